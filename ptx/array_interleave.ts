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
.maxntid 256,1,1
{
.reg .pred %p<13>;
.reg .b16 %rs<3>;
.reg .b32 %r<164>;
.reg .b64 %rd<71>;
.shared .align 16 .b8 _ZZ9rearrangeIhLi2ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[9216];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd15,[p1];
ld.param.u64 %rd16,[p2];
ld.param.u32 %r42,[p5];
ld.param.u32 %r35,[p6];
ld.param.u32 %r36,[p7];
ld.param.u32 %r37,[p8];
ld.param.u32 %r38,[p9];
ld.param.v2.u32 {%r43,%r44},[p11];
ld.param.u64 %rd23,[p11+40];
ld.param.u64 %rd22,[p11+32];
ld.param.u64 %rd21,[p11+24];
ld.param.u64 %rd20,[p11+16];
ld.param.u32 %r41,[p11+8];
ld.param.u64 %rd19,[p10+16];
ld.param.u64 %rd18,[p10+8];
ld.param.u64 %rd17,[p10];
cvta.to.global.u64 %rd1,%rd24;
mov.u32 %r45,%ctaid.x;
shl.b32 %r46,%r45,3;
mov.u32 %r47,%tid.x;
shr.u32 %r48,%r47,5;
add.s32 %r49,%r46,%r48;
setp.ge.u32 %p1,%r49,%r42;
@%p1 bra $0_19;
mul.lo.s32 %r151,%r49,%r36;
setp.eq.s32 %p2,%r43,0;
mov.u32 %r152,0;
@%p2 bra $0_3;
div.u32 %r152,%r49,%r35;
mul.lo.s32 %r61,%r36,%r35;
mul.lo.s32 %r62,%r61,%r152;
sub.s32 %r151,%r151,%r62;
$0_3:
mov.u64 %rd69,0;
mov.u64 %rd70,%rd69;
@%p2 bra $0_10;
setp.eq.s32 %p4,%r43,1;
mov.u32 %r153,%r152;
@%p4 bra $0_6;
div.u32 %r7,%r152,%r44;
mul.lo.s32 %r63,%r7,%r44;
sub.s32 %r153,%r152,%r63;
mov.u32 %r152,%r7;
$0_6:
cvt.u64.u32 %rd27,%r153;
mul.lo.s64 %rd69,%rd20,%rd27;
mul.lo.s64 %rd70,%rd22,%rd27;
setp.lt.u32 %p5,%r43,2;
@%p5 bra $0_10;
setp.eq.s32 %p6,%r43,2;
@%p6 bra $0_9;
rem.u32 %r152,%r152,%r41;
$0_9:
cvt.u64.u32 %rd28,%r152;
mul.lo.s64 %rd29,%rd21,%rd28;
add.s64 %rd69,%rd29,%rd69;
mul.lo.s64 %rd30,%rd23,%rd28;
add.s64 %rd70,%rd30,%rd70;
$0_10:
add.s32 %r65,%r151,%r36;
min.u32 %r13,%r65,%r37;
min.u32 %r66,%r13,%r38;
shr.u32 %r67,%r66,4;
shr.u32 %r68,%r151,4;
sub.s32 %r69,%r67,%r68;
setp.lt.u32 %p7,%r151,%r38;
selp.b32 %r14,%r69,0,%p7;
mul.wide.u32 %rd31,%r151,2;
add.s64 %rd32,%rd70,%rd31;
add.s64 %rd33,%rd1,%rd32;
cvt.u64.u32 %rd8,%r48;
shl.b32 %r15,%r14,1;
and.b32 %r72,%r47,31;
setp.ge.u32 %p8,%r72,%r15;
shl.b32 %r73,%r47,4;
cvt.u64.u32 %rd34,%r73;
and.b64 %rd35,%rd34,496;
add.s64 %rd9,%rd33,%rd35;
@%p8 bra $0_12;
ld.global.v4.u32 {%r155,%r156,%r157,%r158},[%rd9];
$0_12:
or.b32 %r81,%r72,32;
setp.ge.u32 %p9,%r81,%r15;
@%p9 bra $0_14;
ld.global.v4.u32 {%r159,%r160,%r161,%r162},[%rd9+512];
$0_14:
shr.u32 %r88,%r72,3;
add.s32 %r89,%r88,%r72;
mul.lo.s64 %rd36,%rd8,1152;
mov.u64 %rd37,_ZZ9rearrangeIhLi2ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd38,%rd37,%rd36;
mul.wide.u32 %rd39,%r89,16;
add.s64 %rd40,%rd38,%rd39;
st.shared.v4.u32 [%rd40],{%r155,%r156,%r157,%r158};
shr.u32 %r91,%r81,3;
add.s32 %r92,%r91,%r81;
mul.wide.u32 %rd41,%r92,16;
add.s64 %rd42,%rd38,%rd41;
st.shared.v4.u32 [%rd42],{%r159,%r160,%r161,%r162};
bar.warp.sync -1;
setp.ge.u32 %p10,%r72,%r14;
@%p10 bra $0_16;
shl.b32 %r95,%r47,1;
and.b32 %r96,%r95,62;
shr.u32 %r97,%r72,2;
add.s32 %r98,%r97,%r96;
mul.wide.u32 %rd46,%r98,16;
add.s64 %rd47,%rd38,%rd46;
ld.shared.v4.u32 {%r99,%r100,%r101,%r102},[%rd47];
or.b32 %r107,%r96,1;
shr.u32 %r108,%r107,3;
add.s32 %r109,%r108,%r107;
mul.wide.u32 %rd48,%r109,16;
add.s64 %rd49,%rd38,%rd48;
ld.shared.v4.u32 {%r110,%r111,%r112,%r113},[%rd49];
mov.u32 %r118,96;
prmt.b32 %r119,%r99,%r99,%r118;
prmt.b32 %r120,%r100,%r100,%r118;
mov.u32 %r121,21520;
prmt.b32 %r122,%r101,%r101,%r118;
prmt.b32 %r123,%r102,%r102,%r118;
prmt.b32 %r124,%r110,%r110,%r118;
prmt.b32 %r125,%r111,%r111,%r118;
prmt.b32 %r126,%r112,%r112,%r118;
prmt.b32 %r127,%r113,%r113,%r118;
mov.u32 %r128,113;
prmt.b32 %r129,%r99,%r99,%r128;
prmt.b32 %r130,%r100,%r100,%r128;
prmt.b32 %r131,%r101,%r101,%r128;
prmt.b32 %r132,%r102,%r102,%r128;
prmt.b32 %r133,%r110,%r110,%r128;
prmt.b32 %r134,%r111,%r111,%r128;
prmt.b32 %r135,%r112,%r112,%r128;
prmt.b32 %r136,%r113,%r113,%r128;
cvt.u64.u32 %rd50,%r151;
add.s64 %rd51,%rd69,%rd50;
cvta.to.global.u64 %rd52,%rd15;
add.s64 %rd53,%rd52,%rd51;
add.s64 %rd56,%rd53,%rd35;
prmt.b32 %r138,%r122,%r123,%r121;
prmt.b32 %r139,%r119,%r120,%r121;
prmt.b32 %r140,%r126,%r127,%r121;
prmt.b32 %r141,%r124,%r125,%r121;
st.global.v4.u32 [%rd56],{%r139,%r138,%r141,%r140};
cvta.to.global.u64 %rd57,%rd16;
add.s64 %rd58,%rd57,%rd51;
add.s64 %rd59,%rd58,%rd35;
prmt.b32 %r142,%r131,%r132,%r121;
prmt.b32 %r143,%r129,%r130,%r121;
prmt.b32 %r144,%r135,%r136,%r121;
prmt.b32 %r145,%r133,%r134,%r121;
st.global.v4.u32 [%rd59],{%r143,%r142,%r145,%r144};
$0_16:
shl.b32 %r146,%r14,4;
add.s32 %r149,%r151,%r72;
add.s32 %r163,%r149,%r146;
setp.ge.u32 %p11,%r163,%r13;
@%p11 bra $0_19;
cvta.to.global.u64 %rd10,%rd15;
cvta.to.global.u64 %rd11,%rd16;
$0_18:
.pragma "nounroll";
cvt.u64.u32 %rd60,%r163;
mul.lo.s64 %rd61,%rd17,%rd60;
add.s64 %rd62,%rd61,%rd70;
add.s64 %rd63,%rd1,%rd62;
ld.global.u8 %rs1,[%rd63];
add.s64 %rd64,%rd63,%rd18;
ld.global.u8 %rs2,[%rd64];
mul.lo.s64 %rd65,%rd19,%rd60;
add.s64 %rd66,%rd69,%rd65;
add.s64 %rd67,%rd10,%rd66;
st.global.u8 [%rd67],%rs1;
add.s64 %rd68,%rd11,%rd66;
st.global.u8 [%rd68],%rs2;
add.s32 %r163,%r163,32;
setp.lt.u32 %p12,%r163,%r13;
@%p12 bra $0_18;
$0_19:
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
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %rs<4>;
.reg .b32 %r<187>;
.reg .b64 %rd<74>;
.shared .align 16 .b8 _ZZ9rearrangeIhLi3ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[13824];
ld.param.u64 %rd27,[p0];
ld.param.u64 %rd17,[p1];
ld.param.u64 %rd18,[p2];
ld.param.u64 %rd19,[p3];
ld.param.u32 %r52,[p5];
ld.param.u32 %r45,[p6];
ld.param.u32 %r46,[p7];
ld.param.u32 %r47,[p8];
ld.param.u32 %r48,[p9];
ld.param.v2.u32 {%r53,%r54},[p11];
ld.param.u64 %rd26,[p11+40];
ld.param.u64 %rd25,[p11+32];
ld.param.u64 %rd24,[p11+24];
ld.param.u64 %rd23,[p11+16];
ld.param.u32 %r51,[p11+8];
ld.param.u64 %rd22,[p10+16];
ld.param.u64 %rd21,[p10+8];
ld.param.u64 %rd20,[p10];
cvta.to.global.u64 %rd1,%rd27;
mov.u32 %r55,%tid.x;
and.b32 %r1,%r55,31;
mov.u32 %r56,%ctaid.x;
shl.b32 %r57,%r56,3;
shr.u32 %r58,%r55,5;
add.s32 %r2,%r57,%r58;
setp.ge.u32 %p1,%r2,%r52;
@%p1 bra $1_21;
mul.lo.s32 %r170,%r2,%r46;
setp.eq.s32 %p2,%r53,0;
mov.u32 %r171,0;
@%p2 bra $1_3;
div.u32 %r171,%r2,%r45;
mul.lo.s32 %r60,%r46,%r45;
mul.lo.s32 %r61,%r60,%r171;
sub.s32 %r170,%r170,%r61;
$1_3:
mov.u64 %rd72,0;
mov.u64 %rd73,%rd72;
@%p2 bra $1_10;
setp.eq.s32 %p4,%r53,1;
mov.u32 %r172,%r171;
@%p4 bra $1_6;
div.u32 %r9,%r171,%r54;
mul.lo.s32 %r62,%r9,%r54;
sub.s32 %r172,%r171,%r62;
mov.u32 %r171,%r9;
$1_6:
cvt.u64.u32 %rd30,%r172;
mul.lo.s64 %rd72,%rd23,%rd30;
mul.lo.s64 %rd73,%rd25,%rd30;
setp.lt.u32 %p5,%r53,2;
@%p5 bra $1_10;
setp.eq.s32 %p6,%r53,2;
@%p6 bra $1_9;
rem.u32 %r171,%r171,%r51;
$1_9:
cvt.u64.u32 %rd31,%r171;
mul.lo.s64 %rd32,%rd24,%rd31;
add.s64 %rd72,%rd32,%rd72;
mul.lo.s64 %rd33,%rd26,%rd31;
add.s64 %rd73,%rd33,%rd73;
$1_10:
add.s32 %r64,%r170,%r46;
min.u32 %r15,%r64,%r47;
min.u32 %r65,%r15,%r48;
shr.u32 %r66,%r65,4;
shr.u32 %r67,%r170,4;
sub.s32 %r68,%r66,%r67;
setp.lt.u32 %p7,%r170,%r48;
selp.b32 %r16,%r68,0,%p7;
mul.wide.u32 %rd34,%r170,3;
add.s64 %rd35,%rd73,%rd34;
add.s64 %rd36,%rd1,%rd35;
mul.lo.s32 %r17,%r16,3;
setp.ge.u32 %p8,%r1,%r17;
mul.wide.u32 %rd37,%r1,16;
add.s64 %rd8,%rd36,%rd37;
@%p8 bra $1_12;
ld.global.v4.u32 {%r174,%r175,%r176,%r177},[%rd8];
$1_12:
or.b32 %r74,%r1,32;
setp.ge.u32 %p9,%r74,%r17;
@%p9 bra $1_14;
ld.global.v4.u32 {%r178,%r179,%r180,%r181},[%rd8+512];
$1_14:
or.b32 %r82,%r1,64;
setp.ge.u32 %p11,%r82,%r17;
@%p11 bra $1_16;
ld.global.v4.u32 {%r182,%r183,%r184,%r185},[%rd8+1024];
$1_16:
cvt.u64.u32 %rd9,%r58;
cvt.u64.u32 %rd10,%r1;
mul.wide.u32 %rd38,%r58,1728;
mov.u64 %rd39,_ZZ9rearrangeIhLi3ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd40,%rd39,%rd38;
shl.b32 %r96,%r55,4;
cvt.u64.u32 %rd41,%r96;
and.b64 %rd42,%rd41,496;
add.s64 %rd43,%rd40,%rd42;
st.shared.v4.u32 [%rd43],{%r174,%r175,%r176,%r177};
st.shared.v4.u32 [%rd43+512],{%r178,%r179,%r180,%r181};
st.shared.v4.u32 [%rd43+1024],{%r182,%r183,%r184,%r185};
bar.warp.sync -1;
setp.ge.u32 %p12,%r1,%r16;
@%p12 bra $1_18;
mul.lo.s32 %r99,%r1,3;
mul.lo.s64 %rd44,%rd9,1728;
add.s64 %rd46,%rd39,%rd44;
mul.wide.u32 %rd47,%r99,16;
add.s64 %rd48,%rd46,%rd47;
ld.shared.v4.u32 {%r100,%r101,%r102,%r103},[%rd48];
ld.shared.v4.u32 {%r108,%r109,%r110,%r111},[%rd48+16];
ld.shared.v4.u32 {%r116,%r117,%r118,%r119},[%rd48+32];
mov.u32 %r124,112;
prmt.b32 %r125,%r100,%r100,%r124;
mov.u32 %r126,82;
prmt.b32 %r127,%r101,%r102,%r126;
mov.u32 %r128,21520;
prmt.b32 %r129,%r103,%r103,%r124;
prmt.b32 %r130,%r108,%r109,%r126;
prmt.b32 %r131,%r110,%r110,%r124;
prmt.b32 %r132,%r111,%r116,%r126;
prmt.b32 %r133,%r117,%r117,%r124;
prmt.b32 %r134,%r118,%r119,%r126;
mov.u32 %r135,65;
prmt.b32 %r136,%r100,%r101,%r135;
mov.u32 %r137,99;
prmt.b32 %r138,%r101,%r102,%r137;
prmt.b32 %r139,%r103,%r108,%r135;
prmt.b32 %r140,%r108,%r109,%r137;
prmt.b32 %r141,%r110,%r111,%r135;
prmt.b32 %r142,%r111,%r116,%r137;
prmt.b32 %r143,%r117,%r118,%r135;
prmt.b32 %r144,%r118,%r119,%r137;
prmt.b32 %r145,%r100,%r101,%r126;
prmt.b32 %r146,%r102,%r102,%r124;
prmt.b32 %r147,%r103,%r108,%r126;
prmt.b32 %r148,%r109,%r109,%r124;
prmt.b32 %r149,%r110,%r111,%r126;
prmt.b32 %r150,%r116,%r116,%r124;
prmt.b32 %r151,%r117,%r118,%r126;
prmt.b32 %r152,%r119,%r119,%r124;
cvt.u64.u32 %rd49,%r170;
add.s64 %rd50,%rd72,%rd49;
cvta.to.global.u64 %rd51,%rd17;
add.s64 %rd52,%rd51,%rd50;
shl.b64 %rd53,%rd10,4;
add.s64 %rd54,%rd52,%rd53;
prmt.b32 %r153,%r133,%r134,%r128;
prmt.b32 %r154,%r131,%r132,%r128;
prmt.b32 %r155,%r129,%r130,%r128;
prmt.b32 %r156,%r125,%r127,%r128;
st.global.v4.u32 [%rd54],{%r156,%r155,%r154,%r153};
cvta.to.global.u64 %rd55,%rd18;
add.s64 %rd56,%rd55,%rd50;
add.s64 %rd57,%rd56,%rd53;
prmt.b32 %r157,%r143,%r144,%r128;
prmt.b32 %r158,%r141,%r142,%r128;
prmt.b32 %r159,%r139,%r140,%r128;
prmt.b32 %r160,%r136,%r138,%r128;
st.global.v4.u32 [%rd57],{%r160,%r159,%r158,%r157};
cvta.to.global.u64 %rd58,%rd19;
add.s64 %rd59,%rd58,%rd50;
add.s64 %rd60,%rd59,%rd53;
prmt.b32 %r161,%r151,%r152,%r128;
prmt.b32 %r162,%r149,%r150,%r128;
prmt.b32 %r163,%r147,%r148,%r128;
prmt.b32 %r164,%r145,%r146,%r128;
st.global.v4.u32 [%rd60],{%r164,%r163,%r162,%r161};
$1_18:
shl.b32 %r165,%r16,4;
add.s32 %r168,%r170,%r1;
add.s32 %r186,%r168,%r165;
setp.ge.u32 %p13,%r186,%r15;
@%p13 bra $1_21;
cvta.to.global.u64 %rd12,%rd17;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd19;
$1_20:
.pragma "nounroll";
cvt.u64.u32 %rd61,%r186;
mul.lo.s64 %rd62,%rd20,%rd61;
add.s64 %rd63,%rd62,%rd73;
add.s64 %rd64,%rd1,%rd63;
ld.global.u8 %rs1,[%rd64];
add.s64 %rd65,%rd64,%rd21;
ld.global.u8 %rs2,[%rd65];
add.s64 %rd66,%rd65,%rd21;
ld.global.u8 %rs3,[%rd66];
mul.lo.s64 %rd67,%rd22,%rd61;
add.s64 %rd68,%rd72,%rd67;
add.s64 %rd69,%rd12,%rd68;
st.global.u8 [%rd69],%rs1;
add.s64 %rd70,%rd13,%rd68;
st.global.u8 [%rd70],%rs2;
add.s64 %rd71,%rd14,%rd68;
st.global.u8 [%rd71],%rs3;
add.s32 %r186,%r186,32;
setp.lt.u32 %p14,%r186,%r15;
@%p14 bra $1_20;
$1_21:
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
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b16 %rs<5>;
.reg .b32 %r<262>;
.reg .b64 %rd<107>;
.shared .align 16 .b8 _ZZ9rearrangeIhLi4ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[18432];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u64 %rd21,[p4];
ld.param.u32 %r59,[p5];
ld.param.u32 %r52,[p6];
ld.param.u32 %r53,[p7];
ld.param.u32 %r54,[p8];
ld.param.u32 %r55,[p9];
ld.param.v2.u32 {%r60,%r61},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u32 %r58,[p11+8];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
mov.u32 %r62,%tid.x;
and.b32 %r1,%r62,31;
mov.u32 %r63,%ctaid.x;
shl.b32 %r64,%r63,3;
shr.u32 %r65,%r62,5;
add.s32 %r2,%r64,%r65;
setp.ge.u32 %p1,%r2,%r59;
@%p1 bra $2_23;
mul.lo.s32 %r241,%r2,%r53;
setp.eq.s32 %p2,%r60,0;
mov.u32 %r242,0;
@%p2 bra $2_3;
div.u32 %r242,%r2,%r52;
mul.lo.s32 %r67,%r53,%r52;
mul.lo.s32 %r68,%r67,%r242;
sub.s32 %r241,%r241,%r68;
$2_3:
mov.u64 %rd105,0;
mov.u64 %rd106,%rd105;
@%p2 bra $2_10;
setp.eq.s32 %p4,%r60,1;
mov.u32 %r243,%r242;
@%p4 bra $2_6;
div.u32 %r9,%r242,%r61;
mul.lo.s32 %r69,%r9,%r61;
sub.s32 %r243,%r242,%r69;
mov.u32 %r242,%r9;
$2_6:
cvt.u64.u32 %rd31,%r243;
mul.lo.s64 %rd105,%rd25,%rd31;
mul.lo.s64 %rd106,%rd27,%rd31;
setp.lt.u32 %p5,%r60,2;
@%p5 bra $2_10;
setp.eq.s32 %p6,%r60,2;
@%p6 bra $2_9;
rem.u32 %r242,%r242,%r58;
$2_9:
cvt.u64.u32 %rd32,%r242;
mul.lo.s64 %rd33,%rd26,%rd32;
add.s64 %rd105,%rd33,%rd105;
mul.lo.s64 %rd34,%rd28,%rd32;
add.s64 %rd106,%rd34,%rd106;
$2_10:
add.s32 %r71,%r241,%r53;
min.u32 %r15,%r71,%r54;
min.u32 %r72,%r15,%r55;
shr.u32 %r73,%r72,4;
shr.u32 %r74,%r241,4;
sub.s32 %r75,%r73,%r74;
setp.lt.u32 %p7,%r241,%r55;
selp.b32 %r76,%r75,0,%p7;
mul.wide.u32 %rd35,%r241,4;
add.s64 %rd36,%rd106,%rd35;
cvta.to.global.u64 %rd37,%rd17;
add.s64 %rd38,%rd37,%rd36;
shl.b32 %r16,%r76,2;
setp.ge.u32 %p8,%r1,%r16;
mul.wide.u32 %rd39,%r1,16;
add.s64 %rd7,%rd38,%rd39;
@%p8 bra $2_12;
ld.global.v4.u32 {%r245,%r246,%r247,%r248},[%rd7];
$2_12:
or.b32 %r82,%r1,32;
setp.ge.u32 %p9,%r82,%r16;
@%p9 bra $2_14;
ld.global.v4.u32 {%r249,%r250,%r251,%r252},[%rd7+512];
$2_14:
or.b32 %r88,%r1,64;
setp.ge.u32 %p10,%r88,%r16;
@%p10 bra $2_16;
shl.b32 %r90,%r62,4;
cvt.u64.u32 %rd44,%r90;
and.b64 %rd45,%rd44,496;
add.s64 %rd46,%rd38,%rd45;
ld.global.v4.u32 {%r253,%r254,%r255,%r256},[%rd46+1024];
$2_16:
or.b32 %r98,%r1,96;
setp.ge.u32 %p12,%r98,%r16;
@%p12 bra $2_18;
shl.b32 %r106,%r62,4;
cvt.u64.u32 %rd51,%r106;
and.b64 %rd52,%rd51,496;
add.s64 %rd53,%rd38,%rd52;
ld.global.v4.u32 {%r257,%r258,%r259,%r260},[%rd53+1536];
$2_18:
cvt.u64.u32 %rd8,%r65;
shr.u32 %r114,%r1,3;
add.s32 %r115,%r114,%r1;
mul.wide.u32 %rd54,%r65,2304;
mov.u64 %rd55,_ZZ9rearrangeIhLi4ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd56,%rd55,%rd54;
mul.wide.u32 %rd57,%r115,16;
add.s64 %rd58,%rd56,%rd57;
st.shared.v4.u32 [%rd58],{%r245,%r246,%r247,%r248};
shr.u32 %r117,%r82,3;
add.s32 %r118,%r117,%r82;
mul.wide.u32 %rd59,%r118,16;
add.s64 %rd60,%rd56,%rd59;
st.shared.v4.u32 [%rd60],{%r249,%r250,%r251,%r252};
shr.u32 %r120,%r88,3;
add.s32 %r121,%r120,%r88;
mul.wide.u32 %rd61,%r121,16;
add.s64 %rd62,%rd56,%rd61;
st.shared.v4.u32 [%rd62],{%r253,%r254,%r255,%r256};
shr.u32 %r123,%r98,3;
add.s32 %r124,%r123,%r98;
mul.wide.u32 %rd63,%r124,16;
add.s64 %rd64,%rd56,%rd63;
st.shared.v4.u32 [%rd64],{%r257,%r258,%r259,%r260};
bar.warp.sync -1;
setp.ge.u32 %p14,%r1,%r76;
@%p14 bra $2_20;
shl.b32 %r132,%r62,2;
and.b32 %r133,%r132,124;
shr.u32 %r134,%r1,1;
add.s32 %r135,%r134,%r133;
mul.lo.s64 %rd65,%rd8,2304;
add.s64 %rd67,%rd55,%rd65;
mul.wide.u32 %rd68,%r135,16;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r136,%r137,%r138,%r139},[%rd69];
or.b32 %r144,%r133,1;
shr.u32 %r145,%r144,3;
add.s32 %r146,%r145,%r144;
mul.wide.u32 %rd70,%r146,16;
add.s64 %rd71,%rd67,%rd70;
ld.shared.v4.u32 {%r147,%r148,%r149,%r150},[%rd71];
or.b32 %r155,%r133,2;
shr.u32 %r156,%r155,3;
add.s32 %r157,%r156,%r155;
mul.wide.u32 %rd72,%r157,16;
add.s64 %rd73,%rd67,%rd72;
ld.shared.v4.u32 {%r158,%r159,%r160,%r161},[%rd73];
or.b32 %r166,%r133,3;
shr.u32 %r167,%r166,3;
add.s32 %r168,%r167,%r166;
mul.wide.u32 %rd74,%r168,16;
add.s64 %rd75,%rd67,%rd74;
ld.shared.v4.u32 {%r169,%r170,%r171,%r172},[%rd75];
mov.u32 %r177,64;
prmt.b32 %r178,%r136,%r137,%r177;
prmt.b32 %r179,%r138,%r139,%r177;
mov.u32 %r180,21520;
prmt.b32 %r181,%r147,%r148,%r177;
prmt.b32 %r182,%r149,%r150,%r177;
prmt.b32 %r183,%r158,%r159,%r177;
prmt.b32 %r184,%r160,%r161,%r177;
prmt.b32 %r185,%r169,%r170,%r177;
prmt.b32 %r186,%r171,%r172,%r177;
mov.u32 %r187,81;
prmt.b32 %r188,%r136,%r137,%r187;
prmt.b32 %r189,%r138,%r139,%r187;
prmt.b32 %r190,%r147,%r148,%r187;
prmt.b32 %r191,%r149,%r150,%r187;
prmt.b32 %r192,%r158,%r159,%r187;
prmt.b32 %r193,%r160,%r161,%r187;
prmt.b32 %r194,%r169,%r170,%r187;
prmt.b32 %r195,%r171,%r172,%r187;
mov.u32 %r196,98;
prmt.b32 %r197,%r136,%r137,%r196;
prmt.b32 %r198,%r138,%r139,%r196;
prmt.b32 %r199,%r147,%r148,%r196;
prmt.b32 %r200,%r149,%r150,%r196;
prmt.b32 %r201,%r158,%r159,%r196;
prmt.b32 %r202,%r160,%r161,%r196;
prmt.b32 %r203,%r169,%r170,%r196;
prmt.b32 %r204,%r171,%r172,%r196;
mov.u32 %r205,115;
prmt.b32 %r206,%r136,%r137,%r205;
prmt.b32 %r207,%r138,%r139,%r205;
prmt.b32 %r208,%r147,%r148,%r205;
prmt.b32 %r209,%r149,%r150,%r205;
prmt.b32 %r210,%r158,%r159,%r205;
prmt.b32 %r211,%r160,%r161,%r205;
prmt.b32 %r212,%r169,%r170,%r205;
prmt.b32 %r213,%r171,%r172,%r205;
cvt.u64.u32 %rd76,%r241;
add.s64 %rd77,%rd105,%rd76;
cvta.to.global.u64 %rd78,%rd18;
add.s64 %rd79,%rd78,%rd77;
shl.b32 %r214,%r62,4;
cvt.u64.u32 %rd80,%r214;
and.b64 %rd81,%rd80,496;
add.s64 %rd82,%rd79,%rd81;
prmt.b32 %r215,%r178,%r179,%r180;
prmt.b32 %r216,%r185,%r186,%r180;
prmt.b32 %r217,%r183,%r184,%r180;
prmt.b32 %r218,%r181,%r182,%r180;
st.global.v4.u32 [%rd82],{%r215,%r218,%r217,%r216};
cvta.to.global.u64 %rd83,%rd19;
add.s64 %rd84,%rd83,%rd77;
add.s64 %rd85,%rd84,%rd81;
prmt.b32 %r219,%r188,%r189,%r180;
prmt.b32 %r220,%r194,%r195,%r180;
prmt.b32 %r221,%r192,%r193,%r180;
prmt.b32 %r222,%r190,%r191,%r180;
st.global.v4.u32 [%rd85],{%r219,%r222,%r221,%r220};
cvta.to.global.u64 %rd86,%rd20;
add.s64 %rd87,%rd86,%rd77;
add.s64 %rd88,%rd87,%rd81;
prmt.b32 %r223,%r197,%r198,%r180;
prmt.b32 %r224,%r203,%r204,%r180;
prmt.b32 %r225,%r201,%r202,%r180;
prmt.b32 %r226,%r199,%r200,%r180;
st.global.v4.u32 [%rd88],{%r223,%r226,%r225,%r224};
cvta.to.global.u64 %rd89,%rd21;
add.s64 %rd90,%rd89,%rd77;
add.s64 %rd91,%rd90,%rd81;
prmt.b32 %r227,%r206,%r207,%r180;
prmt.b32 %r228,%r212,%r213,%r180;
prmt.b32 %r229,%r210,%r211,%r180;
prmt.b32 %r230,%r208,%r209,%r180;
st.global.v4.u32 [%rd91],{%r227,%r230,%r229,%r228};
$2_20:
shl.b32 %r236,%r76,4;
add.s32 %r239,%r241,%r1;
add.s32 %r261,%r239,%r236;
setp.ge.u32 %p16,%r261,%r15;
@%p16 bra $2_23;
cvta.to.global.u64 %rd10,%rd18;
cvta.to.global.u64 %rd11,%rd19;
cvta.to.global.u64 %rd12,%rd20;
cvta.to.global.u64 %rd13,%rd21;
$2_22:
.pragma "nounroll";
cvt.u64.u32 %rd92,%r261;
mul.lo.s64 %rd93,%rd22,%rd92;
add.s64 %rd94,%rd93,%rd106;
add.s64 %rd95,%rd37,%rd94;
ld.global.u8 %rs1,[%rd95];
add.s64 %rd96,%rd95,%rd23;
ld.global.u8 %rs2,[%rd96];
add.s64 %rd97,%rd96,%rd23;
ld.global.u8 %rs3,[%rd97];
add.s64 %rd98,%rd97,%rd23;
ld.global.u8 %rs4,[%rd98];
mul.lo.s64 %rd99,%rd24,%rd92;
add.s64 %rd100,%rd105,%rd99;
add.s64 %rd101,%rd10,%rd100;
st.global.u8 [%rd101],%rs1;
add.s64 %rd102,%rd11,%rd100;
st.global.u8 [%rd102],%rs2;
add.s64 %rd103,%rd12,%rd100;
st.global.u8 [%rd103],%rs3;
add.s64 %rd104,%rd13,%rd100;
st.global.u8 [%rd104],%rs4;
add.s32 %r261,%r261,32;
setp.lt.u32 %p17,%r261,%r15;
@%p17 bra $2_22;
$2_23:
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
.maxntid 256,1,1
{
.reg .pred %p<13>;
.reg .b16 %rs<3>;
.reg .b32 %r<149>;
.reg .b64 %rd<74>;
.shared .align 16 .b8 _ZZ9rearrangeIhLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[9216];
ld.param.u64 %rd16,[p0];
ld.param.u64 %rd17,[p1];
ld.param.u64 %rd18,[p2];
ld.param.u32 %r27,[p5];
ld.param.u32 %r20,[p6];
ld.param.u32 %r21,[p7];
ld.param.u32 %r22,[p8];
ld.param.u32 %r23,[p9];
ld.param.v2.u32 {%r28,%r29},[p11];
ld.param.u64 %rd25,[p11+40];
ld.param.u64 %rd24,[p11+32];
ld.param.u64 %rd23,[p11+24];
ld.param.u64 %rd22,[p11+16];
ld.param.u32 %r26,[p11+8];
ld.param.u64 %rd21,[p10+16];
ld.param.u64 %rd20,[p10+8];
ld.param.u64 %rd19,[p10];
mov.u32 %r30,%ctaid.x;
shl.b32 %r31,%r30,3;
mov.u32 %r32,%tid.x;
shr.u32 %r33,%r32,5;
add.s32 %r34,%r31,%r33;
setp.ge.u32 %p1,%r34,%r27;
@%p1 bra $3_19;
mul.lo.s32 %r144,%r34,%r21;
setp.eq.s32 %p2,%r28,0;
mov.u32 %r145,0;
@%p2 bra $3_3;
div.u32 %r145,%r34,%r20;
mul.lo.s32 %r46,%r21,%r20;
mul.lo.s32 %r47,%r46,%r145;
sub.s32 %r144,%r144,%r47;
$3_3:
mov.u64 %rd72,0;
mov.u64 %rd73,%rd72;
@%p2 bra $3_10;
setp.eq.s32 %p4,%r28,1;
mov.u32 %r146,%r145;
@%p4 bra $3_6;
div.u32 %r7,%r145,%r29;
mul.lo.s32 %r48,%r7,%r29;
sub.s32 %r146,%r145,%r48;
mov.u32 %r145,%r7;
$3_6:
cvt.u64.u32 %rd28,%r146;
mul.lo.s64 %rd72,%rd22,%rd28;
mul.lo.s64 %rd73,%rd24,%rd28;
setp.lt.u32 %p5,%r28,2;
@%p5 bra $3_10;
setp.eq.s32 %p6,%r28,2;
@%p6 bra $3_9;
rem.u32 %r145,%r145,%r26;
$3_9:
cvt.u64.u32 %rd29,%r145;
mul.lo.s64 %rd30,%rd23,%rd29;
add.s64 %rd72,%rd30,%rd72;
mul.lo.s64 %rd31,%rd25,%rd29;
add.s64 %rd73,%rd31,%rd73;
$3_10:
add.s32 %r49,%r144,%r21;
min.u32 %r13,%r49,%r22;
min.u32 %r50,%r13,%r23;
shr.u32 %r51,%r50,4;
shr.u32 %r52,%r144,4;
sub.s32 %r53,%r51,%r52;
setp.lt.u32 %p7,%r144,%r23;
selp.b32 %r14,%r53,0,%p7;
cvt.u64.u32 %rd7,%r144;
cvta.to.global.u64 %rd8,%rd16;
cvt.u64.u32 %rd9,%r33;
and.b32 %r56,%r32,31;
setp.ge.u32 %p8,%r56,%r14;
@%p8 bra $3_12;
cvta.to.global.u64 %rd32,%rd17;
add.s64 %rd33,%rd73,%rd7;
add.s64 %rd34,%rd32,%rd33;
shl.b32 %r59,%r32,4;
cvt.u64.u32 %rd35,%r59;
and.b64 %rd36,%rd35,496;
add.s64 %rd37,%rd34,%rd36;
ld.global.v4.u32 {%r60,%r61,%r62,%r63},[%rd37];
cvta.to.global.u64 %rd38,%rd18;
add.s64 %rd39,%rd38,%rd33;
add.s64 %rd40,%rd39,%rd36;
ld.global.v4.u32 {%r68,%r69,%r70,%r71},[%rd40];
mov.u32 %r76,64;
prmt.b32 %r77,%r60,%r68,%r76;
mov.u32 %r78,81;
prmt.b32 %r79,%r60,%r68,%r78;
mov.u32 %r80,21520;
mov.u32 %r81,98;
prmt.b32 %r82,%r60,%r68,%r81;
mov.u32 %r83,115;
prmt.b32 %r84,%r60,%r68,%r83;
prmt.b32 %r85,%r61,%r69,%r76;
prmt.b32 %r86,%r61,%r69,%r78;
prmt.b32 %r87,%r61,%r69,%r81;
prmt.b32 %r88,%r61,%r69,%r83;
prmt.b32 %r89,%r62,%r70,%r76;
prmt.b32 %r90,%r62,%r70,%r78;
prmt.b32 %r91,%r62,%r70,%r81;
prmt.b32 %r92,%r62,%r70,%r83;
prmt.b32 %r93,%r63,%r71,%r76;
prmt.b32 %r94,%r63,%r71,%r78;
prmt.b32 %r95,%r63,%r71,%r81;
prmt.b32 %r96,%r63,%r71,%r83;
shl.b32 %r97,%r32,1;
and.b32 %r98,%r97,62;
shr.u32 %r99,%r56,2;
add.s32 %r100,%r99,%r98;
mul.lo.s64 %rd41,%rd9,1152;
mov.u64 %rd42,_ZZ9rearrangeIhLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd43,%rd42,%rd41;
mul.wide.u32 %rd44,%r100,16;
add.s64 %rd45,%rd43,%rd44;
prmt.b32 %r101,%r87,%r88,%r80;
prmt.b32 %r102,%r85,%r86,%r80;
prmt.b32 %r103,%r82,%r84,%r80;
prmt.b32 %r104,%r77,%r79,%r80;
st.shared.v4.u32 [%rd45],{%r104,%r103,%r102,%r101};
or.b32 %r105,%r98,1;
shr.u32 %r106,%r105,3;
add.s32 %r107,%r106,%r105;
mul.wide.u32 %rd46,%r107,16;
add.s64 %rd47,%rd43,%rd46;
prmt.b32 %r108,%r95,%r96,%r80;
prmt.b32 %r109,%r93,%r94,%r80;
prmt.b32 %r110,%r91,%r92,%r80;
prmt.b32 %r111,%r89,%r90,%r80;
st.shared.v4.u32 [%rd47],{%r111,%r110,%r109,%r108};
$3_12:
bar.warp.sync -1;
shl.b32 %r15,%r14,1;
setp.ge.u32 %p9,%r56,%r15;
shl.b64 %rd48,%rd7,1;
add.s64 %rd49,%rd72,%rd48;
add.s64 %rd50,%rd8,%rd49;
shl.b32 %r114,%r32,4;
cvt.u64.u32 %rd51,%r114;
and.b64 %rd52,%rd51,496;
add.s64 %rd10,%rd50,%rd52;
@%p9 bra $3_14;
shr.u32 %r117,%r56,3;
add.s32 %r118,%r117,%r56;
mul.lo.s64 %rd53,%rd9,1152;
mov.u64 %rd54,_ZZ9rearrangeIhLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd55,%rd54,%rd53;
mul.wide.u32 %rd56,%r118,16;
add.s64 %rd57,%rd55,%rd56;
ld.shared.v4.u32 {%r119,%r120,%r121,%r122},[%rd57];
st.global.v4.u32 [%rd10],{%r119,%r120,%r121,%r122};
$3_14:
or.b32 %r16,%r56,32;
setp.ge.u32 %p10,%r16,%r15;
@%p10 bra $3_16;
shr.u32 %r129,%r16,3;
add.s32 %r130,%r129,%r16;
mul.lo.s64 %rd58,%rd9,1152;
mov.u64 %rd59,_ZZ9rearrangeIhLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd60,%rd59,%rd58;
mul.wide.u32 %rd61,%r130,16;
add.s64 %rd62,%rd60,%rd61;
ld.shared.v4.u32 {%r131,%r132,%r133,%r134},[%rd62];
st.global.v4.u32 [%rd10+512],{%r131,%r132,%r133,%r134};
$3_16:
shl.b32 %r139,%r14,4;
add.s32 %r142,%r144,%r56;
add.s32 %r148,%r142,%r139;
setp.ge.u32 %p11,%r148,%r13;
@%p11 bra $3_19;
cvta.to.global.u64 %rd11,%rd18;
cvta.to.global.u64 %rd12,%rd17;
$3_18:
.pragma "nounroll";
cvt.u64.u32 %rd63,%r148;
mul.lo.s64 %rd64,%rd19,%rd63;
add.s64 %rd65,%rd64,%rd72;
mul.lo.s64 %rd66,%rd21,%rd63;
add.s64 %rd67,%rd73,%rd66;
add.s64 %rd68,%rd12,%rd67;
ld.global.u8 %rs1,[%rd68];
add.s64 %rd69,%rd11,%rd67;
ld.global.u8 %rs2,[%rd69];
add.s64 %rd70,%rd8,%rd65;
st.global.u8 [%rd70],%rs1;
add.s64 %rd71,%rd70,%rd20;
st.global.u8 [%rd71],%rs2;
add.s32 %r148,%r148,32;
setp.lt.u32 %p12,%r148,%r13;
@%p12 bra $3_18;
$3_19:
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
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %rs<4>;
.reg .b32 %r<170>;
.reg .b64 %rd<73>;
.shared .align 16 .b8 _ZZ9rearrangeIhLi3ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[13824];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd19,[p1];
ld.param.u64 %rd20,[p2];
ld.param.u64 %rd21,[p3];
ld.param.u32 %r26,[p5];
ld.param.u32 %r19,[p6];
ld.param.u32 %r20,[p7];
ld.param.u32 %r21,[p8];
ld.param.u32 %r22,[p9];
ld.param.v2.u32 {%r27,%r28},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u32 %r25,[p11+8];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
mov.u32 %r29,%ctaid.x;
shl.b32 %r30,%r29,3;
mov.u32 %r31,%tid.x;
shr.u32 %r32,%r31,5;
add.s32 %r33,%r30,%r32;
setp.ge.u32 %p1,%r33,%r26;
@%p1 bra $4_21;
mul.lo.s32 %r165,%r33,%r20;
setp.eq.s32 %p2,%r27,0;
mov.u32 %r166,0;
@%p2 bra $4_3;
div.u32 %r166,%r33,%r19;
mul.lo.s32 %r45,%r20,%r19;
mul.lo.s32 %r46,%r45,%r166;
sub.s32 %r165,%r165,%r46;
$4_3:
mov.u64 %rd71,0;
mov.u64 %rd72,%rd71;
@%p2 bra $4_10;
setp.eq.s32 %p4,%r27,1;
mov.u32 %r167,%r166;
@%p4 bra $4_6;
div.u32 %r7,%r166,%r28;
mul.lo.s32 %r47,%r7,%r28;
sub.s32 %r167,%r166,%r47;
mov.u32 %r166,%r7;
$4_6:
cvt.u64.u32 %rd31,%r167;
mul.lo.s64 %rd71,%rd25,%rd31;
mul.lo.s64 %rd72,%rd27,%rd31;
setp.lt.u32 %p5,%r27,2;
@%p5 bra $4_10;
setp.eq.s32 %p6,%r27,2;
@%p6 bra $4_9;
rem.u32 %r166,%r166,%r25;
$4_9:
cvt.u64.u32 %rd32,%r166;
mul.lo.s64 %rd33,%rd26,%rd32;
add.s64 %rd71,%rd33,%rd71;
mul.lo.s64 %rd34,%rd28,%rd32;
add.s64 %rd72,%rd34,%rd72;
$4_10:
add.s32 %r48,%r165,%r20;
min.u32 %r13,%r48,%r21;
min.u32 %r49,%r13,%r22;
shr.u32 %r50,%r49,4;
shr.u32 %r51,%r165,4;
sub.s32 %r52,%r50,%r51;
setp.lt.u32 %p7,%r165,%r22;
selp.b32 %r14,%r52,0,%p7;
cvt.u64.u32 %rd7,%r165;
cvta.to.global.u64 %rd8,%rd18;
cvt.u64.u32 %rd9,%r32;
and.b32 %r55,%r31,31;
setp.ge.u32 %p8,%r55,%r14;
@%p8 bra $4_12;
cvta.to.global.u64 %rd35,%rd19;
add.s64 %rd36,%rd72,%rd7;
add.s64 %rd37,%rd35,%rd36;
shl.b32 %r58,%r31,4;
cvt.u64.u32 %rd38,%r58;
and.b64 %rd39,%rd38,496;
add.s64 %rd40,%rd37,%rd39;
ld.global.v4.u32 {%r59,%r60,%r61,%r62},[%rd40];
cvta.to.global.u64 %rd41,%rd20;
add.s64 %rd42,%rd41,%rd36;
add.s64 %rd43,%rd42,%rd39;
ld.global.v4.u32 {%r67,%r68,%r69,%r70},[%rd43];
cvta.to.global.u64 %rd44,%rd21;
add.s64 %rd45,%rd44,%rd36;
add.s64 %rd46,%rd45,%rd39;
ld.global.v4.u32 {%r75,%r76,%r77,%r78},[%rd46];
mov.u32 %r83,64;
prmt.b32 %r84,%r59,%r67,%r83;
mov.u32 %r85,80;
prmt.b32 %r86,%r75,%r59,%r85;
mov.u32 %r87,21520;
mov.u32 %r88,81;
prmt.b32 %r89,%r67,%r75,%r88;
mov.u32 %r90,98;
prmt.b32 %r91,%r59,%r67,%r90;
mov.u32 %r92,114;
prmt.b32 %r93,%r75,%r59,%r92;
mov.u32 %r94,115;
prmt.b32 %r95,%r67,%r75,%r94;
prmt.b32 %r96,%r60,%r68,%r83;
prmt.b32 %r97,%r76,%r60,%r85;
prmt.b32 %r98,%r68,%r76,%r88;
prmt.b32 %r99,%r60,%r68,%r90;
prmt.b32 %r100,%r76,%r60,%r92;
prmt.b32 %r101,%r68,%r76,%r94;
prmt.b32 %r102,%r61,%r69,%r83;
prmt.b32 %r103,%r77,%r61,%r85;
prmt.b32 %r104,%r69,%r77,%r88;
prmt.b32 %r105,%r61,%r69,%r90;
prmt.b32 %r106,%r77,%r61,%r92;
prmt.b32 %r107,%r69,%r77,%r94;
prmt.b32 %r108,%r62,%r70,%r83;
prmt.b32 %r109,%r78,%r62,%r85;
prmt.b32 %r110,%r70,%r78,%r88;
prmt.b32 %r111,%r62,%r70,%r90;
prmt.b32 %r112,%r78,%r62,%r92;
prmt.b32 %r113,%r70,%r78,%r94;
mul.lo.s32 %r114,%r55,3;
mul.lo.s64 %rd47,%rd9,1728;
mov.u64 %rd48,_ZZ9rearrangeIhLi3ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd49,%rd48,%rd47;
mul.wide.u32 %rd50,%r114,16;
add.s64 %rd51,%rd49,%rd50;
prmt.b32 %r115,%r96,%r97,%r87;
prmt.b32 %r116,%r93,%r95,%r87;
prmt.b32 %r117,%r89,%r91,%r87;
prmt.b32 %r118,%r84,%r86,%r87;
st.shared.v4.u32 [%rd51],{%r118,%r117,%r116,%r115};
prmt.b32 %r119,%r104,%r105,%r87;
prmt.b32 %r120,%r102,%r103,%r87;
prmt.b32 %r121,%r100,%r101,%r87;
prmt.b32 %r122,%r98,%r99,%r87;
st.shared.v4.u32 [%rd51+16],{%r122,%r121,%r120,%r119};
prmt.b32 %r123,%r112,%r113,%r87;
prmt.b32 %r124,%r110,%r111,%r87;
prmt.b32 %r125,%r108,%r109,%r87;
prmt.b32 %r126,%r106,%r107,%r87;
st.shared.v4.u32 [%rd51+32],{%r126,%r125,%r124,%r123};
$4_12:
bar.warp.sync -1;
mul.lo.s32 %r15,%r14,3;
setp.ge.u32 %p9,%r55,%r15;
mul.lo.s64 %rd52,%rd9,1728;
mov.u64 %rd53,_ZZ9rearrangeIhLi3ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd54,%rd53,%rd52;
shl.b32 %r129,%r31,4;
cvt.u64.u32 %rd55,%r129;
and.b64 %rd56,%rd55,496;
add.s64 %rd10,%rd54,%rd56;
mul.lo.s64 %rd57,%rd7,3;
add.s64 %rd58,%rd71,%rd57;
add.s64 %rd59,%rd8,%rd58;
add.s64 %rd11,%rd59,%rd56;
@%p9 bra $4_14;
ld.shared.v4.u32 {%r130,%r131,%r132,%r133},[%rd10];
st.global.v4.u32 [%rd11],{%r130,%r131,%r132,%r133};
$4_14:
or.b32 %r140,%r55,32;
setp.ge.u32 %p10,%r140,%r15;
@%p10 bra $4_16;
ld.shared.v4.u32 {%r141,%r142,%r143,%r144},[%rd10+512];
st.global.v4.u32 [%rd11+512],{%r141,%r142,%r143,%r144};
$4_16:
or.b32 %r151,%r55,64;
setp.ge.u32 %p11,%r151,%r15;
@%p11 bra $4_18;
ld.shared.v4.u32 {%r152,%r153,%r154,%r155},[%rd10+1024];
st.global.v4.u32 [%rd11+1024],{%r152,%r153,%r154,%r155};
$4_18:
shl.b32 %r160,%r14,4;
add.s32 %r163,%r165,%r55;
add.s32 %r169,%r163,%r160;
setp.ge.u32 %p12,%r169,%r13;
@%p12 bra $4_21;
cvta.to.global.u64 %rd13,%rd20;
cvta.to.global.u64 %rd14,%rd21;
cvta.to.global.u64 %rd15,%rd19;
$4_20:
.pragma "nounroll";
cvt.u64.u32 %rd60,%r169;
mul.lo.s64 %rd61,%rd22,%rd60;
mul.lo.s64 %rd62,%rd24,%rd60;
add.s64 %rd63,%rd72,%rd62;
add.s64 %rd64,%rd15,%rd63;
ld.global.u8 %rs1,[%rd64];
add.s64 %rd65,%rd13,%rd63;
ld.global.u8 %rs2,[%rd65];
add.s64 %rd66,%rd14,%rd63;
ld.global.u8 %rs3,[%rd66];
add.s64 %rd67,%rd61,%rd71;
add.s64 %rd68,%rd8,%rd67;
st.global.u8 [%rd68],%rs1;
add.s64 %rd69,%rd68,%rd23;
st.global.u8 [%rd69],%rs2;
add.s64 %rd70,%rd69,%rd23;
st.global.u8 [%rd70],%rs3;
add.s32 %r169,%r169,32;
setp.lt.u32 %p13,%r169,%r13;
@%p13 bra $4_20;
$4_21:
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
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %rs<5>;
.reg .b32 %r<221>;
.reg .b64 %rd<101>;
.shared .align 16 .b8 _ZZ9rearrangeIhLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[18432];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd29,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u64 %rd21,[p4];
ld.param.u32 %r29,[p5];
ld.param.u32 %r22,[p6];
ld.param.u32 %r23,[p7];
ld.param.u32 %r24,[p8];
ld.param.u32 %r25,[p9];
ld.param.v2.u32 {%r30,%r31},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u32 %r28,[p11+8];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
cvta.to.global.u64 %rd1,%rd29;
mov.u32 %r32,%ctaid.x;
shl.b32 %r33,%r32,3;
mov.u32 %r34,%tid.x;
shr.u32 %r35,%r34,5;
add.s32 %r36,%r33,%r35;
setp.ge.u32 %p1,%r36,%r29;
@%p1 bra $5_23;
mul.lo.s32 %r216,%r36,%r23;
setp.eq.s32 %p2,%r30,0;
mov.u32 %r217,0;
@%p2 bra $5_3;
div.u32 %r217,%r36,%r22;
mul.lo.s32 %r48,%r23,%r22;
mul.lo.s32 %r49,%r48,%r217;
sub.s32 %r216,%r216,%r49;
$5_3:
mov.u64 %rd99,0;
mov.u64 %rd100,%rd99;
@%p2 bra $5_10;
setp.eq.s32 %p4,%r30,1;
mov.u32 %r218,%r217;
@%p4 bra $5_6;
div.u32 %r7,%r217,%r31;
mul.lo.s32 %r50,%r7,%r31;
sub.s32 %r218,%r217,%r50;
mov.u32 %r217,%r7;
$5_6:
cvt.u64.u32 %rd32,%r218;
mul.lo.s64 %rd99,%rd25,%rd32;
mul.lo.s64 %rd100,%rd27,%rd32;
setp.lt.u32 %p5,%r30,2;
@%p5 bra $5_10;
setp.eq.s32 %p6,%r30,2;
@%p6 bra $5_9;
rem.u32 %r217,%r217,%r28;
$5_9:
cvt.u64.u32 %rd33,%r217;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd99,%rd34,%rd99;
mul.lo.s64 %rd35,%rd28,%rd33;
add.s64 %rd100,%rd35,%rd100;
$5_10:
add.s32 %r51,%r216,%r23;
min.u32 %r13,%r51,%r24;
min.u32 %r52,%r13,%r25;
shr.u32 %r53,%r52,4;
shr.u32 %r54,%r216,4;
sub.s32 %r55,%r53,%r54;
setp.lt.u32 %p7,%r216,%r25;
selp.b32 %r14,%r55,0,%p7;
cvt.u64.u32 %rd8,%r216;
cvta.to.global.u64 %rd9,%rd18;
cvt.u64.u32 %rd10,%r35;
and.b32 %r58,%r34,31;
setp.ge.u32 %p8,%r58,%r14;
@%p8 bra $5_12;
add.s64 %rd36,%rd100,%rd8;
add.s64 %rd37,%rd1,%rd36;
shl.b32 %r61,%r34,4;
cvt.u64.u32 %rd38,%r61;
and.b64 %rd39,%rd38,496;
add.s64 %rd40,%rd37,%rd39;
ld.global.v4.u32 {%r62,%r63,%r64,%r65},[%rd40];
cvta.to.global.u64 %rd41,%rd19;
add.s64 %rd42,%rd41,%rd36;
add.s64 %rd43,%rd42,%rd39;
ld.global.v4.u32 {%r70,%r71,%r72,%r73},[%rd43];
cvta.to.global.u64 %rd44,%rd20;
add.s64 %rd45,%rd44,%rd36;
add.s64 %rd46,%rd45,%rd39;
ld.global.v4.u32 {%r78,%r79,%r80,%r81},[%rd46];
cvta.to.global.u64 %rd47,%rd21;
add.s64 %rd48,%rd47,%rd36;
add.s64 %rd49,%rd48,%rd39;
ld.global.v4.u32 {%r86,%r87,%r88,%r89},[%rd49];
mov.u32 %r94,64;
prmt.b32 %r95,%r62,%r70,%r94;
prmt.b32 %r96,%r78,%r86,%r94;
mov.u32 %r97,21520;
mov.u32 %r98,81;
prmt.b32 %r99,%r62,%r70,%r98;
prmt.b32 %r100,%r78,%r86,%r98;
mov.u32 %r101,98;
prmt.b32 %r102,%r62,%r70,%r101;
prmt.b32 %r103,%r78,%r86,%r101;
mov.u32 %r104,115;
prmt.b32 %r105,%r62,%r70,%r104;
prmt.b32 %r106,%r78,%r86,%r104;
prmt.b32 %r107,%r63,%r71,%r94;
prmt.b32 %r108,%r79,%r87,%r94;
prmt.b32 %r109,%r63,%r71,%r98;
prmt.b32 %r110,%r79,%r87,%r98;
prmt.b32 %r111,%r63,%r71,%r101;
prmt.b32 %r112,%r79,%r87,%r101;
prmt.b32 %r113,%r63,%r71,%r104;
prmt.b32 %r114,%r79,%r87,%r104;
prmt.b32 %r115,%r64,%r72,%r94;
prmt.b32 %r116,%r80,%r88,%r94;
prmt.b32 %r117,%r64,%r72,%r98;
prmt.b32 %r118,%r80,%r88,%r98;
prmt.b32 %r119,%r64,%r72,%r101;
prmt.b32 %r120,%r80,%r88,%r101;
prmt.b32 %r121,%r64,%r72,%r104;
prmt.b32 %r122,%r80,%r88,%r104;
prmt.b32 %r123,%r65,%r73,%r94;
prmt.b32 %r124,%r81,%r89,%r94;
prmt.b32 %r125,%r65,%r73,%r98;
prmt.b32 %r126,%r81,%r89,%r98;
prmt.b32 %r127,%r65,%r73,%r101;
prmt.b32 %r128,%r81,%r89,%r101;
prmt.b32 %r129,%r65,%r73,%r104;
prmt.b32 %r130,%r81,%r89,%r104;
shl.b32 %r131,%r34,2;
and.b32 %r132,%r131,124;
shr.u32 %r133,%r58,1;
add.s32 %r134,%r133,%r132;
mul.lo.s64 %rd50,%rd10,2304;
mov.u64 %rd51,_ZZ9rearrangeIhLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r134,16;
add.s64 %rd54,%rd52,%rd53;
prmt.b32 %r135,%r105,%r106,%r97;
prmt.b32 %r136,%r102,%r103,%r97;
prmt.b32 %r137,%r99,%r100,%r97;
prmt.b32 %r138,%r95,%r96,%r97;
st.shared.v4.u32 [%rd54],{%r138,%r137,%r136,%r135};
or.b32 %r139,%r132,1;
shr.u32 %r140,%r139,3;
add.s32 %r141,%r140,%r139;
mul.wide.u32 %rd55,%r141,16;
add.s64 %rd56,%rd52,%rd55;
prmt.b32 %r142,%r113,%r114,%r97;
prmt.b32 %r143,%r111,%r112,%r97;
prmt.b32 %r144,%r109,%r110,%r97;
prmt.b32 %r145,%r107,%r108,%r97;
st.shared.v4.u32 [%rd56],{%r145,%r144,%r143,%r142};
or.b32 %r146,%r132,2;
shr.u32 %r147,%r146,3;
add.s32 %r148,%r147,%r146;
mul.wide.u32 %rd57,%r148,16;
add.s64 %rd58,%rd52,%rd57;
prmt.b32 %r149,%r121,%r122,%r97;
prmt.b32 %r150,%r119,%r120,%r97;
prmt.b32 %r151,%r117,%r118,%r97;
prmt.b32 %r152,%r115,%r116,%r97;
st.shared.v4.u32 [%rd58],{%r152,%r151,%r150,%r149};
or.b32 %r153,%r132,3;
shr.u32 %r154,%r153,3;
add.s32 %r155,%r154,%r153;
mul.wide.u32 %rd59,%r155,16;
add.s64 %rd60,%rd52,%rd59;
prmt.b32 %r156,%r129,%r130,%r97;
prmt.b32 %r157,%r127,%r128,%r97;
prmt.b32 %r158,%r125,%r126,%r97;
prmt.b32 %r159,%r123,%r124,%r97;
st.shared.v4.u32 [%rd60],{%r159,%r158,%r157,%r156};
$5_12:
bar.warp.sync -1;
shl.b32 %r15,%r14,2;
setp.ge.u32 %p9,%r58,%r15;
shl.b64 %rd61,%rd8,2;
add.s64 %rd62,%rd99,%rd61;
add.s64 %rd63,%rd9,%rd62;
shl.b32 %r162,%r34,4;
cvt.u64.u32 %rd64,%r162;
and.b64 %rd65,%rd64,496;
add.s64 %rd11,%rd63,%rd65;
@%p9 bra $5_14;
shr.u32 %r165,%r58,3;
add.s32 %r166,%r165,%r58;
mul.lo.s64 %rd66,%rd10,2304;
mov.u64 %rd67,_ZZ9rearrangeIhLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd68,%rd67,%rd66;
mul.wide.u32 %rd69,%r166,16;
add.s64 %rd70,%rd68,%rd69;
ld.shared.v4.u32 {%r167,%r168,%r169,%r170},[%rd70];
st.global.v4.u32 [%rd11],{%r167,%r168,%r169,%r170};
$5_14:
or.b32 %r16,%r58,32;
setp.ge.u32 %p10,%r16,%r15;
@%p10 bra $5_16;
shr.u32 %r177,%r16,3;
add.s32 %r178,%r177,%r16;
mul.lo.s64 %rd71,%rd10,2304;
mov.u64 %rd72,_ZZ9rearrangeIhLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd73,%rd72,%rd71;
mul.wide.u32 %rd74,%r178,16;
add.s64 %rd75,%rd73,%rd74;
ld.shared.v4.u32 {%r179,%r180,%r181,%r182},[%rd75];
st.global.v4.u32 [%rd11+512],{%r179,%r180,%r181,%r182};
$5_16:
or.b32 %r17,%r58,64;
setp.ge.u32 %p11,%r17,%r15;
@%p11 bra $5_18;
shr.u32 %r189,%r17,3;
add.s32 %r190,%r189,%r17;
mul.lo.s64 %rd76,%rd10,2304;
mov.u64 %rd77,_ZZ9rearrangeIhLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd78,%rd77,%rd76;
mul.wide.u32 %rd79,%r190,16;
add.s64 %rd80,%rd78,%rd79;
ld.shared.v4.u32 {%r191,%r192,%r193,%r194},[%rd80];
st.global.v4.u32 [%rd11+1024],{%r191,%r192,%r193,%r194};
$5_18:
or.b32 %r18,%r58,96;
setp.ge.u32 %p12,%r18,%r15;
@%p12 bra $5_20;
shr.u32 %r201,%r18,3;
add.s32 %r202,%r201,%r18;
mul.lo.s64 %rd81,%rd10,2304;
mov.u64 %rd82,_ZZ9rearrangeIhLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd83,%rd82,%rd81;
mul.wide.u32 %rd84,%r202,16;
add.s64 %rd85,%rd83,%rd84;
ld.shared.v4.u32 {%r203,%r204,%r205,%r206},[%rd85];
st.global.v4.u32 [%rd11+1536],{%r203,%r204,%r205,%r206};
$5_20:
shl.b32 %r211,%r14,4;
add.s32 %r214,%r216,%r58;
add.s32 %r220,%r214,%r211;
setp.ge.u32 %p13,%r220,%r13;
@%p13 bra $5_23;
cvta.to.global.u64 %rd13,%rd19;
cvta.to.global.u64 %rd14,%rd20;
cvta.to.global.u64 %rd15,%rd21;
$5_22:
.pragma "nounroll";
cvt.u64.u32 %rd86,%r220;
mul.lo.s64 %rd87,%rd22,%rd86;
mul.lo.s64 %rd88,%rd24,%rd86;
add.s64 %rd89,%rd100,%rd88;
add.s64 %rd90,%rd1,%rd89;
ld.global.u8 %rs1,[%rd90];
add.s64 %rd91,%rd13,%rd89;
ld.global.u8 %rs2,[%rd91];
add.s64 %rd92,%rd14,%rd89;
ld.global.u8 %rs3,[%rd92];
add.s64 %rd93,%rd15,%rd89;
ld.global.u8 %rs4,[%rd93];
add.s64 %rd94,%rd87,%rd99;
add.s64 %rd95,%rd9,%rd94;
st.global.u8 [%rd95],%rs1;
add.s64 %rd96,%rd95,%rd23;
st.global.u8 [%rd96],%rs2;
add.s64 %rd97,%rd96,%rd23;
st.global.u8 [%rd97],%rs3;
add.s64 %rd98,%rd97,%rd23;
st.global.u8 [%rd98],%rs4;
add.s32 %r220,%r220,32;
setp.lt.u32 %p14,%r220,%r13;
@%p14 bra $5_22;
$5_23:
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
.maxntid 256,1,1
{
.reg .pred %p<13>;
.reg .b16 %rs<3>;
.reg .b32 %r<164>;
.reg .b64 %rd<71>;
.shared .align 16 .b8 _ZZ9rearrangeItLi2ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[9216];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd15,[p1];
ld.param.u64 %rd16,[p2];
ld.param.u32 %r42,[p5];
ld.param.u32 %r35,[p6];
ld.param.u32 %r36,[p7];
ld.param.u32 %r37,[p8];
ld.param.u32 %r38,[p9];
ld.param.v2.u32 {%r43,%r44},[p11];
ld.param.u64 %rd23,[p11+40];
ld.param.u64 %rd22,[p11+32];
ld.param.u64 %rd21,[p11+24];
ld.param.u64 %rd20,[p11+16];
ld.param.u32 %r41,[p11+8];
ld.param.u64 %rd19,[p10+16];
ld.param.u64 %rd18,[p10+8];
ld.param.u64 %rd17,[p10];
cvta.to.global.u64 %rd1,%rd24;
mov.u32 %r45,%ctaid.x;
shl.b32 %r46,%r45,3;
mov.u32 %r47,%tid.x;
shr.u32 %r48,%r47,5;
add.s32 %r49,%r46,%r48;
setp.ge.u32 %p1,%r49,%r42;
@%p1 bra $6_19;
mul.lo.s32 %r151,%r49,%r36;
setp.eq.s32 %p2,%r43,0;
mov.u32 %r152,0;
@%p2 bra $6_3;
div.u32 %r152,%r49,%r35;
mul.lo.s32 %r61,%r36,%r35;
mul.lo.s32 %r62,%r61,%r152;
sub.s32 %r151,%r151,%r62;
$6_3:
mov.u64 %rd69,0;
mov.u64 %rd70,%rd69;
@%p2 bra $6_10;
setp.eq.s32 %p4,%r43,1;
mov.u32 %r153,%r152;
@%p4 bra $6_6;
div.u32 %r7,%r152,%r44;
mul.lo.s32 %r63,%r7,%r44;
sub.s32 %r153,%r152,%r63;
mov.u32 %r152,%r7;
$6_6:
cvt.u64.u32 %rd27,%r153;
mul.lo.s64 %rd69,%rd20,%rd27;
mul.lo.s64 %rd70,%rd22,%rd27;
setp.lt.u32 %p5,%r43,2;
@%p5 bra $6_10;
setp.eq.s32 %p6,%r43,2;
@%p6 bra $6_9;
rem.u32 %r152,%r152,%r41;
$6_9:
cvt.u64.u32 %rd28,%r152;
mul.lo.s64 %rd29,%rd21,%rd28;
add.s64 %rd69,%rd29,%rd69;
mul.lo.s64 %rd30,%rd23,%rd28;
add.s64 %rd70,%rd30,%rd70;
$6_10:
add.s32 %r65,%r151,%r36;
min.u32 %r13,%r65,%r37;
min.u32 %r66,%r13,%r38;
shr.u32 %r67,%r66,3;
shr.u32 %r68,%r151,3;
sub.s32 %r69,%r67,%r68;
setp.lt.u32 %p7,%r151,%r38;
selp.b32 %r14,%r69,0,%p7;
mul.wide.u32 %rd31,%r151,4;
add.s64 %rd32,%rd70,%rd31;
add.s64 %rd33,%rd1,%rd32;
cvt.u64.u32 %rd8,%r48;
shl.b32 %r15,%r14,1;
and.b32 %r72,%r47,31;
setp.ge.u32 %p8,%r72,%r15;
shl.b32 %r73,%r47,4;
cvt.u64.u32 %rd34,%r73;
and.b64 %rd35,%rd34,496;
add.s64 %rd9,%rd33,%rd35;
@%p8 bra $6_12;
ld.global.v4.u32 {%r155,%r156,%r157,%r158},[%rd9];
$6_12:
or.b32 %r81,%r72,32;
setp.ge.u32 %p9,%r81,%r15;
@%p9 bra $6_14;
ld.global.v4.u32 {%r159,%r160,%r161,%r162},[%rd9+512];
$6_14:
shr.u32 %r88,%r72,3;
add.s32 %r89,%r88,%r72;
mul.lo.s64 %rd36,%rd8,1152;
mov.u64 %rd37,_ZZ9rearrangeItLi2ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd38,%rd37,%rd36;
mul.wide.u32 %rd39,%r89,16;
add.s64 %rd40,%rd38,%rd39;
st.shared.v4.u32 [%rd40],{%r155,%r156,%r157,%r158};
shr.u32 %r91,%r81,3;
add.s32 %r92,%r91,%r81;
mul.wide.u32 %rd41,%r92,16;
add.s64 %rd42,%rd38,%rd41;
st.shared.v4.u32 [%rd42],{%r159,%r160,%r161,%r162};
bar.warp.sync -1;
setp.ge.u32 %p10,%r72,%r14;
@%p10 bra $6_16;
shl.b32 %r95,%r47,1;
and.b32 %r96,%r95,62;
shr.u32 %r97,%r72,2;
add.s32 %r98,%r97,%r96;
mul.wide.u32 %rd46,%r98,16;
add.s64 %rd47,%rd38,%rd46;
ld.shared.v4.u32 {%r99,%r100,%r101,%r102},[%rd47];
or.b32 %r107,%r96,1;
shr.u32 %r108,%r107,3;
add.s32 %r109,%r108,%r107;
mul.wide.u32 %rd48,%r109,16;
add.s64 %rd49,%rd38,%rd48;
ld.shared.v4.u32 {%r110,%r111,%r112,%r113},[%rd49];
mov.u32 %r118,80;
prmt.b32 %r119,%r99,%r99,%r118;
prmt.b32 %r120,%r100,%r100,%r118;
mov.u32 %r121,21520;
prmt.b32 %r122,%r101,%r101,%r118;
prmt.b32 %r123,%r102,%r102,%r118;
prmt.b32 %r124,%r110,%r110,%r118;
prmt.b32 %r125,%r111,%r111,%r118;
prmt.b32 %r126,%r112,%r112,%r118;
prmt.b32 %r127,%r113,%r113,%r118;
mov.u32 %r128,114;
prmt.b32 %r129,%r99,%r99,%r128;
prmt.b32 %r130,%r100,%r100,%r128;
prmt.b32 %r131,%r101,%r101,%r128;
prmt.b32 %r132,%r102,%r102,%r128;
prmt.b32 %r133,%r110,%r110,%r128;
prmt.b32 %r134,%r111,%r111,%r128;
prmt.b32 %r135,%r112,%r112,%r128;
prmt.b32 %r136,%r113,%r113,%r128;
mul.wide.u32 %rd50,%r151,2;
add.s64 %rd51,%rd69,%rd50;
cvta.to.global.u64 %rd52,%rd15;
add.s64 %rd53,%rd52,%rd51;
add.s64 %rd56,%rd53,%rd35;
prmt.b32 %r138,%r122,%r123,%r121;
prmt.b32 %r139,%r119,%r120,%r121;
prmt.b32 %r140,%r126,%r127,%r121;
prmt.b32 %r141,%r124,%r125,%r121;
st.global.v4.u32 [%rd56],{%r139,%r138,%r141,%r140};
cvta.to.global.u64 %rd57,%rd16;
add.s64 %rd58,%rd57,%rd51;
add.s64 %rd59,%rd58,%rd35;
prmt.b32 %r142,%r131,%r132,%r121;
prmt.b32 %r143,%r129,%r130,%r121;
prmt.b32 %r144,%r135,%r136,%r121;
prmt.b32 %r145,%r133,%r134,%r121;
st.global.v4.u32 [%rd59],{%r143,%r142,%r145,%r144};
$6_16:
shl.b32 %r146,%r14,3;
add.s32 %r149,%r151,%r72;
add.s32 %r163,%r149,%r146;
setp.ge.u32 %p11,%r163,%r13;
@%p11 bra $6_19;
cvta.to.global.u64 %rd10,%rd15;
cvta.to.global.u64 %rd11,%rd16;
$6_18:
.pragma "nounroll";
cvt.u64.u32 %rd60,%r163;
mul.lo.s64 %rd61,%rd17,%rd60;
add.s64 %rd62,%rd61,%rd70;
add.s64 %rd63,%rd1,%rd62;
ld.global.u16 %rs1,[%rd63];
add.s64 %rd64,%rd63,%rd18;
ld.global.u16 %rs2,[%rd64];
mul.lo.s64 %rd65,%rd19,%rd60;
add.s64 %rd66,%rd69,%rd65;
add.s64 %rd67,%rd10,%rd66;
st.global.u16 [%rd67],%rs1;
add.s64 %rd68,%rd11,%rd66;
st.global.u16 [%rd68],%rs2;
add.s32 %r163,%r163,32;
setp.lt.u32 %p12,%r163,%r13;
@%p12 bra $6_18;
$6_19:
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
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %rs<4>;
.reg .b32 %r<185>;
.reg .b64 %rd<74>;
.shared .align 16 .b8 _ZZ9rearrangeItLi3ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[13824];
ld.param.u64 %rd27,[p0];
ld.param.u64 %rd17,[p1];
ld.param.u64 %rd18,[p2];
ld.param.u64 %rd19,[p3];
ld.param.u32 %r52,[p5];
ld.param.u32 %r45,[p6];
ld.param.u32 %r46,[p7];
ld.param.u32 %r47,[p8];
ld.param.u32 %r48,[p9];
ld.param.v2.u32 {%r53,%r54},[p11];
ld.param.u64 %rd26,[p11+40];
ld.param.u64 %rd25,[p11+32];
ld.param.u64 %rd24,[p11+24];
ld.param.u64 %rd23,[p11+16];
ld.param.u32 %r51,[p11+8];
ld.param.u64 %rd22,[p10+16];
ld.param.u64 %rd21,[p10+8];
ld.param.u64 %rd20,[p10];
cvta.to.global.u64 %rd1,%rd27;
mov.u32 %r55,%tid.x;
and.b32 %r1,%r55,31;
mov.u32 %r56,%ctaid.x;
shl.b32 %r57,%r56,3;
shr.u32 %r58,%r55,5;
add.s32 %r2,%r57,%r58;
setp.ge.u32 %p1,%r2,%r52;
@%p1 bra $7_21;
mul.lo.s32 %r168,%r2,%r46;
setp.eq.s32 %p2,%r53,0;
mov.u32 %r169,0;
@%p2 bra $7_3;
div.u32 %r169,%r2,%r45;
mul.lo.s32 %r60,%r46,%r45;
mul.lo.s32 %r61,%r60,%r169;
sub.s32 %r168,%r168,%r61;
$7_3:
mov.u64 %rd72,0;
mov.u64 %rd73,%rd72;
@%p2 bra $7_10;
setp.eq.s32 %p4,%r53,1;
mov.u32 %r170,%r169;
@%p4 bra $7_6;
div.u32 %r9,%r169,%r54;
mul.lo.s32 %r62,%r9,%r54;
sub.s32 %r170,%r169,%r62;
mov.u32 %r169,%r9;
$7_6:
cvt.u64.u32 %rd30,%r170;
mul.lo.s64 %rd72,%rd23,%rd30;
mul.lo.s64 %rd73,%rd25,%rd30;
setp.lt.u32 %p5,%r53,2;
@%p5 bra $7_10;
setp.eq.s32 %p6,%r53,2;
@%p6 bra $7_9;
rem.u32 %r169,%r169,%r51;
$7_9:
cvt.u64.u32 %rd31,%r169;
mul.lo.s64 %rd32,%rd24,%rd31;
add.s64 %rd72,%rd32,%rd72;
mul.lo.s64 %rd33,%rd26,%rd31;
add.s64 %rd73,%rd33,%rd73;
$7_10:
add.s32 %r64,%r168,%r46;
min.u32 %r15,%r64,%r47;
min.u32 %r65,%r15,%r48;
shr.u32 %r66,%r65,3;
shr.u32 %r67,%r168,3;
sub.s32 %r68,%r66,%r67;
setp.lt.u32 %p7,%r168,%r48;
selp.b32 %r16,%r68,0,%p7;
mul.wide.u32 %rd34,%r168,6;
add.s64 %rd35,%rd73,%rd34;
add.s64 %rd36,%rd1,%rd35;
mul.lo.s32 %r17,%r16,3;
setp.ge.u32 %p8,%r1,%r17;
mul.wide.u32 %rd37,%r1,16;
add.s64 %rd8,%rd36,%rd37;
@%p8 bra $7_12;
ld.global.v4.u32 {%r172,%r173,%r174,%r175},[%rd8];
$7_12:
or.b32 %r74,%r1,32;
setp.ge.u32 %p9,%r74,%r17;
@%p9 bra $7_14;
ld.global.v4.u32 {%r176,%r177,%r178,%r179},[%rd8+512];
$7_14:
or.b32 %r82,%r1,64;
setp.ge.u32 %p11,%r82,%r17;
@%p11 bra $7_16;
ld.global.v4.u32 {%r180,%r181,%r182,%r183},[%rd8+1024];
$7_16:
cvt.u64.u32 %rd9,%r58;
cvt.u64.u32 %rd10,%r1;
mul.wide.u32 %rd38,%r58,1728;
mov.u64 %rd39,_ZZ9rearrangeItLi3ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd40,%rd39,%rd38;
shl.b32 %r96,%r55,4;
cvt.u64.u32 %rd41,%r96;
and.b64 %rd42,%rd41,496;
add.s64 %rd43,%rd40,%rd42;
st.shared.v4.u32 [%rd43],{%r172,%r173,%r174,%r175};
st.shared.v4.u32 [%rd43+512],{%r176,%r177,%r178,%r179};
st.shared.v4.u32 [%rd43+1024],{%r180,%r181,%r182,%r183};
bar.warp.sync -1;
setp.ge.u32 %p12,%r1,%r16;
@%p12 bra $7_18;
mul.lo.s32 %r99,%r1,3;
mul.lo.s64 %rd44,%rd9,1728;
add.s64 %rd46,%rd39,%rd44;
mul.wide.u32 %rd47,%r99,16;
add.s64 %rd48,%rd46,%rd47;
ld.shared.v4.u32 {%r100,%r101,%r102,%r103},[%rd48];
ld.shared.v4.u32 {%r108,%r109,%r110,%r111},[%rd48+16];
ld.shared.v4.u32 {%r116,%r117,%r118,%r119},[%rd48+32];
mov.u32 %r124,80;
prmt.b32 %r125,%r100,%r100,%r124;
mov.u32 %r126,114;
prmt.b32 %r127,%r101,%r101,%r126;
mov.u32 %r128,21520;
prmt.b32 %r129,%r103,%r103,%r124;
prmt.b32 %r130,%r108,%r108,%r126;
prmt.b32 %r131,%r110,%r110,%r124;
prmt.b32 %r132,%r111,%r111,%r126;
prmt.b32 %r133,%r117,%r117,%r124;
prmt.b32 %r134,%r118,%r118,%r126;
prmt.b32 %r135,%r100,%r100,%r126;
prmt.b32 %r136,%r102,%r102,%r124;
prmt.b32 %r137,%r103,%r103,%r126;
prmt.b32 %r138,%r109,%r109,%r124;
prmt.b32 %r139,%r110,%r110,%r126;
prmt.b32 %r140,%r116,%r116,%r124;
prmt.b32 %r141,%r117,%r117,%r126;
prmt.b32 %r142,%r119,%r119,%r124;
prmt.b32 %r143,%r101,%r101,%r124;
prmt.b32 %r144,%r102,%r102,%r126;
prmt.b32 %r145,%r108,%r108,%r124;
prmt.b32 %r146,%r109,%r109,%r126;
prmt.b32 %r147,%r111,%r111,%r124;
prmt.b32 %r148,%r116,%r116,%r126;
prmt.b32 %r149,%r118,%r118,%r124;
prmt.b32 %r150,%r119,%r119,%r126;
mul.wide.u32 %rd49,%r168,2;
add.s64 %rd50,%rd72,%rd49;
cvta.to.global.u64 %rd51,%rd17;
add.s64 %rd52,%rd51,%rd50;
shl.b64 %rd53,%rd10,4;
add.s64 %rd54,%rd52,%rd53;
prmt.b32 %r151,%r133,%r134,%r128;
prmt.b32 %r152,%r131,%r132,%r128;
prmt.b32 %r153,%r129,%r130,%r128;
prmt.b32 %r154,%r125,%r127,%r128;
st.global.v4.u32 [%rd54],{%r154,%r153,%r152,%r151};
cvta.to.global.u64 %rd55,%rd18;
add.s64 %rd56,%rd55,%rd50;
add.s64 %rd57,%rd56,%rd53;
prmt.b32 %r155,%r141,%r142,%r128;
prmt.b32 %r156,%r139,%r140,%r128;
prmt.b32 %r157,%r137,%r138,%r128;
prmt.b32 %r158,%r135,%r136,%r128;
st.global.v4.u32 [%rd57],{%r158,%r157,%r156,%r155};
cvta.to.global.u64 %rd58,%rd19;
add.s64 %rd59,%rd58,%rd50;
add.s64 %rd60,%rd59,%rd53;
prmt.b32 %r159,%r149,%r150,%r128;
prmt.b32 %r160,%r147,%r148,%r128;
prmt.b32 %r161,%r145,%r146,%r128;
prmt.b32 %r162,%r143,%r144,%r128;
st.global.v4.u32 [%rd60],{%r162,%r161,%r160,%r159};
$7_18:
shl.b32 %r163,%r16,3;
add.s32 %r166,%r168,%r1;
add.s32 %r184,%r166,%r163;
setp.ge.u32 %p13,%r184,%r15;
@%p13 bra $7_21;
cvta.to.global.u64 %rd12,%rd17;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd19;
$7_20:
.pragma "nounroll";
cvt.u64.u32 %rd61,%r184;
mul.lo.s64 %rd62,%rd20,%rd61;
add.s64 %rd63,%rd62,%rd73;
add.s64 %rd64,%rd1,%rd63;
ld.global.u16 %rs1,[%rd64];
add.s64 %rd65,%rd64,%rd21;
ld.global.u16 %rs2,[%rd65];
add.s64 %rd66,%rd65,%rd21;
ld.global.u16 %rs3,[%rd66];
mul.lo.s64 %rd67,%rd22,%rd61;
add.s64 %rd68,%rd72,%rd67;
add.s64 %rd69,%rd12,%rd68;
st.global.u16 [%rd69],%rs1;
add.s64 %rd70,%rd13,%rd68;
st.global.u16 [%rd70],%rs2;
add.s64 %rd71,%rd14,%rd68;
st.global.u16 [%rd71],%rs3;
add.s32 %r184,%r184,32;
setp.lt.u32 %p14,%r184,%r15;
@%p14 bra $7_20;
$7_21:
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
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b16 %rs<5>;
.reg .b32 %r<260>;
.reg .b64 %rd<107>;
.shared .align 16 .b8 _ZZ9rearrangeItLi4ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[18432];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd18,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u64 %rd21,[p4];
ld.param.u32 %r59,[p5];
ld.param.u32 %r52,[p6];
ld.param.u32 %r53,[p7];
ld.param.u32 %r54,[p8];
ld.param.u32 %r55,[p9];
ld.param.v2.u32 {%r60,%r61},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u32 %r58,[p11+8];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
mov.u32 %r62,%tid.x;
and.b32 %r1,%r62,31;
mov.u32 %r63,%ctaid.x;
shl.b32 %r64,%r63,3;
shr.u32 %r65,%r62,5;
add.s32 %r2,%r64,%r65;
setp.ge.u32 %p1,%r2,%r59;
@%p1 bra $8_23;
mul.lo.s32 %r239,%r2,%r53;
setp.eq.s32 %p2,%r60,0;
mov.u32 %r240,0;
@%p2 bra $8_3;
div.u32 %r240,%r2,%r52;
mul.lo.s32 %r67,%r53,%r52;
mul.lo.s32 %r68,%r67,%r240;
sub.s32 %r239,%r239,%r68;
$8_3:
mov.u64 %rd105,0;
mov.u64 %rd106,%rd105;
@%p2 bra $8_10;
setp.eq.s32 %p4,%r60,1;
mov.u32 %r241,%r240;
@%p4 bra $8_6;
div.u32 %r9,%r240,%r61;
mul.lo.s32 %r69,%r9,%r61;
sub.s32 %r241,%r240,%r69;
mov.u32 %r240,%r9;
$8_6:
cvt.u64.u32 %rd31,%r241;
mul.lo.s64 %rd105,%rd25,%rd31;
mul.lo.s64 %rd106,%rd27,%rd31;
setp.lt.u32 %p5,%r60,2;
@%p5 bra $8_10;
setp.eq.s32 %p6,%r60,2;
@%p6 bra $8_9;
rem.u32 %r240,%r240,%r58;
$8_9:
cvt.u64.u32 %rd32,%r240;
mul.lo.s64 %rd33,%rd26,%rd32;
add.s64 %rd105,%rd33,%rd105;
mul.lo.s64 %rd34,%rd28,%rd32;
add.s64 %rd106,%rd34,%rd106;
$8_10:
add.s32 %r71,%r239,%r53;
min.u32 %r15,%r71,%r54;
min.u32 %r72,%r15,%r55;
shr.u32 %r73,%r72,3;
shr.u32 %r74,%r239,3;
sub.s32 %r75,%r73,%r74;
setp.lt.u32 %p7,%r239,%r55;
selp.b32 %r76,%r75,0,%p7;
mul.wide.u32 %rd35,%r239,8;
add.s64 %rd36,%rd106,%rd35;
cvta.to.global.u64 %rd37,%rd17;
add.s64 %rd38,%rd37,%rd36;
shl.b32 %r16,%r76,2;
setp.ge.u32 %p8,%r1,%r16;
mul.wide.u32 %rd39,%r1,16;
add.s64 %rd7,%rd38,%rd39;
@%p8 bra $8_12;
ld.global.v4.u32 {%r243,%r244,%r245,%r246},[%rd7];
$8_12:
or.b32 %r82,%r1,32;
setp.ge.u32 %p9,%r82,%r16;
@%p9 bra $8_14;
ld.global.v4.u32 {%r247,%r248,%r249,%r250},[%rd7+512];
$8_14:
or.b32 %r88,%r1,64;
setp.ge.u32 %p10,%r88,%r16;
@%p10 bra $8_16;
shl.b32 %r90,%r62,4;
cvt.u64.u32 %rd44,%r90;
and.b64 %rd45,%rd44,496;
add.s64 %rd46,%rd38,%rd45;
ld.global.v4.u32 {%r251,%r252,%r253,%r254},[%rd46+1024];
$8_16:
or.b32 %r98,%r1,96;
setp.ge.u32 %p12,%r98,%r16;
@%p12 bra $8_18;
shl.b32 %r106,%r62,4;
cvt.u64.u32 %rd51,%r106;
and.b64 %rd52,%rd51,496;
add.s64 %rd53,%rd38,%rd52;
ld.global.v4.u32 {%r255,%r256,%r257,%r258},[%rd53+1536];
$8_18:
cvt.u64.u32 %rd8,%r65;
shr.u32 %r114,%r1,3;
add.s32 %r115,%r114,%r1;
mul.wide.u32 %rd54,%r65,2304;
mov.u64 %rd55,_ZZ9rearrangeItLi4ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd56,%rd55,%rd54;
mul.wide.u32 %rd57,%r115,16;
add.s64 %rd58,%rd56,%rd57;
st.shared.v4.u32 [%rd58],{%r243,%r244,%r245,%r246};
shr.u32 %r117,%r82,3;
add.s32 %r118,%r117,%r82;
mul.wide.u32 %rd59,%r118,16;
add.s64 %rd60,%rd56,%rd59;
st.shared.v4.u32 [%rd60],{%r247,%r248,%r249,%r250};
shr.u32 %r120,%r88,3;
add.s32 %r121,%r120,%r88;
mul.wide.u32 %rd61,%r121,16;
add.s64 %rd62,%rd56,%rd61;
st.shared.v4.u32 [%rd62],{%r251,%r252,%r253,%r254};
shr.u32 %r123,%r98,3;
add.s32 %r124,%r123,%r98;
mul.wide.u32 %rd63,%r124,16;
add.s64 %rd64,%rd56,%rd63;
st.shared.v4.u32 [%rd64],{%r255,%r256,%r257,%r258};
bar.warp.sync -1;
setp.ge.u32 %p14,%r1,%r76;
@%p14 bra $8_20;
shl.b32 %r132,%r62,2;
and.b32 %r133,%r132,124;
shr.u32 %r134,%r1,1;
add.s32 %r135,%r134,%r133;
mul.lo.s64 %rd65,%rd8,2304;
add.s64 %rd67,%rd55,%rd65;
mul.wide.u32 %rd68,%r135,16;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r136,%r137,%r138,%r139},[%rd69];
or.b32 %r144,%r133,1;
shr.u32 %r145,%r144,3;
add.s32 %r146,%r145,%r144;
mul.wide.u32 %rd70,%r146,16;
add.s64 %rd71,%rd67,%rd70;
ld.shared.v4.u32 {%r147,%r148,%r149,%r150},[%rd71];
or.b32 %r155,%r133,2;
shr.u32 %r156,%r155,3;
add.s32 %r157,%r156,%r155;
mul.wide.u32 %rd72,%r157,16;
add.s64 %rd73,%rd67,%rd72;
ld.shared.v4.u32 {%r158,%r159,%r160,%r161},[%rd73];
or.b32 %r166,%r133,3;
shr.u32 %r167,%r166,3;
add.s32 %r168,%r167,%r166;
mul.wide.u32 %rd74,%r168,16;
add.s64 %rd75,%rd67,%rd74;
ld.shared.v4.u32 {%r169,%r170,%r171,%r172},[%rd75];
mov.u32 %r177,80;
prmt.b32 %r178,%r136,%r136,%r177;
prmt.b32 %r179,%r138,%r138,%r177;
mov.u32 %r180,21520;
prmt.b32 %r181,%r147,%r147,%r177;
prmt.b32 %r182,%r149,%r149,%r177;
prmt.b32 %r183,%r158,%r158,%r177;
prmt.b32 %r184,%r160,%r160,%r177;
prmt.b32 %r185,%r169,%r169,%r177;
prmt.b32 %r186,%r171,%r171,%r177;
mov.u32 %r187,114;
prmt.b32 %r188,%r136,%r136,%r187;
prmt.b32 %r189,%r138,%r138,%r187;
prmt.b32 %r190,%r147,%r147,%r187;
prmt.b32 %r191,%r149,%r149,%r187;
prmt.b32 %r192,%r158,%r158,%r187;
prmt.b32 %r193,%r160,%r160,%r187;
prmt.b32 %r194,%r169,%r169,%r187;
prmt.b32 %r195,%r171,%r171,%r187;
prmt.b32 %r196,%r137,%r137,%r177;
prmt.b32 %r197,%r139,%r139,%r177;
prmt.b32 %r198,%r148,%r148,%r177;
prmt.b32 %r199,%r150,%r150,%r177;
prmt.b32 %r200,%r159,%r159,%r177;
prmt.b32 %r201,%r161,%r161,%r177;
prmt.b32 %r202,%r170,%r170,%r177;
prmt.b32 %r203,%r172,%r172,%r177;
prmt.b32 %r204,%r137,%r137,%r187;
prmt.b32 %r205,%r139,%r139,%r187;
prmt.b32 %r206,%r148,%r148,%r187;
prmt.b32 %r207,%r150,%r150,%r187;
prmt.b32 %r208,%r159,%r159,%r187;
prmt.b32 %r209,%r161,%r161,%r187;
prmt.b32 %r210,%r170,%r170,%r187;
prmt.b32 %r211,%r172,%r172,%r187;
mul.wide.u32 %rd76,%r239,2;
add.s64 %rd77,%rd105,%rd76;
cvta.to.global.u64 %rd78,%rd18;
add.s64 %rd79,%rd78,%rd77;
shl.b32 %r212,%r62,4;
cvt.u64.u32 %rd80,%r212;
and.b64 %rd81,%rd80,496;
add.s64 %rd82,%rd79,%rd81;
prmt.b32 %r213,%r178,%r179,%r180;
prmt.b32 %r214,%r185,%r186,%r180;
prmt.b32 %r215,%r183,%r184,%r180;
prmt.b32 %r216,%r181,%r182,%r180;
st.global.v4.u32 [%rd82],{%r213,%r216,%r215,%r214};
cvta.to.global.u64 %rd83,%rd19;
add.s64 %rd84,%rd83,%rd77;
add.s64 %rd85,%rd84,%rd81;
prmt.b32 %r217,%r188,%r189,%r180;
prmt.b32 %r218,%r194,%r195,%r180;
prmt.b32 %r219,%r192,%r193,%r180;
prmt.b32 %r220,%r190,%r191,%r180;
st.global.v4.u32 [%rd85],{%r217,%r220,%r219,%r218};
cvta.to.global.u64 %rd86,%rd20;
add.s64 %rd87,%rd86,%rd77;
add.s64 %rd88,%rd87,%rd81;
prmt.b32 %r221,%r196,%r197,%r180;
prmt.b32 %r222,%r202,%r203,%r180;
prmt.b32 %r223,%r200,%r201,%r180;
prmt.b32 %r224,%r198,%r199,%r180;
st.global.v4.u32 [%rd88],{%r221,%r224,%r223,%r222};
cvta.to.global.u64 %rd89,%rd21;
add.s64 %rd90,%rd89,%rd77;
add.s64 %rd91,%rd90,%rd81;
prmt.b32 %r225,%r204,%r205,%r180;
prmt.b32 %r226,%r210,%r211,%r180;
prmt.b32 %r227,%r208,%r209,%r180;
prmt.b32 %r228,%r206,%r207,%r180;
st.global.v4.u32 [%rd91],{%r225,%r228,%r227,%r226};
$8_20:
shl.b32 %r234,%r76,3;
add.s32 %r237,%r239,%r1;
add.s32 %r259,%r237,%r234;
setp.ge.u32 %p16,%r259,%r15;
@%p16 bra $8_23;
cvta.to.global.u64 %rd10,%rd18;
cvta.to.global.u64 %rd11,%rd19;
cvta.to.global.u64 %rd12,%rd20;
cvta.to.global.u64 %rd13,%rd21;
$8_22:
.pragma "nounroll";
cvt.u64.u32 %rd92,%r259;
mul.lo.s64 %rd93,%rd22,%rd92;
add.s64 %rd94,%rd93,%rd106;
add.s64 %rd95,%rd37,%rd94;
ld.global.u16 %rs1,[%rd95];
add.s64 %rd96,%rd95,%rd23;
ld.global.u16 %rs2,[%rd96];
add.s64 %rd97,%rd96,%rd23;
ld.global.u16 %rs3,[%rd97];
add.s64 %rd98,%rd97,%rd23;
ld.global.u16 %rs4,[%rd98];
mul.lo.s64 %rd99,%rd24,%rd92;
add.s64 %rd100,%rd105,%rd99;
add.s64 %rd101,%rd10,%rd100;
st.global.u16 [%rd101],%rs1;
add.s64 %rd102,%rd11,%rd100;
st.global.u16 [%rd102],%rs2;
add.s64 %rd103,%rd12,%rd100;
st.global.u16 [%rd103],%rs3;
add.s64 %rd104,%rd13,%rd100;
st.global.u16 [%rd104],%rs4;
add.s32 %r259,%r259,32;
setp.lt.u32 %p17,%r259,%r15;
@%p17 bra $8_22;
$8_23:
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
.maxntid 256,1,1
{
.reg .pred %p<13>;
.reg .b16 %rs<3>;
.reg .b32 %r<147>;
.reg .b64 %rd<74>;
.shared .align 16 .b8 _ZZ9rearrangeItLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[9216];
ld.param.u64 %rd16,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd17,[p2];
ld.param.u32 %r27,[p5];
ld.param.u32 %r20,[p6];
ld.param.u32 %r21,[p7];
ld.param.u32 %r22,[p8];
ld.param.u32 %r23,[p9];
ld.param.v2.u32 {%r28,%r29},[p11];
ld.param.u64 %rd24,[p11+40];
ld.param.u64 %rd23,[p11+32];
ld.param.u64 %rd22,[p11+24];
ld.param.u64 %rd21,[p11+16];
ld.param.u32 %r26,[p11+8];
ld.param.u64 %rd20,[p10+16];
ld.param.u64 %rd19,[p10+8];
ld.param.u64 %rd18,[p10];
cvta.to.global.u64 %rd1,%rd25;
mov.u32 %r30,%ctaid.x;
shl.b32 %r31,%r30,3;
mov.u32 %r32,%tid.x;
shr.u32 %r33,%r32,5;
add.s32 %r34,%r31,%r33;
setp.ge.u32 %p1,%r34,%r27;
@%p1 bra $9_19;
mul.lo.s32 %r142,%r34,%r21;
setp.eq.s32 %p2,%r28,0;
mov.u32 %r143,0;
@%p2 bra $9_3;
div.u32 %r143,%r34,%r20;
mul.lo.s32 %r46,%r21,%r20;
mul.lo.s32 %r47,%r46,%r143;
sub.s32 %r142,%r142,%r47;
$9_3:
mov.u64 %rd72,0;
mov.u64 %rd73,%rd72;
@%p2 bra $9_10;
setp.eq.s32 %p4,%r28,1;
mov.u32 %r144,%r143;
@%p4 bra $9_6;
div.u32 %r7,%r143,%r29;
mul.lo.s32 %r48,%r7,%r29;
sub.s32 %r144,%r143,%r48;
mov.u32 %r143,%r7;
$9_6:
cvt.u64.u32 %rd28,%r144;
mul.lo.s64 %rd72,%rd21,%rd28;
mul.lo.s64 %rd73,%rd23,%rd28;
setp.lt.u32 %p5,%r28,2;
@%p5 bra $9_10;
setp.eq.s32 %p6,%r28,2;
@%p6 bra $9_9;
rem.u32 %r143,%r143,%r26;
$9_9:
cvt.u64.u32 %rd29,%r143;
mul.lo.s64 %rd30,%rd22,%rd29;
add.s64 %rd72,%rd30,%rd72;
mul.lo.s64 %rd31,%rd24,%rd29;
add.s64 %rd73,%rd31,%rd73;
$9_10:
add.s32 %r49,%r142,%r21;
min.u32 %r13,%r49,%r22;
min.u32 %r50,%r13,%r23;
shr.u32 %r51,%r50,3;
shr.u32 %r52,%r142,3;
sub.s32 %r53,%r51,%r52;
setp.lt.u32 %p7,%r142,%r23;
selp.b32 %r14,%r53,0,%p7;
cvt.u64.u32 %rd8,%r142;
cvta.to.global.u64 %rd9,%rd16;
cvt.u64.u32 %rd10,%r33;
and.b32 %r56,%r32,31;
setp.ge.u32 %p8,%r56,%r14;
@%p8 bra $9_12;
shl.b64 %rd32,%rd8,1;
add.s64 %rd33,%rd73,%rd32;
add.s64 %rd34,%rd1,%rd33;
shl.b32 %r59,%r32,4;
cvt.u64.u32 %rd35,%r59;
and.b64 %rd36,%rd35,496;
add.s64 %rd37,%rd34,%rd36;
ld.global.v4.u32 {%r60,%r61,%r62,%r63},[%rd37];
cvta.to.global.u64 %rd38,%rd17;
add.s64 %rd39,%rd38,%rd33;
add.s64 %rd40,%rd39,%rd36;
ld.global.v4.u32 {%r68,%r69,%r70,%r71},[%rd40];
mov.u32 %r76,80;
prmt.b32 %r77,%r60,%r60,%r76;
prmt.b32 %r78,%r68,%r68,%r76;
mov.u32 %r79,21520;
mov.u32 %r80,114;
prmt.b32 %r81,%r60,%r60,%r80;
prmt.b32 %r82,%r68,%r68,%r80;
prmt.b32 %r83,%r61,%r61,%r76;
prmt.b32 %r84,%r69,%r69,%r76;
prmt.b32 %r85,%r61,%r61,%r80;
prmt.b32 %r86,%r69,%r69,%r80;
prmt.b32 %r87,%r62,%r62,%r76;
prmt.b32 %r88,%r70,%r70,%r76;
prmt.b32 %r89,%r62,%r62,%r80;
prmt.b32 %r90,%r70,%r70,%r80;
prmt.b32 %r91,%r63,%r63,%r76;
prmt.b32 %r92,%r71,%r71,%r76;
prmt.b32 %r93,%r63,%r63,%r80;
prmt.b32 %r94,%r71,%r71,%r80;
shl.b32 %r95,%r32,1;
and.b32 %r96,%r95,62;
shr.u32 %r97,%r56,2;
add.s32 %r98,%r97,%r96;
mul.lo.s64 %rd41,%rd10,1152;
mov.u64 %rd42,_ZZ9rearrangeItLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd43,%rd42,%rd41;
mul.wide.u32 %rd44,%r98,16;
add.s64 %rd45,%rd43,%rd44;
prmt.b32 %r99,%r85,%r86,%r79;
prmt.b32 %r100,%r83,%r84,%r79;
prmt.b32 %r101,%r81,%r82,%r79;
prmt.b32 %r102,%r77,%r78,%r79;
st.shared.v4.u32 [%rd45],{%r102,%r101,%r100,%r99};
or.b32 %r103,%r96,1;
shr.u32 %r104,%r103,3;
add.s32 %r105,%r104,%r103;
mul.wide.u32 %rd46,%r105,16;
add.s64 %rd47,%rd43,%rd46;
prmt.b32 %r106,%r93,%r94,%r79;
prmt.b32 %r107,%r91,%r92,%r79;
prmt.b32 %r108,%r89,%r90,%r79;
prmt.b32 %r109,%r87,%r88,%r79;
st.shared.v4.u32 [%rd47],{%r109,%r108,%r107,%r106};
$9_12:
bar.warp.sync -1;
shl.b32 %r15,%r14,1;
setp.ge.u32 %p9,%r56,%r15;
shl.b64 %rd48,%rd8,2;
add.s64 %rd49,%rd72,%rd48;
add.s64 %rd50,%rd9,%rd49;
shl.b32 %r112,%r32,4;
cvt.u64.u32 %rd51,%r112;
and.b64 %rd52,%rd51,496;
add.s64 %rd11,%rd50,%rd52;
@%p9 bra $9_14;
shr.u32 %r115,%r56,3;
add.s32 %r116,%r115,%r56;
mul.lo.s64 %rd53,%rd10,1152;
mov.u64 %rd54,_ZZ9rearrangeItLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd55,%rd54,%rd53;
mul.wide.u32 %rd56,%r116,16;
add.s64 %rd57,%rd55,%rd56;
ld.shared.v4.u32 {%r117,%r118,%r119,%r120},[%rd57];
st.global.v4.u32 [%rd11],{%r117,%r118,%r119,%r120};
$9_14:
or.b32 %r16,%r56,32;
setp.ge.u32 %p10,%r16,%r15;
@%p10 bra $9_16;
shr.u32 %r127,%r16,3;
add.s32 %r128,%r127,%r16;
mul.lo.s64 %rd58,%rd10,1152;
mov.u64 %rd59,_ZZ9rearrangeItLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd60,%rd59,%rd58;
mul.wide.u32 %rd61,%r128,16;
add.s64 %rd62,%rd60,%rd61;
ld.shared.v4.u32 {%r129,%r130,%r131,%r132},[%rd62];
st.global.v4.u32 [%rd11+512],{%r129,%r130,%r131,%r132};
$9_16:
shl.b32 %r137,%r14,3;
add.s32 %r140,%r142,%r56;
add.s32 %r146,%r140,%r137;
setp.ge.u32 %p11,%r146,%r13;
@%p11 bra $9_19;
cvta.to.global.u64 %rd12,%rd17;
$9_18:
.pragma "nounroll";
cvt.u64.u32 %rd63,%r146;
mul.lo.s64 %rd64,%rd18,%rd63;
add.s64 %rd65,%rd64,%rd72;
mul.lo.s64 %rd66,%rd20,%rd63;
add.s64 %rd67,%rd73,%rd66;
add.s64 %rd68,%rd1,%rd67;
ld.global.u16 %rs1,[%rd68];
add.s64 %rd69,%rd12,%rd67;
ld.global.u16 %rs2,[%rd69];
add.s64 %rd70,%rd9,%rd65;
st.global.u16 [%rd70],%rs1;
add.s64 %rd71,%rd70,%rd19;
st.global.u16 [%rd71],%rs2;
add.s32 %r146,%r146,32;
setp.lt.u32 %p12,%r146,%r13;
@%p12 bra $9_18;
$9_19:
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
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %rs<4>;
.reg .b32 %r<166>;
.reg .b64 %rd<74>;
.shared .align 16 .b8 _ZZ9rearrangeItLi3ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[13824];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd19,[p1];
ld.param.u64 %rd20,[p2];
ld.param.u64 %rd21,[p3];
ld.param.u32 %r26,[p5];
ld.param.u32 %r19,[p6];
ld.param.u32 %r20,[p7];
ld.param.u32 %r21,[p8];
ld.param.u32 %r22,[p9];
ld.param.v2.u32 {%r27,%r28},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u32 %r25,[p11+8];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
mov.u32 %r29,%ctaid.x;
shl.b32 %r30,%r29,3;
mov.u32 %r31,%tid.x;
shr.u32 %r32,%r31,5;
add.s32 %r33,%r30,%r32;
setp.ge.u32 %p1,%r33,%r26;
@%p1 bra $10_21;
mul.lo.s32 %r161,%r33,%r20;
setp.eq.s32 %p2,%r27,0;
mov.u32 %r162,0;
@%p2 bra $10_3;
div.u32 %r162,%r33,%r19;
mul.lo.s32 %r45,%r20,%r19;
mul.lo.s32 %r46,%r45,%r162;
sub.s32 %r161,%r161,%r46;
$10_3:
mov.u64 %rd72,0;
mov.u64 %rd73,%rd72;
@%p2 bra $10_10;
setp.eq.s32 %p4,%r27,1;
mov.u32 %r163,%r162;
@%p4 bra $10_6;
div.u32 %r7,%r162,%r28;
mul.lo.s32 %r47,%r7,%r28;
sub.s32 %r163,%r162,%r47;
mov.u32 %r162,%r7;
$10_6:
cvt.u64.u32 %rd31,%r163;
mul.lo.s64 %rd72,%rd25,%rd31;
mul.lo.s64 %rd73,%rd27,%rd31;
setp.lt.u32 %p5,%r27,2;
@%p5 bra $10_10;
setp.eq.s32 %p6,%r27,2;
@%p6 bra $10_9;
rem.u32 %r162,%r162,%r25;
$10_9:
cvt.u64.u32 %rd32,%r162;
mul.lo.s64 %rd33,%rd26,%rd32;
add.s64 %rd72,%rd33,%rd72;
mul.lo.s64 %rd34,%rd28,%rd32;
add.s64 %rd73,%rd34,%rd73;
$10_10:
add.s32 %r48,%r161,%r20;
min.u32 %r13,%r48,%r21;
min.u32 %r49,%r13,%r22;
shr.u32 %r50,%r49,3;
shr.u32 %r51,%r161,3;
sub.s32 %r52,%r50,%r51;
setp.lt.u32 %p7,%r161,%r22;
selp.b32 %r14,%r52,0,%p7;
cvt.u64.u32 %rd7,%r161;
cvta.to.global.u64 %rd8,%rd18;
cvt.u64.u32 %rd9,%r32;
and.b32 %r55,%r31,31;
setp.ge.u32 %p8,%r55,%r14;
@%p8 bra $10_12;
shl.b64 %rd35,%rd7,1;
add.s64 %rd36,%rd73,%rd35;
cvta.to.global.u64 %rd37,%rd19;
add.s64 %rd38,%rd37,%rd36;
shl.b32 %r58,%r31,4;
cvt.u64.u32 %rd39,%r58;
and.b64 %rd40,%rd39,496;
add.s64 %rd41,%rd38,%rd40;
ld.global.v4.u32 {%r59,%r60,%r61,%r62},[%rd41];
cvta.to.global.u64 %rd42,%rd20;
add.s64 %rd43,%rd42,%rd36;
add.s64 %rd44,%rd43,%rd40;
ld.global.v4.u32 {%r67,%r68,%r69,%r70},[%rd44];
cvta.to.global.u64 %rd45,%rd21;
add.s64 %rd46,%rd45,%rd36;
add.s64 %rd47,%rd46,%rd40;
ld.global.v4.u32 {%r75,%r76,%r77,%r78},[%rd47];
mov.u32 %r83,80;
prmt.b32 %r84,%r59,%r59,%r83;
prmt.b32 %r85,%r67,%r67,%r83;
mov.u32 %r86,21520;
prmt.b32 %r87,%r75,%r75,%r83;
mov.u32 %r88,114;
prmt.b32 %r89,%r59,%r59,%r88;
prmt.b32 %r90,%r67,%r67,%r88;
prmt.b32 %r91,%r75,%r75,%r88;
prmt.b32 %r92,%r60,%r60,%r83;
prmt.b32 %r93,%r68,%r68,%r83;
prmt.b32 %r94,%r76,%r76,%r83;
prmt.b32 %r95,%r60,%r60,%r88;
prmt.b32 %r96,%r68,%r68,%r88;
prmt.b32 %r97,%r76,%r76,%r88;
prmt.b32 %r98,%r61,%r61,%r83;
prmt.b32 %r99,%r69,%r69,%r83;
prmt.b32 %r100,%r77,%r77,%r83;
prmt.b32 %r101,%r61,%r61,%r88;
prmt.b32 %r102,%r69,%r69,%r88;
prmt.b32 %r103,%r77,%r77,%r88;
prmt.b32 %r104,%r62,%r62,%r83;
prmt.b32 %r105,%r70,%r70,%r83;
prmt.b32 %r106,%r78,%r78,%r83;
prmt.b32 %r107,%r62,%r62,%r88;
prmt.b32 %r108,%r70,%r70,%r88;
prmt.b32 %r109,%r78,%r78,%r88;
mul.lo.s32 %r110,%r55,3;
mul.lo.s64 %rd48,%rd9,1728;
mov.u64 %rd49,_ZZ9rearrangeItLi3ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd50,%rd49,%rd48;
mul.wide.u32 %rd51,%r110,16;
add.s64 %rd52,%rd50,%rd51;
prmt.b32 %r111,%r92,%r93,%r86;
prmt.b32 %r112,%r90,%r91,%r86;
prmt.b32 %r113,%r87,%r89,%r86;
prmt.b32 %r114,%r84,%r85,%r86;
st.shared.v4.u32 [%rd52],{%r114,%r113,%r112,%r111};
prmt.b32 %r115,%r100,%r101,%r86;
prmt.b32 %r116,%r98,%r99,%r86;
prmt.b32 %r117,%r96,%r97,%r86;
prmt.b32 %r118,%r94,%r95,%r86;
st.shared.v4.u32 [%rd52+16],{%r118,%r117,%r116,%r115};
prmt.b32 %r119,%r108,%r109,%r86;
prmt.b32 %r120,%r106,%r107,%r86;
prmt.b32 %r121,%r104,%r105,%r86;
prmt.b32 %r122,%r102,%r103,%r86;
st.shared.v4.u32 [%rd52+32],{%r122,%r121,%r120,%r119};
$10_12:
bar.warp.sync -1;
mul.lo.s32 %r15,%r14,3;
setp.ge.u32 %p9,%r55,%r15;
mul.lo.s64 %rd53,%rd9,1728;
mov.u64 %rd54,_ZZ9rearrangeItLi3ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd55,%rd54,%rd53;
shl.b32 %r125,%r31,4;
cvt.u64.u32 %rd56,%r125;
and.b64 %rd57,%rd56,496;
add.s64 %rd10,%rd55,%rd57;
mul.lo.s64 %rd58,%rd7,6;
add.s64 %rd59,%rd72,%rd58;
add.s64 %rd60,%rd8,%rd59;
add.s64 %rd11,%rd60,%rd57;
@%p9 bra $10_14;
ld.shared.v4.u32 {%r126,%r127,%r128,%r129},[%rd10];
st.global.v4.u32 [%rd11],{%r126,%r127,%r128,%r129};
$10_14:
or.b32 %r136,%r55,32;
setp.ge.u32 %p10,%r136,%r15;
@%p10 bra $10_16;
ld.shared.v4.u32 {%r137,%r138,%r139,%r140},[%rd10+512];
st.global.v4.u32 [%rd11+512],{%r137,%r138,%r139,%r140};
$10_16:
or.b32 %r147,%r55,64;
setp.ge.u32 %p11,%r147,%r15;
@%p11 bra $10_18;
ld.shared.v4.u32 {%r148,%r149,%r150,%r151},[%rd10+1024];
st.global.v4.u32 [%rd11+1024],{%r148,%r149,%r150,%r151};
$10_18:
shl.b32 %r156,%r14,3;
add.s32 %r159,%r161,%r55;
add.s32 %r165,%r159,%r156;
setp.ge.u32 %p12,%r165,%r13;
@%p12 bra $10_21;
cvta.to.global.u64 %rd13,%rd20;
cvta.to.global.u64 %rd14,%rd21;
cvta.to.global.u64 %rd15,%rd19;
$10_20:
.pragma "nounroll";
cvt.u64.u32 %rd61,%r165;
mul.lo.s64 %rd62,%rd22,%rd61;
mul.lo.s64 %rd63,%rd24,%rd61;
add.s64 %rd64,%rd73,%rd63;
add.s64 %rd65,%rd15,%rd64;
ld.global.u16 %rs1,[%rd65];
add.s64 %rd66,%rd13,%rd64;
ld.global.u16 %rs2,[%rd66];
add.s64 %rd67,%rd14,%rd64;
ld.global.u16 %rs3,[%rd67];
add.s64 %rd68,%rd62,%rd72;
add.s64 %rd69,%rd8,%rd68;
st.global.u16 [%rd69],%rs1;
add.s64 %rd70,%rd69,%rd23;
st.global.u16 [%rd70],%rs2;
add.s64 %rd71,%rd70,%rd23;
st.global.u16 [%rd71],%rs3;
add.s32 %r165,%r165,32;
setp.lt.u32 %p13,%r165,%r13;
@%p13 bra $10_20;
$10_21:
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
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %rs<5>;
.reg .b32 %r<219>;
.reg .b64 %rd<103>;
.shared .align 16 .b8 _ZZ9rearrangeItLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[18432];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd19,[p1];
ld.param.u64 %rd20,[p2];
ld.param.u64 %rd21,[p3];
ld.param.u64 %rd22,[p4];
ld.param.u32 %r29,[p5];
ld.param.u32 %r22,[p6];
ld.param.u32 %r23,[p7];
ld.param.u32 %r24,[p8];
ld.param.u32 %r25,[p9];
ld.param.v2.u32 {%r30,%r31},[p11];
ld.param.u64 %rd29,[p11+40];
ld.param.u64 %rd28,[p11+32];
ld.param.u64 %rd27,[p11+24];
ld.param.u64 %rd26,[p11+16];
ld.param.u32 %r28,[p11+8];
ld.param.u64 %rd25,[p10+16];
ld.param.u64 %rd24,[p10+8];
ld.param.u64 %rd23,[p10];
mov.u32 %r32,%ctaid.x;
shl.b32 %r33,%r32,3;
mov.u32 %r34,%tid.x;
shr.u32 %r35,%r34,5;
add.s32 %r36,%r33,%r35;
setp.ge.u32 %p1,%r36,%r29;
@%p1 bra $11_23;
mul.lo.s32 %r214,%r36,%r23;
setp.eq.s32 %p2,%r30,0;
mov.u32 %r215,0;
@%p2 bra $11_3;
div.u32 %r215,%r36,%r22;
mul.lo.s32 %r48,%r23,%r22;
mul.lo.s32 %r49,%r48,%r215;
sub.s32 %r214,%r214,%r49;
$11_3:
mov.u64 %rd101,0;
mov.u64 %rd102,%rd101;
@%p2 bra $11_10;
setp.eq.s32 %p4,%r30,1;
mov.u32 %r216,%r215;
@%p4 bra $11_6;
div.u32 %r7,%r215,%r31;
mul.lo.s32 %r50,%r7,%r31;
sub.s32 %r216,%r215,%r50;
mov.u32 %r215,%r7;
$11_6:
cvt.u64.u32 %rd32,%r216;
mul.lo.s64 %rd101,%rd26,%rd32;
mul.lo.s64 %rd102,%rd28,%rd32;
setp.lt.u32 %p5,%r30,2;
@%p5 bra $11_10;
setp.eq.s32 %p6,%r30,2;
@%p6 bra $11_9;
rem.u32 %r215,%r215,%r28;
$11_9:
cvt.u64.u32 %rd33,%r215;
mul.lo.s64 %rd34,%rd27,%rd33;
add.s64 %rd101,%rd34,%rd101;
mul.lo.s64 %rd35,%rd29,%rd33;
add.s64 %rd102,%rd35,%rd102;
$11_10:
add.s32 %r51,%r214,%r23;
min.u32 %r13,%r51,%r24;
min.u32 %r52,%r13,%r25;
shr.u32 %r53,%r52,3;
shr.u32 %r54,%r214,3;
sub.s32 %r55,%r53,%r54;
setp.lt.u32 %p7,%r214,%r25;
selp.b32 %r14,%r55,0,%p7;
cvt.u64.u32 %rd7,%r214;
cvta.to.global.u64 %rd8,%rd18;
cvt.u64.u32 %rd9,%r35;
and.b32 %r58,%r34,31;
setp.ge.u32 %p8,%r58,%r14;
@%p8 bra $11_12;
shl.b64 %rd36,%rd7,1;
add.s64 %rd37,%rd102,%rd36;
cvta.to.global.u64 %rd38,%rd19;
add.s64 %rd39,%rd38,%rd37;
shl.b32 %r61,%r34,4;
cvt.u64.u32 %rd40,%r61;
and.b64 %rd41,%rd40,496;
add.s64 %rd42,%rd39,%rd41;
ld.global.v4.u32 {%r62,%r63,%r64,%r65},[%rd42];
cvta.to.global.u64 %rd43,%rd20;
add.s64 %rd44,%rd43,%rd37;
add.s64 %rd45,%rd44,%rd41;
ld.global.v4.u32 {%r70,%r71,%r72,%r73},[%rd45];
cvta.to.global.u64 %rd46,%rd21;
add.s64 %rd47,%rd46,%rd37;
add.s64 %rd48,%rd47,%rd41;
ld.global.v4.u32 {%r78,%r79,%r80,%r81},[%rd48];
cvta.to.global.u64 %rd49,%rd22;
add.s64 %rd50,%rd49,%rd37;
add.s64 %rd51,%rd50,%rd41;
ld.global.v4.u32 {%r86,%r87,%r88,%r89},[%rd51];
mov.u32 %r94,80;
prmt.b32 %r95,%r62,%r62,%r94;
prmt.b32 %r96,%r70,%r70,%r94;
mov.u32 %r97,21520;
prmt.b32 %r98,%r78,%r78,%r94;
prmt.b32 %r99,%r86,%r86,%r94;
mov.u32 %r100,114;
prmt.b32 %r101,%r62,%r62,%r100;
prmt.b32 %r102,%r70,%r70,%r100;
prmt.b32 %r103,%r78,%r78,%r100;
prmt.b32 %r104,%r86,%r86,%r100;
prmt.b32 %r105,%r63,%r63,%r94;
prmt.b32 %r106,%r71,%r71,%r94;
prmt.b32 %r107,%r79,%r79,%r94;
prmt.b32 %r108,%r87,%r87,%r94;
prmt.b32 %r109,%r63,%r63,%r100;
prmt.b32 %r110,%r71,%r71,%r100;
prmt.b32 %r111,%r79,%r79,%r100;
prmt.b32 %r112,%r87,%r87,%r100;
prmt.b32 %r113,%r64,%r64,%r94;
prmt.b32 %r114,%r72,%r72,%r94;
prmt.b32 %r115,%r80,%r80,%r94;
prmt.b32 %r116,%r88,%r88,%r94;
prmt.b32 %r117,%r64,%r64,%r100;
prmt.b32 %r118,%r72,%r72,%r100;
prmt.b32 %r119,%r80,%r80,%r100;
prmt.b32 %r120,%r88,%r88,%r100;
prmt.b32 %r121,%r65,%r65,%r94;
prmt.b32 %r122,%r73,%r73,%r94;
prmt.b32 %r123,%r81,%r81,%r94;
prmt.b32 %r124,%r89,%r89,%r94;
prmt.b32 %r125,%r65,%r65,%r100;
prmt.b32 %r126,%r73,%r73,%r100;
prmt.b32 %r127,%r81,%r81,%r100;
prmt.b32 %r128,%r89,%r89,%r100;
shl.b32 %r129,%r34,2;
and.b32 %r130,%r129,124;
shr.u32 %r131,%r58,1;
add.s32 %r132,%r131,%r130;
mul.lo.s64 %rd52,%rd9,2304;
mov.u64 %rd53,_ZZ9rearrangeItLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd54,%rd53,%rd52;
mul.wide.u32 %rd55,%r132,16;
add.s64 %rd56,%rd54,%rd55;
prmt.b32 %r133,%r103,%r104,%r97;
prmt.b32 %r134,%r101,%r102,%r97;
prmt.b32 %r135,%r98,%r99,%r97;
prmt.b32 %r136,%r95,%r96,%r97;
st.shared.v4.u32 [%rd56],{%r136,%r135,%r134,%r133};
or.b32 %r137,%r130,1;
shr.u32 %r138,%r137,3;
add.s32 %r139,%r138,%r137;
mul.wide.u32 %rd57,%r139,16;
add.s64 %rd58,%rd54,%rd57;
prmt.b32 %r140,%r111,%r112,%r97;
prmt.b32 %r141,%r109,%r110,%r97;
prmt.b32 %r142,%r107,%r108,%r97;
prmt.b32 %r143,%r105,%r106,%r97;
st.shared.v4.u32 [%rd58],{%r143,%r142,%r141,%r140};
or.b32 %r144,%r130,2;
shr.u32 %r145,%r144,3;
add.s32 %r146,%r145,%r144;
mul.wide.u32 %rd59,%r146,16;
add.s64 %rd60,%rd54,%rd59;
prmt.b32 %r147,%r119,%r120,%r97;
prmt.b32 %r148,%r117,%r118,%r97;
prmt.b32 %r149,%r115,%r116,%r97;
prmt.b32 %r150,%r113,%r114,%r97;
st.shared.v4.u32 [%rd60],{%r150,%r149,%r148,%r147};
or.b32 %r151,%r130,3;
shr.u32 %r152,%r151,3;
add.s32 %r153,%r152,%r151;
mul.wide.u32 %rd61,%r153,16;
add.s64 %rd62,%rd54,%rd61;
prmt.b32 %r154,%r127,%r128,%r97;
prmt.b32 %r155,%r125,%r126,%r97;
prmt.b32 %r156,%r123,%r124,%r97;
prmt.b32 %r157,%r121,%r122,%r97;
st.shared.v4.u32 [%rd62],{%r157,%r156,%r155,%r154};
$11_12:
bar.warp.sync -1;
shl.b32 %r15,%r14,2;
setp.ge.u32 %p9,%r58,%r15;
shl.b64 %rd63,%rd7,3;
add.s64 %rd64,%rd101,%rd63;
add.s64 %rd65,%rd8,%rd64;
shl.b32 %r160,%r34,4;
cvt.u64.u32 %rd66,%r160;
and.b64 %rd67,%rd66,496;
add.s64 %rd10,%rd65,%rd67;
@%p9 bra $11_14;
shr.u32 %r163,%r58,3;
add.s32 %r164,%r163,%r58;
mul.lo.s64 %rd68,%rd9,2304;
mov.u64 %rd69,_ZZ9rearrangeItLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd70,%rd69,%rd68;
mul.wide.u32 %rd71,%r164,16;
add.s64 %rd72,%rd70,%rd71;
ld.shared.v4.u32 {%r165,%r166,%r167,%r168},[%rd72];
st.global.v4.u32 [%rd10],{%r165,%r166,%r167,%r168};
$11_14:
or.b32 %r16,%r58,32;
setp.ge.u32 %p10,%r16,%r15;
@%p10 bra $11_16;
shr.u32 %r175,%r16,3;
add.s32 %r176,%r175,%r16;
mul.lo.s64 %rd73,%rd9,2304;
mov.u64 %rd74,_ZZ9rearrangeItLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd75,%rd74,%rd73;
mul.wide.u32 %rd76,%r176,16;
add.s64 %rd77,%rd75,%rd76;
ld.shared.v4.u32 {%r177,%r178,%r179,%r180},[%rd77];
st.global.v4.u32 [%rd10+512],{%r177,%r178,%r179,%r180};
$11_16:
or.b32 %r17,%r58,64;
setp.ge.u32 %p11,%r17,%r15;
@%p11 bra $11_18;
shr.u32 %r187,%r17,3;
add.s32 %r188,%r187,%r17;
mul.lo.s64 %rd78,%rd9,2304;
mov.u64 %rd79,_ZZ9rearrangeItLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd80,%rd79,%rd78;
mul.wide.u32 %rd81,%r188,16;
add.s64 %rd82,%rd80,%rd81;
ld.shared.v4.u32 {%r189,%r190,%r191,%r192},[%rd82];
st.global.v4.u32 [%rd10+1024],{%r189,%r190,%r191,%r192};
$11_18:
or.b32 %r18,%r58,96;
setp.ge.u32 %p12,%r18,%r15;
@%p12 bra $11_20;
shr.u32 %r199,%r18,3;
add.s32 %r200,%r199,%r18;
mul.lo.s64 %rd83,%rd9,2304;
mov.u64 %rd84,_ZZ9rearrangeItLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd85,%rd84,%rd83;
mul.wide.u32 %rd86,%r200,16;
add.s64 %rd87,%rd85,%rd86;
ld.shared.v4.u32 {%r201,%r202,%r203,%r204},[%rd87];
st.global.v4.u32 [%rd10+1536],{%r201,%r202,%r203,%r204};
$11_20:
shl.b32 %r209,%r14,3;
add.s32 %r212,%r214,%r58;
add.s32 %r218,%r212,%r209;
setp.ge.u32 %p13,%r218,%r13;
@%p13 bra $11_23;
cvta.to.global.u64 %rd12,%rd20;
cvta.to.global.u64 %rd13,%rd21;
cvta.to.global.u64 %rd14,%rd22;
cvta.to.global.u64 %rd15,%rd19;
$11_22:
.pragma "nounroll";
cvt.u64.u32 %rd88,%r218;
mul.lo.s64 %rd89,%rd23,%rd88;
mul.lo.s64 %rd90,%rd25,%rd88;
add.s64 %rd91,%rd102,%rd90;
add.s64 %rd92,%rd15,%rd91;
ld.global.u16 %rs1,[%rd92];
add.s64 %rd93,%rd12,%rd91;
ld.global.u16 %rs2,[%rd93];
add.s64 %rd94,%rd13,%rd91;
ld.global.u16 %rs3,[%rd94];
add.s64 %rd95,%rd14,%rd91;
ld.global.u16 %rs4,[%rd95];
add.s64 %rd96,%rd89,%rd101;
add.s64 %rd97,%rd8,%rd96;
st.global.u16 [%rd97],%rs1;
add.s64 %rd98,%rd97,%rd24;
st.global.u16 [%rd98],%rs2;
add.s64 %rd99,%rd98,%rd24;
st.global.u16 [%rd99],%rs3;
add.s64 %rd100,%rd99,%rd24;
st.global.u16 [%rd100],%rs4;
add.s32 %r218,%r218,32;
setp.lt.u32 %p14,%r218,%r13;
@%p14 bra $11_22;
$11_23:
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
.maxntid 256,1,1
{
.reg .pred %p<13>;
.reg .b32 %r<139>;
.reg .b64 %rd<71>;
.shared .align 16 .b8 _ZZ9rearrangeIjLi2ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[9216];
ld.param.u64 %rd24,[p0];
ld.param.u64 %rd15,[p1];
ld.param.u64 %rd16,[p2];
ld.param.u32 %r42,[p5];
ld.param.u32 %r35,[p6];
ld.param.u32 %r36,[p7];
ld.param.u32 %r37,[p8];
ld.param.u32 %r38,[p9];
ld.param.v2.u32 {%r43,%r44},[p11];
ld.param.u64 %rd23,[p11+40];
ld.param.u64 %rd22,[p11+32];
ld.param.u64 %rd21,[p11+24];
ld.param.u64 %rd20,[p11+16];
ld.param.u32 %r41,[p11+8];
ld.param.u64 %rd19,[p10+16];
ld.param.u64 %rd18,[p10+8];
ld.param.u64 %rd17,[p10];
cvta.to.global.u64 %rd1,%rd24;
mov.u32 %r45,%ctaid.x;
shl.b32 %r46,%r45,3;
mov.u32 %r47,%tid.x;
shr.u32 %r48,%r47,5;
add.s32 %r49,%r46,%r48;
setp.ge.u32 %p1,%r49,%r42;
@%p1 bra $12_19;
mul.lo.s32 %r126,%r49,%r36;
setp.eq.s32 %p2,%r43,0;
mov.u32 %r127,0;
@%p2 bra $12_3;
div.u32 %r127,%r49,%r35;
mul.lo.s32 %r61,%r36,%r35;
mul.lo.s32 %r62,%r61,%r127;
sub.s32 %r126,%r126,%r62;
$12_3:
mov.u64 %rd69,0;
mov.u64 %rd70,%rd69;
@%p2 bra $12_10;
setp.eq.s32 %p4,%r43,1;
mov.u32 %r128,%r127;
@%p4 bra $12_6;
div.u32 %r7,%r127,%r44;
mul.lo.s32 %r63,%r7,%r44;
sub.s32 %r128,%r127,%r63;
mov.u32 %r127,%r7;
$12_6:
cvt.u64.u32 %rd27,%r128;
mul.lo.s64 %rd69,%rd20,%rd27;
mul.lo.s64 %rd70,%rd22,%rd27;
setp.lt.u32 %p5,%r43,2;
@%p5 bra $12_10;
setp.eq.s32 %p6,%r43,2;
@%p6 bra $12_9;
rem.u32 %r127,%r127,%r41;
$12_9:
cvt.u64.u32 %rd28,%r127;
mul.lo.s64 %rd29,%rd21,%rd28;
add.s64 %rd69,%rd29,%rd69;
mul.lo.s64 %rd30,%rd23,%rd28;
add.s64 %rd70,%rd30,%rd70;
$12_10:
add.s32 %r65,%r126,%r36;
min.u32 %r13,%r65,%r37;
min.u32 %r66,%r13,%r38;
shr.u32 %r67,%r66,2;
shr.u32 %r68,%r126,2;
sub.s32 %r69,%r67,%r68;
setp.lt.u32 %p7,%r126,%r38;
selp.b32 %r14,%r69,0,%p7;
mul.wide.u32 %rd31,%r126,8;
add.s64 %rd32,%rd70,%rd31;
add.s64 %rd33,%rd1,%rd32;
cvt.u64.u32 %rd8,%r48;
shl.b32 %r15,%r14,1;
and.b32 %r72,%r47,31;
setp.ge.u32 %p8,%r72,%r15;
shl.b32 %r73,%r47,4;
cvt.u64.u32 %rd34,%r73;
and.b64 %rd35,%rd34,496;
add.s64 %rd9,%rd33,%rd35;
@%p8 bra $12_12;
ld.global.v4.u32 {%r130,%r131,%r132,%r133},[%rd9];
$12_12:
or.b32 %r81,%r72,32;
setp.ge.u32 %p9,%r81,%r15;
@%p9 bra $12_14;
ld.global.v4.u32 {%r134,%r135,%r136,%r137},[%rd9+512];
$12_14:
shr.u32 %r88,%r72,3;
add.s32 %r89,%r88,%r72;
mul.lo.s64 %rd36,%rd8,1152;
mov.u64 %rd37,_ZZ9rearrangeIjLi2ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd38,%rd37,%rd36;
mul.wide.u32 %rd39,%r89,16;
add.s64 %rd40,%rd38,%rd39;
st.shared.v4.u32 [%rd40],{%r130,%r131,%r132,%r133};
shr.u32 %r91,%r81,3;
add.s32 %r92,%r91,%r81;
mul.wide.u32 %rd41,%r92,16;
add.s64 %rd42,%rd38,%rd41;
st.shared.v4.u32 [%rd42],{%r134,%r135,%r136,%r137};
bar.warp.sync -1;
setp.ge.u32 %p10,%r72,%r14;
@%p10 bra $12_16;
shl.b32 %r95,%r47,1;
and.b32 %r96,%r95,62;
shr.u32 %r97,%r72,2;
add.s32 %r98,%r97,%r96;
mul.wide.u32 %rd46,%r98,16;
add.s64 %rd47,%rd38,%rd46;
or.b32 %r99,%r96,1;
shr.u32 %r100,%r99,3;
add.s32 %r101,%r100,%r99;
mul.wide.u32 %rd48,%r101,16;
add.s64 %rd49,%rd38,%rd48;
mul.wide.u32 %rd50,%r126,4;
add.s64 %rd51,%rd69,%rd50;
cvta.to.global.u64 %rd52,%rd15;
add.s64 %rd53,%rd52,%rd51;
add.s64 %rd56,%rd53,%rd35;
ld.shared.v4.u32 {%r103,%r104,%r105,%r106},[%rd49];
ld.shared.v4.u32 {%r107,%r108,%r109,%r110},[%rd47];
st.global.v4.u32 [%rd56],{%r107,%r109,%r103,%r105};
cvta.to.global.u64 %rd57,%rd16;
add.s64 %rd58,%rd57,%rd51;
add.s64 %rd59,%rd58,%rd35;
st.global.v4.u32 [%rd59],{%r108,%r110,%r104,%r106};
$12_16:
shl.b32 %r119,%r14,2;
add.s32 %r122,%r126,%r72;
add.s32 %r138,%r122,%r119;
setp.ge.u32 %p11,%r138,%r13;
@%p11 bra $12_19;
cvta.to.global.u64 %rd10,%rd15;
cvta.to.global.u64 %rd11,%rd16;
$12_18:
.pragma "nounroll";
cvt.u64.u32 %rd60,%r138;
mul.lo.s64 %rd61,%rd17,%rd60;
add.s64 %rd62,%rd61,%rd70;
add.s64 %rd63,%rd1,%rd62;
ld.global.u32 %r123,[%rd63];
add.s64 %rd64,%rd63,%rd18;
ld.global.u32 %r124,[%rd64];
mul.lo.s64 %rd65,%rd19,%rd60;
add.s64 %rd66,%rd69,%rd65;
add.s64 %rd67,%rd10,%rd66;
st.global.u32 [%rd67],%r123;
add.s64 %rd68,%rd11,%rd66;
st.global.u32 [%rd68],%r124;
add.s32 %r138,%r138,32;
setp.lt.u32 %p12,%r138,%r13;
@%p12 bra $12_18;
$12_19:
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
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<149>;
.reg .b64 %rd<74>;
.shared .align 16 .b8 _ZZ9rearrangeIjLi3ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[13824];
ld.param.u64 %rd27,[p0];
ld.param.u64 %rd17,[p1];
ld.param.u64 %rd18,[p2];
ld.param.u64 %rd19,[p3];
ld.param.u32 %r52,[p5];
ld.param.u32 %r45,[p6];
ld.param.u32 %r46,[p7];
ld.param.u32 %r47,[p8];
ld.param.u32 %r48,[p9];
ld.param.v2.u32 {%r53,%r54},[p11];
ld.param.u64 %rd26,[p11+40];
ld.param.u64 %rd25,[p11+32];
ld.param.u64 %rd24,[p11+24];
ld.param.u64 %rd23,[p11+16];
ld.param.u32 %r51,[p11+8];
ld.param.u64 %rd22,[p10+16];
ld.param.u64 %rd21,[p10+8];
ld.param.u64 %rd20,[p10];
cvta.to.global.u64 %rd1,%rd27;
mov.u32 %r55,%tid.x;
and.b32 %r1,%r55,31;
mov.u32 %r56,%ctaid.x;
shl.b32 %r57,%r56,3;
shr.u32 %r58,%r55,5;
add.s32 %r2,%r57,%r58;
setp.ge.u32 %p1,%r2,%r52;
@%p1 bra $13_21;
mul.lo.s32 %r132,%r2,%r46;
setp.eq.s32 %p2,%r53,0;
mov.u32 %r133,0;
@%p2 bra $13_3;
div.u32 %r133,%r2,%r45;
mul.lo.s32 %r60,%r46,%r45;
mul.lo.s32 %r61,%r60,%r133;
sub.s32 %r132,%r132,%r61;
$13_3:
mov.u64 %rd72,0;
mov.u64 %rd73,%rd72;
@%p2 bra $13_10;
setp.eq.s32 %p4,%r53,1;
mov.u32 %r134,%r133;
@%p4 bra $13_6;
div.u32 %r9,%r133,%r54;
mul.lo.s32 %r62,%r9,%r54;
sub.s32 %r134,%r133,%r62;
mov.u32 %r133,%r9;
$13_6:
cvt.u64.u32 %rd30,%r134;
mul.lo.s64 %rd72,%rd23,%rd30;
mul.lo.s64 %rd73,%rd25,%rd30;
setp.lt.u32 %p5,%r53,2;
@%p5 bra $13_10;
setp.eq.s32 %p6,%r53,2;
@%p6 bra $13_9;
rem.u32 %r133,%r133,%r51;
$13_9:
cvt.u64.u32 %rd31,%r133;
mul.lo.s64 %rd32,%rd24,%rd31;
add.s64 %rd72,%rd32,%rd72;
mul.lo.s64 %rd33,%rd26,%rd31;
add.s64 %rd73,%rd33,%rd73;
$13_10:
add.s32 %r64,%r132,%r46;
min.u32 %r15,%r64,%r47;
min.u32 %r65,%r15,%r48;
shr.u32 %r66,%r65,2;
shr.u32 %r67,%r132,2;
sub.s32 %r68,%r66,%r67;
setp.lt.u32 %p7,%r132,%r48;
selp.b32 %r16,%r68,0,%p7;
mul.wide.u32 %rd34,%r132,12;
add.s64 %rd35,%rd73,%rd34;
add.s64 %rd36,%rd1,%rd35;
mul.lo.s32 %r17,%r16,3;
setp.ge.u32 %p8,%r1,%r17;
mul.wide.u32 %rd37,%r1,16;
add.s64 %rd8,%rd36,%rd37;
@%p8 bra $13_12;
ld.global.v4.u32 {%r136,%r137,%r138,%r139},[%rd8];
$13_12:
or.b32 %r74,%r1,32;
setp.ge.u32 %p9,%r74,%r17;
@%p9 bra $13_14;
ld.global.v4.u32 {%r140,%r141,%r142,%r143},[%rd8+512];
$13_14:
or.b32 %r82,%r1,64;
setp.ge.u32 %p11,%r82,%r17;
@%p11 bra $13_16;
ld.global.v4.u32 {%r144,%r145,%r146,%r147},[%rd8+1024];
$13_16:
cvt.u64.u32 %rd9,%r58;
cvt.u64.u32 %rd10,%r1;
mul.wide.u32 %rd38,%r58,1728;
mov.u64 %rd39,_ZZ9rearrangeIjLi3ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd40,%rd39,%rd38;
shl.b32 %r96,%r55,4;
cvt.u64.u32 %rd41,%r96;
and.b64 %rd42,%rd41,496;
add.s64 %rd43,%rd40,%rd42;
st.shared.v4.u32 [%rd43],{%r136,%r137,%r138,%r139};
st.shared.v4.u32 [%rd43+512],{%r140,%r141,%r142,%r143};
st.shared.v4.u32 [%rd43+1024],{%r144,%r145,%r146,%r147};
bar.warp.sync -1;
setp.ge.u32 %p12,%r1,%r16;
@%p12 bra $13_18;
mul.lo.s32 %r99,%r1,3;
mul.lo.s64 %rd44,%rd9,1728;
add.s64 %rd46,%rd39,%rd44;
mul.wide.u32 %rd47,%r99,16;
add.s64 %rd48,%rd46,%rd47;
mul.wide.u32 %rd49,%r132,4;
add.s64 %rd50,%rd72,%rd49;
cvta.to.global.u64 %rd51,%rd17;
add.s64 %rd52,%rd51,%rd50;
shl.b64 %rd53,%rd10,4;
add.s64 %rd54,%rd52,%rd53;
ld.shared.v4.u32 {%r100,%r101,%r102,%r103},[%rd48+16];
ld.shared.v4.u32 {%r104,%r105,%r106,%r107},[%rd48];
ld.shared.v4.u32 {%r108,%r109,%r110,%r111},[%rd48+32];
st.global.v4.u32 [%rd54],{%r104,%r107,%r102,%r109};
cvta.to.global.u64 %rd55,%rd18;
add.s64 %rd56,%rd55,%rd50;
add.s64 %rd57,%rd56,%rd53;
st.global.v4.u32 [%rd57],{%r105,%r100,%r103,%r110};
cvta.to.global.u64 %rd58,%rd19;
add.s64 %rd59,%rd58,%rd50;
add.s64 %rd60,%rd59,%rd53;
st.global.v4.u32 [%rd60],{%r106,%r101,%r108,%r111};
$13_18:
shl.b32 %r124,%r16,2;
add.s32 %r127,%r132,%r1;
add.s32 %r148,%r127,%r124;
setp.ge.u32 %p13,%r148,%r15;
@%p13 bra $13_21;
cvta.to.global.u64 %rd12,%rd17;
cvta.to.global.u64 %rd13,%rd18;
cvta.to.global.u64 %rd14,%rd19;
$13_20:
.pragma "nounroll";
cvt.u64.u32 %rd61,%r148;
mul.lo.s64 %rd62,%rd20,%rd61;
add.s64 %rd63,%rd62,%rd73;
add.s64 %rd64,%rd1,%rd63;
ld.global.u32 %r128,[%rd64];
add.s64 %rd65,%rd64,%rd21;
ld.global.u32 %r129,[%rd65];
add.s64 %rd66,%rd65,%rd21;
ld.global.u32 %r130,[%rd66];
mul.lo.s64 %rd67,%rd22,%rd61;
add.s64 %rd68,%rd72,%rd67;
add.s64 %rd69,%rd12,%rd68;
st.global.u32 [%rd69],%r128;
add.s64 %rd70,%rd13,%rd68;
st.global.u32 [%rd70],%r129;
add.s64 %rd71,%rd14,%rd68;
st.global.u32 [%rd71],%r130;
add.s32 %r148,%r148,32;
setp.lt.u32 %p14,%r148,%r15;
@%p14 bra $13_20;
$13_21:
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
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<182>;
.reg .b64 %rd<91>;
.shared .align 16 .b8 _ZZ9rearrangeIjLi4ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[18432];
ld.param.u64 %rd28,[p0];
ld.param.u64 %rd17,[p1];
ld.param.u64 %rd18,[p2];
ld.param.u64 %rd19,[p3];
ld.param.u64 %rd20,[p4];
ld.param.u32 %r62,[p5];
ld.param.u32 %r55,[p6];
ld.param.u32 %r56,[p7];
ld.param.u32 %r57,[p8];
ld.param.u32 %r58,[p9];
ld.param.v2.u32 {%r63,%r64},[p11];
ld.param.u64 %rd27,[p11+40];
ld.param.u64 %rd26,[p11+32];
ld.param.u64 %rd25,[p11+24];
ld.param.u64 %rd24,[p11+16];
ld.param.u32 %r61,[p11+8];
ld.param.u64 %rd23,[p10+16];
ld.param.u64 %rd22,[p10+8];
ld.param.u64 %rd21,[p10];
cvta.to.global.u64 %rd1,%rd28;
mov.u32 %r65,%tid.x;
and.b32 %r1,%r65,31;
mov.u32 %r66,%ctaid.x;
shl.b32 %r67,%r66,3;
shr.u32 %r68,%r65,5;
add.s32 %r2,%r67,%r68;
setp.ge.u32 %p1,%r2,%r62;
@%p1 bra $14_23;
mul.lo.s32 %r161,%r2,%r56;
setp.eq.s32 %p2,%r63,0;
mov.u32 %r162,0;
@%p2 bra $14_3;
div.u32 %r162,%r2,%r55;
mul.lo.s32 %r70,%r56,%r55;
mul.lo.s32 %r71,%r70,%r162;
sub.s32 %r161,%r161,%r71;
$14_3:
mov.u64 %rd89,0;
mov.u64 %rd90,%rd89;
@%p2 bra $14_10;
setp.eq.s32 %p4,%r63,1;
mov.u32 %r163,%r162;
@%p4 bra $14_6;
div.u32 %r9,%r162,%r64;
mul.lo.s32 %r72,%r9,%r64;
sub.s32 %r163,%r162,%r72;
mov.u32 %r162,%r9;
$14_6:
cvt.u64.u32 %rd31,%r163;
mul.lo.s64 %rd89,%rd24,%rd31;
mul.lo.s64 %rd90,%rd26,%rd31;
setp.lt.u32 %p5,%r63,2;
@%p5 bra $14_10;
setp.eq.s32 %p6,%r63,2;
@%p6 bra $14_9;
rem.u32 %r162,%r162,%r61;
$14_9:
cvt.u64.u32 %rd32,%r162;
mul.lo.s64 %rd33,%rd25,%rd32;
add.s64 %rd89,%rd33,%rd89;
mul.lo.s64 %rd34,%rd27,%rd32;
add.s64 %rd90,%rd34,%rd90;
$14_10:
add.s32 %r74,%r161,%r56;
min.u32 %r15,%r74,%r57;
min.u32 %r75,%r15,%r58;
shr.u32 %r76,%r75,2;
shr.u32 %r77,%r161,2;
sub.s32 %r78,%r76,%r77;
setp.lt.u32 %p7,%r161,%r58;
selp.b32 %r16,%r78,0,%p7;
mul.wide.u32 %rd35,%r161,16;
add.s64 %rd36,%rd90,%rd35;
add.s64 %rd37,%rd1,%rd36;
shl.b32 %r17,%r16,2;
setp.ge.u32 %p8,%r1,%r17;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd8,%rd37,%rd38;
@%p8 bra $14_12;
ld.global.v4.u32 {%r165,%r166,%r167,%r168},[%rd8];
$14_12:
or.b32 %r84,%r1,32;
setp.ge.u32 %p9,%r84,%r17;
@%p9 bra $14_14;
ld.global.v4.u32 {%r169,%r170,%r171,%r172},[%rd8+512];
$14_14:
or.b32 %r34,%r1,64;
setp.ge.u32 %p10,%r34,%r17;
@%p10 bra $14_16;
ld.global.v4.u32 {%r173,%r174,%r175,%r176},[%rd8+1024];
$14_16:
or.b32 %r43,%r1,96;
setp.ge.u32 %p11,%r43,%r17;
@%p11 bra $14_18;
ld.global.v4.u32 {%r177,%r178,%r179,%r180},[%rd8+1536];
$14_18:
cvt.u64.u32 %rd9,%r68;
shr.u32 %r102,%r1,3;
add.s32 %r103,%r102,%r1;
mul.wide.u32 %rd39,%r68,2304;
mov.u64 %rd40,_ZZ9rearrangeIjLi4ELb1EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd41,%rd40,%rd39;
mul.wide.u32 %rd42,%r103,16;
add.s64 %rd43,%rd41,%rd42;
st.shared.v4.u32 [%rd43],{%r165,%r166,%r167,%r168};
shr.u32 %r105,%r84,3;
add.s32 %r106,%r105,%r84;
mul.wide.u32 %rd44,%r106,16;
add.s64 %rd45,%rd41,%rd44;
st.shared.v4.u32 [%rd45],{%r169,%r170,%r171,%r172};
shr.u32 %r107,%r34,3;
add.s32 %r108,%r107,%r34;
mul.wide.u32 %rd46,%r108,16;
add.s64 %rd47,%rd41,%rd46;
st.shared.v4.u32 [%rd47],{%r173,%r174,%r175,%r176};
shr.u32 %r109,%r43,3;
add.s32 %r110,%r109,%r43;
mul.wide.u32 %rd48,%r110,16;
add.s64 %rd49,%rd41,%rd48;
st.shared.v4.u32 [%rd49],{%r177,%r178,%r179,%r180};
bar.warp.sync -1;
setp.ge.u32 %p12,%r1,%r16;
@%p12 bra $14_20;
shl.b32 %r111,%r1,2;
shr.u32 %r112,%r1,1;
add.s32 %r113,%r112,%r111;
mul.lo.s64 %rd50,%rd9,2304;
add.s64 %rd52,%rd40,%rd50;
mul.wide.u32 %rd53,%r113,16;
add.s64 %rd54,%rd52,%rd53;
or.b32 %r114,%r111,1;
shr.u32 %r115,%r114,3;
add.s32 %r116,%r115,%r114;
mul.wide.u32 %rd55,%r116,16;
add.s64 %rd56,%rd52,%rd55;
or.b32 %r117,%r111,2;
shr.u32 %r118,%r117,3;
add.s32 %r119,%r118,%r117;
mul.wide.u32 %rd57,%r119,16;
add.s64 %rd58,%rd52,%rd57;
or.b32 %r120,%r111,3;
shr.u32 %r121,%r120,3;
add.s32 %r122,%r121,%r120;
mul.wide.u32 %rd59,%r122,16;
add.s64 %rd60,%rd52,%rd59;
mul.wide.u32 %rd61,%r161,4;
add.s64 %rd62,%rd89,%rd61;
cvta.to.global.u64 %rd63,%rd17;
add.s64 %rd64,%rd63,%rd62;
add.s64 %rd66,%rd64,%rd38;
ld.shared.v4.u32 {%r123,%r124,%r125,%r126},[%rd56];
ld.shared.v4.u32 {%r127,%r128,%r129,%r130},[%rd54];
ld.shared.v4.u32 {%r131,%r132,%r133,%r134},[%rd58];
ld.shared.v4.u32 {%r135,%r136,%r137,%r138},[%rd60];
st.global.v4.u32 [%rd66],{%r127,%r123,%r131,%r135};
cvta.to.global.u64 %rd67,%rd18;
add.s64 %rd68,%rd67,%rd62;
add.s64 %rd69,%rd68,%rd38;
st.global.v4.u32 [%rd69],{%r128,%r124,%r132,%r136};
cvta.to.global.u64 %rd70,%rd19;
add.s64 %rd71,%rd70,%rd62;
add.s64 %rd72,%rd71,%rd38;
st.global.v4.u32 [%rd72],{%r129,%r125,%r133,%r137};
cvta.to.global.u64 %rd73,%rd20;
add.s64 %rd74,%rd73,%rd62;
add.s64 %rd75,%rd74,%rd38;
st.global.v4.u32 [%rd75],{%r130,%r126,%r134,%r138};
$14_20:
add.s32 %r155,%r161,%r1;
add.s32 %r181,%r155,%r17;
setp.ge.u32 %p13,%r181,%r15;
@%p13 bra $14_23;
cvta.to.global.u64 %rd11,%rd17;
cvta.to.global.u64 %rd12,%rd18;
cvta.to.global.u64 %rd13,%rd19;
cvta.to.global.u64 %rd14,%rd20;
$14_22:
.pragma "nounroll";
cvt.u64.u32 %rd76,%r181;
mul.lo.s64 %rd77,%rd21,%rd76;
add.s64 %rd78,%rd77,%rd90;
add.s64 %rd79,%rd1,%rd78;
ld.global.u32 %r156,[%rd79];
add.s64 %rd80,%rd79,%rd22;
ld.global.u32 %r157,[%rd80];
add.s64 %rd81,%rd80,%rd22;
ld.global.u32 %r158,[%rd81];
add.s64 %rd82,%rd81,%rd22;
ld.global.u32 %r159,[%rd82];
mul.lo.s64 %rd83,%rd23,%rd76;
add.s64 %rd84,%rd89,%rd83;
add.s64 %rd85,%rd11,%rd84;
st.global.u32 [%rd85],%r156;
add.s64 %rd86,%rd12,%rd84;
st.global.u32 [%rd86],%r157;
add.s64 %rd87,%rd13,%rd84;
st.global.u32 [%rd87],%r158;
add.s64 %rd88,%rd14,%rd84;
st.global.u32 [%rd88],%r159;
add.s32 %r181,%r181,32;
setp.lt.u32 %p14,%r181,%r15;
@%p14 bra $14_22;
$14_23:
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
.maxntid 256,1,1
{
.reg .pred %p<13>;
.reg .b32 %r<122>;
.reg .b64 %rd<74>;
.shared .align 16 .b8 _ZZ9rearrangeIjLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[9216];
ld.param.u64 %rd16,[p0];
ld.param.u64 %rd25,[p1];
ld.param.u64 %rd17,[p2];
ld.param.u32 %r27,[p5];
ld.param.u32 %r20,[p6];
ld.param.u32 %r21,[p7];
ld.param.u32 %r22,[p8];
ld.param.u32 %r23,[p9];
ld.param.v2.u32 {%r28,%r29},[p11];
ld.param.u64 %rd24,[p11+40];
ld.param.u64 %rd23,[p11+32];
ld.param.u64 %rd22,[p11+24];
ld.param.u64 %rd21,[p11+16];
ld.param.u32 %r26,[p11+8];
ld.param.u64 %rd20,[p10+16];
ld.param.u64 %rd19,[p10+8];
ld.param.u64 %rd18,[p10];
cvta.to.global.u64 %rd1,%rd25;
mov.u32 %r30,%ctaid.x;
shl.b32 %r31,%r30,3;
mov.u32 %r32,%tid.x;
shr.u32 %r33,%r32,5;
add.s32 %r34,%r31,%r33;
setp.ge.u32 %p1,%r34,%r27;
@%p1 bra $15_19;
mul.lo.s32 %r117,%r34,%r21;
setp.eq.s32 %p2,%r28,0;
mov.u32 %r118,0;
@%p2 bra $15_3;
div.u32 %r118,%r34,%r20;
mul.lo.s32 %r46,%r21,%r20;
mul.lo.s32 %r47,%r46,%r118;
sub.s32 %r117,%r117,%r47;
$15_3:
mov.u64 %rd72,0;
mov.u64 %rd73,%rd72;
@%p2 bra $15_10;
setp.eq.s32 %p4,%r28,1;
mov.u32 %r119,%r118;
@%p4 bra $15_6;
div.u32 %r7,%r118,%r29;
mul.lo.s32 %r48,%r7,%r29;
sub.s32 %r119,%r118,%r48;
mov.u32 %r118,%r7;
$15_6:
cvt.u64.u32 %rd28,%r119;
mul.lo.s64 %rd72,%rd21,%rd28;
mul.lo.s64 %rd73,%rd23,%rd28;
setp.lt.u32 %p5,%r28,2;
@%p5 bra $15_10;
setp.eq.s32 %p6,%r28,2;
@%p6 bra $15_9;
rem.u32 %r118,%r118,%r26;
$15_9:
cvt.u64.u32 %rd29,%r118;
mul.lo.s64 %rd30,%rd22,%rd29;
add.s64 %rd72,%rd30,%rd72;
mul.lo.s64 %rd31,%rd24,%rd29;
add.s64 %rd73,%rd31,%rd73;
$15_10:
add.s32 %r49,%r117,%r21;
min.u32 %r13,%r49,%r22;
min.u32 %r50,%r13,%r23;
shr.u32 %r51,%r50,2;
shr.u32 %r52,%r117,2;
sub.s32 %r53,%r51,%r52;
setp.lt.u32 %p7,%r117,%r23;
selp.b32 %r14,%r53,0,%p7;
cvt.u64.u32 %rd8,%r117;
cvta.to.global.u64 %rd9,%rd16;
cvt.u64.u32 %rd10,%r33;
and.b32 %r56,%r32,31;
setp.ge.u32 %p8,%r56,%r14;
@%p8 bra $15_12;
shl.b64 %rd32,%rd8,2;
add.s64 %rd33,%rd73,%rd32;
add.s64 %rd34,%rd1,%rd33;
shl.b32 %r59,%r32,4;
cvt.u64.u32 %rd35,%r59;
and.b64 %rd36,%rd35,496;
add.s64 %rd37,%rd34,%rd36;
cvta.to.global.u64 %rd38,%rd17;
add.s64 %rd39,%rd38,%rd33;
add.s64 %rd40,%rd39,%rd36;
shl.b32 %r60,%r32,1;
and.b32 %r61,%r60,62;
shr.u32 %r62,%r56,2;
add.s32 %r63,%r62,%r61;
mul.lo.s64 %rd41,%rd10,1152;
mov.u64 %rd42,_ZZ9rearrangeIjLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd43,%rd42,%rd41;
mul.wide.u32 %rd44,%r63,16;
add.s64 %rd45,%rd43,%rd44;
ld.global.v4.u32 {%r64,%r65,%r66,%r67},[%rd40];
ld.global.v4.u32 {%r68,%r69,%r70,%r71},[%rd37];
st.shared.v4.u32 [%rd45],{%r68,%r64,%r69,%r65};
or.b32 %r76,%r61,1;
shr.u32 %r77,%r76,3;
add.s32 %r78,%r77,%r76;
mul.wide.u32 %rd46,%r78,16;
add.s64 %rd47,%rd43,%rd46;
st.shared.v4.u32 [%rd47],{%r70,%r66,%r71,%r67};
$15_12:
bar.warp.sync -1;
shl.b32 %r15,%r14,1;
setp.ge.u32 %p9,%r56,%r15;
shl.b64 %rd48,%rd8,3;
add.s64 %rd49,%rd72,%rd48;
add.s64 %rd50,%rd9,%rd49;
shl.b32 %r85,%r32,4;
cvt.u64.u32 %rd51,%r85;
and.b64 %rd52,%rd51,496;
add.s64 %rd11,%rd50,%rd52;
@%p9 bra $15_14;
shr.u32 %r88,%r56,3;
add.s32 %r89,%r88,%r56;
mul.lo.s64 %rd53,%rd10,1152;
mov.u64 %rd54,_ZZ9rearrangeIjLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd55,%rd54,%rd53;
mul.wide.u32 %rd56,%r89,16;
add.s64 %rd57,%rd55,%rd56;
ld.shared.v4.u32 {%r90,%r91,%r92,%r93},[%rd57];
st.global.v4.u32 [%rd11],{%r90,%r91,%r92,%r93};
$15_14:
or.b32 %r16,%r56,32;
setp.ge.u32 %p10,%r16,%r15;
@%p10 bra $15_16;
shr.u32 %r100,%r16,3;
add.s32 %r101,%r100,%r16;
mul.lo.s64 %rd58,%rd10,1152;
mov.u64 %rd59,_ZZ9rearrangeIjLi2ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd60,%rd59,%rd58;
mul.wide.u32 %rd61,%r101,16;
add.s64 %rd62,%rd60,%rd61;
ld.shared.v4.u32 {%r102,%r103,%r104,%r105},[%rd62];
st.global.v4.u32 [%rd11+512],{%r102,%r103,%r104,%r105};
$15_16:
shl.b32 %r110,%r14,2;
add.s32 %r113,%r117,%r56;
add.s32 %r121,%r113,%r110;
setp.ge.u32 %p11,%r121,%r13;
@%p11 bra $15_19;
cvta.to.global.u64 %rd12,%rd17;
$15_18:
.pragma "nounroll";
cvt.u64.u32 %rd63,%r121;
mul.lo.s64 %rd64,%rd18,%rd63;
add.s64 %rd65,%rd64,%rd72;
mul.lo.s64 %rd66,%rd20,%rd63;
add.s64 %rd67,%rd73,%rd66;
add.s64 %rd68,%rd1,%rd67;
ld.global.u32 %r114,[%rd68];
add.s64 %rd69,%rd12,%rd67;
ld.global.u32 %r115,[%rd69];
add.s64 %rd70,%rd9,%rd65;
st.global.u32 [%rd70],%r114;
add.s64 %rd71,%rd70,%rd19;
st.global.u32 [%rd71],%r115;
add.s32 %r121,%r121,32;
setp.lt.u32 %p12,%r121,%r13;
@%p12 bra $15_18;
$15_19:
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
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<118>;
.reg .b64 %rd<71>;
.shared .align 16 .b8 _ZZ9rearrangeIjLi3ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[13824];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd28,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u32 %r27,[p5];
ld.param.u32 %r20,[p6];
ld.param.u32 %r21,[p7];
ld.param.u32 %r22,[p8];
ld.param.u32 %r23,[p9];
ld.param.v2.u32 {%r28,%r29},[p11];
ld.param.u64 %rd27,[p11+40];
ld.param.u64 %rd26,[p11+32];
ld.param.u64 %rd25,[p11+24];
ld.param.u64 %rd24,[p11+16];
ld.param.u32 %r26,[p11+8];
ld.param.u64 %rd23,[p10+16];
ld.param.u64 %rd22,[p10+8];
ld.param.u64 %rd21,[p10];
cvta.to.global.u64 %rd1,%rd28;
mov.u32 %r30,%tid.x;
and.b32 %r1,%r30,31;
mov.u32 %r31,%ctaid.x;
shl.b32 %r32,%r31,3;
shr.u32 %r33,%r30,5;
add.s32 %r34,%r32,%r33;
setp.ge.u32 %p1,%r34,%r27;
@%p1 bra $16_21;
mul.lo.s32 %r113,%r34,%r21;
setp.eq.s32 %p2,%r28,0;
mov.u32 %r114,0;
@%p2 bra $16_3;
div.u32 %r114,%r34,%r20;
mul.lo.s32 %r46,%r21,%r20;
mul.lo.s32 %r47,%r46,%r114;
sub.s32 %r113,%r113,%r47;
$16_3:
mov.u64 %rd69,0;
mov.u64 %rd70,%rd69;
@%p2 bra $16_10;
setp.eq.s32 %p4,%r28,1;
mov.u32 %r115,%r114;
@%p4 bra $16_6;
div.u32 %r8,%r114,%r29;
mul.lo.s32 %r48,%r8,%r29;
sub.s32 %r115,%r114,%r48;
mov.u32 %r114,%r8;
$16_6:
cvt.u64.u32 %rd31,%r115;
mul.lo.s64 %rd69,%rd24,%rd31;
mul.lo.s64 %rd70,%rd26,%rd31;
setp.lt.u32 %p5,%r28,2;
@%p5 bra $16_10;
setp.eq.s32 %p6,%r28,2;
@%p6 bra $16_9;
rem.u32 %r114,%r114,%r26;
$16_9:
cvt.u64.u32 %rd32,%r114;
mul.lo.s64 %rd33,%rd25,%rd32;
add.s64 %rd69,%rd33,%rd69;
mul.lo.s64 %rd34,%rd27,%rd32;
add.s64 %rd70,%rd34,%rd70;
$16_10:
add.s32 %r49,%r113,%r21;
min.u32 %r14,%r49,%r22;
min.u32 %r50,%r14,%r23;
shr.u32 %r51,%r50,2;
shr.u32 %r52,%r113,2;
sub.s32 %r53,%r51,%r52;
setp.lt.u32 %p7,%r113,%r23;
selp.b32 %r15,%r53,0,%p7;
cvt.u64.u32 %rd8,%r113;
cvta.to.global.u64 %rd9,%rd18;
cvt.u64.u32 %rd10,%r33;
setp.ge.u32 %p8,%r1,%r15;
@%p8 bra $16_12;
shl.b64 %rd35,%rd8,2;
add.s64 %rd36,%rd70,%rd35;
add.s64 %rd37,%rd1,%rd36;
mul.wide.u32 %rd38,%r1,16;
add.s64 %rd39,%rd37,%rd38;
cvta.to.global.u64 %rd40,%rd19;
add.s64 %rd41,%rd40,%rd36;
add.s64 %rd42,%rd41,%rd38;
cvta.to.global.u64 %rd43,%rd20;
add.s64 %rd44,%rd43,%rd36;
add.s64 %rd45,%rd44,%rd38;
mul.lo.s32 %r56,%r1,3;
mul.lo.s64 %rd46,%rd10,1728;
mov.u64 %rd47,_ZZ9rearrangeIjLi3ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd48,%rd47,%rd46;
mul.wide.u32 %rd49,%r56,16;
add.s64 %rd50,%rd48,%rd49;
ld.global.v4.u32 {%r57,%r58,%r59,%r60},[%rd42];
ld.global.v4.u32 {%r61,%r62,%r63,%r64},[%rd39];
ld.global.v4.u32 {%r65,%r66,%r67,%r68},[%rd45];
st.shared.v4.u32 [%rd50],{%r61,%r57,%r65,%r62};
st.shared.v4.u32 [%rd50+16],{%r58,%r66,%r63,%r59};
st.shared.v4.u32 [%rd50+32],{%r67,%r64,%r60,%r68};
$16_12:
bar.warp.sync -1;
mul.lo.s32 %r16,%r15,3;
setp.ge.u32 %p9,%r1,%r16;
mul.lo.s64 %rd51,%rd10,1728;
mov.u64 %rd52,_ZZ9rearrangeIjLi3ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd53,%rd52,%rd51;
mul.wide.u32 %rd54,%r1,16;
add.s64 %rd11,%rd53,%rd54;
mul.lo.s64 %rd55,%rd8,12;
add.s64 %rd56,%rd69,%rd55;
add.s64 %rd57,%rd9,%rd56;
add.s64 %rd12,%rd57,%rd54;
@%p9 bra $16_14;
ld.shared.v4.u32 {%r81,%r82,%r83,%r84},[%rd11];
st.global.v4.u32 [%rd12],{%r81,%r82,%r83,%r84};
$16_14:
or.b32 %r89,%r1,32;
setp.ge.u32 %p10,%r89,%r16;
@%p10 bra $16_16;
ld.shared.v4.u32 {%r90,%r91,%r92,%r93},[%rd11+512];
st.global.v4.u32 [%rd12+512],{%r90,%r91,%r92,%r93};
$16_16:
or.b32 %r98,%r1,64;
setp.ge.u32 %p11,%r98,%r16;
@%p11 bra $16_18;
ld.shared.v4.u32 {%r99,%r100,%r101,%r102},[%rd11+1024];
st.global.v4.u32 [%rd12+1024],{%r99,%r100,%r101,%r102};
$16_18:
shl.b32 %r107,%r15,2;
add.s32 %r108,%r113,%r1;
add.s32 %r117,%r108,%r107;
setp.ge.u32 %p12,%r117,%r14;
@%p12 bra $16_21;
cvta.to.global.u64 %rd14,%rd19;
cvta.to.global.u64 %rd15,%rd20;
$16_20:
.pragma "nounroll";
cvt.u64.u32 %rd58,%r117;
mul.lo.s64 %rd59,%rd21,%rd58;
mul.lo.s64 %rd60,%rd23,%rd58;
add.s64 %rd61,%rd70,%rd60;
add.s64 %rd62,%rd1,%rd61;
ld.global.u32 %r109,[%rd62];
add.s64 %rd63,%rd14,%rd61;
ld.global.u32 %r110,[%rd63];
add.s64 %rd64,%rd15,%rd61;
ld.global.u32 %r111,[%rd64];
add.s64 %rd65,%rd59,%rd69;
add.s64 %rd66,%rd9,%rd65;
st.global.u32 [%rd66],%r109;
add.s64 %rd67,%rd66,%rd22;
st.global.u32 [%rd67],%r110;
add.s64 %rd68,%rd67,%rd22;
st.global.u32 [%rd68],%r111;
add.s32 %r117,%r117,32;
setp.lt.u32 %p13,%r117,%r14;
@%p13 bra $16_20;
$16_21:
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
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<144>;
.reg .b64 %rd<100>;
.shared .align 16 .b8 _ZZ9rearrangeIjLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared[18432];
ld.param.u64 %rd18,[p0];
ld.param.u64 %rd29,[p1];
ld.param.u64 %rd19,[p2];
ld.param.u64 %rd20,[p3];
ld.param.u64 %rd21,[p4];
ld.param.u32 %r31,[p5];
ld.param.u32 %r24,[p6];
ld.param.u32 %r25,[p7];
ld.param.u32 %r26,[p8];
ld.param.u32 %r27,[p9];
ld.param.v2.u32 {%r32,%r33},[p11];
ld.param.u64 %rd28,[p11+40];
ld.param.u64 %rd27,[p11+32];
ld.param.u64 %rd26,[p11+24];
ld.param.u64 %rd25,[p11+16];
ld.param.u32 %r30,[p11+8];
ld.param.u64 %rd24,[p10+16];
ld.param.u64 %rd23,[p10+8];
ld.param.u64 %rd22,[p10];
cvta.to.global.u64 %rd1,%rd29;
mov.u32 %r34,%tid.x;
and.b32 %r1,%r34,31;
mov.u32 %r35,%ctaid.x;
shl.b32 %r36,%r35,3;
shr.u32 %r37,%r34,5;
add.s32 %r2,%r36,%r37;
setp.ge.u32 %p1,%r2,%r31;
@%p1 bra $17_23;
mul.lo.s32 %r139,%r2,%r25;
setp.eq.s32 %p2,%r32,0;
mov.u32 %r140,0;
@%p2 bra $17_3;
div.u32 %r140,%r2,%r24;
mul.lo.s32 %r39,%r25,%r24;
mul.lo.s32 %r40,%r39,%r140;
sub.s32 %r139,%r139,%r40;
$17_3:
mov.u64 %rd98,0;
mov.u64 %rd99,%rd98;
@%p2 bra $17_10;
setp.eq.s32 %p4,%r32,1;
mov.u32 %r141,%r140;
@%p4 bra $17_6;
div.u32 %r9,%r140,%r33;
mul.lo.s32 %r41,%r9,%r33;
sub.s32 %r141,%r140,%r41;
mov.u32 %r140,%r9;
$17_6:
cvt.u64.u32 %rd32,%r141;
mul.lo.s64 %rd98,%rd25,%rd32;
mul.lo.s64 %rd99,%rd27,%rd32;
setp.lt.u32 %p5,%r32,2;
@%p5 bra $17_10;
setp.eq.s32 %p6,%r32,2;
@%p6 bra $17_9;
rem.u32 %r140,%r140,%r30;
$17_9:
cvt.u64.u32 %rd33,%r140;
mul.lo.s64 %rd34,%rd26,%rd33;
add.s64 %rd98,%rd34,%rd98;
mul.lo.s64 %rd35,%rd28,%rd33;
add.s64 %rd99,%rd35,%rd99;
$17_10:
add.s32 %r42,%r139,%r25;
min.u32 %r15,%r42,%r26;
min.u32 %r43,%r15,%r27;
shr.u32 %r44,%r43,2;
shr.u32 %r45,%r139,2;
sub.s32 %r46,%r44,%r45;
setp.lt.u32 %p7,%r139,%r27;
selp.b32 %r16,%r46,0,%p7;
cvt.u64.u32 %rd8,%r139;
cvta.to.global.u64 %rd9,%rd18;
cvt.u64.u32 %rd10,%r37;
setp.ge.u32 %p8,%r1,%r16;
@%p8 bra $17_12;
shl.b64 %rd36,%rd8,2;
add.s64 %rd37,%rd99,%rd36;
add.s64 %rd38,%rd1,%rd37;
mul.wide.u32 %rd39,%r1,16;
add.s64 %rd40,%rd38,%rd39;
cvta.to.global.u64 %rd41,%rd19;
add.s64 %rd42,%rd41,%rd37;
add.s64 %rd43,%rd42,%rd39;
cvta.to.global.u64 %rd44,%rd20;
add.s64 %rd45,%rd44,%rd37;
add.s64 %rd46,%rd45,%rd39;
cvta.to.global.u64 %rd47,%rd21;
add.s64 %rd48,%rd47,%rd37;
add.s64 %rd49,%rd48,%rd39;
shr.u32 %r49,%r1,1;
shl.b32 %r50,%r1,2;
add.s32 %r51,%r49,%r50;
mul.lo.s64 %rd50,%rd10,2304;
mov.u64 %rd51,_ZZ9rearrangeIjLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd52,%rd51,%rd50;
mul.wide.u32 %rd53,%r51,16;
add.s64 %rd54,%rd52,%rd53;
ld.global.v4.u32 {%r52,%r53,%r54,%r55},[%rd43];
ld.global.v4.u32 {%r56,%r57,%r58,%r59},[%rd40];
ld.global.v4.u32 {%r60,%r61,%r62,%r63},[%rd46];
ld.global.v4.u32 {%r64,%r65,%r66,%r67},[%rd49];
st.shared.v4.u32 [%rd54],{%r56,%r52,%r60,%r64};
or.b32 %r72,%r50,1;
shr.u32 %r73,%r72,3;
add.s32 %r74,%r73,%r72;
mul.wide.u32 %rd55,%r74,16;
add.s64 %rd56,%rd52,%rd55;
st.shared.v4.u32 [%rd56],{%r57,%r53,%r61,%r65};
or.b32 %r79,%r50,2;
shr.u32 %r80,%r79,3;
add.s32 %r81,%r80,%r79;
mul.wide.u32 %rd57,%r81,16;
add.s64 %rd58,%rd52,%rd57;
st.shared.v4.u32 [%rd58],{%r58,%r54,%r62,%r66};
or.b32 %r86,%r50,3;
shr.u32 %r87,%r86,3;
add.s32 %r88,%r87,%r86;
mul.wide.u32 %rd59,%r88,16;
add.s64 %rd60,%rd52,%rd59;
st.shared.v4.u32 [%rd60],{%r59,%r55,%r63,%r67};
$17_12:
bar.warp.sync -1;
shl.b32 %r17,%r16,2;
setp.ge.u32 %p9,%r1,%r17;
shl.b64 %rd61,%rd8,4;
add.s64 %rd62,%rd98,%rd61;
add.s64 %rd63,%rd9,%rd62;
mul.wide.u32 %rd64,%r1,16;
add.s64 %rd11,%rd63,%rd64;
@%p9 bra $17_14;
shr.u32 %r93,%r1,3;
add.s32 %r94,%r93,%r1;
mul.lo.s64 %rd65,%rd10,2304;
mov.u64 %rd66,_ZZ9rearrangeIjLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd67,%rd66,%rd65;
mul.wide.u32 %rd68,%r94,16;
add.s64 %rd69,%rd67,%rd68;
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%rd69];
st.global.v4.u32 [%rd11],{%r95,%r96,%r97,%r98};
$17_14:
or.b32 %r18,%r1,32;
setp.ge.u32 %p10,%r18,%r17;
@%p10 bra $17_16;
shr.u32 %r103,%r18,3;
add.s32 %r104,%r103,%r18;
mul.lo.s64 %rd70,%rd10,2304;
mov.u64 %rd71,_ZZ9rearrangeIjLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd72,%rd71,%rd70;
mul.wide.u32 %rd73,%r104,16;
add.s64 %rd74,%rd72,%rd73;
ld.shared.v4.u32 {%r105,%r106,%r107,%r108},[%rd74];
st.global.v4.u32 [%rd11+512],{%r105,%r106,%r107,%r108};
$17_16:
or.b32 %r19,%r1,64;
setp.ge.u32 %p11,%r19,%r17;
@%p11 bra $17_18;
shr.u32 %r113,%r19,3;
add.s32 %r114,%r113,%r19;
mul.lo.s64 %rd75,%rd10,2304;
mov.u64 %rd76,_ZZ9rearrangeIjLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd77,%rd76,%rd75;
mul.wide.u32 %rd78,%r114,16;
add.s64 %rd79,%rd77,%rd78;
ld.shared.v4.u32 {%r115,%r116,%r117,%r118},[%rd79];
st.global.v4.u32 [%rd11+1024],{%r115,%r116,%r117,%r118};
$17_18:
or.b32 %r20,%r1,96;
setp.ge.u32 %p12,%r20,%r17;
@%p12 bra $17_20;
shr.u32 %r123,%r20,3;
add.s32 %r124,%r123,%r20;
mul.lo.s64 %rd80,%rd10,2304;
mov.u64 %rd81,_ZZ9rearrangeIjLi4ELb0EEvPcRA4_KS0_jjjjjRK5StepsRK4AxesILi2EEE6shared;
add.s64 %rd82,%rd81,%rd80;
mul.wide.u32 %rd83,%r124,16;
add.s64 %rd84,%rd82,%rd83;
ld.shared.v4.u32 {%r125,%r126,%r127,%r128},[%rd84];
st.global.v4.u32 [%rd11+1536],{%r125,%r126,%r127,%r128};
$17_20:
add.s32 %r133,%r139,%r1;
add.s32 %r143,%r133,%r17;
setp.ge.u32 %p13,%r143,%r15;
@%p13 bra $17_23;
cvta.to.global.u64 %rd13,%rd19;
cvta.to.global.u64 %rd14,%rd20;
cvta.to.global.u64 %rd15,%rd21;
$17_22:
.pragma "nounroll";
cvt.u64.u32 %rd85,%r143;
mul.lo.s64 %rd86,%rd22,%rd85;
mul.lo.s64 %rd87,%rd24,%rd85;
add.s64 %rd88,%rd99,%rd87;
add.s64 %rd89,%rd1,%rd88;
ld.global.u32 %r134,[%rd89];
add.s64 %rd90,%rd13,%rd88;
ld.global.u32 %r135,[%rd90];
add.s64 %rd91,%rd14,%rd88;
ld.global.u32 %r136,[%rd91];
add.s64 %rd92,%rd15,%rd88;
ld.global.u32 %r137,[%rd92];
add.s64 %rd93,%rd86,%rd98;
add.s64 %rd94,%rd9,%rd93;
st.global.u32 [%rd94],%r134;
add.s64 %rd95,%rd94,%rd23;
st.global.u32 [%rd95],%r135;
add.s64 %rd96,%rd95,%rd23;
st.global.u32 [%rd96],%r136;
add.s64 %rd97,%rd96,%rd23;
st.global.u32 [%rd97],%r137;
add.s32 %r143,%r143,32;
setp.lt.u32 %p14,%r143,%r15;
@%p14 bra $17_22;
$17_23:
ret;
}
`;
