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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<3>;
.reg .b32 %r<135>;
.reg .b64 %rd<71>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c2E6shared[2304];
ld.param.u64 %rd22,[p0];
ld.param.u64 %rd23,[p1];
ld.param.u64 %rd24,[p2];
ld.param.u32 %r38,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.u32 %r34,[p10];
ld.param.v2.u32 {%r39,%r40},[p12];
ld.param.u64 %rd21,[p12+40];
ld.param.u64 %rd20,[p12+32];
ld.param.u64 %rd19,[p12+24];
ld.param.u64 %rd18,[p12+16];
ld.param.u64 %rd17,[p11+16];
ld.param.u64 %rd16,[p11+8];
ld.param.u64 %rd15,[p11];
cvta.to.global.u64 %rd1,%rd24;
cvta.to.global.u64 %rd2,%rd23;
cvta.to.global.u64 %rd3,%rd22;
mov.u32 %r41,%tid.x;
and.b32 %r1,%r41,31;
mov.u32 %r42,%ctaid.x;
shl.b32 %r43,%r42,1;
shr.u32 %r2,%r41,5;
add.s32 %r3,%r43,%r2;
setp.ge.u32 %p1,%r3,%r38;
@%p1 bra $0_12;
mul.lo.s32 %r125,%r3,%r31;
setp.eq.s32 %p2,%r39,0;
mov.u64 %rd69,0;
mov.u64 %rd70,%rd69;
@%p2 bra $0_3;
div.u32 %r44,%r3,%r30;
div.u32 %r45,%r44,%r40;
mul.lo.s32 %r46,%r45,%r40;
sub.s32 %r47,%r44,%r46;
mul.lo.s32 %r48,%r31,%r30;
mul.lo.s32 %r49,%r48,%r44;
sub.s32 %r125,%r125,%r49;
cvt.u64.u32 %rd27,%r47;
mul.lo.s64 %rd28,%rd18,%rd27;
cvt.u64.u32 %rd29,%r45;
mul.lo.s64 %rd30,%rd19,%rd29;
add.s64 %rd69,%rd28,%rd30;
mul.lo.s64 %rd31,%rd20,%rd27;
mul.lo.s64 %rd32,%rd21,%rd29;
add.s64 %rd70,%rd31,%rd32;
$0_3:
add.s32 %r51,%r125,%r31;
min.u32 %r7,%r51,%r32;
min.u32 %r52,%r7,%r33;
shr.u32 %r53,%r52,4;
shr.u32 %r54,%r125,4;
sub.s32 %r55,%r53,%r54;
setp.lt.u32 %p3,%r125,%r33;
selp.b32 %r8,%r55,0,%p3;
cvt.u64.u32 %rd8,%r125;
mul.wide.u32 %rd33,%r125,2;
add.s64 %rd34,%rd33,%rd70;
cvt.u64.u32 %rd9,%r2;
shl.b32 %r9,%r8,1;
cvt.u64.u32 %rd10,%r1;
add.s64 %rd11,%rd3,%rd34;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $0_5;
shl.b64 %rd36,%rd10,4;
add.s64 %rd35,%rd11,%rd36;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s ld.global.cs.v4.u32 {%r127,%r126,%r128,%r129},[%rd35]; @!s ld.global.v4.u32 {%r127,%r126,%r128,%r129},[%rd35];}
$0_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $0_7;
shl.b64 %rd38,%rd10,4;
add.s64 %rd39,%rd11,%rd38;
add.s64 %rd37,%rd39,512;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s ld.global.cs.v4.u32 {%r130,%r131,%r132,%r133},[%rd37]; @!s ld.global.v4.u32 {%r130,%r131,%r132,%r133},[%rd37];}
$0_7:
shr.u32 %r67,%r1,3;
add.s32 %r68,%r67,%r1;
mul.lo.s64 %rd40,%rd9,1152;
mov.u64 %rd41,_ZZ17deinterleave_1_c2E6shared;
add.s64 %rd42,%rd41,%rd40;
mul.wide.u32 %rd43,%r68,16;
add.s64 %rd44,%rd42,%rd43;
st.shared.v4.u32 [%rd44],{%r127,%r126,%r128,%r129};
shr.u32 %r69,%r18,3;
add.s32 %r70,%r69,%r18;
mul.wide.u32 %rd45,%r70,16;
add.s64 %rd46,%rd42,%rd45;
st.shared.v4.u32 [%rd46],{%r130,%r131,%r132,%r133};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $0_9;
shl.b32 %r81,%r1,1;
shr.u32 %r82,%r1,2;
add.s32 %r83,%r82,%r81;
mul.wide.u32 %rd52,%r83,16;
add.s64 %rd53,%rd42,%rd52;
ld.shared.v4.u32 {%r84,%r85,%r86,%r87},[%rd53];
or.b32 %r92,%r81,1;
shr.u32 %r93,%r92,3;
add.s32 %r94,%r93,%r92;
mul.wide.u32 %rd54,%r94,16;
add.s64 %rd55,%rd42,%rd54;
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%rd55];
mov.u32 %r103,96;
prmt.b32 %r104,%r84,%r84,%r103;
prmt.b32 %r105,%r85,%r85,%r103;
mov.u32 %r106,21520;
prmt.b32 %r71,%r104,%r105,%r106;
prmt.b32 %r107,%r86,%r86,%r103;
prmt.b32 %r108,%r87,%r87,%r103;
prmt.b32 %r72,%r107,%r108,%r106;
prmt.b32 %r109,%r95,%r95,%r103;
prmt.b32 %r110,%r96,%r96,%r103;
prmt.b32 %r73,%r109,%r110,%r106;
prmt.b32 %r111,%r97,%r97,%r103;
prmt.b32 %r112,%r98,%r98,%r103;
prmt.b32 %r74,%r111,%r112,%r106;
mov.u32 %r113,113;
prmt.b32 %r114,%r84,%r84,%r113;
prmt.b32 %r115,%r85,%r85,%r113;
prmt.b32 %r76,%r114,%r115,%r106;
prmt.b32 %r116,%r86,%r86,%r113;
prmt.b32 %r117,%r87,%r87,%r113;
prmt.b32 %r77,%r116,%r117,%r106;
prmt.b32 %r118,%r95,%r95,%r113;
prmt.b32 %r119,%r96,%r96,%r113;
prmt.b32 %r78,%r118,%r119,%r106;
prmt.b32 %r120,%r97,%r97,%r113;
prmt.b32 %r121,%r98,%r98,%r113;
prmt.b32 %r79,%r120,%r121,%r106;
add.s64 %rd56,%rd69,%rd8;
add.s64 %rd57,%rd2,%rd56;
shl.b64 %rd58,%rd10,4;
add.s64 %rd47,%rd57,%rd58;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s st.global.cs.v4.u32 [%rd47],{%r71,%r72,%r73,%r74}; @!s st.global.v4.u32 [%rd47],{%r71,%r72,%r73,%r74};}
add.s64 %rd59,%rd1,%rd56;
add.s64 %rd48,%rd59,%rd58;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s st.global.cs.v4.u32 [%rd48],{%r76,%r77,%r78,%r79}; @!s st.global.v4.u32 [%rd48],{%r76,%r77,%r78,%r79};}
$0_9:
cvt.u32.u64 %r122,%rd8;
add.s32 %r123,%r122,%r1;
shl.b32 %r124,%r8,4;
add.s32 %r134,%r123,%r124;
setp.ge.u32 %p7,%r134,%r7;
@%p7 bra $0_12;
$0_11:
.pragma "nounroll";
cvt.u64.u32 %rd60,%r134;
mul.lo.s64 %rd61,%rd15,%rd60;
add.s64 %rd62,%rd61,%rd70;
add.s64 %rd63,%rd3,%rd62;
ld.global.u8 %rs1,[%rd63];
add.s64 %rd64,%rd63,%rd16;
ld.global.u8 %rs2,[%rd64];
mul.lo.s64 %rd65,%rd17,%rd60;
add.s64 %rd66,%rd69,%rd65;
add.s64 %rd67,%rd2,%rd66;
st.global.u8 [%rd67],%rs1;
add.s64 %rd68,%rd1,%rd66;
st.global.u8 [%rd68],%rs2;
add.s32 %r134,%r134,32;
setp.lt.u32 %p8,%r134,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %rs<4>;
.reg .b32 %r<168>;
.reg .b64 %rd<76>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c3E6shared[3456];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u32 %r45,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.u32 %r41,[p10];
ld.param.v2.u32 {%r46,%r47},[p12];
ld.param.u64 %rd22,[p12+40];
ld.param.u64 %rd21,[p12+32];
ld.param.u64 %rd20,[p12+24];
ld.param.u64 %rd19,[p12+16];
ld.param.u64 %rd18,[p11+16];
ld.param.u64 %rd17,[p11+8];
ld.param.u64 %rd16,[p11];
cvta.to.global.u64 %rd1,%rd26;
cvta.to.global.u64 %rd2,%rd25;
cvta.to.global.u64 %rd3,%rd24;
cvta.to.global.u64 %rd4,%rd23;
mov.u32 %r48,%tid.x;
and.b32 %r1,%r48,31;
mov.u32 %r49,%ctaid.x;
shl.b32 %r50,%r49,1;
shr.u32 %r2,%r48,5;
add.s32 %r3,%r50,%r2;
setp.ge.u32 %p1,%r3,%r45;
@%p1 bra $1_14;
mul.lo.s32 %r154,%r3,%r38;
setp.eq.s32 %p2,%r46,0;
mov.u64 %rd74,0;
mov.u64 %rd75,%rd74;
@%p2 bra $1_3;
div.u32 %r51,%r3,%r37;
div.u32 %r52,%r51,%r47;
mul.lo.s32 %r53,%r52,%r47;
sub.s32 %r54,%r51,%r53;
mul.lo.s32 %r55,%r38,%r37;
mul.lo.s32 %r56,%r55,%r51;
sub.s32 %r154,%r154,%r56;
cvt.u64.u32 %rd29,%r54;
mul.lo.s64 %rd30,%rd19,%rd29;
cvt.u64.u32 %rd31,%r52;
mul.lo.s64 %rd32,%rd20,%rd31;
add.s64 %rd74,%rd30,%rd32;
mul.lo.s64 %rd33,%rd21,%rd29;
mul.lo.s64 %rd34,%rd22,%rd31;
add.s64 %rd75,%rd33,%rd34;
$1_3:
add.s32 %r58,%r154,%r38;
min.u32 %r7,%r58,%r39;
min.u32 %r59,%r7,%r40;
shr.u32 %r60,%r59,4;
shr.u32 %r61,%r154,4;
sub.s32 %r62,%r60,%r61;
setp.lt.u32 %p3,%r154,%r40;
selp.b32 %r8,%r62,0,%p3;
cvt.u64.u32 %rd9,%r154;
mul.wide.u32 %rd35,%r154,3;
add.s64 %rd36,%rd35,%rd75;
mul.lo.s32 %r9,%r8,3;
cvt.u64.u32 %rd10,%r1;
add.s64 %rd11,%rd4,%rd36;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $1_5;
shl.b64 %rd38,%rd10,4;
add.s64 %rd37,%rd11,%rd38;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s ld.global.cs.v4.u32 {%r158,%r157,%r156,%r155},[%rd37]; @!s ld.global.v4.u32 {%r158,%r157,%r156,%r155},[%rd37];}
$1_5:
or.b32 %r69,%r1,32;
setp.ge.u32 %p5,%r69,%r9;
@%p5 bra $1_7;
shl.b64 %rd40,%rd10,4;
add.s64 %rd41,%rd11,%rd40;
add.s64 %rd39,%rd41,512;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s ld.global.cs.v4.u32 {%r159,%r160,%r161,%r162},[%rd39]; @!s ld.global.v4.u32 {%r159,%r160,%r161,%r162},[%rd39];}
$1_7:
or.b32 %r76,%r1,64;
setp.ge.u32 %p6,%r76,%r9;
@%p6 bra $1_9;
shl.b64 %rd43,%rd10,4;
add.s64 %rd44,%rd11,%rd43;
add.s64 %rd42,%rd44,1024;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s ld.global.cs.v4.u32 {%r163,%r164,%r165,%r166},[%rd42]; @!s ld.global.v4.u32 {%r163,%r164,%r165,%r166},[%rd42];}
$1_9:
cvt.u64.u32 %rd12,%r2;
mul.wide.u32 %rd45,%r2,1728;
mov.u64 %rd46,_ZZ17deinterleave_1_c3E6shared;
add.s64 %rd47,%rd46,%rd45;
shl.b64 %rd48,%rd10,4;
add.s64 %rd49,%rd47,%rd48;
st.shared.v4.u32 [%rd49],{%r158,%r157,%r156,%r155};
st.shared.v4.u32 [%rd49+512],{%r159,%r160,%r161,%r162};
st.shared.v4.u32 [%rd49+1024],{%r163,%r164,%r165,%r166};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $1_11;
mul.lo.s32 %r97,%r1,3;
mul.lo.s64 %rd53,%rd12,1728;
add.s64 %rd55,%rd46,%rd53;
mul.wide.u32 %rd56,%r97,16;
add.s64 %rd57,%rd55,%rd56;
ld.shared.v4.u32 {%r98,%r99,%r100,%r101},[%rd57];
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%rd57+16];
ld.shared.v4.u32 {%r114,%r115,%r116,%r117},[%rd57+32];
mov.u32 %r122,112;
prmt.b32 %r123,%r98,%r98,%r122;
mov.u32 %r124,82;
prmt.b32 %r125,%r99,%r100,%r124;
mov.u32 %r126,21520;
prmt.b32 %r82,%r123,%r125,%r126;
prmt.b32 %r127,%r101,%r101,%r122;
prmt.b32 %r128,%r106,%r107,%r124;
prmt.b32 %r83,%r127,%r128,%r126;
prmt.b32 %r129,%r108,%r108,%r122;
prmt.b32 %r130,%r109,%r114,%r124;
prmt.b32 %r84,%r129,%r130,%r126;
prmt.b32 %r131,%r115,%r115,%r122;
prmt.b32 %r132,%r116,%r117,%r124;
prmt.b32 %r85,%r131,%r132,%r126;
mov.u32 %r133,65;
prmt.b32 %r134,%r98,%r99,%r133;
mov.u32 %r135,99;
prmt.b32 %r136,%r99,%r100,%r135;
prmt.b32 %r87,%r134,%r136,%r126;
prmt.b32 %r137,%r101,%r106,%r133;
prmt.b32 %r138,%r106,%r107,%r135;
prmt.b32 %r88,%r137,%r138,%r126;
prmt.b32 %r139,%r108,%r109,%r133;
prmt.b32 %r140,%r109,%r114,%r135;
prmt.b32 %r89,%r139,%r140,%r126;
prmt.b32 %r141,%r115,%r116,%r133;
prmt.b32 %r142,%r116,%r117,%r135;
prmt.b32 %r90,%r141,%r142,%r126;
prmt.b32 %r143,%r98,%r99,%r124;
prmt.b32 %r144,%r100,%r100,%r122;
prmt.b32 %r92,%r143,%r144,%r126;
prmt.b32 %r145,%r101,%r106,%r124;
prmt.b32 %r146,%r107,%r107,%r122;
prmt.b32 %r93,%r145,%r146,%r126;
prmt.b32 %r147,%r108,%r109,%r124;
prmt.b32 %r148,%r114,%r114,%r122;
prmt.b32 %r94,%r147,%r148,%r126;
prmt.b32 %r149,%r115,%r116,%r124;
prmt.b32 %r150,%r117,%r117,%r122;
prmt.b32 %r95,%r149,%r150,%r126;
add.s64 %rd58,%rd74,%rd9;
add.s64 %rd59,%rd3,%rd58;
add.s64 %rd50,%rd59,%rd48;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s st.global.cs.v4.u32 [%rd50],{%r82,%r83,%r84,%r85}; @!s st.global.v4.u32 [%rd50],{%r82,%r83,%r84,%r85};}
add.s64 %rd61,%rd2,%rd58;
add.s64 %rd51,%rd61,%rd48;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s st.global.cs.v4.u32 [%rd51],{%r87,%r88,%r89,%r90}; @!s st.global.v4.u32 [%rd51],{%r87,%r88,%r89,%r90};}
add.s64 %rd62,%rd1,%rd58;
add.s64 %rd52,%rd62,%rd48;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s st.global.cs.v4.u32 [%rd52],{%r92,%r93,%r94,%r95}; @!s st.global.v4.u32 [%rd52],{%r92,%r93,%r94,%r95};}
$1_11:
cvt.u32.u64 %r151,%rd9;
add.s32 %r152,%r151,%r1;
shl.b32 %r153,%r8,4;
add.s32 %r167,%r152,%r153;
setp.ge.u32 %p8,%r167,%r7;
@%p8 bra $1_14;
$1_13:
.pragma "nounroll";
cvt.u64.u32 %rd63,%r167;
mul.lo.s64 %rd64,%rd16,%rd63;
add.s64 %rd65,%rd64,%rd75;
add.s64 %rd66,%rd4,%rd65;
ld.global.u8 %rs1,[%rd66];
add.s64 %rd67,%rd66,%rd17;
ld.global.u8 %rs2,[%rd67];
add.s64 %rd68,%rd67,%rd17;
ld.global.u8 %rs3,[%rd68];
mul.lo.s64 %rd69,%rd18,%rd63;
add.s64 %rd70,%rd74,%rd69;
add.s64 %rd71,%rd3,%rd70;
st.global.u8 [%rd71],%rs1;
add.s64 %rd72,%rd2,%rd70;
st.global.u8 [%rd72],%rs2;
add.s64 %rd73,%rd1,%rd70;
st.global.u8 [%rd73],%rs3;
add.s32 %r167,%r167,32;
setp.lt.u32 %p9,%r167,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %rs<5>;
.reg .b32 %r<227>;
.reg .b64 %rd<97>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c4E6shared[4608];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u64 %rd28,[p4];
ld.param.u32 %r56,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.u32 %r52,[p10];
ld.param.v2.u32 {%r57,%r58},[p12];
ld.param.u64 %rd23,[p12+40];
ld.param.u64 %rd22,[p12+32];
ld.param.u64 %rd21,[p12+24];
ld.param.u64 %rd20,[p12+16];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p11+8];
ld.param.u64 %rd17,[p11];
cvta.to.global.u64 %rd1,%rd28;
cvta.to.global.u64 %rd2,%rd27;
cvta.to.global.u64 %rd3,%rd26;
cvta.to.global.u64 %rd4,%rd25;
cvta.to.global.u64 %rd5,%rd24;
mov.u32 %r59,%tid.x;
and.b32 %r1,%r59,31;
mov.u32 %r60,%ctaid.x;
shl.b32 %r61,%r60,1;
shr.u32 %r2,%r59,5;
add.s32 %r3,%r61,%r2;
setp.ge.u32 %p1,%r3,%r56;
@%p1 bra $2_16;
mul.lo.s32 %r209,%r3,%r49;
setp.eq.s32 %p2,%r57,0;
mov.u64 %rd95,0;
mov.u64 %rd96,%rd95;
@%p2 bra $2_3;
div.u32 %r62,%r3,%r48;
div.u32 %r63,%r62,%r58;
mul.lo.s32 %r64,%r63,%r58;
sub.s32 %r65,%r62,%r64;
mul.lo.s32 %r66,%r49,%r48;
mul.lo.s32 %r67,%r66,%r62;
sub.s32 %r209,%r209,%r67;
cvt.u64.u32 %rd31,%r65;
mul.lo.s64 %rd32,%rd20,%rd31;
cvt.u64.u32 %rd33,%r63;
mul.lo.s64 %rd34,%rd21,%rd33;
add.s64 %rd95,%rd32,%rd34;
mul.lo.s64 %rd35,%rd22,%rd31;
mul.lo.s64 %rd36,%rd23,%rd33;
add.s64 %rd96,%rd35,%rd36;
$2_3:
add.s32 %r69,%r209,%r49;
min.u32 %r7,%r69,%r50;
min.u32 %r70,%r7,%r51;
shr.u32 %r71,%r70,4;
shr.u32 %r72,%r209,4;
sub.s32 %r73,%r71,%r72;
setp.lt.u32 %p3,%r209,%r51;
selp.b32 %r8,%r73,0,%p3;
cvt.u64.u32 %rd10,%r209;
mul.wide.u32 %rd37,%r209,4;
add.s64 %rd38,%rd37,%rd96;
shl.b32 %r9,%r8,2;
cvt.u64.u32 %rd11,%r1;
add.s64 %rd12,%rd5,%rd38;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $2_5;
shl.b64 %rd40,%rd11,4;
add.s64 %rd39,%rd12,%rd40;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r213,%r212,%r211,%r210},[%rd39]; @!s ld.global.v4.u32 {%r213,%r212,%r211,%r210},[%rd39];}
$2_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $2_7;
shl.b64 %rd42,%rd11,4;
add.s64 %rd43,%rd12,%rd42;
add.s64 %rd41,%rd43,512;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r217,%r216,%r215,%r214},[%rd41]; @!s ld.global.v4.u32 {%r217,%r216,%r215,%r214},[%rd41];}
$2_7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $2_9;
shl.b64 %rd45,%rd11,4;
add.s64 %rd46,%rd12,%rd45;
add.s64 %rd44,%rd46,1024;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r218,%r219,%r220,%r221},[%rd44]; @!s ld.global.v4.u32 {%r218,%r219,%r220,%r221},[%rd44];}
$2_9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $2_11;
shl.b64 %rd48,%rd11,4;
add.s64 %rd49,%rd12,%rd48;
add.s64 %rd47,%rd49,1536;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r222,%r223,%r224,%r225},[%rd47]; @!s ld.global.v4.u32 {%r222,%r223,%r224,%r225},[%rd47];}
$2_11:
shr.u32 %r97,%r1,3;
add.s32 %r98,%r97,%r1;
cvt.u64.u32 %rd13,%r2;
mul.wide.u32 %rd50,%r2,2304;
mov.u64 %rd51,_ZZ17deinterleave_1_c4E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r98,16;
add.s64 %rd54,%rd52,%rd53;
st.shared.v4.u32 [%rd54],{%r213,%r212,%r211,%r210};
shr.u32 %r99,%r18,3;
add.s32 %r100,%r99,%r18;
mul.wide.u32 %rd55,%r100,16;
add.s64 %rd56,%rd52,%rd55;
st.shared.v4.u32 [%rd56],{%r217,%r216,%r215,%r214};
shr.u32 %r101,%r27,3;
add.s32 %r102,%r101,%r27;
mul.wide.u32 %rd57,%r102,16;
add.s64 %rd58,%rd52,%rd57;
st.shared.v4.u32 [%rd58],{%r218,%r219,%r220,%r221};
shr.u32 %r103,%r36,3;
add.s32 %r104,%r103,%r36;
mul.wide.u32 %rd59,%r104,16;
add.s64 %rd60,%rd52,%rd59;
st.shared.v4.u32 [%rd60],{%r222,%r223,%r224,%r225};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $2_13;
shl.b32 %r125,%r1,2;
shr.u32 %r126,%r1,1;
add.s32 %r127,%r126,%r125;
mul.lo.s64 %rd65,%rd13,2304;
add.s64 %rd67,%rd51,%rd65;
mul.wide.u32 %rd68,%r127,16;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r128,%r129,%r130,%r131},[%rd69];
or.b32 %r136,%r125,1;
shr.u32 %r137,%r136,3;
add.s32 %r138,%r137,%r136;
mul.wide.u32 %rd70,%r138,16;
add.s64 %rd71,%rd67,%rd70;
ld.shared.v4.u32 {%r139,%r140,%r141,%r142},[%rd71];
or.b32 %r147,%r125,2;
shr.u32 %r148,%r147,3;
add.s32 %r149,%r148,%r147;
mul.wide.u32 %rd72,%r149,16;
add.s64 %rd73,%rd67,%rd72;
ld.shared.v4.u32 {%r150,%r151,%r152,%r153},[%rd73];
or.b32 %r158,%r125,3;
shr.u32 %r159,%r158,3;
add.s32 %r160,%r159,%r158;
mul.wide.u32 %rd74,%r160,16;
add.s64 %rd75,%rd67,%rd74;
ld.shared.v4.u32 {%r161,%r162,%r163,%r164},[%rd75];
mov.u32 %r169,64;
prmt.b32 %r170,%r128,%r129,%r169;
prmt.b32 %r171,%r130,%r131,%r169;
mov.u32 %r172,21520;
prmt.b32 %r105,%r170,%r171,%r172;
prmt.b32 %r173,%r139,%r140,%r169;
prmt.b32 %r174,%r141,%r142,%r169;
prmt.b32 %r106,%r173,%r174,%r172;
prmt.b32 %r175,%r150,%r151,%r169;
prmt.b32 %r176,%r152,%r153,%r169;
prmt.b32 %r107,%r175,%r176,%r172;
prmt.b32 %r177,%r161,%r162,%r169;
prmt.b32 %r178,%r163,%r164,%r169;
prmt.b32 %r108,%r177,%r178,%r172;
mov.u32 %r179,81;
prmt.b32 %r180,%r128,%r129,%r179;
prmt.b32 %r181,%r130,%r131,%r179;
prmt.b32 %r110,%r180,%r181,%r172;
prmt.b32 %r182,%r139,%r140,%r179;
prmt.b32 %r183,%r141,%r142,%r179;
prmt.b32 %r111,%r182,%r183,%r172;
prmt.b32 %r184,%r150,%r151,%r179;
prmt.b32 %r185,%r152,%r153,%r179;
prmt.b32 %r112,%r184,%r185,%r172;
prmt.b32 %r186,%r161,%r162,%r179;
prmt.b32 %r187,%r163,%r164,%r179;
prmt.b32 %r113,%r186,%r187,%r172;
mov.u32 %r188,98;
prmt.b32 %r189,%r128,%r129,%r188;
prmt.b32 %r190,%r130,%r131,%r188;
prmt.b32 %r115,%r189,%r190,%r172;
prmt.b32 %r191,%r139,%r140,%r188;
prmt.b32 %r192,%r141,%r142,%r188;
prmt.b32 %r116,%r191,%r192,%r172;
prmt.b32 %r193,%r150,%r151,%r188;
prmt.b32 %r194,%r152,%r153,%r188;
prmt.b32 %r117,%r193,%r194,%r172;
prmt.b32 %r195,%r161,%r162,%r188;
prmt.b32 %r196,%r163,%r164,%r188;
prmt.b32 %r118,%r195,%r196,%r172;
mov.u32 %r197,115;
prmt.b32 %r198,%r128,%r129,%r197;
prmt.b32 %r199,%r130,%r131,%r197;
prmt.b32 %r120,%r198,%r199,%r172;
prmt.b32 %r200,%r139,%r140,%r197;
prmt.b32 %r201,%r141,%r142,%r197;
prmt.b32 %r121,%r200,%r201,%r172;
prmt.b32 %r202,%r150,%r151,%r197;
prmt.b32 %r203,%r152,%r153,%r197;
prmt.b32 %r122,%r202,%r203,%r172;
prmt.b32 %r204,%r161,%r162,%r197;
prmt.b32 %r205,%r163,%r164,%r197;
prmt.b32 %r123,%r204,%r205,%r172;
add.s64 %rd76,%rd95,%rd10;
add.s64 %rd77,%rd4,%rd76;
shl.b64 %rd78,%rd11,4;
add.s64 %rd61,%rd77,%rd78;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd61],{%r105,%r106,%r107,%r108}; @!s st.global.v4.u32 [%rd61],{%r105,%r106,%r107,%r108};}
add.s64 %rd79,%rd3,%rd76;
add.s64 %rd62,%rd79,%rd78;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd62],{%r110,%r111,%r112,%r113}; @!s st.global.v4.u32 [%rd62],{%r110,%r111,%r112,%r113};}
add.s64 %rd80,%rd2,%rd76;
add.s64 %rd63,%rd80,%rd78;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd63],{%r115,%r116,%r117,%r118}; @!s st.global.v4.u32 [%rd63],{%r115,%r116,%r117,%r118};}
add.s64 %rd81,%rd1,%rd76;
add.s64 %rd64,%rd81,%rd78;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd64],{%r120,%r121,%r122,%r123}; @!s st.global.v4.u32 [%rd64],{%r120,%r121,%r122,%r123};}
$2_13:
cvt.u32.u64 %r206,%rd10;
add.s32 %r207,%r206,%r1;
shl.b32 %r208,%r8,4;
add.s32 %r226,%r207,%r208;
setp.ge.u32 %p9,%r226,%r7;
@%p9 bra $2_16;
$2_15:
.pragma "nounroll";
cvt.u64.u32 %rd82,%r226;
mul.lo.s64 %rd83,%rd17,%rd82;
add.s64 %rd84,%rd83,%rd96;
add.s64 %rd85,%rd5,%rd84;
ld.global.u8 %rs1,[%rd85];
add.s64 %rd86,%rd85,%rd18;
ld.global.u8 %rs2,[%rd86];
add.s64 %rd87,%rd86,%rd18;
ld.global.u8 %rs3,[%rd87];
add.s64 %rd88,%rd87,%rd18;
ld.global.u8 %rs4,[%rd88];
mul.lo.s64 %rd89,%rd19,%rd82;
add.s64 %rd90,%rd95,%rd89;
add.s64 %rd91,%rd4,%rd90;
st.global.u8 [%rd91],%rs1;
add.s64 %rd92,%rd3,%rd90;
st.global.u8 [%rd92],%rs2;
add.s64 %rd93,%rd2,%rd90;
st.global.u8 [%rd93],%rs3;
add.s64 %rd94,%rd1,%rd90;
st.global.u8 [%rd94],%rs4;
add.s32 %r226,%r226,32;
setp.lt.u32 %p10,%r226,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<3>;
.reg .b32 %r<111>;
.reg .b64 %rd<74>;
.shared .align 16 .b8 _ZZ15interleave_1_c2E6shared[2304];
ld.param.u64 %rd22,[p0];
ld.param.u64 %rd23,[p1];
ld.param.u64 %rd24,[p2];
ld.param.u32 %r22,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.u32 %r18,[p10];
ld.param.v2.u32 {%r23,%r24},[p12];
ld.param.u64 %rd21,[p12+40];
ld.param.u64 %rd20,[p12+32];
ld.param.u64 %rd19,[p12+24];
ld.param.u64 %rd18,[p12+16];
ld.param.u64 %rd17,[p11+16];
ld.param.u64 %rd16,[p11+8];
ld.param.u64 %rd15,[p11];
cvta.to.global.u64 %rd1,%rd24;
cvta.to.global.u64 %rd2,%rd23;
cvta.to.global.u64 %rd3,%rd22;
mov.u32 %r25,%tid.x;
and.b32 %r1,%r25,31;
mov.u32 %r26,%ctaid.x;
shl.b32 %r27,%r26,1;
shr.u32 %r2,%r25,5;
add.s32 %r3,%r27,%r2;
setp.ge.u32 %p1,%r3,%r22;
@%p1 bra $3_12;
mul.lo.s32 %r109,%r3,%r15;
setp.eq.s32 %p2,%r23,0;
mov.u64 %rd72,0;
mov.u64 %rd73,%rd72;
@%p2 bra $3_3;
div.u32 %r28,%r3,%r14;
div.u32 %r29,%r28,%r24;
mul.lo.s32 %r30,%r29,%r24;
sub.s32 %r31,%r28,%r30;
mul.lo.s32 %r32,%r15,%r14;
mul.lo.s32 %r33,%r32,%r28;
sub.s32 %r109,%r109,%r33;
cvt.u64.u32 %rd27,%r31;
mul.lo.s64 %rd28,%rd18,%rd27;
cvt.u64.u32 %rd29,%r29;
mul.lo.s64 %rd30,%rd19,%rd29;
add.s64 %rd72,%rd28,%rd30;
mul.lo.s64 %rd31,%rd20,%rd27;
mul.lo.s64 %rd32,%rd21,%rd29;
add.s64 %rd73,%rd31,%rd32;
$3_3:
add.s32 %r34,%r109,%r15;
min.u32 %r7,%r34,%r16;
min.u32 %r35,%r7,%r17;
shr.u32 %r36,%r35,4;
shr.u32 %r37,%r109,4;
sub.s32 %r38,%r36,%r37;
setp.lt.u32 %p3,%r109,%r17;
selp.b32 %r8,%r38,0,%p3;
cvt.u64.u32 %rd8,%r109;
cvt.u64.u32 %rd9,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $3_4;
bra.uni $3_5;
$3_4:
add.s64 %rd35,%rd73,%rd8;
add.s64 %rd36,%rd2,%rd35;
mul.wide.u32 %rd37,%r1,16;
add.s64 %rd33,%rd36,%rd37;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s ld.global.cs.v4.u32 {%r39,%r40,%r41,%r42},[%rd33]; @!s ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%rd33];}
add.s64 %rd38,%rd1,%rd35;
add.s64 %rd34,%rd38,%rd37;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s ld.global.cs.v4.u32 {%r44,%r45,%r46,%r47},[%rd34]; @!s ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd34];}
mov.u32 %r49,64;
prmt.b32 %r50,%r39,%r44,%r49;
mov.u32 %r51,81;
prmt.b32 %r52,%r39,%r44,%r51;
mov.u32 %r53,21520;
mov.u32 %r54,98;
prmt.b32 %r55,%r39,%r44,%r54;
mov.u32 %r56,115;
prmt.b32 %r57,%r39,%r44,%r56;
prmt.b32 %r58,%r40,%r45,%r49;
prmt.b32 %r59,%r40,%r45,%r51;
prmt.b32 %r60,%r40,%r45,%r54;
prmt.b32 %r61,%r40,%r45,%r56;
prmt.b32 %r62,%r41,%r46,%r49;
prmt.b32 %r63,%r41,%r46,%r51;
prmt.b32 %r64,%r41,%r46,%r54;
prmt.b32 %r65,%r41,%r46,%r56;
prmt.b32 %r66,%r42,%r47,%r49;
prmt.b32 %r67,%r42,%r47,%r51;
prmt.b32 %r68,%r42,%r47,%r54;
prmt.b32 %r69,%r42,%r47,%r56;
shr.u32 %r70,%r1,2;
shl.b32 %r71,%r1,1;
add.s32 %r72,%r70,%r71;
mul.lo.s64 %rd39,%rd9,1152;
mov.u64 %rd40,_ZZ15interleave_1_c2E6shared;
add.s64 %rd41,%rd40,%rd39;
mul.wide.u32 %rd42,%r72,16;
add.s64 %rd43,%rd41,%rd42;
prmt.b32 %r73,%r60,%r61,%r53;
prmt.b32 %r74,%r58,%r59,%r53;
prmt.b32 %r75,%r55,%r57,%r53;
prmt.b32 %r76,%r50,%r52,%r53;
or.b32 %r77,%r71,1;
shr.u32 %r78,%r77,3;
add.s32 %r79,%r78,%r77;
mul.wide.u32 %rd44,%r79,16;
add.s64 %rd45,%rd41,%rd44;
prmt.b32 %r80,%r68,%r69,%r53;
prmt.b32 %r81,%r66,%r67,%r53;
prmt.b32 %r82,%r64,%r65,%r53;
prmt.b32 %r83,%r62,%r63,%r53;
st.shared.v4.u32 [%rd43],{%r76,%r75,%r74,%r73};
st.shared.v4.u32 [%rd45],{%r83,%r82,%r81,%r80};
$3_5:
cvt.u64.u32 %rd10,%r1;
bar.warp.sync -1;
shl.b64 %rd46,%rd8,1;
add.s64 %rd47,%rd46,%rd72;
add.s64 %rd11,%rd3,%rd47;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $3_7;
shr.u32 %r89,%r1,3;
add.s32 %r90,%r89,%r1;
mul.lo.s64 %rd49,%rd9,1152;
mov.u64 %rd50,_ZZ15interleave_1_c2E6shared;
add.s64 %rd51,%rd50,%rd49;
mul.wide.u32 %rd52,%r90,16;
add.s64 %rd53,%rd51,%rd52;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%rd53];
shl.b64 %rd54,%rd10,4;
add.s64 %rd48,%rd11,%rd54;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s st.global.cs.v4.u32 [%rd48],{%r91,%r92,%r93,%r94}; @!s st.global.v4.u32 [%rd48],{%r91,%r92,%r93,%r94};}
$3_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $3_9;
shr.u32 %r100,%r10,3;
add.s32 %r101,%r100,%r10;
mul.lo.s64 %rd56,%rd9,1152;
mov.u64 %rd57,_ZZ15interleave_1_c2E6shared;
add.s64 %rd58,%rd57,%rd56;
mul.wide.u32 %rd59,%r101,16;
add.s64 %rd60,%rd58,%rd59;
ld.shared.v4.u32 {%r102,%r103,%r104,%r105},[%rd60];
shl.b64 %rd61,%rd10,4;
add.s64 %rd62,%rd11,%rd61;
add.s64 %rd55,%rd62,512;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s st.global.cs.v4.u32 [%rd55],{%r102,%r103,%r104,%r105}; @!s st.global.v4.u32 [%rd55],{%r102,%r103,%r104,%r105};}
$3_9:
cvt.u32.u64 %r106,%rd8;
add.s32 %r107,%r106,%r1;
shl.b32 %r108,%r8,4;
add.s32 %r110,%r107,%r108;
setp.ge.u32 %p7,%r110,%r7;
@%p7 bra $3_12;
$3_11:
.pragma "nounroll";
cvt.u64.u32 %rd63,%r110;
mul.lo.s64 %rd64,%rd15,%rd63;
add.s64 %rd65,%rd64,%rd72;
mul.lo.s64 %rd66,%rd17,%rd63;
add.s64 %rd67,%rd73,%rd66;
add.s64 %rd68,%rd2,%rd67;
ld.global.u8 %rs1,[%rd68];
add.s64 %rd69,%rd1,%rd67;
ld.global.u8 %rs2,[%rd69];
add.s64 %rd70,%rd3,%rd65;
st.global.u8 [%rd70],%rs1;
add.s64 %rd71,%rd70,%rd16;
st.global.u8 [%rd71],%rs2;
add.s32 %r110,%r110,32;
setp.lt.u32 %p8,%r110,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %rs<4>;
.reg .b32 %r<131>;
.reg .b64 %rd<76>;
.shared .align 16 .b8 _ZZ15interleave_1_c3E6shared[3456];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u32 %r21,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.u32 %r17,[p10];
ld.param.v2.u32 {%r22,%r23},[p12];
ld.param.u64 %rd23,[p12+40];
ld.param.u64 %rd22,[p12+32];
ld.param.u64 %rd21,[p12+24];
ld.param.u64 %rd20,[p12+16];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p11+8];
ld.param.u64 %rd17,[p11];
cvta.to.global.u64 %rd1,%rd27;
cvta.to.global.u64 %rd2,%rd26;
cvta.to.global.u64 %rd3,%rd25;
cvta.to.global.u64 %rd4,%rd24;
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $4_14;
mul.lo.s32 %r129,%r3,%r14;
setp.eq.s32 %p2,%r22,0;
mov.u64 %rd74,0;
mov.u64 %rd75,%rd74;
@%p2 bra $4_3;
div.u32 %r27,%r3,%r13;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r14,%r13;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r129,%r129,%r32;
cvt.u64.u32 %rd30,%r30;
mul.lo.s64 %rd31,%rd20,%rd30;
cvt.u64.u32 %rd32,%r28;
mul.lo.s64 %rd33,%rd21,%rd32;
add.s64 %rd74,%rd31,%rd33;
mul.lo.s64 %rd34,%rd22,%rd30;
mul.lo.s64 %rd35,%rd23,%rd32;
add.s64 %rd75,%rd34,%rd35;
$4_3:
add.s32 %r33,%r129,%r14;
min.u32 %r7,%r33,%r15;
min.u32 %r34,%r7,%r16;
shr.u32 %r35,%r34,4;
shr.u32 %r36,%r129,4;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r129,%r16;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %rd9,%r129;
cvt.u64.u32 %rd10,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4_4;
bra.uni $4_5;
$4_4:
add.s64 %rd39,%rd75,%rd9;
add.s64 %rd40,%rd3,%rd39;
mul.wide.u32 %rd41,%r1,16;
add.s64 %rd36,%rd40,%rd41;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s ld.global.cs.v4.u32 {%r38,%r39,%r40,%r41},[%rd36]; @!s ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%rd36];}
add.s64 %rd42,%rd2,%rd39;
add.s64 %rd37,%rd42,%rd41;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s ld.global.cs.v4.u32 {%r43,%r44,%r45,%r46},[%rd37]; @!s ld.global.v4.u32 {%r43,%r44,%r45,%r46},[%rd37];}
add.s64 %rd43,%rd1,%rd39;
add.s64 %rd38,%rd43,%rd41;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s ld.global.cs.v4.u32 {%r48,%r49,%r50,%r51},[%rd38]; @!s ld.global.v4.u32 {%r48,%r49,%r50,%r51},[%rd38];}
mov.u32 %r53,64;
prmt.b32 %r54,%r38,%r43,%r53;
mov.u32 %r55,80;
prmt.b32 %r56,%r48,%r38,%r55;
mov.u32 %r57,21520;
mov.u32 %r58,81;
prmt.b32 %r59,%r43,%r48,%r58;
mov.u32 %r60,98;
prmt.b32 %r61,%r38,%r43,%r60;
mov.u32 %r62,114;
prmt.b32 %r63,%r48,%r38,%r62;
mov.u32 %r64,115;
prmt.b32 %r65,%r43,%r48,%r64;
prmt.b32 %r66,%r39,%r44,%r53;
prmt.b32 %r67,%r49,%r39,%r55;
prmt.b32 %r68,%r44,%r49,%r58;
prmt.b32 %r69,%r39,%r44,%r60;
prmt.b32 %r70,%r49,%r39,%r62;
prmt.b32 %r71,%r44,%r49,%r64;
prmt.b32 %r72,%r40,%r45,%r53;
prmt.b32 %r73,%r50,%r40,%r55;
prmt.b32 %r74,%r45,%r50,%r58;
prmt.b32 %r75,%r40,%r45,%r60;
prmt.b32 %r76,%r50,%r40,%r62;
prmt.b32 %r77,%r45,%r50,%r64;
prmt.b32 %r78,%r41,%r46,%r53;
prmt.b32 %r79,%r51,%r41,%r55;
prmt.b32 %r80,%r46,%r51,%r58;
prmt.b32 %r81,%r41,%r46,%r60;
prmt.b32 %r82,%r51,%r41,%r62;
prmt.b32 %r83,%r46,%r51,%r64;
mul.lo.s32 %r84,%r1,3;
mul.lo.s64 %rd44,%rd10,1728;
mov.u64 %rd45,_ZZ15interleave_1_c3E6shared;
add.s64 %rd46,%rd45,%rd44;
mul.wide.u32 %rd47,%r84,16;
add.s64 %rd48,%rd46,%rd47;
prmt.b32 %r85,%r66,%r67,%r57;
prmt.b32 %r86,%r63,%r65,%r57;
prmt.b32 %r87,%r59,%r61,%r57;
prmt.b32 %r88,%r54,%r56,%r57;
st.shared.v4.u32 [%rd48],{%r88,%r87,%r86,%r85};
prmt.b32 %r89,%r74,%r75,%r57;
prmt.b32 %r90,%r72,%r73,%r57;
prmt.b32 %r91,%r70,%r71,%r57;
prmt.b32 %r92,%r68,%r69,%r57;
st.shared.v4.u32 [%rd48+16],{%r92,%r91,%r90,%r89};
prmt.b32 %r93,%r82,%r83,%r57;
prmt.b32 %r94,%r80,%r81,%r57;
prmt.b32 %r95,%r78,%r79,%r57;
prmt.b32 %r96,%r76,%r77,%r57;
st.shared.v4.u32 [%rd48+32],{%r96,%r95,%r94,%r93};
$4_5:
cvt.u64.u32 %rd11,%r1;
bar.warp.sync -1;
mul.lo.s64 %rd49,%rd9,3;
add.s64 %rd50,%rd49,%rd74;
add.s64 %rd12,%rd4,%rd50;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %rd51,%rd10,1728;
mov.u64 %rd52,_ZZ15interleave_1_c3E6shared;
add.s64 %rd53,%rd52,%rd51;
mul.wide.u32 %rd54,%r1,16;
add.s64 %rd13,%rd53,%rd54;
@%p5 bra $4_7;
ld.shared.v4.u32 {%r102,%r103,%r104,%r105},[%rd13];
shl.b64 %rd56,%rd11,4;
add.s64 %rd55,%rd12,%rd56;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s st.global.cs.v4.u32 [%rd55],{%r102,%r103,%r104,%r105}; @!s st.global.v4.u32 [%rd55],{%r102,%r103,%r104,%r105};}
$4_7:
or.b32 %r106,%r1,32;
setp.ge.u32 %p6,%r106,%r9;
@%p6 bra $4_9;
ld.shared.v4.u32 {%r112,%r113,%r114,%r115},[%rd13+512];
shl.b64 %rd58,%rd11,4;
add.s64 %rd59,%rd12,%rd58;
add.s64 %rd57,%rd59,512;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s st.global.cs.v4.u32 [%rd57],{%r112,%r113,%r114,%r115}; @!s st.global.v4.u32 [%rd57],{%r112,%r113,%r114,%r115};}
$4_9:
or.b32 %r116,%r1,64;
setp.ge.u32 %p7,%r116,%r9;
@%p7 bra $4_11;
ld.shared.v4.u32 {%r122,%r123,%r124,%r125},[%rd13+1024];
shl.b64 %rd61,%rd11,4;
add.s64 %rd62,%rd12,%rd61;
add.s64 %rd60,%rd62,1024;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s st.global.cs.v4.u32 [%rd60],{%r122,%r123,%r124,%r125}; @!s st.global.v4.u32 [%rd60],{%r122,%r123,%r124,%r125};}
$4_11:
cvt.u32.u64 %r126,%rd9;
add.s32 %r127,%r126,%r1;
shl.b32 %r128,%r8,4;
add.s32 %r130,%r127,%r128;
setp.ge.u32 %p8,%r130,%r7;
@%p8 bra $4_14;
$4_13:
.pragma "nounroll";
cvt.u64.u32 %rd63,%r130;
mul.lo.s64 %rd64,%rd17,%rd63;
mul.lo.s64 %rd65,%rd19,%rd63;
add.s64 %rd66,%rd75,%rd65;
add.s64 %rd67,%rd3,%rd66;
ld.global.u8 %rs1,[%rd67];
add.s64 %rd68,%rd2,%rd66;
ld.global.u8 %rs2,[%rd68];
add.s64 %rd69,%rd1,%rd66;
ld.global.u8 %rs3,[%rd69];
add.s64 %rd70,%rd64,%rd74;
add.s64 %rd71,%rd4,%rd70;
st.global.u8 [%rd71],%rs1;
add.s64 %rd72,%rd71,%rd18;
st.global.u8 [%rd72],%rs2;
add.s64 %rd73,%rd72,%rd18;
st.global.u8 [%rd73],%rs3;
add.s32 %r130,%r130,32;
setp.lt.u32 %p9,%r130,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %rs<5>;
.reg .b32 %r<175>;
.reg .b64 %rd<106>;
.shared .align 16 .b8 _ZZ15interleave_1_c4E6shared[4608];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u64 %rd28,[p4];
ld.param.u32 %r24,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.u32 %r20,[p10];
ld.param.v2.u32 {%r25,%r26},[p12];
ld.param.u64 %rd23,[p12+40];
ld.param.u64 %rd22,[p12+32];
ld.param.u64 %rd21,[p12+24];
ld.param.u64 %rd20,[p12+16];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p11+8];
ld.param.u64 %rd17,[p11];
cvta.to.global.u64 %rd1,%rd28;
cvta.to.global.u64 %rd2,%rd27;
cvta.to.global.u64 %rd3,%rd26;
cvta.to.global.u64 %rd4,%rd25;
cvta.to.global.u64 %rd5,%rd24;
mov.u32 %r27,%tid.x;
and.b32 %r1,%r27,31;
mov.u32 %r28,%ctaid.x;
shl.b32 %r29,%r28,1;
shr.u32 %r2,%r27,5;
add.s32 %r3,%r29,%r2;
setp.ge.u32 %p1,%r3,%r24;
@%p1 bra $5_16;
mul.lo.s32 %r173,%r3,%r17;
setp.eq.s32 %p2,%r25,0;
mov.u64 %rd104,0;
mov.u64 %rd105,%rd104;
@%p2 bra $5_3;
div.u32 %r30,%r3,%r16;
div.u32 %r31,%r30,%r26;
mul.lo.s32 %r32,%r31,%r26;
sub.s32 %r33,%r30,%r32;
mul.lo.s32 %r34,%r17,%r16;
mul.lo.s32 %r35,%r34,%r30;
sub.s32 %r173,%r173,%r35;
cvt.u64.u32 %rd31,%r33;
mul.lo.s64 %rd32,%rd20,%rd31;
cvt.u64.u32 %rd33,%r31;
mul.lo.s64 %rd34,%rd21,%rd33;
add.s64 %rd104,%rd32,%rd34;
mul.lo.s64 %rd35,%rd22,%rd31;
mul.lo.s64 %rd36,%rd23,%rd33;
add.s64 %rd105,%rd35,%rd36;
$5_3:
add.s32 %r36,%r173,%r17;
min.u32 %r7,%r36,%r18;
min.u32 %r37,%r7,%r19;
shr.u32 %r38,%r37,4;
shr.u32 %r39,%r173,4;
sub.s32 %r40,%r38,%r39;
setp.lt.u32 %p3,%r173,%r19;
selp.b32 %r8,%r40,0,%p3;
cvt.u64.u32 %rd10,%r173;
cvt.u64.u32 %rd11,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $5_4;
bra.uni $5_5;
$5_4:
add.s64 %rd41,%rd105,%rd10;
add.s64 %rd42,%rd4,%rd41;
mul.wide.u32 %rd43,%r1,16;
add.s64 %rd37,%rd42,%rd43;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r41,%r42,%r43,%r44},[%rd37]; @!s ld.global.v4.u32 {%r41,%r42,%r43,%r44},[%rd37];}
add.s64 %rd44,%rd3,%rd41;
add.s64 %rd38,%rd44,%rd43;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r46,%r47,%r48,%r49},[%rd38]; @!s ld.global.v4.u32 {%r46,%r47,%r48,%r49},[%rd38];}
add.s64 %rd45,%rd2,%rd41;
add.s64 %rd39,%rd45,%rd43;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r51,%r52,%r53,%r54},[%rd39]; @!s ld.global.v4.u32 {%r51,%r52,%r53,%r54},[%rd39];}
add.s64 %rd46,%rd1,%rd41;
add.s64 %rd40,%rd46,%rd43;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r56,%r57,%r58,%r59},[%rd40]; @!s ld.global.v4.u32 {%r56,%r57,%r58,%r59},[%rd40];}
mov.u32 %r61,64;
prmt.b32 %r62,%r41,%r46,%r61;
prmt.b32 %r63,%r51,%r56,%r61;
mov.u32 %r64,21520;
mov.u32 %r65,81;
prmt.b32 %r66,%r41,%r46,%r65;
prmt.b32 %r67,%r51,%r56,%r65;
mov.u32 %r68,98;
prmt.b32 %r69,%r41,%r46,%r68;
prmt.b32 %r70,%r51,%r56,%r68;
mov.u32 %r71,115;
prmt.b32 %r72,%r41,%r46,%r71;
prmt.b32 %r73,%r51,%r56,%r71;
prmt.b32 %r74,%r42,%r47,%r61;
prmt.b32 %r75,%r52,%r57,%r61;
prmt.b32 %r76,%r42,%r47,%r65;
prmt.b32 %r77,%r52,%r57,%r65;
prmt.b32 %r78,%r42,%r47,%r68;
prmt.b32 %r79,%r52,%r57,%r68;
prmt.b32 %r80,%r42,%r47,%r71;
prmt.b32 %r81,%r52,%r57,%r71;
prmt.b32 %r82,%r43,%r48,%r61;
prmt.b32 %r83,%r53,%r58,%r61;
prmt.b32 %r84,%r43,%r48,%r65;
prmt.b32 %r85,%r53,%r58,%r65;
prmt.b32 %r86,%r43,%r48,%r68;
prmt.b32 %r87,%r53,%r58,%r68;
prmt.b32 %r88,%r43,%r48,%r71;
prmt.b32 %r89,%r53,%r58,%r71;
prmt.b32 %r90,%r44,%r49,%r61;
prmt.b32 %r91,%r54,%r59,%r61;
prmt.b32 %r92,%r44,%r49,%r65;
prmt.b32 %r93,%r54,%r59,%r65;
prmt.b32 %r94,%r44,%r49,%r68;
prmt.b32 %r95,%r54,%r59,%r68;
prmt.b32 %r96,%r44,%r49,%r71;
prmt.b32 %r97,%r54,%r59,%r71;
shr.u32 %r98,%r1,1;
shl.b32 %r99,%r1,2;
add.s32 %r100,%r98,%r99;
mul.lo.s64 %rd47,%rd11,2304;
mov.u64 %rd48,_ZZ15interleave_1_c4E6shared;
add.s64 %rd49,%rd48,%rd47;
mul.wide.u32 %rd50,%r100,16;
add.s64 %rd51,%rd49,%rd50;
prmt.b32 %r101,%r72,%r73,%r64;
prmt.b32 %r102,%r69,%r70,%r64;
prmt.b32 %r103,%r66,%r67,%r64;
prmt.b32 %r104,%r62,%r63,%r64;
or.b32 %r105,%r99,1;
shr.u32 %r106,%r105,3;
add.s32 %r107,%r106,%r105;
mul.wide.u32 %rd52,%r107,16;
add.s64 %rd53,%rd49,%rd52;
prmt.b32 %r108,%r80,%r81,%r64;
prmt.b32 %r109,%r78,%r79,%r64;
prmt.b32 %r110,%r76,%r77,%r64;
prmt.b32 %r111,%r74,%r75,%r64;
st.shared.v4.u32 [%rd51],{%r104,%r103,%r102,%r101};
st.shared.v4.u32 [%rd53],{%r111,%r110,%r109,%r108};
or.b32 %r112,%r99,2;
shr.u32 %r113,%r112,3;
add.s32 %r114,%r113,%r112;
mul.wide.u32 %rd54,%r114,16;
add.s64 %rd55,%rd49,%rd54;
prmt.b32 %r115,%r88,%r89,%r64;
prmt.b32 %r116,%r86,%r87,%r64;
prmt.b32 %r117,%r84,%r85,%r64;
prmt.b32 %r118,%r82,%r83,%r64;
st.shared.v4.u32 [%rd55],{%r118,%r117,%r116,%r115};
or.b32 %r119,%r99,3;
shr.u32 %r120,%r119,3;
add.s32 %r121,%r120,%r119;
mul.wide.u32 %rd56,%r121,16;
add.s64 %rd57,%rd49,%rd56;
prmt.b32 %r122,%r96,%r97,%r64;
prmt.b32 %r123,%r94,%r95,%r64;
prmt.b32 %r124,%r92,%r93,%r64;
prmt.b32 %r125,%r90,%r91,%r64;
st.shared.v4.u32 [%rd57],{%r125,%r124,%r123,%r122};
$5_5:
cvt.u64.u32 %rd12,%r1;
bar.warp.sync -1;
shl.b64 %rd58,%rd10,2;
add.s64 %rd59,%rd58,%rd104;
add.s64 %rd13,%rd5,%rd59;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $5_7;
shr.u32 %r131,%r1,3;
add.s32 %r132,%r131,%r1;
mul.lo.s64 %rd61,%rd11,2304;
mov.u64 %rd62,_ZZ15interleave_1_c4E6shared;
add.s64 %rd63,%rd62,%rd61;
mul.wide.u32 %rd64,%r132,16;
add.s64 %rd65,%rd63,%rd64;
ld.shared.v4.u32 {%r133,%r134,%r135,%r136},[%rd65];
shl.b64 %rd66,%rd12,4;
add.s64 %rd60,%rd13,%rd66;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd60],{%r133,%r134,%r135,%r136}; @!s st.global.v4.u32 [%rd60],{%r133,%r134,%r135,%r136};}
$5_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $5_9;
shr.u32 %r142,%r10,3;
add.s32 %r143,%r142,%r10;
mul.lo.s64 %rd68,%rd11,2304;
mov.u64 %rd69,_ZZ15interleave_1_c4E6shared;
add.s64 %rd70,%rd69,%rd68;
mul.wide.u32 %rd71,%r143,16;
add.s64 %rd72,%rd70,%rd71;
ld.shared.v4.u32 {%r144,%r145,%r146,%r147},[%rd72];
shl.b64 %rd73,%rd12,4;
add.s64 %rd74,%rd13,%rd73;
add.s64 %rd67,%rd74,512;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd67],{%r144,%r145,%r146,%r147}; @!s st.global.v4.u32 [%rd67],{%r144,%r145,%r146,%r147};}
$5_9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $5_11;
shr.u32 %r153,%r11,3;
add.s32 %r154,%r153,%r11;
mul.lo.s64 %rd76,%rd11,2304;
mov.u64 %rd77,_ZZ15interleave_1_c4E6shared;
add.s64 %rd78,%rd77,%rd76;
mul.wide.u32 %rd79,%r154,16;
add.s64 %rd80,%rd78,%rd79;
ld.shared.v4.u32 {%r155,%r156,%r157,%r158},[%rd80];
shl.b64 %rd81,%rd12,4;
add.s64 %rd82,%rd13,%rd81;
add.s64 %rd75,%rd82,1024;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd75],{%r155,%r156,%r157,%r158}; @!s st.global.v4.u32 [%rd75],{%r155,%r156,%r157,%r158};}
$5_11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $5_13;
shr.u32 %r164,%r12,3;
add.s32 %r165,%r164,%r12;
mul.lo.s64 %rd84,%rd11,2304;
mov.u64 %rd85,_ZZ15interleave_1_c4E6shared;
add.s64 %rd86,%rd85,%rd84;
mul.wide.u32 %rd87,%r165,16;
add.s64 %rd88,%rd86,%rd87;
ld.shared.v4.u32 {%r166,%r167,%r168,%r169},[%rd88];
shl.b64 %rd89,%rd12,4;
add.s64 %rd90,%rd13,%rd89;
add.s64 %rd83,%rd90,1536;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd83],{%r166,%r167,%r168,%r169}; @!s st.global.v4.u32 [%rd83],{%r166,%r167,%r168,%r169};}
$5_13:
cvt.u32.u64 %r170,%rd10;
add.s32 %r171,%r170,%r1;
shl.b32 %r172,%r8,4;
add.s32 %r174,%r171,%r172;
setp.ge.u32 %p9,%r174,%r7;
@%p9 bra $5_16;
$5_15:
.pragma "nounroll";
cvt.u64.u32 %rd91,%r174;
mul.lo.s64 %rd92,%rd17,%rd91;
mul.lo.s64 %rd93,%rd19,%rd91;
add.s64 %rd94,%rd105,%rd93;
add.s64 %rd95,%rd4,%rd94;
ld.global.u8 %rs1,[%rd95];
add.s64 %rd96,%rd3,%rd94;
ld.global.u8 %rs2,[%rd96];
add.s64 %rd97,%rd2,%rd94;
ld.global.u8 %rs3,[%rd97];
add.s64 %rd98,%rd1,%rd94;
ld.global.u8 %rs4,[%rd98];
add.s64 %rd99,%rd92,%rd104;
add.s64 %rd100,%rd5,%rd99;
st.global.u8 [%rd100],%rs1;
add.s64 %rd101,%rd100,%rd18;
st.global.u8 [%rd101],%rs2;
add.s64 %rd102,%rd101,%rd18;
st.global.u8 [%rd102],%rs3;
add.s64 %rd103,%rd102,%rd18;
st.global.u8 [%rd103],%rs4;
add.s32 %r174,%r174,32;
setp.lt.u32 %p10,%r174,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<3>;
.reg .b32 %r<135>;
.reg .b64 %rd<72>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c2E6shared[2304];
ld.param.u64 %rd22,[p0];
ld.param.u64 %rd23,[p1];
ld.param.u64 %rd24,[p2];
ld.param.u32 %r38,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.u32 %r34,[p10];
ld.param.v2.u32 {%r39,%r40},[p12];
ld.param.u64 %rd21,[p12+40];
ld.param.u64 %rd20,[p12+32];
ld.param.u64 %rd19,[p12+24];
ld.param.u64 %rd18,[p12+16];
ld.param.u64 %rd17,[p11+16];
ld.param.u64 %rd16,[p11+8];
ld.param.u64 %rd15,[p11];
cvta.to.global.u64 %rd1,%rd24;
cvta.to.global.u64 %rd2,%rd23;
cvta.to.global.u64 %rd3,%rd22;
mov.u32 %r41,%tid.x;
and.b32 %r1,%r41,31;
mov.u32 %r42,%ctaid.x;
shl.b32 %r43,%r42,1;
shr.u32 %r2,%r41,5;
add.s32 %r3,%r43,%r2;
setp.ge.u32 %p1,%r3,%r38;
@%p1 bra $6_12;
mul.lo.s32 %r125,%r3,%r31;
setp.eq.s32 %p2,%r39,0;
mov.u64 %rd70,0;
mov.u64 %rd71,%rd70;
@%p2 bra $6_3;
div.u32 %r44,%r3,%r30;
div.u32 %r45,%r44,%r40;
mul.lo.s32 %r46,%r45,%r40;
sub.s32 %r47,%r44,%r46;
mul.lo.s32 %r48,%r31,%r30;
mul.lo.s32 %r49,%r48,%r44;
sub.s32 %r125,%r125,%r49;
cvt.u64.u32 %rd27,%r47;
mul.lo.s64 %rd28,%rd18,%rd27;
cvt.u64.u32 %rd29,%r45;
mul.lo.s64 %rd30,%rd19,%rd29;
add.s64 %rd70,%rd28,%rd30;
mul.lo.s64 %rd31,%rd20,%rd27;
mul.lo.s64 %rd32,%rd21,%rd29;
add.s64 %rd71,%rd31,%rd32;
$6_3:
add.s32 %r51,%r125,%r31;
min.u32 %r7,%r51,%r32;
min.u32 %r52,%r7,%r33;
shr.u32 %r53,%r52,3;
shr.u32 %r54,%r125,3;
sub.s32 %r55,%r53,%r54;
setp.lt.u32 %p3,%r125,%r33;
selp.b32 %r8,%r55,0,%p3;
cvt.u64.u32 %rd8,%r125;
mul.wide.u32 %rd33,%r125,4;
add.s64 %rd34,%rd33,%rd71;
cvt.u64.u32 %rd9,%r2;
shl.b32 %r9,%r8,1;
cvt.u64.u32 %rd10,%r1;
add.s64 %rd11,%rd3,%rd34;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $6_5;
shl.b64 %rd36,%rd10,4;
add.s64 %rd35,%rd11,%rd36;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s ld.global.cs.v4.u32 {%r127,%r126,%r128,%r129},[%rd35]; @!s ld.global.v4.u32 {%r127,%r126,%r128,%r129},[%rd35];}
$6_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $6_7;
shl.b64 %rd38,%rd10,4;
add.s64 %rd39,%rd11,%rd38;
add.s64 %rd37,%rd39,512;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s ld.global.cs.v4.u32 {%r130,%r131,%r132,%r133},[%rd37]; @!s ld.global.v4.u32 {%r130,%r131,%r132,%r133},[%rd37];}
$6_7:
shr.u32 %r67,%r1,3;
add.s32 %r68,%r67,%r1;
mul.lo.s64 %rd40,%rd9,1152;
mov.u64 %rd41,_ZZ17deinterleave_2_c2E6shared;
add.s64 %rd42,%rd41,%rd40;
mul.wide.u32 %rd43,%r68,16;
add.s64 %rd44,%rd42,%rd43;
st.shared.v4.u32 [%rd44],{%r127,%r126,%r128,%r129};
shr.u32 %r69,%r18,3;
add.s32 %r70,%r69,%r18;
mul.wide.u32 %rd45,%r70,16;
add.s64 %rd46,%rd42,%rd45;
st.shared.v4.u32 [%rd46],{%r130,%r131,%r132,%r133};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $6_9;
shl.b32 %r81,%r1,1;
shr.u32 %r82,%r1,2;
add.s32 %r83,%r82,%r81;
mul.wide.u32 %rd52,%r83,16;
add.s64 %rd53,%rd42,%rd52;
ld.shared.v4.u32 {%r84,%r85,%r86,%r87},[%rd53];
or.b32 %r92,%r81,1;
shr.u32 %r93,%r92,3;
add.s32 %r94,%r93,%r92;
mul.wide.u32 %rd54,%r94,16;
add.s64 %rd55,%rd42,%rd54;
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%rd55];
mov.u32 %r103,80;
prmt.b32 %r104,%r84,%r84,%r103;
prmt.b32 %r105,%r85,%r85,%r103;
mov.u32 %r106,21520;
prmt.b32 %r71,%r104,%r105,%r106;
prmt.b32 %r107,%r86,%r86,%r103;
prmt.b32 %r108,%r87,%r87,%r103;
prmt.b32 %r72,%r107,%r108,%r106;
prmt.b32 %r109,%r95,%r95,%r103;
prmt.b32 %r110,%r96,%r96,%r103;
prmt.b32 %r73,%r109,%r110,%r106;
prmt.b32 %r111,%r97,%r97,%r103;
prmt.b32 %r112,%r98,%r98,%r103;
prmt.b32 %r74,%r111,%r112,%r106;
mov.u32 %r113,114;
prmt.b32 %r114,%r84,%r84,%r113;
prmt.b32 %r115,%r85,%r85,%r113;
prmt.b32 %r76,%r114,%r115,%r106;
prmt.b32 %r116,%r86,%r86,%r113;
prmt.b32 %r117,%r87,%r87,%r113;
prmt.b32 %r77,%r116,%r117,%r106;
prmt.b32 %r118,%r95,%r95,%r113;
prmt.b32 %r119,%r96,%r96,%r113;
prmt.b32 %r78,%r118,%r119,%r106;
prmt.b32 %r120,%r97,%r97,%r113;
prmt.b32 %r121,%r98,%r98,%r113;
prmt.b32 %r79,%r120,%r121,%r106;
shl.b64 %rd56,%rd8,1;
add.s64 %rd57,%rd70,%rd56;
add.s64 %rd58,%rd2,%rd57;
shl.b64 %rd59,%rd10,4;
add.s64 %rd47,%rd58,%rd59;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s st.global.cs.v4.u32 [%rd47],{%r71,%r72,%r73,%r74}; @!s st.global.v4.u32 [%rd47],{%r71,%r72,%r73,%r74};}
add.s64 %rd60,%rd1,%rd57;
add.s64 %rd48,%rd60,%rd59;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s st.global.cs.v4.u32 [%rd48],{%r76,%r77,%r78,%r79}; @!s st.global.v4.u32 [%rd48],{%r76,%r77,%r78,%r79};}
$6_9:
cvt.u32.u64 %r122,%rd8;
add.s32 %r123,%r122,%r1;
shl.b32 %r124,%r8,3;
add.s32 %r134,%r123,%r124;
setp.ge.u32 %p7,%r134,%r7;
@%p7 bra $6_12;
$6_11:
.pragma "nounroll";
cvt.u64.u32 %rd61,%r134;
mul.lo.s64 %rd62,%rd15,%rd61;
add.s64 %rd63,%rd62,%rd71;
add.s64 %rd64,%rd3,%rd63;
ld.global.u16 %rs1,[%rd64];
add.s64 %rd65,%rd64,%rd16;
ld.global.u16 %rs2,[%rd65];
mul.lo.s64 %rd66,%rd17,%rd61;
add.s64 %rd67,%rd70,%rd66;
add.s64 %rd68,%rd2,%rd67;
st.global.u16 [%rd68],%rs1;
add.s64 %rd69,%rd1,%rd67;
st.global.u16 [%rd69],%rs2;
add.s32 %r134,%r134,32;
setp.lt.u32 %p8,%r134,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %rs<4>;
.reg .b32 %r<166>;
.reg .b64 %rd<77>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c3E6shared[3456];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u32 %r45,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.u32 %r41,[p10];
ld.param.v2.u32 {%r46,%r47},[p12];
ld.param.u64 %rd22,[p12+40];
ld.param.u64 %rd21,[p12+32];
ld.param.u64 %rd20,[p12+24];
ld.param.u64 %rd19,[p12+16];
ld.param.u64 %rd18,[p11+16];
ld.param.u64 %rd17,[p11+8];
ld.param.u64 %rd16,[p11];
cvta.to.global.u64 %rd1,%rd26;
cvta.to.global.u64 %rd2,%rd25;
cvta.to.global.u64 %rd3,%rd24;
cvta.to.global.u64 %rd4,%rd23;
mov.u32 %r48,%tid.x;
and.b32 %r1,%r48,31;
mov.u32 %r49,%ctaid.x;
shl.b32 %r50,%r49,1;
shr.u32 %r2,%r48,5;
add.s32 %r3,%r50,%r2;
setp.ge.u32 %p1,%r3,%r45;
@%p1 bra $7_14;
mul.lo.s32 %r152,%r3,%r38;
setp.eq.s32 %p2,%r46,0;
mov.u64 %rd75,0;
mov.u64 %rd76,%rd75;
@%p2 bra $7_3;
div.u32 %r51,%r3,%r37;
div.u32 %r52,%r51,%r47;
mul.lo.s32 %r53,%r52,%r47;
sub.s32 %r54,%r51,%r53;
mul.lo.s32 %r55,%r38,%r37;
mul.lo.s32 %r56,%r55,%r51;
sub.s32 %r152,%r152,%r56;
cvt.u64.u32 %rd29,%r54;
mul.lo.s64 %rd30,%rd19,%rd29;
cvt.u64.u32 %rd31,%r52;
mul.lo.s64 %rd32,%rd20,%rd31;
add.s64 %rd75,%rd30,%rd32;
mul.lo.s64 %rd33,%rd21,%rd29;
mul.lo.s64 %rd34,%rd22,%rd31;
add.s64 %rd76,%rd33,%rd34;
$7_3:
add.s32 %r58,%r152,%r38;
min.u32 %r7,%r58,%r39;
min.u32 %r59,%r7,%r40;
shr.u32 %r60,%r59,3;
shr.u32 %r61,%r152,3;
sub.s32 %r62,%r60,%r61;
setp.lt.u32 %p3,%r152,%r40;
selp.b32 %r8,%r62,0,%p3;
cvt.u64.u32 %rd9,%r152;
mul.wide.u32 %rd35,%r152,6;
add.s64 %rd36,%rd35,%rd76;
mul.lo.s32 %r9,%r8,3;
cvt.u64.u32 %rd10,%r1;
add.s64 %rd11,%rd4,%rd36;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $7_5;
shl.b64 %rd38,%rd10,4;
add.s64 %rd37,%rd11,%rd38;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s ld.global.cs.v4.u32 {%r156,%r155,%r154,%r153},[%rd37]; @!s ld.global.v4.u32 {%r156,%r155,%r154,%r153},[%rd37];}
$7_5:
or.b32 %r69,%r1,32;
setp.ge.u32 %p5,%r69,%r9;
@%p5 bra $7_7;
shl.b64 %rd40,%rd10,4;
add.s64 %rd41,%rd11,%rd40;
add.s64 %rd39,%rd41,512;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s ld.global.cs.v4.u32 {%r157,%r158,%r159,%r160},[%rd39]; @!s ld.global.v4.u32 {%r157,%r158,%r159,%r160},[%rd39];}
$7_7:
or.b32 %r76,%r1,64;
setp.ge.u32 %p6,%r76,%r9;
@%p6 bra $7_9;
shl.b64 %rd43,%rd10,4;
add.s64 %rd44,%rd11,%rd43;
add.s64 %rd42,%rd44,1024;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s ld.global.cs.v4.u32 {%r161,%r162,%r163,%r164},[%rd42]; @!s ld.global.v4.u32 {%r161,%r162,%r163,%r164},[%rd42];}
$7_9:
cvt.u64.u32 %rd12,%r2;
mul.wide.u32 %rd45,%r2,1728;
mov.u64 %rd46,_ZZ17deinterleave_2_c3E6shared;
add.s64 %rd47,%rd46,%rd45;
shl.b64 %rd48,%rd10,4;
add.s64 %rd49,%rd47,%rd48;
st.shared.v4.u32 [%rd49],{%r156,%r155,%r154,%r153};
st.shared.v4.u32 [%rd49+512],{%r157,%r158,%r159,%r160};
st.shared.v4.u32 [%rd49+1024],{%r161,%r162,%r163,%r164};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $7_11;
mul.lo.s32 %r97,%r1,3;
mul.lo.s64 %rd53,%rd12,1728;
add.s64 %rd55,%rd46,%rd53;
mul.wide.u32 %rd56,%r97,16;
add.s64 %rd57,%rd55,%rd56;
ld.shared.v4.u32 {%r98,%r99,%r100,%r101},[%rd57];
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%rd57+16];
ld.shared.v4.u32 {%r114,%r115,%r116,%r117},[%rd57+32];
mov.u32 %r122,80;
prmt.b32 %r123,%r98,%r98,%r122;
mov.u32 %r124,114;
prmt.b32 %r125,%r99,%r99,%r124;
mov.u32 %r126,21520;
prmt.b32 %r82,%r123,%r125,%r126;
prmt.b32 %r127,%r101,%r101,%r122;
prmt.b32 %r128,%r106,%r106,%r124;
prmt.b32 %r83,%r127,%r128,%r126;
prmt.b32 %r129,%r108,%r108,%r122;
prmt.b32 %r130,%r109,%r109,%r124;
prmt.b32 %r84,%r129,%r130,%r126;
prmt.b32 %r131,%r115,%r115,%r122;
prmt.b32 %r132,%r116,%r116,%r124;
prmt.b32 %r85,%r131,%r132,%r126;
prmt.b32 %r133,%r98,%r98,%r124;
prmt.b32 %r134,%r100,%r100,%r122;
prmt.b32 %r87,%r133,%r134,%r126;
prmt.b32 %r135,%r101,%r101,%r124;
prmt.b32 %r136,%r107,%r107,%r122;
prmt.b32 %r88,%r135,%r136,%r126;
prmt.b32 %r137,%r108,%r108,%r124;
prmt.b32 %r138,%r114,%r114,%r122;
prmt.b32 %r89,%r137,%r138,%r126;
prmt.b32 %r139,%r115,%r115,%r124;
prmt.b32 %r140,%r117,%r117,%r122;
prmt.b32 %r90,%r139,%r140,%r126;
prmt.b32 %r141,%r99,%r99,%r122;
prmt.b32 %r142,%r100,%r100,%r124;
prmt.b32 %r92,%r141,%r142,%r126;
prmt.b32 %r143,%r106,%r106,%r122;
prmt.b32 %r144,%r107,%r107,%r124;
prmt.b32 %r93,%r143,%r144,%r126;
prmt.b32 %r145,%r109,%r109,%r122;
prmt.b32 %r146,%r114,%r114,%r124;
prmt.b32 %r94,%r145,%r146,%r126;
prmt.b32 %r147,%r116,%r116,%r122;
prmt.b32 %r148,%r117,%r117,%r124;
prmt.b32 %r95,%r147,%r148,%r126;
shl.b64 %rd58,%rd9,1;
add.s64 %rd59,%rd75,%rd58;
add.s64 %rd60,%rd3,%rd59;
add.s64 %rd50,%rd60,%rd48;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s st.global.cs.v4.u32 [%rd50],{%r82,%r83,%r84,%r85}; @!s st.global.v4.u32 [%rd50],{%r82,%r83,%r84,%r85};}
add.s64 %rd62,%rd2,%rd59;
add.s64 %rd51,%rd62,%rd48;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s st.global.cs.v4.u32 [%rd51],{%r87,%r88,%r89,%r90}; @!s st.global.v4.u32 [%rd51],{%r87,%r88,%r89,%r90};}
add.s64 %rd63,%rd1,%rd59;
add.s64 %rd52,%rd63,%rd48;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s st.global.cs.v4.u32 [%rd52],{%r92,%r93,%r94,%r95}; @!s st.global.v4.u32 [%rd52],{%r92,%r93,%r94,%r95};}
$7_11:
cvt.u32.u64 %r149,%rd9;
add.s32 %r150,%r149,%r1;
shl.b32 %r151,%r8,3;
add.s32 %r165,%r150,%r151;
setp.ge.u32 %p8,%r165,%r7;
@%p8 bra $7_14;
$7_13:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r165;
mul.lo.s64 %rd65,%rd16,%rd64;
add.s64 %rd66,%rd65,%rd76;
add.s64 %rd67,%rd4,%rd66;
ld.global.u16 %rs1,[%rd67];
add.s64 %rd68,%rd67,%rd17;
ld.global.u16 %rs2,[%rd68];
add.s64 %rd69,%rd68,%rd17;
ld.global.u16 %rs3,[%rd69];
mul.lo.s64 %rd70,%rd18,%rd64;
add.s64 %rd71,%rd75,%rd70;
add.s64 %rd72,%rd3,%rd71;
st.global.u16 [%rd72],%rs1;
add.s64 %rd73,%rd2,%rd71;
st.global.u16 [%rd73],%rs2;
add.s64 %rd74,%rd1,%rd71;
st.global.u16 [%rd74],%rs3;
add.s32 %r165,%r165,32;
setp.lt.u32 %p9,%r165,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %rs<5>;
.reg .b32 %r<225>;
.reg .b64 %rd<98>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c4E6shared[4608];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u64 %rd28,[p4];
ld.param.u32 %r56,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.u32 %r52,[p10];
ld.param.v2.u32 {%r57,%r58},[p12];
ld.param.u64 %rd23,[p12+40];
ld.param.u64 %rd22,[p12+32];
ld.param.u64 %rd21,[p12+24];
ld.param.u64 %rd20,[p12+16];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p11+8];
ld.param.u64 %rd17,[p11];
cvta.to.global.u64 %rd1,%rd28;
cvta.to.global.u64 %rd2,%rd27;
cvta.to.global.u64 %rd3,%rd26;
cvta.to.global.u64 %rd4,%rd25;
cvta.to.global.u64 %rd5,%rd24;
mov.u32 %r59,%tid.x;
and.b32 %r1,%r59,31;
mov.u32 %r60,%ctaid.x;
shl.b32 %r61,%r60,1;
shr.u32 %r2,%r59,5;
add.s32 %r3,%r61,%r2;
setp.ge.u32 %p1,%r3,%r56;
@%p1 bra $8_16;
mul.lo.s32 %r207,%r3,%r49;
setp.eq.s32 %p2,%r57,0;
mov.u64 %rd96,0;
mov.u64 %rd97,%rd96;
@%p2 bra $8_3;
div.u32 %r62,%r3,%r48;
div.u32 %r63,%r62,%r58;
mul.lo.s32 %r64,%r63,%r58;
sub.s32 %r65,%r62,%r64;
mul.lo.s32 %r66,%r49,%r48;
mul.lo.s32 %r67,%r66,%r62;
sub.s32 %r207,%r207,%r67;
cvt.u64.u32 %rd31,%r65;
mul.lo.s64 %rd32,%rd20,%rd31;
cvt.u64.u32 %rd33,%r63;
mul.lo.s64 %rd34,%rd21,%rd33;
add.s64 %rd96,%rd32,%rd34;
mul.lo.s64 %rd35,%rd22,%rd31;
mul.lo.s64 %rd36,%rd23,%rd33;
add.s64 %rd97,%rd35,%rd36;
$8_3:
add.s32 %r69,%r207,%r49;
min.u32 %r7,%r69,%r50;
min.u32 %r70,%r7,%r51;
shr.u32 %r71,%r70,3;
shr.u32 %r72,%r207,3;
sub.s32 %r73,%r71,%r72;
setp.lt.u32 %p3,%r207,%r51;
selp.b32 %r8,%r73,0,%p3;
cvt.u64.u32 %rd10,%r207;
mul.wide.u32 %rd37,%r207,8;
add.s64 %rd38,%rd37,%rd97;
shl.b32 %r9,%r8,2;
cvt.u64.u32 %rd11,%r1;
add.s64 %rd12,%rd5,%rd38;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $8_5;
shl.b64 %rd40,%rd11,4;
add.s64 %rd39,%rd12,%rd40;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r211,%r210,%r209,%r208},[%rd39]; @!s ld.global.v4.u32 {%r211,%r210,%r209,%r208},[%rd39];}
$8_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $8_7;
shl.b64 %rd42,%rd11,4;
add.s64 %rd43,%rd12,%rd42;
add.s64 %rd41,%rd43,512;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r215,%r214,%r213,%r212},[%rd41]; @!s ld.global.v4.u32 {%r215,%r214,%r213,%r212},[%rd41];}
$8_7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $8_9;
shl.b64 %rd45,%rd11,4;
add.s64 %rd46,%rd12,%rd45;
add.s64 %rd44,%rd46,1024;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r216,%r217,%r218,%r219},[%rd44]; @!s ld.global.v4.u32 {%r216,%r217,%r218,%r219},[%rd44];}
$8_9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $8_11;
shl.b64 %rd48,%rd11,4;
add.s64 %rd49,%rd12,%rd48;
add.s64 %rd47,%rd49,1536;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r220,%r221,%r222,%r223},[%rd47]; @!s ld.global.v4.u32 {%r220,%r221,%r222,%r223},[%rd47];}
$8_11:
shr.u32 %r97,%r1,3;
add.s32 %r98,%r97,%r1;
cvt.u64.u32 %rd13,%r2;
mul.wide.u32 %rd50,%r2,2304;
mov.u64 %rd51,_ZZ17deinterleave_2_c4E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r98,16;
add.s64 %rd54,%rd52,%rd53;
st.shared.v4.u32 [%rd54],{%r211,%r210,%r209,%r208};
shr.u32 %r99,%r18,3;
add.s32 %r100,%r99,%r18;
mul.wide.u32 %rd55,%r100,16;
add.s64 %rd56,%rd52,%rd55;
st.shared.v4.u32 [%rd56],{%r215,%r214,%r213,%r212};
shr.u32 %r101,%r27,3;
add.s32 %r102,%r101,%r27;
mul.wide.u32 %rd57,%r102,16;
add.s64 %rd58,%rd52,%rd57;
st.shared.v4.u32 [%rd58],{%r216,%r217,%r218,%r219};
shr.u32 %r103,%r36,3;
add.s32 %r104,%r103,%r36;
mul.wide.u32 %rd59,%r104,16;
add.s64 %rd60,%rd52,%rd59;
st.shared.v4.u32 [%rd60],{%r220,%r221,%r222,%r223};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $8_13;
shl.b32 %r125,%r1,2;
shr.u32 %r126,%r1,1;
add.s32 %r127,%r126,%r125;
mul.lo.s64 %rd65,%rd13,2304;
add.s64 %rd67,%rd51,%rd65;
mul.wide.u32 %rd68,%r127,16;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r128,%r129,%r130,%r131},[%rd69];
or.b32 %r136,%r125,1;
shr.u32 %r137,%r136,3;
add.s32 %r138,%r137,%r136;
mul.wide.u32 %rd70,%r138,16;
add.s64 %rd71,%rd67,%rd70;
ld.shared.v4.u32 {%r139,%r140,%r141,%r142},[%rd71];
or.b32 %r147,%r125,2;
shr.u32 %r148,%r147,3;
add.s32 %r149,%r148,%r147;
mul.wide.u32 %rd72,%r149,16;
add.s64 %rd73,%rd67,%rd72;
ld.shared.v4.u32 {%r150,%r151,%r152,%r153},[%rd73];
or.b32 %r158,%r125,3;
shr.u32 %r159,%r158,3;
add.s32 %r160,%r159,%r158;
mul.wide.u32 %rd74,%r160,16;
add.s64 %rd75,%rd67,%rd74;
ld.shared.v4.u32 {%r161,%r162,%r163,%r164},[%rd75];
mov.u32 %r169,80;
prmt.b32 %r170,%r128,%r128,%r169;
prmt.b32 %r171,%r130,%r130,%r169;
mov.u32 %r172,21520;
prmt.b32 %r105,%r170,%r171,%r172;
prmt.b32 %r173,%r139,%r139,%r169;
prmt.b32 %r174,%r141,%r141,%r169;
prmt.b32 %r106,%r173,%r174,%r172;
prmt.b32 %r175,%r150,%r150,%r169;
prmt.b32 %r176,%r152,%r152,%r169;
prmt.b32 %r107,%r175,%r176,%r172;
prmt.b32 %r177,%r161,%r161,%r169;
prmt.b32 %r178,%r163,%r163,%r169;
prmt.b32 %r108,%r177,%r178,%r172;
mov.u32 %r179,114;
prmt.b32 %r180,%r128,%r128,%r179;
prmt.b32 %r181,%r130,%r130,%r179;
prmt.b32 %r110,%r180,%r181,%r172;
prmt.b32 %r182,%r139,%r139,%r179;
prmt.b32 %r183,%r141,%r141,%r179;
prmt.b32 %r111,%r182,%r183,%r172;
prmt.b32 %r184,%r150,%r150,%r179;
prmt.b32 %r185,%r152,%r152,%r179;
prmt.b32 %r112,%r184,%r185,%r172;
prmt.b32 %r186,%r161,%r161,%r179;
prmt.b32 %r187,%r163,%r163,%r179;
prmt.b32 %r113,%r186,%r187,%r172;
prmt.b32 %r188,%r129,%r129,%r169;
prmt.b32 %r189,%r131,%r131,%r169;
prmt.b32 %r115,%r188,%r189,%r172;
prmt.b32 %r190,%r140,%r140,%r169;
prmt.b32 %r191,%r142,%r142,%r169;
prmt.b32 %r116,%r190,%r191,%r172;
prmt.b32 %r192,%r151,%r151,%r169;
prmt.b32 %r193,%r153,%r153,%r169;
prmt.b32 %r117,%r192,%r193,%r172;
prmt.b32 %r194,%r162,%r162,%r169;
prmt.b32 %r195,%r164,%r164,%r169;
prmt.b32 %r118,%r194,%r195,%r172;
prmt.b32 %r196,%r129,%r129,%r179;
prmt.b32 %r197,%r131,%r131,%r179;
prmt.b32 %r120,%r196,%r197,%r172;
prmt.b32 %r198,%r140,%r140,%r179;
prmt.b32 %r199,%r142,%r142,%r179;
prmt.b32 %r121,%r198,%r199,%r172;
prmt.b32 %r200,%r151,%r151,%r179;
prmt.b32 %r201,%r153,%r153,%r179;
prmt.b32 %r122,%r200,%r201,%r172;
prmt.b32 %r202,%r162,%r162,%r179;
prmt.b32 %r203,%r164,%r164,%r179;
prmt.b32 %r123,%r202,%r203,%r172;
shl.b64 %rd76,%rd10,1;
add.s64 %rd77,%rd96,%rd76;
add.s64 %rd78,%rd4,%rd77;
shl.b64 %rd79,%rd11,4;
add.s64 %rd61,%rd78,%rd79;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd61],{%r105,%r106,%r107,%r108}; @!s st.global.v4.u32 [%rd61],{%r105,%r106,%r107,%r108};}
add.s64 %rd80,%rd3,%rd77;
add.s64 %rd62,%rd80,%rd79;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd62],{%r110,%r111,%r112,%r113}; @!s st.global.v4.u32 [%rd62],{%r110,%r111,%r112,%r113};}
add.s64 %rd81,%rd2,%rd77;
add.s64 %rd63,%rd81,%rd79;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd63],{%r115,%r116,%r117,%r118}; @!s st.global.v4.u32 [%rd63],{%r115,%r116,%r117,%r118};}
add.s64 %rd82,%rd1,%rd77;
add.s64 %rd64,%rd82,%rd79;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd64],{%r120,%r121,%r122,%r123}; @!s st.global.v4.u32 [%rd64],{%r120,%r121,%r122,%r123};}
$8_13:
cvt.u32.u64 %r204,%rd10;
add.s32 %r205,%r204,%r1;
shl.b32 %r206,%r8,3;
add.s32 %r224,%r205,%r206;
setp.ge.u32 %p9,%r224,%r7;
@%p9 bra $8_16;
$8_15:
.pragma "nounroll";
cvt.u64.u32 %rd83,%r224;
mul.lo.s64 %rd84,%rd17,%rd83;
add.s64 %rd85,%rd84,%rd97;
add.s64 %rd86,%rd5,%rd85;
ld.global.u16 %rs1,[%rd86];
add.s64 %rd87,%rd86,%rd18;
ld.global.u16 %rs2,[%rd87];
add.s64 %rd88,%rd87,%rd18;
ld.global.u16 %rs3,[%rd88];
add.s64 %rd89,%rd88,%rd18;
ld.global.u16 %rs4,[%rd89];
mul.lo.s64 %rd90,%rd19,%rd83;
add.s64 %rd91,%rd96,%rd90;
add.s64 %rd92,%rd4,%rd91;
st.global.u16 [%rd92],%rs1;
add.s64 %rd93,%rd3,%rd91;
st.global.u16 [%rd93],%rs2;
add.s64 %rd94,%rd2,%rd91;
st.global.u16 [%rd94],%rs3;
add.s64 %rd95,%rd1,%rd91;
st.global.u16 [%rd95],%rs4;
add.s32 %r224,%r224,32;
setp.lt.u32 %p10,%r224,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %rs<3>;
.reg .b32 %r<109>;
.reg .b64 %rd<75>;
.shared .align 16 .b8 _ZZ15interleave_2_c2E6shared[2304];
ld.param.u64 %rd22,[p0];
ld.param.u64 %rd23,[p1];
ld.param.u64 %rd24,[p2];
ld.param.u32 %r22,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.u32 %r18,[p10];
ld.param.v2.u32 {%r23,%r24},[p12];
ld.param.u64 %rd21,[p12+40];
ld.param.u64 %rd20,[p12+32];
ld.param.u64 %rd19,[p12+24];
ld.param.u64 %rd18,[p12+16];
ld.param.u64 %rd17,[p11+16];
ld.param.u64 %rd16,[p11+8];
ld.param.u64 %rd15,[p11];
cvta.to.global.u64 %rd1,%rd24;
cvta.to.global.u64 %rd2,%rd23;
cvta.to.global.u64 %rd3,%rd22;
mov.u32 %r25,%tid.x;
and.b32 %r1,%r25,31;
mov.u32 %r26,%ctaid.x;
shl.b32 %r27,%r26,1;
shr.u32 %r2,%r25,5;
add.s32 %r3,%r27,%r2;
setp.ge.u32 %p1,%r3,%r22;
@%p1 bra $9_12;
mul.lo.s32 %r107,%r3,%r15;
setp.eq.s32 %p2,%r23,0;
mov.u64 %rd73,0;
mov.u64 %rd74,%rd73;
@%p2 bra $9_3;
div.u32 %r28,%r3,%r14;
div.u32 %r29,%r28,%r24;
mul.lo.s32 %r30,%r29,%r24;
sub.s32 %r31,%r28,%r30;
mul.lo.s32 %r32,%r15,%r14;
mul.lo.s32 %r33,%r32,%r28;
sub.s32 %r107,%r107,%r33;
cvt.u64.u32 %rd27,%r31;
mul.lo.s64 %rd28,%rd18,%rd27;
cvt.u64.u32 %rd29,%r29;
mul.lo.s64 %rd30,%rd19,%rd29;
add.s64 %rd73,%rd28,%rd30;
mul.lo.s64 %rd31,%rd20,%rd27;
mul.lo.s64 %rd32,%rd21,%rd29;
add.s64 %rd74,%rd31,%rd32;
$9_3:
add.s32 %r34,%r107,%r15;
min.u32 %r7,%r34,%r16;
min.u32 %r35,%r7,%r17;
shr.u32 %r36,%r35,3;
shr.u32 %r37,%r107,3;
sub.s32 %r38,%r36,%r37;
setp.lt.u32 %p3,%r107,%r17;
selp.b32 %r8,%r38,0,%p3;
cvt.u64.u32 %rd8,%r107;
cvt.u64.u32 %rd9,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $9_4;
bra.uni $9_5;
$9_4:
shl.b64 %rd35,%rd8,1;
add.s64 %rd36,%rd74,%rd35;
add.s64 %rd37,%rd2,%rd36;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd33,%rd37,%rd38;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s ld.global.cs.v4.u32 {%r39,%r40,%r41,%r42},[%rd33]; @!s ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%rd33];}
add.s64 %rd39,%rd1,%rd36;
add.s64 %rd34,%rd39,%rd38;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s ld.global.cs.v4.u32 {%r44,%r45,%r46,%r47},[%rd34]; @!s ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd34];}
mov.u32 %r49,80;
prmt.b32 %r50,%r39,%r39,%r49;
prmt.b32 %r51,%r44,%r44,%r49;
mov.u32 %r52,21520;
mov.u32 %r53,114;
prmt.b32 %r54,%r39,%r39,%r53;
prmt.b32 %r55,%r44,%r44,%r53;
prmt.b32 %r56,%r40,%r40,%r49;
prmt.b32 %r57,%r45,%r45,%r49;
prmt.b32 %r58,%r40,%r40,%r53;
prmt.b32 %r59,%r45,%r45,%r53;
prmt.b32 %r60,%r41,%r41,%r49;
prmt.b32 %r61,%r46,%r46,%r49;
prmt.b32 %r62,%r41,%r41,%r53;
prmt.b32 %r63,%r46,%r46,%r53;
prmt.b32 %r64,%r42,%r42,%r49;
prmt.b32 %r65,%r47,%r47,%r49;
prmt.b32 %r66,%r42,%r42,%r53;
prmt.b32 %r67,%r47,%r47,%r53;
shr.u32 %r68,%r1,2;
shl.b32 %r69,%r1,1;
add.s32 %r70,%r68,%r69;
mul.lo.s64 %rd40,%rd9,1152;
mov.u64 %rd41,_ZZ15interleave_2_c2E6shared;
add.s64 %rd42,%rd41,%rd40;
mul.wide.u32 %rd43,%r70,16;
add.s64 %rd44,%rd42,%rd43;
prmt.b32 %r71,%r58,%r59,%r52;
prmt.b32 %r72,%r56,%r57,%r52;
prmt.b32 %r73,%r54,%r55,%r52;
prmt.b32 %r74,%r50,%r51,%r52;
or.b32 %r75,%r69,1;
shr.u32 %r76,%r75,3;
add.s32 %r77,%r76,%r75;
mul.wide.u32 %rd45,%r77,16;
add.s64 %rd46,%rd42,%rd45;
prmt.b32 %r78,%r66,%r67,%r52;
prmt.b32 %r79,%r64,%r65,%r52;
prmt.b32 %r80,%r62,%r63,%r52;
prmt.b32 %r81,%r60,%r61,%r52;
st.shared.v4.u32 [%rd44],{%r74,%r73,%r72,%r71};
st.shared.v4.u32 [%rd46],{%r81,%r80,%r79,%r78};
$9_5:
cvt.u64.u32 %rd10,%r1;
bar.warp.sync -1;
shl.b64 %rd47,%rd8,2;
add.s64 %rd48,%rd47,%rd73;
add.s64 %rd11,%rd3,%rd48;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $9_7;
shr.u32 %r87,%r1,3;
add.s32 %r88,%r87,%r1;
mul.lo.s64 %rd50,%rd9,1152;
mov.u64 %rd51,_ZZ15interleave_2_c2E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r88,16;
add.s64 %rd54,%rd52,%rd53;
ld.shared.v4.u32 {%r89,%r90,%r91,%r92},[%rd54];
shl.b64 %rd55,%rd10,4;
add.s64 %rd49,%rd11,%rd55;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s st.global.cs.v4.u32 [%rd49],{%r89,%r90,%r91,%r92}; @!s st.global.v4.u32 [%rd49],{%r89,%r90,%r91,%r92};}
$9_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $9_9;
shr.u32 %r98,%r10,3;
add.s32 %r99,%r98,%r10;
mul.lo.s64 %rd57,%rd9,1152;
mov.u64 %rd58,_ZZ15interleave_2_c2E6shared;
add.s64 %rd59,%rd58,%rd57;
mul.wide.u32 %rd60,%r99,16;
add.s64 %rd61,%rd59,%rd60;
ld.shared.v4.u32 {%r100,%r101,%r102,%r103},[%rd61];
shl.b64 %rd62,%rd10,4;
add.s64 %rd63,%rd11,%rd62;
add.s64 %rd56,%rd63,512;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s st.global.cs.v4.u32 [%rd56],{%r100,%r101,%r102,%r103}; @!s st.global.v4.u32 [%rd56],{%r100,%r101,%r102,%r103};}
$9_9:
cvt.u32.u64 %r104,%rd8;
add.s32 %r105,%r104,%r1;
shl.b32 %r106,%r8,3;
add.s32 %r108,%r105,%r106;
setp.ge.u32 %p7,%r108,%r7;
@%p7 bra $9_12;
$9_11:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r108;
mul.lo.s64 %rd65,%rd15,%rd64;
add.s64 %rd66,%rd65,%rd73;
mul.lo.s64 %rd67,%rd17,%rd64;
add.s64 %rd68,%rd74,%rd67;
add.s64 %rd69,%rd2,%rd68;
ld.global.u16 %rs1,[%rd69];
add.s64 %rd70,%rd1,%rd68;
ld.global.u16 %rs2,[%rd70];
add.s64 %rd71,%rd3,%rd66;
st.global.u16 [%rd71],%rs1;
add.s64 %rd72,%rd71,%rd16;
st.global.u16 [%rd72],%rs2;
add.s32 %r108,%r108,32;
setp.lt.u32 %p8,%r108,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %rs<4>;
.reg .b32 %r<127>;
.reg .b64 %rd<77>;
.shared .align 16 .b8 _ZZ15interleave_2_c3E6shared[3456];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u32 %r21,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.u32 %r17,[p10];
ld.param.v2.u32 {%r22,%r23},[p12];
ld.param.u64 %rd23,[p12+40];
ld.param.u64 %rd22,[p12+32];
ld.param.u64 %rd21,[p12+24];
ld.param.u64 %rd20,[p12+16];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p11+8];
ld.param.u64 %rd17,[p11];
cvta.to.global.u64 %rd1,%rd27;
cvta.to.global.u64 %rd2,%rd26;
cvta.to.global.u64 %rd3,%rd25;
cvta.to.global.u64 %rd4,%rd24;
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $10_14;
mul.lo.s32 %r125,%r3,%r14;
setp.eq.s32 %p2,%r22,0;
mov.u64 %rd75,0;
mov.u64 %rd76,%rd75;
@%p2 bra $10_3;
div.u32 %r27,%r3,%r13;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r14,%r13;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r125,%r125,%r32;
cvt.u64.u32 %rd30,%r30;
mul.lo.s64 %rd31,%rd20,%rd30;
cvt.u64.u32 %rd32,%r28;
mul.lo.s64 %rd33,%rd21,%rd32;
add.s64 %rd75,%rd31,%rd33;
mul.lo.s64 %rd34,%rd22,%rd30;
mul.lo.s64 %rd35,%rd23,%rd32;
add.s64 %rd76,%rd34,%rd35;
$10_3:
add.s32 %r33,%r125,%r14;
min.u32 %r7,%r33,%r15;
min.u32 %r34,%r7,%r16;
shr.u32 %r35,%r34,3;
shr.u32 %r36,%r125,3;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r125,%r16;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %rd9,%r125;
cvt.u64.u32 %rd10,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $10_4;
bra.uni $10_5;
$10_4:
shl.b64 %rd39,%rd9,1;
add.s64 %rd40,%rd76,%rd39;
add.s64 %rd41,%rd3,%rd40;
mul.wide.u32 %rd42,%r1,16;
add.s64 %rd36,%rd41,%rd42;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s ld.global.cs.v4.u32 {%r38,%r39,%r40,%r41},[%rd36]; @!s ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%rd36];}
add.s64 %rd43,%rd2,%rd40;
add.s64 %rd37,%rd43,%rd42;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s ld.global.cs.v4.u32 {%r43,%r44,%r45,%r46},[%rd37]; @!s ld.global.v4.u32 {%r43,%r44,%r45,%r46},[%rd37];}
add.s64 %rd44,%rd1,%rd40;
add.s64 %rd38,%rd44,%rd42;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s ld.global.cs.v4.u32 {%r48,%r49,%r50,%r51},[%rd38]; @!s ld.global.v4.u32 {%r48,%r49,%r50,%r51},[%rd38];}
mov.u32 %r53,80;
prmt.b32 %r54,%r38,%r38,%r53;
prmt.b32 %r55,%r43,%r43,%r53;
mov.u32 %r56,21520;
prmt.b32 %r57,%r48,%r48,%r53;
mov.u32 %r58,114;
prmt.b32 %r59,%r38,%r38,%r58;
prmt.b32 %r60,%r43,%r43,%r58;
prmt.b32 %r61,%r48,%r48,%r58;
prmt.b32 %r62,%r39,%r39,%r53;
prmt.b32 %r63,%r44,%r44,%r53;
prmt.b32 %r64,%r49,%r49,%r53;
prmt.b32 %r65,%r39,%r39,%r58;
prmt.b32 %r66,%r44,%r44,%r58;
prmt.b32 %r67,%r49,%r49,%r58;
prmt.b32 %r68,%r40,%r40,%r53;
prmt.b32 %r69,%r45,%r45,%r53;
prmt.b32 %r70,%r50,%r50,%r53;
prmt.b32 %r71,%r40,%r40,%r58;
prmt.b32 %r72,%r45,%r45,%r58;
prmt.b32 %r73,%r50,%r50,%r58;
prmt.b32 %r74,%r41,%r41,%r53;
prmt.b32 %r75,%r46,%r46,%r53;
prmt.b32 %r76,%r51,%r51,%r53;
prmt.b32 %r77,%r41,%r41,%r58;
prmt.b32 %r78,%r46,%r46,%r58;
prmt.b32 %r79,%r51,%r51,%r58;
mul.lo.s32 %r80,%r1,3;
mul.lo.s64 %rd45,%rd10,1728;
mov.u64 %rd46,_ZZ15interleave_2_c3E6shared;
add.s64 %rd47,%rd46,%rd45;
mul.wide.u32 %rd48,%r80,16;
add.s64 %rd49,%rd47,%rd48;
prmt.b32 %r81,%r62,%r63,%r56;
prmt.b32 %r82,%r54,%r55,%r56;
prmt.b32 %r83,%r60,%r61,%r56;
prmt.b32 %r84,%r57,%r59,%r56;
st.shared.v4.u32 [%rd49],{%r82,%r84,%r83,%r81};
prmt.b32 %r85,%r68,%r69,%r56;
prmt.b32 %r86,%r70,%r71,%r56;
prmt.b32 %r87,%r66,%r67,%r56;
prmt.b32 %r88,%r64,%r65,%r56;
st.shared.v4.u32 [%rd49+16],{%r88,%r87,%r85,%r86};
prmt.b32 %r89,%r74,%r75,%r56;
prmt.b32 %r90,%r78,%r79,%r56;
prmt.b32 %r91,%r76,%r77,%r56;
prmt.b32 %r92,%r72,%r73,%r56;
st.shared.v4.u32 [%rd49+32],{%r92,%r89,%r91,%r90};
$10_5:
cvt.u64.u32 %rd11,%r1;
bar.warp.sync -1;
mul.lo.s64 %rd50,%rd9,6;
add.s64 %rd51,%rd50,%rd75;
add.s64 %rd12,%rd4,%rd51;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %rd52,%rd10,1728;
mov.u64 %rd53,_ZZ15interleave_2_c3E6shared;
add.s64 %rd54,%rd53,%rd52;
mul.wide.u32 %rd55,%r1,16;
add.s64 %rd13,%rd54,%rd55;
@%p5 bra $10_7;
ld.shared.v4.u32 {%r98,%r99,%r100,%r101},[%rd13];
shl.b64 %rd57,%rd11,4;
add.s64 %rd56,%rd12,%rd57;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s st.global.cs.v4.u32 [%rd56],{%r98,%r99,%r100,%r101}; @!s st.global.v4.u32 [%rd56],{%r98,%r99,%r100,%r101};}
$10_7:
or.b32 %r102,%r1,32;
setp.ge.u32 %p6,%r102,%r9;
@%p6 bra $10_9;
ld.shared.v4.u32 {%r108,%r109,%r110,%r111},[%rd13+512];
shl.b64 %rd59,%rd11,4;
add.s64 %rd60,%rd12,%rd59;
add.s64 %rd58,%rd60,512;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s st.global.cs.v4.u32 [%rd58],{%r108,%r109,%r110,%r111}; @!s st.global.v4.u32 [%rd58],{%r108,%r109,%r110,%r111};}
$10_9:
or.b32 %r112,%r1,64;
setp.ge.u32 %p7,%r112,%r9;
@%p7 bra $10_11;
ld.shared.v4.u32 {%r118,%r119,%r120,%r121},[%rd13+1024];
shl.b64 %rd62,%rd11,4;
add.s64 %rd63,%rd12,%rd62;
add.s64 %rd61,%rd63,1024;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s st.global.cs.v4.u32 [%rd61],{%r118,%r119,%r120,%r121}; @!s st.global.v4.u32 [%rd61],{%r118,%r119,%r120,%r121};}
$10_11:
cvt.u32.u64 %r122,%rd9;
add.s32 %r123,%r122,%r1;
shl.b32 %r124,%r8,3;
add.s32 %r126,%r123,%r124;
setp.ge.u32 %p8,%r126,%r7;
@%p8 bra $10_14;
$10_13:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r126;
mul.lo.s64 %rd65,%rd17,%rd64;
mul.lo.s64 %rd66,%rd19,%rd64;
add.s64 %rd67,%rd76,%rd66;
add.s64 %rd68,%rd3,%rd67;
ld.global.u16 %rs1,[%rd68];
add.s64 %rd69,%rd2,%rd67;
ld.global.u16 %rs2,[%rd69];
add.s64 %rd70,%rd1,%rd67;
ld.global.u16 %rs3,[%rd70];
add.s64 %rd71,%rd65,%rd75;
add.s64 %rd72,%rd4,%rd71;
st.global.u16 [%rd72],%rs1;
add.s64 %rd73,%rd72,%rd18;
st.global.u16 [%rd73],%rs2;
add.s64 %rd74,%rd73,%rd18;
st.global.u16 [%rd74],%rs3;
add.s32 %r126,%r126,32;
setp.lt.u32 %p9,%r126,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %rs<5>;
.reg .b32 %r<173>;
.reg .b64 %rd<107>;
.shared .align 16 .b8 _ZZ15interleave_2_c4E6shared[4608];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u64 %rd28,[p4];
ld.param.u32 %r24,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.u32 %r20,[p10];
ld.param.v2.u32 {%r25,%r26},[p12];
ld.param.u64 %rd23,[p12+40];
ld.param.u64 %rd22,[p12+32];
ld.param.u64 %rd21,[p12+24];
ld.param.u64 %rd20,[p12+16];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p11+8];
ld.param.u64 %rd17,[p11];
cvta.to.global.u64 %rd1,%rd28;
cvta.to.global.u64 %rd2,%rd27;
cvta.to.global.u64 %rd3,%rd26;
cvta.to.global.u64 %rd4,%rd25;
cvta.to.global.u64 %rd5,%rd24;
mov.u32 %r27,%tid.x;
and.b32 %r1,%r27,31;
mov.u32 %r28,%ctaid.x;
shl.b32 %r29,%r28,1;
shr.u32 %r2,%r27,5;
add.s32 %r3,%r29,%r2;
setp.ge.u32 %p1,%r3,%r24;
@%p1 bra $11_16;
mul.lo.s32 %r171,%r3,%r17;
setp.eq.s32 %p2,%r25,0;
mov.u64 %rd105,0;
mov.u64 %rd106,%rd105;
@%p2 bra $11_3;
div.u32 %r30,%r3,%r16;
div.u32 %r31,%r30,%r26;
mul.lo.s32 %r32,%r31,%r26;
sub.s32 %r33,%r30,%r32;
mul.lo.s32 %r34,%r17,%r16;
mul.lo.s32 %r35,%r34,%r30;
sub.s32 %r171,%r171,%r35;
cvt.u64.u32 %rd31,%r33;
mul.lo.s64 %rd32,%rd20,%rd31;
cvt.u64.u32 %rd33,%r31;
mul.lo.s64 %rd34,%rd21,%rd33;
add.s64 %rd105,%rd32,%rd34;
mul.lo.s64 %rd35,%rd22,%rd31;
mul.lo.s64 %rd36,%rd23,%rd33;
add.s64 %rd106,%rd35,%rd36;
$11_3:
add.s32 %r36,%r171,%r17;
min.u32 %r7,%r36,%r18;
min.u32 %r37,%r7,%r19;
shr.u32 %r38,%r37,3;
shr.u32 %r39,%r171,3;
sub.s32 %r40,%r38,%r39;
setp.lt.u32 %p3,%r171,%r19;
selp.b32 %r8,%r40,0,%p3;
cvt.u64.u32 %rd10,%r171;
cvt.u64.u32 %rd11,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $11_4;
bra.uni $11_5;
$11_4:
shl.b64 %rd41,%rd10,1;
add.s64 %rd42,%rd106,%rd41;
add.s64 %rd43,%rd4,%rd42;
mul.wide.u32 %rd44,%r1,16;
add.s64 %rd37,%rd43,%rd44;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r41,%r42,%r43,%r44},[%rd37]; @!s ld.global.v4.u32 {%r41,%r42,%r43,%r44},[%rd37];}
add.s64 %rd45,%rd3,%rd42;
add.s64 %rd38,%rd45,%rd44;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r46,%r47,%r48,%r49},[%rd38]; @!s ld.global.v4.u32 {%r46,%r47,%r48,%r49},[%rd38];}
add.s64 %rd46,%rd2,%rd42;
add.s64 %rd39,%rd46,%rd44;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r51,%r52,%r53,%r54},[%rd39]; @!s ld.global.v4.u32 {%r51,%r52,%r53,%r54},[%rd39];}
add.s64 %rd47,%rd1,%rd42;
add.s64 %rd40,%rd47,%rd44;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r56,%r57,%r58,%r59},[%rd40]; @!s ld.global.v4.u32 {%r56,%r57,%r58,%r59},[%rd40];}
mov.u32 %r61,80;
prmt.b32 %r62,%r41,%r41,%r61;
prmt.b32 %r63,%r46,%r46,%r61;
mov.u32 %r64,21520;
prmt.b32 %r65,%r51,%r51,%r61;
prmt.b32 %r66,%r56,%r56,%r61;
mov.u32 %r67,114;
prmt.b32 %r68,%r41,%r41,%r67;
prmt.b32 %r69,%r46,%r46,%r67;
prmt.b32 %r70,%r51,%r51,%r67;
prmt.b32 %r71,%r56,%r56,%r67;
prmt.b32 %r72,%r42,%r42,%r61;
prmt.b32 %r73,%r47,%r47,%r61;
prmt.b32 %r74,%r52,%r52,%r61;
prmt.b32 %r75,%r57,%r57,%r61;
prmt.b32 %r76,%r42,%r42,%r67;
prmt.b32 %r77,%r47,%r47,%r67;
prmt.b32 %r78,%r52,%r52,%r67;
prmt.b32 %r79,%r57,%r57,%r67;
prmt.b32 %r80,%r43,%r43,%r61;
prmt.b32 %r81,%r48,%r48,%r61;
prmt.b32 %r82,%r53,%r53,%r61;
prmt.b32 %r83,%r58,%r58,%r61;
prmt.b32 %r84,%r43,%r43,%r67;
prmt.b32 %r85,%r48,%r48,%r67;
prmt.b32 %r86,%r53,%r53,%r67;
prmt.b32 %r87,%r58,%r58,%r67;
prmt.b32 %r88,%r44,%r44,%r61;
prmt.b32 %r89,%r49,%r49,%r61;
prmt.b32 %r90,%r54,%r54,%r61;
prmt.b32 %r91,%r59,%r59,%r61;
prmt.b32 %r92,%r44,%r44,%r67;
prmt.b32 %r93,%r49,%r49,%r67;
prmt.b32 %r94,%r54,%r54,%r67;
prmt.b32 %r95,%r59,%r59,%r67;
shr.u32 %r96,%r1,1;
shl.b32 %r97,%r1,2;
add.s32 %r98,%r96,%r97;
mul.lo.s64 %rd48,%rd11,2304;
mov.u64 %rd49,_ZZ15interleave_2_c4E6shared;
add.s64 %rd50,%rd49,%rd48;
mul.wide.u32 %rd51,%r98,16;
add.s64 %rd52,%rd50,%rd51;
prmt.b32 %r99,%r68,%r69,%r64;
prmt.b32 %r100,%r62,%r63,%r64;
prmt.b32 %r101,%r70,%r71,%r64;
prmt.b32 %r102,%r65,%r66,%r64;
or.b32 %r103,%r97,1;
shr.u32 %r104,%r103,3;
add.s32 %r105,%r104,%r103;
mul.wide.u32 %rd53,%r105,16;
add.s64 %rd54,%rd50,%rd53;
prmt.b32 %r106,%r76,%r77,%r64;
prmt.b32 %r107,%r72,%r73,%r64;
prmt.b32 %r108,%r78,%r79,%r64;
prmt.b32 %r109,%r74,%r75,%r64;
st.shared.v4.u32 [%rd52],{%r100,%r102,%r99,%r101};
st.shared.v4.u32 [%rd54],{%r107,%r109,%r106,%r108};
or.b32 %r110,%r97,2;
shr.u32 %r111,%r110,3;
add.s32 %r112,%r111,%r110;
mul.wide.u32 %rd55,%r112,16;
add.s64 %rd56,%rd50,%rd55;
prmt.b32 %r113,%r84,%r85,%r64;
prmt.b32 %r114,%r80,%r81,%r64;
prmt.b32 %r115,%r86,%r87,%r64;
prmt.b32 %r116,%r82,%r83,%r64;
st.shared.v4.u32 [%rd56],{%r114,%r116,%r113,%r115};
or.b32 %r117,%r97,3;
shr.u32 %r118,%r117,3;
add.s32 %r119,%r118,%r117;
mul.wide.u32 %rd57,%r119,16;
add.s64 %rd58,%rd50,%rd57;
prmt.b32 %r120,%r92,%r93,%r64;
prmt.b32 %r121,%r88,%r89,%r64;
prmt.b32 %r122,%r94,%r95,%r64;
prmt.b32 %r123,%r90,%r91,%r64;
st.shared.v4.u32 [%rd58],{%r121,%r123,%r120,%r122};
$11_5:
cvt.u64.u32 %rd12,%r1;
bar.warp.sync -1;
shl.b64 %rd59,%rd10,3;
add.s64 %rd60,%rd59,%rd105;
add.s64 %rd13,%rd5,%rd60;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $11_7;
shr.u32 %r129,%r1,3;
add.s32 %r130,%r129,%r1;
mul.lo.s64 %rd62,%rd11,2304;
mov.u64 %rd63,_ZZ15interleave_2_c4E6shared;
add.s64 %rd64,%rd63,%rd62;
mul.wide.u32 %rd65,%r130,16;
add.s64 %rd66,%rd64,%rd65;
ld.shared.v4.u32 {%r131,%r132,%r133,%r134},[%rd66];
shl.b64 %rd67,%rd12,4;
add.s64 %rd61,%rd13,%rd67;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd61],{%r131,%r132,%r133,%r134}; @!s st.global.v4.u32 [%rd61],{%r131,%r132,%r133,%r134};}
$11_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $11_9;
shr.u32 %r140,%r10,3;
add.s32 %r141,%r140,%r10;
mul.lo.s64 %rd69,%rd11,2304;
mov.u64 %rd70,_ZZ15interleave_2_c4E6shared;
add.s64 %rd71,%rd70,%rd69;
mul.wide.u32 %rd72,%r141,16;
add.s64 %rd73,%rd71,%rd72;
ld.shared.v4.u32 {%r142,%r143,%r144,%r145},[%rd73];
shl.b64 %rd74,%rd12,4;
add.s64 %rd75,%rd13,%rd74;
add.s64 %rd68,%rd75,512;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd68],{%r142,%r143,%r144,%r145}; @!s st.global.v4.u32 [%rd68],{%r142,%r143,%r144,%r145};}
$11_9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $11_11;
shr.u32 %r151,%r11,3;
add.s32 %r152,%r151,%r11;
mul.lo.s64 %rd77,%rd11,2304;
mov.u64 %rd78,_ZZ15interleave_2_c4E6shared;
add.s64 %rd79,%rd78,%rd77;
mul.wide.u32 %rd80,%r152,16;
add.s64 %rd81,%rd79,%rd80;
ld.shared.v4.u32 {%r153,%r154,%r155,%r156},[%rd81];
shl.b64 %rd82,%rd12,4;
add.s64 %rd83,%rd13,%rd82;
add.s64 %rd76,%rd83,1024;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd76],{%r153,%r154,%r155,%r156}; @!s st.global.v4.u32 [%rd76],{%r153,%r154,%r155,%r156};}
$11_11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $11_13;
shr.u32 %r162,%r12,3;
add.s32 %r163,%r162,%r12;
mul.lo.s64 %rd85,%rd11,2304;
mov.u64 %rd86,_ZZ15interleave_2_c4E6shared;
add.s64 %rd87,%rd86,%rd85;
mul.wide.u32 %rd88,%r163,16;
add.s64 %rd89,%rd87,%rd88;
ld.shared.v4.u32 {%r164,%r165,%r166,%r167},[%rd89];
shl.b64 %rd90,%rd12,4;
add.s64 %rd91,%rd13,%rd90;
add.s64 %rd84,%rd91,1536;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd84],{%r164,%r165,%r166,%r167}; @!s st.global.v4.u32 [%rd84],{%r164,%r165,%r166,%r167};}
$11_13:
cvt.u32.u64 %r168,%rd10;
add.s32 %r169,%r168,%r1;
shl.b32 %r170,%r8,3;
add.s32 %r172,%r169,%r170;
setp.ge.u32 %p9,%r172,%r7;
@%p9 bra $11_16;
$11_15:
.pragma "nounroll";
cvt.u64.u32 %rd92,%r172;
mul.lo.s64 %rd93,%rd17,%rd92;
mul.lo.s64 %rd94,%rd19,%rd92;
add.s64 %rd95,%rd106,%rd94;
add.s64 %rd96,%rd4,%rd95;
ld.global.u16 %rs1,[%rd96];
add.s64 %rd97,%rd3,%rd95;
ld.global.u16 %rs2,[%rd97];
add.s64 %rd98,%rd2,%rd95;
ld.global.u16 %rs3,[%rd98];
add.s64 %rd99,%rd1,%rd95;
ld.global.u16 %rs4,[%rd99];
add.s64 %rd100,%rd93,%rd105;
add.s64 %rd101,%rd5,%rd100;
st.global.u16 [%rd101],%rs1;
add.s64 %rd102,%rd101,%rd18;
st.global.u16 [%rd102],%rs2;
add.s64 %rd103,%rd102,%rd18;
st.global.u16 [%rd103],%rs3;
add.s64 %rd104,%rd103,%rd18;
st.global.u16 [%rd104],%rs4;
add.s32 %r172,%r172,32;
setp.lt.u32 %p10,%r172,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b32 %r<110>;
.reg .b64 %rd<72>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c2E6shared[2304];
ld.param.u64 %rd22,[p0];
ld.param.u64 %rd23,[p1];
ld.param.u64 %rd24,[p2];
ld.param.u32 %r38,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.u32 %r34,[p10];
ld.param.v2.u32 {%r39,%r40},[p12];
ld.param.u64 %rd21,[p12+40];
ld.param.u64 %rd20,[p12+32];
ld.param.u64 %rd19,[p12+24];
ld.param.u64 %rd18,[p12+16];
ld.param.u64 %rd17,[p11+16];
ld.param.u64 %rd16,[p11+8];
ld.param.u64 %rd15,[p11];
cvta.to.global.u64 %rd1,%rd24;
cvta.to.global.u64 %rd2,%rd23;
cvta.to.global.u64 %rd3,%rd22;
mov.u32 %r41,%tid.x;
and.b32 %r1,%r41,31;
mov.u32 %r42,%ctaid.x;
shl.b32 %r43,%r42,1;
shr.u32 %r2,%r41,5;
add.s32 %r3,%r43,%r2;
setp.ge.u32 %p1,%r3,%r38;
@%p1 bra $12_12;
mul.lo.s32 %r100,%r3,%r31;
setp.eq.s32 %p2,%r39,0;
mov.u64 %rd70,0;
mov.u64 %rd71,%rd70;
@%p2 bra $12_3;
div.u32 %r44,%r3,%r30;
div.u32 %r45,%r44,%r40;
mul.lo.s32 %r46,%r45,%r40;
sub.s32 %r47,%r44,%r46;
mul.lo.s32 %r48,%r31,%r30;
mul.lo.s32 %r49,%r48,%r44;
sub.s32 %r100,%r100,%r49;
cvt.u64.u32 %rd27,%r47;
mul.lo.s64 %rd28,%rd18,%rd27;
cvt.u64.u32 %rd29,%r45;
mul.lo.s64 %rd30,%rd19,%rd29;
add.s64 %rd70,%rd28,%rd30;
mul.lo.s64 %rd31,%rd20,%rd27;
mul.lo.s64 %rd32,%rd21,%rd29;
add.s64 %rd71,%rd31,%rd32;
$12_3:
add.s32 %r51,%r100,%r31;
min.u32 %r7,%r51,%r32;
min.u32 %r52,%r7,%r33;
shr.u32 %r53,%r52,2;
shr.u32 %r54,%r100,2;
sub.s32 %r55,%r53,%r54;
setp.lt.u32 %p3,%r100,%r33;
selp.b32 %r8,%r55,0,%p3;
cvt.u64.u32 %rd8,%r100;
mul.wide.u32 %rd33,%r100,8;
add.s64 %rd34,%rd33,%rd71;
cvt.u64.u32 %rd9,%r2;
shl.b32 %r9,%r8,1;
cvt.u64.u32 %rd10,%r1;
add.s64 %rd11,%rd3,%rd34;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $12_5;
shl.b64 %rd36,%rd10,4;
add.s64 %rd35,%rd11,%rd36;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s ld.global.cs.v4.u32 {%r102,%r101,%r103,%r104},[%rd35]; @!s ld.global.v4.u32 {%r102,%r101,%r103,%r104},[%rd35];}
$12_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $12_7;
shl.b64 %rd38,%rd10,4;
add.s64 %rd39,%rd11,%rd38;
add.s64 %rd37,%rd39,512;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s ld.global.cs.v4.u32 {%r105,%r106,%r107,%r108},[%rd37]; @!s ld.global.v4.u32 {%r105,%r106,%r107,%r108},[%rd37];}
$12_7:
shr.u32 %r67,%r1,3;
add.s32 %r68,%r67,%r1;
mul.lo.s64 %rd40,%rd9,1152;
mov.u64 %rd41,_ZZ17deinterleave_4_c2E6shared;
add.s64 %rd42,%rd41,%rd40;
mul.wide.u32 %rd43,%r68,16;
add.s64 %rd44,%rd42,%rd43;
st.shared.v4.u32 [%rd44],{%r102,%r101,%r103,%r104};
shr.u32 %r69,%r18,3;
add.s32 %r70,%r69,%r18;
mul.wide.u32 %rd45,%r70,16;
add.s64 %rd46,%rd42,%rd45;
st.shared.v4.u32 [%rd46],{%r105,%r106,%r107,%r108};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $12_9;
shl.b32 %r81,%r1,1;
shr.u32 %r82,%r1,2;
add.s32 %r83,%r82,%r81;
mul.wide.u32 %rd52,%r83,16;
add.s64 %rd53,%rd42,%rd52;
ld.shared.v4.u32 {%r84,%r85,%r86,%r87},[%rd53];
or.b32 %r88,%r81,1;
shr.u32 %r89,%r88,3;
add.s32 %r90,%r89,%r88;
mul.wide.u32 %rd54,%r90,16;
add.s64 %rd55,%rd42,%rd54;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%rd55];
shl.b64 %rd56,%rd8,2;
add.s64 %rd57,%rd70,%rd56;
add.s64 %rd58,%rd2,%rd57;
shl.b64 %rd59,%rd10,4;
add.s64 %rd47,%rd58,%rd59;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s st.global.cs.v4.u32 [%rd47],{%r84,%r86,%r91,%r93}; @!s st.global.v4.u32 [%rd47],{%r84,%r86,%r91,%r93};}
add.s64 %rd60,%rd1,%rd57;
add.s64 %rd48,%rd60,%rd59;
{.reg .pred s; setp.ne.u32 s,%r34,0; @s st.global.cs.v4.u32 [%rd48],{%r85,%r87,%r92,%r94}; @!s st.global.v4.u32 [%rd48],{%r85,%r87,%r92,%r94};}
$12_9:
cvt.u32.u64 %r95,%rd8;
add.s32 %r96,%r95,%r1;
shl.b32 %r97,%r8,2;
add.s32 %r109,%r96,%r97;
setp.ge.u32 %p7,%r109,%r7;
@%p7 bra $12_12;
$12_11:
.pragma "nounroll";
cvt.u64.u32 %rd61,%r109;
mul.lo.s64 %rd62,%rd15,%rd61;
add.s64 %rd63,%rd62,%rd71;
add.s64 %rd64,%rd3,%rd63;
ld.global.u32 %r98,[%rd64];
add.s64 %rd65,%rd64,%rd16;
ld.global.u32 %r99,[%rd65];
mul.lo.s64 %rd66,%rd17,%rd61;
add.s64 %rd67,%rd70,%rd66;
add.s64 %rd68,%rd2,%rd67;
st.global.u32 [%rd68],%r98;
add.s64 %rd69,%rd1,%rd67;
st.global.u32 [%rd69],%r99;
add.s32 %r109,%r109,32;
setp.lt.u32 %p8,%r109,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b32 %r<130>;
.reg .b64 %rd<77>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c3E6shared[3456];
ld.param.u64 %rd23,[p0];
ld.param.u64 %rd24,[p1];
ld.param.u64 %rd25,[p2];
ld.param.u64 %rd26,[p3];
ld.param.u32 %r45,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.u32 %r41,[p10];
ld.param.v2.u32 {%r46,%r47},[p12];
ld.param.u64 %rd22,[p12+40];
ld.param.u64 %rd21,[p12+32];
ld.param.u64 %rd20,[p12+24];
ld.param.u64 %rd19,[p12+16];
ld.param.u64 %rd18,[p11+16];
ld.param.u64 %rd17,[p11+8];
ld.param.u64 %rd16,[p11];
cvta.to.global.u64 %rd1,%rd26;
cvta.to.global.u64 %rd2,%rd25;
cvta.to.global.u64 %rd3,%rd24;
cvta.to.global.u64 %rd4,%rd23;
mov.u32 %r48,%tid.x;
and.b32 %r1,%r48,31;
mov.u32 %r49,%ctaid.x;
shl.b32 %r50,%r49,1;
shr.u32 %r2,%r48,5;
add.s32 %r3,%r50,%r2;
setp.ge.u32 %p1,%r3,%r45;
@%p1 bra $13_14;
mul.lo.s32 %r116,%r3,%r38;
setp.eq.s32 %p2,%r46,0;
mov.u64 %rd75,0;
mov.u64 %rd76,%rd75;
@%p2 bra $13_3;
div.u32 %r51,%r3,%r37;
div.u32 %r52,%r51,%r47;
mul.lo.s32 %r53,%r52,%r47;
sub.s32 %r54,%r51,%r53;
mul.lo.s32 %r55,%r38,%r37;
mul.lo.s32 %r56,%r55,%r51;
sub.s32 %r116,%r116,%r56;
cvt.u64.u32 %rd29,%r54;
mul.lo.s64 %rd30,%rd19,%rd29;
cvt.u64.u32 %rd31,%r52;
mul.lo.s64 %rd32,%rd20,%rd31;
add.s64 %rd75,%rd30,%rd32;
mul.lo.s64 %rd33,%rd21,%rd29;
mul.lo.s64 %rd34,%rd22,%rd31;
add.s64 %rd76,%rd33,%rd34;
$13_3:
add.s32 %r58,%r116,%r38;
min.u32 %r7,%r58,%r39;
min.u32 %r59,%r7,%r40;
shr.u32 %r60,%r59,2;
shr.u32 %r61,%r116,2;
sub.s32 %r62,%r60,%r61;
setp.lt.u32 %p3,%r116,%r40;
selp.b32 %r8,%r62,0,%p3;
cvt.u64.u32 %rd9,%r116;
mul.wide.u32 %rd35,%r116,12;
add.s64 %rd36,%rd35,%rd76;
mul.lo.s32 %r9,%r8,3;
cvt.u64.u32 %rd10,%r1;
add.s64 %rd11,%rd4,%rd36;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $13_5;
shl.b64 %rd38,%rd10,4;
add.s64 %rd37,%rd11,%rd38;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s ld.global.cs.v4.u32 {%r120,%r119,%r118,%r117},[%rd37]; @!s ld.global.v4.u32 {%r120,%r119,%r118,%r117},[%rd37];}
$13_5:
or.b32 %r69,%r1,32;
setp.ge.u32 %p5,%r69,%r9;
@%p5 bra $13_7;
shl.b64 %rd40,%rd10,4;
add.s64 %rd41,%rd11,%rd40;
add.s64 %rd39,%rd41,512;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s ld.global.cs.v4.u32 {%r121,%r122,%r123,%r124},[%rd39]; @!s ld.global.v4.u32 {%r121,%r122,%r123,%r124},[%rd39];}
$13_7:
or.b32 %r76,%r1,64;
setp.ge.u32 %p6,%r76,%r9;
@%p6 bra $13_9;
shl.b64 %rd43,%rd10,4;
add.s64 %rd44,%rd11,%rd43;
add.s64 %rd42,%rd44,1024;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s ld.global.cs.v4.u32 {%r125,%r126,%r127,%r128},[%rd42]; @!s ld.global.v4.u32 {%r125,%r126,%r127,%r128},[%rd42];}
$13_9:
cvt.u64.u32 %rd12,%r2;
mul.wide.u32 %rd45,%r2,1728;
mov.u64 %rd46,_ZZ17deinterleave_4_c3E6shared;
add.s64 %rd47,%rd46,%rd45;
shl.b64 %rd48,%rd10,4;
add.s64 %rd49,%rd47,%rd48;
st.shared.v4.u32 [%rd49],{%r120,%r119,%r118,%r117};
st.shared.v4.u32 [%rd49+512],{%r121,%r122,%r123,%r124};
st.shared.v4.u32 [%rd49+1024],{%r125,%r126,%r127,%r128};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $13_11;
mul.lo.s32 %r97,%r1,3;
mul.lo.s64 %rd53,%rd12,1728;
add.s64 %rd55,%rd46,%rd53;
mul.wide.u32 %rd56,%r97,16;
add.s64 %rd57,%rd55,%rd56;
ld.shared.v4.u32 {%r98,%r99,%r100,%r101},[%rd57];
ld.shared.v4.u32 {%r102,%r103,%r104,%r105},[%rd57+16];
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%rd57+32];
shl.b64 %rd58,%rd9,2;
add.s64 %rd59,%rd75,%rd58;
add.s64 %rd60,%rd3,%rd59;
add.s64 %rd50,%rd60,%rd48;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s st.global.cs.v4.u32 [%rd50],{%r98,%r101,%r104,%r107}; @!s st.global.v4.u32 [%rd50],{%r98,%r101,%r104,%r107};}
add.s64 %rd62,%rd2,%rd59;
add.s64 %rd51,%rd62,%rd48;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s st.global.cs.v4.u32 [%rd51],{%r99,%r102,%r105,%r108}; @!s st.global.v4.u32 [%rd51],{%r99,%r102,%r105,%r108};}
add.s64 %rd63,%rd1,%rd59;
add.s64 %rd52,%rd63,%rd48;
{.reg .pred s; setp.ne.u32 s,%r41,0; @s st.global.cs.v4.u32 [%rd52],{%r100,%r103,%r106,%r109}; @!s st.global.v4.u32 [%rd52],{%r100,%r103,%r106,%r109};}
$13_11:
cvt.u32.u64 %r110,%rd9;
add.s32 %r111,%r110,%r1;
shl.b32 %r112,%r8,2;
add.s32 %r129,%r111,%r112;
setp.ge.u32 %p8,%r129,%r7;
@%p8 bra $13_14;
$13_13:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r129;
mul.lo.s64 %rd65,%rd16,%rd64;
add.s64 %rd66,%rd65,%rd76;
add.s64 %rd67,%rd4,%rd66;
ld.global.u32 %r113,[%rd67];
add.s64 %rd68,%rd67,%rd17;
ld.global.u32 %r114,[%rd68];
add.s64 %rd69,%rd68,%rd17;
ld.global.u32 %r115,[%rd69];
mul.lo.s64 %rd70,%rd18,%rd64;
add.s64 %rd71,%rd75,%rd70;
add.s64 %rd72,%rd3,%rd71;
st.global.u32 [%rd72],%r113;
add.s64 %rd73,%rd2,%rd71;
st.global.u32 [%rd73],%r114;
add.s64 %rd74,%rd1,%rd71;
st.global.u32 [%rd74],%r115;
add.s32 %r129,%r129,32;
setp.lt.u32 %p9,%r129,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b32 %r<177>;
.reg .b64 %rd<98>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c4E6shared[4608];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u64 %rd28,[p4];
ld.param.u32 %r56,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.u32 %r52,[p10];
ld.param.v2.u32 {%r57,%r58},[p12];
ld.param.u64 %rd23,[p12+40];
ld.param.u64 %rd22,[p12+32];
ld.param.u64 %rd21,[p12+24];
ld.param.u64 %rd20,[p12+16];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p11+8];
ld.param.u64 %rd17,[p11];
cvta.to.global.u64 %rd1,%rd28;
cvta.to.global.u64 %rd2,%rd27;
cvta.to.global.u64 %rd3,%rd26;
cvta.to.global.u64 %rd4,%rd25;
cvta.to.global.u64 %rd5,%rd24;
mov.u32 %r59,%tid.x;
and.b32 %r1,%r59,31;
mov.u32 %r60,%ctaid.x;
shl.b32 %r61,%r60,1;
shr.u32 %r2,%r59,5;
add.s32 %r3,%r61,%r2;
setp.ge.u32 %p1,%r3,%r56;
@%p1 bra $14_16;
mul.lo.s32 %r159,%r3,%r49;
setp.eq.s32 %p2,%r57,0;
mov.u64 %rd96,0;
mov.u64 %rd97,%rd96;
@%p2 bra $14_3;
div.u32 %r62,%r3,%r48;
div.u32 %r63,%r62,%r58;
mul.lo.s32 %r64,%r63,%r58;
sub.s32 %r65,%r62,%r64;
mul.lo.s32 %r66,%r49,%r48;
mul.lo.s32 %r67,%r66,%r62;
sub.s32 %r159,%r159,%r67;
cvt.u64.u32 %rd31,%r65;
mul.lo.s64 %rd32,%rd20,%rd31;
cvt.u64.u32 %rd33,%r63;
mul.lo.s64 %rd34,%rd21,%rd33;
add.s64 %rd96,%rd32,%rd34;
mul.lo.s64 %rd35,%rd22,%rd31;
mul.lo.s64 %rd36,%rd23,%rd33;
add.s64 %rd97,%rd35,%rd36;
$14_3:
add.s32 %r69,%r159,%r49;
min.u32 %r7,%r69,%r50;
min.u32 %r70,%r7,%r51;
shr.u32 %r71,%r70,2;
shr.u32 %r72,%r159,2;
sub.s32 %r73,%r71,%r72;
setp.lt.u32 %p3,%r159,%r51;
selp.b32 %r8,%r73,0,%p3;
cvt.u64.u32 %rd10,%r159;
mul.wide.u32 %rd37,%r159,16;
add.s64 %rd38,%rd37,%rd97;
shl.b32 %r9,%r8,2;
cvt.u64.u32 %rd11,%r1;
add.s64 %rd12,%rd5,%rd38;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $14_5;
shl.b64 %rd40,%rd11,4;
add.s64 %rd39,%rd12,%rd40;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r163,%r162,%r161,%r160},[%rd39]; @!s ld.global.v4.u32 {%r163,%r162,%r161,%r160},[%rd39];}
$14_5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $14_7;
shl.b64 %rd42,%rd11,4;
add.s64 %rd43,%rd12,%rd42;
add.s64 %rd41,%rd43,512;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r167,%r166,%r165,%r164},[%rd41]; @!s ld.global.v4.u32 {%r167,%r166,%r165,%r164},[%rd41];}
$14_7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $14_9;
shl.b64 %rd45,%rd11,4;
add.s64 %rd46,%rd12,%rd45;
add.s64 %rd44,%rd46,1024;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r168,%r169,%r170,%r171},[%rd44]; @!s ld.global.v4.u32 {%r168,%r169,%r170,%r171},[%rd44];}
$14_9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $14_11;
shl.b64 %rd48,%rd11,4;
add.s64 %rd49,%rd12,%rd48;
add.s64 %rd47,%rd49,1536;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s ld.global.cs.v4.u32 {%r172,%r173,%r174,%r175},[%rd47]; @!s ld.global.v4.u32 {%r172,%r173,%r174,%r175},[%rd47];}
$14_11:
shr.u32 %r97,%r1,3;
add.s32 %r98,%r97,%r1;
cvt.u64.u32 %rd13,%r2;
mul.wide.u32 %rd50,%r2,2304;
mov.u64 %rd51,_ZZ17deinterleave_4_c4E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r98,16;
add.s64 %rd54,%rd52,%rd53;
st.shared.v4.u32 [%rd54],{%r163,%r162,%r161,%r160};
shr.u32 %r99,%r18,3;
add.s32 %r100,%r99,%r18;
mul.wide.u32 %rd55,%r100,16;
add.s64 %rd56,%rd52,%rd55;
st.shared.v4.u32 [%rd56],{%r167,%r166,%r165,%r164};
shr.u32 %r101,%r27,3;
add.s32 %r102,%r101,%r27;
mul.wide.u32 %rd57,%r102,16;
add.s64 %rd58,%rd52,%rd57;
st.shared.v4.u32 [%rd58],{%r168,%r169,%r170,%r171};
shr.u32 %r103,%r36,3;
add.s32 %r104,%r103,%r36;
mul.wide.u32 %rd59,%r104,16;
add.s64 %rd60,%rd52,%rd59;
st.shared.v4.u32 [%rd60],{%r172,%r173,%r174,%r175};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $14_13;
shl.b32 %r125,%r1,2;
shr.u32 %r126,%r1,1;
add.s32 %r127,%r126,%r125;
mul.lo.s64 %rd65,%rd13,2304;
add.s64 %rd67,%rd51,%rd65;
mul.wide.u32 %rd68,%r127,16;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r128,%r129,%r130,%r131},[%rd69];
or.b32 %r132,%r125,1;
shr.u32 %r133,%r132,3;
add.s32 %r134,%r133,%r132;
mul.wide.u32 %rd70,%r134,16;
add.s64 %rd71,%rd67,%rd70;
ld.shared.v4.u32 {%r135,%r136,%r137,%r138},[%rd71];
or.b32 %r139,%r125,2;
shr.u32 %r140,%r139,3;
add.s32 %r141,%r140,%r139;
mul.wide.u32 %rd72,%r141,16;
add.s64 %rd73,%rd67,%rd72;
ld.shared.v4.u32 {%r142,%r143,%r144,%r145},[%rd73];
or.b32 %r146,%r125,3;
shr.u32 %r147,%r146,3;
add.s32 %r148,%r147,%r146;
mul.wide.u32 %rd74,%r148,16;
add.s64 %rd75,%rd67,%rd74;
ld.shared.v4.u32 {%r149,%r150,%r151,%r152},[%rd75];
shl.b64 %rd76,%rd10,2;
add.s64 %rd77,%rd96,%rd76;
add.s64 %rd78,%rd4,%rd77;
shl.b64 %rd79,%rd11,4;
add.s64 %rd61,%rd78,%rd79;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd61],{%r128,%r135,%r142,%r149}; @!s st.global.v4.u32 [%rd61],{%r128,%r135,%r142,%r149};}
add.s64 %rd80,%rd3,%rd77;
add.s64 %rd62,%rd80,%rd79;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd62],{%r129,%r136,%r143,%r150}; @!s st.global.v4.u32 [%rd62],{%r129,%r136,%r143,%r150};}
add.s64 %rd81,%rd2,%rd77;
add.s64 %rd63,%rd81,%rd79;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd63],{%r130,%r137,%r144,%r151}; @!s st.global.v4.u32 [%rd63],{%r130,%r137,%r144,%r151};}
add.s64 %rd82,%rd1,%rd77;
add.s64 %rd64,%rd82,%rd79;
{.reg .pred s; setp.ne.u32 s,%r52,0; @s st.global.cs.v4.u32 [%rd64],{%r131,%r138,%r145,%r152}; @!s st.global.v4.u32 [%rd64],{%r131,%r138,%r145,%r152};}
$14_13:
cvt.u32.u64 %r153,%rd10;
add.s32 %r154,%r153,%r1;
add.s32 %r176,%r154,%r9;
setp.ge.u32 %p9,%r176,%r7;
@%p9 bra $14_16;
$14_15:
.pragma "nounroll";
cvt.u64.u32 %rd83,%r176;
mul.lo.s64 %rd84,%rd17,%rd83;
add.s64 %rd85,%rd84,%rd97;
add.s64 %rd86,%rd5,%rd85;
ld.global.u32 %r155,[%rd86];
add.s64 %rd87,%rd86,%rd18;
ld.global.u32 %r156,[%rd87];
add.s64 %rd88,%rd87,%rd18;
ld.global.u32 %r157,[%rd88];
add.s64 %rd89,%rd88,%rd18;
ld.global.u32 %r158,[%rd89];
mul.lo.s64 %rd90,%rd19,%rd83;
add.s64 %rd91,%rd96,%rd90;
add.s64 %rd92,%rd4,%rd91;
st.global.u32 [%rd92],%r155;
add.s64 %rd93,%rd3,%rd91;
st.global.u32 [%rd93],%r156;
add.s64 %rd94,%rd2,%rd91;
st.global.u32 [%rd94],%r157;
add.s64 %rd95,%rd1,%rd91;
st.global.u32 [%rd95],%r158;
add.s32 %r176,%r176,32;
setp.lt.u32 %p10,%r176,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b32 %r<84>;
.reg .b64 %rd<75>;
.shared .align 16 .b8 _ZZ15interleave_4_c2E6shared[2304];
ld.param.u64 %rd22,[p0];
ld.param.u64 %rd23,[p1];
ld.param.u64 %rd24,[p2];
ld.param.u32 %r22,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.u32 %r18,[p10];
ld.param.v2.u32 {%r23,%r24},[p12];
ld.param.u64 %rd21,[p12+40];
ld.param.u64 %rd20,[p12+32];
ld.param.u64 %rd19,[p12+24];
ld.param.u64 %rd18,[p12+16];
ld.param.u64 %rd17,[p11+16];
ld.param.u64 %rd16,[p11+8];
ld.param.u64 %rd15,[p11];
cvta.to.global.u64 %rd1,%rd24;
cvta.to.global.u64 %rd2,%rd23;
cvta.to.global.u64 %rd3,%rd22;
mov.u32 %r25,%tid.x;
and.b32 %r1,%r25,31;
mov.u32 %r26,%ctaid.x;
shl.b32 %r27,%r26,1;
shr.u32 %r2,%r25,5;
add.s32 %r3,%r27,%r2;
setp.ge.u32 %p1,%r3,%r22;
@%p1 bra $15_12;
mul.lo.s32 %r82,%r3,%r15;
setp.eq.s32 %p2,%r23,0;
mov.u64 %rd73,0;
mov.u64 %rd74,%rd73;
@%p2 bra $15_3;
div.u32 %r28,%r3,%r14;
div.u32 %r29,%r28,%r24;
mul.lo.s32 %r30,%r29,%r24;
sub.s32 %r31,%r28,%r30;
mul.lo.s32 %r32,%r15,%r14;
mul.lo.s32 %r33,%r32,%r28;
sub.s32 %r82,%r82,%r33;
cvt.u64.u32 %rd27,%r31;
mul.lo.s64 %rd28,%rd18,%rd27;
cvt.u64.u32 %rd29,%r29;
mul.lo.s64 %rd30,%rd19,%rd29;
add.s64 %rd73,%rd28,%rd30;
mul.lo.s64 %rd31,%rd20,%rd27;
mul.lo.s64 %rd32,%rd21,%rd29;
add.s64 %rd74,%rd31,%rd32;
$15_3:
add.s32 %r34,%r82,%r15;
min.u32 %r7,%r34,%r16;
min.u32 %r35,%r7,%r17;
shr.u32 %r36,%r35,2;
shr.u32 %r37,%r82,2;
sub.s32 %r38,%r36,%r37;
setp.lt.u32 %p3,%r82,%r17;
selp.b32 %r8,%r38,0,%p3;
cvt.u64.u32 %rd8,%r82;
cvt.u64.u32 %rd9,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $15_4;
bra.uni $15_5;
$15_4:
shl.b64 %rd35,%rd8,2;
add.s64 %rd36,%rd74,%rd35;
add.s64 %rd37,%rd2,%rd36;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd33,%rd37,%rd38;
add.s64 %rd39,%rd1,%rd36;
add.s64 %rd34,%rd39,%rd38;
shr.u32 %r49,%r1,2;
shl.b32 %r50,%r1,1;
add.s32 %r51,%r49,%r50;
mul.lo.s64 %rd40,%rd9,1152;
mov.u64 %rd41,_ZZ15interleave_4_c2E6shared;
add.s64 %rd42,%rd41,%rd40;
mul.wide.u32 %rd43,%r51,16;
add.s64 %rd44,%rd42,%rd43;
or.b32 %r52,%r50,1;
shr.u32 %r53,%r52,3;
add.s32 %r54,%r53,%r52;
mul.wide.u32 %rd45,%r54,16;
add.s64 %rd46,%rd42,%rd45;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s ld.global.cs.v4.u32 {%r39,%r40,%r41,%r42},[%rd33]; @!s ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%rd33];}
{.reg .pred s; setp.ne.u32 s,%r18,0; @s ld.global.cs.v4.u32 {%r44,%r45,%r46,%r47},[%rd34]; @!s ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd34];}
st.shared.v4.u32 [%rd44],{%r39,%r44,%r40,%r45};
st.shared.v4.u32 [%rd46],{%r41,%r46,%r42,%r47};
$15_5:
cvt.u64.u32 %rd10,%r1;
bar.warp.sync -1;
shl.b64 %rd47,%rd8,3;
add.s64 %rd48,%rd47,%rd73;
add.s64 %rd11,%rd3,%rd48;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $15_7;
shr.u32 %r60,%r1,3;
add.s32 %r61,%r60,%r1;
mul.lo.s64 %rd50,%rd9,1152;
mov.u64 %rd51,_ZZ15interleave_4_c2E6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r61,16;
add.s64 %rd54,%rd52,%rd53;
ld.shared.v4.u32 {%r62,%r63,%r64,%r65},[%rd54];
shl.b64 %rd55,%rd10,4;
add.s64 %rd49,%rd11,%rd55;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s st.global.cs.v4.u32 [%rd49],{%r62,%r63,%r64,%r65}; @!s st.global.v4.u32 [%rd49],{%r62,%r63,%r64,%r65};}
$15_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $15_9;
shr.u32 %r71,%r10,3;
add.s32 %r72,%r71,%r10;
mul.lo.s64 %rd57,%rd9,1152;
mov.u64 %rd58,_ZZ15interleave_4_c2E6shared;
add.s64 %rd59,%rd58,%rd57;
mul.wide.u32 %rd60,%r72,16;
add.s64 %rd61,%rd59,%rd60;
ld.shared.v4.u32 {%r73,%r74,%r75,%r76},[%rd61];
shl.b64 %rd62,%rd10,4;
add.s64 %rd63,%rd11,%rd62;
add.s64 %rd56,%rd63,512;
{.reg .pred s; setp.ne.u32 s,%r18,0; @s st.global.cs.v4.u32 [%rd56],{%r73,%r74,%r75,%r76}; @!s st.global.v4.u32 [%rd56],{%r73,%r74,%r75,%r76};}
$15_9:
cvt.u32.u64 %r77,%rd8;
add.s32 %r78,%r77,%r1;
shl.b32 %r79,%r8,2;
add.s32 %r83,%r78,%r79;
setp.ge.u32 %p7,%r83,%r7;
@%p7 bra $15_12;
$15_11:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r83;
mul.lo.s64 %rd65,%rd15,%rd64;
add.s64 %rd66,%rd65,%rd73;
mul.lo.s64 %rd67,%rd17,%rd64;
add.s64 %rd68,%rd74,%rd67;
add.s64 %rd69,%rd2,%rd68;
ld.global.u32 %r80,[%rd69];
add.s64 %rd70,%rd1,%rd68;
ld.global.u32 %r81,[%rd70];
add.s64 %rd71,%rd3,%rd66;
st.global.u32 [%rd71],%r80;
add.s64 %rd72,%rd71,%rd16;
st.global.u32 [%rd72],%r81;
add.s32 %r83,%r83,32;
setp.lt.u32 %p8,%r83,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b32 %r<91>;
.reg .b64 %rd<77>;
.shared .align 16 .b8 _ZZ15interleave_4_c3E6shared[3456];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u32 %r21,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.u32 %r17,[p10];
ld.param.v2.u32 {%r22,%r23},[p12];
ld.param.u64 %rd23,[p12+40];
ld.param.u64 %rd22,[p12+32];
ld.param.u64 %rd21,[p12+24];
ld.param.u64 %rd20,[p12+16];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p11+8];
ld.param.u64 %rd17,[p11];
cvta.to.global.u64 %rd1,%rd27;
cvta.to.global.u64 %rd2,%rd26;
cvta.to.global.u64 %rd3,%rd25;
cvta.to.global.u64 %rd4,%rd24;
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $16_14;
mul.lo.s32 %r89,%r3,%r14;
setp.eq.s32 %p2,%r22,0;
mov.u64 %rd75,0;
mov.u64 %rd76,%rd75;
@%p2 bra $16_3;
div.u32 %r27,%r3,%r13;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r14,%r13;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r89,%r89,%r32;
cvt.u64.u32 %rd30,%r30;
mul.lo.s64 %rd31,%rd20,%rd30;
cvt.u64.u32 %rd32,%r28;
mul.lo.s64 %rd33,%rd21,%rd32;
add.s64 %rd75,%rd31,%rd33;
mul.lo.s64 %rd34,%rd22,%rd30;
mul.lo.s64 %rd35,%rd23,%rd32;
add.s64 %rd76,%rd34,%rd35;
$16_3:
add.s32 %r33,%r89,%r14;
min.u32 %r7,%r33,%r15;
min.u32 %r34,%r7,%r16;
shr.u32 %r35,%r34,2;
shr.u32 %r36,%r89,2;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r89,%r16;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %rd9,%r89;
cvt.u64.u32 %rd10,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $16_4;
bra.uni $16_5;
$16_4:
shl.b64 %rd39,%rd9,2;
add.s64 %rd40,%rd76,%rd39;
add.s64 %rd41,%rd3,%rd40;
mul.wide.u32 %rd42,%r1,16;
add.s64 %rd36,%rd41,%rd42;
add.s64 %rd43,%rd2,%rd40;
add.s64 %rd37,%rd43,%rd42;
add.s64 %rd44,%rd1,%rd40;
add.s64 %rd38,%rd44,%rd42;
mul.lo.s32 %r53,%r1,3;
mul.lo.s64 %rd45,%rd10,1728;
mov.u64 %rd46,_ZZ15interleave_4_c3E6shared;
add.s64 %rd47,%rd46,%rd45;
mul.wide.u32 %rd48,%r53,16;
add.s64 %rd49,%rd47,%rd48;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s ld.global.cs.v4.u32 {%r38,%r39,%r40,%r41},[%rd36]; @!s ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%rd36];}
{.reg .pred s; setp.ne.u32 s,%r17,0; @s ld.global.cs.v4.u32 {%r43,%r44,%r45,%r46},[%rd37]; @!s ld.global.v4.u32 {%r43,%r44,%r45,%r46},[%rd37];}
{.reg .pred s; setp.ne.u32 s,%r17,0; @s ld.global.cs.v4.u32 {%r48,%r49,%r50,%r51},[%rd38]; @!s ld.global.v4.u32 {%r48,%r49,%r50,%r51},[%rd38];}
st.shared.v4.u32 [%rd49],{%r38,%r43,%r48,%r39};
st.shared.v4.u32 [%rd49+16],{%r44,%r49,%r40,%r45};
st.shared.v4.u32 [%rd49+32],{%r50,%r41,%r46,%r51};
$16_5:
cvt.u64.u32 %rd11,%r1;
bar.warp.sync -1;
mul.lo.s64 %rd50,%rd9,12;
add.s64 %rd51,%rd50,%rd75;
add.s64 %rd12,%rd4,%rd51;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %rd52,%rd10,1728;
mov.u64 %rd53,_ZZ15interleave_4_c3E6shared;
add.s64 %rd54,%rd53,%rd52;
mul.wide.u32 %rd55,%r1,16;
add.s64 %rd13,%rd54,%rd55;
@%p5 bra $16_7;
ld.shared.v4.u32 {%r59,%r60,%r61,%r62},[%rd13];
shl.b64 %rd57,%rd11,4;
add.s64 %rd56,%rd12,%rd57;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s st.global.cs.v4.u32 [%rd56],{%r59,%r60,%r61,%r62}; @!s st.global.v4.u32 [%rd56],{%r59,%r60,%r61,%r62};}
$16_7:
or.b32 %r63,%r1,32;
setp.ge.u32 %p6,%r63,%r9;
@%p6 bra $16_9;
ld.shared.v4.u32 {%r69,%r70,%r71,%r72},[%rd13+512];
shl.b64 %rd59,%rd11,4;
add.s64 %rd60,%rd12,%rd59;
add.s64 %rd58,%rd60,512;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s st.global.cs.v4.u32 [%rd58],{%r69,%r70,%r71,%r72}; @!s st.global.v4.u32 [%rd58],{%r69,%r70,%r71,%r72};}
$16_9:
or.b32 %r73,%r1,64;
setp.ge.u32 %p7,%r73,%r9;
@%p7 bra $16_11;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%rd13+1024];
shl.b64 %rd62,%rd11,4;
add.s64 %rd63,%rd12,%rd62;
add.s64 %rd61,%rd63,1024;
{.reg .pred s; setp.ne.u32 s,%r17,0; @s st.global.cs.v4.u32 [%rd61],{%r79,%r80,%r81,%r82}; @!s st.global.v4.u32 [%rd61],{%r79,%r80,%r81,%r82};}
$16_11:
cvt.u32.u64 %r83,%rd9;
add.s32 %r84,%r83,%r1;
shl.b32 %r85,%r8,2;
add.s32 %r90,%r84,%r85;
setp.ge.u32 %p8,%r90,%r7;
@%p8 bra $16_14;
$16_13:
.pragma "nounroll";
cvt.u64.u32 %rd64,%r90;
mul.lo.s64 %rd65,%rd17,%rd64;
mul.lo.s64 %rd66,%rd19,%rd64;
add.s64 %rd67,%rd76,%rd66;
add.s64 %rd68,%rd3,%rd67;
ld.global.u32 %r86,[%rd68];
add.s64 %rd69,%rd2,%rd67;
ld.global.u32 %r87,[%rd69];
add.s64 %rd70,%rd1,%rd67;
ld.global.u32 %r88,[%rd70];
add.s64 %rd71,%rd65,%rd75;
add.s64 %rd72,%rd4,%rd71;
st.global.u32 [%rd72],%r86;
add.s64 %rd73,%rd72,%rd18;
st.global.u32 [%rd73],%r87;
add.s64 %rd74,%rd73,%rd18;
st.global.u32 [%rd74],%r88;
add.s32 %r90,%r90,32;
setp.lt.u32 %p9,%r90,%r7;
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
.param .u32 p10,
.param .align 8 .b8 p11[24],
.param .align 8 .b8 p12[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b32 %r<125>;
.reg .b64 %rd<107>;
.shared .align 16 .b8 _ZZ15interleave_4_c4E6shared[4608];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd26,[p2];
ld.param.u64 %rd27,[p3];
ld.param.u64 %rd28,[p4];
ld.param.u32 %r24,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.u32 %r20,[p10];
ld.param.v2.u32 {%r25,%r26},[p12];
ld.param.u64 %rd23,[p12+40];
ld.param.u64 %rd22,[p12+32];
ld.param.u64 %rd21,[p12+24];
ld.param.u64 %rd20,[p12+16];
ld.param.u64 %rd19,[p11+16];
ld.param.u64 %rd18,[p11+8];
ld.param.u64 %rd17,[p11];
cvta.to.global.u64 %rd1,%rd28;
cvta.to.global.u64 %rd2,%rd27;
cvta.to.global.u64 %rd3,%rd26;
cvta.to.global.u64 %rd4,%rd25;
cvta.to.global.u64 %rd5,%rd24;
mov.u32 %r27,%tid.x;
and.b32 %r1,%r27,31;
mov.u32 %r28,%ctaid.x;
shl.b32 %r29,%r28,1;
shr.u32 %r2,%r27,5;
add.s32 %r3,%r29,%r2;
setp.ge.u32 %p1,%r3,%r24;
@%p1 bra $17_16;
mul.lo.s32 %r123,%r3,%r17;
setp.eq.s32 %p2,%r25,0;
mov.u64 %rd105,0;
mov.u64 %rd106,%rd105;
@%p2 bra $17_3;
div.u32 %r30,%r3,%r16;
div.u32 %r31,%r30,%r26;
mul.lo.s32 %r32,%r31,%r26;
sub.s32 %r33,%r30,%r32;
mul.lo.s32 %r34,%r17,%r16;
mul.lo.s32 %r35,%r34,%r30;
sub.s32 %r123,%r123,%r35;
cvt.u64.u32 %rd31,%r33;
mul.lo.s64 %rd32,%rd20,%rd31;
cvt.u64.u32 %rd33,%r31;
mul.lo.s64 %rd34,%rd21,%rd33;
add.s64 %rd105,%rd32,%rd34;
mul.lo.s64 %rd35,%rd22,%rd31;
mul.lo.s64 %rd36,%rd23,%rd33;
add.s64 %rd106,%rd35,%rd36;
$17_3:
add.s32 %r36,%r123,%r17;
min.u32 %r7,%r36,%r18;
min.u32 %r37,%r7,%r19;
shr.u32 %r38,%r37,2;
shr.u32 %r39,%r123,2;
sub.s32 %r40,%r38,%r39;
setp.lt.u32 %p3,%r123,%r19;
selp.b32 %r8,%r40,0,%p3;
cvt.u64.u32 %rd10,%r123;
cvt.u64.u32 %rd11,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $17_4;
bra.uni $17_5;
$17_4:
shl.b64 %rd41,%rd10,2;
add.s64 %rd42,%rd106,%rd41;
add.s64 %rd43,%rd4,%rd42;
mul.wide.u32 %rd44,%r1,16;
add.s64 %rd37,%rd43,%rd44;
add.s64 %rd45,%rd3,%rd42;
add.s64 %rd38,%rd45,%rd44;
add.s64 %rd46,%rd2,%rd42;
add.s64 %rd39,%rd46,%rd44;
add.s64 %rd47,%rd1,%rd42;
add.s64 %rd40,%rd47,%rd44;
shr.u32 %r61,%r1,1;
shl.b32 %r62,%r1,2;
add.s32 %r63,%r61,%r62;
mul.lo.s64 %rd48,%rd11,2304;
mov.u64 %rd49,_ZZ15interleave_4_c4E6shared;
add.s64 %rd50,%rd49,%rd48;
mul.wide.u32 %rd51,%r63,16;
add.s64 %rd52,%rd50,%rd51;
or.b32 %r64,%r62,1;
shr.u32 %r65,%r64,3;
add.s32 %r66,%r65,%r64;
mul.wide.u32 %rd53,%r66,16;
add.s64 %rd54,%rd50,%rd53;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r41,%r42,%r43,%r44},[%rd37]; @!s ld.global.v4.u32 {%r41,%r42,%r43,%r44},[%rd37];}
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r46,%r47,%r48,%r49},[%rd38]; @!s ld.global.v4.u32 {%r46,%r47,%r48,%r49},[%rd38];}
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r51,%r52,%r53,%r54},[%rd39]; @!s ld.global.v4.u32 {%r51,%r52,%r53,%r54},[%rd39];}
{.reg .pred s; setp.ne.u32 s,%r20,0; @s ld.global.cs.v4.u32 {%r56,%r57,%r58,%r59},[%rd40]; @!s ld.global.v4.u32 {%r56,%r57,%r58,%r59},[%rd40];}
st.shared.v4.u32 [%rd52],{%r41,%r46,%r51,%r56};
st.shared.v4.u32 [%rd54],{%r42,%r47,%r52,%r57};
or.b32 %r67,%r62,2;
shr.u32 %r68,%r67,3;
add.s32 %r69,%r68,%r67;
mul.wide.u32 %rd55,%r69,16;
add.s64 %rd56,%rd50,%rd55;
st.shared.v4.u32 [%rd56],{%r43,%r48,%r53,%r58};
or.b32 %r70,%r62,3;
shr.u32 %r71,%r70,3;
add.s32 %r72,%r71,%r70;
mul.wide.u32 %rd57,%r72,16;
add.s64 %rd58,%rd50,%rd57;
st.shared.v4.u32 [%rd58],{%r44,%r49,%r54,%r59};
$17_5:
cvt.u64.u32 %rd12,%r1;
bar.warp.sync -1;
shl.b64 %rd59,%rd10,4;
add.s64 %rd60,%rd59,%rd105;
add.s64 %rd13,%rd5,%rd60;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
@%p5 bra $17_7;
shr.u32 %r78,%r1,3;
add.s32 %r79,%r78,%r1;
mul.lo.s64 %rd62,%rd11,2304;
mov.u64 %rd63,_ZZ15interleave_4_c4E6shared;
add.s64 %rd64,%rd63,%rd62;
mul.wide.u32 %rd65,%r79,16;
add.s64 %rd66,%rd64,%rd65;
ld.shared.v4.u32 {%r80,%r81,%r82,%r83},[%rd66];
shl.b64 %rd67,%rd12,4;
add.s64 %rd61,%rd13,%rd67;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd61],{%r80,%r81,%r82,%r83}; @!s st.global.v4.u32 [%rd61],{%r80,%r81,%r82,%r83};}
$17_7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $17_9;
shr.u32 %r89,%r10,3;
add.s32 %r90,%r89,%r10;
mul.lo.s64 %rd69,%rd11,2304;
mov.u64 %rd70,_ZZ15interleave_4_c4E6shared;
add.s64 %rd71,%rd70,%rd69;
mul.wide.u32 %rd72,%r90,16;
add.s64 %rd73,%rd71,%rd72;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%rd73];
shl.b64 %rd74,%rd12,4;
add.s64 %rd75,%rd13,%rd74;
add.s64 %rd68,%rd75,512;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd68],{%r91,%r92,%r93,%r94}; @!s st.global.v4.u32 [%rd68],{%r91,%r92,%r93,%r94};}
$17_9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $17_11;
shr.u32 %r100,%r11,3;
add.s32 %r101,%r100,%r11;
mul.lo.s64 %rd77,%rd11,2304;
mov.u64 %rd78,_ZZ15interleave_4_c4E6shared;
add.s64 %rd79,%rd78,%rd77;
mul.wide.u32 %rd80,%r101,16;
add.s64 %rd81,%rd79,%rd80;
ld.shared.v4.u32 {%r102,%r103,%r104,%r105},[%rd81];
shl.b64 %rd82,%rd12,4;
add.s64 %rd83,%rd13,%rd82;
add.s64 %rd76,%rd83,1024;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd76],{%r102,%r103,%r104,%r105}; @!s st.global.v4.u32 [%rd76],{%r102,%r103,%r104,%r105};}
$17_11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $17_13;
shr.u32 %r111,%r12,3;
add.s32 %r112,%r111,%r12;
mul.lo.s64 %rd85,%rd11,2304;
mov.u64 %rd86,_ZZ15interleave_4_c4E6shared;
add.s64 %rd87,%rd86,%rd85;
mul.wide.u32 %rd88,%r112,16;
add.s64 %rd89,%rd87,%rd88;
ld.shared.v4.u32 {%r113,%r114,%r115,%r116},[%rd89];
shl.b64 %rd90,%rd12,4;
add.s64 %rd91,%rd13,%rd90;
add.s64 %rd84,%rd91,1536;
{.reg .pred s; setp.ne.u32 s,%r20,0; @s st.global.cs.v4.u32 [%rd84],{%r113,%r114,%r115,%r116}; @!s st.global.v4.u32 [%rd84],{%r113,%r114,%r115,%r116};}
$17_13:
cvt.u32.u64 %r117,%rd10;
add.s32 %r118,%r117,%r1;
add.s32 %r124,%r118,%r9;
setp.ge.u32 %p9,%r124,%r7;
@%p9 bra $17_16;
$17_15:
.pragma "nounroll";
cvt.u64.u32 %rd92,%r124;
mul.lo.s64 %rd93,%rd17,%rd92;
mul.lo.s64 %rd94,%rd19,%rd92;
add.s64 %rd95,%rd106,%rd94;
add.s64 %rd96,%rd4,%rd95;
ld.global.u32 %r119,[%rd96];
add.s64 %rd97,%rd3,%rd95;
ld.global.u32 %r120,[%rd97];
add.s64 %rd98,%rd2,%rd95;
ld.global.u32 %r121,[%rd98];
add.s64 %rd99,%rd1,%rd95;
ld.global.u32 %r122,[%rd99];
add.s64 %rd100,%rd93,%rd105;
add.s64 %rd101,%rd5,%rd100;
st.global.u32 [%rd101],%r119;
add.s64 %rd102,%rd101,%rd18;
st.global.u32 [%rd102],%r120;
add.s64 %rd103,%rd102,%rd18;
st.global.u32 [%rd103],%r121;
add.s64 %rd104,%rd103,%rd18;
st.global.u32 [%rd104],%r122;
add.s32 %r124,%r124,32;
setp.lt.u32 %p10,%r124,%r7;
@%p10 bra $17_15;
$17_16:
ret;
}
`;
