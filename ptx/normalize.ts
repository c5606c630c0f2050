// Made from kernels/normalize.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/normalize.cu`. */
export const NORMALIZE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry normalize_u8_c1(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u64 p5,
.param .u64 p6,
.param .u64 p7,
.param .u32 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15,
.param .f32 p16,
.param .f32 p17
)
.maxntid 128,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<9>;
.reg .f32 %f<17>;
.reg .b32 %r<30>;
.reg .b64 %rd<59>;
ld.param.u64 %rd14,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd15,[p3];
ld.param.u64 %rd16,[p4];
ld.param.u64 %rd20,[p5];
ld.param.u64 %rd17,[p6];
ld.param.u64 %rd21,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r6,[p9];
ld.param.f32 %f5,[p10];
ld.param.f32 %f6,[p14];
cvta.to.global.u64 %rd1,%rd15;
mov.u32 %r7,%ctaid.x;
shl.b32 %r8,%r7,7;
mov.u32 %r9,%tid.x;
add.s32 %r10,%r8,%r9;
shl.b32 %r11,%r10,2;
mov.u32 %r12,%ctaid.z;
cvt.u64.u32 %rd22,%r12;
mul.lo.s64 %rd23,%rd22,%rd19;
mov.u32 %r13,%ctaid.y;
cvt.u64.u32 %rd24,%r13;
mul.lo.s64 %rd25,%rd24,%rd18;
add.s64 %rd2,%rd23,%rd25;
mul.lo.s64 %rd26,%rd22,%rd21;
mul.lo.s64 %rd27,%rd24,%rd20;
add.s64 %rd3,%rd26,%rd27;
add.s32 %r14,%r13,1;
setp.lt.s32 %p1,%r14,%r6;
selp.b64 %rd28,0,3,%p1;
cvt.s64.s32 %rd57,%r11;
or.b64 %rd29,%rd57,%rd28;
add.s64 %rd5,%rd29,4;
cvt.s64.s32 %rd6,%r4;
setp.gt.s64 %p2,%rd5,%rd6;
@%p2 bra $0_2;
add.s64 %rd32,%rd2,%rd57;
add.s64 %rd33,%rd14,%rd32;
cvt.u32.u64 %r17,%rd33;
and.b32 %r18,%r17,3;
and.b64 %rd34,%rd33,3;
sub.s64 %rd35,%rd32,%rd34;
add.s64 %rd30,%rd14,%rd35;
add.s32 %r19,%r18,3;
ld.global.nc.u32 %r15,[%rd30];
and.b32 %r20,%r19,4;
cvt.u64.u32 %rd36,%r20;
add.s64 %rd31,%rd30,%rd36;
ld.global.nc.u32 %r16,[%rd31];
mad.lo.s32 %r21,%r18,4369,12816;
and.b32 %r22,%r21,30583;
prmt.b32 %r29,%r15,%r16,%r22;
$0_2:
@%p2 bra $0_6;
bra.uni $0_3;
$0_6:
cvt.u32.u64 %r25,%rd57;
add.s32 %r26,%r25,4;
min.s32 %r3,%r26,%r4;
setp.ge.s32 %p7,%r25,%r3;
@%p7 bra $0_9;
add.s64 %rd51,%rd2,%rd57;
add.s64 %rd58,%rd14,%rd51;
$0_8:
.pragma "nounroll";
ld.global.nc.u8 %r27,[%rd58];
cvt.u16.u32 %rs7,%r27;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f15,%rs8;
fma.rn.f32 %f16,%f15,%f5,%f6;
mul.lo.s64 %rd53,%rd57,%rd17;
add.s64 %rd54,%rd53,%rd3;
shl.b64 %rd55,%rd54,2;
add.s64 %rd56,%rd1,%rd55;
st.global.f32 [%rd56],%f16;
add.s64 %rd57,%rd57,1;
cvt.u32.u64 %r28,%rd57;
add.s64 %rd58,%rd58,1;
setp.lt.s32 %p8,%r28,%r3;
@%p8 bra $0_8;
bra.uni $0_9;
$0_3:
shl.b64 %rd37,%rd3,2;
add.s64 %rd38,%rd15,%rd37;
cvt.u16.u32 %rs1,%r29;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f7,%rs2;
fma.rn.f32 %f1,%f7,%f5,%f6;
shr.u16 %rs3,%rs1,8;
cvt.rn.f32.u16 %f8,%rs3;
fma.rn.f32 %f2,%f8,%f5,%f6;
shr.u32 %r23,%r29,16;
cvt.u16.u32 %rs4,%r23;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f9,%rs5;
fma.rn.f32 %f3,%f9,%f5,%f6;
shr.u32 %r24,%r29,24;
cvt.u16.u32 %rs6,%r24;
cvt.rn.f32.u16 %f10,%rs6;
fma.rn.f32 %f4,%f10,%f5,%f6;
mul.lo.s64 %rd39,%rd57,%rd17;
add.s64 %rd7,%rd3,%rd39;
shl.b64 %rd40,%rd39,2;
add.s64 %rd8,%rd38,%rd40;
setp.eq.s64 %p4,%rd17,1;
shl.b64 %rd41,%rd16,2;
or.b64 %rd42,%rd41,%rd38;
and.b64 %rd43,%rd42,15;
setp.eq.s64 %p5,%rd43,0;
and.pred %p6,%p4,%p5;
@%p6 bra $0_5;
bra.uni $0_4;
$0_5:
st.global.cs.v4.f32 [%rd8],{%f1,%f2,%f3,%f4};
bra.uni $0_9;
$0_4:
shl.b64 %rd44,%rd7,2;
add.s64 %rd45,%rd1,%rd44;
st.global.f32 [%rd45],%f1;
shl.b64 %rd46,%rd17,2;
add.s64 %rd47,%rd45,%rd46;
st.global.f32 [%rd47],%f2;
add.s64 %rd48,%rd47,%rd46;
st.global.f32 [%rd48],%f3;
add.s64 %rd49,%rd48,%rd46;
st.global.f32 [%rd49],%f4;
$0_9:
ret;
}
.visible .entry normalize_u8_c3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u64 p5,
.param .u64 p6,
.param .u64 p7,
.param .u32 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15,
.param .f32 p16,
.param .f32 p17
)
.maxntid 128,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<28>;
.reg .f32 %f<49>;
.reg .b32 %r<44>;
.reg .b64 %rd<88>;
ld.param.u64 %rd21,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd22,[p3];
ld.param.u64 %rd23,[p4];
ld.param.u64 %rd27,[p5];
ld.param.u64 %rd24,[p6];
ld.param.u64 %rd28,[p7];
ld.param.u32 %r8,[p8];
ld.param.u32 %r10,[p9];
ld.param.f32 %f13,[p10];
ld.param.f32 %f14,[p11];
ld.param.f32 %f15,[p12];
ld.param.f32 %f16,[p14];
ld.param.f32 %f17,[p15];
ld.param.f32 %f18,[p16];
cvta.to.global.u64 %rd1,%rd22;
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,7;
mov.u32 %r13,%tid.x;
add.s32 %r14,%r12,%r13;
shl.b32 %r15,%r14,2;
mov.u32 %r16,%ctaid.z;
cvt.u64.u32 %rd29,%r16;
mul.lo.s64 %rd2,%rd29,%rd26;
mov.u32 %r17,%ctaid.y;
cvt.u64.u32 %rd30,%r17;
mul.lo.s64 %rd3,%rd30,%rd25;
mul.lo.s64 %rd31,%rd29,%rd28;
mul.lo.s64 %rd32,%rd30,%rd27;
add.s64 %rd4,%rd31,%rd32;
add.s32 %r18,%r17,1;
setp.lt.s32 %p2,%r18,%r10;
selp.b64 %rd33,0,3,%p2;
cvt.s64.s32 %rd87,%r15;
mul.wide.s32 %rd6,%r15,3;
or.b64 %rd34,%rd6,%rd33;
add.s64 %rd7,%rd34,12;
mul.wide.s32 %rd8,%r8,3;
setp.gt.s64 %p3,%rd7,%rd8;
@%p3 bra $1_2;
add.s64 %rd39,%rd2,%rd3;
add.s64 %rd40,%rd39,%rd6;
add.s64 %rd41,%rd21,%rd40;
cvt.u32.u64 %r23,%rd41;
and.b32 %r24,%r23,3;
and.b64 %rd42,%rd41,3;
sub.s64 %rd43,%rd40,%rd42;
add.s64 %rd35,%rd21,%rd43;
add.s32 %r25,%r24,11;
ld.global.nc.u32 %r19,[%rd35];
add.s64 %rd36,%rd35,4;
ld.global.nc.u32 %r20,[%rd36];
add.s64 %rd37,%rd35,8;
ld.global.nc.u32 %r21,[%rd37];
and.b32 %r26,%r25,28;
cvt.u64.u32 %rd44,%r26;
add.s64 %rd38,%rd35,%rd44;
ld.global.nc.u32 %r22,[%rd38];
mad.lo.s32 %r27,%r24,4369,12816;
and.b32 %r28,%r27,30583;
prmt.b32 %r41,%r19,%r20,%r28;
prmt.b32 %r42,%r20,%r21,%r28;
prmt.b32 %r43,%r21,%r22,%r28;
$1_2:
shl.b64 %rd45,%rd4,2;
add.s64 %rd9,%rd22,%rd45;
shl.b64 %rd46,%rd23,2;
or.b64 %rd47,%rd46,%rd9;
and.b64 %rd48,%rd47,15;
setp.eq.s64 %p4,%rd48,0;
setp.eq.s64 %p5,%rd24,1;
and.pred %p1,%p5,%p4;
@%p3 bra $1_12;
bra.uni $1_3;
$1_12:
cvt.u32.u64 %r35,%rd87;
add.s32 %r36,%r35,4;
min.s32 %r7,%r36,%r8;
setp.ge.s32 %p7,%r35,%r7;
@%p7 bra $1_15;
add.s64 %rd75,%rd6,%rd2;
add.s64 %rd76,%rd75,%rd3;
add.s64 %rd86,%rd21,%rd76;
$1_14:
.pragma "nounroll";
mul.lo.s64 %rd80,%rd87,%rd24;
add.s64 %rd81,%rd80,%rd4;
ld.global.nc.u8 %r37,[%rd86];
cvt.u16.u32 %rs22,%r37;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f43,%rs23;
fma.rn.f32 %f44,%f43,%f13,%f16;
shl.b64 %rd82,%rd81,2;
add.s64 %rd83,%rd1,%rd82;
st.global.f32 [%rd83],%f44;
add.s64 %rd78,%rd86,1;
ld.global.nc.u8 %r38,[%rd78];
cvt.u16.u32 %rs24,%r38;
and.b16 %rs25,%rs24,255;
cvt.rn.f32.u16 %f45,%rs25;
fma.rn.f32 %f46,%f45,%f14,%f17;
add.s64 %rd84,%rd83,%rd46;
st.global.f32 [%rd84],%f46;
add.s64 %rd79,%rd86,2;
ld.global.nc.u8 %r39,[%rd79];
cvt.u16.u32 %rs26,%r39;
and.b16 %rs27,%rs26,255;
cvt.rn.f32.u16 %f47,%rs27;
fma.rn.f32 %f48,%f47,%f15,%f18;
add.s64 %rd85,%rd84,%rd46;
st.global.f32 [%rd85],%f48;
add.s64 %rd87,%rd87,1;
cvt.u32.u64 %r40,%rd87;
add.s64 %rd86,%rd86,3;
setp.lt.s32 %p8,%r40,%r7;
@%p8 bra $1_14;
bra.uni $1_15;
$1_3:
mul.lo.s64 %rd49,%rd87,%rd24;
add.s64 %rd10,%rd4,%rd49;
cvt.u16.u32 %rs1,%r41;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f19,%rs2;
fma.rn.f32 %f1,%f19,%f13,%f16;
shr.u32 %r29,%r41,24;
cvt.u16.u32 %rs3,%r29;
cvt.rn.f32.u16 %f20,%rs3;
fma.rn.f32 %f2,%f20,%f13,%f16;
shr.u32 %r30,%r42,16;
cvt.u16.u32 %rs4,%r30;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f21,%rs5;
fma.rn.f32 %f3,%f21,%f13,%f16;
cvt.u16.u32 %rs6,%r43;
shr.u16 %rs7,%rs6,8;
cvt.rn.f32.u16 %f22,%rs7;
fma.rn.f32 %f4,%f22,%f13,%f16;
shl.b64 %rd50,%rd49,2;
add.s64 %rd11,%rd9,%rd50;
@%p1 bra $1_5;
bra.uni $1_4;
$1_5:
st.global.cs.v4.f32 [%rd11],{%f1,%f2,%f3,%f4};
bra.uni $1_6;
$1_4:
shl.b64 %rd51,%rd10,2;
add.s64 %rd52,%rd1,%rd51;
st.global.f32 [%rd52],%f1;
shl.b64 %rd53,%rd24,2;
add.s64 %rd54,%rd52,%rd53;
st.global.f32 [%rd54],%f2;
add.s64 %rd55,%rd54,%rd53;
st.global.f32 [%rd55],%f3;
add.s64 %rd56,%rd55,%rd53;
st.global.f32 [%rd56],%f4;
$1_6:
shr.u16 %rs9,%rs1,8;
cvt.rn.f32.u16 %f27,%rs9;
fma.rn.f32 %f5,%f27,%f14,%f17;
cvt.u16.u32 %rs10,%r42;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f28,%rs11;
fma.rn.f32 %f6,%f28,%f14,%f17;
shr.u32 %r31,%r42,24;
cvt.u16.u32 %rs12,%r31;
cvt.rn.f32.u16 %f29,%rs12;
fma.rn.f32 %f7,%f29,%f14,%f17;
shr.u32 %r32,%r43,16;
cvt.u16.u32 %rs13,%r32;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f30,%rs14;
fma.rn.f32 %f8,%f30,%f14,%f17;
add.s64 %rd12,%rd10,%rd23;
add.s64 %rd13,%rd11,%rd46;
@%p1 bra $1_8;
bra.uni $1_7;
$1_8:
st.global.cs.v4.f32 [%rd13],{%f5,%f6,%f7,%f8};
bra.uni $1_9;
$1_7:
shl.b64 %rd59,%rd12,2;
add.s64 %rd60,%rd1,%rd59;
st.global.f32 [%rd60],%f5;
shl.b64 %rd61,%rd24,2;
add.s64 %rd62,%rd60,%rd61;
st.global.f32 [%rd62],%f6;
add.s64 %rd63,%rd62,%rd61;
st.global.f32 [%rd63],%f7;
add.s64 %rd64,%rd63,%rd61;
st.global.f32 [%rd64],%f8;
$1_9:
shr.u32 %r33,%r41,16;
cvt.u16.u32 %rs15,%r33;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f35,%rs16;
fma.rn.f32 %f9,%f35,%f15,%f18;
shr.u16 %rs18,%rs10,8;
cvt.rn.f32.u16 %f36,%rs18;
fma.rn.f32 %f10,%f36,%f15,%f18;
and.b16 %rs20,%rs6,255;
cvt.rn.f32.u16 %f37,%rs20;
fma.rn.f32 %f11,%f37,%f15,%f18;
shr.u32 %r34,%r43,24;
cvt.u16.u32 %rs21,%r34;
cvt.rn.f32.u16 %f38,%rs21;
fma.rn.f32 %f12,%f38,%f15,%f18;
add.s64 %rd14,%rd13,%rd46;
@%p1 bra $1_11;
bra.uni $1_10;
$1_11:
st.global.cs.v4.f32 [%rd14],{%f9,%f10,%f11,%f12};
bra.uni $1_15;
$1_10:
add.s64 %rd67,%rd12,%rd23;
shl.b64 %rd68,%rd67,2;
add.s64 %rd69,%rd1,%rd68;
st.global.f32 [%rd69],%f9;
shl.b64 %rd70,%rd24,2;
add.s64 %rd71,%rd69,%rd70;
st.global.f32 [%rd71],%f10;
add.s64 %rd72,%rd71,%rd70;
st.global.f32 [%rd72],%f11;
add.s64 %rd73,%rd72,%rd70;
st.global.f32 [%rd73],%f12;
$1_15:
ret;
}
.visible .entry normalize_u8_c4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u64 p5,
.param .u64 p6,
.param .u64 p7,
.param .u32 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15,
.param .f32 p16,
.param .f32 p17
)
.maxntid 128,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<37>;
.reg .f32 %f<65>;
.reg .b32 %r<51>;
.reg .b64 %rd<101>;
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd27,[p1];
ld.param.u64 %rd28,[p2];
ld.param.u64 %rd24,[p3];
ld.param.u64 %rd25,[p4];
ld.param.u64 %rd29,[p5];
ld.param.u64 %rd26,[p6];
ld.param.u64 %rd30,[p7];
ld.param.u32 %r10,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f17,[p10];
ld.param.f32 %f18,[p11];
ld.param.f32 %f19,[p12];
ld.param.f32 %f20,[p13];
ld.param.f32 %f21,[p14];
ld.param.f32 %f22,[p15];
ld.param.f32 %f23,[p16];
ld.param.f32 %f24,[p17];
cvta.to.global.u64 %rd1,%rd24;
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,7;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
shl.b32 %r17,%r16,2;
mov.u32 %r18,%ctaid.z;
cvt.u64.u32 %rd31,%r18;
mul.lo.s64 %rd2,%rd31,%rd28;
mov.u32 %r19,%ctaid.y;
cvt.u64.u32 %rd32,%r19;
mul.lo.s64 %rd3,%rd32,%rd27;
mul.lo.s64 %rd33,%rd31,%rd30;
mul.lo.s64 %rd34,%rd32,%rd29;
add.s64 %rd4,%rd33,%rd34;
add.s32 %r20,%r19,1;
setp.lt.s32 %p2,%r20,%r12;
selp.b64 %rd35,0,3,%p2;
cvt.s64.s32 %rd99,%r17;
mul.wide.s32 %rd6,%r17,4;
or.b64 %rd36,%rd6,%rd35;
add.s64 %rd7,%rd36,16;
mul.wide.s32 %rd8,%r10,4;
setp.gt.s64 %p3,%rd7,%rd8;
@%p3 bra $2_2;
add.s64 %rd42,%rd2,%rd3;
add.s64 %rd43,%rd42,%rd6;
add.s64 %rd44,%rd23,%rd43;
cvt.u32.u64 %r26,%rd44;
and.b32 %r27,%r26,3;
and.b64 %rd45,%rd44,3;
sub.s64 %rd46,%rd43,%rd45;
add.s64 %rd37,%rd23,%rd46;
add.s32 %r28,%r27,15;
ld.global.nc.u32 %r21,[%rd37];
add.s64 %rd38,%rd37,4;
ld.global.nc.u32 %r22,[%rd38];
add.s64 %rd39,%rd37,8;
ld.global.nc.u32 %r23,[%rd39];
add.s64 %rd40,%rd37,12;
ld.global.nc.u32 %r24,[%rd40];
and.b32 %r29,%r28,28;
cvt.u64.u32 %rd47,%r29;
add.s64 %rd41,%rd37,%rd47;
ld.global.nc.u32 %r25,[%rd41];
mad.lo.s32 %r30,%r27,4369,12816;
and.b32 %r31,%r30,30583;
prmt.b32 %r47,%r21,%r22,%r31;
prmt.b32 %r48,%r22,%r23,%r31;
prmt.b32 %r49,%r23,%r24,%r31;
prmt.b32 %r50,%r24,%r25,%r31;
$2_2:
shl.b64 %rd48,%rd4,2;
add.s64 %rd9,%rd24,%rd48;
shl.b64 %rd49,%rd25,2;
or.b64 %rd50,%rd49,%rd9;
and.b64 %rd51,%rd50,15;
setp.eq.s64 %p4,%rd51,0;
setp.eq.s64 %p5,%rd26,1;
and.pred %p1,%p5,%p4;
@%p3 bra $2_15;
bra.uni $2_3;
$2_15:
cvt.u32.u64 %r40,%rd99;
add.s32 %r41,%r40,4;
min.s32 %r9,%r41,%r10;
setp.ge.s32 %p7,%r40,%r9;
@%p7 bra $2_18;
add.s64 %rd86,%rd6,%rd2;
add.s64 %rd87,%rd86,%rd3;
add.s64 %rd100,%rd23,%rd87;
$2_17:
.pragma "nounroll";
mul.lo.s64 %rd92,%rd99,%rd26;
add.s64 %rd93,%rd92,%rd4;
ld.global.nc.u8 %r42,[%rd100];
cvt.u16.u32 %rs29,%r42;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f57,%rs30;
fma.rn.f32 %f58,%f57,%f17,%f21;
shl.b64 %rd94,%rd93,2;
add.s64 %rd95,%rd1,%rd94;
st.global.f32 [%rd95],%f58;
add.s64 %rd89,%rd100,1;
ld.global.nc.u8 %r43,[%rd89];
cvt.u16.u32 %rs31,%r43;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f59,%rs32;
fma.rn.f32 %f60,%f59,%f18,%f22;
add.s64 %rd96,%rd95,%rd49;
st.global.f32 [%rd96],%f60;
add.s64 %rd90,%rd100,2;
ld.global.nc.u8 %r44,[%rd90];
cvt.u16.u32 %rs33,%r44;
and.b16 %rs34,%rs33,255;
cvt.rn.f32.u16 %f61,%rs34;
fma.rn.f32 %f62,%f61,%f19,%f23;
add.s64 %rd97,%rd96,%rd49;
st.global.f32 [%rd97],%f62;
add.s64 %rd91,%rd100,3;
ld.global.nc.u8 %r45,[%rd91];
cvt.u16.u32 %rs35,%r45;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f63,%rs36;
fma.rn.f32 %f64,%f63,%f20,%f24;
add.s64 %rd98,%rd97,%rd49;
st.global.f32 [%rd98],%f64;
add.s64 %rd99,%rd99,1;
cvt.u32.u64 %r46,%rd99;
add.s64 %rd100,%rd100,4;
setp.lt.s32 %p8,%r46,%r9;
@%p8 bra $2_17;
bra.uni $2_18;
$2_3:
mul.lo.s64 %rd52,%rd99,%rd26;
add.s64 %rd10,%rd4,%rd52;
cvt.u16.u32 %rs1,%r47;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f25,%rs2;
fma.rn.f32 %f1,%f25,%f17,%f21;
cvt.u16.u32 %rs3,%r48;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f26,%rs4;
fma.rn.f32 %f2,%f26,%f17,%f21;
cvt.u16.u32 %rs5,%r49;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f27,%rs6;
fma.rn.f32 %f3,%f27,%f17,%f21;
cvt.u16.u32 %rs7,%r50;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f28,%rs8;
fma.rn.f32 %f4,%f28,%f17,%f21;
shl.b64 %rd53,%rd52,2;
add.s64 %rd11,%rd9,%rd53;
@%p1 bra $2_5;
bra.uni $2_4;
$2_5:
st.global.cs.v4.f32 [%rd11],{%f1,%f2,%f3,%f4};
bra.uni $2_6;
$2_4:
shl.b64 %rd54,%rd10,2;
add.s64 %rd55,%rd1,%rd54;
st.global.f32 [%rd55],%f1;
shl.b64 %rd56,%rd26,2;
add.s64 %rd57,%rd55,%rd56;
st.global.f32 [%rd57],%f2;
add.s64 %rd58,%rd57,%rd56;
st.global.f32 [%rd58],%f3;
add.s64 %rd59,%rd58,%rd56;
st.global.f32 [%rd59],%f4;
$2_6:
shr.u16 %rs10,%rs1,8;
cvt.rn.f32.u16 %f33,%rs10;
fma.rn.f32 %f5,%f33,%f18,%f22;
shr.u16 %rs12,%rs3,8;
cvt.rn.f32.u16 %f34,%rs12;
fma.rn.f32 %f6,%f34,%f18,%f22;
shr.u16 %rs14,%rs5,8;
cvt.rn.f32.u16 %f35,%rs14;
fma.rn.f32 %f7,%f35,%f18,%f22;
shr.u16 %rs16,%rs7,8;
cvt.rn.f32.u16 %f36,%rs16;
fma.rn.f32 %f8,%f36,%f18,%f22;
add.s64 %rd12,%rd10,%rd25;
add.s64 %rd13,%rd11,%rd49;
@%p1 bra $2_8;
bra.uni $2_7;
$2_8:
st.global.cs.v4.f32 [%rd13],{%f5,%f6,%f7,%f8};
bra.uni $2_9;
$2_7:
shl.b64 %rd62,%rd12,2;
add.s64 %rd63,%rd1,%rd62;
st.global.f32 [%rd63],%f5;
shl.b64 %rd64,%rd26,2;
add.s64 %rd65,%rd63,%rd64;
st.global.f32 [%rd65],%f6;
add.s64 %rd66,%rd65,%rd64;
st.global.f32 [%rd66],%f7;
add.s64 %rd67,%rd66,%rd64;
st.global.f32 [%rd67],%f8;
$2_9:
shr.u32 %r32,%r47,16;
cvt.u16.u32 %rs17,%r32;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f41,%rs18;
fma.rn.f32 %f9,%f41,%f19,%f23;
shr.u32 %r33,%r48,16;
cvt.u16.u32 %rs19,%r33;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f42,%rs20;
fma.rn.f32 %f10,%f42,%f19,%f23;
shr.u32 %r34,%r49,16;
cvt.u16.u32 %rs21,%r34;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f43,%rs22;
fma.rn.f32 %f11,%f43,%f19,%f23;
shr.u32 %r35,%r50,16;
cvt.u16.u32 %rs23,%r35;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f44,%rs24;
fma.rn.f32 %f12,%f44,%f19,%f23;
add.s64 %rd14,%rd12,%rd25;
add.s64 %rd15,%rd13,%rd49;
@%p1 bra $2_11;
bra.uni $2_10;
$2_11:
st.global.cs.v4.f32 [%rd15],{%f9,%f10,%f11,%f12};
bra.uni $2_12;
$2_10:
shl.b64 %rd70,%rd14,2;
add.s64 %rd71,%rd1,%rd70;
st.global.f32 [%rd71],%f9;
shl.b64 %rd72,%rd26,2;
add.s64 %rd73,%rd71,%rd72;
st.global.f32 [%rd73],%f10;
add.s64 %rd74,%rd73,%rd72;
st.global.f32 [%rd74],%f11;
add.s64 %rd75,%rd74,%rd72;
st.global.f32 [%rd75],%f12;
$2_12:
shr.u32 %r36,%r47,24;
cvt.u16.u32 %rs25,%r36;
cvt.rn.f32.u16 %f49,%rs25;
fma.rn.f32 %f13,%f49,%f20,%f24;
shr.u32 %r37,%r48,24;
cvt.u16.u32 %rs26,%r37;
cvt.rn.f32.u16 %f50,%rs26;
fma.rn.f32 %f14,%f50,%f20,%f24;
shr.u32 %r38,%r49,24;
cvt.u16.u32 %rs27,%r38;
cvt.rn.f32.u16 %f51,%rs27;
fma.rn.f32 %f15,%f51,%f20,%f24;
shr.u32 %r39,%r50,24;
cvt.u16.u32 %rs28,%r39;
cvt.rn.f32.u16 %f52,%rs28;
fma.rn.f32 %f16,%f52,%f20,%f24;
add.s64 %rd16,%rd15,%rd49;
@%p1 bra $2_14;
bra.uni $2_13;
$2_14:
st.global.cs.v4.f32 [%rd16],{%f13,%f14,%f15,%f16};
bra.uni $2_18;
$2_13:
add.s64 %rd78,%rd14,%rd25;
shl.b64 %rd79,%rd78,2;
add.s64 %rd80,%rd1,%rd79;
st.global.f32 [%rd80],%f13;
shl.b64 %rd81,%rd26,2;
add.s64 %rd82,%rd80,%rd81;
st.global.f32 [%rd82],%f14;
add.s64 %rd83,%rd82,%rd81;
st.global.f32 [%rd83],%f15;
add.s64 %rd84,%rd83,%rd81;
st.global.f32 [%rd84],%f16;
$2_18:
ret;
}
.visible .entry normalize_f32(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u32 p4,
.param .u32 p5,
.param .f32 p6,
.param .f32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 128,1,1
{
.reg .pred %p<12>;
.reg .f32 %f<39>;
.reg .b32 %r<41>;
.reg .b64 %rd<37>;
ld.param.u64 %rd4,[p0];
ld.param.u64 %rd5,[p1];
ld.param.u64 %rd6,[p2];
ld.param.u64 %rd7,[p3];
ld.param.u32 %r4,[p4];
ld.param.u32 %r5,[p5];
ld.param.f32 %f9,[p6];
ld.param.f32 %f10,[p7];
ld.param.f32 %f11,[p8];
ld.param.f32 %f12,[p9];
ld.param.f32 %f13,[p10];
ld.param.f32 %f14,[p11];
ld.param.f32 %f15,[p12];
ld.param.f32 %f16,[p13];
mov.u32 %r6,%ctaid.x;
shl.b32 %r7,%r6,7;
mov.u32 %r8,%tid.x;
add.s32 %r9,%r7,%r8;
shl.b32 %r1,%r9,2;
setp.ge.u32 %p1,%r1,%r4;
@%p1 bra $3_11;
setp.eq.s32 %p2,%r5,0;
mov.u32 %r40,0;
@%p2 bra $3_3;
mul.wide.u32 %rd8,%r1,-1431655765;
shr.u64 %rd9,%rd8,33;
cvt.u32.u64 %r11,%rd9;
mul.lo.s32 %r12,%r11,3;
sub.s32 %r40,%r1,%r12;
$3_3:
mov.u32 %r13,%ctaid.z;
cvt.u64.u32 %rd10,%r13;
cvt.u64.u32 %rd11,%r1;
mul.lo.s64 %rd12,%rd10,%rd5;
add.s64 %rd13,%rd12,%rd11;
shl.b64 %rd14,%rd13,2;
add.s64 %rd1,%rd4,%rd14;
mul.lo.s64 %rd15,%rd10,%rd7;
add.s64 %rd16,%rd15,%rd11;
shl.b64 %rd17,%rd16,2;
add.s64 %rd2,%rd6,%rd17;
setp.eq.s32 %p3,%r40,1;
selp.f32 %f17,%f9,%f11,%p3;
selp.f32 %f18,%f11,%f10,%p3;
selp.f32 %f19,%f10,%f9,%p3;
selp.f32 %f20,%f13,%f15,%p3;
selp.f32 %f21,%f15,%f14,%p3;
selp.f32 %f22,%f14,%f13,%p3;
setp.eq.s32 %p4,%r40,2;
selp.f32 %f1,%f10,%f17,%p4;
selp.f32 %f2,%f9,%f18,%p4;
selp.f32 %f3,%f11,%f19,%p4;
selp.f32 %f4,%f14,%f20,%p4;
selp.f32 %f5,%f13,%f21,%p4;
selp.f32 %f6,%f15,%f22,%p4;
selp.f32 %f7,%f12,%f3,%p2;
selp.f32 %f8,%f16,%f6,%p2;
add.s32 %r14,%r1,4;
setp.le.u32 %p6,%r14,%r4;
or.b64 %rd18,%rd2,%rd1;
and.b64 %rd19,%rd18,15;
setp.eq.s64 %p7,%rd19,0;
and.pred %p8,%p6,%p7;
@%p8 bra $3_10;
bra.uni $3_4;
$3_10:
ld.global.nc.v4.f32 {%f31,%f32,%f33,%f34},[%rd1];
fma.rn.f32 %f35,%f31,%f3,%f6;
fma.rn.f32 %f36,%f32,%f2,%f5;
fma.rn.f32 %f37,%f33,%f1,%f4;
fma.rn.f32 %f38,%f34,%f7,%f8;
st.global.cs.v4.f32 [%rd2],{%f35,%f36,%f37,%f38};
bra.uni $3_11;
$3_4:
ld.global.nc.f32 %f23,[%rd1];
fma.rn.f32 %f24,%f23,%f3,%f6;
cvta.to.global.u64 %rd25,%rd6;
add.s64 %rd3,%rd25,%rd17;
st.global.f32 [%rd3],%f24;
or.b32 %r21,%r1,1;
setp.ge.u32 %p9,%r21,%r4;
@%p9 bra $3_6;
add.s64 %rd27,%rd1,4;
ld.global.nc.f32 %f25,[%rd27];
fma.rn.f32 %f26,%f25,%f2,%f5;
st.global.f32 [%rd3+4],%f26;
$3_6:
or.b32 %r27,%r1,2;
setp.ge.u32 %p10,%r27,%r4;
@%p10 bra $3_8;
add.s64 %rd28,%rd1,8;
ld.global.nc.f32 %f27,[%rd28];
fma.rn.f32 %f28,%f27,%f1,%f4;
st.global.f32 [%rd3+8],%f28;
$3_8:
or.b32 %r33,%r1,3;
setp.ge.u32 %p11,%r33,%r4;
@%p11 bra $3_11;
add.s64 %rd29,%rd1,12;
ld.global.nc.f32 %f29,[%rd29];
fma.rn.f32 %f30,%f29,%f7,%f8;
st.global.f32 [%rd3+12],%f30;
$3_11:
ret;
}
`;
