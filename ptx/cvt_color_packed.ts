// Made from kernels/cvt_color_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/cvt_color_packed.cu`. */
export const CVT_COLOR_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.func _Z12load_by_warpPhjPKhjj(
.param .b64 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3,
.param .b32 p4
)
{
.reg .pred %p<8>;
.reg .b16 %rs<2>;
.reg .b32 %r<37>;
.reg .b64 %rd<20>;
ld.param.u64 %rd8,[p0];
ld.param.u32 %r13,[p1];
ld.param.u64 %rd7,[p2];
ld.param.u32 %r14,[p3];
ld.param.u32 %r15,[p4];
cvta.to.shared.u64 %rd1,%rd8;
cvt.u32.u64 %r16,%rd7;
and.b32 %r1,%r16,3;
setp.ne.s32 %p1,%r1,0;
selp.u32 %r17,1,0,%p1;
add.s32 %r18,%r1,%r14;
shr.u32 %r19,%r18,2;
setp.gt.u32 %p2,%r19,%r17;
sub.s32 %r20,%r19,%r17;
shr.u32 %r21,%r20,2;
selp.b32 %r2,%r21,0,%p2;
setp.le.u32 %p3,%r2,%r15;
@%p3 bra $0_3;
mad.lo.s32 %r22,%r1,4369,12816;
cvt.u64.u32 %rd9,%r1;
sub.s64 %rd2,%rd7,%rd9;
selp.b64 %rd3,4,3,%p1;
and.b32 %r3,%r22,30583;
mul.wide.u32 %rd10,%r15,16;
add.s64 %rd19,%rd1,%rd10;
shl.b32 %r34,%r15,2;
shl.b64 %rd13,%rd3,2;
mov.u32 %r35,%r15;
$0_2:
.pragma "nounroll";
mul.wide.u32 %rd11,%r34,4;
add.s64 %rd12,%rd2,%rd11;
add.s64 %rd14,%rd12,%rd13;
ld.u32 %r23,[%rd12+4];
ld.u32 %r24,[%rd12];
ld.u32 %r25,[%rd12+8];
ld.u32 %r26,[%rd12+12];
ld.u32 %r27,[%rd14];
prmt.b32 %r28,%r25,%r26,%r3;
prmt.b32 %r29,%r23,%r25,%r3;
prmt.b32 %r30,%r24,%r23,%r3;
prmt.b32 %r31,%r26,%r27,%r3;
st.shared.v4.u32 [%rd19],{%r30,%r29,%r28,%r31};
add.s64 %rd19,%rd19,512;
add.s32 %r34,%r34,128;
add.s32 %r35,%r35,32;
setp.lt.u32 %p5,%r35,%r2;
@%p5 bra $0_2;
$0_3:
shl.b32 %r32,%r2,4;
add.s32 %r36,%r32,%r15;
setp.ge.u32 %p6,%r36,%r13;
@%p6 bra $0_6;
add.s32 %r10,%r14,-1;
$0_5:
.pragma "nounroll";
min.u32 %r33,%r36,%r10;
cvt.u64.u32 %rd15,%r33;
add.s64 %rd16,%rd7,%rd15;
ld.u8 %rs1,[%rd16];
cvt.u64.u32 %rd17,%r36;
add.s64 %rd18,%rd1,%rd17;
st.shared.u8 [%rd18],%rs1;
add.s32 %r36,%r36,32;
setp.lt.u32 %p7,%r36,%r13;
@%p7 bra $0_5;
$0_6:
bar.warp.sync -1;
ret;
}
.func _Z13store_by_warpPhPKhjj(
.param .b64 p0,
.param .b64 p1,
.param .b32 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .b16 %rs<2>;
.reg .b32 %r<37>;
.reg .b64 %rd<18>;
ld.param.u64 %rd5,[p0];
ld.param.u64 %rd6,[p1];
ld.param.u32 %r14,[p2];
ld.param.u32 %r36,[p3];
cvta.to.shared.u64 %rd1,%rd6;
cvt.u32.u64 %r15,%rd5;
neg.s32 %r16,%r15;
and.b32 %r17,%r16,15;
min.u32 %r1,%r17,%r14;
sub.s32 %r18,%r14,%r1;
shr.u32 %r2,%r18,4;
and.b32 %r3,%r18,-16;
sub.s32 %r19,%r14,%r3;
setp.le.u32 %p1,%r19,%r36;
@%p1 bra $1_2;
setp.gt.u32 %p2,%r1,%r36;
selp.b32 %r20,0,%r3,%p2;
add.s32 %r21,%r20,%r36;
cvt.u64.u32 %rd7,%r21;
add.s64 %rd8,%rd1,%rd7;
ld.shared.u8 %rs1,[%rd8];
add.s64 %rd9,%rd5,%rd7;
st.u8 [%rd9],%rs1;
$1_2:
setp.le.u32 %p3,%r2,%r36;
@%p3 bra $1_5;
and.b32 %r22,%r1,3;
mad.lo.s32 %r23,%r22,4369,12816;
and.b32 %r24,%r1,12;
cvt.u64.u32 %rd10,%r24;
add.s64 %rd2,%rd1,%rd10;
setp.eq.s32 %p4,%r22,0;
selp.b64 %rd3,3,4,%p4;
and.b32 %r4,%r23,30583;
cvt.u64.u32 %rd4,%r1;
shl.b32 %r35,%r36,2;
shl.b32 %r34,%r36,4;
shl.b64 %rd13,%rd3,2;
$1_4:
.pragma "nounroll";
mul.wide.u32 %rd11,%r35,4;
add.s64 %rd12,%rd2,%rd11;
add.s64 %rd14,%rd12,%rd13;
ld.shared.u32 %r25,[%rd12+4];
ld.shared.u32 %r26,[%rd12];
ld.shared.u32 %r27,[%rd12+8];
ld.shared.u32 %r28,[%rd12+12];
ld.shared.u32 %r29,[%rd14];
cvt.u64.u32 %rd15,%r34;
add.s64 %rd16,%rd15,%rd4;
add.s64 %rd17,%rd5,%rd16;
prmt.b32 %r30,%r27,%r28,%r4;
prmt.b32 %r31,%r25,%r27,%r4;
prmt.b32 %r32,%r26,%r25,%r4;
prmt.b32 %r33,%r28,%r29,%r4;
st.v4.u32 [%rd17],{%r32,%r31,%r30,%r33};
add.s32 %r35,%r35,128;
add.s32 %r34,%r34,512;
add.s32 %r36,%r36,32;
setp.lt.u32 %p5,%r36,%r2;
@%p5 bra $1_4;
$1_5:
ret;
}
.visible .entry rgb_to_rgb_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<23>;
.reg .b32 %r<217>;
.reg .b64 %rd<118>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_3_3E7scratch[12288];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r66,%r67},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r203,%r204},[p3+32];
ld.param.v2.u32 {%r70,%r71},[p3+40];
ld.param.u32 %r63,[p5];
ld.param.u32 %r61,[p4+8];
ld.param.u64 %rd117,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd115,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r67,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd115,[%rd46+8];
ld.global.u64 %rd114,[%rd46];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd114,%rd34,%rd48;
$2_3:
setp.eq.s32 %p2,%r71,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r203,%r204},[%rd51+32];
ld.global.u64 %rd117,[%rd51+8];
ld.global.u64 %rd116,[%rd51];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd116,%rd39,%rd53;
$2_6:
mov.u32 %r14,%tid.x;
mov.u32 %r76,%ctaid.x;
mul.lo.s32 %r15,%r76,%r63;
mov.u32 %r77,%ctaid.y;
shl.b32 %r78,%r77,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r78,%r16;
setp.ge.u32 %p3,%r17,%r204;
setp.le.u32 %p4,%r203,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $2_32;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r79,%r203,%r15;
min.u32 %r19,%r79,%r63;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %rd54,%r17;
mul.lo.s64 %rd55,%rd115,%rd54;
mul.lo.s32 %r80,%r15,3;
cvt.u64.u32 %rd56,%r80;
add.s64 %rd28,%rd55,%rd56;
add.s64 %rd29,%rd114,%rd28;
mul.lo.s64 %rd57,%rd117,%rd54;
add.s64 %rd30,%rd57,%rd56;
and.b64 %rd58,%rd29,15;
setp.eq.s64 %p6,%rd58,0;
and.b32 %r81,%r20,15;
setp.eq.s32 %p7,%r81,0;
and.pred %p8,%p6,%p7;
@%p8 bra $2_9;
bra.uni $2_8;
$2_9:
shl.b32 %r86,%r14,4;
sub.s32 %r21,%r20,%r86;
cvt.u64.u32 %rd63,%r86;
add.s64 %rd64,%rd28,%rd63;
setp.lt.s32 %p9,%r21,1;
cvta.to.global.u64 %rd65,%rd114;
add.s64 %rd31,%rd65,%rd64;
@%p9 bra $2_11;
ld.global.v4.u32 {%r208,%r207,%r206,%r205},[%rd31];
$2_11:
setp.lt.s32 %p10,%r21,513;
@%p10 bra $2_13;
ld.global.v4.u32 {%r212,%r211,%r210,%r209},[%rd31+512];
$2_13:
setp.lt.s32 %p11,%r21,1025;
@%p11 bra $2_15;
ld.global.v4.u32 {%r216,%r215,%r214,%r213},[%rd31+1024];
$2_15:
mul.wide.u32 %rd67,%r16,1536;
mov.u64 %rd68,_ZZ14rgb_to_rgb_3_3E7scratch;
add.s64 %rd69,%rd68,%rd67;
add.s64 %rd70,%rd69,%rd63;
st.shared.v4.u32 [%rd70],{%r208,%r207,%r206,%r205};
st.shared.v4.u32 [%rd70+512],{%r212,%r211,%r210,%r209};
st.shared.v4.u32 [%rd70+1024],{%r216,%r215,%r214,%r213};
bar.warp.sync -1;
bra.uni $2_16;
$2_8:
add.s32 %r82,%r19,3;
and.b32 %r83,%r82,-4;
mul.lo.s32 %r84,%r83,3;
mul.lo.s64 %rd59,%rd27,1536;
mov.u64 %rd60,_ZZ14rgb_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd61,%rd60;
add.s64 %rd62,%rd61,%rd59;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd62;
.param .b32 param1;
st.param.b32 [param1+0],%r84;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$2_16:
shl.b32 %r108,%r14,2;
sub.s32 %r46,%r19,%r108;
setp.ne.s32 %p12,%r61,0;
selp.b32 %r47,24594,16912,%p12;
selp.b32 %r48,22017,21537,%p12;
selp.b32 %r49,17760,25922,%p12;
setp.lt.s32 %p13,%r46,1;
@%p13 bra $2_18;
mul.wide.u32 %rd71,%r16,1536;
mov.u64 %rd72,_ZZ14rgb_to_rgb_3_3E7scratch;
add.s64 %rd73,%rd72,%rd71;
mul.lo.s32 %r111,%r14,3;
mul.wide.u32 %rd74,%r111,4;
add.s64 %rd75,%rd73,%rd74;
ld.shared.u32 %r112,[%rd75+4];
ld.shared.u32 %r113,[%rd75];
mov.u32 %r114,25923;
prmt.b32 %r115,%r113,%r112,%r114;
ld.shared.u32 %r116,[%rd75+8];
mov.u32 %r117,21554;
prmt.b32 %r118,%r112,%r116,%r117;
shr.u32 %r119,%r116,8;
prmt.b32 %r120,%r113,%r115,%r47;
prmt.b32 %r121,%r115,%r118,%r48;
prmt.b32 %r122,%r118,%r119,%r49;
st.shared.u32 [%rd75],%r120;
st.shared.u32 [%rd75+4],%r121;
st.shared.u32 [%rd75+8],%r122;
$2_18:
setp.lt.s32 %p14,%r46,129;
@%p14 bra $2_20;
mul.wide.u32 %rd76,%r16,1536;
mov.u64 %rd77,_ZZ14rgb_to_rgb_3_3E7scratch;
add.s64 %rd78,%rd77,%rd76;
mad.lo.s32 %r125,%r14,3,96;
mul.wide.u32 %rd79,%r125,4;
add.s64 %rd80,%rd78,%rd79;
ld.shared.u32 %r126,[%rd80+4];
ld.shared.u32 %r127,[%rd80];
mov.u32 %r128,25923;
prmt.b32 %r129,%r127,%r126,%r128;
ld.shared.u32 %r130,[%rd80+8];
mov.u32 %r131,21554;
prmt.b32 %r132,%r126,%r130,%r131;
shr.u32 %r133,%r130,8;
prmt.b32 %r134,%r127,%r129,%r47;
prmt.b32 %r135,%r129,%r132,%r48;
prmt.b32 %r136,%r132,%r133,%r49;
st.shared.u32 [%rd80],%r134;
st.shared.u32 [%rd80+4],%r135;
st.shared.u32 [%rd80+8],%r136;
$2_20:
setp.lt.s32 %p15,%r46,257;
@%p15 bra $2_22;
mul.wide.u32 %rd81,%r16,1536;
mov.u64 %rd82,_ZZ14rgb_to_rgb_3_3E7scratch;
add.s64 %rd83,%rd82,%rd81;
mad.lo.s32 %r139,%r14,3,192;
mul.wide.u32 %rd84,%r139,4;
add.s64 %rd85,%rd83,%rd84;
ld.shared.u32 %r140,[%rd85+4];
ld.shared.u32 %r141,[%rd85];
mov.u32 %r142,25923;
prmt.b32 %r143,%r141,%r140,%r142;
ld.shared.u32 %r144,[%rd85+8];
mov.u32 %r145,21554;
prmt.b32 %r146,%r140,%r144,%r145;
shr.u32 %r147,%r144,8;
prmt.b32 %r148,%r141,%r143,%r47;
prmt.b32 %r149,%r143,%r146,%r48;
prmt.b32 %r150,%r146,%r147,%r49;
st.shared.u32 [%rd85],%r148;
st.shared.u32 [%rd85+4],%r149;
st.shared.u32 [%rd85+8],%r150;
$2_22:
setp.lt.s32 %p16,%r46,385;
@%p16 bra $2_24;
mul.wide.u32 %rd86,%r16,1536;
mov.u64 %rd87,_ZZ14rgb_to_rgb_3_3E7scratch;
add.s64 %rd88,%rd87,%rd86;
mad.lo.s32 %r153,%r14,3,288;
mul.wide.u32 %rd89,%r153,4;
add.s64 %rd90,%rd88,%rd89;
ld.shared.u32 %r154,[%rd90+4];
ld.shared.u32 %r155,[%rd90];
mov.u32 %r156,25923;
prmt.b32 %r157,%r155,%r154,%r156;
ld.shared.u32 %r158,[%rd90+8];
mov.u32 %r159,21554;
prmt.b32 %r160,%r154,%r158,%r159;
shr.u32 %r161,%r158,8;
prmt.b32 %r162,%r155,%r157,%r47;
prmt.b32 %r163,%r157,%r160,%r48;
prmt.b32 %r164,%r160,%r161,%r49;
st.shared.u32 [%rd90],%r162;
st.shared.u32 [%rd90+4],%r163;
st.shared.u32 [%rd90+8],%r164;
$2_24:
add.s64 %rd32,%rd116,%rd30;
bar.warp.sync -1;
and.b64 %rd91,%rd32,15;
setp.eq.s64 %p18,%rd91,0;
and.pred %p19,%p18,%p7;
@%p19 bra $2_26;
bra.uni $2_25;
$2_26:
shl.b32 %r169,%r14,4;
sub.s32 %r50,%r20,%r169;
cvt.u64.u32 %rd96,%r169;
add.s64 %rd97,%rd30,%rd96;
setp.lt.s32 %p20,%r50,1;
cvta.to.global.u64 %rd98,%rd116;
add.s64 %rd33,%rd98,%rd97;
@%p20 bra $2_28;
mul.wide.u32 %rd100,%r16,1536;
mov.u64 %rd101,_ZZ14rgb_to_rgb_3_3E7scratch;
add.s64 %rd102,%rd101,%rd100;
add.s64 %rd103,%rd102,%rd96;
ld.shared.v4.u32 {%r173,%r174,%r175,%r176},[%rd103];
st.global.v4.u32 [%rd33],{%r173,%r174,%r175,%r176};
$2_28:
setp.lt.s32 %p21,%r50,513;
@%p21 bra $2_30;
mul.wide.u32 %rd105,%r16,1536;
mov.u64 %rd106,_ZZ14rgb_to_rgb_3_3E7scratch;
add.s64 %rd107,%rd106,%rd105;
add.s64 %rd108,%rd107,%rd96;
ld.shared.v4.u32 {%r184,%r185,%r186,%r187},[%rd108+512];
st.global.v4.u32 [%rd33+512],{%r184,%r185,%r186,%r187};
$2_30:
setp.lt.s32 %p22,%r50,1025;
@%p22 bra $2_32;
mul.wide.u32 %rd110,%r16,1536;
mov.u64 %rd111,_ZZ14rgb_to_rgb_3_3E7scratch;
add.s64 %rd112,%rd111,%rd110;
add.s64 %rd113,%rd112,%rd96;
ld.shared.v4.u32 {%r195,%r196,%r197,%r198},[%rd113+1024];
st.global.v4.u32 [%rd33+1024],{%r195,%r196,%r197,%r198};
bra.uni $2_32;
$2_25:
mul.wide.u32 %rd92,%r16,1536;
mov.u64 %rd93,_ZZ14rgb_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd94,%rd93;
add.s64 %rd95,%rd94,%rd92;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd95;
.param .b32 param2;
st.param.b32 [param2+0],%r20;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$2_32:
ret;
}
.visible .entry rgb_to_rgb_3_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<28>;
.reg .b32 %r<277>;
.reg .b64 %rd<144>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_3_4E7scratch[16384];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r98,%r99},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r247,%r248},[p3+32];
ld.param.v2.u32 {%r102,%r103},[p3+40];
ld.param.u32 %r95,[p5];
ld.param.u32 %r93,[p4+8];
ld.param.u64 %rd143,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd141,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r99,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd141,[%rd46+8];
ld.global.u64 %rd140,[%rd46];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd140,%rd34,%rd48;
$3_3:
setp.eq.s32 %p2,%r103,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r247,%r248},[%rd51+32];
ld.global.u64 %rd143,[%rd51+8];
ld.global.u64 %rd142,[%rd51];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd142,%rd39,%rd53;
$3_6:
mov.u32 %r14,%tid.x;
mov.u32 %r108,%ctaid.x;
mul.lo.s32 %r15,%r108,%r95;
mov.u32 %r109,%ctaid.y;
shl.b32 %r110,%r109,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r110,%r16;
setp.ge.u32 %p3,%r17,%r248;
setp.le.u32 %p4,%r247,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $3_42;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r111,%r247,%r15;
min.u32 %r19,%r111,%r95;
mul.lo.s32 %r20,%r19,3;
shl.b32 %r21,%r19,2;
cvt.u64.u32 %rd54,%r17;
mul.lo.s64 %rd55,%rd141,%rd54;
mul.lo.s32 %r112,%r15,3;
cvt.u64.u32 %rd56,%r112;
add.s64 %rd28,%rd55,%rd56;
add.s64 %rd29,%rd140,%rd28;
mul.lo.s64 %rd57,%rd143,%rd54;
shl.b32 %r113,%r15,2;
cvt.u64.u32 %rd58,%r113;
add.s64 %rd30,%rd57,%rd58;
and.b64 %rd59,%rd29,15;
setp.eq.s64 %p6,%rd59,0;
and.b32 %r114,%r20,15;
setp.eq.s32 %p7,%r114,0;
and.pred %p8,%p6,%p7;
@%p8 bra $3_9;
bra.uni $3_8;
$3_9:
shl.b32 %r119,%r14,4;
sub.s32 %r22,%r20,%r119;
cvt.u64.u32 %rd64,%r119;
add.s64 %rd65,%rd28,%rd64;
setp.lt.s32 %p9,%r22,1;
cvta.to.global.u64 %rd66,%rd140;
add.s64 %rd31,%rd66,%rd65;
@%p9 bra $3_11;
ld.global.v4.u32 {%r252,%r251,%r250,%r249},[%rd31];
$3_11:
setp.lt.s32 %p10,%r22,513;
@%p10 bra $3_13;
ld.global.v4.u32 {%r256,%r255,%r254,%r253},[%rd31+512];
$3_13:
setp.lt.s32 %p11,%r22,1025;
@%p11 bra $3_15;
ld.global.v4.u32 {%r260,%r259,%r258,%r257},[%rd31+1024];
$3_15:
mul.wide.u32 %rd68,%r16,2048;
mov.u64 %rd69,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd70,%rd69,%rd68;
add.s64 %rd71,%rd70,%rd64;
st.shared.v4.u32 [%rd71],{%r252,%r251,%r250,%r249};
st.shared.v4.u32 [%rd71+512],{%r256,%r255,%r254,%r253};
st.shared.v4.u32 [%rd71+1024],{%r260,%r259,%r258,%r257};
bar.warp.sync -1;
bra.uni $3_16;
$3_8:
add.s32 %r115,%r19,3;
and.b32 %r116,%r115,-4;
mul.lo.s32 %r117,%r116,3;
shl.b64 %rd60,%rd27,11;
mov.u64 %rd61,_ZZ14rgb_to_rgb_3_4E7scratch;
cvta.shared.u64 %rd62,%rd61;
add.s64 %rd63,%rd62,%rd60;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd63;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$3_16:
shl.b32 %r47,%r14,2;
sub.s32 %r48,%r19,%r47;
setp.eq.s32 %p12,%r93,0;
selp.b32 %r49,16912,16402,%p12;
setp.lt.s32 %p13,%r48,385;
@%p13 bra $3_18;
mul.wide.u32 %rd72,%r16,2048;
mov.u64 %rd73,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd74,%rd73,%rd72;
mad.lo.s32 %r145,%r14,3,288;
mul.wide.u32 %rd75,%r145,4;
add.s64 %rd76,%rd74,%rd75;
ld.shared.u32 %r146,[%rd76+4];
ld.shared.u32 %r147,[%rd76];
mov.u32 %r148,25923;
prmt.b32 %r149,%r147,%r146,%r148;
ld.shared.u32 %r150,[%rd76+8];
mov.u32 %r151,21554;
prmt.b32 %r152,%r146,%r150,%r151;
shr.u32 %r153,%r150,8;
mov.u32 %r154,-1;
prmt.b32 %r268,%r147,%r154,%r49;
prmt.b32 %r267,%r149,%r154,%r49;
prmt.b32 %r266,%r152,%r154,%r49;
prmt.b32 %r265,%r153,%r154,%r49;
$3_18:
bar.warp.sync -1;
@%p13 bra $3_20;
mul.wide.u32 %rd77,%r16,2048;
mov.u64 %rd78,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd79,%rd78,%rd77;
add.s32 %r156,%r47,384;
mul.wide.u32 %rd80,%r156,4;
add.s64 %rd81,%rd79,%rd80;
st.shared.v4.u32 [%rd81],{%r268,%r267,%r266,%r265};
$3_20:
setp.lt.s32 %p15,%r48,257;
@%p15 bra $3_22;
mul.wide.u32 %rd82,%r16,2048;
mov.u64 %rd83,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd84,%rd83,%rd82;
mad.lo.s32 %r159,%r14,3,192;
mul.wide.u32 %rd85,%r159,4;
add.s64 %rd86,%rd84,%rd85;
ld.shared.u32 %r160,[%rd86+4];
ld.shared.u32 %r161,[%rd86];
mov.u32 %r162,25923;
prmt.b32 %r163,%r161,%r160,%r162;
ld.shared.u32 %r164,[%rd86+8];
mov.u32 %r165,21554;
prmt.b32 %r166,%r160,%r164,%r165;
shr.u32 %r167,%r164,8;
mov.u32 %r168,-1;
prmt.b32 %r268,%r161,%r168,%r49;
prmt.b32 %r267,%r163,%r168,%r49;
prmt.b32 %r266,%r166,%r168,%r49;
prmt.b32 %r265,%r167,%r168,%r49;
$3_22:
bar.warp.sync -1;
@%p15 bra $3_24;
mul.wide.u32 %rd87,%r16,2048;
mov.u64 %rd88,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd89,%rd88,%rd87;
add.s32 %r170,%r47,256;
mul.wide.u32 %rd90,%r170,4;
add.s64 %rd91,%rd89,%rd90;
st.shared.v4.u32 [%rd91],{%r268,%r267,%r266,%r265};
$3_24:
setp.lt.s32 %p17,%r48,129;
@%p17 bra $3_26;
mul.wide.u32 %rd92,%r16,2048;
mov.u64 %rd93,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd94,%rd93,%rd92;
mad.lo.s32 %r173,%r14,3,96;
mul.wide.u32 %rd95,%r173,4;
add.s64 %rd96,%rd94,%rd95;
ld.shared.u32 %r174,[%rd96+4];
ld.shared.u32 %r175,[%rd96];
mov.u32 %r176,25923;
prmt.b32 %r177,%r175,%r174,%r176;
ld.shared.u32 %r178,[%rd96+8];
mov.u32 %r179,21554;
prmt.b32 %r180,%r174,%r178,%r179;
shr.u32 %r181,%r178,8;
mov.u32 %r182,-1;
prmt.b32 %r268,%r175,%r182,%r49;
prmt.b32 %r267,%r177,%r182,%r49;
prmt.b32 %r266,%r180,%r182,%r49;
prmt.b32 %r265,%r181,%r182,%r49;
$3_26:
bar.warp.sync -1;
@%p17 bra $3_28;
mul.wide.u32 %rd97,%r16,2048;
mov.u64 %rd98,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd99,%rd98,%rd97;
add.s32 %r184,%r47,128;
mul.wide.u32 %rd100,%r184,4;
add.s64 %rd101,%rd99,%rd100;
st.shared.v4.u32 [%rd101],{%r268,%r267,%r266,%r265};
$3_28:
setp.lt.s32 %p19,%r48,1;
@%p19 bra $3_30;
mul.wide.u32 %rd102,%r16,2048;
mov.u64 %rd103,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd104,%rd103,%rd102;
mul.lo.s32 %r187,%r14,3;
mul.wide.u32 %rd105,%r187,4;
add.s64 %rd106,%rd104,%rd105;
ld.shared.u32 %r188,[%rd106+4];
ld.shared.u32 %r189,[%rd106];
mov.u32 %r190,25923;
prmt.b32 %r191,%r189,%r188,%r190;
ld.shared.u32 %r192,[%rd106+8];
mov.u32 %r193,21554;
prmt.b32 %r194,%r188,%r192,%r193;
shr.u32 %r195,%r192,8;
mov.u32 %r196,-1;
prmt.b32 %r268,%r189,%r196,%r49;
prmt.b32 %r267,%r191,%r196,%r49;
prmt.b32 %r266,%r194,%r196,%r49;
prmt.b32 %r265,%r195,%r196,%r49;
$3_30:
bar.warp.sync -1;
@%p19 bra $3_32;
mul.wide.u32 %rd107,%r16,2048;
mov.u64 %rd108,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd109,%rd108,%rd107;
mul.wide.u32 %rd110,%r47,4;
add.s64 %rd111,%rd109,%rd110;
st.shared.v4.u32 [%rd111],{%r268,%r267,%r266,%r265};
$3_32:
add.s64 %rd32,%rd142,%rd30;
bar.warp.sync -1;
and.b64 %rd112,%rd32,15;
setp.eq.s64 %p21,%rd112,0;
and.b32 %r198,%r19,3;
setp.eq.s32 %p22,%r198,0;
and.pred %p23,%p22,%p21;
@%p23 bra $3_34;
bra.uni $3_33;
$3_34:
shl.b32 %r202,%r14,4;
sub.s32 %r82,%r21,%r202;
cvt.u64.u32 %rd117,%r202;
add.s64 %rd118,%rd30,%rd117;
setp.lt.s32 %p24,%r82,1;
cvta.to.global.u64 %rd119,%rd142;
add.s64 %rd33,%rd119,%rd118;
@%p24 bra $3_36;
mul.wide.u32 %rd121,%r16,2048;
mov.u64 %rd122,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd124,%rd123,%rd117;
ld.shared.v4.u32 {%r206,%r207,%r208,%r209},[%rd124];
st.global.v4.u32 [%rd33],{%r206,%r207,%r208,%r209};
$3_36:
setp.lt.s32 %p25,%r82,513;
@%p25 bra $3_38;
mul.wide.u32 %rd126,%r16,2048;
mov.u64 %rd127,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd128,%rd127,%rd126;
add.s64 %rd129,%rd128,%rd117;
ld.shared.v4.u32 {%r217,%r218,%r219,%r220},[%rd129+512];
st.global.v4.u32 [%rd33+512],{%r217,%r218,%r219,%r220};
$3_38:
setp.lt.s32 %p26,%r82,1025;
@%p26 bra $3_40;
mul.wide.u32 %rd131,%r16,2048;
mov.u64 %rd132,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd133,%rd132,%rd131;
add.s64 %rd134,%rd133,%rd117;
ld.shared.v4.u32 {%r228,%r229,%r230,%r231},[%rd134+1024];
st.global.v4.u32 [%rd33+1024],{%r228,%r229,%r230,%r231};
$3_40:
setp.lt.s32 %p27,%r82,1537;
@%p27 bra $3_42;
mul.wide.u32 %rd136,%r16,2048;
mov.u64 %rd137,_ZZ14rgb_to_rgb_3_4E7scratch;
add.s64 %rd138,%rd137,%rd136;
add.s64 %rd139,%rd138,%rd117;
ld.shared.v4.u32 {%r239,%r240,%r241,%r242},[%rd139+1536];
st.global.v4.u32 [%rd33+1536],{%r239,%r240,%r241,%r242};
bra.uni $3_42;
$3_33:
mul.wide.u32 %rd113,%r16,2048;
mov.u64 %rd114,_ZZ14rgb_to_rgb_3_4E7scratch;
cvta.shared.u64 %rd115,%rd114;
add.s64 %rd116,%rd115,%rd113;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd116;
.param .b32 param2;
st.param.b32 [param2+0],%r21;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$3_42:
ret;
}
.visible .entry rgb_to_rgb_4_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<28>;
.reg .b32 %r<269>;
.reg .b64 %rd<139>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_4_3E7scratch[16384];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r100,%r101},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r239,%r240},[p3+32];
ld.param.v2.u32 {%r104,%r105},[p3+40];
ld.param.u32 %r97,[p5];
ld.param.u32 %r95,[p4+8];
ld.param.u64 %rd138,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd136,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r101,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd136,[%rd46+8];
ld.global.u64 %rd135,[%rd46];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd135,%rd34,%rd48;
$4_3:
setp.eq.s32 %p2,%r105,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r239,%r240},[%rd51+32];
ld.global.u64 %rd138,[%rd51+8];
ld.global.u64 %rd137,[%rd51];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd137,%rd39,%rd53;
$4_6:
mov.u32 %r14,%tid.x;
mov.u32 %r110,%ctaid.x;
mul.lo.s32 %r15,%r110,%r97;
mov.u32 %r111,%ctaid.y;
shl.b32 %r112,%r111,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r112,%r16;
setp.ge.u32 %p3,%r17,%r240;
setp.le.u32 %p4,%r239,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $4_42;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r113,%r239,%r15;
min.u32 %r19,%r113,%r97;
shl.b32 %r20,%r19,2;
mul.lo.s32 %r21,%r19,3;
cvt.u64.u32 %rd54,%r17;
mul.lo.s64 %rd55,%rd136,%rd54;
shl.b32 %r114,%r15,2;
cvt.u64.u32 %rd56,%r114;
add.s64 %rd28,%rd55,%rd56;
add.s64 %rd29,%rd135,%rd28;
mul.lo.s64 %rd57,%rd138,%rd54;
mul.lo.s32 %r115,%r15,3;
cvt.u64.u32 %rd58,%r115;
add.s64 %rd30,%rd57,%rd58;
and.b64 %rd59,%rd29,15;
setp.eq.s64 %p6,%rd59,0;
and.b32 %r116,%r19,3;
setp.eq.s32 %p7,%r116,0;
and.pred %p8,%p6,%p7;
@%p8 bra $4_9;
bra.uni $4_8;
$4_9:
shl.b32 %r121,%r14,4;
sub.s32 %r22,%r20,%r121;
cvt.u64.u32 %rd64,%r121;
add.s64 %rd65,%rd28,%rd64;
setp.lt.s32 %p9,%r22,1;
cvta.to.global.u64 %rd66,%rd135;
add.s64 %rd31,%rd66,%rd65;
@%p9 bra $4_11;
ld.global.v4.u32 {%r244,%r243,%r242,%r241},[%rd31];
$4_11:
setp.lt.s32 %p10,%r22,513;
@%p10 bra $4_13;
ld.global.v4.u32 {%r248,%r247,%r246,%r245},[%rd31+512];
$4_13:
setp.lt.s32 %p11,%r22,1025;
@%p11 bra $4_15;
ld.global.v4.u32 {%r252,%r251,%r250,%r249},[%rd31+1024];
$4_15:
setp.lt.s32 %p12,%r22,1537;
@%p12 bra $4_17;
ld.global.v4.u32 {%r256,%r255,%r254,%r253},[%rd31+1536];
$4_17:
mul.wide.u32 %rd68,%r16,2048;
mov.u64 %rd69,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd70,%rd69,%rd68;
add.s64 %rd71,%rd70,%rd64;
st.shared.v4.u32 [%rd71],{%r244,%r243,%r242,%r241};
st.shared.v4.u32 [%rd71+512],{%r248,%r247,%r246,%r245};
st.shared.v4.u32 [%rd71+1024],{%r252,%r251,%r250,%r249};
st.shared.v4.u32 [%rd71+1536],{%r256,%r255,%r254,%r253};
bar.warp.sync -1;
bra.uni $4_18;
$4_8:
add.s32 %r118,%r20,12;
and.b32 %r119,%r118,-16;
shl.b64 %rd60,%rd27,11;
mov.u64 %rd61,_ZZ14rgb_to_rgb_4_3E7scratch;
cvta.shared.u64 %rd62,%rd61;
add.s64 %rd63,%rd62,%rd60;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd63;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$4_18:
shl.b32 %r55,%r14,2;
sub.s32 %r56,%r19,%r55;
setp.ne.s32 %p13,%r95,0;
selp.b32 %r57,24594,16912,%p13;
selp.b32 %r58,22017,21537,%p13;
selp.b32 %r59,17760,25922,%p13;
setp.lt.s32 %p14,%r56,1;
@%p14 bra $4_20;
mul.wide.u32 %rd72,%r16,2048;
mov.u64 %rd73,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd74,%rd73,%rd72;
mul.wide.u32 %rd75,%r55,4;
add.s64 %rd76,%rd74,%rd75;
ld.shared.v4.u32 {%r151,%r152,%r153,%r154},[%rd76];
prmt.b32 %r262,%r151,%r152,%r57;
prmt.b32 %r261,%r152,%r153,%r58;
prmt.b32 %r260,%r153,%r154,%r59;
$4_20:
bar.warp.sync -1;
@%p14 bra $4_22;
mul.wide.u32 %rd77,%r16,2048;
mov.u64 %rd78,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd79,%rd78,%rd77;
mul.lo.s32 %r161,%r14,3;
mul.wide.u32 %rd80,%r161,4;
add.s64 %rd81,%rd79,%rd80;
st.shared.u32 [%rd81],%r262;
st.shared.u32 [%rd81+4],%r261;
st.shared.u32 [%rd81+8],%r260;
$4_22:
setp.lt.s32 %p16,%r56,129;
@%p16 bra $4_24;
mul.wide.u32 %rd82,%r16,2048;
mov.u64 %rd83,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd84,%rd83,%rd82;
add.s32 %r163,%r55,128;
mul.wide.u32 %rd85,%r163,4;
add.s64 %rd86,%rd84,%rd85;
ld.shared.v4.u32 {%r164,%r165,%r166,%r167},[%rd86];
prmt.b32 %r262,%r164,%r165,%r57;
prmt.b32 %r261,%r165,%r166,%r58;
prmt.b32 %r260,%r166,%r167,%r59;
$4_24:
bar.warp.sync -1;
@%p16 bra $4_26;
mul.wide.u32 %rd87,%r16,2048;
mov.u64 %rd88,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd89,%rd88,%rd87;
mad.lo.s32 %r174,%r14,3,96;
mul.wide.u32 %rd90,%r174,4;
add.s64 %rd91,%rd89,%rd90;
st.shared.u32 [%rd91],%r262;
st.shared.u32 [%rd91+4],%r261;
st.shared.u32 [%rd91+8],%r260;
$4_26:
setp.lt.s32 %p18,%r56,257;
@%p18 bra $4_28;
mul.wide.u32 %rd92,%r16,2048;
mov.u64 %rd93,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd94,%rd93,%rd92;
add.s32 %r176,%r55,256;
mul.wide.u32 %rd95,%r176,4;
add.s64 %rd96,%rd94,%rd95;
ld.shared.v4.u32 {%r177,%r178,%r179,%r180},[%rd96];
prmt.b32 %r262,%r177,%r178,%r57;
prmt.b32 %r261,%r178,%r179,%r58;
prmt.b32 %r260,%r179,%r180,%r59;
$4_28:
bar.warp.sync -1;
@%p18 bra $4_30;
mul.wide.u32 %rd97,%r16,2048;
mov.u64 %rd98,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd99,%rd98,%rd97;
mad.lo.s32 %r187,%r14,3,192;
mul.wide.u32 %rd100,%r187,4;
add.s64 %rd101,%rd99,%rd100;
st.shared.u32 [%rd101],%r262;
st.shared.u32 [%rd101+4],%r261;
st.shared.u32 [%rd101+8],%r260;
$4_30:
setp.lt.s32 %p20,%r56,385;
@%p20 bra $4_32;
mul.wide.u32 %rd102,%r16,2048;
mov.u64 %rd103,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd104,%rd103,%rd102;
add.s32 %r189,%r55,384;
mul.wide.u32 %rd105,%r189,4;
add.s64 %rd106,%rd104,%rd105;
ld.shared.v4.u32 {%r190,%r191,%r192,%r193},[%rd106];
prmt.b32 %r262,%r190,%r191,%r57;
prmt.b32 %r261,%r191,%r192,%r58;
prmt.b32 %r260,%r192,%r193,%r59;
$4_32:
bar.warp.sync -1;
@%p20 bra $4_34;
mul.wide.u32 %rd107,%r16,2048;
mov.u64 %rd108,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd109,%rd108,%rd107;
mad.lo.s32 %r200,%r14,3,288;
mul.wide.u32 %rd110,%r200,4;
add.s64 %rd111,%rd109,%rd110;
st.shared.u32 [%rd111],%r262;
st.shared.u32 [%rd111+4],%r261;
st.shared.u32 [%rd111+8],%r260;
$4_34:
add.s64 %rd32,%rd137,%rd30;
bar.warp.sync -1;
and.b64 %rd112,%rd32,15;
setp.eq.s64 %p22,%rd112,0;
and.b32 %r201,%r21,15;
setp.eq.s32 %p23,%r201,0;
and.pred %p24,%p22,%p23;
@%p24 bra $4_36;
bra.uni $4_35;
$4_36:
shl.b32 %r205,%r14,4;
sub.s32 %r84,%r21,%r205;
cvt.u64.u32 %rd117,%r205;
add.s64 %rd118,%rd30,%rd117;
setp.lt.s32 %p25,%r84,1;
cvta.to.global.u64 %rd119,%rd137;
add.s64 %rd33,%rd119,%rd118;
@%p25 bra $4_38;
mul.wide.u32 %rd121,%r16,2048;
mov.u64 %rd122,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd124,%rd123,%rd117;
ld.shared.v4.u32 {%r209,%r210,%r211,%r212},[%rd124];
st.global.v4.u32 [%rd33],{%r209,%r210,%r211,%r212};
$4_38:
setp.lt.s32 %p26,%r84,513;
@%p26 bra $4_40;
mul.wide.u32 %rd126,%r16,2048;
mov.u64 %rd127,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd128,%rd127,%rd126;
add.s64 %rd129,%rd128,%rd117;
ld.shared.v4.u32 {%r220,%r221,%r222,%r223},[%rd129+512];
st.global.v4.u32 [%rd33+512],{%r220,%r221,%r222,%r223};
$4_40:
setp.lt.s32 %p27,%r84,1025;
@%p27 bra $4_42;
mul.wide.u32 %rd131,%r16,2048;
mov.u64 %rd132,_ZZ14rgb_to_rgb_4_3E7scratch;
add.s64 %rd133,%rd132,%rd131;
add.s64 %rd134,%rd133,%rd117;
ld.shared.v4.u32 {%r231,%r232,%r233,%r234},[%rd134+1024];
st.global.v4.u32 [%rd33+1024],{%r231,%r232,%r233,%r234};
bra.uni $4_42;
$4_35:
mul.wide.u32 %rd113,%r16,2048;
mov.u64 %rd114,_ZZ14rgb_to_rgb_4_3E7scratch;
cvta.shared.u64 %rd115,%rd114;
add.s64 %rd116,%rd115,%rd113;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd116;
.param .b32 param2;
st.param.b32 [param2+0],%r21;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$4_42:
ret;
}
.visible .entry rgb_to_rgb_4_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<25>;
.reg .b32 %r<242>;
.reg .b64 %rd<123>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_4_4E7scratch[16384];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r74,%r75},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r224,%r225},[p3+32];
ld.param.v2.u32 {%r78,%r79},[p3+40];
ld.param.u32 %r71,[p5];
ld.param.u32 %r69,[p4+8];
ld.param.u64 %rd122,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd120,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r75,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd120,[%rd46+8];
ld.global.u64 %rd119,[%rd46];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd119,%rd34,%rd48;
$5_3:
setp.eq.s32 %p2,%r79,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r224,%r225},[%rd51+32];
ld.global.u64 %rd122,[%rd51+8];
ld.global.u64 %rd121,[%rd51];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd121,%rd39,%rd53;
$5_6:
mov.u32 %r14,%tid.x;
mov.u32 %r84,%ctaid.x;
mul.lo.s32 %r15,%r84,%r71;
mov.u32 %r85,%ctaid.y;
shl.b32 %r86,%r85,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r86,%r16;
setp.ge.u32 %p3,%r17,%r225;
setp.le.u32 %p4,%r224,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $5_36;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r87,%r224,%r15;
min.u32 %r19,%r87,%r71;
shl.b32 %r20,%r19,2;
cvt.u64.u32 %rd54,%r17;
mul.lo.s64 %rd55,%rd120,%rd54;
shl.b32 %r88,%r15,2;
cvt.u64.u32 %rd56,%r88;
add.s64 %rd28,%rd55,%rd56;
add.s64 %rd29,%rd119,%rd28;
mul.lo.s64 %rd57,%rd122,%rd54;
add.s64 %rd30,%rd57,%rd56;
and.b64 %rd58,%rd29,15;
setp.eq.s64 %p6,%rd58,0;
and.b32 %r21,%r19,3;
setp.eq.s32 %p7,%r21,0;
and.pred %p8,%p6,%p7;
@%p8 bra $5_9;
bra.uni $5_8;
$5_9:
shl.b32 %r93,%r14,4;
sub.s32 %r22,%r20,%r93;
cvt.u64.u32 %rd63,%r93;
add.s64 %rd64,%rd28,%rd63;
setp.lt.s32 %p9,%r22,1;
cvta.to.global.u64 %rd65,%rd119;
add.s64 %rd31,%rd65,%rd64;
@%p9 bra $5_11;
ld.global.v4.u32 {%r229,%r228,%r227,%r226},[%rd31];
$5_11:
setp.lt.s32 %p10,%r22,513;
@%p10 bra $5_13;
ld.global.v4.u32 {%r233,%r232,%r231,%r230},[%rd31+512];
$5_13:
setp.lt.s32 %p11,%r22,1025;
@%p11 bra $5_15;
ld.global.v4.u32 {%r237,%r236,%r235,%r234},[%rd31+1024];
$5_15:
setp.lt.s32 %p12,%r22,1537;
@%p12 bra $5_17;
ld.global.v4.u32 {%r241,%r240,%r239,%r238},[%rd31+1536];
$5_17:
mul.wide.u32 %rd67,%r16,2048;
mov.u64 %rd68,_ZZ14rgb_to_rgb_4_4E7scratch;
add.s64 %rd69,%rd68,%rd67;
add.s64 %rd70,%rd69,%rd63;
st.shared.v4.u32 [%rd70],{%r229,%r228,%r227,%r226};
st.shared.v4.u32 [%rd70+512],{%r233,%r232,%r231,%r230};
st.shared.v4.u32 [%rd70+1024],{%r237,%r236,%r235,%r234};
st.shared.v4.u32 [%rd70+1536],{%r241,%r240,%r239,%r238};
bar.warp.sync -1;
bra.uni $5_18;
$5_8:
add.s32 %r90,%r20,12;
and.b32 %r91,%r90,-16;
shl.b64 %rd59,%rd27,11;
mov.u64 %rd60,_ZZ14rgb_to_rgb_4_4E7scratch;
cvta.shared.u64 %rd61,%rd60;
add.s64 %rd62,%rd61,%rd59;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd62;
.param .b32 param1;
st.param.b32 [param1+0],%r91;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$5_18:
shl.b32 %r55,%r14,2;
sub.s32 %r56,%r19,%r55;
setp.eq.s32 %p13,%r69,0;
selp.b32 %r57,12816,12306,%p13;
setp.lt.s32 %p14,%r56,1;
@%p14 bra $5_20;
mul.wide.u32 %rd71,%r16,2048;
mov.u64 %rd72,_ZZ14rgb_to_rgb_4_4E7scratch;
add.s64 %rd73,%rd72,%rd71;
mul.wide.u32 %rd74,%r55,4;
add.s64 %rd75,%rd73,%rd74;
ld.shared.v4.u32 {%r118,%r119,%r120,%r121},[%rd75];
mov.u32 %r126,-1;
prmt.b32 %r127,%r121,%r126,%r57;
prmt.b32 %r128,%r120,%r126,%r57;
prmt.b32 %r129,%r119,%r126,%r57;
prmt.b32 %r130,%r118,%r126,%r57;
st.shared.v4.u32 [%rd75],{%r130,%r129,%r128,%r127};
$5_20:
setp.lt.s32 %p15,%r56,129;
@%p15 bra $5_22;
mul.wide.u32 %rd76,%r16,2048;
mov.u64 %rd77,_ZZ14rgb_to_rgb_4_4E7scratch;
add.s64 %rd78,%rd77,%rd76;
add.s32 %r132,%r55,128;
mul.wide.u32 %rd79,%r132,4;
add.s64 %rd80,%rd78,%rd79;
ld.shared.v4.u32 {%r133,%r134,%r135,%r136},[%rd80];
mov.u32 %r141,-1;
prmt.b32 %r142,%r136,%r141,%r57;
prmt.b32 %r143,%r135,%r141,%r57;
prmt.b32 %r144,%r134,%r141,%r57;
prmt.b32 %r145,%r133,%r141,%r57;
st.shared.v4.u32 [%rd80],{%r145,%r144,%r143,%r142};
$5_22:
setp.lt.s32 %p16,%r56,257;
@%p16 bra $5_24;
mul.wide.u32 %rd81,%r16,2048;
mov.u64 %rd82,_ZZ14rgb_to_rgb_4_4E7scratch;
add.s64 %rd83,%rd82,%rd81;
add.s32 %r147,%r55,256;
mul.wide.u32 %rd84,%r147,4;
add.s64 %rd85,%rd83,%rd84;
ld.shared.v4.u32 {%r148,%r149,%r150,%r151},[%rd85];
mov.u32 %r156,-1;
prmt.b32 %r157,%r151,%r156,%r57;
prmt.b32 %r158,%r150,%r156,%r57;
prmt.b32 %r159,%r149,%r156,%r57;
prmt.b32 %r160,%r148,%r156,%r57;
st.shared.v4.u32 [%rd85],{%r160,%r159,%r158,%r157};
$5_24:
setp.lt.s32 %p17,%r56,385;
@%p17 bra $5_26;
mul.wide.u32 %rd86,%r16,2048;
mov.u64 %rd87,_ZZ14rgb_to_rgb_4_4E7scratch;
add.s64 %rd88,%rd87,%rd86;
add.s32 %r162,%r55,384;
mul.wide.u32 %rd89,%r162,4;
add.s64 %rd90,%rd88,%rd89;
ld.shared.v4.u32 {%r163,%r164,%r165,%r166},[%rd90];
mov.u32 %r171,-1;
prmt.b32 %r172,%r166,%r171,%r57;
prmt.b32 %r173,%r165,%r171,%r57;
prmt.b32 %r174,%r164,%r171,%r57;
prmt.b32 %r175,%r163,%r171,%r57;
st.shared.v4.u32 [%rd90],{%r175,%r174,%r173,%r172};
$5_26:
add.s64 %rd32,%rd121,%rd30;
bar.warp.sync -1;
and.b64 %rd91,%rd32,15;
setp.eq.s64 %p19,%rd91,0;
and.pred %p20,%p7,%p19;
@%p20 bra $5_28;
bra.uni $5_27;
$5_28:
shl.b32 %r179,%r14,4;
sub.s32 %r58,%r20,%r179;
cvt.u64.u32 %rd96,%r179;
add.s64 %rd97,%rd30,%rd96;
setp.lt.s32 %p21,%r58,1;
cvta.to.global.u64 %rd98,%rd121;
add.s64 %rd33,%rd98,%rd97;
@%p21 bra $5_30;
mul.wide.u32 %rd100,%r16,2048;
mov.u64 %rd101,_ZZ14rgb_to_rgb_4_4E7scratch;
add.s64 %rd102,%rd101,%rd100;
add.s64 %rd103,%rd102,%rd96;
ld.shared.v4.u32 {%r183,%r184,%r185,%r186},[%rd103];
st.global.v4.u32 [%rd33],{%r183,%r184,%r185,%r186};
$5_30:
setp.lt.s32 %p22,%r58,513;
@%p22 bra $5_32;
mul.wide.u32 %rd105,%r16,2048;
mov.u64 %rd106,_ZZ14rgb_to_rgb_4_4E7scratch;
add.s64 %rd107,%rd106,%rd105;
add.s64 %rd108,%rd107,%rd96;
ld.shared.v4.u32 {%r194,%r195,%r196,%r197},[%rd108+512];
st.global.v4.u32 [%rd33+512],{%r194,%r195,%r196,%r197};
$5_32:
setp.lt.s32 %p23,%r58,1025;
@%p23 bra $5_34;
mul.wide.u32 %rd110,%r16,2048;
mov.u64 %rd111,_ZZ14rgb_to_rgb_4_4E7scratch;
add.s64 %rd112,%rd111,%rd110;
add.s64 %rd113,%rd112,%rd96;
ld.shared.v4.u32 {%r205,%r206,%r207,%r208},[%rd113+1024];
st.global.v4.u32 [%rd33+1024],{%r205,%r206,%r207,%r208};
$5_34:
setp.lt.s32 %p24,%r58,1537;
@%p24 bra $5_36;
mul.wide.u32 %rd115,%r16,2048;
mov.u64 %rd116,_ZZ14rgb_to_rgb_4_4E7scratch;
add.s64 %rd117,%rd116,%rd115;
add.s64 %rd118,%rd117,%rd96;
ld.shared.v4.u32 {%r216,%r217,%r218,%r219},[%rd118+1536];
st.global.v4.u32 [%rd33+1536],{%r216,%r217,%r218,%r219};
bra.uni $5_36;
$5_27:
mul.wide.u32 %rd92,%r16,2048;
mov.u64 %rd93,_ZZ14rgb_to_rgb_4_4E7scratch;
cvta.shared.u64 %rd94,%rd93;
add.s64 %rd95,%rd94,%rd92;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd95;
.param .b32 param2;
st.param.b32 [param2+0],%r20;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$5_36:
ret;
}
.visible .entry rgb_to_gray_3_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<25>;
.reg .b32 %r<335>;
.reg .b64 %rd<129>;
.shared .align 16 .b8 _ZZ15rgb_to_gray_3_1E7scratch[12288];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r72,%r73},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r317,%r318},[p3+32];
ld.param.v2.u32 {%r76,%r77},[p3+40];
ld.param.u32 %r69,[p5];
ld.param.u32 %r67,[p4+8];
ld.param.u64 %rd128,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd126,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r73,0;
@%p1 bra $6_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd126,[%rd46+8];
ld.global.u64 %rd125,[%rd46];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd125,%rd34,%rd48;
$6_3:
setp.eq.s32 %p2,%r77,0;
@%p2 bra $6_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r317,%r318},[%rd51+32];
ld.global.u64 %rd128,[%rd51+8];
ld.global.u64 %rd127,[%rd51];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd127,%rd39,%rd53;
$6_6:
mov.u32 %r14,%tid.x;
mov.u32 %r82,%ctaid.x;
mul.lo.s32 %r15,%r82,%r69;
mov.u32 %r83,%ctaid.y;
shl.b32 %r84,%r83,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r84,%r16;
setp.ge.u32 %p3,%r17,%r318;
setp.le.u32 %p4,%r317,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $6_36;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r85,%r317,%r15;
min.u32 %r19,%r85,%r69;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %rd54,%r17;
mul.lo.s64 %rd55,%rd126,%rd54;
mul.lo.s32 %r86,%r15,3;
cvt.u64.u32 %rd56,%r86;
add.s64 %rd28,%rd55,%rd56;
add.s64 %rd29,%rd125,%rd28;
mul.lo.s64 %rd57,%rd128,%rd54;
cvt.u64.u32 %rd58,%r15;
add.s64 %rd30,%rd57,%rd58;
and.b64 %rd59,%rd29,15;
setp.eq.s64 %p6,%rd59,0;
and.b32 %r87,%r20,15;
setp.eq.s32 %p7,%r87,0;
and.pred %p8,%p6,%p7;
@%p8 bra $6_9;
bra.uni $6_8;
$6_9:
shl.b32 %r92,%r14,4;
sub.s32 %r21,%r20,%r92;
cvt.u64.u32 %rd64,%r92;
add.s64 %rd65,%rd28,%rd64;
setp.lt.s32 %p9,%r21,1;
cvta.to.global.u64 %rd66,%rd125;
add.s64 %rd31,%rd66,%rd65;
@%p9 bra $6_11;
ld.global.v4.u32 {%r322,%r321,%r320,%r319},[%rd31];
$6_11:
setp.lt.s32 %p10,%r21,513;
@%p10 bra $6_13;
ld.global.v4.u32 {%r326,%r325,%r324,%r323},[%rd31+512];
$6_13:
setp.lt.s32 %p11,%r21,1025;
@%p11 bra $6_15;
ld.global.v4.u32 {%r330,%r329,%r328,%r327},[%rd31+1024];
$6_15:
mul.wide.u32 %rd68,%r16,1536;
mov.u64 %rd69,_ZZ15rgb_to_gray_3_1E7scratch;
add.s64 %rd70,%rd69,%rd68;
add.s64 %rd71,%rd70,%rd64;
st.shared.v4.u32 [%rd71],{%r322,%r321,%r320,%r319};
st.shared.v4.u32 [%rd71+512],{%r326,%r325,%r324,%r323};
st.shared.v4.u32 [%rd71+1024],{%r330,%r329,%r328,%r327};
bar.warp.sync -1;
bra.uni $6_16;
$6_8:
add.s32 %r88,%r19,3;
and.b32 %r89,%r88,-4;
mul.lo.s32 %r90,%r89,3;
mul.lo.s64 %rd60,%rd27,1536;
mov.u64 %rd61,_ZZ15rgb_to_gray_3_1E7scratch;
cvta.shared.u64 %rd62,%rd61;
add.s64 %rd63,%rd62,%rd60;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd63;
.param .b32 param1;
st.param.b32 [param1+0],%r90;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$6_16:
shl.b32 %r116,%r14,2;
sub.s32 %r46,%r19,%r116;
setp.eq.s32 %p12,%r67,0;
selp.b32 %r47,7470,19596,%p12;
selp.b32 %r48,-1773777780,-1773789906,%p12;
setp.lt.s32 %p13,%r46,1;
@%p13 bra $6_18;
mul.wide.u32 %rd72,%r16,1536;
mov.u64 %rd73,_ZZ15rgb_to_gray_3_1E7scratch;
add.s64 %rd74,%rd73,%rd72;
mul.lo.s32 %r151,%r14,3;
mul.wide.u32 %rd75,%r151,4;
add.s64 %rd76,%rd74,%rd75;
ld.shared.u32 %r152,[%rd76+4];
ld.shared.u32 %r119,[%rd76];
mov.u32 %r153,25923;
prmt.b32 %r131,%r119,%r152,%r153;
ld.shared.u32 %r154,[%rd76+8];
mov.u32 %r155,21554;
prmt.b32 %r139,%r152,%r154,%r155;
shr.u32 %r147,%r154,8;
mov.u32 %r144,32768;
dp2a.hi.u32.u32 %r117,%r47,%r119,%r144;
dp2a.lo.u32.u32 %r121,%r48,%r119,%r117;
dp2a.hi.u32.u32 %r125,%r47,%r131,%r144;
dp2a.lo.u32.u32 %r129,%r48,%r131,%r125;
dp2a.hi.u32.u32 %r133,%r47,%r139,%r144;
dp2a.lo.u32.u32 %r137,%r48,%r139,%r133;
dp2a.hi.u32.u32 %r141,%r47,%r147,%r144;
dp2a.lo.u32.u32 %r145,%r48,%r147,%r141;
mov.u32 %r156,98;
prmt.b32 %r157,%r121,%r129,%r156;
prmt.b32 %r158,%r137,%r145,%r156;
mov.u32 %r159,21520;
prmt.b32 %r332,%r157,%r158,%r159;
$6_18:
bar.warp.sync -1;
@%p13 bra $6_20;
mul.wide.u32 %rd77,%r16,1536;
mov.u64 %rd78,_ZZ15rgb_to_gray_3_1E7scratch;
add.s64 %rd79,%rd78,%rd77;
mul.wide.u32 %rd80,%r14,4;
add.s64 %rd81,%rd79,%rd80;
st.shared.u32 [%rd81],%r332;
$6_20:
setp.lt.s32 %p15,%r46,129;
@%p15 bra $6_22;
mul.wide.u32 %rd82,%r16,1536;
mov.u64 %rd83,_ZZ15rgb_to_gray_3_1E7scratch;
add.s64 %rd84,%rd83,%rd82;
mad.lo.s32 %r196,%r14,3,96;
mul.wide.u32 %rd85,%r196,4;
add.s64 %rd86,%rd84,%rd85;
ld.shared.u32 %r197,[%rd86+4];
ld.shared.u32 %r164,[%rd86];
mov.u32 %r198,25923;
prmt.b32 %r176,%r164,%r197,%r198;
ld.shared.u32 %r199,[%rd86+8];
mov.u32 %r200,21554;
prmt.b32 %r184,%r197,%r199,%r200;
shr.u32 %r192,%r199,8;
mov.u32 %r189,32768;
dp2a.hi.u32.u32 %r162,%r47,%r164,%r189;
dp2a.lo.u32.u32 %r166,%r48,%r164,%r162;
dp2a.hi.u32.u32 %r170,%r47,%r176,%r189;
dp2a.lo.u32.u32 %r174,%r48,%r176,%r170;
dp2a.hi.u32.u32 %r178,%r47,%r184,%r189;
dp2a.lo.u32.u32 %r182,%r48,%r184,%r178;
dp2a.hi.u32.u32 %r186,%r47,%r192,%r189;
dp2a.lo.u32.u32 %r190,%r48,%r192,%r186;
mov.u32 %r201,98;
prmt.b32 %r202,%r166,%r174,%r201;
prmt.b32 %r203,%r182,%r190,%r201;
mov.u32 %r204,21520;
prmt.b32 %r332,%r202,%r203,%r204;
$6_22:
bar.warp.sync -1;
@%p15 bra $6_24;
mul.wide.u32 %rd87,%r16,1536;
mov.u64 %rd88,_ZZ15rgb_to_gray_3_1E7scratch;
add.s64 %rd89,%rd88,%rd87;
add.s32 %r207,%r14,32;
mul.wide.u32 %rd90,%r207,4;
add.s64 %rd91,%rd89,%rd90;
st.shared.u32 [%rd91],%r332;
$6_24:
setp.lt.s32 %p17,%r46,257;
@%p17 bra $6_26;
mul.wide.u32 %rd92,%r16,1536;
mov.u64 %rd93,_ZZ15rgb_to_gray_3_1E7scratch;
add.s64 %rd94,%rd93,%rd92;
mad.lo.s32 %r242,%r14,3,192;
mul.wide.u32 %rd95,%r242,4;
add.s64 %rd96,%rd94,%rd95;
ld.shared.u32 %r243,[%rd96+4];
ld.shared.u32 %r210,[%rd96];
mov.u32 %r244,25923;
prmt.b32 %r222,%r210,%r243,%r244;
ld.shared.u32 %r245,[%rd96+8];
mov.u32 %r246,21554;
prmt.b32 %r230,%r243,%r245,%r246;
shr.u32 %r238,%r245,8;
mov.u32 %r235,32768;
dp2a.hi.u32.u32 %r208,%r47,%r210,%r235;
dp2a.lo.u32.u32 %r212,%r48,%r210,%r208;
dp2a.hi.u32.u32 %r216,%r47,%r222,%r235;
dp2a.lo.u32.u32 %r220,%r48,%r222,%r216;
dp2a.hi.u32.u32 %r224,%r47,%r230,%r235;
dp2a.lo.u32.u32 %r228,%r48,%r230,%r224;
dp2a.hi.u32.u32 %r232,%r47,%r238,%r235;
dp2a.lo.u32.u32 %r236,%r48,%r238,%r232;
mov.u32 %r247,98;
prmt.b32 %r248,%r212,%r220,%r247;
prmt.b32 %r249,%r228,%r236,%r247;
mov.u32 %r250,21520;
prmt.b32 %r332,%r248,%r249,%r250;
$6_26:
bar.warp.sync -1;
@%p17 bra $6_28;
mul.wide.u32 %rd97,%r16,1536;
mov.u64 %rd98,_ZZ15rgb_to_gray_3_1E7scratch;
add.s64 %rd99,%rd98,%rd97;
add.s32 %r253,%r14,64;
mul.wide.u32 %rd100,%r253,4;
add.s64 %rd101,%rd99,%rd100;
st.shared.u32 [%rd101],%r332;
$6_28:
setp.lt.s32 %p19,%r46,385;
@%p19 bra $6_30;
mul.wide.u32 %rd102,%r16,1536;
mov.u64 %rd103,_ZZ15rgb_to_gray_3_1E7scratch;
add.s64 %rd104,%rd103,%rd102;
mad.lo.s32 %r288,%r14,3,288;
mul.wide.u32 %rd105,%r288,4;
add.s64 %rd106,%rd104,%rd105;
ld.shared.u32 %r289,[%rd106+4];
ld.shared.u32 %r256,[%rd106];
mov.u32 %r290,25923;
prmt.b32 %r268,%r256,%r289,%r290;
ld.shared.u32 %r291,[%rd106+8];
mov.u32 %r292,21554;
prmt.b32 %r276,%r289,%r291,%r292;
shr.u32 %r284,%r291,8;
mov.u32 %r281,32768;
dp2a.hi.u32.u32 %r254,%r47,%r256,%r281;
dp2a.lo.u32.u32 %r258,%r48,%r256,%r254;
dp2a.hi.u32.u32 %r262,%r47,%r268,%r281;
dp2a.lo.u32.u32 %r266,%r48,%r268,%r262;
dp2a.hi.u32.u32 %r270,%r47,%r276,%r281;
dp2a.lo.u32.u32 %r274,%r48,%r276,%r270;
dp2a.hi.u32.u32 %r278,%r47,%r284,%r281;
dp2a.lo.u32.u32 %r282,%r48,%r284,%r278;
mov.u32 %r293,98;
prmt.b32 %r294,%r258,%r266,%r293;
prmt.b32 %r295,%r274,%r282,%r293;
mov.u32 %r296,21520;
prmt.b32 %r332,%r294,%r295,%r296;
$6_30:
bar.warp.sync -1;
@%p19 bra $6_32;
mul.wide.u32 %rd107,%r16,1536;
mov.u64 %rd108,_ZZ15rgb_to_gray_3_1E7scratch;
add.s64 %rd109,%rd108,%rd107;
add.s32 %r299,%r14,96;
mul.wide.u32 %rd110,%r299,4;
add.s64 %rd111,%rd109,%rd110;
st.shared.u32 [%rd111],%r332;
$6_32:
add.s64 %rd32,%rd127,%rd30;
bar.warp.sync -1;
and.b64 %rd112,%rd32,15;
setp.eq.s64 %p21,%rd112,0;
and.b32 %r300,%r19,15;
setp.eq.s32 %p22,%r300,0;
and.pred %p23,%p22,%p21;
@%p23 bra $6_34;
bra.uni $6_33;
$6_34:
shl.b32 %r304,%r14,4;
sub.s32 %r305,%r19,%r304;
cvt.u64.u32 %rd117,%r304;
add.s64 %rd33,%rd30,%rd117;
setp.lt.s32 %p24,%r305,1;
@%p24 bra $6_36;
cvta.to.global.u64 %rd118,%rd127;
add.s64 %rd119,%rd118,%rd33;
mul.wide.u32 %rd121,%r16,1536;
mov.u64 %rd122,_ZZ15rgb_to_gray_3_1E7scratch;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd124,%rd123,%rd117;
ld.shared.v4.u32 {%r309,%r310,%r311,%r312},[%rd124];
st.global.v4.u32 [%rd119],{%r309,%r310,%r311,%r312};
bra.uni $6_36;
$6_33:
mul.wide.u32 %rd113,%r16,1536;
mov.u64 %rd114,_ZZ15rgb_to_gray_3_1E7scratch;
cvta.shared.u64 %rd115,%rd114;
add.s64 %rd116,%rd115,%rd113;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd116;
.param .b32 param2;
st.param.b32 [param2+0],%r19;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$6_36:
ret;
}
.visible .entry rgb_to_gray_4_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<26>;
.reg .b32 %r<347>;
.reg .b64 %rd<129>;
.shared .align 16 .b8 _ZZ15rgb_to_gray_4_1E7scratch[16384];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r325,%r326},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
ld.param.u32 %r78,[p5];
ld.param.u32 %r76,[p4+8];
ld.param.u64 %rd128,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd126,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r82,0;
@%p1 bra $7_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd126,[%rd46+8];
ld.global.u64 %rd125,[%rd46];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd125,%rd34,%rd48;
$7_3:
setp.eq.s32 %p2,%r86,0;
@%p2 bra $7_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r325,%r326},[%rd51+32];
ld.global.u64 %rd128,[%rd51+8];
ld.global.u64 %rd127,[%rd51];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd127,%rd39,%rd53;
$7_6:
mov.u32 %r14,%tid.x;
mov.u32 %r91,%ctaid.x;
mul.lo.s32 %r15,%r91,%r78;
mov.u32 %r92,%ctaid.y;
shl.b32 %r93,%r92,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r93,%r16;
setp.ge.u32 %p3,%r17,%r326;
setp.le.u32 %p4,%r325,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $7_38;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r94,%r325,%r15;
min.u32 %r19,%r94,%r78;
shl.b32 %r20,%r19,2;
cvt.u64.u32 %rd54,%r17;
mul.lo.s64 %rd55,%rd126,%rd54;
shl.b32 %r95,%r15,2;
cvt.u64.u32 %rd56,%r95;
add.s64 %rd28,%rd55,%rd56;
add.s64 %rd29,%rd125,%rd28;
mul.lo.s64 %rd57,%rd128,%rd54;
cvt.u64.u32 %rd58,%r15;
add.s64 %rd30,%rd57,%rd58;
and.b64 %rd59,%rd29,15;
setp.eq.s64 %p6,%rd59,0;
and.b32 %r96,%r19,3;
setp.eq.s32 %p7,%r96,0;
and.pred %p8,%p6,%p7;
@%p8 bra $7_9;
bra.uni $7_8;
$7_9:
shl.b32 %r101,%r14,4;
sub.s32 %r21,%r20,%r101;
cvt.u64.u32 %rd64,%r101;
add.s64 %rd65,%rd28,%rd64;
setp.lt.s32 %p9,%r21,1;
cvta.to.global.u64 %rd66,%rd125;
add.s64 %rd31,%rd66,%rd65;
@%p9 bra $7_11;
ld.global.v4.u32 {%r330,%r329,%r328,%r327},[%rd31];
$7_11:
setp.lt.s32 %p10,%r21,513;
@%p10 bra $7_13;
ld.global.v4.u32 {%r334,%r333,%r332,%r331},[%rd31+512];
$7_13:
setp.lt.s32 %p11,%r21,1025;
@%p11 bra $7_15;
ld.global.v4.u32 {%r338,%r337,%r336,%r335},[%rd31+1024];
$7_15:
setp.lt.s32 %p12,%r21,1537;
@%p12 bra $7_17;
ld.global.v4.u32 {%r342,%r341,%r340,%r339},[%rd31+1536];
$7_17:
mul.wide.u32 %rd68,%r16,2048;
mov.u64 %rd69,_ZZ15rgb_to_gray_4_1E7scratch;
add.s64 %rd70,%rd69,%rd68;
add.s64 %rd71,%rd70,%rd64;
st.shared.v4.u32 [%rd71],{%r330,%r329,%r328,%r327};
st.shared.v4.u32 [%rd71+512],{%r334,%r333,%r332,%r331};
st.shared.v4.u32 [%rd71+1024],{%r338,%r337,%r336,%r335};
st.shared.v4.u32 [%rd71+1536],{%r342,%r341,%r340,%r339};
bar.warp.sync -1;
bra.uni $7_18;
$7_8:
add.s32 %r98,%r20,12;
and.b32 %r99,%r98,-16;
shl.b64 %rd60,%rd27,11;
mov.u64 %rd61,_ZZ15rgb_to_gray_4_1E7scratch;
cvta.shared.u64 %rd62,%rd61;
add.s64 %rd63,%rd62,%rd60;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd63;
.param .b32 param1;
st.param.b32 [param1+0],%r99;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$7_18:
shl.b32 %r54,%r14,2;
sub.s32 %r55,%r19,%r54;
setp.eq.s32 %p13,%r76,0;
selp.b32 %r56,7470,19596,%p13;
selp.b32 %r57,-1773777780,-1773789906,%p13;
setp.lt.s32 %p14,%r55,1;
@%p14 bra $7_20;
mul.wide.u32 %rd72,%r16,2048;
mov.u64 %rd73,_ZZ15rgb_to_gray_4_1E7scratch;
add.s64 %rd74,%rd73,%rd72;
mul.wide.u32 %rd75,%r54,4;
add.s64 %rd76,%rd74,%rd75;
ld.shared.v4.u32 {%r163,%r164,%r165,%r166},[%rd76];
mov.u32 %r157,32768;
dp2a.hi.u32.u32 %r130,%r56,%r163,%r157;
dp2a.lo.u32.u32 %r134,%r57,%r163,%r130;
dp2a.hi.u32.u32 %r138,%r56,%r164,%r157;
dp2a.lo.u32.u32 %r142,%r57,%r164,%r138;
dp2a.hi.u32.u32 %r146,%r56,%r165,%r157;
dp2a.lo.u32.u32 %r150,%r57,%r165,%r146;
dp2a.hi.u32.u32 %r154,%r56,%r166,%r157;
dp2a.lo.u32.u32 %r158,%r57,%r166,%r154;
mov.u32 %r167,98;
prmt.b32 %r168,%r134,%r142,%r167;
prmt.b32 %r169,%r150,%r158,%r167;
mov.u32 %r170,21520;
prmt.b32 %r344,%r168,%r169,%r170;
$7_20:
bar.warp.sync -1;
@%p14 bra $7_22;
mul.wide.u32 %rd77,%r16,2048;
mov.u64 %rd78,_ZZ15rgb_to_gray_4_1E7scratch;
add.s64 %rd79,%rd78,%rd77;
mul.wide.u32 %rd80,%r14,4;
add.s64 %rd81,%rd79,%rd80;
st.shared.u32 [%rd81],%r344;
$7_22:
setp.lt.s32 %p16,%r55,129;
@%p16 bra $7_24;
mul.wide.u32 %rd82,%r16,2048;
mov.u64 %rd83,_ZZ15rgb_to_gray_4_1E7scratch;
add.s64 %rd84,%rd83,%rd82;
add.s32 %r206,%r54,128;
mul.wide.u32 %rd85,%r206,4;
add.s64 %rd86,%rd84,%rd85;
ld.shared.v4.u32 {%r207,%r208,%r209,%r210},[%rd86];
mov.u32 %r200,32768;
dp2a.hi.u32.u32 %r173,%r56,%r207,%r200;
dp2a.lo.u32.u32 %r177,%r57,%r207,%r173;
dp2a.hi.u32.u32 %r181,%r56,%r208,%r200;
dp2a.lo.u32.u32 %r185,%r57,%r208,%r181;
dp2a.hi.u32.u32 %r189,%r56,%r209,%r200;
dp2a.lo.u32.u32 %r193,%r57,%r209,%r189;
dp2a.hi.u32.u32 %r197,%r56,%r210,%r200;
dp2a.lo.u32.u32 %r201,%r57,%r210,%r197;
mov.u32 %r211,98;
prmt.b32 %r212,%r177,%r185,%r211;
prmt.b32 %r213,%r193,%r201,%r211;
mov.u32 %r214,21520;
prmt.b32 %r344,%r212,%r213,%r214;
$7_24:
bar.warp.sync -1;
@%p16 bra $7_26;
mul.wide.u32 %rd87,%r16,2048;
mov.u64 %rd88,_ZZ15rgb_to_gray_4_1E7scratch;
add.s64 %rd89,%rd88,%rd87;
add.s32 %r217,%r14,32;
mul.wide.u32 %rd90,%r217,4;
add.s64 %rd91,%rd89,%rd90;
st.shared.u32 [%rd91],%r344;
$7_26:
setp.lt.s32 %p18,%r55,257;
@%p18 bra $7_28;
mul.wide.u32 %rd92,%r16,2048;
mov.u64 %rd93,_ZZ15rgb_to_gray_4_1E7scratch;
add.s64 %rd94,%rd93,%rd92;
add.s32 %r251,%r54,256;
mul.wide.u32 %rd95,%r251,4;
add.s64 %rd96,%rd94,%rd95;
ld.shared.v4.u32 {%r252,%r253,%r254,%r255},[%rd96];
mov.u32 %r245,32768;
dp2a.hi.u32.u32 %r218,%r56,%r252,%r245;
dp2a.lo.u32.u32 %r222,%r57,%r252,%r218;
dp2a.hi.u32.u32 %r226,%r56,%r253,%r245;
dp2a.lo.u32.u32 %r230,%r57,%r253,%r226;
dp2a.hi.u32.u32 %r234,%r56,%r254,%r245;
dp2a.lo.u32.u32 %r238,%r57,%r254,%r234;
dp2a.hi.u32.u32 %r242,%r56,%r255,%r245;
dp2a.lo.u32.u32 %r246,%r57,%r255,%r242;
mov.u32 %r256,98;
prmt.b32 %r257,%r222,%r230,%r256;
prmt.b32 %r258,%r238,%r246,%r256;
mov.u32 %r259,21520;
prmt.b32 %r344,%r257,%r258,%r259;
$7_28:
bar.warp.sync -1;
@%p18 bra $7_30;
mul.wide.u32 %rd97,%r16,2048;
mov.u64 %rd98,_ZZ15rgb_to_gray_4_1E7scratch;
add.s64 %rd99,%rd98,%rd97;
add.s32 %r262,%r14,64;
mul.wide.u32 %rd100,%r262,4;
add.s64 %rd101,%rd99,%rd100;
st.shared.u32 [%rd101],%r344;
$7_30:
setp.lt.s32 %p20,%r55,385;
@%p20 bra $7_32;
mul.wide.u32 %rd102,%r16,2048;
mov.u64 %rd103,_ZZ15rgb_to_gray_4_1E7scratch;
add.s64 %rd104,%rd103,%rd102;
add.s32 %r296,%r54,384;
mul.wide.u32 %rd105,%r296,4;
add.s64 %rd106,%rd104,%rd105;
ld.shared.v4.u32 {%r297,%r298,%r299,%r300},[%rd106];
mov.u32 %r290,32768;
dp2a.hi.u32.u32 %r263,%r56,%r297,%r290;
dp2a.lo.u32.u32 %r267,%r57,%r297,%r263;
dp2a.hi.u32.u32 %r271,%r56,%r298,%r290;
dp2a.lo.u32.u32 %r275,%r57,%r298,%r271;
dp2a.hi.u32.u32 %r279,%r56,%r299,%r290;
dp2a.lo.u32.u32 %r283,%r57,%r299,%r279;
dp2a.hi.u32.u32 %r287,%r56,%r300,%r290;
dp2a.lo.u32.u32 %r291,%r57,%r300,%r287;
mov.u32 %r301,98;
prmt.b32 %r302,%r267,%r275,%r301;
prmt.b32 %r303,%r283,%r291,%r301;
mov.u32 %r304,21520;
prmt.b32 %r344,%r302,%r303,%r304;
$7_32:
bar.warp.sync -1;
@%p20 bra $7_34;
mul.wide.u32 %rd107,%r16,2048;
mov.u64 %rd108,_ZZ15rgb_to_gray_4_1E7scratch;
add.s64 %rd109,%rd108,%rd107;
add.s32 %r307,%r14,96;
mul.wide.u32 %rd110,%r307,4;
add.s64 %rd111,%rd109,%rd110;
st.shared.u32 [%rd111],%r344;
$7_34:
add.s64 %rd32,%rd127,%rd30;
bar.warp.sync -1;
and.b64 %rd112,%rd32,15;
setp.eq.s64 %p22,%rd112,0;
and.b32 %r308,%r19,15;
setp.eq.s32 %p23,%r308,0;
and.pred %p24,%p23,%p22;
@%p24 bra $7_36;
bra.uni $7_35;
$7_36:
shl.b32 %r312,%r14,4;
sub.s32 %r313,%r19,%r312;
cvt.u64.u32 %rd117,%r312;
add.s64 %rd33,%rd30,%rd117;
setp.lt.s32 %p25,%r313,1;
@%p25 bra $7_38;
cvta.to.global.u64 %rd118,%rd127;
add.s64 %rd119,%rd118,%rd33;
mul.wide.u32 %rd121,%r16,2048;
mov.u64 %rd122,_ZZ15rgb_to_gray_4_1E7scratch;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd124,%rd123,%rd117;
ld.shared.v4.u32 {%r317,%r318,%r319,%r320},[%rd124];
st.global.v4.u32 [%rd119],{%r317,%r318,%r319,%r320};
bra.uni $7_38;
$7_35:
mul.wide.u32 %rd113,%r16,2048;
mov.u64 %rd114,_ZZ15rgb_to_gray_4_1E7scratch;
cvta.shared.u64 %rd115,%rd114;
add.s64 %rd116,%rd115,%rd113;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd116;
.param .b32 param2;
st.param.b32 [param2+0],%r19;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$7_38:
ret;
}
.visible .entry gray_to_rgb_1_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<24>;
.reg .b32 %r<198>;
.reg .b64 %rd<138>;
.shared .align 16 .b8 _ZZ15gray_to_rgb_1_3E7scratch[12288];
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r64,%r65},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r180,%r181},[p3+32];
ld.param.v2.u32 {%r68,%r69},[p3+40];
ld.param.u32 %r61,[p5];
ld.param.u64 %rd137,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd135,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r65,0;
@%p1 bra $8_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.u64 %rd135,[%rd45+8];
ld.global.u64 %rd134,[%rd45];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd134,%rd33,%rd47;
$8_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $8_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r180,%r181},[%rd50+32];
ld.global.u64 %rd137,[%rd50+8];
ld.global.u64 %rd136,[%rd50];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd136,%rd38,%rd52;
$8_6:
mov.u32 %r74,%ctaid.x;
mul.lo.s32 %r14,%r74,%r61;
mov.u32 %r75,%ctaid.y;
shl.b32 %r76,%r75,3;
mov.u32 %r77,%tid.y;
add.s32 %r15,%r76,%r77;
setp.ge.u32 %p3,%r15,%r181;
setp.le.u32 %p4,%r180,%r14;
or.pred %p5,%p4,%p3;
@%p5 bra $8_36;
sub.s32 %r78,%r180,%r14;
min.u32 %r17,%r78,%r61;
mul.lo.s32 %r18,%r17,3;
cvt.u64.u32 %rd53,%r15;
mul.lo.s64 %rd54,%rd135,%rd53;
cvt.u64.u32 %rd55,%r14;
add.s64 %rd27,%rd54,%rd55;
add.s64 %rd28,%rd134,%rd27;
mul.lo.s64 %rd56,%rd137,%rd53;
mul.lo.s32 %r79,%r14,3;
cvt.u64.u32 %rd57,%r79;
add.s64 %rd29,%rd56,%rd57;
and.b64 %rd58,%rd28,15;
setp.eq.s64 %p6,%rd58,0;
and.b32 %r80,%r17,15;
setp.eq.s32 %p7,%r80,0;
and.pred %p8,%p6,%p7;
@%p8 bra $8_9;
bra.uni $8_8;
$8_9:
mov.u32 %r86,%tid.x;
shl.b32 %r87,%r86,4;
sub.s32 %r88,%r17,%r87;
cvt.u64.u32 %rd63,%r87;
add.s64 %rd30,%rd27,%rd63;
setp.lt.s32 %p9,%r88,1;
@%p9 bra $8_11;
cvta.to.global.u64 %rd64,%rd134;
add.s64 %rd65,%rd64,%rd30;
ld.global.v4.u32 {%r182,%r183,%r184,%r185},[%rd65];
$8_11:
mul.wide.u32 %rd67,%r77,1536;
mov.u64 %rd68,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd69,%rd68,%rd67;
add.s64 %rd70,%rd69,%rd63;
st.shared.v4.u32 [%rd70],{%r182,%r183,%r184,%r185};
bar.warp.sync -1;
bra.uni $8_12;
$8_8:
add.s32 %r81,%r17,3;
and.b32 %r82,%r81,-4;
mul.wide.u32 %rd59,%r77,1536;
mov.u64 %rd60,_ZZ15gray_to_rgb_1_3E7scratch;
cvta.shared.u64 %rd61,%rd60;
add.s64 %rd62,%rd61,%rd59;
mov.u32 %r84,%tid.x;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd62;
.param .b32 param1;
st.param.b32 [param1+0],%r82;
.param .b64 param2;
st.param.b64 [param2+0],%rd28;
.param .b32 param3;
st.param.b32 [param3+0],%r17;
.param .b32 param4;
st.param.b32 [param4+0],%r84;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$8_12:
mov.u32 %r97,%tid.x;
shl.b32 %r98,%r97,2;
sub.s32 %r27,%r17,%r98;
setp.lt.s32 %p10,%r27,385;
@%p10 bra $8_14;
mul.wide.u32 %rd71,%r77,1536;
mov.u64 %rd72,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd73,%rd72,%rd71;
add.s32 %r101,%r97,96;
mul.wide.u32 %rd74,%r101,4;
add.s64 %rd75,%rd73,%rd74;
ld.shared.u32 %r102,[%rd75];
mov.u32 %r103,4096;
mov.u32 %r104,-1;
prmt.b32 %r191,%r102,%r104,%r103;
mov.u32 %r105,8721;
prmt.b32 %r190,%r102,%r104,%r105;
mov.u32 %r106,13106;
prmt.b32 %r189,%r102,%r104,%r106;
$8_14:
bar.warp.sync -1;
@%p10 bra $8_16;
mul.wide.u32 %rd76,%r77,1536;
mov.u64 %rd77,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd78,%rd77,%rd76;
mad.lo.s32 %r109,%r97,3,288;
mul.wide.u32 %rd79,%r109,4;
add.s64 %rd80,%rd78,%rd79;
st.shared.u32 [%rd80],%r191;
st.shared.u32 [%rd80+4],%r190;
st.shared.u32 [%rd80+8],%r189;
$8_16:
setp.lt.s32 %p12,%r27,257;
@%p12 bra $8_18;
mul.wide.u32 %rd81,%r77,1536;
mov.u64 %rd82,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd83,%rd82,%rd81;
add.s32 %r112,%r97,64;
mul.wide.u32 %rd84,%r112,4;
add.s64 %rd85,%rd83,%rd84;
ld.shared.u32 %r113,[%rd85];
mov.u32 %r114,4096;
mov.u32 %r115,-1;
prmt.b32 %r191,%r113,%r115,%r114;
mov.u32 %r116,8721;
prmt.b32 %r190,%r113,%r115,%r116;
mov.u32 %r117,13106;
prmt.b32 %r189,%r113,%r115,%r117;
$8_18:
bar.warp.sync -1;
@%p12 bra $8_20;
mul.wide.u32 %rd86,%r77,1536;
mov.u64 %rd87,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd88,%rd87,%rd86;
mad.lo.s32 %r120,%r97,3,192;
mul.wide.u32 %rd89,%r120,4;
add.s64 %rd90,%rd88,%rd89;
st.shared.u32 [%rd90],%r191;
st.shared.u32 [%rd90+4],%r190;
st.shared.u32 [%rd90+8],%r189;
$8_20:
setp.lt.s32 %p14,%r27,129;
@%p14 bra $8_22;
mul.wide.u32 %rd91,%r77,1536;
mov.u64 %rd92,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd93,%rd92,%rd91;
add.s32 %r123,%r97,32;
mul.wide.u32 %rd94,%r123,4;
add.s64 %rd95,%rd93,%rd94;
ld.shared.u32 %r124,[%rd95];
mov.u32 %r125,4096;
mov.u32 %r126,-1;
prmt.b32 %r191,%r124,%r126,%r125;
mov.u32 %r127,8721;
prmt.b32 %r190,%r124,%r126,%r127;
mov.u32 %r128,13106;
prmt.b32 %r189,%r124,%r126,%r128;
$8_22:
bar.warp.sync -1;
@%p14 bra $8_24;
mul.wide.u32 %rd96,%r77,1536;
mov.u64 %rd97,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd98,%rd97,%rd96;
mad.lo.s32 %r131,%r97,3,96;
mul.wide.u32 %rd99,%r131,4;
add.s64 %rd100,%rd98,%rd99;
st.shared.u32 [%rd100],%r191;
st.shared.u32 [%rd100+4],%r190;
st.shared.u32 [%rd100+8],%r189;
$8_24:
setp.lt.s32 %p16,%r27,1;
@%p16 bra $8_26;
mul.wide.u32 %rd101,%r77,1536;
mov.u64 %rd102,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd103,%rd102,%rd101;
mul.wide.u32 %rd104,%r97,4;
add.s64 %rd105,%rd103,%rd104;
ld.shared.u32 %r134,[%rd105];
mov.u32 %r135,4096;
mov.u32 %r136,-1;
prmt.b32 %r191,%r134,%r136,%r135;
mov.u32 %r137,8721;
prmt.b32 %r190,%r134,%r136,%r137;
mov.u32 %r138,13106;
prmt.b32 %r189,%r134,%r136,%r138;
$8_26:
bar.warp.sync -1;
@%p16 bra $8_28;
mul.wide.u32 %rd106,%r77,1536;
mov.u64 %rd107,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd108,%rd107,%rd106;
mul.lo.s32 %r141,%r97,3;
mul.wide.u32 %rd109,%r141,4;
add.s64 %rd110,%rd108,%rd109;
st.shared.u32 [%rd110],%r191;
st.shared.u32 [%rd110+4],%r190;
st.shared.u32 [%rd110+8],%r189;
$8_28:
add.s64 %rd31,%rd136,%rd29;
bar.warp.sync -1;
and.b64 %rd111,%rd31,15;
setp.eq.s64 %p18,%rd111,0;
and.b32 %r142,%r18,15;
setp.eq.s32 %p19,%r142,0;
and.pred %p20,%p18,%p19;
@%p20 bra $8_30;
bra.uni $8_29;
$8_30:
shl.b32 %r146,%r97,4;
sub.s32 %r52,%r18,%r146;
cvt.u64.u32 %rd116,%r146;
add.s64 %rd117,%rd29,%rd116;
setp.lt.s32 %p21,%r52,1;
cvta.to.global.u64 %rd118,%rd136;
add.s64 %rd32,%rd118,%rd117;
@%p21 bra $8_32;
mul.wide.u32 %rd120,%r77,1536;
mov.u64 %rd121,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd122,%rd121,%rd120;
add.s64 %rd123,%rd122,%rd116;
ld.shared.v4.u32 {%r150,%r151,%r152,%r153},[%rd123];
st.global.v4.u32 [%rd32],{%r150,%r151,%r152,%r153};
$8_32:
setp.lt.s32 %p22,%r52,513;
@%p22 bra $8_34;
mul.wide.u32 %rd125,%r77,1536;
mov.u64 %rd126,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd128,%rd127,%rd116;
ld.shared.v4.u32 {%r161,%r162,%r163,%r164},[%rd128+512];
st.global.v4.u32 [%rd32+512],{%r161,%r162,%r163,%r164};
$8_34:
setp.lt.s32 %p23,%r52,1025;
@%p23 bra $8_36;
mul.wide.u32 %rd130,%r77,1536;
mov.u64 %rd131,_ZZ15gray_to_rgb_1_3E7scratch;
add.s64 %rd132,%rd131,%rd130;
add.s64 %rd133,%rd132,%rd116;
ld.shared.v4.u32 {%r172,%r173,%r174,%r175},[%rd133+1024];
st.global.v4.u32 [%rd32+1024],{%r172,%r173,%r174,%r175};
bra.uni $8_36;
$8_29:
mul.wide.u32 %rd112,%r77,1536;
mov.u64 %rd113,_ZZ15gray_to_rgb_1_3E7scratch;
cvta.shared.u64 %rd114,%rd113;
add.s64 %rd115,%rd114,%rd112;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd31;
.param .b64 param1;
st.param.b64 [param1+0],%rd115;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 param3;
st.param.b32 [param3+0],%r97;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$8_36:
ret;
}
.visible .entry gray_to_rgb_1_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<25>;
.reg .b32 %r<246>;
.reg .b64 %rd<143>;
.shared .align 16 .b8 _ZZ15gray_to_rgb_1_4E7scratch[16384];
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r72,%r73},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r224,%r225},[p3+32];
ld.param.v2.u32 {%r76,%r77},[p3+40];
ld.param.u32 %r69,[p5];
ld.param.u64 %rd142,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd140,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r73,0;
@%p1 bra $9_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.u64 %rd140,[%rd45+8];
ld.global.u64 %rd139,[%rd45];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd139,%rd33,%rd47;
$9_3:
setp.eq.s32 %p2,%r77,0;
@%p2 bra $9_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r224,%r225},[%rd50+32];
ld.global.u64 %rd142,[%rd50+8];
ld.global.u64 %rd141,[%rd50];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd141,%rd38,%rd52;
$9_6:
mov.u32 %r82,%ctaid.x;
mul.lo.s32 %r14,%r82,%r69;
mov.u32 %r83,%ctaid.y;
shl.b32 %r84,%r83,3;
mov.u32 %r85,%tid.y;
add.s32 %r15,%r84,%r85;
setp.ge.u32 %p3,%r15,%r225;
setp.le.u32 %p4,%r224,%r14;
or.pred %p5,%p4,%p3;
@%p5 bra $9_38;
sub.s32 %r86,%r224,%r14;
min.u32 %r17,%r86,%r69;
shl.b32 %r18,%r17,2;
cvt.u64.u32 %rd53,%r15;
mul.lo.s64 %rd54,%rd140,%rd53;
cvt.u64.u32 %rd55,%r14;
add.s64 %rd27,%rd54,%rd55;
add.s64 %rd28,%rd139,%rd27;
mul.lo.s64 %rd56,%rd142,%rd53;
shl.b32 %r87,%r14,2;
cvt.u64.u32 %rd57,%r87;
add.s64 %rd29,%rd56,%rd57;
and.b64 %rd58,%rd28,15;
setp.eq.s64 %p6,%rd58,0;
and.b32 %r88,%r17,15;
setp.eq.s32 %p7,%r88,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9_9;
bra.uni $9_8;
$9_9:
mov.u32 %r94,%tid.x;
shl.b32 %r95,%r94,4;
sub.s32 %r96,%r17,%r95;
cvt.u64.u32 %rd63,%r95;
add.s64 %rd30,%rd27,%rd63;
setp.lt.s32 %p9,%r96,1;
@%p9 bra $9_11;
cvta.to.global.u64 %rd64,%rd139;
add.s64 %rd65,%rd64,%rd30;
ld.global.v4.u32 {%r226,%r227,%r228,%r229},[%rd65];
$9_11:
mul.wide.u32 %rd67,%r85,2048;
mov.u64 %rd68,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd69,%rd68,%rd67;
add.s64 %rd70,%rd69,%rd63;
st.shared.v4.u32 [%rd70],{%r226,%r227,%r228,%r229};
bar.warp.sync -1;
bra.uni $9_12;
$9_8:
add.s32 %r89,%r17,3;
and.b32 %r90,%r89,-4;
mul.wide.u32 %rd59,%r85,2048;
mov.u64 %rd60,_ZZ15gray_to_rgb_1_4E7scratch;
cvta.shared.u64 %rd61,%rd60;
add.s64 %rd62,%rd61,%rd59;
mov.u32 %r92,%tid.x;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd62;
.param .b32 param1;
st.param.b32 [param1+0],%r90;
.param .b64 param2;
st.param.b64 [param2+0],%rd28;
.param .b32 param3;
st.param.b32 [param3+0],%r17;
.param .b32 param4;
st.param.b32 [param4+0],%r92;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$9_12:
mov.u32 %r105,%tid.x;
shl.b32 %r106,%r105,2;
sub.s32 %r27,%r17,%r106;
setp.lt.s32 %p10,%r27,385;
@%p10 bra $9_14;
mul.wide.u32 %rd71,%r85,2048;
mov.u64 %rd72,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd73,%rd72,%rd71;
add.s32 %r109,%r105,96;
mul.wide.u32 %rd74,%r109,4;
add.s64 %rd75,%rd73,%rd74;
ld.shared.u32 %r110,[%rd75];
mov.u32 %r111,16384;
mov.u32 %r112,-1;
prmt.b32 %r237,%r110,%r112,%r111;
mov.u32 %r113,16657;
prmt.b32 %r236,%r110,%r112,%r113;
mov.u32 %r114,16930;
prmt.b32 %r235,%r110,%r112,%r114;
mov.u32 %r115,17203;
prmt.b32 %r234,%r110,%r112,%r115;
$9_14:
bar.warp.sync -1;
@%p10 bra $9_16;
mul.wide.u32 %rd76,%r85,2048;
mov.u64 %rd77,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd78,%rd77,%rd76;
add.s32 %r119,%r106,384;
mul.wide.u32 %rd79,%r119,4;
add.s64 %rd80,%rd78,%rd79;
st.shared.v4.u32 [%rd80],{%r237,%r236,%r235,%r234};
$9_16:
setp.lt.s32 %p12,%r27,257;
@%p12 bra $9_18;
mul.wide.u32 %rd81,%r85,2048;
mov.u64 %rd82,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd83,%rd82,%rd81;
add.s32 %r125,%r105,64;
mul.wide.u32 %rd84,%r125,4;
add.s64 %rd85,%rd83,%rd84;
ld.shared.u32 %r126,[%rd85];
mov.u32 %r127,16384;
mov.u32 %r128,-1;
prmt.b32 %r237,%r126,%r128,%r127;
mov.u32 %r129,16657;
prmt.b32 %r236,%r126,%r128,%r129;
mov.u32 %r130,16930;
prmt.b32 %r235,%r126,%r128,%r130;
mov.u32 %r131,17203;
prmt.b32 %r234,%r126,%r128,%r131;
$9_18:
bar.warp.sync -1;
@%p12 bra $9_20;
mul.wide.u32 %rd86,%r85,2048;
mov.u64 %rd87,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd88,%rd87,%rd86;
add.s32 %r138,%r106,256;
mul.wide.u32 %rd89,%r138,4;
add.s64 %rd90,%rd88,%rd89;
st.shared.v4.u32 [%rd90],{%r237,%r236,%r235,%r234};
$9_20:
setp.lt.s32 %p14,%r27,129;
@%p14 bra $9_22;
mul.wide.u32 %rd91,%r85,2048;
mov.u64 %rd92,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd93,%rd92,%rd91;
add.s32 %r144,%r105,32;
mul.wide.u32 %rd94,%r144,4;
add.s64 %rd95,%rd93,%rd94;
ld.shared.u32 %r145,[%rd95];
mov.u32 %r146,16384;
mov.u32 %r147,-1;
prmt.b32 %r237,%r145,%r147,%r146;
mov.u32 %r148,16657;
prmt.b32 %r236,%r145,%r147,%r148;
mov.u32 %r149,16930;
prmt.b32 %r235,%r145,%r147,%r149;
mov.u32 %r150,17203;
prmt.b32 %r234,%r145,%r147,%r150;
$9_22:
bar.warp.sync -1;
@%p14 bra $9_24;
mul.wide.u32 %rd96,%r85,2048;
mov.u64 %rd97,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd98,%rd97,%rd96;
add.s32 %r157,%r106,128;
mul.wide.u32 %rd99,%r157,4;
add.s64 %rd100,%rd98,%rd99;
st.shared.v4.u32 [%rd100],{%r237,%r236,%r235,%r234};
$9_24:
setp.lt.s32 %p16,%r27,1;
@%p16 bra $9_26;
mul.wide.u32 %rd101,%r85,2048;
mov.u64 %rd102,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd103,%rd102,%rd101;
mul.wide.u32 %rd104,%r105,4;
add.s64 %rd105,%rd103,%rd104;
ld.shared.u32 %r163,[%rd105];
mov.u32 %r164,16384;
mov.u32 %r165,-1;
prmt.b32 %r237,%r163,%r165,%r164;
mov.u32 %r166,16657;
prmt.b32 %r236,%r163,%r165,%r166;
mov.u32 %r167,16930;
prmt.b32 %r235,%r163,%r165,%r167;
mov.u32 %r168,17203;
prmt.b32 %r234,%r163,%r165,%r168;
$9_26:
bar.warp.sync -1;
@%p16 bra $9_28;
mul.wide.u32 %rd106,%r85,2048;
mov.u64 %rd107,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd108,%rd107,%rd106;
mul.wide.u32 %rd109,%r106,4;
add.s64 %rd110,%rd108,%rd109;
st.shared.v4.u32 [%rd110],{%r237,%r236,%r235,%r234};
$9_28:
add.s64 %rd31,%rd141,%rd29;
bar.warp.sync -1;
and.b64 %rd111,%rd31,15;
setp.eq.s64 %p18,%rd111,0;
and.b32 %r175,%r17,3;
setp.eq.s32 %p19,%r175,0;
and.pred %p20,%p19,%p18;
@%p20 bra $9_30;
bra.uni $9_29;
$9_30:
shl.b32 %r179,%r105,4;
sub.s32 %r60,%r18,%r179;
cvt.u64.u32 %rd116,%r179;
add.s64 %rd117,%rd29,%rd116;
setp.lt.s32 %p21,%r60,1;
cvta.to.global.u64 %rd118,%rd141;
add.s64 %rd32,%rd118,%rd117;
@%p21 bra $9_32;
mul.wide.u32 %rd120,%r85,2048;
mov.u64 %rd121,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd122,%rd121,%rd120;
add.s64 %rd123,%rd122,%rd116;
ld.shared.v4.u32 {%r183,%r184,%r185,%r186},[%rd123];
st.global.v4.u32 [%rd32],{%r183,%r184,%r185,%r186};
$9_32:
setp.lt.s32 %p22,%r60,513;
@%p22 bra $9_34;
mul.wide.u32 %rd125,%r85,2048;
mov.u64 %rd126,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd128,%rd127,%rd116;
ld.shared.v4.u32 {%r194,%r195,%r196,%r197},[%rd128+512];
st.global.v4.u32 [%rd32+512],{%r194,%r195,%r196,%r197};
$9_34:
setp.lt.s32 %p23,%r60,1025;
@%p23 bra $9_36;
mul.wide.u32 %rd130,%r85,2048;
mov.u64 %rd131,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd132,%rd131,%rd130;
add.s64 %rd133,%rd132,%rd116;
ld.shared.v4.u32 {%r205,%r206,%r207,%r208},[%rd133+1024];
st.global.v4.u32 [%rd32+1024],{%r205,%r206,%r207,%r208};
$9_36:
setp.lt.s32 %p24,%r60,1537;
@%p24 bra $9_38;
mul.wide.u32 %rd135,%r85,2048;
mov.u64 %rd136,_ZZ15gray_to_rgb_1_4E7scratch;
add.s64 %rd137,%rd136,%rd135;
add.s64 %rd138,%rd137,%rd116;
ld.shared.v4.u32 {%r216,%r217,%r218,%r219},[%rd138+1536];
st.global.v4.u32 [%rd32+1536],{%r216,%r217,%r218,%r219};
bra.uni $9_38;
$9_29:
mul.wide.u32 %rd112,%r85,2048;
mov.u64 %rd113,_ZZ15gray_to_rgb_1_4E7scratch;
cvta.shared.u64 %rd114,%rd113;
add.s64 %rd115,%rd114,%rd112;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd31;
.param .b64 param1;
st.param.b64 [param1+0],%rd115;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 param3;
st.param.b32 [param3+0],%r105;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$9_38:
ret;
}
.visible .entry rgb_to_yuv_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<23>;
.reg .f32 %f<201>;
.reg .b32 %r<208>;
.reg .b64 %rd<107>;
.shared .align 16 .b8 _ZZ14rgb_to_yuv_3_3E7scratch[12288];
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r70,%r71},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r192,%r193},[p3+32];
ld.param.v2.u32 {%r74,%r75},[p3+40];
ld.param.u32 %r67,[p5];
ld.param.u32 %r66,[p4+12];
ld.param.u32 %r65,[p4+8];
ld.param.u64 %rd106,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd104,[p1+8];
ld.param.u64 %rd37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r71,0;
@%p1 bra $10_2;
cvta.to.global.u64 %rd46,%rd36;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.u64 %rd104,[%rd48+8];
ld.global.u64 %rd103,[%rd48];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd37,%rd49;
add.s64 %rd103,%rd36,%rd50;
$10_3:
setp.eq.s32 %p2,%r75,0;
@%p2 bra $10_5;
cvta.to.global.u64 %rd51,%rd41;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r192,%r193},[%rd53+32];
ld.global.u64 %rd106,[%rd53+8];
ld.global.u64 %rd105,[%rd53];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd42,%rd54;
add.s64 %rd105,%rd41,%rd55;
$10_6:
mov.u32 %r14,%tid.x;
mov.u32 %r80,%ctaid.x;
mul.lo.s32 %r15,%r80,%r67;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r82,%r16;
setp.ge.u32 %p3,%r17,%r193;
setp.le.u32 %p4,%r192,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $10_31;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r83,%r192,%r15;
min.u32 %r19,%r83,%r67;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %rd56,%r17;
mul.lo.s64 %rd57,%rd104,%rd56;
mul.lo.s32 %r84,%r15,3;
cvt.u64.u32 %rd58,%r84;
add.s64 %rd28,%rd57,%rd58;
add.s64 %rd29,%rd103,%rd28;
mul.lo.s64 %rd59,%rd106,%rd56;
add.s64 %rd30,%rd59,%rd58;
and.b64 %rd60,%rd29,15;
setp.eq.s64 %p6,%rd60,0;
and.b32 %r85,%r20,15;
setp.eq.s32 %p7,%r85,0;
and.pred %p8,%p6,%p7;
@%p8 bra $10_9;
bra.uni $10_8;
$10_9:
shl.b32 %r90,%r14,4;
cvt.u64.u32 %rd65,%r90;
mul.lo.s64 %rd66,%rd27,1536;
mov.u64 %rd67,_ZZ14rgb_to_yuv_3_3E7scratch;
add.s64 %rd68,%rd67,%rd66;
add.s64 %rd31,%rd68,%rd65;
sub.s32 %r21,%r20,%r90;
add.s64 %rd69,%rd28,%rd65;
setp.lt.s32 %p9,%r21,1;
cvta.to.global.u64 %rd70,%rd103;
add.s64 %rd32,%rd70,%rd69;
@%p9 bra $10_11;
ld.global.v4.u32 {%r197,%r196,%r195,%r194},[%rd32];
$10_11:
setp.lt.s32 %p10,%r21,513;
@%p10 bra $10_13;
ld.global.v4.u32 {%r201,%r200,%r199,%r198},[%rd32+512];
$10_13:
setp.lt.s32 %p11,%r21,1025;
@%p11 bra $10_15;
ld.global.v4.u32 {%r205,%r204,%r203,%r202},[%rd32+1024];
$10_15:
st.shared.v4.u32 [%rd31],{%r197,%r196,%r195,%r194};
st.shared.v4.u32 [%rd31+512],{%r201,%r200,%r199,%r198};
st.shared.v4.u32 [%rd31+1024],{%r205,%r204,%r203,%r202};
bar.warp.sync -1;
bra.uni $10_16;
$10_8:
add.s32 %r86,%r19,3;
and.b32 %r87,%r86,-4;
mul.lo.s32 %r88,%r87,3;
mul.lo.s64 %rd61,%rd27,1536;
mov.u64 %rd62,_ZZ14rgb_to_yuv_3_3E7scratch;
cvta.shared.u64 %rd63,%rd62;
add.s64 %rd64,%rd63,%rd61;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd64;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$10_16:
add.s64 %rd33,%rd105,%rd30;
shl.b32 %r106,%r14,2;
sub.s32 %r47,%r19,%r106;
mul.lo.s32 %r207,%r14,3;
cvta.to.global.u64 %rd34,%rd105;
mov.u32 %r206,0;
$10_17:
.pragma "nounroll";
setp.ge.s32 %p12,%r206,%r47;
@%p12 bra $10_22;
setp.eq.s32 %p13,%r65,0;
mul.wide.u32 %rd71,%r16,1536;
mov.u64 %rd72,_ZZ14rgb_to_yuv_3_3E7scratch;
add.s64 %rd73,%rd72,%rd71;
mul.wide.u32 %rd74,%r207,4;
add.s64 %rd75,%rd73,%rd74;
ld.shared.u32 %r108,[%rd75];
and.b32 %r109,%r108,255;
cvt.rn.f32.u32 %f1,%r109;
shr.u32 %r110,%r108,8;
and.b32 %r111,%r110,255;
cvt.rn.f32.u32 %f2,%r111;
shr.u32 %r112,%r108,16;
and.b32 %r113,%r112,255;
cvt.rn.f32.u32 %f3,%r113;
shr.u32 %r114,%r108,24;
cvt.rn.f32.u32 %f4,%r114;
ld.shared.u32 %r115,[%rd75+4];
and.b32 %r116,%r115,255;
cvt.rn.f32.u32 %f5,%r116;
shr.u32 %r117,%r115,8;
and.b32 %r118,%r117,255;
cvt.rn.f32.u32 %f6,%r118;
shr.u32 %r119,%r115,16;
and.b32 %r120,%r119,255;
cvt.rn.f32.u32 %f7,%r120;
shr.u32 %r121,%r115,24;
cvt.rn.f32.u32 %f8,%r121;
ld.shared.u32 %r122,[%rd75+8];
and.b32 %r123,%r122,255;
cvt.rn.f32.u32 %f9,%r123;
shr.u32 %r124,%r122,8;
and.b32 %r125,%r124,255;
cvt.rn.f32.u32 %f10,%r125;
shr.u32 %r126,%r122,16;
and.b32 %r127,%r126,255;
cvt.rn.f32.u32 %f11,%r127;
shr.u32 %r128,%r122,24;
cvt.rn.f32.u32 %f12,%r128;
@%p13 bra $10_20;
setp.eq.s32 %p14,%r66,0;
mul.f32 %f49,%f2,0f46164400;
fma.rn.f32 %f50,%f3,0f45991800,%f49;
fma.rn.f32 %f51,%f1,0f44E98000,%f50;
mov.f32 %f52,0f38000000;
mov.f32 %f53,0f38800000;
fma.rn.f32 %f54,%f51,%f53,%f52;
mov.f32 %f55,0f4B400000;
add.rn.f32 %f56,%f54,%f55;
sub.rn.f32 %f189,%f56,%f55;
sub.f32 %f57,%f3,%f189;
selp.f32 %f58,0f46608400,0f46368800,%p14;
mul.f32 %f59,%f58,%f57;
fma.rn.f32 %f60,%f59,%f53,%f52;
add.rn.f32 %f61,%f60,%f55;
sub.rn.f32 %f62,%f61,%f55;
add.f32 %f63,%f62,0f43000000;
sub.f32 %f64,%f1,%f189;
selp.f32 %f65,0f45FBE800,0f46106400,%p14;
mul.f32 %f66,%f65,%f64;
fma.rn.f32 %f67,%f66,%f53,%f52;
add.rn.f32 %f68,%f67,%f55;
sub.rn.f32 %f69,%f68,%f55;
add.f32 %f70,%f69,0f43000000;
mul.f32 %f71,%f5,0f46164400;
fma.rn.f32 %f72,%f6,0f45991800,%f71;
fma.rn.f32 %f73,%f4,0f44E98000,%f72;
fma.rn.f32 %f74,%f73,%f53,%f52;
add.rn.f32 %f75,%f74,%f55;
sub.rn.f32 %f192,%f75,%f55;
sub.f32 %f76,%f6,%f192;
mul.f32 %f77,%f58,%f76;
fma.rn.f32 %f78,%f77,%f53,%f52;
add.rn.f32 %f79,%f78,%f55;
sub.rn.f32 %f80,%f79,%f55;
sub.f32 %f81,%f4,%f192;
mul.f32 %f82,%f65,%f81;
fma.rn.f32 %f83,%f82,%f53,%f52;
add.rn.f32 %f84,%f83,%f55;
sub.rn.f32 %f85,%f84,%f55;
mul.f32 %f86,%f8,0f46164400;
fma.rn.f32 %f87,%f9,0f45991800,%f86;
fma.rn.f32 %f88,%f7,0f44E98000,%f87;
fma.rn.f32 %f89,%f88,%f53,%f52;
add.rn.f32 %f90,%f89,%f55;
sub.rn.f32 %f195,%f90,%f55;
sub.f32 %f91,%f9,%f195;
mul.f32 %f92,%f58,%f91;
fma.rn.f32 %f93,%f92,%f53,%f52;
add.rn.f32 %f94,%f93,%f55;
sub.rn.f32 %f95,%f94,%f55;
sub.f32 %f96,%f7,%f195;
mul.f32 %f97,%f65,%f96;
fma.rn.f32 %f98,%f97,%f53,%f52;
add.rn.f32 %f99,%f98,%f55;
sub.rn.f32 %f100,%f99,%f55;
mul.f32 %f101,%f11,0f46164400;
fma.rn.f32 %f102,%f12,0f45991800,%f101;
fma.rn.f32 %f103,%f10,0f44E98000,%f102;
fma.rn.f32 %f104,%f103,%f53,%f52;
add.rn.f32 %f105,%f104,%f55;
sub.rn.f32 %f198,%f105,%f55;
sub.f32 %f106,%f12,%f198;
mul.f32 %f107,%f58,%f106;
fma.rn.f32 %f108,%f107,%f53,%f52;
add.rn.f32 %f109,%f108,%f55;
sub.rn.f32 %f110,%f109,%f55;
sub.f32 %f111,%f10,%f198;
mul.f32 %f112,%f65,%f111;
fma.rn.f32 %f113,%f112,%f53,%f52;
add.rn.f32 %f114,%f113,%f55;
sub.rn.f32 %f115,%f114,%f55;
selp.f32 %f190,%f70,%f63,%p14;
selp.f32 %f191,%f63,%f70,%p14;
selp.f32 %f193,%f85,%f80,%p14;
selp.f32 %f194,%f80,%f85,%p14;
selp.f32 %f196,%f100,%f95,%p14;
selp.f32 %f197,%f95,%f100,%p14;
selp.f32 %f199,%f115,%f110,%p14;
selp.f32 %f200,%f110,%f115,%p14;
bra.uni $10_21;
$10_20:
setp.eq.s32 %p15,%r66,0;
mul.f32 %f116,%f2,0f46164400;
fma.rn.f32 %f117,%f1,0f45991800,%f116;
fma.rn.f32 %f118,%f3,0f44E98000,%f117;
mov.f32 %f119,0f38000000;
mov.f32 %f120,0f38800000;
fma.rn.f32 %f121,%f118,%f120,%f119;
mov.f32 %f122,0f4B400000;
add.rn.f32 %f123,%f121,%f122;
sub.rn.f32 %f189,%f123,%f122;
sub.f32 %f124,%f1,%f189;
selp.f32 %f125,0f46608400,0f46368800,%p15;
mul.f32 %f126,%f125,%f124;
fma.rn.f32 %f127,%f126,%f120,%f119;
add.rn.f32 %f128,%f127,%f122;
sub.rn.f32 %f129,%f128,%f122;
add.f32 %f130,%f129,0f43000000;
sub.f32 %f131,%f3,%f189;
selp.f32 %f132,0f45FBE800,0f46106400,%p15;
mul.f32 %f133,%f132,%f131;
fma.rn.f32 %f134,%f133,%f120,%f119;
add.rn.f32 %f135,%f134,%f122;
sub.rn.f32 %f136,%f135,%f122;
add.f32 %f137,%f136,0f43000000;
mul.f32 %f138,%f5,0f46164400;
fma.rn.f32 %f139,%f4,0f45991800,%f138;
fma.rn.f32 %f140,%f6,0f44E98000,%f139;
fma.rn.f32 %f141,%f140,%f120,%f119;
add.rn.f32 %f142,%f141,%f122;
sub.rn.f32 %f192,%f142,%f122;
sub.f32 %f143,%f4,%f192;
mul.f32 %f144,%f125,%f143;
fma.rn.f32 %f145,%f144,%f120,%f119;
add.rn.f32 %f146,%f145,%f122;
sub.rn.f32 %f147,%f146,%f122;
sub.f32 %f148,%f6,%f192;
mul.f32 %f149,%f132,%f148;
fma.rn.f32 %f150,%f149,%f120,%f119;
add.rn.f32 %f151,%f150,%f122;
sub.rn.f32 %f152,%f151,%f122;
mul.f32 %f153,%f8,0f46164400;
fma.rn.f32 %f154,%f7,0f45991800,%f153;
fma.rn.f32 %f155,%f9,0f44E98000,%f154;
fma.rn.f32 %f156,%f155,%f120,%f119;
add.rn.f32 %f157,%f156,%f122;
sub.rn.f32 %f195,%f157,%f122;
sub.f32 %f158,%f7,%f195;
mul.f32 %f159,%f125,%f158;
fma.rn.f32 %f160,%f159,%f120,%f119;
add.rn.f32 %f161,%f160,%f122;
sub.rn.f32 %f162,%f161,%f122;
sub.f32 %f163,%f9,%f195;
mul.f32 %f164,%f132,%f163;
fma.rn.f32 %f165,%f164,%f120,%f119;
add.rn.f32 %f166,%f165,%f122;
sub.rn.f32 %f167,%f166,%f122;
mul.f32 %f168,%f11,0f46164400;
fma.rn.f32 %f169,%f10,0f45991800,%f168;
fma.rn.f32 %f170,%f12,0f44E98000,%f169;
fma.rn.f32 %f171,%f170,%f120,%f119;
add.rn.f32 %f172,%f171,%f122;
sub.rn.f32 %f198,%f172,%f122;
sub.f32 %f173,%f10,%f198;
mul.f32 %f174,%f125,%f173;
fma.rn.f32 %f175,%f174,%f120,%f119;
add.rn.f32 %f176,%f175,%f122;
sub.rn.f32 %f177,%f176,%f122;
sub.f32 %f178,%f12,%f198;
mul.f32 %f179,%f132,%f178;
fma.rn.f32 %f180,%f179,%f120,%f119;
add.rn.f32 %f181,%f180,%f122;
sub.rn.f32 %f182,%f181,%f122;
selp.f32 %f190,%f137,%f130,%p15;
selp.f32 %f191,%f130,%f137,%p15;
selp.f32 %f193,%f152,%f147,%p15;
selp.f32 %f194,%f147,%f152,%p15;
selp.f32 %f196,%f167,%f162,%p15;
selp.f32 %f197,%f162,%f167,%p15;
selp.f32 %f199,%f182,%f177,%p15;
selp.f32 %f200,%f177,%f182,%p15;
$10_21:
add.f32 %f183,%f193,0f43000000;
cvt.rni.s32.f32 %r143,%f183;
add.f32 %f184,%f194,0f43000000;
cvt.rni.s32.f32 %r142,%f184;
add.f32 %f185,%f196,0f43000000;
cvt.rni.s32.f32 %r138,%f185;
add.f32 %f186,%f197,0f43000000;
cvt.rni.s32.f32 %r151,%f186;
add.f32 %f187,%f199,0f43000000;
cvt.rni.s32.f32 %r147,%f187;
add.f32 %f188,%f200,0f43000000;
cvt.rni.s32.f32 %r146,%f188;
cvt.rni.s32.f32 %r130,%f192;
cvt.rni.s32.f32 %r131,%f191;
mov.u32 %r148,0;
cvt.pack.sat.u8.s32.b32 %r129,%r130,%r131,%r148;
cvt.rni.s32.f32 %r134,%f190;
cvt.rni.s32.f32 %r135,%f189;
cvt.pack.sat.u8.s32.b32 %r133,%r134,%r135,%r129;
cvt.rni.s32.f32 %r139,%f195;
cvt.pack.sat.u8.s32.b32 %r137,%r138,%r139,%r148;
cvt.pack.sat.u8.s32.b32 %r141,%r142,%r143,%r137;
cvt.pack.sat.u8.s32.b32 %r145,%r146,%r147,%r148;
cvt.rni.s32.f32 %r150,%f198;
cvt.pack.sat.u8.s32.b32 %r149,%r150,%r151,%r145;
st.shared.u32 [%rd75],%r133;
st.shared.u32 [%rd75+4],%r141;
st.shared.u32 [%rd75+8],%r149;
$10_22:
add.s32 %r207,%r207,96;
add.s32 %r206,%r206,128;
setp.ne.s32 %p16,%r206,512;
@%p16 bra $10_17;
bar.warp.sync -1;
and.b64 %rd81,%rd33,15;
setp.eq.s64 %p18,%rd81,0;
and.pred %p19,%p18,%p7;
@%p19 bra $10_25;
bra.uni $10_24;
$10_25:
shl.b32 %r158,%r14,4;
sub.s32 %r54,%r20,%r158;
cvt.u64.u32 %rd86,%r158;
add.s64 %rd87,%rd30,%rd86;
setp.lt.s32 %p20,%r54,1;
add.s64 %rd35,%rd34,%rd87;
@%p20 bra $10_27;
mul.wide.u32 %rd89,%r16,1536;
mov.u64 %rd90,_ZZ14rgb_to_yuv_3_3E7scratch;
add.s64 %rd91,%rd90,%rd89;
add.s64 %rd92,%rd91,%rd86;
ld.shared.v4.u32 {%r162,%r163,%r164,%r165},[%rd92];
st.global.v4.u32 [%rd35],{%r162,%r163,%r164,%r165};
$10_27:
setp.lt.s32 %p21,%r54,513;
@%p21 bra $10_29;
mul.wide.u32 %rd94,%r16,1536;
mov.u64 %rd95,_ZZ14rgb_to_yuv_3_3E7scratch;
add.s64 %rd96,%rd95,%rd94;
add.s64 %rd97,%rd96,%rd86;
ld.shared.v4.u32 {%r173,%r174,%r175,%r176},[%rd97+512];
st.global.v4.u32 [%rd35+512],{%r173,%r174,%r175,%r176};
$10_29:
setp.lt.s32 %p22,%r54,1025;
@%p22 bra $10_31;
mul.wide.u32 %rd99,%r16,1536;
mov.u64 %rd100,_ZZ14rgb_to_yuv_3_3E7scratch;
add.s64 %rd101,%rd100,%rd99;
add.s64 %rd102,%rd101,%rd86;
ld.shared.v4.u32 {%r184,%r185,%r186,%r187},[%rd102+1024];
st.global.v4.u32 [%rd35+1024],{%r184,%r185,%r186,%r187};
bra.uni $10_31;
$10_24:
mul.wide.u32 %rd82,%r16,1536;
mov.u64 %rd83,_ZZ14rgb_to_yuv_3_3E7scratch;
cvta.shared.u64 %rd84,%rd83;
add.s64 %rd85,%rd84,%rd82;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd85;
.param .b32 param2;
st.param.b32 [param2+0],%r20;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$10_31:
ret;
}
.visible .entry yuv_to_rgb_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<25>;
.reg .f32 %f<201>;
.reg .b32 %r<208>;
.reg .b64 %rd<107>;
.shared .align 16 .b8 _ZZ14yuv_to_rgb_3_3E7scratch[12288];
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r73,%r74},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r192,%r193},[p3+32];
ld.param.v2.u32 {%r77,%r78},[p3+40];
ld.param.u32 %r70,[p5];
ld.param.u32 %r69,[p4+12];
ld.param.u32 %r68,[p4+8];
ld.param.u64 %rd106,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd104,[p1+8];
ld.param.u64 %rd37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r74,0;
@%p1 bra $11_2;
cvta.to.global.u64 %rd46,%rd36;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.u64 %rd104,[%rd48+8];
ld.global.u64 %rd103,[%rd48];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd37,%rd49;
add.s64 %rd103,%rd36,%rd50;
$11_3:
setp.eq.s32 %p2,%r78,0;
@%p2 bra $11_5;
cvta.to.global.u64 %rd51,%rd41;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r192,%r193},[%rd53+32];
ld.global.u64 %rd106,[%rd53+8];
ld.global.u64 %rd105,[%rd53];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd42,%rd54;
add.s64 %rd105,%rd41,%rd55;
$11_6:
mov.u32 %r14,%tid.x;
mov.u32 %r83,%ctaid.x;
mul.lo.s32 %r15,%r83,%r70;
mov.u32 %r84,%ctaid.y;
shl.b32 %r85,%r84,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r85,%r16;
setp.ge.u32 %p3,%r17,%r193;
setp.le.u32 %p4,%r192,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $11_31;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r86,%r192,%r15;
min.u32 %r19,%r86,%r70;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %rd56,%r17;
mul.lo.s64 %rd57,%rd104,%rd56;
mul.lo.s32 %r87,%r15,3;
cvt.u64.u32 %rd58,%r87;
add.s64 %rd28,%rd57,%rd58;
add.s64 %rd29,%rd103,%rd28;
mul.lo.s64 %rd59,%rd106,%rd56;
add.s64 %rd30,%rd59,%rd58;
and.b64 %rd60,%rd29,15;
setp.eq.s64 %p6,%rd60,0;
and.b32 %r88,%r20,15;
setp.eq.s32 %p7,%r88,0;
and.pred %p8,%p6,%p7;
@%p8 bra $11_9;
bra.uni $11_8;
$11_9:
shl.b32 %r93,%r14,4;
cvt.u64.u32 %rd65,%r93;
mul.lo.s64 %rd66,%rd27,1536;
mov.u64 %rd67,_ZZ14yuv_to_rgb_3_3E7scratch;
add.s64 %rd68,%rd67,%rd66;
add.s64 %rd31,%rd68,%rd65;
sub.s32 %r21,%r20,%r93;
add.s64 %rd69,%rd28,%rd65;
setp.lt.s32 %p9,%r21,1;
cvta.to.global.u64 %rd70,%rd103;
add.s64 %rd32,%rd70,%rd69;
@%p9 bra $11_11;
ld.global.v4.u32 {%r197,%r196,%r195,%r194},[%rd32];
$11_11:
setp.lt.s32 %p10,%r21,513;
@%p10 bra $11_13;
ld.global.v4.u32 {%r201,%r200,%r199,%r198},[%rd32+512];
$11_13:
setp.lt.s32 %p11,%r21,1025;
@%p11 bra $11_15;
ld.global.v4.u32 {%r205,%r204,%r203,%r202},[%rd32+1024];
$11_15:
st.shared.v4.u32 [%rd31],{%r197,%r196,%r195,%r194};
st.shared.v4.u32 [%rd31+512],{%r201,%r200,%r199,%r198};
st.shared.v4.u32 [%rd31+1024],{%r205,%r204,%r203,%r202};
bar.warp.sync -1;
bra.uni $11_16;
$11_8:
add.s32 %r89,%r19,3;
and.b32 %r90,%r89,-4;
mul.lo.s32 %r91,%r90,3;
mul.lo.s64 %rd61,%rd27,1536;
mov.u64 %rd62,_ZZ14yuv_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd63,%rd62;
add.s64 %rd64,%rd63,%rd61;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd64;
.param .b32 param1;
st.param.b32 [param1+0],%r91;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$11_16:
add.s64 %rd33,%rd105,%rd30;
shl.b32 %r109,%r14,2;
sub.s32 %r48,%r19,%r109;
mul.lo.s32 %r207,%r14,3;
cvta.to.global.u64 %rd34,%rd105;
mov.u32 %r206,0;
$11_17:
.pragma "nounroll";
setp.ge.s32 %p12,%r206,%r48;
@%p12 bra $11_22;
setp.eq.s32 %p13,%r69,0;
mul.wide.u32 %rd71,%r16,1536;
mov.u64 %rd72,_ZZ14yuv_to_rgb_3_3E7scratch;
add.s64 %rd73,%rd72,%rd71;
mul.wide.u32 %rd74,%r207,4;
add.s64 %rd75,%rd73,%rd74;
ld.shared.u32 %r52,[%rd75];
and.b32 %r111,%r52,255;
cvt.rn.f32.u32 %f1,%r111;
shr.u32 %r112,%r52,8;
and.b32 %r113,%r112,255;
cvt.rn.f32.u32 %f2,%r113;
shr.u32 %r114,%r52,16;
and.b32 %r115,%r114,255;
cvt.rn.f32.u32 %f3,%r115;
ld.shared.u32 %r53,[%rd75+4];
and.b32 %r116,%r53,255;
cvt.rn.f32.u32 %f4,%r116;
shr.u32 %r117,%r53,8;
and.b32 %r118,%r117,255;
cvt.rn.f32.u32 %f5,%r118;
shr.u32 %r119,%r53,24;
cvt.rn.f32.u32 %f6,%r119;
ld.shared.u32 %r54,[%rd75+8];
and.b32 %r120,%r54,255;
cvt.rn.f32.u32 %f7,%r120;
shr.u32 %r121,%r54,16;
and.b32 %r122,%r121,255;
cvt.rn.f32.u32 %f8,%r122;
shr.u32 %r123,%r54,24;
cvt.rn.f32.u32 %f9,%r123;
@%p13 bra $11_20;
setp.eq.s32 %p14,%r68,0;
selp.f32 %f46,0f4691EC00,0f46B39600,%p13;
add.f32 %f47,%f2,0fC3000000;
mul.f32 %f48,%f46,%f47;
mov.f32 %f49,0f38000000;
mov.f32 %f50,0f38800000;
fma.rn.f32 %f51,%f48,%f50,%f49;
mov.f32 %f52,0f4B400000;
add.rn.f32 %f53,%f51,%f52;
sub.rn.f32 %f54,%f53,%f52;
add.f32 %f55,%f54,%f1;
selp.f32 %f56,0fC5CA4000,0fC5B02000,%p13;
add.f32 %f57,%f3,0fC3000000;
mul.f32 %f58,%f56,%f57;
selp.f32 %f59,0fC614BC00,0fC636C800,%p13;
fma.rn.f32 %f60,%f59,%f47,%f58;
fma.rn.f32 %f61,%f60,%f50,%f49;
add.rn.f32 %f62,%f61,%f52;
sub.rn.f32 %f190,%f62,%f52;
selp.f32 %f63,0f47020C00,0f46E2F200,%p13;
mul.f32 %f64,%f63,%f57;
fma.rn.f32 %f65,%f64,%f50,%f49;
add.rn.f32 %f66,%f65,%f52;
sub.rn.f32 %f67,%f66,%f52;
add.f32 %f68,%f67,%f1;
add.f32 %f69,%f4,0fC3000000;
mul.f32 %f70,%f46,%f69;
fma.rn.f32 %f71,%f70,%f50,%f49;
add.rn.f32 %f72,%f71,%f52;
sub.rn.f32 %f73,%f72,%f52;
add.f32 %f74,%f5,0fC3000000;
mul.f32 %f75,%f56,%f74;
fma.rn.f32 %f76,%f59,%f69,%f75;
fma.rn.f32 %f77,%f76,%f50,%f49;
add.rn.f32 %f78,%f77,%f52;
sub.rn.f32 %f193,%f78,%f52;
mul.f32 %f79,%f63,%f74;
fma.rn.f32 %f80,%f79,%f50,%f49;
add.rn.f32 %f81,%f80,%f52;
sub.rn.f32 %f82,%f81,%f52;
add.f32 %f83,%f6,0fC3000000;
mul.f32 %f84,%f46,%f83;
fma.rn.f32 %f85,%f84,%f50,%f49;
add.rn.f32 %f86,%f85,%f52;
sub.rn.f32 %f87,%f86,%f52;
add.f32 %f88,%f7,0fC3000000;
mul.f32 %f89,%f56,%f88;
fma.rn.f32 %f90,%f59,%f83,%f89;
fma.rn.f32 %f91,%f90,%f50,%f49;
add.rn.f32 %f92,%f91,%f52;
sub.rn.f32 %f196,%f92,%f52;
mul.f32 %f93,%f63,%f88;
fma.rn.f32 %f94,%f93,%f50,%f49;
add.rn.f32 %f95,%f94,%f52;
sub.rn.f32 %f96,%f95,%f52;
add.f32 %f97,%f8,0fC3000000;
mul.f32 %f98,%f46,%f97;
fma.rn.f32 %f99,%f98,%f50,%f49;
add.rn.f32 %f100,%f99,%f52;
sub.rn.f32 %f101,%f100,%f52;
add.f32 %f102,%f9,0fC3000000;
mul.f32 %f103,%f56,%f102;
fma.rn.f32 %f104,%f59,%f97,%f103;
fma.rn.f32 %f105,%f104,%f50,%f49;
add.rn.f32 %f106,%f105,%f52;
sub.rn.f32 %f199,%f106,%f52;
mul.f32 %f107,%f63,%f102;
fma.rn.f32 %f108,%f107,%f50,%f49;
add.rn.f32 %f109,%f108,%f52;
sub.rn.f32 %f110,%f109,%f52;
selp.f32 %f189,%f55,%f68,%p14;
selp.f32 %f191,%f68,%f55,%p14;
selp.f32 %f192,%f73,%f82,%p14;
selp.f32 %f194,%f82,%f73,%p14;
selp.f32 %f195,%f87,%f96,%p14;
selp.f32 %f197,%f96,%f87,%p14;
selp.f32 %f198,%f101,%f110,%p14;
selp.f32 %f200,%f110,%f101,%p14;
bra.uni $11_21;
$11_20:
setp.eq.s32 %p16,%r68,0;
selp.f32 %f111,0f4691EC00,0f46B39600,%p13;
add.f32 %f112,%f3,0fC3000000;
mul.f32 %f113,%f111,%f112;
mov.f32 %f114,0f38000000;
mov.f32 %f115,0f38800000;
fma.rn.f32 %f116,%f113,%f115,%f114;
mov.f32 %f117,0f4B400000;
add.rn.f32 %f118,%f116,%f117;
sub.rn.f32 %f119,%f118,%f117;
add.f32 %f120,%f119,%f1;
selp.f32 %f121,0fC5CA4000,0fC5B02000,%p13;
add.f32 %f122,%f2,0fC3000000;
mul.f32 %f123,%f121,%f122;
selp.f32 %f124,0fC614BC00,0fC636C800,%p13;
fma.rn.f32 %f125,%f124,%f112,%f123;
fma.rn.f32 %f126,%f125,%f115,%f114;
add.rn.f32 %f127,%f126,%f117;
sub.rn.f32 %f190,%f127,%f117;
selp.f32 %f128,0f47020C00,0f46E2F200,%p13;
mul.f32 %f129,%f128,%f122;
fma.rn.f32 %f130,%f129,%f115,%f114;
add.rn.f32 %f131,%f130,%f117;
sub.rn.f32 %f132,%f131,%f117;
add.f32 %f133,%f132,%f1;
add.f32 %f134,%f5,0fC3000000;
mul.f32 %f135,%f111,%f134;
fma.rn.f32 %f136,%f135,%f115,%f114;
add.rn.f32 %f137,%f136,%f117;
sub.rn.f32 %f138,%f137,%f117;
add.f32 %f139,%f4,0fC3000000;
mul.f32 %f140,%f121,%f139;
fma.rn.f32 %f141,%f124,%f134,%f140;
fma.rn.f32 %f142,%f141,%f115,%f114;
add.rn.f32 %f143,%f142,%f117;
sub.rn.f32 %f193,%f143,%f117;
mul.f32 %f144,%f128,%f139;
fma.rn.f32 %f145,%f144,%f115,%f114;
add.rn.f32 %f146,%f145,%f117;
sub.rn.f32 %f147,%f146,%f117;
add.f32 %f148,%f7,0fC3000000;
mul.f32 %f149,%f111,%f148;
fma.rn.f32 %f150,%f149,%f115,%f114;
add.rn.f32 %f151,%f150,%f117;
sub.rn.f32 %f152,%f151,%f117;
add.f32 %f153,%f6,0fC3000000;
mul.f32 %f154,%f121,%f153;
fma.rn.f32 %f155,%f124,%f148,%f154;
fma.rn.f32 %f156,%f155,%f115,%f114;
add.rn.f32 %f157,%f156,%f117;
sub.rn.f32 %f196,%f157,%f117;
mul.f32 %f158,%f128,%f153;
fma.rn.f32 %f159,%f158,%f115,%f114;
add.rn.f32 %f160,%f159,%f117;
sub.rn.f32 %f161,%f160,%f117;
add.f32 %f162,%f9,0fC3000000;
mul.f32 %f163,%f111,%f162;
fma.rn.f32 %f164,%f163,%f115,%f114;
add.rn.f32 %f165,%f164,%f117;
sub.rn.f32 %f166,%f165,%f117;
add.f32 %f167,%f8,0fC3000000;
mul.f32 %f168,%f121,%f167;
fma.rn.f32 %f169,%f124,%f162,%f168;
fma.rn.f32 %f170,%f169,%f115,%f114;
add.rn.f32 %f171,%f170,%f117;
sub.rn.f32 %f199,%f171,%f117;
mul.f32 %f172,%f128,%f167;
fma.rn.f32 %f173,%f172,%f115,%f114;
add.rn.f32 %f174,%f173,%f117;
sub.rn.f32 %f175,%f174,%f117;
selp.f32 %f189,%f120,%f133,%p16;
selp.f32 %f191,%f133,%f120,%p16;
selp.f32 %f192,%f138,%f147,%p16;
selp.f32 %f194,%f147,%f138,%p16;
selp.f32 %f195,%f152,%f161,%p16;
selp.f32 %f197,%f161,%f152,%p16;
selp.f32 %f198,%f166,%f175,%p16;
selp.f32 %f200,%f175,%f166,%p16;
$11_21:
shr.u32 %r148,%r52,24;
cvt.rn.f32.u32 %f176,%r148;
shr.u32 %r149,%r53,16;
and.b32 %r150,%r149,255;
cvt.rn.f32.u32 %f177,%r150;
shr.u32 %r151,%r54,8;
and.b32 %r152,%r151,255;
cvt.rn.f32.u32 %f178,%r152;
add.f32 %f179,%f190,%f1;
cvt.rni.s32.f32 %r129,%f179;
add.f32 %f180,%f192,%f176;
cvt.rni.s32.f32 %r125,%f180;
add.f32 %f181,%f193,%f176;
cvt.rni.s32.f32 %r138,%f181;
add.f32 %f182,%f194,%f176;
cvt.rni.s32.f32 %r137,%f182;
add.f32 %f183,%f195,%f177;
cvt.rni.s32.f32 %r134,%f183;
add.f32 %f184,%f196,%f177;
cvt.rni.s32.f32 %r133,%f184;
add.f32 %f185,%f197,%f177;
cvt.rni.s32.f32 %r146,%f185;
add.f32 %f186,%f198,%f178;
cvt.rni.s32.f32 %r145,%f186;
add.f32 %f187,%f199,%f178;
cvt.rni.s32.f32 %r142,%f187;
add.f32 %f188,%f200,%f178;
cvt.rni.s32.f32 %r141,%f188;
cvt.rni.s32.f32 %r126,%f191;
mov.u32 %r143,0;
cvt.pack.sat.u8.s32.b32 %r124,%r125,%r126,%r143;
cvt.rni.s32.f32 %r130,%f189;
cvt.pack.sat.u8.s32.b32 %r128,%r129,%r130,%r124;
cvt.pack.sat.u8.s32.b32 %r132,%r133,%r134,%r143;
cvt.pack.sat.u8.s32.b32 %r136,%r137,%r138,%r132;
cvt.pack.sat.u8.s32.b32 %r140,%r141,%r142,%r143;
cvt.pack.sat.u8.s32.b32 %r144,%r145,%r146,%r140;
st.shared.u32 [%rd75],%r128;
st.shared.u32 [%rd75+4],%r136;
st.shared.u32 [%rd75+8],%r144;
$11_22:
add.s32 %r207,%r207,96;
add.s32 %r206,%r206,128;
setp.ne.s32 %p18,%r206,512;
@%p18 bra $11_17;
bar.warp.sync -1;
and.b64 %rd81,%rd33,15;
setp.eq.s64 %p20,%rd81,0;
and.pred %p21,%p20,%p7;
@%p21 bra $11_25;
bra.uni $11_24;
$11_25:
shl.b32 %r158,%r14,4;
sub.s32 %r57,%r20,%r158;
cvt.u64.u32 %rd86,%r158;
add.s64 %rd87,%rd30,%rd86;
setp.lt.s32 %p22,%r57,1;
add.s64 %rd35,%rd34,%rd87;
@%p22 bra $11_27;
mul.wide.u32 %rd89,%r16,1536;
mov.u64 %rd90,_ZZ14yuv_to_rgb_3_3E7scratch;
add.s64 %rd91,%rd90,%rd89;
add.s64 %rd92,%rd91,%rd86;
ld.shared.v4.u32 {%r162,%r163,%r164,%r165},[%rd92];
st.global.v4.u32 [%rd35],{%r162,%r163,%r164,%r165};
$11_27:
setp.lt.s32 %p23,%r57,513;
@%p23 bra $11_29;
mul.wide.u32 %rd94,%r16,1536;
mov.u64 %rd95,_ZZ14yuv_to_rgb_3_3E7scratch;
add.s64 %rd96,%rd95,%rd94;
add.s64 %rd97,%rd96,%rd86;
ld.shared.v4.u32 {%r173,%r174,%r175,%r176},[%rd97+512];
st.global.v4.u32 [%rd35+512],{%r173,%r174,%r175,%r176};
$11_29:
setp.lt.s32 %p24,%r57,1025;
@%p24 bra $11_31;
mul.wide.u32 %rd99,%r16,1536;
mov.u64 %rd100,_ZZ14yuv_to_rgb_3_3E7scratch;
add.s64 %rd101,%rd100,%rd99;
add.s64 %rd102,%rd101,%rd86;
ld.shared.v4.u32 {%r184,%r185,%r186,%r187},[%rd102+1024];
st.global.v4.u32 [%rd35+1024],{%r184,%r185,%r186,%r187};
bra.uni $11_31;
$11_24:
mul.wide.u32 %rd82,%r16,1536;
mov.u64 %rd83,_ZZ14yuv_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd84,%rd83;
add.s64 %rd85,%rd84,%rd82;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd85;
.param .b32 param2;
st.param.b32 [param2+0],%r20;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$11_31:
ret;
}
.visible .entry rgb_to_hsv_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<70>;
.reg .f32 %f<385>;
.reg .b32 %r<238>;
.reg .b64 %rd<107>;
.shared .align 16 .b8 _ZZ14rgb_to_hsv_3_3E7scratch[12288];
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r216,%r217},[p3+32];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u32 %r84,[p5];
ld.param.u32 %r83,[p4+12];
ld.param.u32 %r82,[p4+8];
ld.param.u64 %rd106,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd104,[p1+8];
ld.param.u64 %rd37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $12_2;
cvta.to.global.u64 %rd46,%rd36;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.u64 %rd104,[%rd48+8];
ld.global.u64 %rd103,[%rd48];
bra.uni $12_3;
$12_2:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd37,%rd49;
add.s64 %rd103,%rd36,%rd50;
$12_3:
setp.eq.s32 %p2,%r92,0;
@%p2 bra $12_5;
cvta.to.global.u64 %rd51,%rd41;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r216,%r217},[%rd53+32];
ld.global.u64 %rd106,[%rd53+8];
ld.global.u64 %rd105,[%rd53];
bra.uni $12_6;
$12_5:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd42,%rd54;
add.s64 %rd105,%rd41,%rd55;
$12_6:
mov.u32 %r14,%tid.x;
mov.u32 %r97,%ctaid.x;
mul.lo.s32 %r15,%r97,%r84;
mov.u32 %r98,%ctaid.y;
shl.b32 %r99,%r98,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r99,%r16;
setp.ge.u32 %p3,%r17,%r217;
setp.le.u32 %p4,%r216,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $12_105;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r100,%r216,%r15;
min.u32 %r19,%r100,%r84;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %rd56,%r17;
mul.lo.s64 %rd57,%rd104,%rd56;
mul.lo.s32 %r101,%r15,3;
cvt.u64.u32 %rd58,%r101;
add.s64 %rd28,%rd57,%rd58;
add.s64 %rd29,%rd103,%rd28;
mul.lo.s64 %rd59,%rd106,%rd56;
add.s64 %rd30,%rd59,%rd58;
and.b64 %rd60,%rd29,15;
setp.eq.s64 %p6,%rd60,0;
and.b32 %r21,%r20,15;
setp.eq.s32 %p7,%r21,0;
and.pred %p8,%p6,%p7;
@%p8 bra $12_9;
bra.uni $12_8;
$12_9:
shl.b32 %r106,%r14,4;
cvt.u64.u32 %rd65,%r106;
mul.lo.s64 %rd66,%rd27,1536;
mov.u64 %rd67,_ZZ14rgb_to_hsv_3_3E7scratch;
add.s64 %rd68,%rd67,%rd66;
add.s64 %rd31,%rd68,%rd65;
sub.s32 %r22,%r20,%r106;
add.s64 %rd69,%rd28,%rd65;
setp.lt.s32 %p9,%r22,1;
cvta.to.global.u64 %rd70,%rd103;
add.s64 %rd32,%rd70,%rd69;
@%p9 bra $12_11;
ld.global.v4.u32 {%r221,%r220,%r219,%r218},[%rd32];
$12_11:
setp.lt.s32 %p10,%r22,513;
@%p10 bra $12_13;
ld.global.v4.u32 {%r225,%r224,%r223,%r222},[%rd32+512];
$12_13:
setp.lt.s32 %p11,%r22,1025;
@%p11 bra $12_15;
ld.global.v4.u32 {%r229,%r228,%r227,%r226},[%rd32+1024];
$12_15:
st.shared.v4.u32 [%rd31],{%r221,%r220,%r219,%r218};
st.shared.v4.u32 [%rd31+512],{%r225,%r224,%r223,%r222};
st.shared.v4.u32 [%rd31+1024],{%r229,%r228,%r227,%r226};
bar.warp.sync -1;
bra.uni $12_16;
$12_8:
add.s32 %r102,%r19,3;
and.b32 %r103,%r102,-4;
mul.lo.s32 %r104,%r103,3;
mul.lo.s64 %rd61,%rd27,1536;
mov.u64 %rd62,_ZZ14rgb_to_hsv_3_3E7scratch;
cvta.shared.u64 %rd63,%rd62;
add.s64 %rd64,%rd63,%rd61;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd64;
.param .b32 param1;
st.param.b32 [param1+0],%r104;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$12_16:
add.s64 %rd33,%rd105,%rd30;
shl.b32 %r123,%r14,2;
sub.s32 %r47,%r19,%r123;
cvt.rn.f32.s32 %f1,%r83;
mul.f32 %f2,%f1,0f45800000;
mul.lo.s32 %r231,%r14,3;
cvta.to.global.u64 %rd34,%rd105;
mov.u32 %r230,0;
$12_17:
.pragma "nounroll";
setp.ge.s32 %p12,%r230,%r47;
@%p12 bra $12_94;
mul.wide.u32 %rd71,%r16,1536;
mov.u64 %rd72,_ZZ14rgb_to_hsv_3_3E7scratch;
add.s64 %rd73,%rd72,%rd71;
setp.eq.s32 %p13,%r82,0;
mul.wide.u32 %rd74,%r231,4;
add.s64 %rd75,%rd73,%rd74;
ld.shared.u32 %r125,[%rd75];
and.b32 %r126,%r125,255;
cvt.rn.f32.u32 %f3,%r126;
shr.u32 %r127,%r125,8;
and.b32 %r128,%r127,255;
cvt.rn.f32.u32 %f4,%r128;
shr.u32 %r129,%r125,16;
and.b32 %r130,%r129,255;
cvt.rn.f32.u32 %f5,%r130;
shr.u32 %r131,%r125,24;
cvt.rn.f32.u32 %f6,%r131;
ld.shared.u32 %r132,[%rd75+4];
and.b32 %r133,%r132,255;
cvt.rn.f32.u32 %f7,%r133;
shr.u32 %r134,%r132,8;
and.b32 %r135,%r134,255;
cvt.rn.f32.u32 %f8,%r135;
shr.u32 %r136,%r132,16;
and.b32 %r137,%r136,255;
cvt.rn.f32.u32 %f9,%r137;
shr.u32 %r138,%r132,24;
cvt.rn.f32.u32 %f10,%r138;
ld.shared.u32 %r139,[%rd75+8];
and.b32 %r140,%r139,255;
cvt.rn.f32.u32 %f11,%r140;
shr.u32 %r141,%r139,8;
and.b32 %r142,%r141,255;
cvt.rn.f32.u32 %f12,%r142;
shr.u32 %r143,%r139,16;
and.b32 %r144,%r143,255;
cvt.rn.f32.u32 %f13,%r144;
shr.u32 %r145,%r139,24;
cvt.rn.f32.u32 %f14,%r145;
@%p13 bra $12_56;
max.f32 %f139,%f5,%f4;
max.f32 %f375,%f139,%f3;
min.f32 %f140,%f5,%f4;
min.f32 %f141,%f140,%f3;
sub.f32 %f16,%f375,%f141;
setp.eq.f32 %p14,%f375,%f5;
setp.eq.f32 %p15,%f375,%f4;
selp.b32 %r146,1,2,%p15;
selp.b32 %r55,0,%r146,%p14;
@%p14 bra $12_23;
bra.uni $12_20;
$12_23:
sub.f32 %f349,%f4,%f3;
bra.uni $12_24;
$12_56:
max.f32 %f244,%f3,%f4;
max.f32 %f375,%f244,%f5;
min.f32 %f245,%f3,%f4;
min.f32 %f246,%f245,%f5;
sub.f32 %f72,%f375,%f246;
setp.eq.f32 %p38,%f375,%f3;
setp.eq.f32 %p39,%f375,%f4;
selp.b32 %r150,1,2,%p39;
selp.b32 %r59,0,%r150,%p38;
@%p38 bra $12_60;
bra.uni $12_57;
$12_60:
sub.f32 %f361,%f4,%f5;
bra.uni $12_61;
$12_20:
setp.eq.s32 %p16,%r55,1;
@%p16 bra $12_22;
bra.uni $12_21;
$12_22:
sub.f32 %f349,%f3,%f5;
bra.uni $12_24;
$12_57:
setp.eq.s32 %p40,%r59,1;
@%p40 bra $12_59;
bra.uni $12_58;
$12_59:
sub.f32 %f361,%f5,%f3;
bra.uni $12_61;
$12_21:
sub.f32 %f349,%f5,%f4;
$12_24:
setp.leu.f32 %p17,%f375,0f00000000;
mov.f32 %f351,0f00000000;
mov.f32 %f350,%f351;
@%p17 bra $12_26;
rcp.approx.ftz.f32 %f143,%f375;
mul.f32 %f145,%f143,0f497F0000;
mov.f32 %f146,0f4B400000;
add.rn.f32 %f147,%f145,%f146;
sub.rn.f32 %f350,%f147,%f146;
$12_26:
setp.leu.f32 %p18,%f16,0f00000000;
@%p18 bra $12_28;
mul.f32 %f150,%f16,0f40C00000;
rcp.approx.ftz.f32 %f149,%f150;
mul.f32 %f151,%f2,%f149;
mov.f32 %f152,0f4B400000;
add.rn.f32 %f153,%f151,%f152;
sub.rn.f32 %f351,%f153,%f152;
$12_28:
cvt.rn.f32.s32 %f154,%r55;
add.f32 %f155,%f154,%f154;
fma.rn.f32 %f156,%f16,%f155,%f349;
mul.f32 %f25,%f156,%f351;
mul.f32 %f26,%f16,%f350;
max.f32 %f157,%f8,%f7;
max.f32 %f378,%f157,%f6;
min.f32 %f158,%f8,%f7;
min.f32 %f159,%f158,%f6;
sub.f32 %f28,%f378,%f159;
setp.eq.f32 %p19,%f378,%f8;
setp.eq.f32 %p20,%f378,%f7;
selp.b32 %r147,1,2,%p20;
selp.b32 %r56,0,%r147,%p19;
@%p19 bra $12_32;
bra.uni $12_29;
$12_32:
sub.f32 %f352,%f7,%f6;
bra.uni $12_33;
$12_29:
setp.eq.s32 %p21,%r56,1;
@%p21 bra $12_31;
bra.uni $12_30;
$12_31:
sub.f32 %f352,%f6,%f8;
bra.uni $12_33;
$12_30:
sub.f32 %f352,%f8,%f7;
$12_33:
setp.leu.f32 %p22,%f378,0f00000000;
mov.f32 %f354,0f00000000;
mov.f32 %f353,%f354;
@%p22 bra $12_35;
rcp.approx.ftz.f32 %f161,%f378;
mul.f32 %f163,%f161,0f497F0000;
mov.f32 %f164,0f4B400000;
add.rn.f32 %f165,%f163,%f164;
sub.rn.f32 %f353,%f165,%f164;
$12_35:
setp.leu.f32 %p23,%f28,0f00000000;
@%p23 bra $12_37;
mul.f32 %f168,%f28,0f40C00000;
rcp.approx.ftz.f32 %f167,%f168;
mul.f32 %f169,%f2,%f167;
mov.f32 %f170,0f4B400000;
add.rn.f32 %f171,%f169,%f170;
sub.rn.f32 %f354,%f171,%f170;
$12_37:
mov.f32 %f172,0f39000000;
mov.f32 %f173,0f39800000;
fma.rn.f32 %f174,%f25,%f173,%f172;
mov.f32 %f175,0f4B400000;
add.rn.f32 %f176,%f174,%f175;
sub.rn.f32 %f37,%f176,%f175;
cvt.rn.f32.s32 %f177,%r56;
add.f32 %f178,%f177,%f177;
fma.rn.f32 %f179,%f28,%f178,%f352;
mul.f32 %f38,%f179,%f354;
mul.f32 %f39,%f28,%f353;
max.f32 %f180,%f11,%f10;
max.f32 %f381,%f180,%f9;
min.f32 %f181,%f11,%f10;
min.f32 %f182,%f181,%f9;
sub.f32 %f41,%f381,%f182;
setp.eq.f32 %p24,%f381,%f11;
setp.eq.f32 %p25,%f381,%f10;
selp.b32 %r148,1,2,%p25;
selp.b32 %r57,0,%r148,%p24;
@%p24 bra $12_41;
bra.uni $12_38;
$12_41:
sub.f32 %f355,%f10,%f9;
bra.uni $12_42;
$12_38:
setp.eq.s32 %p26,%r57,1;
@%p26 bra $12_40;
bra.uni $12_39;
$12_40:
sub.f32 %f355,%f9,%f11;
bra.uni $12_42;
$12_39:
sub.f32 %f355,%f11,%f10;
$12_42:
setp.leu.f32 %p27,%f381,0f00000000;
mov.f32 %f357,0f00000000;
mov.f32 %f356,%f357;
@%p27 bra $12_44;
rcp.approx.ftz.f32 %f184,%f381;
mul.f32 %f186,%f184,0f497F0000;
mov.f32 %f187,0f4B400000;
add.rn.f32 %f188,%f186,%f187;
sub.rn.f32 %f356,%f188,%f187;
$12_44:
setp.leu.f32 %p28,%f41,0f00000000;
@%p28 bra $12_46;
mul.f32 %f191,%f41,0f40C00000;
rcp.approx.ftz.f32 %f190,%f191;
mul.f32 %f192,%f2,%f190;
mov.f32 %f193,0f4B400000;
add.rn.f32 %f194,%f192,%f193;
sub.rn.f32 %f357,%f194,%f193;
$12_46:
mov.f32 %f195,0f39000000;
mov.f32 %f196,0f39800000;
fma.rn.f32 %f197,%f38,%f196,%f195;
mov.f32 %f198,0f4B400000;
add.rn.f32 %f199,%f197,%f198;
sub.rn.f32 %f50,%f199,%f198;
cvt.rn.f32.s32 %f200,%r57;
add.f32 %f201,%f200,%f200;
fma.rn.f32 %f202,%f41,%f201,%f355;
mul.f32 %f51,%f202,%f357;
mul.f32 %f52,%f41,%f356;
max.f32 %f203,%f14,%f13;
max.f32 %f384,%f203,%f12;
min.f32 %f204,%f14,%f13;
min.f32 %f205,%f204,%f12;
sub.f32 %f54,%f384,%f205;
setp.eq.f32 %p29,%f384,%f14;
setp.eq.f32 %p30,%f384,%f13;
selp.b32 %r149,1,2,%p30;
selp.b32 %r58,0,%r149,%p29;
@%p29 bra $12_50;
bra.uni $12_47;
$12_50:
sub.f32 %f358,%f13,%f12;
bra.uni $12_51;
$12_47:
setp.eq.s32 %p31,%r58,1;
@%p31 bra $12_49;
bra.uni $12_48;
$12_49:
sub.f32 %f358,%f12,%f14;
bra.uni $12_51;
$12_48:
sub.f32 %f358,%f14,%f13;
$12_51:
setp.leu.f32 %p32,%f384,0f00000000;
mov.f32 %f360,0f00000000;
mov.f32 %f359,%f360;
@%p32 bra $12_53;
rcp.approx.ftz.f32 %f207,%f384;
mul.f32 %f209,%f207,0f497F0000;
mov.f32 %f210,0f4B400000;
add.rn.f32 %f211,%f209,%f210;
sub.rn.f32 %f359,%f211,%f210;
$12_53:
setp.leu.f32 %p33,%f54,0f00000000;
@%p33 bra $12_55;
mul.f32 %f214,%f54,0f40C00000;
rcp.approx.ftz.f32 %f213,%f214;
mul.f32 %f215,%f2,%f213;
mov.f32 %f216,0f4B400000;
add.rn.f32 %f217,%f215,%f216;
sub.rn.f32 %f360,%f217,%f216;
$12_55:
mov.f32 %f218,0f39000000;
mov.f32 %f219,0f39800000;
fma.rn.f32 %f220,%f51,%f219,%f218;
mov.f32 %f221,0f4B400000;
add.rn.f32 %f222,%f220,%f221;
sub.rn.f32 %f223,%f222,%f221;
cvt.rn.f32.s32 %f224,%r58;
add.f32 %f225,%f224,%f224;
fma.rn.f32 %f226,%f54,%f225,%f358;
mul.f32 %f227,%f226,%f360;
fma.rn.f32 %f228,%f227,%f219,%f218;
add.rn.f32 %f229,%f228,%f221;
sub.rn.f32 %f230,%f229,%f221;
setp.lt.f32 %p34,%f230,0f00000000;
add.f32 %f231,%f230,%f1;
selp.f32 %f382,%f231,%f230,%p34;
mul.f32 %f232,%f54,%f359;
fma.rn.f32 %f233,%f232,%f219,%f218;
add.rn.f32 %f234,%f233,%f221;
sub.rn.f32 %f383,%f234,%f221;
setp.lt.f32 %p35,%f50,0f00000000;
add.f32 %f235,%f50,%f1;
selp.f32 %f376,%f235,%f50,%p35;
fma.rn.f32 %f236,%f39,%f219,%f218;
add.rn.f32 %f237,%f236,%f221;
sub.rn.f32 %f377,%f237,%f221;
fma.rn.f32 %f238,%f26,%f219,%f218;
add.rn.f32 %f239,%f238,%f221;
sub.rn.f32 %f374,%f239,%f221;
add.f32 %f240,%f37,%f1;
setp.lt.f32 %p36,%f37,0f00000000;
selp.f32 %f373,%f240,%f37,%p36;
fma.rn.f32 %f241,%f52,%f219,%f218;
add.rn.f32 %f242,%f241,%f221;
sub.rn.f32 %f380,%f242,%f221;
add.f32 %f243,%f223,%f1;
setp.lt.f32 %p37,%f223,0f00000000;
selp.f32 %f379,%f243,%f223,%p37;
bra.uni $12_93;
$12_58:
sub.f32 %f361,%f3,%f4;
$12_61:
setp.leu.f32 %p41,%f375,0f00000000;
mov.f32 %f363,0f00000000;
mov.f32 %f362,%f363;
@%p41 bra $12_63;
rcp.approx.ftz.f32 %f248,%f375;
mul.f32 %f250,%f248,0f497F0000;
mov.f32 %f251,0f4B400000;
add.rn.f32 %f252,%f250,%f251;
sub.rn.f32 %f362,%f252,%f251;
$12_63:
setp.leu.f32 %p42,%f72,0f00000000;
@%p42 bra $12_65;
mul.f32 %f255,%f72,0f40C00000;
rcp.approx.ftz.f32 %f254,%f255;
mul.f32 %f256,%f2,%f254;
mov.f32 %f257,0f4B400000;
add.rn.f32 %f258,%f256,%f257;
sub.rn.f32 %f363,%f258,%f257;
$12_65:
cvt.rn.f32.s32 %f259,%r59;
add.f32 %f260,%f259,%f259;
fma.rn.f32 %f261,%f72,%f260,%f361;
mul.f32 %f81,%f261,%f363;
mul.f32 %f82,%f72,%f362;
max.f32 %f262,%f6,%f7;
max.f32 %f378,%f262,%f8;
min.f32 %f263,%f6,%f7;
min.f32 %f264,%f263,%f8;
sub.f32 %f84,%f378,%f264;
setp.eq.f32 %p43,%f378,%f6;
setp.eq.f32 %p44,%f378,%f7;
selp.b32 %r151,1,2,%p44;
selp.b32 %r60,0,%r151,%p43;
@%p43 bra $12_69;
bra.uni $12_66;
$12_69:
sub.f32 %f364,%f7,%f8;
bra.uni $12_70;
$12_66:
setp.eq.s32 %p45,%r60,1;
@%p45 bra $12_68;
bra.uni $12_67;
$12_68:
sub.f32 %f364,%f8,%f6;
bra.uni $12_70;
$12_67:
sub.f32 %f364,%f6,%f7;
$12_70:
setp.leu.f32 %p46,%f378,0f00000000;
mov.f32 %f366,0f00000000;
mov.f32 %f365,%f366;
@%p46 bra $12_72;
rcp.approx.ftz.f32 %f266,%f378;
mul.f32 %f268,%f266,0f497F0000;
mov.f32 %f269,0f4B400000;
add.rn.f32 %f270,%f268,%f269;
sub.rn.f32 %f365,%f270,%f269;
$12_72:
setp.leu.f32 %p47,%f84,0f00000000;
@%p47 bra $12_74;
mul.f32 %f273,%f84,0f40C00000;
rcp.approx.ftz.f32 %f272,%f273;
mul.f32 %f274,%f2,%f272;
mov.f32 %f275,0f4B400000;
add.rn.f32 %f276,%f274,%f275;
sub.rn.f32 %f366,%f276,%f275;
$12_74:
mov.f32 %f277,0f39000000;
mov.f32 %f278,0f39800000;
fma.rn.f32 %f279,%f81,%f278,%f277;
mov.f32 %f280,0f4B400000;
add.rn.f32 %f281,%f279,%f280;
sub.rn.f32 %f93,%f281,%f280;
cvt.rn.f32.s32 %f282,%r60;
add.f32 %f283,%f282,%f282;
fma.rn.f32 %f284,%f84,%f283,%f364;
mul.f32 %f94,%f284,%f366;
mul.f32 %f95,%f84,%f365;
max.f32 %f285,%f9,%f10;
max.f32 %f381,%f285,%f11;
min.f32 %f286,%f9,%f10;
min.f32 %f287,%f286,%f11;
sub.f32 %f97,%f381,%f287;
setp.eq.f32 %p48,%f381,%f9;
setp.eq.f32 %p49,%f381,%f10;
selp.b32 %r152,1,2,%p49;
selp.b32 %r61,0,%r152,%p48;
@%p48 bra $12_78;
bra.uni $12_75;
$12_78:
sub.f32 %f367,%f10,%f11;
bra.uni $12_79;
$12_75:
setp.eq.s32 %p50,%r61,1;
@%p50 bra $12_77;
bra.uni $12_76;
$12_77:
sub.f32 %f367,%f11,%f9;
bra.uni $12_79;
$12_76:
sub.f32 %f367,%f9,%f10;
$12_79:
setp.leu.f32 %p51,%f381,0f00000000;
mov.f32 %f369,0f00000000;
mov.f32 %f368,%f369;
@%p51 bra $12_81;
rcp.approx.ftz.f32 %f289,%f381;
mul.f32 %f291,%f289,0f497F0000;
mov.f32 %f292,0f4B400000;
add.rn.f32 %f293,%f291,%f292;
sub.rn.f32 %f368,%f293,%f292;
$12_81:
setp.leu.f32 %p52,%f97,0f00000000;
@%p52 bra $12_83;
mul.f32 %f296,%f97,0f40C00000;
rcp.approx.ftz.f32 %f295,%f296;
mul.f32 %f297,%f2,%f295;
mov.f32 %f298,0f4B400000;
add.rn.f32 %f299,%f297,%f298;
sub.rn.f32 %f369,%f299,%f298;
$12_83:
mov.f32 %f300,0f39000000;
mov.f32 %f301,0f39800000;
fma.rn.f32 %f302,%f94,%f301,%f300;
mov.f32 %f303,0f4B400000;
add.rn.f32 %f304,%f302,%f303;
sub.rn.f32 %f106,%f304,%f303;
cvt.rn.f32.s32 %f305,%r61;
add.f32 %f306,%f305,%f305;
fma.rn.f32 %f307,%f97,%f306,%f367;
mul.f32 %f107,%f307,%f369;
mul.f32 %f108,%f97,%f368;
max.f32 %f308,%f12,%f13;
max.f32 %f384,%f308,%f14;
min.f32 %f309,%f12,%f13;
min.f32 %f310,%f309,%f14;
sub.f32 %f110,%f384,%f310;
setp.eq.f32 %p53,%f384,%f12;
setp.eq.f32 %p54,%f384,%f13;
selp.b32 %r153,1,2,%p54;
selp.b32 %r62,0,%r153,%p53;
@%p53 bra $12_87;
bra.uni $12_84;
$12_87:
sub.f32 %f370,%f13,%f14;
bra.uni $12_88;
$12_84:
setp.eq.s32 %p55,%r62,1;
@%p55 bra $12_86;
bra.uni $12_85;
$12_86:
sub.f32 %f370,%f14,%f12;
bra.uni $12_88;
$12_85:
sub.f32 %f370,%f12,%f13;
$12_88:
setp.leu.f32 %p56,%f384,0f00000000;
mov.f32 %f372,0f00000000;
mov.f32 %f371,%f372;
@%p56 bra $12_90;
rcp.approx.ftz.f32 %f312,%f384;
mul.f32 %f314,%f312,0f497F0000;
mov.f32 %f315,0f4B400000;
add.rn.f32 %f316,%f314,%f315;
sub.rn.f32 %f371,%f316,%f315;
$12_90:
setp.leu.f32 %p57,%f110,0f00000000;
@%p57 bra $12_92;
mul.f32 %f319,%f110,0f40C00000;
rcp.approx.ftz.f32 %f318,%f319;
mul.f32 %f320,%f2,%f318;
mov.f32 %f321,0f4B400000;
add.rn.f32 %f322,%f320,%f321;
sub.rn.f32 %f372,%f322,%f321;
$12_92:
mov.f32 %f323,0f39000000;
mov.f32 %f324,0f39800000;
fma.rn.f32 %f325,%f107,%f324,%f323;
mov.f32 %f326,0f4B400000;
add.rn.f32 %f327,%f325,%f326;
sub.rn.f32 %f328,%f327,%f326;
cvt.rn.f32.s32 %f329,%r62;
add.f32 %f330,%f329,%f329;
fma.rn.f32 %f331,%f110,%f330,%f370;
mul.f32 %f332,%f331,%f372;
fma.rn.f32 %f333,%f332,%f324,%f323;
add.rn.f32 %f334,%f333,%f326;
sub.rn.f32 %f335,%f334,%f326;
setp.lt.f32 %p58,%f335,0f00000000;
add.f32 %f336,%f335,%f1;
selp.f32 %f382,%f336,%f335,%p58;
mul.f32 %f337,%f110,%f371;
fma.rn.f32 %f338,%f337,%f324,%f323;
add.rn.f32 %f339,%f338,%f326;
sub.rn.f32 %f383,%f339,%f326;
setp.lt.f32 %p59,%f106,0f00000000;
add.f32 %f340,%f106,%f1;
selp.f32 %f376,%f340,%f106,%p59;
fma.rn.f32 %f341,%f95,%f324,%f323;
add.rn.f32 %f342,%f341,%f326;
sub.rn.f32 %f377,%f342,%f326;
fma.rn.f32 %f343,%f82,%f324,%f323;
add.rn.f32 %f344,%f343,%f326;
sub.rn.f32 %f374,%f344,%f326;
add.f32 %f345,%f93,%f1;
setp.lt.f32 %p60,%f93,0f00000000;
selp.f32 %f373,%f345,%f93,%p60;
fma.rn.f32 %f346,%f108,%f324,%f323;
add.rn.f32 %f347,%f346,%f326;
sub.rn.f32 %f380,%f347,%f326;
add.f32 %f348,%f328,%f1;
setp.lt.f32 %p61,%f328,0f00000000;
selp.f32 %f379,%f348,%f328,%p61;
$12_93:
cvt.rni.s32.f32 %r155,%f376;
cvt.rni.s32.f32 %r156,%f375;
mov.u32 %r173,0;
cvt.pack.sat.u8.s32.b32 %r154,%r155,%r156,%r173;
cvt.rni.s32.f32 %r159,%f374;
cvt.rni.s32.f32 %r160,%f373;
cvt.pack.sat.u8.s32.b32 %r237,%r159,%r160,%r154;
cvt.rni.s32.f32 %r163,%f380;
cvt.rni.s32.f32 %r164,%f379;
cvt.pack.sat.u8.s32.b32 %r162,%r163,%r164,%r173;
cvt.rni.s32.f32 %r167,%f378;
cvt.rni.s32.f32 %r168,%f377;
cvt.pack.sat.u8.s32.b32 %r236,%r167,%r168,%r162;
cvt.rni.s32.f32 %r171,%f384;
cvt.rni.s32.f32 %r172,%f383;
cvt.pack.sat.u8.s32.b32 %r170,%r171,%r172,%r173;
cvt.rni.s32.f32 %r175,%f382;
cvt.rni.s32.f32 %r176,%f381;
cvt.pack.sat.u8.s32.b32 %r235,%r175,%r176,%r170;
$12_94:
@%p12 bra $12_96;
mul.wide.u32 %rd76,%r16,1536;
mov.u64 %rd77,_ZZ14rgb_to_hsv_3_3E7scratch;
add.s64 %rd78,%rd77,%rd76;
mul.wide.u32 %rd79,%r231,4;
add.s64 %rd80,%rd78,%rd79;
st.shared.u32 [%rd80],%r237;
st.shared.u32 [%rd80+4],%r236;
st.shared.u32 [%rd80+8],%r235;
$12_96:
add.s32 %r231,%r231,96;
add.s32 %r230,%r230,128;
setp.ne.s32 %p63,%r230,512;
@%p63 bra $12_17;
bar.warp.sync -1;
and.b64 %rd81,%rd33,15;
setp.eq.s64 %p65,%rd81,0;
and.pred %p66,%p65,%p7;
@%p66 bra $12_99;
bra.uni $12_98;
$12_99:
shl.b32 %r182,%r14,4;
sub.s32 %r71,%r20,%r182;
cvt.u64.u32 %rd86,%r182;
add.s64 %rd87,%rd30,%rd86;
setp.lt.s32 %p67,%r71,1;
add.s64 %rd35,%rd34,%rd87;
@%p67 bra $12_101;
mul.wide.u32 %rd89,%r16,1536;
mov.u64 %rd90,_ZZ14rgb_to_hsv_3_3E7scratch;
add.s64 %rd91,%rd90,%rd89;
add.s64 %rd92,%rd91,%rd86;
ld.shared.v4.u32 {%r186,%r187,%r188,%r189},[%rd92];
st.global.v4.u32 [%rd35],{%r186,%r187,%r188,%r189};
$12_101:
setp.lt.s32 %p68,%r71,513;
@%p68 bra $12_103;
mul.wide.u32 %rd94,%r16,1536;
mov.u64 %rd95,_ZZ14rgb_to_hsv_3_3E7scratch;
add.s64 %rd96,%rd95,%rd94;
add.s64 %rd97,%rd96,%rd86;
ld.shared.v4.u32 {%r197,%r198,%r199,%r200},[%rd97+512];
st.global.v4.u32 [%rd35+512],{%r197,%r198,%r199,%r200};
$12_103:
setp.lt.s32 %p69,%r71,1025;
@%p69 bra $12_105;
mul.wide.u32 %rd99,%r16,1536;
mov.u64 %rd100,_ZZ14rgb_to_hsv_3_3E7scratch;
add.s64 %rd101,%rd100,%rd99;
add.s64 %rd102,%rd101,%rd86;
ld.shared.v4.u32 {%r208,%r209,%r210,%r211},[%rd102+1024];
st.global.v4.u32 [%rd35+1024],{%r208,%r209,%r210,%r211};
bra.uni $12_105;
$12_98:
mul.wide.u32 %rd82,%r16,1536;
mov.u64 %rd83,_ZZ14rgb_to_hsv_3_3E7scratch;
cvta.shared.u64 %rd84,%rd83;
add.s64 %rd85,%rd84,%rd82;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd85;
.param .b32 param2;
st.param.b32 [param2+0],%r20;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$12_105:
ret;
}
.visible .entry hsv_to_rgb_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<77>;
.reg .f32 %f<202>;
.reg .b32 %r<278>;
.reg .b64 %rd<107>;
.shared .align 16 .b8 _ZZ14hsv_to_rgb_3_3E7scratch[12288];
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r86,%r87},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r256,%r257},[p3+32];
ld.param.v2.u32 {%r90,%r91},[p3+40];
ld.param.u32 %r83,[p5];
ld.param.u32 %r82,[p4+12];
ld.param.u32 %r81,[p4+8];
ld.param.u64 %rd106,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd104,[p1+8];
ld.param.u64 %rd37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r87,0;
@%p1 bra $13_2;
cvta.to.global.u64 %rd46,%rd36;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.u64 %rd104,[%rd48+8];
ld.global.u64 %rd103,[%rd48];
bra.uni $13_3;
$13_2:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd37,%rd49;
add.s64 %rd103,%rd36,%rd50;
$13_3:
setp.eq.s32 %p2,%r91,0;
@%p2 bra $13_5;
cvta.to.global.u64 %rd51,%rd41;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r256,%r257},[%rd53+32];
ld.global.u64 %rd106,[%rd53+8];
ld.global.u64 %rd105,[%rd53];
bra.uni $13_6;
$13_5:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd42,%rd54;
add.s64 %rd105,%rd41,%rd55;
$13_6:
mov.u32 %r14,%tid.x;
mov.u32 %r96,%ctaid.x;
mul.lo.s32 %r15,%r96,%r83;
mov.u32 %r97,%ctaid.y;
shl.b32 %r98,%r97,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r98,%r16;
setp.ge.u32 %p3,%r17,%r257;
setp.le.u32 %p4,%r256,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $13_79;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r99,%r256,%r15;
min.u32 %r19,%r99,%r83;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %rd56,%r17;
mul.lo.s64 %rd57,%rd104,%rd56;
mul.lo.s32 %r100,%r15,3;
cvt.u64.u32 %rd58,%r100;
add.s64 %rd28,%rd57,%rd58;
add.s64 %rd29,%rd103,%rd28;
mul.lo.s64 %rd59,%rd106,%rd56;
add.s64 %rd30,%rd59,%rd58;
and.b64 %rd60,%rd29,15;
setp.eq.s64 %p6,%rd60,0;
and.b32 %r21,%r20,15;
setp.eq.s32 %p7,%r21,0;
and.pred %p8,%p6,%p7;
@%p8 bra $13_9;
bra.uni $13_8;
$13_9:
shl.b32 %r105,%r14,4;
cvt.u64.u32 %rd65,%r105;
mul.lo.s64 %rd66,%rd27,1536;
mov.u64 %rd67,_ZZ14hsv_to_rgb_3_3E7scratch;
add.s64 %rd68,%rd67,%rd66;
add.s64 %rd31,%rd68,%rd65;
sub.s32 %r22,%r20,%r105;
add.s64 %rd69,%rd28,%rd65;
setp.lt.s32 %p9,%r22,1;
cvta.to.global.u64 %rd70,%rd103;
add.s64 %rd32,%rd70,%rd69;
@%p9 bra $13_11;
ld.global.v4.u32 {%r261,%r260,%r259,%r258},[%rd32];
$13_11:
setp.lt.s32 %p10,%r22,513;
@%p10 bra $13_13;
ld.global.v4.u32 {%r265,%r264,%r263,%r262},[%rd32+512];
$13_13:
setp.lt.s32 %p11,%r22,1025;
@%p11 bra $13_15;
ld.global.v4.u32 {%r269,%r268,%r267,%r266},[%rd32+1024];
$13_15:
st.shared.v4.u32 [%rd31],{%r261,%r260,%r259,%r258};
st.shared.v4.u32 [%rd31+512],{%r265,%r264,%r263,%r262};
st.shared.v4.u32 [%rd31+1024],{%r269,%r268,%r267,%r266};
bar.warp.sync -1;
bra.uni $13_16;
$13_8:
add.s32 %r101,%r19,3;
and.b32 %r102,%r101,-4;
mul.lo.s32 %r103,%r102,3;
mul.lo.s64 %rd61,%rd27,1536;
mov.u64 %rd62,_ZZ14hsv_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd63,%rd62;
add.s64 %rd64,%rd63,%rd61;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd64;
.param .b32 param1;
st.param.b32 [param1+0],%r103;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
$13_16:
add.s64 %rd33,%rd105,%rd30;
shl.b32 %r122,%r14,2;
sub.s32 %r47,%r19,%r122;
cvt.rn.f32.s32 %f85,%r82;
mov.f32 %f86,0f40C00000;
div.rn.f32 %f1,%f86,%f85;
mul.lo.s32 %r271,%r14,3;
cvta.to.global.u64 %rd34,%rd105;
mov.u32 %r270,0;
$13_17:
.pragma "nounroll";
setp.ge.s32 %p12,%r270,%r47;
@%p12 bra $13_68;
mul.wide.u32 %rd71,%r16,1536;
mov.u64 %rd72,_ZZ14hsv_to_rgb_3_3E7scratch;
add.s64 %rd73,%rd72,%rd71;
setp.eq.s32 %p13,%r81,0;
mul.wide.u32 %rd74,%r271,4;
add.s64 %rd75,%rd73,%rd74;
ld.shared.u32 %r124,[%rd75];
and.b32 %r125,%r124,255;
cvt.rn.f32.u32 %f87,%r125;
shr.u32 %r126,%r124,8;
and.b32 %r127,%r126,255;
cvt.rn.f32.u32 %f88,%r127;
shr.u32 %r128,%r124,16;
and.b32 %r129,%r128,255;
cvt.rn.f32.u32 %f89,%r129;
shr.u32 %r130,%r124,24;
cvt.rn.f32.u32 %f2,%r130;
ld.shared.u32 %r131,[%rd75+4];
and.b32 %r132,%r131,255;
cvt.rn.f32.u32 %f3,%r132;
shr.u32 %r133,%r131,8;
and.b32 %r134,%r133,255;
cvt.rn.f32.u32 %f4,%r134;
shr.u32 %r135,%r131,16;
and.b32 %r136,%r135,255;
cvt.rn.f32.u32 %f5,%r136;
shr.u32 %r137,%r131,24;
cvt.rn.f32.u32 %f6,%r137;
ld.shared.u32 %r138,[%rd75+8];
and.b32 %r139,%r138,255;
cvt.rn.f32.u32 %f7,%r139;
shr.u32 %r140,%r138,8;
and.b32 %r141,%r140,255;
cvt.rn.f32.u32 %f8,%r141;
shr.u32 %r142,%r138,16;
and.b32 %r143,%r142,255;
cvt.rn.f32.u32 %f9,%r143;
shr.u32 %r144,%r138,24;
cvt.rn.f32.u32 %f10,%r144;
mul.f32 %f90,%f88,0f3B808081;
mul.f32 %f11,%f89,0f3B808081;
mul.f32 %f91,%f1,%f87;
cvt.rmi.f32.f32 %f92,%f91;
cvt.rzi.s32.f32 %r145,%f92;
cvt.rn.f32.s32 %f93,%r145;
sub.f32 %f94,%f91,%f93;
mul.hi.s32 %r146,%r145,715827883;
shr.u32 %r147,%r146,31;
add.s32 %r148,%r146,%r147;
mul.lo.s32 %r149,%r148,6;
sub.s32 %r150,%r145,%r149;
setp.lt.s32 %p14,%r150,0;
add.s32 %r151,%r150,6;
selp.b32 %r55,%r151,%r150,%p14;
mov.f32 %f95,0f3F800000;
sub.f32 %f96,%f95,%f90;
mul.f32 %f12,%f11,%f96;
mul.f32 %f97,%f90,%f94;
sub.f32 %f98,%f95,%f97;
mul.f32 %f13,%f11,%f98;
add.f32 %f99,%f96,%f97;
mul.f32 %f14,%f11,%f99;
@%p13 bra $13_43;
setp.gt.s32 %p15,%r55,1;
@%p15 bra $13_22;
setp.eq.s32 %p18,%r55,0;
mov.f32 %f192,%f11;
mov.f32 %f191,%f14;
mov.f32 %f190,%f12;
@%p18 bra $13_25;
setp.eq.s32 %p19,%r55,1;
mov.f32 %f192,%f13;
mov.f32 %f191,%f11;
mov.f32 %f190,%f12;
@%p19 bra $13_25;
bra.uni $13_24;
$13_43:
setp.gt.s32 %p42,%r55,1;
@%p42 bra $13_46;
setp.eq.s32 %p45,%r55,0;
mov.f32 %f190,%f11;
mov.f32 %f191,%f14;
mov.f32 %f192,%f12;
@%p45 bra $13_49;
setp.eq.s32 %p46,%r55,1;
mov.f32 %f190,%f13;
mov.f32 %f191,%f11;
mov.f32 %f192,%f12;
@%p46 bra $13_49;
bra.uni $13_48;
$13_22:
setp.eq.s32 %p16,%r55,2;
mov.f32 %f192,%f12;
mov.f32 %f191,%f11;
mov.f32 %f190,%f14;
@%p16 bra $13_25;
setp.ne.s32 %p17,%r55,3;
mov.f32 %f192,%f12;
mov.f32 %f191,%f13;
mov.f32 %f190,%f11;
@%p17 bra $13_24;
bra.uni $13_25;
$13_24:
setp.eq.s32 %p20,%r55,4;
selp.f32 %f192,%f14,%f11,%p20;
selp.f32 %f190,%f11,%f13,%p20;
mov.f32 %f191,%f12;
$13_25:
mul.f32 %f100,%f1,%f2;
cvt.rmi.f32.f32 %f101,%f100;
cvt.rzi.s32.f32 %r152,%f101;
cvt.rn.f32.s32 %f102,%r152;
sub.f32 %f103,%f100,%f102;
mul.hi.s32 %r153,%r152,715827883;
shr.u32 %r154,%r153,31;
add.s32 %r155,%r153,%r154;
mul.lo.s32 %r156,%r155,6;
sub.s32 %r157,%r152,%r156;
setp.lt.s32 %p21,%r157,0;
add.s32 %r158,%r157,6;
selp.b32 %r56,%r158,%r157,%p21;
mul.f32 %f104,%f3,0f3B808081;
mov.f32 %f105,0f3F800000;
sub.f32 %f106,%f105,%f104;
mul.f32 %f20,%f4,0f3B808081;
mul.f32 %f21,%f20,%f106;
mul.f32 %f107,%f104,%f103;
sub.f32 %f108,%f105,%f107;
mul.f32 %f22,%f20,%f108;
add.f32 %f109,%f106,%f107;
mul.f32 %f23,%f20,%f109;
setp.gt.s32 %p22,%r56,1;
@%p22 bra $13_28;
setp.eq.s32 %p25,%r56,0;
mov.f32 %f195,%f20;
mov.f32 %f194,%f23;
mov.f32 %f193,%f21;
@%p25 bra $13_31;
setp.eq.s32 %p26,%r56,1;
mov.f32 %f195,%f22;
mov.f32 %f194,%f20;
mov.f32 %f193,%f21;
@%p26 bra $13_31;
bra.uni $13_30;
$13_28:
setp.eq.s32 %p23,%r56,2;
mov.f32 %f195,%f21;
mov.f32 %f194,%f20;
mov.f32 %f193,%f23;
@%p23 bra $13_31;
setp.ne.s32 %p24,%r56,3;
mov.f32 %f195,%f21;
mov.f32 %f194,%f22;
mov.f32 %f193,%f20;
@%p24 bra $13_30;
bra.uni $13_31;
$13_30:
setp.eq.s32 %p27,%r56,4;
selp.f32 %f195,%f23,%f20,%p27;
selp.f32 %f193,%f20,%f22,%p27;
mov.f32 %f194,%f21;
$13_31:
mul.f32 %f110,%f1,%f5;
cvt.rmi.f32.f32 %f111,%f110;
cvt.rzi.s32.f32 %r159,%f111;
cvt.rn.f32.s32 %f112,%r159;
sub.f32 %f113,%f110,%f112;
mul.hi.s32 %r160,%r159,715827883;
shr.u32 %r161,%r160,31;
add.s32 %r162,%r160,%r161;
mul.lo.s32 %r163,%r162,6;
sub.s32 %r164,%r159,%r163;
setp.lt.s32 %p28,%r164,0;
add.s32 %r165,%r164,6;
selp.b32 %r57,%r165,%r164,%p28;
mul.f32 %f114,%f6,0f3B808081;
mov.f32 %f115,0f3F800000;
sub.f32 %f116,%f115,%f114;
mul.f32 %f29,%f7,0f3B808081;
mul.f32 %f30,%f29,%f116;
mul.f32 %f117,%f114,%f113;
sub.f32 %f118,%f115,%f117;
mul.f32 %f31,%f29,%f118;
add.f32 %f119,%f116,%f117;
mul.f32 %f32,%f29,%f119;
setp.gt.s32 %p29,%r57,1;
@%p29 bra $13_34;
setp.eq.s32 %p32,%r57,0;
mov.f32 %f198,%f29;
mov.f32 %f197,%f32;
mov.f32 %f196,%f30;
@%p32 bra $13_37;
setp.eq.s32 %p33,%r57,1;
mov.f32 %f198,%f31;
mov.f32 %f197,%f29;
mov.f32 %f196,%f30;
@%p33 bra $13_37;
bra.uni $13_36;
$13_34:
setp.eq.s32 %p30,%r57,2;
mov.f32 %f198,%f30;
mov.f32 %f197,%f29;
mov.f32 %f196,%f32;
@%p30 bra $13_37;
setp.ne.s32 %p31,%r57,3;
mov.f32 %f198,%f30;
mov.f32 %f197,%f31;
mov.f32 %f196,%f29;
@%p31 bra $13_36;
bra.uni $13_37;
$13_36:
setp.eq.s32 %p34,%r57,4;
selp.f32 %f198,%f32,%f29,%p34;
selp.f32 %f196,%f29,%f31,%p34;
mov.f32 %f197,%f30;
$13_37:
mul.f32 %f120,%f1,%f8;
cvt.rmi.f32.f32 %f121,%f120;
cvt.rzi.s32.f32 %r166,%f121;
cvt.rn.f32.s32 %f122,%r166;
sub.f32 %f123,%f120,%f122;
mul.hi.s32 %r167,%r166,715827883;
shr.u32 %r168,%r167,31;
add.s32 %r169,%r167,%r168;
mul.lo.s32 %r170,%r169,6;
sub.s32 %r171,%r166,%r170;
setp.lt.s32 %p35,%r171,0;
add.s32 %r172,%r171,6;
selp.b32 %r58,%r172,%r171,%p35;
mul.f32 %f124,%f9,0f3B808081;
mov.f32 %f125,0f3F800000;
sub.f32 %f126,%f125,%f124;
mul.f32 %f38,%f10,0f3B808081;
mul.f32 %f39,%f38,%f126;
mul.f32 %f127,%f124,%f123;
sub.f32 %f128,%f125,%f127;
mul.f32 %f40,%f38,%f128;
add.f32 %f129,%f126,%f127;
mul.f32 %f41,%f38,%f129;
setp.gt.s32 %p36,%r58,1;
@%p36 bra $13_40;
setp.eq.s32 %p39,%r58,0;
mov.f32 %f199,%f39;
mov.f32 %f200,%f41;
mov.f32 %f201,%f38;
@%p39 bra $13_67;
setp.eq.s32 %p40,%r58,1;
mov.f32 %f199,%f39;
mov.f32 %f200,%f38;
mov.f32 %f201,%f40;
@%p40 bra $13_67;
bra.uni $13_42;
$13_40:
setp.eq.s32 %p37,%r58,2;
mov.f32 %f199,%f41;
mov.f32 %f200,%f38;
mov.f32 %f201,%f39;
@%p37 bra $13_67;
setp.ne.s32 %p38,%r58,3;
mov.f32 %f199,%f38;
mov.f32 %f200,%f40;
mov.f32 %f201,%f39;
@%p38 bra $13_42;
bra.uni $13_67;
$13_42:
setp.eq.s32 %p41,%r58,4;
selp.f32 %f201,%f41,%f38,%p41;
selp.f32 %f199,%f38,%f40,%p41;
mov.f32 %f200,%f39;
bra.uni $13_67;
$13_46:
setp.eq.s32 %p43,%r55,2;
mov.f32 %f190,%f12;
mov.f32 %f191,%f11;
mov.f32 %f192,%f14;
@%p43 bra $13_49;
setp.ne.s32 %p44,%r55,3;
mov.f32 %f190,%f12;
mov.f32 %f191,%f13;
mov.f32 %f192,%f11;
@%p44 bra $13_48;
bra.uni $13_49;
$13_48:
setp.eq.s32 %p47,%r55,4;
selp.f32 %f190,%f14,%f11,%p47;
selp.f32 %f192,%f11,%f13,%p47;
mov.f32 %f191,%f12;
$13_49:
mul.f32 %f130,%f1,%f2;
cvt.rmi.f32.f32 %f131,%f130;
cvt.rzi.s32.f32 %r173,%f131;
cvt.rn.f32.s32 %f132,%r173;
sub.f32 %f133,%f130,%f132;
mul.hi.s32 %r174,%r173,715827883;
shr.u32 %r175,%r174,31;
add.s32 %r176,%r174,%r175;
mul.lo.s32 %r177,%r176,6;
sub.s32 %r178,%r173,%r177;
setp.lt.s32 %p48,%r178,0;
add.s32 %r179,%r178,6;
selp.b32 %r59,%r179,%r178,%p48;
mul.f32 %f134,%f3,0f3B808081;
mov.f32 %f135,0f3F800000;
sub.f32 %f136,%f135,%f134;
mul.f32 %f49,%f4,0f3B808081;
mul.f32 %f50,%f49,%f136;
mul.f32 %f137,%f134,%f133;
sub.f32 %f138,%f135,%f137;
mul.f32 %f51,%f49,%f138;
add.f32 %f139,%f136,%f137;
mul.f32 %f52,%f49,%f139;
setp.gt.s32 %p49,%r59,1;
@%p49 bra $13_52;
setp.eq.s32 %p52,%r59,0;
mov.f32 %f193,%f49;
mov.f32 %f194,%f52;
mov.f32 %f195,%f50;
@%p52 bra $13_55;
setp.eq.s32 %p53,%r59,1;
mov.f32 %f193,%f51;
mov.f32 %f194,%f49;
mov.f32 %f195,%f50;
@%p53 bra $13_55;
bra.uni $13_54;
$13_52:
setp.eq.s32 %p50,%r59,2;
mov.f32 %f193,%f50;
mov.f32 %f194,%f49;
mov.f32 %f195,%f52;
@%p50 bra $13_55;
setp.ne.s32 %p51,%r59,3;
mov.f32 %f193,%f50;
mov.f32 %f194,%f51;
mov.f32 %f195,%f49;
@%p51 bra $13_54;
bra.uni $13_55;
$13_54:
setp.eq.s32 %p54,%r59,4;
selp.f32 %f193,%f52,%f49,%p54;
selp.f32 %f195,%f49,%f51,%p54;
mov.f32 %f194,%f50;
$13_55:
mul.f32 %f140,%f1,%f5;
cvt.rmi.f32.f32 %f141,%f140;
cvt.rzi.s32.f32 %r180,%f141;
cvt.rn.f32.s32 %f142,%r180;
sub.f32 %f143,%f140,%f142;
mul.hi.s32 %r181,%r180,715827883;
shr.u32 %r182,%r181,31;
add.s32 %r183,%r181,%r182;
mul.lo.s32 %r184,%r183,6;
sub.s32 %r185,%r180,%r184;
setp.lt.s32 %p55,%r185,0;
add.s32 %r186,%r185,6;
selp.b32 %r60,%r186,%r185,%p55;
mul.f32 %f144,%f6,0f3B808081;
mov.f32 %f145,0f3F800000;
sub.f32 %f146,%f145,%f144;
mul.f32 %f58,%f7,0f3B808081;
mul.f32 %f59,%f58,%f146;
mul.f32 %f147,%f144,%f143;
sub.f32 %f148,%f145,%f147;
mul.f32 %f60,%f58,%f148;
add.f32 %f149,%f146,%f147;
mul.f32 %f61,%f58,%f149;
setp.gt.s32 %p56,%r60,1;
@%p56 bra $13_58;
setp.eq.s32 %p59,%r60,0;
mov.f32 %f196,%f58;
mov.f32 %f197,%f61;
mov.f32 %f198,%f59;
@%p59 bra $13_61;
setp.eq.s32 %p60,%r60,1;
mov.f32 %f196,%f60;
mov.f32 %f197,%f58;
mov.f32 %f198,%f59;
@%p60 bra $13_61;
bra.uni $13_60;
$13_58:
setp.eq.s32 %p57,%r60,2;
mov.f32 %f196,%f59;
mov.f32 %f197,%f58;
mov.f32 %f198,%f61;
@%p57 bra $13_61;
setp.ne.s32 %p58,%r60,3;
mov.f32 %f196,%f59;
mov.f32 %f197,%f60;
mov.f32 %f198,%f58;
@%p58 bra $13_60;
bra.uni $13_61;
$13_60:
setp.eq.s32 %p61,%r60,4;
selp.f32 %f196,%f61,%f58,%p61;
selp.f32 %f198,%f58,%f60,%p61;
mov.f32 %f197,%f59;
$13_61:
mul.f32 %f150,%f1,%f8;
cvt.rmi.f32.f32 %f151,%f150;
cvt.rzi.s32.f32 %r187,%f151;
cvt.rn.f32.s32 %f152,%r187;
sub.f32 %f153,%f150,%f152;
mul.hi.s32 %r188,%r187,715827883;
shr.u32 %r189,%r188,31;
add.s32 %r190,%r188,%r189;
mul.lo.s32 %r191,%r190,6;
sub.s32 %r192,%r187,%r191;
setp.lt.s32 %p62,%r192,0;
add.s32 %r193,%r192,6;
selp.b32 %r61,%r193,%r192,%p62;
mul.f32 %f154,%f9,0f3B808081;
mov.f32 %f155,0f3F800000;
sub.f32 %f156,%f155,%f154;
mul.f32 %f67,%f10,0f3B808081;
mul.f32 %f68,%f67,%f156;
mul.f32 %f157,%f154,%f153;
sub.f32 %f158,%f155,%f157;
mul.f32 %f69,%f67,%f158;
add.f32 %f159,%f156,%f157;
mul.f32 %f70,%f67,%f159;
setp.gt.s32 %p63,%r61,1;
@%p63 bra $13_64;
setp.eq.s32 %p66,%r61,0;
mov.f32 %f199,%f67;
mov.f32 %f200,%f70;
mov.f32 %f201,%f68;
@%p66 bra $13_67;
setp.eq.s32 %p67,%r61,1;
mov.f32 %f199,%f69;
mov.f32 %f200,%f67;
mov.f32 %f201,%f68;
@%p67 bra $13_67;
bra.uni $13_66;
$13_64:
setp.eq.s32 %p64,%r61,2;
mov.f32 %f199,%f68;
mov.f32 %f200,%f67;
mov.f32 %f201,%f70;
@%p64 bra $13_67;
setp.ne.s32 %p65,%r61,3;
mov.f32 %f199,%f68;
mov.f32 %f200,%f69;
mov.f32 %f201,%f67;
@%p65 bra $13_66;
bra.uni $13_67;
$13_66:
setp.eq.s32 %p68,%r61,4;
selp.f32 %f199,%f70,%f67,%p68;
selp.f32 %f201,%f67,%f69,%p68;
mov.f32 %f200,%f68;
$13_67:
mul.f32 %f160,%f190,0f437F0000;
cvt.rni.s32.f32 %r200,%f160;
mul.f32 %f161,%f191,0f437F0000;
cvt.rni.s32.f32 %r199,%f161;
mul.f32 %f162,%f192,0f437F0000;
cvt.rni.s32.f32 %r196,%f162;
mul.f32 %f163,%f193,0f437F0000;
cvt.rni.s32.f32 %r195,%f163;
mul.f32 %f164,%f194,0f437F0000;
cvt.rni.s32.f32 %r208,%f164;
mul.f32 %f165,%f195,0f437F0000;
cvt.rni.s32.f32 %r207,%f165;
mul.f32 %f166,%f196,0f437F0000;
cvt.rni.s32.f32 %r204,%f166;
mul.f32 %f167,%f197,0f437F0000;
cvt.rni.s32.f32 %r203,%f167;
mul.f32 %f168,%f198,0f437F0000;
cvt.rni.s32.f32 %r216,%f168;
mul.f32 %f169,%f199,0f437F0000;
cvt.rni.s32.f32 %r215,%f169;
mul.f32 %f170,%f200,0f437F0000;
cvt.rni.s32.f32 %r212,%f170;
mul.f32 %f171,%f201,0f437F0000;
cvt.rni.s32.f32 %r211,%f171;
mov.u32 %r213,0;
cvt.pack.sat.u8.s32.b32 %r194,%r195,%r196,%r213;
cvt.pack.sat.u8.s32.b32 %r277,%r199,%r200,%r194;
cvt.pack.sat.u8.s32.b32 %r202,%r203,%r204,%r213;
cvt.pack.sat.u8.s32.b32 %r276,%r207,%r208,%r202;
cvt.pack.sat.u8.s32.b32 %r210,%r211,%r212,%r213;
cvt.pack.sat.u8.s32.b32 %r275,%r215,%r216,%r210;
$13_68:
@%p12 bra $13_70;
mul.wide.u32 %rd76,%r16,1536;
mov.u64 %rd77,_ZZ14hsv_to_rgb_3_3E7scratch;
add.s64 %rd78,%rd77,%rd76;
mul.wide.u32 %rd79,%r271,4;
add.s64 %rd80,%rd78,%rd79;
st.shared.u32 [%rd80],%r277;
st.shared.u32 [%rd80+4],%r276;
st.shared.u32 [%rd80+8],%r275;
$13_70:
add.s32 %r271,%r271,96;
add.s32 %r270,%r270,128;
setp.ne.s32 %p70,%r270,512;
@%p70 bra $13_17;
bar.warp.sync -1;
and.b64 %rd81,%rd33,15;
setp.eq.s64 %p72,%rd81,0;
and.pred %p73,%p72,%p7;
@%p73 bra $13_73;
bra.uni $13_72;
$13_73:
shl.b32 %r222,%r14,4;
sub.s32 %r70,%r20,%r222;
cvt.u64.u32 %rd86,%r222;
add.s64 %rd87,%rd30,%rd86;
setp.lt.s32 %p74,%r70,1;
add.s64 %rd35,%rd34,%rd87;
@%p74 bra $13_75;
mul.wide.u32 %rd89,%r16,1536;
mov.u64 %rd90,_ZZ14hsv_to_rgb_3_3E7scratch;
add.s64 %rd91,%rd90,%rd89;
add.s64 %rd92,%rd91,%rd86;
ld.shared.v4.u32 {%r226,%r227,%r228,%r229},[%rd92];
st.global.v4.u32 [%rd35],{%r226,%r227,%r228,%r229};
$13_75:
setp.lt.s32 %p75,%r70,513;
@%p75 bra $13_77;
mul.wide.u32 %rd94,%r16,1536;
mov.u64 %rd95,_ZZ14hsv_to_rgb_3_3E7scratch;
add.s64 %rd96,%rd95,%rd94;
add.s64 %rd97,%rd96,%rd86;
ld.shared.v4.u32 {%r237,%r238,%r239,%r240},[%rd97+512];
st.global.v4.u32 [%rd35+512],{%r237,%r238,%r239,%r240};
$13_77:
setp.lt.s32 %p76,%r70,1025;
@%p76 bra $13_79;
mul.wide.u32 %rd99,%r16,1536;
mov.u64 %rd100,_ZZ14hsv_to_rgb_3_3E7scratch;
add.s64 %rd101,%rd100,%rd99;
add.s64 %rd102,%rd101,%rd86;
ld.shared.v4.u32 {%r248,%r249,%r250,%r251},[%rd102+1024];
st.global.v4.u32 [%rd35+1024],{%r248,%r249,%r250,%r251};
bra.uni $13_79;
$13_72:
mul.wide.u32 %rd82,%r16,1536;
mov.u64 %rd83,_ZZ14hsv_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd84,%rd83;
add.s64 %rd85,%rd84,%rd82;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd85;
.param .b32 param2;
st.param.b32 [param2+0],%r20;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$13_79:
ret;
}
`;
