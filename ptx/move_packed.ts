// Made from kernels/move_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/move_packed.cu`. */
export const MOVE_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 4 .b8 _ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines[3072];
.func (.param .b32 func_retval0) _Z14border_outsideiii(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<10>;
.reg .b32 %r<20>;
ld.param.u32 %r6,[p0];
ld.param.u32 %r7,[p1];
ld.param.u32 %r8,[p2];
setp.eq.s32 %p1,%r8,0;
mov.u32 %r19,-1;
@%p1 bra $0_5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $0_4;
bra.uni $0_2;
$0_4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $0_5;
$0_2:
setp.eq.s32 %p5,%r8,4;
shl.b32 %r10,%r7,1;
add.s32 %r11,%r10,-2;
setp.eq.s32 %p6,%r8,2;
selp.b32 %r12,%r10,%r11,%p6;
selp.b32 %r1,%r7,%r12,%p5;
rem.s32 %r13,%r6,%r1;
shr.s32 %r14,%r13,31;
and.b32 %r15,%r14,%r1;
add.s32 %r19,%r15,%r13;
setp.lt.s32 %p7,%r19,%r7;
@%p7 bra $0_5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$0_5:
st.param.b32 [func_retval0+0],%r19;
ret;
}
.visible .entry move_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11,
.param .u32 p12,
.param .u32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<65>;
.reg .b16 %rs<8>;
.reg .b32 %r<301>;
.reg .b64 %rd<140>;
.shared .align 16 .b8 _ZZ4moveILi1EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE14lines_of_block[2048];
ld.param.u64 %rd56,[p0];
ld.param.v2.u32 {%r278,%r279},[p1+32];
ld.param.v2.u32 {%r107,%r108},[p1+40];
ld.param.u64 %rd61,[p2];
ld.param.v2.u32 {%r280,%r281},[p3+32];
ld.param.v2.u32 {%r111,%r112},[p3+40];
ld.param.u32 %r283,[p4];
ld.param.u32 %r282,[p5];
ld.param.u64 %rd66,[p6];
ld.param.u32 %r101,[p7];
ld.param.u32 %r102,[p8];
ld.param.u32 %r103,[p12];
ld.param.u32 %r104,[p13];
ld.param.u64 %rd137,[p3+8];
ld.param.u64 %rd62,[p3];
ld.param.u64 %rd135,[p1+8];
ld.param.u64 %rd57,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r108,0;
@%p4 bra $1_2;
cvta.to.global.u64 %rd67,%rd56;
mul.wide.s32 %rd68,%r1,40;
add.s64 %rd69,%rd67,%rd68;
ld.global.v2.u32 {%r278,%r279},[%rd69+32];
ld.global.u64 %rd135,[%rd69+8];
ld.global.u64 %rd134,[%rd69];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd70,%r1;
mul.lo.s64 %rd71,%rd57,%rd70;
add.s64 %rd134,%rd56,%rd71;
$1_3:
setp.eq.s32 %p5,%r112,0;
@%p5 bra $1_5;
cvta.to.global.u64 %rd72,%rd61;
mul.wide.s32 %rd73,%r1,40;
add.s64 %rd74,%rd72,%rd73;
ld.global.v2.u32 {%r280,%r281},[%rd74+32];
ld.global.u64 %rd137,[%rd74+8];
ld.global.u64 %rd136,[%rd74];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd75,%r1;
mul.lo.s64 %rd76,%rd62,%rd75;
add.s64 %rd136,%rd61,%rd76;
$1_6:
mov.u32 %r117,%ctaid.x;
shl.b32 %r14,%r117,7;
mov.u32 %r15,%tid.x;
shl.b32 %r16,%r15,2;
add.s32 %r17,%r14,%r16;
mov.u32 %r118,%ctaid.y;
shl.b32 %r119,%r118,3;
mov.u32 %r18,%tid.y;
add.s32 %r120,%r119,%r18;
shl.b32 %r19,%r120,1;
sub.s32 %r20,%r281,%r19;
min.s32 %r21,%r20,2;
setp.le.s32 %p6,%r280,%r14;
setp.lt.s32 %p7,%r21,1;
or.pred %p8,%p6,%p7;
@%p8 bra $1_68;
setp.eq.s64 %p9,%rd66,0;
@%p9 bra $1_9;
cvta.to.global.u64 %rd77,%rd66;
mul.wide.u32 %rd78,%r1,8;
add.s64 %rd79,%rd77,%rd78;
ld.global.u32 %r283,[%rd79];
ld.global.u32 %r282,[%rd79+4];
$1_9:
cvt.u64.u32 %rd25,%r18;
cvt.u64.u32 %rd26,%r16;
not.b32 %r121,%r17;
add.s32 %r122,%r278,%r121;
add.s32 %r29,%r122,%r283;
sub.s32 %r30,%r17,%r283;
setp.eq.s32 %p1,%r103,0;
add.s32 %r123,%r29,-3;
selp.b32 %r124,%r30,%r123,%p1;
setp.gt.s32 %p10,%r124,-1;
add.s32 %r125,%r278,-4;
sub.s32 %r126,%r125,%r124;
selp.b32 %r31,%r126,-1,%p10;
not.b32 %r127,%r19;
add.s32 %r128,%r279,%r127;
add.s32 %r129,%r128,%r282;
sub.s32 %r130,%r19,%r282;
setp.eq.s32 %p11,%r104,0;
selp.b32 %r32,%r130,%r129,%p11;
selp.b32 %r33,1,-1,%p11;
cvt.s64.s32 %rd27,%r124;
setp.lt.u32 %p12,%r32,%r279;
mov.u32 %r284,%r32;
@%p12 bra $1_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r32;
.param .b32 param1;
st.param.b32 [param1+0],%r279;
.param .b32 param2;
st.param.b32 [param2+0],%r101;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r284,[retval0+0];
}
$1_11:
add.s32 %r132,%r284,1;
setp.lt.s32 %p13,%r132,%r279;
selp.b32 %r133,0,3,%p13;
setp.ge.s32 %p14,%r31,%r133;
setp.gt.s32 %p15,%r284,-1;
and.pred %p2,%p15,%p14;
selp.b32 %r36,%r30,%r29,%p1;
not.pred %p16,%p2;
@%p16 bra $1_13;
cvt.s64.s32 %rd82,%r284;
mul.lo.s64 %rd83,%rd135,%rd82;
add.s64 %rd84,%rd83,%rd27;
add.s64 %rd85,%rd134,%rd84;
cvt.u32.u64 %r136,%rd85;
and.b32 %r137,%r136,3;
and.b64 %rd86,%rd85,3;
sub.s64 %rd87,%rd84,%rd86;
add.s64 %rd80,%rd134,%rd87;
add.s32 %r138,%r137,3;
ld.global.nc.u32 %r134,[%rd80];
and.b32 %r139,%r138,4;
cvt.u64.u32 %rd88,%r139;
add.s64 %rd81,%rd80,%rd88;
ld.global.nc.u32 %r135,[%rd81];
mad.lo.s32 %r140,%r137,4369,12816;
and.b32 %r141,%r140,30583;
prmt.b32 %r285,%r134,%r135,%r141;
$1_13:
add.s32 %r286,%r33,%r32;
setp.lt.u32 %p17,%r286,%r279;
@%p17 bra $1_15;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r286;
.param .b32 param1;
st.param.b32 [param1+0],%r279;
.param .b32 param2;
st.param.b32 [param2+0],%r101;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r286,[retval0+0];
}
$1_15:
add.s32 %r143,%r286,1;
setp.lt.s32 %p18,%r143,%r279;
selp.b32 %r144,0,3,%p18;
setp.ge.s32 %p19,%r31,%r144;
setp.gt.s32 %p20,%r286,-1;
and.pred %p3,%p20,%p19;
not.pred %p21,%p3;
@%p21 bra $1_17;
cvt.s64.s32 %rd91,%r286;
mul.lo.s64 %rd92,%rd135,%rd91;
add.s64 %rd93,%rd92,%rd27;
add.s64 %rd94,%rd134,%rd93;
cvt.u32.u64 %r147,%rd94;
and.b32 %r148,%r147,3;
and.b64 %rd95,%rd94,3;
sub.s64 %rd96,%rd93,%rd95;
add.s64 %rd89,%rd134,%rd96;
add.s32 %r149,%r148,3;
ld.global.nc.u32 %r145,[%rd89];
and.b32 %r150,%r149,4;
cvt.u64.u32 %rd97,%r150;
add.s64 %rd90,%rd89,%rd97;
ld.global.nc.u32 %r146,[%rd90];
mad.lo.s32 %r151,%r148,4369,12816;
and.b32 %r152,%r151,30583;
prmt.b32 %r287,%r145,%r146,%r152;
$1_17:
shl.b64 %rd98,%rd25,8;
mov.u64 %rd99,_ZZ4moveILi1EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE14lines_of_block;
add.s64 %rd100,%rd99,%rd98;
add.s64 %rd30,%rd100,%rd26;
@%p1 bra $1_22;
@%p16 bra $1_20;
shr.u32 %r153,%r285,24;
shr.u32 %r154,%r285,8;
and.b32 %r155,%r154,65280;
or.b32 %r156,%r155,%r153;
shl.b32 %r157,%r285,24;
shl.b32 %r158,%r285,8;
and.b32 %r159,%r158,16711680;
or.b32 %r160,%r157,%r159;
or.b32 %r161,%r160,%r156;
st.shared.u32 [%rd30],%r161;
$1_20:
@%p21 bra $1_26;
shr.u32 %r162,%r287,24;
shr.u32 %r163,%r287,8;
and.b32 %r164,%r163,65280;
or.b32 %r165,%r164,%r162;
shl.b32 %r166,%r287,24;
shl.b32 %r167,%r287,8;
and.b32 %r168,%r167,16711680;
or.b32 %r169,%r166,%r168;
or.b32 %r170,%r169,%r165;
st.shared.u32 [%rd30+128],%r170;
bra.uni $1_26;
$1_22:
@%p16 bra $1_24;
st.shared.u32 [%rd30],%r285;
$1_24:
@%p21 bra $1_26;
st.shared.u32 [%rd30+128],%r287;
$1_26:
selp.u32 %r171,1,0,%p16;
selp.b32 %r172,0,2,%p3;
or.b32 %r44,%r172,%r171;
setp.eq.s32 %p28,%r44,0;
setp.lt.s32 %p29,%r20,1;
or.pred %p30,%p29,%p28;
@%p30 bra $1_39;
sub.s32 %r45,%r280,%r17;
min.s32 %r46,%r45,4;
mov.u32 %r288,0;
$1_28:
.pragma "nounroll";
mov.u32 %r174,1;
shl.b32 %r175,%r174,%r288;
and.b32 %r176,%r175,%r44;
setp.eq.s32 %p31,%r176,0;
@%p31 bra $1_38;
mad.lo.s32 %r289,%r288,%r33,%r32;
setp.lt.u32 %p32,%r289,%r279;
@%p32 bra $1_31;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r289;
.param .b32 param1;
st.param.b32 [param1+0],%r279;
.param .b32 param2;
st.param.b32 [param2+0],%r101;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r289,[retval0+0];
}
$1_31:
setp.lt.s32 %p33,%r45,1;
@%p33 bra $1_38;
cvt.s64.s32 %rd101,%r289;
mul.lo.s64 %rd31,%rd135,%rd101;
shl.b32 %r51,%r288,7;
mov.u32 %r290,0;
$1_33:
.pragma "nounroll";
neg.s32 %r178,%r290;
selp.b32 %r179,%r290,%r178,%p1;
add.s32 %r291,%r179,%r36;
setp.lt.u32 %p35,%r291,%r278;
@%p35 bra $1_35;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r291;
.param .b32 param1;
st.param.b32 [param1+0],%r278;
.param .b32 param2;
st.param.b32 [param2+0],%r101;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r291,[retval0+0];
}
$1_35:
or.b32 %r180,%r291,%r289;
setp.lt.s32 %p36,%r180,0;
mov.u32 %r292,%r102;
@%p36 bra $1_37;
cvt.s64.s32 %rd103,%r291;
add.s64 %rd104,%rd31,%rd103;
add.s64 %rd102,%rd134,%rd104;
ld.global.nc.u8 %r292,[%rd102];
$1_37:
add.s32 %r182,%r290,%r51;
cvt.s64.s32 %rd105,%r182;
add.s64 %rd106,%rd105,%rd26;
add.s64 %rd110,%rd100,%rd106;
st.shared.u8 [%rd110],%r292;
add.s32 %r290,%r290,1;
setp.lt.s32 %p37,%r290,%r46;
@%p37 bra $1_33;
$1_38:
add.s32 %r288,%r288,1;
setp.lt.s32 %p38,%r288,%r21;
shr.u32 %r183,%r44,%r288;
setp.ne.s32 %p39,%r183,0;
and.pred %p40,%p38,%p39;
@%p40 bra $1_28;
$1_39:
bar.warp.sync -1;
@%p29 bra $1_68;
cvt.s64.s32 %rd32,%r14;
sub.s32 %r184,%r280,%r14;
min.s32 %r60,%r184,128;
setp.lt.s32 %p42,%r60,1;
shr.s32 %r185,%r60,31;
shr.u32 %r186,%r185,28;
add.s32 %r187,%r60,%r186;
shr.s32 %r61,%r187,4;
shr.u32 %r188,%r185,30;
add.s32 %r189,%r60,%r188;
shr.s32 %r62,%r189,2;
and.b32 %r63,%r60,-4;
@%p42 bra $1_68;
and.b32 %r64,%r60,-16;
not.b32 %r191,%r15;
add.s32 %r192,%r62,%r191;
shr.u32 %r193,%r192,5;
add.s32 %r194,%r193,1;
add.s32 %r195,%r61,%r191;
shr.u32 %r196,%r195,5;
add.s32 %r197,%r196,1;
not.b32 %r198,%r280;
add.s32 %r199,%r14,%r198;
max.s32 %r200,%r199,-129;
mov.u32 %r201,-2;
sub.s32 %r202,%r201,%r200;
sub.s32 %r65,%r202,%r15;
and.b32 %r66,%r197,3;
and.b32 %r67,%r194,3;
cvt.s64.s32 %rd34,%r15;
add.s32 %r68,%r15,32;
add.s32 %r69,%r15,96;
add.s64 %rd35,%rd100,256;
add.s64 %rd114,%rd136,%rd32;
add.s64 %rd36,%rd114,256;
mov.u32 %r293,0;
$1_42:
.pragma "nounroll";
add.s32 %r203,%r293,%r19;
cvt.s64.s32 %rd115,%r203;
mul.lo.s64 %rd38,%rd137,%rd115;
add.s64 %rd116,%rd38,%rd32;
add.s64 %rd39,%rd136,%rd116;
shl.b32 %r204,%r293,7;
cvt.s64.s32 %rd40,%r204;
add.s64 %rd41,%rd100,%rd40;
and.b64 %rd120,%rd39,15;
setp.eq.s64 %p43,%rd120,0;
@%p43 bra $1_51;
and.b64 %rd121,%rd39,3;
setp.ne.s64 %p44,%rd121,0;
setp.ge.s32 %p45,%r15,%r62;
or.pred %p46,%p44,%p45;
selp.b32 %r298,0,%r63,%p44;
@%p46 bra $1_59;
setp.eq.s32 %p47,%r67,0;
mov.u32 %r294,%r15;
@%p47 bra $1_48;
shl.b64 %rd122,%rd34,2;
add.s64 %rd42,%rd41,%rd122;
ld.shared.u32 %r205,[%rd42];
add.s64 %rd43,%rd39,%rd122;
st.u32 [%rd43],%r205;
setp.eq.s32 %p48,%r67,1;
mov.u32 %r294,%r68;
@%p48 bra $1_48;
setp.eq.s32 %p49,%r67,2;
ld.shared.u32 %r206,[%rd42+128];
st.u32 [%rd43+128],%r206;
mov.u32 %r207,%tid.x;
add.s32 %r294,%r207,64;
@%p49 bra $1_48;
ld.shared.u32 %r208,[%rd42+256];
st.u32 [%rd43+256],%r208;
mov.u32 %r294,%r69;
$1_48:
setp.lt.u32 %p50,%r192,96;
mov.u32 %r298,%r63;
@%p50 bra $1_59;
mul.wide.s32 %rd123,%r294,4;
add.s64 %rd124,%rd123,%rd40;
add.s64 %rd139,%rd35,%rd124;
add.s64 %rd125,%rd123,%rd38;
add.s64 %rd138,%rd36,%rd125;
$1_50:
ld.shared.u32 %r212,[%rd139+-256];
st.u32 [%rd138+-256],%r212;
ld.shared.u32 %r213,[%rd139+-128];
st.u32 [%rd138+-128],%r213;
ld.shared.u32 %r214,[%rd139];
st.u32 [%rd138],%r214;
ld.shared.u32 %r215,[%rd139+128];
st.u32 [%rd138+128],%r215;
add.s64 %rd139,%rd139,512;
add.s64 %rd138,%rd138,512;
add.s32 %r294,%r294,128;
setp.lt.s32 %p51,%r294,%r62;
mov.u32 %r298,%r63;
@%p51 bra $1_50;
bra.uni $1_59;
$1_51:
setp.ge.s32 %p52,%r15,%r61;
mov.u32 %r298,%r64;
@%p52 bra $1_59;
setp.eq.s32 %p53,%r66,0;
mov.u32 %r296,%r15;
@%p53 bra $1_56;
shl.b64 %rd126,%rd34,4;
add.s64 %rd52,%rd39,%rd126;
add.s64 %rd51,%rd41,%rd126;
ld.shared.v4.u32 {%r216,%r217,%r218,%r219},[%rd51];
st.v4.u32 [%rd52],{%r216,%r217,%r218,%r219};
setp.eq.s32 %p54,%r66,1;
mov.u32 %r296,%r68;
@%p54 bra $1_56;
setp.eq.s32 %p55,%r66,2;
ld.shared.v4.u32 {%r224,%r225,%r226,%r227},[%rd51+512];
st.v4.u32 [%rd52+512],{%r224,%r225,%r226,%r227};
mov.u32 %r232,%tid.x;
add.s32 %r296,%r232,64;
@%p55 bra $1_56;
ld.shared.v4.u32 {%r233,%r234,%r235,%r236},[%rd51+1024];
st.v4.u32 [%rd52+1024],{%r233,%r234,%r235,%r236};
mov.u32 %r296,%r69;
$1_56:
setp.lt.u32 %p56,%r195,96;
mov.u32 %r298,%r64;
@%p56 bra $1_59;
$1_58:
mul.wide.s32 %rd127,%r296,16;
add.s64 %rd128,%rd39,%rd127;
add.s64 %rd129,%rd41,%rd127;
ld.shared.v4.u32 {%r244,%r245,%r246,%r247},[%rd129];
st.v4.u32 [%rd128],{%r244,%r245,%r246,%r247};
ld.shared.v4.u32 {%r252,%r253,%r254,%r255},[%rd129+512];
st.v4.u32 [%rd128+512],{%r252,%r253,%r254,%r255};
ld.shared.v4.u32 {%r260,%r261,%r262,%r263},[%rd129+1024];
st.v4.u32 [%rd128+1024],{%r260,%r261,%r262,%r263};
ld.shared.v4.u32 {%r268,%r269,%r270,%r271},[%rd129+1536];
st.v4.u32 [%rd128+1536],{%r268,%r269,%r270,%r271};
add.s32 %r296,%r296,128;
setp.lt.s32 %p57,%r296,%r61;
mov.u32 %r298,%r64;
@%p57 bra $1_58;
$1_59:
add.s32 %r81,%r298,%r15;
setp.ge.s32 %p58,%r81,%r60;
@%p58 bra $1_67;
sub.s32 %r82,%r65,%r298;
shr.u32 %r276,%r82,5;
add.s32 %r277,%r276,1;
and.b32 %r83,%r277,3;
setp.eq.s32 %p59,%r83,0;
mov.u32 %r299,%r81;
@%p59 bra $1_64;
cvt.s64.s32 %rd130,%r81;
add.s64 %rd54,%rd41,%rd130;
ld.shared.u8 %rs1,[%rd54];
add.s64 %rd55,%rd39,%rd130;
st.u8 [%rd55],%rs1;
add.s32 %r299,%r81,32;
setp.eq.s32 %p60,%r83,1;
@%p60 bra $1_64;
ld.shared.u8 %rs2,[%rd54+32];
st.u8 [%rd55+32],%rs2;
add.s32 %r299,%r81,64;
setp.eq.s32 %p61,%r83,2;
@%p61 bra $1_64;
ld.shared.u8 %rs3,[%rd54+64];
st.u8 [%rd55+64],%rs3;
add.s32 %r299,%r81,96;
$1_64:
setp.lt.u32 %p62,%r82,96;
@%p62 bra $1_67;
$1_66:
cvt.s64.s32 %rd131,%r299;
add.s64 %rd132,%rd41,%rd131;
ld.shared.u8 %rs4,[%rd132];
add.s64 %rd133,%rd39,%rd131;
st.u8 [%rd133],%rs4;
ld.shared.u8 %rs5,[%rd132+32];
st.u8 [%rd133+32],%rs5;
ld.shared.u8 %rs6,[%rd132+64];
st.u8 [%rd133+64],%rs6;
ld.shared.u8 %rs7,[%rd132+96];
st.u8 [%rd133+96],%rs7;
add.s32 %r299,%r299,128;
setp.lt.s32 %p63,%r299,%r60;
@%p63 bra $1_66;
$1_67:
add.s32 %r293,%r293,1;
setp.lt.s32 %p64,%r293,%r21;
@%p64 bra $1_42;
$1_68:
ret;
}
.visible .entry move_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11,
.param .u32 p12,
.param .u32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<67>;
.reg .b16 %rs<8>;
.reg .b32 %r<367>;
.reg .b64 %rd<148>;
.shared .align 16 .b8 _ZZ4moveILi3EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE14lines_of_block[6144];
ld.param.u64 %rd57,[p0];
ld.param.v2.u32 {%r338,%r339},[p1+32];
ld.param.v2.u32 {%r120,%r121},[p1+40];
ld.param.u64 %rd62,[p2];
ld.param.v2.u32 {%r340,%r341},[p3+32];
ld.param.v2.u32 {%r124,%r125},[p3+40];
ld.param.u32 %r343,[p4];
ld.param.u32 %r342,[p5];
ld.param.u64 %rd67,[p6];
ld.param.u32 %r112,[p7];
ld.param.u32 %r113,[p8];
ld.param.u32 %r114,[p9];
ld.param.u32 %r115,[p10];
ld.param.u32 %r116,[p12];
ld.param.u32 %r117,[p13];
ld.param.u64 %rd145,[p3+8];
ld.param.u64 %rd63,[p3];
ld.param.u64 %rd143,[p1+8];
ld.param.u64 %rd58,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r121,0;
@%p4 bra $2_2;
cvta.to.global.u64 %rd68,%rd57;
mul.wide.s32 %rd69,%r1,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r338,%r339},[%rd70+32];
ld.global.u64 %rd143,[%rd70+8];
ld.global.u64 %rd142,[%rd70];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd71,%r1;
mul.lo.s64 %rd72,%rd58,%rd71;
add.s64 %rd142,%rd57,%rd72;
$2_3:
setp.eq.s32 %p5,%r125,0;
@%p5 bra $2_5;
cvta.to.global.u64 %rd73,%rd62;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r340,%r341},[%rd75+32];
ld.global.u64 %rd145,[%rd75+8];
ld.global.u64 %rd144,[%rd75];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd63,%rd76;
add.s64 %rd144,%rd62,%rd77;
$2_6:
mov.u32 %r130,%ctaid.x;
shl.b32 %r14,%r130,7;
mov.u32 %r15,%tid.x;
shl.b32 %r131,%r15,2;
add.s32 %r16,%r14,%r131;
mov.u32 %r132,%ctaid.y;
shl.b32 %r133,%r132,3;
mov.u32 %r17,%tid.y;
add.s32 %r134,%r133,%r17;
shl.b32 %r18,%r134,1;
sub.s32 %r19,%r341,%r18;
min.s32 %r20,%r19,2;
setp.le.s32 %p6,%r340,%r14;
setp.lt.s32 %p7,%r20,1;
or.pred %p8,%p6,%p7;
@%p8 bra $2_72;
setp.eq.s64 %p9,%rd67,0;
@%p9 bra $2_9;
cvta.to.global.u64 %rd78,%rd67;
mul.wide.u32 %rd79,%r1,8;
add.s64 %rd80,%rd78,%rd79;
ld.global.u32 %r343,[%rd80];
ld.global.u32 %r342,[%rd80+4];
$2_9:
cvt.u64.u32 %rd25,%r17;
mul.lo.s32 %r135,%r15,12;
cvt.u64.u32 %rd26,%r135;
not.b32 %r136,%r16;
add.s32 %r137,%r338,%r136;
add.s32 %r28,%r137,%r343;
sub.s32 %r29,%r16,%r343;
setp.eq.s32 %p1,%r116,0;
add.s32 %r138,%r28,-3;
selp.b32 %r139,%r29,%r138,%p1;
setp.gt.s32 %p10,%r139,-1;
sub.s32 %r140,%r338,%r139;
mad.lo.s32 %r141,%r140,3,-12;
selp.b32 %r30,%r141,-1,%p10;
not.b32 %r142,%r18;
add.s32 %r143,%r339,%r142;
add.s32 %r144,%r143,%r342;
sub.s32 %r145,%r18,%r342;
setp.eq.s32 %p11,%r117,0;
selp.b32 %r31,%r145,%r144,%p11;
selp.b32 %r32,1,-1,%p11;
mul.lo.s32 %r146,%r139,3;
cvt.s64.s32 %rd27,%r146;
setp.lt.u32 %p12,%r31,%r339;
mov.u32 %r344,%r31;
@%p12 bra $2_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r31;
.param .b32 param1;
st.param.b32 [param1+0],%r339;
.param .b32 param2;
st.param.b32 [param2+0],%r112;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r344,[retval0+0];
}
$2_11:
add.s32 %r148,%r344,1;
setp.lt.s32 %p13,%r148,%r339;
selp.b32 %r149,0,3,%p13;
setp.ge.s32 %p14,%r30,%r149;
setp.gt.s32 %p15,%r344,-1;
and.pred %p2,%p15,%p14;
selp.b32 %r35,%r29,%r28,%p1;
not.pred %p16,%p2;
@%p16 bra $2_13;
cvt.s64.s32 %rd85,%r344;
mul.lo.s64 %rd86,%rd143,%rd85;
add.s64 %rd87,%rd86,%rd27;
add.s64 %rd88,%rd142,%rd87;
cvt.u32.u64 %r154,%rd88;
and.b32 %r155,%r154,3;
and.b64 %rd89,%rd88,3;
sub.s64 %rd90,%rd87,%rd89;
add.s64 %rd81,%rd142,%rd90;
add.s32 %r156,%r155,11;
ld.global.nc.u32 %r150,[%rd81];
add.s64 %rd82,%rd81,4;
ld.global.nc.u32 %r151,[%rd82];
add.s64 %rd83,%rd81,8;
ld.global.nc.u32 %r152,[%rd83];
and.b32 %r157,%r156,28;
cvt.u64.u32 %rd91,%r157;
add.s64 %rd84,%rd81,%rd91;
ld.global.nc.u32 %r153,[%rd84];
mad.lo.s32 %r158,%r155,4369,12816;
and.b32 %r159,%r158,30583;
prmt.b32 %r347,%r150,%r151,%r159;
prmt.b32 %r346,%r151,%r152,%r159;
prmt.b32 %r345,%r152,%r153,%r159;
$2_13:
add.s32 %r348,%r32,%r31;
setp.lt.u32 %p17,%r348,%r339;
@%p17 bra $2_15;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r348;
.param .b32 param1;
st.param.b32 [param1+0],%r339;
.param .b32 param2;
st.param.b32 [param2+0],%r112;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r348,[retval0+0];
}
$2_15:
add.s32 %r161,%r348,1;
setp.lt.s32 %p18,%r161,%r339;
selp.b32 %r162,0,3,%p18;
setp.ge.s32 %p19,%r30,%r162;
setp.gt.s32 %p20,%r348,-1;
and.pred %p3,%p20,%p19;
not.pred %p21,%p3;
@%p21 bra $2_17;
cvt.s64.s32 %rd96,%r348;
mul.lo.s64 %rd97,%rd143,%rd96;
add.s64 %rd98,%rd97,%rd27;
add.s64 %rd99,%rd142,%rd98;
cvt.u32.u64 %r167,%rd99;
and.b32 %r168,%r167,3;
and.b64 %rd100,%rd99,3;
sub.s64 %rd101,%rd98,%rd100;
add.s64 %rd92,%rd142,%rd101;
add.s32 %r169,%r168,11;
ld.global.nc.u32 %r163,[%rd92];
add.s64 %rd93,%rd92,4;
ld.global.nc.u32 %r164,[%rd93];
add.s64 %rd94,%rd92,8;
ld.global.nc.u32 %r165,[%rd94];
and.b32 %r170,%r169,28;
cvt.u64.u32 %rd102,%r170;
add.s64 %rd95,%rd92,%rd102;
ld.global.nc.u32 %r166,[%rd95];
mad.lo.s32 %r171,%r168,4369,12816;
and.b32 %r172,%r171,30583;
prmt.b32 %r351,%r163,%r164,%r172;
prmt.b32 %r350,%r164,%r165,%r172;
prmt.b32 %r349,%r165,%r166,%r172;
$2_17:
mul.lo.s64 %rd103,%rd25,768;
mov.u64 %rd104,_ZZ4moveILi3EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE14lines_of_block;
add.s64 %rd105,%rd104,%rd103;
add.s64 %rd30,%rd105,%rd26;
@%p1 bra $2_22;
@%p16 bra $2_20;
shr.u32 %r173,%r345,8;
and.b32 %r174,%r173,255;
shr.u32 %r175,%r345,16;
and.b32 %r176,%r175,255;
prmt.b32 %r177,%r176,%r174,30212;
and.b32 %r178,%r173,16711680;
or.b32 %r179,%r178,%r177;
shl.b32 %r180,%r346,8;
and.b32 %r181,%r180,-16777216;
or.b32 %r182,%r181,%r179;
shl.b32 %r183,%r345,8;
and.b32 %r184,%r183,65280;
shr.u32 %r185,%r346,24;
or.b32 %r186,%r184,%r185;
shr.u32 %r187,%r347,8;
and.b32 %r188,%r187,16711680;
or.b32 %r189,%r188,%r186;
shl.b32 %r190,%r346,24;
or.b32 %r191,%r190,%r189;
shr.u32 %r192,%r346,8;
mov.u32 %r193,64;
prmt.b32 %r194,%r192,%r347,%r193;
mov.u32 %r195,1040;
prmt.b32 %r196,%r194,%r187,%r195;
shr.u32 %r197,%r347,16;
mov.u32 %r198,16912;
prmt.b32 %r199,%r196,%r197,%r198;
st.shared.u32 [%rd30],%r182;
st.shared.u32 [%rd30+4],%r191;
st.shared.u32 [%rd30+8],%r199;
$2_20:
@%p21 bra $2_26;
shr.u32 %r200,%r349,8;
and.b32 %r201,%r200,255;
shr.u32 %r202,%r349,16;
and.b32 %r203,%r202,255;
prmt.b32 %r204,%r203,%r201,30212;
and.b32 %r205,%r200,16711680;
or.b32 %r206,%r205,%r204;
shl.b32 %r207,%r350,8;
and.b32 %r208,%r207,-16777216;
or.b32 %r209,%r208,%r206;
shl.b32 %r210,%r349,8;
and.b32 %r211,%r210,65280;
shr.u32 %r212,%r350,24;
or.b32 %r213,%r211,%r212;
shr.u32 %r214,%r351,8;
and.b32 %r215,%r214,16711680;
or.b32 %r216,%r215,%r213;
shl.b32 %r217,%r350,24;
or.b32 %r218,%r217,%r216;
shr.u32 %r219,%r350,8;
mov.u32 %r220,64;
prmt.b32 %r221,%r219,%r351,%r220;
mov.u32 %r222,1040;
prmt.b32 %r223,%r221,%r214,%r222;
shr.u32 %r224,%r351,16;
mov.u32 %r225,16912;
prmt.b32 %r226,%r223,%r224,%r225;
st.shared.u32 [%rd30+384],%r209;
st.shared.u32 [%rd30+388],%r218;
st.shared.u32 [%rd30+392],%r226;
bra.uni $2_26;
$2_22:
@%p16 bra $2_24;
st.shared.u32 [%rd30],%r347;
st.shared.u32 [%rd30+4],%r346;
st.shared.u32 [%rd30+8],%r345;
$2_24:
@%p21 bra $2_26;
st.shared.u32 [%rd30+384],%r351;
st.shared.u32 [%rd30+388],%r350;
st.shared.u32 [%rd30+392],%r349;
$2_26:
selp.u32 %r227,1,0,%p16;
selp.b32 %r228,0,2,%p3;
or.b32 %r51,%r228,%r227;
setp.eq.s32 %p28,%r51,0;
setp.lt.s32 %p29,%r19,1;
or.pred %p30,%p29,%p28;
@%p30 bra $2_43;
sub.s32 %r52,%r340,%r16;
min.s32 %r53,%r52,4;
mov.u32 %r352,0;
$2_28:
.pragma "nounroll";
mov.u32 %r230,1;
shl.b32 %r231,%r230,%r352;
and.b32 %r232,%r231,%r51;
setp.eq.s32 %p31,%r232,0;
@%p31 bra $2_42;
mad.lo.s32 %r353,%r352,%r32,%r31;
setp.lt.u32 %p32,%r353,%r339;
@%p32 bra $2_31;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r353;
.param .b32 param1;
st.param.b32 [param1+0],%r339;
.param .b32 param2;
st.param.b32 [param2+0],%r112;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r353,[retval0+0];
}
$2_31:
setp.lt.s32 %p33,%r52,1;
@%p33 bra $2_42;
cvt.s64.s32 %rd106,%r353;
mul.lo.s64 %rd31,%rd143,%rd106;
mul.lo.s32 %r58,%r352,384;
mov.u32 %r354,0;
$2_33:
.pragma "nounroll";
neg.s32 %r234,%r354;
selp.b32 %r235,%r354,%r234,%p1;
add.s32 %r355,%r235,%r35;
setp.lt.u32 %p35,%r355,%r338;
@%p35 bra $2_35;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r355;
.param .b32 param1;
st.param.b32 [param1+0],%r338;
.param .b32 param2;
st.param.b32 [param2+0],%r112;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r355,[retval0+0];
}
$2_35:
mul.lo.s32 %r236,%r355,3;
cvt.s64.s32 %rd107,%r236;
add.s64 %rd32,%rd31,%rd107;
or.b32 %r63,%r355,%r353;
setp.lt.s32 %p36,%r63,0;
mov.u32 %r356,%r113;
@%p36 bra $2_37;
add.s64 %rd108,%rd142,%rd32;
ld.global.nc.u8 %r356,[%rd108];
$2_37:
mad.lo.s32 %r238,%r354,3,%r58;
cvt.s64.s32 %rd109,%r238;
add.s64 %rd110,%rd109,%rd26;
add.s64 %rd33,%rd105,%rd110;
st.shared.u8 [%rd33],%r356;
mov.u32 %r357,%r114;
@%p36 bra $2_39;
add.s64 %rd115,%rd142,%rd32;
add.s64 %rd114,%rd115,1;
ld.global.nc.u8 %r357,[%rd114];
$2_39:
st.shared.u8 [%rd33+1],%r357;
mov.u32 %r358,%r115;
@%p36 bra $2_41;
add.s64 %rd117,%rd142,%rd32;
add.s64 %rd116,%rd117,2;
ld.global.nc.u8 %r358,[%rd116];
$2_41:
st.shared.u8 [%rd33+2],%r358;
add.s32 %r354,%r354,1;
setp.lt.s32 %p39,%r354,%r53;
@%p39 bra $2_33;
$2_42:
add.s32 %r352,%r352,1;
setp.lt.s32 %p40,%r352,%r20;
shr.u32 %r241,%r51,%r352;
setp.ne.s32 %p41,%r241,0;
and.pred %p42,%p40,%p41;
@%p42 bra $2_28;
$2_43:
bar.warp.sync -1;
@%p29 bra $2_72;
mul.lo.s32 %r243,%r130,384;
cvt.s64.s32 %rd34,%r243;
sub.s32 %r244,%r340,%r14;
min.s32 %r245,%r244,128;
mul.lo.s32 %r72,%r245,3;
setp.lt.s32 %p44,%r245,1;
shr.s32 %r246,%r72,31;
shr.u32 %r247,%r246,28;
add.s32 %r248,%r72,%r247;
shr.s32 %r73,%r248,4;
shr.u32 %r249,%r246,30;
add.s32 %r250,%r72,%r249;
shr.s32 %r74,%r250,2;
and.b32 %r75,%r72,-4;
@%p44 bra $2_72;
and.b32 %r76,%r72,-16;
not.b32 %r252,%r15;
add.s32 %r253,%r74,%r252;
shr.u32 %r254,%r253,5;
add.s32 %r255,%r254,1;
add.s32 %r256,%r73,%r252;
shr.u32 %r257,%r256,5;
add.s32 %r258,%r257,1;
not.b32 %r259,%r340;
add.s32 %r260,%r14,%r259;
max.s32 %r261,%r260,-129;
mov.u32 %r262,-4;
sub.s32 %r263,%r262,%r15;
mad.lo.s32 %r77,%r261,-3,%r263;
and.b32 %r78,%r258,3;
and.b32 %r79,%r255,3;
cvt.s64.s32 %rd36,%r15;
add.s32 %r80,%r15,32;
add.s32 %r81,%r15,64;
add.s32 %r82,%r15,96;
add.s64 %rd118,%rd144,%rd34;
add.s64 %rd37,%rd118,256;
mov.u32 %r359,0;
$2_46:
.pragma "nounroll";
add.s32 %r264,%r359,%r18;
cvt.s64.s32 %rd119,%r264;
mul.lo.s64 %rd39,%rd145,%rd119;
add.s64 %rd120,%rd39,%rd34;
add.s64 %rd40,%rd144,%rd120;
mul.lo.s32 %r265,%r359,384;
cvt.s64.s32 %rd41,%r265;
add.s64 %rd42,%rd105,%rd41;
and.b64 %rd124,%rd40,15;
setp.eq.s64 %p45,%rd124,0;
@%p45 bra $2_55;
and.b64 %rd125,%rd40,3;
setp.ne.s64 %p46,%rd125,0;
setp.ge.s32 %p47,%r15,%r74;
or.pred %p48,%p46,%p47;
selp.b32 %r364,0,%r75,%p46;
@%p48 bra $2_63;
setp.eq.s32 %p49,%r79,0;
mov.u32 %r360,%r15;
@%p49 bra $2_52;
shl.b64 %rd126,%rd36,2;
add.s64 %rd43,%rd42,%rd126;
ld.shared.u32 %r266,[%rd43];
add.s64 %rd44,%rd40,%rd126;
st.u32 [%rd44],%r266;
setp.eq.s32 %p50,%r79,1;
mov.u32 %r360,%r80;
@%p50 bra $2_52;
setp.eq.s32 %p51,%r79,2;
ld.shared.u32 %r267,[%rd43+128];
st.u32 [%rd44+128],%r267;
mov.u32 %r360,%r81;
@%p51 bra $2_52;
ld.shared.u32 %r268,[%rd43+256];
st.u32 [%rd44+256],%r268;
mov.u32 %r360,%r82;
$2_52:
setp.lt.u32 %p52,%r253,96;
mov.u32 %r364,%r75;
@%p52 bra $2_63;
mul.wide.s32 %rd127,%r360,4;
add.s64 %rd128,%rd127,%rd41;
mul.wide.u32 %rd129,%r17,768;
add.s64 %rd131,%rd104,%rd129;
add.s64 %rd132,%rd131,%rd128;
add.s64 %rd147,%rd132,256;
add.s64 %rd133,%rd127,%rd39;
add.s64 %rd146,%rd37,%rd133;
$2_54:
ld.shared.u32 %r273,[%rd147+-256];
st.u32 [%rd146+-256],%r273;
ld.shared.u32 %r274,[%rd147+-128];
st.u32 [%rd146+-128],%r274;
ld.shared.u32 %r275,[%rd147];
st.u32 [%rd146],%r275;
ld.shared.u32 %r276,[%rd147+128];
st.u32 [%rd146+128],%r276;
add.s64 %rd147,%rd147,512;
add.s64 %rd146,%rd146,512;
add.s32 %r360,%r360,128;
setp.lt.s32 %p53,%r360,%r74;
mov.u32 %r364,%r75;
@%p53 bra $2_54;
bra.uni $2_63;
$2_55:
setp.ge.s32 %p54,%r15,%r73;
mov.u32 %r364,%r76;
@%p54 bra $2_63;
setp.eq.s32 %p55,%r78,0;
mov.u32 %r362,%r15;
@%p55 bra $2_60;
shl.b64 %rd134,%rd36,4;
add.s64 %rd53,%rd40,%rd134;
add.s64 %rd52,%rd42,%rd134;
ld.shared.v4.u32 {%r277,%r278,%r279,%r280},[%rd52];
st.v4.u32 [%rd53],{%r277,%r278,%r279,%r280};
setp.eq.s32 %p56,%r78,1;
mov.u32 %r362,%r80;
@%p56 bra $2_60;
setp.eq.s32 %p57,%r78,2;
ld.shared.v4.u32 {%r285,%r286,%r287,%r288},[%rd52+512];
st.v4.u32 [%rd53+512],{%r285,%r286,%r287,%r288};
mov.u32 %r362,%r81;
@%p57 bra $2_60;
ld.shared.v4.u32 {%r293,%r294,%r295,%r296},[%rd52+1024];
st.v4.u32 [%rd53+1024],{%r293,%r294,%r295,%r296};
mov.u32 %r362,%r82;
$2_60:
setp.lt.u32 %p58,%r256,96;
mov.u32 %r364,%r76;
@%p58 bra $2_63;
$2_62:
mul.wide.s32 %rd135,%r362,16;
add.s64 %rd136,%rd40,%rd135;
add.s64 %rd137,%rd42,%rd135;
ld.shared.v4.u32 {%r304,%r305,%r306,%r307},[%rd137];
st.v4.u32 [%rd136],{%r304,%r305,%r306,%r307};
ld.shared.v4.u32 {%r312,%r313,%r314,%r315},[%rd137+512];
st.v4.u32 [%rd136+512],{%r312,%r313,%r314,%r315};
ld.shared.v4.u32 {%r320,%r321,%r322,%r323},[%rd137+1024];
st.v4.u32 [%rd136+1024],{%r320,%r321,%r322,%r323};
ld.shared.v4.u32 {%r328,%r329,%r330,%r331},[%rd137+1536];
st.v4.u32 [%rd136+1536],{%r328,%r329,%r330,%r331};
add.s32 %r362,%r362,128;
setp.lt.s32 %p59,%r362,%r73;
mov.u32 %r364,%r76;
@%p59 bra $2_62;
$2_63:
add.s32 %r92,%r364,%r15;
setp.ge.s32 %p60,%r92,%r72;
@%p60 bra $2_71;
sub.s32 %r93,%r77,%r364;
shr.u32 %r336,%r93,5;
add.s32 %r337,%r336,1;
and.b32 %r94,%r337,3;
setp.eq.s32 %p61,%r94,0;
mov.u32 %r365,%r92;
@%p61 bra $2_68;
cvt.s64.s32 %rd138,%r92;
add.s64 %rd55,%rd42,%rd138;
ld.shared.u8 %rs1,[%rd55];
add.s64 %rd56,%rd40,%rd138;
st.u8 [%rd56],%rs1;
add.s32 %r365,%r92,32;
setp.eq.s32 %p62,%r94,1;
@%p62 bra $2_68;
ld.shared.u8 %rs2,[%rd55+32];
st.u8 [%rd56+32],%rs2;
add.s32 %r365,%r92,64;
setp.eq.s32 %p63,%r94,2;
@%p63 bra $2_68;
ld.shared.u8 %rs3,[%rd55+64];
st.u8 [%rd56+64],%rs3;
add.s32 %r365,%r92,96;
$2_68:
setp.lt.u32 %p64,%r93,96;
@%p64 bra $2_71;
$2_70:
cvt.s64.s32 %rd139,%r365;
add.s64 %rd140,%rd42,%rd139;
ld.shared.u8 %rs4,[%rd140];
add.s64 %rd141,%rd40,%rd139;
st.u8 [%rd141],%rs4;
ld.shared.u8 %rs5,[%rd140+32];
st.u8 [%rd141+32],%rs5;
ld.shared.u8 %rs6,[%rd140+64];
st.u8 [%rd141+64],%rs6;
ld.shared.u8 %rs7,[%rd140+96];
st.u8 [%rd141+96],%rs7;
add.s32 %r365,%r365,128;
setp.lt.s32 %p65,%r365,%r72;
@%p65 bra $2_70;
$2_71:
add.s32 %r359,%r359,1;
setp.lt.s32 %p66,%r359,%r20;
@%p66 bra $2_46;
$2_72:
ret;
}
.visible .entry move_packed_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11,
.param .u32 p12,
.param .u32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<68>;
.reg .b16 %rs<8>;
.reg .b32 %r<338>;
.reg .b64 %rd<152>;
.shared .align 16 .b8 _ZZ4moveILi4EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE14lines_of_block[8192];
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r306,%r307},[p1+32];
ld.param.v2.u32 {%r128,%r129},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r308,%r309},[p3+32];
ld.param.v2.u32 {%r132,%r133},[p3+40];
ld.param.u32 %r311,[p4];
ld.param.u32 %r310,[p5];
ld.param.u64 %rd68,[p6];
ld.param.u32 %r119,[p7];
ld.param.u32 %r120,[p8];
ld.param.u32 %r121,[p9];
ld.param.u32 %r122,[p10];
ld.param.u32 %r123,[p11];
ld.param.u32 %r124,[p12];
ld.param.u32 %r125,[p13];
ld.param.u64 %rd149,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd147,[p1+8];
ld.param.u64 %rd59,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r129,0;
@%p4 bra $3_2;
cvta.to.global.u64 %rd69,%rd58;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r306,%r307},[%rd71+32];
ld.global.u64 %rd147,[%rd71+8];
ld.global.u64 %rd146,[%rd71];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd59,%rd72;
add.s64 %rd146,%rd58,%rd73;
$3_3:
setp.eq.s32 %p5,%r133,0;
@%p5 bra $3_5;
cvta.to.global.u64 %rd74,%rd63;
mul.wide.s32 %rd75,%r1,40;
add.s64 %rd76,%rd74,%rd75;
ld.global.v2.u32 {%r308,%r309},[%rd76+32];
ld.global.u64 %rd149,[%rd76+8];
ld.global.u64 %rd148,[%rd76];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd77,%r1;
mul.lo.s64 %rd78,%rd64,%rd77;
add.s64 %rd148,%rd63,%rd78;
$3_6:
mov.u32 %r138,%ctaid.x;
shl.b32 %r139,%r138,7;
mov.u32 %r14,%tid.x;
shl.b32 %r140,%r14,2;
add.s32 %r15,%r139,%r140;
mov.u32 %r141,%ctaid.y;
shl.b32 %r142,%r141,3;
mov.u32 %r16,%tid.y;
add.s32 %r143,%r142,%r16;
shl.b32 %r17,%r143,1;
sub.s32 %r18,%r309,%r17;
min.s32 %r19,%r18,2;
setp.le.s32 %p6,%r308,%r139;
setp.lt.s32 %p7,%r19,1;
or.pred %p8,%p6,%p7;
@%p8 bra $3_74;
setp.eq.s64 %p9,%rd68,0;
@%p9 bra $3_9;
cvta.to.global.u64 %rd79,%rd68;
mul.wide.u32 %rd80,%r1,8;
add.s64 %rd81,%rd79,%rd80;
ld.global.u32 %r311,[%rd81];
ld.global.u32 %r310,[%rd81+4];
$3_9:
shl.b32 %r144,%r14,4;
cvt.u64.u32 %rd25,%r144;
not.b32 %r145,%r15;
add.s32 %r146,%r306,%r145;
add.s32 %r27,%r146,%r311;
sub.s32 %r28,%r15,%r311;
setp.eq.s32 %p1,%r124,0;
add.s32 %r147,%r27,-3;
selp.b32 %r148,%r28,%r147,%p1;
setp.gt.s32 %p10,%r148,-1;
sub.s32 %r149,%r306,%r148;
shl.b32 %r150,%r149,2;
add.s32 %r151,%r150,-16;
selp.b32 %r29,%r151,-1,%p10;
not.b32 %r152,%r17;
add.s32 %r153,%r307,%r152;
add.s32 %r154,%r153,%r310;
sub.s32 %r155,%r17,%r310;
setp.eq.s32 %p11,%r125,0;
selp.b32 %r30,%r155,%r154,%p11;
selp.b32 %r31,1,-1,%p11;
shl.b32 %r156,%r148,2;
cvt.s64.s32 %rd26,%r156;
setp.lt.u32 %p12,%r30,%r307;
mov.u32 %r312,%r30;
@%p12 bra $3_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r30;
.param .b32 param1;
st.param.b32 [param1+0],%r307;
.param .b32 param2;
st.param.b32 [param2+0],%r119;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r312,[retval0+0];
}
$3_11:
add.s32 %r158,%r312,1;
setp.lt.s32 %p13,%r158,%r307;
selp.b32 %r159,0,3,%p13;
setp.ge.s32 %p14,%r29,%r159;
setp.gt.s32 %p15,%r312,-1;
and.pred %p2,%p15,%p14;
selp.b32 %r34,%r28,%r27,%p1;
not.pred %p16,%p2;
@%p16 bra $3_13;
cvt.s64.s32 %rd87,%r312;
mul.lo.s64 %rd88,%rd147,%rd87;
add.s64 %rd89,%rd88,%rd26;
add.s64 %rd90,%rd146,%rd89;
cvt.u32.u64 %r165,%rd90;
and.b32 %r166,%r165,3;
and.b64 %rd91,%rd90,3;
sub.s64 %rd92,%rd89,%rd91;
add.s64 %rd82,%rd146,%rd92;
add.s32 %r167,%r166,15;
ld.global.nc.u32 %r160,[%rd82];
add.s64 %rd83,%rd82,4;
ld.global.nc.u32 %r161,[%rd83];
add.s64 %rd84,%rd82,8;
ld.global.nc.u32 %r162,[%rd84];
add.s64 %rd85,%rd82,12;
ld.global.nc.u32 %r163,[%rd85];
and.b32 %r168,%r167,28;
cvt.u64.u32 %rd93,%r168;
add.s64 %rd86,%rd82,%rd93;
ld.global.nc.u32 %r164,[%rd86];
mad.lo.s32 %r169,%r166,4369,12816;
and.b32 %r170,%r169,30583;
prmt.b32 %r316,%r160,%r161,%r170;
prmt.b32 %r315,%r161,%r162,%r170;
prmt.b32 %r314,%r162,%r163,%r170;
prmt.b32 %r313,%r163,%r164,%r170;
$3_13:
add.s32 %r317,%r31,%r30;
setp.lt.u32 %p17,%r317,%r307;
@%p17 bra $3_15;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r317;
.param .b32 param1;
st.param.b32 [param1+0],%r307;
.param .b32 param2;
st.param.b32 [param2+0],%r119;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r317,[retval0+0];
}
$3_15:
add.s32 %r172,%r317,1;
setp.lt.s32 %p18,%r172,%r307;
selp.b32 %r173,0,3,%p18;
setp.ge.s32 %p19,%r29,%r173;
setp.gt.s32 %p20,%r317,-1;
and.pred %p3,%p20,%p19;
not.pred %p21,%p3;
@%p21 bra $3_17;
cvt.s64.s32 %rd99,%r317;
mul.lo.s64 %rd100,%rd147,%rd99;
add.s64 %rd101,%rd100,%rd26;
add.s64 %rd102,%rd146,%rd101;
cvt.u32.u64 %r179,%rd102;
and.b32 %r180,%r179,3;
and.b64 %rd103,%rd102,3;
sub.s64 %rd104,%rd101,%rd103;
add.s64 %rd94,%rd146,%rd104;
add.s32 %r181,%r180,15;
ld.global.nc.u32 %r174,[%rd94];
add.s64 %rd95,%rd94,4;
ld.global.nc.u32 %r175,[%rd95];
add.s64 %rd96,%rd94,8;
ld.global.nc.u32 %r176,[%rd96];
add.s64 %rd97,%rd94,12;
ld.global.nc.u32 %r177,[%rd97];
and.b32 %r182,%r181,28;
cvt.u64.u32 %rd105,%r182;
add.s64 %rd98,%rd94,%rd105;
ld.global.nc.u32 %r178,[%rd98];
mad.lo.s32 %r183,%r180,4369,12816;
and.b32 %r184,%r183,30583;
prmt.b32 %r321,%r174,%r175,%r184;
prmt.b32 %r320,%r175,%r176,%r184;
prmt.b32 %r319,%r176,%r177,%r184;
prmt.b32 %r318,%r177,%r178,%r184;
$3_17:
mul.wide.u32 %rd106,%r16,1024;
mov.u64 %rd107,_ZZ4moveILi4EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE14lines_of_block;
add.s64 %rd108,%rd107,%rd106;
add.s64 %rd29,%rd108,%rd25;
@%p1 bra $3_22;
@%p16 bra $3_20;
st.shared.v4.u32 [%rd29],{%r313,%r314,%r315,%r316};
$3_20:
@%p21 bra $3_26;
st.shared.v4.u32 [%rd29+512],{%r318,%r319,%r320,%r321};
bra.uni $3_26;
$3_22:
@%p16 bra $3_24;
st.shared.v4.u32 [%rd29],{%r316,%r315,%r314,%r313};
$3_24:
@%p21 bra $3_26;
st.shared.v4.u32 [%rd29+512],{%r321,%r320,%r319,%r318};
$3_26:
selp.u32 %r185,1,0,%p16;
selp.b32 %r186,0,2,%p3;
or.b32 %r54,%r186,%r185;
setp.eq.s32 %p28,%r54,0;
setp.lt.s32 %p29,%r18,1;
or.pred %p30,%p29,%p28;
@%p30 bra $3_45;
sub.s32 %r55,%r308,%r15;
min.s32 %r56,%r55,4;
mov.u32 %r322,0;
cvt.u64.u32 %rd31,%r16;
shl.b64 %rd114,%rd31,10;
add.s64 %rd116,%rd107,%rd114;
$3_28:
.pragma "nounroll";
mov.u32 %r188,1;
shl.b32 %r189,%r188,%r322;
and.b32 %r190,%r189,%r54;
setp.eq.s32 %p31,%r190,0;
@%p31 bra $3_44;
mad.lo.s32 %r323,%r322,%r31,%r30;
setp.lt.u32 %p32,%r323,%r307;
@%p32 bra $3_31;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r323;
.param .b32 param1;
st.param.b32 [param1+0],%r307;
.param .b32 param2;
st.param.b32 [param2+0],%r119;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r323,[retval0+0];
}
$3_31:
setp.lt.s32 %p33,%r55,1;
@%p33 bra $3_44;
cvt.s64.s32 %rd109,%r323;
mul.lo.s64 %rd30,%rd147,%rd109;
shl.b32 %r61,%r322,9;
mov.u32 %r324,0;
$3_33:
.pragma "nounroll";
neg.s32 %r192,%r324;
selp.b32 %r193,%r324,%r192,%p1;
add.s32 %r325,%r193,%r34;
setp.lt.u32 %p35,%r325,%r306;
@%p35 bra $3_35;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r325;
.param .b32 param1;
st.param.b32 [param1+0],%r306;
.param .b32 param2;
st.param.b32 [param2+0],%r119;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r325,[retval0+0];
}
$3_35:
shl.b32 %r194,%r325,2;
cvt.s64.s32 %rd110,%r194;
add.s64 %rd32,%rd30,%rd110;
or.b32 %r66,%r325,%r323;
setp.lt.s32 %p36,%r66,0;
mov.u32 %r326,%r120;
@%p36 bra $3_37;
add.s64 %rd111,%rd146,%rd32;
ld.global.nc.u8 %r326,[%rd111];
$3_37:
shl.b32 %r196,%r324,2;
add.s32 %r197,%r196,%r61;
cvt.s64.s32 %rd112,%r197;
add.s64 %rd113,%rd112,%rd25;
add.s64 %rd33,%rd116,%rd113;
st.shared.u8 [%rd33],%r326;
mov.u32 %r327,%r121;
@%p36 bra $3_39;
add.s64 %rd118,%rd146,%rd32;
add.s64 %rd117,%rd118,1;
ld.global.nc.u8 %r327,[%rd117];
$3_39:
st.shared.u8 [%rd33+1],%r327;
mov.u32 %r328,%r122;
@%p36 bra $3_41;
add.s64 %rd120,%rd146,%rd32;
add.s64 %rd119,%rd120,2;
ld.global.nc.u8 %r328,[%rd119];
$3_41:
st.shared.u8 [%rd33+2],%r328;
mov.u32 %r329,%r123;
@%p36 bra $3_43;
add.s64 %rd122,%rd146,%rd32;
add.s64 %rd121,%rd122,3;
ld.global.nc.u8 %r329,[%rd121];
$3_43:
st.shared.u8 [%rd33+3],%r329;
add.s32 %r324,%r324,1;
setp.lt.s32 %p40,%r324,%r56;
@%p40 bra $3_33;
$3_44:
add.s32 %r322,%r322,1;
setp.lt.s32 %p41,%r322,%r19;
shr.u32 %r201,%r54,%r322;
setp.ne.s32 %p42,%r201,0;
and.pred %p43,%p41,%p42;
@%p43 bra $3_28;
$3_45:
bar.warp.sync -1;
@%p29 bra $3_74;
shl.b32 %r203,%r138,9;
cvt.s64.s32 %rd34,%r203;
sub.s32 %r205,%r308,%r139;
min.s32 %r77,%r205,128;
shl.b32 %r78,%r77,2;
setp.lt.s32 %p45,%r77,1;
shr.s32 %r206,%r77,31;
shr.u32 %r207,%r206,30;
add.s32 %r208,%r77,%r207;
shr.s32 %r79,%r208,2;
@%p45 bra $3_74;
and.b32 %r80,%r78,-16;
not.b32 %r210,%r308;
add.s32 %r213,%r139,%r210;
max.s32 %r214,%r213,-129;
mov.u32 %r215,-2;
sub.s32 %r216,%r215,%r214;
sub.s32 %r81,%r216,%r14;
shr.u32 %r218,%r81,5;
add.s32 %r219,%r218,1;
not.b32 %r220,%r14;
add.s32 %r221,%r79,%r220;
shr.u32 %r222,%r221,5;
add.s32 %r223,%r222,1;
mov.u32 %r224,-5;
sub.s32 %r225,%r224,%r14;
shl.b32 %r226,%r214,2;
sub.s32 %r82,%r225,%r226;
and.b32 %r83,%r223,3;
and.b32 %r84,%r219,3;
cvt.s64.s32 %rd36,%r14;
add.s32 %r85,%r14,32;
add.s32 %r86,%r14,64;
add.s32 %r87,%r14,96;
add.s64 %rd37,%rd108,256;
add.s64 %rd126,%rd148,%rd34;
add.s64 %rd38,%rd126,256;
mov.u32 %r330,0;
$3_48:
.pragma "nounroll";
add.s32 %r233,%r330,%r17;
cvt.s64.s32 %rd127,%r233;
mul.lo.s64 %rd40,%rd149,%rd127;
add.s64 %rd128,%rd40,%rd34;
add.s64 %rd41,%rd148,%rd128;
shl.b32 %r234,%r330,9;
cvt.s64.s32 %rd42,%r234;
add.s64 %rd43,%rd108,%rd42;
and.b64 %rd132,%rd41,15;
setp.eq.s64 %p46,%rd132,0;
@%p46 bra $3_57;
mov.u32 %r331,%tid.x;
setp.ge.s32 %p47,%r331,%r77;
and.b64 %rd133,%rd41,3;
setp.ne.s64 %p48,%rd133,0;
or.pred %p49,%p48,%p47;
selp.b32 %r335,0,%r78,%p48;
@%p49 bra $3_65;
setp.eq.s32 %p50,%r84,0;
@%p50 bra $3_54;
shl.b64 %rd134,%rd36,2;
add.s64 %rd44,%rd43,%rd134;
ld.shared.u32 %r236,[%rd44];
add.s64 %rd45,%rd41,%rd134;
st.u32 [%rd45],%r236;
setp.eq.s32 %p51,%r84,1;
mov.u32 %r331,%r85;
@%p51 bra $3_54;
setp.eq.s32 %p52,%r84,2;
ld.shared.u32 %r237,[%rd44+128];
st.u32 [%rd45+128],%r237;
mov.u32 %r331,%r86;
@%p52 bra $3_54;
ld.shared.u32 %r238,[%rd44+256];
st.u32 [%rd45+256],%r238;
mov.u32 %r331,%r87;
$3_54:
setp.lt.u32 %p53,%r81,96;
mov.u32 %r335,%r78;
@%p53 bra $3_65;
mul.wide.s32 %rd135,%r331,4;
add.s64 %rd136,%rd135,%rd42;
add.s64 %rd151,%rd37,%rd136;
add.s64 %rd137,%rd135,%rd40;
add.s64 %rd150,%rd38,%rd137;
$3_56:
ld.shared.u32 %r239,[%rd151+-256];
st.u32 [%rd150+-256],%r239;
ld.shared.u32 %r240,[%rd151+-128];
st.u32 [%rd150+-128],%r240;
ld.shared.u32 %r241,[%rd151];
st.u32 [%rd150],%r241;
ld.shared.u32 %r242,[%rd151+128];
st.u32 [%rd150+128],%r242;
add.s64 %rd151,%rd151,512;
add.s64 %rd150,%rd150,512;
add.s32 %r331,%r331,128;
setp.lt.s32 %p54,%r331,%r77;
mov.u32 %r335,%r78;
@%p54 bra $3_56;
bra.uni $3_65;
$3_57:
setp.ge.s32 %p55,%r14,%r79;
mov.u32 %r335,%r80;
@%p55 bra $3_65;
setp.eq.s32 %p56,%r83,0;
mov.u32 %r333,%r14;
@%p56 bra $3_62;
shl.b64 %rd138,%rd36,4;
add.s64 %rd54,%rd41,%rd138;
add.s64 %rd53,%rd43,%rd138;
ld.shared.v4.u32 {%r244,%r245,%r246,%r247},[%rd53];
st.v4.u32 [%rd54],{%r244,%r245,%r246,%r247};
setp.eq.s32 %p57,%r83,1;
mov.u32 %r333,%r85;
@%p57 bra $3_62;
setp.eq.s32 %p58,%r83,2;
ld.shared.v4.u32 {%r252,%r253,%r254,%r255},[%rd53+512];
st.v4.u32 [%rd54+512],{%r252,%r253,%r254,%r255};
mov.u32 %r333,%r86;
@%p58 bra $3_62;
ld.shared.v4.u32 {%r260,%r261,%r262,%r263},[%rd53+1024];
st.v4.u32 [%rd54+1024],{%r260,%r261,%r262,%r263};
mov.u32 %r333,%r87;
$3_62:
setp.lt.u32 %p59,%r221,96;
mov.u32 %r335,%r80;
@%p59 bra $3_65;
$3_64:
mul.wide.s32 %rd139,%r333,16;
add.s64 %rd140,%rd41,%rd139;
add.s64 %rd141,%rd43,%rd139;
ld.shared.v4.u32 {%r271,%r272,%r273,%r274},[%rd141];
st.v4.u32 [%rd140],{%r271,%r272,%r273,%r274};
ld.shared.v4.u32 {%r279,%r280,%r281,%r282},[%rd141+512];
st.v4.u32 [%rd140+512],{%r279,%r280,%r281,%r282};
ld.shared.v4.u32 {%r287,%r288,%r289,%r290},[%rd141+1024];
st.v4.u32 [%rd140+1024],{%r287,%r288,%r289,%r290};
ld.shared.v4.u32 {%r295,%r296,%r297,%r298},[%rd141+1536];
st.v4.u32 [%rd140+1536],{%r295,%r296,%r297,%r298};
add.s32 %r333,%r333,128;
setp.lt.s32 %p60,%r333,%r79;
mov.u32 %r335,%r80;
@%p60 bra $3_64;
$3_65:
add.s32 %r99,%r335,%r14;
setp.ge.s32 %p61,%r99,%r78;
@%p61 bra $3_73;
sub.s32 %r100,%r82,%r335;
shr.u32 %r304,%r100,5;
add.s32 %r305,%r304,1;
and.b32 %r101,%r305,3;
setp.eq.s32 %p62,%r101,0;
mov.u32 %r336,%r99;
@%p62 bra $3_70;
cvt.s64.s32 %rd142,%r99;
add.s64 %rd56,%rd43,%rd142;
ld.shared.u8 %rs1,[%rd56];
add.s64 %rd57,%rd41,%rd142;
st.u8 [%rd57],%rs1;
add.s32 %r336,%r99,32;
setp.eq.s32 %p63,%r101,1;
@%p63 bra $3_70;
ld.shared.u8 %rs2,[%rd56+32];
st.u8 [%rd57+32],%rs2;
add.s32 %r336,%r99,64;
setp.eq.s32 %p64,%r101,2;
@%p64 bra $3_70;
ld.shared.u8 %rs3,[%rd56+64];
st.u8 [%rd57+64],%rs3;
add.s32 %r336,%r99,96;
$3_70:
setp.lt.u32 %p65,%r100,96;
@%p65 bra $3_73;
$3_72:
cvt.s64.s32 %rd143,%r336;
add.s64 %rd144,%rd43,%rd143;
ld.shared.u8 %rs4,[%rd144];
add.s64 %rd145,%rd41,%rd143;
st.u8 [%rd145],%rs4;
ld.shared.u8 %rs5,[%rd144+32];
st.u8 [%rd145+32],%rs5;
ld.shared.u8 %rs6,[%rd144+64];
st.u8 [%rd145+64],%rs6;
ld.shared.u8 %rs7,[%rd144+96];
st.u8 [%rd145+96],%rs7;
add.s32 %r336,%r336,128;
setp.lt.s32 %p66,%r336,%r78;
@%p66 bra $3_72;
$3_73:
add.s32 %r330,%r330,1;
setp.lt.s32 %p67,%r330,%r19;
@%p67 bra $3_48;
$3_74:
ret;
}
.visible .entry reorder_packed_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b32 %r<193>;
.reg .b64 %rd<103>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r174,%r175},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r176,%r177},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.u32 %r72,[p4];
ld.param.u64 %rd102,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd100,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.v2.u32 {%r174,%r175},[%rd45+32];
ld.global.u64 %rd100,[%rd45+8];
ld.global.u64 %rd99,[%rd45];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd99,%rd33,%rd47;
$4_3:
setp.eq.s32 %p2,%r80,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r176,%r177},[%rd50+32];
ld.global.u64 %rd102,[%rd50+8];
ld.global.u64 %rd101,[%rd50];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd101,%rd38,%rd52;
$4_6:
mov.u32 %r85,%ctaid.x;
shl.b32 %r14,%r85,7;
mov.u32 %r15,%tid.x;
shl.b32 %r86,%r15,2;
add.s32 %r16,%r14,%r86;
mov.u32 %r87,%ctaid.y;
shl.b32 %r88,%r87,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r88,%r17;
setp.ge.s32 %p3,%r18,%r177;
setp.ge.s32 %p4,%r14,%r176;
or.pred %p5,%p4,%p3;
@%p5 bra $4_44;
cvt.s64.s32 %rd26,%r18;
mul.lo.s64 %rd53,%rd100,%rd26;
mul.lo.s32 %r89,%r16,3;
cvt.s64.s32 %rd54,%r89;
add.s64 %rd27,%rd53,%rd54;
add.s64 %rd28,%rd99,%rd27;
add.s32 %r90,%r18,1;
setp.lt.s32 %p6,%r90,%r175;
selp.b32 %r91,0,3,%p6;
add.s32 %r92,%r89,%r91;
add.s32 %r93,%r92,12;
mul.lo.s32 %r94,%r174,3;
setp.gt.s32 %p7,%r93,%r94;
@%p7 bra $4_9;
bra.uni $4_8;
$4_9:
setp.ge.s32 %p8,%r16,%r174;
mov.u32 %r179,0;
@%p8 bra $4_11;
ld.global.nc.u8 %r106,[%rd28];
and.b32 %r179,%r106,255;
$4_11:
@%p8 bra $4_13;
add.s64 %rd63,%rd28,1;
ld.global.nc.u8 %r107,[%rd63];
shl.b32 %r108,%r107,8;
and.b32 %r109,%r108,65280;
or.b32 %r179,%r109,%r179;
$4_13:
@%p8 bra $4_15;
add.s64 %rd64,%rd28,2;
ld.global.nc.u8 %r110,[%rd64];
shl.b32 %r111,%r110,16;
and.b32 %r112,%r111,16711680;
or.b32 %r179,%r112,%r179;
$4_15:
add.s32 %r30,%r16,1;
setp.ge.s32 %p11,%r30,%r174;
@%p11 bra $4_17;
add.s64 %rd65,%rd28,3;
ld.global.nc.u8 %r113,[%rd65];
shl.b32 %r114,%r113,24;
or.b32 %r179,%r114,%r179;
$4_17:
mov.u32 %r183,0;
@%p11 bra $4_19;
add.s64 %rd66,%rd28,4;
ld.global.nc.u8 %r116,[%rd66];
and.b32 %r183,%r116,255;
$4_19:
@%p11 bra $4_21;
add.s64 %rd67,%rd28,5;
ld.global.nc.u8 %r117,[%rd67];
shl.b32 %r118,%r117,8;
and.b32 %r119,%r118,65280;
or.b32 %r183,%r119,%r183;
$4_21:
add.s32 %r37,%r16,2;
setp.ge.s32 %p14,%r37,%r174;
@%p14 bra $4_23;
add.s64 %rd68,%rd28,6;
ld.global.nc.u8 %r120,[%rd68];
shl.b32 %r121,%r120,16;
and.b32 %r122,%r121,16711680;
or.b32 %r183,%r122,%r183;
$4_23:
@%p14 bra $4_25;
add.s64 %rd69,%rd28,7;
ld.global.nc.u8 %r123,[%rd69];
shl.b32 %r124,%r123,24;
or.b32 %r183,%r124,%r183;
$4_25:
mov.u32 %r187,0;
@%p14 bra $4_27;
add.s64 %rd70,%rd28,8;
ld.global.nc.u8 %r126,[%rd70];
and.b32 %r187,%r126,255;
$4_27:
add.s32 %r44,%r16,3;
setp.ge.s32 %p17,%r44,%r174;
@%p17 bra $4_29;
add.s64 %rd71,%rd28,9;
ld.global.nc.u8 %r127,[%rd71];
shl.b32 %r128,%r127,8;
and.b32 %r129,%r128,65280;
or.b32 %r187,%r129,%r187;
$4_29:
@%p17 bra $4_31;
add.s64 %rd72,%rd28,10;
ld.global.nc.u8 %r130,[%rd72];
shl.b32 %r131,%r130,16;
and.b32 %r132,%r131,16711680;
or.b32 %r187,%r132,%r187;
$4_31:
@%p17 bra $4_34;
add.s64 %rd73,%rd28,11;
ld.global.nc.u8 %r133,[%rd73];
shl.b32 %r134,%r133,24;
or.b32 %r187,%r134,%r187;
bra.uni $4_34;
$4_8:
cvt.u32.u64 %r99,%rd28;
and.b32 %r100,%r99,3;
and.b64 %rd59,%rd28,3;
sub.s64 %rd60,%rd27,%rd59;
add.s64 %rd55,%rd99,%rd60;
add.s32 %r101,%r100,11;
ld.global.nc.u32 %r95,[%rd55];
add.s64 %rd56,%rd55,4;
ld.global.nc.u32 %r96,[%rd56];
add.s64 %rd57,%rd55,8;
ld.global.nc.u32 %r97,[%rd57];
and.b32 %r102,%r101,28;
cvt.u64.u32 %rd61,%r102;
add.s64 %rd58,%rd55,%rd61;
ld.global.nc.u32 %r98,[%rd58];
mad.lo.s32 %r103,%r100,4369,12816;
and.b32 %r104,%r103,30583;
prmt.b32 %r179,%r95,%r96,%r104;
prmt.b32 %r183,%r96,%r97,%r104;
prmt.b32 %r187,%r97,%r98,%r104;
$4_34:
and.b32 %r135,%r72,30583;
mov.u32 %r136,0;
prmt.b32 %r57,%r179,%r136,%r135;
shr.u32 %r137,%r179,24;
shl.b32 %r138,%r183,8;
or.b32 %r139,%r138,%r137;
prmt.b32 %r58,%r139,%r136,%r135;
and.b32 %r140,%r58,16776960;
shr.u32 %r59,%r140,8;
shr.u32 %r141,%r183,16;
shl.b32 %r142,%r187,16;
or.b32 %r143,%r142,%r141;
prmt.b32 %r60,%r143,%r136,%r135;
and.b32 %r144,%r60,16711680;
shr.u32 %r61,%r144,16;
shr.u32 %r145,%r187,8;
prmt.b32 %r62,%r145,%r136,%r135;
mul.lo.s32 %r147,%r85,384;
cvt.s64.s32 %rd74,%r147;
mul.lo.s64 %rd75,%rd102,%rd26;
add.s64 %rd76,%rd75,%rd74;
add.s64 %rd29,%rd101,%rd76;
add.s32 %r148,%r14,128;
setp.le.s32 %p20,%r148,%r176;
and.b64 %rd77,%rd29,3;
setp.eq.s64 %p21,%rd77,0;
and.pred %p22,%p20,%p21;
@%p22 bra $4_43;
bra.uni $4_35;
$4_43:
mul.lo.s32 %r160,%r15,3;
mul.wide.u32 %rd81,%r17,384;
mov.u64 %rd82,_ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd83,%rd82,%rd81;
mul.wide.u32 %rd84,%r160,4;
add.s64 %rd85,%rd83,%rd84;
and.b32 %r161,%r57,16777215;
prmt.b32 %r162,%r58,%r161,1620;
st.shared.u32 [%rd85],%r162;
add.s32 %r163,%r160,1;
mul.wide.u32 %rd86,%r163,4;
add.s64 %rd87,%rd83,%rd86;
shl.b32 %r164,%r60,16;
or.b32 %r165,%r164,%r59;
st.shared.u32 [%rd87],%r165;
add.s32 %r166,%r160,2;
mul.wide.u32 %rd88,%r166,4;
add.s64 %rd89,%rd83,%rd88;
shl.b32 %r167,%r62,8;
or.b32 %r168,%r167,%r61;
st.shared.u32 [%rd89],%r168;
bar.warp.sync -1;
mul.wide.u32 %rd90,%r15,4;
add.s64 %rd91,%rd83,%rd90;
ld.shared.u32 %r169,[%rd91];
add.s64 %rd92,%rd29,%rd90;
st.u32 [%rd92],%r169;
add.s32 %r170,%r15,32;
mul.wide.u32 %rd93,%r170,4;
add.s64 %rd94,%rd83,%rd93;
ld.shared.u32 %r171,[%rd94];
add.s64 %rd95,%rd29,%rd93;
st.u32 [%rd95],%r171;
add.s32 %r172,%r15,64;
mul.wide.u32 %rd96,%r172,4;
add.s64 %rd97,%rd83,%rd96;
ld.shared.u32 %r173,[%rd97];
add.s64 %rd98,%rd29,%rd96;
st.u32 [%rd98],%r173;
bra.uni $4_44;
$4_35:
mul.lo.s32 %r63,%r15,12;
cvt.u64.u32 %rd78,%r63;
add.s64 %rd30,%rd29,%rd78;
setp.ge.s32 %p23,%r16,%r176;
@%p23 bra $4_37;
st.u8 [%rd30],%r57;
shr.u32 %r149,%r57,8;
st.u8 [%rd30+1],%r149;
shr.u32 %r150,%r57,16;
st.u8 [%rd30+2],%r150;
$4_37:
add.s32 %r151,%r16,1;
setp.ge.s32 %p24,%r151,%r176;
add.s32 %r152,%r63,4;
cvt.u64.u32 %rd79,%r152;
add.s64 %rd31,%rd29,%rd79;
@%p24 bra $4_39;
st.u8 [%rd30+3],%r58;
st.u8 [%rd31],%r59;
shr.u32 %r153,%r58,16;
st.u8 [%rd31+1],%r153;
$4_39:
add.s32 %r154,%r16,2;
setp.ge.s32 %p25,%r154,%r176;
add.s32 %r155,%r63,8;
cvt.u64.u32 %rd80,%r155;
add.s64 %rd32,%rd29,%rd80;
@%p25 bra $4_41;
st.u8 [%rd31+2],%r60;
shr.u32 %r156,%r60,8;
st.u8 [%rd31+3],%r156;
st.u8 [%rd32],%r61;
$4_41:
add.s32 %r157,%r16,3;
setp.ge.s32 %p26,%r157,%r176;
@%p26 bra $4_44;
st.u8 [%rd32+1],%r62;
shr.u32 %r158,%r62,8;
st.u8 [%rd32+2],%r158;
shr.u32 %r159,%r62,16;
st.u8 [%rd32+3],%r159;
$4_44:
ret;
}
.visible .entry reorder_packed_4_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<206>;
.reg .b64 %rd<103>;
.shared .align 4 .b8 _ZZ11store_groupILi4EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines[4096];
ld.param.u64 %rd31,[p0];
ld.param.v2.u32 {%r182,%r183},[p1+32];
ld.param.v2.u32 {%r84,%r85},[p1+40];
ld.param.u64 %rd36,[p2];
ld.param.v2.u32 {%r184,%r185},[p3+32];
ld.param.v2.u32 {%r88,%r89},[p3+40];
ld.param.u32 %r81,[p4];
ld.param.u64 %rd102,[p3+8];
ld.param.u64 %rd37,[p3];
ld.param.u64 %rd100,[p1+8];
ld.param.u64 %rd32,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r85,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd41,%rd31;
mul.wide.s32 %rd42,%r1,40;
add.s64 %rd43,%rd41,%rd42;
ld.global.v2.u32 {%r182,%r183},[%rd43+32];
ld.global.u64 %rd100,[%rd43+8];
ld.global.u64 %rd99,[%rd43];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd44,%r1;
mul.lo.s64 %rd45,%rd32,%rd44;
add.s64 %rd99,%rd31,%rd45;
$5_3:
setp.eq.s32 %p2,%r89,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd46,%rd36;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.v2.u32 {%r184,%r185},[%rd48+32];
ld.global.u64 %rd102,[%rd48+8];
ld.global.u64 %rd101,[%rd48];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd37,%rd49;
add.s64 %rd101,%rd36,%rd50;
$5_6:
mov.u32 %r94,%ctaid.x;
shl.b32 %r14,%r94,7;
mov.u32 %r15,%tid.x;
shl.b32 %r16,%r15,2;
add.s32 %r17,%r14,%r16;
mov.u32 %r95,%ctaid.y;
shl.b32 %r96,%r95,3;
mov.u32 %r18,%tid.y;
add.s32 %r19,%r96,%r18;
setp.ge.s32 %p3,%r19,%r185;
setp.ge.s32 %p4,%r14,%r184;
or.pred %p5,%p4,%p3;
@%p5 bra $5_52;
cvt.s64.s32 %rd26,%r19;
mul.lo.s64 %rd51,%rd100,%rd26;
shl.b32 %r97,%r17,2;
cvt.s64.s32 %rd52,%r97;
add.s64 %rd27,%rd51,%rd52;
add.s64 %rd28,%rd99,%rd27;
add.s32 %r98,%r19,1;
setp.lt.s32 %p6,%r98,%r183;
selp.b32 %r99,0,3,%p6;
or.b32 %r100,%r97,%r99;
add.s32 %r101,%r100,16;
shl.b32 %r102,%r182,2;
setp.gt.s32 %p7,%r101,%r102;
@%p7 bra $5_9;
bra.uni $5_8;
$5_9:
setp.ge.s32 %p8,%r17,%r182;
mov.u32 %r187,0;
@%p8 bra $5_11;
ld.global.nc.u8 %r115,[%rd28];
and.b32 %r187,%r115,255;
$5_11:
@%p8 bra $5_13;
add.s64 %rd62,%rd28,1;
ld.global.nc.u8 %r116,[%rd62];
shl.b32 %r117,%r116,8;
and.b32 %r118,%r117,65280;
or.b32 %r187,%r118,%r187;
$5_13:
@%p8 bra $5_15;
add.s64 %rd63,%rd28,2;
ld.global.nc.u8 %r119,[%rd63];
shl.b32 %r120,%r119,16;
and.b32 %r121,%r120,16711680;
or.b32 %r187,%r121,%r187;
$5_15:
@%p8 bra $5_17;
add.s64 %rd64,%rd28,3;
ld.global.nc.u8 %r122,[%rd64];
shl.b32 %r123,%r122,24;
or.b32 %r187,%r123,%r187;
$5_17:
add.s32 %r34,%r17,1;
setp.ge.s32 %p12,%r34,%r182;
mov.u32 %r191,0;
@%p12 bra $5_19;
add.s64 %rd65,%rd28,4;
ld.global.nc.u8 %r125,[%rd65];
and.b32 %r191,%r125,255;
$5_19:
@%p12 bra $5_21;
add.s64 %rd66,%rd28,5;
ld.global.nc.u8 %r126,[%rd66];
shl.b32 %r127,%r126,8;
and.b32 %r128,%r127,65280;
or.b32 %r191,%r128,%r191;
$5_21:
@%p12 bra $5_23;
add.s64 %rd67,%rd28,6;
ld.global.nc.u8 %r129,[%rd67];
shl.b32 %r130,%r129,16;
and.b32 %r131,%r130,16711680;
or.b32 %r191,%r131,%r191;
$5_23:
@%p12 bra $5_25;
add.s64 %rd68,%rd28,7;
ld.global.nc.u8 %r132,[%rd68];
shl.b32 %r133,%r132,24;
or.b32 %r191,%r133,%r191;
$5_25:
add.s32 %r43,%r17,2;
setp.ge.s32 %p16,%r43,%r182;
mov.u32 %r195,0;
@%p16 bra $5_27;
add.s64 %rd69,%rd28,8;
ld.global.nc.u8 %r135,[%rd69];
and.b32 %r195,%r135,255;
$5_27:
@%p16 bra $5_29;
add.s64 %rd70,%rd28,9;
ld.global.nc.u8 %r136,[%rd70];
shl.b32 %r137,%r136,8;
and.b32 %r138,%r137,65280;
or.b32 %r195,%r138,%r195;
$5_29:
@%p16 bra $5_31;
add.s64 %rd71,%rd28,10;
ld.global.nc.u8 %r139,[%rd71];
shl.b32 %r140,%r139,16;
and.b32 %r141,%r140,16711680;
or.b32 %r195,%r141,%r195;
$5_31:
@%p16 bra $5_33;
add.s64 %rd72,%rd28,11;
ld.global.nc.u8 %r142,[%rd72];
shl.b32 %r143,%r142,24;
or.b32 %r195,%r143,%r195;
$5_33:
add.s32 %r52,%r17,3;
setp.ge.s32 %p20,%r52,%r182;
mov.u32 %r199,0;
@%p20 bra $5_35;
add.s64 %rd73,%rd28,12;
ld.global.nc.u8 %r145,[%rd73];
and.b32 %r199,%r145,255;
$5_35:
@%p20 bra $5_37;
add.s64 %rd74,%rd28,13;
ld.global.nc.u8 %r146,[%rd74];
shl.b32 %r147,%r146,8;
and.b32 %r148,%r147,65280;
or.b32 %r199,%r148,%r199;
$5_37:
@%p20 bra $5_39;
add.s64 %rd75,%rd28,14;
ld.global.nc.u8 %r149,[%rd75];
shl.b32 %r150,%r149,16;
and.b32 %r151,%r150,16711680;
or.b32 %r199,%r151,%r199;
$5_39:
@%p20 bra $5_42;
add.s64 %rd76,%rd28,15;
ld.global.nc.u8 %r152,[%rd76];
shl.b32 %r153,%r152,24;
or.b32 %r199,%r153,%r199;
bra.uni $5_42;
$5_8:
cvt.u32.u64 %r108,%rd28;
and.b32 %r109,%r108,3;
and.b64 %rd58,%rd28,3;
sub.s64 %rd59,%rd27,%rd58;
add.s64 %rd53,%rd99,%rd59;
add.s32 %r110,%r109,15;
ld.global.nc.u32 %r103,[%rd53];
add.s64 %rd54,%rd53,4;
ld.global.nc.u32 %r104,[%rd54];
add.s64 %rd55,%rd53,8;
ld.global.nc.u32 %r105,[%rd55];
add.s64 %rd56,%rd53,12;
ld.global.nc.u32 %r106,[%rd56];
and.b32 %r111,%r110,28;
cvt.u64.u32 %rd60,%r111;
add.s64 %rd57,%rd53,%rd60;
ld.global.nc.u32 %r107,[%rd57];
mad.lo.s32 %r112,%r109,4369,12816;
and.b32 %r113,%r112,30583;
prmt.b32 %r187,%r103,%r104,%r113;
prmt.b32 %r191,%r104,%r105,%r113;
prmt.b32 %r195,%r105,%r106,%r113;
prmt.b32 %r199,%r106,%r107,%r113;
$5_42:
and.b32 %r154,%r81,30583;
mov.u32 %r155,0;
prmt.b32 %r69,%r187,%r155,%r154;
prmt.b32 %r70,%r191,%r155,%r154;
prmt.b32 %r71,%r195,%r155,%r154;
prmt.b32 %r72,%r199,%r155,%r154;
shl.b32 %r157,%r94,9;
cvt.s64.s32 %rd77,%r157;
mul.lo.s64 %rd78,%rd102,%rd26;
add.s64 %rd79,%rd78,%rd77;
add.s64 %rd29,%rd101,%rd79;
add.s32 %r158,%r14,128;
setp.le.s32 %p24,%r158,%r184;
and.b64 %rd80,%rd29,3;
setp.eq.s64 %p25,%rd80,0;
and.pred %p26,%p24,%p25;
@%p26 bra $5_51;
bra.uni $5_43;
$5_51:
mul.wide.u32 %rd82,%r18,512;
mov.u64 %rd83,_ZZ11store_groupILi4EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd84,%rd83,%rd82;
mul.wide.u32 %rd85,%r16,4;
add.s64 %rd86,%rd84,%rd85;
st.shared.u32 [%rd86],%r69;
st.shared.u32 [%rd86+4],%r70;
st.shared.u32 [%rd86+8],%r71;
st.shared.u32 [%rd86+12],%r72;
bar.warp.sync -1;
mul.wide.u32 %rd87,%r15,4;
add.s64 %rd88,%rd84,%rd87;
ld.shared.u32 %r175,[%rd88];
add.s64 %rd89,%rd29,%rd87;
st.u32 [%rd89],%r175;
add.s32 %r176,%r15,32;
mul.wide.u32 %rd90,%r176,4;
add.s64 %rd91,%rd84,%rd90;
ld.shared.u32 %r177,[%rd91];
add.s64 %rd92,%rd29,%rd90;
st.u32 [%rd92],%r177;
add.s32 %r178,%r15,64;
mul.wide.u32 %rd93,%r178,4;
add.s64 %rd94,%rd84,%rd93;
ld.shared.u32 %r179,[%rd94];
add.s64 %rd95,%rd29,%rd93;
st.u32 [%rd95],%r179;
add.s32 %r180,%r15,96;
mul.wide.u32 %rd96,%r180,4;
add.s64 %rd97,%rd84,%rd96;
ld.shared.u32 %r181,[%rd97];
add.s64 %rd98,%rd29,%rd96;
st.u32 [%rd98],%r181;
bra.uni $5_52;
$5_43:
shl.b32 %r159,%r15,4;
cvt.u64.u32 %rd81,%r159;
add.s64 %rd30,%rd29,%rd81;
setp.ge.s32 %p27,%r17,%r184;
@%p27 bra $5_45;
st.u8 [%rd30],%r69;
shr.u32 %r160,%r69,8;
st.u8 [%rd30+1],%r160;
shr.u32 %r161,%r69,16;
st.u8 [%rd30+2],%r161;
shr.u32 %r162,%r69,24;
st.u8 [%rd30+3],%r162;
$5_45:
add.s32 %r163,%r17,1;
setp.ge.s32 %p28,%r163,%r184;
@%p28 bra $5_47;
st.u8 [%rd30+4],%r70;
shr.u32 %r164,%r70,8;
st.u8 [%rd30+5],%r164;
shr.u32 %r165,%r70,16;
st.u8 [%rd30+6],%r165;
shr.u32 %r166,%r70,24;
st.u8 [%rd30+7],%r166;
$5_47:
add.s32 %r167,%r17,2;
setp.ge.s32 %p29,%r167,%r184;
@%p29 bra $5_49;
st.u8 [%rd30+8],%r71;
shr.u32 %r168,%r71,8;
st.u8 [%rd30+9],%r168;
shr.u32 %r169,%r71,16;
st.u8 [%rd30+10],%r169;
shr.u32 %r170,%r71,24;
st.u8 [%rd30+11],%r170;
$5_49:
add.s32 %r171,%r17,3;
setp.ge.s32 %p30,%r171,%r184;
@%p30 bra $5_52;
st.u8 [%rd30+12],%r72;
shr.u32 %r172,%r72,8;
st.u8 [%rd30+13],%r172;
shr.u32 %r173,%r72,16;
st.u8 [%rd30+14],%r173;
shr.u32 %r174,%r72,24;
st.u8 [%rd30+15],%r174;
$5_52:
ret;
}
.visible .entry reorder_packed_4_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<218>;
.reg .b64 %rd<108>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r194,%r195},[p1+32];
ld.param.v2.u32 {%r83,%r84},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r196,%r197},[p3+32];
ld.param.v2.u32 {%r87,%r88},[p3+40];
ld.param.u32 %r80,[p4];
ld.param.u64 %rd107,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd105,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r84,0;
@%p1 bra $6_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.v2.u32 {%r194,%r195},[%rd45+32];
ld.global.u64 %rd105,[%rd45+8];
ld.global.u64 %rd104,[%rd45];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd104,%rd33,%rd47;
$6_3:
setp.eq.s32 %p2,%r88,0;
@%p2 bra $6_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r196,%r197},[%rd50+32];
ld.global.u64 %rd107,[%rd50+8];
ld.global.u64 %rd106,[%rd50];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd106,%rd38,%rd52;
$6_6:
mov.u32 %r94,%ctaid.x;
shl.b32 %r95,%r94,7;
mov.u32 %r96,%tid.x;
shl.b32 %r97,%r96,2;
add.s32 %r14,%r95,%r97;
mov.u32 %r98,%ctaid.y;
shl.b32 %r99,%r98,3;
mov.u32 %r100,%tid.y;
add.s32 %r15,%r99,%r100;
setp.ge.s32 %p3,%r15,%r197;
setp.ge.s32 %p4,%r95,%r196;
or.pred %p5,%p4,%p3;
@%p5 bra $6_52;
cvt.s64.s32 %rd26,%r15;
mul.lo.s64 %rd53,%rd105,%rd26;
shl.b32 %r101,%r14,2;
cvt.s64.s32 %rd54,%r101;
add.s64 %rd27,%rd53,%rd54;
add.s64 %rd28,%rd104,%rd27;
add.s32 %r102,%r15,1;
setp.lt.s32 %p6,%r102,%r195;
selp.b32 %r103,0,3,%p6;
or.b32 %r104,%r101,%r103;
add.s32 %r105,%r104,16;
shl.b32 %r106,%r194,2;
setp.gt.s32 %p7,%r105,%r106;
@%p7 bra $6_9;
bra.uni $6_8;
$6_9:
setp.ge.s32 %p8,%r14,%r194;
mov.u32 %r199,0;
@%p8 bra $6_11;
ld.global.nc.u8 %r119,[%rd28];
and.b32 %r199,%r119,255;
$6_11:
@%p8 bra $6_13;
add.s64 %rd64,%rd28,1;
ld.global.nc.u8 %r120,[%rd64];
shl.b32 %r121,%r120,8;
and.b32 %r122,%r121,65280;
or.b32 %r199,%r122,%r199;
$6_13:
@%p8 bra $6_15;
add.s64 %rd65,%rd28,2;
ld.global.nc.u8 %r123,[%rd65];
shl.b32 %r124,%r123,16;
and.b32 %r125,%r124,16711680;
or.b32 %r199,%r125,%r199;
$6_15:
@%p8 bra $6_17;
add.s64 %rd66,%rd28,3;
ld.global.nc.u8 %r126,[%rd66];
shl.b32 %r127,%r126,24;
or.b32 %r199,%r127,%r199;
$6_17:
add.s32 %r30,%r14,1;
setp.ge.s32 %p12,%r30,%r194;
mov.u32 %r203,0;
@%p12 bra $6_19;
add.s64 %rd67,%rd28,4;
ld.global.nc.u8 %r129,[%rd67];
and.b32 %r203,%r129,255;
$6_19:
@%p12 bra $6_21;
add.s64 %rd68,%rd28,5;
ld.global.nc.u8 %r130,[%rd68];
shl.b32 %r131,%r130,8;
and.b32 %r132,%r131,65280;
or.b32 %r203,%r132,%r203;
$6_21:
@%p12 bra $6_23;
add.s64 %rd69,%rd28,6;
ld.global.nc.u8 %r133,[%rd69];
shl.b32 %r134,%r133,16;
and.b32 %r135,%r134,16711680;
or.b32 %r203,%r135,%r203;
$6_23:
@%p12 bra $6_25;
add.s64 %rd70,%rd28,7;
ld.global.nc.u8 %r136,[%rd70];
shl.b32 %r137,%r136,24;
or.b32 %r203,%r137,%r203;
$6_25:
add.s32 %r39,%r14,2;
setp.ge.s32 %p16,%r39,%r194;
mov.u32 %r207,0;
@%p16 bra $6_27;
add.s64 %rd71,%rd28,8;
ld.global.nc.u8 %r139,[%rd71];
and.b32 %r207,%r139,255;
$6_27:
@%p16 bra $6_29;
add.s64 %rd72,%rd28,9;
ld.global.nc.u8 %r140,[%rd72];
shl.b32 %r141,%r140,8;
and.b32 %r142,%r141,65280;
or.b32 %r207,%r142,%r207;
$6_29:
@%p16 bra $6_31;
add.s64 %rd73,%rd28,10;
ld.global.nc.u8 %r143,[%rd73];
shl.b32 %r144,%r143,16;
and.b32 %r145,%r144,16711680;
or.b32 %r207,%r145,%r207;
$6_31:
@%p16 bra $6_33;
add.s64 %rd74,%rd28,11;
ld.global.nc.u8 %r146,[%rd74];
shl.b32 %r147,%r146,24;
or.b32 %r207,%r147,%r207;
$6_33:
add.s32 %r48,%r14,3;
setp.ge.s32 %p20,%r48,%r194;
mov.u32 %r211,0;
@%p20 bra $6_35;
add.s64 %rd75,%rd28,12;
ld.global.nc.u8 %r149,[%rd75];
and.b32 %r211,%r149,255;
$6_35:
@%p20 bra $6_37;
add.s64 %rd76,%rd28,13;
ld.global.nc.u8 %r150,[%rd76];
shl.b32 %r151,%r150,8;
and.b32 %r152,%r151,65280;
or.b32 %r211,%r152,%r211;
$6_37:
@%p20 bra $6_39;
add.s64 %rd77,%rd28,14;
ld.global.nc.u8 %r153,[%rd77];
shl.b32 %r154,%r153,16;
and.b32 %r155,%r154,16711680;
or.b32 %r211,%r155,%r211;
$6_39:
@%p20 bra $6_42;
add.s64 %rd78,%rd28,15;
ld.global.nc.u8 %r156,[%rd78];
shl.b32 %r157,%r156,24;
or.b32 %r211,%r157,%r211;
bra.uni $6_42;
$6_8:
cvt.u32.u64 %r112,%rd28;
and.b32 %r113,%r112,3;
and.b64 %rd60,%rd28,3;
sub.s64 %rd61,%rd27,%rd60;
add.s64 %rd55,%rd104,%rd61;
add.s32 %r114,%r113,15;
ld.global.nc.u32 %r107,[%rd55];
add.s64 %rd56,%rd55,4;
ld.global.nc.u32 %r108,[%rd56];
add.s64 %rd57,%rd55,8;
ld.global.nc.u32 %r109,[%rd57];
add.s64 %rd58,%rd55,12;
ld.global.nc.u32 %r110,[%rd58];
and.b32 %r115,%r114,28;
cvt.u64.u32 %rd62,%r115;
add.s64 %rd59,%rd55,%rd62;
ld.global.nc.u32 %r111,[%rd59];
mad.lo.s32 %r116,%r113,4369,12816;
and.b32 %r117,%r116,30583;
prmt.b32 %r199,%r107,%r108,%r117;
prmt.b32 %r203,%r108,%r109,%r117;
prmt.b32 %r207,%r109,%r110,%r117;
prmt.b32 %r211,%r110,%r111,%r117;
$6_42:
and.b32 %r158,%r80,30583;
mov.u32 %r159,0;
prmt.b32 %r65,%r199,%r159,%r158;
prmt.b32 %r66,%r203,%r159,%r158;
and.b32 %r160,%r66,16776960;
shr.u32 %r67,%r160,8;
prmt.b32 %r68,%r207,%r159,%r158;
and.b32 %r161,%r68,16711680;
shr.u32 %r69,%r161,16;
prmt.b32 %r70,%r211,%r159,%r158;
mul.lo.s32 %r163,%r94,384;
cvt.s64.s32 %rd79,%r163;
mul.lo.s64 %rd80,%rd107,%rd26;
add.s64 %rd81,%rd80,%rd79;
add.s64 %rd29,%rd106,%rd81;
add.s32 %r165,%r95,128;
setp.le.s32 %p24,%r165,%r196;
and.b64 %rd82,%rd29,3;
setp.eq.s64 %p25,%rd82,0;
and.pred %p26,%p24,%p25;
@%p26 bra $6_51;
bra.uni $6_43;
$6_51:
mul.lo.s32 %r180,%r96,3;
mul.wide.u32 %rd86,%r100,384;
mov.u64 %rd87,_ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd88,%rd87,%rd86;
mul.wide.u32 %rd89,%r180,4;
add.s64 %rd90,%rd88,%rd89;
and.b32 %r181,%r65,16777215;
prmt.b32 %r182,%r66,%r181,1620;
st.shared.u32 [%rd90],%r182;
add.s32 %r183,%r180,1;
mul.wide.u32 %rd91,%r183,4;
add.s64 %rd92,%rd88,%rd91;
shl.b32 %r184,%r68,16;
or.b32 %r185,%r184,%r67;
st.shared.u32 [%rd92],%r185;
add.s32 %r186,%r180,2;
mul.wide.u32 %rd93,%r186,4;
add.s64 %rd94,%rd88,%rd93;
shl.b32 %r187,%r70,8;
or.b32 %r188,%r187,%r69;
st.shared.u32 [%rd94],%r188;
bar.warp.sync -1;
mul.wide.u32 %rd95,%r96,4;
add.s64 %rd96,%rd88,%rd95;
ld.shared.u32 %r189,[%rd96];
add.s64 %rd97,%rd29,%rd95;
st.u32 [%rd97],%r189;
add.s32 %r190,%r96,32;
mul.wide.u32 %rd98,%r190,4;
add.s64 %rd99,%rd88,%rd98;
ld.shared.u32 %r191,[%rd99];
add.s64 %rd100,%rd29,%rd98;
st.u32 [%rd100],%r191;
add.s32 %r192,%r96,64;
mul.wide.u32 %rd101,%r192,4;
add.s64 %rd102,%rd88,%rd101;
ld.shared.u32 %r193,[%rd102];
add.s64 %rd103,%rd29,%rd101;
st.u32 [%rd103],%r193;
bra.uni $6_52;
$6_43:
mul.lo.s32 %r71,%r96,12;
cvt.u64.u32 %rd83,%r71;
add.s64 %rd30,%rd29,%rd83;
setp.ge.s32 %p27,%r14,%r196;
@%p27 bra $6_45;
st.u8 [%rd30],%r65;
shr.u32 %r167,%r65,8;
st.u8 [%rd30+1],%r167;
shr.u32 %r168,%r65,16;
st.u8 [%rd30+2],%r168;
$6_45:
add.s32 %r169,%r14,1;
setp.ge.s32 %p28,%r169,%r196;
add.s32 %r170,%r71,4;
cvt.u64.u32 %rd84,%r170;
add.s64 %rd31,%rd29,%rd84;
@%p28 bra $6_47;
st.u8 [%rd30+3],%r66;
st.u8 [%rd31],%r67;
shr.u32 %r171,%r66,16;
st.u8 [%rd31+1],%r171;
$6_47:
add.s32 %r172,%r14,2;
setp.ge.s32 %p29,%r172,%r196;
add.s32 %r173,%r71,8;
cvt.u64.u32 %rd85,%r173;
add.s64 %rd32,%rd29,%rd85;
@%p29 bra $6_49;
st.u8 [%rd31+2],%r68;
shr.u32 %r174,%r68,8;
st.u8 [%rd31+3],%r174;
st.u8 [%rd32],%r69;
$6_49:
add.s32 %r175,%r14,3;
setp.ge.s32 %p30,%r175,%r196;
@%p30 bra $6_52;
st.u8 [%rd32+1],%r70;
shr.u32 %r176,%r70,8;
st.u8 [%rd32+2],%r176;
shr.u32 %r177,%r70,16;
st.u8 [%rd32+3],%r177;
$6_52:
ret;
}
`;
