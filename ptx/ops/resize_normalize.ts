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
.reg .b16 %rs<9>;
.reg .f32 %f<39>;
.reg .b32 %r<77>;
.reg .b64 %rd<62>;
ld.param.u64 %rd6,[p0];
ld.param.u64 %rd7,[p1];
ld.param.u64 %rd8,[p2];
ld.param.u32 %r12,[p3];
ld.param.u32 %r13,[p4];
ld.param.u64 %rd9,[p5];
ld.param.u64 %rd10,[p7];
ld.param.u64 %rd11,[p8];
ld.param.u64 %rd12,[p9];
ld.param.u32 %r14,[p10];
ld.param.u32 %r15,[p11];
ld.param.u64 %rd13,[p12];
ld.param.u64 %rd14,[p13];
ld.param.u64 %rd15,[p14];
ld.param.u64 %rd16,[p15];
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
@%p3 bra $0_8;
cvt.s64.s32 %rd17,%r1;
mul.lo.s64 %rd18,%rd17,%rd14;
add.s64 %rd19,%rd18,%rd13;
shr.s64 %rd20,%rd19,44;
cvt.u32.u64 %r22,%rd20;
shr.u64 %rd21,%rd19,12;
cvt.u32.u64 %r23,%rd21;
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
cvt.s64.s32 %rd22,%r2;
mul.lo.s64 %rd23,%rd22,%rd16;
add.s64 %rd24,%rd23,%rd15;
shr.s64 %rd25,%rd24,44;
cvt.u32.u64 %r28,%rd25;
shr.u64 %rd26,%rd24,12;
cvt.u32.u64 %r29,%rd26;
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
cvt.u64.u32 %rd27,%r34;
mul.lo.s64 %rd28,%rd27,%rd8;
cvt.s64.s32 %rd29,%r33;
mul.lo.s64 %rd30,%rd29,%rd7;
cvt.s64.s32 %rd31,%r27;
add.s64 %rd32,%rd28,%rd31;
add.s64 %rd33,%rd32,%rd30;
add.s64 %rd1,%rd6,%rd33;
selp.b64 %rd34,%rd7,0,%p7;
add.s64 %rd2,%rd1,%rd34;
mul.lo.s64 %rd35,%rd27,%rd12;
mul.lo.s64 %rd36,%rd17,%rd11;
mul.lo.s64 %rd37,%rd22,%rd10;
add.s64 %rd38,%rd36,%rd37;
add.s64 %rd3,%rd38,%rd35;
add.s32 %r35,%r33,2;
setp.ge.s32 %p10,%r35,%r13;
add.s32 %r36,%r27,5;
setp.gt.s32 %p11,%r36,%r12;
and.pred %p12,%p11,%p10;
setp.lt.s32 %p13,%r12,8;
or.pred %p14,%p13,%p12;
@%p14 bra $0_7;
bra.uni $0_2;
$0_7:
ld.global.nc.u8 %r71,[%rd1];
cvt.u16.u32 %rs1,%r71;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f28,%rs2;
selp.u64 %rd58,1,0,%p4;
add.s64 %rd55,%rd1,%rd58;
ld.global.nc.u8 %r72,[%rd55];
cvt.u16.u32 %rs3,%r72;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f29,%rs4;
sub.rn.f32 %f30,%f29,%f28;
fma.rn.f32 %f31,%f30,%f1,%f28;
ld.global.nc.u8 %r73,[%rd2];
cvt.u16.u32 %rs5,%r73;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f32,%rs6;
add.s64 %rd57,%rd2,%rd58;
ld.global.nc.u8 %r74,[%rd57];
cvt.u16.u32 %rs7,%r74;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f33,%rs8;
sub.rn.f32 %f34,%f33,%f32;
fma.rn.f32 %f35,%f34,%f1,%f32;
sub.rn.f32 %f36,%f35,%f31;
fma.rn.f32 %f37,%f36,%f2,%f31;
fma.rn.f32 %f38,%f37,%f3,%f4;
cvta.to.global.u64 %rd59,%rd9;
shl.b64 %rd60,%rd3,2;
add.s64 %rd61,%rd59,%rd60;
st.global.f32 [%rd61],%f38;
bra.uni $0_8;
$0_2:
cvt.u32.u64 %r39,%rd1;
and.b32 %r3,%r39,3;
and.b64 %rd39,%rd1,-4;
ld.global.cs.u32 %r37,[%rd39];
add.s32 %r40,%r3,2;
setp.lt.u32 %p15,%r40,5;
mov.u32 %r76,0;
mov.u32 %r75,%r76;
@%p15 bra $0_4;
add.s64 %rd40,%rd39,4;
ld.global.cs.u32 %r75,[%rd40];
$0_4:
shl.b32 %r45,%r3,3;
shf.r.wrap.b32 %r42,%r37,%r75,%r45;
cvt.u32.u64 %r48,%rd2;
and.b32 %r8,%r48,3;
and.b64 %rd41,%rd2,-4;
ld.global.cs.u32 %r46,[%rd41];
add.s32 %r49,%r8,2;
setp.lt.u32 %p16,%r49,5;
@%p16 bra $0_6;
add.s64 %rd42,%rd41,4;
ld.global.cs.u32 %r76,[%rd42];
$0_6:
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
cvta.to.global.u64 %rd51,%rd9;
shl.b64 %rd52,%rd3,2;
add.s64 %rd53,%rd51,%rd52;
st.global.f32 [%rd53],%f27;
$0_8:
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
.reg .b16 %rs<25>;
.reg .f32 %f<95>;
.reg .b32 %r<194>;
.reg .b64 %rd<148>;
ld.param.u64 %rd2,[p0];
ld.param.u64 %rd3,[p1];
ld.param.u64 %rd4,[p2];
ld.param.u32 %r13,[p3];
ld.param.u32 %r14,[p4];
ld.param.u64 %rd5,[p5];
ld.param.u64 %rd6,[p6];
ld.param.u64 %rd7,[p7];
ld.param.u64 %rd8,[p8];
ld.param.u64 %rd9,[p9];
ld.param.u32 %r15,[p10];
ld.param.u32 %r16,[p11];
ld.param.u64 %rd10,[p12];
ld.param.u64 %rd11,[p13];
ld.param.u64 %rd12,[p14];
ld.param.u64 %rd13,[p15];
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
@%p4 bra $1_8;
cvt.s64.s32 %rd14,%r1;
mul.lo.s64 %rd15,%rd14,%rd11;
add.s64 %rd16,%rd15,%rd10;
shr.s64 %rd17,%rd16,44;
cvt.u32.u64 %r23,%rd17;
shr.u64 %rd18,%rd16,12;
cvt.u32.u64 %r24,%rd18;
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
cvt.s64.s32 %rd19,%r2;
mul.lo.s64 %rd20,%rd19,%rd13;
add.s64 %rd21,%rd20,%rd12;
shr.s64 %rd22,%rd21,44;
cvt.u32.u64 %r29,%rd22;
shr.u64 %rd23,%rd21,12;
cvt.u32.u64 %r30,%rd23;
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
cvt.u64.u32 %rd24,%r35;
mul.lo.s64 %rd25,%rd24,%rd4;
cvt.s64.s32 %rd26,%r34;
mul.lo.s64 %rd27,%rd26,%rd3;
mul.lo.s32 %r36,%r28,3;
cvt.s64.s32 %rd28,%r36;
add.s64 %rd29,%rd25,%rd28;
add.s64 %rd30,%rd29,%rd27;
add.s64 %rd1,%rd2,%rd30;
mul.lo.s32 %r37,%r13,3;
setp.lt.s32 %p10,%r37,8;
add.s32 %r38,%r34,2;
setp.ge.s32 %p11,%r38,%r14;
add.s32 %r39,%r36,9;
setp.gt.s32 %p12,%r39,%r37;
and.pred %p13,%p12,%p11;
or.pred %p14,%p10,%p13;
@%p14 bra $1_7;
bra.uni $1_2;
$1_7:
selp.b64 %rd132,%rd3,0,%p1;
add.s64 %rd122,%rd1,%rd132;
selp.b64 %rd133,3,0,%p5;
ld.global.nc.u8 %r171,[%rd1];
cvt.u16.u32 %rs1,%r171;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f62,%rs2;
add.s64 %rd121,%rd1,%rd133;
ld.global.nc.u8 %r172,[%rd121];
cvt.u16.u32 %rs3,%r172;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f63,%rs4;
sub.rn.f32 %f64,%f63,%f62;
fma.rn.f32 %f65,%f64,%f1,%f62;
ld.global.nc.u8 %r173,[%rd122];
cvt.u16.u32 %rs5,%r173;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f66,%rs6;
add.s64 %rd123,%rd122,%rd133;
ld.global.nc.u8 %r174,[%rd123];
cvt.u16.u32 %rs7,%r174;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f67,%rs8;
sub.rn.f32 %f68,%f67,%f66;
fma.rn.f32 %f69,%f68,%f1,%f66;
sub.rn.f32 %f70,%f69,%f65;
fma.rn.f32 %f71,%f70,%f2,%f65;
fma.rn.f32 %f72,%f71,%f3,%f6;
mul.lo.s64 %rd135,%rd14,%rd8;
mul.lo.s64 %rd137,%rd19,%rd7;
add.s64 %rd138,%rd135,%rd137;
mul.lo.s64 %rd140,%rd24,%rd9;
add.s64 %rd141,%rd138,%rd140;
cvta.to.global.u64 %rd142,%rd5;
shl.b64 %rd143,%rd141,2;
add.s64 %rd144,%rd142,%rd143;
st.global.f32 [%rd144],%f72;
add.s64 %rd124,%rd1,1;
ld.global.nc.u8 %r175,[%rd124];
cvt.u16.u32 %rs9,%r175;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f73,%rs10;
add.s64 %rd125,%rd124,%rd133;
ld.global.nc.u8 %r176,[%rd125];
cvt.u16.u32 %rs11,%r176;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f74,%rs12;
sub.rn.f32 %f75,%f74,%f73;
fma.rn.f32 %f76,%f75,%f1,%f73;
add.s64 %rd126,%rd122,1;
ld.global.nc.u8 %r177,[%rd126];
cvt.u16.u32 %rs13,%r177;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f77,%rs14;
add.s64 %rd127,%rd126,%rd133;
ld.global.nc.u8 %r178,[%rd127];
cvt.u16.u32 %rs15,%r178;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f78,%rs16;
sub.rn.f32 %f79,%f78,%f77;
fma.rn.f32 %f80,%f79,%f1,%f77;
sub.rn.f32 %f81,%f80,%f76;
fma.rn.f32 %f82,%f81,%f2,%f76;
fma.rn.f32 %f83,%f82,%f4,%f7;
shl.b64 %rd145,%rd6,2;
add.s64 %rd146,%rd144,%rd145;
st.global.f32 [%rd146],%f83;
add.s64 %rd128,%rd1,2;
ld.global.nc.u8 %r179,[%rd128];
cvt.u16.u32 %rs17,%r179;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f84,%rs18;
add.s64 %rd129,%rd128,%rd133;
ld.global.nc.u8 %r180,[%rd129];
cvt.u16.u32 %rs19,%r180;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f85,%rs20;
sub.rn.f32 %f86,%f85,%f84;
fma.rn.f32 %f87,%f86,%f1,%f84;
add.s64 %rd130,%rd122,2;
ld.global.nc.u8 %r181,[%rd130];
cvt.u16.u32 %rs21,%r181;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f88,%rs22;
add.s64 %rd131,%rd130,%rd133;
ld.global.nc.u8 %r182,[%rd131];
cvt.u16.u32 %rs23,%r182;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f89,%rs24;
sub.rn.f32 %f90,%f89,%f88;
fma.rn.f32 %f91,%f90,%f1,%f88;
sub.rn.f32 %f92,%f91,%f87;
fma.rn.f32 %f93,%f92,%f2,%f87;
fma.rn.f32 %f94,%f93,%f5,%f8;
add.s64 %rd147,%rd146,%rd145;
st.global.f32 [%rd147],%f94;
bra.uni $1_8;
$1_2:
cvt.u32.u64 %r43,%rd1;
and.b32 %r44,%r43,3;
and.b64 %rd31,%rd1,-4;
ld.global.cs.u32 %r40,[%rd31];
add.s64 %rd32,%rd31,4;
ld.global.cs.u32 %r41,[%rd32];
add.s32 %r45,%r44,6;
setp.lt.u32 %p15,%r45,9;
mov.u32 %r193,0;
mov.u32 %r192,%r193;
@%p15 bra $1_4;
add.s64 %rd33,%rd31,8;
ld.global.cs.u32 %r192,[%rd33];
$1_4:
shl.b32 %r99,%r43,3;
and.b32 %r70,%r99,24;
shf.r.wrap.b32 %r67,%r40,%r41,%r70;
shf.r.wrap.b32 %r71,%r41,%r192,%r70;
selp.b64 %rd69,%rd3,0,%p1;
add.s64 %rd70,%rd1,%rd69;
cvt.u32.u64 %r100,%rd70;
and.b32 %r101,%r100,3;
and.b64 %rd51,%rd70,-4;
ld.global.cs.u32 %r75,[%rd51];
add.s64 %rd52,%rd51,4;
ld.global.cs.u32 %r76,[%rd52];
add.s32 %r102,%r101,6;
setp.lt.u32 %p17,%r102,9;
@%p17 bra $1_6;
add.s64 %rd71,%rd51,8;
ld.global.cs.u32 %r193,[%rd71];
$1_6:
cvt.u64.u32 %rd97,%r36;
add.s64 %rd98,%rd25,%rd97;
cvt.u64.u32 %rd103,%r34;
mul.lo.s64 %rd104,%rd103,%rd3;
add.s64 %rd105,%rd98,%rd104;
add.s64 %rd106,%rd2,%rd105;
add.s64 %rd108,%rd106,%rd69;
cvt.u32.u64 %r152,%rd108;
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
mul.lo.s64 %rd109,%rd14,%rd8;
mul.lo.s64 %rd110,%rd19,%rd7;
add.s64 %rd111,%rd109,%rd110;
mul.lo.s64 %rd112,%rd24,%rd9;
add.s64 %rd113,%rd111,%rd112;
cvta.to.global.u64 %rd114,%rd5;
shl.b64 %rd115,%rd113,2;
add.s64 %rd116,%rd114,%rd115;
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
shl.b64 %rd117,%rd6,2;
add.s64 %rd118,%rd116,%rd117;
st.global.f32 [%rd116],%f31;
st.global.f32 [%rd118],%f46;
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
add.s64 %rd119,%rd118,%rd117;
st.global.f32 [%rd119],%f61;
$1_8:
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
.reg .b16 %rs<33>;
.reg .f32 %f<123>;
.reg .b32 %r<200>;
.reg .b64 %rd<154>;
ld.param.u64 %rd2,[p0];
ld.param.u64 %rd3,[p1];
ld.param.u64 %rd4,[p2];
ld.param.u32 %r13,[p3];
ld.param.u32 %r14,[p4];
ld.param.u64 %rd5,[p5];
ld.param.u64 %rd6,[p6];
ld.param.u64 %rd7,[p7];
ld.param.u64 %rd8,[p8];
ld.param.u64 %rd9,[p9];
ld.param.u32 %r15,[p10];
ld.param.u32 %r16,[p11];
ld.param.u64 %rd10,[p12];
ld.param.u64 %rd11,[p13];
ld.param.u64 %rd12,[p14];
ld.param.u64 %rd13,[p15];
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
@%p4 bra $2_8;
cvt.s64.s32 %rd14,%r1;
mul.lo.s64 %rd15,%rd14,%rd11;
add.s64 %rd16,%rd15,%rd10;
shr.s64 %rd17,%rd16,44;
cvt.u32.u64 %r23,%rd17;
shr.u64 %rd18,%rd16,12;
cvt.u32.u64 %r24,%rd18;
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
cvt.s64.s32 %rd19,%r2;
mul.lo.s64 %rd20,%rd19,%rd13;
add.s64 %rd21,%rd20,%rd12;
shr.s64 %rd22,%rd21,44;
cvt.u32.u64 %r29,%rd22;
shr.u64 %rd23,%rd21,12;
cvt.u32.u64 %r30,%rd23;
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
cvt.u64.u32 %rd24,%r35;
mul.lo.s64 %rd25,%rd24,%rd4;
cvt.s64.s32 %rd26,%r34;
mul.lo.s64 %rd27,%rd26,%rd3;
shl.b32 %r36,%r28,2;
cvt.s64.s32 %rd28,%r36;
add.s64 %rd29,%rd25,%rd28;
add.s64 %rd30,%rd29,%rd27;
add.s64 %rd1,%rd2,%rd30;
add.s32 %r37,%r34,2;
setp.ge.s32 %p10,%r37,%r14;
add.s32 %r38,%r36,11;
shl.b32 %r39,%r13,2;
setp.gt.s32 %p11,%r38,%r39;
and.pred %p12,%p11,%p10;
setp.lt.s32 %p13,%r13,2;
or.pred %p14,%p13,%p12;
@%p14 bra $2_7;
bra.uni $2_2;
$2_7:
selp.b64 %rd137,%rd3,0,%p1;
add.s64 %rd123,%rd1,%rd137;
selp.b64 %rd138,4,0,%p5;
ld.global.nc.u8 %r173,[%rd1];
cvt.u16.u32 %rs1,%r173;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f79,%rs2;
add.s64 %rd122,%rd1,%rd138;
ld.global.nc.u8 %r174,[%rd122];
cvt.u16.u32 %rs3,%r174;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f80,%rs4;
sub.rn.f32 %f81,%f80,%f79;
fma.rn.f32 %f82,%f81,%f1,%f79;
ld.global.nc.u8 %r175,[%rd123];
cvt.u16.u32 %rs5,%r175;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f83,%rs6;
add.s64 %rd124,%rd123,%rd138;
ld.global.nc.u8 %r176,[%rd124];
cvt.u16.u32 %rs7,%r176;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f84,%rs8;
sub.rn.f32 %f85,%f84,%f83;
fma.rn.f32 %f86,%f85,%f1,%f83;
sub.rn.f32 %f87,%f86,%f82;
fma.rn.f32 %f88,%f87,%f2,%f82;
fma.rn.f32 %f89,%f88,%f3,%f7;
mul.lo.s64 %rd140,%rd19,%rd7;
mul.lo.s64 %rd142,%rd14,%rd8;
add.s64 %rd143,%rd142,%rd140;
mul.lo.s64 %rd145,%rd24,%rd9;
add.s64 %rd146,%rd143,%rd145;
cvta.to.global.u64 %rd147,%rd5;
shl.b64 %rd148,%rd146,2;
add.s64 %rd149,%rd147,%rd148;
st.global.f32 [%rd149],%f89;
add.s64 %rd125,%rd1,1;
ld.global.nc.u8 %r177,[%rd125];
cvt.u16.u32 %rs9,%r177;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f90,%rs10;
add.s64 %rd126,%rd125,%rd138;
ld.global.nc.u8 %r178,[%rd126];
cvt.u16.u32 %rs11,%r178;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f91,%rs12;
sub.rn.f32 %f92,%f91,%f90;
fma.rn.f32 %f93,%f92,%f1,%f90;
add.s64 %rd127,%rd123,1;
ld.global.nc.u8 %r179,[%rd127];
cvt.u16.u32 %rs13,%r179;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f94,%rs14;
add.s64 %rd128,%rd127,%rd138;
ld.global.nc.u8 %r180,[%rd128];
cvt.u16.u32 %rs15,%r180;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f95,%rs16;
sub.rn.f32 %f96,%f95,%f94;
fma.rn.f32 %f97,%f96,%f1,%f94;
sub.rn.f32 %f98,%f97,%f93;
fma.rn.f32 %f99,%f98,%f2,%f93;
fma.rn.f32 %f100,%f99,%f4,%f8;
shl.b64 %rd150,%rd6,2;
add.s64 %rd151,%rd149,%rd150;
st.global.f32 [%rd151],%f100;
add.s64 %rd129,%rd1,2;
ld.global.nc.u8 %r181,[%rd129];
cvt.u16.u32 %rs17,%r181;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f101,%rs18;
add.s64 %rd130,%rd129,%rd138;
ld.global.nc.u8 %r182,[%rd130];
cvt.u16.u32 %rs19,%r182;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f102,%rs20;
sub.rn.f32 %f103,%f102,%f101;
fma.rn.f32 %f104,%f103,%f1,%f101;
add.s64 %rd131,%rd123,2;
ld.global.nc.u8 %r183,[%rd131];
cvt.u16.u32 %rs21,%r183;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f105,%rs22;
add.s64 %rd132,%rd131,%rd138;
ld.global.nc.u8 %r184,[%rd132];
cvt.u16.u32 %rs23,%r184;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f106,%rs24;
sub.rn.f32 %f107,%f106,%f105;
fma.rn.f32 %f108,%f107,%f1,%f105;
sub.rn.f32 %f109,%f108,%f104;
fma.rn.f32 %f110,%f109,%f2,%f104;
fma.rn.f32 %f111,%f110,%f5,%f9;
add.s64 %rd152,%rd151,%rd150;
st.global.f32 [%rd152],%f111;
add.s64 %rd133,%rd1,3;
ld.global.nc.u8 %r185,[%rd133];
cvt.u16.u32 %rs25,%r185;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f112,%rs26;
add.s64 %rd134,%rd133,%rd138;
ld.global.nc.u8 %r186,[%rd134];
cvt.u16.u32 %rs27,%r186;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f113,%rs28;
sub.rn.f32 %f114,%f113,%f112;
fma.rn.f32 %f115,%f114,%f1,%f112;
add.s64 %rd135,%rd123,3;
ld.global.nc.u8 %r187,[%rd135];
cvt.u16.u32 %rs29,%r187;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f116,%rs30;
add.s64 %rd136,%rd135,%rd138;
ld.global.nc.u8 %r188,[%rd136];
cvt.u16.u32 %rs31,%r188;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f117,%rs32;
sub.rn.f32 %f118,%f117,%f116;
fma.rn.f32 %f119,%f118,%f1,%f116;
sub.rn.f32 %f120,%f119,%f115;
fma.rn.f32 %f121,%f120,%f2,%f115;
fma.rn.f32 %f122,%f121,%f6,%f10;
add.s64 %rd153,%rd152,%rd150;
st.global.f32 [%rd153],%f122;
bra.uni $2_8;
$2_2:
cvt.u32.u64 %r43,%rd1;
and.b32 %r44,%r43,3;
and.b64 %rd31,%rd1,-4;
ld.global.cs.u32 %r40,[%rd31];
add.s64 %rd32,%rd31,4;
ld.global.cs.u32 %r41,[%rd32];
setp.eq.s32 %p15,%r44,0;
mov.u32 %r199,0;
mov.u32 %r198,%r199;
@%p15 bra $2_4;
add.s64 %rd33,%rd31,8;
ld.global.cs.u32 %r198,[%rd33];
$2_4:
shl.b32 %r98,%r43,3;
and.b32 %r69,%r98,24;
shf.r.wrap.b32 %r66,%r40,%r41,%r69;
shf.r.wrap.b32 %r70,%r41,%r198,%r69;
selp.b64 %rd69,%rd3,0,%p1;
add.s64 %rd70,%rd1,%rd69;
cvt.u32.u64 %r99,%rd70;
and.b32 %r100,%r99,3;
and.b64 %rd51,%rd70,-4;
ld.global.cs.u32 %r74,[%rd51];
add.s64 %rd52,%rd51,4;
ld.global.cs.u32 %r75,[%rd52];
setp.eq.s32 %p17,%r100,0;
@%p17 bra $2_6;
add.s64 %rd71,%rd51,8;
ld.global.cs.u32 %r199,[%rd71];
$2_6:
cvt.u64.u32 %rd97,%r36;
add.s64 %rd98,%rd25,%rd97;
cvt.u64.u32 %rd103,%r34;
mul.lo.s64 %rd104,%rd103,%rd3;
add.s64 %rd105,%rd98,%rd104;
add.s64 %rd106,%rd2,%rd105;
add.s64 %rd108,%rd106,%rd69;
cvt.u32.u64 %r150,%rd108;
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
mul.lo.s64 %rd109,%rd14,%rd8;
mul.lo.s64 %rd110,%rd19,%rd7;
add.s64 %rd111,%rd109,%rd110;
mul.lo.s64 %rd112,%rd24,%rd9;
add.s64 %rd113,%rd111,%rd112;
cvta.to.global.u64 %rd114,%rd5;
shl.b64 %rd115,%rd113,2;
add.s64 %rd116,%rd114,%rd115;
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
shl.b64 %rd117,%rd6,2;
add.s64 %rd118,%rd116,%rd117;
st.global.f32 [%rd116],%f33;
st.global.f32 [%rd118],%f48;
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
add.s64 %rd119,%rd118,%rd117;
st.global.f32 [%rd119],%f63;
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
add.s64 %rd120,%rd119,%rd117;
st.global.f32 [%rd120],%f78;
$2_8:
ret;
}
`;
