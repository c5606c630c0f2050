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
.reg .pred %p<18>;
.reg .f32 %f<112>;
.reg .b32 %r<10>;
ld.param.u32 %r5,[p1];
ld.param.u32 %r6,[p2];
ld.param.f32 %f1,[p0+8];
ld.param.f32 %f2,[p0+12];
ld.param.f32 %f3,[p0+16];
setp.eq.s32 %p1,%r5,0;
@%p1 bra $27;
cvt.rn.f32.s32 %f36,%r6;
add.f32 %f37,%f36,0f3F000000;
sub.f32 %f38,%f37,%f1;
mul.f32 %f39,%f2,%f38;
abs.f32 %f4,%f39;
setp.eq.s32 %p2,%r5,1;
@%p2 bra $25;
bra.uni $2;
$25:
mov.f32 %f92,0f3F800000;
sub.f32 %f93,%f92,%f4;
mov.f32 %f94,0f00000000;
max.f32 %f110,%f93,%f94;
$26:
mul.f32 %f111,%f3,%f110;
bra.uni $28;
$27:
add.s32 %r9,%r6,1;
cvt.rn.f32.s32 %f95,%r9;
min.f32 %f96,%f95,%f2;
cvt.rn.f32.s32 %f97,%r6;
max.f32 %f98,%f97,%f1;
sub.f32 %f99,%f96,%f98;
setp.gt.f32 %p17,%f99,0f3A83126F;
mul.f32 %f100,%f3,%f99;
selp.f32 %f111,%f100,0f00000000,%p17;
$28:
st.param.f32 [func_retval0+0],%f111;
ret;
$2:
setp.eq.s32 %p3,%r5,2;
mov.f32 %f110,0f00000000;
@%p3 bra $21;
bra.uni $3;
$21:
setp.lt.f32 %p15,%f4,0f3F800000;
@%p15 bra $24;
bra.uni $22;
$24:
fma.rn.f32 %f90,%f4,0f3FC00000,0fC0200000;
mul.f32 %f91,%f4,%f90;
fma.rn.f32 %f110,%f4,%f91,0f3F800000;
bra.uni $26;
$3:
setp.geu.f32 %p4,%f4,0f40400000;
@%p4 bra $26;
setp.eq.f32 %p5,%f4,0f00000000;
mov.f32 %f109,0f3F800000;
mov.f32 %f105,%f109;
@%p5 bra $12;
add.f32 %f43,%f4,%f4;
cvt.rni.f32.f32 %f44,%f43;
cvt.rzi.s32.f32 %r1,%f44;
neg.f32 %f45,%f44;
mov.f32 %f46,0f3F000000;
fma.rn.f32 %f47,%f45,%f46,%f4;
mul.f32 %f48,%f47,0f34222169;
mov.f32 %f49,0f40490FDA;
fma.rn.f32 %f50,%f47,%f49,%f48;
mul.rn.f32 %f5,%f50,%f50;
and.b32 %r2,%r1,1;
setp.eq.s32 %p6,%r2,0;
selp.f32 %f6,%f50,0f3F800000,%p6;
mov.f32 %f102,0fB94D4153;
@%p6 bra $7;
mov.f32 %f51,0fBAB607ED;
mov.f32 %f52,0f37CBAC00;
fma.rn.f32 %f102,%f52,%f5,%f51;
$7:
selp.f32 %f53,0f3C0885E4,0f3D2AAABB,%p6;
fma.rn.f32 %f54,%f102,%f5,%f53;
selp.f32 %f55,0fBE2AAAA8,0fBEFFFFFF,%p6;
fma.rn.f32 %f56,%f54,%f5,%f55;
mov.f32 %f57,0f00000000;
fma.rn.f32 %f58,%f5,%f6,%f57;
fma.rn.f32 %f104,%f56,%f58,%f6;
and.b32 %r7,%r1,2;
setp.eq.s32 %p8,%r7,0;
@%p8 bra $9;
mov.f32 %f60,0fBF800000;
fma.rn.f32 %f104,%f104,%f60,%f57;
$9:
cvt.rzi.f32.f32 %f61,%f4;
setp.neu.f32 %p9,%f61,%f4;
@%p9 bra $11;
mov.f32 %f62,0f00000000;
mul.rn.f32 %f104,%f4,%f62;
$11:
mul.f32 %f63,%f4,0f40490FDB;
div.rn.f32 %f105,%f104,%f63;
$12:
mul.f32 %f16,%f4,0f3EAAAAAB;
setp.eq.f32 %p10,%f16,0f00000000;
@%p10 bra $20;
add.f32 %f66,%f16,%f16;
cvt.rni.f32.f32 %f67,%f66;
cvt.rzi.s32.f32 %r3,%f67;
neg.f32 %f68,%f67;
mov.f32 %f69,0f3F000000;
fma.rn.f32 %f70,%f68,%f69,%f16;
mul.f32 %f71,%f70,0f34222169;
mov.f32 %f72,0f40490FDA;
fma.rn.f32 %f73,%f70,%f72,%f71;
mul.rn.f32 %f17,%f73,%f73;
and.b32 %r4,%r3,1;
setp.eq.s32 %p11,%r4,0;
selp.f32 %f18,%f73,0f3F800000,%p11;
mov.f32 %f106,0fB94D4153;
@%p11 bra $15;
mov.f32 %f74,0fBAB607ED;
mov.f32 %f75,0f37CBAC00;
fma.rn.f32 %f106,%f75,%f17,%f74;
$15:
selp.f32 %f76,0f3C0885E4,0f3D2AAABB,%p11;
fma.rn.f32 %f77,%f106,%f17,%f76;
selp.f32 %f78,0fBE2AAAA8,0fBEFFFFFF,%p11;
fma.rn.f32 %f79,%f77,%f17,%f78;
mov.f32 %f80,0f00000000;
fma.rn.f32 %f81,%f17,%f18,%f80;
fma.rn.f32 %f108,%f79,%f81,%f18;
and.b32 %r8,%r3,2;
setp.eq.s32 %p13,%r8,0;
@%p13 bra $17;
mov.f32 %f83,0fBF800000;
fma.rn.f32 %f108,%f108,%f83,%f80;
$17:
cvt.rzi.f32.f32 %f84,%f16;
setp.neu.f32 %p14,%f84,%f16;
@%p14 bra $19;
mov.f32 %f85,0f00000000;
mul.rn.f32 %f108,%f16,%f85;
$19:
mul.f32 %f86,%f16,0f40490FDB;
div.rn.f32 %f109,%f108,%f86;
$20:
mul.f32 %f110,%f105,%f109;
bra.uni $26;
$22:
setp.geu.f32 %p16,%f4,0f40000000;
@%p16 bra $26;
fma.rn.f32 %f88,%f4,0fBF000000,0f40200000;
fma.rn.f32 %f89,%f4,%f88,0fC0800000;
fma.rn.f32 %f110,%f4,%f89,0f40000000;
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
.reg .f32 %f<27>;
.reg .b32 %r<30>;
.reg .f64 %e<29>;
ld.param.u32 %r14,[p0];
ld.param.u32 %r15,[p1];
ld.param.f64 %e1,[p2];
ld.param.u32 %r16,[p3];
setp.eq.s32 %p1,%r14,0;
@%p1 bra $5;
mov.f64 %e2,0d3FF0000000000000;
max.f64 %e3,%e1,%e2;
cvt.rn.f64.s32 %e4,%r15;
add.f64 %e5,%e4,0d3FE0000000000000;
mul.f64 %e6,%e5,%e1;
setp.eq.s32 %p2,%r14,2;
selp.b32 %r17,2,3,%p2;
setp.eq.s32 %p3,%r14,1;
selp.b32 %r18,1,%r17,%p3;
cvt.rn.f64.s32 %e7,%r18;
mul.f64 %e8,%e3,%e7;
sub.f64 %e9,%e6,%e8;
add.f64 %e10,%e9,0d3FE0000000000000;
cvt.rzi.s32.f64 %r19,%e10;
add.f64 %e11,%e6,%e8;
add.f64 %e12,%e11,0d3FE0000000000000;
cvt.rzi.s32.f64 %r20,%e12;
min.s32 %r21,%r20,%r16;
max.s32 %r28,%r19,0;
sub.s32 %r29,%r21,%r28;
cvt.rn.f64.s32 %e13,%r28;
sub.f64 %e14,%e6,%e13;
rcp.rn.f64 %e15,%e3;
setp.lt.s32 %p4,%r29,1;
cvt.rn.f32.f64 %f24,%e14;
cvt.rn.f32.f64 %f25,%e15;
mov.f32 %f23,0f00000000;
@%p4 bra $4;
mov.f32 %f6,0f3F800000;
mov.u32 %r27,0;
$3:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r28;
st.param.b32 [q0+4],%r29;
st.param.f32 [q0+8],%f24;
st.param.f32 [q0+12],%f25;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r14;
.param .b32 q2;
st.param.b32 [q2+0],%r27;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f21,[retval0+0];
}
add.f32 %f23,%f23,%f21;
add.s32 %r27,%r27,1;
setp.lt.s32 %p5,%r27,%r29;
@%p5 bra $3;
$4:
rcp.rn.f32 %f26,%f23;
bra.uni $6;
$5:
cvt.rn.f64.s32 %e16,%r15;
mul.f64 %e17,%e16,%e1;
add.f64 %e18,%e17,%e1;
cvt.rn.f64.s32 %e19,%r16;
min.f64 %e20,%e18,%e19;
cvt.rmi.f64.f64 %e21,%e17;
cvt.rzi.s32.f64 %r23,%e21;
add.s32 %r24,%r16,-1;
cvt.rpi.f64.f64 %e22,%e20;
cvt.rzi.s32.f64 %r25,%e22;
min.s32 %r26,%r25,%r16;
min.s32 %r28,%r23,%r24;
cvt.rn.f64.s32 %e23,%r28;
sub.f64 %e24,%e17,%e23;
sub.f64 %e25,%e20,%e23;
sub.f64 %e26,%e19,%e17;
min.f64 %e27,%e1,%e26;
rcp.rn.f64 %e28,%e27;
sub.s32 %r29,%r26,%r28;
cvt.rn.f32.f64 %f25,%e25;
cvt.rn.f32.f64 %f24,%e24;
cvt.rn.f32.f64 %f26,%e28;
$6:
st.param.b32 [func_retval0+0],%r28;
st.param.b32 [func_retval0+4],%r29;
st.param.f32 [func_retval0+8],%f24;
st.param.f32 [func_retval0+12],%f25;
st.param.f32 [func_retval0+16],%f26;
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
.reg .pred %p<46>;
.reg .b16 %s<21>;
.reg .f32 %f<142>;
.reg .b32 %r<144>;
.reg .f64 %e<10>;
.reg .b64 %d<142>;
.shared .align 4 .b8 z2[640];
.shared .align 4 .b8 z3[160];
.shared .align 4 .b8 z4[8192];
.shared .align 4 .b8 z5[2048];
ld.param.u64 %d48,[p0];
ld.param.v2.u32 {%r129,%r130},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %d53,[p2];
ld.param.v2.u32 {%r131,%r132},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.f64 %e4,[p4];
ld.param.f64 %e5,[p5];
ld.param.u32 %r72,[p6];
ld.param.u64 %d138,[p3+24];
ld.param.u64 %d137,[p3+16];
ld.param.u64 %d136,[p3+8];
ld.param.u64 %d54,[p3];
ld.param.u64 %d134,[p1+24];
ld.param.u64 %d133,[p1+16];
ld.param.u64 %d132,[p1+8];
ld.param.u64 %d49,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
@%p1 bra $2;
cvta.to.global.u64 %d58,%d48;
mul.wide.s32 %d59,%r1,40;
add.s64 %d60,%d58,%d59;
ld.global.v2.u32 {%r129,%r130},[%d60+32];
ld.global.u64 %d134,[%d60+24];
ld.global.u64 %d133,[%d60+16];
ld.global.u64 %d132,[%d60+8];
ld.global.u64 %d131,[%d60];
bra.uni $3;
$2:
cvt.s64.s32 %d61,%r1;
mul.lo.s64 %d62,%d49,%d61;
add.s64 %d131,%d48,%d62;
$3:
setp.eq.s32 %p2,%r80,0;
@%p2 bra $5;
cvta.to.global.u64 %d63,%d53;
mul.wide.s32 %d64,%r1,40;
add.s64 %d65,%d63,%d64;
ld.global.v2.u32 {%r131,%r132},[%d65+32];
ld.global.u64 %d138,[%d65+24];
ld.global.u64 %d137,[%d65+16];
ld.global.u64 %d136,[%d65+8];
ld.global.u64 %d135,[%d65];
bra.uni $6;
$5:
cvt.s64.s32 %d66,%r1;
mul.lo.s64 %d67,%d54,%d66;
add.s64 %d135,%d53,%d67;
$6:
mov.u32 %r85,%ctaid.x;
shl.b32 %r14,%r85,5;
mov.u32 %r86,%ctaid.y;
shl.b32 %r15,%r86,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.ge.s32 %p3,%r14,%r131;
setp.ge.s32 %p4,%r15,%r132;
or.pred %p5,%p4,%p3;
@%p5 bra $64;
setp.lt.s32 %p6,%r17,2;
setp.lt.s32 %p7,%r16,8;
setp.eq.s32 %p8,%r17,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
cvt.s64.s32 %d25,%r16;
mul.wide.s32 %d68,%r16,20;
mov.u64 %d69,z2;
add.s64 %d26,%d69,%d68;
@%p10 bra $8;
bra.uni $13;
$8:
selp.b32 %r20,%r129,%r130,%p8;
selp.b32 %r21,%r131,%r132,%p8;
selp.f64 %e9,%e4,%e5,%p8;
setp.neu.f64 %p12,%e9,0d0000000000000000;
@%p12 bra $10;
cvt.rn.f64.s32 %e6,%r21;
cvt.rn.f64.s32 %e7,%r20;
div.rn.f64 %e8,%e6,%e7;
rcp.rn.f64 %e9,%e8;
$10:
selp.b32 %r87,%r14,%r15,%p8;
add.s32 %r88,%r87,%r16;
add.s32 %r89,%r21,-1;
min.s32 %r90,%r88,%r89;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r72;
.param .b32 q1;
st.param.b32 [q1+0],%r90;
.param .b64 q2;
st.param.f64 [q2+0],%e9;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r22,[retval0+0];
ld.param.b32 %r23,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p8 bra $12;
mov.u64 %d71,z3;
add.s64 %d72,%d71,%d68;
st.shared.u32 [%d72],%r22;
st.shared.u32 [%d72+4],%r23;
st.shared.f32 [%d72+8],%f1;
st.shared.f32 [%d72+12],%f2;
st.shared.f32 [%d72+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d26],%r22;
st.shared.u32 [%d26+4],%r23;
st.shared.f32 [%d26+8],%f1;
st.shared.f32 [%d26+12],%f2;
st.shared.f32 [%d26+16],%f3;
$13:
bar.sync 0;
ld.shared.u32 %r24,[%d26];
cvt.s64.s32 %d27,%r24;
ld.shared.f32 %f4,[%d26+8];
ld.shared.f32 %f5,[%d26+12];
ld.shared.f32 %f6,[%d26+16];
cvt.s64.s32 %d28,%r17;
mul.wide.s32 %d73,%r17,20;
mov.u64 %d74,z3;
add.s64 %d75,%d74,%d73;
ld.shared.u32 %r25,[%d75];
ld.shared.u32 %r26,[%d75+4];
ld.shared.f32 %f7,[%d75+8];
ld.shared.f32 %f8,[%d75+12];
ld.shared.f32 %f9,[%d75+16];
ld.shared.u32 %r27,[%d26+4];
min.s32 %r28,%r27,64;
setp.ge.s32 %p14,%r17,%r28;
@%p14 bra $20;
cvt.u32.u64 %r29,%d27;
not.b32 %r91,%r27;
max.s32 %r92,%r91,-65;
mov.u32 %r93,-2;
sub.s32 %r94,%r93,%r92;
sub.s32 %r31,%r94,%r17;
shr.u32 %r95,%r31,3;
add.s32 %r96,%r95,1;
and.b32 %r134,%r96,3;
setp.eq.s32 %p15,%r134,0;
mov.u32 %r135,%r17;
@%p15 bra $17;
mov.u64 %d77,z4;
shl.b64 %d79,%d25,2;
mov.u32 %r135,%r17;
$16:
.pragma "nounroll";
mul.wide.s32 %d76,%r135,128;
add.s64 %d78,%d77,%d76;
add.s64 %d80,%d78,%d79;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r135;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f71,[retval0+0];
}
st.shared.f32 [%d80],%f71;
add.s32 %r135,%r135,8;
add.s32 %r134,%r134,-1;
setp.ne.s32 %p16,%r134,0;
@%p16 bra $16;
$17:
setp.lt.u32 %p17,%r31,24;
@%p17 bra $20;
mov.u64 %d82,z4;
shl.b64 %d84,%d25,2;
$19:
mul.wide.s32 %d81,%r135,128;
add.s64 %d83,%d82,%d81;
add.s64 %d85,%d83,%d84;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r135;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f72,[retval0+0];
}
st.shared.f32 [%d85],%f72;
add.s32 %r97,%r135,8;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r97;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f73,[retval0+0];
}
st.shared.f32 [%d85+1024],%f73;
add.s32 %r98,%r135,16;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r98;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f74,[retval0+0];
}
st.shared.f32 [%d85+2048],%f74;
add.s32 %r99,%r135,24;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r99;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f75,[retval0+0];
}
st.shared.f32 [%d85+3072],%f75;
add.s32 %r135,%r135,32;
setp.lt.s32 %p18,%r135,%r28;
@%p18 bra $19;
$20:
min.s32 %r40,%r26,64;
setp.ge.s32 %p19,%r16,%r40;
@%p19 bra $27;
not.b32 %r100,%r26;
max.s32 %r101,%r100,-65;
mov.u32 %r102,-2;
sub.s32 %r103,%r102,%r101;
sub.s32 %r43,%r103,%r16;
shr.u32 %r104,%r43,5;
add.s32 %r105,%r104,1;
and.b32 %r138,%r105,3;
setp.eq.s32 %p20,%r138,0;
mov.u32 %r139,%r16;
@%p20 bra $24;
shl.b64 %d86,%d28,8;
mov.u64 %d87,z5;
add.s64 %d88,%d87,%d86;
mov.u32 %r139,%r16;
$23:
.pragma "nounroll";
mul.wide.s32 %d89,%r139,4;
add.s64 %d90,%d88,%d89;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r139;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f76,[retval0+0];
}
st.shared.f32 [%d90],%f76;
add.s32 %r139,%r139,32;
add.s32 %r138,%r138,-1;
setp.ne.s32 %p21,%r138,0;
@%p21 bra $23;
$24:
setp.lt.u32 %p22,%r43,96;
@%p22 bra $27;
shl.b64 %d91,%d28,8;
mov.u64 %d92,z5;
add.s64 %d93,%d92,%d91;
$26:
mul.wide.s32 %d94,%r139,4;
add.s64 %d95,%d93,%d94;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r139;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f77,[retval0+0];
}
st.shared.f32 [%d95],%f77;
add.s32 %r106,%r139,32;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r106;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f78,[retval0+0];
}
st.shared.f32 [%d95+128],%f78;
add.s32 %r107,%r139,64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r107;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f79,[retval0+0];
}
st.shared.f32 [%d95+256],%f79;
add.s32 %r108,%r139,96;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r108;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f80,[retval0+0];
}
st.shared.f32 [%d95+384],%f80;
add.s32 %r139,%r139,128;
setp.lt.s32 %p23,%r139,%r40;
@%p23 bra $26;
$27:
bar.sync 0;
add.s32 %r109,%r14,%r16;
setp.ge.s32 %p24,%r109,%r131;
add.s32 %r110,%r15,%r17;
setp.ge.s32 %p25,%r110,%r132;
or.pred %p26,%p25,%p24;
@%p26 bra $64;
setp.lt.s32 %p27,%r26,1;
mov.f32 %f138,0f00000000;
mov.f32 %f139,%f138;
mov.f32 %f140,%f138;
mov.f32 %f141,%f138;
@%p27 bra $56;
cvt.u32.u64 %r53,%d27;
shl.b64 %d32,%d134,1;
mul.lo.s64 %d33,%d134,3;
mov.u32 %r141,0;
$30:
.pragma "nounroll";
add.s32 %r112,%r141,%r25;
cvt.s64.s32 %d96,%r112;
mul.lo.s64 %d35,%d132,%d96;
setp.lt.s32 %p28,%r27,1;
mov.f32 %f132,0f00000000;
mov.f32 %f131,%f132;
mov.f32 %f130,%f132;
mov.f32 %f129,%f132;
@%p28 bra $41;
mov.u32 %r114,%tid.x;
mul.wide.s32 %d97,%r114,4;
mov.u64 %d98,z4;
add.s64 %d139,%d98,%d97;
mul.lo.s64 %d100,%d133,%d27;
add.s64 %d101,%d35,%d100;
add.s64 %d140,%d131,%d101;
mov.u32 %r142,0;
$32:
.pragma "nounroll";
ld.shared.f32 %f30,[%d139];
setp.lt.s32 %p29,%r79,1;
@%p29 bra $34;
ld.global.nc.u16 %s1,[%d140];
cvt.f32.f16 %f97,%s1;
fma.rn.f32 %f129,%f30,%f97,%f129;
$34:
setp.lt.s32 %p30,%r79,2;
@%p30 bra $36;
add.s64 %d103,%d140,%d134;
ld.global.nc.u16 %s3,[%d103];
cvt.f32.f16 %f98,%s3;
fma.rn.f32 %f130,%f30,%f98,%f130;
$36:
setp.lt.s32 %p31,%r79,3;
@%p31 bra $38;
add.s64 %d104,%d140,%d32;
ld.global.nc.u16 %s5,[%d104];
cvt.f32.f16 %f99,%s5;
fma.rn.f32 %f131,%f30,%f99,%f131;
$38:
setp.lt.s32 %p32,%r79,4;
@%p32 bra $40;
add.s64 %d105,%d140,%d33;
ld.global.nc.u16 %s7,[%d105];
cvt.f32.f16 %f100,%s7;
fma.rn.f32 %f132,%f30,%f100,%f132;
$40:
add.s64 %d140,%d140,%d133;
add.s64 %d139,%d139,128;
add.s32 %r142,%r142,1;
setp.lt.s32 %p33,%r142,%r28;
@%p33 bra $32;
$41:
setp.lt.s32 %p34,%r27,65;
@%p34 bra $52;
add.s32 %r115,%r28,%r24;
cvt.s64.s32 %d106,%r115;
mul.lo.s64 %d107,%d133,%d106;
add.s64 %d108,%d35,%d107;
add.s64 %d141,%d131,%d108;
mov.u32 %r143,%r28;
$43:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r53;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r143;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f47,[retval0+0];
}
setp.lt.s32 %p35,%r79,1;
@%p35 bra $45;
ld.global.nc.u16 %s9,[%d141];
cvt.f32.f16 %f101,%s9;
fma.rn.f32 %f129,%f47,%f101,%f129;
$45:
setp.lt.s32 %p36,%r79,2;
@%p36 bra $47;
add.s64 %d110,%d141,%d134;
ld.global.nc.u16 %s11,[%d110];
cvt.f32.f16 %f102,%s11;
fma.rn.f32 %f130,%f47,%f102,%f130;
$47:
setp.lt.s32 %p37,%r79,3;
@%p37 bra $49;
add.s64 %d111,%d141,%d32;
ld.global.nc.u16 %s13,[%d111];
cvt.f32.f16 %f103,%s13;
fma.rn.f32 %f131,%f47,%f103,%f131;
$49:
setp.lt.s32 %p38,%r79,4;
@%p38 bra $51;
add.s64 %d112,%d141,%d33;
ld.global.nc.u16 %s15,[%d112];
cvt.f32.f16 %f104,%s15;
fma.rn.f32 %f132,%f47,%f104,%f132;
$51:
add.s64 %d141,%d141,%d133;
add.s32 %r143,%r143,1;
setp.lt.s32 %p39,%r143,%r27;
@%p39 bra $43;
$52:
setp.lt.u32 %p40,%r141,64;
@%p40 bra $54;
bra.uni $53;
$54:
mov.u32 %r116,%tid.y;
mul.wide.s32 %d113,%r116,256;
mov.u64 %d114,z5;
add.s64 %d115,%d114,%d113;
mul.wide.s32 %d116,%r141,4;
add.s64 %d117,%d115,%d116;
ld.shared.f32 %f137,[%d117];
bra.uni $55;
$53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r141;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f137,[retval0+0];
}
$55:
fma.rn.f32 %f141,%f137,%f129,%f141;
fma.rn.f32 %f140,%f137,%f130,%f140;
fma.rn.f32 %f139,%f137,%f131,%f139;
fma.rn.f32 %f138,%f137,%f132,%f138;
add.s32 %r141,%r141,1;
setp.lt.s32 %p41,%r141,%r26;
@%p41 bra $30;
$56:
mov.u32 %r128,%ctaid.y;
shl.b32 %r127,%r128,3;
mov.u32 %r126,%ctaid.x;
shl.b32 %r125,%r126,5;
mov.u32 %r119,%tid.y;
add.s32 %r120,%r127,%r119;
cvt.s64.s32 %d118,%r120;
mul.lo.s64 %d119,%d136,%d118;
mov.u32 %r123,%tid.x;
add.s32 %r124,%r125,%r123;
cvt.s64.s32 %d120,%r124;
mul.lo.s64 %d121,%d137,%d120;
add.s64 %d46,%d119,%d121;
setp.lt.s32 %p42,%r79,1;
@%p42 bra $58;
add.s64 %d122,%d135,%d46;
cvt.rn.f16.f32 %s17,%f141;
st.u16 [%d122],%s17;
$58:
setp.lt.s32 %p43,%r79,2;
@%p43 bra $60;
add.s64 %d123,%d46,%d138;
add.s64 %d124,%d135,%d123;
cvt.rn.f16.f32 %s18,%f140;
st.u16 [%d124],%s18;
$60:
setp.lt.s32 %p44,%r79,3;
@%p44 bra $62;
shl.b64 %d125,%d138,1;
add.s64 %d126,%d46,%d125;
add.s64 %d127,%d135,%d126;
cvt.rn.f16.f32 %s19,%f139;
st.u16 [%d127],%s19;
$62:
setp.lt.s32 %p45,%r79,4;
@%p45 bra $64;
mul.lo.s64 %d128,%d138,3;
add.s64 %d129,%d46,%d128;
add.s64 %d130,%d135,%d129;
cvt.rn.f16.f32 %s20,%f138;
st.u16 [%d130],%s20;
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
.reg .pred %p<46>;
.reg .f32 %f<138>;
.reg .b32 %r<144>;
.reg .f64 %e<10>;
.reg .b64 %d<142>;
.shared .align 4 .b8 z6[640];
.shared .align 4 .b8 z7[160];
.shared .align 4 .b8 z8[8192];
.shared .align 4 .b8 z9[2048];
ld.param.u64 %d48,[p0];
ld.param.v2.u32 {%r129,%r130},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %d53,[p2];
ld.param.v2.u32 {%r131,%r132},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.f64 %e4,[p4];
ld.param.f64 %e5,[p5];
ld.param.u32 %r72,[p6];
ld.param.u64 %d138,[p3+24];
ld.param.u64 %d137,[p3+16];
ld.param.u64 %d136,[p3+8];
ld.param.u64 %d54,[p3];
ld.param.u64 %d134,[p1+24];
ld.param.u64 %d133,[p1+16];
ld.param.u64 %d132,[p1+8];
ld.param.u64 %d49,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
@%p1 bra $2;
cvta.to.global.u64 %d58,%d48;
mul.wide.s32 %d59,%r1,40;
add.s64 %d60,%d58,%d59;
ld.global.v2.u32 {%r129,%r130},[%d60+32];
ld.global.u64 %d134,[%d60+24];
ld.global.u64 %d133,[%d60+16];
ld.global.u64 %d132,[%d60+8];
ld.global.u64 %d131,[%d60];
bra.uni $3;
$2:
cvt.s64.s32 %d61,%r1;
mul.lo.s64 %d62,%d49,%d61;
add.s64 %d131,%d48,%d62;
$3:
setp.eq.s32 %p2,%r80,0;
@%p2 bra $5;
cvta.to.global.u64 %d63,%d53;
mul.wide.s32 %d64,%r1,40;
add.s64 %d65,%d63,%d64;
ld.global.v2.u32 {%r131,%r132},[%d65+32];
ld.global.u64 %d138,[%d65+24];
ld.global.u64 %d137,[%d65+16];
ld.global.u64 %d136,[%d65+8];
ld.global.u64 %d135,[%d65];
bra.uni $6;
$5:
cvt.s64.s32 %d66,%r1;
mul.lo.s64 %d67,%d54,%d66;
add.s64 %d135,%d53,%d67;
$6:
mov.u32 %r85,%ctaid.x;
shl.b32 %r14,%r85,5;
mov.u32 %r86,%ctaid.y;
shl.b32 %r15,%r86,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.ge.s32 %p3,%r14,%r131;
setp.ge.s32 %p4,%r15,%r132;
or.pred %p5,%p4,%p3;
@%p5 bra $64;
setp.lt.s32 %p6,%r17,2;
setp.lt.s32 %p7,%r16,8;
setp.eq.s32 %p8,%r17,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
cvt.s64.s32 %d25,%r16;
mul.wide.s32 %d68,%r16,20;
mov.u64 %d69,z6;
add.s64 %d26,%d69,%d68;
@%p10 bra $8;
bra.uni $13;
$8:
selp.b32 %r20,%r129,%r130,%p8;
selp.b32 %r21,%r131,%r132,%p8;
selp.f64 %e9,%e4,%e5,%p8;
setp.neu.f64 %p12,%e9,0d0000000000000000;
@%p12 bra $10;
cvt.rn.f64.s32 %e6,%r21;
cvt.rn.f64.s32 %e7,%r20;
div.rn.f64 %e8,%e6,%e7;
rcp.rn.f64 %e9,%e8;
$10:
selp.b32 %r87,%r14,%r15,%p8;
add.s32 %r88,%r87,%r16;
add.s32 %r89,%r21,-1;
min.s32 %r90,%r88,%r89;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r72;
.param .b32 q1;
st.param.b32 [q1+0],%r90;
.param .b64 q2;
st.param.f64 [q2+0],%e9;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r22,[retval0+0];
ld.param.b32 %r23,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p8 bra $12;
mov.u64 %d71,z7;
add.s64 %d72,%d71,%d68;
st.shared.u32 [%d72],%r22;
st.shared.u32 [%d72+4],%r23;
st.shared.f32 [%d72+8],%f1;
st.shared.f32 [%d72+12],%f2;
st.shared.f32 [%d72+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d26],%r22;
st.shared.u32 [%d26+4],%r23;
st.shared.f32 [%d26+8],%f1;
st.shared.f32 [%d26+12],%f2;
st.shared.f32 [%d26+16],%f3;
$13:
bar.sync 0;
ld.shared.u32 %r24,[%d26];
cvt.s64.s32 %d27,%r24;
ld.shared.f32 %f4,[%d26+8];
ld.shared.f32 %f5,[%d26+12];
ld.shared.f32 %f6,[%d26+16];
cvt.s64.s32 %d28,%r17;
mul.wide.s32 %d73,%r17,20;
mov.u64 %d74,z7;
add.s64 %d75,%d74,%d73;
ld.shared.u32 %r25,[%d75];
ld.shared.u32 %r26,[%d75+4];
ld.shared.f32 %f7,[%d75+8];
ld.shared.f32 %f8,[%d75+12];
ld.shared.f32 %f9,[%d75+16];
ld.shared.u32 %r27,[%d26+4];
min.s32 %r28,%r27,64;
setp.ge.s32 %p14,%r17,%r28;
@%p14 bra $20;
cvt.u32.u64 %r29,%d27;
not.b32 %r91,%r27;
max.s32 %r92,%r91,-65;
mov.u32 %r93,-2;
sub.s32 %r94,%r93,%r92;
sub.s32 %r31,%r94,%r17;
shr.u32 %r95,%r31,3;
add.s32 %r96,%r95,1;
and.b32 %r134,%r96,3;
setp.eq.s32 %p15,%r134,0;
mov.u32 %r135,%r17;
@%p15 bra $17;
mov.u64 %d77,z8;
shl.b64 %d79,%d25,2;
mov.u32 %r135,%r17;
$16:
.pragma "nounroll";
mul.wide.s32 %d76,%r135,128;
add.s64 %d78,%d77,%d76;
add.s64 %d80,%d78,%d79;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r135;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f71,[retval0+0];
}
st.shared.f32 [%d80],%f71;
add.s32 %r135,%r135,8;
add.s32 %r134,%r134,-1;
setp.ne.s32 %p16,%r134,0;
@%p16 bra $16;
$17:
setp.lt.u32 %p17,%r31,24;
@%p17 bra $20;
mov.u64 %d82,z8;
shl.b64 %d84,%d25,2;
$19:
mul.wide.s32 %d81,%r135,128;
add.s64 %d83,%d82,%d81;
add.s64 %d85,%d83,%d84;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r135;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f72,[retval0+0];
}
st.shared.f32 [%d85],%f72;
add.s32 %r97,%r135,8;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r97;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f73,[retval0+0];
}
st.shared.f32 [%d85+1024],%f73;
add.s32 %r98,%r135,16;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r98;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f74,[retval0+0];
}
st.shared.f32 [%d85+2048],%f74;
add.s32 %r99,%r135,24;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r99;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f75,[retval0+0];
}
st.shared.f32 [%d85+3072],%f75;
add.s32 %r135,%r135,32;
setp.lt.s32 %p18,%r135,%r28;
@%p18 bra $19;
$20:
min.s32 %r40,%r26,64;
setp.ge.s32 %p19,%r16,%r40;
@%p19 bra $27;
not.b32 %r100,%r26;
max.s32 %r101,%r100,-65;
mov.u32 %r102,-2;
sub.s32 %r103,%r102,%r101;
sub.s32 %r43,%r103,%r16;
shr.u32 %r104,%r43,5;
add.s32 %r105,%r104,1;
and.b32 %r138,%r105,3;
setp.eq.s32 %p20,%r138,0;
mov.u32 %r139,%r16;
@%p20 bra $24;
shl.b64 %d86,%d28,8;
mov.u64 %d87,z9;
add.s64 %d88,%d87,%d86;
mov.u32 %r139,%r16;
$23:
.pragma "nounroll";
mul.wide.s32 %d89,%r139,4;
add.s64 %d90,%d88,%d89;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r139;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f76,[retval0+0];
}
st.shared.f32 [%d90],%f76;
add.s32 %r139,%r139,32;
add.s32 %r138,%r138,-1;
setp.ne.s32 %p21,%r138,0;
@%p21 bra $23;
$24:
setp.lt.u32 %p22,%r43,96;
@%p22 bra $27;
shl.b64 %d91,%d28,8;
mov.u64 %d92,z9;
add.s64 %d93,%d92,%d91;
$26:
mul.wide.s32 %d94,%r139,4;
add.s64 %d95,%d93,%d94;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r139;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f77,[retval0+0];
}
st.shared.f32 [%d95],%f77;
add.s32 %r106,%r139,32;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r106;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f78,[retval0+0];
}
st.shared.f32 [%d95+128],%f78;
add.s32 %r107,%r139,64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r107;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f79,[retval0+0];
}
st.shared.f32 [%d95+256],%f79;
add.s32 %r108,%r139,96;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r108;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f80,[retval0+0];
}
st.shared.f32 [%d95+384],%f80;
add.s32 %r139,%r139,128;
setp.lt.s32 %p23,%r139,%r40;
@%p23 bra $26;
$27:
bar.sync 0;
add.s32 %r109,%r14,%r16;
setp.ge.s32 %p24,%r109,%r131;
add.s32 %r110,%r15,%r17;
setp.ge.s32 %p25,%r110,%r132;
or.pred %p26,%p25,%p24;
@%p26 bra $64;
setp.lt.s32 %p27,%r26,1;
mov.f32 %f134,0f00000000;
mov.f32 %f135,%f134;
mov.f32 %f136,%f134;
mov.f32 %f137,%f134;
@%p27 bra $56;
cvt.u32.u64 %r53,%d27;
shl.b64 %d32,%d134,1;
mul.lo.s64 %d33,%d134,3;
mov.u32 %r141,0;
$30:
.pragma "nounroll";
add.s32 %r112,%r141,%r25;
cvt.s64.s32 %d96,%r112;
mul.lo.s64 %d35,%d132,%d96;
setp.lt.s32 %p28,%r27,1;
mov.f32 %f128,0f00000000;
mov.f32 %f127,%f128;
mov.f32 %f126,%f128;
mov.f32 %f125,%f128;
@%p28 bra $41;
mov.u32 %r114,%tid.x;
mul.wide.s32 %d97,%r114,4;
mov.u64 %d98,z8;
add.s64 %d139,%d98,%d97;
mul.lo.s64 %d100,%d133,%d27;
add.s64 %d101,%d35,%d100;
add.s64 %d140,%d131,%d101;
mov.u32 %r142,0;
$32:
.pragma "nounroll";
ld.shared.f32 %f30,[%d139];
setp.lt.s32 %p29,%r79,1;
@%p29 bra $34;
ld.global.nc.f32 %f97,[%d140];
fma.rn.f32 %f125,%f30,%f97,%f125;
$34:
setp.lt.s32 %p30,%r79,2;
@%p30 bra $36;
add.s64 %d103,%d140,%d134;
ld.global.nc.f32 %f98,[%d103];
fma.rn.f32 %f126,%f30,%f98,%f126;
$36:
setp.lt.s32 %p31,%r79,3;
@%p31 bra $38;
add.s64 %d104,%d140,%d32;
ld.global.nc.f32 %f99,[%d104];
fma.rn.f32 %f127,%f30,%f99,%f127;
$38:
setp.lt.s32 %p32,%r79,4;
@%p32 bra $40;
add.s64 %d105,%d140,%d33;
ld.global.nc.f32 %f100,[%d105];
fma.rn.f32 %f128,%f30,%f100,%f128;
$40:
add.s64 %d140,%d140,%d133;
add.s64 %d139,%d139,128;
add.s32 %r142,%r142,1;
setp.lt.s32 %p33,%r142,%r28;
@%p33 bra $32;
$41:
setp.lt.s32 %p34,%r27,65;
@%p34 bra $52;
add.s32 %r115,%r28,%r24;
cvt.s64.s32 %d106,%r115;
mul.lo.s64 %d107,%d133,%d106;
add.s64 %d108,%d35,%d107;
add.s64 %d141,%d131,%d108;
mov.u32 %r143,%r28;
$43:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r53;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r143;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f47,[retval0+0];
}
setp.lt.s32 %p35,%r79,1;
@%p35 bra $45;
ld.global.nc.f32 %f101,[%d141];
fma.rn.f32 %f125,%f47,%f101,%f125;
$45:
setp.lt.s32 %p36,%r79,2;
@%p36 bra $47;
add.s64 %d110,%d141,%d134;
ld.global.nc.f32 %f102,[%d110];
fma.rn.f32 %f126,%f47,%f102,%f126;
$47:
setp.lt.s32 %p37,%r79,3;
@%p37 bra $49;
add.s64 %d111,%d141,%d32;
ld.global.nc.f32 %f103,[%d111];
fma.rn.f32 %f127,%f47,%f103,%f127;
$49:
setp.lt.s32 %p38,%r79,4;
@%p38 bra $51;
add.s64 %d112,%d141,%d33;
ld.global.nc.f32 %f104,[%d112];
fma.rn.f32 %f128,%f47,%f104,%f128;
$51:
add.s64 %d141,%d141,%d133;
add.s32 %r143,%r143,1;
setp.lt.s32 %p39,%r143,%r27;
@%p39 bra $43;
$52:
setp.lt.u32 %p40,%r141,64;
@%p40 bra $54;
bra.uni $53;
$54:
mov.u32 %r116,%tid.y;
mul.wide.s32 %d113,%r116,256;
mov.u64 %d114,z9;
add.s64 %d115,%d114,%d113;
mul.wide.s32 %d116,%r141,4;
add.s64 %d117,%d115,%d116;
ld.shared.f32 %f133,[%d117];
bra.uni $55;
$53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r141;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f133,[retval0+0];
}
$55:
fma.rn.f32 %f137,%f133,%f125,%f137;
fma.rn.f32 %f136,%f133,%f126,%f136;
fma.rn.f32 %f135,%f133,%f127,%f135;
fma.rn.f32 %f134,%f133,%f128,%f134;
add.s32 %r141,%r141,1;
setp.lt.s32 %p41,%r141,%r26;
@%p41 bra $30;
$56:
mov.u32 %r128,%ctaid.y;
shl.b32 %r127,%r128,3;
mov.u32 %r126,%ctaid.x;
shl.b32 %r125,%r126,5;
mov.u32 %r119,%tid.y;
add.s32 %r120,%r127,%r119;
cvt.s64.s32 %d118,%r120;
mul.lo.s64 %d119,%d136,%d118;
mov.u32 %r123,%tid.x;
add.s32 %r124,%r125,%r123;
cvt.s64.s32 %d120,%r124;
mul.lo.s64 %d121,%d137,%d120;
add.s64 %d46,%d119,%d121;
setp.lt.s32 %p42,%r79,1;
@%p42 bra $58;
add.s64 %d122,%d135,%d46;
st.f32 [%d122],%f137;
$58:
setp.lt.s32 %p43,%r79,2;
@%p43 bra $60;
add.s64 %d123,%d46,%d138;
add.s64 %d124,%d135,%d123;
st.f32 [%d124],%f136;
$60:
setp.lt.s32 %p44,%r79,3;
@%p44 bra $62;
shl.b64 %d125,%d138,1;
add.s64 %d126,%d46,%d125;
add.s64 %d127,%d135,%d126;
st.f32 [%d127],%f135;
$62:
setp.lt.s32 %p45,%r79,4;
@%p45 bra $64;
mul.lo.s64 %d128,%d138,3;
add.s64 %d129,%d46,%d128;
add.s64 %d130,%d135,%d129;
st.f32 [%d130],%f134;
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
.reg .pred %p<46>;
.reg .b16 %s<9>;
.reg .f32 %f<138>;
.reg .b32 %r<156>;
.reg .f64 %e<10>;
.reg .b64 %d<142>;
.shared .align 4 .b8 z10[640];
.shared .align 4 .b8 z11[160];
.shared .align 4 .b8 z12[8192];
.shared .align 4 .b8 z13[2048];
ld.param.u64 %d48,[p0];
ld.param.v2.u32 {%r141,%r142},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %d53,[p2];
ld.param.v2.u32 {%r143,%r144},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.f64 %e4,[p4];
ld.param.f64 %e5,[p5];
ld.param.u32 %r72,[p6];
ld.param.u64 %d138,[p3+24];
ld.param.u64 %d137,[p3+16];
ld.param.u64 %d136,[p3+8];
ld.param.u64 %d54,[p3];
ld.param.u64 %d134,[p1+24];
ld.param.u64 %d133,[p1+16];
ld.param.u64 %d132,[p1+8];
ld.param.u64 %d49,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
@%p1 bra $2;
cvta.to.global.u64 %d58,%d48;
mul.wide.s32 %d59,%r1,40;
add.s64 %d60,%d58,%d59;
ld.global.v2.u32 {%r141,%r142},[%d60+32];
ld.global.u64 %d134,[%d60+24];
ld.global.u64 %d133,[%d60+16];
ld.global.u64 %d132,[%d60+8];
ld.global.u64 %d131,[%d60];
bra.uni $3;
$2:
cvt.s64.s32 %d61,%r1;
mul.lo.s64 %d62,%d49,%d61;
add.s64 %d131,%d48,%d62;
$3:
setp.eq.s32 %p2,%r80,0;
@%p2 bra $5;
cvta.to.global.u64 %d63,%d53;
mul.wide.s32 %d64,%r1,40;
add.s64 %d65,%d63,%d64;
ld.global.v2.u32 {%r143,%r144},[%d65+32];
ld.global.u64 %d138,[%d65+24];
ld.global.u64 %d137,[%d65+16];
ld.global.u64 %d136,[%d65+8];
ld.global.u64 %d135,[%d65];
bra.uni $6;
$5:
cvt.s64.s32 %d66,%r1;
mul.lo.s64 %d67,%d54,%d66;
add.s64 %d135,%d53,%d67;
$6:
mov.u32 %r85,%ctaid.x;
shl.b32 %r14,%r85,5;
mov.u32 %r86,%ctaid.y;
shl.b32 %r15,%r86,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.ge.s32 %p3,%r14,%r143;
setp.ge.s32 %p4,%r15,%r144;
or.pred %p5,%p4,%p3;
@%p5 bra $64;
setp.lt.s32 %p6,%r17,2;
setp.lt.s32 %p7,%r16,8;
setp.eq.s32 %p8,%r17,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
cvt.s64.s32 %d25,%r16;
mul.wide.s32 %d68,%r16,20;
mov.u64 %d69,z10;
add.s64 %d26,%d69,%d68;
@%p10 bra $8;
bra.uni $13;
$8:
selp.b32 %r20,%r141,%r142,%p8;
selp.b32 %r21,%r143,%r144,%p8;
selp.f64 %e9,%e4,%e5,%p8;
setp.neu.f64 %p12,%e9,0d0000000000000000;
@%p12 bra $10;
cvt.rn.f64.s32 %e6,%r21;
cvt.rn.f64.s32 %e7,%r20;
div.rn.f64 %e8,%e6,%e7;
rcp.rn.f64 %e9,%e8;
$10:
selp.b32 %r87,%r14,%r15,%p8;
add.s32 %r88,%r87,%r16;
add.s32 %r89,%r21,-1;
min.s32 %r90,%r88,%r89;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r72;
.param .b32 q1;
st.param.b32 [q1+0],%r90;
.param .b64 q2;
st.param.f64 [q2+0],%e9;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r22,[retval0+0];
ld.param.b32 %r23,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p8 bra $12;
mov.u64 %d71,z11;
add.s64 %d72,%d71,%d68;
st.shared.u32 [%d72],%r22;
st.shared.u32 [%d72+4],%r23;
st.shared.f32 [%d72+8],%f1;
st.shared.f32 [%d72+12],%f2;
st.shared.f32 [%d72+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d26],%r22;
st.shared.u32 [%d26+4],%r23;
st.shared.f32 [%d26+8],%f1;
st.shared.f32 [%d26+12],%f2;
st.shared.f32 [%d26+16],%f3;
$13:
bar.sync 0;
ld.shared.u32 %r24,[%d26];
cvt.s64.s32 %d27,%r24;
ld.shared.f32 %f4,[%d26+8];
ld.shared.f32 %f5,[%d26+12];
ld.shared.f32 %f6,[%d26+16];
cvt.s64.s32 %d28,%r17;
mul.wide.s32 %d73,%r17,20;
mov.u64 %d74,z11;
add.s64 %d75,%d74,%d73;
ld.shared.u32 %r25,[%d75];
ld.shared.u32 %r26,[%d75+4];
ld.shared.f32 %f7,[%d75+8];
ld.shared.f32 %f8,[%d75+12];
ld.shared.f32 %f9,[%d75+16];
ld.shared.u32 %r27,[%d26+4];
min.s32 %r28,%r27,64;
setp.ge.s32 %p14,%r17,%r28;
@%p14 bra $20;
cvt.u32.u64 %r29,%d27;
not.b32 %r91,%r27;
max.s32 %r92,%r91,-65;
mov.u32 %r93,-2;
sub.s32 %r94,%r93,%r92;
sub.s32 %r31,%r94,%r17;
shr.u32 %r95,%r31,3;
add.s32 %r96,%r95,1;
and.b32 %r146,%r96,3;
setp.eq.s32 %p15,%r146,0;
mov.u32 %r147,%r17;
@%p15 bra $17;
mov.u64 %d77,z12;
shl.b64 %d79,%d25,2;
mov.u32 %r147,%r17;
$16:
.pragma "nounroll";
mul.wide.s32 %d76,%r147,128;
add.s64 %d78,%d77,%d76;
add.s64 %d80,%d78,%d79;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r147;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f71,[retval0+0];
}
st.shared.f32 [%d80],%f71;
add.s32 %r147,%r147,8;
add.s32 %r146,%r146,-1;
setp.ne.s32 %p16,%r146,0;
@%p16 bra $16;
$17:
setp.lt.u32 %p17,%r31,24;
@%p17 bra $20;
mov.u64 %d82,z12;
shl.b64 %d84,%d25,2;
$19:
mul.wide.s32 %d81,%r147,128;
add.s64 %d83,%d82,%d81;
add.s64 %d85,%d83,%d84;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r147;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f72,[retval0+0];
}
st.shared.f32 [%d85],%f72;
add.s32 %r97,%r147,8;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r97;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f73,[retval0+0];
}
st.shared.f32 [%d85+1024],%f73;
add.s32 %r98,%r147,16;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r98;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f74,[retval0+0];
}
st.shared.f32 [%d85+2048],%f74;
add.s32 %r99,%r147,24;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r99;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f75,[retval0+0];
}
st.shared.f32 [%d85+3072],%f75;
add.s32 %r147,%r147,32;
setp.lt.s32 %p18,%r147,%r28;
@%p18 bra $19;
$20:
min.s32 %r40,%r26,64;
setp.ge.s32 %p19,%r16,%r40;
@%p19 bra $27;
not.b32 %r100,%r26;
max.s32 %r101,%r100,-65;
mov.u32 %r102,-2;
sub.s32 %r103,%r102,%r101;
sub.s32 %r43,%r103,%r16;
shr.u32 %r104,%r43,5;
add.s32 %r105,%r104,1;
and.b32 %r150,%r105,3;
setp.eq.s32 %p20,%r150,0;
mov.u32 %r151,%r16;
@%p20 bra $24;
shl.b64 %d86,%d28,8;
mov.u64 %d87,z13;
add.s64 %d88,%d87,%d86;
mov.u32 %r151,%r16;
$23:
.pragma "nounroll";
mul.wide.s32 %d89,%r151,4;
add.s64 %d90,%d88,%d89;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r151;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f76,[retval0+0];
}
st.shared.f32 [%d90],%f76;
add.s32 %r151,%r151,32;
add.s32 %r150,%r150,-1;
setp.ne.s32 %p21,%r150,0;
@%p21 bra $23;
$24:
setp.lt.u32 %p22,%r43,96;
@%p22 bra $27;
shl.b64 %d91,%d28,8;
mov.u64 %d92,z13;
add.s64 %d93,%d92,%d91;
$26:
mul.wide.s32 %d94,%r151,4;
add.s64 %d95,%d93,%d94;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r151;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f77,[retval0+0];
}
st.shared.f32 [%d95],%f77;
add.s32 %r106,%r151,32;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r106;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f78,[retval0+0];
}
st.shared.f32 [%d95+128],%f78;
add.s32 %r107,%r151,64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r107;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f79,[retval0+0];
}
st.shared.f32 [%d95+256],%f79;
add.s32 %r108,%r151,96;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r108;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f80,[retval0+0];
}
st.shared.f32 [%d95+384],%f80;
add.s32 %r151,%r151,128;
setp.lt.s32 %p23,%r151,%r40;
@%p23 bra $26;
$27:
bar.sync 0;
add.s32 %r109,%r14,%r16;
setp.ge.s32 %p24,%r109,%r143;
add.s32 %r110,%r15,%r17;
setp.ge.s32 %p25,%r110,%r144;
or.pred %p26,%p25,%p24;
@%p26 bra $64;
setp.lt.s32 %p27,%r26,1;
mov.f32 %f134,0f00000000;
mov.f32 %f135,%f134;
mov.f32 %f136,%f134;
mov.f32 %f137,%f134;
@%p27 bra $56;
cvt.u32.u64 %r53,%d27;
shl.b64 %d32,%d134,1;
mul.lo.s64 %d33,%d134,3;
mov.u32 %r153,0;
$30:
.pragma "nounroll";
add.s32 %r112,%r153,%r25;
cvt.s64.s32 %d96,%r112;
mul.lo.s64 %d35,%d132,%d96;
setp.lt.s32 %p28,%r27,1;
mov.f32 %f128,0f00000000;
mov.f32 %f127,%f128;
mov.f32 %f126,%f128;
mov.f32 %f125,%f128;
@%p28 bra $41;
mov.u32 %r114,%tid.x;
mul.wide.s32 %d97,%r114,4;
mov.u64 %d98,z12;
add.s64 %d139,%d98,%d97;
mul.lo.s64 %d100,%d133,%d27;
add.s64 %d101,%d35,%d100;
add.s64 %d140,%d131,%d101;
mov.u32 %r154,0;
$32:
.pragma "nounroll";
ld.shared.f32 %f30,[%d139];
setp.lt.s32 %p29,%r79,1;
@%p29 bra $34;
ld.global.nc.s16 %s1,[%d140];
cvt.rn.f32.s16 %f97,%s1;
fma.rn.f32 %f125,%f30,%f97,%f125;
$34:
setp.lt.s32 %p30,%r79,2;
@%p30 bra $36;
add.s64 %d103,%d140,%d134;
ld.global.nc.s16 %s2,[%d103];
cvt.rn.f32.s16 %f98,%s2;
fma.rn.f32 %f126,%f30,%f98,%f126;
$36:
setp.lt.s32 %p31,%r79,3;
@%p31 bra $38;
add.s64 %d104,%d140,%d32;
ld.global.nc.s16 %s3,[%d104];
cvt.rn.f32.s16 %f99,%s3;
fma.rn.f32 %f127,%f30,%f99,%f127;
$38:
setp.lt.s32 %p32,%r79,4;
@%p32 bra $40;
add.s64 %d105,%d140,%d33;
ld.global.nc.s16 %s4,[%d105];
cvt.rn.f32.s16 %f100,%s4;
fma.rn.f32 %f128,%f30,%f100,%f128;
$40:
add.s64 %d140,%d140,%d133;
add.s64 %d139,%d139,128;
add.s32 %r154,%r154,1;
setp.lt.s32 %p33,%r154,%r28;
@%p33 bra $32;
$41:
setp.lt.s32 %p34,%r27,65;
@%p34 bra $52;
add.s32 %r115,%r28,%r24;
cvt.s64.s32 %d106,%r115;
mul.lo.s64 %d107,%d133,%d106;
add.s64 %d108,%d35,%d107;
add.s64 %d141,%d131,%d108;
mov.u32 %r155,%r28;
$43:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r53;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r155;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f47,[retval0+0];
}
setp.lt.s32 %p35,%r79,1;
@%p35 bra $45;
ld.global.nc.s16 %s5,[%d141];
cvt.rn.f32.s16 %f101,%s5;
fma.rn.f32 %f125,%f47,%f101,%f125;
$45:
setp.lt.s32 %p36,%r79,2;
@%p36 bra $47;
add.s64 %d110,%d141,%d134;
ld.global.nc.s16 %s6,[%d110];
cvt.rn.f32.s16 %f102,%s6;
fma.rn.f32 %f126,%f47,%f102,%f126;
$47:
setp.lt.s32 %p37,%r79,3;
@%p37 bra $49;
add.s64 %d111,%d141,%d32;
ld.global.nc.s16 %s7,[%d111];
cvt.rn.f32.s16 %f103,%s7;
fma.rn.f32 %f127,%f47,%f103,%f127;
$49:
setp.lt.s32 %p38,%r79,4;
@%p38 bra $51;
add.s64 %d112,%d141,%d33;
ld.global.nc.s16 %s8,[%d112];
cvt.rn.f32.s16 %f104,%s8;
fma.rn.f32 %f128,%f47,%f104,%f128;
$51:
add.s64 %d141,%d141,%d133;
add.s32 %r155,%r155,1;
setp.lt.s32 %p39,%r155,%r27;
@%p39 bra $43;
$52:
setp.lt.u32 %p40,%r153,64;
@%p40 bra $54;
bra.uni $53;
$54:
mov.u32 %r116,%tid.y;
mul.wide.s32 %d113,%r116,256;
mov.u64 %d114,z13;
add.s64 %d115,%d114,%d113;
mul.wide.s32 %d116,%r153,4;
add.s64 %d117,%d115,%d116;
ld.shared.f32 %f133,[%d117];
bra.uni $55;
$53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r153;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f133,[retval0+0];
}
$55:
fma.rn.f32 %f137,%f133,%f125,%f137;
fma.rn.f32 %f136,%f133,%f126,%f136;
fma.rn.f32 %f135,%f133,%f127,%f135;
fma.rn.f32 %f134,%f133,%f128,%f134;
add.s32 %r153,%r153,1;
setp.lt.s32 %p41,%r153,%r26;
@%p41 bra $30;
$56:
mov.u32 %r140,%ctaid.y;
shl.b32 %r139,%r140,3;
mov.u32 %r138,%ctaid.x;
shl.b32 %r137,%r138,5;
mov.u32 %r119,%tid.y;
add.s32 %r120,%r139,%r119;
cvt.s64.s32 %d118,%r120;
mul.lo.s64 %d119,%d136,%d118;
mov.u32 %r123,%tid.x;
add.s32 %r124,%r137,%r123;
cvt.s64.s32 %d120,%r124;
mul.lo.s64 %d121,%d137,%d120;
add.s64 %d46,%d119,%d121;
setp.lt.s32 %p42,%r79,1;
@%p42 bra $58;
add.s64 %d122,%d135,%d46;
cvt.rni.s32.f32 %r125,%f137;
max.s32 %r126,%r125,-32768;
min.s32 %r127,%r126,32767;
st.u16 [%d122],%r127;
$58:
setp.lt.s32 %p43,%r79,2;
@%p43 bra $60;
add.s64 %d123,%d46,%d138;
add.s64 %d124,%d135,%d123;
cvt.rni.s32.f32 %r128,%f136;
max.s32 %r129,%r128,-32768;
min.s32 %r130,%r129,32767;
st.u16 [%d124],%r130;
$60:
setp.lt.s32 %p44,%r79,3;
@%p44 bra $62;
shl.b64 %d125,%d138,1;
add.s64 %d126,%d46,%d125;
add.s64 %d127,%d135,%d126;
cvt.rni.s32.f32 %r131,%f135;
max.s32 %r132,%r131,-32768;
min.s32 %r133,%r132,32767;
st.u16 [%d127],%r133;
$62:
setp.lt.s32 %p45,%r79,4;
@%p45 bra $64;
mul.lo.s64 %d128,%d138,3;
add.s64 %d129,%d46,%d128;
add.s64 %d130,%d135,%d129;
cvt.rni.s32.f32 %r134,%f134;
max.s32 %r135,%r134,-32768;
min.s32 %r136,%r135,32767;
st.u16 [%d130],%r136;
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
.reg .pred %p<46>;
.reg .b16 %s<9>;
.reg .f32 %f<138>;
.reg .b32 %r<156>;
.reg .f64 %e<10>;
.reg .b64 %d<142>;
.shared .align 4 .b8 z14[640];
.shared .align 4 .b8 z15[160];
.shared .align 4 .b8 z16[8192];
.shared .align 4 .b8 z17[2048];
ld.param.u64 %d48,[p0];
ld.param.v2.u32 {%r141,%r142},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %d53,[p2];
ld.param.v2.u32 {%r143,%r144},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.f64 %e4,[p4];
ld.param.f64 %e5,[p5];
ld.param.u32 %r72,[p6];
ld.param.u64 %d138,[p3+24];
ld.param.u64 %d137,[p3+16];
ld.param.u64 %d136,[p3+8];
ld.param.u64 %d54,[p3];
ld.param.u64 %d134,[p1+24];
ld.param.u64 %d133,[p1+16];
ld.param.u64 %d132,[p1+8];
ld.param.u64 %d49,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
@%p1 bra $2;
cvta.to.global.u64 %d58,%d48;
mul.wide.s32 %d59,%r1,40;
add.s64 %d60,%d58,%d59;
ld.global.v2.u32 {%r141,%r142},[%d60+32];
ld.global.u64 %d134,[%d60+24];
ld.global.u64 %d133,[%d60+16];
ld.global.u64 %d132,[%d60+8];
ld.global.u64 %d131,[%d60];
bra.uni $3;
$2:
cvt.s64.s32 %d61,%r1;
mul.lo.s64 %d62,%d49,%d61;
add.s64 %d131,%d48,%d62;
$3:
setp.eq.s32 %p2,%r80,0;
@%p2 bra $5;
cvta.to.global.u64 %d63,%d53;
mul.wide.s32 %d64,%r1,40;
add.s64 %d65,%d63,%d64;
ld.global.v2.u32 {%r143,%r144},[%d65+32];
ld.global.u64 %d138,[%d65+24];
ld.global.u64 %d137,[%d65+16];
ld.global.u64 %d136,[%d65+8];
ld.global.u64 %d135,[%d65];
bra.uni $6;
$5:
cvt.s64.s32 %d66,%r1;
mul.lo.s64 %d67,%d54,%d66;
add.s64 %d135,%d53,%d67;
$6:
mov.u32 %r85,%ctaid.x;
shl.b32 %r14,%r85,5;
mov.u32 %r86,%ctaid.y;
shl.b32 %r15,%r86,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.ge.s32 %p3,%r14,%r143;
setp.ge.s32 %p4,%r15,%r144;
or.pred %p5,%p4,%p3;
@%p5 bra $64;
setp.lt.s32 %p6,%r17,2;
setp.lt.s32 %p7,%r16,8;
setp.eq.s32 %p8,%r17,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
cvt.s64.s32 %d25,%r16;
mul.wide.s32 %d68,%r16,20;
mov.u64 %d69,z14;
add.s64 %d26,%d69,%d68;
@%p10 bra $8;
bra.uni $13;
$8:
selp.b32 %r20,%r141,%r142,%p8;
selp.b32 %r21,%r143,%r144,%p8;
selp.f64 %e9,%e4,%e5,%p8;
setp.neu.f64 %p12,%e9,0d0000000000000000;
@%p12 bra $10;
cvt.rn.f64.s32 %e6,%r21;
cvt.rn.f64.s32 %e7,%r20;
div.rn.f64 %e8,%e6,%e7;
rcp.rn.f64 %e9,%e8;
$10:
selp.b32 %r87,%r14,%r15,%p8;
add.s32 %r88,%r87,%r16;
add.s32 %r89,%r21,-1;
min.s32 %r90,%r88,%r89;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r72;
.param .b32 q1;
st.param.b32 [q1+0],%r90;
.param .b64 q2;
st.param.f64 [q2+0],%e9;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r22,[retval0+0];
ld.param.b32 %r23,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p8 bra $12;
mov.u64 %d71,z15;
add.s64 %d72,%d71,%d68;
st.shared.u32 [%d72],%r22;
st.shared.u32 [%d72+4],%r23;
st.shared.f32 [%d72+8],%f1;
st.shared.f32 [%d72+12],%f2;
st.shared.f32 [%d72+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d26],%r22;
st.shared.u32 [%d26+4],%r23;
st.shared.f32 [%d26+8],%f1;
st.shared.f32 [%d26+12],%f2;
st.shared.f32 [%d26+16],%f3;
$13:
bar.sync 0;
ld.shared.u32 %r24,[%d26];
cvt.s64.s32 %d27,%r24;
ld.shared.f32 %f4,[%d26+8];
ld.shared.f32 %f5,[%d26+12];
ld.shared.f32 %f6,[%d26+16];
cvt.s64.s32 %d28,%r17;
mul.wide.s32 %d73,%r17,20;
mov.u64 %d74,z15;
add.s64 %d75,%d74,%d73;
ld.shared.u32 %r25,[%d75];
ld.shared.u32 %r26,[%d75+4];
ld.shared.f32 %f7,[%d75+8];
ld.shared.f32 %f8,[%d75+12];
ld.shared.f32 %f9,[%d75+16];
ld.shared.u32 %r27,[%d26+4];
min.s32 %r28,%r27,64;
setp.ge.s32 %p14,%r17,%r28;
@%p14 bra $20;
cvt.u32.u64 %r29,%d27;
not.b32 %r91,%r27;
max.s32 %r92,%r91,-65;
mov.u32 %r93,-2;
sub.s32 %r94,%r93,%r92;
sub.s32 %r31,%r94,%r17;
shr.u32 %r95,%r31,3;
add.s32 %r96,%r95,1;
and.b32 %r146,%r96,3;
setp.eq.s32 %p15,%r146,0;
mov.u32 %r147,%r17;
@%p15 bra $17;
mov.u64 %d77,z16;
shl.b64 %d79,%d25,2;
mov.u32 %r147,%r17;
$16:
.pragma "nounroll";
mul.wide.s32 %d76,%r147,128;
add.s64 %d78,%d77,%d76;
add.s64 %d80,%d78,%d79;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r147;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f71,[retval0+0];
}
st.shared.f32 [%d80],%f71;
add.s32 %r147,%r147,8;
add.s32 %r146,%r146,-1;
setp.ne.s32 %p16,%r146,0;
@%p16 bra $16;
$17:
setp.lt.u32 %p17,%r31,24;
@%p17 bra $20;
mov.u64 %d82,z16;
shl.b64 %d84,%d25,2;
$19:
mul.wide.s32 %d81,%r147,128;
add.s64 %d83,%d82,%d81;
add.s64 %d85,%d83,%d84;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r147;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f72,[retval0+0];
}
st.shared.f32 [%d85],%f72;
add.s32 %r97,%r147,8;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r97;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f73,[retval0+0];
}
st.shared.f32 [%d85+1024],%f73;
add.s32 %r98,%r147,16;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r98;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f74,[retval0+0];
}
st.shared.f32 [%d85+2048],%f74;
add.s32 %r99,%r147,24;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r99;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f75,[retval0+0];
}
st.shared.f32 [%d85+3072],%f75;
add.s32 %r147,%r147,32;
setp.lt.s32 %p18,%r147,%r28;
@%p18 bra $19;
$20:
min.s32 %r40,%r26,64;
setp.ge.s32 %p19,%r16,%r40;
@%p19 bra $27;
not.b32 %r100,%r26;
max.s32 %r101,%r100,-65;
mov.u32 %r102,-2;
sub.s32 %r103,%r102,%r101;
sub.s32 %r43,%r103,%r16;
shr.u32 %r104,%r43,5;
add.s32 %r105,%r104,1;
and.b32 %r150,%r105,3;
setp.eq.s32 %p20,%r150,0;
mov.u32 %r151,%r16;
@%p20 bra $24;
shl.b64 %d86,%d28,8;
mov.u64 %d87,z17;
add.s64 %d88,%d87,%d86;
mov.u32 %r151,%r16;
$23:
.pragma "nounroll";
mul.wide.s32 %d89,%r151,4;
add.s64 %d90,%d88,%d89;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r151;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f76,[retval0+0];
}
st.shared.f32 [%d90],%f76;
add.s32 %r151,%r151,32;
add.s32 %r150,%r150,-1;
setp.ne.s32 %p21,%r150,0;
@%p21 bra $23;
$24:
setp.lt.u32 %p22,%r43,96;
@%p22 bra $27;
shl.b64 %d91,%d28,8;
mov.u64 %d92,z17;
add.s64 %d93,%d92,%d91;
$26:
mul.wide.s32 %d94,%r151,4;
add.s64 %d95,%d93,%d94;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r151;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f77,[retval0+0];
}
st.shared.f32 [%d95],%f77;
add.s32 %r106,%r151,32;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r106;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f78,[retval0+0];
}
st.shared.f32 [%d95+128],%f78;
add.s32 %r107,%r151,64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r107;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f79,[retval0+0];
}
st.shared.f32 [%d95+256],%f79;
add.s32 %r108,%r151,96;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r108;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f80,[retval0+0];
}
st.shared.f32 [%d95+384],%f80;
add.s32 %r151,%r151,128;
setp.lt.s32 %p23,%r151,%r40;
@%p23 bra $26;
$27:
bar.sync 0;
add.s32 %r109,%r14,%r16;
setp.ge.s32 %p24,%r109,%r143;
add.s32 %r110,%r15,%r17;
setp.ge.s32 %p25,%r110,%r144;
or.pred %p26,%p25,%p24;
@%p26 bra $64;
setp.lt.s32 %p27,%r26,1;
mov.f32 %f134,0f00000000;
mov.f32 %f135,%f134;
mov.f32 %f136,%f134;
mov.f32 %f137,%f134;
@%p27 bra $56;
cvt.u32.u64 %r53,%d27;
shl.b64 %d32,%d134,1;
mul.lo.s64 %d33,%d134,3;
mov.u32 %r153,0;
$30:
.pragma "nounroll";
add.s32 %r112,%r153,%r25;
cvt.s64.s32 %d96,%r112;
mul.lo.s64 %d35,%d132,%d96;
setp.lt.s32 %p28,%r27,1;
mov.f32 %f128,0f00000000;
mov.f32 %f127,%f128;
mov.f32 %f126,%f128;
mov.f32 %f125,%f128;
@%p28 bra $41;
mov.u32 %r114,%tid.x;
mul.wide.s32 %d97,%r114,4;
mov.u64 %d98,z16;
add.s64 %d139,%d98,%d97;
mul.lo.s64 %d100,%d133,%d27;
add.s64 %d101,%d35,%d100;
add.s64 %d140,%d131,%d101;
mov.u32 %r154,0;
$32:
.pragma "nounroll";
ld.shared.f32 %f30,[%d139];
setp.lt.s32 %p29,%r79,1;
@%p29 bra $34;
ld.global.nc.u16 %s1,[%d140];
cvt.rn.f32.u16 %f97,%s1;
fma.rn.f32 %f125,%f30,%f97,%f125;
$34:
setp.lt.s32 %p30,%r79,2;
@%p30 bra $36;
add.s64 %d103,%d140,%d134;
ld.global.nc.u16 %s2,[%d103];
cvt.rn.f32.u16 %f98,%s2;
fma.rn.f32 %f126,%f30,%f98,%f126;
$36:
setp.lt.s32 %p31,%r79,3;
@%p31 bra $38;
add.s64 %d104,%d140,%d32;
ld.global.nc.u16 %s3,[%d104];
cvt.rn.f32.u16 %f99,%s3;
fma.rn.f32 %f127,%f30,%f99,%f127;
$38:
setp.lt.s32 %p32,%r79,4;
@%p32 bra $40;
add.s64 %d105,%d140,%d33;
ld.global.nc.u16 %s4,[%d105];
cvt.rn.f32.u16 %f100,%s4;
fma.rn.f32 %f128,%f30,%f100,%f128;
$40:
add.s64 %d140,%d140,%d133;
add.s64 %d139,%d139,128;
add.s32 %r154,%r154,1;
setp.lt.s32 %p33,%r154,%r28;
@%p33 bra $32;
$41:
setp.lt.s32 %p34,%r27,65;
@%p34 bra $52;
add.s32 %r115,%r28,%r24;
cvt.s64.s32 %d106,%r115;
mul.lo.s64 %d107,%d133,%d106;
add.s64 %d108,%d35,%d107;
add.s64 %d141,%d131,%d108;
mov.u32 %r155,%r28;
$43:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r53;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r155;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f47,[retval0+0];
}
setp.lt.s32 %p35,%r79,1;
@%p35 bra $45;
ld.global.nc.u16 %s5,[%d141];
cvt.rn.f32.u16 %f101,%s5;
fma.rn.f32 %f125,%f47,%f101,%f125;
$45:
setp.lt.s32 %p36,%r79,2;
@%p36 bra $47;
add.s64 %d110,%d141,%d134;
ld.global.nc.u16 %s6,[%d110];
cvt.rn.f32.u16 %f102,%s6;
fma.rn.f32 %f126,%f47,%f102,%f126;
$47:
setp.lt.s32 %p37,%r79,3;
@%p37 bra $49;
add.s64 %d111,%d141,%d32;
ld.global.nc.u16 %s7,[%d111];
cvt.rn.f32.u16 %f103,%s7;
fma.rn.f32 %f127,%f47,%f103,%f127;
$49:
setp.lt.s32 %p38,%r79,4;
@%p38 bra $51;
add.s64 %d112,%d141,%d33;
ld.global.nc.u16 %s8,[%d112];
cvt.rn.f32.u16 %f104,%s8;
fma.rn.f32 %f128,%f47,%f104,%f128;
$51:
add.s64 %d141,%d141,%d133;
add.s32 %r155,%r155,1;
setp.lt.s32 %p39,%r155,%r27;
@%p39 bra $43;
$52:
setp.lt.u32 %p40,%r153,64;
@%p40 bra $54;
bra.uni $53;
$54:
mov.u32 %r116,%tid.y;
mul.wide.s32 %d113,%r116,256;
mov.u64 %d114,z17;
add.s64 %d115,%d114,%d113;
mul.wide.s32 %d116,%r153,4;
add.s64 %d117,%d115,%d116;
ld.shared.f32 %f133,[%d117];
bra.uni $55;
$53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r153;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f133,[retval0+0];
}
$55:
fma.rn.f32 %f137,%f133,%f125,%f137;
fma.rn.f32 %f136,%f133,%f126,%f136;
fma.rn.f32 %f135,%f133,%f127,%f135;
fma.rn.f32 %f134,%f133,%f128,%f134;
add.s32 %r153,%r153,1;
setp.lt.s32 %p41,%r153,%r26;
@%p41 bra $30;
$56:
mov.u32 %r140,%ctaid.y;
shl.b32 %r139,%r140,3;
mov.u32 %r138,%ctaid.x;
shl.b32 %r137,%r138,5;
mov.u32 %r119,%tid.y;
add.s32 %r120,%r139,%r119;
cvt.s64.s32 %d118,%r120;
mul.lo.s64 %d119,%d136,%d118;
mov.u32 %r123,%tid.x;
add.s32 %r124,%r137,%r123;
cvt.s64.s32 %d120,%r124;
mul.lo.s64 %d121,%d137,%d120;
add.s64 %d46,%d119,%d121;
setp.lt.s32 %p42,%r79,1;
@%p42 bra $58;
add.s64 %d122,%d135,%d46;
cvt.rni.s32.f32 %r125,%f137;
max.s32 %r126,%r125,0;
min.s32 %r127,%r126,65535;
st.u16 [%d122],%r127;
$58:
setp.lt.s32 %p43,%r79,2;
@%p43 bra $60;
add.s64 %d123,%d46,%d138;
add.s64 %d124,%d135,%d123;
cvt.rni.s32.f32 %r128,%f136;
max.s32 %r129,%r128,0;
min.s32 %r130,%r129,65535;
st.u16 [%d124],%r130;
$60:
setp.lt.s32 %p44,%r79,3;
@%p44 bra $62;
shl.b64 %d125,%d138,1;
add.s64 %d126,%d46,%d125;
add.s64 %d127,%d135,%d126;
cvt.rni.s32.f32 %r131,%f135;
max.s32 %r132,%r131,0;
min.s32 %r133,%r132,65535;
st.u16 [%d127],%r133;
$62:
setp.lt.s32 %p45,%r79,4;
@%p45 bra $64;
mul.lo.s64 %d128,%d138,3;
add.s64 %d129,%d46,%d128;
add.s64 %d130,%d135,%d129;
cvt.rni.s32.f32 %r134,%f134;
max.s32 %r135,%r134,0;
min.s32 %r136,%r135,65535;
st.u16 [%d130],%r136;
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
.reg .pred %p<47>;
.reg .b16 %s<21>;
.reg .f32 %f<150>;
.reg .b32 %r<176>;
.reg .f64 %e<10>;
.reg .b64 %d<142>;
.shared .align 4 .b8 z18[640];
.shared .align 4 .b8 z19[160];
.shared .align 4 .b8 z20[8192];
.shared .align 4 .b8 z21[2048];
ld.param.u64 %d48,[p0];
ld.param.v2.u32 {%r161,%r162},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %d53,[p2];
ld.param.v2.u32 {%r163,%r164},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.f64 %e4,[p4];
ld.param.f64 %e5,[p5];
ld.param.u32 %r72,[p6];
ld.param.u64 %d138,[p3+24];
ld.param.u64 %d137,[p3+16];
ld.param.u64 %d136,[p3+8];
ld.param.u64 %d54,[p3];
ld.param.u64 %d134,[p1+24];
ld.param.u64 %d133,[p1+16];
ld.param.u64 %d132,[p1+8];
ld.param.u64 %d49,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
@%p1 bra $2;
cvta.to.global.u64 %d58,%d48;
mul.wide.s32 %d59,%r1,40;
add.s64 %d60,%d58,%d59;
ld.global.v2.u32 {%r161,%r162},[%d60+32];
ld.global.u64 %d134,[%d60+24];
ld.global.u64 %d133,[%d60+16];
ld.global.u64 %d132,[%d60+8];
ld.global.u64 %d131,[%d60];
bra.uni $3;
$2:
cvt.s64.s32 %d61,%r1;
mul.lo.s64 %d62,%d49,%d61;
add.s64 %d131,%d48,%d62;
$3:
setp.eq.s32 %p2,%r80,0;
@%p2 bra $5;
cvta.to.global.u64 %d63,%d53;
mul.wide.s32 %d64,%r1,40;
add.s64 %d65,%d63,%d64;
ld.global.v2.u32 {%r163,%r164},[%d65+32];
ld.global.u64 %d138,[%d65+24];
ld.global.u64 %d137,[%d65+16];
ld.global.u64 %d136,[%d65+8];
ld.global.u64 %d135,[%d65];
bra.uni $6;
$5:
cvt.s64.s32 %d66,%r1;
mul.lo.s64 %d67,%d54,%d66;
add.s64 %d135,%d53,%d67;
$6:
mov.u32 %r85,%ctaid.x;
shl.b32 %r14,%r85,5;
mov.u32 %r86,%ctaid.y;
shl.b32 %r15,%r86,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.ge.s32 %p3,%r14,%r163;
setp.ge.s32 %p4,%r15,%r164;
or.pred %p5,%p4,%p3;
@%p5 bra $66;
setp.lt.s32 %p6,%r17,2;
setp.lt.s32 %p7,%r16,8;
setp.eq.s32 %p8,%r17,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
cvt.s64.s32 %d25,%r16;
mul.wide.s32 %d68,%r16,20;
mov.u64 %d69,z18;
add.s64 %d26,%d69,%d68;
@%p10 bra $8;
bra.uni $13;
$8:
selp.b32 %r20,%r161,%r162,%p8;
selp.b32 %r21,%r163,%r164,%p8;
selp.f64 %e9,%e4,%e5,%p8;
setp.neu.f64 %p12,%e9,0d0000000000000000;
@%p12 bra $10;
cvt.rn.f64.s32 %e6,%r21;
cvt.rn.f64.s32 %e7,%r20;
div.rn.f64 %e8,%e6,%e7;
rcp.rn.f64 %e9,%e8;
$10:
selp.b32 %r87,%r14,%r15,%p8;
add.s32 %r88,%r87,%r16;
add.s32 %r89,%r21,-1;
min.s32 %r90,%r88,%r89;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r72;
.param .b32 q1;
st.param.b32 [q1+0],%r90;
.param .b64 q2;
st.param.f64 [q2+0],%e9;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r22,[retval0+0];
ld.param.b32 %r23,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p8 bra $12;
mov.u64 %d71,z19;
add.s64 %d72,%d71,%d68;
st.shared.u32 [%d72],%r22;
st.shared.u32 [%d72+4],%r23;
st.shared.f32 [%d72+8],%f1;
st.shared.f32 [%d72+12],%f2;
st.shared.f32 [%d72+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d26],%r22;
st.shared.u32 [%d26+4],%r23;
st.shared.f32 [%d26+8],%f1;
st.shared.f32 [%d26+12],%f2;
st.shared.f32 [%d26+16],%f3;
$13:
bar.sync 0;
ld.shared.u32 %r24,[%d26];
cvt.s64.s32 %d27,%r24;
ld.shared.f32 %f4,[%d26+8];
ld.shared.f32 %f5,[%d26+12];
ld.shared.f32 %f6,[%d26+16];
cvt.s64.s32 %d28,%r17;
mul.wide.s32 %d73,%r17,20;
mov.u64 %d74,z19;
add.s64 %d75,%d74,%d73;
ld.shared.u32 %r25,[%d75];
ld.shared.u32 %r26,[%d75+4];
ld.shared.f32 %f7,[%d75+8];
ld.shared.f32 %f8,[%d75+12];
ld.shared.f32 %f9,[%d75+16];
ld.shared.u32 %r27,[%d26+4];
min.s32 %r28,%r27,64;
setp.ge.s32 %p14,%r17,%r28;
@%p14 bra $20;
cvt.u32.u64 %r29,%d27;
not.b32 %r91,%r27;
max.s32 %r92,%r91,-65;
mov.u32 %r93,-2;
sub.s32 %r94,%r93,%r92;
sub.s32 %r31,%r94,%r17;
shr.u32 %r95,%r31,3;
add.s32 %r96,%r95,1;
and.b32 %r166,%r96,3;
setp.eq.s32 %p15,%r166,0;
mov.u32 %r167,%r17;
@%p15 bra $17;
mov.u64 %d77,z20;
shl.b64 %d79,%d25,2;
mov.u32 %r167,%r17;
$16:
.pragma "nounroll";
mul.wide.s32 %d76,%r167,128;
add.s64 %d78,%d77,%d76;
add.s64 %d80,%d78,%d79;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r167;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f79,[retval0+0];
}
st.shared.f32 [%d80],%f79;
add.s32 %r167,%r167,8;
add.s32 %r166,%r166,-1;
setp.ne.s32 %p16,%r166,0;
@%p16 bra $16;
$17:
setp.lt.u32 %p17,%r31,24;
@%p17 bra $20;
mov.u64 %d82,z20;
shl.b64 %d84,%d25,2;
$19:
mul.wide.s32 %d81,%r167,128;
add.s64 %d83,%d82,%d81;
add.s64 %d85,%d83,%d84;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r167;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f80,[retval0+0];
}
st.shared.f32 [%d85],%f80;
add.s32 %r97,%r167,8;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r97;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f81,[retval0+0];
}
st.shared.f32 [%d85+1024],%f81;
add.s32 %r98,%r167,16;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r98;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f82,[retval0+0];
}
st.shared.f32 [%d85+2048],%f82;
add.s32 %r99,%r167,24;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r29;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r99;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f83,[retval0+0];
}
st.shared.f32 [%d85+3072],%f83;
add.s32 %r167,%r167,32;
setp.lt.s32 %p18,%r167,%r28;
@%p18 bra $19;
$20:
min.s32 %r40,%r26,64;
setp.ge.s32 %p19,%r16,%r40;
@%p19 bra $27;
not.b32 %r100,%r26;
max.s32 %r101,%r100,-65;
mov.u32 %r102,-2;
sub.s32 %r103,%r102,%r101;
sub.s32 %r43,%r103,%r16;
shr.u32 %r104,%r43,5;
add.s32 %r105,%r104,1;
and.b32 %r170,%r105,3;
setp.eq.s32 %p20,%r170,0;
mov.u32 %r171,%r16;
@%p20 bra $24;
shl.b64 %d86,%d28,8;
mov.u64 %d87,z21;
add.s64 %d88,%d87,%d86;
mov.u32 %r171,%r16;
$23:
.pragma "nounroll";
mul.wide.s32 %d89,%r171,4;
add.s64 %d90,%d88,%d89;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r171;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f84,[retval0+0];
}
st.shared.f32 [%d90],%f84;
add.s32 %r171,%r171,32;
add.s32 %r170,%r170,-1;
setp.ne.s32 %p21,%r170,0;
@%p21 bra $23;
$24:
setp.lt.u32 %p22,%r43,96;
@%p22 bra $27;
shl.b64 %d91,%d28,8;
mov.u64 %d92,z21;
add.s64 %d93,%d92,%d91;
$26:
mul.wide.s32 %d94,%r171,4;
add.s64 %d95,%d93,%d94;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r171;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f85,[retval0+0];
}
st.shared.f32 [%d95],%f85;
add.s32 %r106,%r171,32;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r106;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f86,[retval0+0];
}
st.shared.f32 [%d95+128],%f86;
add.s32 %r107,%r171,64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r107;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f87,[retval0+0];
}
st.shared.f32 [%d95+256],%f87;
add.s32 %r108,%r171,96;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r108;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f88,[retval0+0];
}
st.shared.f32 [%d95+384],%f88;
add.s32 %r171,%r171,128;
setp.lt.s32 %p23,%r171,%r40;
@%p23 bra $26;
$27:
bar.sync 0;
add.s32 %r109,%r14,%r16;
setp.ge.s32 %p24,%r109,%r163;
add.s32 %r110,%r15,%r17;
setp.ge.s32 %p25,%r110,%r164;
or.pred %p26,%p25,%p24;
@%p26 bra $66;
setp.lt.s32 %p27,%r26,1;
mov.f32 %f146,0f00000000;
mov.f32 %f147,%f146;
mov.f32 %f148,%f146;
mov.f32 %f149,%f146;
@%p27 bra $58;
cvt.u32.u64 %r53,%d27;
shl.b64 %d32,%d134,1;
mul.lo.s64 %d33,%d134,3;
mov.u32 %r173,0;
$30:
.pragma "nounroll";
add.s32 %r112,%r173,%r25;
cvt.s64.s32 %d96,%r112;
mul.lo.s64 %d35,%d132,%d96;
setp.lt.s32 %p28,%r27,1;
mov.f32 %f136,0f00000000;
mov.f32 %f135,%f136;
mov.f32 %f134,%f136;
mov.f32 %f133,%f136;
@%p28 bra $41;
mov.u32 %r114,%tid.x;
mul.wide.s32 %d97,%r114,4;
mov.u64 %d98,z20;
add.s64 %d139,%d98,%d97;
mul.lo.s64 %d100,%d133,%d27;
add.s64 %d101,%d35,%d100;
add.s64 %d140,%d131,%d101;
mov.u32 %r174,0;
$32:
.pragma "nounroll";
ld.shared.f32 %f30,[%d139];
setp.lt.s32 %p29,%r79,1;
@%p29 bra $34;
ld.global.nc.u8 %r115,[%d140];
cvt.u16.u32 %s1,%r115;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f105,%s2;
fma.rn.f32 %f133,%f30,%f105,%f133;
$34:
setp.lt.s32 %p30,%r79,2;
@%p30 bra $36;
add.s64 %d103,%d140,%d134;
ld.global.nc.u8 %r116,[%d103];
cvt.u16.u32 %s3,%r116;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f106,%s4;
fma.rn.f32 %f134,%f30,%f106,%f134;
$36:
setp.lt.s32 %p31,%r79,3;
@%p31 bra $38;
add.s64 %d104,%d140,%d32;
ld.global.nc.u8 %r117,[%d104];
cvt.u16.u32 %s5,%r117;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f107,%s6;
fma.rn.f32 %f135,%f30,%f107,%f135;
$38:
setp.lt.s32 %p32,%r79,4;
@%p32 bra $40;
add.s64 %d105,%d140,%d33;
ld.global.nc.u8 %r118,[%d105];
cvt.u16.u32 %s7,%r118;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f108,%s8;
fma.rn.f32 %f136,%f30,%f108,%f136;
$40:
add.s64 %d140,%d140,%d133;
add.s64 %d139,%d139,128;
add.s32 %r174,%r174,1;
setp.lt.s32 %p33,%r174,%r28;
@%p33 bra $32;
$41:
setp.lt.s32 %p34,%r27,65;
@%p34 bra $52;
add.s32 %r119,%r28,%r24;
cvt.s64.s32 %d106,%r119;
mul.lo.s64 %d107,%d133,%d106;
add.s64 %d108,%d35,%d107;
add.s64 %d141,%d131,%d108;
mov.u32 %r175,%r28;
$43:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r53;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r175;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f47,[retval0+0];
}
setp.lt.s32 %p35,%r79,1;
@%p35 bra $45;
ld.global.nc.u8 %r120,[%d141];
cvt.u16.u32 %s9,%r120;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f109,%s10;
fma.rn.f32 %f133,%f47,%f109,%f133;
$45:
setp.lt.s32 %p36,%r79,2;
@%p36 bra $47;
add.s64 %d110,%d141,%d134;
ld.global.nc.u8 %r121,[%d110];
cvt.u16.u32 %s11,%r121;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f110,%s12;
fma.rn.f32 %f134,%f47,%f110,%f134;
$47:
setp.lt.s32 %p37,%r79,3;
@%p37 bra $49;
add.s64 %d111,%d141,%d32;
ld.global.nc.u8 %r122,[%d111];
cvt.u16.u32 %s13,%r122;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f111,%s14;
fma.rn.f32 %f135,%f47,%f111,%f135;
$49:
setp.lt.s32 %p38,%r79,4;
@%p38 bra $51;
add.s64 %d112,%d141,%d33;
ld.global.nc.u8 %r123,[%d112];
cvt.u16.u32 %s15,%r123;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f112,%s16;
fma.rn.f32 %f136,%f47,%f112,%f136;
$51:
add.s64 %d141,%d141,%d133;
add.s32 %r175,%r175,1;
setp.lt.s32 %p39,%r175,%r27;
@%p39 bra $43;
$52:
setp.lt.u32 %p40,%r173,64;
@%p40 bra $54;
bra.uni $53;
$54:
mov.u32 %r124,%tid.y;
mul.wide.s32 %d113,%r124,256;
mov.u64 %d114,z21;
add.s64 %d115,%d114,%d113;
mul.wide.s32 %d116,%r173,4;
add.s64 %d117,%d115,%d116;
ld.shared.f32 %f141,[%d117];
bra.uni $55;
$53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r173;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f141,[retval0+0];
}
$55:
setp.eq.s32 %p41,%r72,0;
@%p41 bra $57;
cvt.rni.s32.f32 %r125,%f133;
max.s32 %r126,%r125,0;
min.s32 %r127,%r126,255;
cvt.u16.u32 %s17,%r127;
cvt.rn.f32.u16 %f133,%s17;
cvt.rni.s32.f32 %r128,%f134;
max.s32 %r129,%r128,0;
min.s32 %r130,%r129,255;
cvt.u16.u32 %s18,%r130;
cvt.rn.f32.u16 %f134,%s18;
cvt.rni.s32.f32 %r131,%f135;
max.s32 %r132,%r131,0;
min.s32 %r133,%r132,255;
cvt.u16.u32 %s19,%r133;
cvt.rn.f32.u16 %f135,%s19;
cvt.rni.s32.f32 %r134,%f136;
max.s32 %r135,%r134,0;
min.s32 %r136,%r135,255;
cvt.u16.u32 %s20,%r136;
cvt.rn.f32.u16 %f136,%s20;
$57:
fma.rn.f32 %f149,%f141,%f133,%f149;
fma.rn.f32 %f148,%f141,%f134,%f148;
fma.rn.f32 %f147,%f141,%f135,%f147;
fma.rn.f32 %f146,%f141,%f136,%f146;
add.s32 %r173,%r173,1;
setp.lt.s32 %p42,%r173,%r26;
@%p42 bra $30;
$58:
mov.u32 %r160,%ctaid.y;
shl.b32 %r159,%r160,3;
mov.u32 %r158,%ctaid.x;
shl.b32 %r157,%r158,5;
mov.u32 %r139,%tid.y;
add.s32 %r140,%r159,%r139;
cvt.s64.s32 %d118,%r140;
mul.lo.s64 %d119,%d136,%d118;
mov.u32 %r143,%tid.x;
add.s32 %r144,%r157,%r143;
cvt.s64.s32 %d120,%r144;
mul.lo.s64 %d121,%d137,%d120;
add.s64 %d46,%d119,%d121;
setp.lt.s32 %p43,%r79,1;
@%p43 bra $60;
add.s64 %d122,%d135,%d46;
cvt.rni.s32.f32 %r145,%f149;
max.s32 %r146,%r145,0;
min.s32 %r147,%r146,255;
st.u8 [%d122],%r147;
$60:
setp.lt.s32 %p44,%r79,2;
@%p44 bra $62;
add.s64 %d123,%d46,%d138;
add.s64 %d124,%d135,%d123;
cvt.rni.s32.f32 %r148,%f148;
max.s32 %r149,%r148,0;
min.s32 %r150,%r149,255;
st.u8 [%d124],%r150;
$62:
setp.lt.s32 %p45,%r79,3;
@%p45 bra $64;
shl.b64 %d125,%d138,1;
add.s64 %d126,%d46,%d125;
add.s64 %d127,%d135,%d126;
cvt.rni.s32.f32 %r151,%f147;
max.s32 %r152,%r151,0;
min.s32 %r153,%r152,255;
st.u8 [%d127],%r153;
$64:
setp.lt.s32 %p46,%r79,4;
@%p46 bra $66;
mul.lo.s64 %d128,%d138,3;
add.s64 %d129,%d46,%d128;
add.s64 %d130,%d135,%d129;
cvt.rni.s32.f32 %r154,%f146;
max.s32 %r155,%r154,0;
min.s32 %r156,%r155,255;
st.u8 [%d130],%r156;
$66:
ret;
}
`;
