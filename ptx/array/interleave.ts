// Generated from kernels/array/interleave.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/array/interleave.cu`. */
export const ARRAY_INTERLEAVE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry deinterleave_1_c2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<3>;
.reg .b32 %r<130>;
.reg .b64 %rd<68>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c2E6shared[2304];
ld.param.u64 %rd22,[p0];
ld.param.u64 %rd23,[p1];
ld.param.u64 %rd24,[p2];
ld.param.u32 %r37,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.v2.u32 {%r38,%r39},[p11];
ld.param.u64 %rd21,[p11+40];
ld.param.u64 %rd20,[p11+32];
ld.param.u64 %rd19,[p11+24];
ld.param.u64 %rd18,[p11+16];
ld.param.u64 %rd17,[p10+16];
ld.param.u64 %rd16,[p10+8];
ld.param.u64 %rd15,[p10];
cvta.to.global.u64 %rd1,%rd24;
cvta.to.global.u64 %rd2,%rd23;
cvta.to.global.u64 %rd3,%rd22;
mov.u32 %r40,%tid.x;
and.b32 %r1,%r40,31;
mov.u32 %r41,%ctaid.x;
shl.b32 %r42,%r41,1;
shr.u32 %r2,%r40,5;
add.s32 %r3,%r42,%r2;
setp.ge.u32 %p1,%r3,%r37;
@%p1 bra $0_12;
mul.lo.s32 %r120,%r3,%r31;
setp.eq.s32 %p2,%r38,0;
mov.u64 %rd66,0;
mov.u64 %rd67,%rd66;
@%p2 bra $0_3;
div.u32 %r43,%r3,%r30;
div.u32 %r44,%r43,%r39;
mul.lo.s32 %r45,%r44,%r39;
sub.s32 %r46,%r43,%r45;
mul.lo.s32 %r47,%r31,%r30;
mul.lo.s32 %r48,%r47,%r43;
sub.s32 %r120,%r120,%r48;
cvt.u64.u32 %rd27,%r46;
mul.lo.s64 %rd28,%rd18,%rd27;
cvt.u64.u32 %rd29,%r44;
mul.lo.s64 %rd30,%rd19,%rd29;
add.s64 %rd66,%rd28,%rd30;
mul.lo.s64 %rd31,%rd20,%rd27;
mul.lo.s64 %rd32,%rd21,%rd29;
add.s64 %rd67,%rd31,%rd32;
$0_3:
add.s32 %r50,%r120,%r31;
min.u32 %r7,%r50,%r32;
min.u32 %r51,%r7,%r33;
shr.u32 %r52,%r51,4;
shr.u32 %r53,%r120,4;
sub.s32 %r54,%r52,%r53;
setp.lt.u32 %p3,%r120,%r33;
selp.b32 %r8,%r54,0,%p3;
cvt.u64.u32 %rd8,%r120;
mul.wide.u32 %rd33,%r120,2;
add.s64 %rd34,%rd33,%rd67;
add.s64 %rd35,%rd3,%rd34;
cvt.u64.u32 %rd9,%r2;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %rd10,%r1;
mul.wide.u32 %rd36,%r1,16;
add.s64 %rd11,%rd35,%rd36;
@%p4 bra $0_5;
ld.global.v4.u32 {%r122,%r121,%r123,%r124},[%rd11];
$0_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $0_7;
ld.global.v4.u32 {%r125,%r126,%r127,%r128},[%rd11+512];
$0_7:
shr.u32 %r64,%r1,3;
add.s32 %r65,%r64,%r1;
mul.lo.s64 %rd37,%rd9,1152;
mov.u64 %rd38,_ZZ17deinterleave_1_c2E6shared;
add.s64 %rd39,%rd38,%rd37;
mul.wide.u32 %rd40,%r65,16;
add.s64 %rd41,%rd39,%rd40;
st.shared.v4.u32 [%rd41],{%r122,%r121,%r123,%r124};
shr.u32 %r66,%r18,3;
add.s32 %r67,%r66,%r18;
mul.wide.u32 %rd42,%r67,16;
add.s64 %rd43,%rd39,%rd42;
st.shared.v4.u32 [%rd43],{%r125,%r126,%r127,%r128};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $0_9;
shl.b32 %r68,%r1,1;
shr.u32 %r69,%r1,2;
add.s32 %r70,%r69,%r68;
mul.wide.u32 %rd47,%r70,16;
add.s64 %rd48,%rd39,%rd47;
ld.shared.v4.u32 {%r71,%r72,%r73,%r74},[%rd48];
or.b32 %r79,%r68,1;
shr.u32 %r80,%r79,3;
add.s32 %r81,%r80,%r79;
mul.wide.u32 %rd49,%r81,16;
add.s64 %rd50,%rd39,%rd49;
ld.shared.v4.u32 {%r82,%r83,%r84,%r85},[%rd50];
mov.u32 %r90,96;
prmt.b32 %r91,%r71,%r71,%r90;
prmt.b32 %r92,%r72,%r72,%r90;
mov.u32 %r93,21520;
prmt.b32 %r94,%r73,%r73,%r90;
prmt.b32 %r95,%r74,%r74,%r90;
prmt.b32 %r96,%r82,%r82,%r90;
prmt.b32 %r97,%r83,%r83,%r90;
prmt.b32 %r98,%r84,%r84,%r90;
prmt.b32 %r99,%r85,%r85,%r90;
mov.u32 %r100,113;
prmt.b32 %r101,%r71,%r71,%r100;
prmt.b32 %r102,%r72,%r72,%r100;
prmt.b32 %r103,%r73,%r73,%r100;
prmt.b32 %r104,%r74,%r74,%r100;
prmt.b32 %r105,%r82,%r82,%r100;
prmt.b32 %r106,%r83,%r83,%r100;
prmt.b32 %r107,%r84,%r84,%r100;
prmt.b32 %r108,%r85,%r85,%r100;
add.s64 %rd51,%rd66,%rd8;
add.s64 %rd52,%rd2,%rd51;
shl.b64 %rd53,%rd10,4;
add.s64 %rd54,%rd52,%rd53;
prmt.b32 %r109,%r94,%r95,%r93;
prmt.b32 %r110,%r91,%r92,%r93;
prmt.b32 %r111,%r98,%r99,%r93;
prmt.b32 %r112,%r96,%r97,%r93;
st.global.v4.u32 [%rd54],{%r110,%r109,%r112,%r111};
add.s64 %rd55,%rd1,%rd51;
add.s64 %rd56,%rd55,%rd53;
prmt.b32 %r113,%r103,%r104,%r93;
prmt.b32 %r114,%r101,%r102,%r93;
prmt.b32 %r115,%r107,%r108,%r93;
prmt.b32 %r116,%r105,%r106,%r93;
st.global.v4.u32 [%rd56],{%r114,%r113,%r116,%r115};
$0_9:
cvt.u32.u64 %r117,%rd8;
add.s32 %r118,%r117,%r1;
shl.b32 %r119,%r8,4;
add.s32 %r129,%r118,%r119;
setp.ge.u32 %p7,%r129,%r7;
@%p7 bra $0_12;
$0_11:
.pragma "nounroll";
cvt.u64.u32 %rd57,%r129;
mul.lo.s64 %rd58,%rd15,%rd57;
add.s64 %rd59,%rd58,%rd67;
add.s64 %rd60,%rd3,%rd59;
ld.global.u8 %rs1,[%rd60];
add.s64 %rd61,%rd60,%rd16;
ld.global.u8 %rs2,[%rd61];
mul.lo.s64 %rd62,%rd17,%rd57;
add.s64 %rd63,%rd66,%rd62;
add.s64 %rd64,%rd2,%rd63;
st.global.u8 [%rd64],%rs1;
add.s64 %rd65,%rd1,%rd63;
st.global.u8 [%rd65],%rs2;
add.s32 %r129,%r129,32;
setp.lt.u32 %p8,%r129,%r7;
@%p8 bra $0_11;
$0_12:
ret;
}
.visible .entry deinterleave_1_c3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %rs<4>;
.reg .b32 %r<161>;
.reg .b64 %rd<70>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c3E6shared[3456];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u32 %r44,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.v2.u32 {%r45,%r46},[p11];
ld.param.u64 %rd22,[p11+40];
ld.param.u64 %rd21,[p11+32];
ld.param.u64 %rd20,[p11+24];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p10+16];
ld.param.u64 %rd17,[p10+8];
ld.param.u64 %rd16,[p10];
cvta.to.global.u64 %rd1,%rd26;
cvta.to.global.u64 %rd2,%rd25;
cvta.to.global.u64 %rd3,%rd24;
cvta.to.global.u64 %rd4,%rd23;
mov.u32 %r47,%tid.x;
and.b32 %r1,%r47,31;
mov.u32 %r48,%ctaid.x;
shl.b32 %r49,%r48,1;
shr.u32 %r2,%r47,5;
add.s32 %r3,%r49,%r2;
setp.ge.u32 %p1,%r3,%r44;
@%p1 bra $1_14;
mul.lo.s32 %r147,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %rd68,0;
mov.u64 %rd69,%rd68;
@%p2 bra $1_3;
div.u32 %r50,%r3,%r37;
div.u32 %r51,%r50,%r46;
mul.lo.s32 %r52,%r51,%r46;
sub.s32 %r53,%r50,%r52;
mul.lo.s32 %r54,%r38,%r37;
mul.lo.s32 %r55,%r54,%r50;
sub.s32 %r147,%r147,%r55;
cvt.u64.u32 %rd29,%r53;
mul.lo.s64 %rd30,%rd19,%rd29;
cvt.u64.u32 %rd31,%r51;
mul.lo.s64 %rd32,%rd20,%rd31;
add.s64 %rd68,%rd30,%rd32;
mul.lo.s64 %rd33,%rd21,%rd29;
mul.lo.s64 %rd34,%rd22,%rd31;
add.s64 %rd69,%rd33,%rd34;
$1_3:
add.s32 %r57,%r147,%r38;
min.u32 %r7,%r57,%r39;
min.u32 %r58,%r7,%r40;
shr.u32 %r59,%r58,4;
shr.u32 %r60,%r147,4;
sub.s32 %r61,%r59,%r60;
setp.lt.u32 %p3,%r147,%r40;
selp.b32 %r8,%r61,0,%p3;
cvt.u64.u32 %rd9,%r147;
mul.wide.u32 %rd35,%r147,3;
add.s64 %rd36,%rd35,%rd69;
add.s64 %rd37,%rd4,%rd36;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %rd10,%r1;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd11,%rd37,%rd38;
@%p4 bra $1_5;
ld.global.v4.u32 {%r151,%r150,%r149,%r148},[%rd11];
$1_5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $1_7;
ld.global.v4.u32 {%r152,%r153,%r154,%r155},[%rd11+512];
$1_7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $1_9;
ld.global.v4.u32 {%r156,%r157,%r158,%r159},[%rd11+1024];
$1_9:
cvt.u64.u32 %rd12,%r2;
mul.wide.u32 %rd39,%r2,1728;
mov.u64 %rd40,_ZZ17deinterleave_1_c3E6shared;
add.s64 %rd41,%rd40,%rd39;
shl.b64 %rd42,%rd10,4;
add.s64 %rd43,%rd41,%rd42;
st.shared.v4.u32 [%rd43],{%r151,%r150,%r149,%r148};
st.shared.v4.u32 [%rd43+512],{%r152,%r153,%r154,%r155};
st.shared.v4.u32 [%rd43+1024],{%r156,%r157,%r158,%r159};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $1_11;
mul.lo.s32 %r78,%r1,3;
mul.lo.s64 %rd44,%rd12,1728;
add.s64 %rd46,%rd40,%rd44;
mul.wide.u32 %rd47,%r78,16;
add.s64 %rd48,%rd46,%rd47;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%rd48];
ld.shared.v4.u32 {%r87,%r88,%r89,%r90},[%rd48+16];
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%rd48+32];
mov.u32 %r103,112;
prmt.b32 %r104,%r79,%r79,%r103;
mov.u32 %r105,82;
prmt.b32 %r106,%r80,%r81,%r105;
mov.u32 %r107,21520;
prmt.b32 %r108,%r82,%r82,%r103;
prmt.b32 %r109,%r87,%r88,%r105;
prmt.b32 %r110,%r89,%r89,%r103;
prmt.b32 %r111,%r90,%r95,%r105;
prmt.b32 %r112,%r96,%r96,%r103;
prmt.b32 %r113,%r97,%r98,%r105;
mov.u32 %r114,65;
prmt.b32 %r115,%r79,%r80,%r114;
mov.u32 %r116,99;
prmt.b32 %r117,%r80,%r81,%r116;
prmt.b32 %r118,%r82,%r87,%r114;
prmt.b32 %r119,%r87,%r88,%r116;
prmt.b32 %r120,%r89,%r90,%r114;
prmt.b32 %r121,%r90,%r95,%r116;
prmt.b32 %r122,%r96,%r97,%r114;
prmt.b32 %r123,%r97,%r98,%r116;
prmt.b32 %r124,%r79,%r80,%r105;
prmt.b32 %r125,%r81,%r81,%r103;
prmt.b32 %r126,%r82,%r87,%r105;
prmt.b32 %r127,%r88,%r88,%r103;
prmt.b32 %r128,%r89,%r90,%r105;
prmt.b32 %r129,%r95,%r95,%r103;
prmt.b32 %r130,%r96,%r97,%r105;
prmt.b32 %r131,%r98,%r98,%r103;
add.s64 %rd49,%rd68,%rd9;
add.s64 %rd50,%rd3,%rd49;
add.s64 %rd52,%rd50,%rd42;
prmt.b32 %r132,%r112,%r113,%r107;
prmt.b32 %r133,%r110,%r111,%r107;
prmt.b32 %r134,%r108,%r109,%r107;
prmt.b32 %r135,%r104,%r106,%r107;
st.global.v4.u32 [%rd52],{%r135,%r134,%r133,%r132};
add.s64 %rd53,%rd2,%rd49;
add.s64 %rd54,%rd53,%rd42;
prmt.b32 %r136,%r122,%r123,%r107;
prmt.b32 %r137,%r120,%r121,%r107;
prmt.b32 %r138,%r118,%r119,%r107;
prmt.b32 %r139,%r115,%r117,%r107;
st.global.v4.u32 [%rd54],{%r139,%r138,%r137,%r136};
add.s64 %rd55,%rd1,%rd49;
add.s64 %rd56,%rd55,%rd42;
prmt.b32 %r140,%r130,%r131,%r107;
prmt.b32 %r141,%r128,%r129,%r107;
prmt.b32 %r142,%r126,%r127,%r107;
prmt.b32 %r143,%r124,%r125,%r107;
st.global.v4.u32 [%rd56],{%r143,%r142,%r141,%r140};
$1_11:
cvt.u32.u64 %r144,%rd9;
add.s32 %r145,%r144,%r1;
shl.b32 %r146,%r8,4;
add.s32 %r160,%r145,%r146;
setp.ge.u32 %p8,%r160,%r7;
@%p8 bra $1_14;
$1_13:
.pragma "nounroll";
cvt.u64.u32 %rd57,%r160;
mul.lo.s64 %rd58,%rd16,%rd57;
add.s64 %rd59,%rd58,%rd69;
add.s64 %rd60,%rd4,%rd59;
ld.global.u8 %rs1,[%rd60];
add.s64 %rd61,%rd60,%rd17;
ld.global.u8 %rs2,[%rd61];
add.s64 %rd62,%rd61,%rd17;
ld.global.u8 %rs3,[%rd62];
mul.lo.s64 %rd63,%rd18,%rd57;
add.s64 %rd64,%rd68,%rd63;
add.s64 %rd65,%rd3,%rd64;
st.global.u8 [%rd65],%rs1;
add.s64 %rd66,%rd2,%rd64;
st.global.u8 [%rd66],%rs2;
add.s64 %rd67,%rd1,%rd64;
st.global.u8 [%rd67],%rs3;
add.s32 %r160,%r160,32;
setp.lt.u32 %p9,%r160,%r7;
@%p9 bra $1_13;
$1_14:
ret;
}
.visible .entry deinterleave_1_c4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %rs<5>;
.reg .b32 %r<218>;
.reg .b64 %rd<88>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c4E6shared[4608];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u64 %rd28,[p4];
ld.param.u32 %r55,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.v2.u32 {%r56,%r57},[p11];
ld.param.u64 %rd23,[p11+40];
ld.param.u64 %rd22,[p11+32];
ld.param.u64 %rd21,[p11+24];
ld.param.u64 %rd20,[p11+16];
ld.param.u64 %rd19,[p10+16];
ld.param.u64 %rd18,[p10+8];
ld.param.u64 %rd17,[p10];
cvta.to.global.u64 %rd1,%rd28;
cvta.to.global.u64 %rd2,%rd27;
cvta.to.global.u64 %rd3,%rd26;
cvta.to.global.u64 %rd4,%rd25;
cvta.to.global.u64 %rd5,%rd24;
mov.u32 %r58,%tid.x;
and.b32 %r1,%r58,31;
mov.u32 %r59,%ctaid.x;
shl.b32 %r60,%r59,1;
shr.u32 %r2,%r58,5;
add.s32 %r3,%r60,%r2;
setp.ge.u32 %p1,%r3,%r55;
@%p1 bra $2_16;
mul.lo.s32 %r200,%r3,%r49;
setp.eq.s32 %p2,%r56,0;
mov.u64 %rd86,0;
mov.u64 %rd87,%rd86;
@%p2 bra $2_3;
div.u32 %r61,%r3,%r48;
div.u32 %r62,%r61,%r57;
mul.lo.s32 %r63,%r62,%r57;
sub.s32 %r64,%r61,%r63;
mul.lo.s32 %r65,%r49,%r48;
mul.lo.s32 %r66,%r65,%r61;
sub.s32 %r200,%r200,%r66;
cvt.u64.u32 %rd31,%r64;
mul.lo.s64 %rd32,%rd20,%rd31;
cvt.u64.u32 %rd33,%r62;
mul.lo.s64 %rd34,%rd21,%rd33;
add.s64 %rd86,%rd32,%rd34;
mul.lo.s64 %rd35,%rd22,%rd31;
mul.lo.s64 %rd36,%rd23,%rd33;
add.s64 %rd87,%rd35,%rd36;
$2_3:
add.s32 %r68,%r200,%r49;
min.u32 %r7,%r68,%r50;
min.u32 %r69,%r7,%r51;
shr.u32 %r70,%r69,4;
shr.u32 %r71,%r200,4;
sub.s32 %r72,%r70,%r71;
setp.lt.u32 %p3,%r200,%r51;
selp.b32 %r8,%r72,0,%p3;
cvt.u64.u32 %rd10,%r200;
mul.wide.u32 %rd37,%r200,4;
add.s64 %rd38,%rd37,%rd87;
add.s64 %rd39,%rd5,%rd38;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %rd11,%r1;
mul.wide.u32 %rd40,%r1,16;
add.s64 %rd12,%rd39,%rd40;
@%p4 bra $2_5;
ld.global.v4.u32 {%r204,%r203,%r202,%r201},[%rd12];
$2_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $2_7;
ld.global.v4.u32 {%r208,%r207,%r206,%r205},[%rd12+512];
$2_7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $2_9;
ld.global.v4.u32 {%r209,%r210,%r211,%r212},[%rd12+1024];
$2_9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $2_11;
ld.global.v4.u32 {%r213,%r214,%r215,%r216},[%rd12+1536];
$2_11:
shr.u32 %r92,%r1,3;
add.s32 %r93,%r92,%r1;
cvt.u64.u32 %rd13,%r2;
mul.wide.u32 %rd41,%r2,2304;
mov.u64 %rd42,_ZZ17deinterleave_1_c4E6shared;
add.s64 %rd43,%rd42,%rd41;
mul.wide.u32 %rd44,%r93,16;
add.s64 %rd45,%rd43,%rd44;
st.shared.v4.u32 [%rd45],{%r204,%r203,%r202,%r201};
shr.u32 %r94,%r18,3;
add.s32 %r95,%r94,%r18;
mul.wide.u32 %rd46,%r95,16;
add.s64 %rd47,%rd43,%rd46;
st.shared.v4.u32 [%rd47],{%r208,%r207,%r206,%r205};
shr.u32 %r96,%r27,3;
add.s32 %r97,%r96,%r27;
mul.wide.u32 %rd48,%r97,16;
add.s64 %rd49,%rd43,%rd48;
st.shared.v4.u32 [%rd49],{%r209,%r210,%r211,%r212};
shr.u32 %r98,%r36,3;
add.s32 %r99,%r98,%r36;
mul.wide.u32 %rd50,%r99,16;
add.s64 %rd51,%rd43,%rd50;
st.shared.v4.u32 [%rd51],{%r213,%r214,%r215,%r216};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $2_13;
shl.b32 %r100,%r1,2;
shr.u32 %r101,%r1,1;
add.s32 %r102,%r101,%r100;
mul.lo.s64 %rd52,%rd13,2304;
add.s64 %rd54,%rd42,%rd52;
mul.wide.u32 %rd55,%r102,16;
add.s64 %rd56,%rd54,%rd55;
ld.shared.v4.u32 {%r103,%r104,%r105,%r106},[%rd56];
or.b32 %r111,%r100,1;
shr.u32 %r112,%r111,3;
add.s32 %r113,%r112,%r111;
mul.wide.u32 %rd57,%r113,16;
add.s64 %rd58,%rd54,%rd57;
ld.shared.v4.u32 {%r114,%r115,%r116,%r117},[%rd58];
or.b32 %r122,%r100,2;
shr.u32 %r123,%r122,3;
add.s32 %r124,%r123,%r122;
mul.wide.u32 %rd59,%r124,16;
add.s64 %rd60,%rd54,%rd59;
ld.shared.v4.u32 {%r125,%r126,%r127,%r128},[%rd60];
or.b32 %r133,%r100,3;
shr.u32 %r134,%r133,3;
add.s32 %r135,%r134,%r133;
mul.wide.u32 %rd61,%r135,16;
add.s64 %rd62,%rd54,%rd61;
ld.shared.v4.u32 {%r136,%r137,%r138,%r139},[%rd62];
mov.u32 %r144,64;
prmt.b32 %r145,%r103,%r104,%r144;
prmt.b32 %r146,%r105,%r106,%r144;
mov.u32 %r147,21520;
prmt.b32 %r148,%r114,%r115,%r144;
prmt.b32 %r149,%r116,%r117,%r144;
prmt.b32 %r150,%r125,%r126,%r144;
prmt.b32 %r151,%r127,%r128,%r144;
prmt.b32 %r152,%r136,%r137,%r144;
prmt.b32 %r153,%r138,%r139,%r144;
mov.u32 %r154,81;
prmt.b32 %r155,%r103,%r104,%r154;
prmt.b32 %r156,%r105,%r106,%r154;
prmt.b32 %r157,%r114,%r115,%r154;
prmt.b32 %r158,%r116,%r117,%r154;
prmt.b32 %r159,%r125,%r126,%r154;
prmt.b32 %r160,%r127,%r128,%r154;
prmt.b32 %r161,%r136,%r137,%r154;
prmt.b32 %r162,%r138,%r139,%r154;
mov.u32 %r163,98;
prmt.b32 %r164,%r103,%r104,%r163;
prmt.b32 %r165,%r105,%r106,%r163;
prmt.b32 %r166,%r114,%r115,%r163;
prmt.b32 %r167,%r116,%r117,%r163;
prmt.b32 %r168,%r125,%r126,%r163;
prmt.b32 %r169,%r127,%r128,%r163;
prmt.b32 %r170,%r136,%r137,%r163;
prmt.b32 %r171,%r138,%r139,%r163;
mov.u32 %r172,115;
prmt.b32 %r173,%r103,%r104,%r172;
prmt.b32 %r174,%r105,%r106,%r172;
prmt.b32 %r175,%r114,%r115,%r172;
prmt.b32 %r176,%r116,%r117,%r172;
prmt.b32 %r177,%r125,%r126,%r172;
prmt.b32 %r178,%r127,%r128,%r172;
prmt.b32 %r179,%r136,%r137,%r172;
prmt.b32 %r180,%r138,%r139,%r172;
add.s64 %rd63,%rd86,%rd10;
add.s64 %rd64,%rd4,%rd63;
shl.b64 %rd65,%rd11,4;
add.s64 %rd66,%rd64,%rd65;
prmt.b32 %r181,%r145,%r146,%r147;
prmt.b32 %r182,%r152,%r153,%r147;
prmt.b32 %r183,%r150,%r151,%r147;
prmt.b32 %r184,%r148,%r149,%r147;
st.global.v4.u32 [%rd66],{%r181,%r184,%r183,%r182};
add.s64 %rd67,%rd3,%rd63;
add.s64 %rd68,%rd67,%rd65;
prmt.b32 %r185,%r155,%r156,%r147;
prmt.b32 %r186,%r161,%r162,%r147;
prmt.b32 %r187,%r159,%r160,%r147;
prmt.b32 %r188,%r157,%r158,%r147;
st.global.v4.u32 [%rd68],{%r185,%r188,%r187,%r186};
add.s64 %rd69,%rd2,%rd63;
add.s64 %rd70,%rd69,%rd65;
prmt.b32 %r189,%r164,%r165,%r147;
prmt.b32 %r190,%r170,%r171,%r147;
prmt.b32 %r191,%r168,%r169,%r147;
prmt.b32 %r192,%r166,%r167,%r147;
st.global.v4.u32 [%rd70],{%r189,%r192,%r191,%r190};
add.s64 %rd71,%rd1,%rd63;
add.s64 %rd72,%rd71,%rd65;
prmt.b32 %r193,%r173,%r174,%r147;
prmt.b32 %r194,%r179,%r180,%r147;
prmt.b32 %r195,%r177,%r178,%r147;
prmt.b32 %r196,%r175,%r176,%r147;
st.global.v4.u32 [%rd72],{%r193,%r196,%r195,%r194};
$2_13:
cvt.u32.u64 %r197,%rd10;
add.s32 %r198,%r197,%r1;
shl.b32 %r199,%r8,4;
add.s32 %r217,%r198,%r199;
setp.ge.u32 %p9,%r217,%r7;
@%p9 bra $2_16;
$2_15:
.pragma "nounroll";
cvt.u64.u32 %rd73,%r217;
mul.lo.s64 %rd74,%rd17,%rd73;
add.s64 %rd75,%rd74,%rd87;
add.s64 %rd76,%rd5,%rd75;
ld.global.u8 %rs1,[%rd76];
add.s64 %rd77,%rd76,%rd18;
ld.global.u8 %rs2,[%rd77];
add.s64 %rd78,%rd77,%rd18;
ld.global.u8 %rs3,[%rd78];
add.s64 %rd79,%rd78,%rd18;
ld.global.u8 %rs4,[%rd79];
mul.lo.s64 %rd80,%rd19,%rd73;
add.s64 %rd81,%rd86,%rd80;
add.s64 %rd82,%rd4,%rd81;
st.global.u8 [%rd82],%rs1;
add.s64 %rd83,%rd3,%rd81;
st.global.u8 [%rd83],%rs2;
add.s64 %rd84,%rd2,%rd81;
st.global.u8 [%rd84],%rs3;
add.s64 %rd85,%rd1,%rd81;
st.global.u8 [%rd85],%rs4;
add.s32 %r217,%r217,32;
setp.lt.u32 %p10,%r217,%r7;
@%p10 bra $2_15;
$2_16:
ret;
}
.visible .entry interleave_1_c2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<3>;
.reg .b32 %r<114>;
.reg .b64 %rd<70>;
.shared .align 16 .b8 _ZZ15interleave_1_c2E6shared[2304];
ld.param.u64 %rd21,[p0];
ld.param.u64 %rd22,[p1];
ld.param.u64 %rd23,[p2];
ld.param.u32 %r21,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.v2.u32 {%r22,%r23},[p11];
ld.param.u64 %rd20,[p11+40];
ld.param.u64 %rd19,[p11+32];
ld.param.u64 %rd18,[p11+24];
ld.param.u64 %rd17,[p11+16];
ld.param.u64 %rd16,[p10+16];
ld.param.u64 %rd15,[p10+8];
ld.param.u64 %rd14,[p10];
cvta.to.global.u64 %rd1,%rd23;
cvta.to.global.u64 %rd2,%rd22;
cvta.to.global.u64 %rd3,%rd21;
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $3_12;
mul.lo.s32 %r112,%r3,%r15;
setp.eq.s32 %p2,%r22,0;
mov.u64 %rd68,0;
mov.u64 %rd69,%rd68;
@%p2 bra $3_3;
div.u32 %r27,%r3,%r14;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r15,%r14;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r112,%r112,%r32;
cvt.u64.u32 %rd26,%r30;
mul.lo.s64 %rd27,%rd17,%rd26;
cvt.u64.u32 %rd28,%r28;
mul.lo.s64 %rd29,%rd18,%rd28;
add.s64 %rd68,%rd27,%rd29;
mul.lo.s64 %rd30,%rd19,%rd26;
mul.lo.s64 %rd31,%rd20,%rd28;
add.s64 %rd69,%rd30,%rd31;
$3_3:
add.s32 %r33,%r112,%r15;
min.u32 %r7,%r33,%r16;
min.u32 %r34,%r7,%r17;
shr.u32 %r35,%r34,4;
shr.u32 %r36,%r112,4;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r112,%r17;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %rd8,%r112;
cvt.u64.u32 %rd9,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $3_4;
bra.uni $3_5;
$3_4:
add.s64 %rd32,%rd69,%rd8;
add.s64 %rd33,%rd2,%rd32;
mul.wide.u32 %rd34,%r1,16;
add.s64 %rd35,%rd33,%rd34;
ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%rd35];
add.s64 %rd36,%rd1,%rd32;
add.s64 %rd37,%rd36,%rd34;
ld.global.v4.u32 {%r46,%r47,%r48,%r49},[%rd37];
mov.u32 %r54,64;
prmt.b32 %r55,%r38,%r46,%r54;
mov.u32 %r56,81;
prmt.b32 %r57,%r38,%r46,%r56;
mov.u32 %r58,21520;
mov.u32 %r59,98;
prmt.b32 %r60,%r38,%r46,%r59;
mov.u32 %r61,115;
prmt.b32 %r62,%r38,%r46,%r61;
prmt.b32 %r63,%r39,%r47,%r54;
prmt.b32 %r64,%r39,%r47,%r56;
prmt.b32 %r65,%r39,%r47,%r59;
prmt.b32 %r66,%r39,%r47,%r61;
prmt.b32 %r67,%r40,%r48,%r54;
prmt.b32 %r68,%r40,%r48,%r56;
prmt.b32 %r69,%r40,%r48,%r59;
prmt.b32 %r70,%r40,%r48,%r61;
prmt.b32 %r71,%r41,%r49,%r54;
prmt.b32 %r72,%r41,%r49,%r56;
prmt.b32 %r73,%r41,%r49,%r59;
prmt.b32 %r74,%r41,%r49,%r61;
shr.u32 %r75,%r1,2;
shl.b32 %r76,%r1,1;
add.s32 %r77,%r75,%r76;
mul.lo.s64 %rd38,%rd9,1152;
mov.u64 %rd39,_ZZ15interleave_1_c2E6shared;
add.s64 %rd40,%rd39,%rd38;
mul.wide.u32 %rd41,%r77,16;
add.s64 %rd42,%rd40,%rd41;
prmt.b32 %r78,%r65,%r66,%r58;
prmt.b32 %r79,%r63,%r64,%r58;
prmt.b32 %r80,%r60,%r62,%r58;
prmt.b32 %r81,%r55,%r57,%r58;
st.shared.v4.u32 [%rd42],{%r81,%r80,%r79,%r78};
or.b32 %r82,%r76,1;
shr.u32 %r83,%r82,3;
add.s32 %r84,%r83,%r82;
mul.wide.u32 %rd43,%r84,16;
add.s64 %rd44,%rd40,%rd43;
prmt.b32 %r85,%r73,%r74,%r58;
prmt.b32 %r86,%r71,%r72,%r58;
prmt.b32 %r87,%r69,%r70,%r58;
prmt.b32 %r88,%r67,%r68,%r58;
st.shared.v4.u32 [%rd44],{%r88,%r87,%r86,%r85};
$3_5:
bar.warp.sync -1;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %rd45,%rd8,1;
add.s64 %rd46,%rd45,%rd68;
add.s64 %rd47,%rd3,%rd46;
mul.wide.u32 %rd48,%r1,16;
add.s64 %rd10,%rd47,%rd48;
@%p5 bra $3_7;
shr.u32 %r89,%r1,3;
add.s32 %r90,%r89,%r1;
mul.lo.s64 %rd49,%rd9,1152;
mov.u64 %rd50,_ZZ15interleave_1_c2E6shared;
add.s64 %rd51,%rd50,%rd49;
mul.wide.u32 %rd52,%r90,16;
add.s64 %rd53,%rd51,%rd52;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%rd53];
st.global.v4.u32 [%rd10],{%r91,%r92,%r93,%r94};
$3_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $3_9;
shr.u32 %r99,%r10,3;
add.s32 %r100,%r99,%r10;
mul.lo.s64 %rd54,%rd9,1152;
mov.u64 %rd55,_ZZ15interleave_1_c2E6shared;
add.s64 %rd56,%rd55,%rd54;
mul.wide.u32 %rd57,%r100,16;
add.s64 %rd58,%rd56,%rd57;
ld.shared.v4.u32 {%r101,%r102,%r103,%r104},[%rd58];
st.global.v4.u32 [%rd10+512],{%r101,%r102,%r103,%r104};
$3_9:
cvt.u32.u64 %r109,%rd8;
add.s32 %r110,%r109,%r1;
shl.b32 %r111,%r8,4;
add.s32 %r113,%r110,%r111;
setp.ge.u32 %p7,%r113,%r7;
@%p7 bra $3_12;
$3_11:
.pragma "nounroll";
cvt.u64.u32 %rd59,%r113;
mul.lo.s64 %rd60,%rd14,%rd59;
add.s64 %rd61,%rd60,%rd68;
mul.lo.s64 %rd62,%rd16,%rd59;
add.s64 %rd63,%rd69,%rd62;
add.s64 %rd64,%rd2,%rd63;
ld.global.u8 %rs1,[%rd64];
add.s64 %rd65,%rd1,%rd63;
ld.global.u8 %rs2,[%rd65];
add.s64 %rd66,%rd3,%rd61;
st.global.u8 [%rd66],%rs1;
add.s64 %rd67,%rd66,%rd15;
st.global.u8 [%rd67],%rs2;
add.s32 %r113,%r113,32;
setp.lt.u32 %p8,%r113,%r7;
@%p8 bra $3_11;
$3_12:
ret;
}
.visible .entry interleave_1_c3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %rs<4>;
.reg .b32 %r<136>;
.reg .b64 %rd<68>;
.shared .align 16 .b8 _ZZ15interleave_1_c3E6shared[3456];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u32 %r20,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.v2.u32 {%r21,%r22},[p11];
ld.param.u64 %rd22,[p11+40];
ld.param.u64 %rd21,[p11+32];
ld.param.u64 %rd20,[p11+24];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p10+16];
ld.param.u64 %rd17,[p10+8];
ld.param.u64 %rd16,[p10];
cvta.to.global.u64 %rd1,%rd26;
cvta.to.global.u64 %rd2,%rd25;
cvta.to.global.u64 %rd3,%rd24;
cvta.to.global.u64 %rd4,%rd23;
mov.u32 %r23,%tid.x;
and.b32 %r1,%r23,31;
mov.u32 %r24,%ctaid.x;
shl.b32 %r25,%r24,1;
shr.u32 %r2,%r23,5;
add.s32 %r3,%r25,%r2;
setp.ge.u32 %p1,%r3,%r20;
@%p1 bra $4_14;
mul.lo.s32 %r134,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %rd66,0;
mov.u64 %rd67,%rd66;
@%p2 bra $4_3;
div.u32 %r26,%r3,%r13;
div.u32 %r27,%r26,%r22;
mul.lo.s32 %r28,%r27,%r22;
sub.s32 %r29,%r26,%r28;
mul.lo.s32 %r30,%r14,%r13;
mul.lo.s32 %r31,%r30,%r26;
sub.s32 %r134,%r134,%r31;
cvt.u64.u32 %rd29,%r29;
mul.lo.s64 %rd30,%rd19,%rd29;
cvt.u64.u32 %rd31,%r27;
mul.lo.s64 %rd32,%rd20,%rd31;
add.s64 %rd66,%rd30,%rd32;
mul.lo.s64 %rd33,%rd21,%rd29;
mul.lo.s64 %rd34,%rd22,%rd31;
add.s64 %rd67,%rd33,%rd34;
$4_3:
add.s32 %r32,%r134,%r14;
min.u32 %r7,%r32,%r15;
min.u32 %r33,%r7,%r16;
shr.u32 %r34,%r33,4;
shr.u32 %r35,%r134,4;
sub.s32 %r36,%r34,%r35;
setp.lt.u32 %p3,%r134,%r16;
selp.b32 %r8,%r36,0,%p3;
cvt.u64.u32 %rd9,%r134;
cvt.u64.u32 %rd10,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4_4;
bra.uni $4_5;
$4_4:
add.s64 %rd35,%rd67,%rd9;
add.s64 %rd36,%rd3,%rd35;
mul.wide.u32 %rd37,%r1,16;
add.s64 %rd38,%rd36,%rd37;
ld.global.v4.u32 {%r37,%r38,%r39,%r40},[%rd38];
add.s64 %rd39,%rd2,%rd35;
add.s64 %rd40,%rd39,%rd37;
ld.global.v4.u32 {%r45,%r46,%r47,%r48},[%rd40];
add.s64 %rd41,%rd1,%rd35;
add.s64 %rd42,%rd41,%rd37;
ld.global.v4.u32 {%r53,%r54,%r55,%r56},[%rd42];
mov.u32 %r61,64;
prmt.b32 %r62,%r37,%r45,%r61;
mov.u32 %r63,80;
prmt.b32 %r64,%r53,%r37,%r63;
mov.u32 %r65,21520;
mov.u32 %r66,81;
prmt.b32 %r67,%r45,%r53,%r66;
mov.u32 %r68,98;
prmt.b32 %r69,%r37,%r45,%r68;
mov.u32 %r70,114;
prmt.b32 %r71,%r53,%r37,%r70;
mov.u32 %r72,115;
prmt.b32 %r73,%r45,%r53,%r72;
prmt.b32 %r74,%r38,%r46,%r61;
prmt.b32 %r75,%r54,%r38,%r63;
prmt.b32 %r76,%r46,%r54,%r66;
prmt.b32 %r77,%r38,%r46,%r68;
prmt.b32 %r78,%r54,%r38,%r70;
prmt.b32 %r79,%r46,%r54,%r72;
prmt.b32 %r80,%r39,%r47,%r61;
prmt.b32 %r81,%r55,%r39,%r63;
prmt.b32 %r82,%r47,%r55,%r66;
prmt.b32 %r83,%r39,%r47,%r68;
prmt.b32 %r84,%r55,%r39,%r70;
prmt.b32 %r85,%r47,%r55,%r72;
prmt.b32 %r86,%r40,%r48,%r61;
prmt.b32 %r87,%r56,%r40,%r63;
prmt.b32 %r88,%r48,%r56,%r66;
prmt.b32 %r89,%r40,%r48,%r68;
prmt.b32 %r90,%r56,%r40,%r70;
prmt.b32 %r91,%r48,%r56,%r72;
mul.lo.s32 %r92,%r1,3;
mul.lo.s64 %rd43,%rd10,1728;
mov.u64 %rd44,_ZZ15interleave_1_c3E6shared;
add.s64 %rd45,%rd44,%rd43;
mul.wide.u32 %rd46,%r92,16;
add.s64 %rd47,%rd45,%rd46;
prmt.b32 %r93,%r74,%r75,%r65;
prmt.b32 %r94,%r71,%r73,%r65;
prmt.b32 %r95,%r67,%r69,%r65;
prmt.b32 %r96,%r62,%r64,%r65;
st.shared.v4.u32 [%rd47],{%r96,%r95,%r94,%r93};
prmt.b32 %r97,%r82,%r83,%r65;
prmt.b32 %r98,%r80,%r81,%r65;
prmt.b32 %r99,%r78,%r79,%r65;
prmt.b32 %r100,%r76,%r77,%r65;
st.shared.v4.u32 [%rd47+16],{%r100,%r99,%r98,%r97};
prmt.b32 %r101,%r90,%r91,%r65;
prmt.b32 %r102,%r88,%r89,%r65;
prmt.b32 %r103,%r86,%r87,%r65;
prmt.b32 %r104,%r84,%r85,%r65;
st.shared.v4.u32 [%rd47+32],{%r104,%r103,%r102,%r101};
$4_5:
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %rd48,%rd10,1728;
mov.u64 %rd49,_ZZ15interleave_1_c3E6shared;
add.s64 %rd50,%rd49,%rd48;
mul.wide.u32 %rd51,%r1,16;
add.s64 %rd11,%rd50,%rd51;
mul.lo.s64 %rd52,%rd9,3;
add.s64 %rd53,%rd52,%rd66;
add.s64 %rd54,%rd4,%rd53;
add.s64 %rd12,%rd54,%rd51;
@%p5 bra $4_7;
ld.shared.v4.u32 {%r105,%r106,%r107,%r108},[%rd11];
st.global.v4.u32 [%rd12],{%r105,%r106,%r107,%r108};
$4_7:
or.b32 %r113,%r1,32;
setp.ge.u32 %p6,%r113,%r9;
@%p6 bra $4_9;
ld.shared.v4.u32 {%r114,%r115,%r116,%r117},[%rd11+512];
st.global.v4.u32 [%rd12+512],{%r114,%r115,%r116,%r117};
$4_9:
or.b32 %r122,%r1,64;
setp.ge.u32 %p7,%r122,%r9;
@%p7 bra $4_11;
ld.shared.v4.u32 {%r123,%r124,%r125,%r126},[%rd11+1024];
st.global.v4.u32 [%rd12+1024],{%r123,%r124,%r125,%r126};
$4_11:
cvt.u32.u64 %r131,%rd9;
add.s32 %r132,%r131,%r1;
shl.b32 %r133,%r8,4;
add.s32 %r135,%r132,%r133;
setp.ge.u32 %p8,%r135,%r7;
@%p8 bra $4_14;
$4_13:
.pragma "nounroll";
cvt.u64.u32 %rd55,%r135;
mul.lo.s64 %rd56,%rd16,%rd55;
mul.lo.s64 %rd57,%rd18,%rd55;
add.s64 %rd58,%rd67,%rd57;
add.s64 %rd59,%rd3,%rd58;
ld.global.u8 %rs1,[%rd59];
add.s64 %rd60,%rd2,%rd58;
ld.global.u8 %rs2,[%rd60];
add.s64 %rd61,%rd1,%rd58;
ld.global.u8 %rs3,[%rd61];
add.s64 %rd62,%rd56,%rd66;
add.s64 %rd63,%rd4,%rd62;
st.global.u8 [%rd63],%rs1;
add.s64 %rd64,%rd63,%rd17;
st.global.u8 [%rd64],%rs2;
add.s64 %rd65,%rd64,%rd17;
st.global.u8 [%rd65],%rs3;
add.s32 %r135,%r135,32;
setp.lt.u32 %p9,%r135,%r7;
@%p9 bra $4_13;
$4_14:
ret;
}
.visible .entry interleave_1_c4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %rs<5>;
.reg .b32 %r<182>;
.reg .b64 %rd<96>;
.shared .align 16 .b8 _ZZ15interleave_1_c4E6shared[4608];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u64 %rd27,[p4];
ld.param.u32 %r23,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.v2.u32 {%r24,%r25},[p11];
ld.param.u64 %rd22,[p11+40];
ld.param.u64 %rd21,[p11+32];
ld.param.u64 %rd20,[p11+24];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p10+16];
ld.param.u64 %rd17,[p10+8];
ld.param.u64 %rd16,[p10];
cvta.to.global.u64 %rd1,%rd27;
cvta.to.global.u64 %rd2,%rd26;
cvta.to.global.u64 %rd3,%rd25;
cvta.to.global.u64 %rd4,%rd24;
cvta.to.global.u64 %rd5,%rd23;
mov.u32 %r26,%tid.x;
and.b32 %r1,%r26,31;
mov.u32 %r27,%ctaid.x;
shl.b32 %r28,%r27,1;
shr.u32 %r2,%r26,5;
add.s32 %r3,%r28,%r2;
setp.ge.u32 %p1,%r3,%r23;
@%p1 bra $5_16;
mul.lo.s32 %r180,%r3,%r17;
setp.eq.s32 %p2,%r24,0;
mov.u64 %rd94,0;
mov.u64 %rd95,%rd94;
@%p2 bra $5_3;
div.u32 %r29,%r3,%r16;
div.u32 %r30,%r29,%r25;
mul.lo.s32 %r31,%r30,%r25;
sub.s32 %r32,%r29,%r31;
mul.lo.s32 %r33,%r17,%r16;
mul.lo.s32 %r34,%r33,%r29;
sub.s32 %r180,%r180,%r34;
cvt.u64.u32 %rd30,%r32;
mul.lo.s64 %rd31,%rd19,%rd30;
cvt.u64.u32 %rd32,%r30;
mul.lo.s64 %rd33,%rd20,%rd32;
add.s64 %rd94,%rd31,%rd33;
mul.lo.s64 %rd34,%rd21,%rd30;
mul.lo.s64 %rd35,%rd22,%rd32;
add.s64 %rd95,%rd34,%rd35;
$5_3:
add.s32 %r35,%r180,%r17;
min.u32 %r7,%r35,%r18;
min.u32 %r36,%r7,%r19;
shr.u32 %r37,%r36,4;
shr.u32 %r38,%r180,4;
sub.s32 %r39,%r37,%r38;
setp.lt.u32 %p3,%r180,%r19;
selp.b32 %r8,%r39,0,%p3;
cvt.u64.u32 %rd10,%r180;
cvt.u64.u32 %rd11,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $5_4;
bra.uni $5_5;
$5_4:
add.s64 %rd36,%rd95,%rd10;
add.s64 %rd37,%rd4,%rd36;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd39,%rd37,%rd38;
ld.global.v4.u32 {%r40,%r41,%r42,%r43},[%rd39];
add.s64 %rd40,%rd3,%rd36;
add.s64 %rd41,%rd40,%rd38;
ld.global.v4.u32 {%r48,%r49,%r50,%r51},[%rd41];
add.s64 %rd42,%rd2,%rd36;
add.s64 %rd43,%rd42,%rd38;
ld.global.v4.u32 {%r56,%r57,%r58,%r59},[%rd43];
add.s64 %rd44,%rd1,%rd36;
add.s64 %rd45,%rd44,%rd38;
ld.global.v4.u32 {%r64,%r65,%r66,%r67},[%rd45];
mov.u32 %r72,64;
prmt.b32 %r73,%r40,%r48,%r72;
prmt.b32 %r74,%r56,%r64,%r72;
mov.u32 %r75,21520;
mov.u32 %r76,81;
prmt.b32 %r77,%r40,%r48,%r76;
prmt.b32 %r78,%r56,%r64,%r76;
mov.u32 %r79,98;
prmt.b32 %r80,%r40,%r48,%r79;
prmt.b32 %r81,%r56,%r64,%r79;
mov.u32 %r82,115;
prmt.b32 %r83,%r40,%r48,%r82;
prmt.b32 %r84,%r56,%r64,%r82;
prmt.b32 %r85,%r41,%r49,%r72;
prmt.b32 %r86,%r57,%r65,%r72;
prmt.b32 %r87,%r41,%r49,%r76;
prmt.b32 %r88,%r57,%r65,%r76;
prmt.b32 %r89,%r41,%r49,%r79;
prmt.b32 %r90,%r57,%r65,%r79;
prmt.b32 %r91,%r41,%r49,%r82;
prmt.b32 %r92,%r57,%r65,%r82;
prmt.b32 %r93,%r42,%r50,%r72;
prmt.b32 %r94,%r58,%r66,%r72;
prmt.b32 %r95,%r42,%r50,%r76;
prmt.b32 %r96,%r58,%r66,%r76;
prmt.b32 %r97,%r42,%r50,%r79;
prmt.b32 %r98,%r58,%r66,%r79;
prmt.b32 %r99,%r42,%r50,%r82;
prmt.b32 %r100,%r58,%r66,%r82;
prmt.b32 %r101,%r43,%r51,%r72;
prmt.b32 %r102,%r59,%r67,%r72;
prmt.b32 %r103,%r43,%r51,%r76;
prmt.b32 %r104,%r59,%r67,%r76;
prmt.b32 %r105,%r43,%r51,%r79;
prmt.b32 %r106,%r59,%r67,%r79;
prmt.b32 %r107,%r43,%r51,%r82;
prmt.b32 %r108,%r59,%r67,%r82;
shr.u32 %r109,%r1,1;
shl.b32 %r110,%r1,2;
add.s32 %r111,%r109,%r110;
mul.lo.s64 %rd46,%rd11,2304;
mov.u64 %rd47,_ZZ15interleave_1_c4E6shared;
add.s64 %rd48,%rd47,%rd46;
mul.wide.u32 %rd49,%r111,16;
add.s64 %rd50,%rd48,%rd49;
prmt.b32 %r112,%r83,%r84,%r75;
prmt.b32 %r113,%r80,%r81,%r75;
prmt.b32 %r114,%r77,%r78,%r75;
prmt.b32 %r115,%r73,%r74,%r75;
st.shared.v4.u32 [%rd50],{%r115,%r114,%r113,%r112};
or.b32 %r116,%r110,1;
shr.u32 %r117,%r116,3;
add.s32 %r118,%r117,%r116;
mul.wide.u32 %rd51,%r118,16;
add.s64 %rd52,%rd48,%rd51;
prmt.b32 %r119,%r91,%r92,%r75;
prmt.b32 %r120,%r89,%r90,%r75;
prmt.b32 %r121,%r87,%r88,%r75;
prmt.b32 %r122,%r85,%r86,%r75;
st.shared.v4.u32 [%rd52],{%r122,%r121,%r120,%r119};
or.b32 %r123,%r110,2;
shr.u32 %r124,%r123,3;
add.s32 %r125,%r124,%r123;
mul.wide.u32 %rd53,%r125,16;
add.s64 %rd54,%rd48,%rd53;
prmt.b32 %r126,%r99,%r100,%r75;
prmt.b32 %r127,%r97,%r98,%r75;
prmt.b32 %r128,%r95,%r96,%r75;
prmt.b32 %r129,%r93,%r94,%r75;
st.shared.v4.u32 [%rd54],{%r129,%r128,%r127,%r126};
or.b32 %r130,%r110,3;
shr.u32 %r131,%r130,3;
add.s32 %r132,%r131,%r130;
mul.wide.u32 %rd55,%r132,16;
add.s64 %rd56,%rd48,%rd55;
prmt.b32 %r133,%r107,%r108,%r75;
prmt.b32 %r134,%r105,%r106,%r75;
prmt.b32 %r135,%r103,%r104,%r75;
prmt.b32 %r136,%r101,%r102,%r75;
st.shared.v4.u32 [%rd56],{%r136,%r135,%r134,%r133};
$5_5:
bar.warp.sync -1;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %rd57,%rd10,2;
add.s64 %rd58,%rd57,%rd94;
add.s64 %rd59,%rd5,%rd58;
mul.wide.u32 %rd60,%r1,16;
add.s64 %rd12,%rd59,%rd60;
@%p5 bra $5_7;
shr.u32 %r137,%r1,3;
add.s32 %r138,%r137,%r1;
mul.lo.s64 %rd61,%rd11,2304;
mov.u64 %rd62,_ZZ15interleave_1_c4E6shared;
add.s64 %rd63,%rd62,%rd61;
mul.wide.u32 %rd64,%r138,16;
add.s64 %rd65,%rd63,%rd64;
ld.shared.v4.u32 {%r139,%r140,%r141,%r142},[%rd65];
st.global.v4.u32 [%rd12],{%r139,%r140,%r141,%r142};
$5_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $5_9;
shr.u32 %r147,%r10,3;
add.s32 %r148,%r147,%r10;
mul.lo.s64 %rd66,%rd11,2304;
mov.u64 %rd67,_ZZ15interleave_1_c4E6shared;
add.s64 %rd68,%rd67,%rd66;
mul.wide.u32 %rd69,%r148,16;
add.s64 %rd70,%rd68,%rd69;
ld.shared.v4.u32 {%r149,%r150,%r151,%r152},[%rd70];
st.global.v4.u32 [%rd12+512],{%r149,%r150,%r151,%r152};
$5_9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $5_11;
shr.u32 %r157,%r11,3;
add.s32 %r158,%r157,%r11;
mul.lo.s64 %rd71,%rd11,2304;
mov.u64 %rd72,_ZZ15interleave_1_c4E6shared;
add.s64 %rd73,%rd72,%rd71;
mul.wide.u32 %rd74,%r158,16;
add.s64 %rd75,%rd73,%rd74;
ld.shared.v4.u32 {%r159,%r160,%r161,%r162},[%rd75];
st.global.v4.u32 [%rd12+1024],{%r159,%r160,%r161,%r162};
$5_11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $5_13;
shr.u32 %r167,%r12,3;
add.s32 %r168,%r167,%r12;
mul.lo.s64 %rd76,%rd11,2304;
mov.u64 %rd77,_ZZ15interleave_1_c4E6shared;
add.s64 %rd78,%rd77,%rd76;
mul.wide.u32 %rd79,%r168,16;
add.s64 %rd80,%rd78,%rd79;
ld.shared.v4.u32 {%r169,%r170,%r171,%r172},[%rd80];
st.global.v4.u32 [%rd12+1536],{%r169,%r170,%r171,%r172};
$5_13:
cvt.u32.u64 %r177,%rd10;
add.s32 %r178,%r177,%r1;
shl.b32 %r179,%r8,4;
add.s32 %r181,%r178,%r179;
setp.ge.u32 %p9,%r181,%r7;
@%p9 bra $5_16;
$5_15:
.pragma "nounroll";
cvt.u64.u32 %rd81,%r181;
mul.lo.s64 %rd82,%rd16,%rd81;
mul.lo.s64 %rd83,%rd18,%rd81;
add.s64 %rd84,%rd95,%rd83;
add.s64 %rd85,%rd4,%rd84;
ld.global.u8 %rs1,[%rd85];
add.s64 %rd86,%rd3,%rd84;
ld.global.u8 %rs2,[%rd86];
add.s64 %rd87,%rd2,%rd84;
ld.global.u8 %rs3,[%rd87];
add.s64 %rd88,%rd1,%rd84;
ld.global.u8 %rs4,[%rd88];
add.s64 %rd89,%rd82,%rd94;
add.s64 %rd90,%rd5,%rd89;
st.global.u8 [%rd90],%rs1;
add.s64 %rd91,%rd90,%rd17;
st.global.u8 [%rd91],%rs2;
add.s64 %rd92,%rd91,%rd17;
st.global.u8 [%rd92],%rs3;
add.s64 %rd93,%rd92,%rd17;
st.global.u8 [%rd93],%rs4;
add.s32 %r181,%r181,32;
setp.lt.u32 %p10,%r181,%r7;
@%p10 bra $5_15;
$5_16:
ret;
}
.visible .entry deinterleave_2_c2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<3>;
.reg .b32 %r<130>;
.reg .b64 %rd<69>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c2E6shared[2304];
ld.param.u64 %rd22,[p0];
ld.param.u64 %rd23,[p1];
ld.param.u64 %rd24,[p2];
ld.param.u32 %r37,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.v2.u32 {%r38,%r39},[p11];
ld.param.u64 %rd21,[p11+40];
ld.param.u64 %rd20,[p11+32];
ld.param.u64 %rd19,[p11+24];
ld.param.u64 %rd18,[p11+16];
ld.param.u64 %rd17,[p10+16];
ld.param.u64 %rd16,[p10+8];
ld.param.u64 %rd15,[p10];
cvta.to.global.u64 %rd1,%rd24;
cvta.to.global.u64 %rd2,%rd23;
cvta.to.global.u64 %rd3,%rd22;
mov.u32 %r40,%tid.x;
and.b32 %r1,%r40,31;
mov.u32 %r41,%ctaid.x;
shl.b32 %r42,%r41,1;
shr.u32 %r2,%r40,5;
add.s32 %r3,%r42,%r2;
setp.ge.u32 %p1,%r3,%r37;
@%p1 bra $6_12;
mul.lo.s32 %r120,%r3,%r31;
setp.eq.s32 %p2,%r38,0;
mov.u64 %rd67,0;
mov.u64 %rd68,%rd67;
@%p2 bra $6_3;
div.u32 %r43,%r3,%r30;
div.u32 %r44,%r43,%r39;
mul.lo.s32 %r45,%r44,%r39;
sub.s32 %r46,%r43,%r45;
mul.lo.s32 %r47,%r31,%r30;
mul.lo.s32 %r48,%r47,%r43;
sub.s32 %r120,%r120,%r48;
cvt.u64.u32 %rd27,%r46;
mul.lo.s64 %rd28,%rd18,%rd27;
cvt.u64.u32 %rd29,%r44;
mul.lo.s64 %rd30,%rd19,%rd29;
add.s64 %rd67,%rd28,%rd30;
mul.lo.s64 %rd31,%rd20,%rd27;
mul.lo.s64 %rd32,%rd21,%rd29;
add.s64 %rd68,%rd31,%rd32;
$6_3:
add.s32 %r50,%r120,%r31;
min.u32 %r7,%r50,%r32;
min.u32 %r51,%r7,%r33;
shr.u32 %r52,%r51,3;
shr.u32 %r53,%r120,3;
sub.s32 %r54,%r52,%r53;
setp.lt.u32 %p3,%r120,%r33;
selp.b32 %r8,%r54,0,%p3;
cvt.u64.u32 %rd8,%r120;
mul.wide.u32 %rd33,%r120,4;
add.s64 %rd34,%rd33,%rd68;
add.s64 %rd35,%rd3,%rd34;
cvt.u64.u32 %rd9,%r2;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %rd10,%r1;
mul.wide.u32 %rd36,%r1,16;
add.s64 %rd11,%rd35,%rd36;
@%p4 bra $6_5;
ld.global.v4.u32 {%r122,%r121,%r123,%r124},[%rd11];
$6_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $6_7;
ld.global.v4.u32 {%r125,%r126,%r127,%r128},[%rd11+512];
$6_7:
shr.u32 %r64,%r1,3;
add.s32 %r65,%r64,%r1;
mul.lo.s64 %rd37,%rd9,1152;
mov.u64 %rd38,_ZZ17deinterleave_2_c2E6shared;
add.s64 %rd39,%rd38,%rd37;
mul.wide.u32 %rd40,%r65,16;
add.s64 %rd41,%rd39,%rd40;
st.shared.v4.u32 [%rd41],{%r122,%r121,%r123,%r124};
shr.u32 %r66,%r18,3;
add.s32 %r67,%r66,%r18;
mul.wide.u32 %rd42,%r67,16;
add.s64 %rd43,%rd39,%rd42;
st.shared.v4.u32 [%rd43],{%r125,%r126,%r127,%r128};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $6_9;
shl.b32 %r68,%r1,1;
shr.u32 %r69,%r1,2;
add.s32 %r70,%r69,%r68;
mul.wide.u32 %rd47,%r70,16;
add.s64 %rd48,%rd39,%rd47;
ld.shared.v4.u32 {%r71,%r72,%r73,%r74},[%rd48];
or.b32 %r79,%r68,1;
shr.u32 %r80,%r79,3;
add.s32 %r81,%r80,%r79;
mul.wide.u32 %rd49,%r81,16;
add.s64 %rd50,%rd39,%rd49;
ld.shared.v4.u32 {%r82,%r83,%r84,%r85},[%rd50];
mov.u32 %r90,80;
prmt.b32 %r91,%r71,%r71,%r90;
prmt.b32 %r92,%r72,%r72,%r90;
mov.u32 %r93,21520;
prmt.b32 %r94,%r73,%r73,%r90;
prmt.b32 %r95,%r74,%r74,%r90;
prmt.b32 %r96,%r82,%r82,%r90;
prmt.b32 %r97,%r83,%r83,%r90;
prmt.b32 %r98,%r84,%r84,%r90;
prmt.b32 %r99,%r85,%r85,%r90;
mov.u32 %r100,114;
prmt.b32 %r101,%r71,%r71,%r100;
prmt.b32 %r102,%r72,%r72,%r100;
prmt.b32 %r103,%r73,%r73,%r100;
prmt.b32 %r104,%r74,%r74,%r100;
prmt.b32 %r105,%r82,%r82,%r100;
prmt.b32 %r106,%r83,%r83,%r100;
prmt.b32 %r107,%r84,%r84,%r100;
prmt.b32 %r108,%r85,%r85,%r100;
shl.b64 %rd51,%rd8,1;
add.s64 %rd52,%rd67,%rd51;
add.s64 %rd53,%rd2,%rd52;
shl.b64 %rd54,%rd10,4;
add.s64 %rd55,%rd53,%rd54;
prmt.b32 %r109,%r94,%r95,%r93;
prmt.b32 %r110,%r91,%r92,%r93;
prmt.b32 %r111,%r98,%r99,%r93;
prmt.b32 %r112,%r96,%r97,%r93;
st.global.v4.u32 [%rd55],{%r110,%r109,%r112,%r111};
add.s64 %rd56,%rd1,%rd52;
add.s64 %rd57,%rd56,%rd54;
prmt.b32 %r113,%r103,%r104,%r93;
prmt.b32 %r114,%r101,%r102,%r93;
prmt.b32 %r115,%r107,%r108,%r93;
prmt.b32 %r116,%r105,%r106,%r93;
st.global.v4.u32 [%rd57],{%r114,%r113,%r116,%r115};
$6_9:
cvt.u32.u64 %r117,%rd8;
add.s32 %r118,%r117,%r1;
shl.b32 %r119,%r8,3;
add.s32 %r129,%r118,%r119;
setp.ge.u32 %p7,%r129,%r7;
@%p7 bra $6_12;
$6_11:
.pragma "nounroll";
cvt.u64.u32 %rd58,%r129;
mul.lo.s64 %rd59,%rd15,%rd58;
add.s64 %rd60,%rd59,%rd68;
add.s64 %rd61,%rd3,%rd60;
ld.global.u16 %rs1,[%rd61];
add.s64 %rd62,%rd61,%rd16;
ld.global.u16 %rs2,[%rd62];
mul.lo.s64 %rd63,%rd17,%rd58;
add.s64 %rd64,%rd67,%rd63;
add.s64 %rd65,%rd2,%rd64;
st.global.u16 [%rd65],%rs1;
add.s64 %rd66,%rd1,%rd64;
st.global.u16 [%rd66],%rs2;
add.s32 %r129,%r129,32;
setp.lt.u32 %p8,%r129,%r7;
@%p8 bra $6_11;
$6_12:
ret;
}
.visible .entry deinterleave_2_c3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %rs<4>;
.reg .b32 %r<159>;
.reg .b64 %rd<71>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c3E6shared[3456];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u32 %r44,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.v2.u32 {%r45,%r46},[p11];
ld.param.u64 %rd22,[p11+40];
ld.param.u64 %rd21,[p11+32];
ld.param.u64 %rd20,[p11+24];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p10+16];
ld.param.u64 %rd17,[p10+8];
ld.param.u64 %rd16,[p10];
cvta.to.global.u64 %rd1,%rd26;
cvta.to.global.u64 %rd2,%rd25;
cvta.to.global.u64 %rd3,%rd24;
cvta.to.global.u64 %rd4,%rd23;
mov.u32 %r47,%tid.x;
and.b32 %r1,%r47,31;
mov.u32 %r48,%ctaid.x;
shl.b32 %r49,%r48,1;
shr.u32 %r2,%r47,5;
add.s32 %r3,%r49,%r2;
setp.ge.u32 %p1,%r3,%r44;
@%p1 bra $7_14;
mul.lo.s32 %r145,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %rd69,0;
mov.u64 %rd70,%rd69;
@%p2 bra $7_3;
div.u32 %r50,%r3,%r37;
div.u32 %r51,%r50,%r46;
mul.lo.s32 %r52,%r51,%r46;
sub.s32 %r53,%r50,%r52;
mul.lo.s32 %r54,%r38,%r37;
mul.lo.s32 %r55,%r54,%r50;
sub.s32 %r145,%r145,%r55;
cvt.u64.u32 %rd29,%r53;
mul.lo.s64 %rd30,%rd19,%rd29;
cvt.u64.u32 %rd31,%r51;
mul.lo.s64 %rd32,%rd20,%rd31;
add.s64 %rd69,%rd30,%rd32;
mul.lo.s64 %rd33,%rd21,%rd29;
mul.lo.s64 %rd34,%rd22,%rd31;
add.s64 %rd70,%rd33,%rd34;
$7_3:
add.s32 %r57,%r145,%r38;
min.u32 %r7,%r57,%r39;
min.u32 %r58,%r7,%r40;
shr.u32 %r59,%r58,3;
shr.u32 %r60,%r145,3;
sub.s32 %r61,%r59,%r60;
setp.lt.u32 %p3,%r145,%r40;
selp.b32 %r8,%r61,0,%p3;
cvt.u64.u32 %rd9,%r145;
mul.wide.u32 %rd35,%r145,6;
add.s64 %rd36,%rd35,%rd70;
add.s64 %rd37,%rd4,%rd36;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %rd10,%r1;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd11,%rd37,%rd38;
@%p4 bra $7_5;
ld.global.v4.u32 {%r149,%r148,%r147,%r146},[%rd11];
$7_5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $7_7;
ld.global.v4.u32 {%r150,%r151,%r152,%r153},[%rd11+512];
$7_7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $7_9;
ld.global.v4.u32 {%r154,%r155,%r156,%r157},[%rd11+1024];
$7_9:
cvt.u64.u32 %rd12,%r2;
mul.wide.u32 %rd39,%r2,1728;
mov.u64 %rd40,_ZZ17deinterleave_2_c3E6shared;
add.s64 %rd41,%rd40,%rd39;
shl.b64 %rd42,%rd10,4;
add.s64 %rd43,%rd41,%rd42;
st.shared.v4.u32 [%rd43],{%r149,%r148,%r147,%r146};
st.shared.v4.u32 [%rd43+512],{%r150,%r151,%r152,%r153};
st.shared.v4.u32 [%rd43+1024],{%r154,%r155,%r156,%r157};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $7_11;
mul.lo.s32 %r78,%r1,3;
mul.lo.s64 %rd44,%rd12,1728;
add.s64 %rd46,%rd40,%rd44;
mul.wide.u32 %rd47,%r78,16;
add.s64 %rd48,%rd46,%rd47;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%rd48];
ld.shared.v4.u32 {%r87,%r88,%r89,%r90},[%rd48+16];
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%rd48+32];
mov.u32 %r103,80;
prmt.b32 %r104,%r79,%r79,%r103;
mov.u32 %r105,114;
prmt.b32 %r106,%r80,%r80,%r105;
mov.u32 %r107,21520;
prmt.b32 %r108,%r82,%r82,%r103;
prmt.b32 %r109,%r87,%r87,%r105;
prmt.b32 %r110,%r89,%r89,%r103;
prmt.b32 %r111,%r90,%r90,%r105;
prmt.b32 %r112,%r96,%r96,%r103;
prmt.b32 %r113,%r97,%r97,%r105;
prmt.b32 %r114,%r79,%r79,%r105;
prmt.b32 %r115,%r81,%r81,%r103;
prmt.b32 %r116,%r82,%r82,%r105;
prmt.b32 %r117,%r88,%r88,%r103;
prmt.b32 %r118,%r89,%r89,%r105;
prmt.b32 %r119,%r95,%r95,%r103;
prmt.b32 %r120,%r96,%r96,%r105;
prmt.b32 %r121,%r98,%r98,%r103;
prmt.b32 %r122,%r80,%r80,%r103;
prmt.b32 %r123,%r81,%r81,%r105;
prmt.b32 %r124,%r87,%r87,%r103;
prmt.b32 %r125,%r88,%r88,%r105;
prmt.b32 %r126,%r90,%r90,%r103;
prmt.b32 %r127,%r95,%r95,%r105;
prmt.b32 %r128,%r97,%r97,%r103;
prmt.b32 %r129,%r98,%r98,%r105;
shl.b64 %rd49,%rd9,1;
add.s64 %rd50,%rd69,%rd49;
add.s64 %rd51,%rd3,%rd50;
add.s64 %rd53,%rd51,%rd42;
prmt.b32 %r130,%r112,%r113,%r107;
prmt.b32 %r131,%r110,%r111,%r107;
prmt.b32 %r132,%r108,%r109,%r107;
prmt.b32 %r133,%r104,%r106,%r107;
st.global.v4.u32 [%rd53],{%r133,%r132,%r131,%r130};
add.s64 %rd54,%rd2,%rd50;
add.s64 %rd55,%rd54,%rd42;
prmt.b32 %r134,%r120,%r121,%r107;
prmt.b32 %r135,%r118,%r119,%r107;
prmt.b32 %r136,%r116,%r117,%r107;
prmt.b32 %r137,%r114,%r115,%r107;
st.global.v4.u32 [%rd55],{%r137,%r136,%r135,%r134};
add.s64 %rd56,%rd1,%rd50;
add.s64 %rd57,%rd56,%rd42;
prmt.b32 %r138,%r128,%r129,%r107;
prmt.b32 %r139,%r126,%r127,%r107;
prmt.b32 %r140,%r124,%r125,%r107;
prmt.b32 %r141,%r122,%r123,%r107;
st.global.v4.u32 [%rd57],{%r141,%r140,%r139,%r138};
$7_11:
cvt.u32.u64 %r142,%rd9;
add.s32 %r143,%r142,%r1;
shl.b32 %r144,%r8,3;
add.s32 %r158,%r143,%r144;
setp.ge.u32 %p8,%r158,%r7;
@%p8 bra $7_14;
$7_13:
.pragma "nounroll";
cvt.u64.u32 %rd58,%r158;
mul.lo.s64 %rd59,%rd16,%rd58;
add.s64 %rd60,%rd59,%rd70;
add.s64 %rd61,%rd4,%rd60;
ld.global.u16 %rs1,[%rd61];
add.s64 %rd62,%rd61,%rd17;
ld.global.u16 %rs2,[%rd62];
add.s64 %rd63,%rd62,%rd17;
ld.global.u16 %rs3,[%rd63];
mul.lo.s64 %rd64,%rd18,%rd58;
add.s64 %rd65,%rd69,%rd64;
add.s64 %rd66,%rd3,%rd65;
st.global.u16 [%rd66],%rs1;
add.s64 %rd67,%rd2,%rd65;
st.global.u16 [%rd67],%rs2;
add.s64 %rd68,%rd1,%rd65;
st.global.u16 [%rd68],%rs3;
add.s32 %r158,%r158,32;
setp.lt.u32 %p9,%r158,%r7;
@%p9 bra $7_13;
$7_14:
ret;
}
.visible .entry deinterleave_2_c4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %rs<5>;
.reg .b32 %r<216>;
.reg .b64 %rd<89>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c4E6shared[4608];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u64 %rd28,[p4];
ld.param.u32 %r55,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.v2.u32 {%r56,%r57},[p11];
ld.param.u64 %rd23,[p11+40];
ld.param.u64 %rd22,[p11+32];
ld.param.u64 %rd21,[p11+24];
ld.param.u64 %rd20,[p11+16];
ld.param.u64 %rd19,[p10+16];
ld.param.u64 %rd18,[p10+8];
ld.param.u64 %rd17,[p10];
cvta.to.global.u64 %rd1,%rd28;
cvta.to.global.u64 %rd2,%rd27;
cvta.to.global.u64 %rd3,%rd26;
cvta.to.global.u64 %rd4,%rd25;
cvta.to.global.u64 %rd5,%rd24;
mov.u32 %r58,%tid.x;
and.b32 %r1,%r58,31;
mov.u32 %r59,%ctaid.x;
shl.b32 %r60,%r59,1;
shr.u32 %r2,%r58,5;
add.s32 %r3,%r60,%r2;
setp.ge.u32 %p1,%r3,%r55;
@%p1 bra $8_16;
mul.lo.s32 %r198,%r3,%r49;
setp.eq.s32 %p2,%r56,0;
mov.u64 %rd87,0;
mov.u64 %rd88,%rd87;
@%p2 bra $8_3;
div.u32 %r61,%r3,%r48;
div.u32 %r62,%r61,%r57;
mul.lo.s32 %r63,%r62,%r57;
sub.s32 %r64,%r61,%r63;
mul.lo.s32 %r65,%r49,%r48;
mul.lo.s32 %r66,%r65,%r61;
sub.s32 %r198,%r198,%r66;
cvt.u64.u32 %rd31,%r64;
mul.lo.s64 %rd32,%rd20,%rd31;
cvt.u64.u32 %rd33,%r62;
mul.lo.s64 %rd34,%rd21,%rd33;
add.s64 %rd87,%rd32,%rd34;
mul.lo.s64 %rd35,%rd22,%rd31;
mul.lo.s64 %rd36,%rd23,%rd33;
add.s64 %rd88,%rd35,%rd36;
$8_3:
add.s32 %r68,%r198,%r49;
min.u32 %r7,%r68,%r50;
min.u32 %r69,%r7,%r51;
shr.u32 %r70,%r69,3;
shr.u32 %r71,%r198,3;
sub.s32 %r72,%r70,%r71;
setp.lt.u32 %p3,%r198,%r51;
selp.b32 %r8,%r72,0,%p3;
cvt.u64.u32 %rd10,%r198;
mul.wide.u32 %rd37,%r198,8;
add.s64 %rd38,%rd37,%rd88;
add.s64 %rd39,%rd5,%rd38;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %rd11,%r1;
mul.wide.u32 %rd40,%r1,16;
add.s64 %rd12,%rd39,%rd40;
@%p4 bra $8_5;
ld.global.v4.u32 {%r202,%r201,%r200,%r199},[%rd12];
$8_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $8_7;
ld.global.v4.u32 {%r206,%r205,%r204,%r203},[%rd12+512];
$8_7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $8_9;
ld.global.v4.u32 {%r207,%r208,%r209,%r210},[%rd12+1024];
$8_9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $8_11;
ld.global.v4.u32 {%r211,%r212,%r213,%r214},[%rd12+1536];
$8_11:
shr.u32 %r92,%r1,3;
add.s32 %r93,%r92,%r1;
cvt.u64.u32 %rd13,%r2;
mul.wide.u32 %rd41,%r2,2304;
mov.u64 %rd42,_ZZ17deinterleave_2_c4E6shared;
add.s64 %rd43,%rd42,%rd41;
mul.wide.u32 %rd44,%r93,16;
add.s64 %rd45,%rd43,%rd44;
st.shared.v4.u32 [%rd45],{%r202,%r201,%r200,%r199};
shr.u32 %r94,%r18,3;
add.s32 %r95,%r94,%r18;
mul.wide.u32 %rd46,%r95,16;
add.s64 %rd47,%rd43,%rd46;
st.shared.v4.u32 [%rd47],{%r206,%r205,%r204,%r203};
shr.u32 %r96,%r27,3;
add.s32 %r97,%r96,%r27;
mul.wide.u32 %rd48,%r97,16;
add.s64 %rd49,%rd43,%rd48;
st.shared.v4.u32 [%rd49],{%r207,%r208,%r209,%r210};
shr.u32 %r98,%r36,3;
add.s32 %r99,%r98,%r36;
mul.wide.u32 %rd50,%r99,16;
add.s64 %rd51,%rd43,%rd50;
st.shared.v4.u32 [%rd51],{%r211,%r212,%r213,%r214};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $8_13;
shl.b32 %r100,%r1,2;
shr.u32 %r101,%r1,1;
add.s32 %r102,%r101,%r100;
mul.lo.s64 %rd52,%rd13,2304;
add.s64 %rd54,%rd42,%rd52;
mul.wide.u32 %rd55,%r102,16;
add.s64 %rd56,%rd54,%rd55;
ld.shared.v4.u32 {%r103,%r104,%r105,%r106},[%rd56];
or.b32 %r111,%r100,1;
shr.u32 %r112,%r111,3;
add.s32 %r113,%r112,%r111;
mul.wide.u32 %rd57,%r113,16;
add.s64 %rd58,%rd54,%rd57;
ld.shared.v4.u32 {%r114,%r115,%r116,%r117},[%rd58];
or.b32 %r122,%r100,2;
shr.u32 %r123,%r122,3;
add.s32 %r124,%r123,%r122;
mul.wide.u32 %rd59,%r124,16;
add.s64 %rd60,%rd54,%rd59;
ld.shared.v4.u32 {%r125,%r126,%r127,%r128},[%rd60];
or.b32 %r133,%r100,3;
shr.u32 %r134,%r133,3;
add.s32 %r135,%r134,%r133;
mul.wide.u32 %rd61,%r135,16;
add.s64 %rd62,%rd54,%rd61;
ld.shared.v4.u32 {%r136,%r137,%r138,%r139},[%rd62];
mov.u32 %r144,80;
prmt.b32 %r145,%r103,%r103,%r144;
prmt.b32 %r146,%r105,%r105,%r144;
mov.u32 %r147,21520;
prmt.b32 %r148,%r114,%r114,%r144;
prmt.b32 %r149,%r116,%r116,%r144;
prmt.b32 %r150,%r125,%r125,%r144;
prmt.b32 %r151,%r127,%r127,%r144;
prmt.b32 %r152,%r136,%r136,%r144;
prmt.b32 %r153,%r138,%r138,%r144;
mov.u32 %r154,114;
prmt.b32 %r155,%r103,%r103,%r154;
prmt.b32 %r156,%r105,%r105,%r154;
prmt.b32 %r157,%r114,%r114,%r154;
prmt.b32 %r158,%r116,%r116,%r154;
prmt.b32 %r159,%r125,%r125,%r154;
prmt.b32 %r160,%r127,%r127,%r154;
prmt.b32 %r161,%r136,%r136,%r154;
prmt.b32 %r162,%r138,%r138,%r154;
prmt.b32 %r163,%r104,%r104,%r144;
prmt.b32 %r164,%r106,%r106,%r144;
prmt.b32 %r165,%r115,%r115,%r144;
prmt.b32 %r166,%r117,%r117,%r144;
prmt.b32 %r167,%r126,%r126,%r144;
prmt.b32 %r168,%r128,%r128,%r144;
prmt.b32 %r169,%r137,%r137,%r144;
prmt.b32 %r170,%r139,%r139,%r144;
prmt.b32 %r171,%r104,%r104,%r154;
prmt.b32 %r172,%r106,%r106,%r154;
prmt.b32 %r173,%r115,%r115,%r154;
prmt.b32 %r174,%r117,%r117,%r154;
prmt.b32 %r175,%r126,%r126,%r154;
prmt.b32 %r176,%r128,%r128,%r154;
prmt.b32 %r177,%r137,%r137,%r154;
prmt.b32 %r178,%r139,%r139,%r154;
shl.b64 %rd63,%rd10,1;
add.s64 %rd64,%rd87,%rd63;
add.s64 %rd65,%rd4,%rd64;
shl.b64 %rd66,%rd11,4;
add.s64 %rd67,%rd65,%rd66;
prmt.b32 %r179,%r145,%r146,%r147;
prmt.b32 %r180,%r152,%r153,%r147;
prmt.b32 %r181,%r150,%r151,%r147;
prmt.b32 %r182,%r148,%r149,%r147;
st.global.v4.u32 [%rd67],{%r179,%r182,%r181,%r180};
add.s64 %rd68,%rd3,%rd64;
add.s64 %rd69,%rd68,%rd66;
prmt.b32 %r183,%r155,%r156,%r147;
prmt.b32 %r184,%r161,%r162,%r147;
prmt.b32 %r185,%r159,%r160,%r147;
prmt.b32 %r186,%r157,%r158,%r147;
st.global.v4.u32 [%rd69],{%r183,%r186,%r185,%r184};
add.s64 %rd70,%rd2,%rd64;
add.s64 %rd71,%rd70,%rd66;
prmt.b32 %r187,%r163,%r164,%r147;
prmt.b32 %r188,%r169,%r170,%r147;
prmt.b32 %r189,%r167,%r168,%r147;
prmt.b32 %r190,%r165,%r166,%r147;
st.global.v4.u32 [%rd71],{%r187,%r190,%r189,%r188};
add.s64 %rd72,%rd1,%rd64;
add.s64 %rd73,%rd72,%rd66;
prmt.b32 %r191,%r171,%r172,%r147;
prmt.b32 %r192,%r177,%r178,%r147;
prmt.b32 %r193,%r175,%r176,%r147;
prmt.b32 %r194,%r173,%r174,%r147;
st.global.v4.u32 [%rd73],{%r191,%r194,%r193,%r192};
$8_13:
cvt.u32.u64 %r195,%rd10;
add.s32 %r196,%r195,%r1;
shl.b32 %r197,%r8,3;
add.s32 %r215,%r196,%r197;
setp.ge.u32 %p9,%r215,%r7;
@%p9 bra $8_16;
$8_15:
.pragma "nounroll";
cvt.u64.u32 %rd74,%r215;
mul.lo.s64 %rd75,%rd17,%rd74;
add.s64 %rd76,%rd75,%rd88;
add.s64 %rd77,%rd5,%rd76;
ld.global.u16 %rs1,[%rd77];
add.s64 %rd78,%rd77,%rd18;
ld.global.u16 %rs2,[%rd78];
add.s64 %rd79,%rd78,%rd18;
ld.global.u16 %rs3,[%rd79];
add.s64 %rd80,%rd79,%rd18;
ld.global.u16 %rs4,[%rd80];
mul.lo.s64 %rd81,%rd19,%rd74;
add.s64 %rd82,%rd87,%rd81;
add.s64 %rd83,%rd4,%rd82;
st.global.u16 [%rd83],%rs1;
add.s64 %rd84,%rd3,%rd82;
st.global.u16 [%rd84],%rs2;
add.s64 %rd85,%rd2,%rd82;
st.global.u16 [%rd85],%rs3;
add.s64 %rd86,%rd1,%rd82;
st.global.u16 [%rd86],%rs4;
add.s32 %r215,%r215,32;
setp.lt.u32 %p10,%r215,%r7;
@%p10 bra $8_15;
$8_16:
ret;
}
.visible .entry interleave_2_c2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<3>;
.reg .b32 %r<112>;
.reg .b64 %rd<71>;
.shared .align 16 .b8 _ZZ15interleave_2_c2E6shared[2304];
ld.param.u64 %rd21,[p0];
ld.param.u64 %rd22,[p1];
ld.param.u64 %rd23,[p2];
ld.param.u32 %r21,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.v2.u32 {%r22,%r23},[p11];
ld.param.u64 %rd20,[p11+40];
ld.param.u64 %rd19,[p11+32];
ld.param.u64 %rd18,[p11+24];
ld.param.u64 %rd17,[p11+16];
ld.param.u64 %rd16,[p10+16];
ld.param.u64 %rd15,[p10+8];
ld.param.u64 %rd14,[p10];
cvta.to.global.u64 %rd1,%rd23;
cvta.to.global.u64 %rd2,%rd22;
cvta.to.global.u64 %rd3,%rd21;
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $9_12;
mul.lo.s32 %r110,%r3,%r15;
setp.eq.s32 %p2,%r22,0;
mov.u64 %rd69,0;
mov.u64 %rd70,%rd69;
@%p2 bra $9_3;
div.u32 %r27,%r3,%r14;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r15,%r14;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r110,%r110,%r32;
cvt.u64.u32 %rd26,%r30;
mul.lo.s64 %rd27,%rd17,%rd26;
cvt.u64.u32 %rd28,%r28;
mul.lo.s64 %rd29,%rd18,%rd28;
add.s64 %rd69,%rd27,%rd29;
mul.lo.s64 %rd30,%rd19,%rd26;
mul.lo.s64 %rd31,%rd20,%rd28;
add.s64 %rd70,%rd30,%rd31;
$9_3:
add.s32 %r33,%r110,%r15;
min.u32 %r7,%r33,%r16;
min.u32 %r34,%r7,%r17;
shr.u32 %r35,%r34,3;
shr.u32 %r36,%r110,3;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r110,%r17;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %rd8,%r110;
cvt.u64.u32 %rd9,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $9_4;
bra.uni $9_5;
$9_4:
shl.b64 %rd32,%rd8,1;
add.s64 %rd33,%rd70,%rd32;
add.s64 %rd34,%rd2,%rd33;
mul.wide.u32 %rd35,%r1,16;
add.s64 %rd36,%rd34,%rd35;
ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%rd36];
add.s64 %rd37,%rd1,%rd33;
add.s64 %rd38,%rd37,%rd35;
ld.global.v4.u32 {%r46,%r47,%r48,%r49},[%rd38];
mov.u32 %r54,80;
prmt.b32 %r55,%r38,%r38,%r54;
prmt.b32 %r56,%r46,%r46,%r54;
mov.u32 %r57,21520;
mov.u32 %r58,114;
prmt.b32 %r59,%r38,%r38,%r58;
prmt.b32 %r60,%r46,%r46,%r58;
prmt.b32 %r61,%r39,%r39,%r54;
prmt.b32 %r62,%r47,%r47,%r54;
prmt.b32 %r63,%r39,%r39,%r58;
prmt.b32 %r64,%r47,%r47,%r58;
prmt.b32 %r65,%r40,%r40,%r54;
prmt.b32 %r66,%r48,%r48,%r54;
prmt.b32 %r67,%r40,%r40,%r58;
prmt.b32 %r68,%r48,%r48,%r58;
prmt.b32 %r69,%r41,%r41,%r54;
prmt.b32 %r70,%r49,%r49,%r54;
prmt.b32 %r71,%r41,%r41,%r58;
prmt.b32 %r72,%r49,%r49,%r58;
shr.u32 %r73,%r1,2;
shl.b32 %r74,%r1,1;
add.s32 %r75,%r73,%r74;
mul.lo.s64 %rd39,%rd9,1152;
mov.u64 %rd40,_ZZ15interleave_2_c2E6shared;
add.s64 %rd41,%rd40,%rd39;
mul.wide.u32 %rd42,%r75,16;
add.s64 %rd43,%rd41,%rd42;
prmt.b32 %r76,%r63,%r64,%r57;
prmt.b32 %r77,%r61,%r62,%r57;
prmt.b32 %r78,%r59,%r60,%r57;
prmt.b32 %r79,%r55,%r56,%r57;
st.shared.v4.u32 [%rd43],{%r79,%r78,%r77,%r76};
or.b32 %r80,%r74,1;
shr.u32 %r81,%r80,3;
add.s32 %r82,%r81,%r80;
mul.wide.u32 %rd44,%r82,16;
add.s64 %rd45,%rd41,%rd44;
prmt.b32 %r83,%r71,%r72,%r57;
prmt.b32 %r84,%r69,%r70,%r57;
prmt.b32 %r85,%r67,%r68,%r57;
prmt.b32 %r86,%r65,%r66,%r57;
st.shared.v4.u32 [%rd45],{%r86,%r85,%r84,%r83};
$9_5:
bar.warp.sync -1;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %rd46,%rd8,2;
add.s64 %rd47,%rd46,%rd69;
add.s64 %rd48,%rd3,%rd47;
mul.wide.u32 %rd49,%r1,16;
add.s64 %rd10,%rd48,%rd49;
@%p5 bra $9_7;
shr.u32 %r87,%r1,3;
add.s32 %r88,%r87,%r1;
mul.lo.s64 %rd50,%rd9,1152;
mov.u64 %rd51,_ZZ15interleave_2_c2E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r88,16;
add.s64 %rd54,%rd52,%rd53;
ld.shared.v4.u32 {%r89,%r90,%r91,%r92},[%rd54];
st.global.v4.u32 [%rd10],{%r89,%r90,%r91,%r92};
$9_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $9_9;
shr.u32 %r97,%r10,3;
add.s32 %r98,%r97,%r10;
mul.lo.s64 %rd55,%rd9,1152;
mov.u64 %rd56,_ZZ15interleave_2_c2E6shared;
add.s64 %rd57,%rd56,%rd55;
mul.wide.u32 %rd58,%r98,16;
add.s64 %rd59,%rd57,%rd58;
ld.shared.v4.u32 {%r99,%r100,%r101,%r102},[%rd59];
st.global.v4.u32 [%rd10+512],{%r99,%r100,%r101,%r102};
$9_9:
cvt.u32.u64 %r107,%rd8;
add.s32 %r108,%r107,%r1;
shl.b32 %r109,%r8,3;
add.s32 %r111,%r108,%r109;
setp.ge.u32 %p7,%r111,%r7;
@%p7 bra $9_12;
$9_11:
.pragma "nounroll";
cvt.u64.u32 %rd60,%r111;
mul.lo.s64 %rd61,%rd14,%rd60;
add.s64 %rd62,%rd61,%rd69;
mul.lo.s64 %rd63,%rd16,%rd60;
add.s64 %rd64,%rd70,%rd63;
add.s64 %rd65,%rd2,%rd64;
ld.global.u16 %rs1,[%rd65];
add.s64 %rd66,%rd1,%rd64;
ld.global.u16 %rs2,[%rd66];
add.s64 %rd67,%rd3,%rd62;
st.global.u16 [%rd67],%rs1;
add.s64 %rd68,%rd67,%rd15;
st.global.u16 [%rd68],%rs2;
add.s32 %r111,%r111,32;
setp.lt.u32 %p8,%r111,%r7;
@%p8 bra $9_11;
$9_12:
ret;
}
.visible .entry interleave_2_c3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %rs<4>;
.reg .b32 %r<132>;
.reg .b64 %rd<69>;
.shared .align 16 .b8 _ZZ15interleave_2_c3E6shared[3456];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u32 %r20,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.v2.u32 {%r21,%r22},[p11];
ld.param.u64 %rd22,[p11+40];
ld.param.u64 %rd21,[p11+32];
ld.param.u64 %rd20,[p11+24];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p10+16];
ld.param.u64 %rd17,[p10+8];
ld.param.u64 %rd16,[p10];
cvta.to.global.u64 %rd1,%rd26;
cvta.to.global.u64 %rd2,%rd25;
cvta.to.global.u64 %rd3,%rd24;
cvta.to.global.u64 %rd4,%rd23;
mov.u32 %r23,%tid.x;
and.b32 %r1,%r23,31;
mov.u32 %r24,%ctaid.x;
shl.b32 %r25,%r24,1;
shr.u32 %r2,%r23,5;
add.s32 %r3,%r25,%r2;
setp.ge.u32 %p1,%r3,%r20;
@%p1 bra $10_14;
mul.lo.s32 %r130,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %rd67,0;
mov.u64 %rd68,%rd67;
@%p2 bra $10_3;
div.u32 %r26,%r3,%r13;
div.u32 %r27,%r26,%r22;
mul.lo.s32 %r28,%r27,%r22;
sub.s32 %r29,%r26,%r28;
mul.lo.s32 %r30,%r14,%r13;
mul.lo.s32 %r31,%r30,%r26;
sub.s32 %r130,%r130,%r31;
cvt.u64.u32 %rd29,%r29;
mul.lo.s64 %rd30,%rd19,%rd29;
cvt.u64.u32 %rd31,%r27;
mul.lo.s64 %rd32,%rd20,%rd31;
add.s64 %rd67,%rd30,%rd32;
mul.lo.s64 %rd33,%rd21,%rd29;
mul.lo.s64 %rd34,%rd22,%rd31;
add.s64 %rd68,%rd33,%rd34;
$10_3:
add.s32 %r32,%r130,%r14;
min.u32 %r7,%r32,%r15;
min.u32 %r33,%r7,%r16;
shr.u32 %r34,%r33,3;
shr.u32 %r35,%r130,3;
sub.s32 %r36,%r34,%r35;
setp.lt.u32 %p3,%r130,%r16;
selp.b32 %r8,%r36,0,%p3;
cvt.u64.u32 %rd9,%r130;
cvt.u64.u32 %rd10,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $10_4;
bra.uni $10_5;
$10_4:
shl.b64 %rd35,%rd9,1;
add.s64 %rd36,%rd68,%rd35;
add.s64 %rd37,%rd3,%rd36;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd39,%rd37,%rd38;
ld.global.v4.u32 {%r37,%r38,%r39,%r40},[%rd39];
add.s64 %rd40,%rd2,%rd36;
add.s64 %rd41,%rd40,%rd38;
ld.global.v4.u32 {%r45,%r46,%r47,%r48},[%rd41];
add.s64 %rd42,%rd1,%rd36;
add.s64 %rd43,%rd42,%rd38;
ld.global.v4.u32 {%r53,%r54,%r55,%r56},[%rd43];
mov.u32 %r61,80;
prmt.b32 %r62,%r37,%r37,%r61;
prmt.b32 %r63,%r45,%r45,%r61;
mov.u32 %r64,21520;
prmt.b32 %r65,%r53,%r53,%r61;
mov.u32 %r66,114;
prmt.b32 %r67,%r37,%r37,%r66;
prmt.b32 %r68,%r45,%r45,%r66;
prmt.b32 %r69,%r53,%r53,%r66;
prmt.b32 %r70,%r38,%r38,%r61;
prmt.b32 %r71,%r46,%r46,%r61;
prmt.b32 %r72,%r54,%r54,%r61;
prmt.b32 %r73,%r38,%r38,%r66;
prmt.b32 %r74,%r46,%r46,%r66;
prmt.b32 %r75,%r54,%r54,%r66;
prmt.b32 %r76,%r39,%r39,%r61;
prmt.b32 %r77,%r47,%r47,%r61;
prmt.b32 %r78,%r55,%r55,%r61;
prmt.b32 %r79,%r39,%r39,%r66;
prmt.b32 %r80,%r47,%r47,%r66;
prmt.b32 %r81,%r55,%r55,%r66;
prmt.b32 %r82,%r40,%r40,%r61;
prmt.b32 %r83,%r48,%r48,%r61;
prmt.b32 %r84,%r56,%r56,%r61;
prmt.b32 %r85,%r40,%r40,%r66;
prmt.b32 %r86,%r48,%r48,%r66;
prmt.b32 %r87,%r56,%r56,%r66;
mul.lo.s32 %r88,%r1,3;
mul.lo.s64 %rd44,%rd10,1728;
mov.u64 %rd45,_ZZ15interleave_2_c3E6shared;
add.s64 %rd46,%rd45,%rd44;
mul.wide.u32 %rd47,%r88,16;
add.s64 %rd48,%rd46,%rd47;
prmt.b32 %r89,%r70,%r71,%r64;
prmt.b32 %r90,%r68,%r69,%r64;
prmt.b32 %r91,%r65,%r67,%r64;
prmt.b32 %r92,%r62,%r63,%r64;
st.shared.v4.u32 [%rd48],{%r92,%r91,%r90,%r89};
prmt.b32 %r93,%r78,%r79,%r64;
prmt.b32 %r94,%r76,%r77,%r64;
prmt.b32 %r95,%r74,%r75,%r64;
prmt.b32 %r96,%r72,%r73,%r64;
st.shared.v4.u32 [%rd48+16],{%r96,%r95,%r94,%r93};
prmt.b32 %r97,%r86,%r87,%r64;
prmt.b32 %r98,%r84,%r85,%r64;
prmt.b32 %r99,%r82,%r83,%r64;
prmt.b32 %r100,%r80,%r81,%r64;
st.shared.v4.u32 [%rd48+32],{%r100,%r99,%r98,%r97};
$10_5:
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %rd49,%rd10,1728;
mov.u64 %rd50,_ZZ15interleave_2_c3E6shared;
add.s64 %rd51,%rd50,%rd49;
mul.wide.u32 %rd52,%r1,16;
add.s64 %rd11,%rd51,%rd52;
mul.lo.s64 %rd53,%rd9,6;
add.s64 %rd54,%rd53,%rd67;
add.s64 %rd55,%rd4,%rd54;
add.s64 %rd12,%rd55,%rd52;
@%p5 bra $10_7;
ld.shared.v4.u32 {%r101,%r102,%r103,%r104},[%rd11];
st.global.v4.u32 [%rd12],{%r101,%r102,%r103,%r104};
$10_7:
or.b32 %r109,%r1,32;
setp.ge.u32 %p6,%r109,%r9;
@%p6 bra $10_9;
ld.shared.v4.u32 {%r110,%r111,%r112,%r113},[%rd11+512];
st.global.v4.u32 [%rd12+512],{%r110,%r111,%r112,%r113};
$10_9:
or.b32 %r118,%r1,64;
setp.ge.u32 %p7,%r118,%r9;
@%p7 bra $10_11;
ld.shared.v4.u32 {%r119,%r120,%r121,%r122},[%rd11+1024];
st.global.v4.u32 [%rd12+1024],{%r119,%r120,%r121,%r122};
$10_11:
cvt.u32.u64 %r127,%rd9;
add.s32 %r128,%r127,%r1;
shl.b32 %r129,%r8,3;
add.s32 %r131,%r128,%r129;
setp.ge.u32 %p8,%r131,%r7;
@%p8 bra $10_14;
$10_13:
.pragma "nounroll";
cvt.u64.u32 %rd56,%r131;
mul.lo.s64 %rd57,%rd16,%rd56;
mul.lo.s64 %rd58,%rd18,%rd56;
add.s64 %rd59,%rd68,%rd58;
add.s64 %rd60,%rd3,%rd59;
ld.global.u16 %rs1,[%rd60];
add.s64 %rd61,%rd2,%rd59;
ld.global.u16 %rs2,[%rd61];
add.s64 %rd62,%rd1,%rd59;
ld.global.u16 %rs3,[%rd62];
add.s64 %rd63,%rd57,%rd67;
add.s64 %rd64,%rd4,%rd63;
st.global.u16 [%rd64],%rs1;
add.s64 %rd65,%rd64,%rd17;
st.global.u16 [%rd65],%rs2;
add.s64 %rd66,%rd65,%rd17;
st.global.u16 [%rd66],%rs3;
add.s32 %r131,%r131,32;
setp.lt.u32 %p9,%r131,%r7;
@%p9 bra $10_13;
$10_14:
ret;
}
.visible .entry interleave_2_c4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %rs<5>;
.reg .b32 %r<180>;
.reg .b64 %rd<97>;
.shared .align 16 .b8 _ZZ15interleave_2_c4E6shared[4608];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u64 %rd27,[p4];
ld.param.u32 %r23,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.v2.u32 {%r24,%r25},[p11];
ld.param.u64 %rd22,[p11+40];
ld.param.u64 %rd21,[p11+32];
ld.param.u64 %rd20,[p11+24];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p10+16];
ld.param.u64 %rd17,[p10+8];
ld.param.u64 %rd16,[p10];
cvta.to.global.u64 %rd1,%rd27;
cvta.to.global.u64 %rd2,%rd26;
cvta.to.global.u64 %rd3,%rd25;
cvta.to.global.u64 %rd4,%rd24;
cvta.to.global.u64 %rd5,%rd23;
mov.u32 %r26,%tid.x;
and.b32 %r1,%r26,31;
mov.u32 %r27,%ctaid.x;
shl.b32 %r28,%r27,1;
shr.u32 %r2,%r26,5;
add.s32 %r3,%r28,%r2;
setp.ge.u32 %p1,%r3,%r23;
@%p1 bra $11_16;
mul.lo.s32 %r178,%r3,%r17;
setp.eq.s32 %p2,%r24,0;
mov.u64 %rd95,0;
mov.u64 %rd96,%rd95;
@%p2 bra $11_3;
div.u32 %r29,%r3,%r16;
div.u32 %r30,%r29,%r25;
mul.lo.s32 %r31,%r30,%r25;
sub.s32 %r32,%r29,%r31;
mul.lo.s32 %r33,%r17,%r16;
mul.lo.s32 %r34,%r33,%r29;
sub.s32 %r178,%r178,%r34;
cvt.u64.u32 %rd30,%r32;
mul.lo.s64 %rd31,%rd19,%rd30;
cvt.u64.u32 %rd32,%r30;
mul.lo.s64 %rd33,%rd20,%rd32;
add.s64 %rd95,%rd31,%rd33;
mul.lo.s64 %rd34,%rd21,%rd30;
mul.lo.s64 %rd35,%rd22,%rd32;
add.s64 %rd96,%rd34,%rd35;
$11_3:
add.s32 %r35,%r178,%r17;
min.u32 %r7,%r35,%r18;
min.u32 %r36,%r7,%r19;
shr.u32 %r37,%r36,3;
shr.u32 %r38,%r178,3;
sub.s32 %r39,%r37,%r38;
setp.lt.u32 %p3,%r178,%r19;
selp.b32 %r8,%r39,0,%p3;
cvt.u64.u32 %rd10,%r178;
cvt.u64.u32 %rd11,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $11_4;
bra.uni $11_5;
$11_4:
shl.b64 %rd36,%rd10,1;
add.s64 %rd37,%rd96,%rd36;
add.s64 %rd38,%rd4,%rd37;
mul.wide.u32 %rd39,%r1,16;
add.s64 %rd40,%rd38,%rd39;
ld.global.v4.u32 {%r40,%r41,%r42,%r43},[%rd40];
add.s64 %rd41,%rd3,%rd37;
add.s64 %rd42,%rd41,%rd39;
ld.global.v4.u32 {%r48,%r49,%r50,%r51},[%rd42];
add.s64 %rd43,%rd2,%rd37;
add.s64 %rd44,%rd43,%rd39;
ld.global.v4.u32 {%r56,%r57,%r58,%r59},[%rd44];
add.s64 %rd45,%rd1,%rd37;
add.s64 %rd46,%rd45,%rd39;
ld.global.v4.u32 {%r64,%r65,%r66,%r67},[%rd46];
mov.u32 %r72,80;
prmt.b32 %r73,%r40,%r40,%r72;
prmt.b32 %r74,%r48,%r48,%r72;
mov.u32 %r75,21520;
prmt.b32 %r76,%r56,%r56,%r72;
prmt.b32 %r77,%r64,%r64,%r72;
mov.u32 %r78,114;
prmt.b32 %r79,%r40,%r40,%r78;
prmt.b32 %r80,%r48,%r48,%r78;
prmt.b32 %r81,%r56,%r56,%r78;
prmt.b32 %r82,%r64,%r64,%r78;
prmt.b32 %r83,%r41,%r41,%r72;
prmt.b32 %r84,%r49,%r49,%r72;
prmt.b32 %r85,%r57,%r57,%r72;
prmt.b32 %r86,%r65,%r65,%r72;
prmt.b32 %r87,%r41,%r41,%r78;
prmt.b32 %r88,%r49,%r49,%r78;
prmt.b32 %r89,%r57,%r57,%r78;
prmt.b32 %r90,%r65,%r65,%r78;
prmt.b32 %r91,%r42,%r42,%r72;
prmt.b32 %r92,%r50,%r50,%r72;
prmt.b32 %r93,%r58,%r58,%r72;
prmt.b32 %r94,%r66,%r66,%r72;
prmt.b32 %r95,%r42,%r42,%r78;
prmt.b32 %r96,%r50,%r50,%r78;
prmt.b32 %r97,%r58,%r58,%r78;
prmt.b32 %r98,%r66,%r66,%r78;
prmt.b32 %r99,%r43,%r43,%r72;
prmt.b32 %r100,%r51,%r51,%r72;
prmt.b32 %r101,%r59,%r59,%r72;
prmt.b32 %r102,%r67,%r67,%r72;
prmt.b32 %r103,%r43,%r43,%r78;
prmt.b32 %r104,%r51,%r51,%r78;
prmt.b32 %r105,%r59,%r59,%r78;
prmt.b32 %r106,%r67,%r67,%r78;
shr.u32 %r107,%r1,1;
shl.b32 %r108,%r1,2;
add.s32 %r109,%r107,%r108;
mul.lo.s64 %rd47,%rd11,2304;
mov.u64 %rd48,_ZZ15interleave_2_c4E6shared;
add.s64 %rd49,%rd48,%rd47;
mul.wide.u32 %rd50,%r109,16;
add.s64 %rd51,%rd49,%rd50;
prmt.b32 %r110,%r81,%r82,%r75;
prmt.b32 %r111,%r79,%r80,%r75;
prmt.b32 %r112,%r76,%r77,%r75;
prmt.b32 %r113,%r73,%r74,%r75;
st.shared.v4.u32 [%rd51],{%r113,%r112,%r111,%r110};
or.b32 %r114,%r108,1;
shr.u32 %r115,%r114,3;
add.s32 %r116,%r115,%r114;
mul.wide.u32 %rd52,%r116,16;
add.s64 %rd53,%rd49,%rd52;
prmt.b32 %r117,%r89,%r90,%r75;
prmt.b32 %r118,%r87,%r88,%r75;
prmt.b32 %r119,%r85,%r86,%r75;
prmt.b32 %r120,%r83,%r84,%r75;
st.shared.v4.u32 [%rd53],{%r120,%r119,%r118,%r117};
or.b32 %r121,%r108,2;
shr.u32 %r122,%r121,3;
add.s32 %r123,%r122,%r121;
mul.wide.u32 %rd54,%r123,16;
add.s64 %rd55,%rd49,%rd54;
prmt.b32 %r124,%r97,%r98,%r75;
prmt.b32 %r125,%r95,%r96,%r75;
prmt.b32 %r126,%r93,%r94,%r75;
prmt.b32 %r127,%r91,%r92,%r75;
st.shared.v4.u32 [%rd55],{%r127,%r126,%r125,%r124};
or.b32 %r128,%r108,3;
shr.u32 %r129,%r128,3;
add.s32 %r130,%r129,%r128;
mul.wide.u32 %rd56,%r130,16;
add.s64 %rd57,%rd49,%rd56;
prmt.b32 %r131,%r105,%r106,%r75;
prmt.b32 %r132,%r103,%r104,%r75;
prmt.b32 %r133,%r101,%r102,%r75;
prmt.b32 %r134,%r99,%r100,%r75;
st.shared.v4.u32 [%rd57],{%r134,%r133,%r132,%r131};
$11_5:
bar.warp.sync -1;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %rd58,%rd10,3;
add.s64 %rd59,%rd58,%rd95;
add.s64 %rd60,%rd5,%rd59;
mul.wide.u32 %rd61,%r1,16;
add.s64 %rd12,%rd60,%rd61;
@%p5 bra $11_7;
shr.u32 %r135,%r1,3;
add.s32 %r136,%r135,%r1;
mul.lo.s64 %rd62,%rd11,2304;
mov.u64 %rd63,_ZZ15interleave_2_c4E6shared;
add.s64 %rd64,%rd63,%rd62;
mul.wide.u32 %rd65,%r136,16;
add.s64 %rd66,%rd64,%rd65;
ld.shared.v4.u32 {%r137,%r138,%r139,%r140},[%rd66];
st.global.v4.u32 [%rd12],{%r137,%r138,%r139,%r140};
$11_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $11_9;
shr.u32 %r145,%r10,3;
add.s32 %r146,%r145,%r10;
mul.lo.s64 %rd67,%rd11,2304;
mov.u64 %rd68,_ZZ15interleave_2_c4E6shared;
add.s64 %rd69,%rd68,%rd67;
mul.wide.u32 %rd70,%r146,16;
add.s64 %rd71,%rd69,%rd70;
ld.shared.v4.u32 {%r147,%r148,%r149,%r150},[%rd71];
st.global.v4.u32 [%rd12+512],{%r147,%r148,%r149,%r150};
$11_9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $11_11;
shr.u32 %r155,%r11,3;
add.s32 %r156,%r155,%r11;
mul.lo.s64 %rd72,%rd11,2304;
mov.u64 %rd73,_ZZ15interleave_2_c4E6shared;
add.s64 %rd74,%rd73,%rd72;
mul.wide.u32 %rd75,%r156,16;
add.s64 %rd76,%rd74,%rd75;
ld.shared.v4.u32 {%r157,%r158,%r159,%r160},[%rd76];
st.global.v4.u32 [%rd12+1024],{%r157,%r158,%r159,%r160};
$11_11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $11_13;
shr.u32 %r165,%r12,3;
add.s32 %r166,%r165,%r12;
mul.lo.s64 %rd77,%rd11,2304;
mov.u64 %rd78,_ZZ15interleave_2_c4E6shared;
add.s64 %rd79,%rd78,%rd77;
mul.wide.u32 %rd80,%r166,16;
add.s64 %rd81,%rd79,%rd80;
ld.shared.v4.u32 {%r167,%r168,%r169,%r170},[%rd81];
st.global.v4.u32 [%rd12+1536],{%r167,%r168,%r169,%r170};
$11_13:
cvt.u32.u64 %r175,%rd10;
add.s32 %r176,%r175,%r1;
shl.b32 %r177,%r8,3;
add.s32 %r179,%r176,%r177;
setp.ge.u32 %p9,%r179,%r7;
@%p9 bra $11_16;
$11_15:
.pragma "nounroll";
cvt.u64.u32 %rd82,%r179;
mul.lo.s64 %rd83,%rd16,%rd82;
mul.lo.s64 %rd84,%rd18,%rd82;
add.s64 %rd85,%rd96,%rd84;
add.s64 %rd86,%rd4,%rd85;
ld.global.u16 %rs1,[%rd86];
add.s64 %rd87,%rd3,%rd85;
ld.global.u16 %rs2,[%rd87];
add.s64 %rd88,%rd2,%rd85;
ld.global.u16 %rs3,[%rd88];
add.s64 %rd89,%rd1,%rd85;
ld.global.u16 %rs4,[%rd89];
add.s64 %rd90,%rd83,%rd95;
add.s64 %rd91,%rd5,%rd90;
st.global.u16 [%rd91],%rs1;
add.s64 %rd92,%rd91,%rd17;
st.global.u16 [%rd92],%rs2;
add.s64 %rd93,%rd92,%rd17;
st.global.u16 [%rd93],%rs3;
add.s64 %rd94,%rd93,%rd17;
st.global.u16 [%rd94],%rs4;
add.s32 %r179,%r179,32;
setp.lt.u32 %p10,%r179,%r7;
@%p10 bra $11_15;
$11_16:
ret;
}
.visible .entry deinterleave_4_c2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b32 %r<105>;
.reg .b64 %rd<69>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c2E6shared[2304];
ld.param.u64 %rd22,[p0];
ld.param.u64 %rd23,[p1];
ld.param.u64 %rd24,[p2];
ld.param.u32 %r37,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.v2.u32 {%r38,%r39},[p11];
ld.param.u64 %rd21,[p11+40];
ld.param.u64 %rd20,[p11+32];
ld.param.u64 %rd19,[p11+24];
ld.param.u64 %rd18,[p11+16];
ld.param.u64 %rd17,[p10+16];
ld.param.u64 %rd16,[p10+8];
ld.param.u64 %rd15,[p10];
cvta.to.global.u64 %rd1,%rd24;
cvta.to.global.u64 %rd2,%rd23;
cvta.to.global.u64 %rd3,%rd22;
mov.u32 %r40,%tid.x;
and.b32 %r1,%r40,31;
mov.u32 %r41,%ctaid.x;
shl.b32 %r42,%r41,1;
shr.u32 %r2,%r40,5;
add.s32 %r3,%r42,%r2;
setp.ge.u32 %p1,%r3,%r37;
@%p1 bra $12_12;
mul.lo.s32 %r95,%r3,%r31;
setp.eq.s32 %p2,%r38,0;
mov.u64 %rd67,0;
mov.u64 %rd68,%rd67;
@%p2 bra $12_3;
div.u32 %r43,%r3,%r30;
div.u32 %r44,%r43,%r39;
mul.lo.s32 %r45,%r44,%r39;
sub.s32 %r46,%r43,%r45;
mul.lo.s32 %r47,%r31,%r30;
mul.lo.s32 %r48,%r47,%r43;
sub.s32 %r95,%r95,%r48;
cvt.u64.u32 %rd27,%r46;
mul.lo.s64 %rd28,%rd18,%rd27;
cvt.u64.u32 %rd29,%r44;
mul.lo.s64 %rd30,%rd19,%rd29;
add.s64 %rd67,%rd28,%rd30;
mul.lo.s64 %rd31,%rd20,%rd27;
mul.lo.s64 %rd32,%rd21,%rd29;
add.s64 %rd68,%rd31,%rd32;
$12_3:
add.s32 %r50,%r95,%r31;
min.u32 %r7,%r50,%r32;
min.u32 %r51,%r7,%r33;
shr.u32 %r52,%r51,2;
shr.u32 %r53,%r95,2;
sub.s32 %r54,%r52,%r53;
setp.lt.u32 %p3,%r95,%r33;
selp.b32 %r8,%r54,0,%p3;
cvt.u64.u32 %rd8,%r95;
mul.wide.u32 %rd33,%r95,8;
add.s64 %rd34,%rd33,%rd68;
add.s64 %rd35,%rd3,%rd34;
cvt.u64.u32 %rd9,%r2;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %rd10,%r1;
mul.wide.u32 %rd36,%r1,16;
add.s64 %rd11,%rd35,%rd36;
@%p4 bra $12_5;
ld.global.v4.u32 {%r97,%r96,%r98,%r99},[%rd11];
$12_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $12_7;
ld.global.v4.u32 {%r100,%r101,%r102,%r103},[%rd11+512];
$12_7:
shr.u32 %r64,%r1,3;
add.s32 %r65,%r64,%r1;
mul.lo.s64 %rd37,%rd9,1152;
mov.u64 %rd38,_ZZ17deinterleave_4_c2E6shared;
add.s64 %rd39,%rd38,%rd37;
mul.wide.u32 %rd40,%r65,16;
add.s64 %rd41,%rd39,%rd40;
st.shared.v4.u32 [%rd41],{%r97,%r96,%r98,%r99};
shr.u32 %r66,%r18,3;
add.s32 %r67,%r66,%r18;
mul.wide.u32 %rd42,%r67,16;
add.s64 %rd43,%rd39,%rd42;
st.shared.v4.u32 [%rd43],{%r100,%r101,%r102,%r103};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $12_9;
shl.b32 %r68,%r1,1;
shr.u32 %r69,%r1,2;
add.s32 %r70,%r69,%r68;
mul.wide.u32 %rd47,%r70,16;
add.s64 %rd48,%rd39,%rd47;
or.b32 %r71,%r68,1;
shr.u32 %r72,%r71,3;
add.s32 %r73,%r72,%r71;
mul.wide.u32 %rd49,%r73,16;
add.s64 %rd50,%rd39,%rd49;
shl.b64 %rd51,%rd8,2;
add.s64 %rd52,%rd67,%rd51;
add.s64 %rd53,%rd2,%rd52;
shl.b64 %rd54,%rd10,4;
add.s64 %rd55,%rd53,%rd54;
ld.shared.v4.u32 {%r74,%r75,%r76,%r77},[%rd50];
ld.shared.v4.u32 {%r78,%r79,%r80,%r81},[%rd48];
st.global.v4.u32 [%rd55],{%r78,%r80,%r74,%r76};
add.s64 %rd56,%rd1,%rd52;
add.s64 %rd57,%rd56,%rd54;
st.global.v4.u32 [%rd57],{%r79,%r81,%r75,%r77};
$12_9:
cvt.u32.u64 %r90,%rd8;
add.s32 %r91,%r90,%r1;
shl.b32 %r92,%r8,2;
add.s32 %r104,%r91,%r92;
setp.ge.u32 %p7,%r104,%r7;
@%p7 bra $12_12;
$12_11:
.pragma "nounroll";
cvt.u64.u32 %rd58,%r104;
mul.lo.s64 %rd59,%rd15,%rd58;
add.s64 %rd60,%rd59,%rd68;
add.s64 %rd61,%rd3,%rd60;
ld.global.u32 %r93,[%rd61];
add.s64 %rd62,%rd61,%rd16;
ld.global.u32 %r94,[%rd62];
mul.lo.s64 %rd63,%rd17,%rd58;
add.s64 %rd64,%rd67,%rd63;
add.s64 %rd65,%rd2,%rd64;
st.global.u32 [%rd65],%r93;
add.s64 %rd66,%rd1,%rd64;
st.global.u32 [%rd66],%r94;
add.s32 %r104,%r104,32;
setp.lt.u32 %p8,%r104,%r7;
@%p8 bra $12_11;
$12_12:
ret;
}
.visible .entry deinterleave_4_c3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b32 %r<123>;
.reg .b64 %rd<71>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c3E6shared[3456];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u32 %r44,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.v2.u32 {%r45,%r46},[p11];
ld.param.u64 %rd22,[p11+40];
ld.param.u64 %rd21,[p11+32];
ld.param.u64 %rd20,[p11+24];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p10+16];
ld.param.u64 %rd17,[p10+8];
ld.param.u64 %rd16,[p10];
cvta.to.global.u64 %rd1,%rd26;
cvta.to.global.u64 %rd2,%rd25;
cvta.to.global.u64 %rd3,%rd24;
cvta.to.global.u64 %rd4,%rd23;
mov.u32 %r47,%tid.x;
and.b32 %r1,%r47,31;
mov.u32 %r48,%ctaid.x;
shl.b32 %r49,%r48,1;
shr.u32 %r2,%r47,5;
add.s32 %r3,%r49,%r2;
setp.ge.u32 %p1,%r3,%r44;
@%p1 bra $13_14;
mul.lo.s32 %r109,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %rd69,0;
mov.u64 %rd70,%rd69;
@%p2 bra $13_3;
div.u32 %r50,%r3,%r37;
div.u32 %r51,%r50,%r46;
mul.lo.s32 %r52,%r51,%r46;
sub.s32 %r53,%r50,%r52;
mul.lo.s32 %r54,%r38,%r37;
mul.lo.s32 %r55,%r54,%r50;
sub.s32 %r109,%r109,%r55;
cvt.u64.u32 %rd29,%r53;
mul.lo.s64 %rd30,%rd19,%rd29;
cvt.u64.u32 %rd31,%r51;
mul.lo.s64 %rd32,%rd20,%rd31;
add.s64 %rd69,%rd30,%rd32;
mul.lo.s64 %rd33,%rd21,%rd29;
mul.lo.s64 %rd34,%rd22,%rd31;
add.s64 %rd70,%rd33,%rd34;
$13_3:
add.s32 %r57,%r109,%r38;
min.u32 %r7,%r57,%r39;
min.u32 %r58,%r7,%r40;
shr.u32 %r59,%r58,2;
shr.u32 %r60,%r109,2;
sub.s32 %r61,%r59,%r60;
setp.lt.u32 %p3,%r109,%r40;
selp.b32 %r8,%r61,0,%p3;
cvt.u64.u32 %rd9,%r109;
mul.wide.u32 %rd35,%r109,12;
add.s64 %rd36,%rd35,%rd70;
add.s64 %rd37,%rd4,%rd36;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %rd10,%r1;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd11,%rd37,%rd38;
@%p4 bra $13_5;
ld.global.v4.u32 {%r113,%r112,%r111,%r110},[%rd11];
$13_5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $13_7;
ld.global.v4.u32 {%r114,%r115,%r116,%r117},[%rd11+512];
$13_7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $13_9;
ld.global.v4.u32 {%r118,%r119,%r120,%r121},[%rd11+1024];
$13_9:
cvt.u64.u32 %rd12,%r2;
mul.wide.u32 %rd39,%r2,1728;
mov.u64 %rd40,_ZZ17deinterleave_4_c3E6shared;
add.s64 %rd41,%rd40,%rd39;
shl.b64 %rd42,%rd10,4;
add.s64 %rd43,%rd41,%rd42;
st.shared.v4.u32 [%rd43],{%r113,%r112,%r111,%r110};
st.shared.v4.u32 [%rd43+512],{%r114,%r115,%r116,%r117};
st.shared.v4.u32 [%rd43+1024],{%r118,%r119,%r120,%r121};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $13_11;
mul.lo.s32 %r78,%r1,3;
mul.lo.s64 %rd44,%rd12,1728;
add.s64 %rd46,%rd40,%rd44;
mul.wide.u32 %rd47,%r78,16;
add.s64 %rd48,%rd46,%rd47;
shl.b64 %rd49,%rd9,2;
add.s64 %rd50,%rd69,%rd49;
add.s64 %rd51,%rd3,%rd50;
add.s64 %rd53,%rd51,%rd42;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%rd48+16];
ld.shared.v4.u32 {%r83,%r84,%r85,%r86},[%rd48];
ld.shared.v4.u32 {%r87,%r88,%r89,%r90},[%rd48+32];
st.global.v4.u32 [%rd53],{%r83,%r86,%r81,%r88};
add.s64 %rd54,%rd2,%rd50;
add.s64 %rd55,%rd54,%rd42;
st.global.v4.u32 [%rd55],{%r84,%r79,%r82,%r89};
add.s64 %rd56,%rd1,%rd50;
add.s64 %rd57,%rd56,%rd42;
st.global.v4.u32 [%rd57],{%r85,%r80,%r87,%r90};
$13_11:
cvt.u32.u64 %r103,%rd9;
add.s32 %r104,%r103,%r1;
shl.b32 %r105,%r8,2;
add.s32 %r122,%r104,%r105;
setp.ge.u32 %p8,%r122,%r7;
@%p8 bra $13_14;
$13_13:
.pragma "nounroll";
cvt.u64.u32 %rd58,%r122;
mul.lo.s64 %rd59,%rd16,%rd58;
add.s64 %rd60,%rd59,%rd70;
add.s64 %rd61,%rd4,%rd60;
ld.global.u32 %r106,[%rd61];
add.s64 %rd62,%rd61,%rd17;
ld.global.u32 %r107,[%rd62];
add.s64 %rd63,%rd62,%rd17;
ld.global.u32 %r108,[%rd63];
mul.lo.s64 %rd64,%rd18,%rd58;
add.s64 %rd65,%rd69,%rd64;
add.s64 %rd66,%rd3,%rd65;
st.global.u32 [%rd66],%r106;
add.s64 %rd67,%rd2,%rd65;
st.global.u32 [%rd67],%r107;
add.s64 %rd68,%rd1,%rd65;
st.global.u32 [%rd68],%r108;
add.s32 %r122,%r122,32;
setp.lt.u32 %p9,%r122,%r7;
@%p9 bra $13_13;
$13_14:
ret;
}
.visible .entry deinterleave_4_c4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b32 %r<168>;
.reg .b64 %rd<89>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c4E6shared[4608];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u64 %rd28,[p4];
ld.param.u32 %r55,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.v2.u32 {%r56,%r57},[p11];
ld.param.u64 %rd23,[p11+40];
ld.param.u64 %rd22,[p11+32];
ld.param.u64 %rd21,[p11+24];
ld.param.u64 %rd20,[p11+16];
ld.param.u64 %rd19,[p10+16];
ld.param.u64 %rd18,[p10+8];
ld.param.u64 %rd17,[p10];
cvta.to.global.u64 %rd1,%rd28;
cvta.to.global.u64 %rd2,%rd27;
cvta.to.global.u64 %rd3,%rd26;
cvta.to.global.u64 %rd4,%rd25;
cvta.to.global.u64 %rd5,%rd24;
mov.u32 %r58,%tid.x;
and.b32 %r1,%r58,31;
mov.u32 %r59,%ctaid.x;
shl.b32 %r60,%r59,1;
shr.u32 %r2,%r58,5;
add.s32 %r3,%r60,%r2;
setp.ge.u32 %p1,%r3,%r55;
@%p1 bra $14_16;
mul.lo.s32 %r150,%r3,%r49;
setp.eq.s32 %p2,%r56,0;
mov.u64 %rd87,0;
mov.u64 %rd88,%rd87;
@%p2 bra $14_3;
div.u32 %r61,%r3,%r48;
div.u32 %r62,%r61,%r57;
mul.lo.s32 %r63,%r62,%r57;
sub.s32 %r64,%r61,%r63;
mul.lo.s32 %r65,%r49,%r48;
mul.lo.s32 %r66,%r65,%r61;
sub.s32 %r150,%r150,%r66;
cvt.u64.u32 %rd31,%r64;
mul.lo.s64 %rd32,%rd20,%rd31;
cvt.u64.u32 %rd33,%r62;
mul.lo.s64 %rd34,%rd21,%rd33;
add.s64 %rd87,%rd32,%rd34;
mul.lo.s64 %rd35,%rd22,%rd31;
mul.lo.s64 %rd36,%rd23,%rd33;
add.s64 %rd88,%rd35,%rd36;
$14_3:
add.s32 %r68,%r150,%r49;
min.u32 %r7,%r68,%r50;
min.u32 %r69,%r7,%r51;
shr.u32 %r70,%r69,2;
shr.u32 %r71,%r150,2;
sub.s32 %r72,%r70,%r71;
setp.lt.u32 %p3,%r150,%r51;
selp.b32 %r8,%r72,0,%p3;
cvt.u64.u32 %rd10,%r150;
mul.wide.u32 %rd37,%r150,16;
add.s64 %rd38,%rd37,%rd88;
add.s64 %rd39,%rd5,%rd38;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %rd11,%r1;
mul.wide.u32 %rd40,%r1,16;
add.s64 %rd12,%rd39,%rd40;
@%p4 bra $14_5;
ld.global.v4.u32 {%r154,%r153,%r152,%r151},[%rd12];
$14_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $14_7;
ld.global.v4.u32 {%r158,%r157,%r156,%r155},[%rd12+512];
$14_7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $14_9;
ld.global.v4.u32 {%r159,%r160,%r161,%r162},[%rd12+1024];
$14_9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $14_11;
ld.global.v4.u32 {%r163,%r164,%r165,%r166},[%rd12+1536];
$14_11:
shr.u32 %r92,%r1,3;
add.s32 %r93,%r92,%r1;
cvt.u64.u32 %rd13,%r2;
mul.wide.u32 %rd41,%r2,2304;
mov.u64 %rd42,_ZZ17deinterleave_4_c4E6shared;
add.s64 %rd43,%rd42,%rd41;
mul.wide.u32 %rd44,%r93,16;
add.s64 %rd45,%rd43,%rd44;
st.shared.v4.u32 [%rd45],{%r154,%r153,%r152,%r151};
shr.u32 %r94,%r18,3;
add.s32 %r95,%r94,%r18;
mul.wide.u32 %rd46,%r95,16;
add.s64 %rd47,%rd43,%rd46;
st.shared.v4.u32 [%rd47],{%r158,%r157,%r156,%r155};
shr.u32 %r96,%r27,3;
add.s32 %r97,%r96,%r27;
mul.wide.u32 %rd48,%r97,16;
add.s64 %rd49,%rd43,%rd48;
st.shared.v4.u32 [%rd49],{%r159,%r160,%r161,%r162};
shr.u32 %r98,%r36,3;
add.s32 %r99,%r98,%r36;
mul.wide.u32 %rd50,%r99,16;
add.s64 %rd51,%rd43,%rd50;
st.shared.v4.u32 [%rd51],{%r163,%r164,%r165,%r166};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $14_13;
shl.b32 %r100,%r1,2;
shr.u32 %r101,%r1,1;
add.s32 %r102,%r101,%r100;
mul.lo.s64 %rd52,%rd13,2304;
add.s64 %rd54,%rd42,%rd52;
mul.wide.u32 %rd55,%r102,16;
add.s64 %rd56,%rd54,%rd55;
or.b32 %r103,%r100,1;
shr.u32 %r104,%r103,3;
add.s32 %r105,%r104,%r103;
mul.wide.u32 %rd57,%r105,16;
add.s64 %rd58,%rd54,%rd57;
or.b32 %r106,%r100,2;
shr.u32 %r107,%r106,3;
add.s32 %r108,%r107,%r106;
mul.wide.u32 %rd59,%r108,16;
add.s64 %rd60,%rd54,%rd59;
or.b32 %r109,%r100,3;
shr.u32 %r110,%r109,3;
add.s32 %r111,%r110,%r109;
mul.wide.u32 %rd61,%r111,16;
add.s64 %rd62,%rd54,%rd61;
shl.b64 %rd63,%rd10,2;
add.s64 %rd64,%rd87,%rd63;
add.s64 %rd65,%rd4,%rd64;
shl.b64 %rd66,%rd11,4;
add.s64 %rd67,%rd65,%rd66;
ld.shared.v4.u32 {%r112,%r113,%r114,%r115},[%rd58];
ld.shared.v4.u32 {%r116,%r117,%r118,%r119},[%rd56];
ld.shared.v4.u32 {%r120,%r121,%r122,%r123},[%rd60];
ld.shared.v4.u32 {%r124,%r125,%r126,%r127},[%rd62];
st.global.v4.u32 [%rd67],{%r116,%r112,%r120,%r124};
add.s64 %rd68,%rd3,%rd64;
add.s64 %rd69,%rd68,%rd66;
st.global.v4.u32 [%rd69],{%r117,%r113,%r121,%r125};
add.s64 %rd70,%rd2,%rd64;
add.s64 %rd71,%rd70,%rd66;
st.global.v4.u32 [%rd71],{%r118,%r114,%r122,%r126};
add.s64 %rd72,%rd1,%rd64;
add.s64 %rd73,%rd72,%rd66;
st.global.v4.u32 [%rd73],{%r119,%r115,%r123,%r127};
$14_13:
cvt.u32.u64 %r144,%rd10;
add.s32 %r145,%r144,%r1;
add.s32 %r167,%r145,%r9;
setp.ge.u32 %p9,%r167,%r7;
@%p9 bra $14_16;
$14_15:
.pragma "nounroll";
cvt.u64.u32 %rd74,%r167;
mul.lo.s64 %rd75,%rd17,%rd74;
add.s64 %rd76,%rd75,%rd88;
add.s64 %rd77,%rd5,%rd76;
ld.global.u32 %r146,[%rd77];
add.s64 %rd78,%rd77,%rd18;
ld.global.u32 %r147,[%rd78];
add.s64 %rd79,%rd78,%rd18;
ld.global.u32 %r148,[%rd79];
add.s64 %rd80,%rd79,%rd18;
ld.global.u32 %r149,[%rd80];
mul.lo.s64 %rd81,%rd19,%rd74;
add.s64 %rd82,%rd87,%rd81;
add.s64 %rd83,%rd4,%rd82;
st.global.u32 [%rd83],%r146;
add.s64 %rd84,%rd3,%rd82;
st.global.u32 [%rd84],%r147;
add.s64 %rd85,%rd2,%rd82;
st.global.u32 [%rd85],%r148;
add.s64 %rd86,%rd1,%rd82;
st.global.u32 [%rd86],%r149;
add.s32 %r167,%r167,32;
setp.lt.u32 %p10,%r167,%r7;
@%p10 bra $14_15;
$14_16:
ret;
}
.visible .entry interleave_4_c2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b32 %r<87>;
.reg .b64 %rd<71>;
.shared .align 16 .b8 _ZZ15interleave_4_c2E6shared[2304];
ld.param.u64 %rd21,[p0];
ld.param.u64 %rd22,[p1];
ld.param.u64 %rd23,[p2];
ld.param.u32 %r21,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.v2.u32 {%r22,%r23},[p11];
ld.param.u64 %rd20,[p11+40];
ld.param.u64 %rd19,[p11+32];
ld.param.u64 %rd18,[p11+24];
ld.param.u64 %rd17,[p11+16];
ld.param.u64 %rd16,[p10+16];
ld.param.u64 %rd15,[p10+8];
ld.param.u64 %rd14,[p10];
cvta.to.global.u64 %rd1,%rd23;
cvta.to.global.u64 %rd2,%rd22;
cvta.to.global.u64 %rd3,%rd21;
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $15_12;
mul.lo.s32 %r85,%r3,%r15;
setp.eq.s32 %p2,%r22,0;
mov.u64 %rd69,0;
mov.u64 %rd70,%rd69;
@%p2 bra $15_3;
div.u32 %r27,%r3,%r14;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r15,%r14;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r85,%r85,%r32;
cvt.u64.u32 %rd26,%r30;
mul.lo.s64 %rd27,%rd17,%rd26;
cvt.u64.u32 %rd28,%r28;
mul.lo.s64 %rd29,%rd18,%rd28;
add.s64 %rd69,%rd27,%rd29;
mul.lo.s64 %rd30,%rd19,%rd26;
mul.lo.s64 %rd31,%rd20,%rd28;
add.s64 %rd70,%rd30,%rd31;
$15_3:
add.s32 %r33,%r85,%r15;
min.u32 %r7,%r33,%r16;
min.u32 %r34,%r7,%r17;
shr.u32 %r35,%r34,2;
shr.u32 %r36,%r85,2;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r85,%r17;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %rd8,%r85;
cvt.u64.u32 %rd9,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $15_4;
bra.uni $15_5;
$15_4:
shl.b64 %rd32,%rd8,2;
add.s64 %rd33,%rd70,%rd32;
add.s64 %rd34,%rd2,%rd33;
mul.wide.u32 %rd35,%r1,16;
add.s64 %rd36,%rd34,%rd35;
add.s64 %rd37,%rd1,%rd33;
add.s64 %rd38,%rd37,%rd35;
shr.u32 %r38,%r1,2;
shl.b32 %r39,%r1,1;
add.s32 %r40,%r38,%r39;
mul.lo.s64 %rd39,%rd9,1152;
mov.u64 %rd40,_ZZ15interleave_4_c2E6shared;
add.s64 %rd41,%rd40,%rd39;
mul.wide.u32 %rd42,%r40,16;
add.s64 %rd43,%rd41,%rd42;
ld.global.v4.u32 {%r41,%r42,%r43,%r44},[%rd38];
ld.global.v4.u32 {%r45,%r46,%r47,%r48},[%rd36];
st.shared.v4.u32 [%rd43],{%r45,%r41,%r46,%r42};
or.b32 %r53,%r39,1;
shr.u32 %r54,%r53,3;
add.s32 %r55,%r54,%r53;
mul.wide.u32 %rd44,%r55,16;
add.s64 %rd45,%rd41,%rd44;
st.shared.v4.u32 [%rd45],{%r47,%r43,%r48,%r44};
$15_5:
bar.warp.sync -1;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %rd46,%rd8,3;
add.s64 %rd47,%rd46,%rd69;
add.s64 %rd48,%rd3,%rd47;
mul.wide.u32 %rd49,%r1,16;
add.s64 %rd10,%rd48,%rd49;
@%p5 bra $15_7;
shr.u32 %r60,%r1,3;
add.s32 %r61,%r60,%r1;
mul.lo.s64 %rd50,%rd9,1152;
mov.u64 %rd51,_ZZ15interleave_4_c2E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r61,16;
add.s64 %rd54,%rd52,%rd53;
ld.shared.v4.u32 {%r62,%r63,%r64,%r65},[%rd54];
st.global.v4.u32 [%rd10],{%r62,%r63,%r64,%r65};
$15_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $15_9;
shr.u32 %r70,%r10,3;
add.s32 %r71,%r70,%r10;
mul.lo.s64 %rd55,%rd9,1152;
mov.u64 %rd56,_ZZ15interleave_4_c2E6shared;
add.s64 %rd57,%rd56,%rd55;
mul.wide.u32 %rd58,%r71,16;
add.s64 %rd59,%rd57,%rd58;
ld.shared.v4.u32 {%r72,%r73,%r74,%r75},[%rd59];
st.global.v4.u32 [%rd10+512],{%r72,%r73,%r74,%r75};
$15_9:
cvt.u32.u64 %r80,%rd8;
add.s32 %r81,%r80,%r1;
shl.b32 %r82,%r8,2;
add.s32 %r86,%r81,%r82;
setp.ge.u32 %p7,%r86,%r7;
@%p7 bra $15_12;
$15_11:
.pragma "nounroll";
cvt.u64.u32 %rd60,%r86;
mul.lo.s64 %rd61,%rd14,%rd60;
add.s64 %rd62,%rd61,%rd69;
mul.lo.s64 %rd63,%rd16,%rd60;
add.s64 %rd64,%rd70,%rd63;
add.s64 %rd65,%rd2,%rd64;
ld.global.u32 %r83,[%rd65];
add.s64 %rd66,%rd1,%rd64;
ld.global.u32 %r84,[%rd66];
add.s64 %rd67,%rd3,%rd62;
st.global.u32 [%rd67],%r83;
add.s64 %rd68,%rd67,%rd15;
st.global.u32 [%rd68],%r84;
add.s32 %r86,%r86,32;
setp.lt.u32 %p8,%r86,%r7;
@%p8 bra $15_11;
$15_12:
ret;
}
.visible .entry interleave_4_c3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b32 %r<96>;
.reg .b64 %rd<69>;
.shared .align 16 .b8 _ZZ15interleave_4_c3E6shared[3456];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u32 %r20,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.v2.u32 {%r21,%r22},[p11];
ld.param.u64 %rd22,[p11+40];
ld.param.u64 %rd21,[p11+32];
ld.param.u64 %rd20,[p11+24];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p10+16];
ld.param.u64 %rd17,[p10+8];
ld.param.u64 %rd16,[p10];
cvta.to.global.u64 %rd1,%rd26;
cvta.to.global.u64 %rd2,%rd25;
cvta.to.global.u64 %rd3,%rd24;
cvta.to.global.u64 %rd4,%rd23;
mov.u32 %r23,%tid.x;
and.b32 %r1,%r23,31;
mov.u32 %r24,%ctaid.x;
shl.b32 %r25,%r24,1;
shr.u32 %r2,%r23,5;
add.s32 %r3,%r25,%r2;
setp.ge.u32 %p1,%r3,%r20;
@%p1 bra $16_14;
mul.lo.s32 %r94,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %rd67,0;
mov.u64 %rd68,%rd67;
@%p2 bra $16_3;
div.u32 %r26,%r3,%r13;
div.u32 %r27,%r26,%r22;
mul.lo.s32 %r28,%r27,%r22;
sub.s32 %r29,%r26,%r28;
mul.lo.s32 %r30,%r14,%r13;
mul.lo.s32 %r31,%r30,%r26;
sub.s32 %r94,%r94,%r31;
cvt.u64.u32 %rd29,%r29;
mul.lo.s64 %rd30,%rd19,%rd29;
cvt.u64.u32 %rd31,%r27;
mul.lo.s64 %rd32,%rd20,%rd31;
add.s64 %rd67,%rd30,%rd32;
mul.lo.s64 %rd33,%rd21,%rd29;
mul.lo.s64 %rd34,%rd22,%rd31;
add.s64 %rd68,%rd33,%rd34;
$16_3:
add.s32 %r32,%r94,%r14;
min.u32 %r7,%r32,%r15;
min.u32 %r33,%r7,%r16;
shr.u32 %r34,%r33,2;
shr.u32 %r35,%r94,2;
sub.s32 %r36,%r34,%r35;
setp.lt.u32 %p3,%r94,%r16;
selp.b32 %r8,%r36,0,%p3;
cvt.u64.u32 %rd9,%r94;
cvt.u64.u32 %rd10,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $16_4;
bra.uni $16_5;
$16_4:
shl.b64 %rd35,%rd9,2;
add.s64 %rd36,%rd68,%rd35;
add.s64 %rd37,%rd3,%rd36;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd39,%rd37,%rd38;
add.s64 %rd40,%rd2,%rd36;
add.s64 %rd41,%rd40,%rd38;
add.s64 %rd42,%rd1,%rd36;
add.s64 %rd43,%rd42,%rd38;
mul.lo.s32 %r37,%r1,3;
mul.lo.s64 %rd44,%rd10,1728;
mov.u64 %rd45,_ZZ15interleave_4_c3E6shared;
add.s64 %rd46,%rd45,%rd44;
mul.wide.u32 %rd47,%r37,16;
add.s64 %rd48,%rd46,%rd47;
ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%rd41];
ld.global.v4.u32 {%r42,%r43,%r44,%r45},[%rd39];
ld.global.v4.u32 {%r46,%r47,%r48,%r49},[%rd43];
st.shared.v4.u32 [%rd48],{%r42,%r38,%r46,%r43};
st.shared.v4.u32 [%rd48+16],{%r39,%r47,%r44,%r40};
st.shared.v4.u32 [%rd48+32],{%r48,%r45,%r41,%r49};
$16_5:
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %rd49,%rd10,1728;
mov.u64 %rd50,_ZZ15interleave_4_c3E6shared;
add.s64 %rd51,%rd50,%rd49;
mul.wide.u32 %rd52,%r1,16;
add.s64 %rd11,%rd51,%rd52;
mul.lo.s64 %rd53,%rd9,12;
add.s64 %rd54,%rd53,%rd67;
add.s64 %rd55,%rd4,%rd54;
add.s64 %rd12,%rd55,%rd52;
@%p5 bra $16_7;
ld.shared.v4.u32 {%r62,%r63,%r64,%r65},[%rd11];
st.global.v4.u32 [%rd12],{%r62,%r63,%r64,%r65};
$16_7:
or.b32 %r70,%r1,32;
setp.ge.u32 %p6,%r70,%r9;
@%p6 bra $16_9;
ld.shared.v4.u32 {%r71,%r72,%r73,%r74},[%rd11+512];
st.global.v4.u32 [%rd12+512],{%r71,%r72,%r73,%r74};
$16_9:
or.b32 %r79,%r1,64;
setp.ge.u32 %p7,%r79,%r9;
@%p7 bra $16_11;
ld.shared.v4.u32 {%r80,%r81,%r82,%r83},[%rd11+1024];
st.global.v4.u32 [%rd12+1024],{%r80,%r81,%r82,%r83};
$16_11:
cvt.u32.u64 %r88,%rd9;
add.s32 %r89,%r88,%r1;
shl.b32 %r90,%r8,2;
add.s32 %r95,%r89,%r90;
setp.ge.u32 %p8,%r95,%r7;
@%p8 bra $16_14;
$16_13:
.pragma "nounroll";
cvt.u64.u32 %rd56,%r95;
mul.lo.s64 %rd57,%rd16,%rd56;
mul.lo.s64 %rd58,%rd18,%rd56;
add.s64 %rd59,%rd68,%rd58;
add.s64 %rd60,%rd3,%rd59;
ld.global.u32 %r91,[%rd60];
add.s64 %rd61,%rd2,%rd59;
ld.global.u32 %r92,[%rd61];
add.s64 %rd62,%rd1,%rd59;
ld.global.u32 %r93,[%rd62];
add.s64 %rd63,%rd57,%rd67;
add.s64 %rd64,%rd4,%rd63;
st.global.u32 [%rd64],%r91;
add.s64 %rd65,%rd64,%rd17;
st.global.u32 [%rd65],%r92;
add.s64 %rd66,%rd65,%rd17;
st.global.u32 [%rd66],%r93;
add.s32 %r95,%r95,32;
setp.lt.u32 %p9,%r95,%r7;
@%p9 bra $16_13;
$16_14:
ret;
}
.visible .entry interleave_4_c4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b32 %r<132>;
.reg .b64 %rd<97>;
.shared .align 16 .b8 _ZZ15interleave_4_c4E6shared[4608];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u64 %rd27,[p4];
ld.param.u32 %r23,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.v2.u32 {%r24,%r25},[p11];
ld.param.u64 %rd22,[p11+40];
ld.param.u64 %rd21,[p11+32];
ld.param.u64 %rd20,[p11+24];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p10+16];
ld.param.u64 %rd17,[p10+8];
ld.param.u64 %rd16,[p10];
cvta.to.global.u64 %rd1,%rd27;
cvta.to.global.u64 %rd2,%rd26;
cvta.to.global.u64 %rd3,%rd25;
cvta.to.global.u64 %rd4,%rd24;
cvta.to.global.u64 %rd5,%rd23;
mov.u32 %r26,%tid.x;
and.b32 %r1,%r26,31;
mov.u32 %r27,%ctaid.x;
shl.b32 %r28,%r27,1;
shr.u32 %r2,%r26,5;
add.s32 %r3,%r28,%r2;
setp.ge.u32 %p1,%r3,%r23;
@%p1 bra $17_16;
mul.lo.s32 %r130,%r3,%r17;
setp.eq.s32 %p2,%r24,0;
mov.u64 %rd95,0;
mov.u64 %rd96,%rd95;
@%p2 bra $17_3;
div.u32 %r29,%r3,%r16;
div.u32 %r30,%r29,%r25;
mul.lo.s32 %r31,%r30,%r25;
sub.s32 %r32,%r29,%r31;
mul.lo.s32 %r33,%r17,%r16;
mul.lo.s32 %r34,%r33,%r29;
sub.s32 %r130,%r130,%r34;
cvt.u64.u32 %rd30,%r32;
mul.lo.s64 %rd31,%rd19,%rd30;
cvt.u64.u32 %rd32,%r30;
mul.lo.s64 %rd33,%rd20,%rd32;
add.s64 %rd95,%rd31,%rd33;
mul.lo.s64 %rd34,%rd21,%rd30;
mul.lo.s64 %rd35,%rd22,%rd32;
add.s64 %rd96,%rd34,%rd35;
$17_3:
add.s32 %r35,%r130,%r17;
min.u32 %r7,%r35,%r18;
min.u32 %r36,%r7,%r19;
shr.u32 %r37,%r36,2;
shr.u32 %r38,%r130,2;
sub.s32 %r39,%r37,%r38;
setp.lt.u32 %p3,%r130,%r19;
selp.b32 %r8,%r39,0,%p3;
cvt.u64.u32 %rd10,%r130;
cvt.u64.u32 %rd11,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $17_4;
bra.uni $17_5;
$17_4:
shl.b64 %rd36,%rd10,2;
add.s64 %rd37,%rd96,%rd36;
add.s64 %rd38,%rd4,%rd37;
mul.wide.u32 %rd39,%r1,16;
add.s64 %rd40,%rd38,%rd39;
add.s64 %rd41,%rd3,%rd37;
add.s64 %rd42,%rd41,%rd39;
add.s64 %rd43,%rd2,%rd37;
add.s64 %rd44,%rd43,%rd39;
add.s64 %rd45,%rd1,%rd37;
add.s64 %rd46,%rd45,%rd39;
shr.u32 %r40,%r1,1;
shl.b32 %r41,%r1,2;
add.s32 %r42,%r40,%r41;
mul.lo.s64 %rd47,%rd11,2304;
mov.u64 %rd48,_ZZ15interleave_4_c4E6shared;
add.s64 %rd49,%rd48,%rd47;
mul.wide.u32 %rd50,%r42,16;
add.s64 %rd51,%rd49,%rd50;
ld.global.v4.u32 {%r43,%r44,%r45,%r46},[%rd42];
ld.global.v4.u32 {%r47,%r48,%r49,%r50},[%rd40];
ld.global.v4.u32 {%r51,%r52,%r53,%r54},[%rd44];
ld.global.v4.u32 {%r55,%r56,%r57,%r58},[%rd46];
st.shared.v4.u32 [%rd51],{%r47,%r43,%r51,%r55};
or.b32 %r63,%r41,1;
shr.u32 %r64,%r63,3;
add.s32 %r65,%r64,%r63;
mul.wide.u32 %rd52,%r65,16;
add.s64 %rd53,%rd49,%rd52;
st.shared.v4.u32 [%rd53],{%r48,%r44,%r52,%r56};
or.b32 %r70,%r41,2;
shr.u32 %r71,%r70,3;
add.s32 %r72,%r71,%r70;
mul.wide.u32 %rd54,%r72,16;
add.s64 %rd55,%rd49,%rd54;
st.shared.v4.u32 [%rd55],{%r49,%r45,%r53,%r57};
or.b32 %r77,%r41,3;
shr.u32 %r78,%r77,3;
add.s32 %r79,%r78,%r77;
mul.wide.u32 %rd56,%r79,16;
add.s64 %rd57,%rd49,%rd56;
st.shared.v4.u32 [%rd57],{%r50,%r46,%r54,%r58};
$17_5:
bar.warp.sync -1;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %rd58,%rd10,4;
add.s64 %rd59,%rd58,%rd95;
add.s64 %rd60,%rd5,%rd59;
mul.wide.u32 %rd61,%r1,16;
add.s64 %rd12,%rd60,%rd61;
@%p5 bra $17_7;
shr.u32 %r84,%r1,3;
add.s32 %r85,%r84,%r1;
mul.lo.s64 %rd62,%rd11,2304;
mov.u64 %rd63,_ZZ15interleave_4_c4E6shared;
add.s64 %rd64,%rd63,%rd62;
mul.wide.u32 %rd65,%r85,16;
add.s64 %rd66,%rd64,%rd65;
ld.shared.v4.u32 {%r86,%r87,%r88,%r89},[%rd66];
st.global.v4.u32 [%rd12],{%r86,%r87,%r88,%r89};
$17_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $17_9;
shr.u32 %r94,%r10,3;
add.s32 %r95,%r94,%r10;
mul.lo.s64 %rd67,%rd11,2304;
mov.u64 %rd68,_ZZ15interleave_4_c4E6shared;
add.s64 %rd69,%rd68,%rd67;
mul.wide.u32 %rd70,%r95,16;
add.s64 %rd71,%rd69,%rd70;
ld.shared.v4.u32 {%r96,%r97,%r98,%r99},[%rd71];
st.global.v4.u32 [%rd12+512],{%r96,%r97,%r98,%r99};
$17_9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $17_11;
shr.u32 %r104,%r11,3;
add.s32 %r105,%r104,%r11;
mul.lo.s64 %rd72,%rd11,2304;
mov.u64 %rd73,_ZZ15interleave_4_c4E6shared;
add.s64 %rd74,%rd73,%rd72;
mul.wide.u32 %rd75,%r105,16;
add.s64 %rd76,%rd74,%rd75;
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%rd76];
st.global.v4.u32 [%rd12+1024],{%r106,%r107,%r108,%r109};
$17_11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $17_13;
shr.u32 %r114,%r12,3;
add.s32 %r115,%r114,%r12;
mul.lo.s64 %rd77,%rd11,2304;
mov.u64 %rd78,_ZZ15interleave_4_c4E6shared;
add.s64 %rd79,%rd78,%rd77;
mul.wide.u32 %rd80,%r115,16;
add.s64 %rd81,%rd79,%rd80;
ld.shared.v4.u32 {%r116,%r117,%r118,%r119},[%rd81];
st.global.v4.u32 [%rd12+1536],{%r116,%r117,%r118,%r119};
$17_13:
cvt.u32.u64 %r124,%rd10;
add.s32 %r125,%r124,%r1;
add.s32 %r131,%r125,%r9;
setp.ge.u32 %p9,%r131,%r7;
@%p9 bra $17_16;
$17_15:
.pragma "nounroll";
cvt.u64.u32 %rd82,%r131;
mul.lo.s64 %rd83,%rd16,%rd82;
mul.lo.s64 %rd84,%rd18,%rd82;
add.s64 %rd85,%rd96,%rd84;
add.s64 %rd86,%rd4,%rd85;
ld.global.u32 %r126,[%rd86];
add.s64 %rd87,%rd3,%rd85;
ld.global.u32 %r127,[%rd87];
add.s64 %rd88,%rd2,%rd85;
ld.global.u32 %r128,[%rd88];
add.s64 %rd89,%rd1,%rd85;
ld.global.u32 %r129,[%rd89];
add.s64 %rd90,%rd83,%rd95;
add.s64 %rd91,%rd5,%rd90;
st.global.u32 [%rd91],%r126;
add.s64 %rd92,%rd91,%rd17;
st.global.u32 [%rd92],%r127;
add.s64 %rd93,%rd92,%rd17;
st.global.u32 [%rd93],%r128;
add.s64 %rd94,%rd93,%rd17;
st.global.u32 [%rd94],%r129;
add.s32 %r131,%r131,32;
setp.lt.u32 %p10,%r131,%r7;
@%p10 bra $17_15;
$17_16:
ret;
}
.visible .entry deinterleave_1_c3_streaming(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %rs<4>;
.reg .b32 %r<161>;
.reg .b64 %rd<76>;
.shared .align 16 .b8 _ZZ27deinterleave_1_c3_streamingE6shared[3456];
ld.param.u64 %rd16,[p0];
ld.param.u64 %rd17,[p1];
ld.param.u64 %rd18,[p2];
ld.param.u64 %rd19,[p3];
ld.param.u32 %r44,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.v2.u32 {%r45,%r46},[p11];
ld.param.u64 %rd26,[p11+40];
ld.param.u64 %rd25,[p11+32];
ld.param.u64 %rd24,[p11+24];
ld.param.u64 %rd23,[p11+16];
ld.param.u64 %rd22,[p10+16];
ld.param.u64 %rd21,[p10+8];
ld.param.u64 %rd20,[p10];
mov.u32 %r47,%tid.x;
and.b32 %r1,%r47,31;
mov.u32 %r48,%ctaid.x;
shl.b32 %r49,%r48,1;
shr.u32 %r2,%r47,5;
add.s32 %r3,%r49,%r2;
setp.ge.u32 %p1,%r3,%r44;
@%p1 bra $18_14;
mul.lo.s32 %r147,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %rd74,0;
mov.u64 %rd75,%rd74;
@%p2 bra $18_3;
div.u32 %r50,%r3,%r37;
div.u32 %r51,%r50,%r46;
mul.lo.s32 %r52,%r51,%r46;
sub.s32 %r53,%r50,%r52;
mul.lo.s32 %r54,%r38,%r37;
mul.lo.s32 %r55,%r54,%r50;
sub.s32 %r147,%r147,%r55;
cvt.u64.u32 %rd29,%r53;
mul.lo.s64 %rd30,%rd23,%rd29;
cvt.u64.u32 %rd31,%r51;
mul.lo.s64 %rd32,%rd24,%rd31;
add.s64 %rd74,%rd30,%rd32;
mul.lo.s64 %rd33,%rd25,%rd29;
mul.lo.s64 %rd34,%rd26,%rd31;
add.s64 %rd75,%rd33,%rd34;
$18_3:
add.s32 %r57,%r147,%r38;
min.u32 %r7,%r57,%r39;
min.u32 %r58,%r7,%r40;
shr.u32 %r59,%r58,4;
shr.u32 %r60,%r147,4;
sub.s32 %r61,%r59,%r60;
setp.lt.u32 %p3,%r147,%r40;
selp.b32 %r8,%r61,0,%p3;
cvt.u64.u32 %rd5,%r147;
mul.wide.u32 %rd35,%r147,3;
add.s64 %rd36,%rd35,%rd75;
add.s64 %rd6,%rd16,%rd36;
mul.lo.s32 %r9,%r8,3;
cvt.u64.u32 %rd7,%r1;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $18_5;
shl.b64 %rd38,%rd7,4;
add.s64 %rd37,%rd6,%rd38;
ld.global.cs.v4.u32 {%r151,%r150,%r149,%r148},[%rd37];
$18_5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $18_7;
shl.b64 %rd40,%rd7,4;
add.s64 %rd41,%rd6,%rd40;
add.s64 %rd39,%rd41,512;
ld.global.cs.v4.u32 {%r152,%r153,%r154,%r155},[%rd39];
$18_7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $18_9;
shl.b64 %rd43,%rd7,4;
add.s64 %rd44,%rd6,%rd43;
add.s64 %rd42,%rd44,1024;
ld.global.cs.v4.u32 {%r156,%r157,%r158,%r159},[%rd42];
$18_9:
cvt.u64.u32 %rd8,%r2;
mul.wide.u32 %rd45,%r2,1728;
mov.u64 %rd46,_ZZ27deinterleave_1_c3_streamingE6shared;
add.s64 %rd47,%rd46,%rd45;
shl.b64 %rd48,%rd7,4;
add.s64 %rd49,%rd47,%rd48;
st.shared.v4.u32 [%rd49],{%r151,%r150,%r149,%r148};
st.shared.v4.u32 [%rd49+512],{%r152,%r153,%r154,%r155};
st.shared.v4.u32 [%rd49+1024],{%r156,%r157,%r158,%r159};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $18_11;
mul.lo.s32 %r90,%r1,3;
mul.lo.s64 %rd53,%rd8,1728;
add.s64 %rd55,%rd46,%rd53;
mul.wide.u32 %rd56,%r90,16;
add.s64 %rd57,%rd55,%rd56;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%rd57];
ld.shared.v4.u32 {%r99,%r100,%r101,%r102},[%rd57+16];
ld.shared.v4.u32 {%r107,%r108,%r109,%r110},[%rd57+32];
mov.u32 %r115,112;
prmt.b32 %r116,%r91,%r91,%r115;
mov.u32 %r117,82;
prmt.b32 %r118,%r92,%r93,%r117;
mov.u32 %r119,21520;
prmt.b32 %r78,%r116,%r118,%r119;
prmt.b32 %r120,%r94,%r94,%r115;
prmt.b32 %r121,%r99,%r100,%r117;
prmt.b32 %r79,%r120,%r121,%r119;
prmt.b32 %r122,%r101,%r101,%r115;
prmt.b32 %r123,%r102,%r107,%r117;
prmt.b32 %r80,%r122,%r123,%r119;
prmt.b32 %r124,%r108,%r108,%r115;
prmt.b32 %r125,%r109,%r110,%r117;
prmt.b32 %r81,%r124,%r125,%r119;
mov.u32 %r126,65;
prmt.b32 %r127,%r91,%r92,%r126;
mov.u32 %r128,99;
prmt.b32 %r129,%r92,%r93,%r128;
prmt.b32 %r82,%r127,%r129,%r119;
prmt.b32 %r130,%r94,%r99,%r126;
prmt.b32 %r131,%r99,%r100,%r128;
prmt.b32 %r83,%r130,%r131,%r119;
prmt.b32 %r132,%r101,%r102,%r126;
prmt.b32 %r133,%r102,%r107,%r128;
prmt.b32 %r84,%r132,%r133,%r119;
prmt.b32 %r134,%r108,%r109,%r126;
prmt.b32 %r135,%r109,%r110,%r128;
prmt.b32 %r85,%r134,%r135,%r119;
prmt.b32 %r136,%r91,%r92,%r117;
prmt.b32 %r137,%r93,%r93,%r115;
prmt.b32 %r86,%r136,%r137,%r119;
prmt.b32 %r138,%r94,%r99,%r117;
prmt.b32 %r139,%r100,%r100,%r115;
prmt.b32 %r87,%r138,%r139,%r119;
prmt.b32 %r140,%r101,%r102,%r117;
prmt.b32 %r141,%r107,%r107,%r115;
prmt.b32 %r88,%r140,%r141,%r119;
prmt.b32 %r142,%r108,%r109,%r117;
prmt.b32 %r143,%r110,%r110,%r115;
prmt.b32 %r89,%r142,%r143,%r119;
add.s64 %rd58,%rd74,%rd5;
add.s64 %rd59,%rd17,%rd58;
add.s64 %rd50,%rd59,%rd48;
st.global.cs.v4.u32 [%rd50],{%r78,%r79,%r80,%r81};
add.s64 %rd61,%rd18,%rd58;
add.s64 %rd51,%rd61,%rd48;
st.global.cs.v4.u32 [%rd51],{%r82,%r83,%r84,%r85};
add.s64 %rd62,%rd19,%rd58;
add.s64 %rd52,%rd62,%rd48;
st.global.cs.v4.u32 [%rd52],{%r86,%r87,%r88,%r89};
$18_11:
cvt.u32.u64 %r144,%rd5;
add.s32 %r145,%r144,%r1;
shl.b32 %r146,%r8,4;
add.s32 %r160,%r145,%r146;
setp.ge.u32 %p8,%r160,%r7;
@%p8 bra $18_14;
cvta.to.global.u64 %rd12,%rd16;
cvta.to.global.u64 %rd13,%rd17;
cvta.to.global.u64 %rd14,%rd18;
cvta.to.global.u64 %rd15,%rd19;
$18_13:
.pragma "nounroll";
cvt.u64.u32 %rd63,%r160;
mul.lo.s64 %rd64,%rd20,%rd63;
add.s64 %rd65,%rd64,%rd75;
add.s64 %rd66,%rd12,%rd65;
ld.global.u8 %rs1,[%rd66];
add.s64 %rd67,%rd66,%rd21;
ld.global.u8 %rs2,[%rd67];
add.s64 %rd68,%rd67,%rd21;
ld.global.u8 %rs3,[%rd68];
mul.lo.s64 %rd69,%rd22,%rd63;
add.s64 %rd70,%rd74,%rd69;
add.s64 %rd71,%rd13,%rd70;
st.global.u8 [%rd71],%rs1;
add.s64 %rd72,%rd14,%rd70;
st.global.u8 [%rd72],%rs2;
add.s64 %rd73,%rd15,%rd70;
st.global.u8 [%rd73],%rs3;
add.s32 %r160,%r160,32;
setp.lt.u32 %p9,%r160,%r7;
@%p9 bra $18_13;
$18_14:
ret;
}
.visible .entry interleave_1_c3_streaming(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %rs<4>;
.reg .b32 %r<124>;
.reg .b64 %rd<76>;
.shared .align 16 .b8 _ZZ25interleave_1_c3_streamingE6shared[3456];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u32 %r20,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.v2.u32 {%r21,%r22},[p11];
ld.param.u64 %rd27,[p11+40];
ld.param.u64 %rd26,[p11+32];
ld.param.u64 %rd25,[p11+24];
ld.param.u64 %rd24,[p11+16];
ld.param.u64 %rd23,[p10+16];
ld.param.u64 %rd22,[p10+8];
ld.param.u64 %rd21,[p10];
mov.u32 %r23,%tid.x;
and.b32 %r1,%r23,31;
mov.u32 %r24,%ctaid.x;
shl.b32 %r25,%r24,1;
shr.u32 %r2,%r23,5;
add.s32 %r3,%r25,%r2;
setp.ge.u32 %p1,%r3,%r20;
@%p1 bra $19_14;
mul.lo.s32 %r122,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %rd74,0;
mov.u64 %rd75,%rd74;
@%p2 bra $19_3;
div.u32 %r26,%r3,%r13;
div.u32 %r27,%r26,%r22;
mul.lo.s32 %r28,%r27,%r22;
sub.s32 %r29,%r26,%r28;
mul.lo.s32 %r30,%r14,%r13;
mul.lo.s32 %r31,%r30,%r26;
sub.s32 %r122,%r122,%r31;
cvt.u64.u32 %rd30,%r29;
mul.lo.s64 %rd31,%rd24,%rd30;
cvt.u64.u32 %rd32,%r27;
mul.lo.s64 %rd33,%rd25,%rd32;
add.s64 %rd74,%rd31,%rd33;
mul.lo.s64 %rd34,%rd26,%rd30;
mul.lo.s64 %rd35,%rd27,%rd32;
add.s64 %rd75,%rd34,%rd35;
$19_3:
add.s32 %r32,%r122,%r14;
min.u32 %r7,%r32,%r15;
min.u32 %r33,%r7,%r16;
shr.u32 %r34,%r33,4;
shr.u32 %r35,%r122,4;
sub.s32 %r36,%r34,%r35;
setp.lt.u32 %p3,%r122,%r16;
selp.b32 %r8,%r36,0,%p3;
cvt.u64.u32 %rd5,%r122;
cvt.u64.u32 %rd6,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $19_4;
bra.uni $19_5;
$19_4:
add.s64 %rd39,%rd75,%rd5;
add.s64 %rd40,%rd18,%rd39;
mul.wide.u32 %rd41,%r1,16;
add.s64 %rd36,%rd40,%rd41;
ld.global.cs.v4.u32 {%r37,%r38,%r39,%r40},[%rd36];
add.s64 %rd42,%rd19,%rd39;
add.s64 %rd37,%rd42,%rd41;
ld.global.cs.v4.u32 {%r41,%r42,%r43,%r44},[%rd37];
add.s64 %rd43,%rd20,%rd39;
add.s64 %rd38,%rd43,%rd41;
ld.global.cs.v4.u32 {%r45,%r46,%r47,%r48},[%rd38];
mov.u32 %r49,64;
prmt.b32 %r50,%r37,%r41,%r49;
mov.u32 %r51,80;
prmt.b32 %r52,%r45,%r37,%r51;
mov.u32 %r53,21520;
mov.u32 %r54,81;
prmt.b32 %r55,%r41,%r45,%r54;
mov.u32 %r56,98;
prmt.b32 %r57,%r37,%r41,%r56;
mov.u32 %r58,114;
prmt.b32 %r59,%r45,%r37,%r58;
mov.u32 %r60,115;
prmt.b32 %r61,%r41,%r45,%r60;
prmt.b32 %r62,%r38,%r42,%r49;
prmt.b32 %r63,%r46,%r38,%r51;
prmt.b32 %r64,%r42,%r46,%r54;
prmt.b32 %r65,%r38,%r42,%r56;
prmt.b32 %r66,%r46,%r38,%r58;
prmt.b32 %r67,%r42,%r46,%r60;
prmt.b32 %r68,%r39,%r43,%r49;
prmt.b32 %r69,%r47,%r39,%r51;
prmt.b32 %r70,%r43,%r47,%r54;
prmt.b32 %r71,%r39,%r43,%r56;
prmt.b32 %r72,%r47,%r39,%r58;
prmt.b32 %r73,%r43,%r47,%r60;
prmt.b32 %r74,%r40,%r44,%r49;
prmt.b32 %r75,%r48,%r40,%r51;
prmt.b32 %r76,%r44,%r48,%r54;
prmt.b32 %r77,%r40,%r44,%r56;
prmt.b32 %r78,%r48,%r40,%r58;
prmt.b32 %r79,%r44,%r48,%r60;
mul.lo.s32 %r80,%r1,3;
mul.lo.s64 %rd44,%rd6,1728;
mov.u64 %rd45,_ZZ25interleave_1_c3_streamingE6shared;
add.s64 %rd46,%rd45,%rd44;
mul.wide.u32 %rd47,%r80,16;
add.s64 %rd48,%rd46,%rd47;
prmt.b32 %r81,%r62,%r63,%r53;
prmt.b32 %r82,%r59,%r61,%r53;
prmt.b32 %r83,%r55,%r57,%r53;
prmt.b32 %r84,%r50,%r52,%r53;
st.shared.v4.u32 [%rd48],{%r84,%r83,%r82,%r81};
prmt.b32 %r85,%r70,%r71,%r53;
prmt.b32 %r86,%r68,%r69,%r53;
prmt.b32 %r87,%r66,%r67,%r53;
prmt.b32 %r88,%r64,%r65,%r53;
st.shared.v4.u32 [%rd48+16],{%r88,%r87,%r86,%r85};
prmt.b32 %r89,%r78,%r79,%r53;
prmt.b32 %r90,%r76,%r77,%r53;
prmt.b32 %r91,%r74,%r75,%r53;
prmt.b32 %r92,%r72,%r73,%r53;
st.shared.v4.u32 [%rd48+32],{%r92,%r91,%r90,%r89};
$19_5:
mul.lo.s64 %rd49,%rd5,3;
add.s64 %rd50,%rd49,%rd74;
add.s64 %rd7,%rd17,%rd50;
cvt.u64.u32 %rd8,%r1;
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %rd51,%rd6,1728;
mov.u64 %rd52,_ZZ25interleave_1_c3_streamingE6shared;
add.s64 %rd53,%rd52,%rd51;
mul.wide.u32 %rd54,%r1,16;
add.s64 %rd9,%rd53,%rd54;
@%p5 bra $19_7;
shl.b64 %rd56,%rd8,4;
add.s64 %rd55,%rd7,%rd56;
ld.shared.v4.u32 {%r97,%r98,%r99,%r100},[%rd9];
st.global.cs.v4.u32 [%rd55],{%r97,%r98,%r99,%r100};
$19_7:
or.b32 %r101,%r1,32;
setp.ge.u32 %p6,%r101,%r9;
@%p6 bra $19_9;
shl.b64 %rd58,%rd8,4;
add.s64 %rd59,%rd7,%rd58;
add.s64 %rd57,%rd59,512;
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%rd9+512];
st.global.cs.v4.u32 [%rd57],{%r106,%r107,%r108,%r109};
$19_9:
or.b32 %r110,%r1,64;
setp.ge.u32 %p7,%r110,%r9;
@%p7 bra $19_11;
shl.b64 %rd61,%rd8,4;
add.s64 %rd62,%rd7,%rd61;
add.s64 %rd60,%rd62,1024;
ld.shared.v4.u32 {%r115,%r116,%r117,%r118},[%rd9+1024];
st.global.cs.v4.u32 [%rd60],{%r115,%r116,%r117,%r118};
$19_11:
cvt.u32.u64 %r119,%rd5;
add.s32 %r120,%r119,%r1;
shl.b32 %r121,%r8,4;
add.s32 %r123,%r120,%r121;
setp.ge.u32 %p8,%r123,%r7;
@%p8 bra $19_14;
cvta.to.global.u64 %rd13,%rd17;
cvta.to.global.u64 %rd14,%rd18;
cvta.to.global.u64 %rd15,%rd19;
cvta.to.global.u64 %rd16,%rd20;
$19_13:
.pragma "nounroll";
cvt.u64.u32 %rd63,%r123;
mul.lo.s64 %rd64,%rd21,%rd63;
mul.lo.s64 %rd65,%rd23,%rd63;
add.s64 %rd66,%rd75,%rd65;
add.s64 %rd67,%rd14,%rd66;
ld.global.u8 %rs1,[%rd67];
add.s64 %rd68,%rd15,%rd66;
ld.global.u8 %rs2,[%rd68];
add.s64 %rd69,%rd16,%rd66;
ld.global.u8 %rs3,[%rd69];
add.s64 %rd70,%rd64,%rd74;
add.s64 %rd71,%rd13,%rd70;
st.global.u8 [%rd71],%rs1;
add.s64 %rd72,%rd71,%rd22;
st.global.u8 [%rd72],%rs2;
add.s64 %rd73,%rd72,%rd22;
st.global.u8 [%rd73],%rs3;
add.s32 %r123,%r123,32;
setp.lt.u32 %p9,%r123,%r7;
@%p9 bra $19_13;
$19_14:
ret;
}
`;
