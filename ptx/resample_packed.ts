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
.reg .pred %p<132>;
.reg .b16 %rs<2>;
.reg .f32 %f<234>;
.reg .b32 %r<642>;
.reg .f64 %fd<10>;
.reg .b64 %rd<338>;
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans[640];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans[160];
.shared .align 16 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights[8192];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights[2048];
.shared .align 16 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row[20736];
.shared .align 4 .b8 _ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed[6144];
ld.param.u64 %rd72,[p0];
ld.param.v2.u32 {%r570,%r571},[p1+32];
ld.param.v2.u32 {%r200,%r201},[p1+40];
ld.param.u64 %rd77,[p2];
ld.param.v2.u32 {%r572,%r573},[p3+32];
ld.param.v2.u32 {%r204,%r205},[p3+40];
ld.param.f64 %fd4,[p4];
ld.param.f64 %fd5,[p5];
ld.param.u32 %r197,[p6];
ld.param.u64 %rd327,[p3+8];
ld.param.u64 %rd78,[p3];
ld.param.u64 %rd325,[p1+8];
ld.param.u64 %rd73,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r201,0;
@%p2 bra $2_2;
cvta.to.global.u64 %rd82,%rd72;
mul.wide.s32 %rd83,%r1,40;
add.s64 %rd84,%rd82,%rd83;
ld.global.v2.u32 {%r570,%r571},[%rd84+32];
ld.global.u64 %rd325,[%rd84+8];
ld.global.u64 %rd324,[%rd84];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd85,%r1;
mul.lo.s64 %rd86,%rd73,%rd85;
add.s64 %rd324,%rd72,%rd86;
$2_3:
setp.eq.s32 %p3,%r205,0;
@%p3 bra $2_5;
cvta.to.global.u64 %rd87,%rd77;
mul.wide.s32 %rd88,%r1,40;
add.s64 %rd89,%rd87,%rd88;
ld.global.v2.u32 {%r572,%r573},[%rd89+32];
ld.global.u64 %rd327,[%rd89+8];
ld.global.u64 %rd326,[%rd89];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd90,%r1;
mul.lo.s64 %rd91,%rd78,%rd90;
add.s64 %rd326,%rd77,%rd91;
$2_6:
mov.u32 %r210,%ctaid.x;
shl.b32 %r15,%r210,5;
mov.u32 %r211,%ctaid.y;
shl.b32 %r16,%r211,3;
mov.u32 %r17,%tid.x;
mov.u32 %r18,%tid.y;
setp.le.s32 %p4,%r572,%r15;
setp.ge.s32 %p5,%r16,%r573;
or.pred %p6,%p5,%p4;
@%p6 bra $2_122;
setp.lt.s32 %p7,%r18,2;
setp.lt.s32 %p8,%r17,8;
setp.eq.s32 %p9,%r18,0;
or.pred %p10,%p9,%p8;
and.pred %p11,%p7,%p10;
mul.wide.s32 %rd92,%r17,20;
mov.u64 %rd93,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans;
add.s64 %rd27,%rd93,%rd92;
@%p11 bra $2_8;
bra.uni $2_13;
$2_8:
selp.b32 %r22,%r570,%r571,%p9;
selp.b32 %r23,%r572,%r573,%p9;
selp.f64 %fd9,%fd4,%fd5,%p9;
setp.neu.f64 %p13,%fd9,0d0000000000000000;
@%p13 bra $2_10;
cvt.rn.f64.s32 %fd6,%r23;
cvt.rn.f64.s32 %fd7,%r22;
div.rn.f64 %fd8,%fd6,%fd7;
rcp.rn.f64 %fd9,%fd8;
$2_10:
selp.b32 %r212,%r15,%r16,%p9;
add.s32 %r213,%r212,%r17;
add.s32 %r214,%r23,-1;
min.s32 %r215,%r213,%r214;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r197;
.param .b32 param1;
st.param.b32 [param1+0],%r215;
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
ld.shared.f32 %f4,[%rd27+8];
ld.shared.f32 %f5,[%rd27+12];
ld.shared.f32 %f6,[%rd27+16];
cvt.s64.s32 %rd28,%r18;
mul.wide.s32 %rd97,%r18,20;
mov.u64 %rd98,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans;
add.s64 %rd99,%rd98,%rd97;
ld.shared.u32 %r26,[%rd99];
ld.shared.u32 %r27,[%rd99+4];
ld.shared.f32 %f7,[%rd99+8];
ld.shared.f32 %f8,[%rd99+12];
ld.shared.f32 %f9,[%rd99+16];
ld.shared.u32 %r28,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans];
ld.shared.u32 %r216,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans+144];
ld.shared.u32 %r217,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE9row_spans+140];
add.s32 %r29,%r216,%r217;
ld.shared.u32 %r30,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans];
ld.shared.u32 %r31,[%rd27];
sub.s32 %r32,%r31,%r30;
shr.s32 %r218,%r32,31;
shr.u32 %r219,%r218,30;
add.s32 %r220,%r32,%r219;
and.b32 %r221,%r220,-4;
sub.s32 %r33,%r32,%r221;
ld.shared.u32 %r34,[%rd27+4];
ld.shared.u32 %r222,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans+624];
ld.shared.u32 %r223,[_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12column_spans+620];
add.s32 %r224,%r222,%r223;
sub.s32 %r225,%r224,%r30;
mul.lo.s32 %r35,%r225,3;
add.s32 %r226,%r35,3;
shr.s32 %r36,%r226,2;
setp.gt.s32 %p15,%r17,2;
@%p15 bra $2_15;
add.s32 %r227,%r36,%r17;
mul.lo.s64 %rd100,%rd28,2592;
mov.u64 %rd101,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd102,%rd101,%rd100;
mul.wide.s32 %rd103,%r227,4;
add.s64 %rd104,%rd102,%rd103;
mov.u32 %r228,0;
st.shared.u32 [%rd104],%r228;
$2_15:
add.s32 %r582,%r28,-8;
setp.ge.s32 %p16,%r582,%r29;
mov.f32 %f228,0f00000000;
mov.f32 %f229,%f228;
mov.f32 %f230,%f228;
@%p16 bra $2_103;
add.s32 %r231,%r34,%r33;
add.s32 %r232,%r231,3;
shr.s32 %r233,%r232,31;
shr.u32 %r234,%r233,30;
add.s32 %r235,%r232,%r234;
shr.s32 %r236,%r235,2;
mul.lo.s32 %r38,%r30,3;
sub.s32 %r237,%r570,%r30;
mul.lo.s32 %r39,%r237,3;
shr.s32 %r241,%r220,2;
mul.lo.s32 %r242,%r241,3;
mul.lo.s64 %rd105,%rd28,2592;
mov.u64 %rd106,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd107,%rd106,%rd105;
mul.wide.s32 %rd108,%r242,4;
add.s64 %rd29,%rd107,%rd108;
and.b32 %r43,%r235,-4;
min.s32 %r46,%r27,64;
and.b32 %r47,%r236,1;
sub.s32 %r48,%r236,%r47;
mov.u32 %r583,0;
cvt.u64.u32 %rd114,%r38;
cvt.s64.s32 %rd119,%r38;
$2_17:
.pragma "nounroll";
add.s32 %r59,%r582,%r18;
setp.lt.s32 %p17,%r59,%r29;
setp.ge.s32 %p18,%r582,%r28;
and.pred %p1,%p18,%p17;
not.pred %p19,%p1;
@%p19 bra $2_56;
add.s32 %r546,%r582,%r18;
not.b32 %r244,%r546;
add.s32 %r245,%r571,%r244;
cvt.s64.s32 %rd109,%r245;
mul.lo.s64 %rd110,%rd325,%rd109;
min.s64 %rd111,%rd110,1073741824;
cvt.u32.u64 %r246,%rd111;
cvt.u64.u32 %rd112,%r546;
mul.lo.s64 %rd113,%rd325,%rd112;
add.s64 %rd115,%rd113,%rd114;
add.s64 %rd116,%rd324,%rd115;
add.s32 %r247,%r39,%r246;
cvt.u32.u64 %r248,%rd116;
and.b32 %r60,%r248,3;
add.s32 %r61,%r60,%r247;
add.s32 %r249,%r247,%r248;
and.b32 %r63,%r249,3;
setp.eq.s32 %p20,%r60,0;
@%p20 bra $2_26;
setp.lt.s32 %p21,%r35,1021;
mov.u32 %r586,0;
@%p21 bra $2_25;
setp.gt.s32 %p22,%r61,1027;
@%p22 bra $2_24;
bra.uni $2_21;
$2_24:
add.s32 %r548,%r582,%r18;
cvt.s64.s32 %rd126,%r548;
mul.lo.s64 %rd127,%rd325,%rd126;
add.s64 %rd129,%rd127,%rd119;
add.s64 %rd130,%rd324,%rd129;
and.b64 %rd131,%rd130,-4;
add.s64 %rd125,%rd131,1024;
ld.global.nc.u32 %r586,[%rd125];
bra.uni $2_25;
$2_21:
shr.s32 %r551,%r61,2;
setp.ne.s32 %p23,%r551,256;
setp.eq.s32 %p24,%r63,0;
or.pred %p25,%p23,%p24;
@%p25 bra $2_25;
add.s32 %r547,%r582,%r18;
cvt.s64.s32 %rd117,%r547;
mul.lo.s64 %rd118,%rd325,%rd117;
add.s64 %rd120,%rd118,%rd119;
add.s64 %rd121,%rd324,%rd120;
and.b64 %rd122,%rd121,-4;
add.s64 %rd30,%rd122,1024;
mov.u32 %r584,0;
mov.u32 %r586,%r584;
$2_23:
.pragma "nounroll";
cvt.s64.s32 %rd124,%r584;
add.s64 %rd123,%rd30,%rd124;
ld.global.nc.u8 %r254,[%rd123];
and.b32 %r255,%r254,255;
shl.b32 %r256,%r584,3;
shl.b32 %r257,%r255,%r256;
or.b32 %r586,%r257,%r586;
add.s32 %r584,%r584,1;
setp.lt.u32 %p26,%r584,%r63;
@%p26 bra $2_23;
$2_25:
mov.u32 %r557,0;
mov.u32 %r291,31;
mov.u32 %r292,1;
mov.u32 %r293,-1;
shfl.sync.down.b32 %r294|%p27,%r602,%r292,%r291,%r293;
shfl.sync.idx.b32 %r296|%p28,%r602,%r557,%r291,%r293;
setp.eq.s32 %p29,%r17,31;
selp.b32 %r261,%r586,%r294,%p29;
shl.b32 %r290,%r60,3;
shf.r.wrap.b32 %r602,%r602,%r261,%r290;
shfl.sync.down.b32 %r297|%p30,%r603,%r292,%r291,%r293;
shfl.sync.idx.b32 %r298|%p31,%r603,%r557,%r291,%r293;
selp.b32 %r265,%r296,%r297,%p29;
shf.r.wrap.b32 %r603,%r603,%r265,%r290;
shfl.sync.down.b32 %r299|%p32,%r604,%r292,%r291,%r293;
shfl.sync.idx.b32 %r300|%p33,%r604,%r557,%r291,%r293;
selp.b32 %r269,%r298,%r299,%p29;
shf.r.wrap.b32 %r604,%r604,%r269,%r290;
shfl.sync.down.b32 %r301|%p34,%r605,%r292,%r291,%r293;
shfl.sync.idx.b32 %r302|%p35,%r605,%r557,%r291,%r293;
selp.b32 %r273,%r300,%r301,%p29;
shf.r.wrap.b32 %r605,%r605,%r273,%r290;
shfl.sync.down.b32 %r303|%p36,%r606,%r292,%r291,%r293;
shfl.sync.idx.b32 %r304|%p37,%r606,%r557,%r291,%r293;
selp.b32 %r277,%r302,%r303,%p29;
shf.r.wrap.b32 %r606,%r606,%r277,%r290;
shfl.sync.down.b32 %r305|%p38,%r607,%r292,%r291,%r293;
shfl.sync.idx.b32 %r306|%p39,%r607,%r557,%r291,%r293;
selp.b32 %r281,%r304,%r305,%p29;
shf.r.wrap.b32 %r607,%r607,%r281,%r290;
shfl.sync.down.b32 %r307|%p40,%r608,%r292,%r291,%r293;
shfl.sync.idx.b32 %r308|%p41,%r608,%r557,%r291,%r293;
selp.b32 %r285,%r306,%r307,%p29;
shf.r.wrap.b32 %r608,%r608,%r285,%r290;
shfl.sync.down.b32 %r309|%p42,%r609,%r292,%r291,%r293;
shfl.sync.idx.b32 %r310|%p43,%r609,%r557,%r291,%r293;
selp.b32 %r289,%r308,%r309,%p29;
shf.r.wrap.b32 %r609,%r609,%r289,%r290;
$2_26:
setp.ge.s32 %p44,%r17,%r36;
@%p44 bra $2_28;
mov.u32 %r311,%tid.y;
mul.wide.s32 %rd132,%r311,2592;
add.s64 %rd134,%rd106,%rd132;
mul.wide.s32 %rd135,%r17,4;
add.s64 %rd136,%rd134,%rd135;
st.shared.u32 [%rd136],%r609;
$2_28:
add.s32 %r312,%r17,32;
setp.ge.s32 %p45,%r312,%r36;
@%p45 bra $2_30;
mov.u32 %r313,%tid.y;
mul.wide.s32 %rd137,%r313,2592;
add.s64 %rd139,%rd106,%rd137;
mul.wide.s32 %rd140,%r17,4;
add.s64 %rd141,%rd139,%rd140;
st.shared.u32 [%rd141+128],%r608;
$2_30:
add.s32 %r314,%r17,64;
setp.ge.s32 %p46,%r314,%r36;
@%p46 bra $2_32;
mov.u32 %r315,%tid.y;
mul.wide.s32 %rd142,%r315,2592;
add.s64 %rd144,%rd106,%rd142;
mul.wide.s32 %rd145,%r17,4;
add.s64 %rd146,%rd144,%rd145;
st.shared.u32 [%rd146+256],%r607;
$2_32:
add.s32 %r316,%r17,96;
setp.ge.s32 %p47,%r316,%r36;
@%p47 bra $2_34;
mov.u32 %r317,%tid.y;
mul.wide.s32 %rd147,%r317,2592;
add.s64 %rd149,%rd106,%rd147;
mul.wide.s32 %rd150,%r17,4;
add.s64 %rd151,%rd149,%rd150;
st.shared.u32 [%rd151+384],%r606;
$2_34:
add.s32 %r318,%r17,128;
setp.ge.s32 %p48,%r318,%r36;
@%p48 bra $2_36;
mov.u32 %r319,%tid.y;
mul.wide.s32 %rd152,%r319,2592;
add.s64 %rd154,%rd106,%rd152;
mul.wide.s32 %rd155,%r17,4;
add.s64 %rd156,%rd154,%rd155;
st.shared.u32 [%rd156+512],%r605;
$2_36:
add.s32 %r320,%r17,160;
setp.ge.s32 %p49,%r320,%r36;
@%p49 bra $2_38;
mov.u32 %r321,%tid.y;
mul.wide.s32 %rd157,%r321,2592;
add.s64 %rd159,%rd106,%rd157;
mul.wide.s32 %rd160,%r17,4;
add.s64 %rd161,%rd159,%rd160;
st.shared.u32 [%rd161+640],%r604;
$2_38:
add.s32 %r322,%r17,192;
setp.ge.s32 %p50,%r322,%r36;
@%p50 bra $2_40;
mov.u32 %r323,%tid.y;
mul.wide.s32 %rd162,%r323,2592;
add.s64 %rd164,%rd106,%rd162;
mul.wide.s32 %rd165,%r17,4;
add.s64 %rd166,%rd164,%rd165;
st.shared.u32 [%rd166+768],%r603;
$2_40:
add.s32 %r324,%r17,224;
setp.ge.s32 %p51,%r324,%r36;
@%p51 bra $2_42;
mov.u32 %r325,%tid.y;
mul.wide.s32 %rd167,%r325,2592;
add.s64 %rd169,%rd106,%rd167;
mul.wide.s32 %rd170,%r17,4;
add.s64 %rd171,%rd169,%rd170;
st.shared.u32 [%rd171+896],%r602;
$2_42:
add.s32 %r595,%r17,256;
setp.ge.s32 %p52,%r595,%r36;
@%p52 bra $2_55;
shr.s32 %r552,%r61,2;
add.s32 %r549,%r582,%r18;
cvt.s64.s32 %rd172,%r549;
mul.lo.s64 %rd173,%rd325,%rd172;
add.s64 %rd175,%rd173,%rd119;
add.s64 %rd176,%rd324,%rd175;
and.b64 %rd177,%rd176,-4;
mul.wide.s32 %rd178,%r552,4;
add.s64 %rd31,%rd177,%rd178;
$2_44:
.pragma "nounroll";
shr.s32 %r553,%r61,2;
setp.gt.s32 %p53,%r553,%r595;
@%p53 bra $2_48;
bra.uni $2_45;
$2_48:
mul.wide.s32 %rd188,%r595,4;
add.s64 %rd181,%rd177,%rd188;
ld.global.nc.u32 %r598,[%rd181];
bra.uni $2_49;
$2_45:
shr.s32 %r554,%r61,2;
setp.eq.s32 %p54,%r63,0;
mov.u32 %r598,0;
setp.ne.s32 %p55,%r554,%r595;
or.pred %p56,%p55,%p54;
@%p56 bra $2_49;
mov.u32 %r596,%r598;
$2_47:
.pragma "nounroll";
cvt.s64.s32 %rd180,%r596;
add.s64 %rd179,%rd31,%rd180;
ld.global.nc.u8 %r330,[%rd179];
and.b32 %r331,%r330,255;
shl.b32 %r332,%r596,3;
shl.b32 %r333,%r331,%r332;
or.b32 %r598,%r333,%r598;
add.s32 %r596,%r596,1;
setp.lt.u32 %p57,%r596,%r63;
@%p57 bra $2_47;
$2_49:
shr.s32 %r555,%r61,2;
add.s32 %r335,%r595,1;
setp.gt.s32 %p58,%r555,%r335;
@%p58 bra $2_53;
bra.uni $2_50;
$2_53:
mul.wide.s32 %rd198,%r335,4;
add.s64 %rd191,%rd177,%rd198;
ld.global.nc.u32 %r601,[%rd191];
bra.uni $2_54;
$2_50:
shr.s32 %r556,%r61,2;
setp.eq.s32 %p59,%r63,0;
mov.u32 %r601,0;
setp.ne.s32 %p60,%r556,%r335;
or.pred %p61,%p60,%p59;
@%p61 bra $2_54;
mov.u32 %r599,%r601;
$2_52:
.pragma "nounroll";
cvt.s64.s32 %rd190,%r599;
add.s64 %rd189,%rd31,%rd190;
ld.global.nc.u8 %r340,[%rd189];
and.b32 %r341,%r340,255;
shl.b32 %r342,%r599,3;
shl.b32 %r343,%r341,%r342;
or.b32 %r601,%r343,%r601;
add.s32 %r599,%r599,1;
setp.lt.u32 %p62,%r599,%r63;
@%p62 bra $2_52;
$2_54:
shl.b32 %r351,%r248,3;
and.b32 %r349,%r351,24;
shf.r.wrap.b32 %r346,%r598,%r601,%r349;
mov.u32 %r352,%tid.y;
mul.wide.s32 %rd204,%r352,2592;
add.s64 %rd206,%rd106,%rd204;
mul.wide.s32 %rd207,%r595,4;
add.s64 %rd208,%rd206,%rd207;
st.shared.u32 [%rd208],%r346;
add.s32 %r595,%r595,32;
setp.lt.s32 %p63,%r595,%r36;
@%p63 bra $2_44;
$2_55:
bar.warp.sync -1;
$2_56:
add.s32 %r538,%r582,%r18;
add.s32 %r109,%r538,8;
setp.ge.s32 %p64,%r109,%r29;
@%p64 bra $2_78;
add.s32 %r550,%r582,%r18;
setp.gt.s32 %p65,%r17,%r36;
add.s32 %r353,%r571,-9;
sub.s32 %r354,%r353,%r550;
cvt.s64.s32 %rd209,%r354;
mul.lo.s64 %rd210,%rd325,%rd209;
min.s64 %rd211,%rd210,1073741824;
cvt.u32.u64 %r355,%rd211;
cvt.s64.s32 %rd212,%r109;
mul.lo.s64 %rd213,%rd325,%rd212;
add.s64 %rd215,%rd213,%rd119;
add.s64 %rd216,%rd324,%rd215;
add.s32 %r356,%r39,%r355;
and.b64 %rd32,%rd216,-4;
cvt.u32.u64 %r357,%rd216;
and.b32 %r358,%r357,3;
add.s32 %r359,%r358,%r356;
shr.s32 %r110,%r359,2;
add.s32 %r111,%r356,%r357;
setp.ge.s32 %p66,%r17,%r110;
or.pred %p67,%p66,%p65;
@%p67 bra $2_59;
mul.wide.s32 %rd218,%r17,4;
add.s64 %rd217,%rd32,%rd218;
ld.global.nc.u32 %r609,[%rd217];
$2_59:
add.s32 %r361,%r17,32;
setp.gt.s32 %p68,%r361,%r36;
setp.ge.s32 %p69,%r361,%r110;
or.pred %p70,%p69,%p68;
@%p70 bra $2_61;
mul.wide.s32 %rd220,%r17,4;
add.s64 %rd221,%rd32,%rd220;
add.s64 %rd219,%rd221,128;
ld.global.nc.u32 %r608,[%rd219];
$2_61:
add.s32 %r363,%r17,64;
setp.gt.s32 %p71,%r363,%r36;
setp.ge.s32 %p72,%r363,%r110;
or.pred %p73,%p72,%p71;
@%p73 bra $2_63;
mul.wide.s32 %rd223,%r17,4;
add.s64 %rd224,%rd32,%rd223;
add.s64 %rd222,%rd224,256;
ld.global.nc.u32 %r607,[%rd222];
$2_63:
add.s32 %r365,%r17,96;
setp.gt.s32 %p74,%r365,%r36;
setp.ge.s32 %p75,%r365,%r110;
or.pred %p76,%p75,%p74;
@%p76 bra $2_65;
mul.wide.s32 %rd226,%r17,4;
add.s64 %rd227,%rd32,%rd226;
add.s64 %rd225,%rd227,384;
ld.global.nc.u32 %r606,[%rd225];
$2_65:
add.s32 %r367,%r17,128;
setp.gt.s32 %p77,%r367,%r36;
setp.ge.s32 %p78,%r367,%r110;
or.pred %p79,%p78,%p77;
@%p79 bra $2_67;
mul.wide.s32 %rd229,%r17,4;
add.s64 %rd230,%rd32,%rd229;
add.s64 %rd228,%rd230,512;
ld.global.nc.u32 %r605,[%rd228];
$2_67:
add.s32 %r369,%r17,160;
setp.gt.s32 %p80,%r369,%r36;
setp.ge.s32 %p81,%r369,%r110;
or.pred %p82,%p81,%p80;
@%p82 bra $2_69;
mul.wide.s32 %rd232,%r17,4;
add.s64 %rd233,%rd32,%rd232;
add.s64 %rd231,%rd233,640;
ld.global.nc.u32 %r604,[%rd231];
$2_69:
add.s32 %r371,%r17,192;
setp.gt.s32 %p83,%r371,%r36;
setp.ge.s32 %p84,%r371,%r110;
or.pred %p85,%p84,%p83;
@%p85 bra $2_71;
mul.wide.s32 %rd235,%r17,4;
add.s64 %rd236,%rd32,%rd235;
add.s64 %rd234,%rd236,768;
ld.global.nc.u32 %r603,[%rd234];
$2_71:
add.s32 %r373,%r17,224;
setp.gt.s32 %p86,%r373,%r36;
setp.ge.s32 %p87,%r373,%r110;
or.pred %p88,%p87,%p86;
@%p88 bra $2_73;
mul.wide.s32 %rd238,%r17,4;
add.s64 %rd239,%rd32,%rd238;
add.s64 %rd237,%rd239,896;
ld.global.nc.u32 %r602,[%rd237];
$2_73:
and.b32 %r128,%r111,3;
setp.gt.s32 %p89,%r110,%r36;
@%p89 bra $2_78;
setp.eq.s32 %p90,%r128,0;
mov.u32 %r620,0;
@%p90 bra $2_77;
mul.wide.s32 %rd240,%r110,4;
add.s64 %rd33,%rd32,%rd240;
mov.u32 %r618,%r620;
$2_76:
.pragma "nounroll";
cvt.s64.s32 %rd242,%r618;
add.s64 %rd241,%rd33,%rd242;
ld.global.nc.u8 %r378,[%rd241];
and.b32 %r379,%r378,255;
shl.b32 %r380,%r618,3;
shl.b32 %r381,%r379,%r380;
or.b32 %r620,%r381,%r620;
add.s32 %r618,%r618,1;
setp.lt.u32 %p91,%r618,%r128;
@%p91 bra $2_76;
$2_77:
add.s32 %r564,%r17,224;
add.s32 %r563,%r17,192;
add.s32 %r562,%r17,160;
add.s32 %r561,%r17,128;
add.s32 %r560,%r17,96;
add.s32 %r559,%r17,64;
add.s32 %r558,%r17,32;
setp.eq.s32 %p92,%r17,%r110;
selp.b32 %r609,%r620,%r609,%p92;
setp.eq.s32 %p93,%r558,%r110;
selp.b32 %r608,%r620,%r608,%p93;
setp.eq.s32 %p94,%r559,%r110;
selp.b32 %r607,%r620,%r607,%p94;
setp.eq.s32 %p95,%r560,%r110;
selp.b32 %r606,%r620,%r606,%p95;
setp.eq.s32 %p96,%r561,%r110;
selp.b32 %r605,%r620,%r605,%p96;
setp.eq.s32 %p97,%r562,%r110;
selp.b32 %r604,%r620,%r604,%p97;
setp.eq.s32 %p98,%r563,%r110;
selp.b32 %r603,%r620,%r603,%p98;
setp.eq.s32 %p99,%r564,%r110;
selp.b32 %r602,%r620,%r602,%p99;
$2_78:
add.s32 %r539,%r582,%r18;
setp.lt.s32 %p130,%r539,%r29;
setp.ge.s32 %p129,%r582,%r28;
and.pred %p128,%p129,%p130;
@%p128 bra $2_88;
bra.uni $2_79;
$2_88:
setp.lt.s32 %p106,%r232,4;
mov.f32 %f221,0f00000000;
mov.f32 %f222,%f221;
mov.f32 %f223,%f221;
@%p106 bra $2_94;
and.b32 %r402,%r232,-4;
setp.eq.s32 %p107,%r402,4;
mov.u32 %r633,0;
mov.f32 %f221,0f00000000;
mov.u64 %rd329,%rd29;
@%p107 bra $2_92;
mov.f32 %f222,%f221;
mov.f32 %f223,%f221;
mov.u64 %rd329,%rd29;
mov.u32 %r632,%r48;
$2_91:
.pragma "nounroll";
cvt.s64.s32 %rd321,%r17;
mul.wide.s32 %rd255,%r633,512;
mov.u64 %rd256,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd257,%rd256,%rd255;
shl.b64 %rd258,%rd321,4;
add.s64 %rd259,%rd257,%rd258;
ld.shared.v4.f32 {%f68,%f69,%f70,%f71},[%rd259];
ld.shared.u32 %r404,[%rd329];
mov.u32 %r405,30288;
mov.u32 %r406,1258291200;
prmt.b32 %r407,%r404,%r406,%r405;
mov.b32 %f76,%r407;
add.f32 %f77,%f76,0fCB000000;
fma.rn.f32 %f78,%f68,%f77,%f223;
mov.u32 %r408,30289;
prmt.b32 %r409,%r404,%r406,%r408;
mov.b32 %f79,%r409;
add.f32 %f80,%f79,0fCB000000;
fma.rn.f32 %f81,%f68,%f80,%f222;
mov.u32 %r410,30290;
prmt.b32 %r411,%r404,%r406,%r410;
mov.b32 %f82,%r411;
add.f32 %f83,%f82,0fCB000000;
fma.rn.f32 %f84,%f68,%f83,%f221;
mov.u32 %r412,30291;
prmt.b32 %r413,%r404,%r406,%r412;
mov.b32 %f85,%r413;
add.f32 %f86,%f85,0fCB000000;
fma.rn.f32 %f87,%f69,%f86,%f78;
ld.shared.u32 %r414,[%rd329+4];
prmt.b32 %r415,%r414,%r406,%r405;
mov.b32 %f88,%r415;
add.f32 %f89,%f88,0fCB000000;
fma.rn.f32 %f90,%f69,%f89,%f81;
prmt.b32 %r416,%r414,%r406,%r408;
mov.b32 %f91,%r416;
add.f32 %f92,%f91,0fCB000000;
fma.rn.f32 %f93,%f69,%f92,%f84;
prmt.b32 %r417,%r414,%r406,%r410;
mov.b32 %f94,%r417;
add.f32 %f95,%f94,0fCB000000;
fma.rn.f32 %f96,%f70,%f95,%f87;
prmt.b32 %r418,%r414,%r406,%r412;
mov.b32 %f97,%r418;
add.f32 %f98,%f97,0fCB000000;
fma.rn.f32 %f99,%f70,%f98,%f90;
ld.shared.u32 %r419,[%rd329+8];
prmt.b32 %r420,%r419,%r406,%r405;
mov.b32 %f100,%r420;
add.f32 %f101,%f100,0fCB000000;
fma.rn.f32 %f102,%f70,%f101,%f93;
prmt.b32 %r421,%r419,%r406,%r408;
mov.b32 %f103,%r421;
add.f32 %f104,%f103,0fCB000000;
fma.rn.f32 %f105,%f71,%f104,%f96;
prmt.b32 %r422,%r419,%r406,%r410;
mov.b32 %f106,%r422;
add.f32 %f107,%f106,0fCB000000;
fma.rn.f32 %f108,%f71,%f107,%f99;
prmt.b32 %r423,%r419,%r406,%r412;
mov.b32 %f109,%r423;
add.f32 %f110,%f109,0fCB000000;
fma.rn.f32 %f111,%f71,%f110,%f102;
ld.shared.v4.f32 {%f112,%f113,%f114,%f115},[%rd259+512];
ld.shared.u32 %r424,[%rd329+12];
prmt.b32 %r425,%r424,%r406,%r405;
mov.b32 %f120,%r425;
add.f32 %f121,%f120,0fCB000000;
fma.rn.f32 %f122,%f112,%f121,%f105;
prmt.b32 %r426,%r424,%r406,%r408;
mov.b32 %f123,%r426;
add.f32 %f124,%f123,0fCB000000;
fma.rn.f32 %f125,%f112,%f124,%f108;
prmt.b32 %r427,%r424,%r406,%r410;
mov.b32 %f126,%r427;
add.f32 %f127,%f126,0fCB000000;
fma.rn.f32 %f128,%f112,%f127,%f111;
prmt.b32 %r428,%r424,%r406,%r412;
mov.b32 %f129,%r428;
add.f32 %f130,%f129,0fCB000000;
fma.rn.f32 %f131,%f113,%f130,%f122;
ld.shared.u32 %r429,[%rd329+16];
prmt.b32 %r430,%r429,%r406,%r405;
mov.b32 %f132,%r430;
add.f32 %f133,%f132,0fCB000000;
fma.rn.f32 %f134,%f113,%f133,%f125;
prmt.b32 %r431,%r429,%r406,%r408;
mov.b32 %f135,%r431;
add.f32 %f136,%f135,0fCB000000;
fma.rn.f32 %f137,%f113,%f136,%f128;
prmt.b32 %r432,%r429,%r406,%r410;
mov.b32 %f138,%r432;
add.f32 %f139,%f138,0fCB000000;
fma.rn.f32 %f140,%f114,%f139,%f131;
prmt.b32 %r433,%r429,%r406,%r412;
mov.b32 %f141,%r433;
add.f32 %f142,%f141,0fCB000000;
fma.rn.f32 %f143,%f114,%f142,%f134;
ld.shared.u32 %r434,[%rd329+20];
prmt.b32 %r435,%r434,%r406,%r405;
mov.b32 %f144,%r435;
add.f32 %f145,%f144,0fCB000000;
fma.rn.f32 %f146,%f114,%f145,%f137;
prmt.b32 %r436,%r434,%r406,%r408;
mov.b32 %f147,%r436;
add.f32 %f148,%f147,0fCB000000;
fma.rn.f32 %f223,%f115,%f148,%f140;
prmt.b32 %r437,%r434,%r406,%r410;
mov.b32 %f149,%r437;
add.f32 %f150,%f149,0fCB000000;
fma.rn.f32 %f222,%f115,%f150,%f143;
prmt.b32 %r438,%r434,%r406,%r412;
mov.b32 %f151,%r438;
add.f32 %f152,%f151,0fCB000000;
fma.rn.f32 %f221,%f115,%f152,%f146;
add.s32 %r633,%r633,2;
add.s64 %rd329,%rd329,24;
add.s32 %r632,%r632,-2;
setp.ne.s32 %p108,%r632,0;
@%p108 bra $2_91;
$2_92:
setp.eq.s32 %p109,%r47,0;
@%p109 bra $2_94;
mul.wide.s32 %rd260,%r633,512;
mov.u64 %rd261,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd262,%rd261,%rd260;
mul.wide.s32 %rd263,%r17,16;
add.s64 %rd264,%rd262,%rd263;
ld.shared.v4.f32 {%f153,%f154,%f155,%f156},[%rd264];
ld.shared.u32 %r439,[%rd329];
mov.u32 %r440,30288;
mov.u32 %r441,1258291200;
prmt.b32 %r442,%r439,%r441,%r440;
mov.b32 %f161,%r442;
add.f32 %f162,%f161,0fCB000000;
fma.rn.f32 %f163,%f153,%f162,%f223;
mov.u32 %r443,30289;
prmt.b32 %r444,%r439,%r441,%r443;
mov.b32 %f164,%r444;
add.f32 %f165,%f164,0fCB000000;
fma.rn.f32 %f166,%f153,%f165,%f222;
mov.u32 %r445,30290;
prmt.b32 %r446,%r439,%r441,%r445;
mov.b32 %f167,%r446;
add.f32 %f168,%f167,0fCB000000;
fma.rn.f32 %f169,%f153,%f168,%f221;
mov.u32 %r447,30291;
prmt.b32 %r448,%r439,%r441,%r447;
mov.b32 %f170,%r448;
add.f32 %f171,%f170,0fCB000000;
fma.rn.f32 %f172,%f154,%f171,%f163;
ld.shared.u32 %r449,[%rd329+4];
prmt.b32 %r450,%r449,%r441,%r440;
mov.b32 %f173,%r450;
add.f32 %f174,%f173,0fCB000000;
fma.rn.f32 %f175,%f154,%f174,%f166;
prmt.b32 %r451,%r449,%r441,%r443;
mov.b32 %f176,%r451;
add.f32 %f177,%f176,0fCB000000;
fma.rn.f32 %f178,%f154,%f177,%f169;
prmt.b32 %r452,%r449,%r441,%r445;
mov.b32 %f179,%r452;
add.f32 %f180,%f179,0fCB000000;
fma.rn.f32 %f181,%f155,%f180,%f172;
prmt.b32 %r453,%r449,%r441,%r447;
mov.b32 %f182,%r453;
add.f32 %f183,%f182,0fCB000000;
fma.rn.f32 %f184,%f155,%f183,%f175;
ld.shared.u32 %r454,[%rd329+8];
prmt.b32 %r455,%r454,%r441,%r440;
mov.b32 %f185,%r455;
add.f32 %f186,%f185,0fCB000000;
fma.rn.f32 %f187,%f155,%f186,%f178;
prmt.b32 %r456,%r454,%r441,%r443;
mov.b32 %f188,%r456;
add.f32 %f189,%f188,0fCB000000;
fma.rn.f32 %f223,%f156,%f189,%f181;
prmt.b32 %r457,%r454,%r441,%r445;
mov.b32 %f190,%r457;
add.f32 %f191,%f190,0fCB000000;
fma.rn.f32 %f222,%f156,%f191,%f184;
prmt.b32 %r458,%r454,%r441,%r447;
mov.b32 %f192,%r458;
add.f32 %f193,%f192,0fCB000000;
fma.rn.f32 %f221,%f156,%f193,%f187;
$2_94:
mul.lo.s32 %r460,%r17,3;
mul.wide.s32 %rd265,%r583,3072;
mov.u64 %rd266,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed;
add.s64 %rd267,%rd266,%rd265;
mul.wide.s32 %rd268,%r18,384;
add.s64 %rd269,%rd267,%rd268;
mul.wide.s32 %rd270,%r460,4;
add.s64 %rd40,%rd269,%rd270;
setp.eq.s32 %p110,%r197,0;
@%p110 bra $2_96;
mov.f32 %f194,0f00000000;
max.f32 %f195,%f223,%f194;
mov.f32 %f196,0f437F0000;
min.f32 %f197,%f195,%f196;
add.f32 %f198,%f197,0f4B000000;
add.f32 %f199,%f198,0fCB000000;
st.shared.f32 [%rd40],%f199;
max.f32 %f200,%f222,%f194;
min.f32 %f201,%f200,%f196;
add.f32 %f202,%f201,0f4B000000;
add.f32 %f203,%f202,0fCB000000;
st.shared.f32 [%rd40+4],%f203;
max.f32 %f204,%f221,%f194;
min.f32 %f205,%f204,%f196;
add.f32 %f206,%f205,0f4B000000;
add.f32 %f207,%f206,0fCB000000;
st.shared.f32 [%rd40+8],%f207;
bra.uni $2_97;
$2_79:
setp.ge.s32 %p131,%r582,%r28;
@%p131 bra $2_97;
setp.ge.s32 %p101,%r18,%r43;
@%p101 bra $2_85;
mov.u32 %r629,%r18;
$2_82:
.pragma "nounroll";
sub.s32 %r152,%r629,%r33;
setp.ge.u32 %p102,%r152,%r34;
mov.f32 %f214,0f00000000;
@%p102 bra $2_84;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r31;
st.param.b32 [param0+4],%r34;
st.param.f32 [param0+8],%f4;
st.param.f32 [param0+12],%f5;
st.param.f32 [param0+16],%f6;
.param .b32 param1;
st.param.b32 [param1+0],%r197;
.param .b32 param2;
st.param.b32 [param2+0],%r152;
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
$2_84:
cvt.s64.s32 %rd320,%r17;
shr.s32 %r390,%r629,31;
shr.u32 %r391,%r390,30;
add.s32 %r392,%r629,%r391;
shr.s32 %r393,%r392,2;
mul.wide.s32 %rd243,%r393,512;
mov.u64 %rd244,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE14column_weights;
add.s64 %rd245,%rd244,%rd243;
shl.b64 %rd246,%rd320,4;
add.s64 %rd247,%rd245,%rd246;
and.b32 %r394,%r392,-4;
sub.s32 %r395,%r629,%r394;
mul.wide.s32 %rd248,%r395,4;
add.s64 %rd249,%rd247,%rd248;
st.shared.f32 [%rd249],%f214;
add.s32 %r629,%r629,8;
setp.lt.s32 %p103,%r629,%r43;
@%p103 bra $2_82;
$2_85:
setp.ge.s32 %p104,%r17,%r46;
@%p104 bra $2_97;
mov.u32 %r630,%r17;
$2_87:
.pragma "nounroll";
shl.b64 %rd250,%rd28,8;
mov.u64 %rd251,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights;
add.s64 %rd252,%rd251,%rd250;
mul.wide.s32 %rd253,%r630,4;
add.s64 %rd254,%rd252,%rd253;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r26;
st.param.b32 [param0+4],%r27;
st.param.f32 [param0+8],%f7;
st.param.f32 [param0+12],%f8;
st.param.f32 [param0+16],%f9;
.param .b32 param1;
st.param.b32 [param1+0],%r197;
.param .b32 param2;
st.param.b32 [param2+0],%r630;
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
st.shared.f32 [%rd254],%f58;
add.s32 %r630,%r630,32;
setp.lt.s32 %p105,%r630,%r46;
@%p105 bra $2_87;
bra.uni $2_97;
$2_96:
st.shared.f32 [%rd40],%f223;
st.shared.f32 [%rd40+4],%f222;
st.shared.f32 [%rd40+8],%f221;
$2_97:
add.s32 %r540,%r27,%r26;
bar.sync 0;
add.s32 %r161,%r582,8;
min.s32 %r162,%r161,%r540;
max.s32 %r634,%r582,%r26;
setp.ge.s32 %p111,%r634,%r162;
@%p111 bra $2_102;
$2_98:
.pragma "nounroll";
sub.s32 %r165,%r634,%r26;
setp.lt.s32 %p112,%r165,64;
@%p112 bra $2_100;
bra.uni $2_99;
$2_100:
mul.wide.s32 %rd271,%r18,256;
mov.u64 %rd272,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE11row_weights;
add.s64 %rd273,%rd272,%rd271;
mul.wide.s32 %rd274,%r165,4;
add.s64 %rd275,%rd273,%rd274;
ld.shared.f32 %f227,[%rd275];
bra.uni $2_101;
$2_99:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0],%r26;
st.param.b32 [param0+4],%r27;
st.param.f32 [param0+8],%f7;
st.param.f32 [param0+12],%f8;
st.param.f32 [param0+16],%f9;
.param .b32 param1;
st.param.b32 [param1+0],%r197;
.param .b32 param2;
st.param.b32 [param2+0],%r165;
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
$2_101:
mul.lo.s32 %r568,%r17,3;
cvt.s64.s32 %rd323,%r568;
cvt.s64.s32 %rd322,%r583;
add.s32 %r567,%r582,8;
add.s32 %r566,%r27,%r26;
min.s32 %r565,%r567,%r566;
sub.s32 %r463,%r634,%r582;
mul.lo.s64 %rd276,%rd322,3072;
mov.u64 %rd277,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE7weighed;
add.s64 %rd278,%rd277,%rd276;
mul.wide.s32 %rd279,%r463,384;
add.s64 %rd280,%rd278,%rd279;
shl.b64 %rd281,%rd323,2;
add.s64 %rd282,%rd280,%rd281;
ld.shared.f32 %f208,[%rd282];
fma.rn.f32 %f230,%f227,%f208,%f230;
ld.shared.f32 %f209,[%rd282+4];
fma.rn.f32 %f229,%f227,%f209,%f229;
ld.shared.f32 %f210,[%rd282+8];
fma.rn.f32 %f228,%f227,%f210,%f228;
add.s32 %r634,%r634,1;
setp.lt.s32 %p113,%r634,%r565;
@%p113 bra $2_98;
$2_102:
add.s32 %r582,%r582,8;
xor.b32 %r583,%r583,1;
setp.lt.s32 %p114,%r582,%r29;
@%p114 bra $2_17;
$2_103:
mov.u32 %r542,%ctaid.y;
shl.b32 %r541,%r542,3;
add.s32 %r168,%r541,%r18;
setp.ge.s32 %p115,%r168,%r573;
@%p115 bra $2_122;
mov.u32 %r545,%ctaid.x;
mov.u32 %r544,%ctaid.x;
shl.b32 %r543,%r544,5;
mul.wide.s32 %rd283,%r18,2592;
mov.u64 %rd284,_ZZ8resampleILi3EEvPKvRK5BatchPvS4_ddiE12words_of_row;
add.s64 %rd285,%rd284,%rd283;
cvt.rni.s32.f32 %r468,%f230;
max.s32 %r469,%r468,0;
min.s32 %r470,%r469,255;
mul.lo.s32 %r471,%r17,3;
cvt.s64.s32 %rd286,%r471;
add.s64 %rd287,%rd285,%rd286;
st.shared.u8 [%rd287],%r470;
cvt.rni.s32.f32 %r472,%f229;
max.s32 %r473,%r472,0;
min.s32 %r474,%r473,255;
st.shared.u8 [%rd287+1],%r474;
cvt.rni.s32.f32 %r475,%f228;
max.s32 %r476,%r475,0;
min.s32 %r477,%r476,255;
st.shared.u8 [%rd287+2],%r477;
bar.warp.sync -1;
cvt.s64.s32 %rd288,%r168;
mul.lo.s64 %rd43,%rd327,%rd288;
mul.lo.s32 %r479,%r544,96;
cvt.s64.s32 %rd44,%r479;
add.s64 %rd45,%rd43,%rd44;
sub.s32 %r481,%r572,%r543;
min.s32 %r482,%r481,32;
mul.lo.s32 %r169,%r482,3;
setp.lt.s32 %p116,%r482,1;
@%p116 bra $2_122;
add.s64 %rd47,%rd326,%rd45;
and.b64 %rd289,%rd47,15;
setp.eq.s64 %p117,%rd289,0;
@%p117 bra $2_111;
and.b64 %rd290,%rd47,3;
setp.ne.s64 %p118,%rd290,0;
mov.u32 %r640,0;
@%p118 bra $2_119;
shr.s32 %r484,%r169,31;
shr.u32 %r485,%r484,30;
add.s32 %r486,%r169,%r485;
shr.s32 %r170,%r486,2;
setp.ge.s32 %p119,%r17,%r170;
@%p119 bra $2_110;
mul.wide.s32 %rd291,%r17,4;
add.s64 %rd292,%rd291,%rd43;
add.s64 %rd293,%rd292,%rd44;
add.s64 %rd331,%rd326,%rd293;
add.s64 %rd330,%rd285,%rd291;
mov.u32 %r635,%r17;
$2_109:
.pragma "nounroll";
ld.shared.u32 %r488,[%rd330];
st.u32 [%rd331],%r488;
add.s64 %rd331,%rd331,128;
add.s64 %rd330,%rd330,128;
add.s32 %r635,%r635,32;
setp.lt.s32 %p120,%r635,%r170;
@%p120 bra $2_109;
$2_110:
and.b32 %r640,%r169,-4;
bra.uni $2_119;
$2_111:
shr.s32 %r489,%r169,31;
shr.u32 %r490,%r489,28;
add.s32 %r491,%r169,%r490;
shr.s32 %r174,%r491,4;
setp.ge.s32 %p121,%r17,%r174;
@%p121 bra $2_118;
not.b32 %r492,%r17;
add.s32 %r175,%r174,%r492;
shr.u32 %r493,%r175,5;
add.s32 %r494,%r493,1;
and.b32 %r637,%r494,3;
setp.eq.s32 %p122,%r637,0;
mov.u32 %r638,%r17;
@%p122 bra $2_115;
mul.wide.s32 %rd297,%r17,4;
shl.b64 %rd301,%rd297,2;
add.s64 %rd333,%rd285,%rd301;
mul.wide.s32 %rd302,%r17,16;
add.s64 %rd303,%rd302,%rd43;
add.s64 %rd304,%rd303,%rd44;
add.s64 %rd332,%rd326,%rd304;
mov.u32 %r638,%r17;
$2_114:
.pragma "nounroll";
ld.shared.v4.u32 {%r496,%r497,%r498,%r499},[%rd333];
st.v4.u32 [%rd332],{%r496,%r497,%r498,%r499};
add.s32 %r638,%r638,32;
add.s64 %rd333,%rd333,512;
add.s64 %rd332,%rd332,512;
add.s32 %r637,%r637,-1;
setp.ne.s32 %p123,%r637,0;
@%p123 bra $2_114;
$2_115:
setp.lt.u32 %p124,%r175,96;
@%p124 bra $2_118;
mul.wide.s32 %rd305,%r638,16;
add.s64 %rd306,%rd305,%rd43;
add.s64 %rd307,%rd306,%rd44;
add.s64 %rd308,%rd326,%rd307;
add.s64 %rd335,%rd308,1024;
mul.wide.s32 %rd309,%r638,4;
shl.b64 %rd313,%rd309,2;
add.s64 %rd314,%rd285,%rd313;
add.s64 %rd334,%rd314,1024;
$2_117:
ld.shared.v4.u32 {%r505,%r506,%r507,%r508},[%rd334+-1024];
st.v4.u32 [%rd335+-1024],{%r505,%r506,%r507,%r508};
ld.shared.v4.u32 {%r513,%r514,%r515,%r516},[%rd334+-512];
st.v4.u32 [%rd335+-512],{%r513,%r514,%r515,%r516};
ld.shared.v4.u32 {%r521,%r522,%r523,%r524},[%rd334];
st.v4.u32 [%rd335],{%r521,%r522,%r523,%r524};
ld.shared.v4.u32 {%r529,%r530,%r531,%r532},[%rd334+512];
st.v4.u32 [%rd335+512],{%r529,%r530,%r531,%r532};
add.s64 %rd335,%rd335,2048;
add.s64 %rd334,%rd334,2048;
add.s32 %r638,%r638,128;
setp.lt.s32 %p125,%r638,%r174;
@%p125 bra $2_117;
$2_118:
and.b32 %r640,%r169,-16;
$2_119:
add.s32 %r641,%r640,%r17;
setp.ge.s32 %p126,%r641,%r169;
@%p126 bra $2_122;
cvt.s64.s32 %rd318,%r641;
add.s64 %rd319,%rd45,%rd318;
add.s64 %rd337,%rd326,%rd319;
add.s64 %rd336,%rd285,%rd318;
$2_121:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd336];
st.u8 [%rd337],%rs1;
add.s64 %rd337,%rd337,32;
add.s64 %rd336,%rd336,32;
add.s32 %r641,%r641,32;
setp.lt.s32 %p127,%r641,%r169;
@%p127 bra $2_121;
$2_122:
ret;
}
`;
