// Made from kernels/resize_normalize.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/resize_normalize.cu`. */
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
.reg .f32 %f<43>;
.reg .b32 %r<76>;
.reg .b64 %rd<51>;
ld.param.u64 %rd10,[p0];
ld.param.u64 %rd11,[p1];
ld.param.u64 %rd12,[p2];
ld.param.u32 %r22,[p3];
ld.param.u32 %r23,[p4];
ld.param.u64 %rd13,[p5];
ld.param.u64 %rd14,[p7];
ld.param.u64 %rd15,[p8];
ld.param.u64 %rd16,[p9];
ld.param.u32 %r24,[p10];
ld.param.u32 %r25,[p11];
ld.param.u64 %rd17,[p12];
ld.param.u64 %rd18,[p13];
ld.param.u64 %rd19,[p14];
ld.param.u64 %rd20,[p15];
ld.param.f32 %f9,[p16];
ld.param.f32 %f10,[p20];
mov.u32 %r26,%ctaid.x;
shl.b32 %r27,%r26,5;
mov.u32 %r28,%tid.x;
add.s32 %r1,%r27,%r28;
mov.u32 %r29,%ctaid.y;
shl.b32 %r30,%r29,3;
mov.u32 %r31,%tid.y;
add.s32 %r2,%r30,%r31;
setp.ge.s32 %p1,%r1,%r24;
setp.ge.s32 %p2,%r2,%r25;
or.pred %p3,%p1,%p2;
@%p3 bra $0_17;
cvt.s64.s32 %rd1,%r1;
mul.lo.s64 %rd21,%rd1,%rd18;
add.s64 %rd2,%rd21,%rd17;
shr.s64 %rd22,%rd2,44;
cvt.u32.u64 %r3,%rd22;
setp.lt.s32 %p4,%r3,0;
mov.f32 %f42,0f00000000;
mov.u32 %r73,0;
mov.u32 %r72,%r73;
mov.f32 %f41,%f42;
@%p4 bra $0_5;
add.s32 %r33,%r22,-1;
setp.gt.s32 %p5,%r33,%r3;
@%p5 bra $0_4;
bra.uni $0_3;
$0_4:
shr.u64 %rd23,%rd2,12;
cvt.u32.u64 %r35,%rd23;
cvt.rn.f32.u32 %f12,%r35;
mul.f32 %f41,%f12,0f2F800000;
mov.u32 %r72,%r3;
bra.uni $0_5;
$0_3:
setp.gt.s32 %p6,%r22,1;
add.s32 %r34,%r22,-2;
selp.b32 %r72,%r34,0,%p6;
selp.f32 %f41,0f3F800000,0f00000000,%p6;
$0_5:
cvt.s64.s32 %rd3,%r2;
mul.lo.s64 %rd24,%rd3,%rd20;
add.s64 %rd4,%rd24,%rd19;
shr.s64 %rd25,%rd4,44;
cvt.u32.u64 %r7,%rd25;
setp.lt.s32 %p7,%r7,0;
@%p7 bra $0_9;
add.s32 %r37,%r23,-1;
setp.gt.s32 %p8,%r37,%r7;
@%p8 bra $0_8;
bra.uni $0_7;
$0_8:
shr.u64 %rd26,%rd4,12;
cvt.u32.u64 %r39,%rd26;
cvt.rn.f32.u32 %f14,%r39;
mul.f32 %f42,%f14,0f2F800000;
mov.u32 %r73,%r7;
bra.uni $0_9;
$0_7:
setp.gt.s32 %p9,%r23,1;
add.s32 %r38,%r23,-2;
selp.b32 %r73,%r38,0,%p9;
selp.f32 %f42,0f3F800000,0f00000000,%p9;
$0_9:
mov.u32 %r40,%ctaid.z;
cvt.u64.u32 %rd27,%r40;
mul.lo.s64 %rd28,%rd27,%rd12;
cvt.s64.s32 %rd29,%r73;
mul.lo.s64 %rd30,%rd29,%rd11;
cvt.s64.s32 %rd31,%r72;
add.s64 %rd32,%rd28,%rd31;
add.s64 %rd33,%rd32,%rd30;
add.s64 %rd5,%rd10,%rd33;
setp.gt.s32 %p10,%r23,1;
selp.b64 %rd34,%rd11,0,%p10;
add.s64 %rd6,%rd5,%rd34;
mul.lo.s64 %rd35,%rd27,%rd16;
mul.lo.s64 %rd36,%rd3,%rd14;
mul.lo.s64 %rd37,%rd1,%rd15;
add.s64 %rd38,%rd37,%rd36;
add.s64 %rd39,%rd38,%rd35;
cvta.to.global.u64 %rd40,%rd13;
shl.b64 %rd41,%rd39,2;
add.s64 %rd7,%rd40,%rd41;
setp.lt.s32 %p11,%r22,8;
@%p11 bra $0_16;
add.s32 %r41,%r73,2;
setp.ge.s32 %p12,%r41,%r23;
add.s32 %r42,%r72,5;
setp.gt.s32 %p13,%r42,%r22;
and.pred %p14,%p13,%p12;
@%p14 bra $0_16;
cvt.u32.u64 %r45,%rd5;
and.b32 %r13,%r45,3;
and.b64 %rd42,%rd5,-4;
ld.global.nc.u32 %r43,[%rd42];
add.s32 %r46,%r13,2;
setp.lt.u32 %p15,%r46,5;
mov.u32 %r75,0;
mov.u32 %r74,%r75;
@%p15 bra $0_13;
add.s64 %rd43,%rd42,4;
ld.global.nc.u32 %r74,[%rd43];
$0_13:
shl.b32 %r51,%r13,3;
shf.r.wrap.b32 %r48,%r43,%r74,%r51;
cvt.u32.u64 %r54,%rd6;
and.b32 %r18,%r54,3;
and.b64 %rd44,%rd6,-4;
ld.global.nc.u32 %r52,[%rd44];
add.s32 %r55,%r18,2;
setp.lt.u32 %p16,%r55,5;
@%p16 bra $0_15;
add.s64 %rd45,%rd44,4;
ld.global.nc.u32 %r75,[%rd45];
$0_15:
shl.b32 %r60,%r18,3;
shf.r.wrap.b32 %r57,%r52,%r75,%r60;
mov.u32 %r61,30288;
mov.u32 %r62,1258291200;
prmt.b32 %r63,%r48,%r62,%r61;
mov.b32 %f15,%r63;
add.f32 %f16,%f15,0fCB000000;
mov.u32 %r64,30289;
prmt.b32 %r65,%r48,%r62,%r64;
mov.b32 %f17,%r65;
add.f32 %f18,%f17,0fCB000000;
sub.rn.f32 %f19,%f18,%f16;
fma.rn.f32 %f20,%f19,%f41,%f16;
prmt.b32 %r66,%r57,%r62,%r61;
mov.b32 %f21,%r66;
add.f32 %f22,%f21,0fCB000000;
prmt.b32 %r67,%r57,%r62,%r64;
mov.b32 %f23,%r67;
add.f32 %f24,%f23,0fCB000000;
sub.rn.f32 %f25,%f24,%f22;
fma.rn.f32 %f26,%f25,%f41,%f22;
sub.rn.f32 %f27,%f26,%f20;
fma.rn.f32 %f28,%f27,%f42,%f20;
fma.rn.f32 %f29,%f28,%f9,%f10;
st.global.f32 [%rd7],%f29;
bra.uni $0_17;
$0_16:
setp.gt.s32 %p17,%r22,1;
ld.global.nc.u8 %r68,[%rd5];
cvt.u16.u32 %rs1,%r68;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f30,%rs2;
selp.u64 %rd50,1,0,%p17;
add.s64 %rd47,%rd5,%rd50;
ld.global.nc.u8 %r69,[%rd47];
cvt.u16.u32 %rs3,%r69;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f31,%rs4;
sub.rn.f32 %f32,%f31,%f30;
fma.rn.f32 %f33,%f32,%f41,%f30;
ld.global.nc.u8 %r70,[%rd6];
cvt.u16.u32 %rs5,%r70;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f34,%rs6;
add.s64 %rd49,%rd6,%rd50;
ld.global.nc.u8 %r71,[%rd49];
cvt.u16.u32 %rs7,%r71;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f35,%rs8;
sub.rn.f32 %f36,%f35,%f34;
fma.rn.f32 %f37,%f36,%f41,%f34;
sub.rn.f32 %f38,%f37,%f33;
fma.rn.f32 %f39,%f38,%f42,%f33;
fma.rn.f32 %f40,%f39,%f9,%f10;
st.global.f32 [%rd7],%f40;
$0_17:
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
.reg .pred %p<18>;
.reg .b16 %rs<25>;
.reg .f32 %f<99>;
.reg .b32 %r<128>;
.reg .b64 %rd<83>;
ld.param.u64 %rd7,[p0];
ld.param.u64 %rd8,[p1];
ld.param.u64 %rd9,[p2];
ld.param.u32 %r25,[p3];
ld.param.u32 %r26,[p4];
ld.param.u64 %rd10,[p5];
ld.param.u64 %rd11,[p6];
ld.param.u64 %rd12,[p7];
ld.param.u64 %rd13,[p8];
ld.param.u64 %rd14,[p9];
ld.param.u32 %r27,[p10];
ld.param.u32 %r28,[p11];
ld.param.u64 %rd15,[p12];
ld.param.u64 %rd16,[p13];
ld.param.u64 %rd17,[p14];
ld.param.u64 %rd18,[p15];
ld.param.f32 %f9,[p16];
ld.param.f32 %f10,[p17];
ld.param.f32 %f11,[p18];
ld.param.f32 %f12,[p20];
ld.param.f32 %f13,[p21];
ld.param.f32 %f14,[p22];
mov.u32 %r29,%ctaid.x;
shl.b32 %r30,%r29,5;
mov.u32 %r31,%tid.x;
add.s32 %r1,%r30,%r31;
mov.u32 %r32,%ctaid.y;
shl.b32 %r33,%r32,3;
mov.u32 %r34,%tid.y;
add.s32 %r2,%r33,%r34;
setp.ge.s32 %p1,%r1,%r27;
setp.ge.s32 %p2,%r2,%r28;
or.pred %p3,%p1,%p2;
@%p3 bra $1_17;
cvt.s64.s32 %rd19,%r1;
mul.lo.s64 %rd20,%rd19,%rd16;
add.s64 %rd1,%rd20,%rd15;
shr.s64 %rd21,%rd1,44;
cvt.u32.u64 %r3,%rd21;
setp.lt.s32 %p4,%r3,0;
mov.f32 %f98,0f00000000;
mov.u32 %r125,0;
mov.u32 %r124,%r125;
mov.f32 %f97,%f98;
@%p4 bra $1_5;
add.s32 %r36,%r25,-1;
setp.gt.s32 %p5,%r36,%r3;
@%p5 bra $1_4;
bra.uni $1_3;
$1_4:
shr.u64 %rd22,%rd1,12;
cvt.u32.u64 %r38,%rd22;
cvt.rn.f32.u32 %f16,%r38;
mul.f32 %f97,%f16,0f2F800000;
mov.u32 %r124,%r3;
bra.uni $1_5;
$1_3:
setp.gt.s32 %p6,%r25,1;
add.s32 %r37,%r25,-2;
selp.b32 %r124,%r37,0,%p6;
selp.f32 %f97,0f3F800000,0f00000000,%p6;
$1_5:
cvt.s64.s32 %rd23,%r2;
mul.lo.s64 %rd24,%rd23,%rd18;
add.s64 %rd2,%rd24,%rd17;
shr.s64 %rd25,%rd2,44;
cvt.u32.u64 %r7,%rd25;
setp.lt.s32 %p7,%r7,0;
@%p7 bra $1_9;
add.s32 %r40,%r26,-1;
setp.gt.s32 %p8,%r40,%r7;
@%p8 bra $1_8;
bra.uni $1_7;
$1_8:
shr.u64 %rd26,%rd2,12;
cvt.u32.u64 %r42,%rd26;
cvt.rn.f32.u32 %f18,%r42;
mul.f32 %f98,%f18,0f2F800000;
mov.u32 %r125,%r7;
bra.uni $1_9;
$1_7:
setp.gt.s32 %p9,%r26,1;
add.s32 %r41,%r26,-2;
selp.b32 %r125,%r41,0,%p9;
selp.f32 %f98,0f3F800000,0f00000000,%p9;
$1_9:
mov.u32 %r43,%ctaid.z;
cvt.u64.u32 %rd27,%r43;
mul.lo.s64 %rd28,%rd27,%rd9;
cvt.s64.s32 %rd29,%r125;
mul.lo.s64 %rd30,%rd29,%rd8;
mul.lo.s32 %r12,%r124,3;
cvt.s64.s32 %rd31,%r12;
add.s64 %rd32,%rd28,%rd31;
add.s64 %rd33,%rd32,%rd30;
add.s64 %rd3,%rd7,%rd33;
setp.gt.s32 %p10,%r26,1;
selp.b64 %rd34,%rd8,0,%p10;
add.s64 %rd4,%rd3,%rd34;
mul.lo.s32 %r13,%r25,3;
setp.lt.s32 %p11,%r13,8;
@%p11 bra $1_16;
add.s32 %r44,%r125,2;
setp.ge.s32 %p12,%r44,%r26;
add.s32 %r45,%r12,9;
setp.gt.s32 %p13,%r45,%r13;
and.pred %p14,%p13,%p12;
@%p14 bra $1_16;
cvt.u32.u64 %r49,%rd3;
and.b32 %r14,%r49,3;
and.b64 %rd35,%rd3,-4;
ld.global.nc.u32 %r46,[%rd35];
add.s64 %rd36,%rd35,4;
ld.global.nc.u32 %r47,[%rd36];
add.s32 %r50,%r14,6;
setp.lt.u32 %p15,%r50,9;
mov.u32 %r127,0;
mov.u32 %r126,%r127;
@%p15 bra $1_13;
add.s64 %rd37,%rd35,8;
ld.global.nc.u32 %r126,[%rd37];
$1_13:
shl.b32 %r59,%r14,3;
shf.r.wrap.b32 %r52,%r46,%r47,%r59;
shf.r.wrap.b32 %r56,%r47,%r126,%r59;
cvt.u32.u64 %r63,%rd4;
and.b32 %r64,%r63,3;
and.b64 %rd38,%rd4,-4;
ld.global.nc.u32 %r60,[%rd38];
add.s64 %rd39,%rd38,4;
ld.global.nc.u32 %r61,[%rd39];
add.s32 %r65,%r64,6;
setp.lt.u32 %p16,%r65,9;
@%p16 bra $1_15;
add.s64 %rd40,%rd38,8;
ld.global.nc.u32 %r127,[%rd40];
$1_15:
shl.b32 %r76,%r63,3;
and.b32 %r70,%r76,24;
shf.r.wrap.b32 %r67,%r60,%r61,%r70;
shf.r.wrap.b32 %r71,%r61,%r127,%r70;
mov.u32 %r77,30288;
mov.u32 %r78,1258291200;
prmt.b32 %r79,%r52,%r78,%r77;
mov.b32 %f19,%r79;
add.f32 %f20,%f19,0fCB000000;
mov.u32 %r80,30291;
prmt.b32 %r81,%r52,%r78,%r80;
mov.b32 %f21,%r81;
add.f32 %f22,%f21,0fCB000000;
sub.rn.f32 %f23,%f22,%f20;
fma.rn.f32 %f24,%f23,%f97,%f20;
prmt.b32 %r82,%r67,%r78,%r77;
mov.b32 %f25,%r82;
add.f32 %f26,%f25,0fCB000000;
prmt.b32 %r83,%r67,%r78,%r80;
mov.b32 %f27,%r83;
add.f32 %f28,%f27,0fCB000000;
sub.rn.f32 %f29,%f28,%f26;
fma.rn.f32 %f30,%f29,%f97,%f26;
sub.rn.f32 %f31,%f30,%f24;
fma.rn.f32 %f32,%f31,%f98,%f24;
fma.rn.f32 %f33,%f32,%f9,%f12;
mul.lo.s64 %rd43,%rd23,%rd12;
mul.lo.s64 %rd45,%rd19,%rd13;
add.s64 %rd46,%rd45,%rd43;
mul.lo.s64 %rd48,%rd27,%rd14;
add.s64 %rd49,%rd46,%rd48;
cvta.to.global.u64 %rd50,%rd10;
shl.b64 %rd51,%rd49,2;
add.s64 %rd52,%rd50,%rd51;
mov.u32 %r93,30289;
prmt.b32 %r94,%r52,%r78,%r93;
mov.b32 %f34,%r94;
add.f32 %f35,%f34,0fCB000000;
prmt.b32 %r95,%r56,%r78,%r77;
mov.b32 %f36,%r95;
add.f32 %f37,%f36,0fCB000000;
sub.rn.f32 %f38,%f37,%f35;
fma.rn.f32 %f39,%f38,%f97,%f35;
prmt.b32 %r96,%r67,%r78,%r93;
mov.b32 %f40,%r96;
add.f32 %f41,%f40,0fCB000000;
prmt.b32 %r97,%r71,%r78,%r77;
mov.b32 %f42,%r97;
add.f32 %f43,%f42,0fCB000000;
sub.rn.f32 %f44,%f43,%f41;
fma.rn.f32 %f45,%f44,%f97,%f41;
sub.rn.f32 %f46,%f45,%f39;
fma.rn.f32 %f47,%f46,%f98,%f39;
fma.rn.f32 %f48,%f47,%f10,%f13;
shl.b64 %rd53,%rd11,2;
add.s64 %rd54,%rd52,%rd53;
st.global.f32 [%rd52],%f33;
st.global.f32 [%rd54],%f48;
mov.u32 %r98,30290;
prmt.b32 %r99,%r52,%r78,%r98;
mov.b32 %f49,%r99;
add.f32 %f50,%f49,0fCB000000;
prmt.b32 %r100,%r56,%r78,%r93;
mov.b32 %f51,%r100;
add.f32 %f52,%f51,0fCB000000;
sub.rn.f32 %f53,%f52,%f50;
fma.rn.f32 %f54,%f53,%f97,%f50;
prmt.b32 %r101,%r67,%r78,%r98;
mov.b32 %f55,%r101;
add.f32 %f56,%f55,0fCB000000;
prmt.b32 %r102,%r71,%r78,%r93;
mov.b32 %f57,%r102;
add.f32 %f58,%f57,0fCB000000;
sub.rn.f32 %f59,%f58,%f56;
fma.rn.f32 %f60,%f59,%f97,%f56;
sub.rn.f32 %f61,%f60,%f54;
fma.rn.f32 %f62,%f61,%f98,%f54;
fma.rn.f32 %f63,%f62,%f11,%f14;
add.s64 %rd55,%rd54,%rd53;
st.global.f32 [%rd55],%f63;
bra.uni $1_17;
$1_16:
setp.gt.s32 %p17,%r25,1;
selp.b64 %rd68,3,0,%p17;
ld.global.nc.u8 %r103,[%rd3];
cvt.u16.u32 %rs1,%r103;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f64,%rs2;
add.s64 %rd57,%rd3,%rd68;
ld.global.nc.u8 %r104,[%rd57];
cvt.u16.u32 %rs3,%r104;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f65,%rs4;
sub.rn.f32 %f66,%f65,%f64;
fma.rn.f32 %f67,%f66,%f97,%f64;
ld.global.nc.u8 %r105,[%rd4];
cvt.u16.u32 %rs5,%r105;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f68,%rs6;
add.s64 %rd59,%rd4,%rd68;
ld.global.nc.u8 %r106,[%rd59];
cvt.u16.u32 %rs7,%r106;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f69,%rs8;
sub.rn.f32 %f70,%f69,%f68;
fma.rn.f32 %f71,%f70,%f97,%f68;
sub.rn.f32 %f72,%f71,%f67;
fma.rn.f32 %f73,%f72,%f98,%f67;
fma.rn.f32 %f74,%f73,%f9,%f12;
mul.lo.s64 %rd70,%rd19,%rd13;
mul.lo.s64 %rd72,%rd23,%rd12;
add.s64 %rd73,%rd70,%rd72;
mul.lo.s64 %rd75,%rd27,%rd14;
add.s64 %rd76,%rd73,%rd75;
cvta.to.global.u64 %rd77,%rd10;
shl.b64 %rd78,%rd76,2;
add.s64 %rd79,%rd77,%rd78;
st.global.f32 [%rd79],%f74;
add.s64 %rd60,%rd3,1;
ld.global.nc.u8 %r107,[%rd60];
cvt.u16.u32 %rs9,%r107;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f75,%rs10;
add.s64 %rd61,%rd60,%rd68;
ld.global.nc.u8 %r108,[%rd61];
cvt.u16.u32 %rs11,%r108;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f76,%rs12;
sub.rn.f32 %f77,%f76,%f75;
fma.rn.f32 %f78,%f77,%f97,%f75;
add.s64 %rd62,%rd4,1;
ld.global.nc.u8 %r109,[%rd62];
cvt.u16.u32 %rs13,%r109;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f79,%rs14;
add.s64 %rd63,%rd62,%rd68;
ld.global.nc.u8 %r110,[%rd63];
cvt.u16.u32 %rs15,%r110;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f80,%rs16;
sub.rn.f32 %f81,%f80,%f79;
fma.rn.f32 %f82,%f81,%f97,%f79;
sub.rn.f32 %f83,%f82,%f78;
fma.rn.f32 %f84,%f83,%f98,%f78;
fma.rn.f32 %f85,%f84,%f10,%f13;
shl.b64 %rd80,%rd11,2;
add.s64 %rd81,%rd79,%rd80;
st.global.f32 [%rd81],%f85;
add.s64 %rd64,%rd3,2;
ld.global.nc.u8 %r111,[%rd64];
cvt.u16.u32 %rs17,%r111;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f86,%rs18;
add.s64 %rd65,%rd64,%rd68;
ld.global.nc.u8 %r112,[%rd65];
cvt.u16.u32 %rs19,%r112;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f87,%rs20;
sub.rn.f32 %f88,%f87,%f86;
fma.rn.f32 %f89,%f88,%f97,%f86;
add.s64 %rd66,%rd4,2;
ld.global.nc.u8 %r113,[%rd66];
cvt.u16.u32 %rs21,%r113;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f90,%rs22;
add.s64 %rd67,%rd66,%rd68;
ld.global.nc.u8 %r114,[%rd67];
cvt.u16.u32 %rs23,%r114;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f91,%rs24;
sub.rn.f32 %f92,%f91,%f90;
fma.rn.f32 %f93,%f92,%f97,%f90;
sub.rn.f32 %f94,%f93,%f89;
fma.rn.f32 %f95,%f94,%f98,%f89;
fma.rn.f32 %f96,%f95,%f11,%f14;
add.s64 %rd82,%rd81,%rd80;
st.global.f32 [%rd82],%f96;
$1_17:
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
.reg .pred %p<18>;
.reg .b16 %rs<33>;
.reg .f32 %f<127>;
.reg .b32 %r<136>;
.reg .b64 %rd<90>;
ld.param.u64 %rd7,[p0];
ld.param.u64 %rd8,[p1];
ld.param.u64 %rd9,[p2];
ld.param.u32 %r23,[p3];
ld.param.u32 %r24,[p4];
ld.param.u64 %rd10,[p5];
ld.param.u64 %rd11,[p6];
ld.param.u64 %rd12,[p7];
ld.param.u64 %rd13,[p8];
ld.param.u64 %rd14,[p9];
ld.param.u32 %r25,[p10];
ld.param.u32 %r26,[p11];
ld.param.u64 %rd15,[p12];
ld.param.u64 %rd16,[p13];
ld.param.u64 %rd17,[p14];
ld.param.u64 %rd18,[p15];
ld.param.f32 %f9,[p16];
ld.param.f32 %f10,[p17];
ld.param.f32 %f11,[p18];
ld.param.f32 %f12,[p19];
ld.param.f32 %f13,[p20];
ld.param.f32 %f14,[p21];
ld.param.f32 %f15,[p22];
ld.param.f32 %f16,[p23];
mov.u32 %r27,%ctaid.x;
shl.b32 %r28,%r27,5;
mov.u32 %r29,%tid.x;
add.s32 %r1,%r28,%r29;
mov.u32 %r30,%ctaid.y;
shl.b32 %r31,%r30,3;
mov.u32 %r32,%tid.y;
add.s32 %r2,%r31,%r32;
setp.ge.s32 %p1,%r1,%r25;
setp.ge.s32 %p2,%r2,%r26;
or.pred %p3,%p1,%p2;
@%p3 bra $2_17;
cvt.s64.s32 %rd19,%r1;
mul.lo.s64 %rd20,%rd19,%rd16;
add.s64 %rd1,%rd20,%rd15;
shr.s64 %rd21,%rd1,44;
cvt.u32.u64 %r3,%rd21;
setp.lt.s32 %p4,%r3,0;
mov.f32 %f126,0f00000000;
mov.u32 %r133,0;
mov.u32 %r132,%r133;
mov.f32 %f125,%f126;
@%p4 bra $2_5;
add.s32 %r34,%r23,-1;
setp.gt.s32 %p5,%r34,%r3;
@%p5 bra $2_4;
bra.uni $2_3;
$2_4:
shr.u64 %rd22,%rd1,12;
cvt.u32.u64 %r36,%rd22;
cvt.rn.f32.u32 %f18,%r36;
mul.f32 %f125,%f18,0f2F800000;
mov.u32 %r132,%r3;
bra.uni $2_5;
$2_3:
setp.gt.s32 %p6,%r23,1;
add.s32 %r35,%r23,-2;
selp.b32 %r132,%r35,0,%p6;
selp.f32 %f125,0f3F800000,0f00000000,%p6;
$2_5:
cvt.s64.s32 %rd23,%r2;
mul.lo.s64 %rd24,%rd23,%rd18;
add.s64 %rd2,%rd24,%rd17;
shr.s64 %rd25,%rd2,44;
cvt.u32.u64 %r7,%rd25;
setp.lt.s32 %p7,%r7,0;
@%p7 bra $2_9;
add.s32 %r38,%r24,-1;
setp.gt.s32 %p8,%r38,%r7;
@%p8 bra $2_8;
bra.uni $2_7;
$2_8:
shr.u64 %rd26,%rd2,12;
cvt.u32.u64 %r40,%rd26;
cvt.rn.f32.u32 %f20,%r40;
mul.f32 %f126,%f20,0f2F800000;
mov.u32 %r133,%r7;
bra.uni $2_9;
$2_7:
setp.gt.s32 %p9,%r24,1;
add.s32 %r39,%r24,-2;
selp.b32 %r133,%r39,0,%p9;
selp.f32 %f126,0f3F800000,0f00000000,%p9;
$2_9:
mov.u32 %r41,%ctaid.z;
cvt.u64.u32 %rd27,%r41;
mul.lo.s64 %rd28,%rd27,%rd9;
cvt.s64.s32 %rd29,%r133;
mul.lo.s64 %rd30,%rd29,%rd8;
shl.b32 %r12,%r132,2;
cvt.s64.s32 %rd31,%r12;
add.s64 %rd32,%rd28,%rd31;
add.s64 %rd33,%rd32,%rd30;
add.s64 %rd3,%rd7,%rd33;
setp.gt.s32 %p10,%r24,1;
selp.b64 %rd34,%rd8,0,%p10;
add.s64 %rd4,%rd3,%rd34;
setp.lt.s32 %p11,%r23,2;
@%p11 bra $2_16;
add.s32 %r42,%r133,2;
setp.ge.s32 %p12,%r42,%r24;
shl.b32 %r43,%r23,2;
add.s32 %r44,%r12,11;
setp.gt.s32 %p13,%r44,%r43;
and.pred %p14,%p13,%p12;
@%p14 bra $2_16;
cvt.u32.u64 %r48,%rd3;
and.b32 %r49,%r48,3;
and.b64 %rd35,%rd3,-4;
ld.global.nc.u32 %r45,[%rd35];
add.s64 %rd36,%rd35,4;
ld.global.nc.u32 %r46,[%rd36];
setp.eq.s32 %p15,%r49,0;
mov.u32 %r135,0;
mov.u32 %r134,%r135;
@%p15 bra $2_13;
add.s64 %rd37,%rd35,8;
ld.global.nc.u32 %r134,[%rd37];
$2_13:
shl.b32 %r63,%r48,3;
and.b32 %r54,%r63,24;
shf.r.wrap.b32 %r51,%r45,%r46,%r54;
shf.r.wrap.b32 %r55,%r46,%r134,%r54;
cvt.u32.u64 %r64,%rd4;
and.b32 %r65,%r64,3;
and.b64 %rd39,%rd4,-4;
ld.global.nc.u32 %r59,[%rd39];
add.s64 %rd40,%rd39,4;
ld.global.nc.u32 %r60,[%rd40];
setp.eq.s32 %p16,%r65,0;
@%p16 bra $2_15;
add.s64 %rd41,%rd39,8;
ld.global.nc.u32 %r135,[%rd41];
$2_15:
shl.b32 %r76,%r64,3;
and.b32 %r70,%r76,24;
shf.r.wrap.b32 %r67,%r59,%r60,%r70;
shf.r.wrap.b32 %r71,%r60,%r135,%r70;
mov.u32 %r77,30288;
mov.u32 %r78,1258291200;
prmt.b32 %r79,%r51,%r78,%r77;
mov.b32 %f21,%r79;
add.f32 %f22,%f21,0fCB000000;
prmt.b32 %r80,%r55,%r78,%r77;
mov.b32 %f23,%r80;
add.f32 %f24,%f23,0fCB000000;
sub.rn.f32 %f25,%f24,%f22;
fma.rn.f32 %f26,%f25,%f125,%f22;
prmt.b32 %r81,%r67,%r78,%r77;
mov.b32 %f27,%r81;
add.f32 %f28,%f27,0fCB000000;
prmt.b32 %r82,%r71,%r78,%r77;
mov.b32 %f29,%r82;
add.f32 %f30,%f29,0fCB000000;
sub.rn.f32 %f31,%f30,%f28;
fma.rn.f32 %f32,%f31,%f125,%f28;
sub.rn.f32 %f33,%f32,%f26;
fma.rn.f32 %f34,%f33,%f126,%f26;
fma.rn.f32 %f35,%f34,%f9,%f13;
mul.lo.s64 %rd44,%rd19,%rd13;
mul.lo.s64 %rd46,%rd23,%rd12;
add.s64 %rd47,%rd44,%rd46;
mul.lo.s64 %rd49,%rd27,%rd14;
add.s64 %rd50,%rd47,%rd49;
cvta.to.global.u64 %rd51,%rd10;
shl.b64 %rd52,%rd50,2;
add.s64 %rd53,%rd51,%rd52;
mov.u32 %r92,30289;
prmt.b32 %r93,%r51,%r78,%r92;
mov.b32 %f36,%r93;
add.f32 %f37,%f36,0fCB000000;
prmt.b32 %r94,%r55,%r78,%r92;
mov.b32 %f38,%r94;
add.f32 %f39,%f38,0fCB000000;
sub.rn.f32 %f40,%f39,%f37;
fma.rn.f32 %f41,%f40,%f125,%f37;
prmt.b32 %r95,%r67,%r78,%r92;
mov.b32 %f42,%r95;
add.f32 %f43,%f42,0fCB000000;
prmt.b32 %r96,%r71,%r78,%r92;
mov.b32 %f44,%r96;
add.f32 %f45,%f44,0fCB000000;
sub.rn.f32 %f46,%f45,%f43;
fma.rn.f32 %f47,%f46,%f125,%f43;
sub.rn.f32 %f48,%f47,%f41;
fma.rn.f32 %f49,%f48,%f126,%f41;
fma.rn.f32 %f50,%f49,%f10,%f14;
shl.b64 %rd54,%rd11,2;
add.s64 %rd55,%rd53,%rd54;
st.global.f32 [%rd53],%f35;
st.global.f32 [%rd55],%f50;
mov.u32 %r97,30290;
prmt.b32 %r98,%r51,%r78,%r97;
mov.b32 %f51,%r98;
add.f32 %f52,%f51,0fCB000000;
prmt.b32 %r99,%r55,%r78,%r97;
mov.b32 %f53,%r99;
add.f32 %f54,%f53,0fCB000000;
sub.rn.f32 %f55,%f54,%f52;
fma.rn.f32 %f56,%f55,%f125,%f52;
prmt.b32 %r100,%r67,%r78,%r97;
mov.b32 %f57,%r100;
add.f32 %f58,%f57,0fCB000000;
prmt.b32 %r101,%r71,%r78,%r97;
mov.b32 %f59,%r101;
add.f32 %f60,%f59,0fCB000000;
sub.rn.f32 %f61,%f60,%f58;
fma.rn.f32 %f62,%f61,%f125,%f58;
sub.rn.f32 %f63,%f62,%f56;
fma.rn.f32 %f64,%f63,%f126,%f56;
fma.rn.f32 %f65,%f64,%f11,%f15;
add.s64 %rd56,%rd55,%rd54;
st.global.f32 [%rd56],%f65;
mov.u32 %r102,30291;
prmt.b32 %r103,%r51,%r78,%r102;
mov.b32 %f66,%r103;
add.f32 %f67,%f66,0fCB000000;
prmt.b32 %r104,%r55,%r78,%r102;
mov.b32 %f68,%r104;
add.f32 %f69,%f68,0fCB000000;
sub.rn.f32 %f70,%f69,%f67;
fma.rn.f32 %f71,%f70,%f125,%f67;
prmt.b32 %r105,%r67,%r78,%r102;
mov.b32 %f72,%r105;
add.f32 %f73,%f72,0fCB000000;
prmt.b32 %r106,%r71,%r78,%r102;
mov.b32 %f74,%r106;
add.f32 %f75,%f74,0fCB000000;
sub.rn.f32 %f76,%f75,%f73;
fma.rn.f32 %f77,%f76,%f125,%f73;
sub.rn.f32 %f78,%f77,%f71;
fma.rn.f32 %f79,%f78,%f126,%f71;
fma.rn.f32 %f80,%f79,%f12,%f16;
add.s64 %rd57,%rd56,%rd54;
st.global.f32 [%rd57],%f80;
bra.uni $2_17;
$2_16:
setp.gt.s32 %p17,%r23,1;
selp.b64 %rd74,4,0,%p17;
ld.global.nc.u8 %r107,[%rd3];
cvt.u16.u32 %rs1,%r107;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f81,%rs2;
add.s64 %rd59,%rd3,%rd74;
ld.global.nc.u8 %r108,[%rd59];
cvt.u16.u32 %rs3,%r108;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f82,%rs4;
sub.rn.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f83,%f125,%f81;
ld.global.nc.u8 %r109,[%rd4];
cvt.u16.u32 %rs5,%r109;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f85,%rs6;
add.s64 %rd61,%rd4,%rd74;
ld.global.nc.u8 %r110,[%rd61];
cvt.u16.u32 %rs7,%r110;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f86,%rs8;
sub.rn.f32 %f87,%f86,%f85;
fma.rn.f32 %f88,%f87,%f125,%f85;
sub.rn.f32 %f89,%f88,%f84;
fma.rn.f32 %f90,%f89,%f126,%f84;
fma.rn.f32 %f91,%f90,%f9,%f13;
mul.lo.s64 %rd76,%rd23,%rd12;
mul.lo.s64 %rd78,%rd19,%rd13;
add.s64 %rd79,%rd78,%rd76;
mul.lo.s64 %rd81,%rd27,%rd14;
add.s64 %rd82,%rd79,%rd81;
cvta.to.global.u64 %rd83,%rd10;
shl.b64 %rd84,%rd82,2;
add.s64 %rd85,%rd83,%rd84;
st.global.f32 [%rd85],%f91;
add.s64 %rd62,%rd3,1;
ld.global.nc.u8 %r111,[%rd62];
cvt.u16.u32 %rs9,%r111;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f92,%rs10;
add.s64 %rd63,%rd62,%rd74;
ld.global.nc.u8 %r112,[%rd63];
cvt.u16.u32 %rs11,%r112;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f93,%rs12;
sub.rn.f32 %f94,%f93,%f92;
fma.rn.f32 %f95,%f94,%f125,%f92;
add.s64 %rd64,%rd4,1;
ld.global.nc.u8 %r113,[%rd64];
cvt.u16.u32 %rs13,%r113;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f96,%rs14;
add.s64 %rd65,%rd64,%rd74;
ld.global.nc.u8 %r114,[%rd65];
cvt.u16.u32 %rs15,%r114;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f97,%rs16;
sub.rn.f32 %f98,%f97,%f96;
fma.rn.f32 %f99,%f98,%f125,%f96;
sub.rn.f32 %f100,%f99,%f95;
fma.rn.f32 %f101,%f100,%f126,%f95;
fma.rn.f32 %f102,%f101,%f10,%f14;
shl.b64 %rd86,%rd11,2;
add.s64 %rd87,%rd85,%rd86;
st.global.f32 [%rd87],%f102;
add.s64 %rd66,%rd3,2;
ld.global.nc.u8 %r115,[%rd66];
cvt.u16.u32 %rs17,%r115;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f103,%rs18;
add.s64 %rd67,%rd66,%rd74;
ld.global.nc.u8 %r116,[%rd67];
cvt.u16.u32 %rs19,%r116;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f104,%rs20;
sub.rn.f32 %f105,%f104,%f103;
fma.rn.f32 %f106,%f105,%f125,%f103;
add.s64 %rd68,%rd4,2;
ld.global.nc.u8 %r117,[%rd68];
cvt.u16.u32 %rs21,%r117;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f107,%rs22;
add.s64 %rd69,%rd68,%rd74;
ld.global.nc.u8 %r118,[%rd69];
cvt.u16.u32 %rs23,%r118;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f108,%rs24;
sub.rn.f32 %f109,%f108,%f107;
fma.rn.f32 %f110,%f109,%f125,%f107;
sub.rn.f32 %f111,%f110,%f106;
fma.rn.f32 %f112,%f111,%f126,%f106;
fma.rn.f32 %f113,%f112,%f11,%f15;
add.s64 %rd88,%rd87,%rd86;
st.global.f32 [%rd88],%f113;
add.s64 %rd70,%rd3,3;
ld.global.nc.u8 %r119,[%rd70];
cvt.u16.u32 %rs25,%r119;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f114,%rs26;
add.s64 %rd71,%rd70,%rd74;
ld.global.nc.u8 %r120,[%rd71];
cvt.u16.u32 %rs27,%r120;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f115,%rs28;
sub.rn.f32 %f116,%f115,%f114;
fma.rn.f32 %f117,%f116,%f125,%f114;
add.s64 %rd72,%rd4,3;
ld.global.nc.u8 %r121,[%rd72];
cvt.u16.u32 %rs29,%r121;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f118,%rs30;
add.s64 %rd73,%rd72,%rd74;
ld.global.nc.u8 %r122,[%rd73];
cvt.u16.u32 %rs31,%r122;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f119,%rs32;
sub.rn.f32 %f120,%f119,%f118;
fma.rn.f32 %f121,%f120,%f125,%f118;
sub.rn.f32 %f122,%f121,%f117;
fma.rn.f32 %f123,%f122,%f126,%f117;
fma.rn.f32 %f124,%f123,%f12,%f16;
add.s64 %rd89,%rd88,%rd86;
st.global.f32 [%rd89],%f124;
$2_17:
ret;
}
`;
