// Generated from kernels/ops/warp/u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/warp/u8.cu`. */
export const WARP_U8: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0
(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
;
.func (.param .b32 func_retval0) z1
(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
;
.func (.param .b32 func_retval0) z2
(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
;
.func (.param .b32 func_retval0) z3(
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
.func (.param .align 4 .b8 func_retval0[16]) z4(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6
)
{
.reg .pred %p<20>;
.reg .b32 %r<51>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
ld.param.u32 %r3,[p2];
ld.param.u32 %r4,[p3];
ld.param.u32 %r5,[p4];
ld.param.u32 %r6,[p5];
ld.param.u32 %r7,[p6];
setp.lt.u32 %p1,%r1,%r5;
mov.u32 %r8,%r1;
@%p1 bra $2;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r1;
.param .b32 q1;
st.param.b32 [q1+0],%r5;
.param .b32 q2;
st.param.b32 [q2+0],%r7;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r8,[retval0+0];
}
$2:
add.s32 %r9,%r1,1;
setp.lt.u32 %p2,%r9,%r5;
@%p2 bra $4;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r10,%r1,1;
st.param.b32 [q0+0],%r10;
.param .b32 q1;
st.param.b32 [q1+0],%r5;
.param .b32 q2;
st.param.b32 [q2+0],%r7;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r9,[retval0+0];
}
$4:
setp.lt.u32 %p3,%r2,%r6;
mov.u32 %r11,%r2;
@%p3 bra $6;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r2;
.param .b32 q1;
st.param.b32 [q1+0],%r6;
.param .b32 q2;
st.param.b32 [q2+0],%r7;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r11,[retval0+0];
}
$6:
add.s32 %r12,%r2,1;
setp.lt.u32 %p4,%r12,%r6;
@%p4 bra $8;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r13,%r2,1;
st.param.b32 [q0+0],%r13;
.param .b32 q1;
st.param.b32 [q1+0],%r6;
.param .b32 q2;
st.param.b32 [q2+0],%r7;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r12,[retval0+0];
}
$8:
min.u32 %r14,%r8,%r9;
add.s32 %r15,%r5,-2;
min.u32 %r16,%r14,%r15;
add.s32 %r17,%r16,1;
min.u32 %r18,%r11,%r12;
add.s32 %r19,%r6,-2;
max.s32 %r20,%r11,%r12;
min.u32 %r21,%r18,%r19;
add.s32 %r22,%r21,1;
setp.le.s32 %p5,%r20,%r22;
setp.gt.s32 %p6,%r6,1;
and.pred %p7,%p6,%p5;
setp.eq.s32 %p8,%r11,%r21;
setp.eq.s32 %p9,%r11,%r22;
setp.eq.s32 %p10,%r12,%r21;
setp.eq.s32 %p11,%r12,%r22;
and.b32 %r23,%r3,65535;
setp.eq.s32 %p12,%r8,%r16;
selp.b32 %r24,%r23,0,%p12;
shr.u32 %r25,%r3,16;
setp.eq.s32 %p13,%r9,%r16;
selp.b32 %r26,%r25,0,%p13;
add.s32 %r27,%r24,%r26;
setp.eq.s32 %p14,%r8,%r17;
selp.b32 %r28,%r3,0,%p14;
setp.eq.s32 %p15,%r9,%r17;
selp.b32 %r29,%r25,0,%p15;
add.s32 %r30,%r28,%r29;
shl.b32 %r31,%r30,16;
or.b32 %r32,%r31,%r27;
and.b32 %r33,%r4,65535;
selp.b32 %r34,%r33,0,%p12;
shr.u32 %r35,%r4,16;
selp.b32 %r36,%r35,0,%p13;
add.s32 %r37,%r34,%r36;
selp.b32 %r38,%r4,0,%p14;
selp.b32 %r39,%r35,0,%p15;
add.s32 %r40,%r38,%r39;
shl.b32 %r41,%r40,16;
or.b32 %r42,%r41,%r37;
max.s32 %r43,%r8,%r9;
setp.le.s32 %p16,%r43,%r17;
setp.gt.s32 %p17,%r5,1;
and.pred %p18,%p17,%p16;
and.pred %p19,%p18,%p7;
selp.b32 %r44,%r32,0,%p8;
selp.b32 %r45,%r42,0,%p10;
selp.b32 %r46,%r32,0,%p9;
selp.b32 %r47,%r42,0,%p11;
add.s32 %r48,%r46,%r47;
add.s32 %r49,%r44,%r45;
selp.b32 %r50,%r16,-1,%p19;
st.param.b32 [func_retval0+0],%r50;
st.param.b32 [func_retval0+4],%r21;
st.param.b32 [func_retval0+8],%r49;
st.param.b32 [func_retval0+12],%r48;
ret;
}
.visible .entry warp_u8_1(
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
.param .u32 p10,
.param .u32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15
)
.maxntid 256,1,1
.minnctapersm 5
{
.reg .pred %p<128>;
.reg .b16 %s<22>;
.reg .f32 %f<74>;
.reg .b32 %r<307>;
.reg .f64 %e<115>;
.reg .b64 %d<179>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.v2.u32 {%r9,%r10},[p5+32];
ld.param.v2.u32 {%r11,%r12},[p5+40];
ld.param.u32 %r13,[p6];
ld.param.u64 %d3,[p8];
ld.param.u32 %r14,[p10];
ld.param.u32 %r15,[p11];
ld.param.u64 %d4,[p5];
ld.param.u64 %d5,[p1];
mov.u32 %r16,%ctaid.z;
mul.lo.s32 %r17,%r16,%r14;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d6,%d1;
mul.wide.s32 %d7,%r17,40;
add.s64 %d8,%d6,%d7;
ld.global.v2.u32 {%r1,%r2},[%d8+32];
ld.global.u64 %d9,[%d8+8];
ld.global.u64 %d10,[%d8];
bra.uni $3;
$2:
ld.param.u64 %d9,[p1+8];
cvt.s64.s32 %d11,%r17;
mul.lo.s64 %d12,%d5,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r12,0;
@%p2 bra $5;
ld.param.u64 %d13,[p4];
cvta.to.global.u64 %d14,%d13;
mul.wide.s32 %d15,%r17,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r9,%r10},[%d16+32];
ld.global.u64 %d17,[%d16+8];
ld.global.u64 %d18,[%d16];
bra.uni $6;
$5:
ld.param.u64 %d17,[p5+8];
ld.param.u64 %d19,[p4];
cvt.s64.s32 %d20,%r17;
mul.lo.s64 %d21,%d4,%d20;
add.s64 %d18,%d19,%d21;
$6:
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,6;
mov.u32 %r20,%ctaid.y;
shl.b32 %r21,%r20,4;
setp.ge.s32 %p3,%r19,%r9;
setp.ge.s32 %p4,%r21,%r10;
or.pred %p5,%p4,%p3;
@%p5 bra $76;
mov.u32 %r22,%tid.x;
and.b32 %r23,%r22,15;
add.s32 %r24,%r19,%r23;
mov.u32 %r25,%tid.y;
shl.b32 %r26,%r25,1;
add.s32 %r27,%r21,%r26;
shr.u32 %r28,%r22,4;
add.s32 %r29,%r27,%r28;
add.s32 %r30,%r10,-1;
min.s32 %r31,%r29,%r30;
mul.wide.s32 %d22,%r17,72;
setp.eq.s32 %p6,%r13,0;
@%p6 bra $12;
setp.ne.s32 %p7,%r13,1;
@%p7 bra $16;
ld.param.u64 %d23,[p8];
ld.param.f64 %e1,[p7+40];
ld.param.f64 %e2,[p7+32];
ld.param.f64 %e3,[p7+24];
ld.param.f64 %e4,[p7+16];
ld.param.f64 %e5,[p7+64];
ld.param.f64 %e6,[p7+56];
ld.param.f64 %e7,[p7+48];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
setp.eq.s64 %p8,%d23,0;
@%p8 bra $11;
ld.param.u64 %d24,[p8];
mul.wide.s32 %d25,%r17,72;
cvta.to.global.u64 %d26,%d24;
add.s64 %d27,%d26,%d25;
ld.global.f64 %e5,[%d27+64];
ld.global.f64 %e6,[%d27+56];
ld.global.f64 %e7,[%d27+48];
ld.global.f64 %e1,[%d27+40];
ld.global.f64 %e2,[%d27+32];
ld.global.f64 %e3,[%d27+24];
ld.global.f64 %e4,[%d27+16];
ld.global.f64 %e8,[%d27+8];
ld.global.f64 %e9,[%d27];
$11:
mov.u32 %r32,%ctaid.x;
mov.u32 %r33,%tid.x;
and.b32 %r34,%r33,15;
shl.b32 %r35,%r32,6;
add.s32 %r36,%r35,%r34;
cvt.rn.f64.u32 %e10,%r31;
fma.rn.f64 %e11,%e8,%e10,%e4;
fma.rn.f64 %e12,%e2,%e10,%e1;
fma.rn.f64 %e13,%e6,%e10,%e5;
cvt.rn.f64.s32 %e14,%r36;
fma.rn.f64 %e15,%e7,%e14,%e13;
rcp.approx.ftz.f64 %e16,%e15;
neg.f64 %e17,%e15;
mov.f64 %e18,0d3FF0000000000000;
fma.rn.f64 %e19,%e17,%e16,%e18;
fma.rn.f64 %e20,%e16,%e19,%e16;
fma.rn.f64 %e21,%e9,%e14,%e11;
mov.f64 %e22,0d4138000000008000;
fma.rn.f64 %e23,%e21,%e20,%e22;
fma.rn.f64 %e24,%e3,%e14,%e12;
fma.rn.f64 %e25,%e24,%e20,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r37},%e23;
}
add.s32 %r38,%r37,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r39},%e25;
}
add.s32 %r40,%r39,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r41,%temp},%e23;
}
shr.u32 %r42,%r41,16;
{
.reg .b32 %temp;
mov.b64 {%r43,%temp},%e25;
}
shr.u32 %r44,%r43,16;
add.f64 %e26,%e14,0d4030000000000000;
fma.rn.f64 %e27,%e7,%e26,%e13;
rcp.approx.ftz.f64 %e28,%e27;
neg.f64 %e29,%e27;
fma.rn.f64 %e30,%e29,%e28,%e18;
fma.rn.f64 %e31,%e28,%e30,%e28;
fma.rn.f64 %e32,%e9,%e26,%e11;
fma.rn.f64 %e33,%e32,%e31,%e22;
fma.rn.f64 %e34,%e3,%e26,%e12;
fma.rn.f64 %e35,%e34,%e31,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r45},%e33;
}
add.s32 %r46,%r45,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r47},%e35;
}
add.s32 %r48,%r47,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r49,%temp},%e33;
}
shr.u32 %r50,%r49,16;
{
.reg .b32 %temp;
mov.b64 {%r51,%temp},%e35;
}
shr.u32 %r52,%r51,16;
add.f64 %e36,%e14,0d4040000000000000;
fma.rn.f64 %e37,%e7,%e36,%e13;
rcp.approx.ftz.f64 %e38,%e37;
neg.f64 %e39,%e37;
fma.rn.f64 %e40,%e39,%e38,%e18;
fma.rn.f64 %e41,%e38,%e40,%e38;
fma.rn.f64 %e42,%e9,%e36,%e11;
fma.rn.f64 %e43,%e42,%e41,%e22;
fma.rn.f64 %e44,%e3,%e36,%e12;
fma.rn.f64 %e45,%e44,%e41,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r53},%e43;
}
add.s32 %r54,%r53,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r55},%e45;
}
add.s32 %r56,%r55,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r57,%temp},%e43;
}
shr.u32 %r58,%r57,16;
{
.reg .b32 %temp;
mov.b64 {%r59,%temp},%e45;
}
shr.u32 %r60,%r59,16;
add.f64 %e46,%e14,0d4048000000000000;
fma.rn.f64 %e47,%e7,%e46,%e13;
rcp.approx.ftz.f64 %e48,%e47;
neg.f64 %e49,%e47;
fma.rn.f64 %e50,%e49,%e48,%e18;
fma.rn.f64 %e51,%e48,%e50,%e48;
fma.rn.f64 %e52,%e9,%e46,%e11;
fma.rn.f64 %e53,%e52,%e51,%e22;
fma.rn.f64 %e54,%e3,%e46,%e12;
fma.rn.f64 %e55,%e54,%e51,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r61},%e53;
}
add.s32 %r62,%r61,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r63},%e55;
}
add.s32 %r64,%r63,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r65,%temp},%e53;
}
shr.u32 %r66,%r65,16;
{
.reg .b32 %temp;
mov.b64 {%r67,%temp},%e55;
}
shr.u32 %r68,%r67,16;
bra.uni $30;
$12:
setp.eq.s64 %p9,%d3,0;
@%p9 bra $14;
ld.param.u64 %d28,[p8];
mul.wide.s32 %d29,%r17,72;
cvta.to.global.u64 %d30,%d28;
add.s64 %d31,%d30,%d29;
cvt.u64.u32 %d32,%r31;
ld.global.u64 %d33,[%d31+8];
mul.lo.s64 %d34,%d33,%d32;
ld.global.u64 %d35,[%d31+16];
add.s64 %d36,%d34,%d35;
ld.global.u64 %d37,[%d31+32];
mul.lo.s64 %d38,%d37,%d32;
ld.global.u64 %d39,[%d31+40];
add.s64 %d40,%d38,%d39;
ld.global.u64 %d41,[%d31];
ld.global.u64 %d42,[%d31+24];
bra.uni $15;
$16:
setp.eq.s32 %p10,%r8,0;
@%p10 bra $18;
cvta.to.global.u64 %d43,%d2;
mul.wide.s32 %d44,%r17,40;
add.s64 %d45,%d43,%d44;
ld.global.v2.u32 {%r5,%r69},[%d45+32];
ld.global.u64 %d46,[%d45+24];
ld.global.u64 %d47,[%d45+16];
ld.global.u64 %d48,[%d45+8];
ld.global.u64 %d49,[%d45];
bra.uni $19;
$14:
ld.param.f64 %e56,[p7+40];
ld.param.f64 %e57,[p7+32];
ld.param.f64 %e58,[p7+24];
ld.param.f64 %e59,[p7+16];
ld.param.f64 %e60,[p7+8];
ld.param.f64 %e61,[p7];
cvt.u64.u32 %d50,%r31;
mov.b64 %d51,%e60;
mul.lo.s64 %d52,%d50,%d51;
mov.b64 %d53,%e59;
add.s64 %d36,%d52,%d53;
mov.b64 %d54,%e57;
mul.lo.s64 %d55,%d50,%d54;
mov.b64 %d56,%e56;
add.s64 %d40,%d55,%d56;
mov.b64 %d42,%e58;
mov.b64 %d41,%e61;
$15:
mov.u32 %r70,%ctaid.x;
mov.u32 %r71,%tid.x;
and.b32 %r72,%r71,15;
shl.b32 %r73,%r70,6;
add.s32 %r74,%r73,%r72;
cvt.u64.u32 %d57,%r74;
mul.lo.s64 %d58,%d41,%d57;
add.s64 %d59,%d58,%d36;
mul.lo.s64 %d60,%d42,%d57;
add.s64 %d61,%d60,%d40;
shr.u64 %d62,%d59,32;
cvt.u32.u64 %r38,%d62;
shr.u64 %d63,%d61,32;
cvt.u32.u64 %r40,%d63;
cvt.u32.u64 %r75,%d59;
shr.u32 %r42,%r75,16;
cvt.u32.u64 %r76,%d61;
shr.u32 %r44,%r76,16;
shl.b64 %d64,%d41,4;
add.s64 %d65,%d59,%d64;
shl.b64 %d66,%d42,4;
add.s64 %d67,%d61,%d66;
shr.u64 %d68,%d65,32;
cvt.u32.u64 %r46,%d68;
shr.u64 %d69,%d67,32;
cvt.u32.u64 %r48,%d69;
cvt.u32.u64 %r77,%d65;
shr.u32 %r50,%r77,16;
cvt.u32.u64 %r78,%d67;
shr.u32 %r52,%r78,16;
add.s64 %d70,%d65,%d64;
add.s64 %d71,%d67,%d66;
shr.u64 %d72,%d70,32;
cvt.u32.u64 %r54,%d72;
shr.u64 %d73,%d71,32;
cvt.u32.u64 %r56,%d73;
cvt.u32.u64 %r79,%d70;
shr.u32 %r58,%r79,16;
cvt.u32.u64 %r80,%d71;
shr.u32 %r60,%r80,16;
add.s64 %d74,%d70,%d64;
add.s64 %d75,%d71,%d66;
shr.u64 %d76,%d74,32;
cvt.u32.u64 %r62,%d76;
shr.u64 %d77,%d75,32;
cvt.u32.u64 %r64,%d77;
cvt.u32.u64 %r81,%d74;
shr.u32 %r66,%r81,16;
cvt.u32.u64 %r82,%d75;
shr.u32 %r68,%r82,16;
bra.uni $30;
$18:
ld.param.u64 %d46,[p3+24];
ld.param.u64 %d47,[p3+16];
ld.param.u64 %d48,[p3+8];
ld.param.u64 %d78,[p3];
cvt.s64.s32 %d79,%r17;
mul.lo.s64 %d80,%d78,%d79;
add.s64 %d49,%d2,%d80;
$19:
add.s32 %r83,%r5,-1;
min.s32 %r84,%r24,%r83;
cvt.s64.s32 %d81,%r31;
mul.lo.s64 %d82,%d48,%d81;
cvt.s64.s32 %d83,%r84;
mul.lo.s64 %d84,%d47,%d83;
add.s64 %d85,%d84,%d82;
add.s64 %d86,%d49,%d85;
add.s32 %r85,%r24,16;
setp.ge.s32 %p11,%r85,%r5;
mov.u64 %d87,%d86;
@%p11 bra $21;
shl.b64 %d88,%d47,4;
add.s64 %d87,%d86,%d88;
$21:
add.s32 %r86,%r24,32;
setp.ge.s32 %p12,%r86,%r5;
mov.u64 %d89,%d86;
@%p12 bra $23;
shl.b64 %d90,%d47,5;
add.s64 %d89,%d86,%d90;
$23:
mov.u32 %r87,%ctaid.x;
mov.u32 %r88,%tid.x;
and.b32 %r89,%r88,15;
shl.b32 %r90,%r87,6;
add.s32 %r91,%r90,%r89;
add.s32 %r92,%r91,48;
setp.ge.s32 %p13,%r92,%r5;
mov.u64 %d91,%d86;
@%p13 bra $25;
mul.lo.s64 %d92,%d47,48;
add.s64 %d91,%d86,%d92;
$25:
setp.ne.s64 %p14,%d46,4;
@%p14 bra $27;
or.b64 %d93,%d47,%d48;
or.b64 %d94,%d93,%d49;
and.b64 %d95,%d94,7;
setp.eq.s64 %p15,%d95,0;
@%p15 bra $28;
$27:
ld.global.nc.f32 %f1,[%d86];
add.s64 %d96,%d86,%d46;
ld.global.nc.f32 %f2,[%d96];
ld.global.nc.f32 %f3,[%d87];
add.s64 %d97,%d87,%d46;
ld.global.nc.f32 %f4,[%d97];
ld.global.nc.f32 %f5,[%d89];
add.s64 %d98,%d89,%d46;
ld.global.nc.f32 %f6,[%d98];
ld.global.nc.f32 %f7,[%d91];
add.s64 %d99,%d91,%d46;
ld.global.nc.f32 %f8,[%d99];
$29:
mov.f32 %f9,0f37000000;
add.rn.f32 %f10,%f1,%f9;
mov.f32 %f11,0f4B400000;
add.rm.f32 %f12,%f10,%f11;
mov.b32 %r93,%f12;
add.s32 %r38,%r93,-1262485504;
sub.rn.f32 %f13,%f12,%f11;
sub.rn.f32 %f14,%f10,%f13;
mov.f32 %f15,0f4B000000;
mov.f32 %f16,0f47800000;
fma.rz.f32 %f17,%f14,%f16,%f15;
mov.b32 %r94,%f17;
and.b32 %r42,%r94,65535;
add.rn.f32 %f18,%f2,%f9;
add.rm.f32 %f19,%f18,%f11;
mov.b32 %r95,%f19;
add.s32 %r40,%r95,-1262485504;
sub.rn.f32 %f20,%f19,%f11;
sub.rn.f32 %f21,%f18,%f20;
fma.rz.f32 %f22,%f21,%f16,%f15;
mov.b32 %r96,%f22;
and.b32 %r44,%r96,65535;
add.rn.f32 %f23,%f3,%f9;
add.rm.f32 %f24,%f23,%f11;
mov.b32 %r97,%f24;
add.s32 %r46,%r97,-1262485504;
sub.rn.f32 %f25,%f24,%f11;
sub.rn.f32 %f26,%f23,%f25;
fma.rz.f32 %f27,%f26,%f16,%f15;
mov.b32 %r98,%f27;
and.b32 %r50,%r98,65535;
add.rn.f32 %f28,%f4,%f9;
add.rm.f32 %f29,%f28,%f11;
mov.b32 %r99,%f29;
add.s32 %r48,%r99,-1262485504;
sub.rn.f32 %f30,%f29,%f11;
sub.rn.f32 %f31,%f28,%f30;
fma.rz.f32 %f32,%f31,%f16,%f15;
mov.b32 %r100,%f32;
and.b32 %r52,%r100,65535;
add.rn.f32 %f33,%f5,%f9;
add.rm.f32 %f34,%f33,%f11;
mov.b32 %r101,%f34;
add.s32 %r54,%r101,-1262485504;
sub.rn.f32 %f35,%f34,%f11;
sub.rn.f32 %f36,%f33,%f35;
fma.rz.f32 %f37,%f36,%f16,%f15;
mov.b32 %r102,%f37;
and.b32 %r58,%r102,65535;
add.rn.f32 %f38,%f6,%f9;
add.rm.f32 %f39,%f38,%f11;
mov.b32 %r103,%f39;
add.s32 %r56,%r103,-1262485504;
sub.rn.f32 %f40,%f39,%f11;
sub.rn.f32 %f41,%f38,%f40;
fma.rz.f32 %f42,%f41,%f16,%f15;
mov.b32 %r104,%f42;
and.b32 %r60,%r104,65535;
add.rn.f32 %f43,%f7,%f9;
add.rm.f32 %f44,%f43,%f11;
mov.b32 %r105,%f44;
add.s32 %r62,%r105,-1262485504;
sub.rn.f32 %f45,%f44,%f11;
sub.rn.f32 %f46,%f43,%f45;
fma.rz.f32 %f47,%f46,%f16,%f15;
mov.b32 %r106,%f47;
and.b32 %r66,%r106,65535;
add.rn.f32 %f48,%f8,%f9;
add.rm.f32 %f49,%f48,%f11;
mov.b32 %r107,%f49;
add.s32 %r64,%r107,-1262485504;
sub.rn.f32 %f50,%f49,%f11;
sub.rn.f32 %f51,%f48,%f50;
fma.rz.f32 %f52,%f51,%f16,%f15;
mov.b32 %r108,%f52;
and.b32 %r68,%r108,65535;
$30:
cvt.u32.u64 %r109,%d10;
and.b32 %r110,%r109,3;
cvt.u32.u64 %r111,%d9;
shl.b32 %r112,%r111,3;
add.s32 %r113,%r2,-1;
mad.lo.s32 %r114,%r113,%r111,%r1;
add.s32 %r115,%r114,%r110;
shl.b32 %r116,%r115,3;
add.s32 %r117,%r116,-64;
or.b32 %r118,%r117,31;
setp.lt.s32 %p16,%r115,8;
add.s32 %r119,%r1,-1;
selp.b32 %r120,0,%r119,%p16;
mov.u32 %r121,0;
shl.b32 %r122,%r109,3;
and.b32 %r123,%r122,24;
mad.lo.s32 %r124,%r44,%r42,65535;
shr.u32 %r125,%r124,16;
mad.lo.s32 %r126,%r125,65535,%r44;
mad.lo.s32 %r127,%r42,65535,65535;
sub.s32 %r128,%r127,%r126;
mad.lo.s32 %r129,%r40,%r112,%r123;
shl.b32 %r130,%r38,3;
add.s32 %r131,%r129,%r130;
add.s32 %r132,%r131,%r112;
setp.lt.u32 %p17,%r38,%r120;
setp.lt.u32 %p18,%r40,%r113;
and.pred %p19,%p17,%p18;
setp.le.u32 %p20,%r132,%r118;
and.pred %p21,%p20,%p19;
selp.u16 %s1,1,0,%p21;
mad.lo.s32 %r133,%r52,%r50,65535;
shr.u32 %r134,%r133,16;
mad.lo.s32 %r135,%r134,65535,%r52;
mad.lo.s32 %r136,%r50,65535,65535;
sub.s32 %r137,%r136,%r135;
mad.lo.s32 %r138,%r48,%r112,%r123;
shl.b32 %r139,%r46,3;
add.s32 %r140,%r138,%r139;
add.s32 %r141,%r140,%r112;
setp.lt.u32 %p22,%r46,%r120;
setp.lt.u32 %p23,%r48,%r113;
and.pred %p24,%p22,%p23;
setp.le.u32 %p25,%r141,%r118;
and.pred %p26,%p25,%p24;
selp.u16 %s2,1,0,%p26;
and.pred %p27,%p21,%p26;
mad.lo.s32 %r142,%r60,%r58,65535;
shr.u32 %r143,%r142,16;
mad.lo.s32 %r144,%r143,65535,%r60;
mad.lo.s32 %r145,%r58,65535,65535;
sub.s32 %r146,%r145,%r144;
mad.lo.s32 %r147,%r56,%r112,%r123;
shl.b32 %r148,%r54,3;
add.s32 %r149,%r147,%r148;
add.s32 %r150,%r149,%r112;
setp.lt.u32 %p28,%r54,%r120;
setp.lt.u32 %p29,%r56,%r113;
and.pred %p30,%p28,%p29;
setp.le.u32 %p31,%r150,%r118;
and.pred %p32,%p31,%p30;
selp.u16 %s3,1,0,%p32;
and.pred %p33,%p27,%p32;
mad.lo.s32 %r151,%r68,%r66,65535;
shr.u32 %r152,%r151,16;
mad.lo.s32 %r153,%r152,65535,%r68;
mad.lo.s32 %r154,%r66,65535,65535;
sub.s32 %r155,%r154,%r153;
mad.lo.s32 %r156,%r64,%r112,%r123;
shl.b32 %r157,%r62,3;
add.s32 %r158,%r156,%r157;
add.s32 %r159,%r158,%r112;
setp.lt.u32 %p34,%r62,%r120;
setp.lt.u32 %p35,%r64,%r113;
and.pred %p36,%p34,%p35;
setp.le.u32 %p37,%r159,%r118;
and.pred %p38,%p37,%p36;
selp.u16 %s4,1,0,%p38;
and.pred %p39,%p33,%p38;
mov.u32 %r160,%r121;
@%p39 bra $40;
ld.param.f32 %f53,[p12];
cvt.rni.s32.f32 %r161,%f53;
max.s32 %r162,%r161,0;
min.s32 %r121,%r162,255;
setp.eq.s32 %p40,%r13,1;
selp.b32 %r163,524288,4194304,%p40;
shl.b32 %r164,%r163,1;
setp.eq.s32 %p41,%r121,0;
setp.ne.s32 %p42,%r15,0;
or.pred %p43,%p42,%p41;
@%p43 bra $34;
bra.uni $32;
$34:
mad.lo.s32 %r165,%r40,%r112,%r123;
mad.lo.s32 %r166,%r48,%r112,%r123;
mad.lo.s32 %r167,%r56,%r112,%r123;
shl.b32 %r168,%r38,3;
shl.b32 %r169,%r46,3;
shl.b32 %r170,%r54,3;
shl.b32 %r171,%r62,3;
add.s32 %r158,%r156,%r171;
add.s32 %r159,%r158,%r112;
setp.le.u32 %p44,%r159,%r118;
mov.u32 %r172,0;
and.pred %p45,%p44,%p36;
selp.u16 %s4,1,0,%p45;
add.s32 %r149,%r167,%r170;
add.s32 %r150,%r149,%r112;
setp.le.u32 %p46,%r150,%r118;
and.pred %p47,%p46,%p30;
selp.u16 %s3,1,0,%p47;
add.s32 %r140,%r166,%r169;
add.s32 %r141,%r140,%r112;
setp.le.u32 %p48,%r141,%r118;
and.pred %p49,%p48,%p24;
selp.u16 %s2,1,0,%p49;
add.s32 %r173,%r165,%r168;
add.s32 %r174,%r173,%r112;
setp.le.u32 %p50,%r174,%r118;
and.pred %p51,%p50,%p19;
selp.u16 %s5,1,0,%p51;
mov.u32 %r175,%r126;
mov.u32 %r176,%r128;
mov.u32 %r160,%r172;
$35:
.pragma "nounroll";
mov.u32 %r177,%r40;
mov.u32 %r178,%r38;
mov.u16 %s1,%s2;
mov.u16 %s2,%s3;
mov.u16 %s3,%s4;
mov.u32 %r128,%r137;
mov.u32 %r126,%r135;
mov.u32 %r137,%r146;
mov.u32 %r135,%r144;
mov.u32 %r146,%r155;
mov.u32 %r144,%r153;
mov.u32 %r131,%r140;
mov.u32 %r132,%r141;
mov.u32 %r140,%r149;
mov.u32 %r141,%r150;
mov.u32 %r149,%r158;
mov.u32 %r150,%r159;
add.s32 %r179,%r178,%r163;
setp.ge.u32 %p52,%r179,%r164;
add.s32 %r180,%r177,%r163;
setp.ge.u32 %p53,%r180,%r164;
or.pred %p54,%p52,%p53;
setp.ne.s32 %p55,%r13,0;
and.pred %p56,%p55,%p54;
add.s32 %r181,%r178,1;
setp.le.u32 %p57,%r181,%r1;
add.s32 %r182,%r177,1;
setp.le.u32 %p58,%r182,%r2;
and.pred %p59,%p57,%p58;
or.pred %p60,%p59,%p56;
not.pred %p61,%p60;
setp.eq.s32 %p62,%r15,0;
and.pred %p63,%p62,%p61;
and.b16 %s6,%s5,255;
setp.ne.s16 %p64,%s6,0;
or.pred %p65,%p64,%p63;
@%p65 bra $39;
mov.u16 %s5,0;
@%p56 bra $38;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r178;
.param .b32 q1;
st.param.b32 [q1+0],%r177;
.param .b32 q2;
st.param.b32 [q2+0],%r176;
.param .b32 q3;
st.param.b32 [q3+0],%r175;
.param .b32 q4;
st.param.b32 [q4+0],%r1;
.param .b32 q5;
st.param.b32 [q5+0],%r2;
.param .b32 q6;
st.param.b32 [q6+0],%r15;
.param .align 4 .b8 retval0[16];
call.uni (retval0),
z4,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r183,[retval0+0];
ld.param.b32 %r184,[retval0+4];
ld.param.b32 %r176,[retval0+8];
ld.param.b32 %r175,[retval0+12];
}
mad.lo.s32 %r185,%r184,%r112,%r123;
shl.b32 %r186,%r183,3;
add.s32 %r173,%r185,%r186;
add.s32 %r174,%r173,%r112;
setp.lt.u32 %p66,%r183,%r120;
setp.le.u32 %p67,%r174,%r118;
and.pred %p68,%p66,%p67;
selp.u16 %s5,1,0,%p68;
$38:
mov.u32 %r187,1;
shl.b32 %r188,%r187,%r172;
setp.eq.s16 %p69,%s5,0;
selp.b32 %r189,%r188,0,%p69;
or.b32 %r160,%r189,%r160;
$39:
mov.u16 %s4,%s5;
mov.u32 %r155,%r176;
mov.u32 %r153,%r175;
mov.u32 %r158,%r173;
mov.u32 %r159,%r174;
add.s32 %r172,%r172,1;
setp.ne.s32 %p70,%r172,4;
mov.u32 %r174,%r132;
mov.u32 %r173,%r131;
mov.u32 %r175,%r126;
mov.u32 %r176,%r128;
mov.u16 %s5,%s1;
mov.u32 %r38,%r46;
mov.u32 %r40,%r48;
mov.u32 %r46,%r54;
mov.u32 %r48,%r56;
mov.u32 %r54,%r62;
mov.u32 %r56,%r64;
mov.u32 %r62,%r178;
mov.u32 %r64,%r177;
@%p70 bra $35;
bra.uni $40;
$32:
mad.lo.s32 %r190,%r40,%r112,%r123;
mad.lo.s32 %r191,%r48,%r112,%r123;
mad.lo.s32 %r192,%r56,%r112,%r123;
shl.b32 %r193,%r38,3;
shl.b32 %r194,%r46,3;
shl.b32 %r195,%r54,3;
shl.b32 %r196,%r62,3;
add.s32 %r197,%r156,%r196;
add.s32 %r198,%r197,%r112;
setp.le.u32 %p71,%r198,%r118;
mov.u32 %r199,0;
and.pred %p72,%p71,%p36;
selp.u16 %s7,1,0,%p72;
add.s32 %r149,%r192,%r195;
add.s32 %r150,%r149,%r112;
setp.le.u32 %p73,%r150,%r118;
and.pred %p74,%p73,%p30;
selp.u16 %s3,1,0,%p74;
add.s32 %r140,%r191,%r194;
add.s32 %r141,%r140,%r112;
setp.le.u32 %p75,%r141,%r118;
and.pred %p76,%p75,%p24;
selp.u16 %s2,1,0,%p76;
add.s32 %r131,%r190,%r193;
add.s32 %r132,%r131,%r112;
setp.le.u32 %p77,%r132,%r118;
and.pred %p78,%p77,%p19;
selp.u16 %s1,1,0,%p78;
mov.u32 %r160,%r199;
mov.u32 %r200,%r153;
mov.u32 %r201,%r155;
$33:
.pragma "nounroll";
mov.u32 %r202,%r40;
mov.u32 %r203,%r38;
mov.u16 %s4,%s1;
mov.u16 %s1,%s2;
mov.u16 %s2,%s3;
mov.u16 %s3,%s7;
mov.u32 %r155,%r128;
mov.u32 %r153,%r126;
mov.u32 %r128,%r137;
mov.u32 %r126,%r135;
mov.u32 %r137,%r146;
mov.u32 %r135,%r144;
mov.u32 %r146,%r201;
mov.u32 %r144,%r200;
mov.u32 %r158,%r131;
mov.u32 %r159,%r132;
mov.u32 %r131,%r140;
mov.u32 %r132,%r141;
mov.u32 %r140,%r149;
mov.u32 %r141,%r150;
mov.u32 %r149,%r197;
mov.u32 %r150,%r198;
add.s32 %r204,%r203,%r163;
setp.ge.u32 %p79,%r204,%r164;
add.s32 %r205,%r202,%r163;
setp.ge.u32 %p80,%r205,%r164;
or.pred %p81,%p79,%p80;
setp.ne.s32 %p82,%r13,0;
and.pred %p83,%p82,%p81;
add.s32 %r206,%r203,1;
mov.u32 %r207,1;
setp.le.u32 %p84,%r206,%r1;
add.s32 %r208,%r202,1;
setp.le.u32 %p85,%r208,%r2;
and.pred %p86,%p84,%p85;
or.pred %p87,%p86,%p83;
and.b16 %s8,%s4,255;
setp.eq.s16 %p88,%s8,0;
and.pred %p89,%p88,%p87;
shl.b32 %r209,%r207,%r199;
selp.b32 %r210,%r209,0,%p89;
or.b32 %r160,%r160,%r210;
add.s32 %r199,%r199,1;
setp.eq.s32 %p90,%r199,4;
mov.u32 %r198,%r159;
mov.u32 %r197,%r158;
mov.u32 %r200,%r153;
mov.u32 %r201,%r155;
mov.u16 %s7,%s4;
mov.u32 %r38,%r46;
mov.u32 %r40,%r48;
mov.u32 %r46,%r54;
mov.u32 %r48,%r56;
mov.u32 %r54,%r62;
mov.u32 %r56,%r64;
mov.u32 %r62,%r203;
mov.u32 %r64,%r202;
@%p90 bra $40;
bra.uni $33;
$40:
mov.u32 %r211,%tid.x;
and.b32 %r212,%r211,15;
ld.param.u32 %r213,[p10];
ld.param.u32 %r214,[p9];
mov.u32 %r215,%ctaid.x;
and.b16 %s9,%s1,255;
setp.eq.s16 %p91,%s9,0;
selp.b32 %r216,0,%r132,%p91;
selp.b32 %r217,0,%r131,%p91;
and.b16 %s10,%s2,255;
setp.eq.s16 %p92,%s10,0;
selp.b32 %r218,0,%r141,%p92;
selp.b32 %r219,0,%r140,%p92;
and.b16 %s11,%s3,255;
setp.eq.s16 %p93,%s11,0;
selp.b32 %r220,0,%r150,%p93;
selp.b32 %r221,0,%r149,%p93;
and.b16 %s12,%s4,255;
setp.eq.s16 %p94,%s12,0;
selp.b32 %r222,0,%r159,%p94;
selp.b32 %r223,0,%r158,%p94;
and.b64 %d100,%d10,3;
sub.s64 %d101,%d10,%d100;
cvt.u32.u64 %r224,%d17;
mul.lo.s32 %r225,%r31,%r224;
bfi.b32 %r226,%r215,%r212,6,26;
add.s32 %r227,%r225,%r226;
cvt.u64.u32 %d102,%r227;
add.s64 %d103,%d18,%d102;
sub.s32 %r228,%r214,%r17;
min.s32 %r229,%r228,%r213;
setp.lt.s32 %p95,%r229,1;
@%p95 bra $49;
shr.u32 %r230,%r217,5;
cvt.u64.u32 %d104,%r230;
shr.u32 %r231,%r216,5;
cvt.u64.u32 %d105,%r231;
shr.u32 %r232,%r219,5;
cvt.u64.u32 %d106,%r232;
shr.u32 %r233,%r218,5;
cvt.u64.u32 %d107,%r233;
shr.u32 %r234,%r221,5;
cvt.u64.u32 %d108,%r234;
shr.u32 %r235,%r220,5;
cvt.u64.u32 %d109,%r235;
shr.u32 %r236,%r223,5;
cvt.u64.u32 %d110,%r236;
shr.u32 %r237,%r222,5;
cvt.u64.u32 %d111,%r237;
setp.ne.s16 %p96,%s9,0;
selp.u16 %s13,1,0,%p96;
or.b16 %s14,%s2,%s13;
and.b16 %s15,%s14,255;
setp.ne.s16 %p97,%s15,0;
selp.u16 %s16,1,0,%p97;
or.b16 %s17,%s3,%s16;
and.b16 %s18,%s17,255;
setp.ne.s16 %p98,%s18,0;
selp.u16 %s19,1,0,%p98;
or.b16 %s20,%s4,%s19;
mov.u32 %r238,0;
and.b16 %s21,%s20,255;
shl.b64 %d112,%d104,2;
shl.b64 %d113,%d105,2;
shl.b64 %d114,%d106,2;
shl.b64 %d115,%d107,2;
shl.b64 %d116,%d108,2;
shl.b64 %d117,%d109,2;
shl.b64 %d118,%d110,2;
shl.b64 %d119,%d111,2;
$42:
.pragma "nounroll";
setp.eq.s16 %p99,%s21,0;
@%p99 bra $44;
add.s64 %d120,%d101,%d112;
ld.global.nc.u32 %r239,[%d120];
add.s64 %d121,%d120,4;
ld.global.nc.u32 %r240,[%d121];
add.s64 %d122,%d101,%d113;
ld.global.nc.u32 %r241,[%d122];
add.s64 %d123,%d122,4;
ld.global.nc.u32 %r242,[%d123];
add.s64 %d124,%d101,%d114;
ld.global.nc.u32 %r243,[%d124];
add.s64 %d125,%d124,4;
ld.global.nc.u32 %r244,[%d125];
add.s64 %d126,%d101,%d115;
ld.global.nc.u32 %r245,[%d126];
add.s64 %d127,%d126,4;
ld.global.nc.u32 %r246,[%d127];
add.s64 %d128,%d101,%d116;
ld.global.nc.u32 %r247,[%d128];
add.s64 %d129,%d128,4;
ld.global.nc.u32 %r248,[%d129];
add.s64 %d130,%d101,%d117;
ld.global.nc.u32 %r249,[%d130];
add.s64 %d131,%d130,4;
ld.global.nc.u32 %r250,[%d131];
add.s64 %d132,%d101,%d118;
ld.global.nc.u32 %r251,[%d132];
add.s64 %d133,%d132,4;
ld.global.nc.u32 %r252,[%d133];
add.s64 %d134,%d101,%d119;
ld.global.nc.u32 %r253,[%d134];
add.s64 %d135,%d134,4;
ld.global.nc.u32 %r254,[%d135];
shf.r.wrap.b32 %r255,%r239,%r240,%r217;
shf.r.wrap.b32 %r256,%r241,%r242,%r216;
mov.u32 %r257,21520;
prmt.b32 %r258,%r255,%r256,%r257;
mov.u32 %r259,32768;
mov.u32 %r260,%r259;
dp2a.lo.u32.u32 %r260,%r128,%r258,%r260;
dp2a.hi.u32.u32 %r260,%r126,%r258,%r260;
shr.u32 %r261,%r260,16;
shf.r.wrap.b32 %r262,%r243,%r244,%r219;
shf.r.wrap.b32 %r263,%r245,%r246,%r218;
prmt.b32 %r264,%r262,%r263,%r257;
mov.u32 %r265,%r259;
dp2a.lo.u32.u32 %r265,%r137,%r264,%r265;
dp2a.hi.u32.u32 %r265,%r135,%r264,%r265;
shr.u32 %r266,%r265,16;
shf.r.wrap.b32 %r267,%r247,%r248,%r221;
shf.r.wrap.b32 %r268,%r249,%r250,%r220;
prmt.b32 %r269,%r267,%r268,%r257;
mov.u32 %r270,%r259;
dp2a.lo.u32.u32 %r270,%r146,%r269,%r270;
dp2a.hi.u32.u32 %r270,%r144,%r269,%r270;
shr.u32 %r271,%r270,16;
shf.r.wrap.b32 %r272,%r251,%r252,%r223;
shf.r.wrap.b32 %r273,%r253,%r254,%r222;
prmt.b32 %r274,%r272,%r273,%r257;
dp2a.lo.u32.u32 %r259,%r155,%r274,%r259;
dp2a.hi.u32.u32 %r259,%r153,%r274,%r259;
shr.u32 %r275,%r259,16;
$44:
selp.b32 %r261,%r121,%r261,%p91;
selp.b32 %r266,%r121,%r266,%p92;
selp.b32 %r271,%r121,%r271,%p93;
selp.b32 %r276,%r121,%r275,%p94;
mov.u32 %r277,0;
$45:
.pragma "nounroll";
mov.u32 %r275,%r261;
mov.u32 %r261,%r266;
mov.u32 %r266,%r271;
mov.u32 %r271,%r276;
shl.b32 %r278,%r277,4;
add.s32 %r279,%r278,%r226;
setp.ge.s32 %p100,%r279,%r9;
setp.ge.s32 %p101,%r29,%r10;
or.pred %p102,%p101,%p100;
@%p102 bra $47;
cvt.s64.s32 %d136,%r278;
add.s64 %d137,%d103,%d136;
st.u8 [%d137],%r275;
$47:
add.s32 %r277,%r277,1;
setp.ne.s32 %p103,%r277,4;
mov.u32 %r276,%r275;
@%p103 bra $45;
add.s64 %d101,%d101,%d5;
add.s64 %d103,%d103,%d4;
add.s32 %r238,%r238,1;
setp.lt.s32 %p104,%r238,%r229;
@%p104 bra $42;
$49:
bar.warp.sync -1;
setp.ge.s32 %p105,%r29,%r10;
setp.eq.s32 %p106,%r160,0;
or.pred %p107,%p105,%p106;
@%p107 bra $76;
ld.param.u64 %d138,[p3];
ld.param.u64 %d139,[p8];
cvt.s64.s32 %d140,%r17;
mul.lo.s64 %d141,%d138,%d140;
add.s64 %d142,%d2,%d141;
cvt.s64.s32 %d143,%r31;
cvt.u64.u32 %d144,%r31;
cvt.rn.f64.u32 %e62,%r31;
cvt.rn.f64.s32 %e63,%r31;
mov.u32 %r280,0;
$51:
.pragma "nounroll";
shl.b32 %r281,%r280,4;
add.s32 %r282,%r281,%r226;
and.b32 %r283,%r160,1;
setp.eq.b32 %p108,%r283,1;
not.pred %p109,%p108;
setp.ge.s32 %p110,%r282,%r9;
or.pred %p111,%p109,%p110;
@%p111 bra $75;
ld.param.u64 %d145,[p3+24];
ld.param.u64 %d146,[p3+16];
ld.param.u64 %d147,[p3+8];
setp.eq.s32 %p112,%r8,0;
mov.u64 %d148,%d142;
@%p112 bra $54;
cvta.to.global.u64 %d149,%d2;
mul.wide.s32 %d150,%r17,40;
add.s64 %d151,%d149,%d150;
ld.global.u64 %d145,[%d151+24];
ld.global.u64 %d146,[%d151+16];
ld.global.u64 %d147,[%d151+8];
ld.global.u64 %d148,[%d151];
$54:
ld.param.f64 %e64,[p7+16];
ld.param.f64 %e65,[p7+8];
ld.param.f64 %e66,[p7];
ld.param.f64 %e67,[p7+64];
ld.param.f64 %e68,[p7+56];
ld.param.f64 %e69,[p7+48];
ld.param.f64 %e70,[p7+40];
ld.param.f64 %e71,[p7+32];
ld.param.f64 %e72,[p7+24];
setp.eq.s64 %p113,%d139,0;
@%p113 bra $56;
add.s64 %d152,%d139,%d22;
ld.f64 %e67,[%d152+64];
ld.f64 %e68,[%d152+56];
ld.f64 %e69,[%d152+48];
ld.f64 %e70,[%d152+40];
ld.f64 %e71,[%d152+32];
ld.f64 %e72,[%d152+24];
ld.f64 %e64,[%d152+16];
ld.f64 %e65,[%d152+8];
ld.f64 %e66,[%d152];
$56:
@%p6 bra $63;
setp.ne.s32 %p114,%r13,1;
@%p114 bra $64;
fma.rn.f64 %e73,%e65,%e62,%e64;
cvt.rn.f64.s32 %e74,%r282;
fma.rn.f64 %e75,%e68,%e62,%e67;
fma.rn.f64 %e76,%e69,%e74,%e75;
rcp.approx.ftz.f64 %e77,%e76;
neg.f64 %e78,%e76;
mov.f64 %e79,0d3FF0000000000000;
fma.rn.f64 %e80,%e78,%e77,%e79;
fma.rn.f64 %e81,%e77,%e80,%e77;
fma.rn.f64 %e82,%e66,%e74,%e73;
mov.f64 %e83,0d4138000000008000;
fma.rn.f64 %e84,%e82,%e81,%e83;
fma.rn.f64 %e85,%e71,%e62,%e70;
fma.rn.f64 %e86,%e72,%e74,%e85;
fma.rn.f64 %e87,%e86,%e81,%e83;
{
.reg .b32 %temp;
mov.b64 {%temp,%r284},%e84;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r285},%e87;
}
and.b32 %r286,%r284,-1048576;
setp.eq.s32 %p115,%r286,1093664768;
and.b32 %r287,%r285,-1048576;
setp.eq.s32 %p116,%r287,1093664768;
and.pred %p117,%p115,%p116;
@%p117 bra $62;
bra.uni $59;
$62:
{
.reg .b32 %temp;
mov.b64 {%r288,%temp},%e84;
}
{
.reg .b32 %temp;
mov.b64 {%r289,%temp},%e87;
}
add.s32 %r290,%r285,-1094189056;
add.s32 %r291,%r284,-1094189056;
shr.u32 %r292,%r289,16;
shr.u32 %r293,%r288,16;
bra.uni $72;
$63:
mov.b64 %d153,%e70;
mov.b64 %d154,%e65;
mul.lo.s64 %d155,%d154,%d144;
mov.b64 %d156,%e64;
add.s64 %d157,%d155,%d156;
mov.b64 %d158,%e71;
mul.lo.s64 %d159,%d158,%d144;
add.s64 %d160,%d159,%d153;
cvt.u64.u32 %d161,%r282;
mov.b64 %d162,%e66;
mul.lo.s64 %d163,%d162,%d161;
add.s64 %d164,%d157,%d163;
mov.b64 %d165,%e72;
mul.lo.s64 %d166,%d165,%d161;
add.s64 %d167,%d160,%d166;
shr.u64 %d168,%d164,32;
shr.u64 %d169,%d167,32;
cvt.u32.u64 %r294,%d164;
cvt.u32.u64 %r295,%d167;
shr.u32 %r292,%r295,16;
shr.u32 %r293,%r294,16;
cvt.u32.u64 %r290,%d169;
cvt.u32.u64 %r291,%d168;
bra.uni $72;
$64:
setp.ne.s32 %p118,%r13,0;
cvt.s64.s32 %d170,%r282;
mul.lo.s64 %d171,%d146,%d170;
mul.lo.s64 %d172,%d147,%d143;
add.s64 %d173,%d172,%d171;
add.s64 %d174,%d148,%d173;
ld.global.nc.f32 %f54,[%d174];
add.s64 %d175,%d174,%d145;
ld.global.nc.f32 %f55,[%d175];
mov.f32 %f56,0f37000000;
add.rn.f32 %f57,%f54,%f56;
mov.f32 %f58,0f4B400000;
add.rm.f32 %f59,%f57,%f58;
mov.b32 %r296,%f59;
sub.rn.f32 %f60,%f59,%f58;
sub.rn.f32 %f61,%f57,%f60;
add.rn.f32 %f62,%f55,%f56;
add.rm.f32 %f63,%f62,%f58;
mov.b32 %r297,%f63;
sub.rn.f32 %f64,%f63,%f58;
sub.rn.f32 %f65,%f62,%f64;
and.b32 %r298,%r296,-8388608;
setp.ne.s32 %p119,%r298,1258291200;
and.b32 %r299,%r297,-8388608;
setp.ne.s32 %p120,%r299,1258291200;
or.pred %p121,%p119,%p120;
and.pred %p122,%p118,%p121;
@%p122 bra $66;
bra.uni $65;
$66:
cvt.f64.f32 %e88,%f54;
cvt.f64.f32 %e89,%f55;
bra.uni $67;
$59:
mul.rn.f64 %e90,%e65,%e63;
fma.rn.f64 %e91,%e66,%e74,%e90;
add.rn.f64 %e92,%e91,%e64;
mul.rn.f64 %e93,%e71,%e63;
fma.rn.f64 %e94,%e72,%e74,%e93;
add.rn.f64 %e95,%e94,%e70;
mul.rn.f64 %e96,%e68,%e63;
fma.rn.f64 %e97,%e69,%e74,%e96;
add.rn.f64 %e98,%e97,%e67;
setp.eq.f64 %p123,%e98,0d0000000000000000;
mov.f64 %e99,0d0000000000000000;
@%p123 bra $61;
rcp.rn.f64 %e99,%e98;
$61:
mul.rn.f64 %e88,%e92,%e99;
mul.rn.f64 %e89,%e95,%e99;
$67:
mov.f64 %e100,0dC1CDCD6500000000;
max.f64 %e101,%e88,%e100;
mov.f64 %e102,0d41CDCD6500000000;
min.f64 %e103,%e101,%e102;
mov.f64 %e104,0d4338000000000000;
add.rn.f64 %e105,%e103,%e104;
sub.rn.f64 %e106,%e105,%e104;
sub.rn.f64 %e107,%e103,%e106;
{
.reg .b32 %temp;
mov.b64 {%r291,%temp},%e105;
}
setp.geu.f64 %p124,%e107,0d0000000000000000;
@%p124 bra $69;
add.s32 %r291,%r291,-1;
mov.f64 %e108,0d3FF0000000000000;
add.rn.f64 %e107,%e107,%e108;
$69:
max.f64 %e109,%e89,%e100;
min.f64 %e110,%e109,%e102;
add.rn.f64 %e111,%e110,%e104;
sub.rn.f64 %e112,%e111,%e104;
sub.rn.f64 %e113,%e110,%e112;
{
.reg .b32 %temp;
mov.b64 {%r290,%temp},%e111;
}
setp.geu.f64 %p125,%e113,0d0000000000000000;
@%p125 bra $71;
add.s32 %r290,%r290,-1;
mov.f64 %e114,0d3FF0000000000000;
add.rn.f64 %e113,%e113,%e114;
$71:
cvt.rn.f32.f64 %f66,%e107;
mul.f32 %f67,%f66,0f47800000;
cvt.rzi.u32.f32 %r300,%f67;
cvt.rn.f32.f64 %f68,%e113;
mul.f32 %f69,%f68,0f47800000;
cvt.rzi.u32.f32 %r301,%f69;
min.u32 %r292,%r301,65535;
min.u32 %r293,%r300,65535;
bra.uni $72;
$65:
mov.f32 %f70,0f4B000000;
mov.f32 %f71,0f47800000;
fma.rz.f32 %f72,%f61,%f71,%f70;
mov.b32 %r302,%f72;
fma.rz.f32 %f73,%f65,%f71,%f70;
mov.b32 %r303,%f73;
and.b32 %r292,%r303,65535;
and.b32 %r293,%r302,65535;
add.s32 %r290,%r297,-1262485504;
add.s32 %r291,%r296,-1262485504;
$72:
@%p95 bra $75;
add.s32 %r304,%r282,%r225;
cvt.u64.u32 %d176,%r304;
add.s64 %d177,%d18,%d176;
mov.u32 %r305,0;
mov.u64 %d178,%d10;
$74:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d178;
.param .b32 q1;
st.param.b32 [q1+0],%r111;
.param .b32 q2;
st.param.b32 [q2+0],%r1;
.param .b32 q3;
st.param.b32 [q3+0],%r2;
.param .b32 q4;
st.param.b32 [q4+0],%r291;
.param .b32 q5;
st.param.b32 [q5+0],%r290;
.param .b32 q6;
st.param.b32 [q6+0],%r293;
.param .b32 q7;
st.param.b32 [q7+0],%r292;
.param .b32 q8;
st.param.b32 [q8+0],%r15;
.param .b32 q9;
st.param.b32 [q9+0],%r121;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6,
q7,
q8,
q9
);
ld.param.b32 %r306,[retval0+0];
}
st.u8 [%d177],%r306;
add.s64 %d178,%d178,%d5;
add.s64 %d177,%d177,%d4;
add.s32 %r305,%r305,1;
setp.lt.s32 %p126,%r305,%r229;
@%p126 bra $74;
$75:
add.s32 %r280,%r280,1;
shr.u32 %r160,%r160,1;
setp.ne.s32 %p127,%r160,0;
@%p127 bra $51;
$76:
ret;
$28:
ld.global.nc.v2.f32 {%f1,%f2},[%d86];
ld.global.nc.v2.f32 {%f3,%f4},[%d87];
ld.global.nc.v2.f32 {%f5,%f6},[%d89];
ld.global.nc.v2.f32 {%f7,%f8},[%d91];
bra.uni $29;
}
.func (.param .b32 func_retval0) z0(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
{
.reg .pred %p<9>;
.reg .b32 %r<51>;
.reg .b64 %d<10>;
ld.param.u64 %d1,[p0];
ld.param.u32 %r1,[p1];
ld.param.u32 %r2,[p2];
ld.param.u32 %r3,[p3];
ld.param.u32 %r4,[p4];
ld.param.u32 %r5,[p5];
ld.param.u32 %r6,[p6];
ld.param.u32 %r7,[p7];
ld.param.u32 %r8,[p8];
ld.param.u32 %r9,[p9];
setp.lt.u32 %p1,%r4,%r2;
mov.u32 %r10,%r4;
@%p1 bra $2;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r4;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r10,[retval0+0];
}
$2:
setp.lt.u32 %p2,%r5,%r3;
mov.u32 %r11,%r5;
@%p2 bra $4;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r5;
.param .b32 q1;
st.param.b32 [q1+0],%r3;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r11,[retval0+0];
}
$4:
add.s32 %r12,%r4,1;
setp.lt.u32 %p3,%r12,%r2;
@%p3 bra $6;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r13,%r4,1;
st.param.b32 [q0+0],%r13;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r12,[retval0+0];
}
$6:
add.s32 %r14,%r5,1;
setp.lt.u32 %p4,%r14,%r3;
@%p4 bra $8;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r15,%r5,1;
st.param.b32 [q0+0],%r15;
.param .b32 q1;
st.param.b32 [q1+0],%r3;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r14,[retval0+0];
}
$8:
or.b32 %r16,%r10,%r11;
setp.gt.s32 %p5,%r16,-1;
mul.lo.s32 %r17,%r11,%r1;
add.s32 %r18,%r17,%r10;
selp.b32 %r19,%r18,0,%p5;
cvt.u64.u32 %d2,%r19;
add.s64 %d3,%d1,%d2;
ld.global.nc.u8 %r20,[%d3];
selp.b32 %r21,%r20,%r9,%p5;
and.b32 %r22,%r21,255;
or.b32 %r23,%r12,%r11;
setp.gt.s32 %p6,%r23,-1;
add.s32 %r24,%r17,%r12;
selp.b32 %r25,%r24,0,%p6;
cvt.u64.u32 %d4,%r25;
add.s64 %d5,%d1,%d4;
ld.global.nc.u8 %r26,[%d5];
selp.b32 %r27,%r26,%r9,%p6;
and.b32 %r28,%r27,255;
or.b32 %r29,%r10,%r14;
setp.gt.s32 %p7,%r29,-1;
mul.lo.s32 %r30,%r14,%r1;
add.s32 %r31,%r30,%r10;
selp.b32 %r32,%r31,0,%p7;
cvt.u64.u32 %d6,%r32;
add.s64 %d7,%d1,%d6;
ld.global.nc.u8 %r33,[%d7];
selp.b32 %r34,%r33,%r9,%p7;
and.b32 %r35,%r34,255;
or.b32 %r36,%r12,%r14;
setp.gt.s32 %p8,%r36,-1;
add.s32 %r37,%r30,%r12;
selp.b32 %r38,%r37,0,%p8;
cvt.u64.u32 %d8,%r38;
add.s64 %d9,%d1,%d8;
ld.global.nc.u8 %r39,[%d9];
selp.b32 %r40,%r39,%r9,%p8;
and.b32 %r41,%r40,255;
mad.lo.s32 %r42,%r7,%r6,65535;
shr.u32 %r43,%r42,16;
mad.lo.s32 %r44,%r43,65535,%r7;
mad.lo.s32 %r45,%r6,65535,65535;
sub.s32 %r46,%r45,%r44;
prmt.b32 %r47,%r41,%r35,30212;
prmt.b32 %r48,%r28,%r22,30212;
mov.u32 %r49,32768;
dp2a.lo.u32.u32 %r49,%r46,%r48,%r49;
dp2a.lo.u32.u32 %r49,%r44,%r47,%r49;
shr.u32 %r50,%r49,16;
st.param.b32 [func_retval0+0],%r50;
ret;
}
.visible .entry warp_u8_3(
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
.param .u32 p10,
.param .u32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15
)
.maxntid 256,1,1
.minnctapersm 5
{
.reg .pred %p<121>;
.reg .b16 %s<20>;
.reg .f32 %f<76>;
.reg .b32 %r<338>;
.reg .f64 %e<114>;
.reg .b64 %d<187>;
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
ld.param.u64 %d4,[p8];
ld.param.u32 %r14,[p10];
ld.param.u32 %r15,[p11];
ld.param.f64 %e1,[p7+40];
ld.param.u64 %d5,[p5+8];
ld.param.u64 %d6,[p5];
ld.param.u64 %d7,[p1+8];
ld.param.u64 %d8,[p1];
mov.u32 %r16,%ctaid.z;
mul.lo.s32 %r17,%r16,%r14;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d9,%d1;
mul.wide.s32 %d10,%r17,40;
add.s64 %d11,%d9,%d10;
ld.global.v2.u32 {%r1,%r2},[%d11+32];
ld.global.u64 %d7,[%d11+8];
ld.global.u64 %d12,[%d11];
bra.uni $3;
$2:
cvt.s64.s32 %d13,%r17;
mul.lo.s64 %d14,%d8,%d13;
add.s64 %d12,%d1,%d14;
$3:
setp.eq.s32 %p2,%r12,0;
@%p2 bra $5;
cvta.to.global.u64 %d15,%d3;
mul.wide.s32 %d16,%r17,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r9,%r10},[%d17+32];
ld.global.u64 %d5,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $6;
$5:
cvt.s64.s32 %d19,%r17;
mul.lo.s64 %d20,%d6,%d19;
add.s64 %d18,%d3,%d20;
$6:
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,6;
mov.u32 %r20,%ctaid.y;
shl.b32 %r21,%r20,4;
setp.ge.s32 %p3,%r19,%r9;
setp.ge.s32 %p4,%r21,%r10;
or.pred %p5,%p4,%p3;
@%p5 bra $82;
mov.u32 %r22,%tid.x;
and.b32 %r23,%r22,15;
add.s32 %r24,%r19,%r23;
mov.u32 %r25,%tid.y;
shl.b32 %r26,%r25,1;
add.s32 %r27,%r21,%r26;
shr.u32 %r28,%r22,4;
add.s32 %r29,%r27,%r28;
add.s32 %r30,%r10,-1;
min.s32 %r31,%r29,%r30;
cvta.to.global.u64 %d21,%d4;
mul.wide.s32 %d22,%r17,72;
add.s64 %d23,%d21,%d22;
setp.eq.s32 %p6,%r13,0;
@%p6 bra $12;
setp.ne.s32 %p7,%r13,1;
@%p7 bra $16;
ld.param.f64 %e2,[p7+32];
ld.param.f64 %e3,[p7+24];
ld.param.f64 %e4,[p7];
ld.param.u64 %d24,[p8];
ld.param.f64 %e5,[p7+64];
ld.param.f64 %e6,[p7+56];
ld.param.f64 %e7,[p7+48];
ld.param.f64 %e8,[p7+16];
ld.param.f64 %e9,[p7+8];
setp.eq.s64 %p8,%d24,0;
@%p8 bra $11;
ld.param.u64 %d25,[p8];
mul.wide.s32 %d26,%r17,72;
cvta.to.global.u64 %d27,%d25;
add.s64 %d28,%d27,%d26;
ld.global.f64 %e5,[%d28+64];
ld.global.f64 %e6,[%d28+56];
ld.global.f64 %e7,[%d28+48];
ld.global.f64 %e1,[%d28+40];
ld.global.f64 %e2,[%d28+32];
ld.global.f64 %e3,[%d28+24];
ld.global.f64 %e8,[%d28+16];
ld.global.f64 %e9,[%d28+8];
ld.global.f64 %e4,[%d28];
$11:
cvt.rn.f64.u32 %e10,%r31;
fma.rn.f64 %e11,%e9,%e10,%e8;
fma.rn.f64 %e12,%e2,%e10,%e1;
fma.rn.f64 %e13,%e6,%e10,%e5;
cvt.rn.f64.s32 %e14,%r24;
fma.rn.f64 %e15,%e7,%e14,%e13;
rcp.approx.ftz.f64 %e16,%e15;
neg.f64 %e17,%e15;
mov.f64 %e18,0d3FF0000000000000;
fma.rn.f64 %e19,%e17,%e16,%e18;
fma.rn.f64 %e20,%e16,%e19,%e16;
fma.rn.f64 %e21,%e4,%e14,%e11;
mov.f64 %e22,0d4138000000008000;
fma.rn.f64 %e23,%e21,%e20,%e22;
fma.rn.f64 %e24,%e3,%e14,%e12;
fma.rn.f64 %e25,%e24,%e20,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r32},%e23;
}
add.s32 %r33,%r32,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r34},%e25;
}
add.s32 %r35,%r34,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r36,%temp},%e23;
}
shr.u32 %r37,%r36,16;
{
.reg .b32 %temp;
mov.b64 {%r38,%temp},%e25;
}
shr.u32 %r39,%r38,16;
add.f64 %e26,%e14,0d4030000000000000;
fma.rn.f64 %e27,%e7,%e26,%e13;
rcp.approx.ftz.f64 %e28,%e27;
neg.f64 %e29,%e27;
fma.rn.f64 %e30,%e29,%e28,%e18;
fma.rn.f64 %e31,%e28,%e30,%e28;
fma.rn.f64 %e32,%e4,%e26,%e11;
fma.rn.f64 %e33,%e32,%e31,%e22;
fma.rn.f64 %e34,%e3,%e26,%e12;
fma.rn.f64 %e35,%e34,%e31,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r40},%e33;
}
add.s32 %r41,%r40,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r42},%e35;
}
add.s32 %r43,%r42,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r44,%temp},%e33;
}
shr.u32 %r45,%r44,16;
{
.reg .b32 %temp;
mov.b64 {%r46,%temp},%e35;
}
shr.u32 %r47,%r46,16;
add.f64 %e36,%e14,0d4040000000000000;
fma.rn.f64 %e37,%e7,%e36,%e13;
rcp.approx.ftz.f64 %e38,%e37;
neg.f64 %e39,%e37;
fma.rn.f64 %e40,%e39,%e38,%e18;
fma.rn.f64 %e41,%e38,%e40,%e38;
fma.rn.f64 %e42,%e4,%e36,%e11;
fma.rn.f64 %e43,%e42,%e41,%e22;
fma.rn.f64 %e44,%e3,%e36,%e12;
fma.rn.f64 %e45,%e44,%e41,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r48},%e43;
}
add.s32 %r49,%r48,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r50},%e45;
}
add.s32 %r51,%r50,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r52,%temp},%e43;
}
shr.u32 %r53,%r52,16;
{
.reg .b32 %temp;
mov.b64 {%r54,%temp},%e45;
}
shr.u32 %r55,%r54,16;
add.f64 %e46,%e14,0d4048000000000000;
fma.rn.f64 %e47,%e7,%e46,%e13;
rcp.approx.ftz.f64 %e48,%e47;
neg.f64 %e49,%e47;
fma.rn.f64 %e50,%e49,%e48,%e18;
fma.rn.f64 %e51,%e48,%e50,%e48;
fma.rn.f64 %e52,%e4,%e46,%e11;
fma.rn.f64 %e53,%e52,%e51,%e22;
fma.rn.f64 %e54,%e3,%e46,%e12;
fma.rn.f64 %e55,%e54,%e51,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r56},%e53;
}
add.s32 %r57,%r56,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r58},%e55;
}
add.s32 %r59,%r58,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r60,%temp},%e53;
}
shr.u32 %r61,%r60,16;
{
.reg .b32 %temp;
mov.b64 {%r62,%temp},%e55;
}
shr.u32 %r63,%r62,16;
bra.uni $30;
$12:
setp.eq.s64 %p9,%d4,0;
@%p9 bra $14;
cvt.u64.u32 %d29,%r31;
ld.global.u64 %d30,[%d23+8];
mul.lo.s64 %d31,%d30,%d29;
ld.global.u64 %d32,[%d23+16];
add.s64 %d33,%d31,%d32;
ld.global.u64 %d34,[%d23+32];
mul.lo.s64 %d35,%d34,%d29;
ld.global.u64 %d36,[%d23+40];
add.s64 %d37,%d35,%d36;
ld.global.u64 %d38,[%d23];
ld.global.u64 %d39,[%d23+24];
bra.uni $15;
$16:
setp.eq.s32 %p10,%r8,0;
@%p10 bra $18;
cvta.to.global.u64 %d40,%d2;
mul.wide.s32 %d41,%r17,40;
add.s64 %d42,%d40,%d41;
ld.global.v2.u32 {%r5,%r64},[%d42+32];
ld.global.u64 %d43,[%d42+24];
ld.global.u64 %d44,[%d42+16];
ld.global.u64 %d45,[%d42+8];
ld.global.u64 %d46,[%d42];
bra.uni $19;
$14:
ld.param.f64 %e56,[p7+32];
ld.param.f64 %e57,[p7+24];
ld.param.f64 %e58,[p7];
ld.param.f64 %e59,[p7+16];
ld.param.f64 %e60,[p7+8];
cvt.u64.u32 %d47,%r31;
mov.b64 %d48,%e60;
mul.lo.s64 %d49,%d47,%d48;
mov.b64 %d50,%e59;
add.s64 %d33,%d49,%d50;
mov.b64 %d51,%e56;
mul.lo.s64 %d52,%d47,%d51;
mov.b64 %d53,%e1;
add.s64 %d37,%d52,%d53;
mov.b64 %d39,%e57;
mov.b64 %d38,%e58;
$15:
cvt.u64.u32 %d54,%r24;
mul.lo.s64 %d55,%d38,%d54;
add.s64 %d56,%d55,%d33;
mul.lo.s64 %d57,%d39,%d54;
add.s64 %d58,%d57,%d37;
shr.u64 %d59,%d56,32;
cvt.u32.u64 %r33,%d59;
shr.u64 %d60,%d58,32;
cvt.u32.u64 %r35,%d60;
cvt.u32.u64 %r65,%d56;
shr.u32 %r37,%r65,16;
cvt.u32.u64 %r66,%d58;
shr.u32 %r39,%r66,16;
shl.b64 %d61,%d38,4;
add.s64 %d62,%d56,%d61;
shl.b64 %d63,%d39,4;
add.s64 %d64,%d58,%d63;
shr.u64 %d65,%d62,32;
cvt.u32.u64 %r41,%d65;
shr.u64 %d66,%d64,32;
cvt.u32.u64 %r43,%d66;
cvt.u32.u64 %r67,%d62;
shr.u32 %r45,%r67,16;
cvt.u32.u64 %r68,%d64;
shr.u32 %r47,%r68,16;
add.s64 %d67,%d62,%d61;
add.s64 %d68,%d64,%d63;
shr.u64 %d69,%d67,32;
cvt.u32.u64 %r49,%d69;
shr.u64 %d70,%d68,32;
cvt.u32.u64 %r51,%d70;
cvt.u32.u64 %r69,%d67;
shr.u32 %r53,%r69,16;
cvt.u32.u64 %r70,%d68;
shr.u32 %r55,%r70,16;
add.s64 %d71,%d67,%d61;
add.s64 %d72,%d68,%d63;
shr.u64 %d73,%d71,32;
cvt.u32.u64 %r57,%d73;
shr.u64 %d74,%d72,32;
cvt.u32.u64 %r59,%d74;
cvt.u32.u64 %r71,%d71;
shr.u32 %r61,%r71,16;
cvt.u32.u64 %r72,%d72;
shr.u32 %r63,%r72,16;
bra.uni $30;
$18:
ld.param.u64 %d43,[p3+24];
ld.param.u64 %d44,[p3+16];
ld.param.u64 %d45,[p3+8];
ld.param.u64 %d75,[p3];
cvt.s64.s32 %d76,%r17;
mul.lo.s64 %d77,%d75,%d76;
add.s64 %d46,%d2,%d77;
$19:
add.s32 %r73,%r5,-1;
min.s32 %r74,%r24,%r73;
cvt.s64.s32 %d78,%r31;
mul.lo.s64 %d79,%d45,%d78;
cvt.s64.s32 %d80,%r74;
mul.lo.s64 %d81,%d44,%d80;
add.s64 %d82,%d81,%d79;
add.s64 %d83,%d46,%d82;
add.s32 %r75,%r24,16;
setp.ge.s32 %p11,%r75,%r5;
mov.u64 %d84,%d83;
@%p11 bra $21;
shl.b64 %d85,%d44,4;
add.s64 %d84,%d83,%d85;
$21:
add.s32 %r76,%r24,32;
setp.ge.s32 %p12,%r76,%r5;
mov.u64 %d86,%d83;
@%p12 bra $23;
shl.b64 %d87,%d44,5;
add.s64 %d86,%d83,%d87;
$23:
add.s32 %r77,%r24,48;
setp.ge.s32 %p13,%r77,%r5;
mov.u64 %d88,%d83;
@%p13 bra $25;
mul.lo.s64 %d89,%d44,48;
add.s64 %d88,%d83,%d89;
$25:
setp.ne.s64 %p14,%d43,4;
@%p14 bra $27;
or.b64 %d90,%d44,%d45;
or.b64 %d91,%d90,%d46;
and.b64 %d92,%d91,7;
setp.eq.s64 %p15,%d92,0;
@%p15 bra $28;
$27:
ld.global.nc.f32 %f1,[%d83];
add.s64 %d93,%d83,%d43;
ld.global.nc.f32 %f2,[%d93];
ld.global.nc.f32 %f3,[%d84];
add.s64 %d94,%d84,%d43;
ld.global.nc.f32 %f4,[%d94];
ld.global.nc.f32 %f5,[%d86];
add.s64 %d95,%d86,%d43;
ld.global.nc.f32 %f6,[%d95];
ld.global.nc.f32 %f7,[%d88];
add.s64 %d96,%d88,%d43;
ld.global.nc.f32 %f8,[%d96];
$29:
mov.f32 %f9,0f37000000;
add.rn.f32 %f10,%f1,%f9;
mov.f32 %f11,0f4B400000;
add.rm.f32 %f12,%f10,%f11;
mov.b32 %r78,%f12;
add.s32 %r33,%r78,-1262485504;
sub.rn.f32 %f13,%f12,%f11;
sub.rn.f32 %f14,%f10,%f13;
mov.f32 %f15,0f4B000000;
mov.f32 %f16,0f47800000;
fma.rz.f32 %f17,%f14,%f16,%f15;
mov.b32 %r79,%f17;
and.b32 %r37,%r79,65535;
add.rn.f32 %f18,%f2,%f9;
add.rm.f32 %f19,%f18,%f11;
mov.b32 %r80,%f19;
add.s32 %r35,%r80,-1262485504;
sub.rn.f32 %f20,%f19,%f11;
sub.rn.f32 %f21,%f18,%f20;
fma.rz.f32 %f22,%f21,%f16,%f15;
mov.b32 %r81,%f22;
and.b32 %r39,%r81,65535;
add.rn.f32 %f23,%f3,%f9;
add.rm.f32 %f24,%f23,%f11;
mov.b32 %r82,%f24;
add.s32 %r41,%r82,-1262485504;
sub.rn.f32 %f25,%f24,%f11;
sub.rn.f32 %f26,%f23,%f25;
fma.rz.f32 %f27,%f26,%f16,%f15;
mov.b32 %r83,%f27;
and.b32 %r45,%r83,65535;
add.rn.f32 %f28,%f4,%f9;
add.rm.f32 %f29,%f28,%f11;
mov.b32 %r84,%f29;
add.s32 %r43,%r84,-1262485504;
sub.rn.f32 %f30,%f29,%f11;
sub.rn.f32 %f31,%f28,%f30;
fma.rz.f32 %f32,%f31,%f16,%f15;
mov.b32 %r85,%f32;
and.b32 %r47,%r85,65535;
add.rn.f32 %f33,%f5,%f9;
add.rm.f32 %f34,%f33,%f11;
mov.b32 %r86,%f34;
add.s32 %r49,%r86,-1262485504;
sub.rn.f32 %f35,%f34,%f11;
sub.rn.f32 %f36,%f33,%f35;
fma.rz.f32 %f37,%f36,%f16,%f15;
mov.b32 %r87,%f37;
and.b32 %r53,%r87,65535;
add.rn.f32 %f38,%f6,%f9;
add.rm.f32 %f39,%f38,%f11;
mov.b32 %r88,%f39;
add.s32 %r51,%r88,-1262485504;
sub.rn.f32 %f40,%f39,%f11;
sub.rn.f32 %f41,%f38,%f40;
fma.rz.f32 %f42,%f41,%f16,%f15;
mov.b32 %r89,%f42;
and.b32 %r55,%r89,65535;
add.rn.f32 %f43,%f7,%f9;
add.rm.f32 %f44,%f43,%f11;
mov.b32 %r90,%f44;
add.s32 %r57,%r90,-1262485504;
sub.rn.f32 %f45,%f44,%f11;
sub.rn.f32 %f46,%f43,%f45;
fma.rz.f32 %f47,%f46,%f16,%f15;
mov.b32 %r91,%f47;
and.b32 %r61,%r91,65535;
add.rn.f32 %f48,%f8,%f9;
add.rm.f32 %f49,%f48,%f11;
mov.b32 %r92,%f49;
add.s32 %r59,%r92,-1262485504;
sub.rn.f32 %f50,%f49,%f11;
sub.rn.f32 %f51,%f48,%f50;
fma.rz.f32 %f52,%f51,%f16,%f15;
mov.b32 %r93,%f52;
and.b32 %r63,%r93,65535;
$30:
cvt.u32.u64 %r94,%d12;
and.b32 %r95,%r94,3;
cvt.u32.u64 %r96,%d7;
shl.b32 %r97,%r96,3;
add.s32 %r98,%r2,-1;
mul.lo.s32 %r99,%r1,3;
mad.lo.s32 %r100,%r98,%r96,%r99;
add.s32 %r101,%r100,%r95;
shl.b32 %r102,%r101,3;
add.s32 %r103,%r102,-96;
or.b32 %r104,%r103,31;
setp.lt.s32 %p16,%r101,12;
add.s32 %r105,%r1,-1;
selp.b32 %r106,0,%r105,%p16;
mov.u32 %r107,0;
shl.b32 %r108,%r94,3;
and.b32 %r109,%r108,24;
mad.lo.s32 %r110,%r39,%r37,65535;
shr.u32 %r111,%r110,16;
mad.lo.s32 %r112,%r111,65535,%r39;
mad.lo.s32 %r113,%r37,65535,65535;
sub.s32 %r114,%r113,%r112;
mad.lo.s32 %r115,%r35,%r97,%r109;
mad.lo.s32 %r116,%r33,24,%r115;
add.s32 %r117,%r116,%r97;
setp.lt.u32 %p17,%r33,%r106;
setp.lt.u32 %p18,%r35,%r98;
and.pred %p19,%p17,%p18;
setp.le.u32 %p20,%r117,%r104;
and.pred %p21,%p20,%p19;
selp.u16 %s1,1,0,%p21;
mad.lo.s32 %r118,%r47,%r45,65535;
shr.u32 %r119,%r118,16;
mad.lo.s32 %r120,%r119,65535,%r47;
mad.lo.s32 %r121,%r45,65535,65535;
sub.s32 %r122,%r121,%r120;
mad.lo.s32 %r123,%r43,%r97,%r109;
mad.lo.s32 %r124,%r41,24,%r123;
add.s32 %r125,%r124,%r97;
setp.lt.u32 %p22,%r41,%r106;
setp.lt.u32 %p23,%r43,%r98;
and.pred %p24,%p22,%p23;
setp.le.u32 %p25,%r125,%r104;
and.pred %p26,%p25,%p24;
selp.u16 %s2,1,0,%p26;
and.pred %p27,%p21,%p26;
mad.lo.s32 %r126,%r55,%r53,65535;
shr.u32 %r127,%r126,16;
mad.lo.s32 %r128,%r127,65535,%r55;
mad.lo.s32 %r129,%r53,65535,65535;
sub.s32 %r130,%r129,%r128;
mad.lo.s32 %r131,%r51,%r97,%r109;
mad.lo.s32 %r132,%r49,24,%r131;
add.s32 %r133,%r132,%r97;
setp.lt.u32 %p28,%r49,%r106;
setp.lt.u32 %p29,%r51,%r98;
and.pred %p30,%p28,%p29;
setp.le.u32 %p31,%r133,%r104;
and.pred %p32,%p31,%p30;
selp.u16 %s3,1,0,%p32;
and.pred %p33,%p27,%p32;
mad.lo.s32 %r134,%r63,%r61,65535;
shr.u32 %r135,%r134,16;
mad.lo.s32 %r136,%r135,65535,%r63;
mad.lo.s32 %r137,%r61,65535,65535;
sub.s32 %r138,%r137,%r136;
mad.lo.s32 %r139,%r59,%r97,%r109;
mad.lo.s32 %r140,%r57,24,%r139;
add.s32 %r141,%r140,%r97;
setp.lt.u32 %p34,%r57,%r106;
setp.lt.u32 %p35,%r59,%r98;
and.pred %p36,%p34,%p35;
setp.le.u32 %p37,%r141,%r104;
and.pred %p38,%p37,%p36;
selp.u16 %s4,1,0,%p38;
and.pred %p39,%p33,%p38;
mov.u32 %r142,%r107;
@%p39 bra $37;
ld.param.f32 %f53,[p14];
ld.param.f32 %f54,[p13];
ld.param.f32 %f55,[p12];
cvt.rni.s32.f32 %r143,%f55;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
cvt.rni.s32.f32 %r146,%f54;
max.s32 %r147,%r146,0;
min.s32 %r148,%r147,255;
shl.b32 %r149,%r148,8;
or.b32 %r150,%r149,%r145;
cvt.rni.s32.f32 %r151,%f53;
max.s32 %r152,%r151,0;
min.s32 %r153,%r152,255;
shl.b32 %r154,%r153,16;
or.b32 %r142,%r154,%r150;
setp.eq.s32 %p40,%r142,0;
setp.ne.s32 %p41,%r15,0;
or.pred %p42,%p40,%p41;
mad.lo.s32 %r140,%r57,24,%r139;
add.s32 %r141,%r140,%r97;
setp.le.u32 %p43,%r141,%r104;
and.pred %p44,%p43,%p36;
selp.u16 %s4,1,0,%p44;
mad.lo.s32 %r132,%r49,24,%r131;
add.s32 %r133,%r132,%r97;
setp.le.u32 %p45,%r133,%r104;
and.pred %p46,%p45,%p30;
selp.u16 %s3,1,0,%p46;
mad.lo.s32 %r124,%r41,24,%r123;
add.s32 %r125,%r124,%r97;
setp.le.u32 %p47,%r125,%r104;
and.pred %p48,%p47,%p24;
selp.u16 %s2,1,0,%p48;
mad.lo.s32 %r155,%r33,24,%r115;
add.s32 %r156,%r155,%r97;
setp.le.u32 %p49,%r156,%r104;
and.pred %p50,%p49,%p19;
selp.u16 %s5,1,0,%p50;
mov.u32 %r157,%r112;
mov.u32 %r158,%r114;
mov.u32 %r159,%r107;
$32:
.pragma "nounroll";
mov.u32 %r160,%r35;
mov.u32 %r161,%r33;
mov.u16 %s1,%s2;
mov.u16 %s2,%s3;
mov.u16 %s3,%s4;
mov.u32 %r114,%r122;
mov.u32 %r112,%r120;
mov.u32 %r122,%r130;
mov.u32 %r120,%r128;
mov.u32 %r130,%r138;
mov.u32 %r128,%r136;
mov.u32 %r116,%r124;
mov.u32 %r117,%r125;
mov.u32 %r124,%r132;
mov.u32 %r125,%r133;
mov.u32 %r132,%r140;
mov.u32 %r133,%r141;
setp.eq.s32 %p51,%r13,1;
selp.b32 %r162,524288,4194304,%p51;
add.s32 %r163,%r161,%r162;
shl.b32 %r164,%r162,1;
setp.ge.u32 %p52,%r163,%r164;
add.s32 %r165,%r160,%r162;
setp.ge.u32 %p53,%r165,%r164;
or.pred %p54,%p52,%p53;
setp.ne.s32 %p55,%r13,0;
and.pred %p56,%p55,%p54;
add.s32 %r166,%r161,1;
setp.le.u32 %p57,%r166,%r1;
add.s32 %r167,%r160,1;
setp.le.u32 %p58,%r167,%r2;
and.pred %p59,%p57,%p58;
or.pred %p60,%p59,%p56;
not.pred %p61,%p60;
setp.eq.s32 %p62,%r15,0;
and.pred %p63,%p62,%p61;
and.b16 %s6,%s5,255;
setp.ne.s16 %p64,%s6,0;
or.pred %p65,%p64,%p63;
@%p65 bra $36;
not.pred %p66,%p56;
and.pred %p67,%p42,%p66;
mov.u16 %s5,0;
not.pred %p68,%p67;
@%p68 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r161;
.param .b32 q1;
st.param.b32 [q1+0],%r160;
.param .b32 q2;
st.param.b32 [q2+0],%r158;
.param .b32 q3;
st.param.b32 [q3+0],%r157;
.param .b32 q4;
st.param.b32 [q4+0],%r1;
.param .b32 q5;
st.param.b32 [q5+0],%r2;
.param .b32 q6;
st.param.b32 [q6+0],%r15;
.param .align 4 .b8 retval0[16];
call.uni (retval0),
z4,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r168,[retval0+0];
ld.param.b32 %r169,[retval0+4];
ld.param.b32 %r158,[retval0+8];
ld.param.b32 %r157,[retval0+12];
}
mad.lo.s32 %r170,%r169,%r97,%r109;
mad.lo.s32 %r155,%r168,24,%r170;
add.s32 %r156,%r155,%r97;
setp.lt.u32 %p69,%r168,%r106;
setp.le.u32 %p70,%r156,%r104;
and.pred %p71,%p69,%p70;
selp.u16 %s5,1,0,%p71;
$35:
mov.u32 %r171,1;
shl.b32 %r172,%r171,%r159;
setp.eq.s16 %p72,%s5,0;
selp.b32 %r173,%r172,0,%p72;
or.b32 %r107,%r173,%r107;
$36:
mov.u16 %s4,%s5;
mov.u32 %r138,%r158;
mov.u32 %r136,%r157;
mov.u32 %r140,%r155;
mov.u32 %r141,%r156;
add.s32 %r159,%r159,1;
setp.ne.s32 %p73,%r159,4;
mov.u32 %r156,%r117;
mov.u32 %r155,%r116;
mov.u32 %r157,%r112;
mov.u32 %r158,%r114;
mov.u16 %s5,%s1;
mov.u32 %r33,%r41;
mov.u32 %r35,%r43;
mov.u32 %r41,%r49;
mov.u32 %r43,%r51;
mov.u32 %r49,%r57;
mov.u32 %r51,%r59;
mov.u32 %r57,%r161;
mov.u32 %r59,%r160;
@%p73 bra $32;
$37:
ld.param.u64 %d97,[p5];
mov.u32 %r174,%ctaid.x;
shl.b32 %r175,%r174,6;
ld.param.u32 %r176,[p10];
ld.param.u32 %r177,[p9];
and.b16 %s7,%s1,255;
setp.eq.s16 %p74,%s7,0;
selp.b32 %r178,0,%r117,%p74;
selp.b32 %r179,0,%r116,%p74;
and.b16 %s8,%s2,255;
setp.eq.s16 %p75,%s8,0;
selp.b32 %r180,0,%r125,%p75;
selp.b32 %r181,0,%r124,%p75;
and.b16 %s9,%s3,255;
setp.eq.s16 %p76,%s9,0;
selp.b32 %r182,0,%r133,%p76;
selp.b32 %r183,0,%r132,%p76;
and.b16 %s10,%s4,255;
setp.eq.s16 %p77,%s10,0;
selp.b32 %r184,0,%r141,%p77;
selp.b32 %r185,0,%r140,%p77;
or.b64 %d98,%d5,%d97;
or.b64 %d99,%d98,%d18;
and.b64 %d100,%d99,3;
setp.eq.s64 %p78,%d100,0;
add.s32 %r186,%r175,64;
setp.le.s32 %p79,%r186,%r9;
and.pred %p80,%p79,%p78;
cvt.u32.u64 %r187,%d5;
mul.lo.s32 %r188,%r31,%r187;
sub.s32 %r189,%r177,%r17;
min.s32 %r190,%r189,%r176;
setp.lt.s32 %p81,%r190,1;
@%p81 bra $55;
mov.u32 %r191,%tid.x;
and.b32 %r192,%r191,3;
selp.b32 %r193,%r192,0,%p80;
mov.u32 %r194,0;
mad.lo.s32 %r195,%r24,3,%r188;
add.s32 %r196,%r195,%r193;
cvt.u64.u32 %d101,%r196;
add.s64 %d102,%d18,%d101;
and.b64 %d103,%d12,3;
sub.s64 %d104,%d12,%d103;
$39:
.pragma "nounroll";
setp.ne.s16 %p82,%s7,0;
selp.u16 %s11,1,0,%p82;
or.b16 %s12,%s2,%s11;
and.b16 %s13,%s12,255;
setp.ne.s16 %p83,%s13,0;
selp.u16 %s14,1,0,%p83;
or.b16 %s15,%s3,%s14;
and.b16 %s16,%s15,255;
setp.ne.s16 %p84,%s16,0;
selp.u16 %s17,1,0,%p84;
or.b16 %s18,%s4,%s17;
and.b16 %s19,%s18,255;
setp.eq.s16 %p85,%s19,0;
@%p85 bra $41;
shr.u32 %r197,%r179,5;
mul.wide.u32 %d105,%r197,4;
add.s64 %d106,%d104,%d105;
ld.global.nc.u32 %r198,[%d106];
add.s64 %d107,%d106,4;
ld.global.nc.u32 %r199,[%d107];
add.s64 %d108,%d106,8;
ld.global.nc.u32 %r200,[%d108];
shr.u32 %r201,%r178,5;
mul.wide.u32 %d109,%r201,4;
add.s64 %d110,%d104,%d109;
ld.global.nc.u32 %r202,[%d110];
add.s64 %d111,%d110,4;
ld.global.nc.u32 %r203,[%d111];
add.s64 %d112,%d110,8;
ld.global.nc.u32 %r204,[%d112];
shr.u32 %r205,%r181,5;
mul.wide.u32 %d113,%r205,4;
add.s64 %d114,%d104,%d113;
ld.global.nc.u32 %r206,[%d114];
add.s64 %d115,%d114,4;
ld.global.nc.u32 %r207,[%d115];
add.s64 %d116,%d114,8;
ld.global.nc.u32 %r208,[%d116];
shr.u32 %r209,%r180,5;
mul.wide.u32 %d117,%r209,4;
add.s64 %d118,%d104,%d117;
ld.global.nc.u32 %r210,[%d118];
add.s64 %d119,%d118,4;
ld.global.nc.u32 %r211,[%d119];
add.s64 %d120,%d118,8;
ld.global.nc.u32 %r212,[%d120];
shr.u32 %r213,%r183,5;
mul.wide.u32 %d121,%r213,4;
add.s64 %d122,%d104,%d121;
ld.global.nc.u32 %r214,[%d122];
add.s64 %d123,%d122,4;
ld.global.nc.u32 %r215,[%d123];
add.s64 %d124,%d122,8;
ld.global.nc.u32 %r216,[%d124];
shr.u32 %r217,%r182,5;
mul.wide.u32 %d125,%r217,4;
add.s64 %d126,%d104,%d125;
ld.global.nc.u32 %r218,[%d126];
add.s64 %d127,%d126,4;
ld.global.nc.u32 %r219,[%d127];
add.s64 %d128,%d126,8;
ld.global.nc.u32 %r220,[%d128];
shr.u32 %r221,%r185,5;
mul.wide.u32 %d129,%r221,4;
add.s64 %d130,%d104,%d129;
ld.global.nc.u32 %r222,[%d130];
add.s64 %d131,%d130,4;
ld.global.nc.u32 %r223,[%d131];
add.s64 %d132,%d130,8;
ld.global.nc.u32 %r224,[%d132];
shr.u32 %r225,%r184,5;
mul.wide.u32 %d133,%r225,4;
add.s64 %d134,%d104,%d133;
ld.global.nc.u32 %r226,[%d134];
add.s64 %d135,%d134,4;
ld.global.nc.u32 %r227,[%d135];
add.s64 %d136,%d134,8;
ld.global.nc.u32 %r228,[%d136];
shf.r.wrap.b32 %r229,%r198,%r199,%r179;
shf.r.wrap.b32 %r230,%r202,%r203,%r178;
shf.r.wrap.b32 %r231,%r199,%r200,%r179;
shf.r.wrap.b32 %r232,%r203,%r204,%r178;
mov.u32 %r233,16688;
prmt.b32 %r234,%r229,%r231,%r233;
prmt.b32 %r235,%r230,%r232,%r233;
mov.u32 %r236,21074;
prmt.b32 %r237,%r229,%r231,%r236;
prmt.b32 %r238,%r230,%r232,%r236;
mov.u32 %r239,32768;
mov.u32 %r240,%r239;
dp2a.lo.u32.u32 %r240,%r114,%r234,%r240;
dp2a.lo.u32.u32 %r240,%r112,%r235,%r240;
mov.u32 %r241,%r239;
dp2a.hi.u32.u32 %r241,%r114,%r234,%r241;
dp2a.hi.u32.u32 %r241,%r112,%r235,%r241;
mov.u32 %r242,%r239;
dp2a.lo.u32.u32 %r242,%r114,%r237,%r242;
dp2a.lo.u32.u32 %r242,%r112,%r238,%r242;
mov.u32 %r243,98;
prmt.b32 %r244,%r240,%r241,%r243;
mov.u32 %r245,30224;
prmt.b32 %r246,%r244,%r242,%r245;
shf.r.wrap.b32 %r247,%r206,%r207,%r181;
shf.r.wrap.b32 %r248,%r210,%r211,%r180;
shf.r.wrap.b32 %r249,%r207,%r208,%r181;
shf.r.wrap.b32 %r250,%r211,%r212,%r180;
prmt.b32 %r251,%r247,%r249,%r233;
prmt.b32 %r252,%r248,%r250,%r233;
prmt.b32 %r253,%r247,%r249,%r236;
prmt.b32 %r254,%r248,%r250,%r236;
mov.u32 %r255,%r239;
dp2a.lo.u32.u32 %r255,%r122,%r251,%r255;
dp2a.lo.u32.u32 %r255,%r120,%r252,%r255;
mov.u32 %r256,%r239;
dp2a.hi.u32.u32 %r256,%r122,%r251,%r256;
dp2a.hi.u32.u32 %r256,%r120,%r252,%r256;
mov.u32 %r257,%r239;
dp2a.lo.u32.u32 %r257,%r122,%r253,%r257;
dp2a.lo.u32.u32 %r257,%r120,%r254,%r257;
prmt.b32 %r258,%r255,%r256,%r243;
prmt.b32 %r259,%r258,%r257,%r245;
shf.r.wrap.b32 %r260,%r214,%r215,%r183;
shf.r.wrap.b32 %r261,%r218,%r219,%r182;
shf.r.wrap.b32 %r262,%r215,%r216,%r183;
shf.r.wrap.b32 %r263,%r219,%r220,%r182;
prmt.b32 %r264,%r260,%r262,%r233;
prmt.b32 %r265,%r261,%r263,%r233;
prmt.b32 %r266,%r260,%r262,%r236;
prmt.b32 %r267,%r261,%r263,%r236;
mov.u32 %r268,%r239;
dp2a.lo.u32.u32 %r268,%r130,%r264,%r268;
dp2a.lo.u32.u32 %r268,%r128,%r265,%r268;
mov.u32 %r269,%r239;
dp2a.hi.u32.u32 %r269,%r130,%r264,%r269;
dp2a.hi.u32.u32 %r269,%r128,%r265,%r269;
mov.u32 %r270,%r239;
dp2a.lo.u32.u32 %r270,%r130,%r266,%r270;
dp2a.lo.u32.u32 %r270,%r128,%r267,%r270;
prmt.b32 %r271,%r268,%r269,%r243;
prmt.b32 %r272,%r271,%r270,%r245;
shf.r.wrap.b32 %r273,%r222,%r223,%r185;
shf.r.wrap.b32 %r274,%r226,%r227,%r184;
shf.r.wrap.b32 %r275,%r223,%r224,%r185;
shf.r.wrap.b32 %r276,%r227,%r228,%r184;
prmt.b32 %r277,%r273,%r275,%r233;
prmt.b32 %r278,%r274,%r276,%r233;
prmt.b32 %r279,%r273,%r275,%r236;
prmt.b32 %r280,%r274,%r276,%r236;
mov.u32 %r281,%r239;
dp2a.lo.u32.u32 %r281,%r138,%r277,%r281;
dp2a.lo.u32.u32 %r281,%r136,%r278,%r281;
mov.u32 %r282,%r239;
dp2a.hi.u32.u32 %r282,%r138,%r277,%r282;
dp2a.hi.u32.u32 %r282,%r136,%r278,%r282;
dp2a.lo.u32.u32 %r239,%r138,%r279,%r239;
dp2a.lo.u32.u32 %r239,%r136,%r280,%r239;
prmt.b32 %r283,%r281,%r282,%r243;
prmt.b32 %r284,%r283,%r239,%r245;
$41:
selp.b32 %r246,%r142,%r246,%p74;
selp.b32 %r259,%r142,%r259,%p75;
selp.b32 %r272,%r142,%r272,%p76;
selp.b32 %r285,%r142,%r284,%p77;
@%p80 bra $46;
bra.uni $42;
$46:
mov.u32 %r286,31;
mov.u32 %r287,1;
mov.u32 %r288,-1;
shfl.sync.down.b32 %r289|%p86,%r246,%r287,%r286,%r288;
shr.u32 %r290,%r192,1;
mul.lo.s32 %r291,%r290,-240;
mad.lo.s32 %r292,%r192,4625,%r291;
add.s32 %r293,%r292,16912;
and.b32 %r294,%r293,30583;
prmt.b32 %r246,%r246,%r289,%r294;
setp.eq.s32 %p87,%r192,3;
setp.ge.s32 %p88,%r29,%r10;
or.pred %p89,%p87,%p88;
@%p89 bra $48;
st.u32 [%d102],%r246;
$48:
shfl.sync.down.b32 %r295|%p90,%r259,%r287,%r286,%r288;
prmt.b32 %r259,%r259,%r295,%r294;
@%p89 bra $50;
st.u32 [%d102+48],%r259;
$50:
mov.u32 %r296,31;
mov.u32 %r297,1;
mov.u32 %r298,-1;
shfl.sync.down.b32 %r299|%p91,%r272,%r297,%r296,%r298;
prmt.b32 %r272,%r272,%r299,%r294;
@%p89 bra $52;
st.u32 [%d102+96],%r272;
$52:
shfl.sync.down.b32 %r300|%p92,%r285,%r297,%r296,%r298;
prmt.b32 %r284,%r285,%r300,%r294;
@%p89 bra $54;
st.u32 [%d102+144],%r284;
bra.uni $54;
$42:
mov.u32 %r301,0;
$43:
.pragma "nounroll";
mov.u32 %r284,%r246;
mov.u32 %r246,%r259;
mov.u32 %r259,%r272;
mov.u32 %r272,%r285;
setp.ge.s32 %p93,%r29,%r10;
bfi.b32 %r302,%r18,%r23,6,26;
shl.b32 %r303,%r301,4;
add.s32 %r304,%r303,%r302;
setp.ge.s32 %p94,%r304,%r9;
or.pred %p95,%p93,%p94;
@%p95 bra $45;
mul.lo.s32 %r305,%r301,48;
cvt.s64.s32 %d137,%r305;
add.s64 %d138,%d102,%d137;
st.u8 [%d138],%r284;
shr.u32 %r306,%r284,8;
st.u8 [%d138+1],%r306;
shr.u32 %r307,%r284,16;
st.u8 [%d138+2],%r307;
$45:
add.s32 %r301,%r301,1;
setp.eq.s32 %p96,%r301,4;
mov.u32 %r285,%r284;
@%p96 bra $54;
bra.uni $43;
$54:
ld.param.u64 %d139,[p5];
ld.param.u64 %d140,[p1];
add.s64 %d104,%d104,%d140;
add.s64 %d102,%d102,%d139;
add.s32 %r194,%r194,1;
setp.lt.s32 %p97,%r194,%r190;
@%p97 bra $39;
$55:
bar.warp.sync -1;
setp.ge.s32 %p98,%r29,%r10;
setp.eq.s32 %p99,%r107,0;
or.pred %p100,%p99,%p98;
@%p100 bra $82;
ld.param.u64 %d141,[p2];
ld.param.u64 %d142,[p8];
ld.param.u64 %d143,[p3];
cvt.s64.s32 %d144,%r17;
mul.lo.s64 %d145,%d143,%d144;
add.s64 %d146,%d141,%d145;
cvt.s64.s32 %d147,%r31;
cvt.u64.u32 %d148,%r31;
cvt.rn.f64.u32 %e61,%r31;
cvt.rn.f64.s32 %e62,%r31;
add.s64 %d149,%d18,2;
mov.u32 %r308,0;
$57:
.pragma "nounroll";
shl.b32 %r309,%r308,4;
add.s32 %r310,%r309,%r24;
and.b32 %r311,%r107,1;
setp.eq.b32 %p101,%r311,1;
not.pred %p102,%p101;
setp.ge.s32 %p103,%r310,%r9;
or.pred %p104,%p102,%p103;
@%p104 bra $81;
ld.param.u64 %d150,[p3+24];
ld.param.u64 %d151,[p3+16];
ld.param.u64 %d152,[p3+8];
setp.eq.s32 %p105,%r8,0;
mov.u64 %d153,%d146;
@%p105 bra $60;
ld.param.u64 %d154,[p2];
cvta.to.global.u64 %d155,%d154;
mul.wide.s32 %d156,%r17,40;
add.s64 %d157,%d155,%d156;
ld.global.u64 %d150,[%d157+24];
ld.global.u64 %d151,[%d157+16];
ld.global.u64 %d152,[%d157+8];
ld.global.u64 %d153,[%d157];
$60:
ld.param.f64 %e63,[p7+24];
ld.param.f64 %e64,[p7+16];
ld.param.f64 %e65,[p7+8];
ld.param.f64 %e66,[p7];
ld.param.f64 %e67,[p7+64];
ld.param.f64 %e68,[p7+56];
ld.param.f64 %e69,[p7+48];
ld.param.f64 %e70,[p7+40];
ld.param.f64 %e71,[p7+32];
setp.eq.s64 %p106,%d142,0;
@%p106 bra $62;
add.s64 %d158,%d142,%d22;
ld.f64 %e67,[%d158+64];
ld.f64 %e68,[%d158+56];
ld.f64 %e69,[%d158+48];
ld.f64 %e70,[%d158+40];
ld.f64 %e71,[%d158+32];
ld.f64 %e63,[%d158+24];
ld.f64 %e64,[%d158+16];
ld.f64 %e65,[%d158+8];
ld.f64 %e66,[%d158];
$62:
@%p6 bra $69;
setp.ne.s32 %p107,%r13,1;
@%p107 bra $70;
fma.rn.f64 %e72,%e65,%e61,%e64;
cvt.rn.f64.s32 %e73,%r310;
fma.rn.f64 %e74,%e68,%e61,%e67;
fma.rn.f64 %e75,%e69,%e73,%e74;
rcp.approx.ftz.f64 %e76,%e75;
neg.f64 %e77,%e75;
mov.f64 %e78,0d3FF0000000000000;
fma.rn.f64 %e79,%e77,%e76,%e78;
fma.rn.f64 %e80,%e76,%e79,%e76;
fma.rn.f64 %e81,%e66,%e73,%e72;
mov.f64 %e82,0d4138000000008000;
fma.rn.f64 %e83,%e81,%e80,%e82;
fma.rn.f64 %e84,%e71,%e61,%e70;
fma.rn.f64 %e85,%e63,%e73,%e84;
fma.rn.f64 %e86,%e85,%e80,%e82;
{
.reg .b32 %temp;
mov.b64 {%temp,%r312},%e83;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r313},%e86;
}
and.b32 %r314,%r312,-1048576;
setp.eq.s32 %p108,%r314,1093664768;
and.b32 %r315,%r313,-1048576;
setp.eq.s32 %p109,%r315,1093664768;
and.pred %p110,%p108,%p109;
@%p110 bra $68;
bra.uni $65;
$68:
{
.reg .b32 %temp;
mov.b64 {%r316,%temp},%e83;
}
{
.reg .b32 %temp;
mov.b64 {%r317,%temp},%e86;
}
add.s32 %r318,%r313,-1094189056;
add.s32 %r319,%r312,-1094189056;
shr.u32 %r320,%r317,16;
shr.u32 %r321,%r316,16;
bra.uni $78;
$69:
mov.b64 %d159,%e70;
mov.b64 %d160,%e65;
mul.lo.s64 %d161,%d160,%d148;
mov.b64 %d162,%e64;
add.s64 %d163,%d161,%d162;
mov.b64 %d164,%e71;
mul.lo.s64 %d165,%d164,%d148;
add.s64 %d166,%d165,%d159;
cvt.u64.u32 %d167,%r310;
mov.b64 %d168,%e66;
mul.lo.s64 %d169,%d168,%d167;
add.s64 %d170,%d163,%d169;
mov.b64 %d171,%e63;
mul.lo.s64 %d172,%d171,%d167;
add.s64 %d173,%d166,%d172;
shr.u64 %d174,%d170,32;
shr.u64 %d175,%d173,32;
cvt.u32.u64 %r322,%d170;
cvt.u32.u64 %r323,%d173;
shr.u32 %r320,%r323,16;
shr.u32 %r321,%r322,16;
cvt.u32.u64 %r318,%d175;
cvt.u32.u64 %r319,%d174;
bra.uni $78;
$70:
setp.ne.s32 %p111,%r13,0;
cvt.s64.s32 %d176,%r310;
mul.lo.s64 %d177,%d151,%d176;
mul.lo.s64 %d178,%d152,%d147;
add.s64 %d179,%d178,%d177;
add.s64 %d180,%d153,%d179;
ld.global.nc.f32 %f56,[%d180];
add.s64 %d181,%d180,%d150;
ld.global.nc.f32 %f57,[%d181];
mov.f32 %f58,0f37000000;
add.rn.f32 %f59,%f56,%f58;
mov.f32 %f60,0f4B400000;
add.rm.f32 %f61,%f59,%f60;
mov.b32 %r324,%f61;
sub.rn.f32 %f62,%f61,%f60;
sub.rn.f32 %f63,%f59,%f62;
add.rn.f32 %f64,%f57,%f58;
add.rm.f32 %f65,%f64,%f60;
mov.b32 %r325,%f65;
sub.rn.f32 %f66,%f65,%f60;
sub.rn.f32 %f67,%f64,%f66;
and.b32 %r326,%r324,-8388608;
setp.ne.s32 %p112,%r326,1258291200;
and.b32 %r327,%r325,-8388608;
setp.ne.s32 %p113,%r327,1258291200;
or.pred %p114,%p112,%p113;
and.pred %p115,%p111,%p114;
@%p115 bra $72;
bra.uni $71;
$72:
cvt.f64.f32 %e87,%f56;
cvt.f64.f32 %e88,%f57;
bra.uni $73;
$65:
mul.rn.f64 %e89,%e65,%e62;
fma.rn.f64 %e90,%e66,%e73,%e89;
add.rn.f64 %e91,%e90,%e64;
mul.rn.f64 %e92,%e71,%e62;
fma.rn.f64 %e93,%e63,%e73,%e92;
add.rn.f64 %e94,%e93,%e70;
mul.rn.f64 %e95,%e68,%e62;
fma.rn.f64 %e96,%e69,%e73,%e95;
add.rn.f64 %e97,%e96,%e67;
setp.eq.f64 %p116,%e97,0d0000000000000000;
mov.f64 %e98,0d0000000000000000;
@%p116 bra $67;
rcp.rn.f64 %e98,%e97;
$67:
mul.rn.f64 %e87,%e91,%e98;
mul.rn.f64 %e88,%e94,%e98;
$73:
mov.f64 %e99,0dC1CDCD6500000000;
max.f64 %e100,%e87,%e99;
mov.f64 %e101,0d41CDCD6500000000;
min.f64 %e102,%e100,%e101;
mov.f64 %e103,0d4338000000000000;
add.rn.f64 %e104,%e102,%e103;
sub.rn.f64 %e105,%e104,%e103;
sub.rn.f64 %e106,%e102,%e105;
{
.reg .b32 %temp;
mov.b64 {%r319,%temp},%e104;
}
setp.geu.f64 %p117,%e106,0d0000000000000000;
@%p117 bra $75;
add.s32 %r319,%r319,-1;
mov.f64 %e107,0d3FF0000000000000;
add.rn.f64 %e106,%e106,%e107;
$75:
max.f64 %e108,%e88,%e99;
min.f64 %e109,%e108,%e101;
add.rn.f64 %e110,%e109,%e103;
sub.rn.f64 %e111,%e110,%e103;
sub.rn.f64 %e112,%e109,%e111;
{
.reg .b32 %temp;
mov.b64 {%r318,%temp},%e110;
}
setp.geu.f64 %p118,%e112,0d0000000000000000;
@%p118 bra $77;
add.s32 %r318,%r318,-1;
mov.f64 %e113,0d3FF0000000000000;
add.rn.f64 %e112,%e112,%e113;
$77:
cvt.rn.f32.f64 %f68,%e106;
mul.f32 %f69,%f68,0f47800000;
cvt.rzi.u32.f32 %r328,%f69;
cvt.rn.f32.f64 %f70,%e112;
mul.f32 %f71,%f70,0f47800000;
cvt.rzi.u32.f32 %r329,%f71;
min.u32 %r320,%r329,65535;
min.u32 %r321,%r328,65535;
bra.uni $78;
$71:
mov.f32 %f72,0f4B000000;
mov.f32 %f73,0f47800000;
fma.rz.f32 %f74,%f63,%f73,%f72;
mov.b32 %r330,%f74;
fma.rz.f32 %f75,%f67,%f73,%f72;
mov.b32 %r331,%f75;
and.b32 %r320,%r331,65535;
and.b32 %r321,%r330,65535;
add.s32 %r318,%r325,-1262485504;
add.s32 %r319,%r324,-1262485504;
$78:
@%p81 bra $81;
mad.lo.s32 %r332,%r310,3,%r188;
cvt.u64.u32 %d182,%r332;
add.s64 %d183,%d149,%d182;
mov.u32 %r333,0;
mov.u64 %d184,%d12;
$80:
.pragma "nounroll";
ld.param.u64 %d185,[p5];
ld.param.u64 %d186,[p1];
ld.param.u32 %r334,[p11];
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d184;
.param .b32 q1;
st.param.b32 [q1+0],%r96;
.param .b32 q2;
st.param.b32 [q2+0],%r1;
.param .b32 q3;
st.param.b32 [q3+0],%r2;
.param .b32 q4;
st.param.b32 [q4+0],%r319;
.param .b32 q5;
st.param.b32 [q5+0],%r318;
.param .b32 q6;
st.param.b32 [q6+0],%r321;
.param .b32 q7;
st.param.b32 [q7+0],%r320;
.param .b32 q8;
st.param.b32 [q8+0],%r334;
.param .b32 q9;
st.param.b32 [q9+0],%r142;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6,
q7,
q8,
q9
);
ld.param.b32 %r335,[retval0+0];
}
st.u8 [%d183+-2],%r335;
shr.u32 %r336,%r335,8;
st.u8 [%d183+-1],%r336;
shr.u32 %r337,%r335,16;
st.u8 [%d183],%r337;
add.s64 %d184,%d184,%d186;
add.s64 %d183,%d183,%d185;
add.s32 %r333,%r333,1;
setp.lt.s32 %p119,%r333,%r190;
@%p119 bra $80;
$81:
add.s32 %r308,%r308,1;
shr.u32 %r107,%r107,1;
setp.ne.s32 %p120,%r107,0;
@%p120 bra $57;
$82:
ret;
$28:
ld.global.nc.v2.f32 {%f1,%f2},[%d83];
ld.global.nc.v2.f32 {%f3,%f4},[%d84];
ld.global.nc.v2.f32 {%f5,%f6},[%d86];
ld.global.nc.v2.f32 {%f7,%f8},[%d88];
bra.uni $29;
}
.func (.param .b32 func_retval0) z1(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
{
.reg .pred %p<9>;
.reg .b32 %r<90>;
.reg .b64 %d<18>;
ld.param.u64 %d1,[p0];
ld.param.u32 %r1,[p1];
ld.param.u32 %r2,[p2];
ld.param.u32 %r3,[p3];
ld.param.u32 %r4,[p4];
ld.param.u32 %r5,[p5];
ld.param.u32 %r6,[p6];
ld.param.u32 %r7,[p7];
ld.param.u32 %r8,[p8];
ld.param.u32 %r9,[p9];
setp.lt.u32 %p1,%r4,%r2;
mov.u32 %r10,%r4;
@%p1 bra $2;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r4;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r10,[retval0+0];
}
$2:
setp.lt.u32 %p2,%r5,%r3;
mov.u32 %r11,%r5;
@%p2 bra $4;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r5;
.param .b32 q1;
st.param.b32 [q1+0],%r3;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r11,[retval0+0];
}
$4:
add.s32 %r12,%r4,1;
setp.lt.u32 %p3,%r12,%r2;
@%p3 bra $6;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r13,%r4,1;
st.param.b32 [q0+0],%r13;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r12,[retval0+0];
}
$6:
add.s32 %r14,%r5,1;
setp.lt.u32 %p4,%r14,%r3;
@%p4 bra $8;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r15,%r5,1;
st.param.b32 [q0+0],%r15;
.param .b32 q1;
st.param.b32 [q1+0],%r3;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r14,[retval0+0];
}
$8:
or.b32 %r16,%r10,%r11;
setp.gt.s32 %p5,%r16,-1;
mul.lo.s32 %r17,%r10,3;
mul.lo.s32 %r18,%r11,%r1;
add.s32 %r19,%r17,%r18;
selp.b32 %r20,%r19,0,%p5;
cvt.u64.u32 %d2,%r20;
add.s64 %d3,%d1,%d2;
ld.global.nc.u8 %r21,[%d3];
selp.b32 %r22,%r21,%r9,%p5;
and.b32 %r23,%r22,255;
add.s64 %d4,%d3,1;
ld.global.nc.u8 %r24,[%d4];
shr.u32 %r25,%r9,8;
selp.b32 %r26,%r24,%r25,%p5;
and.b32 %r27,%r26,255;
add.s64 %d5,%d3,2;
ld.global.nc.u8 %r28,[%d5];
shr.u32 %r29,%r9,16;
selp.b32 %r30,%r28,%r29,%p5;
and.b32 %r31,%r30,255;
or.b32 %r32,%r12,%r11;
setp.gt.s32 %p6,%r32,-1;
mul.lo.s32 %r33,%r12,3;
add.s32 %r34,%r33,%r18;
selp.b32 %r35,%r34,0,%p6;
cvt.u64.u32 %d6,%r35;
add.s64 %d7,%d1,%d6;
ld.global.nc.u8 %r36,[%d7];
selp.b32 %r37,%r36,%r9,%p6;
and.b32 %r38,%r37,255;
add.s64 %d8,%d7,1;
ld.global.nc.u8 %r39,[%d8];
selp.b32 %r40,%r39,%r25,%p6;
and.b32 %r41,%r40,255;
add.s64 %d9,%d7,2;
ld.global.nc.u8 %r42,[%d9];
selp.b32 %r43,%r42,%r29,%p6;
and.b32 %r44,%r43,255;
or.b32 %r45,%r10,%r14;
setp.gt.s32 %p7,%r45,-1;
mul.lo.s32 %r46,%r14,%r1;
add.s32 %r47,%r17,%r46;
selp.b32 %r48,%r47,0,%p7;
cvt.u64.u32 %d10,%r48;
add.s64 %d11,%d1,%d10;
ld.global.nc.u8 %r49,[%d11];
selp.b32 %r50,%r49,%r9,%p7;
and.b32 %r51,%r50,255;
add.s64 %d12,%d11,1;
ld.global.nc.u8 %r52,[%d12];
selp.b32 %r53,%r52,%r25,%p7;
and.b32 %r54,%r53,255;
add.s64 %d13,%d11,2;
ld.global.nc.u8 %r55,[%d13];
selp.b32 %r56,%r55,%r29,%p7;
and.b32 %r57,%r56,255;
or.b32 %r58,%r12,%r14;
setp.gt.s32 %p8,%r58,-1;
add.s32 %r59,%r33,%r46;
selp.b32 %r60,%r59,0,%p8;
cvt.u64.u32 %d14,%r60;
add.s64 %d15,%d1,%d14;
ld.global.nc.u8 %r61,[%d15];
selp.b32 %r62,%r61,%r9,%p8;
and.b32 %r63,%r62,255;
add.s64 %d16,%d15,1;
ld.global.nc.u8 %r64,[%d16];
selp.b32 %r65,%r64,%r25,%p8;
and.b32 %r66,%r65,255;
add.s64 %d17,%d15,2;
ld.global.nc.u8 %r67,[%d17];
selp.b32 %r68,%r67,%r29,%p8;
and.b32 %r69,%r68,255;
mad.lo.s32 %r70,%r7,%r6,65535;
shr.u32 %r71,%r70,16;
mad.lo.s32 %r72,%r71,65535,%r7;
mad.lo.s32 %r73,%r6,65535,65535;
sub.s32 %r74,%r73,%r72;
prmt.b32 %r75,%r63,%r51,30212;
prmt.b32 %r76,%r38,%r23,30212;
mov.u32 %r77,32768;
mov.u32 %r78,%r77;
dp2a.lo.u32.u32 %r78,%r74,%r76,%r78;
dp2a.lo.u32.u32 %r78,%r72,%r75,%r78;
shr.u32 %r79,%r78,16;
prmt.b32 %r80,%r66,%r54,30212;
prmt.b32 %r81,%r41,%r27,30212;
mov.u32 %r82,%r77;
dp2a.lo.u32.u32 %r82,%r74,%r81,%r82;
dp2a.lo.u32.u32 %r82,%r72,%r80,%r82;
shr.u32 %r83,%r82,8;
and.b32 %r84,%r83,16776960;
or.b32 %r85,%r84,%r79;
prmt.b32 %r86,%r69,%r57,30212;
prmt.b32 %r87,%r44,%r31,30212;
dp2a.lo.u32.u32 %r77,%r74,%r87,%r77;
dp2a.lo.u32.u32 %r77,%r72,%r86,%r77;
and.b32 %r88,%r77,-65536;
or.b32 %r89,%r88,%r85;
st.param.b32 [func_retval0+0],%r89;
ret;
}
.visible .entry warp_u8_4(
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
.param .u32 p10,
.param .u32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15
)
.maxntid 256,1,1
.minnctapersm 5
{
.reg .pred %p<123>;
.reg .b16 %s<20>;
.reg .f32 %f<77>;
.reg .b32 %r<378>;
.reg .f64 %e<115>;
.reg .b64 %d<187>;
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
ld.param.u64 %d4,[p8];
ld.param.u32 %r14,[p10];
ld.param.u32 %r15,[p11];
ld.param.u64 %d5,[p5+8];
ld.param.u64 %d6,[p5];
ld.param.u64 %d7,[p1+8];
ld.param.u64 %d8,[p1];
mov.u32 %r16,%ctaid.z;
mul.lo.s32 %r17,%r16,%r14;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d9,%d1;
mul.wide.s32 %d10,%r17,40;
add.s64 %d11,%d9,%d10;
ld.global.v2.u32 {%r1,%r2},[%d11+32];
ld.global.u64 %d7,[%d11+8];
ld.global.u64 %d12,[%d11];
bra.uni $3;
$2:
cvt.s64.s32 %d13,%r17;
mul.lo.s64 %d14,%d8,%d13;
add.s64 %d12,%d1,%d14;
$3:
setp.eq.s32 %p2,%r12,0;
@%p2 bra $5;
cvta.to.global.u64 %d15,%d3;
mul.wide.s32 %d16,%r17,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r9,%r10},[%d17+32];
ld.global.u64 %d5,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $6;
$5:
cvt.s64.s32 %d19,%r17;
mul.lo.s64 %d20,%d6,%d19;
add.s64 %d18,%d3,%d20;
$6:
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,6;
mov.u32 %r20,%ctaid.y;
shl.b32 %r21,%r20,4;
setp.ge.s32 %p3,%r19,%r9;
setp.ge.s32 %p4,%r21,%r10;
or.pred %p5,%p4,%p3;
@%p5 bra $92;
mov.u32 %r22,%tid.x;
and.b32 %r23,%r22,15;
add.s32 %r24,%r19,%r23;
mov.u32 %r25,%tid.y;
shl.b32 %r26,%r25,1;
add.s32 %r27,%r21,%r26;
shr.u32 %r28,%r22,4;
add.s32 %r29,%r27,%r28;
add.s32 %r30,%r10,-1;
min.s32 %r31,%r29,%r30;
cvta.to.global.u64 %d21,%d4;
mul.wide.s32 %d22,%r17,72;
add.s64 %d23,%d21,%d22;
setp.eq.s32 %p6,%r13,0;
@%p6 bra $12;
setp.ne.s32 %p7,%r13,1;
@%p7 bra $16;
ld.param.f64 %e1,[p7+40];
ld.param.f64 %e2,[p7+16];
ld.param.f64 %e3,[p7+8];
ld.param.f64 %e4,[p7];
ld.param.u64 %d24,[p8];
ld.param.f64 %e5,[p7+64];
ld.param.f64 %e6,[p7+56];
ld.param.f64 %e7,[p7+48];
ld.param.f64 %e8,[p7+32];
ld.param.f64 %e9,[p7+24];
setp.eq.s64 %p8,%d24,0;
@%p8 bra $11;
ld.param.u64 %d25,[p8];
mul.wide.s32 %d26,%r17,72;
cvta.to.global.u64 %d27,%d25;
add.s64 %d28,%d27,%d26;
ld.global.f64 %e5,[%d28+64];
ld.global.f64 %e6,[%d28+56];
ld.global.f64 %e7,[%d28+48];
ld.global.f64 %e1,[%d28+40];
ld.global.f64 %e8,[%d28+32];
ld.global.f64 %e9,[%d28+24];
ld.global.f64 %e2,[%d28+16];
ld.global.f64 %e3,[%d28+8];
ld.global.f64 %e4,[%d28];
$11:
mov.u32 %r32,%ctaid.x;
mov.u32 %r33,%tid.x;
and.b32 %r34,%r33,15;
shl.b32 %r35,%r32,6;
add.s32 %r36,%r35,%r34;
cvt.rn.f64.u32 %e10,%r31;
fma.rn.f64 %e11,%e3,%e10,%e2;
fma.rn.f64 %e12,%e8,%e10,%e1;
fma.rn.f64 %e13,%e6,%e10,%e5;
cvt.rn.f64.s32 %e14,%r36;
fma.rn.f64 %e15,%e7,%e14,%e13;
rcp.approx.ftz.f64 %e16,%e15;
neg.f64 %e17,%e15;
mov.f64 %e18,0d3FF0000000000000;
fma.rn.f64 %e19,%e17,%e16,%e18;
fma.rn.f64 %e20,%e16,%e19,%e16;
fma.rn.f64 %e21,%e4,%e14,%e11;
mov.f64 %e22,0d4138000000008000;
fma.rn.f64 %e23,%e21,%e20,%e22;
fma.rn.f64 %e24,%e9,%e14,%e12;
fma.rn.f64 %e25,%e24,%e20,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r37},%e23;
}
add.s32 %r38,%r37,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r39},%e25;
}
add.s32 %r40,%r39,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r41,%temp},%e23;
}
shr.u32 %r42,%r41,16;
{
.reg .b32 %temp;
mov.b64 {%r43,%temp},%e25;
}
shr.u32 %r44,%r43,16;
add.f64 %e26,%e14,0d4030000000000000;
fma.rn.f64 %e27,%e7,%e26,%e13;
rcp.approx.ftz.f64 %e28,%e27;
neg.f64 %e29,%e27;
fma.rn.f64 %e30,%e29,%e28,%e18;
fma.rn.f64 %e31,%e28,%e30,%e28;
fma.rn.f64 %e32,%e4,%e26,%e11;
fma.rn.f64 %e33,%e32,%e31,%e22;
fma.rn.f64 %e34,%e9,%e26,%e12;
fma.rn.f64 %e35,%e34,%e31,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r45},%e33;
}
add.s32 %r46,%r45,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r47},%e35;
}
add.s32 %r48,%r47,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r49,%temp},%e33;
}
shr.u32 %r50,%r49,16;
{
.reg .b32 %temp;
mov.b64 {%r51,%temp},%e35;
}
shr.u32 %r52,%r51,16;
add.f64 %e36,%e14,0d4040000000000000;
fma.rn.f64 %e37,%e7,%e36,%e13;
rcp.approx.ftz.f64 %e38,%e37;
neg.f64 %e39,%e37;
fma.rn.f64 %e40,%e39,%e38,%e18;
fma.rn.f64 %e41,%e38,%e40,%e38;
fma.rn.f64 %e42,%e4,%e36,%e11;
fma.rn.f64 %e43,%e42,%e41,%e22;
fma.rn.f64 %e44,%e9,%e36,%e12;
fma.rn.f64 %e45,%e44,%e41,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r53},%e43;
}
add.s32 %r54,%r53,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r55},%e45;
}
add.s32 %r56,%r55,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r57,%temp},%e43;
}
shr.u32 %r58,%r57,16;
{
.reg .b32 %temp;
mov.b64 {%r59,%temp},%e45;
}
shr.u32 %r60,%r59,16;
add.f64 %e46,%e14,0d4048000000000000;
fma.rn.f64 %e47,%e7,%e46,%e13;
rcp.approx.ftz.f64 %e48,%e47;
neg.f64 %e49,%e47;
fma.rn.f64 %e50,%e49,%e48,%e18;
fma.rn.f64 %e51,%e48,%e50,%e48;
fma.rn.f64 %e52,%e4,%e46,%e11;
fma.rn.f64 %e53,%e52,%e51,%e22;
fma.rn.f64 %e54,%e9,%e46,%e12;
fma.rn.f64 %e55,%e54,%e51,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r61},%e53;
}
add.s32 %r62,%r61,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r63},%e55;
}
add.s32 %r64,%r63,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r65,%temp},%e53;
}
shr.u32 %r66,%r65,16;
{
.reg .b32 %temp;
mov.b64 {%r67,%temp},%e55;
}
shr.u32 %r68,%r67,16;
bra.uni $30;
$12:
setp.eq.s64 %p9,%d4,0;
@%p9 bra $14;
cvt.u64.u32 %d29,%r31;
ld.global.u64 %d30,[%d23+8];
mul.lo.s64 %d31,%d30,%d29;
ld.global.u64 %d32,[%d23+16];
add.s64 %d33,%d31,%d32;
ld.global.u64 %d34,[%d23+32];
mul.lo.s64 %d35,%d34,%d29;
ld.global.u64 %d36,[%d23+40];
add.s64 %d37,%d35,%d36;
ld.global.u64 %d38,[%d23];
ld.global.u64 %d39,[%d23+24];
bra.uni $15;
$16:
setp.eq.s32 %p10,%r8,0;
@%p10 bra $18;
cvta.to.global.u64 %d40,%d2;
mul.wide.s32 %d41,%r17,40;
add.s64 %d42,%d40,%d41;
ld.global.v2.u32 {%r5,%r69},[%d42+32];
ld.global.u64 %d43,[%d42+24];
ld.global.u64 %d44,[%d42+16];
ld.global.u64 %d45,[%d42+8];
ld.global.u64 %d46,[%d42];
bra.uni $19;
$14:
ld.param.f64 %e56,[p7+40];
ld.param.f64 %e57,[p7+16];
ld.param.f64 %e58,[p7+8];
ld.param.f64 %e59,[p7];
ld.param.f64 %e60,[p7+32];
ld.param.f64 %e61,[p7+24];
cvt.u64.u32 %d47,%r31;
mov.b64 %d48,%e58;
mul.lo.s64 %d49,%d47,%d48;
mov.b64 %d50,%e57;
add.s64 %d33,%d49,%d50;
mov.b64 %d51,%e60;
mul.lo.s64 %d52,%d47,%d51;
mov.b64 %d53,%e56;
add.s64 %d37,%d52,%d53;
mov.b64 %d39,%e61;
mov.b64 %d38,%e59;
$15:
mov.u32 %r70,%ctaid.x;
mov.u32 %r71,%tid.x;
and.b32 %r72,%r71,15;
shl.b32 %r73,%r70,6;
add.s32 %r74,%r73,%r72;
cvt.u64.u32 %d54,%r74;
mul.lo.s64 %d55,%d38,%d54;
add.s64 %d56,%d55,%d33;
mul.lo.s64 %d57,%d39,%d54;
add.s64 %d58,%d57,%d37;
shr.u64 %d59,%d56,32;
cvt.u32.u64 %r38,%d59;
shr.u64 %d60,%d58,32;
cvt.u32.u64 %r40,%d60;
cvt.u32.u64 %r75,%d56;
shr.u32 %r42,%r75,16;
cvt.u32.u64 %r76,%d58;
shr.u32 %r44,%r76,16;
shl.b64 %d61,%d38,4;
add.s64 %d62,%d56,%d61;
shl.b64 %d63,%d39,4;
add.s64 %d64,%d58,%d63;
shr.u64 %d65,%d62,32;
cvt.u32.u64 %r46,%d65;
shr.u64 %d66,%d64,32;
cvt.u32.u64 %r48,%d66;
cvt.u32.u64 %r77,%d62;
shr.u32 %r50,%r77,16;
cvt.u32.u64 %r78,%d64;
shr.u32 %r52,%r78,16;
add.s64 %d67,%d62,%d61;
add.s64 %d68,%d64,%d63;
shr.u64 %d69,%d67,32;
cvt.u32.u64 %r54,%d69;
shr.u64 %d70,%d68,32;
cvt.u32.u64 %r56,%d70;
cvt.u32.u64 %r79,%d67;
shr.u32 %r58,%r79,16;
cvt.u32.u64 %r80,%d68;
shr.u32 %r60,%r80,16;
add.s64 %d71,%d67,%d61;
add.s64 %d72,%d68,%d63;
shr.u64 %d73,%d71,32;
cvt.u32.u64 %r62,%d73;
shr.u64 %d74,%d72,32;
cvt.u32.u64 %r64,%d74;
cvt.u32.u64 %r81,%d71;
shr.u32 %r66,%r81,16;
cvt.u32.u64 %r82,%d72;
shr.u32 %r68,%r82,16;
bra.uni $30;
$18:
ld.param.u64 %d43,[p3+24];
ld.param.u64 %d44,[p3+16];
ld.param.u64 %d45,[p3+8];
ld.param.u64 %d75,[p3];
cvt.s64.s32 %d76,%r17;
mul.lo.s64 %d77,%d75,%d76;
add.s64 %d46,%d2,%d77;
$19:
add.s32 %r83,%r5,-1;
min.s32 %r84,%r24,%r83;
cvt.s64.s32 %d78,%r31;
mul.lo.s64 %d79,%d45,%d78;
cvt.s64.s32 %d80,%r84;
mul.lo.s64 %d81,%d44,%d80;
add.s64 %d82,%d81,%d79;
add.s64 %d83,%d46,%d82;
add.s32 %r85,%r24,16;
setp.ge.s32 %p11,%r85,%r5;
mov.u64 %d84,%d83;
@%p11 bra $21;
shl.b64 %d85,%d44,4;
add.s64 %d84,%d83,%d85;
$21:
add.s32 %r86,%r24,32;
setp.ge.s32 %p12,%r86,%r5;
mov.u64 %d86,%d83;
@%p12 bra $23;
shl.b64 %d87,%d44,5;
add.s64 %d86,%d83,%d87;
$23:
mov.u32 %r87,%ctaid.x;
mov.u32 %r88,%tid.x;
and.b32 %r89,%r88,15;
shl.b32 %r90,%r87,6;
add.s32 %r91,%r90,%r89;
add.s32 %r92,%r91,48;
setp.ge.s32 %p13,%r92,%r5;
mov.u64 %d88,%d83;
@%p13 bra $25;
mul.lo.s64 %d89,%d44,48;
add.s64 %d88,%d83,%d89;
$25:
setp.ne.s64 %p14,%d43,4;
@%p14 bra $27;
or.b64 %d90,%d44,%d45;
or.b64 %d91,%d90,%d46;
and.b64 %d92,%d91,7;
setp.eq.s64 %p15,%d92,0;
@%p15 bra $28;
$27:
ld.global.nc.f32 %f1,[%d83];
add.s64 %d93,%d83,%d43;
ld.global.nc.f32 %f2,[%d93];
ld.global.nc.f32 %f3,[%d84];
add.s64 %d94,%d84,%d43;
ld.global.nc.f32 %f4,[%d94];
ld.global.nc.f32 %f5,[%d86];
add.s64 %d95,%d86,%d43;
ld.global.nc.f32 %f6,[%d95];
ld.global.nc.f32 %f7,[%d88];
add.s64 %d96,%d88,%d43;
ld.global.nc.f32 %f8,[%d96];
$29:
mov.f32 %f9,0f37000000;
add.rn.f32 %f10,%f1,%f9;
mov.f32 %f11,0f4B400000;
add.rm.f32 %f12,%f10,%f11;
mov.b32 %r93,%f12;
add.s32 %r38,%r93,-1262485504;
sub.rn.f32 %f13,%f12,%f11;
sub.rn.f32 %f14,%f10,%f13;
mov.f32 %f15,0f4B000000;
mov.f32 %f16,0f47800000;
fma.rz.f32 %f17,%f14,%f16,%f15;
mov.b32 %r94,%f17;
and.b32 %r42,%r94,65535;
add.rn.f32 %f18,%f2,%f9;
add.rm.f32 %f19,%f18,%f11;
mov.b32 %r95,%f19;
add.s32 %r40,%r95,-1262485504;
sub.rn.f32 %f20,%f19,%f11;
sub.rn.f32 %f21,%f18,%f20;
fma.rz.f32 %f22,%f21,%f16,%f15;
mov.b32 %r96,%f22;
and.b32 %r44,%r96,65535;
add.rn.f32 %f23,%f3,%f9;
add.rm.f32 %f24,%f23,%f11;
mov.b32 %r97,%f24;
add.s32 %r46,%r97,-1262485504;
sub.rn.f32 %f25,%f24,%f11;
sub.rn.f32 %f26,%f23,%f25;
fma.rz.f32 %f27,%f26,%f16,%f15;
mov.b32 %r98,%f27;
and.b32 %r50,%r98,65535;
add.rn.f32 %f28,%f4,%f9;
add.rm.f32 %f29,%f28,%f11;
mov.b32 %r99,%f29;
add.s32 %r48,%r99,-1262485504;
sub.rn.f32 %f30,%f29,%f11;
sub.rn.f32 %f31,%f28,%f30;
fma.rz.f32 %f32,%f31,%f16,%f15;
mov.b32 %r100,%f32;
and.b32 %r52,%r100,65535;
add.rn.f32 %f33,%f5,%f9;
add.rm.f32 %f34,%f33,%f11;
mov.b32 %r101,%f34;
add.s32 %r54,%r101,-1262485504;
sub.rn.f32 %f35,%f34,%f11;
sub.rn.f32 %f36,%f33,%f35;
fma.rz.f32 %f37,%f36,%f16,%f15;
mov.b32 %r102,%f37;
and.b32 %r58,%r102,65535;
add.rn.f32 %f38,%f6,%f9;
add.rm.f32 %f39,%f38,%f11;
mov.b32 %r103,%f39;
add.s32 %r56,%r103,-1262485504;
sub.rn.f32 %f40,%f39,%f11;
sub.rn.f32 %f41,%f38,%f40;
fma.rz.f32 %f42,%f41,%f16,%f15;
mov.b32 %r104,%f42;
and.b32 %r60,%r104,65535;
add.rn.f32 %f43,%f7,%f9;
add.rm.f32 %f44,%f43,%f11;
mov.b32 %r105,%f44;
add.s32 %r62,%r105,-1262485504;
sub.rn.f32 %f45,%f44,%f11;
sub.rn.f32 %f46,%f43,%f45;
fma.rz.f32 %f47,%f46,%f16,%f15;
mov.b32 %r106,%f47;
and.b32 %r66,%r106,65535;
add.rn.f32 %f48,%f8,%f9;
add.rm.f32 %f49,%f48,%f11;
mov.b32 %r107,%f49;
add.s32 %r64,%r107,-1262485504;
sub.rn.f32 %f50,%f49,%f11;
sub.rn.f32 %f51,%f48,%f50;
fma.rz.f32 %f52,%f51,%f16,%f15;
mov.b32 %r108,%f52;
and.b32 %r68,%r108,65535;
$30:
cvt.u32.u64 %r109,%d12;
and.b32 %r110,%r109,3;
cvt.u32.u64 %r111,%d7;
shl.b32 %r112,%r111,3;
add.s32 %r113,%r2,-1;
shl.b32 %r114,%r1,2;
mad.lo.s32 %r115,%r113,%r111,%r114;
add.s32 %r116,%r115,%r110;
shl.b32 %r117,%r116,3;
add.s32 %r118,%r117,-96;
or.b32 %r119,%r118,31;
setp.lt.s32 %p16,%r116,12;
add.s32 %r120,%r1,-1;
selp.b32 %r121,0,%r120,%p16;
mov.u32 %r122,0;
shl.b32 %r123,%r109,3;
and.b32 %r124,%r123,24;
mad.lo.s32 %r125,%r44,%r42,65535;
shr.u32 %r126,%r125,16;
mad.lo.s32 %r127,%r126,65535,%r44;
mad.lo.s32 %r128,%r42,65535,65535;
sub.s32 %r129,%r128,%r127;
mad.lo.s32 %r130,%r40,%r112,%r124;
shl.b32 %r131,%r38,5;
add.s32 %r132,%r130,%r131;
add.s32 %r133,%r132,%r112;
setp.lt.u32 %p17,%r38,%r121;
setp.lt.u32 %p18,%r40,%r113;
and.pred %p19,%p17,%p18;
setp.le.u32 %p20,%r133,%r119;
and.pred %p21,%p20,%p19;
selp.u16 %s1,1,0,%p21;
mad.lo.s32 %r134,%r52,%r50,65535;
shr.u32 %r135,%r134,16;
mad.lo.s32 %r136,%r135,65535,%r52;
mad.lo.s32 %r137,%r50,65535,65535;
sub.s32 %r138,%r137,%r136;
mad.lo.s32 %r139,%r48,%r112,%r124;
shl.b32 %r140,%r46,5;
add.s32 %r141,%r139,%r140;
add.s32 %r142,%r141,%r112;
setp.lt.u32 %p22,%r46,%r121;
setp.lt.u32 %p23,%r48,%r113;
and.pred %p24,%p22,%p23;
setp.le.u32 %p25,%r142,%r119;
and.pred %p26,%p25,%p24;
selp.u16 %s2,1,0,%p26;
and.pred %p27,%p21,%p26;
mad.lo.s32 %r143,%r60,%r58,65535;
shr.u32 %r144,%r143,16;
mad.lo.s32 %r145,%r144,65535,%r60;
mad.lo.s32 %r146,%r58,65535,65535;
sub.s32 %r147,%r146,%r145;
mad.lo.s32 %r148,%r56,%r112,%r124;
shl.b32 %r149,%r54,5;
add.s32 %r150,%r148,%r149;
add.s32 %r151,%r150,%r112;
setp.lt.u32 %p28,%r54,%r121;
setp.lt.u32 %p29,%r56,%r113;
and.pred %p30,%p28,%p29;
setp.le.u32 %p31,%r151,%r119;
and.pred %p32,%p31,%p30;
selp.u16 %s3,1,0,%p32;
and.pred %p33,%p27,%p32;
mad.lo.s32 %r152,%r68,%r66,65535;
shr.u32 %r153,%r152,16;
mad.lo.s32 %r154,%r153,65535,%r68;
mad.lo.s32 %r155,%r66,65535,65535;
sub.s32 %r156,%r155,%r154;
mad.lo.s32 %r157,%r64,%r112,%r124;
shl.b32 %r158,%r62,5;
add.s32 %r159,%r157,%r158;
add.s32 %r160,%r159,%r112;
setp.lt.u32 %p34,%r62,%r121;
setp.lt.u32 %p35,%r64,%r113;
and.pred %p36,%p34,%p35;
setp.le.u32 %p37,%r160,%r119;
and.pred %p38,%p37,%p36;
selp.u16 %s4,1,0,%p38;
and.pred %p39,%p33,%p38;
mov.u32 %r161,%r122;
@%p39 bra $37;
ld.param.f32 %f53,[p15];
ld.param.f32 %f54,[p14];
ld.param.f32 %f55,[p13];
ld.param.f32 %f56,[p12];
cvt.rni.s32.f32 %r162,%f56;
max.s32 %r163,%r162,0;
min.s32 %r164,%r163,255;
cvt.rni.s32.f32 %r165,%f55;
max.s32 %r166,%r165,0;
min.s32 %r167,%r166,255;
shl.b32 %r168,%r167,8;
or.b32 %r169,%r168,%r164;
cvt.rni.s32.f32 %r170,%f54;
max.s32 %r171,%r170,0;
min.s32 %r172,%r171,255;
shl.b32 %r173,%r172,16;
or.b32 %r174,%r173,%r169;
cvt.rni.s32.f32 %r175,%f53;
max.s32 %r176,%r175,0;
min.s32 %r177,%r176,255;
shl.b32 %r178,%r177,24;
or.b32 %r161,%r178,%r174;
setp.eq.s32 %p40,%r161,0;
setp.ne.s32 %p41,%r15,0;
or.pred %p42,%p40,%p41;
add.s32 %r159,%r157,%r158;
add.s32 %r160,%r159,%r112;
setp.le.u32 %p43,%r160,%r119;
and.pred %p44,%p43,%p36;
selp.u16 %s4,1,0,%p44;
add.s32 %r150,%r148,%r149;
add.s32 %r151,%r150,%r112;
setp.le.u32 %p45,%r151,%r119;
and.pred %p46,%p45,%p30;
selp.u16 %s3,1,0,%p46;
add.s32 %r141,%r139,%r140;
add.s32 %r142,%r141,%r112;
setp.le.u32 %p47,%r142,%r119;
and.pred %p48,%p47,%p24;
selp.u16 %s2,1,0,%p48;
add.s32 %r179,%r130,%r131;
add.s32 %r180,%r179,%r112;
setp.le.u32 %p49,%r180,%r119;
and.pred %p50,%p49,%p19;
selp.u16 %s5,1,0,%p50;
mov.u32 %r181,%r127;
mov.u32 %r182,%r129;
mov.u32 %r183,%r122;
$32:
.pragma "nounroll";
mov.u32 %r184,%r38;
mov.u32 %r185,%r40;
mov.u32 %r38,%r46;
mov.u32 %r40,%r48;
mov.u16 %s1,%s2;
mov.u16 %s2,%s3;
mov.u16 %s3,%s4;
mov.u32 %r129,%r138;
mov.u32 %r127,%r136;
mov.u32 %r138,%r147;
mov.u32 %r136,%r145;
mov.u32 %r147,%r156;
mov.u32 %r145,%r154;
mov.u32 %r132,%r141;
mov.u32 %r133,%r142;
mov.u32 %r141,%r150;
mov.u32 %r142,%r151;
mov.u32 %r150,%r159;
mov.u32 %r151,%r160;
setp.eq.s32 %p51,%r13,1;
selp.b32 %r186,524288,4194304,%p51;
add.s32 %r187,%r184,%r186;
shl.b32 %r188,%r186,1;
setp.ge.u32 %p52,%r187,%r188;
add.s32 %r189,%r185,%r186;
setp.ge.u32 %p53,%r189,%r188;
or.pred %p54,%p52,%p53;
setp.ne.s32 %p55,%r13,0;
and.pred %p56,%p55,%p54;
add.s32 %r190,%r184,1;
setp.le.u32 %p57,%r190,%r1;
add.s32 %r191,%r185,1;
setp.le.u32 %p58,%r191,%r2;
and.pred %p59,%p57,%p58;
or.pred %p60,%p59,%p56;
not.pred %p61,%p60;
setp.eq.s32 %p62,%r15,0;
and.pred %p63,%p62,%p61;
and.b16 %s6,%s5,255;
setp.ne.s16 %p64,%s6,0;
or.pred %p65,%p64,%p63;
@%p65 bra $36;
not.pred %p66,%p56;
and.pred %p67,%p42,%p66;
mov.u16 %s5,0;
not.pred %p68,%p67;
@%p68 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r184;
.param .b32 q1;
st.param.b32 [q1+0],%r185;
.param .b32 q2;
st.param.b32 [q2+0],%r182;
.param .b32 q3;
st.param.b32 [q3+0],%r181;
.param .b32 q4;
st.param.b32 [q4+0],%r1;
.param .b32 q5;
st.param.b32 [q5+0],%r2;
.param .b32 q6;
st.param.b32 [q6+0],%r15;
.param .align 4 .b8 retval0[16];
call.uni (retval0),
z4,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r192,[retval0+0];
ld.param.b32 %r193,[retval0+4];
ld.param.b32 %r182,[retval0+8];
ld.param.b32 %r181,[retval0+12];
}
mad.lo.s32 %r194,%r193,%r112,%r124;
shl.b32 %r195,%r192,5;
add.s32 %r179,%r194,%r195;
add.s32 %r180,%r179,%r112;
setp.lt.u32 %p69,%r192,%r121;
setp.le.u32 %p70,%r180,%r119;
and.pred %p71,%p69,%p70;
selp.u16 %s5,1,0,%p71;
$35:
mov.u32 %r196,1;
shl.b32 %r197,%r196,%r183;
setp.eq.s16 %p72,%s5,0;
selp.b32 %r198,%r197,0,%p72;
or.b32 %r122,%r198,%r122;
$36:
mov.u16 %s4,%s5;
mov.u32 %r156,%r182;
mov.u32 %r154,%r181;
mov.u32 %r159,%r179;
mov.u32 %r160,%r180;
add.s32 %r183,%r183,1;
setp.ne.s32 %p73,%r183,4;
mov.u32 %r180,%r133;
mov.u32 %r179,%r132;
mov.u32 %r181,%r127;
mov.u32 %r182,%r129;
mov.u16 %s5,%s1;
mov.u32 %r48,%r56;
mov.u32 %r46,%r54;
mov.u32 %r54,%r62;
mov.u32 %r56,%r64;
mov.u32 %r62,%r184;
mov.u32 %r64,%r185;
@%p73 bra $32;
$37:
ld.param.u32 %r199,[p10];
ld.param.u32 %r200,[p9];
and.b16 %s7,%s1,255;
setp.eq.s16 %p74,%s7,0;
selp.b32 %r201,0,%r133,%p74;
selp.b32 %r202,0,%r132,%p74;
and.b16 %s8,%s2,255;
setp.eq.s16 %p75,%s8,0;
selp.b32 %r203,0,%r142,%p75;
selp.b32 %r204,0,%r141,%p75;
and.b16 %s9,%s3,255;
setp.eq.s16 %p76,%s9,0;
selp.b32 %r205,0,%r151,%p76;
selp.b32 %r206,0,%r150,%p76;
and.b16 %s10,%s4,255;
setp.eq.s16 %p77,%s10,0;
selp.b32 %r207,0,%r160,%p77;
selp.b32 %r208,0,%r159,%p77;
cvt.u32.u64 %r209,%d5;
mul.lo.s32 %r210,%r31,%r209;
sub.s32 %r211,%r200,%r17;
min.s32 %r212,%r211,%r199;
setp.lt.s32 %p78,%r212,1;
@%p78 bra $65;
ld.param.u64 %d97,[p5];
mov.u32 %r213,%tid.x;
and.b32 %r214,%r213,15;
mov.u32 %r215,%ctaid.x;
shl.b32 %r216,%r215,6;
bfi.b32 %r217,%r215,%r214,6,26;
shl.b32 %r218,%r217,2;
add.s32 %r219,%r210,%r218;
cvt.u64.u32 %d98,%r219;
add.s64 %d99,%d18,%d98;
and.b64 %d100,%d12,3;
sub.s64 %d101,%d12,%d100;
add.s32 %r220,%r216,64;
setp.le.s32 %p79,%r220,%r9;
or.b64 %d102,%d5,%d97;
or.b64 %d103,%d102,%d18;
and.b64 %d104,%d103,3;
setp.eq.s64 %p80,%d104,0;
and.pred %p81,%p79,%p80;
mov.u32 %r221,0;
$39:
.pragma "nounroll";
setp.ne.s16 %p82,%s7,0;
selp.u16 %s11,1,0,%p82;
or.b16 %s12,%s2,%s11;
and.b16 %s13,%s12,255;
setp.ne.s16 %p83,%s13,0;
selp.u16 %s14,1,0,%p83;
or.b16 %s15,%s3,%s14;
and.b16 %s16,%s15,255;
setp.ne.s16 %p84,%s16,0;
selp.u16 %s17,1,0,%p84;
or.b16 %s18,%s4,%s17;
and.b16 %s19,%s18,255;
setp.eq.s16 %p85,%s19,0;
@%p85 bra $57;
and.b32 %r222,%r202,31;
setp.eq.s32 %p86,%r222,0;
mov.u32 %r223,0;
shr.u32 %r224,%r202,5;
mul.wide.u32 %d105,%r224,4;
add.s64 %d106,%d101,%d105;
ld.global.nc.u32 %r225,[%d106];
add.s64 %d107,%d106,4;
ld.global.nc.u32 %r226,[%d107];
mov.u32 %r227,%r223;
@%p86 bra $42;
add.s64 %d108,%d106,8;
ld.global.nc.u32 %r227,[%d108];
$42:
and.b32 %r228,%r201,31;
setp.eq.s32 %p87,%r228,0;
shr.u32 %r229,%r201,5;
mul.wide.u32 %d109,%r229,4;
add.s64 %d110,%d101,%d109;
ld.global.nc.u32 %r230,[%d110];
add.s64 %d111,%d110,4;
ld.global.nc.u32 %r231,[%d111];
@%p87 bra $44;
add.s64 %d112,%d110,8;
ld.global.nc.u32 %r223,[%d112];
$44:
and.b32 %r232,%r204,31;
setp.eq.s32 %p88,%r232,0;
mov.u32 %r233,0;
shr.u32 %r234,%r204,5;
mul.wide.u32 %d113,%r234,4;
add.s64 %d114,%d101,%d113;
ld.global.nc.u32 %r235,[%d114];
add.s64 %d115,%d114,4;
ld.global.nc.u32 %r236,[%d115];
mov.u32 %r237,%r233;
@%p88 bra $46;
add.s64 %d116,%d114,8;
ld.global.nc.u32 %r237,[%d116];
$46:
and.b32 %r238,%r203,31;
setp.eq.s32 %p89,%r238,0;
shr.u32 %r239,%r203,5;
mul.wide.u32 %d117,%r239,4;
add.s64 %d118,%d101,%d117;
ld.global.nc.u32 %r240,[%d118];
add.s64 %d119,%d118,4;
ld.global.nc.u32 %r241,[%d119];
@%p89 bra $48;
add.s64 %d120,%d118,8;
ld.global.nc.u32 %r233,[%d120];
$48:
and.b32 %r242,%r206,31;
setp.eq.s32 %p90,%r242,0;
mov.u32 %r243,0;
shr.u32 %r244,%r206,5;
mul.wide.u32 %d121,%r244,4;
add.s64 %d122,%d101,%d121;
ld.global.nc.u32 %r245,[%d122];
add.s64 %d123,%d122,4;
ld.global.nc.u32 %r246,[%d123];
mov.u32 %r247,%r243;
@%p90 bra $50;
add.s64 %d124,%d122,8;
ld.global.nc.u32 %r247,[%d124];
$50:
and.b32 %r248,%r205,31;
setp.eq.s32 %p91,%r248,0;
shr.u32 %r249,%r205,5;
mul.wide.u32 %d125,%r249,4;
add.s64 %d126,%d101,%d125;
ld.global.nc.u32 %r250,[%d126];
add.s64 %d127,%d126,4;
ld.global.nc.u32 %r251,[%d127];
@%p91 bra $52;
add.s64 %d128,%d126,8;
ld.global.nc.u32 %r243,[%d128];
$52:
and.b32 %r252,%r208,31;
setp.eq.s32 %p92,%r252,0;
mov.u32 %r253,0;
shr.u32 %r254,%r208,5;
mul.wide.u32 %d129,%r254,4;
add.s64 %d130,%d101,%d129;
ld.global.nc.u32 %r255,[%d130];
add.s64 %d131,%d130,4;
ld.global.nc.u32 %r256,[%d131];
mov.u32 %r257,%r253;
@%p92 bra $54;
add.s64 %d132,%d130,8;
ld.global.nc.u32 %r257,[%d132];
$54:
and.b32 %r258,%r207,31;
setp.eq.s32 %p93,%r258,0;
shr.u32 %r259,%r207,5;
mul.wide.u32 %d133,%r259,4;
add.s64 %d134,%d101,%d133;
ld.global.nc.u32 %r260,[%d134];
add.s64 %d135,%d134,4;
ld.global.nc.u32 %r261,[%d135];
@%p93 bra $56;
add.s64 %d136,%d134,8;
ld.global.nc.u32 %r253,[%d136];
$56:
shf.r.wrap.b32 %r262,%r225,%r226,%r202;
shf.r.wrap.b32 %r263,%r230,%r231,%r201;
shf.r.wrap.b32 %r264,%r226,%r227,%r202;
shf.r.wrap.b32 %r265,%r231,%r223,%r201;
mov.u32 %r266,20800;
prmt.b32 %r267,%r262,%r264,%r266;
prmt.b32 %r268,%r263,%r265,%r266;
mov.u32 %r269,29538;
prmt.b32 %r270,%r262,%r264,%r269;
prmt.b32 %r271,%r263,%r265,%r269;
mov.u32 %r272,32768;
mov.u32 %r273,%r272;
dp2a.lo.u32.u32 %r273,%r129,%r267,%r273;
dp2a.lo.u32.u32 %r273,%r127,%r268,%r273;
mov.u32 %r274,%r272;
dp2a.hi.u32.u32 %r274,%r129,%r267,%r274;
dp2a.hi.u32.u32 %r274,%r127,%r268,%r274;
mov.u32 %r275,%r272;
dp2a.lo.u32.u32 %r275,%r129,%r270,%r275;
dp2a.lo.u32.u32 %r275,%r127,%r271,%r275;
mov.u32 %r276,98;
prmt.b32 %r277,%r273,%r274,%r276;
mov.u32 %r278,%r272;
dp2a.hi.u32.u32 %r278,%r129,%r270,%r278;
dp2a.hi.u32.u32 %r278,%r127,%r271,%r278;
prmt.b32 %r279,%r275,%r278,%r276;
mov.u32 %r280,21520;
prmt.b32 %r281,%r277,%r279,%r280;
shf.r.wrap.b32 %r282,%r235,%r236,%r204;
shf.r.wrap.b32 %r283,%r240,%r241,%r203;
shf.r.wrap.b32 %r284,%r236,%r237,%r204;
shf.r.wrap.b32 %r285,%r241,%r233,%r203;
prmt.b32 %r286,%r282,%r284,%r266;
prmt.b32 %r287,%r283,%r285,%r266;
prmt.b32 %r288,%r282,%r284,%r269;
prmt.b32 %r289,%r283,%r285,%r269;
mov.u32 %r290,%r272;
dp2a.lo.u32.u32 %r290,%r138,%r286,%r290;
dp2a.lo.u32.u32 %r290,%r136,%r287,%r290;
mov.u32 %r291,%r272;
dp2a.hi.u32.u32 %r291,%r138,%r286,%r291;
dp2a.hi.u32.u32 %r291,%r136,%r287,%r291;
mov.u32 %r292,%r272;
dp2a.lo.u32.u32 %r292,%r138,%r288,%r292;
dp2a.lo.u32.u32 %r292,%r136,%r289,%r292;
prmt.b32 %r293,%r290,%r291,%r276;
mov.u32 %r294,%r272;
dp2a.hi.u32.u32 %r294,%r138,%r288,%r294;
dp2a.hi.u32.u32 %r294,%r136,%r289,%r294;
prmt.b32 %r295,%r292,%r294,%r276;
prmt.b32 %r296,%r293,%r295,%r280;
shf.r.wrap.b32 %r297,%r245,%r246,%r206;
shf.r.wrap.b32 %r298,%r250,%r251,%r205;
shf.r.wrap.b32 %r299,%r246,%r247,%r206;
shf.r.wrap.b32 %r300,%r251,%r243,%r205;
prmt.b32 %r301,%r297,%r299,%r266;
prmt.b32 %r302,%r298,%r300,%r266;
prmt.b32 %r303,%r297,%r299,%r269;
prmt.b32 %r304,%r298,%r300,%r269;
mov.u32 %r305,%r272;
dp2a.lo.u32.u32 %r305,%r147,%r301,%r305;
dp2a.lo.u32.u32 %r305,%r145,%r302,%r305;
mov.u32 %r306,%r272;
dp2a.hi.u32.u32 %r306,%r147,%r301,%r306;
dp2a.hi.u32.u32 %r306,%r145,%r302,%r306;
mov.u32 %r307,%r272;
dp2a.lo.u32.u32 %r307,%r147,%r303,%r307;
dp2a.lo.u32.u32 %r307,%r145,%r304,%r307;
prmt.b32 %r308,%r305,%r306,%r276;
mov.u32 %r309,%r272;
dp2a.hi.u32.u32 %r309,%r147,%r303,%r309;
dp2a.hi.u32.u32 %r309,%r145,%r304,%r309;
prmt.b32 %r310,%r307,%r309,%r276;
prmt.b32 %r311,%r308,%r310,%r280;
shf.r.wrap.b32 %r312,%r255,%r256,%r208;
shf.r.wrap.b32 %r313,%r260,%r261,%r207;
shf.r.wrap.b32 %r314,%r256,%r257,%r208;
shf.r.wrap.b32 %r315,%r261,%r253,%r207;
prmt.b32 %r316,%r312,%r314,%r266;
prmt.b32 %r317,%r313,%r315,%r266;
prmt.b32 %r318,%r312,%r314,%r269;
prmt.b32 %r319,%r313,%r315,%r269;
mov.u32 %r320,%r272;
dp2a.lo.u32.u32 %r320,%r156,%r316,%r320;
dp2a.lo.u32.u32 %r320,%r154,%r317,%r320;
mov.u32 %r321,%r272;
dp2a.hi.u32.u32 %r321,%r156,%r316,%r321;
dp2a.hi.u32.u32 %r321,%r154,%r317,%r321;
mov.u32 %r322,%r272;
dp2a.lo.u32.u32 %r322,%r156,%r318,%r322;
dp2a.lo.u32.u32 %r322,%r154,%r319,%r322;
prmt.b32 %r323,%r320,%r321,%r276;
dp2a.hi.u32.u32 %r272,%r156,%r318,%r272;
dp2a.hi.u32.u32 %r272,%r154,%r319,%r272;
prmt.b32 %r324,%r322,%r272,%r276;
prmt.b32 %r325,%r323,%r324,%r280;
$57:
selp.b32 %r281,%r161,%r281,%p74;
selp.b32 %r296,%r161,%r296,%p75;
selp.b32 %r311,%r161,%r311,%p76;
selp.b32 %r325,%r161,%r325,%p77;
@%p81 bra $62;
bra.uni $58;
$62:
setp.ge.s32 %p94,%r29,%r10;
@%p94 bra $64;
st.u32 [%d99],%r281;
st.u32 [%d99+64],%r296;
st.u32 [%d99+128],%r311;
st.u32 [%d99+192],%r325;
bra.uni $64;
$58:
mov.u32 %r326,0;
mov.u32 %r327,%r325;
$59:
.pragma "nounroll";
mov.u32 %r325,%r281;
mov.u32 %r281,%r296;
mov.u32 %r296,%r311;
mov.u32 %r311,%r327;
shl.b32 %r328,%r326,4;
add.s32 %r329,%r328,%r217;
setp.ge.s32 %p95,%r329,%r9;
setp.ge.s32 %p96,%r29,%r10;
or.pred %p97,%p96,%p95;
@%p97 bra $61;
shl.b32 %r330,%r326,6;
cvt.s64.s32 %d137,%r330;
add.s64 %d138,%d99,%d137;
st.u8 [%d138],%r325;
shr.u32 %r331,%r325,8;
st.u8 [%d138+1],%r331;
shr.u32 %r332,%r325,16;
st.u8 [%d138+2],%r332;
shr.u32 %r333,%r325,24;
st.u8 [%d138+3],%r333;
$61:
add.s32 %r326,%r326,1;
setp.eq.s32 %p98,%r326,4;
mov.u32 %r327,%r325;
@%p98 bra $64;
bra.uni $59;
$64:
ld.param.u64 %d139,[p5];
ld.param.u64 %d140,[p1];
add.s64 %d101,%d101,%d140;
add.s64 %d99,%d99,%d139;
add.s32 %r221,%r221,1;
setp.lt.s32 %p99,%r221,%r212;
@%p99 bra $39;
$65:
bar.warp.sync -1;
setp.ge.s32 %p100,%r29,%r10;
setp.eq.s32 %p101,%r122,0;
or.pred %p102,%p101,%p100;
@%p102 bra $92;
ld.param.u64 %d141,[p2];
mov.u32 %r334,%tid.x;
and.b32 %r335,%r334,15;
ld.param.u64 %d142,[p8];
mov.u32 %r336,%ctaid.x;
ld.param.u64 %d143,[p3];
cvt.s64.s32 %d144,%r17;
mul.lo.s64 %d145,%d143,%d144;
add.s64 %d146,%d141,%d145;
cvt.s64.s32 %d147,%r31;
cvt.u64.u32 %d148,%r31;
cvt.rn.f64.u32 %e62,%r31;
cvt.rn.f64.s32 %e63,%r31;
add.s64 %d149,%d18,3;
bfi.b32 %r337,%r336,%r335,6,26;
mov.u32 %r338,0;
$67:
.pragma "nounroll";
shl.b32 %r339,%r338,4;
add.s32 %r340,%r339,%r337;
and.b32 %r341,%r122,1;
setp.eq.b32 %p103,%r341,1;
not.pred %p104,%p103;
setp.ge.s32 %p105,%r340,%r9;
or.pred %p106,%p104,%p105;
@%p106 bra $91;
ld.param.u64 %d150,[p3+24];
ld.param.u64 %d151,[p3+16];
ld.param.u64 %d152,[p3+8];
setp.eq.s32 %p107,%r8,0;
mov.u64 %d153,%d146;
@%p107 bra $70;
ld.param.u64 %d154,[p2];
cvta.to.global.u64 %d155,%d154;
mul.wide.s32 %d156,%r17,40;
add.s64 %d157,%d155,%d156;
ld.global.u64 %d150,[%d157+24];
ld.global.u64 %d151,[%d157+16];
ld.global.u64 %d152,[%d157+8];
ld.global.u64 %d153,[%d157];
$70:
ld.param.f64 %e64,[p7+24];
ld.param.f64 %e65,[p7+16];
ld.param.f64 %e66,[p7+8];
ld.param.f64 %e67,[p7];
ld.param.f64 %e68,[p7+64];
ld.param.f64 %e69,[p7+56];
ld.param.f64 %e70,[p7+48];
ld.param.f64 %e71,[p7+40];
ld.param.f64 %e72,[p7+32];
setp.eq.s64 %p108,%d142,0;
@%p108 bra $72;
add.s64 %d158,%d142,%d22;
ld.f64 %e68,[%d158+64];
ld.f64 %e69,[%d158+56];
ld.f64 %e70,[%d158+48];
ld.f64 %e71,[%d158+40];
ld.f64 %e72,[%d158+32];
ld.f64 %e64,[%d158+24];
ld.f64 %e65,[%d158+16];
ld.f64 %e66,[%d158+8];
ld.f64 %e67,[%d158];
$72:
@%p6 bra $79;
setp.ne.s32 %p109,%r13,1;
@%p109 bra $80;
shl.b32 %r342,%r338,4;
add.s32 %r343,%r342,%r337;
fma.rn.f64 %e73,%e66,%e62,%e65;
cvt.rn.f64.s32 %e74,%r343;
fma.rn.f64 %e75,%e69,%e62,%e68;
fma.rn.f64 %e76,%e70,%e74,%e75;
rcp.approx.ftz.f64 %e77,%e76;
neg.f64 %e78,%e76;
mov.f64 %e79,0d3FF0000000000000;
fma.rn.f64 %e80,%e78,%e77,%e79;
fma.rn.f64 %e81,%e77,%e80,%e77;
fma.rn.f64 %e82,%e67,%e74,%e73;
mov.f64 %e83,0d4138000000008000;
fma.rn.f64 %e84,%e82,%e81,%e83;
fma.rn.f64 %e85,%e72,%e62,%e71;
fma.rn.f64 %e86,%e64,%e74,%e85;
fma.rn.f64 %e87,%e86,%e81,%e83;
{
.reg .b32 %temp;
mov.b64 {%temp,%r344},%e84;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r345},%e87;
}
and.b32 %r346,%r344,-1048576;
setp.eq.s32 %p110,%r346,1093664768;
and.b32 %r347,%r345,-1048576;
setp.eq.s32 %p111,%r347,1093664768;
and.pred %p112,%p110,%p111;
@%p112 bra $78;
bra.uni $75;
$78:
{
.reg .b32 %temp;
mov.b64 {%r348,%temp},%e84;
}
{
.reg .b32 %temp;
mov.b64 {%r349,%temp},%e87;
}
add.s32 %r350,%r345,-1094189056;
add.s32 %r351,%r344,-1094189056;
shr.u32 %r352,%r349,16;
shr.u32 %r353,%r348,16;
bra.uni $88;
$79:
shl.b32 %r354,%r338,4;
add.s32 %r355,%r354,%r337;
mov.b64 %d159,%e71;
mov.b64 %d160,%e66;
mul.lo.s64 %d161,%d160,%d148;
mov.b64 %d162,%e65;
add.s64 %d163,%d161,%d162;
mov.b64 %d164,%e72;
mul.lo.s64 %d165,%d164,%d148;
add.s64 %d166,%d165,%d159;
cvt.u64.u32 %d167,%r355;
mov.b64 %d168,%e67;
mul.lo.s64 %d169,%d168,%d167;
add.s64 %d170,%d163,%d169;
mov.b64 %d171,%e64;
mul.lo.s64 %d172,%d171,%d167;
add.s64 %d173,%d166,%d172;
shr.u64 %d174,%d170,32;
shr.u64 %d175,%d173,32;
cvt.u32.u64 %r356,%d170;
cvt.u32.u64 %r357,%d173;
shr.u32 %r352,%r357,16;
shr.u32 %r353,%r356,16;
cvt.u32.u64 %r350,%d175;
cvt.u32.u64 %r351,%d174;
bra.uni $88;
$80:
shl.b32 %r358,%r338,4;
add.s32 %r359,%r358,%r337;
setp.ne.s32 %p113,%r13,0;
cvt.s64.s32 %d176,%r359;
mul.lo.s64 %d177,%d151,%d176;
mul.lo.s64 %d178,%d152,%d147;
add.s64 %d179,%d178,%d177;
add.s64 %d180,%d153,%d179;
ld.global.nc.f32 %f57,[%d180];
add.s64 %d181,%d180,%d150;
ld.global.nc.f32 %f58,[%d181];
mov.f32 %f59,0f37000000;
add.rn.f32 %f60,%f57,%f59;
mov.f32 %f61,0f4B400000;
add.rm.f32 %f62,%f60,%f61;
mov.b32 %r360,%f62;
sub.rn.f32 %f63,%f62,%f61;
sub.rn.f32 %f64,%f60,%f63;
add.rn.f32 %f65,%f58,%f59;
add.rm.f32 %f66,%f65,%f61;
mov.b32 %r361,%f66;
sub.rn.f32 %f67,%f66,%f61;
sub.rn.f32 %f68,%f65,%f67;
and.b32 %r362,%r360,-8388608;
setp.ne.s32 %p114,%r362,1258291200;
and.b32 %r363,%r361,-8388608;
setp.ne.s32 %p115,%r363,1258291200;
or.pred %p116,%p114,%p115;
and.pred %p117,%p113,%p116;
@%p117 bra $82;
bra.uni $81;
$82:
cvt.f64.f32 %e88,%f57;
cvt.f64.f32 %e89,%f58;
bra.uni $83;
$75:
mul.rn.f64 %e90,%e66,%e63;
fma.rn.f64 %e91,%e67,%e74,%e90;
add.rn.f64 %e92,%e91,%e65;
mul.rn.f64 %e93,%e72,%e63;
fma.rn.f64 %e94,%e64,%e74,%e93;
add.rn.f64 %e95,%e94,%e71;
mul.rn.f64 %e96,%e69,%e63;
fma.rn.f64 %e97,%e70,%e74,%e96;
add.rn.f64 %e98,%e97,%e68;
setp.eq.f64 %p118,%e98,0d0000000000000000;
mov.f64 %e99,0d0000000000000000;
@%p118 bra $77;
rcp.rn.f64 %e99,%e98;
$77:
mul.rn.f64 %e88,%e92,%e99;
mul.rn.f64 %e89,%e95,%e99;
$83:
mov.f64 %e100,0dC1CDCD6500000000;
max.f64 %e101,%e88,%e100;
mov.f64 %e102,0d41CDCD6500000000;
min.f64 %e103,%e101,%e102;
mov.f64 %e104,0d4338000000000000;
add.rn.f64 %e105,%e103,%e104;
sub.rn.f64 %e106,%e105,%e104;
sub.rn.f64 %e107,%e103,%e106;
{
.reg .b32 %temp;
mov.b64 {%r351,%temp},%e105;
}
setp.geu.f64 %p119,%e107,0d0000000000000000;
@%p119 bra $85;
add.s32 %r351,%r351,-1;
mov.f64 %e108,0d3FF0000000000000;
add.rn.f64 %e107,%e107,%e108;
$85:
max.f64 %e109,%e89,%e100;
min.f64 %e110,%e109,%e102;
add.rn.f64 %e111,%e110,%e104;
sub.rn.f64 %e112,%e111,%e104;
sub.rn.f64 %e113,%e110,%e112;
{
.reg .b32 %temp;
mov.b64 {%r350,%temp},%e111;
}
setp.geu.f64 %p120,%e113,0d0000000000000000;
@%p120 bra $87;
add.s32 %r350,%r350,-1;
mov.f64 %e114,0d3FF0000000000000;
add.rn.f64 %e113,%e113,%e114;
$87:
cvt.rn.f32.f64 %f69,%e107;
mul.f32 %f70,%f69,0f47800000;
cvt.rzi.u32.f32 %r364,%f70;
cvt.rn.f32.f64 %f71,%e113;
mul.f32 %f72,%f71,0f47800000;
cvt.rzi.u32.f32 %r365,%f72;
min.u32 %r352,%r365,65535;
min.u32 %r353,%r364,65535;
bra.uni $88;
$81:
mov.f32 %f73,0f4B000000;
mov.f32 %f74,0f47800000;
fma.rz.f32 %f75,%f64,%f74,%f73;
mov.b32 %r366,%f75;
fma.rz.f32 %f76,%f68,%f74,%f73;
mov.b32 %r367,%f76;
and.b32 %r352,%r367,65535;
and.b32 %r353,%r366,65535;
add.s32 %r350,%r361,-1262485504;
add.s32 %r351,%r360,-1262485504;
$88:
@%p78 bra $91;
shl.b32 %r368,%r338,4;
add.s32 %r369,%r368,%r337;
shl.b32 %r370,%r369,2;
add.s32 %r371,%r370,%r210;
cvt.u64.u32 %d182,%r371;
add.s64 %d183,%d149,%d182;
mov.u32 %r372,0;
mov.u64 %d184,%d12;
$90:
.pragma "nounroll";
ld.param.u64 %d185,[p5];
ld.param.u64 %d186,[p1];
ld.param.u32 %r373,[p11];
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d184;
.param .b32 q1;
st.param.b32 [q1+0],%r111;
.param .b32 q2;
st.param.b32 [q2+0],%r1;
.param .b32 q3;
st.param.b32 [q3+0],%r2;
.param .b32 q4;
st.param.b32 [q4+0],%r351;
.param .b32 q5;
st.param.b32 [q5+0],%r350;
.param .b32 q6;
st.param.b32 [q6+0],%r353;
.param .b32 q7;
st.param.b32 [q7+0],%r352;
.param .b32 q8;
st.param.b32 [q8+0],%r373;
.param .b32 q9;
st.param.b32 [q9+0],%r161;
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
q6,
q7,
q8,
q9
);
ld.param.b32 %r374,[retval0+0];
}
st.u8 [%d183+-3],%r374;
shr.u32 %r375,%r374,8;
st.u8 [%d183+-2],%r375;
shr.u32 %r376,%r374,16;
st.u8 [%d183+-1],%r376;
shr.u32 %r377,%r374,24;
st.u8 [%d183],%r377;
add.s64 %d184,%d184,%d186;
add.s64 %d183,%d183,%d185;
add.s32 %r372,%r372,1;
setp.lt.s32 %p121,%r372,%r212;
@%p121 bra $90;
$91:
add.s32 %r338,%r338,1;
shr.u32 %r122,%r122,1;
setp.ne.s32 %p122,%r122,0;
@%p122 bra $67;
$92:
ret;
$28:
ld.global.nc.v2.f32 {%f1,%f2},[%d83];
ld.global.nc.v2.f32 {%f3,%f4},[%d84];
ld.global.nc.v2.f32 {%f5,%f6},[%d86];
ld.global.nc.v2.f32 {%f7,%f8},[%d88];
bra.uni $29;
}
.func (.param .b32 func_retval0) z2(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
{
.reg .pred %p<9>;
.reg .b32 %r<109>;
.reg .b64 %d<22>;
ld.param.u64 %d1,[p0];
ld.param.u32 %r1,[p1];
ld.param.u32 %r2,[p2];
ld.param.u32 %r3,[p3];
ld.param.u32 %r4,[p4];
ld.param.u32 %r5,[p5];
ld.param.u32 %r6,[p6];
ld.param.u32 %r7,[p7];
ld.param.u32 %r8,[p8];
ld.param.u32 %r9,[p9];
setp.lt.u32 %p1,%r4,%r2;
mov.u32 %r10,%r4;
@%p1 bra $2;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r4;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r10,[retval0+0];
}
$2:
setp.lt.u32 %p2,%r5,%r3;
mov.u32 %r11,%r5;
@%p2 bra $4;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r5;
.param .b32 q1;
st.param.b32 [q1+0],%r3;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r11,[retval0+0];
}
$4:
add.s32 %r12,%r4,1;
setp.lt.u32 %p3,%r12,%r2;
@%p3 bra $6;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r13,%r4,1;
st.param.b32 [q0+0],%r13;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r12,[retval0+0];
}
$6:
add.s32 %r14,%r5,1;
setp.lt.u32 %p4,%r14,%r3;
@%p4 bra $8;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r15,%r5,1;
st.param.b32 [q0+0],%r15;
.param .b32 q1;
st.param.b32 [q1+0],%r3;
.param .b32 q2;
st.param.b32 [q2+0],%r8;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r14,[retval0+0];
}
$8:
or.b32 %r16,%r10,%r11;
setp.gt.s32 %p5,%r16,-1;
shl.b32 %r17,%r10,2;
mul.lo.s32 %r18,%r11,%r1;
add.s32 %r19,%r17,%r18;
selp.b32 %r20,%r19,0,%p5;
cvt.u64.u32 %d2,%r20;
add.s64 %d3,%d1,%d2;
ld.global.nc.u8 %r21,[%d3];
selp.b32 %r22,%r21,%r9,%p5;
and.b32 %r23,%r22,255;
add.s64 %d4,%d3,1;
ld.global.nc.u8 %r24,[%d4];
shr.u32 %r25,%r9,8;
selp.b32 %r26,%r24,%r25,%p5;
and.b32 %r27,%r26,255;
add.s64 %d5,%d3,2;
ld.global.nc.u8 %r28,[%d5];
shr.u32 %r29,%r9,16;
selp.b32 %r30,%r28,%r29,%p5;
and.b32 %r31,%r30,255;
add.s64 %d6,%d3,3;
ld.global.nc.u8 %r32,[%d6];
shr.u32 %r33,%r9,24;
selp.b32 %r34,%r32,%r33,%p5;
and.b32 %r35,%r34,255;
or.b32 %r36,%r12,%r11;
setp.gt.s32 %p6,%r36,-1;
shl.b32 %r37,%r12,2;
add.s32 %r38,%r37,%r18;
selp.b32 %r39,%r38,0,%p6;
cvt.u64.u32 %d7,%r39;
add.s64 %d8,%d1,%d7;
ld.global.nc.u8 %r40,[%d8];
selp.b32 %r41,%r40,%r9,%p6;
and.b32 %r42,%r41,255;
add.s64 %d9,%d8,1;
ld.global.nc.u8 %r43,[%d9];
selp.b32 %r44,%r43,%r25,%p6;
and.b32 %r45,%r44,255;
add.s64 %d10,%d8,2;
ld.global.nc.u8 %r46,[%d10];
selp.b32 %r47,%r46,%r29,%p6;
and.b32 %r48,%r47,255;
add.s64 %d11,%d8,3;
ld.global.nc.u8 %r49,[%d11];
selp.b32 %r50,%r49,%r33,%p6;
and.b32 %r51,%r50,255;
or.b32 %r52,%r10,%r14;
setp.gt.s32 %p7,%r52,-1;
mul.lo.s32 %r53,%r14,%r1;
add.s32 %r54,%r17,%r53;
selp.b32 %r55,%r54,0,%p7;
cvt.u64.u32 %d12,%r55;
add.s64 %d13,%d1,%d12;
ld.global.nc.u8 %r56,[%d13];
selp.b32 %r57,%r56,%r9,%p7;
and.b32 %r58,%r57,255;
add.s64 %d14,%d13,1;
ld.global.nc.u8 %r59,[%d14];
selp.b32 %r60,%r59,%r25,%p7;
and.b32 %r61,%r60,255;
add.s64 %d15,%d13,2;
ld.global.nc.u8 %r62,[%d15];
selp.b32 %r63,%r62,%r29,%p7;
and.b32 %r64,%r63,255;
add.s64 %d16,%d13,3;
ld.global.nc.u8 %r65,[%d16];
selp.b32 %r66,%r65,%r33,%p7;
and.b32 %r67,%r66,255;
or.b32 %r68,%r12,%r14;
setp.gt.s32 %p8,%r68,-1;
add.s32 %r69,%r37,%r53;
selp.b32 %r70,%r69,0,%p8;
cvt.u64.u32 %d17,%r70;
add.s64 %d18,%d1,%d17;
ld.global.nc.u8 %r71,[%d18];
selp.b32 %r72,%r71,%r9,%p8;
and.b32 %r73,%r72,255;
add.s64 %d19,%d18,1;
ld.global.nc.u8 %r74,[%d19];
selp.b32 %r75,%r74,%r25,%p8;
and.b32 %r76,%r75,255;
add.s64 %d20,%d18,2;
ld.global.nc.u8 %r77,[%d20];
selp.b32 %r78,%r77,%r29,%p8;
and.b32 %r79,%r78,255;
add.s64 %d21,%d18,3;
ld.global.nc.u8 %r80,[%d21];
selp.b32 %r81,%r80,%r33,%p8;
and.b32 %r82,%r81,255;
mad.lo.s32 %r83,%r7,%r6,65535;
shr.u32 %r84,%r83,16;
mad.lo.s32 %r85,%r84,65535,%r7;
mad.lo.s32 %r86,%r6,65535,65535;
sub.s32 %r87,%r86,%r85;
prmt.b32 %r88,%r73,%r58,30212;
prmt.b32 %r89,%r42,%r23,30212;
mov.u32 %r90,32768;
mov.u32 %r91,%r90;
dp2a.lo.u32.u32 %r91,%r87,%r89,%r91;
dp2a.lo.u32.u32 %r91,%r85,%r88,%r91;
shr.u32 %r92,%r91,16;
prmt.b32 %r93,%r76,%r61,30212;
prmt.b32 %r94,%r45,%r27,30212;
mov.u32 %r95,%r90;
dp2a.lo.u32.u32 %r95,%r87,%r94,%r95;
dp2a.lo.u32.u32 %r95,%r85,%r93,%r95;
shr.u32 %r96,%r95,8;
and.b32 %r97,%r96,16776960;
or.b32 %r98,%r97,%r92;
prmt.b32 %r99,%r79,%r64,30212;
prmt.b32 %r100,%r48,%r31,30212;
mov.u32 %r101,%r90;
dp2a.lo.u32.u32 %r101,%r87,%r100,%r101;
dp2a.lo.u32.u32 %r101,%r85,%r99,%r101;
and.b32 %r102,%r101,-65536;
or.b32 %r103,%r102,%r98;
prmt.b32 %r104,%r82,%r67,30212;
prmt.b32 %r105,%r51,%r35,30212;
dp2a.lo.u32.u32 %r90,%r87,%r105,%r90;
dp2a.lo.u32.u32 %r90,%r85,%r104,%r90;
shl.b32 %r106,%r90,8;
and.b32 %r107,%r106,-16777216;
or.b32 %r108,%r107,%r103;
st.param.b32 [func_retval0+0],%r108;
ret;
}
`;
