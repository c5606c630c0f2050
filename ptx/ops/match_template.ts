// Generated from kernels/ops/match_template.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/match_template.cu`. */
export const MATCH_TEMPLATE: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 8 .b8 z0[64];
.func (.param .b32 func_retval0) z1(
.param .b32 p0,
.param .b64 p1,
.param .b64 p2,
.param .b64 p3,
.param .b64 p4
)
{
.reg .pred %p<14>;
.reg .f32 %f<2>;
.reg .b32 %r<2>;
.reg .f64 %e<28>;
ld.param.u32 %r1,[p0];
ld.param.f64 %e1,[p1];
ld.param.f64 %e2,[p2];
ld.param.f64 %e3,[p3];
ld.param.f64 %e4,[p4];
setp.gt.s32 %p1,%r1,1;
@%p1 bra $3;
bra.uni $1;
$3:
setp.eq.s32 %p2,%r1,2;
@%p2 bra $7;
setp.eq.s32 %p3,%r1,4;
@%p3 bra $7;
setp.ne.s32 %p4,%r1,5;
@%p4 bra $14;
mul.f64 %e5,%e4,0d3CB0000000000000;
setp.gt.f64 %p5,%e5,%e3;
mov.f32 %f1,0f3F800000;
@%p5 bra $19;
bra.uni $14;
$1:
setp.eq.s32 %p6,%r1,0;
@%p6 bra $13;
setp.eq.s32 %p7,%r1,1;
@%p7 bra $8;
bra.uni $14;
$8:
add.f64 %e6,%e1,%e1;
sub.f64 %e7,%e2,%e6;
add.f64 %e8,%e7,%e3;
mov.f64 %e9,0d0000000000000000;
max.f64 %e10,%e8,%e9;
mul.f64 %e11,%e2,%e3;
sqrt.rn.f64 %e12,%e11;
abs.f64 %e13,%e10;
setp.lt.f64 %p8,%e13,%e12;
@%p8 bra $11;
bra.uni $9;
$11:
div.rn.f64 %e14,%e10,%e12;
bra.uni $12;
$7:
cvt.rn.f32.f64 %f1,%e1;
bra.uni $19;
$14:
mov.f64 %e15,0d0000000000000000;
max.f64 %e16,%e2,%e15;
max.f64 %e17,%e3,%e15;
mul.f64 %e18,%e16,%e17;
sqrt.rn.f64 %e19,%e18;
abs.f64 %e20,%e1;
setp.lt.f64 %p9,%e20,%e19;
@%p9 bra $17;
bra.uni $15;
$17:
div.rn.f64 %e15,%e1,%e19;
bra.uni $18;
$13:
add.f64 %e21,%e1,%e1;
sub.f64 %e22,%e2,%e21;
add.f64 %e23,%e22,%e3;
mov.f64 %e24,0d0000000000000000;
max.f64 %e25,%e23,%e24;
cvt.rn.f32.f64 %f1,%e25;
bra.uni $19;
$15:
mul.f64 %e26,%e19,0d3FF2000000000000;
setp.geu.f64 %p10,%e20,%e26;
@%p10 bra $18;
setp.gt.f64 %p11,%e1,0d0000000000000000;
selp.f64 %e15,0d3FF0000000000000,0dBFF0000000000000,%p11;
$18:
cvt.rn.f32.f64 %f1,%e15;
bra.uni $19;
$9:
mul.f64 %e27,%e12,0d3FF2000000000000;
setp.geu.f64 %p12,%e13,%e27;
mov.f64 %e14,0d3FF0000000000000;
@%p12 bra $12;
setp.gt.f64 %p13,%e10,0d0000000000000000;
selp.f64 %e14,0d3FF0000000000000,0dBFF0000000000000,%p13;
$12:
cvt.rn.f32.f64 %f1,%e14;
$19:
st.param.f32 [func_retval0+0],%f1;
ret;
}
.visible .entry match_template_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<61>;
.reg .f32 %f<47>;
.reg .b32 %r<129>;
.reg .f64 %e<97>;
.reg .b64 %d<99>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p5+16];
ld.param.u64 %d5,[p5+8];
ld.param.u64 %d6,[p5];
ld.param.u64 %d7,[p3+24];
ld.param.u64 %d8,[p3+16];
ld.param.u64 %d9,[p3+8];
ld.param.u64 %d10,[p3];
ld.param.u64 %d11,[p1+24];
ld.param.u64 %d12,[p1+16];
ld.param.u64 %d13,[p1+8];
ld.param.u64 %d14,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r12,40;
add.s64 %d17,%d15,%d16;
ld.global.u64 %d11,[%d17+24];
ld.global.u64 %d12,[%d17+16];
ld.global.u64 %d13,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r12;
mul.lo.s64 %d20,%d14,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r12,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r3,%r4},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r12;
mul.lo.s64 %d26,%d10,%d25;
add.s64 %d24,%d2,%d26;
$6:
setp.eq.s32 %p3,%r10,0;
@%p3 bra $8;
cvta.to.global.u64 %d27,%d3;
mul.wide.s32 %d28,%r12,40;
add.s64 %d29,%d27,%d28;
ld.global.v2.u32 {%r7,%r8},[%d29+32];
ld.global.u64 %d4,[%d29+16];
ld.global.u64 %d5,[%d29+8];
ld.global.u64 %d30,[%d29];
bra.uni $9;
$8:
cvt.s64.s32 %d31,%r12;
mul.lo.s64 %d32,%d6,%d31;
add.s64 %d30,%d3,%d32;
$9:
mul.lo.s32 %r13,%r3,%r4;
setp.lt.s32 %p4,%r1,1;
mov.f64 %e1,0d0000000000000000;
mov.f64 %e2,%e1;
mov.f64 %e3,%e1;
@%p4 bra $42;
mov.u32 %r14,%tid.x;
mov.u32 %r15,%ctaid.x;
shl.b32 %r16,%r15,5;
add.s32 %r17,%r16,%r14;
mov.u32 %r18,%tid.y;
mov.u32 %r19,%ctaid.y;
shl.b32 %r20,%r19,3;
add.s32 %r21,%r20,%r18;
cvt.rn.f64.s32 %e4,%r13;
shr.u32 %r22,%r3,31;
add.s32 %r23,%r3,%r22;
shr.s32 %r24,%r23,1;
add.s32 %r25,%r24,%r17;
shr.u32 %r26,%r4,31;
add.s32 %r27,%r4,%r26;
shr.s32 %r28,%r27,1;
add.s32 %r29,%r28,%r21;
cvt.s64.s32 %d33,%r29;
mul.lo.s64 %d34,%d13,%d33;
cvt.s64.s32 %d35,%r25;
mul.lo.s64 %d36,%d12,%d35;
add.s64 %d37,%d34,%d36;
mov.u32 %r30,0;
$11:
.pragma "nounroll";
setp.lt.s32 %p5,%r11,4;
setp.ne.s32 %p6,%r11,0;
and.pred %p7,%p6,%p5;
mov.f32 %f1,0f00000000;
@%p7 bra $18;
shl.b32 %r31,%r18,5;
add.s32 %r32,%r31,%r14;
setp.ge.s32 %p8,%r32,%r13;
mov.f64 %e5,0d0000000000000000;
@%p8 bra $15;
cvt.s64.s32 %d38,%r30;
mul.lo.s64 %d39,%d7,%d38;
$14:
.pragma "nounroll";
div.s32 %r33,%r32,%r3;
cvt.s64.s32 %d40,%r33;
mul.lo.s64 %d41,%d9,%d40;
mul.lo.s32 %r34,%r33,%r3;
sub.s32 %r35,%r32,%r34;
cvt.s64.s32 %d42,%r35;
mul.lo.s64 %d43,%d8,%d42;
add.s64 %d44,%d43,%d39;
add.s64 %d45,%d44,%d41;
add.s64 %d46,%d24,%d45;
ld.global.nc.f32 %f2,[%d46];
cvt.f64.f32 %e6,%f2;
add.f64 %e5,%e5,%e6;
add.s32 %r32,%r32,256;
setp.lt.s32 %p9,%r32,%r13;
@%p9 bra $14;
$15:
setp.ne.s32 %p10,%r14,0;
mov.b64 {%r36,%r37},%e5;
mov.u32 %r38,31;
mov.u32 %r39,16;
mov.u32 %r40,-1;
shfl.sync.bfly.b32 %r41|%p11,%r37,%r39,%r38,%r40;
shfl.sync.bfly.b32 %r42|%p12,%r36,%r39,%r38,%r40;
mov.b64 %e7,{%r42,%r41};
add.f64 %e8,%e5,%e7;
mov.b64 {%r43,%r44},%e8;
mov.u32 %r45,8;
shfl.sync.bfly.b32 %r46|%p13,%r44,%r45,%r38,%r40;
shfl.sync.bfly.b32 %r47|%p14,%r43,%r45,%r38,%r40;
mov.b64 %e9,{%r47,%r46};
add.f64 %e10,%e8,%e9;
mov.b64 {%r48,%r49},%e10;
mov.u32 %r50,4;
shfl.sync.bfly.b32 %r51|%p15,%r49,%r50,%r38,%r40;
shfl.sync.bfly.b32 %r52|%p16,%r48,%r50,%r38,%r40;
mov.b64 %e11,{%r52,%r51};
add.f64 %e12,%e10,%e11;
mov.b64 {%r53,%r54},%e12;
mov.u32 %r55,2;
shfl.sync.bfly.b32 %r56|%p17,%r54,%r55,%r38,%r40;
shfl.sync.bfly.b32 %r57|%p18,%r53,%r55,%r38,%r40;
mov.b64 %e13,{%r57,%r56};
add.f64 %e14,%e12,%e13;
mov.b64 {%r58,%r59},%e14;
mov.u32 %r60,1;
shfl.sync.bfly.b32 %r61|%p19,%r59,%r60,%r38,%r40;
shfl.sync.bfly.b32 %r62|%p20,%r58,%r60,%r38,%r40;
mov.b64 %e15,{%r62,%r61};
add.f64 %e16,%e14,%e15;
@%p10 bra $17;
mul.wide.u32 %d47,%r18,8;
mov.u64 %d48,z0;
add.s64 %d49,%d48,%d47;
st.shared.f64 [%d49],%e16;
$17:
bar.sync 0;
ld.shared.f64 %e17,[z0+8];
ld.shared.f64 %e18,[z0];
add.f64 %e19,%e18,%e17;
ld.shared.f64 %e20,[z0+16];
add.f64 %e21,%e19,%e20;
ld.shared.f64 %e22,[z0+24];
add.f64 %e23,%e21,%e22;
ld.shared.f64 %e24,[z0+32];
add.f64 %e25,%e23,%e24;
ld.shared.f64 %e26,[z0+40];
add.f64 %e27,%e25,%e26;
ld.shared.f64 %e28,[z0+48];
add.f64 %e29,%e27,%e28;
ld.shared.f64 %e30,[z0+56];
add.f64 %e31,%e29,%e30;
bar.sync 0;
div.rn.f64 %e32,%e31,%e4;
cvt.rn.f32.f64 %f1,%e32;
$18:
shl.b32 %r63,%r18,5;
add.s32 %r64,%r63,%r14;
setp.ge.s32 %p21,%r64,%r13;
mov.f64 %e33,0d0000000000000000;
mov.f64 %e34,%e33;
@%p21 bra $21;
cvt.s64.s32 %d50,%r30;
mul.lo.s64 %d51,%d7,%d50;
$20:
.pragma "nounroll";
div.s32 %r65,%r64,%r3;
cvt.s64.s32 %d52,%r65;
mul.lo.s64 %d53,%d9,%d52;
mul.lo.s32 %r66,%r65,%r3;
sub.s32 %r67,%r64,%r66;
cvt.s64.s32 %d54,%r67;
mul.lo.s64 %d55,%d8,%d54;
add.s64 %d56,%d55,%d51;
add.s64 %d57,%d56,%d53;
add.s64 %d58,%d24,%d57;
ld.global.nc.f32 %f3,[%d58];
sub.f32 %f4,%f3,%f1;
cvt.f64.f32 %e35,%f4;
add.f64 %e33,%e33,%e35;
fma.rn.f64 %e34,%e35,%e35,%e34;
add.s32 %r64,%r64,256;
setp.lt.s32 %p22,%r64,%r13;
@%p22 bra $20;
$21:
setp.ne.s32 %p23,%r14,0;
mov.b64 {%r68,%r69},%e33;
mov.u32 %r70,31;
mov.u32 %r71,16;
mov.u32 %r72,-1;
shfl.sync.bfly.b32 %r73|%p24,%r69,%r71,%r70,%r72;
shfl.sync.bfly.b32 %r74|%p25,%r68,%r71,%r70,%r72;
mov.b64 %e36,{%r74,%r73};
add.f64 %e37,%e33,%e36;
mov.b64 {%r75,%r76},%e37;
mov.u32 %r77,8;
shfl.sync.bfly.b32 %r78|%p26,%r76,%r77,%r70,%r72;
shfl.sync.bfly.b32 %r79|%p27,%r75,%r77,%r70,%r72;
mov.b64 %e38,{%r79,%r78};
add.f64 %e39,%e37,%e38;
mov.b64 {%r80,%r81},%e39;
mov.u32 %r82,4;
shfl.sync.bfly.b32 %r83|%p28,%r81,%r82,%r70,%r72;
shfl.sync.bfly.b32 %r84|%p29,%r80,%r82,%r70,%r72;
mov.b64 %e40,{%r84,%r83};
add.f64 %e41,%e39,%e40;
mov.b64 {%r85,%r86},%e41;
mov.u32 %r87,2;
shfl.sync.bfly.b32 %r88|%p30,%r86,%r87,%r70,%r72;
shfl.sync.bfly.b32 %r89|%p31,%r85,%r87,%r70,%r72;
mov.b64 %e42,{%r89,%r88};
add.f64 %e43,%e41,%e42;
mov.b64 {%r90,%r91},%e43;
mov.u32 %r92,1;
shfl.sync.bfly.b32 %r93|%p32,%r91,%r92,%r70,%r72;
shfl.sync.bfly.b32 %r94|%p33,%r90,%r92,%r70,%r72;
mov.b64 %e44,{%r94,%r93};
add.f64 %e45,%e43,%e44;
@%p23 bra $23;
mul.wide.u32 %d59,%r18,8;
mov.u64 %d60,z0;
add.s64 %d61,%d60,%d59;
st.shared.f64 [%d61],%e45;
$23:
bar.sync 0;
ld.shared.f64 %e46,[z0+8];
ld.shared.f64 %e47,[z0];
add.f64 %e48,%e47,%e46;
ld.shared.f64 %e49,[z0+16];
add.f64 %e50,%e48,%e49;
ld.shared.f64 %e51,[z0+24];
add.f64 %e52,%e50,%e51;
ld.shared.f64 %e53,[z0+32];
add.f64 %e54,%e52,%e53;
ld.shared.f64 %e55,[z0+40];
add.f64 %e56,%e54,%e55;
ld.shared.f64 %e57,[z0+48];
add.f64 %e58,%e56,%e57;
ld.shared.f64 %e59,[z0+56];
bar.sync 0;
mov.b64 {%r95,%r96},%e34;
shfl.sync.bfly.b32 %r97|%p34,%r96,%r71,%r70,%r72;
shfl.sync.bfly.b32 %r98|%p35,%r95,%r71,%r70,%r72;
mov.b64 %e60,{%r98,%r97};
add.f64 %e61,%e34,%e60;
mov.b64 {%r99,%r100},%e61;
shfl.sync.bfly.b32 %r101|%p36,%r100,%r77,%r70,%r72;
shfl.sync.bfly.b32 %r102|%p37,%r99,%r77,%r70,%r72;
mov.b64 %e62,{%r102,%r101};
add.f64 %e63,%e61,%e62;
mov.b64 {%r103,%r104},%e63;
shfl.sync.bfly.b32 %r105|%p38,%r104,%r82,%r70,%r72;
shfl.sync.bfly.b32 %r106|%p39,%r103,%r82,%r70,%r72;
mov.b64 %e64,{%r106,%r105};
add.f64 %e65,%e63,%e64;
mov.b64 {%r107,%r108},%e65;
shfl.sync.bfly.b32 %r109|%p40,%r108,%r87,%r70,%r72;
shfl.sync.bfly.b32 %r110|%p41,%r107,%r87,%r70,%r72;
mov.b64 %e66,{%r110,%r109};
add.f64 %e67,%e65,%e66;
mov.b64 {%r111,%r112},%e67;
shfl.sync.bfly.b32 %r113|%p42,%r112,%r92,%r70,%r72;
shfl.sync.bfly.b32 %r114|%p43,%r111,%r92,%r70,%r72;
mov.b64 %e68,{%r114,%r113};
add.f64 %e69,%e67,%e68;
add.f64 %e70,%e58,%e59;
@%p23 bra $25;
mul.wide.u32 %d62,%r18,8;
mov.u64 %d63,z0;
add.s64 %d64,%d63,%d62;
st.shared.f64 [%d64],%e69;
$25:
bar.sync 0;
ld.shared.f64 %e71,[z0+8];
ld.shared.f64 %e72,[z0];
add.f64 %e73,%e72,%e71;
ld.shared.f64 %e74,[z0+16];
add.f64 %e75,%e73,%e74;
ld.shared.f64 %e76,[z0+24];
add.f64 %e77,%e75,%e76;
ld.shared.f64 %e78,[z0+32];
add.f64 %e79,%e77,%e78;
ld.shared.f64 %e80,[z0+40];
add.f64 %e81,%e79,%e80;
ld.shared.f64 %e82,[z0+48];
add.f64 %e83,%e81,%e82;
ld.shared.f64 %e84,[z0+56];
add.f64 %e85,%e83,%e84;
bar.sync 0;
setp.ge.s32 %p44,%r21,%r8;
setp.ge.s32 %p45,%r17,%r7;
or.pred %p46,%p44,%p45;
@%p46 bra $41;
setp.lt.s32 %p47,%r11,4;
cvt.s64.s32 %d65,%r30;
mul.lo.s64 %d66,%d11,%d65;
add.s64 %d67,%d37,%d66;
add.s64 %d68,%d18,%d67;
mov.f32 %f5,%f1;
@%p47 bra $28;
ld.global.nc.f32 %f5,[%d68];
$28:
setp.lt.s32 %p48,%r4,1;
mov.f64 %e86,0d0000000000000000;
@%p48 bra $39;
mov.u32 %r115,0;
$30:
.pragma "nounroll";
setp.lt.s32 %p49,%r3,1;
mov.f32 %f6,0f00000000;
mov.f32 %f7,%f6;
mov.f32 %f8,%f6;
@%p49 bra $38;
cvt.s64.s32 %d69,%r17;
mul.lo.s64 %d70,%d12,%d69;
add.s64 %d71,%d66,%d70;
add.s32 %r116,%r115,%r21;
cvt.s64.s32 %d72,%r116;
mul.lo.s64 %d73,%d13,%d72;
add.s64 %d74,%d71,%d73;
add.s64 %d75,%d18,%d74;
mul.lo.s64 %d76,%d7,%d65;
cvt.s64.s32 %d77,%r115;
mul.lo.s64 %d78,%d9,%d77;
add.s64 %d79,%d78,%d76;
add.s64 %d80,%d24,%d79;
add.s32 %r117,%r3,-1;
setp.lt.u32 %p50,%r117,3;
mov.f32 %f8,0f00000000;
mov.f32 %f7,%f8;
mov.f32 %f6,%f8;
@%p50 bra $34;
and.b32 %r118,%r3,3;
sub.s32 %r119,%r3,%r118;
$33:
.pragma "nounroll";
ld.global.nc.f32 %f9,[%d75];
sub.f32 %f10,%f9,%f5;
ld.global.nc.f32 %f11,[%d80];
sub.f32 %f12,%f11,%f1;
fma.rn.f32 %f13,%f10,%f12,%f6;
fma.rn.f32 %f14,%f10,%f10,%f7;
add.f32 %f15,%f8,%f10;
add.s64 %d81,%d75,%d12;
ld.global.nc.f32 %f16,[%d81];
sub.f32 %f17,%f16,%f5;
add.s64 %d82,%d80,%d8;
ld.global.nc.f32 %f18,[%d82];
sub.f32 %f19,%f18,%f1;
fma.rn.f32 %f20,%f17,%f19,%f13;
fma.rn.f32 %f21,%f17,%f17,%f14;
add.f32 %f22,%f15,%f17;
add.s64 %d83,%d81,%d12;
ld.global.nc.f32 %f23,[%d83];
sub.f32 %f24,%f23,%f5;
add.s64 %d84,%d82,%d8;
ld.global.nc.f32 %f25,[%d84];
sub.f32 %f26,%f25,%f1;
fma.rn.f32 %f27,%f24,%f26,%f20;
fma.rn.f32 %f28,%f24,%f24,%f21;
add.f32 %f29,%f22,%f24;
add.s64 %d85,%d83,%d12;
add.s64 %d75,%d85,%d12;
ld.global.nc.f32 %f30,[%d85];
sub.f32 %f31,%f30,%f5;
add.s64 %d86,%d84,%d8;
add.s64 %d80,%d86,%d8;
ld.global.nc.f32 %f32,[%d86];
sub.f32 %f33,%f32,%f1;
fma.rn.f32 %f6,%f31,%f33,%f27;
fma.rn.f32 %f7,%f31,%f31,%f28;
add.f32 %f8,%f29,%f31;
add.s32 %r119,%r119,-4;
setp.ne.s32 %p51,%r119,0;
@%p51 bra $33;
$34:
and.b32 %r120,%r3,3;
setp.eq.s32 %p52,%r120,0;
@%p52 bra $38;
setp.eq.s32 %p53,%r120,1;
ld.global.nc.f32 %f34,[%d75];
sub.f32 %f35,%f34,%f5;
ld.global.nc.f32 %f36,[%d80];
sub.f32 %f37,%f36,%f1;
fma.rn.f32 %f6,%f35,%f37,%f6;
fma.rn.f32 %f7,%f35,%f35,%f7;
add.f32 %f8,%f8,%f35;
@%p53 bra $38;
setp.eq.s32 %p54,%r120,2;
add.s64 %d87,%d75,%d12;
ld.global.nc.f32 %f38,[%d87];
sub.f32 %f39,%f38,%f5;
add.s64 %d88,%d80,%d8;
ld.global.nc.f32 %f40,[%d88];
sub.f32 %f41,%f40,%f1;
fma.rn.f32 %f6,%f39,%f41,%f6;
fma.rn.f32 %f7,%f39,%f39,%f7;
add.f32 %f8,%f8,%f39;
@%p54 bra $38;
shl.b64 %d89,%d12,1;
add.s64 %d90,%d75,%d89;
ld.global.nc.f32 %f42,[%d90];
sub.f32 %f43,%f42,%f5;
shl.b64 %d91,%d8,1;
add.s64 %d92,%d80,%d91;
ld.global.nc.f32 %f44,[%d92];
sub.f32 %f45,%f44,%f1;
fma.rn.f32 %f6,%f43,%f45,%f6;
fma.rn.f32 %f7,%f43,%f43,%f7;
add.f32 %f8,%f8,%f43;
$38:
cvt.f64.f32 %e87,%f6;
add.f64 %e1,%e1,%e87;
cvt.f64.f32 %e88,%f7;
add.f64 %e2,%e2,%e88;
cvt.f64.f32 %e89,%f8;
add.f64 %e86,%e86,%e89;
add.s32 %r115,%r115,1;
setp.lt.s32 %p55,%r115,%r4;
@%p55 bra $30;
$39:
setp.lt.s32 %p56,%r11,4;
add.f64 %e3,%e3,%e85;
@%p56 bra $41;
mul.f64 %e90,%e70,%e86;
div.rn.f64 %e91,%e90,%e4;
sub.f64 %e1,%e1,%e91;
mul.f64 %e92,%e86,%e86;
div.rn.f64 %e93,%e92,%e4;
sub.f64 %e2,%e2,%e93;
mul.f64 %e94,%e70,%e70;
div.rn.f64 %e95,%e94,%e4;
sub.f64 %e3,%e3,%e95;
$41:
add.s32 %r30,%r30,1;
setp.lt.s32 %p57,%r30,%r1;
@%p57 bra $11;
$42:
mov.u32 %r121,%ctaid.x;
shl.b32 %r122,%r121,5;
mov.u32 %r123,%tid.x;
add.s32 %r124,%r122,%r123;
setp.ge.s32 %p58,%r124,%r7;
mov.u32 %r125,%ctaid.y;
shl.b32 %r126,%r125,3;
mov.u32 %r127,%tid.y;
add.s32 %r128,%r126,%r127;
setp.ge.s32 %p59,%r128,%r8;
or.pred %p60,%p58,%p59;
@%p60 bra $44;
cvt.rn.f64.s32 %e96,%r13;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r11;
.param .b64 q1;
st.param.f64 [q1+0],%e1;
.param .b64 q2;
st.param.f64 [q2+0],%e2;
.param .b64 q3;
st.param.f64 [q3+0],%e3;
.param .b64 q4;
st.param.f64 [q4+0],%e96;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4
);
ld.param.f32 %f46,[retval0+0];
}
cvt.s64.s32 %d93,%r128;
mul.lo.s64 %d94,%d5,%d93;
cvt.s64.s32 %d95,%r124;
mul.lo.s64 %d96,%d4,%d95;
add.s64 %d97,%d94,%d96;
add.s64 %d98,%d30,%d97;
st.f32 [%d98],%f46;
$44:
ret;
}
.visible .entry match_template_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<80>;
.reg .f32 %f<5>;
.reg .b32 %r<256>;
.reg .f64 %e<107>;
.reg .b64 %d<140>;
.shared .align 4 .b8 z2[7488];
.shared .align 4 .b8 z3[2048];
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
ld.param.u64 %d4,[p5+16];
ld.param.u64 %d5,[p5+8];
ld.param.u64 %d6,[p5];
ld.param.u64 %d7,[p3+24];
ld.param.u64 %d8,[p3+16];
ld.param.u64 %d9,[p3+8];
ld.param.u64 %d10,[p3];
ld.param.u64 %d11,[p1+24];
ld.param.u64 %d12,[p1+16];
ld.param.u64 %d13,[p1+8];
ld.param.u64 %d14,[p1];
mov.u32 %r14,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r14,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d11,[%d17+24];
ld.global.u64 %d12,[%d17+16];
ld.global.u64 %d13,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r14;
mul.lo.s64 %d20,%d14,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r14,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r14;
mul.lo.s64 %d26,%d10,%d25;
add.s64 %d24,%d2,%d26;
$6:
setp.eq.s32 %p3,%r12,0;
@%p3 bra $8;
cvta.to.global.u64 %d27,%d3;
mul.wide.s32 %d28,%r14,40;
add.s64 %d29,%d27,%d28;
ld.global.v2.u32 {%r9,%r10},[%d29+32];
ld.global.u64 %d4,[%d29+16];
ld.global.u64 %d5,[%d29+8];
ld.global.u64 %d30,[%d29];
bra.uni $9;
$8:
cvt.s64.s32 %d31,%r14;
mul.lo.s64 %d32,%d6,%d31;
add.s64 %d30,%d3,%d32;
$9:
mov.u32 %r15,%tid.y;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,7;
mov.u32 %r19,%ctaid.y;
shl.b32 %r20,%r19,3;
setp.ge.s32 %p4,%r18,%r9;
setp.ge.s32 %p5,%r20,%r10;
or.pred %p6,%p5,%p4;
@%p6 bra $91;
cvt.rn.f64.s32 %e1,%r5;
cvt.rn.f64.s32 %e2,%r6;
mul.f64 %e3,%e1,%e2;
setp.lt.s32 %p7,%r3,1;
mov.f64 %e4,0d0000000000000000;
mov.f64 %e5,%e4;
mov.f64 %e6,%e4;
mov.f64 %e7,%e4;
mov.f64 %e8,%e4;
mov.f64 %e9,%e4;
mov.f64 %e10,%e4;
mov.f64 %e11,%e4;
mov.f64 %e12,%e4;
@%p7 bra $83;
shl.b32 %r21,%r15,5;
add.s32 %r22,%r21,%r16;
cvt.s64.s32 %d33,%r16;
shr.s32 %r23,%r22,31;
shr.u32 %r24,%r23,28;
add.s32 %r25,%r22,%r24;
shr.s32 %r26,%r25,4;
and.b32 %r27,%r25,-16;
sub.s32 %r28,%r22,%r27;
mov.u32 %r29,0;
shl.b64 %d34,%d33,2;
$12:
.pragma "nounroll";
setp.lt.s32 %p8,%r6,1;
mov.f64 %e13,0d0000000000000000;
mov.f64 %e14,%e13;
mov.f64 %e15,%e13;
mov.f64 %e16,%e13;
mov.f64 %e17,%e13;
mov.f64 %e18,%e13;
@%p8 bra $76;
cvt.s64.s32 %d35,%r29;
mul.lo.s64 %d36,%d7,%d35;
mov.u32 %r30,0;
$14:
.pragma "nounroll";
setp.lt.s32 %p9,%r5,1;
@%p9 bra $75;
mov.u32 %r31,0;
$16:
.pragma "nounroll";
mov.u32 %r32,%tid.y;
shl.b32 %r33,%r32,5;
mov.u32 %r34,%tid.x;
add.s32 %r35,%r33,%r34;
setp.gt.s32 %p10,%r35,511;
sub.s32 %r36,%r5,%r31;
min.s32 %r37,%r36,64;
add.s32 %r38,%r37,3;
shr.s32 %r39,%r38,31;
shr.u32 %r40,%r39,30;
add.s32 %r41,%r38,%r40;
shr.s32 %r42,%r41,2;
bar.sync 0;
@%p10 bra $48;
max.s32 %r43,%r35,256;
add.s32 %r44,%r43,255;
sub.s32 %r45,%r44,%r34;
sub.s32 %r46,%r45,%r33;
and.b32 %r47,%r46,256;
setp.ne.s32 %p11,%r47,0;
@%p11 bra $28;
add.s32 %r48,%r26,%r30;
setp.le.s32 %p12,%r6,%r48;
shl.b32 %r49,%r28,2;
add.s32 %r50,%r49,%r31;
mov.u32 %r51,0;
mov.u32 %r52,%r51;
@%p12 bra $27;
cvt.s64.s32 %d37,%r50;
mul.lo.s64 %d38,%d8,%d37;
cvt.s64.s32 %d39,%r48;
mul.lo.s64 %d40,%d9,%d39;
add.s64 %d41,%d40,%d36;
add.s64 %d42,%d41,%d38;
add.s64 %d43,%d24,%d42;
setp.ge.s32 %p13,%r50,%r5;
mov.u32 %r52,0;
@%p13 bra $21;
ld.global.nc.u8 %r53,[%d43];
and.b32 %r52,%r53,255;
$21:
add.s64 %d44,%d43,%d8;
add.s32 %r54,%r50,1;
setp.ge.s32 %p14,%r54,%r5;
@%p14 bra $23;
ld.global.nc.u8 %r55,[%d44];
shl.b32 %r56,%r55,8;
and.b32 %r57,%r56,65280;
or.b32 %r52,%r57,%r52;
$23:
add.s64 %d45,%d44,%d8;
add.s32 %r58,%r50,2;
setp.ge.s32 %p15,%r58,%r5;
@%p15 bra $25;
ld.global.nc.u8 %r59,[%d45];
shl.b32 %r60,%r59,16;
and.b32 %r61,%r60,16711680;
or.b32 %r52,%r61,%r52;
$25:
add.s32 %r62,%r50,3;
setp.ge.s32 %p16,%r62,%r5;
@%p16 bra $27;
add.s64 %d46,%d45,%d8;
ld.global.nc.u8 %r63,[%d46];
shl.b32 %r64,%r63,24;
or.b32 %r52,%r64,%r52;
$27:
mul.wide.s32 %d47,%r26,64;
mov.u64 %d48,z3;
add.s64 %d49,%d48,%d47;
mul.wide.s32 %d50,%r28,4;
add.s64 %d51,%d49,%d50;
st.shared.u32 [%d51],%r52;
mov.u32 %r65,16843009;
mov.u32 %r66,%r51;
dp4a.u32.u32 %r66,%r52,%r65,%r66;
cvt.rn.f64.u32 %e19,%r66;
add.f64 %e17,%e17,%e19;
dp4a.u32.u32 %r51,%r52,%r52,%r51;
cvt.rn.f64.u32 %e20,%r51;
add.f64 %e18,%e18,%e20;
add.s32 %r67,%r33,%r34;
add.s32 %r35,%r67,256;
$28:
and.b32 %r68,%r46,-256;
setp.eq.s32 %p17,%r68,0;
@%p17 bra $48;
$29:
mov.u32 %r69,%r35;
shr.s32 %r70,%r69,31;
shr.u32 %r71,%r70,28;
add.s32 %r72,%r69,%r71;
and.b32 %r73,%r72,-16;
sub.s32 %r74,%r69,%r73;
shl.b32 %r75,%r74,2;
add.s32 %r76,%r75,%r31;
shr.s32 %r77,%r72,4;
add.s32 %r78,%r77,%r30;
setp.le.s32 %p18,%r6,%r78;
mov.u32 %r79,0;
mov.u32 %r80,%r79;
@%p18 bra $38;
cvt.s64.s32 %d52,%r78;
mul.lo.s64 %d53,%d9,%d52;
cvt.s64.s32 %d54,%r76;
mul.lo.s64 %d55,%d8,%d54;
add.s64 %d56,%d53,%d36;
add.s64 %d57,%d56,%d55;
add.s64 %d58,%d24,%d57;
setp.ge.s32 %p19,%r76,%r5;
mov.u32 %r80,0;
@%p19 bra $32;
ld.global.nc.u8 %r81,[%d58];
and.b32 %r80,%r81,255;
$32:
add.s64 %d59,%d58,%d8;
add.s32 %r82,%r76,1;
setp.ge.s32 %p20,%r82,%r5;
@%p20 bra $34;
ld.global.nc.u8 %r83,[%d59];
shl.b32 %r84,%r83,8;
and.b32 %r85,%r84,65280;
or.b32 %r80,%r85,%r80;
$34:
add.s64 %d60,%d59,%d8;
add.s32 %r86,%r76,2;
setp.ge.s32 %p21,%r86,%r5;
@%p21 bra $36;
ld.global.nc.u8 %r87,[%d60];
shl.b32 %r88,%r87,16;
and.b32 %r89,%r88,16711680;
or.b32 %r80,%r89,%r80;
$36:
add.s32 %r90,%r76,3;
setp.ge.s32 %p22,%r90,%r5;
@%p22 bra $38;
add.s64 %d61,%d60,%d8;
ld.global.nc.u8 %r91,[%d61];
shl.b32 %r92,%r91,24;
or.b32 %r80,%r92,%r80;
$38:
mul.wide.s32 %d62,%r77,64;
mov.u64 %d63,z3;
add.s64 %d64,%d63,%d62;
mul.wide.s32 %d65,%r74,4;
add.s64 %d66,%d64,%d65;
st.shared.u32 [%d66],%r80;
mov.u32 %r93,16843009;
mov.u32 %r94,%r79;
dp4a.u32.u32 %r94,%r80,%r93,%r94;
cvt.rn.f64.u32 %e21,%r94;
add.f64 %e22,%e17,%e21;
mov.u32 %r95,%r79;
dp4a.u32.u32 %r95,%r80,%r80,%r95;
cvt.rn.f64.u32 %e23,%r95;
add.f64 %e24,%e18,%e23;
add.s32 %r96,%r69,256;
shr.s32 %r97,%r96,31;
shr.u32 %r98,%r97,28;
add.s32 %r99,%r96,%r98;
and.b32 %r100,%r99,-16;
sub.s32 %r101,%r96,%r100;
shl.b32 %r102,%r101,2;
add.s32 %r103,%r102,%r31;
shr.s32 %r104,%r99,4;
add.s32 %r105,%r104,%r30;
setp.le.s32 %p23,%r6,%r105;
@%p23 bra $47;
cvt.s64.s32 %d67,%r105;
mul.lo.s64 %d68,%d9,%d67;
cvt.s64.s32 %d69,%r103;
mul.lo.s64 %d70,%d8,%d69;
add.s64 %d71,%d68,%d36;
add.s64 %d72,%d71,%d70;
add.s64 %d73,%d24,%d72;
setp.ge.s32 %p24,%r103,%r5;
mov.u32 %r79,0;
@%p24 bra $41;
ld.global.nc.u8 %r106,[%d73];
and.b32 %r79,%r106,255;
$41:
add.s64 %d74,%d73,%d8;
add.s32 %r107,%r103,1;
setp.ge.s32 %p25,%r107,%r5;
@%p25 bra $43;
ld.global.nc.u8 %r108,[%d74];
shl.b32 %r109,%r108,8;
and.b32 %r110,%r109,65280;
or.b32 %r79,%r110,%r79;
$43:
add.s64 %d75,%d74,%d8;
add.s32 %r111,%r103,2;
setp.ge.s32 %p26,%r111,%r5;
@%p26 bra $45;
ld.global.nc.u8 %r112,[%d75];
shl.b32 %r113,%r112,16;
and.b32 %r114,%r113,16711680;
or.b32 %r79,%r114,%r79;
$45:
add.s32 %r115,%r103,3;
setp.ge.s32 %p27,%r115,%r5;
@%p27 bra $47;
add.s64 %d76,%d75,%d8;
ld.global.nc.u8 %r116,[%d76];
shl.b32 %r117,%r116,24;
or.b32 %r79,%r117,%r79;
$47:
mul.wide.s32 %d77,%r104,64;
add.s64 %d78,%d63,%d77;
mul.wide.s32 %d79,%r101,4;
add.s64 %d80,%d78,%d79;
st.shared.u32 [%d80],%r79;
mov.u32 %r118,0;
mov.u32 %r119,%r118;
dp4a.u32.u32 %r119,%r79,%r93,%r119;
cvt.rn.f64.u32 %e25,%r119;
add.f64 %e17,%e22,%e25;
dp4a.u32.u32 %r118,%r79,%r79,%r118;
cvt.rn.f64.u32 %e26,%r118;
add.f64 %e18,%e24,%e26;
add.s32 %r35,%r69,512;
setp.lt.s32 %p28,%r69,0;
@%p28 bra $29;
$48:
sub.s32 %r120,%r6,%r30;
min.s32 %r121,%r120,32;
add.s32 %r122,%r121,7;
setp.ge.s32 %p29,%r15,%r122;
@%p29 bra $65;
add.s32 %r123,%r42,32;
add.s32 %r124,%r31,%r18;
mov.u32 %r125,%r15;
$50:
.pragma "nounroll";
setp.gt.s32 %p30,%r16,%r123;
@%p30 bra $64;
cvt.s64.s32 %d81,%r29;
mul.lo.s64 %d82,%d11,%d81;
add.s32 %r126,%r30,%r20;
add.s32 %r127,%r126,%r125;
cvt.s64.s32 %d83,%r127;
mul.lo.s64 %d84,%d13,%d83;
add.s64 %d85,%d84,%d82;
cvt.s64.s32 %d86,%r125;
mov.u32 %r128,%r16;
$52:
.pragma "nounroll";
setp.gt.s32 %p31,%r128,47;
@%p31 bra $63;
setp.le.s32 %p32,%r2,%r127;
shl.b32 %r129,%r128,2;
add.s32 %r130,%r124,%r129;
mov.u32 %r131,0;
@%p32 bra $62;
cvt.s64.s32 %d87,%r130;
mul.lo.s64 %d88,%d12,%d87;
add.s64 %d89,%d85,%d88;
add.s64 %d90,%d18,%d89;
setp.ge.s32 %p33,%r130,%r1;
mov.u32 %r131,0;
@%p33 bra $56;
ld.global.nc.u8 %r132,[%d90];
and.b32 %r131,%r132,255;
$56:
add.s64 %d91,%d90,%d12;
add.s32 %r133,%r130,1;
setp.ge.s32 %p34,%r133,%r1;
@%p34 bra $58;
ld.global.nc.u8 %r134,[%d91];
shl.b32 %r135,%r134,8;
and.b32 %r136,%r135,65280;
or.b32 %r131,%r136,%r131;
$58:
add.s64 %d92,%d91,%d12;
add.s32 %r137,%r130,2;
setp.ge.s32 %p35,%r137,%r1;
@%p35 bra $60;
ld.global.nc.u8 %r138,[%d92];
shl.b32 %r139,%r138,16;
and.b32 %r140,%r139,16711680;
or.b32 %r131,%r140,%r131;
$60:
add.s32 %r141,%r130,3;
setp.ge.s32 %p36,%r141,%r1;
@%p36 bra $62;
add.s64 %d93,%d92,%d12;
ld.global.nc.u8 %r142,[%d93];
shl.b32 %r143,%r142,24;
or.b32 %r131,%r143,%r131;
$62:
mul.lo.s64 %d94,%d86,192;
mov.u64 %d95,z2;
add.s64 %d96,%d95,%d94;
mul.wide.s32 %d97,%r128,4;
add.s64 %d98,%d96,%d97;
st.shared.u32 [%d98],%r131;
$63:
add.s32 %r128,%r128,32;
setp.le.s32 %p37,%r128,%r123;
@%p37 bra $52;
$64:
sub.s32 %r144,%r6,%r30;
min.s32 %r145,%r144,32;
add.s32 %r146,%r145,7;
add.s32 %r125,%r125,8;
setp.lt.s32 %p38,%r125,%r146;
@%p38 bra $50;
$65:
sub.s32 %r147,%r6,%r30;
setp.lt.s32 %p39,%r147,1;
mov.u32 %r148,0;
bar.sync 0;
mov.u32 %r149,%r148;
mov.u32 %r150,%r148;
mov.u32 %r151,%r148;
mov.u32 %r152,%r148;
mov.u32 %r153,%r148;
mov.u32 %r154,%r148;
mov.u32 %r155,%r148;
mov.u32 %r156,%r148;
mov.u32 %r157,%r148;
mov.u32 %r158,%r148;
mov.u32 %r159,%r148;
@%p39 bra $74;
setp.lt.s32 %p40,%r36,1;
shr.s32 %r160,%r37,31;
shr.u32 %r161,%r160,30;
add.s32 %r162,%r37,%r161;
and.b32 %r163,%r162,-4;
sub.s32 %r164,%r37,%r163;
@%p40 bra $74;
shl.b32 %r165,%r164,3;
mov.u32 %r166,-1;
shl.b32 %r167,%r166,%r165;
not.b32 %r168,%r167;
add.s32 %r169,%r42,-1;
mov.u32 %r148,0;
mov.u32 %r149,%r148;
mov.u32 %r150,%r148;
mov.u32 %r151,%r148;
mov.u32 %r152,%r148;
mov.u32 %r153,%r148;
mov.u32 %r154,%r148;
mov.u32 %r155,%r148;
mov.u32 %r156,%r148;
mov.u32 %r157,%r148;
mov.u32 %r158,%r148;
mov.u32 %r159,%r148;
mov.u32 %r170,%r148;
$68:
.pragma "nounroll";
add.s32 %r171,%r170,%r15;
mul.wide.u32 %d99,%r171,192;
mov.u64 %d100,z2;
add.s64 %d101,%d100,%d99;
add.s64 %d102,%d101,%d34;
ld.shared.u32 %r172,[%d102];
cvt.s64.s32 %d103,%r170;
setp.eq.s32 %p41,%r164,0;
@%p41 bra $71;
mov.u32 %r173,0;
$70:
.pragma "nounroll";
add.s64 %d104,%d102,4;
ld.shared.u32 %r174,[%d102+4];
shl.b64 %d105,%d103,6;
mov.u64 %d106,z3;
add.s64 %d107,%d106,%d105;
mul.wide.s32 %d108,%r173,4;
add.s64 %d109,%d107,%d108;
ld.shared.u32 %r175,[%d109];
setp.lt.s32 %p42,%r173,%r169;
selp.b32 %r176,-1,%r168,%p42;
and.b32 %r177,%r172,%r176;
dp4a.u32.u32 %r151,%r172,%r175,%r151;
dp4a.u32.u32 %r155,%r177,%r177,%r155;
mov.u32 %r178,16843009;
dp4a.u32.u32 %r159,%r177,%r178,%r159;
mov.u32 %r179,17185;
prmt.b32 %r180,%r172,%r174,%r179;
and.b32 %r181,%r180,%r176;
dp4a.u32.u32 %r150,%r180,%r175,%r150;
dp4a.u32.u32 %r154,%r181,%r181,%r154;
dp4a.u32.u32 %r158,%r181,%r178,%r158;
mov.u32 %r182,21554;
prmt.b32 %r183,%r172,%r174,%r182;
and.b32 %r184,%r183,%r176;
dp4a.u32.u32 %r149,%r183,%r175,%r149;
dp4a.u32.u32 %r153,%r184,%r184,%r153;
dp4a.u32.u32 %r157,%r184,%r178,%r157;
mov.u32 %r185,25923;
prmt.b32 %r186,%r172,%r174,%r185;
and.b32 %r187,%r186,%r176;
dp4a.u32.u32 %r148,%r186,%r175,%r148;
dp4a.u32.u32 %r152,%r187,%r187,%r152;
dp4a.u32.u32 %r156,%r187,%r178,%r156;
add.s32 %r173,%r173,1;
setp.lt.s32 %p43,%r173,%r42;
mov.u32 %r172,%r174;
mov.u64 %d102,%d104;
@%p43 bra $70;
bra.uni $73;
$71:
mov.u32 %r188,0;
$72:
.pragma "nounroll";
add.s64 %d110,%d102,4;
ld.shared.u32 %r189,[%d102+4];
shl.b64 %d111,%d103,6;
mov.u64 %d112,z3;
add.s64 %d113,%d112,%d111;
mul.wide.s32 %d114,%r188,4;
add.s64 %d115,%d113,%d114;
ld.shared.u32 %r190,[%d115];
dp4a.u32.u32 %r151,%r172,%r190,%r151;
dp4a.u32.u32 %r155,%r172,%r172,%r155;
mov.u32 %r191,16843009;
dp4a.u32.u32 %r159,%r172,%r191,%r159;
mov.u32 %r192,17185;
prmt.b32 %r193,%r172,%r189,%r192;
dp4a.u32.u32 %r150,%r193,%r190,%r150;
dp4a.u32.u32 %r154,%r193,%r193,%r154;
dp4a.u32.u32 %r158,%r193,%r191,%r158;
mov.u32 %r194,21554;
prmt.b32 %r195,%r172,%r189,%r194;
dp4a.u32.u32 %r149,%r195,%r190,%r149;
dp4a.u32.u32 %r153,%r195,%r195,%r153;
dp4a.u32.u32 %r157,%r195,%r191,%r157;
mov.u32 %r196,25923;
prmt.b32 %r197,%r172,%r189,%r196;
dp4a.u32.u32 %r148,%r197,%r190,%r148;
dp4a.u32.u32 %r152,%r197,%r197,%r152;
dp4a.u32.u32 %r156,%r197,%r191,%r156;
add.s32 %r188,%r188,1;
setp.lt.s32 %p44,%r188,%r42;
mov.u32 %r172,%r189;
mov.u64 %d102,%d110;
@%p44 bra $72;
$73:
sub.s32 %r198,%r6,%r30;
min.s32 %r199,%r198,32;
cvt.u32.u64 %r200,%d103;
add.s32 %r170,%r200,1;
setp.lt.s32 %p45,%r170,%r199;
@%p45 bra $68;
$74:
cvt.rn.f64.u32 %e27,%r151;
add.f64 %e7,%e7,%e27;
cvt.rn.f64.u32 %e28,%r155;
add.f64 %e11,%e11,%e28;
cvt.rn.f64.u32 %e29,%r159;
add.f64 %e16,%e16,%e29;
cvt.rn.f64.u32 %e30,%r150;
add.f64 %e6,%e6,%e30;
cvt.rn.f64.u32 %e31,%r154;
add.f64 %e10,%e10,%e31;
cvt.rn.f64.u32 %e32,%r158;
add.f64 %e15,%e15,%e32;
cvt.rn.f64.u32 %e33,%r149;
add.f64 %e5,%e5,%e33;
cvt.rn.f64.u32 %e34,%r153;
add.f64 %e9,%e9,%e34;
cvt.rn.f64.u32 %e35,%r157;
add.f64 %e14,%e14,%e35;
cvt.rn.f64.u32 %e36,%r148;
add.f64 %e4,%e4,%e36;
cvt.rn.f64.u32 %e37,%r152;
add.f64 %e8,%e8,%e37;
cvt.rn.f64.u32 %e38,%r156;
add.f64 %e13,%e13,%e38;
add.s32 %r31,%r31,64;
setp.gt.s32 %p46,%r5,%r31;
@%p46 bra $16;
$75:
add.s32 %r30,%r30,32;
setp.gt.s32 %p47,%r6,%r30;
@%p47 bra $14;
$76:
mov.b64 {%r201,%r202},%e17;
mov.u32 %r203,31;
mov.u32 %r204,16;
mov.u32 %r205,-1;
shfl.sync.bfly.b32 %r206|%p48,%r202,%r204,%r203,%r205;
shfl.sync.bfly.b32 %r207|%p49,%r201,%r204,%r203,%r205;
mov.b64 %e39,{%r207,%r206};
add.f64 %e40,%e17,%e39;
mov.b64 {%r208,%r209},%e40;
mov.u32 %r210,8;
shfl.sync.bfly.b32 %r211|%p50,%r209,%r210,%r203,%r205;
shfl.sync.bfly.b32 %r212|%p51,%r208,%r210,%r203,%r205;
mov.b64 %e41,{%r212,%r211};
add.f64 %e42,%e40,%e41;
mov.b64 {%r213,%r214},%e42;
mov.u32 %r215,4;
shfl.sync.bfly.b32 %r216|%p52,%r214,%r215,%r203,%r205;
shfl.sync.bfly.b32 %r217|%p53,%r213,%r215,%r203,%r205;
mov.b64 %e43,{%r217,%r216};
add.f64 %e44,%e42,%e43;
mov.b64 {%r218,%r219},%e44;
mov.u32 %r220,2;
shfl.sync.bfly.b32 %r221|%p54,%r219,%r220,%r203,%r205;
shfl.sync.bfly.b32 %r222|%p55,%r218,%r220,%r203,%r205;
mov.b64 %e45,{%r222,%r221};
add.f64 %e46,%e44,%e45;
mov.b64 {%r223,%r224},%e46;
mov.u32 %r225,1;
shfl.sync.bfly.b32 %r226|%p56,%r224,%r225,%r203,%r205;
shfl.sync.bfly.b32 %r227|%p57,%r223,%r225,%r203,%r205;
mov.b64 %e47,{%r227,%r226};
add.f64 %e48,%e46,%e47;
setp.ne.s32 %p58,%r16,0;
@%p58 bra $78;
mov.u32 %r228,%tid.y;
mul.wide.u32 %d116,%r228,8;
mov.u64 %d117,z0;
add.s64 %d118,%d117,%d116;
st.shared.f64 [%d118],%e48;
$78:
bar.sync 0;
ld.shared.f64 %e49,[z0+8];
ld.shared.f64 %e50,[z0];
add.f64 %e51,%e50,%e49;
ld.shared.f64 %e52,[z0+16];
add.f64 %e53,%e51,%e52;
ld.shared.f64 %e54,[z0+24];
add.f64 %e55,%e53,%e54;
ld.shared.f64 %e56,[z0+32];
add.f64 %e57,%e55,%e56;
ld.shared.f64 %e58,[z0+40];
add.f64 %e59,%e57,%e58;
ld.shared.f64 %e60,[z0+48];
add.f64 %e61,%e59,%e60;
ld.shared.f64 %e62,[z0+56];
bar.sync 0;
mov.b64 {%r229,%r230},%e18;
shfl.sync.bfly.b32 %r231|%p59,%r230,%r204,%r203,%r205;
shfl.sync.bfly.b32 %r232|%p60,%r229,%r204,%r203,%r205;
mov.b64 %e63,{%r232,%r231};
add.f64 %e64,%e18,%e63;
mov.b64 {%r233,%r234},%e64;
shfl.sync.bfly.b32 %r235|%p61,%r234,%r210,%r203,%r205;
shfl.sync.bfly.b32 %r236|%p62,%r233,%r210,%r203,%r205;
mov.b64 %e65,{%r236,%r235};
add.f64 %e66,%e64,%e65;
mov.b64 {%r237,%r238},%e66;
shfl.sync.bfly.b32 %r239|%p63,%r238,%r215,%r203,%r205;
shfl.sync.bfly.b32 %r240|%p64,%r237,%r215,%r203,%r205;
mov.b64 %e67,{%r240,%r239};
add.f64 %e68,%e66,%e67;
mov.b64 {%r241,%r242},%e68;
shfl.sync.bfly.b32 %r243|%p65,%r242,%r220,%r203,%r205;
shfl.sync.bfly.b32 %r244|%p66,%r241,%r220,%r203,%r205;
mov.b64 %e69,{%r244,%r243};
add.f64 %e70,%e68,%e69;
mov.b64 {%r245,%r246},%e70;
shfl.sync.bfly.b32 %r247|%p67,%r246,%r225,%r203,%r205;
shfl.sync.bfly.b32 %r248|%p68,%r245,%r225,%r203,%r205;
mov.b64 %e71,{%r248,%r247};
add.f64 %e72,%e70,%e71;
add.f64 %e73,%e61,%e62;
@%p58 bra $80;
mov.u32 %r249,%tid.y;
mul.wide.u32 %d119,%r249,8;
mov.u64 %d120,z0;
add.s64 %d121,%d120,%d119;
st.shared.f64 [%d121],%e72;
$80:
setp.lt.s32 %p69,%r13,4;
bar.sync 0;
ld.shared.f64 %e74,[z0+8];
ld.shared.f64 %e75,[z0];
add.f64 %e76,%e75,%e74;
ld.shared.f64 %e77,[z0+16];
add.f64 %e78,%e76,%e77;
ld.shared.f64 %e79,[z0+24];
add.f64 %e80,%e78,%e79;
ld.shared.f64 %e81,[z0+32];
add.f64 %e82,%e80,%e81;
ld.shared.f64 %e83,[z0+40];
add.f64 %e84,%e82,%e83;
ld.shared.f64 %e85,[z0+48];
add.f64 %e86,%e84,%e85;
ld.shared.f64 %e87,[z0+56];
add.f64 %e88,%e86,%e87;
bar.sync 0;
add.f64 %e12,%e12,%e88;
@%p69 bra $82;
mul.f64 %e89,%e73,%e73;
div.rn.f64 %e90,%e89,%e3;
mul.f64 %e91,%e73,%e16;
div.rn.f64 %e92,%e91,%e3;
sub.f64 %e7,%e7,%e92;
mul.f64 %e93,%e16,%e16;
div.rn.f64 %e94,%e93,%e3;
sub.f64 %e11,%e11,%e94;
mul.f64 %e95,%e73,%e15;
div.rn.f64 %e96,%e95,%e3;
sub.f64 %e6,%e6,%e96;
mul.f64 %e97,%e15,%e15;
div.rn.f64 %e98,%e97,%e3;
sub.f64 %e10,%e10,%e98;
mul.f64 %e99,%e73,%e14;
div.rn.f64 %e100,%e99,%e3;
sub.f64 %e5,%e5,%e100;
mul.f64 %e101,%e14,%e14;
div.rn.f64 %e102,%e101,%e3;
sub.f64 %e9,%e9,%e102;
mul.f64 %e103,%e73,%e13;
div.rn.f64 %e104,%e103,%e3;
sub.f64 %e4,%e4,%e104;
mul.f64 %e105,%e13,%e13;
div.rn.f64 %e106,%e105,%e3;
sub.f64 %e8,%e8,%e106;
sub.f64 %e12,%e12,%e90;
$82:
add.s32 %r29,%r29,1;
setp.lt.s32 %p70,%r29,%r3;
@%p70 bra $12;
$83:
shl.b32 %r250,%r16,2;
add.s32 %r251,%r18,%r250;
add.s32 %r252,%r20,%r15;
setp.ge.s32 %p71,%r252,%r10;
cvt.s64.s32 %d122,%r252;
mul.lo.s64 %d123,%d5,%d122;
setp.ge.s32 %p72,%r251,%r9;
or.pred %p73,%p71,%p72;
@%p73 bra $85;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r13;
.param .b64 q1;
st.param.f64 [q1+0],%e7;
.param .b64 q2;
st.param.f64 [q2+0],%e11;
.param .b64 q3;
st.param.f64 [q3+0],%e12;
.param .b64 q4;
st.param.f64 [q4+0],%e3;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4
);
ld.param.f32 %f1,[retval0+0];
}
cvt.s64.s32 %d124,%r251;
mul.lo.s64 %d125,%d4,%d124;
add.s64 %d126,%d125,%d123;
add.s64 %d127,%d30,%d126;
st.f32 [%d127],%f1;
$85:
add.s32 %r253,%r251,1;
setp.ge.s32 %p74,%r253,%r9;
or.pred %p75,%p71,%p74;
@%p75 bra $87;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r13;
.param .b64 q1;
st.param.f64 [q1+0],%e6;
.param .b64 q2;
st.param.f64 [q2+0],%e10;
.param .b64 q3;
st.param.f64 [q3+0],%e12;
.param .b64 q4;
st.param.f64 [q4+0],%e3;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4
);
ld.param.f32 %f2,[retval0+0];
}
cvt.s64.s32 %d128,%r253;
mul.lo.s64 %d129,%d4,%d128;
add.s64 %d130,%d129,%d123;
add.s64 %d131,%d30,%d130;
st.f32 [%d131],%f2;
$87:
add.s32 %r254,%r251,2;
setp.ge.s32 %p76,%r254,%r9;
or.pred %p77,%p71,%p76;
@%p77 bra $89;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r13;
.param .b64 q1;
st.param.f64 [q1+0],%e5;
.param .b64 q2;
st.param.f64 [q2+0],%e9;
.param .b64 q3;
st.param.f64 [q3+0],%e12;
.param .b64 q4;
st.param.f64 [q4+0],%e3;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4
);
ld.param.f32 %f3,[retval0+0];
}
cvt.s64.s32 %d132,%r254;
mul.lo.s64 %d133,%d4,%d132;
add.s64 %d134,%d133,%d123;
add.s64 %d135,%d30,%d134;
st.f32 [%d135],%f3;
$89:
add.s32 %r255,%r251,3;
setp.ge.s32 %p78,%r255,%r9;
or.pred %p79,%p71,%p78;
@%p79 bra $91;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r13;
.param .b64 q1;
st.param.f64 [q1+0],%e4;
.param .b64 q2;
st.param.f64 [q2+0],%e8;
.param .b64 q3;
st.param.f64 [q3+0],%e12;
.param .b64 q4;
st.param.f64 [q4+0],%e3;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4
);
ld.param.f32 %f4,[retval0+0];
}
cvt.s64.s32 %d136,%r255;
mul.lo.s64 %d137,%d4,%d136;
add.s64 %d138,%d137,%d123;
add.s64 %d139,%d30,%d138;
st.f32 [%d139],%f4;
$91:
ret;
}
`;
