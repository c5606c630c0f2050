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
.reg .pred %p<10>;
.reg .b16 %rs<3>;
.reg .b32 %r<155>;
.reg .b64 %rd<84>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c2E6shared[2304];
ld.param.u64 %rd19,[p0];
ld.param.u64 %rd20,[p1];
ld.param.u64 %rd21,[p2];
ld.param.u32 %r53,[p5];
ld.param.u32 %r45,[p6];
ld.param.u32 %r46,[p7];
ld.param.u32 %r47,[p8];
ld.param.u32 %r48,[p9];
ld.param.u32 %r49,[p10];
ld.param.v2.u32 {%r54,%r55},[p12];
ld.param.u64 %rd28,[p12+40];
ld.param.u64 %rd27,[p12+32];
ld.param.u64 %rd26,[p12+24];
ld.param.u64 %rd25,[p12+16];
ld.param.u64 %rd24,[p11+16];
ld.param.u64 %rd23,[p11+8];
ld.param.u64 %rd22,[p11];
cvta.to.global.u64 %rd1,%rd21;
cvta.to.global.u64 %rd2,%rd20;
cvta.to.global.u64 %rd3,%rd19;
mov.u32 %r56,%tid.x;
and.b32 %r1,%r56,31;
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,1;
shr.u32 %r2,%r56,5;
add.s32 %r3,%r58,%r2;
setp.ge.u32 %p1,%r3,%r53;
@%p1 bra $0_14;
mul.lo.s32 %r145,%r3,%r46;
setp.eq.s32 %p2,%r54,0;
mov.u64 %rd82,0;
mov.u64 %rd83,%rd82;
@%p2 bra $0_3;
div.u32 %r59,%r3,%r45;
div.u32 %r60,%r59,%r55;
mul.lo.s32 %r61,%r60,%r55;
sub.s32 %r62,%r59,%r61;
mul.lo.s32 %r63,%r46,%r45;
mul.lo.s32 %r64,%r63,%r59;
sub.s32 %r145,%r145,%r64;
cvt.u64.u32 %rd31,%r62;
mul.lo.s64 %rd32,%rd25,%rd31;
cvt.u64.u32 %rd33,%r60;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd82,%rd32,%rd34;
mul.lo.s64 %rd35,%rd27,%rd31;
mul.lo.s64 %rd36,%rd28,%rd33;
add.s64 %rd83,%rd35,%rd36;
$0_3:
add.s32 %r65,%r145,%r46;
min.u32 %r7,%r65,%r47;
min.u32 %r66,%r7,%r48;
shr.u32 %r67,%r66,4;
shr.u32 %r68,%r145,4;
sub.s32 %r69,%r67,%r68;
setp.lt.u32 %p3,%r145,%r48;
selp.b32 %r8,%r69,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $0_11;
cvt.u64.u32 %rd8,%r2;
shl.b32 %r70,%r8,1;
add.s32 %r71,%r70,-1;
cvt.u64.u32 %rd37,%r145;
mul.wide.u32 %rd38,%r145,2;
add.s64 %rd9,%rd38,%rd83;
min.u32 %r72,%r1,%r71;
cvt.u64.u32 %rd10,%r72;
add.s64 %rd11,%rd82,%rd37;
add.s64 %rd39,%rd20,%rd11;
cvt.u64.u32 %rd12,%r1;
mul.wide.u32 %rd40,%r1,16;
add.s64 %rd13,%rd39,%rd40;
or.b32 %r9,%r1,32;
min.u32 %r73,%r9,%r71;
cvt.u64.u32 %rd14,%r73;
add.s64 %rd41,%rd21,%rd11;
add.s64 %rd15,%rd41,%rd40;
setp.eq.s32 %p5,%r49,0;
@%p5 bra $0_6;
add.s64 %rd44,%rd19,%rd9;
shl.b64 %rd45,%rd10,4;
add.s64 %rd42,%rd44,%rd45;
ld.global.cs.v4.u32 {%r146,%r147,%r148,%r149},[%rd42];
shl.b64 %rd46,%rd14,4;
add.s64 %rd43,%rd44,%rd46;
ld.global.cs.v4.u32 {%r150,%r151,%r152,%r153},[%rd43];
bra.uni $0_7;
$0_6:
add.s64 %rd47,%rd3,%rd9;
shl.b64 %rd48,%rd10,4;
add.s64 %rd49,%rd47,%rd48;
ld.global.v4.u32 {%r146,%r147,%r148,%r149},[%rd49];
shl.b64 %rd50,%rd14,4;
add.s64 %rd51,%rd47,%rd50;
ld.global.v4.u32 {%r150,%r151,%r152,%r153},[%rd51];
$0_7:
shr.u32 %r90,%r1,3;
add.s32 %r91,%r90,%r1;
mul.lo.s64 %rd52,%rd8,1152;
mov.u64 %rd53,_ZZ17deinterleave_1_c2E6shared;
add.s64 %rd54,%rd53,%rd52;
mul.wide.u32 %rd55,%r91,16;
add.s64 %rd56,%rd54,%rd55;
st.shared.v4.u32 [%rd56],{%r146,%r147,%r148,%r149};
shr.u32 %r92,%r9,3;
add.s32 %r93,%r92,%r9;
mul.wide.u32 %rd57,%r93,16;
add.s64 %rd58,%rd54,%rd57;
st.shared.v4.u32 [%rd58],{%r150,%r151,%r152,%r153};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $0_11;
shr.u32 %r94,%r1,2;
shl.b32 %r95,%r1,1;
add.s32 %r96,%r94,%r95;
mul.wide.u32 %rd62,%r96,16;
add.s64 %rd63,%rd54,%rd62;
ld.shared.v4.u32 {%r97,%r98,%r99,%r100},[%rd63];
or.b32 %r105,%r95,1;
shr.u32 %r106,%r105,3;
add.s32 %r107,%r106,%r105;
mul.wide.u32 %rd64,%r107,16;
add.s64 %rd65,%rd54,%rd64;
ld.shared.v4.u32 {%r108,%r109,%r110,%r111},[%rd65];
mov.u32 %r116,96;
prmt.b32 %r117,%r97,%r97,%r116;
prmt.b32 %r118,%r98,%r98,%r116;
mov.u32 %r119,21520;
prmt.b32 %r34,%r117,%r118,%r119;
prmt.b32 %r120,%r99,%r99,%r116;
prmt.b32 %r121,%r100,%r100,%r116;
prmt.b32 %r35,%r120,%r121,%r119;
prmt.b32 %r122,%r108,%r108,%r116;
prmt.b32 %r123,%r109,%r109,%r116;
prmt.b32 %r36,%r122,%r123,%r119;
prmt.b32 %r124,%r110,%r110,%r116;
prmt.b32 %r125,%r111,%r111,%r116;
prmt.b32 %r37,%r124,%r125,%r119;
mov.u32 %r126,113;
prmt.b32 %r127,%r97,%r97,%r126;
prmt.b32 %r128,%r98,%r98,%r126;
prmt.b32 %r38,%r127,%r128,%r119;
prmt.b32 %r129,%r99,%r99,%r126;
prmt.b32 %r130,%r100,%r100,%r126;
prmt.b32 %r39,%r129,%r130,%r119;
prmt.b32 %r131,%r108,%r108,%r126;
prmt.b32 %r132,%r109,%r109,%r126;
prmt.b32 %r40,%r131,%r132,%r119;
prmt.b32 %r133,%r110,%r110,%r126;
prmt.b32 %r134,%r111,%r111,%r126;
prmt.b32 %r41,%r133,%r134,%r119;
@%p5 bra $0_10;
st.global.cs.v4.u32 [%rd13],{%r34,%r35,%r36,%r37};
st.global.cs.v4.u32 [%rd15],{%r38,%r39,%r40,%r41};
bra.uni $0_11;
$0_10:
add.s64 %rd68,%rd1,%rd11;
add.s64 %rd69,%rd2,%rd11;
shl.b64 %rd70,%rd12,4;
add.s64 %rd71,%rd69,%rd70;
st.global.v4.u32 [%rd71],{%r34,%r35,%r36,%r37};
add.s64 %rd72,%rd68,%rd70;
st.global.v4.u32 [%rd72],{%r38,%r39,%r40,%r41};
$0_11:
shl.b32 %r143,%r8,4;
add.s32 %r144,%r145,%r1;
add.s32 %r154,%r144,%r143;
setp.ge.u32 %p8,%r154,%r7;
@%p8 bra $0_14;
$0_13:
.pragma "nounroll";
cvt.u64.u32 %rd73,%r154;
mul.lo.s64 %rd74,%rd22,%rd73;
add.s64 %rd75,%rd74,%rd83;
add.s64 %rd76,%rd3,%rd75;
ld.global.u8 %rs1,[%rd76];
add.s64 %rd77,%rd76,%rd23;
ld.global.u8 %rs2,[%rd77];
mul.lo.s64 %rd78,%rd24,%rd73;
add.s64 %rd79,%rd82,%rd78;
add.s64 %rd80,%rd2,%rd79;
st.global.u8 [%rd80],%rs1;
add.s64 %rd81,%rd1,%rd79;
st.global.u8 [%rd81],%rs2;
add.s32 %r154,%r154,32;
setp.lt.u32 %p9,%r154,%r7;
@%p9 bra $0_13;
$0_14:
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
.reg .pred %p<12>;
.reg .b16 %rs<4>;
.reg .b32 %r<221>;
.reg .b64 %rd<98>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c3E6shared[3456];
ld.param.u64 %rd16,[p0];
ld.param.u64 %rd17,[p1];
ld.param.u64 %rd18,[p2];
ld.param.u64 %rd19,[p3];
ld.param.u32 %r69,[p5];
ld.param.u32 %r61,[p6];
ld.param.u32 %r62,[p7];
ld.param.u32 %r63,[p8];
ld.param.u32 %r64,[p9];
ld.param.u32 %r65,[p10];
ld.param.v2.u32 {%r70,%r71},[p12];
ld.param.u64 %rd26,[p12+40];
ld.param.u64 %rd25,[p12+32];
ld.param.u64 %rd24,[p12+24];
ld.param.u64 %rd23,[p12+16];
ld.param.u64 %rd22,[p11+16];
ld.param.u64 %rd21,[p11+8];
ld.param.u64 %rd20,[p11];
mov.u32 %r72,%tid.x;
and.b32 %r1,%r72,31;
mov.u32 %r73,%ctaid.x;
shl.b32 %r74,%r73,1;
shr.u32 %r2,%r72,5;
add.s32 %r3,%r74,%r2;
setp.ge.u32 %p1,%r3,%r69;
@%p1 bra $1_14;
mul.lo.s32 %r207,%r3,%r62;
setp.eq.s32 %p2,%r70,0;
mov.u64 %rd96,0;
mov.u64 %rd97,%rd96;
@%p2 bra $1_3;
div.u32 %r75,%r3,%r61;
div.u32 %r76,%r75,%r71;
mul.lo.s32 %r77,%r76,%r71;
sub.s32 %r78,%r75,%r77;
mul.lo.s32 %r79,%r62,%r61;
mul.lo.s32 %r80,%r79,%r75;
sub.s32 %r207,%r207,%r80;
cvt.u64.u32 %rd29,%r78;
mul.lo.s64 %rd30,%rd23,%rd29;
cvt.u64.u32 %rd31,%r76;
mul.lo.s64 %rd32,%rd24,%rd31;
add.s64 %rd96,%rd30,%rd32;
mul.lo.s64 %rd33,%rd25,%rd29;
mul.lo.s64 %rd34,%rd26,%rd31;
add.s64 %rd97,%rd33,%rd34;
$1_3:
add.s32 %r81,%r207,%r62;
min.u32 %r7,%r81,%r63;
min.u32 %r82,%r7,%r64;
shr.u32 %r83,%r82,4;
shr.u32 %r84,%r207,4;
sub.s32 %r85,%r83,%r84;
setp.lt.u32 %p3,%r207,%r64;
selp.b32 %r8,%r85,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $1_11;
mad.lo.s32 %r9,%r8,3,-1;
cvt.u64.u32 %rd35,%r207;
mul.wide.u32 %rd36,%r207,3;
add.s64 %rd5,%rd36,%rd97;
min.u32 %r86,%r1,%r9;
cvt.u64.u32 %rd6,%r86;
add.s64 %rd7,%rd96,%rd35;
cvt.u64.u32 %rd8,%r2;
setp.eq.s32 %p5,%r65,0;
@%p5 bra $1_6;
add.s64 %rd40,%rd16,%rd5;
or.b32 %r99,%r1,32;
or.b32 %r100,%r1,64;
shl.b64 %rd41,%rd6,4;
add.s64 %rd37,%rd40,%rd41;
ld.global.cs.v4.u32 {%r208,%r209,%r210,%r211},[%rd37];
min.u32 %r101,%r99,%r9;
mul.wide.u32 %rd42,%r101,16;
add.s64 %rd38,%rd40,%rd42;
ld.global.cs.v4.u32 {%r212,%r213,%r214,%r215},[%rd38];
min.u32 %r102,%r100,%r9;
mul.wide.u32 %rd43,%r102,16;
add.s64 %rd39,%rd40,%rd43;
ld.global.cs.v4.u32 {%r216,%r217,%r218,%r219},[%rd39];
bra.uni $1_7;
$1_6:
cvta.to.global.u64 %rd44,%rd16;
add.s64 %rd45,%rd44,%rd5;
shl.b64 %rd46,%rd6,4;
add.s64 %rd47,%rd45,%rd46;
ld.global.v4.u32 {%r208,%r209,%r210,%r211},[%rd47];
or.b32 %r109,%r1,32;
min.u32 %r116,%r109,%r9;
mul.wide.u32 %rd48,%r116,16;
add.s64 %rd49,%rd45,%rd48;
ld.global.v4.u32 {%r212,%r213,%r214,%r215},[%rd49];
or.b32 %r121,%r1,64;
min.u32 %r122,%r121,%r9;
mul.wide.u32 %rd50,%r122,16;
add.s64 %rd51,%rd45,%rd50;
ld.global.v4.u32 {%r216,%r217,%r218,%r219},[%rd51];
$1_7:
mul.lo.s64 %rd52,%rd8,1728;
mov.u64 %rd53,_ZZ17deinterleave_1_c3E6shared;
add.s64 %rd54,%rd53,%rd52;
shl.b32 %r129,%r72,4;
cvt.u64.u32 %rd55,%r129;
and.b64 %rd56,%rd55,496;
add.s64 %rd57,%rd54,%rd56;
st.shared.v4.u32 [%rd57],{%r208,%r209,%r210,%r211};
st.shared.v4.u32 [%rd57+512],{%r212,%r213,%r214,%r215};
st.shared.v4.u32 [%rd57+1024],{%r216,%r217,%r218,%r219};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $1_11;
mul.lo.s32 %r130,%r1,3;
mul.wide.u32 %rd61,%r130,16;
add.s64 %rd62,%rd54,%rd61;
ld.shared.v4.u32 {%r131,%r132,%r133,%r134},[%rd62];
ld.shared.v4.u32 {%r139,%r140,%r141,%r142},[%rd62+16];
ld.shared.v4.u32 {%r147,%r148,%r149,%r150},[%rd62+32];
mov.u32 %r155,112;
prmt.b32 %r156,%r131,%r131,%r155;
mov.u32 %r157,82;
prmt.b32 %r158,%r132,%r133,%r157;
mov.u32 %r159,21520;
prmt.b32 %r46,%r156,%r158,%r159;
prmt.b32 %r160,%r134,%r134,%r155;
prmt.b32 %r161,%r139,%r140,%r157;
prmt.b32 %r47,%r160,%r161,%r159;
prmt.b32 %r162,%r141,%r141,%r155;
prmt.b32 %r163,%r142,%r147,%r157;
prmt.b32 %r48,%r162,%r163,%r159;
prmt.b32 %r164,%r148,%r148,%r155;
prmt.b32 %r165,%r149,%r150,%r157;
prmt.b32 %r49,%r164,%r165,%r159;
mov.u32 %r166,65;
prmt.b32 %r167,%r131,%r132,%r166;
mov.u32 %r168,99;
prmt.b32 %r169,%r132,%r133,%r168;
prmt.b32 %r50,%r167,%r169,%r159;
prmt.b32 %r170,%r134,%r139,%r166;
prmt.b32 %r171,%r139,%r140,%r168;
prmt.b32 %r51,%r170,%r171,%r159;
prmt.b32 %r172,%r141,%r142,%r166;
prmt.b32 %r173,%r142,%r147,%r168;
prmt.b32 %r52,%r172,%r173,%r159;
prmt.b32 %r174,%r148,%r149,%r166;
prmt.b32 %r175,%r149,%r150,%r168;
prmt.b32 %r53,%r174,%r175,%r159;
prmt.b32 %r176,%r131,%r132,%r157;
prmt.b32 %r177,%r133,%r133,%r155;
prmt.b32 %r54,%r176,%r177,%r159;
prmt.b32 %r178,%r134,%r139,%r157;
prmt.b32 %r179,%r140,%r140,%r155;
prmt.b32 %r55,%r178,%r179,%r159;
prmt.b32 %r180,%r141,%r142,%r157;
prmt.b32 %r181,%r147,%r147,%r155;
prmt.b32 %r56,%r180,%r181,%r159;
prmt.b32 %r182,%r148,%r149,%r157;
prmt.b32 %r183,%r150,%r150,%r155;
prmt.b32 %r57,%r182,%r183,%r159;
@%p5 bra $1_10;
add.s64 %rd68,%rd17,%rd7;
mul.wide.u32 %rd69,%r1,16;
add.s64 %rd63,%rd68,%rd69;
st.global.cs.v4.u32 [%rd63],{%r46,%r47,%r48,%r49};
add.s64 %rd70,%rd18,%rd7;
add.s64 %rd64,%rd70,%rd69;
st.global.cs.v4.u32 [%rd64],{%r50,%r51,%r52,%r53};
add.s64 %rd71,%rd19,%rd7;
add.s64 %rd65,%rd71,%rd69;
st.global.cs.v4.u32 [%rd65],{%r54,%r55,%r56,%r57};
bra.uni $1_11;
$1_10:
cvta.to.global.u64 %rd72,%rd19;
add.s64 %rd75,%rd72,%rd7;
cvta.to.global.u64 %rd76,%rd17;
add.s64 %rd77,%rd76,%rd7;
add.s64 %rd80,%rd77,%rd56;
st.global.v4.u32 [%rd80],{%r46,%r47,%r48,%r49};
cvta.to.global.u64 %rd81,%rd18;
add.s64 %rd82,%rd81,%rd7;
add.s64 %rd83,%rd82,%rd56;
st.global.v4.u32 [%rd83],{%r50,%r51,%r52,%r53};
add.s64 %rd84,%rd75,%rd56;
st.global.v4.u32 [%rd84],{%r54,%r55,%r56,%r57};
$1_11:
shl.b32 %r203,%r8,4;
add.s32 %r206,%r207,%r1;
add.s32 %r220,%r206,%r203;
setp.ge.u32 %p10,%r220,%r7;
@%p10 bra $1_14;
cvta.to.global.u64 %rd10,%rd17;
cvta.to.global.u64 %rd11,%rd18;
cvta.to.global.u64 %rd12,%rd19;
cvta.to.global.u64 %rd13,%rd16;
$1_13:
.pragma "nounroll";
cvt.u64.u32 %rd85,%r220;
mul.lo.s64 %rd86,%rd20,%rd85;
add.s64 %rd87,%rd86,%rd97;
add.s64 %rd88,%rd13,%rd87;
ld.global.u8 %rs1,[%rd88];
add.s64 %rd89,%rd88,%rd21;
ld.global.u8 %rs2,[%rd89];
add.s64 %rd90,%rd89,%rd21;
ld.global.u8 %rs3,[%rd90];
mul.lo.s64 %rd91,%rd22,%rd85;
add.s64 %rd92,%rd96,%rd91;
add.s64 %rd93,%rd10,%rd92;
st.global.u8 [%rd93],%rs1;
add.s64 %rd94,%rd11,%rd92;
st.global.u8 [%rd94],%rs2;
add.s64 %rd95,%rd12,%rd92;
st.global.u8 [%rd95],%rs3;
add.s32 %r220,%r220,32;
setp.lt.u32 %p11,%r220,%r7;
@%p11 bra $1_13;
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
.reg .pred %p<12>;
.reg .b16 %rs<5>;
.reg .b32 %r<300>;
.reg .b64 %rd<121>;
.shared .align 16 .b8 _ZZ17deinterleave_1_c4E6shared[4608];
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u64 %rd15,[p2];
ld.param.u64 %rd16,[p3];
ld.param.u64 %rd17,[p4];
ld.param.u32 %r84,[p5];
ld.param.u32 %r76,[p6];
ld.param.u32 %r77,[p7];
ld.param.u32 %r78,[p8];
ld.param.u32 %r79,[p9];
ld.param.u32 %r80,[p10];
ld.param.v2.u32 {%r85,%r86},[p12];
ld.param.u64 %rd24,[p12+40];
ld.param.u64 %rd23,[p12+32];
ld.param.u64 %rd22,[p12+24];
ld.param.u64 %rd21,[p12+16];
ld.param.u64 %rd20,[p11+16];
ld.param.u64 %rd19,[p11+8];
ld.param.u64 %rd18,[p11];
mov.u32 %r87,%tid.x;
and.b32 %r1,%r87,31;
mov.u32 %r88,%ctaid.x;
shl.b32 %r89,%r88,1;
shr.u32 %r90,%r87,5;
add.s32 %r2,%r89,%r90;
setp.ge.u32 %p1,%r2,%r84;
@%p1 bra $2_14;
mul.lo.s32 %r282,%r2,%r77;
setp.eq.s32 %p2,%r85,0;
mov.u64 %rd119,0;
mov.u64 %rd120,%rd119;
@%p2 bra $2_3;
div.u32 %r91,%r2,%r76;
div.u32 %r92,%r91,%r86;
mul.lo.s32 %r93,%r92,%r86;
sub.s32 %r94,%r91,%r93;
mul.lo.s32 %r95,%r77,%r76;
mul.lo.s32 %r96,%r95,%r91;
sub.s32 %r282,%r282,%r96;
cvt.u64.u32 %rd27,%r94;
mul.lo.s64 %rd28,%rd21,%rd27;
cvt.u64.u32 %rd29,%r92;
mul.lo.s64 %rd30,%rd22,%rd29;
add.s64 %rd119,%rd28,%rd30;
mul.lo.s64 %rd31,%rd23,%rd27;
mul.lo.s64 %rd32,%rd24,%rd29;
add.s64 %rd120,%rd31,%rd32;
$2_3:
add.s32 %r97,%r282,%r77;
min.u32 %r6,%r97,%r78;
min.u32 %r98,%r6,%r79;
shr.u32 %r99,%r98,4;
shr.u32 %r100,%r282,4;
sub.s32 %r101,%r99,%r100;
setp.lt.u32 %p3,%r282,%r79;
selp.b32 %r7,%r101,0,%p3;
setp.eq.s32 %p4,%r7,0;
@%p4 bra $2_11;
or.b32 %r8,%r1,32;
setp.eq.s32 %p5,%r80,0;
@%p5 bra $2_6;
shl.b32 %r118,%r7,2;
add.s32 %r119,%r118,-1;
min.u32 %r120,%r1,%r119;
mul.wide.u32 %rd37,%r282,4;
add.s64 %rd38,%rd37,%rd120;
add.s64 %rd39,%rd13,%rd38;
mul.wide.u32 %rd40,%r120,16;
add.s64 %rd33,%rd39,%rd40;
ld.global.cs.v4.u32 {%r283,%r284,%r285,%r286},[%rd33];
min.u32 %r121,%r8,%r119;
mul.wide.u32 %rd41,%r121,16;
add.s64 %rd34,%rd39,%rd41;
ld.global.cs.v4.u32 {%r287,%r288,%r289,%r290},[%rd34];
add.s32 %r122,%r8,32;
min.u32 %r123,%r122,%r119;
mul.wide.u32 %rd42,%r123,16;
add.s64 %rd35,%rd39,%rd42;
ld.global.cs.v4.u32 {%r291,%r292,%r293,%r294},[%rd35];
or.b32 %r124,%r8,64;
min.u32 %r125,%r124,%r119;
mul.wide.u32 %rd43,%r125,16;
add.s64 %rd36,%rd39,%rd43;
ld.global.cs.v4.u32 {%r295,%r296,%r297,%r298},[%rd36];
bra.uni $2_7;
$2_6:
shl.b32 %r126,%r7,2;
add.s32 %r127,%r126,-1;
mul.wide.u32 %rd44,%r282,4;
add.s64 %rd45,%rd44,%rd120;
add.s32 %r128,%r8,32;
or.b32 %r129,%r8,64;
cvta.to.global.u64 %rd46,%rd13;
add.s64 %rd47,%rd46,%rd45;
min.u32 %r130,%r1,%r127;
mul.wide.u32 %rd48,%r130,16;
add.s64 %rd49,%rd47,%rd48;
ld.global.v4.u32 {%r283,%r284,%r285,%r286},[%rd49];
min.u32 %r135,%r8,%r127;
mul.wide.u32 %rd50,%r135,16;
add.s64 %rd51,%rd47,%rd50;
ld.global.v4.u32 {%r287,%r288,%r289,%r290},[%rd51];
min.u32 %r140,%r128,%r127;
mul.wide.u32 %rd52,%r140,16;
add.s64 %rd53,%rd47,%rd52;
ld.global.v4.u32 {%r291,%r292,%r293,%r294},[%rd53];
min.u32 %r145,%r129,%r127;
mul.wide.u32 %rd54,%r145,16;
add.s64 %rd55,%rd47,%rd54;
ld.global.v4.u32 {%r295,%r296,%r297,%r298},[%rd55];
$2_7:
shr.u32 %r152,%r1,3;
add.s32 %r153,%r152,%r1;
mul.wide.u32 %rd56,%r90,2304;
mov.u64 %rd57,_ZZ17deinterleave_1_c4E6shared;
add.s64 %rd58,%rd57,%rd56;
mul.wide.u32 %rd59,%r153,16;
add.s64 %rd60,%rd58,%rd59;
st.shared.v4.u32 [%rd60],{%r283,%r284,%r285,%r286};
shr.u32 %r155,%r8,3;
add.s32 %r156,%r155,%r8;
mul.wide.u32 %rd61,%r156,16;
add.s64 %rd62,%rd58,%rd61;
st.shared.v4.u32 [%rd62],{%r287,%r288,%r289,%r290};
add.s32 %r157,%r8,32;
shr.u32 %r158,%r157,3;
add.s32 %r159,%r158,%r157;
mul.wide.u32 %rd63,%r159,16;
add.s64 %rd64,%rd58,%rd63;
st.shared.v4.u32 [%rd64],{%r291,%r292,%r293,%r294};
or.b32 %r160,%r8,64;
shr.u32 %r161,%r160,3;
add.s32 %r162,%r161,%r160;
mul.wide.u32 %rd65,%r162,16;
add.s64 %rd66,%rd58,%rd65;
st.shared.v4.u32 [%rd66],{%r295,%r296,%r297,%r298};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r7;
@%p7 bra $2_11;
shl.b32 %r170,%r87,2;
and.b32 %r171,%r170,124;
shr.u32 %r172,%r1,1;
add.s32 %r173,%r172,%r171;
mul.wide.u32 %rd70,%r173,16;
add.s64 %rd71,%rd58,%rd70;
ld.shared.v4.u32 {%r175,%r176,%r177,%r178},[%rd71];
or.b32 %r183,%r171,1;
shr.u32 %r184,%r183,3;
add.s32 %r185,%r184,%r183;
mul.wide.u32 %rd72,%r185,16;
add.s64 %rd73,%rd58,%rd72;
ld.shared.v4.u32 {%r186,%r187,%r188,%r189},[%rd73];
or.b32 %r194,%r171,2;
shr.u32 %r195,%r194,3;
add.s32 %r196,%r195,%r194;
mul.wide.u32 %rd74,%r196,16;
add.s64 %rd75,%rd58,%rd74;
ld.shared.v4.u32 {%r197,%r198,%r199,%r200},[%rd75];
or.b32 %r205,%r171,3;
shr.u32 %r206,%r205,3;
add.s32 %r207,%r206,%r205;
mul.wide.u32 %rd76,%r207,16;
add.s64 %rd77,%rd58,%rd76;
ld.shared.v4.u32 {%r208,%r209,%r210,%r211},[%rd77];
mov.u32 %r216,64;
prmt.b32 %r217,%r175,%r176,%r216;
prmt.b32 %r218,%r177,%r178,%r216;
mov.u32 %r219,21520;
prmt.b32 %r57,%r217,%r218,%r219;
prmt.b32 %r220,%r186,%r187,%r216;
prmt.b32 %r221,%r188,%r189,%r216;
prmt.b32 %r58,%r220,%r221,%r219;
prmt.b32 %r222,%r197,%r198,%r216;
prmt.b32 %r223,%r199,%r200,%r216;
prmt.b32 %r59,%r222,%r223,%r219;
prmt.b32 %r224,%r208,%r209,%r216;
prmt.b32 %r225,%r210,%r211,%r216;
prmt.b32 %r60,%r224,%r225,%r219;
mov.u32 %r226,81;
prmt.b32 %r227,%r175,%r176,%r226;
prmt.b32 %r228,%r177,%r178,%r226;
prmt.b32 %r61,%r227,%r228,%r219;
prmt.b32 %r229,%r186,%r187,%r226;
prmt.b32 %r230,%r188,%r189,%r226;
prmt.b32 %r62,%r229,%r230,%r219;
prmt.b32 %r231,%r197,%r198,%r226;
prmt.b32 %r232,%r199,%r200,%r226;
prmt.b32 %r63,%r231,%r232,%r219;
prmt.b32 %r233,%r208,%r209,%r226;
prmt.b32 %r234,%r210,%r211,%r226;
prmt.b32 %r64,%r233,%r234,%r219;
mov.u32 %r235,98;
prmt.b32 %r236,%r175,%r176,%r235;
prmt.b32 %r237,%r177,%r178,%r235;
prmt.b32 %r65,%r236,%r237,%r219;
prmt.b32 %r238,%r186,%r187,%r235;
prmt.b32 %r239,%r188,%r189,%r235;
prmt.b32 %r66,%r238,%r239,%r219;
prmt.b32 %r240,%r197,%r198,%r235;
prmt.b32 %r241,%r199,%r200,%r235;
prmt.b32 %r67,%r240,%r241,%r219;
prmt.b32 %r242,%r208,%r209,%r235;
prmt.b32 %r243,%r210,%r211,%r235;
prmt.b32 %r68,%r242,%r243,%r219;
mov.u32 %r244,115;
prmt.b32 %r245,%r175,%r176,%r244;
prmt.b32 %r246,%r177,%r178,%r244;
prmt.b32 %r69,%r245,%r246,%r219;
prmt.b32 %r247,%r186,%r187,%r244;
prmt.b32 %r248,%r188,%r189,%r244;
prmt.b32 %r70,%r247,%r248,%r219;
prmt.b32 %r249,%r197,%r198,%r244;
prmt.b32 %r250,%r199,%r200,%r244;
prmt.b32 %r71,%r249,%r250,%r219;
prmt.b32 %r251,%r208,%r209,%r244;
prmt.b32 %r252,%r210,%r211,%r244;
prmt.b32 %r72,%r251,%r252,%r219;
@%p5 bra $2_10;
cvt.u64.u32 %rd82,%r282;
add.s64 %rd83,%rd119,%rd82;
add.s64 %rd84,%rd14,%rd83;
shl.b32 %r270,%r87,4;
cvt.u64.u32 %rd85,%r270;
and.b64 %rd86,%rd85,496;
add.s64 %rd78,%rd84,%rd86;
st.global.cs.v4.u32 [%rd78],{%r57,%r58,%r59,%r60};
add.s64 %rd87,%rd15,%rd83;
add.s64 %rd79,%rd87,%rd86;
st.global.cs.v4.u32 [%rd79],{%r61,%r62,%r63,%r64};
add.s64 %rd88,%rd16,%rd83;
add.s64 %rd80,%rd88,%rd86;
st.global.cs.v4.u32 [%rd80],{%r65,%r66,%r67,%r68};
add.s64 %rd89,%rd17,%rd83;
add.s64 %rd81,%rd89,%rd86;
st.global.cs.v4.u32 [%rd81],{%r69,%r70,%r71,%r72};
bra.uni $2_11;
$2_10:
cvta.to.global.u64 %rd90,%rd17;
cvt.u64.u32 %rd91,%r282;
add.s64 %rd92,%rd119,%rd91;
add.s64 %rd93,%rd90,%rd92;
cvta.to.global.u64 %rd94,%rd16;
add.s64 %rd95,%rd94,%rd92;
cvta.to.global.u64 %rd96,%rd15;
add.s64 %rd97,%rd96,%rd92;
cvta.to.global.u64 %rd98,%rd14;
add.s64 %rd99,%rd98,%rd92;
shl.b32 %r272,%r87,4;
cvt.u64.u32 %rd100,%r272;
and.b64 %rd101,%rd100,496;
add.s64 %rd102,%rd99,%rd101;
st.global.v4.u32 [%rd102],{%r57,%r58,%r59,%r60};
add.s64 %rd103,%rd97,%rd101;
st.global.v4.u32 [%rd103],{%r61,%r62,%r63,%r64};
add.s64 %rd104,%rd95,%rd101;
st.global.v4.u32 [%rd104],{%r65,%r66,%r67,%r68};
add.s64 %rd105,%rd93,%rd101;
st.global.v4.u32 [%rd105],{%r69,%r70,%r71,%r72};
$2_11:
shl.b32 %r278,%r7,4;
add.s32 %r281,%r282,%r1;
add.s32 %r299,%r281,%r278;
setp.ge.u32 %p10,%r299,%r6;
@%p10 bra $2_14;
cvta.to.global.u64 %rd6,%rd14;
cvta.to.global.u64 %rd7,%rd15;
cvta.to.global.u64 %rd8,%rd16;
cvta.to.global.u64 %rd9,%rd17;
cvta.to.global.u64 %rd10,%rd13;
$2_13:
.pragma "nounroll";
cvt.u64.u32 %rd106,%r299;
mul.lo.s64 %rd107,%rd18,%rd106;
add.s64 %rd108,%rd107,%rd120;
add.s64 %rd109,%rd10,%rd108;
ld.global.u8 %rs1,[%rd109];
add.s64 %rd110,%rd109,%rd19;
ld.global.u8 %rs2,[%rd110];
add.s64 %rd111,%rd110,%rd19;
ld.global.u8 %rs3,[%rd111];
add.s64 %rd112,%rd111,%rd19;
ld.global.u8 %rs4,[%rd112];
mul.lo.s64 %rd113,%rd20,%rd106;
add.s64 %rd114,%rd119,%rd113;
add.s64 %rd115,%rd6,%rd114;
st.global.u8 [%rd115],%rs1;
add.s64 %rd116,%rd7,%rd114;
st.global.u8 [%rd116],%rs2;
add.s64 %rd117,%rd8,%rd114;
st.global.u8 [%rd117],%rs3;
add.s64 %rd118,%rd9,%rd114;
st.global.u8 [%rd118],%rs4;
add.s32 %r299,%r299,32;
setp.lt.u32 %p11,%r299,%r6;
@%p11 bra $2_13;
$2_14:
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
.reg .pred %p<10>;
.reg .b16 %rs<3>;
.reg .b32 %r<159>;
.reg .b64 %rd<82>;
.shared .align 16 .b8 _ZZ15interleave_1_c2E6shared[2304];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd19,[p1];
ld.param.u64 %rd20,[p2];
ld.param.u32 %r52,[p5];
ld.param.u32 %r44,[p6];
ld.param.u32 %r45,[p7];
ld.param.u32 %r46,[p8];
ld.param.u32 %r47,[p9];
ld.param.u32 %r48,[p10];
ld.param.v2.u32 {%r53,%r54},[p12];
ld.param.u64 %rd27,[p12+40];
ld.param.u64 %rd26,[p12+32];
ld.param.u64 %rd25,[p12+24];
ld.param.u64 %rd24,[p12+16];
ld.param.u64 %rd23,[p11+16];
ld.param.u64 %rd22,[p11+8];
ld.param.u64 %rd21,[p11];
cvta.to.global.u64 %rd1,%rd18;
cvta.to.global.u64 %rd2,%rd20;
cvta.to.global.u64 %rd3,%rd19;
mov.u32 %r55,%tid.x;
and.b32 %r1,%r55,31;
mov.u32 %r56,%ctaid.x;
shl.b32 %r57,%r56,1;
shr.u32 %r2,%r55,5;
add.s32 %r3,%r57,%r2;
setp.ge.u32 %p1,%r3,%r52;
@%p1 bra $3_15;
mul.lo.s32 %r149,%r3,%r45;
setp.eq.s32 %p2,%r53,0;
mov.u64 %rd80,0;
mov.u64 %rd81,%rd80;
@%p2 bra $3_3;
div.u32 %r58,%r3,%r44;
div.u32 %r59,%r58,%r54;
mul.lo.s32 %r60,%r59,%r54;
sub.s32 %r61,%r58,%r60;
mul.lo.s32 %r62,%r45,%r44;
mul.lo.s32 %r63,%r62,%r58;
sub.s32 %r149,%r149,%r63;
cvt.u64.u32 %rd30,%r61;
mul.lo.s64 %rd31,%rd24,%rd30;
cvt.u64.u32 %rd32,%r59;
mul.lo.s64 %rd33,%rd25,%rd32;
add.s64 %rd80,%rd31,%rd33;
mul.lo.s64 %rd34,%rd26,%rd30;
mul.lo.s64 %rd35,%rd27,%rd32;
add.s64 %rd81,%rd34,%rd35;
$3_3:
add.s32 %r64,%r149,%r45;
min.u32 %r7,%r64,%r46;
min.u32 %r65,%r7,%r47;
shr.u32 %r66,%r65,4;
shr.u32 %r67,%r149,4;
sub.s32 %r68,%r66,%r67;
setp.lt.u32 %p3,%r149,%r47;
selp.b32 %r8,%r68,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $3_12;
cvt.u64.u32 %rd8,%r2;
shl.b32 %r69,%r8,1;
add.s32 %r70,%r69,-1;
cvt.u64.u32 %rd9,%r149;
min.u32 %r71,%r1,%r70;
cvt.u64.u32 %rd10,%r71;
cvt.u64.u32 %rd11,%r1;
or.b32 %r72,%r1,32;
min.u32 %r73,%r72,%r70;
cvt.u64.u32 %rd12,%r73;
setp.ge.u32 %p5,%r1,%r8;
@%p5 bra $3_9;
add.s64 %rd13,%rd81,%rd9;
setp.eq.s32 %p6,%r48,0;
@%p6 bra $3_7;
add.s64 %rd38,%rd19,%rd13;
shl.b64 %rd39,%rd11,4;
add.s64 %rd36,%rd38,%rd39;
ld.global.cs.v4.u32 {%r150,%r151,%r152,%r153},[%rd36];
add.s64 %rd40,%rd20,%rd13;
add.s64 %rd37,%rd40,%rd39;
ld.global.cs.v4.u32 {%r154,%r155,%r156,%r157},[%rd37];
bra.uni $3_8;
$3_7:
add.s64 %rd41,%rd2,%rd13;
add.s64 %rd42,%rd3,%rd13;
shl.b64 %rd43,%rd11,4;
add.s64 %rd44,%rd42,%rd43;
ld.global.v4.u32 {%r150,%r151,%r152,%r153},[%rd44];
add.s64 %rd45,%rd41,%rd43;
ld.global.v4.u32 {%r154,%r155,%r156,%r157},[%rd45];
$3_8:
mov.u32 %r90,81;
prmt.b32 %r91,%r150,%r154,%r90;
mov.u32 %r92,64;
prmt.b32 %r93,%r150,%r154,%r92;
mov.u32 %r94,21520;
mov.u32 %r95,115;
prmt.b32 %r96,%r150,%r154,%r95;
mov.u32 %r97,98;
prmt.b32 %r98,%r150,%r154,%r97;
prmt.b32 %r99,%r151,%r155,%r90;
prmt.b32 %r100,%r151,%r155,%r92;
prmt.b32 %r101,%r151,%r155,%r95;
prmt.b32 %r102,%r151,%r155,%r97;
prmt.b32 %r103,%r152,%r156,%r90;
prmt.b32 %r104,%r152,%r156,%r92;
prmt.b32 %r105,%r152,%r156,%r95;
prmt.b32 %r106,%r152,%r156,%r97;
prmt.b32 %r107,%r153,%r157,%r90;
prmt.b32 %r108,%r153,%r157,%r92;
prmt.b32 %r109,%r153,%r157,%r95;
prmt.b32 %r110,%r153,%r157,%r97;
shr.u32 %r111,%r1,2;
shl.b32 %r112,%r1,1;
add.s32 %r113,%r111,%r112;
mul.lo.s64 %rd46,%rd8,1152;
mov.u64 %rd47,_ZZ15interleave_1_c2E6shared;
add.s64 %rd48,%rd47,%rd46;
mul.wide.u32 %rd49,%r113,16;
add.s64 %rd50,%rd48,%rd49;
prmt.b32 %r114,%r102,%r101,%r94;
prmt.b32 %r115,%r100,%r99,%r94;
prmt.b32 %r116,%r98,%r96,%r94;
prmt.b32 %r117,%r93,%r91,%r94;
st.shared.v4.u32 [%rd50],{%r117,%r116,%r115,%r114};
or.b32 %r118,%r112,1;
shr.u32 %r119,%r118,3;
add.s32 %r120,%r119,%r118;
mul.wide.u32 %rd51,%r120,16;
add.s64 %rd52,%rd48,%rd51;
prmt.b32 %r121,%r110,%r109,%r94;
prmt.b32 %r122,%r108,%r107,%r94;
prmt.b32 %r123,%r106,%r105,%r94;
prmt.b32 %r124,%r104,%r103,%r94;
st.shared.v4.u32 [%rd52],{%r124,%r123,%r122,%r121};
$3_9:
shl.b64 %rd53,%rd9,1;
add.s64 %rd14,%rd53,%rd80;
cvt.u32.u64 %r125,%rd12;
bar.warp.sync -1;
cvt.u32.u64 %r126,%rd10;
shr.u32 %r127,%r126,3;
add.s32 %r128,%r127,%r126;
mul.lo.s64 %rd54,%rd8,1152;
mov.u64 %rd55,_ZZ15interleave_1_c2E6shared;
add.s64 %rd56,%rd55,%rd54;
mul.wide.u32 %rd57,%r128,16;
add.s64 %rd58,%rd56,%rd57;
ld.shared.v4.u32 {%r129,%r130,%r131,%r132},[%rd58];
shr.u32 %r133,%r125,3;
add.s32 %r134,%r133,%r125;
mul.wide.u32 %rd59,%r134,16;
add.s64 %rd60,%rd56,%rd59;
ld.shared.v4.u32 {%r135,%r136,%r137,%r138},[%rd60];
setp.eq.s32 %p7,%r48,0;
@%p7 bra $3_11;
add.s64 %rd63,%rd18,%rd14;
shl.b64 %rd64,%rd10,4;
add.s64 %rd61,%rd63,%rd64;
st.global.cs.v4.u32 [%rd61],{%r129,%r130,%r131,%r132};
shl.b64 %rd65,%rd12,4;
add.s64 %rd62,%rd63,%rd65;
st.global.cs.v4.u32 [%rd62],{%r135,%r136,%r137,%r138};
bra.uni $3_12;
$3_11:
add.s64 %rd66,%rd1,%rd14;
shl.b64 %rd67,%rd10,4;
add.s64 %rd68,%rd66,%rd67;
st.global.v4.u32 [%rd68],{%r129,%r130,%r131,%r132};
shl.b64 %rd69,%rd12,4;
add.s64 %rd70,%rd66,%rd69;
st.global.v4.u32 [%rd70],{%r135,%r136,%r137,%r138};
$3_12:
shl.b32 %r147,%r8,4;
add.s32 %r148,%r149,%r1;
add.s32 %r158,%r148,%r147;
setp.ge.u32 %p8,%r158,%r7;
@%p8 bra $3_15;
$3_14:
.pragma "nounroll";
cvt.u64.u32 %rd71,%r158;
mul.lo.s64 %rd72,%rd21,%rd71;
add.s64 %rd73,%rd72,%rd80;
mul.lo.s64 %rd74,%rd23,%rd71;
add.s64 %rd75,%rd81,%rd74;
add.s64 %rd76,%rd3,%rd75;
ld.global.u8 %rs1,[%rd76];
add.s64 %rd77,%rd2,%rd75;
ld.global.u8 %rs2,[%rd77];
add.s64 %rd78,%rd1,%rd73;
st.global.u8 [%rd78],%rs1;
add.s64 %rd79,%rd78,%rd22;
st.global.u8 [%rd79],%rs2;
add.s32 %r158,%r158,32;
setp.lt.u32 %p9,%r158,%r7;
@%p9 bra $3_14;
$3_15:
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
.reg .b32 %r<201>;
.reg .b64 %rd<101>;
.shared .align 16 .b8 _ZZ15interleave_1_c3E6shared[3456];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd19,[p1];
ld.param.u64 %rd20,[p2];
ld.param.u64 %rd21,[p3];
ld.param.u32 %r68,[p5];
ld.param.u32 %r60,[p6];
ld.param.u32 %r61,[p7];
ld.param.u32 %r62,[p8];
ld.param.u32 %r63,[p9];
ld.param.u32 %r64,[p10];
ld.param.v2.u32 {%r69,%r70},[p12];
ld.param.u64 %rd28,[p12+40];
ld.param.u64 %rd27,[p12+32];
ld.param.u64 %rd26,[p12+24];
ld.param.u64 %rd25,[p12+16];
ld.param.u64 %rd24,[p11+16];
ld.param.u64 %rd23,[p11+8];
ld.param.u64 %rd22,[p11];
mov.u32 %r71,%tid.x;
and.b32 %r1,%r71,31;
mov.u32 %r72,%ctaid.x;
shl.b32 %r73,%r72,1;
shr.u32 %r2,%r71,5;
add.s32 %r3,%r73,%r2;
setp.ge.u32 %p1,%r3,%r68;
@%p1 bra $4_15;
mul.lo.s32 %r187,%r3,%r61;
setp.eq.s32 %p2,%r69,0;
mov.u64 %rd99,0;
mov.u64 %rd100,%rd99;
@%p2 bra $4_3;
div.u32 %r74,%r3,%r60;
div.u32 %r75,%r74,%r70;
mul.lo.s32 %r76,%r75,%r70;
sub.s32 %r77,%r74,%r76;
mul.lo.s32 %r78,%r61,%r60;
mul.lo.s32 %r79,%r78,%r74;
sub.s32 %r187,%r187,%r79;
cvt.u64.u32 %rd31,%r77;
mul.lo.s64 %rd32,%rd25,%rd31;
cvt.u64.u32 %rd33,%r75;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd99,%rd32,%rd34;
mul.lo.s64 %rd35,%rd27,%rd31;
mul.lo.s64 %rd36,%rd28,%rd33;
add.s64 %rd100,%rd35,%rd36;
$4_3:
add.s32 %r80,%r187,%r61;
min.u32 %r7,%r80,%r62;
min.u32 %r81,%r7,%r63;
shr.u32 %r82,%r81,4;
shr.u32 %r83,%r187,4;
sub.s32 %r84,%r82,%r83;
setp.lt.u32 %p3,%r187,%r63;
selp.b32 %r8,%r84,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $4_12;
mad.lo.s32 %r85,%r8,3,-1;
cvt.u64.u32 %rd5,%r187;
min.u32 %r86,%r1,%r85;
cvt.u64.u32 %rd6,%r86;
or.b32 %r87,%r1,32;
min.u32 %r88,%r87,%r85;
cvt.u64.u32 %rd7,%r88;
or.b32 %r89,%r1,64;
min.u32 %r90,%r89,%r85;
cvt.u64.u32 %rd8,%r90;
cvt.u64.u32 %rd9,%r2;
setp.ge.u32 %p5,%r1,%r8;
@%p5 bra $4_9;
setp.eq.s32 %p6,%r64,0;
@%p6 bra $4_7;
add.s64 %rd40,%rd100,%rd5;
add.s64 %rd41,%rd19,%rd40;
mul.wide.u32 %rd42,%r1,16;
add.s64 %rd37,%rd41,%rd42;
ld.global.cs.v4.u32 {%r188,%r189,%r190,%r191},[%rd37];
add.s64 %rd43,%rd20,%rd40;
add.s64 %rd38,%rd43,%rd42;
ld.global.cs.v4.u32 {%r192,%r193,%r194,%r195},[%rd38];
add.s64 %rd44,%rd21,%rd40;
add.s64 %rd39,%rd44,%rd42;
ld.global.cs.v4.u32 {%r196,%r197,%r198,%r199},[%rd39];
bra.uni $4_8;
$4_7:
cvta.to.global.u64 %rd45,%rd21;
add.s64 %rd47,%rd100,%rd5;
add.s64 %rd48,%rd45,%rd47;
cvta.to.global.u64 %rd49,%rd20;
add.s64 %rd50,%rd49,%rd47;
cvta.to.global.u64 %rd51,%rd19;
add.s64 %rd52,%rd51,%rd47;
shl.b32 %r104,%r71,4;
cvt.u64.u32 %rd53,%r104;
and.b64 %rd54,%rd53,496;
add.s64 %rd55,%rd52,%rd54;
ld.global.v4.u32 {%r188,%r189,%r190,%r191},[%rd55];
add.s64 %rd56,%rd50,%rd54;
ld.global.v4.u32 {%r192,%r193,%r194,%r195},[%rd56];
add.s64 %rd57,%rd48,%rd54;
ld.global.v4.u32 {%r196,%r197,%r198,%r199},[%rd57];
$4_8:
mov.u32 %r117,80;
prmt.b32 %r118,%r196,%r188,%r117;
mov.u32 %r119,64;
prmt.b32 %r120,%r188,%r192,%r119;
mov.u32 %r121,21520;
mov.u32 %r122,98;
prmt.b32 %r123,%r188,%r192,%r122;
mov.u32 %r124,81;
prmt.b32 %r125,%r192,%r196,%r124;
mov.u32 %r126,115;
prmt.b32 %r127,%r192,%r196,%r126;
mov.u32 %r128,114;
prmt.b32 %r129,%r196,%r188,%r128;
prmt.b32 %r130,%r197,%r189,%r117;
prmt.b32 %r131,%r189,%r193,%r119;
prmt.b32 %r132,%r189,%r193,%r122;
prmt.b32 %r133,%r193,%r197,%r124;
prmt.b32 %r134,%r193,%r197,%r126;
prmt.b32 %r135,%r197,%r189,%r128;
prmt.b32 %r136,%r198,%r190,%r117;
prmt.b32 %r137,%r190,%r194,%r119;
prmt.b32 %r138,%r190,%r194,%r122;
prmt.b32 %r139,%r194,%r198,%r124;
prmt.b32 %r140,%r194,%r198,%r126;
prmt.b32 %r141,%r198,%r190,%r128;
prmt.b32 %r142,%r199,%r191,%r117;
prmt.b32 %r143,%r191,%r195,%r119;
prmt.b32 %r144,%r191,%r195,%r122;
prmt.b32 %r145,%r195,%r199,%r124;
prmt.b32 %r146,%r195,%r199,%r126;
prmt.b32 %r147,%r199,%r191,%r128;
mul.lo.s32 %r148,%r1,3;
mul.lo.s64 %rd58,%rd9,1728;
mov.u64 %rd59,_ZZ15interleave_1_c3E6shared;
add.s64 %rd60,%rd59,%rd58;
mul.wide.u32 %rd61,%r148,16;
add.s64 %rd62,%rd60,%rd61;
prmt.b32 %r149,%r131,%r130,%r121;
prmt.b32 %r150,%r129,%r127,%r121;
prmt.b32 %r151,%r125,%r123,%r121;
prmt.b32 %r152,%r120,%r118,%r121;
st.shared.v4.u32 [%rd62],{%r152,%r151,%r150,%r149};
prmt.b32 %r153,%r139,%r138,%r121;
prmt.b32 %r154,%r137,%r136,%r121;
prmt.b32 %r155,%r135,%r134,%r121;
prmt.b32 %r156,%r133,%r132,%r121;
st.shared.v4.u32 [%rd62+16],{%r156,%r155,%r154,%r153};
prmt.b32 %r157,%r147,%r146,%r121;
prmt.b32 %r158,%r145,%r144,%r121;
prmt.b32 %r159,%r143,%r142,%r121;
prmt.b32 %r160,%r141,%r140,%r121;
st.shared.v4.u32 [%rd62+32],{%r160,%r159,%r158,%r157};
$4_9:
mul.lo.s64 %rd63,%rd5,3;
add.s64 %rd10,%rd63,%rd99;
bar.warp.sync -1;
mul.lo.s64 %rd64,%rd9,1728;
mov.u64 %rd65,_ZZ15interleave_1_c3E6shared;
add.s64 %rd66,%rd65,%rd64;
shl.b64 %rd67,%rd6,4;
add.s64 %rd68,%rd66,%rd67;
ld.shared.v4.u32 {%r161,%r162,%r163,%r164},[%rd68];
shl.b64 %rd69,%rd7,4;
add.s64 %rd70,%rd66,%rd69;
ld.shared.v4.u32 {%r165,%r166,%r167,%r168},[%rd70];
shl.b64 %rd71,%rd8,4;
add.s64 %rd72,%rd66,%rd71;
ld.shared.v4.u32 {%r169,%r170,%r171,%r172},[%rd72];
setp.eq.s32 %p7,%r64,0;
@%p7 bra $4_11;
add.s64 %rd76,%rd18,%rd10;
add.s64 %rd73,%rd76,%rd67;
st.global.cs.v4.u32 [%rd73],{%r161,%r162,%r163,%r164};
add.s64 %rd74,%rd76,%rd69;
st.global.cs.v4.u32 [%rd74],{%r165,%r166,%r167,%r168};
add.s64 %rd75,%rd76,%rd71;
st.global.cs.v4.u32 [%rd75],{%r169,%r170,%r171,%r172};
bra.uni $4_12;
$4_11:
cvta.to.global.u64 %rd80,%rd18;
add.s64 %rd81,%rd80,%rd10;
add.s64 %rd83,%rd81,%rd67;
st.global.v4.u32 [%rd83],{%r161,%r162,%r163,%r164};
add.s64 %rd85,%rd81,%rd69;
st.global.v4.u32 [%rd85],{%r165,%r166,%r167,%r168};
add.s64 %rd87,%rd81,%rd71;
st.global.v4.u32 [%rd87],{%r169,%r170,%r171,%r172};
$4_12:
shl.b32 %r185,%r8,4;
add.s32 %r186,%r187,%r1;
add.s32 %r200,%r186,%r185;
setp.ge.u32 %p8,%r200,%r7;
@%p8 bra $4_15;
cvta.to.global.u64 %rd12,%rd21;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd20;
cvta.to.global.u64 %rd15,%rd19;
$4_14:
.pragma "nounroll";
cvt.u64.u32 %rd88,%r200;
mul.lo.s64 %rd89,%rd22,%rd88;
mul.lo.s64 %rd90,%rd24,%rd88;
add.s64 %rd91,%rd100,%rd90;
add.s64 %rd92,%rd15,%rd91;
ld.global.u8 %rs1,[%rd92];
add.s64 %rd93,%rd14,%rd91;
ld.global.u8 %rs2,[%rd93];
add.s64 %rd94,%rd12,%rd91;
ld.global.u8 %rs3,[%rd94];
add.s64 %rd95,%rd89,%rd99;
add.s64 %rd96,%rd13,%rd95;
st.global.u8 [%rd96],%rs1;
add.s64 %rd97,%rd96,%rd23;
st.global.u8 [%rd97],%rs2;
add.s64 %rd98,%rd97,%rd23;
st.global.u8 [%rd98],%rs3;
add.s32 %r200,%r200,32;
setp.lt.u32 %p9,%r200,%r7;
@%p9 bra $4_14;
$4_15:
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
.reg .b32 %r<288>;
.reg .b64 %rd<129>;
.shared .align 16 .b8 _ZZ15interleave_1_c4E6shared[4608];
ld.param.u64 %rd19,[p0];
ld.param.u64 %rd20,[p1];
ld.param.u64 %rd21,[p2];
ld.param.u64 %rd22,[p3];
ld.param.u64 %rd23,[p4];
ld.param.u32 %r84,[p5];
ld.param.u32 %r76,[p6];
ld.param.u32 %r77,[p7];
ld.param.u32 %r78,[p8];
ld.param.u32 %r79,[p9];
ld.param.u32 %r80,[p10];
ld.param.v2.u32 {%r85,%r86},[p12];
ld.param.u64 %rd30,[p12+40];
ld.param.u64 %rd29,[p12+32];
ld.param.u64 %rd28,[p12+24];
ld.param.u64 %rd27,[p12+16];
ld.param.u64 %rd26,[p11+16];
ld.param.u64 %rd25,[p11+8];
ld.param.u64 %rd24,[p11];
mov.u32 %r1,%tid.x;
mov.u32 %r87,%ctaid.x;
shl.b32 %r88,%r87,1;
shr.u32 %r89,%r1,5;
add.s32 %r2,%r88,%r89;
setp.ge.u32 %p1,%r2,%r84;
@%p1 bra $5_15;
mul.lo.s32 %r270,%r2,%r77;
setp.eq.s32 %p2,%r85,0;
mov.u64 %rd127,0;
mov.u64 %rd128,%rd127;
@%p2 bra $5_3;
div.u32 %r90,%r2,%r76;
div.u32 %r91,%r90,%r86;
mul.lo.s32 %r92,%r91,%r86;
sub.s32 %r93,%r90,%r92;
mul.lo.s32 %r94,%r77,%r76;
mul.lo.s32 %r95,%r94,%r90;
sub.s32 %r270,%r270,%r95;
cvt.u64.u32 %rd33,%r93;
mul.lo.s64 %rd34,%rd27,%rd33;
cvt.u64.u32 %rd35,%r91;
mul.lo.s64 %rd36,%rd28,%rd35;
add.s64 %rd127,%rd34,%rd36;
mul.lo.s64 %rd37,%rd29,%rd33;
mul.lo.s64 %rd38,%rd30,%rd35;
add.s64 %rd128,%rd37,%rd38;
$5_3:
add.s32 %r96,%r270,%r77;
min.u32 %r6,%r96,%r78;
min.u32 %r97,%r6,%r79;
shr.u32 %r98,%r97,4;
shr.u32 %r99,%r270,4;
sub.s32 %r100,%r98,%r99;
setp.lt.u32 %p3,%r270,%r79;
selp.b32 %r7,%r100,0,%p3;
setp.eq.s32 %p4,%r7,0;
@%p4 bra $5_12;
and.b32 %r8,%r1,31;
shl.b32 %r101,%r7,2;
add.s32 %r102,%r101,-1;
cvt.u64.u32 %rd5,%r270;
min.u32 %r103,%r8,%r102;
cvt.u64.u32 %rd6,%r103;
or.b32 %r104,%r8,32;
min.u32 %r105,%r104,%r102;
cvt.u64.u32 %rd7,%r105;
or.b32 %r106,%r8,64;
min.u32 %r107,%r106,%r102;
cvt.u64.u32 %rd8,%r107;
or.b32 %r108,%r8,96;
min.u32 %r109,%r108,%r102;
cvt.u64.u32 %rd9,%r109;
setp.ge.u32 %p5,%r8,%r7;
@%p5 bra $5_9;
add.s64 %rd39,%rd128,%rd5;
setp.eq.s32 %p6,%r80,0;
add.s64 %rd40,%rd23,%rd39;
mul.wide.u32 %rd41,%r8,16;
add.s64 %rd10,%rd40,%rd41;
@%p6 bra $5_7;
add.s64 %rd48,%rd20,%rd39;
shl.b32 %r127,%r1,4;
cvt.u64.u32 %rd49,%r127;
and.b64 %rd50,%rd49,496;
add.s64 %rd42,%rd48,%rd50;
ld.global.cs.v4.u32 {%r271,%r272,%r273,%r274},[%rd42];
add.s64 %rd51,%rd21,%rd39;
add.s64 %rd43,%rd51,%rd50;
ld.global.cs.v4.u32 {%r275,%r276,%r277,%r278},[%rd43];
add.s64 %rd52,%rd22,%rd39;
add.s64 %rd44,%rd52,%rd50;
ld.global.cs.v4.u32 {%r279,%r280,%r281,%r282},[%rd44];
ld.global.cs.v4.u32 {%r283,%r284,%r285,%r286},[%rd10];
bra.uni $5_8;
$5_7:
cvta.to.global.u64 %rd53,%rd23;
add.s64 %rd56,%rd53,%rd39;
cvta.to.global.u64 %rd57,%rd22;
add.s64 %rd58,%rd57,%rd39;
cvta.to.global.u64 %rd59,%rd21;
add.s64 %rd60,%rd59,%rd39;
cvta.to.global.u64 %rd61,%rd20;
add.s64 %rd62,%rd61,%rd39;
shl.b32 %r129,%r1,4;
cvt.u64.u32 %rd63,%r129;
and.b64 %rd64,%rd63,496;
add.s64 %rd65,%rd62,%rd64;
ld.global.v4.u32 {%r271,%r272,%r273,%r274},[%rd65];
add.s64 %rd66,%rd60,%rd64;
ld.global.v4.u32 {%r275,%r276,%r277,%r278},[%rd66];
add.s64 %rd67,%rd58,%rd64;
ld.global.v4.u32 {%r279,%r280,%r281,%r282},[%rd67];
add.s64 %rd68,%rd56,%rd64;
ld.global.v4.u32 {%r283,%r284,%r285,%r286},[%rd68];
$5_8:
mov.u32 %r146,64;
prmt.b32 %r147,%r279,%r283,%r146;
prmt.b32 %r148,%r271,%r275,%r146;
mov.u32 %r149,21520;
mov.u32 %r150,81;
prmt.b32 %r151,%r279,%r283,%r150;
prmt.b32 %r152,%r271,%r275,%r150;
mov.u32 %r153,98;
prmt.b32 %r154,%r279,%r283,%r153;
prmt.b32 %r155,%r271,%r275,%r153;
mov.u32 %r156,115;
prmt.b32 %r157,%r279,%r283,%r156;
prmt.b32 %r158,%r271,%r275,%r156;
prmt.b32 %r159,%r280,%r284,%r146;
prmt.b32 %r160,%r272,%r276,%r146;
prmt.b32 %r161,%r280,%r284,%r150;
prmt.b32 %r162,%r272,%r276,%r150;
prmt.b32 %r163,%r280,%r284,%r153;
prmt.b32 %r164,%r272,%r276,%r153;
prmt.b32 %r165,%r280,%r284,%r156;
prmt.b32 %r166,%r272,%r276,%r156;
prmt.b32 %r167,%r281,%r285,%r146;
prmt.b32 %r168,%r273,%r277,%r146;
prmt.b32 %r169,%r281,%r285,%r150;
prmt.b32 %r170,%r273,%r277,%r150;
prmt.b32 %r171,%r281,%r285,%r153;
prmt.b32 %r172,%r273,%r277,%r153;
prmt.b32 %r173,%r281,%r285,%r156;
prmt.b32 %r174,%r273,%r277,%r156;
prmt.b32 %r175,%r282,%r286,%r146;
prmt.b32 %r176,%r274,%r278,%r146;
prmt.b32 %r177,%r282,%r286,%r150;
prmt.b32 %r178,%r274,%r278,%r150;
prmt.b32 %r179,%r282,%r286,%r153;
prmt.b32 %r180,%r274,%r278,%r153;
prmt.b32 %r181,%r282,%r286,%r156;
prmt.b32 %r182,%r274,%r278,%r156;
shl.b32 %r185,%r1,2;
and.b32 %r186,%r185,124;
shr.u32 %r187,%r8,1;
add.s32 %r188,%r187,%r186;
mul.wide.u32 %rd69,%r89,2304;
mov.u64 %rd70,_ZZ15interleave_1_c4E6shared;
add.s64 %rd71,%rd70,%rd69;
mul.wide.u32 %rd72,%r188,16;
add.s64 %rd73,%rd71,%rd72;
prmt.b32 %r190,%r158,%r157,%r149;
prmt.b32 %r191,%r155,%r154,%r149;
prmt.b32 %r192,%r152,%r151,%r149;
prmt.b32 %r193,%r148,%r147,%r149;
st.shared.v4.u32 [%rd73],{%r193,%r192,%r191,%r190};
or.b32 %r194,%r186,1;
shr.u32 %r195,%r194,3;
add.s32 %r196,%r195,%r194;
mul.wide.u32 %rd74,%r196,16;
add.s64 %rd75,%rd71,%rd74;
prmt.b32 %r197,%r166,%r165,%r149;
prmt.b32 %r198,%r164,%r163,%r149;
prmt.b32 %r199,%r162,%r161,%r149;
prmt.b32 %r200,%r160,%r159,%r149;
st.shared.v4.u32 [%rd75],{%r200,%r199,%r198,%r197};
or.b32 %r201,%r186,2;
shr.u32 %r202,%r201,3;
add.s32 %r203,%r202,%r201;
mul.wide.u32 %rd76,%r203,16;
add.s64 %rd77,%rd71,%rd76;
prmt.b32 %r204,%r174,%r173,%r149;
prmt.b32 %r205,%r172,%r171,%r149;
prmt.b32 %r206,%r170,%r169,%r149;
prmt.b32 %r207,%r168,%r167,%r149;
st.shared.v4.u32 [%rd77],{%r207,%r206,%r205,%r204};
or.b32 %r208,%r186,3;
shr.u32 %r209,%r208,3;
add.s32 %r210,%r209,%r208;
mul.wide.u32 %rd78,%r210,16;
add.s64 %rd79,%rd71,%rd78;
prmt.b32 %r211,%r182,%r181,%r149;
prmt.b32 %r212,%r180,%r179,%r149;
prmt.b32 %r213,%r178,%r177,%r149;
prmt.b32 %r214,%r176,%r175,%r149;
st.shared.v4.u32 [%rd79],{%r214,%r213,%r212,%r211};
$5_9:
cvt.u32.u64 %r215,%rd9;
bar.warp.sync -1;
cvt.u32.u64 %r216,%rd6;
shr.u32 %r217,%r216,3;
add.s32 %r218,%r217,%r216;
mul.wide.u32 %rd80,%r89,2304;
mov.u64 %rd81,_ZZ15interleave_1_c4E6shared;
add.s64 %rd82,%rd81,%rd80;
mul.wide.u32 %rd83,%r218,16;
add.s64 %rd84,%rd82,%rd83;
ld.shared.v4.u32 {%r221,%r222,%r223,%r224},[%rd84];
cvt.u32.u64 %r225,%rd7;
shr.u32 %r226,%r225,3;
add.s32 %r227,%r226,%r225;
mul.wide.u32 %rd85,%r227,16;
add.s64 %rd86,%rd82,%rd85;
ld.shared.v4.u32 {%r228,%r229,%r230,%r231},[%rd86];
cvt.u32.u64 %r232,%rd8;
shr.u32 %r233,%r232,3;
add.s32 %r234,%r233,%r232;
mul.wide.u32 %rd87,%r234,16;
add.s64 %rd88,%rd82,%rd87;
ld.shared.v4.u32 {%r235,%r236,%r237,%r238},[%rd88];
shr.u32 %r239,%r215,3;
add.s32 %r240,%r239,%r215;
mul.wide.u32 %rd89,%r240,16;
add.s64 %rd90,%rd82,%rd89;
ld.shared.v4.u32 {%r241,%r242,%r243,%r244},[%rd90];
setp.eq.s32 %p7,%r80,0;
@%p7 bra $5_11;
shl.b64 %rd95,%rd5,2;
add.s64 %rd96,%rd95,%rd127;
add.s64 %rd97,%rd19,%rd96;
shl.b64 %rd98,%rd6,4;
add.s64 %rd91,%rd97,%rd98;
st.global.cs.v4.u32 [%rd91],{%r221,%r222,%r223,%r224};
shl.b64 %rd99,%rd7,4;
add.s64 %rd92,%rd97,%rd99;
st.global.cs.v4.u32 [%rd92],{%r228,%r229,%r230,%r231};
shl.b64 %rd100,%rd8,4;
add.s64 %rd93,%rd97,%rd100;
st.global.cs.v4.u32 [%rd93],{%r235,%r236,%r237,%r238};
shl.b64 %rd101,%rd9,4;
add.s64 %rd94,%rd97,%rd101;
st.global.cs.v4.u32 [%rd94],{%r241,%r242,%r243,%r244};
bra.uni $5_12;
$5_11:
cvta.to.global.u64 %rd102,%rd19;
mul.wide.u32 %rd103,%r270,4;
add.s64 %rd104,%rd103,%rd127;
add.s64 %rd105,%rd102,%rd104;
shl.b64 %rd106,%rd6,4;
add.s64 %rd107,%rd105,%rd106;
st.global.v4.u32 [%rd107],{%r221,%r222,%r223,%r224};
shl.b64 %rd108,%rd7,4;
add.s64 %rd109,%rd105,%rd108;
st.global.v4.u32 [%rd109],{%r228,%r229,%r230,%r231};
shl.b64 %rd110,%rd8,4;
add.s64 %rd111,%rd105,%rd110;
st.global.v4.u32 [%rd111],{%r235,%r236,%r237,%r238};
shl.b64 %rd112,%rd9,4;
add.s64 %rd113,%rd105,%rd112;
st.global.v4.u32 [%rd113],{%r241,%r242,%r243,%r244};
$5_12:
shl.b32 %r266,%r7,4;
and.b32 %r268,%r1,31;
add.s32 %r269,%r270,%r268;
add.s32 %r287,%r269,%r266;
setp.ge.u32 %p9,%r287,%r6;
@%p9 bra $5_15;
cvta.to.global.u64 %rd12,%rd22;
cvta.to.global.u64 %rd13,%rd23;
cvta.to.global.u64 %rd14,%rd19;
cvta.to.global.u64 %rd15,%rd21;
cvta.to.global.u64 %rd16,%rd20;
$5_14:
.pragma "nounroll";
cvt.u64.u32 %rd114,%r287;
mul.lo.s64 %rd115,%rd24,%rd114;
mul.lo.s64 %rd116,%rd26,%rd114;
add.s64 %rd117,%rd128,%rd116;
add.s64 %rd118,%rd16,%rd117;
ld.global.u8 %rs1,[%rd118];
add.s64 %rd119,%rd15,%rd117;
ld.global.u8 %rs2,[%rd119];
add.s64 %rd120,%rd12,%rd117;
ld.global.u8 %rs3,[%rd120];
add.s64 %rd121,%rd13,%rd117;
ld.global.u8 %rs4,[%rd121];
add.s64 %rd122,%rd115,%rd127;
add.s64 %rd123,%rd14,%rd122;
st.global.u8 [%rd123],%rs1;
add.s64 %rd124,%rd123,%rd25;
st.global.u8 [%rd124],%rs2;
add.s64 %rd125,%rd124,%rd25;
st.global.u8 [%rd125],%rs3;
add.s64 %rd126,%rd125,%rd25;
st.global.u8 [%rd126],%rs4;
add.s32 %r287,%r287,32;
setp.lt.u32 %p10,%r287,%r6;
@%p10 bra $5_14;
$5_15:
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
.reg .pred %p<10>;
.reg .b16 %rs<3>;
.reg .b32 %r<155>;
.reg .b64 %rd<84>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c2E6shared[2304];
ld.param.u64 %rd19,[p0];
ld.param.u64 %rd20,[p1];
ld.param.u64 %rd21,[p2];
ld.param.u32 %r53,[p5];
ld.param.u32 %r45,[p6];
ld.param.u32 %r46,[p7];
ld.param.u32 %r47,[p8];
ld.param.u32 %r48,[p9];
ld.param.u32 %r49,[p10];
ld.param.v2.u32 {%r54,%r55},[p12];
ld.param.u64 %rd28,[p12+40];
ld.param.u64 %rd27,[p12+32];
ld.param.u64 %rd26,[p12+24];
ld.param.u64 %rd25,[p12+16];
ld.param.u64 %rd24,[p11+16];
ld.param.u64 %rd23,[p11+8];
ld.param.u64 %rd22,[p11];
cvta.to.global.u64 %rd1,%rd21;
cvta.to.global.u64 %rd2,%rd20;
cvta.to.global.u64 %rd3,%rd19;
mov.u32 %r56,%tid.x;
and.b32 %r1,%r56,31;
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,1;
shr.u32 %r2,%r56,5;
add.s32 %r3,%r58,%r2;
setp.ge.u32 %p1,%r3,%r53;
@%p1 bra $6_14;
mul.lo.s32 %r145,%r3,%r46;
setp.eq.s32 %p2,%r54,0;
mov.u64 %rd82,0;
mov.u64 %rd83,%rd82;
@%p2 bra $6_3;
div.u32 %r59,%r3,%r45;
div.u32 %r60,%r59,%r55;
mul.lo.s32 %r61,%r60,%r55;
sub.s32 %r62,%r59,%r61;
mul.lo.s32 %r63,%r46,%r45;
mul.lo.s32 %r64,%r63,%r59;
sub.s32 %r145,%r145,%r64;
cvt.u64.u32 %rd31,%r62;
mul.lo.s64 %rd32,%rd25,%rd31;
cvt.u64.u32 %rd33,%r60;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd82,%rd32,%rd34;
mul.lo.s64 %rd35,%rd27,%rd31;
mul.lo.s64 %rd36,%rd28,%rd33;
add.s64 %rd83,%rd35,%rd36;
$6_3:
add.s32 %r65,%r145,%r46;
min.u32 %r7,%r65,%r47;
min.u32 %r66,%r7,%r48;
shr.u32 %r67,%r66,3;
shr.u32 %r68,%r145,3;
sub.s32 %r69,%r67,%r68;
setp.lt.u32 %p3,%r145,%r48;
selp.b32 %r8,%r69,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $6_11;
cvt.u64.u32 %rd8,%r2;
shl.b32 %r70,%r8,1;
add.s32 %r71,%r70,-1;
mul.wide.u32 %rd37,%r145,4;
add.s64 %rd9,%rd37,%rd83;
mul.wide.u32 %rd38,%r145,2;
min.u32 %r72,%r1,%r71;
cvt.u64.u32 %rd10,%r72;
add.s64 %rd11,%rd82,%rd38;
add.s64 %rd39,%rd20,%rd11;
cvt.u64.u32 %rd12,%r1;
mul.wide.u32 %rd40,%r1,16;
add.s64 %rd13,%rd39,%rd40;
or.b32 %r9,%r1,32;
min.u32 %r73,%r9,%r71;
cvt.u64.u32 %rd14,%r73;
add.s64 %rd41,%rd21,%rd11;
add.s64 %rd15,%rd41,%rd40;
setp.eq.s32 %p5,%r49,0;
@%p5 bra $6_6;
add.s64 %rd44,%rd19,%rd9;
shl.b64 %rd45,%rd10,4;
add.s64 %rd42,%rd44,%rd45;
ld.global.cs.v4.u32 {%r146,%r147,%r148,%r149},[%rd42];
shl.b64 %rd46,%rd14,4;
add.s64 %rd43,%rd44,%rd46;
ld.global.cs.v4.u32 {%r150,%r151,%r152,%r153},[%rd43];
bra.uni $6_7;
$6_6:
add.s64 %rd47,%rd3,%rd9;
shl.b64 %rd48,%rd10,4;
add.s64 %rd49,%rd47,%rd48;
ld.global.v4.u32 {%r146,%r147,%r148,%r149},[%rd49];
shl.b64 %rd50,%rd14,4;
add.s64 %rd51,%rd47,%rd50;
ld.global.v4.u32 {%r150,%r151,%r152,%r153},[%rd51];
$6_7:
shr.u32 %r90,%r1,3;
add.s32 %r91,%r90,%r1;
mul.lo.s64 %rd52,%rd8,1152;
mov.u64 %rd53,_ZZ17deinterleave_2_c2E6shared;
add.s64 %rd54,%rd53,%rd52;
mul.wide.u32 %rd55,%r91,16;
add.s64 %rd56,%rd54,%rd55;
st.shared.v4.u32 [%rd56],{%r146,%r147,%r148,%r149};
shr.u32 %r92,%r9,3;
add.s32 %r93,%r92,%r9;
mul.wide.u32 %rd57,%r93,16;
add.s64 %rd58,%rd54,%rd57;
st.shared.v4.u32 [%rd58],{%r150,%r151,%r152,%r153};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $6_11;
shr.u32 %r94,%r1,2;
shl.b32 %r95,%r1,1;
add.s32 %r96,%r94,%r95;
mul.wide.u32 %rd62,%r96,16;
add.s64 %rd63,%rd54,%rd62;
ld.shared.v4.u32 {%r97,%r98,%r99,%r100},[%rd63];
or.b32 %r105,%r95,1;
shr.u32 %r106,%r105,3;
add.s32 %r107,%r106,%r105;
mul.wide.u32 %rd64,%r107,16;
add.s64 %rd65,%rd54,%rd64;
ld.shared.v4.u32 {%r108,%r109,%r110,%r111},[%rd65];
mov.u32 %r116,80;
prmt.b32 %r117,%r97,%r97,%r116;
prmt.b32 %r118,%r98,%r98,%r116;
mov.u32 %r119,21520;
prmt.b32 %r34,%r117,%r118,%r119;
prmt.b32 %r120,%r99,%r99,%r116;
prmt.b32 %r121,%r100,%r100,%r116;
prmt.b32 %r35,%r120,%r121,%r119;
prmt.b32 %r122,%r108,%r108,%r116;
prmt.b32 %r123,%r109,%r109,%r116;
prmt.b32 %r36,%r122,%r123,%r119;
prmt.b32 %r124,%r110,%r110,%r116;
prmt.b32 %r125,%r111,%r111,%r116;
prmt.b32 %r37,%r124,%r125,%r119;
mov.u32 %r126,114;
prmt.b32 %r127,%r97,%r97,%r126;
prmt.b32 %r128,%r98,%r98,%r126;
prmt.b32 %r38,%r127,%r128,%r119;
prmt.b32 %r129,%r99,%r99,%r126;
prmt.b32 %r130,%r100,%r100,%r126;
prmt.b32 %r39,%r129,%r130,%r119;
prmt.b32 %r131,%r108,%r108,%r126;
prmt.b32 %r132,%r109,%r109,%r126;
prmt.b32 %r40,%r131,%r132,%r119;
prmt.b32 %r133,%r110,%r110,%r126;
prmt.b32 %r134,%r111,%r111,%r126;
prmt.b32 %r41,%r133,%r134,%r119;
@%p5 bra $6_10;
st.global.cs.v4.u32 [%rd13],{%r34,%r35,%r36,%r37};
st.global.cs.v4.u32 [%rd15],{%r38,%r39,%r40,%r41};
bra.uni $6_11;
$6_10:
add.s64 %rd68,%rd1,%rd11;
add.s64 %rd69,%rd2,%rd11;
shl.b64 %rd70,%rd12,4;
add.s64 %rd71,%rd69,%rd70;
st.global.v4.u32 [%rd71],{%r34,%r35,%r36,%r37};
add.s64 %rd72,%rd68,%rd70;
st.global.v4.u32 [%rd72],{%r38,%r39,%r40,%r41};
$6_11:
shl.b32 %r143,%r8,3;
add.s32 %r144,%r145,%r1;
add.s32 %r154,%r144,%r143;
setp.ge.u32 %p8,%r154,%r7;
@%p8 bra $6_14;
$6_13:
.pragma "nounroll";
cvt.u64.u32 %rd73,%r154;
mul.lo.s64 %rd74,%rd22,%rd73;
add.s64 %rd75,%rd74,%rd83;
add.s64 %rd76,%rd3,%rd75;
ld.global.u16 %rs1,[%rd76];
add.s64 %rd77,%rd76,%rd23;
ld.global.u16 %rs2,[%rd77];
mul.lo.s64 %rd78,%rd24,%rd73;
add.s64 %rd79,%rd82,%rd78;
add.s64 %rd80,%rd2,%rd79;
st.global.u16 [%rd80],%rs1;
add.s64 %rd81,%rd1,%rd79;
st.global.u16 [%rd81],%rs2;
add.s32 %r154,%r154,32;
setp.lt.u32 %p9,%r154,%r7;
@%p9 bra $6_13;
$6_14:
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
.reg .pred %p<11>;
.reg .b16 %rs<4>;
.reg .b32 %r<202>;
.reg .b64 %rd<97>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c3E6shared[3456];
ld.param.u64 %rd19,[p0];
ld.param.u64 %rd20,[p1];
ld.param.u64 %rd21,[p2];
ld.param.u64 %rd22,[p3];
ld.param.u32 %r68,[p5];
ld.param.u32 %r60,[p6];
ld.param.u32 %r61,[p7];
ld.param.u32 %r62,[p8];
ld.param.u32 %r63,[p9];
ld.param.u32 %r64,[p10];
ld.param.v2.u32 {%r69,%r70},[p12];
ld.param.u64 %rd29,[p12+40];
ld.param.u64 %rd28,[p12+32];
ld.param.u64 %rd27,[p12+24];
ld.param.u64 %rd26,[p12+16];
ld.param.u64 %rd25,[p11+16];
ld.param.u64 %rd24,[p11+8];
ld.param.u64 %rd23,[p11];
cvta.to.global.u64 %rd1,%rd19;
mov.u32 %r71,%tid.x;
and.b32 %r1,%r71,31;
mov.u32 %r72,%ctaid.x;
shl.b32 %r73,%r72,1;
shr.u32 %r2,%r71,5;
add.s32 %r3,%r73,%r2;
setp.ge.u32 %p1,%r3,%r68;
@%p1 bra $7_14;
mul.lo.s32 %r188,%r3,%r61;
setp.eq.s32 %p2,%r69,0;
mov.u64 %rd95,0;
mov.u64 %rd96,%rd95;
@%p2 bra $7_3;
div.u32 %r74,%r3,%r60;
div.u32 %r75,%r74,%r70;
mul.lo.s32 %r76,%r75,%r70;
sub.s32 %r77,%r74,%r76;
mul.lo.s32 %r78,%r61,%r60;
mul.lo.s32 %r79,%r78,%r74;
sub.s32 %r188,%r188,%r79;
cvt.u64.u32 %rd32,%r77;
mul.lo.s64 %rd33,%rd26,%rd32;
cvt.u64.u32 %rd34,%r75;
mul.lo.s64 %rd35,%rd27,%rd34;
add.s64 %rd95,%rd33,%rd35;
mul.lo.s64 %rd36,%rd28,%rd32;
mul.lo.s64 %rd37,%rd29,%rd34;
add.s64 %rd96,%rd36,%rd37;
$7_3:
add.s32 %r80,%r188,%r61;
min.u32 %r7,%r80,%r62;
min.u32 %r81,%r7,%r63;
shr.u32 %r82,%r81,3;
shr.u32 %r83,%r188,3;
sub.s32 %r84,%r82,%r83;
setp.lt.u32 %p3,%r188,%r63;
selp.b32 %r8,%r84,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $7_11;
mad.lo.s32 %r85,%r8,3,-1;
mul.wide.u32 %rd38,%r188,6;
add.s64 %rd6,%rd38,%rd96;
mul.wide.u32 %rd39,%r188,2;
min.u32 %r86,%r1,%r85;
cvt.u64.u32 %rd7,%r86;
add.s64 %rd8,%rd95,%rd39;
or.b32 %r87,%r1,32;
min.u32 %r88,%r87,%r85;
cvt.u64.u32 %rd9,%r88;
or.b32 %r89,%r1,64;
min.u32 %r90,%r89,%r85;
cvt.u64.u32 %rd10,%r90;
cvt.u64.u32 %rd11,%r1;
cvt.u64.u32 %rd12,%r2;
setp.eq.s32 %p5,%r64,0;
@%p5 bra $7_6;
add.s64 %rd43,%rd19,%rd6;
shl.b64 %rd44,%rd7,4;
add.s64 %rd40,%rd43,%rd44;
ld.global.cs.v4.u32 {%r189,%r190,%r191,%r192},[%rd40];
shl.b64 %rd45,%rd9,4;
add.s64 %rd41,%rd43,%rd45;
ld.global.cs.v4.u32 {%r193,%r194,%r195,%r196},[%rd41];
shl.b64 %rd46,%rd10,4;
add.s64 %rd42,%rd43,%rd46;
ld.global.cs.v4.u32 {%r197,%r198,%r199,%r200},[%rd42];
bra.uni $7_7;
$7_6:
add.s64 %rd47,%rd1,%rd6;
shl.b64 %rd48,%rd7,4;
add.s64 %rd49,%rd47,%rd48;
ld.global.v4.u32 {%r189,%r190,%r191,%r192},[%rd49];
shl.b64 %rd50,%rd9,4;
add.s64 %rd51,%rd47,%rd50;
ld.global.v4.u32 {%r193,%r194,%r195,%r196},[%rd51];
shl.b64 %rd52,%rd10,4;
add.s64 %rd53,%rd47,%rd52;
ld.global.v4.u32 {%r197,%r198,%r199,%r200},[%rd53];
$7_7:
mul.lo.s64 %rd54,%rd12,1728;
mov.u64 %rd55,_ZZ17deinterleave_2_c3E6shared;
add.s64 %rd56,%rd55,%rd54;
shl.b64 %rd57,%rd11,4;
add.s64 %rd58,%rd56,%rd57;
st.shared.v4.u32 [%rd58],{%r189,%r190,%r191,%r192};
st.shared.v4.u32 [%rd58+512],{%r193,%r194,%r195,%r196};
st.shared.v4.u32 [%rd58+1024],{%r197,%r198,%r199,%r200};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $7_11;
mul.lo.s32 %r115,%r1,3;
mul.wide.u32 %rd62,%r115,16;
add.s64 %rd63,%rd56,%rd62;
ld.shared.v4.u32 {%r116,%r117,%r118,%r119},[%rd63];
ld.shared.v4.u32 {%r124,%r125,%r126,%r127},[%rd63+16];
ld.shared.v4.u32 {%r132,%r133,%r134,%r135},[%rd63+32];
mov.u32 %r140,80;
prmt.b32 %r141,%r116,%r116,%r140;
mov.u32 %r142,114;
prmt.b32 %r143,%r117,%r117,%r142;
mov.u32 %r144,21520;
prmt.b32 %r45,%r141,%r143,%r144;
prmt.b32 %r145,%r119,%r119,%r140;
prmt.b32 %r146,%r124,%r124,%r142;
prmt.b32 %r46,%r145,%r146,%r144;
prmt.b32 %r147,%r126,%r126,%r140;
prmt.b32 %r148,%r127,%r127,%r142;
prmt.b32 %r47,%r147,%r148,%r144;
prmt.b32 %r149,%r133,%r133,%r140;
prmt.b32 %r150,%r134,%r134,%r142;
prmt.b32 %r48,%r149,%r150,%r144;
prmt.b32 %r151,%r116,%r116,%r142;
prmt.b32 %r152,%r118,%r118,%r140;
prmt.b32 %r49,%r151,%r152,%r144;
prmt.b32 %r153,%r119,%r119,%r142;
prmt.b32 %r154,%r125,%r125,%r140;
prmt.b32 %r50,%r153,%r154,%r144;
prmt.b32 %r155,%r126,%r126,%r142;
prmt.b32 %r156,%r132,%r132,%r140;
prmt.b32 %r51,%r155,%r156,%r144;
prmt.b32 %r157,%r133,%r133,%r142;
prmt.b32 %r158,%r135,%r135,%r140;
prmt.b32 %r52,%r157,%r158,%r144;
prmt.b32 %r159,%r117,%r117,%r140;
prmt.b32 %r160,%r118,%r118,%r142;
prmt.b32 %r53,%r159,%r160,%r144;
prmt.b32 %r161,%r124,%r124,%r140;
prmt.b32 %r162,%r125,%r125,%r142;
prmt.b32 %r54,%r161,%r162,%r144;
prmt.b32 %r163,%r127,%r127,%r140;
prmt.b32 %r164,%r132,%r132,%r142;
prmt.b32 %r55,%r163,%r164,%r144;
prmt.b32 %r165,%r134,%r134,%r140;
prmt.b32 %r166,%r135,%r135,%r142;
prmt.b32 %r56,%r165,%r166,%r144;
@%p5 bra $7_10;
add.s64 %rd69,%rd20,%rd8;
mul.wide.u32 %rd70,%r1,16;
add.s64 %rd64,%rd69,%rd70;
st.global.cs.v4.u32 [%rd64],{%r45,%r46,%r47,%r48};
add.s64 %rd71,%rd21,%rd8;
add.s64 %rd65,%rd71,%rd70;
st.global.cs.v4.u32 [%rd65],{%r49,%r50,%r51,%r52};
add.s64 %rd72,%rd22,%rd8;
add.s64 %rd66,%rd72,%rd57;
st.global.cs.v4.u32 [%rd66],{%r53,%r54,%r55,%r56};
bra.uni $7_11;
$7_10:
cvta.to.global.u64 %rd74,%rd22;
add.s64 %rd75,%rd74,%rd8;
cvta.to.global.u64 %rd76,%rd20;
add.s64 %rd77,%rd76,%rd8;
add.s64 %rd79,%rd77,%rd57;
st.global.v4.u32 [%rd79],{%r45,%r46,%r47,%r48};
cvta.to.global.u64 %rd80,%rd21;
add.s64 %rd81,%rd80,%rd8;
add.s64 %rd82,%rd81,%rd57;
st.global.v4.u32 [%rd82],{%r49,%r50,%r51,%r52};
add.s64 %rd83,%rd75,%rd57;
st.global.v4.u32 [%rd83],{%r53,%r54,%r55,%r56};
$7_11:
shl.b32 %r184,%r8,3;
add.s32 %r187,%r188,%r1;
add.s32 %r201,%r187,%r184;
setp.ge.u32 %p9,%r201,%r7;
@%p9 bra $7_14;
cvta.to.global.u64 %rd14,%rd20;
cvta.to.global.u64 %rd15,%rd21;
cvta.to.global.u64 %rd16,%rd22;
$7_13:
.pragma "nounroll";
cvt.u64.u32 %rd84,%r201;
mul.lo.s64 %rd85,%rd23,%rd84;
add.s64 %rd86,%rd85,%rd96;
add.s64 %rd87,%rd1,%rd86;
ld.global.u16 %rs1,[%rd87];
add.s64 %rd88,%rd87,%rd24;
ld.global.u16 %rs2,[%rd88];
add.s64 %rd89,%rd88,%rd24;
ld.global.u16 %rs3,[%rd89];
mul.lo.s64 %rd90,%rd25,%rd84;
add.s64 %rd91,%rd95,%rd90;
add.s64 %rd92,%rd14,%rd91;
st.global.u16 [%rd92],%rs1;
add.s64 %rd93,%rd15,%rd91;
st.global.u16 [%rd93],%rs2;
add.s64 %rd94,%rd16,%rd91;
st.global.u16 [%rd94],%rs3;
add.s32 %r201,%r201,32;
setp.lt.u32 %p10,%r201,%r7;
@%p10 bra $7_13;
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
.reg .pred %p<12>;
.reg .b16 %rs<5>;
.reg .b32 %r<298>;
.reg .b64 %rd<121>;
.shared .align 16 .b8 _ZZ17deinterleave_2_c4E6shared[4608];
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u64 %rd15,[p2];
ld.param.u64 %rd16,[p3];
ld.param.u64 %rd17,[p4];
ld.param.u32 %r84,[p5];
ld.param.u32 %r76,[p6];
ld.param.u32 %r77,[p7];
ld.param.u32 %r78,[p8];
ld.param.u32 %r79,[p9];
ld.param.u32 %r80,[p10];
ld.param.v2.u32 {%r85,%r86},[p12];
ld.param.u64 %rd24,[p12+40];
ld.param.u64 %rd23,[p12+32];
ld.param.u64 %rd22,[p12+24];
ld.param.u64 %rd21,[p12+16];
ld.param.u64 %rd20,[p11+16];
ld.param.u64 %rd19,[p11+8];
ld.param.u64 %rd18,[p11];
mov.u32 %r87,%tid.x;
and.b32 %r1,%r87,31;
mov.u32 %r88,%ctaid.x;
shl.b32 %r89,%r88,1;
shr.u32 %r90,%r87,5;
add.s32 %r2,%r89,%r90;
setp.ge.u32 %p1,%r2,%r84;
@%p1 bra $8_14;
mul.lo.s32 %r280,%r2,%r77;
setp.eq.s32 %p2,%r85,0;
mov.u64 %rd119,0;
mov.u64 %rd120,%rd119;
@%p2 bra $8_3;
div.u32 %r91,%r2,%r76;
div.u32 %r92,%r91,%r86;
mul.lo.s32 %r93,%r92,%r86;
sub.s32 %r94,%r91,%r93;
mul.lo.s32 %r95,%r77,%r76;
mul.lo.s32 %r96,%r95,%r91;
sub.s32 %r280,%r280,%r96;
cvt.u64.u32 %rd27,%r94;
mul.lo.s64 %rd28,%rd21,%rd27;
cvt.u64.u32 %rd29,%r92;
mul.lo.s64 %rd30,%rd22,%rd29;
add.s64 %rd119,%rd28,%rd30;
mul.lo.s64 %rd31,%rd23,%rd27;
mul.lo.s64 %rd32,%rd24,%rd29;
add.s64 %rd120,%rd31,%rd32;
$8_3:
add.s32 %r97,%r280,%r77;
min.u32 %r6,%r97,%r78;
min.u32 %r98,%r6,%r79;
shr.u32 %r99,%r98,3;
shr.u32 %r100,%r280,3;
sub.s32 %r101,%r99,%r100;
setp.lt.u32 %p3,%r280,%r79;
selp.b32 %r7,%r101,0,%p3;
setp.eq.s32 %p4,%r7,0;
@%p4 bra $8_11;
or.b32 %r8,%r1,32;
setp.eq.s32 %p5,%r80,0;
@%p5 bra $8_6;
shl.b32 %r118,%r7,2;
add.s32 %r119,%r118,-1;
min.u32 %r120,%r1,%r119;
mul.wide.u32 %rd37,%r280,8;
add.s64 %rd38,%rd37,%rd120;
add.s64 %rd39,%rd13,%rd38;
mul.wide.u32 %rd40,%r120,16;
add.s64 %rd33,%rd39,%rd40;
ld.global.cs.v4.u32 {%r281,%r282,%r283,%r284},[%rd33];
min.u32 %r121,%r8,%r119;
mul.wide.u32 %rd41,%r121,16;
add.s64 %rd34,%rd39,%rd41;
ld.global.cs.v4.u32 {%r285,%r286,%r287,%r288},[%rd34];
add.s32 %r122,%r8,32;
min.u32 %r123,%r122,%r119;
mul.wide.u32 %rd42,%r123,16;
add.s64 %rd35,%rd39,%rd42;
ld.global.cs.v4.u32 {%r289,%r290,%r291,%r292},[%rd35];
or.b32 %r124,%r8,64;
min.u32 %r125,%r124,%r119;
mul.wide.u32 %rd43,%r125,16;
add.s64 %rd36,%rd39,%rd43;
ld.global.cs.v4.u32 {%r293,%r294,%r295,%r296},[%rd36];
bra.uni $8_7;
$8_6:
shl.b32 %r126,%r7,2;
add.s32 %r127,%r126,-1;
mul.wide.u32 %rd44,%r280,8;
add.s64 %rd45,%rd44,%rd120;
add.s32 %r128,%r8,32;
or.b32 %r129,%r8,64;
cvta.to.global.u64 %rd46,%rd13;
add.s64 %rd47,%rd46,%rd45;
min.u32 %r130,%r1,%r127;
mul.wide.u32 %rd48,%r130,16;
add.s64 %rd49,%rd47,%rd48;
ld.global.v4.u32 {%r281,%r282,%r283,%r284},[%rd49];
min.u32 %r135,%r8,%r127;
mul.wide.u32 %rd50,%r135,16;
add.s64 %rd51,%rd47,%rd50;
ld.global.v4.u32 {%r285,%r286,%r287,%r288},[%rd51];
min.u32 %r140,%r128,%r127;
mul.wide.u32 %rd52,%r140,16;
add.s64 %rd53,%rd47,%rd52;
ld.global.v4.u32 {%r289,%r290,%r291,%r292},[%rd53];
min.u32 %r145,%r129,%r127;
mul.wide.u32 %rd54,%r145,16;
add.s64 %rd55,%rd47,%rd54;
ld.global.v4.u32 {%r293,%r294,%r295,%r296},[%rd55];
$8_7:
shr.u32 %r152,%r1,3;
add.s32 %r153,%r152,%r1;
mul.wide.u32 %rd56,%r90,2304;
mov.u64 %rd57,_ZZ17deinterleave_2_c4E6shared;
add.s64 %rd58,%rd57,%rd56;
mul.wide.u32 %rd59,%r153,16;
add.s64 %rd60,%rd58,%rd59;
st.shared.v4.u32 [%rd60],{%r281,%r282,%r283,%r284};
shr.u32 %r155,%r8,3;
add.s32 %r156,%r155,%r8;
mul.wide.u32 %rd61,%r156,16;
add.s64 %rd62,%rd58,%rd61;
st.shared.v4.u32 [%rd62],{%r285,%r286,%r287,%r288};
add.s32 %r157,%r8,32;
shr.u32 %r158,%r157,3;
add.s32 %r159,%r158,%r157;
mul.wide.u32 %rd63,%r159,16;
add.s64 %rd64,%rd58,%rd63;
st.shared.v4.u32 [%rd64],{%r289,%r290,%r291,%r292};
or.b32 %r160,%r8,64;
shr.u32 %r161,%r160,3;
add.s32 %r162,%r161,%r160;
mul.wide.u32 %rd65,%r162,16;
add.s64 %rd66,%rd58,%rd65;
st.shared.v4.u32 [%rd66],{%r293,%r294,%r295,%r296};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r7;
@%p7 bra $8_11;
shl.b32 %r170,%r87,2;
and.b32 %r171,%r170,124;
shr.u32 %r172,%r1,1;
add.s32 %r173,%r172,%r171;
mul.wide.u32 %rd70,%r173,16;
add.s64 %rd71,%rd58,%rd70;
ld.shared.v4.u32 {%r175,%r176,%r177,%r178},[%rd71];
or.b32 %r183,%r171,1;
shr.u32 %r184,%r183,3;
add.s32 %r185,%r184,%r183;
mul.wide.u32 %rd72,%r185,16;
add.s64 %rd73,%rd58,%rd72;
ld.shared.v4.u32 {%r186,%r187,%r188,%r189},[%rd73];
or.b32 %r194,%r171,2;
shr.u32 %r195,%r194,3;
add.s32 %r196,%r195,%r194;
mul.wide.u32 %rd74,%r196,16;
add.s64 %rd75,%rd58,%rd74;
ld.shared.v4.u32 {%r197,%r198,%r199,%r200},[%rd75];
or.b32 %r205,%r171,3;
shr.u32 %r206,%r205,3;
add.s32 %r207,%r206,%r205;
mul.wide.u32 %rd76,%r207,16;
add.s64 %rd77,%rd58,%rd76;
ld.shared.v4.u32 {%r208,%r209,%r210,%r211},[%rd77];
mov.u32 %r216,80;
prmt.b32 %r217,%r175,%r175,%r216;
prmt.b32 %r218,%r177,%r177,%r216;
mov.u32 %r219,21520;
prmt.b32 %r57,%r217,%r218,%r219;
prmt.b32 %r220,%r186,%r186,%r216;
prmt.b32 %r221,%r188,%r188,%r216;
prmt.b32 %r58,%r220,%r221,%r219;
prmt.b32 %r222,%r197,%r197,%r216;
prmt.b32 %r223,%r199,%r199,%r216;
prmt.b32 %r59,%r222,%r223,%r219;
prmt.b32 %r224,%r208,%r208,%r216;
prmt.b32 %r225,%r210,%r210,%r216;
prmt.b32 %r60,%r224,%r225,%r219;
mov.u32 %r226,114;
prmt.b32 %r227,%r175,%r175,%r226;
prmt.b32 %r228,%r177,%r177,%r226;
prmt.b32 %r61,%r227,%r228,%r219;
prmt.b32 %r229,%r186,%r186,%r226;
prmt.b32 %r230,%r188,%r188,%r226;
prmt.b32 %r62,%r229,%r230,%r219;
prmt.b32 %r231,%r197,%r197,%r226;
prmt.b32 %r232,%r199,%r199,%r226;
prmt.b32 %r63,%r231,%r232,%r219;
prmt.b32 %r233,%r208,%r208,%r226;
prmt.b32 %r234,%r210,%r210,%r226;
prmt.b32 %r64,%r233,%r234,%r219;
prmt.b32 %r235,%r176,%r176,%r216;
prmt.b32 %r236,%r178,%r178,%r216;
prmt.b32 %r65,%r235,%r236,%r219;
prmt.b32 %r237,%r187,%r187,%r216;
prmt.b32 %r238,%r189,%r189,%r216;
prmt.b32 %r66,%r237,%r238,%r219;
prmt.b32 %r239,%r198,%r198,%r216;
prmt.b32 %r240,%r200,%r200,%r216;
prmt.b32 %r67,%r239,%r240,%r219;
prmt.b32 %r241,%r209,%r209,%r216;
prmt.b32 %r242,%r211,%r211,%r216;
prmt.b32 %r68,%r241,%r242,%r219;
prmt.b32 %r243,%r176,%r176,%r226;
prmt.b32 %r244,%r178,%r178,%r226;
prmt.b32 %r69,%r243,%r244,%r219;
prmt.b32 %r245,%r187,%r187,%r226;
prmt.b32 %r246,%r189,%r189,%r226;
prmt.b32 %r70,%r245,%r246,%r219;
prmt.b32 %r247,%r198,%r198,%r226;
prmt.b32 %r248,%r200,%r200,%r226;
prmt.b32 %r71,%r247,%r248,%r219;
prmt.b32 %r249,%r209,%r209,%r226;
prmt.b32 %r250,%r211,%r211,%r226;
prmt.b32 %r72,%r249,%r250,%r219;
@%p5 bra $8_10;
mul.wide.u32 %rd82,%r280,2;
add.s64 %rd83,%rd119,%rd82;
add.s64 %rd84,%rd14,%rd83;
shl.b32 %r268,%r87,4;
cvt.u64.u32 %rd85,%r268;
and.b64 %rd86,%rd85,496;
add.s64 %rd78,%rd84,%rd86;
st.global.cs.v4.u32 [%rd78],{%r57,%r58,%r59,%r60};
add.s64 %rd87,%rd15,%rd83;
add.s64 %rd79,%rd87,%rd86;
st.global.cs.v4.u32 [%rd79],{%r61,%r62,%r63,%r64};
add.s64 %rd88,%rd16,%rd83;
add.s64 %rd80,%rd88,%rd86;
st.global.cs.v4.u32 [%rd80],{%r65,%r66,%r67,%r68};
add.s64 %rd89,%rd17,%rd83;
add.s64 %rd81,%rd89,%rd86;
st.global.cs.v4.u32 [%rd81],{%r69,%r70,%r71,%r72};
bra.uni $8_11;
$8_10:
cvta.to.global.u64 %rd90,%rd17;
mul.wide.u32 %rd91,%r280,2;
add.s64 %rd92,%rd119,%rd91;
add.s64 %rd93,%rd90,%rd92;
cvta.to.global.u64 %rd94,%rd16;
add.s64 %rd95,%rd94,%rd92;
cvta.to.global.u64 %rd96,%rd15;
add.s64 %rd97,%rd96,%rd92;
cvta.to.global.u64 %rd98,%rd14;
add.s64 %rd99,%rd98,%rd92;
shl.b32 %r270,%r87,4;
cvt.u64.u32 %rd100,%r270;
and.b64 %rd101,%rd100,496;
add.s64 %rd102,%rd99,%rd101;
st.global.v4.u32 [%rd102],{%r57,%r58,%r59,%r60};
add.s64 %rd103,%rd97,%rd101;
st.global.v4.u32 [%rd103],{%r61,%r62,%r63,%r64};
add.s64 %rd104,%rd95,%rd101;
st.global.v4.u32 [%rd104],{%r65,%r66,%r67,%r68};
add.s64 %rd105,%rd93,%rd101;
st.global.v4.u32 [%rd105],{%r69,%r70,%r71,%r72};
$8_11:
shl.b32 %r276,%r7,3;
add.s32 %r279,%r280,%r1;
add.s32 %r297,%r279,%r276;
setp.ge.u32 %p10,%r297,%r6;
@%p10 bra $8_14;
cvta.to.global.u64 %rd6,%rd14;
cvta.to.global.u64 %rd7,%rd15;
cvta.to.global.u64 %rd8,%rd16;
cvta.to.global.u64 %rd9,%rd17;
cvta.to.global.u64 %rd10,%rd13;
$8_13:
.pragma "nounroll";
cvt.u64.u32 %rd106,%r297;
mul.lo.s64 %rd107,%rd18,%rd106;
add.s64 %rd108,%rd107,%rd120;
add.s64 %rd109,%rd10,%rd108;
ld.global.u16 %rs1,[%rd109];
add.s64 %rd110,%rd109,%rd19;
ld.global.u16 %rs2,[%rd110];
add.s64 %rd111,%rd110,%rd19;
ld.global.u16 %rs3,[%rd111];
add.s64 %rd112,%rd111,%rd19;
ld.global.u16 %rs4,[%rd112];
mul.lo.s64 %rd113,%rd20,%rd106;
add.s64 %rd114,%rd119,%rd113;
add.s64 %rd115,%rd6,%rd114;
st.global.u16 [%rd115],%rs1;
add.s64 %rd116,%rd7,%rd114;
st.global.u16 [%rd116],%rs2;
add.s64 %rd117,%rd8,%rd114;
st.global.u16 [%rd117],%rs3;
add.s64 %rd118,%rd9,%rd114;
st.global.u16 [%rd118],%rs4;
add.s32 %r297,%r297,32;
setp.lt.u32 %p11,%r297,%r6;
@%p11 bra $8_13;
$8_14:
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
.reg .pred %p<10>;
.reg .b16 %rs<3>;
.reg .b32 %r<157>;
.reg .b64 %rd<83>;
.shared .align 16 .b8 _ZZ15interleave_2_c2E6shared[2304];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd19,[p1];
ld.param.u64 %rd20,[p2];
ld.param.u32 %r52,[p5];
ld.param.u32 %r44,[p6];
ld.param.u32 %r45,[p7];
ld.param.u32 %r46,[p8];
ld.param.u32 %r47,[p9];
ld.param.u32 %r48,[p10];
ld.param.v2.u32 {%r53,%r54},[p12];
ld.param.u64 %rd27,[p12+40];
ld.param.u64 %rd26,[p12+32];
ld.param.u64 %rd25,[p12+24];
ld.param.u64 %rd24,[p12+16];
ld.param.u64 %rd23,[p11+16];
ld.param.u64 %rd22,[p11+8];
ld.param.u64 %rd21,[p11];
cvta.to.global.u64 %rd1,%rd18;
cvta.to.global.u64 %rd2,%rd20;
cvta.to.global.u64 %rd3,%rd19;
mov.u32 %r55,%tid.x;
and.b32 %r1,%r55,31;
mov.u32 %r56,%ctaid.x;
shl.b32 %r57,%r56,1;
shr.u32 %r2,%r55,5;
add.s32 %r3,%r57,%r2;
setp.ge.u32 %p1,%r3,%r52;
@%p1 bra $9_15;
mul.lo.s32 %r147,%r3,%r45;
setp.eq.s32 %p2,%r53,0;
mov.u64 %rd81,0;
mov.u64 %rd82,%rd81;
@%p2 bra $9_3;
div.u32 %r58,%r3,%r44;
div.u32 %r59,%r58,%r54;
mul.lo.s32 %r60,%r59,%r54;
sub.s32 %r61,%r58,%r60;
mul.lo.s32 %r62,%r45,%r44;
mul.lo.s32 %r63,%r62,%r58;
sub.s32 %r147,%r147,%r63;
cvt.u64.u32 %rd30,%r61;
mul.lo.s64 %rd31,%rd24,%rd30;
cvt.u64.u32 %rd32,%r59;
mul.lo.s64 %rd33,%rd25,%rd32;
add.s64 %rd81,%rd31,%rd33;
mul.lo.s64 %rd34,%rd26,%rd30;
mul.lo.s64 %rd35,%rd27,%rd32;
add.s64 %rd82,%rd34,%rd35;
$9_3:
add.s32 %r64,%r147,%r45;
min.u32 %r7,%r64,%r46;
min.u32 %r65,%r7,%r47;
shr.u32 %r66,%r65,3;
shr.u32 %r67,%r147,3;
sub.s32 %r68,%r66,%r67;
setp.lt.u32 %p3,%r147,%r47;
selp.b32 %r8,%r68,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $9_12;
cvt.u64.u32 %rd8,%r2;
shl.b32 %r69,%r8,1;
add.s32 %r70,%r69,-1;
cvt.u64.u32 %rd9,%r147;
min.u32 %r71,%r1,%r70;
cvt.u64.u32 %rd10,%r71;
cvt.u64.u32 %rd11,%r1;
or.b32 %r72,%r1,32;
min.u32 %r73,%r72,%r70;
cvt.u64.u32 %rd12,%r73;
setp.ge.u32 %p5,%r1,%r8;
@%p5 bra $9_9;
shl.b64 %rd36,%rd9,1;
add.s64 %rd13,%rd82,%rd36;
setp.eq.s32 %p6,%r48,0;
@%p6 bra $9_7;
add.s64 %rd39,%rd19,%rd13;
shl.b64 %rd40,%rd11,4;
add.s64 %rd37,%rd39,%rd40;
ld.global.cs.v4.u32 {%r148,%r149,%r150,%r151},[%rd37];
add.s64 %rd41,%rd20,%rd13;
add.s64 %rd38,%rd41,%rd40;
ld.global.cs.v4.u32 {%r152,%r153,%r154,%r155},[%rd38];
bra.uni $9_8;
$9_7:
add.s64 %rd42,%rd2,%rd13;
add.s64 %rd43,%rd3,%rd13;
shl.b64 %rd44,%rd11,4;
add.s64 %rd45,%rd43,%rd44;
ld.global.v4.u32 {%r148,%r149,%r150,%r151},[%rd45];
add.s64 %rd46,%rd42,%rd44;
ld.global.v4.u32 {%r152,%r153,%r154,%r155},[%rd46];
$9_8:
mov.u32 %r90,80;
prmt.b32 %r91,%r152,%r152,%r90;
prmt.b32 %r92,%r148,%r148,%r90;
mov.u32 %r93,21520;
mov.u32 %r94,114;
prmt.b32 %r95,%r152,%r152,%r94;
prmt.b32 %r96,%r148,%r148,%r94;
prmt.b32 %r97,%r153,%r153,%r90;
prmt.b32 %r98,%r149,%r149,%r90;
prmt.b32 %r99,%r153,%r153,%r94;
prmt.b32 %r100,%r149,%r149,%r94;
prmt.b32 %r101,%r154,%r154,%r90;
prmt.b32 %r102,%r150,%r150,%r90;
prmt.b32 %r103,%r154,%r154,%r94;
prmt.b32 %r104,%r150,%r150,%r94;
prmt.b32 %r105,%r155,%r155,%r90;
prmt.b32 %r106,%r151,%r151,%r90;
prmt.b32 %r107,%r155,%r155,%r94;
prmt.b32 %r108,%r151,%r151,%r94;
shr.u32 %r109,%r1,2;
shl.b32 %r110,%r1,1;
add.s32 %r111,%r109,%r110;
mul.lo.s64 %rd47,%rd8,1152;
mov.u64 %rd48,_ZZ15interleave_2_c2E6shared;
add.s64 %rd49,%rd48,%rd47;
mul.wide.u32 %rd50,%r111,16;
add.s64 %rd51,%rd49,%rd50;
prmt.b32 %r112,%r100,%r99,%r93;
prmt.b32 %r113,%r98,%r97,%r93;
prmt.b32 %r114,%r96,%r95,%r93;
prmt.b32 %r115,%r92,%r91,%r93;
st.shared.v4.u32 [%rd51],{%r115,%r114,%r113,%r112};
or.b32 %r116,%r110,1;
shr.u32 %r117,%r116,3;
add.s32 %r118,%r117,%r116;
mul.wide.u32 %rd52,%r118,16;
add.s64 %rd53,%rd49,%rd52;
prmt.b32 %r119,%r108,%r107,%r93;
prmt.b32 %r120,%r106,%r105,%r93;
prmt.b32 %r121,%r104,%r103,%r93;
prmt.b32 %r122,%r102,%r101,%r93;
st.shared.v4.u32 [%rd53],{%r122,%r121,%r120,%r119};
$9_9:
shl.b64 %rd54,%rd9,2;
add.s64 %rd14,%rd54,%rd81;
cvt.u32.u64 %r123,%rd12;
bar.warp.sync -1;
cvt.u32.u64 %r124,%rd10;
shr.u32 %r125,%r124,3;
add.s32 %r126,%r125,%r124;
mul.lo.s64 %rd55,%rd8,1152;
mov.u64 %rd56,_ZZ15interleave_2_c2E6shared;
add.s64 %rd57,%rd56,%rd55;
mul.wide.u32 %rd58,%r126,16;
add.s64 %rd59,%rd57,%rd58;
ld.shared.v4.u32 {%r127,%r128,%r129,%r130},[%rd59];
shr.u32 %r131,%r123,3;
add.s32 %r132,%r131,%r123;
mul.wide.u32 %rd60,%r132,16;
add.s64 %rd61,%rd57,%rd60;
ld.shared.v4.u32 {%r133,%r134,%r135,%r136},[%rd61];
setp.eq.s32 %p7,%r48,0;
@%p7 bra $9_11;
add.s64 %rd64,%rd18,%rd14;
shl.b64 %rd65,%rd10,4;
add.s64 %rd62,%rd64,%rd65;
st.global.cs.v4.u32 [%rd62],{%r127,%r128,%r129,%r130};
shl.b64 %rd66,%rd12,4;
add.s64 %rd63,%rd64,%rd66;
st.global.cs.v4.u32 [%rd63],{%r133,%r134,%r135,%r136};
bra.uni $9_12;
$9_11:
add.s64 %rd67,%rd1,%rd14;
shl.b64 %rd68,%rd10,4;
add.s64 %rd69,%rd67,%rd68;
st.global.v4.u32 [%rd69],{%r127,%r128,%r129,%r130};
shl.b64 %rd70,%rd12,4;
add.s64 %rd71,%rd67,%rd70;
st.global.v4.u32 [%rd71],{%r133,%r134,%r135,%r136};
$9_12:
shl.b32 %r145,%r8,3;
add.s32 %r146,%r147,%r1;
add.s32 %r156,%r146,%r145;
setp.ge.u32 %p8,%r156,%r7;
@%p8 bra $9_15;
$9_14:
.pragma "nounroll";
cvt.u64.u32 %rd72,%r156;
mul.lo.s64 %rd73,%rd21,%rd72;
add.s64 %rd74,%rd73,%rd81;
mul.lo.s64 %rd75,%rd23,%rd72;
add.s64 %rd76,%rd82,%rd75;
add.s64 %rd77,%rd3,%rd76;
ld.global.u16 %rs1,[%rd77];
add.s64 %rd78,%rd2,%rd76;
ld.global.u16 %rs2,[%rd78];
add.s64 %rd79,%rd1,%rd74;
st.global.u16 [%rd79],%rs1;
add.s64 %rd80,%rd79,%rd22;
st.global.u16 [%rd80],%rs2;
add.s32 %r156,%r156,32;
setp.lt.u32 %p9,%r156,%r7;
@%p9 bra $9_14;
$9_15:
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
.reg .b32 %r<201>;
.reg .b64 %rd<102>;
.shared .align 16 .b8 _ZZ15interleave_2_c3E6shared[3456];
ld.param.u64 %rd19,[p0];
ld.param.u64 %rd20,[p1];
ld.param.u64 %rd21,[p2];
ld.param.u64 %rd22,[p3];
ld.param.u32 %r69,[p5];
ld.param.u32 %r61,[p6];
ld.param.u32 %r62,[p7];
ld.param.u32 %r63,[p8];
ld.param.u32 %r64,[p9];
ld.param.u32 %r65,[p10];
ld.param.v2.u32 {%r70,%r71},[p12];
ld.param.u64 %rd29,[p12+40];
ld.param.u64 %rd28,[p12+32];
ld.param.u64 %rd27,[p12+24];
ld.param.u64 %rd26,[p12+16];
ld.param.u64 %rd25,[p11+16];
ld.param.u64 %rd24,[p11+8];
ld.param.u64 %rd23,[p11];
mov.u32 %r1,%tid.x;
mov.u32 %r72,%ctaid.x;
shl.b32 %r73,%r72,1;
shr.u32 %r2,%r1,5;
add.s32 %r3,%r73,%r2;
setp.ge.u32 %p1,%r3,%r69;
@%p1 bra $10_15;
mul.lo.s32 %r187,%r3,%r62;
setp.eq.s32 %p2,%r70,0;
mov.u64 %rd100,0;
mov.u64 %rd101,%rd100;
@%p2 bra $10_3;
div.u32 %r74,%r3,%r61;
div.u32 %r75,%r74,%r71;
mul.lo.s32 %r76,%r75,%r71;
sub.s32 %r77,%r74,%r76;
mul.lo.s32 %r78,%r62,%r61;
mul.lo.s32 %r79,%r78,%r74;
sub.s32 %r187,%r187,%r79;
cvt.u64.u32 %rd32,%r77;
mul.lo.s64 %rd33,%rd26,%rd32;
cvt.u64.u32 %rd34,%r75;
mul.lo.s64 %rd35,%rd27,%rd34;
add.s64 %rd100,%rd33,%rd35;
mul.lo.s64 %rd36,%rd28,%rd32;
mul.lo.s64 %rd37,%rd29,%rd34;
add.s64 %rd101,%rd36,%rd37;
$10_3:
add.s32 %r80,%r187,%r62;
min.u32 %r7,%r80,%r63;
min.u32 %r81,%r7,%r64;
shr.u32 %r82,%r81,3;
shr.u32 %r83,%r187,3;
sub.s32 %r84,%r82,%r83;
setp.lt.u32 %p3,%r187,%r64;
selp.b32 %r8,%r84,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $10_12;
and.b32 %r9,%r1,31;
mad.lo.s32 %r85,%r8,3,-1;
cvt.u64.u32 %rd5,%r187;
min.u32 %r86,%r9,%r85;
cvt.u64.u32 %rd6,%r86;
or.b32 %r87,%r9,32;
min.u32 %r88,%r87,%r85;
cvt.u64.u32 %rd7,%r88;
or.b32 %r89,%r9,64;
min.u32 %r90,%r89,%r85;
cvt.u64.u32 %rd8,%r90;
cvt.u64.u32 %rd9,%r2;
setp.ge.u32 %p5,%r9,%r8;
@%p5 bra $10_9;
shl.b64 %rd38,%rd5,1;
add.s64 %rd10,%rd101,%rd38;
setp.eq.s32 %p6,%r65,0;
@%p6 bra $10_7;
add.s64 %rd42,%rd20,%rd10;
mul.wide.u32 %rd43,%r9,16;
add.s64 %rd39,%rd42,%rd43;
ld.global.cs.v4.u32 {%r188,%r189,%r190,%r191},[%rd39];
add.s64 %rd44,%rd21,%rd10;
add.s64 %rd40,%rd44,%rd43;
ld.global.cs.v4.u32 {%r192,%r193,%r194,%r195},[%rd40];
add.s64 %rd45,%rd22,%rd10;
add.s64 %rd41,%rd45,%rd43;
ld.global.cs.v4.u32 {%r196,%r197,%r198,%r199},[%rd41];
bra.uni $10_8;
$10_7:
cvta.to.global.u64 %rd46,%rd22;
add.s64 %rd47,%rd46,%rd10;
mul.wide.u32 %rd48,%r187,2;
add.s64 %rd49,%rd101,%rd48;
cvta.to.global.u64 %rd50,%rd21;
add.s64 %rd51,%rd50,%rd49;
cvta.to.global.u64 %rd52,%rd20;
add.s64 %rd53,%rd52,%rd49;
shl.b32 %r104,%r1,4;
cvt.u64.u32 %rd54,%r104;
and.b64 %rd55,%rd54,496;
add.s64 %rd56,%rd53,%rd55;
ld.global.v4.u32 {%r188,%r189,%r190,%r191},[%rd56];
add.s64 %rd57,%rd51,%rd55;
ld.global.v4.u32 {%r192,%r193,%r194,%r195},[%rd57];
add.s64 %rd58,%rd47,%rd55;
ld.global.v4.u32 {%r196,%r197,%r198,%r199},[%rd58];
$10_8:
mov.u32 %r117,80;
prmt.b32 %r118,%r192,%r192,%r117;
prmt.b32 %r119,%r188,%r188,%r117;
mov.u32 %r120,21520;
mov.u32 %r121,114;
prmt.b32 %r122,%r188,%r188,%r121;
prmt.b32 %r123,%r196,%r196,%r117;
prmt.b32 %r124,%r196,%r196,%r121;
prmt.b32 %r125,%r192,%r192,%r121;
prmt.b32 %r126,%r193,%r193,%r117;
prmt.b32 %r127,%r189,%r189,%r117;
prmt.b32 %r128,%r189,%r189,%r121;
prmt.b32 %r129,%r197,%r197,%r117;
prmt.b32 %r130,%r197,%r197,%r121;
prmt.b32 %r131,%r193,%r193,%r121;
prmt.b32 %r132,%r194,%r194,%r117;
prmt.b32 %r133,%r190,%r190,%r117;
prmt.b32 %r134,%r190,%r190,%r121;
prmt.b32 %r135,%r198,%r198,%r117;
prmt.b32 %r136,%r198,%r198,%r121;
prmt.b32 %r137,%r194,%r194,%r121;
prmt.b32 %r138,%r195,%r195,%r117;
prmt.b32 %r139,%r191,%r191,%r117;
prmt.b32 %r140,%r191,%r191,%r121;
prmt.b32 %r141,%r199,%r199,%r117;
prmt.b32 %r142,%r199,%r199,%r121;
prmt.b32 %r143,%r195,%r195,%r121;
mul.lo.s32 %r146,%r9,3;
mul.lo.s64 %rd59,%rd9,1728;
mov.u64 %rd60,_ZZ15interleave_2_c3E6shared;
add.s64 %rd61,%rd60,%rd59;
mul.wide.u32 %rd62,%r146,16;
add.s64 %rd63,%rd61,%rd62;
prmt.b32 %r147,%r127,%r126,%r120;
prmt.b32 %r148,%r125,%r124,%r120;
prmt.b32 %r149,%r123,%r122,%r120;
prmt.b32 %r150,%r119,%r118,%r120;
st.shared.v4.u32 [%rd63],{%r150,%r149,%r148,%r147};
prmt.b32 %r151,%r135,%r134,%r120;
prmt.b32 %r152,%r133,%r132,%r120;
prmt.b32 %r153,%r131,%r130,%r120;
prmt.b32 %r154,%r129,%r128,%r120;
st.shared.v4.u32 [%rd63+16],{%r154,%r153,%r152,%r151};
prmt.b32 %r155,%r143,%r142,%r120;
prmt.b32 %r156,%r141,%r140,%r120;
prmt.b32 %r157,%r139,%r138,%r120;
prmt.b32 %r158,%r137,%r136,%r120;
st.shared.v4.u32 [%rd63+32],{%r158,%r157,%r156,%r155};
$10_9:
mul.lo.s64 %rd64,%rd5,6;
add.s64 %rd11,%rd64,%rd100;
bar.warp.sync -1;
mul.lo.s64 %rd65,%rd9,1728;
mov.u64 %rd66,_ZZ15interleave_2_c3E6shared;
add.s64 %rd67,%rd66,%rd65;
shl.b64 %rd68,%rd6,4;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r159,%r160,%r161,%r162},[%rd69];
shl.b64 %rd70,%rd7,4;
add.s64 %rd71,%rd67,%rd70;
ld.shared.v4.u32 {%r163,%r164,%r165,%r166},[%rd71];
shl.b64 %rd72,%rd8,4;
add.s64 %rd73,%rd67,%rd72;
ld.shared.v4.u32 {%r167,%r168,%r169,%r170},[%rd73];
setp.eq.s32 %p7,%r65,0;
@%p7 bra $10_11;
add.s64 %rd77,%rd19,%rd11;
add.s64 %rd74,%rd77,%rd68;
st.global.cs.v4.u32 [%rd74],{%r159,%r160,%r161,%r162};
add.s64 %rd75,%rd77,%rd70;
st.global.cs.v4.u32 [%rd75],{%r163,%r164,%r165,%r166};
add.s64 %rd76,%rd77,%rd72;
st.global.cs.v4.u32 [%rd76],{%r167,%r168,%r169,%r170};
bra.uni $10_12;
$10_11:
cvta.to.global.u64 %rd81,%rd19;
add.s64 %rd82,%rd81,%rd11;
add.s64 %rd84,%rd82,%rd68;
st.global.v4.u32 [%rd84],{%r159,%r160,%r161,%r162};
add.s64 %rd86,%rd82,%rd70;
st.global.v4.u32 [%rd86],{%r163,%r164,%r165,%r166};
add.s64 %rd88,%rd82,%rd72;
st.global.v4.u32 [%rd88],{%r167,%r168,%r169,%r170};
$10_12:
shl.b32 %r183,%r8,3;
and.b32 %r185,%r1,31;
add.s32 %r186,%r187,%r185;
add.s32 %r200,%r186,%r183;
setp.ge.u32 %p8,%r200,%r7;
@%p8 bra $10_15;
cvta.to.global.u64 %rd13,%rd22;
cvta.to.global.u64 %rd14,%rd19;
cvta.to.global.u64 %rd15,%rd21;
cvta.to.global.u64 %rd16,%rd20;
$10_14:
.pragma "nounroll";
cvt.u64.u32 %rd89,%r200;
mul.lo.s64 %rd90,%rd23,%rd89;
mul.lo.s64 %rd91,%rd25,%rd89;
add.s64 %rd92,%rd101,%rd91;
add.s64 %rd93,%rd16,%rd92;
ld.global.u16 %rs1,[%rd93];
add.s64 %rd94,%rd15,%rd92;
ld.global.u16 %rs2,[%rd94];
add.s64 %rd95,%rd13,%rd92;
ld.global.u16 %rs3,[%rd95];
add.s64 %rd96,%rd90,%rd100;
add.s64 %rd97,%rd14,%rd96;
st.global.u16 [%rd97],%rs1;
add.s64 %rd98,%rd97,%rd24;
st.global.u16 [%rd98],%rs2;
add.s64 %rd99,%rd98,%rd24;
st.global.u16 [%rd99],%rs3;
add.s32 %r200,%r200,32;
setp.lt.u32 %p9,%r200,%r7;
@%p9 bra $10_14;
$10_15:
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
.reg .b32 %r<286>;
.reg .b64 %rd<130>;
.shared .align 16 .b8 _ZZ15interleave_2_c4E6shared[4608];
ld.param.u64 %rd19,[p0];
ld.param.u64 %rd20,[p1];
ld.param.u64 %rd21,[p2];
ld.param.u64 %rd22,[p3];
ld.param.u64 %rd23,[p4];
ld.param.u32 %r84,[p5];
ld.param.u32 %r76,[p6];
ld.param.u32 %r77,[p7];
ld.param.u32 %r78,[p8];
ld.param.u32 %r79,[p9];
ld.param.u32 %r80,[p10];
ld.param.v2.u32 {%r85,%r86},[p12];
ld.param.u64 %rd30,[p12+40];
ld.param.u64 %rd29,[p12+32];
ld.param.u64 %rd28,[p12+24];
ld.param.u64 %rd27,[p12+16];
ld.param.u64 %rd26,[p11+16];
ld.param.u64 %rd25,[p11+8];
ld.param.u64 %rd24,[p11];
mov.u32 %r1,%tid.x;
mov.u32 %r87,%ctaid.x;
shl.b32 %r88,%r87,1;
shr.u32 %r89,%r1,5;
add.s32 %r2,%r88,%r89;
setp.ge.u32 %p1,%r2,%r84;
@%p1 bra $11_15;
mul.lo.s32 %r268,%r2,%r77;
setp.eq.s32 %p2,%r85,0;
mov.u64 %rd128,0;
mov.u64 %rd129,%rd128;
@%p2 bra $11_3;
div.u32 %r90,%r2,%r76;
div.u32 %r91,%r90,%r86;
mul.lo.s32 %r92,%r91,%r86;
sub.s32 %r93,%r90,%r92;
mul.lo.s32 %r94,%r77,%r76;
mul.lo.s32 %r95,%r94,%r90;
sub.s32 %r268,%r268,%r95;
cvt.u64.u32 %rd33,%r93;
mul.lo.s64 %rd34,%rd27,%rd33;
cvt.u64.u32 %rd35,%r91;
mul.lo.s64 %rd36,%rd28,%rd35;
add.s64 %rd128,%rd34,%rd36;
mul.lo.s64 %rd37,%rd29,%rd33;
mul.lo.s64 %rd38,%rd30,%rd35;
add.s64 %rd129,%rd37,%rd38;
$11_3:
add.s32 %r96,%r268,%r77;
min.u32 %r6,%r96,%r78;
min.u32 %r97,%r6,%r79;
shr.u32 %r98,%r97,3;
shr.u32 %r99,%r268,3;
sub.s32 %r100,%r98,%r99;
setp.lt.u32 %p3,%r268,%r79;
selp.b32 %r7,%r100,0,%p3;
setp.eq.s32 %p4,%r7,0;
@%p4 bra $11_12;
and.b32 %r8,%r1,31;
shl.b32 %r101,%r7,2;
add.s32 %r102,%r101,-1;
cvt.u64.u32 %rd5,%r268;
min.u32 %r103,%r8,%r102;
cvt.u64.u32 %rd6,%r103;
or.b32 %r104,%r8,32;
min.u32 %r105,%r104,%r102;
cvt.u64.u32 %rd7,%r105;
or.b32 %r106,%r8,64;
min.u32 %r107,%r106,%r102;
cvt.u64.u32 %rd8,%r107;
or.b32 %r108,%r8,96;
min.u32 %r109,%r108,%r102;
cvt.u64.u32 %rd9,%r109;
setp.ge.u32 %p5,%r8,%r7;
@%p5 bra $11_9;
shl.b64 %rd39,%rd5,1;
add.s64 %rd40,%rd129,%rd39;
setp.eq.s32 %p6,%r80,0;
add.s64 %rd41,%rd23,%rd40;
mul.wide.u32 %rd42,%r8,16;
add.s64 %rd10,%rd41,%rd42;
@%p6 bra $11_7;
mul.wide.u32 %rd47,%r268,2;
add.s64 %rd48,%rd129,%rd47;
add.s64 %rd49,%rd20,%rd48;
shl.b32 %r127,%r1,4;
cvt.u64.u32 %rd50,%r127;
and.b64 %rd51,%rd50,496;
add.s64 %rd43,%rd49,%rd51;
ld.global.cs.v4.u32 {%r269,%r270,%r271,%r272},[%rd43];
add.s64 %rd52,%rd21,%rd48;
add.s64 %rd44,%rd52,%rd51;
ld.global.cs.v4.u32 {%r273,%r274,%r275,%r276},[%rd44];
add.s64 %rd53,%rd22,%rd48;
add.s64 %rd45,%rd53,%rd51;
ld.global.cs.v4.u32 {%r277,%r278,%r279,%r280},[%rd45];
ld.global.cs.v4.u32 {%r281,%r282,%r283,%r284},[%rd10];
bra.uni $11_8;
$11_7:
cvta.to.global.u64 %rd54,%rd23;
mul.wide.u32 %rd55,%r268,2;
add.s64 %rd56,%rd129,%rd55;
add.s64 %rd57,%rd54,%rd56;
cvta.to.global.u64 %rd58,%rd22;
add.s64 %rd59,%rd58,%rd56;
cvta.to.global.u64 %rd60,%rd21;
add.s64 %rd61,%rd60,%rd56;
cvta.to.global.u64 %rd62,%rd20;
add.s64 %rd63,%rd62,%rd56;
shl.b32 %r129,%r1,4;
cvt.u64.u32 %rd64,%r129;
and.b64 %rd65,%rd64,496;
add.s64 %rd66,%rd63,%rd65;
ld.global.v4.u32 {%r269,%r270,%r271,%r272},[%rd66];
add.s64 %rd67,%rd61,%rd65;
ld.global.v4.u32 {%r273,%r274,%r275,%r276},[%rd67];
add.s64 %rd68,%rd59,%rd65;
ld.global.v4.u32 {%r277,%r278,%r279,%r280},[%rd68];
add.s64 %rd69,%rd57,%rd65;
ld.global.v4.u32 {%r281,%r282,%r283,%r284},[%rd69];
$11_8:
mov.u32 %r146,80;
prmt.b32 %r147,%r273,%r273,%r146;
prmt.b32 %r148,%r269,%r269,%r146;
mov.u32 %r149,21520;
prmt.b32 %r150,%r281,%r281,%r146;
prmt.b32 %r151,%r277,%r277,%r146;
mov.u32 %r152,114;
prmt.b32 %r153,%r273,%r273,%r152;
prmt.b32 %r154,%r269,%r269,%r152;
prmt.b32 %r155,%r281,%r281,%r152;
prmt.b32 %r156,%r277,%r277,%r152;
prmt.b32 %r157,%r274,%r274,%r146;
prmt.b32 %r158,%r270,%r270,%r146;
prmt.b32 %r159,%r282,%r282,%r146;
prmt.b32 %r160,%r278,%r278,%r146;
prmt.b32 %r161,%r274,%r274,%r152;
prmt.b32 %r162,%r270,%r270,%r152;
prmt.b32 %r163,%r282,%r282,%r152;
prmt.b32 %r164,%r278,%r278,%r152;
prmt.b32 %r165,%r275,%r275,%r146;
prmt.b32 %r166,%r271,%r271,%r146;
prmt.b32 %r167,%r283,%r283,%r146;
prmt.b32 %r168,%r279,%r279,%r146;
prmt.b32 %r169,%r275,%r275,%r152;
prmt.b32 %r170,%r271,%r271,%r152;
prmt.b32 %r171,%r283,%r283,%r152;
prmt.b32 %r172,%r279,%r279,%r152;
prmt.b32 %r173,%r276,%r276,%r146;
prmt.b32 %r174,%r272,%r272,%r146;
prmt.b32 %r175,%r284,%r284,%r146;
prmt.b32 %r176,%r280,%r280,%r146;
prmt.b32 %r177,%r276,%r276,%r152;
prmt.b32 %r178,%r272,%r272,%r152;
prmt.b32 %r179,%r284,%r284,%r152;
prmt.b32 %r180,%r280,%r280,%r152;
shl.b32 %r183,%r1,2;
and.b32 %r184,%r183,124;
shr.u32 %r185,%r8,1;
add.s32 %r186,%r185,%r184;
mul.wide.u32 %rd70,%r89,2304;
mov.u64 %rd71,_ZZ15interleave_2_c4E6shared;
add.s64 %rd72,%rd71,%rd70;
mul.wide.u32 %rd73,%r186,16;
add.s64 %rd74,%rd72,%rd73;
prmt.b32 %r188,%r156,%r155,%r149;
prmt.b32 %r189,%r154,%r153,%r149;
prmt.b32 %r190,%r151,%r150,%r149;
prmt.b32 %r191,%r148,%r147,%r149;
st.shared.v4.u32 [%rd74],{%r191,%r190,%r189,%r188};
or.b32 %r192,%r184,1;
shr.u32 %r193,%r192,3;
add.s32 %r194,%r193,%r192;
mul.wide.u32 %rd75,%r194,16;
add.s64 %rd76,%rd72,%rd75;
prmt.b32 %r195,%r164,%r163,%r149;
prmt.b32 %r196,%r162,%r161,%r149;
prmt.b32 %r197,%r160,%r159,%r149;
prmt.b32 %r198,%r158,%r157,%r149;
st.shared.v4.u32 [%rd76],{%r198,%r197,%r196,%r195};
or.b32 %r199,%r184,2;
shr.u32 %r200,%r199,3;
add.s32 %r201,%r200,%r199;
mul.wide.u32 %rd77,%r201,16;
add.s64 %rd78,%rd72,%rd77;
prmt.b32 %r202,%r172,%r171,%r149;
prmt.b32 %r203,%r170,%r169,%r149;
prmt.b32 %r204,%r168,%r167,%r149;
prmt.b32 %r205,%r166,%r165,%r149;
st.shared.v4.u32 [%rd78],{%r205,%r204,%r203,%r202};
or.b32 %r206,%r184,3;
shr.u32 %r207,%r206,3;
add.s32 %r208,%r207,%r206;
mul.wide.u32 %rd79,%r208,16;
add.s64 %rd80,%rd72,%rd79;
prmt.b32 %r209,%r180,%r179,%r149;
prmt.b32 %r210,%r178,%r177,%r149;
prmt.b32 %r211,%r176,%r175,%r149;
prmt.b32 %r212,%r174,%r173,%r149;
st.shared.v4.u32 [%rd80],{%r212,%r211,%r210,%r209};
$11_9:
cvt.u32.u64 %r213,%rd9;
bar.warp.sync -1;
cvt.u32.u64 %r214,%rd6;
shr.u32 %r215,%r214,3;
add.s32 %r216,%r215,%r214;
mul.wide.u32 %rd81,%r89,2304;
mov.u64 %rd82,_ZZ15interleave_2_c4E6shared;
add.s64 %rd83,%rd82,%rd81;
mul.wide.u32 %rd84,%r216,16;
add.s64 %rd85,%rd83,%rd84;
ld.shared.v4.u32 {%r219,%r220,%r221,%r222},[%rd85];
cvt.u32.u64 %r223,%rd7;
shr.u32 %r224,%r223,3;
add.s32 %r225,%r224,%r223;
mul.wide.u32 %rd86,%r225,16;
add.s64 %rd87,%rd83,%rd86;
ld.shared.v4.u32 {%r226,%r227,%r228,%r229},[%rd87];
cvt.u32.u64 %r230,%rd8;
shr.u32 %r231,%r230,3;
add.s32 %r232,%r231,%r230;
mul.wide.u32 %rd88,%r232,16;
add.s64 %rd89,%rd83,%rd88;
ld.shared.v4.u32 {%r233,%r234,%r235,%r236},[%rd89];
shr.u32 %r237,%r213,3;
add.s32 %r238,%r237,%r213;
mul.wide.u32 %rd90,%r238,16;
add.s64 %rd91,%rd83,%rd90;
ld.shared.v4.u32 {%r239,%r240,%r241,%r242},[%rd91];
setp.eq.s32 %p7,%r80,0;
@%p7 bra $11_11;
shl.b64 %rd96,%rd5,3;
add.s64 %rd97,%rd96,%rd128;
add.s64 %rd98,%rd19,%rd97;
shl.b64 %rd99,%rd6,4;
add.s64 %rd92,%rd98,%rd99;
st.global.cs.v4.u32 [%rd92],{%r219,%r220,%r221,%r222};
shl.b64 %rd100,%rd7,4;
add.s64 %rd93,%rd98,%rd100;
st.global.cs.v4.u32 [%rd93],{%r226,%r227,%r228,%r229};
shl.b64 %rd101,%rd8,4;
add.s64 %rd94,%rd98,%rd101;
st.global.cs.v4.u32 [%rd94],{%r233,%r234,%r235,%r236};
shl.b64 %rd102,%rd9,4;
add.s64 %rd95,%rd98,%rd102;
st.global.cs.v4.u32 [%rd95],{%r239,%r240,%r241,%r242};
bra.uni $11_12;
$11_11:
cvta.to.global.u64 %rd103,%rd19;
mul.wide.u32 %rd104,%r268,8;
add.s64 %rd105,%rd104,%rd128;
add.s64 %rd106,%rd103,%rd105;
shl.b64 %rd107,%rd6,4;
add.s64 %rd108,%rd106,%rd107;
st.global.v4.u32 [%rd108],{%r219,%r220,%r221,%r222};
shl.b64 %rd109,%rd7,4;
add.s64 %rd110,%rd106,%rd109;
st.global.v4.u32 [%rd110],{%r226,%r227,%r228,%r229};
shl.b64 %rd111,%rd8,4;
add.s64 %rd112,%rd106,%rd111;
st.global.v4.u32 [%rd112],{%r233,%r234,%r235,%r236};
shl.b64 %rd113,%rd9,4;
add.s64 %rd114,%rd106,%rd113;
st.global.v4.u32 [%rd114],{%r239,%r240,%r241,%r242};
$11_12:
shl.b32 %r264,%r7,3;
and.b32 %r266,%r1,31;
add.s32 %r267,%r268,%r266;
add.s32 %r285,%r267,%r264;
setp.ge.u32 %p9,%r285,%r6;
@%p9 bra $11_15;
cvta.to.global.u64 %rd12,%rd22;
cvta.to.global.u64 %rd13,%rd23;
cvta.to.global.u64 %rd14,%rd19;
cvta.to.global.u64 %rd15,%rd21;
cvta.to.global.u64 %rd16,%rd20;
$11_14:
.pragma "nounroll";
cvt.u64.u32 %rd115,%r285;
mul.lo.s64 %rd116,%rd24,%rd115;
mul.lo.s64 %rd117,%rd26,%rd115;
add.s64 %rd118,%rd129,%rd117;
add.s64 %rd119,%rd16,%rd118;
ld.global.u16 %rs1,[%rd119];
add.s64 %rd120,%rd15,%rd118;
ld.global.u16 %rs2,[%rd120];
add.s64 %rd121,%rd12,%rd118;
ld.global.u16 %rs3,[%rd121];
add.s64 %rd122,%rd13,%rd118;
ld.global.u16 %rs4,[%rd122];
add.s64 %rd123,%rd116,%rd128;
add.s64 %rd124,%rd14,%rd123;
st.global.u16 [%rd124],%rs1;
add.s64 %rd125,%rd124,%rd25;
st.global.u16 [%rd125],%rs2;
add.s64 %rd126,%rd125,%rd25;
st.global.u16 [%rd126],%rs3;
add.s64 %rd127,%rd126,%rd25;
st.global.u16 [%rd127],%rs4;
add.s32 %r285,%r285,32;
setp.lt.u32 %p10,%r285,%r6;
@%p10 bra $11_14;
$11_15:
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
.reg .pred %p<10>;
.reg .b32 %r<130>;
.reg .b64 %rd<83>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c2E6shared[2304];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd19,[p1];
ld.param.u64 %rd20,[p2];
ld.param.u32 %r53,[p5];
ld.param.u32 %r45,[p6];
ld.param.u32 %r46,[p7];
ld.param.u32 %r47,[p8];
ld.param.u32 %r48,[p9];
ld.param.u32 %r49,[p10];
ld.param.v2.u32 {%r54,%r55},[p12];
ld.param.u64 %rd27,[p12+40];
ld.param.u64 %rd26,[p12+32];
ld.param.u64 %rd25,[p12+24];
ld.param.u64 %rd24,[p12+16];
ld.param.u64 %rd23,[p11+16];
ld.param.u64 %rd22,[p11+8];
ld.param.u64 %rd21,[p11];
cvta.to.global.u64 %rd1,%rd20;
cvta.to.global.u64 %rd2,%rd19;
cvta.to.global.u64 %rd3,%rd18;
mov.u32 %r56,%tid.x;
and.b32 %r1,%r56,31;
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,1;
shr.u32 %r2,%r56,5;
add.s32 %r3,%r58,%r2;
setp.ge.u32 %p1,%r3,%r53;
@%p1 bra $12_14;
mul.lo.s32 %r120,%r3,%r46;
setp.eq.s32 %p2,%r54,0;
mov.u64 %rd81,0;
mov.u64 %rd82,%rd81;
@%p2 bra $12_3;
div.u32 %r59,%r3,%r45;
div.u32 %r60,%r59,%r55;
mul.lo.s32 %r61,%r60,%r55;
sub.s32 %r62,%r59,%r61;
mul.lo.s32 %r63,%r46,%r45;
mul.lo.s32 %r64,%r63,%r59;
sub.s32 %r120,%r120,%r64;
cvt.u64.u32 %rd30,%r62;
mul.lo.s64 %rd31,%rd24,%rd30;
cvt.u64.u32 %rd32,%r60;
mul.lo.s64 %rd33,%rd25,%rd32;
add.s64 %rd81,%rd31,%rd33;
mul.lo.s64 %rd34,%rd26,%rd30;
mul.lo.s64 %rd35,%rd27,%rd32;
add.s64 %rd82,%rd34,%rd35;
$12_3:
add.s32 %r65,%r120,%r46;
min.u32 %r7,%r65,%r47;
min.u32 %r66,%r7,%r48;
shr.u32 %r67,%r66,2;
shr.u32 %r68,%r120,2;
sub.s32 %r69,%r67,%r68;
setp.lt.u32 %p3,%r120,%r48;
selp.b32 %r8,%r69,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $12_11;
cvt.u64.u32 %rd8,%r2;
shl.b32 %r70,%r8,1;
add.s32 %r71,%r70,-1;
cvt.u64.u32 %rd9,%r120;
mul.wide.u32 %rd36,%r120,8;
add.s64 %rd10,%rd36,%rd82;
min.u32 %r72,%r1,%r71;
cvt.u64.u32 %rd11,%r72;
cvt.u64.u32 %rd12,%r1;
or.b32 %r9,%r1,32;
min.u32 %r73,%r9,%r71;
cvt.u64.u32 %rd13,%r73;
setp.eq.s32 %p5,%r49,0;
@%p5 bra $12_6;
add.s64 %rd39,%rd18,%rd10;
shl.b64 %rd40,%rd11,4;
add.s64 %rd37,%rd39,%rd40;
ld.global.cs.v4.u32 {%r121,%r122,%r123,%r124},[%rd37];
shl.b64 %rd41,%rd13,4;
add.s64 %rd38,%rd39,%rd41;
ld.global.cs.v4.u32 {%r125,%r126,%r127,%r128},[%rd38];
bra.uni $12_7;
$12_6:
add.s64 %rd42,%rd3,%rd10;
shl.b64 %rd43,%rd11,4;
add.s64 %rd44,%rd42,%rd43;
ld.global.v4.u32 {%r121,%r122,%r123,%r124},[%rd44];
shl.b64 %rd45,%rd13,4;
add.s64 %rd46,%rd42,%rd45;
ld.global.v4.u32 {%r125,%r126,%r127,%r128},[%rd46];
$12_7:
shr.u32 %r90,%r1,3;
add.s32 %r91,%r90,%r1;
mul.lo.s64 %rd47,%rd8,1152;
mov.u64 %rd48,_ZZ17deinterleave_4_c2E6shared;
add.s64 %rd49,%rd48,%rd47;
mul.wide.u32 %rd50,%r91,16;
add.s64 %rd51,%rd49,%rd50;
st.shared.v4.u32 [%rd51],{%r121,%r122,%r123,%r124};
shr.u32 %r92,%r9,3;
add.s32 %r93,%r92,%r9;
mul.wide.u32 %rd52,%r93,16;
add.s64 %rd53,%rd49,%rd52;
st.shared.v4.u32 [%rd53],{%r125,%r126,%r127,%r128};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $12_11;
shl.b64 %rd54,%rd9,2;
add.s64 %rd14,%rd81,%rd54;
shr.u32 %r94,%r1,2;
shl.b32 %r95,%r1,1;
add.s32 %r96,%r94,%r95;
mul.wide.u32 %rd58,%r96,16;
add.s64 %rd59,%rd49,%rd58;
ld.shared.v4.u32 {%r97,%r98,%r99,%r100},[%rd59];
or.b32 %r101,%r95,1;
shr.u32 %r102,%r101,3;
add.s32 %r103,%r102,%r101;
mul.wide.u32 %rd60,%r103,16;
add.s64 %rd61,%rd49,%rd60;
ld.shared.v4.u32 {%r104,%r105,%r106,%r107},[%rd61];
@%p5 bra $12_10;
add.s64 %rd64,%rd19,%rd14;
shl.b64 %rd65,%rd12,4;
add.s64 %rd62,%rd64,%rd65;
st.global.cs.v4.u32 [%rd62],{%r97,%r99,%r104,%r106};
add.s64 %rd66,%rd20,%rd14;
add.s64 %rd63,%rd66,%rd65;
st.global.cs.v4.u32 [%rd63],{%r98,%r100,%r105,%r107};
bra.uni $12_11;
$12_10:
add.s64 %rd67,%rd1,%rd14;
add.s64 %rd68,%rd2,%rd14;
shl.b64 %rd69,%rd12,4;
add.s64 %rd70,%rd68,%rd69;
st.global.v4.u32 [%rd70],{%r97,%r99,%r104,%r106};
add.s64 %rd71,%rd67,%rd69;
st.global.v4.u32 [%rd71],{%r98,%r100,%r105,%r107};
$12_11:
shl.b32 %r116,%r8,2;
add.s32 %r117,%r120,%r1;
add.s32 %r129,%r117,%r116;
setp.ge.u32 %p8,%r129,%r7;
@%p8 bra $12_14;
$12_13:
.pragma "nounroll";
cvt.u64.u32 %rd72,%r129;
mul.lo.s64 %rd73,%rd21,%rd72;
add.s64 %rd74,%rd73,%rd82;
add.s64 %rd75,%rd3,%rd74;
ld.global.u32 %r118,[%rd75];
add.s64 %rd76,%rd75,%rd22;
ld.global.u32 %r119,[%rd76];
mul.lo.s64 %rd77,%rd23,%rd72;
add.s64 %rd78,%rd81,%rd77;
add.s64 %rd79,%rd2,%rd78;
st.global.u32 [%rd79],%r118;
add.s64 %rd80,%rd1,%rd78;
st.global.u32 [%rd80],%r119;
add.s32 %r129,%r129,32;
setp.lt.u32 %p9,%r129,%r7;
@%p9 bra $12_13;
$12_14:
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
.reg .pred %p<11>;
.reg .b32 %r<175>;
.reg .b64 %rd<94>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c3E6shared[3456];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u32 %r68,[p5];
ld.param.u32 %r60,[p6];
ld.param.u32 %r61,[p7];
ld.param.u32 %r62,[p8];
ld.param.u32 %r63,[p9];
ld.param.u32 %r64,[p10];
ld.param.v2.u32 {%r69,%r70},[p12];
ld.param.u64 %rd27,[p12+40];
ld.param.u64 %rd26,[p12+32];
ld.param.u64 %rd25,[p12+24];
ld.param.u64 %rd24,[p12+16];
ld.param.u64 %rd23,[p11+16];
ld.param.u64 %rd22,[p11+8];
ld.param.u64 %rd21,[p11];
cvta.to.global.u64 %rd1,%rd17;
mov.u32 %r71,%tid.x;
and.b32 %r1,%r71,31;
mov.u32 %r72,%ctaid.x;
shl.b32 %r73,%r72,1;
shr.u32 %r74,%r71,5;
add.s32 %r2,%r73,%r74;
setp.ge.u32 %p1,%r2,%r68;
@%p1 bra $13_14;
mul.lo.s32 %r161,%r2,%r61;
setp.eq.s32 %p2,%r69,0;
mov.u64 %rd92,0;
mov.u64 %rd93,%rd92;
@%p2 bra $13_3;
div.u32 %r75,%r2,%r60;
div.u32 %r76,%r75,%r70;
mul.lo.s32 %r77,%r76,%r70;
sub.s32 %r78,%r75,%r77;
mul.lo.s32 %r79,%r61,%r60;
mul.lo.s32 %r80,%r79,%r75;
sub.s32 %r161,%r161,%r80;
cvt.u64.u32 %rd30,%r78;
mul.lo.s64 %rd31,%rd24,%rd30;
cvt.u64.u32 %rd32,%r76;
mul.lo.s64 %rd33,%rd25,%rd32;
add.s64 %rd92,%rd31,%rd33;
mul.lo.s64 %rd34,%rd26,%rd30;
mul.lo.s64 %rd35,%rd27,%rd32;
add.s64 %rd93,%rd34,%rd35;
$13_3:
add.s32 %r81,%r161,%r61;
min.u32 %r6,%r81,%r62;
min.u32 %r82,%r6,%r63;
shr.u32 %r83,%r82,2;
shr.u32 %r84,%r161,2;
sub.s32 %r85,%r83,%r84;
setp.lt.u32 %p3,%r161,%r63;
selp.b32 %r7,%r85,0,%p3;
setp.eq.s32 %p4,%r7,0;
@%p4 bra $13_11;
mad.lo.s32 %r8,%r7,3,-1;
cvt.u64.u32 %rd6,%r161;
mul.wide.u32 %rd36,%r161,12;
add.s64 %rd7,%rd36,%rd93;
min.u32 %r86,%r1,%r8;
cvt.u64.u32 %rd8,%r86;
cvt.u64.u32 %rd9,%r1;
setp.eq.s32 %p5,%r64,0;
@%p5 bra $13_6;
add.s64 %rd40,%rd17,%rd7;
or.b32 %r99,%r1,32;
or.b32 %r100,%r1,64;
shl.b64 %rd41,%rd8,4;
add.s64 %rd37,%rd40,%rd41;
ld.global.cs.v4.u32 {%r162,%r163,%r164,%r165},[%rd37];
min.u32 %r101,%r99,%r8;
mul.wide.u32 %rd42,%r101,16;
add.s64 %rd38,%rd40,%rd42;
ld.global.cs.v4.u32 {%r166,%r167,%r168,%r169},[%rd38];
min.u32 %r102,%r100,%r8;
mul.wide.u32 %rd43,%r102,16;
add.s64 %rd39,%rd40,%rd43;
ld.global.cs.v4.u32 {%r170,%r171,%r172,%r173},[%rd39];
bra.uni $13_7;
$13_6:
add.s64 %rd44,%rd1,%rd7;
shl.b64 %rd45,%rd8,4;
add.s64 %rd46,%rd44,%rd45;
ld.global.v4.u32 {%r162,%r163,%r164,%r165},[%rd46];
or.b32 %r109,%r1,32;
min.u32 %r116,%r109,%r8;
mul.wide.u32 %rd47,%r116,16;
add.s64 %rd48,%rd44,%rd47;
ld.global.v4.u32 {%r166,%r167,%r168,%r169},[%rd48];
or.b32 %r121,%r1,64;
min.u32 %r122,%r121,%r8;
mul.wide.u32 %rd49,%r122,16;
add.s64 %rd50,%rd44,%rd49;
ld.global.v4.u32 {%r170,%r171,%r172,%r173},[%rd50];
$13_7:
mul.wide.u32 %rd51,%r74,1728;
mov.u64 %rd52,_ZZ17deinterleave_4_c3E6shared;
add.s64 %rd53,%rd52,%rd51;
shl.b64 %rd54,%rd9,4;
add.s64 %rd55,%rd53,%rd54;
st.shared.v4.u32 [%rd55],{%r162,%r163,%r164,%r165};
st.shared.v4.u32 [%rd55+512],{%r166,%r167,%r168,%r169};
st.shared.v4.u32 [%rd55+1024],{%r170,%r171,%r172,%r173};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r7;
@%p7 bra $13_11;
shl.b64 %rd56,%rd6,2;
add.s64 %rd10,%rd92,%rd56;
mul.lo.s32 %r129,%r1,3;
mul.wide.u32 %rd60,%r129,16;
add.s64 %rd61,%rd53,%rd60;
ld.shared.v4.u32 {%r132,%r133,%r134,%r135},[%rd61];
ld.shared.v4.u32 {%r136,%r137,%r138,%r139},[%rd61+16];
ld.shared.v4.u32 {%r140,%r141,%r142,%r143},[%rd61+32];
@%p5 bra $13_10;
add.s64 %rd65,%rd18,%rd10;
add.s64 %rd62,%rd65,%rd54;
st.global.cs.v4.u32 [%rd62],{%r132,%r135,%r138,%r141};
add.s64 %rd67,%rd19,%rd10;
add.s64 %rd63,%rd67,%rd54;
st.global.cs.v4.u32 [%rd63],{%r133,%r136,%r139,%r142};
add.s64 %rd68,%rd20,%rd10;
add.s64 %rd64,%rd68,%rd54;
st.global.cs.v4.u32 [%rd64],{%r134,%r137,%r140,%r143};
bra.uni $13_11;
$13_10:
cvta.to.global.u64 %rd69,%rd20;
add.s64 %rd70,%rd69,%rd10;
mul.wide.u32 %rd71,%r161,4;
add.s64 %rd72,%rd92,%rd71;
cvta.to.global.u64 %rd73,%rd19;
add.s64 %rd74,%rd73,%rd72;
cvta.to.global.u64 %rd75,%rd18;
add.s64 %rd76,%rd75,%rd10;
add.s64 %rd78,%rd76,%rd54;
st.global.v4.u32 [%rd78],{%r132,%r135,%r138,%r141};
add.s64 %rd79,%rd74,%rd54;
st.global.v4.u32 [%rd79],{%r133,%r136,%r139,%r142};
add.s64 %rd80,%rd70,%rd54;
st.global.v4.u32 [%rd80],{%r134,%r137,%r140,%r143};
$13_11:
shl.b32 %r156,%r7,2;
add.s32 %r157,%r161,%r1;
add.s32 %r174,%r157,%r156;
setp.ge.u32 %p9,%r174,%r6;
@%p9 bra $13_14;
cvta.to.global.u64 %rd12,%rd20;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd19;
$13_13:
.pragma "nounroll";
cvt.u64.u32 %rd81,%r174;
mul.lo.s64 %rd82,%rd21,%rd81;
add.s64 %rd83,%rd82,%rd93;
add.s64 %rd84,%rd1,%rd83;
ld.global.u32 %r158,[%rd84];
add.s64 %rd85,%rd84,%rd22;
ld.global.u32 %r159,[%rd85];
add.s64 %rd86,%rd85,%rd22;
ld.global.u32 %r160,[%rd86];
mul.lo.s64 %rd87,%rd23,%rd81;
add.s64 %rd88,%rd92,%rd87;
add.s64 %rd89,%rd13,%rd88;
st.global.u32 [%rd89],%r158;
add.s64 %rd90,%rd14,%rd88;
st.global.u32 [%rd90],%r159;
add.s64 %rd91,%rd12,%rd88;
st.global.u32 [%rd91],%r160;
add.s32 %r174,%r174,32;
setp.lt.u32 %p10,%r174,%r6;
@%p10 bra $13_13;
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
.reg .pred %p<15>;
.reg .b32 %r<277>;
.reg .b64 %rd<121>;
.shared .align 16 .b8 _ZZ17deinterleave_4_c4E6shared[4608];
ld.param.u64 %rd14,[p0];
ld.param.u64 %rd15,[p1];
ld.param.u64 %rd16,[p2];
ld.param.u64 %rd17,[p3];
ld.param.u64 %rd18,[p4];
ld.param.u32 %r89,[p5];
ld.param.u32 %r81,[p6];
ld.param.u32 %r82,[p7];
ld.param.u32 %r83,[p8];
ld.param.u32 %r84,[p9];
ld.param.u32 %r85,[p10];
ld.param.v2.u32 {%r90,%r91},[p12];
ld.param.u64 %rd25,[p12+40];
ld.param.u64 %rd24,[p12+32];
ld.param.u64 %rd23,[p12+24];
ld.param.u64 %rd22,[p12+16];
ld.param.u64 %rd21,[p11+16];
ld.param.u64 %rd20,[p11+8];
ld.param.u64 %rd19,[p11];
mov.u32 %r1,%tid.x;
mov.u32 %r92,%ctaid.x;
shl.b32 %r93,%r92,1;
shr.u32 %r94,%r1,5;
add.s32 %r2,%r93,%r94;
setp.ge.u32 %p1,%r2,%r89;
@%p1 bra $14_15;
mul.lo.s32 %r258,%r2,%r82;
setp.eq.s32 %p2,%r90,0;
mov.u64 %rd119,0;
mov.u64 %rd120,%rd119;
@%p2 bra $14_3;
div.u32 %r95,%r2,%r81;
div.u32 %r96,%r95,%r91;
mul.lo.s32 %r97,%r96,%r91;
sub.s32 %r98,%r95,%r97;
mul.lo.s32 %r99,%r82,%r81;
mul.lo.s32 %r100,%r99,%r95;
sub.s32 %r258,%r258,%r100;
cvt.u64.u32 %rd28,%r98;
mul.lo.s64 %rd29,%rd22,%rd28;
cvt.u64.u32 %rd30,%r96;
mul.lo.s64 %rd31,%rd23,%rd30;
add.s64 %rd119,%rd29,%rd31;
mul.lo.s64 %rd32,%rd24,%rd28;
mul.lo.s64 %rd33,%rd25,%rd30;
add.s64 %rd120,%rd32,%rd33;
$14_3:
add.s32 %r101,%r258,%r82;
min.u32 %r6,%r101,%r83;
min.u32 %r102,%r6,%r84;
shr.u32 %r103,%r102,2;
shr.u32 %r104,%r258,2;
sub.s32 %r105,%r103,%r104;
setp.lt.u32 %p3,%r258,%r84;
selp.b32 %r7,%r105,0,%p3;
setp.eq.s32 %p4,%r7,0;
@%p4 bra $14_11;
and.b32 %r8,%r1,31;
cvt.u64.u32 %rd5,%r258;
setp.eq.s32 %p5,%r85,0;
@%p5 bra $14_6;
shl.b32 %r127,%r7,2;
add.s32 %r128,%r127,-1;
min.u32 %r131,%r8,%r128;
mul.wide.u32 %rd38,%r258,16;
add.s64 %rd39,%rd38,%rd120;
add.s64 %rd40,%rd14,%rd39;
mul.wide.u32 %rd41,%r131,16;
add.s64 %rd34,%rd40,%rd41;
ld.global.cs.v4.u32 {%r259,%r260,%r261,%r262},[%rd34];
or.b32 %r132,%r8,32;
min.u32 %r133,%r132,%r128;
mul.wide.u32 %rd42,%r133,16;
add.s64 %rd35,%rd40,%rd42;
ld.global.cs.v4.u32 {%r263,%r264,%r265,%r266},[%rd35];
or.b32 %r134,%r8,64;
min.u32 %r135,%r134,%r128;
mul.wide.u32 %rd43,%r135,16;
add.s64 %rd36,%rd40,%rd43;
ld.global.cs.v4.u32 {%r267,%r268,%r269,%r270},[%rd36];
or.b32 %r136,%r8,96;
min.u32 %r137,%r136,%r128;
mul.wide.u32 %rd44,%r137,16;
add.s64 %rd37,%rd40,%rd44;
ld.global.cs.v4.u32 {%r271,%r272,%r273,%r274},[%rd37];
bra.uni $14_7;
$14_11:
mov.u32 %r275,0;
bra.uni $14_12;
$14_6:
shl.b32 %r138,%r7,2;
add.s32 %r139,%r138,-1;
cvta.to.global.u64 %rd45,%rd14;
mul.wide.u32 %rd46,%r258,16;
add.s64 %rd47,%rd46,%rd120;
add.s64 %rd48,%rd45,%rd47;
min.u32 %r140,%r8,%r139;
mul.wide.u32 %rd49,%r140,16;
add.s64 %rd50,%rd48,%rd49;
ld.global.v4.u32 {%r259,%r260,%r261,%r262},[%rd50];
or.b32 %r154,%r8,32;
min.u32 %r155,%r154,%r139;
mul.wide.u32 %rd51,%r155,16;
add.s64 %rd52,%rd48,%rd51;
ld.global.v4.u32 {%r263,%r264,%r265,%r266},[%rd52];
or.b32 %r160,%r8,64;
min.u32 %r161,%r160,%r139;
mul.wide.u32 %rd53,%r161,16;
add.s64 %rd54,%rd48,%rd53;
ld.global.v4.u32 {%r267,%r268,%r269,%r270},[%rd54];
or.b32 %r166,%r8,96;
min.u32 %r167,%r166,%r139;
mul.wide.u32 %rd55,%r167,16;
add.s64 %rd56,%rd48,%rd55;
ld.global.v4.u32 {%r271,%r272,%r273,%r274},[%rd56];
$14_7:
shr.u32 %r174,%r8,3;
add.s32 %r175,%r174,%r8;
mul.wide.u32 %rd57,%r94,2304;
mov.u64 %rd58,_ZZ17deinterleave_4_c4E6shared;
add.s64 %rd59,%rd58,%rd57;
mul.wide.u32 %rd60,%r175,16;
add.s64 %rd61,%rd59,%rd60;
st.shared.v4.u32 [%rd61],{%r259,%r260,%r261,%r262};
or.b32 %r177,%r8,32;
shr.u32 %r178,%r177,3;
add.s32 %r179,%r178,%r177;
mul.wide.u32 %rd62,%r179,16;
add.s64 %rd63,%rd59,%rd62;
st.shared.v4.u32 [%rd63],{%r263,%r264,%r265,%r266};
or.b32 %r180,%r8,64;
shr.u32 %r181,%r180,3;
add.s32 %r182,%r181,%r180;
mul.wide.u32 %rd64,%r182,16;
add.s64 %rd65,%rd59,%rd64;
st.shared.v4.u32 [%rd65],{%r267,%r268,%r269,%r270};
or.b32 %r183,%r8,96;
shr.u32 %r184,%r183,3;
add.s32 %r185,%r184,%r183;
mul.wide.u32 %rd66,%r185,16;
add.s64 %rd67,%rd59,%rd66;
st.shared.v4.u32 [%rd67],{%r271,%r272,%r273,%r274};
bar.warp.sync -1;
setp.ge.u32 %p9,%r8,%r7;
shl.b32 %r275,%r7,2;
@%p9 bra $14_12;
shl.b32 %r193,%r1,2;
and.b32 %r194,%r193,124;
shr.u32 %r195,%r8,1;
add.s32 %r196,%r195,%r194;
mul.wide.u32 %rd71,%r196,16;
add.s64 %rd72,%rd59,%rd71;
ld.shared.v4.u32 {%r198,%r199,%r200,%r201},[%rd72];
or.b32 %r202,%r194,1;
shr.u32 %r203,%r202,3;
add.s32 %r204,%r203,%r202;
mul.wide.u32 %rd73,%r204,16;
add.s64 %rd74,%rd59,%rd73;
ld.shared.v4.u32 {%r205,%r206,%r207,%r208},[%rd74];
or.b32 %r209,%r194,2;
shr.u32 %r210,%r209,3;
add.s32 %r211,%r210,%r209;
mul.wide.u32 %rd75,%r211,16;
add.s64 %rd76,%rd59,%rd75;
ld.shared.v4.u32 {%r212,%r213,%r214,%r215},[%rd76];
or.b32 %r216,%r194,3;
shr.u32 %r217,%r216,3;
add.s32 %r218,%r217,%r216;
mul.wide.u32 %rd77,%r218,16;
add.s64 %rd78,%rd59,%rd77;
ld.shared.v4.u32 {%r219,%r220,%r221,%r222},[%rd78];
@%p5 bra $14_10;
shl.b64 %rd83,%rd5,2;
add.s64 %rd84,%rd119,%rd83;
add.s64 %rd85,%rd15,%rd84;
mul.wide.u32 %rd86,%r8,16;
add.s64 %rd79,%rd85,%rd86;
st.global.cs.v4.u32 [%rd79],{%r198,%r205,%r212,%r219};
add.s64 %rd87,%rd16,%rd84;
add.s64 %rd80,%rd87,%rd86;
st.global.cs.v4.u32 [%rd80],{%r199,%r206,%r213,%r220};
add.s64 %rd88,%rd17,%rd84;
add.s64 %rd81,%rd88,%rd86;
st.global.cs.v4.u32 [%rd81],{%r200,%r207,%r214,%r221};
add.s64 %rd89,%rd18,%rd84;
add.s64 %rd82,%rd89,%rd86;
st.global.cs.v4.u32 [%rd82],{%r201,%r208,%r215,%r222};
bra.uni $14_12;
$14_10:
cvta.to.global.u64 %rd90,%rd18;
mul.wide.u32 %rd91,%r258,4;
add.s64 %rd92,%rd119,%rd91;
add.s64 %rd93,%rd90,%rd92;
cvta.to.global.u64 %rd94,%rd17;
add.s64 %rd95,%rd94,%rd92;
cvta.to.global.u64 %rd96,%rd16;
add.s64 %rd97,%rd96,%rd92;
cvta.to.global.u64 %rd98,%rd15;
add.s64 %rd99,%rd98,%rd92;
shl.b32 %r245,%r1,4;
cvt.u64.u32 %rd100,%r245;
and.b64 %rd101,%rd100,496;
add.s64 %rd102,%rd99,%rd101;
st.global.v4.u32 [%rd102],{%r198,%r205,%r212,%r219};
add.s64 %rd103,%rd97,%rd101;
st.global.v4.u32 [%rd103],{%r199,%r206,%r213,%r220};
add.s64 %rd104,%rd95,%rd101;
st.global.v4.u32 [%rd104],{%r200,%r207,%r214,%r221};
add.s64 %rd105,%rd93,%rd101;
st.global.v4.u32 [%rd105],{%r201,%r208,%r215,%r222};
$14_12:
and.b32 %r252,%r1,31;
add.s32 %r253,%r258,%r252;
add.s32 %r276,%r253,%r275;
setp.ge.u32 %p13,%r276,%r6;
@%p13 bra $14_15;
cvta.to.global.u64 %rd7,%rd18;
cvta.to.global.u64 %rd8,%rd15;
cvta.to.global.u64 %rd9,%rd16;
cvta.to.global.u64 %rd10,%rd17;
cvta.to.global.u64 %rd11,%rd14;
$14_14:
.pragma "nounroll";
cvt.u64.u32 %rd106,%r276;
mul.lo.s64 %rd107,%rd19,%rd106;
add.s64 %rd108,%rd107,%rd120;
add.s64 %rd109,%rd11,%rd108;
ld.global.u32 %r254,[%rd109];
add.s64 %rd110,%rd109,%rd20;
ld.global.u32 %r255,[%rd110];
add.s64 %rd111,%rd110,%rd20;
ld.global.u32 %r256,[%rd111];
add.s64 %rd112,%rd111,%rd20;
ld.global.u32 %r257,[%rd112];
mul.lo.s64 %rd113,%rd21,%rd106;
add.s64 %rd114,%rd119,%rd113;
add.s64 %rd115,%rd8,%rd114;
st.global.u32 [%rd115],%r254;
add.s64 %rd116,%rd9,%rd114;
st.global.u32 [%rd116],%r255;
add.s64 %rd117,%rd10,%rd114;
st.global.u32 [%rd117],%r256;
add.s64 %rd118,%rd7,%rd114;
st.global.u32 [%rd118],%r257;
add.s32 %r276,%r276,32;
setp.lt.u32 %p14,%r276,%r6;
@%p14 bra $14_14;
$14_15:
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
.reg .pred %p<10>;
.reg .b32 %r<132>;
.reg .b64 %rd<83>;
.shared .align 16 .b8 _ZZ15interleave_4_c2E6shared[2304];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd19,[p1];
ld.param.u64 %rd20,[p2];
ld.param.u32 %r52,[p5];
ld.param.u32 %r44,[p6];
ld.param.u32 %r45,[p7];
ld.param.u32 %r46,[p8];
ld.param.u32 %r47,[p9];
ld.param.u32 %r48,[p10];
ld.param.v2.u32 {%r53,%r54},[p12];
ld.param.u64 %rd27,[p12+40];
ld.param.u64 %rd26,[p12+32];
ld.param.u64 %rd25,[p12+24];
ld.param.u64 %rd24,[p12+16];
ld.param.u64 %rd23,[p11+16];
ld.param.u64 %rd22,[p11+8];
ld.param.u64 %rd21,[p11];
cvta.to.global.u64 %rd1,%rd18;
cvta.to.global.u64 %rd2,%rd20;
cvta.to.global.u64 %rd3,%rd19;
mov.u32 %r55,%tid.x;
and.b32 %r1,%r55,31;
mov.u32 %r56,%ctaid.x;
shl.b32 %r57,%r56,1;
shr.u32 %r2,%r55,5;
add.s32 %r3,%r57,%r2;
setp.ge.u32 %p1,%r3,%r52;
@%p1 bra $15_15;
mul.lo.s32 %r122,%r3,%r45;
setp.eq.s32 %p2,%r53,0;
mov.u64 %rd81,0;
mov.u64 %rd82,%rd81;
@%p2 bra $15_3;
div.u32 %r58,%r3,%r44;
div.u32 %r59,%r58,%r54;
mul.lo.s32 %r60,%r59,%r54;
sub.s32 %r61,%r58,%r60;
mul.lo.s32 %r62,%r45,%r44;
mul.lo.s32 %r63,%r62,%r58;
sub.s32 %r122,%r122,%r63;
cvt.u64.u32 %rd30,%r61;
mul.lo.s64 %rd31,%rd24,%rd30;
cvt.u64.u32 %rd32,%r59;
mul.lo.s64 %rd33,%rd25,%rd32;
add.s64 %rd81,%rd31,%rd33;
mul.lo.s64 %rd34,%rd26,%rd30;
mul.lo.s64 %rd35,%rd27,%rd32;
add.s64 %rd82,%rd34,%rd35;
$15_3:
add.s32 %r64,%r122,%r45;
min.u32 %r7,%r64,%r46;
min.u32 %r65,%r7,%r47;
shr.u32 %r66,%r65,2;
shr.u32 %r67,%r122,2;
sub.s32 %r68,%r66,%r67;
setp.lt.u32 %p3,%r122,%r47;
selp.b32 %r8,%r68,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $15_12;
cvt.u64.u32 %rd8,%r2;
shl.b32 %r69,%r8,1;
add.s32 %r70,%r69,-1;
cvt.u64.u32 %rd9,%r122;
min.u32 %r71,%r1,%r70;
cvt.u64.u32 %rd10,%r71;
cvt.u64.u32 %rd11,%r1;
or.b32 %r72,%r1,32;
min.u32 %r73,%r72,%r70;
cvt.u64.u32 %rd12,%r73;
setp.ge.u32 %p5,%r1,%r8;
@%p5 bra $15_9;
shl.b64 %rd36,%rd9,2;
add.s64 %rd13,%rd82,%rd36;
setp.eq.s32 %p6,%r48,0;
@%p6 bra $15_7;
add.s64 %rd39,%rd19,%rd13;
shl.b64 %rd40,%rd11,4;
add.s64 %rd37,%rd39,%rd40;
ld.global.cs.v4.u32 {%r123,%r124,%r125,%r126},[%rd37];
add.s64 %rd41,%rd20,%rd13;
add.s64 %rd38,%rd41,%rd40;
ld.global.cs.v4.u32 {%r127,%r128,%r129,%r130},[%rd38];
bra.uni $15_8;
$15_7:
add.s64 %rd42,%rd2,%rd13;
add.s64 %rd43,%rd3,%rd13;
shl.b64 %rd44,%rd11,4;
add.s64 %rd45,%rd43,%rd44;
ld.global.v4.u32 {%r123,%r124,%r125,%r126},[%rd45];
add.s64 %rd46,%rd42,%rd44;
ld.global.v4.u32 {%r127,%r128,%r129,%r130},[%rd46];
$15_8:
shr.u32 %r90,%r1,2;
shl.b32 %r91,%r1,1;
add.s32 %r92,%r90,%r91;
mul.lo.s64 %rd47,%rd8,1152;
mov.u64 %rd48,_ZZ15interleave_4_c2E6shared;
add.s64 %rd49,%rd48,%rd47;
mul.wide.u32 %rd50,%r92,16;
add.s64 %rd51,%rd49,%rd50;
st.shared.v4.u32 [%rd51],{%r123,%r127,%r124,%r128};
or.b32 %r93,%r91,1;
shr.u32 %r94,%r93,3;
add.s32 %r95,%r94,%r93;
mul.wide.u32 %rd52,%r95,16;
add.s64 %rd53,%rd49,%rd52;
st.shared.v4.u32 [%rd53],{%r125,%r129,%r126,%r130};
$15_9:
shl.b64 %rd54,%rd9,3;
add.s64 %rd14,%rd54,%rd81;
cvt.u32.u64 %r96,%rd12;
bar.warp.sync -1;
cvt.u32.u64 %r97,%rd10;
shr.u32 %r98,%r97,3;
add.s32 %r99,%r98,%r97;
mul.lo.s64 %rd55,%rd8,1152;
mov.u64 %rd56,_ZZ15interleave_4_c2E6shared;
add.s64 %rd57,%rd56,%rd55;
mul.wide.u32 %rd58,%r99,16;
add.s64 %rd59,%rd57,%rd58;
ld.shared.v4.u32 {%r100,%r101,%r102,%r103},[%rd59];
shr.u32 %r104,%r96,3;
add.s32 %r105,%r104,%r96;
mul.wide.u32 %rd60,%r105,16;
add.s64 %rd61,%rd57,%rd60;
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%rd61];
setp.eq.s32 %p7,%r48,0;
@%p7 bra $15_11;
add.s64 %rd64,%rd18,%rd14;
shl.b64 %rd65,%rd10,4;
add.s64 %rd62,%rd64,%rd65;
st.global.cs.v4.u32 [%rd62],{%r100,%r101,%r102,%r103};
shl.b64 %rd66,%rd12,4;
add.s64 %rd63,%rd64,%rd66;
st.global.cs.v4.u32 [%rd63],{%r106,%r107,%r108,%r109};
bra.uni $15_12;
$15_11:
add.s64 %rd67,%rd1,%rd14;
shl.b64 %rd68,%rd10,4;
add.s64 %rd69,%rd67,%rd68;
st.global.v4.u32 [%rd69],{%r100,%r101,%r102,%r103};
shl.b64 %rd70,%rd12,4;
add.s64 %rd71,%rd67,%rd70;
st.global.v4.u32 [%rd71],{%r106,%r107,%r108,%r109};
$15_12:
shl.b32 %r118,%r8,2;
add.s32 %r119,%r122,%r1;
add.s32 %r131,%r119,%r118;
setp.ge.u32 %p8,%r131,%r7;
@%p8 bra $15_15;
$15_14:
.pragma "nounroll";
cvt.u64.u32 %rd72,%r131;
mul.lo.s64 %rd73,%rd21,%rd72;
add.s64 %rd74,%rd73,%rd81;
mul.lo.s64 %rd75,%rd23,%rd72;
add.s64 %rd76,%rd82,%rd75;
add.s64 %rd77,%rd3,%rd76;
ld.global.u32 %r120,[%rd77];
add.s64 %rd78,%rd2,%rd76;
ld.global.u32 %r121,[%rd78];
add.s64 %rd79,%rd1,%rd74;
st.global.u32 [%rd79],%r120;
add.s64 %rd80,%rd79,%rd22;
st.global.u32 [%rd80],%r121;
add.s32 %r131,%r131,32;
setp.lt.u32 %p9,%r131,%r7;
@%p9 bra $15_14;
$15_15:
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
.reg .b32 %r<165>;
.reg .b64 %rd<102>;
.shared .align 16 .b8 _ZZ15interleave_4_c3E6shared[3456];
ld.param.u64 %rd19,[p0];
ld.param.u64 %rd20,[p1];
ld.param.u64 %rd21,[p2];
ld.param.u64 %rd22,[p3];
ld.param.u32 %r69,[p5];
ld.param.u32 %r61,[p6];
ld.param.u32 %r62,[p7];
ld.param.u32 %r63,[p8];
ld.param.u32 %r64,[p9];
ld.param.u32 %r65,[p10];
ld.param.v2.u32 {%r70,%r71},[p12];
ld.param.u64 %rd29,[p12+40];
ld.param.u64 %rd28,[p12+32];
ld.param.u64 %rd27,[p12+24];
ld.param.u64 %rd26,[p12+16];
ld.param.u64 %rd25,[p11+16];
ld.param.u64 %rd24,[p11+8];
ld.param.u64 %rd23,[p11];
mov.u32 %r1,%tid.x;
mov.u32 %r72,%ctaid.x;
shl.b32 %r73,%r72,1;
shr.u32 %r2,%r1,5;
add.s32 %r3,%r73,%r2;
setp.ge.u32 %p1,%r3,%r69;
@%p1 bra $16_15;
mul.lo.s32 %r151,%r3,%r62;
setp.eq.s32 %p2,%r70,0;
mov.u64 %rd100,0;
mov.u64 %rd101,%rd100;
@%p2 bra $16_3;
div.u32 %r74,%r3,%r61;
div.u32 %r75,%r74,%r71;
mul.lo.s32 %r76,%r75,%r71;
sub.s32 %r77,%r74,%r76;
mul.lo.s32 %r78,%r62,%r61;
mul.lo.s32 %r79,%r78,%r74;
sub.s32 %r151,%r151,%r79;
cvt.u64.u32 %rd32,%r77;
mul.lo.s64 %rd33,%rd26,%rd32;
cvt.u64.u32 %rd34,%r75;
mul.lo.s64 %rd35,%rd27,%rd34;
add.s64 %rd100,%rd33,%rd35;
mul.lo.s64 %rd36,%rd28,%rd32;
mul.lo.s64 %rd37,%rd29,%rd34;
add.s64 %rd101,%rd36,%rd37;
$16_3:
add.s32 %r80,%r151,%r62;
min.u32 %r7,%r80,%r63;
min.u32 %r81,%r7,%r64;
shr.u32 %r82,%r81,2;
shr.u32 %r83,%r151,2;
sub.s32 %r84,%r82,%r83;
setp.lt.u32 %p3,%r151,%r64;
selp.b32 %r8,%r84,0,%p3;
setp.eq.s32 %p4,%r8,0;
@%p4 bra $16_12;
and.b32 %r9,%r1,31;
mad.lo.s32 %r85,%r8,3,-1;
cvt.u64.u32 %rd5,%r151;
min.u32 %r86,%r9,%r85;
cvt.u64.u32 %rd6,%r86;
or.b32 %r87,%r9,32;
min.u32 %r88,%r87,%r85;
cvt.u64.u32 %rd7,%r88;
or.b32 %r89,%r9,64;
min.u32 %r90,%r89,%r85;
cvt.u64.u32 %rd8,%r90;
cvt.u64.u32 %rd9,%r2;
setp.ge.u32 %p5,%r9,%r8;
@%p5 bra $16_9;
shl.b64 %rd38,%rd5,2;
add.s64 %rd10,%rd101,%rd38;
setp.eq.s32 %p6,%r65,0;
@%p6 bra $16_7;
add.s64 %rd42,%rd20,%rd10;
mul.wide.u32 %rd43,%r9,16;
add.s64 %rd39,%rd42,%rd43;
ld.global.cs.v4.u32 {%r152,%r153,%r154,%r155},[%rd39];
add.s64 %rd44,%rd21,%rd10;
add.s64 %rd40,%rd44,%rd43;
ld.global.cs.v4.u32 {%r156,%r157,%r158,%r159},[%rd40];
add.s64 %rd45,%rd22,%rd10;
add.s64 %rd41,%rd45,%rd43;
ld.global.cs.v4.u32 {%r160,%r161,%r162,%r163},[%rd41];
bra.uni $16_8;
$16_7:
cvta.to.global.u64 %rd46,%rd22;
add.s64 %rd47,%rd46,%rd10;
mul.wide.u32 %rd48,%r151,4;
add.s64 %rd49,%rd101,%rd48;
cvta.to.global.u64 %rd50,%rd21;
add.s64 %rd51,%rd50,%rd49;
cvta.to.global.u64 %rd52,%rd20;
add.s64 %rd53,%rd52,%rd49;
shl.b32 %r104,%r1,4;
cvt.u64.u32 %rd54,%r104;
and.b64 %rd55,%rd54,496;
add.s64 %rd56,%rd53,%rd55;
ld.global.v4.u32 {%r152,%r153,%r154,%r155},[%rd56];
add.s64 %rd57,%rd51,%rd55;
ld.global.v4.u32 {%r156,%r157,%r158,%r159},[%rd57];
add.s64 %rd58,%rd47,%rd55;
ld.global.v4.u32 {%r160,%r161,%r162,%r163},[%rd58];
$16_8:
mul.lo.s32 %r119,%r9,3;
mul.lo.s64 %rd59,%rd9,1728;
mov.u64 %rd60,_ZZ15interleave_4_c3E6shared;
add.s64 %rd61,%rd60,%rd59;
mul.wide.u32 %rd62,%r119,16;
add.s64 %rd63,%rd61,%rd62;
st.shared.v4.u32 [%rd63],{%r152,%r156,%r160,%r153};
st.shared.v4.u32 [%rd63+16],{%r157,%r161,%r154,%r158};
st.shared.v4.u32 [%rd63+32],{%r162,%r155,%r159,%r163};
$16_9:
mul.lo.s64 %rd64,%rd5,12;
add.s64 %rd11,%rd64,%rd100;
bar.warp.sync -1;
mul.lo.s64 %rd65,%rd9,1728;
mov.u64 %rd66,_ZZ15interleave_4_c3E6shared;
add.s64 %rd67,%rd66,%rd65;
shl.b64 %rd68,%rd6,4;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r120,%r121,%r122,%r123},[%rd69];
shl.b64 %rd70,%rd7,4;
add.s64 %rd71,%rd67,%rd70;
ld.shared.v4.u32 {%r124,%r125,%r126,%r127},[%rd71];
shl.b64 %rd72,%rd8,4;
add.s64 %rd73,%rd67,%rd72;
ld.shared.v4.u32 {%r128,%r129,%r130,%r131},[%rd73];
setp.eq.s32 %p7,%r65,0;
@%p7 bra $16_11;
add.s64 %rd77,%rd19,%rd11;
add.s64 %rd74,%rd77,%rd68;
st.global.cs.v4.u32 [%rd74],{%r120,%r121,%r122,%r123};
add.s64 %rd75,%rd77,%rd70;
st.global.cs.v4.u32 [%rd75],{%r124,%r125,%r126,%r127};
add.s64 %rd76,%rd77,%rd72;
st.global.cs.v4.u32 [%rd76],{%r128,%r129,%r130,%r131};
bra.uni $16_12;
$16_11:
cvta.to.global.u64 %rd81,%rd19;
add.s64 %rd82,%rd81,%rd11;
add.s64 %rd84,%rd82,%rd68;
st.global.v4.u32 [%rd84],{%r120,%r121,%r122,%r123};
add.s64 %rd86,%rd82,%rd70;
st.global.v4.u32 [%rd86],{%r124,%r125,%r126,%r127};
add.s64 %rd88,%rd82,%rd72;
st.global.v4.u32 [%rd88],{%r128,%r129,%r130,%r131};
$16_12:
shl.b32 %r144,%r8,2;
and.b32 %r146,%r1,31;
add.s32 %r147,%r151,%r146;
add.s32 %r164,%r147,%r144;
setp.ge.u32 %p8,%r164,%r7;
@%p8 bra $16_15;
cvta.to.global.u64 %rd13,%rd22;
cvta.to.global.u64 %rd14,%rd19;
cvta.to.global.u64 %rd15,%rd21;
cvta.to.global.u64 %rd16,%rd20;
$16_14:
.pragma "nounroll";
cvt.u64.u32 %rd89,%r164;
mul.lo.s64 %rd90,%rd23,%rd89;
mul.lo.s64 %rd91,%rd25,%rd89;
add.s64 %rd92,%rd101,%rd91;
add.s64 %rd93,%rd16,%rd92;
ld.global.u32 %r148,[%rd93];
add.s64 %rd94,%rd15,%rd92;
ld.global.u32 %r149,[%rd94];
add.s64 %rd95,%rd13,%rd92;
ld.global.u32 %r150,[%rd95];
add.s64 %rd96,%rd90,%rd100;
add.s64 %rd97,%rd14,%rd96;
st.global.u32 [%rd97],%r148;
add.s64 %rd98,%rd97,%rd24;
st.global.u32 [%rd98],%r149;
add.s64 %rd99,%rd98,%rd24;
st.global.u32 [%rd99],%r150;
add.s32 %r164,%r164,32;
setp.lt.u32 %p9,%r164,%r7;
@%p9 bra $16_14;
$16_15:
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
.reg .pred %p<10>;
.reg .b32 %r<236>;
.reg .b64 %rd<129>;
.shared .align 16 .b8 _ZZ15interleave_4_c4E6shared[4608];
ld.param.u64 %rd21,[p0];
ld.param.u64 %rd22,[p1];
ld.param.u64 %rd23,[p2];
ld.param.u64 %rd24,[p3];
ld.param.u64 %rd25,[p4];
ld.param.u32 %r86,[p5];
ld.param.u32 %r78,[p6];
ld.param.u32 %r79,[p7];
ld.param.u32 %r80,[p8];
ld.param.u32 %r81,[p9];
ld.param.u32 %r82,[p10];
ld.param.v2.u32 {%r87,%r88},[p12];
ld.param.u64 %rd32,[p12+40];
ld.param.u64 %rd31,[p12+32];
ld.param.u64 %rd30,[p12+24];
ld.param.u64 %rd29,[p12+16];
ld.param.u64 %rd28,[p11+16];
ld.param.u64 %rd27,[p11+8];
ld.param.u64 %rd26,[p11];
mov.u32 %r1,%tid.x;
mov.u32 %r89,%ctaid.x;
shl.b32 %r90,%r89,1;
shr.u32 %r91,%r1,5;
add.s32 %r2,%r90,%r91;
setp.ge.u32 %p1,%r2,%r86;
@%p1 bra $17_16;
mul.lo.s32 %r217,%r2,%r79;
setp.eq.s32 %p2,%r87,0;
mov.u64 %rd127,0;
mov.u64 %rd128,%rd127;
@%p2 bra $17_3;
div.u32 %r92,%r2,%r78;
div.u32 %r93,%r92,%r88;
mul.lo.s32 %r94,%r93,%r88;
sub.s32 %r95,%r92,%r94;
mul.lo.s32 %r96,%r79,%r78;
mul.lo.s32 %r97,%r96,%r92;
sub.s32 %r217,%r217,%r97;
cvt.u64.u32 %rd35,%r95;
mul.lo.s64 %rd36,%rd29,%rd35;
cvt.u64.u32 %rd37,%r93;
mul.lo.s64 %rd38,%rd30,%rd37;
add.s64 %rd127,%rd36,%rd38;
mul.lo.s64 %rd39,%rd31,%rd35;
mul.lo.s64 %rd40,%rd32,%rd37;
add.s64 %rd128,%rd39,%rd40;
$17_3:
add.s32 %r98,%r217,%r79;
min.u32 %r6,%r98,%r80;
min.u32 %r99,%r6,%r81;
shr.u32 %r100,%r99,2;
shr.u32 %r101,%r217,2;
sub.s32 %r102,%r100,%r101;
setp.lt.u32 %p3,%r217,%r81;
selp.b32 %r7,%r102,0,%p3;
setp.eq.s32 %p4,%r7,0;
@%p4 bra $17_12;
and.b32 %r103,%r1,31;
shl.b32 %r234,%r7,2;
add.s32 %r104,%r234,-1;
mul.wide.u32 %rd41,%r217,16;
add.s64 %rd42,%rd41,%rd127;
add.s64 %rd43,%rd21,%rd42;
min.u32 %r105,%r103,%r104;
cvt.u64.u32 %rd5,%r105;
mul.wide.u32 %rd44,%r105,16;
add.s64 %rd6,%rd43,%rd44;
or.b32 %r106,%r103,32;
min.u32 %r107,%r106,%r104;
cvt.u64.u32 %rd7,%r107;
mul.wide.u32 %rd45,%r107,16;
add.s64 %rd8,%rd43,%rd45;
or.b32 %r108,%r103,64;
min.u32 %r109,%r108,%r104;
cvt.u64.u32 %rd9,%r109;
mul.wide.u32 %rd46,%r109,16;
add.s64 %rd10,%rd43,%rd46;
or.b32 %r110,%r103,96;
min.u32 %r111,%r110,%r104;
cvt.u64.u32 %rd11,%r111;
mul.wide.u32 %rd47,%r111,16;
add.s64 %rd12,%rd43,%rd47;
setp.ge.u32 %p5,%r103,%r7;
@%p5 bra $17_9;
setp.eq.s32 %p6,%r82,0;
@%p6 bra $17_7;
mul.wide.u32 %rd52,%r217,4;
add.s64 %rd53,%rd128,%rd52;
add.s64 %rd54,%rd22,%rd53;
shl.b32 %r129,%r1,4;
cvt.u64.u32 %rd55,%r129;
and.b64 %rd56,%rd55,496;
add.s64 %rd48,%rd54,%rd56;
ld.global.cs.v4.u32 {%r218,%r219,%r220,%r221},[%rd48];
add.s64 %rd57,%rd23,%rd53;
add.s64 %rd49,%rd57,%rd56;
ld.global.cs.v4.u32 {%r222,%r223,%r224,%r225},[%rd49];
add.s64 %rd58,%rd24,%rd53;
add.s64 %rd50,%rd58,%rd56;
ld.global.cs.v4.u32 {%r226,%r227,%r228,%r229},[%rd50];
add.s64 %rd59,%rd25,%rd53;
add.s64 %rd51,%rd59,%rd56;
ld.global.cs.v4.u32 {%r230,%r231,%r232,%r233},[%rd51];
bra.uni $17_8;
$17_12:
mov.u32 %r234,0;
bra.uni $17_13;
$17_7:
cvta.to.global.u64 %rd60,%rd25;
mul.wide.u32 %rd61,%r217,4;
add.s64 %rd62,%rd128,%rd61;
add.s64 %rd63,%rd60,%rd62;
cvta.to.global.u64 %rd64,%rd24;
add.s64 %rd65,%rd64,%rd62;
cvta.to.global.u64 %rd66,%rd23;
add.s64 %rd67,%rd66,%rd62;
cvta.to.global.u64 %rd68,%rd22;
add.s64 %rd69,%rd68,%rd62;
shl.b32 %r131,%r1,4;
cvt.u64.u32 %rd70,%r131;
and.b64 %rd71,%rd70,496;
add.s64 %rd72,%rd69,%rd71;
ld.global.v4.u32 {%r218,%r219,%r220,%r221},[%rd72];
add.s64 %rd73,%rd67,%rd71;
ld.global.v4.u32 {%r222,%r223,%r224,%r225},[%rd73];
add.s64 %rd74,%rd65,%rd71;
ld.global.v4.u32 {%r226,%r227,%r228,%r229},[%rd74];
add.s64 %rd75,%rd63,%rd71;
ld.global.v4.u32 {%r230,%r231,%r232,%r233},[%rd75];
$17_8:
shl.b32 %r150,%r1,2;
and.b32 %r151,%r150,124;
shr.u32 %r152,%r103,1;
add.s32 %r153,%r152,%r151;
mul.wide.u32 %rd76,%r91,2304;
mov.u64 %rd77,_ZZ15interleave_4_c4E6shared;
add.s64 %rd78,%rd77,%rd76;
mul.wide.u32 %rd79,%r153,16;
add.s64 %rd80,%rd78,%rd79;
st.shared.v4.u32 [%rd80],{%r218,%r222,%r226,%r230};
or.b32 %r155,%r151,1;
shr.u32 %r156,%r155,3;
add.s32 %r157,%r156,%r155;
mul.wide.u32 %rd81,%r157,16;
add.s64 %rd82,%rd78,%rd81;
st.shared.v4.u32 [%rd82],{%r219,%r223,%r227,%r231};
or.b32 %r158,%r151,2;
shr.u32 %r159,%r158,3;
add.s32 %r160,%r159,%r158;
mul.wide.u32 %rd83,%r160,16;
add.s64 %rd84,%rd78,%rd83;
st.shared.v4.u32 [%rd84],{%r220,%r224,%r228,%r232};
or.b32 %r161,%r151,3;
shr.u32 %r162,%r161,3;
add.s32 %r163,%r162,%r161;
mul.wide.u32 %rd85,%r163,16;
add.s64 %rd86,%rd78,%rd85;
st.shared.v4.u32 [%rd86],{%r221,%r225,%r229,%r233};
$17_9:
cvt.u32.u64 %r164,%rd11;
bar.warp.sync -1;
cvt.u32.u64 %r165,%rd5;
shr.u32 %r166,%r165,3;
add.s32 %r167,%r166,%r165;
mul.wide.u32 %rd87,%r91,2304;
mov.u64 %rd88,_ZZ15interleave_4_c4E6shared;
add.s64 %rd89,%rd88,%rd87;
mul.wide.u32 %rd90,%r167,16;
add.s64 %rd91,%rd89,%rd90;
ld.shared.v4.u32 {%r170,%r171,%r172,%r173},[%rd91];
cvt.u32.u64 %r174,%rd7;
shr.u32 %r175,%r174,3;
add.s32 %r176,%r175,%r174;
mul.wide.u32 %rd92,%r176,16;
add.s64 %rd93,%rd89,%rd92;
ld.shared.v4.u32 {%r177,%r178,%r179,%r180},[%rd93];
cvt.u32.u64 %r181,%rd9;
shr.u32 %r182,%r181,3;
add.s32 %r183,%r182,%r181;
mul.wide.u32 %rd94,%r183,16;
add.s64 %rd95,%rd89,%rd94;
ld.shared.v4.u32 {%r184,%r185,%r186,%r187},[%rd95];
shr.u32 %r188,%r164,3;
add.s32 %r189,%r188,%r164;
mul.wide.u32 %rd96,%r189,16;
add.s64 %rd97,%rd89,%rd96;
ld.shared.v4.u32 {%r190,%r191,%r192,%r193},[%rd97];
setp.eq.s32 %p7,%r82,0;
@%p7 bra $17_11;
st.global.cs.v4.u32 [%rd6],{%r170,%r171,%r172,%r173};
st.global.cs.v4.u32 [%rd8],{%r177,%r178,%r179,%r180};
st.global.cs.v4.u32 [%rd10],{%r184,%r185,%r186,%r187};
st.global.cs.v4.u32 [%rd12],{%r190,%r191,%r192,%r193};
bra.uni $17_13;
$17_11:
cvta.to.global.u64 %rd102,%rd21;
add.s64 %rd105,%rd102,%rd42;
shl.b64 %rd106,%rd5,4;
add.s64 %rd107,%rd105,%rd106;
st.global.v4.u32 [%rd107],{%r170,%r171,%r172,%r173};
shl.b64 %rd108,%rd7,4;
add.s64 %rd109,%rd105,%rd108;
st.global.v4.u32 [%rd109],{%r177,%r178,%r179,%r180};
shl.b64 %rd110,%rd9,4;
add.s64 %rd111,%rd105,%rd110;
st.global.v4.u32 [%rd111],{%r184,%r185,%r186,%r187};
shl.b64 %rd112,%rd11,4;
add.s64 %rd113,%rd105,%rd112;
st.global.v4.u32 [%rd113],{%r190,%r191,%r192,%r193};
$17_13:
and.b32 %r211,%r1,31;
add.s32 %r212,%r217,%r211;
add.s32 %r235,%r212,%r234;
setp.ge.u32 %p8,%r235,%r6;
@%p8 bra $17_16;
cvta.to.global.u64 %rd14,%rd24;
cvta.to.global.u64 %rd15,%rd25;
cvta.to.global.u64 %rd16,%rd21;
cvta.to.global.u64 %rd17,%rd23;
cvta.to.global.u64 %rd18,%rd22;
$17_15:
.pragma "nounroll";
cvt.u64.u32 %rd114,%r235;
mul.lo.s64 %rd115,%rd26,%rd114;
mul.lo.s64 %rd116,%rd28,%rd114;
add.s64 %rd117,%rd128,%rd116;
add.s64 %rd118,%rd18,%rd117;
ld.global.u32 %r213,[%rd118];
add.s64 %rd119,%rd17,%rd117;
ld.global.u32 %r214,[%rd119];
add.s64 %rd120,%rd14,%rd117;
ld.global.u32 %r215,[%rd120];
add.s64 %rd121,%rd15,%rd117;
ld.global.u32 %r216,[%rd121];
add.s64 %rd122,%rd115,%rd127;
add.s64 %rd123,%rd16,%rd122;
st.global.u32 [%rd123],%r213;
add.s64 %rd124,%rd123,%rd27;
st.global.u32 [%rd124],%r214;
add.s64 %rd125,%rd124,%rd27;
st.global.u32 [%rd125],%r215;
add.s64 %rd126,%rd125,%rd27;
st.global.u32 [%rd126],%r216;
add.s32 %r235,%r235,32;
setp.lt.u32 %p9,%r235,%r6;
@%p9 bra $17_15;
$17_16:
ret;
}
`;
