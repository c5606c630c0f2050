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
.reg .pred %p<65>;
.reg .b16 %rs<2>;
.reg .f32 %f<41>;
.reg .b32 %r<386>;
.reg .f64 %fd<43>;
.reg .b64 %rd<144>;
.shared .align 16 .b8 _ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block[1024];
ld.param.u64 %rd56,[p0];
ld.param.v2.u32 {%r357,%r358},[p1+32];
ld.param.v2.u32 {%r128,%r129},[p1+40];
ld.param.u64 %rd61,[p2];
ld.param.v2.u32 {%r359,%r360},[p3+32];
ld.param.v2.u32 {%r132,%r133},[p3+40];
ld.param.f64 %fd39,[p4];
ld.param.f64 %fd41,[p5];
ld.param.u64 %rd141,[p3+8];
ld.param.u64 %rd62,[p3];
ld.param.u64 %rd139,[p1+8];
ld.param.u64 %rd57,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r129,0;
@%p3 bra $1_2;
cvta.to.global.u64 %rd66,%rd56;
mul.wide.s32 %rd67,%r1,40;
add.s64 %rd68,%rd66,%rd67;
ld.global.v2.u32 {%r357,%r358},[%rd68+32];
ld.global.u64 %rd139,[%rd68+8];
ld.global.u64 %rd138,[%rd68];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd69,%r1;
mul.lo.s64 %rd70,%rd57,%rd69;
add.s64 %rd138,%rd56,%rd70;
$1_3:
setp.eq.s32 %p4,%r133,0;
@%p4 bra $1_5;
cvta.to.global.u64 %rd71,%rd61;
mul.wide.s32 %rd72,%r1,40;
add.s64 %rd73,%rd71,%rd72;
ld.global.v2.u32 {%r359,%r360},[%rd73+32];
ld.global.u64 %rd141,[%rd73+8];
ld.global.u64 %rd140,[%rd73];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd74,%r1;
mul.lo.s64 %rd75,%rd62,%rd74;
add.s64 %rd140,%rd61,%rd75;
$1_6:
mov.u32 %r138,%ctaid.x;
shl.b32 %r14,%r138,5;
mov.u32 %r15,%tid.x;
mov.u32 %r139,%ctaid.y;
shl.b32 %r140,%r139,3;
mov.u32 %r141,%tid.y;
add.s32 %r142,%r140,%r141;
shl.b32 %r17,%r142,2;
sub.s32 %r19,%r360,%r17;
min.s32 %r20,%r19,4;
setp.le.s32 %p5,%r359,%r14;
setp.lt.s32 %p6,%r20,1;
or.pred %p7,%p5,%p6;
@%p7 bra $1_66;
setp.neu.f64 %p8,%fd39,0d0000000000000000;
@%p8 bra $1_9;
cvt.rn.f64.s32 %fd13,%r359;
cvt.rn.f64.s32 %fd14,%r357;
div.rn.f64 %fd15,%fd13,%fd14;
rcp.rn.f64 %fd39,%fd15;
$1_9:
add.s32 %r143,%r14,%r15;
add.s32 %r144,%r359,-1;
min.s32 %r145,%r143,%r144;
cvt.rn.f64.s32 %fd16,%r145;
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
mov.b64 {%r361,%temp},%fd23;
}
setp.geu.f64 %p9,%fd40,0d0000000000000000;
@%p9 bra $1_11;
add.s32 %r361,%r361,-1;
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
cvt.rni.s32.f32 %r363,%f17;
mul.f32 %f18,%f9,0f45000000;
cvt.rni.s32.f32 %r364,%f18;
mul.f32 %f19,%f13,0f45000000;
cvt.rni.s32.f32 %r27,%f19;
mul.f32 %f20,%f16,0f45000000;
cvt.rni.s32.f32 %r28,%f20;
add.s32 %r367,%r361,-1;
setp.gt.s32 %p10,%r361,0;
mov.u32 %r371,%r27;
mov.u32 %r366,%r28;
@%p10 bra $1_17;
add.s32 %r363,%r363,%r364;
setp.gt.s32 %p11,%r361,-1;
mov.u32 %r366,0;
mov.u32 %r364,%r27;
mov.u32 %r371,%r28;
mov.u32 %r367,%r361;
@%p11 bra $1_17;
bra.uni $1_13;
$1_17:
add.s32 %r42,%r357,-4;
setp.le.s32 %p15,%r367,%r42;
mov.u32 %r369,%r363;
mov.u32 %r370,%r364;
mov.u32 %r373,%r367;
@%p15 bra $1_23;
add.s32 %r366,%r366,%r371;
add.s32 %r373,%r367,-1;
setp.le.s32 %p16,%r373,%r42;
mov.u32 %r369,0;
mov.u32 %r370,%r363;
mov.u32 %r371,%r364;
@%p16 bra $1_23;
add.s32 %r366,%r366,%r364;
add.s32 %r373,%r367,-2;
setp.le.s32 %p17,%r373,%r42;
mov.u32 %r370,%r369;
mov.u32 %r371,%r363;
@%p17 bra $1_23;
add.s32 %r366,%r366,%r363;
add.s32 %r373,%r367,-3;
setp.le.s32 %p18,%r373,%r42;
mov.u32 %r369,0;
mov.u32 %r370,%r369;
mov.u32 %r371,%r369;
@%p18 bra $1_23;
$1_22:
.pragma "nounroll";
add.s32 %r373,%r373,-1;
setp.gt.s32 %p19,%r373,%r42;
mov.u32 %r370,%r369;
mov.u32 %r371,%r369;
@%p19 bra $1_22;
$1_23:
mov.u32 %r164,21520;
prmt.b32 %r57,%r369,%r370,%r164;
prmt.b32 %r58,%r371,%r366,%r164;
shr.s32 %r165,%r15,31;
shr.u32 %r166,%r165,30;
add.s32 %r167,%r15,%r166;
and.b32 %r168,%r167,-4;
sub.s32 %r169,%r15,%r168;
add.s32 %r59,%r17,%r169;
setp.neu.f64 %p20,%fd41,0d0000000000000000;
@%p20 bra $1_25;
cvt.rn.f64.s32 %fd26,%r360;
cvt.rn.f64.s32 %fd27,%r358;
div.rn.f64 %fd28,%fd26,%fd27;
rcp.rn.f64 %fd41,%fd28;
$1_25:
add.s32 %r170,%r360,-1;
min.s32 %r171,%r59,%r170;
cvt.rn.f64.s32 %fd29,%r171;
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
mov.b64 {%r374,%temp},%fd36;
}
setp.geu.f64 %p21,%fd42,0d0000000000000000;
@%p21 bra $1_27;
add.s32 %r374,%r374,-1;
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
cvt.rni.s32.f32 %r172,%f37;
mul.f32 %f38,%f29,0f45000000;
cvt.rni.s32.f32 %r173,%f38;
mul.f32 %f39,%f33,0f45000000;
cvt.rni.s32.f32 %r174,%f39;
mul.f32 %f40,%f36,0f45000000;
cvt.rni.s32.f32 %r175,%f40;
mov.u32 %r176,21520;
prmt.b32 %r63,%r172,%r173,%r176;
prmt.b32 %r64,%r174,%r175,%r176;
setp.lt.s32 %p22,%r19,1;
@%p22 bra $1_47;
add.s32 %r65,%r358,-1;
mov.u32 %r177,0;
cvt.s64.s32 %rd79,%r373;
mov.u32 %r375,%r177;
$1_29:
.pragma "nounroll";
mov.u32 %r180,31;
mov.u32 %r181,-1;
shfl.sync.idx.b32 %r67|%p23,%r374,%r375,%r180,%r181;
shfl.sync.idx.b32 %r68|%p1,%r63,%r375,%r180,%r181;
shfl.sync.idx.b32 %r69|%p2,%r64,%r375,%r180,%r181;
add.s32 %r182,%r67,-1;
max.s32 %r70,%r182,0;
min.s32 %r183,%r70,%r65;
cvt.s64.s32 %rd77,%r183;
mul.lo.s64 %rd78,%rd139,%rd77;
add.s64 %rd80,%rd78,%rd79;
add.s64 %rd28,%rd138,%rd80;
cvt.u32.u64 %r184,%rd28;
and.b32 %r71,%r184,3;
and.b64 %rd76,%rd28,-4;
ld.global.nc.u32 %r178,[%rd76];
setp.eq.s32 %p24,%r71,0;
mov.u32 %r376,%r177;
@%p24 bra $1_33;
add.s32 %r185,%r373,7;
setp.gt.s32 %p25,%r185,%r357;
setp.ge.s32 %p26,%r70,%r65;
and.pred %p27,%p25,%p26;
add.s64 %rd30,%rd76,4;
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
ld.param.b32 %r376,[retval0+0];
}
bra.uni $1_33;
$1_31:
ld.global.nc.u32 %r376,[%rd30];
$1_33:
setp.lt.u32 %p28,%r182,%r65;
add.s64 %rd83,%rd28,%rd139;
selp.b64 %rd31,%rd83,%rd28,%p28;
cvt.u32.u64 %r190,%rd31;
and.b32 %r76,%r190,3;
and.b64 %rd82,%rd31,-4;
ld.global.nc.u32 %r187,[%rd82];
setp.eq.s32 %p29,%r76,0;
mov.u32 %r377,0;
@%p29 bra $1_37;
add.s32 %r191,%r373,7;
setp.gt.s32 %p30,%r191,%r357;
max.s32 %r192,%r67,0;
setp.ge.s32 %p31,%r192,%r65;
and.pred %p32,%p30,%p31;
add.s64 %rd33,%rd82,4;
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
ld.param.b32 %r377,[retval0+0];
}
bra.uni $1_37;
$1_35:
ld.global.nc.u32 %r377,[%rd33];
$1_37:
add.s64 %rd86,%rd31,%rd139;
setp.lt.u32 %p33,%r67,%r65;
selp.b64 %rd87,%rd86,%rd31,%p33;
cvt.u32.u64 %r195,%rd87;
and.b32 %r81,%r195,3;
and.b64 %rd85,%rd87,-4;
ld.global.nc.u32 %r194,[%rd85];
setp.eq.s32 %p34,%r81,0;
@%p34 bra $1_41;
add.s32 %r196,%r373,7;
setp.gt.s32 %p35,%r196,%r357;
add.s32 %r197,%r67,1;
max.s32 %r198,%r197,0;
setp.ge.s32 %p36,%r198,%r65;
and.pred %p37,%p35,%p36;
add.s64 %rd35,%rd85,4;
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
ld.param.b32 %r378,[retval0+0];
}
bra.uni $1_42;
$1_41:
mov.u32 %r378,0;
bra.uni $1_42;
$1_39:
ld.global.nc.u32 %r378,[%rd35];
$1_42:
add.s32 %r203,%r67,1;
setp.lt.u32 %p38,%r203,%r65;
mov.u32 %r260,0;
add.s64 %rd99,%rd87,%rd139;
selp.b64 %rd100,%rd99,%rd87,%p38;
cvt.u32.u64 %r207,%rd100;
and.b32 %r86,%r207,3;
and.b64 %rd89,%rd100,-4;
ld.global.nc.u32 %r201,[%rd89];
setp.eq.s32 %p41,%r86,0;
mov.u32 %r379,%r260;
@%p41 bra $1_46;
add.s32 %r212,%r373,7;
setp.gt.s32 %p45,%r212,%r357;
add.s32 %r213,%r67,2;
max.s32 %r214,%r213,0;
setp.ge.s32 %p46,%r214,%r65;
and.pred %p47,%p45,%p46;
add.s64 %rd36,%rd89,4;
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
ld.param.b32 %r379,[retval0+0];
}
bra.uni $1_46;
$1_44:
ld.global.nc.u32 %r379,[%rd36];
$1_46:
mad.lo.s32 %r255,%r86,4369,12816;
mad.lo.s32 %r219,%r71,4369,12816;
prmt.b32 %r216,%r178,%r376,%r219;
cvt.s32.s16 %r264,%r68;
mov.u32 %r224,%r260;
dp2a.lo.s32.u32 %r224,%r57,%r216,%r224;
dp2a.hi.s32.u32 %r224,%r58,%r216,%r224;
mul.lo.s32 %r265,%r224,%r264;
mad.lo.s32 %r231,%r76,4369,12816;
prmt.b32 %r228,%r187,%r377,%r231;
shr.s32 %r266,%r68,16;
mov.u32 %r236,%r260;
dp2a.lo.s32.u32 %r236,%r57,%r228,%r236;
dp2a.hi.s32.u32 %r236,%r58,%r228,%r236;
mad.lo.s32 %r267,%r236,%r266,%r265;
add.s32 %r268,%r267,2097152;
mad.lo.s32 %r243,%r81,4369,12816;
prmt.b32 %r240,%r194,%r378,%r243;
cvt.s32.s16 %r269,%r69;
mov.u32 %r248,%r260;
dp2a.lo.s32.u32 %r248,%r57,%r240,%r248;
dp2a.hi.s32.u32 %r248,%r58,%r240,%r248;
mad.lo.s32 %r270,%r248,%r269,%r268;
prmt.b32 %r252,%r201,%r379,%r255;
shr.s32 %r271,%r69,16;
dp2a.lo.s32.u32 %r260,%r57,%r252,%r260;
dp2a.hi.s32.u32 %r260,%r58,%r252,%r260;
mad.lo.s32 %r272,%r260,%r271,%r270;
shr.s32 %r273,%r272,22;
max.s32 %r274,%r273,0;
min.s32 %r275,%r274,255;
mov.u32 %r276,%tid.x;
shl.b32 %r277,%r375,5;
add.s32 %r278,%r277,%r276;
cvt.s64.s32 %rd114,%r278;
mul.wide.u32 %rd115,%r141,128;
mov.u64 %rd116,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd117,%rd116,%rd115;
add.s64 %rd118,%rd117,%rd114;
st.shared.u8 [%rd118],%r275;
add.s32 %r375,%r375,1;
setp.lt.s32 %p48,%r375,%r20;
@%p48 bra $1_29;
$1_47:
bar.warp.sync -1;
@%p22 bra $1_66;
cvt.s64.s32 %rd37,%r14;
sub.s32 %r282,%r359,%r14;
min.s32 %r92,%r282,32;
setp.lt.s32 %p50,%r92,1;
shr.s32 %r283,%r92,31;
shr.u32 %r284,%r283,28;
add.s32 %r285,%r92,%r284;
shr.s32 %r93,%r285,4;
shr.u32 %r286,%r283,30;
add.s32 %r287,%r92,%r286;
shr.s32 %r94,%r287,2;
and.b32 %r95,%r92,-4;
@%p50 bra $1_66;
and.b32 %r96,%r92,-16;
not.b32 %r289,%r15;
add.s32 %r98,%r93,%r289;
shr.u32 %r290,%r98,5;
add.s32 %r291,%r290,1;
and.b32 %r99,%r291,3;
cvt.s64.s32 %rd38,%r15;
add.s32 %r100,%r15,32;
add.s32 %r101,%r15,64;
add.s32 %r102,%r15,96;
mul.wide.s32 %rd119,%r15,4;
add.s64 %rd120,%rd119,%rd37;
add.s64 %rd39,%rd140,%rd120;
cvt.u64.u32 %rd40,%r141;
mul.wide.u32 %rd121,%r141,128;
mov.u64 %rd122,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd41,%rd123,%rd119;
mov.u32 %r380,0;
shl.b64 %rd126,%rd40,7;
shl.b64 %rd131,%rd38,4;
$1_50:
.pragma "nounroll";
add.s32 %r296,%r380,%r17;
cvt.s64.s32 %rd124,%r296;
mul.lo.s64 %rd43,%rd141,%rd124;
add.s64 %rd125,%rd43,%rd37;
add.s64 %rd44,%rd140,%rd125;
shl.b32 %r297,%r380,5;
cvt.s64.s32 %rd45,%r297;
add.s64 %rd128,%rd122,%rd126;
add.s64 %rd46,%rd128,%rd45;
and.b64 %rd129,%rd44,15;
setp.eq.s64 %p51,%rd129,0;
@%p51 bra $1_54;
mov.u32 %r381,%tid.x;
setp.ge.s32 %p52,%r381,%r94;
and.b64 %rd130,%rd44,3;
setp.ne.s64 %p53,%rd130,0;
or.pred %p54,%p53,%p52;
selp.b32 %r384,0,%r95,%p53;
@%p54 bra $1_62;
add.s64 %rd143,%rd39,%rd43;
add.s64 %rd142,%rd41,%rd45;
$1_53:
.pragma "nounroll";
ld.shared.u32 %r299,[%rd142];
st.u32 [%rd143],%r299;
add.s64 %rd143,%rd143,128;
add.s64 %rd142,%rd142,128;
add.s32 %r381,%r381,32;
setp.lt.s32 %p55,%r381,%r94;
mov.u32 %r384,%r95;
@%p55 bra $1_53;
bra.uni $1_62;
$1_54:
setp.ge.s32 %p56,%r15,%r93;
mov.u32 %r384,%r96;
@%p56 bra $1_62;
setp.eq.s32 %p57,%r99,0;
mov.u32 %r382,%r15;
@%p57 bra $1_59;
add.s64 %rd54,%rd44,%rd131;
add.s64 %rd53,%rd46,%rd131;
ld.shared.v4.u32 {%r301,%r302,%r303,%r304},[%rd53];
st.v4.u32 [%rd54],{%r301,%r302,%r303,%r304};
setp.eq.s32 %p58,%r99,1;
mov.u32 %r382,%r100;
@%p58 bra $1_59;
setp.eq.s32 %p59,%r99,2;
ld.shared.v4.u32 {%r309,%r310,%r311,%r312},[%rd53+512];
st.v4.u32 [%rd54+512],{%r309,%r310,%r311,%r312};
mov.u32 %r382,%r101;
@%p59 bra $1_59;
ld.shared.v4.u32 {%r317,%r318,%r319,%r320},[%rd53+1024];
st.v4.u32 [%rd54+1024],{%r317,%r318,%r319,%r320};
mov.u32 %r382,%r102;
$1_59:
setp.lt.u32 %p60,%r98,96;
mov.u32 %r384,%r96;
@%p60 bra $1_62;
$1_61:
mul.wide.s32 %rd132,%r382,16;
add.s64 %rd133,%rd44,%rd132;
add.s64 %rd134,%rd46,%rd132;
ld.shared.v4.u32 {%r325,%r326,%r327,%r328},[%rd134];
st.v4.u32 [%rd133],{%r325,%r326,%r327,%r328};
ld.shared.v4.u32 {%r333,%r334,%r335,%r336},[%rd134+512];
st.v4.u32 [%rd133+512],{%r333,%r334,%r335,%r336};
ld.shared.v4.u32 {%r341,%r342,%r343,%r344},[%rd134+1024];
st.v4.u32 [%rd133+1024],{%r341,%r342,%r343,%r344};
ld.shared.v4.u32 {%r349,%r350,%r351,%r352},[%rd134+1536];
st.v4.u32 [%rd133+1536],{%r349,%r350,%r351,%r352};
add.s32 %r382,%r382,128;
setp.lt.s32 %p61,%r382,%r93;
mov.u32 %r384,%r96;
@%p61 bra $1_61;
$1_62:
add.s32 %r385,%r384,%r15;
setp.ge.s32 %p62,%r385,%r92;
@%p62 bra $1_65;
$1_64:
.pragma "nounroll";
cvt.s64.s32 %rd135,%r385;
add.s64 %rd136,%rd46,%rd135;
ld.shared.u8 %rs1,[%rd136];
add.s64 %rd137,%rd44,%rd135;
st.u8 [%rd137],%rs1;
add.s32 %r385,%r385,32;
setp.lt.s32 %p63,%r385,%r92;
@%p63 bra $1_64;
$1_65:
add.s32 %r380,%r380,1;
setp.lt.s32 %p64,%r380,%r20;
@%p64 bra $1_50;
$1_66:
ret;
$1_13:
add.s32 %r363,%r363,%r27;
add.s32 %r367,%r361,1;
setp.eq.s32 %p12,%r361,-1;
mov.u32 %r364,%r28;
mov.u32 %r371,%r366;
@%p12 bra $1_17;
add.s32 %r363,%r363,%r28;
add.s32 %r367,%r361,2;
setp.gt.s32 %p13,%r361,-3;
mov.u32 %r364,0;
mov.u32 %r371,%r364;
mov.u32 %r366,%r364;
@%p13 bra $1_17;
mov.u32 %r362,%r367;
$1_16:
.pragma "nounroll";
add.s32 %r367,%r362,1;
setp.lt.s32 %p14,%r362,-1;
mov.u32 %r362,%r367;
mov.u32 %r371,%r364;
mov.u32 %r366,%r364;
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
.reg .pred %p<60>;
.reg .b16 %rs<2>;
.reg .f32 %f<42>;
.reg .b32 %r<520>;
.reg .f64 %fd<43>;
.reg .b64 %rd<132>;
.shared .align 16 .b8 _ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block[3072];
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r491,%r492},[p1+32];
ld.param.v2.u32 {%r138,%r139},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r493,%r494},[p3+32];
ld.param.v2.u32 {%r142,%r143},[p3+40];
ld.param.f64 %fd39,[p4];
ld.param.f64 %fd41,[p5];
ld.param.u64 %rd129,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd127,[p1+8];
ld.param.u64 %rd59,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r139,0;
@%p3 bra $2_2;
cvta.to.global.u64 %rd68,%rd58;
mul.wide.s32 %rd69,%r1,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r491,%r492},[%rd70+32];
ld.global.u64 %rd127,[%rd70+8];
ld.global.u64 %rd126,[%rd70];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd71,%r1;
mul.lo.s64 %rd72,%rd59,%rd71;
add.s64 %rd126,%rd58,%rd72;
$2_3:
setp.eq.s32 %p4,%r143,0;
@%p4 bra $2_5;
cvta.to.global.u64 %rd73,%rd63;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r493,%r494},[%rd75+32];
ld.global.u64 %rd129,[%rd75+8];
ld.global.u64 %rd128,[%rd75];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd64,%rd76;
add.s64 %rd128,%rd63,%rd77;
$2_6:
mov.u32 %r148,%ctaid.x;
shl.b32 %r14,%r148,5;
mov.u32 %r15,%tid.x;
mov.u32 %r149,%ctaid.y;
shl.b32 %r150,%r149,3;
mov.u32 %r151,%tid.y;
add.s32 %r152,%r150,%r151;
shl.b32 %r17,%r152,2;
sub.s32 %r19,%r494,%r17;
min.s32 %r20,%r19,4;
setp.le.s32 %p5,%r493,%r14;
setp.lt.s32 %p6,%r20,1;
or.pred %p7,%p5,%p6;
@%p7 bra $2_66;
setp.neu.f64 %p8,%fd39,0d0000000000000000;
@%p8 bra $2_9;
cvt.rn.f64.s32 %fd13,%r493;
cvt.rn.f64.s32 %fd14,%r491;
div.rn.f64 %fd15,%fd13,%fd14;
rcp.rn.f64 %fd39,%fd15;
$2_9:
add.s32 %r153,%r14,%r15;
add.s32 %r154,%r493,-1;
min.s32 %r155,%r153,%r154;
cvt.rn.f64.s32 %fd16,%r155;
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
mov.b64 {%r495,%temp},%fd23;
}
setp.geu.f64 %p9,%fd40,0d0000000000000000;
@%p9 bra $2_11;
add.s32 %r495,%r495,-1;
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
cvt.rni.s32.f32 %r497,%f20;
mul.f32 %f21,%f12,0f45000000;
cvt.rni.s32.f32 %r498,%f21;
mul.f32 %f22,%f16,0f45000000;
cvt.rni.s32.f32 %r27,%f22;
mul.f32 %f23,%f19,0f45000000;
cvt.rni.s32.f32 %r28,%f23;
add.s32 %r501,%r495,-1;
setp.gt.s32 %p10,%r495,0;
mov.u32 %r505,%r27;
mov.u32 %r500,%r28;
@%p10 bra $2_17;
add.s32 %r497,%r497,%r498;
setp.gt.s32 %p11,%r495,-1;
mov.u32 %r500,0;
mov.u32 %r498,%r27;
mov.u32 %r505,%r28;
mov.u32 %r501,%r495;
@%p11 bra $2_17;
bra.uni $2_13;
$2_17:
add.s32 %r42,%r491,-4;
setp.le.s32 %p15,%r501,%r42;
mov.u32 %r503,%r497;
mov.u32 %r504,%r498;
mov.u32 %r507,%r501;
@%p15 bra $2_23;
add.s32 %r500,%r500,%r505;
add.s32 %r507,%r501,-1;
setp.le.s32 %p16,%r507,%r42;
mov.u32 %r503,0;
mov.u32 %r504,%r497;
mov.u32 %r505,%r498;
@%p16 bra $2_23;
add.s32 %r500,%r500,%r498;
add.s32 %r507,%r501,-2;
setp.le.s32 %p17,%r507,%r42;
mov.u32 %r504,%r503;
mov.u32 %r505,%r497;
@%p17 bra $2_23;
add.s32 %r500,%r500,%r497;
add.s32 %r507,%r501,-3;
setp.le.s32 %p18,%r507,%r42;
mov.u32 %r503,0;
mov.u32 %r504,%r503;
mov.u32 %r505,%r503;
@%p18 bra $2_23;
$2_22:
.pragma "nounroll";
add.s32 %r507,%r507,-1;
setp.gt.s32 %p19,%r507,%r42;
mov.u32 %r504,%r503;
mov.u32 %r505,%r503;
@%p19 bra $2_22;
$2_23:
mul.lo.s32 %r57,%r507,3;
mul.lo.s32 %r58,%r491,3;
shr.s32 %r174,%r15,31;
shr.u32 %r175,%r174,30;
add.s32 %r176,%r15,%r175;
and.b32 %r177,%r176,-4;
sub.s32 %r178,%r15,%r177;
add.s32 %r59,%r17,%r178;
setp.neu.f64 %p20,%fd41,0d0000000000000000;
@%p20 bra $2_25;
cvt.rn.f64.s32 %fd26,%r494;
cvt.rn.f64.s32 %fd27,%r492;
div.rn.f64 %fd28,%fd26,%fd27;
rcp.rn.f64 %fd41,%fd28;
$2_25:
mov.u32 %r179,21520;
prmt.b32 %r60,%r503,%r504,%r179;
prmt.b32 %r61,%r505,%r500,%r179;
add.s32 %r180,%r494,-1;
min.s32 %r181,%r59,%r180;
cvt.rn.f64.s32 %fd29,%r181;
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
mov.b64 {%r508,%temp},%fd36;
}
setp.geu.f64 %p21,%fd42,0d0000000000000000;
@%p21 bra $2_27;
add.s32 %r508,%r508,-1;
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
add.s32 %r65,%r492,-1;
sub.f32 %f35,%f26,%f1;
sub.f32 %f36,%f35,%f2;
sub.f32 %f37,%f36,%f3;
mul.f32 %f38,%f37,0f45000000;
cvt.rni.s32.f32 %r183,%f38;
mul.f32 %f39,%f3,0f45000000;
cvt.rni.s32.f32 %r184,%f39;
mov.u32 %r185,21520;
prmt.b32 %r66,%r184,%r183,%r185;
mul.f32 %f40,%f2,0f45000000;
cvt.rni.s32.f32 %r186,%f40;
mul.f32 %f41,%f1,0f45000000;
cvt.rni.s32.f32 %r187,%f41;
prmt.b32 %r67,%r187,%r186,%r185;
mov.u32 %r182,0;
cvt.s64.s32 %rd83,%r57;
mov.u32 %r509,%r182;
$2_29:
.pragma "nounroll";
mov.u32 %r192,31;
mov.u32 %r193,-1;
shfl.sync.idx.b32 %r69|%p23,%r508,%r509,%r192,%r193;
shfl.sync.idx.b32 %r70|%p1,%r67,%r509,%r192,%r193;
shfl.sync.idx.b32 %r71|%p2,%r66,%r509,%r192,%r193;
add.s32 %r194,%r69,-1;
max.s32 %r72,%r194,0;
min.s32 %r195,%r72,%r65;
cvt.s64.s32 %rd81,%r195;
mul.lo.s64 %rd82,%rd127,%rd81;
add.s64 %rd84,%rd82,%rd83;
add.s64 %rd27,%rd126,%rd84;
and.b64 %rd78,%rd27,-4;
cvt.u32.u64 %r196,%rd27;
ld.global.nc.u32 %r188,[%rd78];
add.s64 %rd79,%rd78,4;
ld.global.nc.u32 %r189,[%rd79];
add.s64 %rd80,%rd78,8;
ld.global.nc.u32 %r190,[%rd80];
and.b32 %r76,%r196,3;
setp.eq.s32 %p24,%r76,0;
mov.u32 %r510,%r182;
@%p24 bra $2_33;
add.s32 %r197,%r57,15;
setp.gt.s32 %p25,%r197,%r58;
setp.ge.s32 %p26,%r72,%r65;
and.pred %p27,%p25,%p26;
add.s64 %rd29,%rd78,12;
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
ld.param.b32 %r510,[retval0+0];
}
bra.uni $2_33;
$2_31:
ld.global.nc.u32 %r510,[%rd29];
$2_33:
setp.lt.u32 %p28,%r194,%r65;
add.s64 %rd89,%rd27,%rd127;
selp.b64 %rd30,%rd89,%rd27,%p28;
and.b64 %rd86,%rd30,-4;
cvt.u32.u64 %r204,%rd30;
ld.global.nc.u32 %r199,[%rd86];
add.s64 %rd87,%rd86,4;
ld.global.nc.u32 %r200,[%rd87];
add.s64 %rd88,%rd86,8;
ld.global.nc.u32 %r201,[%rd88];
and.b32 %r83,%r204,3;
setp.eq.s32 %p29,%r83,0;
mov.u32 %r511,0;
@%p29 bra $2_37;
add.s32 %r205,%r57,15;
setp.gt.s32 %p30,%r205,%r58;
max.s32 %r206,%r69,0;
setp.ge.s32 %p31,%r206,%r65;
and.pred %p32,%p30,%p31;
add.s64 %rd32,%rd86,12;
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
ld.param.b32 %r511,[retval0+0];
}
bra.uni $2_37;
$2_35:
ld.global.nc.u32 %r511,[%rd32];
$2_37:
add.s64 %rd94,%rd30,%rd127;
setp.lt.u32 %p33,%r69,%r65;
selp.b64 %rd33,%rd94,%rd30,%p33;
and.b64 %rd91,%rd33,-4;
cvt.u32.u64 %r211,%rd33;
ld.global.nc.u32 %r208,[%rd91];
add.s64 %rd92,%rd91,4;
ld.global.nc.u32 %r209,[%rd92];
add.s64 %rd93,%rd91,8;
ld.global.nc.u32 %r210,[%rd93];
and.b32 %r90,%r211,3;
setp.eq.s32 %p34,%r90,0;
@%p34 bra $2_41;
add.s32 %r212,%r57,15;
setp.gt.s32 %p35,%r212,%r58;
add.s32 %r213,%r69,1;
max.s32 %r214,%r213,0;
setp.ge.s32 %p36,%r214,%r65;
and.pred %p37,%p35,%p36;
add.s64 %rd35,%rd91,12;
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
ld.param.b32 %r512,[retval0+0];
}
bra.uni $2_42;
$2_41:
mov.u32 %r512,0;
bra.uni $2_42;
$2_39:
ld.global.nc.u32 %r512,[%rd35];
$2_42:
add.s32 %r221,%r69,1;
setp.lt.u32 %p38,%r221,%r65;
add.s64 %rd99,%rd33,%rd127;
selp.b64 %rd100,%rd99,%rd33,%p38;
and.b64 %rd96,%rd100,-4;
cvt.u32.u64 %r222,%rd100;
ld.global.nc.u32 %r217,[%rd96];
add.s64 %rd97,%rd96,4;
ld.global.nc.u32 %r218,[%rd97];
add.s64 %rd98,%rd96,8;
ld.global.nc.u32 %r219,[%rd98];
and.b32 %r97,%r222,3;
setp.eq.s32 %p39,%r97,0;
mov.u32 %r367,0;
mov.u32 %r513,%r367;
@%p39 bra $2_46;
add.s32 %r223,%r57,15;
setp.gt.s32 %p40,%r223,%r58;
add.s32 %r224,%r69,2;
max.s32 %r225,%r224,0;
setp.ge.s32 %p41,%r225,%r65;
and.pred %p42,%p40,%p41;
add.s64 %rd37,%rd96,12;
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
ld.param.b32 %r513,[retval0+0];
}
bra.uni $2_46;
$2_44:
ld.global.nc.u32 %r513,[%rd37];
$2_46:
mad.lo.s32 %r230,%r76,4369,12816;
mad.lo.s32 %r266,%r83,4369,12816;
mad.lo.s32 %r302,%r90,4369,12816;
mad.lo.s32 %r338,%r97,4369,12816;
prmt.b32 %r227,%r188,%r189,%r230;
prmt.b32 %r231,%r189,%r190,%r230;
prmt.b32 %r235,%r190,%r510,%r230;
cvt.s32.s16 %r371,%r70;
mov.u32 %r372,82;
prmt.b32 %r373,%r227,%r231,%r372;
mov.u32 %r374,29712;
prmt.b32 %r261,%r373,%r235,%r374;
mov.u32 %r375,16688;
prmt.b32 %r249,%r227,%r231,%r375;
mov.u32 %r376,25426;
prmt.b32 %r253,%r231,%r235,%r376;
mov.u32 %r243,%r367;
dp2a.lo.s32.u32 %r243,%r60,%r249,%r243;
dp2a.lo.s32.u32 %r243,%r61,%r253,%r243;
prmt.b32 %r263,%r199,%r200,%r266;
prmt.b32 %r267,%r200,%r201,%r266;
prmt.b32 %r271,%r201,%r511,%r266;
shr.s32 %r377,%r70,16;
prmt.b32 %r285,%r263,%r267,%r375;
prmt.b32 %r289,%r267,%r271,%r376;
mov.u32 %r279,%r367;
dp2a.lo.s32.u32 %r279,%r60,%r285,%r279;
dp2a.lo.s32.u32 %r279,%r61,%r289,%r279;
mul.lo.s32 %r378,%r279,%r377;
mad.lo.s32 %r379,%r243,%r371,%r378;
mov.u32 %r251,%r367;
dp2a.hi.s32.u32 %r251,%r60,%r249,%r251;
dp2a.hi.s32.u32 %r251,%r61,%r253,%r251;
mov.u32 %r287,%r367;
dp2a.hi.s32.u32 %r287,%r60,%r285,%r287;
dp2a.hi.s32.u32 %r287,%r61,%r289,%r287;
mul.lo.s32 %r380,%r287,%r377;
mad.lo.s32 %r381,%r251,%r371,%r380;
mov.u32 %r259,%r367;
dp2a.lo.s32.u32 %r259,%r60,%r261,%r259;
dp2a.hi.s32.u32 %r259,%r61,%r261,%r259;
prmt.b32 %r382,%r263,%r267,%r372;
prmt.b32 %r297,%r382,%r271,%r374;
mov.u32 %r295,%r367;
dp2a.lo.s32.u32 %r295,%r60,%r297,%r295;
dp2a.hi.s32.u32 %r295,%r61,%r297,%r295;
mul.lo.s32 %r383,%r295,%r377;
mad.lo.s32 %r384,%r259,%r371,%r383;
add.s32 %r385,%r379,2097152;
add.s32 %r386,%r381,2097152;
add.s32 %r387,%r384,2097152;
prmt.b32 %r299,%r208,%r209,%r302;
prmt.b32 %r303,%r209,%r210,%r302;
prmt.b32 %r307,%r210,%r512,%r302;
cvt.s32.s16 %r388,%r71;
prmt.b32 %r389,%r299,%r303,%r372;
prmt.b32 %r333,%r389,%r307,%r374;
prmt.b32 %r321,%r299,%r303,%r375;
prmt.b32 %r325,%r303,%r307,%r376;
mov.u32 %r315,%r367;
dp2a.lo.s32.u32 %r315,%r60,%r321,%r315;
dp2a.lo.s32.u32 %r315,%r61,%r325,%r315;
mad.lo.s32 %r390,%r315,%r388,%r385;
mov.u32 %r323,%r367;
dp2a.hi.s32.u32 %r323,%r60,%r321,%r323;
dp2a.hi.s32.u32 %r323,%r61,%r325,%r323;
mad.lo.s32 %r391,%r323,%r388,%r386;
mov.u32 %r331,%r367;
dp2a.lo.s32.u32 %r331,%r60,%r333,%r331;
dp2a.hi.s32.u32 %r331,%r61,%r333,%r331;
mad.lo.s32 %r392,%r331,%r388,%r387;
prmt.b32 %r335,%r217,%r218,%r338;
prmt.b32 %r339,%r218,%r219,%r338;
prmt.b32 %r343,%r219,%r513,%r338;
shr.s32 %r393,%r71,16;
prmt.b32 %r394,%r335,%r339,%r372;
prmt.b32 %r369,%r394,%r343,%r374;
prmt.b32 %r357,%r335,%r339,%r375;
prmt.b32 %r361,%r339,%r343,%r376;
mov.u32 %r351,%r367;
dp2a.lo.s32.u32 %r351,%r60,%r357,%r351;
dp2a.lo.s32.u32 %r351,%r61,%r361,%r351;
mad.lo.s32 %r395,%r351,%r393,%r390;
mov.u32 %r359,%r367;
dp2a.hi.s32.u32 %r359,%r60,%r357,%r359;
dp2a.hi.s32.u32 %r359,%r61,%r361,%r359;
mad.lo.s32 %r396,%r359,%r393,%r391;
dp2a.lo.s32.u32 %r367,%r60,%r369,%r367;
dp2a.hi.s32.u32 %r367,%r61,%r369,%r367;
mad.lo.s32 %r397,%r367,%r393,%r392;
mov.u32 %r398,%tid.x;
shl.b32 %r399,%r509,5;
add.s32 %r400,%r399,%r398;
mul.lo.s32 %r401,%r400,3;
shr.s32 %r402,%r395,22;
max.s32 %r403,%r402,0;
min.s32 %r404,%r403,255;
cvt.s64.s32 %rd102,%r401;
mul.wide.u32 %rd103,%r151,384;
mov.u64 %rd104,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd105,%rd104,%rd103;
add.s64 %rd106,%rd105,%rd102;
st.shared.u8 [%rd106],%r404;
shr.s32 %r406,%r396,22;
max.s32 %r407,%r406,0;
min.s32 %r408,%r407,255;
st.shared.u8 [%rd106+1],%r408;
shr.s32 %r409,%r397,22;
max.s32 %r410,%r409,0;
min.s32 %r411,%r410,255;
st.shared.u8 [%rd106+2],%r411;
add.s32 %r509,%r509,1;
setp.lt.s32 %p43,%r509,%r20;
@%p43 bra $2_29;
$2_47:
bar.warp.sync -1;
@%p22 bra $2_66;
mul.lo.s32 %r413,%r148,96;
cvt.s64.s32 %rd38,%r413;
sub.s32 %r415,%r493,%r14;
min.s32 %r416,%r415,32;
mul.lo.s32 %r102,%r416,3;
setp.lt.s32 %p45,%r416,1;
shr.s32 %r417,%r102,31;
shr.u32 %r418,%r417,28;
add.s32 %r419,%r102,%r418;
shr.s32 %r103,%r419,4;
shr.u32 %r420,%r417,30;
add.s32 %r421,%r102,%r420;
shr.s32 %r104,%r421,2;
and.b32 %r105,%r102,-4;
@%p45 bra $2_66;
and.b32 %r106,%r102,-16;
not.b32 %r423,%r15;
add.s32 %r108,%r103,%r423;
shr.u32 %r424,%r108,5;
add.s32 %r425,%r424,1;
and.b32 %r109,%r425,3;
cvt.s64.s32 %rd40,%r15;
add.s32 %r110,%r15,32;
add.s32 %r111,%r15,64;
add.s32 %r112,%r15,96;
mul.wide.s32 %rd107,%r15,4;
add.s64 %rd108,%rd107,%rd38;
add.s64 %rd41,%rd128,%rd108;
cvt.u64.u32 %rd42,%r151;
mul.wide.u32 %rd109,%r151,384;
mov.u64 %rd110,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd111,%rd110,%rd109;
add.s64 %rd43,%rd111,%rd107;
mov.u32 %r514,0;
mul.lo.s64 %rd114,%rd42,384;
shl.b64 %rd119,%rd40,4;
$2_50:
.pragma "nounroll";
add.s32 %r430,%r514,%r17;
cvt.s64.s32 %rd112,%r430;
mul.lo.s64 %rd45,%rd129,%rd112;
add.s64 %rd113,%rd45,%rd38;
add.s64 %rd46,%rd128,%rd113;
mul.lo.s32 %r431,%r514,96;
cvt.s64.s32 %rd47,%r431;
add.s64 %rd116,%rd110,%rd114;
add.s64 %rd48,%rd116,%rd47;
and.b64 %rd117,%rd46,15;
setp.eq.s64 %p46,%rd117,0;
@%p46 bra $2_54;
mov.u32 %r515,%tid.x;
setp.ge.s32 %p47,%r515,%r104;
and.b64 %rd118,%rd46,3;
setp.ne.s64 %p48,%rd118,0;
or.pred %p49,%p48,%p47;
selp.b32 %r518,0,%r105,%p48;
@%p49 bra $2_62;
add.s64 %rd131,%rd41,%rd45;
add.s64 %rd130,%rd43,%rd47;
$2_53:
.pragma "nounroll";
ld.shared.u32 %r433,[%rd130];
st.u32 [%rd131],%r433;
add.s64 %rd131,%rd131,128;
add.s64 %rd130,%rd130,128;
add.s32 %r515,%r515,32;
setp.lt.s32 %p50,%r515,%r104;
mov.u32 %r518,%r105;
@%p50 bra $2_53;
bra.uni $2_62;
$2_54:
setp.ge.s32 %p51,%r15,%r103;
mov.u32 %r518,%r106;
@%p51 bra $2_62;
setp.eq.s32 %p52,%r109,0;
mov.u32 %r516,%r15;
@%p52 bra $2_59;
add.s64 %rd56,%rd46,%rd119;
add.s64 %rd55,%rd48,%rd119;
ld.shared.v4.u32 {%r435,%r436,%r437,%r438},[%rd55];
st.v4.u32 [%rd56],{%r435,%r436,%r437,%r438};
setp.eq.s32 %p53,%r109,1;
mov.u32 %r516,%r110;
@%p53 bra $2_59;
setp.eq.s32 %p54,%r109,2;
ld.shared.v4.u32 {%r443,%r444,%r445,%r446},[%rd55+512];
st.v4.u32 [%rd56+512],{%r443,%r444,%r445,%r446};
mov.u32 %r516,%r111;
@%p54 bra $2_59;
ld.shared.v4.u32 {%r451,%r452,%r453,%r454},[%rd55+1024];
st.v4.u32 [%rd56+1024],{%r451,%r452,%r453,%r454};
mov.u32 %r516,%r112;
$2_59:
setp.lt.u32 %p55,%r108,96;
mov.u32 %r518,%r106;
@%p55 bra $2_62;
$2_61:
mul.wide.s32 %rd120,%r516,16;
add.s64 %rd121,%rd46,%rd120;
add.s64 %rd122,%rd48,%rd120;
ld.shared.v4.u32 {%r459,%r460,%r461,%r462},[%rd122];
st.v4.u32 [%rd121],{%r459,%r460,%r461,%r462};
ld.shared.v4.u32 {%r467,%r468,%r469,%r470},[%rd122+512];
st.v4.u32 [%rd121+512],{%r467,%r468,%r469,%r470};
ld.shared.v4.u32 {%r475,%r476,%r477,%r478},[%rd122+1024];
st.v4.u32 [%rd121+1024],{%r475,%r476,%r477,%r478};
ld.shared.v4.u32 {%r483,%r484,%r485,%r486},[%rd122+1536];
st.v4.u32 [%rd121+1536],{%r483,%r484,%r485,%r486};
add.s32 %r516,%r516,128;
setp.lt.s32 %p56,%r516,%r103;
mov.u32 %r518,%r106;
@%p56 bra $2_61;
$2_62:
add.s32 %r519,%r518,%r15;
setp.ge.s32 %p57,%r519,%r102;
@%p57 bra $2_65;
$2_64:
.pragma "nounroll";
cvt.s64.s32 %rd123,%r519;
add.s64 %rd124,%rd48,%rd123;
ld.shared.u8 %rs1,[%rd124];
add.s64 %rd125,%rd46,%rd123;
st.u8 [%rd125],%rs1;
add.s32 %r519,%r519,32;
setp.lt.s32 %p58,%r519,%r102;
@%p58 bra $2_64;
$2_65:
add.s32 %r514,%r514,1;
setp.lt.s32 %p59,%r514,%r20;
@%p59 bra $2_50;
$2_66:
ret;
$2_13:
add.s32 %r497,%r497,%r27;
add.s32 %r501,%r495,1;
setp.eq.s32 %p12,%r495,-1;
mov.u32 %r498,%r28;
mov.u32 %r505,%r500;
@%p12 bra $2_17;
add.s32 %r497,%r497,%r28;
add.s32 %r501,%r495,2;
setp.gt.s32 %p13,%r495,-3;
mov.u32 %r498,0;
mov.u32 %r505,%r498;
mov.u32 %r500,%r498;
@%p13 bra $2_17;
mov.u32 %r496,%r501;
$2_16:
.pragma "nounroll";
add.s32 %r501,%r496,1;
setp.lt.s32 %p14,%r496,-1;
mov.u32 %r496,%r501;
mov.u32 %r505,%r498;
mov.u32 %r500,%r498;
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
.reg .pred %p<60>;
.reg .b16 %rs<6>;
.reg .f32 %f<42>;
.reg .b32 %r<575>;
.reg .f64 %fd<43>;
.reg .b64 %rd<136>;
.shared .align 16 .b8 _ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block[4096];
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r546,%r547},[p1+32];
ld.param.v2.u32 {%r141,%r142},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r548,%r549},[p3+32];
ld.param.v2.u32 {%r145,%r146},[p3+40];
ld.param.f64 %fd39,[p4];
ld.param.f64 %fd41,[p5];
ld.param.u64 %rd133,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd131,[p1+8];
ld.param.u64 %rd59,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r142,0;
@%p3 bra $3_2;
cvta.to.global.u64 %rd68,%rd58;
mul.wide.s32 %rd69,%r1,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r546,%r547},[%rd70+32];
ld.global.u64 %rd131,[%rd70+8];
ld.global.u64 %rd130,[%rd70];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd71,%r1;
mul.lo.s64 %rd72,%rd59,%rd71;
add.s64 %rd130,%rd58,%rd72;
$3_3:
setp.eq.s32 %p4,%r146,0;
@%p4 bra $3_5;
cvta.to.global.u64 %rd73,%rd63;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r548,%r549},[%rd75+32];
ld.global.u64 %rd133,[%rd75+8];
ld.global.u64 %rd132,[%rd75];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd64,%rd76;
add.s64 %rd132,%rd63,%rd77;
$3_6:
mov.u32 %r151,%ctaid.x;
shl.b32 %r14,%r151,5;
mov.u32 %r15,%tid.x;
mov.u32 %r152,%ctaid.y;
shl.b32 %r153,%r152,3;
mov.u32 %r154,%tid.y;
add.s32 %r155,%r153,%r154;
shl.b32 %r17,%r155,2;
sub.s32 %r19,%r549,%r17;
min.s32 %r20,%r19,4;
setp.le.s32 %p5,%r548,%r14;
setp.lt.s32 %p6,%r20,1;
or.pred %p7,%p5,%p6;
@%p7 bra $3_66;
setp.neu.f64 %p8,%fd39,0d0000000000000000;
@%p8 bra $3_9;
cvt.rn.f64.s32 %fd13,%r548;
cvt.rn.f64.s32 %fd14,%r546;
div.rn.f64 %fd15,%fd13,%fd14;
rcp.rn.f64 %fd39,%fd15;
$3_9:
add.s32 %r156,%r14,%r15;
add.s32 %r157,%r548,-1;
min.s32 %r158,%r156,%r157;
cvt.rn.f64.s32 %fd16,%r158;
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
mov.b64 {%r550,%temp},%fd23;
}
setp.geu.f64 %p9,%fd40,0d0000000000000000;
@%p9 bra $3_11;
add.s32 %r550,%r550,-1;
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
cvt.rni.s32.f32 %r552,%f20;
mul.f32 %f21,%f12,0f45000000;
cvt.rni.s32.f32 %r553,%f21;
mul.f32 %f22,%f16,0f45000000;
cvt.rni.s32.f32 %r27,%f22;
mul.f32 %f23,%f19,0f45000000;
cvt.rni.s32.f32 %r28,%f23;
add.s32 %r556,%r550,-1;
setp.gt.s32 %p10,%r550,0;
mov.u32 %r560,%r27;
mov.u32 %r555,%r28;
@%p10 bra $3_17;
add.s32 %r552,%r552,%r553;
setp.gt.s32 %p11,%r550,-1;
mov.u32 %r555,0;
mov.u32 %r553,%r27;
mov.u32 %r560,%r28;
mov.u32 %r556,%r550;
@%p11 bra $3_17;
bra.uni $3_13;
$3_17:
add.s32 %r42,%r546,-4;
setp.le.s32 %p15,%r556,%r42;
mov.u32 %r558,%r552;
mov.u32 %r559,%r553;
mov.u32 %r562,%r556;
@%p15 bra $3_23;
add.s32 %r555,%r555,%r560;
add.s32 %r562,%r556,-1;
setp.le.s32 %p16,%r562,%r42;
mov.u32 %r558,0;
mov.u32 %r559,%r552;
mov.u32 %r560,%r553;
@%p16 bra $3_23;
add.s32 %r555,%r555,%r553;
add.s32 %r562,%r556,-2;
setp.le.s32 %p17,%r562,%r42;
mov.u32 %r559,%r558;
mov.u32 %r560,%r552;
@%p17 bra $3_23;
add.s32 %r555,%r555,%r552;
add.s32 %r562,%r556,-3;
setp.le.s32 %p18,%r562,%r42;
mov.u32 %r558,0;
mov.u32 %r559,%r558;
mov.u32 %r560,%r558;
@%p18 bra $3_23;
$3_22:
.pragma "nounroll";
add.s32 %r562,%r562,-1;
setp.gt.s32 %p19,%r562,%r42;
mov.u32 %r559,%r558;
mov.u32 %r560,%r558;
@%p19 bra $3_22;
$3_23:
shl.b32 %r57,%r562,2;
shl.b32 %r58,%r546,2;
shr.s32 %r177,%r15,31;
shr.u32 %r178,%r177,30;
add.s32 %r179,%r15,%r178;
and.b32 %r180,%r179,-4;
sub.s32 %r181,%r15,%r180;
add.s32 %r59,%r17,%r181;
setp.neu.f64 %p20,%fd41,0d0000000000000000;
@%p20 bra $3_25;
cvt.rn.f64.s32 %fd26,%r549;
cvt.rn.f64.s32 %fd27,%r547;
div.rn.f64 %fd28,%fd26,%fd27;
rcp.rn.f64 %fd41,%fd28;
$3_25:
mov.u32 %r182,21520;
prmt.b32 %r60,%r558,%r559,%r182;
prmt.b32 %r61,%r560,%r555,%r182;
add.s32 %r183,%r549,-1;
min.s32 %r184,%r59,%r183;
cvt.rn.f64.s32 %fd29,%r184;
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
mov.b64 {%r563,%temp},%fd36;
}
setp.geu.f64 %p21,%fd42,0d0000000000000000;
@%p21 bra $3_27;
add.s32 %r563,%r563,-1;
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
add.s32 %r65,%r547,-1;
sub.f32 %f35,%f26,%f1;
sub.f32 %f36,%f35,%f2;
sub.f32 %f37,%f36,%f3;
mul.f32 %f38,%f37,0f45000000;
cvt.rni.s32.f32 %r186,%f38;
mul.f32 %f39,%f3,0f45000000;
cvt.rni.s32.f32 %r187,%f39;
mov.u32 %r188,21520;
prmt.b32 %r66,%r187,%r186,%r188;
mul.f32 %f40,%f2,0f45000000;
cvt.rni.s32.f32 %r189,%f40;
mul.f32 %f41,%f1,0f45000000;
cvt.rni.s32.f32 %r190,%f41;
prmt.b32 %r67,%r190,%r189,%r188;
mov.u32 %r185,0;
cvt.s64.s32 %rd84,%r57;
mov.u32 %r564,%r185;
$3_29:
.pragma "nounroll";
mov.u32 %r196,31;
mov.u32 %r197,-1;
shfl.sync.idx.b32 %r69|%p23,%r563,%r564,%r196,%r197;
shfl.sync.idx.b32 %r70|%p1,%r67,%r564,%r196,%r197;
shfl.sync.idx.b32 %r71|%p2,%r66,%r564,%r196,%r197;
add.s32 %r198,%r69,-1;
max.s32 %r72,%r198,0;
min.s32 %r199,%r72,%r65;
cvt.s64.s32 %rd82,%r199;
mul.lo.s64 %rd83,%rd131,%rd82;
add.s64 %rd85,%rd83,%rd84;
add.s64 %rd27,%rd130,%rd85;
and.b64 %rd78,%rd27,-4;
cvt.u32.u64 %r200,%rd27;
ld.global.nc.u32 %r191,[%rd78];
add.s64 %rd79,%rd78,4;
ld.global.nc.u32 %r192,[%rd79];
add.s64 %rd80,%rd78,8;
ld.global.nc.u32 %r193,[%rd80];
add.s64 %rd81,%rd78,12;
ld.global.nc.u32 %r194,[%rd81];
and.b32 %r77,%r200,3;
setp.eq.s32 %p24,%r77,0;
mov.u32 %r565,%r185;
@%p24 bra $3_33;
add.s32 %r201,%r57,19;
setp.gt.s32 %p25,%r201,%r58;
setp.ge.s32 %p26,%r72,%r65;
and.pred %p27,%p25,%p26;
add.s64 %rd29,%rd78,16;
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
ld.param.b32 %r565,[retval0+0];
}
bra.uni $3_33;
$3_31:
ld.global.nc.u32 %r565,[%rd29];
$3_33:
setp.lt.u32 %p28,%r198,%r65;
add.s64 %rd91,%rd27,%rd131;
selp.b64 %rd30,%rd91,%rd27,%p28;
and.b64 %rd87,%rd30,-4;
cvt.u32.u64 %r209,%rd30;
ld.global.nc.u32 %r203,[%rd87];
add.s64 %rd88,%rd87,4;
ld.global.nc.u32 %r204,[%rd88];
add.s64 %rd89,%rd87,8;
ld.global.nc.u32 %r205,[%rd89];
add.s64 %rd90,%rd87,12;
ld.global.nc.u32 %r206,[%rd90];
and.b32 %r85,%r209,3;
setp.eq.s32 %p29,%r85,0;
mov.u32 %r566,0;
@%p29 bra $3_37;
add.s32 %r210,%r57,19;
setp.gt.s32 %p30,%r210,%r58;
max.s32 %r211,%r69,0;
setp.ge.s32 %p31,%r211,%r65;
and.pred %p32,%p30,%p31;
add.s64 %rd32,%rd87,16;
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
ld.param.b32 %r566,[retval0+0];
}
bra.uni $3_37;
$3_35:
ld.global.nc.u32 %r566,[%rd32];
$3_37:
add.s64 %rd97,%rd30,%rd131;
setp.lt.u32 %p33,%r69,%r65;
selp.b64 %rd33,%rd97,%rd30,%p33;
and.b64 %rd93,%rd33,-4;
cvt.u32.u64 %r217,%rd33;
ld.global.nc.u32 %r213,[%rd93];
add.s64 %rd94,%rd93,4;
ld.global.nc.u32 %r214,[%rd94];
add.s64 %rd95,%rd93,8;
ld.global.nc.u32 %r215,[%rd95];
add.s64 %rd96,%rd93,12;
ld.global.nc.u32 %r216,[%rd96];
and.b32 %r93,%r217,3;
setp.eq.s32 %p34,%r93,0;
@%p34 bra $3_41;
add.s32 %r218,%r57,19;
setp.gt.s32 %p35,%r218,%r58;
add.s32 %r219,%r69,1;
max.s32 %r220,%r219,0;
setp.ge.s32 %p36,%r220,%r65;
and.pred %p37,%p35,%p36;
add.s64 %rd35,%rd93,16;
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
ld.param.b32 %r567,[retval0+0];
}
bra.uni $3_42;
$3_41:
mov.u32 %r567,0;
bra.uni $3_42;
$3_39:
ld.global.nc.u32 %r567,[%rd35];
$3_42:
add.s32 %r228,%r69,1;
setp.lt.u32 %p38,%r228,%r65;
add.s64 %rd103,%rd33,%rd131;
selp.b64 %rd104,%rd103,%rd33,%p38;
and.b64 %rd99,%rd104,-4;
cvt.u32.u64 %r229,%rd104;
ld.global.nc.u32 %r223,[%rd99];
add.s64 %rd100,%rd99,4;
ld.global.nc.u32 %r224,[%rd100];
add.s64 %rd101,%rd99,8;
ld.global.nc.u32 %r225,[%rd101];
add.s64 %rd102,%rd99,12;
ld.global.nc.u32 %r226,[%rd102];
and.b32 %r101,%r229,3;
setp.eq.s32 %p39,%r101,0;
mov.u32 %r422,0;
mov.u32 %r568,%r422;
@%p39 bra $3_46;
add.s32 %r230,%r57,19;
setp.gt.s32 %p40,%r230,%r58;
add.s32 %r231,%r69,2;
max.s32 %r232,%r231,0;
setp.ge.s32 %p41,%r232,%r65;
and.pred %p42,%p40,%p41;
add.s64 %rd37,%rd99,16;
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
ld.param.b32 %r568,[retval0+0];
}
bra.uni $3_46;
$3_44:
ld.global.nc.u32 %r568,[%rd37];
$3_46:
mad.lo.s32 %r237,%r77,4369,12816;
mad.lo.s32 %r285,%r85,4369,12816;
mad.lo.s32 %r333,%r93,4369,12816;
mad.lo.s32 %r381,%r101,4369,12816;
prmt.b32 %r234,%r191,%r192,%r237;
prmt.b32 %r238,%r192,%r193,%r237;
prmt.b32 %r242,%r193,%r194,%r237;
prmt.b32 %r246,%r194,%r565,%r237;
cvt.s32.s16 %r426,%r70;
mov.u32 %r427,20800;
prmt.b32 %r260,%r234,%r238,%r427;
prmt.b32 %r264,%r242,%r246,%r427;
mov.u32 %r254,%r422;
dp2a.lo.s32.u32 %r254,%r60,%r260,%r254;
dp2a.lo.s32.u32 %r254,%r61,%r264,%r254;
prmt.b32 %r282,%r203,%r204,%r285;
prmt.b32 %r286,%r204,%r205,%r285;
prmt.b32 %r290,%r205,%r206,%r285;
prmt.b32 %r294,%r206,%r566,%r285;
shr.s32 %r428,%r70,16;
prmt.b32 %r308,%r282,%r286,%r427;
prmt.b32 %r312,%r290,%r294,%r427;
mov.u32 %r302,%r422;
dp2a.lo.s32.u32 %r302,%r60,%r308,%r302;
dp2a.lo.s32.u32 %r302,%r61,%r312,%r302;
mul.lo.s32 %r429,%r302,%r428;
mad.lo.s32 %r430,%r254,%r426,%r429;
mov.u32 %r262,%r422;
dp2a.hi.s32.u32 %r262,%r60,%r260,%r262;
dp2a.hi.s32.u32 %r262,%r61,%r264,%r262;
mov.u32 %r310,%r422;
dp2a.hi.s32.u32 %r310,%r60,%r308,%r310;
dp2a.hi.s32.u32 %r310,%r61,%r312,%r310;
mul.lo.s32 %r431,%r310,%r428;
mad.lo.s32 %r432,%r262,%r426,%r431;
mov.u32 %r433,29538;
prmt.b32 %r276,%r234,%r238,%r433;
prmt.b32 %r280,%r242,%r246,%r433;
mov.u32 %r270,%r422;
dp2a.lo.s32.u32 %r270,%r60,%r276,%r270;
dp2a.lo.s32.u32 %r270,%r61,%r280,%r270;
prmt.b32 %r324,%r282,%r286,%r433;
prmt.b32 %r328,%r290,%r294,%r433;
mov.u32 %r318,%r422;
dp2a.lo.s32.u32 %r318,%r60,%r324,%r318;
dp2a.lo.s32.u32 %r318,%r61,%r328,%r318;
mul.lo.s32 %r434,%r318,%r428;
mad.lo.s32 %r435,%r270,%r426,%r434;
mov.u32 %r278,%r422;
dp2a.hi.s32.u32 %r278,%r60,%r276,%r278;
dp2a.hi.s32.u32 %r278,%r61,%r280,%r278;
mov.u32 %r326,%r422;
dp2a.hi.s32.u32 %r326,%r60,%r324,%r326;
dp2a.hi.s32.u32 %r326,%r61,%r328,%r326;
mul.lo.s32 %r436,%r326,%r428;
mad.lo.s32 %r437,%r278,%r426,%r436;
add.s32 %r438,%r430,2097152;
add.s32 %r439,%r432,2097152;
add.s32 %r440,%r435,2097152;
add.s32 %r441,%r437,2097152;
prmt.b32 %r330,%r213,%r214,%r333;
prmt.b32 %r334,%r214,%r215,%r333;
prmt.b32 %r338,%r215,%r216,%r333;
prmt.b32 %r342,%r216,%r567,%r333;
cvt.s32.s16 %r442,%r71;
prmt.b32 %r356,%r330,%r334,%r427;
prmt.b32 %r360,%r338,%r342,%r427;
mov.u32 %r350,%r422;
dp2a.lo.s32.u32 %r350,%r60,%r356,%r350;
dp2a.lo.s32.u32 %r350,%r61,%r360,%r350;
mad.lo.s32 %r443,%r350,%r442,%r438;
mov.u32 %r358,%r422;
dp2a.hi.s32.u32 %r358,%r60,%r356,%r358;
dp2a.hi.s32.u32 %r358,%r61,%r360,%r358;
mad.lo.s32 %r444,%r358,%r442,%r439;
prmt.b32 %r372,%r330,%r334,%r433;
prmt.b32 %r376,%r338,%r342,%r433;
mov.u32 %r366,%r422;
dp2a.lo.s32.u32 %r366,%r60,%r372,%r366;
dp2a.lo.s32.u32 %r366,%r61,%r376,%r366;
mad.lo.s32 %r445,%r366,%r442,%r440;
mov.u32 %r374,%r422;
dp2a.hi.s32.u32 %r374,%r60,%r372,%r374;
dp2a.hi.s32.u32 %r374,%r61,%r376,%r374;
mad.lo.s32 %r446,%r374,%r442,%r441;
prmt.b32 %r378,%r223,%r224,%r381;
prmt.b32 %r382,%r224,%r225,%r381;
prmt.b32 %r386,%r225,%r226,%r381;
prmt.b32 %r390,%r226,%r568,%r381;
shr.s32 %r447,%r71,16;
prmt.b32 %r404,%r378,%r382,%r427;
prmt.b32 %r408,%r386,%r390,%r427;
mov.u32 %r398,%r422;
dp2a.lo.s32.u32 %r398,%r60,%r404,%r398;
dp2a.lo.s32.u32 %r398,%r61,%r408,%r398;
mad.lo.s32 %r448,%r398,%r447,%r443;
mov.u32 %r406,%r422;
dp2a.hi.s32.u32 %r406,%r60,%r404,%r406;
dp2a.hi.s32.u32 %r406,%r61,%r408,%r406;
mad.lo.s32 %r449,%r406,%r447,%r444;
prmt.b32 %r420,%r378,%r382,%r433;
prmt.b32 %r424,%r386,%r390,%r433;
mov.u32 %r414,%r422;
dp2a.lo.s32.u32 %r414,%r60,%r420,%r414;
dp2a.lo.s32.u32 %r414,%r61,%r424,%r414;
mad.lo.s32 %r450,%r414,%r447,%r445;
dp2a.hi.s32.u32 %r422,%r60,%r420,%r422;
dp2a.hi.s32.u32 %r422,%r61,%r424,%r422;
mad.lo.s32 %r451,%r422,%r447,%r446;
mov.u32 %r452,%tid.x;
shl.b32 %r453,%r564,5;
add.s32 %r454,%r453,%r452;
shl.b32 %r455,%r454,2;
shr.s32 %r456,%r448,22;
max.s32 %r457,%r456,0;
min.s32 %r458,%r457,255;
cvt.s64.s32 %rd106,%r455;
mul.wide.u32 %rd107,%r154,512;
mov.u64 %rd108,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd109,%rd108,%rd107;
add.s64 %rd110,%rd109,%rd106;
shr.s32 %r460,%r449,22;
max.s32 %r461,%r460,0;
min.s32 %r462,%r461,255;
shr.s32 %r463,%r450,22;
max.s32 %r464,%r463,0;
min.s32 %r465,%r464,255;
shr.s32 %r466,%r451,22;
max.s32 %r467,%r466,0;
min.s32 %r468,%r467,255;
cvt.u16.u32 %rs1,%r468;
cvt.u16.u32 %rs2,%r465;
cvt.u16.u32 %rs3,%r462;
cvt.u16.u32 %rs4,%r458;
st.shared.v4.u8 [%rd110],{%rs4,%rs3,%rs2,%rs1};
add.s32 %r564,%r564,1;
setp.lt.s32 %p43,%r564,%r20;
@%p43 bra $3_29;
$3_47:
bar.warp.sync -1;
@%p22 bra $3_66;
mov.u32 %r545,%ctaid.x;
shl.b32 %r470,%r545,7;
cvt.s64.s32 %rd38,%r470;
sub.s32 %r472,%r548,%r14;
min.s32 %r106,%r472,32;
shl.b32 %r107,%r106,2;
setp.lt.s32 %p45,%r106,1;
shr.s32 %r473,%r106,31;
shr.u32 %r474,%r473,30;
add.s32 %r475,%r106,%r474;
shr.s32 %r108,%r475,2;
@%p45 bra $3_66;
and.b32 %r109,%r107,-16;
not.b32 %r477,%r15;
add.s32 %r111,%r108,%r477;
shr.u32 %r478,%r111,5;
add.s32 %r479,%r478,1;
and.b32 %r112,%r479,3;
cvt.s64.s32 %rd40,%r15;
add.s32 %r113,%r15,32;
add.s32 %r114,%r15,64;
add.s32 %r115,%r15,96;
mul.wide.s32 %rd111,%r15,4;
add.s64 %rd112,%rd111,%rd38;
add.s64 %rd41,%rd132,%rd112;
cvt.u64.u32 %rd42,%r154;
mul.wide.u32 %rd113,%r154,512;
mov.u64 %rd114,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd115,%rd114,%rd113;
add.s64 %rd43,%rd115,%rd111;
mov.u32 %r569,0;
shl.b64 %rd118,%rd42,9;
shl.b64 %rd123,%rd40,4;
$3_50:
.pragma "nounroll";
add.s32 %r484,%r569,%r17;
cvt.s64.s32 %rd116,%r484;
mul.lo.s64 %rd45,%rd133,%rd116;
add.s64 %rd117,%rd45,%rd38;
add.s64 %rd46,%rd132,%rd117;
shl.b32 %r485,%r569,7;
cvt.s64.s32 %rd47,%r485;
add.s64 %rd120,%rd114,%rd118;
add.s64 %rd48,%rd120,%rd47;
and.b64 %rd121,%rd46,15;
setp.eq.s64 %p46,%rd121,0;
@%p46 bra $3_54;
mov.u32 %r570,%tid.x;
setp.ge.s32 %p47,%r570,%r106;
and.b64 %rd122,%rd46,3;
setp.ne.s64 %p48,%rd122,0;
or.pred %p49,%p48,%p47;
selp.b32 %r573,0,%r107,%p48;
@%p49 bra $3_62;
add.s64 %rd135,%rd41,%rd45;
add.s64 %rd134,%rd43,%rd47;
$3_53:
.pragma "nounroll";
ld.shared.u32 %r487,[%rd134];
st.u32 [%rd135],%r487;
add.s64 %rd135,%rd135,128;
add.s64 %rd134,%rd134,128;
add.s32 %r570,%r570,32;
setp.lt.s32 %p50,%r570,%r106;
mov.u32 %r573,%r107;
@%p50 bra $3_53;
bra.uni $3_62;
$3_54:
setp.ge.s32 %p51,%r15,%r108;
mov.u32 %r573,%r109;
@%p51 bra $3_62;
setp.eq.s32 %p52,%r112,0;
mov.u32 %r571,%r15;
@%p52 bra $3_59;
add.s64 %rd56,%rd46,%rd123;
add.s64 %rd55,%rd48,%rd123;
ld.shared.v4.u32 {%r489,%r490,%r491,%r492},[%rd55];
st.v4.u32 [%rd56],{%r489,%r490,%r491,%r492};
setp.eq.s32 %p53,%r112,1;
mov.u32 %r571,%r113;
@%p53 bra $3_59;
setp.eq.s32 %p54,%r112,2;
ld.shared.v4.u32 {%r497,%r498,%r499,%r500},[%rd55+512];
st.v4.u32 [%rd56+512],{%r497,%r498,%r499,%r500};
mov.u32 %r571,%r114;
@%p54 bra $3_59;
ld.shared.v4.u32 {%r505,%r506,%r507,%r508},[%rd55+1024];
st.v4.u32 [%rd56+1024],{%r505,%r506,%r507,%r508};
mov.u32 %r571,%r115;
$3_59:
setp.lt.u32 %p55,%r111,96;
mov.u32 %r573,%r109;
@%p55 bra $3_62;
$3_61:
mul.wide.s32 %rd124,%r571,16;
add.s64 %rd125,%rd46,%rd124;
add.s64 %rd126,%rd48,%rd124;
ld.shared.v4.u32 {%r513,%r514,%r515,%r516},[%rd126];
st.v4.u32 [%rd125],{%r513,%r514,%r515,%r516};
ld.shared.v4.u32 {%r521,%r522,%r523,%r524},[%rd126+512];
st.v4.u32 [%rd125+512],{%r521,%r522,%r523,%r524};
ld.shared.v4.u32 {%r529,%r530,%r531,%r532},[%rd126+1024];
st.v4.u32 [%rd125+1024],{%r529,%r530,%r531,%r532};
ld.shared.v4.u32 {%r537,%r538,%r539,%r540},[%rd126+1536];
st.v4.u32 [%rd125+1536],{%r537,%r538,%r539,%r540};
add.s32 %r571,%r571,128;
setp.lt.s32 %p56,%r571,%r108;
mov.u32 %r573,%r109;
@%p56 bra $3_61;
$3_62:
add.s32 %r574,%r573,%r15;
setp.ge.s32 %p57,%r574,%r107;
@%p57 bra $3_65;
$3_64:
.pragma "nounroll";
cvt.s64.s32 %rd127,%r574;
add.s64 %rd128,%rd48,%rd127;
ld.shared.u8 %rs5,[%rd128];
add.s64 %rd129,%rd46,%rd127;
st.u8 [%rd129],%rs5;
add.s32 %r574,%r574,32;
setp.lt.s32 %p58,%r574,%r107;
@%p58 bra $3_64;
$3_65:
add.s32 %r569,%r569,1;
setp.lt.s32 %p59,%r569,%r20;
@%p59 bra $3_50;
$3_66:
ret;
$3_13:
add.s32 %r552,%r552,%r27;
add.s32 %r556,%r550,1;
setp.eq.s32 %p12,%r550,-1;
mov.u32 %r553,%r28;
mov.u32 %r560,%r555;
@%p12 bra $3_17;
add.s32 %r552,%r552,%r28;
add.s32 %r556,%r550,2;
setp.gt.s32 %p13,%r550,-3;
mov.u32 %r553,0;
mov.u32 %r560,%r553;
mov.u32 %r555,%r553;
@%p13 bra $3_17;
mov.u32 %r551,%r556;
$3_16:
.pragma "nounroll";
add.s32 %r556,%r551,1;
setp.lt.s32 %p14,%r551,-1;
mov.u32 %r551,%r556;
mov.u32 %r560,%r553;
mov.u32 %r555,%r553;
@%p14 bra $3_16;
bra.uni $3_17;
}
`;
