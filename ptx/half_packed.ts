// Made from kernels/half_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/half_packed.cu`. */
export const HALF_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .align 4 .b8 func_retval0[8]) _Z10load_bytesPKhi(
.param .b64 p0,
.param .b32 p1
)
{
.reg .pred %p<3>;
.reg .b32 %r<11>;
.reg .b64 %rd<19>;
ld.param.u64 %rd7,[p0];
ld.param.u32 %r4,[p1];
setp.lt.s32 %p1,%r4,1;
mov.u64 %rd18,0;
@%p1 bra $0_3;
min.s32 %r5,%r4,8;
add.s32 %r10,%r5,1;
cvt.s64.s32 %rd10,%r10;
add.s64 %rd11,%rd7,%rd10;
add.s64 %rd16,%rd11,-2;
$0_2:
ld.global.nc.u8 %r6,[%rd16];
and.b32 %r7,%r6,255;
cvt.u64.u32 %rd13,%r7;
shl.b64 %rd14,%rd18,8;
or.b64 %rd18,%rd14,%rd13;
add.s64 %rd16,%rd16,-1;
add.s32 %r10,%r10,-1;
setp.gt.s32 %p2,%r10,1;
@%p2 bra $0_2;
$0_3:
shr.u64 %rd15,%rd18,32;
cvt.u32.u64 %r8,%rd15;
cvt.u32.u64 %r9,%rd18;
st.param.b32 [func_retval0+0],%r9;
st.param.b32 [func_retval0+4],%r8;
ret;
}
.visible .entry half_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48]
)
.maxntid 256,1,1
{
.reg .pred %p<24>;
.reg .b16 %rs<2>;
.reg .b32 %r<265>;
.reg .b64 %rd<159>;
.shared .align 16 .b8 _ZZ4halfILi1EEvPKvRK5BatchPvS4_E13sums_of_block[4096];
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r251,%r65},[p1+32];
ld.param.v2.u32 {%r66,%r67},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r252,%r253},[p3+32];
ld.param.v2.u32 {%r70,%r71},[p3+40];
ld.param.u64 %rd150,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd10,[p1+8];
ld.param.u64 %rd59,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r67,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd68,%rd58;
mul.wide.s32 %rd69,%r1,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r251,%r73},[%rd70+32];
ld.global.u64 %rd10,[%rd70+8];
ld.global.u64 %rd147,[%rd70];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd71,%r1;
mul.lo.s64 %rd72,%rd59,%rd71;
add.s64 %rd147,%rd58,%rd72;
$1_3:
setp.eq.s32 %p2,%r71,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd73,%rd63;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r252,%r253},[%rd75+32];
ld.global.u64 %rd150,[%rd75+8];
ld.global.u64 %rd149,[%rd75];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd64,%rd76;
add.s64 %rd149,%rd63,%rd77;
$1_6:
mov.u32 %r77,%ctaid.x;
mov.u32 %r78,%tid.y;
and.b32 %r79,%r78,1;
bfi.b32 %r80,%r77,%r79,1,31;
shl.b32 %r81,%r80,7;
mov.u32 %r82,%ctaid.y;
shl.b32 %r83,%r82,2;
shr.u32 %r84,%r78,1;
add.s32 %r85,%r83,%r84;
setp.le.s32 %p3,%r252,%r81;
setp.ge.s32 %p4,%r85,%r253;
or.pred %p5,%p4,%p3;
@%p5 bra $1_31;
shl.b32 %r91,%r85,1;
cvt.s64.s32 %rd78,%r91;
mul.lo.s64 %rd79,%rd10,%rd78;
shl.b32 %r95,%r80,8;
cvt.s64.s32 %rd80,%r95;
mov.u32 %r96,%tid.x;
shl.b32 %r97,%r96,3;
cvt.s64.s32 %rd81,%r97;
add.s64 %rd82,%rd80,%rd81;
add.s64 %rd27,%rd82,%rd79;
add.s64 %rd28,%rd147,%rd27;
sub.s32 %r98,%r251,%r95;
sub.s32 %r16,%r98,%r97;
or.b64 %rd83,%rd10,%rd28;
and.b64 %rd84,%rd83,7;
setp.eq.s64 %p6,%rd84,0;
add.s32 %r99,%r85,1;
setp.lt.s32 %p7,%r99,%r253;
or.pred %p8,%p6,%p7;
selp.b32 %r100,8,11,%p8;
setp.lt.s32 %p9,%r16,%r100;
@%p9 bra $1_11;
bra.uni $1_8;
$1_11:
setp.lt.s32 %p11,%r16,1;
mov.u32 %r254,0;
mov.u32 %r255,%r254;
mov.u32 %r256,%r254;
mov.u32 %r257,%r254;
@%p11 bra $1_13;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd28;
.param .b32 param1;
st.param.b32 [param1+0],%r16;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r256,[retval0+0];
ld.param.b32 %r257,[retval0+4];
}
add.s64 %rd109,%rd28,%rd10;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd109;
.param .b32 param1;
st.param.b32 [param1+0],%r16;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r254,[retval0+0];
ld.param.b32 %r255,[retval0+4];
}
bra.uni $1_13;
$1_8:
@%p6 bra $1_10;
cvt.u32.u64 %r107,%rd28;
and.b32 %r108,%r107,3;
and.b64 %rd93,%rd28,3;
mov.u32 %r114,%tid.x;
shl.b32 %r115,%r114,3;
cvt.s64.s32 %rd95,%r115;
add.s64 %rd96,%rd80,%rd95;
add.s64 %rd99,%rd96,%rd79;
sub.s64 %rd100,%rd99,%rd93;
add.s64 %rd87,%rd147,%rd100;
add.s32 %r121,%r108,7;
ld.global.nc.u32 %r101,[%rd87];
add.s64 %rd88,%rd87,4;
ld.global.nc.u32 %r102,[%rd88];
and.b32 %r122,%r121,12;
cvt.u64.u32 %rd101,%r122;
add.s64 %rd89,%rd87,%rd101;
ld.global.nc.u32 %r103,[%rd89];
mad.lo.s32 %r123,%r108,4369,12816;
and.b32 %r124,%r123,30583;
prmt.b32 %r256,%r101,%r102,%r124;
prmt.b32 %r257,%r102,%r103,%r124;
add.s64 %rd102,%rd28,%rd10;
cvt.u32.u64 %r125,%rd102;
and.b32 %r126,%r125,3;
and.b64 %rd103,%rd102,3;
add.s64 %rd104,%rd27,%rd10;
sub.s64 %rd105,%rd104,%rd103;
add.s64 %rd90,%rd147,%rd105;
add.s32 %r127,%r126,7;
ld.global.nc.u32 %r104,[%rd90];
add.s64 %rd91,%rd90,4;
ld.global.nc.u32 %r105,[%rd91];
and.b32 %r128,%r127,12;
cvt.u64.u32 %rd106,%r128;
add.s64 %rd92,%rd90,%rd106;
ld.global.nc.u32 %r106,[%rd92];
mad.lo.s32 %r129,%r126,4369,12816;
and.b32 %r130,%r129,30583;
prmt.b32 %r254,%r104,%r105,%r130;
prmt.b32 %r255,%r105,%r106,%r130;
bra.uni $1_13;
$1_10:
ld.global.nc.v2.u32 {%r256,%r257},[%rd28];
add.s64 %rd108,%rd28,%rd10;
ld.global.nc.v2.u32 {%r254,%r255},[%rd108];
$1_13:
and.b32 %r139,%r254,16711935;
and.b32 %r140,%r256,16711935;
shr.u32 %r141,%r256,8;
and.b32 %r142,%r141,16711935;
shr.u32 %r143,%r254,8;
and.b32 %r144,%r143,16711935;
and.b32 %r145,%r255,16711935;
and.b32 %r146,%r257,16711935;
shr.u32 %r147,%r257,8;
and.b32 %r148,%r147,16711935;
shr.u32 %r149,%r255,8;
and.b32 %r150,%r149,16711935;
cvt.s64.s32 %rd29,%r96;
mul.wide.u32 %rd110,%r78,512;
mov.u64 %rd111,_ZZ4halfILi1EEvPKvRK5BatchPvS4_E13sums_of_block;
add.s64 %rd112,%rd111,%rd110;
mul.wide.s32 %rd113,%r96,16;
add.s64 %rd114,%rd112,%rd113;
add.s32 %r153,%r146,%r145;
add.s32 %r154,%r140,%r139;
add.s32 %r155,%r148,%r150;
add.s32 %r156,%r142,%r144;
st.shared.v4.u32 [%rd114],{%r154,%r156,%r153,%r155};
bar.warp.sync -1;
ld.shared.v4.u32 {%r157,%r158,%r159,%r160},[%rd114];
bar.warp.sync -1;
mov.u32 %r165,30224;
prmt.b32 %r166,%r157,%r157,%r165;
prmt.b32 %r167,%r158,%r158,%r165;
add.s32 %r168,%r167,%r166;
shr.u32 %r169,%r168,2;
and.b32 %r170,%r169,65537;
add.s32 %r171,%r168,%r170;
add.s32 %r172,%r171,65537;
shr.u32 %r173,%r172,2;
prmt.b32 %r174,%r159,%r159,%r165;
prmt.b32 %r175,%r160,%r160,%r165;
add.s32 %r176,%r175,%r174;
shr.u32 %r177,%r176,2;
and.b32 %r178,%r177,65537;
add.s32 %r179,%r176,%r178;
add.s32 %r180,%r179,65537;
shr.u32 %r181,%r180,2;
mov.u32 %r182,25632;
prmt.b32 %r183,%r173,%r181,%r182;
mul.wide.s32 %rd115,%r96,-12;
add.s64 %rd116,%rd114,%rd115;
st.shared.u32 [%rd116],%r183;
bar.warp.sync -1;
cvt.s64.s32 %rd117,%r85;
mul.lo.s64 %rd30,%rd150,%rd117;
cvt.s64.s32 %rd31,%r81;
sub.s32 %r192,%r252,%r81;
min.s32 %r33,%r192,128;
setp.lt.s32 %p12,%r33,1;
@%p12 bra $1_31;
add.s64 %rd118,%rd30,%rd31;
add.s64 %rd33,%rd149,%rd118;
and.b64 %rd119,%rd33,15;
setp.eq.s64 %p13,%rd119,0;
@%p13 bra $1_20;
and.b64 %rd120,%rd33,3;
setp.ne.s64 %p14,%rd120,0;
mov.u32 %r263,0;
@%p14 bra $1_28;
shr.s32 %r194,%r33,31;
shr.u32 %r195,%r194,30;
add.s32 %r196,%r33,%r195;
shr.s32 %r34,%r196,2;
mov.u32 %r258,%tid.x;
setp.ge.s32 %p15,%r258,%r34;
@%p15 bra $1_19;
shl.b64 %rd121,%rd29,2;
add.s64 %rd122,%rd121,%rd30;
add.s64 %rd123,%rd122,%rd31;
add.s64 %rd152,%rd149,%rd123;
add.s64 %rd151,%rd112,%rd121;
$1_18:
.pragma "nounroll";
ld.shared.u32 %r199,[%rd151];
st.u32 [%rd152],%r199;
add.s64 %rd152,%rd152,128;
add.s64 %rd151,%rd151,128;
add.s32 %r258,%r258,32;
setp.lt.s32 %p16,%r258,%r34;
@%p16 bra $1_18;
$1_19:
and.b32 %r263,%r33,-4;
bra.uni $1_28;
$1_20:
shr.s32 %r200,%r33,31;
shr.u32 %r201,%r200,28;
add.s32 %r202,%r33,%r201;
shr.s32 %r39,%r202,4;
setp.ge.s32 %p17,%r96,%r39;
@%p17 bra $1_27;
not.b32 %r204,%r96;
add.s32 %r41,%r39,%r204;
shr.u32 %r205,%r41,5;
add.s32 %r206,%r205,1;
and.b32 %r260,%r206,3;
setp.eq.s32 %p18,%r260,0;
mov.u32 %r261,%r96;
@%p18 bra $1_24;
shl.b64 %rd130,%rd29,4;
add.s64 %rd154,%rd112,%rd130;
add.s64 %rd131,%rd130,%rd30;
add.s64 %rd132,%rd131,%rd31;
add.s64 %rd153,%rd149,%rd132;
mov.u32 %r261,%tid.x;
$1_23:
.pragma "nounroll";
ld.shared.v4.u32 {%r208,%r209,%r210,%r211},[%rd154];
st.v4.u32 [%rd153],{%r208,%r209,%r210,%r211};
add.s32 %r261,%r261,32;
add.s64 %rd154,%rd154,512;
add.s64 %rd153,%rd153,512;
add.s32 %r260,%r260,-1;
setp.ne.s32 %p19,%r260,0;
@%p19 bra $1_23;
$1_24:
setp.lt.u32 %p20,%r41,96;
@%p20 bra $1_27;
mul.wide.s32 %rd133,%r261,16;
add.s64 %rd134,%rd133,%rd30;
add.s64 %rd135,%rd134,%rd31;
add.s64 %rd136,%rd149,%rd135;
add.s64 %rd156,%rd136,1024;
add.s64 %rd140,%rd112,%rd133;
add.s64 %rd155,%rd140,1024;
$1_26:
ld.shared.v4.u32 {%r217,%r218,%r219,%r220},[%rd155+-1024];
st.v4.u32 [%rd156+-1024],{%r217,%r218,%r219,%r220};
ld.shared.v4.u32 {%r225,%r226,%r227,%r228},[%rd155+-512];
st.v4.u32 [%rd156+-512],{%r225,%r226,%r227,%r228};
ld.shared.v4.u32 {%r233,%r234,%r235,%r236},[%rd155];
st.v4.u32 [%rd156],{%r233,%r234,%r235,%r236};
ld.shared.v4.u32 {%r241,%r242,%r243,%r244},[%rd155+512];
st.v4.u32 [%rd156+512],{%r241,%r242,%r243,%r244};
add.s64 %rd156,%rd156,2048;
add.s64 %rd155,%rd155,2048;
add.s32 %r261,%r261,128;
setp.lt.s32 %p21,%r261,%r39;
@%p21 bra $1_26;
$1_27:
and.b32 %r263,%r33,-16;
$1_28:
add.s32 %r264,%r263,%r96;
setp.ge.s32 %p22,%r264,%r33;
@%p22 bra $1_31;
cvt.s64.s32 %rd141,%r264;
add.s64 %rd142,%rd30,%rd141;
add.s64 %rd143,%rd142,%rd31;
add.s64 %rd158,%rd149,%rd143;
add.s64 %rd157,%rd112,%rd141;
$1_30:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd157];
st.u8 [%rd158],%rs1;
add.s64 %rd158,%rd158,32;
add.s64 %rd157,%rd157,32;
add.s32 %r264,%r264,32;
setp.lt.s32 %p23,%r264,%r33;
@%p23 bra $1_30;
$1_31:
ret;
}
.visible .entry half_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48]
)
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .b16 %rs<2>;
.reg .b32 %r<432>;
.reg .b64 %rd<204>;
.shared .align 16 .b8 _ZZ4halfILi3EEvPKvRK5BatchPvS4_E13sums_of_block[12288];
ld.param.u64 %rd62,[p0];
ld.param.v2.u32 {%r410,%r102},[p1+32];
ld.param.v2.u32 {%r103,%r104},[p1+40];
ld.param.u64 %rd67,[p2];
ld.param.v2.u32 {%r411,%r412},[p3+32];
ld.param.v2.u32 {%r107,%r108},[p3+40];
ld.param.u64 %rd195,[p3+8];
ld.param.u64 %rd68,[p3];
ld.param.u64 %rd10,[p1+8];
ld.param.u64 %rd63,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r104,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd72,%rd62;
mul.wide.s32 %rd73,%r1,40;
add.s64 %rd74,%rd72,%rd73;
ld.global.v2.u32 {%r410,%r110},[%rd74+32];
ld.global.u64 %rd10,[%rd74+8];
ld.global.u64 %rd9,[%rd74];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd75,%r1;
mul.lo.s64 %rd76,%rd63,%rd75;
add.s64 %rd9,%rd62,%rd76;
$2_3:
setp.eq.s32 %p2,%r108,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd77,%rd67;
mul.wide.s32 %rd78,%r1,40;
add.s64 %rd79,%rd77,%rd78;
ld.global.v2.u32 {%r411,%r412},[%rd79+32];
ld.global.u64 %rd195,[%rd79+8];
ld.global.u64 %rd194,[%rd79];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd80,%r1;
mul.lo.s64 %rd81,%rd68,%rd80;
add.s64 %rd194,%rd67,%rd81;
$2_6:
mov.u32 %r113,%ctaid.x;
mov.u32 %r114,%tid.y;
and.b32 %r115,%r114,1;
bfi.b32 %r14,%r113,%r115,1,31;
shl.b32 %r116,%r14,7;
mov.u32 %r117,%ctaid.y;
shl.b32 %r118,%r117,2;
shr.u32 %r119,%r114,1;
add.s32 %r15,%r118,%r119;
setp.le.s32 %p3,%r411,%r116;
setp.ge.s32 %p4,%r15,%r412;
or.pred %p5,%p4,%p3;
@%p5 bra $2_43;
shl.b32 %r120,%r15,1;
cvt.s64.s32 %rd82,%r120;
mul.lo.s64 %rd83,%rd10,%rd82;
mul.lo.s32 %r121,%r14,768;
cvt.s64.s32 %rd84,%r121;
mov.u32 %r122,%tid.x;
shl.b32 %r123,%r122,3;
cvt.s64.s32 %rd85,%r123;
add.s64 %rd86,%rd84,%rd85;
add.s64 %rd27,%rd86,%rd83;
add.s64 %rd28,%rd9,%rd27;
add.s64 %rd29,%rd27,%rd10;
shl.b32 %r124,%r14,8;
sub.s32 %r125,%r410,%r124;
mul.lo.s32 %r126,%r125,3;
sub.s32 %r18,%r126,%r123;
or.b64 %rd87,%rd10,%rd28;
and.b64 %rd30,%rd87,7;
setp.eq.s64 %p6,%rd30,0;
add.s32 %r127,%r15,1;
setp.lt.s32 %p7,%r127,%r412;
or.pred %p8,%p6,%p7;
selp.b32 %r19,8,11,%p8;
setp.lt.s32 %p9,%r18,%r19;
@%p9 bra $2_11;
bra.uni $2_8;
$2_11:
setp.lt.s32 %p11,%r18,1;
mov.u32 %r413,0;
mov.u32 %r414,%r413;
mov.u32 %r415,%r413;
mov.u32 %r416,%r413;
@%p11 bra $2_13;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd28;
.param .b32 param1;
st.param.b32 [param1+0],%r18;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r415,[retval0+0];
ld.param.b32 %r416,[retval0+4];
}
add.s64 %rd103,%rd28,%rd10;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd103;
.param .b32 param1;
st.param.b32 [param1+0],%r18;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r413,[retval0+0];
ld.param.b32 %r414,[retval0+4];
}
bra.uni $2_13;
$2_8:
@%p6 bra $2_10;
cvt.u32.u64 %r134,%rd28;
and.b32 %r135,%r134,3;
and.b64 %rd94,%rd28,3;
sub.s64 %rd95,%rd27,%rd94;
add.s64 %rd88,%rd9,%rd95;
add.s32 %r136,%r135,7;
ld.global.nc.u32 %r128,[%rd88];
add.s64 %rd89,%rd88,4;
ld.global.nc.u32 %r129,[%rd89];
and.b32 %r137,%r136,12;
cvt.u64.u32 %rd96,%r137;
add.s64 %rd90,%rd88,%rd96;
ld.global.nc.u32 %r130,[%rd90];
mad.lo.s32 %r138,%r135,4369,12816;
and.b32 %r139,%r138,30583;
prmt.b32 %r415,%r128,%r129,%r139;
prmt.b32 %r416,%r129,%r130,%r139;
add.s64 %rd97,%rd28,%rd10;
cvt.u32.u64 %r140,%rd97;
and.b32 %r141,%r140,3;
and.b64 %rd98,%rd97,3;
sub.s64 %rd99,%rd29,%rd98;
add.s64 %rd91,%rd9,%rd99;
add.s32 %r142,%r141,7;
ld.global.nc.u32 %r131,[%rd91];
add.s64 %rd92,%rd91,4;
ld.global.nc.u32 %r132,[%rd92];
and.b32 %r143,%r142,12;
cvt.u64.u32 %rd100,%r143;
add.s64 %rd93,%rd91,%rd100;
ld.global.nc.u32 %r133,[%rd93];
mad.lo.s32 %r144,%r141,4369,12816;
and.b32 %r145,%r144,30583;
prmt.b32 %r413,%r131,%r132,%r145;
prmt.b32 %r414,%r132,%r133,%r145;
bra.uni $2_13;
$2_10:
ld.global.nc.v2.u32 {%r415,%r416},[%rd28];
add.s64 %rd102,%rd28,%rd10;
ld.global.nc.v2.u32 {%r413,%r414},[%rd102];
$2_13:
add.s32 %r36,%r18,-256;
setp.lt.s32 %p12,%r36,%r19;
@%p12 bra $2_17;
bra.uni $2_14;
$2_17:
setp.lt.s32 %p14,%r18,257;
mov.u32 %r417,0;
mov.u32 %r418,%r417;
mov.u32 %r419,%r417;
mov.u32 %r420,%r417;
@%p14 bra $2_19;
add.s64 %rd122,%rd28,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd122;
.param .b32 param1;
add.s32 %r406,%r18,-256;
st.param.b32 [param1+0],%r406;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r419,[retval0+0];
ld.param.b32 %r420,[retval0+4];
}
add.s64 %rd123,%rd9,%rd29;
add.s64 %rd124,%rd123,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd124;
.param .b32 param1;
add.s32 %r407,%r18,-256;
st.param.b32 [param1+0],%r407;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r417,[retval0+0];
ld.param.b32 %r418,[retval0+4];
}
bra.uni $2_19;
$2_14:
add.s64 %rd31,%rd28,256;
@%p6 bra $2_16;
cvt.u32.u64 %r160,%rd31;
and.b32 %r161,%r160,3;
and.b64 %rd110,%rd31,3;
add.s64 %rd111,%rd27,256;
sub.s64 %rd112,%rd111,%rd110;
add.s64 %rd104,%rd9,%rd112;
add.s32 %r162,%r161,7;
ld.global.nc.u32 %r154,[%rd104];
add.s64 %rd105,%rd104,4;
ld.global.nc.u32 %r155,[%rd105];
and.b32 %r163,%r162,12;
cvt.u64.u32 %rd113,%r163;
add.s64 %rd106,%rd104,%rd113;
ld.global.nc.u32 %r156,[%rd106];
mad.lo.s32 %r164,%r161,4369,12816;
and.b32 %r165,%r164,30583;
prmt.b32 %r419,%r154,%r155,%r165;
prmt.b32 %r420,%r155,%r156,%r165;
add.s64 %rd114,%rd29,256;
add.s64 %rd115,%rd9,%rd114;
cvt.u32.u64 %r166,%rd115;
and.b32 %r167,%r166,3;
and.b64 %rd116,%rd115,3;
sub.s64 %rd117,%rd114,%rd116;
add.s64 %rd107,%rd9,%rd117;
add.s32 %r168,%r167,7;
ld.global.nc.u32 %r157,[%rd107];
add.s64 %rd108,%rd107,4;
ld.global.nc.u32 %r158,[%rd108];
and.b32 %r169,%r168,12;
cvt.u64.u32 %rd118,%r169;
add.s64 %rd109,%rd107,%rd118;
ld.global.nc.u32 %r159,[%rd109];
mad.lo.s32 %r170,%r167,4369,12816;
and.b32 %r171,%r170,30583;
prmt.b32 %r417,%r157,%r158,%r171;
prmt.b32 %r418,%r158,%r159,%r171;
bra.uni $2_19;
$2_16:
ld.global.nc.v2.u32 {%r419,%r420},[%rd31];
add.s64 %rd121,%rd9,%rd29;
add.s64 %rd120,%rd121,256;
ld.global.nc.v2.u32 {%r417,%r418},[%rd120];
$2_19:
add.s32 %r53,%r18,-512;
setp.lt.s32 %p15,%r53,%r19;
@%p15 bra $2_23;
bra.uni $2_20;
$2_23:
setp.lt.s32 %p17,%r18,513;
mov.u32 %r421,0;
mov.u32 %r422,%r421;
mov.u32 %r423,%r421;
mov.u32 %r424,%r421;
@%p17 bra $2_25;
add.s64 %rd143,%rd28,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd143;
.param .b32 param1;
add.s32 %r408,%r18,-512;
st.param.b32 [param1+0],%r408;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r423,[retval0+0];
ld.param.b32 %r424,[retval0+4];
}
add.s64 %rd144,%rd9,%rd29;
add.s64 %rd145,%rd144,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd145;
.param .b32 param1;
add.s32 %r409,%r18,-512;
st.param.b32 [param1+0],%r409;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r421,[retval0+0];
ld.param.b32 %r422,[retval0+4];
}
bra.uni $2_25;
$2_20:
add.s64 %rd32,%rd28,512;
@%p6 bra $2_22;
cvt.u32.u64 %r186,%rd32;
and.b32 %r187,%r186,3;
and.b64 %rd131,%rd32,3;
add.s64 %rd132,%rd27,512;
sub.s64 %rd133,%rd132,%rd131;
add.s64 %rd125,%rd9,%rd133;
add.s32 %r188,%r187,7;
ld.global.nc.u32 %r180,[%rd125];
add.s64 %rd126,%rd125,4;
ld.global.nc.u32 %r181,[%rd126];
and.b32 %r189,%r188,12;
cvt.u64.u32 %rd134,%r189;
add.s64 %rd127,%rd125,%rd134;
ld.global.nc.u32 %r182,[%rd127];
mad.lo.s32 %r190,%r187,4369,12816;
and.b32 %r191,%r190,30583;
prmt.b32 %r423,%r180,%r181,%r191;
prmt.b32 %r424,%r181,%r182,%r191;
add.s64 %rd135,%rd29,512;
add.s64 %rd136,%rd9,%rd135;
cvt.u32.u64 %r192,%rd136;
and.b32 %r193,%r192,3;
and.b64 %rd137,%rd136,3;
sub.s64 %rd138,%rd135,%rd137;
add.s64 %rd128,%rd9,%rd138;
add.s32 %r194,%r193,7;
ld.global.nc.u32 %r183,[%rd128];
add.s64 %rd129,%rd128,4;
ld.global.nc.u32 %r184,[%rd129];
and.b32 %r195,%r194,12;
cvt.u64.u32 %rd139,%r195;
add.s64 %rd130,%rd128,%rd139;
ld.global.nc.u32 %r185,[%rd130];
mad.lo.s32 %r196,%r193,4369,12816;
and.b32 %r197,%r196,30583;
prmt.b32 %r421,%r183,%r184,%r197;
prmt.b32 %r422,%r184,%r185,%r197;
bra.uni $2_25;
$2_22:
ld.global.nc.v2.u32 {%r423,%r424},[%rd32];
add.s64 %rd142,%rd9,%rd29;
add.s64 %rd141,%rd142,512;
ld.global.nc.v2.u32 {%r421,%r422},[%rd141];
$2_25:
and.b32 %r206,%r413,16711935;
and.b32 %r207,%r415,16711935;
shr.u32 %r208,%r415,8;
and.b32 %r209,%r208,16711935;
shr.u32 %r210,%r413,8;
and.b32 %r211,%r210,16711935;
and.b32 %r212,%r414,16711935;
and.b32 %r213,%r416,16711935;
shr.u32 %r214,%r416,8;
and.b32 %r215,%r214,16711935;
shr.u32 %r216,%r414,8;
and.b32 %r217,%r216,16711935;
cvt.s64.s32 %rd33,%r122;
mul.wide.u32 %rd146,%r114,1536;
mov.u64 %rd147,_ZZ4halfILi3EEvPKvRK5BatchPvS4_E13sums_of_block;
add.s64 %rd148,%rd147,%rd146;
mul.wide.s32 %rd149,%r122,16;
add.s64 %rd150,%rd148,%rd149;
add.s32 %r220,%r212,%r213;
add.s32 %r221,%r206,%r207;
add.s32 %r222,%r217,%r215;
add.s32 %r223,%r211,%r209;
st.shared.v4.u32 [%rd150],{%r221,%r223,%r220,%r222};
and.b32 %r224,%r417,16711935;
and.b32 %r225,%r419,16711935;
shr.u32 %r226,%r419,8;
and.b32 %r227,%r226,16711935;
shr.u32 %r228,%r417,8;
and.b32 %r229,%r228,16711935;
and.b32 %r230,%r418,16711935;
and.b32 %r231,%r420,16711935;
shr.u32 %r232,%r420,8;
and.b32 %r233,%r232,16711935;
shr.u32 %r234,%r418,8;
and.b32 %r235,%r234,16711935;
add.s32 %r236,%r230,%r231;
add.s32 %r237,%r224,%r225;
add.s32 %r238,%r235,%r233;
add.s32 %r239,%r229,%r227;
st.shared.v4.u32 [%rd150+512],{%r237,%r239,%r236,%r238};
and.b32 %r240,%r421,16711935;
and.b32 %r241,%r423,16711935;
shr.u32 %r242,%r423,8;
and.b32 %r243,%r242,16711935;
shr.u32 %r244,%r421,8;
and.b32 %r245,%r244,16711935;
and.b32 %r246,%r422,16711935;
and.b32 %r247,%r424,16711935;
shr.u32 %r248,%r424,8;
and.b32 %r249,%r248,16711935;
shr.u32 %r250,%r422,8;
and.b32 %r251,%r250,16711935;
add.s32 %r252,%r246,%r247;
add.s32 %r253,%r240,%r241;
add.s32 %r254,%r251,%r249;
add.s32 %r255,%r245,%r243;
st.shared.v4.u32 [%rd150+1024],{%r253,%r255,%r252,%r254};
bar.warp.sync -1;
mul.lo.s32 %r256,%r122,3;
mul.wide.s32 %rd151,%r122,8;
shl.b64 %rd152,%rd151,2;
add.s64 %rd153,%rd150,%rd152;
ld.shared.v4.u32 {%r257,%r258,%r259,%r260},[%rd153];
add.s32 %r265,%r256,1;
mul.wide.s32 %rd154,%r256,-12;
mul.wide.s32 %rd155,%r256,16;
add.s64 %rd156,%rd148,%rd155;
mul.wide.s32 %rd157,%r265,16;
add.s64 %rd158,%rd148,%rd157;
ld.shared.v4.u32 {%r266,%r267,%r268,%r269},[%rd156+16];
ld.shared.v4.u32 {%r274,%r275,%r276,%r277},[%rd156+32];
bar.warp.sync -1;
mov.u32 %r282,21520;
prmt.b32 %r283,%r257,%r258,%r282;
mov.u32 %r284,21554;
prmt.b32 %r285,%r258,%r259,%r284;
add.s32 %r286,%r285,%r283;
shr.u32 %r287,%r286,2;
and.b32 %r288,%r287,65537;
add.s32 %r289,%r286,%r288;
add.s32 %r290,%r289,65537;
shr.u32 %r291,%r290,2;
mov.u32 %r292,30258;
prmt.b32 %r293,%r257,%r259,%r292;
prmt.b32 %r294,%r260,%r267,%r282;
add.s32 %r295,%r294,%r293;
shr.u32 %r296,%r295,2;
and.b32 %r297,%r296,65537;
add.s32 %r298,%r295,%r297;
add.s32 %r299,%r298,65537;
shr.u32 %r300,%r299,2;
mov.u32 %r301,25632;
prmt.b32 %r302,%r291,%r300,%r301;
mul.wide.s32 %rd159,%r122,-36;
add.s64 %rd160,%rd153,%rd159;
st.shared.u32 [%rd160],%r302;
prmt.b32 %r303,%r260,%r266,%r284;
prmt.b32 %r304,%r266,%r267,%r292;
add.s32 %r305,%r304,%r303;
shr.u32 %r306,%r305,2;
and.b32 %r307,%r306,65537;
add.s32 %r308,%r305,%r307;
add.s32 %r309,%r308,65537;
shr.u32 %r310,%r309,2;
prmt.b32 %r311,%r268,%r269,%r282;
prmt.b32 %r312,%r269,%r274,%r284;
add.s32 %r313,%r312,%r311;
shr.u32 %r314,%r313,2;
and.b32 %r315,%r314,65537;
add.s32 %r316,%r313,%r315;
add.s32 %r317,%r316,65537;
shr.u32 %r318,%r317,2;
prmt.b32 %r319,%r310,%r318,%r301;
add.s64 %rd161,%rd158,%rd154;
st.shared.u32 [%rd161+-12],%r319;
prmt.b32 %r320,%r268,%r274,%r292;
prmt.b32 %r321,%r275,%r277,%r282;
add.s32 %r322,%r321,%r320;
shr.u32 %r323,%r322,2;
and.b32 %r324,%r323,65537;
add.s32 %r325,%r322,%r324;
add.s32 %r326,%r325,65537;
shr.u32 %r327,%r326,2;
prmt.b32 %r328,%r275,%r276,%r284;
prmt.b32 %r329,%r276,%r277,%r292;
add.s32 %r330,%r329,%r328;
shr.u32 %r331,%r330,2;
and.b32 %r332,%r331,65537;
add.s32 %r333,%r330,%r332;
add.s32 %r334,%r333,65537;
shr.u32 %r335,%r334,2;
prmt.b32 %r336,%r327,%r335,%r301;
st.shared.u32 [%rd161+-8],%r336;
bar.warp.sync -1;
cvt.s64.s32 %rd162,%r15;
mul.lo.s64 %rd34,%rd195,%rd162;
mul.lo.s32 %r344,%r14,384;
cvt.s64.s32 %rd35,%r344;
sub.s32 %r346,%r411,%r116;
min.s32 %r347,%r346,128;
mul.lo.s32 %r70,%r347,3;
setp.lt.s32 %p18,%r347,1;
@%p18 bra $2_43;
add.s64 %rd163,%rd34,%rd35;
add.s64 %rd37,%rd194,%rd163;
and.b64 %rd164,%rd37,15;
setp.eq.s64 %p19,%rd164,0;
@%p19 bra $2_32;
and.b64 %rd165,%rd37,3;
setp.ne.s64 %p20,%rd165,0;
mov.u32 %r430,0;
@%p20 bra $2_40;
shr.s32 %r349,%r70,31;
shr.u32 %r350,%r349,30;
add.s32 %r351,%r70,%r350;
shr.s32 %r71,%r351,2;
mov.u32 %r425,%tid.x;
setp.ge.s32 %p21,%r425,%r71;
@%p21 bra $2_31;
shl.b64 %rd166,%rd33,2;
add.s64 %rd167,%rd166,%rd34;
add.s64 %rd168,%rd167,%rd35;
add.s64 %rd197,%rd194,%rd168;
add.s64 %rd196,%rd148,%rd166;
$2_30:
.pragma "nounroll";
ld.shared.u32 %r354,[%rd196];
st.u32 [%rd197],%r354;
add.s64 %rd197,%rd197,128;
add.s64 %rd196,%rd196,128;
add.s32 %r425,%r425,32;
setp.lt.s32 %p22,%r425,%r71;
@%p22 bra $2_30;
$2_31:
and.b32 %r430,%r70,-4;
bra.uni $2_40;
$2_32:
shr.s32 %r355,%r70,31;
shr.u32 %r356,%r355,28;
add.s32 %r357,%r70,%r356;
shr.s32 %r76,%r357,4;
setp.ge.s32 %p23,%r122,%r76;
@%p23 bra $2_39;
not.b32 %r359,%r122;
add.s32 %r78,%r76,%r359;
shr.u32 %r360,%r78,5;
add.s32 %r361,%r360,1;
and.b32 %r427,%r361,3;
setp.eq.s32 %p24,%r427,0;
mov.u32 %r428,%r122;
@%p24 bra $2_36;
shl.b64 %rd175,%rd33,4;
add.s64 %rd199,%rd148,%rd175;
add.s64 %rd176,%rd175,%rd34;
add.s64 %rd177,%rd176,%rd35;
add.s64 %rd198,%rd194,%rd177;
mov.u32 %r428,%tid.x;
$2_35:
.pragma "nounroll";
ld.shared.v4.u32 {%r363,%r364,%r365,%r366},[%rd199];
st.v4.u32 [%rd198],{%r363,%r364,%r365,%r366};
add.s32 %r428,%r428,32;
add.s64 %rd199,%rd199,512;
add.s64 %rd198,%rd198,512;
add.s32 %r427,%r427,-1;
setp.ne.s32 %p25,%r427,0;
@%p25 bra $2_35;
$2_36:
setp.lt.u32 %p26,%r78,96;
@%p26 bra $2_39;
mul.wide.s32 %rd178,%r428,16;
add.s64 %rd179,%rd178,%rd34;
add.s64 %rd180,%rd179,%rd35;
add.s64 %rd181,%rd194,%rd180;
add.s64 %rd201,%rd181,1024;
add.s64 %rd185,%rd148,%rd178;
add.s64 %rd200,%rd185,1024;
$2_38:
ld.shared.v4.u32 {%r372,%r373,%r374,%r375},[%rd200+-1024];
st.v4.u32 [%rd201+-1024],{%r372,%r373,%r374,%r375};
ld.shared.v4.u32 {%r380,%r381,%r382,%r383},[%rd200+-512];
st.v4.u32 [%rd201+-512],{%r380,%r381,%r382,%r383};
ld.shared.v4.u32 {%r388,%r389,%r390,%r391},[%rd200];
st.v4.u32 [%rd201],{%r388,%r389,%r390,%r391};
ld.shared.v4.u32 {%r396,%r397,%r398,%r399},[%rd200+512];
st.v4.u32 [%rd201+512],{%r396,%r397,%r398,%r399};
add.s64 %rd201,%rd201,2048;
add.s64 %rd200,%rd200,2048;
add.s32 %r428,%r428,128;
setp.lt.s32 %p27,%r428,%r76;
@%p27 bra $2_38;
$2_39:
and.b32 %r430,%r70,-16;
$2_40:
add.s32 %r431,%r430,%r122;
setp.ge.s32 %p28,%r431,%r70;
@%p28 bra $2_43;
cvt.s64.s32 %rd186,%r431;
add.s64 %rd187,%rd34,%rd186;
add.s64 %rd188,%rd187,%rd35;
add.s64 %rd203,%rd194,%rd188;
add.s64 %rd202,%rd148,%rd186;
$2_42:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd202];
st.u8 [%rd203],%rs1;
add.s64 %rd203,%rd203,32;
add.s64 %rd202,%rd202,32;
add.s32 %r431,%r431,32;
setp.lt.s32 %p29,%r431,%r70;
@%p29 bra $2_42;
$2_43:
ret;
}
.visible .entry half_packed_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48]
)
.maxntid 256,1,1
{
.reg .pred %p<33>;
.reg .b16 %rs<2>;
.reg .b32 %r<515>;
.reg .b64 %rd<219>;
.shared .align 16 .b8 _ZZ4halfILi4EEvPKvRK5BatchPvS4_E13sums_of_block[16384];
ld.param.u64 %rd63,[p0];
ld.param.v2.u32 {%r489,%r118},[p1+32];
ld.param.v2.u32 {%r119,%r120},[p1+40];
ld.param.u64 %rd68,[p2];
ld.param.v2.u32 {%r490,%r491},[p3+32];
ld.param.v2.u32 {%r123,%r124},[p3+40];
ld.param.u64 %rd210,[p3+8];
ld.param.u64 %rd69,[p3];
ld.param.u64 %rd10,[p1+8];
ld.param.u64 %rd64,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r120,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd73,%rd63;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r489,%r126},[%rd75+32];
ld.global.u64 %rd10,[%rd75+8];
ld.global.u64 %rd9,[%rd75];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd64,%rd76;
add.s64 %rd9,%rd63,%rd77;
$3_3:
setp.eq.s32 %p2,%r124,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd78,%rd68;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.v2.u32 {%r490,%r491},[%rd80+32];
ld.global.u64 %rd210,[%rd80+8];
ld.global.u64 %rd209,[%rd80];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd69,%rd81;
add.s64 %rd209,%rd68,%rd82;
$3_6:
mov.u32 %r129,%ctaid.x;
mov.u32 %r130,%tid.y;
and.b32 %r131,%r130,1;
bfi.b32 %r14,%r129,%r131,1,31;
shl.b32 %r132,%r14,7;
mov.u32 %r133,%ctaid.y;
shl.b32 %r134,%r133,2;
shr.u32 %r135,%r130,1;
add.s32 %r15,%r134,%r135;
setp.le.s32 %p3,%r490,%r132;
setp.ge.s32 %p4,%r15,%r491;
or.pred %p5,%p4,%p3;
@%p5 bra $3_48;
shl.b32 %r136,%r15,1;
cvt.s64.s32 %rd83,%r136;
mul.lo.s64 %rd84,%rd10,%rd83;
shl.b32 %r137,%r14,10;
cvt.s64.s32 %rd85,%r137;
mov.u32 %r138,%tid.x;
shl.b32 %r139,%r138,3;
cvt.s64.s32 %rd86,%r139;
add.s64 %rd87,%rd85,%rd86;
add.s64 %rd27,%rd87,%rd84;
add.s64 %rd28,%rd9,%rd27;
add.s64 %rd29,%rd27,%rd10;
shl.b32 %r140,%r14,8;
sub.s32 %r141,%r489,%r140;
shl.b32 %r142,%r141,2;
sub.s32 %r18,%r142,%r139;
or.b64 %rd88,%rd10,%rd28;
and.b64 %rd30,%rd88,7;
setp.eq.s64 %p6,%rd30,0;
add.s32 %r143,%r15,1;
setp.lt.s32 %p7,%r143,%r491;
or.pred %p8,%p6,%p7;
selp.b32 %r19,8,11,%p8;
setp.lt.s32 %p9,%r18,%r19;
@%p9 bra $3_11;
bra.uni $3_8;
$3_11:
setp.lt.s32 %p11,%r18,1;
mov.u32 %r492,0;
mov.u32 %r493,%r492;
mov.u32 %r494,%r492;
mov.u32 %r495,%r492;
@%p11 bra $3_13;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd28;
.param .b32 param1;
st.param.b32 [param1+0],%r18;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r494,[retval0+0];
ld.param.b32 %r495,[retval0+4];
}
add.s64 %rd104,%rd28,%rd10;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd104;
.param .b32 param1;
st.param.b32 [param1+0],%r18;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r493,[retval0+0];
ld.param.b32 %r492,[retval0+4];
}
bra.uni $3_13;
$3_8:
@%p6 bra $3_10;
cvt.u32.u64 %r150,%rd28;
and.b32 %r151,%r150,3;
and.b64 %rd95,%rd28,3;
sub.s64 %rd96,%rd27,%rd95;
add.s64 %rd89,%rd9,%rd96;
add.s32 %r152,%r151,7;
ld.global.nc.u32 %r144,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r145,[%rd90];
and.b32 %r153,%r152,12;
cvt.u64.u32 %rd97,%r153;
add.s64 %rd91,%rd89,%rd97;
ld.global.nc.u32 %r146,[%rd91];
mad.lo.s32 %r154,%r151,4369,12816;
and.b32 %r155,%r154,30583;
prmt.b32 %r494,%r144,%r145,%r155;
prmt.b32 %r495,%r145,%r146,%r155;
add.s64 %rd98,%rd28,%rd10;
cvt.u32.u64 %r156,%rd98;
and.b32 %r157,%r156,3;
and.b64 %rd99,%rd98,3;
sub.s64 %rd100,%rd29,%rd99;
add.s64 %rd92,%rd9,%rd100;
add.s32 %r158,%r157,7;
ld.global.nc.u32 %r147,[%rd92];
add.s64 %rd93,%rd92,4;
ld.global.nc.u32 %r148,[%rd93];
and.b32 %r159,%r158,12;
cvt.u64.u32 %rd101,%r159;
add.s64 %rd94,%rd92,%rd101;
ld.global.nc.u32 %r149,[%rd94];
mad.lo.s32 %r160,%r157,4369,12816;
and.b32 %r161,%r160,30583;
prmt.b32 %r493,%r147,%r148,%r161;
prmt.b32 %r492,%r148,%r149,%r161;
bra.uni $3_13;
$3_10:
ld.global.nc.v2.u32 {%r494,%r495},[%rd28];
add.s64 %rd103,%rd28,%rd10;
ld.global.nc.v2.u32 {%r493,%r492},[%rd103];
$3_13:
add.s32 %r36,%r18,-256;
setp.lt.s32 %p12,%r36,%r19;
@%p12 bra $3_17;
bra.uni $3_14;
$3_17:
setp.lt.s32 %p14,%r18,257;
mov.u32 %r496,0;
mov.u32 %r497,%r496;
mov.u32 %r498,%r496;
mov.u32 %r499,%r496;
@%p14 bra $3_19;
add.s64 %rd123,%rd28,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd123;
.param .b32 param1;
add.s32 %r483,%r18,-256;
st.param.b32 [param1+0],%r483;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r498,[retval0+0];
ld.param.b32 %r499,[retval0+4];
}
add.s64 %rd124,%rd9,%rd29;
add.s64 %rd125,%rd124,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd125;
.param .b32 param1;
add.s32 %r484,%r18,-256;
st.param.b32 [param1+0],%r484;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r497,[retval0+0];
ld.param.b32 %r496,[retval0+4];
}
bra.uni $3_19;
$3_14:
add.s64 %rd31,%rd28,256;
@%p6 bra $3_16;
cvt.u32.u64 %r176,%rd31;
and.b32 %r177,%r176,3;
and.b64 %rd111,%rd31,3;
add.s64 %rd112,%rd27,256;
sub.s64 %rd113,%rd112,%rd111;
add.s64 %rd105,%rd9,%rd113;
add.s32 %r178,%r177,7;
ld.global.nc.u32 %r170,[%rd105];
add.s64 %rd106,%rd105,4;
ld.global.nc.u32 %r171,[%rd106];
and.b32 %r179,%r178,12;
cvt.u64.u32 %rd114,%r179;
add.s64 %rd107,%rd105,%rd114;
ld.global.nc.u32 %r172,[%rd107];
mad.lo.s32 %r180,%r177,4369,12816;
and.b32 %r181,%r180,30583;
prmt.b32 %r498,%r170,%r171,%r181;
prmt.b32 %r499,%r171,%r172,%r181;
add.s64 %rd115,%rd29,256;
add.s64 %rd116,%rd9,%rd115;
cvt.u32.u64 %r182,%rd116;
and.b32 %r183,%r182,3;
and.b64 %rd117,%rd116,3;
sub.s64 %rd118,%rd115,%rd117;
add.s64 %rd108,%rd9,%rd118;
add.s32 %r184,%r183,7;
ld.global.nc.u32 %r173,[%rd108];
add.s64 %rd109,%rd108,4;
ld.global.nc.u32 %r174,[%rd109];
and.b32 %r185,%r184,12;
cvt.u64.u32 %rd119,%r185;
add.s64 %rd110,%rd108,%rd119;
ld.global.nc.u32 %r175,[%rd110];
mad.lo.s32 %r186,%r183,4369,12816;
and.b32 %r187,%r186,30583;
prmt.b32 %r497,%r173,%r174,%r187;
prmt.b32 %r496,%r174,%r175,%r187;
bra.uni $3_19;
$3_16:
ld.global.nc.v2.u32 {%r498,%r499},[%rd31];
add.s64 %rd122,%rd9,%rd29;
add.s64 %rd121,%rd122,256;
ld.global.nc.v2.u32 {%r497,%r496},[%rd121];
$3_19:
add.s32 %r53,%r18,-512;
setp.lt.s32 %p15,%r53,%r19;
@%p15 bra $3_23;
bra.uni $3_20;
$3_23:
setp.lt.s32 %p17,%r18,513;
mov.u32 %r500,0;
mov.u32 %r501,%r500;
mov.u32 %r502,%r500;
mov.u32 %r503,%r500;
@%p17 bra $3_25;
add.s64 %rd144,%rd28,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd144;
.param .b32 param1;
add.s32 %r485,%r18,-512;
st.param.b32 [param1+0],%r485;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r502,[retval0+0];
ld.param.b32 %r503,[retval0+4];
}
add.s64 %rd145,%rd9,%rd29;
add.s64 %rd146,%rd145,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd146;
.param .b32 param1;
add.s32 %r486,%r18,-512;
st.param.b32 [param1+0],%r486;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r500,[retval0+0];
ld.param.b32 %r501,[retval0+4];
}
bra.uni $3_25;
$3_20:
add.s64 %rd32,%rd28,512;
@%p6 bra $3_22;
cvt.u32.u64 %r202,%rd32;
and.b32 %r203,%r202,3;
and.b64 %rd132,%rd32,3;
add.s64 %rd133,%rd27,512;
sub.s64 %rd134,%rd133,%rd132;
add.s64 %rd126,%rd9,%rd134;
add.s32 %r204,%r203,7;
ld.global.nc.u32 %r196,[%rd126];
add.s64 %rd127,%rd126,4;
ld.global.nc.u32 %r197,[%rd127];
and.b32 %r205,%r204,12;
cvt.u64.u32 %rd135,%r205;
add.s64 %rd128,%rd126,%rd135;
ld.global.nc.u32 %r198,[%rd128];
mad.lo.s32 %r206,%r203,4369,12816;
and.b32 %r207,%r206,30583;
prmt.b32 %r502,%r196,%r197,%r207;
prmt.b32 %r503,%r197,%r198,%r207;
add.s64 %rd136,%rd29,512;
add.s64 %rd137,%rd9,%rd136;
cvt.u32.u64 %r208,%rd137;
and.b32 %r209,%r208,3;
and.b64 %rd138,%rd137,3;
sub.s64 %rd139,%rd136,%rd138;
add.s64 %rd129,%rd9,%rd139;
add.s32 %r210,%r209,7;
ld.global.nc.u32 %r199,[%rd129];
add.s64 %rd130,%rd129,4;
ld.global.nc.u32 %r200,[%rd130];
and.b32 %r211,%r210,12;
cvt.u64.u32 %rd140,%r211;
add.s64 %rd131,%rd129,%rd140;
ld.global.nc.u32 %r201,[%rd131];
mad.lo.s32 %r212,%r209,4369,12816;
and.b32 %r213,%r212,30583;
prmt.b32 %r500,%r199,%r200,%r213;
prmt.b32 %r501,%r200,%r201,%r213;
bra.uni $3_25;
$3_22:
ld.global.nc.v2.u32 {%r502,%r503},[%rd32];
add.s64 %rd143,%rd9,%rd29;
add.s64 %rd142,%rd143,512;
ld.global.nc.v2.u32 {%r500,%r501},[%rd142];
$3_25:
add.s32 %r70,%r18,-768;
setp.lt.s32 %p18,%r70,%r19;
@%p18 bra $3_29;
bra.uni $3_26;
$3_29:
setp.lt.s32 %p20,%r18,769;
mov.u32 %r504,0;
mov.u32 %r505,%r504;
mov.u32 %r506,%r504;
mov.u32 %r507,%r504;
@%p20 bra $3_31;
add.s64 %rd165,%rd28,768;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd165;
.param .b32 param1;
add.s32 %r487,%r18,-768;
st.param.b32 [param1+0],%r487;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r506,[retval0+0];
ld.param.b32 %r507,[retval0+4];
}
add.s64 %rd166,%rd9,%rd29;
add.s64 %rd167,%rd166,768;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd167;
.param .b32 param1;
add.s32 %r488,%r18,-768;
st.param.b32 [param1+0],%r488;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r504,[retval0+0];
ld.param.b32 %r505,[retval0+4];
}
bra.uni $3_31;
$3_26:
add.s64 %rd33,%rd28,768;
@%p6 bra $3_28;
cvt.u32.u64 %r228,%rd33;
and.b32 %r229,%r228,3;
and.b64 %rd153,%rd33,3;
add.s64 %rd154,%rd27,768;
sub.s64 %rd155,%rd154,%rd153;
add.s64 %rd147,%rd9,%rd155;
add.s32 %r230,%r229,7;
ld.global.nc.u32 %r222,[%rd147];
add.s64 %rd148,%rd147,4;
ld.global.nc.u32 %r223,[%rd148];
and.b32 %r231,%r230,12;
cvt.u64.u32 %rd156,%r231;
add.s64 %rd149,%rd147,%rd156;
ld.global.nc.u32 %r224,[%rd149];
mad.lo.s32 %r232,%r229,4369,12816;
and.b32 %r233,%r232,30583;
prmt.b32 %r506,%r222,%r223,%r233;
prmt.b32 %r507,%r223,%r224,%r233;
add.s64 %rd157,%rd29,768;
add.s64 %rd158,%rd9,%rd157;
cvt.u32.u64 %r234,%rd158;
and.b32 %r235,%r234,3;
and.b64 %rd159,%rd158,3;
sub.s64 %rd160,%rd157,%rd159;
add.s64 %rd150,%rd9,%rd160;
add.s32 %r236,%r235,7;
ld.global.nc.u32 %r225,[%rd150];
add.s64 %rd151,%rd150,4;
ld.global.nc.u32 %r226,[%rd151];
and.b32 %r237,%r236,12;
cvt.u64.u32 %rd161,%r237;
add.s64 %rd152,%rd150,%rd161;
ld.global.nc.u32 %r227,[%rd152];
mad.lo.s32 %r238,%r235,4369,12816;
and.b32 %r239,%r238,30583;
prmt.b32 %r504,%r225,%r226,%r239;
prmt.b32 %r505,%r226,%r227,%r239;
bra.uni $3_31;
$3_28:
ld.global.nc.v2.u32 {%r506,%r507},[%rd33];
add.s64 %rd164,%rd9,%rd29;
add.s64 %rd163,%rd164,768;
ld.global.nc.v2.u32 {%r504,%r505},[%rd163];
$3_31:
and.b32 %r248,%r493,16711935;
and.b32 %r249,%r494,16711935;
shr.u32 %r250,%r494,8;
and.b32 %r251,%r250,16711935;
shr.u32 %r252,%r493,8;
and.b32 %r253,%r252,16711935;
and.b32 %r254,%r492,16711935;
and.b32 %r255,%r495,16711935;
shr.u32 %r256,%r495,8;
and.b32 %r257,%r256,16711935;
shr.u32 %r258,%r492,8;
and.b32 %r259,%r258,16711935;
cvt.s64.s32 %rd34,%r138;
mul.wide.u32 %rd168,%r130,2048;
mov.u64 %rd169,_ZZ4halfILi4EEvPKvRK5BatchPvS4_E13sums_of_block;
add.s64 %rd170,%rd169,%rd168;
mul.wide.s32 %rd171,%r138,16;
add.s64 %rd172,%rd170,%rd171;
add.s32 %r262,%r254,%r255;
add.s32 %r263,%r248,%r249;
add.s32 %r264,%r259,%r257;
add.s32 %r265,%r253,%r251;
st.shared.v4.u32 [%rd172],{%r263,%r265,%r262,%r264};
and.b32 %r266,%r497,16711935;
and.b32 %r267,%r498,16711935;
shr.u32 %r268,%r498,8;
and.b32 %r269,%r268,16711935;
shr.u32 %r270,%r497,8;
and.b32 %r271,%r270,16711935;
and.b32 %r272,%r496,16711935;
and.b32 %r273,%r499,16711935;
shr.u32 %r274,%r499,8;
and.b32 %r275,%r274,16711935;
shr.u32 %r276,%r496,8;
and.b32 %r277,%r276,16711935;
add.s32 %r278,%r272,%r273;
add.s32 %r279,%r266,%r267;
add.s32 %r280,%r277,%r275;
add.s32 %r281,%r271,%r269;
st.shared.v4.u32 [%rd172+512],{%r279,%r281,%r278,%r280};
and.b32 %r282,%r500,16711935;
and.b32 %r283,%r502,16711935;
shr.u32 %r284,%r502,8;
and.b32 %r285,%r284,16711935;
shr.u32 %r286,%r500,8;
and.b32 %r287,%r286,16711935;
and.b32 %r288,%r501,16711935;
and.b32 %r289,%r503,16711935;
shr.u32 %r290,%r503,8;
and.b32 %r291,%r290,16711935;
shr.u32 %r292,%r501,8;
and.b32 %r293,%r292,16711935;
add.s32 %r294,%r288,%r289;
add.s32 %r295,%r282,%r283;
add.s32 %r296,%r293,%r291;
add.s32 %r297,%r287,%r285;
st.shared.v4.u32 [%rd172+1024],{%r295,%r297,%r294,%r296};
and.b32 %r298,%r504,16711935;
and.b32 %r299,%r506,16711935;
shr.u32 %r300,%r506,8;
and.b32 %r301,%r300,16711935;
shr.u32 %r302,%r504,8;
and.b32 %r303,%r302,16711935;
and.b32 %r304,%r505,16711935;
and.b32 %r305,%r507,16711935;
shr.u32 %r306,%r507,8;
and.b32 %r307,%r306,16711935;
shr.u32 %r308,%r505,8;
and.b32 %r309,%r308,16711935;
add.s32 %r310,%r304,%r305;
add.s32 %r311,%r298,%r299;
add.s32 %r312,%r309,%r307;
add.s32 %r313,%r303,%r301;
st.shared.v4.u32 [%rd172+1536],{%r311,%r313,%r310,%r312};
bar.warp.sync -1;
shl.b32 %r314,%r138,2;
mul.wide.s32 %rd173,%r138,48;
add.s64 %rd174,%rd172,%rd173;
ld.shared.v4.u32 {%r315,%r316,%r317,%r318},[%rd174];
mul.wide.s32 %rd175,%r314,16;
add.s64 %rd176,%rd170,%rd175;
ld.shared.v4.u32 {%r323,%r324,%r325,%r326},[%rd176+16];
ld.shared.v4.u32 {%r331,%r332,%r333,%r334},[%rd176+32];
ld.shared.v4.u32 {%r339,%r340,%r341,%r342},[%rd176+48];
bar.warp.sync -1;
mov.u32 %r347,21520;
prmt.b32 %r348,%r315,%r316,%r347;
prmt.b32 %r349,%r317,%r318,%r347;
add.s32 %r350,%r349,%r348;
shr.u32 %r351,%r350,2;
and.b32 %r352,%r351,65537;
add.s32 %r353,%r350,%r352;
add.s32 %r354,%r353,65537;
shr.u32 %r355,%r354,2;
mov.u32 %r356,30258;
prmt.b32 %r357,%r315,%r316,%r356;
prmt.b32 %r358,%r317,%r318,%r356;
add.s32 %r359,%r358,%r357;
shr.u32 %r360,%r359,2;
and.b32 %r361,%r360,65537;
add.s32 %r362,%r359,%r361;
add.s32 %r363,%r362,65537;
shr.u32 %r364,%r363,2;
mov.u32 %r365,25632;
prmt.b32 %r366,%r323,%r324,%r347;
prmt.b32 %r367,%r325,%r326,%r347;
add.s32 %r368,%r367,%r366;
shr.u32 %r369,%r368,2;
and.b32 %r370,%r369,65537;
add.s32 %r371,%r368,%r370;
add.s32 %r372,%r371,65537;
shr.u32 %r373,%r372,2;
prmt.b32 %r374,%r323,%r324,%r356;
prmt.b32 %r375,%r325,%r326,%r356;
add.s32 %r376,%r375,%r374;
shr.u32 %r377,%r376,2;
and.b32 %r378,%r377,65537;
add.s32 %r379,%r376,%r378;
add.s32 %r380,%r379,65537;
shr.u32 %r381,%r380,2;
prmt.b32 %r382,%r331,%r332,%r347;
prmt.b32 %r383,%r333,%r334,%r347;
add.s32 %r384,%r383,%r382;
shr.u32 %r385,%r384,2;
and.b32 %r386,%r385,65537;
add.s32 %r387,%r384,%r386;
add.s32 %r388,%r387,65537;
shr.u32 %r389,%r388,2;
prmt.b32 %r390,%r331,%r332,%r356;
prmt.b32 %r391,%r333,%r334,%r356;
add.s32 %r392,%r391,%r390;
shr.u32 %r393,%r392,2;
and.b32 %r394,%r393,65537;
add.s32 %r395,%r392,%r394;
add.s32 %r396,%r395,65537;
shr.u32 %r397,%r396,2;
prmt.b32 %r398,%r339,%r340,%r347;
prmt.b32 %r399,%r341,%r342,%r347;
add.s32 %r400,%r399,%r398;
shr.u32 %r401,%r400,2;
and.b32 %r402,%r401,65537;
add.s32 %r403,%r400,%r402;
add.s32 %r404,%r403,65537;
shr.u32 %r405,%r404,2;
prmt.b32 %r406,%r339,%r340,%r356;
prmt.b32 %r407,%r341,%r342,%r356;
add.s32 %r408,%r407,%r406;
shr.u32 %r409,%r408,2;
and.b32 %r410,%r409,65537;
add.s32 %r411,%r408,%r410;
add.s32 %r412,%r411,65537;
shr.u32 %r413,%r412,2;
prmt.b32 %r414,%r405,%r413,%r365;
prmt.b32 %r415,%r389,%r397,%r365;
prmt.b32 %r416,%r373,%r381,%r365;
prmt.b32 %r417,%r355,%r364,%r365;
st.shared.v4.u32 [%rd172],{%r417,%r416,%r415,%r414};
bar.warp.sync -1;
cvt.s64.s32 %rd177,%r15;
mul.lo.s64 %rd35,%rd210,%rd177;
shl.b32 %r425,%r14,9;
cvt.s64.s32 %rd36,%r425;
sub.s32 %r427,%r490,%r132;
min.s32 %r87,%r427,128;
shl.b32 %r88,%r87,2;
setp.lt.s32 %p21,%r87,1;
@%p21 bra $3_48;
add.s64 %rd178,%rd35,%rd36;
add.s64 %rd38,%rd209,%rd178;
and.b64 %rd179,%rd38,15;
setp.eq.s64 %p22,%rd179,0;
@%p22 bra $3_37;
and.b64 %rd180,%rd38,3;
setp.ne.s64 %p23,%rd180,0;
mov.u32 %r513,0;
@%p23 bra $3_45;
mov.u32 %r508,%tid.x;
setp.ge.s32 %p24,%r508,%r87;
mov.u32 %r513,%r88;
@%p24 bra $3_45;
shl.b64 %rd181,%rd34,2;
add.s64 %rd182,%rd181,%rd35;
add.s64 %rd183,%rd182,%rd36;
add.s64 %rd212,%rd209,%rd183;
add.s64 %rd211,%rd170,%rd181;
$3_36:
.pragma "nounroll";
ld.shared.u32 %r431,[%rd211];
st.u32 [%rd212],%r431;
add.s64 %rd212,%rd212,128;
add.s64 %rd211,%rd211,128;
add.s32 %r508,%r508,32;
setp.lt.s32 %p25,%r508,%r87;
mov.u32 %r513,%r88;
@%p25 bra $3_36;
bra.uni $3_45;
$3_37:
shr.s32 %r432,%r87,31;
shr.u32 %r433,%r432,30;
add.s32 %r434,%r87,%r433;
shr.s32 %r92,%r434,2;
setp.ge.s32 %p26,%r138,%r92;
@%p26 bra $3_44;
not.b32 %r436,%r138;
add.s32 %r94,%r92,%r436;
shr.u32 %r437,%r94,5;
add.s32 %r438,%r437,1;
and.b32 %r510,%r438,3;
setp.eq.s32 %p27,%r510,0;
mov.u32 %r511,%r138;
@%p27 bra $3_41;
shl.b64 %rd190,%rd34,4;
add.s64 %rd214,%rd170,%rd190;
add.s64 %rd191,%rd190,%rd35;
add.s64 %rd192,%rd191,%rd36;
add.s64 %rd213,%rd209,%rd192;
mov.u32 %r511,%tid.x;
$3_40:
.pragma "nounroll";
ld.shared.v4.u32 {%r440,%r441,%r442,%r443},[%rd214];
st.v4.u32 [%rd213],{%r440,%r441,%r442,%r443};
add.s32 %r511,%r511,32;
add.s64 %rd214,%rd214,512;
add.s64 %rd213,%rd213,512;
add.s32 %r510,%r510,-1;
setp.ne.s32 %p28,%r510,0;
@%p28 bra $3_40;
$3_41:
setp.lt.u32 %p29,%r94,96;
@%p29 bra $3_44;
mul.wide.s32 %rd193,%r511,16;
add.s64 %rd194,%rd193,%rd35;
add.s64 %rd195,%rd194,%rd36;
add.s64 %rd196,%rd209,%rd195;
add.s64 %rd216,%rd196,1024;
add.s64 %rd200,%rd170,%rd193;
add.s64 %rd215,%rd200,1024;
$3_43:
ld.shared.v4.u32 {%r449,%r450,%r451,%r452},[%rd215+-1024];
st.v4.u32 [%rd216+-1024],{%r449,%r450,%r451,%r452};
ld.shared.v4.u32 {%r457,%r458,%r459,%r460},[%rd215+-512];
st.v4.u32 [%rd216+-512],{%r457,%r458,%r459,%r460};
ld.shared.v4.u32 {%r465,%r466,%r467,%r468},[%rd215];
st.v4.u32 [%rd216],{%r465,%r466,%r467,%r468};
ld.shared.v4.u32 {%r473,%r474,%r475,%r476},[%rd215+512];
st.v4.u32 [%rd216+512],{%r473,%r474,%r475,%r476};
add.s64 %rd216,%rd216,2048;
add.s64 %rd215,%rd215,2048;
add.s32 %r511,%r511,128;
setp.lt.s32 %p30,%r511,%r92;
@%p30 bra $3_43;
$3_44:
and.b32 %r513,%r88,-16;
$3_45:
add.s32 %r514,%r513,%r138;
setp.ge.s32 %p31,%r514,%r88;
@%p31 bra $3_48;
cvt.s64.s32 %rd201,%r514;
add.s64 %rd202,%rd35,%rd201;
add.s64 %rd203,%rd202,%rd36;
add.s64 %rd218,%rd209,%rd203;
add.s64 %rd217,%rd170,%rd201;
$3_47:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd217];
st.u8 [%rd218],%rs1;
add.s64 %rd218,%rd218,32;
add.s64 %rd217,%rd217,32;
add.s32 %r514,%r514,32;
setp.lt.s32 %p32,%r514,%r88;
@%p32 bra $3_47;
$3_48:
ret;
}
`;
