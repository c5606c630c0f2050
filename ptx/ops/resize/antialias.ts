// Generated from kernels/ops/resize/antialias.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/resize/antialias.cu`. */
export const RESIZE_ANTIALIAS: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .align 4 .b8 p0[20],
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<16>;
.reg .f32 %f<75>;
.reg .b32 %r<10>;
ld.param.u32 %r1,[p1];
ld.param.u32 %r2,[p2];
ld.param.f32 %f1,[p0+8];
ld.param.f32 %f2,[p0+12];
ld.param.f32 %f3,[p0+16];
setp.eq.s32 %p1,%r1,0;
@%p1 bra $27;
cvt.rn.f32.s32 %f4,%r2;
add.f32 %f5,%f4,0f3F000000;
sub.f32 %f6,%f5,%f1;
mul.f32 %f7,%f2,%f6;
abs.f32 %f8,%f7;
setp.eq.s32 %p2,%r1,1;
@%p2 bra $25;
bra.uni $2;
$25:
mov.f32 %f9,0f3F800000;
sub.f32 %f10,%f9,%f8;
mov.f32 %f11,0f00000000;
max.f32 %f12,%f10,%f11;
$26:
mul.f32 %f13,%f3,%f12;
bra.uni $28;
$27:
add.s32 %r3,%r2,1;
cvt.rn.f32.s32 %f14,%r3;
min.f32 %f15,%f14,%f2;
cvt.rn.f32.s32 %f16,%r2;
max.f32 %f17,%f16,%f1;
sub.f32 %f18,%f15,%f17;
setp.gt.f32 %p3,%f18,0f3A83126F;
mul.f32 %f19,%f3,%f18;
selp.f32 %f13,%f19,0f00000000,%p3;
$28:
st.param.f32 [func_retval0+0],%f13;
ret;
$2:
setp.eq.s32 %p4,%r1,2;
mov.f32 %f12,0f00000000;
@%p4 bra $21;
bra.uni $3;
$21:
setp.lt.f32 %p5,%f8,0f3F800000;
@%p5 bra $24;
bra.uni $22;
$24:
fma.rn.f32 %f20,%f8,0f3FC00000,0fC0200000;
mul.f32 %f21,%f8,%f20;
fma.rn.f32 %f12,%f8,%f21,0f3F800000;
bra.uni $26;
$3:
setp.geu.f32 %p6,%f8,0f40400000;
@%p6 bra $26;
setp.eq.f32 %p7,%f8,0f00000000;
mov.f32 %f22,0f3F800000;
mov.f32 %f23,%f22;
@%p7 bra $12;
add.f32 %f24,%f8,%f8;
cvt.rni.f32.f32 %f25,%f24;
cvt.rzi.s32.f32 %r4,%f25;
neg.f32 %f26,%f25;
mov.f32 %f27,0f3F000000;
fma.rn.f32 %f28,%f26,%f27,%f8;
mul.f32 %f29,%f28,0f34222169;
mov.f32 %f30,0f40490FDA;
fma.rn.f32 %f31,%f28,%f30,%f29;
mul.rn.f32 %f32,%f31,%f31;
and.b32 %r5,%r4,1;
setp.eq.s32 %p8,%r5,0;
selp.f32 %f33,%f31,0f3F800000,%p8;
mov.f32 %f34,0fB94D4153;
@%p8 bra $7;
mov.f32 %f35,0fBAB607ED;
mov.f32 %f36,0f37CBAC00;
fma.rn.f32 %f34,%f36,%f32,%f35;
$7:
selp.f32 %f37,0f3C0885E4,0f3D2AAABB,%p8;
fma.rn.f32 %f38,%f34,%f32,%f37;
selp.f32 %f39,0fBE2AAAA8,0fBEFFFFFF,%p8;
fma.rn.f32 %f40,%f38,%f32,%f39;
mov.f32 %f41,0f00000000;
fma.rn.f32 %f42,%f32,%f33,%f41;
fma.rn.f32 %f43,%f40,%f42,%f33;
and.b32 %r6,%r4,2;
setp.eq.s32 %p9,%r6,0;
@%p9 bra $9;
mov.f32 %f44,0fBF800000;
fma.rn.f32 %f43,%f43,%f44,%f41;
$9:
cvt.rzi.f32.f32 %f45,%f8;
setp.neu.f32 %p10,%f45,%f8;
@%p10 bra $11;
mov.f32 %f46,0f00000000;
mul.rn.f32 %f43,%f8,%f46;
$11:
mul.f32 %f47,%f8,0f40490FDB;
div.rn.f32 %f23,%f43,%f47;
$12:
mul.f32 %f48,%f8,0f3EAAAAAB;
setp.eq.f32 %p11,%f48,0f00000000;
@%p11 bra $20;
add.f32 %f49,%f48,%f48;
cvt.rni.f32.f32 %f50,%f49;
cvt.rzi.s32.f32 %r7,%f50;
neg.f32 %f51,%f50;
mov.f32 %f52,0f3F000000;
fma.rn.f32 %f53,%f51,%f52,%f48;
mul.f32 %f54,%f53,0f34222169;
mov.f32 %f55,0f40490FDA;
fma.rn.f32 %f56,%f53,%f55,%f54;
mul.rn.f32 %f57,%f56,%f56;
and.b32 %r8,%r7,1;
setp.eq.s32 %p12,%r8,0;
selp.f32 %f58,%f56,0f3F800000,%p12;
mov.f32 %f59,0fB94D4153;
@%p12 bra $15;
mov.f32 %f60,0fBAB607ED;
mov.f32 %f61,0f37CBAC00;
fma.rn.f32 %f59,%f61,%f57,%f60;
$15:
selp.f32 %f62,0f3C0885E4,0f3D2AAABB,%p12;
fma.rn.f32 %f63,%f59,%f57,%f62;
selp.f32 %f64,0fBE2AAAA8,0fBEFFFFFF,%p12;
fma.rn.f32 %f65,%f63,%f57,%f64;
mov.f32 %f66,0f00000000;
fma.rn.f32 %f67,%f57,%f58,%f66;
fma.rn.f32 %f68,%f65,%f67,%f58;
and.b32 %r9,%r7,2;
setp.eq.s32 %p13,%r9,0;
@%p13 bra $17;
mov.f32 %f69,0fBF800000;
fma.rn.f32 %f68,%f68,%f69,%f66;
$17:
cvt.rzi.f32.f32 %f70,%f48;
setp.neu.f32 %p14,%f70,%f48;
@%p14 bra $19;
mov.f32 %f71,0f00000000;
mul.rn.f32 %f68,%f48,%f71;
$19:
mul.f32 %f72,%f48,0f40490FDB;
div.rn.f32 %f22,%f68,%f72;
$20:
mul.f32 %f12,%f23,%f22;
bra.uni $26;
$22:
setp.geu.f32 %p15,%f8,0f40000000;
@%p15 bra $26;
fma.rn.f32 %f73,%f8,0fBF000000,0f40200000;
fma.rn.f32 %f74,%f8,%f73,0fC0800000;
fma.rn.f32 %f12,%f8,%f74,0f40000000;
bra.uni $26;
}
.func (.param .align 4 .b8 func_retval0[20]) z1(
.param .b32 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .f32 %f<7>;
.reg .b32 %r<16>;
.reg .f64 %e<29>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
ld.param.f64 %e1,[p2];
ld.param.u32 %r3,[p3];
setp.eq.s32 %p1,%r1,0;
@%p1 bra $5;
mov.f64 %e2,0d3FF0000000000000;
max.f64 %e3,%e1,%e2;
cvt.rn.f64.s32 %e4,%r2;
add.f64 %e5,%e4,0d3FE0000000000000;
mul.f64 %e6,%e5,%e1;
setp.eq.s32 %p2,%r1,2;
selp.b32 %r4,2,3,%p2;
setp.eq.s32 %p3,%r1,1;
selp.b32 %r5,1,%r4,%p3;
cvt.rn.f64.s32 %e7,%r5;
mul.f64 %e8,%e3,%e7;
sub.f64 %e9,%e6,%e8;
add.f64 %e10,%e9,0d3FE0000000000000;
cvt.rzi.s32.f64 %r6,%e10;
add.f64 %e11,%e6,%e8;
add.f64 %e12,%e11,0d3FE0000000000000;
cvt.rzi.s32.f64 %r7,%e12;
min.s32 %r8,%r7,%r3;
max.s32 %r9,%r6,0;
sub.s32 %r10,%r8,%r9;
cvt.rn.f64.s32 %e13,%r9;
sub.f64 %e14,%e6,%e13;
rcp.rn.f64 %e15,%e3;
setp.lt.s32 %p4,%r10,1;
cvt.rn.f32.f64 %f1,%e14;
cvt.rn.f32.f64 %f2,%e15;
mov.f32 %f3,0f00000000;
@%p4 bra $4;
mov.f32 %f4,0f3F800000;
mov.u32 %r11,0;
$3:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r9;
st.param.b32 [q0+4],%r10;
st.param.f32 [q0+8],%f1;
st.param.f32 [q0+12],%f2;
st.param.f32 [q0+16],%f4;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f5,[retval0+0];
}
add.f32 %f3,%f3,%f5;
add.s32 %r11,%r11,1;
setp.lt.s32 %p5,%r11,%r10;
@%p5 bra $3;
$4:
rcp.rn.f32 %f6,%f3;
bra.uni $6;
$5:
cvt.rn.f64.s32 %e16,%r2;
mul.f64 %e17,%e16,%e1;
add.f64 %e18,%e17,%e1;
cvt.rn.f64.s32 %e19,%r3;
min.f64 %e20,%e18,%e19;
cvt.rmi.f64.f64 %e21,%e17;
cvt.rzi.s32.f64 %r12,%e21;
add.s32 %r13,%r3,-1;
cvt.rpi.f64.f64 %e22,%e20;
cvt.rzi.s32.f64 %r14,%e22;
min.s32 %r15,%r14,%r3;
min.s32 %r9,%r12,%r13;
cvt.rn.f64.s32 %e23,%r9;
sub.f64 %e24,%e17,%e23;
sub.f64 %e25,%e20,%e23;
sub.f64 %e26,%e19,%e17;
min.f64 %e27,%e1,%e26;
rcp.rn.f64 %e28,%e27;
sub.s32 %r10,%r15,%r9;
cvt.rn.f32.f64 %f2,%e25;
cvt.rn.f32.f64 %f1,%e24;
cvt.rn.f32.f64 %f6,%e28;
$6:
st.param.b32 [func_retval0+0],%r9;
st.param.b32 [func_retval0+4],%r10;
st.param.f32 [func_retval0+8],%f1;
st.param.f32 [func_retval0+12],%f2;
st.param.f32 [func_retval0+16],%f6;
ret;
}
.visible .entry resample_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<44>;
.reg .b16 %s<13>;
.reg .f32 %f<39>;
.reg .b32 %r<74>;
.reg .f64 %e<7>;
.reg .b64 %d<93>;
.shared .align 4 .b8 z2[640];
.shared .align 4 .b8 z3[160];
.shared .align 4 .b8 z4[8192];
.shared .align 4 .b8 z5[2048];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.f64 %e1,[p4];
ld.param.f64 %e2,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r10,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r2},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r10;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r10,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r5,%r6},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r10;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,3;
mov.u32 %r15,%tid.x;
mov.u32 %r16,%tid.y;
setp.ge.s32 %p3,%r12,%r5;
setp.ge.s32 %p4,%r14,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $64;
setp.lt.s32 %p6,%r16,2;
setp.lt.s32 %p7,%r15,8;
setp.eq.s32 %p8,%r16,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
cvt.s64.s32 %d23,%r15;
mul.wide.s32 %d24,%r15,20;
mov.u64 %d25,z2;
add.s64 %d26,%d25,%d24;
@%p10 bra $8;
bra.uni $13;
$8:
selp.b32 %r17,%r1,%r2,%p8;
selp.b32 %r18,%r5,%r6,%p8;
selp.f64 %e3,%e1,%e2,%p8;
setp.neu.f64 %p11,%e3,0d0000000000000000;
@%p11 bra $10;
cvt.rn.f64.s32 %e4,%r18;
cvt.rn.f64.s32 %e5,%r17;
div.rn.f64 %e6,%e4,%e5;
rcp.rn.f64 %e3,%e6;
$10:
selp.b32 %r19,%r12,%r14,%p8;
add.s32 %r20,%r19,%r15;
add.s32 %r21,%r18,-1;
min.s32 %r22,%r20,%r21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r9;
.param .b32 q1;
st.param.b32 [q1+0],%r22;
.param .b64 q2;
st.param.f64 [q2+0],%e3;
.param .b32 q3;
st.param.b32 [q3+0],%r17;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r23,[retval0+0];
ld.param.b32 %r24,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p8 bra $12;
mov.u64 %d27,z3;
add.s64 %d28,%d27,%d24;
st.shared.u32 [%d28],%r23;
st.shared.u32 [%d28+4],%r24;
st.shared.f32 [%d28+8],%f1;
st.shared.f32 [%d28+12],%f2;
st.shared.f32 [%d28+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d26],%r23;
st.shared.u32 [%d26+4],%r24;
st.shared.f32 [%d26+8],%f1;
st.shared.f32 [%d26+12],%f2;
st.shared.f32 [%d26+16],%f3;
$13:
bar.sync 0;
ld.shared.u32 %r25,[%d26];
cvt.s64.s32 %d29,%r25;
ld.shared.f32 %f4,[%d26+8];
ld.shared.f32 %f5,[%d26+12];
ld.shared.f32 %f6,[%d26+16];
cvt.s64.s32 %d30,%r16;
mul.wide.s32 %d31,%r16,20;
mov.u64 %d32,z3;
add.s64 %d33,%d32,%d31;
ld.shared.u32 %r26,[%d33];
ld.shared.u32 %r27,[%d33+4];
ld.shared.f32 %f7,[%d33+8];
ld.shared.f32 %f8,[%d33+12];
ld.shared.f32 %f9,[%d33+16];
ld.shared.u32 %r28,[%d26+4];
min.s32 %r29,%r28,64;
setp.ge.s32 %p12,%r16,%r29;
@%p12 bra $20;
cvt.u32.u64 %r30,%d29;
not.b32 %r31,%r28;
max.s32 %r32,%r31,-65;
mov.u32 %r33,-2;
sub.s32 %r34,%r33,%r32;
sub.s32 %r35,%r34,%r16;
shr.u32 %r36,%r35,3;
add.s32 %r37,%r36,1;
and.b32 %r38,%r37,3;
setp.eq.s32 %p13,%r38,0;
mov.u32 %r39,%r16;
@%p13 bra $17;
mov.u64 %d34,z4;
shl.b64 %d35,%d23,2;
mov.u32 %r39,%r16;
$16:
.pragma "nounroll";
mul.wide.s32 %d36,%r39,128;
add.s64 %d37,%d34,%d36;
add.s64 %d38,%d37,%d35;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r39;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f10,[retval0+0];
}
st.shared.f32 [%d38],%f10;
add.s32 %r39,%r39,8;
add.s32 %r38,%r38,-1;
setp.ne.s32 %p14,%r38,0;
@%p14 bra $16;
$17:
setp.lt.u32 %p15,%r35,24;
@%p15 bra $20;
mov.u64 %d39,z4;
shl.b64 %d40,%d23,2;
$19:
mul.wide.s32 %d41,%r39,128;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d42,%d40;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r39;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f11,[retval0+0];
}
st.shared.f32 [%d43],%f11;
add.s32 %r40,%r39,8;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r40;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f12,[retval0+0];
}
st.shared.f32 [%d43+1024],%f12;
add.s32 %r41,%r39,16;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r41;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f13,[retval0+0];
}
st.shared.f32 [%d43+2048],%f13;
add.s32 %r42,%r39,24;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r42;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f14,[retval0+0];
}
st.shared.f32 [%d43+3072],%f14;
add.s32 %r39,%r39,32;
setp.lt.s32 %p16,%r39,%r29;
@%p16 bra $19;
$20:
min.s32 %r43,%r27,64;
setp.ge.s32 %p17,%r15,%r43;
@%p17 bra $27;
not.b32 %r44,%r27;
max.s32 %r45,%r44,-65;
mov.u32 %r46,-2;
sub.s32 %r47,%r46,%r45;
sub.s32 %r48,%r47,%r15;
shr.u32 %r49,%r48,5;
add.s32 %r50,%r49,1;
and.b32 %r51,%r50,3;
setp.eq.s32 %p18,%r51,0;
mov.u32 %r52,%r15;
@%p18 bra $24;
shl.b64 %d44,%d30,8;
mov.u64 %d45,z5;
add.s64 %d46,%d45,%d44;
mov.u32 %r52,%r15;
$23:
.pragma "nounroll";
mul.wide.s32 %d47,%r52,4;
add.s64 %d48,%d46,%d47;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
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
ld.param.f32 %f15,[retval0+0];
}
st.shared.f32 [%d48],%f15;
add.s32 %r52,%r52,32;
add.s32 %r51,%r51,-1;
setp.ne.s32 %p19,%r51,0;
@%p19 bra $23;
$24:
setp.lt.u32 %p20,%r48,96;
@%p20 bra $27;
shl.b64 %d49,%d30,8;
mov.u64 %d50,z5;
add.s64 %d51,%d50,%d49;
$26:
mul.wide.s32 %d52,%r52,4;
add.s64 %d53,%d51,%d52;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
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
ld.param.f32 %f16,[retval0+0];
}
st.shared.f32 [%d53],%f16;
add.s32 %r53,%r52,32;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f17,[retval0+0];
}
st.shared.f32 [%d53+128],%f17;
add.s32 %r54,%r52,64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r54;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f18,[retval0+0];
}
st.shared.f32 [%d53+256],%f18;
add.s32 %r55,%r52,96;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r55;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f19,[retval0+0];
}
st.shared.f32 [%d53+384],%f19;
add.s32 %r52,%r52,128;
setp.lt.s32 %p21,%r52,%r43;
@%p21 bra $26;
$27:
bar.sync 0;
add.s32 %r56,%r12,%r15;
setp.ge.s32 %p22,%r56,%r5;
add.s32 %r57,%r14,%r16;
setp.ge.s32 %p23,%r57,%r6;
or.pred %p24,%p23,%p22;
@%p24 bra $64;
setp.lt.s32 %p25,%r27,1;
mov.f32 %f20,0f00000000;
mov.f32 %f21,%f20;
mov.f32 %f22,%f20;
mov.f32 %f23,%f20;
@%p25 bra $56;
cvt.u32.u64 %r58,%d29;
shl.b64 %d54,%d7,1;
mul.lo.s64 %d55,%d7,3;
mov.u32 %r59,0;
$30:
.pragma "nounroll";
add.s32 %r60,%r59,%r26;
cvt.s64.s32 %d56,%r60;
mul.lo.s64 %d57,%d9,%d56;
setp.lt.s32 %p26,%r28,1;
mov.f32 %f24,0f00000000;
mov.f32 %f25,%f24;
mov.f32 %f26,%f24;
mov.f32 %f27,%f24;
@%p26 bra $41;
mov.u32 %r61,%tid.x;
mul.wide.s32 %d58,%r61,4;
mov.u64 %d59,z4;
add.s64 %d60,%d59,%d58;
mul.lo.s64 %d61,%d8,%d29;
add.s64 %d62,%d57,%d61;
add.s64 %d63,%d14,%d62;
mov.u32 %r62,0;
$32:
.pragma "nounroll";
ld.shared.f32 %f28,[%d60];
setp.lt.s32 %p27,%r7,1;
@%p27 bra $34;
ld.global.nc.u16 %s1,[%d63];
cvt.f32.f16 %f29,%s1;
fma.rn.f32 %f27,%f28,%f29,%f27;
$34:
setp.lt.s32 %p28,%r7,2;
@%p28 bra $36;
add.s64 %d64,%d63,%d7;
ld.global.nc.u16 %s2,[%d64];
cvt.f32.f16 %f30,%s2;
fma.rn.f32 %f26,%f28,%f30,%f26;
$36:
setp.lt.s32 %p29,%r7,3;
@%p29 bra $38;
add.s64 %d65,%d63,%d54;
ld.global.nc.u16 %s3,[%d65];
cvt.f32.f16 %f31,%s3;
fma.rn.f32 %f25,%f28,%f31,%f25;
$38:
setp.lt.s32 %p30,%r7,4;
@%p30 bra $40;
add.s64 %d66,%d63,%d55;
ld.global.nc.u16 %s4,[%d66];
cvt.f32.f16 %f32,%s4;
fma.rn.f32 %f24,%f28,%f32,%f24;
$40:
add.s64 %d63,%d63,%d8;
add.s64 %d60,%d60,128;
add.s32 %r62,%r62,1;
setp.lt.s32 %p31,%r62,%r29;
@%p31 bra $32;
$41:
setp.lt.s32 %p32,%r28,65;
@%p32 bra $52;
add.s32 %r63,%r29,%r25;
cvt.s64.s32 %d67,%r63;
mul.lo.s64 %d68,%d8,%d67;
add.s64 %d69,%d57,%d68;
add.s64 %d70,%d14,%d69;
mov.u32 %r64,%r29;
$43:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r58;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r64;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f33,[retval0+0];
}
setp.lt.s32 %p33,%r7,1;
@%p33 bra $45;
ld.global.nc.u16 %s5,[%d70];
cvt.f32.f16 %f34,%s5;
fma.rn.f32 %f27,%f33,%f34,%f27;
$45:
setp.lt.s32 %p34,%r7,2;
@%p34 bra $47;
add.s64 %d71,%d70,%d7;
ld.global.nc.u16 %s6,[%d71];
cvt.f32.f16 %f35,%s6;
fma.rn.f32 %f26,%f33,%f35,%f26;
$47:
setp.lt.s32 %p35,%r7,3;
@%p35 bra $49;
add.s64 %d72,%d70,%d54;
ld.global.nc.u16 %s7,[%d72];
cvt.f32.f16 %f36,%s7;
fma.rn.f32 %f25,%f33,%f36,%f25;
$49:
setp.lt.s32 %p36,%r7,4;
@%p36 bra $51;
add.s64 %d73,%d70,%d55;
ld.global.nc.u16 %s8,[%d73];
cvt.f32.f16 %f37,%s8;
fma.rn.f32 %f24,%f33,%f37,%f24;
$51:
add.s64 %d70,%d70,%d8;
add.s32 %r64,%r64,1;
setp.lt.s32 %p37,%r64,%r28;
@%p37 bra $43;
$52:
setp.lt.u32 %p38,%r59,64;
@%p38 bra $54;
bra.uni $53;
$54:
mov.u32 %r65,%tid.y;
mul.wide.s32 %d74,%r65,256;
mov.u64 %d75,z5;
add.s64 %d76,%d75,%d74;
mul.wide.s32 %d77,%r59,4;
add.s64 %d78,%d76,%d77;
ld.shared.f32 %f38,[%d78];
bra.uni $55;
$53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r59;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f38,[retval0+0];
}
$55:
fma.rn.f32 %f23,%f38,%f27,%f23;
fma.rn.f32 %f22,%f38,%f26,%f22;
fma.rn.f32 %f21,%f38,%f25,%f21;
fma.rn.f32 %f20,%f38,%f24,%f20;
add.s32 %r59,%r59,1;
setp.lt.s32 %p39,%r59,%r27;
@%p39 bra $30;
$56:
mov.u32 %r66,%ctaid.y;
shl.b32 %r67,%r66,3;
mov.u32 %r68,%ctaid.x;
shl.b32 %r69,%r68,5;
mov.u32 %r70,%tid.y;
add.s32 %r71,%r67,%r70;
cvt.s64.s32 %d79,%r71;
mul.lo.s64 %d80,%d5,%d79;
mov.u32 %r72,%tid.x;
add.s32 %r73,%r69,%r72;
cvt.s64.s32 %d81,%r73;
mul.lo.s64 %d82,%d4,%d81;
add.s64 %d83,%d80,%d82;
setp.lt.s32 %p40,%r7,1;
@%p40 bra $58;
add.s64 %d84,%d20,%d83;
cvt.rn.f16.f32 %s9,%f23;
st.u16 [%d84],%s9;
$58:
setp.lt.s32 %p41,%r7,2;
@%p41 bra $60;
add.s64 %d85,%d83,%d3;
add.s64 %d86,%d20,%d85;
cvt.rn.f16.f32 %s10,%f22;
st.u16 [%d86],%s10;
$60:
setp.lt.s32 %p42,%r7,3;
@%p42 bra $62;
shl.b64 %d87,%d3,1;
add.s64 %d88,%d83,%d87;
add.s64 %d89,%d20,%d88;
cvt.rn.f16.f32 %s11,%f21;
st.u16 [%d89],%s11;
$62:
setp.lt.s32 %p43,%r7,4;
@%p43 bra $64;
mul.lo.s64 %d90,%d3,3;
add.s64 %d91,%d83,%d90;
add.s64 %d92,%d20,%d91;
cvt.rn.f16.f32 %s12,%f20;
st.u16 [%d92],%s12;
$64:
ret;
}
.visible .entry resample_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<44>;
.reg .f32 %f<39>;
.reg .b32 %r<74>;
.reg .f64 %e<7>;
.reg .b64 %d<93>;
.shared .align 4 .b8 z6[640];
.shared .align 4 .b8 z7[160];
.shared .align 4 .b8 z8[8192];
.shared .align 4 .b8 z9[2048];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.f64 %e1,[p4];
ld.param.f64 %e2,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r10,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r2},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r10;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r10,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r5,%r6},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r10;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,3;
mov.u32 %r15,%tid.x;
mov.u32 %r16,%tid.y;
setp.ge.s32 %p3,%r12,%r5;
setp.ge.s32 %p4,%r14,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $64;
setp.lt.s32 %p6,%r16,2;
setp.lt.s32 %p7,%r15,8;
setp.eq.s32 %p8,%r16,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
cvt.s64.s32 %d23,%r15;
mul.wide.s32 %d24,%r15,20;
mov.u64 %d25,z6;
add.s64 %d26,%d25,%d24;
@%p10 bra $8;
bra.uni $13;
$8:
selp.b32 %r17,%r1,%r2,%p8;
selp.b32 %r18,%r5,%r6,%p8;
selp.f64 %e3,%e1,%e2,%p8;
setp.neu.f64 %p11,%e3,0d0000000000000000;
@%p11 bra $10;
cvt.rn.f64.s32 %e4,%r18;
cvt.rn.f64.s32 %e5,%r17;
div.rn.f64 %e6,%e4,%e5;
rcp.rn.f64 %e3,%e6;
$10:
selp.b32 %r19,%r12,%r14,%p8;
add.s32 %r20,%r19,%r15;
add.s32 %r21,%r18,-1;
min.s32 %r22,%r20,%r21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r9;
.param .b32 q1;
st.param.b32 [q1+0],%r22;
.param .b64 q2;
st.param.f64 [q2+0],%e3;
.param .b32 q3;
st.param.b32 [q3+0],%r17;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r23,[retval0+0];
ld.param.b32 %r24,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p8 bra $12;
mov.u64 %d27,z7;
add.s64 %d28,%d27,%d24;
st.shared.u32 [%d28],%r23;
st.shared.u32 [%d28+4],%r24;
st.shared.f32 [%d28+8],%f1;
st.shared.f32 [%d28+12],%f2;
st.shared.f32 [%d28+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d26],%r23;
st.shared.u32 [%d26+4],%r24;
st.shared.f32 [%d26+8],%f1;
st.shared.f32 [%d26+12],%f2;
st.shared.f32 [%d26+16],%f3;
$13:
bar.sync 0;
ld.shared.u32 %r25,[%d26];
cvt.s64.s32 %d29,%r25;
ld.shared.f32 %f4,[%d26+8];
ld.shared.f32 %f5,[%d26+12];
ld.shared.f32 %f6,[%d26+16];
cvt.s64.s32 %d30,%r16;
mul.wide.s32 %d31,%r16,20;
mov.u64 %d32,z7;
add.s64 %d33,%d32,%d31;
ld.shared.u32 %r26,[%d33];
ld.shared.u32 %r27,[%d33+4];
ld.shared.f32 %f7,[%d33+8];
ld.shared.f32 %f8,[%d33+12];
ld.shared.f32 %f9,[%d33+16];
ld.shared.u32 %r28,[%d26+4];
min.s32 %r29,%r28,64;
setp.ge.s32 %p12,%r16,%r29;
@%p12 bra $20;
cvt.u32.u64 %r30,%d29;
not.b32 %r31,%r28;
max.s32 %r32,%r31,-65;
mov.u32 %r33,-2;
sub.s32 %r34,%r33,%r32;
sub.s32 %r35,%r34,%r16;
shr.u32 %r36,%r35,3;
add.s32 %r37,%r36,1;
and.b32 %r38,%r37,3;
setp.eq.s32 %p13,%r38,0;
mov.u32 %r39,%r16;
@%p13 bra $17;
mov.u64 %d34,z8;
shl.b64 %d35,%d23,2;
mov.u32 %r39,%r16;
$16:
.pragma "nounroll";
mul.wide.s32 %d36,%r39,128;
add.s64 %d37,%d34,%d36;
add.s64 %d38,%d37,%d35;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r39;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f10,[retval0+0];
}
st.shared.f32 [%d38],%f10;
add.s32 %r39,%r39,8;
add.s32 %r38,%r38,-1;
setp.ne.s32 %p14,%r38,0;
@%p14 bra $16;
$17:
setp.lt.u32 %p15,%r35,24;
@%p15 bra $20;
mov.u64 %d39,z8;
shl.b64 %d40,%d23,2;
$19:
mul.wide.s32 %d41,%r39,128;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d42,%d40;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r39;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f11,[retval0+0];
}
st.shared.f32 [%d43],%f11;
add.s32 %r40,%r39,8;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r40;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f12,[retval0+0];
}
st.shared.f32 [%d43+1024],%f12;
add.s32 %r41,%r39,16;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r41;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f13,[retval0+0];
}
st.shared.f32 [%d43+2048],%f13;
add.s32 %r42,%r39,24;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r42;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f14,[retval0+0];
}
st.shared.f32 [%d43+3072],%f14;
add.s32 %r39,%r39,32;
setp.lt.s32 %p16,%r39,%r29;
@%p16 bra $19;
$20:
min.s32 %r43,%r27,64;
setp.ge.s32 %p17,%r15,%r43;
@%p17 bra $27;
not.b32 %r44,%r27;
max.s32 %r45,%r44,-65;
mov.u32 %r46,-2;
sub.s32 %r47,%r46,%r45;
sub.s32 %r48,%r47,%r15;
shr.u32 %r49,%r48,5;
add.s32 %r50,%r49,1;
and.b32 %r51,%r50,3;
setp.eq.s32 %p18,%r51,0;
mov.u32 %r52,%r15;
@%p18 bra $24;
shl.b64 %d44,%d30,8;
mov.u64 %d45,z9;
add.s64 %d46,%d45,%d44;
mov.u32 %r52,%r15;
$23:
.pragma "nounroll";
mul.wide.s32 %d47,%r52,4;
add.s64 %d48,%d46,%d47;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
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
ld.param.f32 %f15,[retval0+0];
}
st.shared.f32 [%d48],%f15;
add.s32 %r52,%r52,32;
add.s32 %r51,%r51,-1;
setp.ne.s32 %p19,%r51,0;
@%p19 bra $23;
$24:
setp.lt.u32 %p20,%r48,96;
@%p20 bra $27;
shl.b64 %d49,%d30,8;
mov.u64 %d50,z9;
add.s64 %d51,%d50,%d49;
$26:
mul.wide.s32 %d52,%r52,4;
add.s64 %d53,%d51,%d52;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
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
ld.param.f32 %f16,[retval0+0];
}
st.shared.f32 [%d53],%f16;
add.s32 %r53,%r52,32;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f17,[retval0+0];
}
st.shared.f32 [%d53+128],%f17;
add.s32 %r54,%r52,64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r54;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f18,[retval0+0];
}
st.shared.f32 [%d53+256],%f18;
add.s32 %r55,%r52,96;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r55;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f19,[retval0+0];
}
st.shared.f32 [%d53+384],%f19;
add.s32 %r52,%r52,128;
setp.lt.s32 %p21,%r52,%r43;
@%p21 bra $26;
$27:
bar.sync 0;
add.s32 %r56,%r12,%r15;
setp.ge.s32 %p22,%r56,%r5;
add.s32 %r57,%r14,%r16;
setp.ge.s32 %p23,%r57,%r6;
or.pred %p24,%p23,%p22;
@%p24 bra $64;
setp.lt.s32 %p25,%r27,1;
mov.f32 %f20,0f00000000;
mov.f32 %f21,%f20;
mov.f32 %f22,%f20;
mov.f32 %f23,%f20;
@%p25 bra $56;
cvt.u32.u64 %r58,%d29;
shl.b64 %d54,%d7,1;
mul.lo.s64 %d55,%d7,3;
mov.u32 %r59,0;
$30:
.pragma "nounroll";
add.s32 %r60,%r59,%r26;
cvt.s64.s32 %d56,%r60;
mul.lo.s64 %d57,%d9,%d56;
setp.lt.s32 %p26,%r28,1;
mov.f32 %f24,0f00000000;
mov.f32 %f25,%f24;
mov.f32 %f26,%f24;
mov.f32 %f27,%f24;
@%p26 bra $41;
mov.u32 %r61,%tid.x;
mul.wide.s32 %d58,%r61,4;
mov.u64 %d59,z8;
add.s64 %d60,%d59,%d58;
mul.lo.s64 %d61,%d8,%d29;
add.s64 %d62,%d57,%d61;
add.s64 %d63,%d14,%d62;
mov.u32 %r62,0;
$32:
.pragma "nounroll";
ld.shared.f32 %f28,[%d60];
setp.lt.s32 %p27,%r7,1;
@%p27 bra $34;
ld.global.nc.f32 %f29,[%d63];
fma.rn.f32 %f27,%f28,%f29,%f27;
$34:
setp.lt.s32 %p28,%r7,2;
@%p28 bra $36;
add.s64 %d64,%d63,%d7;
ld.global.nc.f32 %f30,[%d64];
fma.rn.f32 %f26,%f28,%f30,%f26;
$36:
setp.lt.s32 %p29,%r7,3;
@%p29 bra $38;
add.s64 %d65,%d63,%d54;
ld.global.nc.f32 %f31,[%d65];
fma.rn.f32 %f25,%f28,%f31,%f25;
$38:
setp.lt.s32 %p30,%r7,4;
@%p30 bra $40;
add.s64 %d66,%d63,%d55;
ld.global.nc.f32 %f32,[%d66];
fma.rn.f32 %f24,%f28,%f32,%f24;
$40:
add.s64 %d63,%d63,%d8;
add.s64 %d60,%d60,128;
add.s32 %r62,%r62,1;
setp.lt.s32 %p31,%r62,%r29;
@%p31 bra $32;
$41:
setp.lt.s32 %p32,%r28,65;
@%p32 bra $52;
add.s32 %r63,%r29,%r25;
cvt.s64.s32 %d67,%r63;
mul.lo.s64 %d68,%d8,%d67;
add.s64 %d69,%d57,%d68;
add.s64 %d70,%d14,%d69;
mov.u32 %r64,%r29;
$43:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r58;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r64;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f33,[retval0+0];
}
setp.lt.s32 %p33,%r7,1;
@%p33 bra $45;
ld.global.nc.f32 %f34,[%d70];
fma.rn.f32 %f27,%f33,%f34,%f27;
$45:
setp.lt.s32 %p34,%r7,2;
@%p34 bra $47;
add.s64 %d71,%d70,%d7;
ld.global.nc.f32 %f35,[%d71];
fma.rn.f32 %f26,%f33,%f35,%f26;
$47:
setp.lt.s32 %p35,%r7,3;
@%p35 bra $49;
add.s64 %d72,%d70,%d54;
ld.global.nc.f32 %f36,[%d72];
fma.rn.f32 %f25,%f33,%f36,%f25;
$49:
setp.lt.s32 %p36,%r7,4;
@%p36 bra $51;
add.s64 %d73,%d70,%d55;
ld.global.nc.f32 %f37,[%d73];
fma.rn.f32 %f24,%f33,%f37,%f24;
$51:
add.s64 %d70,%d70,%d8;
add.s32 %r64,%r64,1;
setp.lt.s32 %p37,%r64,%r28;
@%p37 bra $43;
$52:
setp.lt.u32 %p38,%r59,64;
@%p38 bra $54;
bra.uni $53;
$54:
mov.u32 %r65,%tid.y;
mul.wide.s32 %d74,%r65,256;
mov.u64 %d75,z9;
add.s64 %d76,%d75,%d74;
mul.wide.s32 %d77,%r59,4;
add.s64 %d78,%d76,%d77;
ld.shared.f32 %f38,[%d78];
bra.uni $55;
$53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r59;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f38,[retval0+0];
}
$55:
fma.rn.f32 %f23,%f38,%f27,%f23;
fma.rn.f32 %f22,%f38,%f26,%f22;
fma.rn.f32 %f21,%f38,%f25,%f21;
fma.rn.f32 %f20,%f38,%f24,%f20;
add.s32 %r59,%r59,1;
setp.lt.s32 %p39,%r59,%r27;
@%p39 bra $30;
$56:
mov.u32 %r66,%ctaid.y;
shl.b32 %r67,%r66,3;
mov.u32 %r68,%ctaid.x;
shl.b32 %r69,%r68,5;
mov.u32 %r70,%tid.y;
add.s32 %r71,%r67,%r70;
cvt.s64.s32 %d79,%r71;
mul.lo.s64 %d80,%d5,%d79;
mov.u32 %r72,%tid.x;
add.s32 %r73,%r69,%r72;
cvt.s64.s32 %d81,%r73;
mul.lo.s64 %d82,%d4,%d81;
add.s64 %d83,%d80,%d82;
setp.lt.s32 %p40,%r7,1;
@%p40 bra $58;
add.s64 %d84,%d20,%d83;
st.f32 [%d84],%f23;
$58:
setp.lt.s32 %p41,%r7,2;
@%p41 bra $60;
add.s64 %d85,%d83,%d3;
add.s64 %d86,%d20,%d85;
st.f32 [%d86],%f22;
$60:
setp.lt.s32 %p42,%r7,3;
@%p42 bra $62;
shl.b64 %d87,%d3,1;
add.s64 %d88,%d83,%d87;
add.s64 %d89,%d20,%d88;
st.f32 [%d89],%f21;
$62:
setp.lt.s32 %p43,%r7,4;
@%p43 bra $64;
mul.lo.s64 %d90,%d3,3;
add.s64 %d91,%d83,%d90;
add.s64 %d92,%d20,%d91;
st.f32 [%d92],%f20;
$64:
ret;
}
.visible .entry resample_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<44>;
.reg .b16 %s<9>;
.reg .f32 %f<39>;
.reg .b32 %r<86>;
.reg .f64 %e<7>;
.reg .b64 %d<93>;
.shared .align 4 .b8 z10[640];
.shared .align 4 .b8 z11[160];
.shared .align 4 .b8 z12[8192];
.shared .align 4 .b8 z13[2048];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.f64 %e1,[p4];
ld.param.f64 %e2,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r10,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r2},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r10;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r10,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r5,%r6},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r10;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,3;
mov.u32 %r15,%tid.x;
mov.u32 %r16,%tid.y;
setp.ge.s32 %p3,%r12,%r5;
setp.ge.s32 %p4,%r14,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $64;
setp.lt.s32 %p6,%r16,2;
setp.lt.s32 %p7,%r15,8;
setp.eq.s32 %p8,%r16,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
cvt.s64.s32 %d23,%r15;
mul.wide.s32 %d24,%r15,20;
mov.u64 %d25,z10;
add.s64 %d26,%d25,%d24;
@%p10 bra $8;
bra.uni $13;
$8:
selp.b32 %r17,%r1,%r2,%p8;
selp.b32 %r18,%r5,%r6,%p8;
selp.f64 %e3,%e1,%e2,%p8;
setp.neu.f64 %p11,%e3,0d0000000000000000;
@%p11 bra $10;
cvt.rn.f64.s32 %e4,%r18;
cvt.rn.f64.s32 %e5,%r17;
div.rn.f64 %e6,%e4,%e5;
rcp.rn.f64 %e3,%e6;
$10:
selp.b32 %r19,%r12,%r14,%p8;
add.s32 %r20,%r19,%r15;
add.s32 %r21,%r18,-1;
min.s32 %r22,%r20,%r21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r9;
.param .b32 q1;
st.param.b32 [q1+0],%r22;
.param .b64 q2;
st.param.f64 [q2+0],%e3;
.param .b32 q3;
st.param.b32 [q3+0],%r17;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r23,[retval0+0];
ld.param.b32 %r24,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p8 bra $12;
mov.u64 %d27,z11;
add.s64 %d28,%d27,%d24;
st.shared.u32 [%d28],%r23;
st.shared.u32 [%d28+4],%r24;
st.shared.f32 [%d28+8],%f1;
st.shared.f32 [%d28+12],%f2;
st.shared.f32 [%d28+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d26],%r23;
st.shared.u32 [%d26+4],%r24;
st.shared.f32 [%d26+8],%f1;
st.shared.f32 [%d26+12],%f2;
st.shared.f32 [%d26+16],%f3;
$13:
bar.sync 0;
ld.shared.u32 %r25,[%d26];
cvt.s64.s32 %d29,%r25;
ld.shared.f32 %f4,[%d26+8];
ld.shared.f32 %f5,[%d26+12];
ld.shared.f32 %f6,[%d26+16];
cvt.s64.s32 %d30,%r16;
mul.wide.s32 %d31,%r16,20;
mov.u64 %d32,z11;
add.s64 %d33,%d32,%d31;
ld.shared.u32 %r26,[%d33];
ld.shared.u32 %r27,[%d33+4];
ld.shared.f32 %f7,[%d33+8];
ld.shared.f32 %f8,[%d33+12];
ld.shared.f32 %f9,[%d33+16];
ld.shared.u32 %r28,[%d26+4];
min.s32 %r29,%r28,64;
setp.ge.s32 %p12,%r16,%r29;
@%p12 bra $20;
cvt.u32.u64 %r30,%d29;
not.b32 %r31,%r28;
max.s32 %r32,%r31,-65;
mov.u32 %r33,-2;
sub.s32 %r34,%r33,%r32;
sub.s32 %r35,%r34,%r16;
shr.u32 %r36,%r35,3;
add.s32 %r37,%r36,1;
and.b32 %r38,%r37,3;
setp.eq.s32 %p13,%r38,0;
mov.u32 %r39,%r16;
@%p13 bra $17;
mov.u64 %d34,z12;
shl.b64 %d35,%d23,2;
mov.u32 %r39,%r16;
$16:
.pragma "nounroll";
mul.wide.s32 %d36,%r39,128;
add.s64 %d37,%d34,%d36;
add.s64 %d38,%d37,%d35;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r39;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f10,[retval0+0];
}
st.shared.f32 [%d38],%f10;
add.s32 %r39,%r39,8;
add.s32 %r38,%r38,-1;
setp.ne.s32 %p14,%r38,0;
@%p14 bra $16;
$17:
setp.lt.u32 %p15,%r35,24;
@%p15 bra $20;
mov.u64 %d39,z12;
shl.b64 %d40,%d23,2;
$19:
mul.wide.s32 %d41,%r39,128;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d42,%d40;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r39;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f11,[retval0+0];
}
st.shared.f32 [%d43],%f11;
add.s32 %r40,%r39,8;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r40;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f12,[retval0+0];
}
st.shared.f32 [%d43+1024],%f12;
add.s32 %r41,%r39,16;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r41;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f13,[retval0+0];
}
st.shared.f32 [%d43+2048],%f13;
add.s32 %r42,%r39,24;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r42;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f14,[retval0+0];
}
st.shared.f32 [%d43+3072],%f14;
add.s32 %r39,%r39,32;
setp.lt.s32 %p16,%r39,%r29;
@%p16 bra $19;
$20:
min.s32 %r43,%r27,64;
setp.ge.s32 %p17,%r15,%r43;
@%p17 bra $27;
not.b32 %r44,%r27;
max.s32 %r45,%r44,-65;
mov.u32 %r46,-2;
sub.s32 %r47,%r46,%r45;
sub.s32 %r48,%r47,%r15;
shr.u32 %r49,%r48,5;
add.s32 %r50,%r49,1;
and.b32 %r51,%r50,3;
setp.eq.s32 %p18,%r51,0;
mov.u32 %r52,%r15;
@%p18 bra $24;
shl.b64 %d44,%d30,8;
mov.u64 %d45,z13;
add.s64 %d46,%d45,%d44;
mov.u32 %r52,%r15;
$23:
.pragma "nounroll";
mul.wide.s32 %d47,%r52,4;
add.s64 %d48,%d46,%d47;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
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
ld.param.f32 %f15,[retval0+0];
}
st.shared.f32 [%d48],%f15;
add.s32 %r52,%r52,32;
add.s32 %r51,%r51,-1;
setp.ne.s32 %p19,%r51,0;
@%p19 bra $23;
$24:
setp.lt.u32 %p20,%r48,96;
@%p20 bra $27;
shl.b64 %d49,%d30,8;
mov.u64 %d50,z13;
add.s64 %d51,%d50,%d49;
$26:
mul.wide.s32 %d52,%r52,4;
add.s64 %d53,%d51,%d52;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
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
ld.param.f32 %f16,[retval0+0];
}
st.shared.f32 [%d53],%f16;
add.s32 %r53,%r52,32;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f17,[retval0+0];
}
st.shared.f32 [%d53+128],%f17;
add.s32 %r54,%r52,64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r54;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f18,[retval0+0];
}
st.shared.f32 [%d53+256],%f18;
add.s32 %r55,%r52,96;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r55;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f19,[retval0+0];
}
st.shared.f32 [%d53+384],%f19;
add.s32 %r52,%r52,128;
setp.lt.s32 %p21,%r52,%r43;
@%p21 bra $26;
$27:
bar.sync 0;
add.s32 %r56,%r12,%r15;
setp.ge.s32 %p22,%r56,%r5;
add.s32 %r57,%r14,%r16;
setp.ge.s32 %p23,%r57,%r6;
or.pred %p24,%p23,%p22;
@%p24 bra $64;
setp.lt.s32 %p25,%r27,1;
mov.f32 %f20,0f00000000;
mov.f32 %f21,%f20;
mov.f32 %f22,%f20;
mov.f32 %f23,%f20;
@%p25 bra $56;
cvt.u32.u64 %r58,%d29;
shl.b64 %d54,%d7,1;
mul.lo.s64 %d55,%d7,3;
mov.u32 %r59,0;
$30:
.pragma "nounroll";
add.s32 %r60,%r59,%r26;
cvt.s64.s32 %d56,%r60;
mul.lo.s64 %d57,%d9,%d56;
setp.lt.s32 %p26,%r28,1;
mov.f32 %f24,0f00000000;
mov.f32 %f25,%f24;
mov.f32 %f26,%f24;
mov.f32 %f27,%f24;
@%p26 bra $41;
mov.u32 %r61,%tid.x;
mul.wide.s32 %d58,%r61,4;
mov.u64 %d59,z12;
add.s64 %d60,%d59,%d58;
mul.lo.s64 %d61,%d8,%d29;
add.s64 %d62,%d57,%d61;
add.s64 %d63,%d14,%d62;
mov.u32 %r62,0;
$32:
.pragma "nounroll";
ld.shared.f32 %f28,[%d60];
setp.lt.s32 %p27,%r7,1;
@%p27 bra $34;
ld.global.nc.s16 %s1,[%d63];
cvt.rn.f32.s16 %f29,%s1;
fma.rn.f32 %f27,%f28,%f29,%f27;
$34:
setp.lt.s32 %p28,%r7,2;
@%p28 bra $36;
add.s64 %d64,%d63,%d7;
ld.global.nc.s16 %s2,[%d64];
cvt.rn.f32.s16 %f30,%s2;
fma.rn.f32 %f26,%f28,%f30,%f26;
$36:
setp.lt.s32 %p29,%r7,3;
@%p29 bra $38;
add.s64 %d65,%d63,%d54;
ld.global.nc.s16 %s3,[%d65];
cvt.rn.f32.s16 %f31,%s3;
fma.rn.f32 %f25,%f28,%f31,%f25;
$38:
setp.lt.s32 %p30,%r7,4;
@%p30 bra $40;
add.s64 %d66,%d63,%d55;
ld.global.nc.s16 %s4,[%d66];
cvt.rn.f32.s16 %f32,%s4;
fma.rn.f32 %f24,%f28,%f32,%f24;
$40:
add.s64 %d63,%d63,%d8;
add.s64 %d60,%d60,128;
add.s32 %r62,%r62,1;
setp.lt.s32 %p31,%r62,%r29;
@%p31 bra $32;
$41:
setp.lt.s32 %p32,%r28,65;
@%p32 bra $52;
add.s32 %r63,%r29,%r25;
cvt.s64.s32 %d67,%r63;
mul.lo.s64 %d68,%d8,%d67;
add.s64 %d69,%d57,%d68;
add.s64 %d70,%d14,%d69;
mov.u32 %r64,%r29;
$43:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r58;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r64;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f33,[retval0+0];
}
setp.lt.s32 %p33,%r7,1;
@%p33 bra $45;
ld.global.nc.s16 %s5,[%d70];
cvt.rn.f32.s16 %f34,%s5;
fma.rn.f32 %f27,%f33,%f34,%f27;
$45:
setp.lt.s32 %p34,%r7,2;
@%p34 bra $47;
add.s64 %d71,%d70,%d7;
ld.global.nc.s16 %s6,[%d71];
cvt.rn.f32.s16 %f35,%s6;
fma.rn.f32 %f26,%f33,%f35,%f26;
$47:
setp.lt.s32 %p35,%r7,3;
@%p35 bra $49;
add.s64 %d72,%d70,%d54;
ld.global.nc.s16 %s7,[%d72];
cvt.rn.f32.s16 %f36,%s7;
fma.rn.f32 %f25,%f33,%f36,%f25;
$49:
setp.lt.s32 %p36,%r7,4;
@%p36 bra $51;
add.s64 %d73,%d70,%d55;
ld.global.nc.s16 %s8,[%d73];
cvt.rn.f32.s16 %f37,%s8;
fma.rn.f32 %f24,%f33,%f37,%f24;
$51:
add.s64 %d70,%d70,%d8;
add.s32 %r64,%r64,1;
setp.lt.s32 %p37,%r64,%r28;
@%p37 bra $43;
$52:
setp.lt.u32 %p38,%r59,64;
@%p38 bra $54;
bra.uni $53;
$54:
mov.u32 %r65,%tid.y;
mul.wide.s32 %d74,%r65,256;
mov.u64 %d75,z13;
add.s64 %d76,%d75,%d74;
mul.wide.s32 %d77,%r59,4;
add.s64 %d78,%d76,%d77;
ld.shared.f32 %f38,[%d78];
bra.uni $55;
$53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r59;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f38,[retval0+0];
}
$55:
fma.rn.f32 %f23,%f38,%f27,%f23;
fma.rn.f32 %f22,%f38,%f26,%f22;
fma.rn.f32 %f21,%f38,%f25,%f21;
fma.rn.f32 %f20,%f38,%f24,%f20;
add.s32 %r59,%r59,1;
setp.lt.s32 %p39,%r59,%r27;
@%p39 bra $30;
$56:
mov.u32 %r66,%ctaid.y;
shl.b32 %r67,%r66,3;
mov.u32 %r68,%ctaid.x;
shl.b32 %r69,%r68,5;
mov.u32 %r70,%tid.y;
add.s32 %r71,%r67,%r70;
cvt.s64.s32 %d79,%r71;
mul.lo.s64 %d80,%d5,%d79;
mov.u32 %r72,%tid.x;
add.s32 %r73,%r69,%r72;
cvt.s64.s32 %d81,%r73;
mul.lo.s64 %d82,%d4,%d81;
add.s64 %d83,%d80,%d82;
setp.lt.s32 %p40,%r7,1;
@%p40 bra $58;
add.s64 %d84,%d20,%d83;
cvt.rni.s32.f32 %r74,%f23;
max.s32 %r75,%r74,-32768;
min.s32 %r76,%r75,32767;
st.u16 [%d84],%r76;
$58:
setp.lt.s32 %p41,%r7,2;
@%p41 bra $60;
add.s64 %d85,%d83,%d3;
add.s64 %d86,%d20,%d85;
cvt.rni.s32.f32 %r77,%f22;
max.s32 %r78,%r77,-32768;
min.s32 %r79,%r78,32767;
st.u16 [%d86],%r79;
$60:
setp.lt.s32 %p42,%r7,3;
@%p42 bra $62;
shl.b64 %d87,%d3,1;
add.s64 %d88,%d83,%d87;
add.s64 %d89,%d20,%d88;
cvt.rni.s32.f32 %r80,%f21;
max.s32 %r81,%r80,-32768;
min.s32 %r82,%r81,32767;
st.u16 [%d89],%r82;
$62:
setp.lt.s32 %p43,%r7,4;
@%p43 bra $64;
mul.lo.s64 %d90,%d3,3;
add.s64 %d91,%d83,%d90;
add.s64 %d92,%d20,%d91;
cvt.rni.s32.f32 %r83,%f20;
max.s32 %r84,%r83,-32768;
min.s32 %r85,%r84,32767;
st.u16 [%d92],%r85;
$64:
ret;
}
.visible .entry resample_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<44>;
.reg .b16 %s<9>;
.reg .f32 %f<39>;
.reg .b32 %r<86>;
.reg .f64 %e<7>;
.reg .b64 %d<93>;
.shared .align 4 .b8 z14[640];
.shared .align 4 .b8 z15[160];
.shared .align 4 .b8 z16[8192];
.shared .align 4 .b8 z17[2048];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.f64 %e1,[p4];
ld.param.f64 %e2,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r10,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r2},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r10;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r10,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r5,%r6},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r10;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,3;
mov.u32 %r15,%tid.x;
mov.u32 %r16,%tid.y;
setp.ge.s32 %p3,%r12,%r5;
setp.ge.s32 %p4,%r14,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $64;
setp.lt.s32 %p6,%r16,2;
setp.lt.s32 %p7,%r15,8;
setp.eq.s32 %p8,%r16,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
cvt.s64.s32 %d23,%r15;
mul.wide.s32 %d24,%r15,20;
mov.u64 %d25,z14;
add.s64 %d26,%d25,%d24;
@%p10 bra $8;
bra.uni $13;
$8:
selp.b32 %r17,%r1,%r2,%p8;
selp.b32 %r18,%r5,%r6,%p8;
selp.f64 %e3,%e1,%e2,%p8;
setp.neu.f64 %p11,%e3,0d0000000000000000;
@%p11 bra $10;
cvt.rn.f64.s32 %e4,%r18;
cvt.rn.f64.s32 %e5,%r17;
div.rn.f64 %e6,%e4,%e5;
rcp.rn.f64 %e3,%e6;
$10:
selp.b32 %r19,%r12,%r14,%p8;
add.s32 %r20,%r19,%r15;
add.s32 %r21,%r18,-1;
min.s32 %r22,%r20,%r21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r9;
.param .b32 q1;
st.param.b32 [q1+0],%r22;
.param .b64 q2;
st.param.f64 [q2+0],%e3;
.param .b32 q3;
st.param.b32 [q3+0],%r17;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r23,[retval0+0];
ld.param.b32 %r24,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p8 bra $12;
mov.u64 %d27,z15;
add.s64 %d28,%d27,%d24;
st.shared.u32 [%d28],%r23;
st.shared.u32 [%d28+4],%r24;
st.shared.f32 [%d28+8],%f1;
st.shared.f32 [%d28+12],%f2;
st.shared.f32 [%d28+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d26],%r23;
st.shared.u32 [%d26+4],%r24;
st.shared.f32 [%d26+8],%f1;
st.shared.f32 [%d26+12],%f2;
st.shared.f32 [%d26+16],%f3;
$13:
bar.sync 0;
ld.shared.u32 %r25,[%d26];
cvt.s64.s32 %d29,%r25;
ld.shared.f32 %f4,[%d26+8];
ld.shared.f32 %f5,[%d26+12];
ld.shared.f32 %f6,[%d26+16];
cvt.s64.s32 %d30,%r16;
mul.wide.s32 %d31,%r16,20;
mov.u64 %d32,z15;
add.s64 %d33,%d32,%d31;
ld.shared.u32 %r26,[%d33];
ld.shared.u32 %r27,[%d33+4];
ld.shared.f32 %f7,[%d33+8];
ld.shared.f32 %f8,[%d33+12];
ld.shared.f32 %f9,[%d33+16];
ld.shared.u32 %r28,[%d26+4];
min.s32 %r29,%r28,64;
setp.ge.s32 %p12,%r16,%r29;
@%p12 bra $20;
cvt.u32.u64 %r30,%d29;
not.b32 %r31,%r28;
max.s32 %r32,%r31,-65;
mov.u32 %r33,-2;
sub.s32 %r34,%r33,%r32;
sub.s32 %r35,%r34,%r16;
shr.u32 %r36,%r35,3;
add.s32 %r37,%r36,1;
and.b32 %r38,%r37,3;
setp.eq.s32 %p13,%r38,0;
mov.u32 %r39,%r16;
@%p13 bra $17;
mov.u64 %d34,z16;
shl.b64 %d35,%d23,2;
mov.u32 %r39,%r16;
$16:
.pragma "nounroll";
mul.wide.s32 %d36,%r39,128;
add.s64 %d37,%d34,%d36;
add.s64 %d38,%d37,%d35;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r39;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f10,[retval0+0];
}
st.shared.f32 [%d38],%f10;
add.s32 %r39,%r39,8;
add.s32 %r38,%r38,-1;
setp.ne.s32 %p14,%r38,0;
@%p14 bra $16;
$17:
setp.lt.u32 %p15,%r35,24;
@%p15 bra $20;
mov.u64 %d39,z16;
shl.b64 %d40,%d23,2;
$19:
mul.wide.s32 %d41,%r39,128;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d42,%d40;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r39;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f11,[retval0+0];
}
st.shared.f32 [%d43],%f11;
add.s32 %r40,%r39,8;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r40;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f12,[retval0+0];
}
st.shared.f32 [%d43+1024],%f12;
add.s32 %r41,%r39,16;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r41;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f13,[retval0+0];
}
st.shared.f32 [%d43+2048],%f13;
add.s32 %r42,%r39,24;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r42;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f14,[retval0+0];
}
st.shared.f32 [%d43+3072],%f14;
add.s32 %r39,%r39,32;
setp.lt.s32 %p16,%r39,%r29;
@%p16 bra $19;
$20:
min.s32 %r43,%r27,64;
setp.ge.s32 %p17,%r15,%r43;
@%p17 bra $27;
not.b32 %r44,%r27;
max.s32 %r45,%r44,-65;
mov.u32 %r46,-2;
sub.s32 %r47,%r46,%r45;
sub.s32 %r48,%r47,%r15;
shr.u32 %r49,%r48,5;
add.s32 %r50,%r49,1;
and.b32 %r51,%r50,3;
setp.eq.s32 %p18,%r51,0;
mov.u32 %r52,%r15;
@%p18 bra $24;
shl.b64 %d44,%d30,8;
mov.u64 %d45,z17;
add.s64 %d46,%d45,%d44;
mov.u32 %r52,%r15;
$23:
.pragma "nounroll";
mul.wide.s32 %d47,%r52,4;
add.s64 %d48,%d46,%d47;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
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
ld.param.f32 %f15,[retval0+0];
}
st.shared.f32 [%d48],%f15;
add.s32 %r52,%r52,32;
add.s32 %r51,%r51,-1;
setp.ne.s32 %p19,%r51,0;
@%p19 bra $23;
$24:
setp.lt.u32 %p20,%r48,96;
@%p20 bra $27;
shl.b64 %d49,%d30,8;
mov.u64 %d50,z17;
add.s64 %d51,%d50,%d49;
$26:
mul.wide.s32 %d52,%r52,4;
add.s64 %d53,%d51,%d52;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
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
ld.param.f32 %f16,[retval0+0];
}
st.shared.f32 [%d53],%f16;
add.s32 %r53,%r52,32;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f17,[retval0+0];
}
st.shared.f32 [%d53+128],%f17;
add.s32 %r54,%r52,64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r54;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f18,[retval0+0];
}
st.shared.f32 [%d53+256],%f18;
add.s32 %r55,%r52,96;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r55;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f19,[retval0+0];
}
st.shared.f32 [%d53+384],%f19;
add.s32 %r52,%r52,128;
setp.lt.s32 %p21,%r52,%r43;
@%p21 bra $26;
$27:
bar.sync 0;
add.s32 %r56,%r12,%r15;
setp.ge.s32 %p22,%r56,%r5;
add.s32 %r57,%r14,%r16;
setp.ge.s32 %p23,%r57,%r6;
or.pred %p24,%p23,%p22;
@%p24 bra $64;
setp.lt.s32 %p25,%r27,1;
mov.f32 %f20,0f00000000;
mov.f32 %f21,%f20;
mov.f32 %f22,%f20;
mov.f32 %f23,%f20;
@%p25 bra $56;
cvt.u32.u64 %r58,%d29;
shl.b64 %d54,%d7,1;
mul.lo.s64 %d55,%d7,3;
mov.u32 %r59,0;
$30:
.pragma "nounroll";
add.s32 %r60,%r59,%r26;
cvt.s64.s32 %d56,%r60;
mul.lo.s64 %d57,%d9,%d56;
setp.lt.s32 %p26,%r28,1;
mov.f32 %f24,0f00000000;
mov.f32 %f25,%f24;
mov.f32 %f26,%f24;
mov.f32 %f27,%f24;
@%p26 bra $41;
mov.u32 %r61,%tid.x;
mul.wide.s32 %d58,%r61,4;
mov.u64 %d59,z16;
add.s64 %d60,%d59,%d58;
mul.lo.s64 %d61,%d8,%d29;
add.s64 %d62,%d57,%d61;
add.s64 %d63,%d14,%d62;
mov.u32 %r62,0;
$32:
.pragma "nounroll";
ld.shared.f32 %f28,[%d60];
setp.lt.s32 %p27,%r7,1;
@%p27 bra $34;
ld.global.nc.u16 %s1,[%d63];
cvt.rn.f32.u16 %f29,%s1;
fma.rn.f32 %f27,%f28,%f29,%f27;
$34:
setp.lt.s32 %p28,%r7,2;
@%p28 bra $36;
add.s64 %d64,%d63,%d7;
ld.global.nc.u16 %s2,[%d64];
cvt.rn.f32.u16 %f30,%s2;
fma.rn.f32 %f26,%f28,%f30,%f26;
$36:
setp.lt.s32 %p29,%r7,3;
@%p29 bra $38;
add.s64 %d65,%d63,%d54;
ld.global.nc.u16 %s3,[%d65];
cvt.rn.f32.u16 %f31,%s3;
fma.rn.f32 %f25,%f28,%f31,%f25;
$38:
setp.lt.s32 %p30,%r7,4;
@%p30 bra $40;
add.s64 %d66,%d63,%d55;
ld.global.nc.u16 %s4,[%d66];
cvt.rn.f32.u16 %f32,%s4;
fma.rn.f32 %f24,%f28,%f32,%f24;
$40:
add.s64 %d63,%d63,%d8;
add.s64 %d60,%d60,128;
add.s32 %r62,%r62,1;
setp.lt.s32 %p31,%r62,%r29;
@%p31 bra $32;
$41:
setp.lt.s32 %p32,%r28,65;
@%p32 bra $52;
add.s32 %r63,%r29,%r25;
cvt.s64.s32 %d67,%r63;
mul.lo.s64 %d68,%d8,%d67;
add.s64 %d69,%d57,%d68;
add.s64 %d70,%d14,%d69;
mov.u32 %r64,%r29;
$43:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r58;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r64;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f33,[retval0+0];
}
setp.lt.s32 %p33,%r7,1;
@%p33 bra $45;
ld.global.nc.u16 %s5,[%d70];
cvt.rn.f32.u16 %f34,%s5;
fma.rn.f32 %f27,%f33,%f34,%f27;
$45:
setp.lt.s32 %p34,%r7,2;
@%p34 bra $47;
add.s64 %d71,%d70,%d7;
ld.global.nc.u16 %s6,[%d71];
cvt.rn.f32.u16 %f35,%s6;
fma.rn.f32 %f26,%f33,%f35,%f26;
$47:
setp.lt.s32 %p35,%r7,3;
@%p35 bra $49;
add.s64 %d72,%d70,%d54;
ld.global.nc.u16 %s7,[%d72];
cvt.rn.f32.u16 %f36,%s7;
fma.rn.f32 %f25,%f33,%f36,%f25;
$49:
setp.lt.s32 %p36,%r7,4;
@%p36 bra $51;
add.s64 %d73,%d70,%d55;
ld.global.nc.u16 %s8,[%d73];
cvt.rn.f32.u16 %f37,%s8;
fma.rn.f32 %f24,%f33,%f37,%f24;
$51:
add.s64 %d70,%d70,%d8;
add.s32 %r64,%r64,1;
setp.lt.s32 %p37,%r64,%r28;
@%p37 bra $43;
$52:
setp.lt.u32 %p38,%r59,64;
@%p38 bra $54;
bra.uni $53;
$54:
mov.u32 %r65,%tid.y;
mul.wide.s32 %d74,%r65,256;
mov.u64 %d75,z17;
add.s64 %d76,%d75,%d74;
mul.wide.s32 %d77,%r59,4;
add.s64 %d78,%d76,%d77;
ld.shared.f32 %f38,[%d78];
bra.uni $55;
$53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r59;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f38,[retval0+0];
}
$55:
fma.rn.f32 %f23,%f38,%f27,%f23;
fma.rn.f32 %f22,%f38,%f26,%f22;
fma.rn.f32 %f21,%f38,%f25,%f21;
fma.rn.f32 %f20,%f38,%f24,%f20;
add.s32 %r59,%r59,1;
setp.lt.s32 %p39,%r59,%r27;
@%p39 bra $30;
$56:
mov.u32 %r66,%ctaid.y;
shl.b32 %r67,%r66,3;
mov.u32 %r68,%ctaid.x;
shl.b32 %r69,%r68,5;
mov.u32 %r70,%tid.y;
add.s32 %r71,%r67,%r70;
cvt.s64.s32 %d79,%r71;
mul.lo.s64 %d80,%d5,%d79;
mov.u32 %r72,%tid.x;
add.s32 %r73,%r69,%r72;
cvt.s64.s32 %d81,%r73;
mul.lo.s64 %d82,%d4,%d81;
add.s64 %d83,%d80,%d82;
setp.lt.s32 %p40,%r7,1;
@%p40 bra $58;
add.s64 %d84,%d20,%d83;
cvt.rni.s32.f32 %r74,%f23;
max.s32 %r75,%r74,0;
min.s32 %r76,%r75,65535;
st.u16 [%d84],%r76;
$58:
setp.lt.s32 %p41,%r7,2;
@%p41 bra $60;
add.s64 %d85,%d83,%d3;
add.s64 %d86,%d20,%d85;
cvt.rni.s32.f32 %r77,%f22;
max.s32 %r78,%r77,0;
min.s32 %r79,%r78,65535;
st.u16 [%d86],%r79;
$60:
setp.lt.s32 %p42,%r7,3;
@%p42 bra $62;
shl.b64 %d87,%d3,1;
add.s64 %d88,%d83,%d87;
add.s64 %d89,%d20,%d88;
cvt.rni.s32.f32 %r80,%f21;
max.s32 %r81,%r80,0;
min.s32 %r82,%r81,65535;
st.u16 [%d89],%r82;
$62:
setp.lt.s32 %p43,%r7,4;
@%p43 bra $64;
mul.lo.s64 %d90,%d3,3;
add.s64 %d91,%d83,%d90;
add.s64 %d92,%d20,%d91;
cvt.rni.s32.f32 %r83,%f20;
max.s32 %r84,%r83,0;
min.s32 %r85,%r84,65535;
st.u16 [%d92],%r85;
$64:
ret;
}
.visible .entry resample_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<45>;
.reg .b16 %s<21>;
.reg .f32 %f<39>;
.reg .b32 %r<106>;
.reg .f64 %e<7>;
.reg .b64 %d<93>;
.shared .align 4 .b8 z18[640];
.shared .align 4 .b8 z19[160];
.shared .align 4 .b8 z20[8192];
.shared .align 4 .b8 z21[2048];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.f64 %e1,[p4];
ld.param.f64 %e2,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r10,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r2},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r10;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r10,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r5,%r6},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r10;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,3;
mov.u32 %r15,%tid.x;
mov.u32 %r16,%tid.y;
setp.ge.s32 %p3,%r12,%r5;
setp.ge.s32 %p4,%r14,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $66;
setp.lt.s32 %p6,%r16,2;
setp.lt.s32 %p7,%r15,8;
setp.eq.s32 %p8,%r16,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
cvt.s64.s32 %d23,%r15;
mul.wide.s32 %d24,%r15,20;
mov.u64 %d25,z18;
add.s64 %d26,%d25,%d24;
@%p10 bra $8;
bra.uni $13;
$8:
selp.b32 %r17,%r1,%r2,%p8;
selp.b32 %r18,%r5,%r6,%p8;
selp.f64 %e3,%e1,%e2,%p8;
setp.neu.f64 %p11,%e3,0d0000000000000000;
@%p11 bra $10;
cvt.rn.f64.s32 %e4,%r18;
cvt.rn.f64.s32 %e5,%r17;
div.rn.f64 %e6,%e4,%e5;
rcp.rn.f64 %e3,%e6;
$10:
selp.b32 %r19,%r12,%r14,%p8;
add.s32 %r20,%r19,%r15;
add.s32 %r21,%r18,-1;
min.s32 %r22,%r20,%r21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r9;
.param .b32 q1;
st.param.b32 [q1+0],%r22;
.param .b64 q2;
st.param.f64 [q2+0],%e3;
.param .b32 q3;
st.param.b32 [q3+0],%r17;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r23,[retval0+0];
ld.param.b32 %r24,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p8 bra $12;
mov.u64 %d27,z19;
add.s64 %d28,%d27,%d24;
st.shared.u32 [%d28],%r23;
st.shared.u32 [%d28+4],%r24;
st.shared.f32 [%d28+8],%f1;
st.shared.f32 [%d28+12],%f2;
st.shared.f32 [%d28+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d26],%r23;
st.shared.u32 [%d26+4],%r24;
st.shared.f32 [%d26+8],%f1;
st.shared.f32 [%d26+12],%f2;
st.shared.f32 [%d26+16],%f3;
$13:
bar.sync 0;
ld.shared.u32 %r25,[%d26];
cvt.s64.s32 %d29,%r25;
ld.shared.f32 %f4,[%d26+8];
ld.shared.f32 %f5,[%d26+12];
ld.shared.f32 %f6,[%d26+16];
cvt.s64.s32 %d30,%r16;
mul.wide.s32 %d31,%r16,20;
mov.u64 %d32,z19;
add.s64 %d33,%d32,%d31;
ld.shared.u32 %r26,[%d33];
ld.shared.u32 %r27,[%d33+4];
ld.shared.f32 %f7,[%d33+8];
ld.shared.f32 %f8,[%d33+12];
ld.shared.f32 %f9,[%d33+16];
ld.shared.u32 %r28,[%d26+4];
min.s32 %r29,%r28,64;
setp.ge.s32 %p12,%r16,%r29;
@%p12 bra $20;
cvt.u32.u64 %r30,%d29;
not.b32 %r31,%r28;
max.s32 %r32,%r31,-65;
mov.u32 %r33,-2;
sub.s32 %r34,%r33,%r32;
sub.s32 %r35,%r34,%r16;
shr.u32 %r36,%r35,3;
add.s32 %r37,%r36,1;
and.b32 %r38,%r37,3;
setp.eq.s32 %p13,%r38,0;
mov.u32 %r39,%r16;
@%p13 bra $17;
mov.u64 %d34,z20;
shl.b64 %d35,%d23,2;
mov.u32 %r39,%r16;
$16:
.pragma "nounroll";
mul.wide.s32 %d36,%r39,128;
add.s64 %d37,%d34,%d36;
add.s64 %d38,%d37,%d35;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r39;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f10,[retval0+0];
}
st.shared.f32 [%d38],%f10;
add.s32 %r39,%r39,8;
add.s32 %r38,%r38,-1;
setp.ne.s32 %p14,%r38,0;
@%p14 bra $16;
$17:
setp.lt.u32 %p15,%r35,24;
@%p15 bra $20;
mov.u64 %d39,z20;
shl.b64 %d40,%d23,2;
$19:
mul.wide.s32 %d41,%r39,128;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d42,%d40;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r39;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f11,[retval0+0];
}
st.shared.f32 [%d43],%f11;
add.s32 %r40,%r39,8;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r40;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f12,[retval0+0];
}
st.shared.f32 [%d43+1024],%f12;
add.s32 %r41,%r39,16;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r41;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f13,[retval0+0];
}
st.shared.f32 [%d43+2048],%f13;
add.s32 %r42,%r39,24;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r30;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r42;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f14,[retval0+0];
}
st.shared.f32 [%d43+3072],%f14;
add.s32 %r39,%r39,32;
setp.lt.s32 %p16,%r39,%r29;
@%p16 bra $19;
$20:
min.s32 %r43,%r27,64;
setp.ge.s32 %p17,%r15,%r43;
@%p17 bra $27;
not.b32 %r44,%r27;
max.s32 %r45,%r44,-65;
mov.u32 %r46,-2;
sub.s32 %r47,%r46,%r45;
sub.s32 %r48,%r47,%r15;
shr.u32 %r49,%r48,5;
add.s32 %r50,%r49,1;
and.b32 %r51,%r50,3;
setp.eq.s32 %p18,%r51,0;
mov.u32 %r52,%r15;
@%p18 bra $24;
shl.b64 %d44,%d30,8;
mov.u64 %d45,z21;
add.s64 %d46,%d45,%d44;
mov.u32 %r52,%r15;
$23:
.pragma "nounroll";
mul.wide.s32 %d47,%r52,4;
add.s64 %d48,%d46,%d47;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
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
ld.param.f32 %f15,[retval0+0];
}
st.shared.f32 [%d48],%f15;
add.s32 %r52,%r52,32;
add.s32 %r51,%r51,-1;
setp.ne.s32 %p19,%r51,0;
@%p19 bra $23;
$24:
setp.lt.u32 %p20,%r48,96;
@%p20 bra $27;
shl.b64 %d49,%d30,8;
mov.u64 %d50,z21;
add.s64 %d51,%d50,%d49;
$26:
mul.wide.s32 %d52,%r52,4;
add.s64 %d53,%d51,%d52;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
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
ld.param.f32 %f16,[retval0+0];
}
st.shared.f32 [%d53],%f16;
add.s32 %r53,%r52,32;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f17,[retval0+0];
}
st.shared.f32 [%d53+128],%f17;
add.s32 %r54,%r52,64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r54;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f18,[retval0+0];
}
st.shared.f32 [%d53+256],%f18;
add.s32 %r55,%r52,96;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r55;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f19,[retval0+0];
}
st.shared.f32 [%d53+384],%f19;
add.s32 %r52,%r52,128;
setp.lt.s32 %p21,%r52,%r43;
@%p21 bra $26;
$27:
bar.sync 0;
add.s32 %r56,%r12,%r15;
setp.ge.s32 %p22,%r56,%r5;
add.s32 %r57,%r14,%r16;
setp.ge.s32 %p23,%r57,%r6;
or.pred %p24,%p23,%p22;
@%p24 bra $66;
setp.lt.s32 %p25,%r27,1;
mov.f32 %f20,0f00000000;
mov.f32 %f21,%f20;
mov.f32 %f22,%f20;
mov.f32 %f23,%f20;
@%p25 bra $58;
cvt.u32.u64 %r58,%d29;
shl.b64 %d54,%d7,1;
mul.lo.s64 %d55,%d7,3;
mov.u32 %r59,0;
$30:
.pragma "nounroll";
add.s32 %r60,%r59,%r26;
cvt.s64.s32 %d56,%r60;
mul.lo.s64 %d57,%d9,%d56;
setp.lt.s32 %p26,%r28,1;
mov.f32 %f24,0f00000000;
mov.f32 %f25,%f24;
mov.f32 %f26,%f24;
mov.f32 %f27,%f24;
@%p26 bra $41;
mov.u32 %r61,%tid.x;
mul.wide.s32 %d58,%r61,4;
mov.u64 %d59,z20;
add.s64 %d60,%d59,%d58;
mul.lo.s64 %d61,%d8,%d29;
add.s64 %d62,%d57,%d61;
add.s64 %d63,%d14,%d62;
mov.u32 %r62,0;
$32:
.pragma "nounroll";
ld.shared.f32 %f28,[%d60];
setp.lt.s32 %p27,%r7,1;
@%p27 bra $34;
ld.global.nc.u8 %r63,[%d63];
cvt.u16.u32 %s1,%r63;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f29,%s2;
fma.rn.f32 %f27,%f28,%f29,%f27;
$34:
setp.lt.s32 %p28,%r7,2;
@%p28 bra $36;
add.s64 %d64,%d63,%d7;
ld.global.nc.u8 %r64,[%d64];
cvt.u16.u32 %s3,%r64;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f30,%s4;
fma.rn.f32 %f26,%f28,%f30,%f26;
$36:
setp.lt.s32 %p29,%r7,3;
@%p29 bra $38;
add.s64 %d65,%d63,%d54;
ld.global.nc.u8 %r65,[%d65];
cvt.u16.u32 %s5,%r65;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f31,%s6;
fma.rn.f32 %f25,%f28,%f31,%f25;
$38:
setp.lt.s32 %p30,%r7,4;
@%p30 bra $40;
add.s64 %d66,%d63,%d55;
ld.global.nc.u8 %r66,[%d66];
cvt.u16.u32 %s7,%r66;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f32,%s8;
fma.rn.f32 %f24,%f28,%f32,%f24;
$40:
add.s64 %d63,%d63,%d8;
add.s64 %d60,%d60,128;
add.s32 %r62,%r62,1;
setp.lt.s32 %p31,%r62,%r29;
@%p31 bra $32;
$41:
setp.lt.s32 %p32,%r28,65;
@%p32 bra $52;
add.s32 %r67,%r29,%r25;
cvt.s64.s32 %d67,%r67;
mul.lo.s64 %d68,%d8,%d67;
add.s64 %d69,%d57,%d68;
add.s64 %d70,%d14,%d69;
mov.u32 %r68,%r29;
$43:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r58;
st.param.b32 [q0+4],%r28;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r68;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f33,[retval0+0];
}
setp.lt.s32 %p33,%r7,1;
@%p33 bra $45;
ld.global.nc.u8 %r69,[%d70];
cvt.u16.u32 %s9,%r69;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f34,%s10;
fma.rn.f32 %f27,%f33,%f34,%f27;
$45:
setp.lt.s32 %p34,%r7,2;
@%p34 bra $47;
add.s64 %d71,%d70,%d7;
ld.global.nc.u8 %r70,[%d71];
cvt.u16.u32 %s11,%r70;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f35,%s12;
fma.rn.f32 %f26,%f33,%f35,%f26;
$47:
setp.lt.s32 %p35,%r7,3;
@%p35 bra $49;
add.s64 %d72,%d70,%d54;
ld.global.nc.u8 %r71,[%d72];
cvt.u16.u32 %s13,%r71;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f36,%s14;
fma.rn.f32 %f25,%f33,%f36,%f25;
$49:
setp.lt.s32 %p36,%r7,4;
@%p36 bra $51;
add.s64 %d73,%d70,%d55;
ld.global.nc.u8 %r72,[%d73];
cvt.u16.u32 %s15,%r72;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f37,%s16;
fma.rn.f32 %f24,%f33,%f37,%f24;
$51:
add.s64 %d70,%d70,%d8;
add.s32 %r68,%r68,1;
setp.lt.s32 %p37,%r68,%r28;
@%p37 bra $43;
$52:
setp.lt.u32 %p38,%r59,64;
@%p38 bra $54;
bra.uni $53;
$54:
mov.u32 %r73,%tid.y;
mul.wide.s32 %d74,%r73,256;
mov.u64 %d75,z21;
add.s64 %d76,%d75,%d74;
mul.wide.s32 %d77,%r59,4;
add.s64 %d78,%d76,%d77;
ld.shared.f32 %f38,[%d78];
bra.uni $55;
$53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r59;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f38,[retval0+0];
}
$55:
setp.eq.s32 %p39,%r9,0;
@%p39 bra $57;
cvt.rni.s32.f32 %r74,%f27;
max.s32 %r75,%r74,0;
min.s32 %r76,%r75,255;
cvt.u16.u32 %s17,%r76;
cvt.rn.f32.u16 %f27,%s17;
cvt.rni.s32.f32 %r77,%f26;
max.s32 %r78,%r77,0;
min.s32 %r79,%r78,255;
cvt.u16.u32 %s18,%r79;
cvt.rn.f32.u16 %f26,%s18;
cvt.rni.s32.f32 %r80,%f25;
max.s32 %r81,%r80,0;
min.s32 %r82,%r81,255;
cvt.u16.u32 %s19,%r82;
cvt.rn.f32.u16 %f25,%s19;
cvt.rni.s32.f32 %r83,%f24;
max.s32 %r84,%r83,0;
min.s32 %r85,%r84,255;
cvt.u16.u32 %s20,%r85;
cvt.rn.f32.u16 %f24,%s20;
$57:
fma.rn.f32 %f23,%f38,%f27,%f23;
fma.rn.f32 %f22,%f38,%f26,%f22;
fma.rn.f32 %f21,%f38,%f25,%f21;
fma.rn.f32 %f20,%f38,%f24,%f20;
add.s32 %r59,%r59,1;
setp.lt.s32 %p40,%r59,%r27;
@%p40 bra $30;
$58:
mov.u32 %r86,%ctaid.y;
shl.b32 %r87,%r86,3;
mov.u32 %r88,%ctaid.x;
shl.b32 %r89,%r88,5;
mov.u32 %r90,%tid.y;
add.s32 %r91,%r87,%r90;
cvt.s64.s32 %d79,%r91;
mul.lo.s64 %d80,%d5,%d79;
mov.u32 %r92,%tid.x;
add.s32 %r93,%r89,%r92;
cvt.s64.s32 %d81,%r93;
mul.lo.s64 %d82,%d4,%d81;
add.s64 %d83,%d80,%d82;
setp.lt.s32 %p41,%r7,1;
@%p41 bra $60;
add.s64 %d84,%d20,%d83;
cvt.rni.s32.f32 %r94,%f23;
max.s32 %r95,%r94,0;
min.s32 %r96,%r95,255;
st.u8 [%d84],%r96;
$60:
setp.lt.s32 %p42,%r7,2;
@%p42 bra $62;
add.s64 %d85,%d83,%d3;
add.s64 %d86,%d20,%d85;
cvt.rni.s32.f32 %r97,%f22;
max.s32 %r98,%r97,0;
min.s32 %r99,%r98,255;
st.u8 [%d86],%r99;
$62:
setp.lt.s32 %p43,%r7,3;
@%p43 bra $64;
shl.b64 %d87,%d3,1;
add.s64 %d88,%d83,%d87;
add.s64 %d89,%d20,%d88;
cvt.rni.s32.f32 %r100,%f21;
max.s32 %r101,%r100,0;
min.s32 %r102,%r101,255;
st.u8 [%d89],%r102;
$64:
setp.lt.s32 %p44,%r7,4;
@%p44 bra $66;
mul.lo.s64 %d90,%d3,3;
add.s64 %d91,%d83,%d90;
add.s64 %d92,%d20,%d91;
cvt.rni.s32.f32 %r103,%f20;
max.s32 %r104,%r103,0;
min.s32 %r105,%r104,255;
st.u8 [%d92],%r105;
$66:
ret;
}
`;
