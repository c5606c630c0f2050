// Made from kernels/reduce_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/reduce_packed.cu`. */
export const REDUCE_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b64 func_retval0) _Z12across_blockd(
.param .b64 p0
)
{
.reg .pred %p<6>;
.reg .b32 %r<17>;
.reg .f64 %fd<12>;
.reg .b64 %rd<8>;
.shared .align 8 .b8 _ZZ12across_blockdE7of_warp[64];
ld.param.f64 %fd10,[p0];
mov.u32 %r15,16;
$0_1:
.pragma "nounroll";
mov.b64 {%r6,%r7},%fd10;
mov.u32 %r10,31;
mov.u32 %r11,-1;
shfl.sync.down.b32 %r9|%p1,%r7,%r15,%r10,%r11;
shfl.sync.down.b32 %r8|%p2,%r6,%r15,%r10,%r11;
mov.b64 %fd7,{%r8,%r9};
add.f64 %fd10,%fd10,%fd7;
shr.s32 %r2,%r15,1;
setp.gt.s32 %p3,%r15,1;
mov.u32 %r15,%r2;
@%p3 bra $0_1;
mov.u32 %r12,%tid.x;
setp.ne.s32 %p4,%r12,0;
@%p4 bra $0_4;
mov.u32 %r13,%tid.y;
mul.wide.u32 %rd3,%r13,8;
mov.u64 %rd4,_ZZ12across_blockdE7of_warp;
add.s64 %rd5,%rd4,%rd3;
st.shared.f64 [%rd5],%fd10;
$0_4:
bar.sync 0;
mov.f64 %fd11,0d0000000000000000;
mov.u32 %r16,0;
mov.u64 %rd7,_ZZ12across_blockdE7of_warp;
$0_5:
.pragma "nounroll";
ld.shared.f64 %fd9,[%rd7];
add.f64 %fd11,%fd11,%fd9;
add.s64 %rd7,%rd7,8;
add.s32 %r16,%r16,1;
setp.ne.s32 %p5,%r16,8;
@%p5 bra $0_5;
bar.sync 0;
st.param.f64 [func_retval0+0],%fd11;
ret;
}
.visible .entry sum_parts_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<24>;
.reg .b16 %rs<3>;
.reg .b32 %r<364>;
.reg .f64 %fd<5>;
.reg .b64 %rd<100>;
ld.param.u64 %rd42,[p0];
ld.param.v2.u32 {%r325,%r326},[p1+32];
ld.param.v2.u32 {%r110,%r111},[p1+40];
ld.param.u64 %rd47,[p2];
ld.param.v2.u32 {%r327,%r113},[p3+32];
ld.param.v2.u32 {%r114,%r115},[p3+40];
ld.param.u32 %r105,[p4];
ld.param.u32 %r106,[p5];
ld.param.u32 %r107,[p6];
ld.param.u64 %rd92,[p3+16];
ld.param.u64 %rd91,[p3+8];
ld.param.u64 %rd48,[p3];
ld.param.u64 %rd89,[p1+8];
ld.param.u64 %rd43,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r111,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd52,%rd42;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r325,%r326},[%rd54+32];
ld.global.u64 %rd89,[%rd54+8];
ld.global.u64 %rd88,[%rd54];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd43,%rd55;
add.s64 %rd88,%rd42,%rd56;
$1_3:
setp.eq.s32 %p2,%r115,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd57,%rd47;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r327,%r119},[%rd59+32];
ld.global.u64 %rd92,[%rd59+16];
ld.global.u64 %rd91,[%rd59+8];
ld.global.u64 %rd90,[%rd59];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd48,%rd60;
add.s64 %rd90,%rd47,%rd61;
$1_6:
mov.u32 %r120,%ctaid.y;
mul.lo.s32 %r121,%r120,%r106;
add.s32 %r122,%r107,%r325;
add.s32 %r123,%r122,-1;
div.s32 %r124,%r123,%r107;
add.s32 %r125,%r124,15;
and.b32 %r16,%r125,-16;
sub.s32 %r126,%r326,%r121;
min.s32 %r127,%r126,%r106;
mul.lo.s32 %r17,%r127,%r107;
mov.u32 %r328,%tid.y;
setp.lt.s32 %p3,%r328,%r17;
@%p3 bra $1_8;
bra.uni $1_7;
$1_8:
mov.u64 %rd97,0;
mov.u64 %rd96,%rd97;
$1_9:
.pragma "nounroll";
rem.s32 %r128,%r328,%r107;
mul.lo.s32 %r20,%r128,%r16;
setp.le.s32 %p4,%r325,%r20;
@%p4 bra $1_26;
div.s32 %r131,%r328,%r107;
mad.lo.s32 %r133,%r120,%r106,%r131;
cvt.s64.s32 %rd66,%r133;
mul.lo.s64 %rd67,%rd89,%rd66;
cvt.s64.s32 %rd68,%r20;
add.s64 %rd29,%rd67,%rd68;
add.s64 %rd30,%rd88,%rd29;
sub.s32 %r134,%r325,%r20;
min.s32 %r21,%r16,%r134;
cvt.u32.u64 %r135,%rd30;
neg.s32 %r136,%r135;
mov.u32 %r344,0;
and.b32 %r137,%r136,15;
min.s32 %r22,%r137,%r21;
sub.s32 %r138,%r21,%r22;
shr.s32 %r139,%r138,31;
shr.u32 %r140,%r139,28;
add.s32 %r141,%r138,%r140;
shr.s32 %r23,%r141,4;
mov.u32 %r359,%tid.x;
setp.ge.s32 %p5,%r359,%r23;
mov.u32 %r363,%r344;
@%p5 bra $1_23;
add.s32 %r145,%r22,1;
cvt.s64.s32 %rd69,%r145;
add.s64 %rd70,%rd29,%rd69;
mov.u32 %r329,%tid.x;
mul.wide.s32 %rd71,%r329,16;
add.s64 %rd72,%rd88,%rd71;
add.s64 %rd95,%rd72,%rd70;
$1_12:
.pragma "nounroll";
setp.ge.s32 %p6,%r329,%r23;
mov.u32 %r352,0;
mov.u32 %r356,%r352;
mov.u32 %r355,%r352;
mov.u32 %r354,%r352;
mov.u32 %r353,%r352;
@%p6 bra $1_14;
add.s64 %rd73,%rd95,-1;
ld.global.nc.v4.u32 {%r356,%r355,%r354,%r353},[%rd73];
$1_14:
add.s32 %r36,%r329,32;
setp.ge.s32 %p7,%r36,%r23;
mov.u32 %r351,%r352;
mov.u32 %r350,%r352;
mov.u32 %r349,%r352;
@%p7 bra $1_16;
add.s64 %rd74,%rd95,511;
ld.global.nc.v4.u32 {%r352,%r351,%r350,%r349},[%rd74];
$1_16:
add.s32 %r45,%r36,32;
setp.ge.s32 %p8,%r45,%r23;
mov.u32 %r348,0;
mov.u32 %r347,%r348;
mov.u32 %r346,%r348;
mov.u32 %r345,%r348;
@%p8 bra $1_18;
add.s64 %rd75,%rd95,1023;
ld.global.nc.v4.u32 {%r348,%r347,%r346,%r345},[%rd75];
$1_18:
setp.lt.s32 %p9,%r327,2;
setp.ne.s32 %p10,%r105,2;
and.pred %p11,%p10,%p9;
@%p11 bra $1_20;
dp4a.u32.u32 %r170,%r356,%r356,%r344;
dp4a.u32.u32 %r174,%r355,%r355,%r170;
dp4a.u32.u32 %r178,%r354,%r354,%r174;
dp4a.u32.u32 %r182,%r353,%r353,%r178;
dp4a.u32.u32 %r186,%r352,%r352,%r182;
dp4a.u32.u32 %r190,%r351,%r351,%r186;
dp4a.u32.u32 %r194,%r350,%r350,%r190;
dp4a.u32.u32 %r198,%r349,%r349,%r194;
dp4a.u32.u32 %r202,%r348,%r348,%r198;
dp4a.u32.u32 %r206,%r347,%r347,%r202;
dp4a.u32.u32 %r210,%r346,%r346,%r206;
dp4a.u32.u32 %r344,%r345,%r345,%r210;
$1_20:
setp.ne.s32 %p12,%r105,3;
@%p12 bra $1_22;
and.b32 %r218,%r356,2139062143;
add.s32 %r219,%r218,2139062143;
or.b32 %r220,%r219,%r356;
shr.u32 %r221,%r220,7;
and.b32 %r356,%r221,16843009;
and.b32 %r222,%r355,2139062143;
add.s32 %r223,%r222,2139062143;
or.b32 %r224,%r223,%r355;
shr.u32 %r225,%r224,7;
and.b32 %r355,%r225,16843009;
and.b32 %r226,%r354,2139062143;
add.s32 %r227,%r226,2139062143;
or.b32 %r228,%r227,%r354;
shr.u32 %r229,%r228,7;
and.b32 %r354,%r229,16843009;
and.b32 %r230,%r353,2139062143;
add.s32 %r231,%r230,2139062143;
or.b32 %r232,%r231,%r353;
shr.u32 %r233,%r232,7;
and.b32 %r353,%r233,16843009;
and.b32 %r234,%r352,2139062143;
add.s32 %r235,%r234,2139062143;
or.b32 %r236,%r235,%r352;
shr.u32 %r237,%r236,7;
and.b32 %r352,%r237,16843009;
and.b32 %r238,%r351,2139062143;
add.s32 %r239,%r238,2139062143;
or.b32 %r240,%r239,%r351;
shr.u32 %r241,%r240,7;
and.b32 %r351,%r241,16843009;
and.b32 %r242,%r350,2139062143;
add.s32 %r243,%r242,2139062143;
or.b32 %r244,%r243,%r350;
shr.u32 %r245,%r244,7;
and.b32 %r350,%r245,16843009;
and.b32 %r246,%r349,2139062143;
add.s32 %r247,%r246,2139062143;
or.b32 %r248,%r247,%r349;
shr.u32 %r249,%r248,7;
and.b32 %r349,%r249,16843009;
and.b32 %r250,%r348,2139062143;
add.s32 %r251,%r250,2139062143;
or.b32 %r252,%r251,%r348;
shr.u32 %r253,%r252,7;
and.b32 %r348,%r253,16843009;
and.b32 %r254,%r347,2139062143;
add.s32 %r255,%r254,2139062143;
or.b32 %r256,%r255,%r347;
shr.u32 %r257,%r256,7;
and.b32 %r347,%r257,16843009;
and.b32 %r258,%r346,2139062143;
add.s32 %r259,%r258,2139062143;
or.b32 %r260,%r259,%r346;
shr.u32 %r261,%r260,7;
and.b32 %r346,%r261,16843009;
and.b32 %r262,%r345,2139062143;
add.s32 %r263,%r262,2139062143;
or.b32 %r264,%r263,%r345;
shr.u32 %r265,%r264,7;
and.b32 %r345,%r265,16843009;
$1_22:
mov.u32 %r312,16843009;
dp4a.u32.u32 %r266,%r356,%r312,%r363;
dp4a.u32.u32 %r270,%r355,%r312,%r266;
dp4a.u32.u32 %r274,%r354,%r312,%r270;
dp4a.u32.u32 %r278,%r353,%r312,%r274;
dp4a.u32.u32 %r282,%r352,%r312,%r278;
dp4a.u32.u32 %r286,%r351,%r312,%r282;
dp4a.u32.u32 %r290,%r350,%r312,%r286;
dp4a.u32.u32 %r294,%r349,%r312,%r290;
dp4a.u32.u32 %r298,%r348,%r312,%r294;
dp4a.u32.u32 %r302,%r347,%r312,%r298;
dp4a.u32.u32 %r306,%r346,%r312,%r302;
dp4a.u32.u32 %r363,%r345,%r312,%r306;
add.s64 %rd95,%rd95,1536;
add.s32 %r329,%r45,32;
setp.lt.s32 %p13,%r329,%r23;
@%p13 bra $1_12;
$1_23:
shl.b32 %r84,%r23,4;
sub.s32 %r85,%r21,%r84;
setp.ge.s32 %p14,%r359,%r85;
@%p14 bra $1_25;
$1_24:
.pragma "nounroll";
setp.lt.s32 %p15,%r359,%r22;
selp.b32 %r316,0,%r84,%p15;
add.s32 %r317,%r316,%r359;
cvt.s64.s32 %rd77,%r317;
add.s64 %rd76,%rd30,%rd77;
ld.global.nc.u8 %r315,[%rd76];
cvt.u16.u32 %rs1,%r315;
and.b16 %rs2,%rs1,255;
and.b32 %r318,%r315,255;
setp.ne.s16 %p16,%rs2,0;
selp.u32 %r319,1,0,%p16;
setp.eq.s32 %p17,%r105,3;
selp.b32 %r320,%r319,%r318,%p17;
add.s32 %r363,%r363,%r320;
mad.lo.s32 %r344,%r318,%r318,%r344;
add.s32 %r359,%r359,32;
setp.lt.s32 %p18,%r359,%r85;
@%p18 bra $1_24;
$1_25:
cvt.u64.u32 %rd78,%r363;
add.s64 %rd97,%rd97,%rd78;
cvt.u64.u32 %rd79,%r344;
add.s64 %rd96,%rd96,%rd79;
$1_26:
add.s32 %r328,%r328,8;
setp.lt.s32 %p19,%r328,%r17;
@%p19 bra $1_9;
bra.uni $1_27;
$1_7:
mov.u64 %rd96,0;
mov.u64 %rd97,%rd96;
$1_27:
mov.u32 %r321,%tid.y;
mov.u32 %r322,%tid.x;
or.b32 %r96,%r322,%r321;
setp.ne.s32 %p20,%r96,0;
setp.eq.s32 %p21,%r105,2;
selp.b64 %rd80,%rd96,%rd97,%p21;
cvt.rn.f64.u64 %fd3,%rd80;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd3;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd1,[retval0+0];
}
@%p20 bra $1_29;
cvt.s64.s32 %rd81,%r120;
mul.lo.s64 %rd82,%rd91,%rd81;
add.s64 %rd83,%rd90,%rd82;
st.f64 [%rd83],%fd1;
$1_29:
setp.lt.s32 %p22,%r327,2;
@%p22 bra $1_32;
cvt.rn.f64.u64 %fd4,%rd96;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd4;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd2,[retval0+0];
}
@%p20 bra $1_32;
cvt.s64.s32 %rd84,%r120;
mul.lo.s64 %rd85,%rd91,%rd84;
add.s64 %rd86,%rd85,%rd92;
add.s64 %rd87,%rd90,%rd86;
st.f64 [%rd87],%fd2;
$1_32:
ret;
}
.visible .entry sum_parts_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %rs<3>;
.reg .b32 %r<642>;
.reg .f64 %fd<32>;
.reg .b64 %rd<176>;
ld.param.u64 %rd59,[p0];
ld.param.v2.u32 {%r585,%r586},[p1+32];
ld.param.v2.u32 {%r142,%r143},[p1+40];
ld.param.u64 %rd64,[p2];
ld.param.v2.u32 {%r587,%r145},[p3+32];
ld.param.v2.u32 {%r146,%r147},[p3+40];
ld.param.u32 %r137,[p4];
ld.param.u32 %r138,[p5];
ld.param.u32 %r139,[p6];
ld.param.u64 %rd23,[p3+16];
ld.param.u64 %rd155,[p3+8];
ld.param.u64 %rd65,[p3];
ld.param.u64 %rd153,[p1+8];
ld.param.u64 %rd60,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r143,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd69,%rd59;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r585,%r586},[%rd71+32];
ld.global.u64 %rd153,[%rd71+8];
ld.global.u64 %rd152,[%rd71];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd60,%rd72;
add.s64 %rd152,%rd59,%rd73;
$2_3:
setp.eq.s32 %p2,%r147,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd74,%rd64;
mul.wide.s32 %rd75,%r1,40;
add.s64 %rd76,%rd74,%rd75;
ld.global.v2.u32 {%r587,%r151},[%rd76+32];
ld.global.u64 %rd23,[%rd76+16];
ld.global.u64 %rd155,[%rd76+8];
ld.global.u64 %rd21,[%rd76];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd77,%r1;
mul.lo.s64 %rd78,%rd65,%rd77;
add.s64 %rd21,%rd64,%rd78;
$2_6:
mov.u32 %r152,%ctaid.y;
mul.lo.s32 %r153,%r152,%r138;
add.s32 %r154,%r139,%r585;
add.s32 %r155,%r154,-1;
div.s32 %r156,%r155,%r139;
add.s32 %r157,%r156,15;
and.b32 %r16,%r157,-16;
sub.s32 %r158,%r586,%r153;
min.s32 %r159,%r158,%r138;
mul.lo.s32 %r17,%r159,%r139;
mov.u32 %r588,%tid.y;
mov.u64 %rd164,0;
mov.u64 %rd165,%rd164;
mov.u64 %rd166,%rd164;
mov.u64 %rd167,%rd164;
mov.u64 %rd168,%rd164;
mov.u64 %rd169,%rd164;
setp.lt.s32 %p3,%r588,%r17;
@%p3 bra $2_9;
bra.uni $2_28;
$2_9:
.pragma "nounroll";
rem.s32 %r160,%r588,%r139;
mul.lo.s32 %r20,%r160,%r16;
setp.le.s32 %p4,%r585,%r20;
@%p4 bra $2_27;
div.s32 %r167,%r588,%r139;
mad.lo.s32 %r169,%r152,%r138,%r167;
cvt.s64.s32 %rd91,%r169;
mul.lo.s64 %rd92,%rd153,%rd91;
mul.lo.s32 %r170,%r20,3;
cvt.s64.s32 %rd93,%r170;
add.s64 %rd33,%rd92,%rd93;
add.s64 %rd34,%rd152,%rd33;
sub.s32 %r171,%r585,%r20;
min.s32 %r172,%r16,%r171;
mul.lo.s32 %r21,%r172,3;
cvt.u32.u64 %r173,%rd34;
neg.s32 %r174,%r173;
mov.u32 %r623,0;
and.b32 %r175,%r174,15;
min.s32 %r22,%r175,%r21;
sub.s32 %r176,%r21,%r22;
shr.s32 %r177,%r176,31;
shr.u32 %r178,%r177,28;
add.s32 %r179,%r176,%r178;
shr.s32 %r23,%r179,4;
mov.u32 %r180,%tid.x;
setp.ge.s32 %p5,%r180,%r23;
mov.u32 %r624,%r623;
mov.u32 %r625,%r623;
mov.u32 %r608,%r623;
mov.u32 %r609,%r623;
mov.u32 %r610,%r623;
@%p5 bra $2_23;
add.s32 %r187,%r22,1;
cvt.s64.s32 %rd94,%r187;
add.s64 %rd95,%rd33,%rd94;
mov.u32 %r595,%tid.x;
mul.wide.s32 %rd96,%r595,16;
add.s64 %rd97,%rd152,%rd96;
add.s64 %rd163,%rd97,%rd95;
$2_12:
.pragma "nounroll";
setp.ge.s32 %p6,%r595,%r23;
mov.u32 %r618,0;
mov.u32 %r622,%r618;
mov.u32 %r621,%r618;
mov.u32 %r620,%r618;
mov.u32 %r619,%r618;
@%p6 bra $2_14;
add.s64 %rd98,%rd163,-1;
ld.global.nc.v4.u32 {%r622,%r621,%r620,%r619},[%rd98];
$2_14:
add.s32 %r40,%r595,32;
setp.ge.s32 %p7,%r40,%r23;
mov.u32 %r617,%r618;
mov.u32 %r616,%r618;
mov.u32 %r615,%r618;
@%p7 bra $2_16;
add.s64 %rd99,%rd163,511;
ld.global.nc.v4.u32 {%r618,%r617,%r616,%r615},[%rd99];
$2_16:
add.s32 %r49,%r40,32;
setp.ge.s32 %p8,%r49,%r23;
mov.u32 %r614,0;
mov.u32 %r613,%r614;
mov.u32 %r612,%r614;
mov.u32 %r611,%r614;
@%p8 bra $2_18;
add.s64 %rd100,%rd163,1023;
ld.global.nc.v4.u32 {%r614,%r613,%r612,%r611},[%rd100];
$2_18:
setp.lt.s32 %p9,%r587,4;
setp.ne.s32 %p10,%r137,2;
and.pred %p11,%p10,%p9;
@%p11 bra $2_20;
and.b32 %r213,%r622,-16776961;
dp4a.u32.u32 %r212,%r213,%r622,%r610;
and.b32 %r217,%r622,65280;
dp4a.u32.u32 %r216,%r217,%r622,%r609;
and.b32 %r221,%r622,16711680;
dp4a.u32.u32 %r220,%r221,%r622,%r608;
and.b32 %r225,%r621,16711680;
dp4a.u32.u32 %r224,%r225,%r621,%r212;
and.b32 %r229,%r621,-16776961;
dp4a.u32.u32 %r228,%r229,%r621,%r216;
and.b32 %r233,%r621,65280;
dp4a.u32.u32 %r232,%r233,%r621,%r220;
and.b32 %r237,%r620,65280;
dp4a.u32.u32 %r236,%r237,%r620,%r224;
and.b32 %r241,%r620,16711680;
dp4a.u32.u32 %r240,%r241,%r620,%r228;
and.b32 %r245,%r620,-16776961;
dp4a.u32.u32 %r244,%r245,%r620,%r232;
and.b32 %r249,%r619,-16776961;
dp4a.u32.u32 %r248,%r249,%r619,%r236;
and.b32 %r253,%r619,65280;
dp4a.u32.u32 %r252,%r253,%r619,%r240;
and.b32 %r257,%r619,16711680;
dp4a.u32.u32 %r256,%r257,%r619,%r244;
and.b32 %r261,%r618,65280;
dp4a.u32.u32 %r260,%r261,%r618,%r248;
and.b32 %r265,%r618,16711680;
dp4a.u32.u32 %r264,%r265,%r618,%r252;
and.b32 %r269,%r618,-16776961;
dp4a.u32.u32 %r268,%r269,%r618,%r256;
and.b32 %r273,%r617,-16776961;
dp4a.u32.u32 %r272,%r273,%r617,%r260;
and.b32 %r277,%r617,65280;
dp4a.u32.u32 %r276,%r277,%r617,%r264;
and.b32 %r281,%r617,16711680;
dp4a.u32.u32 %r280,%r281,%r617,%r268;
and.b32 %r285,%r616,16711680;
dp4a.u32.u32 %r284,%r285,%r616,%r272;
and.b32 %r289,%r616,-16776961;
dp4a.u32.u32 %r288,%r289,%r616,%r276;
and.b32 %r293,%r616,65280;
dp4a.u32.u32 %r292,%r293,%r616,%r280;
and.b32 %r297,%r615,65280;
dp4a.u32.u32 %r296,%r297,%r615,%r284;
and.b32 %r301,%r615,16711680;
dp4a.u32.u32 %r300,%r301,%r615,%r288;
and.b32 %r305,%r615,-16776961;
dp4a.u32.u32 %r304,%r305,%r615,%r292;
and.b32 %r309,%r614,16711680;
dp4a.u32.u32 %r308,%r309,%r614,%r296;
and.b32 %r313,%r614,-16776961;
dp4a.u32.u32 %r312,%r313,%r614,%r300;
and.b32 %r317,%r614,65280;
dp4a.u32.u32 %r316,%r317,%r614,%r304;
and.b32 %r321,%r613,65280;
dp4a.u32.u32 %r320,%r321,%r613,%r308;
and.b32 %r325,%r613,16711680;
dp4a.u32.u32 %r324,%r325,%r613,%r312;
and.b32 %r329,%r613,-16776961;
dp4a.u32.u32 %r328,%r329,%r613,%r316;
and.b32 %r333,%r612,-16776961;
dp4a.u32.u32 %r332,%r333,%r612,%r320;
and.b32 %r337,%r612,65280;
dp4a.u32.u32 %r336,%r337,%r612,%r324;
and.b32 %r341,%r612,16711680;
dp4a.u32.u32 %r340,%r341,%r612,%r328;
and.b32 %r345,%r611,16711680;
dp4a.u32.u32 %r610,%r345,%r611,%r332;
and.b32 %r349,%r611,-16776961;
dp4a.u32.u32 %r609,%r349,%r611,%r336;
and.b32 %r353,%r611,65280;
dp4a.u32.u32 %r608,%r353,%r611,%r340;
$2_20:
setp.ne.s32 %p12,%r137,3;
@%p12 bra $2_22;
and.b32 %r356,%r622,2139062143;
add.s32 %r357,%r356,2139062143;
or.b32 %r358,%r357,%r622;
shr.u32 %r359,%r358,7;
and.b32 %r622,%r359,16843009;
and.b32 %r360,%r621,2139062143;
add.s32 %r361,%r360,2139062143;
or.b32 %r362,%r361,%r621;
shr.u32 %r363,%r362,7;
and.b32 %r621,%r363,16843009;
and.b32 %r364,%r620,2139062143;
add.s32 %r365,%r364,2139062143;
or.b32 %r366,%r365,%r620;
shr.u32 %r367,%r366,7;
and.b32 %r620,%r367,16843009;
and.b32 %r368,%r619,2139062143;
add.s32 %r369,%r368,2139062143;
or.b32 %r370,%r369,%r619;
shr.u32 %r371,%r370,7;
and.b32 %r619,%r371,16843009;
and.b32 %r372,%r618,2139062143;
add.s32 %r373,%r372,2139062143;
or.b32 %r374,%r373,%r618;
shr.u32 %r375,%r374,7;
and.b32 %r618,%r375,16843009;
and.b32 %r376,%r617,2139062143;
add.s32 %r377,%r376,2139062143;
or.b32 %r378,%r377,%r617;
shr.u32 %r379,%r378,7;
and.b32 %r617,%r379,16843009;
and.b32 %r380,%r616,2139062143;
add.s32 %r381,%r380,2139062143;
or.b32 %r382,%r381,%r616;
shr.u32 %r383,%r382,7;
and.b32 %r616,%r383,16843009;
and.b32 %r384,%r615,2139062143;
add.s32 %r385,%r384,2139062143;
or.b32 %r386,%r385,%r615;
shr.u32 %r387,%r386,7;
and.b32 %r615,%r387,16843009;
and.b32 %r388,%r614,2139062143;
add.s32 %r389,%r388,2139062143;
or.b32 %r390,%r389,%r614;
shr.u32 %r391,%r390,7;
and.b32 %r614,%r391,16843009;
and.b32 %r392,%r613,2139062143;
add.s32 %r393,%r392,2139062143;
or.b32 %r394,%r393,%r613;
shr.u32 %r395,%r394,7;
and.b32 %r613,%r395,16843009;
and.b32 %r396,%r612,2139062143;
add.s32 %r397,%r396,2139062143;
or.b32 %r398,%r397,%r612;
shr.u32 %r399,%r398,7;
and.b32 %r612,%r399,16843009;
and.b32 %r400,%r611,2139062143;
add.s32 %r401,%r400,2139062143;
or.b32 %r402,%r401,%r611;
shr.u32 %r403,%r402,7;
and.b32 %r611,%r403,16843009;
$2_22:
mov.u32 %r542,16777217;
dp4a.u32.u32 %r404,%r622,%r542,%r625;
mov.u32 %r546,256;
dp4a.u32.u32 %r408,%r622,%r546,%r624;
mov.u32 %r538,65536;
dp4a.u32.u32 %r412,%r622,%r538,%r623;
dp4a.u32.u32 %r416,%r621,%r538,%r404;
dp4a.u32.u32 %r420,%r621,%r542,%r408;
dp4a.u32.u32 %r424,%r621,%r546,%r412;
dp4a.u32.u32 %r428,%r620,%r546,%r416;
dp4a.u32.u32 %r432,%r620,%r538,%r420;
dp4a.u32.u32 %r436,%r620,%r542,%r424;
dp4a.u32.u32 %r440,%r619,%r542,%r428;
dp4a.u32.u32 %r444,%r619,%r546,%r432;
dp4a.u32.u32 %r448,%r619,%r538,%r436;
dp4a.u32.u32 %r452,%r618,%r546,%r440;
dp4a.u32.u32 %r456,%r618,%r538,%r444;
dp4a.u32.u32 %r460,%r618,%r542,%r448;
dp4a.u32.u32 %r464,%r617,%r542,%r452;
dp4a.u32.u32 %r468,%r617,%r546,%r456;
dp4a.u32.u32 %r472,%r617,%r538,%r460;
dp4a.u32.u32 %r476,%r616,%r538,%r464;
dp4a.u32.u32 %r480,%r616,%r542,%r468;
dp4a.u32.u32 %r484,%r616,%r546,%r472;
dp4a.u32.u32 %r488,%r615,%r546,%r476;
dp4a.u32.u32 %r492,%r615,%r538,%r480;
dp4a.u32.u32 %r496,%r615,%r542,%r484;
dp4a.u32.u32 %r500,%r614,%r538,%r488;
dp4a.u32.u32 %r504,%r614,%r542,%r492;
dp4a.u32.u32 %r508,%r614,%r546,%r496;
dp4a.u32.u32 %r512,%r613,%r546,%r500;
dp4a.u32.u32 %r516,%r613,%r538,%r504;
dp4a.u32.u32 %r520,%r613,%r542,%r508;
dp4a.u32.u32 %r524,%r612,%r542,%r512;
dp4a.u32.u32 %r528,%r612,%r546,%r516;
dp4a.u32.u32 %r532,%r612,%r538,%r520;
dp4a.u32.u32 %r625,%r611,%r538,%r524;
dp4a.u32.u32 %r624,%r611,%r542,%r528;
dp4a.u32.u32 %r623,%r611,%r546,%r532;
add.s64 %rd163,%rd163,1536;
add.s32 %r595,%r49,32;
setp.lt.s32 %p13,%r595,%r23;
@%p13 bra $2_12;
$2_23:
mov.u32 %r583,%tid.x;
shl.b32 %r549,%r583,4;
add.s32 %r550,%r22,%r549;
mul.hi.s32 %r551,%r550,1431655766;
shr.u32 %r552,%r551,31;
add.s32 %r553,%r551,%r552;
mul.lo.s32 %r554,%r553,3;
sub.s32 %r555,%r550,%r554;
setp.eq.s32 %p14,%r555,0;
setp.eq.s32 %p15,%r555,1;
selp.b32 %r556,%r623,%r624,%p15;
selp.b32 %r638,%r625,%r556,%p14;
selp.b32 %r557,%r625,%r623,%p15;
selp.b32 %r637,%r624,%r557,%p14;
selp.b32 %r558,%r624,%r625,%p15;
selp.b32 %r636,%r623,%r558,%p14;
selp.b32 %r559,%r608,%r609,%p15;
selp.b32 %r641,%r610,%r559,%p14;
selp.b32 %r560,%r610,%r608,%p15;
selp.b32 %r640,%r609,%r560,%p14;
selp.b32 %r561,%r609,%r610,%p15;
selp.b32 %r639,%r608,%r561,%p14;
shl.b32 %r104,%r23,4;
sub.s32 %r105,%r21,%r104;
setp.ge.s32 %p16,%r583,%r105;
@%p16 bra $2_26;
mov.u32 %r635,%tid.x;
$2_25:
.pragma "nounroll";
setp.lt.s32 %p17,%r635,%r22;
selp.b32 %r563,0,%r104,%p17;
add.s32 %r564,%r563,%r635;
cvt.s64.s32 %rd102,%r564;
add.s64 %rd101,%rd34,%rd102;
ld.global.nc.u8 %r562,[%rd101];
cvt.u16.u32 %rs1,%r562;
and.b16 %rs2,%rs1,255;
and.b32 %r565,%r562,255;
setp.ne.s16 %p18,%rs2,0;
selp.u32 %r566,1,0,%p18;
setp.eq.s32 %p19,%r137,3;
selp.b32 %r567,%r566,%r565,%p19;
mul.hi.s32 %r568,%r564,1431655766;
shr.u32 %r569,%r568,31;
add.s32 %r570,%r568,%r569;
mul.lo.s32 %r571,%r570,3;
sub.s32 %r572,%r564,%r571;
mul.lo.s32 %r573,%r565,%r565;
setp.eq.s32 %p20,%r572,0;
selp.b32 %r574,%r567,0,%p20;
add.s32 %r638,%r638,%r574;
selp.b32 %r575,%r573,0,%p20;
add.s32 %r641,%r641,%r575;
setp.eq.s32 %p21,%r572,1;
selp.b32 %r576,%r567,0,%p21;
add.s32 %r637,%r637,%r576;
selp.b32 %r577,%r573,0,%p21;
add.s32 %r640,%r640,%r577;
setp.eq.s32 %p22,%r572,2;
selp.b32 %r578,%r567,0,%p22;
add.s32 %r636,%r636,%r578;
selp.b32 %r579,%r573,0,%p22;
add.s32 %r639,%r639,%r579;
add.s32 %r635,%r635,32;
setp.lt.s32 %p23,%r635,%r105;
@%p23 bra $2_25;
$2_26:
cvt.u64.u32 %rd103,%r638;
add.s64 %rd169,%rd169,%rd103;
cvt.u64.u32 %rd104,%r641;
add.s64 %rd166,%rd166,%rd104;
cvt.u64.u32 %rd105,%r637;
add.s64 %rd168,%rd168,%rd105;
cvt.u64.u32 %rd106,%r640;
add.s64 %rd165,%rd165,%rd106;
cvt.u64.u32 %rd107,%r636;
add.s64 %rd167,%rd167,%rd107;
cvt.u64.u32 %rd108,%r639;
add.s64 %rd164,%rd164,%rd108;
$2_27:
add.s32 %r588,%r588,8;
setp.lt.s32 %p24,%r588,%r17;
@%p24 bra $2_9;
$2_28:
mov.u32 %r580,%tid.y;
mov.u32 %r581,%tid.x;
or.b32 %r128,%r581,%r580;
cvt.s64.s32 %rd109,%r152;
mul.lo.s64 %rd58,%rd155,%rd109;
setp.eq.s32 %p25,%r137,2;
@%p25 bra $2_48;
bra.uni $2_29;
$2_48:
setp.gt.s32 %p36,%r587,3;
cvt.rn.f64.u64 %fd11,%rd166;
@%p36 bra $2_55;
bra.uni $2_49;
$2_55:
setp.ne.s32 %p40,%r128,0;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd11;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd15,[retval0+0];
}
@%p40 bra $2_57;
add.s64 %rd137,%rd21,%rd58;
st.f64 [%rd137],%fd15;
$2_57:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd11;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd16,[retval0+0];
}
@%p40 bra $2_59;
mul.lo.s64 %rd138,%rd23,3;
add.s64 %rd139,%rd138,%rd58;
add.s64 %rd140,%rd21,%rd139;
st.f64 [%rd140],%fd16;
$2_59:
cvt.rn.f64.u64 %fd17,%rd165;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd17;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd18,[retval0+0];
}
@%p40 bra $2_61;
add.s64 %rd141,%rd23,%rd58;
add.s64 %rd142,%rd21,%rd141;
st.f64 [%rd142],%fd18;
$2_61:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd17;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd19,[retval0+0];
}
@%p40 bra $2_63;
shl.b64 %rd143,%rd23,2;
add.s64 %rd144,%rd143,%rd58;
add.s64 %rd145,%rd21,%rd144;
st.f64 [%rd145],%fd19;
$2_63:
cvt.rn.f64.u64 %fd20,%rd164;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd20;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd21,[retval0+0];
}
@%p40 bra $2_65;
shl.b64 %rd146,%rd23,1;
add.s64 %rd147,%rd146,%rd58;
add.s64 %rd148,%rd21,%rd147;
st.f64 [%rd148],%fd21;
$2_65:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd20;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd22,[retval0+0];
}
@%p40 bra $2_67;
mul.lo.s64 %rd149,%rd23,5;
add.s64 %rd150,%rd149,%rd58;
add.s64 %rd151,%rd21,%rd150;
st.f64 [%rd151],%fd22;
bra.uni $2_67;
$2_29:
setp.gt.s32 %p26,%r587,3;
cvt.rn.f64.u64 %fd1,%rd169;
@%p26 bra $2_36;
bra.uni $2_30;
$2_36:
setp.ne.s32 %p30,%r128,0;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd1;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd5,[retval0+0];
}
@%p30 bra $2_38;
add.s64 %rd116,%rd21,%rd58;
st.f64 [%rd116],%fd5;
$2_38:
cvt.rn.f64.u64 %fd25,%rd166;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd25;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd6,[retval0+0];
}
@%p30 bra $2_40;
mul.lo.s64 %rd117,%rd23,3;
add.s64 %rd118,%rd117,%rd58;
add.s64 %rd119,%rd21,%rd118;
st.f64 [%rd119],%fd6;
$2_40:
cvt.rn.f64.u64 %fd26,%rd168;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd26;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd7,[retval0+0];
}
@%p30 bra $2_42;
add.s64 %rd120,%rd23,%rd58;
add.s64 %rd121,%rd21,%rd120;
st.f64 [%rd121],%fd7;
$2_42:
cvt.rn.f64.u64 %fd27,%rd165;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd27;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd8,[retval0+0];
}
@%p30 bra $2_44;
shl.b64 %rd122,%rd23,2;
add.s64 %rd123,%rd122,%rd58;
add.s64 %rd124,%rd21,%rd123;
st.f64 [%rd124],%fd8;
$2_44:
cvt.rn.f64.u64 %fd28,%rd167;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd28;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd9,[retval0+0];
}
@%p30 bra $2_46;
shl.b64 %rd125,%rd23,1;
add.s64 %rd126,%rd125,%rd58;
add.s64 %rd127,%rd21,%rd126;
st.f64 [%rd127],%fd9;
$2_46:
cvt.rn.f64.u64 %fd29,%rd164;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd29;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd10,[retval0+0];
}
@%p30 bra $2_67;
mul.lo.s64 %rd128,%rd23,5;
add.s64 %rd129,%rd128,%rd58;
add.s64 %rd130,%rd21,%rd129;
st.f64 [%rd130],%fd10;
bra.uni $2_67;
$2_49:
setp.ne.s32 %p37,%r128,0;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd11;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd12,[retval0+0];
}
@%p37 bra $2_51;
add.s64 %rd131,%rd21,%rd58;
st.f64 [%rd131],%fd12;
$2_51:
cvt.rn.f64.u64 %fd30,%rd165;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd30;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd13,[retval0+0];
}
@%p37 bra $2_53;
add.s64 %rd132,%rd23,%rd58;
add.s64 %rd133,%rd21,%rd132;
st.f64 [%rd133],%fd13;
$2_53:
cvt.rn.f64.u64 %fd31,%rd164;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd31;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd14,[retval0+0];
}
@%p37 bra $2_67;
shl.b64 %rd134,%rd23,1;
add.s64 %rd135,%rd134,%rd58;
add.s64 %rd136,%rd21,%rd135;
st.f64 [%rd136],%fd14;
bra.uni $2_67;
$2_30:
setp.ne.s32 %p27,%r128,0;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd1;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd2,[retval0+0];
}
@%p27 bra $2_32;
add.s64 %rd110,%rd21,%rd58;
st.f64 [%rd110],%fd2;
$2_32:
cvt.rn.f64.u64 %fd23,%rd168;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd23;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd3,[retval0+0];
}
@%p27 bra $2_34;
add.s64 %rd111,%rd23,%rd58;
add.s64 %rd112,%rd21,%rd111;
st.f64 [%rd112],%fd3;
$2_34:
cvt.rn.f64.u64 %fd24,%rd167;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.f64 [param0+0],%fd24;
.param .b64 retval0;
call.uni (retval0),
_Z12across_blockd,
(
param0
);
ld.param.f64 %fd4,[retval0+0];
}
@%p27 bra $2_67;
shl.b64 %rd113,%rd23,1;
add.s64 %rd114,%rd113,%rd58;
add.s64 %rd115,%rd21,%rd114;
st.f64 [%rd115],%fd4;
$2_67:
ret;
}
`;
