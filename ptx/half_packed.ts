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
.reg .pred %p<29>;
.reg .b16 %rs<2>;
.reg .b32 %r<258>;
.reg .b64 %rd<150>;
.shared .align 16 .b8 _ZZ4halfILi1EEvPKvRK5BatchPvS4_E13sums_of_block[4096];
ld.param.u64 %rd60,[p0];
ld.param.v2.u32 {%r240,%r73},[p1+32];
ld.param.v2.u32 {%r74,%r75},[p1+40];
ld.param.u64 %rd65,[p2];
ld.param.v2.u32 {%r241,%r242},[p3+32];
ld.param.v2.u32 {%r78,%r79},[p3+40];
ld.param.u64 %rd141,[p3+8];
ld.param.u64 %rd66,[p3];
ld.param.u64 %rd139,[p1+8];
ld.param.u64 %rd61,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r75,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd70,%rd60;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r240,%r81},[%rd72+32];
ld.global.u64 %rd139,[%rd72+8];
ld.global.u64 %rd138,[%rd72];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd61,%rd73;
add.s64 %rd138,%rd60,%rd74;
$1_3:
setp.eq.s32 %p2,%r79,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd75,%rd65;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r241,%r242},[%rd77+32];
ld.global.u64 %rd141,[%rd77+8];
ld.global.u64 %rd140,[%rd77];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd66,%rd78;
add.s64 %rd140,%rd65,%rd79;
$1_6:
mov.u32 %r84,%ctaid.x;
mov.u32 %r85,%tid.y;
and.b32 %r86,%r85,1;
bfi.b32 %r14,%r84,%r86,1,31;
shl.b32 %r87,%r14,7;
mov.u32 %r88,%ctaid.y;
shl.b32 %r89,%r88,2;
shr.u32 %r90,%r85,1;
add.s32 %r15,%r89,%r90;
setp.le.s32 %p3,%r241,%r87;
setp.ge.s32 %p4,%r15,%r242;
or.pred %p5,%p4,%p3;
@%p5 bra $1_33;
shl.b32 %r91,%r15,1;
cvt.s64.s32 %rd80,%r91;
mul.lo.s64 %rd81,%rd139,%rd80;
shl.b32 %r92,%r14,8;
cvt.s64.s32 %rd82,%r92;
mov.u32 %r93,%tid.x;
shl.b32 %r94,%r93,3;
cvt.s64.s32 %rd83,%r94;
add.s64 %rd84,%rd82,%rd83;
add.s64 %rd27,%rd84,%rd81;
add.s64 %rd28,%rd138,%rd27;
add.s64 %rd29,%rd28,%rd139;
sub.s32 %r95,%r240,%r92;
sub.s32 %r19,%r95,%r94;
or.b64 %rd85,%rd139,%rd28;
and.b64 %rd30,%rd85,7;
setp.eq.s64 %p6,%rd30,0;
add.s32 %r96,%r15,1;
setp.lt.s32 %p7,%r96,%r242;
or.pred %p8,%p6,%p7;
selp.b32 %r20,8,11,%p8;
@%p6 bra $1_10;
setp.lt.s32 %p9,%r19,%r20;
mov.u32 %r243,0;
mov.u32 %r244,%r243;
mov.u32 %r245,%r243;
mov.u32 %r246,%r243;
@%p9 bra $1_12;
cvt.u32.u64 %r107,%rd28;
and.b32 %r108,%r107,3;
and.b64 %rd92,%rd28,3;
sub.s64 %rd93,%rd27,%rd92;
add.s64 %rd86,%rd138,%rd93;
add.s32 %r109,%r108,7;
ld.global.nc.u32 %r101,[%rd86];
add.s64 %rd87,%rd86,4;
ld.global.nc.u32 %r102,[%rd87];
and.b32 %r110,%r109,12;
cvt.u64.u32 %rd94,%r110;
add.s64 %rd88,%rd86,%rd94;
ld.global.nc.u32 %r103,[%rd88];
mad.lo.s32 %r111,%r108,4369,12816;
and.b32 %r112,%r111,30583;
prmt.b32 %r245,%r101,%r102,%r112;
prmt.b32 %r246,%r102,%r103,%r112;
cvt.u32.u64 %r113,%rd29;
and.b32 %r114,%r113,3;
and.b64 %rd95,%rd29,3;
add.s64 %rd96,%rd27,%rd139;
sub.s64 %rd97,%rd96,%rd95;
add.s64 %rd89,%rd138,%rd97;
add.s32 %r115,%r114,7;
ld.global.nc.u32 %r104,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r105,[%rd90];
and.b32 %r116,%r115,12;
cvt.u64.u32 %rd98,%r116;
add.s64 %rd91,%rd89,%rd98;
ld.global.nc.u32 %r106,[%rd91];
mad.lo.s32 %r117,%r114,4369,12816;
and.b32 %r118,%r117,30583;
prmt.b32 %r243,%r104,%r105,%r118;
prmt.b32 %r244,%r105,%r106,%r118;
bra.uni $1_12;
$1_10:
setp.lt.s32 %p10,%r19,8;
mov.u32 %r243,0;
mov.u32 %r244,%r243;
mov.u32 %r245,%r243;
mov.u32 %r246,%r243;
@%p10 bra $1_12;
ld.global.nc.v2.u32 {%r245,%r246},[%rd28];
ld.global.nc.v2.u32 {%r243,%r244},[%rd29];
$1_12:
and.b32 %r127,%r240,7;
setp.eq.s32 %p11,%r127,0;
and.pred %p13,%p11,%p6;
@%p13 bra $1_15;
setp.lt.s32 %p14,%r19,1;
setp.ge.s32 %p15,%r19,%r20;
or.pred %p16,%p14,%p15;
@%p16 bra $1_15;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd28;
.param .b32 param1;
st.param.b32 [param1+0],%r19;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r245,[retval0+0];
ld.param.b32 %r246,[retval0+4];
}
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r19;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r243,[retval0+0];
ld.param.b32 %r244,[retval0+4];
}
$1_15:
and.b32 %r128,%r243,16711935;
and.b32 %r129,%r245,16711935;
shr.u32 %r130,%r245,8;
and.b32 %r131,%r130,16711935;
shr.u32 %r132,%r243,8;
and.b32 %r133,%r132,16711935;
and.b32 %r134,%r244,16711935;
and.b32 %r135,%r246,16711935;
shr.u32 %r136,%r246,8;
and.b32 %r137,%r136,16711935;
shr.u32 %r138,%r244,8;
and.b32 %r139,%r138,16711935;
cvt.s64.s32 %rd31,%r93;
mul.wide.u32 %rd101,%r85,512;
mov.u64 %rd102,_ZZ4halfILi1EEvPKvRK5BatchPvS4_E13sums_of_block;
add.s64 %rd103,%rd102,%rd101;
mul.wide.s32 %rd104,%r93,16;
add.s64 %rd105,%rd103,%rd104;
add.s32 %r142,%r135,%r134;
add.s32 %r143,%r129,%r128;
add.s32 %r144,%r137,%r139;
add.s32 %r145,%r131,%r133;
st.shared.v4.u32 [%rd105],{%r143,%r145,%r142,%r144};
bar.warp.sync -1;
ld.shared.v4.u32 {%r146,%r147,%r148,%r149},[%rd105];
bar.warp.sync -1;
mov.u32 %r154,30224;
prmt.b32 %r155,%r146,%r146,%r154;
prmt.b32 %r156,%r147,%r147,%r154;
add.s32 %r157,%r156,%r155;
shr.u32 %r158,%r157,2;
and.b32 %r159,%r158,65537;
add.s32 %r160,%r157,%r159;
add.s32 %r161,%r160,65537;
shr.u32 %r162,%r161,2;
prmt.b32 %r163,%r148,%r148,%r154;
prmt.b32 %r164,%r149,%r149,%r154;
add.s32 %r165,%r164,%r163;
shr.u32 %r166,%r165,2;
and.b32 %r167,%r166,65537;
add.s32 %r168,%r165,%r167;
add.s32 %r169,%r168,65537;
shr.u32 %r170,%r169,2;
mov.u32 %r171,25632;
prmt.b32 %r172,%r162,%r170,%r171;
mul.wide.s32 %rd106,%r93,-12;
add.s64 %rd107,%rd105,%rd106;
st.shared.u32 [%rd107],%r172;
bar.warp.sync -1;
cvt.s64.s32 %rd108,%r15;
mul.lo.s64 %rd32,%rd141,%rd108;
cvt.s64.s32 %rd33,%r87;
sub.s32 %r181,%r241,%r87;
min.s32 %r41,%r181,128;
setp.lt.s32 %p17,%r41,1;
@%p17 bra $1_33;
add.s64 %rd109,%rd32,%rd33;
add.s64 %rd35,%rd140,%rd109;
and.b64 %rd110,%rd35,15;
setp.eq.s64 %p18,%rd110,0;
@%p18 bra $1_22;
and.b64 %rd111,%rd35,3;
setp.ne.s64 %p19,%rd111,0;
mov.u32 %r256,0;
@%p19 bra $1_30;
shr.s32 %r183,%r41,31;
shr.u32 %r184,%r183,30;
add.s32 %r185,%r41,%r184;
shr.s32 %r42,%r185,2;
mov.u32 %r251,%tid.x;
setp.ge.s32 %p20,%r251,%r42;
@%p20 bra $1_21;
shl.b64 %rd112,%rd31,2;
add.s64 %rd113,%rd112,%rd32;
add.s64 %rd114,%rd113,%rd33;
add.s64 %rd143,%rd140,%rd114;
add.s64 %rd142,%rd103,%rd112;
$1_20:
.pragma "nounroll";
ld.shared.u32 %r188,[%rd142];
st.u32 [%rd143],%r188;
add.s64 %rd143,%rd143,128;
add.s64 %rd142,%rd142,128;
add.s32 %r251,%r251,32;
setp.lt.s32 %p21,%r251,%r42;
@%p21 bra $1_20;
$1_21:
and.b32 %r256,%r41,-4;
bra.uni $1_30;
$1_22:
shr.s32 %r189,%r41,31;
shr.u32 %r190,%r189,28;
add.s32 %r191,%r41,%r190;
shr.s32 %r47,%r191,4;
setp.ge.s32 %p22,%r93,%r47;
@%p22 bra $1_29;
not.b32 %r193,%r93;
add.s32 %r49,%r47,%r193;
shr.u32 %r194,%r49,5;
add.s32 %r195,%r194,1;
and.b32 %r253,%r195,3;
setp.eq.s32 %p23,%r253,0;
mov.u32 %r254,%r93;
@%p23 bra $1_26;
shl.b64 %rd121,%rd31,4;
add.s64 %rd145,%rd103,%rd121;
add.s64 %rd122,%rd121,%rd32;
add.s64 %rd123,%rd122,%rd33;
add.s64 %rd144,%rd140,%rd123;
mov.u32 %r254,%tid.x;
$1_25:
.pragma "nounroll";
ld.shared.v4.u32 {%r197,%r198,%r199,%r200},[%rd145];
st.v4.u32 [%rd144],{%r197,%r198,%r199,%r200};
add.s32 %r254,%r254,32;
add.s64 %rd145,%rd145,512;
add.s64 %rd144,%rd144,512;
add.s32 %r253,%r253,-1;
setp.ne.s32 %p24,%r253,0;
@%p24 bra $1_25;
$1_26:
setp.lt.u32 %p25,%r49,96;
@%p25 bra $1_29;
mul.wide.s32 %rd124,%r254,16;
add.s64 %rd125,%rd124,%rd32;
add.s64 %rd126,%rd125,%rd33;
add.s64 %rd127,%rd140,%rd126;
add.s64 %rd147,%rd127,1024;
add.s64 %rd131,%rd103,%rd124;
add.s64 %rd146,%rd131,1024;
$1_28:
ld.shared.v4.u32 {%r206,%r207,%r208,%r209},[%rd146+-1024];
st.v4.u32 [%rd147+-1024],{%r206,%r207,%r208,%r209};
ld.shared.v4.u32 {%r214,%r215,%r216,%r217},[%rd146+-512];
st.v4.u32 [%rd147+-512],{%r214,%r215,%r216,%r217};
ld.shared.v4.u32 {%r222,%r223,%r224,%r225},[%rd146];
st.v4.u32 [%rd147],{%r222,%r223,%r224,%r225};
ld.shared.v4.u32 {%r230,%r231,%r232,%r233},[%rd146+512];
st.v4.u32 [%rd147+512],{%r230,%r231,%r232,%r233};
add.s64 %rd147,%rd147,2048;
add.s64 %rd146,%rd146,2048;
add.s32 %r254,%r254,128;
setp.lt.s32 %p26,%r254,%r47;
@%p26 bra $1_28;
$1_29:
and.b32 %r256,%r41,-16;
$1_30:
add.s32 %r257,%r256,%r93;
setp.ge.s32 %p27,%r257,%r41;
@%p27 bra $1_33;
cvt.s64.s32 %rd132,%r257;
add.s64 %rd133,%rd32,%rd132;
add.s64 %rd134,%rd133,%rd33;
add.s64 %rd149,%rd140,%rd134;
add.s64 %rd148,%rd103,%rd132;
$1_32:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd148];
st.u8 [%rd149],%rs1;
add.s64 %rd149,%rd149,32;
add.s64 %rd148,%rd148,32;
add.s32 %r257,%r257,32;
setp.lt.s32 %p28,%r257,%r41;
@%p28 bra $1_32;
$1_33:
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
.reg .pred %p<38>;
.reg .b16 %rs<2>;
.reg .b32 %r<506>;
.reg .b64 %rd<199>;
.shared .align 16 .b8 _ZZ4halfILi3EEvPKvRK5BatchPvS4_E13sums_of_block[12288];
ld.param.u64 %rd61,[p0];
ld.param.v2.u32 {%r448,%r139},[p1+32];
ld.param.v2.u32 {%r140,%r141},[p1+40];
ld.param.u64 %rd66,[p2];
ld.param.v2.u32 {%r449,%r450},[p3+32];
ld.param.v2.u32 {%r144,%r145},[p3+40];
ld.param.u64 %rd190,[p3+8];
ld.param.u64 %rd67,[p3];
ld.param.u64 %rd188,[p1+8];
ld.param.u64 %rd62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r141,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd71,%rd61;
mul.wide.s32 %rd72,%r1,40;
add.s64 %rd73,%rd71,%rd72;
ld.global.v2.u32 {%r448,%r147},[%rd73+32];
ld.global.u64 %rd188,[%rd73+8];
ld.global.u64 %rd187,[%rd73];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd74,%r1;
mul.lo.s64 %rd75,%rd62,%rd74;
add.s64 %rd187,%rd61,%rd75;
$2_3:
setp.eq.s32 %p2,%r145,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd76,%rd66;
mul.wide.s32 %rd77,%r1,40;
add.s64 %rd78,%rd76,%rd77;
ld.global.v2.u32 {%r449,%r450},[%rd78+32];
ld.global.u64 %rd190,[%rd78+8];
ld.global.u64 %rd189,[%rd78];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd79,%r1;
mul.lo.s64 %rd80,%rd67,%rd79;
add.s64 %rd189,%rd66,%rd80;
$2_6:
mov.u32 %r14,%tid.x;
mov.u32 %r150,%ctaid.x;
mov.u32 %r15,%tid.y;
and.b32 %r151,%r15,1;
bfi.b32 %r16,%r150,%r151,1,31;
shl.b32 %r17,%r16,7;
mov.u32 %r152,%ctaid.y;
shl.b32 %r153,%r152,2;
shr.u32 %r154,%r15,1;
add.s32 %r18,%r153,%r154;
setp.le.s32 %p3,%r449,%r17;
setp.ge.s32 %p4,%r18,%r450;
or.pred %p5,%p4,%p3;
@%p5 bra $2_46;
cvt.u64.u32 %rd26,%r15;
shl.b32 %r155,%r18,1;
cvt.s64.s32 %rd81,%r155;
mul.lo.s64 %rd82,%rd188,%rd81;
mul.lo.s32 %r156,%r16,768;
cvt.s64.s32 %rd83,%r156;
shl.b32 %r157,%r14,3;
cvt.s64.s32 %rd84,%r157;
add.s64 %rd85,%rd83,%rd84;
add.s64 %rd27,%rd85,%rd82;
add.s64 %rd28,%rd187,%rd27;
add.s64 %rd29,%rd27,%rd188;
add.s64 %rd30,%rd28,%rd188;
shl.b32 %r158,%r16,8;
sub.s32 %r159,%r448,%r158;
mul.lo.s32 %r160,%r159,3;
sub.s32 %r22,%r160,%r157;
or.b64 %rd86,%rd188,%rd28;
and.b64 %rd31,%rd86,7;
setp.eq.s64 %p6,%rd31,0;
add.s32 %r161,%r18,1;
setp.lt.s32 %p7,%r161,%r450;
or.pred %p8,%p6,%p7;
selp.b32 %r23,8,11,%p8;
@%p6 bra $2_14;
setp.lt.s32 %p9,%r22,%r23;
mov.u32 %r469,0;
mov.u32 %r467,%r469;
mov.u32 %r468,%r469;
mov.u32 %r473,%r469;
mov.u32 %r474,%r469;
@%p9 bra $2_10;
cvt.u32.u64 %r172,%rd28;
and.b32 %r173,%r172,3;
and.b64 %rd93,%rd28,3;
sub.s64 %rd94,%rd27,%rd93;
add.s64 %rd87,%rd187,%rd94;
add.s32 %r174,%r173,7;
ld.global.nc.u32 %r166,[%rd87];
add.s64 %rd88,%rd87,4;
ld.global.nc.u32 %r167,[%rd88];
and.b32 %r175,%r174,12;
cvt.u64.u32 %rd95,%r175;
add.s64 %rd89,%rd87,%rd95;
ld.global.nc.u32 %r168,[%rd89];
mad.lo.s32 %r176,%r173,4369,12816;
and.b32 %r177,%r176,30583;
prmt.b32 %r473,%r166,%r167,%r177;
prmt.b32 %r474,%r167,%r168,%r177;
cvt.u32.u64 %r178,%rd30;
and.b32 %r179,%r178,3;
and.b64 %rd96,%rd30,3;
sub.s64 %rd97,%rd29,%rd96;
add.s64 %rd90,%rd187,%rd97;
add.s32 %r180,%r179,7;
ld.global.nc.u32 %r169,[%rd90];
add.s64 %rd91,%rd90,4;
ld.global.nc.u32 %r170,[%rd91];
and.b32 %r181,%r180,12;
cvt.u64.u32 %rd98,%r181;
add.s64 %rd92,%rd90,%rd98;
ld.global.nc.u32 %r171,[%rd92];
mad.lo.s32 %r182,%r179,4369,12816;
and.b32 %r183,%r182,30583;
prmt.b32 %r467,%r169,%r170,%r183;
prmt.b32 %r468,%r170,%r171,%r183;
$2_10:
add.s32 %r188,%r22,-256;
setp.lt.s32 %p10,%r188,%r23;
mov.u32 %r470,%r469;
mov.u32 %r475,%r469;
mov.u32 %r476,%r469;
@%p10 bra $2_12;
add.s64 %rd105,%rd27,256;
add.s64 %rd106,%rd28,256;
cvt.u32.u64 %r195,%rd106;
and.b32 %r196,%r195,3;
and.b64 %rd107,%rd106,3;
sub.s64 %rd108,%rd105,%rd107;
add.s64 %rd99,%rd187,%rd108;
add.s32 %r197,%r196,7;
ld.global.nc.u32 %r189,[%rd99];
add.s64 %rd100,%rd99,4;
ld.global.nc.u32 %r190,[%rd100];
and.b32 %r198,%r197,12;
cvt.u64.u32 %rd109,%r198;
add.s64 %rd101,%rd99,%rd109;
ld.global.nc.u32 %r191,[%rd101];
mad.lo.s32 %r199,%r196,4369,12816;
and.b32 %r200,%r199,30583;
prmt.b32 %r475,%r189,%r190,%r200;
prmt.b32 %r476,%r190,%r191,%r200;
add.s64 %rd110,%rd30,256;
cvt.u32.u64 %r201,%rd110;
and.b32 %r202,%r201,3;
and.b64 %rd111,%rd110,3;
add.s64 %rd112,%rd29,256;
sub.s64 %rd113,%rd112,%rd111;
add.s64 %rd102,%rd187,%rd113;
add.s32 %r203,%r202,7;
ld.global.nc.u32 %r192,[%rd102];
add.s64 %rd103,%rd102,4;
ld.global.nc.u32 %r193,[%rd103];
and.b32 %r204,%r203,12;
cvt.u64.u32 %rd114,%r204;
add.s64 %rd104,%rd102,%rd114;
ld.global.nc.u32 %r194,[%rd104];
mad.lo.s32 %r205,%r202,4369,12816;
and.b32 %r206,%r205,30583;
prmt.b32 %r469,%r192,%r193,%r206;
prmt.b32 %r470,%r193,%r194,%r206;
$2_12:
add.s32 %r211,%r22,-512;
setp.lt.s32 %p11,%r211,%r23;
mov.u32 %r471,0;
mov.u32 %r472,%r471;
mov.u32 %r477,%r471;
mov.u32 %r478,%r471;
@%p11 bra $2_20;
add.s64 %rd121,%rd27,512;
add.s64 %rd122,%rd28,512;
cvt.u32.u64 %r218,%rd122;
and.b32 %r219,%r218,3;
and.b64 %rd123,%rd122,3;
sub.s64 %rd124,%rd121,%rd123;
add.s64 %rd115,%rd187,%rd124;
add.s32 %r220,%r219,7;
ld.global.nc.u32 %r212,[%rd115];
add.s64 %rd116,%rd115,4;
ld.global.nc.u32 %r213,[%rd116];
and.b32 %r221,%r220,12;
cvt.u64.u32 %rd125,%r221;
add.s64 %rd117,%rd115,%rd125;
ld.global.nc.u32 %r214,[%rd117];
mad.lo.s32 %r222,%r219,4369,12816;
and.b32 %r223,%r222,30583;
prmt.b32 %r477,%r212,%r213,%r223;
prmt.b32 %r478,%r213,%r214,%r223;
add.s64 %rd126,%rd30,512;
cvt.u32.u64 %r224,%rd126;
and.b32 %r225,%r224,3;
and.b64 %rd127,%rd126,3;
add.s64 %rd128,%rd29,512;
sub.s64 %rd129,%rd128,%rd127;
add.s64 %rd118,%rd187,%rd129;
add.s32 %r226,%r225,7;
ld.global.nc.u32 %r215,[%rd118];
add.s64 %rd119,%rd118,4;
ld.global.nc.u32 %r216,[%rd119];
and.b32 %r227,%r226,12;
cvt.u64.u32 %rd130,%r227;
add.s64 %rd120,%rd118,%rd130;
ld.global.nc.u32 %r217,[%rd120];
mad.lo.s32 %r228,%r225,4369,12816;
and.b32 %r229,%r228,30583;
prmt.b32 %r471,%r215,%r216,%r229;
prmt.b32 %r472,%r216,%r217,%r229;
bra.uni $2_20;
$2_14:
setp.lt.s32 %p12,%r22,8;
mov.u32 %r469,0;
mov.u32 %r467,%r469;
mov.u32 %r468,%r469;
mov.u32 %r473,%r469;
mov.u32 %r474,%r469;
@%p12 bra $2_16;
ld.global.nc.v2.u32 {%r473,%r474},[%rd28];
ld.global.nc.v2.u32 {%r467,%r468},[%rd30];
$2_16:
setp.lt.s32 %p13,%r22,264;
mov.u32 %r470,%r469;
mov.u32 %r475,%r469;
mov.u32 %r476,%r469;
@%p13 bra $2_18;
add.s64 %rd133,%rd28,256;
ld.global.nc.v2.u32 {%r475,%r476},[%rd133];
add.s64 %rd134,%rd30,256;
ld.global.nc.v2.u32 {%r469,%r470},[%rd134];
$2_18:
setp.lt.s32 %p14,%r22,520;
mov.u32 %r471,0;
mov.u32 %r472,%r471;
mov.u32 %r477,%r471;
mov.u32 %r478,%r471;
@%p14 bra $2_20;
add.s64 %rd135,%rd28,512;
ld.global.nc.v2.u32 {%r477,%r478},[%rd135];
add.s64 %rd136,%rd30,512;
ld.global.nc.v2.u32 {%r471,%r472},[%rd136];
$2_20:
setp.ne.s64 %p15,%rd31,0;
@%p15 bra $2_22;
mul.lo.s32 %r254,%r448,3;
and.b32 %r255,%r254,7;
setp.eq.s32 %p16,%r255,0;
@%p16 bra $2_28;
$2_22:
setp.lt.s32 %p17,%r22,1;
setp.ge.s32 %p18,%r22,%r23;
or.pred %p19,%p17,%p18;
@%p19 bra $2_24;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd28;
.param .b32 param1;
st.param.b32 [param1+0],%r22;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r473,[retval0+0];
ld.param.b32 %r474,[retval0+4];
}
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd30;
.param .b32 param1;
st.param.b32 [param1+0],%r22;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r467,[retval0+0];
ld.param.b32 %r468,[retval0+4];
}
$2_24:
add.s32 %r84,%r22,-256;
setp.ge.s32 %p20,%r84,%r23;
setp.lt.s32 %p21,%r22,257;
or.pred %p22,%p21,%p20;
@%p22 bra $2_26;
add.s64 %rd137,%rd28,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd137;
.param .b32 param1;
add.s32 %r444,%r22,-256;
st.param.b32 [param1+0],%r444;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r475,[retval0+0];
ld.param.b32 %r476,[retval0+4];
}
add.s64 %rd138,%rd30,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd138;
.param .b32 param1;
add.s32 %r445,%r22,-256;
st.param.b32 [param1+0],%r445;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r469,[retval0+0];
ld.param.b32 %r470,[retval0+4];
}
$2_26:
add.s32 %r93,%r22,-512;
setp.ge.s32 %p23,%r93,%r23;
setp.lt.s32 %p24,%r22,513;
or.pred %p25,%p24,%p23;
@%p25 bra $2_28;
add.s64 %rd139,%rd28,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd139;
.param .b32 param1;
add.s32 %r446,%r22,-512;
st.param.b32 [param1+0],%r446;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r477,[retval0+0];
ld.param.b32 %r478,[retval0+4];
}
add.s64 %rd140,%rd30,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd140;
.param .b32 param1;
add.s32 %r447,%r22,-512;
st.param.b32 [param1+0],%r447;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r471,[retval0+0];
ld.param.b32 %r472,[retval0+4];
}
$2_28:
and.b32 %r256,%r467,16711935;
and.b32 %r257,%r473,16711935;
shr.u32 %r258,%r473,8;
and.b32 %r259,%r258,16711935;
shr.u32 %r260,%r467,8;
and.b32 %r261,%r260,16711935;
and.b32 %r262,%r468,16711935;
and.b32 %r263,%r474,16711935;
shr.u32 %r264,%r474,8;
and.b32 %r265,%r264,16711935;
shr.u32 %r266,%r468,8;
and.b32 %r267,%r266,16711935;
cvt.s64.s32 %rd32,%r14;
mul.lo.s64 %rd141,%rd26,1536;
mov.u64 %rd142,_ZZ4halfILi3EEvPKvRK5BatchPvS4_E13sums_of_block;
add.s64 %rd143,%rd142,%rd141;
mul.wide.s32 %rd144,%r14,16;
add.s64 %rd145,%rd143,%rd144;
add.s32 %r268,%r262,%r263;
add.s32 %r269,%r256,%r257;
add.s32 %r270,%r267,%r265;
add.s32 %r271,%r261,%r259;
st.shared.v4.u32 [%rd145],{%r269,%r271,%r268,%r270};
and.b32 %r272,%r469,16711935;
and.b32 %r273,%r475,16711935;
shr.u32 %r274,%r475,8;
and.b32 %r275,%r274,16711935;
shr.u32 %r276,%r469,8;
and.b32 %r277,%r276,16711935;
and.b32 %r278,%r470,16711935;
and.b32 %r279,%r476,16711935;
shr.u32 %r280,%r476,8;
and.b32 %r281,%r280,16711935;
shr.u32 %r282,%r470,8;
and.b32 %r283,%r282,16711935;
add.s32 %r284,%r278,%r279;
add.s32 %r285,%r272,%r273;
add.s32 %r286,%r283,%r281;
add.s32 %r287,%r277,%r275;
st.shared.v4.u32 [%rd145+512],{%r285,%r287,%r284,%r286};
and.b32 %r288,%r471,16711935;
and.b32 %r289,%r477,16711935;
shr.u32 %r290,%r477,8;
and.b32 %r291,%r290,16711935;
shr.u32 %r292,%r471,8;
and.b32 %r293,%r292,16711935;
and.b32 %r294,%r472,16711935;
and.b32 %r295,%r478,16711935;
shr.u32 %r296,%r478,8;
and.b32 %r297,%r296,16711935;
shr.u32 %r298,%r472,8;
and.b32 %r299,%r298,16711935;
add.s32 %r300,%r294,%r295;
add.s32 %r301,%r288,%r289;
add.s32 %r302,%r299,%r297;
add.s32 %r303,%r293,%r291;
st.shared.v4.u32 [%rd145+1024],{%r301,%r303,%r300,%r302};
bar.warp.sync -1;
mul.wide.s32 %rd146,%r14,8;
shl.b64 %rd147,%rd146,2;
add.s64 %rd148,%rd145,%rd147;
ld.shared.v4.u32 {%r304,%r305,%r306,%r307},[%rd148];
mul.lo.s32 %r312,%r14,3;
add.s32 %r313,%r312,1;
mul.wide.s32 %rd149,%r312,-12;
mul.wide.s32 %rd150,%r312,16;
add.s64 %rd151,%rd143,%rd150;
mul.wide.s32 %rd152,%r313,16;
add.s64 %rd153,%rd143,%rd152;
ld.shared.v4.u32 {%r314,%r315,%r316,%r317},[%rd151+16];
ld.shared.v4.u32 {%r322,%r323,%r324,%r325},[%rd151+32];
bar.warp.sync -1;
mov.u32 %r330,21520;
prmt.b32 %r331,%r304,%r305,%r330;
mov.u32 %r332,21554;
prmt.b32 %r333,%r305,%r306,%r332;
add.s32 %r334,%r333,%r331;
shr.u32 %r335,%r334,2;
and.b32 %r336,%r335,65537;
add.s32 %r337,%r334,%r336;
add.s32 %r338,%r337,65537;
shr.u32 %r339,%r338,2;
mov.u32 %r340,30258;
prmt.b32 %r341,%r304,%r306,%r340;
prmt.b32 %r342,%r307,%r315,%r330;
add.s32 %r343,%r342,%r341;
shr.u32 %r344,%r343,2;
and.b32 %r345,%r344,65537;
add.s32 %r346,%r343,%r345;
add.s32 %r347,%r346,65537;
shr.u32 %r348,%r347,2;
mov.u32 %r349,25632;
prmt.b32 %r350,%r339,%r348,%r349;
mul.wide.s32 %rd154,%r14,-36;
add.s64 %rd155,%rd148,%rd154;
st.shared.u32 [%rd155],%r350;
prmt.b32 %r351,%r307,%r314,%r332;
prmt.b32 %r352,%r314,%r315,%r340;
add.s32 %r353,%r352,%r351;
shr.u32 %r354,%r353,2;
and.b32 %r355,%r354,65537;
add.s32 %r356,%r353,%r355;
add.s32 %r357,%r356,65537;
shr.u32 %r358,%r357,2;
prmt.b32 %r359,%r316,%r317,%r330;
prmt.b32 %r360,%r317,%r322,%r332;
add.s32 %r361,%r360,%r359;
shr.u32 %r362,%r361,2;
and.b32 %r363,%r362,65537;
add.s32 %r364,%r361,%r363;
add.s32 %r365,%r364,65537;
shr.u32 %r366,%r365,2;
prmt.b32 %r367,%r358,%r366,%r349;
add.s64 %rd156,%rd153,%rd149;
st.shared.u32 [%rd156+-12],%r367;
prmt.b32 %r368,%r316,%r322,%r340;
prmt.b32 %r369,%r323,%r325,%r330;
add.s32 %r370,%r369,%r368;
shr.u32 %r371,%r370,2;
and.b32 %r372,%r371,65537;
add.s32 %r373,%r370,%r372;
add.s32 %r374,%r373,65537;
shr.u32 %r375,%r374,2;
prmt.b32 %r376,%r323,%r324,%r332;
prmt.b32 %r377,%r324,%r325,%r340;
add.s32 %r378,%r377,%r376;
shr.u32 %r379,%r378,2;
and.b32 %r380,%r379,65537;
add.s32 %r381,%r378,%r380;
add.s32 %r382,%r381,65537;
shr.u32 %r383,%r382,2;
prmt.b32 %r384,%r375,%r383,%r349;
st.shared.u32 [%rd156+-8],%r384;
bar.warp.sync -1;
cvt.s64.s32 %rd157,%r18;
mul.lo.s64 %rd33,%rd190,%rd157;
mul.lo.s32 %r390,%r16,384;
cvt.s64.s32 %rd34,%r390;
sub.s32 %r391,%r449,%r17;
min.s32 %r392,%r391,128;
mul.lo.s32 %r110,%r392,3;
setp.lt.s32 %p26,%r392,1;
@%p26 bra $2_46;
add.s64 %rd158,%rd33,%rd34;
add.s64 %rd36,%rd189,%rd158;
and.b64 %rd159,%rd36,15;
setp.eq.s64 %p27,%rd159,0;
@%p27 bra $2_35;
and.b64 %rd160,%rd36,3;
setp.ne.s64 %p28,%rd160,0;
mov.u32 %r504,0;
@%p28 bra $2_43;
shr.s32 %r394,%r110,31;
shr.u32 %r395,%r394,30;
add.s32 %r396,%r110,%r395;
shr.s32 %r111,%r396,2;
setp.ge.s32 %p29,%r14,%r111;
@%p29 bra $2_34;
shl.b64 %rd161,%rd32,2;
add.s64 %rd162,%rd161,%rd33;
add.s64 %rd163,%rd162,%rd34;
add.s64 %rd192,%rd189,%rd163;
add.s64 %rd191,%rd143,%rd161;
mov.u32 %r499,%r14;
$2_33:
.pragma "nounroll";
ld.shared.u32 %r397,[%rd191];
st.u32 [%rd192],%r397;
add.s64 %rd192,%rd192,128;
add.s64 %rd191,%rd191,128;
add.s32 %r499,%r499,32;
setp.lt.s32 %p30,%r499,%r111;
@%p30 bra $2_33;
$2_34:
and.b32 %r504,%r110,-4;
bra.uni $2_43;
$2_35:
shr.s32 %r398,%r110,31;
shr.u32 %r399,%r398,28;
add.s32 %r400,%r110,%r399;
shr.s32 %r115,%r400,4;
setp.ge.s32 %p31,%r14,%r115;
@%p31 bra $2_42;
not.b32 %r401,%r14;
add.s32 %r116,%r115,%r401;
shr.u32 %r402,%r116,5;
add.s32 %r403,%r402,1;
and.b32 %r501,%r403,3;
setp.eq.s32 %p32,%r501,0;
mov.u32 %r502,%r14;
@%p32 bra $2_39;
shl.b64 %rd170,%rd32,4;
add.s64 %rd194,%rd143,%rd170;
add.s64 %rd171,%rd170,%rd33;
add.s64 %rd172,%rd171,%rd34;
add.s64 %rd193,%rd189,%rd172;
mov.u32 %r502,%r14;
$2_38:
.pragma "nounroll";
ld.shared.v4.u32 {%r404,%r405,%r406,%r407},[%rd194];
st.v4.u32 [%rd193],{%r404,%r405,%r406,%r407};
add.s32 %r502,%r502,32;
add.s64 %rd194,%rd194,512;
add.s64 %rd193,%rd193,512;
add.s32 %r501,%r501,-1;
setp.ne.s32 %p33,%r501,0;
@%p33 bra $2_38;
$2_39:
setp.lt.u32 %p34,%r116,96;
@%p34 bra $2_42;
mul.wide.s32 %rd173,%r502,16;
add.s64 %rd174,%rd173,%rd33;
add.s64 %rd175,%rd174,%rd34;
add.s64 %rd176,%rd189,%rd175;
add.s64 %rd196,%rd176,1024;
add.s64 %rd180,%rd143,%rd173;
add.s64 %rd195,%rd180,1024;
$2_41:
ld.shared.v4.u32 {%r412,%r413,%r414,%r415},[%rd195+-1024];
st.v4.u32 [%rd196+-1024],{%r412,%r413,%r414,%r415};
ld.shared.v4.u32 {%r420,%r421,%r422,%r423},[%rd195+-512];
st.v4.u32 [%rd196+-512],{%r420,%r421,%r422,%r423};
ld.shared.v4.u32 {%r428,%r429,%r430,%r431},[%rd195];
st.v4.u32 [%rd196],{%r428,%r429,%r430,%r431};
ld.shared.v4.u32 {%r436,%r437,%r438,%r439},[%rd195+512];
st.v4.u32 [%rd196+512],{%r436,%r437,%r438,%r439};
add.s64 %rd196,%rd196,2048;
add.s64 %rd195,%rd195,2048;
add.s32 %r502,%r502,128;
setp.lt.s32 %p35,%r502,%r115;
@%p35 bra $2_41;
$2_42:
and.b32 %r504,%r110,-16;
$2_43:
add.s32 %r505,%r504,%r14;
setp.ge.s32 %p36,%r505,%r110;
@%p36 bra $2_46;
cvt.s64.s32 %rd181,%r505;
add.s64 %rd182,%rd33,%rd181;
add.s64 %rd183,%rd182,%rd34;
add.s64 %rd198,%rd189,%rd183;
add.s64 %rd197,%rd143,%rd181;
$2_45:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd197];
st.u8 [%rd198],%rs1;
add.s64 %rd198,%rd198,32;
add.s64 %rd197,%rd197,32;
add.s32 %r505,%r505,32;
setp.lt.s32 %p37,%r505,%r110;
@%p37 bra $2_45;
$2_46:
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
.reg .pred %p<45>;
.reg .b16 %rs<2>;
.reg .b32 %r<640>;
.reg .b64 %rd<211>;
.shared .align 16 .b8 _ZZ4halfILi4EEvPKvRK5BatchPvS4_E13sums_of_block[16384];
ld.param.u64 %rd60,[p0];
ld.param.v2.u32 {%r562,%r171},[p1+32];
ld.param.v2.u32 {%r172,%r173},[p1+40];
ld.param.u64 %rd65,[p2];
ld.param.v2.u32 {%r563,%r564},[p3+32];
ld.param.v2.u32 {%r176,%r177},[p3+40];
ld.param.u64 %rd202,[p3+8];
ld.param.u64 %rd66,[p3];
ld.param.u64 %rd200,[p1+8];
ld.param.u64 %rd61,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r173,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd70,%rd60;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r562,%r179},[%rd72+32];
ld.global.u64 %rd200,[%rd72+8];
ld.global.u64 %rd199,[%rd72];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd61,%rd73;
add.s64 %rd199,%rd60,%rd74;
$3_3:
setp.eq.s32 %p2,%r177,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd75,%rd65;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r563,%r564},[%rd77+32];
ld.global.u64 %rd202,[%rd77+8];
ld.global.u64 %rd201,[%rd77];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd66,%rd78;
add.s64 %rd201,%rd65,%rd79;
$3_6:
mov.u32 %r182,%ctaid.x;
mov.u32 %r183,%tid.y;
and.b32 %r184,%r183,1;
bfi.b32 %r14,%r182,%r184,1,31;
shl.b32 %r185,%r14,7;
mov.u32 %r186,%ctaid.y;
shl.b32 %r187,%r186,2;
shr.u32 %r188,%r183,1;
add.s32 %r15,%r187,%r188;
setp.le.s32 %p3,%r563,%r185;
setp.ge.s32 %p4,%r15,%r564;
or.pred %p5,%p4,%p3;
@%p5 bra $3_50;
shl.b32 %r189,%r15,1;
cvt.s64.s32 %rd80,%r189;
mul.lo.s64 %rd81,%rd200,%rd80;
shl.b32 %r190,%r14,10;
cvt.s64.s32 %rd82,%r190;
mov.u32 %r191,%tid.x;
shl.b32 %r192,%r191,3;
cvt.s64.s32 %rd83,%r192;
add.s64 %rd84,%rd82,%rd83;
add.s64 %rd26,%rd84,%rd81;
add.s64 %rd27,%rd199,%rd26;
add.s64 %rd28,%rd26,%rd200;
add.s64 %rd29,%rd27,%rd200;
shl.b32 %r193,%r14,8;
sub.s32 %r194,%r562,%r193;
shl.b32 %r195,%r194,2;
sub.s32 %r19,%r195,%r192;
or.b64 %rd85,%rd200,%rd27;
and.b64 %rd30,%rd85,7;
setp.eq.s64 %p6,%rd30,0;
add.s32 %r196,%r15,1;
setp.lt.s32 %p7,%r196,%r564;
or.pred %p8,%p6,%p7;
selp.b32 %r20,8,11,%p8;
@%p6 bra $3_16;
setp.lt.s32 %p9,%r19,%r20;
mov.u32 %r591,0;
mov.u32 %r589,%r591;
mov.u32 %r590,%r591;
mov.u32 %r597,%r591;
mov.u32 %r598,%r591;
@%p9 bra $3_10;
cvt.u32.u64 %r207,%rd27;
and.b32 %r208,%r207,3;
and.b64 %rd92,%rd27,3;
sub.s64 %rd93,%rd26,%rd92;
add.s64 %rd86,%rd199,%rd93;
add.s32 %r209,%r208,7;
ld.global.nc.u32 %r201,[%rd86];
add.s64 %rd87,%rd86,4;
ld.global.nc.u32 %r202,[%rd87];
and.b32 %r210,%r209,12;
cvt.u64.u32 %rd94,%r210;
add.s64 %rd88,%rd86,%rd94;
ld.global.nc.u32 %r203,[%rd88];
mad.lo.s32 %r211,%r208,4369,12816;
and.b32 %r212,%r211,30583;
prmt.b32 %r597,%r201,%r202,%r212;
prmt.b32 %r598,%r202,%r203,%r212;
cvt.u32.u64 %r213,%rd29;
and.b32 %r214,%r213,3;
and.b64 %rd95,%rd29,3;
sub.s64 %rd96,%rd28,%rd95;
add.s64 %rd89,%rd199,%rd96;
add.s32 %r215,%r214,7;
ld.global.nc.u32 %r204,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r205,[%rd90];
and.b32 %r216,%r215,12;
cvt.u64.u32 %rd97,%r216;
add.s64 %rd91,%rd89,%rd97;
ld.global.nc.u32 %r206,[%rd91];
mad.lo.s32 %r217,%r214,4369,12816;
and.b32 %r218,%r217,30583;
prmt.b32 %r589,%r204,%r205,%r218;
prmt.b32 %r590,%r205,%r206,%r218;
$3_10:
add.s32 %r223,%r19,-256;
setp.lt.s32 %p10,%r223,%r20;
mov.u32 %r592,%r591;
mov.u32 %r599,%r591;
mov.u32 %r600,%r591;
@%p10 bra $3_12;
add.s64 %rd104,%rd26,256;
add.s64 %rd105,%rd27,256;
cvt.u32.u64 %r230,%rd105;
and.b32 %r231,%r230,3;
and.b64 %rd106,%rd105,3;
sub.s64 %rd107,%rd104,%rd106;
add.s64 %rd98,%rd199,%rd107;
add.s32 %r232,%r231,7;
ld.global.nc.u32 %r224,[%rd98];
add.s64 %rd99,%rd98,4;
ld.global.nc.u32 %r225,[%rd99];
and.b32 %r233,%r232,12;
cvt.u64.u32 %rd108,%r233;
add.s64 %rd100,%rd98,%rd108;
ld.global.nc.u32 %r226,[%rd100];
mad.lo.s32 %r234,%r231,4369,12816;
and.b32 %r235,%r234,30583;
prmt.b32 %r599,%r224,%r225,%r235;
prmt.b32 %r600,%r225,%r226,%r235;
add.s64 %rd109,%rd29,256;
cvt.u32.u64 %r236,%rd109;
and.b32 %r237,%r236,3;
and.b64 %rd110,%rd109,3;
add.s64 %rd111,%rd28,256;
sub.s64 %rd112,%rd111,%rd110;
add.s64 %rd101,%rd199,%rd112;
add.s32 %r238,%r237,7;
ld.global.nc.u32 %r227,[%rd101];
add.s64 %rd102,%rd101,4;
ld.global.nc.u32 %r228,[%rd102];
and.b32 %r239,%r238,12;
cvt.u64.u32 %rd113,%r239;
add.s64 %rd103,%rd101,%rd113;
ld.global.nc.u32 %r229,[%rd103];
mad.lo.s32 %r240,%r237,4369,12816;
and.b32 %r241,%r240,30583;
prmt.b32 %r591,%r227,%r228,%r241;
prmt.b32 %r592,%r228,%r229,%r241;
$3_12:
add.s32 %r246,%r19,-512;
setp.lt.s32 %p11,%r246,%r20;
mov.u32 %r595,0;
mov.u32 %r593,%r595;
mov.u32 %r594,%r595;
mov.u32 %r601,%r595;
mov.u32 %r602,%r595;
@%p11 bra $3_14;
add.s64 %rd120,%rd26,512;
add.s64 %rd121,%rd27,512;
cvt.u32.u64 %r253,%rd121;
and.b32 %r254,%r253,3;
and.b64 %rd122,%rd121,3;
sub.s64 %rd123,%rd120,%rd122;
add.s64 %rd114,%rd199,%rd123;
add.s32 %r255,%r254,7;
ld.global.nc.u32 %r247,[%rd114];
add.s64 %rd115,%rd114,4;
ld.global.nc.u32 %r248,[%rd115];
and.b32 %r256,%r255,12;
cvt.u64.u32 %rd124,%r256;
add.s64 %rd116,%rd114,%rd124;
ld.global.nc.u32 %r249,[%rd116];
mad.lo.s32 %r257,%r254,4369,12816;
and.b32 %r258,%r257,30583;
prmt.b32 %r601,%r247,%r248,%r258;
prmt.b32 %r602,%r248,%r249,%r258;
add.s64 %rd125,%rd29,512;
cvt.u32.u64 %r259,%rd125;
and.b32 %r260,%r259,3;
and.b64 %rd126,%rd125,3;
add.s64 %rd127,%rd28,512;
sub.s64 %rd128,%rd127,%rd126;
add.s64 %rd117,%rd199,%rd128;
add.s32 %r261,%r260,7;
ld.global.nc.u32 %r250,[%rd117];
add.s64 %rd118,%rd117,4;
ld.global.nc.u32 %r251,[%rd118];
and.b32 %r262,%r261,12;
cvt.u64.u32 %rd129,%r262;
add.s64 %rd119,%rd117,%rd129;
ld.global.nc.u32 %r252,[%rd119];
mad.lo.s32 %r263,%r260,4369,12816;
and.b32 %r264,%r263,30583;
prmt.b32 %r593,%r250,%r251,%r264;
prmt.b32 %r594,%r251,%r252,%r264;
$3_14:
add.s32 %r269,%r19,-768;
setp.lt.s32 %p12,%r269,%r20;
mov.u32 %r596,%r595;
mov.u32 %r603,%r595;
mov.u32 %r604,%r595;
@%p12 bra $3_24;
add.s64 %rd136,%rd26,768;
add.s64 %rd137,%rd27,768;
cvt.u32.u64 %r276,%rd137;
and.b32 %r277,%r276,3;
and.b64 %rd138,%rd137,3;
sub.s64 %rd139,%rd136,%rd138;
add.s64 %rd130,%rd199,%rd139;
add.s32 %r278,%r277,7;
ld.global.nc.u32 %r270,[%rd130];
add.s64 %rd131,%rd130,4;
ld.global.nc.u32 %r271,[%rd131];
and.b32 %r279,%r278,12;
cvt.u64.u32 %rd140,%r279;
add.s64 %rd132,%rd130,%rd140;
ld.global.nc.u32 %r272,[%rd132];
mad.lo.s32 %r280,%r277,4369,12816;
and.b32 %r281,%r280,30583;
prmt.b32 %r603,%r270,%r271,%r281;
prmt.b32 %r604,%r271,%r272,%r281;
add.s64 %rd141,%rd29,768;
cvt.u32.u64 %r282,%rd141;
and.b32 %r283,%r282,3;
and.b64 %rd142,%rd141,3;
add.s64 %rd143,%rd28,768;
sub.s64 %rd144,%rd143,%rd142;
add.s64 %rd133,%rd199,%rd144;
add.s32 %r284,%r283,7;
ld.global.nc.u32 %r273,[%rd133];
add.s64 %rd134,%rd133,4;
ld.global.nc.u32 %r274,[%rd134];
and.b32 %r285,%r284,12;
cvt.u64.u32 %rd145,%r285;
add.s64 %rd135,%rd133,%rd145;
ld.global.nc.u32 %r275,[%rd135];
mad.lo.s32 %r286,%r283,4369,12816;
and.b32 %r287,%r286,30583;
prmt.b32 %r595,%r273,%r274,%r287;
prmt.b32 %r596,%r274,%r275,%r287;
bra.uni $3_24;
$3_16:
setp.lt.s32 %p13,%r19,8;
mov.u32 %r591,0;
mov.u32 %r589,%r591;
mov.u32 %r590,%r591;
mov.u32 %r597,%r591;
mov.u32 %r598,%r591;
@%p13 bra $3_18;
ld.global.nc.v2.u32 {%r597,%r598},[%rd27];
ld.global.nc.v2.u32 {%r589,%r590},[%rd29];
$3_18:
setp.lt.s32 %p14,%r19,264;
mov.u32 %r592,%r591;
mov.u32 %r599,%r591;
mov.u32 %r600,%r591;
@%p14 bra $3_20;
add.s64 %rd148,%rd27,256;
ld.global.nc.v2.u32 {%r599,%r600},[%rd148];
add.s64 %rd149,%rd29,256;
ld.global.nc.v2.u32 {%r591,%r592},[%rd149];
$3_20:
setp.lt.s32 %p15,%r19,520;
mov.u32 %r595,0;
mov.u32 %r593,%r595;
mov.u32 %r594,%r595;
mov.u32 %r601,%r595;
mov.u32 %r602,%r595;
@%p15 bra $3_22;
add.s64 %rd150,%rd27,512;
ld.global.nc.v2.u32 {%r601,%r602},[%rd150];
add.s64 %rd151,%rd29,512;
ld.global.nc.v2.u32 {%r593,%r594},[%rd151];
$3_22:
setp.lt.s32 %p16,%r19,776;
mov.u32 %r596,%r595;
mov.u32 %r603,%r595;
mov.u32 %r604,%r595;
@%p16 bra $3_24;
add.s64 %rd152,%rd27,768;
ld.global.nc.v2.u32 {%r603,%r604},[%rd152];
add.s64 %rd153,%rd29,768;
ld.global.nc.v2.u32 {%r595,%r596},[%rd153];
$3_24:
and.b32 %r320,%r562,1;
setp.eq.b32 %p17,%r320,1;
not.pred %p18,%p17;
and.pred %p20,%p18,%p6;
@%p20 bra $3_33;
setp.lt.s32 %p21,%r19,1;
setp.ge.s32 %p22,%r19,%r20;
or.pred %p23,%p21,%p22;
@%p23 bra $3_27;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd27;
.param .b32 param1;
st.param.b32 [param1+0],%r19;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r597,[retval0+0];
ld.param.b32 %r598,[retval0+4];
}
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r19;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r589,[retval0+0];
ld.param.b32 %r590,[retval0+4];
}
$3_27:
add.s32 %r101,%r19,-256;
setp.ge.s32 %p24,%r101,%r20;
setp.lt.s32 %p25,%r19,257;
or.pred %p26,%p25,%p24;
@%p26 bra $3_29;
add.s64 %rd154,%rd27,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd154;
.param .b32 param1;
add.s32 %r556,%r19,-256;
st.param.b32 [param1+0],%r556;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r599,[retval0+0];
ld.param.b32 %r600,[retval0+4];
}
add.s64 %rd155,%rd29,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd155;
.param .b32 param1;
add.s32 %r557,%r19,-256;
st.param.b32 [param1+0],%r557;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r591,[retval0+0];
ld.param.b32 %r592,[retval0+4];
}
$3_29:
add.s32 %r110,%r19,-512;
setp.ge.s32 %p27,%r110,%r20;
setp.lt.s32 %p28,%r19,513;
or.pred %p29,%p28,%p27;
@%p29 bra $3_31;
add.s64 %rd156,%rd27,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd156;
.param .b32 param1;
add.s32 %r558,%r19,-512;
st.param.b32 [param1+0],%r558;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r601,[retval0+0];
ld.param.b32 %r602,[retval0+4];
}
add.s64 %rd157,%rd29,512;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd157;
.param .b32 param1;
add.s32 %r559,%r19,-512;
st.param.b32 [param1+0],%r559;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r593,[retval0+0];
ld.param.b32 %r594,[retval0+4];
}
$3_31:
add.s32 %r119,%r19,-768;
setp.ge.s32 %p30,%r119,%r20;
setp.lt.s32 %p31,%r19,769;
or.pred %p32,%p31,%p30;
@%p32 bra $3_33;
add.s64 %rd158,%rd27,768;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd158;
.param .b32 param1;
add.s32 %r560,%r19,-768;
st.param.b32 [param1+0],%r560;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r603,[retval0+0];
ld.param.b32 %r604,[retval0+4];
}
add.s64 %rd159,%rd29,768;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd159;
.param .b32 param1;
add.s32 %r561,%r19,-768;
st.param.b32 [param1+0],%r561;
.param .align 4 .b8 retval0[8];
call.uni (retval0),
_Z10load_bytesPKhi,
(
param0,
param1
);
ld.param.b32 %r595,[retval0+0];
ld.param.b32 %r596,[retval0+4];
}
$3_33:
and.b32 %r321,%r589,16711935;
and.b32 %r322,%r597,16711935;
shr.u32 %r323,%r597,8;
and.b32 %r324,%r323,16711935;
shr.u32 %r325,%r589,8;
and.b32 %r326,%r325,16711935;
and.b32 %r327,%r590,16711935;
and.b32 %r328,%r598,16711935;
shr.u32 %r329,%r598,8;
and.b32 %r330,%r329,16711935;
shr.u32 %r331,%r590,8;
and.b32 %r332,%r331,16711935;
cvt.s64.s32 %rd31,%r191;
mul.wide.u32 %rd160,%r183,2048;
mov.u64 %rd161,_ZZ4halfILi4EEvPKvRK5BatchPvS4_E13sums_of_block;
add.s64 %rd162,%rd161,%rd160;
mul.wide.s32 %rd163,%r191,16;
add.s64 %rd164,%rd162,%rd163;
add.s32 %r335,%r327,%r328;
add.s32 %r336,%r321,%r322;
add.s32 %r337,%r332,%r330;
add.s32 %r338,%r326,%r324;
st.shared.v4.u32 [%rd164],{%r336,%r338,%r335,%r337};
and.b32 %r339,%r591,16711935;
and.b32 %r340,%r599,16711935;
shr.u32 %r341,%r599,8;
and.b32 %r342,%r341,16711935;
shr.u32 %r343,%r591,8;
and.b32 %r344,%r343,16711935;
and.b32 %r345,%r592,16711935;
and.b32 %r346,%r600,16711935;
shr.u32 %r347,%r600,8;
and.b32 %r348,%r347,16711935;
shr.u32 %r349,%r592,8;
and.b32 %r350,%r349,16711935;
add.s32 %r351,%r345,%r346;
add.s32 %r352,%r339,%r340;
add.s32 %r353,%r350,%r348;
add.s32 %r354,%r344,%r342;
st.shared.v4.u32 [%rd164+512],{%r352,%r354,%r351,%r353};
and.b32 %r355,%r593,16711935;
and.b32 %r356,%r601,16711935;
shr.u32 %r357,%r601,8;
and.b32 %r358,%r357,16711935;
shr.u32 %r359,%r593,8;
and.b32 %r360,%r359,16711935;
and.b32 %r361,%r594,16711935;
and.b32 %r362,%r602,16711935;
shr.u32 %r363,%r602,8;
and.b32 %r364,%r363,16711935;
shr.u32 %r365,%r594,8;
and.b32 %r366,%r365,16711935;
add.s32 %r367,%r361,%r362;
add.s32 %r368,%r355,%r356;
add.s32 %r369,%r366,%r364;
add.s32 %r370,%r360,%r358;
st.shared.v4.u32 [%rd164+1024],{%r368,%r370,%r367,%r369};
and.b32 %r371,%r595,16711935;
and.b32 %r372,%r603,16711935;
shr.u32 %r373,%r603,8;
and.b32 %r374,%r373,16711935;
shr.u32 %r375,%r595,8;
and.b32 %r376,%r375,16711935;
and.b32 %r377,%r596,16711935;
and.b32 %r378,%r604,16711935;
shr.u32 %r379,%r604,8;
and.b32 %r380,%r379,16711935;
shr.u32 %r381,%r596,8;
and.b32 %r382,%r381,16711935;
add.s32 %r383,%r377,%r378;
add.s32 %r384,%r371,%r372;
add.s32 %r385,%r382,%r380;
add.s32 %r386,%r376,%r374;
st.shared.v4.u32 [%rd164+1536],{%r384,%r386,%r383,%r385};
bar.warp.sync -1;
shl.b32 %r387,%r191,2;
mul.wide.s32 %rd165,%r191,48;
add.s64 %rd166,%rd164,%rd165;
ld.shared.v4.u32 {%r388,%r389,%r390,%r391},[%rd166];
mul.wide.s32 %rd167,%r387,16;
add.s64 %rd168,%rd162,%rd167;
ld.shared.v4.u32 {%r396,%r397,%r398,%r399},[%rd168+16];
ld.shared.v4.u32 {%r404,%r405,%r406,%r407},[%rd168+32];
ld.shared.v4.u32 {%r412,%r413,%r414,%r415},[%rd168+48];
bar.warp.sync -1;
mov.u32 %r420,21520;
prmt.b32 %r421,%r388,%r389,%r420;
prmt.b32 %r422,%r390,%r391,%r420;
add.s32 %r423,%r422,%r421;
shr.u32 %r424,%r423,2;
and.b32 %r425,%r424,65537;
add.s32 %r426,%r423,%r425;
add.s32 %r427,%r426,65537;
shr.u32 %r428,%r427,2;
mov.u32 %r429,30258;
prmt.b32 %r430,%r388,%r389,%r429;
prmt.b32 %r431,%r390,%r391,%r429;
add.s32 %r432,%r431,%r430;
shr.u32 %r433,%r432,2;
and.b32 %r434,%r433,65537;
add.s32 %r435,%r432,%r434;
add.s32 %r436,%r435,65537;
shr.u32 %r437,%r436,2;
mov.u32 %r438,25632;
prmt.b32 %r439,%r396,%r397,%r420;
prmt.b32 %r440,%r398,%r399,%r420;
add.s32 %r441,%r440,%r439;
shr.u32 %r442,%r441,2;
and.b32 %r443,%r442,65537;
add.s32 %r444,%r441,%r443;
add.s32 %r445,%r444,65537;
shr.u32 %r446,%r445,2;
prmt.b32 %r447,%r396,%r397,%r429;
prmt.b32 %r448,%r398,%r399,%r429;
add.s32 %r449,%r448,%r447;
shr.u32 %r450,%r449,2;
and.b32 %r451,%r450,65537;
add.s32 %r452,%r449,%r451;
add.s32 %r453,%r452,65537;
shr.u32 %r454,%r453,2;
prmt.b32 %r455,%r404,%r405,%r420;
prmt.b32 %r456,%r406,%r407,%r420;
add.s32 %r457,%r456,%r455;
shr.u32 %r458,%r457,2;
and.b32 %r459,%r458,65537;
add.s32 %r460,%r457,%r459;
add.s32 %r461,%r460,65537;
shr.u32 %r462,%r461,2;
prmt.b32 %r463,%r404,%r405,%r429;
prmt.b32 %r464,%r406,%r407,%r429;
add.s32 %r465,%r464,%r463;
shr.u32 %r466,%r465,2;
and.b32 %r467,%r466,65537;
add.s32 %r468,%r465,%r467;
add.s32 %r469,%r468,65537;
shr.u32 %r470,%r469,2;
prmt.b32 %r471,%r412,%r413,%r420;
prmt.b32 %r472,%r414,%r415,%r420;
add.s32 %r473,%r472,%r471;
shr.u32 %r474,%r473,2;
and.b32 %r475,%r474,65537;
add.s32 %r476,%r473,%r475;
add.s32 %r477,%r476,65537;
shr.u32 %r478,%r477,2;
prmt.b32 %r479,%r412,%r413,%r429;
prmt.b32 %r480,%r414,%r415,%r429;
add.s32 %r481,%r480,%r479;
shr.u32 %r482,%r481,2;
and.b32 %r483,%r482,65537;
add.s32 %r484,%r481,%r483;
add.s32 %r485,%r484,65537;
shr.u32 %r486,%r485,2;
prmt.b32 %r487,%r478,%r486,%r438;
prmt.b32 %r488,%r462,%r470,%r438;
prmt.b32 %r489,%r446,%r454,%r438;
prmt.b32 %r490,%r428,%r437,%r438;
st.shared.v4.u32 [%rd164],{%r490,%r489,%r488,%r487};
bar.warp.sync -1;
cvt.s64.s32 %rd169,%r15;
mul.lo.s64 %rd32,%rd202,%rd169;
shl.b32 %r498,%r14,9;
cvt.s64.s32 %rd33,%r498;
sub.s32 %r500,%r563,%r185;
min.s32 %r140,%r500,128;
shl.b32 %r141,%r140,2;
setp.lt.s32 %p33,%r140,1;
@%p33 bra $3_50;
add.s64 %rd170,%rd32,%rd33;
add.s64 %rd35,%rd201,%rd170;
and.b64 %rd171,%rd35,15;
setp.eq.s64 %p34,%rd171,0;
@%p34 bra $3_39;
and.b64 %rd172,%rd35,3;
setp.ne.s64 %p35,%rd172,0;
mov.u32 %r638,0;
@%p35 bra $3_47;
mov.u32 %r633,%tid.x;
setp.ge.s32 %p36,%r633,%r140;
mov.u32 %r638,%r141;
@%p36 bra $3_47;
shl.b64 %rd173,%rd31,2;
add.s64 %rd174,%rd173,%rd32;
add.s64 %rd175,%rd174,%rd33;
add.s64 %rd204,%rd201,%rd175;
add.s64 %rd203,%rd162,%rd173;
$3_38:
.pragma "nounroll";
ld.shared.u32 %r504,[%rd203];
st.u32 [%rd204],%r504;
add.s64 %rd204,%rd204,128;
add.s64 %rd203,%rd203,128;
add.s32 %r633,%r633,32;
setp.lt.s32 %p37,%r633,%r140;
mov.u32 %r638,%r141;
@%p37 bra $3_38;
bra.uni $3_47;
$3_39:
shr.s32 %r505,%r140,31;
shr.u32 %r506,%r505,30;
add.s32 %r507,%r140,%r506;
shr.s32 %r145,%r507,2;
setp.ge.s32 %p38,%r191,%r145;
@%p38 bra $3_46;
not.b32 %r509,%r191;
add.s32 %r147,%r145,%r509;
shr.u32 %r510,%r147,5;
add.s32 %r511,%r510,1;
and.b32 %r635,%r511,3;
setp.eq.s32 %p39,%r635,0;
mov.u32 %r636,%r191;
@%p39 bra $3_43;
shl.b64 %rd182,%rd31,4;
add.s64 %rd206,%rd162,%rd182;
add.s64 %rd183,%rd182,%rd32;
add.s64 %rd184,%rd183,%rd33;
add.s64 %rd205,%rd201,%rd184;
mov.u32 %r636,%tid.x;
$3_42:
.pragma "nounroll";
ld.shared.v4.u32 {%r513,%r514,%r515,%r516},[%rd206];
st.v4.u32 [%rd205],{%r513,%r514,%r515,%r516};
add.s32 %r636,%r636,32;
add.s64 %rd206,%rd206,512;
add.s64 %rd205,%rd205,512;
add.s32 %r635,%r635,-1;
setp.ne.s32 %p40,%r635,0;
@%p40 bra $3_42;
$3_43:
setp.lt.u32 %p41,%r147,96;
@%p41 bra $3_46;
mul.wide.s32 %rd185,%r636,16;
add.s64 %rd186,%rd185,%rd32;
add.s64 %rd187,%rd186,%rd33;
add.s64 %rd188,%rd201,%rd187;
add.s64 %rd208,%rd188,1024;
add.s64 %rd192,%rd162,%rd185;
add.s64 %rd207,%rd192,1024;
$3_45:
ld.shared.v4.u32 {%r522,%r523,%r524,%r525},[%rd207+-1024];
st.v4.u32 [%rd208+-1024],{%r522,%r523,%r524,%r525};
ld.shared.v4.u32 {%r530,%r531,%r532,%r533},[%rd207+-512];
st.v4.u32 [%rd208+-512],{%r530,%r531,%r532,%r533};
ld.shared.v4.u32 {%r538,%r539,%r540,%r541},[%rd207];
st.v4.u32 [%rd208],{%r538,%r539,%r540,%r541};
ld.shared.v4.u32 {%r546,%r547,%r548,%r549},[%rd207+512];
st.v4.u32 [%rd208+512],{%r546,%r547,%r548,%r549};
add.s64 %rd208,%rd208,2048;
add.s64 %rd207,%rd207,2048;
add.s32 %r636,%r636,128;
setp.lt.s32 %p42,%r636,%r145;
@%p42 bra $3_45;
$3_46:
and.b32 %r638,%r141,-16;
$3_47:
add.s32 %r639,%r638,%r191;
setp.ge.s32 %p43,%r639,%r141;
@%p43 bra $3_50;
cvt.s64.s32 %rd193,%r639;
add.s64 %rd194,%rd32,%rd193;
add.s64 %rd195,%rd194,%rd33;
add.s64 %rd210,%rd201,%rd195;
add.s64 %rd209,%rd162,%rd193;
$3_49:
.pragma "nounroll";
ld.shared.u8 %rs1,[%rd209];
st.u8 [%rd210],%rs1;
add.s64 %rd210,%rd210,32;
add.s64 %rd209,%rd209,32;
add.s32 %r639,%r639,32;
setp.lt.s32 %p44,%r639,%r141;
@%p44 bra $3_49;
$3_50:
ret;
}
`;
