// Made from kernels/resample_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/resample_packed.cu`. */
export const RESAMPLE_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) _Z6weight4Spanii(
.param .align 4 .b8 p0[20],
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<18>;
.reg .f32 %f<112>;
.reg .b32 %r<10>;
ld.param.u32 %r5,[p1];
ld.param.u32 %r6,[p2];
ld.param.f32 %f1,[p0+8];
ld.param.f32 %f2,[p0+12];
ld.param.f32 %f3,[p0+16];
setp.eq.s32 %p1,%r5,0;
@%p1 bra $0_27;
cvt.rn.f32.s32 %f36,%r6;
add.f32 %f37,%f36,0f3F000000;
sub.f32 %f38,%f37,%f1;
mul.f32 %f39,%f2,%f38;
abs.f32 %f4,%f39;
setp.eq.s32 %p2,%r5,1;
@%p2 bra $0_25;
bra.uni $0_2;
$0_25:
mov.f32 %f92,0f3F800000;
sub.f32 %f93,%f92,%f4;
mov.f32 %f94,0f00000000;
max.f32 %f110,%f93,%f94;
$0_26:
mul.f32 %f111,%f3,%f110;
bra.uni $0_28;
$0_27:
add.s32 %r9,%r6,1;
cvt.rn.f32.s32 %f95,%r9;
min.f32 %f96,%f95,%f2;
cvt.rn.f32.s32 %f97,%r6;
max.f32 %f98,%f97,%f1;
sub.f32 %f99,%f96,%f98;
setp.gt.f32 %p17,%f99,0f3A83126F;
mul.f32 %f100,%f3,%f99;
selp.f32 %f111,%f100,0f00000000,%p17;
$0_28:
st.param.f32 [func_retval0+0],%f111;
ret;
$0_2:
setp.eq.s32 %p3,%r5,2;
mov.f32 %f110,0f00000000;
@%p3 bra $0_21;
bra.uni $0_3;
$0_21:
setp.lt.f32 %p15,%f4,0f3F800000;
@%p15 bra $0_24;
bra.uni $0_22;
$0_24:
fma.rn.f32 %f90,%f4,0f3FC00000,0fC0200000;
mul.f32 %f91,%f4,%f90;
fma.rn.f32 %f110,%f4,%f91,0f3F800000;
bra.uni $0_26;
$0_3:
setp.geu.f32 %p4,%f4,0f40400000;
@%p4 bra $0_26;
setp.eq.f32 %p5,%f4,0f00000000;
mov.f32 %f109,0f3F800000;
mov.f32 %f105,%f109;
@%p5 bra $0_12;
add.f32 %f43,%f4,%f4;
cvt.rni.f32.f32 %f44,%f43;
cvt.rzi.s32.f32 %r1,%f44;
neg.f32 %f45,%f44;
mov.f32 %f46,0f3F000000;
fma.rn.f32 %f47,%f45,%f46,%f4;
mul.f32 %f48,%f47,0f34222169;
mov.f32 %f49,0f40490FDA;
fma.rn.f32 %f50,%f47,%f49,%f48;
mul.rn.f32 %f5,%f50,%f50;
and.b32 %r2,%r1,1;
setp.eq.s32 %p6,%r2,0;
selp.f32 %f6,%f50,0f3F800000,%p6;
mov.f32 %f102,0fB94D4153;
@%p6 bra $0_7;
mov.f32 %f51,0fBAB607ED;
mov.f32 %f52,0f37CBAC00;
fma.rn.f32 %f102,%f52,%f5,%f51;
$0_7:
selp.f32 %f53,0f3C0885E4,0f3D2AAABB,%p6;
fma.rn.f32 %f54,%f102,%f5,%f53;
selp.f32 %f55,0fBE2AAAA8,0fBEFFFFFF,%p6;
fma.rn.f32 %f56,%f54,%f5,%f55;
mov.f32 %f57,0f00000000;
fma.rn.f32 %f58,%f5,%f6,%f57;
fma.rn.f32 %f104,%f56,%f58,%f6;
and.b32 %r7,%r1,2;
setp.eq.s32 %p8,%r7,0;
@%p8 bra $0_9;
mov.f32 %f60,0fBF800000;
fma.rn.f32 %f104,%f104,%f60,%f57;
$0_9:
cvt.rzi.f32.f32 %f61,%f4;
setp.neu.f32 %p9,%f61,%f4;
@%p9 bra $0_11;
mov.f32 %f62,0f00000000;
mul.rn.f32 %f104,%f4,%f62;
$0_11:
mul.f32 %f63,%f4,0f40490FDB;
div.rn.f32 %f105,%f104,%f63;
$0_12:
mul.f32 %f16,%f4,0f3EAAAAAB;
setp.eq.f32 %p10,%f16,0f00000000;
@%p10 bra $0_20;
add.f32 %f66,%f16,%f16;
cvt.rni.f32.f32 %f67,%f66;
cvt.rzi.s32.f32 %r3,%f67;
neg.f32 %f68,%f67;
mov.f32 %f69,0f3F000000;
fma.rn.f32 %f70,%f68,%f69,%f16;
mul.f32 %f71,%f70,0f34222169;
mov.f32 %f72,0f40490FDA;
fma.rn.f32 %f73,%f70,%f72,%f71;
mul.rn.f32 %f17,%f73,%f73;
and.b32 %r4,%r3,1;
setp.eq.s32 %p11,%r4,0;
selp.f32 %f18,%f73,0f3F800000,%p11;
mov.f32 %f106,0fB94D4153;
@%p11 bra $0_15;
mov.f32 %f74,0fBAB607ED;
mov.f32 %f75,0f37CBAC00;
fma.rn.f32 %f106,%f75,%f17,%f74;
$0_15:
selp.f32 %f76,0f3C0885E4,0f3D2AAABB,%p11;
fma.rn.f32 %f77,%f106,%f17,%f76;
selp.f32 %f78,0fBE2AAAA8,0fBEFFFFFF,%p11;
fma.rn.f32 %f79,%f77,%f17,%f78;
mov.f32 %f80,0f00000000;
fma.rn.f32 %f81,%f17,%f18,%f80;
fma.rn.f32 %f108,%f79,%f81,%f18;
and.b32 %r8,%r3,2;
setp.eq.s32 %p13,%r8,0;
@%p13 bra $0_17;
mov.f32 %f83,0fBF800000;
fma.rn.f32 %f108,%f108,%f83,%f80;
$0_17:
cvt.rzi.f32.f32 %f84,%f16;
setp.neu.f32 %p14,%f84,%f16;
@%p14 bra $0_19;
mov.f32 %f85,0f00000000;
mul.rn.f32 %f108,%f16,%f85;
$0_19:
mul.f32 %f86,%f16,0f40490FDB;
div.rn.f32 %f109,%f108,%f86;
$0_20:
mul.f32 %f110,%f105,%f109;
bra.uni $0_26;
$0_22:
setp.geu.f32 %p16,%f4,0f40000000;
@%p16 bra $0_26;
fma.rn.f32 %f88,%f4,0fBF000000,0f40200000;
fma.rn.f32 %f89,%f4,%f88,0fC0800000;
fma.rn.f32 %f110,%f4,%f89,0f40000000;
bra.uni $0_26;
}
.func (.param .align 4 .b8 func_retval0[20]) _Z7span_ofiidi(
.param .b32 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .f32 %f<27>;
.reg .b32 %r<30>;
.reg .f64 %fd<29>;
ld.param.u32 %r14,[p0];
ld.param.u32 %r15,[p1];
ld.param.f64 %fd1,[p2];
ld.param.u32 %r16,[p3];
setp.eq.s32 %p1,%r14,0;
@%p1 bra $1_5;
mov.f64 %fd2,0d3FF0000000000000;
max.f64 %fd3,%fd1,%fd2;
cvt.rn.f64.s32 %fd4,%r15;
add.f64 %fd5,%fd4,0d3FE0000000000000;
mul.f64 %fd6,%fd5,%fd1;
setp.eq.s32 %p2,%r14,2;
selp.b32 %r17,2,3,%p2;
setp.eq.s32 %p3,%r14,1;
selp.b32 %r18,1,%r17,%p3;
cvt.rn.f64.s32 %fd7,%r18;
mul.f64 %fd8,%fd3,%fd7;
sub.f64 %fd9,%fd6,%fd8;
add.f64 %fd10,%fd9,0d3FE0000000000000;
cvt.rzi.s32.f64 %r19,%fd10;
add.f64 %fd11,%fd6,%fd8;
add.f64 %fd12,%fd11,0d3FE0000000000000;
cvt.rzi.s32.f64 %r20,%fd12;
min.s32 %r21,%r20,%r16;
max.s32 %r28,%r19,0;
sub.s32 %r29,%r21,%r28;
cvt.rn.f64.s32 %fd13,%r28;
sub.f64 %fd14,%fd6,%fd13;
rcp.rn.f64 %fd15,%fd3;
setp.lt.s32 %p4,%r29,1;
cvt.rn.f32.f64 %f24,%fd14;
cvt.rn.f32.f64 %f25,%fd15;
mov.f32 %f23,0f00000000;
@%p4 bra $1_4;
mov.f32 %f6,0f3F800000;
mov.u32 %r27,0;
$1_3:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r28;
st.param.b32 [param0+4],%r29;
st.param.f32 [param0+8],%f24;
st.param.f32 [param0+12],%f25;
st.param.f32 [param0+16],%f6;
.param .b32 param1;
st.param.b32 [param1+0],%r14;
.param .b32 param2;
st.param.b32 [param2+0],%r27;
.param .b32 retval0;
call.uni (retval0),
_Z6weight4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f21,[retval0+0];
}
add.f32 %f23,%f23,%f21;
add.s32 %r27,%r27,1;
setp.lt.s32 %p5,%r27,%r29;
@%p5 bra $1_3;
$1_4:
rcp.rn.f32 %f26,%f23;
bra.uni $1_6;
$1_5:
cvt.rn.f64.s32 %fd16,%r15;
mul.f64 %fd17,%fd16,%fd1;
add.f64 %fd18,%fd17,%fd1;
cvt.rn.f64.s32 %fd19,%r16;
min.f64 %fd20,%fd18,%fd19;
cvt.rmi.f64.f64 %fd21,%fd17;
cvt.rzi.s32.f64 %r23,%fd21;
add.s32 %r24,%r16,-1;
cvt.rpi.f64.f64 %fd22,%fd20;
cvt.rzi.s32.f64 %r25,%fd22;
min.s32 %r26,%r25,%r16;
min.s32 %r28,%r23,%r24;
cvt.rn.f64.s32 %fd23,%r28;
sub.f64 %fd24,%fd17,%fd23;
sub.f64 %fd25,%fd20,%fd23;
sub.f64 %fd26,%fd19,%fd17;
min.f64 %fd27,%fd1,%fd26;
rcp.rn.f64 %fd28,%fd27;
sub.s32 %r29,%r26,%r28;
cvt.rn.f32.f64 %f25,%fd25;
cvt.rn.f32.f64 %f24,%fd24;
cvt.rn.f32.f64 %f26,%fd28;
$1_6:
st.param.b32 [func_retval0+0],%r28;
st.param.b32 [func_retval0+4],%r29;
st.param.f32 [func_retval0+8],%f24;
st.param.f32 [func_retval0+12],%f25;
st.param.f32 [func_retval0+16],%f26;
ret;
}
.visible .entry resample_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 3
{
.reg .pred %p<77>;
.reg .b16 %rs<2>;
.reg .f32 %f<131>;
.reg .b32 %r<417>;
.reg .f64 %fd<10>;
.reg .b64 %rd<276>;
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans[640];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans[160];
.shared .align 16 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights[8192];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights[2048];
.shared .align 16 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row[20736];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed[6144];
ld.param.u64 %rd72,[p0];
ld.param.v2.u32 {%r369,%r370},[p1+32];
ld.param.v2.u32 {%r152,%r153},[p1+40];
ld.param.u64 %rd77,[p2];
ld.param.v2.u32 {%r371,%r372},[p3+32];
ld.param.v2.u32 {%r156,%r157},[p3+40];
ld.param.f64 %fd4,[p4];
ld.param.f64 %fd5,[p5];
ld.param.u32 %r149,[p6];
ld.param.u64 %rd266,[p3+8];
ld.param.u64 %rd78,[p3];
ld.param.u64 %rd264,[p1+8];
ld.param.u64 %rd73,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r153,0;
@%p2 bra $2_2;
cvta.to.global.u64 %rd82,%rd72;
mul.wide.s32 %rd83,%r1,40;
add.s64 %rd84,%rd82,%rd83;
ld.global.v2.u32 {%r369,%r370},[%rd84+32];
ld.global.u64 %rd264,[%rd84+8];
ld.global.u64 %rd263,[%rd84];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd85,%r1;
mul.lo.s64 %rd86,%rd73,%rd85;
add.s64 %rd263,%rd72,%rd86;
$2_3:
setp.eq.s32 %p3,%r157,0;
@%p3 bra $2_5;
cvta.to.global.u64 %rd87,%rd77;
mul.wide.s32 %rd88,%r1,40;
add.s64 %rd89,%rd87,%rd88;
ld.global.v2.u32 {%r371,%r372},[%rd89+32];
ld.global.u64 %rd266,[%rd89+8];
ld.global.u64 %rd265,[%rd89];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd90,%r1;
mul.lo.s64 %rd91,%rd78,%rd90;
add.s64 %rd265,%rd77,%rd91;
$2_6:
mov.u32 %r162,%ctaid.x;
shl.b32 %r14,%r162,5;
mov.u32 %r163,%ctaid.y;
shl.b32 %r15,%r163,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.le.s32 %p4,%r371,%r14;
setp.ge.s32 %p5,%r15,%r372;
or.pred %p6,%p5,%p4;
@%p6 bra $2_102;
setp.lt.s32 %p7,%r17,2;
setp.lt.s32 %p8,%r16,8;
setp.eq.s32 %p9,%r17,0;
or.pred %p10,%p9,%p8;
and.pred %p11,%p7,%p10;
mul.wide.s32 %rd92,%r16,20;
mov.u64 %rd93,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans;
add.s64 %rd27,%rd93,%rd92;
@%p11 bra $2_8;
bra.uni $2_13;
$2_8:
selp.b32 %r22,%r369,%r370,%p9;
selp.b32 %r23,%r371,%r372,%p9;
selp.f64 %fd9,%fd4,%fd5,%p9;
setp.neu.f64 %p13,%fd9,0d0000000000000000;
@%p13 bra $2_10;
cvt.rn.f64.s32 %fd6,%r23;
cvt.rn.f64.s32 %fd7,%r22;
div.rn.f64 %fd8,%fd6,%fd7;
rcp.rn.f64 %fd9,%fd8;
$2_10:
selp.b32 %r164,%r14,%r15,%p9;
add.s32 %r165,%r164,%r16;
add.s32 %r166,%r23,-1;
min.s32 %r167,%r165,%r166;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r149;
.param .b32 param1;
st.param.b32 [param1+0],%r167;
.param .b64 param2;
st.param.f64 [param2+0],%fd9;
.param .b32 param3;
st.param.b32 [param3+0],%r22;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r24,[retval0+0];
ld.param.b32 %r25,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p9 bra $2_12;
mov.u64 %rd95,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans;
add.s64 %rd96,%rd95,%rd92;
st.shared.u32 [%rd96],%r24;
st.shared.u32 [%rd96+4],%r25;
st.shared.f32 [%rd96+8],%f1;
st.shared.f32 [%rd96+12],%f2;
st.shared.f32 [%rd96+16],%f3;
bra.uni $2_13;
$2_12:
st.shared.u32 [%rd27],%r24;
st.shared.u32 [%rd27+4],%r25;
st.shared.f32 [%rd27+8],%f1;
st.shared.f32 [%rd27+12],%f2;
st.shared.f32 [%rd27+16],%f3;
$2_13:
bar.sync 0;
cvt.s64.s32 %rd28,%r17;
mul.wide.s32 %rd97,%r17,20;
mov.u64 %rd98,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans;
add.s64 %rd29,%rd98,%rd97;
ld.shared.u32 %r26,[%rd29];
ld.shared.u32 %r168,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans+144];
ld.shared.u32 %r169,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans+140];
add.s32 %r27,%r168,%r169;
ld.shared.u32 %r28,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans];
ld.shared.u32 %r29,[%rd27];
sub.s32 %r30,%r29,%r28;
shr.s32 %r170,%r30,31;
shr.u32 %r171,%r170,30;
add.s32 %r172,%r30,%r171;
and.b32 %r173,%r172,-4;
sub.s32 %r31,%r30,%r173;
ld.shared.u32 %r32,[%rd27+4];
add.s32 %r174,%r32,%r31;
add.s32 %r175,%r174,3;
shr.s32 %r176,%r175,31;
shr.u32 %r177,%r176,30;
add.s32 %r178,%r175,%r177;
shr.s32 %r33,%r178,2;
ld.shared.u32 %r34,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans];
add.s32 %r381,%r34,-8;
setp.ge.s32 %p15,%r381,%r27;
mov.f32 %f125,0f00000000;
mov.f32 %f126,%f125;
mov.f32 %f127,%f125;
@%p15 bra $2_83;
ld.shared.u32 %r181,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans+624];
mul.lo.s32 %r182,%r28,3;
cvt.s64.s32 %rd30,%r182;
ld.shared.u32 %r183,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans+620];
add.s32 %r184,%r181,%r183;
sub.s32 %r185,%r184,%r28;
sub.s32 %r186,%r369,%r28;
mul.lo.s32 %r36,%r186,3;
mad.lo.s32 %r37,%r185,3,3;
shr.s32 %r190,%r172,2;
mul.lo.s32 %r191,%r190,3;
mul.lo.s64 %rd99,%rd28,2592;
mov.u64 %rd100,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd101,%rd100,%rd99;
mul.wide.s32 %rd102,%r191,4;
add.s64 %rd31,%rd101,%rd102;
ld.shared.u32 %r40,[%rd29+4];
add.s32 %r38,%r40,%r26;
ld.shared.f32 %f6,[%rd29+16];
ld.shared.f32 %f5,[%rd29+12];
ld.shared.f32 %f4,[%rd29+8];
ld.shared.f32 %f9,[%rd27+16];
ld.shared.f32 %f8,[%rd27+12];
ld.shared.f32 %f7,[%rd27+8];
min.s32 %r43,%r40,64;
mov.u32 %r180,0;
mov.u32 %r382,%r180;
$2_15:
.pragma "nounroll";
add.s32 %r54,%r381,%r17;
setp.lt.s32 %p16,%r54,%r27;
setp.ge.s32 %p17,%r381,%r34;
and.pred %p1,%p17,%p16;
not.pred %p18,%p1;
mov.u32 %r387,%r180;
@%p18 bra $2_41;
add.s32 %r366,%r381,%r17;
cvt.s64.s32 %rd103,%r366;
mul.lo.s64 %rd104,%rd264,%rd103;
add.s64 %rd105,%rd104,%rd30;
add.s64 %rd106,%rd263,%rd105;
add.s32 %r194,%r366,1;
setp.lt.s32 %p19,%r194,%r370;
selp.b32 %r195,1073741824,%r36,%p19;
and.b64 %rd32,%rd106,-4;
cvt.u32.u64 %r196,%rd106;
and.b32 %r387,%r196,3;
add.s32 %r197,%r37,%r387;
shr.s32 %r56,%r197,2;
add.s32 %r198,%r387,%r195;
shr.s32 %r57,%r198,2;
min.s32 %r58,%r56,%r57;
add.s32 %r59,%r195,%r196;
setp.ge.s32 %p20,%r16,%r58;
@%p20 bra $2_18;
mov.u32 %r199,%tid.y;
mul.wide.s32 %rd107,%r199,2592;
add.s64 %rd109,%rd100,%rd107;
mul.wide.s32 %rd110,%r16,4;
add.s64 %rd111,%rd109,%rd110;
st.shared.u32 [%rd111],%r397;
$2_18:
add.s32 %r200,%r16,32;
setp.ge.s32 %p21,%r200,%r58;
@%p21 bra $2_20;
mov.u32 %r201,%tid.y;
mul.wide.s32 %rd112,%r201,2592;
add.s64 %rd114,%rd100,%rd112;
mul.wide.s32 %rd115,%r16,4;
add.s64 %rd116,%rd114,%rd115;
st.shared.u32 [%rd116+128],%r396;
$2_20:
add.s32 %r202,%r16,64;
setp.ge.s32 %p22,%r202,%r58;
@%p22 bra $2_22;
mov.u32 %r203,%tid.y;
mul.wide.s32 %rd117,%r203,2592;
add.s64 %rd119,%rd100,%rd117;
mul.wide.s32 %rd120,%r16,4;
add.s64 %rd121,%rd119,%rd120;
st.shared.u32 [%rd121+256],%r395;
$2_22:
add.s32 %r204,%r16,96;
setp.ge.s32 %p23,%r204,%r58;
@%p23 bra $2_24;
mov.u32 %r205,%tid.y;
mul.wide.s32 %rd122,%r205,2592;
add.s64 %rd124,%rd100,%rd122;
mul.wide.s32 %rd125,%r16,4;
add.s64 %rd126,%rd124,%rd125;
st.shared.u32 [%rd126+384],%r398;
$2_24:
add.s32 %r206,%r16,128;
setp.ge.s32 %p24,%r206,%r58;
@%p24 bra $2_26;
mov.u32 %r207,%tid.y;
mul.wide.s32 %rd127,%r207,2592;
add.s64 %rd129,%rd100,%rd127;
mul.wide.s32 %rd130,%r16,4;
add.s64 %rd131,%rd129,%rd130;
st.shared.u32 [%rd131+512],%r399;
$2_26:
add.s32 %r208,%r16,160;
setp.ge.s32 %p25,%r208,%r58;
@%p25 bra $2_28;
mov.u32 %r209,%tid.y;
mul.wide.s32 %rd132,%r209,2592;
add.s64 %rd134,%rd100,%rd132;
mul.wide.s32 %rd135,%r16,4;
add.s64 %rd136,%rd134,%rd135;
st.shared.u32 [%rd136+640],%r400;
$2_28:
add.s32 %r210,%r16,192;
setp.ge.s32 %p26,%r210,%r58;
@%p26 bra $2_30;
mov.u32 %r211,%tid.y;
mul.wide.s32 %rd137,%r211,2592;
add.s64 %rd139,%rd100,%rd137;
mul.wide.s32 %rd140,%r16,4;
add.s64 %rd141,%rd139,%rd140;
st.shared.u32 [%rd141+768],%r401;
$2_30:
add.s32 %r212,%r16,224;
setp.ge.s32 %p27,%r212,%r58;
@%p27 bra $2_32;
mov.u32 %r213,%tid.y;
mul.wide.s32 %rd142,%r213,2592;
add.s64 %rd144,%rd100,%rd142;
mul.wide.s32 %rd145,%r16,4;
add.s64 %rd146,%rd144,%rd145;
st.shared.u32 [%rd146+896],%r402;
$2_32:
setp.gt.s32 %p28,%r56,%r57;
and.b32 %r214,%r59,3;
selp.b32 %r60,%r214,0,%p28;
add.s32 %r383,%r16,256;
setp.ge.s32 %p29,%r383,%r58;
@%p29 bra $2_34;
$2_33:
.pragma "nounroll";
mov.u32 %r368,%tid.y;
cvt.s64.s32 %rd262,%r368;
mul.wide.s32 %rd148,%r383,4;
add.s64 %rd147,%rd32,%rd148;
ld.global.nc.u32 %r217,[%rd147];
mul.lo.s64 %rd149,%rd262,2592;
add.s64 %rd151,%rd100,%rd149;
add.s64 %rd152,%rd151,%rd148;
st.shared.u32 [%rd152],%r217;
add.s32 %r383,%r383,32;
setp.lt.s32 %p30,%r383,%r58;
@%p30 bra $2_33;
$2_34:
setp.gt.s32 %p31,%r16,4;
@%p31 bra $2_40;
setp.ne.s32 %p32,%r16,0;
setp.eq.s32 %p33,%r60,0;
or.pred %p34,%p32,%p33;
@%p34 bra $2_38;
bra.uni $2_36;
$2_38:
mov.u32 %r386,0;
bra.uni $2_39;
$2_36:
mul.wide.s32 %rd153,%r58,4;
add.s64 %rd34,%rd32,%rd153;
mov.u32 %r384,0;
mov.u32 %r386,%r384;
$2_37:
.pragma "nounroll";
cvt.s64.s32 %rd155,%r384;
add.s64 %rd154,%rd34,%rd155;
ld.global.nc.u8 %r220,[%rd154];
and.b32 %r221,%r220,255;
shl.b32 %r222,%r384,3;
shl.b32 %r223,%r221,%r222;
or.b32 %r386,%r223,%r386;
add.s32 %r384,%r384,1;
setp.lt.u32 %p35,%r384,%r60;
@%p35 bra $2_37;
$2_39:
mov.u32 %r225,%tid.y;
mul.wide.s32 %rd156,%r225,2592;
add.s64 %rd158,%rd100,%rd156;
mul.wide.s32 %rd159,%r16,4;
add.s64 %rd160,%rd158,%rd159;
mul.wide.s32 %rd161,%r58,4;
add.s64 %rd162,%rd160,%rd161;
st.shared.u32 [%rd162],%r386;
$2_40:
bar.warp.sync -1;
$2_41:
add.s32 %r359,%r381,%r17;
add.s32 %r70,%r359,8;
setp.ge.s32 %p36,%r70,%r27;
@%p36 bra $2_58;
add.s32 %r367,%r381,%r17;
cvt.s64.s32 %rd163,%r70;
mul.lo.s64 %rd164,%rd264,%rd163;
add.s64 %rd165,%rd164,%rd30;
add.s64 %rd166,%rd263,%rd165;
add.s32 %r226,%r367,9;
setp.lt.s32 %p37,%r226,%r370;
selp.b32 %r227,1073741824,%r36,%p37;
and.b64 %rd35,%rd166,-4;
cvt.u32.u64 %r228,%rd166;
and.b32 %r229,%r228,3;
add.s32 %r230,%r37,%r229;
shr.s32 %r231,%r230,2;
add.s32 %r232,%r229,%r227;
shr.s32 %r233,%r232,2;
min.s32 %r71,%r231,%r233;
setp.ge.s32 %p38,%r16,%r71;
@%p38 bra $2_44;
mul.wide.s32 %rd168,%r16,4;
add.s64 %rd167,%rd35,%rd168;
ld.global.nc.u32 %r397,[%rd167];
$2_44:
add.s32 %r235,%r16,32;
setp.ge.s32 %p39,%r235,%r71;
@%p39 bra $2_46;
mul.wide.s32 %rd170,%r16,4;
add.s64 %rd171,%rd35,%rd170;
add.s64 %rd169,%rd171,128;
ld.global.nc.u32 %r396,[%rd169];
$2_46:
add.s32 %r237,%r16,64;
setp.ge.s32 %p40,%r237,%r71;
@%p40 bra $2_48;
mul.wide.s32 %rd173,%r16,4;
add.s64 %rd174,%rd35,%rd173;
add.s64 %rd172,%rd174,256;
ld.global.nc.u32 %r395,[%rd172];
$2_48:
add.s32 %r239,%r16,96;
setp.ge.s32 %p41,%r239,%r71;
@%p41 bra $2_50;
mul.wide.s32 %rd176,%r16,4;
add.s64 %rd177,%rd35,%rd176;
add.s64 %rd175,%rd177,384;
ld.global.nc.u32 %r398,[%rd175];
$2_50:
add.s32 %r241,%r16,128;
setp.ge.s32 %p42,%r241,%r71;
@%p42 bra $2_52;
mul.wide.s32 %rd179,%r16,4;
add.s64 %rd180,%rd35,%rd179;
add.s64 %rd178,%rd180,512;
ld.global.nc.u32 %r399,[%rd178];
$2_52:
add.s32 %r243,%r16,160;
setp.ge.s32 %p43,%r243,%r71;
@%p43 bra $2_54;
mul.wide.s32 %rd182,%r16,4;
add.s64 %rd183,%rd35,%rd182;
add.s64 %rd181,%rd183,640;
ld.global.nc.u32 %r400,[%rd181];
$2_54:
add.s32 %r245,%r16,192;
setp.ge.s32 %p44,%r245,%r71;
@%p44 bra $2_56;
mul.wide.s32 %rd185,%r16,4;
add.s64 %rd186,%rd35,%rd185;
add.s64 %rd184,%rd186,768;
ld.global.nc.u32 %r401,[%rd184];
$2_56:
add.s32 %r247,%r16,224;
setp.ge.s32 %p45,%r247,%r71;
@%p45 bra $2_58;
mul.wide.s32 %rd188,%r16,4;
add.s64 %rd189,%rd35,%rd188;
add.s64 %rd187,%rd189,896;
ld.global.nc.u32 %r402,[%rd187];
$2_58:
add.s32 %r360,%r381,%r17;
setp.lt.s32 %p75,%r360,%r27;
setp.ge.s32 %p74,%r381,%r34;
and.pred %p73,%p74,%p75;
@%p73 bra $2_68;
bra.uni $2_59;
$2_68:
setp.lt.s32 %p52,%r175,4;
mov.f32 %f118,0f00000000;
mov.f32 %f119,%f118;
mov.f32 %f120,%f118;
@%p52 bra $2_73;
mov.u32 %r405,0;
mov.u64 %rd267,%rd31;
$2_70:
.pragma "nounroll";
mul.wide.s32 %rd202,%r405,512;
mov.u64 %rd203,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd204,%rd203,%rd202;
mul.wide.s32 %rd205,%r16,16;
add.s64 %rd206,%rd204,%rd205;
ld.shared.v4.f32 {%f57,%f58,%f59,%f60},[%rd206];
ld.shared.u32 %r408,[%rd267];
ld.shared.u32 %r407,[%rd267+4];
ld.shared.u32 %r406,[%rd267+8];
setp.eq.s32 %p53,%r387,0;
@%p53 bra $2_72;
mad.lo.s32 %r260,%r387,4369,12816;
and.b32 %r261,%r260,30583;
prmt.b32 %r408,%r408,%r407,%r261;
prmt.b32 %r407,%r407,%r406,%r261;
ld.shared.u32 %r262,[%rd267+12];
prmt.b32 %r406,%r406,%r262,%r261;
$2_72:
add.s64 %rd267,%rd267,12;
mov.u32 %r263,30288;
mov.u32 %r264,1258291200;
prmt.b32 %r265,%r408,%r264,%r263;
mov.b32 %f61,%r265;
add.f32 %f62,%f61,0fCB000000;
fma.rn.f32 %f63,%f57,%f62,%f120;
mov.u32 %r266,30289;
prmt.b32 %r267,%r408,%r264,%r266;
mov.b32 %f64,%r267;
add.f32 %f65,%f64,0fCB000000;
fma.rn.f32 %f66,%f57,%f65,%f119;
mov.u32 %r268,30290;
prmt.b32 %r269,%r408,%r264,%r268;
mov.b32 %f67,%r269;
add.f32 %f68,%f67,0fCB000000;
fma.rn.f32 %f69,%f57,%f68,%f118;
mov.u32 %r270,30291;
prmt.b32 %r271,%r408,%r264,%r270;
mov.b32 %f70,%r271;
add.f32 %f71,%f70,0fCB000000;
fma.rn.f32 %f72,%f58,%f71,%f63;
prmt.b32 %r272,%r407,%r264,%r263;
mov.b32 %f73,%r272;
add.f32 %f74,%f73,0fCB000000;
fma.rn.f32 %f75,%f58,%f74,%f66;
prmt.b32 %r273,%r407,%r264,%r266;
mov.b32 %f76,%r273;
add.f32 %f77,%f76,0fCB000000;
fma.rn.f32 %f78,%f58,%f77,%f69;
prmt.b32 %r274,%r407,%r264,%r268;
mov.b32 %f79,%r274;
add.f32 %f80,%f79,0fCB000000;
fma.rn.f32 %f81,%f59,%f80,%f72;
prmt.b32 %r275,%r407,%r264,%r270;
mov.b32 %f82,%r275;
add.f32 %f83,%f82,0fCB000000;
fma.rn.f32 %f84,%f59,%f83,%f75;
prmt.b32 %r276,%r406,%r264,%r263;
mov.b32 %f85,%r276;
add.f32 %f86,%f85,0fCB000000;
fma.rn.f32 %f87,%f59,%f86,%f78;
prmt.b32 %r277,%r406,%r264,%r266;
mov.b32 %f88,%r277;
add.f32 %f89,%f88,0fCB000000;
fma.rn.f32 %f120,%f60,%f89,%f81;
prmt.b32 %r278,%r406,%r264,%r268;
mov.b32 %f90,%r278;
add.f32 %f91,%f90,0fCB000000;
fma.rn.f32 %f119,%f60,%f91,%f84;
prmt.b32 %r279,%r406,%r264,%r270;
mov.b32 %f92,%r279;
add.f32 %f93,%f92,0fCB000000;
fma.rn.f32 %f118,%f60,%f93,%f87;
add.s32 %r405,%r405,1;
setp.lt.s32 %p54,%r405,%r33;
@%p54 bra $2_70;
$2_73:
mul.lo.s32 %r281,%r16,3;
mul.wide.s32 %rd207,%r382,3072;
mov.u64 %rd208,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed;
add.s64 %rd209,%rd208,%rd207;
mul.wide.s32 %rd210,%r17,384;
add.s64 %rd211,%rd209,%rd210;
mul.wide.s32 %rd212,%r281,4;
add.s64 %rd40,%rd211,%rd212;
setp.eq.s32 %p55,%r149,0;
@%p55 bra $2_75;
mov.f32 %f94,0f00000000;
max.f32 %f95,%f120,%f94;
mov.f32 %f96,0f437F0000;
min.f32 %f97,%f95,%f96;
add.f32 %f98,%f97,0f4B000000;
add.f32 %f99,%f98,0fCB000000;
st.shared.f32 [%rd40],%f99;
max.f32 %f100,%f119,%f94;
min.f32 %f101,%f100,%f96;
add.f32 %f102,%f101,0f4B000000;
add.f32 %f103,%f102,0fCB000000;
st.shared.f32 [%rd40+4],%f103;
max.f32 %f104,%f118,%f94;
min.f32 %f105,%f104,%f96;
add.f32 %f106,%f105,0f4B000000;
add.f32 %f107,%f106,0fCB000000;
st.shared.f32 [%rd40+8],%f107;
bra.uni $2_76;
$2_59:
setp.ge.s32 %p76,%r381,%r34;
@%p76 bra $2_76;
shl.b32 %r95,%r33,2;
setp.ge.s32 %p47,%r17,%r95;
@%p47 bra $2_65;
cvt.s64.s32 %rd36,%r16;
mov.u32 %r403,%r17;
$2_62:
.pragma "nounroll";
sub.s32 %r98,%r403,%r31;
setp.ge.u32 %p48,%r98,%r32;
mov.f32 %f114,0f00000000;
@%p48 bra $2_64;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r29;
st.param.b32 [param0+4],%r32;
st.param.f32 [param0+8],%f7;
st.param.f32 [param0+12],%f8;
st.param.f32 [param0+16],%f9;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r98;
.param .b32 retval0;
call.uni (retval0),
_Z6weight4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f114,[retval0+0];
}
$2_64:
shr.s32 %r250,%r403,31;
shr.u32 %r251,%r250,30;
add.s32 %r252,%r403,%r251;
shr.s32 %r253,%r252,2;
mul.wide.s32 %rd190,%r253,512;
mov.u64 %rd191,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd192,%rd191,%rd190;
shl.b64 %rd193,%rd36,4;
add.s64 %rd194,%rd192,%rd193;
and.b32 %r254,%r252,-4;
sub.s32 %r255,%r403,%r254;
mul.wide.s32 %rd195,%r255,4;
add.s64 %rd196,%rd194,%rd195;
st.shared.f32 [%rd196],%f114;
add.s32 %r403,%r403,8;
setp.lt.s32 %p49,%r403,%r95;
@%p49 bra $2_62;
$2_65:
setp.ge.s32 %p50,%r16,%r43;
@%p50 bra $2_76;
mov.u32 %r404,%r16;
$2_67:
.pragma "nounroll";
shl.b64 %rd197,%rd28,8;
mov.u64 %rd198,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights;
add.s64 %rd199,%rd198,%rd197;
mul.wide.s32 %rd200,%r404,4;
add.s64 %rd201,%rd199,%rd200;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r26;
st.param.b32 [param0+4],%r40;
st.param.f32 [param0+8],%f4;
st.param.f32 [param0+12],%f5;
st.param.f32 [param0+16],%f6;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r404;
.param .b32 retval0;
call.uni (retval0),
_Z6weight4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f50,[retval0+0];
}
st.shared.f32 [%rd201],%f50;
add.s32 %r404,%r404,32;
setp.lt.s32 %p51,%r404,%r43;
@%p51 bra $2_67;
bra.uni $2_76;
$2_75:
st.shared.f32 [%rd40],%f120;
st.shared.f32 [%rd40+4],%f119;
st.shared.f32 [%rd40+8],%f118;
$2_76:
bar.sync 0;
add.s32 %r113,%r381,8;
min.s32 %r114,%r113,%r38;
max.s32 %r409,%r381,%r26;
setp.ge.s32 %p56,%r409,%r114;
@%p56 bra $2_82;
cvt.s64.s32 %rd41,%r382;
mul.lo.s32 %r282,%r16,3;
cvt.s64.s32 %rd42,%r282;
$2_78:
.pragma "nounroll";
sub.s32 %r117,%r409,%r26;
setp.lt.s32 %p57,%r117,64;
@%p57 bra $2_80;
bra.uni $2_79;
$2_80:
mul.wide.s32 %rd213,%r17,256;
mov.u64 %rd214,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights;
add.s64 %rd215,%rd214,%rd213;
mul.wide.s32 %rd216,%r117,4;
add.s64 %rd217,%rd215,%rd216;
ld.shared.f32 %f124,[%rd217];
bra.uni $2_81;
$2_79:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r26;
st.param.b32 [param0+4],%r40;
st.param.f32 [param0+8],%f4;
st.param.f32 [param0+12],%f5;
st.param.f32 [param0+16],%f6;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r117;
.param .b32 retval0;
call.uni (retval0),
_Z6weight4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f124,[retval0+0];
}
$2_81:
sub.s32 %r284,%r409,%r381;
mul.lo.s64 %rd218,%rd41,3072;
mov.u64 %rd219,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed;
add.s64 %rd220,%rd219,%rd218;
mul.wide.s32 %rd221,%r284,384;
add.s64 %rd222,%rd220,%rd221;
shl.b64 %rd223,%rd42,2;
add.s64 %rd224,%rd222,%rd223;
ld.shared.f32 %f108,[%rd224];
fma.rn.f32 %f127,%f124,%f108,%f127;
ld.shared.f32 %f109,[%rd224+4];
fma.rn.f32 %f126,%f124,%f109,%f126;
ld.shared.f32 %f110,[%rd224+8];
fma.rn.f32 %f125,%f124,%f110,%f125;
add.s32 %r409,%r409,1;
setp.lt.s32 %p58,%r409,%r114;
@%p58 bra $2_78;
$2_82:
xor.b32 %r382,%r382,1;
setp.lt.s32 %p59,%r113,%r27;
mov.u32 %r381,%r113;
@%p59 bra $2_15;
$2_83:
mov.u32 %r362,%ctaid.y;
shl.b32 %r361,%r362,3;
add.s32 %r120,%r361,%r17;
setp.ge.s32 %p60,%r120,%r372;
@%p60 bra $2_102;
mov.u32 %r365,%ctaid.x;
mov.u32 %r364,%ctaid.x;
shl.b32 %r363,%r364,5;
mul.wide.s32 %rd225,%r17,2592;
mov.u64 %rd226,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd227,%rd226,%rd225;
cvt.rni.s32.f32 %r289,%f127;
max.s32 %r290,%r289,0;
min.s32 %r291,%r290,255;
mul.lo.s32 %r292,%r16,3;
cvt.s64.s32 %rd228,%r292;
add.s64 %rd229,%rd227,%rd228;
st.shared.u8 [%rd229],%r291;
cvt.rni.s32.f32 %r293,%f126;
max.s32 %r294,%r293,0;
min.s32 %r295,%r294,255;
st.shared.u8 [%rd229+1],%r295;
cvt.rni.s32.f32 %r296,%f125;
max.s32 %r297,%r296,0;
min.s32 %r298,%r297,255;
st.shared.u8 [%rd229+2],%r298;
bar.warp.sync -1;
cvt.s64.s32 %rd230,%r120;
mul.lo.s64 %rd43,%rd266,%rd230;
mul.lo.s32 %r300,%r364,96;
cvt.s64.s32 %rd44,%r300;
add.s64 %rd45,%rd43,%rd44;
sub.s32 %r302,%r371,%r363;
min.s32 %r303,%r302,32;
mul.lo.s32 %r121,%r303,3;
setp.lt.s32 %p61,%r303,1;
@%p61 bra $2_102;
add.s64 %rd47,%rd265,%rd45;
and.b64 %rd231,%rd47,15;
setp.eq.s64 %p62,%rd231,0;
@%p62 bra $2_91;
and.b64 %rd232,%rd47,3;
setp.ne.s64 %p63,%rd232,0;
mov.u32 %r415,0;
@%p63 bra $2_99;
shr.s32 %r305,%r121,31;
shr.u32 %r306,%r305,30;
add.s32 %r307,%r121,%r306;
shr.s32 %r122,%r307,2;
setp.ge.s32 %p64,%r16,%r122;
@%p64 bra $2_90;
mul.wide.s32 %rd233,%r16,4;
add.s64 %rd234,%rd233,%rd43;
add.s64 %rd235,%rd234,%rd44;
add.s64 %rd269,%rd265,%rd235;
add.s64 %rd268,%rd227,%rd233;
mov.u32 %r410,%r16;
$2_89:
.pragma "nounroll";
ld.shared.u32 %r309,[%rd268];
st.u32 [%rd269],%r309;
add.s64 %rd269,%rd269,128;
add.s64 %rd268,%rd268,128;
add.s32 %r410,%r410,32;
setp.lt.s32 %p65,%r410,%r122;
@%p65 bra $2_89;
$2_90:
and.b32 %r415,%r121,-4;
bra.uni $2_99;
$2_91:
shr.s32 %r310,%r121,31;
shr.u32 %r311,%r310,28;
add.s32 %r312,%r121,%r311;
shr.s32 %r126,%r312,4;
setp.ge.s32 %p66,%r16,%r126;
@%p66 bra $2_98;
not.b32 %r313,%r16;
add.s32 %r127,%r126,%r313;
shr.u32 %r314,%r127,5;
add.s32 %r315,%r314,1;
and.b32 %r412,%r315,3;
setp.eq.s32 %p67,%r412,0;
mov.u32 %r413,%r16;
@%p67 bra $2_95;
mul.wide.s32 %rd239,%r16,4;
shl.b64 %rd243,%rd239,2;
add.s64 %rd271,%rd227,%rd243;
mul.wide.s32 %rd244,%r16,16;
add.s64 %rd245,%rd244,%rd43;
add.s64 %rd246,%rd245,%rd44;
add.s64 %rd270,%rd265,%rd246;
mov.u32 %r413,%r16;
$2_94:
.pragma "nounroll";
ld.shared.v4.u32 {%r317,%r318,%r319,%r320},[%rd271];
st.v4.u32 [%rd270],{%r317,%r318,%r319,%r320};
add.s32 %r413,%r413,32;
add.s64 %rd271,%rd271,512;
add.s64 %rd270,%rd270,512;
add.s32 %r412,%r412,-1;
setp.ne.s32 %p68,%r412,0;
@%p68 bra $2_94;
$2_95:
setp.lt.u32 %p69,%r127,96;
@%p69 bra $2_98;
mul.wide.s32 %rd247,%r413,16;
add.s64 %rd248,%rd247,%rd43;
add.s64 %rd249,%rd248,%rd44;
add.s64 %rd250,%rd265,%rd249;
add.s64 %rd273,%rd250,1024;
mul.wide.s32 %rd251,%r413,4;
shl.b64 %rd255,%rd251,2;
add.s64 %rd256,%rd227,%rd255;
add.s64 %rd272,%rd256,1024;
$2_97:
ld.shared.v4.u32 {%r326,%r327,%r328,%r329},[%rd272+-1024];
st.v4.u32 [%rd273+-1024],{%r326,%r327,%r328,%r329};
ld.shared.v4.u32 {%r334,%r335,%r336,%r337},[%rd272+-512];
st.v4.u32 [%rd273+-512],{%r334,%r335,%r336,%r337};
ld.shared.v4.u32 {%r342,%r343,%r344,%r345},[%rd272];
st.v4.u32 [%rd273],{%r342,%r343,%r344,%r345};
ld.shared.v4.u32 {%r350,%r351,%r352,%r353},[%rd272+512];
st.v4.u32 [%rd273+512],{%r350,%r351,%r352,%r353};
add.s64 %rd273,%rd273,2048;
add.s64 %rd272,%rd272,2048;
add.s32 %r413,%r413,128;
setp.lt.s32 %p70,%r413,%r126;
@%p70 bra $2_97;
$2_98:
and.b32 %r415,%r121,-16;
$2_99:
add.s32 %r416,%r415,%r16;
setp.ge.s32 %p71,%r416,%r121;
@%p71 bra $2_102;
cvt.s64.s32 %rd260,%r416;
add.s64 %rd261,%rd45,%rd260;
add.s64 %rd275,%rd265,%rd261;
add.s64 %rd274,%rd227,%rd260;
$2_101:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd274];
st.u8 [%rd275],%rs1;
add.s64 %rd275,%rd275,32;
add.s64 %rd274,%rd274,32;
add.s32 %r416,%r416,32;
setp.lt.s32 %p72,%r416,%r121;
@%p72 bra $2_101;
$2_102:
ret;
}
`;
