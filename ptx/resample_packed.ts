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
.reg .pred %p<83>;
.reg .b16 %rs<6>;
.reg .f32 %f<131>;
.reg .b32 %r<458>;
.reg .f64 %fd<10>;
.reg .b64 %rd<308>;
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans[640];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans[160];
.shared .align 16 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights[8192];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights[2048];
.shared .align 16 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row[20736];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed[6144];
ld.param.u64 %rd84,[p0];
ld.param.v2.u32 {%r404,%r405},[p1+32];
ld.param.v2.u32 {%r166,%r167},[p1+40];
ld.param.u64 %rd89,[p2];
ld.param.v2.u32 {%r406,%r407},[p3+32];
ld.param.v2.u32 {%r170,%r171},[p3+40];
ld.param.f64 %fd4,[p4];
ld.param.f64 %fd5,[p5];
ld.param.u32 %r163,[p6];
ld.param.u64 %rd294,[p3+8];
ld.param.u64 %rd90,[p3];
ld.param.u64 %rd292,[p1+8];
ld.param.u64 %rd85,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r167,0;
@%p2 bra $2_2;
cvta.to.global.u64 %rd94,%rd84;
mul.wide.s32 %rd95,%r1,40;
add.s64 %rd96,%rd94,%rd95;
ld.global.v2.u32 {%r404,%r405},[%rd96+32];
ld.global.u64 %rd292,[%rd96+8];
ld.global.u64 %rd291,[%rd96];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd97,%r1;
mul.lo.s64 %rd98,%rd85,%rd97;
add.s64 %rd291,%rd84,%rd98;
$2_3:
setp.eq.s32 %p3,%r171,0;
@%p3 bra $2_5;
cvta.to.global.u64 %rd99,%rd89;
mul.wide.s32 %rd100,%r1,40;
add.s64 %rd101,%rd99,%rd100;
ld.global.v2.u32 {%r406,%r407},[%rd101+32];
ld.global.u64 %rd294,[%rd101+8];
ld.global.u64 %rd293,[%rd101];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd102,%r1;
mul.lo.s64 %rd103,%rd90,%rd102;
add.s64 %rd293,%rd89,%rd103;
$2_6:
mov.u32 %r176,%ctaid.x;
shl.b32 %r14,%r176,5;
mov.u32 %r177,%ctaid.y;
shl.b32 %r15,%r177,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.le.s32 %p4,%r406,%r14;
setp.ge.s32 %p5,%r15,%r407;
or.pred %p6,%p5,%p4;
@%p6 bra $2_110;
setp.lt.s32 %p7,%r17,2;
setp.lt.s32 %p8,%r16,8;
setp.eq.s32 %p9,%r17,0;
or.pred %p10,%p9,%p8;
and.pred %p11,%p7,%p10;
mul.wide.s32 %rd104,%r16,20;
mov.u64 %rd105,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans;
add.s64 %rd27,%rd105,%rd104;
@%p11 bra $2_8;
bra.uni $2_13;
$2_8:
selp.b32 %r22,%r404,%r405,%p9;
selp.b32 %r23,%r406,%r407,%p9;
selp.f64 %fd9,%fd4,%fd5,%p9;
setp.neu.f64 %p13,%fd9,0d0000000000000000;
@%p13 bra $2_10;
cvt.rn.f64.s32 %fd6,%r23;
cvt.rn.f64.s32 %fd7,%r22;
div.rn.f64 %fd8,%fd6,%fd7;
rcp.rn.f64 %fd9,%fd8;
$2_10:
selp.b32 %r178,%r14,%r15,%p9;
add.s32 %r179,%r178,%r16;
add.s32 %r180,%r23,-1;
min.s32 %r181,%r179,%r180;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r163;
.param .b32 param1;
st.param.b32 [param1+0],%r181;
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
mov.u64 %rd107,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans;
add.s64 %rd108,%rd107,%rd104;
st.shared.u32 [%rd108],%r24;
st.shared.u32 [%rd108+4],%r25;
st.shared.f32 [%rd108+8],%f1;
st.shared.f32 [%rd108+12],%f2;
st.shared.f32 [%rd108+16],%f3;
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
mul.wide.s32 %rd109,%r17,20;
mov.u64 %rd110,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans;
add.s64 %rd29,%rd110,%rd109;
ld.shared.u32 %r26,[%rd29];
ld.shared.u32 %r182,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans+144];
ld.shared.u32 %r183,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans+140];
add.s32 %r27,%r182,%r183;
ld.shared.u32 %r28,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans];
ld.shared.u32 %r29,[%rd27];
sub.s32 %r30,%r29,%r28;
shr.s32 %r184,%r30,31;
shr.u32 %r185,%r184,30;
add.s32 %r186,%r30,%r185;
and.b32 %r187,%r186,-4;
sub.s32 %r31,%r30,%r187;
ld.shared.u32 %r32,[%rd27+4];
add.s32 %r188,%r32,%r31;
add.s32 %r189,%r188,3;
shr.s32 %r190,%r189,31;
shr.u32 %r191,%r190,30;
add.s32 %r192,%r189,%r191;
shr.s32 %r33,%r192,2;
ld.shared.u32 %r34,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans];
add.s32 %r416,%r34,-8;
setp.ge.s32 %p15,%r416,%r27;
mov.f32 %f125,0f00000000;
mov.f32 %f126,%f125;
mov.f32 %f127,%f125;
@%p15 bra $2_83;
ld.shared.u32 %r195,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans+624];
mul.lo.s32 %r196,%r28,3;
cvt.s64.s32 %rd30,%r196;
ld.shared.u32 %r197,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans+620];
add.s32 %r198,%r195,%r197;
sub.s32 %r199,%r198,%r28;
sub.s32 %r200,%r404,%r28;
mul.lo.s32 %r36,%r200,3;
mad.lo.s32 %r37,%r199,3,3;
shr.s32 %r204,%r186,2;
mul.lo.s32 %r205,%r204,3;
mul.lo.s64 %rd111,%rd28,2592;
mov.u64 %rd112,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd113,%rd112,%rd111;
mul.wide.s32 %rd114,%r205,4;
add.s64 %rd31,%rd113,%rd114;
ld.shared.u32 %r40,[%rd29+4];
add.s32 %r38,%r40,%r26;
ld.shared.f32 %f6,[%rd29+16];
ld.shared.f32 %f5,[%rd29+12];
ld.shared.f32 %f4,[%rd29+8];
ld.shared.f32 %f9,[%rd27+16];
ld.shared.f32 %f8,[%rd27+12];
ld.shared.f32 %f7,[%rd27+8];
min.s32 %r43,%r40,64;
mov.u32 %r194,0;
mov.u32 %r417,%r194;
$2_15:
.pragma "nounroll";
add.s32 %r54,%r416,%r17;
setp.lt.s32 %p16,%r54,%r27;
setp.ge.s32 %p17,%r416,%r34;
and.pred %p1,%p17,%p16;
not.pred %p18,%p1;
mov.u32 %r422,%r194;
@%p18 bra $2_41;
add.s32 %r401,%r416,%r17;
cvt.s64.s32 %rd115,%r401;
mul.lo.s64 %rd116,%rd292,%rd115;
add.s64 %rd117,%rd116,%rd30;
add.s64 %rd118,%rd291,%rd117;
add.s32 %r208,%r401,1;
setp.lt.s32 %p19,%r208,%r405;
selp.b32 %r209,1073741824,%r36,%p19;
and.b64 %rd32,%rd118,-4;
cvt.u32.u64 %r210,%rd118;
and.b32 %r422,%r210,3;
add.s32 %r211,%r37,%r422;
shr.s32 %r56,%r211,2;
add.s32 %r212,%r422,%r209;
shr.s32 %r57,%r212,2;
min.s32 %r58,%r56,%r57;
add.s32 %r59,%r209,%r210;
setp.ge.s32 %p20,%r16,%r58;
@%p20 bra $2_18;
mov.u32 %r213,%tid.y;
mul.wide.s32 %rd119,%r213,2592;
add.s64 %rd121,%rd112,%rd119;
mul.wide.s32 %rd122,%r16,4;
add.s64 %rd123,%rd121,%rd122;
st.shared.u32 [%rd123],%r432;
$2_18:
add.s32 %r214,%r16,32;
setp.ge.s32 %p21,%r214,%r58;
@%p21 bra $2_20;
mov.u32 %r215,%tid.y;
mul.wide.s32 %rd124,%r215,2592;
add.s64 %rd126,%rd112,%rd124;
mul.wide.s32 %rd127,%r16,4;
add.s64 %rd128,%rd126,%rd127;
st.shared.u32 [%rd128+128],%r431;
$2_20:
add.s32 %r216,%r16,64;
setp.ge.s32 %p22,%r216,%r58;
@%p22 bra $2_22;
mov.u32 %r217,%tid.y;
mul.wide.s32 %rd129,%r217,2592;
add.s64 %rd131,%rd112,%rd129;
mul.wide.s32 %rd132,%r16,4;
add.s64 %rd133,%rd131,%rd132;
st.shared.u32 [%rd133+256],%r430;
$2_22:
add.s32 %r218,%r16,96;
setp.ge.s32 %p23,%r218,%r58;
@%p23 bra $2_24;
mov.u32 %r219,%tid.y;
mul.wide.s32 %rd134,%r219,2592;
add.s64 %rd136,%rd112,%rd134;
mul.wide.s32 %rd137,%r16,4;
add.s64 %rd138,%rd136,%rd137;
st.shared.u32 [%rd138+384],%r433;
$2_24:
add.s32 %r220,%r16,128;
setp.ge.s32 %p24,%r220,%r58;
@%p24 bra $2_26;
mov.u32 %r221,%tid.y;
mul.wide.s32 %rd139,%r221,2592;
add.s64 %rd141,%rd112,%rd139;
mul.wide.s32 %rd142,%r16,4;
add.s64 %rd143,%rd141,%rd142;
st.shared.u32 [%rd143+512],%r434;
$2_26:
add.s32 %r222,%r16,160;
setp.ge.s32 %p25,%r222,%r58;
@%p25 bra $2_28;
mov.u32 %r223,%tid.y;
mul.wide.s32 %rd144,%r223,2592;
add.s64 %rd146,%rd112,%rd144;
mul.wide.s32 %rd147,%r16,4;
add.s64 %rd148,%rd146,%rd147;
st.shared.u32 [%rd148+640],%r435;
$2_28:
add.s32 %r224,%r16,192;
setp.ge.s32 %p26,%r224,%r58;
@%p26 bra $2_30;
mov.u32 %r225,%tid.y;
mul.wide.s32 %rd149,%r225,2592;
add.s64 %rd151,%rd112,%rd149;
mul.wide.s32 %rd152,%r16,4;
add.s64 %rd153,%rd151,%rd152;
st.shared.u32 [%rd153+768],%r436;
$2_30:
add.s32 %r226,%r16,224;
setp.ge.s32 %p27,%r226,%r58;
@%p27 bra $2_32;
mov.u32 %r227,%tid.y;
mul.wide.s32 %rd154,%r227,2592;
add.s64 %rd156,%rd112,%rd154;
mul.wide.s32 %rd157,%r16,4;
add.s64 %rd158,%rd156,%rd157;
st.shared.u32 [%rd158+896],%r437;
$2_32:
setp.gt.s32 %p28,%r56,%r57;
and.b32 %r228,%r59,3;
selp.b32 %r60,%r228,0,%p28;
add.s32 %r418,%r16,256;
setp.ge.s32 %p29,%r418,%r58;
@%p29 bra $2_34;
$2_33:
.pragma "nounroll";
mov.u32 %r403,%tid.y;
cvt.s64.s32 %rd290,%r403;
mul.wide.s32 %rd160,%r418,4;
add.s64 %rd159,%rd32,%rd160;
ld.global.nc.u32 %r231,[%rd159];
mul.lo.s64 %rd161,%rd290,2592;
add.s64 %rd163,%rd112,%rd161;
add.s64 %rd164,%rd163,%rd160;
st.shared.u32 [%rd164],%r231;
add.s32 %r418,%r418,32;
setp.lt.s32 %p30,%r418,%r58;
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
mov.u32 %r421,0;
bra.uni $2_39;
$2_36:
mul.wide.s32 %rd165,%r58,4;
add.s64 %rd34,%rd32,%rd165;
mov.u32 %r419,0;
mov.u32 %r421,%r419;
$2_37:
.pragma "nounroll";
cvt.s64.s32 %rd167,%r419;
add.s64 %rd166,%rd34,%rd167;
ld.global.nc.u8 %r234,[%rd166];
and.b32 %r235,%r234,255;
shl.b32 %r236,%r419,3;
shl.b32 %r237,%r235,%r236;
or.b32 %r421,%r237,%r421;
add.s32 %r419,%r419,1;
setp.lt.u32 %p35,%r419,%r60;
@%p35 bra $2_37;
$2_39:
mov.u32 %r239,%tid.y;
mul.wide.s32 %rd168,%r239,2592;
add.s64 %rd170,%rd112,%rd168;
mul.wide.s32 %rd171,%r16,4;
add.s64 %rd172,%rd170,%rd171;
mul.wide.s32 %rd173,%r58,4;
add.s64 %rd174,%rd172,%rd173;
st.shared.u32 [%rd174],%r421;
$2_40:
bar.warp.sync -1;
$2_41:
add.s32 %r392,%r416,%r17;
add.s32 %r70,%r392,8;
setp.ge.s32 %p36,%r70,%r27;
@%p36 bra $2_58;
add.s32 %r402,%r416,%r17;
cvt.s64.s32 %rd175,%r70;
mul.lo.s64 %rd176,%rd292,%rd175;
add.s64 %rd177,%rd176,%rd30;
add.s64 %rd178,%rd291,%rd177;
add.s32 %r240,%r402,9;
setp.lt.s32 %p37,%r240,%r405;
selp.b32 %r241,1073741824,%r36,%p37;
and.b64 %rd35,%rd178,-4;
cvt.u32.u64 %r242,%rd178;
and.b32 %r243,%r242,3;
add.s32 %r244,%r37,%r243;
shr.s32 %r245,%r244,2;
add.s32 %r246,%r243,%r241;
shr.s32 %r247,%r246,2;
min.s32 %r71,%r245,%r247;
setp.ge.s32 %p38,%r16,%r71;
@%p38 bra $2_44;
mul.wide.s32 %rd180,%r16,4;
add.s64 %rd179,%rd35,%rd180;
ld.global.nc.u32 %r432,[%rd179];
$2_44:
add.s32 %r249,%r16,32;
setp.ge.s32 %p39,%r249,%r71;
@%p39 bra $2_46;
mul.wide.s32 %rd182,%r16,4;
add.s64 %rd183,%rd35,%rd182;
add.s64 %rd181,%rd183,128;
ld.global.nc.u32 %r431,[%rd181];
$2_46:
add.s32 %r251,%r16,64;
setp.ge.s32 %p40,%r251,%r71;
@%p40 bra $2_48;
mul.wide.s32 %rd185,%r16,4;
add.s64 %rd186,%rd35,%rd185;
add.s64 %rd184,%rd186,256;
ld.global.nc.u32 %r430,[%rd184];
$2_48:
add.s32 %r253,%r16,96;
setp.ge.s32 %p41,%r253,%r71;
@%p41 bra $2_50;
mul.wide.s32 %rd188,%r16,4;
add.s64 %rd189,%rd35,%rd188;
add.s64 %rd187,%rd189,384;
ld.global.nc.u32 %r433,[%rd187];
$2_50:
add.s32 %r255,%r16,128;
setp.ge.s32 %p42,%r255,%r71;
@%p42 bra $2_52;
mul.wide.s32 %rd191,%r16,4;
add.s64 %rd192,%rd35,%rd191;
add.s64 %rd190,%rd192,512;
ld.global.nc.u32 %r434,[%rd190];
$2_52:
add.s32 %r257,%r16,160;
setp.ge.s32 %p43,%r257,%r71;
@%p43 bra $2_54;
mul.wide.s32 %rd194,%r16,4;
add.s64 %rd195,%rd35,%rd194;
add.s64 %rd193,%rd195,640;
ld.global.nc.u32 %r435,[%rd193];
$2_54:
add.s32 %r259,%r16,192;
setp.ge.s32 %p44,%r259,%r71;
@%p44 bra $2_56;
mul.wide.s32 %rd197,%r16,4;
add.s64 %rd198,%rd35,%rd197;
add.s64 %rd196,%rd198,768;
ld.global.nc.u32 %r436,[%rd196];
$2_56:
add.s32 %r261,%r16,224;
setp.ge.s32 %p45,%r261,%r71;
@%p45 bra $2_58;
mul.wide.s32 %rd200,%r16,4;
add.s64 %rd201,%rd35,%rd200;
add.s64 %rd199,%rd201,896;
ld.global.nc.u32 %r437,[%rd199];
$2_58:
add.s32 %r393,%r416,%r17;
setp.lt.s32 %p81,%r393,%r27;
setp.ge.s32 %p80,%r416,%r34;
and.pred %p79,%p80,%p81;
@%p79 bra $2_68;
bra.uni $2_59;
$2_68:
setp.lt.s32 %p52,%r189,4;
mov.f32 %f118,0f00000000;
mov.f32 %f119,%f118;
mov.f32 %f120,%f118;
@%p52 bra $2_73;
mov.u32 %r440,0;
mov.u64 %rd295,%rd31;
$2_70:
.pragma "nounroll";
mul.wide.s32 %rd214,%r440,512;
mov.u64 %rd215,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd216,%rd215,%rd214;
mul.wide.s32 %rd217,%r16,16;
add.s64 %rd218,%rd216,%rd217;
ld.shared.v4.f32 {%f57,%f58,%f59,%f60},[%rd218];
ld.shared.u32 %r443,[%rd295];
ld.shared.u32 %r442,[%rd295+4];
ld.shared.u32 %r441,[%rd295+8];
setp.eq.s32 %p53,%r422,0;
@%p53 bra $2_72;
mad.lo.s32 %r274,%r422,4369,12816;
and.b32 %r275,%r274,30583;
prmt.b32 %r443,%r443,%r442,%r275;
prmt.b32 %r442,%r442,%r441,%r275;
ld.shared.u32 %r276,[%rd295+12];
prmt.b32 %r441,%r441,%r276,%r275;
$2_72:
add.s64 %rd295,%rd295,12;
mov.u32 %r277,30288;
mov.u32 %r278,1258291200;
prmt.b32 %r279,%r443,%r278,%r277;
mov.b32 %f61,%r279;
add.f32 %f62,%f61,0fCB000000;
fma.rn.f32 %f63,%f57,%f62,%f120;
mov.u32 %r280,30289;
prmt.b32 %r281,%r443,%r278,%r280;
mov.b32 %f64,%r281;
add.f32 %f65,%f64,0fCB000000;
fma.rn.f32 %f66,%f57,%f65,%f119;
mov.u32 %r282,30290;
prmt.b32 %r283,%r443,%r278,%r282;
mov.b32 %f67,%r283;
add.f32 %f68,%f67,0fCB000000;
fma.rn.f32 %f69,%f57,%f68,%f118;
mov.u32 %r284,30291;
prmt.b32 %r285,%r443,%r278,%r284;
mov.b32 %f70,%r285;
add.f32 %f71,%f70,0fCB000000;
fma.rn.f32 %f72,%f58,%f71,%f63;
prmt.b32 %r286,%r442,%r278,%r277;
mov.b32 %f73,%r286;
add.f32 %f74,%f73,0fCB000000;
fma.rn.f32 %f75,%f58,%f74,%f66;
prmt.b32 %r287,%r442,%r278,%r280;
mov.b32 %f76,%r287;
add.f32 %f77,%f76,0fCB000000;
fma.rn.f32 %f78,%f58,%f77,%f69;
prmt.b32 %r288,%r442,%r278,%r282;
mov.b32 %f79,%r288;
add.f32 %f80,%f79,0fCB000000;
fma.rn.f32 %f81,%f59,%f80,%f72;
prmt.b32 %r289,%r442,%r278,%r284;
mov.b32 %f82,%r289;
add.f32 %f83,%f82,0fCB000000;
fma.rn.f32 %f84,%f59,%f83,%f75;
prmt.b32 %r290,%r441,%r278,%r277;
mov.b32 %f85,%r290;
add.f32 %f86,%f85,0fCB000000;
fma.rn.f32 %f87,%f59,%f86,%f78;
prmt.b32 %r291,%r441,%r278,%r280;
mov.b32 %f88,%r291;
add.f32 %f89,%f88,0fCB000000;
fma.rn.f32 %f120,%f60,%f89,%f81;
prmt.b32 %r292,%r441,%r278,%r282;
mov.b32 %f90,%r292;
add.f32 %f91,%f90,0fCB000000;
fma.rn.f32 %f119,%f60,%f91,%f84;
prmt.b32 %r293,%r441,%r278,%r284;
mov.b32 %f92,%r293;
add.f32 %f93,%f92,0fCB000000;
fma.rn.f32 %f118,%f60,%f93,%f87;
add.s32 %r440,%r440,1;
setp.lt.s32 %p54,%r440,%r33;
@%p54 bra $2_70;
$2_73:
mul.lo.s32 %r295,%r16,3;
mul.wide.s32 %rd219,%r417,3072;
mov.u64 %rd220,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed;
add.s64 %rd221,%rd220,%rd219;
mul.wide.s32 %rd222,%r17,384;
add.s64 %rd223,%rd221,%rd222;
mul.wide.s32 %rd224,%r295,4;
add.s64 %rd40,%rd223,%rd224;
setp.eq.s32 %p55,%r163,0;
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
setp.ge.s32 %p82,%r416,%r34;
@%p82 bra $2_76;
shl.b32 %r95,%r33,2;
setp.ge.s32 %p47,%r17,%r95;
@%p47 bra $2_65;
cvt.s64.s32 %rd36,%r16;
mov.u32 %r438,%r17;
$2_62:
.pragma "nounroll";
sub.s32 %r98,%r438,%r31;
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
st.param.b32 [param1+0],%r163;
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
shr.s32 %r264,%r438,31;
shr.u32 %r265,%r264,30;
add.s32 %r266,%r438,%r265;
shr.s32 %r267,%r266,2;
mul.wide.s32 %rd202,%r267,512;
mov.u64 %rd203,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd204,%rd203,%rd202;
shl.b64 %rd205,%rd36,4;
add.s64 %rd206,%rd204,%rd205;
and.b32 %r268,%r266,-4;
sub.s32 %r269,%r438,%r268;
mul.wide.s32 %rd207,%r269,4;
add.s64 %rd208,%rd206,%rd207;
st.shared.f32 [%rd208],%f114;
add.s32 %r438,%r438,8;
setp.lt.s32 %p49,%r438,%r95;
@%p49 bra $2_62;
$2_65:
setp.ge.s32 %p50,%r16,%r43;
@%p50 bra $2_76;
mov.u32 %r439,%r16;
$2_67:
.pragma "nounroll";
shl.b64 %rd209,%rd28,8;
mov.u64 %rd210,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights;
add.s64 %rd211,%rd210,%rd209;
mul.wide.s32 %rd212,%r439,4;
add.s64 %rd213,%rd211,%rd212;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r26;
st.param.b32 [param0+4],%r40;
st.param.f32 [param0+8],%f4;
st.param.f32 [param0+12],%f5;
st.param.f32 [param0+16],%f6;
.param .b32 param1;
st.param.b32 [param1+0],%r163;
.param .b32 param2;
st.param.b32 [param2+0],%r439;
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
st.shared.f32 [%rd213],%f50;
add.s32 %r439,%r439,32;
setp.lt.s32 %p51,%r439,%r43;
@%p51 bra $2_67;
bra.uni $2_76;
$2_75:
st.shared.f32 [%rd40],%f120;
st.shared.f32 [%rd40+4],%f119;
st.shared.f32 [%rd40+8],%f118;
$2_76:
bar.sync 0;
add.s32 %r113,%r416,8;
min.s32 %r114,%r113,%r38;
max.s32 %r444,%r416,%r26;
setp.ge.s32 %p56,%r444,%r114;
@%p56 bra $2_82;
cvt.s64.s32 %rd41,%r417;
mul.lo.s32 %r296,%r16,3;
cvt.s64.s32 %rd42,%r296;
$2_78:
.pragma "nounroll";
sub.s32 %r117,%r444,%r26;
setp.lt.s32 %p57,%r117,64;
@%p57 bra $2_80;
bra.uni $2_79;
$2_80:
mul.wide.s32 %rd225,%r17,256;
mov.u64 %rd226,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights;
add.s64 %rd227,%rd226,%rd225;
mul.wide.s32 %rd228,%r117,4;
add.s64 %rd229,%rd227,%rd228;
ld.shared.f32 %f124,[%rd229];
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
st.param.b32 [param1+0],%r163;
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
sub.s32 %r298,%r444,%r416;
mul.lo.s64 %rd230,%rd41,3072;
mov.u64 %rd231,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed;
add.s64 %rd232,%rd231,%rd230;
mul.wide.s32 %rd233,%r298,384;
add.s64 %rd234,%rd232,%rd233;
shl.b64 %rd235,%rd42,2;
add.s64 %rd236,%rd234,%rd235;
ld.shared.f32 %f108,[%rd236];
fma.rn.f32 %f127,%f124,%f108,%f127;
ld.shared.f32 %f109,[%rd236+4];
fma.rn.f32 %f126,%f124,%f109,%f126;
ld.shared.f32 %f110,[%rd236+8];
fma.rn.f32 %f125,%f124,%f110,%f125;
add.s32 %r444,%r444,1;
setp.lt.s32 %p58,%r444,%r114;
@%p58 bra $2_78;
$2_82:
xor.b32 %r417,%r417,1;
setp.lt.s32 %p59,%r113,%r27;
mov.u32 %r416,%r113;
@%p59 bra $2_15;
$2_83:
mov.u32 %r395,%ctaid.y;
shl.b32 %r394,%r395,3;
add.s32 %r120,%r394,%r17;
setp.ge.s32 %p60,%r120,%r407;
@%p60 bra $2_110;
mov.u32 %r398,%ctaid.x;
mov.u32 %r397,%ctaid.x;
shl.b32 %r396,%r397,5;
mul.wide.s32 %rd237,%r17,2592;
mov.u64 %rd238,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd239,%rd238,%rd237;
cvt.rni.s32.f32 %r303,%f127;
max.s32 %r304,%r303,0;
min.s32 %r305,%r304,255;
mul.lo.s32 %r306,%r16,3;
cvt.s64.s32 %rd240,%r306;
add.s64 %rd241,%rd239,%rd240;
st.shared.u8 [%rd241],%r305;
cvt.rni.s32.f32 %r307,%f126;
max.s32 %r308,%r307,0;
min.s32 %r309,%r308,255;
st.shared.u8 [%rd241+1],%r309;
cvt.rni.s32.f32 %r310,%f125;
max.s32 %r311,%r310,0;
min.s32 %r312,%r311,255;
st.shared.u8 [%rd241+2],%r312;
bar.warp.sync -1;
cvt.s64.s32 %rd242,%r120;
mul.lo.s64 %rd43,%rd294,%rd242;
mul.lo.s32 %r314,%r397,96;
cvt.s64.s32 %rd44,%r314;
add.s64 %rd45,%rd43,%rd44;
sub.s32 %r316,%r406,%r396;
min.s32 %r317,%r316,32;
mul.lo.s32 %r121,%r317,3;
setp.lt.s32 %p61,%r317,1;
@%p61 bra $2_110;
add.s64 %rd47,%rd293,%rd45;
and.b64 %rd243,%rd47,15;
setp.eq.s64 %p62,%rd243,0;
@%p62 bra $2_95;
and.b64 %rd244,%rd47,3;
setp.ne.s64 %p63,%rd244,0;
mov.u32 %r453,0;
@%p63 bra $2_103;
shr.s32 %r319,%r121,31;
shr.u32 %r320,%r319,30;
add.s32 %r321,%r121,%r320;
shr.s32 %r122,%r321,2;
setp.ge.s32 %p64,%r16,%r122;
@%p64 bra $2_94;
not.b32 %r322,%r16;
add.s32 %r123,%r122,%r322;
shr.u32 %r323,%r123,5;
add.s32 %r324,%r323,1;
and.b32 %r446,%r324,3;
setp.eq.s32 %p65,%r446,0;
mov.u32 %r447,%r16;
@%p65 bra $2_91;
mul.wide.s32 %rd245,%r16,4;
add.s64 %rd246,%rd245,%rd43;
add.s64 %rd247,%rd246,%rd44;
add.s64 %rd297,%rd293,%rd247;
add.s64 %rd296,%rd239,%rd245;
mov.u32 %r447,%r16;
$2_90:
.pragma "nounroll";
ld.shared.u32 %r326,[%rd296];
st.u32 [%rd297],%r326;
add.s32 %r447,%r447,32;
add.s64 %rd297,%rd297,128;
add.s64 %rd296,%rd296,128;
add.s32 %r446,%r446,-1;
setp.ne.s32 %p66,%r446,0;
@%p66 bra $2_90;
$2_91:
setp.lt.u32 %p67,%r123,96;
@%p67 bra $2_94;
mul.wide.s32 %rd254,%r447,4;
add.s64 %rd255,%rd239,%rd254;
add.s64 %rd299,%rd255,256;
add.s64 %rd256,%rd254,%rd43;
add.s64 %rd257,%rd256,%rd44;
add.s64 %rd258,%rd293,%rd257;
add.s64 %rd298,%rd258,256;
$2_93:
ld.shared.u32 %r328,[%rd299+-256];
st.u32 [%rd298+-256],%r328;
ld.shared.u32 %r329,[%rd299+-128];
st.u32 [%rd298+-128],%r329;
ld.shared.u32 %r330,[%rd299];
st.u32 [%rd298],%r330;
ld.shared.u32 %r331,[%rd299+128];
st.u32 [%rd298+128],%r331;
add.s64 %rd299,%rd299,512;
add.s64 %rd298,%rd298,512;
add.s32 %r447,%r447,128;
setp.lt.s32 %p68,%r447,%r122;
@%p68 bra $2_93;
$2_94:
and.b32 %r453,%r121,-4;
bra.uni $2_103;
$2_95:
shr.s32 %r332,%r121,31;
shr.u32 %r333,%r332,28;
add.s32 %r334,%r121,%r333;
shr.s32 %r133,%r334,4;
setp.ge.s32 %p69,%r16,%r133;
@%p69 bra $2_102;
not.b32 %r335,%r16;
add.s32 %r134,%r133,%r335;
shr.u32 %r336,%r134,5;
add.s32 %r337,%r336,1;
and.b32 %r450,%r337,3;
setp.eq.s32 %p70,%r450,0;
mov.u32 %r451,%r16;
@%p70 bra $2_99;
mul.wide.s32 %rd259,%r16,4;
shl.b64 %rd263,%rd259,2;
add.s64 %rd301,%rd239,%rd263;
mul.wide.s32 %rd264,%r16,16;
add.s64 %rd265,%rd264,%rd43;
add.s64 %rd266,%rd265,%rd44;
add.s64 %rd300,%rd293,%rd266;
mov.u32 %r451,%r16;
$2_98:
.pragma "nounroll";
ld.shared.v4.u32 {%r339,%r340,%r341,%r342},[%rd301];
st.v4.u32 [%rd300],{%r339,%r340,%r341,%r342};
add.s32 %r451,%r451,32;
add.s64 %rd301,%rd301,512;
add.s64 %rd300,%rd300,512;
add.s32 %r450,%r450,-1;
setp.ne.s32 %p71,%r450,0;
@%p71 bra $2_98;
$2_99:
setp.lt.u32 %p72,%r134,96;
@%p72 bra $2_102;
mul.wide.s32 %rd267,%r451,16;
add.s64 %rd268,%rd267,%rd43;
add.s64 %rd269,%rd268,%rd44;
add.s64 %rd270,%rd293,%rd269;
add.s64 %rd303,%rd270,1024;
mul.wide.s32 %rd271,%r451,4;
shl.b64 %rd275,%rd271,2;
add.s64 %rd276,%rd239,%rd275;
add.s64 %rd302,%rd276,1024;
$2_101:
ld.shared.v4.u32 {%r348,%r349,%r350,%r351},[%rd302+-1024];
st.v4.u32 [%rd303+-1024],{%r348,%r349,%r350,%r351};
ld.shared.v4.u32 {%r356,%r357,%r358,%r359},[%rd302+-512];
st.v4.u32 [%rd303+-512],{%r356,%r357,%r358,%r359};
ld.shared.v4.u32 {%r364,%r365,%r366,%r367},[%rd302];
st.v4.u32 [%rd303],{%r364,%r365,%r366,%r367};
ld.shared.v4.u32 {%r372,%r373,%r374,%r375},[%rd302+512];
st.v4.u32 [%rd303+512],{%r372,%r373,%r374,%r375};
add.s64 %rd303,%rd303,2048;
add.s64 %rd302,%rd302,2048;
add.s32 %r451,%r451,128;
setp.lt.s32 %p73,%r451,%r133;
@%p73 bra $2_101;
$2_102:
and.b32 %r453,%r121,-16;
$2_103:
add.s32 %r456,%r453,%r16;
setp.ge.s32 %p74,%r456,%r121;
@%p74 bra $2_110;
mov.u32 %r400,%ctaid.x;
shl.b32 %r399,%r400,5;
mov.u32 %r380,-4;
sub.s32 %r381,%r380,%r16;
sub.s32 %r382,%r381,%r453;
not.b32 %r385,%r406;
add.s32 %r386,%r399,%r385;
max.s32 %r387,%r386,-33;
mad.lo.s32 %r146,%r387,-3,%r382;
shr.u32 %r388,%r146,5;
add.s32 %r389,%r388,1;
and.b32 %r455,%r389,3;
setp.eq.s32 %p75,%r455,0;
@%p75 bra $2_107;
cvt.s64.s32 %rd280,%r456;
add.s64 %rd281,%rd45,%rd280;
add.s64 %rd305,%rd293,%rd281;
add.s64 %rd304,%rd239,%rd280;
$2_106:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd304];
st.u8 [%rd305],%rs1;
add.s32 %r456,%r456,32;
add.s64 %rd305,%rd305,32;
add.s64 %rd304,%rd304,32;
add.s32 %r455,%r455,-1;
setp.ne.s32 %p76,%r455,0;
@%p76 bra $2_106;
$2_107:
setp.lt.u32 %p77,%r146,96;
@%p77 bra $2_110;
cvt.s64.s32 %rd285,%r456;
add.s64 %rd286,%rd239,%rd285;
add.s64 %rd307,%rd286,64;
add.s64 %rd287,%rd43,%rd285;
add.s64 %rd288,%rd287,%rd44;
add.s64 %rd289,%rd293,%rd288;
add.s64 %rd306,%rd289,64;
$2_109:
ld.shared.u8 %rs2,[%rd307+-64];
st.u8 [%rd306+-64],%rs2;
ld.shared.u8 %rs3,[%rd307+-32];
st.u8 [%rd306+-32],%rs3;
ld.shared.u8 %rs4,[%rd307];
st.u8 [%rd306],%rs4;
ld.shared.u8 %rs5,[%rd307+32];
st.u8 [%rd306+32],%rs5;
add.s64 %rd307,%rd307,128;
add.s64 %rd306,%rd306,128;
add.s32 %r456,%r456,128;
setp.lt.s32 %p78,%r456,%r121;
@%p78 bra $2_109;
$2_110:
ret;
}
`;
