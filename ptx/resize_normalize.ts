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
.param .f64 p12,
.param .f64 p13,
.param .f32 p14,
.param .f32 p15,
.param .f32 p16,
.param .f32 p17,
.param .f32 p18,
.param .f32 p19,
.param .f32 p20,
.param .f32 p21
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b16 %rs<15>;
.reg .f32 %f<37>;
.reg .b32 %r<102>;
.reg .f64 %fd<45>;
.reg .b64 %rd<59>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u64 %rd5,[p2];
ld.param.u32 %r15,[p3];
ld.param.u32 %r16,[p4];
ld.param.u64 %rd6,[p5];
ld.param.u64 %rd7,[p7];
ld.param.u64 %rd8,[p8];
ld.param.u64 %rd9,[p9];
ld.param.u32 %r18,[p10];
ld.param.u32 %r17,[p11];
ld.param.f64 %fd10,[p12];
ld.param.f64 %fd11,[p13];
ld.param.f32 %f3,[p14];
ld.param.f32 %f4,[p18];
mov.u32 %r19,%ctaid.x;
shl.b32 %r20,%r19,5;
mov.u32 %r21,%tid.x;
add.s32 %r1,%r20,%r21;
mov.u32 %r22,%ctaid.y;
shl.b32 %r23,%r22,3;
mov.u32 %r24,%tid.y;
add.s32 %r25,%r23,%r24;
setp.ge.s32 %p1,%r1,%r18;
setp.ge.s32 %p2,%r25,%r17;
or.pred %p3,%p1,%p2;
@%p3 bra $0_12;
cvt.rn.f64.s32 %fd12,%r1;
mov.f64 %fd13,0d3FE0000000000000;
add.rn.f64 %fd14,%fd12,%fd13;
mul.rn.f64 %fd15,%fd14,%fd10;
mov.f64 %fd16,0dBFE0000000000000;
add.rn.f64 %fd17,%fd15,%fd16;
mov.f64 %fd18,0d4338000000000000;
add.rn.f64 %fd19,%fd17,%fd18;
sub.rn.f64 %fd20,%fd19,%fd18;
sub.rn.f64 %fd42,%fd17,%fd20;
{
.reg .b32 %temp;
mov.b64 {%r99,%temp},%fd19;
}
setp.geu.f64 %p4,%fd42,0d0000000000000000;
@%p4 bra $0_3;
add.s32 %r99,%r99,-1;
mov.f64 %fd21,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd21;
$0_3:
setp.lt.s32 %p5,%r99,0;
cvt.rn.f32.f64 %f5,%fd42;
selp.f32 %f6,0f00000000,%f5,%p5;
max.s32 %r26,%r99,0;
add.s32 %r27,%r15,-1;
setp.lt.s32 %p6,%r26,%r27;
setp.gt.s32 %p7,%r15,1;
selp.f32 %f7,0f3F800000,0f00000000,%p7;
add.s32 %r28,%r15,-2;
selp.b32 %r29,%r28,0,%p7;
selp.f32 %f1,%f6,%f7,%p6;
selp.b32 %r5,%r26,%r29,%p6;
add.s32 %r34,%r17,-1;
min.s32 %r35,%r25,%r34;
cvt.rn.f64.s32 %fd22,%r35;
add.rn.f64 %fd24,%fd22,%fd13;
mul.rn.f64 %fd25,%fd24,%fd11;
add.rn.f64 %fd27,%fd25,%fd16;
add.rn.f64 %fd29,%fd27,%fd18;
sub.rn.f64 %fd30,%fd29,%fd18;
sub.rn.f64 %fd43,%fd27,%fd30;
{
.reg .b32 %temp;
mov.b64 {%r100,%temp},%fd29;
}
setp.geu.f64 %p8,%fd43,0d0000000000000000;
@%p8 bra $0_5;
add.s32 %r100,%r100,-1;
mov.f64 %fd31,0d3FF0000000000000;
add.rn.f64 %fd43,%fd43,%fd31;
$0_5:
setp.lt.s32 %p9,%r100,0;
cvt.rn.f32.f64 %f8,%fd43;
selp.f32 %f9,0f00000000,%f8,%p9;
max.s32 %r36,%r100,0;
add.s32 %r37,%r16,-1;
setp.lt.s32 %p10,%r36,%r37;
setp.gt.s32 %p11,%r16,1;
selp.f32 %f10,0f3F800000,0f00000000,%p11;
add.s32 %r38,%r16,-2;
selp.b32 %r39,%r38,0,%p11;
selp.f32 %f2,%f9,%f10,%p10;
selp.b32 %r9,%r36,%r39,%p10;
mov.u32 %r40,%ctaid.z;
cvt.u64.u32 %rd1,%r40;
mul.lo.s64 %rd10,%rd1,%rd5;
cvt.s64.s32 %rd11,%r5;
add.s64 %rd2,%rd10,%rd11;
add.s32 %r41,%r9,2;
setp.ge.s32 %p12,%r41,%r16;
add.s32 %r42,%r5,5;
setp.gt.s32 %p13,%r42,%r15;
and.pred %p14,%p13,%p12;
setp.lt.s32 %p15,%r15,8;
or.pred %p16,%p15,%p14;
@%p16 bra $0_8;
bra.uni $0_6;
$0_8:
sub.s32 %r76,%r17,%r25;
setp.lt.s32 %p19,%r76,1;
@%p19 bra $0_12;
cvt.rn.f64.s32 %fd32,%r25;
mov.f64 %fd33,0d3FE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mul.rn.f64 %fd35,%fd34,%fd11;
mov.f64 %fd36,0dBFE0000000000000;
add.rn.f64 %fd37,%fd35,%fd36;
mov.f64 %fd38,0d4338000000000000;
add.rn.f64 %fd39,%fd37,%fd38;
sub.rn.f64 %fd40,%fd39,%fd38;
sub.rn.f64 %fd44,%fd37,%fd40;
{
.reg .b32 %temp;
mov.b64 {%r101,%temp},%fd39;
}
setp.geu.f64 %p20,%fd44,0d0000000000000000;
@%p20 bra $0_11;
add.s32 %r101,%r101,-1;
mov.f64 %fd41,0d3FF0000000000000;
add.rn.f64 %fd44,%fd44,%fd41;
$0_11:
setp.lt.s32 %p21,%r101,0;
max.s32 %r85,%r101,0;
cvt.rn.f32.f64 %f22,%fd44;
selp.f32 %f23,0f00000000,%f22,%p21;
setp.lt.s32 %p22,%r85,%r37;
selp.b32 %r89,%r85,%r39,%p22;
selp.f32 %f25,%f23,%f10,%p22;
cvt.s64.s32 %rd43,%r89;
mul.lo.s64 %rd44,%rd43,%rd4;
add.s64 %rd45,%rd44,%rd2;
add.s64 %rd39,%rd3,%rd45;
ld.global.nc.u8 %r81,[%rd39];
cvt.u16.u32 %rs7,%r81;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f26,%rs8;
selp.u64 %rd46,1,0,%p7;
add.s64 %rd40,%rd39,%rd46;
ld.global.nc.u8 %r82,[%rd40];
cvt.u16.u32 %rs9,%r82;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f27,%rs10;
selp.b64 %rd47,%rd4,0,%p11;
add.s64 %rd41,%rd39,%rd47;
ld.global.nc.u8 %r83,[%rd41];
cvt.u16.u32 %rs11,%r83;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f28,%rs12;
add.s64 %rd42,%rd41,%rd46;
ld.global.nc.u8 %r84,[%rd42];
cvt.u16.u32 %rs13,%r84;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f29,%rs14;
sub.rn.f32 %f30,%f27,%f26;
fma.rn.f32 %f31,%f30,%f1,%f26;
sub.rn.f32 %f32,%f29,%f28;
fma.rn.f32 %f33,%f32,%f1,%f28;
sub.rn.f32 %f34,%f33,%f31;
fma.rn.f32 %f35,%f34,%f25,%f31;
fma.rn.f32 %f36,%f35,%f3,%f4;
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd48,%rd8;
cvt.s64.s32 %rd50,%r25;
mul.lo.s64 %rd51,%rd50,%rd7;
add.s64 %rd52,%rd49,%rd51;
mul.lo.s64 %rd54,%rd1,%rd9;
add.s64 %rd55,%rd52,%rd54;
cvta.to.global.u64 %rd56,%rd6;
shl.b64 %rd57,%rd55,2;
add.s64 %rd58,%rd56,%rd57;
st.global.f32 [%rd58],%f36;
bra.uni $0_12;
$0_6:
sub.s32 %r51,%r17,%r25;
setp.lt.s32 %p17,%r51,1;
cvt.s64.s32 %rd16,%r9;
mul.lo.s64 %rd17,%rd16,%rd4;
add.s64 %rd18,%rd17,%rd2;
add.s64 %rd19,%rd3,%rd18;
cvt.u32.u64 %r52,%rd19;
and.b32 %r53,%r52,3;
and.b64 %rd20,%rd19,3;
sub.s64 %rd21,%rd18,%rd20;
add.s64 %rd12,%rd3,%rd21;
add.s32 %r54,%r53,1;
ld.global.nc.u32 %r43,[%rd12];
and.b32 %r55,%r54,4;
cvt.u64.u32 %rd22,%r55;
add.s64 %rd13,%rd12,%rd22;
ld.global.nc.u32 %r44,[%rd13];
mad.lo.s32 %r56,%r53,4369,12816;
and.b32 %r57,%r56,30583;
prmt.b32 %r10,%r43,%r44,%r57;
selp.b64 %rd23,%rd4,0,%p11;
add.s64 %rd24,%rd18,%rd23;
add.s64 %rd25,%rd19,%rd23;
cvt.u32.u64 %r58,%rd25;
and.b32 %r59,%r58,3;
and.b64 %rd26,%rd25,3;
sub.s64 %rd27,%rd24,%rd26;
add.s64 %rd14,%rd3,%rd27;
add.s32 %r60,%r59,1;
ld.global.nc.u32 %r45,[%rd14];
and.b32 %r61,%r60,4;
cvt.u64.u32 %rd28,%r61;
add.s64 %rd15,%rd14,%rd28;
ld.global.nc.u32 %r46,[%rd15];
mad.lo.s32 %r62,%r59,4369,12816;
and.b32 %r63,%r62,30583;
prmt.b32 %r11,%r45,%r46,%r63;
@%p17 bra $0_12;
cvt.u16.u32 %rs1,%r10;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f11,%rs2;
shr.u16 %rs3,%rs1,8;
cvt.rn.f32.u16 %f12,%rs3;
cvt.u16.u32 %rs4,%r11;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f13,%rs5;
shr.u16 %rs6,%rs4,8;
cvt.rn.f32.u16 %f14,%rs6;
sub.rn.f32 %f15,%f12,%f11;
fma.rn.f32 %f16,%f15,%f1,%f11;
sub.rn.f32 %f17,%f14,%f13;
fma.rn.f32 %f18,%f17,%f1,%f13;
sub.rn.f32 %f19,%f18,%f16;
fma.rn.f32 %f20,%f19,%f2,%f16;
fma.rn.f32 %f21,%f20,%f3,%f4;
mul.lo.s64 %rd29,%rd1,%rd9;
cvt.s64.s32 %rd30,%r1;
mul.lo.s64 %rd31,%rd30,%rd8;
cvt.s64.s32 %rd32,%r25;
mul.lo.s64 %rd33,%rd32,%rd7;
add.s64 %rd34,%rd31,%rd33;
add.s64 %rd35,%rd34,%rd29;
cvta.to.global.u64 %rd36,%rd6;
shl.b64 %rd37,%rd35,2;
add.s64 %rd38,%rd36,%rd37;
st.global.f32 [%rd38],%f21;
$0_12:
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
.param .f64 p12,
.param .f64 p13,
.param .f32 p14,
.param .f32 p15,
.param .f32 p16,
.param .f32 p17,
.param .f32 p18,
.param .f32 p19,
.param .f32 p20,
.param .f32 p21
)
.maxntid 256,1,1
{
.reg .pred %p<24>;
.reg .b16 %rs<43>;
.reg .f32 %f<85>;
.reg .b32 %r<116>;
.reg .f64 %fd<45>;
.reg .b64 %rd<89>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u64 %rd5,[p2];
ld.param.u32 %r19,[p3];
ld.param.u32 %r20,[p4];
ld.param.u64 %rd6,[p5];
ld.param.u64 %rd7,[p6];
ld.param.u64 %rd8,[p7];
ld.param.u64 %rd9,[p8];
ld.param.u64 %rd10,[p9];
ld.param.u32 %r22,[p10];
ld.param.u32 %r21,[p11];
ld.param.f64 %fd10,[p12];
ld.param.f64 %fd11,[p13];
ld.param.f32 %f3,[p14];
ld.param.f32 %f4,[p15];
ld.param.f32 %f5,[p16];
ld.param.f32 %f6,[p18];
ld.param.f32 %f7,[p19];
ld.param.f32 %f8,[p20];
mov.u32 %r23,%ctaid.x;
shl.b32 %r24,%r23,5;
mov.u32 %r25,%tid.x;
add.s32 %r1,%r24,%r25;
mov.u32 %r26,%ctaid.y;
shl.b32 %r27,%r26,3;
mov.u32 %r28,%tid.y;
add.s32 %r2,%r27,%r28;
setp.ge.s32 %p2,%r1,%r22;
setp.ge.s32 %p3,%r2,%r21;
or.pred %p4,%p2,%p3;
@%p4 bra $1_12;
sub.s32 %r3,%r21,%r2;
cvt.rn.f64.s32 %fd12,%r1;
mov.f64 %fd13,0d3FE0000000000000;
add.rn.f64 %fd14,%fd12,%fd13;
mul.rn.f64 %fd15,%fd14,%fd10;
mov.f64 %fd16,0dBFE0000000000000;
add.rn.f64 %fd17,%fd15,%fd16;
mov.f64 %fd18,0d4338000000000000;
add.rn.f64 %fd19,%fd17,%fd18;
sub.rn.f64 %fd20,%fd19,%fd18;
sub.rn.f64 %fd42,%fd17,%fd20;
{
.reg .b32 %temp;
mov.b64 {%r113,%temp},%fd19;
}
setp.geu.f64 %p5,%fd42,0d0000000000000000;
@%p5 bra $1_3;
add.s32 %r113,%r113,-1;
mov.f64 %fd21,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd21;
$1_3:
setp.lt.s32 %p6,%r113,0;
cvt.rn.f32.f64 %f9,%fd42;
selp.f32 %f10,0f00000000,%f9,%p6;
max.s32 %r29,%r113,0;
add.s32 %r30,%r19,-1;
setp.lt.s32 %p7,%r29,%r30;
setp.gt.s32 %p8,%r19,1;
selp.f32 %f11,0f3F800000,0f00000000,%p8;
add.s32 %r31,%r19,-2;
selp.b32 %r32,%r31,0,%p8;
selp.f32 %f1,%f10,%f11,%p7;
selp.b32 %r7,%r29,%r32,%p7;
add.s32 %r33,%r21,-1;
min.s32 %r34,%r2,%r33;
cvt.rn.f64.s32 %fd22,%r34;
add.rn.f64 %fd24,%fd22,%fd13;
mul.rn.f64 %fd25,%fd24,%fd11;
add.rn.f64 %fd27,%fd25,%fd16;
add.rn.f64 %fd29,%fd27,%fd18;
sub.rn.f64 %fd30,%fd29,%fd18;
sub.rn.f64 %fd43,%fd27,%fd30;
{
.reg .b32 %temp;
mov.b64 {%r114,%temp},%fd29;
}
setp.geu.f64 %p9,%fd43,0d0000000000000000;
@%p9 bra $1_5;
add.s32 %r114,%r114,-1;
mov.f64 %fd31,0d3FF0000000000000;
add.rn.f64 %fd43,%fd43,%fd31;
$1_5:
setp.lt.s32 %p10,%r114,0;
max.s32 %r35,%r114,0;
cvt.rn.f32.f64 %f12,%fd43;
selp.f32 %f13,0f00000000,%f12,%p10;
add.s32 %r36,%r20,-1;
setp.lt.s32 %p11,%r35,%r36;
setp.gt.s32 %p1,%r20,1;
selp.f32 %f14,0f3F800000,0f00000000,%p1;
add.s32 %r37,%r20,-2;
selp.b32 %r38,%r37,0,%p1;
selp.b32 %r11,%r35,%r38,%p11;
selp.f32 %f2,%f13,%f14,%p11;
mov.u32 %r39,%ctaid.z;
cvt.u64.u32 %rd11,%r39;
mul.lo.s64 %rd12,%rd11,%rd5;
mul.lo.s32 %r40,%r7,3;
cvt.s64.s32 %rd13,%r40;
add.s64 %rd1,%rd12,%rd13;
mul.lo.s64 %rd14,%rd11,%rd10;
cvt.s64.s32 %rd15,%r1;
mul.lo.s64 %rd16,%rd15,%rd9;
cvt.s64.s32 %rd17,%r2;
mul.lo.s64 %rd18,%rd17,%rd8;
add.s64 %rd19,%rd16,%rd18;
add.s64 %rd20,%rd19,%rd14;
add.s32 %r49,%r11,2;
setp.ge.s32 %p12,%r49,%r20;
add.s32 %r50,%r40,9;
mul.lo.s32 %r51,%r19,3;
setp.gt.s32 %p13,%r50,%r51;
setp.lt.s32 %p14,%r51,8;
and.pred %p15,%p13,%p12;
or.pred %p16,%p14,%p15;
cvta.to.global.u64 %rd21,%rd6;
shl.b64 %rd22,%rd20,2;
add.s64 %rd23,%rd21,%rd22;
shl.b64 %rd24,%rd7,2;
add.s64 %rd25,%rd23,%rd24;
add.s64 %rd2,%rd25,%rd24;
@%p16 bra $1_8;
bra.uni $1_6;
$1_8:
setp.lt.s32 %p18,%r3,1;
@%p18 bra $1_12;
cvt.rn.f64.s32 %fd32,%r2;
mov.f64 %fd33,0d3FE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mul.rn.f64 %fd35,%fd34,%fd11;
mov.f64 %fd36,0dBFE0000000000000;
add.rn.f64 %fd37,%fd35,%fd36;
mov.f64 %fd38,0d4338000000000000;
add.rn.f64 %fd39,%fd37,%fd38;
sub.rn.f64 %fd40,%fd39,%fd38;
sub.rn.f64 %fd44,%fd37,%fd40;
{
.reg .b32 %temp;
mov.b64 {%r115,%temp},%fd39;
}
setp.geu.f64 %p19,%fd44,0d0000000000000000;
@%p19 bra $1_11;
add.s32 %r115,%r115,-1;
mov.f64 %fd41,0d3FF0000000000000;
add.rn.f64 %fd44,%fd44,%fd41;
$1_11:
setp.lt.s32 %p20,%r115,0;
max.s32 %r99,%r115,0;
cvt.rn.f32.f64 %f48,%fd44;
selp.f32 %f49,0f00000000,%f48,%p20;
setp.lt.s32 %p21,%r99,%r36;
selp.b32 %r103,%r99,%r38,%p21;
selp.f32 %f51,%f49,%f14,%p21;
cvt.s64.s32 %rd71,%r103;
mul.lo.s64 %rd72,%rd71,%rd4;
add.s64 %rd73,%rd72,%rd1;
add.s64 %rd59,%rd3,%rd73;
ld.global.nc.u8 %r87,[%rd59];
cvt.u16.u32 %rs19,%r87;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f52,%rs20;
selp.b64 %rd74,3,0,%p8;
add.s64 %rd60,%rd59,%rd74;
ld.global.nc.u8 %r88,[%rd60];
cvt.u16.u32 %rs21,%r88;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f53,%rs22;
selp.b64 %rd75,%rd4,0,%p1;
add.s64 %rd61,%rd59,%rd75;
ld.global.nc.u8 %r89,[%rd61];
cvt.u16.u32 %rs23,%r89;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f54,%rs24;
add.s64 %rd62,%rd61,%rd74;
ld.global.nc.u8 %r90,[%rd62];
cvt.u16.u32 %rs25,%r90;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f55,%rs26;
sub.rn.f32 %f56,%f53,%f52;
fma.rn.f32 %f57,%f56,%f1,%f52;
sub.rn.f32 %f58,%f55,%f54;
fma.rn.f32 %f59,%f58,%f1,%f54;
sub.rn.f32 %f60,%f59,%f57;
fma.rn.f32 %f61,%f60,%f51,%f57;
fma.rn.f32 %f62,%f61,%f3,%f6;
st.global.f32 [%rd23],%f62;
add.s64 %rd63,%rd59,1;
ld.global.nc.u8 %r91,[%rd63];
cvt.u16.u32 %rs27,%r91;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f63,%rs28;
add.s64 %rd64,%rd63,%rd74;
ld.global.nc.u8 %r92,[%rd64];
cvt.u16.u32 %rs29,%r92;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f64,%rs30;
add.s64 %rd65,%rd61,1;
ld.global.nc.u8 %r93,[%rd65];
cvt.u16.u32 %rs31,%r93;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f65,%rs32;
add.s64 %rd66,%rd65,%rd74;
ld.global.nc.u8 %r94,[%rd66];
cvt.u16.u32 %rs33,%r94;
and.b16 %rs34,%rs33,255;
cvt.rn.f32.u16 %f66,%rs34;
sub.rn.f32 %f67,%f64,%f63;
fma.rn.f32 %f68,%f67,%f1,%f63;
sub.rn.f32 %f69,%f66,%f65;
fma.rn.f32 %f70,%f69,%f1,%f65;
sub.rn.f32 %f71,%f70,%f68;
fma.rn.f32 %f72,%f71,%f51,%f68;
fma.rn.f32 %f73,%f72,%f4,%f7;
st.global.f32 [%rd25],%f73;
add.s64 %rd67,%rd59,2;
ld.global.nc.u8 %r95,[%rd67];
cvt.u16.u32 %rs35,%r95;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f74,%rs36;
add.s64 %rd68,%rd67,%rd74;
ld.global.nc.u8 %r96,[%rd68];
cvt.u16.u32 %rs37,%r96;
and.b16 %rs38,%rs37,255;
cvt.rn.f32.u16 %f75,%rs38;
add.s64 %rd69,%rd61,2;
ld.global.nc.u8 %r97,[%rd69];
cvt.u16.u32 %rs39,%r97;
and.b16 %rs40,%rs39,255;
cvt.rn.f32.u16 %f76,%rs40;
add.s64 %rd70,%rd69,%rd74;
ld.global.nc.u8 %r98,[%rd70];
cvt.u16.u32 %rs41,%r98;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f77,%rs42;
sub.rn.f32 %f78,%f75,%f74;
fma.rn.f32 %f79,%f78,%f1,%f74;
sub.rn.f32 %f80,%f77,%f76;
fma.rn.f32 %f81,%f80,%f1,%f76;
sub.rn.f32 %f82,%f81,%f79;
fma.rn.f32 %f83,%f82,%f51,%f79;
fma.rn.f32 %f84,%f83,%f5,%f8;
st.global.f32 [%rd2],%f84;
bra.uni $1_12;
$1_6:
selp.b64 %rd32,%rd4,0,%p1;
setp.lt.s32 %p17,%r3,1;
cvt.s64.s32 %rd33,%r11;
mul.lo.s64 %rd34,%rd33,%rd4;
add.s64 %rd35,%rd34,%rd1;
add.s64 %rd36,%rd3,%rd35;
cvt.u32.u64 %r58,%rd36;
and.b32 %r59,%r58,3;
and.b64 %rd37,%rd36,3;
sub.s64 %rd38,%rd35,%rd37;
add.s64 %rd26,%rd3,%rd38;
add.s32 %r60,%r59,5;
ld.global.nc.u32 %r52,[%rd26];
add.s64 %rd27,%rd26,4;
ld.global.nc.u32 %r53,[%rd27];
and.b32 %r61,%r60,12;
cvt.u64.u32 %rd39,%r61;
add.s64 %rd28,%rd26,%rd39;
ld.global.nc.u32 %r54,[%rd28];
mad.lo.s32 %r62,%r59,4369,12816;
and.b32 %r63,%r62,30583;
prmt.b32 %r12,%r52,%r53,%r63;
prmt.b32 %r13,%r53,%r54,%r63;
add.s64 %rd40,%rd35,%rd32;
add.s64 %rd41,%rd36,%rd32;
cvt.u32.u64 %r64,%rd41;
and.b32 %r65,%r64,3;
and.b64 %rd42,%rd41,3;
sub.s64 %rd43,%rd40,%rd42;
add.s64 %rd29,%rd3,%rd43;
add.s32 %r66,%r65,5;
ld.global.nc.u32 %r55,[%rd29];
add.s64 %rd30,%rd29,4;
ld.global.nc.u32 %r56,[%rd30];
and.b32 %r67,%r66,12;
cvt.u64.u32 %rd44,%r67;
add.s64 %rd31,%rd29,%rd44;
ld.global.nc.u32 %r57,[%rd31];
mad.lo.s32 %r68,%r65,4369,12816;
and.b32 %r69,%r68,30583;
prmt.b32 %r14,%r55,%r56,%r69;
prmt.b32 %r15,%r56,%r57,%r69;
@%p17 bra $1_12;
cvt.u16.u32 %rs1,%r12;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f15,%rs2;
shr.u32 %r70,%r12,24;
cvt.u16.u32 %rs3,%r70;
cvt.rn.f32.u16 %f16,%rs3;
cvt.u16.u32 %rs4,%r14;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f17,%rs5;
shr.u32 %r71,%r14,24;
cvt.u16.u32 %rs6,%r71;
cvt.rn.f32.u16 %f18,%rs6;
sub.rn.f32 %f19,%f16,%f15;
fma.rn.f32 %f20,%f19,%f1,%f15;
sub.rn.f32 %f21,%f18,%f17;
fma.rn.f32 %f22,%f21,%f1,%f17;
sub.rn.f32 %f23,%f22,%f20;
fma.rn.f32 %f24,%f23,%f2,%f20;
fma.rn.f32 %f25,%f24,%f3,%f6;
st.global.f32 [%rd23],%f25;
shr.u16 %rs7,%rs1,8;
cvt.rn.f32.u16 %f26,%rs7;
cvt.u16.u32 %rs8,%r13;
and.b16 %rs9,%rs8,255;
cvt.rn.f32.u16 %f27,%rs9;
shr.u16 %rs10,%rs4,8;
cvt.rn.f32.u16 %f28,%rs10;
cvt.u16.u32 %rs11,%r15;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f29,%rs12;
sub.rn.f32 %f30,%f27,%f26;
fma.rn.f32 %f31,%f30,%f1,%f26;
sub.rn.f32 %f32,%f29,%f28;
fma.rn.f32 %f33,%f32,%f1,%f28;
sub.rn.f32 %f34,%f33,%f31;
fma.rn.f32 %f35,%f34,%f2,%f31;
fma.rn.f32 %f36,%f35,%f4,%f7;
st.global.f32 [%rd25],%f36;
shr.u32 %r81,%r12,16;
cvt.u16.u32 %rs13,%r81;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f37,%rs14;
shr.u16 %rs15,%rs8,8;
cvt.rn.f32.u16 %f38,%rs15;
shr.u32 %r82,%r14,16;
cvt.u16.u32 %rs16,%r82;
and.b16 %rs17,%rs16,255;
cvt.rn.f32.u16 %f39,%rs17;
shr.u16 %rs18,%rs11,8;
cvt.rn.f32.u16 %f40,%rs18;
sub.rn.f32 %f41,%f38,%f37;
fma.rn.f32 %f42,%f41,%f1,%f37;
sub.rn.f32 %f43,%f40,%f39;
fma.rn.f32 %f44,%f43,%f1,%f39;
sub.rn.f32 %f45,%f44,%f42;
fma.rn.f32 %f46,%f45,%f2,%f42;
fma.rn.f32 %f47,%f46,%f5,%f8;
st.global.f32 [%rd2],%f47;
$1_12:
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
.param .f64 p12,
.param .f64 p13,
.param .f32 p14,
.param .f32 p15,
.param .f32 p16,
.param .f32 p17,
.param .f32 p18,
.param .f32 p19,
.param .f32 p20,
.param .f32 p21
)
.maxntid 256,1,1
{
.reg .pred %p<24>;
.reg .b16 %rs<57>;
.reg .f32 %f<109>;
.reg .b32 %r<128>;
.reg .f64 %fd<45>;
.reg .b64 %rd<96>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u64 %rd5,[p2];
ld.param.u32 %r19,[p3];
ld.param.u32 %r20,[p4];
ld.param.u64 %rd6,[p5];
ld.param.u64 %rd7,[p6];
ld.param.u64 %rd8,[p7];
ld.param.u64 %rd9,[p8];
ld.param.u64 %rd10,[p9];
ld.param.u32 %r22,[p10];
ld.param.u32 %r21,[p11];
ld.param.f64 %fd10,[p12];
ld.param.f64 %fd11,[p13];
ld.param.f32 %f3,[p14];
ld.param.f32 %f4,[p15];
ld.param.f32 %f5,[p16];
ld.param.f32 %f6,[p17];
ld.param.f32 %f7,[p18];
ld.param.f32 %f8,[p19];
ld.param.f32 %f9,[p20];
ld.param.f32 %f10,[p21];
mov.u32 %r23,%ctaid.x;
shl.b32 %r24,%r23,5;
mov.u32 %r25,%tid.x;
add.s32 %r1,%r24,%r25;
mov.u32 %r26,%ctaid.y;
shl.b32 %r27,%r26,3;
mov.u32 %r28,%tid.y;
add.s32 %r2,%r27,%r28;
setp.ge.s32 %p2,%r1,%r22;
setp.ge.s32 %p3,%r2,%r21;
or.pred %p4,%p2,%p3;
@%p4 bra $2_12;
sub.s32 %r3,%r21,%r2;
cvt.rn.f64.s32 %fd12,%r1;
mov.f64 %fd13,0d3FE0000000000000;
add.rn.f64 %fd14,%fd12,%fd13;
mul.rn.f64 %fd15,%fd14,%fd10;
mov.f64 %fd16,0dBFE0000000000000;
add.rn.f64 %fd17,%fd15,%fd16;
mov.f64 %fd18,0d4338000000000000;
add.rn.f64 %fd19,%fd17,%fd18;
sub.rn.f64 %fd20,%fd19,%fd18;
sub.rn.f64 %fd42,%fd17,%fd20;
{
.reg .b32 %temp;
mov.b64 {%r125,%temp},%fd19;
}
setp.geu.f64 %p5,%fd42,0d0000000000000000;
@%p5 bra $2_3;
add.s32 %r125,%r125,-1;
mov.f64 %fd21,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd21;
$2_3:
setp.lt.s32 %p6,%r125,0;
cvt.rn.f32.f64 %f11,%fd42;
selp.f32 %f12,0f00000000,%f11,%p6;
max.s32 %r29,%r125,0;
add.s32 %r30,%r19,-1;
setp.lt.s32 %p7,%r29,%r30;
setp.gt.s32 %p8,%r19,1;
selp.f32 %f13,0f3F800000,0f00000000,%p8;
add.s32 %r31,%r19,1073741822;
selp.b32 %r32,%r31,0,%p8;
selp.f32 %f1,%f12,%f13,%p7;
selp.b32 %r7,%r29,%r32,%p7;
add.s32 %r37,%r21,-1;
min.s32 %r38,%r2,%r37;
cvt.rn.f64.s32 %fd22,%r38;
add.rn.f64 %fd24,%fd22,%fd13;
mul.rn.f64 %fd25,%fd24,%fd11;
add.rn.f64 %fd27,%fd25,%fd16;
add.rn.f64 %fd29,%fd27,%fd18;
sub.rn.f64 %fd30,%fd29,%fd18;
sub.rn.f64 %fd43,%fd27,%fd30;
{
.reg .b32 %temp;
mov.b64 {%r126,%temp},%fd29;
}
setp.geu.f64 %p9,%fd43,0d0000000000000000;
@%p9 bra $2_5;
add.s32 %r126,%r126,-1;
mov.f64 %fd31,0d3FF0000000000000;
add.rn.f64 %fd43,%fd43,%fd31;
$2_5:
setp.lt.s32 %p10,%r126,0;
max.s32 %r39,%r126,0;
cvt.rn.f32.f64 %f14,%fd43;
selp.f32 %f15,0f00000000,%f14,%p10;
add.s32 %r40,%r20,-1;
setp.lt.s32 %p11,%r39,%r40;
setp.gt.s32 %p1,%r20,1;
selp.f32 %f16,0f3F800000,0f00000000,%p1;
add.s32 %r41,%r20,-2;
selp.b32 %r42,%r41,0,%p1;
selp.b32 %r11,%r39,%r42,%p11;
selp.f32 %f2,%f15,%f16,%p11;
mov.u32 %r43,%ctaid.z;
cvt.u64.u32 %rd11,%r43;
mul.lo.s64 %rd12,%rd11,%rd5;
shl.b32 %r44,%r7,2;
cvt.s64.s32 %rd13,%r44;
add.s64 %rd1,%rd12,%rd13;
mul.lo.s64 %rd14,%rd11,%rd10;
cvt.s64.s32 %rd15,%r1;
mul.lo.s64 %rd16,%rd15,%rd9;
cvt.s64.s32 %rd17,%r2;
mul.lo.s64 %rd18,%rd17,%rd8;
add.s64 %rd19,%rd16,%rd18;
add.s64 %rd20,%rd19,%rd14;
add.s32 %r53,%r11,2;
setp.ge.s32 %p12,%r53,%r20;
add.s32 %r54,%r44,11;
shl.b32 %r55,%r19,2;
setp.gt.s32 %p13,%r54,%r55;
and.pred %p14,%p13,%p12;
setp.lt.s32 %p15,%r19,2;
or.pred %p16,%p15,%p14;
cvta.to.global.u64 %rd21,%rd6;
shl.b64 %rd22,%rd20,2;
add.s64 %rd23,%rd21,%rd22;
shl.b64 %rd24,%rd7,2;
add.s64 %rd25,%rd23,%rd24;
add.s64 %rd26,%rd25,%rd24;
add.s64 %rd2,%rd26,%rd24;
@%p16 bra $2_8;
bra.uni $2_6;
$2_8:
setp.lt.s32 %p18,%r3,1;
@%p18 bra $2_12;
cvt.rn.f64.s32 %fd32,%r2;
mov.f64 %fd33,0d3FE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mul.rn.f64 %fd35,%fd34,%fd11;
mov.f64 %fd36,0dBFE0000000000000;
add.rn.f64 %fd37,%fd35,%fd36;
mov.f64 %fd38,0d4338000000000000;
add.rn.f64 %fd39,%fd37,%fd38;
sub.rn.f64 %fd40,%fd39,%fd38;
sub.rn.f64 %fd44,%fd37,%fd40;
{
.reg .b32 %temp;
mov.b64 {%r127,%temp},%fd39;
}
setp.geu.f64 %p19,%fd44,0d0000000000000000;
@%p19 bra $2_11;
add.s32 %r127,%r127,-1;
mov.f64 %fd41,0d3FF0000000000000;
add.rn.f64 %fd44,%fd44,%fd41;
$2_11:
setp.lt.s32 %p20,%r127,0;
max.s32 %r111,%r127,0;
cvt.rn.f32.f64 %f61,%fd44;
selp.f32 %f62,0f00000000,%f61,%p20;
setp.lt.s32 %p21,%r111,%r40;
selp.b32 %r115,%r111,%r42,%p21;
selp.f32 %f64,%f62,%f16,%p21;
cvt.s64.s32 %rd77,%r115;
mul.lo.s64 %rd78,%rd77,%rd4;
add.s64 %rd79,%rd78,%rd1;
add.s64 %rd61,%rd3,%rd79;
ld.global.nc.u8 %r95,[%rd61];
cvt.u16.u32 %rs25,%r95;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f65,%rs26;
selp.b64 %rd80,4,0,%p8;
add.s64 %rd62,%rd61,%rd80;
ld.global.nc.u8 %r96,[%rd62];
cvt.u16.u32 %rs27,%r96;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f66,%rs28;
selp.b64 %rd81,%rd4,0,%p1;
add.s64 %rd63,%rd61,%rd81;
ld.global.nc.u8 %r97,[%rd63];
cvt.u16.u32 %rs29,%r97;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f67,%rs30;
add.s64 %rd64,%rd63,%rd80;
ld.global.nc.u8 %r98,[%rd64];
cvt.u16.u32 %rs31,%r98;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f68,%rs32;
sub.rn.f32 %f69,%f66,%f65;
fma.rn.f32 %f70,%f69,%f1,%f65;
sub.rn.f32 %f71,%f68,%f67;
fma.rn.f32 %f72,%f71,%f1,%f67;
sub.rn.f32 %f73,%f72,%f70;
fma.rn.f32 %f74,%f73,%f64,%f70;
fma.rn.f32 %f75,%f74,%f3,%f7;
st.global.f32 [%rd23],%f75;
add.s64 %rd65,%rd61,1;
ld.global.nc.u8 %r99,[%rd65];
cvt.u16.u32 %rs33,%r99;
and.b16 %rs34,%rs33,255;
cvt.rn.f32.u16 %f76,%rs34;
add.s64 %rd66,%rd65,%rd80;
ld.global.nc.u8 %r100,[%rd66];
cvt.u16.u32 %rs35,%r100;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f77,%rs36;
add.s64 %rd67,%rd63,1;
ld.global.nc.u8 %r101,[%rd67];
cvt.u16.u32 %rs37,%r101;
and.b16 %rs38,%rs37,255;
cvt.rn.f32.u16 %f78,%rs38;
add.s64 %rd68,%rd67,%rd80;
ld.global.nc.u8 %r102,[%rd68];
cvt.u16.u32 %rs39,%r102;
and.b16 %rs40,%rs39,255;
cvt.rn.f32.u16 %f79,%rs40;
sub.rn.f32 %f80,%f77,%f76;
fma.rn.f32 %f81,%f80,%f1,%f76;
sub.rn.f32 %f82,%f79,%f78;
fma.rn.f32 %f83,%f82,%f1,%f78;
sub.rn.f32 %f84,%f83,%f81;
fma.rn.f32 %f85,%f84,%f64,%f81;
fma.rn.f32 %f86,%f85,%f4,%f8;
st.global.f32 [%rd25],%f86;
add.s64 %rd69,%rd61,2;
ld.global.nc.u8 %r103,[%rd69];
cvt.u16.u32 %rs41,%r103;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f87,%rs42;
add.s64 %rd70,%rd69,%rd80;
ld.global.nc.u8 %r104,[%rd70];
cvt.u16.u32 %rs43,%r104;
and.b16 %rs44,%rs43,255;
cvt.rn.f32.u16 %f88,%rs44;
add.s64 %rd71,%rd63,2;
ld.global.nc.u8 %r105,[%rd71];
cvt.u16.u32 %rs45,%r105;
and.b16 %rs46,%rs45,255;
cvt.rn.f32.u16 %f89,%rs46;
add.s64 %rd72,%rd71,%rd80;
ld.global.nc.u8 %r106,[%rd72];
cvt.u16.u32 %rs47,%r106;
and.b16 %rs48,%rs47,255;
cvt.rn.f32.u16 %f90,%rs48;
sub.rn.f32 %f91,%f88,%f87;
fma.rn.f32 %f92,%f91,%f1,%f87;
sub.rn.f32 %f93,%f90,%f89;
fma.rn.f32 %f94,%f93,%f1,%f89;
sub.rn.f32 %f95,%f94,%f92;
fma.rn.f32 %f96,%f95,%f64,%f92;
fma.rn.f32 %f97,%f96,%f5,%f9;
st.global.f32 [%rd26],%f97;
add.s64 %rd73,%rd61,3;
ld.global.nc.u8 %r107,[%rd73];
cvt.u16.u32 %rs49,%r107;
and.b16 %rs50,%rs49,255;
cvt.rn.f32.u16 %f98,%rs50;
add.s64 %rd74,%rd73,%rd80;
ld.global.nc.u8 %r108,[%rd74];
cvt.u16.u32 %rs51,%r108;
and.b16 %rs52,%rs51,255;
cvt.rn.f32.u16 %f99,%rs52;
add.s64 %rd75,%rd63,3;
ld.global.nc.u8 %r109,[%rd75];
cvt.u16.u32 %rs53,%r109;
and.b16 %rs54,%rs53,255;
cvt.rn.f32.u16 %f100,%rs54;
add.s64 %rd76,%rd75,%rd80;
ld.global.nc.u8 %r110,[%rd76];
cvt.u16.u32 %rs55,%r110;
and.b16 %rs56,%rs55,255;
cvt.rn.f32.u16 %f101,%rs56;
sub.rn.f32 %f102,%f99,%f98;
fma.rn.f32 %f103,%f102,%f1,%f98;
sub.rn.f32 %f104,%f101,%f100;
fma.rn.f32 %f105,%f104,%f1,%f100;
sub.rn.f32 %f106,%f105,%f103;
fma.rn.f32 %f107,%f106,%f64,%f103;
fma.rn.f32 %f108,%f107,%f6,%f10;
st.global.f32 [%rd2],%f108;
bra.uni $2_12;
$2_6:
selp.b64 %rd33,%rd4,0,%p1;
setp.lt.s32 %p17,%r3,1;
cvt.s64.s32 %rd34,%r11;
mul.lo.s64 %rd35,%rd34,%rd4;
add.s64 %rd36,%rd35,%rd1;
add.s64 %rd37,%rd3,%rd36;
cvt.u32.u64 %r62,%rd37;
and.b32 %r63,%r62,3;
and.b64 %rd38,%rd37,3;
sub.s64 %rd39,%rd36,%rd38;
add.s64 %rd27,%rd3,%rd39;
add.s32 %r64,%r63,7;
ld.global.nc.u32 %r56,[%rd27];
add.s64 %rd28,%rd27,4;
ld.global.nc.u32 %r57,[%rd28];
and.b32 %r65,%r64,12;
cvt.u64.u32 %rd40,%r65;
add.s64 %rd29,%rd27,%rd40;
ld.global.nc.u32 %r58,[%rd29];
mad.lo.s32 %r66,%r63,4369,12816;
and.b32 %r67,%r66,30583;
prmt.b32 %r12,%r56,%r57,%r67;
prmt.b32 %r13,%r57,%r58,%r67;
add.s64 %rd41,%rd36,%rd33;
add.s64 %rd42,%rd37,%rd33;
cvt.u32.u64 %r68,%rd42;
and.b32 %r69,%r68,3;
and.b64 %rd43,%rd42,3;
sub.s64 %rd44,%rd41,%rd43;
add.s64 %rd30,%rd3,%rd44;
add.s32 %r70,%r69,7;
ld.global.nc.u32 %r59,[%rd30];
add.s64 %rd31,%rd30,4;
ld.global.nc.u32 %r60,[%rd31];
and.b32 %r71,%r70,12;
cvt.u64.u32 %rd45,%r71;
add.s64 %rd32,%rd30,%rd45;
ld.global.nc.u32 %r61,[%rd32];
mad.lo.s32 %r72,%r69,4369,12816;
and.b32 %r73,%r72,30583;
prmt.b32 %r14,%r59,%r60,%r73;
prmt.b32 %r15,%r60,%r61,%r73;
@%p17 bra $2_12;
cvt.u16.u32 %rs1,%r12;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f17,%rs2;
cvt.u16.u32 %rs3,%r13;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f18,%rs4;
cvt.u16.u32 %rs5,%r14;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f19,%rs6;
cvt.u16.u32 %rs7,%r15;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f20,%rs8;
sub.rn.f32 %f21,%f18,%f17;
fma.rn.f32 %f22,%f21,%f1,%f17;
sub.rn.f32 %f23,%f20,%f19;
fma.rn.f32 %f24,%f23,%f1,%f19;
sub.rn.f32 %f25,%f24,%f22;
fma.rn.f32 %f26,%f25,%f2,%f22;
fma.rn.f32 %f27,%f26,%f3,%f7;
st.global.f32 [%rd23],%f27;
shr.u16 %rs9,%rs1,8;
cvt.rn.f32.u16 %f28,%rs9;
shr.u16 %rs10,%rs3,8;
cvt.rn.f32.u16 %f29,%rs10;
shr.u16 %rs11,%rs5,8;
cvt.rn.f32.u16 %f30,%rs11;
shr.u16 %rs12,%rs7,8;
cvt.rn.f32.u16 %f31,%rs12;
sub.rn.f32 %f32,%f29,%f28;
fma.rn.f32 %f33,%f32,%f1,%f28;
sub.rn.f32 %f34,%f31,%f30;
fma.rn.f32 %f35,%f34,%f1,%f30;
sub.rn.f32 %f36,%f35,%f33;
fma.rn.f32 %f37,%f36,%f2,%f33;
fma.rn.f32 %f38,%f37,%f4,%f8;
st.global.f32 [%rd25],%f38;
shr.u32 %r83,%r12,16;
cvt.u16.u32 %rs13,%r83;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f39,%rs14;
shr.u32 %r84,%r13,16;
cvt.u16.u32 %rs15,%r84;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f40,%rs16;
shr.u32 %r85,%r14,16;
cvt.u16.u32 %rs17,%r85;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f41,%rs18;
shr.u32 %r86,%r15,16;
cvt.u16.u32 %rs19,%r86;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f42,%rs20;
sub.rn.f32 %f43,%f40,%f39;
fma.rn.f32 %f44,%f43,%f1,%f39;
sub.rn.f32 %f45,%f42,%f41;
fma.rn.f32 %f46,%f45,%f1,%f41;
sub.rn.f32 %f47,%f46,%f44;
fma.rn.f32 %f48,%f47,%f2,%f44;
fma.rn.f32 %f49,%f48,%f5,%f9;
st.global.f32 [%rd26],%f49;
shr.u32 %r87,%r12,24;
cvt.u16.u32 %rs21,%r87;
cvt.rn.f32.u16 %f50,%rs21;
shr.u32 %r88,%r13,24;
cvt.u16.u32 %rs22,%r88;
cvt.rn.f32.u16 %f51,%rs22;
shr.u32 %r89,%r14,24;
cvt.u16.u32 %rs23,%r89;
cvt.rn.f32.u16 %f52,%rs23;
shr.u32 %r90,%r15,24;
cvt.u16.u32 %rs24,%r90;
cvt.rn.f32.u16 %f53,%rs24;
sub.rn.f32 %f54,%f51,%f50;
fma.rn.f32 %f55,%f54,%f1,%f50;
sub.rn.f32 %f56,%f53,%f52;
fma.rn.f32 %f57,%f56,%f1,%f52;
sub.rn.f32 %f58,%f57,%f55;
fma.rn.f32 %f59,%f58,%f2,%f55;
fma.rn.f32 %f60,%f59,%f6,%f10;
st.global.f32 [%rd2],%f60;
$2_12:
ret;
}
`;
