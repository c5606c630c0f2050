// Made from kernels/resize_cubic_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/resize_cubic_packed.cu`. */
export const RESIZE_CUBIC_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) _Z10load_bytesPKji(
.param .b64 p0,
.param .b32 p1
)
{
.reg .pred %p<6>;
.reg .b32 %r<59>;
.reg .b64 %rd<15>;
ld.param.u64 %rd6,[p0];
ld.param.u32 %r20,[p1];
setp.lt.s32 %p1,%r20,1;
mov.u32 %r58,0;
@%p1 bra $0_7;
add.s32 %r25,%r20,-1;
and.b32 %r57,%r20,3;
setp.lt.u32 %p2,%r25,3;
mov.u32 %r53,0;
mov.u32 %r58,%r53;
@%p2 bra $0_4;
sub.s32 %r2,%r57,%r20;
mov.u32 %r49,24;
mov.u64 %rd13,%rd6;
$0_3:
ld.global.nc.u8 %r29,[%rd13];
and.b32 %r33,%r29,255;
or.b32 %r34,%r33,%r58;
add.s64 %rd8,%rd13,1;
ld.global.nc.u8 %r30,[%rd8];
and.b32 %r35,%r30,255;
add.s32 %r36,%r49,-16;
shl.b32 %r37,%r35,%r36;
or.b32 %r38,%r37,%r34;
add.s64 %rd9,%rd13,2;
ld.global.nc.u8 %r31,[%rd9];
and.b32 %r39,%r31,255;
add.s32 %r40,%r49,-8;
shl.b32 %r41,%r39,%r40;
or.b32 %r42,%r41,%r38;
add.s64 %rd10,%rd13,3;
ld.global.nc.u8 %r32,[%rd10];
and.b32 %r43,%r32,255;
shl.b32 %r44,%r43,%r49;
or.b32 %r58,%r44,%r42;
add.s32 %r49,%r49,32;
add.s64 %rd13,%rd13,4;
add.s32 %r53,%r53,4;
add.s32 %r45,%r2,%r53;
setp.ne.s32 %p3,%r45,0;
@%p3 bra $0_3;
$0_4:
setp.eq.s32 %p4,%r57,0;
@%p4 bra $0_7;
shl.b32 %r55,%r53,3;
cvt.s64.s32 %rd11,%r53;
add.s64 %rd14,%rd6,%rd11;
$0_6:
.pragma "nounroll";
ld.global.nc.u8 %r46,[%rd14];
and.b32 %r47,%r46,255;
shl.b32 %r48,%r47,%r55;
or.b32 %r58,%r48,%r58;
add.s32 %r55,%r55,8;
add.s64 %rd14,%rd14,1;
add.s32 %r57,%r57,-1;
setp.ne.s32 %p5,%r57,0;
@%p5 bra $0_6;
$0_7:
st.param.b32 [func_retval0+0],%r58;
ret;
}
.visible .entry resize_cubic_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5
)
.maxntid 256,1,1
{
.reg .pred %p<73>;
.reg .b16 %rs<8>;
.reg .f32 %f<41>;
.reg .b32 %r<425>;
.reg .f64 %fd<43>;
.reg .b64 %rd<153>;
.shared .align 16 .b8 _ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block[1024];
ld.param.u64 %rd61,[p0];
ld.param.v2.u32 {%r394,%r395},[p1+32];
ld.param.v2.u32 {%r136,%r137},[p1+40];
ld.param.u64 %rd66,[p2];
ld.param.v2.u32 {%r396,%r397},[p3+32];
ld.param.v2.u32 {%r140,%r141},[p3+40];
ld.param.f64 %fd39,[p4];
ld.param.f64 %fd41,[p5];
ld.param.u64 %rd150,[p3+8];
ld.param.u64 %rd67,[p3];
ld.param.u64 %rd148,[p1+8];
ld.param.u64 %rd62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r137,0;
@%p3 bra $1_2;
cvta.to.global.u64 %rd71,%rd61;
mul.wide.s32 %rd72,%r1,40;
add.s64 %rd73,%rd71,%rd72;
ld.global.v2.u32 {%r394,%r395},[%rd73+32];
ld.global.u64 %rd148,[%rd73+8];
ld.global.u64 %rd147,[%rd73];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd74,%r1;
mul.lo.s64 %rd75,%rd62,%rd74;
add.s64 %rd147,%rd61,%rd75;
$1_3:
setp.eq.s32 %p4,%r141,0;
@%p4 bra $1_5;
cvta.to.global.u64 %rd76,%rd66;
mul.wide.s32 %rd77,%r1,40;
add.s64 %rd78,%rd76,%rd77;
ld.global.v2.u32 {%r396,%r397},[%rd78+32];
ld.global.u64 %rd150,[%rd78+8];
ld.global.u64 %rd149,[%rd78];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd79,%r1;
mul.lo.s64 %rd80,%rd67,%rd79;
add.s64 %rd149,%rd66,%rd80;
$1_6:
mov.u32 %r146,%ctaid.x;
shl.b32 %r14,%r146,5;
mov.u32 %r15,%tid.x;
mov.u32 %r147,%ctaid.y;
shl.b32 %r148,%r147,3;
mov.u32 %r149,%tid.y;
add.s32 %r150,%r148,%r149;
shl.b32 %r17,%r150,2;
sub.s32 %r19,%r397,%r17;
min.s32 %r20,%r19,4;
setp.le.s32 %p5,%r396,%r14;
setp.lt.s32 %p6,%r20,1;
or.pred %p7,%p5,%p6;
@%p7 bra $1_76;
setp.neu.f64 %p8,%fd39,0d0000000000000000;
@%p8 bra $1_9;
cvt.rn.f64.s32 %fd13,%r396;
cvt.rn.f64.s32 %fd14,%r394;
div.rn.f64 %fd15,%fd13,%fd14;
rcp.rn.f64 %fd39,%fd15;
$1_9:
add.s32 %r151,%r14,%r15;
add.s32 %r152,%r396,-1;
min.s32 %r153,%r151,%r152;
cvt.rn.f64.s32 %fd16,%r153;
mov.f64 %fd17,0d3FE0000000000000;
add.rn.f64 %fd18,%fd16,%fd17;
mul.rn.f64 %fd19,%fd18,%fd39;
mov.f64 %fd20,0dBFE0000000000000;
add.rn.f64 %fd21,%fd19,%fd20;
mov.f64 %fd22,0d4338000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
sub.rn.f64 %fd24,%fd23,%fd22;
sub.rn.f64 %fd40,%fd21,%fd24;
{
.reg .b32 %temp;
mov.b64 {%r398,%temp},%fd23;
}
setp.geu.f64 %p9,%fd40,0d0000000000000000;
@%p9 bra $1_11;
add.s32 %r398,%r398,-1;
mov.f64 %fd25,0d3FF0000000000000;
add.rn.f64 %fd40,%fd40,%fd25;
$1_11:
cvt.rn.f32.f64 %f1,%fd40;
add.f32 %f2,%f1,0f3F800000;
mov.f32 %f3,0f3F800000;
fma.rn.f32 %f4,%f2,0fBF400000,0f40700000;
fma.rn.f32 %f5,%f2,%f4,0fC0C00000;
fma.rn.f32 %f6,%f2,%f5,0f40400000;
fma.rn.f32 %f7,%f1,0f3FA00000,0fC0100000;
mul.f32 %f8,%f7,%f1;
fma.rn.f32 %f9,%f8,%f1,0f3F800000;
sub.f32 %f10,%f3,%f1;
fma.rn.f32 %f11,%f10,0f3FA00000,0fC0100000;
mul.f32 %f12,%f10,%f11;
fma.rn.f32 %f13,%f10,%f12,0f3F800000;
sub.f32 %f14,%f3,%f6;
sub.f32 %f15,%f14,%f9;
sub.f32 %f16,%f15,%f13;
mul.f32 %f17,%f6,0f45000000;
cvt.rni.s32.f32 %r400,%f17;
mul.f32 %f18,%f9,0f45000000;
cvt.rni.s32.f32 %r401,%f18;
mul.f32 %f19,%f13,0f45000000;
cvt.rni.s32.f32 %r27,%f19;
mul.f32 %f20,%f16,0f45000000;
cvt.rni.s32.f32 %r28,%f20;
add.s32 %r404,%r398,-1;
setp.gt.s32 %p10,%r398,0;
mov.u32 %r408,%r27;
mov.u32 %r403,%r28;
@%p10 bra $1_17;
add.s32 %r400,%r400,%r401;
setp.gt.s32 %p11,%r398,-1;
mov.u32 %r403,0;
mov.u32 %r401,%r27;
mov.u32 %r408,%r28;
mov.u32 %r404,%r398;
@%p11 bra $1_17;
bra.uni $1_13;
$1_17:
add.s32 %r42,%r394,-4;
setp.le.s32 %p15,%r404,%r42;
mov.u32 %r406,%r400;
mov.u32 %r407,%r401;
mov.u32 %r410,%r404;
@%p15 bra $1_23;
add.s32 %r403,%r403,%r408;
add.s32 %r410,%r404,-1;
setp.le.s32 %p16,%r410,%r42;
mov.u32 %r406,0;
mov.u32 %r407,%r400;
mov.u32 %r408,%r401;
@%p16 bra $1_23;
add.s32 %r403,%r403,%r401;
add.s32 %r410,%r404,-2;
setp.le.s32 %p17,%r410,%r42;
mov.u32 %r407,%r406;
mov.u32 %r408,%r400;
@%p17 bra $1_23;
add.s32 %r403,%r403,%r400;
add.s32 %r410,%r404,-3;
setp.le.s32 %p18,%r410,%r42;
mov.u32 %r406,0;
mov.u32 %r407,%r406;
mov.u32 %r408,%r406;
@%p18 bra $1_23;
$1_22:
.pragma "nounroll";
add.s32 %r410,%r410,-1;
setp.gt.s32 %p19,%r410,%r42;
mov.u32 %r407,%r406;
mov.u32 %r408,%r406;
@%p19 bra $1_22;
$1_23:
mov.u32 %r172,21520;
prmt.b32 %r57,%r406,%r407,%r172;
prmt.b32 %r58,%r408,%r403,%r172;
shr.s32 %r173,%r15,31;
shr.u32 %r174,%r173,30;
add.s32 %r175,%r15,%r174;
and.b32 %r176,%r175,-4;
sub.s32 %r177,%r15,%r176;
add.s32 %r59,%r17,%r177;
setp.neu.f64 %p20,%fd41,0d0000000000000000;
@%p20 bra $1_25;
cvt.rn.f64.s32 %fd26,%r397;
cvt.rn.f64.s32 %fd27,%r395;
div.rn.f64 %fd28,%fd26,%fd27;
rcp.rn.f64 %fd41,%fd28;
$1_25:
add.s32 %r178,%r397,-1;
min.s32 %r179,%r59,%r178;
cvt.rn.f64.s32 %fd29,%r179;
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd29,%fd30;
mul.rn.f64 %fd32,%fd31,%fd41;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r411,%temp},%fd36;
}
setp.geu.f64 %p21,%fd42,0d0000000000000000;
@%p21 bra $1_27;
add.s32 %r411,%r411,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$1_27:
cvt.rn.f32.f64 %f21,%fd42;
add.f32 %f22,%f21,0f3F800000;
mov.f32 %f23,0f3F800000;
fma.rn.f32 %f24,%f22,0fBF400000,0f40700000;
fma.rn.f32 %f25,%f22,%f24,0fC0C00000;
fma.rn.f32 %f26,%f22,%f25,0f40400000;
fma.rn.f32 %f27,%f21,0f3FA00000,0fC0100000;
mul.f32 %f28,%f27,%f21;
fma.rn.f32 %f29,%f28,%f21,0f3F800000;
sub.f32 %f30,%f23,%f21;
fma.rn.f32 %f31,%f30,0f3FA00000,0fC0100000;
mul.f32 %f32,%f30,%f31;
fma.rn.f32 %f33,%f30,%f32,0f3F800000;
sub.f32 %f34,%f23,%f26;
sub.f32 %f35,%f34,%f29;
sub.f32 %f36,%f35,%f33;
mul.f32 %f37,%f26,0f45000000;
cvt.rni.s32.f32 %r180,%f37;
mul.f32 %f38,%f29,0f45000000;
cvt.rni.s32.f32 %r181,%f38;
mul.f32 %f39,%f33,0f45000000;
cvt.rni.s32.f32 %r182,%f39;
mul.f32 %f40,%f36,0f45000000;
cvt.rni.s32.f32 %r183,%f40;
mov.u32 %r184,21520;
prmt.b32 %r63,%r180,%r181,%r184;
prmt.b32 %r64,%r182,%r183,%r184;
setp.lt.s32 %p22,%r19,1;
@%p22 bra $1_47;
add.s32 %r65,%r395,-1;
mov.u32 %r185,0;
cvt.s64.s32 %rd84,%r410;
mov.u32 %r412,%r185;
$1_29:
.pragma "nounroll";
mov.u32 %r188,31;
mov.u32 %r189,-1;
shfl.sync.idx.b32 %r67|%p23,%r411,%r412,%r188,%r189;
shfl.sync.idx.b32 %r68|%p1,%r63,%r412,%r188,%r189;
shfl.sync.idx.b32 %r69|%p2,%r64,%r412,%r188,%r189;
add.s32 %r190,%r67,-1;
max.s32 %r70,%r190,0;
min.s32 %r191,%r70,%r65;
cvt.s64.s32 %rd82,%r191;
mul.lo.s64 %rd83,%rd148,%rd82;
add.s64 %rd85,%rd83,%rd84;
add.s64 %rd28,%rd147,%rd85;
cvt.u32.u64 %r192,%rd28;
and.b32 %r71,%r192,3;
and.b64 %rd81,%rd28,-4;
ld.global.nc.u32 %r186,[%rd81];
setp.eq.s32 %p24,%r71,0;
mov.u32 %r413,%r185;
@%p24 bra $1_33;
add.s32 %r193,%r410,7;
setp.gt.s32 %p25,%r193,%r394;
setp.ge.s32 %p26,%r70,%r65;
and.pred %p27,%p25,%p26;
add.s64 %rd30,%rd81,4;
@%p27 bra $1_32;
bra.uni $1_31;
$1_32:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd30;
.param .b32 param1;
st.param.b32 [param1+0],%r71;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r413,[retval0+0];
}
bra.uni $1_33;
$1_31:
ld.global.nc.u32 %r413,[%rd30];
$1_33:
setp.lt.u32 %p28,%r190,%r65;
add.s64 %rd88,%rd28,%rd148;
selp.b64 %rd31,%rd88,%rd28,%p28;
cvt.u32.u64 %r198,%rd31;
and.b32 %r76,%r198,3;
and.b64 %rd87,%rd31,-4;
ld.global.nc.u32 %r195,[%rd87];
setp.eq.s32 %p29,%r76,0;
mov.u32 %r414,0;
@%p29 bra $1_37;
add.s32 %r199,%r410,7;
setp.gt.s32 %p30,%r199,%r394;
max.s32 %r200,%r67,0;
setp.ge.s32 %p31,%r200,%r65;
and.pred %p32,%p30,%p31;
add.s64 %rd33,%rd87,4;
@%p32 bra $1_36;
bra.uni $1_35;
$1_36:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b32 param1;
st.param.b32 [param1+0],%r76;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r414,[retval0+0];
}
bra.uni $1_37;
$1_35:
ld.global.nc.u32 %r414,[%rd33];
$1_37:
add.s64 %rd91,%rd31,%rd148;
setp.lt.u32 %p33,%r67,%r65;
selp.b64 %rd92,%rd91,%rd31,%p33;
cvt.u32.u64 %r203,%rd92;
and.b32 %r81,%r203,3;
and.b64 %rd90,%rd92,-4;
ld.global.nc.u32 %r202,[%rd90];
setp.eq.s32 %p34,%r81,0;
@%p34 bra $1_41;
add.s32 %r204,%r410,7;
setp.gt.s32 %p35,%r204,%r394;
add.s32 %r205,%r67,1;
max.s32 %r206,%r205,0;
setp.ge.s32 %p36,%r206,%r65;
and.pred %p37,%p35,%p36;
add.s64 %rd35,%rd90,4;
@%p37 bra $1_40;
bra.uni $1_39;
$1_40:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd35;
.param .b32 param1;
st.param.b32 [param1+0],%r81;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r415,[retval0+0];
}
bra.uni $1_42;
$1_41:
mov.u32 %r415,0;
bra.uni $1_42;
$1_39:
ld.global.nc.u32 %r415,[%rd35];
$1_42:
add.s32 %r211,%r67,1;
setp.lt.u32 %p38,%r211,%r65;
mov.u32 %r268,0;
add.s64 %rd104,%rd92,%rd148;
selp.b64 %rd105,%rd104,%rd92,%p38;
cvt.u32.u64 %r215,%rd105;
and.b32 %r86,%r215,3;
and.b64 %rd94,%rd105,-4;
ld.global.nc.u32 %r209,[%rd94];
setp.eq.s32 %p41,%r86,0;
mov.u32 %r416,%r268;
@%p41 bra $1_46;
add.s32 %r220,%r410,7;
setp.gt.s32 %p45,%r220,%r394;
add.s32 %r221,%r67,2;
max.s32 %r222,%r221,0;
setp.ge.s32 %p46,%r222,%r65;
and.pred %p47,%p45,%p46;
add.s64 %rd36,%rd94,4;
@%p47 bra $1_45;
bra.uni $1_44;
$1_45:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd36;
.param .b32 param1;
st.param.b32 [param1+0],%r86;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r416,[retval0+0];
}
bra.uni $1_46;
$1_44:
ld.global.nc.u32 %r416,[%rd36];
$1_46:
mad.lo.s32 %r263,%r86,4369,12816;
mad.lo.s32 %r227,%r71,4369,12816;
prmt.b32 %r224,%r186,%r413,%r227;
cvt.s32.s16 %r272,%r68;
mov.u32 %r232,%r268;
dp2a.lo.s32.u32 %r232,%r57,%r224,%r232;
dp2a.hi.s32.u32 %r232,%r58,%r224,%r232;
mul.lo.s32 %r273,%r232,%r272;
mad.lo.s32 %r239,%r76,4369,12816;
prmt.b32 %r236,%r195,%r414,%r239;
shr.s32 %r274,%r68,16;
mov.u32 %r244,%r268;
dp2a.lo.s32.u32 %r244,%r57,%r236,%r244;
dp2a.hi.s32.u32 %r244,%r58,%r236,%r244;
mad.lo.s32 %r275,%r244,%r274,%r273;
add.s32 %r276,%r275,2097152;
mad.lo.s32 %r251,%r81,4369,12816;
prmt.b32 %r248,%r202,%r415,%r251;
cvt.s32.s16 %r277,%r69;
mov.u32 %r256,%r268;
dp2a.lo.s32.u32 %r256,%r57,%r248,%r256;
dp2a.hi.s32.u32 %r256,%r58,%r248,%r256;
mad.lo.s32 %r278,%r256,%r277,%r276;
prmt.b32 %r260,%r209,%r416,%r263;
shr.s32 %r279,%r69,16;
dp2a.lo.s32.u32 %r268,%r57,%r260,%r268;
dp2a.hi.s32.u32 %r268,%r58,%r260,%r268;
mad.lo.s32 %r280,%r268,%r279,%r278;
shr.s32 %r281,%r280,22;
max.s32 %r282,%r281,0;
min.s32 %r283,%r282,255;
mov.u32 %r284,%tid.x;
shl.b32 %r285,%r412,5;
add.s32 %r286,%r285,%r284;
cvt.s64.s32 %rd119,%r286;
mul.wide.u32 %rd120,%r149,128;
mov.u64 %rd121,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd122,%rd121,%rd120;
add.s64 %rd123,%rd122,%rd119;
st.shared.u8 [%rd123],%r283;
add.s32 %r412,%r412,1;
setp.lt.s32 %p48,%r412,%r20;
@%p48 bra $1_29;
$1_47:
bar.warp.sync -1;
@%p22 bra $1_76;
cvt.s64.s32 %rd37,%r14;
sub.s32 %r290,%r396,%r14;
min.s32 %r92,%r290,32;
setp.lt.s32 %p50,%r92,1;
shr.s32 %r291,%r92,31;
shr.u32 %r292,%r291,28;
add.s32 %r293,%r92,%r292;
shr.s32 %r93,%r293,4;
shr.u32 %r294,%r291,30;
add.s32 %r295,%r92,%r294;
shr.s32 %r94,%r295,2;
and.b32 %r95,%r92,-4;
@%p50 bra $1_76;
and.b32 %r96,%r92,-16;
not.b32 %r298,%r15;
add.s32 %r299,%r94,%r298;
shr.u32 %r300,%r299,5;
add.s32 %r301,%r300,1;
add.s32 %r302,%r93,%r298;
shr.u32 %r303,%r302,5;
add.s32 %r304,%r303,1;
not.b32 %r307,%r396;
add.s32 %r308,%r14,%r307;
max.s32 %r309,%r308,-33;
mov.u32 %r310,-2;
sub.s32 %r311,%r310,%r309;
sub.s32 %r97,%r311,%r15;
and.b32 %r98,%r304,3;
and.b32 %r99,%r301,3;
cvt.s64.s32 %rd38,%r15;
add.s32 %r100,%r15,32;
add.s32 %r101,%r15,64;
cvt.u64.u32 %rd39,%r149;
mul.wide.u32 %rd124,%r149,128;
mov.u64 %rd125,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd126,%rd125,%rd124;
add.s64 %rd40,%rd126,256;
add.s64 %rd127,%rd149,%rd37;
add.s64 %rd41,%rd127,256;
mov.u32 %r417,0;
shl.b64 %rd130,%rd39,7;
$1_50:
.pragma "nounroll";
add.s32 %r316,%r417,%r17;
cvt.s64.s32 %rd128,%r316;
mul.lo.s64 %rd43,%rd150,%rd128;
add.s64 %rd129,%rd43,%rd37;
add.s64 %rd44,%rd149,%rd129;
shl.b32 %r317,%r417,5;
cvt.s64.s32 %rd45,%r317;
add.s64 %rd132,%rd125,%rd130;
add.s64 %rd46,%rd132,%rd45;
and.b64 %rd133,%rd44,15;
setp.eq.s64 %p51,%rd133,0;
@%p51 bra $1_59;
mov.u32 %r318,%tid.x;
setp.ge.s32 %p52,%r318,%r94;
and.b64 %rd134,%rd44,3;
setp.ne.s64 %p53,%rd134,0;
or.pred %p54,%p53,%p52;
selp.b32 %r422,0,%r95,%p53;
@%p54 bra $1_67;
setp.eq.s32 %p55,%r99,0;
mov.u32 %r418,%r318;
@%p55 bra $1_56;
shl.b64 %rd135,%rd38,2;
add.s64 %rd47,%rd46,%rd135;
ld.shared.u32 %r319,[%rd47];
add.s64 %rd48,%rd44,%rd135;
st.u32 [%rd48],%r319;
setp.eq.s32 %p56,%r99,1;
mov.u32 %r418,%r100;
@%p56 bra $1_56;
setp.eq.s32 %p57,%r99,2;
ld.shared.u32 %r320,[%rd47+128];
st.u32 [%rd48+128],%r320;
mov.u32 %r418,%r101;
@%p57 bra $1_56;
ld.shared.u32 %r321,[%rd47+256];
st.u32 [%rd48+256],%r321;
mov.u32 %r322,%tid.x;
add.s32 %r418,%r322,96;
$1_56:
not.b32 %r324,%r318;
add.s32 %r325,%r94,%r324;
setp.lt.u32 %p58,%r325,96;
mov.u32 %r422,%r95;
@%p58 bra $1_67;
mul.wide.s32 %rd136,%r418,4;
add.s64 %rd137,%rd136,%rd45;
add.s64 %rd152,%rd40,%rd137;
add.s64 %rd138,%rd136,%rd43;
add.s64 %rd151,%rd41,%rd138;
$1_58:
ld.shared.u32 %r326,[%rd152+-256];
st.u32 [%rd151+-256],%r326;
ld.shared.u32 %r327,[%rd152+-128];
st.u32 [%rd151+-128],%r327;
ld.shared.u32 %r328,[%rd152];
st.u32 [%rd151],%r328;
ld.shared.u32 %r329,[%rd152+128];
st.u32 [%rd151+128],%r329;
add.s64 %rd152,%rd152,512;
add.s64 %rd151,%rd151,512;
add.s32 %r418,%r418,128;
setp.lt.s32 %p59,%r418,%r94;
mov.u32 %r422,%r95;
@%p59 bra $1_58;
bra.uni $1_67;
$1_59:
setp.ge.s32 %p60,%r15,%r93;
mov.u32 %r422,%r96;
@%p60 bra $1_67;
setp.eq.s32 %p61,%r98,0;
mov.u32 %r420,%r15;
@%p61 bra $1_64;
shl.b64 %rd139,%rd38,4;
add.s64 %rd57,%rd44,%rd139;
add.s64 %rd56,%rd46,%rd139;
ld.shared.v4.u32 {%r331,%r332,%r333,%r334},[%rd56];
st.v4.u32 [%rd57],{%r331,%r332,%r333,%r334};
setp.eq.s32 %p62,%r98,1;
mov.u32 %r420,%r100;
@%p62 bra $1_64;
setp.eq.s32 %p63,%r98,2;
ld.shared.v4.u32 {%r339,%r340,%r341,%r342},[%rd56+512];
st.v4.u32 [%rd57+512],{%r339,%r340,%r341,%r342};
mov.u32 %r420,%r101;
@%p63 bra $1_64;
ld.shared.v4.u32 {%r347,%r348,%r349,%r350},[%rd56+1024];
st.v4.u32 [%rd57+1024],{%r347,%r348,%r349,%r350};
mov.u32 %r355,%tid.x;
add.s32 %r420,%r355,96;
$1_64:
setp.lt.u32 %p64,%r302,96;
mov.u32 %r422,%r96;
@%p64 bra $1_67;
$1_66:
mul.wide.s32 %rd140,%r420,16;
add.s64 %rd141,%rd44,%rd140;
add.s64 %rd142,%rd46,%rd140;
ld.shared.v4.u32 {%r359,%r360,%r361,%r362},[%rd142];
st.v4.u32 [%rd141],{%r359,%r360,%r361,%r362};
ld.shared.v4.u32 {%r367,%r368,%r369,%r370},[%rd142+512];
st.v4.u32 [%rd141+512],{%r367,%r368,%r369,%r370};
ld.shared.v4.u32 {%r375,%r376,%r377,%r378},[%rd142+1024];
st.v4.u32 [%rd141+1024],{%r375,%r376,%r377,%r378};
ld.shared.v4.u32 {%r383,%r384,%r385,%r386},[%rd142+1536];
st.v4.u32 [%rd141+1536],{%r383,%r384,%r385,%r386};
add.s32 %r420,%r420,128;
setp.lt.s32 %p65,%r420,%r93;
mov.u32 %r422,%r96;
@%p65 bra $1_66;
$1_67:
add.s32 %r116,%r422,%r15;
setp.ge.s32 %p66,%r116,%r92;
@%p66 bra $1_75;
sub.s32 %r117,%r97,%r422;
shr.u32 %r392,%r117,5;
add.s32 %r393,%r392,1;
and.b32 %r118,%r393,3;
setp.eq.s32 %p67,%r118,0;
mov.u32 %r423,%r116;
@%p67 bra $1_72;
cvt.s64.s32 %rd143,%r116;
add.s64 %rd59,%rd46,%rd143;
ld.shared.u8 %rs1,[%rd59];
add.s64 %rd60,%rd44,%rd143;
st.u8 [%rd60],%rs1;
add.s32 %r423,%r116,32;
setp.eq.s32 %p68,%r118,1;
@%p68 bra $1_72;
ld.shared.u8 %rs2,[%rd59+32];
st.u8 [%rd60+32],%rs2;
add.s32 %r423,%r116,64;
setp.eq.s32 %p69,%r118,2;
@%p69 bra $1_72;
ld.shared.u8 %rs3,[%rd59+64];
st.u8 [%rd60+64],%rs3;
add.s32 %r423,%r116,96;
$1_72:
setp.lt.u32 %p70,%r117,96;
@%p70 bra $1_75;
$1_74:
cvt.s64.s32 %rd144,%r423;
add.s64 %rd145,%rd46,%rd144;
ld.shared.u8 %rs4,[%rd145];
add.s64 %rd146,%rd44,%rd144;
st.u8 [%rd146],%rs4;
ld.shared.u8 %rs5,[%rd145+32];
st.u8 [%rd146+32],%rs5;
ld.shared.u8 %rs6,[%rd145+64];
st.u8 [%rd146+64],%rs6;
ld.shared.u8 %rs7,[%rd145+96];
st.u8 [%rd146+96],%rs7;
add.s32 %r423,%r423,128;
setp.lt.s32 %p71,%r423,%r92;
@%p71 bra $1_74;
$1_75:
add.s32 %r417,%r417,1;
setp.lt.s32 %p72,%r417,%r20;
@%p72 bra $1_50;
$1_76:
ret;
$1_13:
add.s32 %r400,%r400,%r27;
add.s32 %r404,%r398,1;
setp.eq.s32 %p12,%r398,-1;
mov.u32 %r401,%r28;
mov.u32 %r408,%r403;
@%p12 bra $1_17;
add.s32 %r400,%r400,%r28;
add.s32 %r404,%r398,2;
setp.gt.s32 %p13,%r398,-3;
mov.u32 %r401,0;
mov.u32 %r408,%r401;
mov.u32 %r403,%r401;
@%p13 bra $1_17;
mov.u32 %r399,%r404;
$1_16:
.pragma "nounroll";
add.s32 %r404,%r399,1;
setp.lt.s32 %p14,%r399,-1;
mov.u32 %r399,%r404;
mov.u32 %r408,%r401;
mov.u32 %r403,%r401;
@%p14 bra $1_16;
bra.uni $1_17;
}
.visible .entry resize_cubic_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5
)
.maxntid 256,1,1
{
.reg .pred %p<68>;
.reg .b16 %rs<8>;
.reg .f32 %f<42>;
.reg .b32 %r<549>;
.reg .f64 %fd<43>;
.reg .b64 %rd<141>;
.shared .align 16 .b8 _ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block[3072];
ld.param.u64 %rd63,[p0];
ld.param.v2.u32 {%r518,%r519},[p1+32];
ld.param.v2.u32 {%r148,%r149},[p1+40];
ld.param.u64 %rd68,[p2];
ld.param.v2.u32 {%r520,%r521},[p3+32];
ld.param.v2.u32 {%r152,%r153},[p3+40];
ld.param.f64 %fd39,[p4];
ld.param.f64 %fd41,[p5];
ld.param.u64 %rd138,[p3+8];
ld.param.u64 %rd69,[p3];
ld.param.u64 %rd136,[p1+8];
ld.param.u64 %rd64,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r149,0;
@%p3 bra $2_2;
cvta.to.global.u64 %rd73,%rd63;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r518,%r519},[%rd75+32];
ld.global.u64 %rd136,[%rd75+8];
ld.global.u64 %rd135,[%rd75];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd64,%rd76;
add.s64 %rd135,%rd63,%rd77;
$2_3:
setp.eq.s32 %p4,%r153,0;
@%p4 bra $2_5;
cvta.to.global.u64 %rd78,%rd68;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.v2.u32 {%r520,%r521},[%rd80+32];
ld.global.u64 %rd138,[%rd80+8];
ld.global.u64 %rd137,[%rd80];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd69,%rd81;
add.s64 %rd137,%rd68,%rd82;
$2_6:
mov.u32 %r158,%ctaid.x;
shl.b32 %r14,%r158,5;
mov.u32 %r15,%tid.x;
mov.u32 %r159,%ctaid.y;
shl.b32 %r160,%r159,3;
mov.u32 %r161,%tid.y;
add.s32 %r162,%r160,%r161;
shl.b32 %r17,%r162,2;
sub.s32 %r19,%r521,%r17;
min.s32 %r20,%r19,4;
setp.le.s32 %p5,%r520,%r14;
setp.lt.s32 %p6,%r20,1;
or.pred %p7,%p5,%p6;
@%p7 bra $2_76;
setp.neu.f64 %p8,%fd39,0d0000000000000000;
@%p8 bra $2_9;
cvt.rn.f64.s32 %fd13,%r520;
cvt.rn.f64.s32 %fd14,%r518;
div.rn.f64 %fd15,%fd13,%fd14;
rcp.rn.f64 %fd39,%fd15;
$2_9:
add.s32 %r163,%r14,%r15;
add.s32 %r164,%r520,-1;
min.s32 %r165,%r163,%r164;
cvt.rn.f64.s32 %fd16,%r165;
mov.f64 %fd17,0d3FE0000000000000;
add.rn.f64 %fd18,%fd16,%fd17;
mul.rn.f64 %fd19,%fd18,%fd39;
mov.f64 %fd20,0dBFE0000000000000;
add.rn.f64 %fd21,%fd19,%fd20;
mov.f64 %fd22,0d4338000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
sub.rn.f64 %fd24,%fd23,%fd22;
sub.rn.f64 %fd40,%fd21,%fd24;
{
.reg .b32 %temp;
mov.b64 {%r522,%temp},%fd23;
}
setp.geu.f64 %p9,%fd40,0d0000000000000000;
@%p9 bra $2_11;
add.s32 %r522,%r522,-1;
mov.f64 %fd25,0d3FF0000000000000;
add.rn.f64 %fd40,%fd40,%fd25;
$2_11:
cvt.rn.f32.f64 %f4,%fd40;
add.f32 %f5,%f4,0f3F800000;
mov.f32 %f6,0f3F800000;
fma.rn.f32 %f7,%f5,0fBF400000,0f40700000;
fma.rn.f32 %f8,%f5,%f7,0fC0C00000;
fma.rn.f32 %f9,%f5,%f8,0f40400000;
fma.rn.f32 %f10,%f4,0f3FA00000,0fC0100000;
mul.f32 %f11,%f10,%f4;
fma.rn.f32 %f12,%f11,%f4,0f3F800000;
sub.f32 %f13,%f6,%f4;
fma.rn.f32 %f14,%f13,0f3FA00000,0fC0100000;
mul.f32 %f15,%f13,%f14;
fma.rn.f32 %f16,%f13,%f15,0f3F800000;
sub.f32 %f17,%f6,%f9;
sub.f32 %f18,%f17,%f12;
sub.f32 %f19,%f18,%f16;
mul.f32 %f20,%f9,0f45000000;
cvt.rni.s32.f32 %r524,%f20;
mul.f32 %f21,%f12,0f45000000;
cvt.rni.s32.f32 %r525,%f21;
mul.f32 %f22,%f16,0f45000000;
cvt.rni.s32.f32 %r27,%f22;
mul.f32 %f23,%f19,0f45000000;
cvt.rni.s32.f32 %r28,%f23;
add.s32 %r528,%r522,-1;
setp.gt.s32 %p10,%r522,0;
mov.u32 %r532,%r27;
mov.u32 %r527,%r28;
@%p10 bra $2_17;
add.s32 %r524,%r524,%r525;
setp.gt.s32 %p11,%r522,-1;
mov.u32 %r527,0;
mov.u32 %r525,%r27;
mov.u32 %r532,%r28;
mov.u32 %r528,%r522;
@%p11 bra $2_17;
bra.uni $2_13;
$2_17:
add.s32 %r42,%r518,-4;
setp.le.s32 %p15,%r528,%r42;
mov.u32 %r530,%r524;
mov.u32 %r531,%r525;
mov.u32 %r534,%r528;
@%p15 bra $2_23;
add.s32 %r527,%r527,%r532;
add.s32 %r534,%r528,-1;
setp.le.s32 %p16,%r534,%r42;
mov.u32 %r530,0;
mov.u32 %r531,%r524;
mov.u32 %r532,%r525;
@%p16 bra $2_23;
add.s32 %r527,%r527,%r525;
add.s32 %r534,%r528,-2;
setp.le.s32 %p17,%r534,%r42;
mov.u32 %r531,%r530;
mov.u32 %r532,%r524;
@%p17 bra $2_23;
add.s32 %r527,%r527,%r524;
add.s32 %r534,%r528,-3;
setp.le.s32 %p18,%r534,%r42;
mov.u32 %r530,0;
mov.u32 %r531,%r530;
mov.u32 %r532,%r530;
@%p18 bra $2_23;
$2_22:
.pragma "nounroll";
add.s32 %r534,%r534,-1;
setp.gt.s32 %p19,%r534,%r42;
mov.u32 %r531,%r530;
mov.u32 %r532,%r530;
@%p19 bra $2_22;
$2_23:
mul.lo.s32 %r57,%r534,3;
mul.lo.s32 %r58,%r518,3;
shr.s32 %r184,%r15,31;
shr.u32 %r185,%r184,30;
add.s32 %r186,%r15,%r185;
and.b32 %r187,%r186,-4;
sub.s32 %r188,%r15,%r187;
add.s32 %r59,%r17,%r188;
setp.neu.f64 %p20,%fd41,0d0000000000000000;
@%p20 bra $2_25;
cvt.rn.f64.s32 %fd26,%r521;
cvt.rn.f64.s32 %fd27,%r519;
div.rn.f64 %fd28,%fd26,%fd27;
rcp.rn.f64 %fd41,%fd28;
$2_25:
mov.u32 %r189,21520;
prmt.b32 %r60,%r530,%r531,%r189;
prmt.b32 %r61,%r532,%r527,%r189;
add.s32 %r190,%r521,-1;
min.s32 %r191,%r59,%r190;
cvt.rn.f64.s32 %fd29,%r191;
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd29,%fd30;
mul.rn.f64 %fd32,%fd31,%fd41;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r535,%temp},%fd36;
}
setp.geu.f64 %p21,%fd42,0d0000000000000000;
@%p21 bra $2_27;
add.s32 %r535,%r535,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$2_27:
cvt.rn.f32.f64 %f24,%fd42;
add.f32 %f25,%f24,0f3F800000;
mov.f32 %f26,0f3F800000;
fma.rn.f32 %f27,%f25,0fBF400000,0f40700000;
fma.rn.f32 %f28,%f25,%f27,0fC0C00000;
fma.rn.f32 %f1,%f25,%f28,0f40400000;
fma.rn.f32 %f29,%f24,0f3FA00000,0fC0100000;
mul.f32 %f30,%f29,%f24;
fma.rn.f32 %f2,%f30,%f24,0f3F800000;
sub.f32 %f31,%f26,%f24;
fma.rn.f32 %f32,%f31,0f3FA00000,0fC0100000;
mul.f32 %f33,%f31,%f32;
fma.rn.f32 %f3,%f31,%f33,0f3F800000;
setp.lt.s32 %p22,%r19,1;
@%p22 bra $2_47;
add.s32 %r65,%r519,-1;
sub.f32 %f35,%f26,%f1;
sub.f32 %f36,%f35,%f2;
sub.f32 %f37,%f36,%f3;
mul.f32 %f38,%f37,0f45000000;
cvt.rni.s32.f32 %r193,%f38;
mul.f32 %f39,%f3,0f45000000;
cvt.rni.s32.f32 %r194,%f39;
mov.u32 %r195,21520;
prmt.b32 %r66,%r194,%r193,%r195;
mul.f32 %f40,%f2,0f45000000;
cvt.rni.s32.f32 %r196,%f40;
mul.f32 %f41,%f1,0f45000000;
cvt.rni.s32.f32 %r197,%f41;
prmt.b32 %r67,%r197,%r196,%r195;
mov.u32 %r192,0;
cvt.s64.s32 %rd88,%r57;
mov.u32 %r536,%r192;
$2_29:
.pragma "nounroll";
mov.u32 %r202,31;
mov.u32 %r203,-1;
shfl.sync.idx.b32 %r69|%p23,%r535,%r536,%r202,%r203;
shfl.sync.idx.b32 %r70|%p1,%r67,%r536,%r202,%r203;
shfl.sync.idx.b32 %r71|%p2,%r66,%r536,%r202,%r203;
add.s32 %r204,%r69,-1;
max.s32 %r72,%r204,0;
min.s32 %r205,%r72,%r65;
cvt.s64.s32 %rd86,%r205;
mul.lo.s64 %rd87,%rd136,%rd86;
add.s64 %rd89,%rd87,%rd88;
add.s64 %rd27,%rd135,%rd89;
and.b64 %rd83,%rd27,-4;
cvt.u32.u64 %r206,%rd27;
ld.global.nc.u32 %r198,[%rd83];
add.s64 %rd84,%rd83,4;
ld.global.nc.u32 %r199,[%rd84];
add.s64 %rd85,%rd83,8;
ld.global.nc.u32 %r200,[%rd85];
and.b32 %r76,%r206,3;
setp.eq.s32 %p24,%r76,0;
mov.u32 %r537,%r192;
@%p24 bra $2_33;
add.s32 %r207,%r57,15;
setp.gt.s32 %p25,%r207,%r58;
setp.ge.s32 %p26,%r72,%r65;
and.pred %p27,%p25,%p26;
add.s64 %rd29,%rd83,12;
@%p27 bra $2_32;
bra.uni $2_31;
$2_32:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r76;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r537,[retval0+0];
}
bra.uni $2_33;
$2_31:
ld.global.nc.u32 %r537,[%rd29];
$2_33:
setp.lt.u32 %p28,%r204,%r65;
add.s64 %rd94,%rd27,%rd136;
selp.b64 %rd30,%rd94,%rd27,%p28;
and.b64 %rd91,%rd30,-4;
cvt.u32.u64 %r214,%rd30;
ld.global.nc.u32 %r209,[%rd91];
add.s64 %rd92,%rd91,4;
ld.global.nc.u32 %r210,[%rd92];
add.s64 %rd93,%rd91,8;
ld.global.nc.u32 %r211,[%rd93];
and.b32 %r83,%r214,3;
setp.eq.s32 %p29,%r83,0;
mov.u32 %r538,0;
@%p29 bra $2_37;
add.s32 %r215,%r57,15;
setp.gt.s32 %p30,%r215,%r58;
max.s32 %r216,%r69,0;
setp.ge.s32 %p31,%r216,%r65;
and.pred %p32,%p30,%p31;
add.s64 %rd32,%rd91,12;
@%p32 bra $2_36;
bra.uni $2_35;
$2_36:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b32 param1;
st.param.b32 [param1+0],%r83;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r538,[retval0+0];
}
bra.uni $2_37;
$2_35:
ld.global.nc.u32 %r538,[%rd32];
$2_37:
add.s64 %rd99,%rd30,%rd136;
setp.lt.u32 %p33,%r69,%r65;
selp.b64 %rd33,%rd99,%rd30,%p33;
and.b64 %rd96,%rd33,-4;
cvt.u32.u64 %r221,%rd33;
ld.global.nc.u32 %r218,[%rd96];
add.s64 %rd97,%rd96,4;
ld.global.nc.u32 %r219,[%rd97];
add.s64 %rd98,%rd96,8;
ld.global.nc.u32 %r220,[%rd98];
and.b32 %r90,%r221,3;
setp.eq.s32 %p34,%r90,0;
@%p34 bra $2_41;
add.s32 %r222,%r57,15;
setp.gt.s32 %p35,%r222,%r58;
add.s32 %r223,%r69,1;
max.s32 %r224,%r223,0;
setp.ge.s32 %p36,%r224,%r65;
and.pred %p37,%p35,%p36;
add.s64 %rd35,%rd96,12;
@%p37 bra $2_40;
bra.uni $2_39;
$2_40:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd35;
.param .b32 param1;
st.param.b32 [param1+0],%r90;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r539,[retval0+0];
}
bra.uni $2_42;
$2_41:
mov.u32 %r539,0;
bra.uni $2_42;
$2_39:
ld.global.nc.u32 %r539,[%rd35];
$2_42:
add.s32 %r231,%r69,1;
setp.lt.u32 %p38,%r231,%r65;
add.s64 %rd104,%rd33,%rd136;
selp.b64 %rd105,%rd104,%rd33,%p38;
and.b64 %rd101,%rd105,-4;
cvt.u32.u64 %r232,%rd105;
ld.global.nc.u32 %r227,[%rd101];
add.s64 %rd102,%rd101,4;
ld.global.nc.u32 %r228,[%rd102];
add.s64 %rd103,%rd101,8;
ld.global.nc.u32 %r229,[%rd103];
and.b32 %r97,%r232,3;
setp.eq.s32 %p39,%r97,0;
mov.u32 %r377,0;
mov.u32 %r540,%r377;
@%p39 bra $2_46;
add.s32 %r233,%r57,15;
setp.gt.s32 %p40,%r233,%r58;
add.s32 %r234,%r69,2;
max.s32 %r235,%r234,0;
setp.ge.s32 %p41,%r235,%r65;
and.pred %p42,%p40,%p41;
add.s64 %rd37,%rd101,12;
@%p42 bra $2_45;
bra.uni $2_44;
$2_45:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd37;
.param .b32 param1;
st.param.b32 [param1+0],%r97;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r540,[retval0+0];
}
bra.uni $2_46;
$2_44:
ld.global.nc.u32 %r540,[%rd37];
$2_46:
mad.lo.s32 %r240,%r76,4369,12816;
mad.lo.s32 %r276,%r83,4369,12816;
mad.lo.s32 %r312,%r90,4369,12816;
mad.lo.s32 %r348,%r97,4369,12816;
prmt.b32 %r237,%r198,%r199,%r240;
prmt.b32 %r241,%r199,%r200,%r240;
prmt.b32 %r245,%r200,%r537,%r240;
cvt.s32.s16 %r381,%r70;
mov.u32 %r382,82;
prmt.b32 %r383,%r237,%r241,%r382;
mov.u32 %r384,29712;
prmt.b32 %r271,%r383,%r245,%r384;
mov.u32 %r385,16688;
prmt.b32 %r259,%r237,%r241,%r385;
mov.u32 %r386,25426;
prmt.b32 %r263,%r241,%r245,%r386;
mov.u32 %r253,%r377;
dp2a.lo.s32.u32 %r253,%r60,%r259,%r253;
dp2a.lo.s32.u32 %r253,%r61,%r263,%r253;
prmt.b32 %r273,%r209,%r210,%r276;
prmt.b32 %r277,%r210,%r211,%r276;
prmt.b32 %r281,%r211,%r538,%r276;
shr.s32 %r387,%r70,16;
prmt.b32 %r295,%r273,%r277,%r385;
prmt.b32 %r299,%r277,%r281,%r386;
mov.u32 %r289,%r377;
dp2a.lo.s32.u32 %r289,%r60,%r295,%r289;
dp2a.lo.s32.u32 %r289,%r61,%r299,%r289;
mul.lo.s32 %r388,%r289,%r387;
mad.lo.s32 %r389,%r253,%r381,%r388;
mov.u32 %r261,%r377;
dp2a.hi.s32.u32 %r261,%r60,%r259,%r261;
dp2a.hi.s32.u32 %r261,%r61,%r263,%r261;
mov.u32 %r297,%r377;
dp2a.hi.s32.u32 %r297,%r60,%r295,%r297;
dp2a.hi.s32.u32 %r297,%r61,%r299,%r297;
mul.lo.s32 %r390,%r297,%r387;
mad.lo.s32 %r391,%r261,%r381,%r390;
mov.u32 %r269,%r377;
dp2a.lo.s32.u32 %r269,%r60,%r271,%r269;
dp2a.hi.s32.u32 %r269,%r61,%r271,%r269;
prmt.b32 %r392,%r273,%r277,%r382;
prmt.b32 %r307,%r392,%r281,%r384;
mov.u32 %r305,%r377;
dp2a.lo.s32.u32 %r305,%r60,%r307,%r305;
dp2a.hi.s32.u32 %r305,%r61,%r307,%r305;
mul.lo.s32 %r393,%r305,%r387;
mad.lo.s32 %r394,%r269,%r381,%r393;
add.s32 %r395,%r389,2097152;
add.s32 %r396,%r391,2097152;
add.s32 %r397,%r394,2097152;
prmt.b32 %r309,%r218,%r219,%r312;
prmt.b32 %r313,%r219,%r220,%r312;
prmt.b32 %r317,%r220,%r539,%r312;
cvt.s32.s16 %r398,%r71;
prmt.b32 %r399,%r309,%r313,%r382;
prmt.b32 %r343,%r399,%r317,%r384;
prmt.b32 %r331,%r309,%r313,%r385;
prmt.b32 %r335,%r313,%r317,%r386;
mov.u32 %r325,%r377;
dp2a.lo.s32.u32 %r325,%r60,%r331,%r325;
dp2a.lo.s32.u32 %r325,%r61,%r335,%r325;
mad.lo.s32 %r400,%r325,%r398,%r395;
mov.u32 %r333,%r377;
dp2a.hi.s32.u32 %r333,%r60,%r331,%r333;
dp2a.hi.s32.u32 %r333,%r61,%r335,%r333;
mad.lo.s32 %r401,%r333,%r398,%r396;
mov.u32 %r341,%r377;
dp2a.lo.s32.u32 %r341,%r60,%r343,%r341;
dp2a.hi.s32.u32 %r341,%r61,%r343,%r341;
mad.lo.s32 %r402,%r341,%r398,%r397;
prmt.b32 %r345,%r227,%r228,%r348;
prmt.b32 %r349,%r228,%r229,%r348;
prmt.b32 %r353,%r229,%r540,%r348;
shr.s32 %r403,%r71,16;
prmt.b32 %r404,%r345,%r349,%r382;
prmt.b32 %r379,%r404,%r353,%r384;
prmt.b32 %r367,%r345,%r349,%r385;
prmt.b32 %r371,%r349,%r353,%r386;
mov.u32 %r361,%r377;
dp2a.lo.s32.u32 %r361,%r60,%r367,%r361;
dp2a.lo.s32.u32 %r361,%r61,%r371,%r361;
mad.lo.s32 %r405,%r361,%r403,%r400;
mov.u32 %r369,%r377;
dp2a.hi.s32.u32 %r369,%r60,%r367,%r369;
dp2a.hi.s32.u32 %r369,%r61,%r371,%r369;
mad.lo.s32 %r406,%r369,%r403,%r401;
dp2a.lo.s32.u32 %r377,%r60,%r379,%r377;
dp2a.hi.s32.u32 %r377,%r61,%r379,%r377;
mad.lo.s32 %r407,%r377,%r403,%r402;
mov.u32 %r408,%tid.x;
shl.b32 %r409,%r536,5;
add.s32 %r410,%r409,%r408;
mul.lo.s32 %r411,%r410,3;
shr.s32 %r412,%r405,22;
max.s32 %r413,%r412,0;
min.s32 %r414,%r413,255;
cvt.s64.s32 %rd107,%r411;
mul.wide.u32 %rd108,%r161,384;
mov.u64 %rd109,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd110,%rd109,%rd108;
add.s64 %rd111,%rd110,%rd107;
st.shared.u8 [%rd111],%r414;
shr.s32 %r416,%r406,22;
max.s32 %r417,%r416,0;
min.s32 %r418,%r417,255;
st.shared.u8 [%rd111+1],%r418;
shr.s32 %r419,%r407,22;
max.s32 %r420,%r419,0;
min.s32 %r421,%r420,255;
st.shared.u8 [%rd111+2],%r421;
add.s32 %r536,%r536,1;
setp.lt.s32 %p43,%r536,%r20;
@%p43 bra $2_29;
$2_47:
bar.warp.sync -1;
@%p22 bra $2_76;
mul.lo.s32 %r423,%r158,96;
cvt.s64.s32 %rd38,%r423;
sub.s32 %r425,%r520,%r14;
min.s32 %r426,%r425,32;
mul.lo.s32 %r102,%r426,3;
setp.lt.s32 %p45,%r426,1;
shr.s32 %r427,%r102,31;
shr.u32 %r428,%r427,28;
add.s32 %r429,%r102,%r428;
shr.s32 %r103,%r429,4;
shr.u32 %r430,%r427,30;
add.s32 %r431,%r102,%r430;
shr.s32 %r104,%r431,2;
and.b32 %r105,%r102,-4;
@%p45 bra $2_76;
and.b32 %r106,%r102,-16;
not.b32 %r433,%r15;
add.s32 %r108,%r104,%r433;
shr.u32 %r434,%r108,5;
add.s32 %r435,%r434,1;
add.s32 %r109,%r103,%r433;
shr.u32 %r436,%r109,5;
add.s32 %r437,%r436,1;
mov.u32 %r438,-4;
sub.s32 %r439,%r438,%r15;
not.b32 %r442,%r520;
add.s32 %r443,%r14,%r442;
max.s32 %r444,%r443,-33;
mad.lo.s32 %r110,%r444,-3,%r439;
and.b32 %r111,%r437,3;
and.b32 %r112,%r435,3;
cvt.s64.s32 %rd40,%r15;
add.s32 %r113,%r15,32;
add.s32 %r114,%r15,64;
add.s32 %r115,%r15,96;
cvt.u64.u32 %rd41,%r161;
mul.wide.u32 %rd112,%r161,384;
mov.u64 %rd113,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd114,%rd113,%rd112;
add.s64 %rd42,%rd114,256;
add.s64 %rd115,%rd137,%rd38;
add.s64 %rd43,%rd115,256;
mov.u32 %r541,0;
mul.lo.s64 %rd118,%rd41,384;
$2_50:
.pragma "nounroll";
add.s32 %r449,%r541,%r17;
cvt.s64.s32 %rd116,%r449;
mul.lo.s64 %rd45,%rd138,%rd116;
add.s64 %rd117,%rd45,%rd38;
add.s64 %rd46,%rd137,%rd117;
mul.lo.s32 %r450,%r541,96;
cvt.s64.s32 %rd47,%r450;
add.s64 %rd120,%rd113,%rd118;
add.s64 %rd48,%rd120,%rd47;
and.b64 %rd121,%rd46,15;
setp.eq.s64 %p46,%rd121,0;
@%p46 bra $2_59;
mov.u32 %r542,%tid.x;
setp.ge.s32 %p47,%r542,%r104;
and.b64 %rd122,%rd46,3;
setp.ne.s64 %p48,%rd122,0;
or.pred %p49,%p48,%p47;
selp.b32 %r546,0,%r105,%p48;
@%p49 bra $2_67;
setp.eq.s32 %p50,%r112,0;
@%p50 bra $2_56;
shl.b64 %rd123,%rd40,2;
add.s64 %rd49,%rd48,%rd123;
ld.shared.u32 %r452,[%rd49];
add.s64 %rd50,%rd46,%rd123;
st.u32 [%rd50],%r452;
setp.eq.s32 %p51,%r112,1;
mov.u32 %r542,%r113;
@%p51 bra $2_56;
setp.eq.s32 %p52,%r112,2;
ld.shared.u32 %r453,[%rd49+128];
st.u32 [%rd50+128],%r453;
mov.u32 %r542,%r114;
@%p52 bra $2_56;
ld.shared.u32 %r454,[%rd49+256];
st.u32 [%rd50+256],%r454;
mov.u32 %r542,%r115;
$2_56:
setp.lt.u32 %p53,%r108,96;
mov.u32 %r546,%r105;
@%p53 bra $2_67;
mul.wide.s32 %rd124,%r542,4;
add.s64 %rd125,%rd124,%rd47;
add.s64 %rd140,%rd42,%rd125;
add.s64 %rd126,%rd124,%rd45;
add.s64 %rd139,%rd43,%rd126;
$2_58:
ld.shared.u32 %r455,[%rd140+-256];
st.u32 [%rd139+-256],%r455;
ld.shared.u32 %r456,[%rd140+-128];
st.u32 [%rd139+-128],%r456;
ld.shared.u32 %r457,[%rd140];
st.u32 [%rd139],%r457;
ld.shared.u32 %r458,[%rd140+128];
st.u32 [%rd139+128],%r458;
add.s64 %rd140,%rd140,512;
add.s64 %rd139,%rd139,512;
add.s32 %r542,%r542,128;
setp.lt.s32 %p54,%r542,%r104;
mov.u32 %r546,%r105;
@%p54 bra $2_58;
bra.uni $2_67;
$2_59:
setp.ge.s32 %p55,%r15,%r103;
mov.u32 %r546,%r106;
@%p55 bra $2_67;
setp.eq.s32 %p56,%r111,0;
mov.u32 %r544,%r15;
@%p56 bra $2_64;
shl.b64 %rd127,%rd40,4;
add.s64 %rd59,%rd46,%rd127;
add.s64 %rd58,%rd48,%rd127;
ld.shared.v4.u32 {%r460,%r461,%r462,%r463},[%rd58];
st.v4.u32 [%rd59],{%r460,%r461,%r462,%r463};
setp.eq.s32 %p57,%r111,1;
mov.u32 %r544,%r113;
@%p57 bra $2_64;
setp.eq.s32 %p58,%r111,2;
ld.shared.v4.u32 {%r468,%r469,%r470,%r471},[%rd58+512];
st.v4.u32 [%rd59+512],{%r468,%r469,%r470,%r471};
mov.u32 %r544,%r114;
@%p58 bra $2_64;
ld.shared.v4.u32 {%r476,%r477,%r478,%r479},[%rd58+1024];
st.v4.u32 [%rd59+1024],{%r476,%r477,%r478,%r479};
mov.u32 %r544,%r115;
$2_64:
setp.lt.u32 %p59,%r109,96;
mov.u32 %r546,%r106;
@%p59 bra $2_67;
$2_66:
mul.wide.s32 %rd128,%r544,16;
add.s64 %rd129,%rd46,%rd128;
add.s64 %rd130,%rd48,%rd128;
ld.shared.v4.u32 {%r484,%r485,%r486,%r487},[%rd130];
st.v4.u32 [%rd129],{%r484,%r485,%r486,%r487};
ld.shared.v4.u32 {%r492,%r493,%r494,%r495},[%rd130+512];
st.v4.u32 [%rd129+512],{%r492,%r493,%r494,%r495};
ld.shared.v4.u32 {%r500,%r501,%r502,%r503},[%rd130+1024];
st.v4.u32 [%rd129+1024],{%r500,%r501,%r502,%r503};
ld.shared.v4.u32 {%r508,%r509,%r510,%r511},[%rd130+1536];
st.v4.u32 [%rd129+1536],{%r508,%r509,%r510,%r511};
add.s32 %r544,%r544,128;
setp.lt.s32 %p60,%r544,%r103;
mov.u32 %r546,%r106;
@%p60 bra $2_66;
$2_67:
add.s32 %r128,%r546,%r15;
setp.ge.s32 %p61,%r128,%r102;
@%p61 bra $2_75;
sub.s32 %r129,%r110,%r546;
shr.u32 %r516,%r129,5;
add.s32 %r517,%r516,1;
and.b32 %r130,%r517,3;
setp.eq.s32 %p62,%r130,0;
mov.u32 %r547,%r128;
@%p62 bra $2_72;
cvt.s64.s32 %rd131,%r128;
add.s64 %rd61,%rd48,%rd131;
ld.shared.u8 %rs1,[%rd61];
add.s64 %rd62,%rd46,%rd131;
st.u8 [%rd62],%rs1;
add.s32 %r547,%r128,32;
setp.eq.s32 %p63,%r130,1;
@%p63 bra $2_72;
ld.shared.u8 %rs2,[%rd61+32];
st.u8 [%rd62+32],%rs2;
add.s32 %r547,%r128,64;
setp.eq.s32 %p64,%r130,2;
@%p64 bra $2_72;
ld.shared.u8 %rs3,[%rd61+64];
st.u8 [%rd62+64],%rs3;
add.s32 %r547,%r128,96;
$2_72:
setp.lt.u32 %p65,%r129,96;
@%p65 bra $2_75;
$2_74:
cvt.s64.s32 %rd132,%r547;
add.s64 %rd133,%rd48,%rd132;
ld.shared.u8 %rs4,[%rd133];
add.s64 %rd134,%rd46,%rd132;
st.u8 [%rd134],%rs4;
ld.shared.u8 %rs5,[%rd133+32];
st.u8 [%rd134+32],%rs5;
ld.shared.u8 %rs6,[%rd133+64];
st.u8 [%rd134+64],%rs6;
ld.shared.u8 %rs7,[%rd133+96];
st.u8 [%rd134+96],%rs7;
add.s32 %r547,%r547,128;
setp.lt.s32 %p66,%r547,%r102;
@%p66 bra $2_74;
$2_75:
add.s32 %r541,%r541,1;
setp.lt.s32 %p67,%r541,%r20;
@%p67 bra $2_50;
$2_76:
ret;
$2_13:
add.s32 %r524,%r524,%r27;
add.s32 %r528,%r522,1;
setp.eq.s32 %p12,%r522,-1;
mov.u32 %r525,%r28;
mov.u32 %r532,%r527;
@%p12 bra $2_17;
add.s32 %r524,%r524,%r28;
add.s32 %r528,%r522,2;
setp.gt.s32 %p13,%r522,-3;
mov.u32 %r525,0;
mov.u32 %r532,%r525;
mov.u32 %r527,%r525;
@%p13 bra $2_17;
mov.u32 %r523,%r528;
$2_16:
.pragma "nounroll";
add.s32 %r528,%r523,1;
setp.lt.s32 %p14,%r523,-1;
mov.u32 %r523,%r528;
mov.u32 %r532,%r525;
mov.u32 %r527,%r525;
@%p14 bra $2_16;
bra.uni $2_17;
}
.visible .entry resize_cubic_packed_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5
)
.maxntid 256,1,1
{
.reg .pred %p<68>;
.reg .b16 %rs<12>;
.reg .f32 %f<42>;
.reg .b32 %r<607>;
.reg .f64 %fd<43>;
.reg .b64 %rd<145>;
.shared .align 16 .b8 _ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block[4096];
ld.param.u64 %rd63,[p0];
ld.param.v2.u32 {%r576,%r577},[p1+32];
ld.param.v2.u32 {%r151,%r152},[p1+40];
ld.param.u64 %rd68,[p2];
ld.param.v2.u32 {%r578,%r579},[p3+32];
ld.param.v2.u32 {%r155,%r156},[p3+40];
ld.param.f64 %fd39,[p4];
ld.param.f64 %fd41,[p5];
ld.param.u64 %rd142,[p3+8];
ld.param.u64 %rd69,[p3];
ld.param.u64 %rd140,[p1+8];
ld.param.u64 %rd64,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r152,0;
@%p3 bra $3_2;
cvta.to.global.u64 %rd73,%rd63;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r576,%r577},[%rd75+32];
ld.global.u64 %rd140,[%rd75+8];
ld.global.u64 %rd139,[%rd75];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd64,%rd76;
add.s64 %rd139,%rd63,%rd77;
$3_3:
setp.eq.s32 %p4,%r156,0;
@%p4 bra $3_5;
cvta.to.global.u64 %rd78,%rd68;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.v2.u32 {%r578,%r579},[%rd80+32];
ld.global.u64 %rd142,[%rd80+8];
ld.global.u64 %rd141,[%rd80];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd69,%rd81;
add.s64 %rd141,%rd68,%rd82;
$3_6:
mov.u32 %r161,%ctaid.x;
shl.b32 %r14,%r161,5;
mov.u32 %r15,%tid.x;
mov.u32 %r162,%ctaid.y;
shl.b32 %r163,%r162,3;
mov.u32 %r164,%tid.y;
add.s32 %r165,%r163,%r164;
shl.b32 %r17,%r165,2;
sub.s32 %r19,%r579,%r17;
min.s32 %r20,%r19,4;
setp.le.s32 %p5,%r578,%r14;
setp.lt.s32 %p6,%r20,1;
or.pred %p7,%p5,%p6;
@%p7 bra $3_76;
setp.neu.f64 %p8,%fd39,0d0000000000000000;
@%p8 bra $3_9;
cvt.rn.f64.s32 %fd13,%r578;
cvt.rn.f64.s32 %fd14,%r576;
div.rn.f64 %fd15,%fd13,%fd14;
rcp.rn.f64 %fd39,%fd15;
$3_9:
add.s32 %r166,%r14,%r15;
add.s32 %r167,%r578,-1;
min.s32 %r168,%r166,%r167;
cvt.rn.f64.s32 %fd16,%r168;
mov.f64 %fd17,0d3FE0000000000000;
add.rn.f64 %fd18,%fd16,%fd17;
mul.rn.f64 %fd19,%fd18,%fd39;
mov.f64 %fd20,0dBFE0000000000000;
add.rn.f64 %fd21,%fd19,%fd20;
mov.f64 %fd22,0d4338000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
sub.rn.f64 %fd24,%fd23,%fd22;
sub.rn.f64 %fd40,%fd21,%fd24;
{
.reg .b32 %temp;
mov.b64 {%r580,%temp},%fd23;
}
setp.geu.f64 %p9,%fd40,0d0000000000000000;
@%p9 bra $3_11;
add.s32 %r580,%r580,-1;
mov.f64 %fd25,0d3FF0000000000000;
add.rn.f64 %fd40,%fd40,%fd25;
$3_11:
cvt.rn.f32.f64 %f4,%fd40;
add.f32 %f5,%f4,0f3F800000;
mov.f32 %f6,0f3F800000;
fma.rn.f32 %f7,%f5,0fBF400000,0f40700000;
fma.rn.f32 %f8,%f5,%f7,0fC0C00000;
fma.rn.f32 %f9,%f5,%f8,0f40400000;
fma.rn.f32 %f10,%f4,0f3FA00000,0fC0100000;
mul.f32 %f11,%f10,%f4;
fma.rn.f32 %f12,%f11,%f4,0f3F800000;
sub.f32 %f13,%f6,%f4;
fma.rn.f32 %f14,%f13,0f3FA00000,0fC0100000;
mul.f32 %f15,%f13,%f14;
fma.rn.f32 %f16,%f13,%f15,0f3F800000;
sub.f32 %f17,%f6,%f9;
sub.f32 %f18,%f17,%f12;
sub.f32 %f19,%f18,%f16;
mul.f32 %f20,%f9,0f45000000;
cvt.rni.s32.f32 %r582,%f20;
mul.f32 %f21,%f12,0f45000000;
cvt.rni.s32.f32 %r583,%f21;
mul.f32 %f22,%f16,0f45000000;
cvt.rni.s32.f32 %r27,%f22;
mul.f32 %f23,%f19,0f45000000;
cvt.rni.s32.f32 %r28,%f23;
add.s32 %r586,%r580,-1;
setp.gt.s32 %p10,%r580,0;
mov.u32 %r590,%r27;
mov.u32 %r585,%r28;
@%p10 bra $3_17;
add.s32 %r582,%r582,%r583;
setp.gt.s32 %p11,%r580,-1;
mov.u32 %r585,0;
mov.u32 %r583,%r27;
mov.u32 %r590,%r28;
mov.u32 %r586,%r580;
@%p11 bra $3_17;
bra.uni $3_13;
$3_17:
add.s32 %r42,%r576,-4;
setp.le.s32 %p15,%r586,%r42;
mov.u32 %r588,%r582;
mov.u32 %r589,%r583;
mov.u32 %r592,%r586;
@%p15 bra $3_23;
add.s32 %r585,%r585,%r590;
add.s32 %r592,%r586,-1;
setp.le.s32 %p16,%r592,%r42;
mov.u32 %r588,0;
mov.u32 %r589,%r582;
mov.u32 %r590,%r583;
@%p16 bra $3_23;
add.s32 %r585,%r585,%r583;
add.s32 %r592,%r586,-2;
setp.le.s32 %p17,%r592,%r42;
mov.u32 %r589,%r588;
mov.u32 %r590,%r582;
@%p17 bra $3_23;
add.s32 %r585,%r585,%r582;
add.s32 %r592,%r586,-3;
setp.le.s32 %p18,%r592,%r42;
mov.u32 %r588,0;
mov.u32 %r589,%r588;
mov.u32 %r590,%r588;
@%p18 bra $3_23;
$3_22:
.pragma "nounroll";
add.s32 %r592,%r592,-1;
setp.gt.s32 %p19,%r592,%r42;
mov.u32 %r589,%r588;
mov.u32 %r590,%r588;
@%p19 bra $3_22;
$3_23:
shl.b32 %r57,%r592,2;
shl.b32 %r58,%r576,2;
shr.s32 %r187,%r15,31;
shr.u32 %r188,%r187,30;
add.s32 %r189,%r15,%r188;
and.b32 %r190,%r189,-4;
sub.s32 %r191,%r15,%r190;
add.s32 %r59,%r17,%r191;
setp.neu.f64 %p20,%fd41,0d0000000000000000;
@%p20 bra $3_25;
cvt.rn.f64.s32 %fd26,%r579;
cvt.rn.f64.s32 %fd27,%r577;
div.rn.f64 %fd28,%fd26,%fd27;
rcp.rn.f64 %fd41,%fd28;
$3_25:
mov.u32 %r192,21520;
prmt.b32 %r60,%r588,%r589,%r192;
prmt.b32 %r61,%r590,%r585,%r192;
add.s32 %r193,%r579,-1;
min.s32 %r194,%r59,%r193;
cvt.rn.f64.s32 %fd29,%r194;
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd29,%fd30;
mul.rn.f64 %fd32,%fd31,%fd41;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r593,%temp},%fd36;
}
setp.geu.f64 %p21,%fd42,0d0000000000000000;
@%p21 bra $3_27;
add.s32 %r593,%r593,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$3_27:
cvt.rn.f32.f64 %f24,%fd42;
add.f32 %f25,%f24,0f3F800000;
mov.f32 %f26,0f3F800000;
fma.rn.f32 %f27,%f25,0fBF400000,0f40700000;
fma.rn.f32 %f28,%f25,%f27,0fC0C00000;
fma.rn.f32 %f1,%f25,%f28,0f40400000;
fma.rn.f32 %f29,%f24,0f3FA00000,0fC0100000;
mul.f32 %f30,%f29,%f24;
fma.rn.f32 %f2,%f30,%f24,0f3F800000;
sub.f32 %f31,%f26,%f24;
fma.rn.f32 %f32,%f31,0f3FA00000,0fC0100000;
mul.f32 %f33,%f31,%f32;
fma.rn.f32 %f3,%f31,%f33,0f3F800000;
setp.lt.s32 %p22,%r19,1;
@%p22 bra $3_47;
add.s32 %r65,%r577,-1;
sub.f32 %f35,%f26,%f1;
sub.f32 %f36,%f35,%f2;
sub.f32 %f37,%f36,%f3;
mul.f32 %f38,%f37,0f45000000;
cvt.rni.s32.f32 %r196,%f38;
mul.f32 %f39,%f3,0f45000000;
cvt.rni.s32.f32 %r197,%f39;
mov.u32 %r198,21520;
prmt.b32 %r66,%r197,%r196,%r198;
mul.f32 %f40,%f2,0f45000000;
cvt.rni.s32.f32 %r199,%f40;
mul.f32 %f41,%f1,0f45000000;
cvt.rni.s32.f32 %r200,%f41;
prmt.b32 %r67,%r200,%r199,%r198;
mov.u32 %r195,0;
cvt.s64.s32 %rd89,%r57;
mov.u32 %r594,%r195;
$3_29:
.pragma "nounroll";
mov.u32 %r206,31;
mov.u32 %r207,-1;
shfl.sync.idx.b32 %r69|%p23,%r593,%r594,%r206,%r207;
shfl.sync.idx.b32 %r70|%p1,%r67,%r594,%r206,%r207;
shfl.sync.idx.b32 %r71|%p2,%r66,%r594,%r206,%r207;
add.s32 %r208,%r69,-1;
max.s32 %r72,%r208,0;
min.s32 %r209,%r72,%r65;
cvt.s64.s32 %rd87,%r209;
mul.lo.s64 %rd88,%rd140,%rd87;
add.s64 %rd90,%rd88,%rd89;
add.s64 %rd27,%rd139,%rd90;
and.b64 %rd83,%rd27,-4;
cvt.u32.u64 %r210,%rd27;
ld.global.nc.u32 %r201,[%rd83];
add.s64 %rd84,%rd83,4;
ld.global.nc.u32 %r202,[%rd84];
add.s64 %rd85,%rd83,8;
ld.global.nc.u32 %r203,[%rd85];
add.s64 %rd86,%rd83,12;
ld.global.nc.u32 %r204,[%rd86];
and.b32 %r77,%r210,3;
setp.eq.s32 %p24,%r77,0;
mov.u32 %r595,%r195;
@%p24 bra $3_33;
add.s32 %r211,%r57,19;
setp.gt.s32 %p25,%r211,%r58;
setp.ge.s32 %p26,%r72,%r65;
and.pred %p27,%p25,%p26;
add.s64 %rd29,%rd83,16;
@%p27 bra $3_32;
bra.uni $3_31;
$3_32:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r77;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r595,[retval0+0];
}
bra.uni $3_33;
$3_31:
ld.global.nc.u32 %r595,[%rd29];
$3_33:
setp.lt.u32 %p28,%r208,%r65;
add.s64 %rd96,%rd27,%rd140;
selp.b64 %rd30,%rd96,%rd27,%p28;
and.b64 %rd92,%rd30,-4;
cvt.u32.u64 %r219,%rd30;
ld.global.nc.u32 %r213,[%rd92];
add.s64 %rd93,%rd92,4;
ld.global.nc.u32 %r214,[%rd93];
add.s64 %rd94,%rd92,8;
ld.global.nc.u32 %r215,[%rd94];
add.s64 %rd95,%rd92,12;
ld.global.nc.u32 %r216,[%rd95];
and.b32 %r85,%r219,3;
setp.eq.s32 %p29,%r85,0;
mov.u32 %r596,0;
@%p29 bra $3_37;
add.s32 %r220,%r57,19;
setp.gt.s32 %p30,%r220,%r58;
max.s32 %r221,%r69,0;
setp.ge.s32 %p31,%r221,%r65;
and.pred %p32,%p30,%p31;
add.s64 %rd32,%rd92,16;
@%p32 bra $3_36;
bra.uni $3_35;
$3_36:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b32 param1;
st.param.b32 [param1+0],%r85;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r596,[retval0+0];
}
bra.uni $3_37;
$3_35:
ld.global.nc.u32 %r596,[%rd32];
$3_37:
add.s64 %rd102,%rd30,%rd140;
setp.lt.u32 %p33,%r69,%r65;
selp.b64 %rd33,%rd102,%rd30,%p33;
and.b64 %rd98,%rd33,-4;
cvt.u32.u64 %r227,%rd33;
ld.global.nc.u32 %r223,[%rd98];
add.s64 %rd99,%rd98,4;
ld.global.nc.u32 %r224,[%rd99];
add.s64 %rd100,%rd98,8;
ld.global.nc.u32 %r225,[%rd100];
add.s64 %rd101,%rd98,12;
ld.global.nc.u32 %r226,[%rd101];
and.b32 %r93,%r227,3;
setp.eq.s32 %p34,%r93,0;
@%p34 bra $3_41;
add.s32 %r228,%r57,19;
setp.gt.s32 %p35,%r228,%r58;
add.s32 %r229,%r69,1;
max.s32 %r230,%r229,0;
setp.ge.s32 %p36,%r230,%r65;
and.pred %p37,%p35,%p36;
add.s64 %rd35,%rd98,16;
@%p37 bra $3_40;
bra.uni $3_39;
$3_40:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd35;
.param .b32 param1;
st.param.b32 [param1+0],%r93;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r597,[retval0+0];
}
bra.uni $3_42;
$3_41:
mov.u32 %r597,0;
bra.uni $3_42;
$3_39:
ld.global.nc.u32 %r597,[%rd35];
$3_42:
add.s32 %r238,%r69,1;
setp.lt.u32 %p38,%r238,%r65;
add.s64 %rd108,%rd33,%rd140;
selp.b64 %rd109,%rd108,%rd33,%p38;
and.b64 %rd104,%rd109,-4;
cvt.u32.u64 %r239,%rd109;
ld.global.nc.u32 %r233,[%rd104];
add.s64 %rd105,%rd104,4;
ld.global.nc.u32 %r234,[%rd105];
add.s64 %rd106,%rd104,8;
ld.global.nc.u32 %r235,[%rd106];
add.s64 %rd107,%rd104,12;
ld.global.nc.u32 %r236,[%rd107];
and.b32 %r101,%r239,3;
setp.eq.s32 %p39,%r101,0;
mov.u32 %r432,0;
mov.u32 %r598,%r432;
@%p39 bra $3_46;
add.s32 %r240,%r57,19;
setp.gt.s32 %p40,%r240,%r58;
add.s32 %r241,%r69,2;
max.s32 %r242,%r241,0;
setp.ge.s32 %p41,%r242,%r65;
and.pred %p42,%p40,%p41;
add.s64 %rd37,%rd104,16;
@%p42 bra $3_45;
bra.uni $3_44;
$3_45:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd37;
.param .b32 param1;
st.param.b32 [param1+0],%r101;
.param .b32 retval0;
call.uni (retval0),
_Z10load_bytesPKji,
(
param0,
param1
);
ld.param.b32 %r598,[retval0+0];
}
bra.uni $3_46;
$3_44:
ld.global.nc.u32 %r598,[%rd37];
$3_46:
mad.lo.s32 %r247,%r77,4369,12816;
mad.lo.s32 %r295,%r85,4369,12816;
mad.lo.s32 %r343,%r93,4369,12816;
mad.lo.s32 %r391,%r101,4369,12816;
prmt.b32 %r244,%r201,%r202,%r247;
prmt.b32 %r248,%r202,%r203,%r247;
prmt.b32 %r252,%r203,%r204,%r247;
prmt.b32 %r256,%r204,%r595,%r247;
cvt.s32.s16 %r436,%r70;
mov.u32 %r437,20800;
prmt.b32 %r270,%r244,%r248,%r437;
prmt.b32 %r274,%r252,%r256,%r437;
mov.u32 %r264,%r432;
dp2a.lo.s32.u32 %r264,%r60,%r270,%r264;
dp2a.lo.s32.u32 %r264,%r61,%r274,%r264;
prmt.b32 %r292,%r213,%r214,%r295;
prmt.b32 %r296,%r214,%r215,%r295;
prmt.b32 %r300,%r215,%r216,%r295;
prmt.b32 %r304,%r216,%r596,%r295;
shr.s32 %r438,%r70,16;
prmt.b32 %r318,%r292,%r296,%r437;
prmt.b32 %r322,%r300,%r304,%r437;
mov.u32 %r312,%r432;
dp2a.lo.s32.u32 %r312,%r60,%r318,%r312;
dp2a.lo.s32.u32 %r312,%r61,%r322,%r312;
mul.lo.s32 %r439,%r312,%r438;
mad.lo.s32 %r440,%r264,%r436,%r439;
mov.u32 %r272,%r432;
dp2a.hi.s32.u32 %r272,%r60,%r270,%r272;
dp2a.hi.s32.u32 %r272,%r61,%r274,%r272;
mov.u32 %r320,%r432;
dp2a.hi.s32.u32 %r320,%r60,%r318,%r320;
dp2a.hi.s32.u32 %r320,%r61,%r322,%r320;
mul.lo.s32 %r441,%r320,%r438;
mad.lo.s32 %r442,%r272,%r436,%r441;
mov.u32 %r443,29538;
prmt.b32 %r286,%r244,%r248,%r443;
prmt.b32 %r290,%r252,%r256,%r443;
mov.u32 %r280,%r432;
dp2a.lo.s32.u32 %r280,%r60,%r286,%r280;
dp2a.lo.s32.u32 %r280,%r61,%r290,%r280;
prmt.b32 %r334,%r292,%r296,%r443;
prmt.b32 %r338,%r300,%r304,%r443;
mov.u32 %r328,%r432;
dp2a.lo.s32.u32 %r328,%r60,%r334,%r328;
dp2a.lo.s32.u32 %r328,%r61,%r338,%r328;
mul.lo.s32 %r444,%r328,%r438;
mad.lo.s32 %r445,%r280,%r436,%r444;
mov.u32 %r288,%r432;
dp2a.hi.s32.u32 %r288,%r60,%r286,%r288;
dp2a.hi.s32.u32 %r288,%r61,%r290,%r288;
mov.u32 %r336,%r432;
dp2a.hi.s32.u32 %r336,%r60,%r334,%r336;
dp2a.hi.s32.u32 %r336,%r61,%r338,%r336;
mul.lo.s32 %r446,%r336,%r438;
mad.lo.s32 %r447,%r288,%r436,%r446;
add.s32 %r448,%r440,2097152;
add.s32 %r449,%r442,2097152;
add.s32 %r450,%r445,2097152;
add.s32 %r451,%r447,2097152;
prmt.b32 %r340,%r223,%r224,%r343;
prmt.b32 %r344,%r224,%r225,%r343;
prmt.b32 %r348,%r225,%r226,%r343;
prmt.b32 %r352,%r226,%r597,%r343;
cvt.s32.s16 %r452,%r71;
prmt.b32 %r366,%r340,%r344,%r437;
prmt.b32 %r370,%r348,%r352,%r437;
mov.u32 %r360,%r432;
dp2a.lo.s32.u32 %r360,%r60,%r366,%r360;
dp2a.lo.s32.u32 %r360,%r61,%r370,%r360;
mad.lo.s32 %r453,%r360,%r452,%r448;
mov.u32 %r368,%r432;
dp2a.hi.s32.u32 %r368,%r60,%r366,%r368;
dp2a.hi.s32.u32 %r368,%r61,%r370,%r368;
mad.lo.s32 %r454,%r368,%r452,%r449;
prmt.b32 %r382,%r340,%r344,%r443;
prmt.b32 %r386,%r348,%r352,%r443;
mov.u32 %r376,%r432;
dp2a.lo.s32.u32 %r376,%r60,%r382,%r376;
dp2a.lo.s32.u32 %r376,%r61,%r386,%r376;
mad.lo.s32 %r455,%r376,%r452,%r450;
mov.u32 %r384,%r432;
dp2a.hi.s32.u32 %r384,%r60,%r382,%r384;
dp2a.hi.s32.u32 %r384,%r61,%r386,%r384;
mad.lo.s32 %r456,%r384,%r452,%r451;
prmt.b32 %r388,%r233,%r234,%r391;
prmt.b32 %r392,%r234,%r235,%r391;
prmt.b32 %r396,%r235,%r236,%r391;
prmt.b32 %r400,%r236,%r598,%r391;
shr.s32 %r457,%r71,16;
prmt.b32 %r414,%r388,%r392,%r437;
prmt.b32 %r418,%r396,%r400,%r437;
mov.u32 %r408,%r432;
dp2a.lo.s32.u32 %r408,%r60,%r414,%r408;
dp2a.lo.s32.u32 %r408,%r61,%r418,%r408;
mad.lo.s32 %r458,%r408,%r457,%r453;
mov.u32 %r416,%r432;
dp2a.hi.s32.u32 %r416,%r60,%r414,%r416;
dp2a.hi.s32.u32 %r416,%r61,%r418,%r416;
mad.lo.s32 %r459,%r416,%r457,%r454;
prmt.b32 %r430,%r388,%r392,%r443;
prmt.b32 %r434,%r396,%r400,%r443;
mov.u32 %r424,%r432;
dp2a.lo.s32.u32 %r424,%r60,%r430,%r424;
dp2a.lo.s32.u32 %r424,%r61,%r434,%r424;
mad.lo.s32 %r460,%r424,%r457,%r455;
dp2a.hi.s32.u32 %r432,%r60,%r430,%r432;
dp2a.hi.s32.u32 %r432,%r61,%r434,%r432;
mad.lo.s32 %r461,%r432,%r457,%r456;
mov.u32 %r462,%tid.x;
shl.b32 %r463,%r594,5;
add.s32 %r464,%r463,%r462;
shl.b32 %r465,%r464,2;
shr.s32 %r466,%r458,22;
max.s32 %r467,%r466,0;
min.s32 %r468,%r467,255;
cvt.s64.s32 %rd111,%r465;
mul.wide.u32 %rd112,%r164,512;
mov.u64 %rd113,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd114,%rd113,%rd112;
add.s64 %rd115,%rd114,%rd111;
shr.s32 %r470,%r459,22;
max.s32 %r471,%r470,0;
min.s32 %r472,%r471,255;
shr.s32 %r473,%r460,22;
max.s32 %r474,%r473,0;
min.s32 %r475,%r474,255;
shr.s32 %r476,%r461,22;
max.s32 %r477,%r476,0;
min.s32 %r478,%r477,255;
cvt.u16.u32 %rs1,%r478;
cvt.u16.u32 %rs2,%r475;
cvt.u16.u32 %rs3,%r472;
cvt.u16.u32 %rs4,%r468;
st.shared.v4.u8 [%rd115],{%rs4,%rs3,%rs2,%rs1};
add.s32 %r594,%r594,1;
setp.lt.s32 %p43,%r594,%r20;
@%p43 bra $3_29;
$3_47:
bar.warp.sync -1;
@%p22 bra $3_76;
mov.u32 %r575,%ctaid.x;
shl.b32 %r480,%r575,7;
cvt.s64.s32 %rd38,%r480;
sub.s32 %r482,%r578,%r14;
min.s32 %r106,%r482,32;
shl.b32 %r107,%r106,2;
setp.lt.s32 %p45,%r106,1;
shr.s32 %r483,%r106,31;
shr.u32 %r484,%r483,30;
add.s32 %r485,%r106,%r484;
shr.s32 %r108,%r485,2;
@%p45 bra $3_76;
and.b32 %r109,%r107,-16;
not.b32 %r487,%r578;
add.s32 %r490,%r14,%r487;
max.s32 %r491,%r490,-33;
mov.u32 %r492,-2;
sub.s32 %r493,%r492,%r491;
sub.s32 %r111,%r493,%r15;
shr.u32 %r494,%r111,5;
add.s32 %r495,%r494,1;
not.b32 %r496,%r15;
add.s32 %r112,%r108,%r496;
shr.u32 %r497,%r112,5;
add.s32 %r498,%r497,1;
mov.u32 %r499,-5;
sub.s32 %r500,%r499,%r15;
shl.b32 %r501,%r491,2;
sub.s32 %r113,%r500,%r501;
and.b32 %r114,%r498,3;
and.b32 %r115,%r495,3;
cvt.s64.s32 %rd40,%r15;
add.s32 %r116,%r15,32;
add.s32 %r117,%r15,64;
add.s32 %r118,%r15,96;
cvt.u64.u32 %rd41,%r164;
mul.wide.u32 %rd116,%r164,512;
mov.u64 %rd117,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd118,%rd117,%rd116;
add.s64 %rd42,%rd118,256;
add.s64 %rd119,%rd141,%rd38;
add.s64 %rd43,%rd119,256;
mov.u32 %r599,0;
shl.b64 %rd122,%rd41,9;
$3_50:
.pragma "nounroll";
add.s32 %r506,%r599,%r17;
cvt.s64.s32 %rd120,%r506;
mul.lo.s64 %rd45,%rd142,%rd120;
add.s64 %rd121,%rd45,%rd38;
add.s64 %rd46,%rd141,%rd121;
shl.b32 %r507,%r599,7;
cvt.s64.s32 %rd47,%r507;
add.s64 %rd124,%rd117,%rd122;
add.s64 %rd48,%rd124,%rd47;
and.b64 %rd125,%rd46,15;
setp.eq.s64 %p46,%rd125,0;
@%p46 bra $3_59;
mov.u32 %r600,%tid.x;
setp.ge.s32 %p47,%r600,%r106;
and.b64 %rd126,%rd46,3;
setp.ne.s64 %p48,%rd126,0;
or.pred %p49,%p48,%p47;
selp.b32 %r604,0,%r107,%p48;
@%p49 bra $3_67;
setp.eq.s32 %p50,%r115,0;
@%p50 bra $3_56;
shl.b64 %rd127,%rd40,2;
add.s64 %rd49,%rd48,%rd127;
ld.shared.u32 %r509,[%rd49];
add.s64 %rd50,%rd46,%rd127;
st.u32 [%rd50],%r509;
setp.eq.s32 %p51,%r115,1;
mov.u32 %r600,%r116;
@%p51 bra $3_56;
setp.eq.s32 %p52,%r115,2;
ld.shared.u32 %r510,[%rd49+128];
st.u32 [%rd50+128],%r510;
mov.u32 %r600,%r117;
@%p52 bra $3_56;
ld.shared.u32 %r511,[%rd49+256];
st.u32 [%rd50+256],%r511;
mov.u32 %r600,%r118;
$3_56:
setp.lt.u32 %p53,%r111,96;
mov.u32 %r604,%r107;
@%p53 bra $3_67;
mul.wide.s32 %rd128,%r600,4;
add.s64 %rd129,%rd128,%rd47;
add.s64 %rd144,%rd42,%rd129;
add.s64 %rd130,%rd128,%rd45;
add.s64 %rd143,%rd43,%rd130;
$3_58:
ld.shared.u32 %r512,[%rd144+-256];
st.u32 [%rd143+-256],%r512;
ld.shared.u32 %r513,[%rd144+-128];
st.u32 [%rd143+-128],%r513;
ld.shared.u32 %r514,[%rd144];
st.u32 [%rd143],%r514;
ld.shared.u32 %r515,[%rd144+128];
st.u32 [%rd143+128],%r515;
add.s64 %rd144,%rd144,512;
add.s64 %rd143,%rd143,512;
add.s32 %r600,%r600,128;
setp.lt.s32 %p54,%r600,%r106;
mov.u32 %r604,%r107;
@%p54 bra $3_58;
bra.uni $3_67;
$3_59:
setp.ge.s32 %p55,%r15,%r108;
mov.u32 %r604,%r109;
@%p55 bra $3_67;
setp.eq.s32 %p56,%r114,0;
mov.u32 %r602,%r15;
@%p56 bra $3_64;
shl.b64 %rd131,%rd40,4;
add.s64 %rd59,%rd46,%rd131;
add.s64 %rd58,%rd48,%rd131;
ld.shared.v4.u32 {%r517,%r518,%r519,%r520},[%rd58];
st.v4.u32 [%rd59],{%r517,%r518,%r519,%r520};
setp.eq.s32 %p57,%r114,1;
mov.u32 %r602,%r116;
@%p57 bra $3_64;
setp.eq.s32 %p58,%r114,2;
ld.shared.v4.u32 {%r525,%r526,%r527,%r528},[%rd58+512];
st.v4.u32 [%rd59+512],{%r525,%r526,%r527,%r528};
mov.u32 %r602,%r117;
@%p58 bra $3_64;
ld.shared.v4.u32 {%r533,%r534,%r535,%r536},[%rd58+1024];
st.v4.u32 [%rd59+1024],{%r533,%r534,%r535,%r536};
mov.u32 %r602,%r118;
$3_64:
setp.lt.u32 %p59,%r112,96;
mov.u32 %r604,%r109;
@%p59 bra $3_67;
$3_66:
mul.wide.s32 %rd132,%r602,16;
add.s64 %rd133,%rd46,%rd132;
add.s64 %rd134,%rd48,%rd132;
ld.shared.v4.u32 {%r541,%r542,%r543,%r544},[%rd134];
st.v4.u32 [%rd133],{%r541,%r542,%r543,%r544};
ld.shared.v4.u32 {%r549,%r550,%r551,%r552},[%rd134+512];
st.v4.u32 [%rd133+512],{%r549,%r550,%r551,%r552};
ld.shared.v4.u32 {%r557,%r558,%r559,%r560},[%rd134+1024];
st.v4.u32 [%rd133+1024],{%r557,%r558,%r559,%r560};
ld.shared.v4.u32 {%r565,%r566,%r567,%r568},[%rd134+1536];
st.v4.u32 [%rd133+1536],{%r565,%r566,%r567,%r568};
add.s32 %r602,%r602,128;
setp.lt.s32 %p60,%r602,%r108;
mov.u32 %r604,%r109;
@%p60 bra $3_66;
$3_67:
add.s32 %r131,%r604,%r15;
setp.ge.s32 %p61,%r131,%r107;
@%p61 bra $3_75;
sub.s32 %r132,%r113,%r604;
shr.u32 %r573,%r132,5;
add.s32 %r574,%r573,1;
and.b32 %r133,%r574,3;
setp.eq.s32 %p62,%r133,0;
mov.u32 %r605,%r131;
@%p62 bra $3_72;
cvt.s64.s32 %rd135,%r131;
add.s64 %rd61,%rd48,%rd135;
ld.shared.u8 %rs5,[%rd61];
add.s64 %rd62,%rd46,%rd135;
st.u8 [%rd62],%rs5;
add.s32 %r605,%r131,32;
setp.eq.s32 %p63,%r133,1;
@%p63 bra $3_72;
ld.shared.u8 %rs6,[%rd61+32];
st.u8 [%rd62+32],%rs6;
add.s32 %r605,%r131,64;
setp.eq.s32 %p64,%r133,2;
@%p64 bra $3_72;
ld.shared.u8 %rs7,[%rd61+64];
st.u8 [%rd62+64],%rs7;
add.s32 %r605,%r131,96;
$3_72:
setp.lt.u32 %p65,%r132,96;
@%p65 bra $3_75;
$3_74:
cvt.s64.s32 %rd136,%r605;
add.s64 %rd137,%rd48,%rd136;
ld.shared.u8 %rs8,[%rd137];
add.s64 %rd138,%rd46,%rd136;
st.u8 [%rd138],%rs8;
ld.shared.u8 %rs9,[%rd137+32];
st.u8 [%rd138+32],%rs9;
ld.shared.u8 %rs10,[%rd137+64];
st.u8 [%rd138+64],%rs10;
ld.shared.u8 %rs11,[%rd137+96];
st.u8 [%rd138+96],%rs11;
add.s32 %r605,%r605,128;
setp.lt.s32 %p66,%r605,%r107;
@%p66 bra $3_74;
$3_75:
add.s32 %r599,%r599,1;
setp.lt.s32 %p67,%r599,%r20;
@%p67 bra $3_50;
$3_76:
ret;
$3_13:
add.s32 %r582,%r582,%r27;
add.s32 %r586,%r580,1;
setp.eq.s32 %p12,%r580,-1;
mov.u32 %r583,%r28;
mov.u32 %r590,%r585;
@%p12 bra $3_17;
add.s32 %r582,%r582,%r28;
add.s32 %r586,%r580,2;
setp.gt.s32 %p13,%r580,-3;
mov.u32 %r583,0;
mov.u32 %r590,%r583;
mov.u32 %r585,%r583;
@%p13 bra $3_17;
mov.u32 %r581,%r586;
$3_16:
.pragma "nounroll";
add.s32 %r586,%r581,1;
setp.lt.s32 %p14,%r581,-1;
mov.u32 %r581,%r586;
mov.u32 %r590,%r583;
mov.u32 %r585,%r583;
@%p14 bra $3_16;
bra.uni $3_17;
}
`;
