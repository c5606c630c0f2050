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
.reg .pred %p<6>;
.reg .b16 %rs<2>;
.reg .b32 %r<34>;
.reg .b64 %rd<15>;
ld.param.u64 %rd4,[p0];
ld.param.u32 %r15,[p1];
ld.param.u64 %rd3,[p2];
ld.param.u32 %r16,[p3];
ld.param.u32 %r17,[p4];
cvta.to.shared.u64 %rd1,%rd4;
cvt.u32.u64 %r18,%rd3;
and.b32 %r1,%r18,3;
setp.ne.s32 %p1,%r1,0;
selp.u32 %r2,1,0,%p1;
add.s32 %r19,%r1,%r16;
shr.u32 %r20,%r19,2;
max.u32 %r3,%r20,%r2;
sub.s32 %r4,%r3,%r2;
setp.le.u32 %p2,%r4,%r17;
@%p2 bra $0_3;
mad.lo.s32 %r21,%r1,4369,12816;
and.b32 %r5,%r21,30583;
add.s32 %r31,%r17,%r2;
cvt.u64.u32 %rd5,%r1;
sub.s64 %rd2,%rd3,%rd5;
mov.u32 %r32,%r17;
$0_2:
.pragma "nounroll";
mul.wide.u32 %rd6,%r32,4;
add.s64 %rd7,%rd2,%rd6;
mul.wide.u32 %rd8,%r31,4;
add.s64 %rd9,%rd2,%rd8;
ld.u32 %r22,[%rd9];
ld.u32 %r23,[%rd7];
prmt.b32 %r24,%r23,%r22,%r5;
add.s64 %rd10,%rd1,%rd6;
st.shared.u32 [%rd10],%r24;
add.s32 %r31,%r31,32;
add.s32 %r32,%r32,32;
setp.lt.u32 %p3,%r32,%r4;
@%p3 bra $0_2;
$0_3:
shl.b32 %r25,%r4,2;
add.s32 %r26,%r25,%r17;
setp.ge.u32 %p4,%r26,%r15;
@%p4 bra $0_6;
add.s32 %r11,%r16,-1;
shl.b32 %r27,%r3,2;
add.s32 %r28,%r17,%r27;
shl.b32 %r29,%r2,2;
sub.s32 %r33,%r28,%r29;
$0_5:
.pragma "nounroll";
min.u32 %r30,%r33,%r11;
cvt.u64.u32 %rd11,%r30;
add.s64 %rd12,%rd3,%rd11;
ld.u8 %rs1,[%rd12];
cvt.u64.u32 %rd13,%r33;
add.s64 %rd14,%rd1,%rd13;
st.shared.u8 [%rd14],%rs1;
add.s32 %r33,%r33,32;
setp.lt.u32 %p5,%r33,%r15;
@%p5 bra $0_5;
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
.reg .b32 %r<26>;
.reg .b64 %rd<22>;
ld.param.u64 %rd9,[p0];
ld.param.u64 %rd10,[p1];
ld.param.u32 %r11,[p2];
ld.param.u32 %r25,[p3];
cvta.to.shared.u64 %rd1,%rd10;
cvt.u32.u64 %r12,%rd9;
neg.s32 %r13,%r12;
and.b32 %r14,%r13,3;
min.u32 %r1,%r14,%r11;
sub.s32 %r15,%r11,%r1;
shr.u32 %r2,%r15,2;
and.b32 %r3,%r15,-4;
sub.s32 %r16,%r11,%r3;
setp.le.u32 %p1,%r16,%r25;
@%p1 bra $1_2;
setp.gt.u32 %p2,%r1,%r25;
selp.b32 %r17,0,%r3,%p2;
add.s32 %r18,%r17,%r25;
cvt.u64.u32 %rd11,%r18;
add.s64 %rd12,%rd1,%rd11;
ld.shared.u8 %rs1,[%rd12];
add.s64 %rd13,%rd9,%rd11;
st.u8 [%rd13],%rs1;
$1_2:
setp.le.u32 %p3,%r2,%r25;
@%p3 bra $1_5;
setp.ne.s32 %p4,%r1,0;
mad.lo.s32 %r19,%r1,4369,12816;
and.b32 %r4,%r19,30583;
cvt.u64.u32 %rd2,%r1;
selp.u32 %r20,1,0,%p4;
mul.wide.u32 %rd14,%r20,4;
mul.wide.u32 %rd15,%r25,4;
add.s64 %rd16,%rd14,%rd15;
add.s64 %rd21,%rd1,%rd16;
add.s64 %rd20,%rd1,%rd15;
shl.b32 %r24,%r25,2;
$1_4:
.pragma "nounroll";
ld.shared.u32 %r21,[%rd21];
ld.shared.u32 %r22,[%rd20];
prmt.b32 %r23,%r22,%r21,%r4;
cvt.u64.u32 %rd17,%r24;
add.s64 %rd18,%rd17,%rd2;
add.s64 %rd19,%rd9,%rd18;
st.u32 [%rd19],%r23;
add.s64 %rd21,%rd21,128;
add.s64 %rd20,%rd20,128;
add.s32 %r24,%r24,128;
add.s32 %r25,%r25,32;
setp.lt.u32 %p5,%r25,%r2;
@%p5 bra $1_4;
$1_5:
ret;
}
.visible .entry rgb_to_rgb_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<16>;
.reg .b32 %r<192>;
.reg .b64 %rd<95>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_3_3E7scratch[6144];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r58,%r59},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r184,%r185},[p3+32];
ld.param.v2.u32 {%r62,%r63},[p3+40];
ld.param.u32 %r54,[p4+8];
ld.param.u64 %rd94,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd92,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r59,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd92,[%rd46+8];
ld.global.u64 %rd91,[%rd46];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd91,%rd34,%rd48;
$2_3:
setp.eq.s32 %p2,%r63,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r184,%r185},[%rd51+32];
ld.global.u64 %rd94,[%rd51+8];
ld.global.u64 %rd93,[%rd51];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd93,%rd39,%rd53;
$2_6:
cvta.to.global.u64 %rd26,%rd93;
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,8;
mov.u32 %r16,%tid.x;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r69,%r17;
setp.ge.s32 %p3,%r18,%r185;
setp.le.s32 %p4,%r184,%r15;
or.pred %p5,%p3,%p4;
@%p5 bra $2_16;
cvt.u64.u32 %rd28,%r17;
mul.wide.u32 %rd54,%r17,768;
mov.u64 %rd55,_ZZ14rgb_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r70,%r184,%r15;
min.s32 %r20,%r70,256;
cvt.s64.s32 %rd57,%r18;
mul.lo.s64 %rd58,%rd92,%rd57;
mul.lo.s32 %r71,%r14,768;
cvt.s64.s32 %rd59,%r71;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd91,%rd30;
mul.lo.s64 %rd60,%rd94,%rd57;
add.s64 %rd32,%rd60,%rd59;
mul.lo.s32 %r21,%r16,24;
shl.b32 %r72,%r16,3;
add.s32 %r73,%r15,%r72;
setp.lt.s32 %p6,%r73,%r184;
selp.b32 %r22,%r21,0,%p6;
and.b64 %rd61,%rd31,7;
setp.eq.s64 %p7,%rd61,0;
and.b32 %r74,%r20,7;
setp.eq.s32 %p8,%r74,0;
and.pred %p9,%p7,%p8;
@%p9 bra $2_9;
bra.uni $2_8;
$2_9:
cvt.u64.u32 %rd67,%r22;
add.s64 %rd68,%rd30,%rd67;
cvta.to.global.u64 %rd69,%rd91;
add.s64 %rd70,%rd69,%rd68;
ld.global.v2.u32 {%r189,%r188},[%rd70];
ld.global.v2.u32 {%r187,%r186},[%rd70+8];
ld.global.v2.u32 {%r190,%r191},[%rd70+16];
bra.uni $2_10;
$2_8:
add.s32 %r75,%r20,7;
and.b32 %r76,%r75,-8;
mul.lo.s32 %r77,%r76,3;
mul.lo.s32 %r78,%r20,3;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r77;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r78;
.param .b32 param4;
st.param.b32 [param4+0],%r16;
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
cvt.u64.u32 %rd62,%r22;
mul.lo.s64 %rd63,%rd28,768;
add.s64 %rd65,%rd55,%rd63;
add.s64 %rd66,%rd65,%rd62;
ld.shared.v2.u32 {%r189,%r188},[%rd66];
ld.shared.v2.u32 {%r187,%r186},[%rd66+8];
ld.shared.v2.u32 {%r190,%r191},[%rd66+16];
bar.warp.sync -1;
$2_10:
add.s64 %rd33,%rd93,%rd32;
shr.u32 %r139,%r189,8;
and.b32 %r96,%r139,255;
shr.u32 %r140,%r189,16;
and.b32 %r141,%r140,255;
shr.u32 %r142,%r188,8;
and.b32 %r143,%r142,255;
shr.u32 %r144,%r187,8;
and.b32 %r145,%r144,255;
shr.u32 %r146,%r190,8;
and.b32 %r147,%r146,255;
shr.u32 %r148,%r191,8;
and.b32 %r149,%r148,255;
shr.u32 %r150,%r191,24;
setp.eq.s32 %p10,%r54,0;
mov.u32 %r134,0;
selp.b32 %r132,%r150,%r149,%p10;
selp.b32 %r136,%r149,%r150,%p10;
shr.u32 %r151,%r190,16;
selp.b32 %r152,%r191,%r151,%p10;
selp.b32 %r153,%r151,%r191,%p10;
shr.u32 %r154,%r186,24;
selp.b32 %r128,%r147,%r154,%p10;
selp.b32 %r116,%r154,%r147,%p10;
shr.u32 %r155,%r186,16;
selp.b32 %r156,%r155,%r186,%p10;
selp.b32 %r157,%r186,%r155,%p10;
shr.u32 %r158,%r187,24;
selp.b32 %r108,%r158,%r145,%p10;
selp.b32 %r112,%r145,%r158,%p10;
shr.u32 %r159,%r188,16;
selp.b32 %r160,%r187,%r159,%p10;
selp.b32 %r161,%r159,%r187,%p10;
shr.u32 %r162,%r189,24;
selp.b32 %r104,%r143,%r162,%p10;
selp.b32 %r92,%r162,%r143,%p10;
and.b32 %r163,%r189,255;
selp.b32 %r93,%r141,%r163,%p10;
selp.b32 %r97,%r163,%r141,%p10;
and.b32 %r101,%r161,255;
and.b32 %r113,%r160,255;
shr.u32 %r164,%r187,16;
and.b32 %r109,%r164,255;
and.b32 %r121,%r157,255;
shr.u32 %r165,%r186,8;
and.b32 %r120,%r165,255;
and.b32 %r117,%r156,255;
and.b32 %r125,%r153,255;
and.b32 %r137,%r152,255;
shr.u32 %r166,%r191,16;
and.b32 %r133,%r166,255;
cvt.s64.s32 %rd71,%r21;
mul.lo.s64 %rd72,%rd28,768;
add.s64 %rd74,%rd55,%rd72;
add.s64 %rd75,%rd74,%rd71;
cvt.pack.sat.u8.s32.b32 %r91,%r92,%r93,%r134;
shr.u32 %r100,%r188,24;
cvt.pack.sat.u8.s32.b32 %r99,%r100,%r101,%r134;
and.b32 %r105,%r188,255;
cvt.pack.sat.u8.s32.b32 %r95,%r96,%r97,%r91;
cvt.pack.sat.u8.s32.b32 %r103,%r104,%r105,%r99;
st.shared.v2.u32 [%rd75],{%r95,%r103};
cvt.pack.sat.u8.s32.b32 %r107,%r108,%r109,%r134;
cvt.pack.sat.u8.s32.b32 %r115,%r116,%r117,%r134;
cvt.pack.sat.u8.s32.b32 %r111,%r112,%r113,%r107;
cvt.pack.sat.u8.s32.b32 %r119,%r120,%r121,%r115;
st.shared.v2.u32 [%rd75+8],{%r111,%r119};
shr.u32 %r124,%r190,24;
cvt.pack.sat.u8.s32.b32 %r123,%r124,%r125,%r134;
and.b32 %r129,%r190,255;
cvt.pack.sat.u8.s32.b32 %r131,%r132,%r133,%r134;
cvt.pack.sat.u8.s32.b32 %r135,%r136,%r137,%r131;
cvt.pack.sat.u8.s32.b32 %r127,%r128,%r129,%r123;
st.shared.v2.u32 [%rd75+16],{%r127,%r135};
bar.warp.sync -1;
and.b64 %rd76,%rd33,15;
setp.eq.s64 %p11,%rd76,0;
mul.lo.s32 %r41,%r20,3;
and.b32 %r167,%r41,15;
setp.eq.s32 %p12,%r167,0;
and.pred %p13,%p11,%p12;
@%p13 bra $2_12;
bra.uni $2_11;
$2_12:
shl.b32 %r42,%r16,4;
setp.ge.u32 %p14,%r42,%r41;
@%p14 bra $2_14;
cvt.u64.u32 %rd77,%r42;
add.s64 %rd78,%rd32,%rd77;
add.s64 %rd79,%rd26,%rd78;
add.s64 %rd83,%rd74,%rd77;
ld.shared.v4.u32 {%r168,%r169,%r170,%r171},[%rd83];
st.global.v4.u32 [%rd79],{%r168,%r169,%r170,%r171};
$2_14:
add.s32 %r43,%r42,512;
setp.ge.u32 %p15,%r43,%r41;
@%p15 bra $2_16;
cvt.u64.u32 %rd84,%r43;
add.s64 %rd85,%rd32,%rd84;
add.s64 %rd86,%rd26,%rd85;
add.s64 %rd90,%rd74,%rd84;
ld.shared.v4.u32 {%r176,%r177,%r178,%r179},[%rd90];
st.global.v4.u32 [%rd86],{%r176,%r177,%r178,%r179};
bra.uni $2_16;
$2_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r41;
.param .b32 param3;
st.param.b32 [param3+0],%r16;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$2_16:
ret;
}
.visible .entry rgb_to_rgb_3_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<16>;
.reg .b32 %r<221>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_3_4E7scratch[8192];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r52,%r53},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r213,%r214},[p3+32];
ld.param.v2.u32 {%r56,%r57},[p3+40];
ld.param.u32 %r48,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r53,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd93,[%rd46+8];
ld.global.u64 %rd92,[%rd46];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd92,%rd34,%rd48;
$3_3:
setp.eq.s32 %p2,%r57,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r213,%r214},[%rd51+32];
ld.global.u64 %rd95,[%rd51+8];
ld.global.u64 %rd94,[%rd51];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd94,%rd39,%rd53;
$3_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r63,%ctaid.x;
shl.b32 %r64,%r63,8;
mov.u32 %r65,%ctaid.y;
shl.b32 %r66,%r65,3;
mov.u32 %r67,%tid.y;
add.s32 %r68,%r66,%r67;
setp.ge.s32 %p3,%r68,%r214;
setp.le.s32 %p4,%r213,%r64;
or.pred %p5,%p3,%p4;
@%p5 bra $3_16;
cvt.u64.u32 %rd28,%r67;
mul.wide.u32 %rd54,%r67,1024;
mov.u64 %rd55,_ZZ14rgb_to_rgb_3_4E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r72,%r213,%r64;
min.s32 %r15,%r72,256;
cvt.s64.s32 %rd57,%r68;
mul.lo.s64 %rd58,%rd93,%rd57;
mul.lo.s32 %r76,%r63,768;
cvt.s64.s32 %rd59,%r76;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd92,%rd30;
mul.lo.s64 %rd60,%rd95,%rd57;
shl.b32 %r77,%r63,10;
cvt.s64.s32 %rd61,%r77;
add.s64 %rd32,%rd60,%rd61;
mov.u32 %r78,%tid.x;
shl.b32 %r79,%r78,3;
add.s32 %r80,%r64,%r79;
setp.lt.s32 %p6,%r80,%r213;
mul.lo.s32 %r81,%r78,24;
selp.b32 %r16,%r81,0,%p6;
and.b64 %rd62,%rd31,7;
setp.eq.s64 %p7,%rd62,0;
and.b32 %r82,%r15,7;
setp.eq.s32 %p8,%r82,0;
and.pred %p9,%p7,%p8;
@%p9 bra $3_9;
bra.uni $3_8;
$3_9:
cvt.u64.u32 %rd68,%r16;
add.s64 %rd69,%rd30,%rd68;
cvta.to.global.u64 %rd70,%rd92;
add.s64 %rd71,%rd70,%rd69;
ld.global.v2.u32 {%r218,%r217},[%rd71];
ld.global.v2.u32 {%r216,%r215},[%rd71+8];
ld.global.v2.u32 {%r219,%r220},[%rd71+16];
bra.uni $3_10;
$3_8:
add.s32 %r83,%r15,7;
and.b32 %r84,%r83,-8;
mul.lo.s32 %r85,%r84,3;
mul.lo.s32 %r87,%r15,3;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r85;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r87;
.param .b32 param4;
st.param.b32 [param4+0],%r78;
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
cvt.u64.u32 %rd63,%r16;
shl.b64 %rd64,%rd28,10;
add.s64 %rd66,%rd55,%rd64;
add.s64 %rd67,%rd66,%rd63;
ld.shared.v2.u32 {%r218,%r217},[%rd67];
ld.shared.v2.u32 {%r216,%r215},[%rd67+8];
ld.shared.v2.u32 {%r219,%r220},[%rd67+16];
bar.warp.sync -1;
$3_10:
add.s64 %rd33,%rd94,%rd32;
shr.u32 %r164,%r218,8;
and.b32 %r105,%r164,255;
mov.u32 %r157,255;
shr.u32 %r165,%r218,16;
and.b32 %r166,%r165,255;
shr.u32 %r167,%r217,8;
and.b32 %r168,%r167,255;
shr.u32 %r169,%r216,8;
and.b32 %r170,%r169,255;
shr.u32 %r171,%r219,8;
and.b32 %r172,%r171,255;
shr.u32 %r173,%r220,8;
and.b32 %r174,%r173,255;
shr.u32 %r175,%r220,24;
setp.eq.s32 %p10,%r48,0;
mov.u32 %r159,0;
selp.b32 %r158,%r175,%r174,%p10;
selp.b32 %r162,%r174,%r175,%p10;
shr.u32 %r176,%r219,16;
selp.b32 %r177,%r220,%r176,%p10;
selp.b32 %r178,%r176,%r220,%p10;
shr.u32 %r179,%r215,24;
selp.b32 %r142,%r172,%r179,%p10;
selp.b32 %r146,%r179,%r172,%p10;
shr.u32 %r180,%r215,16;
selp.b32 %r181,%r180,%r215,%p10;
selp.b32 %r182,%r215,%r180,%p10;
shr.u32 %r183,%r216,24;
selp.b32 %r126,%r183,%r170,%p10;
selp.b32 %r130,%r170,%r183,%p10;
shr.u32 %r184,%r217,16;
selp.b32 %r185,%r216,%r184,%p10;
selp.b32 %r186,%r184,%r216,%p10;
shr.u32 %r187,%r218,24;
selp.b32 %r110,%r168,%r187,%p10;
selp.b32 %r114,%r187,%r168,%p10;
and.b32 %r188,%r218,255;
selp.b32 %r102,%r166,%r188,%p10;
selp.b32 %r106,%r188,%r166,%p10;
and.b32 %r122,%r186,255;
and.b32 %r118,%r185,255;
shr.u32 %r189,%r216,16;
and.b32 %r129,%r189,255;
and.b32 %r138,%r182,255;
shr.u32 %r190,%r215,8;
and.b32 %r137,%r190,255;
and.b32 %r134,%r181,255;
and.b32 %r154,%r178,255;
and.b32 %r150,%r177,255;
shr.u32 %r191,%r220,16;
and.b32 %r161,%r191,255;
shl.b32 %r193,%r78,5;
cvt.s64.s32 %rd72,%r193;
shl.b64 %rd73,%rd28,10;
add.s64 %rd75,%rd55,%rd73;
add.s64 %rd76,%rd75,%rd72;
cvt.pack.sat.u8.s32.b32 %r100,%r157,%r102,%r159;
cvt.pack.sat.u8.s32.b32 %r108,%r157,%r110,%r159;
and.b32 %r113,%r217,255;
cvt.pack.sat.u8.s32.b32 %r112,%r113,%r114,%r108;
cvt.pack.sat.u8.s32.b32 %r104,%r105,%r106,%r100;
st.shared.v2.u32 [%rd76],{%r104,%r112};
cvt.pack.sat.u8.s32.b32 %r116,%r157,%r118,%r159;
shr.u32 %r121,%r217,24;
cvt.pack.sat.u8.s32.b32 %r124,%r157,%r126,%r159;
cvt.pack.sat.u8.s32.b32 %r128,%r129,%r130,%r124;
cvt.pack.sat.u8.s32.b32 %r120,%r121,%r122,%r116;
st.shared.v2.u32 [%rd76+8],{%r120,%r128};
cvt.pack.sat.u8.s32.b32 %r132,%r157,%r134,%r159;
cvt.pack.sat.u8.s32.b32 %r140,%r157,%r142,%r159;
and.b32 %r145,%r219,255;
cvt.pack.sat.u8.s32.b32 %r144,%r145,%r146,%r140;
cvt.pack.sat.u8.s32.b32 %r136,%r137,%r138,%r132;
st.shared.v2.u32 [%rd76+16],{%r136,%r144};
cvt.pack.sat.u8.s32.b32 %r148,%r157,%r150,%r159;
shr.u32 %r153,%r219,24;
cvt.pack.sat.u8.s32.b32 %r156,%r157,%r158,%r159;
cvt.pack.sat.u8.s32.b32 %r160,%r161,%r162,%r156;
cvt.pack.sat.u8.s32.b32 %r152,%r153,%r154,%r148;
st.shared.v2.u32 [%rd76+24],{%r152,%r160};
bar.warp.sync -1;
shl.b32 %r35,%r15,2;
and.b64 %rd77,%rd33,15;
setp.eq.s64 %p11,%rd77,0;
and.b32 %r194,%r15,3;
setp.eq.s32 %p12,%r194,0;
and.pred %p13,%p12,%p11;
@%p13 bra $3_12;
bra.uni $3_11;
$3_12:
shl.b32 %r36,%r78,4;
setp.ge.u32 %p14,%r36,%r35;
@%p14 bra $3_14;
cvt.u64.u32 %rd78,%r36;
add.s64 %rd79,%rd32,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd75,%rd78;
ld.shared.v4.u32 {%r197,%r198,%r199,%r200},[%rd84];
st.global.v4.u32 [%rd80],{%r197,%r198,%r199,%r200};
$3_14:
add.s32 %r37,%r36,512;
setp.ge.u32 %p15,%r37,%r35;
@%p15 bra $3_16;
cvt.u64.u32 %rd85,%r37;
add.s64 %rd86,%rd32,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd75,%rd85;
ld.shared.v4.u32 {%r205,%r206,%r207,%r208},[%rd91];
st.global.v4.u32 [%rd87],{%r205,%r206,%r207,%r208};
bra.uni $3_16;
$3_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r35;
.param .b32 param3;
st.param.b32 [param3+0],%r78;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$3_16:
ret;
}
.visible .entry rgb_to_rgb_4_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<16>;
.reg .b32 %r<220>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_4_3E7scratch[8192];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r58,%r59},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r210,%r211},[p3+32];
ld.param.v2.u32 {%r62,%r63},[p3+40];
ld.param.u32 %r54,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r59,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd93,[%rd46+8];
ld.global.u64 %rd92,[%rd46];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd92,%rd34,%rd48;
$4_3:
setp.eq.s32 %p2,%r63,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r210,%r211},[%rd51+32];
ld.global.u64 %rd95,[%rd51+8];
ld.global.u64 %rd94,[%rd51];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd94,%rd39,%rd53;
$4_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r69,%ctaid.x;
shl.b32 %r70,%r69,8;
mov.u32 %r71,%ctaid.y;
shl.b32 %r72,%r71,3;
mov.u32 %r73,%tid.y;
add.s32 %r74,%r72,%r73;
setp.ge.s32 %p3,%r74,%r211;
setp.le.s32 %p4,%r210,%r70;
or.pred %p5,%p3,%p4;
@%p5 bra $4_16;
cvt.u64.u32 %rd28,%r73;
mul.wide.u32 %rd54,%r73,1024;
mov.u64 %rd55,_ZZ14rgb_to_rgb_4_3E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r78,%r210,%r70;
min.s32 %r15,%r78,256;
cvt.s64.s32 %rd57,%r74;
mul.lo.s64 %rd58,%rd93,%rd57;
shl.b32 %r82,%r69,10;
cvt.s64.s32 %rd59,%r82;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd92,%rd30;
mul.lo.s64 %rd60,%rd95,%rd57;
mul.lo.s32 %r83,%r69,768;
cvt.s64.s32 %rd61,%r83;
add.s64 %rd32,%rd60,%rd61;
mov.u32 %r84,%tid.x;
shl.b32 %r85,%r84,3;
add.s32 %r86,%r70,%r85;
setp.lt.s32 %p6,%r86,%r210;
shl.b32 %r87,%r84,5;
selp.b32 %r16,%r87,0,%p6;
and.b64 %rd62,%rd31,7;
setp.eq.s64 %p7,%rd62,0;
and.b32 %r88,%r15,7;
setp.eq.s32 %p8,%r88,0;
and.pred %p9,%p7,%p8;
@%p9 bra $4_9;
bra.uni $4_8;
$4_9:
cvt.u64.u32 %rd68,%r16;
add.s64 %rd69,%rd30,%rd68;
cvta.to.global.u64 %rd70,%rd92;
add.s64 %rd71,%rd70,%rd69;
ld.global.v2.u32 {%r217,%r216},[%rd71];
ld.global.v2.u32 {%r215,%r214},[%rd71+8];
ld.global.v2.u32 {%r213,%r212},[%rd71+16];
ld.global.v2.u32 {%r218,%r219},[%rd71+24];
bra.uni $4_10;
$4_8:
shl.b32 %r89,%r15,2;
add.s32 %r90,%r89,28;
and.b32 %r91,%r90,-32;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r91;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r89;
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
cvt.u64.u32 %rd63,%r16;
shl.b64 %rd64,%rd28,10;
add.s64 %rd66,%rd55,%rd64;
add.s64 %rd67,%rd66,%rd63;
ld.shared.v4.u32 {%r217,%r216,%r215,%r214},[%rd67];
ld.shared.v4.u32 {%r213,%r212,%r218,%r219},[%rd67+16];
bar.warp.sync -1;
$4_10:
add.s64 %rd33,%rd94,%rd32;
shr.u32 %r157,%r217,8;
and.b32 %r114,%r157,255;
shr.u32 %r158,%r217,16;
and.b32 %r159,%r158,255;
shr.u32 %r160,%r219,16;
setp.eq.s32 %p10,%r54,0;
mov.u32 %r152,0;
selp.b32 %r161,%r160,%r219,%p10;
selp.b32 %r162,%r219,%r160,%p10;
shr.u32 %r163,%r218,16;
selp.b32 %r164,%r163,%r218,%p10;
selp.b32 %r165,%r218,%r163,%p10;
shr.u32 %r166,%r212,16;
selp.b32 %r167,%r166,%r212,%p10;
selp.b32 %r168,%r212,%r166,%p10;
shr.u32 %r169,%r213,16;
selp.b32 %r170,%r169,%r213,%p10;
selp.b32 %r171,%r213,%r169,%p10;
shr.u32 %r172,%r214,16;
selp.b32 %r173,%r172,%r214,%p10;
selp.b32 %r174,%r214,%r172,%p10;
shr.u32 %r175,%r215,16;
selp.b32 %r176,%r175,%r215,%p10;
selp.b32 %r177,%r215,%r175,%p10;
shr.u32 %r178,%r216,16;
selp.b32 %r179,%r178,%r216,%p10;
selp.b32 %r180,%r216,%r178,%p10;
and.b32 %r181,%r217,255;
selp.b32 %r111,%r159,%r181,%p10;
selp.b32 %r115,%r181,%r159,%p10;
and.b32 %r110,%r180,255;
shr.u32 %r182,%r216,8;
and.b32 %r123,%r182,255;
and.b32 %r122,%r179,255;
and.b32 %r119,%r177,255;
shr.u32 %r183,%r215,8;
and.b32 %r118,%r183,255;
and.b32 %r131,%r176,255;
and.b32 %r130,%r174,255;
shr.u32 %r184,%r214,8;
and.b32 %r127,%r184,255;
and.b32 %r126,%r173,255;
and.b32 %r139,%r171,255;
shr.u32 %r185,%r213,8;
and.b32 %r138,%r185,255;
and.b32 %r135,%r170,255;
and.b32 %r134,%r168,255;
shr.u32 %r186,%r212,8;
and.b32 %r147,%r186,255;
and.b32 %r146,%r167,255;
and.b32 %r143,%r165,255;
shr.u32 %r187,%r218,8;
and.b32 %r142,%r187,255;
and.b32 %r155,%r164,255;
and.b32 %r154,%r162,255;
shr.u32 %r188,%r219,8;
and.b32 %r151,%r188,255;
and.b32 %r150,%r161,255;
mul.lo.s32 %r190,%r84,24;
cvt.s64.s32 %rd72,%r190;
shl.b64 %rd73,%rd28,10;
add.s64 %rd75,%rd55,%rd73;
add.s64 %rd76,%rd75,%rd72;
cvt.pack.sat.u8.s32.b32 %r109,%r110,%r111,%r152;
cvt.pack.sat.u8.s32.b32 %r117,%r118,%r119,%r152;
cvt.pack.sat.u8.s32.b32 %r121,%r122,%r123,%r117;
cvt.pack.sat.u8.s32.b32 %r113,%r114,%r115,%r109;
st.shared.v2.u32 [%rd76],{%r113,%r121};
cvt.pack.sat.u8.s32.b32 %r125,%r126,%r127,%r152;
cvt.pack.sat.u8.s32.b32 %r133,%r134,%r135,%r152;
cvt.pack.sat.u8.s32.b32 %r129,%r130,%r131,%r125;
cvt.pack.sat.u8.s32.b32 %r137,%r138,%r139,%r133;
st.shared.v2.u32 [%rd76+8],{%r129,%r137};
cvt.pack.sat.u8.s32.b32 %r141,%r142,%r143,%r152;
cvt.pack.sat.u8.s32.b32 %r149,%r150,%r151,%r152;
cvt.pack.sat.u8.s32.b32 %r153,%r154,%r155,%r149;
cvt.pack.sat.u8.s32.b32 %r145,%r146,%r147,%r141;
st.shared.v2.u32 [%rd76+16],{%r145,%r153};
bar.warp.sync -1;
and.b64 %rd77,%rd33,15;
setp.eq.s64 %p11,%rd77,0;
mul.lo.s32 %r41,%r15,3;
and.b32 %r191,%r41,15;
setp.eq.s32 %p12,%r191,0;
and.pred %p13,%p11,%p12;
@%p13 bra $4_12;
bra.uni $4_11;
$4_12:
shl.b32 %r42,%r84,4;
setp.ge.u32 %p14,%r42,%r41;
@%p14 bra $4_14;
cvt.u64.u32 %rd78,%r42;
add.s64 %rd79,%rd32,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd75,%rd78;
ld.shared.v4.u32 {%r194,%r195,%r196,%r197},[%rd84];
st.global.v4.u32 [%rd80],{%r194,%r195,%r196,%r197};
$4_14:
add.s32 %r43,%r42,512;
setp.ge.u32 %p15,%r43,%r41;
@%p15 bra $4_16;
cvt.u64.u32 %rd85,%r43;
add.s64 %rd86,%rd32,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd75,%rd85;
ld.shared.v4.u32 {%r202,%r203,%r204,%r205},[%rd91];
st.global.v4.u32 [%rd87],{%r202,%r203,%r204,%r205};
bra.uni $4_16;
$4_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r41;
.param .b32 param3;
st.param.b32 [param3+0],%r84;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$4_16:
ret;
}
.visible .entry rgb_to_rgb_4_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<16>;
.reg .b32 %r<223>;
.reg .b64 %rd<95>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_4_4E7scratch[8192];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r64,%r65},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r213,%r214},[p3+32];
ld.param.v2.u32 {%r68,%r69},[p3+40];
ld.param.u32 %r60,[p4+8];
ld.param.u64 %rd94,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd92,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r65,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd92,[%rd46+8];
ld.global.u64 %rd91,[%rd46];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd91,%rd34,%rd48;
$5_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r213,%r214},[%rd51+32];
ld.global.u64 %rd94,[%rd51+8];
ld.global.u64 %rd93,[%rd51];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd93,%rd39,%rd53;
$5_6:
cvta.to.global.u64 %rd26,%rd93;
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,8;
mov.u32 %r16,%tid.x;
mov.u32 %r74,%ctaid.y;
shl.b32 %r75,%r74,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r75,%r17;
setp.ge.s32 %p3,%r18,%r214;
setp.le.s32 %p4,%r213,%r15;
or.pred %p5,%p3,%p4;
@%p5 bra $5_16;
cvt.u64.u32 %rd28,%r17;
mul.wide.u32 %rd54,%r17,1024;
mov.u64 %rd55,_ZZ14rgb_to_rgb_4_4E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r76,%r213,%r15;
min.s32 %r20,%r76,256;
cvt.s64.s32 %rd57,%r18;
mul.lo.s64 %rd58,%rd92,%rd57;
shl.b32 %r77,%r14,10;
cvt.s64.s32 %rd59,%r77;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd91,%rd30;
mul.lo.s64 %rd60,%rd94,%rd57;
add.s64 %rd32,%rd60,%rd59;
shl.b32 %r21,%r16,5;
shl.b32 %r78,%r16,3;
add.s32 %r79,%r15,%r78;
setp.lt.s32 %p6,%r79,%r213;
selp.b32 %r22,%r21,0,%p6;
and.b64 %rd61,%rd31,7;
setp.eq.s64 %p7,%rd61,0;
and.b32 %r80,%r20,7;
setp.eq.s32 %p8,%r80,0;
and.pred %p9,%p7,%p8;
@%p9 bra $5_9;
bra.uni $5_8;
$5_9:
cvt.u64.u32 %rd67,%r22;
add.s64 %rd68,%rd30,%rd67;
cvta.to.global.u64 %rd69,%rd91;
add.s64 %rd70,%rd69,%rd68;
ld.global.v2.u32 {%r220,%r219},[%rd70];
ld.global.v2.u32 {%r218,%r217},[%rd70+8];
ld.global.v2.u32 {%r216,%r215},[%rd70+16];
ld.global.v2.u32 {%r221,%r222},[%rd70+24];
bra.uni $5_10;
$5_8:
shl.b32 %r81,%r20,2;
add.s32 %r82,%r81,28;
and.b32 %r83,%r82,-32;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r83;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r81;
.param .b32 param4;
st.param.b32 [param4+0],%r16;
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
cvt.u64.u32 %rd62,%r22;
shl.b64 %rd63,%rd28,10;
add.s64 %rd65,%rd55,%rd63;
add.s64 %rd66,%rd65,%rd62;
ld.shared.v4.u32 {%r220,%r219,%r218,%r217},[%rd66];
ld.shared.v4.u32 {%r216,%r215,%r221,%r222},[%rd66+16];
bar.warp.sync -1;
$5_10:
add.s64 %rd33,%rd93,%rd32;
shl.b32 %r47,%r20,2;
shr.u32 %r164,%r220,8;
and.b32 %r105,%r164,255;
shr.u32 %r165,%r220,16;
and.b32 %r166,%r165,255;
shr.u32 %r167,%r222,16;
setp.eq.s32 %p10,%r60,0;
mov.u32 %r159,0;
selp.b32 %r168,%r167,%r222,%p10;
selp.b32 %r169,%r222,%r167,%p10;
shr.u32 %r170,%r221,16;
selp.b32 %r171,%r170,%r221,%p10;
selp.b32 %r172,%r221,%r170,%p10;
shr.u32 %r173,%r215,16;
selp.b32 %r174,%r173,%r215,%p10;
selp.b32 %r175,%r215,%r173,%p10;
shr.u32 %r176,%r216,16;
selp.b32 %r177,%r176,%r216,%p10;
selp.b32 %r178,%r216,%r176,%p10;
shr.u32 %r179,%r217,16;
selp.b32 %r180,%r179,%r217,%p10;
selp.b32 %r181,%r217,%r179,%p10;
shr.u32 %r182,%r218,16;
selp.b32 %r183,%r182,%r218,%p10;
selp.b32 %r184,%r218,%r182,%p10;
shr.u32 %r185,%r219,16;
selp.b32 %r186,%r185,%r219,%p10;
selp.b32 %r187,%r219,%r185,%p10;
and.b32 %r188,%r220,255;
selp.b32 %r102,%r166,%r188,%p10;
selp.b32 %r106,%r188,%r166,%p10;
and.b32 %r114,%r187,255;
shr.u32 %r189,%r219,8;
and.b32 %r113,%r189,255;
and.b32 %r110,%r186,255;
and.b32 %r122,%r184,255;
shr.u32 %r190,%r218,8;
and.b32 %r121,%r190,255;
and.b32 %r118,%r183,255;
and.b32 %r130,%r181,255;
shr.u32 %r191,%r217,8;
and.b32 %r129,%r191,255;
and.b32 %r126,%r180,255;
and.b32 %r138,%r178,255;
shr.u32 %r192,%r216,8;
and.b32 %r137,%r192,255;
and.b32 %r134,%r177,255;
and.b32 %r146,%r175,255;
shr.u32 %r193,%r215,8;
and.b32 %r145,%r193,255;
and.b32 %r142,%r174,255;
and.b32 %r154,%r172,255;
shr.u32 %r194,%r221,8;
and.b32 %r153,%r194,255;
and.b32 %r150,%r171,255;
and.b32 %r162,%r169,255;
shr.u32 %r195,%r222,8;
and.b32 %r161,%r195,255;
and.b32 %r158,%r168,255;
cvt.s64.s32 %rd71,%r21;
shl.b64 %rd72,%rd28,10;
add.s64 %rd74,%rd55,%rd72;
add.s64 %rd75,%rd74,%rd71;
shr.u32 %r101,%r220,24;
cvt.pack.sat.u8.s32.b32 %r100,%r101,%r102,%r159;
shr.u32 %r109,%r219,24;
cvt.pack.sat.u8.s32.b32 %r108,%r109,%r110,%r159;
cvt.pack.sat.u8.s32.b32 %r104,%r105,%r106,%r100;
cvt.pack.sat.u8.s32.b32 %r112,%r113,%r114,%r108;
st.shared.v2.u32 [%rd75],{%r104,%r112};
shr.u32 %r117,%r218,24;
cvt.pack.sat.u8.s32.b32 %r116,%r117,%r118,%r159;
shr.u32 %r125,%r217,24;
cvt.pack.sat.u8.s32.b32 %r124,%r125,%r126,%r159;
cvt.pack.sat.u8.s32.b32 %r128,%r129,%r130,%r124;
cvt.pack.sat.u8.s32.b32 %r120,%r121,%r122,%r116;
st.shared.v2.u32 [%rd75+8],{%r120,%r128};
shr.u32 %r133,%r216,24;
cvt.pack.sat.u8.s32.b32 %r132,%r133,%r134,%r159;
shr.u32 %r141,%r215,24;
cvt.pack.sat.u8.s32.b32 %r140,%r141,%r142,%r159;
cvt.pack.sat.u8.s32.b32 %r144,%r145,%r146,%r140;
cvt.pack.sat.u8.s32.b32 %r136,%r137,%r138,%r132;
st.shared.v2.u32 [%rd75+16],{%r136,%r144};
shr.u32 %r149,%r221,24;
cvt.pack.sat.u8.s32.b32 %r148,%r149,%r150,%r159;
shr.u32 %r157,%r222,24;
cvt.pack.sat.u8.s32.b32 %r156,%r157,%r158,%r159;
cvt.pack.sat.u8.s32.b32 %r160,%r161,%r162,%r156;
cvt.pack.sat.u8.s32.b32 %r152,%r153,%r154,%r148;
st.shared.v2.u32 [%rd75+24],{%r152,%r160};
bar.warp.sync -1;
and.b64 %rd76,%rd33,15;
setp.eq.s64 %p11,%rd76,0;
and.b32 %r196,%r20,3;
setp.eq.s32 %p12,%r196,0;
and.pred %p13,%p12,%p11;
@%p13 bra $5_12;
bra.uni $5_11;
$5_12:
shl.b32 %r48,%r16,4;
setp.ge.u32 %p14,%r48,%r47;
@%p14 bra $5_14;
cvt.u64.u32 %rd77,%r48;
add.s64 %rd78,%rd32,%rd77;
add.s64 %rd79,%rd26,%rd78;
add.s64 %rd83,%rd74,%rd77;
ld.shared.v4.u32 {%r197,%r198,%r199,%r200},[%rd83];
st.global.v4.u32 [%rd79],{%r197,%r198,%r199,%r200};
$5_14:
add.s32 %r49,%r48,512;
setp.ge.u32 %p15,%r49,%r47;
@%p15 bra $5_16;
cvt.u64.u32 %rd84,%r49;
add.s64 %rd85,%rd32,%rd84;
add.s64 %rd86,%rd26,%rd85;
add.s64 %rd90,%rd74,%rd84;
ld.shared.v4.u32 {%r205,%r206,%r207,%r208},[%rd90];
st.global.v4.u32 [%rd86],{%r205,%r206,%r207,%r208};
bra.uni $5_16;
$5_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 param3;
st.param.b32 [param3+0],%r16;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$5_16:
ret;
}
.visible .entry rgb_to_gray_3_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<204>;
.reg .b64 %rd<89>;
.shared .align 16 .b8 _ZZ15rgb_to_gray_3_1E7scratch[6144];
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r196,%r197},[p3+32];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u32 %r46,[p4+8];
ld.param.u64 %rd88,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd86,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $6_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.u64 %rd86,[%rd45+8];
ld.global.u64 %rd85,[%rd45];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd85,%rd33,%rd47;
$6_3:
setp.eq.s32 %p2,%r55,0;
@%p2 bra $6_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r196,%r197},[%rd50+32];
ld.global.u64 %rd88,[%rd50+8];
ld.global.u64 %rd87,[%rd50];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd87,%rd38,%rd52;
$6_6:
mov.u32 %r61,%ctaid.x;
shl.b32 %r62,%r61,8;
mov.u32 %r63,%ctaid.y;
shl.b32 %r64,%r63,3;
mov.u32 %r65,%tid.y;
add.s32 %r66,%r64,%r65;
setp.ge.s32 %p3,%r66,%r197;
setp.le.s32 %p4,%r196,%r62;
or.pred %p5,%p3,%p4;
@%p5 bra $6_14;
cvt.u64.u32 %rd27,%r65;
mul.wide.u32 %rd53,%r65,768;
mov.u64 %rd54,_ZZ15rgb_to_gray_3_1E7scratch;
cvta.shared.u64 %rd55,%rd54;
add.s64 %rd28,%rd55,%rd53;
sub.s32 %r70,%r196,%r62;
min.s32 %r15,%r70,256;
cvt.s64.s32 %rd56,%r66;
mul.lo.s64 %rd57,%rd86,%rd56;
mul.lo.s32 %r74,%r61,768;
cvt.s64.s32 %rd58,%r74;
add.s64 %rd29,%rd57,%rd58;
add.s64 %rd30,%rd85,%rd29;
mul.lo.s64 %rd59,%rd88,%rd56;
cvt.s64.s32 %rd60,%r62;
add.s64 %rd31,%rd59,%rd60;
mov.u32 %r75,%tid.x;
shl.b32 %r76,%r75,3;
add.s32 %r77,%r62,%r76;
setp.lt.s32 %p6,%r77,%r196;
mul.lo.s32 %r78,%r75,24;
selp.b32 %r16,%r78,0,%p6;
and.b64 %rd61,%rd30,7;
setp.eq.s64 %p7,%rd61,0;
and.b32 %r79,%r15,7;
setp.eq.s32 %p8,%r79,0;
and.pred %p9,%p7,%p8;
@%p9 bra $6_9;
bra.uni $6_8;
$6_9:
cvt.u64.u32 %rd67,%r16;
add.s64 %rd68,%rd29,%rd67;
cvta.to.global.u64 %rd69,%rd85;
add.s64 %rd70,%rd69,%rd68;
ld.global.v2.u32 {%r198,%r199},[%rd70];
ld.global.v2.u32 {%r200,%r201},[%rd70+8];
ld.global.v2.u32 {%r202,%r203},[%rd70+16];
bra.uni $6_10;
$6_8:
add.s32 %r80,%r15,7;
and.b32 %r81,%r80,-8;
mul.lo.s32 %r82,%r81,3;
mul.lo.s32 %r84,%r15,3;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd28;
.param .b32 param1;
st.param.b32 [param1+0],%r82;
.param .b64 param2;
st.param.b64 [param2+0],%rd30;
.param .b32 param3;
st.param.b32 [param3+0],%r84;
.param .b32 param4;
st.param.b32 [param4+0],%r75;
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
cvt.u64.u32 %rd62,%r16;
mul.lo.s64 %rd63,%rd27,768;
add.s64 %rd65,%rd54,%rd63;
add.s64 %rd66,%rd65,%rd62;
ld.shared.v2.u32 {%r198,%r199},[%rd66];
ld.shared.v2.u32 {%r200,%r201},[%rd66+8];
ld.shared.v2.u32 {%r202,%r203},[%rd66+16];
bar.warp.sync -1;
$6_10:
add.s64 %rd32,%rd87,%rd31;
setp.eq.s32 %p10,%r46,0;
mov.u32 %r108,0;
selp.b32 %r113,9798,3735,%p10;
selp.b32 %r114,3735,9798,%p10;
shr.u32 %r115,%r198,8;
and.b32 %r116,%r115,255;
shr.u32 %r117,%r198,16;
and.b32 %r118,%r117,255;
and.b32 %r119,%r198,255;
mul.lo.s32 %r120,%r116,19235;
mad.lo.s32 %r121,%r119,%r113,%r120;
add.s32 %r122,%r121,16384;
mad.lo.s32 %r123,%r118,%r114,%r122;
shr.u32 %r103,%r123,15;
shr.u32 %r124,%r199,8;
and.b32 %r125,%r124,255;
shr.u32 %r126,%r198,24;
and.b32 %r127,%r199,255;
mul.lo.s32 %r128,%r127,19235;
mad.lo.s32 %r129,%r126,%r113,%r128;
add.s32 %r130,%r129,16384;
mad.lo.s32 %r131,%r125,%r114,%r130;
shr.u32 %r102,%r131,15;
shr.u32 %r132,%r199,16;
and.b32 %r133,%r132,255;
shr.u32 %r134,%r199,24;
mul.lo.s32 %r135,%r134,19235;
and.b32 %r136,%r200,255;
mad.lo.s32 %r137,%r133,%r113,%r135;
add.s32 %r138,%r137,16384;
mad.lo.s32 %r139,%r136,%r114,%r138;
shr.u32 %r99,%r139,15;
shr.u32 %r140,%r200,8;
and.b32 %r141,%r140,255;
shr.u32 %r142,%r200,16;
and.b32 %r143,%r142,255;
mul.lo.s32 %r144,%r143,19235;
shr.u32 %r145,%r200,24;
mad.lo.s32 %r146,%r141,%r113,%r144;
add.s32 %r147,%r146,16384;
mad.lo.s32 %r148,%r145,%r114,%r147;
shr.u32 %r98,%r148,15;
shr.u32 %r149,%r201,8;
and.b32 %r150,%r149,255;
shr.u32 %r151,%r201,16;
and.b32 %r152,%r151,255;
and.b32 %r153,%r201,255;
mul.lo.s32 %r154,%r150,19235;
mad.lo.s32 %r155,%r153,%r113,%r154;
add.s32 %r156,%r155,16384;
mad.lo.s32 %r157,%r152,%r114,%r156;
shr.u32 %r111,%r157,15;
shr.u32 %r158,%r202,8;
and.b32 %r159,%r158,255;
shr.u32 %r160,%r201,24;
and.b32 %r161,%r202,255;
mul.lo.s32 %r162,%r161,19235;
mad.lo.s32 %r163,%r160,%r113,%r162;
add.s32 %r164,%r163,16384;
mad.lo.s32 %r165,%r159,%r114,%r164;
shr.u32 %r110,%r165,15;
shr.u32 %r166,%r202,16;
and.b32 %r167,%r166,255;
shr.u32 %r168,%r202,24;
mul.lo.s32 %r169,%r168,19235;
and.b32 %r170,%r203,255;
mad.lo.s32 %r171,%r167,%r113,%r169;
add.s32 %r172,%r171,16384;
mad.lo.s32 %r173,%r170,%r114,%r172;
shr.u32 %r107,%r173,15;
shr.u32 %r174,%r203,8;
and.b32 %r175,%r174,255;
shr.u32 %r176,%r203,16;
and.b32 %r177,%r176,255;
mul.lo.s32 %r178,%r177,19235;
shr.u32 %r179,%r203,24;
mad.lo.s32 %r180,%r175,%r113,%r178;
add.s32 %r181,%r180,16384;
mad.lo.s32 %r182,%r179,%r114,%r181;
shr.u32 %r106,%r182,15;
cvt.pack.sat.u8.s32.b32 %r97,%r98,%r99,%r108;
cvt.pack.sat.u8.s32.b32 %r105,%r106,%r107,%r108;
cvt.s64.s32 %rd71,%r76;
mul.lo.s64 %rd72,%rd27,768;
add.s64 %rd74,%rd54,%rd72;
add.s64 %rd75,%rd74,%rd71;
cvt.pack.sat.u8.s32.b32 %r109,%r110,%r111,%r105;
cvt.pack.sat.u8.s32.b32 %r101,%r102,%r103,%r97;
st.shared.v2.u32 [%rd75],{%r101,%r109};
bar.warp.sync -1;
and.b64 %rd76,%rd32,15;
setp.eq.s64 %p11,%rd76,0;
and.b32 %r185,%r15,15;
setp.eq.s32 %p12,%r185,0;
and.pred %p13,%p12,%p11;
@%p13 bra $6_12;
bra.uni $6_11;
$6_12:
shl.b32 %r35,%r75,4;
setp.ge.u32 %p14,%r35,%r15;
@%p14 bra $6_14;
cvt.u64.u32 %rd77,%r35;
add.s64 %rd78,%rd31,%rd77;
cvta.to.global.u64 %rd79,%rd87;
add.s64 %rd80,%rd79,%rd78;
add.s64 %rd84,%rd74,%rd77;
ld.shared.v4.u32 {%r188,%r189,%r190,%r191},[%rd84];
st.global.v4.u32 [%rd80],{%r188,%r189,%r190,%r191};
bra.uni $6_14;
$6_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd28;
.param .b32 param2;
st.param.b32 [param2+0],%r15;
.param .b32 param3;
st.param.b32 [param3+0],%r75;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$6_14:
ret;
}
.visible .entry rgb_to_gray_4_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<219>;
.reg .b64 %rd<89>;
.shared .align 16 .b8 _ZZ15rgb_to_gray_4_1E7scratch[8192];
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r56,%r57},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r209,%r210},[p3+32];
ld.param.v2.u32 {%r60,%r61},[p3+40];
ld.param.u32 %r52,[p4+8];
ld.param.u64 %rd88,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd86,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r57,0;
@%p1 bra $7_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.u64 %rd86,[%rd45+8];
ld.global.u64 %rd85,[%rd45];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd85,%rd33,%rd47;
$7_3:
setp.eq.s32 %p2,%r61,0;
@%p2 bra $7_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r209,%r210},[%rd50+32];
ld.global.u64 %rd88,[%rd50+8];
ld.global.u64 %rd87,[%rd50];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd87,%rd38,%rd52;
$7_6:
mov.u32 %r67,%ctaid.x;
shl.b32 %r68,%r67,8;
mov.u32 %r69,%ctaid.y;
shl.b32 %r70,%r69,3;
mov.u32 %r71,%tid.y;
add.s32 %r72,%r70,%r71;
setp.ge.s32 %p3,%r72,%r210;
setp.le.s32 %p4,%r209,%r68;
or.pred %p5,%p3,%p4;
@%p5 bra $7_14;
cvt.u64.u32 %rd27,%r71;
mul.wide.u32 %rd53,%r71,1024;
mov.u64 %rd54,_ZZ15rgb_to_gray_4_1E7scratch;
cvta.shared.u64 %rd55,%rd54;
add.s64 %rd28,%rd55,%rd53;
sub.s32 %r76,%r209,%r68;
min.s32 %r15,%r76,256;
cvt.s64.s32 %rd56,%r72;
mul.lo.s64 %rd57,%rd86,%rd56;
shl.b32 %r80,%r67,10;
cvt.s64.s32 %rd58,%r80;
add.s64 %rd29,%rd57,%rd58;
add.s64 %rd30,%rd85,%rd29;
mul.lo.s64 %rd59,%rd88,%rd56;
cvt.s64.s32 %rd60,%r68;
add.s64 %rd31,%rd59,%rd60;
mov.u32 %r81,%tid.x;
shl.b32 %r82,%r81,3;
add.s32 %r83,%r68,%r82;
setp.lt.s32 %p6,%r83,%r209;
shl.b32 %r84,%r81,5;
selp.b32 %r16,%r84,0,%p6;
and.b64 %rd61,%rd30,7;
setp.eq.s64 %p7,%rd61,0;
and.b32 %r85,%r15,7;
setp.eq.s32 %p8,%r85,0;
and.pred %p9,%p7,%p8;
@%p9 bra $7_9;
bra.uni $7_8;
$7_9:
cvt.u64.u32 %rd67,%r16;
add.s64 %rd68,%rd29,%rd67;
cvta.to.global.u64 %rd69,%rd85;
add.s64 %rd70,%rd69,%rd68;
ld.global.v2.u32 {%r211,%r212},[%rd70];
ld.global.v2.u32 {%r213,%r214},[%rd70+8];
ld.global.v2.u32 {%r215,%r216},[%rd70+16];
ld.global.v2.u32 {%r217,%r218},[%rd70+24];
bra.uni $7_10;
$7_8:
shl.b32 %r86,%r15,2;
add.s32 %r87,%r86,28;
and.b32 %r88,%r87,-32;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd28;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b64 param2;
st.param.b64 [param2+0],%rd30;
.param .b32 param3;
st.param.b32 [param3+0],%r86;
.param .b32 param4;
st.param.b32 [param4+0],%r81;
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
cvt.u64.u32 %rd62,%r16;
shl.b64 %rd63,%rd27,10;
add.s64 %rd65,%rd54,%rd63;
add.s64 %rd66,%rd65,%rd62;
ld.shared.v4.u32 {%r211,%r212,%r213,%r214},[%rd66];
ld.shared.v4.u32 {%r215,%r216,%r217,%r218},[%rd66+16];
bar.warp.sync -1;
$7_10:
add.s64 %rd32,%rd87,%rd31;
setp.eq.s32 %p10,%r52,0;
mov.u32 %r117,0;
selp.b32 %r122,9798,3735,%p10;
selp.b32 %r123,3735,9798,%p10;
shr.u32 %r124,%r211,8;
and.b32 %r125,%r124,255;
shr.u32 %r126,%r211,16;
and.b32 %r127,%r126,255;
and.b32 %r128,%r211,255;
mul.lo.s32 %r129,%r125,19235;
mad.lo.s32 %r130,%r128,%r122,%r129;
add.s32 %r131,%r130,16384;
mad.lo.s32 %r132,%r127,%r123,%r131;
shr.u32 %r112,%r132,15;
shr.u32 %r133,%r212,8;
and.b32 %r134,%r133,255;
shr.u32 %r135,%r212,16;
and.b32 %r136,%r135,255;
and.b32 %r137,%r212,255;
mul.lo.s32 %r138,%r134,19235;
mad.lo.s32 %r139,%r137,%r122,%r138;
add.s32 %r140,%r139,16384;
mad.lo.s32 %r141,%r136,%r123,%r140;
shr.u32 %r111,%r141,15;
shr.u32 %r142,%r213,8;
and.b32 %r143,%r142,255;
shr.u32 %r144,%r213,16;
and.b32 %r145,%r144,255;
and.b32 %r146,%r213,255;
mul.lo.s32 %r147,%r143,19235;
mad.lo.s32 %r148,%r146,%r122,%r147;
add.s32 %r149,%r148,16384;
mad.lo.s32 %r150,%r145,%r123,%r149;
shr.u32 %r108,%r150,15;
shr.u32 %r151,%r214,8;
and.b32 %r152,%r151,255;
shr.u32 %r153,%r214,16;
and.b32 %r154,%r153,255;
and.b32 %r155,%r214,255;
mul.lo.s32 %r156,%r152,19235;
mad.lo.s32 %r157,%r155,%r122,%r156;
add.s32 %r158,%r157,16384;
mad.lo.s32 %r159,%r154,%r123,%r158;
shr.u32 %r107,%r159,15;
shr.u32 %r160,%r215,8;
and.b32 %r161,%r160,255;
shr.u32 %r162,%r215,16;
and.b32 %r163,%r162,255;
and.b32 %r164,%r215,255;
mul.lo.s32 %r165,%r161,19235;
mad.lo.s32 %r166,%r164,%r122,%r165;
add.s32 %r167,%r166,16384;
mad.lo.s32 %r168,%r163,%r123,%r167;
shr.u32 %r120,%r168,15;
shr.u32 %r169,%r216,8;
and.b32 %r170,%r169,255;
shr.u32 %r171,%r216,16;
and.b32 %r172,%r171,255;
and.b32 %r173,%r216,255;
mul.lo.s32 %r174,%r170,19235;
mad.lo.s32 %r175,%r173,%r122,%r174;
add.s32 %r176,%r175,16384;
mad.lo.s32 %r177,%r172,%r123,%r176;
shr.u32 %r119,%r177,15;
shr.u32 %r178,%r217,8;
and.b32 %r179,%r178,255;
shr.u32 %r180,%r217,16;
and.b32 %r181,%r180,255;
and.b32 %r182,%r217,255;
mul.lo.s32 %r183,%r179,19235;
mad.lo.s32 %r184,%r182,%r122,%r183;
add.s32 %r185,%r184,16384;
mad.lo.s32 %r186,%r181,%r123,%r185;
shr.u32 %r116,%r186,15;
shr.u32 %r187,%r218,8;
and.b32 %r188,%r187,255;
shr.u32 %r189,%r218,16;
and.b32 %r190,%r189,255;
and.b32 %r191,%r218,255;
mul.lo.s32 %r192,%r188,19235;
mad.lo.s32 %r193,%r191,%r122,%r192;
add.s32 %r194,%r193,16384;
mad.lo.s32 %r195,%r190,%r123,%r194;
shr.u32 %r115,%r195,15;
cvt.pack.sat.u8.s32.b32 %r106,%r107,%r108,%r117;
cvt.pack.sat.u8.s32.b32 %r114,%r115,%r116,%r117;
cvt.s64.s32 %rd71,%r82;
shl.b64 %rd72,%rd27,10;
add.s64 %rd74,%rd54,%rd72;
add.s64 %rd75,%rd74,%rd71;
cvt.pack.sat.u8.s32.b32 %r118,%r119,%r120,%r114;
cvt.pack.sat.u8.s32.b32 %r110,%r111,%r112,%r106;
st.shared.v2.u32 [%rd75],{%r110,%r118};
bar.warp.sync -1;
and.b64 %rd76,%rd32,15;
setp.eq.s64 %p11,%rd76,0;
and.b32 %r198,%r15,15;
setp.eq.s32 %p12,%r198,0;
and.pred %p13,%p12,%p11;
@%p13 bra $7_12;
bra.uni $7_11;
$7_12:
shl.b32 %r41,%r81,4;
setp.ge.u32 %p14,%r41,%r15;
@%p14 bra $7_14;
cvt.u64.u32 %rd77,%r41;
add.s64 %rd78,%rd31,%rd77;
cvta.to.global.u64 %rd79,%rd87;
add.s64 %rd80,%rd79,%rd78;
add.s64 %rd84,%rd74,%rd77;
ld.shared.v4.u32 {%r201,%r202,%r203,%r204},[%rd84];
st.global.v4.u32 [%rd80],{%r201,%r202,%r203,%r204};
bra.uni $7_14;
$7_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd28;
.param .b32 param2;
st.param.b32 [param2+0],%r15;
.param .b32 param3;
st.param.b32 [param3+0],%r81;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$7_14:
ret;
}
.visible .entry gray_to_rgb_1_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<151>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ15gray_to_rgb_1_3E7scratch[6144];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r35,%r36},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r147,%r148},[p3+32];
ld.param.v2.u32 {%r39,%r40},[p3+40];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd35,[p1];
setp.eq.s32 %p1,%r36,0;
@%p1 bra $8_2;
cvta.to.global.u64 %rd44,%rd34;
mov.u32 %r41,%ctaid.z;
mul.wide.s32 %rd45,%r41,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd93,[%rd46+8];
ld.global.u64 %rd92,[%rd46];
bra.uni $8_3;
$8_2:
mov.u32 %r44,%ctaid.z;
cvt.s64.s32 %rd47,%r44;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd92,%rd34,%rd48;
$8_3:
setp.eq.s32 %p2,%r40,0;
@%p2 bra $8_5;
cvta.to.global.u64 %rd49,%rd39;
mov.u32 %r45,%ctaid.z;
mul.wide.s32 %rd50,%r45,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r147,%r148},[%rd51+32];
ld.global.u64 %rd95,[%rd51+8];
ld.global.u64 %rd94,[%rd51];
bra.uni $8_6;
$8_5:
mov.u32 %r48,%ctaid.z;
cvt.s64.s32 %rd52,%r48;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd94,%rd39,%rd53;
$8_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r49,%ctaid.x;
shl.b32 %r50,%r49,8;
mov.u32 %r51,%ctaid.y;
shl.b32 %r52,%r51,3;
mov.u32 %r53,%tid.y;
add.s32 %r54,%r52,%r53;
setp.ge.s32 %p3,%r54,%r148;
setp.le.s32 %p4,%r147,%r50;
or.pred %p5,%p3,%p4;
@%p5 bra $8_16;
cvt.u64.u32 %rd28,%r53;
mul.wide.u32 %rd54,%r53,768;
mov.u64 %rd55,_ZZ15gray_to_rgb_1_3E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r58,%r147,%r50;
min.s32 %r14,%r58,256;
cvt.s64.s32 %rd57,%r54;
mul.lo.s64 %rd58,%rd93,%rd57;
cvt.s64.s32 %rd59,%r50;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd92,%rd30;
mul.lo.s64 %rd60,%rd95,%rd57;
mul.lo.s32 %r62,%r49,768;
cvt.s64.s32 %rd61,%r62;
add.s64 %rd32,%rd60,%rd61;
mov.u32 %r63,%tid.x;
shl.b32 %r64,%r63,3;
add.s32 %r65,%r50,%r64;
setp.lt.s32 %p6,%r65,%r147;
selp.b32 %r15,%r64,0,%p6;
and.b64 %rd62,%rd31,7;
setp.eq.s64 %p7,%rd62,0;
and.b32 %r66,%r14,7;
setp.eq.s32 %p8,%r66,0;
and.pred %p9,%p7,%p8;
@%p9 bra $8_9;
bra.uni $8_8;
$8_9:
cvt.u64.u32 %rd68,%r15;
add.s64 %rd69,%rd30,%rd68;
cvta.to.global.u64 %rd70,%rd92;
add.s64 %rd71,%rd70,%rd69;
ld.global.v2.u32 {%r149,%r150},[%rd71];
bra.uni $8_10;
$8_8:
add.s32 %r67,%r14,7;
and.b32 %r68,%r67,-8;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r68;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
.param .b32 param4;
st.param.b32 [param4+0],%r63;
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
cvt.u64.u32 %rd63,%r15;
mul.lo.s64 %rd64,%rd28,768;
add.s64 %rd66,%rd55,%rd64;
add.s64 %rd67,%rd66,%rd63;
ld.shared.v2.u32 {%r149,%r150},[%rd67];
bar.warp.sync -1;
$8_10:
add.s64 %rd33,%rd94,%rd32;
shr.u32 %r122,%r149,8;
and.b32 %r88,%r122,255;
shr.u32 %r123,%r149,16;
and.b32 %r96,%r123,255;
shr.u32 %r124,%r150,8;
and.b32 %r112,%r124,255;
shr.u32 %r125,%r150,16;
and.b32 %r120,%r125,255;
mul.lo.s32 %r127,%r63,24;
cvt.s64.s32 %rd72,%r127;
mul.lo.s64 %rd73,%rd28,768;
add.s64 %rd75,%rd55,%rd73;
add.s64 %rd76,%rd75,%rd72;
and.b32 %r80,%r149,255;
mov.u32 %r117,0;
cvt.pack.sat.u8.s32.b32 %r74,%r88,%r80,%r117;
cvt.pack.sat.u8.s32.b32 %r82,%r96,%r96,%r117;
cvt.pack.sat.u8.s32.b32 %r78,%r80,%r80,%r74;
cvt.pack.sat.u8.s32.b32 %r86,%r88,%r88,%r82;
st.shared.v2.u32 [%rd76],{%r78,%r86};
shr.u32 %r95,%r149,24;
cvt.pack.sat.u8.s32.b32 %r90,%r95,%r95,%r117;
and.b32 %r104,%r150,255;
cvt.pack.sat.u8.s32.b32 %r98,%r112,%r104,%r117;
cvt.pack.sat.u8.s32.b32 %r102,%r104,%r104,%r98;
cvt.pack.sat.u8.s32.b32 %r94,%r95,%r96,%r90;
st.shared.v2.u32 [%rd76+8],{%r94,%r102};
cvt.pack.sat.u8.s32.b32 %r106,%r120,%r120,%r117;
shr.u32 %r119,%r150,24;
cvt.pack.sat.u8.s32.b32 %r114,%r119,%r119,%r117;
cvt.pack.sat.u8.s32.b32 %r118,%r119,%r120,%r114;
cvt.pack.sat.u8.s32.b32 %r110,%r112,%r112,%r106;
st.shared.v2.u32 [%rd76+16],{%r110,%r118};
bar.warp.sync -1;
and.b64 %rd77,%rd33,15;
setp.eq.s64 %p10,%rd77,0;
mul.lo.s32 %r22,%r14,3;
and.b32 %r128,%r22,15;
setp.eq.s32 %p11,%r128,0;
and.pred %p12,%p10,%p11;
@%p12 bra $8_12;
bra.uni $8_11;
$8_12:
shl.b32 %r23,%r63,4;
setp.ge.u32 %p13,%r23,%r22;
@%p13 bra $8_14;
cvt.u64.u32 %rd78,%r23;
add.s64 %rd79,%rd32,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd75,%rd78;
ld.shared.v4.u32 {%r131,%r132,%r133,%r134},[%rd84];
st.global.v4.u32 [%rd80],{%r131,%r132,%r133,%r134};
$8_14:
add.s32 %r24,%r23,512;
setp.ge.u32 %p14,%r24,%r22;
@%p14 bra $8_16;
cvt.u64.u32 %rd85,%r24;
add.s64 %rd86,%rd32,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd75,%rd85;
ld.shared.v4.u32 {%r139,%r140,%r141,%r142},[%rd91];
st.global.v4.u32 [%rd87],{%r139,%r140,%r141,%r142};
bra.uni $8_16;
$8_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r22;
.param .b32 param3;
st.param.b32 [param3+0],%r63;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$8_16:
ret;
}
.visible .entry gray_to_rgb_1_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<167>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ15gray_to_rgb_1_4E7scratch[8192];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r35,%r36},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r163,%r164},[p3+32];
ld.param.v2.u32 {%r39,%r40},[p3+40];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd35,[p1];
setp.eq.s32 %p1,%r36,0;
@%p1 bra $9_2;
cvta.to.global.u64 %rd44,%rd34;
mov.u32 %r41,%ctaid.z;
mul.wide.s32 %rd45,%r41,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd93,[%rd46+8];
ld.global.u64 %rd92,[%rd46];
bra.uni $9_3;
$9_2:
mov.u32 %r44,%ctaid.z;
cvt.s64.s32 %rd47,%r44;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd92,%rd34,%rd48;
$9_3:
setp.eq.s32 %p2,%r40,0;
@%p2 bra $9_5;
cvta.to.global.u64 %rd49,%rd39;
mov.u32 %r45,%ctaid.z;
mul.wide.s32 %rd50,%r45,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r163,%r164},[%rd51+32];
ld.global.u64 %rd95,[%rd51+8];
ld.global.u64 %rd94,[%rd51];
bra.uni $9_6;
$9_5:
mov.u32 %r48,%ctaid.z;
cvt.s64.s32 %rd52,%r48;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd94,%rd39,%rd53;
$9_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r49,%ctaid.x;
shl.b32 %r50,%r49,8;
mov.u32 %r51,%ctaid.y;
shl.b32 %r52,%r51,3;
mov.u32 %r53,%tid.y;
add.s32 %r54,%r52,%r53;
setp.ge.s32 %p3,%r54,%r164;
setp.le.s32 %p4,%r163,%r50;
or.pred %p5,%p3,%p4;
@%p5 bra $9_16;
cvt.u64.u32 %rd28,%r53;
mul.wide.u32 %rd54,%r53,1024;
mov.u64 %rd55,_ZZ15gray_to_rgb_1_4E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r58,%r163,%r50;
min.s32 %r14,%r58,256;
cvt.s64.s32 %rd57,%r54;
mul.lo.s64 %rd58,%rd93,%rd57;
cvt.s64.s32 %rd59,%r50;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd92,%rd30;
mul.lo.s64 %rd60,%rd95,%rd57;
shl.b32 %r62,%r49,10;
cvt.s64.s32 %rd61,%r62;
add.s64 %rd32,%rd60,%rd61;
mov.u32 %r63,%tid.x;
shl.b32 %r64,%r63,3;
add.s32 %r65,%r50,%r64;
setp.lt.s32 %p6,%r65,%r163;
selp.b32 %r15,%r64,0,%p6;
and.b64 %rd62,%rd31,7;
setp.eq.s64 %p7,%rd62,0;
and.b32 %r66,%r14,7;
setp.eq.s32 %p8,%r66,0;
and.pred %p9,%p7,%p8;
@%p9 bra $9_9;
bra.uni $9_8;
$9_9:
cvt.u64.u32 %rd68,%r15;
add.s64 %rd69,%rd30,%rd68;
cvta.to.global.u64 %rd70,%rd92;
add.s64 %rd71,%rd70,%rd69;
ld.global.v2.u32 {%r165,%r166},[%rd71];
bra.uni $9_10;
$9_8:
add.s32 %r67,%r14,7;
and.b32 %r68,%r67,-8;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r68;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
.param .b32 param4;
st.param.b32 [param4+0],%r63;
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
cvt.u64.u32 %rd63,%r15;
shl.b64 %rd64,%rd28,10;
add.s64 %rd66,%rd55,%rd64;
add.s64 %rd67,%rd66,%rd63;
ld.shared.v2.u32 {%r165,%r166},[%rd67];
bar.warp.sync -1;
$9_10:
add.s64 %rd33,%rd94,%rd32;
shr.u32 %r138,%r165,8;
and.b32 %r88,%r138,255;
mov.u32 %r131,255;
shr.u32 %r139,%r165,16;
and.b32 %r96,%r139,255;
shr.u32 %r140,%r166,8;
and.b32 %r120,%r140,255;
shr.u32 %r141,%r166,16;
and.b32 %r128,%r141,255;
shl.b32 %r143,%r63,5;
cvt.s64.s32 %rd72,%r143;
shl.b64 %rd73,%rd28,10;
add.s64 %rd75,%rd55,%rd73;
add.s64 %rd76,%rd75,%rd72;
and.b32 %r80,%r165,255;
mov.u32 %r133,0;
cvt.pack.sat.u8.s32.b32 %r74,%r131,%r80,%r133;
cvt.pack.sat.u8.s32.b32 %r82,%r131,%r88,%r133;
cvt.pack.sat.u8.s32.b32 %r78,%r80,%r80,%r74;
cvt.pack.sat.u8.s32.b32 %r86,%r88,%r88,%r82;
st.shared.v2.u32 [%rd76],{%r78,%r86};
cvt.pack.sat.u8.s32.b32 %r90,%r131,%r96,%r133;
shr.u32 %r104,%r165,24;
cvt.pack.sat.u8.s32.b32 %r98,%r131,%r104,%r133;
cvt.pack.sat.u8.s32.b32 %r102,%r104,%r104,%r98;
cvt.pack.sat.u8.s32.b32 %r94,%r96,%r96,%r90;
st.shared.v2.u32 [%rd76+8],{%r94,%r102};
and.b32 %r112,%r166,255;
cvt.pack.sat.u8.s32.b32 %r106,%r131,%r112,%r133;
cvt.pack.sat.u8.s32.b32 %r114,%r131,%r120,%r133;
cvt.pack.sat.u8.s32.b32 %r118,%r120,%r120,%r114;
cvt.pack.sat.u8.s32.b32 %r110,%r112,%r112,%r106;
st.shared.v2.u32 [%rd76+16],{%r110,%r118};
cvt.pack.sat.u8.s32.b32 %r122,%r131,%r128,%r133;
shr.u32 %r136,%r166,24;
cvt.pack.sat.u8.s32.b32 %r130,%r131,%r136,%r133;
cvt.pack.sat.u8.s32.b32 %r134,%r136,%r136,%r130;
cvt.pack.sat.u8.s32.b32 %r126,%r128,%r128,%r122;
st.shared.v2.u32 [%rd76+24],{%r126,%r134};
bar.warp.sync -1;
shl.b32 %r22,%r14,2;
and.b64 %rd77,%rd33,15;
setp.eq.s64 %p10,%rd77,0;
and.b32 %r144,%r14,3;
setp.eq.s32 %p11,%r144,0;
and.pred %p12,%p11,%p10;
@%p12 bra $9_12;
bra.uni $9_11;
$9_12:
shl.b32 %r23,%r63,4;
setp.ge.u32 %p13,%r23,%r22;
@%p13 bra $9_14;
cvt.u64.u32 %rd78,%r23;
add.s64 %rd79,%rd32,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd75,%rd78;
ld.shared.v4.u32 {%r147,%r148,%r149,%r150},[%rd84];
st.global.v4.u32 [%rd80],{%r147,%r148,%r149,%r150};
$9_14:
add.s32 %r24,%r23,512;
setp.ge.u32 %p14,%r24,%r22;
@%p14 bra $9_16;
cvt.u64.u32 %rd85,%r24;
add.s64 %rd86,%rd32,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd75,%rd85;
ld.shared.v4.u32 {%r155,%r156,%r157,%r158},[%rd91];
st.global.v4.u32 [%rd87],{%r155,%r156,%r157,%r158};
bra.uni $9_16;
$9_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r22;
.param .b32 param3;
st.param.b32 [param3+0],%r63;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$9_16:
ret;
}
.visible .entry rgb_to_yuv_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .f32 %f<376>;
.reg .b32 %r<343>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14rgb_to_yuv_3_3E7scratch[6144];
ld.param.u64 %rd32,[p0];
ld.param.v2.u32 {%r126,%r127},[p1+40];
ld.param.u64 %rd37,[p2];
ld.param.v2.u32 {%r311,%r312},[p3+32];
ld.param.v2.u32 {%r130,%r131},[p3+40];
ld.param.u32 %r123,[p4+12];
ld.param.u32 %r122,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd38,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd33,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r127,0;
@%p1 bra $10_2;
cvta.to.global.u64 %rd42,%rd32;
mul.wide.s32 %rd43,%r1,40;
add.s64 %rd44,%rd42,%rd43;
ld.global.u64 %rd93,[%rd44+8];
ld.global.u64 %rd92,[%rd44];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd45,%r1;
mul.lo.s64 %rd46,%rd33,%rd45;
add.s64 %rd92,%rd32,%rd46;
$10_3:
setp.eq.s32 %p2,%r131,0;
@%p2 bra $10_5;
cvta.to.global.u64 %rd47,%rd37;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r311,%r312},[%rd49+32];
ld.global.u64 %rd95,[%rd49+8];
ld.global.u64 %rd94,[%rd49];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd38,%rd50;
add.s64 %rd94,%rd37,%rd51;
$10_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r136,%ctaid.x;
shl.b32 %r137,%r136,8;
mov.u32 %r138,%ctaid.y;
shl.b32 %r139,%r138,3;
mov.u32 %r140,%tid.y;
add.s32 %r141,%r139,%r140;
setp.ge.s32 %p3,%r141,%r312;
setp.le.s32 %p4,%r311,%r137;
or.pred %p5,%p3,%p4;
@%p5 bra $10_19;
sub.s32 %r144,%r311,%r137;
min.s32 %r16,%r144,256;
cvt.s64.s32 %rd52,%r141;
mul.lo.s64 %rd53,%rd93,%rd52;
mul.lo.s32 %r148,%r136,768;
cvt.s64.s32 %rd54,%r148;
add.s64 %rd28,%rd53,%rd54;
add.s64 %rd29,%rd92,%rd28;
mul.lo.s64 %rd55,%rd95,%rd52;
add.s64 %rd30,%rd55,%rd54;
mov.u32 %r149,%tid.x;
shl.b32 %r150,%r149,3;
add.s32 %r151,%r137,%r150;
setp.lt.s32 %p6,%r151,%r311;
mul.lo.s32 %r152,%r149,24;
selp.b32 %r17,%r152,0,%p6;
and.b64 %rd56,%rd29,7;
setp.eq.s64 %p7,%rd56,0;
and.b32 %r153,%r16,7;
setp.eq.s32 %p8,%r153,0;
and.pred %p9,%p7,%p8;
@%p9 bra $10_9;
bra.uni $10_8;
$10_9:
cvt.u64.u32 %rd64,%r17;
add.s64 %rd65,%rd28,%rd64;
cvta.to.global.u64 %rd66,%rd92;
add.s64 %rd67,%rd66,%rd65;
ld.global.v2.u32 {%r318,%r317},[%rd67];
ld.global.v2.u32 {%r316,%r315},[%rd67+8];
ld.global.v2.u32 {%r314,%r313},[%rd67+16];
bra.uni $10_10;
$10_8:
add.s32 %r154,%r16,7;
and.b32 %r155,%r154,-8;
mul.lo.s32 %r156,%r155,3;
mul.lo.s32 %r158,%r16,3;
mul.wide.u32 %rd57,%r140,768;
mov.u64 %rd58,_ZZ14rgb_to_yuv_3_3E7scratch;
cvta.shared.u64 %rd59,%rd58;
add.s64 %rd60,%rd59,%rd57;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd60;
.param .b32 param1;
st.param.b32 [param1+0],%r156;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r158;
.param .b32 param4;
st.param.b32 [param4+0],%r149;
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
cvt.u64.u32 %rd61,%r17;
add.s64 %rd62,%rd58,%rd57;
add.s64 %rd63,%rd62,%rd61;
ld.shared.v2.u32 {%r318,%r317},[%rd63];
ld.shared.v2.u32 {%r316,%r315},[%rd63+8];
ld.shared.v2.u32 {%r314,%r313},[%rd63+16];
bar.warp.sync -1;
$10_10:
shr.u32 %r171,%r318,8;
and.b32 %r172,%r171,255;
shr.u32 %r173,%r318,16;
and.b32 %r174,%r173,255;
and.b32 %r175,%r318,255;
cvt.rn.f32.s32 %f1,%r175;
cvt.rn.f32.s32 %f2,%r172;
cvt.rn.f32.s32 %f3,%r174;
setp.eq.s32 %p10,%r122,0;
@%p10 bra $10_12;
setp.eq.s32 %p11,%r123,0;
mul.f32 %f4,%f2,0f46164400;
fma.rn.f32 %f5,%f3,0f45991800,%f4;
fma.rn.f32 %f6,%f1,0f44E98000,%f5;
mov.f32 %f7,0f38000000;
mov.f32 %f8,0f38800000;
fma.rn.f32 %f9,%f6,%f8,%f7;
mov.f32 %f10,0f4B400000;
add.rn.f32 %f11,%f9,%f10;
sub.rn.f32 %f12,%f11,%f10;
sub.f32 %f13,%f3,%f12;
selp.f32 %f14,0f46608400,0f46368800,%p11;
mul.f32 %f15,%f14,%f13;
fma.rn.f32 %f16,%f15,%f8,%f7;
add.rn.f32 %f17,%f16,%f10;
sub.rn.f32 %f18,%f17,%f10;
add.f32 %f19,%f18,0f43000000;
sub.f32 %f20,%f1,%f12;
selp.f32 %f21,0f45FBE800,0f46106400,%p11;
mul.f32 %f22,%f21,%f20;
fma.rn.f32 %f23,%f22,%f8,%f7;
add.rn.f32 %f24,%f23,%f10;
sub.rn.f32 %f25,%f24,%f10;
add.f32 %f26,%f25,0f43000000;
selp.f32 %f27,%f26,%f19,%p11;
selp.f32 %f28,%f19,%f26,%p11;
cvt.rni.s32.f32 %r342,%f12;
cvt.rni.s32.f32 %r341,%f27;
cvt.rni.s32.f32 %r340,%f28;
shr.u32 %r176,%r317,8;
and.b32 %r177,%r176,255;
shr.u32 %r178,%r318,24;
cvt.rn.f32.s32 %f29,%r178;
and.b32 %r179,%r317,255;
cvt.rn.f32.s32 %f30,%r179;
cvt.rn.f32.s32 %f31,%r177;
mul.f32 %f32,%f30,0f46164400;
fma.rn.f32 %f33,%f31,0f45991800,%f32;
fma.rn.f32 %f34,%f29,0f44E98000,%f33;
fma.rn.f32 %f35,%f34,%f8,%f7;
add.rn.f32 %f36,%f35,%f10;
sub.rn.f32 %f37,%f36,%f10;
sub.f32 %f38,%f31,%f37;
mul.f32 %f39,%f14,%f38;
fma.rn.f32 %f40,%f39,%f8,%f7;
add.rn.f32 %f41,%f40,%f10;
sub.rn.f32 %f42,%f41,%f10;
add.f32 %f43,%f42,0f43000000;
sub.f32 %f44,%f29,%f37;
mul.f32 %f45,%f21,%f44;
fma.rn.f32 %f46,%f45,%f8,%f7;
add.rn.f32 %f47,%f46,%f10;
sub.rn.f32 %f48,%f47,%f10;
add.f32 %f49,%f48,0f43000000;
selp.f32 %f50,%f49,%f43,%p11;
selp.f32 %f51,%f43,%f49,%p11;
cvt.rni.s32.f32 %r339,%f37;
cvt.rni.s32.f32 %r338,%f50;
cvt.rni.s32.f32 %r337,%f51;
shr.u32 %r180,%r317,16;
and.b32 %r181,%r180,255;
cvt.rn.f32.s32 %f52,%r181;
shr.u32 %r182,%r317,24;
cvt.rn.f32.s32 %f53,%r182;
and.b32 %r183,%r316,255;
cvt.rn.f32.s32 %f54,%r183;
mul.f32 %f55,%f53,0f46164400;
fma.rn.f32 %f56,%f54,0f45991800,%f55;
fma.rn.f32 %f57,%f52,0f44E98000,%f56;
fma.rn.f32 %f58,%f57,%f8,%f7;
add.rn.f32 %f59,%f58,%f10;
sub.rn.f32 %f60,%f59,%f10;
sub.f32 %f61,%f54,%f60;
mul.f32 %f62,%f14,%f61;
fma.rn.f32 %f63,%f62,%f8,%f7;
add.rn.f32 %f64,%f63,%f10;
sub.rn.f32 %f65,%f64,%f10;
add.f32 %f66,%f65,0f43000000;
sub.f32 %f67,%f52,%f60;
mul.f32 %f68,%f21,%f67;
fma.rn.f32 %f69,%f68,%f8,%f7;
add.rn.f32 %f70,%f69,%f10;
sub.rn.f32 %f71,%f70,%f10;
add.f32 %f72,%f71,0f43000000;
selp.f32 %f73,%f72,%f66,%p11;
selp.f32 %f74,%f66,%f72,%p11;
cvt.rni.s32.f32 %r336,%f60;
cvt.rni.s32.f32 %r335,%f73;
cvt.rni.s32.f32 %r334,%f74;
shr.u32 %r184,%r316,8;
and.b32 %r185,%r184,255;
shr.u32 %r186,%r316,16;
and.b32 %r187,%r186,255;
cvt.rn.f32.s32 %f75,%r185;
cvt.rn.f32.s32 %f76,%r187;
shr.u32 %r188,%r316,24;
cvt.rn.f32.s32 %f77,%r188;
mul.f32 %f78,%f76,0f46164400;
fma.rn.f32 %f79,%f77,0f45991800,%f78;
fma.rn.f32 %f80,%f75,0f44E98000,%f79;
fma.rn.f32 %f81,%f80,%f8,%f7;
add.rn.f32 %f82,%f81,%f10;
sub.rn.f32 %f83,%f82,%f10;
sub.f32 %f84,%f77,%f83;
mul.f32 %f85,%f14,%f84;
fma.rn.f32 %f86,%f85,%f8,%f7;
add.rn.f32 %f87,%f86,%f10;
sub.rn.f32 %f88,%f87,%f10;
add.f32 %f89,%f88,0f43000000;
sub.f32 %f90,%f75,%f83;
mul.f32 %f91,%f21,%f90;
fma.rn.f32 %f92,%f91,%f8,%f7;
add.rn.f32 %f93,%f92,%f10;
sub.rn.f32 %f94,%f93,%f10;
add.f32 %f95,%f94,0f43000000;
selp.f32 %f96,%f95,%f89,%p11;
selp.f32 %f97,%f89,%f95,%p11;
cvt.rni.s32.f32 %r333,%f83;
cvt.rni.s32.f32 %r332,%f96;
cvt.rni.s32.f32 %r331,%f97;
shr.u32 %r189,%r315,8;
and.b32 %r190,%r189,255;
shr.u32 %r191,%r315,16;
and.b32 %r192,%r191,255;
and.b32 %r193,%r315,255;
cvt.rn.f32.s32 %f98,%r193;
cvt.rn.f32.s32 %f99,%r190;
cvt.rn.f32.s32 %f100,%r192;
mul.f32 %f101,%f99,0f46164400;
fma.rn.f32 %f102,%f100,0f45991800,%f101;
fma.rn.f32 %f103,%f98,0f44E98000,%f102;
fma.rn.f32 %f104,%f103,%f8,%f7;
add.rn.f32 %f105,%f104,%f10;
sub.rn.f32 %f106,%f105,%f10;
sub.f32 %f107,%f100,%f106;
mul.f32 %f108,%f14,%f107;
fma.rn.f32 %f109,%f108,%f8,%f7;
add.rn.f32 %f110,%f109,%f10;
sub.rn.f32 %f111,%f110,%f10;
add.f32 %f112,%f111,0f43000000;
sub.f32 %f113,%f98,%f106;
mul.f32 %f114,%f21,%f113;
fma.rn.f32 %f115,%f114,%f8,%f7;
add.rn.f32 %f116,%f115,%f10;
sub.rn.f32 %f117,%f116,%f10;
add.f32 %f118,%f117,0f43000000;
selp.f32 %f119,%f118,%f112,%p11;
selp.f32 %f120,%f112,%f118,%p11;
cvt.rni.s32.f32 %r330,%f106;
cvt.rni.s32.f32 %r329,%f119;
cvt.rni.s32.f32 %r328,%f120;
shr.u32 %r194,%r314,8;
and.b32 %r195,%r194,255;
shr.u32 %r196,%r315,24;
cvt.rn.f32.s32 %f121,%r196;
and.b32 %r197,%r314,255;
cvt.rn.f32.s32 %f122,%r197;
cvt.rn.f32.s32 %f123,%r195;
mul.f32 %f124,%f122,0f46164400;
fma.rn.f32 %f125,%f123,0f45991800,%f124;
fma.rn.f32 %f126,%f121,0f44E98000,%f125;
fma.rn.f32 %f127,%f126,%f8,%f7;
add.rn.f32 %f128,%f127,%f10;
sub.rn.f32 %f129,%f128,%f10;
sub.f32 %f130,%f123,%f129;
mul.f32 %f131,%f14,%f130;
fma.rn.f32 %f132,%f131,%f8,%f7;
add.rn.f32 %f133,%f132,%f10;
sub.rn.f32 %f134,%f133,%f10;
add.f32 %f135,%f134,0f43000000;
sub.f32 %f136,%f121,%f129;
mul.f32 %f137,%f21,%f136;
fma.rn.f32 %f138,%f137,%f8,%f7;
add.rn.f32 %f139,%f138,%f10;
sub.rn.f32 %f140,%f139,%f10;
add.f32 %f141,%f140,0f43000000;
selp.f32 %f142,%f141,%f135,%p11;
selp.f32 %f143,%f135,%f141,%p11;
cvt.rni.s32.f32 %r327,%f129;
cvt.rni.s32.f32 %r326,%f142;
cvt.rni.s32.f32 %r325,%f143;
shr.u32 %r198,%r314,16;
and.b32 %r199,%r198,255;
cvt.rn.f32.s32 %f144,%r199;
shr.u32 %r200,%r314,24;
cvt.rn.f32.s32 %f145,%r200;
and.b32 %r201,%r313,255;
cvt.rn.f32.s32 %f146,%r201;
mul.f32 %f147,%f145,0f46164400;
fma.rn.f32 %f148,%f146,0f45991800,%f147;
fma.rn.f32 %f149,%f144,0f44E98000,%f148;
fma.rn.f32 %f150,%f149,%f8,%f7;
add.rn.f32 %f151,%f150,%f10;
sub.rn.f32 %f152,%f151,%f10;
sub.f32 %f153,%f146,%f152;
mul.f32 %f154,%f14,%f153;
fma.rn.f32 %f155,%f154,%f8,%f7;
add.rn.f32 %f156,%f155,%f10;
sub.rn.f32 %f157,%f156,%f10;
add.f32 %f158,%f157,0f43000000;
sub.f32 %f159,%f144,%f152;
mul.f32 %f160,%f21,%f159;
fma.rn.f32 %f161,%f160,%f8,%f7;
add.rn.f32 %f162,%f161,%f10;
sub.rn.f32 %f163,%f162,%f10;
add.f32 %f164,%f163,0f43000000;
selp.f32 %f165,%f164,%f158,%p11;
selp.f32 %f166,%f158,%f164,%p11;
cvt.rni.s32.f32 %r324,%f152;
cvt.rni.s32.f32 %r323,%f165;
cvt.rni.s32.f32 %r322,%f166;
shr.u32 %r202,%r313,8;
and.b32 %r203,%r202,255;
shr.u32 %r204,%r313,16;
and.b32 %r205,%r204,255;
cvt.rn.f32.s32 %f167,%r203;
cvt.rn.f32.s32 %f168,%r205;
shr.u32 %r206,%r313,24;
cvt.rn.f32.s32 %f169,%r206;
mul.f32 %f170,%f168,0f46164400;
fma.rn.f32 %f171,%f169,0f45991800,%f170;
fma.rn.f32 %f172,%f167,0f44E98000,%f171;
fma.rn.f32 %f173,%f172,%f8,%f7;
add.rn.f32 %f174,%f173,%f10;
sub.rn.f32 %f175,%f174,%f10;
sub.f32 %f176,%f169,%f175;
mul.f32 %f177,%f14,%f176;
fma.rn.f32 %f178,%f177,%f8,%f7;
add.rn.f32 %f179,%f178,%f10;
sub.rn.f32 %f180,%f179,%f10;
add.f32 %f181,%f180,0f43000000;
sub.f32 %f182,%f167,%f175;
mul.f32 %f183,%f21,%f182;
fma.rn.f32 %f184,%f183,%f8,%f7;
add.rn.f32 %f185,%f184,%f10;
sub.rn.f32 %f186,%f185,%f10;
add.f32 %f187,%f186,0f43000000;
selp.f32 %f188,%f187,%f181,%p11;
selp.f32 %f189,%f181,%f187,%p11;
cvt.rni.s32.f32 %r321,%f175;
cvt.rni.s32.f32 %r320,%f188;
cvt.rni.s32.f32 %r319,%f189;
bra.uni $10_13;
$10_12:
setp.eq.s32 %p12,%r123,0;
mul.f32 %f190,%f2,0f46164400;
fma.rn.f32 %f191,%f1,0f45991800,%f190;
fma.rn.f32 %f192,%f3,0f44E98000,%f191;
mov.f32 %f193,0f38000000;
mov.f32 %f194,0f38800000;
fma.rn.f32 %f195,%f192,%f194,%f193;
mov.f32 %f196,0f4B400000;
add.rn.f32 %f197,%f195,%f196;
sub.rn.f32 %f198,%f197,%f196;
sub.f32 %f199,%f1,%f198;
selp.f32 %f200,0f46608400,0f46368800,%p12;
mul.f32 %f201,%f200,%f199;
fma.rn.f32 %f202,%f201,%f194,%f193;
add.rn.f32 %f203,%f202,%f196;
sub.rn.f32 %f204,%f203,%f196;
add.f32 %f205,%f204,0f43000000;
sub.f32 %f206,%f3,%f198;
selp.f32 %f207,0f45FBE800,0f46106400,%p12;
mul.f32 %f208,%f207,%f206;
fma.rn.f32 %f209,%f208,%f194,%f193;
add.rn.f32 %f210,%f209,%f196;
sub.rn.f32 %f211,%f210,%f196;
add.f32 %f212,%f211,0f43000000;
selp.f32 %f213,%f212,%f205,%p12;
selp.f32 %f214,%f205,%f212,%p12;
cvt.rni.s32.f32 %r342,%f198;
cvt.rni.s32.f32 %r341,%f213;
cvt.rni.s32.f32 %r340,%f214;
shr.u32 %r207,%r317,8;
and.b32 %r208,%r207,255;
shr.u32 %r209,%r318,24;
cvt.rn.f32.s32 %f215,%r209;
and.b32 %r210,%r317,255;
cvt.rn.f32.s32 %f216,%r210;
cvt.rn.f32.s32 %f217,%r208;
mul.f32 %f218,%f216,0f46164400;
fma.rn.f32 %f219,%f215,0f45991800,%f218;
fma.rn.f32 %f220,%f217,0f44E98000,%f219;
fma.rn.f32 %f221,%f220,%f194,%f193;
add.rn.f32 %f222,%f221,%f196;
sub.rn.f32 %f223,%f222,%f196;
sub.f32 %f224,%f215,%f223;
mul.f32 %f225,%f200,%f224;
fma.rn.f32 %f226,%f225,%f194,%f193;
add.rn.f32 %f227,%f226,%f196;
sub.rn.f32 %f228,%f227,%f196;
add.f32 %f229,%f228,0f43000000;
sub.f32 %f230,%f217,%f223;
mul.f32 %f231,%f207,%f230;
fma.rn.f32 %f232,%f231,%f194,%f193;
add.rn.f32 %f233,%f232,%f196;
sub.rn.f32 %f234,%f233,%f196;
add.f32 %f235,%f234,0f43000000;
selp.f32 %f236,%f235,%f229,%p12;
selp.f32 %f237,%f229,%f235,%p12;
cvt.rni.s32.f32 %r339,%f223;
cvt.rni.s32.f32 %r338,%f236;
cvt.rni.s32.f32 %r337,%f237;
shr.u32 %r211,%r317,16;
and.b32 %r212,%r211,255;
cvt.rn.f32.s32 %f238,%r212;
shr.u32 %r213,%r317,24;
cvt.rn.f32.s32 %f239,%r213;
and.b32 %r214,%r316,255;
cvt.rn.f32.s32 %f240,%r214;
mul.f32 %f241,%f239,0f46164400;
fma.rn.f32 %f242,%f238,0f45991800,%f241;
fma.rn.f32 %f243,%f240,0f44E98000,%f242;
fma.rn.f32 %f244,%f243,%f194,%f193;
add.rn.f32 %f245,%f244,%f196;
sub.rn.f32 %f246,%f245,%f196;
sub.f32 %f247,%f238,%f246;
mul.f32 %f248,%f200,%f247;
fma.rn.f32 %f249,%f248,%f194,%f193;
add.rn.f32 %f250,%f249,%f196;
sub.rn.f32 %f251,%f250,%f196;
add.f32 %f252,%f251,0f43000000;
sub.f32 %f253,%f240,%f246;
mul.f32 %f254,%f207,%f253;
fma.rn.f32 %f255,%f254,%f194,%f193;
add.rn.f32 %f256,%f255,%f196;
sub.rn.f32 %f257,%f256,%f196;
add.f32 %f258,%f257,0f43000000;
selp.f32 %f259,%f258,%f252,%p12;
selp.f32 %f260,%f252,%f258,%p12;
cvt.rni.s32.f32 %r336,%f246;
cvt.rni.s32.f32 %r335,%f259;
cvt.rni.s32.f32 %r334,%f260;
shr.u32 %r215,%r316,8;
and.b32 %r216,%r215,255;
shr.u32 %r217,%r316,16;
and.b32 %r218,%r217,255;
cvt.rn.f32.s32 %f261,%r216;
cvt.rn.f32.s32 %f262,%r218;
shr.u32 %r219,%r316,24;
cvt.rn.f32.s32 %f263,%r219;
mul.f32 %f264,%f262,0f46164400;
fma.rn.f32 %f265,%f261,0f45991800,%f264;
fma.rn.f32 %f266,%f263,0f44E98000,%f265;
fma.rn.f32 %f267,%f266,%f194,%f193;
add.rn.f32 %f268,%f267,%f196;
sub.rn.f32 %f269,%f268,%f196;
sub.f32 %f270,%f261,%f269;
mul.f32 %f271,%f200,%f270;
fma.rn.f32 %f272,%f271,%f194,%f193;
add.rn.f32 %f273,%f272,%f196;
sub.rn.f32 %f274,%f273,%f196;
add.f32 %f275,%f274,0f43000000;
sub.f32 %f276,%f263,%f269;
mul.f32 %f277,%f207,%f276;
fma.rn.f32 %f278,%f277,%f194,%f193;
add.rn.f32 %f279,%f278,%f196;
sub.rn.f32 %f280,%f279,%f196;
add.f32 %f281,%f280,0f43000000;
selp.f32 %f282,%f281,%f275,%p12;
selp.f32 %f283,%f275,%f281,%p12;
cvt.rni.s32.f32 %r333,%f269;
cvt.rni.s32.f32 %r332,%f282;
cvt.rni.s32.f32 %r331,%f283;
shr.u32 %r220,%r315,8;
and.b32 %r221,%r220,255;
shr.u32 %r222,%r315,16;
and.b32 %r223,%r222,255;
and.b32 %r224,%r315,255;
cvt.rn.f32.s32 %f284,%r224;
cvt.rn.f32.s32 %f285,%r221;
cvt.rn.f32.s32 %f286,%r223;
mul.f32 %f287,%f285,0f46164400;
fma.rn.f32 %f288,%f284,0f45991800,%f287;
fma.rn.f32 %f289,%f286,0f44E98000,%f288;
fma.rn.f32 %f290,%f289,%f194,%f193;
add.rn.f32 %f291,%f290,%f196;
sub.rn.f32 %f292,%f291,%f196;
sub.f32 %f293,%f284,%f292;
mul.f32 %f294,%f200,%f293;
fma.rn.f32 %f295,%f294,%f194,%f193;
add.rn.f32 %f296,%f295,%f196;
sub.rn.f32 %f297,%f296,%f196;
add.f32 %f298,%f297,0f43000000;
sub.f32 %f299,%f286,%f292;
mul.f32 %f300,%f207,%f299;
fma.rn.f32 %f301,%f300,%f194,%f193;
add.rn.f32 %f302,%f301,%f196;
sub.rn.f32 %f303,%f302,%f196;
add.f32 %f304,%f303,0f43000000;
selp.f32 %f305,%f304,%f298,%p12;
selp.f32 %f306,%f298,%f304,%p12;
cvt.rni.s32.f32 %r330,%f292;
cvt.rni.s32.f32 %r329,%f305;
cvt.rni.s32.f32 %r328,%f306;
shr.u32 %r225,%r314,8;
and.b32 %r226,%r225,255;
shr.u32 %r227,%r315,24;
cvt.rn.f32.s32 %f307,%r227;
and.b32 %r228,%r314,255;
cvt.rn.f32.s32 %f308,%r228;
cvt.rn.f32.s32 %f309,%r226;
mul.f32 %f310,%f308,0f46164400;
fma.rn.f32 %f311,%f307,0f45991800,%f310;
fma.rn.f32 %f312,%f309,0f44E98000,%f311;
fma.rn.f32 %f313,%f312,%f194,%f193;
add.rn.f32 %f314,%f313,%f196;
sub.rn.f32 %f315,%f314,%f196;
sub.f32 %f316,%f307,%f315;
mul.f32 %f317,%f200,%f316;
fma.rn.f32 %f318,%f317,%f194,%f193;
add.rn.f32 %f319,%f318,%f196;
sub.rn.f32 %f320,%f319,%f196;
add.f32 %f321,%f320,0f43000000;
sub.f32 %f322,%f309,%f315;
mul.f32 %f323,%f207,%f322;
fma.rn.f32 %f324,%f323,%f194,%f193;
add.rn.f32 %f325,%f324,%f196;
sub.rn.f32 %f326,%f325,%f196;
add.f32 %f327,%f326,0f43000000;
selp.f32 %f328,%f327,%f321,%p12;
selp.f32 %f329,%f321,%f327,%p12;
cvt.rni.s32.f32 %r327,%f315;
cvt.rni.s32.f32 %r326,%f328;
cvt.rni.s32.f32 %r325,%f329;
shr.u32 %r229,%r314,16;
and.b32 %r230,%r229,255;
cvt.rn.f32.s32 %f330,%r230;
shr.u32 %r231,%r314,24;
cvt.rn.f32.s32 %f331,%r231;
and.b32 %r232,%r313,255;
cvt.rn.f32.s32 %f332,%r232;
mul.f32 %f333,%f331,0f46164400;
fma.rn.f32 %f334,%f330,0f45991800,%f333;
fma.rn.f32 %f335,%f332,0f44E98000,%f334;
fma.rn.f32 %f336,%f335,%f194,%f193;
add.rn.f32 %f337,%f336,%f196;
sub.rn.f32 %f338,%f337,%f196;
sub.f32 %f339,%f330,%f338;
mul.f32 %f340,%f200,%f339;
fma.rn.f32 %f341,%f340,%f194,%f193;
add.rn.f32 %f342,%f341,%f196;
sub.rn.f32 %f343,%f342,%f196;
add.f32 %f344,%f343,0f43000000;
sub.f32 %f345,%f332,%f338;
mul.f32 %f346,%f207,%f345;
fma.rn.f32 %f347,%f346,%f194,%f193;
add.rn.f32 %f348,%f347,%f196;
sub.rn.f32 %f349,%f348,%f196;
add.f32 %f350,%f349,0f43000000;
selp.f32 %f351,%f350,%f344,%p12;
selp.f32 %f352,%f344,%f350,%p12;
cvt.rni.s32.f32 %r324,%f338;
cvt.rni.s32.f32 %r323,%f351;
cvt.rni.s32.f32 %r322,%f352;
shr.u32 %r233,%r313,8;
and.b32 %r234,%r233,255;
shr.u32 %r235,%r313,16;
and.b32 %r236,%r235,255;
cvt.rn.f32.s32 %f353,%r234;
cvt.rn.f32.s32 %f354,%r236;
shr.u32 %r237,%r313,24;
cvt.rn.f32.s32 %f355,%r237;
mul.f32 %f356,%f354,0f46164400;
fma.rn.f32 %f357,%f353,0f45991800,%f356;
fma.rn.f32 %f358,%f355,0f44E98000,%f357;
fma.rn.f32 %f359,%f358,%f194,%f193;
add.rn.f32 %f360,%f359,%f196;
sub.rn.f32 %f361,%f360,%f196;
sub.f32 %f362,%f353,%f361;
mul.f32 %f363,%f200,%f362;
fma.rn.f32 %f364,%f363,%f194,%f193;
add.rn.f32 %f365,%f364,%f196;
sub.rn.f32 %f366,%f365,%f196;
add.f32 %f367,%f366,0f43000000;
sub.f32 %f368,%f355,%f361;
mul.f32 %f369,%f207,%f368;
fma.rn.f32 %f370,%f369,%f194,%f193;
add.rn.f32 %f371,%f370,%f196;
sub.rn.f32 %f372,%f371,%f196;
add.f32 %f373,%f372,0f43000000;
selp.f32 %f374,%f373,%f367,%p12;
selp.f32 %f375,%f367,%f373,%p12;
cvt.rni.s32.f32 %r321,%f361;
cvt.rni.s32.f32 %r320,%f374;
cvt.rni.s32.f32 %r319,%f375;
$10_13:
add.s64 %rd31,%rd94,%rd30;
cvt.s64.s32 %rd68,%r152;
mul.wide.u32 %rd69,%r140,768;
mov.u64 %rd70,_ZZ14rgb_to_yuv_3_3E7scratch;
add.s64 %rd71,%rd70,%rd69;
add.s64 %rd72,%rd71,%rd68;
mov.u32 %r281,0;
cvt.pack.sat.u8.s32.b32 %r238,%r339,%r340,%r281;
cvt.pack.sat.u8.s32.b32 %r246,%r335,%r336,%r281;
cvt.pack.sat.u8.s32.b32 %r250,%r337,%r338,%r246;
cvt.pack.sat.u8.s32.b32 %r242,%r341,%r342,%r238;
st.shared.v2.u32 [%rd72],{%r242,%r250};
cvt.pack.sat.u8.s32.b32 %r254,%r331,%r332,%r281;
cvt.pack.sat.u8.s32.b32 %r262,%r327,%r328,%r281;
cvt.pack.sat.u8.s32.b32 %r266,%r329,%r330,%r262;
cvt.pack.sat.u8.s32.b32 %r258,%r333,%r334,%r254;
st.shared.v2.u32 [%rd72+8],{%r258,%r266};
cvt.pack.sat.u8.s32.b32 %r270,%r323,%r324,%r281;
cvt.pack.sat.u8.s32.b32 %r278,%r319,%r320,%r281;
cvt.pack.sat.u8.s32.b32 %r282,%r321,%r322,%r278;
cvt.pack.sat.u8.s32.b32 %r274,%r325,%r326,%r270;
st.shared.v2.u32 [%rd72+16],{%r274,%r282};
bar.warp.sync -1;
and.b64 %rd73,%rd31,15;
setp.eq.s64 %p13,%rd73,0;
mul.lo.s32 %r109,%r16,3;
and.b32 %r289,%r109,15;
setp.eq.s32 %p14,%r289,0;
and.pred %p15,%p13,%p14;
@%p15 bra $10_15;
bra.uni $10_14;
$10_15:
shl.b32 %r110,%r149,4;
setp.ge.u32 %p16,%r110,%r109;
@%p16 bra $10_17;
cvt.u64.u32 %rd78,%r110;
add.s64 %rd79,%rd30,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd71,%rd78;
ld.shared.v4.u32 {%r294,%r295,%r296,%r297},[%rd84];
st.global.v4.u32 [%rd80],{%r294,%r295,%r296,%r297};
$10_17:
add.s32 %r111,%r110,512;
setp.ge.u32 %p17,%r111,%r109;
@%p17 bra $10_19;
cvt.u64.u32 %rd85,%r111;
add.s64 %rd86,%rd30,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd71,%rd85;
ld.shared.v4.u32 {%r303,%r304,%r305,%r306},[%rd91];
st.global.v4.u32 [%rd87],{%r303,%r304,%r305,%r306};
bra.uni $10_19;
$10_14:
cvta.shared.u64 %rd76,%rd70;
add.s64 %rd77,%rd76,%rd69;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd31;
.param .b64 param1;
st.param.b64 [param1+0],%rd77;
.param .b32 param2;
st.param.b32 [param2+0],%r109;
.param .b32 param3;
st.param.b32 [param3+0],%r149;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$10_19:
ret;
}
.visible .entry yuv_to_rgb_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .f32 %f<372>;
.reg .b32 %r<343>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14yuv_to_rgb_3_3E7scratch[6144];
ld.param.u64 %rd32,[p0];
ld.param.v2.u32 {%r126,%r127},[p1+40];
ld.param.u64 %rd37,[p2];
ld.param.v2.u32 {%r311,%r312},[p3+32];
ld.param.v2.u32 {%r130,%r131},[p3+40];
ld.param.u32 %r123,[p4+12];
ld.param.u32 %r122,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd38,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd33,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r127,0;
@%p1 bra $11_2;
cvta.to.global.u64 %rd42,%rd32;
mul.wide.s32 %rd43,%r1,40;
add.s64 %rd44,%rd42,%rd43;
ld.global.u64 %rd93,[%rd44+8];
ld.global.u64 %rd92,[%rd44];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd45,%r1;
mul.lo.s64 %rd46,%rd33,%rd45;
add.s64 %rd92,%rd32,%rd46;
$11_3:
setp.eq.s32 %p2,%r131,0;
@%p2 bra $11_5;
cvta.to.global.u64 %rd47,%rd37;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r311,%r312},[%rd49+32];
ld.global.u64 %rd95,[%rd49+8];
ld.global.u64 %rd94,[%rd49];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd38,%rd50;
add.s64 %rd94,%rd37,%rd51;
$11_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r136,%ctaid.x;
shl.b32 %r137,%r136,8;
mov.u32 %r138,%ctaid.y;
shl.b32 %r139,%r138,3;
mov.u32 %r140,%tid.y;
add.s32 %r141,%r139,%r140;
setp.ge.s32 %p3,%r141,%r312;
setp.le.s32 %p4,%r311,%r137;
or.pred %p5,%p3,%p4;
@%p5 bra $11_19;
sub.s32 %r144,%r311,%r137;
min.s32 %r16,%r144,256;
cvt.s64.s32 %rd52,%r141;
mul.lo.s64 %rd53,%rd93,%rd52;
mul.lo.s32 %r148,%r136,768;
cvt.s64.s32 %rd54,%r148;
add.s64 %rd28,%rd53,%rd54;
add.s64 %rd29,%rd92,%rd28;
mul.lo.s64 %rd55,%rd95,%rd52;
add.s64 %rd30,%rd55,%rd54;
mov.u32 %r149,%tid.x;
shl.b32 %r150,%r149,3;
add.s32 %r151,%r137,%r150;
setp.lt.s32 %p6,%r151,%r311;
mul.lo.s32 %r152,%r149,24;
selp.b32 %r17,%r152,0,%p6;
and.b64 %rd56,%rd29,7;
setp.eq.s64 %p7,%rd56,0;
and.b32 %r153,%r16,7;
setp.eq.s32 %p8,%r153,0;
and.pred %p9,%p7,%p8;
@%p9 bra $11_9;
bra.uni $11_8;
$11_9:
cvt.u64.u32 %rd64,%r17;
add.s64 %rd65,%rd28,%rd64;
cvta.to.global.u64 %rd66,%rd92;
add.s64 %rd67,%rd66,%rd65;
ld.global.v2.u32 {%r318,%r317},[%rd67];
ld.global.v2.u32 {%r316,%r315},[%rd67+8];
ld.global.v2.u32 {%r314,%r313},[%rd67+16];
bra.uni $11_10;
$11_8:
add.s32 %r154,%r16,7;
and.b32 %r155,%r154,-8;
mul.lo.s32 %r156,%r155,3;
mul.lo.s32 %r158,%r16,3;
mul.wide.u32 %rd57,%r140,768;
mov.u64 %rd58,_ZZ14yuv_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd59,%rd58;
add.s64 %rd60,%rd59,%rd57;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd60;
.param .b32 param1;
st.param.b32 [param1+0],%r156;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r158;
.param .b32 param4;
st.param.b32 [param4+0],%r149;
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
cvt.u64.u32 %rd61,%r17;
add.s64 %rd62,%rd58,%rd57;
add.s64 %rd63,%rd62,%rd61;
ld.shared.v2.u32 {%r318,%r317},[%rd63];
ld.shared.v2.u32 {%r316,%r315},[%rd63+8];
ld.shared.v2.u32 {%r314,%r313},[%rd63+16];
bar.warp.sync -1;
$11_10:
shr.u32 %r171,%r318,8;
and.b32 %r172,%r171,255;
shr.u32 %r173,%r318,16;
and.b32 %r174,%r173,255;
and.b32 %r175,%r318,255;
cvt.rn.f32.s32 %f1,%r175;
cvt.rn.f32.s32 %f2,%r172;
cvt.rn.f32.s32 %f3,%r174;
setp.eq.s32 %p10,%r123,0;
@%p10 bra $11_12;
setp.eq.s32 %p11,%r122,0;
add.f32 %f4,%f2,0fC3000000;
mul.f32 %f5,%f4,0f46B39600;
mov.f32 %f6,0f38000000;
mov.f32 %f7,0f38800000;
fma.rn.f32 %f8,%f5,%f7,%f6;
mov.f32 %f9,0f4B400000;
add.rn.f32 %f10,%f8,%f9;
sub.rn.f32 %f11,%f10,%f9;
add.f32 %f12,%f11,%f1;
add.f32 %f13,%f3,0fC3000000;
mul.f32 %f14,%f4,0fC636C800;
fma.rn.f32 %f15,%f13,0fC5B02000,%f14;
fma.rn.f32 %f16,%f15,%f7,%f6;
add.rn.f32 %f17,%f16,%f9;
sub.rn.f32 %f18,%f17,%f9;
add.f32 %f19,%f18,%f1;
mul.f32 %f20,%f13,0f46E2F200;
fma.rn.f32 %f21,%f20,%f7,%f6;
add.rn.f32 %f22,%f21,%f9;
sub.rn.f32 %f23,%f22,%f9;
add.f32 %f24,%f23,%f1;
selp.f32 %f25,%f12,%f24,%p11;
selp.f32 %f26,%f24,%f12,%p11;
cvt.rni.s32.f32 %r342,%f25;
cvt.rni.s32.f32 %r341,%f19;
cvt.rni.s32.f32 %r340,%f26;
shr.u32 %r176,%r317,8;
and.b32 %r177,%r176,255;
shr.u32 %r178,%r318,24;
cvt.rn.f32.s32 %f27,%r178;
and.b32 %r179,%r317,255;
cvt.rn.f32.s32 %f28,%r179;
cvt.rn.f32.s32 %f29,%r177;
add.f32 %f30,%f28,0fC3000000;
add.f32 %f31,%f29,0fC3000000;
mul.f32 %f32,%f30,0f46B39600;
fma.rn.f32 %f33,%f32,%f7,%f6;
add.rn.f32 %f34,%f33,%f9;
sub.rn.f32 %f35,%f34,%f9;
add.f32 %f36,%f35,%f27;
mul.f32 %f37,%f30,0fC636C800;
fma.rn.f32 %f38,%f31,0fC5B02000,%f37;
fma.rn.f32 %f39,%f38,%f7,%f6;
add.rn.f32 %f40,%f39,%f9;
sub.rn.f32 %f41,%f40,%f9;
add.f32 %f42,%f41,%f27;
mul.f32 %f43,%f31,0f46E2F200;
fma.rn.f32 %f44,%f43,%f7,%f6;
add.rn.f32 %f45,%f44,%f9;
sub.rn.f32 %f46,%f45,%f9;
add.f32 %f47,%f46,%f27;
selp.f32 %f48,%f36,%f47,%p11;
selp.f32 %f49,%f47,%f36,%p11;
cvt.rni.s32.f32 %r339,%f48;
cvt.rni.s32.f32 %r338,%f42;
cvt.rni.s32.f32 %r337,%f49;
shr.u32 %r180,%r317,16;
and.b32 %r181,%r180,255;
cvt.rn.f32.s32 %f50,%r181;
shr.u32 %r182,%r317,24;
cvt.rn.f32.s32 %f51,%r182;
and.b32 %r183,%r316,255;
cvt.rn.f32.s32 %f52,%r183;
add.f32 %f53,%f51,0fC3000000;
add.f32 %f54,%f52,0fC3000000;
mul.f32 %f55,%f53,0f46B39600;
fma.rn.f32 %f56,%f55,%f7,%f6;
add.rn.f32 %f57,%f56,%f9;
sub.rn.f32 %f58,%f57,%f9;
add.f32 %f59,%f58,%f50;
mul.f32 %f60,%f53,0fC636C800;
fma.rn.f32 %f61,%f54,0fC5B02000,%f60;
fma.rn.f32 %f62,%f61,%f7,%f6;
add.rn.f32 %f63,%f62,%f9;
sub.rn.f32 %f64,%f63,%f9;
add.f32 %f65,%f64,%f50;
mul.f32 %f66,%f54,0f46E2F200;
fma.rn.f32 %f67,%f66,%f7,%f6;
add.rn.f32 %f68,%f67,%f9;
sub.rn.f32 %f69,%f68,%f9;
add.f32 %f70,%f69,%f50;
selp.f32 %f71,%f59,%f70,%p11;
selp.f32 %f72,%f70,%f59,%p11;
cvt.rni.s32.f32 %r336,%f71;
cvt.rni.s32.f32 %r335,%f65;
cvt.rni.s32.f32 %r334,%f72;
shr.u32 %r184,%r316,8;
and.b32 %r185,%r184,255;
shr.u32 %r186,%r316,16;
and.b32 %r187,%r186,255;
cvt.rn.f32.s32 %f73,%r185;
cvt.rn.f32.s32 %f74,%r187;
shr.u32 %r188,%r316,24;
cvt.rn.f32.s32 %f75,%r188;
add.f32 %f76,%f74,0fC3000000;
add.f32 %f77,%f75,0fC3000000;
mul.f32 %f78,%f76,0f46B39600;
fma.rn.f32 %f79,%f78,%f7,%f6;
add.rn.f32 %f80,%f79,%f9;
sub.rn.f32 %f81,%f80,%f9;
add.f32 %f82,%f81,%f73;
mul.f32 %f83,%f76,0fC636C800;
fma.rn.f32 %f84,%f77,0fC5B02000,%f83;
fma.rn.f32 %f85,%f84,%f7,%f6;
add.rn.f32 %f86,%f85,%f9;
sub.rn.f32 %f87,%f86,%f9;
add.f32 %f88,%f87,%f73;
mul.f32 %f89,%f77,0f46E2F200;
fma.rn.f32 %f90,%f89,%f7,%f6;
add.rn.f32 %f91,%f90,%f9;
sub.rn.f32 %f92,%f91,%f9;
add.f32 %f93,%f92,%f73;
selp.f32 %f94,%f82,%f93,%p11;
selp.f32 %f95,%f93,%f82,%p11;
cvt.rni.s32.f32 %r333,%f94;
cvt.rni.s32.f32 %r332,%f88;
cvt.rni.s32.f32 %r331,%f95;
shr.u32 %r189,%r315,8;
and.b32 %r190,%r189,255;
shr.u32 %r191,%r315,16;
and.b32 %r192,%r191,255;
and.b32 %r193,%r315,255;
cvt.rn.f32.s32 %f96,%r193;
cvt.rn.f32.s32 %f97,%r190;
cvt.rn.f32.s32 %f98,%r192;
add.f32 %f99,%f97,0fC3000000;
add.f32 %f100,%f98,0fC3000000;
mul.f32 %f101,%f99,0f46B39600;
fma.rn.f32 %f102,%f101,%f7,%f6;
add.rn.f32 %f103,%f102,%f9;
sub.rn.f32 %f104,%f103,%f9;
add.f32 %f105,%f104,%f96;
mul.f32 %f106,%f99,0fC636C800;
fma.rn.f32 %f107,%f100,0fC5B02000,%f106;
fma.rn.f32 %f108,%f107,%f7,%f6;
add.rn.f32 %f109,%f108,%f9;
sub.rn.f32 %f110,%f109,%f9;
add.f32 %f111,%f110,%f96;
mul.f32 %f112,%f100,0f46E2F200;
fma.rn.f32 %f113,%f112,%f7,%f6;
add.rn.f32 %f114,%f113,%f9;
sub.rn.f32 %f115,%f114,%f9;
add.f32 %f116,%f115,%f96;
selp.f32 %f117,%f105,%f116,%p11;
selp.f32 %f118,%f116,%f105,%p11;
cvt.rni.s32.f32 %r330,%f117;
cvt.rni.s32.f32 %r329,%f111;
cvt.rni.s32.f32 %r328,%f118;
shr.u32 %r194,%r314,8;
and.b32 %r195,%r194,255;
shr.u32 %r196,%r315,24;
cvt.rn.f32.s32 %f119,%r196;
and.b32 %r197,%r314,255;
cvt.rn.f32.s32 %f120,%r197;
cvt.rn.f32.s32 %f121,%r195;
add.f32 %f122,%f120,0fC3000000;
add.f32 %f123,%f121,0fC3000000;
mul.f32 %f124,%f122,0f46B39600;
fma.rn.f32 %f125,%f124,%f7,%f6;
add.rn.f32 %f126,%f125,%f9;
sub.rn.f32 %f127,%f126,%f9;
add.f32 %f128,%f127,%f119;
mul.f32 %f129,%f122,0fC636C800;
fma.rn.f32 %f130,%f123,0fC5B02000,%f129;
fma.rn.f32 %f131,%f130,%f7,%f6;
add.rn.f32 %f132,%f131,%f9;
sub.rn.f32 %f133,%f132,%f9;
add.f32 %f134,%f133,%f119;
mul.f32 %f135,%f123,0f46E2F200;
fma.rn.f32 %f136,%f135,%f7,%f6;
add.rn.f32 %f137,%f136,%f9;
sub.rn.f32 %f138,%f137,%f9;
add.f32 %f139,%f138,%f119;
selp.f32 %f140,%f128,%f139,%p11;
selp.f32 %f141,%f139,%f128,%p11;
cvt.rni.s32.f32 %r327,%f140;
cvt.rni.s32.f32 %r326,%f134;
cvt.rni.s32.f32 %r325,%f141;
shr.u32 %r198,%r314,16;
and.b32 %r199,%r198,255;
cvt.rn.f32.s32 %f142,%r199;
shr.u32 %r200,%r314,24;
cvt.rn.f32.s32 %f143,%r200;
and.b32 %r201,%r313,255;
cvt.rn.f32.s32 %f144,%r201;
add.f32 %f145,%f143,0fC3000000;
add.f32 %f146,%f144,0fC3000000;
mul.f32 %f147,%f145,0f46B39600;
fma.rn.f32 %f148,%f147,%f7,%f6;
add.rn.f32 %f149,%f148,%f9;
sub.rn.f32 %f150,%f149,%f9;
add.f32 %f151,%f150,%f142;
mul.f32 %f152,%f145,0fC636C800;
fma.rn.f32 %f153,%f146,0fC5B02000,%f152;
fma.rn.f32 %f154,%f153,%f7,%f6;
add.rn.f32 %f155,%f154,%f9;
sub.rn.f32 %f156,%f155,%f9;
add.f32 %f157,%f156,%f142;
mul.f32 %f158,%f146,0f46E2F200;
fma.rn.f32 %f159,%f158,%f7,%f6;
add.rn.f32 %f160,%f159,%f9;
sub.rn.f32 %f161,%f160,%f9;
add.f32 %f162,%f161,%f142;
selp.f32 %f163,%f151,%f162,%p11;
selp.f32 %f164,%f162,%f151,%p11;
cvt.rni.s32.f32 %r324,%f163;
cvt.rni.s32.f32 %r323,%f157;
cvt.rni.s32.f32 %r322,%f164;
shr.u32 %r202,%r313,8;
and.b32 %r203,%r202,255;
shr.u32 %r204,%r313,16;
and.b32 %r205,%r204,255;
cvt.rn.f32.s32 %f165,%r203;
cvt.rn.f32.s32 %f166,%r205;
shr.u32 %r206,%r313,24;
cvt.rn.f32.s32 %f167,%r206;
add.f32 %f168,%f166,0fC3000000;
add.f32 %f169,%f167,0fC3000000;
mul.f32 %f170,%f168,0f46B39600;
fma.rn.f32 %f171,%f170,%f7,%f6;
add.rn.f32 %f172,%f171,%f9;
sub.rn.f32 %f173,%f172,%f9;
add.f32 %f174,%f173,%f165;
mul.f32 %f175,%f168,0fC636C800;
fma.rn.f32 %f176,%f169,0fC5B02000,%f175;
fma.rn.f32 %f177,%f176,%f7,%f6;
add.rn.f32 %f178,%f177,%f9;
sub.rn.f32 %f179,%f178,%f9;
add.f32 %f180,%f179,%f165;
mul.f32 %f181,%f169,0f46E2F200;
fma.rn.f32 %f182,%f181,%f7,%f6;
add.rn.f32 %f183,%f182,%f9;
sub.rn.f32 %f184,%f183,%f9;
add.f32 %f185,%f184,%f165;
selp.f32 %f186,%f174,%f185,%p11;
selp.f32 %f187,%f185,%f174,%p11;
cvt.rni.s32.f32 %r321,%f186;
cvt.rni.s32.f32 %r320,%f180;
cvt.rni.s32.f32 %r319,%f187;
bra.uni $11_13;
$11_12:
setp.eq.s32 %p12,%r122,0;
add.f32 %f188,%f3,0fC3000000;
mul.f32 %f189,%f188,0f4691EC00;
mov.f32 %f190,0f38000000;
mov.f32 %f191,0f38800000;
fma.rn.f32 %f192,%f189,%f191,%f190;
mov.f32 %f193,0f4B400000;
add.rn.f32 %f194,%f192,%f193;
sub.rn.f32 %f195,%f194,%f193;
add.f32 %f196,%f195,%f1;
add.f32 %f197,%f2,0fC3000000;
mul.f32 %f198,%f188,0fC614BC00;
fma.rn.f32 %f199,%f197,0fC5CA4000,%f198;
fma.rn.f32 %f200,%f199,%f191,%f190;
add.rn.f32 %f201,%f200,%f193;
sub.rn.f32 %f202,%f201,%f193;
add.f32 %f203,%f202,%f1;
mul.f32 %f204,%f197,0f47020C00;
fma.rn.f32 %f205,%f204,%f191,%f190;
add.rn.f32 %f206,%f205,%f193;
sub.rn.f32 %f207,%f206,%f193;
add.f32 %f208,%f207,%f1;
selp.f32 %f209,%f196,%f208,%p12;
selp.f32 %f210,%f208,%f196,%p12;
cvt.rni.s32.f32 %r342,%f209;
cvt.rni.s32.f32 %r341,%f203;
cvt.rni.s32.f32 %r340,%f210;
shr.u32 %r207,%r317,8;
and.b32 %r208,%r207,255;
shr.u32 %r209,%r318,24;
cvt.rn.f32.s32 %f211,%r209;
and.b32 %r210,%r317,255;
cvt.rn.f32.s32 %f212,%r210;
cvt.rn.f32.s32 %f213,%r208;
add.f32 %f214,%f213,0fC3000000;
add.f32 %f215,%f212,0fC3000000;
mul.f32 %f216,%f214,0f4691EC00;
fma.rn.f32 %f217,%f216,%f191,%f190;
add.rn.f32 %f218,%f217,%f193;
sub.rn.f32 %f219,%f218,%f193;
add.f32 %f220,%f219,%f211;
mul.f32 %f221,%f214,0fC614BC00;
fma.rn.f32 %f222,%f215,0fC5CA4000,%f221;
fma.rn.f32 %f223,%f222,%f191,%f190;
add.rn.f32 %f224,%f223,%f193;
sub.rn.f32 %f225,%f224,%f193;
add.f32 %f226,%f225,%f211;
mul.f32 %f227,%f215,0f47020C00;
fma.rn.f32 %f228,%f227,%f191,%f190;
add.rn.f32 %f229,%f228,%f193;
sub.rn.f32 %f230,%f229,%f193;
add.f32 %f231,%f230,%f211;
selp.f32 %f232,%f220,%f231,%p12;
selp.f32 %f233,%f231,%f220,%p12;
cvt.rni.s32.f32 %r339,%f232;
cvt.rni.s32.f32 %r338,%f226;
cvt.rni.s32.f32 %r337,%f233;
shr.u32 %r211,%r317,16;
and.b32 %r212,%r211,255;
cvt.rn.f32.s32 %f234,%r212;
shr.u32 %r213,%r317,24;
cvt.rn.f32.s32 %f235,%r213;
and.b32 %r214,%r316,255;
cvt.rn.f32.s32 %f236,%r214;
add.f32 %f237,%f236,0fC3000000;
add.f32 %f238,%f235,0fC3000000;
mul.f32 %f239,%f237,0f4691EC00;
fma.rn.f32 %f240,%f239,%f191,%f190;
add.rn.f32 %f241,%f240,%f193;
sub.rn.f32 %f242,%f241,%f193;
add.f32 %f243,%f242,%f234;
mul.f32 %f244,%f237,0fC614BC00;
fma.rn.f32 %f245,%f238,0fC5CA4000,%f244;
fma.rn.f32 %f246,%f245,%f191,%f190;
add.rn.f32 %f247,%f246,%f193;
sub.rn.f32 %f248,%f247,%f193;
add.f32 %f249,%f248,%f234;
mul.f32 %f250,%f238,0f47020C00;
fma.rn.f32 %f251,%f250,%f191,%f190;
add.rn.f32 %f252,%f251,%f193;
sub.rn.f32 %f253,%f252,%f193;
add.f32 %f254,%f253,%f234;
selp.f32 %f255,%f243,%f254,%p12;
selp.f32 %f256,%f254,%f243,%p12;
cvt.rni.s32.f32 %r336,%f255;
cvt.rni.s32.f32 %r335,%f249;
cvt.rni.s32.f32 %r334,%f256;
shr.u32 %r215,%r316,8;
and.b32 %r216,%r215,255;
shr.u32 %r217,%r316,16;
and.b32 %r218,%r217,255;
cvt.rn.f32.s32 %f257,%r216;
cvt.rn.f32.s32 %f258,%r218;
shr.u32 %r219,%r316,24;
cvt.rn.f32.s32 %f259,%r219;
add.f32 %f260,%f259,0fC3000000;
add.f32 %f261,%f258,0fC3000000;
mul.f32 %f262,%f260,0f4691EC00;
fma.rn.f32 %f263,%f262,%f191,%f190;
add.rn.f32 %f264,%f263,%f193;
sub.rn.f32 %f265,%f264,%f193;
add.f32 %f266,%f265,%f257;
mul.f32 %f267,%f260,0fC614BC00;
fma.rn.f32 %f268,%f261,0fC5CA4000,%f267;
fma.rn.f32 %f269,%f268,%f191,%f190;
add.rn.f32 %f270,%f269,%f193;
sub.rn.f32 %f271,%f270,%f193;
add.f32 %f272,%f271,%f257;
mul.f32 %f273,%f261,0f47020C00;
fma.rn.f32 %f274,%f273,%f191,%f190;
add.rn.f32 %f275,%f274,%f193;
sub.rn.f32 %f276,%f275,%f193;
add.f32 %f277,%f276,%f257;
selp.f32 %f278,%f266,%f277,%p12;
selp.f32 %f279,%f277,%f266,%p12;
cvt.rni.s32.f32 %r333,%f278;
cvt.rni.s32.f32 %r332,%f272;
cvt.rni.s32.f32 %r331,%f279;
shr.u32 %r220,%r315,8;
and.b32 %r221,%r220,255;
shr.u32 %r222,%r315,16;
and.b32 %r223,%r222,255;
and.b32 %r224,%r315,255;
cvt.rn.f32.s32 %f280,%r224;
cvt.rn.f32.s32 %f281,%r221;
cvt.rn.f32.s32 %f282,%r223;
add.f32 %f283,%f282,0fC3000000;
add.f32 %f284,%f281,0fC3000000;
mul.f32 %f285,%f283,0f4691EC00;
fma.rn.f32 %f286,%f285,%f191,%f190;
add.rn.f32 %f287,%f286,%f193;
sub.rn.f32 %f288,%f287,%f193;
add.f32 %f289,%f288,%f280;
mul.f32 %f290,%f283,0fC614BC00;
fma.rn.f32 %f291,%f284,0fC5CA4000,%f290;
fma.rn.f32 %f292,%f291,%f191,%f190;
add.rn.f32 %f293,%f292,%f193;
sub.rn.f32 %f294,%f293,%f193;
add.f32 %f295,%f294,%f280;
mul.f32 %f296,%f284,0f47020C00;
fma.rn.f32 %f297,%f296,%f191,%f190;
add.rn.f32 %f298,%f297,%f193;
sub.rn.f32 %f299,%f298,%f193;
add.f32 %f300,%f299,%f280;
selp.f32 %f301,%f289,%f300,%p12;
selp.f32 %f302,%f300,%f289,%p12;
cvt.rni.s32.f32 %r330,%f301;
cvt.rni.s32.f32 %r329,%f295;
cvt.rni.s32.f32 %r328,%f302;
shr.u32 %r225,%r314,8;
and.b32 %r226,%r225,255;
shr.u32 %r227,%r315,24;
cvt.rn.f32.s32 %f303,%r227;
and.b32 %r228,%r314,255;
cvt.rn.f32.s32 %f304,%r228;
cvt.rn.f32.s32 %f305,%r226;
add.f32 %f306,%f305,0fC3000000;
add.f32 %f307,%f304,0fC3000000;
mul.f32 %f308,%f306,0f4691EC00;
fma.rn.f32 %f309,%f308,%f191,%f190;
add.rn.f32 %f310,%f309,%f193;
sub.rn.f32 %f311,%f310,%f193;
add.f32 %f312,%f311,%f303;
mul.f32 %f313,%f306,0fC614BC00;
fma.rn.f32 %f314,%f307,0fC5CA4000,%f313;
fma.rn.f32 %f315,%f314,%f191,%f190;
add.rn.f32 %f316,%f315,%f193;
sub.rn.f32 %f317,%f316,%f193;
add.f32 %f318,%f317,%f303;
mul.f32 %f319,%f307,0f47020C00;
fma.rn.f32 %f320,%f319,%f191,%f190;
add.rn.f32 %f321,%f320,%f193;
sub.rn.f32 %f322,%f321,%f193;
add.f32 %f323,%f322,%f303;
selp.f32 %f324,%f312,%f323,%p12;
selp.f32 %f325,%f323,%f312,%p12;
cvt.rni.s32.f32 %r327,%f324;
cvt.rni.s32.f32 %r326,%f318;
cvt.rni.s32.f32 %r325,%f325;
shr.u32 %r229,%r314,16;
and.b32 %r230,%r229,255;
cvt.rn.f32.s32 %f326,%r230;
shr.u32 %r231,%r314,24;
cvt.rn.f32.s32 %f327,%r231;
and.b32 %r232,%r313,255;
cvt.rn.f32.s32 %f328,%r232;
add.f32 %f329,%f328,0fC3000000;
add.f32 %f330,%f327,0fC3000000;
mul.f32 %f331,%f329,0f4691EC00;
fma.rn.f32 %f332,%f331,%f191,%f190;
add.rn.f32 %f333,%f332,%f193;
sub.rn.f32 %f334,%f333,%f193;
add.f32 %f335,%f334,%f326;
mul.f32 %f336,%f329,0fC614BC00;
fma.rn.f32 %f337,%f330,0fC5CA4000,%f336;
fma.rn.f32 %f338,%f337,%f191,%f190;
add.rn.f32 %f339,%f338,%f193;
sub.rn.f32 %f340,%f339,%f193;
add.f32 %f341,%f340,%f326;
mul.f32 %f342,%f330,0f47020C00;
fma.rn.f32 %f343,%f342,%f191,%f190;
add.rn.f32 %f344,%f343,%f193;
sub.rn.f32 %f345,%f344,%f193;
add.f32 %f346,%f345,%f326;
selp.f32 %f347,%f335,%f346,%p12;
selp.f32 %f348,%f346,%f335,%p12;
cvt.rni.s32.f32 %r324,%f347;
cvt.rni.s32.f32 %r323,%f341;
cvt.rni.s32.f32 %r322,%f348;
shr.u32 %r233,%r313,8;
and.b32 %r234,%r233,255;
shr.u32 %r235,%r313,16;
and.b32 %r236,%r235,255;
cvt.rn.f32.s32 %f349,%r234;
cvt.rn.f32.s32 %f350,%r236;
shr.u32 %r237,%r313,24;
cvt.rn.f32.s32 %f351,%r237;
add.f32 %f352,%f351,0fC3000000;
add.f32 %f353,%f350,0fC3000000;
mul.f32 %f354,%f352,0f4691EC00;
fma.rn.f32 %f355,%f354,%f191,%f190;
add.rn.f32 %f356,%f355,%f193;
sub.rn.f32 %f357,%f356,%f193;
add.f32 %f358,%f357,%f349;
mul.f32 %f359,%f352,0fC614BC00;
fma.rn.f32 %f360,%f353,0fC5CA4000,%f359;
fma.rn.f32 %f361,%f360,%f191,%f190;
add.rn.f32 %f362,%f361,%f193;
sub.rn.f32 %f363,%f362,%f193;
add.f32 %f364,%f363,%f349;
mul.f32 %f365,%f353,0f47020C00;
fma.rn.f32 %f366,%f365,%f191,%f190;
add.rn.f32 %f367,%f366,%f193;
sub.rn.f32 %f368,%f367,%f193;
add.f32 %f369,%f368,%f349;
selp.f32 %f370,%f358,%f369,%p12;
selp.f32 %f371,%f369,%f358,%p12;
cvt.rni.s32.f32 %r321,%f370;
cvt.rni.s32.f32 %r320,%f364;
cvt.rni.s32.f32 %r319,%f371;
$11_13:
add.s64 %rd31,%rd94,%rd30;
cvt.s64.s32 %rd68,%r152;
mul.wide.u32 %rd69,%r140,768;
mov.u64 %rd70,_ZZ14yuv_to_rgb_3_3E7scratch;
add.s64 %rd71,%rd70,%rd69;
add.s64 %rd72,%rd71,%rd68;
mov.u32 %r281,0;
cvt.pack.sat.u8.s32.b32 %r238,%r339,%r340,%r281;
cvt.pack.sat.u8.s32.b32 %r246,%r335,%r336,%r281;
cvt.pack.sat.u8.s32.b32 %r250,%r337,%r338,%r246;
cvt.pack.sat.u8.s32.b32 %r242,%r341,%r342,%r238;
st.shared.v2.u32 [%rd72],{%r242,%r250};
cvt.pack.sat.u8.s32.b32 %r254,%r331,%r332,%r281;
cvt.pack.sat.u8.s32.b32 %r262,%r327,%r328,%r281;
cvt.pack.sat.u8.s32.b32 %r266,%r329,%r330,%r262;
cvt.pack.sat.u8.s32.b32 %r258,%r333,%r334,%r254;
st.shared.v2.u32 [%rd72+8],{%r258,%r266};
cvt.pack.sat.u8.s32.b32 %r270,%r323,%r324,%r281;
cvt.pack.sat.u8.s32.b32 %r278,%r319,%r320,%r281;
cvt.pack.sat.u8.s32.b32 %r282,%r321,%r322,%r278;
cvt.pack.sat.u8.s32.b32 %r274,%r325,%r326,%r270;
st.shared.v2.u32 [%rd72+16],{%r274,%r282};
bar.warp.sync -1;
and.b64 %rd73,%rd31,15;
setp.eq.s64 %p13,%rd73,0;
mul.lo.s32 %r109,%r16,3;
and.b32 %r289,%r109,15;
setp.eq.s32 %p14,%r289,0;
and.pred %p15,%p13,%p14;
@%p15 bra $11_15;
bra.uni $11_14;
$11_15:
shl.b32 %r110,%r149,4;
setp.ge.u32 %p16,%r110,%r109;
@%p16 bra $11_17;
cvt.u64.u32 %rd78,%r110;
add.s64 %rd79,%rd30,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd71,%rd78;
ld.shared.v4.u32 {%r294,%r295,%r296,%r297},[%rd84];
st.global.v4.u32 [%rd80],{%r294,%r295,%r296,%r297};
$11_17:
add.s32 %r111,%r110,512;
setp.ge.u32 %p17,%r111,%r109;
@%p17 bra $11_19;
cvt.u64.u32 %rd85,%r111;
add.s64 %rd86,%rd30,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd71,%rd85;
ld.shared.v4.u32 {%r303,%r304,%r305,%r306},[%rd91];
st.global.v4.u32 [%rd87],{%r303,%r304,%r305,%r306};
bra.uni $11_19;
$11_14:
cvta.shared.u64 %rd76,%rd70;
add.s64 %rd77,%rd76,%rd69;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd31;
.param .b64 param1;
st.param.b64 [param1+0],%rd77;
.param .b32 param2;
st.param.b32 [param2+0],%r109;
.param .b32 param3;
st.param.b32 [param3+0],%r149;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$11_19:
ret;
}
.visible .entry rgb_to_hsv_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<112>;
.reg .f32 %f<762>;
.reg .b32 %r<368>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14rgb_to_hsv_3_3E7scratch[6144];
ld.param.u64 %rd32,[p0];
ld.param.v2.u32 {%r146,%r147},[p1+40];
ld.param.u64 %rd37,[p2];
ld.param.v2.u32 {%r336,%r337},[p3+32];
ld.param.v2.u32 {%r150,%r151},[p3+40];
ld.param.u32 %r143,[p4+12];
ld.param.u32 %r142,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd38,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd33,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r147,0;
@%p1 bra $12_2;
cvta.to.global.u64 %rd42,%rd32;
mul.wide.s32 %rd43,%r1,40;
add.s64 %rd44,%rd42,%rd43;
ld.global.u64 %rd93,[%rd44+8];
ld.global.u64 %rd92,[%rd44];
bra.uni $12_3;
$12_2:
cvt.s64.s32 %rd45,%r1;
mul.lo.s64 %rd46,%rd33,%rd45;
add.s64 %rd92,%rd32,%rd46;
$12_3:
setp.eq.s32 %p2,%r151,0;
@%p2 bra $12_5;
cvta.to.global.u64 %rd47,%rd37;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r336,%r337},[%rd49+32];
ld.global.u64 %rd95,[%rd49+8];
ld.global.u64 %rd94,[%rd49];
bra.uni $12_6;
$12_5:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd38,%rd50;
add.s64 %rd94,%rd37,%rd51;
$12_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,8;
mov.u32 %r16,%tid.x;
mov.u32 %r156,%ctaid.y;
shl.b32 %r157,%r156,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r157,%r17;
setp.ge.s32 %p3,%r18,%r337;
setp.le.s32 %p4,%r336,%r15;
or.pred %p5,%p3,%p4;
@%p5 bra $12_163;
sub.s32 %r158,%r336,%r15;
min.s32 %r20,%r158,256;
cvt.s64.s32 %rd52,%r18;
mul.lo.s64 %rd53,%rd93,%rd52;
mul.lo.s32 %r159,%r14,768;
cvt.s64.s32 %rd54,%r159;
add.s64 %rd28,%rd53,%rd54;
add.s64 %rd29,%rd92,%rd28;
mul.lo.s64 %rd55,%rd95,%rd52;
add.s64 %rd30,%rd55,%rd54;
mul.lo.s32 %r160,%r16,24;
shl.b32 %r161,%r16,3;
add.s32 %r162,%r15,%r161;
setp.lt.s32 %p6,%r162,%r336;
selp.b32 %r21,%r160,0,%p6;
and.b64 %rd56,%rd29,7;
setp.eq.s64 %p7,%rd56,0;
and.b32 %r163,%r20,7;
setp.eq.s32 %p8,%r163,0;
and.pred %p9,%p7,%p8;
@%p9 bra $12_9;
bra.uni $12_8;
$12_9:
cvt.u64.u32 %rd64,%r21;
add.s64 %rd65,%rd28,%rd64;
cvta.to.global.u64 %rd66,%rd92;
add.s64 %rd67,%rd66,%rd65;
ld.global.v2.u32 {%r343,%r342},[%rd67];
ld.global.v2.u32 {%r341,%r340},[%rd67+8];
ld.global.v2.u32 {%r339,%r338},[%rd67+16];
bra.uni $12_10;
$12_8:
add.s32 %r164,%r20,7;
and.b32 %r165,%r164,-8;
mul.lo.s32 %r166,%r165,3;
mul.lo.s32 %r167,%r20,3;
mul.wide.u32 %rd57,%r17,768;
mov.u64 %rd58,_ZZ14rgb_to_hsv_3_3E7scratch;
cvta.shared.u64 %rd59,%rd58;
add.s64 %rd60,%rd59,%rd57;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd60;
.param .b32 param1;
st.param.b32 [param1+0],%r166;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r167;
.param .b32 param4;
st.param.b32 [param4+0],%r16;
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
cvt.u64.u32 %rd61,%r21;
add.s64 %rd62,%rd58,%rd57;
add.s64 %rd63,%rd62,%rd61;
ld.shared.v2.u32 {%r343,%r342},[%rd63];
ld.shared.v2.u32 {%r341,%r340},[%rd63+8];
ld.shared.v2.u32 {%r339,%r338},[%rd63+16];
bar.warp.sync -1;
$12_10:
shr.u32 %r180,%r343,8;
and.b32 %r181,%r180,255;
shr.u32 %r182,%r343,16;
and.b32 %r183,%r182,255;
and.b32 %r184,%r343,255;
cvt.rn.f32.s32 %f1,%r184;
cvt.rn.f32.s32 %f2,%r181;
cvt.rn.f32.s32 %f3,%r183;
setp.eq.s32 %p10,%r142,0;
@%p10 bra $12_84;
max.f32 %f248,%f3,%f2;
max.f32 %f4,%f248,%f1;
min.f32 %f249,%f3,%f2;
min.f32 %f250,%f249,%f1;
sub.f32 %f5,%f4,%f250;
setp.eq.f32 %p11,%f4,%f3;
setp.eq.f32 %p12,%f4,%f2;
selp.b32 %r185,1,2,%p12;
selp.b32 %r41,0,%r185,%p11;
@%p11 bra $12_15;
bra.uni $12_12;
$12_15:
sub.f32 %f714,%f2,%f1;
bra.uni $12_16;
$12_84:
max.f32 %f481,%f1,%f2;
max.f32 %f126,%f481,%f3;
min.f32 %f482,%f1,%f2;
min.f32 %f483,%f482,%f3;
sub.f32 %f127,%f126,%f483;
setp.eq.f32 %p59,%f126,%f1;
setp.eq.f32 %p60,%f126,%f2;
selp.b32 %r224,1,2,%p60;
selp.b32 %r73,0,%r224,%p59;
@%p59 bra $12_88;
bra.uni $12_85;
$12_88:
sub.f32 %f738,%f2,%f3;
bra.uni $12_89;
$12_12:
setp.eq.s32 %p13,%r41,1;
@%p13 bra $12_14;
bra.uni $12_13;
$12_14:
sub.f32 %f714,%f1,%f3;
bra.uni $12_16;
$12_85:
setp.eq.s32 %p61,%r73,1;
@%p61 bra $12_87;
bra.uni $12_86;
$12_87:
sub.f32 %f738,%f3,%f1;
bra.uni $12_89;
$12_13:
sub.f32 %f714,%f3,%f2;
$12_16:
setp.leu.f32 %p14,%f4,0f00000000;
mov.f32 %f716,0f00000000;
mov.f32 %f715,%f716;
@%p14 bra $12_18;
rcp.approx.ftz.f32 %f252,%f4;
mul.f32 %f254,%f252,0f497F0000;
mov.f32 %f255,0f4B400000;
add.rn.f32 %f256,%f254,%f255;
sub.rn.f32 %f715,%f256,%f255;
$12_18:
cvt.rn.f32.s32 %f12,%r143;
setp.leu.f32 %p15,%f5,0f00000000;
@%p15 bra $12_20;
mul.f32 %f260,%f12,0f45800000;
mul.f32 %f259,%f5,0f40C00000;
rcp.approx.ftz.f32 %f258,%f259;
mul.f32 %f261,%f260,%f258;
mov.f32 %f262,0f4B400000;
add.rn.f32 %f263,%f261,%f262;
sub.rn.f32 %f716,%f263,%f262;
$12_20:
cvt.rn.f32.s32 %f264,%r41;
add.f32 %f265,%f264,%f264;
fma.rn.f32 %f266,%f5,%f265,%f714;
mul.f32 %f15,%f266,%f716;
mul.f32 %f16,%f5,%f715;
shr.u32 %r186,%r342,8;
and.b32 %r187,%r186,255;
shr.u32 %r188,%r343,24;
cvt.rn.f32.s32 %f17,%r188;
and.b32 %r189,%r342,255;
cvt.rn.f32.s32 %f18,%r189;
cvt.rn.f32.s32 %f19,%r187;
max.f32 %f267,%f19,%f18;
max.f32 %f20,%f267,%f17;
min.f32 %f268,%f19,%f18;
min.f32 %f269,%f268,%f17;
sub.f32 %f21,%f20,%f269;
setp.eq.f32 %p16,%f20,%f19;
setp.eq.f32 %p17,%f20,%f18;
selp.b32 %r190,1,2,%p17;
selp.b32 %r42,0,%r190,%p16;
@%p16 bra $12_24;
bra.uni $12_21;
$12_24:
sub.f32 %f717,%f18,%f17;
bra.uni $12_25;
$12_21:
setp.eq.s32 %p18,%r42,1;
@%p18 bra $12_23;
bra.uni $12_22;
$12_23:
sub.f32 %f717,%f17,%f19;
bra.uni $12_25;
$12_22:
sub.f32 %f717,%f19,%f18;
$12_25:
setp.leu.f32 %p19,%f20,0f00000000;
mov.f32 %f719,0f00000000;
mov.f32 %f718,%f719;
@%p19 bra $12_27;
rcp.approx.ftz.f32 %f271,%f20;
mul.f32 %f273,%f271,0f497F0000;
mov.f32 %f274,0f4B400000;
add.rn.f32 %f275,%f273,%f274;
sub.rn.f32 %f718,%f275,%f274;
$12_27:
setp.leu.f32 %p20,%f21,0f00000000;
@%p20 bra $12_29;
mul.f32 %f279,%f12,0f45800000;
mul.f32 %f278,%f21,0f40C00000;
rcp.approx.ftz.f32 %f277,%f278;
mul.f32 %f280,%f279,%f277;
mov.f32 %f281,0f4B400000;
add.rn.f32 %f282,%f280,%f281;
sub.rn.f32 %f719,%f282,%f281;
$12_29:
mov.f32 %f283,0f39000000;
mov.f32 %f284,0f39800000;
fma.rn.f32 %f285,%f15,%f284,%f283;
mov.f32 %f286,0f4B400000;
add.rn.f32 %f287,%f285,%f286;
sub.rn.f32 %f30,%f287,%f286;
cvt.rn.f32.s32 %f288,%r42;
add.f32 %f289,%f288,%f288;
fma.rn.f32 %f290,%f21,%f289,%f717;
mul.f32 %f31,%f290,%f719;
mul.f32 %f32,%f21,%f718;
shr.u32 %r191,%r342,16;
and.b32 %r192,%r191,255;
cvt.rn.f32.s32 %f33,%r192;
shr.u32 %r193,%r342,24;
cvt.rn.f32.s32 %f34,%r193;
and.b32 %r194,%r341,255;
cvt.rn.f32.s32 %f35,%r194;
max.f32 %f291,%f35,%f34;
max.f32 %f36,%f291,%f33;
min.f32 %f292,%f35,%f34;
min.f32 %f293,%f292,%f33;
sub.f32 %f37,%f36,%f293;
setp.eq.f32 %p21,%f36,%f35;
setp.eq.f32 %p22,%f36,%f34;
selp.b32 %r195,1,2,%p22;
selp.b32 %r43,0,%r195,%p21;
@%p21 bra $12_33;
bra.uni $12_30;
$12_33:
sub.f32 %f720,%f34,%f33;
bra.uni $12_34;
$12_30:
setp.eq.s32 %p23,%r43,1;
@%p23 bra $12_32;
bra.uni $12_31;
$12_32:
sub.f32 %f720,%f33,%f35;
bra.uni $12_34;
$12_31:
sub.f32 %f720,%f35,%f34;
$12_34:
setp.leu.f32 %p24,%f36,0f00000000;
mov.f32 %f722,0f00000000;
mov.f32 %f721,%f722;
@%p24 bra $12_36;
rcp.approx.ftz.f32 %f295,%f36;
mul.f32 %f297,%f295,0f497F0000;
mov.f32 %f298,0f4B400000;
add.rn.f32 %f299,%f297,%f298;
sub.rn.f32 %f721,%f299,%f298;
$12_36:
setp.leu.f32 %p25,%f37,0f00000000;
@%p25 bra $12_38;
mul.f32 %f303,%f12,0f45800000;
mul.f32 %f302,%f37,0f40C00000;
rcp.approx.ftz.f32 %f301,%f302;
mul.f32 %f304,%f303,%f301;
mov.f32 %f305,0f4B400000;
add.rn.f32 %f306,%f304,%f305;
sub.rn.f32 %f722,%f306,%f305;
$12_38:
mov.f32 %f307,0f39000000;
mov.f32 %f308,0f39800000;
fma.rn.f32 %f309,%f31,%f308,%f307;
mov.f32 %f310,0f4B400000;
add.rn.f32 %f311,%f309,%f310;
sub.rn.f32 %f46,%f311,%f310;
cvt.rn.f32.s32 %f312,%r43;
add.f32 %f313,%f312,%f312;
fma.rn.f32 %f314,%f37,%f313,%f720;
mul.f32 %f47,%f314,%f722;
mul.f32 %f48,%f37,%f721;
shr.u32 %r196,%r341,8;
and.b32 %r197,%r196,255;
shr.u32 %r198,%r341,16;
and.b32 %r199,%r198,255;
cvt.rn.f32.s32 %f49,%r197;
cvt.rn.f32.s32 %f50,%r199;
shr.u32 %r200,%r341,24;
cvt.rn.f32.s32 %f51,%r200;
max.f32 %f315,%f51,%f50;
max.f32 %f52,%f315,%f49;
min.f32 %f316,%f51,%f50;
min.f32 %f317,%f316,%f49;
sub.f32 %f53,%f52,%f317;
setp.eq.f32 %p26,%f52,%f51;
setp.eq.f32 %p27,%f52,%f50;
selp.b32 %r201,1,2,%p27;
selp.b32 %r44,0,%r201,%p26;
@%p26 bra $12_42;
bra.uni $12_39;
$12_42:
sub.f32 %f723,%f50,%f49;
bra.uni $12_43;
$12_39:
setp.eq.s32 %p28,%r44,1;
@%p28 bra $12_41;
bra.uni $12_40;
$12_41:
sub.f32 %f723,%f49,%f51;
bra.uni $12_43;
$12_40:
sub.f32 %f723,%f51,%f50;
$12_43:
setp.leu.f32 %p29,%f52,0f00000000;
mov.f32 %f725,0f00000000;
mov.f32 %f724,%f725;
@%p29 bra $12_45;
rcp.approx.ftz.f32 %f319,%f52;
mul.f32 %f321,%f319,0f497F0000;
mov.f32 %f322,0f4B400000;
add.rn.f32 %f323,%f321,%f322;
sub.rn.f32 %f724,%f323,%f322;
$12_45:
setp.leu.f32 %p30,%f53,0f00000000;
@%p30 bra $12_47;
mul.f32 %f327,%f12,0f45800000;
mul.f32 %f326,%f53,0f40C00000;
rcp.approx.ftz.f32 %f325,%f326;
mul.f32 %f328,%f327,%f325;
mov.f32 %f329,0f4B400000;
add.rn.f32 %f330,%f328,%f329;
sub.rn.f32 %f725,%f330,%f329;
$12_47:
mov.f32 %f331,0f39000000;
mov.f32 %f332,0f39800000;
fma.rn.f32 %f333,%f47,%f332,%f331;
mov.f32 %f334,0f4B400000;
add.rn.f32 %f335,%f333,%f334;
sub.rn.f32 %f62,%f335,%f334;
cvt.rn.f32.s32 %f336,%r44;
add.f32 %f337,%f336,%f336;
fma.rn.f32 %f338,%f53,%f337,%f723;
mul.f32 %f63,%f338,%f725;
mul.f32 %f64,%f53,%f724;
shr.u32 %r202,%r340,8;
and.b32 %r203,%r202,255;
shr.u32 %r204,%r340,16;
and.b32 %r205,%r204,255;
and.b32 %r206,%r340,255;
cvt.rn.f32.s32 %f65,%r206;
cvt.rn.f32.s32 %f66,%r203;
cvt.rn.f32.s32 %f67,%r205;
max.f32 %f339,%f67,%f66;
max.f32 %f68,%f339,%f65;
min.f32 %f340,%f67,%f66;
min.f32 %f341,%f340,%f65;
sub.f32 %f69,%f68,%f341;
setp.eq.f32 %p31,%f68,%f67;
setp.eq.f32 %p32,%f68,%f66;
selp.b32 %r207,1,2,%p32;
selp.b32 %r45,0,%r207,%p31;
@%p31 bra $12_51;
bra.uni $12_48;
$12_51:
sub.f32 %f726,%f66,%f65;
bra.uni $12_52;
$12_48:
setp.eq.s32 %p33,%r45,1;
@%p33 bra $12_50;
bra.uni $12_49;
$12_50:
sub.f32 %f726,%f65,%f67;
bra.uni $12_52;
$12_49:
sub.f32 %f726,%f67,%f66;
$12_52:
setp.leu.f32 %p34,%f68,0f00000000;
mov.f32 %f728,0f00000000;
mov.f32 %f727,%f728;
@%p34 bra $12_54;
rcp.approx.ftz.f32 %f343,%f68;
mul.f32 %f345,%f343,0f497F0000;
mov.f32 %f346,0f4B400000;
add.rn.f32 %f347,%f345,%f346;
sub.rn.f32 %f727,%f347,%f346;
$12_54:
setp.leu.f32 %p35,%f69,0f00000000;
@%p35 bra $12_56;
mul.f32 %f351,%f12,0f45800000;
mul.f32 %f350,%f69,0f40C00000;
rcp.approx.ftz.f32 %f349,%f350;
mul.f32 %f352,%f351,%f349;
mov.f32 %f353,0f4B400000;
add.rn.f32 %f354,%f352,%f353;
sub.rn.f32 %f728,%f354,%f353;
$12_56:
mov.f32 %f355,0f39000000;
mov.f32 %f356,0f39800000;
fma.rn.f32 %f357,%f63,%f356,%f355;
mov.f32 %f358,0f4B400000;
add.rn.f32 %f359,%f357,%f358;
sub.rn.f32 %f78,%f359,%f358;
cvt.rn.f32.s32 %f360,%r45;
add.f32 %f361,%f360,%f360;
fma.rn.f32 %f362,%f69,%f361,%f726;
mul.f32 %f79,%f362,%f728;
mul.f32 %f80,%f69,%f727;
shr.u32 %r208,%r339,8;
and.b32 %r209,%r208,255;
shr.u32 %r210,%r340,24;
cvt.rn.f32.s32 %f81,%r210;
and.b32 %r211,%r339,255;
cvt.rn.f32.s32 %f82,%r211;
cvt.rn.f32.s32 %f83,%r209;
max.f32 %f363,%f83,%f82;
max.f32 %f84,%f363,%f81;
min.f32 %f364,%f83,%f82;
min.f32 %f365,%f364,%f81;
sub.f32 %f85,%f84,%f365;
setp.eq.f32 %p36,%f84,%f83;
setp.eq.f32 %p37,%f84,%f82;
selp.b32 %r212,1,2,%p37;
selp.b32 %r46,0,%r212,%p36;
@%p36 bra $12_60;
bra.uni $12_57;
$12_60:
sub.f32 %f729,%f82,%f81;
bra.uni $12_61;
$12_57:
setp.eq.s32 %p38,%r46,1;
@%p38 bra $12_59;
bra.uni $12_58;
$12_59:
sub.f32 %f729,%f81,%f83;
bra.uni $12_61;
$12_58:
sub.f32 %f729,%f83,%f82;
$12_61:
setp.leu.f32 %p39,%f84,0f00000000;
mov.f32 %f731,0f00000000;
mov.f32 %f730,%f731;
@%p39 bra $12_63;
rcp.approx.ftz.f32 %f367,%f84;
mul.f32 %f369,%f367,0f497F0000;
mov.f32 %f370,0f4B400000;
add.rn.f32 %f371,%f369,%f370;
sub.rn.f32 %f730,%f371,%f370;
$12_63:
setp.leu.f32 %p40,%f85,0f00000000;
@%p40 bra $12_65;
mul.f32 %f375,%f12,0f45800000;
mul.f32 %f374,%f85,0f40C00000;
rcp.approx.ftz.f32 %f373,%f374;
mul.f32 %f376,%f375,%f373;
mov.f32 %f377,0f4B400000;
add.rn.f32 %f378,%f376,%f377;
sub.rn.f32 %f731,%f378,%f377;
$12_65:
mov.f32 %f379,0f39000000;
mov.f32 %f380,0f39800000;
fma.rn.f32 %f381,%f79,%f380,%f379;
mov.f32 %f382,0f4B400000;
add.rn.f32 %f383,%f381,%f382;
sub.rn.f32 %f94,%f383,%f382;
cvt.rn.f32.s32 %f384,%r46;
add.f32 %f385,%f384,%f384;
fma.rn.f32 %f386,%f85,%f385,%f729;
mul.f32 %f95,%f386,%f731;
mul.f32 %f96,%f85,%f730;
shr.u32 %r213,%r339,16;
and.b32 %r214,%r213,255;
cvt.rn.f32.s32 %f97,%r214;
shr.u32 %r215,%r339,24;
cvt.rn.f32.s32 %f98,%r215;
and.b32 %r216,%r338,255;
cvt.rn.f32.s32 %f99,%r216;
max.f32 %f387,%f99,%f98;
max.f32 %f100,%f387,%f97;
min.f32 %f388,%f99,%f98;
min.f32 %f389,%f388,%f97;
sub.f32 %f101,%f100,%f389;
setp.eq.f32 %p41,%f100,%f99;
setp.eq.f32 %p42,%f100,%f98;
selp.b32 %r217,1,2,%p42;
selp.b32 %r47,0,%r217,%p41;
@%p41 bra $12_69;
bra.uni $12_66;
$12_69:
sub.f32 %f732,%f98,%f97;
bra.uni $12_70;
$12_66:
setp.eq.s32 %p43,%r47,1;
@%p43 bra $12_68;
bra.uni $12_67;
$12_68:
sub.f32 %f732,%f97,%f99;
bra.uni $12_70;
$12_67:
sub.f32 %f732,%f99,%f98;
$12_70:
setp.leu.f32 %p44,%f100,0f00000000;
mov.f32 %f734,0f00000000;
mov.f32 %f733,%f734;
@%p44 bra $12_72;
rcp.approx.ftz.f32 %f391,%f100;
mul.f32 %f393,%f391,0f497F0000;
mov.f32 %f394,0f4B400000;
add.rn.f32 %f395,%f393,%f394;
sub.rn.f32 %f733,%f395,%f394;
$12_72:
setp.leu.f32 %p45,%f101,0f00000000;
@%p45 bra $12_74;
mul.f32 %f399,%f12,0f45800000;
mul.f32 %f398,%f101,0f40C00000;
rcp.approx.ftz.f32 %f397,%f398;
mul.f32 %f400,%f399,%f397;
mov.f32 %f401,0f4B400000;
add.rn.f32 %f402,%f400,%f401;
sub.rn.f32 %f734,%f402,%f401;
$12_74:
mov.f32 %f403,0f39000000;
mov.f32 %f404,0f39800000;
fma.rn.f32 %f405,%f95,%f404,%f403;
mov.f32 %f406,0f4B400000;
add.rn.f32 %f407,%f405,%f406;
sub.rn.f32 %f110,%f407,%f406;
cvt.rn.f32.s32 %f408,%r47;
add.f32 %f409,%f408,%f408;
fma.rn.f32 %f410,%f101,%f409,%f732;
mul.f32 %f111,%f410,%f734;
mul.f32 %f112,%f101,%f733;
shr.u32 %r218,%r338,8;
and.b32 %r219,%r218,255;
shr.u32 %r220,%r338,16;
and.b32 %r221,%r220,255;
cvt.rn.f32.s32 %f113,%r219;
cvt.rn.f32.s32 %f114,%r221;
shr.u32 %r222,%r338,24;
cvt.rn.f32.s32 %f115,%r222;
max.f32 %f411,%f115,%f114;
max.f32 %f116,%f411,%f113;
min.f32 %f412,%f115,%f114;
min.f32 %f413,%f412,%f113;
sub.f32 %f117,%f116,%f413;
setp.eq.f32 %p46,%f116,%f115;
setp.eq.f32 %p47,%f116,%f114;
selp.b32 %r223,1,2,%p47;
selp.b32 %r48,0,%r223,%p46;
@%p46 bra $12_78;
bra.uni $12_75;
$12_78:
sub.f32 %f735,%f114,%f113;
bra.uni $12_79;
$12_75:
setp.eq.s32 %p48,%r48,1;
@%p48 bra $12_77;
bra.uni $12_76;
$12_77:
sub.f32 %f735,%f113,%f115;
bra.uni $12_79;
$12_76:
sub.f32 %f735,%f115,%f114;
$12_79:
setp.leu.f32 %p49,%f116,0f00000000;
mov.f32 %f737,0f00000000;
mov.f32 %f736,%f737;
@%p49 bra $12_81;
rcp.approx.ftz.f32 %f415,%f116;
mul.f32 %f417,%f415,0f497F0000;
mov.f32 %f418,0f4B400000;
add.rn.f32 %f419,%f417,%f418;
sub.rn.f32 %f736,%f419,%f418;
$12_81:
setp.leu.f32 %p50,%f117,0f00000000;
@%p50 bra $12_83;
mul.f32 %f423,%f12,0f45800000;
mul.f32 %f422,%f117,0f40C00000;
rcp.approx.ftz.f32 %f421,%f422;
mul.f32 %f424,%f423,%f421;
mov.f32 %f425,0f4B400000;
add.rn.f32 %f426,%f424,%f425;
sub.rn.f32 %f737,%f426,%f425;
$12_83:
mov.f32 %f427,0f39000000;
mov.f32 %f428,0f39800000;
fma.rn.f32 %f429,%f111,%f428,%f427;
mov.f32 %f430,0f4B400000;
add.rn.f32 %f431,%f429,%f430;
sub.rn.f32 %f432,%f431,%f430;
cvt.rn.f32.s32 %f433,%r48;
add.f32 %f434,%f433,%f433;
fma.rn.f32 %f435,%f117,%f434,%f735;
mul.f32 %f436,%f435,%f737;
fma.rn.f32 %f437,%f436,%f428,%f427;
add.rn.f32 %f438,%f437,%f430;
sub.rn.f32 %f439,%f438,%f430;
setp.lt.f32 %p51,%f439,0f00000000;
add.f32 %f440,%f439,%f12;
selp.f32 %f441,%f440,%f439,%p51;
mul.f32 %f442,%f117,%f736;
fma.rn.f32 %f443,%f442,%f428,%f427;
add.rn.f32 %f444,%f443,%f430;
sub.rn.f32 %f445,%f444,%f430;
cvt.rni.s32.f32 %r346,%f441;
cvt.rni.s32.f32 %r345,%f445;
cvt.rni.s32.f32 %r344,%f116;
setp.lt.f32 %p52,%f110,0f00000000;
add.f32 %f446,%f110,%f12;
selp.f32 %f447,%f446,%f110,%p52;
cvt.rni.s32.f32 %r352,%f447;
fma.rn.f32 %f448,%f96,%f428,%f427;
add.rn.f32 %f449,%f448,%f430;
sub.rn.f32 %f450,%f449,%f430;
cvt.rni.s32.f32 %r351,%f450;
cvt.rni.s32.f32 %r350,%f84;
setp.lt.f32 %p53,%f78,0f00000000;
add.f32 %f451,%f78,%f12;
selp.f32 %f452,%f451,%f78,%p53;
cvt.rni.s32.f32 %r358,%f452;
fma.rn.f32 %f453,%f64,%f428,%f427;
add.rn.f32 %f454,%f453,%f430;
sub.rn.f32 %f455,%f454,%f430;
cvt.rni.s32.f32 %r357,%f455;
cvt.rni.s32.f32 %r356,%f52;
setp.lt.f32 %p54,%f46,0f00000000;
add.f32 %f456,%f46,%f12;
selp.f32 %f457,%f456,%f46,%p54;
cvt.rni.s32.f32 %r364,%f457;
fma.rn.f32 %f458,%f32,%f428,%f427;
add.rn.f32 %f459,%f458,%f430;
sub.rn.f32 %f460,%f459,%f430;
cvt.rni.s32.f32 %r363,%f460;
cvt.rni.s32.f32 %r362,%f20;
cvt.rni.s32.f32 %r365,%f4;
fma.rn.f32 %f461,%f16,%f428,%f427;
add.rn.f32 %f462,%f461,%f430;
sub.rn.f32 %f463,%f462,%f430;
cvt.rni.s32.f32 %r366,%f463;
add.f32 %f464,%f30,%f12;
setp.lt.f32 %p55,%f30,0f00000000;
selp.f32 %f465,%f464,%f30,%p55;
cvt.rni.s32.f32 %r367,%f465;
cvt.rni.s32.f32 %r359,%f36;
fma.rn.f32 %f466,%f48,%f428,%f427;
add.rn.f32 %f467,%f466,%f430;
sub.rn.f32 %f468,%f467,%f430;
cvt.rni.s32.f32 %r360,%f468;
add.f32 %f469,%f62,%f12;
setp.lt.f32 %p56,%f62,0f00000000;
selp.f32 %f470,%f469,%f62,%p56;
cvt.rni.s32.f32 %r361,%f470;
cvt.rni.s32.f32 %r353,%f68;
fma.rn.f32 %f471,%f80,%f428,%f427;
add.rn.f32 %f472,%f471,%f430;
sub.rn.f32 %f473,%f472,%f430;
cvt.rni.s32.f32 %r354,%f473;
add.f32 %f474,%f94,%f12;
setp.lt.f32 %p57,%f94,0f00000000;
selp.f32 %f475,%f474,%f94,%p57;
cvt.rni.s32.f32 %r355,%f475;
cvt.rni.s32.f32 %r347,%f100;
fma.rn.f32 %f476,%f112,%f428,%f427;
add.rn.f32 %f477,%f476,%f430;
sub.rn.f32 %f478,%f477,%f430;
cvt.rni.s32.f32 %r348,%f478;
add.f32 %f479,%f432,%f12;
setp.lt.f32 %p58,%f432,0f00000000;
selp.f32 %f480,%f479,%f432,%p58;
cvt.rni.s32.f32 %r349,%f480;
bra.uni $12_157;
$12_86:
sub.f32 %f738,%f1,%f2;
$12_89:
setp.leu.f32 %p62,%f126,0f00000000;
mov.f32 %f740,0f00000000;
mov.f32 %f739,%f740;
@%p62 bra $12_91;
rcp.approx.ftz.f32 %f485,%f126;
mul.f32 %f487,%f485,0f497F0000;
mov.f32 %f488,0f4B400000;
add.rn.f32 %f489,%f487,%f488;
sub.rn.f32 %f739,%f489,%f488;
$12_91:
cvt.rn.f32.s32 %f134,%r143;
setp.leu.f32 %p63,%f127,0f00000000;
@%p63 bra $12_93;
mul.f32 %f493,%f134,0f45800000;
mul.f32 %f492,%f127,0f40C00000;
rcp.approx.ftz.f32 %f491,%f492;
mul.f32 %f494,%f493,%f491;
mov.f32 %f495,0f4B400000;
add.rn.f32 %f496,%f494,%f495;
sub.rn.f32 %f740,%f496,%f495;
$12_93:
cvt.rn.f32.s32 %f497,%r73;
add.f32 %f498,%f497,%f497;
fma.rn.f32 %f499,%f127,%f498,%f738;
mul.f32 %f137,%f499,%f740;
mul.f32 %f138,%f127,%f739;
shr.u32 %r225,%r342,8;
and.b32 %r226,%r225,255;
shr.u32 %r227,%r343,24;
cvt.rn.f32.s32 %f139,%r227;
and.b32 %r228,%r342,255;
cvt.rn.f32.s32 %f140,%r228;
cvt.rn.f32.s32 %f141,%r226;
max.f32 %f500,%f139,%f140;
max.f32 %f142,%f500,%f141;
min.f32 %f501,%f139,%f140;
min.f32 %f502,%f501,%f141;
sub.f32 %f143,%f142,%f502;
setp.eq.f32 %p64,%f142,%f139;
setp.eq.f32 %p65,%f142,%f140;
selp.b32 %r229,1,2,%p65;
selp.b32 %r74,0,%r229,%p64;
@%p64 bra $12_97;
bra.uni $12_94;
$12_97:
sub.f32 %f741,%f140,%f141;
bra.uni $12_98;
$12_94:
setp.eq.s32 %p66,%r74,1;
@%p66 bra $12_96;
bra.uni $12_95;
$12_96:
sub.f32 %f741,%f141,%f139;
bra.uni $12_98;
$12_95:
sub.f32 %f741,%f139,%f140;
$12_98:
setp.leu.f32 %p67,%f142,0f00000000;
mov.f32 %f743,0f00000000;
mov.f32 %f742,%f743;
@%p67 bra $12_100;
rcp.approx.ftz.f32 %f504,%f142;
mul.f32 %f506,%f504,0f497F0000;
mov.f32 %f507,0f4B400000;
add.rn.f32 %f508,%f506,%f507;
sub.rn.f32 %f742,%f508,%f507;
$12_100:
setp.leu.f32 %p68,%f143,0f00000000;
@%p68 bra $12_102;
mul.f32 %f512,%f134,0f45800000;
mul.f32 %f511,%f143,0f40C00000;
rcp.approx.ftz.f32 %f510,%f511;
mul.f32 %f513,%f512,%f510;
mov.f32 %f514,0f4B400000;
add.rn.f32 %f515,%f513,%f514;
sub.rn.f32 %f743,%f515,%f514;
$12_102:
mov.f32 %f516,0f39000000;
mov.f32 %f517,0f39800000;
fma.rn.f32 %f518,%f137,%f517,%f516;
mov.f32 %f519,0f4B400000;
add.rn.f32 %f520,%f518,%f519;
sub.rn.f32 %f152,%f520,%f519;
cvt.rn.f32.s32 %f521,%r74;
add.f32 %f522,%f521,%f521;
fma.rn.f32 %f523,%f143,%f522,%f741;
mul.f32 %f153,%f523,%f743;
mul.f32 %f154,%f143,%f742;
shr.u32 %r230,%r342,16;
and.b32 %r231,%r230,255;
cvt.rn.f32.s32 %f155,%r231;
shr.u32 %r232,%r342,24;
cvt.rn.f32.s32 %f156,%r232;
and.b32 %r233,%r341,255;
cvt.rn.f32.s32 %f157,%r233;
max.f32 %f524,%f155,%f156;
max.f32 %f158,%f524,%f157;
min.f32 %f525,%f155,%f156;
min.f32 %f526,%f525,%f157;
sub.f32 %f159,%f158,%f526;
setp.eq.f32 %p69,%f158,%f155;
setp.eq.f32 %p70,%f158,%f156;
selp.b32 %r234,1,2,%p70;
selp.b32 %r75,0,%r234,%p69;
@%p69 bra $12_106;
bra.uni $12_103;
$12_106:
sub.f32 %f744,%f156,%f157;
bra.uni $12_107;
$12_103:
setp.eq.s32 %p71,%r75,1;
@%p71 bra $12_105;
bra.uni $12_104;
$12_105:
sub.f32 %f744,%f157,%f155;
bra.uni $12_107;
$12_104:
sub.f32 %f744,%f155,%f156;
$12_107:
setp.leu.f32 %p72,%f158,0f00000000;
mov.f32 %f746,0f00000000;
mov.f32 %f745,%f746;
@%p72 bra $12_109;
rcp.approx.ftz.f32 %f528,%f158;
mul.f32 %f530,%f528,0f497F0000;
mov.f32 %f531,0f4B400000;
add.rn.f32 %f532,%f530,%f531;
sub.rn.f32 %f745,%f532,%f531;
$12_109:
setp.leu.f32 %p73,%f159,0f00000000;
@%p73 bra $12_111;
mul.f32 %f536,%f134,0f45800000;
mul.f32 %f535,%f159,0f40C00000;
rcp.approx.ftz.f32 %f534,%f535;
mul.f32 %f537,%f536,%f534;
mov.f32 %f538,0f4B400000;
add.rn.f32 %f539,%f537,%f538;
sub.rn.f32 %f746,%f539,%f538;
$12_111:
mov.f32 %f540,0f39000000;
mov.f32 %f541,0f39800000;
fma.rn.f32 %f542,%f153,%f541,%f540;
mov.f32 %f543,0f4B400000;
add.rn.f32 %f544,%f542,%f543;
sub.rn.f32 %f168,%f544,%f543;
cvt.rn.f32.s32 %f545,%r75;
add.f32 %f546,%f545,%f545;
fma.rn.f32 %f547,%f159,%f546,%f744;
mul.f32 %f169,%f547,%f746;
mul.f32 %f170,%f159,%f745;
shr.u32 %r235,%r341,8;
and.b32 %r236,%r235,255;
shr.u32 %r237,%r341,16;
and.b32 %r238,%r237,255;
cvt.rn.f32.s32 %f171,%r236;
cvt.rn.f32.s32 %f172,%r238;
shr.u32 %r239,%r341,24;
cvt.rn.f32.s32 %f173,%r239;
max.f32 %f548,%f171,%f172;
max.f32 %f174,%f548,%f173;
min.f32 %f549,%f171,%f172;
min.f32 %f550,%f549,%f173;
sub.f32 %f175,%f174,%f550;
setp.eq.f32 %p74,%f174,%f171;
setp.eq.f32 %p75,%f174,%f172;
selp.b32 %r240,1,2,%p75;
selp.b32 %r76,0,%r240,%p74;
@%p74 bra $12_115;
bra.uni $12_112;
$12_115:
sub.f32 %f747,%f172,%f173;
bra.uni $12_116;
$12_112:
setp.eq.s32 %p76,%r76,1;
@%p76 bra $12_114;
bra.uni $12_113;
$12_114:
sub.f32 %f747,%f173,%f171;
bra.uni $12_116;
$12_113:
sub.f32 %f747,%f171,%f172;
$12_116:
setp.leu.f32 %p77,%f174,0f00000000;
mov.f32 %f749,0f00000000;
mov.f32 %f748,%f749;
@%p77 bra $12_118;
rcp.approx.ftz.f32 %f552,%f174;
mul.f32 %f554,%f552,0f497F0000;
mov.f32 %f555,0f4B400000;
add.rn.f32 %f556,%f554,%f555;
sub.rn.f32 %f748,%f556,%f555;
$12_118:
setp.leu.f32 %p78,%f175,0f00000000;
@%p78 bra $12_120;
mul.f32 %f560,%f134,0f45800000;
mul.f32 %f559,%f175,0f40C00000;
rcp.approx.ftz.f32 %f558,%f559;
mul.f32 %f561,%f560,%f558;
mov.f32 %f562,0f4B400000;
add.rn.f32 %f563,%f561,%f562;
sub.rn.f32 %f749,%f563,%f562;
$12_120:
mov.f32 %f564,0f39000000;
mov.f32 %f565,0f39800000;
fma.rn.f32 %f566,%f169,%f565,%f564;
mov.f32 %f567,0f4B400000;
add.rn.f32 %f568,%f566,%f567;
sub.rn.f32 %f184,%f568,%f567;
cvt.rn.f32.s32 %f569,%r76;
add.f32 %f570,%f569,%f569;
fma.rn.f32 %f571,%f175,%f570,%f747;
mul.f32 %f185,%f571,%f749;
mul.f32 %f186,%f175,%f748;
shr.u32 %r241,%r340,8;
and.b32 %r242,%r241,255;
shr.u32 %r243,%r340,16;
and.b32 %r244,%r243,255;
and.b32 %r245,%r340,255;
cvt.rn.f32.s32 %f187,%r245;
cvt.rn.f32.s32 %f188,%r242;
cvt.rn.f32.s32 %f189,%r244;
max.f32 %f572,%f187,%f188;
max.f32 %f190,%f572,%f189;
min.f32 %f573,%f187,%f188;
min.f32 %f574,%f573,%f189;
sub.f32 %f191,%f190,%f574;
setp.eq.f32 %p79,%f190,%f187;
setp.eq.f32 %p80,%f190,%f188;
selp.b32 %r246,1,2,%p80;
selp.b32 %r77,0,%r246,%p79;
@%p79 bra $12_124;
bra.uni $12_121;
$12_124:
sub.f32 %f750,%f188,%f189;
bra.uni $12_125;
$12_121:
setp.eq.s32 %p81,%r77,1;
@%p81 bra $12_123;
bra.uni $12_122;
$12_123:
sub.f32 %f750,%f189,%f187;
bra.uni $12_125;
$12_122:
sub.f32 %f750,%f187,%f188;
$12_125:
setp.leu.f32 %p82,%f190,0f00000000;
mov.f32 %f752,0f00000000;
mov.f32 %f751,%f752;
@%p82 bra $12_127;
rcp.approx.ftz.f32 %f576,%f190;
mul.f32 %f578,%f576,0f497F0000;
mov.f32 %f579,0f4B400000;
add.rn.f32 %f580,%f578,%f579;
sub.rn.f32 %f751,%f580,%f579;
$12_127:
setp.leu.f32 %p83,%f191,0f00000000;
@%p83 bra $12_129;
mul.f32 %f584,%f134,0f45800000;
mul.f32 %f583,%f191,0f40C00000;
rcp.approx.ftz.f32 %f582,%f583;
mul.f32 %f585,%f584,%f582;
mov.f32 %f586,0f4B400000;
add.rn.f32 %f587,%f585,%f586;
sub.rn.f32 %f752,%f587,%f586;
$12_129:
mov.f32 %f588,0f39000000;
mov.f32 %f589,0f39800000;
fma.rn.f32 %f590,%f185,%f589,%f588;
mov.f32 %f591,0f4B400000;
add.rn.f32 %f592,%f590,%f591;
sub.rn.f32 %f200,%f592,%f591;
cvt.rn.f32.s32 %f593,%r77;
add.f32 %f594,%f593,%f593;
fma.rn.f32 %f595,%f191,%f594,%f750;
mul.f32 %f201,%f595,%f752;
mul.f32 %f202,%f191,%f751;
shr.u32 %r247,%r339,8;
and.b32 %r248,%r247,255;
shr.u32 %r249,%r340,24;
cvt.rn.f32.s32 %f203,%r249;
and.b32 %r250,%r339,255;
cvt.rn.f32.s32 %f204,%r250;
cvt.rn.f32.s32 %f205,%r248;
max.f32 %f596,%f203,%f204;
max.f32 %f206,%f596,%f205;
min.f32 %f597,%f203,%f204;
min.f32 %f598,%f597,%f205;
sub.f32 %f207,%f206,%f598;
setp.eq.f32 %p84,%f206,%f203;
setp.eq.f32 %p85,%f206,%f204;
selp.b32 %r251,1,2,%p85;
selp.b32 %r78,0,%r251,%p84;
@%p84 bra $12_133;
bra.uni $12_130;
$12_133:
sub.f32 %f753,%f204,%f205;
bra.uni $12_134;
$12_130:
setp.eq.s32 %p86,%r78,1;
@%p86 bra $12_132;
bra.uni $12_131;
$12_132:
sub.f32 %f753,%f205,%f203;
bra.uni $12_134;
$12_131:
sub.f32 %f753,%f203,%f204;
$12_134:
setp.leu.f32 %p87,%f206,0f00000000;
mov.f32 %f755,0f00000000;
mov.f32 %f754,%f755;
@%p87 bra $12_136;
rcp.approx.ftz.f32 %f600,%f206;
mul.f32 %f602,%f600,0f497F0000;
mov.f32 %f603,0f4B400000;
add.rn.f32 %f604,%f602,%f603;
sub.rn.f32 %f754,%f604,%f603;
$12_136:
setp.leu.f32 %p88,%f207,0f00000000;
@%p88 bra $12_138;
mul.f32 %f608,%f134,0f45800000;
mul.f32 %f607,%f207,0f40C00000;
rcp.approx.ftz.f32 %f606,%f607;
mul.f32 %f609,%f608,%f606;
mov.f32 %f610,0f4B400000;
add.rn.f32 %f611,%f609,%f610;
sub.rn.f32 %f755,%f611,%f610;
$12_138:
mov.f32 %f612,0f39000000;
mov.f32 %f613,0f39800000;
fma.rn.f32 %f614,%f201,%f613,%f612;
mov.f32 %f615,0f4B400000;
add.rn.f32 %f616,%f614,%f615;
sub.rn.f32 %f216,%f616,%f615;
cvt.rn.f32.s32 %f617,%r78;
add.f32 %f618,%f617,%f617;
fma.rn.f32 %f619,%f207,%f618,%f753;
mul.f32 %f217,%f619,%f755;
mul.f32 %f218,%f207,%f754;
shr.u32 %r252,%r339,16;
and.b32 %r253,%r252,255;
cvt.rn.f32.s32 %f219,%r253;
shr.u32 %r254,%r339,24;
cvt.rn.f32.s32 %f220,%r254;
and.b32 %r255,%r338,255;
cvt.rn.f32.s32 %f221,%r255;
max.f32 %f620,%f219,%f220;
max.f32 %f222,%f620,%f221;
min.f32 %f621,%f219,%f220;
min.f32 %f622,%f621,%f221;
sub.f32 %f223,%f222,%f622;
setp.eq.f32 %p89,%f222,%f219;
setp.eq.f32 %p90,%f222,%f220;
selp.b32 %r256,1,2,%p90;
selp.b32 %r79,0,%r256,%p89;
@%p89 bra $12_142;
bra.uni $12_139;
$12_142:
sub.f32 %f756,%f220,%f221;
bra.uni $12_143;
$12_139:
setp.eq.s32 %p91,%r79,1;
@%p91 bra $12_141;
bra.uni $12_140;
$12_141:
sub.f32 %f756,%f221,%f219;
bra.uni $12_143;
$12_140:
sub.f32 %f756,%f219,%f220;
$12_143:
setp.leu.f32 %p92,%f222,0f00000000;
mov.f32 %f758,0f00000000;
mov.f32 %f757,%f758;
@%p92 bra $12_145;
rcp.approx.ftz.f32 %f624,%f222;
mul.f32 %f626,%f624,0f497F0000;
mov.f32 %f627,0f4B400000;
add.rn.f32 %f628,%f626,%f627;
sub.rn.f32 %f757,%f628,%f627;
$12_145:
setp.leu.f32 %p93,%f223,0f00000000;
@%p93 bra $12_147;
mul.f32 %f632,%f134,0f45800000;
mul.f32 %f631,%f223,0f40C00000;
rcp.approx.ftz.f32 %f630,%f631;
mul.f32 %f633,%f632,%f630;
mov.f32 %f634,0f4B400000;
add.rn.f32 %f635,%f633,%f634;
sub.rn.f32 %f758,%f635,%f634;
$12_147:
mov.f32 %f636,0f39000000;
mov.f32 %f637,0f39800000;
fma.rn.f32 %f638,%f217,%f637,%f636;
mov.f32 %f639,0f4B400000;
add.rn.f32 %f640,%f638,%f639;
sub.rn.f32 %f232,%f640,%f639;
cvt.rn.f32.s32 %f641,%r79;
add.f32 %f642,%f641,%f641;
fma.rn.f32 %f643,%f223,%f642,%f756;
mul.f32 %f233,%f643,%f758;
mul.f32 %f234,%f223,%f757;
shr.u32 %r257,%r338,8;
and.b32 %r258,%r257,255;
shr.u32 %r259,%r338,16;
and.b32 %r260,%r259,255;
cvt.rn.f32.s32 %f235,%r258;
cvt.rn.f32.s32 %f236,%r260;
shr.u32 %r261,%r338,24;
cvt.rn.f32.s32 %f237,%r261;
max.f32 %f644,%f235,%f236;
max.f32 %f238,%f644,%f237;
min.f32 %f645,%f235,%f236;
min.f32 %f646,%f645,%f237;
sub.f32 %f239,%f238,%f646;
setp.eq.f32 %p94,%f238,%f235;
setp.eq.f32 %p95,%f238,%f236;
selp.b32 %r262,1,2,%p95;
selp.b32 %r80,0,%r262,%p94;
@%p94 bra $12_151;
bra.uni $12_148;
$12_151:
sub.f32 %f759,%f236,%f237;
bra.uni $12_152;
$12_148:
setp.eq.s32 %p96,%r80,1;
@%p96 bra $12_150;
bra.uni $12_149;
$12_150:
sub.f32 %f759,%f237,%f235;
bra.uni $12_152;
$12_149:
sub.f32 %f759,%f235,%f236;
$12_152:
setp.leu.f32 %p97,%f238,0f00000000;
mov.f32 %f761,0f00000000;
mov.f32 %f760,%f761;
@%p97 bra $12_154;
rcp.approx.ftz.f32 %f648,%f238;
mul.f32 %f650,%f648,0f497F0000;
mov.f32 %f651,0f4B400000;
add.rn.f32 %f652,%f650,%f651;
sub.rn.f32 %f760,%f652,%f651;
$12_154:
setp.leu.f32 %p98,%f239,0f00000000;
@%p98 bra $12_156;
mul.f32 %f656,%f134,0f45800000;
mul.f32 %f655,%f239,0f40C00000;
rcp.approx.ftz.f32 %f654,%f655;
mul.f32 %f657,%f656,%f654;
mov.f32 %f658,0f4B400000;
add.rn.f32 %f659,%f657,%f658;
sub.rn.f32 %f761,%f659,%f658;
$12_156:
mov.f32 %f660,0f39000000;
mov.f32 %f661,0f39800000;
fma.rn.f32 %f662,%f233,%f661,%f660;
mov.f32 %f663,0f4B400000;
add.rn.f32 %f664,%f662,%f663;
sub.rn.f32 %f665,%f664,%f663;
cvt.rn.f32.s32 %f666,%r80;
add.f32 %f667,%f666,%f666;
fma.rn.f32 %f668,%f239,%f667,%f759;
mul.f32 %f669,%f668,%f761;
fma.rn.f32 %f670,%f669,%f661,%f660;
add.rn.f32 %f671,%f670,%f663;
sub.rn.f32 %f672,%f671,%f663;
setp.lt.f32 %p99,%f672,0f00000000;
add.f32 %f673,%f672,%f134;
selp.f32 %f674,%f673,%f672,%p99;
mul.f32 %f675,%f239,%f760;
fma.rn.f32 %f676,%f675,%f661,%f660;
add.rn.f32 %f677,%f676,%f663;
sub.rn.f32 %f678,%f677,%f663;
cvt.rni.s32.f32 %r346,%f674;
cvt.rni.s32.f32 %r345,%f678;
cvt.rni.s32.f32 %r344,%f238;
setp.lt.f32 %p100,%f232,0f00000000;
add.f32 %f679,%f232,%f134;
selp.f32 %f680,%f679,%f232,%p100;
cvt.rni.s32.f32 %r352,%f680;
fma.rn.f32 %f681,%f218,%f661,%f660;
add.rn.f32 %f682,%f681,%f663;
sub.rn.f32 %f683,%f682,%f663;
cvt.rni.s32.f32 %r351,%f683;
cvt.rni.s32.f32 %r350,%f206;
setp.lt.f32 %p101,%f200,0f00000000;
add.f32 %f684,%f200,%f134;
selp.f32 %f685,%f684,%f200,%p101;
cvt.rni.s32.f32 %r358,%f685;
fma.rn.f32 %f686,%f186,%f661,%f660;
add.rn.f32 %f687,%f686,%f663;
sub.rn.f32 %f688,%f687,%f663;
cvt.rni.s32.f32 %r357,%f688;
cvt.rni.s32.f32 %r356,%f174;
setp.lt.f32 %p102,%f168,0f00000000;
add.f32 %f689,%f168,%f134;
selp.f32 %f690,%f689,%f168,%p102;
cvt.rni.s32.f32 %r364,%f690;
fma.rn.f32 %f691,%f154,%f661,%f660;
add.rn.f32 %f692,%f691,%f663;
sub.rn.f32 %f693,%f692,%f663;
cvt.rni.s32.f32 %r363,%f693;
cvt.rni.s32.f32 %r362,%f142;
cvt.rni.s32.f32 %r365,%f126;
fma.rn.f32 %f694,%f138,%f661,%f660;
add.rn.f32 %f695,%f694,%f663;
sub.rn.f32 %f696,%f695,%f663;
cvt.rni.s32.f32 %r366,%f696;
add.f32 %f697,%f152,%f134;
setp.lt.f32 %p103,%f152,0f00000000;
selp.f32 %f698,%f697,%f152,%p103;
cvt.rni.s32.f32 %r367,%f698;
cvt.rni.s32.f32 %r359,%f158;
fma.rn.f32 %f699,%f170,%f661,%f660;
add.rn.f32 %f700,%f699,%f663;
sub.rn.f32 %f701,%f700,%f663;
cvt.rni.s32.f32 %r360,%f701;
add.f32 %f702,%f184,%f134;
setp.lt.f32 %p104,%f184,0f00000000;
selp.f32 %f703,%f702,%f184,%p104;
cvt.rni.s32.f32 %r361,%f703;
cvt.rni.s32.f32 %r353,%f190;
fma.rn.f32 %f704,%f202,%f661,%f660;
add.rn.f32 %f705,%f704,%f663;
sub.rn.f32 %f706,%f705,%f663;
cvt.rni.s32.f32 %r354,%f706;
add.f32 %f707,%f216,%f134;
setp.lt.f32 %p105,%f216,0f00000000;
selp.f32 %f708,%f707,%f216,%p105;
cvt.rni.s32.f32 %r355,%f708;
cvt.rni.s32.f32 %r347,%f222;
fma.rn.f32 %f709,%f234,%f661,%f660;
add.rn.f32 %f710,%f709,%f663;
sub.rn.f32 %f711,%f710,%f663;
cvt.rni.s32.f32 %r348,%f711;
add.f32 %f712,%f665,%f134;
setp.lt.f32 %p106,%f665,0f00000000;
selp.f32 %f713,%f712,%f665,%p106;
cvt.rni.s32.f32 %r349,%f713;
$12_157:
add.s64 %rd31,%rd94,%rd30;
cvt.s64.s32 %rd68,%r160;
mul.wide.u32 %rd69,%r17,768;
mov.u64 %rd70,_ZZ14rgb_to_hsv_3_3E7scratch;
add.s64 %rd71,%rd70,%rd69;
add.s64 %rd72,%rd71,%rd68;
mov.u32 %r306,0;
cvt.pack.sat.u8.s32.b32 %r263,%r364,%r365,%r306;
cvt.pack.sat.u8.s32.b32 %r271,%r360,%r361,%r306;
cvt.pack.sat.u8.s32.b32 %r275,%r362,%r363,%r271;
cvt.pack.sat.u8.s32.b32 %r267,%r366,%r367,%r263;
st.shared.v2.u32 [%rd72],{%r267,%r275};
cvt.pack.sat.u8.s32.b32 %r279,%r356,%r357,%r306;
cvt.pack.sat.u8.s32.b32 %r287,%r352,%r353,%r306;
cvt.pack.sat.u8.s32.b32 %r291,%r354,%r355,%r287;
cvt.pack.sat.u8.s32.b32 %r283,%r358,%r359,%r279;
st.shared.v2.u32 [%rd72+8],{%r283,%r291};
cvt.pack.sat.u8.s32.b32 %r295,%r348,%r349,%r306;
cvt.pack.sat.u8.s32.b32 %r303,%r344,%r345,%r306;
cvt.pack.sat.u8.s32.b32 %r307,%r346,%r347,%r303;
cvt.pack.sat.u8.s32.b32 %r299,%r350,%r351,%r295;
st.shared.v2.u32 [%rd72+16],{%r299,%r307};
bar.warp.sync -1;
and.b64 %rd73,%rd31,15;
setp.eq.s64 %p107,%rd73,0;
mul.lo.s32 %r129,%r20,3;
and.b32 %r314,%r129,15;
setp.eq.s32 %p108,%r314,0;
and.pred %p109,%p107,%p108;
@%p109 bra $12_159;
bra.uni $12_158;
$12_159:
shl.b32 %r130,%r16,4;
setp.ge.u32 %p110,%r130,%r129;
@%p110 bra $12_161;
cvt.u64.u32 %rd78,%r130;
add.s64 %rd79,%rd30,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd71,%rd78;
ld.shared.v4.u32 {%r319,%r320,%r321,%r322},[%rd84];
st.global.v4.u32 [%rd80],{%r319,%r320,%r321,%r322};
$12_161:
add.s32 %r131,%r130,512;
setp.ge.u32 %p111,%r131,%r129;
@%p111 bra $12_163;
cvt.u64.u32 %rd85,%r131;
add.s64 %rd86,%rd30,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd71,%rd85;
ld.shared.v4.u32 {%r328,%r329,%r330,%r331},[%rd91];
st.global.v4.u32 [%rd87],{%r328,%r329,%r330,%r331};
bra.uni $12_163;
$12_158:
cvta.shared.u64 %rd76,%rd70;
add.s64 %rd77,%rd76,%rd69;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd31;
.param .b64 param1;
st.param.b64 [param1+0],%rd77;
.param .b32 param2;
st.param.b32 [param2+0],%r129;
.param .b32 param3;
st.param.b32 [param3+0],%r16;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$12_163:
ret;
}
.visible .entry hsv_to_rgb_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16]
)
.maxntid 256,1,1
{
.reg .pred %p<127>;
.reg .f32 %f<435>;
.reg .b32 %r<455>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14hsv_to_rgb_3_3E7scratch[6144];
ld.param.u64 %rd32,[p0];
ld.param.v2.u32 {%r144,%r145},[p1+40];
ld.param.u64 %rd37,[p2];
ld.param.v2.u32 {%r423,%r424},[p3+32];
ld.param.v2.u32 {%r148,%r149},[p3+40];
ld.param.u32 %r141,[p4+12];
ld.param.u32 %r140,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd38,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd33,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r145,0;
@%p1 bra $13_2;
cvta.to.global.u64 %rd42,%rd32;
mul.wide.s32 %rd43,%r1,40;
add.s64 %rd44,%rd42,%rd43;
ld.global.u64 %rd93,[%rd44+8];
ld.global.u64 %rd92,[%rd44];
bra.uni $13_3;
$13_2:
cvt.s64.s32 %rd45,%r1;
mul.lo.s64 %rd46,%rd33,%rd45;
add.s64 %rd92,%rd32,%rd46;
$13_3:
setp.eq.s32 %p2,%r149,0;
@%p2 bra $13_5;
cvta.to.global.u64 %rd47,%rd37;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r423,%r424},[%rd49+32];
ld.global.u64 %rd95,[%rd49+8];
ld.global.u64 %rd94,[%rd49];
bra.uni $13_6;
$13_5:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd38,%rd50;
add.s64 %rd94,%rd37,%rd51;
$13_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,8;
mov.u32 %r16,%tid.x;
mov.u32 %r154,%ctaid.y;
shl.b32 %r155,%r154,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r155,%r17;
setp.ge.s32 %p3,%r18,%r424;
setp.le.s32 %p4,%r423,%r15;
or.pred %p5,%p3,%p4;
@%p5 bra $13_115;
sub.s32 %r156,%r423,%r15;
min.s32 %r20,%r156,256;
cvt.s64.s32 %rd52,%r18;
mul.lo.s64 %rd53,%rd93,%rd52;
mul.lo.s32 %r157,%r14,768;
cvt.s64.s32 %rd54,%r157;
add.s64 %rd28,%rd53,%rd54;
add.s64 %rd29,%rd92,%rd28;
mul.lo.s64 %rd55,%rd95,%rd52;
add.s64 %rd30,%rd55,%rd54;
mul.lo.s32 %r158,%r16,24;
shl.b32 %r159,%r16,3;
add.s32 %r160,%r15,%r159;
setp.lt.s32 %p6,%r160,%r423;
selp.b32 %r21,%r158,0,%p6;
and.b64 %rd56,%rd29,7;
setp.eq.s64 %p7,%rd56,0;
and.b32 %r161,%r20,7;
setp.eq.s32 %p8,%r161,0;
and.pred %p9,%p7,%p8;
@%p9 bra $13_9;
bra.uni $13_8;
$13_9:
cvt.u64.u32 %rd64,%r21;
add.s64 %rd65,%rd28,%rd64;
cvta.to.global.u64 %rd66,%rd92;
add.s64 %rd67,%rd66,%rd65;
ld.global.v2.u32 {%r430,%r429},[%rd67];
ld.global.v2.u32 {%r428,%r427},[%rd67+8];
ld.global.v2.u32 {%r426,%r425},[%rd67+16];
bra.uni $13_10;
$13_8:
add.s32 %r162,%r20,7;
and.b32 %r163,%r162,-8;
mul.lo.s32 %r164,%r163,3;
mul.lo.s32 %r165,%r20,3;
mul.wide.u32 %rd57,%r17,768;
mov.u64 %rd58,_ZZ14hsv_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd59,%rd58;
add.s64 %rd60,%rd59,%rd57;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd60;
.param .b32 param1;
st.param.b32 [param1+0],%r164;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r165;
.param .b32 param4;
st.param.b32 [param4+0],%r16;
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
cvt.u64.u32 %rd61,%r21;
add.s64 %rd62,%rd58,%rd57;
add.s64 %rd63,%rd62,%rd61;
ld.shared.v2.u32 {%r430,%r429},[%rd63];
ld.shared.v2.u32 {%r428,%r427},[%rd63+8];
ld.shared.v2.u32 {%r426,%r425},[%rd63+16];
bar.warp.sync -1;
$13_10:
shr.u32 %r178,%r430,8;
and.b32 %r179,%r178,255;
shr.u32 %r180,%r430,16;
and.b32 %r181,%r180,255;
and.b32 %r182,%r430,255;
cvt.rn.f32.s32 %f142,%r182;
cvt.rn.f32.s32 %f143,%r179;
cvt.rn.f32.s32 %f144,%r181;
mul.f32 %f145,%f143,0f3B808081;
mul.f32 %f1,%f144,0f3B808081;
cvt.rn.f32.s32 %f146,%r141;
mov.f32 %f147,0f40C00000;
div.rn.f32 %f2,%f147,%f146;
mul.f32 %f148,%f2,%f142;
cvt.rmi.f32.f32 %f149,%f148;
cvt.rzi.s32.f32 %r183,%f149;
cvt.rn.f32.s32 %f150,%r183;
sub.f32 %f151,%f148,%f150;
mul.hi.s32 %r184,%r183,715827883;
shr.u32 %r185,%r184,31;
add.s32 %r186,%r184,%r185;
mul.lo.s32 %r187,%r186,6;
sub.s32 %r188,%r183,%r187;
setp.lt.s32 %p10,%r188,0;
add.s32 %r189,%r188,6;
selp.b32 %r40,%r189,%r188,%p10;
mov.f32 %f152,0f3F800000;
sub.f32 %f153,%f152,%f145;
mul.f32 %f3,%f1,%f153;
mul.f32 %f154,%f145,%f151;
sub.f32 %f155,%f152,%f154;
mul.f32 %f4,%f1,%f155;
add.f32 %f156,%f153,%f154;
mul.f32 %f5,%f1,%f156;
setp.eq.s32 %p11,%r140,0;
@%p11 bra $13_60;
setp.gt.s32 %p12,%r40,1;
@%p12 bra $13_14;
setp.eq.s32 %p15,%r40,0;
mov.f32 %f387,%f1;
mov.f32 %f388,%f5;
mov.f32 %f389,%f3;
@%p15 bra $13_17;
setp.eq.s32 %p16,%r40,1;
mov.f32 %f387,%f4;
mov.f32 %f388,%f1;
mov.f32 %f389,%f3;
@%p16 bra $13_17;
bra.uni $13_16;
$13_60:
setp.gt.s32 %p67,%r40,1;
@%p67 bra $13_63;
setp.eq.s32 %p70,%r40,0;
mov.f32 %f411,%f1;
mov.f32 %f412,%f5;
mov.f32 %f413,%f3;
@%p70 bra $13_66;
setp.eq.s32 %p71,%r40,1;
mov.f32 %f411,%f4;
mov.f32 %f412,%f1;
mov.f32 %f413,%f3;
@%p71 bra $13_66;
bra.uni $13_65;
$13_14:
setp.eq.s32 %p13,%r40,2;
mov.f32 %f387,%f3;
mov.f32 %f388,%f1;
mov.f32 %f389,%f5;
@%p13 bra $13_17;
setp.ne.s32 %p14,%r40,3;
mov.f32 %f387,%f3;
mov.f32 %f388,%f4;
mov.f32 %f389,%f1;
@%p14 bra $13_16;
bra.uni $13_17;
$13_16:
setp.eq.s32 %p17,%r40,4;
selp.f32 %f387,%f5,%f1,%p17;
selp.f32 %f389,%f1,%f4,%p17;
mov.f32 %f388,%f3;
$13_17:
shr.u32 %r190,%r429,8;
and.b32 %r191,%r190,255;
shr.u32 %r192,%r430,24;
cvt.rn.f32.s32 %f157,%r192;
and.b32 %r193,%r429,255;
cvt.rn.f32.s32 %f158,%r193;
cvt.rn.f32.s32 %f159,%r191;
mul.f32 %f160,%f158,0f3B808081;
mul.f32 %f11,%f159,0f3B808081;
mul.f32 %f161,%f2,%f157;
cvt.rmi.f32.f32 %f162,%f161;
cvt.rzi.s32.f32 %r194,%f162;
cvt.rn.f32.s32 %f163,%r194;
sub.f32 %f164,%f161,%f163;
mul.hi.s32 %r195,%r194,715827883;
shr.u32 %r196,%r195,31;
add.s32 %r197,%r195,%r196;
mul.lo.s32 %r198,%r197,6;
sub.s32 %r199,%r194,%r198;
setp.lt.s32 %p18,%r199,0;
add.s32 %r200,%r199,6;
selp.b32 %r41,%r200,%r199,%p18;
mov.f32 %f165,0f3F800000;
sub.f32 %f166,%f165,%f160;
mul.f32 %f12,%f11,%f166;
mul.f32 %f167,%f160,%f164;
sub.f32 %f168,%f165,%f167;
mul.f32 %f13,%f11,%f168;
add.f32 %f169,%f166,%f167;
mul.f32 %f14,%f11,%f169;
setp.gt.s32 %p19,%r41,1;
@%p19 bra $13_20;
setp.eq.s32 %p22,%r41,0;
mov.f32 %f390,%f11;
mov.f32 %f391,%f14;
mov.f32 %f392,%f12;
@%p22 bra $13_23;
setp.eq.s32 %p23,%r41,1;
mov.f32 %f390,%f13;
mov.f32 %f391,%f11;
mov.f32 %f392,%f12;
@%p23 bra $13_23;
bra.uni $13_22;
$13_20:
setp.eq.s32 %p20,%r41,2;
mov.f32 %f390,%f12;
mov.f32 %f391,%f11;
mov.f32 %f392,%f14;
@%p20 bra $13_23;
setp.ne.s32 %p21,%r41,3;
mov.f32 %f390,%f12;
mov.f32 %f391,%f13;
mov.f32 %f392,%f11;
@%p21 bra $13_22;
bra.uni $13_23;
$13_22:
setp.eq.s32 %p24,%r41,4;
selp.f32 %f390,%f14,%f11,%p24;
selp.f32 %f392,%f11,%f13,%p24;
mov.f32 %f391,%f12;
$13_23:
shr.u32 %r201,%r429,16;
and.b32 %r202,%r201,255;
cvt.rn.f32.s32 %f170,%r202;
shr.u32 %r203,%r429,24;
cvt.rn.f32.s32 %f171,%r203;
and.b32 %r204,%r428,255;
cvt.rn.f32.s32 %f172,%r204;
mul.f32 %f173,%f171,0f3B808081;
mul.f32 %f20,%f172,0f3B808081;
mul.f32 %f174,%f2,%f170;
cvt.rmi.f32.f32 %f175,%f174;
cvt.rzi.s32.f32 %r205,%f175;
cvt.rn.f32.s32 %f176,%r205;
sub.f32 %f177,%f174,%f176;
mul.hi.s32 %r206,%r205,715827883;
shr.u32 %r207,%r206,31;
add.s32 %r208,%r206,%r207;
mul.lo.s32 %r209,%r208,6;
sub.s32 %r210,%r205,%r209;
setp.lt.s32 %p25,%r210,0;
add.s32 %r211,%r210,6;
selp.b32 %r42,%r211,%r210,%p25;
mov.f32 %f178,0f3F800000;
sub.f32 %f179,%f178,%f173;
mul.f32 %f21,%f20,%f179;
mul.f32 %f180,%f173,%f177;
sub.f32 %f181,%f178,%f180;
mul.f32 %f22,%f20,%f181;
add.f32 %f182,%f179,%f180;
mul.f32 %f23,%f20,%f182;
setp.gt.s32 %p26,%r42,1;
@%p26 bra $13_26;
setp.eq.s32 %p29,%r42,0;
mov.f32 %f393,%f20;
mov.f32 %f394,%f23;
mov.f32 %f395,%f21;
@%p29 bra $13_29;
setp.eq.s32 %p30,%r42,1;
mov.f32 %f393,%f22;
mov.f32 %f394,%f20;
mov.f32 %f395,%f21;
@%p30 bra $13_29;
bra.uni $13_28;
$13_26:
setp.eq.s32 %p27,%r42,2;
mov.f32 %f393,%f21;
mov.f32 %f394,%f20;
mov.f32 %f395,%f23;
@%p27 bra $13_29;
setp.ne.s32 %p28,%r42,3;
mov.f32 %f393,%f21;
mov.f32 %f394,%f22;
mov.f32 %f395,%f20;
@%p28 bra $13_28;
bra.uni $13_29;
$13_28:
setp.eq.s32 %p31,%r42,4;
selp.f32 %f393,%f23,%f20,%p31;
selp.f32 %f395,%f20,%f22,%p31;
mov.f32 %f394,%f21;
$13_29:
shr.u32 %r212,%r428,8;
and.b32 %r213,%r212,255;
shr.u32 %r214,%r428,16;
and.b32 %r215,%r214,255;
cvt.rn.f32.s32 %f183,%r213;
cvt.rn.f32.s32 %f184,%r215;
shr.u32 %r216,%r428,24;
cvt.rn.f32.s32 %f185,%r216;
mul.f32 %f186,%f184,0f3B808081;
mul.f32 %f29,%f185,0f3B808081;
mul.f32 %f187,%f2,%f183;
cvt.rmi.f32.f32 %f188,%f187;
cvt.rzi.s32.f32 %r217,%f188;
cvt.rn.f32.s32 %f189,%r217;
sub.f32 %f190,%f187,%f189;
mul.hi.s32 %r218,%r217,715827883;
shr.u32 %r219,%r218,31;
add.s32 %r220,%r218,%r219;
mul.lo.s32 %r221,%r220,6;
sub.s32 %r222,%r217,%r221;
setp.lt.s32 %p32,%r222,0;
add.s32 %r223,%r222,6;
selp.b32 %r43,%r223,%r222,%p32;
mov.f32 %f191,0f3F800000;
sub.f32 %f192,%f191,%f186;
mul.f32 %f30,%f29,%f192;
mul.f32 %f193,%f186,%f190;
sub.f32 %f194,%f191,%f193;
mul.f32 %f31,%f29,%f194;
add.f32 %f195,%f192,%f193;
mul.f32 %f32,%f29,%f195;
setp.gt.s32 %p33,%r43,1;
@%p33 bra $13_32;
setp.eq.s32 %p36,%r43,0;
mov.f32 %f396,%f29;
mov.f32 %f397,%f32;
mov.f32 %f398,%f30;
@%p36 bra $13_35;
setp.eq.s32 %p37,%r43,1;
mov.f32 %f396,%f31;
mov.f32 %f397,%f29;
mov.f32 %f398,%f30;
@%p37 bra $13_35;
bra.uni $13_34;
$13_32:
setp.eq.s32 %p34,%r43,2;
mov.f32 %f396,%f30;
mov.f32 %f397,%f29;
mov.f32 %f398,%f32;
@%p34 bra $13_35;
setp.ne.s32 %p35,%r43,3;
mov.f32 %f396,%f30;
mov.f32 %f397,%f31;
mov.f32 %f398,%f29;
@%p35 bra $13_34;
bra.uni $13_35;
$13_34:
setp.eq.s32 %p38,%r43,4;
selp.f32 %f396,%f32,%f29,%p38;
selp.f32 %f398,%f29,%f31,%p38;
mov.f32 %f397,%f30;
$13_35:
shr.u32 %r224,%r427,8;
and.b32 %r225,%r224,255;
shr.u32 %r226,%r427,16;
and.b32 %r227,%r226,255;
and.b32 %r228,%r427,255;
cvt.rn.f32.s32 %f196,%r228;
cvt.rn.f32.s32 %f197,%r225;
cvt.rn.f32.s32 %f198,%r227;
mul.f32 %f199,%f197,0f3B808081;
mul.f32 %f38,%f198,0f3B808081;
mul.f32 %f200,%f2,%f196;
cvt.rmi.f32.f32 %f201,%f200;
cvt.rzi.s32.f32 %r229,%f201;
cvt.rn.f32.s32 %f202,%r229;
sub.f32 %f203,%f200,%f202;
mul.hi.s32 %r230,%r229,715827883;
shr.u32 %r231,%r230,31;
add.s32 %r232,%r230,%r231;
mul.lo.s32 %r233,%r232,6;
sub.s32 %r234,%r229,%r233;
setp.lt.s32 %p39,%r234,0;
add.s32 %r235,%r234,6;
selp.b32 %r44,%r235,%r234,%p39;
mov.f32 %f204,0f3F800000;
sub.f32 %f205,%f204,%f199;
mul.f32 %f39,%f38,%f205;
mul.f32 %f206,%f199,%f203;
sub.f32 %f207,%f204,%f206;
mul.f32 %f40,%f38,%f207;
add.f32 %f208,%f205,%f206;
mul.f32 %f41,%f38,%f208;
setp.gt.s32 %p40,%r44,1;
@%p40 bra $13_38;
setp.eq.s32 %p43,%r44,0;
mov.f32 %f399,%f38;
mov.f32 %f400,%f41;
mov.f32 %f401,%f39;
@%p43 bra $13_41;
setp.eq.s32 %p44,%r44,1;
mov.f32 %f399,%f40;
mov.f32 %f400,%f38;
mov.f32 %f401,%f39;
@%p44 bra $13_41;
bra.uni $13_40;
$13_38:
setp.eq.s32 %p41,%r44,2;
mov.f32 %f399,%f39;
mov.f32 %f400,%f38;
mov.f32 %f401,%f41;
@%p41 bra $13_41;
setp.ne.s32 %p42,%r44,3;
mov.f32 %f399,%f39;
mov.f32 %f400,%f40;
mov.f32 %f401,%f38;
@%p42 bra $13_40;
bra.uni $13_41;
$13_40:
setp.eq.s32 %p45,%r44,4;
selp.f32 %f399,%f41,%f38,%p45;
selp.f32 %f401,%f38,%f40,%p45;
mov.f32 %f400,%f39;
$13_41:
shr.u32 %r236,%r426,8;
and.b32 %r237,%r236,255;
shr.u32 %r238,%r427,24;
cvt.rn.f32.s32 %f209,%r238;
and.b32 %r239,%r426,255;
cvt.rn.f32.s32 %f210,%r239;
cvt.rn.f32.s32 %f211,%r237;
mul.f32 %f212,%f210,0f3B808081;
mul.f32 %f47,%f211,0f3B808081;
mul.f32 %f213,%f2,%f209;
cvt.rmi.f32.f32 %f214,%f213;
cvt.rzi.s32.f32 %r240,%f214;
cvt.rn.f32.s32 %f215,%r240;
sub.f32 %f216,%f213,%f215;
mul.hi.s32 %r241,%r240,715827883;
shr.u32 %r242,%r241,31;
add.s32 %r243,%r241,%r242;
mul.lo.s32 %r244,%r243,6;
sub.s32 %r245,%r240,%r244;
setp.lt.s32 %p46,%r245,0;
add.s32 %r246,%r245,6;
selp.b32 %r45,%r246,%r245,%p46;
mov.f32 %f217,0f3F800000;
sub.f32 %f218,%f217,%f212;
mul.f32 %f48,%f47,%f218;
mul.f32 %f219,%f212,%f216;
sub.f32 %f220,%f217,%f219;
mul.f32 %f49,%f47,%f220;
add.f32 %f221,%f218,%f219;
mul.f32 %f50,%f47,%f221;
setp.gt.s32 %p47,%r45,1;
@%p47 bra $13_44;
setp.eq.s32 %p50,%r45,0;
mov.f32 %f402,%f47;
mov.f32 %f403,%f50;
mov.f32 %f404,%f48;
@%p50 bra $13_47;
setp.eq.s32 %p51,%r45,1;
mov.f32 %f402,%f49;
mov.f32 %f403,%f47;
mov.f32 %f404,%f48;
@%p51 bra $13_47;
bra.uni $13_46;
$13_44:
setp.eq.s32 %p48,%r45,2;
mov.f32 %f402,%f48;
mov.f32 %f403,%f47;
mov.f32 %f404,%f50;
@%p48 bra $13_47;
setp.ne.s32 %p49,%r45,3;
mov.f32 %f402,%f48;
mov.f32 %f403,%f49;
mov.f32 %f404,%f47;
@%p49 bra $13_46;
bra.uni $13_47;
$13_46:
setp.eq.s32 %p52,%r45,4;
selp.f32 %f402,%f50,%f47,%p52;
selp.f32 %f404,%f47,%f49,%p52;
mov.f32 %f403,%f48;
$13_47:
shr.u32 %r247,%r426,16;
and.b32 %r248,%r247,255;
cvt.rn.f32.s32 %f222,%r248;
shr.u32 %r249,%r426,24;
cvt.rn.f32.s32 %f223,%r249;
and.b32 %r250,%r425,255;
cvt.rn.f32.s32 %f224,%r250;
mul.f32 %f225,%f223,0f3B808081;
mul.f32 %f56,%f224,0f3B808081;
mul.f32 %f226,%f2,%f222;
cvt.rmi.f32.f32 %f227,%f226;
cvt.rzi.s32.f32 %r251,%f227;
cvt.rn.f32.s32 %f228,%r251;
sub.f32 %f229,%f226,%f228;
mul.hi.s32 %r252,%r251,715827883;
shr.u32 %r253,%r252,31;
add.s32 %r254,%r252,%r253;
mul.lo.s32 %r255,%r254,6;
sub.s32 %r256,%r251,%r255;
setp.lt.s32 %p53,%r256,0;
add.s32 %r257,%r256,6;
selp.b32 %r46,%r257,%r256,%p53;
mov.f32 %f230,0f3F800000;
sub.f32 %f231,%f230,%f225;
mul.f32 %f57,%f56,%f231;
mul.f32 %f232,%f225,%f229;
sub.f32 %f233,%f230,%f232;
mul.f32 %f58,%f56,%f233;
add.f32 %f234,%f231,%f232;
mul.f32 %f59,%f56,%f234;
setp.gt.s32 %p54,%r46,1;
@%p54 bra $13_50;
setp.eq.s32 %p57,%r46,0;
mov.f32 %f405,%f56;
mov.f32 %f406,%f59;
mov.f32 %f407,%f57;
@%p57 bra $13_53;
setp.eq.s32 %p58,%r46,1;
mov.f32 %f405,%f58;
mov.f32 %f406,%f56;
mov.f32 %f407,%f57;
@%p58 bra $13_53;
bra.uni $13_52;
$13_50:
setp.eq.s32 %p55,%r46,2;
mov.f32 %f405,%f57;
mov.f32 %f406,%f56;
mov.f32 %f407,%f59;
@%p55 bra $13_53;
setp.ne.s32 %p56,%r46,3;
mov.f32 %f405,%f57;
mov.f32 %f406,%f58;
mov.f32 %f407,%f56;
@%p56 bra $13_52;
bra.uni $13_53;
$13_52:
setp.eq.s32 %p59,%r46,4;
selp.f32 %f405,%f59,%f56,%p59;
selp.f32 %f407,%f56,%f58,%p59;
mov.f32 %f406,%f57;
$13_53:
shr.u32 %r258,%r425,8;
and.b32 %r259,%r258,255;
shr.u32 %r260,%r425,16;
and.b32 %r261,%r260,255;
cvt.rn.f32.s32 %f235,%r259;
cvt.rn.f32.s32 %f236,%r261;
shr.u32 %r262,%r425,24;
cvt.rn.f32.s32 %f237,%r262;
mul.f32 %f238,%f236,0f3B808081;
mul.f32 %f65,%f237,0f3B808081;
mul.f32 %f239,%f2,%f235;
cvt.rmi.f32.f32 %f240,%f239;
cvt.rzi.s32.f32 %r263,%f240;
cvt.rn.f32.s32 %f241,%r263;
sub.f32 %f242,%f239,%f241;
mul.hi.s32 %r264,%r263,715827883;
shr.u32 %r265,%r264,31;
add.s32 %r266,%r264,%r265;
mul.lo.s32 %r267,%r266,6;
sub.s32 %r268,%r263,%r267;
setp.lt.s32 %p60,%r268,0;
add.s32 %r269,%r268,6;
selp.b32 %r47,%r269,%r268,%p60;
mov.f32 %f243,0f3F800000;
sub.f32 %f244,%f243,%f238;
mul.f32 %f66,%f65,%f244;
mul.f32 %f245,%f238,%f242;
sub.f32 %f246,%f243,%f245;
mul.f32 %f67,%f65,%f246;
add.f32 %f247,%f244,%f245;
mul.f32 %f68,%f65,%f247;
setp.gt.s32 %p61,%r47,1;
@%p61 bra $13_56;
setp.eq.s32 %p64,%r47,0;
mov.f32 %f408,%f65;
mov.f32 %f409,%f68;
mov.f32 %f410,%f66;
@%p64 bra $13_59;
setp.eq.s32 %p65,%r47,1;
mov.f32 %f408,%f67;
mov.f32 %f409,%f65;
mov.f32 %f410,%f66;
@%p65 bra $13_59;
bra.uni $13_58;
$13_56:
setp.eq.s32 %p62,%r47,2;
mov.f32 %f408,%f66;
mov.f32 %f409,%f65;
mov.f32 %f410,%f68;
@%p62 bra $13_59;
setp.ne.s32 %p63,%r47,3;
mov.f32 %f408,%f66;
mov.f32 %f409,%f67;
mov.f32 %f410,%f65;
@%p63 bra $13_58;
bra.uni $13_59;
$13_58:
setp.eq.s32 %p66,%r47,4;
selp.f32 %f408,%f68,%f65,%p66;
selp.f32 %f410,%f65,%f67,%p66;
mov.f32 %f409,%f66;
$13_59:
mul.f32 %f248,%f410,0f437F0000;
cvt.rni.s32.f32 %r433,%f248;
mul.f32 %f249,%f409,0f437F0000;
cvt.rni.s32.f32 %r432,%f249;
mul.f32 %f250,%f408,0f437F0000;
cvt.rni.s32.f32 %r431,%f250;
mul.f32 %f251,%f404,0f437F0000;
cvt.rni.s32.f32 %r439,%f251;
mul.f32 %f252,%f403,0f437F0000;
cvt.rni.s32.f32 %r438,%f252;
mul.f32 %f253,%f402,0f437F0000;
cvt.rni.s32.f32 %r437,%f253;
mul.f32 %f254,%f398,0f437F0000;
cvt.rni.s32.f32 %r445,%f254;
mul.f32 %f255,%f397,0f437F0000;
cvt.rni.s32.f32 %r444,%f255;
mul.f32 %f256,%f396,0f437F0000;
cvt.rni.s32.f32 %r443,%f256;
mul.f32 %f257,%f392,0f437F0000;
cvt.rni.s32.f32 %r451,%f257;
mul.f32 %f258,%f391,0f437F0000;
cvt.rni.s32.f32 %r450,%f258;
mul.f32 %f259,%f390,0f437F0000;
cvt.rni.s32.f32 %r449,%f259;
mul.f32 %f260,%f387,0f437F0000;
cvt.rni.s32.f32 %r452,%f260;
mul.f32 %f261,%f388,0f437F0000;
cvt.rni.s32.f32 %r453,%f261;
mul.f32 %f262,%f389,0f437F0000;
cvt.rni.s32.f32 %r454,%f262;
mul.f32 %f263,%f393,0f437F0000;
cvt.rni.s32.f32 %r446,%f263;
mul.f32 %f264,%f394,0f437F0000;
cvt.rni.s32.f32 %r447,%f264;
mul.f32 %f265,%f395,0f437F0000;
cvt.rni.s32.f32 %r448,%f265;
mul.f32 %f266,%f399,0f437F0000;
cvt.rni.s32.f32 %r440,%f266;
mul.f32 %f267,%f400,0f437F0000;
cvt.rni.s32.f32 %r441,%f267;
mul.f32 %f268,%f401,0f437F0000;
cvt.rni.s32.f32 %r442,%f268;
mul.f32 %f269,%f405,0f437F0000;
cvt.rni.s32.f32 %r434,%f269;
mul.f32 %f270,%f406,0f437F0000;
cvt.rni.s32.f32 %r435,%f270;
mul.f32 %f271,%f407,0f437F0000;
cvt.rni.s32.f32 %r436,%f271;
bra.uni $13_109;
$13_63:
setp.eq.s32 %p68,%r40,2;
mov.f32 %f411,%f3;
mov.f32 %f412,%f1;
mov.f32 %f413,%f5;
@%p68 bra $13_66;
setp.ne.s32 %p69,%r40,3;
mov.f32 %f411,%f3;
mov.f32 %f412,%f4;
mov.f32 %f413,%f1;
@%p69 bra $13_65;
bra.uni $13_66;
$13_65:
setp.eq.s32 %p72,%r40,4;
selp.f32 %f411,%f5,%f1,%p72;
selp.f32 %f413,%f1,%f4,%p72;
mov.f32 %f412,%f3;
$13_66:
shr.u32 %r270,%r429,8;
and.b32 %r271,%r270,255;
shr.u32 %r272,%r430,24;
cvt.rn.f32.s32 %f272,%r272;
and.b32 %r273,%r429,255;
cvt.rn.f32.s32 %f273,%r273;
cvt.rn.f32.s32 %f274,%r271;
mul.f32 %f275,%f273,0f3B808081;
mul.f32 %f79,%f274,0f3B808081;
mul.f32 %f276,%f2,%f272;
cvt.rmi.f32.f32 %f277,%f276;
cvt.rzi.s32.f32 %r274,%f277;
cvt.rn.f32.s32 %f278,%r274;
sub.f32 %f279,%f276,%f278;
mul.hi.s32 %r275,%r274,715827883;
shr.u32 %r276,%r275,31;
add.s32 %r277,%r275,%r276;
mul.lo.s32 %r278,%r277,6;
sub.s32 %r279,%r274,%r278;
setp.lt.s32 %p73,%r279,0;
add.s32 %r280,%r279,6;
selp.b32 %r72,%r280,%r279,%p73;
mov.f32 %f280,0f3F800000;
sub.f32 %f281,%f280,%f275;
mul.f32 %f80,%f79,%f281;
mul.f32 %f282,%f275,%f279;
sub.f32 %f283,%f280,%f282;
mul.f32 %f81,%f79,%f283;
add.f32 %f284,%f281,%f282;
mul.f32 %f82,%f79,%f284;
setp.gt.s32 %p74,%r72,1;
@%p74 bra $13_69;
setp.eq.s32 %p77,%r72,0;
mov.f32 %f414,%f79;
mov.f32 %f415,%f82;
mov.f32 %f416,%f80;
@%p77 bra $13_72;
setp.eq.s32 %p78,%r72,1;
mov.f32 %f414,%f81;
mov.f32 %f415,%f79;
mov.f32 %f416,%f80;
@%p78 bra $13_72;
bra.uni $13_71;
$13_69:
setp.eq.s32 %p75,%r72,2;
mov.f32 %f414,%f80;
mov.f32 %f415,%f79;
mov.f32 %f416,%f82;
@%p75 bra $13_72;
setp.ne.s32 %p76,%r72,3;
mov.f32 %f414,%f80;
mov.f32 %f415,%f81;
mov.f32 %f416,%f79;
@%p76 bra $13_71;
bra.uni $13_72;
$13_71:
setp.eq.s32 %p79,%r72,4;
selp.f32 %f414,%f82,%f79,%p79;
selp.f32 %f416,%f79,%f81,%p79;
mov.f32 %f415,%f80;
$13_72:
shr.u32 %r281,%r429,16;
and.b32 %r282,%r281,255;
cvt.rn.f32.s32 %f285,%r282;
shr.u32 %r283,%r429,24;
cvt.rn.f32.s32 %f286,%r283;
and.b32 %r284,%r428,255;
cvt.rn.f32.s32 %f287,%r284;
mul.f32 %f288,%f286,0f3B808081;
mul.f32 %f88,%f287,0f3B808081;
mul.f32 %f289,%f2,%f285;
cvt.rmi.f32.f32 %f290,%f289;
cvt.rzi.s32.f32 %r285,%f290;
cvt.rn.f32.s32 %f291,%r285;
sub.f32 %f292,%f289,%f291;
mul.hi.s32 %r286,%r285,715827883;
shr.u32 %r287,%r286,31;
add.s32 %r288,%r286,%r287;
mul.lo.s32 %r289,%r288,6;
sub.s32 %r290,%r285,%r289;
setp.lt.s32 %p80,%r290,0;
add.s32 %r291,%r290,6;
selp.b32 %r73,%r291,%r290,%p80;
mov.f32 %f293,0f3F800000;
sub.f32 %f294,%f293,%f288;
mul.f32 %f89,%f88,%f294;
mul.f32 %f295,%f288,%f292;
sub.f32 %f296,%f293,%f295;
mul.f32 %f90,%f88,%f296;
add.f32 %f297,%f294,%f295;
mul.f32 %f91,%f88,%f297;
setp.gt.s32 %p81,%r73,1;
@%p81 bra $13_75;
setp.eq.s32 %p84,%r73,0;
mov.f32 %f417,%f88;
mov.f32 %f418,%f91;
mov.f32 %f419,%f89;
@%p84 bra $13_78;
setp.eq.s32 %p85,%r73,1;
mov.f32 %f417,%f90;
mov.f32 %f418,%f88;
mov.f32 %f419,%f89;
@%p85 bra $13_78;
bra.uni $13_77;
$13_75:
setp.eq.s32 %p82,%r73,2;
mov.f32 %f417,%f89;
mov.f32 %f418,%f88;
mov.f32 %f419,%f91;
@%p82 bra $13_78;
setp.ne.s32 %p83,%r73,3;
mov.f32 %f417,%f89;
mov.f32 %f418,%f90;
mov.f32 %f419,%f88;
@%p83 bra $13_77;
bra.uni $13_78;
$13_77:
setp.eq.s32 %p86,%r73,4;
selp.f32 %f417,%f91,%f88,%p86;
selp.f32 %f419,%f88,%f90,%p86;
mov.f32 %f418,%f89;
$13_78:
shr.u32 %r292,%r428,8;
and.b32 %r293,%r292,255;
shr.u32 %r294,%r428,16;
and.b32 %r295,%r294,255;
cvt.rn.f32.s32 %f298,%r293;
cvt.rn.f32.s32 %f299,%r295;
shr.u32 %r296,%r428,24;
cvt.rn.f32.s32 %f300,%r296;
mul.f32 %f301,%f299,0f3B808081;
mul.f32 %f97,%f300,0f3B808081;
mul.f32 %f302,%f2,%f298;
cvt.rmi.f32.f32 %f303,%f302;
cvt.rzi.s32.f32 %r297,%f303;
cvt.rn.f32.s32 %f304,%r297;
sub.f32 %f305,%f302,%f304;
mul.hi.s32 %r298,%r297,715827883;
shr.u32 %r299,%r298,31;
add.s32 %r300,%r298,%r299;
mul.lo.s32 %r301,%r300,6;
sub.s32 %r302,%r297,%r301;
setp.lt.s32 %p87,%r302,0;
add.s32 %r303,%r302,6;
selp.b32 %r74,%r303,%r302,%p87;
mov.f32 %f306,0f3F800000;
sub.f32 %f307,%f306,%f301;
mul.f32 %f98,%f97,%f307;
mul.f32 %f308,%f301,%f305;
sub.f32 %f309,%f306,%f308;
mul.f32 %f99,%f97,%f309;
add.f32 %f310,%f307,%f308;
mul.f32 %f100,%f97,%f310;
setp.gt.s32 %p88,%r74,1;
@%p88 bra $13_81;
setp.eq.s32 %p91,%r74,0;
mov.f32 %f420,%f97;
mov.f32 %f421,%f100;
mov.f32 %f422,%f98;
@%p91 bra $13_84;
setp.eq.s32 %p92,%r74,1;
mov.f32 %f420,%f99;
mov.f32 %f421,%f97;
mov.f32 %f422,%f98;
@%p92 bra $13_84;
bra.uni $13_83;
$13_81:
setp.eq.s32 %p89,%r74,2;
mov.f32 %f420,%f98;
mov.f32 %f421,%f97;
mov.f32 %f422,%f100;
@%p89 bra $13_84;
setp.ne.s32 %p90,%r74,3;
mov.f32 %f420,%f98;
mov.f32 %f421,%f99;
mov.f32 %f422,%f97;
@%p90 bra $13_83;
bra.uni $13_84;
$13_83:
setp.eq.s32 %p93,%r74,4;
selp.f32 %f420,%f100,%f97,%p93;
selp.f32 %f422,%f97,%f99,%p93;
mov.f32 %f421,%f98;
$13_84:
shr.u32 %r304,%r427,8;
and.b32 %r305,%r304,255;
shr.u32 %r306,%r427,16;
and.b32 %r307,%r306,255;
and.b32 %r308,%r427,255;
cvt.rn.f32.s32 %f311,%r308;
cvt.rn.f32.s32 %f312,%r305;
cvt.rn.f32.s32 %f313,%r307;
mul.f32 %f314,%f312,0f3B808081;
mul.f32 %f106,%f313,0f3B808081;
mul.f32 %f315,%f2,%f311;
cvt.rmi.f32.f32 %f316,%f315;
cvt.rzi.s32.f32 %r309,%f316;
cvt.rn.f32.s32 %f317,%r309;
sub.f32 %f318,%f315,%f317;
mul.hi.s32 %r310,%r309,715827883;
shr.u32 %r311,%r310,31;
add.s32 %r312,%r310,%r311;
mul.lo.s32 %r313,%r312,6;
sub.s32 %r314,%r309,%r313;
setp.lt.s32 %p94,%r314,0;
add.s32 %r315,%r314,6;
selp.b32 %r75,%r315,%r314,%p94;
mov.f32 %f319,0f3F800000;
sub.f32 %f320,%f319,%f314;
mul.f32 %f107,%f106,%f320;
mul.f32 %f321,%f314,%f318;
sub.f32 %f322,%f319,%f321;
mul.f32 %f108,%f106,%f322;
add.f32 %f323,%f320,%f321;
mul.f32 %f109,%f106,%f323;
setp.gt.s32 %p95,%r75,1;
@%p95 bra $13_87;
setp.eq.s32 %p98,%r75,0;
mov.f32 %f423,%f106;
mov.f32 %f424,%f109;
mov.f32 %f425,%f107;
@%p98 bra $13_90;
setp.eq.s32 %p99,%r75,1;
mov.f32 %f423,%f108;
mov.f32 %f424,%f106;
mov.f32 %f425,%f107;
@%p99 bra $13_90;
bra.uni $13_89;
$13_87:
setp.eq.s32 %p96,%r75,2;
mov.f32 %f423,%f107;
mov.f32 %f424,%f106;
mov.f32 %f425,%f109;
@%p96 bra $13_90;
setp.ne.s32 %p97,%r75,3;
mov.f32 %f423,%f107;
mov.f32 %f424,%f108;
mov.f32 %f425,%f106;
@%p97 bra $13_89;
bra.uni $13_90;
$13_89:
setp.eq.s32 %p100,%r75,4;
selp.f32 %f423,%f109,%f106,%p100;
selp.f32 %f425,%f106,%f108,%p100;
mov.f32 %f424,%f107;
$13_90:
shr.u32 %r316,%r426,8;
and.b32 %r317,%r316,255;
shr.u32 %r318,%r427,24;
cvt.rn.f32.s32 %f324,%r318;
and.b32 %r319,%r426,255;
cvt.rn.f32.s32 %f325,%r319;
cvt.rn.f32.s32 %f326,%r317;
mul.f32 %f327,%f325,0f3B808081;
mul.f32 %f115,%f326,0f3B808081;
mul.f32 %f328,%f2,%f324;
cvt.rmi.f32.f32 %f329,%f328;
cvt.rzi.s32.f32 %r320,%f329;
cvt.rn.f32.s32 %f330,%r320;
sub.f32 %f331,%f328,%f330;
mul.hi.s32 %r321,%r320,715827883;
shr.u32 %r322,%r321,31;
add.s32 %r323,%r321,%r322;
mul.lo.s32 %r324,%r323,6;
sub.s32 %r325,%r320,%r324;
setp.lt.s32 %p101,%r325,0;
add.s32 %r326,%r325,6;
selp.b32 %r76,%r326,%r325,%p101;
mov.f32 %f332,0f3F800000;
sub.f32 %f333,%f332,%f327;
mul.f32 %f116,%f115,%f333;
mul.f32 %f334,%f327,%f331;
sub.f32 %f335,%f332,%f334;
mul.f32 %f117,%f115,%f335;
add.f32 %f336,%f333,%f334;
mul.f32 %f118,%f115,%f336;
setp.gt.s32 %p102,%r76,1;
@%p102 bra $13_93;
setp.eq.s32 %p105,%r76,0;
mov.f32 %f426,%f115;
mov.f32 %f427,%f118;
mov.f32 %f428,%f116;
@%p105 bra $13_96;
setp.eq.s32 %p106,%r76,1;
mov.f32 %f426,%f117;
mov.f32 %f427,%f115;
mov.f32 %f428,%f116;
@%p106 bra $13_96;
bra.uni $13_95;
$13_93:
setp.eq.s32 %p103,%r76,2;
mov.f32 %f426,%f116;
mov.f32 %f427,%f115;
mov.f32 %f428,%f118;
@%p103 bra $13_96;
setp.ne.s32 %p104,%r76,3;
mov.f32 %f426,%f116;
mov.f32 %f427,%f117;
mov.f32 %f428,%f115;
@%p104 bra $13_95;
bra.uni $13_96;
$13_95:
setp.eq.s32 %p107,%r76,4;
selp.f32 %f426,%f118,%f115,%p107;
selp.f32 %f428,%f115,%f117,%p107;
mov.f32 %f427,%f116;
$13_96:
shr.u32 %r327,%r426,16;
and.b32 %r328,%r327,255;
cvt.rn.f32.s32 %f337,%r328;
shr.u32 %r329,%r426,24;
cvt.rn.f32.s32 %f338,%r329;
and.b32 %r330,%r425,255;
cvt.rn.f32.s32 %f339,%r330;
mul.f32 %f340,%f338,0f3B808081;
mul.f32 %f124,%f339,0f3B808081;
mul.f32 %f341,%f2,%f337;
cvt.rmi.f32.f32 %f342,%f341;
cvt.rzi.s32.f32 %r331,%f342;
cvt.rn.f32.s32 %f343,%r331;
sub.f32 %f344,%f341,%f343;
mul.hi.s32 %r332,%r331,715827883;
shr.u32 %r333,%r332,31;
add.s32 %r334,%r332,%r333;
mul.lo.s32 %r335,%r334,6;
sub.s32 %r336,%r331,%r335;
setp.lt.s32 %p108,%r336,0;
add.s32 %r337,%r336,6;
selp.b32 %r77,%r337,%r336,%p108;
mov.f32 %f345,0f3F800000;
sub.f32 %f346,%f345,%f340;
mul.f32 %f125,%f124,%f346;
mul.f32 %f347,%f340,%f344;
sub.f32 %f348,%f345,%f347;
mul.f32 %f126,%f124,%f348;
add.f32 %f349,%f346,%f347;
mul.f32 %f127,%f124,%f349;
setp.gt.s32 %p109,%r77,1;
@%p109 bra $13_99;
setp.eq.s32 %p112,%r77,0;
mov.f32 %f429,%f124;
mov.f32 %f430,%f127;
mov.f32 %f431,%f125;
@%p112 bra $13_102;
setp.eq.s32 %p113,%r77,1;
mov.f32 %f429,%f126;
mov.f32 %f430,%f124;
mov.f32 %f431,%f125;
@%p113 bra $13_102;
bra.uni $13_101;
$13_99:
setp.eq.s32 %p110,%r77,2;
mov.f32 %f429,%f125;
mov.f32 %f430,%f124;
mov.f32 %f431,%f127;
@%p110 bra $13_102;
setp.ne.s32 %p111,%r77,3;
mov.f32 %f429,%f125;
mov.f32 %f430,%f126;
mov.f32 %f431,%f124;
@%p111 bra $13_101;
bra.uni $13_102;
$13_101:
setp.eq.s32 %p114,%r77,4;
selp.f32 %f429,%f127,%f124,%p114;
selp.f32 %f431,%f124,%f126,%p114;
mov.f32 %f430,%f125;
$13_102:
shr.u32 %r338,%r425,8;
and.b32 %r339,%r338,255;
shr.u32 %r340,%r425,16;
and.b32 %r341,%r340,255;
cvt.rn.f32.s32 %f350,%r339;
cvt.rn.f32.s32 %f351,%r341;
shr.u32 %r342,%r425,24;
cvt.rn.f32.s32 %f352,%r342;
mul.f32 %f353,%f351,0f3B808081;
mul.f32 %f133,%f352,0f3B808081;
mul.f32 %f354,%f2,%f350;
cvt.rmi.f32.f32 %f355,%f354;
cvt.rzi.s32.f32 %r343,%f355;
cvt.rn.f32.s32 %f356,%r343;
sub.f32 %f357,%f354,%f356;
mul.hi.s32 %r344,%r343,715827883;
shr.u32 %r345,%r344,31;
add.s32 %r346,%r344,%r345;
mul.lo.s32 %r347,%r346,6;
sub.s32 %r348,%r343,%r347;
setp.lt.s32 %p115,%r348,0;
add.s32 %r349,%r348,6;
selp.b32 %r78,%r349,%r348,%p115;
mov.f32 %f358,0f3F800000;
sub.f32 %f359,%f358,%f353;
mul.f32 %f134,%f133,%f359;
mul.f32 %f360,%f353,%f357;
sub.f32 %f361,%f358,%f360;
mul.f32 %f135,%f133,%f361;
add.f32 %f362,%f359,%f360;
mul.f32 %f136,%f133,%f362;
setp.gt.s32 %p116,%r78,1;
@%p116 bra $13_105;
setp.eq.s32 %p119,%r78,0;
mov.f32 %f432,%f133;
mov.f32 %f433,%f136;
mov.f32 %f434,%f134;
@%p119 bra $13_108;
setp.eq.s32 %p120,%r78,1;
mov.f32 %f432,%f135;
mov.f32 %f433,%f133;
mov.f32 %f434,%f134;
@%p120 bra $13_108;
bra.uni $13_107;
$13_105:
setp.eq.s32 %p117,%r78,2;
mov.f32 %f432,%f134;
mov.f32 %f433,%f133;
mov.f32 %f434,%f136;
@%p117 bra $13_108;
setp.ne.s32 %p118,%r78,3;
mov.f32 %f432,%f134;
mov.f32 %f433,%f135;
mov.f32 %f434,%f133;
@%p118 bra $13_107;
bra.uni $13_108;
$13_107:
setp.eq.s32 %p121,%r78,4;
selp.f32 %f432,%f136,%f133,%p121;
selp.f32 %f434,%f133,%f135,%p121;
mov.f32 %f433,%f134;
$13_108:
mul.f32 %f363,%f432,0f437F0000;
cvt.rni.s32.f32 %r433,%f363;
mul.f32 %f364,%f433,0f437F0000;
cvt.rni.s32.f32 %r432,%f364;
mul.f32 %f365,%f434,0f437F0000;
cvt.rni.s32.f32 %r431,%f365;
mul.f32 %f366,%f426,0f437F0000;
cvt.rni.s32.f32 %r439,%f366;
mul.f32 %f367,%f427,0f437F0000;
cvt.rni.s32.f32 %r438,%f367;
mul.f32 %f368,%f428,0f437F0000;
cvt.rni.s32.f32 %r437,%f368;
mul.f32 %f369,%f420,0f437F0000;
cvt.rni.s32.f32 %r445,%f369;
mul.f32 %f370,%f421,0f437F0000;
cvt.rni.s32.f32 %r444,%f370;
mul.f32 %f371,%f422,0f437F0000;
cvt.rni.s32.f32 %r443,%f371;
mul.f32 %f372,%f414,0f437F0000;
cvt.rni.s32.f32 %r451,%f372;
mul.f32 %f373,%f415,0f437F0000;
cvt.rni.s32.f32 %r450,%f373;
mul.f32 %f374,%f416,0f437F0000;
cvt.rni.s32.f32 %r449,%f374;
mul.f32 %f375,%f413,0f437F0000;
cvt.rni.s32.f32 %r452,%f375;
mul.f32 %f376,%f412,0f437F0000;
cvt.rni.s32.f32 %r453,%f376;
mul.f32 %f377,%f411,0f437F0000;
cvt.rni.s32.f32 %r454,%f377;
mul.f32 %f378,%f419,0f437F0000;
cvt.rni.s32.f32 %r446,%f378;
mul.f32 %f379,%f418,0f437F0000;
cvt.rni.s32.f32 %r447,%f379;
mul.f32 %f380,%f417,0f437F0000;
cvt.rni.s32.f32 %r448,%f380;
mul.f32 %f381,%f425,0f437F0000;
cvt.rni.s32.f32 %r440,%f381;
mul.f32 %f382,%f424,0f437F0000;
cvt.rni.s32.f32 %r441,%f382;
mul.f32 %f383,%f423,0f437F0000;
cvt.rni.s32.f32 %r442,%f383;
mul.f32 %f384,%f431,0f437F0000;
cvt.rni.s32.f32 %r434,%f384;
mul.f32 %f385,%f430,0f437F0000;
cvt.rni.s32.f32 %r435,%f385;
mul.f32 %f386,%f429,0f437F0000;
cvt.rni.s32.f32 %r436,%f386;
$13_109:
add.s64 %rd31,%rd94,%rd30;
cvt.s64.s32 %rd68,%r158;
mul.wide.u32 %rd69,%r17,768;
mov.u64 %rd70,_ZZ14hsv_to_rgb_3_3E7scratch;
add.s64 %rd71,%rd70,%rd69;
add.s64 %rd72,%rd71,%rd68;
mov.u32 %r393,0;
cvt.pack.sat.u8.s32.b32 %r350,%r451,%r452,%r393;
cvt.pack.sat.u8.s32.b32 %r358,%r447,%r448,%r393;
cvt.pack.sat.u8.s32.b32 %r362,%r449,%r450,%r358;
cvt.pack.sat.u8.s32.b32 %r354,%r453,%r454,%r350;
st.shared.v2.u32 [%rd72],{%r354,%r362};
cvt.pack.sat.u8.s32.b32 %r366,%r443,%r444,%r393;
cvt.pack.sat.u8.s32.b32 %r374,%r439,%r440,%r393;
cvt.pack.sat.u8.s32.b32 %r378,%r441,%r442,%r374;
cvt.pack.sat.u8.s32.b32 %r370,%r445,%r446,%r366;
st.shared.v2.u32 [%rd72+8],{%r370,%r378};
cvt.pack.sat.u8.s32.b32 %r382,%r435,%r436,%r393;
cvt.pack.sat.u8.s32.b32 %r390,%r431,%r432,%r393;
cvt.pack.sat.u8.s32.b32 %r394,%r433,%r434,%r390;
cvt.pack.sat.u8.s32.b32 %r386,%r437,%r438,%r382;
st.shared.v2.u32 [%rd72+16],{%r386,%r394};
bar.warp.sync -1;
and.b64 %rd73,%rd31,15;
setp.eq.s64 %p122,%rd73,0;
mul.lo.s32 %r127,%r20,3;
and.b32 %r401,%r127,15;
setp.eq.s32 %p123,%r401,0;
and.pred %p124,%p122,%p123;
@%p124 bra $13_111;
bra.uni $13_110;
$13_111:
shl.b32 %r128,%r16,4;
setp.ge.u32 %p125,%r128,%r127;
@%p125 bra $13_113;
cvt.u64.u32 %rd78,%r128;
add.s64 %rd79,%rd30,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd71,%rd78;
ld.shared.v4.u32 {%r406,%r407,%r408,%r409},[%rd84];
st.global.v4.u32 [%rd80],{%r406,%r407,%r408,%r409};
$13_113:
add.s32 %r129,%r128,512;
setp.ge.u32 %p126,%r129,%r127;
@%p126 bra $13_115;
cvt.u64.u32 %rd85,%r129;
add.s64 %rd86,%rd30,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd71,%rd85;
ld.shared.v4.u32 {%r415,%r416,%r417,%r418},[%rd91];
st.global.v4.u32 [%rd87],{%r415,%r416,%r417,%r418};
bra.uni $13_115;
$13_110:
cvta.shared.u64 %rd76,%rd70;
add.s64 %rd77,%rd76,%rd69;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd31;
.param .b64 param1;
st.param.b64 [param1+0],%rd77;
.param .b32 param2;
st.param.b32 [param2+0],%r127;
.param .b32 param3;
st.param.b32 [param3+0],%r16;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
$13_115:
ret;
}
`;
