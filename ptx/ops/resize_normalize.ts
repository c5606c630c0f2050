// Generated from kernels/ops/resize_normalize.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/resize_normalize.cu`. */
export const RESIZE_NORMALIZE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry resize_normalize_u8_c1(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .u64 p6,
.param .u64 p7,
.param .u64 p8,
.param .u64 p9,
.param .u32 p10,
.param .u32 p11,
.param .u64 p12,
.param .u64 p13,
.param .u64 p14,
.param .u64 p15,
.param .f32 p16,
.param .f32 p17,
.param .f32 p18,
.param .f32 p19,
.param .f32 p20,
.param .f32 p21,
.param .f32 p22,
.param .f32 p23
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b16 %s<9>;
.reg .f32 %f<39>;
.reg .b32 %r<77>;
.reg .b64 %d<62>;
ld.param.u64 %d6,[p0];
ld.param.u64 %d7,[p1];
ld.param.u64 %d8,[p2];
ld.param.u32 %r12,[p3];
ld.param.u32 %r13,[p4];
ld.param.u64 %d9,[p5];
ld.param.u64 %d10,[p7];
ld.param.u64 %d11,[p8];
ld.param.u64 %d12,[p9];
ld.param.u32 %r14,[p10];
ld.param.u32 %r15,[p11];
ld.param.u64 %d13,[p12];
ld.param.u64 %d14,[p13];
ld.param.u64 %d15,[p14];
ld.param.u64 %d16,[p15];
ld.param.f32 %f3,[p16];
ld.param.f32 %f4,[p20];
mov.u32 %r16,%ctaid.x;
shl.b32 %r17,%r16,5;
mov.u32 %r18,%tid.x;
add.s32 %r1,%r17,%r18;
mov.u32 %r19,%ctaid.y;
shl.b32 %r20,%r19,3;
mov.u32 %r21,%tid.y;
add.s32 %r2,%r20,%r21;
setp.ge.s32 %p1,%r1,%r14;
setp.ge.s32 %p2,%r2,%r15;
or.pred %p3,%p1,%p2;
@%p3 bra $8;
cvt.s64.s32 %d17,%r1;
mul.lo.s64 %d18,%d17,%d14;
add.s64 %d19,%d18,%d13;
shr.s64 %d20,%d19,44;
cvt.u32.u64 %r22,%d20;
shr.u64 %d21,%d19,12;
cvt.u32.u64 %r23,%d21;
cvt.rn.f32.u32 %f5,%r23;
mul.f32 %f6,%f5,0f2F800000;
setp.gt.s32 %p4,%r12,1;
selp.f32 %f7,0f3F800000,0f00000000,%p4;
setp.lt.s32 %p5,%r22,0;
selp.f32 %f8,0f00000000,%f6,%p5;
max.s32 %r24,%r22,0;
add.s32 %r25,%r12,-2;
max.s32 %r26,%r25,0;
min.s32 %r27,%r24,%r26;
setp.lt.s32 %p6,%r25,%r22;
selp.f32 %f1,%f7,%f8,%p6;
cvt.s64.s32 %d22,%r2;
mul.lo.s64 %d23,%d22,%d16;
add.s64 %d24,%d23,%d15;
shr.s64 %d25,%d24,44;
cvt.u32.u64 %r28,%d25;
shr.u64 %d26,%d24,12;
cvt.u32.u64 %r29,%d26;
cvt.rn.f32.u32 %f9,%r29;
mul.f32 %f10,%f9,0f2F800000;
setp.gt.s32 %p7,%r13,1;
selp.f32 %f11,0f3F800000,0f00000000,%p7;
setp.lt.s32 %p8,%r28,0;
selp.f32 %f12,0f00000000,%f10,%p8;
max.s32 %r30,%r28,0;
add.s32 %r31,%r13,-2;
max.s32 %r32,%r31,0;
min.s32 %r33,%r30,%r32;
setp.lt.s32 %p9,%r31,%r28;
selp.f32 %f2,%f11,%f12,%p9;
mov.u32 %r34,%ctaid.z;
cvt.u64.u32 %d27,%r34;
mul.lo.s64 %d28,%d27,%d8;
cvt.s64.s32 %d29,%r33;
mul.lo.s64 %d30,%d29,%d7;
cvt.s64.s32 %d31,%r27;
add.s64 %d32,%d28,%d31;
add.s64 %d33,%d32,%d30;
add.s64 %d1,%d6,%d33;
selp.b64 %d34,%d7,0,%p7;
add.s64 %d2,%d1,%d34;
mul.lo.s64 %d35,%d27,%d12;
mul.lo.s64 %d36,%d17,%d11;
mul.lo.s64 %d37,%d22,%d10;
add.s64 %d38,%d36,%d37;
add.s64 %d3,%d38,%d35;
add.s32 %r35,%r33,2;
setp.ge.s32 %p10,%r35,%r13;
add.s32 %r36,%r27,5;
setp.gt.s32 %p11,%r36,%r12;
and.pred %p12,%p11,%p10;
setp.lt.s32 %p13,%r12,8;
or.pred %p14,%p13,%p12;
@%p14 bra $7;
bra.uni $2;
$7:
selp.u64 %d58,1,0,%p4;
add.s64 %d55,%d1,%d58;
add.s64 %d57,%d2,%d58;
ld.global.nc.u8 %r71,[%d1];
cvt.u16.u32 %s1,%r71;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f28,%s2;
ld.global.nc.u8 %r72,[%d55];
cvt.u16.u32 %s3,%r72;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f29,%s4;
sub.rn.f32 %f30,%f29,%f28;
fma.rn.f32 %f31,%f30,%f1,%f28;
ld.global.nc.u8 %r73,[%d2];
cvt.u16.u32 %s5,%r73;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f32,%s6;
ld.global.nc.u8 %r74,[%d57];
cvt.u16.u32 %s7,%r74;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f33,%s8;
sub.rn.f32 %f34,%f33,%f32;
fma.rn.f32 %f35,%f34,%f1,%f32;
sub.rn.f32 %f36,%f35,%f31;
fma.rn.f32 %f37,%f36,%f2,%f31;
fma.rn.f32 %f38,%f37,%f3,%f4;
cvta.to.global.u64 %d59,%d9;
shl.b64 %d60,%d3,2;
add.s64 %d61,%d59,%d60;
st.global.f32 [%d61],%f38;
bra.uni $8;
$2:
cvt.u32.u64 %r39,%d1;
and.b32 %r3,%r39,3;
and.b64 %d39,%d1,-4;
ld.global.cs.u32 %r37,[%d39];
add.s32 %r40,%r3,2;
setp.lt.u32 %p15,%r40,5;
mov.u32 %r76,0;
mov.u32 %r75,%r76;
@%p15 bra $4;
add.s64 %d40,%d39,4;
ld.global.cs.u32 %r75,[%d40];
$4:
shl.b32 %r45,%r3,3;
shf.r.wrap.b32 %r42,%r37,%r75,%r45;
cvt.u32.u64 %r48,%d2;
and.b32 %r8,%r48,3;
and.b64 %d41,%d2,-4;
ld.global.cs.u32 %r46,[%d41];
add.s32 %r49,%r8,2;
setp.lt.u32 %p16,%r49,5;
@%p16 bra $6;
add.s64 %d42,%d41,4;
ld.global.cs.u32 %r76,[%d42];
$6:
shl.b32 %r54,%r8,3;
shf.r.wrap.b32 %r51,%r46,%r76,%r54;
mov.u32 %r55,30288;
mov.u32 %r56,1258291200;
prmt.b32 %r57,%r42,%r56,%r55;
mov.b32 %f13,%r57;
add.f32 %f14,%f13,0fCB000000;
mov.u32 %r58,30289;
prmt.b32 %r59,%r42,%r56,%r58;
mov.b32 %f15,%r59;
add.f32 %f16,%f15,0fCB000000;
sub.rn.f32 %f17,%f16,%f14;
fma.rn.f32 %f18,%f17,%f1,%f14;
prmt.b32 %r60,%r51,%r56,%r55;
mov.b32 %f19,%r60;
add.f32 %f20,%f19,0fCB000000;
prmt.b32 %r61,%r51,%r56,%r58;
mov.b32 %f21,%r61;
add.f32 %f22,%f21,0fCB000000;
sub.rn.f32 %f23,%f22,%f20;
fma.rn.f32 %f24,%f23,%f1,%f20;
sub.rn.f32 %f25,%f24,%f18;
fma.rn.f32 %f26,%f25,%f2,%f18;
fma.rn.f32 %f27,%f26,%f3,%f4;
cvta.to.global.u64 %d51,%d9;
shl.b64 %d52,%d3,2;
add.s64 %d53,%d51,%d52;
st.global.f32 [%d53],%f27;
$8:
ret;
}
.visible .entry resize_normalize_u8_c3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .u64 p6,
.param .u64 p7,
.param .u64 p8,
.param .u64 p9,
.param .u32 p10,
.param .u32 p11,
.param .u64 p12,
.param .u64 p13,
.param .u64 p14,
.param .u64 p15,
.param .f32 p16,
.param .f32 p17,
.param .f32 p18,
.param .f32 p19,
.param .f32 p20,
.param .f32 p21,
.param .f32 p22,
.param .f32 p23
)
.maxntid 256,1,1
{
.reg .pred %p<21>;
.reg .b16 %s<25>;
.reg .f32 %f<95>;
.reg .b32 %r<194>;
.reg .b64 %d<148>;
ld.param.u64 %d2,[p0];
ld.param.u64 %d3,[p1];
ld.param.u64 %d4,[p2];
ld.param.u32 %r13,[p3];
ld.param.u32 %r14,[p4];
ld.param.u64 %d5,[p5];
ld.param.u64 %d6,[p6];
ld.param.u64 %d7,[p7];
ld.param.u64 %d8,[p8];
ld.param.u64 %d9,[p9];
ld.param.u32 %r15,[p10];
ld.param.u32 %r16,[p11];
ld.param.u64 %d10,[p12];
ld.param.u64 %d11,[p13];
ld.param.u64 %d12,[p14];
ld.param.u64 %d13,[p15];
ld.param.f32 %f3,[p16];
ld.param.f32 %f4,[p17];
ld.param.f32 %f5,[p18];
ld.param.f32 %f6,[p20];
ld.param.f32 %f7,[p21];
ld.param.f32 %f8,[p22];
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,5;
mov.u32 %r19,%tid.x;
add.s32 %r1,%r18,%r19;
mov.u32 %r20,%ctaid.y;
shl.b32 %r21,%r20,3;
mov.u32 %r22,%tid.y;
add.s32 %r2,%r21,%r22;
setp.ge.s32 %p2,%r1,%r15;
setp.ge.s32 %p3,%r2,%r16;
or.pred %p4,%p2,%p3;
@%p4 bra $8;
cvt.s64.s32 %d14,%r1;
mul.lo.s64 %d15,%d14,%d11;
add.s64 %d16,%d15,%d10;
shr.s64 %d17,%d16,44;
cvt.u32.u64 %r23,%d17;
shr.u64 %d18,%d16,12;
cvt.u32.u64 %r24,%d18;
cvt.rn.f32.u32 %f9,%r24;
mul.f32 %f10,%f9,0f2F800000;
setp.gt.s32 %p5,%r13,1;
selp.f32 %f11,0f3F800000,0f00000000,%p5;
setp.lt.s32 %p6,%r23,0;
selp.f32 %f12,0f00000000,%f10,%p6;
max.s32 %r25,%r23,0;
add.s32 %r26,%r13,-2;
max.s32 %r27,%r26,0;
min.s32 %r28,%r25,%r27;
setp.lt.s32 %p7,%r26,%r23;
selp.f32 %f1,%f11,%f12,%p7;
cvt.s64.s32 %d19,%r2;
mul.lo.s64 %d20,%d19,%d13;
add.s64 %d21,%d20,%d12;
shr.s64 %d22,%d21,44;
cvt.u32.u64 %r29,%d22;
shr.u64 %d23,%d21,12;
cvt.u32.u64 %r30,%d23;
cvt.rn.f32.u32 %f13,%r30;
mul.f32 %f14,%f13,0f2F800000;
setp.gt.s32 %p1,%r14,1;
selp.f32 %f15,0f3F800000,0f00000000,%p1;
setp.lt.s32 %p8,%r29,0;
selp.f32 %f16,0f00000000,%f14,%p8;
max.s32 %r31,%r29,0;
add.s32 %r32,%r14,-2;
max.s32 %r33,%r32,0;
min.s32 %r34,%r31,%r33;
setp.lt.s32 %p9,%r32,%r29;
selp.f32 %f2,%f15,%f16,%p9;
mov.u32 %r35,%ctaid.z;
cvt.u64.u32 %d24,%r35;
mul.lo.s64 %d25,%d24,%d4;
cvt.s64.s32 %d26,%r34;
mul.lo.s64 %d27,%d26,%d3;
mul.lo.s32 %r36,%r28,3;
cvt.s64.s32 %d28,%r36;
add.s64 %d29,%d25,%d28;
add.s64 %d30,%d29,%d27;
add.s64 %d1,%d2,%d30;
mul.lo.s32 %r37,%r13,3;
setp.lt.s32 %p10,%r37,8;
add.s32 %r38,%r34,2;
setp.ge.s32 %p11,%r38,%r14;
add.s32 %r39,%r36,9;
setp.gt.s32 %p12,%r39,%r37;
and.pred %p13,%p12,%p11;
or.pred %p14,%p10,%p13;
@%p14 bra $7;
bra.uni $2;
$7:
selp.b64 %d132,%d3,0,%p1;
add.s64 %d122,%d1,%d132;
selp.b64 %d133,3,0,%p5;
add.s64 %d121,%d1,%d133;
add.s64 %d123,%d122,%d133;
ld.global.nc.u8 %r171,[%d1];
cvt.u16.u32 %s1,%r171;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f62,%s2;
ld.global.nc.u8 %r172,[%d121];
cvt.u16.u32 %s3,%r172;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f63,%s4;
sub.rn.f32 %f64,%f63,%f62;
fma.rn.f32 %f65,%f64,%f1,%f62;
ld.global.nc.u8 %r173,[%d122];
cvt.u16.u32 %s5,%r173;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f66,%s6;
ld.global.nc.u8 %r174,[%d123];
cvt.u16.u32 %s7,%r174;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f67,%s8;
sub.rn.f32 %f68,%f67,%f66;
fma.rn.f32 %f69,%f68,%f1,%f66;
sub.rn.f32 %f70,%f69,%f65;
fma.rn.f32 %f71,%f70,%f2,%f65;
fma.rn.f32 %f72,%f71,%f3,%f6;
mul.lo.s64 %d135,%d14,%d8;
mul.lo.s64 %d137,%d19,%d7;
add.s64 %d138,%d135,%d137;
mul.lo.s64 %d140,%d24,%d9;
add.s64 %d141,%d138,%d140;
cvta.to.global.u64 %d142,%d5;
shl.b64 %d143,%d141,2;
add.s64 %d144,%d142,%d143;
st.global.f32 [%d144],%f72;
add.s64 %d124,%d1,1;
add.s64 %d125,%d124,%d133;
add.s64 %d126,%d122,1;
add.s64 %d127,%d126,%d133;
ld.global.nc.u8 %r175,[%d124];
cvt.u16.u32 %s9,%r175;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f73,%s10;
ld.global.nc.u8 %r176,[%d125];
cvt.u16.u32 %s11,%r176;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f74,%s12;
sub.rn.f32 %f75,%f74,%f73;
fma.rn.f32 %f76,%f75,%f1,%f73;
ld.global.nc.u8 %r177,[%d126];
cvt.u16.u32 %s13,%r177;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f77,%s14;
ld.global.nc.u8 %r178,[%d127];
cvt.u16.u32 %s15,%r178;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f78,%s16;
sub.rn.f32 %f79,%f78,%f77;
fma.rn.f32 %f80,%f79,%f1,%f77;
sub.rn.f32 %f81,%f80,%f76;
fma.rn.f32 %f82,%f81,%f2,%f76;
fma.rn.f32 %f83,%f82,%f4,%f7;
shl.b64 %d145,%d6,2;
add.s64 %d146,%d144,%d145;
st.global.f32 [%d146],%f83;
add.s64 %d128,%d1,2;
add.s64 %d129,%d128,%d133;
add.s64 %d130,%d122,2;
add.s64 %d131,%d130,%d133;
ld.global.nc.u8 %r179,[%d128];
cvt.u16.u32 %s17,%r179;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f84,%s18;
ld.global.nc.u8 %r180,[%d129];
cvt.u16.u32 %s19,%r180;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f85,%s20;
sub.rn.f32 %f86,%f85,%f84;
fma.rn.f32 %f87,%f86,%f1,%f84;
ld.global.nc.u8 %r181,[%d130];
cvt.u16.u32 %s21,%r181;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f88,%s22;
ld.global.nc.u8 %r182,[%d131];
cvt.u16.u32 %s23,%r182;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f89,%s24;
sub.rn.f32 %f90,%f89,%f88;
fma.rn.f32 %f91,%f90,%f1,%f88;
sub.rn.f32 %f92,%f91,%f87;
fma.rn.f32 %f93,%f92,%f2,%f87;
fma.rn.f32 %f94,%f93,%f5,%f8;
add.s64 %d147,%d146,%d145;
st.global.f32 [%d147],%f94;
bra.uni $8;
$2:
cvt.u32.u64 %r43,%d1;
and.b32 %r44,%r43,3;
and.b64 %d31,%d1,-4;
ld.global.cs.u32 %r40,[%d31];
add.s64 %d32,%d31,4;
ld.global.cs.u32 %r41,[%d32];
add.s32 %r45,%r44,6;
setp.lt.u32 %p15,%r45,9;
mov.u32 %r193,0;
mov.u32 %r192,%r193;
@%p15 bra $4;
add.s64 %d33,%d31,8;
ld.global.cs.u32 %r192,[%d33];
$4:
shl.b32 %r99,%r43,3;
and.b32 %r70,%r99,24;
shf.r.wrap.b32 %r67,%r40,%r41,%r70;
shf.r.wrap.b32 %r71,%r41,%r192,%r70;
selp.b64 %d69,%d3,0,%p1;
add.s64 %d70,%d1,%d69;
cvt.u32.u64 %r100,%d70;
and.b32 %r101,%r100,3;
and.b64 %d51,%d70,-4;
ld.global.cs.u32 %r75,[%d51];
add.s64 %d52,%d51,4;
ld.global.cs.u32 %r76,[%d52];
add.s32 %r102,%r101,6;
setp.lt.u32 %p17,%r102,9;
@%p17 bra $6;
add.s64 %d71,%d51,8;
ld.global.cs.u32 %r193,[%d71];
$6:
cvt.u64.u32 %d97,%r36;
add.s64 %d98,%d25,%d97;
cvt.u64.u32 %d103,%r34;
mul.lo.s64 %d104,%d103,%d3;
add.s64 %d105,%d98,%d104;
add.s64 %d106,%d2,%d105;
add.s64 %d108,%d106,%d69;
cvt.u32.u64 %r152,%d108;
shl.b32 %r153,%r152,3;
and.b32 %r127,%r153,24;
shf.r.wrap.b32 %r124,%r75,%r76,%r127;
shf.r.wrap.b32 %r128,%r76,%r193,%r127;
mov.u32 %r154,30288;
mov.u32 %r155,1258291200;
prmt.b32 %r156,%r67,%r155,%r154;
mov.b32 %f17,%r156;
add.f32 %f18,%f17,0fCB000000;
mov.u32 %r157,30291;
prmt.b32 %r158,%r67,%r155,%r157;
mov.b32 %f19,%r158;
add.f32 %f20,%f19,0fCB000000;
sub.rn.f32 %f21,%f20,%f18;
fma.rn.f32 %f22,%f21,%f1,%f18;
prmt.b32 %r159,%r124,%r155,%r154;
mov.b32 %f23,%r159;
add.f32 %f24,%f23,0fCB000000;
prmt.b32 %r160,%r124,%r155,%r157;
mov.b32 %f25,%r160;
add.f32 %f26,%f25,0fCB000000;
sub.rn.f32 %f27,%f26,%f24;
fma.rn.f32 %f28,%f27,%f1,%f24;
sub.rn.f32 %f29,%f28,%f22;
fma.rn.f32 %f30,%f29,%f2,%f22;
fma.rn.f32 %f31,%f30,%f3,%f6;
mul.lo.s64 %d109,%d14,%d8;
mul.lo.s64 %d110,%d19,%d7;
add.s64 %d111,%d109,%d110;
mul.lo.s64 %d112,%d24,%d9;
add.s64 %d113,%d111,%d112;
cvta.to.global.u64 %d114,%d5;
shl.b64 %d115,%d113,2;
add.s64 %d116,%d114,%d115;
mov.u32 %r161,30289;
prmt.b32 %r162,%r67,%r155,%r161;
mov.b32 %f32,%r162;
add.f32 %f33,%f32,0fCB000000;
prmt.b32 %r163,%r71,%r155,%r154;
mov.b32 %f34,%r163;
add.f32 %f35,%f34,0fCB000000;
sub.rn.f32 %f36,%f35,%f33;
fma.rn.f32 %f37,%f36,%f1,%f33;
prmt.b32 %r164,%r124,%r155,%r161;
mov.b32 %f38,%r164;
add.f32 %f39,%f38,0fCB000000;
prmt.b32 %r165,%r128,%r155,%r154;
mov.b32 %f40,%r165;
add.f32 %f41,%f40,0fCB000000;
sub.rn.f32 %f42,%f41,%f39;
fma.rn.f32 %f43,%f42,%f1,%f39;
sub.rn.f32 %f44,%f43,%f37;
fma.rn.f32 %f45,%f44,%f2,%f37;
fma.rn.f32 %f46,%f45,%f4,%f7;
shl.b64 %d117,%d6,2;
add.s64 %d118,%d116,%d117;
st.global.f32 [%d116],%f31;
st.global.f32 [%d118],%f46;
mov.u32 %r166,30290;
prmt.b32 %r167,%r67,%r155,%r166;
mov.b32 %f47,%r167;
add.f32 %f48,%f47,0fCB000000;
prmt.b32 %r168,%r71,%r155,%r161;
mov.b32 %f49,%r168;
add.f32 %f50,%f49,0fCB000000;
sub.rn.f32 %f51,%f50,%f48;
fma.rn.f32 %f52,%f51,%f1,%f48;
prmt.b32 %r169,%r124,%r155,%r166;
mov.b32 %f53,%r169;
add.f32 %f54,%f53,0fCB000000;
prmt.b32 %r170,%r128,%r155,%r161;
mov.b32 %f55,%r170;
add.f32 %f56,%f55,0fCB000000;
sub.rn.f32 %f57,%f56,%f54;
fma.rn.f32 %f58,%f57,%f1,%f54;
sub.rn.f32 %f59,%f58,%f52;
fma.rn.f32 %f60,%f59,%f2,%f52;
fma.rn.f32 %f61,%f60,%f5,%f8;
add.s64 %d119,%d118,%d117;
st.global.f32 [%d119],%f61;
$8:
ret;
}
.visible .entry resize_normalize_u8_c4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .u64 p6,
.param .u64 p7,
.param .u64 p8,
.param .u64 p9,
.param .u32 p10,
.param .u32 p11,
.param .u64 p12,
.param .u64 p13,
.param .u64 p14,
.param .u64 p15,
.param .f32 p16,
.param .f32 p17,
.param .f32 p18,
.param .f32 p19,
.param .f32 p20,
.param .f32 p21,
.param .f32 p22,
.param .f32 p23
)
.maxntid 256,1,1
{
.reg .pred %p<21>;
.reg .b16 %s<33>;
.reg .f32 %f<123>;
.reg .b32 %r<200>;
.reg .b64 %d<154>;
ld.param.u64 %d2,[p0];
ld.param.u64 %d3,[p1];
ld.param.u64 %d4,[p2];
ld.param.u32 %r13,[p3];
ld.param.u32 %r14,[p4];
ld.param.u64 %d5,[p5];
ld.param.u64 %d6,[p6];
ld.param.u64 %d7,[p7];
ld.param.u64 %d8,[p8];
ld.param.u64 %d9,[p9];
ld.param.u32 %r15,[p10];
ld.param.u32 %r16,[p11];
ld.param.u64 %d10,[p12];
ld.param.u64 %d11,[p13];
ld.param.u64 %d12,[p14];
ld.param.u64 %d13,[p15];
ld.param.f32 %f3,[p16];
ld.param.f32 %f4,[p17];
ld.param.f32 %f5,[p18];
ld.param.f32 %f6,[p19];
ld.param.f32 %f7,[p20];
ld.param.f32 %f8,[p21];
ld.param.f32 %f9,[p22];
ld.param.f32 %f10,[p23];
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,5;
mov.u32 %r19,%tid.x;
add.s32 %r1,%r18,%r19;
mov.u32 %r20,%ctaid.y;
shl.b32 %r21,%r20,3;
mov.u32 %r22,%tid.y;
add.s32 %r2,%r21,%r22;
setp.ge.s32 %p2,%r1,%r15;
setp.ge.s32 %p3,%r2,%r16;
or.pred %p4,%p2,%p3;
@%p4 bra $8;
cvt.s64.s32 %d14,%r1;
mul.lo.s64 %d15,%d14,%d11;
add.s64 %d16,%d15,%d10;
shr.s64 %d17,%d16,44;
cvt.u32.u64 %r23,%d17;
shr.u64 %d18,%d16,12;
cvt.u32.u64 %r24,%d18;
cvt.rn.f32.u32 %f11,%r24;
mul.f32 %f12,%f11,0f2F800000;
setp.gt.s32 %p5,%r13,1;
selp.f32 %f13,0f3F800000,0f00000000,%p5;
setp.lt.s32 %p6,%r23,0;
selp.f32 %f14,0f00000000,%f12,%p6;
max.s32 %r25,%r23,0;
add.s32 %r26,%r13,-2;
max.s32 %r27,%r26,0;
min.s32 %r28,%r25,%r27;
setp.lt.s32 %p7,%r26,%r23;
selp.f32 %f1,%f13,%f14,%p7;
cvt.s64.s32 %d19,%r2;
mul.lo.s64 %d20,%d19,%d13;
add.s64 %d21,%d20,%d12;
shr.s64 %d22,%d21,44;
cvt.u32.u64 %r29,%d22;
shr.u64 %d23,%d21,12;
cvt.u32.u64 %r30,%d23;
cvt.rn.f32.u32 %f15,%r30;
mul.f32 %f16,%f15,0f2F800000;
setp.gt.s32 %p1,%r14,1;
selp.f32 %f17,0f3F800000,0f00000000,%p1;
setp.lt.s32 %p8,%r29,0;
selp.f32 %f18,0f00000000,%f16,%p8;
max.s32 %r31,%r29,0;
add.s32 %r32,%r14,-2;
max.s32 %r33,%r32,0;
min.s32 %r34,%r31,%r33;
setp.lt.s32 %p9,%r32,%r29;
selp.f32 %f2,%f17,%f18,%p9;
mov.u32 %r35,%ctaid.z;
cvt.u64.u32 %d24,%r35;
mul.lo.s64 %d25,%d24,%d4;
cvt.s64.s32 %d26,%r34;
mul.lo.s64 %d27,%d26,%d3;
shl.b32 %r36,%r28,2;
cvt.s64.s32 %d28,%r36;
add.s64 %d29,%d25,%d28;
add.s64 %d30,%d29,%d27;
add.s64 %d1,%d2,%d30;
add.s32 %r37,%r34,2;
setp.ge.s32 %p10,%r37,%r14;
add.s32 %r38,%r36,11;
shl.b32 %r39,%r13,2;
setp.gt.s32 %p11,%r38,%r39;
and.pred %p12,%p11,%p10;
setp.lt.s32 %p13,%r13,2;
or.pred %p14,%p13,%p12;
@%p14 bra $7;
bra.uni $2;
$7:
selp.b64 %d137,%d3,0,%p1;
add.s64 %d123,%d1,%d137;
selp.b64 %d138,4,0,%p5;
add.s64 %d122,%d1,%d138;
add.s64 %d124,%d123,%d138;
ld.global.nc.u8 %r173,[%d1];
cvt.u16.u32 %s1,%r173;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f79,%s2;
ld.global.nc.u8 %r174,[%d122];
cvt.u16.u32 %s3,%r174;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f80,%s4;
sub.rn.f32 %f81,%f80,%f79;
fma.rn.f32 %f82,%f81,%f1,%f79;
ld.global.nc.u8 %r175,[%d123];
cvt.u16.u32 %s5,%r175;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f83,%s6;
ld.global.nc.u8 %r176,[%d124];
cvt.u16.u32 %s7,%r176;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f84,%s8;
sub.rn.f32 %f85,%f84,%f83;
fma.rn.f32 %f86,%f85,%f1,%f83;
sub.rn.f32 %f87,%f86,%f82;
fma.rn.f32 %f88,%f87,%f2,%f82;
fma.rn.f32 %f89,%f88,%f3,%f7;
mul.lo.s64 %d140,%d19,%d7;
mul.lo.s64 %d142,%d14,%d8;
add.s64 %d143,%d142,%d140;
mul.lo.s64 %d145,%d24,%d9;
add.s64 %d146,%d143,%d145;
cvta.to.global.u64 %d147,%d5;
shl.b64 %d148,%d146,2;
add.s64 %d149,%d147,%d148;
st.global.f32 [%d149],%f89;
add.s64 %d125,%d1,1;
add.s64 %d126,%d125,%d138;
add.s64 %d127,%d123,1;
add.s64 %d128,%d127,%d138;
ld.global.nc.u8 %r177,[%d125];
cvt.u16.u32 %s9,%r177;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f90,%s10;
ld.global.nc.u8 %r178,[%d126];
cvt.u16.u32 %s11,%r178;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f91,%s12;
sub.rn.f32 %f92,%f91,%f90;
fma.rn.f32 %f93,%f92,%f1,%f90;
ld.global.nc.u8 %r179,[%d127];
cvt.u16.u32 %s13,%r179;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f94,%s14;
ld.global.nc.u8 %r180,[%d128];
cvt.u16.u32 %s15,%r180;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f95,%s16;
sub.rn.f32 %f96,%f95,%f94;
fma.rn.f32 %f97,%f96,%f1,%f94;
sub.rn.f32 %f98,%f97,%f93;
fma.rn.f32 %f99,%f98,%f2,%f93;
fma.rn.f32 %f100,%f99,%f4,%f8;
shl.b64 %d150,%d6,2;
add.s64 %d151,%d149,%d150;
st.global.f32 [%d151],%f100;
add.s64 %d129,%d1,2;
add.s64 %d130,%d129,%d138;
add.s64 %d131,%d123,2;
add.s64 %d132,%d131,%d138;
ld.global.nc.u8 %r181,[%d129];
cvt.u16.u32 %s17,%r181;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f101,%s18;
ld.global.nc.u8 %r182,[%d130];
cvt.u16.u32 %s19,%r182;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f102,%s20;
sub.rn.f32 %f103,%f102,%f101;
fma.rn.f32 %f104,%f103,%f1,%f101;
ld.global.nc.u8 %r183,[%d131];
cvt.u16.u32 %s21,%r183;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f105,%s22;
ld.global.nc.u8 %r184,[%d132];
cvt.u16.u32 %s23,%r184;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f106,%s24;
sub.rn.f32 %f107,%f106,%f105;
fma.rn.f32 %f108,%f107,%f1,%f105;
sub.rn.f32 %f109,%f108,%f104;
fma.rn.f32 %f110,%f109,%f2,%f104;
fma.rn.f32 %f111,%f110,%f5,%f9;
add.s64 %d152,%d151,%d150;
st.global.f32 [%d152],%f111;
add.s64 %d133,%d1,3;
add.s64 %d134,%d133,%d138;
add.s64 %d135,%d123,3;
add.s64 %d136,%d135,%d138;
ld.global.nc.u8 %r185,[%d133];
cvt.u16.u32 %s25,%r185;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f112,%s26;
ld.global.nc.u8 %r186,[%d134];
cvt.u16.u32 %s27,%r186;
and.b16 %s28,%s27,255;
cvt.rn.f32.u16 %f113,%s28;
sub.rn.f32 %f114,%f113,%f112;
fma.rn.f32 %f115,%f114,%f1,%f112;
ld.global.nc.u8 %r187,[%d135];
cvt.u16.u32 %s29,%r187;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f116,%s30;
ld.global.nc.u8 %r188,[%d136];
cvt.u16.u32 %s31,%r188;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f117,%s32;
sub.rn.f32 %f118,%f117,%f116;
fma.rn.f32 %f119,%f118,%f1,%f116;
sub.rn.f32 %f120,%f119,%f115;
fma.rn.f32 %f121,%f120,%f2,%f115;
fma.rn.f32 %f122,%f121,%f6,%f10;
add.s64 %d153,%d152,%d150;
st.global.f32 [%d153],%f122;
bra.uni $8;
$2:
cvt.u32.u64 %r43,%d1;
and.b32 %r44,%r43,3;
and.b64 %d31,%d1,-4;
ld.global.cs.u32 %r40,[%d31];
add.s64 %d32,%d31,4;
ld.global.cs.u32 %r41,[%d32];
setp.eq.s32 %p15,%r44,0;
mov.u32 %r199,0;
mov.u32 %r198,%r199;
@%p15 bra $4;
add.s64 %d33,%d31,8;
ld.global.cs.u32 %r198,[%d33];
$4:
shl.b32 %r98,%r43,3;
and.b32 %r69,%r98,24;
shf.r.wrap.b32 %r66,%r40,%r41,%r69;
shf.r.wrap.b32 %r70,%r41,%r198,%r69;
selp.b64 %d69,%d3,0,%p1;
add.s64 %d70,%d1,%d69;
cvt.u32.u64 %r99,%d70;
and.b32 %r100,%r99,3;
and.b64 %d51,%d70,-4;
ld.global.cs.u32 %r74,[%d51];
add.s64 %d52,%d51,4;
ld.global.cs.u32 %r75,[%d52];
setp.eq.s32 %p17,%r100,0;
@%p17 bra $6;
add.s64 %d71,%d51,8;
ld.global.cs.u32 %r199,[%d71];
$6:
cvt.u64.u32 %d97,%r36;
add.s64 %d98,%d25,%d97;
cvt.u64.u32 %d103,%r34;
mul.lo.s64 %d104,%d103,%d3;
add.s64 %d105,%d98,%d104;
add.s64 %d106,%d2,%d105;
add.s64 %d108,%d106,%d69;
cvt.u32.u64 %r150,%d108;
shl.b32 %r151,%r150,3;
and.b32 %r125,%r151,24;
shf.r.wrap.b32 %r122,%r74,%r75,%r125;
shf.r.wrap.b32 %r126,%r75,%r199,%r125;
mov.u32 %r152,30288;
mov.u32 %r153,1258291200;
prmt.b32 %r154,%r66,%r153,%r152;
mov.b32 %f19,%r154;
add.f32 %f20,%f19,0fCB000000;
prmt.b32 %r155,%r70,%r153,%r152;
mov.b32 %f21,%r155;
add.f32 %f22,%f21,0fCB000000;
sub.rn.f32 %f23,%f22,%f20;
fma.rn.f32 %f24,%f23,%f1,%f20;
prmt.b32 %r156,%r122,%r153,%r152;
mov.b32 %f25,%r156;
add.f32 %f26,%f25,0fCB000000;
prmt.b32 %r157,%r126,%r153,%r152;
mov.b32 %f27,%r157;
add.f32 %f28,%f27,0fCB000000;
sub.rn.f32 %f29,%f28,%f26;
fma.rn.f32 %f30,%f29,%f1,%f26;
sub.rn.f32 %f31,%f30,%f24;
fma.rn.f32 %f32,%f31,%f2,%f24;
fma.rn.f32 %f33,%f32,%f3,%f7;
mul.lo.s64 %d109,%d14,%d8;
mul.lo.s64 %d110,%d19,%d7;
add.s64 %d111,%d109,%d110;
mul.lo.s64 %d112,%d24,%d9;
add.s64 %d113,%d111,%d112;
cvta.to.global.u64 %d114,%d5;
shl.b64 %d115,%d113,2;
add.s64 %d116,%d114,%d115;
mov.u32 %r158,30289;
prmt.b32 %r159,%r66,%r153,%r158;
mov.b32 %f34,%r159;
add.f32 %f35,%f34,0fCB000000;
prmt.b32 %r160,%r70,%r153,%r158;
mov.b32 %f36,%r160;
add.f32 %f37,%f36,0fCB000000;
sub.rn.f32 %f38,%f37,%f35;
fma.rn.f32 %f39,%f38,%f1,%f35;
prmt.b32 %r161,%r122,%r153,%r158;
mov.b32 %f40,%r161;
add.f32 %f41,%f40,0fCB000000;
prmt.b32 %r162,%r126,%r153,%r158;
mov.b32 %f42,%r162;
add.f32 %f43,%f42,0fCB000000;
sub.rn.f32 %f44,%f43,%f41;
fma.rn.f32 %f45,%f44,%f1,%f41;
sub.rn.f32 %f46,%f45,%f39;
fma.rn.f32 %f47,%f46,%f2,%f39;
fma.rn.f32 %f48,%f47,%f4,%f8;
shl.b64 %d117,%d6,2;
add.s64 %d118,%d116,%d117;
st.global.f32 [%d116],%f33;
st.global.f32 [%d118],%f48;
mov.u32 %r163,30290;
prmt.b32 %r164,%r66,%r153,%r163;
mov.b32 %f49,%r164;
add.f32 %f50,%f49,0fCB000000;
prmt.b32 %r165,%r70,%r153,%r163;
mov.b32 %f51,%r165;
add.f32 %f52,%f51,0fCB000000;
sub.rn.f32 %f53,%f52,%f50;
fma.rn.f32 %f54,%f53,%f1,%f50;
prmt.b32 %r166,%r122,%r153,%r163;
mov.b32 %f55,%r166;
add.f32 %f56,%f55,0fCB000000;
prmt.b32 %r167,%r126,%r153,%r163;
mov.b32 %f57,%r167;
add.f32 %f58,%f57,0fCB000000;
sub.rn.f32 %f59,%f58,%f56;
fma.rn.f32 %f60,%f59,%f1,%f56;
sub.rn.f32 %f61,%f60,%f54;
fma.rn.f32 %f62,%f61,%f2,%f54;
fma.rn.f32 %f63,%f62,%f5,%f9;
add.s64 %d119,%d118,%d117;
st.global.f32 [%d119],%f63;
mov.u32 %r168,30291;
prmt.b32 %r169,%r66,%r153,%r168;
mov.b32 %f64,%r169;
add.f32 %f65,%f64,0fCB000000;
prmt.b32 %r170,%r70,%r153,%r168;
mov.b32 %f66,%r170;
add.f32 %f67,%f66,0fCB000000;
sub.rn.f32 %f68,%f67,%f65;
fma.rn.f32 %f69,%f68,%f1,%f65;
prmt.b32 %r171,%r122,%r153,%r168;
mov.b32 %f70,%r171;
add.f32 %f71,%f70,0fCB000000;
prmt.b32 %r172,%r126,%r153,%r168;
mov.b32 %f72,%r172;
add.f32 %f73,%f72,0fCB000000;
sub.rn.f32 %f74,%f73,%f71;
fma.rn.f32 %f75,%f74,%f1,%f71;
sub.rn.f32 %f76,%f75,%f69;
fma.rn.f32 %f77,%f76,%f2,%f69;
fma.rn.f32 %f78,%f77,%f6,%f10;
add.s64 %d120,%d119,%d117;
st.global.f32 [%d120],%f78;
$8:
ret;
}
`;
