// Generated from kernels/ops/morphology.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/morphology.cu`. */
export const MORPHOLOGY: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<10>;
.reg .b32 %r<20>;
ld.param.u32 %r6,[p0];
ld.param.u32 %r7,[p1];
ld.param.u32 %r8,[p2];
setp.eq.s32 %p1,%r8,0;
mov.u32 %r19,-1;
@%p1 bra $5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $4;
bra.uni $2;
$4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $5;
$2:
setp.eq.s32 %p5,%r8,4;
shl.b32 %r10,%r7,1;
add.s32 %r11,%r10,-2;
setp.eq.s32 %p6,%r8,2;
selp.b32 %r12,%r10,%r11,%p6;
selp.b32 %r1,%r7,%r12,%p5;
rem.s32 %r13,%r6,%r1;
shr.s32 %r14,%r13,31;
and.b32 %r15,%r14,%r1;
add.s32 %r19,%r15,%r13;
setp.lt.s32 %p7,%r19,%r7;
@%p7 bra $5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$5:
st.param.b32 [func_retval0+0],%r19;
ret;
}
.visible .entry morphology_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[172]
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b16 %s<8>;
.reg .f32 %f<35>;
.reg .b32 %r<81>;
.reg .b64 %d<103>;
ld.param.u64 %d47,[p0];
ld.param.v2.u32 {%r71,%r72},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %d52,[p2];
ld.param.v2.u32 {%r73,%r74},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
mov.b64 %d57,p4;
ld.param.u32 %d58,[p3];
ld.param.u32 %d59,[p3+4];
bfi.b64 %d53,%d59,%d58,32,32;
ld.param.u64 %d100,[p3+24];
ld.param.u64 %d99,[p3+16];
ld.param.u64 %d98,[p3+8];
ld.param.u64 %d96,[p1+24];
ld.param.u64 %d95,[p1+16];
ld.param.u64 %d94,[p1+8];
ld.param.u64 %d48,[p1];
mov.u64 %d1,%d57;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $2;
cvta.to.global.u64 %d60,%d47;
mul.wide.s32 %d61,%r1,40;
add.s64 %d62,%d60,%d61;
ld.global.v2.u32 {%r71,%r72},[%d62+32];
ld.global.u64 %d96,[%d62+24];
ld.global.u64 %d95,[%d62+16];
ld.global.u64 %d94,[%d62+8];
ld.global.u64 %d93,[%d62];
bra.uni $3;
$2:
cvt.s64.s32 %d63,%r1;
mul.lo.s64 %d64,%d48,%d63;
add.s64 %d93,%d47,%d64;
$3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $5;
cvta.to.global.u64 %d65,%d52;
mul.wide.s32 %d66,%r1,40;
add.s64 %d67,%d65,%d66;
ld.global.v2.u32 {%r73,%r74},[%d67+32];
ld.global.u64 %d100,[%d67+24];
ld.global.u64 %d99,[%d67+16];
ld.global.u64 %d98,[%d67+8];
ld.global.u64 %d97,[%d67];
bra.uni $6;
$5:
cvt.s64.s32 %d68,%r1;
mul.lo.s64 %d69,%d53,%d68;
add.s64 %d97,%d52,%d69;
$6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r73;
setp.ge.s32 %p5,%r15,%r74;
or.pred %p6,%p5,%p4;
@%p6 bra $36;
ld.param.u32 %r63,[%d1+8];
sub.s32 %r17,%r14,%r63;
setp.lt.s32 %p7,%r51,1;
@%p7 bra $36;
ld.param.u32 %r65,[%d1+12];
ld.param.u32 %r66,[%d1];
add.s64 %d29,%d1,28;
cvt.s64.s32 %d70,%r17;
mul.lo.s64 %d30,%d95,%d70;
cvt.s64.s32 %d71,%r15;
mul.lo.s64 %d72,%d98,%d71;
cvt.s64.s32 %d73,%r14;
mul.lo.s64 %d74,%d99,%d73;
add.s64 %d31,%d72,%d74;
add.s32 %r67,%r66,%r17;
setp.le.s32 %p8,%r67,%r71;
setp.gt.s32 %p9,%r17,-1;
and.pred %p1,%p9,%p8;
sub.s32 %r20,%r15,%r65;
mov.u32 %r75,0;
$9:
.pragma "nounroll";
ld.param.f32 %f1,[%d1+24];
setp.eq.s32 %p10,%r75,0;
mov.u64 %d101,%d29;
@%p10 bra $13;
setp.eq.s32 %p11,%r75,1;
add.s64 %d101,%d1,32;
@%p11 bra $13;
setp.eq.s32 %p12,%r75,2;
add.s64 %d101,%d1,36;
@%p12 bra $13;
add.s64 %d101,%d1,40;
$13:
ld.param.f32 %f17,[%d101];
mul.f32 %f2,%f1,%f17;
ld.param.u32 %r22,[%d1+4];
setp.gt.s32 %p13,%r22,0;
@%p13 bra $15;
bra.uni $14;
$15:
ld.param.u32 %r23,[%d1+16];
cvt.s64.s32 %d78,%r75;
mul.lo.s64 %d40,%d96,%d78;
add.s64 %d41,%d40,%d30;
ld.param.f32 %f3,[%d1+24];
mov.f32 %f31,0f7F800000;
mov.u32 %r76,0;
$16:
.pragma "nounroll";
mul.wide.s32 %d79,%r76,4;
add.s64 %d80,%d1,%d79;
ld.param.u32 %r79,[%d80+44];
setp.eq.s32 %p14,%r79,0;
@%p14 bra $31;
add.s32 %r77,%r76,%r20;
setp.lt.u32 %p15,%r77,%r72;
@%p15 bra $19;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r77;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r77,[retval0+0];
}
$19:
setp.lt.s32 %p16,%r77,0;
@%p16 bra $30;
cvt.s64.s32 %d81,%r77;
mul.lo.s64 %d82,%d94,%d81;
add.s64 %d83,%d41,%d82;
add.s64 %d102,%d93,%d83;
add.s64 %d43,%d82,%d40;
mov.u32 %r78,%r17;
$21:
.pragma "nounroll";
and.b32 %r69,%r79,1;
setp.eq.b32 %p17,%r69,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $29;
@%p1 bra $28;
bra.uni $23;
$28:
ld.global.nc.u16 %s3,[%d102];
cvt.f32.f16 %f21,%s3;
mul.f32 %f22,%f3,%f21;
min.f32 %f31,%f31,%f22;
bra.uni $29;
$23:
setp.lt.u32 %p21,%r78,%r71;
mov.u32 %r80,%r78;
@%p21 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r78;
.param .b32 q1;
st.param.b32 [q1+0],%r71;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r80,[retval0+0];
}
$25:
setp.lt.s32 %p22,%r80,0;
mov.f32 %f30,%f2;
@%p22 bra $27;
cvt.s64.s32 %d85,%r80;
mul.lo.s64 %d86,%d95,%d85;
add.s64 %d87,%d43,%d86;
add.s64 %d84,%d93,%d87;
ld.global.nc.u16 %s1,[%d84];
cvt.f32.f16 %f20,%s1;
mul.f32 %f30,%f3,%f20;
$27:
min.f32 %f31,%f31,%f30;
$29:
add.s64 %d102,%d102,%d95;
shr.u32 %r79,%r79,1;
setp.eq.s32 %p23,%r79,0;
add.s32 %r78,%r78,1;
@%p23 bra $31;
bra.uni $21;
$30:
min.f32 %f31,%f31,%f2;
$31:
add.s32 %r76,%r76,1;
setp.lt.s32 %p24,%r76,%r22;
@%p24 bra $16;
bra.uni $32;
$14:
mov.f32 %f31,0f7F800000;
$32:
cvt.s64.s32 %d89,%r75;
mul.lo.s64 %d90,%d100,%d89;
add.s64 %d91,%d31,%d90;
add.s64 %d46,%d97,%d91;
ld.param.u32 %r70,[%d1+20];
setp.eq.s32 %p25,%r70,0;
@%p25 bra $34;
ld.global.nc.u16 %s5,[%d46];
cvt.f32.f16 %f23,%s5;
ld.param.f32 %f24,[%d1+24];
mul.f32 %f25,%f31,%f24;
sub.f32 %f34,%f23,%f25;
bra.uni $35;
$34:
ld.param.f32 %f26,[%d1+24];
mul.f32 %f34,%f31,%f26;
$35:
cvt.rn.f16.f32 %s7,%f34;
st.u16 [%d46],%s7;
add.s32 %r75,%r75,1;
setp.lt.s32 %p26,%r75,%r51;
@%p26 bra $9;
$36:
ret;
}
.visible .entry morphology_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[172]
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .f32 %f<34>;
.reg .b32 %r<81>;
.reg .b64 %d<103>;
ld.param.u64 %d47,[p0];
ld.param.v2.u32 {%r71,%r72},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %d52,[p2];
ld.param.v2.u32 {%r73,%r74},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
mov.b64 %d57,p4;
ld.param.u32 %d58,[p3];
ld.param.u32 %d59,[p3+4];
bfi.b64 %d53,%d59,%d58,32,32;
ld.param.u64 %d100,[p3+24];
ld.param.u64 %d99,[p3+16];
ld.param.u64 %d98,[p3+8];
ld.param.u64 %d96,[p1+24];
ld.param.u64 %d95,[p1+16];
ld.param.u64 %d94,[p1+8];
ld.param.u64 %d48,[p1];
mov.u64 %d1,%d57;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $2;
cvta.to.global.u64 %d60,%d47;
mul.wide.s32 %d61,%r1,40;
add.s64 %d62,%d60,%d61;
ld.global.v2.u32 {%r71,%r72},[%d62+32];
ld.global.u64 %d96,[%d62+24];
ld.global.u64 %d95,[%d62+16];
ld.global.u64 %d94,[%d62+8];
ld.global.u64 %d93,[%d62];
bra.uni $3;
$2:
cvt.s64.s32 %d63,%r1;
mul.lo.s64 %d64,%d48,%d63;
add.s64 %d93,%d47,%d64;
$3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $5;
cvta.to.global.u64 %d65,%d52;
mul.wide.s32 %d66,%r1,40;
add.s64 %d67,%d65,%d66;
ld.global.v2.u32 {%r73,%r74},[%d67+32];
ld.global.u64 %d100,[%d67+24];
ld.global.u64 %d99,[%d67+16];
ld.global.u64 %d98,[%d67+8];
ld.global.u64 %d97,[%d67];
bra.uni $6;
$5:
cvt.s64.s32 %d68,%r1;
mul.lo.s64 %d69,%d53,%d68;
add.s64 %d97,%d52,%d69;
$6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r73;
setp.ge.s32 %p5,%r15,%r74;
or.pred %p6,%p5,%p4;
@%p6 bra $36;
ld.param.u32 %r63,[%d1+8];
sub.s32 %r17,%r14,%r63;
setp.lt.s32 %p7,%r51,1;
@%p7 bra $36;
ld.param.u32 %r65,[%d1+12];
ld.param.u32 %r66,[%d1];
add.s64 %d29,%d1,28;
cvt.s64.s32 %d70,%r17;
mul.lo.s64 %d30,%d95,%d70;
cvt.s64.s32 %d71,%r15;
mul.lo.s64 %d72,%d98,%d71;
cvt.s64.s32 %d73,%r14;
mul.lo.s64 %d74,%d99,%d73;
add.s64 %d31,%d72,%d74;
add.s32 %r67,%r66,%r17;
setp.le.s32 %p8,%r67,%r71;
setp.gt.s32 %p9,%r17,-1;
and.pred %p1,%p9,%p8;
sub.s32 %r20,%r15,%r65;
mov.u32 %r75,0;
$9:
.pragma "nounroll";
ld.param.f32 %f1,[%d1+24];
setp.eq.s32 %p10,%r75,0;
mov.u64 %d101,%d29;
@%p10 bra $13;
setp.eq.s32 %p11,%r75,1;
add.s64 %d101,%d1,32;
@%p11 bra $13;
setp.eq.s32 %p12,%r75,2;
add.s64 %d101,%d1,36;
@%p12 bra $13;
add.s64 %d101,%d1,40;
$13:
ld.param.f32 %f17,[%d101];
mul.f32 %f2,%f1,%f17;
ld.param.u32 %r22,[%d1+4];
setp.gt.s32 %p13,%r22,0;
@%p13 bra $15;
bra.uni $14;
$15:
ld.param.u32 %r23,[%d1+16];
cvt.s64.s32 %d78,%r75;
mul.lo.s64 %d40,%d96,%d78;
add.s64 %d41,%d40,%d30;
ld.param.f32 %f3,[%d1+24];
mov.f32 %f30,0f7F800000;
mov.u32 %r76,0;
$16:
.pragma "nounroll";
mul.wide.s32 %d79,%r76,4;
add.s64 %d80,%d1,%d79;
ld.param.u32 %r79,[%d80+44];
setp.eq.s32 %p14,%r79,0;
@%p14 bra $31;
add.s32 %r77,%r76,%r20;
setp.lt.u32 %p15,%r77,%r72;
@%p15 bra $19;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r77;
.param .b32 q1;
st.param.b32 [q1+0],%r72;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r77,[retval0+0];
}
$19:
setp.lt.s32 %p16,%r77,0;
@%p16 bra $30;
cvt.s64.s32 %d81,%r77;
mul.lo.s64 %d82,%d94,%d81;
add.s64 %d83,%d41,%d82;
add.s64 %d102,%d93,%d83;
add.s64 %d43,%d82,%d40;
mov.u32 %r78,%r17;
$21:
.pragma "nounroll";
and.b32 %r69,%r79,1;
setp.eq.b32 %p17,%r69,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $29;
@%p1 bra $28;
bra.uni $23;
$28:
ld.global.nc.f32 %f21,[%d102];
mul.f32 %f22,%f3,%f21;
min.f32 %f30,%f30,%f22;
bra.uni $29;
$23:
setp.lt.u32 %p21,%r78,%r71;
mov.u32 %r80,%r78;
@%p21 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r78;
.param .b32 q1;
st.param.b32 [q1+0],%r71;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r80,[retval0+0];
}
$25:
setp.lt.s32 %p22,%r80,0;
mov.f32 %f29,%f2;
@%p22 bra $27;
cvt.s64.s32 %d85,%r80;
mul.lo.s64 %d86,%d95,%d85;
add.s64 %d87,%d43,%d86;
add.s64 %d84,%d93,%d87;
ld.global.nc.f32 %f20,[%d84];
mul.f32 %f29,%f3,%f20;
$27:
min.f32 %f30,%f30,%f29;
$29:
add.s64 %d102,%d102,%d95;
shr.u32 %r79,%r79,1;
setp.eq.s32 %p23,%r79,0;
add.s32 %r78,%r78,1;
@%p23 bra $31;
bra.uni $21;
$30:
min.f32 %f30,%f30,%f2;
$31:
add.s32 %r76,%r76,1;
setp.lt.s32 %p24,%r76,%r22;
@%p24 bra $16;
bra.uni $32;
$14:
mov.f32 %f30,0f7F800000;
$32:
cvt.s64.s32 %d89,%r75;
mul.lo.s64 %d90,%d100,%d89;
add.s64 %d91,%d31,%d90;
add.s64 %d46,%d97,%d91;
ld.param.u32 %r70,[%d1+20];
setp.eq.s32 %p25,%r70,0;
@%p25 bra $34;
ld.global.nc.f32 %f23,[%d46];
ld.param.f32 %f24,[%d1+24];
mul.f32 %f25,%f30,%f24;
sub.f32 %f33,%f23,%f25;
bra.uni $35;
$34:
ld.param.f32 %f26,[%d1+24];
mul.f32 %f33,%f30,%f26;
$35:
st.f32 [%d46],%f33;
add.s32 %r75,%r75,1;
setp.lt.s32 %p26,%r75,%r51;
@%p26 bra $9;
$36:
ret;
}
.visible .entry morphology_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[172]
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b16 %s<4>;
.reg .f32 %f<34>;
.reg .b32 %r<84>;
.reg .b64 %d<103>;
ld.param.u64 %d47,[p0];
ld.param.v2.u32 {%r74,%r75},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %d52,[p2];
ld.param.v2.u32 {%r76,%r77},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
mov.b64 %d57,p4;
ld.param.u32 %d58,[p3];
ld.param.u32 %d59,[p3+4];
bfi.b64 %d53,%d59,%d58,32,32;
ld.param.u64 %d100,[p3+24];
ld.param.u64 %d99,[p3+16];
ld.param.u64 %d98,[p3+8];
ld.param.u64 %d96,[p1+24];
ld.param.u64 %d95,[p1+16];
ld.param.u64 %d94,[p1+8];
ld.param.u64 %d48,[p1];
mov.u64 %d1,%d57;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $2;
cvta.to.global.u64 %d60,%d47;
mul.wide.s32 %d61,%r1,40;
add.s64 %d62,%d60,%d61;
ld.global.v2.u32 {%r74,%r75},[%d62+32];
ld.global.u64 %d96,[%d62+24];
ld.global.u64 %d95,[%d62+16];
ld.global.u64 %d94,[%d62+8];
ld.global.u64 %d93,[%d62];
bra.uni $3;
$2:
cvt.s64.s32 %d63,%r1;
mul.lo.s64 %d64,%d48,%d63;
add.s64 %d93,%d47,%d64;
$3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $5;
cvta.to.global.u64 %d65,%d52;
mul.wide.s32 %d66,%r1,40;
add.s64 %d67,%d65,%d66;
ld.global.v2.u32 {%r76,%r77},[%d67+32];
ld.global.u64 %d100,[%d67+24];
ld.global.u64 %d99,[%d67+16];
ld.global.u64 %d98,[%d67+8];
ld.global.u64 %d97,[%d67];
bra.uni $6;
$5:
cvt.s64.s32 %d68,%r1;
mul.lo.s64 %d69,%d53,%d68;
add.s64 %d97,%d52,%d69;
$6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r76;
setp.ge.s32 %p5,%r15,%r77;
or.pred %p6,%p5,%p4;
@%p6 bra $36;
ld.param.u32 %r63,[%d1+8];
sub.s32 %r17,%r14,%r63;
setp.lt.s32 %p7,%r51,1;
@%p7 bra $36;
ld.param.u32 %r65,[%d1+12];
ld.param.u32 %r66,[%d1];
add.s64 %d29,%d1,28;
cvt.s64.s32 %d70,%r17;
mul.lo.s64 %d30,%d95,%d70;
cvt.s64.s32 %d71,%r15;
mul.lo.s64 %d72,%d98,%d71;
cvt.s64.s32 %d73,%r14;
mul.lo.s64 %d74,%d99,%d73;
add.s64 %d31,%d72,%d74;
add.s32 %r67,%r66,%r17;
setp.le.s32 %p8,%r67,%r74;
setp.gt.s32 %p9,%r17,-1;
and.pred %p1,%p9,%p8;
sub.s32 %r20,%r15,%r65;
mov.u32 %r78,0;
$9:
.pragma "nounroll";
ld.param.f32 %f1,[%d1+24];
setp.eq.s32 %p10,%r78,0;
mov.u64 %d101,%d29;
@%p10 bra $13;
setp.eq.s32 %p11,%r78,1;
add.s64 %d101,%d1,32;
@%p11 bra $13;
setp.eq.s32 %p12,%r78,2;
add.s64 %d101,%d1,36;
@%p12 bra $13;
add.s64 %d101,%d1,40;
$13:
ld.param.f32 %f17,[%d101];
mul.f32 %f2,%f1,%f17;
ld.param.u32 %r22,[%d1+4];
setp.gt.s32 %p13,%r22,0;
@%p13 bra $15;
bra.uni $14;
$15:
ld.param.u32 %r23,[%d1+16];
cvt.s64.s32 %d78,%r78;
mul.lo.s64 %d40,%d96,%d78;
add.s64 %d41,%d40,%d30;
ld.param.f32 %f3,[%d1+24];
mov.f32 %f30,0f7F800000;
mov.u32 %r79,0;
$16:
.pragma "nounroll";
mul.wide.s32 %d79,%r79,4;
add.s64 %d80,%d1,%d79;
ld.param.u32 %r82,[%d80+44];
setp.eq.s32 %p14,%r82,0;
@%p14 bra $31;
add.s32 %r80,%r79,%r20;
setp.lt.u32 %p15,%r80,%r75;
@%p15 bra $19;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r80;
.param .b32 q1;
st.param.b32 [q1+0],%r75;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r80,[retval0+0];
}
$19:
setp.lt.s32 %p16,%r80,0;
@%p16 bra $30;
cvt.s64.s32 %d81,%r80;
mul.lo.s64 %d82,%d94,%d81;
add.s64 %d83,%d41,%d82;
add.s64 %d102,%d93,%d83;
add.s64 %d43,%d82,%d40;
mov.u32 %r81,%r17;
$21:
.pragma "nounroll";
and.b32 %r69,%r82,1;
setp.eq.b32 %p17,%r69,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $29;
@%p1 bra $28;
bra.uni $23;
$28:
ld.global.nc.s16 %s2,[%d102];
cvt.rn.f32.s16 %f21,%s2;
mul.f32 %f22,%f3,%f21;
min.f32 %f30,%f30,%f22;
bra.uni $29;
$23:
setp.lt.u32 %p21,%r81,%r74;
mov.u32 %r83,%r81;
@%p21 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r81;
.param .b32 q1;
st.param.b32 [q1+0],%r74;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r83,[retval0+0];
}
$25:
setp.lt.s32 %p22,%r83,0;
mov.f32 %f29,%f2;
@%p22 bra $27;
cvt.s64.s32 %d85,%r83;
mul.lo.s64 %d86,%d95,%d85;
add.s64 %d87,%d43,%d86;
add.s64 %d84,%d93,%d87;
ld.global.nc.s16 %s1,[%d84];
cvt.rn.f32.s16 %f20,%s1;
mul.f32 %f29,%f3,%f20;
$27:
min.f32 %f30,%f30,%f29;
$29:
add.s64 %d102,%d102,%d95;
shr.u32 %r82,%r82,1;
setp.eq.s32 %p23,%r82,0;
add.s32 %r81,%r81,1;
@%p23 bra $31;
bra.uni $21;
$30:
min.f32 %f30,%f30,%f2;
$31:
add.s32 %r79,%r79,1;
setp.lt.s32 %p24,%r79,%r22;
@%p24 bra $16;
bra.uni $32;
$14:
mov.f32 %f30,0f7F800000;
$32:
cvt.s64.s32 %d89,%r78;
mul.lo.s64 %d90,%d100,%d89;
add.s64 %d91,%d31,%d90;
add.s64 %d46,%d97,%d91;
ld.param.u32 %r70,[%d1+20];
setp.eq.s32 %p25,%r70,0;
@%p25 bra $34;
ld.global.nc.s16 %s3,[%d46];
cvt.rn.f32.s16 %f23,%s3;
ld.param.f32 %f24,[%d1+24];
mul.f32 %f25,%f30,%f24;
sub.f32 %f33,%f23,%f25;
bra.uni $35;
$34:
ld.param.f32 %f26,[%d1+24];
mul.f32 %f33,%f30,%f26;
$35:
cvt.rni.s32.f32 %r71,%f33;
max.s32 %r72,%r71,-32768;
min.s32 %r73,%r72,32767;
st.u16 [%d46],%r73;
add.s32 %r78,%r78,1;
setp.lt.s32 %p26,%r78,%r51;
@%p26 bra $9;
$36:
ret;
}
.visible .entry morphology_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[172]
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b16 %s<4>;
.reg .f32 %f<34>;
.reg .b32 %r<84>;
.reg .b64 %d<103>;
ld.param.u64 %d47,[p0];
ld.param.v2.u32 {%r74,%r75},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %d52,[p2];
ld.param.v2.u32 {%r76,%r77},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
mov.b64 %d57,p4;
ld.param.u32 %d58,[p3];
ld.param.u32 %d59,[p3+4];
bfi.b64 %d53,%d59,%d58,32,32;
ld.param.u64 %d100,[p3+24];
ld.param.u64 %d99,[p3+16];
ld.param.u64 %d98,[p3+8];
ld.param.u64 %d96,[p1+24];
ld.param.u64 %d95,[p1+16];
ld.param.u64 %d94,[p1+8];
ld.param.u64 %d48,[p1];
mov.u64 %d1,%d57;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $2;
cvta.to.global.u64 %d60,%d47;
mul.wide.s32 %d61,%r1,40;
add.s64 %d62,%d60,%d61;
ld.global.v2.u32 {%r74,%r75},[%d62+32];
ld.global.u64 %d96,[%d62+24];
ld.global.u64 %d95,[%d62+16];
ld.global.u64 %d94,[%d62+8];
ld.global.u64 %d93,[%d62];
bra.uni $3;
$2:
cvt.s64.s32 %d63,%r1;
mul.lo.s64 %d64,%d48,%d63;
add.s64 %d93,%d47,%d64;
$3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $5;
cvta.to.global.u64 %d65,%d52;
mul.wide.s32 %d66,%r1,40;
add.s64 %d67,%d65,%d66;
ld.global.v2.u32 {%r76,%r77},[%d67+32];
ld.global.u64 %d100,[%d67+24];
ld.global.u64 %d99,[%d67+16];
ld.global.u64 %d98,[%d67+8];
ld.global.u64 %d97,[%d67];
bra.uni $6;
$5:
cvt.s64.s32 %d68,%r1;
mul.lo.s64 %d69,%d53,%d68;
add.s64 %d97,%d52,%d69;
$6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r76;
setp.ge.s32 %p5,%r15,%r77;
or.pred %p6,%p5,%p4;
@%p6 bra $36;
ld.param.u32 %r63,[%d1+8];
sub.s32 %r17,%r14,%r63;
setp.lt.s32 %p7,%r51,1;
@%p7 bra $36;
ld.param.u32 %r65,[%d1+12];
ld.param.u32 %r66,[%d1];
add.s64 %d29,%d1,28;
cvt.s64.s32 %d70,%r17;
mul.lo.s64 %d30,%d95,%d70;
cvt.s64.s32 %d71,%r15;
mul.lo.s64 %d72,%d98,%d71;
cvt.s64.s32 %d73,%r14;
mul.lo.s64 %d74,%d99,%d73;
add.s64 %d31,%d72,%d74;
add.s32 %r67,%r66,%r17;
setp.le.s32 %p8,%r67,%r74;
setp.gt.s32 %p9,%r17,-1;
and.pred %p1,%p9,%p8;
sub.s32 %r20,%r15,%r65;
mov.u32 %r78,0;
$9:
.pragma "nounroll";
ld.param.f32 %f1,[%d1+24];
setp.eq.s32 %p10,%r78,0;
mov.u64 %d101,%d29;
@%p10 bra $13;
setp.eq.s32 %p11,%r78,1;
add.s64 %d101,%d1,32;
@%p11 bra $13;
setp.eq.s32 %p12,%r78,2;
add.s64 %d101,%d1,36;
@%p12 bra $13;
add.s64 %d101,%d1,40;
$13:
ld.param.f32 %f17,[%d101];
mul.f32 %f2,%f1,%f17;
ld.param.u32 %r22,[%d1+4];
setp.gt.s32 %p13,%r22,0;
@%p13 bra $15;
bra.uni $14;
$15:
ld.param.u32 %r23,[%d1+16];
cvt.s64.s32 %d78,%r78;
mul.lo.s64 %d40,%d96,%d78;
add.s64 %d41,%d40,%d30;
ld.param.f32 %f3,[%d1+24];
mov.f32 %f30,0f7F800000;
mov.u32 %r79,0;
$16:
.pragma "nounroll";
mul.wide.s32 %d79,%r79,4;
add.s64 %d80,%d1,%d79;
ld.param.u32 %r82,[%d80+44];
setp.eq.s32 %p14,%r82,0;
@%p14 bra $31;
add.s32 %r80,%r79,%r20;
setp.lt.u32 %p15,%r80,%r75;
@%p15 bra $19;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r80;
.param .b32 q1;
st.param.b32 [q1+0],%r75;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r80,[retval0+0];
}
$19:
setp.lt.s32 %p16,%r80,0;
@%p16 bra $30;
cvt.s64.s32 %d81,%r80;
mul.lo.s64 %d82,%d94,%d81;
add.s64 %d83,%d41,%d82;
add.s64 %d102,%d93,%d83;
add.s64 %d43,%d82,%d40;
mov.u32 %r81,%r17;
$21:
.pragma "nounroll";
and.b32 %r69,%r82,1;
setp.eq.b32 %p17,%r69,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $29;
@%p1 bra $28;
bra.uni $23;
$28:
ld.global.nc.u16 %s2,[%d102];
cvt.rn.f32.u16 %f21,%s2;
mul.f32 %f22,%f3,%f21;
min.f32 %f30,%f30,%f22;
bra.uni $29;
$23:
setp.lt.u32 %p21,%r81,%r74;
mov.u32 %r83,%r81;
@%p21 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r81;
.param .b32 q1;
st.param.b32 [q1+0],%r74;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r83,[retval0+0];
}
$25:
setp.lt.s32 %p22,%r83,0;
mov.f32 %f29,%f2;
@%p22 bra $27;
cvt.s64.s32 %d85,%r83;
mul.lo.s64 %d86,%d95,%d85;
add.s64 %d87,%d43,%d86;
add.s64 %d84,%d93,%d87;
ld.global.nc.u16 %s1,[%d84];
cvt.rn.f32.u16 %f20,%s1;
mul.f32 %f29,%f3,%f20;
$27:
min.f32 %f30,%f30,%f29;
$29:
add.s64 %d102,%d102,%d95;
shr.u32 %r82,%r82,1;
setp.eq.s32 %p23,%r82,0;
add.s32 %r81,%r81,1;
@%p23 bra $31;
bra.uni $21;
$30:
min.f32 %f30,%f30,%f2;
$31:
add.s32 %r79,%r79,1;
setp.lt.s32 %p24,%r79,%r22;
@%p24 bra $16;
bra.uni $32;
$14:
mov.f32 %f30,0f7F800000;
$32:
cvt.s64.s32 %d89,%r78;
mul.lo.s64 %d90,%d100,%d89;
add.s64 %d91,%d31,%d90;
add.s64 %d46,%d97,%d91;
ld.param.u32 %r70,[%d1+20];
setp.eq.s32 %p25,%r70,0;
@%p25 bra $34;
ld.global.nc.u16 %s3,[%d46];
cvt.rn.f32.u16 %f23,%s3;
ld.param.f32 %f24,[%d1+24];
mul.f32 %f25,%f30,%f24;
sub.f32 %f33,%f23,%f25;
bra.uni $35;
$34:
ld.param.f32 %f26,[%d1+24];
mul.f32 %f33,%f30,%f26;
$35:
cvt.rni.s32.f32 %r71,%f33;
max.s32 %r72,%r71,0;
min.s32 %r73,%r72,65535;
st.u16 [%d46],%r73;
add.s32 %r78,%r78,1;
setp.lt.s32 %p26,%r78,%r51;
@%p26 bra $9;
$36:
ret;
}
.visible .entry morphology_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[172]
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b16 %s<7>;
.reg .f32 %f<34>;
.reg .b32 %r<87>;
.reg .b64 %d<103>;
ld.param.u64 %d47,[p0];
ld.param.v2.u32 {%r77,%r78},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %d52,[p2];
ld.param.v2.u32 {%r79,%r80},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
mov.b64 %d57,p4;
ld.param.u32 %d58,[p3];
ld.param.u32 %d59,[p3+4];
bfi.b64 %d53,%d59,%d58,32,32;
ld.param.u64 %d100,[p3+24];
ld.param.u64 %d99,[p3+16];
ld.param.u64 %d98,[p3+8];
ld.param.u64 %d96,[p1+24];
ld.param.u64 %d95,[p1+16];
ld.param.u64 %d94,[p1+8];
ld.param.u64 %d48,[p1];
mov.u64 %d1,%d57;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $2;
cvta.to.global.u64 %d60,%d47;
mul.wide.s32 %d61,%r1,40;
add.s64 %d62,%d60,%d61;
ld.global.v2.u32 {%r77,%r78},[%d62+32];
ld.global.u64 %d96,[%d62+24];
ld.global.u64 %d95,[%d62+16];
ld.global.u64 %d94,[%d62+8];
ld.global.u64 %d93,[%d62];
bra.uni $3;
$2:
cvt.s64.s32 %d63,%r1;
mul.lo.s64 %d64,%d48,%d63;
add.s64 %d93,%d47,%d64;
$3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $5;
cvta.to.global.u64 %d65,%d52;
mul.wide.s32 %d66,%r1,40;
add.s64 %d67,%d65,%d66;
ld.global.v2.u32 {%r79,%r80},[%d67+32];
ld.global.u64 %d100,[%d67+24];
ld.global.u64 %d99,[%d67+16];
ld.global.u64 %d98,[%d67+8];
ld.global.u64 %d97,[%d67];
bra.uni $6;
$5:
cvt.s64.s32 %d68,%r1;
mul.lo.s64 %d69,%d53,%d68;
add.s64 %d97,%d52,%d69;
$6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r79;
setp.ge.s32 %p5,%r15,%r80;
or.pred %p6,%p5,%p4;
@%p6 bra $36;
ld.param.u32 %r63,[%d1+8];
sub.s32 %r17,%r14,%r63;
setp.lt.s32 %p7,%r51,1;
@%p7 bra $36;
ld.param.u32 %r65,[%d1+12];
ld.param.u32 %r66,[%d1];
add.s64 %d29,%d1,28;
cvt.s64.s32 %d70,%r17;
mul.lo.s64 %d30,%d95,%d70;
cvt.s64.s32 %d71,%r15;
mul.lo.s64 %d72,%d98,%d71;
cvt.s64.s32 %d73,%r14;
mul.lo.s64 %d74,%d99,%d73;
add.s64 %d31,%d72,%d74;
add.s32 %r67,%r66,%r17;
setp.le.s32 %p8,%r67,%r77;
setp.gt.s32 %p9,%r17,-1;
and.pred %p1,%p9,%p8;
sub.s32 %r20,%r15,%r65;
mov.u32 %r81,0;
$9:
.pragma "nounroll";
ld.param.f32 %f1,[%d1+24];
setp.eq.s32 %p10,%r81,0;
mov.u64 %d101,%d29;
@%p10 bra $13;
setp.eq.s32 %p11,%r81,1;
add.s64 %d101,%d1,32;
@%p11 bra $13;
setp.eq.s32 %p12,%r81,2;
add.s64 %d101,%d1,36;
@%p12 bra $13;
add.s64 %d101,%d1,40;
$13:
ld.param.f32 %f17,[%d101];
mul.f32 %f2,%f1,%f17;
ld.param.u32 %r22,[%d1+4];
setp.gt.s32 %p13,%r22,0;
@%p13 bra $15;
bra.uni $14;
$15:
ld.param.u32 %r23,[%d1+16];
cvt.s64.s32 %d78,%r81;
mul.lo.s64 %d40,%d96,%d78;
add.s64 %d41,%d40,%d30;
ld.param.f32 %f3,[%d1+24];
mov.f32 %f30,0f7F800000;
mov.u32 %r82,0;
$16:
.pragma "nounroll";
mul.wide.s32 %d79,%r82,4;
add.s64 %d80,%d1,%d79;
ld.param.u32 %r85,[%d80+44];
setp.eq.s32 %p14,%r85,0;
@%p14 bra $31;
add.s32 %r83,%r82,%r20;
setp.lt.u32 %p15,%r83,%r78;
@%p15 bra $19;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r83;
.param .b32 q1;
st.param.b32 [q1+0],%r78;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r83,[retval0+0];
}
$19:
setp.lt.s32 %p16,%r83,0;
@%p16 bra $30;
cvt.s64.s32 %d81,%r83;
mul.lo.s64 %d82,%d94,%d81;
add.s64 %d83,%d41,%d82;
add.s64 %d102,%d93,%d83;
add.s64 %d43,%d82,%d40;
mov.u32 %r84,%r17;
$21:
.pragma "nounroll";
and.b32 %r69,%r85,1;
setp.eq.b32 %p17,%r69,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $29;
@%p1 bra $28;
bra.uni $23;
$28:
ld.global.nc.u8 %r71,[%d102];
cvt.u16.u32 %s3,%r71;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f21,%s4;
mul.f32 %f22,%f3,%f21;
min.f32 %f30,%f30,%f22;
bra.uni $29;
$23:
setp.lt.u32 %p21,%r84,%r77;
mov.u32 %r86,%r84;
@%p21 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r84;
.param .b32 q1;
st.param.b32 [q1+0],%r77;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r86,[retval0+0];
}
$25:
setp.lt.s32 %p22,%r86,0;
mov.f32 %f29,%f2;
@%p22 bra $27;
cvt.s64.s32 %d85,%r86;
mul.lo.s64 %d86,%d95,%d85;
add.s64 %d87,%d43,%d86;
add.s64 %d84,%d93,%d87;
ld.global.nc.u8 %r70,[%d84];
cvt.u16.u32 %s1,%r70;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f20,%s2;
mul.f32 %f29,%f3,%f20;
$27:
min.f32 %f30,%f30,%f29;
$29:
add.s64 %d102,%d102,%d95;
shr.u32 %r85,%r85,1;
setp.eq.s32 %p23,%r85,0;
add.s32 %r84,%r84,1;
@%p23 bra $31;
bra.uni $21;
$30:
min.f32 %f30,%f30,%f2;
$31:
add.s32 %r82,%r82,1;
setp.lt.s32 %p24,%r82,%r22;
@%p24 bra $16;
bra.uni $32;
$14:
mov.f32 %f30,0f7F800000;
$32:
cvt.s64.s32 %d89,%r81;
mul.lo.s64 %d90,%d100,%d89;
add.s64 %d91,%d31,%d90;
add.s64 %d46,%d97,%d91;
ld.param.u32 %r72,[%d1+20];
setp.eq.s32 %p25,%r72,0;
@%p25 bra $34;
ld.global.nc.u8 %r73,[%d46];
cvt.u16.u32 %s5,%r73;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f23,%s6;
ld.param.f32 %f24,[%d1+24];
mul.f32 %f25,%f30,%f24;
sub.f32 %f33,%f23,%f25;
bra.uni $35;
$34:
ld.param.f32 %f26,[%d1+24];
mul.f32 %f33,%f30,%f26;
$35:
cvt.rni.s32.f32 %r74,%f33;
max.s32 %r75,%r74,0;
min.s32 %r76,%r75,255;
st.u8 [%d46],%r76;
add.s32 %r81,%r81,1;
setp.lt.s32 %p26,%r81,%r51;
@%p26 bra $9;
$36:
ret;
}
.visible .entry morphology_square_3_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<63>;
.reg .b32 %r<558>;
.reg .b64 %d<131>;
ld.param.u64 %d41,[p0];
ld.param.v2.u32 {%r471,%r472},[p1+32];
ld.param.v2.u32 {%r180,%r181},[p1+40];
ld.param.u64 %d46,[p2];
ld.param.v2.u32 {%r473,%r474},[p3+32];
ld.param.v2.u32 {%r184,%r185},[p3+40];
ld.param.u32 %r175,[p4];
mov.b64 %d51,p5;
ld.param.u32 %r176,[p6];
ld.param.u32 %r177,[p7];
ld.param.u64 %d124,[p3+8];
ld.param.u64 %d47,[p3];
ld.param.u64 %d122,[p1+8];
ld.param.u64 %d42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r181,0;
@%p6 bra $2;
cvta.to.global.u64 %d52,%d41;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r471,%r472},[%d54+32];
ld.global.u64 %d122,[%d54+8];
ld.global.u64 %d121,[%d54];
bra.uni $3;
$2:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d42,%d55;
add.s64 %d121,%d41,%d56;
$3:
setp.eq.s32 %p7,%r185,0;
@%p7 bra $5;
cvta.to.global.u64 %d57,%d46;
mul.wide.s32 %d58,%r1,40;
add.s64 %d59,%d57,%d58;
ld.global.v2.u32 {%r473,%r474},[%d59+32];
ld.global.u64 %d124,[%d59+8];
ld.global.u64 %d123,[%d59];
bra.uni $6;
$5:
cvt.s64.s32 %d60,%r1;
mul.lo.s64 %d61,%d47,%d60;
add.s64 %d123,%d46,%d61;
$6:
mov.u32 %r190,%ctaid.x;
shl.b32 %r191,%r190,5;
mov.u32 %r192,%tid.x;
add.s32 %r193,%r191,%r192;
shl.b32 %r14,%r193,3;
mov.u32 %r194,%ctaid.y;
shl.b32 %r195,%r194,3;
mov.u32 %r196,%tid.y;
add.s32 %r197,%r195,%r196;
mul.lo.s32 %r15,%r197,%r175;
setp.ge.s32 %p8,%r14,%r473;
setp.ge.s32 %p9,%r15,%r474;
or.pred %p10,%p8,%p9;
@%p10 bra $53;
add.s32 %r19,%r14,12;
setp.eq.s32 %p11,%r19,%r473;
add.s32 %r198,%r473,-8;
min.s32 %r199,%r14,%r198;
add.s32 %r200,%r14,-4;
selp.b32 %r20,%r200,%r199,%p11;
add.s32 %r201,%r15,%r175;
min.s32 %r21,%r201,%r474;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p12,%r20,0;
mov.u64 %d25,%d51;
ld.param.u32 %r22,[%d25+64];
mov.u64 %d125,-4;
@%p12 bra $10;
setp.eq.s32 %p13,%r22,0;
mov.u64 %d125,0;
@%p13 bra $10;
add.s32 %r202,%r471,-4;
cvt.s64.s32 %d125,%r202;
$10:
add.s32 %r203,%r20,8;
setp.ne.s32 %p14,%r203,%r471;
setp.eq.s32 %p15,%r203,%r471;
setp.eq.s32 %p16,%r22,0;
or.pred %p17,%p1,%p15;
and.pred %p2,%p17,%p16;
mov.u64 %d126,8;
@%p14 bra $13;
ld.param.u32 %r204,[%d25+64];
mov.u64 %d126,0;
setp.eq.s32 %p18,%r204,0;
@%p18 bra $13;
mov.u32 %r205,8;
sub.s32 %r206,%r205,%r471;
cvt.s64.s32 %d126,%r206;
$13:
add.s32 %r503,%r15,-3;
setp.gt.s32 %p19,%r503,%r21;
@%p19 bra $53;
cvt.s64.s32 %d66,%r20;
cvt.s64.s32 %d67,%r15;
mul.lo.s64 %d68,%d124,%d67;
add.s64 %d69,%d68,%d66;
add.s64 %d130,%d123,%d69;
mov.u32 %r520,0;
and.pred %p3,%p15,%p16;
setp.ne.s32 %p22,%r19,%r473;
or.b64 %d70,%d124,%d130;
and.b64 %d71,%d70,7;
setp.eq.s64 %p23,%d71,0;
and.pred %p4,%p23,%p22;
add.s32 %r230,%r15,-1;
cvt.s64.s32 %d72,%r230;
mul.lo.s64 %d73,%d122,%d72;
add.s64 %d74,%d73,%d66;
add.s64 %d129,%d121,%d74;
setp.gt.s32 %p24,%r20,3;
add.s32 %r231,%r20,12;
setp.le.s32 %p25,%r231,%r471;
and.pred %p5,%p24,%p25;
not.pred %p28,%p2;
mov.u32 %r521,%r520;
mov.u32 %r522,%r520;
mov.u32 %r523,%r520;
mov.u32 %r524,%r520;
mov.u32 %r525,%r520;
mov.u32 %r526,%r520;
mov.u32 %r527,%r520;
mov.u32 %r528,%r520;
mov.u32 %r529,%r520;
mov.u32 %r530,%r520;
mov.u32 %r531,%r520;
mov.u32 %r532,%r520;
mov.u32 %r533,%r520;
mov.u32 %r534,%r520;
mov.u32 %r535,%r520;
mov.u32 %r536,%r520;
mov.u32 %r537,%r520;
mov.u32 %r538,%r520;
mov.u32 %r539,%r520;
$15:
.pragma "nounroll";
mad.lo.s32 %r236,%r197,%r175,-1;
setp.lt.s32 %p26,%r503,%r236;
@%p26 bra $19;
setp.gt.s32 %p27,%r503,-1;
and.pred %p29,%p28,%p27;
add.s32 %r55,%r503,1;
setp.lt.s32 %p30,%r55,%r472;
and.pred %p31,%p30,%p29;
@%p31 bra $18;
or.b32 %r247,%r22,%r20;
setp.eq.s32 %p33,%r247,0;
ld.param.u32 %r248,[%d25+60];
setp.ne.s32 %p34,%r248,0;
ld.param.u32 %r249,[%d25];
and.b32 %r250,%r249,30583;
ld.param.u32 %r251,[%d25+4];
and.b32 %r252,%r251,30583;
ld.param.u32 %r253,[%d25+16];
and.b32 %r254,%r253,30583;
ld.param.u32 %r255,[%d25+20];
and.b32 %r256,%r255,30583;
setp.ge.u32 %p35,%r503,%r472;
and.pred %p36,%p35,%p34;
prmt.b32 %r257,%r518,%r517,%r250;
prmt.b32 %r258,%r257,%r516,%r252;
ld.param.u32 %r259,[%d25+32];
and.b32 %r260,%r258,%r259;
ld.param.u32 %r261,[%d25+36];
or.b32 %r262,%r260,%r261;
selp.b32 %r263,%r262,%r519,%p33;
prmt.b32 %r264,%r517,%r518,%r254;
prmt.b32 %r265,%r264,%r263,%r256;
and.b32 %r266,%r265,%r259;
or.b32 %r267,%r266,%r261;
selp.b32 %r268,%r267,%r516,%p3;
selp.b32 %r516,%r261,%r268,%p36;
selp.b32 %r517,%r261,%r517,%p36;
selp.b32 %r518,%r261,%r518,%p36;
selp.b32 %r519,%r261,%r263,%p36;
setp.ge.u32 %p37,%r55,%r472;
and.pred %p38,%p37,%p34;
prmt.b32 %r269,%r514,%r513,%r250;
prmt.b32 %r270,%r269,%r512,%r252;
and.b32 %r271,%r270,%r259;
or.b32 %r272,%r271,%r261;
selp.b32 %r273,%r272,%r515,%p33;
prmt.b32 %r274,%r513,%r514,%r254;
prmt.b32 %r275,%r274,%r273,%r256;
and.b32 %r276,%r275,%r259;
or.b32 %r277,%r276,%r261;
selp.b32 %r278,%r277,%r512,%p3;
selp.b32 %r512,%r261,%r278,%p38;
selp.b32 %r513,%r261,%r513,%p38;
selp.b32 %r514,%r261,%r514,%p38;
selp.b32 %r515,%r261,%r273,%p38;
$18:
xor.b32 %r518,%r518,%r176;
shl.b32 %r279,%r518,24;
xor.b32 %r519,%r519,%r176;
min.u32 %r280,%r519,%r279;
shl.b32 %r281,%r518,16;
min.u32 %r74,%r280,%r281;
xor.b32 %r514,%r514,%r176;
shl.b32 %r282,%r514,24;
xor.b32 %r515,%r515,%r176;
min.u32 %r283,%r515,%r282;
shl.b32 %r284,%r514,16;
min.u32 %r77,%r283,%r284;
min.u32 %r285,%r535,%r527;
min.u32 %r286,%r285,%r74;
min.u32 %r287,%r527,%r74;
min.u32 %r288,%r287,%r77;
min.u32 %r289,%r279,%r281;
shl.b32 %r290,%r518,8;
min.u32 %r78,%r289,%r290;
min.u32 %r291,%r282,%r284;
shl.b32 %r292,%r514,8;
min.u32 %r79,%r291,%r292;
min.u32 %r293,%r534,%r526;
min.u32 %r294,%r293,%r78;
min.u32 %r295,%r526,%r78;
min.u32 %r296,%r295,%r79;
min.u32 %r297,%r281,%r290;
min.u32 %r80,%r297,%r518;
min.u32 %r298,%r284,%r292;
min.u32 %r81,%r298,%r514;
min.u32 %r299,%r533,%r525;
min.u32 %r300,%r299,%r80;
min.u32 %r301,%r525,%r80;
min.u32 %r302,%r301,%r81;
min.u32 %r303,%r290,%r518;
xor.b32 %r517,%r517,%r176;
shl.b32 %r304,%r517,24;
min.u32 %r83,%r303,%r304;
min.u32 %r305,%r292,%r514;
xor.b32 %r513,%r513,%r176;
shl.b32 %r306,%r513,24;
min.u32 %r85,%r305,%r306;
min.u32 %r307,%r532,%r524;
min.u32 %r308,%r307,%r83;
min.u32 %r309,%r524,%r83;
min.u32 %r310,%r309,%r85;
min.u32 %r311,%r518,%r304;
shl.b32 %r312,%r517,16;
min.u32 %r86,%r311,%r312;
min.u32 %r313,%r514,%r306;
shl.b32 %r314,%r513,16;
min.u32 %r87,%r313,%r314;
min.u32 %r315,%r531,%r523;
min.u32 %r316,%r315,%r86;
min.u32 %r317,%r523,%r86;
min.u32 %r318,%r317,%r87;
min.u32 %r319,%r304,%r312;
shl.b32 %r320,%r517,8;
min.u32 %r88,%r319,%r320;
min.u32 %r321,%r306,%r314;
shl.b32 %r322,%r513,8;
min.u32 %r89,%r321,%r322;
min.u32 %r323,%r530,%r522;
min.u32 %r324,%r323,%r88;
min.u32 %r325,%r522,%r88;
min.u32 %r326,%r325,%r89;
min.u32 %r327,%r312,%r320;
min.u32 %r90,%r327,%r517;
min.u32 %r328,%r314,%r322;
min.u32 %r91,%r328,%r513;
min.u32 %r329,%r529,%r521;
min.u32 %r330,%r329,%r90;
min.u32 %r331,%r521,%r90;
min.u32 %r332,%r331,%r91;
min.u32 %r333,%r320,%r517;
xor.b32 %r516,%r516,%r176;
shl.b32 %r334,%r516,24;
min.u32 %r93,%r333,%r334;
min.u32 %r335,%r322,%r513;
xor.b32 %r512,%r512,%r176;
shl.b32 %r336,%r512,24;
min.u32 %r95,%r335,%r336;
min.u32 %r337,%r528,%r520;
min.u32 %r338,%r337,%r93;
min.u32 %r339,%r520,%r93;
min.u32 %r340,%r339,%r95;
mov.u32 %r341,115;
prmt.b32 %r342,%r286,%r294,%r341;
prmt.b32 %r343,%r300,%r308,%r341;
mov.u32 %r344,21520;
prmt.b32 %r539,%r342,%r343,%r344;
prmt.b32 %r345,%r316,%r324,%r341;
prmt.b32 %r346,%r330,%r338,%r341;
prmt.b32 %r538,%r345,%r346,%r344;
prmt.b32 %r347,%r288,%r296,%r341;
prmt.b32 %r348,%r302,%r310,%r341;
prmt.b32 %r537,%r347,%r348,%r344;
prmt.b32 %r349,%r318,%r326,%r341;
prmt.b32 %r350,%r332,%r340,%r341;
prmt.b32 %r536,%r349,%r350,%r344;
mov.u32 %r520,%r95;
mov.u32 %r521,%r91;
mov.u32 %r522,%r89;
mov.u32 %r523,%r87;
mov.u32 %r524,%r85;
mov.u32 %r525,%r81;
mov.u32 %r526,%r79;
mov.u32 %r527,%r77;
mov.u32 %r528,%r93;
mov.u32 %r529,%r90;
mov.u32 %r530,%r88;
mov.u32 %r531,%r86;
mov.u32 %r532,%r83;
mov.u32 %r533,%r80;
mov.u32 %r534,%r78;
mov.u32 %r535,%r74;
$19:
add.s32 %r540,%r503,2;
setp.gt.s32 %p39,%r540,%r21;
@%p39 bra $29;
setp.gt.s32 %p40,%r503,-3;
and.pred %p41,%p5,%p40;
add.s32 %r129,%r503,3;
setp.lt.s32 %p42,%r129,%r472;
and.pred %p43,%p41,%p42;
@%p43 bra $26;
bra.uni $21;
$26:
add.s32 %r464,%r21,1;
min.s32 %r463,%r472,%r464;
add.s64 %d101,%d129,-4;
ld.global.nc.u32 %r519,[%d101];
ld.global.nc.u32 %r518,[%d129];
add.s64 %d103,%d129,4;
ld.global.nc.u32 %r517,[%d103];
add.s64 %d104,%d129,8;
ld.global.nc.u32 %r516,[%d104];
add.s64 %d106,%d129,%d122;
add.s64 %d105,%d106,-4;
ld.global.nc.u32 %r515,[%d105];
ld.global.nc.u32 %r514,[%d106];
add.s64 %d107,%d106,4;
ld.global.nc.u32 %r513,[%d107];
add.s64 %d108,%d106,8;
ld.global.nc.u32 %r512,[%d108];
add.s32 %r401,%r503,5;
setp.ge.s32 %p48,%r401,%r463;
@%p48 bra $28;
shl.b64 %d111,%d122,1;
add.s64 %d109,%d129,%d111;
prefetch.global.L2 [%d109];
mul.lo.s64 %d112,%d122,3;
add.s64 %d110,%d129,%d112;
prefetch.global.L2 [%d110];
bra.uni $28;
$21:
setp.lt.u32 %p44,%r540,%r472;
@%p44 bra $23;
ld.param.u32 %r466,[%d25+40];
add.s32 %r465,%r503,2;
shr.u32 %r351,%r465,31;
mul.wide.u32 %d78,%r351,4;
xor.b64 %d79,%d78,4;
add.s64 %d80,%d25,%d79;
ld.param.u32 %r352,[%d80+44];
mad.lo.s32 %r353,%r466,%r465,%r352;
ld.param.u32 %r354,[%d80+52];
mad.lo.s32 %r355,%r354,%r472,%r353;
max.s32 %r356,%r355,0;
add.s32 %r357,%r472,-1;
min.s32 %r540,%r356,%r357;
$23:
add.s32 %r541,%r503,3;
cvt.s64.s32 %d85,%r540;
mul.lo.s64 %d86,%d122,%d85;
add.s64 %d88,%d86,%d66;
add.s64 %d82,%d121,%d88;
add.s64 %d81,%d82,%d125;
ld.global.nc.u32 %r519,[%d81];
ld.global.nc.u32 %r518,[%d82];
add.s64 %d83,%d82,4;
ld.global.nc.u32 %r517,[%d83];
add.s64 %d84,%d82,%d126;
ld.global.nc.u32 %r516,[%d84];
setp.lt.u32 %p46,%r541,%r472;
@%p46 bra $25;
add.s32 %r469,%r503,3;
ld.param.u32 %r468,[%d25+40];
shr.u32 %r372,%r469,31;
mul.wide.u32 %d90,%r372,4;
xor.b64 %d91,%d90,4;
add.s64 %d92,%d25,%d91;
ld.param.u32 %r373,[%d92+44];
mad.lo.s32 %r374,%r468,%r469,%r373;
ld.param.u32 %r375,[%d92+52];
mad.lo.s32 %r376,%r375,%r472,%r374;
max.s32 %r377,%r376,0;
add.s32 %r378,%r472,-1;
min.s32 %r541,%r377,%r378;
$25:
cvt.s64.s32 %d97,%r541;
mul.lo.s64 %d98,%d122,%d97;
add.s64 %d100,%d98,%d66;
add.s64 %d94,%d121,%d100;
add.s64 %d93,%d94,%d125;
ld.global.nc.u32 %r515,[%d93];
ld.global.nc.u32 %r514,[%d94];
add.s64 %d95,%d94,4;
ld.global.nc.u32 %r513,[%d95];
add.s64 %d96,%d94,%d126;
ld.global.nc.u32 %r512,[%d96];
$28:
shl.b64 %d113,%d122,1;
add.s64 %d129,%d129,%d113;
$29:
setp.le.s32 %p49,%r503,%r15;
@%p49 bra $52;
setp.lt.s32 %p50,%r503,%r21;
and.pred %p51,%p4,%p50;
@%p51 bra $48;
bra.uni $31;
$48:
setp.eq.s32 %p61,%r177,0;
@%p61 bra $50;
xor.b32 %r447,%r539,%r176;
ld.u32 %r448,[%d130];
xor.b32 %r449,%r538,%r176;
ld.u32 %r450,[%d130+4];
sub.s32 %r451,%r450,%r449;
sub.s32 %r452,%r448,%r447;
st.v2.u32 [%d130],{%r452,%r451};
add.s64 %d118,%d130,%d124;
xor.b32 %r453,%r537,%r176;
ld.u32 %r454,[%d118];
xor.b32 %r455,%r536,%r176;
ld.u32 %r456,[%d118+4];
sub.s32 %r457,%r456,%r455;
sub.s32 %r458,%r454,%r453;
st.v2.u32 [%d118],{%r458,%r457};
bra.uni $51;
$31:
setp.eq.s32 %p52,%r177,0;
@%p52 bra $40;
setp.gt.s32 %p53,%r503,%r21;
@%p53 bra $36;
@%p11 bra $35;
xor.b32 %r413,%r539,%r176;
ld.u32 %r414,[%d130];
sub.s32 %r415,%r414,%r413;
st.u32 [%d130],%r415;
$35:
xor.b32 %r416,%r538,%r176;
ld.u32 %r417,[%d130+4];
sub.s32 %r418,%r417,%r416;
st.u32 [%d130+4],%r418;
$36:
setp.ge.s32 %p55,%r503,%r21;
@%p55 bra $51;
@%p11 bra $39;
add.s64 %d114,%d130,%d124;
xor.b32 %r425,%r537,%r176;
ld.u32 %r426,[%d114];
sub.s32 %r427,%r426,%r425;
st.u32 [%d114],%r427;
$39:
add.s64 %d115,%d130,%d124;
xor.b32 %r428,%r536,%r176;
ld.u32 %r429,[%d115+4];
sub.s32 %r430,%r429,%r428;
st.u32 [%d115+4],%r430;
bra.uni $51;
$50:
xor.b32 %r459,%r538,%r176;
xor.b32 %r460,%r539,%r176;
st.v2.u32 [%d130],{%r460,%r459};
xor.b32 %r461,%r536,%r176;
xor.b32 %r462,%r537,%r176;
add.s64 %d119,%d130,%d124;
st.v2.u32 [%d119],{%r462,%r461};
bra.uni $51;
$40:
setp.gt.s32 %p57,%r503,%r21;
@%p57 bra $44;
@%p11 bra $43;
xor.b32 %r437,%r539,%r176;
st.u32 [%d130],%r437;
$43:
xor.b32 %r438,%r538,%r176;
st.u32 [%d130+4],%r438;
$44:
setp.ge.s32 %p59,%r503,%r21;
@%p59 bra $51;
@%p11 bra $47;
add.s64 %d116,%d130,%d124;
xor.b32 %r445,%r537,%r176;
st.u32 [%d116],%r445;
$47:
add.s64 %d117,%d130,%d124;
xor.b32 %r446,%r536,%r176;
st.u32 [%d117+4],%r446;
$51:
shl.b64 %d120,%d124,1;
add.s64 %d130,%d130,%d120;
$52:
add.s32 %r503,%r503,2;
setp.le.s32 %p62,%r503,%r21;
@%p62 bra $15;
$53:
ret;
}
.visible .entry morphology_square_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<63>;
.reg .b32 %r<566>;
.reg .b64 %d<131>;
ld.param.u64 %d41,[p0];
ld.param.v2.u32 {%r479,%r480},[p1+32];
ld.param.v2.u32 {%r180,%r181},[p1+40];
ld.param.u64 %d46,[p2];
ld.param.v2.u32 {%r481,%r482},[p3+32];
ld.param.v2.u32 {%r184,%r185},[p3+40];
ld.param.u32 %r175,[p4];
mov.b64 %d51,p5;
ld.param.u32 %r176,[p6];
ld.param.u32 %r177,[p7];
ld.param.u64 %d124,[p3+8];
ld.param.u64 %d47,[p3];
ld.param.u64 %d122,[p1+8];
ld.param.u64 %d42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r181,0;
@%p6 bra $2;
cvta.to.global.u64 %d52,%d41;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r479,%r480},[%d54+32];
ld.global.u64 %d122,[%d54+8];
ld.global.u64 %d121,[%d54];
bra.uni $3;
$2:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d42,%d55;
add.s64 %d121,%d41,%d56;
$3:
setp.eq.s32 %p7,%r185,0;
@%p7 bra $5;
cvta.to.global.u64 %d57,%d46;
mul.wide.s32 %d58,%r1,40;
add.s64 %d59,%d57,%d58;
ld.global.v2.u32 {%r481,%r482},[%d59+32];
ld.global.u64 %d124,[%d59+8];
ld.global.u64 %d123,[%d59];
bra.uni $6;
$5:
cvt.s64.s32 %d60,%r1;
mul.lo.s64 %d61,%d47,%d60;
add.s64 %d123,%d46,%d61;
$6:
mov.u32 %r190,%ctaid.x;
shl.b32 %r191,%r190,5;
mov.u32 %r192,%tid.x;
add.s32 %r193,%r191,%r192;
shl.b32 %r14,%r193,3;
mov.u32 %r194,%ctaid.y;
shl.b32 %r195,%r194,3;
mov.u32 %r196,%tid.y;
add.s32 %r197,%r195,%r196;
mul.lo.s32 %r15,%r197,%r175;
setp.ge.s32 %p8,%r14,%r481;
setp.ge.s32 %p9,%r15,%r482;
or.pred %p10,%p8,%p9;
@%p10 bra $53;
add.s32 %r19,%r14,12;
setp.eq.s32 %p11,%r19,%r481;
add.s32 %r198,%r481,-8;
min.s32 %r199,%r14,%r198;
add.s32 %r200,%r14,-4;
selp.b32 %r20,%r200,%r199,%p11;
add.s32 %r201,%r15,%r175;
min.s32 %r21,%r201,%r482;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p12,%r20,0;
mov.u64 %d25,%d51;
ld.param.u32 %r22,[%d25+64];
mov.u64 %d125,-4;
@%p12 bra $10;
setp.eq.s32 %p13,%r22,0;
mov.u64 %d125,0;
@%p13 bra $10;
add.s32 %r202,%r479,-4;
cvt.s64.s32 %d125,%r202;
$10:
add.s32 %r203,%r20,8;
setp.ne.s32 %p14,%r203,%r479;
setp.eq.s32 %p15,%r203,%r479;
setp.eq.s32 %p16,%r22,0;
or.pred %p17,%p1,%p15;
and.pred %p2,%p17,%p16;
mov.u64 %d126,8;
@%p14 bra $13;
ld.param.u32 %r204,[%d25+64];
mov.u64 %d126,0;
setp.eq.s32 %p18,%r204,0;
@%p18 bra $13;
mov.u32 %r205,8;
sub.s32 %r206,%r205,%r479;
cvt.s64.s32 %d126,%r206;
$13:
add.s32 %r511,%r15,-3;
setp.gt.s32 %p19,%r511,%r21;
@%p19 bra $53;
cvt.s64.s32 %d66,%r20;
cvt.s64.s32 %d67,%r15;
mul.lo.s64 %d68,%d124,%d67;
add.s64 %d69,%d68,%d66;
add.s64 %d130,%d123,%d69;
mov.u32 %r528,0;
and.pred %p3,%p15,%p16;
setp.ne.s32 %p22,%r19,%r481;
or.b64 %d70,%d124,%d130;
and.b64 %d71,%d70,7;
setp.eq.s64 %p23,%d71,0;
and.pred %p4,%p23,%p22;
add.s32 %r230,%r15,-1;
cvt.s64.s32 %d72,%r230;
mul.lo.s64 %d73,%d122,%d72;
add.s64 %d74,%d73,%d66;
add.s64 %d129,%d121,%d74;
setp.gt.s32 %p24,%r20,3;
add.s32 %r231,%r20,12;
setp.le.s32 %p25,%r231,%r479;
and.pred %p5,%p24,%p25;
not.pred %p28,%p2;
mov.u32 %r529,%r528;
mov.u32 %r530,%r528;
mov.u32 %r531,%r528;
mov.u32 %r532,%r528;
mov.u32 %r533,%r528;
mov.u32 %r534,%r528;
mov.u32 %r535,%r528;
mov.u32 %r536,%r528;
mov.u32 %r537,%r528;
mov.u32 %r538,%r528;
mov.u32 %r539,%r528;
mov.u32 %r540,%r528;
mov.u32 %r541,%r528;
mov.u32 %r542,%r528;
mov.u32 %r543,%r528;
mov.u32 %r544,%r528;
mov.u32 %r545,%r528;
mov.u32 %r546,%r528;
mov.u32 %r547,%r528;
$15:
.pragma "nounroll";
mad.lo.s32 %r236,%r197,%r175,-1;
setp.lt.s32 %p26,%r511,%r236;
@%p26 bra $19;
setp.gt.s32 %p27,%r511,-1;
and.pred %p29,%p28,%p27;
add.s32 %r55,%r511,1;
setp.lt.s32 %p30,%r55,%r480;
and.pred %p31,%p30,%p29;
@%p31 bra $18;
or.b32 %r247,%r22,%r20;
setp.eq.s32 %p33,%r247,0;
ld.param.u32 %r248,[%d25+60];
setp.ne.s32 %p34,%r248,0;
ld.param.u32 %r249,[%d25];
and.b32 %r250,%r249,30583;
ld.param.u32 %r251,[%d25+4];
and.b32 %r252,%r251,30583;
ld.param.u32 %r253,[%d25+16];
and.b32 %r254,%r253,30583;
ld.param.u32 %r255,[%d25+20];
and.b32 %r256,%r255,30583;
setp.ge.u32 %p35,%r511,%r480;
and.pred %p36,%p35,%p34;
prmt.b32 %r257,%r526,%r525,%r250;
prmt.b32 %r258,%r257,%r524,%r252;
ld.param.u32 %r259,[%d25+32];
and.b32 %r260,%r258,%r259;
ld.param.u32 %r261,[%d25+36];
or.b32 %r262,%r260,%r261;
selp.b32 %r263,%r262,%r527,%p33;
prmt.b32 %r264,%r525,%r526,%r254;
prmt.b32 %r265,%r264,%r263,%r256;
and.b32 %r266,%r265,%r259;
or.b32 %r267,%r266,%r261;
selp.b32 %r268,%r267,%r524,%p3;
selp.b32 %r524,%r261,%r268,%p36;
selp.b32 %r525,%r261,%r525,%p36;
selp.b32 %r526,%r261,%r526,%p36;
selp.b32 %r527,%r261,%r263,%p36;
setp.ge.u32 %p37,%r55,%r480;
and.pred %p38,%p37,%p34;
prmt.b32 %r269,%r522,%r521,%r250;
prmt.b32 %r270,%r269,%r520,%r252;
and.b32 %r271,%r270,%r259;
or.b32 %r272,%r271,%r261;
selp.b32 %r273,%r272,%r523,%p33;
prmt.b32 %r274,%r521,%r522,%r254;
prmt.b32 %r275,%r274,%r273,%r256;
and.b32 %r276,%r275,%r259;
or.b32 %r277,%r276,%r261;
selp.b32 %r278,%r277,%r520,%p3;
selp.b32 %r520,%r261,%r278,%p38;
selp.b32 %r521,%r261,%r521,%p38;
selp.b32 %r522,%r261,%r522,%p38;
selp.b32 %r523,%r261,%r273,%p38;
$18:
xor.b32 %r527,%r527,%r176;
shl.b32 %r279,%r527,16;
xor.b32 %r526,%r526,%r176;
shl.b32 %r280,%r526,24;
min.u32 %r281,%r279,%r280;
min.u32 %r74,%r281,%r526;
xor.b32 %r523,%r523,%r176;
shl.b32 %r282,%r523,16;
xor.b32 %r522,%r522,%r176;
shl.b32 %r283,%r522,24;
min.u32 %r284,%r282,%r283;
min.u32 %r77,%r284,%r522;
min.u32 %r285,%r543,%r535;
min.u32 %r286,%r285,%r74;
min.u32 %r287,%r535,%r74;
min.u32 %r288,%r287,%r77;
shl.b32 %r289,%r527,8;
shl.b32 %r290,%r526,16;
min.u32 %r291,%r289,%r290;
xor.b32 %r525,%r525,%r176;
shl.b32 %r292,%r525,24;
min.u32 %r79,%r291,%r292;
shl.b32 %r293,%r523,8;
shl.b32 %r294,%r522,16;
min.u32 %r295,%r293,%r294;
xor.b32 %r521,%r521,%r176;
shl.b32 %r296,%r521,24;
min.u32 %r81,%r295,%r296;
min.u32 %r297,%r542,%r534;
min.u32 %r298,%r297,%r79;
min.u32 %r299,%r534,%r79;
min.u32 %r300,%r299,%r81;
shl.b32 %r301,%r526,8;
min.u32 %r302,%r527,%r301;
shl.b32 %r303,%r525,16;
min.u32 %r82,%r302,%r303;
shl.b32 %r304,%r522,8;
min.u32 %r305,%r523,%r304;
shl.b32 %r306,%r521,16;
min.u32 %r83,%r305,%r306;
min.u32 %r307,%r541,%r533;
min.u32 %r308,%r307,%r82;
min.u32 %r309,%r533,%r82;
min.u32 %r310,%r309,%r83;
min.u32 %r311,%r280,%r526;
shl.b32 %r312,%r525,8;
min.u32 %r84,%r311,%r312;
min.u32 %r313,%r283,%r522;
shl.b32 %r314,%r521,8;
min.u32 %r85,%r313,%r314;
min.u32 %r315,%r540,%r532;
min.u32 %r316,%r315,%r84;
min.u32 %r317,%r532,%r84;
min.u32 %r318,%r317,%r85;
min.u32 %r319,%r290,%r292;
min.u32 %r86,%r319,%r525;
min.u32 %r320,%r294,%r296;
min.u32 %r87,%r320,%r521;
min.u32 %r321,%r539,%r531;
min.u32 %r322,%r321,%r86;
min.u32 %r323,%r531,%r86;
min.u32 %r324,%r323,%r87;
min.u32 %r325,%r301,%r303;
xor.b32 %r524,%r524,%r176;
shl.b32 %r326,%r524,24;
min.u32 %r89,%r325,%r326;
min.u32 %r327,%r304,%r306;
xor.b32 %r520,%r520,%r176;
shl.b32 %r328,%r520,24;
min.u32 %r91,%r327,%r328;
min.u32 %r329,%r538,%r530;
min.u32 %r330,%r329,%r89;
min.u32 %r331,%r530,%r89;
min.u32 %r332,%r331,%r91;
min.u32 %r333,%r526,%r312;
shl.b32 %r334,%r524,16;
min.u32 %r92,%r333,%r334;
min.u32 %r335,%r522,%r314;
shl.b32 %r336,%r520,16;
min.u32 %r93,%r335,%r336;
min.u32 %r337,%r537,%r529;
min.u32 %r338,%r337,%r92;
min.u32 %r339,%r529,%r92;
min.u32 %r340,%r339,%r93;
min.u32 %r341,%r292,%r525;
shl.b32 %r342,%r524,8;
min.u32 %r94,%r341,%r342;
min.u32 %r343,%r296,%r521;
shl.b32 %r344,%r520,8;
min.u32 %r95,%r343,%r344;
min.u32 %r345,%r536,%r528;
min.u32 %r346,%r345,%r94;
min.u32 %r347,%r528,%r94;
min.u32 %r348,%r347,%r95;
mov.u32 %r349,115;
prmt.b32 %r350,%r286,%r298,%r349;
prmt.b32 %r351,%r308,%r316,%r349;
mov.u32 %r352,21520;
prmt.b32 %r547,%r350,%r351,%r352;
prmt.b32 %r353,%r322,%r330,%r349;
prmt.b32 %r354,%r338,%r346,%r349;
prmt.b32 %r546,%r353,%r354,%r352;
prmt.b32 %r355,%r288,%r300,%r349;
prmt.b32 %r356,%r310,%r318,%r349;
prmt.b32 %r545,%r355,%r356,%r352;
prmt.b32 %r357,%r324,%r332,%r349;
prmt.b32 %r358,%r340,%r348,%r349;
prmt.b32 %r544,%r357,%r358,%r352;
mov.u32 %r528,%r95;
mov.u32 %r529,%r93;
mov.u32 %r530,%r91;
mov.u32 %r531,%r87;
mov.u32 %r532,%r85;
mov.u32 %r533,%r83;
mov.u32 %r534,%r81;
mov.u32 %r535,%r77;
mov.u32 %r536,%r94;
mov.u32 %r537,%r92;
mov.u32 %r538,%r89;
mov.u32 %r539,%r86;
mov.u32 %r540,%r84;
mov.u32 %r541,%r82;
mov.u32 %r542,%r79;
mov.u32 %r543,%r74;
$19:
add.s32 %r548,%r511,2;
setp.gt.s32 %p39,%r548,%r21;
@%p39 bra $29;
setp.gt.s32 %p40,%r511,-3;
and.pred %p41,%p5,%p40;
add.s32 %r129,%r511,3;
setp.lt.s32 %p42,%r129,%r480;
and.pred %p43,%p41,%p42;
@%p43 bra $26;
bra.uni $21;
$26:
add.s32 %r472,%r21,1;
min.s32 %r471,%r480,%r472;
add.s64 %d101,%d129,-4;
ld.global.nc.u32 %r527,[%d101];
ld.global.nc.u32 %r526,[%d129];
add.s64 %d103,%d129,4;
ld.global.nc.u32 %r525,[%d103];
add.s64 %d104,%d129,8;
ld.global.nc.u32 %r524,[%d104];
add.s64 %d106,%d129,%d122;
add.s64 %d105,%d106,-4;
ld.global.nc.u32 %r523,[%d105];
ld.global.nc.u32 %r522,[%d106];
add.s64 %d107,%d106,4;
ld.global.nc.u32 %r521,[%d107];
add.s64 %d108,%d106,8;
ld.global.nc.u32 %r520,[%d108];
add.s32 %r409,%r511,5;
setp.ge.s32 %p48,%r409,%r471;
@%p48 bra $28;
shl.b64 %d111,%d122,1;
add.s64 %d109,%d129,%d111;
prefetch.global.L2 [%d109];
mul.lo.s64 %d112,%d122,3;
add.s64 %d110,%d129,%d112;
prefetch.global.L2 [%d110];
bra.uni $28;
$21:
setp.lt.u32 %p44,%r548,%r480;
@%p44 bra $23;
ld.param.u32 %r474,[%d25+40];
add.s32 %r473,%r511,2;
shr.u32 %r359,%r473,31;
mul.wide.u32 %d78,%r359,4;
xor.b64 %d79,%d78,4;
add.s64 %d80,%d25,%d79;
ld.param.u32 %r360,[%d80+44];
mad.lo.s32 %r361,%r474,%r473,%r360;
ld.param.u32 %r362,[%d80+52];
mad.lo.s32 %r363,%r362,%r480,%r361;
max.s32 %r364,%r363,0;
add.s32 %r365,%r480,-1;
min.s32 %r548,%r364,%r365;
$23:
add.s32 %r549,%r511,3;
cvt.s64.s32 %d85,%r548;
mul.lo.s64 %d86,%d122,%d85;
add.s64 %d88,%d86,%d66;
add.s64 %d82,%d121,%d88;
add.s64 %d81,%d82,%d125;
ld.global.nc.u32 %r527,[%d81];
ld.global.nc.u32 %r526,[%d82];
add.s64 %d83,%d82,4;
ld.global.nc.u32 %r525,[%d83];
add.s64 %d84,%d82,%d126;
ld.global.nc.u32 %r524,[%d84];
setp.lt.u32 %p46,%r549,%r480;
@%p46 bra $25;
add.s32 %r477,%r511,3;
ld.param.u32 %r476,[%d25+40];
shr.u32 %r380,%r477,31;
mul.wide.u32 %d90,%r380,4;
xor.b64 %d91,%d90,4;
add.s64 %d92,%d25,%d91;
ld.param.u32 %r381,[%d92+44];
mad.lo.s32 %r382,%r476,%r477,%r381;
ld.param.u32 %r383,[%d92+52];
mad.lo.s32 %r384,%r383,%r480,%r382;
max.s32 %r385,%r384,0;
add.s32 %r386,%r480,-1;
min.s32 %r549,%r385,%r386;
$25:
cvt.s64.s32 %d97,%r549;
mul.lo.s64 %d98,%d122,%d97;
add.s64 %d100,%d98,%d66;
add.s64 %d94,%d121,%d100;
add.s64 %d93,%d94,%d125;
ld.global.nc.u32 %r523,[%d93];
ld.global.nc.u32 %r522,[%d94];
add.s64 %d95,%d94,4;
ld.global.nc.u32 %r521,[%d95];
add.s64 %d96,%d94,%d126;
ld.global.nc.u32 %r520,[%d96];
$28:
shl.b64 %d113,%d122,1;
add.s64 %d129,%d129,%d113;
$29:
setp.le.s32 %p49,%r511,%r15;
@%p49 bra $52;
setp.lt.s32 %p50,%r511,%r21;
and.pred %p51,%p4,%p50;
@%p51 bra $48;
bra.uni $31;
$48:
setp.eq.s32 %p61,%r177,0;
@%p61 bra $50;
xor.b32 %r455,%r547,%r176;
ld.u32 %r456,[%d130];
xor.b32 %r457,%r546,%r176;
ld.u32 %r458,[%d130+4];
sub.s32 %r459,%r458,%r457;
sub.s32 %r460,%r456,%r455;
st.v2.u32 [%d130],{%r460,%r459};
add.s64 %d118,%d130,%d124;
xor.b32 %r461,%r545,%r176;
ld.u32 %r462,[%d118];
xor.b32 %r463,%r544,%r176;
ld.u32 %r464,[%d118+4];
sub.s32 %r465,%r464,%r463;
sub.s32 %r466,%r462,%r461;
st.v2.u32 [%d118],{%r466,%r465};
bra.uni $51;
$31:
setp.eq.s32 %p52,%r177,0;
@%p52 bra $40;
setp.gt.s32 %p53,%r511,%r21;
@%p53 bra $36;
@%p11 bra $35;
xor.b32 %r421,%r547,%r176;
ld.u32 %r422,[%d130];
sub.s32 %r423,%r422,%r421;
st.u32 [%d130],%r423;
$35:
xor.b32 %r424,%r546,%r176;
ld.u32 %r425,[%d130+4];
sub.s32 %r426,%r425,%r424;
st.u32 [%d130+4],%r426;
$36:
setp.ge.s32 %p55,%r511,%r21;
@%p55 bra $51;
@%p11 bra $39;
add.s64 %d114,%d130,%d124;
xor.b32 %r433,%r545,%r176;
ld.u32 %r434,[%d114];
sub.s32 %r435,%r434,%r433;
st.u32 [%d114],%r435;
$39:
add.s64 %d115,%d130,%d124;
xor.b32 %r436,%r544,%r176;
ld.u32 %r437,[%d115+4];
sub.s32 %r438,%r437,%r436;
st.u32 [%d115+4],%r438;
bra.uni $51;
$50:
xor.b32 %r467,%r546,%r176;
xor.b32 %r468,%r547,%r176;
st.v2.u32 [%d130],{%r468,%r467};
xor.b32 %r469,%r544,%r176;
xor.b32 %r470,%r545,%r176;
add.s64 %d119,%d130,%d124;
st.v2.u32 [%d119],{%r470,%r469};
bra.uni $51;
$40:
setp.gt.s32 %p57,%r511,%r21;
@%p57 bra $44;
@%p11 bra $43;
xor.b32 %r445,%r547,%r176;
st.u32 [%d130],%r445;
$43:
xor.b32 %r446,%r546,%r176;
st.u32 [%d130+4],%r446;
$44:
setp.ge.s32 %p59,%r511,%r21;
@%p59 bra $51;
@%p11 bra $47;
add.s64 %d116,%d130,%d124;
xor.b32 %r453,%r545,%r176;
st.u32 [%d116],%r453;
$47:
add.s64 %d117,%d130,%d124;
xor.b32 %r454,%r544,%r176;
st.u32 [%d117+4],%r454;
$51:
shl.b64 %d120,%d124,1;
add.s64 %d130,%d130,%d120;
$52:
add.s32 %r511,%r511,2;
setp.le.s32 %p62,%r511,%r21;
@%p62 bra $15;
$53:
ret;
}
.visible .entry morphology_square_3_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<63>;
.reg .b32 %r<568>;
.reg .b64 %d<131>;
ld.param.u64 %d41,[p0];
ld.param.v2.u32 {%r481,%r482},[p1+32];
ld.param.v2.u32 {%r180,%r181},[p1+40];
ld.param.u64 %d46,[p2];
ld.param.v2.u32 {%r483,%r484},[p3+32];
ld.param.v2.u32 {%r184,%r185},[p3+40];
ld.param.u32 %r175,[p4];
mov.b64 %d51,p5;
ld.param.u32 %r176,[p6];
ld.param.u32 %r177,[p7];
ld.param.u64 %d124,[p3+8];
ld.param.u64 %d47,[p3];
ld.param.u64 %d122,[p1+8];
ld.param.u64 %d42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r181,0;
@%p6 bra $2;
cvta.to.global.u64 %d52,%d41;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r481,%r482},[%d54+32];
ld.global.u64 %d122,[%d54+8];
ld.global.u64 %d121,[%d54];
bra.uni $3;
$2:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d42,%d55;
add.s64 %d121,%d41,%d56;
$3:
setp.eq.s32 %p7,%r185,0;
@%p7 bra $5;
cvta.to.global.u64 %d57,%d46;
mul.wide.s32 %d58,%r1,40;
add.s64 %d59,%d57,%d58;
ld.global.v2.u32 {%r483,%r484},[%d59+32];
ld.global.u64 %d124,[%d59+8];
ld.global.u64 %d123,[%d59];
bra.uni $6;
$5:
cvt.s64.s32 %d60,%r1;
mul.lo.s64 %d61,%d47,%d60;
add.s64 %d123,%d46,%d61;
$6:
mov.u32 %r190,%ctaid.x;
shl.b32 %r191,%r190,5;
mov.u32 %r192,%tid.x;
add.s32 %r193,%r191,%r192;
shl.b32 %r14,%r193,3;
mov.u32 %r194,%ctaid.y;
shl.b32 %r195,%r194,3;
mov.u32 %r196,%tid.y;
add.s32 %r197,%r195,%r196;
mul.lo.s32 %r15,%r197,%r175;
setp.ge.s32 %p8,%r14,%r483;
setp.ge.s32 %p9,%r15,%r484;
or.pred %p10,%p8,%p9;
@%p10 bra $53;
add.s32 %r19,%r14,12;
setp.eq.s32 %p11,%r19,%r483;
add.s32 %r198,%r483,-8;
min.s32 %r199,%r14,%r198;
add.s32 %r200,%r14,-4;
selp.b32 %r20,%r200,%r199,%p11;
add.s32 %r201,%r15,%r175;
min.s32 %r21,%r201,%r484;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p12,%r20,0;
mov.u64 %d25,%d51;
ld.param.u32 %r22,[%d25+64];
mov.u64 %d125,-4;
@%p12 bra $10;
setp.eq.s32 %p13,%r22,0;
mov.u64 %d125,0;
@%p13 bra $10;
add.s32 %r202,%r481,-4;
cvt.s64.s32 %d125,%r202;
$10:
add.s32 %r203,%r20,8;
setp.ne.s32 %p14,%r203,%r481;
setp.eq.s32 %p15,%r203,%r481;
setp.eq.s32 %p16,%r22,0;
or.pred %p17,%p1,%p15;
and.pred %p2,%p17,%p16;
mov.u64 %d126,8;
@%p14 bra $13;
ld.param.u32 %r204,[%d25+64];
mov.u64 %d126,0;
setp.eq.s32 %p18,%r204,0;
@%p18 bra $13;
mov.u32 %r205,8;
sub.s32 %r206,%r205,%r481;
cvt.s64.s32 %d126,%r206;
$13:
add.s32 %r513,%r15,-3;
setp.gt.s32 %p19,%r513,%r21;
@%p19 bra $53;
cvt.s64.s32 %d66,%r20;
cvt.s64.s32 %d67,%r15;
mul.lo.s64 %d68,%d124,%d67;
add.s64 %d69,%d68,%d66;
add.s64 %d130,%d123,%d69;
mov.u32 %r530,0;
and.pred %p3,%p15,%p16;
setp.ne.s32 %p22,%r19,%r483;
or.b64 %d70,%d124,%d130;
and.b64 %d71,%d70,7;
setp.eq.s64 %p23,%d71,0;
and.pred %p4,%p23,%p22;
add.s32 %r230,%r15,-1;
cvt.s64.s32 %d72,%r230;
mul.lo.s64 %d73,%d122,%d72;
add.s64 %d74,%d73,%d66;
add.s64 %d129,%d121,%d74;
setp.gt.s32 %p24,%r20,3;
add.s32 %r231,%r20,12;
setp.le.s32 %p25,%r231,%r481;
and.pred %p5,%p24,%p25;
not.pred %p28,%p2;
mov.u32 %r531,%r530;
mov.u32 %r532,%r530;
mov.u32 %r533,%r530;
mov.u32 %r534,%r530;
mov.u32 %r535,%r530;
mov.u32 %r536,%r530;
mov.u32 %r537,%r530;
mov.u32 %r538,%r530;
mov.u32 %r539,%r530;
mov.u32 %r540,%r530;
mov.u32 %r541,%r530;
mov.u32 %r542,%r530;
mov.u32 %r543,%r530;
mov.u32 %r544,%r530;
mov.u32 %r545,%r530;
mov.u32 %r546,%r530;
mov.u32 %r547,%r530;
mov.u32 %r548,%r530;
mov.u32 %r549,%r530;
$15:
.pragma "nounroll";
mad.lo.s32 %r236,%r197,%r175,-1;
setp.lt.s32 %p26,%r513,%r236;
@%p26 bra $19;
setp.gt.s32 %p27,%r513,-1;
and.pred %p29,%p28,%p27;
add.s32 %r55,%r513,1;
setp.lt.s32 %p30,%r55,%r482;
and.pred %p31,%p30,%p29;
@%p31 bra $18;
or.b32 %r247,%r22,%r20;
setp.eq.s32 %p33,%r247,0;
ld.param.u32 %r248,[%d25+60];
setp.ne.s32 %p34,%r248,0;
ld.param.u32 %r249,[%d25];
and.b32 %r250,%r249,30583;
ld.param.u32 %r251,[%d25+4];
and.b32 %r252,%r251,30583;
ld.param.u32 %r253,[%d25+16];
and.b32 %r254,%r253,30583;
ld.param.u32 %r255,[%d25+20];
and.b32 %r256,%r255,30583;
setp.ge.u32 %p35,%r513,%r482;
and.pred %p36,%p35,%p34;
prmt.b32 %r257,%r528,%r527,%r250;
prmt.b32 %r258,%r257,%r526,%r252;
ld.param.u32 %r259,[%d25+32];
and.b32 %r260,%r258,%r259;
ld.param.u32 %r261,[%d25+36];
or.b32 %r262,%r260,%r261;
selp.b32 %r263,%r262,%r529,%p33;
prmt.b32 %r264,%r527,%r528,%r254;
prmt.b32 %r265,%r264,%r263,%r256;
and.b32 %r266,%r265,%r259;
or.b32 %r267,%r266,%r261;
selp.b32 %r268,%r267,%r526,%p3;
selp.b32 %r526,%r261,%r268,%p36;
selp.b32 %r527,%r261,%r527,%p36;
selp.b32 %r528,%r261,%r528,%p36;
selp.b32 %r529,%r261,%r263,%p36;
setp.ge.u32 %p37,%r55,%r482;
and.pred %p38,%p37,%p34;
prmt.b32 %r269,%r524,%r523,%r250;
prmt.b32 %r270,%r269,%r522,%r252;
and.b32 %r271,%r270,%r259;
or.b32 %r272,%r271,%r261;
selp.b32 %r273,%r272,%r525,%p33;
prmt.b32 %r274,%r523,%r524,%r254;
prmt.b32 %r275,%r274,%r273,%r256;
and.b32 %r276,%r275,%r259;
or.b32 %r277,%r276,%r261;
selp.b32 %r278,%r277,%r522,%p3;
selp.b32 %r522,%r261,%r278,%p38;
selp.b32 %r523,%r261,%r523,%p38;
selp.b32 %r524,%r261,%r524,%p38;
selp.b32 %r525,%r261,%r273,%p38;
$18:
xor.b32 %r529,%r529,%r176;
shl.b32 %r279,%r529,24;
xor.b32 %r528,%r528,%r176;
shl.b32 %r280,%r528,24;
min.u32 %r281,%r279,%r280;
xor.b32 %r527,%r527,%r176;
shl.b32 %r282,%r527,24;
min.u32 %r75,%r281,%r282;
xor.b32 %r525,%r525,%r176;
shl.b32 %r283,%r525,24;
xor.b32 %r524,%r524,%r176;
shl.b32 %r284,%r524,24;
min.u32 %r285,%r283,%r284;
xor.b32 %r523,%r523,%r176;
shl.b32 %r286,%r523,24;
min.u32 %r79,%r285,%r286;
min.u32 %r287,%r545,%r537;
min.u32 %r288,%r287,%r75;
min.u32 %r289,%r537,%r75;
min.u32 %r290,%r289,%r79;
shl.b32 %r291,%r529,16;
shl.b32 %r292,%r528,16;
min.u32 %r293,%r291,%r292;
shl.b32 %r294,%r527,16;
min.u32 %r80,%r293,%r294;
shl.b32 %r295,%r525,16;
shl.b32 %r296,%r524,16;
min.u32 %r297,%r295,%r296;
shl.b32 %r298,%r523,16;
min.u32 %r81,%r297,%r298;
min.u32 %r299,%r544,%r536;
min.u32 %r300,%r299,%r80;
min.u32 %r301,%r536,%r80;
min.u32 %r302,%r301,%r81;
shl.b32 %r303,%r529,8;
shl.b32 %r304,%r528,8;
min.u32 %r305,%r303,%r304;
shl.b32 %r306,%r527,8;
min.u32 %r82,%r305,%r306;
shl.b32 %r307,%r525,8;
shl.b32 %r308,%r524,8;
min.u32 %r309,%r307,%r308;
shl.b32 %r310,%r523,8;
min.u32 %r83,%r309,%r310;
min.u32 %r311,%r543,%r535;
min.u32 %r312,%r311,%r82;
min.u32 %r313,%r535,%r82;
min.u32 %r314,%r313,%r83;
min.u32 %r315,%r529,%r528;
min.u32 %r84,%r315,%r527;
min.u32 %r316,%r525,%r524;
min.u32 %r85,%r316,%r523;
min.u32 %r317,%r542,%r534;
min.u32 %r318,%r317,%r84;
min.u32 %r319,%r534,%r84;
min.u32 %r320,%r319,%r85;
min.u32 %r321,%r280,%r282;
xor.b32 %r526,%r526,%r176;
shl.b32 %r322,%r526,24;
min.u32 %r87,%r321,%r322;
min.u32 %r323,%r284,%r286;
xor.b32 %r522,%r522,%r176;
shl.b32 %r324,%r522,24;
min.u32 %r89,%r323,%r324;
min.u32 %r325,%r541,%r533;
min.u32 %r326,%r325,%r87;
min.u32 %r327,%r533,%r87;
min.u32 %r328,%r327,%r89;
min.u32 %r329,%r292,%r294;
shl.b32 %r330,%r526,16;
min.u32 %r90,%r329,%r330;
min.u32 %r331,%r296,%r298;
shl.b32 %r332,%r522,16;
min.u32 %r91,%r331,%r332;
min.u32 %r333,%r540,%r532;
min.u32 %r334,%r333,%r90;
min.u32 %r335,%r532,%r90;
min.u32 %r336,%r335,%r91;
min.u32 %r337,%r304,%r306;
shl.b32 %r338,%r526,8;
min.u32 %r92,%r337,%r338;
min.u32 %r339,%r308,%r310;
shl.b32 %r340,%r522,8;
min.u32 %r93,%r339,%r340;
min.u32 %r341,%r539,%r531;
min.u32 %r342,%r341,%r92;
min.u32 %r343,%r531,%r92;
min.u32 %r344,%r343,%r93;
min.u32 %r345,%r528,%r527;
min.u32 %r94,%r345,%r526;
min.u32 %r346,%r524,%r523;
min.u32 %r95,%r346,%r522;
min.u32 %r347,%r538,%r530;
min.u32 %r348,%r347,%r94;
min.u32 %r349,%r530,%r94;
min.u32 %r350,%r349,%r95;
mov.u32 %r351,115;
prmt.b32 %r352,%r288,%r300,%r351;
prmt.b32 %r353,%r312,%r318,%r351;
mov.u32 %r354,21520;
prmt.b32 %r549,%r352,%r353,%r354;
prmt.b32 %r355,%r326,%r334,%r351;
prmt.b32 %r356,%r342,%r348,%r351;
prmt.b32 %r548,%r355,%r356,%r354;
prmt.b32 %r357,%r290,%r302,%r351;
prmt.b32 %r358,%r314,%r320,%r351;
prmt.b32 %r547,%r357,%r358,%r354;
prmt.b32 %r359,%r328,%r336,%r351;
prmt.b32 %r360,%r344,%r350,%r351;
prmt.b32 %r546,%r359,%r360,%r354;
mov.u32 %r530,%r95;
mov.u32 %r531,%r93;
mov.u32 %r532,%r91;
mov.u32 %r533,%r89;
mov.u32 %r534,%r85;
mov.u32 %r535,%r83;
mov.u32 %r536,%r81;
mov.u32 %r537,%r79;
mov.u32 %r538,%r94;
mov.u32 %r539,%r92;
mov.u32 %r540,%r90;
mov.u32 %r541,%r87;
mov.u32 %r542,%r84;
mov.u32 %r543,%r82;
mov.u32 %r544,%r80;
mov.u32 %r545,%r75;
$19:
add.s32 %r550,%r513,2;
setp.gt.s32 %p39,%r550,%r21;
@%p39 bra $29;
setp.gt.s32 %p40,%r513,-3;
and.pred %p41,%p5,%p40;
add.s32 %r129,%r513,3;
setp.lt.s32 %p42,%r129,%r482;
and.pred %p43,%p41,%p42;
@%p43 bra $26;
bra.uni $21;
$26:
add.s32 %r474,%r21,1;
min.s32 %r473,%r482,%r474;
add.s64 %d101,%d129,-4;
ld.global.nc.u32 %r529,[%d101];
ld.global.nc.u32 %r528,[%d129];
add.s64 %d103,%d129,4;
ld.global.nc.u32 %r527,[%d103];
add.s64 %d104,%d129,8;
ld.global.nc.u32 %r526,[%d104];
add.s64 %d106,%d129,%d122;
add.s64 %d105,%d106,-4;
ld.global.nc.u32 %r525,[%d105];
ld.global.nc.u32 %r524,[%d106];
add.s64 %d107,%d106,4;
ld.global.nc.u32 %r523,[%d107];
add.s64 %d108,%d106,8;
ld.global.nc.u32 %r522,[%d108];
add.s32 %r411,%r513,5;
setp.ge.s32 %p48,%r411,%r473;
@%p48 bra $28;
shl.b64 %d111,%d122,1;
add.s64 %d109,%d129,%d111;
prefetch.global.L2 [%d109];
mul.lo.s64 %d112,%d122,3;
add.s64 %d110,%d129,%d112;
prefetch.global.L2 [%d110];
bra.uni $28;
$21:
setp.lt.u32 %p44,%r550,%r482;
@%p44 bra $23;
ld.param.u32 %r476,[%d25+40];
add.s32 %r475,%r513,2;
shr.u32 %r361,%r475,31;
mul.wide.u32 %d78,%r361,4;
xor.b64 %d79,%d78,4;
add.s64 %d80,%d25,%d79;
ld.param.u32 %r362,[%d80+44];
mad.lo.s32 %r363,%r476,%r475,%r362;
ld.param.u32 %r364,[%d80+52];
mad.lo.s32 %r365,%r364,%r482,%r363;
max.s32 %r366,%r365,0;
add.s32 %r367,%r482,-1;
min.s32 %r550,%r366,%r367;
$23:
add.s32 %r551,%r513,3;
cvt.s64.s32 %d85,%r550;
mul.lo.s64 %d86,%d122,%d85;
add.s64 %d88,%d86,%d66;
add.s64 %d82,%d121,%d88;
add.s64 %d81,%d82,%d125;
ld.global.nc.u32 %r529,[%d81];
ld.global.nc.u32 %r528,[%d82];
add.s64 %d83,%d82,4;
ld.global.nc.u32 %r527,[%d83];
add.s64 %d84,%d82,%d126;
ld.global.nc.u32 %r526,[%d84];
setp.lt.u32 %p46,%r551,%r482;
@%p46 bra $25;
add.s32 %r479,%r513,3;
ld.param.u32 %r478,[%d25+40];
shr.u32 %r382,%r479,31;
mul.wide.u32 %d90,%r382,4;
xor.b64 %d91,%d90,4;
add.s64 %d92,%d25,%d91;
ld.param.u32 %r383,[%d92+44];
mad.lo.s32 %r384,%r478,%r479,%r383;
ld.param.u32 %r385,[%d92+52];
mad.lo.s32 %r386,%r385,%r482,%r384;
max.s32 %r387,%r386,0;
add.s32 %r388,%r482,-1;
min.s32 %r551,%r387,%r388;
$25:
cvt.s64.s32 %d97,%r551;
mul.lo.s64 %d98,%d122,%d97;
add.s64 %d100,%d98,%d66;
add.s64 %d94,%d121,%d100;
add.s64 %d93,%d94,%d125;
ld.global.nc.u32 %r525,[%d93];
ld.global.nc.u32 %r524,[%d94];
add.s64 %d95,%d94,4;
ld.global.nc.u32 %r523,[%d95];
add.s64 %d96,%d94,%d126;
ld.global.nc.u32 %r522,[%d96];
$28:
shl.b64 %d113,%d122,1;
add.s64 %d129,%d129,%d113;
$29:
setp.le.s32 %p49,%r513,%r15;
@%p49 bra $52;
setp.lt.s32 %p50,%r513,%r21;
and.pred %p51,%p4,%p50;
@%p51 bra $48;
bra.uni $31;
$48:
setp.eq.s32 %p61,%r177,0;
@%p61 bra $50;
xor.b32 %r457,%r549,%r176;
ld.u32 %r458,[%d130];
xor.b32 %r459,%r548,%r176;
ld.u32 %r460,[%d130+4];
sub.s32 %r461,%r460,%r459;
sub.s32 %r462,%r458,%r457;
st.v2.u32 [%d130],{%r462,%r461};
add.s64 %d118,%d130,%d124;
xor.b32 %r463,%r547,%r176;
ld.u32 %r464,[%d118];
xor.b32 %r465,%r546,%r176;
ld.u32 %r466,[%d118+4];
sub.s32 %r467,%r466,%r465;
sub.s32 %r468,%r464,%r463;
st.v2.u32 [%d118],{%r468,%r467};
bra.uni $51;
$31:
setp.eq.s32 %p52,%r177,0;
@%p52 bra $40;
setp.gt.s32 %p53,%r513,%r21;
@%p53 bra $36;
@%p11 bra $35;
xor.b32 %r423,%r549,%r176;
ld.u32 %r424,[%d130];
sub.s32 %r425,%r424,%r423;
st.u32 [%d130],%r425;
$35:
xor.b32 %r426,%r548,%r176;
ld.u32 %r427,[%d130+4];
sub.s32 %r428,%r427,%r426;
st.u32 [%d130+4],%r428;
$36:
setp.ge.s32 %p55,%r513,%r21;
@%p55 bra $51;
@%p11 bra $39;
add.s64 %d114,%d130,%d124;
xor.b32 %r435,%r547,%r176;
ld.u32 %r436,[%d114];
sub.s32 %r437,%r436,%r435;
st.u32 [%d114],%r437;
$39:
add.s64 %d115,%d130,%d124;
xor.b32 %r438,%r546,%r176;
ld.u32 %r439,[%d115+4];
sub.s32 %r440,%r439,%r438;
st.u32 [%d115+4],%r440;
bra.uni $51;
$50:
xor.b32 %r469,%r548,%r176;
xor.b32 %r470,%r549,%r176;
st.v2.u32 [%d130],{%r470,%r469};
xor.b32 %r471,%r546,%r176;
xor.b32 %r472,%r547,%r176;
add.s64 %d119,%d130,%d124;
st.v2.u32 [%d119],{%r472,%r471};
bra.uni $51;
$40:
setp.gt.s32 %p57,%r513,%r21;
@%p57 bra $44;
@%p11 bra $43;
xor.b32 %r447,%r549,%r176;
st.u32 [%d130],%r447;
$43:
xor.b32 %r448,%r548,%r176;
st.u32 [%d130+4],%r448;
$44:
setp.ge.s32 %p59,%r513,%r21;
@%p59 bra $51;
@%p11 bra $47;
add.s64 %d116,%d130,%d124;
xor.b32 %r455,%r547,%r176;
st.u32 [%d116],%r455;
$47:
add.s64 %d117,%d130,%d124;
xor.b32 %r456,%r546,%r176;
st.u32 [%d117+4],%r456;
$51:
shl.b64 %d120,%d124,1;
add.s64 %d130,%d130,%d120;
$52:
add.s32 %r513,%r513,2;
setp.le.s32 %p62,%r513,%r21;
@%p62 bra $15;
$53:
ret;
}
.visible .entry morphology_square_5_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 3
{
.reg .pred %p<63>;
.reg .b32 %r<682>;
.reg .b64 %d<131>;
ld.param.u64 %d41,[p0];
ld.param.v2.u32 {%r563,%r564},[p1+32];
ld.param.v2.u32 {%r229,%r230},[p1+40];
ld.param.u64 %d46,[p2];
ld.param.v2.u32 {%r565,%r566},[p3+32];
ld.param.v2.u32 {%r233,%r234},[p3+40];
ld.param.u32 %r224,[p4];
mov.b64 %d51,p5;
ld.param.u32 %r225,[p6];
ld.param.u32 %r226,[p7];
ld.param.u64 %d124,[p3+8];
ld.param.u64 %d47,[p3];
ld.param.u64 %d122,[p1+8];
ld.param.u64 %d42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r230,0;
@%p6 bra $2;
cvta.to.global.u64 %d52,%d41;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r563,%r564},[%d54+32];
ld.global.u64 %d122,[%d54+8];
ld.global.u64 %d121,[%d54];
bra.uni $3;
$2:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d42,%d55;
add.s64 %d121,%d41,%d56;
$3:
setp.eq.s32 %p7,%r234,0;
@%p7 bra $5;
cvta.to.global.u64 %d57,%d46;
mul.wide.s32 %d58,%r1,40;
add.s64 %d59,%d57,%d58;
ld.global.v2.u32 {%r565,%r566},[%d59+32];
ld.global.u64 %d124,[%d59+8];
ld.global.u64 %d123,[%d59];
bra.uni $6;
$5:
cvt.s64.s32 %d60,%r1;
mul.lo.s64 %d61,%d47,%d60;
add.s64 %d123,%d46,%d61;
$6:
mov.u32 %r239,%ctaid.x;
shl.b32 %r240,%r239,5;
mov.u32 %r241,%tid.x;
add.s32 %r242,%r240,%r241;
shl.b32 %r14,%r242,3;
mov.u32 %r243,%ctaid.y;
shl.b32 %r244,%r243,3;
mov.u32 %r245,%tid.y;
add.s32 %r246,%r244,%r245;
mul.lo.s32 %r15,%r246,%r224;
setp.ge.s32 %p8,%r14,%r565;
setp.ge.s32 %p9,%r15,%r566;
or.pred %p10,%p8,%p9;
@%p10 bra $53;
add.s32 %r19,%r14,12;
setp.eq.s32 %p11,%r19,%r565;
add.s32 %r247,%r565,-8;
min.s32 %r248,%r14,%r247;
add.s32 %r249,%r14,-4;
selp.b32 %r20,%r249,%r248,%p11;
add.s32 %r250,%r15,%r224;
min.s32 %r21,%r250,%r566;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p12,%r20,0;
mov.u64 %d25,%d51;
ld.param.u32 %r22,[%d25+64];
mov.u64 %d125,-4;
@%p12 bra $10;
setp.eq.s32 %p13,%r22,0;
mov.u64 %d125,0;
@%p13 bra $10;
add.s32 %r251,%r563,-4;
cvt.s64.s32 %d125,%r251;
$10:
add.s32 %r252,%r20,8;
setp.ne.s32 %p14,%r252,%r563;
setp.eq.s32 %p15,%r252,%r563;
setp.eq.s32 %p16,%r22,0;
or.pred %p17,%p1,%p15;
and.pred %p2,%p17,%p16;
mov.u64 %d126,8;
@%p14 bra $13;
ld.param.u32 %r253,[%d25+64];
mov.u64 %d126,0;
setp.eq.s32 %p18,%r253,0;
@%p18 bra $13;
mov.u32 %r254,8;
sub.s32 %r255,%r254,%r563;
cvt.s64.s32 %d126,%r255;
$13:
add.s32 %r23,%r21,2;
add.s32 %r611,%r15,-4;
setp.ge.s32 %p19,%r611,%r23;
@%p19 bra $53;
cvt.s64.s32 %d66,%r20;
cvt.s64.s32 %d67,%r15;
mul.lo.s64 %d68,%d124,%d67;
add.s64 %d69,%d68,%d66;
add.s64 %d130,%d123,%d69;
mov.u32 %r628,0;
and.pred %p3,%p15,%p16;
setp.ne.s32 %p22,%r19,%r565;
or.b64 %d70,%d124,%d130;
and.b64 %d71,%d70,7;
setp.eq.s64 %p23,%d71,0;
and.pred %p4,%p23,%p22;
add.s32 %r294,%r15,-2;
cvt.s64.s32 %d72,%r294;
mul.lo.s64 %d73,%d122,%d72;
add.s64 %d74,%d73,%d66;
add.s64 %d129,%d121,%d74;
setp.gt.s32 %p24,%r20,3;
add.s32 %r295,%r20,12;
setp.le.s32 %p25,%r295,%r563;
and.pred %p5,%p24,%p25;
not.pred %p28,%p2;
mov.u32 %r629,%r628;
mov.u32 %r630,%r628;
mov.u32 %r631,%r628;
mov.u32 %r632,%r628;
mov.u32 %r633,%r628;
mov.u32 %r634,%r628;
mov.u32 %r635,%r628;
mov.u32 %r636,%r628;
mov.u32 %r637,%r628;
mov.u32 %r638,%r628;
mov.u32 %r639,%r628;
mov.u32 %r640,%r628;
mov.u32 %r641,%r628;
mov.u32 %r642,%r628;
mov.u32 %r643,%r628;
mov.u32 %r644,%r628;
mov.u32 %r645,%r628;
mov.u32 %r646,%r628;
mov.u32 %r647,%r628;
mov.u32 %r648,%r628;
mov.u32 %r649,%r628;
mov.u32 %r650,%r628;
mov.u32 %r651,%r628;
mov.u32 %r652,%r628;
mov.u32 %r653,%r628;
mov.u32 %r654,%r628;
mov.u32 %r655,%r628;
mov.u32 %r656,%r628;
mov.u32 %r657,%r628;
mov.u32 %r658,%r628;
mov.u32 %r659,%r628;
mov.u32 %r660,%r628;
mov.u32 %r661,%r628;
mov.u32 %r662,%r628;
mov.u32 %r663,%r628;
$15:
.pragma "nounroll";
mad.lo.s32 %r300,%r246,%r224,-2;
setp.lt.s32 %p26,%r611,%r300;
@%p26 bra $19;
setp.gt.s32 %p27,%r611,-1;
and.pred %p29,%p28,%p27;
add.s32 %r71,%r611,1;
setp.lt.s32 %p30,%r71,%r564;
and.pred %p31,%p30,%p29;
@%p31 bra $18;
or.b32 %r311,%r22,%r20;
setp.eq.s32 %p33,%r311,0;
ld.param.u32 %r312,[%d25+60];
setp.ne.s32 %p34,%r312,0;
ld.param.u32 %r313,[%d25];
and.b32 %r314,%r313,30583;
ld.param.u32 %r315,[%d25+4];
and.b32 %r316,%r315,30583;
ld.param.u32 %r317,[%d25+16];
and.b32 %r318,%r317,30583;
ld.param.u32 %r319,[%d25+20];
and.b32 %r320,%r319,30583;
setp.ge.u32 %p35,%r611,%r564;
and.pred %p36,%p35,%p34;
prmt.b32 %r321,%r626,%r625,%r314;
prmt.b32 %r322,%r321,%r624,%r316;
ld.param.u32 %r323,[%d25+32];
and.b32 %r324,%r322,%r323;
ld.param.u32 %r325,[%d25+36];
or.b32 %r326,%r324,%r325;
selp.b32 %r327,%r326,%r627,%p33;
prmt.b32 %r328,%r625,%r626,%r318;
prmt.b32 %r329,%r328,%r327,%r320;
and.b32 %r330,%r329,%r323;
or.b32 %r331,%r330,%r325;
selp.b32 %r332,%r331,%r624,%p3;
selp.b32 %r624,%r325,%r332,%p36;
selp.b32 %r625,%r325,%r625,%p36;
selp.b32 %r626,%r325,%r626,%p36;
selp.b32 %r627,%r325,%r327,%p36;
setp.ge.u32 %p37,%r71,%r564;
and.pred %p38,%p37,%p34;
prmt.b32 %r333,%r622,%r621,%r314;
prmt.b32 %r334,%r333,%r620,%r316;
and.b32 %r335,%r334,%r323;
or.b32 %r336,%r335,%r325;
selp.b32 %r337,%r336,%r623,%p33;
prmt.b32 %r338,%r621,%r622,%r318;
prmt.b32 %r339,%r338,%r337,%r320;
and.b32 %r340,%r339,%r323;
or.b32 %r341,%r340,%r325;
selp.b32 %r342,%r341,%r620,%p3;
selp.b32 %r620,%r325,%r342,%p38;
selp.b32 %r621,%r325,%r621,%p38;
selp.b32 %r622,%r325,%r622,%p38;
selp.b32 %r623,%r325,%r337,%p38;
$18:
xor.b32 %r627,%r627,%r225;
shl.b32 %r343,%r627,8;
min.u32 %r344,%r343,%r627;
xor.b32 %r626,%r626,%r225;
shl.b32 %r345,%r626,24;
min.u32 %r346,%r344,%r345;
shl.b32 %r347,%r626,16;
min.u32 %r348,%r346,%r347;
shl.b32 %r349,%r626,8;
xor.b32 %r623,%r623,%r225;
shl.b32 %r350,%r623,8;
min.u32 %r351,%r350,%r623;
xor.b32 %r622,%r622,%r225;
shl.b32 %r352,%r622,24;
min.u32 %r353,%r351,%r352;
shl.b32 %r354,%r622,16;
min.u32 %r355,%r353,%r354;
shl.b32 %r356,%r622,8;
min.u32 %r92,%r355,%r356;
min.u32 %r357,%r348,%r349;
min.u32 %r93,%r357,%r92;
min.u32 %r358,%r635,%r357;
min.u32 %r359,%r643,%r93;
min.u32 %r635,%r651,%r93;
min.u32 %r643,%r659,%r93;
min.u32 %r360,%r627,%r345;
min.u32 %r361,%r360,%r347;
min.u32 %r362,%r361,%r349;
min.u32 %r363,%r623,%r352;
min.u32 %r364,%r363,%r354;
min.u32 %r365,%r364,%r356;
min.u32 %r96,%r365,%r622;
min.u32 %r366,%r362,%r626;
min.u32 %r97,%r366,%r96;
min.u32 %r367,%r634,%r366;
min.u32 %r368,%r642,%r97;
min.u32 %r634,%r650,%r97;
min.u32 %r642,%r658,%r97;
min.u32 %r369,%r345,%r347;
min.u32 %r370,%r369,%r349;
min.u32 %r371,%r370,%r626;
xor.b32 %r625,%r625,%r225;
shl.b32 %r372,%r625,24;
min.u32 %r373,%r352,%r354;
min.u32 %r374,%r373,%r356;
min.u32 %r375,%r374,%r622;
xor.b32 %r621,%r621,%r225;
shl.b32 %r376,%r621,24;
min.u32 %r102,%r375,%r376;
min.u32 %r377,%r371,%r372;
min.u32 %r103,%r377,%r102;
min.u32 %r378,%r633,%r377;
min.u32 %r379,%r641,%r103;
min.u32 %r633,%r649,%r103;
min.u32 %r641,%r657,%r103;
min.u32 %r380,%r347,%r349;
min.u32 %r381,%r380,%r626;
min.u32 %r382,%r381,%r372;
shl.b32 %r383,%r625,16;
min.u32 %r384,%r354,%r356;
min.u32 %r385,%r384,%r622;
min.u32 %r386,%r385,%r376;
shl.b32 %r387,%r621,16;
min.u32 %r106,%r386,%r387;
min.u32 %r388,%r382,%r383;
min.u32 %r107,%r388,%r106;
min.u32 %r389,%r632,%r388;
min.u32 %r390,%r640,%r107;
min.u32 %r632,%r648,%r107;
min.u32 %r640,%r656,%r107;
min.u32 %r391,%r349,%r626;
min.u32 %r392,%r391,%r372;
min.u32 %r393,%r392,%r383;
shl.b32 %r394,%r625,8;
min.u32 %r395,%r356,%r622;
min.u32 %r396,%r395,%r376;
min.u32 %r397,%r396,%r387;
shl.b32 %r398,%r621,8;
min.u32 %r110,%r397,%r398;
min.u32 %r399,%r393,%r394;
min.u32 %r111,%r399,%r110;
min.u32 %r400,%r631,%r399;
min.u32 %r401,%r639,%r111;
min.u32 %r631,%r647,%r111;
min.u32 %r639,%r655,%r111;
min.u32 %r402,%r626,%r372;
min.u32 %r403,%r402,%r383;
min.u32 %r404,%r403,%r394;
min.u32 %r405,%r622,%r376;
min.u32 %r406,%r405,%r387;
min.u32 %r407,%r406,%r398;
min.u32 %r114,%r407,%r621;
min.u32 %r408,%r404,%r625;
min.u32 %r115,%r408,%r114;
min.u32 %r409,%r630,%r408;
min.u32 %r410,%r638,%r115;
min.u32 %r630,%r646,%r115;
min.u32 %r638,%r654,%r115;
min.u32 %r411,%r372,%r383;
min.u32 %r412,%r411,%r394;
min.u32 %r413,%r412,%r625;
xor.b32 %r624,%r624,%r225;
shl.b32 %r414,%r624,24;
min.u32 %r415,%r376,%r387;
min.u32 %r416,%r415,%r398;
min.u32 %r417,%r416,%r621;
xor.b32 %r620,%r620,%r225;
shl.b32 %r418,%r620,24;
min.u32 %r120,%r417,%r418;
min.u32 %r419,%r413,%r414;
min.u32 %r121,%r419,%r120;
min.u32 %r420,%r629,%r419;
min.u32 %r421,%r637,%r121;
min.u32 %r629,%r645,%r121;
min.u32 %r637,%r653,%r121;
min.u32 %r422,%r383,%r394;
min.u32 %r423,%r422,%r625;
min.u32 %r424,%r423,%r414;
shl.b32 %r425,%r624,16;
min.u32 %r426,%r387,%r398;
min.u32 %r427,%r426,%r621;
min.u32 %r428,%r427,%r418;
shl.b32 %r429,%r620,16;
min.u32 %r124,%r428,%r429;
min.u32 %r430,%r424,%r425;
min.u32 %r125,%r430,%r124;
min.u32 %r431,%r628,%r430;
min.u32 %r432,%r636,%r125;
min.u32 %r628,%r644,%r125;
min.u32 %r636,%r652,%r125;
mov.u32 %r433,115;
prmt.b32 %r434,%r358,%r367,%r433;
prmt.b32 %r435,%r378,%r389,%r433;
mov.u32 %r436,21520;
prmt.b32 %r663,%r434,%r435,%r436;
prmt.b32 %r437,%r400,%r409,%r433;
prmt.b32 %r438,%r420,%r431,%r433;
prmt.b32 %r662,%r437,%r438,%r436;
prmt.b32 %r439,%r359,%r368,%r433;
prmt.b32 %r440,%r379,%r390,%r433;
prmt.b32 %r661,%r439,%r440,%r436;
prmt.b32 %r441,%r401,%r410,%r433;
prmt.b32 %r442,%r421,%r432,%r433;
prmt.b32 %r660,%r441,%r442,%r436;
mov.u32 %r644,%r125;
mov.u32 %r645,%r121;
mov.u32 %r646,%r115;
mov.u32 %r647,%r111;
mov.u32 %r648,%r107;
mov.u32 %r649,%r103;
mov.u32 %r650,%r97;
mov.u32 %r651,%r93;
mov.u32 %r652,%r124;
mov.u32 %r653,%r120;
mov.u32 %r654,%r114;
mov.u32 %r655,%r110;
mov.u32 %r656,%r106;
mov.u32 %r657,%r102;
mov.u32 %r658,%r96;
mov.u32 %r659,%r92;
$19:
setp.ge.s32 %p39,%r611,%r21;
@%p39 bra $29;
setp.gt.s32 %p40,%r611,-3;
and.pred %p41,%p5,%p40;
add.s32 %r176,%r611,3;
setp.lt.s32 %p42,%r176,%r564;
and.pred %p43,%p41,%p42;
@%p43 bra $26;
bra.uni $21;
$26:
add.s64 %d101,%d129,-4;
ld.global.nc.u32 %r627,[%d101];
ld.global.nc.u32 %r626,[%d129];
add.s64 %d103,%d129,4;
ld.global.nc.u32 %r625,[%d103];
add.s64 %d104,%d129,8;
ld.global.nc.u32 %r624,[%d104];
add.s64 %d106,%d129,%d122;
add.s64 %d105,%d106,-4;
ld.global.nc.u32 %r623,[%d105];
ld.global.nc.u32 %r622,[%d106];
add.s64 %d107,%d106,4;
ld.global.nc.u32 %r621,[%d107];
add.s64 %d108,%d106,8;
ld.global.nc.u32 %r620,[%d108];
min.s32 %r493,%r564,%r23;
add.s32 %r494,%r611,5;
setp.ge.s32 %p48,%r494,%r493;
@%p48 bra $28;
shl.b64 %d111,%d122,1;
add.s64 %d109,%d129,%d111;
prefetch.global.L2 [%d109];
mul.lo.s64 %d112,%d122,3;
add.s64 %d110,%d129,%d112;
prefetch.global.L2 [%d110];
bra.uni $28;
$21:
add.s32 %r664,%r611,2;
setp.lt.u32 %p44,%r664,%r564;
@%p44 bra $23;
ld.param.u32 %r559,[%d25+40];
shr.u32 %r443,%r664,31;
mul.wide.u32 %d78,%r443,4;
xor.b64 %d79,%d78,4;
add.s64 %d80,%d25,%d79;
ld.param.u32 %r444,[%d80+44];
mad.lo.s32 %r445,%r559,%r664,%r444;
ld.param.u32 %r446,[%d80+52];
mad.lo.s32 %r447,%r446,%r564,%r445;
max.s32 %r448,%r447,0;
add.s32 %r449,%r564,-1;
min.s32 %r664,%r448,%r449;
$23:
add.s32 %r665,%r611,3;
cvt.s64.s32 %d85,%r664;
mul.lo.s64 %d86,%d122,%d85;
add.s64 %d88,%d86,%d66;
add.s64 %d82,%d121,%d88;
add.s64 %d81,%d82,%d125;
ld.global.nc.u32 %r627,[%d81];
ld.global.nc.u32 %r626,[%d82];
add.s64 %d83,%d82,4;
ld.global.nc.u32 %r625,[%d83];
add.s64 %d84,%d82,%d126;
ld.global.nc.u32 %r624,[%d84];
setp.lt.u32 %p46,%r665,%r564;
@%p46 bra $25;
add.s32 %r562,%r611,3;
ld.param.u32 %r561,[%d25+40];
shr.u32 %r464,%r562,31;
mul.wide.u32 %d90,%r464,4;
xor.b64 %d91,%d90,4;
add.s64 %d92,%d25,%d91;
ld.param.u32 %r465,[%d92+44];
mad.lo.s32 %r466,%r561,%r562,%r465;
ld.param.u32 %r467,[%d92+52];
mad.lo.s32 %r468,%r467,%r564,%r466;
max.s32 %r469,%r468,0;
add.s32 %r470,%r564,-1;
min.s32 %r665,%r469,%r470;
$25:
cvt.s64.s32 %d97,%r665;
mul.lo.s64 %d98,%d122,%d97;
add.s64 %d100,%d98,%d66;
add.s64 %d94,%d121,%d100;
add.s64 %d93,%d94,%d125;
ld.global.nc.u32 %r623,[%d93];
ld.global.nc.u32 %r622,[%d94];
add.s64 %d95,%d94,4;
ld.global.nc.u32 %r621,[%d95];
add.s64 %d96,%d94,%d126;
ld.global.nc.u32 %r620,[%d96];
$28:
shl.b64 %d113,%d122,1;
add.s64 %d129,%d129,%d113;
$29:
mad.lo.s32 %r499,%r246,%r224,2;
setp.lt.s32 %p49,%r611,%r499;
@%p49 bra $52;
setp.le.s32 %p50,%r611,%r21;
and.pred %p51,%p4,%p50;
@%p51 bra $48;
bra.uni $31;
$48:
setp.eq.s32 %p61,%r226,0;
@%p61 bra $50;
xor.b32 %r542,%r663,%r225;
ld.u32 %r543,[%d130];
xor.b32 %r544,%r662,%r225;
ld.u32 %r545,[%d130+4];
sub.s32 %r546,%r545,%r544;
sub.s32 %r547,%r543,%r542;
st.v2.u32 [%d130],{%r547,%r546};
add.s64 %d118,%d130,%d124;
xor.b32 %r548,%r661,%r225;
ld.u32 %r549,[%d118];
xor.b32 %r550,%r660,%r225;
ld.u32 %r551,[%d118+4];
sub.s32 %r552,%r551,%r550;
sub.s32 %r553,%r549,%r548;
st.v2.u32 [%d118],{%r553,%r552};
bra.uni $51;
$31:
setp.eq.s32 %p52,%r226,0;
@%p52 bra $40;
add.s32 %r500,%r611,-2;
setp.ge.s32 %p53,%r500,%r21;
@%p53 bra $36;
@%p11 bra $35;
xor.b32 %r507,%r663,%r225;
ld.u32 %r508,[%d130];
sub.s32 %r509,%r508,%r507;
st.u32 [%d130],%r509;
$35:
xor.b32 %r510,%r662,%r225;
ld.u32 %r511,[%d130+4];
sub.s32 %r512,%r511,%r510;
st.u32 [%d130+4],%r512;
$36:
setp.gt.s32 %p55,%r611,%r21;
@%p55 bra $51;
@%p11 bra $39;
add.s64 %d114,%d130,%d124;
xor.b32 %r519,%r661,%r225;
ld.u32 %r520,[%d114];
sub.s32 %r521,%r520,%r519;
st.u32 [%d114],%r521;
$39:
add.s64 %d115,%d130,%d124;
xor.b32 %r522,%r660,%r225;
ld.u32 %r523,[%d115+4];
sub.s32 %r524,%r523,%r522;
st.u32 [%d115+4],%r524;
bra.uni $51;
$50:
xor.b32 %r554,%r662,%r225;
xor.b32 %r555,%r663,%r225;
st.v2.u32 [%d130],{%r555,%r554};
xor.b32 %r556,%r660,%r225;
xor.b32 %r557,%r661,%r225;
add.s64 %d119,%d130,%d124;
st.v2.u32 [%d119],{%r557,%r556};
bra.uni $51;
$40:
add.s32 %r525,%r611,-2;
setp.ge.s32 %p57,%r525,%r21;
@%p57 bra $44;
@%p11 bra $43;
xor.b32 %r532,%r663,%r225;
st.u32 [%d130],%r532;
$43:
xor.b32 %r533,%r662,%r225;
st.u32 [%d130+4],%r533;
$44:
setp.gt.s32 %p59,%r611,%r21;
@%p59 bra $51;
@%p11 bra $47;
add.s64 %d116,%d130,%d124;
xor.b32 %r540,%r661,%r225;
st.u32 [%d116],%r540;
$47:
add.s64 %d117,%d130,%d124;
xor.b32 %r541,%r660,%r225;
st.u32 [%d117+4],%r541;
$51:
shl.b64 %d120,%d124,1;
add.s64 %d130,%d130,%d120;
$52:
add.s32 %r611,%r611,2;
setp.lt.s32 %p62,%r611,%r23;
@%p62 bra $15;
$53:
ret;
}
.visible .entry morphology_square_5_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 3
{
.reg .pred %p<74>;
.reg .b32 %r<842>;
.reg .b64 %d<147>;
ld.param.u64 %d41,[p0];
ld.param.v2.u32 {%r695,%r696},[p1+32];
ld.param.v2.u32 {%r284,%r285},[p1+40];
ld.param.u64 %d46,[p2];
ld.param.v2.u32 {%r697,%r698},[p3+32];
ld.param.v2.u32 {%r288,%r289},[p3+40];
ld.param.u32 %r279,[p4];
mov.b64 %d51,p5;
ld.param.u32 %r280,[p6];
ld.param.u32 %r281,[p7];
ld.param.u64 %d140,[p3+8];
ld.param.u64 %d47,[p3];
ld.param.u64 %d138,[p1+8];
ld.param.u64 %d42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p7,%r285,0;
@%p7 bra $2;
cvta.to.global.u64 %d52,%d41;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r695,%r696},[%d54+32];
ld.global.u64 %d138,[%d54+8];
ld.global.u64 %d137,[%d54];
bra.uni $3;
$2:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d42,%d55;
add.s64 %d137,%d41,%d56;
$3:
setp.eq.s32 %p8,%r289,0;
@%p8 bra $5;
cvta.to.global.u64 %d57,%d46;
mul.wide.s32 %d58,%r1,40;
add.s64 %d59,%d57,%d58;
ld.global.v2.u32 {%r697,%r698},[%d59+32];
ld.global.u64 %d140,[%d59+8];
ld.global.u64 %d139,[%d59];
bra.uni $6;
$5:
cvt.s64.s32 %d60,%r1;
mul.lo.s64 %d61,%d47,%d60;
add.s64 %d139,%d46,%d61;
$6:
mov.u32 %r294,%ctaid.x;
shl.b32 %r295,%r294,5;
mov.u32 %r296,%tid.x;
add.s32 %r297,%r295,%r296;
shl.b32 %r14,%r297,3;
mov.u32 %r298,%ctaid.y;
shl.b32 %r299,%r298,3;
mov.u32 %r300,%tid.y;
add.s32 %r301,%r299,%r300;
mul.lo.s32 %r15,%r301,%r279;
setp.ge.s32 %p9,%r14,%r697;
setp.ge.s32 %p10,%r15,%r698;
or.pred %p11,%p9,%p10;
@%p11 bra $69;
add.s32 %r19,%r14,12;
setp.eq.s32 %p12,%r19,%r697;
add.s32 %r302,%r697,-8;
min.s32 %r303,%r14,%r302;
add.s32 %r304,%r14,-4;
selp.b32 %r20,%r304,%r303,%p12;
add.s32 %r305,%r15,%r279;
min.s32 %r21,%r305,%r698;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p13,%r20,0;
mov.u64 %d25,%d51;
ld.param.u32 %r22,[%d25+64];
mov.u64 %d141,-8;
@%p13 bra $10;
setp.eq.s32 %p14,%r22,0;
mov.u64 %d141,0;
@%p14 bra $10;
add.s32 %r306,%r695,-8;
cvt.s64.s32 %d141,%r306;
$10:
add.s32 %r307,%r20,8;
setp.ne.s32 %p15,%r307,%r695;
setp.eq.s32 %p16,%r307,%r695;
setp.eq.s32 %p17,%r22,0;
or.pred %p18,%p1,%p16;
and.pred %p2,%p18,%p17;
mov.u64 %d142,8;
@%p15 bra $13;
ld.param.u32 %r308,[%d25+64];
mov.u64 %d142,0;
setp.eq.s32 %p19,%r308,0;
@%p19 bra $13;
mov.u32 %r309,8;
sub.s32 %r310,%r309,%r695;
cvt.s64.s32 %d142,%r310;
$13:
add.s32 %r23,%r21,2;
add.s32 %r747,%r15,-4;
setp.ge.s32 %p20,%r747,%r23;
@%p20 bra $69;
cvt.s64.s32 %d66,%r20;
cvt.s64.s32 %d67,%r15;
mul.lo.s64 %d68,%d140,%d67;
add.s64 %d69,%d68,%d66;
add.s64 %d146,%d139,%d69;
mov.u32 %r780,0;
and.pred %p3,%p16,%p17;
setp.ne.s32 %p23,%r19,%r697;
or.b64 %d70,%d140,%d146;
and.b64 %d71,%d70,7;
setp.eq.s64 %p24,%d71,0;
and.pred %p4,%p24,%p23;
add.s32 %r349,%r15,-2;
cvt.s64.s32 %d72,%r349;
mul.lo.s64 %d73,%d138,%d72;
add.s64 %d74,%d73,%d66;
add.s64 %d145,%d137,%d74;
setp.gt.s32 %p25,%r20,7;
add.s32 %r350,%r20,16;
setp.le.s32 %p26,%r350,%r695;
and.pred %p5,%p25,%p26;
not.pred %p29,%p2;
not.pred %p35,%p3;
mov.u32 %r781,%r780;
mov.u32 %r782,%r780;
mov.u32 %r783,%r780;
mov.u32 %r784,%r780;
mov.u32 %r785,%r780;
mov.u32 %r786,%r780;
mov.u32 %r787,%r780;
mov.u32 %r788,%r780;
mov.u32 %r789,%r780;
mov.u32 %r790,%r780;
mov.u32 %r791,%r780;
mov.u32 %r792,%r780;
mov.u32 %r793,%r780;
mov.u32 %r794,%r780;
mov.u32 %r795,%r780;
mov.u32 %r796,%r780;
mov.u32 %r797,%r780;
mov.u32 %r798,%r780;
mov.u32 %r799,%r780;
mov.u32 %r800,%r780;
mov.u32 %r801,%r780;
mov.u32 %r802,%r780;
mov.u32 %r803,%r780;
mov.u32 %r804,%r780;
mov.u32 %r805,%r780;
mov.u32 %r806,%r780;
mov.u32 %r807,%r780;
mov.u32 %r808,%r780;
mov.u32 %r809,%r780;
mov.u32 %r810,%r780;
mov.u32 %r811,%r780;
mov.u32 %r812,%r780;
mov.u32 %r813,%r780;
mov.u32 %r814,%r780;
mov.u32 %r815,%r780;
$15:
.pragma "nounroll";
mad.lo.s32 %r355,%r301,%r279,-2;
setp.lt.s32 %p27,%r747,%r355;
@%p27 bra $35;
setp.gt.s32 %p28,%r747,-1;
and.pred %p30,%p29,%p28;
add.s32 %r75,%r747,1;
setp.lt.s32 %p31,%r75,%r696;
and.pred %p32,%p31,%p30;
@%p32 bra $34;
or.b32 %r366,%r22,%r20;
setp.ne.s32 %p34,%r366,0;
ld.param.u32 %r76,[%d25+60];
ld.param.u32 %r77,[%d25+32];
ld.param.u32 %r78,[%d25+36];
@%p34 bra $19;
ld.param.u32 %r367,[%d25];
and.b32 %r368,%r367,30583;
prmt.b32 %r369,%r777,%r776,%r368;
ld.param.u32 %r370,[%d25+4];
and.b32 %r371,%r370,30583;
prmt.b32 %r372,%r369,%r775,%r371;
and.b32 %r373,%r372,%r77;
or.b32 %r778,%r373,%r78;
$19:
@%p35 bra $21;
ld.param.u32 %r374,[%d25+16];
and.b32 %r375,%r374,30583;
prmt.b32 %r376,%r776,%r777,%r375;
ld.param.u32 %r377,[%d25+20];
and.b32 %r378,%r377,30583;
prmt.b32 %r379,%r376,%r778,%r378;
and.b32 %r380,%r379,%r77;
or.b32 %r775,%r380,%r78;
$21:
@%p34 bra $23;
ld.param.u32 %r392,[%d25+8];
and.b32 %r393,%r392,30583;
prmt.b32 %r394,%r777,%r776,%r393;
ld.param.u32 %r395,[%d25+12];
and.b32 %r396,%r395,30583;
prmt.b32 %r397,%r394,%r775,%r396;
and.b32 %r398,%r397,%r77;
or.b32 %r779,%r398,%r78;
$23:
@%p35 bra $25;
ld.param.u32 %r399,[%d25+24];
and.b32 %r400,%r399,30583;
prmt.b32 %r401,%r776,%r777,%r400;
ld.param.u32 %r402,[%d25+28];
and.b32 %r403,%r402,30583;
prmt.b32 %r404,%r401,%r778,%r403;
and.b32 %r405,%r404,%r77;
or.b32 %r774,%r405,%r78;
$25:
setp.ge.u32 %p41,%r75,%r696;
setp.ne.s32 %p42,%r76,0;
and.pred %p6,%p41,%p42;
@%p34 bra $27;
ld.param.u32 %r417,[%d25];
and.b32 %r418,%r417,30583;
prmt.b32 %r419,%r771,%r770,%r418;
ld.param.u32 %r420,[%d25+4];
and.b32 %r421,%r420,30583;
prmt.b32 %r422,%r419,%r769,%r421;
and.b32 %r423,%r422,%r77;
or.b32 %r772,%r423,%r78;
$27:
@%p35 bra $29;
ld.param.u32 %r424,[%d25+16];
and.b32 %r425,%r424,30583;
prmt.b32 %r426,%r770,%r771,%r425;
ld.param.u32 %r427,[%d25+20];
and.b32 %r428,%r427,30583;
prmt.b32 %r429,%r426,%r772,%r428;
and.b32 %r430,%r429,%r77;
or.b32 %r769,%r430,%r78;
$29:
@%p34 bra $31;
ld.param.u32 %r442,[%d25+8];
and.b32 %r443,%r442,30583;
prmt.b32 %r444,%r771,%r770,%r443;
ld.param.u32 %r445,[%d25+12];
and.b32 %r446,%r445,30583;
prmt.b32 %r447,%r444,%r769,%r446;
and.b32 %r448,%r447,%r77;
or.b32 %r773,%r448,%r78;
$31:
@%p35 bra $33;
ld.param.u32 %r449,[%d25+24];
and.b32 %r450,%r449,30583;
prmt.b32 %r451,%r770,%r771,%r450;
ld.param.u32 %r452,[%d25+28];
and.b32 %r453,%r452,30583;
prmt.b32 %r454,%r451,%r772,%r453;
and.b32 %r455,%r454,%r77;
or.b32 %r768,%r455,%r78;
$33:
setp.ge.u32 %p48,%r747,%r696;
and.pred %p49,%p48,%p42;
selp.b32 %r768,%r78,%r768,%p6;
selp.b32 %r769,%r78,%r769,%p6;
selp.b32 %r770,%r78,%r770,%p6;
selp.b32 %r771,%r78,%r771,%p6;
selp.b32 %r772,%r78,%r772,%p6;
selp.b32 %r773,%r78,%r773,%p6;
selp.b32 %r774,%r78,%r774,%p49;
selp.b32 %r775,%r78,%r775,%p49;
selp.b32 %r776,%r78,%r776,%p49;
selp.b32 %r777,%r78,%r777,%p49;
selp.b32 %r778,%r78,%r778,%p49;
selp.b32 %r779,%r78,%r779,%p49;
$34:
xor.b32 %r779,%r779,%r280;
shl.b32 %r456,%r779,8;
xor.b32 %r778,%r778,%r280;
shl.b32 %r457,%r778,16;
min.u32 %r458,%r456,%r457;
xor.b32 %r777,%r777,%r280;
shl.b32 %r459,%r777,24;
min.u32 %r460,%r458,%r459;
min.u32 %r461,%r460,%r777;
xor.b32 %r776,%r776,%r280;
shl.b32 %r462,%r776,8;
xor.b32 %r773,%r773,%r280;
shl.b32 %r463,%r773,8;
xor.b32 %r772,%r772,%r280;
shl.b32 %r464,%r772,16;
min.u32 %r465,%r463,%r464;
xor.b32 %r771,%r771,%r280;
shl.b32 %r466,%r771,24;
min.u32 %r467,%r465,%r466;
min.u32 %r468,%r467,%r771;
xor.b32 %r770,%r770,%r280;
shl.b32 %r469,%r770,8;
min.u32 %r127,%r468,%r469;
min.u32 %r470,%r461,%r462;
min.u32 %r128,%r470,%r127;
min.u32 %r471,%r787,%r470;
min.u32 %r472,%r795,%r128;
min.u32 %r787,%r803,%r128;
min.u32 %r795,%r811,%r128;
shl.b32 %r473,%r778,8;
min.u32 %r474,%r779,%r473;
shl.b32 %r475,%r777,16;
min.u32 %r476,%r474,%r475;
shl.b32 %r477,%r776,24;
min.u32 %r478,%r476,%r477;
shl.b32 %r479,%r772,8;
min.u32 %r480,%r773,%r479;
shl.b32 %r481,%r771,16;
min.u32 %r482,%r480,%r481;
shl.b32 %r483,%r770,24;
min.u32 %r484,%r482,%r483;
min.u32 %r131,%r484,%r770;
min.u32 %r485,%r478,%r776;
min.u32 %r132,%r485,%r131;
min.u32 %r486,%r786,%r485;
min.u32 %r487,%r794,%r132;
min.u32 %r786,%r802,%r132;
min.u32 %r794,%r810,%r132;
shl.b32 %r488,%r778,24;
min.u32 %r489,%r488,%r778;
shl.b32 %r490,%r777,8;
min.u32 %r491,%r489,%r490;
shl.b32 %r492,%r776,16;
min.u32 %r493,%r491,%r492;
xor.b32 %r775,%r775,%r280;
shl.b32 %r494,%r775,24;
shl.b32 %r495,%r772,24;
min.u32 %r496,%r495,%r772;
shl.b32 %r497,%r771,8;
min.u32 %r498,%r496,%r497;
shl.b32 %r499,%r770,16;
min.u32 %r500,%r498,%r499;
xor.b32 %r769,%r769,%r280;
shl.b32 %r501,%r769,24;
min.u32 %r137,%r500,%r501;
min.u32 %r502,%r493,%r494;
min.u32 %r138,%r502,%r137;
min.u32 %r503,%r785,%r502;
min.u32 %r504,%r793,%r138;
min.u32 %r785,%r801,%r138;
min.u32 %r793,%r809,%r138;
min.u32 %r505,%r457,%r459;
min.u32 %r506,%r505,%r777;
min.u32 %r507,%r506,%r462;
shl.b32 %r508,%r775,16;
min.u32 %r509,%r464,%r466;
min.u32 %r510,%r509,%r771;
min.u32 %r511,%r510,%r469;
shl.b32 %r512,%r769,16;
min.u32 %r141,%r511,%r512;
min.u32 %r513,%r507,%r508;
min.u32 %r142,%r513,%r141;
min.u32 %r514,%r784,%r513;
min.u32 %r515,%r792,%r142;
min.u32 %r784,%r800,%r142;
min.u32 %r792,%r808,%r142;
min.u32 %r516,%r473,%r475;
min.u32 %r517,%r516,%r477;
min.u32 %r518,%r517,%r776;
shl.b32 %r519,%r775,8;
min.u32 %r520,%r479,%r481;
min.u32 %r521,%r520,%r483;
min.u32 %r522,%r521,%r770;
shl.b32 %r523,%r769,8;
min.u32 %r145,%r522,%r523;
min.u32 %r524,%r518,%r519;
min.u32 %r146,%r524,%r145;
min.u32 %r525,%r783,%r524;
min.u32 %r526,%r791,%r146;
min.u32 %r783,%r799,%r146;
min.u32 %r791,%r807,%r146;
min.u32 %r527,%r778,%r490;
min.u32 %r528,%r527,%r492;
min.u32 %r529,%r528,%r494;
min.u32 %r530,%r772,%r497;
min.u32 %r531,%r530,%r499;
min.u32 %r532,%r531,%r501;
min.u32 %r149,%r532,%r769;
min.u32 %r533,%r529,%r775;
min.u32 %r150,%r533,%r149;
min.u32 %r534,%r782,%r533;
min.u32 %r535,%r790,%r150;
min.u32 %r782,%r798,%r150;
min.u32 %r790,%r806,%r150;
min.u32 %r536,%r459,%r777;
min.u32 %r537,%r536,%r462;
min.u32 %r538,%r537,%r508;
xor.b32 %r774,%r774,%r280;
shl.b32 %r539,%r774,24;
min.u32 %r540,%r466,%r771;
min.u32 %r541,%r540,%r469;
min.u32 %r542,%r541,%r512;
xor.b32 %r768,%r768,%r280;
shl.b32 %r543,%r768,24;
min.u32 %r155,%r542,%r543;
min.u32 %r544,%r538,%r539;
min.u32 %r156,%r544,%r155;
min.u32 %r545,%r781,%r544;
min.u32 %r546,%r789,%r156;
min.u32 %r781,%r797,%r156;
min.u32 %r789,%r805,%r156;
min.u32 %r547,%r475,%r477;
min.u32 %r548,%r547,%r776;
min.u32 %r549,%r548,%r519;
shl.b32 %r550,%r774,16;
min.u32 %r551,%r481,%r483;
min.u32 %r552,%r551,%r770;
min.u32 %r553,%r552,%r523;
shl.b32 %r554,%r768,16;
min.u32 %r159,%r553,%r554;
min.u32 %r555,%r549,%r550;
min.u32 %r160,%r555,%r159;
min.u32 %r556,%r780,%r555;
min.u32 %r557,%r788,%r160;
min.u32 %r780,%r796,%r160;
min.u32 %r788,%r804,%r160;
mov.u32 %r558,115;
prmt.b32 %r559,%r471,%r486,%r558;
prmt.b32 %r560,%r503,%r514,%r558;
mov.u32 %r561,21520;
prmt.b32 %r815,%r559,%r560,%r561;
prmt.b32 %r562,%r525,%r534,%r558;
prmt.b32 %r563,%r545,%r556,%r558;
prmt.b32 %r814,%r562,%r563,%r561;
prmt.b32 %r564,%r472,%r487,%r558;
prmt.b32 %r565,%r504,%r515,%r558;
prmt.b32 %r813,%r564,%r565,%r561;
prmt.b32 %r566,%r526,%r535,%r558;
prmt.b32 %r567,%r546,%r557,%r558;
prmt.b32 %r812,%r566,%r567,%r561;
mov.u32 %r796,%r160;
mov.u32 %r797,%r156;
mov.u32 %r798,%r150;
mov.u32 %r799,%r146;
mov.u32 %r800,%r142;
mov.u32 %r801,%r138;
mov.u32 %r802,%r132;
mov.u32 %r803,%r128;
mov.u32 %r804,%r159;
mov.u32 %r805,%r155;
mov.u32 %r806,%r149;
mov.u32 %r807,%r145;
mov.u32 %r808,%r141;
mov.u32 %r809,%r137;
mov.u32 %r810,%r131;
mov.u32 %r811,%r127;
$35:
setp.ge.s32 %p50,%r747,%r21;
@%p50 bra $45;
setp.gt.s32 %p51,%r747,-3;
and.pred %p52,%p5,%p51;
add.s32 %r215,%r747,3;
setp.lt.s32 %p53,%r215,%r696;
and.pred %p54,%p52,%p53;
@%p54 bra $42;
bra.uni $37;
$42:
add.s64 %d113,%d145,-8;
ld.global.nc.u32 %r779,[%d113];
add.s64 %d114,%d145,-4;
ld.global.nc.u32 %r778,[%d114];
ld.global.nc.u32 %r777,[%d145];
add.s64 %d116,%d145,4;
ld.global.nc.u32 %r776,[%d116];
add.s64 %d117,%d145,8;
ld.global.nc.u32 %r775,[%d117];
add.s64 %d118,%d145,12;
ld.global.nc.u32 %r774,[%d118];
add.s64 %d121,%d145,%d138;
add.s64 %d119,%d121,-8;
ld.global.nc.u32 %r773,[%d119];
add.s64 %d120,%d121,-4;
ld.global.nc.u32 %r772,[%d120];
ld.global.nc.u32 %r771,[%d121];
add.s64 %d122,%d121,4;
ld.global.nc.u32 %r770,[%d122];
add.s64 %d123,%d121,8;
ld.global.nc.u32 %r769,[%d123];
add.s64 %d124,%d121,12;
ld.global.nc.u32 %r768,[%d124];
min.s32 %r626,%r696,%r23;
add.s32 %r627,%r747,5;
setp.ge.s32 %p59,%r627,%r626;
@%p59 bra $44;
shl.b64 %d127,%d138,1;
add.s64 %d125,%d145,%d127;
prefetch.global.L2 [%d125];
mul.lo.s64 %d128,%d138,3;
add.s64 %d126,%d145,%d128;
prefetch.global.L2 [%d126];
bra.uni $44;
$37:
add.s32 %r816,%r747,2;
ld.param.u32 %r217,[%d25+40];
setp.lt.u32 %p55,%r816,%r696;
@%p55 bra $39;
shr.u32 %r568,%r816,31;
mul.wide.u32 %d86,%r568,4;
xor.b64 %d87,%d86,4;
add.s64 %d88,%d25,%d87;
ld.param.u32 %r569,[%d88+44];
mad.lo.s32 %r570,%r217,%r816,%r569;
ld.param.u32 %r571,[%d88+52];
mad.lo.s32 %r572,%r571,%r696,%r570;
max.s32 %r573,%r572,0;
add.s32 %r574,%r696,-1;
min.s32 %r816,%r573,%r574;
$39:
add.s32 %r817,%r747,3;
cvt.s64.s32 %d95,%r816;
mul.lo.s64 %d96,%d138,%d95;
add.s64 %d98,%d96,%d66;
add.s64 %d91,%d137,%d98;
add.s64 %d89,%d91,%d141;
ld.global.nc.u32 %r779,[%d89];
add.s64 %d90,%d89,4;
ld.global.nc.u32 %r778,[%d90];
ld.global.nc.u32 %r777,[%d91];
add.s64 %d92,%d91,4;
ld.global.nc.u32 %r776,[%d92];
add.s64 %d93,%d91,%d142;
ld.global.nc.u32 %r775,[%d93];
add.s64 %d94,%d93,4;
ld.global.nc.u32 %r774,[%d94];
setp.lt.u32 %p57,%r817,%r696;
@%p57 bra $41;
add.s32 %r694,%r747,3;
ld.param.u32 %r693,[%d25+40];
shr.u32 %r591,%r694,31;
mul.wide.u32 %d100,%r591,4;
xor.b64 %d101,%d100,4;
add.s64 %d102,%d25,%d101;
ld.param.u32 %r592,[%d102+44];
mad.lo.s32 %r593,%r693,%r694,%r592;
ld.param.u32 %r594,[%d102+52];
mad.lo.s32 %r595,%r594,%r696,%r593;
max.s32 %r596,%r595,0;
add.s32 %r597,%r696,-1;
min.s32 %r817,%r596,%r597;
$41:
cvt.s64.s32 %d109,%r817;
mul.lo.s64 %d110,%d138,%d109;
add.s64 %d112,%d110,%d66;
add.s64 %d105,%d137,%d112;
add.s64 %d103,%d105,%d141;
ld.global.nc.u32 %r773,[%d103];
add.s64 %d104,%d103,4;
ld.global.nc.u32 %r772,[%d104];
ld.global.nc.u32 %r771,[%d105];
add.s64 %d106,%d105,4;
ld.global.nc.u32 %r770,[%d106];
add.s64 %d107,%d105,%d142;
ld.global.nc.u32 %r769,[%d107];
add.s64 %d108,%d107,4;
ld.global.nc.u32 %r768,[%d108];
$44:
shl.b64 %d129,%d138,1;
add.s64 %d145,%d145,%d129;
$45:
mad.lo.s32 %r632,%r301,%r279,2;
setp.lt.s32 %p60,%r747,%r632;
@%p60 bra $68;
setp.le.s32 %p61,%r747,%r21;
and.pred %p62,%p4,%p61;
@%p62 bra $64;
bra.uni $47;
$64:
setp.eq.s32 %p72,%r281,0;
@%p72 bra $66;
xor.b32 %r675,%r815,%r280;
ld.u32 %r676,[%d146];
xor.b32 %r677,%r814,%r280;
ld.u32 %r678,[%d146+4];
sub.s32 %r679,%r678,%r677;
sub.s32 %r680,%r676,%r675;
st.v2.u32 [%d146],{%r680,%r679};
add.s64 %d134,%d146,%d140;
xor.b32 %r681,%r813,%r280;
ld.u32 %r682,[%d134];
xor.b32 %r683,%r812,%r280;
ld.u32 %r684,[%d134+4];
sub.s32 %r685,%r684,%r683;
sub.s32 %r686,%r682,%r681;
st.v2.u32 [%d134],{%r686,%r685};
bra.uni $67;
$47:
setp.eq.s32 %p63,%r281,0;
@%p63 bra $56;
add.s32 %r633,%r747,-2;
setp.ge.s32 %p64,%r633,%r21;
@%p64 bra $52;
@%p12 bra $51;
xor.b32 %r640,%r815,%r280;
ld.u32 %r641,[%d146];
sub.s32 %r642,%r641,%r640;
st.u32 [%d146],%r642;
$51:
xor.b32 %r643,%r814,%r280;
ld.u32 %r644,[%d146+4];
sub.s32 %r645,%r644,%r643;
st.u32 [%d146+4],%r645;
$52:
setp.gt.s32 %p66,%r747,%r21;
@%p66 bra $67;
@%p12 bra $55;
add.s64 %d130,%d146,%d140;
xor.b32 %r652,%r813,%r280;
ld.u32 %r653,[%d130];
sub.s32 %r654,%r653,%r652;
st.u32 [%d130],%r654;
$55:
add.s64 %d131,%d146,%d140;
xor.b32 %r655,%r812,%r280;
ld.u32 %r656,[%d131+4];
sub.s32 %r657,%r656,%r655;
st.u32 [%d131+4],%r657;
bra.uni $67;
$66:
xor.b32 %r687,%r814,%r280;
xor.b32 %r688,%r815,%r280;
st.v2.u32 [%d146],{%r688,%r687};
xor.b32 %r689,%r812,%r280;
xor.b32 %r690,%r813,%r280;
add.s64 %d135,%d146,%d140;
st.v2.u32 [%d135],{%r690,%r689};
bra.uni $67;
$56:
add.s32 %r658,%r747,-2;
setp.ge.s32 %p68,%r658,%r21;
@%p68 bra $60;
@%p12 bra $59;
xor.b32 %r665,%r815,%r280;
st.u32 [%d146],%r665;
$59:
xor.b32 %r666,%r814,%r280;
st.u32 [%d146+4],%r666;
$60:
setp.gt.s32 %p70,%r747,%r21;
@%p70 bra $67;
@%p12 bra $63;
add.s64 %d132,%d146,%d140;
xor.b32 %r673,%r813,%r280;
st.u32 [%d132],%r673;
$63:
add.s64 %d133,%d146,%d140;
xor.b32 %r674,%r812,%r280;
st.u32 [%d133+4],%r674;
$67:
shl.b64 %d136,%d140,1;
add.s64 %d146,%d146,%d136;
$68:
add.s32 %r747,%r747,2;
setp.lt.s32 %p73,%r747,%r23;
@%p73 bra $15;
$69:
ret;
}
.visible .entry morphology_square_5_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 3
{
.reg .pred %p<74>;
.reg .b32 %r<848>;
.reg .b64 %d<147>;
ld.param.u64 %d41,[p0];
ld.param.v2.u32 {%r701,%r702},[p1+32];
ld.param.v2.u32 {%r284,%r285},[p1+40];
ld.param.u64 %d46,[p2];
ld.param.v2.u32 {%r703,%r704},[p3+32];
ld.param.v2.u32 {%r288,%r289},[p3+40];
ld.param.u32 %r279,[p4];
mov.b64 %d51,p5;
ld.param.u32 %r280,[p6];
ld.param.u32 %r281,[p7];
ld.param.u64 %d140,[p3+8];
ld.param.u64 %d47,[p3];
ld.param.u64 %d138,[p1+8];
ld.param.u64 %d42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p7,%r285,0;
@%p7 bra $2;
cvta.to.global.u64 %d52,%d41;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r701,%r702},[%d54+32];
ld.global.u64 %d138,[%d54+8];
ld.global.u64 %d137,[%d54];
bra.uni $3;
$2:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d42,%d55;
add.s64 %d137,%d41,%d56;
$3:
setp.eq.s32 %p8,%r289,0;
@%p8 bra $5;
cvta.to.global.u64 %d57,%d46;
mul.wide.s32 %d58,%r1,40;
add.s64 %d59,%d57,%d58;
ld.global.v2.u32 {%r703,%r704},[%d59+32];
ld.global.u64 %d140,[%d59+8];
ld.global.u64 %d139,[%d59];
bra.uni $6;
$5:
cvt.s64.s32 %d60,%r1;
mul.lo.s64 %d61,%d47,%d60;
add.s64 %d139,%d46,%d61;
$6:
mov.u32 %r294,%ctaid.x;
shl.b32 %r295,%r294,5;
mov.u32 %r296,%tid.x;
add.s32 %r297,%r295,%r296;
shl.b32 %r14,%r297,3;
mov.u32 %r298,%ctaid.y;
shl.b32 %r299,%r298,3;
mov.u32 %r300,%tid.y;
add.s32 %r301,%r299,%r300;
mul.lo.s32 %r15,%r301,%r279;
setp.ge.s32 %p9,%r14,%r703;
setp.ge.s32 %p10,%r15,%r704;
or.pred %p11,%p9,%p10;
@%p11 bra $69;
add.s32 %r19,%r14,12;
setp.eq.s32 %p12,%r19,%r703;
add.s32 %r302,%r703,-8;
min.s32 %r303,%r14,%r302;
add.s32 %r304,%r14,-4;
selp.b32 %r20,%r304,%r303,%p12;
add.s32 %r305,%r15,%r279;
min.s32 %r21,%r305,%r704;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p13,%r20,0;
mov.u64 %d25,%d51;
ld.param.u32 %r22,[%d25+64];
mov.u64 %d141,-8;
@%p13 bra $10;
setp.eq.s32 %p14,%r22,0;
mov.u64 %d141,0;
@%p14 bra $10;
add.s32 %r306,%r701,-8;
cvt.s64.s32 %d141,%r306;
$10:
add.s32 %r307,%r20,8;
setp.ne.s32 %p15,%r307,%r701;
setp.eq.s32 %p16,%r307,%r701;
setp.eq.s32 %p17,%r22,0;
or.pred %p18,%p1,%p16;
and.pred %p2,%p18,%p17;
mov.u64 %d142,8;
@%p15 bra $13;
ld.param.u32 %r308,[%d25+64];
mov.u64 %d142,0;
setp.eq.s32 %p19,%r308,0;
@%p19 bra $13;
mov.u32 %r309,8;
sub.s32 %r310,%r309,%r701;
cvt.s64.s32 %d142,%r310;
$13:
add.s32 %r23,%r21,2;
add.s32 %r753,%r15,-4;
setp.ge.s32 %p20,%r753,%r23;
@%p20 bra $69;
cvt.s64.s32 %d66,%r20;
cvt.s64.s32 %d67,%r15;
mul.lo.s64 %d68,%d140,%d67;
add.s64 %d69,%d68,%d66;
add.s64 %d146,%d139,%d69;
mov.u32 %r786,0;
and.pred %p3,%p16,%p17;
setp.ne.s32 %p23,%r19,%r703;
or.b64 %d70,%d140,%d146;
and.b64 %d71,%d70,7;
setp.eq.s64 %p24,%d71,0;
and.pred %p4,%p24,%p23;
add.s32 %r349,%r15,-2;
cvt.s64.s32 %d72,%r349;
mul.lo.s64 %d73,%d138,%d72;
add.s64 %d74,%d73,%d66;
add.s64 %d145,%d137,%d74;
setp.gt.s32 %p25,%r20,7;
add.s32 %r350,%r20,16;
setp.le.s32 %p26,%r350,%r701;
and.pred %p5,%p25,%p26;
not.pred %p29,%p2;
not.pred %p35,%p3;
mov.u32 %r787,%r786;
mov.u32 %r788,%r786;
mov.u32 %r789,%r786;
mov.u32 %r790,%r786;
mov.u32 %r791,%r786;
mov.u32 %r792,%r786;
mov.u32 %r793,%r786;
mov.u32 %r794,%r786;
mov.u32 %r795,%r786;
mov.u32 %r796,%r786;
mov.u32 %r797,%r786;
mov.u32 %r798,%r786;
mov.u32 %r799,%r786;
mov.u32 %r800,%r786;
mov.u32 %r801,%r786;
mov.u32 %r802,%r786;
mov.u32 %r803,%r786;
mov.u32 %r804,%r786;
mov.u32 %r805,%r786;
mov.u32 %r806,%r786;
mov.u32 %r807,%r786;
mov.u32 %r808,%r786;
mov.u32 %r809,%r786;
mov.u32 %r810,%r786;
mov.u32 %r811,%r786;
mov.u32 %r812,%r786;
mov.u32 %r813,%r786;
mov.u32 %r814,%r786;
mov.u32 %r815,%r786;
mov.u32 %r816,%r786;
mov.u32 %r817,%r786;
mov.u32 %r818,%r786;
mov.u32 %r819,%r786;
mov.u32 %r820,%r786;
mov.u32 %r821,%r786;
$15:
.pragma "nounroll";
mad.lo.s32 %r355,%r301,%r279,-2;
setp.lt.s32 %p27,%r753,%r355;
@%p27 bra $35;
setp.gt.s32 %p28,%r753,-1;
and.pred %p30,%p29,%p28;
add.s32 %r75,%r753,1;
setp.lt.s32 %p31,%r75,%r702;
and.pred %p32,%p31,%p30;
@%p32 bra $34;
or.b32 %r366,%r22,%r20;
setp.ne.s32 %p34,%r366,0;
ld.param.u32 %r76,[%d25+60];
ld.param.u32 %r77,[%d25+32];
ld.param.u32 %r78,[%d25+36];
@%p34 bra $19;
ld.param.u32 %r367,[%d25];
and.b32 %r368,%r367,30583;
prmt.b32 %r369,%r783,%r782,%r368;
ld.param.u32 %r370,[%d25+4];
and.b32 %r371,%r370,30583;
prmt.b32 %r372,%r369,%r781,%r371;
and.b32 %r373,%r372,%r77;
or.b32 %r784,%r373,%r78;
$19:
@%p35 bra $21;
ld.param.u32 %r374,[%d25+16];
and.b32 %r375,%r374,30583;
prmt.b32 %r376,%r782,%r783,%r375;
ld.param.u32 %r377,[%d25+20];
and.b32 %r378,%r377,30583;
prmt.b32 %r379,%r376,%r784,%r378;
and.b32 %r380,%r379,%r77;
or.b32 %r781,%r380,%r78;
$21:
@%p34 bra $23;
ld.param.u32 %r392,[%d25+8];
and.b32 %r393,%r392,30583;
prmt.b32 %r394,%r783,%r782,%r393;
ld.param.u32 %r395,[%d25+12];
and.b32 %r396,%r395,30583;
prmt.b32 %r397,%r394,%r781,%r396;
and.b32 %r398,%r397,%r77;
or.b32 %r785,%r398,%r78;
$23:
@%p35 bra $25;
ld.param.u32 %r399,[%d25+24];
and.b32 %r400,%r399,30583;
prmt.b32 %r401,%r782,%r783,%r400;
ld.param.u32 %r402,[%d25+28];
and.b32 %r403,%r402,30583;
prmt.b32 %r404,%r401,%r784,%r403;
and.b32 %r405,%r404,%r77;
or.b32 %r780,%r405,%r78;
$25:
setp.ge.u32 %p41,%r75,%r702;
setp.ne.s32 %p42,%r76,0;
and.pred %p6,%p41,%p42;
@%p34 bra $27;
ld.param.u32 %r417,[%d25];
and.b32 %r418,%r417,30583;
prmt.b32 %r419,%r777,%r776,%r418;
ld.param.u32 %r420,[%d25+4];
and.b32 %r421,%r420,30583;
prmt.b32 %r422,%r419,%r775,%r421;
and.b32 %r423,%r422,%r77;
or.b32 %r778,%r423,%r78;
$27:
@%p35 bra $29;
ld.param.u32 %r424,[%d25+16];
and.b32 %r425,%r424,30583;
prmt.b32 %r426,%r776,%r777,%r425;
ld.param.u32 %r427,[%d25+20];
and.b32 %r428,%r427,30583;
prmt.b32 %r429,%r426,%r778,%r428;
and.b32 %r430,%r429,%r77;
or.b32 %r775,%r430,%r78;
$29:
@%p34 bra $31;
ld.param.u32 %r442,[%d25+8];
and.b32 %r443,%r442,30583;
prmt.b32 %r444,%r777,%r776,%r443;
ld.param.u32 %r445,[%d25+12];
and.b32 %r446,%r445,30583;
prmt.b32 %r447,%r444,%r775,%r446;
and.b32 %r448,%r447,%r77;
or.b32 %r779,%r448,%r78;
$31:
@%p35 bra $33;
ld.param.u32 %r449,[%d25+24];
and.b32 %r450,%r449,30583;
prmt.b32 %r451,%r776,%r777,%r450;
ld.param.u32 %r452,[%d25+28];
and.b32 %r453,%r452,30583;
prmt.b32 %r454,%r451,%r778,%r453;
and.b32 %r455,%r454,%r77;
or.b32 %r774,%r455,%r78;
$33:
setp.ge.u32 %p48,%r753,%r702;
and.pred %p49,%p48,%p42;
selp.b32 %r774,%r78,%r774,%p6;
selp.b32 %r775,%r78,%r775,%p6;
selp.b32 %r776,%r78,%r776,%p6;
selp.b32 %r777,%r78,%r777,%p6;
selp.b32 %r778,%r78,%r778,%p6;
selp.b32 %r779,%r78,%r779,%p6;
selp.b32 %r780,%r78,%r780,%p49;
selp.b32 %r781,%r78,%r781,%p49;
selp.b32 %r782,%r78,%r782,%p49;
selp.b32 %r783,%r78,%r783,%p49;
selp.b32 %r784,%r78,%r784,%p49;
selp.b32 %r785,%r78,%r785,%p49;
$34:
xor.b32 %r785,%r785,%r280;
shl.b32 %r456,%r785,24;
xor.b32 %r784,%r784,%r280;
shl.b32 %r457,%r784,24;
min.u32 %r458,%r456,%r457;
xor.b32 %r783,%r783,%r280;
shl.b32 %r459,%r783,24;
min.u32 %r460,%r458,%r459;
xor.b32 %r782,%r782,%r280;
shl.b32 %r461,%r782,24;
min.u32 %r462,%r460,%r461;
xor.b32 %r781,%r781,%r280;
shl.b32 %r463,%r781,24;
xor.b32 %r779,%r779,%r280;
shl.b32 %r464,%r779,24;
xor.b32 %r778,%r778,%r280;
shl.b32 %r465,%r778,24;
min.u32 %r466,%r464,%r465;
xor.b32 %r777,%r777,%r280;
shl.b32 %r467,%r777,24;
min.u32 %r468,%r466,%r467;
xor.b32 %r776,%r776,%r280;
shl.b32 %r469,%r776,24;
min.u32 %r470,%r468,%r469;
xor.b32 %r775,%r775,%r280;
shl.b32 %r471,%r775,24;
min.u32 %r129,%r470,%r471;
min.u32 %r472,%r462,%r463;
min.u32 %r130,%r472,%r129;
min.u32 %r473,%r793,%r472;
min.u32 %r474,%r801,%r130;
min.u32 %r793,%r809,%r130;
min.u32 %r801,%r817,%r130;
shl.b32 %r475,%r785,16;
shl.b32 %r476,%r784,16;
min.u32 %r477,%r475,%r476;
shl.b32 %r478,%r783,16;
min.u32 %r479,%r477,%r478;
shl.b32 %r480,%r782,16;
min.u32 %r481,%r479,%r480;
shl.b32 %r482,%r781,16;
shl.b32 %r483,%r779,16;
shl.b32 %r484,%r778,16;
min.u32 %r485,%r483,%r484;
shl.b32 %r486,%r777,16;
min.u32 %r487,%r485,%r486;
shl.b32 %r488,%r776,16;
min.u32 %r489,%r487,%r488;
shl.b32 %r490,%r775,16;
min.u32 %r133,%r489,%r490;
min.u32 %r491,%r481,%r482;
min.u32 %r134,%r491,%r133;
min.u32 %r492,%r792,%r491;
min.u32 %r493,%r800,%r134;
min.u32 %r792,%r808,%r134;
min.u32 %r800,%r816,%r134;
shl.b32 %r494,%r785,8;
shl.b32 %r495,%r784,8;
min.u32 %r496,%r494,%r495;
shl.b32 %r497,%r783,8;
min.u32 %r498,%r496,%r497;
shl.b32 %r499,%r782,8;
min.u32 %r500,%r498,%r499;
shl.b32 %r501,%r781,8;
shl.b32 %r502,%r779,8;
shl.b32 %r503,%r778,8;
min.u32 %r504,%r502,%r503;
shl.b32 %r505,%r777,8;
min.u32 %r506,%r504,%r505;
shl.b32 %r507,%r776,8;
min.u32 %r508,%r506,%r507;
shl.b32 %r509,%r775,8;
min.u32 %r137,%r508,%r509;
min.u32 %r510,%r500,%r501;
min.u32 %r138,%r510,%r137;
min.u32 %r511,%r791,%r510;
min.u32 %r512,%r799,%r138;
min.u32 %r791,%r807,%r138;
min.u32 %r799,%r815,%r138;
min.u32 %r513,%r785,%r784;
min.u32 %r514,%r513,%r783;
min.u32 %r515,%r514,%r782;
min.u32 %r516,%r779,%r778;
min.u32 %r517,%r516,%r777;
min.u32 %r518,%r517,%r776;
min.u32 %r141,%r518,%r775;
min.u32 %r519,%r515,%r781;
min.u32 %r142,%r519,%r141;
min.u32 %r520,%r790,%r519;
min.u32 %r521,%r798,%r142;
min.u32 %r790,%r806,%r142;
min.u32 %r798,%r814,%r142;
min.u32 %r522,%r457,%r459;
min.u32 %r523,%r522,%r461;
min.u32 %r524,%r523,%r463;
xor.b32 %r780,%r780,%r280;
shl.b32 %r525,%r780,24;
min.u32 %r526,%r465,%r467;
min.u32 %r527,%r526,%r469;
min.u32 %r528,%r527,%r471;
xor.b32 %r774,%r774,%r280;
shl.b32 %r529,%r774,24;
min.u32 %r147,%r528,%r529;
min.u32 %r530,%r524,%r525;
min.u32 %r148,%r530,%r147;
min.u32 %r531,%r789,%r530;
min.u32 %r532,%r797,%r148;
min.u32 %r789,%r805,%r148;
min.u32 %r797,%r813,%r148;
min.u32 %r533,%r476,%r478;
min.u32 %r534,%r533,%r480;
min.u32 %r535,%r534,%r482;
shl.b32 %r536,%r780,16;
min.u32 %r537,%r484,%r486;
min.u32 %r538,%r537,%r488;
min.u32 %r539,%r538,%r490;
shl.b32 %r540,%r774,16;
min.u32 %r151,%r539,%r540;
min.u32 %r541,%r535,%r536;
min.u32 %r152,%r541,%r151;
min.u32 %r542,%r788,%r541;
min.u32 %r543,%r796,%r152;
min.u32 %r788,%r804,%r152;
min.u32 %r796,%r812,%r152;
min.u32 %r544,%r495,%r497;
min.u32 %r545,%r544,%r499;
min.u32 %r546,%r545,%r501;
shl.b32 %r547,%r780,8;
min.u32 %r548,%r503,%r505;
min.u32 %r549,%r548,%r507;
min.u32 %r550,%r549,%r509;
shl.b32 %r551,%r774,8;
min.u32 %r155,%r550,%r551;
min.u32 %r552,%r546,%r547;
min.u32 %r156,%r552,%r155;
min.u32 %r553,%r787,%r552;
min.u32 %r554,%r795,%r156;
min.u32 %r787,%r803,%r156;
min.u32 %r795,%r811,%r156;
min.u32 %r555,%r784,%r783;
min.u32 %r556,%r555,%r782;
min.u32 %r557,%r556,%r781;
min.u32 %r558,%r778,%r777;
min.u32 %r559,%r558,%r776;
min.u32 %r560,%r559,%r775;
min.u32 %r159,%r560,%r774;
min.u32 %r561,%r557,%r780;
min.u32 %r160,%r561,%r159;
min.u32 %r562,%r786,%r561;
min.u32 %r563,%r794,%r160;
min.u32 %r786,%r802,%r160;
min.u32 %r794,%r810,%r160;
mov.u32 %r564,115;
prmt.b32 %r565,%r473,%r492,%r564;
prmt.b32 %r566,%r511,%r520,%r564;
mov.u32 %r567,21520;
prmt.b32 %r821,%r565,%r566,%r567;
prmt.b32 %r568,%r531,%r542,%r564;
prmt.b32 %r569,%r553,%r562,%r564;
prmt.b32 %r820,%r568,%r569,%r567;
prmt.b32 %r570,%r474,%r493,%r564;
prmt.b32 %r571,%r512,%r521,%r564;
prmt.b32 %r819,%r570,%r571,%r567;
prmt.b32 %r572,%r532,%r543,%r564;
prmt.b32 %r573,%r554,%r563,%r564;
prmt.b32 %r818,%r572,%r573,%r567;
mov.u32 %r802,%r160;
mov.u32 %r803,%r156;
mov.u32 %r804,%r152;
mov.u32 %r805,%r148;
mov.u32 %r806,%r142;
mov.u32 %r807,%r138;
mov.u32 %r808,%r134;
mov.u32 %r809,%r130;
mov.u32 %r810,%r159;
mov.u32 %r811,%r155;
mov.u32 %r812,%r151;
mov.u32 %r813,%r147;
mov.u32 %r814,%r141;
mov.u32 %r815,%r137;
mov.u32 %r816,%r133;
mov.u32 %r817,%r129;
$35:
setp.ge.s32 %p50,%r753,%r21;
@%p50 bra $45;
setp.gt.s32 %p51,%r753,-3;
and.pred %p52,%p5,%p51;
add.s32 %r215,%r753,3;
setp.lt.s32 %p53,%r215,%r702;
and.pred %p54,%p52,%p53;
@%p54 bra $42;
bra.uni $37;
$42:
add.s64 %d113,%d145,-8;
ld.global.nc.u32 %r785,[%d113];
add.s64 %d114,%d145,-4;
ld.global.nc.u32 %r784,[%d114];
ld.global.nc.u32 %r783,[%d145];
add.s64 %d116,%d145,4;
ld.global.nc.u32 %r782,[%d116];
add.s64 %d117,%d145,8;
ld.global.nc.u32 %r781,[%d117];
add.s64 %d118,%d145,12;
ld.global.nc.u32 %r780,[%d118];
add.s64 %d121,%d145,%d138;
add.s64 %d119,%d121,-8;
ld.global.nc.u32 %r779,[%d119];
add.s64 %d120,%d121,-4;
ld.global.nc.u32 %r778,[%d120];
ld.global.nc.u32 %r777,[%d121];
add.s64 %d122,%d121,4;
ld.global.nc.u32 %r776,[%d122];
add.s64 %d123,%d121,8;
ld.global.nc.u32 %r775,[%d123];
add.s64 %d124,%d121,12;
ld.global.nc.u32 %r774,[%d124];
min.s32 %r632,%r702,%r23;
add.s32 %r633,%r753,5;
setp.ge.s32 %p59,%r633,%r632;
@%p59 bra $44;
shl.b64 %d127,%d138,1;
add.s64 %d125,%d145,%d127;
prefetch.global.L2 [%d125];
mul.lo.s64 %d128,%d138,3;
add.s64 %d126,%d145,%d128;
prefetch.global.L2 [%d126];
bra.uni $44;
$37:
add.s32 %r822,%r753,2;
ld.param.u32 %r217,[%d25+40];
setp.lt.u32 %p55,%r822,%r702;
@%p55 bra $39;
shr.u32 %r574,%r822,31;
mul.wide.u32 %d86,%r574,4;
xor.b64 %d87,%d86,4;
add.s64 %d88,%d25,%d87;
ld.param.u32 %r575,[%d88+44];
mad.lo.s32 %r576,%r217,%r822,%r575;
ld.param.u32 %r577,[%d88+52];
mad.lo.s32 %r578,%r577,%r702,%r576;
max.s32 %r579,%r578,0;
add.s32 %r580,%r702,-1;
min.s32 %r822,%r579,%r580;
$39:
add.s32 %r823,%r753,3;
cvt.s64.s32 %d95,%r822;
mul.lo.s64 %d96,%d138,%d95;
add.s64 %d98,%d96,%d66;
add.s64 %d91,%d137,%d98;
add.s64 %d89,%d91,%d141;
ld.global.nc.u32 %r785,[%d89];
add.s64 %d90,%d89,4;
ld.global.nc.u32 %r784,[%d90];
ld.global.nc.u32 %r783,[%d91];
add.s64 %d92,%d91,4;
ld.global.nc.u32 %r782,[%d92];
add.s64 %d93,%d91,%d142;
ld.global.nc.u32 %r781,[%d93];
add.s64 %d94,%d93,4;
ld.global.nc.u32 %r780,[%d94];
setp.lt.u32 %p57,%r823,%r702;
@%p57 bra $41;
add.s32 %r700,%r753,3;
ld.param.u32 %r699,[%d25+40];
shr.u32 %r597,%r700,31;
mul.wide.u32 %d100,%r597,4;
xor.b64 %d101,%d100,4;
add.s64 %d102,%d25,%d101;
ld.param.u32 %r598,[%d102+44];
mad.lo.s32 %r599,%r699,%r700,%r598;
ld.param.u32 %r600,[%d102+52];
mad.lo.s32 %r601,%r600,%r702,%r599;
max.s32 %r602,%r601,0;
add.s32 %r603,%r702,-1;
min.s32 %r823,%r602,%r603;
$41:
cvt.s64.s32 %d109,%r823;
mul.lo.s64 %d110,%d138,%d109;
add.s64 %d112,%d110,%d66;
add.s64 %d105,%d137,%d112;
add.s64 %d103,%d105,%d141;
ld.global.nc.u32 %r779,[%d103];
add.s64 %d104,%d103,4;
ld.global.nc.u32 %r778,[%d104];
ld.global.nc.u32 %r777,[%d105];
add.s64 %d106,%d105,4;
ld.global.nc.u32 %r776,[%d106];
add.s64 %d107,%d105,%d142;
ld.global.nc.u32 %r775,[%d107];
add.s64 %d108,%d107,4;
ld.global.nc.u32 %r774,[%d108];
$44:
shl.b64 %d129,%d138,1;
add.s64 %d145,%d145,%d129;
$45:
mad.lo.s32 %r638,%r301,%r279,2;
setp.lt.s32 %p60,%r753,%r638;
@%p60 bra $68;
setp.le.s32 %p61,%r753,%r21;
and.pred %p62,%p4,%p61;
@%p62 bra $64;
bra.uni $47;
$64:
setp.eq.s32 %p72,%r281,0;
@%p72 bra $66;
xor.b32 %r681,%r821,%r280;
ld.u32 %r682,[%d146];
xor.b32 %r683,%r820,%r280;
ld.u32 %r684,[%d146+4];
sub.s32 %r685,%r684,%r683;
sub.s32 %r686,%r682,%r681;
st.v2.u32 [%d146],{%r686,%r685};
add.s64 %d134,%d146,%d140;
xor.b32 %r687,%r819,%r280;
ld.u32 %r688,[%d134];
xor.b32 %r689,%r818,%r280;
ld.u32 %r690,[%d134+4];
sub.s32 %r691,%r690,%r689;
sub.s32 %r692,%r688,%r687;
st.v2.u32 [%d134],{%r692,%r691};
bra.uni $67;
$47:
setp.eq.s32 %p63,%r281,0;
@%p63 bra $56;
add.s32 %r639,%r753,-2;
setp.ge.s32 %p64,%r639,%r21;
@%p64 bra $52;
@%p12 bra $51;
xor.b32 %r646,%r821,%r280;
ld.u32 %r647,[%d146];
sub.s32 %r648,%r647,%r646;
st.u32 [%d146],%r648;
$51:
xor.b32 %r649,%r820,%r280;
ld.u32 %r650,[%d146+4];
sub.s32 %r651,%r650,%r649;
st.u32 [%d146+4],%r651;
$52:
setp.gt.s32 %p66,%r753,%r21;
@%p66 bra $67;
@%p12 bra $55;
add.s64 %d130,%d146,%d140;
xor.b32 %r658,%r819,%r280;
ld.u32 %r659,[%d130];
sub.s32 %r660,%r659,%r658;
st.u32 [%d130],%r660;
$55:
add.s64 %d131,%d146,%d140;
xor.b32 %r661,%r818,%r280;
ld.u32 %r662,[%d131+4];
sub.s32 %r663,%r662,%r661;
st.u32 [%d131+4],%r663;
bra.uni $67;
$66:
xor.b32 %r693,%r820,%r280;
xor.b32 %r694,%r821,%r280;
st.v2.u32 [%d146],{%r694,%r693};
xor.b32 %r695,%r818,%r280;
xor.b32 %r696,%r819,%r280;
add.s64 %d135,%d146,%d140;
st.v2.u32 [%d135],{%r696,%r695};
bra.uni $67;
$56:
add.s32 %r664,%r753,-2;
setp.ge.s32 %p68,%r664,%r21;
@%p68 bra $60;
@%p12 bra $59;
xor.b32 %r671,%r821,%r280;
st.u32 [%d146],%r671;
$59:
xor.b32 %r672,%r820,%r280;
st.u32 [%d146+4],%r672;
$60:
setp.gt.s32 %p70,%r753,%r21;
@%p70 bra $67;
@%p12 bra $63;
add.s64 %d132,%d146,%d140;
xor.b32 %r679,%r819,%r280;
st.u32 [%d132],%r679;
$63:
add.s64 %d133,%d146,%d140;
xor.b32 %r680,%r818,%r280;
st.u32 [%d133+4],%r680;
$67:
shl.b64 %d136,%d140,1;
add.s64 %d146,%d146,%d136;
$68:
add.s32 %r753,%r753,2;
setp.lt.s32 %p73,%r753,%r23;
@%p73 bra $15;
$69:
ret;
}
`;
