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
.reg .pred %p<8>;
.reg .b16 %rs<9>;
.reg .f32 %f<17>;
.reg .b32 %r<27>;
.reg .b64 %rd<59>;
ld.param.u64 %rd12,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u64 %rd17,[p2];
ld.param.u64 %rd13,[p3];
ld.param.u64 %rd14,[p4];
ld.param.u64 %rd18,[p5];
ld.param.u64 %rd15,[p6];
ld.param.u64 %rd19,[p7];
ld.param.u32 %r2,[p8];
ld.param.u32 %r3,[p9];
ld.param.f32 %f5,[p10];
ld.param.f32 %f6,[p14];
cvta.to.global.u64 %rd1,%rd13;
mov.u32 %r4,%ctaid.x;
shl.b32 %r5,%r4,7;
mov.u32 %r6,%tid.x;
add.s32 %r7,%r5,%r6;
shl.b32 %r8,%r7,2;
mov.u32 %r9,%ctaid.z;
cvt.u64.u32 %rd20,%r9;
mul.lo.s64 %rd21,%rd20,%rd17;
mov.u32 %r10,%ctaid.y;
cvt.u64.u32 %rd22,%r10;
mul.lo.s64 %rd23,%rd22,%rd16;
add.s64 %rd2,%rd21,%rd23;
mul.lo.s64 %rd24,%rd20,%rd19;
mul.lo.s64 %rd25,%rd22,%rd18;
add.s64 %rd3,%rd24,%rd25;
add.s32 %r11,%r10,1;
setp.lt.s32 %p1,%r11,%r3;
selp.b64 %rd26,0,3,%p1;
cvt.s64.s32 %rd57,%r8;
or.b64 %rd27,%rd57,%rd26;
add.s64 %rd28,%rd27,4;
cvt.s64.s32 %rd29,%r2;
setp.gt.s64 %p2,%rd28,%rd29;
@%p2 bra $0_4;
bra.uni $0_1;
$0_4:
cvt.u32.u64 %r23,%rd57;
add.s32 %r24,%r23,4;
min.s32 %r1,%r24,%r2;
setp.ge.s32 %p6,%r23,%r1;
@%p6 bra $0_7;
add.s64 %rd51,%rd2,%rd57;
add.s64 %rd58,%rd12,%rd51;
$0_6:
.pragma "nounroll";
ld.global.nc.u8 %r25,[%rd58];
cvt.u16.u32 %rs7,%r25;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f15,%rs8;
fma.rn.f32 %f16,%f15,%f5,%f6;
mul.lo.s64 %rd53,%rd57,%rd15;
add.s64 %rd54,%rd53,%rd3;
shl.b64 %rd55,%rd54,2;
add.s64 %rd56,%rd1,%rd55;
st.global.f32 [%rd56],%f16;
add.s64 %rd57,%rd57,1;
cvt.u32.u64 %r26,%rd57;
add.s64 %rd58,%rd58,1;
setp.lt.s32 %p7,%r26,%r1;
@%p7 bra $0_6;
bra.uni $0_7;
$0_1:
shl.b64 %rd32,%rd3,2;
add.s64 %rd33,%rd13,%rd32;
add.s64 %rd34,%rd2,%rd57;
add.s64 %rd35,%rd12,%rd34;
cvt.u32.u64 %r14,%rd35;
and.b32 %r15,%r14,3;
and.b64 %rd36,%rd35,3;
sub.s64 %rd37,%rd34,%rd36;
add.s64 %rd30,%rd12,%rd37;
add.s32 %r16,%r15,3;
ld.global.nc.u32 %r12,[%rd30];
and.b32 %r17,%r16,4;
cvt.u64.u32 %rd38,%r17;
add.s64 %rd31,%rd30,%rd38;
ld.global.nc.u32 %r13,[%rd31];
mad.lo.s32 %r18,%r15,4369,12816;
and.b32 %r19,%r18,30583;
prmt.b32 %r20,%r12,%r13,%r19;
shl.b64 %rd39,%rd14,2;
or.b64 %rd40,%rd39,%rd33;
and.b64 %rd41,%rd40,15;
setp.eq.s64 %p3,%rd41,0;
cvt.u16.u32 %rs1,%r20;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f7,%rs2;
fma.rn.f32 %f1,%f7,%f5,%f6;
shr.u16 %rs3,%rs1,8;
cvt.rn.f32.u16 %f8,%rs3;
fma.rn.f32 %f2,%f8,%f5,%f6;
shr.u32 %r21,%r20,16;
cvt.u16.u32 %rs4,%r21;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f9,%rs5;
fma.rn.f32 %f3,%f9,%f5,%f6;
shr.u32 %r22,%r20,24;
cvt.u16.u32 %rs6,%r22;
cvt.rn.f32.u16 %f10,%rs6;
fma.rn.f32 %f4,%f10,%f5,%f6;
setp.eq.s64 %p4,%rd15,1;
and.pred %p5,%p4,%p3;
mul.lo.s64 %rd42,%rd57,%rd15;
add.s64 %rd5,%rd3,%rd42;
shl.b64 %rd43,%rd42,2;
add.s64 %rd6,%rd33,%rd43;
@%p5 bra $0_3;
bra.uni $0_2;
$0_3:
st.global.cs.v4.f32 [%rd6],{%f1,%f2,%f3,%f4};
bra.uni $0_7;
$0_2:
shl.b64 %rd44,%rd5,2;
add.s64 %rd45,%rd1,%rd44;
st.global.f32 [%rd45],%f1;
shl.b64 %rd46,%rd15,2;
add.s64 %rd47,%rd45,%rd46;
st.global.f32 [%rd47],%f2;
add.s64 %rd48,%rd47,%rd46;
st.global.f32 [%rd48],%f3;
add.s64 %rd49,%rd48,%rd46;
st.global.f32 [%rd49],%f4;
$0_7:
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
.reg .pred %p<14>;
.reg .b16 %rs<28>;
.reg .f32 %f<49>;
.reg .b32 %r<41>;
.reg .b64 %rd<109>;
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd19,[p3];
ld.param.u64 %rd20,[p4];
ld.param.u64 %rd21,[p5];
ld.param.u64 %rd22,[p6];
ld.param.u64 %rd23,[p7];
ld.param.u32 %r5,[p8];
ld.param.u32 %r6,[p9];
ld.param.f32 %f13,[p10];
ld.param.f32 %f14,[p11];
ld.param.f32 %f15,[p12];
ld.param.f32 %f16,[p14];
ld.param.f32 %f17,[p15];
ld.param.f32 %f18,[p16];
mov.u32 %r7,%ctaid.x;
shl.b32 %r8,%r7,7;
mov.u32 %r9,%tid.x;
add.s32 %r10,%r8,%r9;
shl.b32 %r11,%r10,2;
mov.u32 %r12,%ctaid.z;
cvt.u64.u32 %rd26,%r12;
mul.lo.s64 %rd1,%rd26,%rd25;
mov.u32 %r13,%ctaid.y;
cvt.u64.u32 %rd27,%r13;
mul.lo.s64 %rd2,%rd27,%rd24;
mul.lo.s64 %rd28,%rd26,%rd23;
mul.lo.s64 %rd29,%rd27,%rd21;
add.s64 %rd3,%rd28,%rd29;
add.s32 %r14,%r13,1;
setp.lt.s32 %p1,%r14,%r6;
selp.b64 %rd30,0,3,%p1;
cvt.s64.s32 %rd108,%r11;
mul.wide.s32 %rd5,%r11,3;
or.b64 %rd31,%rd5,%rd30;
add.s64 %rd32,%rd31,12;
mul.wide.s32 %rd33,%r5,3;
setp.gt.s64 %p2,%rd32,%rd33;
@%p2 bra $1_10;
bra.uni $1_1;
$1_10:
cvt.u32.u64 %r35,%rd108;
add.s32 %r36,%r35,4;
min.s32 %r4,%r36,%r5;
setp.ge.s32 %p12,%r35,%r4;
@%p12 bra $1_13;
add.s64 %rd96,%rd5,%rd1;
add.s64 %rd97,%rd96,%rd2;
add.s64 %rd107,%rd18,%rd97;
shl.b64 %rd12,%rd20,2;
cvta.to.global.u64 %rd13,%rd19;
$1_12:
.pragma "nounroll";
mul.lo.s64 %rd101,%rd108,%rd22;
add.s64 %rd102,%rd101,%rd3;
ld.global.nc.u8 %r37,[%rd107];
cvt.u16.u32 %rs22,%r37;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f43,%rs23;
fma.rn.f32 %f44,%f43,%f13,%f16;
shl.b64 %rd103,%rd102,2;
add.s64 %rd104,%rd13,%rd103;
st.global.f32 [%rd104],%f44;
add.s64 %rd99,%rd107,1;
ld.global.nc.u8 %r38,[%rd99];
cvt.u16.u32 %rs24,%r38;
and.b16 %rs25,%rs24,255;
cvt.rn.f32.u16 %f45,%rs25;
fma.rn.f32 %f46,%f45,%f14,%f17;
add.s64 %rd105,%rd104,%rd12;
st.global.f32 [%rd105],%f46;
add.s64 %rd100,%rd107,2;
ld.global.nc.u8 %r39,[%rd100];
cvt.u16.u32 %rs26,%r39;
and.b16 %rs27,%rs26,255;
cvt.rn.f32.u16 %f47,%rs27;
fma.rn.f32 %f48,%f47,%f15,%f18;
add.s64 %rd106,%rd105,%rd12;
st.global.f32 [%rd106],%f48;
add.s64 %rd108,%rd108,1;
cvt.u32.u64 %r40,%rd108;
add.s64 %rd107,%rd107,3;
setp.lt.s32 %p13,%r40,%r4;
@%p13 bra $1_12;
bra.uni $1_13;
$1_1:
shl.b64 %rd38,%rd3,2;
add.s64 %rd39,%rd19,%rd38;
add.s64 %rd40,%rd1,%rd2;
add.s64 %rd41,%rd40,%rd5;
add.s64 %rd42,%rd18,%rd41;
cvt.u32.u64 %r19,%rd42;
and.b32 %r20,%r19,3;
and.b64 %rd43,%rd42,3;
sub.s64 %rd44,%rd41,%rd43;
add.s64 %rd34,%rd18,%rd44;
add.s32 %r21,%r20,11;
ld.global.nc.u32 %r15,[%rd34];
add.s64 %rd35,%rd34,4;
ld.global.nc.u32 %r16,[%rd35];
add.s64 %rd36,%rd34,8;
ld.global.nc.u32 %r17,[%rd36];
and.b32 %r22,%r21,28;
cvt.u64.u32 %rd45,%r22;
add.s64 %rd37,%rd34,%rd45;
ld.global.nc.u32 %r18,[%rd37];
mad.lo.s32 %r23,%r20,4369,12816;
and.b32 %r24,%r23,30583;
prmt.b32 %r1,%r15,%r16,%r24;
prmt.b32 %r2,%r16,%r17,%r24;
prmt.b32 %r3,%r17,%r18,%r24;
shl.b64 %rd46,%rd20,2;
or.b64 %rd47,%rd46,%rd39;
and.b64 %rd48,%rd47,15;
setp.eq.s64 %p3,%rd48,0;
setp.eq.s64 %p4,%rd22,1;
and.pred %p5,%p4,%p3;
mul.lo.s64 %rd49,%rd108,%rd22;
add.s64 %rd6,%rd3,%rd49;
cvt.u16.u32 %rs1,%r1;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f19,%rs2;
fma.rn.f32 %f1,%f19,%f13,%f16;
shr.u32 %r25,%r1,24;
cvt.u16.u32 %rs3,%r25;
cvt.rn.f32.u16 %f20,%rs3;
fma.rn.f32 %f2,%f20,%f13,%f16;
shr.u32 %r26,%r2,16;
cvt.u16.u32 %rs4,%r26;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f21,%rs5;
fma.rn.f32 %f3,%f21,%f13,%f16;
cvt.u16.u32 %rs6,%r3;
shr.u16 %rs7,%rs6,8;
cvt.rn.f32.u16 %f22,%rs7;
fma.rn.f32 %f4,%f22,%f13,%f16;
shl.b64 %rd50,%rd49,2;
add.s64 %rd7,%rd39,%rd50;
@%p5 bra $1_3;
bra.uni $1_2;
$1_3:
st.global.cs.v4.f32 [%rd7],{%f1,%f2,%f3,%f4};
bra.uni $1_4;
$1_2:
cvta.to.global.u64 %rd51,%rd19;
shl.b64 %rd52,%rd6,2;
add.s64 %rd53,%rd51,%rd52;
st.global.f32 [%rd53],%f1;
shl.b64 %rd54,%rd22,2;
add.s64 %rd55,%rd53,%rd54;
st.global.f32 [%rd55],%f2;
add.s64 %rd56,%rd55,%rd54;
st.global.f32 [%rd56],%f3;
add.s64 %rd57,%rd56,%rd54;
st.global.f32 [%rd57],%f4;
$1_4:
shr.u16 %rs9,%rs1,8;
cvt.rn.f32.u16 %f27,%rs9;
fma.rn.f32 %f5,%f27,%f14,%f17;
cvt.u16.u32 %rs10,%r2;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f28,%rs11;
fma.rn.f32 %f6,%f28,%f14,%f17;
shr.u32 %r27,%r2,24;
cvt.u16.u32 %rs12,%r27;
cvt.rn.f32.u16 %f29,%rs12;
fma.rn.f32 %f7,%f29,%f14,%f17;
shr.u32 %r28,%r3,16;
cvt.u16.u32 %rs13,%r28;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f30,%rs14;
fma.rn.f32 %f8,%f30,%f14,%f17;
add.s64 %rd8,%rd6,%rd20;
add.s64 %rd9,%rd7,%rd46;
@%p5 bra $1_6;
bra.uni $1_5;
$1_6:
st.global.cs.v4.f32 [%rd9],{%f5,%f6,%f7,%f8};
bra.uni $1_7;
$1_5:
cvta.to.global.u64 %rd69,%rd19;
shl.b64 %rd70,%rd8,2;
add.s64 %rd71,%rd69,%rd70;
st.global.f32 [%rd71],%f5;
shl.b64 %rd72,%rd22,2;
add.s64 %rd73,%rd71,%rd72;
st.global.f32 [%rd73],%f6;
add.s64 %rd74,%rd73,%rd72;
st.global.f32 [%rd74],%f7;
add.s64 %rd75,%rd74,%rd72;
st.global.f32 [%rd75],%f8;
$1_7:
shr.u32 %r31,%r1,16;
cvt.u16.u32 %rs15,%r31;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f35,%rs16;
fma.rn.f32 %f9,%f35,%f15,%f18;
shr.u16 %rs18,%rs10,8;
cvt.rn.f32.u16 %f36,%rs18;
fma.rn.f32 %f10,%f36,%f15,%f18;
and.b16 %rs20,%rs6,255;
cvt.rn.f32.u16 %f37,%rs20;
fma.rn.f32 %f11,%f37,%f15,%f18;
shr.u32 %r32,%r3,24;
cvt.u16.u32 %rs21,%r32;
cvt.rn.f32.u16 %f38,%rs21;
fma.rn.f32 %f12,%f38,%f15,%f18;
add.s64 %rd10,%rd9,%rd46;
@%p5 bra $1_9;
bra.uni $1_8;
$1_9:
st.global.cs.v4.f32 [%rd10],{%f9,%f10,%f11,%f12};
bra.uni $1_13;
$1_8:
cvta.to.global.u64 %rd87,%rd19;
add.s64 %rd88,%rd8,%rd20;
shl.b64 %rd89,%rd88,2;
add.s64 %rd90,%rd87,%rd89;
st.global.f32 [%rd90],%f9;
shl.b64 %rd91,%rd22,2;
add.s64 %rd92,%rd90,%rd91;
st.global.f32 [%rd92],%f10;
add.s64 %rd93,%rd92,%rd91;
st.global.f32 [%rd93],%f11;
add.s64 %rd94,%rd93,%rd91;
st.global.f32 [%rd94],%f12;
$1_13:
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
.reg .pred %p<17>;
.reg .b16 %rs<37>;
.reg .f32 %f<65>;
.reg .b32 %r<48>;
.reg .b64 %rd<132>;
ld.param.u64 %rd20,[p0];
ld.param.u64 %rd26,[p1];
ld.param.u64 %rd27,[p2];
ld.param.u64 %rd21,[p3];
ld.param.u64 %rd22,[p4];
ld.param.u64 %rd23,[p5];
ld.param.u64 %rd24,[p6];
ld.param.u64 %rd25,[p7];
ld.param.u32 %r6,[p8];
ld.param.u32 %r7,[p9];
ld.param.f32 %f17,[p10];
ld.param.f32 %f18,[p11];
ld.param.f32 %f19,[p12];
ld.param.f32 %f20,[p13];
ld.param.f32 %f21,[p14];
ld.param.f32 %f22,[p15];
ld.param.f32 %f23,[p16];
ld.param.f32 %f24,[p17];
mov.u32 %r8,%ctaid.x;
shl.b32 %r9,%r8,7;
mov.u32 %r10,%tid.x;
add.s32 %r11,%r9,%r10;
shl.b32 %r12,%r11,2;
mov.u32 %r13,%ctaid.z;
cvt.u64.u32 %rd28,%r13;
mul.lo.s64 %rd1,%rd28,%rd27;
mov.u32 %r14,%ctaid.y;
cvt.u64.u32 %rd29,%r14;
mul.lo.s64 %rd2,%rd29,%rd26;
mul.lo.s64 %rd30,%rd28,%rd25;
mul.lo.s64 %rd31,%rd29,%rd23;
add.s64 %rd3,%rd30,%rd31;
add.s32 %r15,%r14,1;
setp.lt.s32 %p1,%r15,%r7;
selp.b64 %rd32,0,3,%p1;
cvt.s64.s32 %rd130,%r12;
mul.wide.s32 %rd5,%r12,4;
or.b64 %rd33,%rd5,%rd32;
add.s64 %rd34,%rd33,16;
mul.wide.s32 %rd35,%r6,4;
setp.gt.s64 %p2,%rd34,%rd35;
@%p2 bra $2_13;
bra.uni $2_1;
$2_13:
cvt.u32.u64 %r41,%rd130;
add.s32 %r42,%r41,4;
min.s32 %r5,%r42,%r6;
setp.ge.s32 %p15,%r41,%r5;
@%p15 bra $2_16;
add.s64 %rd117,%rd5,%rd1;
add.s64 %rd118,%rd117,%rd2;
add.s64 %rd131,%rd20,%rd118;
shl.b64 %rd14,%rd22,2;
cvta.to.global.u64 %rd15,%rd21;
$2_15:
.pragma "nounroll";
mul.lo.s64 %rd123,%rd130,%rd24;
add.s64 %rd124,%rd123,%rd3;
ld.global.nc.u8 %r43,[%rd131];
cvt.u16.u32 %rs29,%r43;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f57,%rs30;
fma.rn.f32 %f58,%f57,%f17,%f21;
shl.b64 %rd125,%rd124,2;
add.s64 %rd126,%rd15,%rd125;
st.global.f32 [%rd126],%f58;
add.s64 %rd120,%rd131,1;
ld.global.nc.u8 %r44,[%rd120];
cvt.u16.u32 %rs31,%r44;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f59,%rs32;
fma.rn.f32 %f60,%f59,%f18,%f22;
add.s64 %rd127,%rd126,%rd14;
st.global.f32 [%rd127],%f60;
add.s64 %rd121,%rd131,2;
ld.global.nc.u8 %r45,[%rd121];
cvt.u16.u32 %rs33,%r45;
and.b16 %rs34,%rs33,255;
cvt.rn.f32.u16 %f61,%rs34;
fma.rn.f32 %f62,%f61,%f19,%f23;
add.s64 %rd128,%rd127,%rd14;
st.global.f32 [%rd128],%f62;
add.s64 %rd122,%rd131,3;
ld.global.nc.u8 %r46,[%rd122];
cvt.u16.u32 %rs35,%r46;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f63,%rs36;
fma.rn.f32 %f64,%f63,%f20,%f24;
add.s64 %rd129,%rd128,%rd14;
st.global.f32 [%rd129],%f64;
add.s64 %rd130,%rd130,1;
cvt.u32.u64 %r47,%rd130;
add.s64 %rd131,%rd131,4;
setp.lt.s32 %p16,%r47,%r5;
@%p16 bra $2_15;
bra.uni $2_16;
$2_1:
shl.b64 %rd41,%rd3,2;
add.s64 %rd42,%rd21,%rd41;
add.s64 %rd43,%rd1,%rd2;
add.s64 %rd44,%rd43,%rd5;
add.s64 %rd45,%rd20,%rd44;
cvt.u32.u64 %r21,%rd45;
and.b32 %r22,%r21,3;
and.b64 %rd46,%rd45,3;
sub.s64 %rd47,%rd44,%rd46;
add.s64 %rd36,%rd20,%rd47;
add.s32 %r23,%r22,15;
ld.global.nc.u32 %r16,[%rd36];
add.s64 %rd37,%rd36,4;
ld.global.nc.u32 %r17,[%rd37];
add.s64 %rd38,%rd36,8;
ld.global.nc.u32 %r18,[%rd38];
add.s64 %rd39,%rd36,12;
ld.global.nc.u32 %r19,[%rd39];
and.b32 %r24,%r23,28;
cvt.u64.u32 %rd48,%r24;
add.s64 %rd40,%rd36,%rd48;
ld.global.nc.u32 %r20,[%rd40];
mad.lo.s32 %r25,%r22,4369,12816;
and.b32 %r26,%r25,30583;
prmt.b32 %r1,%r16,%r17,%r26;
prmt.b32 %r2,%r17,%r18,%r26;
prmt.b32 %r3,%r18,%r19,%r26;
prmt.b32 %r4,%r19,%r20,%r26;
shl.b64 %rd49,%rd22,2;
or.b64 %rd50,%rd49,%rd42;
and.b64 %rd51,%rd50,15;
setp.eq.s64 %p3,%rd51,0;
setp.eq.s64 %p4,%rd24,1;
and.pred %p5,%p4,%p3;
mul.lo.s64 %rd52,%rd130,%rd24;
add.s64 %rd6,%rd3,%rd52;
cvt.u16.u32 %rs1,%r1;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f25,%rs2;
fma.rn.f32 %f1,%f25,%f17,%f21;
cvt.u16.u32 %rs3,%r2;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f26,%rs4;
fma.rn.f32 %f2,%f26,%f17,%f21;
cvt.u16.u32 %rs5,%r3;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f27,%rs6;
fma.rn.f32 %f3,%f27,%f17,%f21;
cvt.u16.u32 %rs7,%r4;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f28,%rs8;
fma.rn.f32 %f4,%f28,%f17,%f21;
shl.b64 %rd53,%rd52,2;
add.s64 %rd7,%rd42,%rd53;
@%p5 bra $2_3;
bra.uni $2_2;
$2_3:
st.global.cs.v4.f32 [%rd7],{%f1,%f2,%f3,%f4};
bra.uni $2_4;
$2_2:
cvta.to.global.u64 %rd54,%rd21;
shl.b64 %rd55,%rd6,2;
add.s64 %rd56,%rd54,%rd55;
st.global.f32 [%rd56],%f1;
shl.b64 %rd57,%rd24,2;
add.s64 %rd58,%rd56,%rd57;
st.global.f32 [%rd58],%f2;
add.s64 %rd59,%rd58,%rd57;
st.global.f32 [%rd59],%f3;
add.s64 %rd60,%rd59,%rd57;
st.global.f32 [%rd60],%f4;
$2_4:
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
add.s64 %rd8,%rd6,%rd22;
add.s64 %rd9,%rd7,%rd49;
@%p5 bra $2_6;
bra.uni $2_5;
$2_6:
st.global.cs.v4.f32 [%rd9],{%f5,%f6,%f7,%f8};
bra.uni $2_7;
$2_5:
cvta.to.global.u64 %rd72,%rd21;
shl.b64 %rd73,%rd8,2;
add.s64 %rd74,%rd72,%rd73;
st.global.f32 [%rd74],%f5;
shl.b64 %rd75,%rd24,2;
add.s64 %rd76,%rd74,%rd75;
st.global.f32 [%rd76],%f6;
add.s64 %rd77,%rd76,%rd75;
st.global.f32 [%rd77],%f7;
add.s64 %rd78,%rd77,%rd75;
st.global.f32 [%rd78],%f8;
$2_7:
shr.u32 %r29,%r1,16;
cvt.u16.u32 %rs17,%r29;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f41,%rs18;
fma.rn.f32 %f9,%f41,%f19,%f23;
shr.u32 %r30,%r2,16;
cvt.u16.u32 %rs19,%r30;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f42,%rs20;
fma.rn.f32 %f10,%f42,%f19,%f23;
shr.u32 %r31,%r3,16;
cvt.u16.u32 %rs21,%r31;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f43,%rs22;
fma.rn.f32 %f11,%f43,%f19,%f23;
shr.u32 %r32,%r4,16;
cvt.u16.u32 %rs23,%r32;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f44,%rs24;
fma.rn.f32 %f12,%f44,%f19,%f23;
add.s64 %rd10,%rd8,%rd22;
add.s64 %rd11,%rd9,%rd49;
@%p5 bra $2_9;
bra.uni $2_8;
$2_9:
st.global.cs.v4.f32 [%rd11],{%f9,%f10,%f11,%f12};
bra.uni $2_10;
$2_8:
cvta.to.global.u64 %rd90,%rd21;
shl.b64 %rd91,%rd10,2;
add.s64 %rd92,%rd90,%rd91;
st.global.f32 [%rd92],%f9;
shl.b64 %rd93,%rd24,2;
add.s64 %rd94,%rd92,%rd93;
st.global.f32 [%rd94],%f10;
add.s64 %rd95,%rd94,%rd93;
st.global.f32 [%rd95],%f11;
add.s64 %rd96,%rd95,%rd93;
st.global.f32 [%rd96],%f12;
$2_10:
shr.u32 %r35,%r1,24;
cvt.u16.u32 %rs25,%r35;
cvt.rn.f32.u16 %f49,%rs25;
fma.rn.f32 %f13,%f49,%f20,%f24;
shr.u32 %r36,%r2,24;
cvt.u16.u32 %rs26,%r36;
cvt.rn.f32.u16 %f50,%rs26;
fma.rn.f32 %f14,%f50,%f20,%f24;
shr.u32 %r37,%r3,24;
cvt.u16.u32 %rs27,%r37;
cvt.rn.f32.u16 %f51,%rs27;
fma.rn.f32 %f15,%f51,%f20,%f24;
shr.u32 %r38,%r4,24;
cvt.u16.u32 %rs28,%r38;
cvt.rn.f32.u16 %f52,%rs28;
fma.rn.f32 %f16,%f52,%f20,%f24;
add.s64 %rd12,%rd11,%rd49;
@%p5 bra $2_12;
bra.uni $2_11;
$2_12:
st.global.cs.v4.f32 [%rd12],{%f13,%f14,%f15,%f16};
bra.uni $2_16;
$2_11:
cvta.to.global.u64 %rd108,%rd21;
add.s64 %rd109,%rd10,%rd22;
shl.b64 %rd110,%rd109,2;
add.s64 %rd111,%rd108,%rd110;
st.global.f32 [%rd111],%f13;
shl.b64 %rd112,%rd24,2;
add.s64 %rd113,%rd111,%rd112;
st.global.f32 [%rd113],%f14;
add.s64 %rd114,%rd113,%rd112;
st.global.f32 [%rd114],%f15;
add.s64 %rd115,%rd114,%rd112;
st.global.f32 [%rd115],%f16;
$2_16:
ret;
}
.visible .entry normalize_planes(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u32 p4,
.param .f32 p5,
.param .f32 p6,
.param .f32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10
)
.maxntid 128,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<19>;
.reg .f32 %f<31>;
.reg .b32 %r<36>;
.reg .b64 %rd<30>;
.shared .align 16 .b8 _ZZ16normalize_planesE5stage[41536];
ld.param.u64 %rd1,[p0];
ld.param.u64 %rd2,[p1];
ld.param.u64 %rd3,[p2];
ld.param.u64 %rd4,[p3];
ld.param.u32 %r9,[p4];
ld.param.f32 %f1,[p5];
ld.param.f32 %f2,[p6];
ld.param.f32 %f3,[p7];
ld.param.f32 %f4,[p8];
ld.param.f32 %f5,[p9];
ld.param.f32 %f6,[p10];
mov.u32 %r10,%ctaid.x;
shl.b32 %r1,%r10,9;
sub.s32 %r11,%r9,%r1;
min.u32 %r2,%r11,512;
mov.u32 %r3,%ctaid.z;
mad.lo.s32 %r12,%r3,%r9,%r1;
mul.lo.s32 %r4,%r12,3;
mov.u32 %r5,%tid.x;
shl.b32 %r13,%r5,7;
add.s32 %r14,%r13,%r4;
add.s32 %r6,%r14,1572864;
setp.gt.u32 %p1,%r5,11;
setp.le.u32 %p2,%r6,%r4;
or.pred %p3,%p1,%p2;
mov.u32 %r15,%nctaid.z;
mul.lo.s32 %r16,%r15,%r9;
mul.lo.s32 %r17,%r16,3;
setp.ge.u32 %p4,%r6,%r17;
or.pred %p5,%p4,%p3;
@%p5 bra $3_2;
cvt.u64.u32 %rd6,%r6;
add.s64 %rd5,%rd1,%rd6;
prefetch.global.L2 [%rd5];
$3_2:
shl.b32 %r7,%r5,4;
mul.lo.s32 %r18,%r2,3;
setp.ge.u32 %p6,%r7,%r18;
@%p6 bra $3_4;
cvt.u64.u32 %rd8,%r4;
cvt.u64.u32 %rd9,%r7;
add.s64 %rd10,%rd8,%rd9;
add.s64 %rd7,%rd1,%rd10;
mul.wide.u32 %rd11,%r5,16;
mov.u64 %rd12,_ZZ16normalize_planesE5stage;
add.s64 %rd13,%rd12,%rd11;
ld.global.nc.L1::no_allocate.v4.u32 {%r19,%r20,%r21,%r22},[%rd7];
st.shared.v4.u32 [%rd13],{%r19,%r20,%r21,%r22};
$3_4:
bar.sync 0;
shl.b32 %r8,%r5,2;
setp.ge.u32 %p7,%r8,%r2;
@%p7 bra $3_6;
mul.lo.s32 %r23,%r5,3;
mul.wide.u32 %rd17,%r23,4;
mov.u64 %rd18,_ZZ16normalize_planesE5stage;
add.s64 %rd19,%rd18,%rd17;
add.s32 %r24,%r23,1;
mul.wide.u32 %rd20,%r24,4;
add.s64 %rd21,%rd18,%rd20;
add.s32 %r25,%r23,2;
mul.wide.u32 %rd22,%r25,4;
add.s64 %rd23,%rd18,%rd22;
cvt.u64.u32 %rd24,%r3;
mul.lo.s64 %rd25,%rd24,%rd4;
add.s32 %r26,%r1,%r8;
cvt.u64.u32 %rd26,%r26;
add.s64 %rd27,%rd25,%rd26;
ld.shared.u32 %r27,[%rd19];
cvt.u16.u32 %rs1,%r27;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f19,%rs2;
fma.rn.f32 %f7,%f19,%f1,%f4;
shr.u32 %r28,%r27,24;
cvt.u16.u32 %rs3,%r28;
cvt.rn.f32.u16 %f20,%rs3;
fma.rn.f32 %f8,%f20,%f1,%f4;
ld.shared.u32 %r29,[%rd21];
shr.u32 %r30,%r29,16;
cvt.u16.u32 %rs4,%r30;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f21,%rs5;
fma.rn.f32 %f9,%f21,%f1,%f4;
ld.shared.u32 %r31,[%rd23];
cvt.u16.u32 %rs6,%r31;
shr.u16 %rs7,%rs6,8;
cvt.rn.f32.u16 %f22,%rs7;
fma.rn.f32 %f10,%f22,%f1,%f4;
shl.b64 %rd28,%rd27,2;
add.s64 %rd14,%rd2,%rd28;
st.global.cs.v4.f32 [%rd14],{%f7,%f8,%f9,%f10};
shr.u16 %rs8,%rs1,8;
cvt.rn.f32.u16 %f23,%rs8;
fma.rn.f32 %f11,%f23,%f2,%f5;
cvt.u16.u32 %rs9,%r29;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f24,%rs10;
fma.rn.f32 %f12,%f24,%f2,%f5;
shr.u32 %r32,%r29,24;
cvt.u16.u32 %rs11,%r32;
cvt.rn.f32.u16 %f25,%rs11;
fma.rn.f32 %f13,%f25,%f2,%f5;
shr.u32 %r33,%r31,16;
cvt.u16.u32 %rs12,%r33;
and.b16 %rs13,%rs12,255;
cvt.rn.f32.u16 %f26,%rs13;
fma.rn.f32 %f14,%f26,%f2,%f5;
shl.b64 %rd29,%rd3,2;
add.s64 %rd15,%rd14,%rd29;
st.global.cs.v4.f32 [%rd15],{%f11,%f12,%f13,%f14};
shr.u32 %r34,%r27,16;
cvt.u16.u32 %rs14,%r34;
and.b16 %rs15,%rs14,255;
cvt.rn.f32.u16 %f27,%rs15;
fma.rn.f32 %f15,%f27,%f3,%f6;
shr.u16 %rs16,%rs9,8;
cvt.rn.f32.u16 %f28,%rs16;
fma.rn.f32 %f16,%f28,%f3,%f6;
and.b16 %rs17,%rs6,255;
cvt.rn.f32.u16 %f29,%rs17;
fma.rn.f32 %f17,%f29,%f3,%f6;
shr.u32 %r35,%r31,24;
cvt.u16.u32 %rs18,%r35;
cvt.rn.f32.u16 %f30,%rs18;
fma.rn.f32 %f18,%f30,%f3,%f6;
add.s64 %rd16,%rd15,%rd29;
st.global.cs.v4.f32 [%rd16],{%f15,%f16,%f17,%f18};
$3_6:
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
@%p1 bra $4_11;
setp.eq.s32 %p2,%r5,0;
mov.u32 %r40,0;
@%p2 bra $4_3;
mul.wide.u32 %rd8,%r1,-1431655765;
shr.u64 %rd9,%rd8,33;
cvt.u32.u64 %r11,%rd9;
mul.lo.s32 %r12,%r11,3;
sub.s32 %r40,%r1,%r12;
$4_3:
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
@%p8 bra $4_10;
bra.uni $4_4;
$4_10:
ld.global.nc.v4.f32 {%f31,%f32,%f33,%f34},[%rd1];
fma.rn.f32 %f35,%f31,%f3,%f6;
fma.rn.f32 %f36,%f32,%f2,%f5;
fma.rn.f32 %f37,%f33,%f1,%f4;
fma.rn.f32 %f38,%f34,%f7,%f8;
st.global.cs.v4.f32 [%rd2],{%f35,%f36,%f37,%f38};
bra.uni $4_11;
$4_4:
ld.global.nc.f32 %f23,[%rd1];
fma.rn.f32 %f24,%f23,%f3,%f6;
cvta.to.global.u64 %rd25,%rd6;
add.s64 %rd3,%rd25,%rd17;
st.global.f32 [%rd3],%f24;
or.b32 %r21,%r1,1;
setp.ge.u32 %p9,%r21,%r4;
@%p9 bra $4_6;
add.s64 %rd27,%rd1,4;
ld.global.nc.f32 %f25,[%rd27];
fma.rn.f32 %f26,%f25,%f2,%f5;
st.global.f32 [%rd3+4],%f26;
$4_6:
or.b32 %r27,%r1,2;
setp.ge.u32 %p10,%r27,%r4;
@%p10 bra $4_8;
add.s64 %rd28,%rd1,8;
ld.global.nc.f32 %f27,[%rd28];
fma.rn.f32 %f28,%f27,%f1,%f4;
st.global.f32 [%rd3+8],%f28;
$4_8:
or.b32 %r33,%r1,3;
setp.ge.u32 %p11,%r33,%r4;
@%p11 bra $4_11;
add.s64 %rd29,%rd1,12;
ld.global.nc.f32 %f29,[%rd29];
fma.rn.f32 %f30,%f29,%f7,%f8;
st.global.f32 [%rd3+12],%f30;
$4_11:
ret;
}
`;
