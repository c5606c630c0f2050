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
.reg .pred %p<30>;
.reg .b16 %rs<6>;
.reg .b32 %r<298>;
.reg .b64 %rd<185>;
.shared .align 16 .b8 _ZZ4halfILi1EEvPKvRK5BatchPvS4_E13sums_of_block[4096];
ld.param.u64 %rd70,[p0];
ld.param.v2.u32 {%r278,%r80},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %rd75,[p2];
ld.param.v2.u32 {%r279,%r280},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
ld.param.u64 %rd172,[p3+8];
ld.param.u64 %rd76,[p3];
ld.param.u64 %rd10,[p1+8];
ld.param.u64 %rd71,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r82,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd80,%rd70;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r278,%r88},[%rd82+32];
ld.global.u64 %rd10,[%rd82+8];
ld.global.u64 %rd169,[%rd82];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd71,%rd83;
add.s64 %rd169,%rd70,%rd84;
$1_3:
setp.eq.s32 %p2,%r86,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd85,%rd75;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.v2.u32 {%r279,%r280},[%rd87+32];
ld.global.u64 %rd172,[%rd87+8];
ld.global.u64 %rd171,[%rd87];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd76,%rd88;
add.s64 %rd171,%rd75,%rd89;
$1_6:
mov.u32 %r92,%ctaid.x;
mov.u32 %r93,%tid.y;
and.b32 %r94,%r93,1;
bfi.b32 %r95,%r92,%r94,1,31;
shl.b32 %r96,%r95,7;
mov.u32 %r97,%ctaid.y;
shl.b32 %r98,%r97,2;
shr.u32 %r99,%r93,1;
add.s32 %r100,%r98,%r99;
setp.le.s32 %p3,%r279,%r96;
setp.ge.s32 %p4,%r100,%r280;
or.pred %p5,%p4,%p3;
@%p5 bra $1_39;
shl.b32 %r106,%r100,1;
cvt.s64.s32 %rd90,%r106;
mul.lo.s64 %rd91,%rd10,%rd90;
shl.b32 %r110,%r95,8;
cvt.s64.s32 %rd92,%r110;
mov.u32 %r111,%tid.x;
shl.b32 %r112,%r111,3;
cvt.s64.s32 %rd93,%r112;
add.s64 %rd94,%rd92,%rd93;
add.s64 %rd27,%rd94,%rd91;
add.s64 %rd28,%rd169,%rd27;
sub.s32 %r113,%r278,%r110;
sub.s32 %r16,%r113,%r112;
or.b64 %rd95,%rd10,%rd28;
and.b64 %rd96,%rd95,7;
setp.eq.s64 %p6,%rd96,0;
add.s32 %r114,%r100,1;
setp.lt.s32 %p7,%r114,%r280;
or.pred %p8,%p6,%p7;
selp.b32 %r115,8,11,%p8;
setp.lt.s32 %p9,%r16,%r115;
@%p9 bra $1_11;
bra.uni $1_8;
$1_11:
setp.lt.s32 %p11,%r16,1;
mov.u32 %r281,0;
mov.u32 %r282,%r281;
mov.u32 %r283,%r281;
mov.u32 %r284,%r281;
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
ld.param.b32 %r283,[retval0+0];
ld.param.b32 %r284,[retval0+4];
}
add.s64 %rd115,%rd28,%rd10;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd115;
.param .b32 param1;
st.param.b32 [param1+0],%r16;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r281,[retval0+0];
ld.param.b32 %r282,[retval0+4];
}
bra.uni $1_13;
$1_8:
@%p6 bra $1_10;
cvt.u32.u64 %r122,%rd28;
and.b32 %r123,%r122,3;
and.b64 %rd105,%rd28,3;
sub.s64 %rd106,%rd27,%rd105;
add.s64 %rd99,%rd169,%rd106;
add.s32 %r124,%r123,7;
ld.global.nc.u32 %r116,[%rd99];
add.s64 %rd100,%rd99,4;
ld.global.nc.u32 %r117,[%rd100];
and.b32 %r125,%r124,12;
cvt.u64.u32 %rd107,%r125;
add.s64 %rd101,%rd99,%rd107;
ld.global.nc.u32 %r118,[%rd101];
mad.lo.s32 %r126,%r123,4369,12816;
and.b32 %r127,%r126,30583;
prmt.b32 %r283,%r116,%r117,%r127;
prmt.b32 %r284,%r117,%r118,%r127;
add.s64 %rd108,%rd28,%rd10;
cvt.u32.u64 %r128,%rd108;
and.b32 %r129,%r128,3;
and.b64 %rd109,%rd108,3;
add.s64 %rd110,%rd27,%rd10;
sub.s64 %rd111,%rd110,%rd109;
add.s64 %rd102,%rd169,%rd111;
add.s32 %r130,%r129,7;
ld.global.nc.u32 %r119,[%rd102];
add.s64 %rd103,%rd102,4;
ld.global.nc.u32 %r120,[%rd103];
and.b32 %r131,%r130,12;
cvt.u64.u32 %rd112,%r131;
add.s64 %rd104,%rd102,%rd112;
ld.global.nc.u32 %r121,[%rd104];
mad.lo.s32 %r132,%r129,4369,12816;
and.b32 %r133,%r132,30583;
prmt.b32 %r281,%r119,%r120,%r133;
prmt.b32 %r282,%r120,%r121,%r133;
bra.uni $1_13;
$1_10:
ld.global.nc.v2.u32 {%r283,%r284},[%rd28];
add.s64 %rd114,%rd28,%rd10;
ld.global.nc.v2.u32 {%r281,%r282},[%rd114];
$1_13:
and.b32 %r142,%r281,16711935;
and.b32 %r143,%r283,16711935;
shr.u32 %r144,%r283,8;
and.b32 %r145,%r144,16711935;
shr.u32 %r146,%r281,8;
and.b32 %r147,%r146,16711935;
and.b32 %r148,%r282,16711935;
and.b32 %r149,%r284,16711935;
shr.u32 %r150,%r284,8;
and.b32 %r151,%r150,16711935;
shr.u32 %r152,%r282,8;
and.b32 %r153,%r152,16711935;
cvt.s64.s32 %rd29,%r111;
mul.wide.u32 %rd116,%r93,512;
mov.u64 %rd117,_ZZ4halfILi1EEvPKvRK5BatchPvS4_E13sums_of_block;
add.s64 %rd118,%rd117,%rd116;
mul.wide.s32 %rd119,%r111,16;
add.s64 %rd120,%rd118,%rd119;
add.s32 %r156,%r149,%r148;
add.s32 %r157,%r143,%r142;
add.s32 %r158,%r151,%r153;
add.s32 %r159,%r145,%r147;
st.shared.v4.u32 [%rd120],{%r157,%r159,%r156,%r158};
bar.warp.sync -1;
ld.shared.v4.u32 {%r160,%r161,%r162,%r163},[%rd120];
bar.warp.sync -1;
mov.u32 %r168,30224;
prmt.b32 %r169,%r160,%r160,%r168;
prmt.b32 %r170,%r161,%r161,%r168;
add.s32 %r171,%r170,%r169;
shr.u32 %r172,%r171,2;
and.b32 %r173,%r172,65537;
add.s32 %r174,%r171,%r173;
add.s32 %r175,%r174,65537;
shr.u32 %r176,%r175,2;
prmt.b32 %r177,%r162,%r162,%r168;
prmt.b32 %r178,%r163,%r163,%r168;
add.s32 %r179,%r178,%r177;
shr.u32 %r180,%r179,2;
and.b32 %r181,%r180,65537;
add.s32 %r182,%r179,%r181;
add.s32 %r183,%r182,65537;
shr.u32 %r184,%r183,2;
mov.u32 %r185,25632;
prmt.b32 %r186,%r176,%r184,%r185;
mul.wide.s32 %rd121,%r111,-12;
add.s64 %rd122,%rd120,%rd121;
st.shared.u32 [%rd122],%r186;
bar.warp.sync -1;
cvt.s64.s32 %rd123,%r100;
mul.lo.s64 %rd30,%rd172,%rd123;
cvt.s64.s32 %rd31,%r96;
sub.s32 %r195,%r279,%r96;
min.s32 %r33,%r195,128;
setp.lt.s32 %p12,%r33,1;
@%p12 bra $1_39;
add.s64 %rd124,%rd30,%rd31;
add.s64 %rd33,%rd171,%rd124;
and.b64 %rd125,%rd33,15;
setp.eq.s64 %p13,%rd125,0;
@%p13 bra $1_24;
and.b64 %rd126,%rd33,3;
setp.ne.s64 %p14,%rd126,0;
mov.u32 %r293,0;
@%p14 bra $1_32;
shr.s32 %r197,%r33,31;
shr.u32 %r198,%r197,30;
add.s32 %r199,%r33,%r198;
shr.s32 %r34,%r199,2;
mov.u32 %r287,%tid.x;
setp.ge.s32 %p15,%r287,%r34;
@%p15 bra $1_23;
not.b32 %r201,%r287;
add.s32 %r36,%r34,%r201;
shr.u32 %r202,%r36,5;
add.s32 %r203,%r202,1;
and.b32 %r286,%r203,3;
setp.eq.s32 %p16,%r286,0;
@%p16 bra $1_20;
shl.b64 %rd127,%rd29,2;
add.s64 %rd128,%rd127,%rd30;
add.s64 %rd129,%rd128,%rd31;
add.s64 %rd174,%rd171,%rd129;
add.s64 %rd173,%rd118,%rd127;
mov.u32 %r287,%tid.x;
$1_19:
.pragma "nounroll";
ld.shared.u32 %r205,[%rd173];
st.u32 [%rd174],%r205;
add.s32 %r287,%r287,32;
add.s64 %rd174,%rd174,128;
add.s64 %rd173,%rd173,128;
add.s32 %r286,%r286,-1;
setp.ne.s32 %p17,%r286,0;
@%p17 bra $1_19;
$1_20:
setp.lt.u32 %p18,%r36,96;
@%p18 bra $1_23;
mul.wide.s32 %rd136,%r287,4;
add.s64 %rd137,%rd118,%rd136;
add.s64 %rd176,%rd137,256;
add.s64 %rd138,%rd136,%rd30;
add.s64 %rd139,%rd138,%rd31;
add.s64 %rd140,%rd171,%rd139;
add.s64 %rd175,%rd140,256;
$1_22:
ld.shared.u32 %r207,[%rd176+-256];
st.u32 [%rd175+-256],%r207;
ld.shared.u32 %r208,[%rd176+-128];
st.u32 [%rd175+-128],%r208;
ld.shared.u32 %r209,[%rd176];
st.u32 [%rd175],%r209;
ld.shared.u32 %r210,[%rd176+128];
st.u32 [%rd175+128],%r210;
add.s64 %rd176,%rd176,512;
add.s64 %rd175,%rd175,512;
add.s32 %r287,%r287,128;
setp.lt.s32 %p19,%r287,%r34;
@%p19 bra $1_22;
$1_23:
and.b32 %r293,%r33,-4;
bra.uni $1_32;
$1_24:
shr.s32 %r211,%r33,31;
shr.u32 %r212,%r211,28;
add.s32 %r213,%r33,%r212;
shr.s32 %r47,%r213,4;
setp.ge.s32 %p20,%r111,%r47;
@%p20 bra $1_31;
not.b32 %r215,%r111;
add.s32 %r49,%r47,%r215;
shr.u32 %r216,%r49,5;
add.s32 %r217,%r216,1;
and.b32 %r290,%r217,3;
setp.eq.s32 %p21,%r290,0;
mov.u32 %r291,%r111;
@%p21 bra $1_28;
shl.b64 %rd144,%rd29,4;
add.s64 %rd178,%rd118,%rd144;
add.s64 %rd145,%rd144,%rd30;
add.s64 %rd146,%rd145,%rd31;
add.s64 %rd177,%rd171,%rd146;
mov.u32 %r291,%tid.x;
$1_27:
.pragma "nounroll";
ld.shared.v4.u32 {%r219,%r220,%r221,%r222},[%rd178];
st.v4.u32 [%rd177],{%r219,%r220,%r221,%r222};
add.s32 %r291,%r291,32;
add.s64 %rd178,%rd178,512;
add.s64 %rd177,%rd177,512;
add.s32 %r290,%r290,-1;
setp.ne.s32 %p22,%r290,0;
@%p22 bra $1_27;
$1_28:
setp.lt.u32 %p23,%r49,96;
@%p23 bra $1_31;
mul.wide.s32 %rd147,%r291,16;
add.s64 %rd148,%rd147,%rd30;
add.s64 %rd149,%rd148,%rd31;
add.s64 %rd150,%rd171,%rd149;
add.s64 %rd180,%rd150,1024;
add.s64 %rd154,%rd118,%rd147;
add.s64 %rd179,%rd154,1024;
$1_30:
ld.shared.v4.u32 {%r228,%r229,%r230,%r231},[%rd179+-1024];
st.v4.u32 [%rd180+-1024],{%r228,%r229,%r230,%r231};
ld.shared.v4.u32 {%r236,%r237,%r238,%r239},[%rd179+-512];
st.v4.u32 [%rd180+-512],{%r236,%r237,%r238,%r239};
ld.shared.v4.u32 {%r244,%r245,%r246,%r247},[%rd179];
st.v4.u32 [%rd180],{%r244,%r245,%r246,%r247};
ld.shared.v4.u32 {%r252,%r253,%r254,%r255},[%rd179+512];
st.v4.u32 [%rd180+512],{%r252,%r253,%r254,%r255};
add.s64 %rd180,%rd180,2048;
add.s64 %rd179,%rd179,2048;
add.s32 %r291,%r291,128;
setp.lt.s32 %p24,%r291,%r47;
@%p24 bra $1_30;
$1_31:
and.b32 %r293,%r33,-16;
$1_32:
add.s32 %r296,%r293,%r111;
setp.ge.s32 %p25,%r296,%r33;
@%p25 bra $1_39;
shl.b32 %r262,%r93,7;
and.b32 %r263,%r262,128;
shl.b32 %r265,%r92,8;
not.b32 %r266,%r279;
add.s32 %r267,%r263,%r266;
add.s32 %r268,%r265,%r267;
max.s32 %r269,%r268,-129;
mov.u32 %r270,-2;
sub.s32 %r271,%r270,%r269;
sub.s32 %r273,%r271,%r111;
sub.s32 %r62,%r273,%r293;
shr.u32 %r274,%r62,5;
add.s32 %r275,%r274,1;
and.b32 %r295,%r275,3;
setp.eq.s32 %p26,%r295,0;
@%p26 bra $1_36;
cvt.s64.s32 %rd155,%r296;
add.s64 %rd156,%rd30,%rd155;
add.s64 %rd157,%rd156,%rd31;
add.s64 %rd182,%rd171,%rd157;
add.s64 %rd181,%rd118,%rd155;
$1_35:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd181];
st.u8 [%rd182],%rs1;
add.s32 %r296,%r296,32;
add.s64 %rd182,%rd182,32;
add.s64 %rd181,%rd181,32;
add.s32 %r295,%r295,-1;
setp.ne.s32 %p27,%r295,0;
@%p27 bra $1_35;
$1_36:
setp.lt.u32 %p28,%r62,96;
@%p28 bra $1_39;
cvt.s64.s32 %rd164,%r296;
add.s64 %rd165,%rd118,%rd164;
add.s64 %rd184,%rd165,64;
add.s64 %rd166,%rd30,%rd164;
add.s64 %rd167,%rd166,%rd31;
add.s64 %rd168,%rd171,%rd167;
add.s64 %rd183,%rd168,64;
$1_38:
ld.shared.u8 %rs2,[%rd184+-64];
st.u8 [%rd183+-64],%rs2;
ld.shared.u8 %rs3,[%rd184+-32];
st.u8 [%rd183+-32],%rs3;
ld.shared.u8 %rs4,[%rd184];
st.u8 [%rd183],%rs4;
ld.shared.u8 %rs5,[%rd184+32];
st.u8 [%rd183+32],%rs5;
add.s64 %rd184,%rd184,128;
add.s64 %rd183,%rd183,128;
add.s32 %r296,%r296,128;
setp.lt.s32 %p29,%r296,%r33;
@%p29 bra $1_38;
$1_39:
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
.reg .pred %p<36>;
.reg .b16 %rs<6>;
.reg .b32 %r<458>;
.reg .b64 %rd<237>;
.shared .align 16 .b8 _ZZ4halfILi3EEvPKvRK5BatchPvS4_E13sums_of_block[12288];
ld.param.u64 %rd75,[p0];
ld.param.v2.u32 {%r430,%r116},[p1+32];
ld.param.v2.u32 {%r117,%r118},[p1+40];
ld.param.u64 %rd80,[p2];
ld.param.v2.u32 {%r431,%r432},[p3+32];
ld.param.v2.u32 {%r121,%r122},[p3+40];
ld.param.u64 %rd224,[p3+8];
ld.param.u64 %rd81,[p3];
ld.param.u64 %rd10,[p1+8];
ld.param.u64 %rd76,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r118,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd85,%rd75;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.v2.u32 {%r430,%r124},[%rd87+32];
ld.global.u64 %rd10,[%rd87+8];
ld.global.u64 %rd9,[%rd87];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd76,%rd88;
add.s64 %rd9,%rd75,%rd89;
$2_3:
setp.eq.s32 %p2,%r122,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd90,%rd80;
mul.wide.s32 %rd91,%r1,40;
add.s64 %rd92,%rd90,%rd91;
ld.global.v2.u32 {%r431,%r432},[%rd92+32];
ld.global.u64 %rd224,[%rd92+8];
ld.global.u64 %rd223,[%rd92];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd93,%r1;
mul.lo.s64 %rd94,%rd81,%rd93;
add.s64 %rd223,%rd80,%rd94;
$2_6:
mov.u32 %r14,%tid.x;
mov.u32 %r127,%ctaid.x;
mov.u32 %r15,%tid.y;
and.b32 %r128,%r15,1;
bfi.b32 %r16,%r127,%r128,1,31;
shl.b32 %r17,%r16,7;
mov.u32 %r129,%ctaid.y;
shl.b32 %r130,%r129,2;
shr.u32 %r131,%r15,1;
add.s32 %r18,%r130,%r131;
setp.le.s32 %p3,%r431,%r17;
setp.ge.s32 %p4,%r18,%r432;
or.pred %p5,%p4,%p3;
@%p5 bra $2_51;
cvt.u64.u32 %rd27,%r15;
shl.b32 %r132,%r18,1;
cvt.s64.s32 %rd95,%r132;
mul.lo.s64 %rd96,%rd10,%rd95;
mul.lo.s32 %r133,%r16,768;
cvt.s64.s32 %rd97,%r133;
shl.b32 %r134,%r14,3;
cvt.s64.s32 %rd98,%r134;
add.s64 %rd99,%rd97,%rd98;
add.s64 %rd28,%rd99,%rd96;
add.s64 %rd29,%rd9,%rd28;
add.s64 %rd30,%rd28,%rd10;
shl.b32 %r135,%r16,8;
sub.s32 %r136,%r430,%r135;
mul.lo.s32 %r137,%r136,3;
sub.s32 %r21,%r137,%r134;
or.b64 %rd100,%rd10,%rd29;
and.b64 %rd31,%rd100,7;
setp.eq.s64 %p6,%rd31,0;
add.s32 %r138,%r18,1;
setp.lt.s32 %p7,%r138,%r432;
or.pred %p8,%p6,%p7;
selp.b32 %r22,8,11,%p8;
setp.lt.s32 %p9,%r21,%r22;
@%p9 bra $2_11;
bra.uni $2_8;
$2_11:
setp.lt.s32 %p11,%r21,1;
mov.u32 %r433,0;
mov.u32 %r434,%r433;
mov.u32 %r435,%r433;
mov.u32 %r436,%r433;
@%p11 bra $2_13;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r21;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r435,[retval0+0];
ld.param.b32 %r436,[retval0+4];
}
add.s64 %rd116,%rd29,%rd10;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd116;
.param .b32 param1;
st.param.b32 [param1+0],%r21;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r433,[retval0+0];
ld.param.b32 %r434,[retval0+4];
}
bra.uni $2_13;
$2_8:
@%p6 bra $2_10;
cvt.u32.u64 %r145,%rd29;
and.b32 %r146,%r145,3;
and.b64 %rd107,%rd29,3;
sub.s64 %rd108,%rd28,%rd107;
add.s64 %rd101,%rd9,%rd108;
add.s32 %r147,%r146,7;
ld.global.nc.u32 %r139,[%rd101];
add.s64 %rd102,%rd101,4;
ld.global.nc.u32 %r140,[%rd102];
and.b32 %r148,%r147,12;
cvt.u64.u32 %rd109,%r148;
add.s64 %rd103,%rd101,%rd109;
ld.global.nc.u32 %r141,[%rd103];
mad.lo.s32 %r149,%r146,4369,12816;
and.b32 %r150,%r149,30583;
prmt.b32 %r435,%r139,%r140,%r150;
prmt.b32 %r436,%r140,%r141,%r150;
add.s64 %rd110,%rd29,%rd10;
cvt.u32.u64 %r151,%rd110;
and.b32 %r152,%r151,3;
and.b64 %rd111,%rd110,3;
sub.s64 %rd112,%rd30,%rd111;
add.s64 %rd104,%rd9,%rd112;
add.s32 %r153,%r152,7;
ld.global.nc.u32 %r142,[%rd104];
add.s64 %rd105,%rd104,4;
ld.global.nc.u32 %r143,[%rd105];
and.b32 %r154,%r153,12;
cvt.u64.u32 %rd113,%r154;
add.s64 %rd106,%rd104,%rd113;
ld.global.nc.u32 %r144,[%rd106];
mad.lo.s32 %r155,%r152,4369,12816;
and.b32 %r156,%r155,30583;
prmt.b32 %r433,%r142,%r143,%r156;
prmt.b32 %r434,%r143,%r144,%r156;
bra.uni $2_13;
$2_10:
ld.global.nc.v2.u32 {%r435,%r436},[%rd29];
add.s64 %rd115,%rd29,%rd10;
ld.global.nc.v2.u32 {%r433,%r434},[%rd115];
$2_13:
add.s32 %r39,%r21,-256;
setp.lt.s32 %p12,%r39,%r22;
@%p12 bra $2_17;
bra.uni $2_14;
$2_17:
setp.lt.s32 %p14,%r21,257;
mov.u32 %r437,0;
mov.u32 %r438,%r437;
mov.u32 %r439,%r437;
mov.u32 %r440,%r437;
@%p14 bra $2_19;
add.s64 %rd135,%rd29,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd135;
.param .b32 param1;
add.s32 %r426,%r21,-256;
st.param.b32 [param1+0],%r426;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r439,[retval0+0];
ld.param.b32 %r440,[retval0+4];
}
add.s64 %rd136,%rd9,%rd30;
add.s64 %rd137,%rd136,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd137;
.param .b32 param1;
add.s32 %r427,%r21,-256;
st.param.b32 [param1+0],%r427;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r437,[retval0+0];
ld.param.b32 %r438,[retval0+4];
}
bra.uni $2_19;
$2_14:
add.s64 %rd32,%rd29,256;
@%p6 bra $2_16;
cvt.u32.u64 %r171,%rd32;
and.b32 %r172,%r171,3;
and.b64 %rd123,%rd32,3;
add.s64 %rd124,%rd28,256;
sub.s64 %rd125,%rd124,%rd123;
add.s64 %rd117,%rd9,%rd125;
add.s32 %r173,%r172,7;
ld.global.nc.u32 %r165,[%rd117];
add.s64 %rd118,%rd117,4;
ld.global.nc.u32 %r166,[%rd118];
and.b32 %r174,%r173,12;
cvt.u64.u32 %rd126,%r174;
add.s64 %rd119,%rd117,%rd126;
ld.global.nc.u32 %r167,[%rd119];
mad.lo.s32 %r175,%r172,4369,12816;
and.b32 %r176,%r175,30583;
prmt.b32 %r439,%r165,%r166,%r176;
prmt.b32 %r440,%r166,%r167,%r176;
add.s64 %rd127,%rd30,256;
add.s64 %rd128,%rd9,%rd127;
cvt.u32.u64 %r177,%rd128;
and.b32 %r178,%r177,3;
and.b64 %rd129,%rd128,3;
sub.s64 %rd130,%rd127,%rd129;
add.s64 %rd120,%rd9,%rd130;
add.s32 %r179,%r178,7;
ld.global.nc.u32 %r168,[%rd120];
add.s64 %rd121,%rd120,4;
ld.global.nc.u32 %r169,[%rd121];
and.b32 %r180,%r179,12;
cvt.u64.u32 %rd131,%r180;
add.s64 %rd122,%rd120,%rd131;
ld.global.nc.u32 %r170,[%rd122];
mad.lo.s32 %r181,%r178,4369,12816;
and.b32 %r182,%r181,30583;
prmt.b32 %r437,%r168,%r169,%r182;
prmt.b32 %r438,%r169,%r170,%r182;
bra.uni $2_19;
$2_16:
ld.global.nc.v2.u32 {%r439,%r440},[%rd32];
add.s64 %rd134,%rd9,%rd30;
add.s64 %rd133,%rd134,256;
ld.global.nc.v2.u32 {%r437,%r438},[%rd133];
$2_19:
add.s32 %r56,%r21,-512;
setp.lt.s32 %p15,%r56,%r22;
@%p15 bra $2_23;
bra.uni $2_20;
$2_23:
setp.lt.s32 %p17,%r21,513;
mov.u32 %r441,0;
mov.u32 %r442,%r441;
mov.u32 %r443,%r441;
mov.u32 %r444,%r441;
@%p17 bra $2_25;
add.s64 %rd156,%rd29,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd156;
.param .b32 param1;
add.s32 %r428,%r21,-512;
st.param.b32 [param1+0],%r428;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r443,[retval0+0];
ld.param.b32 %r444,[retval0+4];
}
add.s64 %rd157,%rd9,%rd30;
add.s64 %rd158,%rd157,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd158;
.param .b32 param1;
add.s32 %r429,%r21,-512;
st.param.b32 [param1+0],%r429;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r441,[retval0+0];
ld.param.b32 %r442,[retval0+4];
}
bra.uni $2_25;
$2_20:
add.s64 %rd33,%rd29,512;
@%p6 bra $2_22;
cvt.u32.u64 %r197,%rd33;
and.b32 %r198,%r197,3;
and.b64 %rd144,%rd33,3;
add.s64 %rd145,%rd28,512;
sub.s64 %rd146,%rd145,%rd144;
add.s64 %rd138,%rd9,%rd146;
add.s32 %r199,%r198,7;
ld.global.nc.u32 %r191,[%rd138];
add.s64 %rd139,%rd138,4;
ld.global.nc.u32 %r192,[%rd139];
and.b32 %r200,%r199,12;
cvt.u64.u32 %rd147,%r200;
add.s64 %rd140,%rd138,%rd147;
ld.global.nc.u32 %r193,[%rd140];
mad.lo.s32 %r201,%r198,4369,12816;
and.b32 %r202,%r201,30583;
prmt.b32 %r443,%r191,%r192,%r202;
prmt.b32 %r444,%r192,%r193,%r202;
add.s64 %rd148,%rd30,512;
add.s64 %rd149,%rd9,%rd148;
cvt.u32.u64 %r203,%rd149;
and.b32 %r204,%r203,3;
and.b64 %rd150,%rd149,3;
sub.s64 %rd151,%rd148,%rd150;
add.s64 %rd141,%rd9,%rd151;
add.s32 %r205,%r204,7;
ld.global.nc.u32 %r194,[%rd141];
add.s64 %rd142,%rd141,4;
ld.global.nc.u32 %r195,[%rd142];
and.b32 %r206,%r205,12;
cvt.u64.u32 %rd152,%r206;
add.s64 %rd143,%rd141,%rd152;
ld.global.nc.u32 %r196,[%rd143];
mad.lo.s32 %r207,%r204,4369,12816;
and.b32 %r208,%r207,30583;
prmt.b32 %r441,%r194,%r195,%r208;
prmt.b32 %r442,%r195,%r196,%r208;
bra.uni $2_25;
$2_22:
ld.global.nc.v2.u32 {%r443,%r444},[%rd33];
add.s64 %rd155,%rd9,%rd30;
add.s64 %rd154,%rd155,512;
ld.global.nc.v2.u32 {%r441,%r442},[%rd154];
$2_25:
and.b32 %r217,%r433,16711935;
and.b32 %r218,%r435,16711935;
shr.u32 %r219,%r435,8;
and.b32 %r220,%r219,16711935;
shr.u32 %r221,%r433,8;
and.b32 %r222,%r221,16711935;
and.b32 %r223,%r434,16711935;
and.b32 %r224,%r436,16711935;
shr.u32 %r225,%r436,8;
and.b32 %r226,%r225,16711935;
shr.u32 %r227,%r434,8;
and.b32 %r228,%r227,16711935;
cvt.s64.s32 %rd34,%r14;
mul.lo.s64 %rd159,%rd27,1536;
mov.u64 %rd160,_ZZ4halfILi3EEvPKvRK5BatchPvS4_E13sums_of_block;
add.s64 %rd161,%rd160,%rd159;
mul.wide.s32 %rd162,%r14,16;
add.s64 %rd163,%rd161,%rd162;
add.s32 %r229,%r223,%r224;
add.s32 %r230,%r217,%r218;
add.s32 %r231,%r228,%r226;
add.s32 %r232,%r222,%r220;
st.shared.v4.u32 [%rd163],{%r230,%r232,%r229,%r231};
and.b32 %r233,%r437,16711935;
and.b32 %r234,%r439,16711935;
shr.u32 %r235,%r439,8;
and.b32 %r236,%r235,16711935;
shr.u32 %r237,%r437,8;
and.b32 %r238,%r237,16711935;
and.b32 %r239,%r438,16711935;
and.b32 %r240,%r440,16711935;
shr.u32 %r241,%r440,8;
and.b32 %r242,%r241,16711935;
shr.u32 %r243,%r438,8;
and.b32 %r244,%r243,16711935;
add.s32 %r245,%r239,%r240;
add.s32 %r246,%r233,%r234;
add.s32 %r247,%r244,%r242;
add.s32 %r248,%r238,%r236;
st.shared.v4.u32 [%rd163+512],{%r246,%r248,%r245,%r247};
and.b32 %r249,%r441,16711935;
and.b32 %r250,%r443,16711935;
shr.u32 %r251,%r443,8;
and.b32 %r252,%r251,16711935;
shr.u32 %r253,%r441,8;
and.b32 %r254,%r253,16711935;
and.b32 %r255,%r442,16711935;
and.b32 %r256,%r444,16711935;
shr.u32 %r257,%r444,8;
and.b32 %r258,%r257,16711935;
shr.u32 %r259,%r442,8;
and.b32 %r260,%r259,16711935;
add.s32 %r261,%r255,%r256;
add.s32 %r262,%r249,%r250;
add.s32 %r263,%r260,%r258;
add.s32 %r264,%r254,%r252;
st.shared.v4.u32 [%rd163+1024],{%r262,%r264,%r261,%r263};
bar.warp.sync -1;
mul.wide.s32 %rd164,%r14,8;
shl.b64 %rd165,%rd164,2;
add.s64 %rd166,%rd163,%rd165;
ld.shared.v4.u32 {%r265,%r266,%r267,%r268},[%rd166];
mul.lo.s32 %r273,%r14,3;
add.s32 %r274,%r273,1;
mul.wide.s32 %rd167,%r273,-12;
mul.wide.s32 %rd168,%r273,16;
add.s64 %rd169,%rd161,%rd168;
mul.wide.s32 %rd170,%r274,16;
add.s64 %rd171,%rd161,%rd170;
ld.shared.v4.u32 {%r275,%r276,%r277,%r278},[%rd169+16];
ld.shared.v4.u32 {%r283,%r284,%r285,%r286},[%rd169+32];
bar.warp.sync -1;
mov.u32 %r291,21520;
prmt.b32 %r292,%r265,%r266,%r291;
mov.u32 %r293,21554;
prmt.b32 %r294,%r266,%r267,%r293;
add.s32 %r295,%r294,%r292;
shr.u32 %r296,%r295,2;
and.b32 %r297,%r296,65537;
add.s32 %r298,%r295,%r297;
add.s32 %r299,%r298,65537;
shr.u32 %r300,%r299,2;
mov.u32 %r301,30258;
prmt.b32 %r302,%r265,%r267,%r301;
prmt.b32 %r303,%r268,%r276,%r291;
add.s32 %r304,%r303,%r302;
shr.u32 %r305,%r304,2;
and.b32 %r306,%r305,65537;
add.s32 %r307,%r304,%r306;
add.s32 %r308,%r307,65537;
shr.u32 %r309,%r308,2;
mov.u32 %r310,25632;
prmt.b32 %r311,%r300,%r309,%r310;
mul.wide.s32 %rd172,%r14,-36;
add.s64 %rd173,%rd166,%rd172;
st.shared.u32 [%rd173],%r311;
prmt.b32 %r312,%r268,%r275,%r293;
prmt.b32 %r313,%r275,%r276,%r301;
add.s32 %r314,%r313,%r312;
shr.u32 %r315,%r314,2;
and.b32 %r316,%r315,65537;
add.s32 %r317,%r314,%r316;
add.s32 %r318,%r317,65537;
shr.u32 %r319,%r318,2;
prmt.b32 %r320,%r277,%r278,%r291;
prmt.b32 %r321,%r278,%r283,%r293;
add.s32 %r322,%r321,%r320;
shr.u32 %r323,%r322,2;
and.b32 %r324,%r323,65537;
add.s32 %r325,%r322,%r324;
add.s32 %r326,%r325,65537;
shr.u32 %r327,%r326,2;
prmt.b32 %r328,%r319,%r327,%r310;
add.s64 %rd174,%rd171,%rd167;
st.shared.u32 [%rd174+-12],%r328;
prmt.b32 %r329,%r277,%r283,%r301;
prmt.b32 %r330,%r284,%r286,%r291;
add.s32 %r331,%r330,%r329;
shr.u32 %r332,%r331,2;
and.b32 %r333,%r332,65537;
add.s32 %r334,%r331,%r333;
add.s32 %r335,%r334,65537;
shr.u32 %r336,%r335,2;
prmt.b32 %r337,%r284,%r285,%r293;
prmt.b32 %r338,%r285,%r286,%r301;
add.s32 %r339,%r338,%r337;
shr.u32 %r340,%r339,2;
and.b32 %r341,%r340,65537;
add.s32 %r342,%r339,%r341;
add.s32 %r343,%r342,65537;
shr.u32 %r344,%r343,2;
prmt.b32 %r345,%r336,%r344,%r310;
st.shared.u32 [%rd174+-8],%r345;
bar.warp.sync -1;
cvt.s64.s32 %rd175,%r18;
mul.lo.s64 %rd35,%rd224,%rd175;
mul.lo.s32 %r351,%r16,384;
cvt.s64.s32 %rd36,%r351;
sub.s32 %r352,%r431,%r17;
min.s32 %r353,%r352,128;
mul.lo.s32 %r73,%r353,3;
setp.lt.s32 %p18,%r353,1;
@%p18 bra $2_51;
add.s64 %rd176,%rd35,%rd36;
add.s64 %rd38,%rd223,%rd176;
and.b64 %rd177,%rd38,15;
setp.eq.s64 %p19,%rd177,0;
@%p19 bra $2_36;
and.b64 %rd178,%rd38,3;
setp.ne.s64 %p20,%rd178,0;
mov.u32 %r453,0;
@%p20 bra $2_44;
shr.s32 %r355,%r73,31;
shr.u32 %r356,%r355,30;
add.s32 %r357,%r73,%r356;
shr.s32 %r74,%r357,2;
setp.ge.s32 %p21,%r14,%r74;
@%p21 bra $2_35;
not.b32 %r358,%r14;
add.s32 %r75,%r74,%r358;
shr.u32 %r359,%r75,5;
add.s32 %r360,%r359,1;
and.b32 %r446,%r360,3;
setp.eq.s32 %p22,%r446,0;
mov.u32 %r447,%r14;
@%p22 bra $2_32;
shl.b64 %rd179,%rd34,2;
add.s64 %rd180,%rd179,%rd35;
add.s64 %rd181,%rd180,%rd36;
add.s64 %rd226,%rd223,%rd181;
add.s64 %rd225,%rd161,%rd179;
mov.u32 %r447,%r14;
$2_31:
.pragma "nounroll";
ld.shared.u32 %r361,[%rd225];
st.u32 [%rd226],%r361;
add.s32 %r447,%r447,32;
add.s64 %rd226,%rd226,128;
add.s64 %rd225,%rd225,128;
add.s32 %r446,%r446,-1;
setp.ne.s32 %p23,%r446,0;
@%p23 bra $2_31;
$2_32:
setp.lt.u32 %p24,%r75,96;
@%p24 bra $2_35;
mul.wide.s32 %rd188,%r447,4;
add.s64 %rd189,%rd161,%rd188;
add.s64 %rd228,%rd189,256;
add.s64 %rd190,%rd188,%rd35;
add.s64 %rd191,%rd190,%rd36;
add.s64 %rd192,%rd223,%rd191;
add.s64 %rd227,%rd192,256;
$2_34:
ld.shared.u32 %r362,[%rd228+-256];
st.u32 [%rd227+-256],%r362;
ld.shared.u32 %r363,[%rd228+-128];
st.u32 [%rd227+-128],%r363;
ld.shared.u32 %r364,[%rd228];
st.u32 [%rd227],%r364;
ld.shared.u32 %r365,[%rd228+128];
st.u32 [%rd227+128],%r365;
add.s64 %rd228,%rd228,512;
add.s64 %rd227,%rd227,512;
add.s32 %r447,%r447,128;
setp.lt.s32 %p25,%r447,%r74;
@%p25 bra $2_34;
$2_35:
and.b32 %r453,%r73,-4;
bra.uni $2_44;
$2_36:
shr.s32 %r366,%r73,31;
shr.u32 %r367,%r366,28;
add.s32 %r368,%r73,%r367;
shr.s32 %r85,%r368,4;
setp.ge.s32 %p26,%r14,%r85;
@%p26 bra $2_43;
not.b32 %r369,%r14;
add.s32 %r86,%r85,%r369;
shr.u32 %r370,%r86,5;
add.s32 %r371,%r370,1;
and.b32 %r450,%r371,3;
setp.eq.s32 %p27,%r450,0;
mov.u32 %r451,%r14;
@%p27 bra $2_40;
shl.b64 %rd196,%rd34,4;
add.s64 %rd230,%rd161,%rd196;
add.s64 %rd197,%rd196,%rd35;
add.s64 %rd198,%rd197,%rd36;
add.s64 %rd229,%rd223,%rd198;
mov.u32 %r451,%r14;
$2_39:
.pragma "nounroll";
ld.shared.v4.u32 {%r372,%r373,%r374,%r375},[%rd230];
st.v4.u32 [%rd229],{%r372,%r373,%r374,%r375};
add.s32 %r451,%r451,32;
add.s64 %rd230,%rd230,512;
add.s64 %rd229,%rd229,512;
add.s32 %r450,%r450,-1;
setp.ne.s32 %p28,%r450,0;
@%p28 bra $2_39;
$2_40:
setp.lt.u32 %p29,%r86,96;
@%p29 bra $2_43;
mul.wide.s32 %rd199,%r451,16;
add.s64 %rd200,%rd199,%rd35;
add.s64 %rd201,%rd200,%rd36;
add.s64 %rd202,%rd223,%rd201;
add.s64 %rd232,%rd202,1024;
add.s64 %rd206,%rd161,%rd199;
add.s64 %rd231,%rd206,1024;
$2_42:
ld.shared.v4.u32 {%r380,%r381,%r382,%r383},[%rd231+-1024];
st.v4.u32 [%rd232+-1024],{%r380,%r381,%r382,%r383};
ld.shared.v4.u32 {%r388,%r389,%r390,%r391},[%rd231+-512];
st.v4.u32 [%rd232+-512],{%r388,%r389,%r390,%r391};
ld.shared.v4.u32 {%r396,%r397,%r398,%r399},[%rd231];
st.v4.u32 [%rd232],{%r396,%r397,%r398,%r399};
ld.shared.v4.u32 {%r404,%r405,%r406,%r407},[%rd231+512];
st.v4.u32 [%rd232+512],{%r404,%r405,%r406,%r407};
add.s64 %rd232,%rd232,2048;
add.s64 %rd231,%rd231,2048;
add.s32 %r451,%r451,128;
setp.lt.s32 %p30,%r451,%r85;
@%p30 bra $2_42;
$2_43:
and.b32 %r453,%r73,-16;
$2_44:
add.s32 %r456,%r453,%r14;
setp.ge.s32 %p31,%r456,%r73;
@%p31 bra $2_51;
mov.u32 %r412,-4;
sub.s32 %r413,%r412,%r14;
sub.s32 %r414,%r413,%r453;
shl.b32 %r416,%r15,7;
and.b32 %r417,%r416,128;
shl.b32 %r419,%r127,8;
not.b32 %r420,%r431;
add.s32 %r421,%r417,%r420;
add.s32 %r422,%r419,%r421;
max.s32 %r423,%r422,-129;
mad.lo.s32 %r98,%r423,-3,%r414;
shr.u32 %r424,%r98,5;
add.s32 %r425,%r424,1;
and.b32 %r455,%r425,3;
setp.eq.s32 %p32,%r455,0;
@%p32 bra $2_48;
cvt.s64.s32 %rd207,%r456;
add.s64 %rd208,%rd35,%rd207;
add.s64 %rd209,%rd208,%rd36;
add.s64 %rd234,%rd223,%rd209;
add.s64 %rd233,%rd161,%rd207;
$2_47:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd233];
st.u8 [%rd234],%rs1;
add.s32 %r456,%r456,32;
add.s64 %rd234,%rd234,32;
add.s64 %rd233,%rd233,32;
add.s32 %r455,%r455,-1;
setp.ne.s32 %p33,%r455,0;
@%p33 bra $2_47;
$2_48:
setp.lt.u32 %p34,%r98,96;
@%p34 bra $2_51;
cvt.s64.s32 %rd216,%r456;
add.s64 %rd217,%rd161,%rd216;
add.s64 %rd236,%rd217,64;
add.s64 %rd218,%rd35,%rd216;
add.s64 %rd219,%rd218,%rd36;
add.s64 %rd220,%rd223,%rd219;
add.s64 %rd235,%rd220,64;
$2_50:
ld.shared.u8 %rs2,[%rd236+-64];
st.u8 [%rd235+-64],%rs2;
ld.shared.u8 %rs3,[%rd236+-32];
st.u8 [%rd235+-32],%rs3;
ld.shared.u8 %rs4,[%rd236];
st.u8 [%rd235],%rs4;
ld.shared.u8 %rs5,[%rd236+32];
st.u8 [%rd235+32],%rs5;
add.s64 %rd236,%rd236,128;
add.s64 %rd235,%rd235,128;
add.s32 %r456,%r456,128;
setp.lt.s32 %p35,%r456,%r73;
@%p35 bra $2_50;
$2_51:
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
.reg .pred %p<39>;
.reg .b16 %rs<6>;
.reg .b32 %r<571>;
.reg .b64 %rd<251>;
.shared .align 16 .b8 _ZZ4halfILi4EEvPKvRK5BatchPvS4_E13sums_of_block[16384];
ld.param.u64 %rd75,[p0];
ld.param.v2.u32 {%r539,%r133},[p1+32];
ld.param.v2.u32 {%r134,%r135},[p1+40];
ld.param.u64 %rd80,[p2];
ld.param.v2.u32 {%r540,%r541},[p3+32];
ld.param.v2.u32 {%r138,%r139},[p3+40];
ld.param.u64 %rd238,[p3+8];
ld.param.u64 %rd81,[p3];
ld.param.u64 %rd10,[p1+8];
ld.param.u64 %rd76,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r135,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd85,%rd75;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.v2.u32 {%r539,%r141},[%rd87+32];
ld.global.u64 %rd10,[%rd87+8];
ld.global.u64 %rd9,[%rd87];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd76,%rd88;
add.s64 %rd9,%rd75,%rd89;
$3_3:
setp.eq.s32 %p2,%r139,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd90,%rd80;
mul.wide.s32 %rd91,%r1,40;
add.s64 %rd92,%rd90,%rd91;
ld.global.v2.u32 {%r540,%r541},[%rd92+32];
ld.global.u64 %rd238,[%rd92+8];
ld.global.u64 %rd237,[%rd92];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd93,%r1;
mul.lo.s64 %rd94,%rd81,%rd93;
add.s64 %rd237,%rd80,%rd94;
$3_6:
mov.u32 %r144,%ctaid.x;
mov.u32 %r145,%tid.y;
and.b32 %r146,%r145,1;
bfi.b32 %r14,%r144,%r146,1,31;
shl.b32 %r147,%r14,7;
mov.u32 %r148,%ctaid.y;
shl.b32 %r149,%r148,2;
shr.u32 %r150,%r145,1;
add.s32 %r15,%r149,%r150;
setp.le.s32 %p3,%r540,%r147;
setp.ge.s32 %p4,%r15,%r541;
or.pred %p5,%p4,%p3;
@%p5 bra $3_56;
shl.b32 %r151,%r15,1;
cvt.s64.s32 %rd95,%r151;
mul.lo.s64 %rd96,%rd10,%rd95;
shl.b32 %r152,%r14,10;
cvt.s64.s32 %rd97,%r152;
mov.u32 %r153,%tid.x;
shl.b32 %r154,%r153,3;
cvt.s64.s32 %rd98,%r154;
add.s64 %rd99,%rd97,%rd98;
add.s64 %rd27,%rd99,%rd96;
add.s64 %rd28,%rd9,%rd27;
add.s64 %rd29,%rd27,%rd10;
shl.b32 %r155,%r14,8;
sub.s32 %r156,%r539,%r155;
shl.b32 %r157,%r156,2;
sub.s32 %r18,%r157,%r154;
or.b64 %rd100,%rd10,%rd28;
and.b64 %rd30,%rd100,7;
setp.eq.s64 %p6,%rd30,0;
add.s32 %r158,%r15,1;
setp.lt.s32 %p7,%r158,%r541;
or.pred %p8,%p6,%p7;
selp.b32 %r19,8,11,%p8;
setp.lt.s32 %p9,%r18,%r19;
@%p9 bra $3_11;
bra.uni $3_8;
$3_11:
setp.lt.s32 %p11,%r18,1;
mov.u32 %r542,0;
mov.u32 %r543,%r542;
mov.u32 %r544,%r542;
mov.u32 %r545,%r542;
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
ld.param.b32 %r544,[retval0+0];
ld.param.b32 %r545,[retval0+4];
}
add.s64 %rd116,%rd28,%rd10;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd116;
.param .b32 param1;
st.param.b32 [param1+0],%r18;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r543,[retval0+0];
ld.param.b32 %r542,[retval0+4];
}
bra.uni $3_13;
$3_8:
@%p6 bra $3_10;
cvt.u32.u64 %r165,%rd28;
and.b32 %r166,%r165,3;
and.b64 %rd107,%rd28,3;
sub.s64 %rd108,%rd27,%rd107;
add.s64 %rd101,%rd9,%rd108;
add.s32 %r167,%r166,7;
ld.global.nc.u32 %r159,[%rd101];
add.s64 %rd102,%rd101,4;
ld.global.nc.u32 %r160,[%rd102];
and.b32 %r168,%r167,12;
cvt.u64.u32 %rd109,%r168;
add.s64 %rd103,%rd101,%rd109;
ld.global.nc.u32 %r161,[%rd103];
mad.lo.s32 %r169,%r166,4369,12816;
and.b32 %r170,%r169,30583;
prmt.b32 %r544,%r159,%r160,%r170;
prmt.b32 %r545,%r160,%r161,%r170;
add.s64 %rd110,%rd28,%rd10;
cvt.u32.u64 %r171,%rd110;
and.b32 %r172,%r171,3;
and.b64 %rd111,%rd110,3;
sub.s64 %rd112,%rd29,%rd111;
add.s64 %rd104,%rd9,%rd112;
add.s32 %r173,%r172,7;
ld.global.nc.u32 %r162,[%rd104];
add.s64 %rd105,%rd104,4;
ld.global.nc.u32 %r163,[%rd105];
and.b32 %r174,%r173,12;
cvt.u64.u32 %rd113,%r174;
add.s64 %rd106,%rd104,%rd113;
ld.global.nc.u32 %r164,[%rd106];
mad.lo.s32 %r175,%r172,4369,12816;
and.b32 %r176,%r175,30583;
prmt.b32 %r543,%r162,%r163,%r176;
prmt.b32 %r542,%r163,%r164,%r176;
bra.uni $3_13;
$3_10:
ld.global.nc.v2.u32 {%r544,%r545},[%rd28];
add.s64 %rd115,%rd28,%rd10;
ld.global.nc.v2.u32 {%r543,%r542},[%rd115];
$3_13:
add.s32 %r36,%r18,-256;
setp.lt.s32 %p12,%r36,%r19;
@%p12 bra $3_17;
bra.uni $3_14;
$3_17:
setp.lt.s32 %p14,%r18,257;
mov.u32 %r546,0;
mov.u32 %r547,%r546;
mov.u32 %r548,%r546;
mov.u32 %r549,%r546;
@%p14 bra $3_19;
add.s64 %rd135,%rd28,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd135;
.param .b32 param1;
add.s32 %r533,%r18,-256;
st.param.b32 [param1+0],%r533;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r548,[retval0+0];
ld.param.b32 %r549,[retval0+4];
}
add.s64 %rd136,%rd9,%rd29;
add.s64 %rd137,%rd136,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd137;
.param .b32 param1;
add.s32 %r534,%r18,-256;
st.param.b32 [param1+0],%r534;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r547,[retval0+0];
ld.param.b32 %r546,[retval0+4];
}
bra.uni $3_19;
$3_14:
add.s64 %rd31,%rd28,256;
@%p6 bra $3_16;
cvt.u32.u64 %r191,%rd31;
and.b32 %r192,%r191,3;
and.b64 %rd123,%rd31,3;
add.s64 %rd124,%rd27,256;
sub.s64 %rd125,%rd124,%rd123;
add.s64 %rd117,%rd9,%rd125;
add.s32 %r193,%r192,7;
ld.global.nc.u32 %r185,[%rd117];
add.s64 %rd118,%rd117,4;
ld.global.nc.u32 %r186,[%rd118];
and.b32 %r194,%r193,12;
cvt.u64.u32 %rd126,%r194;
add.s64 %rd119,%rd117,%rd126;
ld.global.nc.u32 %r187,[%rd119];
mad.lo.s32 %r195,%r192,4369,12816;
and.b32 %r196,%r195,30583;
prmt.b32 %r548,%r185,%r186,%r196;
prmt.b32 %r549,%r186,%r187,%r196;
add.s64 %rd127,%rd29,256;
add.s64 %rd128,%rd9,%rd127;
cvt.u32.u64 %r197,%rd128;
and.b32 %r198,%r197,3;
and.b64 %rd129,%rd128,3;
sub.s64 %rd130,%rd127,%rd129;
add.s64 %rd120,%rd9,%rd130;
add.s32 %r199,%r198,7;
ld.global.nc.u32 %r188,[%rd120];
add.s64 %rd121,%rd120,4;
ld.global.nc.u32 %r189,[%rd121];
and.b32 %r200,%r199,12;
cvt.u64.u32 %rd131,%r200;
add.s64 %rd122,%rd120,%rd131;
ld.global.nc.u32 %r190,[%rd122];
mad.lo.s32 %r201,%r198,4369,12816;
and.b32 %r202,%r201,30583;
prmt.b32 %r547,%r188,%r189,%r202;
prmt.b32 %r546,%r189,%r190,%r202;
bra.uni $3_19;
$3_16:
ld.global.nc.v2.u32 {%r548,%r549},[%rd31];
add.s64 %rd134,%rd9,%rd29;
add.s64 %rd133,%rd134,256;
ld.global.nc.v2.u32 {%r547,%r546},[%rd133];
$3_19:
add.s32 %r53,%r18,-512;
setp.lt.s32 %p15,%r53,%r19;
@%p15 bra $3_23;
bra.uni $3_20;
$3_23:
setp.lt.s32 %p17,%r18,513;
mov.u32 %r550,0;
mov.u32 %r551,%r550;
mov.u32 %r552,%r550;
mov.u32 %r553,%r550;
@%p17 bra $3_25;
add.s64 %rd156,%rd28,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd156;
.param .b32 param1;
add.s32 %r535,%r18,-512;
st.param.b32 [param1+0],%r535;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r552,[retval0+0];
ld.param.b32 %r553,[retval0+4];
}
add.s64 %rd157,%rd9,%rd29;
add.s64 %rd158,%rd157,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd158;
.param .b32 param1;
add.s32 %r536,%r18,-512;
st.param.b32 [param1+0],%r536;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r550,[retval0+0];
ld.param.b32 %r551,[retval0+4];
}
bra.uni $3_25;
$3_20:
add.s64 %rd32,%rd28,512;
@%p6 bra $3_22;
cvt.u32.u64 %r217,%rd32;
and.b32 %r218,%r217,3;
and.b64 %rd144,%rd32,3;
add.s64 %rd145,%rd27,512;
sub.s64 %rd146,%rd145,%rd144;
add.s64 %rd138,%rd9,%rd146;
add.s32 %r219,%r218,7;
ld.global.nc.u32 %r211,[%rd138];
add.s64 %rd139,%rd138,4;
ld.global.nc.u32 %r212,[%rd139];
and.b32 %r220,%r219,12;
cvt.u64.u32 %rd147,%r220;
add.s64 %rd140,%rd138,%rd147;
ld.global.nc.u32 %r213,[%rd140];
mad.lo.s32 %r221,%r218,4369,12816;
and.b32 %r222,%r221,30583;
prmt.b32 %r552,%r211,%r212,%r222;
prmt.b32 %r553,%r212,%r213,%r222;
add.s64 %rd148,%rd29,512;
add.s64 %rd149,%rd9,%rd148;
cvt.u32.u64 %r223,%rd149;
and.b32 %r224,%r223,3;
and.b64 %rd150,%rd149,3;
sub.s64 %rd151,%rd148,%rd150;
add.s64 %rd141,%rd9,%rd151;
add.s32 %r225,%r224,7;
ld.global.nc.u32 %r214,[%rd141];
add.s64 %rd142,%rd141,4;
ld.global.nc.u32 %r215,[%rd142];
and.b32 %r226,%r225,12;
cvt.u64.u32 %rd152,%r226;
add.s64 %rd143,%rd141,%rd152;
ld.global.nc.u32 %r216,[%rd143];
mad.lo.s32 %r227,%r224,4369,12816;
and.b32 %r228,%r227,30583;
prmt.b32 %r550,%r214,%r215,%r228;
prmt.b32 %r551,%r215,%r216,%r228;
bra.uni $3_25;
$3_22:
ld.global.nc.v2.u32 {%r552,%r553},[%rd32];
add.s64 %rd155,%rd9,%rd29;
add.s64 %rd154,%rd155,512;
ld.global.nc.v2.u32 {%r550,%r551},[%rd154];
$3_25:
add.s32 %r70,%r18,-768;
setp.lt.s32 %p18,%r70,%r19;
@%p18 bra $3_29;
bra.uni $3_26;
$3_29:
setp.lt.s32 %p20,%r18,769;
mov.u32 %r554,0;
mov.u32 %r555,%r554;
mov.u32 %r556,%r554;
mov.u32 %r557,%r554;
@%p20 bra $3_31;
add.s64 %rd177,%rd28,768;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd177;
.param .b32 param1;
add.s32 %r537,%r18,-768;
st.param.b32 [param1+0],%r537;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r556,[retval0+0];
ld.param.b32 %r557,[retval0+4];
}
add.s64 %rd178,%rd9,%rd29;
add.s64 %rd179,%rd178,768;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd179;
.param .b32 param1;
add.s32 %r538,%r18,-768;
st.param.b32 [param1+0],%r538;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r554,[retval0+0];
ld.param.b32 %r555,[retval0+4];
}
bra.uni $3_31;
$3_26:
add.s64 %rd33,%rd28,768;
@%p6 bra $3_28;
cvt.u32.u64 %r243,%rd33;
and.b32 %r244,%r243,3;
and.b64 %rd165,%rd33,3;
add.s64 %rd166,%rd27,768;
sub.s64 %rd167,%rd166,%rd165;
add.s64 %rd159,%rd9,%rd167;
add.s32 %r245,%r244,7;
ld.global.nc.u32 %r237,[%rd159];
add.s64 %rd160,%rd159,4;
ld.global.nc.u32 %r238,[%rd160];
and.b32 %r246,%r245,12;
cvt.u64.u32 %rd168,%r246;
add.s64 %rd161,%rd159,%rd168;
ld.global.nc.u32 %r239,[%rd161];
mad.lo.s32 %r247,%r244,4369,12816;
and.b32 %r248,%r247,30583;
prmt.b32 %r556,%r237,%r238,%r248;
prmt.b32 %r557,%r238,%r239,%r248;
add.s64 %rd169,%rd29,768;
add.s64 %rd170,%rd9,%rd169;
cvt.u32.u64 %r249,%rd170;
and.b32 %r250,%r249,3;
and.b64 %rd171,%rd170,3;
sub.s64 %rd172,%rd169,%rd171;
add.s64 %rd162,%rd9,%rd172;
add.s32 %r251,%r250,7;
ld.global.nc.u32 %r240,[%rd162];
add.s64 %rd163,%rd162,4;
ld.global.nc.u32 %r241,[%rd163];
and.b32 %r252,%r251,12;
cvt.u64.u32 %rd173,%r252;
add.s64 %rd164,%rd162,%rd173;
ld.global.nc.u32 %r242,[%rd164];
mad.lo.s32 %r253,%r250,4369,12816;
and.b32 %r254,%r253,30583;
prmt.b32 %r554,%r240,%r241,%r254;
prmt.b32 %r555,%r241,%r242,%r254;
bra.uni $3_31;
$3_28:
ld.global.nc.v2.u32 {%r556,%r557},[%rd33];
add.s64 %rd176,%rd9,%rd29;
add.s64 %rd175,%rd176,768;
ld.global.nc.v2.u32 {%r554,%r555},[%rd175];
$3_31:
and.b32 %r263,%r543,16711935;
and.b32 %r264,%r544,16711935;
shr.u32 %r265,%r544,8;
and.b32 %r266,%r265,16711935;
shr.u32 %r267,%r543,8;
and.b32 %r268,%r267,16711935;
and.b32 %r269,%r542,16711935;
and.b32 %r270,%r545,16711935;
shr.u32 %r271,%r545,8;
and.b32 %r272,%r271,16711935;
shr.u32 %r273,%r542,8;
and.b32 %r274,%r273,16711935;
cvt.s64.s32 %rd34,%r153;
mul.wide.u32 %rd180,%r145,2048;
mov.u64 %rd181,_ZZ4halfILi4EEvPKvRK5BatchPvS4_E13sums_of_block;
add.s64 %rd182,%rd181,%rd180;
mul.wide.s32 %rd183,%r153,16;
add.s64 %rd184,%rd182,%rd183;
add.s32 %r277,%r269,%r270;
add.s32 %r278,%r263,%r264;
add.s32 %r279,%r274,%r272;
add.s32 %r280,%r268,%r266;
st.shared.v4.u32 [%rd184],{%r278,%r280,%r277,%r279};
and.b32 %r281,%r547,16711935;
and.b32 %r282,%r548,16711935;
shr.u32 %r283,%r548,8;
and.b32 %r284,%r283,16711935;
shr.u32 %r285,%r547,8;
and.b32 %r286,%r285,16711935;
and.b32 %r287,%r546,16711935;
and.b32 %r288,%r549,16711935;
shr.u32 %r289,%r549,8;
and.b32 %r290,%r289,16711935;
shr.u32 %r291,%r546,8;
and.b32 %r292,%r291,16711935;
add.s32 %r293,%r287,%r288;
add.s32 %r294,%r281,%r282;
add.s32 %r295,%r292,%r290;
add.s32 %r296,%r286,%r284;
st.shared.v4.u32 [%rd184+512],{%r294,%r296,%r293,%r295};
and.b32 %r297,%r550,16711935;
and.b32 %r298,%r552,16711935;
shr.u32 %r299,%r552,8;
and.b32 %r300,%r299,16711935;
shr.u32 %r301,%r550,8;
and.b32 %r302,%r301,16711935;
and.b32 %r303,%r551,16711935;
and.b32 %r304,%r553,16711935;
shr.u32 %r305,%r553,8;
and.b32 %r306,%r305,16711935;
shr.u32 %r307,%r551,8;
and.b32 %r308,%r307,16711935;
add.s32 %r309,%r303,%r304;
add.s32 %r310,%r297,%r298;
add.s32 %r311,%r308,%r306;
add.s32 %r312,%r302,%r300;
st.shared.v4.u32 [%rd184+1024],{%r310,%r312,%r309,%r311};
and.b32 %r313,%r554,16711935;
and.b32 %r314,%r556,16711935;
shr.u32 %r315,%r556,8;
and.b32 %r316,%r315,16711935;
shr.u32 %r317,%r554,8;
and.b32 %r318,%r317,16711935;
and.b32 %r319,%r555,16711935;
and.b32 %r320,%r557,16711935;
shr.u32 %r321,%r557,8;
and.b32 %r322,%r321,16711935;
shr.u32 %r323,%r555,8;
and.b32 %r324,%r323,16711935;
add.s32 %r325,%r319,%r320;
add.s32 %r326,%r313,%r314;
add.s32 %r327,%r324,%r322;
add.s32 %r328,%r318,%r316;
st.shared.v4.u32 [%rd184+1536],{%r326,%r328,%r325,%r327};
bar.warp.sync -1;
shl.b32 %r329,%r153,2;
mul.wide.s32 %rd185,%r153,48;
add.s64 %rd186,%rd184,%rd185;
ld.shared.v4.u32 {%r330,%r331,%r332,%r333},[%rd186];
mul.wide.s32 %rd187,%r329,16;
add.s64 %rd188,%rd182,%rd187;
ld.shared.v4.u32 {%r338,%r339,%r340,%r341},[%rd188+16];
ld.shared.v4.u32 {%r346,%r347,%r348,%r349},[%rd188+32];
ld.shared.v4.u32 {%r354,%r355,%r356,%r357},[%rd188+48];
bar.warp.sync -1;
mov.u32 %r362,21520;
prmt.b32 %r363,%r330,%r331,%r362;
prmt.b32 %r364,%r332,%r333,%r362;
add.s32 %r365,%r364,%r363;
shr.u32 %r366,%r365,2;
and.b32 %r367,%r366,65537;
add.s32 %r368,%r365,%r367;
add.s32 %r369,%r368,65537;
shr.u32 %r370,%r369,2;
mov.u32 %r371,30258;
prmt.b32 %r372,%r330,%r331,%r371;
prmt.b32 %r373,%r332,%r333,%r371;
add.s32 %r374,%r373,%r372;
shr.u32 %r375,%r374,2;
and.b32 %r376,%r375,65537;
add.s32 %r377,%r374,%r376;
add.s32 %r378,%r377,65537;
shr.u32 %r379,%r378,2;
mov.u32 %r380,25632;
prmt.b32 %r381,%r338,%r339,%r362;
prmt.b32 %r382,%r340,%r341,%r362;
add.s32 %r383,%r382,%r381;
shr.u32 %r384,%r383,2;
and.b32 %r385,%r384,65537;
add.s32 %r386,%r383,%r385;
add.s32 %r387,%r386,65537;
shr.u32 %r388,%r387,2;
prmt.b32 %r389,%r338,%r339,%r371;
prmt.b32 %r390,%r340,%r341,%r371;
add.s32 %r391,%r390,%r389;
shr.u32 %r392,%r391,2;
and.b32 %r393,%r392,65537;
add.s32 %r394,%r391,%r393;
add.s32 %r395,%r394,65537;
shr.u32 %r396,%r395,2;
prmt.b32 %r397,%r346,%r347,%r362;
prmt.b32 %r398,%r348,%r349,%r362;
add.s32 %r399,%r398,%r397;
shr.u32 %r400,%r399,2;
and.b32 %r401,%r400,65537;
add.s32 %r402,%r399,%r401;
add.s32 %r403,%r402,65537;
shr.u32 %r404,%r403,2;
prmt.b32 %r405,%r346,%r347,%r371;
prmt.b32 %r406,%r348,%r349,%r371;
add.s32 %r407,%r406,%r405;
shr.u32 %r408,%r407,2;
and.b32 %r409,%r408,65537;
add.s32 %r410,%r407,%r409;
add.s32 %r411,%r410,65537;
shr.u32 %r412,%r411,2;
prmt.b32 %r413,%r354,%r355,%r362;
prmt.b32 %r414,%r356,%r357,%r362;
add.s32 %r415,%r414,%r413;
shr.u32 %r416,%r415,2;
and.b32 %r417,%r416,65537;
add.s32 %r418,%r415,%r417;
add.s32 %r419,%r418,65537;
shr.u32 %r420,%r419,2;
prmt.b32 %r421,%r354,%r355,%r371;
prmt.b32 %r422,%r356,%r357,%r371;
add.s32 %r423,%r422,%r421;
shr.u32 %r424,%r423,2;
and.b32 %r425,%r424,65537;
add.s32 %r426,%r423,%r425;
add.s32 %r427,%r426,65537;
shr.u32 %r428,%r427,2;
prmt.b32 %r429,%r420,%r428,%r380;
prmt.b32 %r430,%r404,%r412,%r380;
prmt.b32 %r431,%r388,%r396,%r380;
prmt.b32 %r432,%r370,%r379,%r380;
st.shared.v4.u32 [%rd184],{%r432,%r431,%r430,%r429};
bar.warp.sync -1;
cvt.s64.s32 %rd189,%r15;
mul.lo.s64 %rd35,%rd238,%rd189;
shl.b32 %r440,%r14,9;
cvt.s64.s32 %rd36,%r440;
sub.s32 %r442,%r540,%r147;
min.s32 %r87,%r442,128;
shl.b32 %r88,%r87,2;
setp.lt.s32 %p21,%r87,1;
@%p21 bra $3_56;
add.s64 %rd190,%rd35,%rd36;
add.s64 %rd38,%rd237,%rd190;
and.b64 %rd191,%rd38,15;
setp.eq.s64 %p22,%rd191,0;
@%p22 bra $3_41;
and.b64 %rd192,%rd38,3;
setp.ne.s64 %p23,%rd192,0;
mov.u32 %r566,0;
@%p23 bra $3_49;
mov.u32 %r560,%tid.x;
setp.ge.s32 %p24,%r560,%r87;
mov.u32 %r566,%r88;
@%p24 bra $3_49;
shl.b32 %r446,%r145,7;
and.b32 %r447,%r446,128;
shl.b32 %r449,%r144,8;
not.b32 %r450,%r540;
add.s32 %r451,%r447,%r450;
add.s32 %r452,%r449,%r451;
max.s32 %r453,%r452,-129;
mov.u32 %r454,-2;
sub.s32 %r455,%r454,%r453;
sub.s32 %r90,%r455,%r560;
shr.u32 %r456,%r90,5;
add.s32 %r457,%r456,1;
and.b32 %r559,%r457,3;
setp.eq.s32 %p25,%r559,0;
@%p25 bra $3_38;
shl.b64 %rd193,%rd34,2;
add.s64 %rd194,%rd193,%rd35;
add.s64 %rd195,%rd194,%rd36;
add.s64 %rd240,%rd237,%rd195;
add.s64 %rd239,%rd182,%rd193;
mov.u32 %r560,%tid.x;
$3_37:
.pragma "nounroll";
ld.shared.u32 %r459,[%rd239];
st.u32 [%rd240],%r459;
add.s32 %r560,%r560,32;
add.s64 %rd240,%rd240,128;
add.s64 %rd239,%rd239,128;
add.s32 %r559,%r559,-1;
setp.ne.s32 %p26,%r559,0;
@%p26 bra $3_37;
$3_38:
setp.lt.u32 %p27,%r90,96;
mov.u32 %r566,%r88;
@%p27 bra $3_49;
mul.wide.s32 %rd202,%r560,4;
add.s64 %rd203,%rd182,%rd202;
add.s64 %rd242,%rd203,256;
add.s64 %rd204,%rd202,%rd35;
add.s64 %rd205,%rd204,%rd36;
add.s64 %rd206,%rd237,%rd205;
add.s64 %rd241,%rd206,256;
$3_40:
ld.shared.u32 %r461,[%rd242+-256];
st.u32 [%rd241+-256],%r461;
ld.shared.u32 %r462,[%rd242+-128];
st.u32 [%rd241+-128],%r462;
ld.shared.u32 %r463,[%rd242];
st.u32 [%rd241],%r463;
ld.shared.u32 %r464,[%rd242+128];
st.u32 [%rd241+128],%r464;
add.s64 %rd242,%rd242,512;
add.s64 %rd241,%rd241,512;
add.s32 %r560,%r560,128;
setp.lt.s32 %p28,%r560,%r87;
mov.u32 %r566,%r88;
@%p28 bra $3_40;
bra.uni $3_49;
$3_41:
shr.s32 %r465,%r87,31;
shr.u32 %r466,%r465,30;
add.s32 %r467,%r87,%r466;
shr.s32 %r100,%r467,2;
setp.ge.s32 %p29,%r153,%r100;
@%p29 bra $3_48;
not.b32 %r469,%r153;
add.s32 %r102,%r100,%r469;
shr.u32 %r470,%r102,5;
add.s32 %r471,%r470,1;
and.b32 %r563,%r471,3;
setp.eq.s32 %p30,%r563,0;
mov.u32 %r564,%r153;
@%p30 bra $3_45;
shl.b64 %rd210,%rd34,4;
add.s64 %rd244,%rd182,%rd210;
add.s64 %rd211,%rd210,%rd35;
add.s64 %rd212,%rd211,%rd36;
add.s64 %rd243,%rd237,%rd212;
mov.u32 %r564,%tid.x;
$3_44:
.pragma "nounroll";
ld.shared.v4.u32 {%r473,%r474,%r475,%r476},[%rd244];
st.v4.u32 [%rd243],{%r473,%r474,%r475,%r476};
add.s32 %r564,%r564,32;
add.s64 %rd244,%rd244,512;
add.s64 %rd243,%rd243,512;
add.s32 %r563,%r563,-1;
setp.ne.s32 %p31,%r563,0;
@%p31 bra $3_44;
$3_45:
setp.lt.u32 %p32,%r102,96;
@%p32 bra $3_48;
mul.wide.s32 %rd213,%r564,16;
add.s64 %rd214,%rd213,%rd35;
add.s64 %rd215,%rd214,%rd36;
add.s64 %rd216,%rd237,%rd215;
add.s64 %rd246,%rd216,1024;
add.s64 %rd220,%rd182,%rd213;
add.s64 %rd245,%rd220,1024;
$3_47:
ld.shared.v4.u32 {%r482,%r483,%r484,%r485},[%rd245+-1024];
st.v4.u32 [%rd246+-1024],{%r482,%r483,%r484,%r485};
ld.shared.v4.u32 {%r490,%r491,%r492,%r493},[%rd245+-512];
st.v4.u32 [%rd246+-512],{%r490,%r491,%r492,%r493};
ld.shared.v4.u32 {%r498,%r499,%r500,%r501},[%rd245];
st.v4.u32 [%rd246],{%r498,%r499,%r500,%r501};
ld.shared.v4.u32 {%r506,%r507,%r508,%r509},[%rd245+512];
st.v4.u32 [%rd246+512],{%r506,%r507,%r508,%r509};
add.s64 %rd246,%rd246,2048;
add.s64 %rd245,%rd245,2048;
add.s32 %r564,%r564,128;
setp.lt.s32 %p33,%r564,%r100;
@%p33 bra $3_47;
$3_48:
and.b32 %r566,%r88,-16;
$3_49:
add.s32 %r569,%r566,%r153;
setp.ge.s32 %p34,%r569,%r88;
@%p34 bra $3_56;
mov.u32 %r516,-5;
sub.s32 %r517,%r516,%r153;
sub.s32 %r518,%r517,%r566;
shl.b32 %r520,%r145,7;
and.b32 %r521,%r520,128;
shl.b32 %r523,%r144,8;
not.b32 %r524,%r540;
add.s32 %r525,%r521,%r524;
add.s32 %r526,%r523,%r525;
max.s32 %r527,%r526,-129;
shl.b32 %r528,%r527,2;
sub.s32 %r115,%r518,%r528;
shr.u32 %r529,%r115,5;
add.s32 %r530,%r529,1;
and.b32 %r568,%r530,3;
setp.eq.s32 %p35,%r568,0;
@%p35 bra $3_53;
cvt.s64.s32 %rd221,%r569;
add.s64 %rd222,%rd35,%rd221;
add.s64 %rd223,%rd222,%rd36;
add.s64 %rd248,%rd237,%rd223;
add.s64 %rd247,%rd182,%rd221;
$3_52:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd247];
st.u8 [%rd248],%rs1;
add.s32 %r569,%r569,32;
add.s64 %rd248,%rd248,32;
add.s64 %rd247,%rd247,32;
add.s32 %r568,%r568,-1;
setp.ne.s32 %p36,%r568,0;
@%p36 bra $3_52;
$3_53:
setp.lt.u32 %p37,%r115,96;
@%p37 bra $3_56;
cvt.s64.s32 %rd230,%r569;
add.s64 %rd231,%rd182,%rd230;
add.s64 %rd250,%rd231,64;
add.s64 %rd232,%rd35,%rd230;
add.s64 %rd233,%rd232,%rd36;
add.s64 %rd234,%rd237,%rd233;
add.s64 %rd249,%rd234,64;
$3_55:
ld.shared.u8 %rs2,[%rd250+-64];
st.u8 [%rd249+-64],%rs2;
ld.shared.u8 %rs3,[%rd250+-32];
st.u8 [%rd249+-32],%rs3;
ld.shared.u8 %rs4,[%rd250];
st.u8 [%rd249],%rs4;
ld.shared.u8 %rs5,[%rd250+32];
st.u8 [%rd249+32],%rs5;
add.s64 %rd250,%rd250,128;
add.s64 %rd249,%rd249,128;
add.s32 %r569,%r569,128;
setp.lt.s32 %p38,%r569,%r88;
@%p38 bra $3_55;
$3_56:
ret;
}
`;
