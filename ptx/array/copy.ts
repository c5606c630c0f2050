// Generated from kernels/array/copy.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/array/copy.cu`. */
export const ARRAY_COPY: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry copy_rows(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .align 8 .b8 p5[88]
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %rs<2>;
.reg .b32 %r<62>;
.reg .b64 %rd<67>;
ld.param.u64 %rd19,[p0];
ld.param.u64 %rd20,[p1];
ld.param.u32 %r26,[p2];
ld.param.u32 %r19,[p3];
ld.param.u32 %r20,[p4];
ld.param.v2.u32 {%r27,%r28},[p5];
ld.param.v2.u32 {%r29,%r30},[p5+8];
ld.param.u64 %rd28,[p5+80];
ld.param.u64 %rd27,[p5+72];
ld.param.u64 %rd26,[p5+64];
ld.param.u64 %rd25,[p5+56];
ld.param.u64 %rd24,[p5+48];
ld.param.u64 %rd23,[p5+40];
ld.param.u64 %rd22,[p5+32];
ld.param.u64 %rd21,[p5+24];
ld.param.u32 %r25,[p5+16];
cvta.to.global.u64 %rd1,%rd20;
mov.u32 %r31,%ctaid.x;
shl.b32 %r32,%r31,8;
mov.u32 %r33,%tid.x;
add.s32 %r1,%r32,%r33;
setp.ge.u32 %p1,%r1,%r26;
@%p1 bra $0_21;
div.u32 %r3,%r1,%r19;
mov.u64 %rd64,0;
setp.eq.s32 %p2,%r27,0;
mov.u64 %rd65,%rd64;
@%p2 bra $0_14;
setp.eq.s32 %p3,%r27,1;
mov.u32 %r57,%r3;
mov.u32 %r56,%r3;
@%p3 bra $0_4;
div.u32 %r57,%r3,%r28;
mul.lo.s32 %r34,%r57,%r28;
sub.s32 %r56,%r3,%r34;
$0_4:
cvt.u64.u32 %rd31,%r56;
mul.lo.s64 %rd65,%rd21,%rd31;
mul.lo.s64 %rd64,%rd25,%rd31;
setp.lt.u32 %p4,%r27,2;
@%p4 bra $0_14;
setp.eq.s32 %p5,%r27,2;
mov.u32 %r58,%r57;
@%p5 bra $0_7;
div.u32 %r8,%r57,%r29;
mul.lo.s32 %r35,%r8,%r29;
sub.s32 %r58,%r57,%r35;
mov.u32 %r57,%r8;
$0_7:
cvt.u64.u32 %rd32,%r58;
mul.lo.s64 %rd33,%rd22,%rd32;
add.s64 %rd65,%rd33,%rd65;
mul.lo.s64 %rd34,%rd26,%rd32;
add.s64 %rd64,%rd34,%rd64;
setp.lt.u32 %p6,%r27,3;
@%p6 bra $0_14;
setp.eq.s32 %p7,%r27,3;
mov.u32 %r60,%r57;
@%p7 bra $0_10;
div.u32 %r12,%r57,%r30;
mul.lo.s32 %r36,%r12,%r30;
sub.s32 %r60,%r57,%r36;
mov.u32 %r57,%r12;
$0_10:
cvt.u64.u32 %rd35,%r60;
mul.lo.s64 %rd36,%rd23,%rd35;
add.s64 %rd65,%rd36,%rd65;
mul.lo.s64 %rd37,%rd27,%rd35;
add.s64 %rd64,%rd37,%rd64;
setp.lt.u32 %p8,%r27,4;
@%p8 bra $0_14;
setp.eq.s32 %p9,%r27,4;
@%p9 bra $0_13;
rem.u32 %r57,%r57,%r25;
$0_13:
cvt.u64.u32 %rd38,%r57;
mul.lo.s64 %rd39,%rd24,%rd38;
add.s64 %rd65,%rd39,%rd65;
mul.lo.s64 %rd40,%rd28,%rd38;
add.s64 %rd64,%rd40,%rd64;
$0_14:
mul.lo.s32 %r37,%r3,%r19;
sub.s32 %r38,%r1,%r37;
mul.wide.u32 %rd41,%r38,16;
add.s64 %rd42,%rd19,%rd65;
and.b64 %rd43,%rd42,15;
sub.s64 %rd12,%rd41,%rd43;
add.s64 %rd44,%rd20,%rd64;
add.s64 %rd45,%rd12,%rd44;
cvt.u32.u64 %r39,%rd45;
and.b32 %r40,%r39,3;
setp.eq.s32 %p10,%r40,0;
selp.b32 %r18,3,4,%p10;
and.b64 %rd13,%rd45,3;
setp.lt.s64 %p11,%rd12,%rd13;
@%p11 bra $0_18;
sub.s64 %rd46,%rd12,%rd13;
shl.b32 %r41,%r18,2;
add.s32 %r42,%r41,4;
cvt.u64.u32 %rd47,%r42;
add.s64 %rd48,%rd46,%rd47;
cvt.u64.u32 %rd49,%r20;
setp.gt.s64 %p12,%rd48,%rd49;
@%p12 bra $0_18;
bra.uni $0_16;
$0_18:
cvt.u64.u32 %rd58,%r20;
add.s64 %rd59,%rd12,16;
min.s64 %rd14,%rd59,%rd58;
max.s64 %rd66,%rd12,0;
setp.ge.s64 %p13,%rd66,%rd14;
@%p13 bra $0_21;
cvta.to.global.u64 %rd16,%rd19;
$0_20:
.pragma "nounroll";
add.s64 %rd60,%rd66,%rd64;
add.s64 %rd61,%rd1,%rd60;
ld.global.u8 %rs1,[%rd61];
add.s64 %rd62,%rd66,%rd65;
add.s64 %rd63,%rd16,%rd62;
st.global.u8 [%rd63],%rs1;
add.s64 %rd66,%rd66,1;
setp.lt.s64 %p14,%rd66,%rd14;
@%p14 bra $0_20;
bra.uni $0_21;
$0_16:
cvt.u32.u64 %r43,%rd13;
add.s64 %rd50,%rd12,%rd64;
sub.s64 %rd51,%rd50,%rd13;
add.s64 %rd52,%rd1,%rd51;
mul.wide.u32 %rd53,%r18,4;
add.s64 %rd54,%rd52,%rd53;
mad.lo.s32 %r44,%r43,4369,12816;
and.b32 %r45,%r44,30583;
ld.global.u32 %r46,[%rd52+4];
ld.global.u32 %r47,[%rd52];
ld.global.u32 %r48,[%rd52+8];
ld.global.u32 %r49,[%rd52+12];
ld.global.u32 %r50,[%rd54];
cvta.to.global.u64 %rd55,%rd19;
add.s64 %rd56,%rd12,%rd65;
add.s64 %rd57,%rd55,%rd56;
prmt.b32 %r51,%r48,%r49,%r45;
prmt.b32 %r52,%r46,%r48,%r45;
prmt.b32 %r53,%r47,%r46,%r45;
prmt.b32 %r54,%r49,%r50,%r45;
st.global.v4.u32 [%rd57],{%r53,%r52,%r51,%r54};
$0_21:
ret;
}
.visible .entry copy_1(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %rs<2>;
.reg .b32 %r<66>;
.reg .b64 %rd<53>;
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u32 %r32,[p2];
ld.param.v2.u32 {%r33,%r34},[p3];
ld.param.v2.u32 {%r35,%r36},[p3+8];
ld.param.v2.u32 {%r37,%r38},[p3+16];
ld.param.u64 %rd28,[p3+120];
ld.param.u64 %rd27,[p3+112];
ld.param.u64 %rd26,[p3+104];
ld.param.u64 %rd25,[p3+96];
ld.param.u64 %rd24,[p3+88];
ld.param.u64 %rd23,[p3+80];
ld.param.u64 %rd22,[p3+72];
ld.param.u64 %rd21,[p3+64];
ld.param.u64 %rd20,[p3+56];
ld.param.u64 %rd19,[p3+48];
ld.param.u64 %rd18,[p3+40];
ld.param.u64 %rd17,[p3+32];
ld.param.u32 %r31,[p3+24];
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,8;
mov.u32 %r41,%tid.x;
add.s32 %r57,%r40,%r41;
setp.ge.u32 %p1,%r57,%r32;
@%p1 bra $1_21;
mov.u64 %rd51,0;
setp.eq.s32 %p2,%r33,0;
mov.u64 %rd52,%rd51;
@%p2 bra $1_20;
setp.eq.s32 %p3,%r33,1;
mov.u32 %r56,%r57;
@%p3 bra $1_4;
add.s32 %r49,%r40,%r41;
div.u32 %r57,%r49,%r34;
mul.lo.s32 %r50,%r57,%r34;
sub.s32 %r56,%r49,%r50;
$1_4:
cvt.u64.u32 %rd31,%r56;
mul.lo.s64 %rd51,%rd17,%rd31;
mul.lo.s64 %rd52,%rd23,%rd31;
setp.lt.u32 %p4,%r33,2;
@%p4 bra $1_20;
setp.eq.s32 %p5,%r33,2;
mov.u32 %r58,%r57;
@%p5 bra $1_7;
div.u32 %r7,%r57,%r35;
mul.lo.s32 %r51,%r7,%r35;
sub.s32 %r58,%r57,%r51;
mov.u32 %r57,%r7;
$1_7:
cvt.u64.u32 %rd32,%r58;
mul.lo.s64 %rd33,%rd18,%rd32;
add.s64 %rd51,%rd33,%rd51;
mul.lo.s64 %rd34,%rd24,%rd32;
add.s64 %rd52,%rd34,%rd52;
setp.lt.u32 %p6,%r33,3;
@%p6 bra $1_20;
setp.eq.s32 %p7,%r33,3;
mov.u32 %r60,%r57;
@%p7 bra $1_10;
div.u32 %r11,%r57,%r36;
mul.lo.s32 %r52,%r11,%r36;
sub.s32 %r60,%r57,%r52;
mov.u32 %r57,%r11;
$1_10:
cvt.u64.u32 %rd35,%r60;
mul.lo.s64 %rd36,%rd19,%rd35;
add.s64 %rd51,%rd36,%rd51;
mul.lo.s64 %rd37,%rd25,%rd35;
add.s64 %rd52,%rd37,%rd52;
setp.lt.u32 %p8,%r33,4;
@%p8 bra $1_20;
setp.eq.s32 %p9,%r33,4;
mov.u32 %r62,%r57;
@%p9 bra $1_13;
div.u32 %r15,%r57,%r37;
mul.lo.s32 %r53,%r15,%r37;
sub.s32 %r62,%r57,%r53;
mov.u32 %r57,%r15;
$1_13:
cvt.u64.u32 %rd38,%r62;
mul.lo.s64 %rd39,%rd20,%rd38;
add.s64 %rd51,%rd39,%rd51;
mul.lo.s64 %rd40,%rd26,%rd38;
add.s64 %rd52,%rd40,%rd52;
setp.lt.u32 %p10,%r33,5;
@%p10 bra $1_20;
setp.eq.s32 %p11,%r33,5;
mov.u32 %r64,%r57;
@%p11 bra $1_16;
div.u32 %r19,%r57,%r38;
mul.lo.s32 %r54,%r19,%r38;
sub.s32 %r64,%r57,%r54;
mov.u32 %r57,%r19;
$1_16:
cvt.u64.u32 %rd41,%r64;
mul.lo.s64 %rd42,%rd21,%rd41;
add.s64 %rd51,%rd42,%rd51;
mul.lo.s64 %rd43,%rd27,%rd41;
add.s64 %rd52,%rd43,%rd52;
setp.lt.u32 %p12,%r33,6;
@%p12 bra $1_20;
setp.eq.s32 %p13,%r33,6;
@%p13 bra $1_19;
rem.u32 %r57,%r57,%r31;
$1_19:
cvt.u64.u32 %rd44,%r57;
mul.lo.s64 %rd45,%rd22,%rd44;
add.s64 %rd51,%rd45,%rd51;
mul.lo.s64 %rd46,%rd28,%rd44;
add.s64 %rd52,%rd46,%rd52;
$1_20:
cvta.to.global.u64 %rd47,%rd16;
add.s64 %rd48,%rd47,%rd52;
ld.global.u8 %rs1,[%rd48];
cvta.to.global.u64 %rd49,%rd15;
add.s64 %rd50,%rd49,%rd51;
st.global.u8 [%rd50],%rs1;
$1_21:
ret;
}
.visible .entry transpose_1(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<103>;
.reg .b16 %rs<33>;
.reg .b32 %r<90>;
.reg .b64 %rd<326>;
.shared .align 1 .b8 _ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile[4352];
mov.u64 %rd324,0;
ld.param.u64 %rd56,[p0];
ld.param.u64 %rd45,[p1];
ld.param.u32 %r40,[p2];
ld.param.u32 %r41,[p3];
ld.param.u64 %rd46,[p4];
ld.param.u64 %rd47,[p5];
ld.param.v2.u32 {%r46,%r47},[p6];
ld.param.v2.u32 {%r48,%r49},[p6+8];
ld.param.u64 %rd53,[p6+56];
ld.param.u64 %rd52,[p6+48];
ld.param.u64 %rd51,[p6+40];
ld.param.u64 %rd50,[p6+32];
ld.param.u64 %rd49,[p6+24];
ld.param.u64 %rd48,[p6+16];
cvta.to.global.u64 %rd1,%rd45;
cvta.to.global.u64 %rd2,%rd56;
add.s32 %r50,%r40,63;
shr.u32 %r51,%r50,6;
add.s32 %r52,%r41,63;
shr.u32 %r53,%r52,6;
mov.u32 %r54,%ctaid.x;
div.u32 %r55,%r54,%r51;
div.u32 %r87,%r55,%r53;
mul.lo.s32 %r56,%r55,%r51;
sub.s32 %r57,%r54,%r56;
shl.b32 %r6,%r57,6;
mul.lo.s32 %r58,%r87,%r53;
sub.s32 %r59,%r55,%r58;
shl.b32 %r7,%r59,6;
setp.eq.s32 %p1,%r46,0;
mov.u64 %rd325,%rd324;
@%p1 bra $2_10;
setp.eq.s32 %p2,%r46,1;
mov.u32 %r86,%r87;
@%p2 bra $2_3;
div.u32 %r8,%r87,%r47;
mul.lo.s32 %r60,%r8,%r47;
sub.s32 %r86,%r87,%r60;
mov.u32 %r87,%r8;
$2_3:
cvt.u64.u32 %rd57,%r86;
mul.lo.s64 %rd324,%rd48,%rd57;
mul.lo.s64 %rd325,%rd51,%rd57;
setp.lt.u32 %p3,%r46,2;
@%p3 bra $2_10;
setp.eq.s32 %p4,%r46,2;
mov.u32 %r88,%r87;
@%p4 bra $2_6;
div.u32 %r12,%r87,%r48;
mul.lo.s32 %r61,%r12,%r48;
sub.s32 %r88,%r87,%r61;
mov.u32 %r87,%r12;
$2_6:
cvt.u64.u32 %rd58,%r88;
mul.lo.s64 %rd59,%rd49,%rd58;
add.s64 %rd324,%rd59,%rd324;
mul.lo.s64 %rd60,%rd52,%rd58;
add.s64 %rd325,%rd60,%rd325;
setp.lt.u32 %p5,%r46,3;
@%p5 bra $2_10;
setp.eq.s32 %p6,%r46,3;
@%p6 bra $2_9;
rem.u32 %r87,%r87,%r49;
$2_9:
cvt.u64.u32 %rd61,%r87;
mul.lo.s64 %rd62,%rd50,%rd61;
add.s64 %rd324,%rd62,%rd324;
mul.lo.s64 %rd63,%rd53,%rd61;
add.s64 %rd325,%rd63,%rd325;
$2_10:
cvt.u64.u32 %rd17,%r6;
add.s64 %rd18,%rd325,%rd17;
mov.u32 %r62,%tid.y;
add.s32 %r18,%r62,%r7;
setp.ge.u32 %p7,%r18,%r41;
cvt.u64.u32 %rd19,%r62;
cvt.u64.u32 %rd20,%r7;
add.s64 %rd64,%rd19,%rd20;
mul.lo.s64 %rd65,%rd64,%rd47;
add.s64 %rd21,%rd18,%rd65;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r19,%r6;
setp.ge.u32 %p8,%r20,%r40;
or.pred %p9,%p7,%p8;
@%p9 bra $2_12;
cvt.u64.u32 %rd66,%r19;
add.s64 %rd67,%rd21,%rd66;
add.s64 %rd68,%rd1,%rd67;
ld.global.u8 %rs1,[%rd68];
mul.lo.s64 %rd69,%rd19,68;
mov.u64 %rd70,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd71,%rd70,%rd69;
add.s64 %rd72,%rd71,%rd66;
st.shared.u8 [%rd72],%rs1;
$2_12:
add.s32 %r21,%r19,32;
add.s32 %r22,%r21,%r6;
setp.ge.u32 %p11,%r22,%r40;
or.pred %p12,%p7,%p11;
@%p12 bra $2_14;
cvt.u64.u32 %rd73,%r21;
add.s64 %rd74,%rd21,%rd73;
add.s64 %rd75,%rd1,%rd74;
ld.global.u8 %rs2,[%rd75];
mul.lo.s64 %rd76,%rd19,68;
mov.u64 %rd77,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd78,%rd77,%rd76;
add.s64 %rd79,%rd78,%rd73;
st.shared.u8 [%rd79],%rs2;
$2_14:
cvt.u32.u64 %r63,%rd19;
add.s32 %r64,%r63,8;
add.s32 %r23,%r64,%r7;
setp.ge.u32 %p13,%r23,%r41;
cvt.u64.u32 %rd22,%r64;
add.s64 %rd80,%rd22,%rd20;
mul.lo.s64 %rd81,%rd80,%rd47;
add.s64 %rd23,%rd18,%rd81;
or.pred %p15,%p13,%p8;
@%p15 bra $2_16;
cvt.u64.u32 %rd82,%r19;
add.s64 %rd83,%rd23,%rd82;
add.s64 %rd84,%rd1,%rd83;
ld.global.u8 %rs3,[%rd84];
mul.lo.s64 %rd85,%rd22,68;
mov.u64 %rd86,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd87,%rd86,%rd85;
add.s64 %rd88,%rd87,%rd82;
st.shared.u8 [%rd88],%rs3;
$2_16:
or.pred %p18,%p13,%p11;
@%p18 bra $2_18;
cvt.u64.u32 %rd89,%r21;
add.s64 %rd90,%rd23,%rd89;
add.s64 %rd91,%rd1,%rd90;
ld.global.u8 %rs4,[%rd91];
mul.lo.s64 %rd92,%rd22,68;
mov.u64 %rd93,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd94,%rd93,%rd92;
add.s64 %rd95,%rd94,%rd89;
st.shared.u8 [%rd95],%rs4;
$2_18:
add.s32 %r66,%r63,16;
add.s32 %r24,%r66,%r7;
setp.ge.u32 %p19,%r24,%r41;
cvt.u64.u32 %rd24,%r66;
add.s64 %rd96,%rd24,%rd20;
mul.lo.s64 %rd97,%rd96,%rd47;
add.s64 %rd25,%rd18,%rd97;
or.pred %p21,%p19,%p8;
@%p21 bra $2_20;
cvt.u64.u32 %rd98,%r19;
add.s64 %rd99,%rd25,%rd98;
add.s64 %rd100,%rd1,%rd99;
ld.global.u8 %rs5,[%rd100];
mul.lo.s64 %rd101,%rd24,68;
mov.u64 %rd102,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd103,%rd102,%rd101;
add.s64 %rd104,%rd103,%rd98;
st.shared.u8 [%rd104],%rs5;
$2_20:
or.pred %p24,%p19,%p11;
@%p24 bra $2_22;
cvt.u64.u32 %rd105,%r21;
add.s64 %rd106,%rd25,%rd105;
add.s64 %rd107,%rd1,%rd106;
ld.global.u8 %rs6,[%rd107];
mul.lo.s64 %rd108,%rd24,68;
mov.u64 %rd109,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd110,%rd109,%rd108;
add.s64 %rd111,%rd110,%rd105;
st.shared.u8 [%rd111],%rs6;
$2_22:
add.s32 %r68,%r63,24;
add.s32 %r25,%r68,%r7;
setp.ge.u32 %p25,%r25,%r41;
cvt.u64.u32 %rd26,%r68;
add.s64 %rd112,%rd26,%rd20;
mul.lo.s64 %rd113,%rd112,%rd47;
add.s64 %rd27,%rd18,%rd113;
or.pred %p27,%p25,%p8;
@%p27 bra $2_24;
cvt.u64.u32 %rd114,%r19;
add.s64 %rd115,%rd27,%rd114;
add.s64 %rd116,%rd1,%rd115;
ld.global.u8 %rs7,[%rd116];
mul.lo.s64 %rd117,%rd26,68;
mov.u64 %rd118,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd119,%rd118,%rd117;
add.s64 %rd120,%rd119,%rd114;
st.shared.u8 [%rd120],%rs7;
$2_24:
or.pred %p30,%p25,%p11;
@%p30 bra $2_26;
cvt.u64.u32 %rd121,%r21;
add.s64 %rd122,%rd27,%rd121;
add.s64 %rd123,%rd1,%rd122;
ld.global.u8 %rs8,[%rd123];
mul.lo.s64 %rd124,%rd26,68;
mov.u64 %rd125,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd126,%rd125,%rd124;
add.s64 %rd127,%rd126,%rd121;
st.shared.u8 [%rd127],%rs8;
$2_26:
add.s32 %r70,%r63,32;
add.s32 %r26,%r70,%r7;
setp.ge.u32 %p31,%r26,%r41;
cvt.u64.u32 %rd28,%r70;
add.s64 %rd128,%rd28,%rd20;
mul.lo.s64 %rd129,%rd128,%rd47;
add.s64 %rd29,%rd18,%rd129;
or.pred %p33,%p31,%p8;
@%p33 bra $2_28;
cvt.u64.u32 %rd130,%r19;
add.s64 %rd131,%rd29,%rd130;
add.s64 %rd132,%rd1,%rd131;
ld.global.u8 %rs9,[%rd132];
mul.lo.s64 %rd133,%rd28,68;
mov.u64 %rd134,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd135,%rd134,%rd133;
add.s64 %rd136,%rd135,%rd130;
st.shared.u8 [%rd136],%rs9;
$2_28:
or.pred %p36,%p31,%p11;
@%p36 bra $2_30;
cvt.u64.u32 %rd137,%r21;
add.s64 %rd138,%rd29,%rd137;
add.s64 %rd139,%rd1,%rd138;
ld.global.u8 %rs10,[%rd139];
mul.lo.s64 %rd140,%rd28,68;
mov.u64 %rd141,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd142,%rd141,%rd140;
add.s64 %rd143,%rd142,%rd137;
st.shared.u8 [%rd143],%rs10;
$2_30:
add.s32 %r72,%r63,40;
add.s32 %r27,%r72,%r7;
setp.ge.u32 %p37,%r27,%r41;
cvt.u64.u32 %rd30,%r72;
add.s64 %rd144,%rd30,%rd20;
mul.lo.s64 %rd145,%rd144,%rd47;
add.s64 %rd31,%rd18,%rd145;
or.pred %p39,%p37,%p8;
@%p39 bra $2_32;
cvt.u64.u32 %rd146,%r19;
add.s64 %rd147,%rd31,%rd146;
add.s64 %rd148,%rd1,%rd147;
ld.global.u8 %rs11,[%rd148];
mul.lo.s64 %rd149,%rd30,68;
mov.u64 %rd150,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd151,%rd150,%rd149;
add.s64 %rd152,%rd151,%rd146;
st.shared.u8 [%rd152],%rs11;
$2_32:
or.pred %p42,%p37,%p11;
@%p42 bra $2_34;
cvt.u64.u32 %rd153,%r21;
add.s64 %rd154,%rd31,%rd153;
add.s64 %rd155,%rd1,%rd154;
ld.global.u8 %rs12,[%rd155];
mul.lo.s64 %rd156,%rd30,68;
mov.u64 %rd157,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd158,%rd157,%rd156;
add.s64 %rd159,%rd158,%rd153;
st.shared.u8 [%rd159],%rs12;
$2_34:
add.s32 %r74,%r63,48;
add.s32 %r28,%r74,%r7;
setp.ge.u32 %p43,%r28,%r41;
cvt.u64.u32 %rd32,%r74;
add.s64 %rd160,%rd32,%rd20;
mul.lo.s64 %rd161,%rd160,%rd47;
add.s64 %rd33,%rd18,%rd161;
or.pred %p45,%p43,%p8;
@%p45 bra $2_36;
cvt.u64.u32 %rd162,%r19;
add.s64 %rd163,%rd33,%rd162;
add.s64 %rd165,%rd1,%rd163;
ld.global.u8 %rs13,[%rd165];
mul.lo.s64 %rd166,%rd32,68;
mov.u64 %rd167,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd168,%rd167,%rd166;
add.s64 %rd169,%rd168,%rd162;
st.shared.u8 [%rd169],%rs13;
$2_36:
or.pred %p48,%p43,%p11;
@%p48 bra $2_38;
cvt.u64.u32 %rd170,%r21;
add.s64 %rd171,%rd33,%rd170;
add.s64 %rd173,%rd1,%rd171;
ld.global.u8 %rs14,[%rd173];
mul.lo.s64 %rd174,%rd32,68;
mov.u64 %rd175,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd176,%rd175,%rd174;
add.s64 %rd177,%rd176,%rd170;
st.shared.u8 [%rd177],%rs14;
$2_38:
add.s32 %r76,%r63,56;
add.s32 %r29,%r76,%r7;
setp.ge.u32 %p49,%r29,%r41;
cvt.u64.u32 %rd34,%r76;
add.s64 %rd178,%rd34,%rd20;
mul.lo.s64 %rd179,%rd178,%rd47;
add.s64 %rd35,%rd18,%rd179;
or.pred %p51,%p49,%p8;
@%p51 bra $2_40;
cvt.u64.u32 %rd180,%r19;
add.s64 %rd181,%rd35,%rd180;
add.s64 %rd183,%rd1,%rd181;
ld.global.u8 %rs15,[%rd183];
mul.lo.s64 %rd184,%rd34,68;
mov.u64 %rd185,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd186,%rd185,%rd184;
add.s64 %rd187,%rd186,%rd180;
st.shared.u8 [%rd187],%rs15;
$2_40:
or.pred %p54,%p49,%p11;
@%p54 bra $2_42;
cvt.u64.u32 %rd188,%r21;
add.s64 %rd189,%rd35,%rd188;
add.s64 %rd191,%rd1,%rd189;
ld.global.u8 %rs16,[%rd191];
mul.lo.s64 %rd192,%rd34,68;
mov.u64 %rd193,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd194,%rd193,%rd192;
add.s64 %rd195,%rd194,%rd188;
st.shared.u8 [%rd195],%rs16;
$2_42:
bar.sync 0;
add.s32 %r30,%r63,%r6;
setp.ge.u32 %p55,%r30,%r40;
add.s64 %rd196,%rd19,%rd17;
mul.lo.s64 %rd197,%rd196,%rd46;
add.s64 %rd36,%rd324,%rd20;
add.s64 %rd37,%rd36,%rd197;
add.s32 %r31,%r19,%r7;
setp.ge.u32 %p56,%r31,%r41;
or.pred %p57,%p55,%p56;
@%p57 bra $2_44;
cvt.u64.u32 %rd198,%r19;
mul.wide.u32 %rd199,%r19,68;
mov.u64 %rd200,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd201,%rd200,%rd199;
add.s64 %rd202,%rd201,%rd19;
ld.shared.u8 %rs17,[%rd202];
add.s64 %rd203,%rd37,%rd198;
add.s64 %rd204,%rd2,%rd203;
st.global.u8 [%rd204],%rs17;
$2_44:
add.s32 %r32,%r21,%r7;
setp.ge.u32 %p59,%r32,%r41;
or.pred %p60,%p55,%p59;
@%p60 bra $2_46;
cvt.u64.u32 %rd205,%r21;
mul.wide.u32 %rd206,%r21,68;
mov.u64 %rd207,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd208,%rd207,%rd206;
add.s64 %rd209,%rd208,%rd19;
ld.shared.u8 %rs18,[%rd209];
add.s64 %rd210,%rd37,%rd205;
add.s64 %rd211,%rd2,%rd210;
st.global.u8 [%rd211],%rs18;
$2_46:
cvt.u32.u64 %r78,%rd22;
add.s32 %r33,%r78,%r6;
setp.ge.u32 %p62,%r33,%r40;
add.s64 %rd212,%rd22,%rd17;
mul.lo.s64 %rd213,%rd212,%rd46;
add.s64 %rd38,%rd36,%rd213;
or.pred %p63,%p62,%p56;
@%p63 bra $2_48;
cvt.u64.u32 %rd214,%r19;
mul.wide.u32 %rd215,%r19,68;
mov.u64 %rd216,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd217,%rd216,%rd215;
add.s64 %rd218,%rd217,%rd22;
ld.shared.u8 %rs19,[%rd218];
add.s64 %rd219,%rd38,%rd214;
add.s64 %rd220,%rd2,%rd219;
st.global.u8 [%rd220],%rs19;
$2_48:
or.pred %p66,%p62,%p59;
@%p66 bra $2_50;
cvt.u64.u32 %rd221,%r21;
mul.wide.u32 %rd222,%r21,68;
mov.u64 %rd223,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd224,%rd223,%rd222;
add.s64 %rd225,%rd224,%rd22;
ld.shared.u8 %rs20,[%rd225];
add.s64 %rd226,%rd38,%rd221;
add.s64 %rd227,%rd2,%rd226;
st.global.u8 [%rd227],%rs20;
$2_50:
cvt.u32.u64 %r79,%rd24;
add.s32 %r34,%r79,%r6;
setp.ge.u32 %p68,%r34,%r40;
add.s64 %rd228,%rd24,%rd17;
mul.lo.s64 %rd229,%rd228,%rd46;
add.s64 %rd39,%rd36,%rd229;
or.pred %p69,%p68,%p56;
@%p69 bra $2_52;
cvt.u64.u32 %rd230,%r19;
mul.wide.u32 %rd231,%r19,68;
mov.u64 %rd232,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd233,%rd232,%rd231;
add.s64 %rd234,%rd233,%rd24;
ld.shared.u8 %rs21,[%rd234];
add.s64 %rd235,%rd39,%rd230;
add.s64 %rd236,%rd2,%rd235;
st.global.u8 [%rd236],%rs21;
$2_52:
or.pred %p72,%p68,%p59;
@%p72 bra $2_54;
cvt.u64.u32 %rd237,%r21;
mul.wide.u32 %rd238,%r21,68;
mov.u64 %rd239,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd240,%rd239,%rd238;
add.s64 %rd241,%rd240,%rd24;
ld.shared.u8 %rs22,[%rd241];
add.s64 %rd242,%rd39,%rd237;
add.s64 %rd243,%rd2,%rd242;
st.global.u8 [%rd243],%rs22;
$2_54:
cvt.u32.u64 %r80,%rd26;
add.s32 %r35,%r80,%r6;
setp.ge.u32 %p74,%r35,%r40;
add.s64 %rd244,%rd26,%rd17;
mul.lo.s64 %rd245,%rd244,%rd46;
add.s64 %rd40,%rd36,%rd245;
or.pred %p75,%p74,%p56;
@%p75 bra $2_56;
cvt.u64.u32 %rd246,%r19;
mul.wide.u32 %rd247,%r19,68;
mov.u64 %rd248,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd249,%rd248,%rd247;
add.s64 %rd250,%rd249,%rd26;
ld.shared.u8 %rs23,[%rd250];
add.s64 %rd251,%rd40,%rd246;
add.s64 %rd252,%rd2,%rd251;
st.global.u8 [%rd252],%rs23;
$2_56:
or.pred %p78,%p74,%p59;
@%p78 bra $2_58;
cvt.u64.u32 %rd253,%r21;
mul.wide.u32 %rd254,%r21,68;
mov.u64 %rd255,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd256,%rd255,%rd254;
add.s64 %rd257,%rd256,%rd26;
ld.shared.u8 %rs24,[%rd257];
add.s64 %rd258,%rd40,%rd253;
add.s64 %rd259,%rd2,%rd258;
st.global.u8 [%rd259],%rs24;
$2_58:
cvt.u32.u64 %r81,%rd28;
add.s32 %r36,%r81,%r6;
setp.ge.u32 %p80,%r36,%r40;
add.s64 %rd260,%rd28,%rd17;
mul.lo.s64 %rd261,%rd260,%rd46;
add.s64 %rd41,%rd36,%rd261;
or.pred %p81,%p80,%p56;
@%p81 bra $2_60;
cvt.u64.u32 %rd262,%r19;
mul.wide.u32 %rd263,%r19,68;
mov.u64 %rd264,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd265,%rd264,%rd263;
add.s64 %rd266,%rd265,%rd28;
ld.shared.u8 %rs25,[%rd266];
add.s64 %rd267,%rd41,%rd262;
add.s64 %rd268,%rd2,%rd267;
st.global.u8 [%rd268],%rs25;
$2_60:
or.pred %p84,%p80,%p59;
@%p84 bra $2_62;
cvt.u64.u32 %rd269,%r21;
mul.wide.u32 %rd270,%r21,68;
mov.u64 %rd271,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd272,%rd271,%rd270;
add.s64 %rd273,%rd272,%rd28;
ld.shared.u8 %rs26,[%rd273];
add.s64 %rd274,%rd41,%rd269;
add.s64 %rd275,%rd2,%rd274;
st.global.u8 [%rd275],%rs26;
$2_62:
cvt.u32.u64 %r82,%rd30;
add.s32 %r37,%r82,%r6;
setp.ge.u32 %p86,%r37,%r40;
add.s64 %rd276,%rd30,%rd17;
mul.lo.s64 %rd277,%rd276,%rd46;
add.s64 %rd42,%rd36,%rd277;
or.pred %p87,%p86,%p56;
@%p87 bra $2_64;
cvt.u64.u32 %rd278,%r19;
mul.wide.u32 %rd279,%r19,68;
mov.u64 %rd280,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd281,%rd280,%rd279;
add.s64 %rd282,%rd281,%rd30;
ld.shared.u8 %rs27,[%rd282];
add.s64 %rd283,%rd42,%rd278;
add.s64 %rd284,%rd2,%rd283;
st.global.u8 [%rd284],%rs27;
$2_64:
or.pred %p90,%p86,%p59;
@%p90 bra $2_66;
cvt.u64.u32 %rd285,%r21;
mul.wide.u32 %rd286,%r21,68;
mov.u64 %rd287,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd288,%rd287,%rd286;
add.s64 %rd289,%rd288,%rd30;
ld.shared.u8 %rs28,[%rd289];
add.s64 %rd290,%rd42,%rd285;
add.s64 %rd291,%rd2,%rd290;
st.global.u8 [%rd291],%rs28;
$2_66:
cvt.u32.u64 %r83,%rd32;
add.s32 %r38,%r83,%r6;
setp.ge.u32 %p92,%r38,%r40;
add.s64 %rd292,%rd32,%rd17;
mul.lo.s64 %rd293,%rd292,%rd46;
add.s64 %rd43,%rd36,%rd293;
or.pred %p93,%p92,%p56;
@%p93 bra $2_68;
cvt.u64.u32 %rd294,%r19;
mul.wide.u32 %rd295,%r19,68;
mov.u64 %rd296,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd297,%rd296,%rd295;
add.s64 %rd298,%rd297,%rd32;
ld.shared.u8 %rs29,[%rd298];
add.s64 %rd299,%rd43,%rd294;
add.s64 %rd300,%rd2,%rd299;
st.global.u8 [%rd300],%rs29;
$2_68:
or.pred %p96,%p92,%p59;
@%p96 bra $2_70;
cvt.u64.u32 %rd301,%r21;
mul.wide.u32 %rd302,%r21,68;
mov.u64 %rd303,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd304,%rd303,%rd302;
add.s64 %rd305,%rd304,%rd32;
ld.shared.u8 %rs30,[%rd305];
add.s64 %rd306,%rd43,%rd301;
add.s64 %rd307,%rd2,%rd306;
st.global.u8 [%rd307],%rs30;
$2_70:
cvt.u32.u64 %r84,%rd34;
add.s32 %r39,%r84,%r6;
setp.ge.u32 %p98,%r39,%r40;
add.s64 %rd308,%rd34,%rd17;
mul.lo.s64 %rd309,%rd308,%rd46;
add.s64 %rd44,%rd36,%rd309;
or.pred %p99,%p98,%p56;
@%p99 bra $2_72;
cvt.u64.u32 %rd310,%r19;
mul.wide.u32 %rd311,%r19,68;
mov.u64 %rd312,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd313,%rd312,%rd311;
add.s64 %rd314,%rd313,%rd34;
ld.shared.u8 %rs31,[%rd314];
add.s64 %rd315,%rd44,%rd310;
add.s64 %rd316,%rd2,%rd315;
st.global.u8 [%rd316],%rs31;
$2_72:
or.pred %p102,%p98,%p59;
@%p102 bra $2_74;
cvt.u64.u32 %rd317,%r21;
mul.wide.u32 %rd318,%r21,68;
mov.u64 %rd319,_ZZ9transposeIhLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd320,%rd319,%rd318;
add.s64 %rd321,%rd320,%rd34;
ld.shared.u8 %rs32,[%rd321];
add.s64 %rd322,%rd44,%rd317;
add.s64 %rd323,%rd2,%rd322;
st.global.u8 [%rd323],%rs32;
$2_74:
ret;
}
.visible .entry copy_2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %rs<2>;
.reg .b32 %r<66>;
.reg .b64 %rd<53>;
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u32 %r32,[p2];
ld.param.v2.u32 {%r33,%r34},[p3];
ld.param.v2.u32 {%r35,%r36},[p3+8];
ld.param.v2.u32 {%r37,%r38},[p3+16];
ld.param.u64 %rd28,[p3+120];
ld.param.u64 %rd27,[p3+112];
ld.param.u64 %rd26,[p3+104];
ld.param.u64 %rd25,[p3+96];
ld.param.u64 %rd24,[p3+88];
ld.param.u64 %rd23,[p3+80];
ld.param.u64 %rd22,[p3+72];
ld.param.u64 %rd21,[p3+64];
ld.param.u64 %rd20,[p3+56];
ld.param.u64 %rd19,[p3+48];
ld.param.u64 %rd18,[p3+40];
ld.param.u64 %rd17,[p3+32];
ld.param.u32 %r31,[p3+24];
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,8;
mov.u32 %r41,%tid.x;
add.s32 %r57,%r40,%r41;
setp.ge.u32 %p1,%r57,%r32;
@%p1 bra $3_21;
mov.u64 %rd51,0;
setp.eq.s32 %p2,%r33,0;
mov.u64 %rd52,%rd51;
@%p2 bra $3_20;
setp.eq.s32 %p3,%r33,1;
mov.u32 %r56,%r57;
@%p3 bra $3_4;
add.s32 %r49,%r40,%r41;
div.u32 %r57,%r49,%r34;
mul.lo.s32 %r50,%r57,%r34;
sub.s32 %r56,%r49,%r50;
$3_4:
cvt.u64.u32 %rd31,%r56;
mul.lo.s64 %rd51,%rd17,%rd31;
mul.lo.s64 %rd52,%rd23,%rd31;
setp.lt.u32 %p4,%r33,2;
@%p4 bra $3_20;
setp.eq.s32 %p5,%r33,2;
mov.u32 %r58,%r57;
@%p5 bra $3_7;
div.u32 %r7,%r57,%r35;
mul.lo.s32 %r51,%r7,%r35;
sub.s32 %r58,%r57,%r51;
mov.u32 %r57,%r7;
$3_7:
cvt.u64.u32 %rd32,%r58;
mul.lo.s64 %rd33,%rd18,%rd32;
add.s64 %rd51,%rd33,%rd51;
mul.lo.s64 %rd34,%rd24,%rd32;
add.s64 %rd52,%rd34,%rd52;
setp.lt.u32 %p6,%r33,3;
@%p6 bra $3_20;
setp.eq.s32 %p7,%r33,3;
mov.u32 %r60,%r57;
@%p7 bra $3_10;
div.u32 %r11,%r57,%r36;
mul.lo.s32 %r52,%r11,%r36;
sub.s32 %r60,%r57,%r52;
mov.u32 %r57,%r11;
$3_10:
cvt.u64.u32 %rd35,%r60;
mul.lo.s64 %rd36,%rd19,%rd35;
add.s64 %rd51,%rd36,%rd51;
mul.lo.s64 %rd37,%rd25,%rd35;
add.s64 %rd52,%rd37,%rd52;
setp.lt.u32 %p8,%r33,4;
@%p8 bra $3_20;
setp.eq.s32 %p9,%r33,4;
mov.u32 %r62,%r57;
@%p9 bra $3_13;
div.u32 %r15,%r57,%r37;
mul.lo.s32 %r53,%r15,%r37;
sub.s32 %r62,%r57,%r53;
mov.u32 %r57,%r15;
$3_13:
cvt.u64.u32 %rd38,%r62;
mul.lo.s64 %rd39,%rd20,%rd38;
add.s64 %rd51,%rd39,%rd51;
mul.lo.s64 %rd40,%rd26,%rd38;
add.s64 %rd52,%rd40,%rd52;
setp.lt.u32 %p10,%r33,5;
@%p10 bra $3_20;
setp.eq.s32 %p11,%r33,5;
mov.u32 %r64,%r57;
@%p11 bra $3_16;
div.u32 %r19,%r57,%r38;
mul.lo.s32 %r54,%r19,%r38;
sub.s32 %r64,%r57,%r54;
mov.u32 %r57,%r19;
$3_16:
cvt.u64.u32 %rd41,%r64;
mul.lo.s64 %rd42,%rd21,%rd41;
add.s64 %rd51,%rd42,%rd51;
mul.lo.s64 %rd43,%rd27,%rd41;
add.s64 %rd52,%rd43,%rd52;
setp.lt.u32 %p12,%r33,6;
@%p12 bra $3_20;
setp.eq.s32 %p13,%r33,6;
@%p13 bra $3_19;
rem.u32 %r57,%r57,%r31;
$3_19:
cvt.u64.u32 %rd44,%r57;
mul.lo.s64 %rd45,%rd22,%rd44;
add.s64 %rd51,%rd45,%rd51;
mul.lo.s64 %rd46,%rd28,%rd44;
add.s64 %rd52,%rd46,%rd52;
$3_20:
cvta.to.global.u64 %rd47,%rd16;
add.s64 %rd48,%rd47,%rd52;
ld.global.u16 %rs1,[%rd48];
cvta.to.global.u64 %rd49,%rd15;
add.s64 %rd50,%rd49,%rd51;
st.global.u16 [%rd50],%rs1;
$3_21:
ret;
}
.visible .entry transpose_2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<103>;
.reg .b16 %rs<33>;
.reg .b32 %r<90>;
.reg .b64 %rd<325>;
.shared .align 2 .b8 _ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile[8448];
mov.u64 %rd323,0;
ld.param.u64 %rd56,[p0];
ld.param.u64 %rd45,[p1];
ld.param.u32 %r40,[p2];
ld.param.u32 %r41,[p3];
ld.param.u64 %rd46,[p4];
ld.param.u64 %rd47,[p5];
ld.param.v2.u32 {%r46,%r47},[p6];
ld.param.v2.u32 {%r48,%r49},[p6+8];
ld.param.u64 %rd53,[p6+56];
ld.param.u64 %rd52,[p6+48];
ld.param.u64 %rd51,[p6+40];
ld.param.u64 %rd50,[p6+32];
ld.param.u64 %rd49,[p6+24];
ld.param.u64 %rd48,[p6+16];
cvta.to.global.u64 %rd1,%rd45;
cvta.to.global.u64 %rd2,%rd56;
add.s32 %r50,%r40,63;
shr.u32 %r51,%r50,6;
add.s32 %r52,%r41,63;
shr.u32 %r53,%r52,6;
mov.u32 %r54,%ctaid.x;
div.u32 %r55,%r54,%r51;
div.u32 %r87,%r55,%r53;
mul.lo.s32 %r56,%r55,%r51;
sub.s32 %r57,%r54,%r56;
shl.b32 %r6,%r57,6;
mul.lo.s32 %r58,%r87,%r53;
sub.s32 %r59,%r55,%r58;
shl.b32 %r7,%r59,6;
setp.eq.s32 %p1,%r46,0;
mov.u64 %rd324,%rd323;
@%p1 bra $4_10;
setp.eq.s32 %p2,%r46,1;
mov.u32 %r86,%r87;
@%p2 bra $4_3;
div.u32 %r8,%r87,%r47;
mul.lo.s32 %r60,%r8,%r47;
sub.s32 %r86,%r87,%r60;
mov.u32 %r87,%r8;
$4_3:
cvt.u64.u32 %rd57,%r86;
mul.lo.s64 %rd323,%rd48,%rd57;
mul.lo.s64 %rd324,%rd51,%rd57;
setp.lt.u32 %p3,%r46,2;
@%p3 bra $4_10;
setp.eq.s32 %p4,%r46,2;
mov.u32 %r88,%r87;
@%p4 bra $4_6;
div.u32 %r12,%r87,%r48;
mul.lo.s32 %r61,%r12,%r48;
sub.s32 %r88,%r87,%r61;
mov.u32 %r87,%r12;
$4_6:
cvt.u64.u32 %rd58,%r88;
mul.lo.s64 %rd59,%rd49,%rd58;
add.s64 %rd323,%rd59,%rd323;
mul.lo.s64 %rd60,%rd52,%rd58;
add.s64 %rd324,%rd60,%rd324;
setp.lt.u32 %p5,%r46,3;
@%p5 bra $4_10;
setp.eq.s32 %p6,%r46,3;
@%p6 bra $4_9;
rem.u32 %r87,%r87,%r49;
$4_9:
cvt.u64.u32 %rd61,%r87;
mul.lo.s64 %rd62,%rd50,%rd61;
add.s64 %rd323,%rd62,%rd323;
mul.lo.s64 %rd63,%rd53,%rd61;
add.s64 %rd324,%rd63,%rd324;
$4_10:
cvt.u64.u32 %rd17,%r6;
mul.wide.u32 %rd64,%r6,2;
add.s64 %rd18,%rd324,%rd64;
mov.u32 %r62,%tid.y;
add.s32 %r18,%r62,%r7;
setp.ge.u32 %p7,%r18,%r41;
cvt.u64.u32 %rd19,%r62;
cvt.u64.u32 %rd20,%r7;
add.s64 %rd65,%rd19,%rd20;
mul.lo.s64 %rd66,%rd65,%rd47;
add.s64 %rd67,%rd18,%rd66;
add.s64 %rd21,%rd1,%rd67;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r19,%r6;
setp.ge.u32 %p8,%r20,%r40;
or.pred %p9,%p7,%p8;
@%p9 bra $4_12;
mul.wide.u32 %rd68,%r19,2;
add.s64 %rd69,%rd21,%rd68;
ld.global.u16 %rs1,[%rd69];
mul.lo.s64 %rd70,%rd19,132;
mov.u64 %rd71,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd72,%rd71,%rd70;
add.s64 %rd73,%rd72,%rd68;
st.shared.u16 [%rd73],%rs1;
$4_12:
add.s32 %r21,%r19,32;
add.s32 %r22,%r21,%r6;
setp.ge.u32 %p11,%r22,%r40;
or.pred %p12,%p7,%p11;
@%p12 bra $4_14;
mul.wide.u32 %rd74,%r21,2;
add.s64 %rd75,%rd21,%rd74;
ld.global.u16 %rs2,[%rd75];
mul.lo.s64 %rd76,%rd19,132;
mov.u64 %rd77,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd78,%rd77,%rd76;
add.s64 %rd79,%rd78,%rd74;
st.shared.u16 [%rd79],%rs2;
$4_14:
cvt.u32.u64 %r63,%rd19;
add.s32 %r64,%r63,8;
add.s32 %r23,%r64,%r7;
setp.ge.u32 %p13,%r23,%r41;
cvt.u64.u32 %rd22,%r64;
add.s64 %rd80,%rd22,%rd20;
mul.lo.s64 %rd81,%rd80,%rd47;
add.s64 %rd82,%rd18,%rd81;
add.s64 %rd23,%rd1,%rd82;
or.pred %p15,%p13,%p8;
@%p15 bra $4_16;
mul.wide.u32 %rd83,%r19,2;
add.s64 %rd84,%rd23,%rd83;
ld.global.u16 %rs3,[%rd84];
mul.lo.s64 %rd85,%rd22,132;
mov.u64 %rd86,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd87,%rd86,%rd85;
add.s64 %rd88,%rd87,%rd83;
st.shared.u16 [%rd88],%rs3;
$4_16:
or.pred %p18,%p13,%p11;
@%p18 bra $4_18;
mul.wide.u32 %rd89,%r21,2;
add.s64 %rd90,%rd23,%rd89;
ld.global.u16 %rs4,[%rd90];
mul.lo.s64 %rd91,%rd22,132;
mov.u64 %rd92,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd93,%rd92,%rd91;
add.s64 %rd94,%rd93,%rd89;
st.shared.u16 [%rd94],%rs4;
$4_18:
add.s32 %r66,%r63,16;
add.s32 %r24,%r66,%r7;
setp.ge.u32 %p19,%r24,%r41;
cvt.u64.u32 %rd24,%r66;
add.s64 %rd95,%rd24,%rd20;
mul.lo.s64 %rd96,%rd95,%rd47;
add.s64 %rd97,%rd18,%rd96;
add.s64 %rd25,%rd1,%rd97;
or.pred %p21,%p19,%p8;
@%p21 bra $4_20;
mul.wide.u32 %rd98,%r19,2;
add.s64 %rd99,%rd25,%rd98;
ld.global.u16 %rs5,[%rd99];
mul.lo.s64 %rd100,%rd24,132;
mov.u64 %rd101,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd102,%rd101,%rd100;
add.s64 %rd103,%rd102,%rd98;
st.shared.u16 [%rd103],%rs5;
$4_20:
or.pred %p24,%p19,%p11;
@%p24 bra $4_22;
mul.wide.u32 %rd104,%r21,2;
add.s64 %rd105,%rd25,%rd104;
ld.global.u16 %rs6,[%rd105];
mul.lo.s64 %rd106,%rd24,132;
mov.u64 %rd107,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd108,%rd107,%rd106;
add.s64 %rd109,%rd108,%rd104;
st.shared.u16 [%rd109],%rs6;
$4_22:
add.s32 %r68,%r63,24;
add.s32 %r25,%r68,%r7;
setp.ge.u32 %p25,%r25,%r41;
cvt.u64.u32 %rd26,%r68;
add.s64 %rd110,%rd26,%rd20;
mul.lo.s64 %rd111,%rd110,%rd47;
add.s64 %rd112,%rd18,%rd111;
add.s64 %rd27,%rd1,%rd112;
or.pred %p27,%p25,%p8;
@%p27 bra $4_24;
mul.wide.u32 %rd113,%r19,2;
add.s64 %rd114,%rd27,%rd113;
ld.global.u16 %rs7,[%rd114];
mul.lo.s64 %rd115,%rd26,132;
mov.u64 %rd116,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd117,%rd116,%rd115;
add.s64 %rd118,%rd117,%rd113;
st.shared.u16 [%rd118],%rs7;
$4_24:
or.pred %p30,%p25,%p11;
@%p30 bra $4_26;
mul.wide.u32 %rd119,%r21,2;
add.s64 %rd120,%rd27,%rd119;
ld.global.u16 %rs8,[%rd120];
mul.lo.s64 %rd121,%rd26,132;
mov.u64 %rd122,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd124,%rd123,%rd119;
st.shared.u16 [%rd124],%rs8;
$4_26:
add.s32 %r70,%r63,32;
add.s32 %r26,%r70,%r7;
setp.ge.u32 %p31,%r26,%r41;
cvt.u64.u32 %rd28,%r70;
add.s64 %rd125,%rd28,%rd20;
mul.lo.s64 %rd126,%rd125,%rd47;
add.s64 %rd127,%rd18,%rd126;
add.s64 %rd29,%rd1,%rd127;
or.pred %p33,%p31,%p8;
@%p33 bra $4_28;
mul.wide.u32 %rd128,%r19,2;
add.s64 %rd129,%rd29,%rd128;
ld.global.u16 %rs9,[%rd129];
mul.lo.s64 %rd130,%rd28,132;
mov.u64 %rd131,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd132,%rd131,%rd130;
add.s64 %rd133,%rd132,%rd128;
st.shared.u16 [%rd133],%rs9;
$4_28:
or.pred %p36,%p31,%p11;
@%p36 bra $4_30;
mul.wide.u32 %rd134,%r21,2;
add.s64 %rd135,%rd29,%rd134;
ld.global.u16 %rs10,[%rd135];
mul.lo.s64 %rd136,%rd28,132;
mov.u64 %rd137,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd138,%rd137,%rd136;
add.s64 %rd139,%rd138,%rd134;
st.shared.u16 [%rd139],%rs10;
$4_30:
add.s32 %r72,%r63,40;
add.s32 %r27,%r72,%r7;
setp.ge.u32 %p37,%r27,%r41;
cvt.u64.u32 %rd30,%r72;
add.s64 %rd140,%rd30,%rd20;
mul.lo.s64 %rd141,%rd140,%rd47;
add.s64 %rd142,%rd18,%rd141;
add.s64 %rd31,%rd1,%rd142;
or.pred %p39,%p37,%p8;
@%p39 bra $4_32;
mul.wide.u32 %rd143,%r19,2;
add.s64 %rd144,%rd31,%rd143;
ld.global.u16 %rs11,[%rd144];
mul.lo.s64 %rd145,%rd30,132;
mov.u64 %rd146,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd147,%rd146,%rd145;
add.s64 %rd148,%rd147,%rd143;
st.shared.u16 [%rd148],%rs11;
$4_32:
or.pred %p42,%p37,%p11;
@%p42 bra $4_34;
mul.wide.u32 %rd149,%r21,2;
add.s64 %rd150,%rd31,%rd149;
ld.global.u16 %rs12,[%rd150];
mul.lo.s64 %rd151,%rd30,132;
mov.u64 %rd152,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd153,%rd152,%rd151;
add.s64 %rd154,%rd153,%rd149;
st.shared.u16 [%rd154],%rs12;
$4_34:
add.s32 %r74,%r63,48;
add.s32 %r28,%r74,%r7;
setp.ge.u32 %p43,%r28,%r41;
cvt.u64.u32 %rd32,%r74;
add.s64 %rd155,%rd32,%rd20;
mul.lo.s64 %rd156,%rd155,%rd47;
add.s64 %rd157,%rd18,%rd156;
add.s64 %rd33,%rd1,%rd157;
or.pred %p45,%p43,%p8;
@%p45 bra $4_36;
mul.wide.u32 %rd158,%r19,2;
add.s64 %rd159,%rd33,%rd158;
ld.global.u16 %rs13,[%rd159];
mul.lo.s64 %rd160,%rd32,132;
mov.u64 %rd161,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd162,%rd161,%rd160;
add.s64 %rd163,%rd162,%rd158;
st.shared.u16 [%rd163],%rs13;
$4_36:
or.pred %p48,%p43,%p11;
@%p48 bra $4_38;
mul.wide.u32 %rd164,%r21,2;
add.s64 %rd165,%rd33,%rd164;
ld.global.u16 %rs14,[%rd165];
mul.lo.s64 %rd166,%rd32,132;
mov.u64 %rd167,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd168,%rd167,%rd166;
add.s64 %rd169,%rd168,%rd164;
st.shared.u16 [%rd169],%rs14;
$4_38:
add.s32 %r76,%r63,56;
add.s32 %r29,%r76,%r7;
setp.ge.u32 %p49,%r29,%r41;
cvt.u64.u32 %rd34,%r76;
add.s64 %rd170,%rd34,%rd20;
mul.lo.s64 %rd171,%rd170,%rd47;
add.s64 %rd172,%rd18,%rd171;
add.s64 %rd35,%rd1,%rd172;
or.pred %p51,%p49,%p8;
@%p51 bra $4_40;
mul.wide.u32 %rd174,%r19,2;
add.s64 %rd175,%rd35,%rd174;
ld.global.u16 %rs15,[%rd175];
mul.lo.s64 %rd176,%rd34,132;
mov.u64 %rd177,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd178,%rd177,%rd176;
add.s64 %rd179,%rd178,%rd174;
st.shared.u16 [%rd179],%rs15;
$4_40:
or.pred %p54,%p49,%p11;
@%p54 bra $4_42;
mul.wide.u32 %rd180,%r21,2;
add.s64 %rd181,%rd35,%rd180;
ld.global.u16 %rs16,[%rd181];
mul.lo.s64 %rd182,%rd34,132;
mov.u64 %rd183,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd184,%rd183,%rd182;
add.s64 %rd185,%rd184,%rd180;
st.shared.u16 [%rd185],%rs16;
$4_42:
bar.sync 0;
shl.b64 %rd186,%rd20,1;
add.s64 %rd36,%rd323,%rd186;
add.s32 %r30,%r63,%r6;
setp.ge.u32 %p55,%r30,%r40;
add.s64 %rd187,%rd19,%rd17;
mul.lo.s64 %rd188,%rd187,%rd46;
add.s64 %rd189,%rd36,%rd188;
add.s64 %rd37,%rd2,%rd189;
add.s32 %r31,%r19,%r7;
setp.ge.u32 %p56,%r31,%r41;
or.pred %p57,%p55,%p56;
@%p57 bra $4_44;
mul.wide.u32 %rd190,%r19,132;
mov.u64 %rd191,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd192,%rd191,%rd190;
shl.b64 %rd193,%rd19,1;
add.s64 %rd194,%rd192,%rd193;
ld.shared.u16 %rs17,[%rd194];
mul.wide.u32 %rd195,%r19,2;
add.s64 %rd196,%rd37,%rd195;
st.global.u16 [%rd196],%rs17;
$4_44:
add.s32 %r32,%r21,%r7;
setp.ge.u32 %p59,%r32,%r41;
or.pred %p60,%p55,%p59;
@%p60 bra $4_46;
mul.wide.u32 %rd197,%r21,132;
mov.u64 %rd198,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd199,%rd198,%rd197;
shl.b64 %rd200,%rd19,1;
add.s64 %rd201,%rd199,%rd200;
ld.shared.u16 %rs18,[%rd201];
mul.wide.u32 %rd202,%r21,2;
add.s64 %rd203,%rd37,%rd202;
st.global.u16 [%rd203],%rs18;
$4_46:
cvt.u32.u64 %r78,%rd22;
add.s32 %r33,%r78,%r6;
setp.ge.u32 %p62,%r33,%r40;
add.s64 %rd204,%rd22,%rd17;
mul.lo.s64 %rd205,%rd204,%rd46;
add.s64 %rd206,%rd36,%rd205;
add.s64 %rd38,%rd2,%rd206;
or.pred %p63,%p62,%p56;
@%p63 bra $4_48;
mul.wide.u32 %rd207,%r19,132;
mov.u64 %rd208,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd209,%rd208,%rd207;
shl.b64 %rd210,%rd22,1;
add.s64 %rd211,%rd209,%rd210;
ld.shared.u16 %rs19,[%rd211];
mul.wide.u32 %rd212,%r19,2;
add.s64 %rd213,%rd38,%rd212;
st.global.u16 [%rd213],%rs19;
$4_48:
or.pred %p66,%p62,%p59;
@%p66 bra $4_50;
mul.wide.u32 %rd214,%r21,132;
mov.u64 %rd215,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd216,%rd215,%rd214;
shl.b64 %rd217,%rd22,1;
add.s64 %rd218,%rd216,%rd217;
ld.shared.u16 %rs20,[%rd218];
mul.wide.u32 %rd219,%r21,2;
add.s64 %rd220,%rd38,%rd219;
st.global.u16 [%rd220],%rs20;
$4_50:
cvt.u32.u64 %r79,%rd24;
add.s32 %r34,%r79,%r6;
setp.ge.u32 %p68,%r34,%r40;
add.s64 %rd221,%rd24,%rd17;
mul.lo.s64 %rd222,%rd221,%rd46;
add.s64 %rd223,%rd36,%rd222;
add.s64 %rd39,%rd2,%rd223;
or.pred %p69,%p68,%p56;
@%p69 bra $4_52;
mul.wide.u32 %rd224,%r19,132;
mov.u64 %rd225,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd226,%rd225,%rd224;
shl.b64 %rd227,%rd24,1;
add.s64 %rd228,%rd226,%rd227;
ld.shared.u16 %rs21,[%rd228];
mul.wide.u32 %rd229,%r19,2;
add.s64 %rd230,%rd39,%rd229;
st.global.u16 [%rd230],%rs21;
$4_52:
or.pred %p72,%p68,%p59;
@%p72 bra $4_54;
mul.wide.u32 %rd231,%r21,132;
mov.u64 %rd232,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd233,%rd232,%rd231;
shl.b64 %rd234,%rd24,1;
add.s64 %rd235,%rd233,%rd234;
ld.shared.u16 %rs22,[%rd235];
mul.wide.u32 %rd236,%r21,2;
add.s64 %rd237,%rd39,%rd236;
st.global.u16 [%rd237],%rs22;
$4_54:
cvt.u32.u64 %r80,%rd26;
add.s32 %r35,%r80,%r6;
setp.ge.u32 %p74,%r35,%r40;
add.s64 %rd238,%rd26,%rd17;
mul.lo.s64 %rd239,%rd238,%rd46;
add.s64 %rd240,%rd36,%rd239;
add.s64 %rd40,%rd2,%rd240;
or.pred %p75,%p74,%p56;
@%p75 bra $4_56;
mul.wide.u32 %rd241,%r19,132;
mov.u64 %rd242,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd243,%rd242,%rd241;
shl.b64 %rd244,%rd26,1;
add.s64 %rd245,%rd243,%rd244;
ld.shared.u16 %rs23,[%rd245];
mul.wide.u32 %rd246,%r19,2;
add.s64 %rd247,%rd40,%rd246;
st.global.u16 [%rd247],%rs23;
$4_56:
or.pred %p78,%p74,%p59;
@%p78 bra $4_58;
mul.wide.u32 %rd248,%r21,132;
mov.u64 %rd249,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd250,%rd249,%rd248;
shl.b64 %rd251,%rd26,1;
add.s64 %rd252,%rd250,%rd251;
ld.shared.u16 %rs24,[%rd252];
mul.wide.u32 %rd253,%r21,2;
add.s64 %rd254,%rd40,%rd253;
st.global.u16 [%rd254],%rs24;
$4_58:
cvt.u32.u64 %r81,%rd28;
add.s32 %r36,%r81,%r6;
setp.ge.u32 %p80,%r36,%r40;
add.s64 %rd255,%rd28,%rd17;
mul.lo.s64 %rd256,%rd255,%rd46;
add.s64 %rd257,%rd36,%rd256;
add.s64 %rd41,%rd2,%rd257;
or.pred %p81,%p80,%p56;
@%p81 bra $4_60;
mul.wide.u32 %rd258,%r19,132;
mov.u64 %rd259,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd260,%rd259,%rd258;
shl.b64 %rd261,%rd28,1;
add.s64 %rd262,%rd260,%rd261;
ld.shared.u16 %rs25,[%rd262];
mul.wide.u32 %rd263,%r19,2;
add.s64 %rd264,%rd41,%rd263;
st.global.u16 [%rd264],%rs25;
$4_60:
or.pred %p84,%p80,%p59;
@%p84 bra $4_62;
mul.wide.u32 %rd265,%r21,132;
mov.u64 %rd266,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd267,%rd266,%rd265;
shl.b64 %rd268,%rd28,1;
add.s64 %rd269,%rd267,%rd268;
ld.shared.u16 %rs26,[%rd269];
mul.wide.u32 %rd270,%r21,2;
add.s64 %rd271,%rd41,%rd270;
st.global.u16 [%rd271],%rs26;
$4_62:
cvt.u32.u64 %r82,%rd30;
add.s32 %r37,%r82,%r6;
setp.ge.u32 %p86,%r37,%r40;
add.s64 %rd272,%rd30,%rd17;
mul.lo.s64 %rd273,%rd272,%rd46;
add.s64 %rd274,%rd36,%rd273;
add.s64 %rd42,%rd2,%rd274;
or.pred %p87,%p86,%p56;
@%p87 bra $4_64;
mul.wide.u32 %rd275,%r19,132;
mov.u64 %rd276,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd277,%rd276,%rd275;
shl.b64 %rd278,%rd30,1;
add.s64 %rd279,%rd277,%rd278;
ld.shared.u16 %rs27,[%rd279];
mul.wide.u32 %rd280,%r19,2;
add.s64 %rd281,%rd42,%rd280;
st.global.u16 [%rd281],%rs27;
$4_64:
or.pred %p90,%p86,%p59;
@%p90 bra $4_66;
mul.wide.u32 %rd282,%r21,132;
mov.u64 %rd283,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd284,%rd283,%rd282;
shl.b64 %rd285,%rd30,1;
add.s64 %rd286,%rd284,%rd285;
ld.shared.u16 %rs28,[%rd286];
mul.wide.u32 %rd287,%r21,2;
add.s64 %rd288,%rd42,%rd287;
st.global.u16 [%rd288],%rs28;
$4_66:
cvt.u32.u64 %r83,%rd32;
add.s32 %r38,%r83,%r6;
setp.ge.u32 %p92,%r38,%r40;
add.s64 %rd289,%rd32,%rd17;
mul.lo.s64 %rd290,%rd289,%rd46;
add.s64 %rd291,%rd36,%rd290;
add.s64 %rd43,%rd2,%rd291;
or.pred %p93,%p92,%p56;
@%p93 bra $4_68;
mul.wide.u32 %rd292,%r19,132;
mov.u64 %rd293,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd294,%rd293,%rd292;
shl.b64 %rd295,%rd32,1;
add.s64 %rd296,%rd294,%rd295;
ld.shared.u16 %rs29,[%rd296];
mul.wide.u32 %rd297,%r19,2;
add.s64 %rd298,%rd43,%rd297;
st.global.u16 [%rd298],%rs29;
$4_68:
or.pred %p96,%p92,%p59;
@%p96 bra $4_70;
mul.wide.u32 %rd299,%r21,132;
mov.u64 %rd300,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd301,%rd300,%rd299;
shl.b64 %rd302,%rd32,1;
add.s64 %rd303,%rd301,%rd302;
ld.shared.u16 %rs30,[%rd303];
mul.wide.u32 %rd304,%r21,2;
add.s64 %rd305,%rd43,%rd304;
st.global.u16 [%rd305],%rs30;
$4_70:
cvt.u32.u64 %r84,%rd34;
add.s32 %r39,%r84,%r6;
setp.ge.u32 %p98,%r39,%r40;
add.s64 %rd306,%rd34,%rd17;
mul.lo.s64 %rd307,%rd306,%rd46;
add.s64 %rd308,%rd36,%rd307;
add.s64 %rd44,%rd2,%rd308;
or.pred %p99,%p98,%p56;
@%p99 bra $4_72;
mul.wide.u32 %rd309,%r19,132;
mov.u64 %rd310,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd311,%rd310,%rd309;
shl.b64 %rd312,%rd34,1;
add.s64 %rd313,%rd311,%rd312;
ld.shared.u16 %rs31,[%rd313];
mul.wide.u32 %rd314,%r19,2;
add.s64 %rd315,%rd44,%rd314;
st.global.u16 [%rd315],%rs31;
$4_72:
or.pred %p102,%p98,%p59;
@%p102 bra $4_74;
mul.wide.u32 %rd316,%r21,132;
mov.u64 %rd317,_ZZ9transposeItLi64EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd318,%rd317,%rd316;
shl.b64 %rd319,%rd34,1;
add.s64 %rd320,%rd318,%rd319;
ld.shared.u16 %rs32,[%rd320];
mul.wide.u32 %rd321,%r21,2;
add.s64 %rd322,%rd44,%rd321;
st.global.u16 [%rd322],%rs32;
$4_74:
ret;
}
.visible .entry copy_4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<67>;
.reg .b64 %rd<53>;
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u32 %r32,[p2];
ld.param.v2.u32 {%r33,%r34},[p3];
ld.param.v2.u32 {%r35,%r36},[p3+8];
ld.param.v2.u32 {%r37,%r38},[p3+16];
ld.param.u64 %rd28,[p3+120];
ld.param.u64 %rd27,[p3+112];
ld.param.u64 %rd26,[p3+104];
ld.param.u64 %rd25,[p3+96];
ld.param.u64 %rd24,[p3+88];
ld.param.u64 %rd23,[p3+80];
ld.param.u64 %rd22,[p3+72];
ld.param.u64 %rd21,[p3+64];
ld.param.u64 %rd20,[p3+56];
ld.param.u64 %rd19,[p3+48];
ld.param.u64 %rd18,[p3+40];
ld.param.u64 %rd17,[p3+32];
ld.param.u32 %r31,[p3+24];
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,8;
mov.u32 %r41,%tid.x;
add.s32 %r58,%r40,%r41;
setp.ge.u32 %p1,%r58,%r32;
@%p1 bra $5_21;
mov.u64 %rd51,0;
setp.eq.s32 %p2,%r33,0;
mov.u64 %rd52,%rd51;
@%p2 bra $5_20;
setp.eq.s32 %p3,%r33,1;
mov.u32 %r57,%r58;
@%p3 bra $5_4;
add.s32 %r49,%r40,%r41;
div.u32 %r58,%r49,%r34;
mul.lo.s32 %r50,%r58,%r34;
sub.s32 %r57,%r49,%r50;
$5_4:
cvt.u64.u32 %rd31,%r57;
mul.lo.s64 %rd51,%rd17,%rd31;
mul.lo.s64 %rd52,%rd23,%rd31;
setp.lt.u32 %p4,%r33,2;
@%p4 bra $5_20;
setp.eq.s32 %p5,%r33,2;
mov.u32 %r59,%r58;
@%p5 bra $5_7;
div.u32 %r7,%r58,%r35;
mul.lo.s32 %r51,%r7,%r35;
sub.s32 %r59,%r58,%r51;
mov.u32 %r58,%r7;
$5_7:
cvt.u64.u32 %rd32,%r59;
mul.lo.s64 %rd33,%rd18,%rd32;
add.s64 %rd51,%rd33,%rd51;
mul.lo.s64 %rd34,%rd24,%rd32;
add.s64 %rd52,%rd34,%rd52;
setp.lt.u32 %p6,%r33,3;
@%p6 bra $5_20;
setp.eq.s32 %p7,%r33,3;
mov.u32 %r61,%r58;
@%p7 bra $5_10;
div.u32 %r11,%r58,%r36;
mul.lo.s32 %r52,%r11,%r36;
sub.s32 %r61,%r58,%r52;
mov.u32 %r58,%r11;
$5_10:
cvt.u64.u32 %rd35,%r61;
mul.lo.s64 %rd36,%rd19,%rd35;
add.s64 %rd51,%rd36,%rd51;
mul.lo.s64 %rd37,%rd25,%rd35;
add.s64 %rd52,%rd37,%rd52;
setp.lt.u32 %p8,%r33,4;
@%p8 bra $5_20;
setp.eq.s32 %p9,%r33,4;
mov.u32 %r63,%r58;
@%p9 bra $5_13;
div.u32 %r15,%r58,%r37;
mul.lo.s32 %r53,%r15,%r37;
sub.s32 %r63,%r58,%r53;
mov.u32 %r58,%r15;
$5_13:
cvt.u64.u32 %rd38,%r63;
mul.lo.s64 %rd39,%rd20,%rd38;
add.s64 %rd51,%rd39,%rd51;
mul.lo.s64 %rd40,%rd26,%rd38;
add.s64 %rd52,%rd40,%rd52;
setp.lt.u32 %p10,%r33,5;
@%p10 bra $5_20;
setp.eq.s32 %p11,%r33,5;
mov.u32 %r65,%r58;
@%p11 bra $5_16;
div.u32 %r19,%r58,%r38;
mul.lo.s32 %r54,%r19,%r38;
sub.s32 %r65,%r58,%r54;
mov.u32 %r58,%r19;
$5_16:
cvt.u64.u32 %rd41,%r65;
mul.lo.s64 %rd42,%rd21,%rd41;
add.s64 %rd51,%rd42,%rd51;
mul.lo.s64 %rd43,%rd27,%rd41;
add.s64 %rd52,%rd43,%rd52;
setp.lt.u32 %p12,%r33,6;
@%p12 bra $5_20;
setp.eq.s32 %p13,%r33,6;
@%p13 bra $5_19;
rem.u32 %r58,%r58,%r31;
$5_19:
cvt.u64.u32 %rd44,%r58;
mul.lo.s64 %rd45,%rd22,%rd44;
add.s64 %rd51,%rd45,%rd51;
mul.lo.s64 %rd46,%rd28,%rd44;
add.s64 %rd52,%rd46,%rd52;
$5_20:
cvta.to.global.u64 %rd47,%rd16;
add.s64 %rd48,%rd47,%rd52;
ld.global.u32 %r55,[%rd48];
cvta.to.global.u64 %rd49,%rd15;
add.s64 %rd50,%rd49,%rd51;
st.global.u32 [%rd50],%r55;
$5_21:
ret;
}
.visible .entry transpose_4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<69>;
.reg .b64 %rd<137>;
.shared .align 4 .b8 _ZZ9transposeIjLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile[4224];
mov.u64 %rd135,0;
ld.param.u64 %rd32,[p0];
ld.param.u64 %rd33,[p1];
ld.param.u32 %r24,[p2];
ld.param.u32 %r25,[p3];
ld.param.u64 %rd22,[p4];
ld.param.u64 %rd23,[p5];
ld.param.v2.u32 {%r30,%r31},[p6];
ld.param.v2.u32 {%r32,%r33},[p6+8];
ld.param.u64 %rd29,[p6+56];
ld.param.u64 %rd28,[p6+48];
ld.param.u64 %rd27,[p6+40];
ld.param.u64 %rd26,[p6+32];
ld.param.u64 %rd25,[p6+24];
ld.param.u64 %rd24,[p6+16];
cvta.to.global.u64 %rd1,%rd33;
cvta.to.global.u64 %rd2,%rd32;
add.s32 %r34,%r24,31;
shr.u32 %r35,%r34,5;
add.s32 %r36,%r25,31;
shr.u32 %r37,%r36,5;
mov.u32 %r38,%ctaid.x;
div.u32 %r39,%r38,%r35;
div.u32 %r66,%r39,%r37;
mul.lo.s32 %r40,%r39,%r35;
sub.s32 %r41,%r38,%r40;
shl.b32 %r6,%r41,5;
mul.lo.s32 %r42,%r66,%r37;
sub.s32 %r43,%r39,%r42;
shl.b32 %r7,%r43,5;
setp.eq.s32 %p1,%r30,0;
mov.u64 %rd136,%rd135;
@%p1 bra $6_10;
setp.eq.s32 %p2,%r30,1;
mov.u32 %r65,%r66;
@%p2 bra $6_3;
div.u32 %r8,%r66,%r31;
mul.lo.s32 %r44,%r8,%r31;
sub.s32 %r65,%r66,%r44;
mov.u32 %r66,%r8;
$6_3:
cvt.u64.u32 %rd34,%r65;
mul.lo.s64 %rd135,%rd24,%rd34;
mul.lo.s64 %rd136,%rd27,%rd34;
setp.lt.u32 %p3,%r30,2;
@%p3 bra $6_10;
setp.eq.s32 %p4,%r30,2;
mov.u32 %r67,%r66;
@%p4 bra $6_6;
div.u32 %r12,%r66,%r32;
mul.lo.s32 %r45,%r12,%r32;
sub.s32 %r67,%r66,%r45;
mov.u32 %r66,%r12;
$6_6:
cvt.u64.u32 %rd35,%r67;
mul.lo.s64 %rd36,%rd25,%rd35;
add.s64 %rd135,%rd36,%rd135;
mul.lo.s64 %rd37,%rd28,%rd35;
add.s64 %rd136,%rd37,%rd136;
setp.lt.u32 %p5,%r30,3;
@%p5 bra $6_10;
setp.eq.s32 %p6,%r30,3;
@%p6 bra $6_9;
rem.u32 %r66,%r66,%r33;
$6_9:
cvt.u64.u32 %rd38,%r66;
mul.lo.s64 %rd39,%rd26,%rd38;
add.s64 %rd135,%rd39,%rd135;
mul.lo.s64 %rd40,%rd29,%rd38;
add.s64 %rd136,%rd40,%rd136;
$6_10:
cvt.u64.u32 %rd17,%r7;
cvt.u64.u32 %rd18,%r6;
mul.wide.u32 %rd41,%r6,4;
mov.u32 %r46,%tid.x;
add.s32 %r18,%r6,%r46;
setp.ge.u32 %p7,%r18,%r24;
add.s64 %rd19,%rd136,%rd41;
cvt.u64.u32 %rd20,%r46;
mov.u32 %r19,%tid.y;
add.s32 %r47,%r19,%r7;
setp.ge.u32 %p8,%r47,%r25;
or.pred %p9,%p7,%p8;
@%p9 bra $6_12;
cvt.u64.u32 %rd42,%r19;
add.s64 %rd43,%rd42,%rd17;
mul.lo.s64 %rd44,%rd43,%rd23;
add.s64 %rd45,%rd19,%rd44;
add.s64 %rd46,%rd1,%rd45;
shl.b64 %rd47,%rd20,2;
add.s64 %rd48,%rd46,%rd47;
ld.global.u32 %r48,[%rd48];
mul.wide.u32 %rd49,%r19,132;
mov.u64 %rd50,_ZZ9transposeIjLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd51,%rd50,%rd49;
add.s64 %rd52,%rd51,%rd47;
st.shared.u32 [%rd52],%r48;
$6_12:
add.s32 %r20,%r19,8;
add.s32 %r49,%r20,%r7;
setp.ge.u32 %p11,%r49,%r25;
or.pred %p12,%p7,%p11;
@%p12 bra $6_14;
cvt.u64.u32 %rd53,%r20;
add.s64 %rd54,%rd53,%rd17;
mul.lo.s64 %rd55,%rd54,%rd23;
add.s64 %rd56,%rd19,%rd55;
add.s64 %rd57,%rd1,%rd56;
shl.b64 %rd58,%rd20,2;
add.s64 %rd59,%rd57,%rd58;
ld.global.u32 %r50,[%rd59];
mul.wide.u32 %rd60,%r20,132;
mov.u64 %rd61,_ZZ9transposeIjLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd62,%rd61,%rd60;
add.s64 %rd63,%rd62,%rd58;
st.shared.u32 [%rd63],%r50;
$6_14:
add.s32 %r21,%r19,16;
add.s32 %r51,%r21,%r7;
setp.ge.u32 %p14,%r51,%r25;
or.pred %p15,%p7,%p14;
@%p15 bra $6_16;
cvt.u64.u32 %rd64,%r21;
add.s64 %rd65,%rd64,%rd17;
mul.lo.s64 %rd66,%rd65,%rd23;
add.s64 %rd67,%rd19,%rd66;
add.s64 %rd68,%rd1,%rd67;
shl.b64 %rd69,%rd20,2;
add.s64 %rd70,%rd68,%rd69;
ld.global.u32 %r52,[%rd70];
mul.wide.u32 %rd71,%r21,132;
mov.u64 %rd72,_ZZ9transposeIjLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd73,%rd72,%rd71;
add.s64 %rd74,%rd73,%rd69;
st.shared.u32 [%rd74],%r52;
$6_16:
add.s32 %r22,%r19,24;
add.s32 %r53,%r22,%r7;
setp.ge.u32 %p17,%r53,%r25;
or.pred %p18,%p7,%p17;
@%p18 bra $6_18;
cvt.u64.u32 %rd75,%r22;
add.s64 %rd76,%rd75,%rd17;
mul.lo.s64 %rd77,%rd76,%rd23;
add.s64 %rd78,%rd19,%rd77;
add.s64 %rd79,%rd1,%rd78;
shl.b64 %rd80,%rd20,2;
add.s64 %rd81,%rd79,%rd80;
ld.global.u32 %r54,[%rd81];
mul.wide.u32 %rd82,%r22,132;
mov.u64 %rd83,_ZZ9transposeIjLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd84,%rd83,%rd82;
add.s64 %rd85,%rd84,%rd80;
st.shared.u32 [%rd85],%r54;
$6_18:
cvt.u32.u64 %r55,%rd20;
bar.sync 0;
add.s32 %r23,%r7,%r55;
setp.ge.u32 %p19,%r23,%r25;
shl.b64 %rd86,%rd17,2;
add.s64 %rd21,%rd135,%rd86;
add.s32 %r56,%r19,%r6;
setp.ge.u32 %p20,%r56,%r24;
or.pred %p21,%p19,%p20;
@%p21 bra $6_20;
cvt.u64.u32 %rd87,%r19;
mul.lo.s64 %rd88,%rd20,132;
mov.u64 %rd89,_ZZ9transposeIjLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd90,%rd89,%rd88;
mul.wide.u32 %rd91,%r19,4;
add.s64 %rd92,%rd90,%rd91;
ld.shared.u32 %r57,[%rd92];
add.s64 %rd93,%rd87,%rd18;
mul.lo.s64 %rd94,%rd93,%rd22;
add.s64 %rd95,%rd21,%rd94;
add.s64 %rd96,%rd2,%rd95;
shl.b64 %rd97,%rd20,2;
add.s64 %rd98,%rd96,%rd97;
st.global.u32 [%rd98],%r57;
$6_20:
add.s32 %r58,%r20,%r6;
setp.ge.u32 %p23,%r58,%r24;
or.pred %p24,%p19,%p23;
@%p24 bra $6_22;
cvt.u64.u32 %rd99,%r20;
mul.lo.s64 %rd100,%rd20,132;
mov.u64 %rd101,_ZZ9transposeIjLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd102,%rd101,%rd100;
mul.wide.u32 %rd103,%r20,4;
add.s64 %rd104,%rd102,%rd103;
ld.shared.u32 %r59,[%rd104];
add.s64 %rd105,%rd99,%rd18;
mul.lo.s64 %rd106,%rd105,%rd22;
add.s64 %rd107,%rd21,%rd106;
add.s64 %rd108,%rd2,%rd107;
shl.b64 %rd109,%rd20,2;
add.s64 %rd110,%rd108,%rd109;
st.global.u32 [%rd110],%r59;
$6_22:
add.s32 %r60,%r21,%r6;
setp.ge.u32 %p26,%r60,%r24;
or.pred %p27,%p19,%p26;
@%p27 bra $6_24;
cvt.u64.u32 %rd111,%r21;
mul.lo.s64 %rd112,%rd20,132;
mov.u64 %rd113,_ZZ9transposeIjLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd114,%rd113,%rd112;
mul.wide.u32 %rd115,%r21,4;
add.s64 %rd116,%rd114,%rd115;
ld.shared.u32 %r61,[%rd116];
add.s64 %rd117,%rd111,%rd18;
mul.lo.s64 %rd118,%rd117,%rd22;
add.s64 %rd119,%rd21,%rd118;
add.s64 %rd120,%rd2,%rd119;
shl.b64 %rd121,%rd20,2;
add.s64 %rd122,%rd120,%rd121;
st.global.u32 [%rd122],%r61;
$6_24:
add.s32 %r62,%r22,%r6;
setp.ge.u32 %p29,%r62,%r24;
or.pred %p30,%p19,%p29;
@%p30 bra $6_26;
cvt.u64.u32 %rd123,%r22;
mul.lo.s64 %rd124,%rd20,132;
mov.u64 %rd125,_ZZ9transposeIjLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd126,%rd125,%rd124;
mul.wide.u32 %rd127,%r22,4;
add.s64 %rd128,%rd126,%rd127;
ld.shared.u32 %r63,[%rd128];
add.s64 %rd129,%rd123,%rd18;
mul.lo.s64 %rd130,%rd129,%rd22;
add.s64 %rd131,%rd21,%rd130;
add.s64 %rd132,%rd2,%rd131;
shl.b64 %rd133,%rd20,2;
add.s64 %rd134,%rd132,%rd133;
st.global.u32 [%rd134],%r63;
$6_26:
ret;
}
.visible .entry copy_8(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<66>;
.reg .b64 %rd<54>;
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u32 %r32,[p2];
ld.param.v2.u32 {%r33,%r34},[p3];
ld.param.v2.u32 {%r35,%r36},[p3+8];
ld.param.v2.u32 {%r37,%r38},[p3+16];
ld.param.u64 %rd28,[p3+120];
ld.param.u64 %rd27,[p3+112];
ld.param.u64 %rd26,[p3+104];
ld.param.u64 %rd25,[p3+96];
ld.param.u64 %rd24,[p3+88];
ld.param.u64 %rd23,[p3+80];
ld.param.u64 %rd22,[p3+72];
ld.param.u64 %rd21,[p3+64];
ld.param.u64 %rd20,[p3+56];
ld.param.u64 %rd19,[p3+48];
ld.param.u64 %rd18,[p3+40];
ld.param.u64 %rd17,[p3+32];
ld.param.u32 %r31,[p3+24];
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,8;
mov.u32 %r41,%tid.x;
add.s32 %r57,%r40,%r41;
setp.ge.u32 %p1,%r57,%r32;
@%p1 bra $7_21;
mov.u64 %rd52,0;
setp.eq.s32 %p2,%r33,0;
mov.u64 %rd53,%rd52;
@%p2 bra $7_20;
setp.eq.s32 %p3,%r33,1;
mov.u32 %r56,%r57;
@%p3 bra $7_4;
add.s32 %r49,%r40,%r41;
div.u32 %r57,%r49,%r34;
mul.lo.s32 %r50,%r57,%r34;
sub.s32 %r56,%r49,%r50;
$7_4:
cvt.u64.u32 %rd31,%r56;
mul.lo.s64 %rd52,%rd17,%rd31;
mul.lo.s64 %rd53,%rd23,%rd31;
setp.lt.u32 %p4,%r33,2;
@%p4 bra $7_20;
setp.eq.s32 %p5,%r33,2;
mov.u32 %r58,%r57;
@%p5 bra $7_7;
div.u32 %r7,%r57,%r35;
mul.lo.s32 %r51,%r7,%r35;
sub.s32 %r58,%r57,%r51;
mov.u32 %r57,%r7;
$7_7:
cvt.u64.u32 %rd32,%r58;
mul.lo.s64 %rd33,%rd18,%rd32;
add.s64 %rd52,%rd33,%rd52;
mul.lo.s64 %rd34,%rd24,%rd32;
add.s64 %rd53,%rd34,%rd53;
setp.lt.u32 %p6,%r33,3;
@%p6 bra $7_20;
setp.eq.s32 %p7,%r33,3;
mov.u32 %r60,%r57;
@%p7 bra $7_10;
div.u32 %r11,%r57,%r36;
mul.lo.s32 %r52,%r11,%r36;
sub.s32 %r60,%r57,%r52;
mov.u32 %r57,%r11;
$7_10:
cvt.u64.u32 %rd35,%r60;
mul.lo.s64 %rd36,%rd19,%rd35;
add.s64 %rd52,%rd36,%rd52;
mul.lo.s64 %rd37,%rd25,%rd35;
add.s64 %rd53,%rd37,%rd53;
setp.lt.u32 %p8,%r33,4;
@%p8 bra $7_20;
setp.eq.s32 %p9,%r33,4;
mov.u32 %r62,%r57;
@%p9 bra $7_13;
div.u32 %r15,%r57,%r37;
mul.lo.s32 %r53,%r15,%r37;
sub.s32 %r62,%r57,%r53;
mov.u32 %r57,%r15;
$7_13:
cvt.u64.u32 %rd38,%r62;
mul.lo.s64 %rd39,%rd20,%rd38;
add.s64 %rd52,%rd39,%rd52;
mul.lo.s64 %rd40,%rd26,%rd38;
add.s64 %rd53,%rd40,%rd53;
setp.lt.u32 %p10,%r33,5;
@%p10 bra $7_20;
setp.eq.s32 %p11,%r33,5;
mov.u32 %r64,%r57;
@%p11 bra $7_16;
div.u32 %r19,%r57,%r38;
mul.lo.s32 %r54,%r19,%r38;
sub.s32 %r64,%r57,%r54;
mov.u32 %r57,%r19;
$7_16:
cvt.u64.u32 %rd41,%r64;
mul.lo.s64 %rd42,%rd21,%rd41;
add.s64 %rd52,%rd42,%rd52;
mul.lo.s64 %rd43,%rd27,%rd41;
add.s64 %rd53,%rd43,%rd53;
setp.lt.u32 %p12,%r33,6;
@%p12 bra $7_20;
setp.eq.s32 %p13,%r33,6;
@%p13 bra $7_19;
rem.u32 %r57,%r57,%r31;
$7_19:
cvt.u64.u32 %rd44,%r57;
mul.lo.s64 %rd45,%rd22,%rd44;
add.s64 %rd52,%rd45,%rd52;
mul.lo.s64 %rd46,%rd28,%rd44;
add.s64 %rd53,%rd46,%rd53;
$7_20:
cvta.to.global.u64 %rd47,%rd16;
add.s64 %rd48,%rd47,%rd53;
ld.global.u64 %rd49,[%rd48];
cvta.to.global.u64 %rd50,%rd15;
add.s64 %rd51,%rd50,%rd52;
st.global.u64 [%rd51],%rd49;
$7_21:
ret;
}
.visible .entry transpose_8(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<61>;
.reg .b64 %rd<145>;
.shared .align 8 .b8 _ZZ9transposeIyLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile[8448];
mov.u64 %rd143,0;
ld.param.u64 %rd32,[p0];
ld.param.u64 %rd33,[p1];
ld.param.u32 %r24,[p2];
ld.param.u32 %r25,[p3];
ld.param.u64 %rd22,[p4];
ld.param.u64 %rd23,[p5];
ld.param.v2.u32 {%r30,%r31},[p6];
ld.param.v2.u32 {%r32,%r33},[p6+8];
ld.param.u64 %rd29,[p6+56];
ld.param.u64 %rd28,[p6+48];
ld.param.u64 %rd27,[p6+40];
ld.param.u64 %rd26,[p6+32];
ld.param.u64 %rd25,[p6+24];
ld.param.u64 %rd24,[p6+16];
cvta.to.global.u64 %rd1,%rd33;
cvta.to.global.u64 %rd2,%rd32;
add.s32 %r34,%r24,31;
shr.u32 %r35,%r34,5;
add.s32 %r36,%r25,31;
shr.u32 %r37,%r36,5;
mov.u32 %r38,%ctaid.x;
div.u32 %r39,%r38,%r35;
div.u32 %r58,%r39,%r37;
mul.lo.s32 %r40,%r39,%r35;
sub.s32 %r41,%r38,%r40;
shl.b32 %r6,%r41,5;
mul.lo.s32 %r42,%r58,%r37;
sub.s32 %r43,%r39,%r42;
shl.b32 %r7,%r43,5;
setp.eq.s32 %p1,%r30,0;
mov.u64 %rd144,%rd143;
@%p1 bra $8_10;
setp.eq.s32 %p2,%r30,1;
mov.u32 %r57,%r58;
@%p2 bra $8_3;
div.u32 %r8,%r58,%r31;
mul.lo.s32 %r44,%r8,%r31;
sub.s32 %r57,%r58,%r44;
mov.u32 %r58,%r8;
$8_3:
cvt.u64.u32 %rd34,%r57;
mul.lo.s64 %rd143,%rd24,%rd34;
mul.lo.s64 %rd144,%rd27,%rd34;
setp.lt.u32 %p3,%r30,2;
@%p3 bra $8_10;
setp.eq.s32 %p4,%r30,2;
mov.u32 %r59,%r58;
@%p4 bra $8_6;
div.u32 %r12,%r58,%r32;
mul.lo.s32 %r45,%r12,%r32;
sub.s32 %r59,%r58,%r45;
mov.u32 %r58,%r12;
$8_6:
cvt.u64.u32 %rd35,%r59;
mul.lo.s64 %rd36,%rd25,%rd35;
add.s64 %rd143,%rd36,%rd143;
mul.lo.s64 %rd37,%rd28,%rd35;
add.s64 %rd144,%rd37,%rd144;
setp.lt.u32 %p5,%r30,3;
@%p5 bra $8_10;
setp.eq.s32 %p6,%r30,3;
@%p6 bra $8_9;
rem.u32 %r58,%r58,%r33;
$8_9:
cvt.u64.u32 %rd38,%r58;
mul.lo.s64 %rd39,%rd26,%rd38;
add.s64 %rd143,%rd39,%rd143;
mul.lo.s64 %rd40,%rd29,%rd38;
add.s64 %rd144,%rd40,%rd144;
$8_10:
cvt.u64.u32 %rd17,%r7;
cvt.u64.u32 %rd18,%r6;
mul.wide.u32 %rd41,%r6,8;
mov.u32 %r46,%tid.x;
add.s32 %r18,%r6,%r46;
setp.ge.u32 %p7,%r18,%r24;
add.s64 %rd19,%rd144,%rd41;
cvt.u64.u32 %rd20,%r46;
mov.u32 %r19,%tid.y;
add.s32 %r47,%r19,%r7;
setp.ge.u32 %p8,%r47,%r25;
or.pred %p9,%p7,%p8;
@%p9 bra $8_12;
cvt.u64.u32 %rd42,%r19;
add.s64 %rd43,%rd42,%rd17;
mul.lo.s64 %rd44,%rd43,%rd23;
add.s64 %rd45,%rd19,%rd44;
add.s64 %rd46,%rd1,%rd45;
shl.b64 %rd47,%rd20,3;
add.s64 %rd48,%rd46,%rd47;
ld.global.u64 %rd49,[%rd48];
mul.wide.u32 %rd50,%r19,264;
mov.u64 %rd51,_ZZ9transposeIyLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd52,%rd51,%rd50;
add.s64 %rd53,%rd52,%rd47;
st.shared.u64 [%rd53],%rd49;
$8_12:
add.s32 %r20,%r19,8;
add.s32 %r48,%r20,%r7;
setp.ge.u32 %p11,%r48,%r25;
or.pred %p12,%p7,%p11;
@%p12 bra $8_14;
cvt.u64.u32 %rd54,%r20;
add.s64 %rd55,%rd54,%rd17;
mul.lo.s64 %rd56,%rd55,%rd23;
add.s64 %rd57,%rd19,%rd56;
add.s64 %rd58,%rd1,%rd57;
shl.b64 %rd59,%rd20,3;
add.s64 %rd60,%rd58,%rd59;
ld.global.u64 %rd61,[%rd60];
mul.wide.u32 %rd62,%r20,264;
mov.u64 %rd63,_ZZ9transposeIyLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd64,%rd63,%rd62;
add.s64 %rd65,%rd64,%rd59;
st.shared.u64 [%rd65],%rd61;
$8_14:
add.s32 %r21,%r19,16;
add.s32 %r49,%r21,%r7;
setp.ge.u32 %p14,%r49,%r25;
or.pred %p15,%p7,%p14;
@%p15 bra $8_16;
cvt.u64.u32 %rd66,%r21;
add.s64 %rd67,%rd66,%rd17;
mul.lo.s64 %rd68,%rd67,%rd23;
add.s64 %rd69,%rd19,%rd68;
add.s64 %rd70,%rd1,%rd69;
shl.b64 %rd71,%rd20,3;
add.s64 %rd72,%rd70,%rd71;
ld.global.u64 %rd73,[%rd72];
mul.wide.u32 %rd74,%r21,264;
mov.u64 %rd75,_ZZ9transposeIyLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd76,%rd75,%rd74;
add.s64 %rd77,%rd76,%rd71;
st.shared.u64 [%rd77],%rd73;
$8_16:
add.s32 %r22,%r19,24;
add.s32 %r50,%r22,%r7;
setp.ge.u32 %p17,%r50,%r25;
or.pred %p18,%p7,%p17;
@%p18 bra $8_18;
cvt.u64.u32 %rd78,%r22;
add.s64 %rd79,%rd78,%rd17;
mul.lo.s64 %rd80,%rd79,%rd23;
add.s64 %rd81,%rd19,%rd80;
add.s64 %rd82,%rd1,%rd81;
shl.b64 %rd83,%rd20,3;
add.s64 %rd84,%rd82,%rd83;
ld.global.u64 %rd85,[%rd84];
mul.wide.u32 %rd86,%r22,264;
mov.u64 %rd87,_ZZ9transposeIyLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd88,%rd87,%rd86;
add.s64 %rd89,%rd88,%rd83;
st.shared.u64 [%rd89],%rd85;
$8_18:
cvt.u32.u64 %r51,%rd20;
bar.sync 0;
add.s32 %r23,%r7,%r51;
setp.ge.u32 %p19,%r23,%r25;
shl.b64 %rd90,%rd17,3;
add.s64 %rd21,%rd143,%rd90;
add.s32 %r52,%r19,%r6;
setp.ge.u32 %p20,%r52,%r24;
or.pred %p21,%p19,%p20;
@%p21 bra $8_20;
cvt.u64.u32 %rd91,%r19;
mul.lo.s64 %rd92,%rd20,264;
mov.u64 %rd93,_ZZ9transposeIyLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd94,%rd93,%rd92;
mul.wide.u32 %rd95,%r19,8;
add.s64 %rd96,%rd94,%rd95;
ld.shared.u64 %rd97,[%rd96];
add.s64 %rd98,%rd91,%rd18;
mul.lo.s64 %rd99,%rd98,%rd22;
add.s64 %rd100,%rd21,%rd99;
add.s64 %rd101,%rd2,%rd100;
shl.b64 %rd102,%rd20,3;
add.s64 %rd103,%rd101,%rd102;
st.global.u64 [%rd103],%rd97;
$8_20:
add.s32 %r53,%r20,%r6;
setp.ge.u32 %p23,%r53,%r24;
or.pred %p24,%p19,%p23;
@%p24 bra $8_22;
cvt.u64.u32 %rd104,%r20;
mul.lo.s64 %rd105,%rd20,264;
mov.u64 %rd106,_ZZ9transposeIyLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd107,%rd106,%rd105;
mul.wide.u32 %rd108,%r20,8;
add.s64 %rd109,%rd107,%rd108;
ld.shared.u64 %rd110,[%rd109];
add.s64 %rd111,%rd104,%rd18;
mul.lo.s64 %rd112,%rd111,%rd22;
add.s64 %rd113,%rd21,%rd112;
add.s64 %rd114,%rd2,%rd113;
shl.b64 %rd115,%rd20,3;
add.s64 %rd116,%rd114,%rd115;
st.global.u64 [%rd116],%rd110;
$8_22:
add.s32 %r54,%r21,%r6;
setp.ge.u32 %p26,%r54,%r24;
or.pred %p27,%p19,%p26;
@%p27 bra $8_24;
cvt.u64.u32 %rd117,%r21;
mul.lo.s64 %rd118,%rd20,264;
mov.u64 %rd119,_ZZ9transposeIyLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd120,%rd119,%rd118;
mul.wide.u32 %rd121,%r21,8;
add.s64 %rd122,%rd120,%rd121;
ld.shared.u64 %rd123,[%rd122];
add.s64 %rd124,%rd117,%rd18;
mul.lo.s64 %rd125,%rd124,%rd22;
add.s64 %rd126,%rd21,%rd125;
add.s64 %rd127,%rd2,%rd126;
shl.b64 %rd128,%rd20,3;
add.s64 %rd129,%rd127,%rd128;
st.global.u64 [%rd129],%rd123;
$8_24:
add.s32 %r55,%r22,%r6;
setp.ge.u32 %p29,%r55,%r24;
or.pred %p30,%p19,%p29;
@%p30 bra $8_26;
cvt.u64.u32 %rd130,%r22;
mul.lo.s64 %rd131,%rd20,264;
mov.u64 %rd132,_ZZ9transposeIyLi32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd133,%rd132,%rd131;
mul.wide.u32 %rd134,%r22,8;
add.s64 %rd135,%rd133,%rd134;
ld.shared.u64 %rd136,[%rd135];
add.s64 %rd137,%rd130,%rd18;
mul.lo.s64 %rd138,%rd137,%rd22;
add.s64 %rd139,%rd21,%rd138;
add.s64 %rd140,%rd2,%rd139;
shl.b64 %rd141,%rd20,3;
add.s64 %rd142,%rd140,%rd141;
st.global.u64 [%rd142],%rd136;
$8_26:
ret;
}
.visible .entry copy_16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<74>;
.reg .b64 %rd<53>;
ld.param.u64 %rd15,[p0];
ld.param.u64 %rd16,[p1];
ld.param.u32 %r32,[p2];
ld.param.v2.u32 {%r33,%r34},[p3];
ld.param.v2.u32 {%r35,%r36},[p3+8];
ld.param.v2.u32 {%r37,%r38},[p3+16];
ld.param.u64 %rd28,[p3+120];
ld.param.u64 %rd27,[p3+112];
ld.param.u64 %rd26,[p3+104];
ld.param.u64 %rd25,[p3+96];
ld.param.u64 %rd24,[p3+88];
ld.param.u64 %rd23,[p3+80];
ld.param.u64 %rd22,[p3+72];
ld.param.u64 %rd21,[p3+64];
ld.param.u64 %rd20,[p3+56];
ld.param.u64 %rd19,[p3+48];
ld.param.u64 %rd18,[p3+40];
ld.param.u64 %rd17,[p3+32];
ld.param.u32 %r31,[p3+24];
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,8;
mov.u32 %r41,%tid.x;
add.s32 %r65,%r40,%r41;
setp.ge.u32 %p1,%r65,%r32;
@%p1 bra $9_21;
mov.u64 %rd51,0;
setp.eq.s32 %p2,%r33,0;
mov.u64 %rd52,%rd51;
@%p2 bra $9_20;
setp.eq.s32 %p3,%r33,1;
mov.u32 %r64,%r65;
@%p3 bra $9_4;
add.s32 %r49,%r40,%r41;
div.u32 %r65,%r49,%r34;
mul.lo.s32 %r50,%r65,%r34;
sub.s32 %r64,%r49,%r50;
$9_4:
cvt.u64.u32 %rd31,%r64;
mul.lo.s64 %rd52,%rd17,%rd31;
mul.lo.s64 %rd51,%rd23,%rd31;
setp.lt.u32 %p4,%r33,2;
@%p4 bra $9_20;
setp.eq.s32 %p5,%r33,2;
mov.u32 %r66,%r65;
@%p5 bra $9_7;
div.u32 %r7,%r65,%r35;
mul.lo.s32 %r51,%r7,%r35;
sub.s32 %r66,%r65,%r51;
mov.u32 %r65,%r7;
$9_7:
cvt.u64.u32 %rd32,%r66;
mul.lo.s64 %rd33,%rd18,%rd32;
add.s64 %rd52,%rd33,%rd52;
mul.lo.s64 %rd34,%rd24,%rd32;
add.s64 %rd51,%rd34,%rd51;
setp.lt.u32 %p6,%r33,3;
@%p6 bra $9_20;
setp.eq.s32 %p7,%r33,3;
mov.u32 %r68,%r65;
@%p7 bra $9_10;
div.u32 %r11,%r65,%r36;
mul.lo.s32 %r52,%r11,%r36;
sub.s32 %r68,%r65,%r52;
mov.u32 %r65,%r11;
$9_10:
cvt.u64.u32 %rd35,%r68;
mul.lo.s64 %rd36,%rd19,%rd35;
add.s64 %rd52,%rd36,%rd52;
mul.lo.s64 %rd37,%rd25,%rd35;
add.s64 %rd51,%rd37,%rd51;
setp.lt.u32 %p8,%r33,4;
@%p8 bra $9_20;
setp.eq.s32 %p9,%r33,4;
mov.u32 %r70,%r65;
@%p9 bra $9_13;
div.u32 %r15,%r65,%r37;
mul.lo.s32 %r53,%r15,%r37;
sub.s32 %r70,%r65,%r53;
mov.u32 %r65,%r15;
$9_13:
cvt.u64.u32 %rd38,%r70;
mul.lo.s64 %rd39,%rd20,%rd38;
add.s64 %rd52,%rd39,%rd52;
mul.lo.s64 %rd40,%rd26,%rd38;
add.s64 %rd51,%rd40,%rd51;
setp.lt.u32 %p10,%r33,5;
@%p10 bra $9_20;
setp.eq.s32 %p11,%r33,5;
mov.u32 %r72,%r65;
@%p11 bra $9_16;
div.u32 %r19,%r65,%r38;
mul.lo.s32 %r54,%r19,%r38;
sub.s32 %r72,%r65,%r54;
mov.u32 %r65,%r19;
$9_16:
cvt.u64.u32 %rd41,%r72;
mul.lo.s64 %rd42,%rd21,%rd41;
add.s64 %rd52,%rd42,%rd52;
mul.lo.s64 %rd43,%rd27,%rd41;
add.s64 %rd51,%rd43,%rd51;
setp.lt.u32 %p12,%r33,6;
@%p12 bra $9_20;
setp.eq.s32 %p13,%r33,6;
@%p13 bra $9_19;
rem.u32 %r65,%r65,%r31;
$9_19:
cvt.u64.u32 %rd44,%r65;
mul.lo.s64 %rd45,%rd22,%rd44;
add.s64 %rd52,%rd45,%rd52;
mul.lo.s64 %rd46,%rd28,%rd44;
add.s64 %rd51,%rd46,%rd51;
$9_20:
cvta.to.global.u64 %rd47,%rd15;
add.s64 %rd48,%rd47,%rd52;
cvta.to.global.u64 %rd49,%rd16;
add.s64 %rd50,%rd49,%rd51;
ld.global.v4.u32 {%r55,%r56,%r57,%r58},[%rd50];
st.global.v4.u32 [%rd48],{%r55,%r56,%r57,%r58};
$9_21:
ret;
}
.visible .entry transpose_16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<125>;
.reg .b64 %rd<137>;
.shared .align 16 .b8 _ZZ9transposeI5uint4Li32EEvPcPKcjjxxRK4AxesILi3EEE4tile[16896];
mov.u64 %rd135,0;
ld.param.u64 %rd32,[p0];
ld.param.u64 %rd33,[p1];
ld.param.u32 %r24,[p2];
ld.param.u32 %r25,[p3];
ld.param.u64 %rd22,[p4];
ld.param.u64 %rd23,[p5];
ld.param.v2.u32 {%r30,%r31},[p6];
ld.param.v2.u32 {%r32,%r33},[p6+8];
ld.param.u64 %rd29,[p6+56];
ld.param.u64 %rd28,[p6+48];
ld.param.u64 %rd27,[p6+40];
ld.param.u64 %rd26,[p6+32];
ld.param.u64 %rd25,[p6+24];
ld.param.u64 %rd24,[p6+16];
cvta.to.global.u64 %rd1,%rd33;
cvta.to.global.u64 %rd2,%rd32;
add.s32 %r34,%r24,31;
shr.u32 %r35,%r34,5;
add.s32 %r36,%r25,31;
shr.u32 %r37,%r36,5;
mov.u32 %r38,%ctaid.x;
div.u32 %r39,%r38,%r35;
div.u32 %r122,%r39,%r37;
mul.lo.s32 %r40,%r39,%r35;
sub.s32 %r41,%r38,%r40;
shl.b32 %r6,%r41,5;
mul.lo.s32 %r42,%r122,%r37;
sub.s32 %r43,%r39,%r42;
shl.b32 %r7,%r43,5;
setp.eq.s32 %p1,%r30,0;
mov.u64 %rd136,%rd135;
@%p1 bra $10_10;
setp.eq.s32 %p2,%r30,1;
mov.u32 %r121,%r122;
@%p2 bra $10_3;
div.u32 %r8,%r122,%r31;
mul.lo.s32 %r44,%r8,%r31;
sub.s32 %r121,%r122,%r44;
mov.u32 %r122,%r8;
$10_3:
cvt.u64.u32 %rd34,%r121;
mul.lo.s64 %rd135,%rd24,%rd34;
mul.lo.s64 %rd136,%rd27,%rd34;
setp.lt.u32 %p3,%r30,2;
@%p3 bra $10_10;
setp.eq.s32 %p4,%r30,2;
mov.u32 %r123,%r122;
@%p4 bra $10_6;
div.u32 %r12,%r122,%r32;
mul.lo.s32 %r45,%r12,%r32;
sub.s32 %r123,%r122,%r45;
mov.u32 %r122,%r12;
$10_6:
cvt.u64.u32 %rd35,%r123;
mul.lo.s64 %rd36,%rd25,%rd35;
add.s64 %rd135,%rd36,%rd135;
mul.lo.s64 %rd37,%rd28,%rd35;
add.s64 %rd136,%rd37,%rd136;
setp.lt.u32 %p5,%r30,3;
@%p5 bra $10_10;
setp.eq.s32 %p6,%r30,3;
@%p6 bra $10_9;
rem.u32 %r122,%r122,%r33;
$10_9:
cvt.u64.u32 %rd38,%r122;
mul.lo.s64 %rd39,%rd26,%rd38;
add.s64 %rd135,%rd39,%rd135;
mul.lo.s64 %rd40,%rd29,%rd38;
add.s64 %rd136,%rd40,%rd136;
$10_10:
cvt.u64.u32 %rd17,%r7;
cvt.u64.u32 %rd18,%r6;
mul.wide.u32 %rd41,%r6,16;
mov.u32 %r46,%tid.x;
add.s32 %r18,%r6,%r46;
setp.ge.u32 %p7,%r18,%r24;
cvt.u64.u32 %rd19,%r46;
add.s64 %rd20,%rd136,%rd41;
mov.u32 %r19,%tid.y;
add.s32 %r47,%r19,%r7;
setp.ge.u32 %p8,%r47,%r25;
or.pred %p9,%p7,%p8;
@%p9 bra $10_12;
cvt.u64.u32 %rd42,%r19;
mul.wide.u32 %rd43,%r19,528;
mov.u64 %rd44,_ZZ9transposeI5uint4Li32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd45,%rd44,%rd43;
shl.b64 %rd46,%rd19,4;
add.s64 %rd47,%rd45,%rd46;
add.s64 %rd48,%rd42,%rd17;
mul.lo.s64 %rd49,%rd48,%rd23;
add.s64 %rd50,%rd20,%rd49;
add.s64 %rd51,%rd1,%rd50;
add.s64 %rd52,%rd51,%rd46;
ld.global.v4.u32 {%r48,%r49,%r50,%r51},[%rd52];
st.shared.v4.u32 [%rd47],{%r48,%r49,%r50,%r51};
$10_12:
add.s32 %r20,%r19,8;
add.s32 %r56,%r20,%r7;
setp.ge.u32 %p11,%r56,%r25;
or.pred %p12,%p7,%p11;
@%p12 bra $10_14;
cvt.u64.u32 %rd53,%r20;
mul.wide.u32 %rd54,%r20,528;
mov.u64 %rd55,_ZZ9transposeI5uint4Li32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd56,%rd55,%rd54;
shl.b64 %rd57,%rd19,4;
add.s64 %rd58,%rd56,%rd57;
add.s64 %rd59,%rd53,%rd17;
mul.lo.s64 %rd60,%rd59,%rd23;
add.s64 %rd61,%rd20,%rd60;
add.s64 %rd62,%rd1,%rd61;
add.s64 %rd63,%rd62,%rd57;
ld.global.v4.u32 {%r57,%r58,%r59,%r60},[%rd63];
st.shared.v4.u32 [%rd58],{%r57,%r58,%r59,%r60};
$10_14:
add.s32 %r21,%r19,16;
add.s32 %r65,%r21,%r7;
setp.ge.u32 %p14,%r65,%r25;
or.pred %p15,%p7,%p14;
@%p15 bra $10_16;
cvt.u64.u32 %rd64,%r21;
mul.wide.u32 %rd65,%r21,528;
mov.u64 %rd66,_ZZ9transposeI5uint4Li32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd67,%rd66,%rd65;
shl.b64 %rd68,%rd19,4;
add.s64 %rd69,%rd67,%rd68;
add.s64 %rd70,%rd64,%rd17;
mul.lo.s64 %rd71,%rd70,%rd23;
add.s64 %rd72,%rd20,%rd71;
add.s64 %rd73,%rd1,%rd72;
add.s64 %rd74,%rd73,%rd68;
ld.global.v4.u32 {%r66,%r67,%r68,%r69},[%rd74];
st.shared.v4.u32 [%rd69],{%r66,%r67,%r68,%r69};
$10_16:
add.s32 %r22,%r19,24;
add.s32 %r74,%r22,%r7;
setp.ge.u32 %p17,%r74,%r25;
or.pred %p18,%p7,%p17;
@%p18 bra $10_18;
cvt.u64.u32 %rd75,%r22;
mul.wide.u32 %rd76,%r22,528;
mov.u64 %rd77,_ZZ9transposeI5uint4Li32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd78,%rd77,%rd76;
shl.b64 %rd79,%rd19,4;
add.s64 %rd80,%rd78,%rd79;
add.s64 %rd81,%rd75,%rd17;
mul.lo.s64 %rd82,%rd81,%rd23;
add.s64 %rd83,%rd20,%rd82;
add.s64 %rd84,%rd1,%rd83;
add.s64 %rd85,%rd84,%rd79;
ld.global.v4.u32 {%r75,%r76,%r77,%r78},[%rd85];
st.shared.v4.u32 [%rd80],{%r75,%r76,%r77,%r78};
$10_18:
cvt.u32.u64 %r83,%rd19;
bar.sync 0;
add.s32 %r23,%r7,%r83;
setp.ge.u32 %p19,%r23,%r25;
shl.b64 %rd86,%rd17,4;
add.s64 %rd21,%rd135,%rd86;
add.s32 %r84,%r19,%r6;
setp.ge.u32 %p20,%r84,%r24;
or.pred %p21,%p19,%p20;
@%p21 bra $10_20;
cvt.u64.u32 %rd87,%r19;
add.s64 %rd88,%rd87,%rd18;
mul.lo.s64 %rd89,%rd88,%rd22;
add.s64 %rd90,%rd21,%rd89;
add.s64 %rd91,%rd2,%rd90;
shl.b64 %rd92,%rd19,4;
add.s64 %rd93,%rd91,%rd92;
mul.lo.s64 %rd94,%rd19,528;
mov.u64 %rd95,_ZZ9transposeI5uint4Li32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd96,%rd95,%rd94;
mul.wide.u32 %rd97,%r19,16;
add.s64 %rd98,%rd96,%rd97;
ld.shared.v4.u32 {%r85,%r86,%r87,%r88},[%rd98];
st.global.v4.u32 [%rd93],{%r85,%r86,%r87,%r88};
$10_20:
add.s32 %r93,%r20,%r6;
setp.ge.u32 %p23,%r93,%r24;
or.pred %p24,%p19,%p23;
@%p24 bra $10_22;
cvt.u64.u32 %rd99,%r20;
add.s64 %rd100,%rd99,%rd18;
mul.lo.s64 %rd101,%rd100,%rd22;
add.s64 %rd102,%rd21,%rd101;
add.s64 %rd103,%rd2,%rd102;
shl.b64 %rd104,%rd19,4;
add.s64 %rd105,%rd103,%rd104;
mul.lo.s64 %rd106,%rd19,528;
mov.u64 %rd107,_ZZ9transposeI5uint4Li32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd108,%rd107,%rd106;
mul.wide.u32 %rd109,%r20,16;
add.s64 %rd110,%rd108,%rd109;
ld.shared.v4.u32 {%r94,%r95,%r96,%r97},[%rd110];
st.global.v4.u32 [%rd105],{%r94,%r95,%r96,%r97};
$10_22:
add.s32 %r102,%r21,%r6;
setp.ge.u32 %p26,%r102,%r24;
or.pred %p27,%p19,%p26;
@%p27 bra $10_24;
cvt.u64.u32 %rd111,%r21;
add.s64 %rd112,%rd111,%rd18;
mul.lo.s64 %rd113,%rd112,%rd22;
add.s64 %rd114,%rd21,%rd113;
add.s64 %rd115,%rd2,%rd114;
shl.b64 %rd116,%rd19,4;
add.s64 %rd117,%rd115,%rd116;
mul.lo.s64 %rd118,%rd19,528;
mov.u64 %rd119,_ZZ9transposeI5uint4Li32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd120,%rd119,%rd118;
mul.wide.u32 %rd121,%r21,16;
add.s64 %rd122,%rd120,%rd121;
ld.shared.v4.u32 {%r103,%r104,%r105,%r106},[%rd122];
st.global.v4.u32 [%rd117],{%r103,%r104,%r105,%r106};
$10_24:
add.s32 %r111,%r22,%r6;
setp.ge.u32 %p29,%r111,%r24;
or.pred %p30,%p19,%p29;
@%p30 bra $10_26;
cvt.u64.u32 %rd123,%r22;
add.s64 %rd124,%rd123,%rd18;
mul.lo.s64 %rd125,%rd124,%rd22;
add.s64 %rd126,%rd21,%rd125;
add.s64 %rd127,%rd2,%rd126;
shl.b64 %rd128,%rd19,4;
add.s64 %rd129,%rd127,%rd128;
mul.lo.s64 %rd130,%rd19,528;
mov.u64 %rd131,_ZZ9transposeI5uint4Li32EEvPcPKcjjxxRK4AxesILi3EEE4tile;
add.s64 %rd132,%rd131,%rd130;
mul.wide.u32 %rd133,%r22,16;
add.s64 %rd134,%rd132,%rd133;
ld.shared.v4.u32 {%r112,%r113,%r114,%r115},[%rd134];
st.global.v4.u32 [%rd129],{%r112,%r113,%r114,%r115};
$10_26:
ret;
}
`;
