// Made from kernels/clahe.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/clahe.cu`. */
export const CLAHE: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) _Z14border_outsideiii(
.param .b32 p0,
.param .b32 p1
)
{
.reg .pred %p<3>;
.reg .b32 %r<12>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
setp.eq.s32 %p1,%r2,1;
@%p1 bra $0_2;
bra.uni $0_1;
$0_2:
mov.u32 %r11,0;
st.param.b32 [func_retval0+0],%r11;
ret;
$0_1:
shl.b32 %r3,%r2,1;
add.s32 %r4,%r3,-2;
rem.s32 %r5,%r1,%r4;
shr.s32 %r6,%r5,31;
and.b32 %r7,%r6,%r4;
add.s32 %r8,%r7,%r5;
setp.lt.s32 %p2,%r8,%r2;
sub.s32 %r9,%r4,%r8;
selp.b32 %r10,%r8,%r9,%p2;
st.param.b32 [func_retval0+0],%r10;
ret;
}
.visible .entry clahe_tables_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<28>;
.reg .f32 %f<9>;
.reg .b32 %r<278>;
.reg .f64 %fd<5>;
.reg .b64 %rd<195>;
.shared .align 4 .u32 _ZZ12clahe_tablesItLi65536EEvRK5ImagePT_PjfE6excess;
.shared .align 4 .b8 _ZZ12clahe_tablesItLi65536EEvRK5ImagePT_PjfE4sums[1024];
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r251,%r252},[p1+32];
ld.param.v2.u32 {%r84,%r85},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.f32 %f2,[p4];
ld.param.u64 %rd187,[p1+16];
ld.param.u64 %rd186,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u32 %r1,%ctaid.z;
mov.u32 %r86,%nctaid.y;
cvt.u64.u32 %rd1,%r86;
mov.u32 %r87,%nctaid.x;
cvt.u64.u32 %rd2,%r87;
setp.eq.s32 %p1,%r85,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd47,%rd41;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r251,%r252},[%rd49+32];
ld.global.u64 %rd187,[%rd49+16];
ld.global.u64 %rd186,[%rd49+8];
ld.global.u64 %rd185,[%rd49];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd42,%rd50;
add.s64 %rd185,%rd41,%rd51;
$1_3:
mov.u32 %r90,%tid.y;
shl.b32 %r91,%r90,5;
mov.u32 %r92,%tid.x;
add.s32 %r93,%r91,%r92;
cvt.u32.u64 %r94,%rd2;
rem.s32 %r95,%r251,%r94;
cvt.u32.u64 %r96,%rd1;
rem.s32 %r97,%r252,%r96;
or.b32 %r98,%r97,%r95;
setp.eq.s32 %p2,%r98,0;
sub.s32 %r99,%r94,%r95;
sub.s32 %r100,%r96,%r97;
selp.b32 %r101,0,%r99,%p2;
add.s32 %r102,%r101,%r251;
selp.b32 %r103,0,%r100,%p2;
add.s32 %r104,%r103,%r252;
div.s32 %r10,%r102,%r94;
div.s32 %r11,%r104,%r96;
setp.gt.s32 %p3,%r93,65535;
@%p3 bra $1_6;
mov.u32 %r105,%tid.y;
shl.b32 %r106,%r105,5;
mov.u32 %r107,%tid.x;
add.s32 %r253,%r106,%r107;
cvta.to.global.u64 %rd55,%rd46;
$1_5:
.pragma "nounroll";
mov.u32 %r109,%nctaid.z;
mul.wide.u32 %rd52,%r86,%r109;
mul.lo.s64 %rd54,%rd52,%rd2;
shl.b64 %rd56,%rd54,17;
add.s64 %rd57,%rd55,%rd56;
mul.wide.u32 %rd58,%r1,%r86;
mov.u32 %r112,%ctaid.y;
cvt.u64.u32 %rd59,%r112;
add.s64 %rd60,%rd58,%rd59;
mul.lo.s64 %rd61,%rd60,%rd2;
mov.u32 %r113,%ctaid.x;
cvt.u64.u32 %rd62,%r113;
add.s64 %rd63,%rd61,%rd62;
shl.b64 %rd64,%rd63,16;
cvt.s64.s32 %rd65,%r253;
add.s64 %rd66,%rd64,%rd65;
shl.b64 %rd67,%rd66,2;
add.s64 %rd68,%rd57,%rd67;
mov.u32 %r114,0;
st.global.u32 [%rd68],%r114;
add.s32 %r14,%r253,256;
setp.lt.s32 %p4,%r253,65280;
mov.u32 %r253,%r14;
@%p4 bra $1_5;
$1_6:
setp.ne.s32 %p5,%r93,0;
@%p5 bra $1_8;
mov.u32 %r119,0;
st.shared.u32 [_ZZ12clahe_tablesItLi65536EEvRK5ImagePT_PjfE6excess],%r119;
$1_8:
bar.sync 0;
setp.ge.s32 %p6,%r90,%r11;
@%p6 bra $1_18;
mov.u32 %r121,%ctaid.y;
cvta.to.global.u64 %rd73,%rd46;
mov.u32 %r254,%r90;
$1_10:
.pragma "nounroll";
mad.lo.s32 %r255,%r11,%r121,%r254;
setp.lt.u32 %p7,%r255,%r252;
@%p7 bra $1_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r255;
.param .b32 param1;
st.param.b32 [param1+0],%r252;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r255,[retval0+0];
}
$1_12:
setp.ge.s32 %p8,%r92,%r10;
@%p8 bra $1_17;
cvt.s64.s32 %rd69,%r255;
mul.lo.s64 %rd18,%rd186,%rd69;
mov.u32 %r123,%ctaid.x;
mad.lo.s32 %r256,%r10,%r123,%r92;
mov.u32 %r257,%r92;
$1_14:
.pragma "nounroll";
setp.lt.u32 %p9,%r256,%r251;
mov.u32 %r258,%r256;
@%p9 bra $1_16;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r256;
.param .b32 param1;
st.param.b32 [param1+0],%r251;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r258,[retval0+0];
}
$1_16:
mov.u32 %r125,%nctaid.z;
mul.wide.u32 %rd70,%r86,%r125;
mul.lo.s64 %rd72,%rd70,%rd2;
shl.b64 %rd74,%rd72,17;
add.s64 %rd75,%rd73,%rd74;
cvt.s64.s32 %rd76,%r258;
mul.lo.s64 %rd77,%rd187,%rd76;
add.s64 %rd78,%rd77,%rd18;
add.s64 %rd79,%rd185,%rd78;
ld.u16 %rd80,[%rd79];
mul.wide.u32 %rd81,%r1,%r86;
cvt.u64.u32 %rd82,%r121;
add.s64 %rd83,%rd81,%rd82;
mul.lo.s64 %rd84,%rd83,%rd2;
cvt.u64.u32 %rd85,%r123;
add.s64 %rd86,%rd84,%rd85;
bfi.b64 %rd87,%rd86,%rd80,16,48;
shl.b64 %rd88,%rd87,2;
add.s64 %rd89,%rd75,%rd88;
atom.global.add.u32 %r130,[%rd89],1;
add.s32 %r256,%r256,32;
add.s32 %r257,%r257,32;
setp.lt.s32 %p10,%r257,%r10;
@%p10 bra $1_14;
$1_17:
add.s32 %r254,%r254,8;
setp.lt.s32 %p11,%r254,%r11;
@%p11 bra $1_10;
$1_18:
bar.sync 0;
mul.lo.s32 %r29,%r11,%r10;
setp.leu.f32 %p12,%f2,0f00000000;
mov.u32 %r264,1;
mov.u32 %r261,0;
mov.u32 %r262,%r261;
mov.u32 %r263,%r261;
@%p12 bra $1_25;
cvt.f64.f32 %fd1,%f2;
cvt.rn.f64.s32 %fd2,%r29;
mul.f64 %fd3,%fd1,%fd2;
mul.f64 %fd4,%fd3,0d3EF0000000000000;
cvt.rzi.s32.f64 %r136,%fd4;
max.s32 %r261,%r136,1;
shl.b32 %r141,%r93,8;
or.b32 %r31,%r141,255;
shl.b32 %r142,%r90,13;
shl.b32 %r143,%r92,8;
add.s32 %r144,%r142,%r143;
add.s32 %r259,%r144,-1;
mov.u32 %r145,%ctaid.x;
mul.wide.u32 %rd90,%r145,131072;
mul.wide.s32 %rd91,%r144,2;
add.s64 %rd92,%rd90,%rd91;
cvta.to.global.u64 %rd93,%rd46;
shl.b64 %rd94,%rd92,1;
add.s64 %rd95,%rd93,%rd94;
mov.u32 %r146,%nctaid.z;
mul.wide.u32 %rd96,%r86,%r146;
shl.b64 %rd97,%rd96,17;
mul.wide.u32 %rd98,%r1,%r86;
mov.u32 %r149,%ctaid.y;
cvt.u64.u32 %rd99,%r149;
add.s64 %rd100,%rd98,%rd99;
shl.b64 %rd101,%rd100,18;
add.s64 %rd102,%rd97,%rd101;
mul.lo.s64 %rd104,%rd102,%rd2;
add.s64 %rd188,%rd95,%rd104;
mov.u32 %r260,0;
$1_20:
.pragma "nounroll";
ld.global.u32 %r151,[%rd188];
min.u32 %r152,%r151,%r261;
add.s32 %r153,%r151,%r260;
sub.s32 %r260,%r153,%r152;
add.s64 %rd188,%rd188,4;
add.s32 %r259,%r259,1;
setp.lt.s32 %p13,%r259,%r31;
@%p13 bra $1_20;
setp.eq.s32 %p14,%r260,0;
@%p14 bra $1_23;
mov.u64 %rd105,_ZZ12clahe_tablesItLi65536EEvRK5ImagePT_PjfE6excess;
atom.shared.add.u32 %r154,[%rd105],%r260;
$1_23:
bar.sync 0;
ld.shared.u32 %r157,[_ZZ12clahe_tablesItLi65536EEvRK5ImagePT_PjfE6excess];
shr.u32 %r262,%r157,16;
and.b32 %r38,%r157,65535;
setp.eq.s32 %p15,%r38,0;
mov.u32 %r263,0;
@%p15 bra $1_25;
mov.u32 %r158,65536;
div.u32 %r264,%r158,%r38;
mov.u32 %r263,%r38;
$1_25:
shl.b32 %r276,%r93,8;
add.s32 %r45,%r276,256;
setp.eq.s32 %p16,%r261,0;
@%p16 bra $1_30;
mov.u32 %r164,%ctaid.x;
mul.wide.u32 %rd106,%r164,131072;
shl.b32 %r166,%r90,13;
shl.b32 %r168,%r92,8;
add.s32 %r169,%r166,%r168;
mul.wide.s32 %rd107,%r169,2;
add.s64 %rd108,%rd106,%rd107;
cvta.to.global.u64 %rd109,%rd46;
shl.b64 %rd110,%rd108,1;
add.s64 %rd111,%rd109,%rd110;
mov.u32 %r170,%nctaid.z;
mul.wide.u32 %rd112,%r86,%r170;
shl.b64 %rd113,%rd112,17;
mul.wide.u32 %rd114,%r1,%r86;
mov.u32 %r173,%ctaid.y;
cvt.u64.u32 %rd115,%r173;
add.s64 %rd116,%rd114,%rd115;
shl.b64 %rd117,%rd116,18;
add.s64 %rd118,%rd113,%rd117;
mul.lo.s64 %rd120,%rd118,%rd2;
add.s64 %rd189,%rd111,%rd120;
shl.b32 %r265,%r93,8;
mov.u32 %r163,0;
mov.u32 %r270,%r163;
$1_27:
.pragma "nounroll";
ld.global.u32 %r49,[%rd189];
rem.u32 %r178,%r265,%r264;
setp.ne.s32 %p17,%r178,0;
mov.u32 %r267,%r163;
@%p17 bra $1_29;
div.u32 %r179,%r265,%r264;
setp.lt.u32 %p18,%r179,%r263;
selp.u32 %r267,1,0,%p18;
$1_29:
min.u32 %r180,%r49,%r261;
add.s32 %r181,%r180,%r262;
add.s32 %r182,%r181,%r267;
add.s32 %r270,%r182,%r270;
add.s64 %rd189,%rd189,4;
add.s32 %r265,%r265,1;
setp.lt.s32 %p19,%r265,%r45;
@%p19 bra $1_27;
bra.uni $1_32;
$1_30:
mov.u32 %r184,%ctaid.x;
mul.wide.u32 %rd121,%r184,131072;
shl.b32 %r186,%r90,13;
shl.b32 %r188,%r92,8;
add.s32 %r189,%r186,%r188;
mul.wide.s32 %rd122,%r189,2;
add.s64 %rd123,%rd121,%rd122;
cvta.to.global.u64 %rd124,%rd46;
shl.b64 %rd125,%rd123,1;
add.s64 %rd126,%rd124,%rd125;
mov.u32 %r190,%nctaid.z;
mul.wide.u32 %rd127,%r86,%r190;
shl.b64 %rd128,%rd127,17;
mul.wide.u32 %rd129,%r1,%r86;
mov.u32 %r193,%ctaid.y;
cvt.u64.u32 %rd130,%r193;
add.s64 %rd131,%rd129,%rd130;
shl.b64 %rd132,%rd131,18;
add.s64 %rd133,%rd128,%rd132;
mul.lo.s64 %rd135,%rd133,%rd2;
add.s64 %rd190,%rd126,%rd135;
shl.b32 %r268,%r93,8;
mov.u32 %r270,0;
$1_31:
.pragma "nounroll";
ld.global.u32 %r197,[%rd190];
add.s32 %r270,%r197,%r270;
add.s64 %rd190,%rd190,4;
add.s32 %r268,%r268,1;
setp.lt.s32 %p20,%r268,%r45;
@%p20 bra $1_31;
$1_32:
mul.wide.s32 %rd136,%r93,4;
mov.u64 %rd137,_ZZ12clahe_tablesItLi65536EEvRK5ImagePT_PjfE4sums;
add.s64 %rd28,%rd137,%rd136;
st.shared.u32 [%rd28],%r270;
bar.sync 0;
mov.u32 %r271,1;
$1_33:
.pragma "nounroll";
setp.lt.s32 %p21,%r93,%r271;
mov.u32 %r272,0;
@%p21 bra $1_35;
sub.s32 %r208,%r93,%r271;
mul.wide.s32 %rd138,%r208,4;
add.s64 %rd140,%rd137,%rd138;
ld.shared.u32 %r272,[%rd140];
$1_35:
bar.sync 0;
ld.shared.u32 %r209,[%rd28];
add.s32 %r210,%r209,%r272;
st.shared.u32 [%rd28],%r210;
bar.sync 0;
shl.b32 %r271,%r271,1;
setp.lt.u32 %p22,%r271,256;
@%p22 bra $1_33;
ld.shared.u32 %r211,[%rd28];
sub.s32 %r274,%r211,%r270;
cvt.rn.f32.s32 %f3,%r29;
mov.f32 %f4,0f477FFF00;
div.rn.f32 %f1,%f4,%f3;
@%p16 bra $1_41;
mul.wide.u32 %rd141,%r1,%r86;
mov.u32 %r214,%ctaid.y;
cvt.u64.u32 %rd142,%r214;
add.s64 %rd143,%rd141,%rd142;
mul.lo.s64 %rd145,%rd143,%rd2;
shl.b64 %rd146,%rd145,16;
mov.u32 %r216,%ctaid.x;
mul.wide.u32 %rd147,%r216,65536;
add.s64 %rd148,%rd146,%rd147;
shl.b32 %r218,%r90,13;
shl.b32 %r220,%r92,8;
add.s32 %r221,%r218,%r220;
cvt.s64.s32 %rd149,%r221;
add.s64 %rd150,%rd148,%rd149;
cvta.to.global.u64 %rd151,%rd46;
shl.b64 %rd152,%rd150,1;
add.s64 %rd192,%rd151,%rd152;
mul.wide.u32 %rd153,%r216,131072;
mul.wide.s32 %rd154,%r221,2;
add.s64 %rd155,%rd153,%rd154;
shl.b64 %rd156,%rd155,1;
add.s64 %rd157,%rd151,%rd156;
mov.u32 %r222,%nctaid.z;
mul.wide.u32 %rd158,%r86,%r222;
shl.b64 %rd159,%rd158,17;
shl.b64 %rd160,%rd143,18;
add.s64 %rd161,%rd159,%rd160;
mul.lo.s64 %rd162,%rd161,%rd2;
add.s64 %rd191,%rd157,%rd162;
shl.b32 %r273,%r93,8;
$1_38:
.pragma "nounroll";
ld.global.u32 %r68,[%rd191];
rem.u32 %r226,%r273,%r264;
setp.ne.s32 %p24,%r226,0;
mov.u32 %r275,0;
@%p24 bra $1_40;
div.u32 %r227,%r273,%r264;
setp.lt.u32 %p25,%r227,%r263;
selp.u32 %r275,1,0,%p25;
$1_40:
min.u32 %r228,%r68,%r261;
add.s32 %r229,%r228,%r262;
add.s32 %r230,%r229,%r275;
add.s32 %r274,%r230,%r274;
cvt.rn.f32.u32 %f5,%r274;
mul.f32 %f6,%f1,%f5;
cvt.rni.s32.f32 %r231,%f6;
max.s32 %r232,%r231,0;
min.s32 %r233,%r232,65535;
st.global.u16 [%rd192],%r233;
add.s64 %rd192,%rd192,2;
add.s64 %rd191,%rd191,4;
add.s32 %r273,%r273,1;
setp.lt.s32 %p26,%r273,%r45;
@%p26 bra $1_38;
bra.uni $1_43;
$1_41:
mul.wide.u32 %rd163,%r1,%r86;
mov.u32 %r236,%ctaid.y;
cvt.u64.u32 %rd164,%r236;
add.s64 %rd165,%rd163,%rd164;
mul.lo.s64 %rd167,%rd165,%rd2;
shl.b64 %rd168,%rd167,16;
mov.u32 %r238,%ctaid.x;
mul.wide.u32 %rd169,%r238,65536;
add.s64 %rd170,%rd168,%rd169;
shl.b32 %r240,%r90,13;
shl.b32 %r242,%r92,8;
add.s32 %r243,%r240,%r242;
cvt.s64.s32 %rd171,%r243;
add.s64 %rd172,%rd170,%rd171;
cvta.to.global.u64 %rd173,%rd46;
shl.b64 %rd174,%rd172,1;
add.s64 %rd194,%rd173,%rd174;
mul.wide.u32 %rd175,%r238,131072;
mul.wide.s32 %rd176,%r243,2;
add.s64 %rd177,%rd175,%rd176;
shl.b64 %rd178,%rd177,1;
add.s64 %rd179,%rd173,%rd178;
mov.u32 %r244,%nctaid.z;
mul.wide.u32 %rd180,%r86,%r244;
shl.b64 %rd181,%rd180,17;
shl.b64 %rd182,%rd165,18;
add.s64 %rd183,%rd181,%rd182;
mul.lo.s64 %rd184,%rd183,%rd2;
add.s64 %rd193,%rd179,%rd184;
$1_42:
.pragma "nounroll";
ld.global.u32 %r247,[%rd193];
add.s32 %r274,%r247,%r274;
cvt.rn.f32.u32 %f7,%r274;
mul.f32 %f8,%f1,%f7;
cvt.rni.s32.f32 %r248,%f8;
max.s32 %r249,%r248,0;
min.s32 %r250,%r249,65535;
st.global.u16 [%rd194],%r250;
add.s64 %rd194,%rd194,2;
add.s64 %rd193,%rd193,4;
add.s32 %r276,%r276,1;
setp.lt.s32 %p27,%r276,%r45;
@%p27 bra $1_42;
$1_43:
ret;
}
.visible .entry clahe_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<5>;
.reg .f32 %f<36>;
.reg .b32 %r<86>;
.reg .b64 %rd<98>;
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r81,%r82},[p1+32];
ld.param.v2.u32 {%r36,%r37},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r83,%r84},[p3+32];
ld.param.v2.u32 {%r40,%r41},[p3+40];
ld.param.u64 %rd46,[p4];
ld.param.u32 %r32,[p5];
ld.param.u32 %r33,[p6];
ld.param.u64 %rd95,[p3+16];
ld.param.u64 %rd94,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd92,[p1+16];
ld.param.u64 %rd91,[p1+8];
ld.param.u64 %rd37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r37,0;
@%p2 bra $2_2;
cvta.to.global.u64 %rd47,%rd36;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r81,%r82},[%rd49+32];
ld.global.u64 %rd92,[%rd49+16];
ld.global.u64 %rd91,[%rd49+8];
ld.global.u64 %rd90,[%rd49];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd37,%rd50;
add.s64 %rd90,%rd36,%rd51;
$2_3:
setp.eq.s32 %p3,%r41,0;
@%p3 bra $2_5;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r83,%r84},[%rd54+32];
ld.global.u64 %rd95,[%rd54+16];
ld.global.u64 %rd94,[%rd54+8];
ld.global.u64 %rd93,[%rd54];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd93,%rd41,%rd56;
$2_6:
mov.u32 %r47,%ctaid.x;
shl.b32 %r48,%r47,7;
mov.u32 %r49,%tid.x;
add.s32 %r85,%r48,%r49;
mov.u32 %r50,%ctaid.y;
shl.b32 %r51,%r50,3;
mov.u32 %r52,%tid.y;
add.s32 %r15,%r51,%r52;
setp.ge.s32 %p4,%r85,%r83;
setp.ge.s32 %p5,%r15,%r84;
or.pred %p6,%p4,%p5;
@%p6 bra $2_10;
rem.s32 %r53,%r82,%r33;
rem.s32 %r18,%r81,%r32;
or.b32 %r54,%r53,%r18;
setp.eq.s32 %p1,%r54,0;
sub.s32 %r55,%r33,%r53;
selp.b32 %r56,0,%r55,%p1;
add.s32 %r57,%r56,%r82;
div.s32 %r58,%r57,%r33;
cvt.rn.f32.s32 %f4,%r58;
rcp.rn.f32 %f5,%f4;
cvt.rn.f32.s32 %f6,%r15;
mul.rn.f32 %f7,%f6,%f5;
mov.f32 %f8,0f3F000000;
sub.rn.f32 %f9,%f7,%f8;
cvt.rmi.f32.f32 %f10,%f9;
cvt.rzi.s32.f32 %r19,%f10;
cvt.rn.f32.s32 %f11,%r19;
sub.f32 %f1,%f9,%f11;
add.s32 %r59,%r85,128;
min.s32 %r20,%r59,%r83;
setp.ge.s32 %p7,%r85,%r20;
@%p7 bra $2_10;
add.s32 %r60,%r19,1;
add.s32 %r61,%r33,-1;
cvt.s64.s32 %rd57,%r32;
cvt.s64.s32 %rd58,%r33;
cvt.u64.u32 %rd59,%r1;
mul.lo.s64 %rd60,%rd59,%rd57;
mul.lo.s64 %rd61,%rd60,%rd58;
shl.b64 %rd62,%rd61,16;
mul.wide.s32 %rd63,%r32,65536;
max.s32 %r63,%r19,0;
cvt.s64.s32 %rd64,%r63;
mul.lo.s64 %rd65,%rd63,%rd64;
add.s64 %rd25,%rd65,%rd62;
min.s32 %r64,%r60,%r61;
cvt.s64.s32 %rd66,%r64;
mul.lo.s64 %rd67,%rd63,%rd66;
add.s64 %rd26,%rd67,%rd62;
cvt.s64.s32 %rd68,%r15;
cvt.s64.s32 %rd69,%r85;
add.s32 %r21,%r32,-1;
mov.f32 %f12,0f3F800000;
sub.f32 %f2,%f12,%f1;
shl.b64 %rd27,%rd92,5;
shl.b64 %rd28,%rd95,5;
cvta.to.global.u64 %rd29,%rd46;
mul.lo.s64 %rd70,%rd95,%rd69;
mul.lo.s64 %rd71,%rd94,%rd68;
add.s64 %rd72,%rd71,%rd70;
add.s64 %rd96,%rd93,%rd72;
mul.lo.s64 %rd73,%rd92,%rd69;
mul.lo.s64 %rd74,%rd91,%rd68;
add.s64 %rd75,%rd74,%rd73;
add.s64 %rd97,%rd90,%rd75;
sub.s32 %r65,%r32,%r18;
selp.b32 %r66,0,%r65,%p1;
add.s32 %r67,%r66,%r81;
div.s32 %r68,%r67,%r32;
cvt.rn.f32.s32 %f13,%r68;
rcp.rn.f32 %f3,%f13;
$2_9:
.pragma "nounroll";
cvt.rn.f32.s32 %f14,%r85;
mul.rn.f32 %f15,%f14,%f3;
mov.f32 %f16,0f3F000000;
sub.rn.f32 %f17,%f15,%f16;
cvt.rmi.f32.f32 %f18,%f17;
cvt.rzi.s32.f32 %r69,%f18;
max.s32 %r70,%r69,0;
add.s32 %r71,%r69,1;
min.s32 %r72,%r71,%r21;
cvt.rn.f32.s32 %f19,%r69;
sub.f32 %f20,%f17,%f19;
ld.u16 %r73,[%rd97];
prmt.b32 %r74,%r70,%r73,4180;
sub.s32 %r75,%r72,%r70;
shl.b32 %r76,%r75,16;
add.s32 %r77,%r76,%r74;
cvt.s64.s32 %rd76,%r74;
add.s64 %rd77,%rd25,%rd76;
shl.b64 %rd78,%rd77,1;
add.s64 %rd79,%rd29,%rd78;
ld.global.u16 %rs1,[%rd79];
cvt.rn.f32.u16 %f21,%rs1;
cvt.s64.s32 %rd80,%r77;
add.s64 %rd81,%rd25,%rd80;
shl.b64 %rd82,%rd81,1;
add.s64 %rd83,%rd29,%rd82;
ld.global.u16 %rs2,[%rd83];
cvt.rn.f32.u16 %f22,%rs2;
sub.f32 %f24,%f12,%f20;
mul.rn.f32 %f25,%f21,%f24;
mul.rn.f32 %f26,%f22,%f20;
add.rn.f32 %f27,%f25,%f26;
add.s64 %rd84,%rd26,%rd76;
shl.b64 %rd85,%rd84,1;
add.s64 %rd86,%rd29,%rd85;
ld.global.u16 %rs3,[%rd86];
cvt.rn.f32.u16 %f28,%rs3;
add.s64 %rd87,%rd26,%rd80;
shl.b64 %rd88,%rd87,1;
add.s64 %rd89,%rd29,%rd88;
ld.global.u16 %rs4,[%rd89];
cvt.rn.f32.u16 %f29,%rs4;
mul.rn.f32 %f30,%f28,%f24;
mul.rn.f32 %f31,%f29,%f20;
add.rn.f32 %f32,%f30,%f31;
mul.rn.f32 %f33,%f27,%f2;
mul.rn.f32 %f34,%f32,%f1;
add.rn.f32 %f35,%f33,%f34;
cvt.rni.s32.f32 %r78,%f35;
max.s32 %r79,%r78,0;
min.s32 %r80,%r79,65535;
st.u16 [%rd96],%r80;
add.s64 %rd97,%rd97,%rd27;
add.s64 %rd96,%rd96,%rd28;
add.s32 %r85,%r85,32;
setp.lt.s32 %p8,%r85,%r20;
@%p8 bra $2_9;
$2_10:
ret;
}
`;
