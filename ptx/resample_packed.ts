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
.visible .entry resample_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<105>;
.reg .b16 %rs<2>;
.reg .f32 %f<116>;
.reg .b32 %r<509>;
.reg .f64 %fd<10>;
.reg .b64 %rd<291>;
.shared .align 4 .b8 _ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE12column_spans[640];
.shared .align 4 .b8 _ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE9row_spans[160];
.shared .align 16 .b8 _ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE14column_weights[8192];
.shared .align 4 .b8 _ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE11row_weights[2048];
.shared .align 16 .b8 _ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE12words_of_row[20736];
.shared .align 4 .b8 _ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE7weighed[2048];
ld.param.u64 %rd69,[p0];
ld.param.v2.u32 {%r446,%r447},[p1+32];
ld.param.v2.u32 {%r170,%r171},[p1+40];
ld.param.u64 %rd74,[p2];
ld.param.v2.u32 {%r448,%r449},[p3+32];
ld.param.v2.u32 {%r174,%r175},[p3+40];
ld.param.f64 %fd4,[p4];
ld.param.f64 %fd5,[p5];
ld.param.u32 %r167,[p6];
ld.param.u64 %rd279,[p3+8];
ld.param.u64 %rd75,[p3];
ld.param.u64 %rd277,[p1+8];
ld.param.u64 %rd70,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r171,0;
@%p2 bra $2_2;
cvta.to.global.u64 %rd79,%rd69;
mul.wide.s32 %rd80,%r1,40;
add.s64 %rd81,%rd79,%rd80;
ld.global.v2.u32 {%r446,%r447},[%rd81+32];
ld.global.u64 %rd277,[%rd81+8];
ld.global.u64 %rd276,[%rd81];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd82,%r1;
mul.lo.s64 %rd83,%rd70,%rd82;
add.s64 %rd276,%rd69,%rd83;
$2_3:
setp.eq.s32 %p3,%r175,0;
@%p3 bra $2_5;
cvta.to.global.u64 %rd84,%rd74;
mul.wide.s32 %rd85,%r1,40;
add.s64 %rd86,%rd84,%rd85;
ld.global.v2.u32 {%r448,%r449},[%rd86+32];
ld.global.u64 %rd279,[%rd86+8];
ld.global.u64 %rd278,[%rd86];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd87,%r1;
mul.lo.s64 %rd88,%rd75,%rd87;
add.s64 %rd278,%rd74,%rd88;
$2_6:
mov.u32 %r180,%ctaid.x;
shl.b32 %r14,%r180,5;
mov.u32 %r181,%ctaid.y;
shl.b32 %r15,%r181,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.le.s32 %p4,%r448,%r14;
setp.ge.s32 %p5,%r15,%r449;
or.pred %p6,%p5,%p4;
@%p6 bra $2_108;
setp.lt.s32 %p7,%r17,2;
setp.lt.s32 %p8,%r16,8;
setp.eq.s32 %p9,%r17,0;
or.pred %p10,%p9,%p8;
and.pred %p11,%p7,%p10;
mul.wide.s32 %rd89,%r16,20;
mov.u64 %rd90,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE12column_spans;
add.s64 %rd25,%rd90,%rd89;
@%p11 bra $2_8;
bra.uni $2_13;
$2_8:
selp.b32 %r22,%r446,%r447,%p9;
selp.b32 %r23,%r448,%r449,%p9;
selp.f64 %fd9,%fd4,%fd5,%p9;
setp.neu.f64 %p13,%fd9,0d0000000000000000;
@%p13 bra $2_10;
cvt.rn.f64.s32 %fd6,%r23;
cvt.rn.f64.s32 %fd7,%r22;
div.rn.f64 %fd8,%fd6,%fd7;
rcp.rn.f64 %fd9,%fd8;
$2_10:
selp.b32 %r182,%r14,%r15,%p9;
add.s32 %r183,%r182,%r16;
add.s32 %r184,%r23,-1;
min.s32 %r185,%r183,%r184;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r167;
.param .b32 param1;
st.param.b32 [param1+0],%r185;
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
mov.u64 %rd92,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE9row_spans;
add.s64 %rd93,%rd92,%rd89;
st.shared.u32 [%rd93],%r24;
st.shared.u32 [%rd93+4],%r25;
st.shared.f32 [%rd93+8],%f1;
st.shared.f32 [%rd93+12],%f2;
st.shared.f32 [%rd93+16],%f3;
bra.uni $2_13;
$2_12:
st.shared.u32 [%rd25],%r24;
st.shared.u32 [%rd25+4],%r25;
st.shared.f32 [%rd25+8],%f1;
st.shared.f32 [%rd25+12],%f2;
st.shared.f32 [%rd25+16],%f3;
$2_13:
bar.sync 0;
ld.shared.f32 %f4,[%rd25+8];
ld.shared.f32 %f5,[%rd25+12];
ld.shared.f32 %f6,[%rd25+16];
cvt.s64.s32 %rd26,%r17;
mul.wide.s32 %rd94,%r17,20;
mov.u64 %rd95,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE9row_spans;
add.s64 %rd96,%rd95,%rd94;
ld.shared.u32 %r26,[%rd96];
ld.shared.u32 %r27,[%rd96+4];
ld.shared.f32 %f7,[%rd96+8];
ld.shared.f32 %f8,[%rd96+12];
ld.shared.f32 %f9,[%rd96+16];
ld.shared.u32 %r28,[_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE12column_spans];
ld.shared.u32 %r29,[_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE9row_spans];
ld.shared.u32 %r186,[_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE9row_spans+144];
ld.shared.u32 %r187,[_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE9row_spans+140];
add.s32 %r30,%r186,%r187;
ld.shared.u32 %r31,[%rd25];
sub.s32 %r32,%r31,%r28;
shr.s32 %r188,%r32,31;
shr.u32 %r189,%r188,30;
add.s32 %r190,%r32,%r189;
and.b32 %r191,%r190,-4;
sub.s32 %r33,%r32,%r191;
ld.shared.u32 %r34,[%rd25+4];
ld.shared.u32 %r192,[_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE12column_spans+624];
ld.shared.u32 %r193,[_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE12column_spans+620];
add.s32 %r194,%r192,%r193;
sub.s32 %r35,%r194,%r28;
add.s32 %r195,%r35,3;
shr.s32 %r36,%r195,2;
setp.gt.s32 %p15,%r16,0;
@%p15 bra $2_15;
add.s32 %r196,%r36,%r16;
mul.lo.s64 %rd97,%rd26,2592;
mov.u64 %rd98,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd99,%rd98,%rd97;
mul.wide.s32 %rd100,%r196,4;
add.s64 %rd101,%rd99,%rd100;
mov.u32 %r197,0;
st.shared.u32 [%rd101],%r197;
$2_15:
add.s32 %r458,%r29,-8;
setp.ge.s32 %p16,%r458,%r30;
mov.f32 %f114,0f00000000;
@%p16 bra $2_89;
cvt.s64.s32 %rd102,%r28;
add.s32 %r200,%r34,%r33;
add.s32 %r201,%r200,3;
shr.s32 %r202,%r201,31;
shr.u32 %r203,%r202,30;
add.s32 %r204,%r201,%r203;
shr.s32 %r205,%r204,2;
shr.s32 %r209,%r190,2;
mul.lo.s64 %rd103,%rd26,2592;
mov.u64 %rd104,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd105,%rd104,%rd103;
mul.wide.s32 %rd106,%r209,4;
add.s64 %rd28,%rd105,%rd106;
add.s32 %r38,%r27,%r26;
and.b32 %r41,%r204,-4;
min.s32 %r44,%r27,64;
sub.s32 %r210,%r446,%r28;
cvt.s64.s32 %rd29,%r210;
and.b32 %r45,%r205,1;
sub.s32 %r46,%r205,%r45;
add.s32 %r211,%r458,%r17;
cvt.s64.s32 %rd107,%r211;
mul.lo.s64 %rd108,%rd277,%rd107;
add.s64 %rd109,%rd108,%rd102;
add.s64 %rd280,%rd276,%rd109;
mov.u32 %r459,0;
$2_17:
.pragma "nounroll";
add.s32 %r57,%r458,%r17;
setp.lt.s32 %p17,%r57,%r30;
setp.ge.s32 %p18,%r458,%r29;
and.pred %p1,%p18,%p17;
not.pred %p19,%p1;
@%p19 bra $2_48;
add.s32 %r434,%r458,%r17;
cvt.u32.u64 %r213,%rd280;
and.b32 %r58,%r213,3;
add.s32 %r59,%r434,3;
setp.ge.s32 %p20,%r59,%r447;
setp.eq.s32 %p21,%r58,0;
or.pred %p22,%p21,%p20;
@%p22 bra $2_22;
setp.lt.s32 %p23,%r35,1021;
mov.u32 %r214,0;
mov.u32 %r460,%r214;
@%p23 bra $2_21;
and.b64 %rd111,%rd280,-4;
add.s64 %rd110,%rd111,1024;
ld.global.nc.u32 %r460,[%rd110];
$2_21:
cvt.u32.u64 %r445,%rd280;
and.b32 %r444,%r445,3;
mov.u32 %r248,31;
mov.u32 %r249,1;
mov.u32 %r250,-1;
shfl.sync.down.b32 %r251|%p24,%r473,%r249,%r248,%r250;
shfl.sync.idx.b32 %r253|%p25,%r473,%r214,%r248,%r250;
setp.eq.s32 %p26,%r16,31;
selp.b32 %r218,%r460,%r251,%p26;
shl.b32 %r247,%r444,3;
shf.r.wrap.b32 %r473,%r473,%r218,%r247;
shfl.sync.down.b32 %r254|%p27,%r474,%r249,%r248,%r250;
shfl.sync.idx.b32 %r255|%p28,%r474,%r214,%r248,%r250;
selp.b32 %r222,%r253,%r254,%p26;
shf.r.wrap.b32 %r474,%r474,%r222,%r247;
shfl.sync.down.b32 %r256|%p29,%r475,%r249,%r248,%r250;
shfl.sync.idx.b32 %r257|%p30,%r475,%r214,%r248,%r250;
selp.b32 %r226,%r255,%r256,%p26;
shf.r.wrap.b32 %r475,%r475,%r226,%r247;
shfl.sync.down.b32 %r258|%p31,%r476,%r249,%r248,%r250;
shfl.sync.idx.b32 %r259|%p32,%r476,%r214,%r248,%r250;
selp.b32 %r230,%r257,%r258,%p26;
shf.r.wrap.b32 %r476,%r476,%r230,%r247;
shfl.sync.down.b32 %r260|%p33,%r477,%r249,%r248,%r250;
shfl.sync.idx.b32 %r261|%p34,%r477,%r214,%r248,%r250;
selp.b32 %r234,%r259,%r260,%p26;
shf.r.wrap.b32 %r477,%r477,%r234,%r247;
shfl.sync.down.b32 %r262|%p35,%r478,%r249,%r248,%r250;
shfl.sync.idx.b32 %r263|%p36,%r478,%r214,%r248,%r250;
selp.b32 %r238,%r261,%r262,%p26;
shf.r.wrap.b32 %r478,%r478,%r238,%r247;
shfl.sync.down.b32 %r264|%p37,%r479,%r249,%r248,%r250;
shfl.sync.idx.b32 %r265|%p38,%r479,%r214,%r248,%r250;
selp.b32 %r242,%r263,%r264,%p26;
shf.r.wrap.b32 %r479,%r479,%r242,%r247;
shfl.sync.down.b32 %r266|%p39,%r480,%r249,%r248,%r250;
shfl.sync.idx.b32 %r267|%p40,%r480,%r214,%r248,%r250;
selp.b32 %r246,%r265,%r266,%p26;
shf.r.wrap.b32 %r480,%r480,%r246,%r247;
$2_22:
setp.ge.s32 %p41,%r16,%r36;
@%p41 bra $2_24;
mov.u32 %r268,%tid.y;
mul.wide.s32 %rd112,%r268,2592;
add.s64 %rd114,%rd104,%rd112;
mul.wide.s32 %rd115,%r16,4;
add.s64 %rd116,%rd114,%rd115;
st.shared.u32 [%rd116],%r480;
$2_24:
add.s32 %r269,%r16,32;
setp.ge.s32 %p42,%r269,%r36;
@%p42 bra $2_26;
mov.u32 %r270,%tid.y;
mul.wide.s32 %rd117,%r270,2592;
add.s64 %rd119,%rd104,%rd117;
mul.wide.s32 %rd120,%r16,4;
add.s64 %rd121,%rd119,%rd120;
st.shared.u32 [%rd121+128],%r479;
$2_26:
add.s32 %r271,%r16,64;
setp.ge.s32 %p43,%r271,%r36;
@%p43 bra $2_28;
mov.u32 %r272,%tid.y;
mul.wide.s32 %rd122,%r272,2592;
add.s64 %rd124,%rd104,%rd122;
mul.wide.s32 %rd125,%r16,4;
add.s64 %rd126,%rd124,%rd125;
st.shared.u32 [%rd126+256],%r478;
$2_28:
add.s32 %r273,%r16,96;
setp.ge.s32 %p44,%r273,%r36;
@%p44 bra $2_30;
mov.u32 %r274,%tid.y;
mul.wide.s32 %rd127,%r274,2592;
add.s64 %rd129,%rd104,%rd127;
mul.wide.s32 %rd130,%r16,4;
add.s64 %rd131,%rd129,%rd130;
st.shared.u32 [%rd131+384],%r477;
$2_30:
add.s32 %r275,%r16,128;
setp.ge.s32 %p45,%r275,%r36;
@%p45 bra $2_32;
mov.u32 %r276,%tid.y;
mul.wide.s32 %rd132,%r276,2592;
add.s64 %rd134,%rd104,%rd132;
mul.wide.s32 %rd135,%r16,4;
add.s64 %rd136,%rd134,%rd135;
st.shared.u32 [%rd136+512],%r476;
$2_32:
add.s32 %r277,%r16,160;
setp.ge.s32 %p46,%r277,%r36;
@%p46 bra $2_34;
mov.u32 %r278,%tid.y;
mul.wide.s32 %rd137,%r278,2592;
add.s64 %rd139,%rd104,%rd137;
mul.wide.s32 %rd140,%r16,4;
add.s64 %rd141,%rd139,%rd140;
st.shared.u32 [%rd141+640],%r475;
$2_34:
add.s32 %r279,%r16,192;
setp.ge.s32 %p47,%r279,%r36;
@%p47 bra $2_36;
mov.u32 %r280,%tid.y;
mul.wide.s32 %rd142,%r280,2592;
add.s64 %rd144,%rd104,%rd142;
mul.wide.s32 %rd145,%r16,4;
add.s64 %rd146,%rd144,%rd145;
st.shared.u32 [%rd146+768],%r474;
$2_36:
add.s32 %r281,%r16,224;
setp.ge.s32 %p48,%r281,%r36;
@%p48 bra $2_38;
mov.u32 %r282,%tid.y;
mul.wide.s32 %rd147,%r282,2592;
add.s64 %rd149,%rd104,%rd147;
mul.wide.s32 %rd150,%r16,4;
add.s64 %rd151,%rd149,%rd150;
st.shared.u32 [%rd151+896],%r473;
$2_38:
add.s32 %r440,%r458,%r17;
add.s32 %r439,%r440,3;
setp.lt.s32 %p49,%r439,%r447;
setp.lt.s32 %p50,%r35,1025;
and.pred %p51,%p50,%p49;
@%p51 bra $2_47;
selp.b32 %r283,256,0,%p49;
add.s32 %r469,%r283,%r16;
setp.ge.s32 %p53,%r469,%r36;
@%p53 bra $2_47;
$2_41:
.pragma "nounroll";
cvt.u32.u64 %r436,%rd280;
and.b32 %r435,%r436,3;
setp.eq.s32 %p104,%r435,0;
and.pred %p57,%p104,%p49;
@%p57 bra $2_45;
bra.uni $2_42;
$2_45:
mul.wide.s32 %rd163,%r469,4;
add.s64 %rd162,%rd280,%rd163;
ld.global.nc.u32 %r472,[%rd162];
bra.uni $2_46;
$2_42:
add.s32 %r437,%r458,%r17;
shl.b32 %r291,%r469,2;
cvt.s64.s32 %rd152,%r291;
not.b32 %r292,%r437;
add.s32 %r293,%r447,%r292;
cvt.s64.s32 %rd153,%r293;
mul.lo.s64 %rd154,%rd277,%rd153;
add.s64 %rd155,%rd154,%rd29;
sub.s64 %rd156,%rd155,%rd152;
min.s64 %rd157,%rd156,4;
cvt.u32.u64 %r80,%rd157;
setp.lt.s32 %p58,%r80,1;
mov.u32 %r472,0;
@%p58 bra $2_46;
min.s32 %r81,%r80,4;
mov.u32 %r470,%r472;
$2_44:
.pragma "nounroll";
shl.b32 %r438,%r469,2;
cvt.s64.s32 %rd273,%r438;
cvt.s64.s32 %rd160,%r470;
add.s64 %rd161,%rd160,%rd273;
add.s64 %rd158,%rd280,%rd161;
ld.global.nc.u8 %r296,[%rd158];
and.b32 %r298,%r296,255;
shl.b32 %r299,%r470,3;
shl.b32 %r300,%r298,%r299;
or.b32 %r472,%r300,%r472;
add.s32 %r470,%r470,1;
setp.lt.s32 %p59,%r470,%r81;
@%p59 bra $2_44;
$2_46:
mov.u32 %r302,%tid.y;
mul.wide.s32 %rd164,%r302,2592;
add.s64 %rd166,%rd104,%rd164;
mul.wide.s32 %rd167,%r469,4;
add.s64 %rd168,%rd166,%rd167;
st.shared.u32 [%rd168],%r472;
add.s32 %r469,%r469,32;
setp.lt.s32 %p60,%r469,%r36;
@%p60 bra $2_41;
$2_47:
bar.warp.sync -1;
$2_48:
add.s32 %r428,%r458,%r17;
add.s32 %r303,%r428,8;
setp.ge.s32 %p61,%r303,%r30;
add.s32 %r304,%r428,11;
setp.ge.s32 %p62,%r304,%r447;
or.pred %p63,%p61,%p62;
@%p63 bra $2_65;
setp.gt.s32 %p64,%r16,%r36;
shl.b64 %rd169,%rd277,3;
add.s64 %rd170,%rd280,%rd169;
and.b64 %rd32,%rd170,-4;
@%p64 bra $2_51;
mul.wide.s32 %rd172,%r16,4;
add.s64 %rd171,%rd32,%rd172;
ld.global.nc.u32 %r480,[%rd171];
$2_51:
add.s32 %r306,%r16,32;
setp.gt.s32 %p65,%r306,%r36;
@%p65 bra $2_53;
mul.wide.s32 %rd174,%r16,4;
add.s64 %rd175,%rd32,%rd174;
add.s64 %rd173,%rd175,128;
ld.global.nc.u32 %r479,[%rd173];
$2_53:
add.s32 %r308,%r16,64;
setp.gt.s32 %p66,%r308,%r36;
@%p66 bra $2_55;
mul.wide.s32 %rd177,%r16,4;
add.s64 %rd178,%rd32,%rd177;
add.s64 %rd176,%rd178,256;
ld.global.nc.u32 %r478,[%rd176];
$2_55:
add.s32 %r310,%r16,96;
setp.gt.s32 %p67,%r310,%r36;
@%p67 bra $2_57;
mul.wide.s32 %rd180,%r16,4;
add.s64 %rd181,%rd32,%rd180;
add.s64 %rd179,%rd181,384;
ld.global.nc.u32 %r477,[%rd179];
$2_57:
add.s32 %r312,%r16,128;
setp.gt.s32 %p68,%r312,%r36;
@%p68 bra $2_59;
mul.wide.s32 %rd183,%r16,4;
add.s64 %rd184,%rd32,%rd183;
add.s64 %rd182,%rd184,512;
ld.global.nc.u32 %r476,[%rd182];
$2_59:
add.s32 %r314,%r16,160;
setp.gt.s32 %p69,%r314,%r36;
@%p69 bra $2_61;
mul.wide.s32 %rd186,%r16,4;
add.s64 %rd187,%rd32,%rd186;
add.s64 %rd185,%rd187,640;
ld.global.nc.u32 %r475,[%rd185];
$2_61:
add.s32 %r316,%r16,192;
setp.gt.s32 %p70,%r316,%r36;
@%p70 bra $2_63;
mul.wide.s32 %rd189,%r16,4;
add.s64 %rd190,%rd32,%rd189;
add.s64 %rd188,%rd190,768;
ld.global.nc.u32 %r474,[%rd188];
$2_63:
add.s32 %r318,%r16,224;
setp.gt.s32 %p71,%r318,%r36;
@%p71 bra $2_65;
mul.wide.s32 %rd192,%r16,4;
add.s64 %rd193,%rd32,%rd192;
add.s64 %rd191,%rd193,896;
ld.global.nc.u32 %r473,[%rd191];
$2_65:
add.s32 %r429,%r458,%r17;
setp.lt.s32 %p102,%r429,%r30;
setp.ge.s32 %p101,%r458,%r29;
and.pred %p100,%p101,%p102;
@%p100 bra $2_75;
bra.uni $2_66;
$2_75:
setp.lt.s32 %p78,%r201,4;
mov.f32 %f36,0f00000000;
mov.f32 %f109,%f36;
@%p78 bra $2_81;
and.b32 %r333,%r201,-4;
setp.eq.s32 %p79,%r333,4;
mov.f32 %f109,0f00000000;
mov.u32 %r500,0;
mov.u64 %rd282,%rd28;
@%p79 bra $2_79;
mov.u64 %rd282,%rd28;
mov.u32 %r499,%r46;
$2_78:
.pragma "nounroll";
cvt.s64.s32 %rd275,%r16;
mul.wide.s32 %rd206,%r500,512;
mov.u64 %rd207,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd208,%rd207,%rd206;
shl.b64 %rd209,%rd275,4;
add.s64 %rd210,%rd208,%rd209;
ld.shared.v4.f32 {%f40,%f41,%f42,%f43},[%rd210];
ld.shared.u32 %r335,[%rd282];
mov.u32 %r336,30288;
mov.u32 %r337,1258291200;
prmt.b32 %r338,%r335,%r337,%r336;
mov.b32 %f48,%r338;
add.f32 %f49,%f48,0fCB000000;
fma.rn.f32 %f50,%f40,%f49,%f109;
mov.u32 %r339,30289;
prmt.b32 %r340,%r335,%r337,%r339;
mov.b32 %f51,%r340;
add.f32 %f52,%f51,0fCB000000;
fma.rn.f32 %f53,%f41,%f52,%f50;
mov.u32 %r341,30290;
prmt.b32 %r342,%r335,%r337,%r341;
mov.b32 %f54,%r342;
add.f32 %f55,%f54,0fCB000000;
fma.rn.f32 %f56,%f42,%f55,%f53;
mov.u32 %r343,30291;
prmt.b32 %r344,%r335,%r337,%r343;
mov.b32 %f57,%r344;
add.f32 %f58,%f57,0fCB000000;
fma.rn.f32 %f59,%f43,%f58,%f56;
ld.shared.v4.f32 {%f60,%f61,%f62,%f63},[%rd210+512];
ld.shared.u32 %r345,[%rd282+4];
prmt.b32 %r346,%r345,%r337,%r336;
mov.b32 %f68,%r346;
add.f32 %f69,%f68,0fCB000000;
fma.rn.f32 %f70,%f60,%f69,%f59;
prmt.b32 %r347,%r345,%r337,%r339;
mov.b32 %f71,%r347;
add.f32 %f72,%f71,0fCB000000;
fma.rn.f32 %f73,%f61,%f72,%f70;
prmt.b32 %r348,%r345,%r337,%r341;
mov.b32 %f74,%r348;
add.f32 %f75,%f74,0fCB000000;
fma.rn.f32 %f76,%f62,%f75,%f73;
prmt.b32 %r349,%r345,%r337,%r343;
mov.b32 %f77,%r349;
add.f32 %f78,%f77,0fCB000000;
fma.rn.f32 %f109,%f63,%f78,%f76;
add.s32 %r500,%r500,2;
add.s64 %rd282,%rd282,8;
add.s32 %r499,%r499,-2;
setp.ne.s32 %p80,%r499,0;
@%p80 bra $2_78;
$2_79:
setp.eq.s32 %p81,%r45,0;
@%p81 bra $2_81;
mul.wide.s32 %rd211,%r500,512;
mov.u64 %rd212,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd213,%rd212,%rd211;
mul.wide.s32 %rd214,%r16,16;
add.s64 %rd215,%rd213,%rd214;
ld.shared.v4.f32 {%f79,%f80,%f81,%f82},[%rd215];
ld.shared.u32 %r350,[%rd282];
mov.u32 %r351,30288;
mov.u32 %r352,1258291200;
prmt.b32 %r353,%r350,%r352,%r351;
mov.b32 %f87,%r353;
add.f32 %f88,%f87,0fCB000000;
fma.rn.f32 %f89,%f79,%f88,%f109;
mov.u32 %r354,30289;
prmt.b32 %r355,%r350,%r352,%r354;
mov.b32 %f90,%r355;
add.f32 %f91,%f90,0fCB000000;
fma.rn.f32 %f92,%f80,%f91,%f89;
mov.u32 %r356,30290;
prmt.b32 %r357,%r350,%r352,%r356;
mov.b32 %f93,%r357;
add.f32 %f94,%f93,0fCB000000;
fma.rn.f32 %f95,%f81,%f94,%f92;
mov.u32 %r358,30291;
prmt.b32 %r359,%r350,%r352,%r358;
mov.b32 %f96,%r359;
add.f32 %f97,%f96,0fCB000000;
fma.rn.f32 %f109,%f82,%f97,%f95;
$2_81:
max.f32 %f99,%f109,%f36;
mov.f32 %f100,0f437F0000;
min.f32 %f101,%f99,%f100;
add.f32 %f102,%f101,0f4B000000;
add.f32 %f103,%f102,0fCB000000;
setp.eq.s32 %p82,%r167,0;
selp.f32 %f104,%f109,%f103,%p82;
mul.wide.s32 %rd216,%r459,1024;
mov.u64 %rd217,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE7weighed;
add.s64 %rd218,%rd217,%rd216;
mul.wide.s32 %rd219,%r17,128;
add.s64 %rd220,%rd218,%rd219;
mul.wide.s32 %rd221,%r16,4;
add.s64 %rd222,%rd220,%rd221;
st.shared.f32 [%rd222],%f104;
bra.uni $2_82;
$2_66:
setp.ge.s32 %p103,%r458,%r29;
@%p103 bra $2_82;
setp.ge.s32 %p73,%r17,%r41;
@%p73 bra $2_72;
mov.u32 %r496,%r17;
$2_69:
.pragma "nounroll";
sub.s32 %r122,%r496,%r33;
setp.ge.u32 %p74,%r122,%r34;
mov.f32 %f107,0f00000000;
@%p74 bra $2_71;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r31;
st.param.b32 [param0+4],%r34;
st.param.f32 [param0+8],%f4;
st.param.f32 [param0+12],%f5;
st.param.f32 [param0+16],%f6;
.param .b32 param1;
st.param.b32 [param1+0],%r167;
.param .b32 param2;
st.param.b32 [param2+0],%r122;
.param .b32 retval0;
call.uni (retval0),
_Z6weight4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f107,[retval0+0];
}
$2_71:
cvt.s64.s32 %rd274,%r16;
shr.s32 %r321,%r496,31;
shr.u32 %r322,%r321,30;
add.s32 %r323,%r496,%r322;
shr.s32 %r324,%r323,2;
mul.wide.s32 %rd194,%r324,512;
mov.u64 %rd195,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd196,%rd195,%rd194;
shl.b64 %rd197,%rd274,4;
add.s64 %rd198,%rd196,%rd197;
and.b32 %r325,%r323,-4;
sub.s32 %r326,%r496,%r325;
mul.wide.s32 %rd199,%r326,4;
add.s64 %rd200,%rd198,%rd199;
st.shared.f32 [%rd200],%f107;
add.s32 %r496,%r496,8;
setp.lt.s32 %p75,%r496,%r41;
@%p75 bra $2_69;
$2_72:
setp.ge.s32 %p76,%r16,%r44;
@%p76 bra $2_82;
mov.u32 %r497,%r16;
$2_74:
.pragma "nounroll";
shl.b64 %rd201,%rd26,8;
mov.u64 %rd202,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE11row_weights;
add.s64 %rd203,%rd202,%rd201;
mul.wide.s32 %rd204,%r497,4;
add.s64 %rd205,%rd203,%rd204;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r26;
st.param.b32 [param0+4],%r27;
st.param.f32 [param0+8],%f7;
st.param.f32 [param0+12],%f8;
st.param.f32 [param0+16],%f9;
.param .b32 param1;
st.param.b32 [param1+0],%r167;
.param .b32 param2;
st.param.b32 [param2+0],%r497;
.param .b32 retval0;
call.uni (retval0),
_Z6weight4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f35,[retval0+0];
}
st.shared.f32 [%rd205],%f35;
add.s32 %r497,%r497,32;
setp.lt.s32 %p77,%r497,%r44;
@%p77 bra $2_74;
$2_82:
bar.sync 0;
add.s32 %r131,%r458,8;
min.s32 %r132,%r131,%r38;
max.s32 %r501,%r458,%r26;
setp.ge.s32 %p83,%r501,%r132;
@%p83 bra $2_88;
$2_84:
.pragma "nounroll";
sub.s32 %r135,%r501,%r26;
setp.lt.s32 %p84,%r135,64;
@%p84 bra $2_86;
bra.uni $2_85;
$2_86:
mul.wide.s32 %rd223,%r17,256;
mov.u64 %rd224,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE11row_weights;
add.s64 %rd225,%rd224,%rd223;
mul.wide.s32 %rd226,%r135,4;
add.s64 %rd227,%rd225,%rd226;
ld.shared.f32 %f113,[%rd227];
bra.uni $2_87;
$2_85:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r26;
st.param.b32 [param0+4],%r27;
st.param.f32 [param0+8],%f7;
st.param.f32 [param0+12],%f8;
st.param.f32 [param0+16],%f9;
.param .b32 param1;
st.param.b32 [param1+0],%r167;
.param .b32 param2;
st.param.b32 [param2+0],%r135;
.param .b32 retval0;
call.uni (retval0),
_Z6weight4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f113,[retval0+0];
}
$2_87:
add.s32 %r442,%r458,8;
min.s32 %r441,%r442,%r38;
sub.s32 %r362,%r501,%r458;
mul.wide.s32 %rd228,%r459,1024;
mov.u64 %rd229,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE7weighed;
add.s64 %rd230,%rd229,%rd228;
mul.wide.s32 %rd231,%r362,128;
add.s64 %rd232,%rd230,%rd231;
mul.wide.s32 %rd233,%r16,4;
add.s64 %rd234,%rd232,%rd233;
ld.shared.f32 %f105,[%rd234];
fma.rn.f32 %f114,%f113,%f105,%f114;
add.s32 %r501,%r501,1;
setp.lt.s32 %p85,%r501,%r441;
@%p85 bra $2_84;
$2_88:
add.s32 %r458,%r458,8;
shl.b64 %rd235,%rd277,3;
add.s64 %rd280,%rd280,%rd235;
xor.b32 %r459,%r459,1;
setp.lt.s32 %p86,%r458,%r30;
@%p86 bra $2_17;
$2_89:
mov.u32 %r431,%ctaid.y;
shl.b32 %r430,%r431,3;
add.s32 %r138,%r430,%r17;
setp.ge.s32 %p87,%r138,%r449;
@%p87 bra $2_108;
mov.u32 %r433,%ctaid.x;
shl.b32 %r432,%r433,5;
mul.wide.s32 %rd236,%r17,2592;
mov.u64 %rd237,_ZZ8resampleILi1EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd238,%rd237,%rd236;
cvt.rni.s32.f32 %r367,%f114;
max.s32 %r368,%r367,0;
min.s32 %r369,%r368,255;
cvt.s64.s32 %rd239,%r16;
add.s64 %rd240,%rd238,%rd239;
st.shared.u8 [%rd240],%r369;
bar.warp.sync -1;
cvt.s64.s32 %rd241,%r138;
mul.lo.s64 %rd40,%rd279,%rd241;
cvt.s64.s32 %rd41,%r432;
add.s64 %rd42,%rd40,%rd41;
sub.s32 %r372,%r448,%r432;
min.s32 %r139,%r372,32;
setp.lt.s32 %p88,%r139,1;
@%p88 bra $2_108;
add.s64 %rd44,%rd278,%rd42;
and.b64 %rd242,%rd44,15;
setp.eq.s64 %p89,%rd242,0;
@%p89 bra $2_97;
and.b64 %rd243,%rd44,3;
setp.ne.s64 %p90,%rd243,0;
mov.u32 %r507,0;
@%p90 bra $2_105;
shr.s32 %r374,%r139,31;
shr.u32 %r375,%r374,30;
add.s32 %r376,%r139,%r375;
shr.s32 %r140,%r376,2;
setp.ge.s32 %p91,%r16,%r140;
@%p91 bra $2_96;
mul.wide.s32 %rd244,%r16,4;
add.s64 %rd245,%rd244,%rd40;
add.s64 %rd246,%rd245,%rd41;
add.s64 %rd284,%rd278,%rd246;
add.s64 %rd283,%rd238,%rd244;
mov.u32 %r502,%r16;
$2_95:
.pragma "nounroll";
ld.shared.u32 %r378,[%rd283];
st.u32 [%rd284],%r378;
add.s64 %rd284,%rd284,128;
add.s64 %rd283,%rd283,128;
add.s32 %r502,%r502,32;
setp.lt.s32 %p92,%r502,%r140;
@%p92 bra $2_95;
$2_96:
and.b32 %r507,%r139,-4;
bra.uni $2_105;
$2_97:
shr.s32 %r379,%r139,31;
shr.u32 %r380,%r379,28;
add.s32 %r381,%r139,%r380;
shr.s32 %r144,%r381,4;
setp.ge.s32 %p93,%r16,%r144;
@%p93 bra $2_104;
not.b32 %r382,%r16;
add.s32 %r145,%r144,%r382;
shr.u32 %r383,%r145,5;
add.s32 %r384,%r383,1;
and.b32 %r504,%r384,3;
setp.eq.s32 %p94,%r504,0;
mov.u32 %r505,%r16;
@%p94 bra $2_101;
mul.wide.s32 %rd250,%r16,4;
shl.b64 %rd254,%rd250,2;
add.s64 %rd286,%rd238,%rd254;
mul.wide.s32 %rd255,%r16,16;
add.s64 %rd256,%rd255,%rd40;
add.s64 %rd257,%rd256,%rd41;
add.s64 %rd285,%rd278,%rd257;
mov.u32 %r505,%r16;
$2_100:
.pragma "nounroll";
ld.shared.v4.u32 {%r386,%r387,%r388,%r389},[%rd286];
st.v4.u32 [%rd285],{%r386,%r387,%r388,%r389};
add.s32 %r505,%r505,32;
add.s64 %rd286,%rd286,512;
add.s64 %rd285,%rd285,512;
add.s32 %r504,%r504,-1;
setp.ne.s32 %p95,%r504,0;
@%p95 bra $2_100;
$2_101:
setp.lt.u32 %p96,%r145,96;
@%p96 bra $2_104;
mul.wide.s32 %rd258,%r505,16;
add.s64 %rd259,%rd258,%rd40;
add.s64 %rd260,%rd259,%rd41;
add.s64 %rd261,%rd278,%rd260;
add.s64 %rd288,%rd261,1024;
mul.wide.s32 %rd262,%r505,4;
shl.b64 %rd266,%rd262,2;
add.s64 %rd267,%rd238,%rd266;
add.s64 %rd287,%rd267,1024;
$2_103:
ld.shared.v4.u32 {%r395,%r396,%r397,%r398},[%rd287+-1024];
st.v4.u32 [%rd288+-1024],{%r395,%r396,%r397,%r398};
ld.shared.v4.u32 {%r403,%r404,%r405,%r406},[%rd287+-512];
st.v4.u32 [%rd288+-512],{%r403,%r404,%r405,%r406};
ld.shared.v4.u32 {%r411,%r412,%r413,%r414},[%rd287];
st.v4.u32 [%rd288],{%r411,%r412,%r413,%r414};
ld.shared.v4.u32 {%r419,%r420,%r421,%r422},[%rd287+512];
st.v4.u32 [%rd288+512],{%r419,%r420,%r421,%r422};
add.s64 %rd288,%rd288,2048;
add.s64 %rd287,%rd287,2048;
add.s32 %r505,%r505,128;
setp.lt.s32 %p97,%r505,%r144;
@%p97 bra $2_103;
$2_104:
and.b32 %r507,%r139,-16;
$2_105:
add.s32 %r508,%r507,%r16;
setp.ge.s32 %p98,%r508,%r139;
@%p98 bra $2_108;
cvt.s64.s32 %rd271,%r508;
add.s64 %rd272,%rd42,%rd271;
add.s64 %rd290,%rd278,%rd272;
add.s64 %rd289,%rd238,%rd271;
$2_107:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd289];
st.u8 [%rd290],%rs1;
add.s64 %rd290,%rd290,32;
add.s64 %rd289,%rd289,32;
add.s32 %r508,%r508,32;
setp.lt.s32 %p99,%r508,%r139;
@%p99 bra $2_107;
$2_108:
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
.minnctapersm 4
{
.reg .pred %p<105>;
.reg .b16 %rs<2>;
.reg .f32 %f<234>;
.reg .b32 %r<553>;
.reg .f64 %fd<10>;
.reg .b64 %rd<291>;
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans[640];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans[160];
.shared .align 16 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights[8192];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights[2048];
.shared .align 16 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row[20736];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed[6144];
ld.param.u64 %rd69,[p0];
ld.param.v2.u32 {%r490,%r491},[p1+32];
ld.param.v2.u32 {%r171,%r172},[p1+40];
ld.param.u64 %rd74,[p2];
ld.param.v2.u32 {%r492,%r493},[p3+32];
ld.param.v2.u32 {%r175,%r176},[p3+40];
ld.param.f64 %fd4,[p4];
ld.param.f64 %fd5,[p5];
ld.param.u32 %r168,[p6];
ld.param.u64 %rd279,[p3+8];
ld.param.u64 %rd75,[p3];
ld.param.u64 %rd277,[p1+8];
ld.param.u64 %rd70,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r172,0;
@%p2 bra $3_2;
cvta.to.global.u64 %rd79,%rd69;
mul.wide.s32 %rd80,%r1,40;
add.s64 %rd81,%rd79,%rd80;
ld.global.v2.u32 {%r490,%r491},[%rd81+32];
ld.global.u64 %rd277,[%rd81+8];
ld.global.u64 %rd276,[%rd81];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd82,%r1;
mul.lo.s64 %rd83,%rd70,%rd82;
add.s64 %rd276,%rd69,%rd83;
$3_3:
setp.eq.s32 %p3,%r176,0;
@%p3 bra $3_5;
cvta.to.global.u64 %rd84,%rd74;
mul.wide.s32 %rd85,%r1,40;
add.s64 %rd86,%rd84,%rd85;
ld.global.v2.u32 {%r492,%r493},[%rd86+32];
ld.global.u64 %rd279,[%rd86+8];
ld.global.u64 %rd278,[%rd86];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd87,%r1;
mul.lo.s64 %rd88,%rd75,%rd87;
add.s64 %rd278,%rd74,%rd88;
$3_6:
mov.u32 %r181,%ctaid.x;
shl.b32 %r14,%r181,5;
mov.u32 %r182,%ctaid.y;
shl.b32 %r15,%r182,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.le.s32 %p4,%r492,%r14;
setp.ge.s32 %p5,%r15,%r493;
or.pred %p6,%p5,%p4;
@%p6 bra $3_108;
setp.lt.s32 %p7,%r17,2;
setp.lt.s32 %p8,%r16,8;
setp.eq.s32 %p9,%r17,0;
or.pred %p10,%p9,%p8;
and.pred %p11,%p7,%p10;
mul.wide.s32 %rd89,%r16,20;
mov.u64 %rd90,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans;
add.s64 %rd25,%rd90,%rd89;
@%p11 bra $3_8;
bra.uni $3_13;
$3_8:
selp.b32 %r22,%r490,%r491,%p9;
selp.b32 %r23,%r492,%r493,%p9;
selp.f64 %fd9,%fd4,%fd5,%p9;
setp.neu.f64 %p13,%fd9,0d0000000000000000;
@%p13 bra $3_10;
cvt.rn.f64.s32 %fd6,%r23;
cvt.rn.f64.s32 %fd7,%r22;
div.rn.f64 %fd8,%fd6,%fd7;
rcp.rn.f64 %fd9,%fd8;
$3_10:
selp.b32 %r183,%r14,%r15,%p9;
add.s32 %r184,%r183,%r16;
add.s32 %r185,%r23,-1;
min.s32 %r186,%r184,%r185;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r168;
.param .b32 param1;
st.param.b32 [param1+0],%r186;
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
@%p9 bra $3_12;
mov.u64 %rd92,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans;
add.s64 %rd93,%rd92,%rd89;
st.shared.u32 [%rd93],%r24;
st.shared.u32 [%rd93+4],%r25;
st.shared.f32 [%rd93+8],%f1;
st.shared.f32 [%rd93+12],%f2;
st.shared.f32 [%rd93+16],%f3;
bra.uni $3_13;
$3_12:
st.shared.u32 [%rd25],%r24;
st.shared.u32 [%rd25+4],%r25;
st.shared.f32 [%rd25+8],%f1;
st.shared.f32 [%rd25+12],%f2;
st.shared.f32 [%rd25+16],%f3;
$3_13:
bar.sync 0;
ld.shared.f32 %f4,[%rd25+8];
ld.shared.f32 %f5,[%rd25+12];
ld.shared.f32 %f6,[%rd25+16];
cvt.s64.s32 %rd26,%r17;
mul.wide.s32 %rd94,%r17,20;
mov.u64 %rd95,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans;
add.s64 %rd96,%rd95,%rd94;
ld.shared.u32 %r26,[%rd96];
ld.shared.u32 %r27,[%rd96+4];
ld.shared.f32 %f7,[%rd96+8];
ld.shared.f32 %f8,[%rd96+12];
ld.shared.f32 %f9,[%rd96+16];
ld.shared.u32 %r28,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans];
ld.shared.u32 %r187,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans+144];
ld.shared.u32 %r188,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans+140];
add.s32 %r29,%r187,%r188;
ld.shared.u32 %r30,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans];
ld.shared.u32 %r31,[%rd25];
sub.s32 %r32,%r31,%r30;
shr.s32 %r189,%r32,31;
shr.u32 %r190,%r189,30;
add.s32 %r191,%r32,%r190;
and.b32 %r192,%r191,-4;
sub.s32 %r33,%r32,%r192;
ld.shared.u32 %r34,[%rd25+4];
ld.shared.u32 %r193,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans+624];
ld.shared.u32 %r194,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans+620];
add.s32 %r195,%r193,%r194;
sub.s32 %r196,%r195,%r30;
mul.lo.s32 %r35,%r196,3;
add.s32 %r197,%r35,3;
shr.s32 %r36,%r197,2;
setp.gt.s32 %p15,%r16,2;
@%p15 bra $3_15;
add.s32 %r198,%r36,%r16;
mul.lo.s64 %rd97,%rd26,2592;
mov.u64 %rd98,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd99,%rd98,%rd97;
mul.wide.s32 %rd100,%r198,4;
add.s64 %rd101,%rd99,%rd100;
mov.u32 %r199,0;
st.shared.u32 [%rd101],%r199;
$3_15:
add.s32 %r502,%r28,-8;
setp.ge.s32 %p16,%r502,%r29;
mov.f32 %f228,0f00000000;
mov.f32 %f229,%f228;
mov.f32 %f230,%f228;
@%p16 bra $3_89;
add.s32 %r202,%r34,%r33;
add.s32 %r203,%r202,3;
shr.s32 %r204,%r203,31;
shr.u32 %r205,%r204,30;
add.s32 %r206,%r203,%r205;
shr.s32 %r207,%r206,2;
shr.s32 %r211,%r191,2;
mul.lo.s32 %r212,%r211,3;
mul.lo.s64 %rd102,%rd26,2592;
mov.u64 %rd103,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd104,%rd103,%rd102;
mul.wide.s32 %rd105,%r212,4;
add.s64 %rd28,%rd104,%rd105;
add.s32 %r38,%r27,%r26;
and.b32 %r41,%r206,-4;
min.s32 %r44,%r27,64;
sub.s32 %r213,%r490,%r30;
mul.lo.s32 %r45,%r213,3;
and.b32 %r46,%r207,1;
sub.s32 %r47,%r207,%r46;
mul.lo.s32 %r214,%r30,3;
cvt.s64.s32 %rd106,%r214;
add.s32 %r215,%r502,%r17;
cvt.s64.s32 %rd107,%r215;
mul.lo.s64 %rd108,%rd277,%rd107;
add.s64 %rd109,%rd108,%rd106;
add.s64 %rd280,%rd276,%rd109;
mov.u32 %r503,0;
$3_17:
.pragma "nounroll";
add.s32 %r58,%r502,%r17;
setp.lt.s32 %p17,%r58,%r29;
setp.ge.s32 %p18,%r502,%r28;
and.pred %p1,%p18,%p17;
not.pred %p19,%p1;
@%p19 bra $3_47;
add.s32 %r480,%r502,%r17;
cvt.u32.u64 %r217,%rd280;
and.b32 %r59,%r217,3;
add.s32 %r60,%r480,3;
setp.ge.s32 %p20,%r60,%r491;
setp.eq.s32 %p21,%r59,0;
or.pred %p22,%p21,%p20;
@%p22 bra $3_22;
setp.lt.s32 %p23,%r35,1021;
mov.u32 %r218,0;
mov.u32 %r504,%r218;
@%p23 bra $3_21;
and.b64 %rd111,%rd280,-4;
add.s64 %rd110,%rd111,1024;
ld.global.nc.u32 %r504,[%rd110];
$3_21:
mov.u32 %r252,31;
mov.u32 %r253,1;
mov.u32 %r254,-1;
shfl.sync.down.b32 %r255|%p24,%r517,%r253,%r252,%r254;
shfl.sync.idx.b32 %r257|%p25,%r517,%r218,%r252,%r254;
setp.eq.s32 %p26,%r16,31;
selp.b32 %r222,%r504,%r255,%p26;
shl.b32 %r251,%r59,3;
shf.r.wrap.b32 %r517,%r517,%r222,%r251;
shfl.sync.down.b32 %r258|%p27,%r518,%r253,%r252,%r254;
shfl.sync.idx.b32 %r259|%p28,%r518,%r218,%r252,%r254;
selp.b32 %r226,%r257,%r258,%p26;
shf.r.wrap.b32 %r518,%r518,%r226,%r251;
shfl.sync.down.b32 %r260|%p29,%r519,%r253,%r252,%r254;
shfl.sync.idx.b32 %r261|%p30,%r519,%r218,%r252,%r254;
selp.b32 %r230,%r259,%r260,%p26;
shf.r.wrap.b32 %r519,%r519,%r230,%r251;
shfl.sync.down.b32 %r262|%p31,%r520,%r253,%r252,%r254;
shfl.sync.idx.b32 %r263|%p32,%r520,%r218,%r252,%r254;
selp.b32 %r234,%r261,%r262,%p26;
shf.r.wrap.b32 %r520,%r520,%r234,%r251;
shfl.sync.down.b32 %r264|%p33,%r521,%r253,%r252,%r254;
shfl.sync.idx.b32 %r265|%p34,%r521,%r218,%r252,%r254;
selp.b32 %r238,%r263,%r264,%p26;
shf.r.wrap.b32 %r521,%r521,%r238,%r251;
shfl.sync.down.b32 %r266|%p35,%r522,%r253,%r252,%r254;
shfl.sync.idx.b32 %r267|%p36,%r522,%r218,%r252,%r254;
selp.b32 %r242,%r265,%r266,%p26;
shf.r.wrap.b32 %r522,%r522,%r242,%r251;
shfl.sync.down.b32 %r268|%p37,%r523,%r253,%r252,%r254;
shfl.sync.idx.b32 %r269|%p38,%r523,%r218,%r252,%r254;
selp.b32 %r246,%r267,%r268,%p26;
shf.r.wrap.b32 %r523,%r523,%r246,%r251;
shfl.sync.down.b32 %r270|%p39,%r524,%r253,%r252,%r254;
shfl.sync.idx.b32 %r271|%p40,%r524,%r218,%r252,%r254;
selp.b32 %r250,%r269,%r270,%p26;
shf.r.wrap.b32 %r524,%r524,%r250,%r251;
$3_22:
setp.ge.s32 %p41,%r16,%r36;
@%p41 bra $3_24;
mov.u32 %r272,%tid.y;
mul.wide.s32 %rd112,%r272,2592;
add.s64 %rd114,%rd103,%rd112;
mul.wide.s32 %rd115,%r16,4;
add.s64 %rd116,%rd114,%rd115;
st.shared.u32 [%rd116],%r524;
$3_24:
add.s32 %r273,%r16,32;
setp.ge.s32 %p42,%r273,%r36;
@%p42 bra $3_26;
mov.u32 %r274,%tid.y;
mul.wide.s32 %rd117,%r274,2592;
add.s64 %rd119,%rd103,%rd117;
mul.wide.s32 %rd120,%r16,4;
add.s64 %rd121,%rd119,%rd120;
st.shared.u32 [%rd121+128],%r523;
$3_26:
add.s32 %r275,%r16,64;
setp.ge.s32 %p43,%r275,%r36;
@%p43 bra $3_28;
mov.u32 %r276,%tid.y;
mul.wide.s32 %rd122,%r276,2592;
add.s64 %rd124,%rd103,%rd122;
mul.wide.s32 %rd125,%r16,4;
add.s64 %rd126,%rd124,%rd125;
st.shared.u32 [%rd126+256],%r522;
$3_28:
add.s32 %r277,%r16,96;
setp.ge.s32 %p44,%r277,%r36;
@%p44 bra $3_30;
mov.u32 %r278,%tid.y;
mul.wide.s32 %rd127,%r278,2592;
add.s64 %rd129,%rd103,%rd127;
mul.wide.s32 %rd130,%r16,4;
add.s64 %rd131,%rd129,%rd130;
st.shared.u32 [%rd131+384],%r521;
$3_30:
add.s32 %r279,%r16,128;
setp.ge.s32 %p45,%r279,%r36;
@%p45 bra $3_32;
mov.u32 %r280,%tid.y;
mul.wide.s32 %rd132,%r280,2592;
add.s64 %rd134,%rd103,%rd132;
mul.wide.s32 %rd135,%r16,4;
add.s64 %rd136,%rd134,%rd135;
st.shared.u32 [%rd136+512],%r520;
$3_32:
add.s32 %r281,%r16,160;
setp.ge.s32 %p46,%r281,%r36;
@%p46 bra $3_34;
mov.u32 %r282,%tid.y;
mul.wide.s32 %rd137,%r282,2592;
add.s64 %rd139,%rd103,%rd137;
mul.wide.s32 %rd140,%r16,4;
add.s64 %rd141,%rd139,%rd140;
st.shared.u32 [%rd141+640],%r519;
$3_34:
add.s32 %r283,%r16,192;
setp.ge.s32 %p47,%r283,%r36;
@%p47 bra $3_36;
mov.u32 %r284,%tid.y;
mul.wide.s32 %rd142,%r284,2592;
add.s64 %rd144,%rd103,%rd142;
mul.wide.s32 %rd145,%r16,4;
add.s64 %rd146,%rd144,%rd145;
st.shared.u32 [%rd146+768],%r518;
$3_36:
add.s32 %r285,%r16,224;
setp.ge.s32 %p48,%r285,%r36;
@%p48 bra $3_38;
mov.u32 %r286,%tid.y;
mul.wide.s32 %rd147,%r286,2592;
add.s64 %rd149,%rd103,%rd147;
mul.wide.s32 %rd150,%r16,4;
add.s64 %rd151,%rd149,%rd150;
st.shared.u32 [%rd151+896],%r517;
$3_38:
add.s32 %r486,%r502,%r17;
add.s32 %r485,%r486,3;
setp.lt.s32 %p49,%r485,%r491;
setp.lt.s32 %p50,%r35,1025;
and.pred %p51,%p50,%p49;
@%p51 bra $3_46;
selp.b32 %r287,256,0,%p49;
add.s32 %r513,%r287,%r16;
setp.ge.s32 %p53,%r513,%r36;
@%p53 bra $3_46;
$3_40:
.pragma "nounroll";
cvt.u32.u64 %r482,%rd280;
and.b32 %r481,%r482,3;
setp.eq.s32 %p104,%r481,0;
and.pred %p57,%p104,%p49;
@%p57 bra $3_44;
bra.uni $3_41;
$3_44:
mul.wide.s32 %rd164,%r513,4;
add.s64 %rd163,%rd280,%rd164;
ld.global.nc.u32 %r516,[%rd163];
bra.uni $3_45;
$3_41:
add.s32 %r483,%r502,%r17;
shl.b32 %r295,%r513,2;
cvt.s64.s32 %rd152,%r295;
not.b32 %r296,%r483;
add.s32 %r297,%r491,%r296;
cvt.s64.s32 %rd153,%r297;
mul.lo.s64 %rd154,%rd277,%rd153;
cvt.s64.s32 %rd155,%r45;
add.s64 %rd156,%rd154,%rd155;
sub.s64 %rd157,%rd156,%rd152;
min.s64 %rd158,%rd157,4;
cvt.u32.u64 %r81,%rd158;
setp.lt.s32 %p58,%r81,1;
mov.u32 %r516,0;
@%p58 bra $3_45;
min.s32 %r82,%r81,4;
mov.u32 %r514,%r516;
$3_43:
.pragma "nounroll";
shl.b32 %r484,%r513,2;
cvt.s64.s32 %rd273,%r484;
cvt.s64.s32 %rd161,%r514;
add.s64 %rd162,%rd161,%rd273;
add.s64 %rd159,%rd280,%rd162;
ld.global.nc.u8 %r300,[%rd159];
and.b32 %r302,%r300,255;
shl.b32 %r303,%r514,3;
shl.b32 %r304,%r302,%r303;
or.b32 %r516,%r304,%r516;
add.s32 %r514,%r514,1;
setp.lt.s32 %p59,%r514,%r82;
@%p59 bra $3_43;
$3_45:
mov.u32 %r306,%tid.y;
mul.wide.s32 %rd165,%r306,2592;
add.s64 %rd167,%rd103,%rd165;
mul.wide.s32 %rd168,%r513,4;
add.s64 %rd169,%rd167,%rd168;
st.shared.u32 [%rd169],%r516;
add.s32 %r513,%r513,32;
setp.lt.s32 %p60,%r513,%r36;
@%p60 bra $3_40;
$3_46:
bar.warp.sync -1;
$3_47:
add.s32 %r473,%r502,%r17;
add.s32 %r307,%r473,8;
setp.ge.s32 %p61,%r307,%r29;
add.s32 %r308,%r473,11;
setp.ge.s32 %p62,%r308,%r491;
or.pred %p63,%p61,%p62;
@%p63 bra $3_64;
setp.gt.s32 %p64,%r16,%r36;
shl.b64 %rd170,%rd277,3;
add.s64 %rd171,%rd280,%rd170;
and.b64 %rd31,%rd171,-4;
@%p64 bra $3_50;
mul.wide.s32 %rd173,%r16,4;
add.s64 %rd172,%rd31,%rd173;
ld.global.nc.u32 %r524,[%rd172];
$3_50:
add.s32 %r310,%r16,32;
setp.gt.s32 %p65,%r310,%r36;
@%p65 bra $3_52;
mul.wide.s32 %rd175,%r16,4;
add.s64 %rd176,%rd31,%rd175;
add.s64 %rd174,%rd176,128;
ld.global.nc.u32 %r523,[%rd174];
$3_52:
add.s32 %r312,%r16,64;
setp.gt.s32 %p66,%r312,%r36;
@%p66 bra $3_54;
mul.wide.s32 %rd178,%r16,4;
add.s64 %rd179,%rd31,%rd178;
add.s64 %rd177,%rd179,256;
ld.global.nc.u32 %r522,[%rd177];
$3_54:
add.s32 %r314,%r16,96;
setp.gt.s32 %p67,%r314,%r36;
@%p67 bra $3_56;
mul.wide.s32 %rd181,%r16,4;
add.s64 %rd182,%rd31,%rd181;
add.s64 %rd180,%rd182,384;
ld.global.nc.u32 %r521,[%rd180];
$3_56:
add.s32 %r316,%r16,128;
setp.gt.s32 %p68,%r316,%r36;
@%p68 bra $3_58;
mul.wide.s32 %rd184,%r16,4;
add.s64 %rd185,%rd31,%rd184;
add.s64 %rd183,%rd185,512;
ld.global.nc.u32 %r520,[%rd183];
$3_58:
add.s32 %r318,%r16,160;
setp.gt.s32 %p69,%r318,%r36;
@%p69 bra $3_60;
mul.wide.s32 %rd187,%r16,4;
add.s64 %rd188,%rd31,%rd187;
add.s64 %rd186,%rd188,640;
ld.global.nc.u32 %r519,[%rd186];
$3_60:
add.s32 %r320,%r16,192;
setp.gt.s32 %p70,%r320,%r36;
@%p70 bra $3_62;
mul.wide.s32 %rd190,%r16,4;
add.s64 %rd191,%rd31,%rd190;
add.s64 %rd189,%rd191,768;
ld.global.nc.u32 %r518,[%rd189];
$3_62:
add.s32 %r322,%r16,224;
setp.gt.s32 %p71,%r322,%r36;
@%p71 bra $3_64;
mul.wide.s32 %rd193,%r16,4;
add.s64 %rd194,%rd31,%rd193;
add.s64 %rd192,%rd194,896;
ld.global.nc.u32 %r517,[%rd192];
$3_64:
add.s32 %r474,%r502,%r17;
setp.lt.s32 %p102,%r474,%r29;
setp.ge.s32 %p101,%r502,%r28;
and.pred %p100,%p101,%p102;
@%p100 bra $3_74;
bra.uni $3_65;
$3_74:
setp.lt.s32 %p78,%r203,4;
mov.f32 %f221,0f00000000;
mov.f32 %f222,%f221;
mov.f32 %f223,%f221;
@%p78 bra $3_80;
and.b32 %r337,%r203,-4;
setp.eq.s32 %p79,%r337,4;
mov.u32 %r544,0;
mov.f32 %f221,0f00000000;
mov.u64 %rd282,%rd28;
@%p79 bra $3_78;
mov.f32 %f222,%f221;
mov.f32 %f223,%f221;
mov.u64 %rd282,%rd28;
mov.u32 %r543,%r47;
$3_77:
.pragma "nounroll";
cvt.s64.s32 %rd275,%r16;
mul.wide.s32 %rd207,%r544,512;
mov.u64 %rd208,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd209,%rd208,%rd207;
shl.b64 %rd210,%rd275,4;
add.s64 %rd211,%rd209,%rd210;
ld.shared.v4.f32 {%f68,%f69,%f70,%f71},[%rd211];
ld.shared.u32 %r339,[%rd282];
mov.u32 %r340,30288;
mov.u32 %r341,1258291200;
prmt.b32 %r342,%r339,%r341,%r340;
mov.b32 %f76,%r342;
add.f32 %f77,%f76,0fCB000000;
fma.rn.f32 %f78,%f68,%f77,%f223;
mov.u32 %r343,30289;
prmt.b32 %r344,%r339,%r341,%r343;
mov.b32 %f79,%r344;
add.f32 %f80,%f79,0fCB000000;
fma.rn.f32 %f81,%f68,%f80,%f222;
mov.u32 %r345,30290;
prmt.b32 %r346,%r339,%r341,%r345;
mov.b32 %f82,%r346;
add.f32 %f83,%f82,0fCB000000;
fma.rn.f32 %f84,%f68,%f83,%f221;
mov.u32 %r347,30291;
prmt.b32 %r348,%r339,%r341,%r347;
mov.b32 %f85,%r348;
add.f32 %f86,%f85,0fCB000000;
fma.rn.f32 %f87,%f69,%f86,%f78;
ld.shared.u32 %r349,[%rd282+4];
prmt.b32 %r350,%r349,%r341,%r340;
mov.b32 %f88,%r350;
add.f32 %f89,%f88,0fCB000000;
fma.rn.f32 %f90,%f69,%f89,%f81;
prmt.b32 %r351,%r349,%r341,%r343;
mov.b32 %f91,%r351;
add.f32 %f92,%f91,0fCB000000;
fma.rn.f32 %f93,%f69,%f92,%f84;
prmt.b32 %r352,%r349,%r341,%r345;
mov.b32 %f94,%r352;
add.f32 %f95,%f94,0fCB000000;
fma.rn.f32 %f96,%f70,%f95,%f87;
prmt.b32 %r353,%r349,%r341,%r347;
mov.b32 %f97,%r353;
add.f32 %f98,%f97,0fCB000000;
fma.rn.f32 %f99,%f70,%f98,%f90;
ld.shared.u32 %r354,[%rd282+8];
prmt.b32 %r355,%r354,%r341,%r340;
mov.b32 %f100,%r355;
add.f32 %f101,%f100,0fCB000000;
fma.rn.f32 %f102,%f70,%f101,%f93;
prmt.b32 %r356,%r354,%r341,%r343;
mov.b32 %f103,%r356;
add.f32 %f104,%f103,0fCB000000;
fma.rn.f32 %f105,%f71,%f104,%f96;
prmt.b32 %r357,%r354,%r341,%r345;
mov.b32 %f106,%r357;
add.f32 %f107,%f106,0fCB000000;
fma.rn.f32 %f108,%f71,%f107,%f99;
prmt.b32 %r358,%r354,%r341,%r347;
mov.b32 %f109,%r358;
add.f32 %f110,%f109,0fCB000000;
fma.rn.f32 %f111,%f71,%f110,%f102;
ld.shared.v4.f32 {%f112,%f113,%f114,%f115},[%rd211+512];
ld.shared.u32 %r359,[%rd282+12];
prmt.b32 %r360,%r359,%r341,%r340;
mov.b32 %f120,%r360;
add.f32 %f121,%f120,0fCB000000;
fma.rn.f32 %f122,%f112,%f121,%f105;
prmt.b32 %r361,%r359,%r341,%r343;
mov.b32 %f123,%r361;
add.f32 %f124,%f123,0fCB000000;
fma.rn.f32 %f125,%f112,%f124,%f108;
prmt.b32 %r362,%r359,%r341,%r345;
mov.b32 %f126,%r362;
add.f32 %f127,%f126,0fCB000000;
fma.rn.f32 %f128,%f112,%f127,%f111;
prmt.b32 %r363,%r359,%r341,%r347;
mov.b32 %f129,%r363;
add.f32 %f130,%f129,0fCB000000;
fma.rn.f32 %f131,%f113,%f130,%f122;
ld.shared.u32 %r364,[%rd282+16];
prmt.b32 %r365,%r364,%r341,%r340;
mov.b32 %f132,%r365;
add.f32 %f133,%f132,0fCB000000;
fma.rn.f32 %f134,%f113,%f133,%f125;
prmt.b32 %r366,%r364,%r341,%r343;
mov.b32 %f135,%r366;
add.f32 %f136,%f135,0fCB000000;
fma.rn.f32 %f137,%f113,%f136,%f128;
prmt.b32 %r367,%r364,%r341,%r345;
mov.b32 %f138,%r367;
add.f32 %f139,%f138,0fCB000000;
fma.rn.f32 %f140,%f114,%f139,%f131;
prmt.b32 %r368,%r364,%r341,%r347;
mov.b32 %f141,%r368;
add.f32 %f142,%f141,0fCB000000;
fma.rn.f32 %f143,%f114,%f142,%f134;
ld.shared.u32 %r369,[%rd282+20];
prmt.b32 %r370,%r369,%r341,%r340;
mov.b32 %f144,%r370;
add.f32 %f145,%f144,0fCB000000;
fma.rn.f32 %f146,%f114,%f145,%f137;
prmt.b32 %r371,%r369,%r341,%r343;
mov.b32 %f147,%r371;
add.f32 %f148,%f147,0fCB000000;
fma.rn.f32 %f223,%f115,%f148,%f140;
prmt.b32 %r372,%r369,%r341,%r345;
mov.b32 %f149,%r372;
add.f32 %f150,%f149,0fCB000000;
fma.rn.f32 %f222,%f115,%f150,%f143;
prmt.b32 %r373,%r369,%r341,%r347;
mov.b32 %f151,%r373;
add.f32 %f152,%f151,0fCB000000;
fma.rn.f32 %f221,%f115,%f152,%f146;
add.s32 %r544,%r544,2;
add.s64 %rd282,%rd282,24;
add.s32 %r543,%r543,-2;
setp.ne.s32 %p80,%r543,0;
@%p80 bra $3_77;
$3_78:
setp.eq.s32 %p81,%r46,0;
@%p81 bra $3_80;
mul.wide.s32 %rd212,%r544,512;
mov.u64 %rd213,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd214,%rd213,%rd212;
mul.wide.s32 %rd215,%r16,16;
add.s64 %rd216,%rd214,%rd215;
ld.shared.v4.f32 {%f153,%f154,%f155,%f156},[%rd216];
ld.shared.u32 %r374,[%rd282];
mov.u32 %r375,30288;
mov.u32 %r376,1258291200;
prmt.b32 %r377,%r374,%r376,%r375;
mov.b32 %f161,%r377;
add.f32 %f162,%f161,0fCB000000;
fma.rn.f32 %f163,%f153,%f162,%f223;
mov.u32 %r378,30289;
prmt.b32 %r379,%r374,%r376,%r378;
mov.b32 %f164,%r379;
add.f32 %f165,%f164,0fCB000000;
fma.rn.f32 %f166,%f153,%f165,%f222;
mov.u32 %r380,30290;
prmt.b32 %r381,%r374,%r376,%r380;
mov.b32 %f167,%r381;
add.f32 %f168,%f167,0fCB000000;
fma.rn.f32 %f169,%f153,%f168,%f221;
mov.u32 %r382,30291;
prmt.b32 %r383,%r374,%r376,%r382;
mov.b32 %f170,%r383;
add.f32 %f171,%f170,0fCB000000;
fma.rn.f32 %f172,%f154,%f171,%f163;
ld.shared.u32 %r384,[%rd282+4];
prmt.b32 %r385,%r384,%r376,%r375;
mov.b32 %f173,%r385;
add.f32 %f174,%f173,0fCB000000;
fma.rn.f32 %f175,%f154,%f174,%f166;
prmt.b32 %r386,%r384,%r376,%r378;
mov.b32 %f176,%r386;
add.f32 %f177,%f176,0fCB000000;
fma.rn.f32 %f178,%f154,%f177,%f169;
prmt.b32 %r387,%r384,%r376,%r380;
mov.b32 %f179,%r387;
add.f32 %f180,%f179,0fCB000000;
fma.rn.f32 %f181,%f155,%f180,%f172;
prmt.b32 %r388,%r384,%r376,%r382;
mov.b32 %f182,%r388;
add.f32 %f183,%f182,0fCB000000;
fma.rn.f32 %f184,%f155,%f183,%f175;
ld.shared.u32 %r389,[%rd282+8];
prmt.b32 %r390,%r389,%r376,%r375;
mov.b32 %f185,%r390;
add.f32 %f186,%f185,0fCB000000;
fma.rn.f32 %f187,%f155,%f186,%f178;
prmt.b32 %r391,%r389,%r376,%r378;
mov.b32 %f188,%r391;
add.f32 %f189,%f188,0fCB000000;
fma.rn.f32 %f223,%f156,%f189,%f181;
prmt.b32 %r392,%r389,%r376,%r380;
mov.b32 %f190,%r392;
add.f32 %f191,%f190,0fCB000000;
fma.rn.f32 %f222,%f156,%f191,%f184;
prmt.b32 %r393,%r389,%r376,%r382;
mov.b32 %f192,%r393;
add.f32 %f193,%f192,0fCB000000;
fma.rn.f32 %f221,%f156,%f193,%f187;
$3_80:
mul.lo.s32 %r395,%r16,3;
mul.wide.s32 %rd217,%r503,3072;
mov.u64 %rd218,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed;
add.s64 %rd219,%rd218,%rd217;
mul.wide.s32 %rd220,%r17,384;
add.s64 %rd221,%rd219,%rd220;
mul.wide.s32 %rd222,%r395,4;
add.s64 %rd38,%rd221,%rd222;
setp.eq.s32 %p82,%r168,0;
@%p82 bra $3_82;
mov.f32 %f194,0f00000000;
max.f32 %f195,%f223,%f194;
mov.f32 %f196,0f437F0000;
min.f32 %f197,%f195,%f196;
add.f32 %f198,%f197,0f4B000000;
add.f32 %f199,%f198,0fCB000000;
st.shared.f32 [%rd38],%f199;
max.f32 %f200,%f222,%f194;
min.f32 %f201,%f200,%f196;
add.f32 %f202,%f201,0f4B000000;
add.f32 %f203,%f202,0fCB000000;
st.shared.f32 [%rd38+4],%f203;
max.f32 %f204,%f221,%f194;
min.f32 %f205,%f204,%f196;
add.f32 %f206,%f205,0f4B000000;
add.f32 %f207,%f206,0fCB000000;
st.shared.f32 [%rd38+8],%f207;
bra.uni $3_83;
$3_65:
setp.ge.s32 %p103,%r502,%r28;
@%p103 bra $3_83;
setp.ge.s32 %p73,%r17,%r41;
@%p73 bra $3_71;
mov.u32 %r540,%r17;
$3_68:
.pragma "nounroll";
sub.s32 %r123,%r540,%r33;
setp.ge.u32 %p74,%r123,%r34;
mov.f32 %f214,0f00000000;
@%p74 bra $3_70;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r31;
st.param.b32 [param0+4],%r34;
st.param.f32 [param0+8],%f4;
st.param.f32 [param0+12],%f5;
st.param.f32 [param0+16],%f6;
.param .b32 param1;
st.param.b32 [param1+0],%r168;
.param .b32 param2;
st.param.b32 [param2+0],%r123;
.param .b32 retval0;
call.uni (retval0),
_Z6weight4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f214,[retval0+0];
}
$3_70:
cvt.s64.s32 %rd274,%r16;
shr.s32 %r325,%r540,31;
shr.u32 %r326,%r325,30;
add.s32 %r327,%r540,%r326;
shr.s32 %r328,%r327,2;
mul.wide.s32 %rd195,%r328,512;
mov.u64 %rd196,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd197,%rd196,%rd195;
shl.b64 %rd198,%rd274,4;
add.s64 %rd199,%rd197,%rd198;
and.b32 %r329,%r327,-4;
sub.s32 %r330,%r540,%r329;
mul.wide.s32 %rd200,%r330,4;
add.s64 %rd201,%rd199,%rd200;
st.shared.f32 [%rd201],%f214;
add.s32 %r540,%r540,8;
setp.lt.s32 %p75,%r540,%r41;
@%p75 bra $3_68;
$3_71:
setp.ge.s32 %p76,%r16,%r44;
@%p76 bra $3_83;
mov.u32 %r541,%r16;
$3_73:
.pragma "nounroll";
shl.b64 %rd202,%rd26,8;
mov.u64 %rd203,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights;
add.s64 %rd204,%rd203,%rd202;
mul.wide.s32 %rd205,%r541,4;
add.s64 %rd206,%rd204,%rd205;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r26;
st.param.b32 [param0+4],%r27;
st.param.f32 [param0+8],%f7;
st.param.f32 [param0+12],%f8;
st.param.f32 [param0+16],%f9;
.param .b32 param1;
st.param.b32 [param1+0],%r168;
.param .b32 param2;
st.param.b32 [param2+0],%r541;
.param .b32 retval0;
call.uni (retval0),
_Z6weight4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f58,[retval0+0];
}
st.shared.f32 [%rd206],%f58;
add.s32 %r541,%r541,32;
setp.lt.s32 %p77,%r541,%r44;
@%p77 bra $3_73;
bra.uni $3_83;
$3_82:
st.shared.f32 [%rd38],%f223;
st.shared.f32 [%rd38+4],%f222;
st.shared.f32 [%rd38+8],%f221;
$3_83:
bar.sync 0;
add.s32 %r132,%r502,8;
min.s32 %r133,%r132,%r38;
max.s32 %r545,%r502,%r26;
setp.ge.s32 %p83,%r545,%r133;
@%p83 bra $3_88;
$3_84:
.pragma "nounroll";
sub.s32 %r136,%r545,%r26;
setp.lt.s32 %p84,%r136,64;
@%p84 bra $3_86;
bra.uni $3_85;
$3_86:
mul.wide.s32 %rd223,%r17,256;
mov.u64 %rd224,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights;
add.s64 %rd225,%rd224,%rd223;
mul.wide.s32 %rd226,%r136,4;
add.s64 %rd227,%rd225,%rd226;
ld.shared.f32 %f227,[%rd227];
bra.uni $3_87;
$3_85:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r26;
st.param.b32 [param0+4],%r27;
st.param.f32 [param0+8],%f7;
st.param.f32 [param0+12],%f8;
st.param.f32 [param0+16],%f9;
.param .b32 param1;
st.param.b32 [param1+0],%r168;
.param .b32 param2;
st.param.b32 [param2+0],%r136;
.param .b32 retval0;
call.uni (retval0),
_Z6weight4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f227,[retval0+0];
}
$3_87:
add.s32 %r488,%r502,8;
min.s32 %r487,%r488,%r38;
sub.s32 %r397,%r545,%r502;
mul.lo.s32 %r398,%r16,3;
mul.wide.s32 %rd228,%r503,3072;
mov.u64 %rd229,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed;
add.s64 %rd230,%rd229,%rd228;
mul.wide.s32 %rd231,%r397,384;
add.s64 %rd232,%rd230,%rd231;
mul.wide.s32 %rd233,%r398,4;
add.s64 %rd234,%rd232,%rd233;
ld.shared.f32 %f208,[%rd234];
fma.rn.f32 %f230,%f227,%f208,%f230;
ld.shared.f32 %f209,[%rd234+4];
fma.rn.f32 %f229,%f227,%f209,%f229;
ld.shared.f32 %f210,[%rd234+8];
fma.rn.f32 %f228,%f227,%f210,%f228;
add.s32 %r545,%r545,1;
setp.lt.s32 %p85,%r545,%r487;
@%p85 bra $3_84;
$3_88:
add.s32 %r502,%r502,8;
shl.b64 %rd235,%rd277,3;
add.s64 %rd280,%rd280,%rd235;
xor.b32 %r503,%r503,1;
setp.lt.s32 %p86,%r502,%r29;
@%p86 bra $3_17;
$3_89:
mov.u32 %r476,%ctaid.y;
shl.b32 %r475,%r476,3;
add.s32 %r139,%r475,%r17;
setp.ge.s32 %p87,%r139,%r493;
@%p87 bra $3_108;
mov.u32 %r479,%ctaid.x;
mov.u32 %r478,%ctaid.x;
shl.b32 %r477,%r478,5;
mul.wide.s32 %rd236,%r17,2592;
mov.u64 %rd237,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd238,%rd237,%rd236;
cvt.rni.s32.f32 %r403,%f230;
max.s32 %r404,%r403,0;
min.s32 %r405,%r404,255;
mul.lo.s32 %r406,%r16,3;
cvt.s64.s32 %rd239,%r406;
add.s64 %rd240,%rd238,%rd239;
st.shared.u8 [%rd240],%r405;
cvt.rni.s32.f32 %r407,%f229;
max.s32 %r408,%r407,0;
min.s32 %r409,%r408,255;
st.shared.u8 [%rd240+1],%r409;
cvt.rni.s32.f32 %r410,%f228;
max.s32 %r411,%r410,0;
min.s32 %r412,%r411,255;
st.shared.u8 [%rd240+2],%r412;
bar.warp.sync -1;
cvt.s64.s32 %rd241,%r139;
mul.lo.s64 %rd40,%rd279,%rd241;
mul.lo.s32 %r414,%r478,96;
cvt.s64.s32 %rd41,%r414;
add.s64 %rd42,%rd40,%rd41;
sub.s32 %r416,%r492,%r477;
min.s32 %r417,%r416,32;
mul.lo.s32 %r140,%r417,3;
setp.lt.s32 %p88,%r417,1;
@%p88 bra $3_108;
add.s64 %rd44,%rd278,%rd42;
and.b64 %rd242,%rd44,15;
setp.eq.s64 %p89,%rd242,0;
@%p89 bra $3_97;
and.b64 %rd243,%rd44,3;
setp.ne.s64 %p90,%rd243,0;
mov.u32 %r551,0;
@%p90 bra $3_105;
shr.s32 %r419,%r140,31;
shr.u32 %r420,%r419,30;
add.s32 %r421,%r140,%r420;
shr.s32 %r141,%r421,2;
setp.ge.s32 %p91,%r16,%r141;
@%p91 bra $3_96;
mul.wide.s32 %rd244,%r16,4;
add.s64 %rd245,%rd244,%rd40;
add.s64 %rd246,%rd245,%rd41;
add.s64 %rd284,%rd278,%rd246;
add.s64 %rd283,%rd238,%rd244;
mov.u32 %r546,%r16;
$3_95:
.pragma "nounroll";
ld.shared.u32 %r423,[%rd283];
st.u32 [%rd284],%r423;
add.s64 %rd284,%rd284,128;
add.s64 %rd283,%rd283,128;
add.s32 %r546,%r546,32;
setp.lt.s32 %p92,%r546,%r141;
@%p92 bra $3_95;
$3_96:
and.b32 %r551,%r140,-4;
bra.uni $3_105;
$3_97:
shr.s32 %r424,%r140,31;
shr.u32 %r425,%r424,28;
add.s32 %r426,%r140,%r425;
shr.s32 %r145,%r426,4;
setp.ge.s32 %p93,%r16,%r145;
@%p93 bra $3_104;
not.b32 %r427,%r16;
add.s32 %r146,%r145,%r427;
shr.u32 %r428,%r146,5;
add.s32 %r429,%r428,1;
and.b32 %r548,%r429,3;
setp.eq.s32 %p94,%r548,0;
mov.u32 %r549,%r16;
@%p94 bra $3_101;
mul.wide.s32 %rd250,%r16,4;
shl.b64 %rd254,%rd250,2;
add.s64 %rd286,%rd238,%rd254;
mul.wide.s32 %rd255,%r16,16;
add.s64 %rd256,%rd255,%rd40;
add.s64 %rd257,%rd256,%rd41;
add.s64 %rd285,%rd278,%rd257;
mov.u32 %r549,%r16;
$3_100:
.pragma "nounroll";
ld.shared.v4.u32 {%r431,%r432,%r433,%r434},[%rd286];
st.v4.u32 [%rd285],{%r431,%r432,%r433,%r434};
add.s32 %r549,%r549,32;
add.s64 %rd286,%rd286,512;
add.s64 %rd285,%rd285,512;
add.s32 %r548,%r548,-1;
setp.ne.s32 %p95,%r548,0;
@%p95 bra $3_100;
$3_101:
setp.lt.u32 %p96,%r146,96;
@%p96 bra $3_104;
mul.wide.s32 %rd258,%r549,16;
add.s64 %rd259,%rd258,%rd40;
add.s64 %rd260,%rd259,%rd41;
add.s64 %rd261,%rd278,%rd260;
add.s64 %rd288,%rd261,1024;
mul.wide.s32 %rd262,%r549,4;
shl.b64 %rd266,%rd262,2;
add.s64 %rd267,%rd238,%rd266;
add.s64 %rd287,%rd267,1024;
$3_103:
ld.shared.v4.u32 {%r440,%r441,%r442,%r443},[%rd287+-1024];
st.v4.u32 [%rd288+-1024],{%r440,%r441,%r442,%r443};
ld.shared.v4.u32 {%r448,%r449,%r450,%r451},[%rd287+-512];
st.v4.u32 [%rd288+-512],{%r448,%r449,%r450,%r451};
ld.shared.v4.u32 {%r456,%r457,%r458,%r459},[%rd287];
st.v4.u32 [%rd288],{%r456,%r457,%r458,%r459};
ld.shared.v4.u32 {%r464,%r465,%r466,%r467},[%rd287+512];
st.v4.u32 [%rd288+512],{%r464,%r465,%r466,%r467};
add.s64 %rd288,%rd288,2048;
add.s64 %rd287,%rd287,2048;
add.s32 %r549,%r549,128;
setp.lt.s32 %p97,%r549,%r145;
@%p97 bra $3_103;
$3_104:
and.b32 %r551,%r140,-16;
$3_105:
add.s32 %r552,%r551,%r16;
setp.ge.s32 %p98,%r552,%r140;
@%p98 bra $3_108;
cvt.s64.s32 %rd271,%r552;
add.s64 %rd272,%rd42,%rd271;
add.s64 %rd290,%rd278,%rd272;
add.s64 %rd289,%rd238,%rd271;
$3_107:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd289];
st.u8 [%rd290],%rs1;
add.s64 %rd290,%rd290,32;
add.s64 %rd289,%rd289,32;
add.s32 %r552,%r552,32;
setp.lt.s32 %p99,%r552,%r140;
@%p99 bra $3_107;
$3_108:
ret;
}
`;
