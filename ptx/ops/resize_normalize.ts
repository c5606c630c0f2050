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
.reg .pred %p<17>;
.reg .b16 %s<9>;
.reg .f32 %f<39>;
.reg .b32 %r<53>;
.reg .b64 %d<50>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p3];
ld.param.u32 %r2,[p4];
ld.param.u64 %d4,[p5];
ld.param.u64 %d5,[p7];
ld.param.u64 %d6,[p8];
ld.param.u64 %d7,[p9];
ld.param.u32 %r3,[p10];
ld.param.u32 %r4,[p11];
ld.param.u64 %d8,[p12];
ld.param.u64 %d9,[p13];
ld.param.u64 %d10,[p14];
ld.param.u64 %d11,[p15];
ld.param.f32 %f1,[p16];
ld.param.f32 %f2,[p20];
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,5;
mov.u32 %r7,%tid.x;
add.s32 %r8,%r6,%r7;
mov.u32 %r9,%ctaid.y;
shl.b32 %r10,%r9,3;
mov.u32 %r11,%tid.y;
add.s32 %r12,%r10,%r11;
setp.ge.s32 %p1,%r8,%r3;
setp.ge.s32 %p2,%r12,%r4;
or.pred %p3,%p1,%p2;
@%p3 bra $8;
cvt.s64.s32 %d12,%r8;
mul.lo.s64 %d13,%d12,%d9;
add.s64 %d14,%d13,%d8;
shr.s64 %d15,%d14,44;
cvt.u32.u64 %r13,%d15;
shr.u64 %d16,%d14,12;
cvt.u32.u64 %r14,%d16;
cvt.rn.f32.u32 %f3,%r14;
mul.f32 %f4,%f3,0f2F800000;
setp.gt.s32 %p4,%r1,1;
selp.f32 %f5,0f3F800000,0f00000000,%p4;
setp.lt.s32 %p5,%r13,0;
selp.f32 %f6,0f00000000,%f4,%p5;
max.s32 %r15,%r13,0;
add.s32 %r16,%r1,-2;
max.s32 %r17,%r16,0;
min.s32 %r18,%r15,%r17;
setp.lt.s32 %p6,%r16,%r13;
selp.f32 %f7,%f5,%f6,%p6;
cvt.s64.s32 %d17,%r12;
mul.lo.s64 %d18,%d17,%d11;
add.s64 %d19,%d18,%d10;
shr.s64 %d20,%d19,44;
cvt.u32.u64 %r19,%d20;
shr.u64 %d21,%d19,12;
cvt.u32.u64 %r20,%d21;
cvt.rn.f32.u32 %f8,%r20;
mul.f32 %f9,%f8,0f2F800000;
setp.gt.s32 %p7,%r2,1;
selp.f32 %f10,0f3F800000,0f00000000,%p7;
setp.lt.s32 %p8,%r19,0;
selp.f32 %f11,0f00000000,%f9,%p8;
max.s32 %r21,%r19,0;
add.s32 %r22,%r2,-2;
max.s32 %r23,%r22,0;
min.s32 %r24,%r21,%r23;
setp.lt.s32 %p9,%r22,%r19;
selp.f32 %f12,%f10,%f11,%p9;
mov.u32 %r25,%ctaid.z;
cvt.u64.u32 %d22,%r25;
mul.lo.s64 %d23,%d22,%d3;
cvt.s64.s32 %d24,%r24;
mul.lo.s64 %d25,%d24,%d2;
cvt.s64.s32 %d26,%r18;
add.s64 %d27,%d23,%d26;
add.s64 %d28,%d27,%d25;
add.s64 %d29,%d1,%d28;
selp.b64 %d30,%d2,0,%p7;
add.s64 %d31,%d29,%d30;
mul.lo.s64 %d32,%d22,%d7;
mul.lo.s64 %d33,%d12,%d6;
mul.lo.s64 %d34,%d17,%d5;
add.s64 %d35,%d33,%d34;
add.s64 %d36,%d35,%d32;
add.s32 %r26,%r24,2;
setp.ge.s32 %p10,%r26,%r2;
add.s32 %r27,%r18,5;
setp.gt.s32 %p11,%r27,%r1;
and.pred %p12,%p11,%p10;
setp.lt.s32 %p13,%r1,8;
or.pred %p14,%p13,%p12;
@%p14 bra $7;
bra.uni $2;
$7:
selp.u64 %d37,1,0,%p4;
add.s64 %d38,%d29,%d37;
add.s64 %d39,%d31,%d37;
ld.global.nc.u8 %r28,[%d29];
cvt.u16.u32 %s1,%r28;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f13,%s2;
ld.global.nc.u8 %r29,[%d38];
cvt.u16.u32 %s3,%r29;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f14,%s4;
sub.rn.f32 %f15,%f14,%f13;
fma.rn.f32 %f16,%f15,%f7,%f13;
ld.global.nc.u8 %r30,[%d31];
cvt.u16.u32 %s5,%r30;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f17,%s6;
ld.global.nc.u8 %r31,[%d39];
cvt.u16.u32 %s7,%r31;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f18,%s8;
sub.rn.f32 %f19,%f18,%f17;
fma.rn.f32 %f20,%f19,%f7,%f17;
sub.rn.f32 %f21,%f20,%f16;
fma.rn.f32 %f22,%f21,%f12,%f16;
fma.rn.f32 %f23,%f22,%f1,%f2;
cvta.to.global.u64 %d40,%d4;
shl.b64 %d41,%d36,2;
add.s64 %d42,%d40,%d41;
st.global.f32 [%d42],%f23;
bra.uni $8;
$2:
cvt.u32.u64 %r32,%d29;
and.b32 %r33,%r32,3;
and.b64 %d43,%d29,-4;
ld.global.cs.u32 %r34,[%d43];
add.s32 %r35,%r33,2;
setp.lt.u32 %p15,%r35,5;
mov.u32 %r36,0;
mov.u32 %r37,%r36;
@%p15 bra $4;
add.s64 %d44,%d43,4;
ld.global.cs.u32 %r37,[%d44];
$4:
shl.b32 %r38,%r33,3;
shf.r.wrap.b32 %r39,%r34,%r37,%r38;
cvt.u32.u64 %r40,%d31;
and.b32 %r41,%r40,3;
and.b64 %d45,%d31,-4;
ld.global.cs.u32 %r42,[%d45];
add.s32 %r43,%r41,2;
setp.lt.u32 %p16,%r43,5;
@%p16 bra $6;
add.s64 %d46,%d45,4;
ld.global.cs.u32 %r36,[%d46];
$6:
shl.b32 %r44,%r41,3;
shf.r.wrap.b32 %r45,%r42,%r36,%r44;
mov.u32 %r46,30288;
mov.u32 %r47,1258291200;
prmt.b32 %r48,%r39,%r47,%r46;
mov.b32 %f24,%r48;
add.f32 %f25,%f24,0fCB000000;
mov.u32 %r49,30289;
prmt.b32 %r50,%r39,%r47,%r49;
mov.b32 %f26,%r50;
add.f32 %f27,%f26,0fCB000000;
sub.rn.f32 %f28,%f27,%f25;
fma.rn.f32 %f29,%f28,%f7,%f25;
prmt.b32 %r51,%r45,%r47,%r46;
mov.b32 %f30,%r51;
add.f32 %f31,%f30,0fCB000000;
prmt.b32 %r52,%r45,%r47,%r49;
mov.b32 %f32,%r52;
add.f32 %f33,%f32,0fCB000000;
sub.rn.f32 %f34,%f33,%f31;
fma.rn.f32 %f35,%f34,%f7,%f31;
sub.rn.f32 %f36,%f35,%f29;
fma.rn.f32 %f37,%f36,%f12,%f29;
fma.rn.f32 %f38,%f37,%f1,%f2;
cvta.to.global.u64 %d47,%d4;
shl.b64 %d48,%d36,2;
add.s64 %d49,%d47,%d48;
st.global.f32 [%d49],%f38;
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
.reg .pred %p<17>;
.reg .b16 %s<25>;
.reg .f32 %f<95>;
.reg .b32 %r<80>;
.reg .b64 %d<81>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p3];
ld.param.u32 %r2,[p4];
ld.param.u64 %d4,[p5];
ld.param.u64 %d5,[p6];
ld.param.u64 %d6,[p7];
ld.param.u64 %d7,[p8];
ld.param.u64 %d8,[p9];
ld.param.u32 %r3,[p10];
ld.param.u32 %r4,[p11];
ld.param.u64 %d9,[p12];
ld.param.u64 %d10,[p13];
ld.param.u64 %d11,[p14];
ld.param.u64 %d12,[p15];
ld.param.f32 %f1,[p16];
ld.param.f32 %f2,[p17];
ld.param.f32 %f3,[p18];
ld.param.f32 %f4,[p20];
ld.param.f32 %f5,[p21];
ld.param.f32 %f6,[p22];
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,5;
mov.u32 %r7,%tid.x;
add.s32 %r8,%r6,%r7;
mov.u32 %r9,%ctaid.y;
shl.b32 %r10,%r9,3;
mov.u32 %r11,%tid.y;
add.s32 %r12,%r10,%r11;
setp.ge.s32 %p1,%r8,%r3;
setp.ge.s32 %p2,%r12,%r4;
or.pred %p3,%p1,%p2;
@%p3 bra $8;
cvt.s64.s32 %d13,%r8;
mul.lo.s64 %d14,%d13,%d10;
add.s64 %d15,%d14,%d9;
shr.s64 %d16,%d15,44;
cvt.u32.u64 %r13,%d16;
shr.u64 %d17,%d15,12;
cvt.u32.u64 %r14,%d17;
cvt.rn.f32.u32 %f7,%r14;
mul.f32 %f8,%f7,0f2F800000;
setp.gt.s32 %p4,%r1,1;
selp.f32 %f9,0f3F800000,0f00000000,%p4;
setp.lt.s32 %p5,%r13,0;
selp.f32 %f10,0f00000000,%f8,%p5;
max.s32 %r15,%r13,0;
add.s32 %r16,%r1,-2;
max.s32 %r17,%r16,0;
min.s32 %r18,%r15,%r17;
setp.lt.s32 %p6,%r16,%r13;
selp.f32 %f11,%f9,%f10,%p6;
cvt.s64.s32 %d18,%r12;
mul.lo.s64 %d19,%d18,%d12;
add.s64 %d20,%d19,%d11;
shr.s64 %d21,%d20,44;
cvt.u32.u64 %r19,%d21;
shr.u64 %d22,%d20,12;
cvt.u32.u64 %r20,%d22;
cvt.rn.f32.u32 %f12,%r20;
mul.f32 %f13,%f12,0f2F800000;
setp.gt.s32 %p7,%r2,1;
selp.f32 %f14,0f3F800000,0f00000000,%p7;
setp.lt.s32 %p8,%r19,0;
selp.f32 %f15,0f00000000,%f13,%p8;
max.s32 %r21,%r19,0;
add.s32 %r22,%r2,-2;
max.s32 %r23,%r22,0;
min.s32 %r24,%r21,%r23;
setp.lt.s32 %p9,%r22,%r19;
selp.f32 %f16,%f14,%f15,%p9;
mov.u32 %r25,%ctaid.z;
cvt.u64.u32 %d23,%r25;
mul.lo.s64 %d24,%d23,%d3;
cvt.s64.s32 %d25,%r24;
mul.lo.s64 %d26,%d25,%d2;
mul.lo.s32 %r26,%r18,3;
cvt.s64.s32 %d27,%r26;
add.s64 %d28,%d24,%d27;
add.s64 %d29,%d28,%d26;
add.s64 %d30,%d1,%d29;
mul.lo.s32 %r27,%r1,3;
setp.lt.s32 %p10,%r27,8;
add.s32 %r28,%r24,2;
setp.ge.s32 %p11,%r28,%r2;
add.s32 %r29,%r26,9;
setp.gt.s32 %p12,%r29,%r27;
and.pred %p13,%p12,%p11;
or.pred %p14,%p10,%p13;
@%p14 bra $7;
bra.uni $2;
$7:
selp.b64 %d31,%d2,0,%p7;
add.s64 %d32,%d30,%d31;
selp.b64 %d33,3,0,%p4;
add.s64 %d34,%d30,%d33;
add.s64 %d35,%d32,%d33;
ld.global.nc.u8 %r30,[%d30];
cvt.u16.u32 %s1,%r30;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f17,%s2;
ld.global.nc.u8 %r31,[%d34];
cvt.u16.u32 %s3,%r31;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f18,%s4;
sub.rn.f32 %f19,%f18,%f17;
fma.rn.f32 %f20,%f19,%f11,%f17;
ld.global.nc.u8 %r32,[%d32];
cvt.u16.u32 %s5,%r32;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f21,%s6;
ld.global.nc.u8 %r33,[%d35];
cvt.u16.u32 %s7,%r33;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f22,%s8;
sub.rn.f32 %f23,%f22,%f21;
fma.rn.f32 %f24,%f23,%f11,%f21;
sub.rn.f32 %f25,%f24,%f20;
fma.rn.f32 %f26,%f25,%f16,%f20;
fma.rn.f32 %f27,%f26,%f1,%f4;
mul.lo.s64 %d36,%d13,%d7;
mul.lo.s64 %d37,%d18,%d6;
add.s64 %d38,%d36,%d37;
mul.lo.s64 %d39,%d23,%d8;
add.s64 %d40,%d38,%d39;
cvta.to.global.u64 %d41,%d4;
shl.b64 %d42,%d40,2;
add.s64 %d43,%d41,%d42;
st.global.f32 [%d43],%f27;
add.s64 %d44,%d30,1;
add.s64 %d45,%d44,%d33;
add.s64 %d46,%d32,1;
add.s64 %d47,%d46,%d33;
ld.global.nc.u8 %r34,[%d44];
cvt.u16.u32 %s9,%r34;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f28,%s10;
ld.global.nc.u8 %r35,[%d45];
cvt.u16.u32 %s11,%r35;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f29,%s12;
sub.rn.f32 %f30,%f29,%f28;
fma.rn.f32 %f31,%f30,%f11,%f28;
ld.global.nc.u8 %r36,[%d46];
cvt.u16.u32 %s13,%r36;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f32,%s14;
ld.global.nc.u8 %r37,[%d47];
cvt.u16.u32 %s15,%r37;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f33,%s16;
sub.rn.f32 %f34,%f33,%f32;
fma.rn.f32 %f35,%f34,%f11,%f32;
sub.rn.f32 %f36,%f35,%f31;
fma.rn.f32 %f37,%f36,%f16,%f31;
fma.rn.f32 %f38,%f37,%f2,%f5;
shl.b64 %d48,%d5,2;
add.s64 %d49,%d43,%d48;
st.global.f32 [%d49],%f38;
add.s64 %d50,%d30,2;
add.s64 %d51,%d50,%d33;
add.s64 %d52,%d32,2;
add.s64 %d53,%d52,%d33;
ld.global.nc.u8 %r38,[%d50];
cvt.u16.u32 %s17,%r38;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f39,%s18;
ld.global.nc.u8 %r39,[%d51];
cvt.u16.u32 %s19,%r39;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f40,%s20;
sub.rn.f32 %f41,%f40,%f39;
fma.rn.f32 %f42,%f41,%f11,%f39;
ld.global.nc.u8 %r40,[%d52];
cvt.u16.u32 %s21,%r40;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f43,%s22;
ld.global.nc.u8 %r41,[%d53];
cvt.u16.u32 %s23,%r41;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f44,%s24;
sub.rn.f32 %f45,%f44,%f43;
fma.rn.f32 %f46,%f45,%f11,%f43;
sub.rn.f32 %f47,%f46,%f42;
fma.rn.f32 %f48,%f47,%f16,%f42;
fma.rn.f32 %f49,%f48,%f3,%f6;
add.s64 %d54,%d49,%d48;
st.global.f32 [%d54],%f49;
bra.uni $8;
$2:
cvt.u32.u64 %r42,%d30;
and.b32 %r43,%r42,3;
and.b64 %d55,%d30,-4;
ld.global.cs.u32 %r44,[%d55];
add.s64 %d56,%d55,4;
ld.global.cs.u32 %r45,[%d56];
add.s32 %r46,%r43,6;
setp.lt.u32 %p15,%r46,9;
mov.u32 %r47,0;
mov.u32 %r48,%r47;
@%p15 bra $4;
add.s64 %d57,%d55,8;
ld.global.cs.u32 %r48,[%d57];
$4:
shl.b32 %r49,%r42,3;
and.b32 %r50,%r49,24;
shf.r.wrap.b32 %r51,%r44,%r45,%r50;
shf.r.wrap.b32 %r52,%r45,%r48,%r50;
selp.b64 %d58,%d2,0,%p7;
add.s64 %d59,%d30,%d58;
cvt.u32.u64 %r53,%d59;
and.b32 %r54,%r53,3;
and.b64 %d60,%d59,-4;
ld.global.cs.u32 %r55,[%d60];
add.s64 %d61,%d60,4;
ld.global.cs.u32 %r56,[%d61];
add.s32 %r57,%r54,6;
setp.lt.u32 %p16,%r57,9;
@%p16 bra $6;
add.s64 %d62,%d60,8;
ld.global.cs.u32 %r47,[%d62];
$6:
cvt.u64.u32 %d63,%r26;
add.s64 %d64,%d24,%d63;
cvt.u64.u32 %d65,%r24;
mul.lo.s64 %d66,%d65,%d2;
add.s64 %d67,%d64,%d66;
add.s64 %d68,%d1,%d67;
add.s64 %d69,%d68,%d58;
cvt.u32.u64 %r58,%d69;
shl.b32 %r59,%r58,3;
and.b32 %r60,%r59,24;
shf.r.wrap.b32 %r61,%r55,%r56,%r60;
shf.r.wrap.b32 %r62,%r56,%r47,%r60;
mov.u32 %r63,30288;
mov.u32 %r64,1258291200;
prmt.b32 %r65,%r51,%r64,%r63;
mov.b32 %f50,%r65;
add.f32 %f51,%f50,0fCB000000;
mov.u32 %r66,30291;
prmt.b32 %r67,%r51,%r64,%r66;
mov.b32 %f52,%r67;
add.f32 %f53,%f52,0fCB000000;
sub.rn.f32 %f54,%f53,%f51;
fma.rn.f32 %f55,%f54,%f11,%f51;
prmt.b32 %r68,%r61,%r64,%r63;
mov.b32 %f56,%r68;
add.f32 %f57,%f56,0fCB000000;
prmt.b32 %r69,%r61,%r64,%r66;
mov.b32 %f58,%r69;
add.f32 %f59,%f58,0fCB000000;
sub.rn.f32 %f60,%f59,%f57;
fma.rn.f32 %f61,%f60,%f11,%f57;
sub.rn.f32 %f62,%f61,%f55;
fma.rn.f32 %f63,%f62,%f16,%f55;
fma.rn.f32 %f64,%f63,%f1,%f4;
mul.lo.s64 %d70,%d13,%d7;
mul.lo.s64 %d71,%d18,%d6;
add.s64 %d72,%d70,%d71;
mul.lo.s64 %d73,%d23,%d8;
add.s64 %d74,%d72,%d73;
cvta.to.global.u64 %d75,%d4;
shl.b64 %d76,%d74,2;
add.s64 %d77,%d75,%d76;
mov.u32 %r70,30289;
prmt.b32 %r71,%r51,%r64,%r70;
mov.b32 %f65,%r71;
add.f32 %f66,%f65,0fCB000000;
prmt.b32 %r72,%r52,%r64,%r63;
mov.b32 %f67,%r72;
add.f32 %f68,%f67,0fCB000000;
sub.rn.f32 %f69,%f68,%f66;
fma.rn.f32 %f70,%f69,%f11,%f66;
prmt.b32 %r73,%r61,%r64,%r70;
mov.b32 %f71,%r73;
add.f32 %f72,%f71,0fCB000000;
prmt.b32 %r74,%r62,%r64,%r63;
mov.b32 %f73,%r74;
add.f32 %f74,%f73,0fCB000000;
sub.rn.f32 %f75,%f74,%f72;
fma.rn.f32 %f76,%f75,%f11,%f72;
sub.rn.f32 %f77,%f76,%f70;
fma.rn.f32 %f78,%f77,%f16,%f70;
fma.rn.f32 %f79,%f78,%f2,%f5;
shl.b64 %d78,%d5,2;
add.s64 %d79,%d77,%d78;
st.global.f32 [%d77],%f64;
st.global.f32 [%d79],%f79;
mov.u32 %r75,30290;
prmt.b32 %r76,%r51,%r64,%r75;
mov.b32 %f80,%r76;
add.f32 %f81,%f80,0fCB000000;
prmt.b32 %r77,%r52,%r64,%r70;
mov.b32 %f82,%r77;
add.f32 %f83,%f82,0fCB000000;
sub.rn.f32 %f84,%f83,%f81;
fma.rn.f32 %f85,%f84,%f11,%f81;
prmt.b32 %r78,%r61,%r64,%r75;
mov.b32 %f86,%r78;
add.f32 %f87,%f86,0fCB000000;
prmt.b32 %r79,%r62,%r64,%r70;
mov.b32 %f88,%r79;
add.f32 %f89,%f88,0fCB000000;
sub.rn.f32 %f90,%f89,%f87;
fma.rn.f32 %f91,%f90,%f11,%f87;
sub.rn.f32 %f92,%f91,%f85;
fma.rn.f32 %f93,%f92,%f16,%f85;
fma.rn.f32 %f94,%f93,%f3,%f6;
add.s64 %d80,%d79,%d78;
st.global.f32 [%d80],%f94;
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
.reg .pred %p<17>;
.reg .b16 %s<33>;
.reg .f32 %f<123>;
.reg .b32 %r<86>;
.reg .b64 %d<87>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p3];
ld.param.u32 %r2,[p4];
ld.param.u64 %d4,[p5];
ld.param.u64 %d5,[p6];
ld.param.u64 %d6,[p7];
ld.param.u64 %d7,[p8];
ld.param.u64 %d8,[p9];
ld.param.u32 %r3,[p10];
ld.param.u32 %r4,[p11];
ld.param.u64 %d9,[p12];
ld.param.u64 %d10,[p13];
ld.param.u64 %d11,[p14];
ld.param.u64 %d12,[p15];
ld.param.f32 %f1,[p16];
ld.param.f32 %f2,[p17];
ld.param.f32 %f3,[p18];
ld.param.f32 %f4,[p19];
ld.param.f32 %f5,[p20];
ld.param.f32 %f6,[p21];
ld.param.f32 %f7,[p22];
ld.param.f32 %f8,[p23];
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,5;
mov.u32 %r7,%tid.x;
add.s32 %r8,%r6,%r7;
mov.u32 %r9,%ctaid.y;
shl.b32 %r10,%r9,3;
mov.u32 %r11,%tid.y;
add.s32 %r12,%r10,%r11;
setp.ge.s32 %p1,%r8,%r3;
setp.ge.s32 %p2,%r12,%r4;
or.pred %p3,%p1,%p2;
@%p3 bra $8;
cvt.s64.s32 %d13,%r8;
mul.lo.s64 %d14,%d13,%d10;
add.s64 %d15,%d14,%d9;
shr.s64 %d16,%d15,44;
cvt.u32.u64 %r13,%d16;
shr.u64 %d17,%d15,12;
cvt.u32.u64 %r14,%d17;
cvt.rn.f32.u32 %f9,%r14;
mul.f32 %f10,%f9,0f2F800000;
setp.gt.s32 %p4,%r1,1;
selp.f32 %f11,0f3F800000,0f00000000,%p4;
setp.lt.s32 %p5,%r13,0;
selp.f32 %f12,0f00000000,%f10,%p5;
max.s32 %r15,%r13,0;
add.s32 %r16,%r1,-2;
max.s32 %r17,%r16,0;
min.s32 %r18,%r15,%r17;
setp.lt.s32 %p6,%r16,%r13;
selp.f32 %f13,%f11,%f12,%p6;
cvt.s64.s32 %d18,%r12;
mul.lo.s64 %d19,%d18,%d12;
add.s64 %d20,%d19,%d11;
shr.s64 %d21,%d20,44;
cvt.u32.u64 %r19,%d21;
shr.u64 %d22,%d20,12;
cvt.u32.u64 %r20,%d22;
cvt.rn.f32.u32 %f14,%r20;
mul.f32 %f15,%f14,0f2F800000;
setp.gt.s32 %p7,%r2,1;
selp.f32 %f16,0f3F800000,0f00000000,%p7;
setp.lt.s32 %p8,%r19,0;
selp.f32 %f17,0f00000000,%f15,%p8;
max.s32 %r21,%r19,0;
add.s32 %r22,%r2,-2;
max.s32 %r23,%r22,0;
min.s32 %r24,%r21,%r23;
setp.lt.s32 %p9,%r22,%r19;
selp.f32 %f18,%f16,%f17,%p9;
mov.u32 %r25,%ctaid.z;
cvt.u64.u32 %d23,%r25;
mul.lo.s64 %d24,%d23,%d3;
cvt.s64.s32 %d25,%r24;
mul.lo.s64 %d26,%d25,%d2;
shl.b32 %r26,%r18,2;
cvt.s64.s32 %d27,%r26;
add.s64 %d28,%d24,%d27;
add.s64 %d29,%d28,%d26;
add.s64 %d30,%d1,%d29;
add.s32 %r27,%r24,2;
setp.ge.s32 %p10,%r27,%r2;
add.s32 %r28,%r26,11;
shl.b32 %r29,%r1,2;
setp.gt.s32 %p11,%r28,%r29;
and.pred %p12,%p11,%p10;
setp.lt.s32 %p13,%r1,2;
or.pred %p14,%p13,%p12;
@%p14 bra $7;
bra.uni $2;
$7:
selp.b64 %d31,%d2,0,%p7;
add.s64 %d32,%d30,%d31;
selp.b64 %d33,4,0,%p4;
add.s64 %d34,%d30,%d33;
add.s64 %d35,%d32,%d33;
ld.global.nc.u8 %r30,[%d30];
cvt.u16.u32 %s1,%r30;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f19,%s2;
ld.global.nc.u8 %r31,[%d34];
cvt.u16.u32 %s3,%r31;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f20,%s4;
sub.rn.f32 %f21,%f20,%f19;
fma.rn.f32 %f22,%f21,%f13,%f19;
ld.global.nc.u8 %r32,[%d32];
cvt.u16.u32 %s5,%r32;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f23,%s6;
ld.global.nc.u8 %r33,[%d35];
cvt.u16.u32 %s7,%r33;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f24,%s8;
sub.rn.f32 %f25,%f24,%f23;
fma.rn.f32 %f26,%f25,%f13,%f23;
sub.rn.f32 %f27,%f26,%f22;
fma.rn.f32 %f28,%f27,%f18,%f22;
fma.rn.f32 %f29,%f28,%f1,%f5;
mul.lo.s64 %d36,%d18,%d6;
mul.lo.s64 %d37,%d13,%d7;
add.s64 %d38,%d37,%d36;
mul.lo.s64 %d39,%d23,%d8;
add.s64 %d40,%d38,%d39;
cvta.to.global.u64 %d41,%d4;
shl.b64 %d42,%d40,2;
add.s64 %d43,%d41,%d42;
st.global.f32 [%d43],%f29;
add.s64 %d44,%d30,1;
add.s64 %d45,%d44,%d33;
add.s64 %d46,%d32,1;
add.s64 %d47,%d46,%d33;
ld.global.nc.u8 %r34,[%d44];
cvt.u16.u32 %s9,%r34;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f30,%s10;
ld.global.nc.u8 %r35,[%d45];
cvt.u16.u32 %s11,%r35;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f31,%s12;
sub.rn.f32 %f32,%f31,%f30;
fma.rn.f32 %f33,%f32,%f13,%f30;
ld.global.nc.u8 %r36,[%d46];
cvt.u16.u32 %s13,%r36;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f34,%s14;
ld.global.nc.u8 %r37,[%d47];
cvt.u16.u32 %s15,%r37;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f35,%s16;
sub.rn.f32 %f36,%f35,%f34;
fma.rn.f32 %f37,%f36,%f13,%f34;
sub.rn.f32 %f38,%f37,%f33;
fma.rn.f32 %f39,%f38,%f18,%f33;
fma.rn.f32 %f40,%f39,%f2,%f6;
shl.b64 %d48,%d5,2;
add.s64 %d49,%d43,%d48;
st.global.f32 [%d49],%f40;
add.s64 %d50,%d30,2;
add.s64 %d51,%d50,%d33;
add.s64 %d52,%d32,2;
add.s64 %d53,%d52,%d33;
ld.global.nc.u8 %r38,[%d50];
cvt.u16.u32 %s17,%r38;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f41,%s18;
ld.global.nc.u8 %r39,[%d51];
cvt.u16.u32 %s19,%r39;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f42,%s20;
sub.rn.f32 %f43,%f42,%f41;
fma.rn.f32 %f44,%f43,%f13,%f41;
ld.global.nc.u8 %r40,[%d52];
cvt.u16.u32 %s21,%r40;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f45,%s22;
ld.global.nc.u8 %r41,[%d53];
cvt.u16.u32 %s23,%r41;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f46,%s24;
sub.rn.f32 %f47,%f46,%f45;
fma.rn.f32 %f48,%f47,%f13,%f45;
sub.rn.f32 %f49,%f48,%f44;
fma.rn.f32 %f50,%f49,%f18,%f44;
fma.rn.f32 %f51,%f50,%f3,%f7;
add.s64 %d54,%d49,%d48;
st.global.f32 [%d54],%f51;
add.s64 %d55,%d30,3;
add.s64 %d56,%d55,%d33;
add.s64 %d57,%d32,3;
add.s64 %d58,%d57,%d33;
ld.global.nc.u8 %r42,[%d55];
cvt.u16.u32 %s25,%r42;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f52,%s26;
ld.global.nc.u8 %r43,[%d56];
cvt.u16.u32 %s27,%r43;
and.b16 %s28,%s27,255;
cvt.rn.f32.u16 %f53,%s28;
sub.rn.f32 %f54,%f53,%f52;
fma.rn.f32 %f55,%f54,%f13,%f52;
ld.global.nc.u8 %r44,[%d57];
cvt.u16.u32 %s29,%r44;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f56,%s30;
ld.global.nc.u8 %r45,[%d58];
cvt.u16.u32 %s31,%r45;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f57,%s32;
sub.rn.f32 %f58,%f57,%f56;
fma.rn.f32 %f59,%f58,%f13,%f56;
sub.rn.f32 %f60,%f59,%f55;
fma.rn.f32 %f61,%f60,%f18,%f55;
fma.rn.f32 %f62,%f61,%f4,%f8;
add.s64 %d59,%d54,%d48;
st.global.f32 [%d59],%f62;
bra.uni $8;
$2:
cvt.u32.u64 %r46,%d30;
and.b32 %r47,%r46,3;
and.b64 %d60,%d30,-4;
ld.global.cs.u32 %r48,[%d60];
add.s64 %d61,%d60,4;
ld.global.cs.u32 %r49,[%d61];
setp.eq.s32 %p15,%r47,0;
mov.u32 %r50,0;
mov.u32 %r51,%r50;
@%p15 bra $4;
add.s64 %d62,%d60,8;
ld.global.cs.u32 %r51,[%d62];
$4:
shl.b32 %r52,%r46,3;
and.b32 %r53,%r52,24;
shf.r.wrap.b32 %r54,%r48,%r49,%r53;
shf.r.wrap.b32 %r55,%r49,%r51,%r53;
selp.b64 %d63,%d2,0,%p7;
add.s64 %d64,%d30,%d63;
cvt.u32.u64 %r56,%d64;
and.b32 %r57,%r56,3;
and.b64 %d65,%d64,-4;
ld.global.cs.u32 %r58,[%d65];
add.s64 %d66,%d65,4;
ld.global.cs.u32 %r59,[%d66];
setp.eq.s32 %p16,%r57,0;
@%p16 bra $6;
add.s64 %d67,%d65,8;
ld.global.cs.u32 %r50,[%d67];
$6:
cvt.u64.u32 %d68,%r26;
add.s64 %d69,%d24,%d68;
cvt.u64.u32 %d70,%r24;
mul.lo.s64 %d71,%d70,%d2;
add.s64 %d72,%d69,%d71;
add.s64 %d73,%d1,%d72;
add.s64 %d74,%d73,%d63;
cvt.u32.u64 %r60,%d74;
shl.b32 %r61,%r60,3;
and.b32 %r62,%r61,24;
shf.r.wrap.b32 %r63,%r58,%r59,%r62;
shf.r.wrap.b32 %r64,%r59,%r50,%r62;
mov.u32 %r65,30288;
mov.u32 %r66,1258291200;
prmt.b32 %r67,%r54,%r66,%r65;
mov.b32 %f63,%r67;
add.f32 %f64,%f63,0fCB000000;
prmt.b32 %r68,%r55,%r66,%r65;
mov.b32 %f65,%r68;
add.f32 %f66,%f65,0fCB000000;
sub.rn.f32 %f67,%f66,%f64;
fma.rn.f32 %f68,%f67,%f13,%f64;
prmt.b32 %r69,%r63,%r66,%r65;
mov.b32 %f69,%r69;
add.f32 %f70,%f69,0fCB000000;
prmt.b32 %r70,%r64,%r66,%r65;
mov.b32 %f71,%r70;
add.f32 %f72,%f71,0fCB000000;
sub.rn.f32 %f73,%f72,%f70;
fma.rn.f32 %f74,%f73,%f13,%f70;
sub.rn.f32 %f75,%f74,%f68;
fma.rn.f32 %f76,%f75,%f18,%f68;
fma.rn.f32 %f77,%f76,%f1,%f5;
mul.lo.s64 %d75,%d13,%d7;
mul.lo.s64 %d76,%d18,%d6;
add.s64 %d77,%d75,%d76;
mul.lo.s64 %d78,%d23,%d8;
add.s64 %d79,%d77,%d78;
cvta.to.global.u64 %d80,%d4;
shl.b64 %d81,%d79,2;
add.s64 %d82,%d80,%d81;
mov.u32 %r71,30289;
prmt.b32 %r72,%r54,%r66,%r71;
mov.b32 %f78,%r72;
add.f32 %f79,%f78,0fCB000000;
prmt.b32 %r73,%r55,%r66,%r71;
mov.b32 %f80,%r73;
add.f32 %f81,%f80,0fCB000000;
sub.rn.f32 %f82,%f81,%f79;
fma.rn.f32 %f83,%f82,%f13,%f79;
prmt.b32 %r74,%r63,%r66,%r71;
mov.b32 %f84,%r74;
add.f32 %f85,%f84,0fCB000000;
prmt.b32 %r75,%r64,%r66,%r71;
mov.b32 %f86,%r75;
add.f32 %f87,%f86,0fCB000000;
sub.rn.f32 %f88,%f87,%f85;
fma.rn.f32 %f89,%f88,%f13,%f85;
sub.rn.f32 %f90,%f89,%f83;
fma.rn.f32 %f91,%f90,%f18,%f83;
fma.rn.f32 %f92,%f91,%f2,%f6;
shl.b64 %d83,%d5,2;
add.s64 %d84,%d82,%d83;
st.global.f32 [%d82],%f77;
st.global.f32 [%d84],%f92;
mov.u32 %r76,30290;
prmt.b32 %r77,%r54,%r66,%r76;
mov.b32 %f93,%r77;
add.f32 %f94,%f93,0fCB000000;
prmt.b32 %r78,%r55,%r66,%r76;
mov.b32 %f95,%r78;
add.f32 %f96,%f95,0fCB000000;
sub.rn.f32 %f97,%f96,%f94;
fma.rn.f32 %f98,%f97,%f13,%f94;
prmt.b32 %r79,%r63,%r66,%r76;
mov.b32 %f99,%r79;
add.f32 %f100,%f99,0fCB000000;
prmt.b32 %r80,%r64,%r66,%r76;
mov.b32 %f101,%r80;
add.f32 %f102,%f101,0fCB000000;
sub.rn.f32 %f103,%f102,%f100;
fma.rn.f32 %f104,%f103,%f13,%f100;
sub.rn.f32 %f105,%f104,%f98;
fma.rn.f32 %f106,%f105,%f18,%f98;
fma.rn.f32 %f107,%f106,%f3,%f7;
add.s64 %d85,%d84,%d83;
st.global.f32 [%d85],%f107;
mov.u32 %r81,30291;
prmt.b32 %r82,%r54,%r66,%r81;
mov.b32 %f108,%r82;
add.f32 %f109,%f108,0fCB000000;
prmt.b32 %r83,%r55,%r66,%r81;
mov.b32 %f110,%r83;
add.f32 %f111,%f110,0fCB000000;
sub.rn.f32 %f112,%f111,%f109;
fma.rn.f32 %f113,%f112,%f13,%f109;
prmt.b32 %r84,%r63,%r66,%r81;
mov.b32 %f114,%r84;
add.f32 %f115,%f114,0fCB000000;
prmt.b32 %r85,%r64,%r66,%r81;
mov.b32 %f116,%r85;
add.f32 %f117,%f116,0fCB000000;
sub.rn.f32 %f118,%f117,%f115;
fma.rn.f32 %f119,%f118,%f13,%f115;
sub.rn.f32 %f120,%f119,%f113;
fma.rn.f32 %f121,%f120,%f18,%f113;
fma.rn.f32 %f122,%f121,%f4,%f8;
add.s64 %d86,%d85,%d83;
st.global.f32 [%d86],%f122;
$8:
ret;
}
`;
