// Made from kernels/array_interleave.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/array_interleave.cu`. */
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
.reg .b64 %rd<71>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c2E6shared[2304];
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u64 %rd17,[p2];
ld.param.u32 %r37,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.v2.u32 {%r38,%r39},[p11];
ld.param.u64 %rd24,[p11+40];
ld.param.u64 %rd23,[p11+32];
ld.param.u64 %rd22,[p11+24];
ld.param.u64 %rd21,[p11+16];
ld.param.u64 %rd20,[p10+16];
ld.param.u64 %rd19,[p10+8];
ld.param.u64 %rd18,[p10];
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
mov.u64 %rd69,0;
mov.u64 %rd70,%rd69;
@%p2 bra $0_3;
div.u32 %r43,%r3,%r30;
div.u32 %r44,%r43,%r39;
mul.lo.s32 %r45,%r44,%r39;
sub.s32 %r46,%r43,%r45;
mul.lo.s32 %r47,%r31,%r30;
mul.lo.s32 %r48,%r47,%r43;
sub.s32 %r120,%r120,%r48;
cvt.u64.u32 %rd27,%r46;
mul.lo.s64 %rd28,%rd21,%rd27;
cvt.u64.u32 %rd29,%r44;
mul.lo.s64 %rd30,%rd22,%rd29;
add.s64 %rd69,%rd28,%rd30;
mul.lo.s64 %rd31,%rd23,%rd27;
mul.lo.s64 %rd32,%rd24,%rd29;
add.s64 %rd70,%rd31,%rd32;
$0_3:
add.s32 %r50,%r120,%r31;
min.u32 %r7,%r50,%r32;
min.u32 %r51,%r7,%r33;
shr.u32 %r52,%r51,4;
shr.u32 %r53,%r120,4;
sub.s32 %r54,%r52,%r53;
setp.lt.u32 %p3,%r120,%r33;
selp.b32 %r8,%r54,0,%p3;
cvt.u64.u32 %rd5,%r120;
mul.wide.u32 %rd33,%r120,2;
add.s64 %rd34,%rd33,%rd70;
add.s64 %rd6,%rd15,%rd34;
cvt.u64.u32 %rd7,%r2;
shl.b32 %r9,%r8,1;
cvt.u64.u32 %rd8,%r1;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $0_5;
shl.b64 %rd36,%rd8,4;
add.s64 %rd35,%rd6,%rd36;
ld.global.cs.v4.u32 {%r122,%r121,%r123,%r124},[%rd35];
$0_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $0_7;
shl.b64 %rd38,%rd8,4;
add.s64 %rd39,%rd6,%rd38;
add.s64 %rd37,%rd39,512;
ld.global.cs.v4.u32 {%r125,%r126,%r127,%r128},[%rd37];
$0_7:
shr.u32 %r64,%r1,3;
add.s32 %r65,%r64,%r1;
mul.lo.s64 %rd40,%rd7,1152;
mov.u64 %rd41,_ZZ17deinterleave_1_c2E6shared;
add.s64 %rd42,%rd41,%rd40;
mul.wide.u32 %rd43,%r65,16;
add.s64 %rd44,%rd42,%rd43;
st.shared.v4.u32 [%rd44],{%r122,%r121,%r123,%r124};
shr.u32 %r66,%r18,3;
add.s32 %r67,%r66,%r18;
mul.wide.u32 %rd45,%r67,16;
add.s64 %rd46,%rd42,%rd45;
st.shared.v4.u32 [%rd46],{%r125,%r126,%r127,%r128};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $0_9;
shl.b32 %r76,%r1,1;
shr.u32 %r77,%r1,2;
add.s32 %r78,%r77,%r76;
mul.wide.u32 %rd52,%r78,16;
add.s64 %rd53,%rd42,%rd52;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%rd53];
or.b32 %r87,%r76,1;
shr.u32 %r88,%r87,3;
add.s32 %r89,%r88,%r87;
mul.wide.u32 %rd54,%r89,16;
add.s64 %rd55,%rd42,%rd54;
ld.shared.v4.u32 {%r90,%r91,%r92,%r93},[%rd55];
mov.u32 %r98,96;
prmt.b32 %r99,%r79,%r79,%r98;
prmt.b32 %r100,%r80,%r80,%r98;
mov.u32 %r101,21520;
prmt.b32 %r68,%r99,%r100,%r101;
prmt.b32 %r102,%r81,%r81,%r98;
prmt.b32 %r103,%r82,%r82,%r98;
prmt.b32 %r69,%r102,%r103,%r101;
prmt.b32 %r104,%r90,%r90,%r98;
prmt.b32 %r105,%r91,%r91,%r98;
prmt.b32 %r70,%r104,%r105,%r101;
prmt.b32 %r106,%r92,%r92,%r98;
prmt.b32 %r107,%r93,%r93,%r98;
prmt.b32 %r71,%r106,%r107,%r101;
mov.u32 %r108,113;
prmt.b32 %r109,%r79,%r79,%r108;
prmt.b32 %r110,%r80,%r80,%r108;
prmt.b32 %r72,%r109,%r110,%r101;
prmt.b32 %r111,%r81,%r81,%r108;
prmt.b32 %r112,%r82,%r82,%r108;
prmt.b32 %r73,%r111,%r112,%r101;
prmt.b32 %r113,%r90,%r90,%r108;
prmt.b32 %r114,%r91,%r91,%r108;
prmt.b32 %r74,%r113,%r114,%r101;
prmt.b32 %r115,%r92,%r92,%r108;
prmt.b32 %r116,%r93,%r93,%r108;
prmt.b32 %r75,%r115,%r116,%r101;
add.s64 %rd56,%rd69,%rd5;
add.s64 %rd57,%rd16,%rd56;
shl.b64 %rd58,%rd8,4;
add.s64 %rd47,%rd57,%rd58;
st.global.cs.v4.u32 [%rd47],{%r68,%r69,%r70,%r71};
add.s64 %rd59,%rd17,%rd56;
add.s64 %rd48,%rd59,%rd58;
st.global.cs.v4.u32 [%rd48],{%r72,%r73,%r74,%r75};
$0_9:
cvt.u32.u64 %r117,%rd5;
add.s32 %r118,%r117,%r1;
shl.b32 %r119,%r8,4;
add.s32 %r129,%r118,%r119;
setp.ge.u32 %p7,%r129,%r7;
@%p7 bra $0_12;
cvta.to.global.u64 %rd9,%rd17;
cvta.to.global.u64 %rd10,%rd16;
cvta.to.global.u64 %rd11,%rd15;
$0_11:
.pragma "nounroll";
cvt.u64.u32 %rd60,%r129;
mul.lo.s64 %rd61,%rd18,%rd60;
add.s64 %rd62,%rd61,%rd70;
add.s64 %rd63,%rd11,%rd62;
ld.global.u8 %rs1,[%rd63];
add.s64 %rd64,%rd63,%rd19;
ld.global.u8 %rs2,[%rd64];
mul.lo.s64 %rd65,%rd20,%rd60;
add.s64 %rd66,%rd69,%rd65;
add.s64 %rd67,%rd10,%rd66;
st.global.u8 [%rd67],%rs1;
add.s64 %rd68,%rd9,%rd66;
st.global.u8 [%rd68],%rs2;
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
.reg .b64 %rd<76>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c3E6shared[3456];
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
@%p1 bra $1_14;
mul.lo.s32 %r147,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %rd74,0;
mov.u64 %rd75,%rd74;
@%p2 bra $1_3;
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
$1_3:
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
@%p4 bra $1_5;
shl.b64 %rd38,%rd7,4;
add.s64 %rd37,%rd6,%rd38;
ld.global.cs.v4.u32 {%r151,%r150,%r149,%r148},[%rd37];
$1_5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $1_7;
shl.b64 %rd40,%rd7,4;
add.s64 %rd41,%rd6,%rd40;
add.s64 %rd39,%rd41,512;
ld.global.cs.v4.u32 {%r152,%r153,%r154,%r155},[%rd39];
$1_7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $1_9;
shl.b64 %rd43,%rd7,4;
add.s64 %rd44,%rd6,%rd43;
add.s64 %rd42,%rd44,1024;
ld.global.cs.v4.u32 {%r156,%r157,%r158,%r159},[%rd42];
$1_9:
cvt.u64.u32 %rd8,%r2;
mul.wide.u32 %rd45,%r2,1728;
mov.u64 %rd46,_ZZ17deinterleave_1_c3E6shared;
add.s64 %rd47,%rd46,%rd45;
shl.b64 %rd48,%rd7,4;
add.s64 %rd49,%rd47,%rd48;
st.shared.v4.u32 [%rd49],{%r151,%r150,%r149,%r148};
st.shared.v4.u32 [%rd49+512],{%r152,%r153,%r154,%r155};
st.shared.v4.u32 [%rd49+1024],{%r156,%r157,%r158,%r159};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $1_11;
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
$1_11:
cvt.u32.u64 %r144,%rd5;
add.s32 %r145,%r144,%r1;
shl.b32 %r146,%r8,4;
add.s32 %r160,%r145,%r146;
setp.ge.u32 %p8,%r160,%r7;
@%p8 bra $1_14;
cvta.to.global.u64 %rd12,%rd16;
cvta.to.global.u64 %rd13,%rd17;
cvta.to.global.u64 %rd14,%rd18;
cvta.to.global.u64 %rd15,%rd19;
$1_13:
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
.reg .b64 %rd<97>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c4E6shared[4608];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u64 %rd21,[p4];
ld.param.u32 %r55,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.v2.u32 {%r56,%r57},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
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
mov.u64 %rd95,0;
mov.u64 %rd96,%rd95;
@%p2 bra $2_3;
div.u32 %r61,%r3,%r48;
div.u32 %r62,%r61,%r57;
mul.lo.s32 %r63,%r62,%r57;
sub.s32 %r64,%r61,%r63;
mul.lo.s32 %r65,%r49,%r48;
mul.lo.s32 %r66,%r65,%r61;
sub.s32 %r200,%r200,%r66;
cvt.u64.u32 %rd31,%r64;
mul.lo.s64 %rd32,%rd25,%rd31;
cvt.u64.u32 %rd33,%r62;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd95,%rd32,%rd34;
mul.lo.s64 %rd35,%rd27,%rd31;
mul.lo.s64 %rd36,%rd28,%rd33;
add.s64 %rd96,%rd35,%rd36;
$2_3:
add.s32 %r68,%r200,%r49;
min.u32 %r7,%r68,%r50;
min.u32 %r69,%r7,%r51;
shr.u32 %r70,%r69,4;
shr.u32 %r71,%r200,4;
sub.s32 %r72,%r70,%r71;
setp.lt.u32 %p3,%r200,%r51;
selp.b32 %r8,%r72,0,%p3;
cvt.u64.u32 %rd5,%r200;
mul.wide.u32 %rd37,%r200,4;
add.s64 %rd38,%rd37,%rd96;
add.s64 %rd6,%rd17,%rd38;
shl.b32 %r9,%r8,2;
cvt.u64.u32 %rd7,%r1;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $2_5;
shl.b64 %rd40,%rd7,4;
add.s64 %rd39,%rd6,%rd40;
ld.global.cs.v4.u32 {%r204,%r203,%r202,%r201},[%rd39];
$2_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $2_7;
shl.b64 %rd42,%rd7,4;
add.s64 %rd43,%rd6,%rd42;
add.s64 %rd41,%rd43,512;
ld.global.cs.v4.u32 {%r208,%r207,%r206,%r205},[%rd41];
$2_7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $2_9;
shl.b64 %rd45,%rd7,4;
add.s64 %rd46,%rd6,%rd45;
add.s64 %rd44,%rd46,1024;
ld.global.cs.v4.u32 {%r209,%r210,%r211,%r212},[%rd44];
$2_9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $2_11;
shl.b64 %rd48,%rd7,4;
add.s64 %rd49,%rd6,%rd48;
add.s64 %rd47,%rd49,1536;
ld.global.cs.v4.u32 {%r213,%r214,%r215,%r216},[%rd47];
$2_11:
shr.u32 %r92,%r1,3;
add.s32 %r93,%r92,%r1;
cvt.u64.u32 %rd8,%r2;
mul.wide.u32 %rd50,%r2,2304;
mov.u64 %rd51,_ZZ17deinterleave_1_c4E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r93,16;
add.s64 %rd54,%rd52,%rd53;
st.shared.v4.u32 [%rd54],{%r204,%r203,%r202,%r201};
shr.u32 %r94,%r18,3;
add.s32 %r95,%r94,%r18;
mul.wide.u32 %rd55,%r95,16;
add.s64 %rd56,%rd52,%rd55;
st.shared.v4.u32 [%rd56],{%r208,%r207,%r206,%r205};
shr.u32 %r96,%r27,3;
add.s32 %r97,%r96,%r27;
mul.wide.u32 %rd57,%r97,16;
add.s64 %rd58,%rd52,%rd57;
st.shared.v4.u32 [%rd58],{%r209,%r210,%r211,%r212};
shr.u32 %r98,%r36,3;
add.s32 %r99,%r98,%r36;
mul.wide.u32 %rd59,%r99,16;
add.s64 %rd60,%rd52,%rd59;
st.shared.v4.u32 [%rd60],{%r213,%r214,%r215,%r216};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $2_13;
shl.b32 %r116,%r1,2;
shr.u32 %r117,%r1,1;
add.s32 %r118,%r117,%r116;
mul.lo.s64 %rd65,%rd8,2304;
add.s64 %rd67,%rd51,%rd65;
mul.wide.u32 %rd68,%r118,16;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r119,%r120,%r121,%r122},[%rd69];
or.b32 %r127,%r116,1;
shr.u32 %r128,%r127,3;
add.s32 %r129,%r128,%r127;
mul.wide.u32 %rd70,%r129,16;
add.s64 %rd71,%rd67,%rd70;
ld.shared.v4.u32 {%r130,%r131,%r132,%r133},[%rd71];
or.b32 %r138,%r116,2;
shr.u32 %r139,%r138,3;
add.s32 %r140,%r139,%r138;
mul.wide.u32 %rd72,%r140,16;
add.s64 %rd73,%rd67,%rd72;
ld.shared.v4.u32 {%r141,%r142,%r143,%r144},[%rd73];
or.b32 %r149,%r116,3;
shr.u32 %r150,%r149,3;
add.s32 %r151,%r150,%r149;
mul.wide.u32 %rd74,%r151,16;
add.s64 %rd75,%rd67,%rd74;
ld.shared.v4.u32 {%r152,%r153,%r154,%r155},[%rd75];
mov.u32 %r160,64;
prmt.b32 %r161,%r119,%r120,%r160;
prmt.b32 %r162,%r121,%r122,%r160;
mov.u32 %r163,21520;
prmt.b32 %r100,%r161,%r162,%r163;
prmt.b32 %r164,%r130,%r131,%r160;
prmt.b32 %r165,%r132,%r133,%r160;
prmt.b32 %r101,%r164,%r165,%r163;
prmt.b32 %r166,%r141,%r142,%r160;
prmt.b32 %r167,%r143,%r144,%r160;
prmt.b32 %r102,%r166,%r167,%r163;
prmt.b32 %r168,%r152,%r153,%r160;
prmt.b32 %r169,%r154,%r155,%r160;
prmt.b32 %r103,%r168,%r169,%r163;
mov.u32 %r170,81;
prmt.b32 %r171,%r119,%r120,%r170;
prmt.b32 %r172,%r121,%r122,%r170;
prmt.b32 %r104,%r171,%r172,%r163;
prmt.b32 %r173,%r130,%r131,%r170;
prmt.b32 %r174,%r132,%r133,%r170;
prmt.b32 %r105,%r173,%r174,%r163;
prmt.b32 %r175,%r141,%r142,%r170;
prmt.b32 %r176,%r143,%r144,%r170;
prmt.b32 %r106,%r175,%r176,%r163;
prmt.b32 %r177,%r152,%r153,%r170;
prmt.b32 %r178,%r154,%r155,%r170;
prmt.b32 %r107,%r177,%r178,%r163;
mov.u32 %r179,98;
prmt.b32 %r180,%r119,%r120,%r179;
prmt.b32 %r181,%r121,%r122,%r179;
prmt.b32 %r108,%r180,%r181,%r163;
prmt.b32 %r182,%r130,%r131,%r179;
prmt.b32 %r183,%r132,%r133,%r179;
prmt.b32 %r109,%r182,%r183,%r163;
prmt.b32 %r184,%r141,%r142,%r179;
prmt.b32 %r185,%r143,%r144,%r179;
prmt.b32 %r110,%r184,%r185,%r163;
prmt.b32 %r186,%r152,%r153,%r179;
prmt.b32 %r187,%r154,%r155,%r179;
prmt.b32 %r111,%r186,%r187,%r163;
mov.u32 %r188,115;
prmt.b32 %r189,%r119,%r120,%r188;
prmt.b32 %r190,%r121,%r122,%r188;
prmt.b32 %r112,%r189,%r190,%r163;
prmt.b32 %r191,%r130,%r131,%r188;
prmt.b32 %r192,%r132,%r133,%r188;
prmt.b32 %r113,%r191,%r192,%r163;
prmt.b32 %r193,%r141,%r142,%r188;
prmt.b32 %r194,%r143,%r144,%r188;
prmt.b32 %r114,%r193,%r194,%r163;
prmt.b32 %r195,%r152,%r153,%r188;
prmt.b32 %r196,%r154,%r155,%r188;
prmt.b32 %r115,%r195,%r196,%r163;
add.s64 %rd76,%rd95,%rd5;
add.s64 %rd77,%rd18,%rd76;
shl.b64 %rd78,%rd7,4;
add.s64 %rd61,%rd77,%rd78;
st.global.cs.v4.u32 [%rd61],{%r100,%r101,%r102,%r103};
add.s64 %rd79,%rd19,%rd76;
add.s64 %rd62,%rd79,%rd78;
st.global.cs.v4.u32 [%rd62],{%r104,%r105,%r106,%r107};
add.s64 %rd80,%rd20,%rd76;
add.s64 %rd63,%rd80,%rd78;
st.global.cs.v4.u32 [%rd63],{%r108,%r109,%r110,%r111};
add.s64 %rd81,%rd21,%rd76;
add.s64 %rd64,%rd81,%rd78;
st.global.cs.v4.u32 [%rd64],{%r112,%r113,%r114,%r115};
$2_13:
cvt.u32.u64 %r197,%rd5;
add.s32 %r198,%r197,%r1;
shl.b32 %r199,%r8,4;
add.s32 %r217,%r198,%r199;
setp.ge.u32 %p9,%r217,%r7;
@%p9 bra $2_16;
cvta.to.global.u64 %rd10,%rd21;
cvta.to.global.u64 %rd11,%rd20;
cvta.to.global.u64 %rd12,%rd19;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd17;
$2_15:
.pragma "nounroll";
cvt.u64.u32 %rd82,%r217;
mul.lo.s64 %rd83,%rd22,%rd82;
add.s64 %rd84,%rd83,%rd96;
add.s64 %rd85,%rd14,%rd84;
ld.global.u8 %rs1,[%rd85];
add.s64 %rd86,%rd85,%rd23;
ld.global.u8 %rs2,[%rd86];
add.s64 %rd87,%rd86,%rd23;
ld.global.u8 %rs3,[%rd87];
add.s64 %rd88,%rd87,%rd23;
ld.global.u8 %rs4,[%rd88];
mul.lo.s64 %rd89,%rd24,%rd82;
add.s64 %rd90,%rd95,%rd89;
add.s64 %rd91,%rd13,%rd90;
st.global.u8 [%rd91],%rs1;
add.s64 %rd92,%rd12,%rd90;
st.global.u8 [%rd92],%rs2;
add.s64 %rd93,%rd11,%rd90;
st.global.u8 [%rd93],%rs3;
add.s64 %rd94,%rd10,%rd90;
st.global.u8 [%rd94],%rs4;
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
.reg .b32 %r<106>;
.reg .b64 %rd<74>;
.shared .align 16 .b8 _ZZ15interleave_1_c2E6shared[2304];
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u64 %rd17,[p2];
ld.param.u32 %r21,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.v2.u32 {%r22,%r23},[p11];
ld.param.u64 %rd24,[p11+40];
ld.param.u64 %rd23,[p11+32];
ld.param.u64 %rd22,[p11+24];
ld.param.u64 %rd21,[p11+16];
ld.param.u64 %rd20,[p10+16];
ld.param.u64 %rd19,[p10+8];
ld.param.u64 %rd18,[p10];
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $3_12;
mul.lo.s32 %r104,%r3,%r15;
setp.eq.s32 %p2,%r22,0;
mov.u64 %rd72,0;
mov.u64 %rd73,%rd72;
@%p2 bra $3_3;
div.u32 %r27,%r3,%r14;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r15,%r14;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r104,%r104,%r32;
cvt.u64.u32 %rd27,%r30;
mul.lo.s64 %rd28,%rd21,%rd27;
cvt.u64.u32 %rd29,%r28;
mul.lo.s64 %rd30,%rd22,%rd29;
add.s64 %rd72,%rd28,%rd30;
mul.lo.s64 %rd31,%rd23,%rd27;
mul.lo.s64 %rd32,%rd24,%rd29;
add.s64 %rd73,%rd31,%rd32;
$3_3:
add.s32 %r33,%r104,%r15;
min.u32 %r7,%r33,%r16;
min.u32 %r34,%r7,%r17;
shr.u32 %r35,%r34,4;
shr.u32 %r36,%r104,4;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r104,%r17;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %rd5,%r104;
cvt.u64.u32 %rd6,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $3_4;
bra.uni $3_5;
$3_4:
add.s64 %rd35,%rd73,%rd5;
add.s64 %rd36,%rd16,%rd35;
mul.wide.u32 %rd37,%r1,16;
add.s64 %rd33,%rd36,%rd37;
ld.global.cs.v4.u32 {%r38,%r39,%r40,%r41},[%rd33];
add.s64 %rd38,%rd17,%rd35;
add.s64 %rd34,%rd38,%rd37;
ld.global.cs.v4.u32 {%r42,%r43,%r44,%r45},[%rd34];
mov.u32 %r46,64;
prmt.b32 %r47,%r38,%r42,%r46;
mov.u32 %r48,81;
prmt.b32 %r49,%r38,%r42,%r48;
mov.u32 %r50,21520;
mov.u32 %r51,98;
prmt.b32 %r52,%r38,%r42,%r51;
mov.u32 %r53,115;
prmt.b32 %r54,%r38,%r42,%r53;
prmt.b32 %r55,%r39,%r43,%r46;
prmt.b32 %r56,%r39,%r43,%r48;
prmt.b32 %r57,%r39,%r43,%r51;
prmt.b32 %r58,%r39,%r43,%r53;
prmt.b32 %r59,%r40,%r44,%r46;
prmt.b32 %r60,%r40,%r44,%r48;
prmt.b32 %r61,%r40,%r44,%r51;
prmt.b32 %r62,%r40,%r44,%r53;
prmt.b32 %r63,%r41,%r45,%r46;
prmt.b32 %r64,%r41,%r45,%r48;
prmt.b32 %r65,%r41,%r45,%r51;
prmt.b32 %r66,%r41,%r45,%r53;
shr.u32 %r67,%r1,2;
shl.b32 %r68,%r1,1;
add.s32 %r69,%r67,%r68;
mul.lo.s64 %rd39,%rd6,1152;
mov.u64 %rd40,_ZZ15interleave_1_c2E6shared;
add.s64 %rd41,%rd40,%rd39;
mul.wide.u32 %rd42,%r69,16;
add.s64 %rd43,%rd41,%rd42;
prmt.b32 %r70,%r57,%r58,%r50;
prmt.b32 %r71,%r55,%r56,%r50;
prmt.b32 %r72,%r52,%r54,%r50;
prmt.b32 %r73,%r47,%r49,%r50;
or.b32 %r74,%r68,1;
shr.u32 %r75,%r74,3;
add.s32 %r76,%r75,%r74;
mul.wide.u32 %rd44,%r76,16;
add.s64 %rd45,%rd41,%rd44;
prmt.b32 %r77,%r65,%r66,%r50;
prmt.b32 %r78,%r63,%r64,%r50;
prmt.b32 %r79,%r61,%r62,%r50;
prmt.b32 %r80,%r59,%r60,%r50;
st.shared.v4.u32 [%rd43],{%r73,%r72,%r71,%r70};
st.shared.v4.u32 [%rd45],{%r80,%r79,%r78,%r77};
$3_5:
shl.b64 %rd46,%rd5,1;
add.s64 %rd47,%rd46,%rd72;
add.s64 %rd7,%rd15,%rd47;
cvt.u64.u32 %rd8,%r1;
bar.warp.sync -1;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $3_7;
shl.b64 %rd49,%rd8,4;
add.s64 %rd48,%rd7,%rd49;
shr.u32 %r85,%r1,3;
add.s32 %r86,%r85,%r1;
mul.lo.s64 %rd50,%rd6,1152;
mov.u64 %rd51,_ZZ15interleave_1_c2E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r86,16;
add.s64 %rd54,%rd52,%rd53;
ld.shared.v4.u32 {%r87,%r88,%r89,%r90},[%rd54];
st.global.cs.v4.u32 [%rd48],{%r87,%r88,%r89,%r90};
$3_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $3_9;
shl.b64 %rd56,%rd8,4;
add.s64 %rd57,%rd7,%rd56;
add.s64 %rd55,%rd57,512;
shr.u32 %r95,%r10,3;
add.s32 %r96,%r95,%r10;
mul.lo.s64 %rd58,%rd6,1152;
mov.u64 %rd59,_ZZ15interleave_1_c2E6shared;
add.s64 %rd60,%rd59,%rd58;
mul.wide.u32 %rd61,%r96,16;
add.s64 %rd62,%rd60,%rd61;
ld.shared.v4.u32 {%r97,%r98,%r99,%r100},[%rd62];
st.global.cs.v4.u32 [%rd55],{%r97,%r98,%r99,%r100};
$3_9:
cvt.u32.u64 %r101,%rd5;
add.s32 %r102,%r101,%r1;
shl.b32 %r103,%r8,4;
add.s32 %r105,%r102,%r103;
setp.ge.u32 %p7,%r105,%r7;
@%p7 bra $3_12;
cvta.to.global.u64 %rd9,%rd17;
cvta.to.global.u64 %rd10,%rd16;
cvta.to.global.u64 %rd11,%rd15;
$3_11:
.pragma "nounroll";
cvt.u64.u32 %rd63,%r105;
mul.lo.s64 %rd64,%rd18,%rd63;
add.s64 %rd65,%rd64,%rd72;
mul.lo.s64 %rd66,%rd20,%rd63;
add.s64 %rd67,%rd73,%rd66;
add.s64 %rd68,%rd10,%rd67;
ld.global.u8 %rs1,[%rd68];
add.s64 %rd69,%rd9,%rd67;
ld.global.u8 %rs2,[%rd69];
add.s64 %rd70,%rd11,%rd65;
st.global.u8 [%rd70],%rs1;
add.s64 %rd71,%rd70,%rd19;
st.global.u8 [%rd71],%rs2;
add.s32 %r105,%r105,32;
setp.lt.u32 %p8,%r105,%r7;
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
.reg .b32 %r<124>;
.reg .b64 %rd<76>;
.shared .align 16 .b8 _ZZ15interleave_1_c3E6shared[3456];
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
@%p1 bra $4_14;
mul.lo.s32 %r122,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %rd74,0;
mov.u64 %rd75,%rd74;
@%p2 bra $4_3;
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
$4_3:
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
@%p4 bra $4_4;
bra.uni $4_5;
$4_4:
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
mov.u64 %rd45,_ZZ15interleave_1_c3E6shared;
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
$4_5:
mul.lo.s64 %rd49,%rd5,3;
add.s64 %rd50,%rd49,%rd74;
add.s64 %rd7,%rd17,%rd50;
cvt.u64.u32 %rd8,%r1;
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %rd51,%rd6,1728;
mov.u64 %rd52,_ZZ15interleave_1_c3E6shared;
add.s64 %rd53,%rd52,%rd51;
mul.wide.u32 %rd54,%r1,16;
add.s64 %rd9,%rd53,%rd54;
@%p5 bra $4_7;
shl.b64 %rd56,%rd8,4;
add.s64 %rd55,%rd7,%rd56;
ld.shared.v4.u32 {%r97,%r98,%r99,%r100},[%rd9];
st.global.cs.v4.u32 [%rd55],{%r97,%r98,%r99,%r100};
$4_7:
or.b32 %r101,%r1,32;
setp.ge.u32 %p6,%r101,%r9;
@%p6 bra $4_9;
shl.b64 %rd58,%rd8,4;
add.s64 %rd59,%rd7,%rd58;
add.s64 %rd57,%rd59,512;
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%rd9+512];
st.global.cs.v4.u32 [%rd57],{%r106,%r107,%r108,%r109};
$4_9:
or.b32 %r110,%r1,64;
setp.ge.u32 %p7,%r110,%r9;
@%p7 bra $4_11;
shl.b64 %rd61,%rd8,4;
add.s64 %rd62,%rd7,%rd61;
add.s64 %rd60,%rd62,1024;
ld.shared.v4.u32 {%r115,%r116,%r117,%r118},[%rd9+1024];
st.global.cs.v4.u32 [%rd60],{%r115,%r116,%r117,%r118};
$4_11:
cvt.u32.u64 %r119,%rd5;
add.s32 %r120,%r119,%r1;
shl.b32 %r121,%r8,4;
add.s32 %r123,%r120,%r121;
setp.ge.u32 %p8,%r123,%r7;
@%p8 bra $4_14;
cvta.to.global.u64 %rd13,%rd17;
cvta.to.global.u64 %rd14,%rd18;
cvta.to.global.u64 %rd15,%rd19;
cvta.to.global.u64 %rd16,%rd20;
$4_13:
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
.reg .b32 %r<166>;
.reg .b64 %rd<106>;
.shared .align 16 .b8 _ZZ15interleave_1_c4E6shared[4608];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u64 %rd21,[p4];
ld.param.u32 %r23,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.v2.u32 {%r24,%r25},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
mov.u32 %r26,%tid.x;
and.b32 %r1,%r26,31;
mov.u32 %r27,%ctaid.x;
shl.b32 %r28,%r27,1;
shr.u32 %r2,%r26,5;
add.s32 %r3,%r28,%r2;
setp.ge.u32 %p1,%r3,%r23;
@%p1 bra $5_16;
mul.lo.s32 %r164,%r3,%r17;
setp.eq.s32 %p2,%r24,0;
mov.u64 %rd104,0;
mov.u64 %rd105,%rd104;
@%p2 bra $5_3;
div.u32 %r29,%r3,%r16;
div.u32 %r30,%r29,%r25;
mul.lo.s32 %r31,%r30,%r25;
sub.s32 %r32,%r29,%r31;
mul.lo.s32 %r33,%r17,%r16;
mul.lo.s32 %r34,%r33,%r29;
sub.s32 %r164,%r164,%r34;
cvt.u64.u32 %rd31,%r32;
mul.lo.s64 %rd32,%rd25,%rd31;
cvt.u64.u32 %rd33,%r30;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd104,%rd32,%rd34;
mul.lo.s64 %rd35,%rd27,%rd31;
mul.lo.s64 %rd36,%rd28,%rd33;
add.s64 %rd105,%rd35,%rd36;
$5_3:
add.s32 %r35,%r164,%r17;
min.u32 %r7,%r35,%r18;
min.u32 %r36,%r7,%r19;
shr.u32 %r37,%r36,4;
shr.u32 %r38,%r164,4;
sub.s32 %r39,%r37,%r38;
setp.lt.u32 %p3,%r164,%r19;
selp.b32 %r8,%r39,0,%p3;
cvt.u64.u32 %rd5,%r164;
cvt.u64.u32 %rd6,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $5_4;
bra.uni $5_5;
$5_4:
add.s64 %rd41,%rd105,%rd5;
add.s64 %rd42,%rd18,%rd41;
mul.wide.u32 %rd43,%r1,16;
add.s64 %rd37,%rd42,%rd43;
ld.global.cs.v4.u32 {%r40,%r41,%r42,%r43},[%rd37];
add.s64 %rd44,%rd19,%rd41;
add.s64 %rd38,%rd44,%rd43;
ld.global.cs.v4.u32 {%r44,%r45,%r46,%r47},[%rd38];
add.s64 %rd45,%rd20,%rd41;
add.s64 %rd39,%rd45,%rd43;
ld.global.cs.v4.u32 {%r48,%r49,%r50,%r51},[%rd39];
add.s64 %rd46,%rd21,%rd41;
add.s64 %rd40,%rd46,%rd43;
ld.global.cs.v4.u32 {%r52,%r53,%r54,%r55},[%rd40];
mov.u32 %r56,64;
prmt.b32 %r57,%r40,%r44,%r56;
prmt.b32 %r58,%r48,%r52,%r56;
mov.u32 %r59,21520;
mov.u32 %r60,81;
prmt.b32 %r61,%r40,%r44,%r60;
prmt.b32 %r62,%r48,%r52,%r60;
mov.u32 %r63,98;
prmt.b32 %r64,%r40,%r44,%r63;
prmt.b32 %r65,%r48,%r52,%r63;
mov.u32 %r66,115;
prmt.b32 %r67,%r40,%r44,%r66;
prmt.b32 %r68,%r48,%r52,%r66;
prmt.b32 %r69,%r41,%r45,%r56;
prmt.b32 %r70,%r49,%r53,%r56;
prmt.b32 %r71,%r41,%r45,%r60;
prmt.b32 %r72,%r49,%r53,%r60;
prmt.b32 %r73,%r41,%r45,%r63;
prmt.b32 %r74,%r49,%r53,%r63;
prmt.b32 %r75,%r41,%r45,%r66;
prmt.b32 %r76,%r49,%r53,%r66;
prmt.b32 %r77,%r42,%r46,%r56;
prmt.b32 %r78,%r50,%r54,%r56;
prmt.b32 %r79,%r42,%r46,%r60;
prmt.b32 %r80,%r50,%r54,%r60;
prmt.b32 %r81,%r42,%r46,%r63;
prmt.b32 %r82,%r50,%r54,%r63;
prmt.b32 %r83,%r42,%r46,%r66;
prmt.b32 %r84,%r50,%r54,%r66;
prmt.b32 %r85,%r43,%r47,%r56;
prmt.b32 %r86,%r51,%r55,%r56;
prmt.b32 %r87,%r43,%r47,%r60;
prmt.b32 %r88,%r51,%r55,%r60;
prmt.b32 %r89,%r43,%r47,%r63;
prmt.b32 %r90,%r51,%r55,%r63;
prmt.b32 %r91,%r43,%r47,%r66;
prmt.b32 %r92,%r51,%r55,%r66;
shr.u32 %r93,%r1,1;
shl.b32 %r94,%r1,2;
add.s32 %r95,%r93,%r94;
mul.lo.s64 %rd47,%rd6,2304;
mov.u64 %rd48,_ZZ15interleave_1_c4E6shared;
add.s64 %rd49,%rd48,%rd47;
mul.wide.u32 %rd50,%r95,16;
add.s64 %rd51,%rd49,%rd50;
prmt.b32 %r96,%r67,%r68,%r59;
prmt.b32 %r97,%r64,%r65,%r59;
prmt.b32 %r98,%r61,%r62,%r59;
prmt.b32 %r99,%r57,%r58,%r59;
or.b32 %r100,%r94,1;
shr.u32 %r101,%r100,3;
add.s32 %r102,%r101,%r100;
mul.wide.u32 %rd52,%r102,16;
add.s64 %rd53,%rd49,%rd52;
prmt.b32 %r103,%r75,%r76,%r59;
prmt.b32 %r104,%r73,%r74,%r59;
prmt.b32 %r105,%r71,%r72,%r59;
prmt.b32 %r106,%r69,%r70,%r59;
st.shared.v4.u32 [%rd51],{%r99,%r98,%r97,%r96};
st.shared.v4.u32 [%rd53],{%r106,%r105,%r104,%r103};
or.b32 %r107,%r94,2;
shr.u32 %r108,%r107,3;
add.s32 %r109,%r108,%r107;
mul.wide.u32 %rd54,%r109,16;
add.s64 %rd55,%rd49,%rd54;
prmt.b32 %r110,%r83,%r84,%r59;
prmt.b32 %r111,%r81,%r82,%r59;
prmt.b32 %r112,%r79,%r80,%r59;
prmt.b32 %r113,%r77,%r78,%r59;
st.shared.v4.u32 [%rd55],{%r113,%r112,%r111,%r110};
or.b32 %r114,%r94,3;
shr.u32 %r115,%r114,3;
add.s32 %r116,%r115,%r114;
mul.wide.u32 %rd56,%r116,16;
add.s64 %rd57,%rd49,%rd56;
prmt.b32 %r117,%r91,%r92,%r59;
prmt.b32 %r118,%r89,%r90,%r59;
prmt.b32 %r119,%r87,%r88,%r59;
prmt.b32 %r120,%r85,%r86,%r59;
st.shared.v4.u32 [%rd57],{%r120,%r119,%r118,%r117};
$5_5:
shl.b64 %rd58,%rd5,2;
add.s64 %rd59,%rd58,%rd104;
add.s64 %rd7,%rd17,%rd59;
cvt.u64.u32 %rd8,%r1;
bar.warp.sync -1;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $5_7;
shl.b64 %rd61,%rd8,4;
add.s64 %rd60,%rd7,%rd61;
shr.u32 %r125,%r1,3;
add.s32 %r126,%r125,%r1;
mul.lo.s64 %rd62,%rd6,2304;
mov.u64 %rd63,_ZZ15interleave_1_c4E6shared;
add.s64 %rd64,%rd63,%rd62;
mul.wide.u32 %rd65,%r126,16;
add.s64 %rd66,%rd64,%rd65;
ld.shared.v4.u32 {%r127,%r128,%r129,%r130},[%rd66];
st.global.cs.v4.u32 [%rd60],{%r127,%r128,%r129,%r130};
$5_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $5_9;
shl.b64 %rd68,%rd8,4;
add.s64 %rd69,%rd7,%rd68;
add.s64 %rd67,%rd69,512;
shr.u32 %r135,%r10,3;
add.s32 %r136,%r135,%r10;
mul.lo.s64 %rd70,%rd6,2304;
mov.u64 %rd71,_ZZ15interleave_1_c4E6shared;
add.s64 %rd72,%rd71,%rd70;
mul.wide.u32 %rd73,%r136,16;
add.s64 %rd74,%rd72,%rd73;
ld.shared.v4.u32 {%r137,%r138,%r139,%r140},[%rd74];
st.global.cs.v4.u32 [%rd67],{%r137,%r138,%r139,%r140};
$5_9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $5_11;
shl.b64 %rd76,%rd8,4;
add.s64 %rd77,%rd7,%rd76;
add.s64 %rd75,%rd77,1024;
shr.u32 %r145,%r11,3;
add.s32 %r146,%r145,%r11;
mul.lo.s64 %rd78,%rd6,2304;
mov.u64 %rd79,_ZZ15interleave_1_c4E6shared;
add.s64 %rd80,%rd79,%rd78;
mul.wide.u32 %rd81,%r146,16;
add.s64 %rd82,%rd80,%rd81;
ld.shared.v4.u32 {%r147,%r148,%r149,%r150},[%rd82];
st.global.cs.v4.u32 [%rd75],{%r147,%r148,%r149,%r150};
$5_11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $5_13;
shl.b64 %rd84,%rd8,4;
add.s64 %rd85,%rd7,%rd84;
add.s64 %rd83,%rd85,1536;
shr.u32 %r155,%r12,3;
add.s32 %r156,%r155,%r12;
mul.lo.s64 %rd86,%rd6,2304;
mov.u64 %rd87,_ZZ15interleave_1_c4E6shared;
add.s64 %rd88,%rd87,%rd86;
mul.wide.u32 %rd89,%r156,16;
add.s64 %rd90,%rd88,%rd89;
ld.shared.v4.u32 {%r157,%r158,%r159,%r160},[%rd90];
st.global.cs.v4.u32 [%rd83],{%r157,%r158,%r159,%r160};
$5_13:
cvt.u32.u64 %r161,%rd5;
add.s32 %r162,%r161,%r1;
shl.b32 %r163,%r8,4;
add.s32 %r165,%r162,%r163;
setp.ge.u32 %p9,%r165,%r7;
@%p9 bra $5_16;
cvta.to.global.u64 %rd10,%rd21;
cvta.to.global.u64 %rd11,%rd20;
cvta.to.global.u64 %rd12,%rd19;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd17;
$5_15:
.pragma "nounroll";
cvt.u64.u32 %rd91,%r165;
mul.lo.s64 %rd92,%rd22,%rd91;
mul.lo.s64 %rd93,%rd24,%rd91;
add.s64 %rd94,%rd105,%rd93;
add.s64 %rd95,%rd13,%rd94;
ld.global.u8 %rs1,[%rd95];
add.s64 %rd96,%rd12,%rd94;
ld.global.u8 %rs2,[%rd96];
add.s64 %rd97,%rd11,%rd94;
ld.global.u8 %rs3,[%rd97];
add.s64 %rd98,%rd10,%rd94;
ld.global.u8 %rs4,[%rd98];
add.s64 %rd99,%rd92,%rd104;
add.s64 %rd100,%rd14,%rd99;
st.global.u8 [%rd100],%rs1;
add.s64 %rd101,%rd100,%rd23;
st.global.u8 [%rd101],%rs2;
add.s64 %rd102,%rd101,%rd23;
st.global.u8 [%rd102],%rs3;
add.s64 %rd103,%rd102,%rd23;
st.global.u8 [%rd103],%rs4;
add.s32 %r165,%r165,32;
setp.lt.u32 %p10,%r165,%r7;
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
.reg .b64 %rd<72>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c2E6shared[2304];
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u64 %rd17,[p2];
ld.param.u32 %r37,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.v2.u32 {%r38,%r39},[p11];
ld.param.u64 %rd24,[p11+40];
ld.param.u64 %rd23,[p11+32];
ld.param.u64 %rd22,[p11+24];
ld.param.u64 %rd21,[p11+16];
ld.param.u64 %rd20,[p10+16];
ld.param.u64 %rd19,[p10+8];
ld.param.u64 %rd18,[p10];
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
mov.u64 %rd70,0;
mov.u64 %rd71,%rd70;
@%p2 bra $6_3;
div.u32 %r43,%r3,%r30;
div.u32 %r44,%r43,%r39;
mul.lo.s32 %r45,%r44,%r39;
sub.s32 %r46,%r43,%r45;
mul.lo.s32 %r47,%r31,%r30;
mul.lo.s32 %r48,%r47,%r43;
sub.s32 %r120,%r120,%r48;
cvt.u64.u32 %rd27,%r46;
mul.lo.s64 %rd28,%rd21,%rd27;
cvt.u64.u32 %rd29,%r44;
mul.lo.s64 %rd30,%rd22,%rd29;
add.s64 %rd70,%rd28,%rd30;
mul.lo.s64 %rd31,%rd23,%rd27;
mul.lo.s64 %rd32,%rd24,%rd29;
add.s64 %rd71,%rd31,%rd32;
$6_3:
add.s32 %r50,%r120,%r31;
min.u32 %r7,%r50,%r32;
min.u32 %r51,%r7,%r33;
shr.u32 %r52,%r51,3;
shr.u32 %r53,%r120,3;
sub.s32 %r54,%r52,%r53;
setp.lt.u32 %p3,%r120,%r33;
selp.b32 %r8,%r54,0,%p3;
cvt.u64.u32 %rd5,%r120;
mul.wide.u32 %rd33,%r120,4;
add.s64 %rd34,%rd33,%rd71;
add.s64 %rd6,%rd15,%rd34;
cvt.u64.u32 %rd7,%r2;
shl.b32 %r9,%r8,1;
cvt.u64.u32 %rd8,%r1;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $6_5;
shl.b64 %rd36,%rd8,4;
add.s64 %rd35,%rd6,%rd36;
ld.global.cs.v4.u32 {%r122,%r121,%r123,%r124},[%rd35];
$6_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $6_7;
shl.b64 %rd38,%rd8,4;
add.s64 %rd39,%rd6,%rd38;
add.s64 %rd37,%rd39,512;
ld.global.cs.v4.u32 {%r125,%r126,%r127,%r128},[%rd37];
$6_7:
shr.u32 %r64,%r1,3;
add.s32 %r65,%r64,%r1;
mul.lo.s64 %rd40,%rd7,1152;
mov.u64 %rd41,_ZZ17deinterleave_2_c2E6shared;
add.s64 %rd42,%rd41,%rd40;
mul.wide.u32 %rd43,%r65,16;
add.s64 %rd44,%rd42,%rd43;
st.shared.v4.u32 [%rd44],{%r122,%r121,%r123,%r124};
shr.u32 %r66,%r18,3;
add.s32 %r67,%r66,%r18;
mul.wide.u32 %rd45,%r67,16;
add.s64 %rd46,%rd42,%rd45;
st.shared.v4.u32 [%rd46],{%r125,%r126,%r127,%r128};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $6_9;
shl.b32 %r76,%r1,1;
shr.u32 %r77,%r1,2;
add.s32 %r78,%r77,%r76;
mul.wide.u32 %rd52,%r78,16;
add.s64 %rd53,%rd42,%rd52;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%rd53];
or.b32 %r87,%r76,1;
shr.u32 %r88,%r87,3;
add.s32 %r89,%r88,%r87;
mul.wide.u32 %rd54,%r89,16;
add.s64 %rd55,%rd42,%rd54;
ld.shared.v4.u32 {%r90,%r91,%r92,%r93},[%rd55];
mov.u32 %r98,80;
prmt.b32 %r99,%r79,%r79,%r98;
prmt.b32 %r100,%r80,%r80,%r98;
mov.u32 %r101,21520;
prmt.b32 %r68,%r99,%r100,%r101;
prmt.b32 %r102,%r81,%r81,%r98;
prmt.b32 %r103,%r82,%r82,%r98;
prmt.b32 %r69,%r102,%r103,%r101;
prmt.b32 %r104,%r90,%r90,%r98;
prmt.b32 %r105,%r91,%r91,%r98;
prmt.b32 %r70,%r104,%r105,%r101;
prmt.b32 %r106,%r92,%r92,%r98;
prmt.b32 %r107,%r93,%r93,%r98;
prmt.b32 %r71,%r106,%r107,%r101;
mov.u32 %r108,114;
prmt.b32 %r109,%r79,%r79,%r108;
prmt.b32 %r110,%r80,%r80,%r108;
prmt.b32 %r72,%r109,%r110,%r101;
prmt.b32 %r111,%r81,%r81,%r108;
prmt.b32 %r112,%r82,%r82,%r108;
prmt.b32 %r73,%r111,%r112,%r101;
prmt.b32 %r113,%r90,%r90,%r108;
prmt.b32 %r114,%r91,%r91,%r108;
prmt.b32 %r74,%r113,%r114,%r101;
prmt.b32 %r115,%r92,%r92,%r108;
prmt.b32 %r116,%r93,%r93,%r108;
prmt.b32 %r75,%r115,%r116,%r101;
shl.b64 %rd56,%rd5,1;
add.s64 %rd57,%rd70,%rd56;
add.s64 %rd58,%rd16,%rd57;
shl.b64 %rd59,%rd8,4;
add.s64 %rd47,%rd58,%rd59;
st.global.cs.v4.u32 [%rd47],{%r68,%r69,%r70,%r71};
add.s64 %rd60,%rd17,%rd57;
add.s64 %rd48,%rd60,%rd59;
st.global.cs.v4.u32 [%rd48],{%r72,%r73,%r74,%r75};
$6_9:
cvt.u32.u64 %r117,%rd5;
add.s32 %r118,%r117,%r1;
shl.b32 %r119,%r8,3;
add.s32 %r129,%r118,%r119;
setp.ge.u32 %p7,%r129,%r7;
@%p7 bra $6_12;
cvta.to.global.u64 %rd9,%rd17;
cvta.to.global.u64 %rd10,%rd16;
cvta.to.global.u64 %rd11,%rd15;
$6_11:
.pragma "nounroll";
cvt.u64.u32 %rd61,%r129;
mul.lo.s64 %rd62,%rd18,%rd61;
add.s64 %rd63,%rd62,%rd71;
add.s64 %rd64,%rd11,%rd63;
ld.global.u16 %rs1,[%rd64];
add.s64 %rd65,%rd64,%rd19;
ld.global.u16 %rs2,[%rd65];
mul.lo.s64 %rd66,%rd20,%rd61;
add.s64 %rd67,%rd70,%rd66;
add.s64 %rd68,%rd10,%rd67;
st.global.u16 [%rd68],%rs1;
add.s64 %rd69,%rd9,%rd67;
st.global.u16 [%rd69],%rs2;
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
.reg .b64 %rd<77>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c3E6shared[3456];
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
@%p1 bra $7_14;
mul.lo.s32 %r145,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %rd75,0;
mov.u64 %rd76,%rd75;
@%p2 bra $7_3;
div.u32 %r50,%r3,%r37;
div.u32 %r51,%r50,%r46;
mul.lo.s32 %r52,%r51,%r46;
sub.s32 %r53,%r50,%r52;
mul.lo.s32 %r54,%r38,%r37;
mul.lo.s32 %r55,%r54,%r50;
sub.s32 %r145,%r145,%r55;
cvt.u64.u32 %rd29,%r53;
mul.lo.s64 %rd30,%rd23,%rd29;
cvt.u64.u32 %rd31,%r51;
mul.lo.s64 %rd32,%rd24,%rd31;
add.s64 %rd75,%rd30,%rd32;
mul.lo.s64 %rd33,%rd25,%rd29;
mul.lo.s64 %rd34,%rd26,%rd31;
add.s64 %rd76,%rd33,%rd34;
$7_3:
add.s32 %r57,%r145,%r38;
min.u32 %r7,%r57,%r39;
min.u32 %r58,%r7,%r40;
shr.u32 %r59,%r58,3;
shr.u32 %r60,%r145,3;
sub.s32 %r61,%r59,%r60;
setp.lt.u32 %p3,%r145,%r40;
selp.b32 %r8,%r61,0,%p3;
cvt.u64.u32 %rd5,%r145;
mul.wide.u32 %rd35,%r145,6;
add.s64 %rd36,%rd35,%rd76;
add.s64 %rd6,%rd16,%rd36;
mul.lo.s32 %r9,%r8,3;
cvt.u64.u32 %rd7,%r1;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $7_5;
shl.b64 %rd38,%rd7,4;
add.s64 %rd37,%rd6,%rd38;
ld.global.cs.v4.u32 {%r149,%r148,%r147,%r146},[%rd37];
$7_5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $7_7;
shl.b64 %rd40,%rd7,4;
add.s64 %rd41,%rd6,%rd40;
add.s64 %rd39,%rd41,512;
ld.global.cs.v4.u32 {%r150,%r151,%r152,%r153},[%rd39];
$7_7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $7_9;
shl.b64 %rd43,%rd7,4;
add.s64 %rd44,%rd6,%rd43;
add.s64 %rd42,%rd44,1024;
ld.global.cs.v4.u32 {%r154,%r155,%r156,%r157},[%rd42];
$7_9:
cvt.u64.u32 %rd8,%r2;
mul.wide.u32 %rd45,%r2,1728;
mov.u64 %rd46,_ZZ17deinterleave_2_c3E6shared;
add.s64 %rd47,%rd46,%rd45;
shl.b64 %rd48,%rd7,4;
add.s64 %rd49,%rd47,%rd48;
st.shared.v4.u32 [%rd49],{%r149,%r148,%r147,%r146};
st.shared.v4.u32 [%rd49+512],{%r150,%r151,%r152,%r153};
st.shared.v4.u32 [%rd49+1024],{%r154,%r155,%r156,%r157};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $7_11;
mul.lo.s32 %r90,%r1,3;
mul.lo.s64 %rd53,%rd8,1728;
add.s64 %rd55,%rd46,%rd53;
mul.wide.u32 %rd56,%r90,16;
add.s64 %rd57,%rd55,%rd56;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%rd57];
ld.shared.v4.u32 {%r99,%r100,%r101,%r102},[%rd57+16];
ld.shared.v4.u32 {%r107,%r108,%r109,%r110},[%rd57+32];
mov.u32 %r115,80;
prmt.b32 %r116,%r91,%r91,%r115;
mov.u32 %r117,114;
prmt.b32 %r118,%r92,%r92,%r117;
mov.u32 %r119,21520;
prmt.b32 %r78,%r116,%r118,%r119;
prmt.b32 %r120,%r94,%r94,%r115;
prmt.b32 %r121,%r99,%r99,%r117;
prmt.b32 %r79,%r120,%r121,%r119;
prmt.b32 %r122,%r101,%r101,%r115;
prmt.b32 %r123,%r102,%r102,%r117;
prmt.b32 %r80,%r122,%r123,%r119;
prmt.b32 %r124,%r108,%r108,%r115;
prmt.b32 %r125,%r109,%r109,%r117;
prmt.b32 %r81,%r124,%r125,%r119;
prmt.b32 %r126,%r91,%r91,%r117;
prmt.b32 %r127,%r93,%r93,%r115;
prmt.b32 %r82,%r126,%r127,%r119;
prmt.b32 %r128,%r94,%r94,%r117;
prmt.b32 %r129,%r100,%r100,%r115;
prmt.b32 %r83,%r128,%r129,%r119;
prmt.b32 %r130,%r101,%r101,%r117;
prmt.b32 %r131,%r107,%r107,%r115;
prmt.b32 %r84,%r130,%r131,%r119;
prmt.b32 %r132,%r108,%r108,%r117;
prmt.b32 %r133,%r110,%r110,%r115;
prmt.b32 %r85,%r132,%r133,%r119;
prmt.b32 %r134,%r92,%r92,%r115;
prmt.b32 %r135,%r93,%r93,%r117;
prmt.b32 %r86,%r134,%r135,%r119;
prmt.b32 %r136,%r99,%r99,%r115;
prmt.b32 %r137,%r100,%r100,%r117;
prmt.b32 %r87,%r136,%r137,%r119;
prmt.b32 %r138,%r102,%r102,%r115;
prmt.b32 %r139,%r107,%r107,%r117;
prmt.b32 %r88,%r138,%r139,%r119;
prmt.b32 %r140,%r109,%r109,%r115;
prmt.b32 %r141,%r110,%r110,%r117;
prmt.b32 %r89,%r140,%r141,%r119;
shl.b64 %rd58,%rd5,1;
add.s64 %rd59,%rd75,%rd58;
add.s64 %rd60,%rd17,%rd59;
add.s64 %rd50,%rd60,%rd48;
st.global.cs.v4.u32 [%rd50],{%r78,%r79,%r80,%r81};
add.s64 %rd62,%rd18,%rd59;
add.s64 %rd51,%rd62,%rd48;
st.global.cs.v4.u32 [%rd51],{%r82,%r83,%r84,%r85};
add.s64 %rd63,%rd19,%rd59;
add.s64 %rd52,%rd63,%rd48;
st.global.cs.v4.u32 [%rd52],{%r86,%r87,%r88,%r89};
$7_11:
cvt.u32.u64 %r142,%rd5;
add.s32 %r143,%r142,%r1;
shl.b32 %r144,%r8,3;
add.s32 %r158,%r143,%r144;
setp.ge.u32 %p8,%r158,%r7;
@%p8 bra $7_14;
cvta.to.global.u64 %rd12,%rd16;
cvta.to.global.u64 %rd13,%rd17;
cvta.to.global.u64 %rd14,%rd18;
cvta.to.global.u64 %rd15,%rd19;
$7_13:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r158;
mul.lo.s64 %rd65,%rd20,%rd64;
add.s64 %rd66,%rd65,%rd76;
add.s64 %rd67,%rd12,%rd66;
ld.global.u16 %rs1,[%rd67];
add.s64 %rd68,%rd67,%rd21;
ld.global.u16 %rs2,[%rd68];
add.s64 %rd69,%rd68,%rd21;
ld.global.u16 %rs3,[%rd69];
mul.lo.s64 %rd70,%rd22,%rd64;
add.s64 %rd71,%rd75,%rd70;
add.s64 %rd72,%rd13,%rd71;
st.global.u16 [%rd72],%rs1;
add.s64 %rd73,%rd14,%rd71;
st.global.u16 [%rd73],%rs2;
add.s64 %rd74,%rd15,%rd71;
st.global.u16 [%rd74],%rs3;
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
.reg .b64 %rd<98>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c4E6shared[4608];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u64 %rd21,[p4];
ld.param.u32 %r55,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.v2.u32 {%r56,%r57},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
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
mov.u64 %rd96,0;
mov.u64 %rd97,%rd96;
@%p2 bra $8_3;
div.u32 %r61,%r3,%r48;
div.u32 %r62,%r61,%r57;
mul.lo.s32 %r63,%r62,%r57;
sub.s32 %r64,%r61,%r63;
mul.lo.s32 %r65,%r49,%r48;
mul.lo.s32 %r66,%r65,%r61;
sub.s32 %r198,%r198,%r66;
cvt.u64.u32 %rd31,%r64;
mul.lo.s64 %rd32,%rd25,%rd31;
cvt.u64.u32 %rd33,%r62;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd96,%rd32,%rd34;
mul.lo.s64 %rd35,%rd27,%rd31;
mul.lo.s64 %rd36,%rd28,%rd33;
add.s64 %rd97,%rd35,%rd36;
$8_3:
add.s32 %r68,%r198,%r49;
min.u32 %r7,%r68,%r50;
min.u32 %r69,%r7,%r51;
shr.u32 %r70,%r69,3;
shr.u32 %r71,%r198,3;
sub.s32 %r72,%r70,%r71;
setp.lt.u32 %p3,%r198,%r51;
selp.b32 %r8,%r72,0,%p3;
cvt.u64.u32 %rd5,%r198;
mul.wide.u32 %rd37,%r198,8;
add.s64 %rd38,%rd37,%rd97;
add.s64 %rd6,%rd17,%rd38;
shl.b32 %r9,%r8,2;
cvt.u64.u32 %rd7,%r1;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $8_5;
shl.b64 %rd40,%rd7,4;
add.s64 %rd39,%rd6,%rd40;
ld.global.cs.v4.u32 {%r202,%r201,%r200,%r199},[%rd39];
$8_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $8_7;
shl.b64 %rd42,%rd7,4;
add.s64 %rd43,%rd6,%rd42;
add.s64 %rd41,%rd43,512;
ld.global.cs.v4.u32 {%r206,%r205,%r204,%r203},[%rd41];
$8_7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $8_9;
shl.b64 %rd45,%rd7,4;
add.s64 %rd46,%rd6,%rd45;
add.s64 %rd44,%rd46,1024;
ld.global.cs.v4.u32 {%r207,%r208,%r209,%r210},[%rd44];
$8_9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $8_11;
shl.b64 %rd48,%rd7,4;
add.s64 %rd49,%rd6,%rd48;
add.s64 %rd47,%rd49,1536;
ld.global.cs.v4.u32 {%r211,%r212,%r213,%r214},[%rd47];
$8_11:
shr.u32 %r92,%r1,3;
add.s32 %r93,%r92,%r1;
cvt.u64.u32 %rd8,%r2;
mul.wide.u32 %rd50,%r2,2304;
mov.u64 %rd51,_ZZ17deinterleave_2_c4E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r93,16;
add.s64 %rd54,%rd52,%rd53;
st.shared.v4.u32 [%rd54],{%r202,%r201,%r200,%r199};
shr.u32 %r94,%r18,3;
add.s32 %r95,%r94,%r18;
mul.wide.u32 %rd55,%r95,16;
add.s64 %rd56,%rd52,%rd55;
st.shared.v4.u32 [%rd56],{%r206,%r205,%r204,%r203};
shr.u32 %r96,%r27,3;
add.s32 %r97,%r96,%r27;
mul.wide.u32 %rd57,%r97,16;
add.s64 %rd58,%rd52,%rd57;
st.shared.v4.u32 [%rd58],{%r207,%r208,%r209,%r210};
shr.u32 %r98,%r36,3;
add.s32 %r99,%r98,%r36;
mul.wide.u32 %rd59,%r99,16;
add.s64 %rd60,%rd52,%rd59;
st.shared.v4.u32 [%rd60],{%r211,%r212,%r213,%r214};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $8_13;
shl.b32 %r116,%r1,2;
shr.u32 %r117,%r1,1;
add.s32 %r118,%r117,%r116;
mul.lo.s64 %rd65,%rd8,2304;
add.s64 %rd67,%rd51,%rd65;
mul.wide.u32 %rd68,%r118,16;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r119,%r120,%r121,%r122},[%rd69];
or.b32 %r127,%r116,1;
shr.u32 %r128,%r127,3;
add.s32 %r129,%r128,%r127;
mul.wide.u32 %rd70,%r129,16;
add.s64 %rd71,%rd67,%rd70;
ld.shared.v4.u32 {%r130,%r131,%r132,%r133},[%rd71];
or.b32 %r138,%r116,2;
shr.u32 %r139,%r138,3;
add.s32 %r140,%r139,%r138;
mul.wide.u32 %rd72,%r140,16;
add.s64 %rd73,%rd67,%rd72;
ld.shared.v4.u32 {%r141,%r142,%r143,%r144},[%rd73];
or.b32 %r149,%r116,3;
shr.u32 %r150,%r149,3;
add.s32 %r151,%r150,%r149;
mul.wide.u32 %rd74,%r151,16;
add.s64 %rd75,%rd67,%rd74;
ld.shared.v4.u32 {%r152,%r153,%r154,%r155},[%rd75];
mov.u32 %r160,80;
prmt.b32 %r161,%r119,%r119,%r160;
prmt.b32 %r162,%r121,%r121,%r160;
mov.u32 %r163,21520;
prmt.b32 %r100,%r161,%r162,%r163;
prmt.b32 %r164,%r130,%r130,%r160;
prmt.b32 %r165,%r132,%r132,%r160;
prmt.b32 %r101,%r164,%r165,%r163;
prmt.b32 %r166,%r141,%r141,%r160;
prmt.b32 %r167,%r143,%r143,%r160;
prmt.b32 %r102,%r166,%r167,%r163;
prmt.b32 %r168,%r152,%r152,%r160;
prmt.b32 %r169,%r154,%r154,%r160;
prmt.b32 %r103,%r168,%r169,%r163;
mov.u32 %r170,114;
prmt.b32 %r171,%r119,%r119,%r170;
prmt.b32 %r172,%r121,%r121,%r170;
prmt.b32 %r104,%r171,%r172,%r163;
prmt.b32 %r173,%r130,%r130,%r170;
prmt.b32 %r174,%r132,%r132,%r170;
prmt.b32 %r105,%r173,%r174,%r163;
prmt.b32 %r175,%r141,%r141,%r170;
prmt.b32 %r176,%r143,%r143,%r170;
prmt.b32 %r106,%r175,%r176,%r163;
prmt.b32 %r177,%r152,%r152,%r170;
prmt.b32 %r178,%r154,%r154,%r170;
prmt.b32 %r107,%r177,%r178,%r163;
prmt.b32 %r179,%r120,%r120,%r160;
prmt.b32 %r180,%r122,%r122,%r160;
prmt.b32 %r108,%r179,%r180,%r163;
prmt.b32 %r181,%r131,%r131,%r160;
prmt.b32 %r182,%r133,%r133,%r160;
prmt.b32 %r109,%r181,%r182,%r163;
prmt.b32 %r183,%r142,%r142,%r160;
prmt.b32 %r184,%r144,%r144,%r160;
prmt.b32 %r110,%r183,%r184,%r163;
prmt.b32 %r185,%r153,%r153,%r160;
prmt.b32 %r186,%r155,%r155,%r160;
prmt.b32 %r111,%r185,%r186,%r163;
prmt.b32 %r187,%r120,%r120,%r170;
prmt.b32 %r188,%r122,%r122,%r170;
prmt.b32 %r112,%r187,%r188,%r163;
prmt.b32 %r189,%r131,%r131,%r170;
prmt.b32 %r190,%r133,%r133,%r170;
prmt.b32 %r113,%r189,%r190,%r163;
prmt.b32 %r191,%r142,%r142,%r170;
prmt.b32 %r192,%r144,%r144,%r170;
prmt.b32 %r114,%r191,%r192,%r163;
prmt.b32 %r193,%r153,%r153,%r170;
prmt.b32 %r194,%r155,%r155,%r170;
prmt.b32 %r115,%r193,%r194,%r163;
shl.b64 %rd76,%rd5,1;
add.s64 %rd77,%rd96,%rd76;
add.s64 %rd78,%rd18,%rd77;
shl.b64 %rd79,%rd7,4;
add.s64 %rd61,%rd78,%rd79;
st.global.cs.v4.u32 [%rd61],{%r100,%r101,%r102,%r103};
add.s64 %rd80,%rd19,%rd77;
add.s64 %rd62,%rd80,%rd79;
st.global.cs.v4.u32 [%rd62],{%r104,%r105,%r106,%r107};
add.s64 %rd81,%rd20,%rd77;
add.s64 %rd63,%rd81,%rd79;
st.global.cs.v4.u32 [%rd63],{%r108,%r109,%r110,%r111};
add.s64 %rd82,%rd21,%rd77;
add.s64 %rd64,%rd82,%rd79;
st.global.cs.v4.u32 [%rd64],{%r112,%r113,%r114,%r115};
$8_13:
cvt.u32.u64 %r195,%rd5;
add.s32 %r196,%r195,%r1;
shl.b32 %r197,%r8,3;
add.s32 %r215,%r196,%r197;
setp.ge.u32 %p9,%r215,%r7;
@%p9 bra $8_16;
cvta.to.global.u64 %rd10,%rd21;
cvta.to.global.u64 %rd11,%rd20;
cvta.to.global.u64 %rd12,%rd19;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd17;
$8_15:
.pragma "nounroll";
cvt.u64.u32 %rd83,%r215;
mul.lo.s64 %rd84,%rd22,%rd83;
add.s64 %rd85,%rd84,%rd97;
add.s64 %rd86,%rd14,%rd85;
ld.global.u16 %rs1,[%rd86];
add.s64 %rd87,%rd86,%rd23;
ld.global.u16 %rs2,[%rd87];
add.s64 %rd88,%rd87,%rd23;
ld.global.u16 %rs3,[%rd88];
add.s64 %rd89,%rd88,%rd23;
ld.global.u16 %rs4,[%rd89];
mul.lo.s64 %rd90,%rd24,%rd83;
add.s64 %rd91,%rd96,%rd90;
add.s64 %rd92,%rd13,%rd91;
st.global.u16 [%rd92],%rs1;
add.s64 %rd93,%rd12,%rd91;
st.global.u16 [%rd93],%rs2;
add.s64 %rd94,%rd11,%rd91;
st.global.u16 [%rd94],%rs3;
add.s64 %rd95,%rd10,%rd91;
st.global.u16 [%rd95],%rs4;
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
.reg .b32 %r<104>;
.reg .b64 %rd<75>;
.shared .align 16 .b8 _ZZ15interleave_2_c2E6shared[2304];
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u64 %rd17,[p2];
ld.param.u32 %r21,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.v2.u32 {%r22,%r23},[p11];
ld.param.u64 %rd24,[p11+40];
ld.param.u64 %rd23,[p11+32];
ld.param.u64 %rd22,[p11+24];
ld.param.u64 %rd21,[p11+16];
ld.param.u64 %rd20,[p10+16];
ld.param.u64 %rd19,[p10+8];
ld.param.u64 %rd18,[p10];
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $9_12;
mul.lo.s32 %r102,%r3,%r15;
setp.eq.s32 %p2,%r22,0;
mov.u64 %rd73,0;
mov.u64 %rd74,%rd73;
@%p2 bra $9_3;
div.u32 %r27,%r3,%r14;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r15,%r14;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r102,%r102,%r32;
cvt.u64.u32 %rd27,%r30;
mul.lo.s64 %rd28,%rd21,%rd27;
cvt.u64.u32 %rd29,%r28;
mul.lo.s64 %rd30,%rd22,%rd29;
add.s64 %rd73,%rd28,%rd30;
mul.lo.s64 %rd31,%rd23,%rd27;
mul.lo.s64 %rd32,%rd24,%rd29;
add.s64 %rd74,%rd31,%rd32;
$9_3:
add.s32 %r33,%r102,%r15;
min.u32 %r7,%r33,%r16;
min.u32 %r34,%r7,%r17;
shr.u32 %r35,%r34,3;
shr.u32 %r36,%r102,3;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r102,%r17;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %rd5,%r102;
cvt.u64.u32 %rd6,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $9_4;
bra.uni $9_5;
$9_4:
shl.b64 %rd35,%rd5,1;
add.s64 %rd36,%rd74,%rd35;
add.s64 %rd37,%rd16,%rd36;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd33,%rd37,%rd38;
ld.global.cs.v4.u32 {%r38,%r39,%r40,%r41},[%rd33];
add.s64 %rd39,%rd17,%rd36;
add.s64 %rd34,%rd39,%rd38;
ld.global.cs.v4.u32 {%r42,%r43,%r44,%r45},[%rd34];
mov.u32 %r46,80;
prmt.b32 %r47,%r38,%r38,%r46;
prmt.b32 %r48,%r42,%r42,%r46;
mov.u32 %r49,21520;
mov.u32 %r50,114;
prmt.b32 %r51,%r38,%r38,%r50;
prmt.b32 %r52,%r42,%r42,%r50;
prmt.b32 %r53,%r39,%r39,%r46;
prmt.b32 %r54,%r43,%r43,%r46;
prmt.b32 %r55,%r39,%r39,%r50;
prmt.b32 %r56,%r43,%r43,%r50;
prmt.b32 %r57,%r40,%r40,%r46;
prmt.b32 %r58,%r44,%r44,%r46;
prmt.b32 %r59,%r40,%r40,%r50;
prmt.b32 %r60,%r44,%r44,%r50;
prmt.b32 %r61,%r41,%r41,%r46;
prmt.b32 %r62,%r45,%r45,%r46;
prmt.b32 %r63,%r41,%r41,%r50;
prmt.b32 %r64,%r45,%r45,%r50;
shr.u32 %r65,%r1,2;
shl.b32 %r66,%r1,1;
add.s32 %r67,%r65,%r66;
mul.lo.s64 %rd40,%rd6,1152;
mov.u64 %rd41,_ZZ15interleave_2_c2E6shared;
add.s64 %rd42,%rd41,%rd40;
mul.wide.u32 %rd43,%r67,16;
add.s64 %rd44,%rd42,%rd43;
prmt.b32 %r68,%r55,%r56,%r49;
prmt.b32 %r69,%r53,%r54,%r49;
prmt.b32 %r70,%r51,%r52,%r49;
prmt.b32 %r71,%r47,%r48,%r49;
or.b32 %r72,%r66,1;
shr.u32 %r73,%r72,3;
add.s32 %r74,%r73,%r72;
mul.wide.u32 %rd45,%r74,16;
add.s64 %rd46,%rd42,%rd45;
prmt.b32 %r75,%r63,%r64,%r49;
prmt.b32 %r76,%r61,%r62,%r49;
prmt.b32 %r77,%r59,%r60,%r49;
prmt.b32 %r78,%r57,%r58,%r49;
st.shared.v4.u32 [%rd44],{%r71,%r70,%r69,%r68};
st.shared.v4.u32 [%rd46],{%r78,%r77,%r76,%r75};
$9_5:
shl.b64 %rd47,%rd5,2;
add.s64 %rd48,%rd47,%rd73;
add.s64 %rd7,%rd15,%rd48;
cvt.u64.u32 %rd8,%r1;
bar.warp.sync -1;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $9_7;
shl.b64 %rd50,%rd8,4;
add.s64 %rd49,%rd7,%rd50;
shr.u32 %r83,%r1,3;
add.s32 %r84,%r83,%r1;
mul.lo.s64 %rd51,%rd6,1152;
mov.u64 %rd52,_ZZ15interleave_2_c2E6shared;
add.s64 %rd53,%rd52,%rd51;
mul.wide.u32 %rd54,%r84,16;
add.s64 %rd55,%rd53,%rd54;
ld.shared.v4.u32 {%r85,%r86,%r87,%r88},[%rd55];
st.global.cs.v4.u32 [%rd49],{%r85,%r86,%r87,%r88};
$9_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $9_9;
shl.b64 %rd57,%rd8,4;
add.s64 %rd58,%rd7,%rd57;
add.s64 %rd56,%rd58,512;
shr.u32 %r93,%r10,3;
add.s32 %r94,%r93,%r10;
mul.lo.s64 %rd59,%rd6,1152;
mov.u64 %rd60,_ZZ15interleave_2_c2E6shared;
add.s64 %rd61,%rd60,%rd59;
mul.wide.u32 %rd62,%r94,16;
add.s64 %rd63,%rd61,%rd62;
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%rd63];
st.global.cs.v4.u32 [%rd56],{%r95,%r96,%r97,%r98};
$9_9:
cvt.u32.u64 %r99,%rd5;
add.s32 %r100,%r99,%r1;
shl.b32 %r101,%r8,3;
add.s32 %r103,%r100,%r101;
setp.ge.u32 %p7,%r103,%r7;
@%p7 bra $9_12;
cvta.to.global.u64 %rd9,%rd17;
cvta.to.global.u64 %rd10,%rd16;
cvta.to.global.u64 %rd11,%rd15;
$9_11:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r103;
mul.lo.s64 %rd65,%rd18,%rd64;
add.s64 %rd66,%rd65,%rd73;
mul.lo.s64 %rd67,%rd20,%rd64;
add.s64 %rd68,%rd74,%rd67;
add.s64 %rd69,%rd10,%rd68;
ld.global.u16 %rs1,[%rd69];
add.s64 %rd70,%rd9,%rd68;
ld.global.u16 %rs2,[%rd70];
add.s64 %rd71,%rd11,%rd66;
st.global.u16 [%rd71],%rs1;
add.s64 %rd72,%rd71,%rd19;
st.global.u16 [%rd72],%rs2;
add.s32 %r103,%r103,32;
setp.lt.u32 %p8,%r103,%r7;
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
.reg .b32 %r<120>;
.reg .b64 %rd<77>;
.shared .align 16 .b8 _ZZ15interleave_2_c3E6shared[3456];
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
@%p1 bra $10_14;
mul.lo.s32 %r118,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %rd75,0;
mov.u64 %rd76,%rd75;
@%p2 bra $10_3;
div.u32 %r26,%r3,%r13;
div.u32 %r27,%r26,%r22;
mul.lo.s32 %r28,%r27,%r22;
sub.s32 %r29,%r26,%r28;
mul.lo.s32 %r30,%r14,%r13;
mul.lo.s32 %r31,%r30,%r26;
sub.s32 %r118,%r118,%r31;
cvt.u64.u32 %rd30,%r29;
mul.lo.s64 %rd31,%rd24,%rd30;
cvt.u64.u32 %rd32,%r27;
mul.lo.s64 %rd33,%rd25,%rd32;
add.s64 %rd75,%rd31,%rd33;
mul.lo.s64 %rd34,%rd26,%rd30;
mul.lo.s64 %rd35,%rd27,%rd32;
add.s64 %rd76,%rd34,%rd35;
$10_3:
add.s32 %r32,%r118,%r14;
min.u32 %r7,%r32,%r15;
min.u32 %r33,%r7,%r16;
shr.u32 %r34,%r33,3;
shr.u32 %r35,%r118,3;
sub.s32 %r36,%r34,%r35;
setp.lt.u32 %p3,%r118,%r16;
selp.b32 %r8,%r36,0,%p3;
cvt.u64.u32 %rd5,%r118;
cvt.u64.u32 %rd6,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $10_4;
bra.uni $10_5;
$10_4:
shl.b64 %rd39,%rd5,1;
add.s64 %rd40,%rd76,%rd39;
add.s64 %rd41,%rd18,%rd40;
mul.wide.u32 %rd42,%r1,16;
add.s64 %rd36,%rd41,%rd42;
ld.global.cs.v4.u32 {%r37,%r38,%r39,%r40},[%rd36];
add.s64 %rd43,%rd19,%rd40;
add.s64 %rd37,%rd43,%rd42;
ld.global.cs.v4.u32 {%r41,%r42,%r43,%r44},[%rd37];
add.s64 %rd44,%rd20,%rd40;
add.s64 %rd38,%rd44,%rd42;
ld.global.cs.v4.u32 {%r45,%r46,%r47,%r48},[%rd38];
mov.u32 %r49,80;
prmt.b32 %r50,%r37,%r37,%r49;
prmt.b32 %r51,%r41,%r41,%r49;
mov.u32 %r52,21520;
prmt.b32 %r53,%r45,%r45,%r49;
mov.u32 %r54,114;
prmt.b32 %r55,%r37,%r37,%r54;
prmt.b32 %r56,%r41,%r41,%r54;
prmt.b32 %r57,%r45,%r45,%r54;
prmt.b32 %r58,%r38,%r38,%r49;
prmt.b32 %r59,%r42,%r42,%r49;
prmt.b32 %r60,%r46,%r46,%r49;
prmt.b32 %r61,%r38,%r38,%r54;
prmt.b32 %r62,%r42,%r42,%r54;
prmt.b32 %r63,%r46,%r46,%r54;
prmt.b32 %r64,%r39,%r39,%r49;
prmt.b32 %r65,%r43,%r43,%r49;
prmt.b32 %r66,%r47,%r47,%r49;
prmt.b32 %r67,%r39,%r39,%r54;
prmt.b32 %r68,%r43,%r43,%r54;
prmt.b32 %r69,%r47,%r47,%r54;
prmt.b32 %r70,%r40,%r40,%r49;
prmt.b32 %r71,%r44,%r44,%r49;
prmt.b32 %r72,%r48,%r48,%r49;
prmt.b32 %r73,%r40,%r40,%r54;
prmt.b32 %r74,%r44,%r44,%r54;
prmt.b32 %r75,%r48,%r48,%r54;
mul.lo.s32 %r76,%r1,3;
mul.lo.s64 %rd45,%rd6,1728;
mov.u64 %rd46,_ZZ15interleave_2_c3E6shared;
add.s64 %rd47,%rd46,%rd45;
mul.wide.u32 %rd48,%r76,16;
add.s64 %rd49,%rd47,%rd48;
prmt.b32 %r77,%r58,%r59,%r52;
prmt.b32 %r78,%r50,%r51,%r52;
prmt.b32 %r79,%r56,%r57,%r52;
prmt.b32 %r80,%r53,%r55,%r52;
st.shared.v4.u32 [%rd49],{%r78,%r80,%r79,%r77};
prmt.b32 %r81,%r64,%r65,%r52;
prmt.b32 %r82,%r66,%r67,%r52;
prmt.b32 %r83,%r62,%r63,%r52;
prmt.b32 %r84,%r60,%r61,%r52;
st.shared.v4.u32 [%rd49+16],{%r84,%r83,%r81,%r82};
prmt.b32 %r85,%r70,%r71,%r52;
prmt.b32 %r86,%r74,%r75,%r52;
prmt.b32 %r87,%r72,%r73,%r52;
prmt.b32 %r88,%r68,%r69,%r52;
st.shared.v4.u32 [%rd49+32],{%r88,%r85,%r87,%r86};
$10_5:
mul.lo.s64 %rd50,%rd5,6;
add.s64 %rd51,%rd50,%rd75;
add.s64 %rd7,%rd17,%rd51;
cvt.u64.u32 %rd8,%r1;
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %rd52,%rd6,1728;
mov.u64 %rd53,_ZZ15interleave_2_c3E6shared;
add.s64 %rd54,%rd53,%rd52;
mul.wide.u32 %rd55,%r1,16;
add.s64 %rd9,%rd54,%rd55;
@%p5 bra $10_7;
shl.b64 %rd57,%rd8,4;
add.s64 %rd56,%rd7,%rd57;
ld.shared.v4.u32 {%r93,%r94,%r95,%r96},[%rd9];
st.global.cs.v4.u32 [%rd56],{%r93,%r94,%r95,%r96};
$10_7:
or.b32 %r97,%r1,32;
setp.ge.u32 %p6,%r97,%r9;
@%p6 bra $10_9;
shl.b64 %rd59,%rd8,4;
add.s64 %rd60,%rd7,%rd59;
add.s64 %rd58,%rd60,512;
ld.shared.v4.u32 {%r102,%r103,%r104,%r105},[%rd9+512];
st.global.cs.v4.u32 [%rd58],{%r102,%r103,%r104,%r105};
$10_9:
or.b32 %r106,%r1,64;
setp.ge.u32 %p7,%r106,%r9;
@%p7 bra $10_11;
shl.b64 %rd62,%rd8,4;
add.s64 %rd63,%rd7,%rd62;
add.s64 %rd61,%rd63,1024;
ld.shared.v4.u32 {%r111,%r112,%r113,%r114},[%rd9+1024];
st.global.cs.v4.u32 [%rd61],{%r111,%r112,%r113,%r114};
$10_11:
cvt.u32.u64 %r115,%rd5;
add.s32 %r116,%r115,%r1;
shl.b32 %r117,%r8,3;
add.s32 %r119,%r116,%r117;
setp.ge.u32 %p8,%r119,%r7;
@%p8 bra $10_14;
cvta.to.global.u64 %rd13,%rd17;
cvta.to.global.u64 %rd14,%rd18;
cvta.to.global.u64 %rd15,%rd19;
cvta.to.global.u64 %rd16,%rd20;
$10_13:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r119;
mul.lo.s64 %rd65,%rd21,%rd64;
mul.lo.s64 %rd66,%rd23,%rd64;
add.s64 %rd67,%rd76,%rd66;
add.s64 %rd68,%rd14,%rd67;
ld.global.u16 %rs1,[%rd68];
add.s64 %rd69,%rd15,%rd67;
ld.global.u16 %rs2,[%rd69];
add.s64 %rd70,%rd16,%rd67;
ld.global.u16 %rs3,[%rd70];
add.s64 %rd71,%rd65,%rd75;
add.s64 %rd72,%rd13,%rd71;
st.global.u16 [%rd72],%rs1;
add.s64 %rd73,%rd72,%rd22;
st.global.u16 [%rd73],%rs2;
add.s64 %rd74,%rd73,%rd22;
st.global.u16 [%rd74],%rs3;
add.s32 %r119,%r119,32;
setp.lt.u32 %p9,%r119,%r7;
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
.reg .b32 %r<164>;
.reg .b64 %rd<107>;
.shared .align 16 .b8 _ZZ15interleave_2_c4E6shared[4608];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u64 %rd21,[p4];
ld.param.u32 %r23,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.v2.u32 {%r24,%r25},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
mov.u32 %r26,%tid.x;
and.b32 %r1,%r26,31;
mov.u32 %r27,%ctaid.x;
shl.b32 %r28,%r27,1;
shr.u32 %r2,%r26,5;
add.s32 %r3,%r28,%r2;
setp.ge.u32 %p1,%r3,%r23;
@%p1 bra $11_16;
mul.lo.s32 %r162,%r3,%r17;
setp.eq.s32 %p2,%r24,0;
mov.u64 %rd105,0;
mov.u64 %rd106,%rd105;
@%p2 bra $11_3;
div.u32 %r29,%r3,%r16;
div.u32 %r30,%r29,%r25;
mul.lo.s32 %r31,%r30,%r25;
sub.s32 %r32,%r29,%r31;
mul.lo.s32 %r33,%r17,%r16;
mul.lo.s32 %r34,%r33,%r29;
sub.s32 %r162,%r162,%r34;
cvt.u64.u32 %rd31,%r32;
mul.lo.s64 %rd32,%rd25,%rd31;
cvt.u64.u32 %rd33,%r30;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd105,%rd32,%rd34;
mul.lo.s64 %rd35,%rd27,%rd31;
mul.lo.s64 %rd36,%rd28,%rd33;
add.s64 %rd106,%rd35,%rd36;
$11_3:
add.s32 %r35,%r162,%r17;
min.u32 %r7,%r35,%r18;
min.u32 %r36,%r7,%r19;
shr.u32 %r37,%r36,3;
shr.u32 %r38,%r162,3;
sub.s32 %r39,%r37,%r38;
setp.lt.u32 %p3,%r162,%r19;
selp.b32 %r8,%r39,0,%p3;
cvt.u64.u32 %rd5,%r162;
cvt.u64.u32 %rd6,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $11_4;
bra.uni $11_5;
$11_4:
shl.b64 %rd41,%rd5,1;
add.s64 %rd42,%rd106,%rd41;
add.s64 %rd43,%rd18,%rd42;
mul.wide.u32 %rd44,%r1,16;
add.s64 %rd37,%rd43,%rd44;
ld.global.cs.v4.u32 {%r40,%r41,%r42,%r43},[%rd37];
add.s64 %rd45,%rd19,%rd42;
add.s64 %rd38,%rd45,%rd44;
ld.global.cs.v4.u32 {%r44,%r45,%r46,%r47},[%rd38];
add.s64 %rd46,%rd20,%rd42;
add.s64 %rd39,%rd46,%rd44;
ld.global.cs.v4.u32 {%r48,%r49,%r50,%r51},[%rd39];
add.s64 %rd47,%rd21,%rd42;
add.s64 %rd40,%rd47,%rd44;
ld.global.cs.v4.u32 {%r52,%r53,%r54,%r55},[%rd40];
mov.u32 %r56,80;
prmt.b32 %r57,%r40,%r40,%r56;
prmt.b32 %r58,%r44,%r44,%r56;
mov.u32 %r59,21520;
prmt.b32 %r60,%r48,%r48,%r56;
prmt.b32 %r61,%r52,%r52,%r56;
mov.u32 %r62,114;
prmt.b32 %r63,%r40,%r40,%r62;
prmt.b32 %r64,%r44,%r44,%r62;
prmt.b32 %r65,%r48,%r48,%r62;
prmt.b32 %r66,%r52,%r52,%r62;
prmt.b32 %r67,%r41,%r41,%r56;
prmt.b32 %r68,%r45,%r45,%r56;
prmt.b32 %r69,%r49,%r49,%r56;
prmt.b32 %r70,%r53,%r53,%r56;
prmt.b32 %r71,%r41,%r41,%r62;
prmt.b32 %r72,%r45,%r45,%r62;
prmt.b32 %r73,%r49,%r49,%r62;
prmt.b32 %r74,%r53,%r53,%r62;
prmt.b32 %r75,%r42,%r42,%r56;
prmt.b32 %r76,%r46,%r46,%r56;
prmt.b32 %r77,%r50,%r50,%r56;
prmt.b32 %r78,%r54,%r54,%r56;
prmt.b32 %r79,%r42,%r42,%r62;
prmt.b32 %r80,%r46,%r46,%r62;
prmt.b32 %r81,%r50,%r50,%r62;
prmt.b32 %r82,%r54,%r54,%r62;
prmt.b32 %r83,%r43,%r43,%r56;
prmt.b32 %r84,%r47,%r47,%r56;
prmt.b32 %r85,%r51,%r51,%r56;
prmt.b32 %r86,%r55,%r55,%r56;
prmt.b32 %r87,%r43,%r43,%r62;
prmt.b32 %r88,%r47,%r47,%r62;
prmt.b32 %r89,%r51,%r51,%r62;
prmt.b32 %r90,%r55,%r55,%r62;
shr.u32 %r91,%r1,1;
shl.b32 %r92,%r1,2;
add.s32 %r93,%r91,%r92;
mul.lo.s64 %rd48,%rd6,2304;
mov.u64 %rd49,_ZZ15interleave_2_c4E6shared;
add.s64 %rd50,%rd49,%rd48;
mul.wide.u32 %rd51,%r93,16;
add.s64 %rd52,%rd50,%rd51;
prmt.b32 %r94,%r63,%r64,%r59;
prmt.b32 %r95,%r57,%r58,%r59;
prmt.b32 %r96,%r65,%r66,%r59;
prmt.b32 %r97,%r60,%r61,%r59;
or.b32 %r98,%r92,1;
shr.u32 %r99,%r98,3;
add.s32 %r100,%r99,%r98;
mul.wide.u32 %rd53,%r100,16;
add.s64 %rd54,%rd50,%rd53;
prmt.b32 %r101,%r71,%r72,%r59;
prmt.b32 %r102,%r67,%r68,%r59;
prmt.b32 %r103,%r73,%r74,%r59;
prmt.b32 %r104,%r69,%r70,%r59;
st.shared.v4.u32 [%rd52],{%r95,%r97,%r94,%r96};
st.shared.v4.u32 [%rd54],{%r102,%r104,%r101,%r103};
or.b32 %r105,%r92,2;
shr.u32 %r106,%r105,3;
add.s32 %r107,%r106,%r105;
mul.wide.u32 %rd55,%r107,16;
add.s64 %rd56,%rd50,%rd55;
prmt.b32 %r108,%r79,%r80,%r59;
prmt.b32 %r109,%r75,%r76,%r59;
prmt.b32 %r110,%r81,%r82,%r59;
prmt.b32 %r111,%r77,%r78,%r59;
st.shared.v4.u32 [%rd56],{%r109,%r111,%r108,%r110};
or.b32 %r112,%r92,3;
shr.u32 %r113,%r112,3;
add.s32 %r114,%r113,%r112;
mul.wide.u32 %rd57,%r114,16;
add.s64 %rd58,%rd50,%rd57;
prmt.b32 %r115,%r87,%r88,%r59;
prmt.b32 %r116,%r83,%r84,%r59;
prmt.b32 %r117,%r89,%r90,%r59;
prmt.b32 %r118,%r85,%r86,%r59;
st.shared.v4.u32 [%rd58],{%r116,%r118,%r115,%r117};
$11_5:
shl.b64 %rd59,%rd5,3;
add.s64 %rd60,%rd59,%rd105;
add.s64 %rd7,%rd17,%rd60;
cvt.u64.u32 %rd8,%r1;
bar.warp.sync -1;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $11_7;
shl.b64 %rd62,%rd8,4;
add.s64 %rd61,%rd7,%rd62;
shr.u32 %r123,%r1,3;
add.s32 %r124,%r123,%r1;
mul.lo.s64 %rd63,%rd6,2304;
mov.u64 %rd64,_ZZ15interleave_2_c4E6shared;
add.s64 %rd65,%rd64,%rd63;
mul.wide.u32 %rd66,%r124,16;
add.s64 %rd67,%rd65,%rd66;
ld.shared.v4.u32 {%r125,%r126,%r127,%r128},[%rd67];
st.global.cs.v4.u32 [%rd61],{%r125,%r126,%r127,%r128};
$11_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $11_9;
shl.b64 %rd69,%rd8,4;
add.s64 %rd70,%rd7,%rd69;
add.s64 %rd68,%rd70,512;
shr.u32 %r133,%r10,3;
add.s32 %r134,%r133,%r10;
mul.lo.s64 %rd71,%rd6,2304;
mov.u64 %rd72,_ZZ15interleave_2_c4E6shared;
add.s64 %rd73,%rd72,%rd71;
mul.wide.u32 %rd74,%r134,16;
add.s64 %rd75,%rd73,%rd74;
ld.shared.v4.u32 {%r135,%r136,%r137,%r138},[%rd75];
st.global.cs.v4.u32 [%rd68],{%r135,%r136,%r137,%r138};
$11_9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $11_11;
shl.b64 %rd77,%rd8,4;
add.s64 %rd78,%rd7,%rd77;
add.s64 %rd76,%rd78,1024;
shr.u32 %r143,%r11,3;
add.s32 %r144,%r143,%r11;
mul.lo.s64 %rd79,%rd6,2304;
mov.u64 %rd80,_ZZ15interleave_2_c4E6shared;
add.s64 %rd81,%rd80,%rd79;
mul.wide.u32 %rd82,%r144,16;
add.s64 %rd83,%rd81,%rd82;
ld.shared.v4.u32 {%r145,%r146,%r147,%r148},[%rd83];
st.global.cs.v4.u32 [%rd76],{%r145,%r146,%r147,%r148};
$11_11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $11_13;
shl.b64 %rd85,%rd8,4;
add.s64 %rd86,%rd7,%rd85;
add.s64 %rd84,%rd86,1536;
shr.u32 %r153,%r12,3;
add.s32 %r154,%r153,%r12;
mul.lo.s64 %rd87,%rd6,2304;
mov.u64 %rd88,_ZZ15interleave_2_c4E6shared;
add.s64 %rd89,%rd88,%rd87;
mul.wide.u32 %rd90,%r154,16;
add.s64 %rd91,%rd89,%rd90;
ld.shared.v4.u32 {%r155,%r156,%r157,%r158},[%rd91];
st.global.cs.v4.u32 [%rd84],{%r155,%r156,%r157,%r158};
$11_13:
cvt.u32.u64 %r159,%rd5;
add.s32 %r160,%r159,%r1;
shl.b32 %r161,%r8,3;
add.s32 %r163,%r160,%r161;
setp.ge.u32 %p9,%r163,%r7;
@%p9 bra $11_16;
cvta.to.global.u64 %rd10,%rd21;
cvta.to.global.u64 %rd11,%rd20;
cvta.to.global.u64 %rd12,%rd19;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd17;
$11_15:
.pragma "nounroll";
cvt.u64.u32 %rd92,%r163;
mul.lo.s64 %rd93,%rd22,%rd92;
mul.lo.s64 %rd94,%rd24,%rd92;
add.s64 %rd95,%rd106,%rd94;
add.s64 %rd96,%rd13,%rd95;
ld.global.u16 %rs1,[%rd96];
add.s64 %rd97,%rd12,%rd95;
ld.global.u16 %rs2,[%rd97];
add.s64 %rd98,%rd11,%rd95;
ld.global.u16 %rs3,[%rd98];
add.s64 %rd99,%rd10,%rd95;
ld.global.u16 %rs4,[%rd99];
add.s64 %rd100,%rd93,%rd105;
add.s64 %rd101,%rd14,%rd100;
st.global.u16 [%rd101],%rs1;
add.s64 %rd102,%rd101,%rd23;
st.global.u16 [%rd102],%rs2;
add.s64 %rd103,%rd102,%rd23;
st.global.u16 [%rd103],%rs3;
add.s64 %rd104,%rd103,%rd23;
st.global.u16 [%rd104],%rs4;
add.s32 %r163,%r163,32;
setp.lt.u32 %p10,%r163,%r7;
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
.reg .b64 %rd<72>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c2E6shared[2304];
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u64 %rd17,[p2];
ld.param.u32 %r37,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.v2.u32 {%r38,%r39},[p11];
ld.param.u64 %rd24,[p11+40];
ld.param.u64 %rd23,[p11+32];
ld.param.u64 %rd22,[p11+24];
ld.param.u64 %rd21,[p11+16];
ld.param.u64 %rd20,[p10+16];
ld.param.u64 %rd19,[p10+8];
ld.param.u64 %rd18,[p10];
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
mov.u64 %rd70,0;
mov.u64 %rd71,%rd70;
@%p2 bra $12_3;
div.u32 %r43,%r3,%r30;
div.u32 %r44,%r43,%r39;
mul.lo.s32 %r45,%r44,%r39;
sub.s32 %r46,%r43,%r45;
mul.lo.s32 %r47,%r31,%r30;
mul.lo.s32 %r48,%r47,%r43;
sub.s32 %r95,%r95,%r48;
cvt.u64.u32 %rd27,%r46;
mul.lo.s64 %rd28,%rd21,%rd27;
cvt.u64.u32 %rd29,%r44;
mul.lo.s64 %rd30,%rd22,%rd29;
add.s64 %rd70,%rd28,%rd30;
mul.lo.s64 %rd31,%rd23,%rd27;
mul.lo.s64 %rd32,%rd24,%rd29;
add.s64 %rd71,%rd31,%rd32;
$12_3:
add.s32 %r50,%r95,%r31;
min.u32 %r7,%r50,%r32;
min.u32 %r51,%r7,%r33;
shr.u32 %r52,%r51,2;
shr.u32 %r53,%r95,2;
sub.s32 %r54,%r52,%r53;
setp.lt.u32 %p3,%r95,%r33;
selp.b32 %r8,%r54,0,%p3;
cvt.u64.u32 %rd5,%r95;
mul.wide.u32 %rd33,%r95,8;
add.s64 %rd34,%rd33,%rd71;
add.s64 %rd6,%rd15,%rd34;
cvt.u64.u32 %rd7,%r2;
shl.b32 %r9,%r8,1;
cvt.u64.u32 %rd8,%r1;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $12_5;
shl.b64 %rd36,%rd8,4;
add.s64 %rd35,%rd6,%rd36;
ld.global.cs.v4.u32 {%r97,%r96,%r98,%r99},[%rd35];
$12_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $12_7;
shl.b64 %rd38,%rd8,4;
add.s64 %rd39,%rd6,%rd38;
add.s64 %rd37,%rd39,512;
ld.global.cs.v4.u32 {%r100,%r101,%r102,%r103},[%rd37];
$12_7:
shr.u32 %r64,%r1,3;
add.s32 %r65,%r64,%r1;
mul.lo.s64 %rd40,%rd7,1152;
mov.u64 %rd41,_ZZ17deinterleave_4_c2E6shared;
add.s64 %rd42,%rd41,%rd40;
mul.wide.u32 %rd43,%r65,16;
add.s64 %rd44,%rd42,%rd43;
st.shared.v4.u32 [%rd44],{%r97,%r96,%r98,%r99};
shr.u32 %r66,%r18,3;
add.s32 %r67,%r66,%r18;
mul.wide.u32 %rd45,%r67,16;
add.s64 %rd46,%rd42,%rd45;
st.shared.v4.u32 [%rd46],{%r100,%r101,%r102,%r103};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $12_9;
shl.b32 %r76,%r1,1;
shr.u32 %r77,%r1,2;
add.s32 %r78,%r77,%r76;
mul.wide.u32 %rd52,%r78,16;
add.s64 %rd53,%rd42,%rd52;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%rd53];
or.b32 %r83,%r76,1;
shr.u32 %r84,%r83,3;
add.s32 %r85,%r84,%r83;
mul.wide.u32 %rd54,%r85,16;
add.s64 %rd55,%rd42,%rd54;
ld.shared.v4.u32 {%r86,%r87,%r88,%r89},[%rd55];
shl.b64 %rd56,%rd5,2;
add.s64 %rd57,%rd70,%rd56;
add.s64 %rd58,%rd16,%rd57;
shl.b64 %rd59,%rd8,4;
add.s64 %rd47,%rd58,%rd59;
st.global.cs.v4.u32 [%rd47],{%r79,%r81,%r86,%r88};
add.s64 %rd60,%rd17,%rd57;
add.s64 %rd48,%rd60,%rd59;
st.global.cs.v4.u32 [%rd48],{%r80,%r82,%r87,%r89};
$12_9:
cvt.u32.u64 %r90,%rd5;
add.s32 %r91,%r90,%r1;
shl.b32 %r92,%r8,2;
add.s32 %r104,%r91,%r92;
setp.ge.u32 %p7,%r104,%r7;
@%p7 bra $12_12;
cvta.to.global.u64 %rd9,%rd17;
cvta.to.global.u64 %rd10,%rd16;
cvta.to.global.u64 %rd11,%rd15;
$12_11:
.pragma "nounroll";
cvt.u64.u32 %rd61,%r104;
mul.lo.s64 %rd62,%rd18,%rd61;
add.s64 %rd63,%rd62,%rd71;
add.s64 %rd64,%rd11,%rd63;
ld.global.u32 %r93,[%rd64];
add.s64 %rd65,%rd64,%rd19;
ld.global.u32 %r94,[%rd65];
mul.lo.s64 %rd66,%rd20,%rd61;
add.s64 %rd67,%rd70,%rd66;
add.s64 %rd68,%rd10,%rd67;
st.global.u32 [%rd68],%r93;
add.s64 %rd69,%rd9,%rd67;
st.global.u32 [%rd69],%r94;
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
.reg .b64 %rd<77>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c3E6shared[3456];
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
@%p1 bra $13_14;
mul.lo.s32 %r109,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %rd75,0;
mov.u64 %rd76,%rd75;
@%p2 bra $13_3;
div.u32 %r50,%r3,%r37;
div.u32 %r51,%r50,%r46;
mul.lo.s32 %r52,%r51,%r46;
sub.s32 %r53,%r50,%r52;
mul.lo.s32 %r54,%r38,%r37;
mul.lo.s32 %r55,%r54,%r50;
sub.s32 %r109,%r109,%r55;
cvt.u64.u32 %rd29,%r53;
mul.lo.s64 %rd30,%rd23,%rd29;
cvt.u64.u32 %rd31,%r51;
mul.lo.s64 %rd32,%rd24,%rd31;
add.s64 %rd75,%rd30,%rd32;
mul.lo.s64 %rd33,%rd25,%rd29;
mul.lo.s64 %rd34,%rd26,%rd31;
add.s64 %rd76,%rd33,%rd34;
$13_3:
add.s32 %r57,%r109,%r38;
min.u32 %r7,%r57,%r39;
min.u32 %r58,%r7,%r40;
shr.u32 %r59,%r58,2;
shr.u32 %r60,%r109,2;
sub.s32 %r61,%r59,%r60;
setp.lt.u32 %p3,%r109,%r40;
selp.b32 %r8,%r61,0,%p3;
cvt.u64.u32 %rd5,%r109;
mul.wide.u32 %rd35,%r109,12;
add.s64 %rd36,%rd35,%rd76;
add.s64 %rd6,%rd16,%rd36;
mul.lo.s32 %r9,%r8,3;
cvt.u64.u32 %rd7,%r1;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $13_5;
shl.b64 %rd38,%rd7,4;
add.s64 %rd37,%rd6,%rd38;
ld.global.cs.v4.u32 {%r113,%r112,%r111,%r110},[%rd37];
$13_5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $13_7;
shl.b64 %rd40,%rd7,4;
add.s64 %rd41,%rd6,%rd40;
add.s64 %rd39,%rd41,512;
ld.global.cs.v4.u32 {%r114,%r115,%r116,%r117},[%rd39];
$13_7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $13_9;
shl.b64 %rd43,%rd7,4;
add.s64 %rd44,%rd6,%rd43;
add.s64 %rd42,%rd44,1024;
ld.global.cs.v4.u32 {%r118,%r119,%r120,%r121},[%rd42];
$13_9:
cvt.u64.u32 %rd8,%r2;
mul.wide.u32 %rd45,%r2,1728;
mov.u64 %rd46,_ZZ17deinterleave_4_c3E6shared;
add.s64 %rd47,%rd46,%rd45;
shl.b64 %rd48,%rd7,4;
add.s64 %rd49,%rd47,%rd48;
st.shared.v4.u32 [%rd49],{%r113,%r112,%r111,%r110};
st.shared.v4.u32 [%rd49+512],{%r114,%r115,%r116,%r117};
st.shared.v4.u32 [%rd49+1024],{%r118,%r119,%r120,%r121};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $13_11;
mul.lo.s32 %r90,%r1,3;
mul.lo.s64 %rd53,%rd8,1728;
add.s64 %rd55,%rd46,%rd53;
mul.wide.u32 %rd56,%r90,16;
add.s64 %rd57,%rd55,%rd56;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%rd57];
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%rd57+16];
ld.shared.v4.u32 {%r99,%r100,%r101,%r102},[%rd57+32];
shl.b64 %rd58,%rd5,2;
add.s64 %rd59,%rd75,%rd58;
add.s64 %rd60,%rd17,%rd59;
add.s64 %rd50,%rd60,%rd48;
st.global.cs.v4.u32 [%rd50],{%r91,%r94,%r97,%r100};
add.s64 %rd62,%rd18,%rd59;
add.s64 %rd51,%rd62,%rd48;
st.global.cs.v4.u32 [%rd51],{%r92,%r95,%r98,%r101};
add.s64 %rd63,%rd19,%rd59;
add.s64 %rd52,%rd63,%rd48;
st.global.cs.v4.u32 [%rd52],{%r93,%r96,%r99,%r102};
$13_11:
cvt.u32.u64 %r103,%rd5;
add.s32 %r104,%r103,%r1;
shl.b32 %r105,%r8,2;
add.s32 %r122,%r104,%r105;
setp.ge.u32 %p8,%r122,%r7;
@%p8 bra $13_14;
cvta.to.global.u64 %rd12,%rd16;
cvta.to.global.u64 %rd13,%rd17;
cvta.to.global.u64 %rd14,%rd18;
cvta.to.global.u64 %rd15,%rd19;
$13_13:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r122;
mul.lo.s64 %rd65,%rd20,%rd64;
add.s64 %rd66,%rd65,%rd76;
add.s64 %rd67,%rd12,%rd66;
ld.global.u32 %r106,[%rd67];
add.s64 %rd68,%rd67,%rd21;
ld.global.u32 %r107,[%rd68];
add.s64 %rd69,%rd68,%rd21;
ld.global.u32 %r108,[%rd69];
mul.lo.s64 %rd70,%rd22,%rd64;
add.s64 %rd71,%rd75,%rd70;
add.s64 %rd72,%rd13,%rd71;
st.global.u32 [%rd72],%r106;
add.s64 %rd73,%rd14,%rd71;
st.global.u32 [%rd73],%r107;
add.s64 %rd74,%rd15,%rd71;
st.global.u32 [%rd74],%r108;
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
.reg .b64 %rd<98>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c4E6shared[4608];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u64 %rd21,[p4];
ld.param.u32 %r55,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.v2.u32 {%r56,%r57},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
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
mov.u64 %rd96,0;
mov.u64 %rd97,%rd96;
@%p2 bra $14_3;
div.u32 %r61,%r3,%r48;
div.u32 %r62,%r61,%r57;
mul.lo.s32 %r63,%r62,%r57;
sub.s32 %r64,%r61,%r63;
mul.lo.s32 %r65,%r49,%r48;
mul.lo.s32 %r66,%r65,%r61;
sub.s32 %r150,%r150,%r66;
cvt.u64.u32 %rd31,%r64;
mul.lo.s64 %rd32,%rd25,%rd31;
cvt.u64.u32 %rd33,%r62;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd96,%rd32,%rd34;
mul.lo.s64 %rd35,%rd27,%rd31;
mul.lo.s64 %rd36,%rd28,%rd33;
add.s64 %rd97,%rd35,%rd36;
$14_3:
add.s32 %r68,%r150,%r49;
min.u32 %r7,%r68,%r50;
min.u32 %r69,%r7,%r51;
shr.u32 %r70,%r69,2;
shr.u32 %r71,%r150,2;
sub.s32 %r72,%r70,%r71;
setp.lt.u32 %p3,%r150,%r51;
selp.b32 %r8,%r72,0,%p3;
cvt.u64.u32 %rd5,%r150;
mul.wide.u32 %rd37,%r150,16;
add.s64 %rd38,%rd37,%rd97;
add.s64 %rd6,%rd17,%rd38;
shl.b32 %r9,%r8,2;
cvt.u64.u32 %rd7,%r1;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $14_5;
shl.b64 %rd40,%rd7,4;
add.s64 %rd39,%rd6,%rd40;
ld.global.cs.v4.u32 {%r154,%r153,%r152,%r151},[%rd39];
$14_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $14_7;
shl.b64 %rd42,%rd7,4;
add.s64 %rd43,%rd6,%rd42;
add.s64 %rd41,%rd43,512;
ld.global.cs.v4.u32 {%r158,%r157,%r156,%r155},[%rd41];
$14_7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $14_9;
shl.b64 %rd45,%rd7,4;
add.s64 %rd46,%rd6,%rd45;
add.s64 %rd44,%rd46,1024;
ld.global.cs.v4.u32 {%r159,%r160,%r161,%r162},[%rd44];
$14_9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $14_11;
shl.b64 %rd48,%rd7,4;
add.s64 %rd49,%rd6,%rd48;
add.s64 %rd47,%rd49,1536;
ld.global.cs.v4.u32 {%r163,%r164,%r165,%r166},[%rd47];
$14_11:
shr.u32 %r92,%r1,3;
add.s32 %r93,%r92,%r1;
cvt.u64.u32 %rd8,%r2;
mul.wide.u32 %rd50,%r2,2304;
mov.u64 %rd51,_ZZ17deinterleave_4_c4E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r93,16;
add.s64 %rd54,%rd52,%rd53;
st.shared.v4.u32 [%rd54],{%r154,%r153,%r152,%r151};
shr.u32 %r94,%r18,3;
add.s32 %r95,%r94,%r18;
mul.wide.u32 %rd55,%r95,16;
add.s64 %rd56,%rd52,%rd55;
st.shared.v4.u32 [%rd56],{%r158,%r157,%r156,%r155};
shr.u32 %r96,%r27,3;
add.s32 %r97,%r96,%r27;
mul.wide.u32 %rd57,%r97,16;
add.s64 %rd58,%rd52,%rd57;
st.shared.v4.u32 [%rd58],{%r159,%r160,%r161,%r162};
shr.u32 %r98,%r36,3;
add.s32 %r99,%r98,%r36;
mul.wide.u32 %rd59,%r99,16;
add.s64 %rd60,%rd52,%rd59;
st.shared.v4.u32 [%rd60],{%r163,%r164,%r165,%r166};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $14_13;
shl.b32 %r116,%r1,2;
shr.u32 %r117,%r1,1;
add.s32 %r118,%r117,%r116;
mul.lo.s64 %rd65,%rd8,2304;
add.s64 %rd67,%rd51,%rd65;
mul.wide.u32 %rd68,%r118,16;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r119,%r120,%r121,%r122},[%rd69];
or.b32 %r123,%r116,1;
shr.u32 %r124,%r123,3;
add.s32 %r125,%r124,%r123;
mul.wide.u32 %rd70,%r125,16;
add.s64 %rd71,%rd67,%rd70;
ld.shared.v4.u32 {%r126,%r127,%r128,%r129},[%rd71];
or.b32 %r130,%r116,2;
shr.u32 %r131,%r130,3;
add.s32 %r132,%r131,%r130;
mul.wide.u32 %rd72,%r132,16;
add.s64 %rd73,%rd67,%rd72;
ld.shared.v4.u32 {%r133,%r134,%r135,%r136},[%rd73];
or.b32 %r137,%r116,3;
shr.u32 %r138,%r137,3;
add.s32 %r139,%r138,%r137;
mul.wide.u32 %rd74,%r139,16;
add.s64 %rd75,%rd67,%rd74;
ld.shared.v4.u32 {%r140,%r141,%r142,%r143},[%rd75];
shl.b64 %rd76,%rd5,2;
add.s64 %rd77,%rd96,%rd76;
add.s64 %rd78,%rd18,%rd77;
shl.b64 %rd79,%rd7,4;
add.s64 %rd61,%rd78,%rd79;
st.global.cs.v4.u32 [%rd61],{%r119,%r126,%r133,%r140};
add.s64 %rd80,%rd19,%rd77;
add.s64 %rd62,%rd80,%rd79;
st.global.cs.v4.u32 [%rd62],{%r120,%r127,%r134,%r141};
add.s64 %rd81,%rd20,%rd77;
add.s64 %rd63,%rd81,%rd79;
st.global.cs.v4.u32 [%rd63],{%r121,%r128,%r135,%r142};
add.s64 %rd82,%rd21,%rd77;
add.s64 %rd64,%rd82,%rd79;
st.global.cs.v4.u32 [%rd64],{%r122,%r129,%r136,%r143};
$14_13:
cvt.u32.u64 %r144,%rd5;
add.s32 %r145,%r144,%r1;
add.s32 %r167,%r145,%r9;
setp.ge.u32 %p9,%r167,%r7;
@%p9 bra $14_16;
cvta.to.global.u64 %rd10,%rd21;
cvta.to.global.u64 %rd11,%rd20;
cvta.to.global.u64 %rd12,%rd19;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd17;
$14_15:
.pragma "nounroll";
cvt.u64.u32 %rd83,%r167;
mul.lo.s64 %rd84,%rd22,%rd83;
add.s64 %rd85,%rd84,%rd97;
add.s64 %rd86,%rd14,%rd85;
ld.global.u32 %r146,[%rd86];
add.s64 %rd87,%rd86,%rd23;
ld.global.u32 %r147,[%rd87];
add.s64 %rd88,%rd87,%rd23;
ld.global.u32 %r148,[%rd88];
add.s64 %rd89,%rd88,%rd23;
ld.global.u32 %r149,[%rd89];
mul.lo.s64 %rd90,%rd24,%rd83;
add.s64 %rd91,%rd96,%rd90;
add.s64 %rd92,%rd13,%rd91;
st.global.u32 [%rd92],%r146;
add.s64 %rd93,%rd12,%rd91;
st.global.u32 [%rd93],%r147;
add.s64 %rd94,%rd11,%rd91;
st.global.u32 [%rd94],%r148;
add.s64 %rd95,%rd10,%rd91;
st.global.u32 [%rd95],%r149;
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
.reg .b32 %r<79>;
.reg .b64 %rd<75>;
.shared .align 16 .b8 _ZZ15interleave_4_c2E6shared[2304];
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u64 %rd17,[p2];
ld.param.u32 %r21,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.v2.u32 {%r22,%r23},[p11];
ld.param.u64 %rd24,[p11+40];
ld.param.u64 %rd23,[p11+32];
ld.param.u64 %rd22,[p11+24];
ld.param.u64 %rd21,[p11+16];
ld.param.u64 %rd20,[p10+16];
ld.param.u64 %rd19,[p10+8];
ld.param.u64 %rd18,[p10];
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $15_12;
mul.lo.s32 %r77,%r3,%r15;
setp.eq.s32 %p2,%r22,0;
mov.u64 %rd73,0;
mov.u64 %rd74,%rd73;
@%p2 bra $15_3;
div.u32 %r27,%r3,%r14;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r15,%r14;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r77,%r77,%r32;
cvt.u64.u32 %rd27,%r30;
mul.lo.s64 %rd28,%rd21,%rd27;
cvt.u64.u32 %rd29,%r28;
mul.lo.s64 %rd30,%rd22,%rd29;
add.s64 %rd73,%rd28,%rd30;
mul.lo.s64 %rd31,%rd23,%rd27;
mul.lo.s64 %rd32,%rd24,%rd29;
add.s64 %rd74,%rd31,%rd32;
$15_3:
add.s32 %r33,%r77,%r15;
min.u32 %r7,%r33,%r16;
min.u32 %r34,%r7,%r17;
shr.u32 %r35,%r34,2;
shr.u32 %r36,%r77,2;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r77,%r17;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %rd5,%r77;
cvt.u64.u32 %rd6,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $15_4;
bra.uni $15_5;
$15_4:
shl.b64 %rd35,%rd5,2;
add.s64 %rd36,%rd74,%rd35;
add.s64 %rd37,%rd16,%rd36;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd33,%rd37,%rd38;
add.s64 %rd39,%rd17,%rd36;
add.s64 %rd34,%rd39,%rd38;
shr.u32 %r46,%r1,2;
shl.b32 %r47,%r1,1;
add.s32 %r48,%r46,%r47;
mul.lo.s64 %rd40,%rd6,1152;
mov.u64 %rd41,_ZZ15interleave_4_c2E6shared;
add.s64 %rd42,%rd41,%rd40;
mul.wide.u32 %rd43,%r48,16;
add.s64 %rd44,%rd42,%rd43;
or.b32 %r49,%r47,1;
shr.u32 %r50,%r49,3;
add.s32 %r51,%r50,%r49;
mul.wide.u32 %rd45,%r51,16;
add.s64 %rd46,%rd42,%rd45;
ld.global.cs.v4.u32 {%r38,%r39,%r40,%r41},[%rd33];
ld.global.cs.v4.u32 {%r42,%r43,%r44,%r45},[%rd34];
st.shared.v4.u32 [%rd44],{%r38,%r42,%r39,%r43};
st.shared.v4.u32 [%rd46],{%r40,%r44,%r41,%r45};
$15_5:
shl.b64 %rd47,%rd5,3;
add.s64 %rd48,%rd47,%rd73;
add.s64 %rd7,%rd15,%rd48;
cvt.u64.u32 %rd8,%r1;
bar.warp.sync -1;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $15_7;
shl.b64 %rd50,%rd8,4;
add.s64 %rd49,%rd7,%rd50;
shr.u32 %r56,%r1,3;
add.s32 %r57,%r56,%r1;
mul.lo.s64 %rd51,%rd6,1152;
mov.u64 %rd52,_ZZ15interleave_4_c2E6shared;
add.s64 %rd53,%rd52,%rd51;
mul.wide.u32 %rd54,%r57,16;
add.s64 %rd55,%rd53,%rd54;
ld.shared.v4.u32 {%r58,%r59,%r60,%r61},[%rd55];
st.global.cs.v4.u32 [%rd49],{%r58,%r59,%r60,%r61};
$15_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $15_9;
shl.b64 %rd57,%rd8,4;
add.s64 %rd58,%rd7,%rd57;
add.s64 %rd56,%rd58,512;
shr.u32 %r66,%r10,3;
add.s32 %r67,%r66,%r10;
mul.lo.s64 %rd59,%rd6,1152;
mov.u64 %rd60,_ZZ15interleave_4_c2E6shared;
add.s64 %rd61,%rd60,%rd59;
mul.wide.u32 %rd62,%r67,16;
add.s64 %rd63,%rd61,%rd62;
ld.shared.v4.u32 {%r68,%r69,%r70,%r71},[%rd63];
st.global.cs.v4.u32 [%rd56],{%r68,%r69,%r70,%r71};
$15_9:
cvt.u32.u64 %r72,%rd5;
add.s32 %r73,%r72,%r1;
shl.b32 %r74,%r8,2;
add.s32 %r78,%r73,%r74;
setp.ge.u32 %p7,%r78,%r7;
@%p7 bra $15_12;
cvta.to.global.u64 %rd9,%rd17;
cvta.to.global.u64 %rd10,%rd16;
cvta.to.global.u64 %rd11,%rd15;
$15_11:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r78;
mul.lo.s64 %rd65,%rd18,%rd64;
add.s64 %rd66,%rd65,%rd73;
mul.lo.s64 %rd67,%rd20,%rd64;
add.s64 %rd68,%rd74,%rd67;
add.s64 %rd69,%rd10,%rd68;
ld.global.u32 %r75,[%rd69];
add.s64 %rd70,%rd9,%rd68;
ld.global.u32 %r76,[%rd70];
add.s64 %rd71,%rd11,%rd66;
st.global.u32 [%rd71],%r75;
add.s64 %rd72,%rd71,%rd19;
st.global.u32 [%rd72],%r76;
add.s32 %r78,%r78,32;
setp.lt.u32 %p8,%r78,%r7;
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
.reg .b32 %r<84>;
.reg .b64 %rd<77>;
.shared .align 16 .b8 _ZZ15interleave_4_c3E6shared[3456];
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
@%p1 bra $16_14;
mul.lo.s32 %r82,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %rd75,0;
mov.u64 %rd76,%rd75;
@%p2 bra $16_3;
div.u32 %r26,%r3,%r13;
div.u32 %r27,%r26,%r22;
mul.lo.s32 %r28,%r27,%r22;
sub.s32 %r29,%r26,%r28;
mul.lo.s32 %r30,%r14,%r13;
mul.lo.s32 %r31,%r30,%r26;
sub.s32 %r82,%r82,%r31;
cvt.u64.u32 %rd30,%r29;
mul.lo.s64 %rd31,%rd24,%rd30;
cvt.u64.u32 %rd32,%r27;
mul.lo.s64 %rd33,%rd25,%rd32;
add.s64 %rd75,%rd31,%rd33;
mul.lo.s64 %rd34,%rd26,%rd30;
mul.lo.s64 %rd35,%rd27,%rd32;
add.s64 %rd76,%rd34,%rd35;
$16_3:
add.s32 %r32,%r82,%r14;
min.u32 %r7,%r32,%r15;
min.u32 %r33,%r7,%r16;
shr.u32 %r34,%r33,2;
shr.u32 %r35,%r82,2;
sub.s32 %r36,%r34,%r35;
setp.lt.u32 %p3,%r82,%r16;
selp.b32 %r8,%r36,0,%p3;
cvt.u64.u32 %rd5,%r82;
cvt.u64.u32 %rd6,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $16_4;
bra.uni $16_5;
$16_4:
shl.b64 %rd39,%rd5,2;
add.s64 %rd40,%rd76,%rd39;
add.s64 %rd41,%rd18,%rd40;
mul.wide.u32 %rd42,%r1,16;
add.s64 %rd36,%rd41,%rd42;
add.s64 %rd43,%rd19,%rd40;
add.s64 %rd37,%rd43,%rd42;
add.s64 %rd44,%rd20,%rd40;
add.s64 %rd38,%rd44,%rd42;
mul.lo.s32 %r49,%r1,3;
mul.lo.s64 %rd45,%rd6,1728;
mov.u64 %rd46,_ZZ15interleave_4_c3E6shared;
add.s64 %rd47,%rd46,%rd45;
mul.wide.u32 %rd48,%r49,16;
add.s64 %rd49,%rd47,%rd48;
ld.global.cs.v4.u32 {%r37,%r38,%r39,%r40},[%rd36];
ld.global.cs.v4.u32 {%r41,%r42,%r43,%r44},[%rd37];
ld.global.cs.v4.u32 {%r45,%r46,%r47,%r48},[%rd38];
st.shared.v4.u32 [%rd49],{%r37,%r41,%r45,%r38};
st.shared.v4.u32 [%rd49+16],{%r42,%r46,%r39,%r43};
st.shared.v4.u32 [%rd49+32],{%r47,%r40,%r44,%r48};
$16_5:
mul.lo.s64 %rd50,%rd5,12;
add.s64 %rd51,%rd50,%rd75;
add.s64 %rd7,%rd17,%rd51;
cvt.u64.u32 %rd8,%r1;
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %rd52,%rd6,1728;
mov.u64 %rd53,_ZZ15interleave_4_c3E6shared;
add.s64 %rd54,%rd53,%rd52;
mul.wide.u32 %rd55,%r1,16;
add.s64 %rd9,%rd54,%rd55;
@%p5 bra $16_7;
shl.b64 %rd57,%rd8,4;
add.s64 %rd56,%rd7,%rd57;
ld.shared.v4.u32 {%r54,%r55,%r56,%r57},[%rd9];
st.global.cs.v4.u32 [%rd56],{%r54,%r55,%r56,%r57};
$16_7:
or.b32 %r58,%r1,32;
setp.ge.u32 %p6,%r58,%r9;
@%p6 bra $16_9;
shl.b64 %rd59,%rd8,4;
add.s64 %rd60,%rd7,%rd59;
add.s64 %rd58,%rd60,512;
ld.shared.v4.u32 {%r63,%r64,%r65,%r66},[%rd9+512];
st.global.cs.v4.u32 [%rd58],{%r63,%r64,%r65,%r66};
$16_9:
or.b32 %r67,%r1,64;
setp.ge.u32 %p7,%r67,%r9;
@%p7 bra $16_11;
shl.b64 %rd62,%rd8,4;
add.s64 %rd63,%rd7,%rd62;
add.s64 %rd61,%rd63,1024;
ld.shared.v4.u32 {%r72,%r73,%r74,%r75},[%rd9+1024];
st.global.cs.v4.u32 [%rd61],{%r72,%r73,%r74,%r75};
$16_11:
cvt.u32.u64 %r76,%rd5;
add.s32 %r77,%r76,%r1;
shl.b32 %r78,%r8,2;
add.s32 %r83,%r77,%r78;
setp.ge.u32 %p8,%r83,%r7;
@%p8 bra $16_14;
cvta.to.global.u64 %rd13,%rd17;
cvta.to.global.u64 %rd14,%rd18;
cvta.to.global.u64 %rd15,%rd19;
cvta.to.global.u64 %rd16,%rd20;
$16_13:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r83;
mul.lo.s64 %rd65,%rd21,%rd64;
mul.lo.s64 %rd66,%rd23,%rd64;
add.s64 %rd67,%rd76,%rd66;
add.s64 %rd68,%rd14,%rd67;
ld.global.u32 %r79,[%rd68];
add.s64 %rd69,%rd15,%rd67;
ld.global.u32 %r80,[%rd69];
add.s64 %rd70,%rd16,%rd67;
ld.global.u32 %r81,[%rd70];
add.s64 %rd71,%rd65,%rd75;
add.s64 %rd72,%rd13,%rd71;
st.global.u32 [%rd72],%r79;
add.s64 %rd73,%rd72,%rd22;
st.global.u32 [%rd73],%r80;
add.s64 %rd74,%rd73,%rd22;
st.global.u32 [%rd74],%r81;
add.s32 %r83,%r83,32;
setp.lt.u32 %p9,%r83,%r7;
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
.reg .b32 %r<116>;
.reg .b64 %rd<107>;
.shared .align 16 .b8 _ZZ15interleave_4_c4E6shared[4608];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u64 %rd21,[p4];
ld.param.u32 %r23,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.v2.u32 {%r24,%r25},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
mov.u32 %r26,%tid.x;
and.b32 %r1,%r26,31;
mov.u32 %r27,%ctaid.x;
shl.b32 %r28,%r27,1;
shr.u32 %r2,%r26,5;
add.s32 %r3,%r28,%r2;
setp.ge.u32 %p1,%r3,%r23;
@%p1 bra $17_16;
mul.lo.s32 %r114,%r3,%r17;
setp.eq.s32 %p2,%r24,0;
mov.u64 %rd105,0;
mov.u64 %rd106,%rd105;
@%p2 bra $17_3;
div.u32 %r29,%r3,%r16;
div.u32 %r30,%r29,%r25;
mul.lo.s32 %r31,%r30,%r25;
sub.s32 %r32,%r29,%r31;
mul.lo.s32 %r33,%r17,%r16;
mul.lo.s32 %r34,%r33,%r29;
sub.s32 %r114,%r114,%r34;
cvt.u64.u32 %rd31,%r32;
mul.lo.s64 %rd32,%rd25,%rd31;
cvt.u64.u32 %rd33,%r30;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd105,%rd32,%rd34;
mul.lo.s64 %rd35,%rd27,%rd31;
mul.lo.s64 %rd36,%rd28,%rd33;
add.s64 %rd106,%rd35,%rd36;
$17_3:
add.s32 %r35,%r114,%r17;
min.u32 %r7,%r35,%r18;
min.u32 %r36,%r7,%r19;
shr.u32 %r37,%r36,2;
shr.u32 %r38,%r114,2;
sub.s32 %r39,%r37,%r38;
setp.lt.u32 %p3,%r114,%r19;
selp.b32 %r8,%r39,0,%p3;
cvt.u64.u32 %rd5,%r114;
cvt.u64.u32 %rd6,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $17_4;
bra.uni $17_5;
$17_4:
shl.b64 %rd41,%rd5,2;
add.s64 %rd42,%rd106,%rd41;
add.s64 %rd43,%rd18,%rd42;
mul.wide.u32 %rd44,%r1,16;
add.s64 %rd37,%rd43,%rd44;
add.s64 %rd45,%rd19,%rd42;
add.s64 %rd38,%rd45,%rd44;
add.s64 %rd46,%rd20,%rd42;
add.s64 %rd39,%rd46,%rd44;
add.s64 %rd47,%rd21,%rd42;
add.s64 %rd40,%rd47,%rd44;
shr.u32 %r56,%r1,1;
shl.b32 %r57,%r1,2;
add.s32 %r58,%r56,%r57;
mul.lo.s64 %rd48,%rd6,2304;
mov.u64 %rd49,_ZZ15interleave_4_c4E6shared;
add.s64 %rd50,%rd49,%rd48;
mul.wide.u32 %rd51,%r58,16;
add.s64 %rd52,%rd50,%rd51;
or.b32 %r59,%r57,1;
shr.u32 %r60,%r59,3;
add.s32 %r61,%r60,%r59;
mul.wide.u32 %rd53,%r61,16;
add.s64 %rd54,%rd50,%rd53;
ld.global.cs.v4.u32 {%r40,%r41,%r42,%r43},[%rd37];
ld.global.cs.v4.u32 {%r44,%r45,%r46,%r47},[%rd38];
ld.global.cs.v4.u32 {%r48,%r49,%r50,%r51},[%rd39];
ld.global.cs.v4.u32 {%r52,%r53,%r54,%r55},[%rd40];
st.shared.v4.u32 [%rd52],{%r40,%r44,%r48,%r52};
st.shared.v4.u32 [%rd54],{%r41,%r45,%r49,%r53};
or.b32 %r62,%r57,2;
shr.u32 %r63,%r62,3;
add.s32 %r64,%r63,%r62;
mul.wide.u32 %rd55,%r64,16;
add.s64 %rd56,%rd50,%rd55;
st.shared.v4.u32 [%rd56],{%r42,%r46,%r50,%r54};
or.b32 %r65,%r57,3;
shr.u32 %r66,%r65,3;
add.s32 %r67,%r66,%r65;
mul.wide.u32 %rd57,%r67,16;
add.s64 %rd58,%rd50,%rd57;
st.shared.v4.u32 [%rd58],{%r43,%r47,%r51,%r55};
$17_5:
shl.b64 %rd59,%rd5,4;
add.s64 %rd60,%rd59,%rd105;
add.s64 %rd7,%rd17,%rd60;
cvt.u64.u32 %rd8,%r1;
bar.warp.sync -1;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $17_7;
shl.b64 %rd62,%rd8,4;
add.s64 %rd61,%rd7,%rd62;
shr.u32 %r72,%r1,3;
add.s32 %r73,%r72,%r1;
mul.lo.s64 %rd63,%rd6,2304;
mov.u64 %rd64,_ZZ15interleave_4_c4E6shared;
add.s64 %rd65,%rd64,%rd63;
mul.wide.u32 %rd66,%r73,16;
add.s64 %rd67,%rd65,%rd66;
ld.shared.v4.u32 {%r74,%r75,%r76,%r77},[%rd67];
st.global.cs.v4.u32 [%rd61],{%r74,%r75,%r76,%r77};
$17_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $17_9;
shl.b64 %rd69,%rd8,4;
add.s64 %rd70,%rd7,%rd69;
add.s64 %rd68,%rd70,512;
shr.u32 %r82,%r10,3;
add.s32 %r83,%r82,%r10;
mul.lo.s64 %rd71,%rd6,2304;
mov.u64 %rd72,_ZZ15interleave_4_c4E6shared;
add.s64 %rd73,%rd72,%rd71;
mul.wide.u32 %rd74,%r83,16;
add.s64 %rd75,%rd73,%rd74;
ld.shared.v4.u32 {%r84,%r85,%r86,%r87},[%rd75];
st.global.cs.v4.u32 [%rd68],{%r84,%r85,%r86,%r87};
$17_9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $17_11;
shl.b64 %rd77,%rd8,4;
add.s64 %rd78,%rd7,%rd77;
add.s64 %rd76,%rd78,1024;
shr.u32 %r92,%r11,3;
add.s32 %r93,%r92,%r11;
mul.lo.s64 %rd79,%rd6,2304;
mov.u64 %rd80,_ZZ15interleave_4_c4E6shared;
add.s64 %rd81,%rd80,%rd79;
mul.wide.u32 %rd82,%r93,16;
add.s64 %rd83,%rd81,%rd82;
ld.shared.v4.u32 {%r94,%r95,%r96,%r97},[%rd83];
st.global.cs.v4.u32 [%rd76],{%r94,%r95,%r96,%r97};
$17_11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $17_13;
shl.b64 %rd85,%rd8,4;
add.s64 %rd86,%rd7,%rd85;
add.s64 %rd84,%rd86,1536;
shr.u32 %r102,%r12,3;
add.s32 %r103,%r102,%r12;
mul.lo.s64 %rd87,%rd6,2304;
mov.u64 %rd88,_ZZ15interleave_4_c4E6shared;
add.s64 %rd89,%rd88,%rd87;
mul.wide.u32 %rd90,%r103,16;
add.s64 %rd91,%rd89,%rd90;
ld.shared.v4.u32 {%r104,%r105,%r106,%r107},[%rd91];
st.global.cs.v4.u32 [%rd84],{%r104,%r105,%r106,%r107};
$17_13:
cvt.u32.u64 %r108,%rd5;
add.s32 %r109,%r108,%r1;
add.s32 %r115,%r109,%r9;
setp.ge.u32 %p9,%r115,%r7;
@%p9 bra $17_16;
cvta.to.global.u64 %rd10,%rd21;
cvta.to.global.u64 %rd11,%rd20;
cvta.to.global.u64 %rd12,%rd19;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd17;
$17_15:
.pragma "nounroll";
cvt.u64.u32 %rd92,%r115;
mul.lo.s64 %rd93,%rd22,%rd92;
mul.lo.s64 %rd94,%rd24,%rd92;
add.s64 %rd95,%rd106,%rd94;
add.s64 %rd96,%rd13,%rd95;
ld.global.u32 %r110,[%rd96];
add.s64 %rd97,%rd12,%rd95;
ld.global.u32 %r111,[%rd97];
add.s64 %rd98,%rd11,%rd95;
ld.global.u32 %r112,[%rd98];
add.s64 %rd99,%rd10,%rd95;
ld.global.u32 %r113,[%rd99];
add.s64 %rd100,%rd93,%rd105;
add.s64 %rd101,%rd14,%rd100;
st.global.u32 [%rd101],%r110;
add.s64 %rd102,%rd101,%rd23;
st.global.u32 [%rd102],%r111;
add.s64 %rd103,%rd102,%rd23;
st.global.u32 [%rd103],%r112;
add.s64 %rd104,%rd103,%rd23;
st.global.u32 [%rd104],%r113;
add.s32 %r115,%r115,32;
setp.lt.u32 %p10,%r115,%r7;
@%p10 bra $17_15;
$17_16:
ret;
}
`;
