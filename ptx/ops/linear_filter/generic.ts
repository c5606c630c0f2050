// Generated from kernels/ops/linear_filter/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/linear_filter/generic.cu`. */
export const LINEAR_FILTER_GENERIC: string = `.version 8.0
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
.visible .entry conv2d_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %s<7>;
.reg .f32 %f<24>;
.reg .b32 %r<95>;
.reg .b64 %d<89>;
.shared .align 4 .b8 z1[15376];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %d3,[p3];
ld.param.u32 %d4,[p3+4];
bfi.b64 %d5,%d4,%d3,32,32;
ld.param.u64 %d6,[p3+24];
ld.param.u64 %d7,[p3+16];
ld.param.u64 %d8,[p3+8];
ld.param.u64 %d9,[p1+24];
ld.param.u64 %d10,[p1+16];
ld.param.u64 %d11,[p1+8];
ld.param.u64 %d12,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d13,%d1;
mul.wide.s32 %d14,%r9,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r1,%r2},[%d15+32];
ld.global.u64 %d9,[%d15+24];
ld.global.u64 %d10,[%d15+16];
ld.global.u64 %d11,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $3;
$2:
cvt.s64.s32 %d17,%r9;
mul.lo.s64 %d18,%d12,%d17;
add.s64 %d16,%d1,%d18;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d19,%d2;
mul.wide.s32 %d20,%r9,40;
add.s64 %d21,%d19,%d20;
ld.global.v2.u32 {%r5,%r6},[%d21+32];
ld.global.u64 %d6,[%d21+24];
ld.global.u64 %d7,[%d21+16];
ld.global.u64 %d8,[%d21+8];
ld.global.u64 %d22,[%d21];
bra.uni $6;
$5:
cvt.s64.s32 %d23,%r9;
mul.lo.s64 %d24,%d5,%d23;
add.s64 %d22,%d2,%d24;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%ctaid.y;
shl.b32 %r13,%r12,5;
setp.ge.s32 %p3,%r13,%r6;
setp.ge.s32 %p4,%r11,%r5;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r7,1;
or.pred %p7,%p5,%p6;
@%p7 bra $76;
mov.u32 %r14,%tid.x;
add.s32 %r15,%r11,%r14;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r13,%r16;
setp.lt.s32 %p8,%r15,%r5;
cvt.s64.s32 %d25,%r15;
mul.lo.s64 %d26,%d7,%d25;
setp.lt.s32 %p9,%r17,%r6;
and.pred %p10,%p8,%p9;
cvt.s64.s32 %d27,%r17;
mul.lo.s64 %d28,%d8,%d27;
add.s32 %r18,%r17,8;
setp.lt.s32 %p11,%r18,%r6;
and.pred %p12,%p8,%p11;
cvt.s64.s32 %d29,%r18;
mul.lo.s64 %d30,%d8,%d29;
add.s32 %r19,%r17,16;
setp.lt.s32 %p13,%r19,%r6;
and.pred %p14,%p8,%p13;
cvt.s64.s32 %d31,%r19;
mul.lo.s64 %d32,%d8,%d31;
add.s32 %r20,%r17,24;
setp.lt.s32 %p15,%r20,%r6;
and.pred %p16,%p8,%p15;
cvt.s64.s32 %d33,%r20;
mul.lo.s64 %d34,%d8,%d33;
mov.u32 %r21,0;
not.pred %p17,%p10;
not.pred %p18,%p12;
not.pred %p19,%p14;
not.pred %p20,%p16;
$8:
.pragma "nounroll";
mov.b64 %d35,p4;
mov.u64 %d36,%d35;
ld.param.u32 %r22,[%d36+4];
add.s32 %r23,%r22,31;
setp.ge.s32 %p21,%r16,%r23;
@%p21 bra $25;
ld.param.u32 %r24,[%d36];
ld.param.u32 %r25,[%d36+16];
add.s32 %r26,%r15,32;
ld.param.u32 %r27,[%d36+8];
sub.s32 %r28,%r26,%r27;
mov.u32 %r29,%r16;
$10:
.pragma "nounroll";
mov.u32 %r30,%r29;
mov.b64 %d37,p4;
mov.u64 %d38,%d37;
ld.param.u32 %r31,[%d38+12];
mov.u32 %r32,%ctaid.y;
shl.b32 %r33,%r32,5;
add.s32 %r34,%r30,%r33;
sub.s32 %r35,%r34,%r31;
setp.lt.u32 %p22,%r35,%r2;
@%p22 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r35;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r35,[retval0+0];
}
$12:
add.s32 %r36,%r24,31;
setp.ge.s32 %p23,%r14,%r36;
@%p23 bra $24;
cvt.s64.s32 %d39,%r35;
mul.lo.s64 %d40,%d11,%d39;
cvt.s64.s32 %d41,%r21;
mul.lo.s64 %d42,%d9,%d41;
add.s64 %d43,%d40,%d42;
mul.wide.s32 %d44,%r14,4;
mov.u64 %d45,z1;
add.s64 %d46,%d45,%d44;
mul.wide.s32 %d47,%r30,248;
add.s64 %d48,%d46,%d47;
add.s64 %d49,%d48,128;
add.s32 %r37,%r14,-31;
mov.u32 %r38,%r28;
$14:
.pragma "nounroll";
add.s32 %r39,%r38,-32;
setp.lt.u32 %p24,%r39,%r1;
@%p24 bra $16;
add.s32 %r40,%r38,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r40;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r39,[retval0+0];
}
$16:
or.b32 %r41,%r39,%r35;
setp.lt.s32 %p25,%r41,0;
mov.f32 %f1,0f00000000;
@%p25 bra $18;
cvt.s64.s32 %d50,%r39;
mul.lo.s64 %d51,%d10,%d50;
add.s64 %d52,%d43,%d51;
add.s64 %d53,%d16,%d52;
ld.global.nc.u16 %s1,[%d53];
cvt.f32.f16 %f1,%s1;
$18:
st.shared.f32 [%d49+-128],%f1;
add.s32 %r42,%r37,32;
setp.ge.s32 %p26,%r42,%r24;
@%p26 bra $24;
setp.lt.u32 %p27,%r38,%r1;
mov.u32 %r43,%r38;
@%p27 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r43,[retval0+0];
}
$21:
or.b32 %r44,%r43,%r35;
setp.lt.s32 %p28,%r44,0;
mov.f32 %f2,0f00000000;
@%p28 bra $23;
cvt.s64.s32 %d54,%r43;
mul.lo.s64 %d55,%d10,%d54;
add.s64 %d56,%d43,%d55;
add.s64 %d57,%d16,%d56;
ld.global.nc.u16 %s2,[%d57];
cvt.f32.f16 %f2,%s2;
$23:
add.s64 %d58,%d49,-128;
st.shared.f32 [%d58+128],%f2;
add.s64 %d49,%d49,256;
add.s32 %r38,%r38,64;
add.s32 %r37,%r37,64;
setp.lt.s32 %p29,%r37,%r24;
@%p29 bra $14;
$24:
add.s32 %r29,%r30,8;
add.s32 %r45,%r22,23;
setp.lt.s32 %p30,%r30,%r45;
@%p30 bra $10;
$25:
bar.sync 0;
ld.param.u32 %r46,[%d36+4];
setp.lt.s32 %p31,%r46,1;
mov.f32 %f3,0f00000000;
mov.f32 %f4,%f3;
mov.f32 %f5,%f3;
mov.f32 %f6,%f3;
@%p31 bra $31;
add.s64 %d59,%d36,32;
ld.param.u32 %r47,[%d36];
mov.u32 %r48,0;
$27:
.pragma "nounroll";
setp.lt.s32 %p32,%r47,1;
@%p32 bra $30;
add.s32 %r49,%r48,%r16;
cvt.u64.u32 %d60,%r49;
add.s32 %r50,%r49,8;
cvt.u64.u32 %d61,%r50;
add.s32 %r51,%r49,16;
cvt.u64.u32 %d62,%r51;
add.s32 %r52,%r49,24;
cvt.u64.u32 %d63,%r52;
mov.u32 %r53,0;
$29:
.pragma "nounroll";
add.s32 %r54,%r53,%r14;
mul.lo.s64 %d64,%d60,248;
mov.u64 %d65,z1;
add.s64 %d66,%d65,%d64;
mul.wide.u32 %d67,%r54,4;
add.s64 %d68,%d66,%d67;
ld.shared.f32 %f7,[%d68];
ld.param.f32 %f8,[%d59];
fma.rn.f32 %f6,%f8,%f7,%f6;
mul.lo.s64 %d69,%d61,248;
add.s64 %d70,%d65,%d69;
add.s64 %d71,%d70,%d67;
ld.shared.f32 %f9,[%d71];
fma.rn.f32 %f5,%f8,%f9,%f5;
mul.lo.s64 %d72,%d62,248;
add.s64 %d73,%d65,%d72;
add.s64 %d74,%d73,%d67;
ld.shared.f32 %f10,[%d74];
fma.rn.f32 %f4,%f8,%f10,%f4;
mul.lo.s64 %d75,%d63,248;
add.s64 %d76,%d65,%d75;
add.s64 %d77,%d76,%d67;
ld.shared.f32 %f11,[%d77];
fma.rn.f32 %f3,%f8,%f11,%f3;
add.s64 %d59,%d59,4;
add.s32 %r53,%r53,1;
setp.lt.s32 %p33,%r53,%r47;
@%p33 bra $29;
$30:
add.s32 %r48,%r48,1;
setp.lt.s32 %p34,%r48,%r46;
@%p34 bra $27;
$31:
cvt.s64.s32 %d78,%r21;
mul.lo.s64 %d79,%d6,%d78;
add.s64 %d80,%d79,%d26;
@%p17 bra $42;
ld.param.u32 %r55,[%d36+20];
add.s64 %d81,%d80,%d28;
add.s64 %d82,%d22,%d81;
ld.param.f32 %f12,[%d36+28];
ld.param.f32 %f13,[%d36+24];
fma.rn.f32 %f14,%f6,%f13,%f12;
setp.gt.s32 %p35,%r55,1;
@%p35 bra $36;
setp.eq.s32 %p36,%r55,0;
@%p36 bra $40;
setp.eq.s32 %p37,%r55,1;
@%p37 bra $35;
bra.uni $41;
$35:
cvt.rni.s32.f32 %r56,%f14;
max.s32 %r57,%r56,0;
min.s32 %r58,%r57,65535;
st.u16 [%d82],%r58;
bra.uni $42;
$36:
setp.eq.s32 %p38,%r55,2;
@%p38 bra $39;
setp.ne.s32 %p39,%r55,3;
@%p39 bra $41;
cvt.rn.f16.f32 %s3,%f14;
st.u16 [%d82],%s3;
bra.uni $42;
$40:
cvt.rni.s32.f32 %r59,%f14;
max.s32 %r60,%r59,0;
min.s32 %r61,%r60,255;
st.u8 [%d82],%r61;
bra.uni $42;
$39:
cvt.rni.s32.f32 %r62,%f14;
max.s32 %r63,%r62,-32768;
min.s32 %r64,%r63,32767;
st.u16 [%d82],%r64;
bra.uni $42;
$41:
st.f32 [%d82],%f14;
$42:
@%p18 bra $53;
ld.param.u32 %r65,[%d36+20];
add.s64 %d83,%d80,%d30;
add.s64 %d84,%d22,%d83;
ld.param.f32 %f15,[%d36+28];
ld.param.f32 %f16,[%d36+24];
fma.rn.f32 %f17,%f5,%f16,%f15;
setp.gt.s32 %p40,%r65,1;
@%p40 bra $47;
setp.eq.s32 %p41,%r65,0;
@%p41 bra $51;
setp.eq.s32 %p42,%r65,1;
@%p42 bra $46;
bra.uni $52;
$46:
cvt.rni.s32.f32 %r66,%f17;
max.s32 %r67,%r66,0;
min.s32 %r68,%r67,65535;
st.u16 [%d84],%r68;
bra.uni $53;
$47:
setp.eq.s32 %p43,%r65,2;
@%p43 bra $50;
setp.ne.s32 %p44,%r65,3;
@%p44 bra $52;
cvt.rn.f16.f32 %s4,%f17;
st.u16 [%d84],%s4;
bra.uni $53;
$51:
cvt.rni.s32.f32 %r69,%f17;
max.s32 %r70,%r69,0;
min.s32 %r71,%r70,255;
st.u8 [%d84],%r71;
bra.uni $53;
$50:
cvt.rni.s32.f32 %r72,%f17;
max.s32 %r73,%r72,-32768;
min.s32 %r74,%r73,32767;
st.u16 [%d84],%r74;
bra.uni $53;
$52:
st.f32 [%d84],%f17;
$53:
@%p19 bra $64;
ld.param.u32 %r75,[%d36+20];
add.s64 %d85,%d80,%d32;
add.s64 %d86,%d22,%d85;
ld.param.f32 %f18,[%d36+28];
ld.param.f32 %f19,[%d36+24];
fma.rn.f32 %f20,%f4,%f19,%f18;
setp.gt.s32 %p45,%r75,1;
@%p45 bra $58;
setp.eq.s32 %p46,%r75,0;
@%p46 bra $62;
setp.eq.s32 %p47,%r75,1;
@%p47 bra $57;
bra.uni $63;
$57:
cvt.rni.s32.f32 %r76,%f20;
max.s32 %r77,%r76,0;
min.s32 %r78,%r77,65535;
st.u16 [%d86],%r78;
bra.uni $64;
$58:
setp.eq.s32 %p48,%r75,2;
@%p48 bra $61;
setp.ne.s32 %p49,%r75,3;
@%p49 bra $63;
cvt.rn.f16.f32 %s5,%f20;
st.u16 [%d86],%s5;
bra.uni $64;
$62:
cvt.rni.s32.f32 %r79,%f20;
max.s32 %r80,%r79,0;
min.s32 %r81,%r80,255;
st.u8 [%d86],%r81;
bra.uni $64;
$61:
cvt.rni.s32.f32 %r82,%f20;
max.s32 %r83,%r82,-32768;
min.s32 %r84,%r83,32767;
st.u16 [%d86],%r84;
bra.uni $64;
$63:
st.f32 [%d86],%f20;
$64:
@%p20 bra $75;
ld.param.u32 %r85,[%d36+20];
add.s64 %d87,%d80,%d34;
add.s64 %d88,%d22,%d87;
ld.param.f32 %f21,[%d36+28];
ld.param.f32 %f22,[%d36+24];
fma.rn.f32 %f23,%f3,%f22,%f21;
setp.gt.s32 %p50,%r85,1;
@%p50 bra $69;
setp.eq.s32 %p51,%r85,0;
@%p51 bra $73;
setp.eq.s32 %p52,%r85,1;
@%p52 bra $68;
bra.uni $74;
$68:
cvt.rni.s32.f32 %r86,%f23;
max.s32 %r87,%r86,0;
min.s32 %r88,%r87,65535;
st.u16 [%d88],%r88;
bra.uni $75;
$69:
setp.eq.s32 %p53,%r85,2;
@%p53 bra $72;
setp.ne.s32 %p54,%r85,3;
@%p54 bra $74;
cvt.rn.f16.f32 %s6,%f23;
st.u16 [%d88],%s6;
bra.uni $75;
$73:
cvt.rni.s32.f32 %r89,%f23;
max.s32 %r90,%r89,0;
min.s32 %r91,%r90,255;
st.u8 [%d88],%r91;
bra.uni $75;
$72:
cvt.rni.s32.f32 %r92,%f23;
max.s32 %r93,%r92,-32768;
min.s32 %r94,%r93,32767;
st.u16 [%d88],%r94;
bra.uni $75;
$74:
st.f32 [%d88],%f23;
$75:
bar.sync 0;
add.s32 %r21,%r21,1;
setp.lt.s32 %p55,%r21,%r7;
@%p55 bra $8;
$76:
ret;
}
.visible .entry conv2d_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %s<5>;
.reg .f32 %f<24>;
.reg .b32 %r<95>;
.reg .b64 %d<89>;
.shared .align 4 .b8 z2[15376];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %d3,[p3];
ld.param.u32 %d4,[p3+4];
bfi.b64 %d5,%d4,%d3,32,32;
ld.param.u64 %d6,[p3+24];
ld.param.u64 %d7,[p3+16];
ld.param.u64 %d8,[p3+8];
ld.param.u64 %d9,[p1+24];
ld.param.u64 %d10,[p1+16];
ld.param.u64 %d11,[p1+8];
ld.param.u64 %d12,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d13,%d1;
mul.wide.s32 %d14,%r9,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r1,%r2},[%d15+32];
ld.global.u64 %d9,[%d15+24];
ld.global.u64 %d10,[%d15+16];
ld.global.u64 %d11,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $3;
$2:
cvt.s64.s32 %d17,%r9;
mul.lo.s64 %d18,%d12,%d17;
add.s64 %d16,%d1,%d18;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d19,%d2;
mul.wide.s32 %d20,%r9,40;
add.s64 %d21,%d19,%d20;
ld.global.v2.u32 {%r5,%r6},[%d21+32];
ld.global.u64 %d6,[%d21+24];
ld.global.u64 %d7,[%d21+16];
ld.global.u64 %d8,[%d21+8];
ld.global.u64 %d22,[%d21];
bra.uni $6;
$5:
cvt.s64.s32 %d23,%r9;
mul.lo.s64 %d24,%d5,%d23;
add.s64 %d22,%d2,%d24;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%ctaid.y;
shl.b32 %r13,%r12,5;
setp.ge.s32 %p3,%r13,%r6;
setp.ge.s32 %p4,%r11,%r5;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r7,1;
or.pred %p7,%p5,%p6;
@%p7 bra $76;
mov.u32 %r14,%tid.x;
add.s32 %r15,%r11,%r14;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r13,%r16;
setp.lt.s32 %p8,%r15,%r5;
cvt.s64.s32 %d25,%r15;
mul.lo.s64 %d26,%d7,%d25;
setp.lt.s32 %p9,%r17,%r6;
and.pred %p10,%p8,%p9;
cvt.s64.s32 %d27,%r17;
mul.lo.s64 %d28,%d8,%d27;
add.s32 %r18,%r17,8;
setp.lt.s32 %p11,%r18,%r6;
and.pred %p12,%p8,%p11;
cvt.s64.s32 %d29,%r18;
mul.lo.s64 %d30,%d8,%d29;
add.s32 %r19,%r17,16;
setp.lt.s32 %p13,%r19,%r6;
and.pred %p14,%p8,%p13;
cvt.s64.s32 %d31,%r19;
mul.lo.s64 %d32,%d8,%d31;
add.s32 %r20,%r17,24;
setp.lt.s32 %p15,%r20,%r6;
and.pred %p16,%p8,%p15;
cvt.s64.s32 %d33,%r20;
mul.lo.s64 %d34,%d8,%d33;
mov.u32 %r21,0;
not.pred %p17,%p10;
not.pred %p18,%p12;
not.pred %p19,%p14;
not.pred %p20,%p16;
$8:
.pragma "nounroll";
mov.b64 %d35,p4;
mov.u64 %d36,%d35;
ld.param.u32 %r22,[%d36+4];
add.s32 %r23,%r22,31;
setp.ge.s32 %p21,%r16,%r23;
@%p21 bra $25;
ld.param.u32 %r24,[%d36];
ld.param.u32 %r25,[%d36+16];
add.s32 %r26,%r15,32;
ld.param.u32 %r27,[%d36+8];
sub.s32 %r28,%r26,%r27;
mov.u32 %r29,%r16;
$10:
.pragma "nounroll";
mov.u32 %r30,%r29;
mov.b64 %d37,p4;
mov.u64 %d38,%d37;
ld.param.u32 %r31,[%d38+12];
mov.u32 %r32,%ctaid.y;
shl.b32 %r33,%r32,5;
add.s32 %r34,%r30,%r33;
sub.s32 %r35,%r34,%r31;
setp.lt.u32 %p22,%r35,%r2;
@%p22 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r35;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r35,[retval0+0];
}
$12:
add.s32 %r36,%r24,31;
setp.ge.s32 %p23,%r14,%r36;
@%p23 bra $24;
cvt.s64.s32 %d39,%r35;
mul.lo.s64 %d40,%d11,%d39;
cvt.s64.s32 %d41,%r21;
mul.lo.s64 %d42,%d9,%d41;
add.s64 %d43,%d40,%d42;
mul.wide.s32 %d44,%r14,4;
mov.u64 %d45,z2;
add.s64 %d46,%d45,%d44;
mul.wide.s32 %d47,%r30,248;
add.s64 %d48,%d46,%d47;
add.s64 %d49,%d48,128;
add.s32 %r37,%r14,-31;
mov.u32 %r38,%r28;
$14:
.pragma "nounroll";
add.s32 %r39,%r38,-32;
setp.lt.u32 %p24,%r39,%r1;
@%p24 bra $16;
add.s32 %r40,%r38,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r40;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r39,[retval0+0];
}
$16:
or.b32 %r41,%r39,%r35;
setp.lt.s32 %p25,%r41,0;
mov.f32 %f1,0f00000000;
@%p25 bra $18;
cvt.s64.s32 %d50,%r39;
mul.lo.s64 %d51,%d10,%d50;
add.s64 %d52,%d43,%d51;
add.s64 %d53,%d16,%d52;
ld.global.nc.f32 %f1,[%d53];
$18:
st.shared.f32 [%d49+-128],%f1;
add.s32 %r42,%r37,32;
setp.ge.s32 %p26,%r42,%r24;
@%p26 bra $24;
setp.lt.u32 %p27,%r38,%r1;
mov.u32 %r43,%r38;
@%p27 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r43,[retval0+0];
}
$21:
or.b32 %r44,%r43,%r35;
setp.lt.s32 %p28,%r44,0;
mov.f32 %f2,0f00000000;
@%p28 bra $23;
cvt.s64.s32 %d54,%r43;
mul.lo.s64 %d55,%d10,%d54;
add.s64 %d56,%d43,%d55;
add.s64 %d57,%d16,%d56;
ld.global.nc.f32 %f2,[%d57];
$23:
add.s64 %d58,%d49,-128;
st.shared.f32 [%d58+128],%f2;
add.s64 %d49,%d49,256;
add.s32 %r38,%r38,64;
add.s32 %r37,%r37,64;
setp.lt.s32 %p29,%r37,%r24;
@%p29 bra $14;
$24:
add.s32 %r29,%r30,8;
add.s32 %r45,%r22,23;
setp.lt.s32 %p30,%r30,%r45;
@%p30 bra $10;
$25:
bar.sync 0;
ld.param.u32 %r46,[%d36+4];
setp.lt.s32 %p31,%r46,1;
mov.f32 %f3,0f00000000;
mov.f32 %f4,%f3;
mov.f32 %f5,%f3;
mov.f32 %f6,%f3;
@%p31 bra $31;
add.s64 %d59,%d36,32;
ld.param.u32 %r47,[%d36];
mov.u32 %r48,0;
$27:
.pragma "nounroll";
setp.lt.s32 %p32,%r47,1;
@%p32 bra $30;
add.s32 %r49,%r48,%r16;
cvt.u64.u32 %d60,%r49;
add.s32 %r50,%r49,8;
cvt.u64.u32 %d61,%r50;
add.s32 %r51,%r49,16;
cvt.u64.u32 %d62,%r51;
add.s32 %r52,%r49,24;
cvt.u64.u32 %d63,%r52;
mov.u32 %r53,0;
$29:
.pragma "nounroll";
add.s32 %r54,%r53,%r14;
mul.lo.s64 %d64,%d60,248;
mov.u64 %d65,z2;
add.s64 %d66,%d65,%d64;
mul.wide.u32 %d67,%r54,4;
add.s64 %d68,%d66,%d67;
ld.shared.f32 %f7,[%d68];
ld.param.f32 %f8,[%d59];
fma.rn.f32 %f6,%f8,%f7,%f6;
mul.lo.s64 %d69,%d61,248;
add.s64 %d70,%d65,%d69;
add.s64 %d71,%d70,%d67;
ld.shared.f32 %f9,[%d71];
fma.rn.f32 %f5,%f8,%f9,%f5;
mul.lo.s64 %d72,%d62,248;
add.s64 %d73,%d65,%d72;
add.s64 %d74,%d73,%d67;
ld.shared.f32 %f10,[%d74];
fma.rn.f32 %f4,%f8,%f10,%f4;
mul.lo.s64 %d75,%d63,248;
add.s64 %d76,%d65,%d75;
add.s64 %d77,%d76,%d67;
ld.shared.f32 %f11,[%d77];
fma.rn.f32 %f3,%f8,%f11,%f3;
add.s64 %d59,%d59,4;
add.s32 %r53,%r53,1;
setp.lt.s32 %p33,%r53,%r47;
@%p33 bra $29;
$30:
add.s32 %r48,%r48,1;
setp.lt.s32 %p34,%r48,%r46;
@%p34 bra $27;
$31:
cvt.s64.s32 %d78,%r21;
mul.lo.s64 %d79,%d6,%d78;
add.s64 %d80,%d79,%d26;
@%p17 bra $42;
ld.param.u32 %r55,[%d36+20];
add.s64 %d81,%d80,%d28;
add.s64 %d82,%d22,%d81;
ld.param.f32 %f12,[%d36+28];
ld.param.f32 %f13,[%d36+24];
fma.rn.f32 %f14,%f6,%f13,%f12;
setp.gt.s32 %p35,%r55,1;
@%p35 bra $36;
setp.eq.s32 %p36,%r55,0;
@%p36 bra $40;
setp.eq.s32 %p37,%r55,1;
@%p37 bra $35;
bra.uni $41;
$35:
cvt.rni.s32.f32 %r56,%f14;
max.s32 %r57,%r56,0;
min.s32 %r58,%r57,65535;
st.u16 [%d82],%r58;
bra.uni $42;
$36:
setp.eq.s32 %p38,%r55,2;
@%p38 bra $39;
setp.ne.s32 %p39,%r55,3;
@%p39 bra $41;
cvt.rn.f16.f32 %s1,%f14;
st.u16 [%d82],%s1;
bra.uni $42;
$40:
cvt.rni.s32.f32 %r59,%f14;
max.s32 %r60,%r59,0;
min.s32 %r61,%r60,255;
st.u8 [%d82],%r61;
bra.uni $42;
$39:
cvt.rni.s32.f32 %r62,%f14;
max.s32 %r63,%r62,-32768;
min.s32 %r64,%r63,32767;
st.u16 [%d82],%r64;
bra.uni $42;
$41:
st.f32 [%d82],%f14;
$42:
@%p18 bra $53;
ld.param.u32 %r65,[%d36+20];
add.s64 %d83,%d80,%d30;
add.s64 %d84,%d22,%d83;
ld.param.f32 %f15,[%d36+28];
ld.param.f32 %f16,[%d36+24];
fma.rn.f32 %f17,%f5,%f16,%f15;
setp.gt.s32 %p40,%r65,1;
@%p40 bra $47;
setp.eq.s32 %p41,%r65,0;
@%p41 bra $51;
setp.eq.s32 %p42,%r65,1;
@%p42 bra $46;
bra.uni $52;
$46:
cvt.rni.s32.f32 %r66,%f17;
max.s32 %r67,%r66,0;
min.s32 %r68,%r67,65535;
st.u16 [%d84],%r68;
bra.uni $53;
$47:
setp.eq.s32 %p43,%r65,2;
@%p43 bra $50;
setp.ne.s32 %p44,%r65,3;
@%p44 bra $52;
cvt.rn.f16.f32 %s2,%f17;
st.u16 [%d84],%s2;
bra.uni $53;
$51:
cvt.rni.s32.f32 %r69,%f17;
max.s32 %r70,%r69,0;
min.s32 %r71,%r70,255;
st.u8 [%d84],%r71;
bra.uni $53;
$50:
cvt.rni.s32.f32 %r72,%f17;
max.s32 %r73,%r72,-32768;
min.s32 %r74,%r73,32767;
st.u16 [%d84],%r74;
bra.uni $53;
$52:
st.f32 [%d84],%f17;
$53:
@%p19 bra $64;
ld.param.u32 %r75,[%d36+20];
add.s64 %d85,%d80,%d32;
add.s64 %d86,%d22,%d85;
ld.param.f32 %f18,[%d36+28];
ld.param.f32 %f19,[%d36+24];
fma.rn.f32 %f20,%f4,%f19,%f18;
setp.gt.s32 %p45,%r75,1;
@%p45 bra $58;
setp.eq.s32 %p46,%r75,0;
@%p46 bra $62;
setp.eq.s32 %p47,%r75,1;
@%p47 bra $57;
bra.uni $63;
$57:
cvt.rni.s32.f32 %r76,%f20;
max.s32 %r77,%r76,0;
min.s32 %r78,%r77,65535;
st.u16 [%d86],%r78;
bra.uni $64;
$58:
setp.eq.s32 %p48,%r75,2;
@%p48 bra $61;
setp.ne.s32 %p49,%r75,3;
@%p49 bra $63;
cvt.rn.f16.f32 %s3,%f20;
st.u16 [%d86],%s3;
bra.uni $64;
$62:
cvt.rni.s32.f32 %r79,%f20;
max.s32 %r80,%r79,0;
min.s32 %r81,%r80,255;
st.u8 [%d86],%r81;
bra.uni $64;
$61:
cvt.rni.s32.f32 %r82,%f20;
max.s32 %r83,%r82,-32768;
min.s32 %r84,%r83,32767;
st.u16 [%d86],%r84;
bra.uni $64;
$63:
st.f32 [%d86],%f20;
$64:
@%p20 bra $75;
ld.param.u32 %r85,[%d36+20];
add.s64 %d87,%d80,%d34;
add.s64 %d88,%d22,%d87;
ld.param.f32 %f21,[%d36+28];
ld.param.f32 %f22,[%d36+24];
fma.rn.f32 %f23,%f3,%f22,%f21;
setp.gt.s32 %p50,%r85,1;
@%p50 bra $69;
setp.eq.s32 %p51,%r85,0;
@%p51 bra $73;
setp.eq.s32 %p52,%r85,1;
@%p52 bra $68;
bra.uni $74;
$68:
cvt.rni.s32.f32 %r86,%f23;
max.s32 %r87,%r86,0;
min.s32 %r88,%r87,65535;
st.u16 [%d88],%r88;
bra.uni $75;
$69:
setp.eq.s32 %p53,%r85,2;
@%p53 bra $72;
setp.ne.s32 %p54,%r85,3;
@%p54 bra $74;
cvt.rn.f16.f32 %s4,%f23;
st.u16 [%d88],%s4;
bra.uni $75;
$73:
cvt.rni.s32.f32 %r89,%f23;
max.s32 %r90,%r89,0;
min.s32 %r91,%r90,255;
st.u8 [%d88],%r91;
bra.uni $75;
$72:
cvt.rni.s32.f32 %r92,%f23;
max.s32 %r93,%r92,-32768;
min.s32 %r94,%r93,32767;
st.u16 [%d88],%r94;
bra.uni $75;
$74:
st.f32 [%d88],%f23;
$75:
bar.sync 0;
add.s32 %r21,%r21,1;
setp.lt.s32 %p55,%r21,%r7;
@%p55 bra $8;
$76:
ret;
}
.visible .entry conv2d_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %s<7>;
.reg .f32 %f<24>;
.reg .b32 %r<95>;
.reg .b64 %d<89>;
.shared .align 4 .b8 z3[15376];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %d3,[p3];
ld.param.u32 %d4,[p3+4];
bfi.b64 %d5,%d4,%d3,32,32;
ld.param.u64 %d6,[p3+24];
ld.param.u64 %d7,[p3+16];
ld.param.u64 %d8,[p3+8];
ld.param.u64 %d9,[p1+24];
ld.param.u64 %d10,[p1+16];
ld.param.u64 %d11,[p1+8];
ld.param.u64 %d12,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d13,%d1;
mul.wide.s32 %d14,%r9,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r1,%r2},[%d15+32];
ld.global.u64 %d9,[%d15+24];
ld.global.u64 %d10,[%d15+16];
ld.global.u64 %d11,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $3;
$2:
cvt.s64.s32 %d17,%r9;
mul.lo.s64 %d18,%d12,%d17;
add.s64 %d16,%d1,%d18;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d19,%d2;
mul.wide.s32 %d20,%r9,40;
add.s64 %d21,%d19,%d20;
ld.global.v2.u32 {%r5,%r6},[%d21+32];
ld.global.u64 %d6,[%d21+24];
ld.global.u64 %d7,[%d21+16];
ld.global.u64 %d8,[%d21+8];
ld.global.u64 %d22,[%d21];
bra.uni $6;
$5:
cvt.s64.s32 %d23,%r9;
mul.lo.s64 %d24,%d5,%d23;
add.s64 %d22,%d2,%d24;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%ctaid.y;
shl.b32 %r13,%r12,5;
setp.ge.s32 %p3,%r13,%r6;
setp.ge.s32 %p4,%r11,%r5;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r7,1;
or.pred %p7,%p5,%p6;
@%p7 bra $76;
mov.u32 %r14,%tid.x;
add.s32 %r15,%r11,%r14;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r13,%r16;
setp.lt.s32 %p8,%r15,%r5;
cvt.s64.s32 %d25,%r15;
mul.lo.s64 %d26,%d7,%d25;
setp.lt.s32 %p9,%r17,%r6;
and.pred %p10,%p8,%p9;
cvt.s64.s32 %d27,%r17;
mul.lo.s64 %d28,%d8,%d27;
add.s32 %r18,%r17,8;
setp.lt.s32 %p11,%r18,%r6;
and.pred %p12,%p8,%p11;
cvt.s64.s32 %d29,%r18;
mul.lo.s64 %d30,%d8,%d29;
add.s32 %r19,%r17,16;
setp.lt.s32 %p13,%r19,%r6;
and.pred %p14,%p8,%p13;
cvt.s64.s32 %d31,%r19;
mul.lo.s64 %d32,%d8,%d31;
add.s32 %r20,%r17,24;
setp.lt.s32 %p15,%r20,%r6;
and.pred %p16,%p8,%p15;
cvt.s64.s32 %d33,%r20;
mul.lo.s64 %d34,%d8,%d33;
mov.u32 %r21,0;
not.pred %p17,%p10;
not.pred %p18,%p12;
not.pred %p19,%p14;
not.pred %p20,%p16;
$8:
.pragma "nounroll";
mov.b64 %d35,p4;
mov.u64 %d36,%d35;
ld.param.u32 %r22,[%d36+4];
add.s32 %r23,%r22,31;
setp.ge.s32 %p21,%r16,%r23;
@%p21 bra $25;
ld.param.u32 %r24,[%d36];
ld.param.u32 %r25,[%d36+16];
add.s32 %r26,%r15,32;
ld.param.u32 %r27,[%d36+8];
sub.s32 %r28,%r26,%r27;
mov.u32 %r29,%r16;
$10:
.pragma "nounroll";
mov.u32 %r30,%r29;
mov.b64 %d37,p4;
mov.u64 %d38,%d37;
ld.param.u32 %r31,[%d38+12];
mov.u32 %r32,%ctaid.y;
shl.b32 %r33,%r32,5;
add.s32 %r34,%r30,%r33;
sub.s32 %r35,%r34,%r31;
setp.lt.u32 %p22,%r35,%r2;
@%p22 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r35;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r35,[retval0+0];
}
$12:
add.s32 %r36,%r24,31;
setp.ge.s32 %p23,%r14,%r36;
@%p23 bra $24;
cvt.s64.s32 %d39,%r35;
mul.lo.s64 %d40,%d11,%d39;
cvt.s64.s32 %d41,%r21;
mul.lo.s64 %d42,%d9,%d41;
add.s64 %d43,%d40,%d42;
mul.wide.s32 %d44,%r14,4;
mov.u64 %d45,z3;
add.s64 %d46,%d45,%d44;
mul.wide.s32 %d47,%r30,248;
add.s64 %d48,%d46,%d47;
add.s64 %d49,%d48,128;
add.s32 %r37,%r14,-31;
mov.u32 %r38,%r28;
$14:
.pragma "nounroll";
add.s32 %r39,%r38,-32;
setp.lt.u32 %p24,%r39,%r1;
@%p24 bra $16;
add.s32 %r40,%r38,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r40;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r39,[retval0+0];
}
$16:
or.b32 %r41,%r39,%r35;
setp.lt.s32 %p25,%r41,0;
mov.f32 %f1,0f00000000;
@%p25 bra $18;
cvt.s64.s32 %d50,%r39;
mul.lo.s64 %d51,%d10,%d50;
add.s64 %d52,%d43,%d51;
add.s64 %d53,%d16,%d52;
ld.global.nc.s16 %s1,[%d53];
cvt.rn.f32.s16 %f1,%s1;
$18:
st.shared.f32 [%d49+-128],%f1;
add.s32 %r42,%r37,32;
setp.ge.s32 %p26,%r42,%r24;
@%p26 bra $24;
setp.lt.u32 %p27,%r38,%r1;
mov.u32 %r43,%r38;
@%p27 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r43,[retval0+0];
}
$21:
or.b32 %r44,%r43,%r35;
setp.lt.s32 %p28,%r44,0;
mov.f32 %f2,0f00000000;
@%p28 bra $23;
cvt.s64.s32 %d54,%r43;
mul.lo.s64 %d55,%d10,%d54;
add.s64 %d56,%d43,%d55;
add.s64 %d57,%d16,%d56;
ld.global.nc.s16 %s2,[%d57];
cvt.rn.f32.s16 %f2,%s2;
$23:
add.s64 %d58,%d49,-128;
st.shared.f32 [%d58+128],%f2;
add.s64 %d49,%d49,256;
add.s32 %r38,%r38,64;
add.s32 %r37,%r37,64;
setp.lt.s32 %p29,%r37,%r24;
@%p29 bra $14;
$24:
add.s32 %r29,%r30,8;
add.s32 %r45,%r22,23;
setp.lt.s32 %p30,%r30,%r45;
@%p30 bra $10;
$25:
bar.sync 0;
ld.param.u32 %r46,[%d36+4];
setp.lt.s32 %p31,%r46,1;
mov.f32 %f3,0f00000000;
mov.f32 %f4,%f3;
mov.f32 %f5,%f3;
mov.f32 %f6,%f3;
@%p31 bra $31;
add.s64 %d59,%d36,32;
ld.param.u32 %r47,[%d36];
mov.u32 %r48,0;
$27:
.pragma "nounroll";
setp.lt.s32 %p32,%r47,1;
@%p32 bra $30;
add.s32 %r49,%r48,%r16;
cvt.u64.u32 %d60,%r49;
add.s32 %r50,%r49,8;
cvt.u64.u32 %d61,%r50;
add.s32 %r51,%r49,16;
cvt.u64.u32 %d62,%r51;
add.s32 %r52,%r49,24;
cvt.u64.u32 %d63,%r52;
mov.u32 %r53,0;
$29:
.pragma "nounroll";
add.s32 %r54,%r53,%r14;
mul.lo.s64 %d64,%d60,248;
mov.u64 %d65,z3;
add.s64 %d66,%d65,%d64;
mul.wide.u32 %d67,%r54,4;
add.s64 %d68,%d66,%d67;
ld.shared.f32 %f7,[%d68];
ld.param.f32 %f8,[%d59];
fma.rn.f32 %f6,%f8,%f7,%f6;
mul.lo.s64 %d69,%d61,248;
add.s64 %d70,%d65,%d69;
add.s64 %d71,%d70,%d67;
ld.shared.f32 %f9,[%d71];
fma.rn.f32 %f5,%f8,%f9,%f5;
mul.lo.s64 %d72,%d62,248;
add.s64 %d73,%d65,%d72;
add.s64 %d74,%d73,%d67;
ld.shared.f32 %f10,[%d74];
fma.rn.f32 %f4,%f8,%f10,%f4;
mul.lo.s64 %d75,%d63,248;
add.s64 %d76,%d65,%d75;
add.s64 %d77,%d76,%d67;
ld.shared.f32 %f11,[%d77];
fma.rn.f32 %f3,%f8,%f11,%f3;
add.s64 %d59,%d59,4;
add.s32 %r53,%r53,1;
setp.lt.s32 %p33,%r53,%r47;
@%p33 bra $29;
$30:
add.s32 %r48,%r48,1;
setp.lt.s32 %p34,%r48,%r46;
@%p34 bra $27;
$31:
cvt.s64.s32 %d78,%r21;
mul.lo.s64 %d79,%d6,%d78;
add.s64 %d80,%d79,%d26;
@%p17 bra $42;
ld.param.u32 %r55,[%d36+20];
add.s64 %d81,%d80,%d28;
add.s64 %d82,%d22,%d81;
ld.param.f32 %f12,[%d36+28];
ld.param.f32 %f13,[%d36+24];
fma.rn.f32 %f14,%f6,%f13,%f12;
setp.gt.s32 %p35,%r55,1;
@%p35 bra $36;
setp.eq.s32 %p36,%r55,0;
@%p36 bra $40;
setp.eq.s32 %p37,%r55,1;
@%p37 bra $35;
bra.uni $41;
$35:
cvt.rni.s32.f32 %r56,%f14;
max.s32 %r57,%r56,0;
min.s32 %r58,%r57,65535;
st.u16 [%d82],%r58;
bra.uni $42;
$36:
setp.eq.s32 %p38,%r55,2;
@%p38 bra $39;
setp.ne.s32 %p39,%r55,3;
@%p39 bra $41;
cvt.rn.f16.f32 %s3,%f14;
st.u16 [%d82],%s3;
bra.uni $42;
$40:
cvt.rni.s32.f32 %r59,%f14;
max.s32 %r60,%r59,0;
min.s32 %r61,%r60,255;
st.u8 [%d82],%r61;
bra.uni $42;
$39:
cvt.rni.s32.f32 %r62,%f14;
max.s32 %r63,%r62,-32768;
min.s32 %r64,%r63,32767;
st.u16 [%d82],%r64;
bra.uni $42;
$41:
st.f32 [%d82],%f14;
$42:
@%p18 bra $53;
ld.param.u32 %r65,[%d36+20];
add.s64 %d83,%d80,%d30;
add.s64 %d84,%d22,%d83;
ld.param.f32 %f15,[%d36+28];
ld.param.f32 %f16,[%d36+24];
fma.rn.f32 %f17,%f5,%f16,%f15;
setp.gt.s32 %p40,%r65,1;
@%p40 bra $47;
setp.eq.s32 %p41,%r65,0;
@%p41 bra $51;
setp.eq.s32 %p42,%r65,1;
@%p42 bra $46;
bra.uni $52;
$46:
cvt.rni.s32.f32 %r66,%f17;
max.s32 %r67,%r66,0;
min.s32 %r68,%r67,65535;
st.u16 [%d84],%r68;
bra.uni $53;
$47:
setp.eq.s32 %p43,%r65,2;
@%p43 bra $50;
setp.ne.s32 %p44,%r65,3;
@%p44 bra $52;
cvt.rn.f16.f32 %s4,%f17;
st.u16 [%d84],%s4;
bra.uni $53;
$51:
cvt.rni.s32.f32 %r69,%f17;
max.s32 %r70,%r69,0;
min.s32 %r71,%r70,255;
st.u8 [%d84],%r71;
bra.uni $53;
$50:
cvt.rni.s32.f32 %r72,%f17;
max.s32 %r73,%r72,-32768;
min.s32 %r74,%r73,32767;
st.u16 [%d84],%r74;
bra.uni $53;
$52:
st.f32 [%d84],%f17;
$53:
@%p19 bra $64;
ld.param.u32 %r75,[%d36+20];
add.s64 %d85,%d80,%d32;
add.s64 %d86,%d22,%d85;
ld.param.f32 %f18,[%d36+28];
ld.param.f32 %f19,[%d36+24];
fma.rn.f32 %f20,%f4,%f19,%f18;
setp.gt.s32 %p45,%r75,1;
@%p45 bra $58;
setp.eq.s32 %p46,%r75,0;
@%p46 bra $62;
setp.eq.s32 %p47,%r75,1;
@%p47 bra $57;
bra.uni $63;
$57:
cvt.rni.s32.f32 %r76,%f20;
max.s32 %r77,%r76,0;
min.s32 %r78,%r77,65535;
st.u16 [%d86],%r78;
bra.uni $64;
$58:
setp.eq.s32 %p48,%r75,2;
@%p48 bra $61;
setp.ne.s32 %p49,%r75,3;
@%p49 bra $63;
cvt.rn.f16.f32 %s5,%f20;
st.u16 [%d86],%s5;
bra.uni $64;
$62:
cvt.rni.s32.f32 %r79,%f20;
max.s32 %r80,%r79,0;
min.s32 %r81,%r80,255;
st.u8 [%d86],%r81;
bra.uni $64;
$61:
cvt.rni.s32.f32 %r82,%f20;
max.s32 %r83,%r82,-32768;
min.s32 %r84,%r83,32767;
st.u16 [%d86],%r84;
bra.uni $64;
$63:
st.f32 [%d86],%f20;
$64:
@%p20 bra $75;
ld.param.u32 %r85,[%d36+20];
add.s64 %d87,%d80,%d34;
add.s64 %d88,%d22,%d87;
ld.param.f32 %f21,[%d36+28];
ld.param.f32 %f22,[%d36+24];
fma.rn.f32 %f23,%f3,%f22,%f21;
setp.gt.s32 %p50,%r85,1;
@%p50 bra $69;
setp.eq.s32 %p51,%r85,0;
@%p51 bra $73;
setp.eq.s32 %p52,%r85,1;
@%p52 bra $68;
bra.uni $74;
$68:
cvt.rni.s32.f32 %r86,%f23;
max.s32 %r87,%r86,0;
min.s32 %r88,%r87,65535;
st.u16 [%d88],%r88;
bra.uni $75;
$69:
setp.eq.s32 %p53,%r85,2;
@%p53 bra $72;
setp.ne.s32 %p54,%r85,3;
@%p54 bra $74;
cvt.rn.f16.f32 %s6,%f23;
st.u16 [%d88],%s6;
bra.uni $75;
$73:
cvt.rni.s32.f32 %r89,%f23;
max.s32 %r90,%r89,0;
min.s32 %r91,%r90,255;
st.u8 [%d88],%r91;
bra.uni $75;
$72:
cvt.rni.s32.f32 %r92,%f23;
max.s32 %r93,%r92,-32768;
min.s32 %r94,%r93,32767;
st.u16 [%d88],%r94;
bra.uni $75;
$74:
st.f32 [%d88],%f23;
$75:
bar.sync 0;
add.s32 %r21,%r21,1;
setp.lt.s32 %p55,%r21,%r7;
@%p55 bra $8;
$76:
ret;
}
.visible .entry conv2d_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %s<7>;
.reg .f32 %f<24>;
.reg .b32 %r<95>;
.reg .b64 %d<89>;
.shared .align 4 .b8 z4[15376];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %d3,[p3];
ld.param.u32 %d4,[p3+4];
bfi.b64 %d5,%d4,%d3,32,32;
ld.param.u64 %d6,[p3+24];
ld.param.u64 %d7,[p3+16];
ld.param.u64 %d8,[p3+8];
ld.param.u64 %d9,[p1+24];
ld.param.u64 %d10,[p1+16];
ld.param.u64 %d11,[p1+8];
ld.param.u64 %d12,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d13,%d1;
mul.wide.s32 %d14,%r9,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r1,%r2},[%d15+32];
ld.global.u64 %d9,[%d15+24];
ld.global.u64 %d10,[%d15+16];
ld.global.u64 %d11,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $3;
$2:
cvt.s64.s32 %d17,%r9;
mul.lo.s64 %d18,%d12,%d17;
add.s64 %d16,%d1,%d18;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d19,%d2;
mul.wide.s32 %d20,%r9,40;
add.s64 %d21,%d19,%d20;
ld.global.v2.u32 {%r5,%r6},[%d21+32];
ld.global.u64 %d6,[%d21+24];
ld.global.u64 %d7,[%d21+16];
ld.global.u64 %d8,[%d21+8];
ld.global.u64 %d22,[%d21];
bra.uni $6;
$5:
cvt.s64.s32 %d23,%r9;
mul.lo.s64 %d24,%d5,%d23;
add.s64 %d22,%d2,%d24;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%ctaid.y;
shl.b32 %r13,%r12,5;
setp.ge.s32 %p3,%r13,%r6;
setp.ge.s32 %p4,%r11,%r5;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r7,1;
or.pred %p7,%p5,%p6;
@%p7 bra $76;
mov.u32 %r14,%tid.x;
add.s32 %r15,%r11,%r14;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r13,%r16;
setp.lt.s32 %p8,%r15,%r5;
cvt.s64.s32 %d25,%r15;
mul.lo.s64 %d26,%d7,%d25;
setp.lt.s32 %p9,%r17,%r6;
and.pred %p10,%p8,%p9;
cvt.s64.s32 %d27,%r17;
mul.lo.s64 %d28,%d8,%d27;
add.s32 %r18,%r17,8;
setp.lt.s32 %p11,%r18,%r6;
and.pred %p12,%p8,%p11;
cvt.s64.s32 %d29,%r18;
mul.lo.s64 %d30,%d8,%d29;
add.s32 %r19,%r17,16;
setp.lt.s32 %p13,%r19,%r6;
and.pred %p14,%p8,%p13;
cvt.s64.s32 %d31,%r19;
mul.lo.s64 %d32,%d8,%d31;
add.s32 %r20,%r17,24;
setp.lt.s32 %p15,%r20,%r6;
and.pred %p16,%p8,%p15;
cvt.s64.s32 %d33,%r20;
mul.lo.s64 %d34,%d8,%d33;
mov.u32 %r21,0;
not.pred %p17,%p10;
not.pred %p18,%p12;
not.pred %p19,%p14;
not.pred %p20,%p16;
$8:
.pragma "nounroll";
mov.b64 %d35,p4;
mov.u64 %d36,%d35;
ld.param.u32 %r22,[%d36+4];
add.s32 %r23,%r22,31;
setp.ge.s32 %p21,%r16,%r23;
@%p21 bra $25;
ld.param.u32 %r24,[%d36];
ld.param.u32 %r25,[%d36+16];
add.s32 %r26,%r15,32;
ld.param.u32 %r27,[%d36+8];
sub.s32 %r28,%r26,%r27;
mov.u32 %r29,%r16;
$10:
.pragma "nounroll";
mov.u32 %r30,%r29;
mov.b64 %d37,p4;
mov.u64 %d38,%d37;
ld.param.u32 %r31,[%d38+12];
mov.u32 %r32,%ctaid.y;
shl.b32 %r33,%r32,5;
add.s32 %r34,%r30,%r33;
sub.s32 %r35,%r34,%r31;
setp.lt.u32 %p22,%r35,%r2;
@%p22 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r35;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r35,[retval0+0];
}
$12:
add.s32 %r36,%r24,31;
setp.ge.s32 %p23,%r14,%r36;
@%p23 bra $24;
cvt.s64.s32 %d39,%r35;
mul.lo.s64 %d40,%d11,%d39;
cvt.s64.s32 %d41,%r21;
mul.lo.s64 %d42,%d9,%d41;
add.s64 %d43,%d40,%d42;
mul.wide.s32 %d44,%r14,4;
mov.u64 %d45,z4;
add.s64 %d46,%d45,%d44;
mul.wide.s32 %d47,%r30,248;
add.s64 %d48,%d46,%d47;
add.s64 %d49,%d48,128;
add.s32 %r37,%r14,-31;
mov.u32 %r38,%r28;
$14:
.pragma "nounroll";
add.s32 %r39,%r38,-32;
setp.lt.u32 %p24,%r39,%r1;
@%p24 bra $16;
add.s32 %r40,%r38,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r40;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r39,[retval0+0];
}
$16:
or.b32 %r41,%r39,%r35;
setp.lt.s32 %p25,%r41,0;
mov.f32 %f1,0f00000000;
@%p25 bra $18;
cvt.s64.s32 %d50,%r39;
mul.lo.s64 %d51,%d10,%d50;
add.s64 %d52,%d43,%d51;
add.s64 %d53,%d16,%d52;
ld.global.nc.u16 %s1,[%d53];
cvt.rn.f32.u16 %f1,%s1;
$18:
st.shared.f32 [%d49+-128],%f1;
add.s32 %r42,%r37,32;
setp.ge.s32 %p26,%r42,%r24;
@%p26 bra $24;
setp.lt.u32 %p27,%r38,%r1;
mov.u32 %r43,%r38;
@%p27 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r43,[retval0+0];
}
$21:
or.b32 %r44,%r43,%r35;
setp.lt.s32 %p28,%r44,0;
mov.f32 %f2,0f00000000;
@%p28 bra $23;
cvt.s64.s32 %d54,%r43;
mul.lo.s64 %d55,%d10,%d54;
add.s64 %d56,%d43,%d55;
add.s64 %d57,%d16,%d56;
ld.global.nc.u16 %s2,[%d57];
cvt.rn.f32.u16 %f2,%s2;
$23:
add.s64 %d58,%d49,-128;
st.shared.f32 [%d58+128],%f2;
add.s64 %d49,%d49,256;
add.s32 %r38,%r38,64;
add.s32 %r37,%r37,64;
setp.lt.s32 %p29,%r37,%r24;
@%p29 bra $14;
$24:
add.s32 %r29,%r30,8;
add.s32 %r45,%r22,23;
setp.lt.s32 %p30,%r30,%r45;
@%p30 bra $10;
$25:
bar.sync 0;
ld.param.u32 %r46,[%d36+4];
setp.lt.s32 %p31,%r46,1;
mov.f32 %f3,0f00000000;
mov.f32 %f4,%f3;
mov.f32 %f5,%f3;
mov.f32 %f6,%f3;
@%p31 bra $31;
add.s64 %d59,%d36,32;
ld.param.u32 %r47,[%d36];
mov.u32 %r48,0;
$27:
.pragma "nounroll";
setp.lt.s32 %p32,%r47,1;
@%p32 bra $30;
add.s32 %r49,%r48,%r16;
cvt.u64.u32 %d60,%r49;
add.s32 %r50,%r49,8;
cvt.u64.u32 %d61,%r50;
add.s32 %r51,%r49,16;
cvt.u64.u32 %d62,%r51;
add.s32 %r52,%r49,24;
cvt.u64.u32 %d63,%r52;
mov.u32 %r53,0;
$29:
.pragma "nounroll";
add.s32 %r54,%r53,%r14;
mul.lo.s64 %d64,%d60,248;
mov.u64 %d65,z4;
add.s64 %d66,%d65,%d64;
mul.wide.u32 %d67,%r54,4;
add.s64 %d68,%d66,%d67;
ld.shared.f32 %f7,[%d68];
ld.param.f32 %f8,[%d59];
fma.rn.f32 %f6,%f8,%f7,%f6;
mul.lo.s64 %d69,%d61,248;
add.s64 %d70,%d65,%d69;
add.s64 %d71,%d70,%d67;
ld.shared.f32 %f9,[%d71];
fma.rn.f32 %f5,%f8,%f9,%f5;
mul.lo.s64 %d72,%d62,248;
add.s64 %d73,%d65,%d72;
add.s64 %d74,%d73,%d67;
ld.shared.f32 %f10,[%d74];
fma.rn.f32 %f4,%f8,%f10,%f4;
mul.lo.s64 %d75,%d63,248;
add.s64 %d76,%d65,%d75;
add.s64 %d77,%d76,%d67;
ld.shared.f32 %f11,[%d77];
fma.rn.f32 %f3,%f8,%f11,%f3;
add.s64 %d59,%d59,4;
add.s32 %r53,%r53,1;
setp.lt.s32 %p33,%r53,%r47;
@%p33 bra $29;
$30:
add.s32 %r48,%r48,1;
setp.lt.s32 %p34,%r48,%r46;
@%p34 bra $27;
$31:
cvt.s64.s32 %d78,%r21;
mul.lo.s64 %d79,%d6,%d78;
add.s64 %d80,%d79,%d26;
@%p17 bra $42;
ld.param.u32 %r55,[%d36+20];
add.s64 %d81,%d80,%d28;
add.s64 %d82,%d22,%d81;
ld.param.f32 %f12,[%d36+28];
ld.param.f32 %f13,[%d36+24];
fma.rn.f32 %f14,%f6,%f13,%f12;
setp.gt.s32 %p35,%r55,1;
@%p35 bra $36;
setp.eq.s32 %p36,%r55,0;
@%p36 bra $40;
setp.eq.s32 %p37,%r55,1;
@%p37 bra $35;
bra.uni $41;
$35:
cvt.rni.s32.f32 %r56,%f14;
max.s32 %r57,%r56,0;
min.s32 %r58,%r57,65535;
st.u16 [%d82],%r58;
bra.uni $42;
$36:
setp.eq.s32 %p38,%r55,2;
@%p38 bra $39;
setp.ne.s32 %p39,%r55,3;
@%p39 bra $41;
cvt.rn.f16.f32 %s3,%f14;
st.u16 [%d82],%s3;
bra.uni $42;
$40:
cvt.rni.s32.f32 %r59,%f14;
max.s32 %r60,%r59,0;
min.s32 %r61,%r60,255;
st.u8 [%d82],%r61;
bra.uni $42;
$39:
cvt.rni.s32.f32 %r62,%f14;
max.s32 %r63,%r62,-32768;
min.s32 %r64,%r63,32767;
st.u16 [%d82],%r64;
bra.uni $42;
$41:
st.f32 [%d82],%f14;
$42:
@%p18 bra $53;
ld.param.u32 %r65,[%d36+20];
add.s64 %d83,%d80,%d30;
add.s64 %d84,%d22,%d83;
ld.param.f32 %f15,[%d36+28];
ld.param.f32 %f16,[%d36+24];
fma.rn.f32 %f17,%f5,%f16,%f15;
setp.gt.s32 %p40,%r65,1;
@%p40 bra $47;
setp.eq.s32 %p41,%r65,0;
@%p41 bra $51;
setp.eq.s32 %p42,%r65,1;
@%p42 bra $46;
bra.uni $52;
$46:
cvt.rni.s32.f32 %r66,%f17;
max.s32 %r67,%r66,0;
min.s32 %r68,%r67,65535;
st.u16 [%d84],%r68;
bra.uni $53;
$47:
setp.eq.s32 %p43,%r65,2;
@%p43 bra $50;
setp.ne.s32 %p44,%r65,3;
@%p44 bra $52;
cvt.rn.f16.f32 %s4,%f17;
st.u16 [%d84],%s4;
bra.uni $53;
$51:
cvt.rni.s32.f32 %r69,%f17;
max.s32 %r70,%r69,0;
min.s32 %r71,%r70,255;
st.u8 [%d84],%r71;
bra.uni $53;
$50:
cvt.rni.s32.f32 %r72,%f17;
max.s32 %r73,%r72,-32768;
min.s32 %r74,%r73,32767;
st.u16 [%d84],%r74;
bra.uni $53;
$52:
st.f32 [%d84],%f17;
$53:
@%p19 bra $64;
ld.param.u32 %r75,[%d36+20];
add.s64 %d85,%d80,%d32;
add.s64 %d86,%d22,%d85;
ld.param.f32 %f18,[%d36+28];
ld.param.f32 %f19,[%d36+24];
fma.rn.f32 %f20,%f4,%f19,%f18;
setp.gt.s32 %p45,%r75,1;
@%p45 bra $58;
setp.eq.s32 %p46,%r75,0;
@%p46 bra $62;
setp.eq.s32 %p47,%r75,1;
@%p47 bra $57;
bra.uni $63;
$57:
cvt.rni.s32.f32 %r76,%f20;
max.s32 %r77,%r76,0;
min.s32 %r78,%r77,65535;
st.u16 [%d86],%r78;
bra.uni $64;
$58:
setp.eq.s32 %p48,%r75,2;
@%p48 bra $61;
setp.ne.s32 %p49,%r75,3;
@%p49 bra $63;
cvt.rn.f16.f32 %s5,%f20;
st.u16 [%d86],%s5;
bra.uni $64;
$62:
cvt.rni.s32.f32 %r79,%f20;
max.s32 %r80,%r79,0;
min.s32 %r81,%r80,255;
st.u8 [%d86],%r81;
bra.uni $64;
$61:
cvt.rni.s32.f32 %r82,%f20;
max.s32 %r83,%r82,-32768;
min.s32 %r84,%r83,32767;
st.u16 [%d86],%r84;
bra.uni $64;
$63:
st.f32 [%d86],%f20;
$64:
@%p20 bra $75;
ld.param.u32 %r85,[%d36+20];
add.s64 %d87,%d80,%d34;
add.s64 %d88,%d22,%d87;
ld.param.f32 %f21,[%d36+28];
ld.param.f32 %f22,[%d36+24];
fma.rn.f32 %f23,%f3,%f22,%f21;
setp.gt.s32 %p50,%r85,1;
@%p50 bra $69;
setp.eq.s32 %p51,%r85,0;
@%p51 bra $73;
setp.eq.s32 %p52,%r85,1;
@%p52 bra $68;
bra.uni $74;
$68:
cvt.rni.s32.f32 %r86,%f23;
max.s32 %r87,%r86,0;
min.s32 %r88,%r87,65535;
st.u16 [%d88],%r88;
bra.uni $75;
$69:
setp.eq.s32 %p53,%r85,2;
@%p53 bra $72;
setp.ne.s32 %p54,%r85,3;
@%p54 bra $74;
cvt.rn.f16.f32 %s6,%f23;
st.u16 [%d88],%s6;
bra.uni $75;
$73:
cvt.rni.s32.f32 %r89,%f23;
max.s32 %r90,%r89,0;
min.s32 %r91,%r90,255;
st.u8 [%d88],%r91;
bra.uni $75;
$72:
cvt.rni.s32.f32 %r92,%f23;
max.s32 %r93,%r92,-32768;
min.s32 %r94,%r93,32767;
st.u16 [%d88],%r94;
bra.uni $75;
$74:
st.f32 [%d88],%f23;
$75:
bar.sync 0;
add.s32 %r21,%r21,1;
setp.lt.s32 %p55,%r21,%r7;
@%p55 bra $8;
$76:
ret;
}
.visible .entry conv2d_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %s<9>;
.reg .f32 %f<24>;
.reg .b32 %r<97>;
.reg .b64 %d<89>;
.shared .align 4 .b8 z5[15376];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %d3,[p3];
ld.param.u32 %d4,[p3+4];
bfi.b64 %d5,%d4,%d3,32,32;
ld.param.u64 %d6,[p3+24];
ld.param.u64 %d7,[p3+16];
ld.param.u64 %d8,[p3+8];
ld.param.u64 %d9,[p1+24];
ld.param.u64 %d10,[p1+16];
ld.param.u64 %d11,[p1+8];
ld.param.u64 %d12,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d13,%d1;
mul.wide.s32 %d14,%r9,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r1,%r2},[%d15+32];
ld.global.u64 %d9,[%d15+24];
ld.global.u64 %d10,[%d15+16];
ld.global.u64 %d11,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $3;
$2:
cvt.s64.s32 %d17,%r9;
mul.lo.s64 %d18,%d12,%d17;
add.s64 %d16,%d1,%d18;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d19,%d2;
mul.wide.s32 %d20,%r9,40;
add.s64 %d21,%d19,%d20;
ld.global.v2.u32 {%r5,%r6},[%d21+32];
ld.global.u64 %d6,[%d21+24];
ld.global.u64 %d7,[%d21+16];
ld.global.u64 %d8,[%d21+8];
ld.global.u64 %d22,[%d21];
bra.uni $6;
$5:
cvt.s64.s32 %d23,%r9;
mul.lo.s64 %d24,%d5,%d23;
add.s64 %d22,%d2,%d24;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%ctaid.y;
shl.b32 %r13,%r12,5;
setp.ge.s32 %p3,%r13,%r6;
setp.ge.s32 %p4,%r11,%r5;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r7,1;
or.pred %p7,%p5,%p6;
@%p7 bra $76;
mov.u32 %r14,%tid.x;
add.s32 %r15,%r11,%r14;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r13,%r16;
setp.lt.s32 %p8,%r15,%r5;
cvt.s64.s32 %d25,%r15;
mul.lo.s64 %d26,%d7,%d25;
setp.lt.s32 %p9,%r17,%r6;
and.pred %p10,%p8,%p9;
cvt.s64.s32 %d27,%r17;
mul.lo.s64 %d28,%d8,%d27;
add.s32 %r18,%r17,8;
setp.lt.s32 %p11,%r18,%r6;
and.pred %p12,%p8,%p11;
cvt.s64.s32 %d29,%r18;
mul.lo.s64 %d30,%d8,%d29;
add.s32 %r19,%r17,16;
setp.lt.s32 %p13,%r19,%r6;
and.pred %p14,%p8,%p13;
cvt.s64.s32 %d31,%r19;
mul.lo.s64 %d32,%d8,%d31;
add.s32 %r20,%r17,24;
setp.lt.s32 %p15,%r20,%r6;
and.pred %p16,%p8,%p15;
cvt.s64.s32 %d33,%r20;
mul.lo.s64 %d34,%d8,%d33;
mov.u32 %r21,0;
not.pred %p17,%p10;
not.pred %p18,%p12;
not.pred %p19,%p14;
not.pred %p20,%p16;
$8:
.pragma "nounroll";
mov.b64 %d35,p4;
mov.u64 %d36,%d35;
ld.param.u32 %r22,[%d36+4];
add.s32 %r23,%r22,31;
setp.ge.s32 %p21,%r16,%r23;
@%p21 bra $25;
ld.param.u32 %r24,[%d36];
ld.param.u32 %r25,[%d36+16];
add.s32 %r26,%r15,32;
ld.param.u32 %r27,[%d36+8];
sub.s32 %r28,%r26,%r27;
mov.u32 %r29,%r16;
$10:
.pragma "nounroll";
mov.u32 %r30,%r29;
mov.b64 %d37,p4;
mov.u64 %d38,%d37;
ld.param.u32 %r31,[%d38+12];
mov.u32 %r32,%ctaid.y;
shl.b32 %r33,%r32,5;
add.s32 %r34,%r30,%r33;
sub.s32 %r35,%r34,%r31;
setp.lt.u32 %p22,%r35,%r2;
@%p22 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r35;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r35,[retval0+0];
}
$12:
add.s32 %r36,%r24,31;
setp.ge.s32 %p23,%r14,%r36;
@%p23 bra $24;
cvt.s64.s32 %d39,%r35;
mul.lo.s64 %d40,%d11,%d39;
cvt.s64.s32 %d41,%r21;
mul.lo.s64 %d42,%d9,%d41;
add.s64 %d43,%d40,%d42;
mul.wide.s32 %d44,%r14,4;
mov.u64 %d45,z5;
add.s64 %d46,%d45,%d44;
mul.wide.s32 %d47,%r30,248;
add.s64 %d48,%d46,%d47;
add.s64 %d49,%d48,128;
add.s32 %r37,%r14,-31;
mov.u32 %r38,%r28;
$14:
.pragma "nounroll";
add.s32 %r39,%r38,-32;
setp.lt.u32 %p24,%r39,%r1;
@%p24 bra $16;
add.s32 %r40,%r38,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r40;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r39,[retval0+0];
}
$16:
or.b32 %r41,%r39,%r35;
setp.lt.s32 %p25,%r41,0;
mov.f32 %f1,0f00000000;
@%p25 bra $18;
cvt.s64.s32 %d50,%r39;
mul.lo.s64 %d51,%d10,%d50;
add.s64 %d52,%d43,%d51;
add.s64 %d53,%d16,%d52;
ld.global.nc.u8 %r42,[%d53];
cvt.u16.u32 %s1,%r42;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f1,%s2;
$18:
st.shared.f32 [%d49+-128],%f1;
add.s32 %r43,%r37,32;
setp.ge.s32 %p26,%r43,%r24;
@%p26 bra $24;
setp.lt.u32 %p27,%r38,%r1;
mov.u32 %r44,%r38;
@%p27 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r25;
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
$21:
or.b32 %r45,%r44,%r35;
setp.lt.s32 %p28,%r45,0;
mov.f32 %f2,0f00000000;
@%p28 bra $23;
cvt.s64.s32 %d54,%r44;
mul.lo.s64 %d55,%d10,%d54;
add.s64 %d56,%d43,%d55;
add.s64 %d57,%d16,%d56;
ld.global.nc.u8 %r46,[%d57];
cvt.u16.u32 %s3,%r46;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f2,%s4;
$23:
add.s64 %d58,%d49,-128;
st.shared.f32 [%d58+128],%f2;
add.s64 %d49,%d49,256;
add.s32 %r38,%r38,64;
add.s32 %r37,%r37,64;
setp.lt.s32 %p29,%r37,%r24;
@%p29 bra $14;
$24:
add.s32 %r29,%r30,8;
add.s32 %r47,%r22,23;
setp.lt.s32 %p30,%r30,%r47;
@%p30 bra $10;
$25:
bar.sync 0;
ld.param.u32 %r48,[%d36+4];
setp.lt.s32 %p31,%r48,1;
mov.f32 %f3,0f00000000;
mov.f32 %f4,%f3;
mov.f32 %f5,%f3;
mov.f32 %f6,%f3;
@%p31 bra $31;
add.s64 %d59,%d36,32;
ld.param.u32 %r49,[%d36];
mov.u32 %r50,0;
$27:
.pragma "nounroll";
setp.lt.s32 %p32,%r49,1;
@%p32 bra $30;
add.s32 %r51,%r50,%r16;
cvt.u64.u32 %d60,%r51;
add.s32 %r52,%r51,8;
cvt.u64.u32 %d61,%r52;
add.s32 %r53,%r51,16;
cvt.u64.u32 %d62,%r53;
add.s32 %r54,%r51,24;
cvt.u64.u32 %d63,%r54;
mov.u32 %r55,0;
$29:
.pragma "nounroll";
add.s32 %r56,%r55,%r14;
mul.lo.s64 %d64,%d60,248;
mov.u64 %d65,z5;
add.s64 %d66,%d65,%d64;
mul.wide.u32 %d67,%r56,4;
add.s64 %d68,%d66,%d67;
ld.shared.f32 %f7,[%d68];
ld.param.f32 %f8,[%d59];
fma.rn.f32 %f6,%f8,%f7,%f6;
mul.lo.s64 %d69,%d61,248;
add.s64 %d70,%d65,%d69;
add.s64 %d71,%d70,%d67;
ld.shared.f32 %f9,[%d71];
fma.rn.f32 %f5,%f8,%f9,%f5;
mul.lo.s64 %d72,%d62,248;
add.s64 %d73,%d65,%d72;
add.s64 %d74,%d73,%d67;
ld.shared.f32 %f10,[%d74];
fma.rn.f32 %f4,%f8,%f10,%f4;
mul.lo.s64 %d75,%d63,248;
add.s64 %d76,%d65,%d75;
add.s64 %d77,%d76,%d67;
ld.shared.f32 %f11,[%d77];
fma.rn.f32 %f3,%f8,%f11,%f3;
add.s64 %d59,%d59,4;
add.s32 %r55,%r55,1;
setp.lt.s32 %p33,%r55,%r49;
@%p33 bra $29;
$30:
add.s32 %r50,%r50,1;
setp.lt.s32 %p34,%r50,%r48;
@%p34 bra $27;
$31:
cvt.s64.s32 %d78,%r21;
mul.lo.s64 %d79,%d6,%d78;
add.s64 %d80,%d79,%d26;
@%p17 bra $42;
ld.param.u32 %r57,[%d36+20];
add.s64 %d81,%d80,%d28;
add.s64 %d82,%d22,%d81;
ld.param.f32 %f12,[%d36+28];
ld.param.f32 %f13,[%d36+24];
fma.rn.f32 %f14,%f6,%f13,%f12;
setp.gt.s32 %p35,%r57,1;
@%p35 bra $36;
setp.eq.s32 %p36,%r57,0;
@%p36 bra $40;
setp.eq.s32 %p37,%r57,1;
@%p37 bra $35;
bra.uni $41;
$35:
cvt.rni.s32.f32 %r58,%f14;
max.s32 %r59,%r58,0;
min.s32 %r60,%r59,65535;
st.u16 [%d82],%r60;
bra.uni $42;
$36:
setp.eq.s32 %p38,%r57,2;
@%p38 bra $39;
setp.ne.s32 %p39,%r57,3;
@%p39 bra $41;
cvt.rn.f16.f32 %s5,%f14;
st.u16 [%d82],%s5;
bra.uni $42;
$40:
cvt.rni.s32.f32 %r61,%f14;
max.s32 %r62,%r61,0;
min.s32 %r63,%r62,255;
st.u8 [%d82],%r63;
bra.uni $42;
$39:
cvt.rni.s32.f32 %r64,%f14;
max.s32 %r65,%r64,-32768;
min.s32 %r66,%r65,32767;
st.u16 [%d82],%r66;
bra.uni $42;
$41:
st.f32 [%d82],%f14;
$42:
@%p18 bra $53;
ld.param.u32 %r67,[%d36+20];
add.s64 %d83,%d80,%d30;
add.s64 %d84,%d22,%d83;
ld.param.f32 %f15,[%d36+28];
ld.param.f32 %f16,[%d36+24];
fma.rn.f32 %f17,%f5,%f16,%f15;
setp.gt.s32 %p40,%r67,1;
@%p40 bra $47;
setp.eq.s32 %p41,%r67,0;
@%p41 bra $51;
setp.eq.s32 %p42,%r67,1;
@%p42 bra $46;
bra.uni $52;
$46:
cvt.rni.s32.f32 %r68,%f17;
max.s32 %r69,%r68,0;
min.s32 %r70,%r69,65535;
st.u16 [%d84],%r70;
bra.uni $53;
$47:
setp.eq.s32 %p43,%r67,2;
@%p43 bra $50;
setp.ne.s32 %p44,%r67,3;
@%p44 bra $52;
cvt.rn.f16.f32 %s6,%f17;
st.u16 [%d84],%s6;
bra.uni $53;
$51:
cvt.rni.s32.f32 %r71,%f17;
max.s32 %r72,%r71,0;
min.s32 %r73,%r72,255;
st.u8 [%d84],%r73;
bra.uni $53;
$50:
cvt.rni.s32.f32 %r74,%f17;
max.s32 %r75,%r74,-32768;
min.s32 %r76,%r75,32767;
st.u16 [%d84],%r76;
bra.uni $53;
$52:
st.f32 [%d84],%f17;
$53:
@%p19 bra $64;
ld.param.u32 %r77,[%d36+20];
add.s64 %d85,%d80,%d32;
add.s64 %d86,%d22,%d85;
ld.param.f32 %f18,[%d36+28];
ld.param.f32 %f19,[%d36+24];
fma.rn.f32 %f20,%f4,%f19,%f18;
setp.gt.s32 %p45,%r77,1;
@%p45 bra $58;
setp.eq.s32 %p46,%r77,0;
@%p46 bra $62;
setp.eq.s32 %p47,%r77,1;
@%p47 bra $57;
bra.uni $63;
$57:
cvt.rni.s32.f32 %r78,%f20;
max.s32 %r79,%r78,0;
min.s32 %r80,%r79,65535;
st.u16 [%d86],%r80;
bra.uni $64;
$58:
setp.eq.s32 %p48,%r77,2;
@%p48 bra $61;
setp.ne.s32 %p49,%r77,3;
@%p49 bra $63;
cvt.rn.f16.f32 %s7,%f20;
st.u16 [%d86],%s7;
bra.uni $64;
$62:
cvt.rni.s32.f32 %r81,%f20;
max.s32 %r82,%r81,0;
min.s32 %r83,%r82,255;
st.u8 [%d86],%r83;
bra.uni $64;
$61:
cvt.rni.s32.f32 %r84,%f20;
max.s32 %r85,%r84,-32768;
min.s32 %r86,%r85,32767;
st.u16 [%d86],%r86;
bra.uni $64;
$63:
st.f32 [%d86],%f20;
$64:
@%p20 bra $75;
ld.param.u32 %r87,[%d36+20];
add.s64 %d87,%d80,%d34;
add.s64 %d88,%d22,%d87;
ld.param.f32 %f21,[%d36+28];
ld.param.f32 %f22,[%d36+24];
fma.rn.f32 %f23,%f3,%f22,%f21;
setp.gt.s32 %p50,%r87,1;
@%p50 bra $69;
setp.eq.s32 %p51,%r87,0;
@%p51 bra $73;
setp.eq.s32 %p52,%r87,1;
@%p52 bra $68;
bra.uni $74;
$68:
cvt.rni.s32.f32 %r88,%f23;
max.s32 %r89,%r88,0;
min.s32 %r90,%r89,65535;
st.u16 [%d88],%r90;
bra.uni $75;
$69:
setp.eq.s32 %p53,%r87,2;
@%p53 bra $72;
setp.ne.s32 %p54,%r87,3;
@%p54 bra $74;
cvt.rn.f16.f32 %s8,%f23;
st.u16 [%d88],%s8;
bra.uni $75;
$73:
cvt.rni.s32.f32 %r91,%f23;
max.s32 %r92,%r91,0;
min.s32 %r93,%r92,255;
st.u8 [%d88],%r93;
bra.uni $75;
$72:
cvt.rni.s32.f32 %r94,%f23;
max.s32 %r95,%r94,-32768;
min.s32 %r96,%r95,32767;
st.u16 [%d88],%r96;
bra.uni $75;
$74:
st.f32 [%d88],%f23;
$75:
bar.sync 0;
add.s32 %r21,%r21,1;
setp.lt.s32 %p55,%r21,%r7;
@%p55 bra $8;
$76:
ret;
}
.visible .entry separable_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<4>;
.reg .f32 %f<43>;
.reg .b32 %r<72>;
.reg .b64 %d<88>;
.shared .align 4 .b8 z6[20352];
.shared .align 4 .b8 z7[5088];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
mov.b64 %d3,p4;
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
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d10,[%d17+24];
ld.global.u64 %d11,[%d17+16];
ld.global.u64 %d12,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d13,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r9,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r9;
mul.lo.s64 %d26,%d6,%d25;
add.s64 %d24,%d2,%d26;
$6:
mov.u32 %r10,%tid.x;
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,5;
sub.s32 %r15,%r6,%r14;
min.s32 %r16,%r15,32;
ld.param.u32 %r17,[%d14+4];
add.s32 %r18,%r17,%r16;
add.s32 %r19,%r18,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %d27,%r20;
setp.le.s32 %p3,%r6,%r14;
setp.ge.s32 %p4,%r12,%r5;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r7,1;
or.pred %p7,%p5,%p6;
@%p7 bra $57;
add.s32 %r21,%r20,%r14;
setp.lt.s32 %p8,%r21,%r6;
setp.lt.s32 %p9,%r20,32;
and.pred %p10,%p9,%p8;
add.s32 %r22,%r12,%r10;
setp.lt.s32 %p11,%r22,%r5;
and.pred %p12,%p11,%p10;
cvt.s64.s32 %d28,%r22;
mul.lo.s64 %d29,%d8,%d28;
add.s32 %r23,%r10,-31;
cvt.s64.s32 %d30,%r10;
mul.lo.s64 %d31,%d27,636;
mov.u64 %d32,z7;
add.s64 %d33,%d32,%d31;
mul.wide.s32 %d34,%r10,4;
add.s64 %d35,%d33,%d34;
add.s64 %d36,%d35,128;
mov.u32 %r24,0;
not.pred %p13,%p12;
$8:
.pragma "nounroll";
setp.ge.s32 %p14,%r20,%r19;
@%p14 bra $33;
ld.param.u32 %r25,[%d14];
add.s32 %r26,%r25,31;
ld.param.u32 %r27,[%d14+16];
cvt.s64.s32 %d37,%r24;
mul.lo.s64 %d38,%d10,%d37;
add.s32 %r28,%r25,-1;
and.b32 %r29,%r25,3;
sub.s32 %r30,%r25,%r29;
add.s32 %r31,%r22,32;
ld.param.u32 %r32,[%d14+8];
sub.s32 %r33,%r31,%r32;
mov.u32 %r34,%tid.y;
$10:
.pragma "nounroll";
ld.param.u32 %r35,[%d14+12];
add.s32 %r36,%r34,%r14;
sub.s32 %r37,%r36,%r35;
setp.lt.u32 %p15,%r37,%r2;
@%p15 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r37;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
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
ld.param.b32 %r37,[retval0+0];
}
$12:
setp.ge.s32 %p16,%r10,%r26;
@%p16 bra $24;
cvt.s64.s32 %d39,%r37;
mul.lo.s64 %d40,%d12,%d39;
add.s64 %d41,%d40,%d38;
mov.u32 %r38,%r33;
mov.u64 %d42,%d36;
mov.u32 %r39,%r23;
$14:
.pragma "nounroll";
add.s32 %r40,%r38,-32;
setp.lt.u32 %p17,%r40,%r1;
@%p17 bra $16;
add.s32 %r41,%r38,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r41;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
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
ld.param.b32 %r40,[retval0+0];
}
$16:
or.b32 %r42,%r40,%r37;
setp.lt.s32 %p18,%r42,0;
mov.f32 %f1,0f00000000;
@%p18 bra $18;
cvt.s64.s32 %d43,%r40;
mul.lo.s64 %d44,%d11,%d43;
add.s64 %d45,%d41,%d44;
add.s64 %d46,%d18,%d45;
ld.global.nc.u16 %s1,[%d46];
cvt.f32.f16 %f1,%s1;
$18:
add.s64 %d47,%d42,-128;
st.shared.f32 [%d42+-128],%f1;
add.s32 %r43,%r39,32;
setp.ge.s32 %p19,%r43,%r25;
@%p19 bra $24;
setp.lt.u32 %p20,%r38,%r1;
mov.u32 %r44,%r38;
@%p20 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
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
ld.param.b32 %r44,[retval0+0];
}
$21:
or.b32 %r45,%r44,%r37;
setp.lt.s32 %p21,%r45,0;
mov.f32 %f2,0f00000000;
@%p21 bra $23;
cvt.s64.s32 %d48,%r44;
mul.lo.s64 %d49,%d11,%d48;
add.s64 %d50,%d41,%d49;
add.s64 %d51,%d18,%d50;
ld.global.nc.u16 %s2,[%d51];
cvt.f32.f16 %f2,%s2;
$23:
st.shared.f32 [%d47+128],%f2;
add.s64 %d42,%d42,256;
add.s32 %r38,%r38,64;
add.s32 %r39,%r39,64;
setp.lt.s32 %p22,%r39,%r25;
@%p22 bra $14;
$24:
setp.lt.s32 %p23,%r25,1;
bar.warp.sync -1;
mov.f32 %f3,0f00000000;
@%p23 bra $32;
setp.lt.u32 %p24,%r28,3;
mov.f32 %f3,0f00000000;
mov.u32 %r46,0;
@%p24 bra $28;
mov.u32 %r47,%r30;
$27:
.pragma "nounroll";
mul.wide.s32 %d52,%r46,4;
add.s64 %d53,%d14,%d52;
add.s32 %r48,%r46,%r10;
mul.wide.s32 %d54,%r48,4;
add.s64 %d55,%d33,%d54;
ld.shared.f32 %f4,[%d55];
ld.param.f32 %f5,[%d53+36];
fma.rn.f32 %f6,%f5,%f4,%f3;
ld.shared.f32 %f7,[%d55+4];
ld.param.f32 %f8,[%d53+40];
fma.rn.f32 %f9,%f8,%f7,%f6;
ld.shared.f32 %f10,[%d55+8];
ld.param.f32 %f11,[%d53+44];
fma.rn.f32 %f12,%f11,%f10,%f9;
ld.shared.f32 %f13,[%d55+12];
ld.param.f32 %f14,[%d53+48];
fma.rn.f32 %f3,%f14,%f13,%f12;
add.s32 %r46,%r46,4;
add.s32 %r47,%r47,-4;
setp.ne.s32 %p25,%r47,0;
@%p25 bra $27;
$28:
setp.eq.s32 %p26,%r29,0;
@%p26 bra $32;
setp.eq.s32 %p27,%r29,1;
mul.wide.s32 %d56,%r46,4;
add.s64 %d57,%d14,%d56;
add.s64 %d58,%d57,36;
add.s32 %r49,%r46,%r10;
mul.wide.s32 %d59,%r49,4;
add.s64 %d60,%d33,%d59;
ld.shared.f32 %f15,[%d60];
ld.param.f32 %f16,[%d57+36];
fma.rn.f32 %f3,%f16,%f15,%f3;
@%p27 bra $32;
setp.eq.s32 %p28,%r29,2;
ld.shared.f32 %f17,[%d60+4];
ld.param.f32 %f18,[%d58+4];
fma.rn.f32 %f3,%f18,%f17,%f3;
@%p28 bra $32;
ld.shared.f32 %f19,[%d60+8];
ld.param.f32 %f20,[%d58+8];
fma.rn.f32 %f3,%f20,%f19,%f3;
$32:
mul.wide.s32 %d61,%r34,128;
mov.u64 %d62,z6;
add.s64 %d63,%d62,%d61;
shl.b64 %d64,%d30,2;
add.s64 %d65,%d63,%d64;
st.shared.f32 [%d65],%f3;
bar.warp.sync -1;
add.s32 %r34,%r34,8;
setp.lt.s32 %p29,%r34,%r19;
@%p29 bra $10;
$33:
bar.sync 0;
@%p13 bra $56;
cvt.s64.s32 %d66,%r24;
mul.lo.s64 %d67,%d7,%d66;
add.s64 %d68,%d67,%d29;
mov.u32 %r50,%r21;
mov.u32 %r51,%r20;
$35:
.pragma "nounroll";
mov.u32 %r52,%r51;
ld.param.u32 %r53,[%d14+4];
setp.lt.s32 %p30,%r53,1;
mov.f32 %f21,0f00000000;
@%p30 bra $43;
max.s32 %r54,%r53,1;
add.s32 %r55,%r54,-1;
and.b32 %r56,%r54,3;
setp.lt.u32 %p31,%r55,3;
mov.f32 %f21,0f00000000;
mov.u32 %r57,0;
@%p31 bra $39;
sub.s32 %r58,%r54,%r56;
$38:
.pragma "nounroll";
mul.wide.s32 %d69,%r57,4;
add.s64 %d70,%d14,%d69;
add.s32 %r59,%r57,%r52;
mul.wide.s32 %d71,%r59,128;
mov.u64 %d72,z6;
add.s64 %d73,%d72,%d71;
shl.b64 %d74,%d30,2;
add.s64 %d75,%d73,%d74;
ld.shared.f32 %f22,[%d75];
ld.param.f32 %f23,[%d70+548];
fma.rn.f32 %f24,%f23,%f22,%f21;
ld.shared.f32 %f25,[%d75+128];
ld.param.f32 %f26,[%d70+552];
fma.rn.f32 %f27,%f26,%f25,%f24;
ld.shared.f32 %f28,[%d75+256];
ld.param.f32 %f29,[%d70+556];
fma.rn.f32 %f30,%f29,%f28,%f27;
ld.shared.f32 %f31,[%d75+384];
ld.param.f32 %f32,[%d70+560];
fma.rn.f32 %f21,%f32,%f31,%f30;
add.s32 %r57,%r57,4;
add.s32 %r58,%r58,-4;
setp.ne.s32 %p32,%r58,0;
@%p32 bra $38;
$39:
setp.eq.s32 %p33,%r56,0;
@%p33 bra $43;
mul.wide.s32 %d76,%r57,4;
add.s64 %d77,%d14,%d76;
add.s64 %d78,%d77,548;
add.s32 %r60,%r57,%r52;
mul.wide.s32 %d79,%r60,128;
mov.u64 %d80,z6;
add.s64 %d81,%d80,%d79;
shl.b64 %d82,%d30,2;
add.s64 %d83,%d81,%d82;
ld.shared.f32 %f33,[%d83];
ld.param.f32 %f34,[%d77+548];
fma.rn.f32 %f21,%f34,%f33,%f21;
setp.eq.s32 %p34,%r56,1;
@%p34 bra $43;
ld.shared.f32 %f35,[%d83+128];
ld.param.f32 %f36,[%d78+4];
fma.rn.f32 %f21,%f36,%f35,%f21;
setp.eq.s32 %p35,%r56,2;
@%p35 bra $43;
ld.shared.f32 %f37,[%d83+256];
ld.param.f32 %f38,[%d78+8];
fma.rn.f32 %f21,%f38,%f37,%f21;
$43:
ld.param.f32 %f39,[%d14+32];
ld.param.f32 %f40,[%d14+28];
fma.rn.f32 %f41,%f21,%f40,%f39;
ld.param.u32 %r61,[%d14+20];
cvt.s64.s32 %d84,%r50;
mul.lo.s64 %d85,%d9,%d84;
add.s64 %d86,%d68,%d85;
add.s64 %d87,%d24,%d86;
ld.param.u32 %r62,[%d14+24];
setp.eq.s32 %p36,%r62,0;
@%p36 bra $45;
add.f32 %f42,%f41,0f3F000000;
cvt.rmi.f32.f32 %f41,%f42;
$45:
setp.gt.s32 %p37,%r61,1;
@%p37 bra $48;
setp.eq.s32 %p38,%r61,0;
@%p38 bra $53;
setp.eq.s32 %p39,%r61,1;
@%p39 bra $52;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r63,%f41;
max.s32 %r64,%r63,0;
min.s32 %r65,%r64,65535;
st.u16 [%d87],%r65;
bra.uni $55;
$48:
setp.eq.s32 %p40,%r61,2;
@%p40 bra $51;
setp.ne.s32 %p41,%r61,3;
@%p41 bra $54;
cvt.rn.f16.f32 %s3,%f41;
st.u16 [%d87],%s3;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r66,%f41;
max.s32 %r67,%r66,0;
min.s32 %r68,%r67,255;
st.u8 [%d87],%r68;
bra.uni $55;
$51:
cvt.rni.s32.f32 %r69,%f41;
max.s32 %r70,%r69,-32768;
min.s32 %r71,%r70,32767;
st.u16 [%d87],%r71;
bra.uni $55;
$54:
st.f32 [%d87],%f41;
$55:
add.s32 %r51,%r52,8;
add.s32 %r50,%r51,%r14;
setp.lt.s32 %p42,%r50,%r6;
setp.lt.s32 %p43,%r52,24;
and.pred %p44,%p43,%p42;
@%p44 bra $35;
$56:
bar.sync 0;
add.s32 %r24,%r24,1;
setp.lt.s32 %p45,%r24,%r7;
@%p45 bra $8;
$57:
ret;
}
.visible .entry separable_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<2>;
.reg .f32 %f<43>;
.reg .b32 %r<72>;
.reg .b64 %d<88>;
.shared .align 4 .b8 z8[20352];
.shared .align 4 .b8 z9[5088];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
mov.b64 %d3,p4;
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
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d10,[%d17+24];
ld.global.u64 %d11,[%d17+16];
ld.global.u64 %d12,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d13,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r9,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r9;
mul.lo.s64 %d26,%d6,%d25;
add.s64 %d24,%d2,%d26;
$6:
mov.u32 %r10,%tid.x;
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,5;
sub.s32 %r15,%r6,%r14;
min.s32 %r16,%r15,32;
ld.param.u32 %r17,[%d14+4];
add.s32 %r18,%r17,%r16;
add.s32 %r19,%r18,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %d27,%r20;
setp.le.s32 %p3,%r6,%r14;
setp.ge.s32 %p4,%r12,%r5;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r7,1;
or.pred %p7,%p5,%p6;
@%p7 bra $57;
add.s32 %r21,%r20,%r14;
setp.lt.s32 %p8,%r21,%r6;
setp.lt.s32 %p9,%r20,32;
and.pred %p10,%p9,%p8;
add.s32 %r22,%r12,%r10;
setp.lt.s32 %p11,%r22,%r5;
and.pred %p12,%p11,%p10;
cvt.s64.s32 %d28,%r22;
mul.lo.s64 %d29,%d8,%d28;
add.s32 %r23,%r10,-31;
cvt.s64.s32 %d30,%r10;
mul.lo.s64 %d31,%d27,636;
mov.u64 %d32,z9;
add.s64 %d33,%d32,%d31;
mul.wide.s32 %d34,%r10,4;
add.s64 %d35,%d33,%d34;
add.s64 %d36,%d35,128;
mov.u32 %r24,0;
not.pred %p13,%p12;
$8:
.pragma "nounroll";
setp.ge.s32 %p14,%r20,%r19;
@%p14 bra $33;
ld.param.u32 %r25,[%d14];
add.s32 %r26,%r25,31;
ld.param.u32 %r27,[%d14+16];
cvt.s64.s32 %d37,%r24;
mul.lo.s64 %d38,%d10,%d37;
add.s32 %r28,%r25,-1;
and.b32 %r29,%r25,3;
sub.s32 %r30,%r25,%r29;
add.s32 %r31,%r22,32;
ld.param.u32 %r32,[%d14+8];
sub.s32 %r33,%r31,%r32;
mov.u32 %r34,%tid.y;
$10:
.pragma "nounroll";
ld.param.u32 %r35,[%d14+12];
add.s32 %r36,%r34,%r14;
sub.s32 %r37,%r36,%r35;
setp.lt.u32 %p15,%r37,%r2;
@%p15 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r37;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
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
ld.param.b32 %r37,[retval0+0];
}
$12:
setp.ge.s32 %p16,%r10,%r26;
@%p16 bra $24;
cvt.s64.s32 %d39,%r37;
mul.lo.s64 %d40,%d12,%d39;
add.s64 %d41,%d40,%d38;
mov.u32 %r38,%r33;
mov.u64 %d42,%d36;
mov.u32 %r39,%r23;
$14:
.pragma "nounroll";
add.s32 %r40,%r38,-32;
setp.lt.u32 %p17,%r40,%r1;
@%p17 bra $16;
add.s32 %r41,%r38,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r41;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
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
ld.param.b32 %r40,[retval0+0];
}
$16:
or.b32 %r42,%r40,%r37;
setp.lt.s32 %p18,%r42,0;
mov.f32 %f1,0f00000000;
@%p18 bra $18;
cvt.s64.s32 %d43,%r40;
mul.lo.s64 %d44,%d11,%d43;
add.s64 %d45,%d41,%d44;
add.s64 %d46,%d18,%d45;
ld.global.nc.f32 %f1,[%d46];
$18:
add.s64 %d47,%d42,-128;
st.shared.f32 [%d42+-128],%f1;
add.s32 %r43,%r39,32;
setp.ge.s32 %p19,%r43,%r25;
@%p19 bra $24;
setp.lt.u32 %p20,%r38,%r1;
mov.u32 %r44,%r38;
@%p20 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
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
ld.param.b32 %r44,[retval0+0];
}
$21:
or.b32 %r45,%r44,%r37;
setp.lt.s32 %p21,%r45,0;
mov.f32 %f2,0f00000000;
@%p21 bra $23;
cvt.s64.s32 %d48,%r44;
mul.lo.s64 %d49,%d11,%d48;
add.s64 %d50,%d41,%d49;
add.s64 %d51,%d18,%d50;
ld.global.nc.f32 %f2,[%d51];
$23:
st.shared.f32 [%d47+128],%f2;
add.s64 %d42,%d42,256;
add.s32 %r38,%r38,64;
add.s32 %r39,%r39,64;
setp.lt.s32 %p22,%r39,%r25;
@%p22 bra $14;
$24:
setp.lt.s32 %p23,%r25,1;
bar.warp.sync -1;
mov.f32 %f3,0f00000000;
@%p23 bra $32;
setp.lt.u32 %p24,%r28,3;
mov.f32 %f3,0f00000000;
mov.u32 %r46,0;
@%p24 bra $28;
mov.u32 %r47,%r30;
$27:
.pragma "nounroll";
mul.wide.s32 %d52,%r46,4;
add.s64 %d53,%d14,%d52;
add.s32 %r48,%r46,%r10;
mul.wide.s32 %d54,%r48,4;
add.s64 %d55,%d33,%d54;
ld.shared.f32 %f4,[%d55];
ld.param.f32 %f5,[%d53+36];
fma.rn.f32 %f6,%f5,%f4,%f3;
ld.shared.f32 %f7,[%d55+4];
ld.param.f32 %f8,[%d53+40];
fma.rn.f32 %f9,%f8,%f7,%f6;
ld.shared.f32 %f10,[%d55+8];
ld.param.f32 %f11,[%d53+44];
fma.rn.f32 %f12,%f11,%f10,%f9;
ld.shared.f32 %f13,[%d55+12];
ld.param.f32 %f14,[%d53+48];
fma.rn.f32 %f3,%f14,%f13,%f12;
add.s32 %r46,%r46,4;
add.s32 %r47,%r47,-4;
setp.ne.s32 %p25,%r47,0;
@%p25 bra $27;
$28:
setp.eq.s32 %p26,%r29,0;
@%p26 bra $32;
setp.eq.s32 %p27,%r29,1;
mul.wide.s32 %d56,%r46,4;
add.s64 %d57,%d14,%d56;
add.s64 %d58,%d57,36;
add.s32 %r49,%r46,%r10;
mul.wide.s32 %d59,%r49,4;
add.s64 %d60,%d33,%d59;
ld.shared.f32 %f15,[%d60];
ld.param.f32 %f16,[%d57+36];
fma.rn.f32 %f3,%f16,%f15,%f3;
@%p27 bra $32;
setp.eq.s32 %p28,%r29,2;
ld.shared.f32 %f17,[%d60+4];
ld.param.f32 %f18,[%d58+4];
fma.rn.f32 %f3,%f18,%f17,%f3;
@%p28 bra $32;
ld.shared.f32 %f19,[%d60+8];
ld.param.f32 %f20,[%d58+8];
fma.rn.f32 %f3,%f20,%f19,%f3;
$32:
mul.wide.s32 %d61,%r34,128;
mov.u64 %d62,z8;
add.s64 %d63,%d62,%d61;
shl.b64 %d64,%d30,2;
add.s64 %d65,%d63,%d64;
st.shared.f32 [%d65],%f3;
bar.warp.sync -1;
add.s32 %r34,%r34,8;
setp.lt.s32 %p29,%r34,%r19;
@%p29 bra $10;
$33:
bar.sync 0;
@%p13 bra $56;
cvt.s64.s32 %d66,%r24;
mul.lo.s64 %d67,%d7,%d66;
add.s64 %d68,%d67,%d29;
mov.u32 %r50,%r21;
mov.u32 %r51,%r20;
$35:
.pragma "nounroll";
mov.u32 %r52,%r51;
ld.param.u32 %r53,[%d14+4];
setp.lt.s32 %p30,%r53,1;
mov.f32 %f21,0f00000000;
@%p30 bra $43;
max.s32 %r54,%r53,1;
add.s32 %r55,%r54,-1;
and.b32 %r56,%r54,3;
setp.lt.u32 %p31,%r55,3;
mov.f32 %f21,0f00000000;
mov.u32 %r57,0;
@%p31 bra $39;
sub.s32 %r58,%r54,%r56;
$38:
.pragma "nounroll";
mul.wide.s32 %d69,%r57,4;
add.s64 %d70,%d14,%d69;
add.s32 %r59,%r57,%r52;
mul.wide.s32 %d71,%r59,128;
mov.u64 %d72,z8;
add.s64 %d73,%d72,%d71;
shl.b64 %d74,%d30,2;
add.s64 %d75,%d73,%d74;
ld.shared.f32 %f22,[%d75];
ld.param.f32 %f23,[%d70+548];
fma.rn.f32 %f24,%f23,%f22,%f21;
ld.shared.f32 %f25,[%d75+128];
ld.param.f32 %f26,[%d70+552];
fma.rn.f32 %f27,%f26,%f25,%f24;
ld.shared.f32 %f28,[%d75+256];
ld.param.f32 %f29,[%d70+556];
fma.rn.f32 %f30,%f29,%f28,%f27;
ld.shared.f32 %f31,[%d75+384];
ld.param.f32 %f32,[%d70+560];
fma.rn.f32 %f21,%f32,%f31,%f30;
add.s32 %r57,%r57,4;
add.s32 %r58,%r58,-4;
setp.ne.s32 %p32,%r58,0;
@%p32 bra $38;
$39:
setp.eq.s32 %p33,%r56,0;
@%p33 bra $43;
mul.wide.s32 %d76,%r57,4;
add.s64 %d77,%d14,%d76;
add.s64 %d78,%d77,548;
add.s32 %r60,%r57,%r52;
mul.wide.s32 %d79,%r60,128;
mov.u64 %d80,z8;
add.s64 %d81,%d80,%d79;
shl.b64 %d82,%d30,2;
add.s64 %d83,%d81,%d82;
ld.shared.f32 %f33,[%d83];
ld.param.f32 %f34,[%d77+548];
fma.rn.f32 %f21,%f34,%f33,%f21;
setp.eq.s32 %p34,%r56,1;
@%p34 bra $43;
ld.shared.f32 %f35,[%d83+128];
ld.param.f32 %f36,[%d78+4];
fma.rn.f32 %f21,%f36,%f35,%f21;
setp.eq.s32 %p35,%r56,2;
@%p35 bra $43;
ld.shared.f32 %f37,[%d83+256];
ld.param.f32 %f38,[%d78+8];
fma.rn.f32 %f21,%f38,%f37,%f21;
$43:
ld.param.f32 %f39,[%d14+32];
ld.param.f32 %f40,[%d14+28];
fma.rn.f32 %f41,%f21,%f40,%f39;
ld.param.u32 %r61,[%d14+20];
cvt.s64.s32 %d84,%r50;
mul.lo.s64 %d85,%d9,%d84;
add.s64 %d86,%d68,%d85;
add.s64 %d87,%d24,%d86;
ld.param.u32 %r62,[%d14+24];
setp.eq.s32 %p36,%r62,0;
@%p36 bra $45;
add.f32 %f42,%f41,0f3F000000;
cvt.rmi.f32.f32 %f41,%f42;
$45:
setp.gt.s32 %p37,%r61,1;
@%p37 bra $48;
setp.eq.s32 %p38,%r61,0;
@%p38 bra $53;
setp.eq.s32 %p39,%r61,1;
@%p39 bra $52;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r63,%f41;
max.s32 %r64,%r63,0;
min.s32 %r65,%r64,65535;
st.u16 [%d87],%r65;
bra.uni $55;
$48:
setp.eq.s32 %p40,%r61,2;
@%p40 bra $51;
setp.ne.s32 %p41,%r61,3;
@%p41 bra $54;
cvt.rn.f16.f32 %s1,%f41;
st.u16 [%d87],%s1;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r66,%f41;
max.s32 %r67,%r66,0;
min.s32 %r68,%r67,255;
st.u8 [%d87],%r68;
bra.uni $55;
$51:
cvt.rni.s32.f32 %r69,%f41;
max.s32 %r70,%r69,-32768;
min.s32 %r71,%r70,32767;
st.u16 [%d87],%r71;
bra.uni $55;
$54:
st.f32 [%d87],%f41;
$55:
add.s32 %r51,%r52,8;
add.s32 %r50,%r51,%r14;
setp.lt.s32 %p42,%r50,%r6;
setp.lt.s32 %p43,%r52,24;
and.pred %p44,%p43,%p42;
@%p44 bra $35;
$56:
bar.sync 0;
add.s32 %r24,%r24,1;
setp.lt.s32 %p45,%r24,%r7;
@%p45 bra $8;
$57:
ret;
}
.visible .entry separable_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<4>;
.reg .f32 %f<43>;
.reg .b32 %r<72>;
.reg .b64 %d<88>;
.shared .align 4 .b8 z10[20352];
.shared .align 4 .b8 z11[5088];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
mov.b64 %d3,p4;
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
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d10,[%d17+24];
ld.global.u64 %d11,[%d17+16];
ld.global.u64 %d12,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d13,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r9,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r9;
mul.lo.s64 %d26,%d6,%d25;
add.s64 %d24,%d2,%d26;
$6:
mov.u32 %r10,%tid.x;
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,5;
sub.s32 %r15,%r6,%r14;
min.s32 %r16,%r15,32;
ld.param.u32 %r17,[%d14+4];
add.s32 %r18,%r17,%r16;
add.s32 %r19,%r18,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %d27,%r20;
setp.le.s32 %p3,%r6,%r14;
setp.ge.s32 %p4,%r12,%r5;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r7,1;
or.pred %p7,%p5,%p6;
@%p7 bra $57;
add.s32 %r21,%r20,%r14;
setp.lt.s32 %p8,%r21,%r6;
setp.lt.s32 %p9,%r20,32;
and.pred %p10,%p9,%p8;
add.s32 %r22,%r12,%r10;
setp.lt.s32 %p11,%r22,%r5;
and.pred %p12,%p11,%p10;
cvt.s64.s32 %d28,%r22;
mul.lo.s64 %d29,%d8,%d28;
add.s32 %r23,%r10,-31;
cvt.s64.s32 %d30,%r10;
mul.lo.s64 %d31,%d27,636;
mov.u64 %d32,z11;
add.s64 %d33,%d32,%d31;
mul.wide.s32 %d34,%r10,4;
add.s64 %d35,%d33,%d34;
add.s64 %d36,%d35,128;
mov.u32 %r24,0;
not.pred %p13,%p12;
$8:
.pragma "nounroll";
setp.ge.s32 %p14,%r20,%r19;
@%p14 bra $33;
ld.param.u32 %r25,[%d14];
add.s32 %r26,%r25,31;
ld.param.u32 %r27,[%d14+16];
cvt.s64.s32 %d37,%r24;
mul.lo.s64 %d38,%d10,%d37;
add.s32 %r28,%r25,-1;
and.b32 %r29,%r25,3;
sub.s32 %r30,%r25,%r29;
add.s32 %r31,%r22,32;
ld.param.u32 %r32,[%d14+8];
sub.s32 %r33,%r31,%r32;
mov.u32 %r34,%tid.y;
$10:
.pragma "nounroll";
ld.param.u32 %r35,[%d14+12];
add.s32 %r36,%r34,%r14;
sub.s32 %r37,%r36,%r35;
setp.lt.u32 %p15,%r37,%r2;
@%p15 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r37;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
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
ld.param.b32 %r37,[retval0+0];
}
$12:
setp.ge.s32 %p16,%r10,%r26;
@%p16 bra $24;
cvt.s64.s32 %d39,%r37;
mul.lo.s64 %d40,%d12,%d39;
add.s64 %d41,%d40,%d38;
mov.u32 %r38,%r33;
mov.u64 %d42,%d36;
mov.u32 %r39,%r23;
$14:
.pragma "nounroll";
add.s32 %r40,%r38,-32;
setp.lt.u32 %p17,%r40,%r1;
@%p17 bra $16;
add.s32 %r41,%r38,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r41;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
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
ld.param.b32 %r40,[retval0+0];
}
$16:
or.b32 %r42,%r40,%r37;
setp.lt.s32 %p18,%r42,0;
mov.f32 %f1,0f00000000;
@%p18 bra $18;
cvt.s64.s32 %d43,%r40;
mul.lo.s64 %d44,%d11,%d43;
add.s64 %d45,%d41,%d44;
add.s64 %d46,%d18,%d45;
ld.global.nc.s16 %s1,[%d46];
cvt.rn.f32.s16 %f1,%s1;
$18:
add.s64 %d47,%d42,-128;
st.shared.f32 [%d42+-128],%f1;
add.s32 %r43,%r39,32;
setp.ge.s32 %p19,%r43,%r25;
@%p19 bra $24;
setp.lt.u32 %p20,%r38,%r1;
mov.u32 %r44,%r38;
@%p20 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
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
ld.param.b32 %r44,[retval0+0];
}
$21:
or.b32 %r45,%r44,%r37;
setp.lt.s32 %p21,%r45,0;
mov.f32 %f2,0f00000000;
@%p21 bra $23;
cvt.s64.s32 %d48,%r44;
mul.lo.s64 %d49,%d11,%d48;
add.s64 %d50,%d41,%d49;
add.s64 %d51,%d18,%d50;
ld.global.nc.s16 %s2,[%d51];
cvt.rn.f32.s16 %f2,%s2;
$23:
st.shared.f32 [%d47+128],%f2;
add.s64 %d42,%d42,256;
add.s32 %r38,%r38,64;
add.s32 %r39,%r39,64;
setp.lt.s32 %p22,%r39,%r25;
@%p22 bra $14;
$24:
setp.lt.s32 %p23,%r25,1;
bar.warp.sync -1;
mov.f32 %f3,0f00000000;
@%p23 bra $32;
setp.lt.u32 %p24,%r28,3;
mov.f32 %f3,0f00000000;
mov.u32 %r46,0;
@%p24 bra $28;
mov.u32 %r47,%r30;
$27:
.pragma "nounroll";
mul.wide.s32 %d52,%r46,4;
add.s64 %d53,%d14,%d52;
add.s32 %r48,%r46,%r10;
mul.wide.s32 %d54,%r48,4;
add.s64 %d55,%d33,%d54;
ld.shared.f32 %f4,[%d55];
ld.param.f32 %f5,[%d53+36];
fma.rn.f32 %f6,%f5,%f4,%f3;
ld.shared.f32 %f7,[%d55+4];
ld.param.f32 %f8,[%d53+40];
fma.rn.f32 %f9,%f8,%f7,%f6;
ld.shared.f32 %f10,[%d55+8];
ld.param.f32 %f11,[%d53+44];
fma.rn.f32 %f12,%f11,%f10,%f9;
ld.shared.f32 %f13,[%d55+12];
ld.param.f32 %f14,[%d53+48];
fma.rn.f32 %f3,%f14,%f13,%f12;
add.s32 %r46,%r46,4;
add.s32 %r47,%r47,-4;
setp.ne.s32 %p25,%r47,0;
@%p25 bra $27;
$28:
setp.eq.s32 %p26,%r29,0;
@%p26 bra $32;
setp.eq.s32 %p27,%r29,1;
mul.wide.s32 %d56,%r46,4;
add.s64 %d57,%d14,%d56;
add.s64 %d58,%d57,36;
add.s32 %r49,%r46,%r10;
mul.wide.s32 %d59,%r49,4;
add.s64 %d60,%d33,%d59;
ld.shared.f32 %f15,[%d60];
ld.param.f32 %f16,[%d57+36];
fma.rn.f32 %f3,%f16,%f15,%f3;
@%p27 bra $32;
setp.eq.s32 %p28,%r29,2;
ld.shared.f32 %f17,[%d60+4];
ld.param.f32 %f18,[%d58+4];
fma.rn.f32 %f3,%f18,%f17,%f3;
@%p28 bra $32;
ld.shared.f32 %f19,[%d60+8];
ld.param.f32 %f20,[%d58+8];
fma.rn.f32 %f3,%f20,%f19,%f3;
$32:
mul.wide.s32 %d61,%r34,128;
mov.u64 %d62,z10;
add.s64 %d63,%d62,%d61;
shl.b64 %d64,%d30,2;
add.s64 %d65,%d63,%d64;
st.shared.f32 [%d65],%f3;
bar.warp.sync -1;
add.s32 %r34,%r34,8;
setp.lt.s32 %p29,%r34,%r19;
@%p29 bra $10;
$33:
bar.sync 0;
@%p13 bra $56;
cvt.s64.s32 %d66,%r24;
mul.lo.s64 %d67,%d7,%d66;
add.s64 %d68,%d67,%d29;
mov.u32 %r50,%r21;
mov.u32 %r51,%r20;
$35:
.pragma "nounroll";
mov.u32 %r52,%r51;
ld.param.u32 %r53,[%d14+4];
setp.lt.s32 %p30,%r53,1;
mov.f32 %f21,0f00000000;
@%p30 bra $43;
max.s32 %r54,%r53,1;
add.s32 %r55,%r54,-1;
and.b32 %r56,%r54,3;
setp.lt.u32 %p31,%r55,3;
mov.f32 %f21,0f00000000;
mov.u32 %r57,0;
@%p31 bra $39;
sub.s32 %r58,%r54,%r56;
$38:
.pragma "nounroll";
mul.wide.s32 %d69,%r57,4;
add.s64 %d70,%d14,%d69;
add.s32 %r59,%r57,%r52;
mul.wide.s32 %d71,%r59,128;
mov.u64 %d72,z10;
add.s64 %d73,%d72,%d71;
shl.b64 %d74,%d30,2;
add.s64 %d75,%d73,%d74;
ld.shared.f32 %f22,[%d75];
ld.param.f32 %f23,[%d70+548];
fma.rn.f32 %f24,%f23,%f22,%f21;
ld.shared.f32 %f25,[%d75+128];
ld.param.f32 %f26,[%d70+552];
fma.rn.f32 %f27,%f26,%f25,%f24;
ld.shared.f32 %f28,[%d75+256];
ld.param.f32 %f29,[%d70+556];
fma.rn.f32 %f30,%f29,%f28,%f27;
ld.shared.f32 %f31,[%d75+384];
ld.param.f32 %f32,[%d70+560];
fma.rn.f32 %f21,%f32,%f31,%f30;
add.s32 %r57,%r57,4;
add.s32 %r58,%r58,-4;
setp.ne.s32 %p32,%r58,0;
@%p32 bra $38;
$39:
setp.eq.s32 %p33,%r56,0;
@%p33 bra $43;
mul.wide.s32 %d76,%r57,4;
add.s64 %d77,%d14,%d76;
add.s64 %d78,%d77,548;
add.s32 %r60,%r57,%r52;
mul.wide.s32 %d79,%r60,128;
mov.u64 %d80,z10;
add.s64 %d81,%d80,%d79;
shl.b64 %d82,%d30,2;
add.s64 %d83,%d81,%d82;
ld.shared.f32 %f33,[%d83];
ld.param.f32 %f34,[%d77+548];
fma.rn.f32 %f21,%f34,%f33,%f21;
setp.eq.s32 %p34,%r56,1;
@%p34 bra $43;
ld.shared.f32 %f35,[%d83+128];
ld.param.f32 %f36,[%d78+4];
fma.rn.f32 %f21,%f36,%f35,%f21;
setp.eq.s32 %p35,%r56,2;
@%p35 bra $43;
ld.shared.f32 %f37,[%d83+256];
ld.param.f32 %f38,[%d78+8];
fma.rn.f32 %f21,%f38,%f37,%f21;
$43:
ld.param.f32 %f39,[%d14+32];
ld.param.f32 %f40,[%d14+28];
fma.rn.f32 %f41,%f21,%f40,%f39;
ld.param.u32 %r61,[%d14+20];
cvt.s64.s32 %d84,%r50;
mul.lo.s64 %d85,%d9,%d84;
add.s64 %d86,%d68,%d85;
add.s64 %d87,%d24,%d86;
ld.param.u32 %r62,[%d14+24];
setp.eq.s32 %p36,%r62,0;
@%p36 bra $45;
add.f32 %f42,%f41,0f3F000000;
cvt.rmi.f32.f32 %f41,%f42;
$45:
setp.gt.s32 %p37,%r61,1;
@%p37 bra $48;
setp.eq.s32 %p38,%r61,0;
@%p38 bra $53;
setp.eq.s32 %p39,%r61,1;
@%p39 bra $52;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r63,%f41;
max.s32 %r64,%r63,0;
min.s32 %r65,%r64,65535;
st.u16 [%d87],%r65;
bra.uni $55;
$48:
setp.eq.s32 %p40,%r61,2;
@%p40 bra $51;
setp.ne.s32 %p41,%r61,3;
@%p41 bra $54;
cvt.rn.f16.f32 %s3,%f41;
st.u16 [%d87],%s3;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r66,%f41;
max.s32 %r67,%r66,0;
min.s32 %r68,%r67,255;
st.u8 [%d87],%r68;
bra.uni $55;
$51:
cvt.rni.s32.f32 %r69,%f41;
max.s32 %r70,%r69,-32768;
min.s32 %r71,%r70,32767;
st.u16 [%d87],%r71;
bra.uni $55;
$54:
st.f32 [%d87],%f41;
$55:
add.s32 %r51,%r52,8;
add.s32 %r50,%r51,%r14;
setp.lt.s32 %p42,%r50,%r6;
setp.lt.s32 %p43,%r52,24;
and.pred %p44,%p43,%p42;
@%p44 bra $35;
$56:
bar.sync 0;
add.s32 %r24,%r24,1;
setp.lt.s32 %p45,%r24,%r7;
@%p45 bra $8;
$57:
ret;
}
.visible .entry separable_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<4>;
.reg .f32 %f<43>;
.reg .b32 %r<72>;
.reg .b64 %d<88>;
.shared .align 4 .b8 z12[20352];
.shared .align 4 .b8 z13[5088];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
mov.b64 %d3,p4;
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
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d10,[%d17+24];
ld.global.u64 %d11,[%d17+16];
ld.global.u64 %d12,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d13,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r9,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r9;
mul.lo.s64 %d26,%d6,%d25;
add.s64 %d24,%d2,%d26;
$6:
mov.u32 %r10,%tid.x;
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,5;
sub.s32 %r15,%r6,%r14;
min.s32 %r16,%r15,32;
ld.param.u32 %r17,[%d14+4];
add.s32 %r18,%r17,%r16;
add.s32 %r19,%r18,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %d27,%r20;
setp.le.s32 %p3,%r6,%r14;
setp.ge.s32 %p4,%r12,%r5;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r7,1;
or.pred %p7,%p5,%p6;
@%p7 bra $57;
add.s32 %r21,%r20,%r14;
setp.lt.s32 %p8,%r21,%r6;
setp.lt.s32 %p9,%r20,32;
and.pred %p10,%p9,%p8;
add.s32 %r22,%r12,%r10;
setp.lt.s32 %p11,%r22,%r5;
and.pred %p12,%p11,%p10;
cvt.s64.s32 %d28,%r22;
mul.lo.s64 %d29,%d8,%d28;
add.s32 %r23,%r10,-31;
cvt.s64.s32 %d30,%r10;
mul.lo.s64 %d31,%d27,636;
mov.u64 %d32,z13;
add.s64 %d33,%d32,%d31;
mul.wide.s32 %d34,%r10,4;
add.s64 %d35,%d33,%d34;
add.s64 %d36,%d35,128;
mov.u32 %r24,0;
not.pred %p13,%p12;
$8:
.pragma "nounroll";
setp.ge.s32 %p14,%r20,%r19;
@%p14 bra $33;
ld.param.u32 %r25,[%d14];
add.s32 %r26,%r25,31;
ld.param.u32 %r27,[%d14+16];
cvt.s64.s32 %d37,%r24;
mul.lo.s64 %d38,%d10,%d37;
add.s32 %r28,%r25,-1;
and.b32 %r29,%r25,3;
sub.s32 %r30,%r25,%r29;
add.s32 %r31,%r22,32;
ld.param.u32 %r32,[%d14+8];
sub.s32 %r33,%r31,%r32;
mov.u32 %r34,%tid.y;
$10:
.pragma "nounroll";
ld.param.u32 %r35,[%d14+12];
add.s32 %r36,%r34,%r14;
sub.s32 %r37,%r36,%r35;
setp.lt.u32 %p15,%r37,%r2;
@%p15 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r37;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
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
ld.param.b32 %r37,[retval0+0];
}
$12:
setp.ge.s32 %p16,%r10,%r26;
@%p16 bra $24;
cvt.s64.s32 %d39,%r37;
mul.lo.s64 %d40,%d12,%d39;
add.s64 %d41,%d40,%d38;
mov.u32 %r38,%r33;
mov.u64 %d42,%d36;
mov.u32 %r39,%r23;
$14:
.pragma "nounroll";
add.s32 %r40,%r38,-32;
setp.lt.u32 %p17,%r40,%r1;
@%p17 bra $16;
add.s32 %r41,%r38,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r41;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
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
ld.param.b32 %r40,[retval0+0];
}
$16:
or.b32 %r42,%r40,%r37;
setp.lt.s32 %p18,%r42,0;
mov.f32 %f1,0f00000000;
@%p18 bra $18;
cvt.s64.s32 %d43,%r40;
mul.lo.s64 %d44,%d11,%d43;
add.s64 %d45,%d41,%d44;
add.s64 %d46,%d18,%d45;
ld.global.nc.u16 %s1,[%d46];
cvt.rn.f32.u16 %f1,%s1;
$18:
add.s64 %d47,%d42,-128;
st.shared.f32 [%d42+-128],%f1;
add.s32 %r43,%r39,32;
setp.ge.s32 %p19,%r43,%r25;
@%p19 bra $24;
setp.lt.u32 %p20,%r38,%r1;
mov.u32 %r44,%r38;
@%p20 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
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
ld.param.b32 %r44,[retval0+0];
}
$21:
or.b32 %r45,%r44,%r37;
setp.lt.s32 %p21,%r45,0;
mov.f32 %f2,0f00000000;
@%p21 bra $23;
cvt.s64.s32 %d48,%r44;
mul.lo.s64 %d49,%d11,%d48;
add.s64 %d50,%d41,%d49;
add.s64 %d51,%d18,%d50;
ld.global.nc.u16 %s2,[%d51];
cvt.rn.f32.u16 %f2,%s2;
$23:
st.shared.f32 [%d47+128],%f2;
add.s64 %d42,%d42,256;
add.s32 %r38,%r38,64;
add.s32 %r39,%r39,64;
setp.lt.s32 %p22,%r39,%r25;
@%p22 bra $14;
$24:
setp.lt.s32 %p23,%r25,1;
bar.warp.sync -1;
mov.f32 %f3,0f00000000;
@%p23 bra $32;
setp.lt.u32 %p24,%r28,3;
mov.f32 %f3,0f00000000;
mov.u32 %r46,0;
@%p24 bra $28;
mov.u32 %r47,%r30;
$27:
.pragma "nounroll";
mul.wide.s32 %d52,%r46,4;
add.s64 %d53,%d14,%d52;
add.s32 %r48,%r46,%r10;
mul.wide.s32 %d54,%r48,4;
add.s64 %d55,%d33,%d54;
ld.shared.f32 %f4,[%d55];
ld.param.f32 %f5,[%d53+36];
fma.rn.f32 %f6,%f5,%f4,%f3;
ld.shared.f32 %f7,[%d55+4];
ld.param.f32 %f8,[%d53+40];
fma.rn.f32 %f9,%f8,%f7,%f6;
ld.shared.f32 %f10,[%d55+8];
ld.param.f32 %f11,[%d53+44];
fma.rn.f32 %f12,%f11,%f10,%f9;
ld.shared.f32 %f13,[%d55+12];
ld.param.f32 %f14,[%d53+48];
fma.rn.f32 %f3,%f14,%f13,%f12;
add.s32 %r46,%r46,4;
add.s32 %r47,%r47,-4;
setp.ne.s32 %p25,%r47,0;
@%p25 bra $27;
$28:
setp.eq.s32 %p26,%r29,0;
@%p26 bra $32;
setp.eq.s32 %p27,%r29,1;
mul.wide.s32 %d56,%r46,4;
add.s64 %d57,%d14,%d56;
add.s64 %d58,%d57,36;
add.s32 %r49,%r46,%r10;
mul.wide.s32 %d59,%r49,4;
add.s64 %d60,%d33,%d59;
ld.shared.f32 %f15,[%d60];
ld.param.f32 %f16,[%d57+36];
fma.rn.f32 %f3,%f16,%f15,%f3;
@%p27 bra $32;
setp.eq.s32 %p28,%r29,2;
ld.shared.f32 %f17,[%d60+4];
ld.param.f32 %f18,[%d58+4];
fma.rn.f32 %f3,%f18,%f17,%f3;
@%p28 bra $32;
ld.shared.f32 %f19,[%d60+8];
ld.param.f32 %f20,[%d58+8];
fma.rn.f32 %f3,%f20,%f19,%f3;
$32:
mul.wide.s32 %d61,%r34,128;
mov.u64 %d62,z12;
add.s64 %d63,%d62,%d61;
shl.b64 %d64,%d30,2;
add.s64 %d65,%d63,%d64;
st.shared.f32 [%d65],%f3;
bar.warp.sync -1;
add.s32 %r34,%r34,8;
setp.lt.s32 %p29,%r34,%r19;
@%p29 bra $10;
$33:
bar.sync 0;
@%p13 bra $56;
cvt.s64.s32 %d66,%r24;
mul.lo.s64 %d67,%d7,%d66;
add.s64 %d68,%d67,%d29;
mov.u32 %r50,%r21;
mov.u32 %r51,%r20;
$35:
.pragma "nounroll";
mov.u32 %r52,%r51;
ld.param.u32 %r53,[%d14+4];
setp.lt.s32 %p30,%r53,1;
mov.f32 %f21,0f00000000;
@%p30 bra $43;
max.s32 %r54,%r53,1;
add.s32 %r55,%r54,-1;
and.b32 %r56,%r54,3;
setp.lt.u32 %p31,%r55,3;
mov.f32 %f21,0f00000000;
mov.u32 %r57,0;
@%p31 bra $39;
sub.s32 %r58,%r54,%r56;
$38:
.pragma "nounroll";
mul.wide.s32 %d69,%r57,4;
add.s64 %d70,%d14,%d69;
add.s32 %r59,%r57,%r52;
mul.wide.s32 %d71,%r59,128;
mov.u64 %d72,z12;
add.s64 %d73,%d72,%d71;
shl.b64 %d74,%d30,2;
add.s64 %d75,%d73,%d74;
ld.shared.f32 %f22,[%d75];
ld.param.f32 %f23,[%d70+548];
fma.rn.f32 %f24,%f23,%f22,%f21;
ld.shared.f32 %f25,[%d75+128];
ld.param.f32 %f26,[%d70+552];
fma.rn.f32 %f27,%f26,%f25,%f24;
ld.shared.f32 %f28,[%d75+256];
ld.param.f32 %f29,[%d70+556];
fma.rn.f32 %f30,%f29,%f28,%f27;
ld.shared.f32 %f31,[%d75+384];
ld.param.f32 %f32,[%d70+560];
fma.rn.f32 %f21,%f32,%f31,%f30;
add.s32 %r57,%r57,4;
add.s32 %r58,%r58,-4;
setp.ne.s32 %p32,%r58,0;
@%p32 bra $38;
$39:
setp.eq.s32 %p33,%r56,0;
@%p33 bra $43;
mul.wide.s32 %d76,%r57,4;
add.s64 %d77,%d14,%d76;
add.s64 %d78,%d77,548;
add.s32 %r60,%r57,%r52;
mul.wide.s32 %d79,%r60,128;
mov.u64 %d80,z12;
add.s64 %d81,%d80,%d79;
shl.b64 %d82,%d30,2;
add.s64 %d83,%d81,%d82;
ld.shared.f32 %f33,[%d83];
ld.param.f32 %f34,[%d77+548];
fma.rn.f32 %f21,%f34,%f33,%f21;
setp.eq.s32 %p34,%r56,1;
@%p34 bra $43;
ld.shared.f32 %f35,[%d83+128];
ld.param.f32 %f36,[%d78+4];
fma.rn.f32 %f21,%f36,%f35,%f21;
setp.eq.s32 %p35,%r56,2;
@%p35 bra $43;
ld.shared.f32 %f37,[%d83+256];
ld.param.f32 %f38,[%d78+8];
fma.rn.f32 %f21,%f38,%f37,%f21;
$43:
ld.param.f32 %f39,[%d14+32];
ld.param.f32 %f40,[%d14+28];
fma.rn.f32 %f41,%f21,%f40,%f39;
ld.param.u32 %r61,[%d14+20];
cvt.s64.s32 %d84,%r50;
mul.lo.s64 %d85,%d9,%d84;
add.s64 %d86,%d68,%d85;
add.s64 %d87,%d24,%d86;
ld.param.u32 %r62,[%d14+24];
setp.eq.s32 %p36,%r62,0;
@%p36 bra $45;
add.f32 %f42,%f41,0f3F000000;
cvt.rmi.f32.f32 %f41,%f42;
$45:
setp.gt.s32 %p37,%r61,1;
@%p37 bra $48;
setp.eq.s32 %p38,%r61,0;
@%p38 bra $53;
setp.eq.s32 %p39,%r61,1;
@%p39 bra $52;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r63,%f41;
max.s32 %r64,%r63,0;
min.s32 %r65,%r64,65535;
st.u16 [%d87],%r65;
bra.uni $55;
$48:
setp.eq.s32 %p40,%r61,2;
@%p40 bra $51;
setp.ne.s32 %p41,%r61,3;
@%p41 bra $54;
cvt.rn.f16.f32 %s3,%f41;
st.u16 [%d87],%s3;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r66,%f41;
max.s32 %r67,%r66,0;
min.s32 %r68,%r67,255;
st.u8 [%d87],%r68;
bra.uni $55;
$51:
cvt.rni.s32.f32 %r69,%f41;
max.s32 %r70,%r69,-32768;
min.s32 %r71,%r70,32767;
st.u16 [%d87],%r71;
bra.uni $55;
$54:
st.f32 [%d87],%f41;
$55:
add.s32 %r51,%r52,8;
add.s32 %r50,%r51,%r14;
setp.lt.s32 %p42,%r50,%r6;
setp.lt.s32 %p43,%r52,24;
and.pred %p44,%p43,%p42;
@%p44 bra $35;
$56:
bar.sync 0;
add.s32 %r24,%r24,1;
setp.lt.s32 %p45,%r24,%r7;
@%p45 bra $8;
$57:
ret;
}
.visible .entry separable_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<6>;
.reg .f32 %f<43>;
.reg .b32 %r<74>;
.reg .b64 %d<88>;
.shared .align 4 .b8 z14[20352];
.shared .align 4 .b8 z15[5088];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
mov.b64 %d3,p4;
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
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d10,[%d17+24];
ld.global.u64 %d11,[%d17+16];
ld.global.u64 %d12,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d13,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r9,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r9;
mul.lo.s64 %d26,%d6,%d25;
add.s64 %d24,%d2,%d26;
$6:
mov.u32 %r10,%tid.x;
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%ctaid.y;
shl.b32 %r14,%r13,5;
sub.s32 %r15,%r6,%r14;
min.s32 %r16,%r15,32;
ld.param.u32 %r17,[%d14+4];
add.s32 %r18,%r17,%r16;
add.s32 %r19,%r18,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %d27,%r20;
setp.le.s32 %p3,%r6,%r14;
setp.ge.s32 %p4,%r12,%r5;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r7,1;
or.pred %p7,%p5,%p6;
@%p7 bra $57;
add.s32 %r21,%r20,%r14;
setp.lt.s32 %p8,%r21,%r6;
setp.lt.s32 %p9,%r20,32;
and.pred %p10,%p9,%p8;
add.s32 %r22,%r12,%r10;
setp.lt.s32 %p11,%r22,%r5;
and.pred %p12,%p11,%p10;
cvt.s64.s32 %d28,%r22;
mul.lo.s64 %d29,%d8,%d28;
add.s32 %r23,%r10,-31;
cvt.s64.s32 %d30,%r10;
mul.lo.s64 %d31,%d27,636;
mov.u64 %d32,z15;
add.s64 %d33,%d32,%d31;
mul.wide.s32 %d34,%r10,4;
add.s64 %d35,%d33,%d34;
add.s64 %d36,%d35,128;
mov.u32 %r24,0;
not.pred %p13,%p12;
$8:
.pragma "nounroll";
setp.ge.s32 %p14,%r20,%r19;
@%p14 bra $33;
ld.param.u32 %r25,[%d14];
add.s32 %r26,%r25,31;
ld.param.u32 %r27,[%d14+16];
cvt.s64.s32 %d37,%r24;
mul.lo.s64 %d38,%d10,%d37;
add.s32 %r28,%r25,-1;
and.b32 %r29,%r25,3;
sub.s32 %r30,%r25,%r29;
add.s32 %r31,%r22,32;
ld.param.u32 %r32,[%d14+8];
sub.s32 %r33,%r31,%r32;
mov.u32 %r34,%tid.y;
$10:
.pragma "nounroll";
ld.param.u32 %r35,[%d14+12];
add.s32 %r36,%r34,%r14;
sub.s32 %r37,%r36,%r35;
setp.lt.u32 %p15,%r37,%r2;
@%p15 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r37;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
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
ld.param.b32 %r37,[retval0+0];
}
$12:
setp.ge.s32 %p16,%r10,%r26;
@%p16 bra $24;
cvt.s64.s32 %d39,%r37;
mul.lo.s64 %d40,%d12,%d39;
add.s64 %d41,%d40,%d38;
mov.u32 %r38,%r33;
mov.u64 %d42,%d36;
mov.u32 %r39,%r23;
$14:
.pragma "nounroll";
add.s32 %r40,%r38,-32;
setp.lt.u32 %p17,%r40,%r1;
@%p17 bra $16;
add.s32 %r41,%r38,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r41;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
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
ld.param.b32 %r40,[retval0+0];
}
$16:
or.b32 %r42,%r40,%r37;
setp.lt.s32 %p18,%r42,0;
mov.f32 %f1,0f00000000;
@%p18 bra $18;
cvt.s64.s32 %d43,%r40;
mul.lo.s64 %d44,%d11,%d43;
add.s64 %d45,%d41,%d44;
add.s64 %d46,%d18,%d45;
ld.global.nc.u8 %r43,[%d46];
cvt.u16.u32 %s1,%r43;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f1,%s2;
$18:
add.s64 %d47,%d42,-128;
st.shared.f32 [%d42+-128],%f1;
add.s32 %r44,%r39,32;
setp.ge.s32 %p19,%r44,%r25;
@%p19 bra $24;
setp.lt.u32 %p20,%r38,%r1;
mov.u32 %r45,%r38;
@%p20 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
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
ld.param.b32 %r45,[retval0+0];
}
$21:
or.b32 %r46,%r45,%r37;
setp.lt.s32 %p21,%r46,0;
mov.f32 %f2,0f00000000;
@%p21 bra $23;
cvt.s64.s32 %d48,%r45;
mul.lo.s64 %d49,%d11,%d48;
add.s64 %d50,%d41,%d49;
add.s64 %d51,%d18,%d50;
ld.global.nc.u8 %r47,[%d51];
cvt.u16.u32 %s3,%r47;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f2,%s4;
$23:
st.shared.f32 [%d47+128],%f2;
add.s64 %d42,%d42,256;
add.s32 %r38,%r38,64;
add.s32 %r39,%r39,64;
setp.lt.s32 %p22,%r39,%r25;
@%p22 bra $14;
$24:
setp.lt.s32 %p23,%r25,1;
bar.warp.sync -1;
mov.f32 %f3,0f00000000;
@%p23 bra $32;
setp.lt.u32 %p24,%r28,3;
mov.f32 %f3,0f00000000;
mov.u32 %r48,0;
@%p24 bra $28;
mov.u32 %r49,%r30;
$27:
.pragma "nounroll";
mul.wide.s32 %d52,%r48,4;
add.s64 %d53,%d14,%d52;
add.s32 %r50,%r48,%r10;
mul.wide.s32 %d54,%r50,4;
add.s64 %d55,%d33,%d54;
ld.shared.f32 %f4,[%d55];
ld.param.f32 %f5,[%d53+36];
fma.rn.f32 %f6,%f5,%f4,%f3;
ld.shared.f32 %f7,[%d55+4];
ld.param.f32 %f8,[%d53+40];
fma.rn.f32 %f9,%f8,%f7,%f6;
ld.shared.f32 %f10,[%d55+8];
ld.param.f32 %f11,[%d53+44];
fma.rn.f32 %f12,%f11,%f10,%f9;
ld.shared.f32 %f13,[%d55+12];
ld.param.f32 %f14,[%d53+48];
fma.rn.f32 %f3,%f14,%f13,%f12;
add.s32 %r48,%r48,4;
add.s32 %r49,%r49,-4;
setp.ne.s32 %p25,%r49,0;
@%p25 bra $27;
$28:
setp.eq.s32 %p26,%r29,0;
@%p26 bra $32;
setp.eq.s32 %p27,%r29,1;
mul.wide.s32 %d56,%r48,4;
add.s64 %d57,%d14,%d56;
add.s64 %d58,%d57,36;
add.s32 %r51,%r48,%r10;
mul.wide.s32 %d59,%r51,4;
add.s64 %d60,%d33,%d59;
ld.shared.f32 %f15,[%d60];
ld.param.f32 %f16,[%d57+36];
fma.rn.f32 %f3,%f16,%f15,%f3;
@%p27 bra $32;
setp.eq.s32 %p28,%r29,2;
ld.shared.f32 %f17,[%d60+4];
ld.param.f32 %f18,[%d58+4];
fma.rn.f32 %f3,%f18,%f17,%f3;
@%p28 bra $32;
ld.shared.f32 %f19,[%d60+8];
ld.param.f32 %f20,[%d58+8];
fma.rn.f32 %f3,%f20,%f19,%f3;
$32:
mul.wide.s32 %d61,%r34,128;
mov.u64 %d62,z14;
add.s64 %d63,%d62,%d61;
shl.b64 %d64,%d30,2;
add.s64 %d65,%d63,%d64;
st.shared.f32 [%d65],%f3;
bar.warp.sync -1;
add.s32 %r34,%r34,8;
setp.lt.s32 %p29,%r34,%r19;
@%p29 bra $10;
$33:
bar.sync 0;
@%p13 bra $56;
cvt.s64.s32 %d66,%r24;
mul.lo.s64 %d67,%d7,%d66;
add.s64 %d68,%d67,%d29;
mov.u32 %r52,%r21;
mov.u32 %r53,%r20;
$35:
.pragma "nounroll";
mov.u32 %r54,%r53;
ld.param.u32 %r55,[%d14+4];
setp.lt.s32 %p30,%r55,1;
mov.f32 %f21,0f00000000;
@%p30 bra $43;
max.s32 %r56,%r55,1;
add.s32 %r57,%r56,-1;
and.b32 %r58,%r56,3;
setp.lt.u32 %p31,%r57,3;
mov.f32 %f21,0f00000000;
mov.u32 %r59,0;
@%p31 bra $39;
sub.s32 %r60,%r56,%r58;
$38:
.pragma "nounroll";
mul.wide.s32 %d69,%r59,4;
add.s64 %d70,%d14,%d69;
add.s32 %r61,%r59,%r54;
mul.wide.s32 %d71,%r61,128;
mov.u64 %d72,z14;
add.s64 %d73,%d72,%d71;
shl.b64 %d74,%d30,2;
add.s64 %d75,%d73,%d74;
ld.shared.f32 %f22,[%d75];
ld.param.f32 %f23,[%d70+548];
fma.rn.f32 %f24,%f23,%f22,%f21;
ld.shared.f32 %f25,[%d75+128];
ld.param.f32 %f26,[%d70+552];
fma.rn.f32 %f27,%f26,%f25,%f24;
ld.shared.f32 %f28,[%d75+256];
ld.param.f32 %f29,[%d70+556];
fma.rn.f32 %f30,%f29,%f28,%f27;
ld.shared.f32 %f31,[%d75+384];
ld.param.f32 %f32,[%d70+560];
fma.rn.f32 %f21,%f32,%f31,%f30;
add.s32 %r59,%r59,4;
add.s32 %r60,%r60,-4;
setp.ne.s32 %p32,%r60,0;
@%p32 bra $38;
$39:
setp.eq.s32 %p33,%r58,0;
@%p33 bra $43;
mul.wide.s32 %d76,%r59,4;
add.s64 %d77,%d14,%d76;
add.s64 %d78,%d77,548;
add.s32 %r62,%r59,%r54;
mul.wide.s32 %d79,%r62,128;
mov.u64 %d80,z14;
add.s64 %d81,%d80,%d79;
shl.b64 %d82,%d30,2;
add.s64 %d83,%d81,%d82;
ld.shared.f32 %f33,[%d83];
ld.param.f32 %f34,[%d77+548];
fma.rn.f32 %f21,%f34,%f33,%f21;
setp.eq.s32 %p34,%r58,1;
@%p34 bra $43;
ld.shared.f32 %f35,[%d83+128];
ld.param.f32 %f36,[%d78+4];
fma.rn.f32 %f21,%f36,%f35,%f21;
setp.eq.s32 %p35,%r58,2;
@%p35 bra $43;
ld.shared.f32 %f37,[%d83+256];
ld.param.f32 %f38,[%d78+8];
fma.rn.f32 %f21,%f38,%f37,%f21;
$43:
ld.param.f32 %f39,[%d14+32];
ld.param.f32 %f40,[%d14+28];
fma.rn.f32 %f41,%f21,%f40,%f39;
ld.param.u32 %r63,[%d14+20];
cvt.s64.s32 %d84,%r52;
mul.lo.s64 %d85,%d9,%d84;
add.s64 %d86,%d68,%d85;
add.s64 %d87,%d24,%d86;
ld.param.u32 %r64,[%d14+24];
setp.eq.s32 %p36,%r64,0;
@%p36 bra $45;
add.f32 %f42,%f41,0f3F000000;
cvt.rmi.f32.f32 %f41,%f42;
$45:
setp.gt.s32 %p37,%r63,1;
@%p37 bra $48;
setp.eq.s32 %p38,%r63,0;
@%p38 bra $53;
setp.eq.s32 %p39,%r63,1;
@%p39 bra $52;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r65,%f41;
max.s32 %r66,%r65,0;
min.s32 %r67,%r66,65535;
st.u16 [%d87],%r67;
bra.uni $55;
$48:
setp.eq.s32 %p40,%r63,2;
@%p40 bra $51;
setp.ne.s32 %p41,%r63,3;
@%p41 bra $54;
cvt.rn.f16.f32 %s5,%f41;
st.u16 [%d87],%s5;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r68,%f41;
max.s32 %r69,%r68,0;
min.s32 %r70,%r69,255;
st.u8 [%d87],%r70;
bra.uni $55;
$51:
cvt.rni.s32.f32 %r71,%f41;
max.s32 %r72,%r71,-32768;
min.s32 %r73,%r72,32767;
st.u16 [%d87],%r73;
bra.uni $55;
$54:
st.f32 [%d87],%f41;
$55:
add.s32 %r53,%r54,8;
add.s32 %r52,%r53,%r14;
setp.lt.s32 %p42,%r52,%r6;
setp.lt.s32 %p43,%r54,24;
and.pred %p44,%p43,%p42;
@%p44 bra $35;
$56:
bar.sync 0;
add.s32 %r24,%r24,1;
setp.lt.s32 %p45,%r24,%r7;
@%p45 bra $8;
$57:
ret;
}
`;
