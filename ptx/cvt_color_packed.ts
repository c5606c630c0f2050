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
.reg .pred %p<10>;
.reg .b16 %rs<3>;
.reg .b32 %r<48>;
.reg .b64 %rd<26>;
ld.param.u64 %rd5,[p0];
ld.param.u32 %r15,[p1];
ld.param.u64 %rd6,[p2];
ld.param.u32 %r16,[p3];
ld.param.u32 %r17,[p4];
cvt.u32.u64 %r18,%rd6;
and.b32 %r1,%r18,3;
setp.ne.s32 %p1,%r1,0;
selp.u32 %r19,1,0,%p1;
add.s32 %r20,%r1,%r16;
shr.u32 %r21,%r20,2;
max.u32 %r22,%r21,%r19;
sub.s32 %r2,%r22,%r19;
setp.le.u32 %p2,%r2,%r17;
@%p2 bra $0_7;
mad.lo.s32 %r23,%r1,4369,12816;
add.s32 %r3,%r2,-1;
and.b32 %r4,%r23,30583;
add.s32 %r46,%r17,32;
cvt.u64.u32 %rd7,%r1;
sub.s64 %rd1,%rd6,%rd7;
$0_2:
.pragma "nounroll";
add.s32 %r7,%r46,-32;
selp.u64 %rd3,1,0,%p1;
min.u32 %r26,%r46,%r3;
mul.wide.u32 %rd8,%r26,4;
add.s64 %rd9,%rd1,%rd8;
ld.u32 %r8,[%rd9];
mul.wide.u32 %rd10,%r19,4;
add.s64 %rd11,%rd9,%rd10;
ld.u32 %r9,[%rd11];
setp.ge.u32 %p4,%r7,%r2;
@%p4 bra $0_4;
min.u32 %r28,%r7,%r3;
mul.wide.u32 %rd12,%r28,4;
add.s64 %rd13,%rd1,%rd12;
cvta.to.shared.u64 %rd14,%rd5;
ld.u32 %r29,[%rd13];
shl.b64 %rd15,%rd3,2;
add.s64 %rd16,%rd13,%rd15;
ld.u32 %r30,[%rd16];
prmt.b32 %r31,%r29,%r30,%r4;
mul.wide.u32 %rd17,%r7,4;
add.s64 %rd18,%rd14,%rd17;
st.shared.u32 [%rd18],%r31;
$0_4:
setp.ge.u32 %p5,%r46,%r2;
@%p5 bra $0_6;
cvta.to.shared.u64 %rd19,%rd5;
mul.wide.u32 %rd20,%r46,4;
add.s64 %rd21,%rd19,%rd20;
prmt.b32 %r32,%r8,%r9,%r4;
st.shared.u32 [%rd21],%r32;
$0_6:
add.s32 %r10,%r46,64;
add.s32 %r33,%r46,32;
setp.lt.u32 %p6,%r33,%r2;
mov.u32 %r46,%r10;
@%p6 bra $0_2;
$0_7:
shl.b32 %r34,%r2,2;
add.s32 %r35,%r34,%r17;
setp.ge.u32 %p7,%r35,%r15;
@%p7 bra $0_10;
add.s32 %r11,%r16,-1;
shl.b32 %r42,%r22,2;
add.s32 %r43,%r17,%r42;
selp.u16 %rs1,1,0,%p1;
mul.wide.u16 %r44,%rs1,4;
sub.s32 %r47,%r43,%r44;
cvta.to.shared.u64 %rd4,%rd5;
$0_9:
.pragma "nounroll";
min.u32 %r45,%r47,%r11;
cvt.u64.u32 %rd22,%r45;
add.s64 %rd23,%rd6,%rd22;
ld.u8 %rs2,[%rd23];
cvt.u64.u32 %rd24,%r47;
add.s64 %rd25,%rd4,%rd24;
st.shared.u8 [%rd25],%rs2;
add.s32 %r47,%r47,32;
setp.lt.u32 %p9,%r47,%r15;
@%p9 bra $0_9;
$0_10:
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
.minnctapersm 8
{
.reg .pred %p<16>;
.reg .b32 %r<140>;
.reg .b64 %rd<95>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_3_3E7scratch[6144];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r54,%r55},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r132,%r133},[p3+32];
ld.param.v2.u32 {%r58,%r59},[p3+40];
ld.param.u32 %r50,[p4+8];
ld.param.u64 %rd94,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd92,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r55,0;
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
setp.eq.s32 %p2,%r59,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r132,%r133},[%rd51+32];
ld.global.u64 %rd94,[%rd51+8];
ld.global.u64 %rd93,[%rd51];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd93,%rd39,%rd53;
$2_6:
cvta.to.global.u64 %rd26,%rd93;
mov.u32 %r14,%tid.x;
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,8;
mov.u32 %r67,%ctaid.y;
shl.b32 %r68,%r67,3;
mov.u32 %r69,%tid.y;
add.s32 %r15,%r68,%r69;
setp.ge.u32 %p3,%r15,%r133;
setp.le.u32 %p4,%r132,%r66;
or.pred %p5,%p4,%p3;
@%p5 bra $2_16;
cvt.u64.u32 %rd28,%r69;
mul.wide.u32 %rd54,%r69,768;
mov.u64 %rd55,_ZZ14rgb_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r73,%r132,%r66;
min.u32 %r17,%r73,256;
cvt.u64.u32 %rd57,%r15;
mul.lo.s64 %rd58,%rd92,%rd57;
mul.lo.s32 %r74,%r65,768;
cvt.u64.u32 %rd59,%r74;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd91,%rd30;
mul.lo.s64 %rd60,%rd94,%rd57;
add.s64 %rd32,%rd60,%rd59;
shl.b32 %r75,%r14,3;
setp.lt.u32 %p6,%r75,%r17;
mul.lo.s32 %r76,%r14,24;
selp.b32 %r18,%r76,0,%p6;
and.b64 %rd61,%rd31,7;
setp.eq.s64 %p7,%rd61,0;
and.b32 %r77,%r17,7;
setp.eq.s32 %p8,%r77,0;
and.pred %p9,%p7,%p8;
@%p9 bra $2_9;
bra.uni $2_8;
$2_9:
cvt.u64.u32 %rd67,%r18;
add.s64 %rd68,%rd30,%rd67;
cvta.to.global.u64 %rd69,%rd91;
add.s64 %rd70,%rd69,%rd68;
ld.global.v2.u32 {%r139,%r138},[%rd70];
ld.global.v2.u32 {%r137,%r136},[%rd70+8];
ld.global.v2.u32 {%r135,%r134},[%rd70+16];
bra.uni $2_10;
$2_8:
add.s32 %r78,%r17,7;
and.b32 %r79,%r78,1016;
mul.lo.s32 %r80,%r79,3;
mul.lo.s32 %r81,%r17,3;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r80;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r81;
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
cvt.u64.u32 %rd62,%r18;
mul.lo.s64 %rd63,%rd28,768;
add.s64 %rd65,%rd55,%rd63;
add.s64 %rd66,%rd65,%rd62;
ld.shared.v2.u32 {%r139,%r138},[%rd66];
ld.shared.v2.u32 {%r137,%r136},[%rd66+8];
ld.shared.v2.u32 {%r135,%r134},[%rd66+16];
bar.warp.sync -1;
$2_10:
add.s64 %rd33,%rd93,%rd32;
setp.ne.s32 %p10,%r50,0;
selp.b32 %r94,24594,16912,%p10;
selp.b32 %r95,22017,21537,%p10;
selp.b32 %r96,17760,25922,%p10;
mov.u32 %r97,25923;
prmt.b32 %r98,%r139,%r138,%r97;
mov.u32 %r99,21554;
prmt.b32 %r100,%r138,%r137,%r99;
shr.u32 %r101,%r137,8;
prmt.b32 %r102,%r136,%r135,%r97;
prmt.b32 %r103,%r135,%r134,%r99;
shr.u32 %r104,%r134,8;
cvt.u64.u32 %rd71,%r76;
mul.lo.s64 %rd72,%rd28,768;
add.s64 %rd74,%rd55,%rd72;
add.s64 %rd75,%rd74,%rd71;
prmt.b32 %r107,%r98,%r100,%r95;
prmt.b32 %r108,%r139,%r98,%r94;
st.shared.v2.u32 [%rd75],{%r108,%r107};
prmt.b32 %r109,%r136,%r102,%r94;
prmt.b32 %r110,%r100,%r101,%r96;
st.shared.v2.u32 [%rd75+8],{%r110,%r109};
prmt.b32 %r111,%r102,%r103,%r95;
prmt.b32 %r112,%r103,%r104,%r96;
st.shared.v2.u32 [%rd75+16],{%r111,%r112};
bar.warp.sync -1;
and.b64 %rd76,%rd33,15;
setp.eq.s64 %p11,%rd76,0;
mul.lo.s32 %r37,%r17,3;
and.b32 %r113,%r37,15;
setp.eq.s32 %p12,%r113,0;
and.pred %p13,%p11,%p12;
@%p13 bra $2_12;
bra.uni $2_11;
$2_12:
shl.b32 %r38,%r14,4;
setp.ge.u32 %p14,%r38,%r37;
@%p14 bra $2_14;
cvt.u64.u32 %rd77,%r38;
add.s64 %rd78,%rd32,%rd77;
add.s64 %rd79,%rd26,%rd78;
add.s64 %rd83,%rd74,%rd77;
ld.shared.v4.u32 {%r116,%r117,%r118,%r119},[%rd83];
st.global.v4.u32 [%rd79],{%r116,%r117,%r118,%r119};
$2_14:
add.s32 %r39,%r38,512;
setp.ge.u32 %p15,%r39,%r37;
@%p15 bra $2_16;
cvt.u64.u32 %rd84,%r39;
add.s64 %rd85,%rd32,%rd84;
add.s64 %rd86,%rd26,%rd85;
add.s64 %rd90,%rd74,%rd84;
ld.shared.v4.u32 {%r124,%r125,%r126,%r127},[%rd90];
st.global.v4.u32 [%rd86],{%r124,%r125,%r126,%r127};
bra.uni $2_16;
$2_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r37;
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
.minnctapersm 8
{
.reg .pred %p<16>;
.reg .b32 %r<138>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_3_4E7scratch[8192];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r54,%r55},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r130,%r131},[p3+32];
ld.param.v2.u32 {%r58,%r59},[p3+40];
ld.param.u32 %r50,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r55,0;
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
setp.eq.s32 %p2,%r59,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r130,%r131},[%rd51+32];
ld.global.u64 %rd95,[%rd51+8];
ld.global.u64 %rd94,[%rd51];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd94,%rd39,%rd53;
$3_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r14,%tid.x;
mov.u32 %r64,%ctaid.x;
shl.b32 %r65,%r64,8;
mov.u32 %r66,%ctaid.y;
shl.b32 %r67,%r66,3;
mov.u32 %r68,%tid.y;
add.s32 %r15,%r67,%r68;
setp.ge.u32 %p3,%r15,%r131;
setp.le.u32 %p4,%r130,%r65;
or.pred %p5,%p4,%p3;
@%p5 bra $3_16;
cvt.u64.u32 %rd28,%r68;
mul.wide.u32 %rd54,%r68,1024;
mov.u64 %rd55,_ZZ14rgb_to_rgb_3_4E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r72,%r130,%r65;
min.u32 %r17,%r72,256;
cvt.u64.u32 %rd57,%r15;
mul.lo.s64 %rd58,%rd93,%rd57;
mul.lo.s32 %r73,%r64,768;
cvt.u64.u32 %rd59,%r73;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd92,%rd30;
mul.lo.s64 %rd60,%rd95,%rd57;
shl.b32 %r74,%r64,10;
cvt.u64.u32 %rd61,%r74;
add.s64 %rd32,%rd60,%rd61;
shl.b32 %r75,%r14,3;
setp.lt.u32 %p6,%r75,%r17;
mul.lo.s32 %r76,%r14,24;
selp.b32 %r18,%r76,0,%p6;
and.b64 %rd62,%rd31,7;
setp.eq.s64 %p7,%rd62,0;
and.b32 %r77,%r17,7;
setp.eq.s32 %p8,%r77,0;
and.pred %p9,%p7,%p8;
@%p9 bra $3_9;
bra.uni $3_8;
$3_9:
cvt.u64.u32 %rd68,%r18;
add.s64 %rd69,%rd30,%rd68;
cvta.to.global.u64 %rd70,%rd92;
add.s64 %rd71,%rd70,%rd69;
ld.global.v2.u32 {%r137,%r136},[%rd71];
ld.global.v2.u32 {%r135,%r134},[%rd71+8];
ld.global.v2.u32 {%r133,%r132},[%rd71+16];
bra.uni $3_10;
$3_8:
add.s32 %r78,%r17,7;
and.b32 %r79,%r78,1016;
mul.lo.s32 %r80,%r79,3;
mul.lo.s32 %r81,%r17,3;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r80;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r81;
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
cvt.u64.u32 %rd63,%r18;
shl.b64 %rd64,%rd28,10;
add.s64 %rd66,%rd55,%rd64;
add.s64 %rd67,%rd66,%rd63;
ld.shared.v2.u32 {%r137,%r136},[%rd67];
ld.shared.v2.u32 {%r135,%r134},[%rd67+8];
ld.shared.v2.u32 {%r133,%r132},[%rd67+16];
bar.warp.sync -1;
$3_10:
add.s64 %rd33,%rd94,%rd32;
setp.eq.s32 %p10,%r50,0;
selp.b32 %r94,16912,16402,%p10;
mov.u32 %r95,-1;
mov.u32 %r96,25923;
prmt.b32 %r97,%r137,%r136,%r96;
mov.u32 %r98,21554;
prmt.b32 %r99,%r136,%r135,%r98;
shr.u32 %r100,%r135,8;
prmt.b32 %r101,%r134,%r133,%r96;
prmt.b32 %r102,%r133,%r132,%r98;
shr.u32 %r103,%r132,8;
shl.b32 %r104,%r14,5;
cvt.u64.u32 %rd72,%r104;
shl.b64 %rd73,%rd28,10;
add.s64 %rd75,%rd55,%rd73;
add.s64 %rd76,%rd75,%rd72;
prmt.b32 %r105,%r100,%r95,%r94;
prmt.b32 %r106,%r99,%r95,%r94;
prmt.b32 %r107,%r97,%r95,%r94;
prmt.b32 %r108,%r137,%r95,%r94;
st.shared.v4.u32 [%rd76],{%r108,%r107,%r106,%r105};
prmt.b32 %r109,%r103,%r95,%r94;
prmt.b32 %r110,%r102,%r95,%r94;
prmt.b32 %r111,%r101,%r95,%r94;
prmt.b32 %r112,%r134,%r95,%r94;
st.shared.v4.u32 [%rd76+16],{%r112,%r111,%r110,%r109};
bar.warp.sync -1;
shl.b32 %r37,%r17,2;
and.b64 %rd77,%rd33,15;
setp.eq.s64 %p11,%rd77,0;
and.b32 %r113,%r17,3;
setp.eq.s32 %p12,%r113,0;
and.pred %p13,%p12,%p11;
@%p13 bra $3_12;
bra.uni $3_11;
$3_12:
shl.b32 %r38,%r14,4;
setp.ge.u32 %p14,%r38,%r37;
@%p14 bra $3_14;
cvt.u64.u32 %rd78,%r38;
add.s64 %rd79,%rd32,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd75,%rd78;
ld.shared.v4.u32 {%r114,%r115,%r116,%r117},[%rd84];
st.global.v4.u32 [%rd80],{%r114,%r115,%r116,%r117};
$3_14:
add.s32 %r39,%r38,512;
setp.ge.u32 %p15,%r39,%r37;
@%p15 bra $3_16;
cvt.u64.u32 %rd85,%r39;
add.s64 %rd86,%rd32,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd75,%rd85;
ld.shared.v4.u32 {%r122,%r123,%r124,%r125},[%rd91];
st.global.v4.u32 [%rd87],{%r122,%r123,%r124,%r125};
bra.uni $3_16;
$3_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r37;
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
.minnctapersm 8
{
.reg .pred %p<16>;
.reg .b32 %r<140>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_4_3E7scratch[8192];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r60,%r61},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r130,%r131},[p3+32];
ld.param.v2.u32 {%r64,%r65},[p3+40];
ld.param.u32 %r56,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r61,0;
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
setp.eq.s32 %p2,%r65,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r130,%r131},[%rd51+32];
ld.global.u64 %rd95,[%rd51+8];
ld.global.u64 %rd94,[%rd51];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd94,%rd39,%rd53;
$4_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r14,%tid.x;
mov.u32 %r70,%ctaid.x;
shl.b32 %r71,%r70,8;
mov.u32 %r72,%ctaid.y;
shl.b32 %r73,%r72,3;
mov.u32 %r74,%tid.y;
add.s32 %r15,%r73,%r74;
setp.ge.u32 %p3,%r15,%r131;
setp.le.u32 %p4,%r130,%r71;
or.pred %p5,%p4,%p3;
@%p5 bra $4_16;
cvt.u64.u32 %rd28,%r74;
mul.wide.u32 %rd54,%r74,1024;
mov.u64 %rd55,_ZZ14rgb_to_rgb_4_3E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r78,%r130,%r71;
min.u32 %r17,%r78,256;
cvt.u64.u32 %rd57,%r15;
mul.lo.s64 %rd58,%rd93,%rd57;
shl.b32 %r79,%r70,10;
cvt.u64.u32 %rd59,%r79;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd92,%rd30;
mul.lo.s64 %rd60,%rd95,%rd57;
mul.lo.s32 %r80,%r70,768;
cvt.u64.u32 %rd61,%r80;
add.s64 %rd32,%rd60,%rd61;
shl.b32 %r81,%r14,3;
setp.lt.u32 %p6,%r81,%r17;
shl.b32 %r82,%r14,5;
selp.b32 %r18,%r82,0,%p6;
and.b64 %rd62,%rd31,7;
setp.eq.s64 %p7,%rd62,0;
and.b32 %r83,%r17,7;
setp.eq.s32 %p8,%r83,0;
and.pred %p9,%p7,%p8;
@%p9 bra $4_9;
bra.uni $4_8;
$4_9:
cvt.u64.u32 %rd68,%r18;
add.s64 %rd69,%rd30,%rd68;
cvta.to.global.u64 %rd70,%rd92;
add.s64 %rd71,%rd70,%rd69;
ld.global.v2.u32 {%r139,%r138},[%rd71];
ld.global.v2.u32 {%r137,%r136},[%rd71+8];
ld.global.v2.u32 {%r135,%r134},[%rd71+16];
ld.global.v2.u32 {%r133,%r132},[%rd71+24];
bra.uni $4_10;
$4_8:
shl.b32 %r84,%r17,2;
add.s32 %r85,%r84,28;
and.b32 %r86,%r85,4064;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r86;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r84;
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
cvt.u64.u32 %rd63,%r18;
shl.b64 %rd64,%rd28,10;
add.s64 %rd66,%rd55,%rd64;
add.s64 %rd67,%rd66,%rd63;
ld.shared.v4.u32 {%r139,%r138,%r137,%r136},[%rd67];
ld.shared.v4.u32 {%r135,%r134,%r133,%r132},[%rd67+16];
bar.warp.sync -1;
$4_10:
add.s64 %rd33,%rd94,%rd32;
setp.ne.s32 %p10,%r56,0;
selp.b32 %r103,24594,16912,%p10;
selp.b32 %r104,22017,21537,%p10;
selp.b32 %r105,17760,25922,%p10;
mul.lo.s32 %r106,%r14,24;
cvt.u64.u32 %rd72,%r106;
shl.b64 %rd73,%rd28,10;
add.s64 %rd75,%rd55,%rd73;
add.s64 %rd76,%rd75,%rd72;
prmt.b32 %r107,%r138,%r137,%r104;
prmt.b32 %r108,%r139,%r138,%r103;
st.shared.v2.u32 [%rd76],{%r108,%r107};
prmt.b32 %r109,%r135,%r134,%r103;
prmt.b32 %r110,%r137,%r136,%r105;
st.shared.v2.u32 [%rd76+8],{%r110,%r109};
prmt.b32 %r111,%r133,%r132,%r105;
prmt.b32 %r112,%r134,%r133,%r104;
st.shared.v2.u32 [%rd76+16],{%r112,%r111};
bar.warp.sync -1;
and.b64 %rd77,%rd33,15;
setp.eq.s64 %p11,%rd77,0;
mul.lo.s32 %r43,%r17,3;
and.b32 %r113,%r43,15;
setp.eq.s32 %p12,%r113,0;
and.pred %p13,%p11,%p12;
@%p13 bra $4_12;
bra.uni $4_11;
$4_12:
shl.b32 %r44,%r14,4;
setp.ge.u32 %p14,%r44,%r43;
@%p14 bra $4_14;
cvt.u64.u32 %rd78,%r44;
add.s64 %rd79,%rd32,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd75,%rd78;
ld.shared.v4.u32 {%r114,%r115,%r116,%r117},[%rd84];
st.global.v4.u32 [%rd80],{%r114,%r115,%r116,%r117};
$4_14:
add.s32 %r45,%r44,512;
setp.ge.u32 %p15,%r45,%r43;
@%p15 bra $4_16;
cvt.u64.u32 %rd85,%r45;
add.s64 %rd86,%rd32,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd75,%rd85;
ld.shared.v4.u32 {%r122,%r123,%r124,%r125},[%rd91];
st.global.v4.u32 [%rd87],{%r122,%r123,%r124,%r125};
bra.uni $4_16;
$4_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r43;
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
.minnctapersm 8
{
.reg .pred %p<16>;
.reg .b32 %r<144>;
.reg .b64 %rd<95>;
.shared .align 16 .b8 _ZZ14rgb_to_rgb_4_4E7scratch[8192];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r60,%r61},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r134,%r135},[p3+32];
ld.param.v2.u32 {%r64,%r65},[p3+40];
ld.param.u32 %r56,[p4+8];
ld.param.u64 %rd94,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd92,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r61,0;
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
setp.eq.s32 %p2,%r65,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r134,%r135},[%rd51+32];
ld.global.u64 %rd94,[%rd51+8];
ld.global.u64 %rd93,[%rd51];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd93,%rd39,%rd53;
$5_6:
cvta.to.global.u64 %rd26,%rd93;
mov.u32 %r14,%tid.x;
mov.u32 %r71,%ctaid.x;
shl.b32 %r72,%r71,8;
mov.u32 %r73,%ctaid.y;
shl.b32 %r74,%r73,3;
mov.u32 %r75,%tid.y;
add.s32 %r15,%r74,%r75;
setp.ge.u32 %p3,%r15,%r135;
setp.le.u32 %p4,%r134,%r72;
or.pred %p5,%p4,%p3;
@%p5 bra $5_16;
cvt.u64.u32 %rd28,%r75;
mul.wide.u32 %rd54,%r75,1024;
mov.u64 %rd55,_ZZ14rgb_to_rgb_4_4E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r79,%r134,%r72;
min.u32 %r17,%r79,256;
cvt.u64.u32 %rd57,%r15;
mul.lo.s64 %rd58,%rd92,%rd57;
shl.b32 %r80,%r71,10;
cvt.u64.u32 %rd59,%r80;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd91,%rd30;
mul.lo.s64 %rd60,%rd94,%rd57;
add.s64 %rd32,%rd60,%rd59;
shl.b32 %r81,%r14,3;
setp.lt.u32 %p6,%r81,%r17;
shl.b32 %r82,%r14,5;
selp.b32 %r18,%r82,0,%p6;
and.b64 %rd61,%rd31,7;
setp.eq.s64 %p7,%rd61,0;
and.b32 %r83,%r17,7;
setp.eq.s32 %p8,%r83,0;
and.pred %p9,%p7,%p8;
@%p9 bra $5_9;
bra.uni $5_8;
$5_9:
cvt.u64.u32 %rd67,%r18;
add.s64 %rd68,%rd30,%rd67;
cvta.to.global.u64 %rd69,%rd91;
add.s64 %rd70,%rd69,%rd68;
ld.global.v2.u32 {%r143,%r142},[%rd70];
ld.global.v2.u32 {%r141,%r140},[%rd70+8];
ld.global.v2.u32 {%r139,%r138},[%rd70+16];
ld.global.v2.u32 {%r137,%r136},[%rd70+24];
bra.uni $5_10;
$5_8:
shl.b32 %r84,%r17,2;
add.s32 %r85,%r84,28;
and.b32 %r86,%r85,4064;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r86;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r84;
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
cvt.u64.u32 %rd62,%r18;
shl.b64 %rd63,%rd28,10;
add.s64 %rd65,%rd55,%rd63;
add.s64 %rd66,%rd65,%rd62;
ld.shared.v4.u32 {%r143,%r142,%r141,%r140},[%rd66];
ld.shared.v4.u32 {%r139,%r138,%r137,%r136},[%rd66+16];
bar.warp.sync -1;
$5_10:
add.s64 %rd33,%rd93,%rd32;
shl.b32 %r43,%r17,2;
setp.eq.s32 %p10,%r56,0;
selp.b32 %r103,12816,12306,%p10;
mov.u32 %r104,-1;
cvt.u64.u32 %rd71,%r82;
shl.b64 %rd72,%rd28,10;
add.s64 %rd74,%rd55,%rd72;
add.s64 %rd75,%rd74,%rd71;
prmt.b32 %r107,%r140,%r104,%r103;
prmt.b32 %r108,%r141,%r104,%r103;
prmt.b32 %r109,%r142,%r104,%r103;
prmt.b32 %r110,%r143,%r104,%r103;
st.shared.v4.u32 [%rd75],{%r110,%r109,%r108,%r107};
prmt.b32 %r111,%r136,%r104,%r103;
prmt.b32 %r112,%r137,%r104,%r103;
prmt.b32 %r113,%r138,%r104,%r103;
prmt.b32 %r114,%r139,%r104,%r103;
st.shared.v4.u32 [%rd75+16],{%r114,%r113,%r112,%r111};
bar.warp.sync -1;
and.b64 %rd76,%rd33,15;
setp.eq.s64 %p11,%rd76,0;
and.b32 %r115,%r17,3;
setp.eq.s32 %p12,%r115,0;
and.pred %p13,%p12,%p11;
@%p13 bra $5_12;
bra.uni $5_11;
$5_12:
shl.b32 %r44,%r14,4;
setp.ge.u32 %p14,%r44,%r43;
@%p14 bra $5_14;
cvt.u64.u32 %rd77,%r44;
add.s64 %rd78,%rd32,%rd77;
add.s64 %rd79,%rd26,%rd78;
add.s64 %rd83,%rd74,%rd77;
ld.shared.v4.u32 {%r118,%r119,%r120,%r121},[%rd83];
st.global.v4.u32 [%rd79],{%r118,%r119,%r120,%r121};
$5_14:
add.s32 %r45,%r44,512;
setp.ge.u32 %p15,%r45,%r43;
@%p15 bra $5_16;
cvt.u64.u32 %rd84,%r45;
add.s64 %rd85,%rd32,%rd84;
add.s64 %rd86,%rd26,%rd85;
add.s64 %rd90,%rd74,%rd84;
ld.shared.v4.u32 {%r126,%r127,%r128,%r129},[%rd90];
st.global.v4.u32 [%rd86],{%r126,%r127,%r128,%r129};
bra.uni $5_16;
$5_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r43;
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
.minnctapersm 8
{
.reg .pred %p<15>;
.reg .b32 %r<187>;
.reg .b64 %rd<89>;
.shared .align 16 .b8 _ZZ15rgb_to_gray_3_1E7scratch[6144];
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r52,%r53},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r179,%r180},[p3+32];
ld.param.v2.u32 {%r56,%r57},[p3+40];
ld.param.u32 %r48,[p4+8];
ld.param.u64 %rd88,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd86,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r53,0;
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
setp.eq.s32 %p2,%r57,0;
@%p2 bra $6_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r179,%r180},[%rd50+32];
ld.global.u64 %rd88,[%rd50+8];
ld.global.u64 %rd87,[%rd50];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd87,%rd38,%rd52;
$6_6:
mov.u32 %r14,%tid.x;
mov.u32 %r63,%ctaid.x;
shl.b32 %r64,%r63,8;
mov.u32 %r65,%ctaid.y;
shl.b32 %r66,%r65,3;
mov.u32 %r67,%tid.y;
add.s32 %r15,%r66,%r67;
setp.ge.u32 %p3,%r15,%r180;
setp.le.u32 %p4,%r179,%r64;
or.pred %p5,%p4,%p3;
@%p5 bra $6_14;
cvt.u64.u32 %rd27,%r67;
mul.wide.u32 %rd53,%r67,768;
mov.u64 %rd54,_ZZ15rgb_to_gray_3_1E7scratch;
cvta.shared.u64 %rd55,%rd54;
add.s64 %rd28,%rd55,%rd53;
sub.s32 %r71,%r179,%r64;
min.u32 %r17,%r71,256;
cvt.u64.u32 %rd56,%r15;
mul.lo.s64 %rd57,%rd86,%rd56;
mul.lo.s32 %r72,%r63,768;
cvt.u64.u32 %rd58,%r72;
add.s64 %rd29,%rd57,%rd58;
add.s64 %rd30,%rd85,%rd29;
mul.lo.s64 %rd59,%rd88,%rd56;
cvt.u64.u32 %rd60,%r64;
add.s64 %rd31,%rd59,%rd60;
shl.b32 %r73,%r14,3;
setp.lt.u32 %p6,%r73,%r17;
mul.lo.s32 %r74,%r14,24;
selp.b32 %r18,%r74,0,%p6;
and.b64 %rd61,%rd30,7;
setp.eq.s64 %p7,%rd61,0;
and.b32 %r75,%r17,7;
setp.eq.s32 %p8,%r75,0;
and.pred %p9,%p7,%p8;
@%p9 bra $6_9;
bra.uni $6_8;
$6_9:
cvt.u64.u32 %rd67,%r18;
add.s64 %rd68,%rd29,%rd67;
cvta.to.global.u64 %rd69,%rd85;
add.s64 %rd70,%rd69,%rd68;
ld.global.v2.u32 {%r186,%r185},[%rd70];
ld.global.v2.u32 {%r184,%r183},[%rd70+8];
ld.global.v2.u32 {%r182,%r181},[%rd70+16];
bra.uni $6_10;
$6_8:
add.s32 %r76,%r17,7;
and.b32 %r77,%r76,1016;
mul.lo.s32 %r78,%r77,3;
mul.lo.s32 %r79,%r17,3;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd28;
.param .b32 param1;
st.param.b32 [param1+0],%r78;
.param .b64 param2;
st.param.b64 [param2+0],%rd30;
.param .b32 param3;
st.param.b32 [param3+0],%r79;
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
cvt.u64.u32 %rd62,%r18;
mul.lo.s64 %rd63,%rd27,768;
add.s64 %rd65,%rd54,%rd63;
add.s64 %rd66,%rd65,%rd62;
ld.shared.v2.u32 {%r186,%r185},[%rd66];
ld.shared.v2.u32 {%r184,%r183},[%rd66+8];
ld.shared.v2.u32 {%r182,%r181},[%rd66+16];
bar.warp.sync -1;
$6_10:
add.s64 %rd32,%rd87,%rd31;
setp.eq.s32 %p10,%r48,0;
selp.b32 %r149,7470,19596,%p10;
selp.b32 %r153,-1773777780,-1773789906,%p10;
mov.u32 %r151,32768;
dp2a.hi.u32.u32 %r92,%r149,%r186,%r151;
dp2a.lo.u32.u32 %r96,%r153,%r186,%r92;
mov.u32 %r156,25923;
prmt.b32 %r106,%r186,%r185,%r156;
dp2a.hi.u32.u32 %r100,%r149,%r106,%r151;
dp2a.lo.u32.u32 %r104,%r153,%r106,%r100;
mov.u32 %r157,21554;
prmt.b32 %r114,%r185,%r184,%r157;
dp2a.hi.u32.u32 %r108,%r149,%r114,%r151;
dp2a.lo.u32.u32 %r112,%r153,%r114,%r108;
shr.u32 %r122,%r184,8;
dp2a.hi.u32.u32 %r116,%r149,%r122,%r151;
dp2a.lo.u32.u32 %r120,%r153,%r122,%r116;
mov.u32 %r158,98;
prmt.b32 %r159,%r96,%r104,%r158;
prmt.b32 %r160,%r112,%r120,%r158;
mov.u32 %r161,21520;
dp2a.hi.u32.u32 %r124,%r149,%r183,%r151;
dp2a.lo.u32.u32 %r128,%r153,%r183,%r124;
prmt.b32 %r138,%r183,%r182,%r156;
dp2a.hi.u32.u32 %r132,%r149,%r138,%r151;
dp2a.lo.u32.u32 %r136,%r153,%r138,%r132;
prmt.b32 %r146,%r182,%r181,%r157;
dp2a.hi.u32.u32 %r140,%r149,%r146,%r151;
dp2a.lo.u32.u32 %r144,%r153,%r146,%r140;
shr.u32 %r154,%r181,8;
dp2a.hi.u32.u32 %r148,%r149,%r154,%r151;
dp2a.lo.u32.u32 %r152,%r153,%r154,%r148;
prmt.b32 %r162,%r128,%r136,%r158;
prmt.b32 %r163,%r144,%r152,%r158;
cvt.u64.u32 %rd71,%r73;
mul.lo.s64 %rd72,%rd27,768;
add.s64 %rd74,%rd54,%rd72;
add.s64 %rd75,%rd74,%rd71;
prmt.b32 %r166,%r162,%r163,%r161;
prmt.b32 %r167,%r159,%r160,%r161;
st.shared.v2.u32 [%rd75],{%r167,%r166};
bar.warp.sync -1;
and.b64 %rd76,%rd32,15;
setp.eq.s64 %p11,%rd76,0;
and.b32 %r168,%r17,15;
setp.eq.s32 %p12,%r168,0;
and.pred %p13,%p12,%p11;
@%p13 bra $6_12;
bra.uni $6_11;
$6_12:
shl.b32 %r37,%r14,4;
setp.ge.u32 %p14,%r37,%r17;
@%p14 bra $6_14;
cvt.u64.u32 %rd77,%r37;
add.s64 %rd78,%rd31,%rd77;
cvta.to.global.u64 %rd79,%rd87;
add.s64 %rd80,%rd79,%rd78;
add.s64 %rd84,%rd74,%rd77;
ld.shared.v4.u32 {%r171,%r172,%r173,%r174},[%rd84];
st.global.v4.u32 [%rd80],{%r171,%r172,%r173,%r174};
bra.uni $6_14;
$6_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd28;
.param .b32 param2;
st.param.b32 [param2+0],%r17;
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
.minnctapersm 8
{
.reg .pred %p<15>;
.reg .b32 %r<196>;
.reg .b64 %rd<89>;
.shared .align 16 .b8 _ZZ15rgb_to_gray_4_1E7scratch[8192];
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r58,%r59},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r186,%r187},[p3+32];
ld.param.v2.u32 {%r62,%r63},[p3+40];
ld.param.u32 %r54,[p4+8];
ld.param.u64 %rd88,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd86,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r59,0;
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
setp.eq.s32 %p2,%r63,0;
@%p2 bra $7_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r186,%r187},[%rd50+32];
ld.global.u64 %rd88,[%rd50+8];
ld.global.u64 %rd87,[%rd50];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd87,%rd38,%rd52;
$7_6:
mov.u32 %r14,%tid.x;
mov.u32 %r69,%ctaid.x;
shl.b32 %r70,%r69,8;
mov.u32 %r71,%ctaid.y;
shl.b32 %r72,%r71,3;
mov.u32 %r73,%tid.y;
add.s32 %r15,%r72,%r73;
setp.ge.u32 %p3,%r15,%r187;
setp.le.u32 %p4,%r186,%r70;
or.pred %p5,%p4,%p3;
@%p5 bra $7_14;
cvt.u64.u32 %rd27,%r73;
mul.wide.u32 %rd53,%r73,1024;
mov.u64 %rd54,_ZZ15rgb_to_gray_4_1E7scratch;
cvta.shared.u64 %rd55,%rd54;
add.s64 %rd28,%rd55,%rd53;
sub.s32 %r77,%r186,%r70;
min.u32 %r17,%r77,256;
cvt.u64.u32 %rd56,%r15;
mul.lo.s64 %rd57,%rd86,%rd56;
shl.b32 %r78,%r69,10;
cvt.u64.u32 %rd58,%r78;
add.s64 %rd29,%rd57,%rd58;
add.s64 %rd30,%rd85,%rd29;
mul.lo.s64 %rd59,%rd88,%rd56;
cvt.u64.u32 %rd60,%r70;
add.s64 %rd31,%rd59,%rd60;
shl.b32 %r79,%r14,3;
setp.lt.u32 %p6,%r79,%r17;
shl.b32 %r80,%r14,5;
selp.b32 %r18,%r80,0,%p6;
and.b64 %rd61,%rd30,7;
setp.eq.s64 %p7,%rd61,0;
and.b32 %r81,%r17,7;
setp.eq.s32 %p8,%r81,0;
and.pred %p9,%p7,%p8;
@%p9 bra $7_9;
bra.uni $7_8;
$7_9:
cvt.u64.u32 %rd67,%r18;
add.s64 %rd68,%rd29,%rd67;
cvta.to.global.u64 %rd69,%rd85;
add.s64 %rd70,%rd69,%rd68;
ld.global.v2.u32 {%r195,%r194},[%rd70];
ld.global.v2.u32 {%r193,%r192},[%rd70+8];
ld.global.v2.u32 {%r191,%r190},[%rd70+16];
ld.global.v2.u32 {%r189,%r188},[%rd70+24];
bra.uni $7_10;
$7_8:
shl.b32 %r82,%r17,2;
add.s32 %r83,%r82,28;
and.b32 %r84,%r83,4064;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd28;
.param .b32 param1;
st.param.b32 [param1+0],%r84;
.param .b64 param2;
st.param.b64 [param2+0],%rd30;
.param .b32 param3;
st.param.b32 [param3+0],%r82;
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
cvt.u64.u32 %rd62,%r18;
shl.b64 %rd63,%rd27,10;
add.s64 %rd65,%rd54,%rd63;
add.s64 %rd66,%rd65,%rd62;
ld.shared.v4.u32 {%r195,%r194,%r193,%r192},[%rd66];
ld.shared.v4.u32 {%r191,%r190,%r189,%r188},[%rd66+16];
bar.warp.sync -1;
$7_10:
add.s64 %rd32,%rd87,%rd31;
setp.eq.s32 %p10,%r54,0;
selp.b32 %r158,7470,19596,%p10;
selp.b32 %r162,-1773777780,-1773789906,%p10;
mov.u32 %r160,32768;
dp2a.hi.u32.u32 %r101,%r158,%r195,%r160;
dp2a.lo.u32.u32 %r105,%r162,%r195,%r101;
dp2a.hi.u32.u32 %r109,%r158,%r194,%r160;
dp2a.lo.u32.u32 %r113,%r162,%r194,%r109;
dp2a.hi.u32.u32 %r117,%r158,%r193,%r160;
dp2a.lo.u32.u32 %r121,%r162,%r193,%r117;
dp2a.hi.u32.u32 %r125,%r158,%r192,%r160;
dp2a.lo.u32.u32 %r129,%r162,%r192,%r125;
mov.u32 %r165,98;
prmt.b32 %r166,%r105,%r113,%r165;
prmt.b32 %r167,%r121,%r129,%r165;
mov.u32 %r168,21520;
dp2a.hi.u32.u32 %r133,%r158,%r191,%r160;
dp2a.lo.u32.u32 %r137,%r162,%r191,%r133;
dp2a.hi.u32.u32 %r141,%r158,%r190,%r160;
dp2a.lo.u32.u32 %r145,%r162,%r190,%r141;
dp2a.hi.u32.u32 %r149,%r158,%r189,%r160;
dp2a.lo.u32.u32 %r153,%r162,%r189,%r149;
dp2a.hi.u32.u32 %r157,%r158,%r188,%r160;
dp2a.lo.u32.u32 %r161,%r162,%r188,%r157;
prmt.b32 %r169,%r137,%r145,%r165;
prmt.b32 %r170,%r153,%r161,%r165;
cvt.u64.u32 %rd71,%r79;
shl.b64 %rd72,%rd27,10;
add.s64 %rd74,%rd54,%rd72;
add.s64 %rd75,%rd74,%rd71;
prmt.b32 %r173,%r169,%r170,%r168;
prmt.b32 %r174,%r166,%r167,%r168;
st.shared.v2.u32 [%rd75],{%r174,%r173};
bar.warp.sync -1;
and.b64 %rd76,%rd32,15;
setp.eq.s64 %p11,%rd76,0;
and.b32 %r175,%r17,15;
setp.eq.s32 %p12,%r175,0;
and.pred %p13,%p12,%p11;
@%p13 bra $7_12;
bra.uni $7_11;
$7_12:
shl.b32 %r43,%r14,4;
setp.ge.u32 %p14,%r43,%r17;
@%p14 bra $7_14;
cvt.u64.u32 %rd77,%r43;
add.s64 %rd78,%rd31,%rd77;
cvta.to.global.u64 %rd79,%rd87;
add.s64 %rd80,%rd79,%rd78;
add.s64 %rd84,%rd74,%rd77;
ld.shared.v4.u32 {%r178,%r179,%r180,%r181},[%rd84];
st.global.v4.u32 [%rd80],{%r178,%r179,%r180,%r181};
bra.uni $7_14;
$7_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd28;
.param .b32 param2;
st.param.b32 [param2+0],%r17;
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
.minnctapersm 8
{
.reg .pred %p<15>;
.reg .b32 %r<97>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ15gray_to_rgb_1_3E7scratch[6144];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r39,%r40},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r93,%r94},[p3+32];
ld.param.v2.u32 {%r43,%r44},[p3+40];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r40,0;
@%p1 bra $8_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd93,[%rd46+8];
ld.global.u64 %rd92,[%rd46];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd92,%rd34,%rd48;
$8_3:
setp.eq.s32 %p2,%r44,0;
@%p2 bra $8_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r93,%r94},[%rd51+32];
ld.global.u64 %rd95,[%rd51+8];
ld.global.u64 %rd94,[%rd51];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd94,%rd39,%rd53;
$8_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r14,%tid.x;
mov.u32 %r49,%ctaid.x;
shl.b32 %r15,%r49,8;
mov.u32 %r50,%ctaid.y;
shl.b32 %r51,%r50,3;
mov.u32 %r52,%tid.y;
add.s32 %r16,%r51,%r52;
setp.ge.u32 %p3,%r16,%r94;
setp.le.u32 %p4,%r93,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $8_16;
cvt.u64.u32 %rd28,%r52;
mul.wide.u32 %rd54,%r52,768;
mov.u64 %rd55,_ZZ15gray_to_rgb_1_3E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r54,%r93,%r15;
min.u32 %r18,%r54,256;
cvt.u64.u32 %rd57,%r16;
mul.lo.s64 %rd58,%rd93,%rd57;
cvt.u64.u32 %rd59,%r15;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd92,%rd30;
mul.lo.s64 %rd60,%rd95,%rd57;
mul.lo.s32 %r56,%r49,768;
cvt.u64.u32 %rd61,%r56;
add.s64 %rd32,%rd60,%rd61;
shl.b32 %r57,%r14,3;
setp.lt.u32 %p6,%r57,%r18;
selp.b32 %r19,%r57,0,%p6;
and.b64 %rd62,%rd31,7;
setp.eq.s64 %p7,%rd62,0;
and.b32 %r58,%r18,7;
setp.eq.s32 %p8,%r58,0;
and.pred %p9,%p7,%p8;
@%p9 bra $8_9;
bra.uni $8_8;
$8_9:
cvt.u64.u32 %rd68,%r19;
add.s64 %rd69,%rd30,%rd68;
cvta.to.global.u64 %rd70,%rd92;
add.s64 %rd71,%rd70,%rd69;
ld.global.v2.u32 {%r95,%r96},[%rd71];
bra.uni $8_10;
$8_8:
add.s32 %r59,%r18,7;
and.b32 %r60,%r59,1016;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r60;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r18;
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
cvt.u64.u32 %rd63,%r19;
mul.lo.s64 %rd64,%rd28,768;
add.s64 %rd66,%rd55,%rd64;
add.s64 %rd67,%rd66,%rd63;
ld.shared.v2.u32 {%r95,%r96},[%rd67];
bar.warp.sync -1;
$8_10:
add.s64 %rd33,%rd94,%rd32;
mul.lo.s32 %r65,%r14,24;
cvt.u64.u32 %rd72,%r65;
mul.lo.s64 %rd73,%rd28,768;
add.s64 %rd75,%rd55,%rd73;
add.s64 %rd76,%rd75,%rd72;
mov.u32 %r66,4096;
mov.u32 %r67,-1;
mov.u32 %r68,8721;
prmt.b32 %r69,%r95,%r67,%r68;
prmt.b32 %r70,%r95,%r67,%r66;
st.shared.v2.u32 [%rd76],{%r70,%r69};
mov.u32 %r71,13106;
prmt.b32 %r72,%r96,%r67,%r66;
prmt.b32 %r73,%r95,%r67,%r71;
st.shared.v2.u32 [%rd76+8],{%r73,%r72};
prmt.b32 %r74,%r96,%r67,%r71;
prmt.b32 %r75,%r96,%r67,%r68;
st.shared.v2.u32 [%rd76+16],{%r75,%r74};
bar.warp.sync -1;
and.b64 %rd77,%rd33,15;
setp.eq.s64 %p10,%rd77,0;
mul.lo.s32 %r26,%r18,3;
and.b32 %r76,%r26,15;
setp.eq.s32 %p11,%r76,0;
and.pred %p12,%p10,%p11;
@%p12 bra $8_12;
bra.uni $8_11;
$8_12:
shl.b32 %r27,%r14,4;
setp.ge.u32 %p13,%r27,%r26;
@%p13 bra $8_14;
cvt.u64.u32 %rd78,%r27;
add.s64 %rd79,%rd32,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd75,%rd78;
ld.shared.v4.u32 {%r77,%r78,%r79,%r80},[%rd84];
st.global.v4.u32 [%rd80],{%r77,%r78,%r79,%r80};
$8_14:
add.s32 %r28,%r27,512;
setp.ge.u32 %p14,%r28,%r26;
@%p14 bra $8_16;
cvt.u64.u32 %rd85,%r28;
add.s64 %rd86,%rd32,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd75,%rd85;
ld.shared.v4.u32 {%r85,%r86,%r87,%r88},[%rd91];
st.global.v4.u32 [%rd87],{%r85,%r86,%r87,%r88};
bra.uni $8_16;
$8_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
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
.minnctapersm 8
{
.reg .pred %p<15>;
.reg .b32 %r<100>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ15gray_to_rgb_1_4E7scratch[8192];
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r39,%r40},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r96,%r97},[p3+32];
ld.param.v2.u32 {%r43,%r44},[p3+40];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r40,0;
@%p1 bra $9_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd93,[%rd46+8];
ld.global.u64 %rd92,[%rd46];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd92,%rd34,%rd48;
$9_3:
setp.eq.s32 %p2,%r44,0;
@%p2 bra $9_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r96,%r97},[%rd51+32];
ld.global.u64 %rd95,[%rd51+8];
ld.global.u64 %rd94,[%rd51];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd94,%rd39,%rd53;
$9_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r14,%tid.x;
mov.u32 %r49,%ctaid.x;
shl.b32 %r15,%r49,8;
mov.u32 %r50,%ctaid.y;
shl.b32 %r51,%r50,3;
mov.u32 %r52,%tid.y;
add.s32 %r16,%r51,%r52;
setp.ge.u32 %p3,%r16,%r97;
setp.le.u32 %p4,%r96,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $9_16;
cvt.u64.u32 %rd28,%r52;
mul.wide.u32 %rd54,%r52,1024;
mov.u64 %rd55,_ZZ15gray_to_rgb_1_4E7scratch;
cvta.shared.u64 %rd56,%rd55;
add.s64 %rd29,%rd56,%rd54;
sub.s32 %r54,%r96,%r15;
min.u32 %r18,%r54,256;
cvt.u64.u32 %rd57,%r16;
mul.lo.s64 %rd58,%rd93,%rd57;
cvt.u64.u32 %rd59,%r15;
add.s64 %rd30,%rd58,%rd59;
add.s64 %rd31,%rd92,%rd30;
mul.lo.s64 %rd60,%rd95,%rd57;
shl.b32 %r56,%r49,10;
cvt.u64.u32 %rd61,%r56;
add.s64 %rd32,%rd60,%rd61;
shl.b32 %r57,%r14,3;
setp.lt.u32 %p6,%r57,%r18;
selp.b32 %r19,%r57,0,%p6;
and.b64 %rd62,%rd31,7;
setp.eq.s64 %p7,%rd62,0;
and.b32 %r58,%r18,7;
setp.eq.s32 %p8,%r58,0;
and.pred %p9,%p7,%p8;
@%p9 bra $9_9;
bra.uni $9_8;
$9_9:
cvt.u64.u32 %rd68,%r19;
add.s64 %rd69,%rd30,%rd68;
cvta.to.global.u64 %rd70,%rd92;
add.s64 %rd71,%rd70,%rd69;
ld.global.v2.u32 {%r98,%r99},[%rd71];
bra.uni $9_10;
$9_8:
add.s32 %r59,%r18,7;
and.b32 %r60,%r59,1016;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd29;
.param .b32 param1;
st.param.b32 [param1+0],%r60;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r18;
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
cvt.u64.u32 %rd63,%r19;
shl.b64 %rd64,%rd28,10;
add.s64 %rd66,%rd55,%rd64;
add.s64 %rd67,%rd66,%rd63;
ld.shared.v2.u32 {%r98,%r99},[%rd67];
bar.warp.sync -1;
$9_10:
add.s64 %rd33,%rd94,%rd32;
shl.b32 %r65,%r14,5;
cvt.u64.u32 %rd72,%r65;
shl.b64 %rd73,%rd28,10;
add.s64 %rd75,%rd55,%rd73;
add.s64 %rd76,%rd75,%rd72;
mov.u32 %r66,16384;
mov.u32 %r67,-1;
mov.u32 %r68,16657;
mov.u32 %r69,16930;
mov.u32 %r70,17203;
prmt.b32 %r71,%r98,%r67,%r70;
prmt.b32 %r72,%r98,%r67,%r69;
prmt.b32 %r73,%r98,%r67,%r68;
prmt.b32 %r74,%r98,%r67,%r66;
st.shared.v4.u32 [%rd76],{%r74,%r73,%r72,%r71};
prmt.b32 %r75,%r99,%r67,%r70;
prmt.b32 %r76,%r99,%r67,%r69;
prmt.b32 %r77,%r99,%r67,%r68;
prmt.b32 %r78,%r99,%r67,%r66;
st.shared.v4.u32 [%rd76+16],{%r78,%r77,%r76,%r75};
bar.warp.sync -1;
shl.b32 %r26,%r18,2;
and.b64 %rd77,%rd33,15;
setp.eq.s64 %p10,%rd77,0;
and.b32 %r79,%r18,3;
setp.eq.s32 %p11,%r79,0;
and.pred %p12,%p11,%p10;
@%p12 bra $9_12;
bra.uni $9_11;
$9_12:
shl.b32 %r27,%r14,4;
setp.ge.u32 %p13,%r27,%r26;
@%p13 bra $9_14;
cvt.u64.u32 %rd78,%r27;
add.s64 %rd79,%rd32,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd75,%rd78;
ld.shared.v4.u32 {%r80,%r81,%r82,%r83},[%rd84];
st.global.v4.u32 [%rd80],{%r80,%r81,%r82,%r83};
$9_14:
add.s32 %r28,%r27,512;
setp.ge.u32 %p14,%r28,%r26;
@%p14 bra $9_16;
cvt.u64.u32 %rd85,%r28;
add.s64 %rd86,%rd32,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd75,%rd85;
ld.shared.v4.u32 {%r88,%r89,%r90,%r91},[%rd91];
st.global.v4.u32 [%rd87],{%r88,%r89,%r90,%r91};
bra.uni $9_16;
$9_11:
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd33;
.param .b64 param1;
st.param.b64 [param1+0],%rd29;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
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
.minnctapersm 8
{
.reg .pred %p<21>;
.reg .f32 %f<400>;
.reg .b32 %r<212>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14rgb_to_yuv_3_3E7scratch[6144];
ld.param.u64 %rd32,[p0];
ld.param.v2.u32 {%r62,%r63},[p1+40];
ld.param.u64 %rd37,[p2];
ld.param.v2.u32 {%r204,%r205},[p3+32];
ld.param.v2.u32 {%r66,%r67},[p3+40];
ld.param.u32 %r59,[p4+12];
ld.param.u32 %r58,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd38,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd33,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r63,0;
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
setp.eq.s32 %p2,%r67,0;
@%p2 bra $10_5;
cvta.to.global.u64 %rd47,%rd37;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r204,%r205},[%rd49+32];
ld.global.u64 %rd95,[%rd49+8];
ld.global.u64 %rd94,[%rd49];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd38,%rd50;
add.s64 %rd94,%rd37,%rd51;
$10_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r14,%tid.x;
mov.u32 %r15,%ctaid.x;
shl.b32 %r16,%r15,8;
mov.u32 %r72,%ctaid.y;
shl.b32 %r73,%r72,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r73,%r17;
setp.ge.u32 %p3,%r18,%r205;
setp.le.u32 %p4,%r204,%r16;
or.pred %p5,%p4,%p3;
@%p5 bra $10_22;
sub.s32 %r74,%r204,%r16;
min.u32 %r20,%r74,256;
cvt.u64.u32 %rd52,%r18;
mul.lo.s64 %rd53,%rd93,%rd52;
mul.lo.s32 %r75,%r15,768;
cvt.u64.u32 %rd54,%r75;
add.s64 %rd28,%rd53,%rd54;
add.s64 %rd29,%rd92,%rd28;
mul.lo.s64 %rd55,%rd95,%rd52;
add.s64 %rd30,%rd55,%rd54;
shl.b32 %r76,%r14,3;
setp.lt.u32 %p6,%r76,%r20;
mul.lo.s32 %r77,%r14,24;
selp.b32 %r21,%r77,0,%p6;
and.b64 %rd56,%rd29,7;
setp.eq.s64 %p7,%rd56,0;
and.b32 %r78,%r20,7;
setp.eq.s32 %p8,%r78,0;
and.pred %p9,%p7,%p8;
@%p9 bra $10_9;
bra.uni $10_8;
$10_9:
cvt.u64.u32 %rd64,%r21;
add.s64 %rd65,%rd28,%rd64;
cvta.to.global.u64 %rd66,%rd92;
add.s64 %rd67,%rd66,%rd65;
ld.global.v2.u32 {%r211,%r210},[%rd67];
ld.global.v2.u32 {%r209,%r208},[%rd67+8];
ld.global.v2.u32 {%r207,%r206},[%rd67+16];
bra.uni $10_10;
$10_8:
add.s32 %r79,%r20,7;
and.b32 %r80,%r79,1016;
mul.lo.s32 %r81,%r80,3;
mul.lo.s32 %r82,%r20,3;
mul.wide.u32 %rd57,%r17,768;
mov.u64 %rd58,_ZZ14rgb_to_yuv_3_3E7scratch;
cvta.shared.u64 %rd59,%rd58;
add.s64 %rd60,%rd59,%rd57;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd60;
.param .b32 param1;
st.param.b32 [param1+0],%r81;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r82;
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
cvt.u64.u32 %rd61,%r21;
add.s64 %rd62,%rd58,%rd57;
add.s64 %rd63,%rd62,%rd61;
ld.shared.v2.u32 {%r211,%r210},[%rd63];
ld.shared.v2.u32 {%r209,%r208},[%rd63+8];
ld.shared.v2.u32 {%r207,%r206},[%rd63+16];
bar.warp.sync -1;
$10_10:
and.b32 %r95,%r211,255;
cvt.rn.f32.u32 %f1,%r95;
shr.u32 %r96,%r211,8;
and.b32 %r97,%r96,255;
cvt.rn.f32.u32 %f2,%r97;
shr.u32 %r98,%r211,16;
and.b32 %r99,%r98,255;
cvt.rn.f32.u32 %f3,%r99;
shr.u32 %r100,%r211,24;
cvt.rn.f32.u32 %f4,%r100;
and.b32 %r101,%r210,255;
cvt.rn.f32.u32 %f5,%r101;
shr.u32 %r102,%r210,8;
and.b32 %r103,%r102,255;
cvt.rn.f32.u32 %f6,%r103;
shr.u32 %r104,%r210,16;
and.b32 %r105,%r104,255;
cvt.rn.f32.u32 %f7,%r105;
shr.u32 %r106,%r210,24;
cvt.rn.f32.u32 %f8,%r106;
and.b32 %r107,%r209,255;
cvt.rn.f32.u32 %f9,%r107;
shr.u32 %r108,%r209,8;
and.b32 %r109,%r108,255;
cvt.rn.f32.u32 %f10,%r109;
shr.u32 %r110,%r209,16;
and.b32 %r111,%r110,255;
cvt.rn.f32.u32 %f11,%r111;
shr.u32 %r112,%r209,24;
cvt.rn.f32.u32 %f12,%r112;
setp.eq.s32 %p10,%r58,0;
@%p10 bra $10_12;
setp.eq.s32 %p11,%r59,0;
mul.f32 %f97,%f2,0f46164400;
fma.rn.f32 %f98,%f3,0f45991800,%f97;
fma.rn.f32 %f99,%f1,0f44E98000,%f98;
mov.f32 %f100,0f38000000;
mov.f32 %f101,0f38800000;
fma.rn.f32 %f102,%f99,%f101,%f100;
mov.f32 %f103,0f4B400000;
add.rn.f32 %f104,%f102,%f103;
sub.rn.f32 %f387,%f104,%f103;
sub.f32 %f105,%f3,%f387;
selp.f32 %f106,0f46608400,0f46368800,%p11;
mul.f32 %f107,%f106,%f105;
fma.rn.f32 %f108,%f107,%f101,%f100;
add.rn.f32 %f109,%f108,%f103;
sub.rn.f32 %f110,%f109,%f103;
add.f32 %f111,%f110,0f43000000;
sub.f32 %f112,%f1,%f387;
selp.f32 %f113,0f45FBE800,0f46106400,%p11;
mul.f32 %f114,%f113,%f112;
fma.rn.f32 %f115,%f114,%f101,%f100;
add.rn.f32 %f116,%f115,%f103;
sub.rn.f32 %f117,%f116,%f103;
add.f32 %f118,%f117,0f43000000;
mul.f32 %f119,%f5,0f46164400;
fma.rn.f32 %f120,%f6,0f45991800,%f119;
fma.rn.f32 %f121,%f4,0f44E98000,%f120;
fma.rn.f32 %f122,%f121,%f101,%f100;
add.rn.f32 %f123,%f122,%f103;
sub.rn.f32 %f384,%f123,%f103;
sub.f32 %f124,%f6,%f384;
mul.f32 %f125,%f106,%f124;
fma.rn.f32 %f126,%f125,%f101,%f100;
add.rn.f32 %f127,%f126,%f103;
sub.rn.f32 %f128,%f127,%f103;
sub.f32 %f129,%f4,%f384;
mul.f32 %f130,%f113,%f129;
fma.rn.f32 %f131,%f130,%f101,%f100;
add.rn.f32 %f132,%f131,%f103;
sub.rn.f32 %f133,%f132,%f103;
mul.f32 %f134,%f8,0f46164400;
fma.rn.f32 %f135,%f9,0f45991800,%f134;
fma.rn.f32 %f136,%f7,0f44E98000,%f135;
fma.rn.f32 %f137,%f136,%f101,%f100;
add.rn.f32 %f138,%f137,%f103;
sub.rn.f32 %f381,%f138,%f103;
sub.f32 %f139,%f9,%f381;
mul.f32 %f140,%f106,%f139;
fma.rn.f32 %f141,%f140,%f101,%f100;
add.rn.f32 %f142,%f141,%f103;
sub.rn.f32 %f143,%f142,%f103;
sub.f32 %f144,%f7,%f381;
mul.f32 %f145,%f113,%f144;
fma.rn.f32 %f146,%f145,%f101,%f100;
add.rn.f32 %f147,%f146,%f103;
sub.rn.f32 %f148,%f147,%f103;
mul.f32 %f149,%f11,0f46164400;
fma.rn.f32 %f150,%f12,0f45991800,%f149;
fma.rn.f32 %f151,%f10,0f44E98000,%f150;
fma.rn.f32 %f152,%f151,%f101,%f100;
add.rn.f32 %f153,%f152,%f103;
sub.rn.f32 %f378,%f153,%f103;
sub.f32 %f154,%f12,%f378;
mul.f32 %f155,%f106,%f154;
fma.rn.f32 %f156,%f155,%f101,%f100;
add.rn.f32 %f157,%f156,%f103;
sub.rn.f32 %f158,%f157,%f103;
sub.f32 %f159,%f10,%f378;
mul.f32 %f160,%f113,%f159;
fma.rn.f32 %f161,%f160,%f101,%f100;
add.rn.f32 %f162,%f161,%f103;
sub.rn.f32 %f163,%f162,%f103;
selp.f32 %f376,%f158,%f163,%p11;
selp.f32 %f377,%f163,%f158,%p11;
selp.f32 %f379,%f143,%f148,%p11;
selp.f32 %f380,%f148,%f143,%p11;
selp.f32 %f382,%f128,%f133,%p11;
selp.f32 %f383,%f133,%f128,%p11;
selp.f32 %f385,%f111,%f118,%p11;
selp.f32 %f386,%f118,%f111,%p11;
bra.uni $10_13;
$10_12:
setp.eq.s32 %p12,%r59,0;
mul.f32 %f164,%f2,0f46164400;
fma.rn.f32 %f165,%f1,0f45991800,%f164;
fma.rn.f32 %f166,%f3,0f44E98000,%f165;
mov.f32 %f167,0f38000000;
mov.f32 %f168,0f38800000;
fma.rn.f32 %f169,%f166,%f168,%f167;
mov.f32 %f170,0f4B400000;
add.rn.f32 %f171,%f169,%f170;
sub.rn.f32 %f387,%f171,%f170;
sub.f32 %f172,%f1,%f387;
selp.f32 %f173,0f46608400,0f46368800,%p12;
mul.f32 %f174,%f173,%f172;
fma.rn.f32 %f175,%f174,%f168,%f167;
add.rn.f32 %f176,%f175,%f170;
sub.rn.f32 %f177,%f176,%f170;
add.f32 %f178,%f177,0f43000000;
sub.f32 %f179,%f3,%f387;
selp.f32 %f180,0f45FBE800,0f46106400,%p12;
mul.f32 %f181,%f180,%f179;
fma.rn.f32 %f182,%f181,%f168,%f167;
add.rn.f32 %f183,%f182,%f170;
sub.rn.f32 %f184,%f183,%f170;
add.f32 %f185,%f184,0f43000000;
mul.f32 %f186,%f5,0f46164400;
fma.rn.f32 %f187,%f4,0f45991800,%f186;
fma.rn.f32 %f188,%f6,0f44E98000,%f187;
fma.rn.f32 %f189,%f188,%f168,%f167;
add.rn.f32 %f190,%f189,%f170;
sub.rn.f32 %f384,%f190,%f170;
sub.f32 %f191,%f4,%f384;
mul.f32 %f192,%f173,%f191;
fma.rn.f32 %f193,%f192,%f168,%f167;
add.rn.f32 %f194,%f193,%f170;
sub.rn.f32 %f195,%f194,%f170;
sub.f32 %f196,%f6,%f384;
mul.f32 %f197,%f180,%f196;
fma.rn.f32 %f198,%f197,%f168,%f167;
add.rn.f32 %f199,%f198,%f170;
sub.rn.f32 %f200,%f199,%f170;
mul.f32 %f201,%f8,0f46164400;
fma.rn.f32 %f202,%f7,0f45991800,%f201;
fma.rn.f32 %f203,%f9,0f44E98000,%f202;
fma.rn.f32 %f204,%f203,%f168,%f167;
add.rn.f32 %f205,%f204,%f170;
sub.rn.f32 %f381,%f205,%f170;
sub.f32 %f206,%f7,%f381;
mul.f32 %f207,%f173,%f206;
fma.rn.f32 %f208,%f207,%f168,%f167;
add.rn.f32 %f209,%f208,%f170;
sub.rn.f32 %f210,%f209,%f170;
sub.f32 %f211,%f9,%f381;
mul.f32 %f212,%f180,%f211;
fma.rn.f32 %f213,%f212,%f168,%f167;
add.rn.f32 %f214,%f213,%f170;
sub.rn.f32 %f215,%f214,%f170;
mul.f32 %f216,%f11,0f46164400;
fma.rn.f32 %f217,%f10,0f45991800,%f216;
fma.rn.f32 %f218,%f12,0f44E98000,%f217;
fma.rn.f32 %f219,%f218,%f168,%f167;
add.rn.f32 %f220,%f219,%f170;
sub.rn.f32 %f378,%f220,%f170;
sub.f32 %f221,%f10,%f378;
mul.f32 %f222,%f173,%f221;
fma.rn.f32 %f223,%f222,%f168,%f167;
add.rn.f32 %f224,%f223,%f170;
sub.rn.f32 %f225,%f224,%f170;
sub.f32 %f226,%f12,%f378;
mul.f32 %f227,%f180,%f226;
fma.rn.f32 %f228,%f227,%f168,%f167;
add.rn.f32 %f229,%f228,%f170;
sub.rn.f32 %f230,%f229,%f170;
selp.f32 %f376,%f225,%f230,%p12;
selp.f32 %f377,%f230,%f225,%p12;
selp.f32 %f379,%f210,%f215,%p12;
selp.f32 %f380,%f215,%f210,%p12;
selp.f32 %f382,%f195,%f200,%p12;
selp.f32 %f383,%f200,%f195,%p12;
selp.f32 %f385,%f178,%f185,%p12;
selp.f32 %f386,%f185,%f178,%p12;
$10_13:
add.f32 %f231,%f383,0f43000000;
cvt.rni.s32.f32 %r127,%f231;
add.f32 %f232,%f382,0f43000000;
cvt.rni.s32.f32 %r126,%f232;
add.f32 %f233,%f380,0f43000000;
cvt.rni.s32.f32 %r122,%f233;
add.f32 %f234,%f379,0f43000000;
cvt.rni.s32.f32 %r135,%f234;
add.f32 %f235,%f377,0f43000000;
cvt.rni.s32.f32 %r131,%f235;
add.f32 %f236,%f376,0f43000000;
cvt.rni.s32.f32 %r130,%f236;
cvt.rni.s32.f32 %r114,%f384;
cvt.rni.s32.f32 %r115,%f385;
mov.u32 %r132,0;
cvt.pack.sat.u8.s32.b32 %r113,%r114,%r115,%r132;
cvt.rni.s32.f32 %r118,%f386;
cvt.rni.s32.f32 %r119,%f387;
cvt.pack.sat.u8.s32.b32 %r117,%r118,%r119,%r113;
cvt.rni.s32.f32 %r123,%f381;
cvt.pack.sat.u8.s32.b32 %r121,%r122,%r123,%r132;
cvt.pack.sat.u8.s32.b32 %r125,%r126,%r127,%r121;
cvt.pack.sat.u8.s32.b32 %r129,%r130,%r131,%r132;
cvt.rni.s32.f32 %r134,%f378;
cvt.pack.sat.u8.s32.b32 %r133,%r134,%r135,%r129;
and.b32 %r137,%r208,255;
cvt.rn.f32.u32 %f49,%r137;
shr.u32 %r138,%r208,8;
and.b32 %r139,%r138,255;
cvt.rn.f32.u32 %f237,%r139;
shr.u32 %r140,%r208,16;
and.b32 %r141,%r140,255;
cvt.rn.f32.u32 %f50,%r141;
shr.u32 %r142,%r208,24;
cvt.rn.f32.u32 %f51,%r142;
and.b32 %r143,%r207,255;
cvt.rn.f32.u32 %f52,%r143;
shr.u32 %r144,%r207,8;
and.b32 %r145,%r144,255;
cvt.rn.f32.u32 %f53,%r145;
shr.u32 %r146,%r207,16;
and.b32 %r147,%r146,255;
cvt.rn.f32.u32 %f54,%r147;
shr.u32 %r148,%r207,24;
cvt.rn.f32.u32 %f55,%r148;
and.b32 %r149,%r206,255;
cvt.rn.f32.u32 %f56,%r149;
shr.u32 %r150,%r206,8;
and.b32 %r151,%r150,255;
cvt.rn.f32.u32 %f57,%r151;
shr.u32 %r152,%r206,16;
and.b32 %r153,%r152,255;
cvt.rn.f32.u32 %f58,%r153;
shr.u32 %r154,%r206,24;
cvt.rn.f32.u32 %f59,%r154;
mul.f32 %f60,%f237,0f46164400;
@%p10 bra $10_15;
setp.eq.s32 %p14,%r59,0;
fma.rn.f32 %f238,%f50,0f45991800,%f60;
fma.rn.f32 %f239,%f49,0f44E98000,%f238;
mov.f32 %f240,0f38000000;
mov.f32 %f241,0f38800000;
fma.rn.f32 %f242,%f239,%f241,%f240;
mov.f32 %f243,0f4B400000;
add.rn.f32 %f244,%f242,%f243;
sub.rn.f32 %f399,%f244,%f243;
sub.f32 %f245,%f50,%f399;
selp.f32 %f246,0f46608400,0f46368800,%p14;
mul.f32 %f247,%f246,%f245;
fma.rn.f32 %f248,%f247,%f241,%f240;
add.rn.f32 %f249,%f248,%f243;
sub.rn.f32 %f250,%f249,%f243;
add.f32 %f251,%f250,0f43000000;
sub.f32 %f252,%f49,%f399;
selp.f32 %f253,0f45FBE800,0f46106400,%p14;
mul.f32 %f254,%f253,%f252;
fma.rn.f32 %f255,%f254,%f241,%f240;
add.rn.f32 %f256,%f255,%f243;
sub.rn.f32 %f257,%f256,%f243;
add.f32 %f258,%f257,0f43000000;
mul.f32 %f259,%f52,0f46164400;
fma.rn.f32 %f260,%f53,0f45991800,%f259;
fma.rn.f32 %f261,%f51,0f44E98000,%f260;
fma.rn.f32 %f262,%f261,%f241,%f240;
add.rn.f32 %f263,%f262,%f243;
sub.rn.f32 %f396,%f263,%f243;
sub.f32 %f264,%f53,%f396;
mul.f32 %f265,%f246,%f264;
fma.rn.f32 %f266,%f265,%f241,%f240;
add.rn.f32 %f267,%f266,%f243;
sub.rn.f32 %f268,%f267,%f243;
sub.f32 %f269,%f51,%f396;
mul.f32 %f270,%f253,%f269;
fma.rn.f32 %f271,%f270,%f241,%f240;
add.rn.f32 %f272,%f271,%f243;
sub.rn.f32 %f273,%f272,%f243;
mul.f32 %f274,%f55,0f46164400;
fma.rn.f32 %f275,%f56,0f45991800,%f274;
fma.rn.f32 %f276,%f54,0f44E98000,%f275;
fma.rn.f32 %f277,%f276,%f241,%f240;
add.rn.f32 %f278,%f277,%f243;
sub.rn.f32 %f393,%f278,%f243;
sub.f32 %f279,%f56,%f393;
mul.f32 %f280,%f246,%f279;
fma.rn.f32 %f281,%f280,%f241,%f240;
add.rn.f32 %f282,%f281,%f243;
sub.rn.f32 %f283,%f282,%f243;
sub.f32 %f284,%f54,%f393;
mul.f32 %f285,%f253,%f284;
fma.rn.f32 %f286,%f285,%f241,%f240;
add.rn.f32 %f287,%f286,%f243;
sub.rn.f32 %f288,%f287,%f243;
mul.f32 %f289,%f58,0f46164400;
fma.rn.f32 %f290,%f59,0f45991800,%f289;
fma.rn.f32 %f291,%f57,0f44E98000,%f290;
fma.rn.f32 %f292,%f291,%f241,%f240;
add.rn.f32 %f293,%f292,%f243;
sub.rn.f32 %f390,%f293,%f243;
sub.f32 %f294,%f59,%f390;
mul.f32 %f295,%f246,%f294;
fma.rn.f32 %f296,%f295,%f241,%f240;
add.rn.f32 %f297,%f296,%f243;
sub.rn.f32 %f298,%f297,%f243;
sub.f32 %f299,%f57,%f390;
mul.f32 %f300,%f253,%f299;
fma.rn.f32 %f301,%f300,%f241,%f240;
add.rn.f32 %f302,%f301,%f243;
sub.rn.f32 %f303,%f302,%f243;
selp.f32 %f388,%f298,%f303,%p14;
selp.f32 %f389,%f303,%f298,%p14;
selp.f32 %f391,%f283,%f288,%p14;
selp.f32 %f392,%f288,%f283,%p14;
selp.f32 %f394,%f268,%f273,%p14;
selp.f32 %f395,%f273,%f268,%p14;
selp.f32 %f397,%f251,%f258,%p14;
selp.f32 %f398,%f258,%f251,%p14;
bra.uni $10_16;
$10_15:
setp.eq.s32 %p15,%r59,0;
fma.rn.f32 %f304,%f49,0f45991800,%f60;
fma.rn.f32 %f305,%f50,0f44E98000,%f304;
mov.f32 %f306,0f38000000;
mov.f32 %f307,0f38800000;
fma.rn.f32 %f308,%f305,%f307,%f306;
mov.f32 %f309,0f4B400000;
add.rn.f32 %f310,%f308,%f309;
sub.rn.f32 %f399,%f310,%f309;
sub.f32 %f311,%f49,%f399;
selp.f32 %f312,0f46608400,0f46368800,%p15;
mul.f32 %f313,%f312,%f311;
fma.rn.f32 %f314,%f313,%f307,%f306;
add.rn.f32 %f315,%f314,%f309;
sub.rn.f32 %f316,%f315,%f309;
add.f32 %f317,%f316,0f43000000;
sub.f32 %f318,%f50,%f399;
selp.f32 %f319,0f45FBE800,0f46106400,%p15;
mul.f32 %f320,%f319,%f318;
fma.rn.f32 %f321,%f320,%f307,%f306;
add.rn.f32 %f322,%f321,%f309;
sub.rn.f32 %f323,%f322,%f309;
add.f32 %f324,%f323,0f43000000;
mul.f32 %f325,%f52,0f46164400;
fma.rn.f32 %f326,%f51,0f45991800,%f325;
fma.rn.f32 %f327,%f53,0f44E98000,%f326;
fma.rn.f32 %f328,%f327,%f307,%f306;
add.rn.f32 %f329,%f328,%f309;
sub.rn.f32 %f396,%f329,%f309;
sub.f32 %f330,%f51,%f396;
mul.f32 %f331,%f312,%f330;
fma.rn.f32 %f332,%f331,%f307,%f306;
add.rn.f32 %f333,%f332,%f309;
sub.rn.f32 %f334,%f333,%f309;
sub.f32 %f335,%f53,%f396;
mul.f32 %f336,%f319,%f335;
fma.rn.f32 %f337,%f336,%f307,%f306;
add.rn.f32 %f338,%f337,%f309;
sub.rn.f32 %f339,%f338,%f309;
mul.f32 %f340,%f55,0f46164400;
fma.rn.f32 %f341,%f54,0f45991800,%f340;
fma.rn.f32 %f342,%f56,0f44E98000,%f341;
fma.rn.f32 %f343,%f342,%f307,%f306;
add.rn.f32 %f344,%f343,%f309;
sub.rn.f32 %f393,%f344,%f309;
sub.f32 %f345,%f54,%f393;
mul.f32 %f346,%f312,%f345;
fma.rn.f32 %f347,%f346,%f307,%f306;
add.rn.f32 %f348,%f347,%f309;
sub.rn.f32 %f349,%f348,%f309;
sub.f32 %f350,%f56,%f393;
mul.f32 %f351,%f319,%f350;
fma.rn.f32 %f352,%f351,%f307,%f306;
add.rn.f32 %f353,%f352,%f309;
sub.rn.f32 %f354,%f353,%f309;
mul.f32 %f355,%f58,0f46164400;
fma.rn.f32 %f356,%f57,0f45991800,%f355;
fma.rn.f32 %f357,%f59,0f44E98000,%f356;
fma.rn.f32 %f358,%f357,%f307,%f306;
add.rn.f32 %f359,%f358,%f309;
sub.rn.f32 %f390,%f359,%f309;
sub.f32 %f360,%f57,%f390;
mul.f32 %f361,%f312,%f360;
fma.rn.f32 %f362,%f361,%f307,%f306;
add.rn.f32 %f363,%f362,%f309;
sub.rn.f32 %f364,%f363,%f309;
sub.f32 %f365,%f59,%f390;
mul.f32 %f366,%f319,%f365;
fma.rn.f32 %f367,%f366,%f307,%f306;
add.rn.f32 %f368,%f367,%f309;
sub.rn.f32 %f369,%f368,%f309;
selp.f32 %f388,%f364,%f369,%p15;
selp.f32 %f389,%f369,%f364,%p15;
selp.f32 %f391,%f349,%f354,%p15;
selp.f32 %f392,%f354,%f349,%p15;
selp.f32 %f394,%f334,%f339,%p15;
selp.f32 %f395,%f339,%f334,%p15;
selp.f32 %f397,%f317,%f324,%p15;
selp.f32 %f398,%f324,%f317,%p15;
$10_16:
add.s64 %rd31,%rd94,%rd30;
add.f32 %f370,%f395,0f43000000;
cvt.rni.s32.f32 %r169,%f370;
add.f32 %f371,%f394,0f43000000;
cvt.rni.s32.f32 %r168,%f371;
add.f32 %f372,%f392,0f43000000;
cvt.rni.s32.f32 %r164,%f372;
add.f32 %f373,%f391,0f43000000;
cvt.rni.s32.f32 %r177,%f373;
add.f32 %f374,%f389,0f43000000;
cvt.rni.s32.f32 %r173,%f374;
add.f32 %f375,%f388,0f43000000;
cvt.rni.s32.f32 %r172,%f375;
cvt.rni.s32.f32 %r156,%f396;
cvt.rni.s32.f32 %r157,%f397;
mov.u32 %r174,0;
cvt.pack.sat.u8.s32.b32 %r155,%r156,%r157,%r174;
cvt.rni.s32.f32 %r160,%f398;
cvt.rni.s32.f32 %r161,%f399;
cvt.rni.s32.f32 %r165,%f393;
cvt.pack.sat.u8.s32.b32 %r163,%r164,%r165,%r174;
cvt.pack.sat.u8.s32.b32 %r171,%r172,%r173,%r174;
cvt.rni.s32.f32 %r176,%f390;
cvt.u64.u32 %rd68,%r77;
mul.wide.u32 %rd69,%r17,768;
mov.u64 %rd70,_ZZ14rgb_to_yuv_3_3E7scratch;
add.s64 %rd71,%rd70,%rd69;
add.s64 %rd72,%rd71,%rd68;
st.shared.v2.u32 [%rd72],{%r117,%r125};
cvt.pack.sat.u8.s32.b32 %r159,%r160,%r161,%r155;
st.shared.v2.u32 [%rd72+8],{%r133,%r159};
cvt.pack.sat.u8.s32.b32 %r175,%r176,%r177,%r171;
cvt.pack.sat.u8.s32.b32 %r167,%r168,%r169,%r163;
st.shared.v2.u32 [%rd72+16],{%r167,%r175};
bar.warp.sync -1;
and.b64 %rd73,%rd31,15;
setp.eq.s64 %p16,%rd73,0;
mul.lo.s32 %r45,%r20,3;
and.b32 %r182,%r45,15;
setp.eq.s32 %p17,%r182,0;
and.pred %p18,%p16,%p17;
@%p18 bra $10_18;
bra.uni $10_17;
$10_18:
shl.b32 %r46,%r14,4;
setp.ge.u32 %p19,%r46,%r45;
@%p19 bra $10_20;
cvt.u64.u32 %rd78,%r46;
add.s64 %rd79,%rd30,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd71,%rd78;
ld.shared.v4.u32 {%r187,%r188,%r189,%r190},[%rd84];
st.global.v4.u32 [%rd80],{%r187,%r188,%r189,%r190};
$10_20:
add.s32 %r47,%r46,512;
setp.ge.u32 %p20,%r47,%r45;
@%p20 bra $10_22;
cvt.u64.u32 %rd85,%r47;
add.s64 %rd86,%rd30,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd71,%rd85;
ld.shared.v4.u32 {%r196,%r197,%r198,%r199},[%rd91];
st.global.v4.u32 [%rd87],{%r196,%r197,%r198,%r199};
bra.uni $10_22;
$10_17:
cvta.shared.u64 %rd76,%rd70;
add.s64 %rd77,%rd76,%rd69;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd31;
.param .b64 param1;
st.param.b64 [param1+0],%rd77;
.param .b32 param2;
st.param.b32 [param2+0],%r45;
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
$10_22:
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
.minnctapersm 8
{
.reg .pred %p<21>;
.reg .f32 %f<401>;
.reg .b32 %r<212>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14yuv_to_rgb_3_3E7scratch[6144];
ld.param.u64 %rd32,[p0];
ld.param.v2.u32 {%r62,%r63},[p1+40];
ld.param.u64 %rd37,[p2];
ld.param.v2.u32 {%r204,%r205},[p3+32];
ld.param.v2.u32 {%r66,%r67},[p3+40];
ld.param.u32 %r59,[p4+12];
ld.param.u32 %r58,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd38,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd33,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r63,0;
@%p2 bra $11_2;
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
setp.eq.s32 %p3,%r67,0;
@%p3 bra $11_5;
cvta.to.global.u64 %rd47,%rd37;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r204,%r205},[%rd49+32];
ld.global.u64 %rd95,[%rd49+8];
ld.global.u64 %rd94,[%rd49];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd38,%rd50;
add.s64 %rd94,%rd37,%rd51;
$11_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r14,%tid.x;
mov.u32 %r15,%ctaid.x;
shl.b32 %r16,%r15,8;
mov.u32 %r72,%ctaid.y;
shl.b32 %r73,%r72,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r73,%r17;
setp.ge.u32 %p4,%r18,%r205;
setp.le.u32 %p5,%r204,%r16;
or.pred %p6,%p5,%p4;
@%p6 bra $11_22;
sub.s32 %r74,%r204,%r16;
min.u32 %r20,%r74,256;
cvt.u64.u32 %rd52,%r18;
mul.lo.s64 %rd53,%rd93,%rd52;
mul.lo.s32 %r75,%r15,768;
cvt.u64.u32 %rd54,%r75;
add.s64 %rd28,%rd53,%rd54;
add.s64 %rd29,%rd92,%rd28;
mul.lo.s64 %rd55,%rd95,%rd52;
add.s64 %rd30,%rd55,%rd54;
shl.b32 %r76,%r14,3;
setp.lt.u32 %p7,%r76,%r20;
mul.lo.s32 %r77,%r14,24;
selp.b32 %r21,%r77,0,%p7;
and.b64 %rd56,%rd29,7;
setp.eq.s64 %p8,%rd56,0;
and.b32 %r78,%r20,7;
setp.eq.s32 %p9,%r78,0;
and.pred %p10,%p8,%p9;
@%p10 bra $11_9;
bra.uni $11_8;
$11_9:
cvt.u64.u32 %rd64,%r21;
add.s64 %rd65,%rd28,%rd64;
cvta.to.global.u64 %rd66,%rd92;
add.s64 %rd67,%rd66,%rd65;
ld.global.v2.u32 {%r211,%r210},[%rd67];
ld.global.v2.u32 {%r209,%r208},[%rd67+8];
ld.global.v2.u32 {%r207,%r206},[%rd67+16];
bra.uni $11_10;
$11_8:
add.s32 %r79,%r20,7;
and.b32 %r80,%r79,1016;
mul.lo.s32 %r81,%r80,3;
mul.lo.s32 %r82,%r20,3;
mul.wide.u32 %rd57,%r17,768;
mov.u64 %rd58,_ZZ14yuv_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd59,%rd58;
add.s64 %rd60,%rd59,%rd57;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd60;
.param .b32 param1;
st.param.b32 [param1+0],%r81;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r82;
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
cvt.u64.u32 %rd61,%r21;
add.s64 %rd62,%rd58,%rd57;
add.s64 %rd63,%rd62,%rd61;
ld.shared.v2.u32 {%r211,%r210},[%rd63];
ld.shared.v2.u32 {%r209,%r208},[%rd63+8];
ld.shared.v2.u32 {%r207,%r206},[%rd63+16];
bar.warp.sync -1;
$11_10:
and.b32 %r95,%r211,255;
cvt.rn.f32.u32 %f1,%r95;
shr.u32 %r96,%r211,8;
and.b32 %r97,%r96,255;
cvt.rn.f32.u32 %f2,%r97;
shr.u32 %r98,%r211,16;
and.b32 %r99,%r98,255;
cvt.rn.f32.u32 %f3,%r99;
and.b32 %r100,%r210,255;
cvt.rn.f32.u32 %f4,%r100;
shr.u32 %r101,%r210,8;
and.b32 %r102,%r101,255;
cvt.rn.f32.u32 %f5,%r102;
shr.u32 %r103,%r210,24;
cvt.rn.f32.u32 %f6,%r103;
and.b32 %r104,%r209,255;
cvt.rn.f32.u32 %f7,%r104;
shr.u32 %r105,%r209,16;
and.b32 %r106,%r105,255;
cvt.rn.f32.u32 %f8,%r106;
shr.u32 %r107,%r209,24;
cvt.rn.f32.u32 %f9,%r107;
setp.eq.s32 %p1,%r59,0;
@%p1 bra $11_12;
setp.eq.s32 %p11,%r58,0;
selp.f32 %f91,0f4691EC00,0f46B39600,%p1;
add.f32 %f92,%f2,0fC3000000;
mul.f32 %f93,%f91,%f92;
mov.f32 %f94,0f38000000;
mov.f32 %f95,0f38800000;
fma.rn.f32 %f96,%f93,%f95,%f94;
mov.f32 %f97,0f4B400000;
add.rn.f32 %f98,%f96,%f97;
sub.rn.f32 %f99,%f98,%f97;
add.f32 %f100,%f99,%f1;
selp.f32 %f101,0fC5CA4000,0fC5B02000,%p1;
add.f32 %f102,%f3,0fC3000000;
mul.f32 %f103,%f101,%f102;
selp.f32 %f104,0fC614BC00,0fC636C800,%p1;
fma.rn.f32 %f105,%f104,%f92,%f103;
fma.rn.f32 %f106,%f105,%f95,%f94;
add.rn.f32 %f107,%f106,%f97;
sub.rn.f32 %f387,%f107,%f97;
selp.f32 %f108,0f47020C00,0f46E2F200,%p1;
mul.f32 %f109,%f108,%f102;
fma.rn.f32 %f110,%f109,%f95,%f94;
add.rn.f32 %f111,%f110,%f97;
sub.rn.f32 %f112,%f111,%f97;
add.f32 %f113,%f112,%f1;
add.f32 %f114,%f4,0fC3000000;
mul.f32 %f115,%f91,%f114;
fma.rn.f32 %f116,%f115,%f95,%f94;
add.rn.f32 %f117,%f116,%f97;
sub.rn.f32 %f118,%f117,%f97;
add.f32 %f119,%f5,0fC3000000;
mul.f32 %f120,%f101,%f119;
fma.rn.f32 %f121,%f104,%f114,%f120;
fma.rn.f32 %f122,%f121,%f95,%f94;
add.rn.f32 %f123,%f122,%f97;
sub.rn.f32 %f384,%f123,%f97;
mul.f32 %f124,%f108,%f119;
fma.rn.f32 %f125,%f124,%f95,%f94;
add.rn.f32 %f126,%f125,%f97;
sub.rn.f32 %f127,%f126,%f97;
add.f32 %f128,%f6,0fC3000000;
mul.f32 %f129,%f91,%f128;
fma.rn.f32 %f130,%f129,%f95,%f94;
add.rn.f32 %f131,%f130,%f97;
sub.rn.f32 %f132,%f131,%f97;
add.f32 %f133,%f7,0fC3000000;
mul.f32 %f134,%f101,%f133;
fma.rn.f32 %f135,%f104,%f128,%f134;
fma.rn.f32 %f136,%f135,%f95,%f94;
add.rn.f32 %f137,%f136,%f97;
sub.rn.f32 %f381,%f137,%f97;
mul.f32 %f138,%f108,%f133;
fma.rn.f32 %f139,%f138,%f95,%f94;
add.rn.f32 %f140,%f139,%f97;
sub.rn.f32 %f141,%f140,%f97;
add.f32 %f142,%f8,0fC3000000;
mul.f32 %f143,%f91,%f142;
fma.rn.f32 %f144,%f143,%f95,%f94;
add.rn.f32 %f145,%f144,%f97;
sub.rn.f32 %f146,%f145,%f97;
add.f32 %f147,%f9,0fC3000000;
mul.f32 %f148,%f101,%f147;
fma.rn.f32 %f149,%f104,%f142,%f148;
fma.rn.f32 %f150,%f149,%f95,%f94;
add.rn.f32 %f151,%f150,%f97;
sub.rn.f32 %f378,%f151,%f97;
mul.f32 %f152,%f108,%f147;
fma.rn.f32 %f153,%f152,%f95,%f94;
add.rn.f32 %f154,%f153,%f97;
sub.rn.f32 %f155,%f154,%f97;
selp.f32 %f377,%f155,%f146,%p11;
selp.f32 %f379,%f146,%f155,%p11;
selp.f32 %f380,%f141,%f132,%p11;
selp.f32 %f382,%f132,%f141,%p11;
selp.f32 %f383,%f127,%f118,%p11;
selp.f32 %f385,%f118,%f127,%p11;
selp.f32 %f386,%f113,%f100,%p11;
selp.f32 %f388,%f100,%f113,%p11;
bra.uni $11_13;
$11_12:
setp.eq.s32 %p12,%r58,0;
selp.f32 %f156,0f4691EC00,0f46B39600,%p1;
add.f32 %f157,%f3,0fC3000000;
mul.f32 %f158,%f156,%f157;
mov.f32 %f159,0f38000000;
mov.f32 %f160,0f38800000;
fma.rn.f32 %f161,%f158,%f160,%f159;
mov.f32 %f162,0f4B400000;
add.rn.f32 %f163,%f161,%f162;
sub.rn.f32 %f164,%f163,%f162;
add.f32 %f165,%f164,%f1;
selp.f32 %f166,0fC5CA4000,0fC5B02000,%p1;
add.f32 %f167,%f2,0fC3000000;
mul.f32 %f168,%f166,%f167;
selp.f32 %f169,0fC614BC00,0fC636C800,%p1;
fma.rn.f32 %f170,%f169,%f157,%f168;
fma.rn.f32 %f171,%f170,%f160,%f159;
add.rn.f32 %f172,%f171,%f162;
sub.rn.f32 %f387,%f172,%f162;
selp.f32 %f173,0f47020C00,0f46E2F200,%p1;
mul.f32 %f174,%f173,%f167;
fma.rn.f32 %f175,%f174,%f160,%f159;
add.rn.f32 %f176,%f175,%f162;
sub.rn.f32 %f177,%f176,%f162;
add.f32 %f178,%f177,%f1;
add.f32 %f179,%f5,0fC3000000;
mul.f32 %f180,%f156,%f179;
fma.rn.f32 %f181,%f180,%f160,%f159;
add.rn.f32 %f182,%f181,%f162;
sub.rn.f32 %f183,%f182,%f162;
add.f32 %f184,%f4,0fC3000000;
mul.f32 %f185,%f166,%f184;
fma.rn.f32 %f186,%f169,%f179,%f185;
fma.rn.f32 %f187,%f186,%f160,%f159;
add.rn.f32 %f188,%f187,%f162;
sub.rn.f32 %f384,%f188,%f162;
mul.f32 %f189,%f173,%f184;
fma.rn.f32 %f190,%f189,%f160,%f159;
add.rn.f32 %f191,%f190,%f162;
sub.rn.f32 %f192,%f191,%f162;
add.f32 %f193,%f7,0fC3000000;
mul.f32 %f194,%f156,%f193;
fma.rn.f32 %f195,%f194,%f160,%f159;
add.rn.f32 %f196,%f195,%f162;
sub.rn.f32 %f197,%f196,%f162;
add.f32 %f198,%f6,0fC3000000;
mul.f32 %f199,%f166,%f198;
fma.rn.f32 %f200,%f169,%f193,%f199;
fma.rn.f32 %f201,%f200,%f160,%f159;
add.rn.f32 %f202,%f201,%f162;
sub.rn.f32 %f381,%f202,%f162;
mul.f32 %f203,%f173,%f198;
fma.rn.f32 %f204,%f203,%f160,%f159;
add.rn.f32 %f205,%f204,%f162;
sub.rn.f32 %f206,%f205,%f162;
add.f32 %f207,%f9,0fC3000000;
mul.f32 %f208,%f156,%f207;
fma.rn.f32 %f209,%f208,%f160,%f159;
add.rn.f32 %f210,%f209,%f162;
sub.rn.f32 %f211,%f210,%f162;
add.f32 %f212,%f8,0fC3000000;
mul.f32 %f213,%f166,%f212;
fma.rn.f32 %f214,%f169,%f207,%f213;
fma.rn.f32 %f215,%f214,%f160,%f159;
add.rn.f32 %f216,%f215,%f162;
sub.rn.f32 %f378,%f216,%f162;
mul.f32 %f217,%f173,%f212;
fma.rn.f32 %f218,%f217,%f160,%f159;
add.rn.f32 %f219,%f218,%f162;
sub.rn.f32 %f220,%f219,%f162;
selp.f32 %f377,%f220,%f211,%p12;
selp.f32 %f379,%f211,%f220,%p12;
selp.f32 %f380,%f206,%f197,%p12;
selp.f32 %f382,%f197,%f206,%p12;
selp.f32 %f383,%f192,%f183,%p12;
selp.f32 %f385,%f183,%f192,%p12;
selp.f32 %f386,%f178,%f165,%p12;
selp.f32 %f388,%f165,%f178,%p12;
$11_13:
shr.u32 %r132,%r211,24;
cvt.rn.f32.u32 %f221,%r132;
shr.u32 %r133,%r210,16;
and.b32 %r134,%r133,255;
cvt.rn.f32.u32 %f222,%r134;
shr.u32 %r135,%r209,8;
and.b32 %r136,%r135,255;
cvt.rn.f32.u32 %f223,%r136;
add.f32 %f224,%f387,%f1;
cvt.rni.s32.f32 %r113,%f224;
add.f32 %f225,%f385,%f221;
cvt.rni.s32.f32 %r109,%f225;
add.f32 %f226,%f384,%f221;
cvt.rni.s32.f32 %r122,%f226;
add.f32 %f227,%f383,%f221;
cvt.rni.s32.f32 %r121,%f227;
add.f32 %f228,%f382,%f222;
cvt.rni.s32.f32 %r118,%f228;
add.f32 %f229,%f381,%f222;
cvt.rni.s32.f32 %r117,%f229;
add.f32 %f230,%f380,%f222;
cvt.rni.s32.f32 %r130,%f230;
add.f32 %f231,%f379,%f223;
cvt.rni.s32.f32 %r129,%f231;
add.f32 %f232,%f378,%f223;
cvt.rni.s32.f32 %r126,%f232;
add.f32 %f233,%f377,%f223;
cvt.rni.s32.f32 %r125,%f233;
cvt.rni.s32.f32 %r110,%f386;
mov.u32 %r127,0;
cvt.pack.sat.u8.s32.b32 %r108,%r109,%r110,%r127;
cvt.rni.s32.f32 %r114,%f388;
cvt.pack.sat.u8.s32.b32 %r112,%r113,%r114,%r108;
cvt.pack.sat.u8.s32.b32 %r116,%r117,%r118,%r127;
cvt.pack.sat.u8.s32.b32 %r120,%r121,%r122,%r116;
cvt.pack.sat.u8.s32.b32 %r124,%r125,%r126,%r127;
cvt.pack.sat.u8.s32.b32 %r128,%r129,%r130,%r124;
and.b32 %r137,%r208,255;
cvt.rn.f32.u32 %f46,%r137;
shr.u32 %r138,%r208,8;
and.b32 %r139,%r138,255;
cvt.rn.f32.u32 %f47,%r139;
shr.u32 %r140,%r208,16;
and.b32 %r141,%r140,255;
cvt.rn.f32.u32 %f48,%r141;
and.b32 %r142,%r207,255;
cvt.rn.f32.u32 %f49,%r142;
shr.u32 %r143,%r207,8;
and.b32 %r144,%r143,255;
cvt.rn.f32.u32 %f50,%r144;
shr.u32 %r145,%r207,24;
cvt.rn.f32.u32 %f51,%r145;
and.b32 %r146,%r206,255;
cvt.rn.f32.u32 %f52,%r146;
shr.u32 %r147,%r206,16;
and.b32 %r148,%r147,255;
cvt.rn.f32.u32 %f53,%r148;
shr.u32 %r149,%r206,24;
cvt.rn.f32.u32 %f54,%r149;
@%p1 bra $11_15;
setp.eq.s32 %p14,%r58,0;
selp.f32 %f234,0f4691EC00,0f46B39600,%p1;
add.f32 %f235,%f47,0fC3000000;
mul.f32 %f236,%f234,%f235;
mov.f32 %f237,0f38000000;
mov.f32 %f238,0f38800000;
fma.rn.f32 %f239,%f236,%f238,%f237;
mov.f32 %f240,0f4B400000;
add.rn.f32 %f241,%f239,%f240;
sub.rn.f32 %f242,%f241,%f240;
add.f32 %f243,%f242,%f46;
selp.f32 %f244,0fC5CA4000,0fC5B02000,%p1;
add.f32 %f245,%f48,0fC3000000;
mul.f32 %f246,%f244,%f245;
selp.f32 %f247,0fC614BC00,0fC636C800,%p1;
fma.rn.f32 %f248,%f247,%f235,%f246;
fma.rn.f32 %f249,%f248,%f238,%f237;
add.rn.f32 %f250,%f249,%f240;
sub.rn.f32 %f399,%f250,%f240;
selp.f32 %f251,0f47020C00,0f46E2F200,%p1;
mul.f32 %f252,%f251,%f245;
fma.rn.f32 %f253,%f252,%f238,%f237;
add.rn.f32 %f254,%f253,%f240;
sub.rn.f32 %f255,%f254,%f240;
add.f32 %f256,%f255,%f46;
add.f32 %f257,%f49,0fC3000000;
mul.f32 %f258,%f234,%f257;
fma.rn.f32 %f259,%f258,%f238,%f237;
add.rn.f32 %f260,%f259,%f240;
sub.rn.f32 %f261,%f260,%f240;
add.f32 %f262,%f50,0fC3000000;
mul.f32 %f263,%f244,%f262;
fma.rn.f32 %f264,%f247,%f257,%f263;
fma.rn.f32 %f265,%f264,%f238,%f237;
add.rn.f32 %f266,%f265,%f240;
sub.rn.f32 %f396,%f266,%f240;
mul.f32 %f267,%f251,%f262;
fma.rn.f32 %f268,%f267,%f238,%f237;
add.rn.f32 %f269,%f268,%f240;
sub.rn.f32 %f270,%f269,%f240;
add.f32 %f271,%f51,0fC3000000;
mul.f32 %f272,%f234,%f271;
fma.rn.f32 %f273,%f272,%f238,%f237;
add.rn.f32 %f274,%f273,%f240;
sub.rn.f32 %f275,%f274,%f240;
add.f32 %f276,%f52,0fC3000000;
mul.f32 %f277,%f244,%f276;
fma.rn.f32 %f278,%f247,%f271,%f277;
fma.rn.f32 %f279,%f278,%f238,%f237;
add.rn.f32 %f280,%f279,%f240;
sub.rn.f32 %f393,%f280,%f240;
mul.f32 %f281,%f251,%f276;
fma.rn.f32 %f282,%f281,%f238,%f237;
add.rn.f32 %f283,%f282,%f240;
sub.rn.f32 %f284,%f283,%f240;
add.f32 %f285,%f53,0fC3000000;
mul.f32 %f286,%f234,%f285;
fma.rn.f32 %f287,%f286,%f238,%f237;
add.rn.f32 %f288,%f287,%f240;
sub.rn.f32 %f289,%f288,%f240;
add.f32 %f290,%f54,0fC3000000;
mul.f32 %f291,%f244,%f290;
fma.rn.f32 %f292,%f247,%f285,%f291;
fma.rn.f32 %f293,%f292,%f238,%f237;
add.rn.f32 %f294,%f293,%f240;
sub.rn.f32 %f390,%f294,%f240;
mul.f32 %f295,%f251,%f290;
fma.rn.f32 %f296,%f295,%f238,%f237;
add.rn.f32 %f297,%f296,%f240;
sub.rn.f32 %f298,%f297,%f240;
selp.f32 %f389,%f298,%f289,%p14;
selp.f32 %f391,%f289,%f298,%p14;
selp.f32 %f392,%f284,%f275,%p14;
selp.f32 %f394,%f275,%f284,%p14;
selp.f32 %f395,%f270,%f261,%p14;
selp.f32 %f397,%f261,%f270,%p14;
selp.f32 %f398,%f256,%f243,%p14;
selp.f32 %f400,%f243,%f256,%p14;
bra.uni $11_16;
$11_15:
setp.eq.s32 %p15,%r58,0;
selp.f32 %f299,0f4691EC00,0f46B39600,%p1;
add.f32 %f300,%f48,0fC3000000;
mul.f32 %f301,%f299,%f300;
mov.f32 %f302,0f38000000;
mov.f32 %f303,0f38800000;
fma.rn.f32 %f304,%f301,%f303,%f302;
mov.f32 %f305,0f4B400000;
add.rn.f32 %f306,%f304,%f305;
sub.rn.f32 %f307,%f306,%f305;
add.f32 %f308,%f307,%f46;
selp.f32 %f309,0fC5CA4000,0fC5B02000,%p1;
add.f32 %f310,%f47,0fC3000000;
mul.f32 %f311,%f309,%f310;
selp.f32 %f312,0fC614BC00,0fC636C800,%p1;
fma.rn.f32 %f313,%f312,%f300,%f311;
fma.rn.f32 %f314,%f313,%f303,%f302;
add.rn.f32 %f315,%f314,%f305;
sub.rn.f32 %f399,%f315,%f305;
selp.f32 %f316,0f47020C00,0f46E2F200,%p1;
mul.f32 %f317,%f316,%f310;
fma.rn.f32 %f318,%f317,%f303,%f302;
add.rn.f32 %f319,%f318,%f305;
sub.rn.f32 %f320,%f319,%f305;
add.f32 %f321,%f320,%f46;
add.f32 %f322,%f50,0fC3000000;
mul.f32 %f323,%f299,%f322;
fma.rn.f32 %f324,%f323,%f303,%f302;
add.rn.f32 %f325,%f324,%f305;
sub.rn.f32 %f326,%f325,%f305;
add.f32 %f327,%f49,0fC3000000;
mul.f32 %f328,%f309,%f327;
fma.rn.f32 %f329,%f312,%f322,%f328;
fma.rn.f32 %f330,%f329,%f303,%f302;
add.rn.f32 %f331,%f330,%f305;
sub.rn.f32 %f396,%f331,%f305;
mul.f32 %f332,%f316,%f327;
fma.rn.f32 %f333,%f332,%f303,%f302;
add.rn.f32 %f334,%f333,%f305;
sub.rn.f32 %f335,%f334,%f305;
add.f32 %f336,%f52,0fC3000000;
mul.f32 %f337,%f299,%f336;
fma.rn.f32 %f338,%f337,%f303,%f302;
add.rn.f32 %f339,%f338,%f305;
sub.rn.f32 %f340,%f339,%f305;
add.f32 %f341,%f51,0fC3000000;
mul.f32 %f342,%f309,%f341;
fma.rn.f32 %f343,%f312,%f336,%f342;
fma.rn.f32 %f344,%f343,%f303,%f302;
add.rn.f32 %f345,%f344,%f305;
sub.rn.f32 %f393,%f345,%f305;
mul.f32 %f346,%f316,%f341;
fma.rn.f32 %f347,%f346,%f303,%f302;
add.rn.f32 %f348,%f347,%f305;
sub.rn.f32 %f349,%f348,%f305;
add.f32 %f350,%f54,0fC3000000;
mul.f32 %f351,%f299,%f350;
fma.rn.f32 %f352,%f351,%f303,%f302;
add.rn.f32 %f353,%f352,%f305;
sub.rn.f32 %f354,%f353,%f305;
add.f32 %f355,%f53,0fC3000000;
mul.f32 %f356,%f309,%f355;
fma.rn.f32 %f357,%f312,%f350,%f356;
fma.rn.f32 %f358,%f357,%f303,%f302;
add.rn.f32 %f359,%f358,%f305;
sub.rn.f32 %f390,%f359,%f305;
mul.f32 %f360,%f316,%f355;
fma.rn.f32 %f361,%f360,%f303,%f302;
add.rn.f32 %f362,%f361,%f305;
sub.rn.f32 %f363,%f362,%f305;
selp.f32 %f389,%f363,%f354,%p15;
selp.f32 %f391,%f354,%f363,%p15;
selp.f32 %f392,%f349,%f340,%p15;
selp.f32 %f394,%f340,%f349,%p15;
selp.f32 %f395,%f335,%f326,%p15;
selp.f32 %f397,%f326,%f335,%p15;
selp.f32 %f398,%f321,%f308,%p15;
selp.f32 %f400,%f308,%f321,%p15;
$11_16:
add.s64 %rd31,%rd94,%rd30;
shr.u32 %r174,%r208,24;
cvt.rn.f32.u32 %f364,%r174;
shr.u32 %r175,%r207,16;
and.b32 %r176,%r175,255;
cvt.rn.f32.u32 %f365,%r176;
shr.u32 %r177,%r206,8;
and.b32 %r178,%r177,255;
cvt.rn.f32.u32 %f366,%r178;
add.f32 %f367,%f399,%f46;
cvt.rni.s32.f32 %r155,%f367;
add.f32 %f368,%f397,%f364;
cvt.rni.s32.f32 %r151,%f368;
add.f32 %f369,%f396,%f364;
cvt.rni.s32.f32 %r164,%f369;
add.f32 %f370,%f395,%f364;
cvt.rni.s32.f32 %r163,%f370;
add.f32 %f371,%f394,%f365;
cvt.rni.s32.f32 %r160,%f371;
add.f32 %f372,%f393,%f365;
cvt.rni.s32.f32 %r159,%f372;
add.f32 %f373,%f392,%f365;
cvt.rni.s32.f32 %r172,%f373;
add.f32 %f374,%f391,%f366;
cvt.rni.s32.f32 %r171,%f374;
add.f32 %f375,%f390,%f366;
cvt.rni.s32.f32 %r168,%f375;
add.f32 %f376,%f389,%f366;
cvt.rni.s32.f32 %r167,%f376;
cvt.rni.s32.f32 %r152,%f398;
mov.u32 %r169,0;
cvt.pack.sat.u8.s32.b32 %r150,%r151,%r152,%r169;
cvt.rni.s32.f32 %r156,%f400;
cvt.pack.sat.u8.s32.b32 %r158,%r159,%r160,%r169;
cvt.pack.sat.u8.s32.b32 %r166,%r167,%r168,%r169;
cvt.u64.u32 %rd68,%r77;
mul.wide.u32 %rd69,%r17,768;
mov.u64 %rd70,_ZZ14yuv_to_rgb_3_3E7scratch;
add.s64 %rd71,%rd70,%rd69;
add.s64 %rd72,%rd71,%rd68;
st.shared.v2.u32 [%rd72],{%r112,%r120};
cvt.pack.sat.u8.s32.b32 %r154,%r155,%r156,%r150;
st.shared.v2.u32 [%rd72+8],{%r128,%r154};
cvt.pack.sat.u8.s32.b32 %r170,%r171,%r172,%r166;
cvt.pack.sat.u8.s32.b32 %r162,%r163,%r164,%r158;
st.shared.v2.u32 [%rd72+16],{%r162,%r170};
bar.warp.sync -1;
and.b64 %rd73,%rd31,15;
setp.eq.s64 %p16,%rd73,0;
mul.lo.s32 %r45,%r20,3;
and.b32 %r182,%r45,15;
setp.eq.s32 %p17,%r182,0;
and.pred %p18,%p16,%p17;
@%p18 bra $11_18;
bra.uni $11_17;
$11_18:
shl.b32 %r46,%r14,4;
setp.ge.u32 %p19,%r46,%r45;
@%p19 bra $11_20;
cvt.u64.u32 %rd78,%r46;
add.s64 %rd79,%rd30,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd71,%rd78;
ld.shared.v4.u32 {%r187,%r188,%r189,%r190},[%rd84];
st.global.v4.u32 [%rd80],{%r187,%r188,%r189,%r190};
$11_20:
add.s32 %r47,%r46,512;
setp.ge.u32 %p20,%r47,%r45;
@%p20 bra $11_22;
cvt.u64.u32 %rd85,%r47;
add.s64 %rd86,%rd30,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd71,%rd85;
ld.shared.v4.u32 {%r196,%r197,%r198,%r199},[%rd91];
st.global.v4.u32 [%rd87],{%r196,%r197,%r198,%r199};
bra.uni $11_22;
$11_17:
cvta.shared.u64 %rd76,%rd70;
add.s64 %rd77,%rd76,%rd69;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd31;
.param .b64 param1;
st.param.b64 [param1+0],%rd77;
.param .b32 param2;
st.param.b32 [param2+0],%r45;
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
$11_22:
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
.minnctapersm 8
{
.reg .pred %p<113>;
.reg .f32 %f<767>;
.reg .b32 %r<243>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14rgb_to_hsv_3_3E7scratch[6144];
ld.param.u64 %rd32,[p0];
ld.param.v2.u32 {%r77,%r78},[p1+40];
ld.param.u64 %rd37,[p2];
ld.param.v2.u32 {%r235,%r236},[p3+32];
ld.param.v2.u32 {%r81,%r82},[p3+40];
ld.param.u32 %r74,[p4+12];
ld.param.u32 %r73,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd38,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd33,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r78,0;
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
setp.eq.s32 %p2,%r82,0;
@%p2 bra $12_5;
cvta.to.global.u64 %rd47,%rd37;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r235,%r236},[%rd49+32];
ld.global.u64 %rd95,[%rd49+8];
ld.global.u64 %rd94,[%rd49];
bra.uni $12_6;
$12_5:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd38,%rd50;
add.s64 %rd94,%rd37,%rd51;
$12_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r14,%tid.x;
mov.u32 %r15,%ctaid.x;
shl.b32 %r16,%r15,8;
mov.u32 %r87,%ctaid.y;
shl.b32 %r88,%r87,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r88,%r17;
setp.ge.u32 %p3,%r18,%r236;
setp.le.u32 %p4,%r235,%r16;
or.pred %p5,%p4,%p3;
@%p5 bra $12_166;
sub.s32 %r89,%r235,%r16;
min.u32 %r20,%r89,256;
cvt.u64.u32 %rd52,%r18;
mul.lo.s64 %rd53,%rd93,%rd52;
mul.lo.s32 %r90,%r15,768;
cvt.u64.u32 %rd54,%r90;
add.s64 %rd28,%rd53,%rd54;
add.s64 %rd29,%rd92,%rd28;
mul.lo.s64 %rd55,%rd95,%rd52;
add.s64 %rd30,%rd55,%rd54;
shl.b32 %r91,%r14,3;
setp.lt.u32 %p6,%r91,%r20;
mul.lo.s32 %r92,%r14,24;
selp.b32 %r21,%r92,0,%p6;
and.b64 %rd56,%rd29,7;
setp.eq.s64 %p7,%rd56,0;
and.b32 %r93,%r20,7;
setp.eq.s32 %p8,%r93,0;
and.pred %p9,%p7,%p8;
@%p9 bra $12_9;
bra.uni $12_8;
$12_9:
cvt.u64.u32 %rd64,%r21;
add.s64 %rd65,%rd28,%rd64;
cvta.to.global.u64 %rd66,%rd92;
add.s64 %rd67,%rd66,%rd65;
ld.global.v2.u32 {%r242,%r241},[%rd67];
ld.global.v2.u32 {%r240,%r239},[%rd67+8];
ld.global.v2.u32 {%r238,%r237},[%rd67+16];
bra.uni $12_10;
$12_8:
add.s32 %r94,%r20,7;
and.b32 %r95,%r94,1016;
mul.lo.s32 %r96,%r95,3;
mul.lo.s32 %r97,%r20,3;
mul.wide.u32 %rd57,%r17,768;
mov.u64 %rd58,_ZZ14rgb_to_hsv_3_3E7scratch;
cvta.shared.u64 %rd59,%rd58;
add.s64 %rd60,%rd59,%rd57;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd60;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r97;
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
cvt.u64.u32 %rd61,%r21;
add.s64 %rd62,%rd58,%rd57;
add.s64 %rd63,%rd62,%rd61;
ld.shared.v2.u32 {%r242,%r241},[%rd63];
ld.shared.v2.u32 {%r240,%r239},[%rd63+8];
ld.shared.v2.u32 {%r238,%r237},[%rd63+16];
bar.warp.sync -1;
$12_10:
cvt.rn.f32.s32 %f1,%r74;
mul.f32 %f2,%f1,0f45800000;
and.b32 %r110,%r242,255;
cvt.rn.f32.u32 %f3,%r110;
shr.u32 %r111,%r242,8;
and.b32 %r112,%r111,255;
cvt.rn.f32.u32 %f4,%r112;
shr.u32 %r113,%r242,16;
and.b32 %r114,%r113,255;
cvt.rn.f32.u32 %f5,%r114;
shr.u32 %r115,%r242,24;
cvt.rn.f32.u32 %f6,%r115;
and.b32 %r116,%r241,255;
cvt.rn.f32.u32 %f7,%r116;
shr.u32 %r117,%r241,8;
and.b32 %r118,%r117,255;
cvt.rn.f32.u32 %f8,%r118;
shr.u32 %r119,%r241,16;
and.b32 %r120,%r119,255;
cvt.rn.f32.u32 %f9,%r120;
shr.u32 %r121,%r241,24;
cvt.rn.f32.u32 %f10,%r121;
and.b32 %r122,%r240,255;
cvt.rn.f32.u32 %f11,%r122;
shr.u32 %r123,%r240,8;
and.b32 %r124,%r123,255;
cvt.rn.f32.u32 %f12,%r124;
shr.u32 %r125,%r240,16;
and.b32 %r126,%r125,255;
cvt.rn.f32.u32 %f13,%r126;
shr.u32 %r127,%r240,24;
cvt.rn.f32.u32 %f14,%r127;
setp.eq.s32 %p10,%r73,0;
@%p10 bra $12_48;
max.f32 %f275,%f5,%f4;
max.f32 %f728,%f275,%f3;
min.f32 %f276,%f5,%f4;
min.f32 %f277,%f276,%f3;
sub.f32 %f16,%f728,%f277;
setp.eq.f32 %p11,%f728,%f5;
setp.eq.f32 %p12,%f728,%f4;
selp.b32 %r128,1,2,%p12;
selp.b32 %r41,0,%r128,%p11;
@%p11 bra $12_15;
bra.uni $12_12;
$12_15:
sub.f32 %f695,%f4,%f3;
bra.uni $12_16;
$12_48:
max.f32 %f380,%f3,%f4;
max.f32 %f728,%f380,%f5;
min.f32 %f381,%f3,%f4;
min.f32 %f382,%f381,%f5;
sub.f32 %f72,%f728,%f382;
setp.eq.f32 %p35,%f728,%f3;
setp.eq.f32 %p36,%f728,%f4;
selp.b32 %r132,1,2,%p36;
selp.b32 %r45,0,%r132,%p35;
@%p35 bra $12_52;
bra.uni $12_49;
$12_52:
sub.f32 %f707,%f4,%f5;
bra.uni $12_53;
$12_12:
setp.eq.s32 %p13,%r41,1;
@%p13 bra $12_14;
bra.uni $12_13;
$12_14:
sub.f32 %f695,%f3,%f5;
bra.uni $12_16;
$12_49:
setp.eq.s32 %p37,%r45,1;
@%p37 bra $12_51;
bra.uni $12_50;
$12_51:
sub.f32 %f707,%f5,%f3;
bra.uni $12_53;
$12_13:
sub.f32 %f695,%f5,%f4;
$12_16:
setp.leu.f32 %p14,%f728,0f00000000;
mov.f32 %f697,0f00000000;
mov.f32 %f696,%f697;
@%p14 bra $12_18;
rcp.approx.ftz.f32 %f279,%f728;
mul.f32 %f281,%f279,0f497F0000;
mov.f32 %f282,0f4B400000;
add.rn.f32 %f283,%f281,%f282;
sub.rn.f32 %f696,%f283,%f282;
$12_18:
setp.leu.f32 %p15,%f16,0f00000000;
@%p15 bra $12_20;
mul.f32 %f286,%f16,0f40C00000;
rcp.approx.ftz.f32 %f285,%f286;
mul.f32 %f287,%f2,%f285;
mov.f32 %f288,0f4B400000;
add.rn.f32 %f289,%f287,%f288;
sub.rn.f32 %f697,%f289,%f288;
$12_20:
cvt.rn.f32.s32 %f290,%r41;
add.f32 %f291,%f290,%f290;
fma.rn.f32 %f292,%f16,%f291,%f695;
mul.f32 %f25,%f292,%f697;
mul.f32 %f26,%f16,%f696;
max.f32 %f293,%f8,%f7;
max.f32 %f725,%f293,%f6;
min.f32 %f294,%f8,%f7;
min.f32 %f295,%f294,%f6;
sub.f32 %f28,%f725,%f295;
setp.eq.f32 %p16,%f725,%f8;
setp.eq.f32 %p17,%f725,%f7;
selp.b32 %r129,1,2,%p17;
selp.b32 %r42,0,%r129,%p16;
@%p16 bra $12_24;
bra.uni $12_21;
$12_24:
sub.f32 %f698,%f7,%f6;
bra.uni $12_25;
$12_21:
setp.eq.s32 %p18,%r42,1;
@%p18 bra $12_23;
bra.uni $12_22;
$12_23:
sub.f32 %f698,%f6,%f8;
bra.uni $12_25;
$12_22:
sub.f32 %f698,%f8,%f7;
$12_25:
setp.leu.f32 %p19,%f725,0f00000000;
mov.f32 %f700,0f00000000;
mov.f32 %f699,%f700;
@%p19 bra $12_27;
rcp.approx.ftz.f32 %f297,%f725;
mul.f32 %f299,%f297,0f497F0000;
mov.f32 %f300,0f4B400000;
add.rn.f32 %f301,%f299,%f300;
sub.rn.f32 %f699,%f301,%f300;
$12_27:
setp.leu.f32 %p20,%f28,0f00000000;
@%p20 bra $12_29;
mul.f32 %f304,%f28,0f40C00000;
rcp.approx.ftz.f32 %f303,%f304;
mul.f32 %f305,%f2,%f303;
mov.f32 %f306,0f4B400000;
add.rn.f32 %f307,%f305,%f306;
sub.rn.f32 %f700,%f307,%f306;
$12_29:
mov.f32 %f308,0f39000000;
mov.f32 %f309,0f39800000;
fma.rn.f32 %f310,%f25,%f309,%f308;
mov.f32 %f311,0f4B400000;
add.rn.f32 %f312,%f310,%f311;
sub.rn.f32 %f37,%f312,%f311;
cvt.rn.f32.s32 %f313,%r42;
add.f32 %f314,%f313,%f313;
fma.rn.f32 %f315,%f28,%f314,%f698;
mul.f32 %f38,%f315,%f700;
mul.f32 %f39,%f28,%f699;
max.f32 %f316,%f11,%f10;
max.f32 %f722,%f316,%f9;
min.f32 %f317,%f11,%f10;
min.f32 %f318,%f317,%f9;
sub.f32 %f41,%f722,%f318;
setp.eq.f32 %p21,%f722,%f11;
setp.eq.f32 %p22,%f722,%f10;
selp.b32 %r130,1,2,%p22;
selp.b32 %r43,0,%r130,%p21;
@%p21 bra $12_33;
bra.uni $12_30;
$12_33:
sub.f32 %f701,%f10,%f9;
bra.uni $12_34;
$12_30:
setp.eq.s32 %p23,%r43,1;
@%p23 bra $12_32;
bra.uni $12_31;
$12_32:
sub.f32 %f701,%f9,%f11;
bra.uni $12_34;
$12_31:
sub.f32 %f701,%f11,%f10;
$12_34:
setp.leu.f32 %p24,%f722,0f00000000;
mov.f32 %f703,0f00000000;
mov.f32 %f702,%f703;
@%p24 bra $12_36;
rcp.approx.ftz.f32 %f320,%f722;
mul.f32 %f322,%f320,0f497F0000;
mov.f32 %f323,0f4B400000;
add.rn.f32 %f324,%f322,%f323;
sub.rn.f32 %f702,%f324,%f323;
$12_36:
setp.leu.f32 %p25,%f41,0f00000000;
@%p25 bra $12_38;
mul.f32 %f327,%f41,0f40C00000;
rcp.approx.ftz.f32 %f326,%f327;
mul.f32 %f328,%f2,%f326;
mov.f32 %f329,0f4B400000;
add.rn.f32 %f330,%f328,%f329;
sub.rn.f32 %f703,%f330,%f329;
$12_38:
mov.f32 %f331,0f39000000;
mov.f32 %f332,0f39800000;
fma.rn.f32 %f333,%f38,%f332,%f331;
mov.f32 %f334,0f4B400000;
add.rn.f32 %f335,%f333,%f334;
sub.rn.f32 %f50,%f335,%f334;
cvt.rn.f32.s32 %f336,%r43;
add.f32 %f337,%f336,%f336;
fma.rn.f32 %f338,%f41,%f337,%f701;
mul.f32 %f51,%f338,%f703;
mul.f32 %f52,%f41,%f702;
max.f32 %f339,%f14,%f13;
max.f32 %f719,%f339,%f12;
min.f32 %f340,%f14,%f13;
min.f32 %f341,%f340,%f12;
sub.f32 %f54,%f719,%f341;
setp.eq.f32 %p26,%f719,%f14;
setp.eq.f32 %p27,%f719,%f13;
selp.b32 %r131,1,2,%p27;
selp.b32 %r44,0,%r131,%p26;
@%p26 bra $12_42;
bra.uni $12_39;
$12_42:
sub.f32 %f704,%f13,%f12;
bra.uni $12_43;
$12_39:
setp.eq.s32 %p28,%r44,1;
@%p28 bra $12_41;
bra.uni $12_40;
$12_41:
sub.f32 %f704,%f12,%f14;
bra.uni $12_43;
$12_40:
sub.f32 %f704,%f14,%f13;
$12_43:
setp.leu.f32 %p29,%f719,0f00000000;
mov.f32 %f706,0f00000000;
mov.f32 %f705,%f706;
@%p29 bra $12_45;
rcp.approx.ftz.f32 %f343,%f719;
mul.f32 %f345,%f343,0f497F0000;
mov.f32 %f346,0f4B400000;
add.rn.f32 %f347,%f345,%f346;
sub.rn.f32 %f705,%f347,%f346;
$12_45:
setp.leu.f32 %p30,%f54,0f00000000;
@%p30 bra $12_47;
mul.f32 %f350,%f54,0f40C00000;
rcp.approx.ftz.f32 %f349,%f350;
mul.f32 %f351,%f2,%f349;
mov.f32 %f352,0f4B400000;
add.rn.f32 %f353,%f351,%f352;
sub.rn.f32 %f706,%f353,%f352;
$12_47:
mov.f32 %f354,0f39000000;
mov.f32 %f355,0f39800000;
fma.rn.f32 %f356,%f51,%f355,%f354;
mov.f32 %f357,0f4B400000;
add.rn.f32 %f358,%f356,%f357;
sub.rn.f32 %f359,%f358,%f357;
cvt.rn.f32.s32 %f360,%r44;
add.f32 %f361,%f360,%f360;
fma.rn.f32 %f362,%f54,%f361,%f704;
mul.f32 %f363,%f362,%f706;
fma.rn.f32 %f364,%f363,%f355,%f354;
add.rn.f32 %f365,%f364,%f357;
sub.rn.f32 %f366,%f365,%f357;
setp.lt.f32 %p31,%f366,0f00000000;
add.f32 %f367,%f366,%f1;
selp.f32 %f721,%f367,%f366,%p31;
mul.f32 %f368,%f54,%f705;
fma.rn.f32 %f369,%f368,%f355,%f354;
add.rn.f32 %f370,%f369,%f357;
sub.rn.f32 %f720,%f370,%f357;
setp.lt.f32 %p32,%f50,0f00000000;
add.f32 %f371,%f50,%f1;
selp.f32 %f727,%f371,%f50,%p32;
fma.rn.f32 %f372,%f39,%f355,%f354;
add.rn.f32 %f373,%f372,%f357;
sub.rn.f32 %f726,%f373,%f357;
fma.rn.f32 %f374,%f26,%f355,%f354;
add.rn.f32 %f375,%f374,%f357;
sub.rn.f32 %f729,%f375,%f357;
add.f32 %f376,%f37,%f1;
setp.lt.f32 %p33,%f37,0f00000000;
selp.f32 %f730,%f376,%f37,%p33;
fma.rn.f32 %f377,%f52,%f355,%f354;
add.rn.f32 %f378,%f377,%f357;
sub.rn.f32 %f723,%f378,%f357;
add.f32 %f379,%f359,%f1;
setp.lt.f32 %p34,%f359,0f00000000;
selp.f32 %f724,%f379,%f359,%p34;
bra.uni $12_85;
$12_50:
sub.f32 %f707,%f3,%f4;
$12_53:
setp.leu.f32 %p38,%f728,0f00000000;
mov.f32 %f709,0f00000000;
mov.f32 %f708,%f709;
@%p38 bra $12_55;
rcp.approx.ftz.f32 %f384,%f728;
mul.f32 %f386,%f384,0f497F0000;
mov.f32 %f387,0f4B400000;
add.rn.f32 %f388,%f386,%f387;
sub.rn.f32 %f708,%f388,%f387;
$12_55:
setp.leu.f32 %p39,%f72,0f00000000;
@%p39 bra $12_57;
mul.f32 %f391,%f72,0f40C00000;
rcp.approx.ftz.f32 %f390,%f391;
mul.f32 %f392,%f2,%f390;
mov.f32 %f393,0f4B400000;
add.rn.f32 %f394,%f392,%f393;
sub.rn.f32 %f709,%f394,%f393;
$12_57:
cvt.rn.f32.s32 %f395,%r45;
add.f32 %f396,%f395,%f395;
fma.rn.f32 %f397,%f72,%f396,%f707;
mul.f32 %f81,%f397,%f709;
mul.f32 %f82,%f72,%f708;
max.f32 %f398,%f6,%f7;
max.f32 %f725,%f398,%f8;
min.f32 %f399,%f6,%f7;
min.f32 %f400,%f399,%f8;
sub.f32 %f84,%f725,%f400;
setp.eq.f32 %p40,%f725,%f6;
setp.eq.f32 %p41,%f725,%f7;
selp.b32 %r133,1,2,%p41;
selp.b32 %r46,0,%r133,%p40;
@%p40 bra $12_61;
bra.uni $12_58;
$12_61:
sub.f32 %f710,%f7,%f8;
bra.uni $12_62;
$12_58:
setp.eq.s32 %p42,%r46,1;
@%p42 bra $12_60;
bra.uni $12_59;
$12_60:
sub.f32 %f710,%f8,%f6;
bra.uni $12_62;
$12_59:
sub.f32 %f710,%f6,%f7;
$12_62:
setp.leu.f32 %p43,%f725,0f00000000;
mov.f32 %f712,0f00000000;
mov.f32 %f711,%f712;
@%p43 bra $12_64;
rcp.approx.ftz.f32 %f402,%f725;
mul.f32 %f404,%f402,0f497F0000;
mov.f32 %f405,0f4B400000;
add.rn.f32 %f406,%f404,%f405;
sub.rn.f32 %f711,%f406,%f405;
$12_64:
setp.leu.f32 %p44,%f84,0f00000000;
@%p44 bra $12_66;
mul.f32 %f409,%f84,0f40C00000;
rcp.approx.ftz.f32 %f408,%f409;
mul.f32 %f410,%f2,%f408;
mov.f32 %f411,0f4B400000;
add.rn.f32 %f412,%f410,%f411;
sub.rn.f32 %f712,%f412,%f411;
$12_66:
mov.f32 %f413,0f39000000;
mov.f32 %f414,0f39800000;
fma.rn.f32 %f415,%f81,%f414,%f413;
mov.f32 %f416,0f4B400000;
add.rn.f32 %f417,%f415,%f416;
sub.rn.f32 %f93,%f417,%f416;
cvt.rn.f32.s32 %f418,%r46;
add.f32 %f419,%f418,%f418;
fma.rn.f32 %f420,%f84,%f419,%f710;
mul.f32 %f94,%f420,%f712;
mul.f32 %f95,%f84,%f711;
max.f32 %f421,%f9,%f10;
max.f32 %f722,%f421,%f11;
min.f32 %f422,%f9,%f10;
min.f32 %f423,%f422,%f11;
sub.f32 %f97,%f722,%f423;
setp.eq.f32 %p45,%f722,%f9;
setp.eq.f32 %p46,%f722,%f10;
selp.b32 %r134,1,2,%p46;
selp.b32 %r47,0,%r134,%p45;
@%p45 bra $12_70;
bra.uni $12_67;
$12_70:
sub.f32 %f713,%f10,%f11;
bra.uni $12_71;
$12_67:
setp.eq.s32 %p47,%r47,1;
@%p47 bra $12_69;
bra.uni $12_68;
$12_69:
sub.f32 %f713,%f11,%f9;
bra.uni $12_71;
$12_68:
sub.f32 %f713,%f9,%f10;
$12_71:
setp.leu.f32 %p48,%f722,0f00000000;
mov.f32 %f715,0f00000000;
mov.f32 %f714,%f715;
@%p48 bra $12_73;
rcp.approx.ftz.f32 %f425,%f722;
mul.f32 %f427,%f425,0f497F0000;
mov.f32 %f428,0f4B400000;
add.rn.f32 %f429,%f427,%f428;
sub.rn.f32 %f714,%f429,%f428;
$12_73:
setp.leu.f32 %p49,%f97,0f00000000;
@%p49 bra $12_75;
mul.f32 %f432,%f97,0f40C00000;
rcp.approx.ftz.f32 %f431,%f432;
mul.f32 %f433,%f2,%f431;
mov.f32 %f434,0f4B400000;
add.rn.f32 %f435,%f433,%f434;
sub.rn.f32 %f715,%f435,%f434;
$12_75:
mov.f32 %f436,0f39000000;
mov.f32 %f437,0f39800000;
fma.rn.f32 %f438,%f94,%f437,%f436;
mov.f32 %f439,0f4B400000;
add.rn.f32 %f440,%f438,%f439;
sub.rn.f32 %f106,%f440,%f439;
cvt.rn.f32.s32 %f441,%r47;
add.f32 %f442,%f441,%f441;
fma.rn.f32 %f443,%f97,%f442,%f713;
mul.f32 %f107,%f443,%f715;
mul.f32 %f108,%f97,%f714;
max.f32 %f444,%f12,%f13;
max.f32 %f719,%f444,%f14;
min.f32 %f445,%f12,%f13;
min.f32 %f446,%f445,%f14;
sub.f32 %f110,%f719,%f446;
setp.eq.f32 %p50,%f719,%f12;
setp.eq.f32 %p51,%f719,%f13;
selp.b32 %r135,1,2,%p51;
selp.b32 %r48,0,%r135,%p50;
@%p50 bra $12_79;
bra.uni $12_76;
$12_79:
sub.f32 %f716,%f13,%f14;
bra.uni $12_80;
$12_76:
setp.eq.s32 %p52,%r48,1;
@%p52 bra $12_78;
bra.uni $12_77;
$12_78:
sub.f32 %f716,%f14,%f12;
bra.uni $12_80;
$12_77:
sub.f32 %f716,%f12,%f13;
$12_80:
setp.leu.f32 %p53,%f719,0f00000000;
mov.f32 %f718,0f00000000;
mov.f32 %f717,%f718;
@%p53 bra $12_82;
rcp.approx.ftz.f32 %f448,%f719;
mul.f32 %f450,%f448,0f497F0000;
mov.f32 %f451,0f4B400000;
add.rn.f32 %f452,%f450,%f451;
sub.rn.f32 %f717,%f452,%f451;
$12_82:
setp.leu.f32 %p54,%f110,0f00000000;
@%p54 bra $12_84;
mul.f32 %f455,%f110,0f40C00000;
rcp.approx.ftz.f32 %f454,%f455;
mul.f32 %f456,%f2,%f454;
mov.f32 %f457,0f4B400000;
add.rn.f32 %f458,%f456,%f457;
sub.rn.f32 %f718,%f458,%f457;
$12_84:
mov.f32 %f459,0f39000000;
mov.f32 %f460,0f39800000;
fma.rn.f32 %f461,%f107,%f460,%f459;
mov.f32 %f462,0f4B400000;
add.rn.f32 %f463,%f461,%f462;
sub.rn.f32 %f464,%f463,%f462;
cvt.rn.f32.s32 %f465,%r48;
add.f32 %f466,%f465,%f465;
fma.rn.f32 %f467,%f110,%f466,%f716;
mul.f32 %f468,%f467,%f718;
fma.rn.f32 %f469,%f468,%f460,%f459;
add.rn.f32 %f470,%f469,%f462;
sub.rn.f32 %f471,%f470,%f462;
setp.lt.f32 %p55,%f471,0f00000000;
add.f32 %f472,%f471,%f1;
selp.f32 %f721,%f472,%f471,%p55;
mul.f32 %f473,%f110,%f717;
fma.rn.f32 %f474,%f473,%f460,%f459;
add.rn.f32 %f475,%f474,%f462;
sub.rn.f32 %f720,%f475,%f462;
setp.lt.f32 %p56,%f106,0f00000000;
add.f32 %f476,%f106,%f1;
selp.f32 %f727,%f476,%f106,%p56;
fma.rn.f32 %f477,%f95,%f460,%f459;
add.rn.f32 %f478,%f477,%f462;
sub.rn.f32 %f726,%f478,%f462;
fma.rn.f32 %f479,%f82,%f460,%f459;
add.rn.f32 %f480,%f479,%f462;
sub.rn.f32 %f729,%f480,%f462;
add.f32 %f481,%f93,%f1;
setp.lt.f32 %p57,%f93,0f00000000;
selp.f32 %f730,%f481,%f93,%p57;
fma.rn.f32 %f482,%f108,%f460,%f459;
add.rn.f32 %f483,%f482,%f462;
sub.rn.f32 %f723,%f483,%f462;
add.f32 %f484,%f464,%f1;
setp.lt.f32 %p58,%f464,0f00000000;
selp.f32 %f724,%f484,%f464,%p58;
$12_85:
cvt.rni.s32.f32 %r137,%f727;
cvt.rni.s32.f32 %r138,%f728;
mov.u32 %r155,0;
cvt.pack.sat.u8.s32.b32 %r136,%r137,%r138,%r155;
cvt.rni.s32.f32 %r141,%f729;
cvt.rni.s32.f32 %r142,%f730;
cvt.pack.sat.u8.s32.b32 %r140,%r141,%r142,%r136;
cvt.rni.s32.f32 %r145,%f723;
cvt.rni.s32.f32 %r146,%f724;
cvt.pack.sat.u8.s32.b32 %r144,%r145,%r146,%r155;
cvt.rni.s32.f32 %r149,%f725;
cvt.rni.s32.f32 %r150,%f726;
cvt.pack.sat.u8.s32.b32 %r148,%r149,%r150,%r144;
cvt.rni.s32.f32 %r153,%f719;
cvt.rni.s32.f32 %r154,%f720;
cvt.pack.sat.u8.s32.b32 %r152,%r153,%r154,%r155;
cvt.rni.s32.f32 %r157,%f721;
cvt.rni.s32.f32 %r158,%f722;
cvt.pack.sat.u8.s32.b32 %r156,%r157,%r158,%r152;
and.b32 %r160,%r239,255;
cvt.rn.f32.u32 %f139,%r160;
shr.u32 %r161,%r239,8;
and.b32 %r162,%r161,255;
cvt.rn.f32.u32 %f140,%r162;
shr.u32 %r163,%r239,16;
and.b32 %r164,%r163,255;
cvt.rn.f32.u32 %f141,%r164;
shr.u32 %r165,%r239,24;
cvt.rn.f32.u32 %f142,%r165;
and.b32 %r166,%r238,255;
cvt.rn.f32.u32 %f143,%r166;
shr.u32 %r167,%r238,8;
and.b32 %r168,%r167,255;
cvt.rn.f32.u32 %f144,%r168;
shr.u32 %r169,%r238,16;
and.b32 %r170,%r169,255;
cvt.rn.f32.u32 %f145,%r170;
shr.u32 %r171,%r238,24;
cvt.rn.f32.u32 %f146,%r171;
and.b32 %r172,%r237,255;
cvt.rn.f32.u32 %f147,%r172;
shr.u32 %r173,%r237,8;
and.b32 %r174,%r173,255;
cvt.rn.f32.u32 %f148,%r174;
shr.u32 %r175,%r237,16;
and.b32 %r176,%r175,255;
cvt.rn.f32.u32 %f149,%r176;
shr.u32 %r177,%r237,24;
cvt.rn.f32.u32 %f150,%r177;
@%p10 bra $12_123;
max.f32 %f485,%f141,%f140;
max.f32 %f764,%f485,%f139;
min.f32 %f486,%f141,%f140;
min.f32 %f487,%f486,%f139;
sub.f32 %f152,%f764,%f487;
setp.eq.f32 %p60,%f764,%f141;
setp.eq.f32 %p61,%f764,%f140;
selp.b32 %r178,1,2,%p61;
selp.b32 %r52,0,%r178,%p60;
@%p60 bra $12_90;
bra.uni $12_87;
$12_90:
sub.f32 %f731,%f140,%f139;
bra.uni $12_91;
$12_123:
max.f32 %f590,%f139,%f140;
max.f32 %f764,%f590,%f141;
min.f32 %f591,%f139,%f140;
min.f32 %f592,%f591,%f141;
sub.f32 %f208,%f764,%f592;
setp.eq.f32 %p84,%f764,%f139;
setp.eq.f32 %p85,%f764,%f140;
selp.b32 %r182,1,2,%p85;
selp.b32 %r56,0,%r182,%p84;
@%p84 bra $12_127;
bra.uni $12_124;
$12_127:
sub.f32 %f743,%f140,%f141;
bra.uni $12_128;
$12_87:
setp.eq.s32 %p62,%r52,1;
@%p62 bra $12_89;
bra.uni $12_88;
$12_89:
sub.f32 %f731,%f139,%f141;
bra.uni $12_91;
$12_124:
setp.eq.s32 %p86,%r56,1;
@%p86 bra $12_126;
bra.uni $12_125;
$12_126:
sub.f32 %f743,%f141,%f139;
bra.uni $12_128;
$12_88:
sub.f32 %f731,%f141,%f140;
$12_91:
setp.leu.f32 %p63,%f764,0f00000000;
mov.f32 %f733,0f00000000;
mov.f32 %f732,%f733;
@%p63 bra $12_93;
rcp.approx.ftz.f32 %f489,%f764;
mul.f32 %f491,%f489,0f497F0000;
mov.f32 %f492,0f4B400000;
add.rn.f32 %f493,%f491,%f492;
sub.rn.f32 %f732,%f493,%f492;
$12_93:
setp.leu.f32 %p64,%f152,0f00000000;
@%p64 bra $12_95;
mul.f32 %f496,%f152,0f40C00000;
rcp.approx.ftz.f32 %f495,%f496;
mul.f32 %f497,%f2,%f495;
mov.f32 %f498,0f4B400000;
add.rn.f32 %f499,%f497,%f498;
sub.rn.f32 %f733,%f499,%f498;
$12_95:
cvt.rn.f32.s32 %f500,%r52;
add.f32 %f501,%f500,%f500;
fma.rn.f32 %f502,%f152,%f501,%f731;
mul.f32 %f161,%f502,%f733;
mul.f32 %f162,%f152,%f732;
max.f32 %f503,%f144,%f143;
max.f32 %f761,%f503,%f142;
min.f32 %f504,%f144,%f143;
min.f32 %f505,%f504,%f142;
sub.f32 %f164,%f761,%f505;
setp.eq.f32 %p65,%f761,%f144;
setp.eq.f32 %p66,%f761,%f143;
selp.b32 %r179,1,2,%p66;
selp.b32 %r53,0,%r179,%p65;
@%p65 bra $12_99;
bra.uni $12_96;
$12_99:
sub.f32 %f734,%f143,%f142;
bra.uni $12_100;
$12_96:
setp.eq.s32 %p67,%r53,1;
@%p67 bra $12_98;
bra.uni $12_97;
$12_98:
sub.f32 %f734,%f142,%f144;
bra.uni $12_100;
$12_97:
sub.f32 %f734,%f144,%f143;
$12_100:
setp.leu.f32 %p68,%f761,0f00000000;
mov.f32 %f736,0f00000000;
mov.f32 %f735,%f736;
@%p68 bra $12_102;
rcp.approx.ftz.f32 %f507,%f761;
mul.f32 %f509,%f507,0f497F0000;
mov.f32 %f510,0f4B400000;
add.rn.f32 %f511,%f509,%f510;
sub.rn.f32 %f735,%f511,%f510;
$12_102:
setp.leu.f32 %p69,%f164,0f00000000;
@%p69 bra $12_104;
mul.f32 %f514,%f164,0f40C00000;
rcp.approx.ftz.f32 %f513,%f514;
mul.f32 %f515,%f2,%f513;
mov.f32 %f516,0f4B400000;
add.rn.f32 %f517,%f515,%f516;
sub.rn.f32 %f736,%f517,%f516;
$12_104:
mov.f32 %f518,0f39000000;
mov.f32 %f519,0f39800000;
fma.rn.f32 %f520,%f161,%f519,%f518;
mov.f32 %f521,0f4B400000;
add.rn.f32 %f522,%f520,%f521;
sub.rn.f32 %f173,%f522,%f521;
cvt.rn.f32.s32 %f523,%r53;
add.f32 %f524,%f523,%f523;
fma.rn.f32 %f525,%f164,%f524,%f734;
mul.f32 %f174,%f525,%f736;
mul.f32 %f175,%f164,%f735;
max.f32 %f526,%f147,%f146;
max.f32 %f758,%f526,%f145;
min.f32 %f527,%f147,%f146;
min.f32 %f528,%f527,%f145;
sub.f32 %f177,%f758,%f528;
setp.eq.f32 %p70,%f758,%f147;
setp.eq.f32 %p71,%f758,%f146;
selp.b32 %r180,1,2,%p71;
selp.b32 %r54,0,%r180,%p70;
@%p70 bra $12_108;
bra.uni $12_105;
$12_108:
sub.f32 %f737,%f146,%f145;
bra.uni $12_109;
$12_105:
setp.eq.s32 %p72,%r54,1;
@%p72 bra $12_107;
bra.uni $12_106;
$12_107:
sub.f32 %f737,%f145,%f147;
bra.uni $12_109;
$12_106:
sub.f32 %f737,%f147,%f146;
$12_109:
setp.leu.f32 %p73,%f758,0f00000000;
mov.f32 %f739,0f00000000;
mov.f32 %f738,%f739;
@%p73 bra $12_111;
rcp.approx.ftz.f32 %f530,%f758;
mul.f32 %f532,%f530,0f497F0000;
mov.f32 %f533,0f4B400000;
add.rn.f32 %f534,%f532,%f533;
sub.rn.f32 %f738,%f534,%f533;
$12_111:
setp.leu.f32 %p74,%f177,0f00000000;
@%p74 bra $12_113;
mul.f32 %f537,%f177,0f40C00000;
rcp.approx.ftz.f32 %f536,%f537;
mul.f32 %f538,%f2,%f536;
mov.f32 %f539,0f4B400000;
add.rn.f32 %f540,%f538,%f539;
sub.rn.f32 %f739,%f540,%f539;
$12_113:
mov.f32 %f541,0f39000000;
mov.f32 %f542,0f39800000;
fma.rn.f32 %f543,%f174,%f542,%f541;
mov.f32 %f544,0f4B400000;
add.rn.f32 %f545,%f543,%f544;
sub.rn.f32 %f186,%f545,%f544;
cvt.rn.f32.s32 %f546,%r54;
add.f32 %f547,%f546,%f546;
fma.rn.f32 %f548,%f177,%f547,%f737;
mul.f32 %f187,%f548,%f739;
mul.f32 %f188,%f177,%f738;
max.f32 %f549,%f150,%f149;
max.f32 %f755,%f549,%f148;
min.f32 %f550,%f150,%f149;
min.f32 %f551,%f550,%f148;
sub.f32 %f190,%f755,%f551;
setp.eq.f32 %p75,%f755,%f150;
setp.eq.f32 %p76,%f755,%f149;
selp.b32 %r181,1,2,%p76;
selp.b32 %r55,0,%r181,%p75;
@%p75 bra $12_117;
bra.uni $12_114;
$12_117:
sub.f32 %f740,%f149,%f148;
bra.uni $12_118;
$12_114:
setp.eq.s32 %p77,%r55,1;
@%p77 bra $12_116;
bra.uni $12_115;
$12_116:
sub.f32 %f740,%f148,%f150;
bra.uni $12_118;
$12_115:
sub.f32 %f740,%f150,%f149;
$12_118:
setp.leu.f32 %p78,%f755,0f00000000;
mov.f32 %f742,0f00000000;
mov.f32 %f741,%f742;
@%p78 bra $12_120;
rcp.approx.ftz.f32 %f553,%f755;
mul.f32 %f555,%f553,0f497F0000;
mov.f32 %f556,0f4B400000;
add.rn.f32 %f557,%f555,%f556;
sub.rn.f32 %f741,%f557,%f556;
$12_120:
setp.leu.f32 %p79,%f190,0f00000000;
@%p79 bra $12_122;
mul.f32 %f560,%f190,0f40C00000;
rcp.approx.ftz.f32 %f559,%f560;
mul.f32 %f561,%f2,%f559;
mov.f32 %f562,0f4B400000;
add.rn.f32 %f563,%f561,%f562;
sub.rn.f32 %f742,%f563,%f562;
$12_122:
mov.f32 %f564,0f39000000;
mov.f32 %f565,0f39800000;
fma.rn.f32 %f566,%f187,%f565,%f564;
mov.f32 %f567,0f4B400000;
add.rn.f32 %f568,%f566,%f567;
sub.rn.f32 %f569,%f568,%f567;
cvt.rn.f32.s32 %f570,%r55;
add.f32 %f571,%f570,%f570;
fma.rn.f32 %f572,%f190,%f571,%f740;
mul.f32 %f573,%f572,%f742;
fma.rn.f32 %f574,%f573,%f565,%f564;
add.rn.f32 %f575,%f574,%f567;
sub.rn.f32 %f576,%f575,%f567;
setp.lt.f32 %p80,%f576,0f00000000;
add.f32 %f577,%f576,%f1;
selp.f32 %f757,%f577,%f576,%p80;
mul.f32 %f578,%f190,%f741;
fma.rn.f32 %f579,%f578,%f565,%f564;
add.rn.f32 %f580,%f579,%f567;
sub.rn.f32 %f756,%f580,%f567;
setp.lt.f32 %p81,%f186,0f00000000;
add.f32 %f581,%f186,%f1;
selp.f32 %f763,%f581,%f186,%p81;
fma.rn.f32 %f582,%f175,%f565,%f564;
add.rn.f32 %f583,%f582,%f567;
sub.rn.f32 %f762,%f583,%f567;
fma.rn.f32 %f584,%f162,%f565,%f564;
add.rn.f32 %f585,%f584,%f567;
sub.rn.f32 %f765,%f585,%f567;
add.f32 %f586,%f173,%f1;
setp.lt.f32 %p82,%f173,0f00000000;
selp.f32 %f766,%f586,%f173,%p82;
fma.rn.f32 %f587,%f188,%f565,%f564;
add.rn.f32 %f588,%f587,%f567;
sub.rn.f32 %f759,%f588,%f567;
add.f32 %f589,%f569,%f1;
setp.lt.f32 %p83,%f569,0f00000000;
selp.f32 %f760,%f589,%f569,%p83;
bra.uni $12_160;
$12_125:
sub.f32 %f743,%f139,%f140;
$12_128:
setp.leu.f32 %p87,%f764,0f00000000;
mov.f32 %f745,0f00000000;
mov.f32 %f744,%f745;
@%p87 bra $12_130;
rcp.approx.ftz.f32 %f594,%f764;
mul.f32 %f596,%f594,0f497F0000;
mov.f32 %f597,0f4B400000;
add.rn.f32 %f598,%f596,%f597;
sub.rn.f32 %f744,%f598,%f597;
$12_130:
setp.leu.f32 %p88,%f208,0f00000000;
@%p88 bra $12_132;
mul.f32 %f601,%f208,0f40C00000;
rcp.approx.ftz.f32 %f600,%f601;
mul.f32 %f602,%f2,%f600;
mov.f32 %f603,0f4B400000;
add.rn.f32 %f604,%f602,%f603;
sub.rn.f32 %f745,%f604,%f603;
$12_132:
cvt.rn.f32.s32 %f605,%r56;
add.f32 %f606,%f605,%f605;
fma.rn.f32 %f607,%f208,%f606,%f743;
mul.f32 %f217,%f607,%f745;
mul.f32 %f218,%f208,%f744;
max.f32 %f608,%f142,%f143;
max.f32 %f761,%f608,%f144;
min.f32 %f609,%f142,%f143;
min.f32 %f610,%f609,%f144;
sub.f32 %f220,%f761,%f610;
setp.eq.f32 %p89,%f761,%f142;
setp.eq.f32 %p90,%f761,%f143;
selp.b32 %r183,1,2,%p90;
selp.b32 %r57,0,%r183,%p89;
@%p89 bra $12_136;
bra.uni $12_133;
$12_136:
sub.f32 %f746,%f143,%f144;
bra.uni $12_137;
$12_133:
setp.eq.s32 %p91,%r57,1;
@%p91 bra $12_135;
bra.uni $12_134;
$12_135:
sub.f32 %f746,%f144,%f142;
bra.uni $12_137;
$12_134:
sub.f32 %f746,%f142,%f143;
$12_137:
setp.leu.f32 %p92,%f761,0f00000000;
mov.f32 %f748,0f00000000;
mov.f32 %f747,%f748;
@%p92 bra $12_139;
rcp.approx.ftz.f32 %f612,%f761;
mul.f32 %f614,%f612,0f497F0000;
mov.f32 %f615,0f4B400000;
add.rn.f32 %f616,%f614,%f615;
sub.rn.f32 %f747,%f616,%f615;
$12_139:
setp.leu.f32 %p93,%f220,0f00000000;
@%p93 bra $12_141;
mul.f32 %f619,%f220,0f40C00000;
rcp.approx.ftz.f32 %f618,%f619;
mul.f32 %f620,%f2,%f618;
mov.f32 %f621,0f4B400000;
add.rn.f32 %f622,%f620,%f621;
sub.rn.f32 %f748,%f622,%f621;
$12_141:
mov.f32 %f623,0f39000000;
mov.f32 %f624,0f39800000;
fma.rn.f32 %f625,%f217,%f624,%f623;
mov.f32 %f626,0f4B400000;
add.rn.f32 %f627,%f625,%f626;
sub.rn.f32 %f229,%f627,%f626;
cvt.rn.f32.s32 %f628,%r57;
add.f32 %f629,%f628,%f628;
fma.rn.f32 %f630,%f220,%f629,%f746;
mul.f32 %f230,%f630,%f748;
mul.f32 %f231,%f220,%f747;
max.f32 %f631,%f145,%f146;
max.f32 %f758,%f631,%f147;
min.f32 %f632,%f145,%f146;
min.f32 %f633,%f632,%f147;
sub.f32 %f233,%f758,%f633;
setp.eq.f32 %p94,%f758,%f145;
setp.eq.f32 %p95,%f758,%f146;
selp.b32 %r184,1,2,%p95;
selp.b32 %r58,0,%r184,%p94;
@%p94 bra $12_145;
bra.uni $12_142;
$12_145:
sub.f32 %f749,%f146,%f147;
bra.uni $12_146;
$12_142:
setp.eq.s32 %p96,%r58,1;
@%p96 bra $12_144;
bra.uni $12_143;
$12_144:
sub.f32 %f749,%f147,%f145;
bra.uni $12_146;
$12_143:
sub.f32 %f749,%f145,%f146;
$12_146:
setp.leu.f32 %p97,%f758,0f00000000;
mov.f32 %f751,0f00000000;
mov.f32 %f750,%f751;
@%p97 bra $12_148;
rcp.approx.ftz.f32 %f635,%f758;
mul.f32 %f637,%f635,0f497F0000;
mov.f32 %f638,0f4B400000;
add.rn.f32 %f639,%f637,%f638;
sub.rn.f32 %f750,%f639,%f638;
$12_148:
setp.leu.f32 %p98,%f233,0f00000000;
@%p98 bra $12_150;
mul.f32 %f642,%f233,0f40C00000;
rcp.approx.ftz.f32 %f641,%f642;
mul.f32 %f643,%f2,%f641;
mov.f32 %f644,0f4B400000;
add.rn.f32 %f645,%f643,%f644;
sub.rn.f32 %f751,%f645,%f644;
$12_150:
mov.f32 %f646,0f39000000;
mov.f32 %f647,0f39800000;
fma.rn.f32 %f648,%f230,%f647,%f646;
mov.f32 %f649,0f4B400000;
add.rn.f32 %f650,%f648,%f649;
sub.rn.f32 %f242,%f650,%f649;
cvt.rn.f32.s32 %f651,%r58;
add.f32 %f652,%f651,%f651;
fma.rn.f32 %f653,%f233,%f652,%f749;
mul.f32 %f243,%f653,%f751;
mul.f32 %f244,%f233,%f750;
max.f32 %f654,%f148,%f149;
max.f32 %f755,%f654,%f150;
min.f32 %f655,%f148,%f149;
min.f32 %f656,%f655,%f150;
sub.f32 %f246,%f755,%f656;
setp.eq.f32 %p99,%f755,%f148;
setp.eq.f32 %p100,%f755,%f149;
selp.b32 %r185,1,2,%p100;
selp.b32 %r59,0,%r185,%p99;
@%p99 bra $12_154;
bra.uni $12_151;
$12_154:
sub.f32 %f752,%f149,%f150;
bra.uni $12_155;
$12_151:
setp.eq.s32 %p101,%r59,1;
@%p101 bra $12_153;
bra.uni $12_152;
$12_153:
sub.f32 %f752,%f150,%f148;
bra.uni $12_155;
$12_152:
sub.f32 %f752,%f148,%f149;
$12_155:
setp.leu.f32 %p102,%f755,0f00000000;
mov.f32 %f754,0f00000000;
mov.f32 %f753,%f754;
@%p102 bra $12_157;
rcp.approx.ftz.f32 %f658,%f755;
mul.f32 %f660,%f658,0f497F0000;
mov.f32 %f661,0f4B400000;
add.rn.f32 %f662,%f660,%f661;
sub.rn.f32 %f753,%f662,%f661;
$12_157:
setp.leu.f32 %p103,%f246,0f00000000;
@%p103 bra $12_159;
mul.f32 %f665,%f246,0f40C00000;
rcp.approx.ftz.f32 %f664,%f665;
mul.f32 %f666,%f2,%f664;
mov.f32 %f667,0f4B400000;
add.rn.f32 %f668,%f666,%f667;
sub.rn.f32 %f754,%f668,%f667;
$12_159:
mov.f32 %f669,0f39000000;
mov.f32 %f670,0f39800000;
fma.rn.f32 %f671,%f243,%f670,%f669;
mov.f32 %f672,0f4B400000;
add.rn.f32 %f673,%f671,%f672;
sub.rn.f32 %f674,%f673,%f672;
cvt.rn.f32.s32 %f675,%r59;
add.f32 %f676,%f675,%f675;
fma.rn.f32 %f677,%f246,%f676,%f752;
mul.f32 %f678,%f677,%f754;
fma.rn.f32 %f679,%f678,%f670,%f669;
add.rn.f32 %f680,%f679,%f672;
sub.rn.f32 %f681,%f680,%f672;
setp.lt.f32 %p104,%f681,0f00000000;
add.f32 %f682,%f681,%f1;
selp.f32 %f757,%f682,%f681,%p104;
mul.f32 %f683,%f246,%f753;
fma.rn.f32 %f684,%f683,%f670,%f669;
add.rn.f32 %f685,%f684,%f672;
sub.rn.f32 %f756,%f685,%f672;
setp.lt.f32 %p105,%f242,0f00000000;
add.f32 %f686,%f242,%f1;
selp.f32 %f763,%f686,%f242,%p105;
fma.rn.f32 %f687,%f231,%f670,%f669;
add.rn.f32 %f688,%f687,%f672;
sub.rn.f32 %f762,%f688,%f672;
fma.rn.f32 %f689,%f218,%f670,%f669;
add.rn.f32 %f690,%f689,%f672;
sub.rn.f32 %f765,%f690,%f672;
add.f32 %f691,%f229,%f1;
setp.lt.f32 %p106,%f229,0f00000000;
selp.f32 %f766,%f691,%f229,%p106;
fma.rn.f32 %f692,%f244,%f670,%f669;
add.rn.f32 %f693,%f692,%f672;
sub.rn.f32 %f759,%f693,%f672;
add.f32 %f694,%f674,%f1;
setp.lt.f32 %p107,%f674,0f00000000;
selp.f32 %f760,%f694,%f674,%p107;
$12_160:
add.s64 %rd31,%rd94,%rd30;
cvt.rni.s32.f32 %r187,%f763;
cvt.rni.s32.f32 %r188,%f764;
mov.u32 %r205,0;
cvt.pack.sat.u8.s32.b32 %r186,%r187,%r188,%r205;
cvt.rni.s32.f32 %r191,%f765;
cvt.rni.s32.f32 %r192,%f766;
cvt.rni.s32.f32 %r195,%f759;
cvt.rni.s32.f32 %r196,%f760;
cvt.pack.sat.u8.s32.b32 %r194,%r195,%r196,%r205;
cvt.rni.s32.f32 %r199,%f761;
cvt.rni.s32.f32 %r200,%f762;
cvt.rni.s32.f32 %r203,%f755;
cvt.rni.s32.f32 %r204,%f756;
cvt.pack.sat.u8.s32.b32 %r202,%r203,%r204,%r205;
cvt.rni.s32.f32 %r207,%f757;
cvt.rni.s32.f32 %r208,%f758;
cvt.u64.u32 %rd68,%r92;
mul.wide.u32 %rd69,%r17,768;
mov.u64 %rd70,_ZZ14rgb_to_hsv_3_3E7scratch;
add.s64 %rd71,%rd70,%rd69;
add.s64 %rd72,%rd71,%rd68;
st.shared.v2.u32 [%rd72],{%r140,%r148};
cvt.pack.sat.u8.s32.b32 %r190,%r191,%r192,%r186;
st.shared.v2.u32 [%rd72+8],{%r156,%r190};
cvt.pack.sat.u8.s32.b32 %r206,%r207,%r208,%r202;
cvt.pack.sat.u8.s32.b32 %r198,%r199,%r200,%r194;
st.shared.v2.u32 [%rd72+16],{%r198,%r206};
bar.warp.sync -1;
and.b64 %rd73,%rd31,15;
setp.eq.s64 %p108,%rd73,0;
mul.lo.s32 %r60,%r20,3;
and.b32 %r213,%r60,15;
setp.eq.s32 %p109,%r213,0;
and.pred %p110,%p108,%p109;
@%p110 bra $12_162;
bra.uni $12_161;
$12_162:
shl.b32 %r61,%r14,4;
setp.ge.u32 %p111,%r61,%r60;
@%p111 bra $12_164;
cvt.u64.u32 %rd78,%r61;
add.s64 %rd79,%rd30,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd71,%rd78;
ld.shared.v4.u32 {%r218,%r219,%r220,%r221},[%rd84];
st.global.v4.u32 [%rd80],{%r218,%r219,%r220,%r221};
$12_164:
add.s32 %r62,%r61,512;
setp.ge.u32 %p112,%r62,%r60;
@%p112 bra $12_166;
cvt.u64.u32 %rd85,%r62;
add.s64 %rd86,%rd30,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd71,%rd85;
ld.shared.v4.u32 {%r227,%r228,%r229,%r230},[%rd91];
st.global.v4.u32 [%rd87],{%r227,%r228,%r229,%r230};
bra.uni $12_166;
$12_161:
cvta.shared.u64 %rd76,%rd70;
add.s64 %rd77,%rd76,%rd69;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd31;
.param .b64 param1;
st.param.b64 [param1+0],%rd77;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
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
$12_166:
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
.minnctapersm 8
{
.reg .pred %p<127>;
.reg .f32 %f<400>;
.reg .b32 %r<323>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ14hsv_to_rgb_3_3E7scratch[6144];
ld.param.u64 %rd32,[p0];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %rd37,[p2];
ld.param.v2.u32 {%r315,%r316},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.u32 %r72,[p4+12];
ld.param.u32 %r71,[p4+8];
ld.param.u64 %rd95,[p3+8];
ld.param.u64 %rd38,[p3];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd33,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
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
setp.eq.s32 %p2,%r80,0;
@%p2 bra $13_5;
cvta.to.global.u64 %rd47,%rd37;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r315,%r316},[%rd49+32];
ld.global.u64 %rd95,[%rd49+8];
ld.global.u64 %rd94,[%rd49];
bra.uni $13_6;
$13_5:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd38,%rd50;
add.s64 %rd94,%rd37,%rd51;
$13_6:
cvta.to.global.u64 %rd26,%rd94;
mov.u32 %r14,%tid.x;
mov.u32 %r15,%ctaid.x;
shl.b32 %r16,%r15,8;
mov.u32 %r85,%ctaid.y;
shl.b32 %r86,%r85,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r86,%r17;
setp.ge.u32 %p3,%r18,%r316;
setp.le.u32 %p4,%r315,%r16;
or.pred %p5,%p4,%p3;
@%p5 bra $13_114;
sub.s32 %r87,%r315,%r16;
min.u32 %r20,%r87,256;
cvt.u64.u32 %rd52,%r18;
mul.lo.s64 %rd53,%rd93,%rd52;
mul.lo.s32 %r88,%r15,768;
cvt.u64.u32 %rd54,%r88;
add.s64 %rd28,%rd53,%rd54;
add.s64 %rd29,%rd92,%rd28;
mul.lo.s64 %rd55,%rd95,%rd52;
add.s64 %rd30,%rd55,%rd54;
shl.b32 %r89,%r14,3;
setp.lt.u32 %p6,%r89,%r20;
mul.lo.s32 %r90,%r14,24;
selp.b32 %r21,%r90,0,%p6;
and.b64 %rd56,%rd29,7;
setp.eq.s64 %p7,%rd56,0;
and.b32 %r91,%r20,7;
setp.eq.s32 %p8,%r91,0;
and.pred %p9,%p7,%p8;
@%p9 bra $13_9;
bra.uni $13_8;
$13_9:
cvt.u64.u32 %rd64,%r21;
add.s64 %rd65,%rd28,%rd64;
cvta.to.global.u64 %rd66,%rd92;
add.s64 %rd67,%rd66,%rd65;
ld.global.v2.u32 {%r322,%r321},[%rd67];
ld.global.v2.u32 {%r320,%r319},[%rd67+8];
ld.global.v2.u32 {%r318,%r317},[%rd67+16];
bra.uni $13_10;
$13_8:
add.s32 %r92,%r20,7;
and.b32 %r93,%r92,1016;
mul.lo.s32 %r94,%r93,3;
mul.lo.s32 %r95,%r20,3;
mul.wide.u32 %rd57,%r17,768;
mov.u64 %rd58,_ZZ14hsv_to_rgb_3_3E7scratch;
cvta.shared.u64 %rd59,%rd58;
add.s64 %rd60,%rd59,%rd57;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd60;
.param .b32 param1;
st.param.b32 [param1+0],%r94;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
.param .b32 param3;
st.param.b32 [param3+0],%r95;
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
cvt.u64.u32 %rd61,%r21;
add.s64 %rd62,%rd58,%rd57;
add.s64 %rd63,%rd62,%rd61;
ld.shared.v2.u32 {%r322,%r321},[%rd63];
ld.shared.v2.u32 {%r320,%r319},[%rd63+8];
ld.shared.v2.u32 {%r318,%r317},[%rd63+16];
bar.warp.sync -1;
$13_10:
cvt.rn.f32.s32 %f168,%r72;
mov.f32 %f169,0f40C00000;
div.rn.f32 %f1,%f169,%f168;
and.b32 %r108,%r322,255;
cvt.rn.f32.u32 %f170,%r108;
shr.u32 %r109,%r322,8;
and.b32 %r110,%r109,255;
cvt.rn.f32.u32 %f171,%r110;
shr.u32 %r111,%r322,16;
and.b32 %r112,%r111,255;
cvt.rn.f32.u32 %f172,%r112;
shr.u32 %r113,%r322,24;
cvt.rn.f32.u32 %f2,%r113;
and.b32 %r114,%r321,255;
cvt.rn.f32.u32 %f3,%r114;
shr.u32 %r115,%r321,8;
and.b32 %r116,%r115,255;
cvt.rn.f32.u32 %f4,%r116;
shr.u32 %r117,%r321,16;
and.b32 %r118,%r117,255;
cvt.rn.f32.u32 %f5,%r118;
shr.u32 %r119,%r321,24;
cvt.rn.f32.u32 %f6,%r119;
and.b32 %r120,%r320,255;
cvt.rn.f32.u32 %f7,%r120;
shr.u32 %r121,%r320,8;
and.b32 %r122,%r121,255;
cvt.rn.f32.u32 %f8,%r122;
shr.u32 %r123,%r320,16;
and.b32 %r124,%r123,255;
cvt.rn.f32.u32 %f9,%r124;
shr.u32 %r125,%r320,24;
cvt.rn.f32.u32 %f10,%r125;
mul.f32 %f173,%f171,0f3B808081;
mul.f32 %f11,%f172,0f3B808081;
mul.f32 %f174,%f1,%f170;
cvt.rmi.f32.f32 %f175,%f174;
cvt.rzi.s32.f32 %r126,%f175;
cvt.rn.f32.s32 %f176,%r126;
sub.f32 %f177,%f174,%f176;
mul.hi.s32 %r127,%r126,715827883;
shr.u32 %r128,%r127,31;
add.s32 %r129,%r127,%r128;
mul.lo.s32 %r130,%r129,6;
sub.s32 %r131,%r126,%r130;
setp.lt.s32 %p10,%r131,0;
add.s32 %r132,%r131,6;
selp.b32 %r41,%r132,%r131,%p10;
mov.f32 %f178,0f3F800000;
sub.f32 %f179,%f178,%f173;
mul.f32 %f12,%f11,%f179;
mul.f32 %f180,%f173,%f177;
sub.f32 %f181,%f178,%f180;
mul.f32 %f13,%f11,%f181;
add.f32 %f182,%f179,%f180;
mul.f32 %f14,%f11,%f182;
setp.eq.s32 %p11,%r71,0;
@%p11 bra $13_35;
setp.gt.s32 %p12,%r41,1;
@%p12 bra $13_14;
setp.eq.s32 %p15,%r41,0;
mov.f32 %f367,%f11;
mov.f32 %f368,%f14;
mov.f32 %f369,%f12;
@%p15 bra $13_17;
setp.eq.s32 %p16,%r41,1;
mov.f32 %f367,%f13;
mov.f32 %f368,%f11;
mov.f32 %f369,%f12;
@%p16 bra $13_17;
bra.uni $13_16;
$13_35:
setp.gt.s32 %p39,%r41,1;
@%p39 bra $13_38;
setp.eq.s32 %p42,%r41,0;
mov.f32 %f369,%f11;
mov.f32 %f368,%f14;
mov.f32 %f367,%f12;
@%p42 bra $13_41;
setp.eq.s32 %p43,%r41,1;
mov.f32 %f369,%f13;
mov.f32 %f368,%f11;
mov.f32 %f367,%f12;
@%p43 bra $13_41;
bra.uni $13_40;
$13_14:
setp.eq.s32 %p13,%r41,2;
mov.f32 %f367,%f12;
mov.f32 %f368,%f11;
mov.f32 %f369,%f14;
@%p13 bra $13_17;
setp.ne.s32 %p14,%r41,3;
mov.f32 %f367,%f12;
mov.f32 %f368,%f13;
mov.f32 %f369,%f11;
@%p14 bra $13_16;
bra.uni $13_17;
$13_16:
setp.eq.s32 %p17,%r41,4;
selp.f32 %f367,%f14,%f11,%p17;
selp.f32 %f369,%f11,%f13,%p17;
mov.f32 %f368,%f12;
$13_17:
mul.f32 %f183,%f1,%f2;
cvt.rmi.f32.f32 %f184,%f183;
cvt.rzi.s32.f32 %r133,%f184;
cvt.rn.f32.s32 %f185,%r133;
sub.f32 %f186,%f183,%f185;
mul.hi.s32 %r134,%r133,715827883;
shr.u32 %r135,%r134,31;
add.s32 %r136,%r134,%r135;
mul.lo.s32 %r137,%r136,6;
sub.s32 %r138,%r133,%r137;
setp.lt.s32 %p18,%r138,0;
add.s32 %r139,%r138,6;
selp.b32 %r42,%r139,%r138,%p18;
mul.f32 %f187,%f3,0f3B808081;
mov.f32 %f188,0f3F800000;
sub.f32 %f189,%f188,%f187;
mul.f32 %f20,%f4,0f3B808081;
mul.f32 %f21,%f20,%f189;
mul.f32 %f190,%f187,%f186;
sub.f32 %f191,%f188,%f190;
mul.f32 %f22,%f20,%f191;
add.f32 %f192,%f189,%f190;
mul.f32 %f23,%f20,%f192;
setp.gt.s32 %p19,%r42,1;
@%p19 bra $13_20;
setp.eq.s32 %p22,%r42,0;
mov.f32 %f364,%f20;
mov.f32 %f365,%f23;
mov.f32 %f366,%f21;
@%p22 bra $13_23;
setp.eq.s32 %p23,%r42,1;
mov.f32 %f364,%f22;
mov.f32 %f365,%f20;
mov.f32 %f366,%f21;
@%p23 bra $13_23;
bra.uni $13_22;
$13_20:
setp.eq.s32 %p20,%r42,2;
mov.f32 %f364,%f21;
mov.f32 %f365,%f20;
mov.f32 %f366,%f23;
@%p20 bra $13_23;
setp.ne.s32 %p21,%r42,3;
mov.f32 %f364,%f21;
mov.f32 %f365,%f22;
mov.f32 %f366,%f20;
@%p21 bra $13_22;
bra.uni $13_23;
$13_22:
setp.eq.s32 %p24,%r42,4;
selp.f32 %f364,%f23,%f20,%p24;
selp.f32 %f366,%f20,%f22,%p24;
mov.f32 %f365,%f21;
$13_23:
mul.f32 %f193,%f1,%f5;
cvt.rmi.f32.f32 %f194,%f193;
cvt.rzi.s32.f32 %r140,%f194;
cvt.rn.f32.s32 %f195,%r140;
sub.f32 %f196,%f193,%f195;
mul.hi.s32 %r141,%r140,715827883;
shr.u32 %r142,%r141,31;
add.s32 %r143,%r141,%r142;
mul.lo.s32 %r144,%r143,6;
sub.s32 %r145,%r140,%r144;
setp.lt.s32 %p25,%r145,0;
add.s32 %r146,%r145,6;
selp.b32 %r43,%r146,%r145,%p25;
mul.f32 %f197,%f6,0f3B808081;
mov.f32 %f198,0f3F800000;
sub.f32 %f199,%f198,%f197;
mul.f32 %f29,%f7,0f3B808081;
mul.f32 %f30,%f29,%f199;
mul.f32 %f200,%f197,%f196;
sub.f32 %f201,%f198,%f200;
mul.f32 %f31,%f29,%f201;
add.f32 %f202,%f199,%f200;
mul.f32 %f32,%f29,%f202;
setp.gt.s32 %p26,%r43,1;
@%p26 bra $13_26;
setp.eq.s32 %p29,%r43,0;
mov.f32 %f361,%f29;
mov.f32 %f362,%f32;
mov.f32 %f363,%f30;
@%p29 bra $13_29;
setp.eq.s32 %p30,%r43,1;
mov.f32 %f361,%f31;
mov.f32 %f362,%f29;
mov.f32 %f363,%f30;
@%p30 bra $13_29;
bra.uni $13_28;
$13_26:
setp.eq.s32 %p27,%r43,2;
mov.f32 %f361,%f30;
mov.f32 %f362,%f29;
mov.f32 %f363,%f32;
@%p27 bra $13_29;
setp.ne.s32 %p28,%r43,3;
mov.f32 %f361,%f30;
mov.f32 %f362,%f31;
mov.f32 %f363,%f29;
@%p28 bra $13_28;
bra.uni $13_29;
$13_28:
setp.eq.s32 %p31,%r43,4;
selp.f32 %f361,%f32,%f29,%p31;
selp.f32 %f363,%f29,%f31,%p31;
mov.f32 %f362,%f30;
$13_29:
mul.f32 %f203,%f1,%f8;
cvt.rmi.f32.f32 %f204,%f203;
cvt.rzi.s32.f32 %r147,%f204;
cvt.rn.f32.s32 %f205,%r147;
sub.f32 %f206,%f203,%f205;
mul.hi.s32 %r148,%r147,715827883;
shr.u32 %r149,%r148,31;
add.s32 %r150,%r148,%r149;
mul.lo.s32 %r151,%r150,6;
sub.s32 %r152,%r147,%r151;
setp.lt.s32 %p32,%r152,0;
add.s32 %r153,%r152,6;
selp.b32 %r44,%r153,%r152,%p32;
mul.f32 %f207,%f9,0f3B808081;
mov.f32 %f208,0f3F800000;
sub.f32 %f209,%f208,%f207;
mul.f32 %f38,%f10,0f3B808081;
mul.f32 %f39,%f38,%f209;
mul.f32 %f210,%f207,%f206;
sub.f32 %f211,%f208,%f210;
mul.f32 %f40,%f38,%f211;
add.f32 %f212,%f209,%f210;
mul.f32 %f41,%f38,%f212;
setp.gt.s32 %p33,%r44,1;
@%p33 bra $13_32;
setp.eq.s32 %p36,%r44,0;
mov.f32 %f358,%f38;
mov.f32 %f359,%f41;
mov.f32 %f360,%f39;
@%p36 bra $13_59;
setp.eq.s32 %p37,%r44,1;
mov.f32 %f358,%f40;
mov.f32 %f359,%f38;
mov.f32 %f360,%f39;
@%p37 bra $13_59;
bra.uni $13_34;
$13_32:
setp.eq.s32 %p34,%r44,2;
mov.f32 %f358,%f39;
mov.f32 %f359,%f38;
mov.f32 %f360,%f41;
@%p34 bra $13_59;
setp.ne.s32 %p35,%r44,3;
mov.f32 %f358,%f39;
mov.f32 %f359,%f40;
mov.f32 %f360,%f38;
@%p35 bra $13_34;
bra.uni $13_59;
$13_34:
setp.eq.s32 %p38,%r44,4;
selp.f32 %f358,%f41,%f38,%p38;
selp.f32 %f360,%f38,%f40,%p38;
mov.f32 %f359,%f39;
bra.uni $13_59;
$13_38:
setp.eq.s32 %p40,%r41,2;
mov.f32 %f369,%f12;
mov.f32 %f368,%f11;
mov.f32 %f367,%f14;
@%p40 bra $13_41;
setp.ne.s32 %p41,%r41,3;
mov.f32 %f369,%f12;
mov.f32 %f368,%f13;
mov.f32 %f367,%f11;
@%p41 bra $13_40;
bra.uni $13_41;
$13_40:
setp.eq.s32 %p44,%r41,4;
selp.f32 %f369,%f14,%f11,%p44;
selp.f32 %f367,%f11,%f13,%p44;
mov.f32 %f368,%f12;
$13_41:
mul.f32 %f213,%f1,%f2;
cvt.rmi.f32.f32 %f214,%f213;
cvt.rzi.s32.f32 %r154,%f214;
cvt.rn.f32.s32 %f215,%r154;
sub.f32 %f216,%f213,%f215;
mul.hi.s32 %r155,%r154,715827883;
shr.u32 %r156,%r155,31;
add.s32 %r157,%r155,%r156;
mul.lo.s32 %r158,%r157,6;
sub.s32 %r159,%r154,%r158;
setp.lt.s32 %p45,%r159,0;
add.s32 %r160,%r159,6;
selp.b32 %r45,%r160,%r159,%p45;
mul.f32 %f217,%f3,0f3B808081;
mov.f32 %f218,0f3F800000;
sub.f32 %f219,%f218,%f217;
mul.f32 %f49,%f4,0f3B808081;
mul.f32 %f50,%f49,%f219;
mul.f32 %f220,%f217,%f216;
sub.f32 %f221,%f218,%f220;
mul.f32 %f51,%f49,%f221;
add.f32 %f222,%f219,%f220;
mul.f32 %f52,%f49,%f222;
setp.gt.s32 %p46,%r45,1;
@%p46 bra $13_44;
setp.eq.s32 %p49,%r45,0;
mov.f32 %f366,%f49;
mov.f32 %f365,%f52;
mov.f32 %f364,%f50;
@%p49 bra $13_47;
setp.eq.s32 %p50,%r45,1;
mov.f32 %f366,%f51;
mov.f32 %f365,%f49;
mov.f32 %f364,%f50;
@%p50 bra $13_47;
bra.uni $13_46;
$13_44:
setp.eq.s32 %p47,%r45,2;
mov.f32 %f366,%f50;
mov.f32 %f365,%f49;
mov.f32 %f364,%f52;
@%p47 bra $13_47;
setp.ne.s32 %p48,%r45,3;
mov.f32 %f366,%f50;
mov.f32 %f365,%f51;
mov.f32 %f364,%f49;
@%p48 bra $13_46;
bra.uni $13_47;
$13_46:
setp.eq.s32 %p51,%r45,4;
selp.f32 %f366,%f52,%f49,%p51;
selp.f32 %f364,%f49,%f51,%p51;
mov.f32 %f365,%f50;
$13_47:
mul.f32 %f223,%f1,%f5;
cvt.rmi.f32.f32 %f224,%f223;
cvt.rzi.s32.f32 %r161,%f224;
cvt.rn.f32.s32 %f225,%r161;
sub.f32 %f226,%f223,%f225;
mul.hi.s32 %r162,%r161,715827883;
shr.u32 %r163,%r162,31;
add.s32 %r164,%r162,%r163;
mul.lo.s32 %r165,%r164,6;
sub.s32 %r166,%r161,%r165;
setp.lt.s32 %p52,%r166,0;
add.s32 %r167,%r166,6;
selp.b32 %r46,%r167,%r166,%p52;
mul.f32 %f227,%f6,0f3B808081;
mov.f32 %f228,0f3F800000;
sub.f32 %f229,%f228,%f227;
mul.f32 %f58,%f7,0f3B808081;
mul.f32 %f59,%f58,%f229;
mul.f32 %f230,%f227,%f226;
sub.f32 %f231,%f228,%f230;
mul.f32 %f60,%f58,%f231;
add.f32 %f232,%f229,%f230;
mul.f32 %f61,%f58,%f232;
setp.gt.s32 %p53,%r46,1;
@%p53 bra $13_50;
setp.eq.s32 %p56,%r46,0;
mov.f32 %f363,%f58;
mov.f32 %f362,%f61;
mov.f32 %f361,%f59;
@%p56 bra $13_53;
setp.eq.s32 %p57,%r46,1;
mov.f32 %f363,%f60;
mov.f32 %f362,%f58;
mov.f32 %f361,%f59;
@%p57 bra $13_53;
bra.uni $13_52;
$13_50:
setp.eq.s32 %p54,%r46,2;
mov.f32 %f363,%f59;
mov.f32 %f362,%f58;
mov.f32 %f361,%f61;
@%p54 bra $13_53;
setp.ne.s32 %p55,%r46,3;
mov.f32 %f363,%f59;
mov.f32 %f362,%f60;
mov.f32 %f361,%f58;
@%p55 bra $13_52;
bra.uni $13_53;
$13_52:
setp.eq.s32 %p58,%r46,4;
selp.f32 %f363,%f61,%f58,%p58;
selp.f32 %f361,%f58,%f60,%p58;
mov.f32 %f362,%f59;
$13_53:
mul.f32 %f233,%f1,%f8;
cvt.rmi.f32.f32 %f234,%f233;
cvt.rzi.s32.f32 %r168,%f234;
cvt.rn.f32.s32 %f235,%r168;
sub.f32 %f236,%f233,%f235;
mul.hi.s32 %r169,%r168,715827883;
shr.u32 %r170,%r169,31;
add.s32 %r171,%r169,%r170;
mul.lo.s32 %r172,%r171,6;
sub.s32 %r173,%r168,%r172;
setp.lt.s32 %p59,%r173,0;
add.s32 %r174,%r173,6;
selp.b32 %r47,%r174,%r173,%p59;
mul.f32 %f237,%f9,0f3B808081;
mov.f32 %f238,0f3F800000;
sub.f32 %f239,%f238,%f237;
mul.f32 %f67,%f10,0f3B808081;
mul.f32 %f68,%f67,%f239;
mul.f32 %f240,%f237,%f236;
sub.f32 %f241,%f238,%f240;
mul.f32 %f69,%f67,%f241;
add.f32 %f242,%f239,%f240;
mul.f32 %f70,%f67,%f242;
setp.gt.s32 %p60,%r47,1;
@%p60 bra $13_56;
setp.eq.s32 %p63,%r47,0;
mov.f32 %f358,%f68;
mov.f32 %f359,%f70;
mov.f32 %f360,%f67;
@%p63 bra $13_59;
setp.eq.s32 %p64,%r47,1;
mov.f32 %f358,%f68;
mov.f32 %f359,%f67;
mov.f32 %f360,%f69;
@%p64 bra $13_59;
bra.uni $13_58;
$13_56:
setp.eq.s32 %p61,%r47,2;
mov.f32 %f358,%f70;
mov.f32 %f359,%f67;
mov.f32 %f360,%f68;
@%p61 bra $13_59;
setp.ne.s32 %p62,%r47,3;
mov.f32 %f358,%f67;
mov.f32 %f359,%f69;
mov.f32 %f360,%f68;
@%p62 bra $13_58;
bra.uni $13_59;
$13_58:
setp.eq.s32 %p65,%r47,4;
selp.f32 %f360,%f70,%f67,%p65;
selp.f32 %f358,%f67,%f69,%p65;
mov.f32 %f359,%f68;
$13_59:
mul.f32 %f243,%f369,0f437F0000;
cvt.rni.s32.f32 %r181,%f243;
mul.f32 %f244,%f368,0f437F0000;
cvt.rni.s32.f32 %r180,%f244;
mul.f32 %f245,%f367,0f437F0000;
cvt.rni.s32.f32 %r177,%f245;
mul.f32 %f246,%f366,0f437F0000;
cvt.rni.s32.f32 %r176,%f246;
mul.f32 %f247,%f365,0f437F0000;
cvt.rni.s32.f32 %r189,%f247;
mul.f32 %f248,%f364,0f437F0000;
cvt.rni.s32.f32 %r188,%f248;
mul.f32 %f249,%f363,0f437F0000;
cvt.rni.s32.f32 %r185,%f249;
mul.f32 %f250,%f362,0f437F0000;
cvt.rni.s32.f32 %r184,%f250;
mul.f32 %f251,%f361,0f437F0000;
cvt.rni.s32.f32 %r197,%f251;
mul.f32 %f252,%f360,0f437F0000;
cvt.rni.s32.f32 %r196,%f252;
mul.f32 %f253,%f359,0f437F0000;
cvt.rni.s32.f32 %r193,%f253;
mul.f32 %f254,%f358,0f437F0000;
cvt.rni.s32.f32 %r192,%f254;
mov.u32 %r194,0;
cvt.pack.sat.u8.s32.b32 %r175,%r176,%r177,%r194;
cvt.pack.sat.u8.s32.b32 %r179,%r180,%r181,%r175;
cvt.pack.sat.u8.s32.b32 %r183,%r184,%r185,%r194;
cvt.pack.sat.u8.s32.b32 %r187,%r188,%r189,%r183;
cvt.pack.sat.u8.s32.b32 %r191,%r192,%r193,%r194;
cvt.pack.sat.u8.s32.b32 %r195,%r196,%r197,%r191;
and.b32 %r199,%r319,255;
cvt.rn.f32.u32 %f255,%r199;
shr.u32 %r200,%r319,8;
and.b32 %r201,%r200,255;
cvt.rn.f32.u32 %f256,%r201;
shr.u32 %r202,%r319,16;
and.b32 %r203,%r202,255;
cvt.rn.f32.u32 %f257,%r203;
shr.u32 %r204,%r319,24;
cvt.rn.f32.u32 %f85,%r204;
and.b32 %r205,%r318,255;
cvt.rn.f32.u32 %f86,%r205;
shr.u32 %r206,%r318,8;
and.b32 %r207,%r206,255;
cvt.rn.f32.u32 %f87,%r207;
shr.u32 %r208,%r318,16;
and.b32 %r209,%r208,255;
cvt.rn.f32.u32 %f88,%r209;
shr.u32 %r210,%r318,24;
cvt.rn.f32.u32 %f89,%r210;
and.b32 %r211,%r317,255;
cvt.rn.f32.u32 %f90,%r211;
shr.u32 %r212,%r317,8;
and.b32 %r213,%r212,255;
cvt.rn.f32.u32 %f91,%r213;
shr.u32 %r214,%r317,16;
and.b32 %r215,%r214,255;
cvt.rn.f32.u32 %f92,%r215;
shr.u32 %r216,%r317,24;
cvt.rn.f32.u32 %f93,%r216;
mul.f32 %f258,%f256,0f3B808081;
mul.f32 %f94,%f257,0f3B808081;
mul.f32 %f259,%f1,%f255;
cvt.rmi.f32.f32 %f260,%f259;
cvt.rzi.s32.f32 %r217,%f260;
cvt.rn.f32.s32 %f261,%r217;
sub.f32 %f262,%f259,%f261;
mul.hi.s32 %r218,%r217,715827883;
shr.u32 %r219,%r218,31;
add.s32 %r220,%r218,%r219;
mul.lo.s32 %r221,%r220,6;
sub.s32 %r222,%r217,%r221;
setp.lt.s32 %p66,%r222,0;
add.s32 %r223,%r222,6;
selp.b32 %r51,%r223,%r222,%p66;
mov.f32 %f263,0f3F800000;
sub.f32 %f264,%f263,%f258;
mul.f32 %f95,%f94,%f264;
mul.f32 %f265,%f258,%f262;
sub.f32 %f266,%f263,%f265;
mul.f32 %f96,%f94,%f266;
add.f32 %f267,%f264,%f265;
mul.f32 %f97,%f94,%f267;
@%p11 bra $13_84;
setp.gt.s32 %p68,%r51,1;
@%p68 bra $13_63;
setp.eq.s32 %p71,%r51,0;
mov.f32 %f397,%f94;
mov.f32 %f398,%f97;
mov.f32 %f399,%f95;
@%p71 bra $13_66;
setp.eq.s32 %p72,%r51,1;
mov.f32 %f397,%f96;
mov.f32 %f398,%f94;
mov.f32 %f399,%f95;
@%p72 bra $13_66;
bra.uni $13_65;
$13_84:
setp.gt.s32 %p95,%r51,1;
@%p95 bra $13_87;
setp.eq.s32 %p98,%r51,0;
mov.f32 %f399,%f94;
mov.f32 %f398,%f97;
mov.f32 %f397,%f95;
@%p98 bra $13_90;
setp.eq.s32 %p99,%r51,1;
mov.f32 %f399,%f96;
mov.f32 %f398,%f94;
mov.f32 %f397,%f95;
@%p99 bra $13_90;
bra.uni $13_89;
$13_63:
setp.eq.s32 %p69,%r51,2;
mov.f32 %f397,%f95;
mov.f32 %f398,%f94;
mov.f32 %f399,%f97;
@%p69 bra $13_66;
setp.ne.s32 %p70,%r51,3;
mov.f32 %f397,%f95;
mov.f32 %f398,%f96;
mov.f32 %f399,%f94;
@%p70 bra $13_65;
bra.uni $13_66;
$13_65:
setp.eq.s32 %p73,%r51,4;
selp.f32 %f397,%f97,%f94,%p73;
selp.f32 %f399,%f94,%f96,%p73;
mov.f32 %f398,%f95;
$13_66:
mul.f32 %f268,%f1,%f85;
cvt.rmi.f32.f32 %f269,%f268;
cvt.rzi.s32.f32 %r224,%f269;
cvt.rn.f32.s32 %f270,%r224;
sub.f32 %f271,%f268,%f270;
mul.hi.s32 %r225,%r224,715827883;
shr.u32 %r226,%r225,31;
add.s32 %r227,%r225,%r226;
mul.lo.s32 %r228,%r227,6;
sub.s32 %r229,%r224,%r228;
setp.lt.s32 %p74,%r229,0;
add.s32 %r230,%r229,6;
selp.b32 %r52,%r230,%r229,%p74;
mul.f32 %f272,%f86,0f3B808081;
mov.f32 %f273,0f3F800000;
sub.f32 %f274,%f273,%f272;
mul.f32 %f103,%f87,0f3B808081;
mul.f32 %f104,%f103,%f274;
mul.f32 %f275,%f272,%f271;
sub.f32 %f276,%f273,%f275;
mul.f32 %f105,%f103,%f276;
add.f32 %f277,%f274,%f275;
mul.f32 %f106,%f103,%f277;
setp.gt.s32 %p75,%r52,1;
@%p75 bra $13_69;
setp.eq.s32 %p78,%r52,0;
mov.f32 %f394,%f103;
mov.f32 %f395,%f106;
mov.f32 %f396,%f104;
@%p78 bra $13_72;
setp.eq.s32 %p79,%r52,1;
mov.f32 %f394,%f105;
mov.f32 %f395,%f103;
mov.f32 %f396,%f104;
@%p79 bra $13_72;
bra.uni $13_71;
$13_69:
setp.eq.s32 %p76,%r52,2;
mov.f32 %f394,%f104;
mov.f32 %f395,%f103;
mov.f32 %f396,%f106;
@%p76 bra $13_72;
setp.ne.s32 %p77,%r52,3;
mov.f32 %f394,%f104;
mov.f32 %f395,%f105;
mov.f32 %f396,%f103;
@%p77 bra $13_71;
bra.uni $13_72;
$13_71:
setp.eq.s32 %p80,%r52,4;
selp.f32 %f394,%f106,%f103,%p80;
selp.f32 %f396,%f103,%f105,%p80;
mov.f32 %f395,%f104;
$13_72:
mul.f32 %f278,%f1,%f88;
cvt.rmi.f32.f32 %f279,%f278;
cvt.rzi.s32.f32 %r231,%f279;
cvt.rn.f32.s32 %f280,%r231;
sub.f32 %f281,%f278,%f280;
mul.hi.s32 %r232,%r231,715827883;
shr.u32 %r233,%r232,31;
add.s32 %r234,%r232,%r233;
mul.lo.s32 %r235,%r234,6;
sub.s32 %r236,%r231,%r235;
setp.lt.s32 %p81,%r236,0;
add.s32 %r237,%r236,6;
selp.b32 %r53,%r237,%r236,%p81;
mul.f32 %f282,%f89,0f3B808081;
mov.f32 %f283,0f3F800000;
sub.f32 %f284,%f283,%f282;
mul.f32 %f112,%f90,0f3B808081;
mul.f32 %f113,%f112,%f284;
mul.f32 %f285,%f282,%f281;
sub.f32 %f286,%f283,%f285;
mul.f32 %f114,%f112,%f286;
add.f32 %f287,%f284,%f285;
mul.f32 %f115,%f112,%f287;
setp.gt.s32 %p82,%r53,1;
@%p82 bra $13_75;
setp.eq.s32 %p85,%r53,0;
mov.f32 %f391,%f112;
mov.f32 %f392,%f115;
mov.f32 %f393,%f113;
@%p85 bra $13_78;
setp.eq.s32 %p86,%r53,1;
mov.f32 %f391,%f114;
mov.f32 %f392,%f112;
mov.f32 %f393,%f113;
@%p86 bra $13_78;
bra.uni $13_77;
$13_75:
setp.eq.s32 %p83,%r53,2;
mov.f32 %f391,%f113;
mov.f32 %f392,%f112;
mov.f32 %f393,%f115;
@%p83 bra $13_78;
setp.ne.s32 %p84,%r53,3;
mov.f32 %f391,%f113;
mov.f32 %f392,%f114;
mov.f32 %f393,%f112;
@%p84 bra $13_77;
bra.uni $13_78;
$13_77:
setp.eq.s32 %p87,%r53,4;
selp.f32 %f391,%f115,%f112,%p87;
selp.f32 %f393,%f112,%f114,%p87;
mov.f32 %f392,%f113;
$13_78:
mul.f32 %f288,%f1,%f91;
cvt.rmi.f32.f32 %f289,%f288;
cvt.rzi.s32.f32 %r238,%f289;
cvt.rn.f32.s32 %f290,%r238;
sub.f32 %f291,%f288,%f290;
mul.hi.s32 %r239,%r238,715827883;
shr.u32 %r240,%r239,31;
add.s32 %r241,%r239,%r240;
mul.lo.s32 %r242,%r241,6;
sub.s32 %r243,%r238,%r242;
setp.lt.s32 %p88,%r243,0;
add.s32 %r244,%r243,6;
selp.b32 %r54,%r244,%r243,%p88;
mul.f32 %f292,%f92,0f3B808081;
mov.f32 %f293,0f3F800000;
sub.f32 %f294,%f293,%f292;
mul.f32 %f121,%f93,0f3B808081;
mul.f32 %f122,%f121,%f294;
mul.f32 %f295,%f292,%f291;
sub.f32 %f296,%f293,%f295;
mul.f32 %f123,%f121,%f296;
add.f32 %f297,%f294,%f295;
mul.f32 %f124,%f121,%f297;
setp.gt.s32 %p89,%r54,1;
@%p89 bra $13_81;
setp.eq.s32 %p92,%r54,0;
mov.f32 %f388,%f121;
mov.f32 %f389,%f124;
mov.f32 %f390,%f122;
@%p92 bra $13_108;
setp.eq.s32 %p93,%r54,1;
mov.f32 %f388,%f123;
mov.f32 %f389,%f121;
mov.f32 %f390,%f122;
@%p93 bra $13_108;
bra.uni $13_83;
$13_81:
setp.eq.s32 %p90,%r54,2;
mov.f32 %f388,%f122;
mov.f32 %f389,%f121;
mov.f32 %f390,%f124;
@%p90 bra $13_108;
setp.ne.s32 %p91,%r54,3;
mov.f32 %f388,%f122;
mov.f32 %f389,%f123;
mov.f32 %f390,%f121;
@%p91 bra $13_83;
bra.uni $13_108;
$13_83:
setp.eq.s32 %p94,%r54,4;
selp.f32 %f388,%f124,%f121,%p94;
selp.f32 %f390,%f121,%f123,%p94;
mov.f32 %f389,%f122;
bra.uni $13_108;
$13_87:
setp.eq.s32 %p96,%r51,2;
mov.f32 %f399,%f95;
mov.f32 %f398,%f94;
mov.f32 %f397,%f97;
@%p96 bra $13_90;
setp.ne.s32 %p97,%r51,3;
mov.f32 %f399,%f95;
mov.f32 %f398,%f96;
mov.f32 %f397,%f94;
@%p97 bra $13_89;
bra.uni $13_90;
$13_89:
setp.eq.s32 %p100,%r51,4;
selp.f32 %f399,%f97,%f94,%p100;
selp.f32 %f397,%f94,%f96,%p100;
mov.f32 %f398,%f95;
$13_90:
mul.f32 %f298,%f1,%f85;
cvt.rmi.f32.f32 %f299,%f298;
cvt.rzi.s32.f32 %r245,%f299;
cvt.rn.f32.s32 %f300,%r245;
sub.f32 %f301,%f298,%f300;
mul.hi.s32 %r246,%r245,715827883;
shr.u32 %r247,%r246,31;
add.s32 %r248,%r246,%r247;
mul.lo.s32 %r249,%r248,6;
sub.s32 %r250,%r245,%r249;
setp.lt.s32 %p101,%r250,0;
add.s32 %r251,%r250,6;
selp.b32 %r55,%r251,%r250,%p101;
mul.f32 %f302,%f86,0f3B808081;
mov.f32 %f303,0f3F800000;
sub.f32 %f304,%f303,%f302;
mul.f32 %f132,%f87,0f3B808081;
mul.f32 %f133,%f132,%f304;
mul.f32 %f305,%f302,%f301;
sub.f32 %f306,%f303,%f305;
mul.f32 %f134,%f132,%f306;
add.f32 %f307,%f304,%f305;
mul.f32 %f135,%f132,%f307;
setp.gt.s32 %p102,%r55,1;
@%p102 bra $13_93;
setp.eq.s32 %p105,%r55,0;
mov.f32 %f396,%f132;
mov.f32 %f395,%f135;
mov.f32 %f394,%f133;
@%p105 bra $13_96;
setp.eq.s32 %p106,%r55,1;
mov.f32 %f396,%f134;
mov.f32 %f395,%f132;
mov.f32 %f394,%f133;
@%p106 bra $13_96;
bra.uni $13_95;
$13_93:
setp.eq.s32 %p103,%r55,2;
mov.f32 %f396,%f133;
mov.f32 %f395,%f132;
mov.f32 %f394,%f135;
@%p103 bra $13_96;
setp.ne.s32 %p104,%r55,3;
mov.f32 %f396,%f133;
mov.f32 %f395,%f134;
mov.f32 %f394,%f132;
@%p104 bra $13_95;
bra.uni $13_96;
$13_95:
setp.eq.s32 %p107,%r55,4;
selp.f32 %f396,%f135,%f132,%p107;
selp.f32 %f394,%f132,%f134,%p107;
mov.f32 %f395,%f133;
$13_96:
mul.f32 %f308,%f1,%f88;
cvt.rmi.f32.f32 %f309,%f308;
cvt.rzi.s32.f32 %r252,%f309;
cvt.rn.f32.s32 %f310,%r252;
sub.f32 %f311,%f308,%f310;
mul.hi.s32 %r253,%r252,715827883;
shr.u32 %r254,%r253,31;
add.s32 %r255,%r253,%r254;
mul.lo.s32 %r256,%r255,6;
sub.s32 %r257,%r252,%r256;
setp.lt.s32 %p108,%r257,0;
add.s32 %r258,%r257,6;
selp.b32 %r56,%r258,%r257,%p108;
mul.f32 %f312,%f89,0f3B808081;
mov.f32 %f313,0f3F800000;
sub.f32 %f314,%f313,%f312;
mul.f32 %f141,%f90,0f3B808081;
mul.f32 %f142,%f141,%f314;
mul.f32 %f315,%f312,%f311;
sub.f32 %f316,%f313,%f315;
mul.f32 %f143,%f141,%f316;
add.f32 %f317,%f314,%f315;
mul.f32 %f144,%f141,%f317;
setp.gt.s32 %p109,%r56,1;
@%p109 bra $13_99;
setp.eq.s32 %p112,%r56,0;
mov.f32 %f393,%f141;
mov.f32 %f392,%f144;
mov.f32 %f391,%f142;
@%p112 bra $13_102;
setp.eq.s32 %p113,%r56,1;
mov.f32 %f393,%f143;
mov.f32 %f392,%f141;
mov.f32 %f391,%f142;
@%p113 bra $13_102;
bra.uni $13_101;
$13_99:
setp.eq.s32 %p110,%r56,2;
mov.f32 %f393,%f142;
mov.f32 %f392,%f141;
mov.f32 %f391,%f144;
@%p110 bra $13_102;
setp.ne.s32 %p111,%r56,3;
mov.f32 %f393,%f142;
mov.f32 %f392,%f143;
mov.f32 %f391,%f141;
@%p111 bra $13_101;
bra.uni $13_102;
$13_101:
setp.eq.s32 %p114,%r56,4;
selp.f32 %f393,%f144,%f141,%p114;
selp.f32 %f391,%f141,%f143,%p114;
mov.f32 %f392,%f142;
$13_102:
mul.f32 %f318,%f1,%f91;
cvt.rmi.f32.f32 %f319,%f318;
cvt.rzi.s32.f32 %r259,%f319;
cvt.rn.f32.s32 %f320,%r259;
sub.f32 %f321,%f318,%f320;
mul.hi.s32 %r260,%r259,715827883;
shr.u32 %r261,%r260,31;
add.s32 %r262,%r260,%r261;
mul.lo.s32 %r263,%r262,6;
sub.s32 %r264,%r259,%r263;
setp.lt.s32 %p115,%r264,0;
add.s32 %r265,%r264,6;
selp.b32 %r57,%r265,%r264,%p115;
mul.f32 %f322,%f92,0f3B808081;
mov.f32 %f323,0f3F800000;
sub.f32 %f324,%f323,%f322;
mul.f32 %f150,%f93,0f3B808081;
mul.f32 %f151,%f150,%f324;
mul.f32 %f325,%f322,%f321;
sub.f32 %f326,%f323,%f325;
mul.f32 %f152,%f150,%f326;
add.f32 %f327,%f324,%f325;
mul.f32 %f153,%f150,%f327;
setp.gt.s32 %p116,%r57,1;
@%p116 bra $13_105;
setp.eq.s32 %p119,%r57,0;
mov.f32 %f388,%f151;
mov.f32 %f389,%f153;
mov.f32 %f390,%f150;
@%p119 bra $13_108;
setp.eq.s32 %p120,%r57,1;
mov.f32 %f388,%f151;
mov.f32 %f389,%f150;
mov.f32 %f390,%f152;
@%p120 bra $13_108;
bra.uni $13_107;
$13_105:
setp.eq.s32 %p117,%r57,2;
mov.f32 %f388,%f153;
mov.f32 %f389,%f150;
mov.f32 %f390,%f151;
@%p117 bra $13_108;
setp.ne.s32 %p118,%r57,3;
mov.f32 %f388,%f150;
mov.f32 %f389,%f152;
mov.f32 %f390,%f151;
@%p118 bra $13_107;
bra.uni $13_108;
$13_107:
setp.eq.s32 %p121,%r57,4;
selp.f32 %f390,%f153,%f150,%p121;
selp.f32 %f388,%f150,%f152,%p121;
mov.f32 %f389,%f151;
$13_108:
add.s64 %rd31,%rd94,%rd30;
mul.f32 %f328,%f399,0f437F0000;
cvt.rni.s32.f32 %r272,%f328;
mul.f32 %f329,%f398,0f437F0000;
cvt.rni.s32.f32 %r271,%f329;
mul.f32 %f330,%f397,0f437F0000;
cvt.rni.s32.f32 %r268,%f330;
mul.f32 %f331,%f396,0f437F0000;
cvt.rni.s32.f32 %r267,%f331;
mul.f32 %f332,%f395,0f437F0000;
cvt.rni.s32.f32 %r280,%f332;
mul.f32 %f333,%f394,0f437F0000;
cvt.rni.s32.f32 %r279,%f333;
mul.f32 %f334,%f393,0f437F0000;
cvt.rni.s32.f32 %r276,%f334;
mul.f32 %f335,%f392,0f437F0000;
cvt.rni.s32.f32 %r275,%f335;
mul.f32 %f336,%f391,0f437F0000;
cvt.rni.s32.f32 %r288,%f336;
mul.f32 %f337,%f390,0f437F0000;
cvt.rni.s32.f32 %r287,%f337;
mul.f32 %f338,%f389,0f437F0000;
cvt.rni.s32.f32 %r284,%f338;
mul.f32 %f339,%f388,0f437F0000;
cvt.rni.s32.f32 %r283,%f339;
mov.u32 %r285,0;
cvt.pack.sat.u8.s32.b32 %r266,%r267,%r268,%r285;
cvt.pack.sat.u8.s32.b32 %r274,%r275,%r276,%r285;
cvt.pack.sat.u8.s32.b32 %r282,%r283,%r284,%r285;
cvt.u64.u32 %rd68,%r90;
mul.wide.u32 %rd69,%r17,768;
mov.u64 %rd70,_ZZ14hsv_to_rgb_3_3E7scratch;
add.s64 %rd71,%rd70,%rd69;
add.s64 %rd72,%rd71,%rd68;
st.shared.v2.u32 [%rd72],{%r179,%r187};
cvt.pack.sat.u8.s32.b32 %r270,%r271,%r272,%r266;
st.shared.v2.u32 [%rd72+8],{%r195,%r270};
cvt.pack.sat.u8.s32.b32 %r286,%r287,%r288,%r282;
cvt.pack.sat.u8.s32.b32 %r278,%r279,%r280,%r274;
st.shared.v2.u32 [%rd72+16],{%r278,%r286};
bar.warp.sync -1;
and.b64 %rd73,%rd31,15;
setp.eq.s64 %p122,%rd73,0;
mul.lo.s32 %r58,%r20,3;
and.b32 %r293,%r58,15;
setp.eq.s32 %p123,%r293,0;
and.pred %p124,%p122,%p123;
@%p124 bra $13_110;
bra.uni $13_109;
$13_110:
shl.b32 %r59,%r14,4;
setp.ge.u32 %p125,%r59,%r58;
@%p125 bra $13_112;
cvt.u64.u32 %rd78,%r59;
add.s64 %rd79,%rd30,%rd78;
add.s64 %rd80,%rd26,%rd79;
add.s64 %rd84,%rd71,%rd78;
ld.shared.v4.u32 {%r298,%r299,%r300,%r301},[%rd84];
st.global.v4.u32 [%rd80],{%r298,%r299,%r300,%r301};
$13_112:
add.s32 %r60,%r59,512;
setp.ge.u32 %p126,%r60,%r58;
@%p126 bra $13_114;
cvt.u64.u32 %rd85,%r60;
add.s64 %rd86,%rd30,%rd85;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd91,%rd71,%rd85;
ld.shared.v4.u32 {%r307,%r308,%r309,%r310},[%rd91];
st.global.v4.u32 [%rd87],{%r307,%r308,%r309,%r310};
bra.uni $13_114;
$13_109:
cvta.shared.u64 %rd76,%rd70;
add.s64 %rd77,%rd76,%rd69;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd31;
.param .b64 param1;
st.param.b64 [param1+0],%rd77;
.param .b32 param2;
st.param.b32 [param2+0],%r58;
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
$13_114:
ret;
}
`;
