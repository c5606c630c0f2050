// Generated from kernels/ops/resize/antialias_u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/resize/antialias_u8.cu`. */
export const RESIZE_ANTIALIAS_U8: string = `.version 8.0
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
.visible .entry resample_u8_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<103>;
.reg .b16 %s<2>;
.reg .f32 %f<69>;
.reg .b32 %r<249>;
.reg .f64 %e<7>;
.reg .b64 %d<206>;
.shared .align 4 .b8 z2[640];
.shared .align 4 .b8 z3[160];
.shared .align 16 .b8 z4[8192];
.shared .align 4 .b8 z5[2048];
.shared .align 16 .b8 z6[20736];
.shared .align 4 .b8 z7[2048];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.f64 %e1,[p4];
ld.param.f64 %e2,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.v2.u32 {%r1,%r2},[%d9+32];
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mul.wide.s32 %d14,%r10,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r5,%r6},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
cvt.s64.s32 %d17,%r10;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,3;
mov.u32 %r15,%tid.x;
mov.u32 %r16,%tid.y;
setp.le.s32 %p3,%r5,%r12;
setp.ge.s32 %p4,%r14,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $109;
setp.lt.s32 %p6,%r16,2;
setp.lt.s32 %p7,%r15,8;
setp.eq.s32 %p8,%r16,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
mul.wide.s32 %d19,%r15,20;
mov.u64 %d20,z2;
add.s64 %d21,%d20,%d19;
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
mov.u64 %d22,z3;
add.s64 %d23,%d22,%d19;
st.shared.u32 [%d23],%r23;
st.shared.u32 [%d23+4],%r24;
st.shared.f32 [%d23+8],%f1;
st.shared.f32 [%d23+12],%f2;
st.shared.f32 [%d23+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d21],%r23;
st.shared.u32 [%d21+4],%r24;
st.shared.f32 [%d21+8],%f1;
st.shared.f32 [%d21+12],%f2;
st.shared.f32 [%d21+16],%f3;
$13:
bar.sync 0;
ld.shared.f32 %f4,[%d21+8];
ld.shared.f32 %f5,[%d21+12];
ld.shared.f32 %f6,[%d21+16];
cvt.s64.s32 %d24,%r16;
mul.wide.s32 %d25,%r16,20;
mov.u64 %d26,z3;
add.s64 %d27,%d26,%d25;
ld.shared.u32 %r25,[%d27];
ld.shared.u32 %r26,[%d27+4];
ld.shared.f32 %f7,[%d27+8];
ld.shared.f32 %f8,[%d27+12];
ld.shared.f32 %f9,[%d27+16];
ld.shared.u32 %r27,[z2];
and.b32 %r28,%r27,-4;
ld.shared.u32 %r29,[z3];
ld.shared.u32 %r30,[z3+144];
ld.shared.u32 %r31,[z3+140];
add.s32 %r32,%r30,%r31;
ld.shared.u32 %r33,[%d21];
sub.s32 %r34,%r33,%r28;
shr.s32 %r35,%r34,31;
shr.u32 %r36,%r35,30;
add.s32 %r37,%r34,%r36;
and.b32 %r38,%r37,-4;
sub.s32 %r39,%r34,%r38;
ld.shared.u32 %r40,[%d21+4];
ld.shared.u32 %r41,[z2+624];
ld.shared.u32 %r42,[z2+620];
add.s32 %r43,%r41,%r42;
sub.s32 %r44,%r43,%r28;
add.s32 %r45,%r44,3;
shr.s32 %r46,%r45,2;
or.b64 %d28,%d5,%d10;
and.b64 %d29,%d28,3;
setp.eq.s64 %p12,%d29,0;
and.b32 %r47,%r45,-4;
sub.s32 %r48,%r1,%r28;
setp.le.s32 %p13,%r47,%r48;
and.pred %p14,%p12,%p13;
setp.gt.s32 %p15,%r15,0;
@%p15 bra $15;
add.s32 %r49,%r46,%r15;
mul.lo.s64 %d30,%d24,2592;
mov.u64 %d31,z6;
add.s64 %d32,%d31,%d30;
mul.wide.s32 %d33,%r49,4;
add.s64 %d34,%d32,%d33;
mov.u32 %r50,0;
st.shared.u32 [%d34],%r50;
$15:
add.s32 %r51,%r29,-8;
setp.ge.s32 %p16,%r51,%r32;
mov.f32 %f10,0f00000000;
@%p16 bra $90;
add.s32 %r52,%r40,%r39;
add.s32 %r53,%r52,3;
shr.s32 %r54,%r53,31;
shr.u32 %r55,%r54,30;
add.s32 %r56,%r53,%r55;
shr.s32 %r57,%r56,2;
not.pred %p17,%p14;
selp.u32 %r58,1,0,%p17;
add.s32 %r59,%r46,%r58;
shr.s32 %r60,%r37,2;
mul.lo.s64 %d35,%d24,2592;
mov.u64 %d36,z6;
add.s64 %d37,%d36,%d35;
mul.wide.s32 %d38,%r60,4;
add.s64 %d39,%d37,%d38;
add.s32 %r61,%r26,%r25;
and.b32 %r62,%r56,-4;
min.s32 %r63,%r26,64;
cvt.s64.s32 %d40,%r48;
and.b32 %r64,%r57,1;
sub.s32 %r65,%r57,%r64;
cvt.s64.s32 %d41,%r28;
add.s32 %r66,%r51,%r16;
cvt.s64.s32 %d42,%r66;
mul.lo.s64 %d43,%d5,%d42;
add.s64 %d44,%d43,%d41;
add.s64 %d45,%d10,%d44;
mov.u32 %r67,0;
$17:
.pragma "nounroll";
add.s32 %r68,%r51,%r16;
setp.lt.s32 %p18,%r68,%r32;
setp.ge.s32 %p19,%r51,%r29;
and.pred %p20,%p19,%p18;
not.pred %p21,%p20;
@%p21 bra $48;
add.s32 %r69,%r51,%r16;
cvt.u32.u64 %r70,%d45;
and.b32 %r71,%r70,3;
not.b32 %r72,%r69;
add.s32 %r73,%r2,%r72;
cvt.s64.s32 %d46,%r73;
mul.lo.s64 %d47,%d5,%d46;
setp.gt.s64 %p22,%d47,7;
or.pred %p23,%p14,%p22;
not.pred %p24,%p23;
setp.eq.s32 %p25,%r71,0;
or.pred %p26,%p25,%p24;
@%p26 bra $22;
setp.lt.s32 %p27,%r44,1021;
mov.u32 %r74,0;
mov.u32 %r75,%r74;
@%p27 bra $21;
and.b64 %d48,%d45,-4;
add.s64 %d49,%d48,1024;
ld.global.nc.u32 %r75,[%d49];
$21:
cvt.u32.u64 %r76,%d45;
and.b32 %r77,%r76,3;
mov.u32 %r78,31;
mov.u32 %r79,1;
mov.u32 %r80,-1;
shfl.sync.down.b32 %r81|%p28,%r82,%r79,%r78,%r80;
shfl.sync.idx.b32 %r83|%p29,%r82,%r74,%r78,%r80;
setp.eq.s32 %p30,%r15,31;
selp.b32 %r84,%r75,%r81,%p30;
shl.b32 %r85,%r77,3;
shf.r.wrap.b32 %r82,%r82,%r84,%r85;
shfl.sync.down.b32 %r86|%p31,%r87,%r79,%r78,%r80;
shfl.sync.idx.b32 %r88|%p32,%r87,%r74,%r78,%r80;
selp.b32 %r89,%r83,%r86,%p30;
shf.r.wrap.b32 %r87,%r87,%r89,%r85;
shfl.sync.down.b32 %r90|%p33,%r91,%r79,%r78,%r80;
shfl.sync.idx.b32 %r92|%p34,%r91,%r74,%r78,%r80;
selp.b32 %r93,%r88,%r90,%p30;
shf.r.wrap.b32 %r91,%r91,%r93,%r85;
shfl.sync.down.b32 %r94|%p35,%r95,%r79,%r78,%r80;
shfl.sync.idx.b32 %r96|%p36,%r95,%r74,%r78,%r80;
selp.b32 %r97,%r92,%r94,%p30;
shf.r.wrap.b32 %r95,%r95,%r97,%r85;
shfl.sync.down.b32 %r98|%p37,%r99,%r79,%r78,%r80;
shfl.sync.idx.b32 %r100|%p38,%r99,%r74,%r78,%r80;
selp.b32 %r101,%r96,%r98,%p30;
shf.r.wrap.b32 %r99,%r99,%r101,%r85;
shfl.sync.down.b32 %r102|%p39,%r103,%r79,%r78,%r80;
shfl.sync.idx.b32 %r104|%p40,%r103,%r74,%r78,%r80;
selp.b32 %r105,%r100,%r102,%p30;
shf.r.wrap.b32 %r103,%r103,%r105,%r85;
shfl.sync.down.b32 %r106|%p41,%r107,%r79,%r78,%r80;
shfl.sync.idx.b32 %r108|%p42,%r107,%r74,%r78,%r80;
selp.b32 %r109,%r104,%r106,%p30;
shf.r.wrap.b32 %r107,%r107,%r109,%r85;
shfl.sync.down.b32 %r110|%p43,%r111,%r79,%r78,%r80;
shfl.sync.idx.b32 %r112|%p44,%r111,%r74,%r78,%r80;
selp.b32 %r113,%r108,%r110,%p30;
shf.r.wrap.b32 %r111,%r111,%r113,%r85;
$22:
setp.ge.s32 %p45,%r15,%r46;
@%p45 bra $24;
mov.u32 %r114,%tid.y;
mul.wide.s32 %d50,%r114,2592;
add.s64 %d51,%d36,%d50;
mul.wide.s32 %d52,%r15,4;
add.s64 %d53,%d51,%d52;
st.shared.u32 [%d53],%r111;
$24:
add.s32 %r115,%r15,32;
setp.ge.s32 %p46,%r115,%r46;
@%p46 bra $26;
mov.u32 %r116,%tid.y;
mul.wide.s32 %d54,%r116,2592;
add.s64 %d55,%d36,%d54;
mul.wide.s32 %d56,%r15,4;
add.s64 %d57,%d55,%d56;
st.shared.u32 [%d57+128],%r107;
$26:
add.s32 %r117,%r15,64;
setp.ge.s32 %p47,%r117,%r46;
@%p47 bra $28;
mov.u32 %r118,%tid.y;
mul.wide.s32 %d58,%r118,2592;
add.s64 %d59,%d36,%d58;
mul.wide.s32 %d60,%r15,4;
add.s64 %d61,%d59,%d60;
st.shared.u32 [%d61+256],%r103;
$28:
add.s32 %r119,%r15,96;
setp.ge.s32 %p48,%r119,%r46;
@%p48 bra $30;
mov.u32 %r120,%tid.y;
mul.wide.s32 %d62,%r120,2592;
add.s64 %d63,%d36,%d62;
mul.wide.s32 %d64,%r15,4;
add.s64 %d65,%d63,%d64;
st.shared.u32 [%d65+384],%r99;
$30:
add.s32 %r121,%r15,128;
setp.ge.s32 %p49,%r121,%r46;
@%p49 bra $32;
mov.u32 %r122,%tid.y;
mul.wide.s32 %d66,%r122,2592;
add.s64 %d67,%d36,%d66;
mul.wide.s32 %d68,%r15,4;
add.s64 %d69,%d67,%d68;
st.shared.u32 [%d69+512],%r95;
$32:
add.s32 %r123,%r15,160;
setp.ge.s32 %p50,%r123,%r46;
@%p50 bra $34;
mov.u32 %r124,%tid.y;
mul.wide.s32 %d70,%r124,2592;
add.s64 %d71,%d36,%d70;
mul.wide.s32 %d72,%r15,4;
add.s64 %d73,%d71,%d72;
st.shared.u32 [%d73+640],%r91;
$34:
add.s32 %r125,%r15,192;
setp.ge.s32 %p51,%r125,%r46;
@%p51 bra $36;
mov.u32 %r126,%tid.y;
mul.wide.s32 %d74,%r126,2592;
add.s64 %d75,%d36,%d74;
mul.wide.s32 %d76,%r15,4;
add.s64 %d77,%d75,%d76;
st.shared.u32 [%d77+768],%r87;
$36:
add.s32 %r127,%r15,224;
setp.ge.s32 %p52,%r127,%r46;
@%p52 bra $38;
mov.u32 %r128,%tid.y;
mul.wide.s32 %d78,%r128,2592;
add.s64 %d79,%d36,%d78;
mul.wide.s32 %d80,%r15,4;
add.s64 %d81,%d79,%d80;
st.shared.u32 [%d81+896],%r82;
$38:
setp.lt.s32 %p53,%r44,1025;
and.pred %p54,%p53,%p23;
@%p54 bra $47;
selp.b32 %r129,256,0,%p23;
add.s32 %r130,%r129,%r15;
setp.ge.s32 %p55,%r130,%r46;
@%p55 bra $47;
cvt.u32.u64 %r131,%d45;
and.b32 %r132,%r131,3;
setp.eq.s32 %p56,%r132,0;
and.pred %p57,%p56,%p23;
$41:
.pragma "nounroll";
@%p57 bra $45;
bra.uni $42;
$45:
mul.wide.s32 %d82,%r130,4;
add.s64 %d83,%d45,%d82;
ld.global.nc.u32 %r133,[%d83];
bra.uni $46;
$42:
shl.b32 %r134,%r130,2;
cvt.s64.s32 %d84,%r134;
add.s64 %d85,%d47,%d40;
sub.s64 %d86,%d85,%d84;
min.s64 %d87,%d86,4;
cvt.u32.u64 %r135,%d87;
setp.lt.s32 %p58,%r135,1;
mov.u32 %r133,0;
@%p58 bra $46;
min.s32 %r136,%r135,4;
mov.u32 %r137,%r133;
$44:
.pragma "nounroll";
shl.b32 %r138,%r130,2;
cvt.s64.s32 %d88,%r138;
cvt.s64.s32 %d89,%r137;
add.s64 %d90,%d89,%d88;
add.s64 %d91,%d45,%d90;
ld.global.nc.u8 %r139,[%d91];
and.b32 %r140,%r139,255;
shl.b32 %r141,%r137,3;
shl.b32 %r142,%r140,%r141;
or.b32 %r133,%r142,%r133;
add.s32 %r137,%r137,1;
setp.lt.s32 %p59,%r137,%r136;
@%p59 bra $44;
$46:
mov.u32 %r143,%tid.y;
mul.wide.s32 %d92,%r143,2592;
add.s64 %d93,%d36,%d92;
mul.wide.s32 %d94,%r130,4;
add.s64 %d95,%d93,%d94;
st.shared.u32 [%d95],%r133;
add.s32 %r130,%r130,32;
setp.lt.s32 %p60,%r130,%r46;
@%p60 bra $41;
$47:
bar.warp.sync -1;
$48:
add.s32 %r144,%r51,%r16;
add.s32 %r145,%r144,8;
setp.ge.s32 %p61,%r145,%r32;
@%p61 bra $66;
add.s32 %r146,%r51,%r16;
add.s32 %r147,%r2,-9;
sub.s32 %r148,%r147,%r146;
cvt.s64.s32 %d96,%r148;
mul.lo.s64 %d97,%d5,%d96;
setp.lt.s64 %p62,%d97,8;
and.pred %p63,%p17,%p62;
@%p63 bra $66;
setp.ge.s32 %p64,%r15,%r59;
shl.b64 %d98,%d5,3;
add.s64 %d99,%d45,%d98;
and.b64 %d100,%d99,-4;
@%p64 bra $52;
mul.wide.s32 %d101,%r15,4;
add.s64 %d102,%d100,%d101;
ld.global.nc.u32 %r111,[%d102];
$52:
add.s32 %r149,%r15,32;
setp.ge.s32 %p65,%r149,%r59;
@%p65 bra $54;
mul.wide.s32 %d103,%r15,4;
add.s64 %d104,%d100,%d103;
add.s64 %d105,%d104,128;
ld.global.nc.u32 %r107,[%d105];
$54:
add.s32 %r150,%r15,64;
setp.ge.s32 %p66,%r150,%r59;
@%p66 bra $56;
mul.wide.s32 %d106,%r15,4;
add.s64 %d107,%d100,%d106;
add.s64 %d108,%d107,256;
ld.global.nc.u32 %r103,[%d108];
$56:
add.s32 %r151,%r15,96;
setp.ge.s32 %p67,%r151,%r59;
@%p67 bra $58;
mul.wide.s32 %d109,%r15,4;
add.s64 %d110,%d100,%d109;
add.s64 %d111,%d110,384;
ld.global.nc.u32 %r99,[%d111];
$58:
add.s32 %r152,%r15,128;
setp.ge.s32 %p68,%r152,%r59;
@%p68 bra $60;
mul.wide.s32 %d112,%r15,4;
add.s64 %d113,%d100,%d112;
add.s64 %d114,%d113,512;
ld.global.nc.u32 %r95,[%d114];
$60:
add.s32 %r153,%r15,160;
setp.ge.s32 %p69,%r153,%r59;
@%p69 bra $62;
mul.wide.s32 %d115,%r15,4;
add.s64 %d116,%d100,%d115;
add.s64 %d117,%d116,640;
ld.global.nc.u32 %r91,[%d117];
$62:
add.s32 %r154,%r15,192;
setp.ge.s32 %p70,%r154,%r59;
@%p70 bra $64;
mul.wide.s32 %d118,%r15,4;
add.s64 %d119,%d100,%d118;
add.s64 %d120,%d119,768;
ld.global.nc.u32 %r87,[%d120];
$64:
add.s32 %r155,%r15,224;
setp.ge.s32 %p71,%r155,%r59;
@%p71 bra $66;
mul.wide.s32 %d121,%r15,4;
add.s64 %d122,%d100,%d121;
add.s64 %d123,%d122,896;
ld.global.nc.u32 %r82,[%d123];
$66:
add.s32 %r156,%r51,%r16;
setp.lt.s32 %p72,%r156,%r32;
setp.ge.s32 %p73,%r51,%r29;
and.pred %p74,%p73,%p72;
@%p74 bra $76;
bra.uni $67;
$76:
setp.lt.s32 %p75,%r53,4;
mov.f32 %f11,0f00000000;
mov.f32 %f12,%f11;
@%p75 bra $82;
and.b32 %r157,%r53,-4;
setp.eq.s32 %p76,%r157,4;
mov.f32 %f12,0f00000000;
mov.u32 %r158,0;
mov.u64 %d124,%d39;
@%p76 bra $80;
mov.u64 %d124,%d39;
mov.u32 %r159,%r65;
$79:
.pragma "nounroll";
cvt.s64.s32 %d125,%r15;
mul.wide.s32 %d126,%r158,512;
mov.u64 %d127,z4;
add.s64 %d128,%d127,%d126;
shl.b64 %d129,%d125,4;
add.s64 %d130,%d128,%d129;
ld.shared.v4.f32 {%f13,%f14,%f15,%f16},[%d130];
ld.shared.u32 %r160,[%d124];
mov.u32 %r161,30288;
mov.u32 %r162,1258291200;
prmt.b32 %r163,%r160,%r162,%r161;
mov.b32 %f17,%r163;
add.f32 %f18,%f17,0fCB000000;
fma.rn.f32 %f19,%f13,%f18,%f12;
mov.u32 %r164,30289;
prmt.b32 %r165,%r160,%r162,%r164;
mov.b32 %f20,%r165;
add.f32 %f21,%f20,0fCB000000;
fma.rn.f32 %f22,%f14,%f21,%f19;
mov.u32 %r166,30290;
prmt.b32 %r167,%r160,%r162,%r166;
mov.b32 %f23,%r167;
add.f32 %f24,%f23,0fCB000000;
fma.rn.f32 %f25,%f15,%f24,%f22;
mov.u32 %r168,30291;
prmt.b32 %r169,%r160,%r162,%r168;
mov.b32 %f26,%r169;
add.f32 %f27,%f26,0fCB000000;
fma.rn.f32 %f28,%f16,%f27,%f25;
ld.shared.v4.f32 {%f29,%f30,%f31,%f32},[%d130+512];
ld.shared.u32 %r170,[%d124+4];
prmt.b32 %r171,%r170,%r162,%r161;
mov.b32 %f33,%r171;
add.f32 %f34,%f33,0fCB000000;
fma.rn.f32 %f35,%f29,%f34,%f28;
prmt.b32 %r172,%r170,%r162,%r164;
mov.b32 %f36,%r172;
add.f32 %f37,%f36,0fCB000000;
fma.rn.f32 %f38,%f30,%f37,%f35;
prmt.b32 %r173,%r170,%r162,%r166;
mov.b32 %f39,%r173;
add.f32 %f40,%f39,0fCB000000;
fma.rn.f32 %f41,%f31,%f40,%f38;
prmt.b32 %r174,%r170,%r162,%r168;
mov.b32 %f42,%r174;
add.f32 %f43,%f42,0fCB000000;
fma.rn.f32 %f12,%f32,%f43,%f41;
add.s32 %r158,%r158,2;
add.s64 %d124,%d124,8;
add.s32 %r159,%r159,-2;
setp.ne.s32 %p77,%r159,0;
@%p77 bra $79;
$80:
setp.eq.s32 %p78,%r64,0;
@%p78 bra $82;
mul.wide.s32 %d131,%r158,512;
mov.u64 %d132,z4;
add.s64 %d133,%d132,%d131;
mul.wide.s32 %d134,%r15,16;
add.s64 %d135,%d133,%d134;
ld.shared.v4.f32 {%f44,%f45,%f46,%f47},[%d135];
ld.shared.u32 %r175,[%d124];
mov.u32 %r176,30288;
mov.u32 %r177,1258291200;
prmt.b32 %r178,%r175,%r177,%r176;
mov.b32 %f48,%r178;
add.f32 %f49,%f48,0fCB000000;
fma.rn.f32 %f50,%f44,%f49,%f12;
mov.u32 %r179,30289;
prmt.b32 %r180,%r175,%r177,%r179;
mov.b32 %f51,%r180;
add.f32 %f52,%f51,0fCB000000;
fma.rn.f32 %f53,%f45,%f52,%f50;
mov.u32 %r181,30290;
prmt.b32 %r182,%r175,%r177,%r181;
mov.b32 %f54,%r182;
add.f32 %f55,%f54,0fCB000000;
fma.rn.f32 %f56,%f46,%f55,%f53;
mov.u32 %r183,30291;
prmt.b32 %r184,%r175,%r177,%r183;
mov.b32 %f57,%r184;
add.f32 %f58,%f57,0fCB000000;
fma.rn.f32 %f12,%f47,%f58,%f56;
$82:
max.f32 %f59,%f12,%f11;
mov.f32 %f60,0f437F0000;
min.f32 %f61,%f59,%f60;
add.f32 %f62,%f61,0f4B000000;
add.f32 %f63,%f62,0fCB000000;
setp.eq.s32 %p79,%r9,0;
selp.f32 %f64,%f12,%f63,%p79;
mul.wide.s32 %d136,%r67,1024;
mov.u64 %d137,z7;
add.s64 %d138,%d137,%d136;
mul.wide.s32 %d139,%r16,128;
add.s64 %d140,%d138,%d139;
mul.wide.s32 %d141,%r15,4;
add.s64 %d142,%d140,%d141;
st.shared.f32 [%d142],%f64;
bra.uni $83;
$67:
setp.ge.s32 %p80,%r51,%r29;
@%p80 bra $83;
setp.ge.s32 %p81,%r16,%r62;
@%p81 bra $73;
mov.u32 %r185,%r16;
$70:
.pragma "nounroll";
sub.s32 %r186,%r185,%r39;
setp.ge.u32 %p82,%r186,%r40;
mov.f32 %f65,0f00000000;
@%p82 bra $72;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r33;
st.param.b32 [q0+4],%r40;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r186;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f65,[retval0+0];
}
$72:
cvt.s64.s32 %d143,%r15;
shr.s32 %r187,%r185,31;
shr.u32 %r188,%r187,30;
add.s32 %r189,%r185,%r188;
shr.s32 %r190,%r189,2;
mul.wide.s32 %d144,%r190,512;
mov.u64 %d145,z4;
add.s64 %d146,%d145,%d144;
shl.b64 %d147,%d143,4;
add.s64 %d148,%d146,%d147;
and.b32 %r191,%r189,-4;
sub.s32 %r192,%r185,%r191;
mul.wide.s32 %d149,%r192,4;
add.s64 %d150,%d148,%d149;
st.shared.f32 [%d150],%f65;
add.s32 %r185,%r185,8;
setp.lt.s32 %p83,%r185,%r62;
@%p83 bra $70;
$73:
setp.ge.s32 %p84,%r15,%r63;
@%p84 bra $83;
mov.u32 %r193,%r15;
$75:
.pragma "nounroll";
shl.b64 %d151,%d24,8;
mov.u64 %d152,z5;
add.s64 %d153,%d152,%d151;
mul.wide.s32 %d154,%r193,4;
add.s64 %d155,%d153,%d154;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r193;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f66,[retval0+0];
}
st.shared.f32 [%d155],%f66;
add.s32 %r193,%r193,32;
setp.lt.s32 %p85,%r193,%r63;
@%p85 bra $75;
$83:
bar.sync 0;
add.s32 %r194,%r51,8;
min.s32 %r195,%r194,%r61;
max.s32 %r196,%r51,%r25;
setp.ge.s32 %p86,%r196,%r195;
@%p86 bra $89;
$85:
.pragma "nounroll";
sub.s32 %r197,%r196,%r25;
setp.lt.s32 %p87,%r197,64;
@%p87 bra $87;
bra.uni $86;
$87:
mul.wide.s32 %d156,%r16,256;
mov.u64 %d157,z5;
add.s64 %d158,%d157,%d156;
mul.wide.s32 %d159,%r197,4;
add.s64 %d160,%d158,%d159;
ld.shared.f32 %f67,[%d160];
bra.uni $88;
$86:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r197;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f67,[retval0+0];
}
$88:
add.s32 %r198,%r51,8;
min.s32 %r199,%r198,%r61;
sub.s32 %r200,%r196,%r51;
mul.wide.s32 %d161,%r67,1024;
mov.u64 %d162,z7;
add.s64 %d163,%d162,%d161;
mul.wide.s32 %d164,%r200,128;
add.s64 %d165,%d163,%d164;
mul.wide.s32 %d166,%r15,4;
add.s64 %d167,%d165,%d166;
ld.shared.f32 %f68,[%d167];
fma.rn.f32 %f10,%f67,%f68,%f10;
add.s32 %r196,%r196,1;
setp.lt.s32 %p88,%r196,%r199;
@%p88 bra $85;
$89:
add.s32 %r51,%r51,8;
shl.b64 %d168,%d5,3;
add.s64 %d45,%d45,%d168;
xor.b32 %r67,%r67,1;
setp.lt.s32 %p89,%r51,%r32;
@%p89 bra $17;
$90:
mov.u32 %r201,%ctaid.y;
shl.b32 %r202,%r201,3;
add.s32 %r203,%r202,%r16;
setp.ge.s32 %p90,%r203,%r6;
@%p90 bra $109;
mov.u32 %r204,%ctaid.x;
shl.b32 %r205,%r204,5;
mul.wide.s32 %d169,%r16,2592;
mov.u64 %d170,z6;
add.s64 %d171,%d170,%d169;
cvt.rni.s32.f32 %r206,%f10;
max.s32 %r207,%r206,0;
min.s32 %r208,%r207,255;
cvt.s64.s32 %d172,%r15;
add.s64 %d173,%d171,%d172;
st.shared.u8 [%d173],%r208;
bar.warp.sync -1;
cvt.s64.s32 %d174,%r203;
mul.lo.s64 %d175,%d3,%d174;
cvt.s64.s32 %d176,%r205;
add.s64 %d177,%d175,%d176;
sub.s32 %r209,%r5,%r205;
min.s32 %r210,%r209,32;
setp.lt.s32 %p91,%r210,1;
@%p91 bra $109;
add.s64 %d178,%d16,%d177;
and.b64 %d179,%d178,15;
setp.eq.s64 %p92,%d179,0;
@%p92 bra $98;
and.b64 %d180,%d178,3;
setp.ne.s64 %p93,%d180,0;
mov.u32 %r211,0;
@%p93 bra $106;
shr.s32 %r212,%r210,31;
shr.u32 %r213,%r212,30;
add.s32 %r214,%r210,%r213;
shr.s32 %r215,%r214,2;
setp.ge.s32 %p94,%r15,%r215;
@%p94 bra $97;
mul.wide.s32 %d181,%r15,4;
add.s64 %d182,%d181,%d175;
add.s64 %d183,%d182,%d176;
add.s64 %d184,%d16,%d183;
add.s64 %d185,%d171,%d181;
mov.u32 %r216,%r15;
$96:
.pragma "nounroll";
ld.shared.u32 %r217,[%d185];
st.u32 [%d184],%r217;
add.s64 %d184,%d184,128;
add.s64 %d185,%d185,128;
add.s32 %r216,%r216,32;
setp.lt.s32 %p95,%r216,%r215;
@%p95 bra $96;
$97:
and.b32 %r211,%r210,-4;
bra.uni $106;
$98:
shr.s32 %r218,%r210,31;
shr.u32 %r219,%r218,28;
add.s32 %r220,%r210,%r219;
shr.s32 %r221,%r220,4;
setp.ge.s32 %p96,%r15,%r221;
@%p96 bra $105;
not.b32 %r222,%r15;
add.s32 %r223,%r221,%r222;
shr.u32 %r224,%r223,5;
add.s32 %r225,%r224,1;
and.b32 %r226,%r225,3;
setp.eq.s32 %p97,%r226,0;
mov.u32 %r227,%r15;
@%p97 bra $102;
mul.wide.s32 %d186,%r15,4;
shl.b64 %d187,%d186,2;
add.s64 %d188,%d171,%d187;
mul.wide.s32 %d189,%r15,16;
add.s64 %d190,%d189,%d175;
add.s64 %d191,%d190,%d176;
add.s64 %d192,%d16,%d191;
mov.u32 %r227,%r15;
$101:
.pragma "nounroll";
ld.shared.v4.u32 {%r228,%r229,%r230,%r231},[%d188];
st.v4.u32 [%d192],{%r228,%r229,%r230,%r231};
add.s32 %r227,%r227,32;
add.s64 %d188,%d188,512;
add.s64 %d192,%d192,512;
add.s32 %r226,%r226,-1;
setp.ne.s32 %p98,%r226,0;
@%p98 bra $101;
$102:
setp.lt.u32 %p99,%r223,96;
@%p99 bra $105;
mul.wide.s32 %d193,%r227,16;
add.s64 %d194,%d193,%d175;
add.s64 %d195,%d194,%d176;
add.s64 %d196,%d16,%d195;
add.s64 %d197,%d196,1024;
mul.wide.s32 %d198,%r227,4;
shl.b64 %d199,%d198,2;
add.s64 %d200,%d171,%d199;
add.s64 %d201,%d200,1024;
$104:
ld.shared.v4.u32 {%r232,%r233,%r234,%r235},[%d201+-1024];
st.v4.u32 [%d197+-1024],{%r232,%r233,%r234,%r235};
ld.shared.v4.u32 {%r236,%r237,%r238,%r239},[%d201+-512];
st.v4.u32 [%d197+-512],{%r236,%r237,%r238,%r239};
ld.shared.v4.u32 {%r240,%r241,%r242,%r243},[%d201];
st.v4.u32 [%d197],{%r240,%r241,%r242,%r243};
ld.shared.v4.u32 {%r244,%r245,%r246,%r247},[%d201+512];
st.v4.u32 [%d197+512],{%r244,%r245,%r246,%r247};
add.s64 %d197,%d197,2048;
add.s64 %d201,%d201,2048;
add.s32 %r227,%r227,128;
setp.lt.s32 %p100,%r227,%r221;
@%p100 bra $104;
$105:
and.b32 %r211,%r210,-16;
$106:
add.s32 %r248,%r211,%r15;
setp.ge.s32 %p101,%r248,%r210;
@%p101 bra $109;
cvt.s64.s32 %d202,%r248;
add.s64 %d203,%d177,%d202;
add.s64 %d204,%d16,%d203;
add.s64 %d205,%d171,%d202;
$108:
.pragma "nounroll";
ld.shared.u8 %s1,[%d205];
st.u8 [%d204],%s1;
add.s64 %d204,%d204,32;
add.s64 %d205,%d205,32;
add.s32 %r248,%r248,32;
setp.lt.s32 %p102,%r248,%r210;
@%p102 bra $108;
$109:
ret;
}
.visible .entry resample_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<103>;
.reg .b16 %s<2>;
.reg .f32 %f<150>;
.reg .b32 %r<295>;
.reg .f64 %e<7>;
.reg .b64 %d<206>;
.shared .align 4 .b8 z8[640];
.shared .align 4 .b8 z9[160];
.shared .align 16 .b8 z10[8192];
.shared .align 4 .b8 z11[2048];
.shared .align 16 .b8 z12[20736];
.shared .align 4 .b8 z13[6144];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.f64 %e1,[p4];
ld.param.f64 %e2,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.v2.u32 {%r1,%r2},[%d9+32];
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mul.wide.s32 %d14,%r10,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r5,%r6},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
cvt.s64.s32 %d17,%r10;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,3;
mov.u32 %r15,%tid.x;
mov.u32 %r16,%tid.y;
setp.le.s32 %p3,%r5,%r12;
setp.ge.s32 %p4,%r14,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $110;
setp.lt.s32 %p6,%r16,2;
setp.lt.s32 %p7,%r15,8;
setp.eq.s32 %p8,%r16,0;
or.pred %p9,%p8,%p7;
and.pred %p10,%p6,%p9;
mul.wide.s32 %d19,%r15,20;
mov.u64 %d20,z8;
add.s64 %d21,%d20,%d19;
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
mov.u64 %d22,z9;
add.s64 %d23,%d22,%d19;
st.shared.u32 [%d23],%r23;
st.shared.u32 [%d23+4],%r24;
st.shared.f32 [%d23+8],%f1;
st.shared.f32 [%d23+12],%f2;
st.shared.f32 [%d23+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d21],%r23;
st.shared.u32 [%d21+4],%r24;
st.shared.f32 [%d21+8],%f1;
st.shared.f32 [%d21+12],%f2;
st.shared.f32 [%d21+16],%f3;
$13:
bar.sync 0;
ld.shared.f32 %f4,[%d21+8];
ld.shared.f32 %f5,[%d21+12];
ld.shared.f32 %f6,[%d21+16];
cvt.s64.s32 %d24,%r16;
mul.wide.s32 %d25,%r16,20;
mov.u64 %d26,z9;
add.s64 %d27,%d26,%d25;
ld.shared.u32 %r25,[%d27];
ld.shared.u32 %r26,[%d27+4];
ld.shared.f32 %f7,[%d27+8];
ld.shared.f32 %f8,[%d27+12];
ld.shared.f32 %f9,[%d27+16];
ld.shared.u32 %r27,[z8];
and.b32 %r28,%r27,-4;
ld.shared.u32 %r29,[z9];
ld.shared.u32 %r30,[z9+144];
ld.shared.u32 %r31,[z9+140];
add.s32 %r32,%r30,%r31;
ld.shared.u32 %r33,[%d21];
sub.s32 %r34,%r33,%r28;
shr.s32 %r35,%r34,31;
shr.u32 %r36,%r35,30;
add.s32 %r37,%r34,%r36;
and.b32 %r38,%r37,-4;
sub.s32 %r39,%r34,%r38;
ld.shared.u32 %r40,[%d21+4];
ld.shared.u32 %r41,[z8+624];
ld.shared.u32 %r42,[z8+620];
add.s32 %r43,%r41,%r42;
sub.s32 %r44,%r43,%r28;
mul.lo.s32 %r45,%r44,3;
add.s32 %r46,%r45,3;
shr.s32 %r47,%r46,2;
or.b64 %d28,%d5,%d10;
and.b64 %d29,%d28,3;
setp.eq.s64 %p12,%d29,0;
and.b32 %r48,%r46,-4;
sub.s32 %r49,%r1,%r28;
mul.lo.s32 %r50,%r49,3;
setp.le.s32 %p13,%r48,%r50;
and.pred %p14,%p12,%p13;
setp.gt.s32 %p15,%r15,2;
@%p15 bra $15;
add.s32 %r51,%r47,%r15;
mul.lo.s64 %d30,%d24,2592;
mov.u64 %d31,z12;
add.s64 %d32,%d31,%d30;
mul.wide.s32 %d33,%r51,4;
add.s64 %d34,%d32,%d33;
mov.u32 %r52,0;
st.shared.u32 [%d34],%r52;
$15:
add.s32 %r53,%r29,-8;
setp.ge.s32 %p16,%r53,%r32;
mov.f32 %f10,0f00000000;
mov.f32 %f11,%f10;
mov.f32 %f12,%f10;
@%p16 bra $91;
add.s32 %r54,%r40,%r39;
add.s32 %r55,%r54,3;
shr.s32 %r56,%r55,31;
shr.u32 %r57,%r56,30;
add.s32 %r58,%r55,%r57;
shr.s32 %r59,%r58,2;
not.pred %p17,%p14;
selp.u32 %r60,1,0,%p17;
add.s32 %r61,%r47,%r60;
shr.s32 %r62,%r37,2;
mul.lo.s32 %r63,%r62,3;
mul.lo.s64 %d35,%d24,2592;
mov.u64 %d36,z12;
add.s64 %d37,%d36,%d35;
mul.wide.s32 %d38,%r63,4;
add.s64 %d39,%d37,%d38;
add.s32 %r64,%r26,%r25;
and.b32 %r65,%r58,-4;
min.s32 %r66,%r26,64;
cvt.s64.s32 %d40,%r50;
and.b32 %r67,%r59,1;
sub.s32 %r68,%r59,%r67;
mul.lo.s32 %r69,%r28,3;
cvt.s64.s32 %d41,%r69;
add.s32 %r70,%r53,%r16;
cvt.s64.s32 %d42,%r70;
mul.lo.s64 %d43,%d5,%d42;
add.s64 %d44,%d43,%d41;
add.s64 %d45,%d10,%d44;
mov.u32 %r71,0;
$17:
.pragma "nounroll";
add.s32 %r72,%r53,%r16;
setp.lt.s32 %p18,%r72,%r32;
setp.ge.s32 %p19,%r53,%r29;
and.pred %p20,%p19,%p18;
not.pred %p21,%p20;
@%p21 bra $48;
add.s32 %r73,%r53,%r16;
cvt.u32.u64 %r74,%d45;
and.b32 %r75,%r74,3;
not.b32 %r76,%r73;
add.s32 %r77,%r2,%r76;
cvt.s64.s32 %d46,%r77;
mul.lo.s64 %d47,%d5,%d46;
setp.gt.s64 %p22,%d47,7;
or.pred %p23,%p14,%p22;
not.pred %p24,%p23;
setp.eq.s32 %p25,%r75,0;
or.pred %p26,%p25,%p24;
@%p26 bra $22;
setp.lt.s32 %p27,%r45,1021;
mov.u32 %r78,0;
mov.u32 %r79,%r78;
@%p27 bra $21;
and.b64 %d48,%d45,-4;
add.s64 %d49,%d48,1024;
ld.global.nc.u32 %r79,[%d49];
$21:
cvt.u32.u64 %r80,%d45;
and.b32 %r81,%r80,3;
mov.u32 %r82,31;
mov.u32 %r83,1;
mov.u32 %r84,-1;
shfl.sync.down.b32 %r85|%p28,%r86,%r83,%r82,%r84;
shfl.sync.idx.b32 %r87|%p29,%r86,%r78,%r82,%r84;
setp.eq.s32 %p30,%r15,31;
selp.b32 %r88,%r79,%r85,%p30;
shl.b32 %r89,%r81,3;
shf.r.wrap.b32 %r86,%r86,%r88,%r89;
shfl.sync.down.b32 %r90|%p31,%r91,%r83,%r82,%r84;
shfl.sync.idx.b32 %r92|%p32,%r91,%r78,%r82,%r84;
selp.b32 %r93,%r87,%r90,%p30;
shf.r.wrap.b32 %r91,%r91,%r93,%r89;
shfl.sync.down.b32 %r94|%p33,%r95,%r83,%r82,%r84;
shfl.sync.idx.b32 %r96|%p34,%r95,%r78,%r82,%r84;
selp.b32 %r97,%r92,%r94,%p30;
shf.r.wrap.b32 %r95,%r95,%r97,%r89;
shfl.sync.down.b32 %r98|%p35,%r99,%r83,%r82,%r84;
shfl.sync.idx.b32 %r100|%p36,%r99,%r78,%r82,%r84;
selp.b32 %r101,%r96,%r98,%p30;
shf.r.wrap.b32 %r99,%r99,%r101,%r89;
shfl.sync.down.b32 %r102|%p37,%r103,%r83,%r82,%r84;
shfl.sync.idx.b32 %r104|%p38,%r103,%r78,%r82,%r84;
selp.b32 %r105,%r100,%r102,%p30;
shf.r.wrap.b32 %r103,%r103,%r105,%r89;
shfl.sync.down.b32 %r106|%p39,%r107,%r83,%r82,%r84;
shfl.sync.idx.b32 %r108|%p40,%r107,%r78,%r82,%r84;
selp.b32 %r109,%r104,%r106,%p30;
shf.r.wrap.b32 %r107,%r107,%r109,%r89;
shfl.sync.down.b32 %r110|%p41,%r111,%r83,%r82,%r84;
shfl.sync.idx.b32 %r112|%p42,%r111,%r78,%r82,%r84;
selp.b32 %r113,%r108,%r110,%p30;
shf.r.wrap.b32 %r111,%r111,%r113,%r89;
shfl.sync.down.b32 %r114|%p43,%r115,%r83,%r82,%r84;
shfl.sync.idx.b32 %r116|%p44,%r115,%r78,%r82,%r84;
selp.b32 %r117,%r112,%r114,%p30;
shf.r.wrap.b32 %r115,%r115,%r117,%r89;
$22:
setp.ge.s32 %p45,%r15,%r47;
@%p45 bra $24;
mov.u32 %r118,%tid.y;
mul.wide.s32 %d50,%r118,2592;
add.s64 %d51,%d36,%d50;
mul.wide.s32 %d52,%r15,4;
add.s64 %d53,%d51,%d52;
st.shared.u32 [%d53],%r115;
$24:
add.s32 %r119,%r15,32;
setp.ge.s32 %p46,%r119,%r47;
@%p46 bra $26;
mov.u32 %r120,%tid.y;
mul.wide.s32 %d54,%r120,2592;
add.s64 %d55,%d36,%d54;
mul.wide.s32 %d56,%r15,4;
add.s64 %d57,%d55,%d56;
st.shared.u32 [%d57+128],%r111;
$26:
add.s32 %r121,%r15,64;
setp.ge.s32 %p47,%r121,%r47;
@%p47 bra $28;
mov.u32 %r122,%tid.y;
mul.wide.s32 %d58,%r122,2592;
add.s64 %d59,%d36,%d58;
mul.wide.s32 %d60,%r15,4;
add.s64 %d61,%d59,%d60;
st.shared.u32 [%d61+256],%r107;
$28:
add.s32 %r123,%r15,96;
setp.ge.s32 %p48,%r123,%r47;
@%p48 bra $30;
mov.u32 %r124,%tid.y;
mul.wide.s32 %d62,%r124,2592;
add.s64 %d63,%d36,%d62;
mul.wide.s32 %d64,%r15,4;
add.s64 %d65,%d63,%d64;
st.shared.u32 [%d65+384],%r103;
$30:
add.s32 %r125,%r15,128;
setp.ge.s32 %p49,%r125,%r47;
@%p49 bra $32;
mov.u32 %r126,%tid.y;
mul.wide.s32 %d66,%r126,2592;
add.s64 %d67,%d36,%d66;
mul.wide.s32 %d68,%r15,4;
add.s64 %d69,%d67,%d68;
st.shared.u32 [%d69+512],%r99;
$32:
add.s32 %r127,%r15,160;
setp.ge.s32 %p50,%r127,%r47;
@%p50 bra $34;
mov.u32 %r128,%tid.y;
mul.wide.s32 %d70,%r128,2592;
add.s64 %d71,%d36,%d70;
mul.wide.s32 %d72,%r15,4;
add.s64 %d73,%d71,%d72;
st.shared.u32 [%d73+640],%r95;
$34:
add.s32 %r129,%r15,192;
setp.ge.s32 %p51,%r129,%r47;
@%p51 bra $36;
mov.u32 %r130,%tid.y;
mul.wide.s32 %d74,%r130,2592;
add.s64 %d75,%d36,%d74;
mul.wide.s32 %d76,%r15,4;
add.s64 %d77,%d75,%d76;
st.shared.u32 [%d77+768],%r91;
$36:
add.s32 %r131,%r15,224;
setp.ge.s32 %p52,%r131,%r47;
@%p52 bra $38;
mov.u32 %r132,%tid.y;
mul.wide.s32 %d78,%r132,2592;
add.s64 %d79,%d36,%d78;
mul.wide.s32 %d80,%r15,4;
add.s64 %d81,%d79,%d80;
st.shared.u32 [%d81+896],%r86;
$38:
setp.lt.s32 %p53,%r45,1025;
and.pred %p54,%p53,%p23;
@%p54 bra $47;
selp.b32 %r133,256,0,%p23;
add.s32 %r134,%r133,%r15;
setp.ge.s32 %p55,%r134,%r47;
@%p55 bra $47;
cvt.u32.u64 %r135,%d45;
and.b32 %r136,%r135,3;
setp.eq.s32 %p56,%r136,0;
and.pred %p57,%p56,%p23;
$41:
.pragma "nounroll";
@%p57 bra $45;
bra.uni $42;
$45:
mul.wide.s32 %d82,%r134,4;
add.s64 %d83,%d45,%d82;
ld.global.nc.u32 %r137,[%d83];
bra.uni $46;
$42:
shl.b32 %r138,%r134,2;
cvt.s64.s32 %d84,%r138;
add.s64 %d85,%d47,%d40;
sub.s64 %d86,%d85,%d84;
min.s64 %d87,%d86,4;
cvt.u32.u64 %r139,%d87;
setp.lt.s32 %p58,%r139,1;
mov.u32 %r137,0;
@%p58 bra $46;
min.s32 %r140,%r139,4;
mov.u32 %r141,%r137;
$44:
.pragma "nounroll";
shl.b32 %r142,%r134,2;
cvt.s64.s32 %d88,%r142;
cvt.s64.s32 %d89,%r141;
add.s64 %d90,%d89,%d88;
add.s64 %d91,%d45,%d90;
ld.global.nc.u8 %r143,[%d91];
and.b32 %r144,%r143,255;
shl.b32 %r145,%r141,3;
shl.b32 %r146,%r144,%r145;
or.b32 %r137,%r146,%r137;
add.s32 %r141,%r141,1;
setp.lt.s32 %p59,%r141,%r140;
@%p59 bra $44;
$46:
mov.u32 %r147,%tid.y;
mul.wide.s32 %d92,%r147,2592;
add.s64 %d93,%d36,%d92;
mul.wide.s32 %d94,%r134,4;
add.s64 %d95,%d93,%d94;
st.shared.u32 [%d95],%r137;
add.s32 %r134,%r134,32;
setp.lt.s32 %p60,%r134,%r47;
@%p60 bra $41;
$47:
bar.warp.sync -1;
$48:
add.s32 %r148,%r53,%r16;
add.s32 %r149,%r148,8;
setp.ge.s32 %p61,%r149,%r32;
@%p61 bra $66;
add.s32 %r150,%r53,%r16;
add.s32 %r151,%r2,-9;
sub.s32 %r152,%r151,%r150;
cvt.s64.s32 %d96,%r152;
mul.lo.s64 %d97,%d5,%d96;
setp.lt.s64 %p62,%d97,8;
and.pred %p63,%p17,%p62;
@%p63 bra $66;
setp.ge.s32 %p64,%r15,%r61;
shl.b64 %d98,%d5,3;
add.s64 %d99,%d45,%d98;
and.b64 %d100,%d99,-4;
@%p64 bra $52;
mul.wide.s32 %d101,%r15,4;
add.s64 %d102,%d100,%d101;
ld.global.nc.u32 %r115,[%d102];
$52:
add.s32 %r153,%r15,32;
setp.ge.s32 %p65,%r153,%r61;
@%p65 bra $54;
mul.wide.s32 %d103,%r15,4;
add.s64 %d104,%d100,%d103;
add.s64 %d105,%d104,128;
ld.global.nc.u32 %r111,[%d105];
$54:
add.s32 %r154,%r15,64;
setp.ge.s32 %p66,%r154,%r61;
@%p66 bra $56;
mul.wide.s32 %d106,%r15,4;
add.s64 %d107,%d100,%d106;
add.s64 %d108,%d107,256;
ld.global.nc.u32 %r107,[%d108];
$56:
add.s32 %r155,%r15,96;
setp.ge.s32 %p67,%r155,%r61;
@%p67 bra $58;
mul.wide.s32 %d109,%r15,4;
add.s64 %d110,%d100,%d109;
add.s64 %d111,%d110,384;
ld.global.nc.u32 %r103,[%d111];
$58:
add.s32 %r156,%r15,128;
setp.ge.s32 %p68,%r156,%r61;
@%p68 bra $60;
mul.wide.s32 %d112,%r15,4;
add.s64 %d113,%d100,%d112;
add.s64 %d114,%d113,512;
ld.global.nc.u32 %r99,[%d114];
$60:
add.s32 %r157,%r15,160;
setp.ge.s32 %p69,%r157,%r61;
@%p69 bra $62;
mul.wide.s32 %d115,%r15,4;
add.s64 %d116,%d100,%d115;
add.s64 %d117,%d116,640;
ld.global.nc.u32 %r95,[%d117];
$62:
add.s32 %r158,%r15,192;
setp.ge.s32 %p70,%r158,%r61;
@%p70 bra $64;
mul.wide.s32 %d118,%r15,4;
add.s64 %d119,%d100,%d118;
add.s64 %d120,%d119,768;
ld.global.nc.u32 %r91,[%d120];
$64:
add.s32 %r159,%r15,224;
setp.ge.s32 %p71,%r159,%r61;
@%p71 bra $66;
mul.wide.s32 %d121,%r15,4;
add.s64 %d122,%d100,%d121;
add.s64 %d123,%d122,896;
ld.global.nc.u32 %r86,[%d123];
$66:
add.s32 %r160,%r53,%r16;
setp.lt.s32 %p72,%r160,%r32;
setp.ge.s32 %p73,%r53,%r29;
and.pred %p74,%p73,%p72;
@%p74 bra $76;
bra.uni $67;
$76:
setp.lt.s32 %p75,%r55,4;
mov.f32 %f13,0f00000000;
mov.f32 %f14,%f13;
mov.f32 %f15,%f13;
@%p75 bra $82;
and.b32 %r161,%r55,-4;
setp.eq.s32 %p76,%r161,4;
mov.u32 %r162,0;
mov.f32 %f13,0f00000000;
mov.u64 %d124,%d39;
@%p76 bra $80;
mov.f32 %f14,%f13;
mov.f32 %f15,%f13;
mov.u64 %d124,%d39;
mov.u32 %r163,%r68;
$79:
.pragma "nounroll";
cvt.s64.s32 %d125,%r15;
mul.wide.s32 %d126,%r162,512;
mov.u64 %d127,z10;
add.s64 %d128,%d127,%d126;
shl.b64 %d129,%d125,4;
add.s64 %d130,%d128,%d129;
ld.shared.v4.f32 {%f16,%f17,%f18,%f19},[%d130];
ld.shared.u32 %r164,[%d124];
mov.u32 %r165,30288;
mov.u32 %r166,1258291200;
prmt.b32 %r167,%r164,%r166,%r165;
mov.b32 %f20,%r167;
add.f32 %f21,%f20,0fCB000000;
fma.rn.f32 %f22,%f16,%f21,%f15;
mov.u32 %r168,30289;
prmt.b32 %r169,%r164,%r166,%r168;
mov.b32 %f23,%r169;
add.f32 %f24,%f23,0fCB000000;
fma.rn.f32 %f25,%f16,%f24,%f14;
mov.u32 %r170,30290;
prmt.b32 %r171,%r164,%r166,%r170;
mov.b32 %f26,%r171;
add.f32 %f27,%f26,0fCB000000;
fma.rn.f32 %f28,%f16,%f27,%f13;
mov.u32 %r172,30291;
prmt.b32 %r173,%r164,%r166,%r172;
mov.b32 %f29,%r173;
add.f32 %f30,%f29,0fCB000000;
fma.rn.f32 %f31,%f17,%f30,%f22;
ld.shared.u32 %r174,[%d124+4];
prmt.b32 %r175,%r174,%r166,%r165;
mov.b32 %f32,%r175;
add.f32 %f33,%f32,0fCB000000;
fma.rn.f32 %f34,%f17,%f33,%f25;
prmt.b32 %r176,%r174,%r166,%r168;
mov.b32 %f35,%r176;
add.f32 %f36,%f35,0fCB000000;
fma.rn.f32 %f37,%f17,%f36,%f28;
prmt.b32 %r177,%r174,%r166,%r170;
mov.b32 %f38,%r177;
add.f32 %f39,%f38,0fCB000000;
fma.rn.f32 %f40,%f18,%f39,%f31;
prmt.b32 %r178,%r174,%r166,%r172;
mov.b32 %f41,%r178;
add.f32 %f42,%f41,0fCB000000;
fma.rn.f32 %f43,%f18,%f42,%f34;
ld.shared.u32 %r179,[%d124+8];
prmt.b32 %r180,%r179,%r166,%r165;
mov.b32 %f44,%r180;
add.f32 %f45,%f44,0fCB000000;
fma.rn.f32 %f46,%f18,%f45,%f37;
prmt.b32 %r181,%r179,%r166,%r168;
mov.b32 %f47,%r181;
add.f32 %f48,%f47,0fCB000000;
fma.rn.f32 %f49,%f19,%f48,%f40;
prmt.b32 %r182,%r179,%r166,%r170;
mov.b32 %f50,%r182;
add.f32 %f51,%f50,0fCB000000;
fma.rn.f32 %f52,%f19,%f51,%f43;
prmt.b32 %r183,%r179,%r166,%r172;
mov.b32 %f53,%r183;
add.f32 %f54,%f53,0fCB000000;
fma.rn.f32 %f55,%f19,%f54,%f46;
ld.shared.v4.f32 {%f56,%f57,%f58,%f59},[%d130+512];
ld.shared.u32 %r184,[%d124+12];
prmt.b32 %r185,%r184,%r166,%r165;
mov.b32 %f60,%r185;
add.f32 %f61,%f60,0fCB000000;
fma.rn.f32 %f62,%f56,%f61,%f49;
prmt.b32 %r186,%r184,%r166,%r168;
mov.b32 %f63,%r186;
add.f32 %f64,%f63,0fCB000000;
fma.rn.f32 %f65,%f56,%f64,%f52;
prmt.b32 %r187,%r184,%r166,%r170;
mov.b32 %f66,%r187;
add.f32 %f67,%f66,0fCB000000;
fma.rn.f32 %f68,%f56,%f67,%f55;
prmt.b32 %r188,%r184,%r166,%r172;
mov.b32 %f69,%r188;
add.f32 %f70,%f69,0fCB000000;
fma.rn.f32 %f71,%f57,%f70,%f62;
ld.shared.u32 %r189,[%d124+16];
prmt.b32 %r190,%r189,%r166,%r165;
mov.b32 %f72,%r190;
add.f32 %f73,%f72,0fCB000000;
fma.rn.f32 %f74,%f57,%f73,%f65;
prmt.b32 %r191,%r189,%r166,%r168;
mov.b32 %f75,%r191;
add.f32 %f76,%f75,0fCB000000;
fma.rn.f32 %f77,%f57,%f76,%f68;
prmt.b32 %r192,%r189,%r166,%r170;
mov.b32 %f78,%r192;
add.f32 %f79,%f78,0fCB000000;
fma.rn.f32 %f80,%f58,%f79,%f71;
prmt.b32 %r193,%r189,%r166,%r172;
mov.b32 %f81,%r193;
add.f32 %f82,%f81,0fCB000000;
fma.rn.f32 %f83,%f58,%f82,%f74;
ld.shared.u32 %r194,[%d124+20];
prmt.b32 %r195,%r194,%r166,%r165;
mov.b32 %f84,%r195;
add.f32 %f85,%f84,0fCB000000;
fma.rn.f32 %f86,%f58,%f85,%f77;
prmt.b32 %r196,%r194,%r166,%r168;
mov.b32 %f87,%r196;
add.f32 %f88,%f87,0fCB000000;
fma.rn.f32 %f15,%f59,%f88,%f80;
prmt.b32 %r197,%r194,%r166,%r170;
mov.b32 %f89,%r197;
add.f32 %f90,%f89,0fCB000000;
fma.rn.f32 %f14,%f59,%f90,%f83;
prmt.b32 %r198,%r194,%r166,%r172;
mov.b32 %f91,%r198;
add.f32 %f92,%f91,0fCB000000;
fma.rn.f32 %f13,%f59,%f92,%f86;
add.s32 %r162,%r162,2;
add.s64 %d124,%d124,24;
add.s32 %r163,%r163,-2;
setp.ne.s32 %p77,%r163,0;
@%p77 bra $79;
$80:
setp.eq.s32 %p78,%r67,0;
@%p78 bra $82;
mul.wide.s32 %d131,%r162,512;
mov.u64 %d132,z10;
add.s64 %d133,%d132,%d131;
mul.wide.s32 %d134,%r15,16;
add.s64 %d135,%d133,%d134;
ld.shared.v4.f32 {%f93,%f94,%f95,%f96},[%d135];
ld.shared.u32 %r199,[%d124];
mov.u32 %r200,30288;
mov.u32 %r201,1258291200;
prmt.b32 %r202,%r199,%r201,%r200;
mov.b32 %f97,%r202;
add.f32 %f98,%f97,0fCB000000;
fma.rn.f32 %f99,%f93,%f98,%f15;
mov.u32 %r203,30289;
prmt.b32 %r204,%r199,%r201,%r203;
mov.b32 %f100,%r204;
add.f32 %f101,%f100,0fCB000000;
fma.rn.f32 %f102,%f93,%f101,%f14;
mov.u32 %r205,30290;
prmt.b32 %r206,%r199,%r201,%r205;
mov.b32 %f103,%r206;
add.f32 %f104,%f103,0fCB000000;
fma.rn.f32 %f105,%f93,%f104,%f13;
mov.u32 %r207,30291;
prmt.b32 %r208,%r199,%r201,%r207;
mov.b32 %f106,%r208;
add.f32 %f107,%f106,0fCB000000;
fma.rn.f32 %f108,%f94,%f107,%f99;
ld.shared.u32 %r209,[%d124+4];
prmt.b32 %r210,%r209,%r201,%r200;
mov.b32 %f109,%r210;
add.f32 %f110,%f109,0fCB000000;
fma.rn.f32 %f111,%f94,%f110,%f102;
prmt.b32 %r211,%r209,%r201,%r203;
mov.b32 %f112,%r211;
add.f32 %f113,%f112,0fCB000000;
fma.rn.f32 %f114,%f94,%f113,%f105;
prmt.b32 %r212,%r209,%r201,%r205;
mov.b32 %f115,%r212;
add.f32 %f116,%f115,0fCB000000;
fma.rn.f32 %f117,%f95,%f116,%f108;
prmt.b32 %r213,%r209,%r201,%r207;
mov.b32 %f118,%r213;
add.f32 %f119,%f118,0fCB000000;
fma.rn.f32 %f120,%f95,%f119,%f111;
ld.shared.u32 %r214,[%d124+8];
prmt.b32 %r215,%r214,%r201,%r200;
mov.b32 %f121,%r215;
add.f32 %f122,%f121,0fCB000000;
fma.rn.f32 %f123,%f95,%f122,%f114;
prmt.b32 %r216,%r214,%r201,%r203;
mov.b32 %f124,%r216;
add.f32 %f125,%f124,0fCB000000;
fma.rn.f32 %f15,%f96,%f125,%f117;
prmt.b32 %r217,%r214,%r201,%r205;
mov.b32 %f126,%r217;
add.f32 %f127,%f126,0fCB000000;
fma.rn.f32 %f14,%f96,%f127,%f120;
prmt.b32 %r218,%r214,%r201,%r207;
mov.b32 %f128,%r218;
add.f32 %f129,%f128,0fCB000000;
fma.rn.f32 %f13,%f96,%f129,%f123;
$82:
mul.lo.s32 %r219,%r15,3;
mul.wide.s32 %d136,%r71,3072;
mov.u64 %d137,z13;
add.s64 %d138,%d137,%d136;
mul.wide.s32 %d139,%r16,384;
add.s64 %d140,%d138,%d139;
mul.wide.s32 %d141,%r219,4;
add.s64 %d142,%d140,%d141;
setp.eq.s32 %p79,%r9,0;
@%p79 bra $84;
mov.f32 %f130,0f00000000;
max.f32 %f131,%f15,%f130;
mov.f32 %f132,0f437F0000;
min.f32 %f133,%f131,%f132;
add.f32 %f134,%f133,0f4B000000;
add.f32 %f135,%f134,0fCB000000;
st.shared.f32 [%d142],%f135;
max.f32 %f136,%f14,%f130;
min.f32 %f137,%f136,%f132;
add.f32 %f138,%f137,0f4B000000;
add.f32 %f139,%f138,0fCB000000;
st.shared.f32 [%d142+4],%f139;
max.f32 %f140,%f13,%f130;
min.f32 %f141,%f140,%f132;
add.f32 %f142,%f141,0f4B000000;
add.f32 %f143,%f142,0fCB000000;
st.shared.f32 [%d142+8],%f143;
bra.uni $85;
$67:
setp.ge.s32 %p80,%r53,%r29;
@%p80 bra $85;
setp.ge.s32 %p81,%r16,%r65;
@%p81 bra $73;
mov.u32 %r220,%r16;
$70:
.pragma "nounroll";
sub.s32 %r221,%r220,%r39;
setp.ge.u32 %p82,%r221,%r40;
mov.f32 %f144,0f00000000;
@%p82 bra $72;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r33;
st.param.b32 [q0+4],%r40;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r221;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f144,[retval0+0];
}
$72:
cvt.s64.s32 %d143,%r15;
shr.s32 %r222,%r220,31;
shr.u32 %r223,%r222,30;
add.s32 %r224,%r220,%r223;
shr.s32 %r225,%r224,2;
mul.wide.s32 %d144,%r225,512;
mov.u64 %d145,z10;
add.s64 %d146,%d145,%d144;
shl.b64 %d147,%d143,4;
add.s64 %d148,%d146,%d147;
and.b32 %r226,%r224,-4;
sub.s32 %r227,%r220,%r226;
mul.wide.s32 %d149,%r227,4;
add.s64 %d150,%d148,%d149;
st.shared.f32 [%d150],%f144;
add.s32 %r220,%r220,8;
setp.lt.s32 %p83,%r220,%r65;
@%p83 bra $70;
$73:
setp.ge.s32 %p84,%r15,%r66;
@%p84 bra $85;
mov.u32 %r228,%r15;
$75:
.pragma "nounroll";
shl.b64 %d151,%d24,8;
mov.u64 %d152,z11;
add.s64 %d153,%d152,%d151;
mul.wide.s32 %d154,%r228,4;
add.s64 %d155,%d153,%d154;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r228;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f145,[retval0+0];
}
st.shared.f32 [%d155],%f145;
add.s32 %r228,%r228,32;
setp.lt.s32 %p85,%r228,%r66;
@%p85 bra $75;
bra.uni $85;
$84:
st.shared.f32 [%d142],%f15;
st.shared.f32 [%d142+4],%f14;
st.shared.f32 [%d142+8],%f13;
$85:
bar.sync 0;
add.s32 %r229,%r53,8;
min.s32 %r230,%r229,%r64;
max.s32 %r231,%r53,%r25;
setp.ge.s32 %p86,%r231,%r230;
@%p86 bra $90;
$86:
.pragma "nounroll";
sub.s32 %r232,%r231,%r25;
setp.lt.s32 %p87,%r232,64;
@%p87 bra $88;
bra.uni $87;
$88:
mul.wide.s32 %d156,%r16,256;
mov.u64 %d157,z11;
add.s64 %d158,%d157,%d156;
mul.wide.s32 %d159,%r232,4;
add.s64 %d160,%d158,%d159;
ld.shared.f32 %f146,[%d160];
bra.uni $89;
$87:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r25;
st.param.b32 [q0+4],%r26;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r9;
.param .b32 q2;
st.param.b32 [q2+0],%r232;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f146,[retval0+0];
}
$89:
add.s32 %r233,%r53,8;
min.s32 %r234,%r233,%r64;
sub.s32 %r235,%r231,%r53;
mul.lo.s32 %r236,%r15,3;
mul.wide.s32 %d161,%r71,3072;
mov.u64 %d162,z13;
add.s64 %d163,%d162,%d161;
mul.wide.s32 %d164,%r235,384;
add.s64 %d165,%d163,%d164;
mul.wide.s32 %d166,%r236,4;
add.s64 %d167,%d165,%d166;
ld.shared.f32 %f147,[%d167];
fma.rn.f32 %f12,%f146,%f147,%f12;
ld.shared.f32 %f148,[%d167+4];
fma.rn.f32 %f11,%f146,%f148,%f11;
ld.shared.f32 %f149,[%d167+8];
fma.rn.f32 %f10,%f146,%f149,%f10;
add.s32 %r231,%r231,1;
setp.lt.s32 %p88,%r231,%r234;
@%p88 bra $86;
$90:
add.s32 %r53,%r53,8;
shl.b64 %d168,%d5,3;
add.s64 %d45,%d45,%d168;
xor.b32 %r71,%r71,1;
setp.lt.s32 %p89,%r53,%r32;
@%p89 bra $17;
$91:
mov.u32 %r237,%ctaid.y;
shl.b32 %r238,%r237,3;
add.s32 %r239,%r238,%r16;
setp.ge.s32 %p90,%r239,%r6;
@%p90 bra $110;
mov.u32 %r240,%ctaid.x;
mov.u32 %r241,%ctaid.x;
shl.b32 %r242,%r241,5;
mul.wide.s32 %d169,%r16,2592;
mov.u64 %d170,z12;
add.s64 %d171,%d170,%d169;
cvt.rni.s32.f32 %r243,%f12;
max.s32 %r244,%r243,0;
min.s32 %r245,%r244,255;
mul.lo.s32 %r246,%r15,3;
cvt.s64.s32 %d172,%r246;
add.s64 %d173,%d171,%d172;
st.shared.u8 [%d173],%r245;
cvt.rni.s32.f32 %r247,%f11;
max.s32 %r248,%r247,0;
min.s32 %r249,%r248,255;
st.shared.u8 [%d173+1],%r249;
cvt.rni.s32.f32 %r250,%f10;
max.s32 %r251,%r250,0;
min.s32 %r252,%r251,255;
st.shared.u8 [%d173+2],%r252;
bar.warp.sync -1;
cvt.s64.s32 %d174,%r239;
mul.lo.s64 %d175,%d3,%d174;
mul.lo.s32 %r253,%r241,96;
cvt.s64.s32 %d176,%r253;
add.s64 %d177,%d175,%d176;
sub.s32 %r254,%r5,%r242;
min.s32 %r255,%r254,32;
mul.lo.s32 %r256,%r255,3;
setp.lt.s32 %p91,%r255,1;
@%p91 bra $110;
add.s64 %d178,%d16,%d177;
and.b64 %d179,%d178,15;
setp.eq.s64 %p92,%d179,0;
@%p92 bra $99;
and.b64 %d180,%d178,3;
setp.ne.s64 %p93,%d180,0;
mov.u32 %r257,0;
@%p93 bra $107;
shr.s32 %r258,%r256,31;
shr.u32 %r259,%r258,30;
add.s32 %r260,%r256,%r259;
shr.s32 %r261,%r260,2;
setp.ge.s32 %p94,%r15,%r261;
@%p94 bra $98;
mul.wide.s32 %d181,%r15,4;
add.s64 %d182,%d181,%d175;
add.s64 %d183,%d182,%d176;
add.s64 %d184,%d16,%d183;
add.s64 %d185,%d171,%d181;
mov.u32 %r262,%r15;
$97:
.pragma "nounroll";
ld.shared.u32 %r263,[%d185];
st.u32 [%d184],%r263;
add.s64 %d184,%d184,128;
add.s64 %d185,%d185,128;
add.s32 %r262,%r262,32;
setp.lt.s32 %p95,%r262,%r261;
@%p95 bra $97;
$98:
and.b32 %r257,%r256,-4;
bra.uni $107;
$99:
shr.s32 %r264,%r256,31;
shr.u32 %r265,%r264,28;
add.s32 %r266,%r256,%r265;
shr.s32 %r267,%r266,4;
setp.ge.s32 %p96,%r15,%r267;
@%p96 bra $106;
not.b32 %r268,%r15;
add.s32 %r269,%r267,%r268;
shr.u32 %r270,%r269,5;
add.s32 %r271,%r270,1;
and.b32 %r272,%r271,3;
setp.eq.s32 %p97,%r272,0;
mov.u32 %r273,%r15;
@%p97 bra $103;
mul.wide.s32 %d186,%r15,4;
shl.b64 %d187,%d186,2;
add.s64 %d188,%d171,%d187;
mul.wide.s32 %d189,%r15,16;
add.s64 %d190,%d189,%d175;
add.s64 %d191,%d190,%d176;
add.s64 %d192,%d16,%d191;
mov.u32 %r273,%r15;
$102:
.pragma "nounroll";
ld.shared.v4.u32 {%r274,%r275,%r276,%r277},[%d188];
st.v4.u32 [%d192],{%r274,%r275,%r276,%r277};
add.s32 %r273,%r273,32;
add.s64 %d188,%d188,512;
add.s64 %d192,%d192,512;
add.s32 %r272,%r272,-1;
setp.ne.s32 %p98,%r272,0;
@%p98 bra $102;
$103:
setp.lt.u32 %p99,%r269,96;
@%p99 bra $106;
mul.wide.s32 %d193,%r273,16;
add.s64 %d194,%d193,%d175;
add.s64 %d195,%d194,%d176;
add.s64 %d196,%d16,%d195;
add.s64 %d197,%d196,1024;
mul.wide.s32 %d198,%r273,4;
shl.b64 %d199,%d198,2;
add.s64 %d200,%d171,%d199;
add.s64 %d201,%d200,1024;
$105:
ld.shared.v4.u32 {%r278,%r279,%r280,%r281},[%d201+-1024];
st.v4.u32 [%d197+-1024],{%r278,%r279,%r280,%r281};
ld.shared.v4.u32 {%r282,%r283,%r284,%r285},[%d201+-512];
st.v4.u32 [%d197+-512],{%r282,%r283,%r284,%r285};
ld.shared.v4.u32 {%r286,%r287,%r288,%r289},[%d201];
st.v4.u32 [%d197],{%r286,%r287,%r288,%r289};
ld.shared.v4.u32 {%r290,%r291,%r292,%r293},[%d201+512];
st.v4.u32 [%d197+512],{%r290,%r291,%r292,%r293};
add.s64 %d197,%d197,2048;
add.s64 %d201,%d201,2048;
add.s32 %r273,%r273,128;
setp.lt.s32 %p100,%r273,%r267;
@%p100 bra $105;
$106:
and.b32 %r257,%r256,-16;
$107:
add.s32 %r294,%r257,%r15;
setp.ge.s32 %p101,%r294,%r256;
@%p101 bra $110;
cvt.s64.s32 %d202,%r294;
add.s64 %d203,%d177,%d202;
add.s64 %d204,%d16,%d203;
add.s64 %d205,%d171,%d202;
$109:
.pragma "nounroll";
ld.shared.u8 %s1,[%d205];
st.u8 [%d204],%s1;
add.s64 %d204,%d204,32;
add.s64 %d205,%d205,32;
add.s32 %r294,%r294,32;
setp.lt.s32 %p102,%r294,%r256;
@%p102 bra $109;
$110:
ret;
}
`;
