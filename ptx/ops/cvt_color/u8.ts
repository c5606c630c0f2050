// Generated from kernels/ops/cvt_color/u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/cvt_color/u8.cu`. */
export const CVT_COLOR_U8: string = `.version 8.0
.target sm_75
.address_size 64
.func z0(
.param .b64 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3,
.param .b32 p4
)
{
.reg .pred %p<7>;
.reg .b16 %s<2>;
.reg .b32 %r<29>;
.reg .b64 %d<17>;
ld.param.u64 %d1,[p0];
ld.param.u32 %r1,[p1];
ld.param.u64 %d2,[p2];
ld.param.u32 %r2,[p3];
ld.param.u32 %r3,[p4];
cvta.to.shared.u64 %d3,%d1;
cvt.u32.u64 %r4,%d2;
and.b32 %r5,%r4,3;
setp.ne.s32 %p1,%r5,0;
selp.u32 %r6,1,0,%p1;
add.s32 %r7,%r5,%r2;
shr.u32 %r8,%r7,2;
setp.gt.u32 %p2,%r8,%r6;
sub.s32 %r9,%r8,%r6;
shr.u32 %r10,%r9,2;
selp.b32 %r11,%r10,0,%p2;
setp.le.u32 %p3,%r11,%r3;
@%p3 bra $3;
mad.lo.s32 %r12,%r5,4369,12816;
cvt.u64.u32 %d4,%r5;
sub.s64 %d5,%d2,%d4;
selp.b64 %d6,4,3,%p1;
and.b32 %r13,%r12,30583;
mul.wide.u32 %d7,%r3,16;
add.s64 %d8,%d3,%d7;
shl.b32 %r14,%r3,2;
shl.b64 %d9,%d6,2;
mov.u32 %r15,%r3;
$2:
.pragma "nounroll";
mul.wide.u32 %d10,%r14,4;
add.s64 %d11,%d5,%d10;
add.s64 %d12,%d11,%d9;
ld.u32 %r16,[%d11+4];
ld.u32 %r17,[%d11];
ld.u32 %r18,[%d11+8];
ld.u32 %r19,[%d11+12];
ld.u32 %r20,[%d12];
prmt.b32 %r21,%r18,%r19,%r13;
prmt.b32 %r22,%r16,%r18,%r13;
prmt.b32 %r23,%r17,%r16,%r13;
prmt.b32 %r24,%r19,%r20,%r13;
st.shared.v4.u32 [%d8],{%r23,%r22,%r21,%r24};
add.s64 %d8,%d8,512;
add.s32 %r14,%r14,128;
add.s32 %r15,%r15,32;
setp.lt.u32 %p4,%r15,%r11;
@%p4 bra $2;
$3:
shl.b32 %r25,%r11,4;
add.s32 %r26,%r25,%r3;
setp.ge.u32 %p5,%r26,%r1;
@%p5 bra $6;
add.s32 %r27,%r2,-1;
$5:
.pragma "nounroll";
min.u32 %r28,%r26,%r27;
cvt.u64.u32 %d13,%r28;
add.s64 %d14,%d2,%d13;
ld.u8 %s1,[%d14];
cvt.u64.u32 %d15,%r26;
add.s64 %d16,%d3,%d15;
st.shared.u8 [%d16],%s1;
add.s32 %r26,%r26,32;
setp.lt.u32 %p6,%r26,%r1;
@%p6 bra $5;
$6:
bar.warp.sync -1;
ret;
}
.func z1(
.param .b64 p0,
.param .b64 p1,
.param .b32 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .b16 %s<2>;
.reg .b32 %r<28>;
.reg .b64 %d<18>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
cvta.to.shared.u64 %d3,%d2;
cvt.u32.u64 %r3,%d1;
neg.s32 %r4,%r3;
and.b32 %r5,%r4,15;
min.u32 %r6,%r5,%r1;
sub.s32 %r7,%r1,%r6;
shr.u32 %r8,%r7,4;
and.b32 %r9,%r7,-16;
sub.s32 %r10,%r1,%r9;
setp.le.u32 %p1,%r10,%r2;
@%p1 bra $2;
setp.gt.u32 %p2,%r6,%r2;
selp.b32 %r11,0,%r9,%p2;
add.s32 %r12,%r11,%r2;
cvt.u64.u32 %d4,%r12;
add.s64 %d5,%d3,%d4;
ld.shared.u8 %s1,[%d5];
add.s64 %d6,%d1,%d4;
st.u8 [%d6],%s1;
$2:
setp.le.u32 %p3,%r8,%r2;
@%p3 bra $5;
and.b32 %r13,%r6,3;
mad.lo.s32 %r14,%r13,4369,12816;
and.b32 %r15,%r6,12;
cvt.u64.u32 %d7,%r15;
add.s64 %d8,%d3,%d7;
setp.eq.s32 %p4,%r13,0;
selp.b64 %d9,3,4,%p4;
and.b32 %r16,%r14,30583;
shl.b32 %r17,%r2,2;
shl.b32 %r18,%r2,4;
cvt.u64.u32 %d10,%r6;
shl.b64 %d11,%d9,2;
$4:
.pragma "nounroll";
mul.wide.u32 %d12,%r17,4;
add.s64 %d13,%d8,%d12;
add.s64 %d14,%d13,%d11;
ld.shared.u32 %r19,[%d13+4];
ld.shared.u32 %r20,[%d13];
ld.shared.u32 %r21,[%d13+8];
ld.shared.u32 %r22,[%d13+12];
ld.shared.u32 %r23,[%d14];
cvt.u64.u32 %d15,%r18;
add.s64 %d16,%d15,%d10;
add.s64 %d17,%d1,%d16;
prmt.b32 %r24,%r21,%r22,%r16;
prmt.b32 %r25,%r19,%r21,%r16;
prmt.b32 %r26,%r20,%r19,%r16;
prmt.b32 %r27,%r22,%r23,%r16;
st.v4.u32 [%d17],{%r26,%r25,%r24,%r27};
add.s32 %r17,%r17,128;
add.s32 %r18,%r18,512;
add.s32 %r2,%r2,32;
setp.lt.u32 %p5,%r2,%r8;
@%p5 bra $4;
$5:
ret;
}
.visible .entry rgb_to_hsv_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<73>;
.reg .f32 %f<261>;
.reg .b32 %r<114>;
.reg .b64 %d<67>;
.shared .align 16 .b8 z2[12288];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.u32 %r8,[p4+12];
ld.param.u32 %r9,[p4+8];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mul.wide.s32 %d14,%r10,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
cvt.s64.s32 %d17,%r10;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r11,%tid.x;
mov.u32 %r12,%ctaid.x;
mul.lo.s32 %r13,%r12,%r7;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.u32 %p3,%r17,%r4;
setp.le.u32 %p4,%r3,%r13;
or.pred %p5,%p4,%p3;
@%p5 bra $118;
cvta.to.global.u64 %d19,%d16;
cvt.u64.u32 %d20,%r16;
mul.wide.u32 %d21,%r16,1536;
mov.u64 %d22,z2;
cvta.shared.u64 %d23,%d22;
add.s64 %d24,%d23,%d21;
sub.s32 %r18,%r3,%r13;
min.u32 %r19,%r18,%r7;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %d25,%r17;
mul.lo.s64 %d26,%d5,%d25;
mul.lo.s32 %r21,%r13,3;
cvt.u64.u32 %d27,%r21;
add.s64 %d28,%d26,%d27;
cvta.to.global.u64 %d29,%d10;
add.s64 %d30,%d29,%d28;
add.s64 %d31,%d10,%d28;
mul.lo.s64 %d32,%d3,%d25;
add.s64 %d33,%d32,%d27;
add.s64 %d34,%d19,%d33;
add.s64 %d35,%d16,%d33;
and.b64 %d36,%d31,15;
setp.eq.s64 %p6,%d36,0;
and.b32 %r22,%r20,15;
setp.eq.s32 %p7,%r22,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r7,512;
shl.b32 %r23,%r11,4;
sub.s32 %r24,%r20,%r23;
cvt.u64.u32 %d37,%r11;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p10,%r24,1;
@%p10 bra $18;
shl.b64 %d38,%d37,4;
add.s64 %d39,%d31,%d38;
ld.global.cs.v4.u32 {%r25,%r26,%r27,%r28},[%d39];
$18:
setp.lt.s32 %p11,%r24,513;
@%p11 bra $20;
shl.b64 %d40,%d37,4;
add.s64 %d41,%d31,%d40;
add.s64 %d42,%d41,512;
ld.global.cs.v4.u32 {%r29,%r30,%r31,%r32},[%d42];
$20:
setp.lt.s32 %p12,%r24,1025;
@%p12 bra $22;
shl.b64 %d43,%d37,4;
add.s64 %d44,%d31,%d43;
add.s64 %d45,%d44,1024;
ld.global.cs.v4.u32 {%r33,%r34,%r35,%r36},[%d45];
bra.uni $22;
$8:
add.s32 %r37,%r19,3;
and.b32 %r38,%r37,-4;
mul.lo.s32 %r39,%r38,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d24;
.param .b32 q1;
st.param.b32 [q1+0],%r39;
.param .b64 q2;
st.param.b64 [q2+0],%d31;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .b32 q4;
st.param.b32 [q4+0],%r11;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p13,%r24,1;
shl.b64 %d46,%d37,4;
add.s64 %d47,%d30,%d46;
@%p13 bra $12;
ld.global.v4.u32 {%r25,%r26,%r27,%r28},[%d47];
$12:
setp.lt.s32 %p14,%r24,513;
@%p14 bra $14;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d47+512];
$14:
setp.lt.s32 %p15,%r24,1025;
@%p15 bra $22;
ld.global.v4.u32 {%r33,%r34,%r35,%r36},[%d47+1024];
$22:
cvt.u64.u32 %d48,%r23;
mul.lo.s64 %d49,%d20,1536;
add.s64 %d50,%d22,%d49;
add.s64 %d51,%d50,%d48;
st.shared.v4.u32 [%d51],{%r25,%r26,%r27,%r28};
st.shared.v4.u32 [%d51+512],{%r29,%r30,%r31,%r32};
st.shared.v4.u32 [%d51+1024],{%r33,%r34,%r35,%r36};
bar.warp.sync -1;
$23:
shl.b32 %r40,%r11,2;
sub.s32 %r41,%r19,%r40;
cvt.rn.f32.s32 %f1,%r8;
mul.f32 %f2,%f1,0f45800000;
mul.lo.s32 %r42,%r11,3;
mov.u32 %r43,0;
$24:
.pragma "nounroll";
setp.ge.s32 %p16,%r43,%r41;
@%p16 bra $101;
add.s64 %d52,%d22,%d21;
setp.eq.s32 %p17,%r9,0;
mul.wide.u32 %d53,%r42,4;
add.s64 %d54,%d52,%d53;
ld.shared.u32 %r44,[%d54];
and.b32 %r45,%r44,255;
cvt.rn.f32.u32 %f3,%r45;
shr.u32 %r46,%r44,8;
and.b32 %r47,%r46,255;
cvt.rn.f32.u32 %f4,%r47;
shr.u32 %r48,%r44,16;
and.b32 %r49,%r48,255;
cvt.rn.f32.u32 %f5,%r49;
shr.u32 %r50,%r44,24;
cvt.rn.f32.u32 %f6,%r50;
ld.shared.u32 %r51,[%d54+4];
and.b32 %r52,%r51,255;
cvt.rn.f32.u32 %f7,%r52;
shr.u32 %r53,%r51,8;
and.b32 %r54,%r53,255;
cvt.rn.f32.u32 %f8,%r54;
shr.u32 %r55,%r51,16;
and.b32 %r56,%r55,255;
cvt.rn.f32.u32 %f9,%r56;
shr.u32 %r57,%r51,24;
cvt.rn.f32.u32 %f10,%r57;
ld.shared.u32 %r58,[%d54+8];
and.b32 %r59,%r58,255;
cvt.rn.f32.u32 %f11,%r59;
shr.u32 %r60,%r58,8;
and.b32 %r61,%r60,255;
cvt.rn.f32.u32 %f12,%r61;
shr.u32 %r62,%r58,16;
and.b32 %r63,%r62,255;
cvt.rn.f32.u32 %f13,%r63;
shr.u32 %r64,%r58,24;
cvt.rn.f32.u32 %f14,%r64;
@%p17 bra $63;
max.f32 %f15,%f5,%f4;
max.f32 %f16,%f15,%f3;
min.f32 %f17,%f5,%f4;
min.f32 %f18,%f17,%f3;
sub.f32 %f19,%f16,%f18;
setp.eq.f32 %p18,%f16,%f5;
setp.eq.f32 %p19,%f16,%f4;
selp.b32 %r65,1,2,%p19;
selp.b32 %r66,0,%r65,%p18;
@%p18 bra $30;
bra.uni $27;
$30:
sub.f32 %f20,%f4,%f3;
bra.uni $31;
$63:
max.f32 %f21,%f3,%f4;
max.f32 %f16,%f21,%f5;
min.f32 %f22,%f3,%f4;
min.f32 %f23,%f22,%f5;
sub.f32 %f24,%f16,%f23;
setp.eq.f32 %p20,%f16,%f3;
setp.eq.f32 %p21,%f16,%f4;
selp.b32 %r67,1,2,%p21;
selp.b32 %r68,0,%r67,%p20;
@%p20 bra $67;
bra.uni $64;
$67:
sub.f32 %f25,%f4,%f5;
bra.uni $68;
$27:
setp.eq.s32 %p22,%r66,1;
@%p22 bra $29;
bra.uni $28;
$29:
sub.f32 %f20,%f3,%f5;
bra.uni $31;
$64:
setp.eq.s32 %p23,%r68,1;
@%p23 bra $66;
bra.uni $65;
$66:
sub.f32 %f25,%f5,%f3;
bra.uni $68;
$28:
sub.f32 %f20,%f5,%f4;
$31:
setp.leu.f32 %p24,%f16,0f00000000;
mov.f32 %f26,0f00000000;
mov.f32 %f27,%f26;
@%p24 bra $33;
rcp.approx.ftz.f32 %f28,%f16;
mul.f32 %f29,%f28,0f497F0000;
mov.f32 %f30,0f4B400000;
add.rn.f32 %f31,%f29,%f30;
sub.rn.f32 %f27,%f31,%f30;
$33:
setp.leu.f32 %p25,%f19,0f00000000;
@%p25 bra $35;
mul.f32 %f32,%f19,0f40C00000;
rcp.approx.ftz.f32 %f33,%f32;
mul.f32 %f34,%f2,%f33;
mov.f32 %f35,0f4B400000;
add.rn.f32 %f36,%f34,%f35;
sub.rn.f32 %f26,%f36,%f35;
$35:
cvt.rn.f32.s32 %f37,%r66;
add.f32 %f38,%f37,%f37;
fma.rn.f32 %f39,%f19,%f38,%f20;
mul.f32 %f40,%f39,%f26;
mul.f32 %f41,%f19,%f27;
max.f32 %f42,%f8,%f7;
max.f32 %f43,%f42,%f6;
min.f32 %f44,%f8,%f7;
min.f32 %f45,%f44,%f6;
sub.f32 %f46,%f43,%f45;
setp.eq.f32 %p26,%f43,%f8;
setp.eq.f32 %p27,%f43,%f7;
selp.b32 %r69,1,2,%p27;
selp.b32 %r70,0,%r69,%p26;
@%p26 bra $39;
bra.uni $36;
$39:
sub.f32 %f47,%f7,%f6;
bra.uni $40;
$36:
setp.eq.s32 %p28,%r70,1;
@%p28 bra $38;
bra.uni $37;
$38:
sub.f32 %f47,%f6,%f8;
bra.uni $40;
$37:
sub.f32 %f47,%f8,%f7;
$40:
setp.leu.f32 %p29,%f43,0f00000000;
mov.f32 %f48,0f00000000;
mov.f32 %f49,%f48;
@%p29 bra $42;
rcp.approx.ftz.f32 %f50,%f43;
mul.f32 %f51,%f50,0f497F0000;
mov.f32 %f52,0f4B400000;
add.rn.f32 %f53,%f51,%f52;
sub.rn.f32 %f49,%f53,%f52;
$42:
setp.leu.f32 %p30,%f46,0f00000000;
@%p30 bra $44;
mul.f32 %f54,%f46,0f40C00000;
rcp.approx.ftz.f32 %f55,%f54;
mul.f32 %f56,%f2,%f55;
mov.f32 %f57,0f4B400000;
add.rn.f32 %f58,%f56,%f57;
sub.rn.f32 %f48,%f58,%f57;
$44:
mov.f32 %f59,0f39000000;
mov.f32 %f60,0f39800000;
fma.rn.f32 %f61,%f40,%f60,%f59;
mov.f32 %f62,0f4B400000;
add.rn.f32 %f63,%f61,%f62;
sub.rn.f32 %f64,%f63,%f62;
cvt.rn.f32.s32 %f65,%r70;
add.f32 %f66,%f65,%f65;
fma.rn.f32 %f67,%f46,%f66,%f47;
mul.f32 %f68,%f67,%f48;
mul.f32 %f69,%f46,%f49;
max.f32 %f70,%f11,%f10;
max.f32 %f71,%f70,%f9;
min.f32 %f72,%f11,%f10;
min.f32 %f73,%f72,%f9;
sub.f32 %f74,%f71,%f73;
setp.eq.f32 %p31,%f71,%f11;
setp.eq.f32 %p32,%f71,%f10;
selp.b32 %r71,1,2,%p32;
selp.b32 %r72,0,%r71,%p31;
@%p31 bra $48;
bra.uni $45;
$48:
sub.f32 %f75,%f10,%f9;
bra.uni $49;
$45:
setp.eq.s32 %p33,%r72,1;
@%p33 bra $47;
bra.uni $46;
$47:
sub.f32 %f75,%f9,%f11;
bra.uni $49;
$46:
sub.f32 %f75,%f11,%f10;
$49:
setp.leu.f32 %p34,%f71,0f00000000;
mov.f32 %f76,0f00000000;
mov.f32 %f77,%f76;
@%p34 bra $51;
rcp.approx.ftz.f32 %f78,%f71;
mul.f32 %f79,%f78,0f497F0000;
mov.f32 %f80,0f4B400000;
add.rn.f32 %f81,%f79,%f80;
sub.rn.f32 %f77,%f81,%f80;
$51:
setp.leu.f32 %p35,%f74,0f00000000;
@%p35 bra $53;
mul.f32 %f82,%f74,0f40C00000;
rcp.approx.ftz.f32 %f83,%f82;
mul.f32 %f84,%f2,%f83;
mov.f32 %f85,0f4B400000;
add.rn.f32 %f86,%f84,%f85;
sub.rn.f32 %f76,%f86,%f85;
$53:
mov.f32 %f87,0f39000000;
mov.f32 %f88,0f39800000;
fma.rn.f32 %f89,%f68,%f88,%f87;
mov.f32 %f90,0f4B400000;
add.rn.f32 %f91,%f89,%f90;
sub.rn.f32 %f92,%f91,%f90;
cvt.rn.f32.s32 %f93,%r72;
add.f32 %f94,%f93,%f93;
fma.rn.f32 %f95,%f74,%f94,%f75;
mul.f32 %f96,%f95,%f76;
mul.f32 %f97,%f74,%f77;
max.f32 %f98,%f14,%f13;
max.f32 %f99,%f98,%f12;
min.f32 %f100,%f14,%f13;
min.f32 %f101,%f100,%f12;
sub.f32 %f102,%f99,%f101;
setp.eq.f32 %p36,%f99,%f14;
setp.eq.f32 %p37,%f99,%f13;
selp.b32 %r73,1,2,%p37;
selp.b32 %r74,0,%r73,%p36;
@%p36 bra $57;
bra.uni $54;
$57:
sub.f32 %f103,%f13,%f12;
bra.uni $58;
$54:
setp.eq.s32 %p38,%r74,1;
@%p38 bra $56;
bra.uni $55;
$56:
sub.f32 %f103,%f12,%f14;
bra.uni $58;
$55:
sub.f32 %f103,%f14,%f13;
$58:
setp.leu.f32 %p39,%f99,0f00000000;
mov.f32 %f104,0f00000000;
mov.f32 %f105,%f104;
@%p39 bra $60;
rcp.approx.ftz.f32 %f106,%f99;
mul.f32 %f107,%f106,0f497F0000;
mov.f32 %f108,0f4B400000;
add.rn.f32 %f109,%f107,%f108;
sub.rn.f32 %f105,%f109,%f108;
$60:
setp.leu.f32 %p40,%f102,0f00000000;
@%p40 bra $62;
mul.f32 %f110,%f102,0f40C00000;
rcp.approx.ftz.f32 %f111,%f110;
mul.f32 %f112,%f2,%f111;
mov.f32 %f113,0f4B400000;
add.rn.f32 %f114,%f112,%f113;
sub.rn.f32 %f104,%f114,%f113;
$62:
mov.f32 %f115,0f39000000;
mov.f32 %f116,0f39800000;
fma.rn.f32 %f117,%f96,%f116,%f115;
mov.f32 %f118,0f4B400000;
add.rn.f32 %f119,%f117,%f118;
sub.rn.f32 %f120,%f119,%f118;
cvt.rn.f32.s32 %f121,%r74;
add.f32 %f122,%f121,%f121;
fma.rn.f32 %f123,%f102,%f122,%f103;
mul.f32 %f124,%f123,%f104;
fma.rn.f32 %f125,%f124,%f116,%f115;
add.rn.f32 %f126,%f125,%f118;
sub.rn.f32 %f127,%f126,%f118;
setp.lt.f32 %p41,%f127,0f00000000;
add.f32 %f128,%f127,%f1;
selp.f32 %f129,%f128,%f127,%p41;
mul.f32 %f130,%f102,%f105;
fma.rn.f32 %f131,%f130,%f116,%f115;
add.rn.f32 %f132,%f131,%f118;
sub.rn.f32 %f133,%f132,%f118;
setp.lt.f32 %p42,%f92,0f00000000;
add.f32 %f134,%f92,%f1;
selp.f32 %f135,%f134,%f92,%p42;
fma.rn.f32 %f136,%f69,%f116,%f115;
add.rn.f32 %f137,%f136,%f118;
sub.rn.f32 %f138,%f137,%f118;
fma.rn.f32 %f139,%f41,%f116,%f115;
add.rn.f32 %f140,%f139,%f118;
sub.rn.f32 %f141,%f140,%f118;
add.f32 %f142,%f64,%f1;
setp.lt.f32 %p43,%f64,0f00000000;
selp.f32 %f143,%f142,%f64,%p43;
fma.rn.f32 %f144,%f97,%f116,%f115;
add.rn.f32 %f145,%f144,%f118;
sub.rn.f32 %f146,%f145,%f118;
add.f32 %f147,%f120,%f1;
setp.lt.f32 %p44,%f120,0f00000000;
selp.f32 %f148,%f147,%f120,%p44;
bra.uni $100;
$65:
sub.f32 %f25,%f3,%f4;
$68:
setp.leu.f32 %p45,%f16,0f00000000;
mov.f32 %f149,0f00000000;
mov.f32 %f150,%f149;
@%p45 bra $70;
rcp.approx.ftz.f32 %f151,%f16;
mul.f32 %f152,%f151,0f497F0000;
mov.f32 %f153,0f4B400000;
add.rn.f32 %f154,%f152,%f153;
sub.rn.f32 %f150,%f154,%f153;
$70:
setp.leu.f32 %p46,%f24,0f00000000;
@%p46 bra $72;
mul.f32 %f155,%f24,0f40C00000;
rcp.approx.ftz.f32 %f156,%f155;
mul.f32 %f157,%f2,%f156;
mov.f32 %f158,0f4B400000;
add.rn.f32 %f159,%f157,%f158;
sub.rn.f32 %f149,%f159,%f158;
$72:
cvt.rn.f32.s32 %f160,%r68;
add.f32 %f161,%f160,%f160;
fma.rn.f32 %f162,%f24,%f161,%f25;
mul.f32 %f163,%f162,%f149;
mul.f32 %f164,%f24,%f150;
max.f32 %f165,%f6,%f7;
max.f32 %f43,%f165,%f8;
min.f32 %f166,%f6,%f7;
min.f32 %f167,%f166,%f8;
sub.f32 %f168,%f43,%f167;
setp.eq.f32 %p47,%f43,%f6;
setp.eq.f32 %p48,%f43,%f7;
selp.b32 %r75,1,2,%p48;
selp.b32 %r76,0,%r75,%p47;
@%p47 bra $76;
bra.uni $73;
$76:
sub.f32 %f169,%f7,%f8;
bra.uni $77;
$73:
setp.eq.s32 %p49,%r76,1;
@%p49 bra $75;
bra.uni $74;
$75:
sub.f32 %f169,%f8,%f6;
bra.uni $77;
$74:
sub.f32 %f169,%f6,%f7;
$77:
setp.leu.f32 %p50,%f43,0f00000000;
mov.f32 %f170,0f00000000;
mov.f32 %f171,%f170;
@%p50 bra $79;
rcp.approx.ftz.f32 %f172,%f43;
mul.f32 %f173,%f172,0f497F0000;
mov.f32 %f174,0f4B400000;
add.rn.f32 %f175,%f173,%f174;
sub.rn.f32 %f171,%f175,%f174;
$79:
setp.leu.f32 %p51,%f168,0f00000000;
@%p51 bra $81;
mul.f32 %f176,%f168,0f40C00000;
rcp.approx.ftz.f32 %f177,%f176;
mul.f32 %f178,%f2,%f177;
mov.f32 %f179,0f4B400000;
add.rn.f32 %f180,%f178,%f179;
sub.rn.f32 %f170,%f180,%f179;
$81:
mov.f32 %f181,0f39000000;
mov.f32 %f182,0f39800000;
fma.rn.f32 %f183,%f163,%f182,%f181;
mov.f32 %f184,0f4B400000;
add.rn.f32 %f185,%f183,%f184;
sub.rn.f32 %f186,%f185,%f184;
cvt.rn.f32.s32 %f187,%r76;
add.f32 %f188,%f187,%f187;
fma.rn.f32 %f189,%f168,%f188,%f169;
mul.f32 %f190,%f189,%f170;
mul.f32 %f191,%f168,%f171;
max.f32 %f192,%f9,%f10;
max.f32 %f71,%f192,%f11;
min.f32 %f193,%f9,%f10;
min.f32 %f194,%f193,%f11;
sub.f32 %f195,%f71,%f194;
setp.eq.f32 %p52,%f71,%f9;
setp.eq.f32 %p53,%f71,%f10;
selp.b32 %r77,1,2,%p53;
selp.b32 %r78,0,%r77,%p52;
@%p52 bra $85;
bra.uni $82;
$85:
sub.f32 %f196,%f10,%f11;
bra.uni $86;
$82:
setp.eq.s32 %p54,%r78,1;
@%p54 bra $84;
bra.uni $83;
$84:
sub.f32 %f196,%f11,%f9;
bra.uni $86;
$83:
sub.f32 %f196,%f9,%f10;
$86:
setp.leu.f32 %p55,%f71,0f00000000;
mov.f32 %f197,0f00000000;
mov.f32 %f198,%f197;
@%p55 bra $88;
rcp.approx.ftz.f32 %f199,%f71;
mul.f32 %f200,%f199,0f497F0000;
mov.f32 %f201,0f4B400000;
add.rn.f32 %f202,%f200,%f201;
sub.rn.f32 %f198,%f202,%f201;
$88:
setp.leu.f32 %p56,%f195,0f00000000;
@%p56 bra $90;
mul.f32 %f203,%f195,0f40C00000;
rcp.approx.ftz.f32 %f204,%f203;
mul.f32 %f205,%f2,%f204;
mov.f32 %f206,0f4B400000;
add.rn.f32 %f207,%f205,%f206;
sub.rn.f32 %f197,%f207,%f206;
$90:
mov.f32 %f208,0f39000000;
mov.f32 %f209,0f39800000;
fma.rn.f32 %f210,%f190,%f209,%f208;
mov.f32 %f211,0f4B400000;
add.rn.f32 %f212,%f210,%f211;
sub.rn.f32 %f213,%f212,%f211;
cvt.rn.f32.s32 %f214,%r78;
add.f32 %f215,%f214,%f214;
fma.rn.f32 %f216,%f195,%f215,%f196;
mul.f32 %f217,%f216,%f197;
mul.f32 %f218,%f195,%f198;
max.f32 %f219,%f12,%f13;
max.f32 %f99,%f219,%f14;
min.f32 %f220,%f12,%f13;
min.f32 %f221,%f220,%f14;
sub.f32 %f222,%f99,%f221;
setp.eq.f32 %p57,%f99,%f12;
setp.eq.f32 %p58,%f99,%f13;
selp.b32 %r79,1,2,%p58;
selp.b32 %r80,0,%r79,%p57;
@%p57 bra $94;
bra.uni $91;
$94:
sub.f32 %f223,%f13,%f14;
bra.uni $95;
$91:
setp.eq.s32 %p59,%r80,1;
@%p59 bra $93;
bra.uni $92;
$93:
sub.f32 %f223,%f14,%f12;
bra.uni $95;
$92:
sub.f32 %f223,%f12,%f13;
$95:
setp.leu.f32 %p60,%f99,0f00000000;
mov.f32 %f224,0f00000000;
mov.f32 %f225,%f224;
@%p60 bra $97;
rcp.approx.ftz.f32 %f226,%f99;
mul.f32 %f227,%f226,0f497F0000;
mov.f32 %f228,0f4B400000;
add.rn.f32 %f229,%f227,%f228;
sub.rn.f32 %f225,%f229,%f228;
$97:
setp.leu.f32 %p61,%f222,0f00000000;
@%p61 bra $99;
mul.f32 %f230,%f222,0f40C00000;
rcp.approx.ftz.f32 %f231,%f230;
mul.f32 %f232,%f2,%f231;
mov.f32 %f233,0f4B400000;
add.rn.f32 %f234,%f232,%f233;
sub.rn.f32 %f224,%f234,%f233;
$99:
mov.f32 %f235,0f39000000;
mov.f32 %f236,0f39800000;
fma.rn.f32 %f237,%f217,%f236,%f235;
mov.f32 %f238,0f4B400000;
add.rn.f32 %f239,%f237,%f238;
sub.rn.f32 %f240,%f239,%f238;
cvt.rn.f32.s32 %f241,%r80;
add.f32 %f242,%f241,%f241;
fma.rn.f32 %f243,%f222,%f242,%f223;
mul.f32 %f244,%f243,%f224;
fma.rn.f32 %f245,%f244,%f236,%f235;
add.rn.f32 %f246,%f245,%f238;
sub.rn.f32 %f247,%f246,%f238;
setp.lt.f32 %p62,%f247,0f00000000;
add.f32 %f248,%f247,%f1;
selp.f32 %f129,%f248,%f247,%p62;
mul.f32 %f249,%f222,%f225;
fma.rn.f32 %f250,%f249,%f236,%f235;
add.rn.f32 %f251,%f250,%f238;
sub.rn.f32 %f133,%f251,%f238;
setp.lt.f32 %p63,%f213,0f00000000;
add.f32 %f252,%f213,%f1;
selp.f32 %f135,%f252,%f213,%p63;
fma.rn.f32 %f253,%f191,%f236,%f235;
add.rn.f32 %f254,%f253,%f238;
sub.rn.f32 %f138,%f254,%f238;
fma.rn.f32 %f255,%f164,%f236,%f235;
add.rn.f32 %f256,%f255,%f238;
sub.rn.f32 %f141,%f256,%f238;
add.f32 %f257,%f186,%f1;
setp.lt.f32 %p64,%f186,0f00000000;
selp.f32 %f143,%f257,%f186,%p64;
fma.rn.f32 %f258,%f218,%f236,%f235;
add.rn.f32 %f259,%f258,%f238;
sub.rn.f32 %f146,%f259,%f238;
add.f32 %f260,%f240,%f1;
setp.lt.f32 %p65,%f240,0f00000000;
selp.f32 %f148,%f260,%f240,%p65;
$100:
cvt.rni.s32.f32 %r81,%f135;
cvt.rni.s32.f32 %r82,%f16;
mov.u32 %r83,0;
cvt.pack.sat.u8.s32.b32 %r84,%r81,%r82,%r83;
cvt.rni.s32.f32 %r85,%f141;
cvt.rni.s32.f32 %r86,%f143;
cvt.pack.sat.u8.s32.b32 %r87,%r85,%r86,%r84;
cvt.rni.s32.f32 %r88,%f146;
cvt.rni.s32.f32 %r89,%f148;
cvt.pack.sat.u8.s32.b32 %r90,%r88,%r89,%r83;
cvt.rni.s32.f32 %r91,%f43;
cvt.rni.s32.f32 %r92,%f138;
cvt.pack.sat.u8.s32.b32 %r93,%r91,%r92,%r90;
cvt.rni.s32.f32 %r94,%f99;
cvt.rni.s32.f32 %r95,%f133;
cvt.pack.sat.u8.s32.b32 %r96,%r94,%r95,%r83;
cvt.rni.s32.f32 %r97,%f129;
cvt.rni.s32.f32 %r98,%f71;
cvt.pack.sat.u8.s32.b32 %r99,%r97,%r98,%r96;
$101:
@%p16 bra $103;
add.s64 %d55,%d22,%d21;
mul.wide.u32 %d56,%r42,4;
add.s64 %d57,%d55,%d56;
st.shared.u32 [%d57],%r87;
st.shared.u32 [%d57+4],%r93;
st.shared.u32 [%d57+8],%r99;
$103:
add.s32 %r42,%r42,96;
add.s32 %r43,%r43,128;
setp.ne.s32 %p66,%r43,512;
@%p66 bra $24;
bar.warp.sync -1;
and.b64 %d58,%d35,15;
setp.eq.s64 %p67,%d58,0;
and.pred %p68,%p67,%p7;
@%p68 bra $106;
bra.uni $105;
$106:
shl.b32 %r100,%r11,4;
sub.s32 %r101,%r20,%r100;
setp.lt.s32 %p69,%r101,1;
@%p69 bra $118;
cvt.u64.u32 %d59,%r100;
add.s64 %d60,%d22,%d21;
add.s64 %d61,%d60,%d59;
ld.shared.v4.u32 {%r102,%r103,%r104,%r105},[%d61];
mul.wide.u32 %d62,%r11,16;
add.s64 %d63,%d35,%d62;
add.s64 %d64,%d34,%d62;
setp.lt.u32 %p70,%r7,512;
@%p70 bra $109;
bra.uni $108;
$109:
st.global.cs.v4.u32 [%d63],{%r102,%r103,%r104,%r105};
bra.uni $110;
$105:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d35;
.param .b64 q1;
st.param.b64 [q1+0],%d24;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r11;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $118;
$108:
st.global.v4.u32 [%d64],{%r102,%r103,%r104,%r105};
$110:
setp.lt.s32 %p71,%r101,513;
@%p71 bra $118;
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%d61+512];
@%p70 bra $113;
bra.uni $112;
$113:
add.s64 %d65,%d63,512;
st.global.cs.v4.u32 [%d65],{%r106,%r107,%r108,%r109};
bra.uni $114;
$112:
st.global.v4.u32 [%d64+512],{%r106,%r107,%r108,%r109};
$114:
setp.lt.s32 %p72,%r101,1025;
@%p72 bra $118;
ld.shared.v4.u32 {%r110,%r111,%r112,%r113},[%d61+1024];
@%p70 bra $117;
bra.uni $116;
$117:
add.s64 %d66,%d63,1024;
st.global.cs.v4.u32 [%d66],{%r110,%r111,%r112,%r113};
bra.uni $118;
$116:
st.global.v4.u32 [%d64+1024],{%r110,%r111,%r112,%r113};
$118:
ret;
}
.visible .entry rgb_to_yuv_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<27>;
.reg .f32 %f<165>;
.reg .b32 %r<98>;
.reg .b64 %d<62>;
.shared .align 16 .b8 z3[12288];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.u32 %r8,[p4+12];
ld.param.u32 %r9,[p4+8];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mul.wide.s32 %d14,%r10,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
cvt.s64.s32 %d17,%r10;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r11,%tid.x;
mov.u32 %r12,%ctaid.x;
mul.lo.s32 %r13,%r12,%r7;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.u32 %p3,%r17,%r4;
setp.le.u32 %p4,%r3,%r13;
or.pred %p5,%p4,%p3;
@%p5 bra $44;
cvta.to.global.u64 %d19,%d16;
mul.wide.u32 %d20,%r16,1536;
mov.u64 %d21,z3;
cvta.shared.u64 %d22,%d21;
add.s64 %d23,%d22,%d20;
sub.s32 %r18,%r3,%r13;
min.u32 %r19,%r18,%r7;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %d24,%r17;
mul.lo.s64 %d25,%d5,%d24;
mul.lo.s32 %r21,%r13,3;
cvt.u64.u32 %d26,%r21;
add.s64 %d27,%d25,%d26;
cvta.to.global.u64 %d28,%d10;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d10,%d27;
mul.lo.s64 %d31,%d3,%d24;
add.s64 %d32,%d31,%d26;
add.s64 %d33,%d19,%d32;
add.s64 %d34,%d16,%d32;
and.b64 %d35,%d30,15;
setp.eq.s64 %p6,%d35,0;
and.b32 %r22,%r20,15;
setp.eq.s32 %p7,%r22,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r7,512;
shl.b32 %r23,%r11,4;
sub.s32 %r24,%r20,%r23;
cvt.u64.u32 %d36,%r11;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p10,%r24,1;
@%p10 bra $18;
shl.b64 %d37,%d36,4;
add.s64 %d38,%d30,%d37;
ld.global.cs.v4.u32 {%r25,%r26,%r27,%r28},[%d38];
$18:
setp.lt.s32 %p11,%r24,513;
@%p11 bra $20;
mul.wide.u32 %d39,%r11,16;
add.s64 %d40,%d30,%d39;
add.s64 %d41,%d40,512;
ld.global.cs.v4.u32 {%r29,%r30,%r31,%r32},[%d41];
$20:
setp.lt.s32 %p12,%r24,1025;
@%p12 bra $22;
mul.wide.u32 %d42,%r11,16;
add.s64 %d43,%d30,%d42;
add.s64 %d44,%d43,1024;
ld.global.cs.v4.u32 {%r33,%r34,%r35,%r36},[%d44];
bra.uni $22;
$8:
add.s32 %r37,%r19,3;
and.b32 %r38,%r37,-4;
mul.lo.s32 %r39,%r38,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d23;
.param .b32 q1;
st.param.b32 [q1+0],%r39;
.param .b64 q2;
st.param.b64 [q2+0],%d30;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .b32 q4;
st.param.b32 [q4+0],%r11;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p13,%r24,1;
shl.b64 %d45,%d36,4;
add.s64 %d46,%d29,%d45;
@%p13 bra $12;
ld.global.v4.u32 {%r25,%r26,%r27,%r28},[%d46];
$12:
setp.lt.s32 %p14,%r24,513;
@%p14 bra $14;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d46+512];
$14:
setp.lt.s32 %p15,%r24,1025;
@%p15 bra $22;
ld.global.v4.u32 {%r33,%r34,%r35,%r36},[%d46+1024];
$22:
cvt.u64.u32 %d47,%r23;
add.s64 %d48,%d21,%d20;
add.s64 %d49,%d48,%d47;
st.shared.v4.u32 [%d49],{%r25,%r26,%r27,%r28};
st.shared.v4.u32 [%d49+512],{%r29,%r30,%r31,%r32};
st.shared.v4.u32 [%d49+1024],{%r33,%r34,%r35,%r36};
bar.warp.sync -1;
$23:
shl.b32 %r40,%r11,2;
sub.s32 %r41,%r19,%r40;
mul.lo.s32 %r42,%r11,3;
mov.u32 %r43,0;
$24:
.pragma "nounroll";
setp.ge.s32 %p16,%r43,%r41;
@%p16 bra $29;
setp.eq.s32 %p17,%r9,0;
add.s64 %d50,%d21,%d20;
mul.wide.u32 %d51,%r42,4;
add.s64 %d52,%d50,%d51;
ld.shared.u32 %r44,[%d52];
and.b32 %r45,%r44,255;
cvt.rn.f32.u32 %f1,%r45;
shr.u32 %r46,%r44,8;
and.b32 %r47,%r46,255;
cvt.rn.f32.u32 %f2,%r47;
shr.u32 %r48,%r44,16;
and.b32 %r49,%r48,255;
cvt.rn.f32.u32 %f3,%r49;
shr.u32 %r50,%r44,24;
cvt.rn.f32.u32 %f4,%r50;
ld.shared.u32 %r51,[%d52+4];
and.b32 %r52,%r51,255;
cvt.rn.f32.u32 %f5,%r52;
shr.u32 %r53,%r51,8;
and.b32 %r54,%r53,255;
cvt.rn.f32.u32 %f6,%r54;
shr.u32 %r55,%r51,16;
and.b32 %r56,%r55,255;
cvt.rn.f32.u32 %f7,%r56;
shr.u32 %r57,%r51,24;
cvt.rn.f32.u32 %f8,%r57;
ld.shared.u32 %r58,[%d52+8];
and.b32 %r59,%r58,255;
cvt.rn.f32.u32 %f9,%r59;
shr.u32 %r60,%r58,8;
and.b32 %r61,%r60,255;
cvt.rn.f32.u32 %f10,%r61;
shr.u32 %r62,%r58,16;
and.b32 %r63,%r62,255;
cvt.rn.f32.u32 %f11,%r63;
shr.u32 %r64,%r58,24;
cvt.rn.f32.u32 %f12,%r64;
@%p17 bra $27;
setp.eq.s32 %p18,%r8,0;
mul.f32 %f13,%f2,0f46164400;
fma.rn.f32 %f14,%f3,0f45991800,%f13;
fma.rn.f32 %f15,%f1,0f44E98000,%f14;
mov.f32 %f16,0f38000000;
mov.f32 %f17,0f38800000;
fma.rn.f32 %f18,%f15,%f17,%f16;
mov.f32 %f19,0f4B400000;
add.rn.f32 %f20,%f18,%f19;
sub.rn.f32 %f21,%f20,%f19;
sub.f32 %f22,%f3,%f21;
selp.f32 %f23,0f46608400,0f46368800,%p18;
mul.f32 %f24,%f23,%f22;
fma.rn.f32 %f25,%f24,%f17,%f16;
add.rn.f32 %f26,%f25,%f19;
sub.rn.f32 %f27,%f26,%f19;
add.f32 %f28,%f27,0f43000000;
sub.f32 %f29,%f1,%f21;
selp.f32 %f30,0f45FBE800,0f46106400,%p18;
mul.f32 %f31,%f30,%f29;
fma.rn.f32 %f32,%f31,%f17,%f16;
add.rn.f32 %f33,%f32,%f19;
sub.rn.f32 %f34,%f33,%f19;
add.f32 %f35,%f34,0f43000000;
mul.f32 %f36,%f5,0f46164400;
fma.rn.f32 %f37,%f6,0f45991800,%f36;
fma.rn.f32 %f38,%f4,0f44E98000,%f37;
fma.rn.f32 %f39,%f38,%f17,%f16;
add.rn.f32 %f40,%f39,%f19;
sub.rn.f32 %f41,%f40,%f19;
sub.f32 %f42,%f6,%f41;
mul.f32 %f43,%f23,%f42;
fma.rn.f32 %f44,%f43,%f17,%f16;
add.rn.f32 %f45,%f44,%f19;
sub.rn.f32 %f46,%f45,%f19;
sub.f32 %f47,%f4,%f41;
mul.f32 %f48,%f30,%f47;
fma.rn.f32 %f49,%f48,%f17,%f16;
add.rn.f32 %f50,%f49,%f19;
sub.rn.f32 %f51,%f50,%f19;
mul.f32 %f52,%f8,0f46164400;
fma.rn.f32 %f53,%f9,0f45991800,%f52;
fma.rn.f32 %f54,%f7,0f44E98000,%f53;
fma.rn.f32 %f55,%f54,%f17,%f16;
add.rn.f32 %f56,%f55,%f19;
sub.rn.f32 %f57,%f56,%f19;
sub.f32 %f58,%f9,%f57;
mul.f32 %f59,%f23,%f58;
fma.rn.f32 %f60,%f59,%f17,%f16;
add.rn.f32 %f61,%f60,%f19;
sub.rn.f32 %f62,%f61,%f19;
sub.f32 %f63,%f7,%f57;
mul.f32 %f64,%f30,%f63;
fma.rn.f32 %f65,%f64,%f17,%f16;
add.rn.f32 %f66,%f65,%f19;
sub.rn.f32 %f67,%f66,%f19;
mul.f32 %f68,%f11,0f46164400;
fma.rn.f32 %f69,%f12,0f45991800,%f68;
fma.rn.f32 %f70,%f10,0f44E98000,%f69;
fma.rn.f32 %f71,%f70,%f17,%f16;
add.rn.f32 %f72,%f71,%f19;
sub.rn.f32 %f73,%f72,%f19;
sub.f32 %f74,%f12,%f73;
mul.f32 %f75,%f23,%f74;
fma.rn.f32 %f76,%f75,%f17,%f16;
add.rn.f32 %f77,%f76,%f19;
sub.rn.f32 %f78,%f77,%f19;
sub.f32 %f79,%f10,%f73;
mul.f32 %f80,%f30,%f79;
fma.rn.f32 %f81,%f80,%f17,%f16;
add.rn.f32 %f82,%f81,%f19;
sub.rn.f32 %f83,%f82,%f19;
selp.f32 %f84,%f35,%f28,%p18;
selp.f32 %f85,%f28,%f35,%p18;
selp.f32 %f86,%f51,%f46,%p18;
selp.f32 %f87,%f46,%f51,%p18;
selp.f32 %f88,%f67,%f62,%p18;
selp.f32 %f89,%f62,%f67,%p18;
selp.f32 %f90,%f83,%f78,%p18;
selp.f32 %f91,%f78,%f83,%p18;
bra.uni $28;
$27:
setp.eq.s32 %p19,%r8,0;
mul.f32 %f92,%f2,0f46164400;
fma.rn.f32 %f93,%f1,0f45991800,%f92;
fma.rn.f32 %f94,%f3,0f44E98000,%f93;
mov.f32 %f95,0f38000000;
mov.f32 %f96,0f38800000;
fma.rn.f32 %f97,%f94,%f96,%f95;
mov.f32 %f98,0f4B400000;
add.rn.f32 %f99,%f97,%f98;
sub.rn.f32 %f21,%f99,%f98;
sub.f32 %f100,%f1,%f21;
selp.f32 %f101,0f46608400,0f46368800,%p19;
mul.f32 %f102,%f101,%f100;
fma.rn.f32 %f103,%f102,%f96,%f95;
add.rn.f32 %f104,%f103,%f98;
sub.rn.f32 %f105,%f104,%f98;
add.f32 %f106,%f105,0f43000000;
sub.f32 %f107,%f3,%f21;
selp.f32 %f108,0f45FBE800,0f46106400,%p19;
mul.f32 %f109,%f108,%f107;
fma.rn.f32 %f110,%f109,%f96,%f95;
add.rn.f32 %f111,%f110,%f98;
sub.rn.f32 %f112,%f111,%f98;
add.f32 %f113,%f112,0f43000000;
mul.f32 %f114,%f5,0f46164400;
fma.rn.f32 %f115,%f4,0f45991800,%f114;
fma.rn.f32 %f116,%f6,0f44E98000,%f115;
fma.rn.f32 %f117,%f116,%f96,%f95;
add.rn.f32 %f118,%f117,%f98;
sub.rn.f32 %f41,%f118,%f98;
sub.f32 %f119,%f4,%f41;
mul.f32 %f120,%f101,%f119;
fma.rn.f32 %f121,%f120,%f96,%f95;
add.rn.f32 %f122,%f121,%f98;
sub.rn.f32 %f123,%f122,%f98;
sub.f32 %f124,%f6,%f41;
mul.f32 %f125,%f108,%f124;
fma.rn.f32 %f126,%f125,%f96,%f95;
add.rn.f32 %f127,%f126,%f98;
sub.rn.f32 %f128,%f127,%f98;
mul.f32 %f129,%f8,0f46164400;
fma.rn.f32 %f130,%f7,0f45991800,%f129;
fma.rn.f32 %f131,%f9,0f44E98000,%f130;
fma.rn.f32 %f132,%f131,%f96,%f95;
add.rn.f32 %f133,%f132,%f98;
sub.rn.f32 %f57,%f133,%f98;
sub.f32 %f134,%f7,%f57;
mul.f32 %f135,%f101,%f134;
fma.rn.f32 %f136,%f135,%f96,%f95;
add.rn.f32 %f137,%f136,%f98;
sub.rn.f32 %f138,%f137,%f98;
sub.f32 %f139,%f9,%f57;
mul.f32 %f140,%f108,%f139;
fma.rn.f32 %f141,%f140,%f96,%f95;
add.rn.f32 %f142,%f141,%f98;
sub.rn.f32 %f143,%f142,%f98;
mul.f32 %f144,%f11,0f46164400;
fma.rn.f32 %f145,%f10,0f45991800,%f144;
fma.rn.f32 %f146,%f12,0f44E98000,%f145;
fma.rn.f32 %f147,%f146,%f96,%f95;
add.rn.f32 %f148,%f147,%f98;
sub.rn.f32 %f73,%f148,%f98;
sub.f32 %f149,%f10,%f73;
mul.f32 %f150,%f101,%f149;
fma.rn.f32 %f151,%f150,%f96,%f95;
add.rn.f32 %f152,%f151,%f98;
sub.rn.f32 %f153,%f152,%f98;
sub.f32 %f154,%f12,%f73;
mul.f32 %f155,%f108,%f154;
fma.rn.f32 %f156,%f155,%f96,%f95;
add.rn.f32 %f157,%f156,%f98;
sub.rn.f32 %f158,%f157,%f98;
selp.f32 %f84,%f113,%f106,%p19;
selp.f32 %f85,%f106,%f113,%p19;
selp.f32 %f86,%f128,%f123,%p19;
selp.f32 %f87,%f123,%f128,%p19;
selp.f32 %f88,%f143,%f138,%p19;
selp.f32 %f89,%f138,%f143,%p19;
selp.f32 %f90,%f158,%f153,%p19;
selp.f32 %f91,%f153,%f158,%p19;
$28:
add.f32 %f159,%f86,0f43000000;
cvt.rni.s32.f32 %r65,%f159;
add.f32 %f160,%f87,0f43000000;
cvt.rni.s32.f32 %r66,%f160;
add.f32 %f161,%f88,0f43000000;
cvt.rni.s32.f32 %r67,%f161;
add.f32 %f162,%f89,0f43000000;
cvt.rni.s32.f32 %r68,%f162;
add.f32 %f163,%f90,0f43000000;
cvt.rni.s32.f32 %r69,%f163;
add.f32 %f164,%f91,0f43000000;
cvt.rni.s32.f32 %r70,%f164;
cvt.rni.s32.f32 %r71,%f41;
cvt.rni.s32.f32 %r72,%f85;
mov.u32 %r73,0;
cvt.pack.sat.u8.s32.b32 %r74,%r71,%r72,%r73;
cvt.rni.s32.f32 %r75,%f84;
cvt.rni.s32.f32 %r76,%f21;
cvt.pack.sat.u8.s32.b32 %r77,%r75,%r76,%r74;
cvt.rni.s32.f32 %r78,%f57;
cvt.pack.sat.u8.s32.b32 %r79,%r67,%r78,%r73;
cvt.pack.sat.u8.s32.b32 %r80,%r66,%r65,%r79;
cvt.pack.sat.u8.s32.b32 %r81,%r70,%r69,%r73;
cvt.rni.s32.f32 %r82,%f73;
cvt.pack.sat.u8.s32.b32 %r83,%r82,%r68,%r81;
st.shared.u32 [%d52],%r77;
st.shared.u32 [%d52+4],%r80;
st.shared.u32 [%d52+8],%r83;
$29:
add.s32 %r42,%r42,96;
add.s32 %r43,%r43,128;
setp.ne.s32 %p20,%r43,512;
@%p20 bra $24;
bar.warp.sync -1;
and.b64 %d53,%d34,15;
setp.eq.s64 %p21,%d53,0;
and.pred %p22,%p21,%p7;
@%p22 bra $32;
bra.uni $31;
$32:
shl.b32 %r84,%r11,4;
sub.s32 %r85,%r20,%r84;
setp.lt.s32 %p23,%r85,1;
@%p23 bra $44;
cvt.u64.u32 %d54,%r84;
add.s64 %d55,%d21,%d20;
add.s64 %d56,%d55,%d54;
ld.shared.v4.u32 {%r86,%r87,%r88,%r89},[%d56];
mul.wide.u32 %d57,%r11,16;
add.s64 %d58,%d34,%d57;
add.s64 %d59,%d33,%d57;
setp.lt.u32 %p24,%r7,512;
@%p24 bra $35;
bra.uni $34;
$35:
st.global.cs.v4.u32 [%d58],{%r86,%r87,%r88,%r89};
bra.uni $36;
$31:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d34;
.param .b64 q1;
st.param.b64 [q1+0],%d23;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r11;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $44;
$34:
st.global.v4.u32 [%d59],{%r86,%r87,%r88,%r89};
$36:
setp.lt.s32 %p25,%r85,513;
@%p25 bra $44;
ld.shared.v4.u32 {%r90,%r91,%r92,%r93},[%d56+512];
@%p24 bra $39;
bra.uni $38;
$39:
add.s64 %d60,%d58,512;
st.global.cs.v4.u32 [%d60],{%r90,%r91,%r92,%r93};
bra.uni $40;
$38:
st.global.v4.u32 [%d59+512],{%r90,%r91,%r92,%r93};
$40:
setp.lt.s32 %p26,%r85,1025;
@%p26 bra $44;
ld.shared.v4.u32 {%r94,%r95,%r96,%r97},[%d56+1024];
@%p24 bra $43;
bra.uni $42;
$43:
add.s64 %d61,%d58,1024;
st.global.cs.v4.u32 [%d61],{%r94,%r95,%r96,%r97};
bra.uni $44;
$42:
st.global.v4.u32 [%d59+1024],{%r94,%r95,%r96,%r97};
$44:
ret;
}
.visible .entry rgb_to_gray_3_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<26>;
.reg .b32 %r<125>;
.reg .b64 %d<84>;
.shared .align 16 .b8 z4[12288];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.u32 %r8,[p4+8];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mov.u32 %r9,%ctaid.z;
mul.wide.s32 %d8,%r9,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
mov.u32 %r10,%ctaid.z;
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mov.u32 %r11,%ctaid.z;
mul.wide.s32 %d14,%r11,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
mov.u32 %r12,%ctaid.z;
cvt.s64.s32 %d17,%r12;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r14,%ctaid.x;
mul.lo.s32 %r15,%r14,%r7;
mov.u32 %r16,%ctaid.y;
shl.b32 %r17,%r16,3;
mov.u32 %r18,%tid.y;
add.s32 %r19,%r17,%r18;
setp.ge.u32 %p3,%r19,%r4;
setp.le.u32 %p4,%r3,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
cvta.to.global.u64 %d19,%d16;
mul.wide.u32 %d20,%r18,1536;
mov.u64 %d21,z4;
cvta.shared.u64 %d22,%d21;
add.s64 %d23,%d22,%d20;
sub.s32 %r20,%r3,%r15;
min.u32 %r21,%r20,%r7;
mul.lo.s32 %r22,%r21,3;
cvt.u64.u32 %d24,%r19;
mul.lo.s64 %d25,%d5,%d24;
mul.lo.s32 %r23,%r15,3;
cvt.u64.u32 %d26,%r23;
add.s64 %d27,%d25,%d26;
cvta.to.global.u64 %d28,%d10;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d10,%d27;
mul.lo.s64 %d31,%d3,%d24;
cvt.u64.u32 %d32,%r15;
add.s64 %d33,%d31,%d32;
add.s64 %d34,%d19,%d33;
add.s64 %d35,%d16,%d33;
and.b64 %d36,%d30,15;
setp.eq.s64 %p6,%d36,0;
and.b32 %r24,%r22,15;
setp.eq.s32 %p7,%r24,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r7,512;
shl.b32 %r25,%r13,4;
sub.s32 %r26,%r22,%r25;
cvt.u64.u32 %d37,%r13;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p10,%r26,1;
@%p10 bra $18;
shl.b64 %d38,%d37,4;
add.s64 %d39,%d30,%d38;
ld.global.cs.v4.u32 {%r27,%r28,%r29,%r30},[%d39];
$18:
setp.lt.s32 %p11,%r26,513;
@%p11 bra $20;
shl.b64 %d40,%d37,4;
add.s64 %d41,%d30,%d40;
add.s64 %d42,%d41,512;
ld.global.cs.v4.u32 {%r31,%r32,%r33,%r34},[%d42];
$20:
setp.lt.s32 %p12,%r26,1025;
@%p12 bra $22;
shl.b64 %d43,%d37,4;
add.s64 %d44,%d30,%d43;
add.s64 %d45,%d44,1024;
ld.global.cs.v4.u32 {%r35,%r36,%r37,%r38},[%d45];
bra.uni $22;
$8:
add.s32 %r39,%r21,3;
and.b32 %r40,%r39,-4;
mul.lo.s32 %r41,%r40,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d23;
.param .b32 q1;
st.param.b32 [q1+0],%r41;
.param .b64 q2;
st.param.b64 [q2+0],%d30;
.param .b32 q3;
st.param.b32 [q3+0],%r22;
.param .b32 q4;
st.param.b32 [q4+0],%r13;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p13,%r26,1;
shl.b64 %d46,%d37,4;
add.s64 %d47,%d29,%d46;
@%p13 bra $12;
ld.global.v4.u32 {%r27,%r28,%r29,%r30},[%d47];
$12:
setp.lt.s32 %p14,%r26,513;
@%p14 bra $14;
ld.global.v4.u32 {%r31,%r32,%r33,%r34},[%d47+512];
$14:
setp.lt.s32 %p15,%r26,1025;
@%p15 bra $22;
ld.global.v4.u32 {%r35,%r36,%r37,%r38},[%d47+1024];
$22:
cvt.u64.u32 %d48,%r25;
add.s64 %d49,%d21,%d20;
add.s64 %d50,%d49,%d48;
st.shared.v4.u32 [%d50],{%r27,%r28,%r29,%r30};
st.shared.v4.u32 [%d50+512],{%r31,%r32,%r33,%r34};
st.shared.v4.u32 [%d50+1024],{%r35,%r36,%r37,%r38};
bar.warp.sync -1;
$23:
shl.b32 %r42,%r13,2;
sub.s32 %r43,%r21,%r42;
setp.eq.s32 %p16,%r8,0;
selp.b32 %r44,7470,19596,%p16;
selp.b32 %r45,-1773777780,-1773789906,%p16;
setp.lt.s32 %p17,%r43,1;
@%p17 bra $25;
add.s64 %d51,%d21,%d20;
mul.lo.s32 %r46,%r13,3;
mul.wide.u32 %d52,%r46,4;
add.s64 %d53,%d51,%d52;
ld.shared.u32 %r47,[%d53+4];
ld.shared.u32 %r48,[%d53];
mov.u32 %r49,25923;
prmt.b32 %r50,%r48,%r47,%r49;
ld.shared.u32 %r51,[%d53+8];
mov.u32 %r52,21554;
prmt.b32 %r53,%r47,%r51,%r52;
shr.u32 %r54,%r51,8;
mov.u32 %r55,32768;
mov.u32 %r56,%r55;
dp2a.hi.u32.u32 %r56,%r44,%r48,%r56;
dp2a.lo.u32.u32 %r56,%r45,%r48,%r56;
mov.u32 %r57,%r55;
dp2a.hi.u32.u32 %r57,%r44,%r50,%r57;
dp2a.lo.u32.u32 %r57,%r45,%r50,%r57;
mov.u32 %r58,%r55;
dp2a.hi.u32.u32 %r58,%r44,%r53,%r58;
dp2a.lo.u32.u32 %r58,%r45,%r53,%r58;
dp2a.hi.u32.u32 %r55,%r44,%r54,%r55;
dp2a.lo.u32.u32 %r55,%r45,%r54,%r55;
mov.u32 %r59,98;
prmt.b32 %r60,%r56,%r57,%r59;
prmt.b32 %r61,%r58,%r55,%r59;
mov.u32 %r62,21520;
prmt.b32 %r63,%r60,%r61,%r62;
$25:
bar.warp.sync -1;
@%p17 bra $27;
add.s64 %d54,%d21,%d20;
mul.wide.u32 %d55,%r13,4;
add.s64 %d56,%d54,%d55;
st.shared.u32 [%d56],%r63;
$27:
setp.lt.s32 %p18,%r43,129;
@%p18 bra $29;
add.s64 %d57,%d21,%d20;
mad.lo.s32 %r64,%r13,3,96;
mul.wide.u32 %d58,%r64,4;
add.s64 %d59,%d57,%d58;
ld.shared.u32 %r65,[%d59+4];
ld.shared.u32 %r66,[%d59];
mov.u32 %r67,25923;
prmt.b32 %r68,%r66,%r65,%r67;
ld.shared.u32 %r69,[%d59+8];
mov.u32 %r70,21554;
prmt.b32 %r71,%r65,%r69,%r70;
shr.u32 %r72,%r69,8;
mov.u32 %r73,32768;
mov.u32 %r74,%r73;
dp2a.hi.u32.u32 %r74,%r44,%r66,%r74;
dp2a.lo.u32.u32 %r74,%r45,%r66,%r74;
mov.u32 %r75,%r73;
dp2a.hi.u32.u32 %r75,%r44,%r68,%r75;
dp2a.lo.u32.u32 %r75,%r45,%r68,%r75;
mov.u32 %r76,%r73;
dp2a.hi.u32.u32 %r76,%r44,%r71,%r76;
dp2a.lo.u32.u32 %r76,%r45,%r71,%r76;
dp2a.hi.u32.u32 %r73,%r44,%r72,%r73;
dp2a.lo.u32.u32 %r73,%r45,%r72,%r73;
mov.u32 %r77,98;
prmt.b32 %r78,%r74,%r75,%r77;
prmt.b32 %r79,%r76,%r73,%r77;
mov.u32 %r80,21520;
prmt.b32 %r63,%r78,%r79,%r80;
$29:
bar.warp.sync -1;
@%p18 bra $31;
add.s64 %d60,%d21,%d20;
add.s32 %r81,%r13,32;
mul.wide.u32 %d61,%r81,4;
add.s64 %d62,%d60,%d61;
st.shared.u32 [%d62],%r63;
$31:
setp.lt.s32 %p19,%r43,257;
@%p19 bra $33;
add.s64 %d63,%d21,%d20;
mad.lo.s32 %r82,%r13,3,192;
mul.wide.u32 %d64,%r82,4;
add.s64 %d65,%d63,%d64;
ld.shared.u32 %r83,[%d65+4];
ld.shared.u32 %r84,[%d65];
mov.u32 %r85,25923;
prmt.b32 %r86,%r84,%r83,%r85;
ld.shared.u32 %r87,[%d65+8];
mov.u32 %r88,21554;
prmt.b32 %r89,%r83,%r87,%r88;
shr.u32 %r90,%r87,8;
mov.u32 %r91,32768;
mov.u32 %r92,%r91;
dp2a.hi.u32.u32 %r92,%r44,%r84,%r92;
dp2a.lo.u32.u32 %r92,%r45,%r84,%r92;
mov.u32 %r93,%r91;
dp2a.hi.u32.u32 %r93,%r44,%r86,%r93;
dp2a.lo.u32.u32 %r93,%r45,%r86,%r93;
mov.u32 %r94,%r91;
dp2a.hi.u32.u32 %r94,%r44,%r89,%r94;
dp2a.lo.u32.u32 %r94,%r45,%r89,%r94;
dp2a.hi.u32.u32 %r91,%r44,%r90,%r91;
dp2a.lo.u32.u32 %r91,%r45,%r90,%r91;
mov.u32 %r95,98;
prmt.b32 %r96,%r92,%r93,%r95;
prmt.b32 %r97,%r94,%r91,%r95;
mov.u32 %r98,21520;
prmt.b32 %r63,%r96,%r97,%r98;
$33:
bar.warp.sync -1;
@%p19 bra $35;
add.s64 %d66,%d21,%d20;
add.s32 %r99,%r13,64;
mul.wide.u32 %d67,%r99,4;
add.s64 %d68,%d66,%d67;
st.shared.u32 [%d68],%r63;
$35:
setp.lt.s32 %p20,%r43,385;
@%p20 bra $37;
add.s64 %d69,%d21,%d20;
mad.lo.s32 %r100,%r13,3,288;
mul.wide.u32 %d70,%r100,4;
add.s64 %d71,%d69,%d70;
ld.shared.u32 %r101,[%d71+4];
ld.shared.u32 %r102,[%d71];
mov.u32 %r103,25923;
prmt.b32 %r104,%r102,%r101,%r103;
ld.shared.u32 %r105,[%d71+8];
mov.u32 %r106,21554;
prmt.b32 %r107,%r101,%r105,%r106;
shr.u32 %r108,%r105,8;
mov.u32 %r109,32768;
mov.u32 %r110,%r109;
dp2a.hi.u32.u32 %r110,%r44,%r102,%r110;
dp2a.lo.u32.u32 %r110,%r45,%r102,%r110;
mov.u32 %r111,%r109;
dp2a.hi.u32.u32 %r111,%r44,%r104,%r111;
dp2a.lo.u32.u32 %r111,%r45,%r104,%r111;
mov.u32 %r112,%r109;
dp2a.hi.u32.u32 %r112,%r44,%r107,%r112;
dp2a.lo.u32.u32 %r112,%r45,%r107,%r112;
dp2a.hi.u32.u32 %r109,%r44,%r108,%r109;
dp2a.lo.u32.u32 %r109,%r45,%r108,%r109;
mov.u32 %r113,98;
prmt.b32 %r114,%r110,%r111,%r113;
prmt.b32 %r115,%r112,%r109,%r113;
mov.u32 %r116,21520;
prmt.b32 %r63,%r114,%r115,%r116;
$37:
bar.warp.sync -1;
@%p20 bra $39;
add.s64 %d72,%d21,%d20;
add.s32 %r117,%r13,96;
mul.wide.u32 %d73,%r117,4;
add.s64 %d74,%d72,%d73;
st.shared.u32 [%d74],%r63;
$39:
bar.warp.sync -1;
and.b64 %d75,%d35,15;
setp.eq.s64 %p21,%d75,0;
and.b32 %r118,%r21,15;
setp.eq.s32 %p22,%r118,0;
and.pred %p23,%p22,%p21;
@%p23 bra $41;
bra.uni $40;
$41:
shl.b32 %r119,%r13,4;
sub.s32 %r120,%r21,%r119;
cvt.u64.u32 %d76,%r13;
setp.lt.s32 %p24,%r120,1;
@%p24 bra $45;
setp.lt.u32 %p25,%r7,512;
cvt.u64.u32 %d77,%r119;
add.s64 %d78,%d21,%d20;
add.s64 %d79,%d78,%d77;
ld.shared.v4.u32 {%r121,%r122,%r123,%r124},[%d79];
@%p25 bra $44;
bra.uni $43;
$44:
shl.b64 %d80,%d76,4;
add.s64 %d81,%d35,%d80;
st.global.cs.v4.u32 [%d81],{%r121,%r122,%r123,%r124};
bra.uni $45;
$40:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d35;
.param .b64 q1;
st.param.b64 [q1+0],%d23;
.param .b32 q2;
st.param.b32 [q2+0],%r21;
.param .b32 q3;
st.param.b32 [q3+0],%r13;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $45;
$43:
shl.b64 %d82,%d76,4;
add.s64 %d83,%d34,%d82;
st.global.v4.u32 [%d83],{%r121,%r122,%r123,%r124};
$45:
ret;
}
.visible .entry rgb_to_gray_4_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<28>;
.reg .b32 %r<111>;
.reg .b64 %d<87>;
.shared .align 16 .b8 z5[16384];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.u32 %r8,[p4+8];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mov.u32 %r9,%ctaid.z;
mul.wide.s32 %d8,%r9,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
mov.u32 %r10,%ctaid.z;
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mov.u32 %r11,%ctaid.z;
mul.wide.s32 %d14,%r11,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
mov.u32 %r12,%ctaid.z;
cvt.s64.s32 %d17,%r12;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r14,%ctaid.x;
mul.lo.s32 %r15,%r14,%r7;
mov.u32 %r16,%ctaid.y;
shl.b32 %r17,%r16,3;
mov.u32 %r18,%tid.y;
add.s32 %r19,%r17,%r18;
setp.ge.u32 %p3,%r19,%r4;
setp.le.u32 %p4,%r3,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $49;
cvta.to.global.u64 %d19,%d16;
mul.wide.u32 %d20,%r18,2048;
mov.u64 %d21,z5;
cvta.shared.u64 %d22,%d21;
add.s64 %d23,%d22,%d20;
sub.s32 %r20,%r3,%r15;
min.u32 %r21,%r20,%r7;
shl.b32 %r22,%r21,2;
cvt.u64.u32 %d24,%r19;
mul.lo.s64 %d25,%d5,%d24;
shl.b32 %r23,%r15,2;
cvt.u64.u32 %d26,%r23;
add.s64 %d27,%d25,%d26;
cvta.to.global.u64 %d28,%d10;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d10,%d27;
mul.lo.s64 %d31,%d3,%d24;
cvt.u64.u32 %d32,%r15;
add.s64 %d33,%d31,%d32;
add.s64 %d34,%d19,%d33;
add.s64 %d35,%d16,%d33;
and.b64 %d36,%d30,15;
setp.eq.s64 %p6,%d36,0;
and.b32 %r24,%r21,3;
setp.eq.s32 %p7,%r24,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r7,512;
shl.b32 %r25,%r13,4;
sub.s32 %r26,%r22,%r25;
cvt.u64.u32 %d37,%r13;
@%p9 bra $18;
bra.uni $10;
$18:
setp.lt.s32 %p10,%r26,1;
@%p10 bra $20;
shl.b64 %d38,%d37,4;
add.s64 %d39,%d30,%d38;
ld.global.cs.v4.u32 {%r27,%r28,%r29,%r30},[%d39];
$20:
setp.lt.s32 %p11,%r26,513;
@%p11 bra $22;
shl.b64 %d40,%d37,4;
add.s64 %d41,%d30,%d40;
add.s64 %d42,%d41,512;
ld.global.cs.v4.u32 {%r31,%r32,%r33,%r34},[%d42];
$22:
setp.lt.s32 %p12,%r26,1025;
@%p12 bra $24;
mul.wide.u32 %d43,%r13,16;
add.s64 %d44,%d30,%d43;
add.s64 %d45,%d44,1024;
ld.global.cs.v4.u32 {%r35,%r36,%r37,%r38},[%d45];
$24:
setp.lt.s32 %p13,%r26,1537;
@%p13 bra $26;
mul.wide.u32 %d46,%r13,16;
add.s64 %d47,%d30,%d46;
add.s64 %d48,%d47,1536;
ld.global.cs.v4.u32 {%r39,%r40,%r41,%r42},[%d48];
bra.uni $26;
$8:
add.s32 %r43,%r22,12;
and.b32 %r44,%r43,-16;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d23;
.param .b32 q1;
st.param.b32 [q1+0],%r44;
.param .b64 q2;
st.param.b64 [q2+0],%d30;
.param .b32 q3;
st.param.b32 [q3+0],%r22;
.param .b32 q4;
st.param.b32 [q4+0],%r13;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $27;
$10:
setp.lt.s32 %p14,%r26,1;
shl.b64 %d49,%d37,4;
add.s64 %d50,%d29,%d49;
@%p14 bra $12;
ld.global.v4.u32 {%r27,%r28,%r29,%r30},[%d50];
$12:
setp.lt.s32 %p15,%r26,513;
@%p15 bra $14;
ld.global.v4.u32 {%r31,%r32,%r33,%r34},[%d50+512];
$14:
setp.lt.s32 %p16,%r26,1025;
@%p16 bra $16;
ld.global.v4.u32 {%r35,%r36,%r37,%r38},[%d50+1024];
$16:
setp.lt.s32 %p17,%r26,1537;
@%p17 bra $26;
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%d50+1536];
$26:
cvt.u64.u32 %d51,%r25;
add.s64 %d52,%d21,%d20;
add.s64 %d53,%d52,%d51;
st.shared.v4.u32 [%d53],{%r27,%r28,%r29,%r30};
st.shared.v4.u32 [%d53+512],{%r31,%r32,%r33,%r34};
st.shared.v4.u32 [%d53+1024],{%r35,%r36,%r37,%r38};
st.shared.v4.u32 [%d53+1536],{%r39,%r40,%r41,%r42};
bar.warp.sync -1;
$27:
shl.b32 %r45,%r13,2;
sub.s32 %r46,%r21,%r45;
setp.eq.s32 %p18,%r8,0;
selp.b32 %r47,7470,19596,%p18;
selp.b32 %r48,-1773777780,-1773789906,%p18;
setp.lt.s32 %p19,%r46,1;
@%p19 bra $29;
add.s64 %d54,%d21,%d20;
mul.wide.u32 %d55,%r45,4;
add.s64 %d56,%d54,%d55;
ld.shared.v4.u32 {%r49,%r50,%r51,%r52},[%d56];
mov.u32 %r53,32768;
mov.u32 %r54,%r53;
dp2a.hi.u32.u32 %r54,%r47,%r49,%r54;
dp2a.lo.u32.u32 %r54,%r48,%r49,%r54;
mov.u32 %r55,%r53;
dp2a.hi.u32.u32 %r55,%r47,%r50,%r55;
dp2a.lo.u32.u32 %r55,%r48,%r50,%r55;
mov.u32 %r56,%r53;
dp2a.hi.u32.u32 %r56,%r47,%r51,%r56;
dp2a.lo.u32.u32 %r56,%r48,%r51,%r56;
dp2a.hi.u32.u32 %r53,%r47,%r52,%r53;
dp2a.lo.u32.u32 %r53,%r48,%r52,%r53;
mov.u32 %r57,98;
prmt.b32 %r58,%r54,%r55,%r57;
prmt.b32 %r59,%r56,%r53,%r57;
mov.u32 %r60,21520;
prmt.b32 %r61,%r58,%r59,%r60;
$29:
bar.warp.sync -1;
@%p19 bra $31;
add.s64 %d57,%d21,%d20;
mul.wide.u32 %d58,%r13,4;
add.s64 %d59,%d57,%d58;
st.shared.u32 [%d59],%r61;
$31:
setp.lt.s32 %p20,%r46,129;
@%p20 bra $33;
add.s64 %d60,%d21,%d20;
add.s32 %r62,%r45,128;
mul.wide.u32 %d61,%r62,4;
add.s64 %d62,%d60,%d61;
ld.shared.v4.u32 {%r63,%r64,%r65,%r66},[%d62];
mov.u32 %r67,32768;
mov.u32 %r68,%r67;
dp2a.hi.u32.u32 %r68,%r47,%r63,%r68;
dp2a.lo.u32.u32 %r68,%r48,%r63,%r68;
mov.u32 %r69,%r67;
dp2a.hi.u32.u32 %r69,%r47,%r64,%r69;
dp2a.lo.u32.u32 %r69,%r48,%r64,%r69;
mov.u32 %r70,%r67;
dp2a.hi.u32.u32 %r70,%r47,%r65,%r70;
dp2a.lo.u32.u32 %r70,%r48,%r65,%r70;
dp2a.hi.u32.u32 %r67,%r47,%r66,%r67;
dp2a.lo.u32.u32 %r67,%r48,%r66,%r67;
mov.u32 %r71,98;
prmt.b32 %r72,%r68,%r69,%r71;
prmt.b32 %r73,%r70,%r67,%r71;
mov.u32 %r74,21520;
prmt.b32 %r61,%r72,%r73,%r74;
$33:
bar.warp.sync -1;
@%p20 bra $35;
add.s64 %d63,%d21,%d20;
add.s32 %r75,%r13,32;
mul.wide.u32 %d64,%r75,4;
add.s64 %d65,%d63,%d64;
st.shared.u32 [%d65],%r61;
$35:
setp.lt.s32 %p21,%r46,257;
@%p21 bra $37;
add.s64 %d66,%d21,%d20;
add.s32 %r76,%r45,256;
mul.wide.u32 %d67,%r76,4;
add.s64 %d68,%d66,%d67;
ld.shared.v4.u32 {%r77,%r78,%r79,%r80},[%d68];
mov.u32 %r81,32768;
mov.u32 %r82,%r81;
dp2a.hi.u32.u32 %r82,%r47,%r77,%r82;
dp2a.lo.u32.u32 %r82,%r48,%r77,%r82;
mov.u32 %r83,%r81;
dp2a.hi.u32.u32 %r83,%r47,%r78,%r83;
dp2a.lo.u32.u32 %r83,%r48,%r78,%r83;
mov.u32 %r84,%r81;
dp2a.hi.u32.u32 %r84,%r47,%r79,%r84;
dp2a.lo.u32.u32 %r84,%r48,%r79,%r84;
dp2a.hi.u32.u32 %r81,%r47,%r80,%r81;
dp2a.lo.u32.u32 %r81,%r48,%r80,%r81;
mov.u32 %r85,98;
prmt.b32 %r86,%r82,%r83,%r85;
prmt.b32 %r87,%r84,%r81,%r85;
mov.u32 %r88,21520;
prmt.b32 %r61,%r86,%r87,%r88;
$37:
bar.warp.sync -1;
@%p21 bra $39;
add.s64 %d69,%d21,%d20;
add.s32 %r89,%r13,64;
mul.wide.u32 %d70,%r89,4;
add.s64 %d71,%d69,%d70;
st.shared.u32 [%d71],%r61;
$39:
setp.lt.s32 %p22,%r46,385;
@%p22 bra $41;
add.s64 %d72,%d21,%d20;
add.s32 %r90,%r45,384;
mul.wide.u32 %d73,%r90,4;
add.s64 %d74,%d72,%d73;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%d74];
mov.u32 %r95,32768;
mov.u32 %r96,%r95;
dp2a.hi.u32.u32 %r96,%r47,%r91,%r96;
dp2a.lo.u32.u32 %r96,%r48,%r91,%r96;
mov.u32 %r97,%r95;
dp2a.hi.u32.u32 %r97,%r47,%r92,%r97;
dp2a.lo.u32.u32 %r97,%r48,%r92,%r97;
mov.u32 %r98,%r95;
dp2a.hi.u32.u32 %r98,%r47,%r93,%r98;
dp2a.lo.u32.u32 %r98,%r48,%r93,%r98;
dp2a.hi.u32.u32 %r95,%r47,%r94,%r95;
dp2a.lo.u32.u32 %r95,%r48,%r94,%r95;
mov.u32 %r99,98;
prmt.b32 %r100,%r96,%r97,%r99;
prmt.b32 %r101,%r98,%r95,%r99;
mov.u32 %r102,21520;
prmt.b32 %r61,%r100,%r101,%r102;
$41:
bar.warp.sync -1;
@%p22 bra $43;
add.s64 %d75,%d21,%d20;
add.s32 %r103,%r13,96;
mul.wide.u32 %d76,%r103,4;
add.s64 %d77,%d75,%d76;
st.shared.u32 [%d77],%r61;
$43:
bar.warp.sync -1;
and.b64 %d78,%d35,15;
setp.eq.s64 %p23,%d78,0;
and.b32 %r104,%r21,15;
setp.eq.s32 %p24,%r104,0;
and.pred %p25,%p24,%p23;
@%p25 bra $45;
bra.uni $44;
$45:
shl.b32 %r105,%r13,4;
sub.s32 %r106,%r21,%r105;
cvt.u64.u32 %d79,%r13;
setp.lt.s32 %p26,%r106,1;
@%p26 bra $49;
setp.lt.u32 %p27,%r7,512;
cvt.u64.u32 %d80,%r105;
add.s64 %d81,%d21,%d20;
add.s64 %d82,%d81,%d80;
ld.shared.v4.u32 {%r107,%r108,%r109,%r110},[%d82];
@%p27 bra $48;
bra.uni $47;
$48:
shl.b64 %d83,%d79,4;
add.s64 %d84,%d35,%d83;
st.global.cs.v4.u32 [%d84],{%r107,%r108,%r109,%r110};
bra.uni $49;
$44:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d35;
.param .b64 q1;
st.param.b64 [q1+0],%d23;
.param .b32 q2;
st.param.b32 [q2+0],%r21;
.param .b32 q3;
st.param.b32 [q3+0],%r13;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $49;
$47:
shl.b64 %d85,%d79,4;
add.s64 %d86,%d34,%d85;
st.global.v4.u32 [%d86],{%r107,%r108,%r109,%r110};
$49:
ret;
}
.visible .entry hsv_to_rgb_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<80>;
.reg .f32 %f<138>;
.reg .b32 %r<154>;
.reg .b64 %d<67>;
.shared .align 16 .b8 z6[12288];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.u32 %r8,[p4+12];
ld.param.u32 %r9,[p4+8];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mul.wide.s32 %d14,%r10,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
cvt.s64.s32 %d17,%r10;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r11,%tid.x;
mov.u32 %r12,%ctaid.x;
mul.lo.s32 %r13,%r12,%r7;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.u32 %p3,%r17,%r4;
setp.le.u32 %p4,%r3,%r13;
or.pred %p5,%p4,%p3;
@%p5 bra $92;
cvta.to.global.u64 %d19,%d16;
cvt.u64.u32 %d20,%r16;
mul.wide.u32 %d21,%r16,1536;
mov.u64 %d22,z6;
cvta.shared.u64 %d23,%d22;
add.s64 %d24,%d23,%d21;
sub.s32 %r18,%r3,%r13;
min.u32 %r19,%r18,%r7;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %d25,%r17;
mul.lo.s64 %d26,%d5,%d25;
mul.lo.s32 %r21,%r13,3;
cvt.u64.u32 %d27,%r21;
add.s64 %d28,%d26,%d27;
cvta.to.global.u64 %d29,%d10;
add.s64 %d30,%d29,%d28;
add.s64 %d31,%d10,%d28;
mul.lo.s64 %d32,%d3,%d25;
add.s64 %d33,%d32,%d27;
add.s64 %d34,%d19,%d33;
add.s64 %d35,%d16,%d33;
and.b64 %d36,%d31,15;
setp.eq.s64 %p6,%d36,0;
and.b32 %r22,%r20,15;
setp.eq.s32 %p7,%r22,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r7,512;
shl.b32 %r23,%r11,4;
sub.s32 %r24,%r20,%r23;
cvt.u64.u32 %d37,%r11;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p10,%r24,1;
@%p10 bra $18;
shl.b64 %d38,%d37,4;
add.s64 %d39,%d31,%d38;
ld.global.cs.v4.u32 {%r25,%r26,%r27,%r28},[%d39];
$18:
setp.lt.s32 %p11,%r24,513;
@%p11 bra $20;
shl.b64 %d40,%d37,4;
add.s64 %d41,%d31,%d40;
add.s64 %d42,%d41,512;
ld.global.cs.v4.u32 {%r29,%r30,%r31,%r32},[%d42];
$20:
setp.lt.s32 %p12,%r24,1025;
@%p12 bra $22;
shl.b64 %d43,%d37,4;
add.s64 %d44,%d31,%d43;
add.s64 %d45,%d44,1024;
ld.global.cs.v4.u32 {%r33,%r34,%r35,%r36},[%d45];
bra.uni $22;
$8:
add.s32 %r37,%r19,3;
and.b32 %r38,%r37,-4;
mul.lo.s32 %r39,%r38,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d24;
.param .b32 q1;
st.param.b32 [q1+0],%r39;
.param .b64 q2;
st.param.b64 [q2+0],%d31;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .b32 q4;
st.param.b32 [q4+0],%r11;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p13,%r24,1;
shl.b64 %d46,%d37,4;
add.s64 %d47,%d30,%d46;
@%p13 bra $12;
ld.global.v4.u32 {%r25,%r26,%r27,%r28},[%d47];
$12:
setp.lt.s32 %p14,%r24,513;
@%p14 bra $14;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d47+512];
$14:
setp.lt.s32 %p15,%r24,1025;
@%p15 bra $22;
ld.global.v4.u32 {%r33,%r34,%r35,%r36},[%d47+1024];
$22:
cvt.u64.u32 %d48,%r23;
mul.lo.s64 %d49,%d20,1536;
add.s64 %d50,%d22,%d49;
add.s64 %d51,%d50,%d48;
st.shared.v4.u32 [%d51],{%r25,%r26,%r27,%r28};
st.shared.v4.u32 [%d51+512],{%r29,%r30,%r31,%r32};
st.shared.v4.u32 [%d51+1024],{%r33,%r34,%r35,%r36};
bar.warp.sync -1;
$23:
shl.b32 %r40,%r11,2;
sub.s32 %r41,%r19,%r40;
cvt.rn.f32.s32 %f1,%r8;
mov.f32 %f2,0f40C00000;
div.rn.f32 %f3,%f2,%f1;
mul.lo.s32 %r42,%r11,3;
mov.u32 %r43,0;
$24:
.pragma "nounroll";
setp.ge.s32 %p16,%r43,%r41;
@%p16 bra $75;
add.s64 %d52,%d22,%d21;
setp.eq.s32 %p17,%r9,0;
mul.wide.u32 %d53,%r42,4;
add.s64 %d54,%d52,%d53;
ld.shared.u32 %r44,[%d54];
and.b32 %r45,%r44,255;
cvt.rn.f32.u32 %f4,%r45;
shr.u32 %r46,%r44,8;
and.b32 %r47,%r46,255;
cvt.rn.f32.u32 %f5,%r47;
shr.u32 %r48,%r44,16;
and.b32 %r49,%r48,255;
cvt.rn.f32.u32 %f6,%r49;
shr.u32 %r50,%r44,24;
cvt.rn.f32.u32 %f7,%r50;
ld.shared.u32 %r51,[%d54+4];
and.b32 %r52,%r51,255;
cvt.rn.f32.u32 %f8,%r52;
shr.u32 %r53,%r51,8;
and.b32 %r54,%r53,255;
cvt.rn.f32.u32 %f9,%r54;
shr.u32 %r55,%r51,16;
and.b32 %r56,%r55,255;
cvt.rn.f32.u32 %f10,%r56;
shr.u32 %r57,%r51,24;
cvt.rn.f32.u32 %f11,%r57;
ld.shared.u32 %r58,[%d54+8];
and.b32 %r59,%r58,255;
cvt.rn.f32.u32 %f12,%r59;
shr.u32 %r60,%r58,8;
and.b32 %r61,%r60,255;
cvt.rn.f32.u32 %f13,%r61;
shr.u32 %r62,%r58,16;
and.b32 %r63,%r62,255;
cvt.rn.f32.u32 %f14,%r63;
shr.u32 %r64,%r58,24;
cvt.rn.f32.u32 %f15,%r64;
mul.f32 %f16,%f5,0f3B808081;
mul.f32 %f17,%f6,0f3B808081;
mul.f32 %f18,%f3,%f4;
cvt.rmi.f32.f32 %f19,%f18;
cvt.rzi.s32.f32 %r65,%f19;
cvt.rn.f32.s32 %f20,%r65;
sub.f32 %f21,%f18,%f20;
mul.hi.s32 %r66,%r65,715827883;
shr.u32 %r67,%r66,31;
add.s32 %r68,%r66,%r67;
mul.lo.s32 %r69,%r68,6;
sub.s32 %r70,%r65,%r69;
setp.lt.s32 %p18,%r70,0;
add.s32 %r71,%r70,6;
selp.b32 %r72,%r71,%r70,%p18;
mov.f32 %f22,0f3F800000;
sub.f32 %f23,%f22,%f16;
mul.f32 %f24,%f17,%f23;
mul.f32 %f25,%f16,%f21;
sub.f32 %f26,%f22,%f25;
mul.f32 %f27,%f17,%f26;
add.f32 %f28,%f23,%f25;
mul.f32 %f29,%f17,%f28;
@%p17 bra $50;
setp.gt.s32 %p19,%r72,1;
@%p19 bra $29;
setp.eq.s32 %p20,%r72,0;
mov.f32 %f30,%f17;
mov.f32 %f31,%f29;
mov.f32 %f32,%f24;
@%p20 bra $32;
setp.eq.s32 %p21,%r72,1;
mov.f32 %f30,%f27;
mov.f32 %f31,%f17;
mov.f32 %f32,%f24;
@%p21 bra $32;
bra.uni $31;
$50:
setp.gt.s32 %p22,%r72,1;
@%p22 bra $53;
setp.eq.s32 %p23,%r72,0;
mov.f32 %f32,%f17;
mov.f32 %f31,%f29;
mov.f32 %f30,%f24;
@%p23 bra $56;
setp.eq.s32 %p24,%r72,1;
mov.f32 %f32,%f27;
mov.f32 %f31,%f17;
mov.f32 %f30,%f24;
@%p24 bra $56;
bra.uni $55;
$29:
setp.eq.s32 %p25,%r72,2;
mov.f32 %f30,%f24;
mov.f32 %f31,%f17;
mov.f32 %f32,%f29;
@%p25 bra $32;
setp.ne.s32 %p26,%r72,3;
mov.f32 %f30,%f24;
mov.f32 %f31,%f27;
mov.f32 %f32,%f17;
@%p26 bra $31;
bra.uni $32;
$31:
setp.eq.s32 %p27,%r72,4;
selp.f32 %f30,%f29,%f17,%p27;
selp.f32 %f32,%f17,%f27,%p27;
mov.f32 %f31,%f24;
$32:
mul.f32 %f33,%f3,%f7;
cvt.rmi.f32.f32 %f34,%f33;
cvt.rzi.s32.f32 %r73,%f34;
cvt.rn.f32.s32 %f35,%r73;
sub.f32 %f36,%f33,%f35;
mul.hi.s32 %r74,%r73,715827883;
shr.u32 %r75,%r74,31;
add.s32 %r76,%r74,%r75;
mul.lo.s32 %r77,%r76,6;
sub.s32 %r78,%r73,%r77;
setp.lt.s32 %p28,%r78,0;
add.s32 %r79,%r78,6;
selp.b32 %r80,%r79,%r78,%p28;
mul.f32 %f37,%f8,0f3B808081;
mov.f32 %f38,0f3F800000;
sub.f32 %f39,%f38,%f37;
mul.f32 %f40,%f9,0f3B808081;
mul.f32 %f41,%f40,%f39;
mul.f32 %f42,%f37,%f36;
sub.f32 %f43,%f38,%f42;
mul.f32 %f44,%f40,%f43;
add.f32 %f45,%f39,%f42;
mul.f32 %f46,%f40,%f45;
setp.gt.s32 %p29,%r80,1;
@%p29 bra $35;
setp.eq.s32 %p30,%r80,0;
mov.f32 %f47,%f40;
mov.f32 %f48,%f46;
mov.f32 %f49,%f41;
@%p30 bra $38;
setp.eq.s32 %p31,%r80,1;
mov.f32 %f47,%f44;
mov.f32 %f48,%f40;
mov.f32 %f49,%f41;
@%p31 bra $38;
bra.uni $37;
$35:
setp.eq.s32 %p32,%r80,2;
mov.f32 %f47,%f41;
mov.f32 %f48,%f40;
mov.f32 %f49,%f46;
@%p32 bra $38;
setp.ne.s32 %p33,%r80,3;
mov.f32 %f47,%f41;
mov.f32 %f48,%f44;
mov.f32 %f49,%f40;
@%p33 bra $37;
bra.uni $38;
$37:
setp.eq.s32 %p34,%r80,4;
selp.f32 %f47,%f46,%f40,%p34;
selp.f32 %f49,%f40,%f44,%p34;
mov.f32 %f48,%f41;
$38:
mul.f32 %f50,%f3,%f10;
cvt.rmi.f32.f32 %f51,%f50;
cvt.rzi.s32.f32 %r81,%f51;
cvt.rn.f32.s32 %f52,%r81;
sub.f32 %f53,%f50,%f52;
mul.hi.s32 %r82,%r81,715827883;
shr.u32 %r83,%r82,31;
add.s32 %r84,%r82,%r83;
mul.lo.s32 %r85,%r84,6;
sub.s32 %r86,%r81,%r85;
setp.lt.s32 %p35,%r86,0;
add.s32 %r87,%r86,6;
selp.b32 %r88,%r87,%r86,%p35;
mul.f32 %f54,%f11,0f3B808081;
mov.f32 %f55,0f3F800000;
sub.f32 %f56,%f55,%f54;
mul.f32 %f57,%f12,0f3B808081;
mul.f32 %f58,%f57,%f56;
mul.f32 %f59,%f54,%f53;
sub.f32 %f60,%f55,%f59;
mul.f32 %f61,%f57,%f60;
add.f32 %f62,%f56,%f59;
mul.f32 %f63,%f57,%f62;
setp.gt.s32 %p36,%r88,1;
@%p36 bra $41;
setp.eq.s32 %p37,%r88,0;
mov.f32 %f64,%f57;
mov.f32 %f65,%f63;
mov.f32 %f66,%f58;
@%p37 bra $44;
setp.eq.s32 %p38,%r88,1;
mov.f32 %f64,%f61;
mov.f32 %f65,%f57;
mov.f32 %f66,%f58;
@%p38 bra $44;
bra.uni $43;
$41:
setp.eq.s32 %p39,%r88,2;
mov.f32 %f64,%f58;
mov.f32 %f65,%f57;
mov.f32 %f66,%f63;
@%p39 bra $44;
setp.ne.s32 %p40,%r88,3;
mov.f32 %f64,%f58;
mov.f32 %f65,%f61;
mov.f32 %f66,%f57;
@%p40 bra $43;
bra.uni $44;
$43:
setp.eq.s32 %p41,%r88,4;
selp.f32 %f64,%f63,%f57,%p41;
selp.f32 %f66,%f57,%f61,%p41;
mov.f32 %f65,%f58;
$44:
mul.f32 %f67,%f3,%f13;
cvt.rmi.f32.f32 %f68,%f67;
cvt.rzi.s32.f32 %r89,%f68;
cvt.rn.f32.s32 %f69,%r89;
sub.f32 %f70,%f67,%f69;
mul.hi.s32 %r90,%r89,715827883;
shr.u32 %r91,%r90,31;
add.s32 %r92,%r90,%r91;
mul.lo.s32 %r93,%r92,6;
sub.s32 %r94,%r89,%r93;
setp.lt.s32 %p42,%r94,0;
add.s32 %r95,%r94,6;
selp.b32 %r96,%r95,%r94,%p42;
mul.f32 %f71,%f14,0f3B808081;
mov.f32 %f72,0f3F800000;
sub.f32 %f73,%f72,%f71;
mul.f32 %f74,%f15,0f3B808081;
mul.f32 %f75,%f74,%f73;
mul.f32 %f76,%f71,%f70;
sub.f32 %f77,%f72,%f76;
mul.f32 %f78,%f74,%f77;
add.f32 %f79,%f73,%f76;
mul.f32 %f80,%f74,%f79;
setp.gt.s32 %p43,%r96,1;
@%p43 bra $47;
setp.eq.s32 %p44,%r96,0;
mov.f32 %f81,%f75;
mov.f32 %f82,%f80;
mov.f32 %f83,%f74;
@%p44 bra $74;
setp.eq.s32 %p45,%r96,1;
mov.f32 %f81,%f75;
mov.f32 %f82,%f74;
mov.f32 %f83,%f78;
@%p45 bra $74;
bra.uni $49;
$47:
setp.eq.s32 %p46,%r96,2;
mov.f32 %f81,%f80;
mov.f32 %f82,%f74;
mov.f32 %f83,%f75;
@%p46 bra $74;
setp.ne.s32 %p47,%r96,3;
mov.f32 %f81,%f74;
mov.f32 %f82,%f78;
mov.f32 %f83,%f75;
@%p47 bra $49;
bra.uni $74;
$49:
setp.eq.s32 %p48,%r96,4;
selp.f32 %f83,%f80,%f74,%p48;
selp.f32 %f81,%f74,%f78,%p48;
mov.f32 %f82,%f75;
bra.uni $74;
$53:
setp.eq.s32 %p49,%r72,2;
mov.f32 %f32,%f24;
mov.f32 %f31,%f17;
mov.f32 %f30,%f29;
@%p49 bra $56;
setp.ne.s32 %p50,%r72,3;
mov.f32 %f32,%f24;
mov.f32 %f31,%f27;
mov.f32 %f30,%f17;
@%p50 bra $55;
bra.uni $56;
$55:
setp.eq.s32 %p51,%r72,4;
selp.f32 %f32,%f29,%f17,%p51;
selp.f32 %f30,%f17,%f27,%p51;
mov.f32 %f31,%f24;
$56:
mul.f32 %f84,%f3,%f7;
cvt.rmi.f32.f32 %f85,%f84;
cvt.rzi.s32.f32 %r97,%f85;
cvt.rn.f32.s32 %f86,%r97;
sub.f32 %f87,%f84,%f86;
mul.hi.s32 %r98,%r97,715827883;
shr.u32 %r99,%r98,31;
add.s32 %r100,%r98,%r99;
mul.lo.s32 %r101,%r100,6;
sub.s32 %r102,%r97,%r101;
setp.lt.s32 %p52,%r102,0;
add.s32 %r103,%r102,6;
selp.b32 %r104,%r103,%r102,%p52;
mul.f32 %f88,%f8,0f3B808081;
mov.f32 %f89,0f3F800000;
sub.f32 %f90,%f89,%f88;
mul.f32 %f91,%f9,0f3B808081;
mul.f32 %f92,%f91,%f90;
mul.f32 %f93,%f88,%f87;
sub.f32 %f94,%f89,%f93;
mul.f32 %f95,%f91,%f94;
add.f32 %f96,%f90,%f93;
mul.f32 %f97,%f91,%f96;
setp.gt.s32 %p53,%r104,1;
@%p53 bra $59;
setp.eq.s32 %p54,%r104,0;
mov.f32 %f49,%f91;
mov.f32 %f48,%f97;
mov.f32 %f47,%f92;
@%p54 bra $62;
setp.eq.s32 %p55,%r104,1;
mov.f32 %f49,%f95;
mov.f32 %f48,%f91;
mov.f32 %f47,%f92;
@%p55 bra $62;
bra.uni $61;
$59:
setp.eq.s32 %p56,%r104,2;
mov.f32 %f49,%f92;
mov.f32 %f48,%f91;
mov.f32 %f47,%f97;
@%p56 bra $62;
setp.ne.s32 %p57,%r104,3;
mov.f32 %f49,%f92;
mov.f32 %f48,%f95;
mov.f32 %f47,%f91;
@%p57 bra $61;
bra.uni $62;
$61:
setp.eq.s32 %p58,%r104,4;
selp.f32 %f49,%f97,%f91,%p58;
selp.f32 %f47,%f91,%f95,%p58;
mov.f32 %f48,%f92;
$62:
mul.f32 %f98,%f3,%f10;
cvt.rmi.f32.f32 %f99,%f98;
cvt.rzi.s32.f32 %r105,%f99;
cvt.rn.f32.s32 %f100,%r105;
sub.f32 %f101,%f98,%f100;
mul.hi.s32 %r106,%r105,715827883;
shr.u32 %r107,%r106,31;
add.s32 %r108,%r106,%r107;
mul.lo.s32 %r109,%r108,6;
sub.s32 %r110,%r105,%r109;
setp.lt.s32 %p59,%r110,0;
add.s32 %r111,%r110,6;
selp.b32 %r112,%r111,%r110,%p59;
mul.f32 %f102,%f11,0f3B808081;
mov.f32 %f103,0f3F800000;
sub.f32 %f104,%f103,%f102;
mul.f32 %f105,%f12,0f3B808081;
mul.f32 %f106,%f105,%f104;
mul.f32 %f107,%f102,%f101;
sub.f32 %f108,%f103,%f107;
mul.f32 %f109,%f105,%f108;
add.f32 %f110,%f104,%f107;
mul.f32 %f111,%f105,%f110;
setp.gt.s32 %p60,%r112,1;
@%p60 bra $65;
setp.eq.s32 %p61,%r112,0;
mov.f32 %f66,%f105;
mov.f32 %f65,%f111;
mov.f32 %f64,%f106;
@%p61 bra $68;
setp.eq.s32 %p62,%r112,1;
mov.f32 %f66,%f109;
mov.f32 %f65,%f105;
mov.f32 %f64,%f106;
@%p62 bra $68;
bra.uni $67;
$65:
setp.eq.s32 %p63,%r112,2;
mov.f32 %f66,%f106;
mov.f32 %f65,%f105;
mov.f32 %f64,%f111;
@%p63 bra $68;
setp.ne.s32 %p64,%r112,3;
mov.f32 %f66,%f106;
mov.f32 %f65,%f109;
mov.f32 %f64,%f105;
@%p64 bra $67;
bra.uni $68;
$67:
setp.eq.s32 %p65,%r112,4;
selp.f32 %f66,%f111,%f105,%p65;
selp.f32 %f64,%f105,%f109,%p65;
mov.f32 %f65,%f106;
$68:
mul.f32 %f112,%f3,%f13;
cvt.rmi.f32.f32 %f113,%f112;
cvt.rzi.s32.f32 %r113,%f113;
cvt.rn.f32.s32 %f114,%r113;
sub.f32 %f115,%f112,%f114;
mul.hi.s32 %r114,%r113,715827883;
shr.u32 %r115,%r114,31;
add.s32 %r116,%r114,%r115;
mul.lo.s32 %r117,%r116,6;
sub.s32 %r118,%r113,%r117;
setp.lt.s32 %p66,%r118,0;
add.s32 %r119,%r118,6;
selp.b32 %r120,%r119,%r118,%p66;
mul.f32 %f116,%f14,0f3B808081;
mov.f32 %f117,0f3F800000;
sub.f32 %f118,%f117,%f116;
mul.f32 %f119,%f15,0f3B808081;
mul.f32 %f120,%f119,%f118;
mul.f32 %f121,%f116,%f115;
sub.f32 %f122,%f117,%f121;
mul.f32 %f123,%f119,%f122;
add.f32 %f124,%f118,%f121;
mul.f32 %f125,%f119,%f124;
setp.gt.s32 %p67,%r120,1;
@%p67 bra $71;
setp.eq.s32 %p68,%r120,0;
mov.f32 %f81,%f119;
mov.f32 %f82,%f125;
mov.f32 %f83,%f120;
@%p68 bra $74;
setp.eq.s32 %p69,%r120,1;
mov.f32 %f81,%f123;
mov.f32 %f82,%f119;
mov.f32 %f83,%f120;
@%p69 bra $74;
bra.uni $73;
$71:
setp.eq.s32 %p70,%r120,2;
mov.f32 %f81,%f120;
mov.f32 %f82,%f119;
mov.f32 %f83,%f125;
@%p70 bra $74;
setp.ne.s32 %p71,%r120,3;
mov.f32 %f81,%f120;
mov.f32 %f82,%f123;
mov.f32 %f83,%f119;
@%p71 bra $73;
bra.uni $74;
$73:
setp.eq.s32 %p72,%r120,4;
selp.f32 %f81,%f125,%f119,%p72;
selp.f32 %f83,%f119,%f123,%p72;
mov.f32 %f82,%f120;
$74:
mul.f32 %f126,%f32,0f437F0000;
cvt.rni.s32.f32 %r121,%f126;
mul.f32 %f127,%f31,0f437F0000;
cvt.rni.s32.f32 %r122,%f127;
mul.f32 %f128,%f30,0f437F0000;
cvt.rni.s32.f32 %r123,%f128;
mul.f32 %f129,%f49,0f437F0000;
cvt.rni.s32.f32 %r124,%f129;
mul.f32 %f130,%f48,0f437F0000;
cvt.rni.s32.f32 %r125,%f130;
mul.f32 %f131,%f47,0f437F0000;
cvt.rni.s32.f32 %r126,%f131;
mul.f32 %f132,%f66,0f437F0000;
cvt.rni.s32.f32 %r127,%f132;
mul.f32 %f133,%f65,0f437F0000;
cvt.rni.s32.f32 %r128,%f133;
mul.f32 %f134,%f64,0f437F0000;
cvt.rni.s32.f32 %r129,%f134;
mul.f32 %f135,%f81,0f437F0000;
cvt.rni.s32.f32 %r130,%f135;
mul.f32 %f136,%f82,0f437F0000;
cvt.rni.s32.f32 %r131,%f136;
mul.f32 %f137,%f83,0f437F0000;
cvt.rni.s32.f32 %r132,%f137;
mov.u32 %r133,0;
cvt.pack.sat.u8.s32.b32 %r134,%r124,%r123,%r133;
cvt.pack.sat.u8.s32.b32 %r135,%r122,%r121,%r134;
cvt.pack.sat.u8.s32.b32 %r136,%r128,%r127,%r133;
cvt.pack.sat.u8.s32.b32 %r137,%r126,%r125,%r136;
cvt.pack.sat.u8.s32.b32 %r138,%r132,%r131,%r133;
cvt.pack.sat.u8.s32.b32 %r139,%r130,%r129,%r138;
$75:
@%p16 bra $77;
add.s64 %d55,%d22,%d21;
mul.wide.u32 %d56,%r42,4;
add.s64 %d57,%d55,%d56;
st.shared.u32 [%d57],%r135;
st.shared.u32 [%d57+4],%r137;
st.shared.u32 [%d57+8],%r139;
$77:
add.s32 %r42,%r42,96;
add.s32 %r43,%r43,128;
setp.ne.s32 %p73,%r43,512;
@%p73 bra $24;
bar.warp.sync -1;
and.b64 %d58,%d35,15;
setp.eq.s64 %p74,%d58,0;
and.pred %p75,%p74,%p7;
@%p75 bra $80;
bra.uni $79;
$80:
shl.b32 %r140,%r11,4;
sub.s32 %r141,%r20,%r140;
setp.lt.s32 %p76,%r141,1;
@%p76 bra $92;
cvt.u64.u32 %d59,%r140;
add.s64 %d60,%d22,%d21;
add.s64 %d61,%d60,%d59;
ld.shared.v4.u32 {%r142,%r143,%r144,%r145},[%d61];
mul.wide.u32 %d62,%r11,16;
add.s64 %d63,%d35,%d62;
add.s64 %d64,%d34,%d62;
setp.lt.u32 %p77,%r7,512;
@%p77 bra $83;
bra.uni $82;
$83:
st.global.cs.v4.u32 [%d63],{%r142,%r143,%r144,%r145};
bra.uni $84;
$79:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d35;
.param .b64 q1;
st.param.b64 [q1+0],%d24;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r11;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $92;
$82:
st.global.v4.u32 [%d64],{%r142,%r143,%r144,%r145};
$84:
setp.lt.s32 %p78,%r141,513;
@%p78 bra $92;
ld.shared.v4.u32 {%r146,%r147,%r148,%r149},[%d61+512];
@%p77 bra $87;
bra.uni $86;
$87:
add.s64 %d65,%d63,512;
st.global.cs.v4.u32 [%d65],{%r146,%r147,%r148,%r149};
bra.uni $88;
$86:
st.global.v4.u32 [%d64+512],{%r146,%r147,%r148,%r149};
$88:
setp.lt.s32 %p79,%r141,1025;
@%p79 bra $92;
ld.shared.v4.u32 {%r150,%r151,%r152,%r153},[%d61+1024];
@%p77 bra $91;
bra.uni $90;
$91:
add.s64 %d66,%d63,1024;
st.global.cs.v4.u32 [%d66],{%r150,%r151,%r152,%r153};
bra.uni $92;
$90:
st.global.v4.u32 [%d64+1024],{%r150,%r151,%r152,%r153};
$92:
ret;
}
.visible .entry yuv_to_rgb_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<27>;
.reg .f32 %f<165>;
.reg .b32 %r<98>;
.reg .b64 %d<62>;
.shared .align 16 .b8 z7[12288];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.u32 %r8,[p4+12];
ld.param.u32 %r9,[p4+8];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mul.wide.s32 %d14,%r10,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
cvt.s64.s32 %d17,%r10;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r11,%tid.x;
mov.u32 %r12,%ctaid.x;
mul.lo.s32 %r13,%r12,%r7;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.u32 %p3,%r17,%r4;
setp.le.u32 %p4,%r3,%r13;
or.pred %p5,%p4,%p3;
@%p5 bra $44;
cvta.to.global.u64 %d19,%d16;
mul.wide.u32 %d20,%r16,1536;
mov.u64 %d21,z7;
cvta.shared.u64 %d22,%d21;
add.s64 %d23,%d22,%d20;
sub.s32 %r18,%r3,%r13;
min.u32 %r19,%r18,%r7;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %d24,%r17;
mul.lo.s64 %d25,%d5,%d24;
mul.lo.s32 %r21,%r13,3;
cvt.u64.u32 %d26,%r21;
add.s64 %d27,%d25,%d26;
cvta.to.global.u64 %d28,%d10;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d10,%d27;
mul.lo.s64 %d31,%d3,%d24;
add.s64 %d32,%d31,%d26;
add.s64 %d33,%d19,%d32;
add.s64 %d34,%d16,%d32;
and.b64 %d35,%d30,15;
setp.eq.s64 %p6,%d35,0;
and.b32 %r22,%r20,15;
setp.eq.s32 %p7,%r22,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r7,512;
shl.b32 %r23,%r11,4;
sub.s32 %r24,%r20,%r23;
cvt.u64.u32 %d36,%r11;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p10,%r24,1;
@%p10 bra $18;
shl.b64 %d37,%d36,4;
add.s64 %d38,%d30,%d37;
ld.global.cs.v4.u32 {%r25,%r26,%r27,%r28},[%d38];
$18:
setp.lt.s32 %p11,%r24,513;
@%p11 bra $20;
mul.wide.u32 %d39,%r11,16;
add.s64 %d40,%d30,%d39;
add.s64 %d41,%d40,512;
ld.global.cs.v4.u32 {%r29,%r30,%r31,%r32},[%d41];
$20:
setp.lt.s32 %p12,%r24,1025;
@%p12 bra $22;
mul.wide.u32 %d42,%r11,16;
add.s64 %d43,%d30,%d42;
add.s64 %d44,%d43,1024;
ld.global.cs.v4.u32 {%r33,%r34,%r35,%r36},[%d44];
bra.uni $22;
$8:
add.s32 %r37,%r19,3;
and.b32 %r38,%r37,-4;
mul.lo.s32 %r39,%r38,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d23;
.param .b32 q1;
st.param.b32 [q1+0],%r39;
.param .b64 q2;
st.param.b64 [q2+0],%d30;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .b32 q4;
st.param.b32 [q4+0],%r11;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p13,%r24,1;
shl.b64 %d45,%d36,4;
add.s64 %d46,%d29,%d45;
@%p13 bra $12;
ld.global.v4.u32 {%r25,%r26,%r27,%r28},[%d46];
$12:
setp.lt.s32 %p14,%r24,513;
@%p14 bra $14;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d46+512];
$14:
setp.lt.s32 %p15,%r24,1025;
@%p15 bra $22;
ld.global.v4.u32 {%r33,%r34,%r35,%r36},[%d46+1024];
$22:
cvt.u64.u32 %d47,%r23;
add.s64 %d48,%d21,%d20;
add.s64 %d49,%d48,%d47;
st.shared.v4.u32 [%d49],{%r25,%r26,%r27,%r28};
st.shared.v4.u32 [%d49+512],{%r29,%r30,%r31,%r32};
st.shared.v4.u32 [%d49+1024],{%r33,%r34,%r35,%r36};
bar.warp.sync -1;
$23:
shl.b32 %r40,%r11,2;
sub.s32 %r41,%r19,%r40;
mul.lo.s32 %r42,%r11,3;
mov.u32 %r43,0;
$24:
.pragma "nounroll";
setp.ge.s32 %p16,%r43,%r41;
@%p16 bra $29;
setp.eq.s32 %p17,%r8,0;
add.s64 %d50,%d21,%d20;
mul.wide.u32 %d51,%r42,4;
add.s64 %d52,%d50,%d51;
ld.shared.u32 %r44,[%d52];
and.b32 %r45,%r44,255;
cvt.rn.f32.u32 %f1,%r45;
shr.u32 %r46,%r44,8;
and.b32 %r47,%r46,255;
cvt.rn.f32.u32 %f2,%r47;
shr.u32 %r48,%r44,16;
and.b32 %r49,%r48,255;
cvt.rn.f32.u32 %f3,%r49;
ld.shared.u32 %r50,[%d52+4];
and.b32 %r51,%r50,255;
cvt.rn.f32.u32 %f4,%r51;
shr.u32 %r52,%r50,8;
and.b32 %r53,%r52,255;
cvt.rn.f32.u32 %f5,%r53;
shr.u32 %r54,%r50,24;
cvt.rn.f32.u32 %f6,%r54;
ld.shared.u32 %r55,[%d52+8];
and.b32 %r56,%r55,255;
cvt.rn.f32.u32 %f7,%r56;
shr.u32 %r57,%r55,16;
and.b32 %r58,%r57,255;
cvt.rn.f32.u32 %f8,%r58;
shr.u32 %r59,%r55,24;
cvt.rn.f32.u32 %f9,%r59;
@%p17 bra $27;
setp.eq.s32 %p18,%r9,0;
selp.f32 %f10,0f4691EC00,0f46B39600,%p17;
add.f32 %f11,%f2,0fC3000000;
mul.f32 %f12,%f10,%f11;
mov.f32 %f13,0f38000000;
mov.f32 %f14,0f38800000;
fma.rn.f32 %f15,%f12,%f14,%f13;
mov.f32 %f16,0f4B400000;
add.rn.f32 %f17,%f15,%f16;
sub.rn.f32 %f18,%f17,%f16;
add.f32 %f19,%f18,%f1;
selp.f32 %f20,0fC5CA4000,0fC5B02000,%p17;
add.f32 %f21,%f3,0fC3000000;
mul.f32 %f22,%f20,%f21;
selp.f32 %f23,0fC614BC00,0fC636C800,%p17;
fma.rn.f32 %f24,%f23,%f11,%f22;
fma.rn.f32 %f25,%f24,%f14,%f13;
add.rn.f32 %f26,%f25,%f16;
sub.rn.f32 %f27,%f26,%f16;
selp.f32 %f28,0f47020C00,0f46E2F200,%p17;
mul.f32 %f29,%f28,%f21;
fma.rn.f32 %f30,%f29,%f14,%f13;
add.rn.f32 %f31,%f30,%f16;
sub.rn.f32 %f32,%f31,%f16;
add.f32 %f33,%f32,%f1;
add.f32 %f34,%f4,0fC3000000;
mul.f32 %f35,%f10,%f34;
fma.rn.f32 %f36,%f35,%f14,%f13;
add.rn.f32 %f37,%f36,%f16;
sub.rn.f32 %f38,%f37,%f16;
add.f32 %f39,%f5,0fC3000000;
mul.f32 %f40,%f20,%f39;
fma.rn.f32 %f41,%f23,%f34,%f40;
fma.rn.f32 %f42,%f41,%f14,%f13;
add.rn.f32 %f43,%f42,%f16;
sub.rn.f32 %f44,%f43,%f16;
mul.f32 %f45,%f28,%f39;
fma.rn.f32 %f46,%f45,%f14,%f13;
add.rn.f32 %f47,%f46,%f16;
sub.rn.f32 %f48,%f47,%f16;
add.f32 %f49,%f6,0fC3000000;
mul.f32 %f50,%f10,%f49;
fma.rn.f32 %f51,%f50,%f14,%f13;
add.rn.f32 %f52,%f51,%f16;
sub.rn.f32 %f53,%f52,%f16;
add.f32 %f54,%f7,0fC3000000;
mul.f32 %f55,%f20,%f54;
fma.rn.f32 %f56,%f23,%f49,%f55;
fma.rn.f32 %f57,%f56,%f14,%f13;
add.rn.f32 %f58,%f57,%f16;
sub.rn.f32 %f59,%f58,%f16;
mul.f32 %f60,%f28,%f54;
fma.rn.f32 %f61,%f60,%f14,%f13;
add.rn.f32 %f62,%f61,%f16;
sub.rn.f32 %f63,%f62,%f16;
add.f32 %f64,%f8,0fC3000000;
mul.f32 %f65,%f10,%f64;
fma.rn.f32 %f66,%f65,%f14,%f13;
add.rn.f32 %f67,%f66,%f16;
sub.rn.f32 %f68,%f67,%f16;
add.f32 %f69,%f9,0fC3000000;
mul.f32 %f70,%f20,%f69;
fma.rn.f32 %f71,%f23,%f64,%f70;
fma.rn.f32 %f72,%f71,%f14,%f13;
add.rn.f32 %f73,%f72,%f16;
sub.rn.f32 %f74,%f73,%f16;
mul.f32 %f75,%f28,%f69;
fma.rn.f32 %f76,%f75,%f14,%f13;
add.rn.f32 %f77,%f76,%f16;
sub.rn.f32 %f78,%f77,%f16;
selp.f32 %f79,%f19,%f33,%p18;
selp.f32 %f80,%f33,%f19,%p18;
selp.f32 %f81,%f38,%f48,%p18;
selp.f32 %f82,%f48,%f38,%p18;
selp.f32 %f83,%f53,%f63,%p18;
selp.f32 %f84,%f63,%f53,%p18;
selp.f32 %f85,%f68,%f78,%p18;
selp.f32 %f86,%f78,%f68,%p18;
bra.uni $28;
$27:
setp.eq.s32 %p19,%r9,0;
selp.f32 %f87,0f4691EC00,0f46B39600,%p17;
add.f32 %f88,%f3,0fC3000000;
mul.f32 %f89,%f87,%f88;
mov.f32 %f90,0f38000000;
mov.f32 %f91,0f38800000;
fma.rn.f32 %f92,%f89,%f91,%f90;
mov.f32 %f93,0f4B400000;
add.rn.f32 %f94,%f92,%f93;
sub.rn.f32 %f95,%f94,%f93;
add.f32 %f96,%f95,%f1;
selp.f32 %f97,0fC5CA4000,0fC5B02000,%p17;
add.f32 %f98,%f2,0fC3000000;
mul.f32 %f99,%f97,%f98;
selp.f32 %f100,0fC614BC00,0fC636C800,%p17;
fma.rn.f32 %f101,%f100,%f88,%f99;
fma.rn.f32 %f102,%f101,%f91,%f90;
add.rn.f32 %f103,%f102,%f93;
sub.rn.f32 %f27,%f103,%f93;
selp.f32 %f104,0f47020C00,0f46E2F200,%p17;
mul.f32 %f105,%f104,%f98;
fma.rn.f32 %f106,%f105,%f91,%f90;
add.rn.f32 %f107,%f106,%f93;
sub.rn.f32 %f108,%f107,%f93;
add.f32 %f109,%f108,%f1;
add.f32 %f110,%f5,0fC3000000;
mul.f32 %f111,%f87,%f110;
fma.rn.f32 %f112,%f111,%f91,%f90;
add.rn.f32 %f113,%f112,%f93;
sub.rn.f32 %f114,%f113,%f93;
add.f32 %f115,%f4,0fC3000000;
mul.f32 %f116,%f97,%f115;
fma.rn.f32 %f117,%f100,%f110,%f116;
fma.rn.f32 %f118,%f117,%f91,%f90;
add.rn.f32 %f119,%f118,%f93;
sub.rn.f32 %f44,%f119,%f93;
mul.f32 %f120,%f104,%f115;
fma.rn.f32 %f121,%f120,%f91,%f90;
add.rn.f32 %f122,%f121,%f93;
sub.rn.f32 %f123,%f122,%f93;
add.f32 %f124,%f7,0fC3000000;
mul.f32 %f125,%f87,%f124;
fma.rn.f32 %f126,%f125,%f91,%f90;
add.rn.f32 %f127,%f126,%f93;
sub.rn.f32 %f128,%f127,%f93;
add.f32 %f129,%f6,0fC3000000;
mul.f32 %f130,%f97,%f129;
fma.rn.f32 %f131,%f100,%f124,%f130;
fma.rn.f32 %f132,%f131,%f91,%f90;
add.rn.f32 %f133,%f132,%f93;
sub.rn.f32 %f59,%f133,%f93;
mul.f32 %f134,%f104,%f129;
fma.rn.f32 %f135,%f134,%f91,%f90;
add.rn.f32 %f136,%f135,%f93;
sub.rn.f32 %f137,%f136,%f93;
add.f32 %f138,%f9,0fC3000000;
mul.f32 %f139,%f87,%f138;
fma.rn.f32 %f140,%f139,%f91,%f90;
add.rn.f32 %f141,%f140,%f93;
sub.rn.f32 %f142,%f141,%f93;
add.f32 %f143,%f8,0fC3000000;
mul.f32 %f144,%f97,%f143;
fma.rn.f32 %f145,%f100,%f138,%f144;
fma.rn.f32 %f146,%f145,%f91,%f90;
add.rn.f32 %f147,%f146,%f93;
sub.rn.f32 %f74,%f147,%f93;
mul.f32 %f148,%f104,%f143;
fma.rn.f32 %f149,%f148,%f91,%f90;
add.rn.f32 %f150,%f149,%f93;
sub.rn.f32 %f151,%f150,%f93;
selp.f32 %f79,%f96,%f109,%p19;
selp.f32 %f80,%f109,%f96,%p19;
selp.f32 %f81,%f114,%f123,%p19;
selp.f32 %f82,%f123,%f114,%p19;
selp.f32 %f83,%f128,%f137,%p19;
selp.f32 %f84,%f137,%f128,%p19;
selp.f32 %f85,%f142,%f151,%p19;
selp.f32 %f86,%f151,%f142,%p19;
$28:
shr.u32 %r60,%r44,24;
cvt.rn.f32.u32 %f152,%r60;
shr.u32 %r61,%r50,16;
and.b32 %r62,%r61,255;
cvt.rn.f32.u32 %f153,%r62;
shr.u32 %r63,%r55,8;
and.b32 %r64,%r63,255;
cvt.rn.f32.u32 %f154,%r64;
add.f32 %f155,%f27,%f1;
cvt.rni.s32.f32 %r65,%f155;
add.f32 %f156,%f81,%f152;
cvt.rni.s32.f32 %r66,%f156;
add.f32 %f157,%f44,%f152;
cvt.rni.s32.f32 %r67,%f157;
add.f32 %f158,%f82,%f152;
cvt.rni.s32.f32 %r68,%f158;
add.f32 %f159,%f83,%f153;
cvt.rni.s32.f32 %r69,%f159;
add.f32 %f160,%f59,%f153;
cvt.rni.s32.f32 %r70,%f160;
add.f32 %f161,%f84,%f153;
cvt.rni.s32.f32 %r71,%f161;
add.f32 %f162,%f85,%f154;
cvt.rni.s32.f32 %r72,%f162;
add.f32 %f163,%f74,%f154;
cvt.rni.s32.f32 %r73,%f163;
add.f32 %f164,%f86,%f154;
cvt.rni.s32.f32 %r74,%f164;
cvt.rni.s32.f32 %r75,%f80;
mov.u32 %r76,0;
cvt.pack.sat.u8.s32.b32 %r77,%r66,%r75,%r76;
cvt.rni.s32.f32 %r78,%f79;
cvt.pack.sat.u8.s32.b32 %r79,%r65,%r78,%r77;
cvt.pack.sat.u8.s32.b32 %r80,%r70,%r69,%r76;
cvt.pack.sat.u8.s32.b32 %r81,%r68,%r67,%r80;
cvt.pack.sat.u8.s32.b32 %r82,%r74,%r73,%r76;
cvt.pack.sat.u8.s32.b32 %r83,%r72,%r71,%r82;
st.shared.u32 [%d52],%r79;
st.shared.u32 [%d52+4],%r81;
st.shared.u32 [%d52+8],%r83;
$29:
add.s32 %r42,%r42,96;
add.s32 %r43,%r43,128;
setp.ne.s32 %p20,%r43,512;
@%p20 bra $24;
bar.warp.sync -1;
and.b64 %d53,%d34,15;
setp.eq.s64 %p21,%d53,0;
and.pred %p22,%p21,%p7;
@%p22 bra $32;
bra.uni $31;
$32:
shl.b32 %r84,%r11,4;
sub.s32 %r85,%r20,%r84;
setp.lt.s32 %p23,%r85,1;
@%p23 bra $44;
cvt.u64.u32 %d54,%r84;
add.s64 %d55,%d21,%d20;
add.s64 %d56,%d55,%d54;
ld.shared.v4.u32 {%r86,%r87,%r88,%r89},[%d56];
mul.wide.u32 %d57,%r11,16;
add.s64 %d58,%d34,%d57;
add.s64 %d59,%d33,%d57;
setp.lt.u32 %p24,%r7,512;
@%p24 bra $35;
bra.uni $34;
$35:
st.global.cs.v4.u32 [%d58],{%r86,%r87,%r88,%r89};
bra.uni $36;
$31:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d34;
.param .b64 q1;
st.param.b64 [q1+0],%d23;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r11;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $44;
$34:
st.global.v4.u32 [%d59],{%r86,%r87,%r88,%r89};
$36:
setp.lt.s32 %p25,%r85,513;
@%p25 bra $44;
ld.shared.v4.u32 {%r90,%r91,%r92,%r93},[%d56+512];
@%p24 bra $39;
bra.uni $38;
$39:
add.s64 %d60,%d58,512;
st.global.cs.v4.u32 [%d60],{%r90,%r91,%r92,%r93};
bra.uni $40;
$38:
st.global.v4.u32 [%d59+512],{%r90,%r91,%r92,%r93};
$40:
setp.lt.s32 %p26,%r85,1025;
@%p26 bra $44;
ld.shared.v4.u32 {%r94,%r95,%r96,%r97},[%d56+1024];
@%p24 bra $43;
bra.uni $42;
$43:
add.s64 %d61,%d58,1024;
st.global.cs.v4.u32 [%d61],{%r94,%r95,%r96,%r97};
bra.uni $44;
$42:
st.global.v4.u32 [%d59+1024],{%r94,%r95,%r96,%r97};
$44:
ret;
}
`;
