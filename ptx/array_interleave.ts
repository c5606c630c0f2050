// Made from kernels/array_interleave.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/array_interleave.cu`. */
export const ARRAY_INTERLEAVE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry deinterleave_1_c2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<3>;
.reg .b32 %r<74>;
.reg .b64 %rd<36>;
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd15,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd19,[p6+40];
ld.param.u64 %rd18,[p6+32];
ld.param.u64 %rd17,[p6+24];
ld.param.u64 %rd16,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $0_14;
div.u32 %r73,%r21,%r10;
mul.lo.s32 %r26,%r73,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd33,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd34,%rd33;
@%p2 bra $0_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r72,%r73;
@%p3 bra $0_4;
div.u32 %r4,%r73,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r72,%r73,%r27;
mov.u32 %r73,%r4;
$0_4:
cvt.u64.u32 %rd22,%r72;
mul.lo.s64 %rd33,%rd16,%rd22;
mul.lo.s64 %rd34,%rd18,%rd22;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $0_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $0_7;
rem.u32 %r73,%r73,%r14;
$0_7:
cvt.u64.u32 %rd23,%r73;
mul.lo.s64 %rd24,%rd17,%rd23;
add.s64 %rd33,%rd24,%rd33;
mul.lo.s64 %rd25,%rd19,%rd23;
add.s64 %rd34,%rd25,%rd34;
$0_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $0_10;
bra.uni $0_9;
$0_10:
mul.wide.u32 %rd35,%r3,16;
bra.uni $0_11;
$0_9:
mul.wide.u32 %rd26,%r11,15;
cvt.u64.u32 %rd27,%r3;
add.s64 %rd35,%rd26,%rd27;
$0_11:
shl.b64 %rd28,%rd35,1;
add.s64 %rd29,%rd28,%rd34;
cvta.to.global.u64 %rd30,%rd14;
add.s64 %rd10,%rd30,%rd29;
cvta.to.global.u64 %rd31,%rd13;
add.s64 %rd32,%rd35,%rd33;
add.s64 %rd11,%rd31,%rd32;
add.s64 %rd12,%rd11,%rd15;
@%p6 bra $0_13;
bra.uni $0_12;
$0_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd10];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd10+16];
mov.u32 %r44,96;
prmt.b32 %r45,%r28,%r28,%r44;
prmt.b32 %r46,%r29,%r29,%r44;
mov.u32 %r47,21520;
prmt.b32 %r48,%r30,%r30,%r44;
prmt.b32 %r49,%r31,%r31,%r44;
prmt.b32 %r50,%r36,%r36,%r44;
prmt.b32 %r51,%r37,%r37,%r44;
prmt.b32 %r52,%r38,%r38,%r44;
prmt.b32 %r53,%r39,%r39,%r44;
mov.u32 %r54,113;
prmt.b32 %r55,%r28,%r28,%r54;
prmt.b32 %r56,%r29,%r29,%r54;
prmt.b32 %r57,%r30,%r30,%r54;
prmt.b32 %r58,%r31,%r31,%r54;
prmt.b32 %r59,%r36,%r36,%r54;
prmt.b32 %r60,%r37,%r37,%r54;
prmt.b32 %r61,%r38,%r38,%r54;
prmt.b32 %r62,%r39,%r39,%r54;
prmt.b32 %r63,%r52,%r53,%r47;
prmt.b32 %r64,%r50,%r51,%r47;
prmt.b32 %r65,%r48,%r49,%r47;
prmt.b32 %r66,%r45,%r46,%r47;
st.global.v4.u32 [%rd11],{%r66,%r65,%r64,%r63};
prmt.b32 %r67,%r61,%r62,%r47;
prmt.b32 %r68,%r59,%r60,%r47;
prmt.b32 %r69,%r57,%r58,%r47;
prmt.b32 %r70,%r55,%r56,%r47;
st.global.v4.u32 [%rd12],{%r70,%r69,%r68,%r67};
bra.uni $0_14;
$0_12:
ld.global.u8 %rs1,[%rd10];
ld.global.u8 %rs2,[%rd10+1];
st.global.u8 [%rd11],%rs1;
st.global.u8 [%rd12],%rs2;
$0_14:
ret;
}
.visible .entry deinterleave_1_c3(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<4>;
.reg .b32 %r<96>;
.reg .b64 %rd<37>;
ld.param.u64 %rd14,[p0];
ld.param.u64 %rd15,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd16,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd20,[p6+40];
ld.param.u64 %rd19,[p6+32];
ld.param.u64 %rd18,[p6+24];
ld.param.u64 %rd17,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $1_14;
div.u32 %r95,%r21,%r10;
mul.lo.s32 %r26,%r95,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd34,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd35,%rd34;
@%p2 bra $1_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r94,%r95;
@%p3 bra $1_4;
div.u32 %r4,%r95,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r94,%r95,%r27;
mov.u32 %r95,%r4;
$1_4:
cvt.u64.u32 %rd23,%r94;
mul.lo.s64 %rd34,%rd17,%rd23;
mul.lo.s64 %rd35,%rd19,%rd23;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $1_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $1_7;
rem.u32 %r95,%r95,%r14;
$1_7:
cvt.u64.u32 %rd24,%r95;
mul.lo.s64 %rd25,%rd18,%rd24;
add.s64 %rd34,%rd25,%rd34;
mul.lo.s64 %rd26,%rd20,%rd24;
add.s64 %rd35,%rd26,%rd35;
$1_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $1_10;
bra.uni $1_9;
$1_10:
mul.wide.u32 %rd36,%r3,16;
bra.uni $1_11;
$1_9:
mul.wide.u32 %rd27,%r11,15;
cvt.u64.u32 %rd28,%r3;
add.s64 %rd36,%rd27,%rd28;
$1_11:
mul.lo.s64 %rd29,%rd36,3;
add.s64 %rd30,%rd29,%rd35;
cvta.to.global.u64 %rd31,%rd15;
add.s64 %rd10,%rd31,%rd30;
cvta.to.global.u64 %rd32,%rd14;
add.s64 %rd33,%rd36,%rd34;
add.s64 %rd11,%rd32,%rd33;
add.s64 %rd12,%rd11,%rd16;
add.s64 %rd13,%rd12,%rd16;
@%p6 bra $1_13;
bra.uni $1_12;
$1_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd10];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd10+16];
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd10+32];
mov.u32 %r52,112;
prmt.b32 %r53,%r28,%r28,%r52;
mov.u32 %r54,82;
prmt.b32 %r55,%r29,%r30,%r54;
mov.u32 %r56,21520;
prmt.b32 %r57,%r31,%r31,%r52;
prmt.b32 %r58,%r36,%r37,%r54;
prmt.b32 %r59,%r38,%r38,%r52;
prmt.b32 %r60,%r39,%r44,%r54;
prmt.b32 %r61,%r45,%r45,%r52;
prmt.b32 %r62,%r46,%r47,%r54;
mov.u32 %r63,65;
prmt.b32 %r64,%r28,%r29,%r63;
mov.u32 %r65,99;
prmt.b32 %r66,%r29,%r30,%r65;
prmt.b32 %r67,%r31,%r36,%r63;
prmt.b32 %r68,%r36,%r37,%r65;
prmt.b32 %r69,%r38,%r39,%r63;
prmt.b32 %r70,%r39,%r44,%r65;
prmt.b32 %r71,%r45,%r46,%r63;
prmt.b32 %r72,%r46,%r47,%r65;
prmt.b32 %r73,%r28,%r29,%r54;
prmt.b32 %r74,%r30,%r30,%r52;
prmt.b32 %r75,%r31,%r36,%r54;
prmt.b32 %r76,%r37,%r37,%r52;
prmt.b32 %r77,%r38,%r39,%r54;
prmt.b32 %r78,%r44,%r44,%r52;
prmt.b32 %r79,%r45,%r46,%r54;
prmt.b32 %r80,%r47,%r47,%r52;
prmt.b32 %r81,%r61,%r62,%r56;
prmt.b32 %r82,%r59,%r60,%r56;
prmt.b32 %r83,%r57,%r58,%r56;
prmt.b32 %r84,%r53,%r55,%r56;
st.global.v4.u32 [%rd11],{%r84,%r83,%r82,%r81};
prmt.b32 %r85,%r71,%r72,%r56;
prmt.b32 %r86,%r69,%r70,%r56;
prmt.b32 %r87,%r67,%r68,%r56;
prmt.b32 %r88,%r64,%r66,%r56;
st.global.v4.u32 [%rd12],{%r88,%r87,%r86,%r85};
prmt.b32 %r89,%r79,%r80,%r56;
prmt.b32 %r90,%r77,%r78,%r56;
prmt.b32 %r91,%r75,%r76,%r56;
prmt.b32 %r92,%r73,%r74,%r56;
st.global.v4.u32 [%rd13],{%r92,%r91,%r90,%r89};
bra.uni $1_14;
$1_12:
ld.global.u8 %rs1,[%rd10];
ld.global.u8 %rs2,[%rd10+1];
ld.global.u8 %rs3,[%rd10+2];
st.global.u8 [%rd11],%rs1;
st.global.u8 [%rd12],%rs2;
st.global.u8 [%rd13],%rs3;
$1_14:
ret;
}
.visible .entry deinterleave_1_c4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<5>;
.reg .b32 %r<116>;
.reg .b64 %rd<43>;
ld.param.u64 %rd12,[p0];
ld.param.u64 %rd13,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd14,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd18,[p6+40];
ld.param.u64 %rd17,[p6+32];
ld.param.u64 %rd16,[p6+24];
ld.param.u64 %rd15,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $2_14;
div.u32 %r115,%r21,%r10;
mul.lo.s32 %r26,%r115,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd40,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd41,%rd40;
@%p2 bra $2_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r114,%r115;
@%p3 bra $2_4;
div.u32 %r4,%r115,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r114,%r115,%r27;
mov.u32 %r115,%r4;
$2_4:
cvt.u64.u32 %rd21,%r114;
mul.lo.s64 %rd40,%rd15,%rd21;
mul.lo.s64 %rd41,%rd17,%rd21;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $2_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $2_7;
rem.u32 %r115,%r115,%r14;
$2_7:
cvt.u64.u32 %rd22,%r115;
mul.lo.s64 %rd23,%rd16,%rd22;
add.s64 %rd40,%rd23,%rd40;
mul.lo.s64 %rd24,%rd18,%rd22;
add.s64 %rd41,%rd24,%rd41;
$2_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $2_10;
bra.uni $2_9;
$2_10:
mul.wide.u32 %rd42,%r3,16;
bra.uni $2_11;
$2_9:
mul.wide.u32 %rd25,%r11,15;
cvt.u64.u32 %rd26,%r3;
add.s64 %rd42,%rd25,%rd26;
$2_11:
shl.b64 %rd27,%rd42,2;
add.s64 %rd28,%rd27,%rd41;
add.s64 %rd10,%rd42,%rd40;
cvta.to.global.u64 %rd29,%rd13;
add.s64 %rd11,%rd29,%rd28;
@%p6 bra $2_13;
bra.uni $2_12;
$2_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd11];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd11+16];
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd11+32];
ld.global.v4.u32 {%r52,%r53,%r54,%r55},[%rd11+48];
mov.u32 %r60,64;
prmt.b32 %r61,%r28,%r29,%r60;
prmt.b32 %r62,%r30,%r31,%r60;
mov.u32 %r63,21520;
prmt.b32 %r64,%r36,%r37,%r60;
prmt.b32 %r65,%r38,%r39,%r60;
prmt.b32 %r66,%r44,%r45,%r60;
prmt.b32 %r67,%r46,%r47,%r60;
prmt.b32 %r68,%r52,%r53,%r60;
prmt.b32 %r69,%r54,%r55,%r60;
mov.u32 %r70,81;
prmt.b32 %r71,%r28,%r29,%r70;
prmt.b32 %r72,%r30,%r31,%r70;
prmt.b32 %r73,%r36,%r37,%r70;
prmt.b32 %r74,%r38,%r39,%r70;
prmt.b32 %r75,%r44,%r45,%r70;
prmt.b32 %r76,%r46,%r47,%r70;
prmt.b32 %r77,%r52,%r53,%r70;
prmt.b32 %r78,%r54,%r55,%r70;
mov.u32 %r79,98;
prmt.b32 %r80,%r28,%r29,%r79;
prmt.b32 %r81,%r30,%r31,%r79;
prmt.b32 %r82,%r36,%r37,%r79;
prmt.b32 %r83,%r38,%r39,%r79;
prmt.b32 %r84,%r44,%r45,%r79;
prmt.b32 %r85,%r46,%r47,%r79;
prmt.b32 %r86,%r52,%r53,%r79;
prmt.b32 %r87,%r54,%r55,%r79;
mov.u32 %r88,115;
prmt.b32 %r89,%r28,%r29,%r88;
prmt.b32 %r90,%r30,%r31,%r88;
prmt.b32 %r91,%r36,%r37,%r88;
prmt.b32 %r92,%r38,%r39,%r88;
prmt.b32 %r93,%r44,%r45,%r88;
prmt.b32 %r94,%r46,%r47,%r88;
prmt.b32 %r95,%r52,%r53,%r88;
prmt.b32 %r96,%r54,%r55,%r88;
cvta.to.global.u64 %rd35,%rd12;
add.s64 %rd36,%rd35,%rd10;
prmt.b32 %r97,%r68,%r69,%r63;
prmt.b32 %r98,%r66,%r67,%r63;
prmt.b32 %r99,%r64,%r65,%r63;
prmt.b32 %r100,%r61,%r62,%r63;
st.global.v4.u32 [%rd36],{%r100,%r99,%r98,%r97};
add.s64 %rd37,%rd36,%rd14;
prmt.b32 %r101,%r77,%r78,%r63;
prmt.b32 %r102,%r75,%r76,%r63;
prmt.b32 %r103,%r73,%r74,%r63;
prmt.b32 %r104,%r71,%r72,%r63;
st.global.v4.u32 [%rd37],{%r104,%r103,%r102,%r101};
prmt.b32 %r105,%r86,%r87,%r63;
prmt.b32 %r106,%r84,%r85,%r63;
prmt.b32 %r107,%r82,%r83,%r63;
prmt.b32 %r108,%r80,%r81,%r63;
add.s64 %rd38,%rd37,%rd14;
st.global.v4.u32 [%rd38],{%r108,%r107,%r106,%r105};
prmt.b32 %r109,%r95,%r96,%r63;
prmt.b32 %r110,%r93,%r94,%r63;
prmt.b32 %r111,%r91,%r92,%r63;
prmt.b32 %r112,%r89,%r90,%r63;
add.s64 %rd39,%rd38,%rd14;
st.global.v4.u32 [%rd39],{%r112,%r111,%r110,%r109};
bra.uni $2_14;
$2_12:
ld.global.u8 %rs1,[%rd11];
ld.global.u8 %rs2,[%rd11+1];
ld.global.u8 %rs3,[%rd11+2];
ld.global.u8 %rs4,[%rd11+3];
cvta.to.global.u64 %rd30,%rd12;
add.s64 %rd31,%rd30,%rd10;
st.global.u8 [%rd31],%rs1;
add.s64 %rd32,%rd31,%rd14;
st.global.u8 [%rd32],%rs2;
add.s64 %rd33,%rd32,%rd14;
st.global.u8 [%rd33],%rs3;
add.s64 %rd34,%rd33,%rd14;
st.global.u8 [%rd34],%rs4;
$2_14:
ret;
}
.visible .entry interleave_1_c2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<3>;
.reg .b32 %r<76>;
.reg .b64 %rd<36>;
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd15,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd19,[p6+40];
ld.param.u64 %rd18,[p6+32];
ld.param.u64 %rd17,[p6+24];
ld.param.u64 %rd16,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $3_14;
div.u32 %r75,%r21,%r10;
mul.lo.s32 %r26,%r75,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd33,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd34,%rd33;
@%p2 bra $3_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r74,%r75;
@%p3 bra $3_4;
div.u32 %r4,%r75,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r74,%r75,%r27;
mov.u32 %r75,%r4;
$3_4:
cvt.u64.u32 %rd22,%r74;
mul.lo.s64 %rd33,%rd16,%rd22;
mul.lo.s64 %rd34,%rd18,%rd22;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $3_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $3_7;
rem.u32 %r75,%r75,%r14;
$3_7:
cvt.u64.u32 %rd23,%r75;
mul.lo.s64 %rd24,%rd17,%rd23;
add.s64 %rd33,%rd24,%rd33;
mul.lo.s64 %rd25,%rd19,%rd23;
add.s64 %rd34,%rd25,%rd34;
$3_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $3_10;
bra.uni $3_9;
$3_10:
mul.wide.u32 %rd35,%r3,16;
bra.uni $3_11;
$3_9:
mul.wide.u32 %rd26,%r11,15;
cvt.u64.u32 %rd27,%r3;
add.s64 %rd35,%rd26,%rd27;
$3_11:
shl.b64 %rd28,%rd35,1;
add.s64 %rd29,%rd28,%rd33;
cvta.to.global.u64 %rd30,%rd14;
add.s64 %rd31,%rd35,%rd34;
add.s64 %rd10,%rd30,%rd31;
add.s64 %rd11,%rd10,%rd15;
cvta.to.global.u64 %rd32,%rd13;
add.s64 %rd12,%rd32,%rd29;
@%p6 bra $3_13;
bra.uni $3_12;
$3_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd10];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd11];
mov.u32 %r44,64;
prmt.b32 %r45,%r28,%r36,%r44;
mov.u32 %r46,81;
prmt.b32 %r47,%r28,%r36,%r46;
mov.u32 %r48,21520;
mov.u32 %r49,98;
prmt.b32 %r50,%r28,%r36,%r49;
mov.u32 %r51,115;
prmt.b32 %r52,%r28,%r36,%r51;
prmt.b32 %r53,%r29,%r37,%r44;
prmt.b32 %r54,%r29,%r37,%r46;
prmt.b32 %r55,%r29,%r37,%r49;
prmt.b32 %r56,%r29,%r37,%r51;
prmt.b32 %r57,%r30,%r38,%r44;
prmt.b32 %r58,%r30,%r38,%r46;
prmt.b32 %r59,%r30,%r38,%r49;
prmt.b32 %r60,%r30,%r38,%r51;
prmt.b32 %r61,%r31,%r39,%r44;
prmt.b32 %r62,%r31,%r39,%r46;
prmt.b32 %r63,%r31,%r39,%r49;
prmt.b32 %r64,%r31,%r39,%r51;
prmt.b32 %r65,%r55,%r56,%r48;
prmt.b32 %r66,%r53,%r54,%r48;
prmt.b32 %r67,%r50,%r52,%r48;
prmt.b32 %r68,%r45,%r47,%r48;
st.global.v4.u32 [%rd12],{%r68,%r67,%r66,%r65};
prmt.b32 %r69,%r63,%r64,%r48;
prmt.b32 %r70,%r61,%r62,%r48;
prmt.b32 %r71,%r59,%r60,%r48;
prmt.b32 %r72,%r57,%r58,%r48;
st.global.v4.u32 [%rd12+16],{%r72,%r71,%r70,%r69};
bra.uni $3_14;
$3_12:
ld.global.u8 %rs1,[%rd10];
ld.global.u8 %rs2,[%rd11];
st.global.u8 [%rd12],%rs1;
st.global.u8 [%rd12+1],%rs2;
$3_14:
ret;
}
.visible .entry interleave_1_c3(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<4>;
.reg .b32 %r<98>;
.reg .b64 %rd<37>;
ld.param.u64 %rd14,[p0];
ld.param.u64 %rd15,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd16,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd20,[p6+40];
ld.param.u64 %rd19,[p6+32];
ld.param.u64 %rd18,[p6+24];
ld.param.u64 %rd17,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $4_14;
div.u32 %r97,%r21,%r10;
mul.lo.s32 %r26,%r97,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd34,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd35,%rd34;
@%p2 bra $4_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r96,%r97;
@%p3 bra $4_4;
div.u32 %r4,%r97,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r96,%r97,%r27;
mov.u32 %r97,%r4;
$4_4:
cvt.u64.u32 %rd23,%r96;
mul.lo.s64 %rd34,%rd17,%rd23;
mul.lo.s64 %rd35,%rd19,%rd23;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $4_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $4_7;
rem.u32 %r97,%r97,%r14;
$4_7:
cvt.u64.u32 %rd24,%r97;
mul.lo.s64 %rd25,%rd18,%rd24;
add.s64 %rd34,%rd25,%rd34;
mul.lo.s64 %rd26,%rd20,%rd24;
add.s64 %rd35,%rd26,%rd35;
$4_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $4_10;
bra.uni $4_9;
$4_10:
mul.wide.u32 %rd36,%r3,16;
bra.uni $4_11;
$4_9:
mul.wide.u32 %rd27,%r11,15;
cvt.u64.u32 %rd28,%r3;
add.s64 %rd36,%rd27,%rd28;
$4_11:
mul.lo.s64 %rd29,%rd36,3;
add.s64 %rd30,%rd29,%rd34;
cvta.to.global.u64 %rd31,%rd15;
add.s64 %rd32,%rd36,%rd35;
add.s64 %rd10,%rd31,%rd32;
add.s64 %rd11,%rd10,%rd16;
add.s64 %rd12,%rd11,%rd16;
cvta.to.global.u64 %rd33,%rd14;
add.s64 %rd13,%rd33,%rd30;
@%p6 bra $4_13;
bra.uni $4_12;
$4_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd10];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd11];
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd12];
mov.u32 %r52,64;
prmt.b32 %r53,%r28,%r36,%r52;
mov.u32 %r54,80;
prmt.b32 %r55,%r44,%r28,%r54;
mov.u32 %r56,21520;
mov.u32 %r57,81;
prmt.b32 %r58,%r36,%r44,%r57;
mov.u32 %r59,98;
prmt.b32 %r60,%r28,%r36,%r59;
mov.u32 %r61,114;
prmt.b32 %r62,%r44,%r28,%r61;
mov.u32 %r63,115;
prmt.b32 %r64,%r36,%r44,%r63;
prmt.b32 %r65,%r29,%r37,%r52;
prmt.b32 %r66,%r45,%r29,%r54;
prmt.b32 %r67,%r37,%r45,%r57;
prmt.b32 %r68,%r29,%r37,%r59;
prmt.b32 %r69,%r45,%r29,%r61;
prmt.b32 %r70,%r37,%r45,%r63;
prmt.b32 %r71,%r30,%r38,%r52;
prmt.b32 %r72,%r46,%r30,%r54;
prmt.b32 %r73,%r38,%r46,%r57;
prmt.b32 %r74,%r30,%r38,%r59;
prmt.b32 %r75,%r46,%r30,%r61;
prmt.b32 %r76,%r38,%r46,%r63;
prmt.b32 %r77,%r31,%r39,%r52;
prmt.b32 %r78,%r47,%r31,%r54;
prmt.b32 %r79,%r39,%r47,%r57;
prmt.b32 %r80,%r31,%r39,%r59;
prmt.b32 %r81,%r47,%r31,%r61;
prmt.b32 %r82,%r39,%r47,%r63;
prmt.b32 %r83,%r65,%r66,%r56;
prmt.b32 %r84,%r62,%r64,%r56;
prmt.b32 %r85,%r58,%r60,%r56;
prmt.b32 %r86,%r53,%r55,%r56;
st.global.v4.u32 [%rd13],{%r86,%r85,%r84,%r83};
prmt.b32 %r87,%r73,%r74,%r56;
prmt.b32 %r88,%r71,%r72,%r56;
prmt.b32 %r89,%r69,%r70,%r56;
prmt.b32 %r90,%r67,%r68,%r56;
st.global.v4.u32 [%rd13+16],{%r90,%r89,%r88,%r87};
prmt.b32 %r91,%r81,%r82,%r56;
prmt.b32 %r92,%r79,%r80,%r56;
prmt.b32 %r93,%r77,%r78,%r56;
prmt.b32 %r94,%r75,%r76,%r56;
st.global.v4.u32 [%rd13+32],{%r94,%r93,%r92,%r91};
bra.uni $4_14;
$4_12:
ld.global.u8 %rs1,[%rd10];
ld.global.u8 %rs2,[%rd11];
ld.global.u8 %rs3,[%rd12];
st.global.u8 [%rd13],%rs1;
st.global.u8 [%rd13+1],%rs2;
st.global.u8 [%rd13+2],%rs3;
$4_14:
ret;
}
.visible .entry interleave_1_c4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<5>;
.reg .b32 %r<116>;
.reg .b64 %rd<43>;
ld.param.u64 %rd12,[p0];
ld.param.u64 %rd13,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd14,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd18,[p6+40];
ld.param.u64 %rd17,[p6+32];
ld.param.u64 %rd16,[p6+24];
ld.param.u64 %rd15,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $5_14;
div.u32 %r115,%r21,%r10;
mul.lo.s32 %r26,%r115,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd40,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd41,%rd40;
@%p2 bra $5_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r114,%r115;
@%p3 bra $5_4;
div.u32 %r4,%r115,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r114,%r115,%r27;
mov.u32 %r115,%r4;
$5_4:
cvt.u64.u32 %rd21,%r114;
mul.lo.s64 %rd40,%rd15,%rd21;
mul.lo.s64 %rd41,%rd17,%rd21;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $5_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $5_7;
rem.u32 %r115,%r115,%r14;
$5_7:
cvt.u64.u32 %rd22,%r115;
mul.lo.s64 %rd23,%rd16,%rd22;
add.s64 %rd40,%rd23,%rd40;
mul.lo.s64 %rd24,%rd18,%rd22;
add.s64 %rd41,%rd24,%rd41;
$5_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $5_10;
bra.uni $5_9;
$5_10:
mul.wide.u32 %rd42,%r3,16;
bra.uni $5_11;
$5_9:
mul.wide.u32 %rd25,%r11,15;
cvt.u64.u32 %rd26,%r3;
add.s64 %rd42,%rd25,%rd26;
$5_11:
shl.b64 %rd27,%rd42,2;
add.s64 %rd10,%rd27,%rd40;
cvta.to.global.u64 %rd28,%rd13;
add.s64 %rd29,%rd42,%rd41;
add.s64 %rd11,%rd28,%rd29;
@%p6 bra $5_13;
bra.uni $5_12;
$5_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd11];
add.s64 %rd35,%rd11,%rd14;
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd35];
add.s64 %rd36,%rd35,%rd14;
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd36];
add.s64 %rd37,%rd36,%rd14;
ld.global.v4.u32 {%r52,%r53,%r54,%r55},[%rd37];
mov.u32 %r60,64;
prmt.b32 %r61,%r28,%r36,%r60;
prmt.b32 %r62,%r44,%r52,%r60;
mov.u32 %r63,21520;
mov.u32 %r64,81;
prmt.b32 %r65,%r28,%r36,%r64;
prmt.b32 %r66,%r44,%r52,%r64;
mov.u32 %r67,98;
prmt.b32 %r68,%r28,%r36,%r67;
prmt.b32 %r69,%r44,%r52,%r67;
mov.u32 %r70,115;
prmt.b32 %r71,%r28,%r36,%r70;
prmt.b32 %r72,%r44,%r52,%r70;
prmt.b32 %r73,%r29,%r37,%r60;
prmt.b32 %r74,%r45,%r53,%r60;
prmt.b32 %r75,%r29,%r37,%r64;
prmt.b32 %r76,%r45,%r53,%r64;
prmt.b32 %r77,%r29,%r37,%r67;
prmt.b32 %r78,%r45,%r53,%r67;
prmt.b32 %r79,%r29,%r37,%r70;
prmt.b32 %r80,%r45,%r53,%r70;
prmt.b32 %r81,%r30,%r38,%r60;
prmt.b32 %r82,%r46,%r54,%r60;
prmt.b32 %r83,%r30,%r38,%r64;
prmt.b32 %r84,%r46,%r54,%r64;
prmt.b32 %r85,%r30,%r38,%r67;
prmt.b32 %r86,%r46,%r54,%r67;
prmt.b32 %r87,%r30,%r38,%r70;
prmt.b32 %r88,%r46,%r54,%r70;
prmt.b32 %r89,%r31,%r39,%r60;
prmt.b32 %r90,%r47,%r55,%r60;
prmt.b32 %r91,%r31,%r39,%r64;
prmt.b32 %r92,%r47,%r55,%r64;
prmt.b32 %r93,%r31,%r39,%r67;
prmt.b32 %r94,%r47,%r55,%r67;
prmt.b32 %r95,%r31,%r39,%r70;
prmt.b32 %r96,%r47,%r55,%r70;
cvta.to.global.u64 %rd38,%rd12;
add.s64 %rd39,%rd38,%rd10;
prmt.b32 %r97,%r71,%r72,%r63;
prmt.b32 %r98,%r68,%r69,%r63;
prmt.b32 %r99,%r65,%r66,%r63;
prmt.b32 %r100,%r61,%r62,%r63;
st.global.v4.u32 [%rd39],{%r100,%r99,%r98,%r97};
prmt.b32 %r101,%r79,%r80,%r63;
prmt.b32 %r102,%r77,%r78,%r63;
prmt.b32 %r103,%r75,%r76,%r63;
prmt.b32 %r104,%r73,%r74,%r63;
st.global.v4.u32 [%rd39+16],{%r104,%r103,%r102,%r101};
prmt.b32 %r105,%r87,%r88,%r63;
prmt.b32 %r106,%r85,%r86,%r63;
prmt.b32 %r107,%r83,%r84,%r63;
prmt.b32 %r108,%r81,%r82,%r63;
st.global.v4.u32 [%rd39+32],{%r108,%r107,%r106,%r105};
prmt.b32 %r109,%r95,%r96,%r63;
prmt.b32 %r110,%r93,%r94,%r63;
prmt.b32 %r111,%r91,%r92,%r63;
prmt.b32 %r112,%r89,%r90,%r63;
st.global.v4.u32 [%rd39+48],{%r112,%r111,%r110,%r109};
bra.uni $5_14;
$5_12:
ld.global.u8 %rs1,[%rd11];
add.s64 %rd30,%rd11,%rd14;
ld.global.u8 %rs2,[%rd30];
add.s64 %rd31,%rd30,%rd14;
ld.global.u8 %rs3,[%rd31];
add.s64 %rd32,%rd31,%rd14;
ld.global.u8 %rs4,[%rd32];
cvta.to.global.u64 %rd33,%rd12;
add.s64 %rd34,%rd33,%rd10;
st.global.u8 [%rd34],%rs1;
st.global.u8 [%rd34+1],%rs2;
st.global.u8 [%rd34+2],%rs3;
st.global.u8 [%rd34+3],%rs4;
$5_14:
ret;
}
.visible .entry deinterleave_2_c2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<3>;
.reg .b32 %r<74>;
.reg .b64 %rd<37>;
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd15,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd19,[p6+40];
ld.param.u64 %rd18,[p6+32];
ld.param.u64 %rd17,[p6+24];
ld.param.u64 %rd16,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $6_14;
div.u32 %r73,%r21,%r10;
mul.lo.s32 %r26,%r73,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd34,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd35,%rd34;
@%p2 bra $6_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r72,%r73;
@%p3 bra $6_4;
div.u32 %r4,%r73,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r72,%r73,%r27;
mov.u32 %r73,%r4;
$6_4:
cvt.u64.u32 %rd22,%r72;
mul.lo.s64 %rd34,%rd16,%rd22;
mul.lo.s64 %rd35,%rd18,%rd22;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $6_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $6_7;
rem.u32 %r73,%r73,%r14;
$6_7:
cvt.u64.u32 %rd23,%r73;
mul.lo.s64 %rd24,%rd17,%rd23;
add.s64 %rd34,%rd24,%rd34;
mul.lo.s64 %rd25,%rd19,%rd23;
add.s64 %rd35,%rd25,%rd35;
$6_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $6_10;
bra.uni $6_9;
$6_10:
mul.wide.u32 %rd36,%r3,8;
bra.uni $6_11;
$6_9:
mul.wide.u32 %rd26,%r11,7;
cvt.u64.u32 %rd27,%r3;
add.s64 %rd36,%rd26,%rd27;
$6_11:
shl.b64 %rd28,%rd36,2;
add.s64 %rd29,%rd28,%rd35;
shl.b64 %rd30,%rd36,1;
add.s64 %rd31,%rd30,%rd34;
cvta.to.global.u64 %rd32,%rd14;
add.s64 %rd10,%rd32,%rd29;
cvta.to.global.u64 %rd33,%rd13;
add.s64 %rd11,%rd33,%rd31;
add.s64 %rd12,%rd11,%rd15;
@%p6 bra $6_13;
bra.uni $6_12;
$6_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd10];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd10+16];
mov.u32 %r44,80;
prmt.b32 %r45,%r28,%r28,%r44;
prmt.b32 %r46,%r29,%r29,%r44;
mov.u32 %r47,21520;
prmt.b32 %r48,%r30,%r30,%r44;
prmt.b32 %r49,%r31,%r31,%r44;
prmt.b32 %r50,%r36,%r36,%r44;
prmt.b32 %r51,%r37,%r37,%r44;
prmt.b32 %r52,%r38,%r38,%r44;
prmt.b32 %r53,%r39,%r39,%r44;
mov.u32 %r54,114;
prmt.b32 %r55,%r28,%r28,%r54;
prmt.b32 %r56,%r29,%r29,%r54;
prmt.b32 %r57,%r30,%r30,%r54;
prmt.b32 %r58,%r31,%r31,%r54;
prmt.b32 %r59,%r36,%r36,%r54;
prmt.b32 %r60,%r37,%r37,%r54;
prmt.b32 %r61,%r38,%r38,%r54;
prmt.b32 %r62,%r39,%r39,%r54;
prmt.b32 %r63,%r52,%r53,%r47;
prmt.b32 %r64,%r50,%r51,%r47;
prmt.b32 %r65,%r48,%r49,%r47;
prmt.b32 %r66,%r45,%r46,%r47;
st.global.v4.u32 [%rd11],{%r66,%r65,%r64,%r63};
prmt.b32 %r67,%r61,%r62,%r47;
prmt.b32 %r68,%r59,%r60,%r47;
prmt.b32 %r69,%r57,%r58,%r47;
prmt.b32 %r70,%r55,%r56,%r47;
st.global.v4.u32 [%rd12],{%r70,%r69,%r68,%r67};
bra.uni $6_14;
$6_12:
ld.global.u16 %rs1,[%rd10];
ld.global.u16 %rs2,[%rd10+2];
st.global.u16 [%rd11],%rs1;
st.global.u16 [%rd12],%rs2;
$6_14:
ret;
}
.visible .entry deinterleave_2_c3(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<4>;
.reg .b32 %r<94>;
.reg .b64 %rd<38>;
ld.param.u64 %rd14,[p0];
ld.param.u64 %rd15,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd16,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd20,[p6+40];
ld.param.u64 %rd19,[p6+32];
ld.param.u64 %rd18,[p6+24];
ld.param.u64 %rd17,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $7_14;
div.u32 %r93,%r21,%r10;
mul.lo.s32 %r26,%r93,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd35,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd36,%rd35;
@%p2 bra $7_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r92,%r93;
@%p3 bra $7_4;
div.u32 %r4,%r93,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r92,%r93,%r27;
mov.u32 %r93,%r4;
$7_4:
cvt.u64.u32 %rd23,%r92;
mul.lo.s64 %rd35,%rd17,%rd23;
mul.lo.s64 %rd36,%rd19,%rd23;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $7_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $7_7;
rem.u32 %r93,%r93,%r14;
$7_7:
cvt.u64.u32 %rd24,%r93;
mul.lo.s64 %rd25,%rd18,%rd24;
add.s64 %rd35,%rd25,%rd35;
mul.lo.s64 %rd26,%rd20,%rd24;
add.s64 %rd36,%rd26,%rd36;
$7_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $7_10;
bra.uni $7_9;
$7_10:
mul.wide.u32 %rd37,%r3,8;
bra.uni $7_11;
$7_9:
mul.wide.u32 %rd27,%r11,7;
cvt.u64.u32 %rd28,%r3;
add.s64 %rd37,%rd27,%rd28;
$7_11:
mul.lo.s64 %rd29,%rd37,6;
add.s64 %rd30,%rd29,%rd36;
shl.b64 %rd31,%rd37,1;
add.s64 %rd32,%rd31,%rd35;
cvta.to.global.u64 %rd33,%rd15;
add.s64 %rd10,%rd33,%rd30;
cvta.to.global.u64 %rd34,%rd14;
add.s64 %rd11,%rd34,%rd32;
add.s64 %rd12,%rd11,%rd16;
add.s64 %rd13,%rd12,%rd16;
@%p6 bra $7_13;
bra.uni $7_12;
$7_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd10];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd10+16];
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd10+32];
mov.u32 %r52,80;
prmt.b32 %r53,%r28,%r28,%r52;
mov.u32 %r54,114;
prmt.b32 %r55,%r29,%r29,%r54;
mov.u32 %r56,21520;
prmt.b32 %r57,%r31,%r31,%r52;
prmt.b32 %r58,%r36,%r36,%r54;
prmt.b32 %r59,%r38,%r38,%r52;
prmt.b32 %r60,%r39,%r39,%r54;
prmt.b32 %r61,%r45,%r45,%r52;
prmt.b32 %r62,%r46,%r46,%r54;
prmt.b32 %r63,%r28,%r28,%r54;
prmt.b32 %r64,%r30,%r30,%r52;
prmt.b32 %r65,%r31,%r31,%r54;
prmt.b32 %r66,%r37,%r37,%r52;
prmt.b32 %r67,%r38,%r38,%r54;
prmt.b32 %r68,%r44,%r44,%r52;
prmt.b32 %r69,%r45,%r45,%r54;
prmt.b32 %r70,%r47,%r47,%r52;
prmt.b32 %r71,%r29,%r29,%r52;
prmt.b32 %r72,%r30,%r30,%r54;
prmt.b32 %r73,%r36,%r36,%r52;
prmt.b32 %r74,%r37,%r37,%r54;
prmt.b32 %r75,%r39,%r39,%r52;
prmt.b32 %r76,%r44,%r44,%r54;
prmt.b32 %r77,%r46,%r46,%r52;
prmt.b32 %r78,%r47,%r47,%r54;
prmt.b32 %r79,%r61,%r62,%r56;
prmt.b32 %r80,%r59,%r60,%r56;
prmt.b32 %r81,%r57,%r58,%r56;
prmt.b32 %r82,%r53,%r55,%r56;
st.global.v4.u32 [%rd11],{%r82,%r81,%r80,%r79};
prmt.b32 %r83,%r69,%r70,%r56;
prmt.b32 %r84,%r67,%r68,%r56;
prmt.b32 %r85,%r65,%r66,%r56;
prmt.b32 %r86,%r63,%r64,%r56;
st.global.v4.u32 [%rd12],{%r86,%r85,%r84,%r83};
prmt.b32 %r87,%r77,%r78,%r56;
prmt.b32 %r88,%r75,%r76,%r56;
prmt.b32 %r89,%r73,%r74,%r56;
prmt.b32 %r90,%r71,%r72,%r56;
st.global.v4.u32 [%rd13],{%r90,%r89,%r88,%r87};
bra.uni $7_14;
$7_12:
ld.global.u16 %rs1,[%rd10];
ld.global.u16 %rs2,[%rd10+2];
ld.global.u16 %rs3,[%rd10+4];
st.global.u16 [%rd11],%rs1;
st.global.u16 [%rd12],%rs2;
st.global.u16 [%rd13],%rs3;
$7_14:
ret;
}
.visible .entry deinterleave_2_c4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<5>;
.reg .b32 %r<114>;
.reg .b64 %rd<44>;
ld.param.u64 %rd12,[p0];
ld.param.u64 %rd13,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd14,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd18,[p6+40];
ld.param.u64 %rd17,[p6+32];
ld.param.u64 %rd16,[p6+24];
ld.param.u64 %rd15,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $8_14;
div.u32 %r113,%r21,%r10;
mul.lo.s32 %r26,%r113,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd41,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd42,%rd41;
@%p2 bra $8_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r112,%r113;
@%p3 bra $8_4;
div.u32 %r4,%r113,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r112,%r113,%r27;
mov.u32 %r113,%r4;
$8_4:
cvt.u64.u32 %rd21,%r112;
mul.lo.s64 %rd41,%rd15,%rd21;
mul.lo.s64 %rd42,%rd17,%rd21;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $8_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $8_7;
rem.u32 %r113,%r113,%r14;
$8_7:
cvt.u64.u32 %rd22,%r113;
mul.lo.s64 %rd23,%rd16,%rd22;
add.s64 %rd41,%rd23,%rd41;
mul.lo.s64 %rd24,%rd18,%rd22;
add.s64 %rd42,%rd24,%rd42;
$8_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $8_10;
bra.uni $8_9;
$8_10:
mul.wide.u32 %rd43,%r3,8;
bra.uni $8_11;
$8_9:
mul.wide.u32 %rd25,%r11,7;
cvt.u64.u32 %rd26,%r3;
add.s64 %rd43,%rd25,%rd26;
$8_11:
shl.b64 %rd27,%rd43,3;
add.s64 %rd28,%rd27,%rd42;
shl.b64 %rd29,%rd43,1;
add.s64 %rd10,%rd29,%rd41;
cvta.to.global.u64 %rd30,%rd13;
add.s64 %rd11,%rd30,%rd28;
@%p6 bra $8_13;
bra.uni $8_12;
$8_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd11];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd11+16];
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd11+32];
ld.global.v4.u32 {%r52,%r53,%r54,%r55},[%rd11+48];
mov.u32 %r60,80;
prmt.b32 %r61,%r28,%r28,%r60;
prmt.b32 %r62,%r30,%r30,%r60;
mov.u32 %r63,21520;
prmt.b32 %r64,%r36,%r36,%r60;
prmt.b32 %r65,%r38,%r38,%r60;
prmt.b32 %r66,%r44,%r44,%r60;
prmt.b32 %r67,%r46,%r46,%r60;
prmt.b32 %r68,%r52,%r52,%r60;
prmt.b32 %r69,%r54,%r54,%r60;
mov.u32 %r70,114;
prmt.b32 %r71,%r28,%r28,%r70;
prmt.b32 %r72,%r30,%r30,%r70;
prmt.b32 %r73,%r36,%r36,%r70;
prmt.b32 %r74,%r38,%r38,%r70;
prmt.b32 %r75,%r44,%r44,%r70;
prmt.b32 %r76,%r46,%r46,%r70;
prmt.b32 %r77,%r52,%r52,%r70;
prmt.b32 %r78,%r54,%r54,%r70;
prmt.b32 %r79,%r29,%r29,%r60;
prmt.b32 %r80,%r31,%r31,%r60;
prmt.b32 %r81,%r37,%r37,%r60;
prmt.b32 %r82,%r39,%r39,%r60;
prmt.b32 %r83,%r45,%r45,%r60;
prmt.b32 %r84,%r47,%r47,%r60;
prmt.b32 %r85,%r53,%r53,%r60;
prmt.b32 %r86,%r55,%r55,%r60;
prmt.b32 %r87,%r29,%r29,%r70;
prmt.b32 %r88,%r31,%r31,%r70;
prmt.b32 %r89,%r37,%r37,%r70;
prmt.b32 %r90,%r39,%r39,%r70;
prmt.b32 %r91,%r45,%r45,%r70;
prmt.b32 %r92,%r47,%r47,%r70;
prmt.b32 %r93,%r53,%r53,%r70;
prmt.b32 %r94,%r55,%r55,%r70;
cvta.to.global.u64 %rd36,%rd12;
add.s64 %rd37,%rd36,%rd10;
prmt.b32 %r95,%r68,%r69,%r63;
prmt.b32 %r96,%r66,%r67,%r63;
prmt.b32 %r97,%r64,%r65,%r63;
prmt.b32 %r98,%r61,%r62,%r63;
st.global.v4.u32 [%rd37],{%r98,%r97,%r96,%r95};
add.s64 %rd38,%rd37,%rd14;
prmt.b32 %r99,%r77,%r78,%r63;
prmt.b32 %r100,%r75,%r76,%r63;
prmt.b32 %r101,%r73,%r74,%r63;
prmt.b32 %r102,%r71,%r72,%r63;
st.global.v4.u32 [%rd38],{%r102,%r101,%r100,%r99};
prmt.b32 %r103,%r85,%r86,%r63;
prmt.b32 %r104,%r83,%r84,%r63;
prmt.b32 %r105,%r81,%r82,%r63;
prmt.b32 %r106,%r79,%r80,%r63;
add.s64 %rd39,%rd38,%rd14;
st.global.v4.u32 [%rd39],{%r106,%r105,%r104,%r103};
prmt.b32 %r107,%r93,%r94,%r63;
prmt.b32 %r108,%r91,%r92,%r63;
prmt.b32 %r109,%r89,%r90,%r63;
prmt.b32 %r110,%r87,%r88,%r63;
add.s64 %rd40,%rd39,%rd14;
st.global.v4.u32 [%rd40],{%r110,%r109,%r108,%r107};
bra.uni $8_14;
$8_12:
ld.global.u16 %rs1,[%rd11];
ld.global.u16 %rs2,[%rd11+2];
ld.global.u16 %rs3,[%rd11+4];
ld.global.u16 %rs4,[%rd11+6];
cvta.to.global.u64 %rd31,%rd12;
add.s64 %rd32,%rd31,%rd10;
st.global.u16 [%rd32],%rs1;
add.s64 %rd33,%rd32,%rd14;
st.global.u16 [%rd33],%rs2;
add.s64 %rd34,%rd33,%rd14;
st.global.u16 [%rd34],%rs3;
add.s64 %rd35,%rd34,%rd14;
st.global.u16 [%rd35],%rs4;
$8_14:
ret;
}
.visible .entry interleave_2_c2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<3>;
.reg .b32 %r<74>;
.reg .b64 %rd<37>;
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd15,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd19,[p6+40];
ld.param.u64 %rd18,[p6+32];
ld.param.u64 %rd17,[p6+24];
ld.param.u64 %rd16,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $9_14;
div.u32 %r73,%r21,%r10;
mul.lo.s32 %r26,%r73,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd34,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd35,%rd34;
@%p2 bra $9_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r72,%r73;
@%p3 bra $9_4;
div.u32 %r4,%r73,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r72,%r73,%r27;
mov.u32 %r73,%r4;
$9_4:
cvt.u64.u32 %rd22,%r72;
mul.lo.s64 %rd34,%rd16,%rd22;
mul.lo.s64 %rd35,%rd18,%rd22;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $9_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $9_7;
rem.u32 %r73,%r73,%r14;
$9_7:
cvt.u64.u32 %rd23,%r73;
mul.lo.s64 %rd24,%rd17,%rd23;
add.s64 %rd34,%rd24,%rd34;
mul.lo.s64 %rd25,%rd19,%rd23;
add.s64 %rd35,%rd25,%rd35;
$9_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $9_10;
bra.uni $9_9;
$9_10:
mul.wide.u32 %rd36,%r3,8;
bra.uni $9_11;
$9_9:
mul.wide.u32 %rd26,%r11,7;
cvt.u64.u32 %rd27,%r3;
add.s64 %rd36,%rd26,%rd27;
$9_11:
shl.b64 %rd28,%rd36,1;
add.s64 %rd29,%rd28,%rd35;
shl.b64 %rd30,%rd36,2;
add.s64 %rd31,%rd30,%rd34;
cvta.to.global.u64 %rd32,%rd14;
add.s64 %rd10,%rd32,%rd29;
add.s64 %rd11,%rd10,%rd15;
cvta.to.global.u64 %rd33,%rd13;
add.s64 %rd12,%rd33,%rd31;
@%p6 bra $9_13;
bra.uni $9_12;
$9_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd10];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd11];
mov.u32 %r44,80;
prmt.b32 %r45,%r28,%r28,%r44;
prmt.b32 %r46,%r36,%r36,%r44;
mov.u32 %r47,21520;
mov.u32 %r48,114;
prmt.b32 %r49,%r28,%r28,%r48;
prmt.b32 %r50,%r36,%r36,%r48;
prmt.b32 %r51,%r29,%r29,%r44;
prmt.b32 %r52,%r37,%r37,%r44;
prmt.b32 %r53,%r29,%r29,%r48;
prmt.b32 %r54,%r37,%r37,%r48;
prmt.b32 %r55,%r30,%r30,%r44;
prmt.b32 %r56,%r38,%r38,%r44;
prmt.b32 %r57,%r30,%r30,%r48;
prmt.b32 %r58,%r38,%r38,%r48;
prmt.b32 %r59,%r31,%r31,%r44;
prmt.b32 %r60,%r39,%r39,%r44;
prmt.b32 %r61,%r31,%r31,%r48;
prmt.b32 %r62,%r39,%r39,%r48;
prmt.b32 %r63,%r53,%r54,%r47;
prmt.b32 %r64,%r51,%r52,%r47;
prmt.b32 %r65,%r49,%r50,%r47;
prmt.b32 %r66,%r45,%r46,%r47;
st.global.v4.u32 [%rd12],{%r66,%r65,%r64,%r63};
prmt.b32 %r67,%r61,%r62,%r47;
prmt.b32 %r68,%r59,%r60,%r47;
prmt.b32 %r69,%r57,%r58,%r47;
prmt.b32 %r70,%r55,%r56,%r47;
st.global.v4.u32 [%rd12+16],{%r70,%r69,%r68,%r67};
bra.uni $9_14;
$9_12:
ld.global.u16 %rs1,[%rd10];
ld.global.u16 %rs2,[%rd11];
st.global.u16 [%rd12],%rs1;
st.global.u16 [%rd12+2],%rs2;
$9_14:
ret;
}
.visible .entry interleave_2_c3(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<4>;
.reg .b32 %r<94>;
.reg .b64 %rd<38>;
ld.param.u64 %rd14,[p0];
ld.param.u64 %rd15,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd16,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd20,[p6+40];
ld.param.u64 %rd19,[p6+32];
ld.param.u64 %rd18,[p6+24];
ld.param.u64 %rd17,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $10_14;
div.u32 %r93,%r21,%r10;
mul.lo.s32 %r26,%r93,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd35,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd36,%rd35;
@%p2 bra $10_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r92,%r93;
@%p3 bra $10_4;
div.u32 %r4,%r93,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r92,%r93,%r27;
mov.u32 %r93,%r4;
$10_4:
cvt.u64.u32 %rd23,%r92;
mul.lo.s64 %rd35,%rd17,%rd23;
mul.lo.s64 %rd36,%rd19,%rd23;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $10_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $10_7;
rem.u32 %r93,%r93,%r14;
$10_7:
cvt.u64.u32 %rd24,%r93;
mul.lo.s64 %rd25,%rd18,%rd24;
add.s64 %rd35,%rd25,%rd35;
mul.lo.s64 %rd26,%rd20,%rd24;
add.s64 %rd36,%rd26,%rd36;
$10_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $10_10;
bra.uni $10_9;
$10_10:
mul.wide.u32 %rd37,%r3,8;
bra.uni $10_11;
$10_9:
mul.wide.u32 %rd27,%r11,7;
cvt.u64.u32 %rd28,%r3;
add.s64 %rd37,%rd27,%rd28;
$10_11:
shl.b64 %rd29,%rd37,1;
add.s64 %rd30,%rd29,%rd36;
mul.lo.s64 %rd31,%rd37,6;
add.s64 %rd32,%rd31,%rd35;
cvta.to.global.u64 %rd33,%rd15;
add.s64 %rd10,%rd33,%rd30;
add.s64 %rd11,%rd10,%rd16;
add.s64 %rd12,%rd11,%rd16;
cvta.to.global.u64 %rd34,%rd14;
add.s64 %rd13,%rd34,%rd32;
@%p6 bra $10_13;
bra.uni $10_12;
$10_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd10];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd11];
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd12];
mov.u32 %r52,80;
prmt.b32 %r53,%r28,%r28,%r52;
prmt.b32 %r54,%r36,%r36,%r52;
mov.u32 %r55,21520;
prmt.b32 %r56,%r44,%r44,%r52;
mov.u32 %r57,114;
prmt.b32 %r58,%r28,%r28,%r57;
prmt.b32 %r59,%r36,%r36,%r57;
prmt.b32 %r60,%r44,%r44,%r57;
prmt.b32 %r61,%r29,%r29,%r52;
prmt.b32 %r62,%r37,%r37,%r52;
prmt.b32 %r63,%r45,%r45,%r52;
prmt.b32 %r64,%r29,%r29,%r57;
prmt.b32 %r65,%r37,%r37,%r57;
prmt.b32 %r66,%r45,%r45,%r57;
prmt.b32 %r67,%r30,%r30,%r52;
prmt.b32 %r68,%r38,%r38,%r52;
prmt.b32 %r69,%r46,%r46,%r52;
prmt.b32 %r70,%r30,%r30,%r57;
prmt.b32 %r71,%r38,%r38,%r57;
prmt.b32 %r72,%r46,%r46,%r57;
prmt.b32 %r73,%r31,%r31,%r52;
prmt.b32 %r74,%r39,%r39,%r52;
prmt.b32 %r75,%r47,%r47,%r52;
prmt.b32 %r76,%r31,%r31,%r57;
prmt.b32 %r77,%r39,%r39,%r57;
prmt.b32 %r78,%r47,%r47,%r57;
prmt.b32 %r79,%r61,%r62,%r55;
prmt.b32 %r80,%r59,%r60,%r55;
prmt.b32 %r81,%r56,%r58,%r55;
prmt.b32 %r82,%r53,%r54,%r55;
st.global.v4.u32 [%rd13],{%r82,%r81,%r80,%r79};
prmt.b32 %r83,%r69,%r70,%r55;
prmt.b32 %r84,%r67,%r68,%r55;
prmt.b32 %r85,%r65,%r66,%r55;
prmt.b32 %r86,%r63,%r64,%r55;
st.global.v4.u32 [%rd13+16],{%r86,%r85,%r84,%r83};
prmt.b32 %r87,%r77,%r78,%r55;
prmt.b32 %r88,%r75,%r76,%r55;
prmt.b32 %r89,%r73,%r74,%r55;
prmt.b32 %r90,%r71,%r72,%r55;
st.global.v4.u32 [%rd13+32],{%r90,%r89,%r88,%r87};
bra.uni $10_14;
$10_12:
ld.global.u16 %rs1,[%rd10];
ld.global.u16 %rs2,[%rd11];
ld.global.u16 %rs3,[%rd12];
st.global.u16 [%rd13],%rs1;
st.global.u16 [%rd13+2],%rs2;
st.global.u16 [%rd13+4],%rs3;
$10_14:
ret;
}
.visible .entry interleave_2_c4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<5>;
.reg .b32 %r<114>;
.reg .b64 %rd<44>;
ld.param.u64 %rd12,[p0];
ld.param.u64 %rd13,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd14,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd18,[p6+40];
ld.param.u64 %rd17,[p6+32];
ld.param.u64 %rd16,[p6+24];
ld.param.u64 %rd15,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $11_14;
div.u32 %r113,%r21,%r10;
mul.lo.s32 %r26,%r113,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd41,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd42,%rd41;
@%p2 bra $11_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r112,%r113;
@%p3 bra $11_4;
div.u32 %r4,%r113,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r112,%r113,%r27;
mov.u32 %r113,%r4;
$11_4:
cvt.u64.u32 %rd21,%r112;
mul.lo.s64 %rd41,%rd15,%rd21;
mul.lo.s64 %rd42,%rd17,%rd21;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $11_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $11_7;
rem.u32 %r113,%r113,%r14;
$11_7:
cvt.u64.u32 %rd22,%r113;
mul.lo.s64 %rd23,%rd16,%rd22;
add.s64 %rd41,%rd23,%rd41;
mul.lo.s64 %rd24,%rd18,%rd22;
add.s64 %rd42,%rd24,%rd42;
$11_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $11_10;
bra.uni $11_9;
$11_10:
mul.wide.u32 %rd43,%r3,8;
bra.uni $11_11;
$11_9:
mul.wide.u32 %rd25,%r11,7;
cvt.u64.u32 %rd26,%r3;
add.s64 %rd43,%rd25,%rd26;
$11_11:
shl.b64 %rd27,%rd43,1;
add.s64 %rd28,%rd27,%rd42;
shl.b64 %rd29,%rd43,3;
add.s64 %rd10,%rd29,%rd41;
cvta.to.global.u64 %rd30,%rd13;
add.s64 %rd11,%rd30,%rd28;
@%p6 bra $11_13;
bra.uni $11_12;
$11_13:
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%rd11];
add.s64 %rd36,%rd11,%rd14;
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd36];
add.s64 %rd37,%rd36,%rd14;
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd37];
add.s64 %rd38,%rd37,%rd14;
ld.global.v4.u32 {%r52,%r53,%r54,%r55},[%rd38];
mov.u32 %r60,80;
prmt.b32 %r61,%r28,%r28,%r60;
prmt.b32 %r62,%r36,%r36,%r60;
mov.u32 %r63,21520;
prmt.b32 %r64,%r44,%r44,%r60;
prmt.b32 %r65,%r52,%r52,%r60;
mov.u32 %r66,114;
prmt.b32 %r67,%r28,%r28,%r66;
prmt.b32 %r68,%r36,%r36,%r66;
prmt.b32 %r69,%r44,%r44,%r66;
prmt.b32 %r70,%r52,%r52,%r66;
prmt.b32 %r71,%r29,%r29,%r60;
prmt.b32 %r72,%r37,%r37,%r60;
prmt.b32 %r73,%r45,%r45,%r60;
prmt.b32 %r74,%r53,%r53,%r60;
prmt.b32 %r75,%r29,%r29,%r66;
prmt.b32 %r76,%r37,%r37,%r66;
prmt.b32 %r77,%r45,%r45,%r66;
prmt.b32 %r78,%r53,%r53,%r66;
prmt.b32 %r79,%r30,%r30,%r60;
prmt.b32 %r80,%r38,%r38,%r60;
prmt.b32 %r81,%r46,%r46,%r60;
prmt.b32 %r82,%r54,%r54,%r60;
prmt.b32 %r83,%r30,%r30,%r66;
prmt.b32 %r84,%r38,%r38,%r66;
prmt.b32 %r85,%r46,%r46,%r66;
prmt.b32 %r86,%r54,%r54,%r66;
prmt.b32 %r87,%r31,%r31,%r60;
prmt.b32 %r88,%r39,%r39,%r60;
prmt.b32 %r89,%r47,%r47,%r60;
prmt.b32 %r90,%r55,%r55,%r60;
prmt.b32 %r91,%r31,%r31,%r66;
prmt.b32 %r92,%r39,%r39,%r66;
prmt.b32 %r93,%r47,%r47,%r66;
prmt.b32 %r94,%r55,%r55,%r66;
cvta.to.global.u64 %rd39,%rd12;
add.s64 %rd40,%rd39,%rd10;
prmt.b32 %r95,%r67,%r68,%r63;
prmt.b32 %r96,%r61,%r62,%r63;
prmt.b32 %r97,%r69,%r70,%r63;
prmt.b32 %r98,%r64,%r65,%r63;
st.global.v4.u32 [%rd40],{%r96,%r98,%r95,%r97};
prmt.b32 %r99,%r75,%r76,%r63;
prmt.b32 %r100,%r71,%r72,%r63;
prmt.b32 %r101,%r77,%r78,%r63;
prmt.b32 %r102,%r73,%r74,%r63;
st.global.v4.u32 [%rd40+16],{%r100,%r102,%r99,%r101};
prmt.b32 %r103,%r83,%r84,%r63;
prmt.b32 %r104,%r79,%r80,%r63;
prmt.b32 %r105,%r85,%r86,%r63;
prmt.b32 %r106,%r81,%r82,%r63;
st.global.v4.u32 [%rd40+32],{%r104,%r106,%r103,%r105};
prmt.b32 %r107,%r91,%r92,%r63;
prmt.b32 %r108,%r87,%r88,%r63;
prmt.b32 %r109,%r93,%r94,%r63;
prmt.b32 %r110,%r89,%r90,%r63;
st.global.v4.u32 [%rd40+48],{%r108,%r110,%r107,%r109};
bra.uni $11_14;
$11_12:
ld.global.u16 %rs1,[%rd11];
add.s64 %rd31,%rd11,%rd14;
ld.global.u16 %rs2,[%rd31];
add.s64 %rd32,%rd31,%rd14;
ld.global.u16 %rs3,[%rd32];
add.s64 %rd33,%rd32,%rd14;
ld.global.u16 %rs4,[%rd33];
cvta.to.global.u64 %rd34,%rd12;
add.s64 %rd35,%rd34,%rd10;
st.global.u16 [%rd35],%rs1;
st.global.u16 [%rd35+2],%rs2;
st.global.u16 [%rd35+4],%rs3;
st.global.u16 [%rd35+6],%rs4;
$11_14:
ret;
}
.visible .entry deinterleave_4_c2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b32 %r<49>;
.reg .b64 %rd<37>;
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd15,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd19,[p6+40];
ld.param.u64 %rd18,[p6+32];
ld.param.u64 %rd17,[p6+24];
ld.param.u64 %rd16,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $12_14;
div.u32 %r48,%r21,%r10;
mul.lo.s32 %r26,%r48,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd34,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd35,%rd34;
@%p2 bra $12_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r47,%r48;
@%p3 bra $12_4;
div.u32 %r4,%r48,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r47,%r48,%r27;
mov.u32 %r48,%r4;
$12_4:
cvt.u64.u32 %rd22,%r47;
mul.lo.s64 %rd34,%rd16,%rd22;
mul.lo.s64 %rd35,%rd18,%rd22;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $12_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $12_7;
rem.u32 %r48,%r48,%r14;
$12_7:
cvt.u64.u32 %rd23,%r48;
mul.lo.s64 %rd24,%rd17,%rd23;
add.s64 %rd34,%rd24,%rd34;
mul.lo.s64 %rd25,%rd19,%rd23;
add.s64 %rd35,%rd25,%rd35;
$12_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $12_10;
bra.uni $12_9;
$12_10:
mul.wide.u32 %rd36,%r3,4;
bra.uni $12_11;
$12_9:
mul.wide.u32 %rd26,%r11,3;
cvt.u64.u32 %rd27,%r3;
add.s64 %rd36,%rd26,%rd27;
$12_11:
shl.b64 %rd28,%rd36,3;
add.s64 %rd29,%rd28,%rd35;
shl.b64 %rd30,%rd36,2;
add.s64 %rd31,%rd30,%rd34;
cvta.to.global.u64 %rd32,%rd14;
add.s64 %rd10,%rd32,%rd29;
cvta.to.global.u64 %rd33,%rd13;
add.s64 %rd11,%rd33,%rd31;
add.s64 %rd12,%rd11,%rd15;
@%p6 bra $12_13;
bra.uni $12_12;
$12_13:
ld.global.v4.u32 {%r30,%r31,%r32,%r33},[%rd10];
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%rd10+16];
st.global.v4.u32 [%rd11],{%r30,%r32,%r34,%r36};
st.global.v4.u32 [%rd12],{%r31,%r33,%r35,%r37};
bra.uni $12_14;
$12_12:
ld.global.u32 %r28,[%rd10];
ld.global.u32 %r29,[%rd10+4];
st.global.u32 [%rd11],%r28;
st.global.u32 [%rd12],%r29;
$12_14:
ret;
}
.visible .entry deinterleave_4_c3(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b32 %r<58>;
.reg .b64 %rd<38>;
ld.param.u64 %rd14,[p0];
ld.param.u64 %rd15,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd16,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd20,[p6+40];
ld.param.u64 %rd19,[p6+32];
ld.param.u64 %rd18,[p6+24];
ld.param.u64 %rd17,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $13_14;
div.u32 %r57,%r21,%r10;
mul.lo.s32 %r26,%r57,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd35,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd36,%rd35;
@%p2 bra $13_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r56,%r57;
@%p3 bra $13_4;
div.u32 %r4,%r57,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r56,%r57,%r27;
mov.u32 %r57,%r4;
$13_4:
cvt.u64.u32 %rd23,%r56;
mul.lo.s64 %rd35,%rd17,%rd23;
mul.lo.s64 %rd36,%rd19,%rd23;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $13_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $13_7;
rem.u32 %r57,%r57,%r14;
$13_7:
cvt.u64.u32 %rd24,%r57;
mul.lo.s64 %rd25,%rd18,%rd24;
add.s64 %rd35,%rd25,%rd35;
mul.lo.s64 %rd26,%rd20,%rd24;
add.s64 %rd36,%rd26,%rd36;
$13_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $13_10;
bra.uni $13_9;
$13_10:
mul.wide.u32 %rd37,%r3,4;
bra.uni $13_11;
$13_9:
mul.wide.u32 %rd27,%r11,3;
cvt.u64.u32 %rd28,%r3;
add.s64 %rd37,%rd27,%rd28;
$13_11:
mul.lo.s64 %rd29,%rd37,12;
add.s64 %rd30,%rd29,%rd36;
shl.b64 %rd31,%rd37,2;
add.s64 %rd32,%rd31,%rd35;
cvta.to.global.u64 %rd33,%rd15;
add.s64 %rd10,%rd33,%rd30;
cvta.to.global.u64 %rd34,%rd14;
add.s64 %rd11,%rd34,%rd32;
add.s64 %rd12,%rd11,%rd16;
add.s64 %rd13,%rd12,%rd16;
@%p6 bra $13_13;
bra.uni $13_12;
$13_13:
ld.global.v4.u32 {%r31,%r32,%r33,%r34},[%rd10];
ld.global.v4.u32 {%r35,%r36,%r37,%r38},[%rd10+16];
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%rd10+32];
st.global.v4.u32 [%rd11],{%r31,%r34,%r37,%r40};
st.global.v4.u32 [%rd12],{%r32,%r35,%r38,%r41};
st.global.v4.u32 [%rd13],{%r33,%r36,%r39,%r42};
bra.uni $13_14;
$13_12:
ld.global.u32 %r28,[%rd10];
ld.global.u32 %r29,[%rd10+4];
ld.global.u32 %r30,[%rd10+8];
st.global.u32 [%rd11],%r28;
st.global.u32 [%rd12],%r29;
st.global.u32 [%rd13],%r30;
$13_14:
ret;
}
.visible .entry deinterleave_4_c4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b32 %r<67>;
.reg .b64 %rd<44>;
ld.param.u64 %rd12,[p0];
ld.param.u64 %rd13,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd14,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd18,[p6+40];
ld.param.u64 %rd17,[p6+32];
ld.param.u64 %rd16,[p6+24];
ld.param.u64 %rd15,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $14_14;
div.u32 %r66,%r21,%r10;
mul.lo.s32 %r26,%r66,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd41,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd42,%rd41;
@%p2 bra $14_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r65,%r66;
@%p3 bra $14_4;
div.u32 %r4,%r66,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r65,%r66,%r27;
mov.u32 %r66,%r4;
$14_4:
cvt.u64.u32 %rd21,%r65;
mul.lo.s64 %rd41,%rd15,%rd21;
mul.lo.s64 %rd42,%rd17,%rd21;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $14_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $14_7;
rem.u32 %r66,%r66,%r14;
$14_7:
cvt.u64.u32 %rd22,%r66;
mul.lo.s64 %rd23,%rd16,%rd22;
add.s64 %rd41,%rd23,%rd41;
mul.lo.s64 %rd24,%rd18,%rd22;
add.s64 %rd42,%rd24,%rd42;
$14_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $14_10;
bra.uni $14_9;
$14_10:
mul.wide.u32 %rd43,%r3,4;
bra.uni $14_11;
$14_9:
mul.wide.u32 %rd25,%r11,3;
cvt.u64.u32 %rd26,%r3;
add.s64 %rd43,%rd25,%rd26;
$14_11:
shl.b64 %rd27,%rd43,4;
add.s64 %rd28,%rd27,%rd42;
shl.b64 %rd29,%rd43,2;
add.s64 %rd10,%rd29,%rd41;
cvta.to.global.u64 %rd30,%rd13;
add.s64 %rd11,%rd30,%rd28;
@%p6 bra $14_13;
bra.uni $14_12;
$14_13:
cvta.to.global.u64 %rd36,%rd12;
add.s64 %rd37,%rd36,%rd10;
ld.global.v4.u32 {%r32,%r33,%r34,%r35},[%rd11+16];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd11];
ld.global.v4.u32 {%r40,%r41,%r42,%r43},[%rd11+32];
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd11+48];
st.global.v4.u32 [%rd37],{%r36,%r32,%r40,%r44};
add.s64 %rd38,%rd37,%rd14;
st.global.v4.u32 [%rd38],{%r37,%r33,%r41,%r45};
add.s64 %rd39,%rd38,%rd14;
st.global.v4.u32 [%rd39],{%r38,%r34,%r42,%r46};
add.s64 %rd40,%rd39,%rd14;
st.global.v4.u32 [%rd40],{%r39,%r35,%r43,%r47};
bra.uni $14_14;
$14_12:
ld.global.u32 %r28,[%rd11];
ld.global.u32 %r29,[%rd11+4];
ld.global.u32 %r30,[%rd11+8];
ld.global.u32 %r31,[%rd11+12];
cvta.to.global.u64 %rd31,%rd12;
add.s64 %rd32,%rd31,%rd10;
st.global.u32 [%rd32],%r28;
add.s64 %rd33,%rd32,%rd14;
st.global.u32 [%rd33],%r29;
add.s64 %rd34,%rd33,%rd14;
st.global.u32 [%rd34],%r30;
add.s64 %rd35,%rd34,%rd14;
st.global.u32 [%rd35],%r31;
$14_14:
ret;
}
.visible .entry interleave_4_c2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b32 %r<49>;
.reg .b64 %rd<37>;
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd15,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd19,[p6+40];
ld.param.u64 %rd18,[p6+32];
ld.param.u64 %rd17,[p6+24];
ld.param.u64 %rd16,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $15_14;
div.u32 %r48,%r21,%r10;
mul.lo.s32 %r26,%r48,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd34,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd35,%rd34;
@%p2 bra $15_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r47,%r48;
@%p3 bra $15_4;
div.u32 %r4,%r48,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r47,%r48,%r27;
mov.u32 %r48,%r4;
$15_4:
cvt.u64.u32 %rd22,%r47;
mul.lo.s64 %rd34,%rd16,%rd22;
mul.lo.s64 %rd35,%rd18,%rd22;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $15_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $15_7;
rem.u32 %r48,%r48,%r14;
$15_7:
cvt.u64.u32 %rd23,%r48;
mul.lo.s64 %rd24,%rd17,%rd23;
add.s64 %rd34,%rd24,%rd34;
mul.lo.s64 %rd25,%rd19,%rd23;
add.s64 %rd35,%rd25,%rd35;
$15_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $15_10;
bra.uni $15_9;
$15_10:
mul.wide.u32 %rd36,%r3,4;
bra.uni $15_11;
$15_9:
mul.wide.u32 %rd26,%r11,3;
cvt.u64.u32 %rd27,%r3;
add.s64 %rd36,%rd26,%rd27;
$15_11:
shl.b64 %rd28,%rd36,2;
add.s64 %rd29,%rd28,%rd35;
shl.b64 %rd30,%rd36,3;
add.s64 %rd31,%rd30,%rd34;
cvta.to.global.u64 %rd32,%rd14;
add.s64 %rd10,%rd32,%rd29;
add.s64 %rd11,%rd10,%rd15;
cvta.to.global.u64 %rd33,%rd13;
add.s64 %rd12,%rd33,%rd31;
@%p6 bra $15_13;
bra.uni $15_12;
$15_13:
ld.global.v4.u32 {%r30,%r31,%r32,%r33},[%rd10];
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%rd11];
st.global.v4.u32 [%rd12],{%r30,%r34,%r31,%r35};
st.global.v4.u32 [%rd12+16],{%r32,%r36,%r33,%r37};
bra.uni $15_14;
$15_12:
ld.global.u32 %r28,[%rd10];
ld.global.u32 %r29,[%rd11];
st.global.u32 [%rd12],%r28;
st.global.u32 [%rd12+4],%r29;
$15_14:
ret;
}
.visible .entry interleave_4_c3(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b32 %r<58>;
.reg .b64 %rd<38>;
ld.param.u64 %rd14,[p0];
ld.param.u64 %rd15,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd16,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd20,[p6+40];
ld.param.u64 %rd19,[p6+32];
ld.param.u64 %rd18,[p6+24];
ld.param.u64 %rd17,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $16_14;
div.u32 %r57,%r21,%r10;
mul.lo.s32 %r26,%r57,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd35,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd36,%rd35;
@%p2 bra $16_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r56,%r57;
@%p3 bra $16_4;
div.u32 %r4,%r57,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r56,%r57,%r27;
mov.u32 %r57,%r4;
$16_4:
cvt.u64.u32 %rd23,%r56;
mul.lo.s64 %rd35,%rd17,%rd23;
mul.lo.s64 %rd36,%rd19,%rd23;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $16_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $16_7;
rem.u32 %r57,%r57,%r14;
$16_7:
cvt.u64.u32 %rd24,%r57;
mul.lo.s64 %rd25,%rd18,%rd24;
add.s64 %rd35,%rd25,%rd35;
mul.lo.s64 %rd26,%rd20,%rd24;
add.s64 %rd36,%rd26,%rd36;
$16_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $16_10;
bra.uni $16_9;
$16_10:
mul.wide.u32 %rd37,%r3,4;
bra.uni $16_11;
$16_9:
mul.wide.u32 %rd27,%r11,3;
cvt.u64.u32 %rd28,%r3;
add.s64 %rd37,%rd27,%rd28;
$16_11:
shl.b64 %rd29,%rd37,2;
add.s64 %rd30,%rd29,%rd36;
mul.lo.s64 %rd31,%rd37,12;
add.s64 %rd32,%rd31,%rd35;
cvta.to.global.u64 %rd33,%rd15;
add.s64 %rd10,%rd33,%rd30;
add.s64 %rd11,%rd10,%rd16;
add.s64 %rd12,%rd11,%rd16;
cvta.to.global.u64 %rd34,%rd14;
add.s64 %rd13,%rd34,%rd32;
@%p6 bra $16_13;
bra.uni $16_12;
$16_13:
ld.global.v4.u32 {%r31,%r32,%r33,%r34},[%rd10];
ld.global.v4.u32 {%r35,%r36,%r37,%r38},[%rd11];
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%rd12];
st.global.v4.u32 [%rd13],{%r31,%r35,%r39,%r32};
st.global.v4.u32 [%rd13+16],{%r36,%r40,%r33,%r37};
st.global.v4.u32 [%rd13+32],{%r41,%r34,%r38,%r42};
bra.uni $16_14;
$16_12:
ld.global.u32 %r28,[%rd10];
ld.global.u32 %r29,[%rd11];
ld.global.u32 %r30,[%rd12];
st.global.u32 [%rd13],%r28;
st.global.u32 [%rd13+4],%r29;
st.global.u32 [%rd13+8],%r30;
$16_14:
ret;
}
.visible .entry interleave_4_c4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .u64 p5,
.param .align 8 .b8 p6[48]
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b32 %r<67>;
.reg .b64 %rd<44>;
ld.param.u64 %rd12,[p0];
ld.param.u64 %rd13,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r10,[p3];
ld.param.u32 %r11,[p4];
ld.param.u64 %rd14,[p5];
ld.param.v2.u32 {%r16,%r17},[p6];
ld.param.u64 %rd18,[p6+40];
ld.param.u64 %rd17,[p6+32];
ld.param.u64 %rd16,[p6+24];
ld.param.u64 %rd15,[p6+16];
ld.param.u32 %r14,[p6+8];
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,8;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
setp.ge.u32 %p1,%r21,%r15;
@%p1 bra $17_14;
div.u32 %r66,%r21,%r10;
mul.lo.s32 %r26,%r66,%r10;
sub.s32 %r3,%r21,%r26;
mov.u64 %rd41,0;
setp.eq.s32 %p2,%r16,0;
mov.u64 %rd42,%rd41;
@%p2 bra $17_8;
setp.eq.s32 %p3,%r16,1;
mov.u32 %r65,%r66;
@%p3 bra $17_4;
div.u32 %r4,%r66,%r17;
mul.lo.s32 %r27,%r4,%r17;
sub.s32 %r65,%r66,%r27;
mov.u32 %r66,%r4;
$17_4:
cvt.u64.u32 %rd21,%r65;
mul.lo.s64 %rd41,%rd15,%rd21;
mul.lo.s64 %rd42,%rd17,%rd21;
setp.lt.u32 %p4,%r16,2;
@%p4 bra $17_8;
setp.eq.s32 %p5,%r16,2;
@%p5 bra $17_7;
rem.u32 %r66,%r66,%r14;
$17_7:
cvt.u64.u32 %rd22,%r66;
mul.lo.s64 %rd23,%rd16,%rd22;
add.s64 %rd41,%rd23,%rd41;
mul.lo.s64 %rd24,%rd18,%rd22;
add.s64 %rd42,%rd24,%rd42;
$17_8:
setp.lt.u32 %p6,%r3,%r11;
@%p6 bra $17_10;
bra.uni $17_9;
$17_10:
mul.wide.u32 %rd43,%r3,4;
bra.uni $17_11;
$17_9:
mul.wide.u32 %rd25,%r11,3;
cvt.u64.u32 %rd26,%r3;
add.s64 %rd43,%rd25,%rd26;
$17_11:
shl.b64 %rd27,%rd43,2;
add.s64 %rd28,%rd27,%rd42;
shl.b64 %rd29,%rd43,4;
add.s64 %rd10,%rd29,%rd41;
cvta.to.global.u64 %rd30,%rd13;
add.s64 %rd11,%rd30,%rd28;
@%p6 bra $17_13;
bra.uni $17_12;
$17_13:
add.s64 %rd36,%rd11,%rd14;
add.s64 %rd37,%rd36,%rd14;
add.s64 %rd38,%rd37,%rd14;
cvta.to.global.u64 %rd39,%rd12;
add.s64 %rd40,%rd39,%rd10;
ld.global.v4.u32 {%r32,%r33,%r34,%r35},[%rd36];
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%rd11];
ld.global.v4.u32 {%r40,%r41,%r42,%r43},[%rd37];
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%rd38];
st.global.v4.u32 [%rd40],{%r36,%r32,%r40,%r44};
st.global.v4.u32 [%rd40+16],{%r37,%r33,%r41,%r45};
st.global.v4.u32 [%rd40+32],{%r38,%r34,%r42,%r46};
st.global.v4.u32 [%rd40+48],{%r39,%r35,%r43,%r47};
bra.uni $17_14;
$17_12:
ld.global.u32 %r28,[%rd11];
add.s64 %rd31,%rd11,%rd14;
ld.global.u32 %r29,[%rd31];
add.s64 %rd32,%rd31,%rd14;
ld.global.u32 %r30,[%rd32];
add.s64 %rd33,%rd32,%rd14;
ld.global.u32 %r31,[%rd33];
cvta.to.global.u64 %rd34,%rd12;
add.s64 %rd35,%rd34,%rd10;
st.global.u32 [%rd35],%r28;
st.global.u32 [%rd35+4],%r29;
st.global.u32 [%rd35+8],%r30;
st.global.u32 [%rd35+12],%r31;
$17_14:
ret;
}
`;
