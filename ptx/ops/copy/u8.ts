// Generated from kernels/ops/copy/u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/copy/u8.cu`. */
export const COPY_U8: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<9>;
.reg .b32 %r<15>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
ld.param.u32 %r3,[p2];
setp.eq.s32 %p1,%r3,0;
mov.u32 %r4,-1;
@%p1 bra $5;
setp.eq.s32 %p2,%r3,1;
setp.eq.s32 %p3,%r2,1;
or.pred %p4,%p3,%p2;
@%p4 bra $4;
bra.uni $2;
$4:
setp.lt.s32 %p5,%r1,0;
add.s32 %r5,%r2,-1;
selp.b32 %r4,0,%r5,%p5;
bra.uni $5;
$2:
setp.eq.s32 %p6,%r3,4;
shl.b32 %r6,%r2,1;
add.s32 %r7,%r6,-2;
setp.eq.s32 %p7,%r3,2;
selp.b32 %r8,%r6,%r7,%p7;
selp.b32 %r9,%r2,%r8,%p6;
rem.s32 %r10,%r1,%r9;
shr.s32 %r11,%r10,31;
and.b32 %r12,%r11,%r9;
add.s32 %r4,%r12,%r10;
setp.lt.s32 %p8,%r4,%r2;
@%p8 bra $5;
selp.b32 %r13,-1,0,%p7;
add.s32 %r14,%r9,%r13;
sub.s32 %r4,%r14,%r4;
$5:
st.param.b32 [func_retval0+0],%r4;
ret;
}
.visible .entry place_u8_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<86>;
.reg .b32 %r<175>;
.reg .b64 %d<63>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.u32 %r10,[p5];
ld.param.u64 %d3,[p6];
ld.param.u32 %r11,[p7];
ld.param.u32 %r12,[p8];
ld.param.u32 %r13,[p9];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r14,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r14,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r14;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r14,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r14;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r15,%ctaid.y;
shl.b32 %r16,%r15,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r16,%r17;
setp.ge.s32 %p3,%r18,%r6;
@%p3 bra $46;
setp.eq.s64 %p4,%d3,0;
@%p4 bra $9;
cvta.to.global.u64 %d20,%d3;
mul.wide.u32 %d21,%r14,8;
add.s64 %d22,%d20,%d21;
ld.global.u32 %r9,[%d22];
ld.global.u32 %r10,[%d22+4];
$9:
not.b32 %r19,%r18;
add.s32 %r20,%r2,%r19;
add.s32 %r21,%r20,%r10;
sub.s32 %r22,%r18,%r10;
setp.eq.s32 %p5,%r13,0;
selp.b32 %r23,%r22,%r21,%p5;
setp.lt.u32 %p6,%r23,%r2;
@%p6 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r23,[retval0+0];
}
$11:
cvt.u32.u64 %r24,%d6;
mul.lo.s32 %r25,%r23,%r24;
add.s32 %r26,%r2,-1;
mad.lo.s32 %r27,%r26,%r24,%r1;
cvt.u32.u64 %r28,%d4;
mul.lo.s32 %r29,%r18,%r28;
cvt.s64.s32 %d23,%r29;
add.s64 %d24,%d17,%d23;
cvt.u32.u64 %r30,%d24;
neg.s32 %r31,%r30;
and.b32 %r32,%r31,15;
mov.u32 %r33,%ctaid.x;
bfi.b32 %r34,%r33,%r32,10,22;
mov.u32 %r35,%tid.x;
shl.b32 %r36,%r35,4;
add.s32 %r37,%r34,%r36;
setp.eq.s32 %p7,%r32,0;
setp.ne.s32 %p8,%r33,0;
or.pred %p9,%p8,%p7;
cvt.u32.u64 %r38,%d11;
sub.s32 %r39,%r37,%r9;
add.s32 %r40,%r39,%r25;
add.s32 %r41,%r40,%r38;
and.b32 %r42,%r41,15;
sub.s32 %r43,%r40,%r42;
add.s32 %r44,%r42,31;
add.s32 %r45,%r37,16;
setp.le.s32 %p10,%r45,%r5;
or.b32 %r46,%r39,%r23;
setp.gt.s32 %p11,%r46,-1;
and.pred %p12,%p10,%p11;
add.s32 %r47,%r39,16;
setp.le.s32 %p13,%r47,%r1;
and.pred %p14,%p13,%p12;
setp.gt.s32 %p15,%r43,-1;
and.pred %p16,%p14,%p15;
and.b32 %r48,%r44,48;
add.s32 %r49,%r48,%r43;
setp.le.s32 %p17,%r49,%r27;
and.pred %p18,%p16,%p17;
not.pred %p19,%p18;
@%p19 bra $14;
cvt.s64.s32 %d25,%r43;
add.s64 %d26,%d11,%d25;
ld.global.nc.v4.u32 {%r50,%r51,%r52,%r53},[%d26];
setp.eq.s32 %p20,%r42,0;
mov.u32 %r54,0;
mov.u32 %r55,%r54;
mov.u32 %r56,%r54;
mov.u32 %r57,%r54;
@%p20 bra $14;
add.s64 %d27,%d26,16;
ld.global.nc.v4.u32 {%r57,%r56,%r55,%r54},[%d27];
$14:
add.s32 %r58,%r37,512;
sub.s32 %r59,%r58,%r9;
add.s32 %r60,%r59,%r25;
add.s32 %r61,%r60,%r38;
and.b32 %r62,%r61,15;
sub.s32 %r63,%r60,%r62;
add.s32 %r64,%r62,31;
add.s32 %r65,%r37,528;
setp.le.s32 %p21,%r65,%r5;
or.b32 %r66,%r59,%r23;
setp.gt.s32 %p22,%r66,-1;
and.pred %p23,%p21,%p22;
add.s32 %r67,%r59,16;
setp.le.s32 %p24,%r67,%r1;
and.pred %p25,%p24,%p23;
setp.gt.s32 %p26,%r63,-1;
and.pred %p27,%p25,%p26;
and.b32 %r68,%r64,48;
add.s32 %r69,%r68,%r63;
setp.le.s32 %p28,%r69,%r27;
and.pred %p29,%p27,%p28;
setp.ge.s32 %p30,%r58,%r5;
or.pred %p31,%p30,%p29;
setp.ge.s32 %p32,%r37,%r5;
or.pred %p33,%p32,%p18;
and.pred %p34,%p9,%p33;
and.pred %p35,%p34,%p31;
not.pred %p36,%p29;
@%p36 bra $17;
cvt.s64.s32 %d28,%r63;
add.s64 %d29,%d11,%d28;
ld.global.nc.v4.u32 {%r70,%r71,%r72,%r73},[%d29];
setp.eq.s32 %p37,%r62,0;
mov.u32 %r74,0;
mov.u32 %r75,%r74;
mov.u32 %r76,%r74;
mov.u32 %r77,%r74;
@%p37 bra $17;
add.s64 %d30,%d29,16;
ld.global.nc.v4.u32 {%r77,%r76,%r75,%r74},[%d30];
$17:
@%p19 bra $19;
and.b32 %r78,%r41,8;
setp.eq.s32 %p38,%r78,0;
selp.b32 %r79,%r50,%r52,%p38;
selp.b32 %r80,%r51,%r53,%p38;
selp.b32 %r81,%r52,%r57,%p38;
selp.b32 %r82,%r53,%r56,%p38;
selp.b32 %r83,%r57,%r55,%p38;
selp.b32 %r84,%r56,%r54,%p38;
and.b32 %r85,%r41,4;
setp.eq.s32 %p39,%r85,0;
selp.b32 %r86,%r79,%r80,%p39;
selp.b32 %r87,%r80,%r81,%p39;
selp.b32 %r88,%r81,%r82,%p39;
selp.b32 %r89,%r82,%r83,%p39;
selp.b32 %r90,%r83,%r84,%p39;
and.b32 %r91,%r41,3;
mad.lo.s32 %r92,%r91,4369,12816;
and.b32 %r93,%r92,30583;
prmt.b32 %r94,%r86,%r87,%r93;
prmt.b32 %r95,%r87,%r88,%r93;
prmt.b32 %r96,%r88,%r89,%r93;
prmt.b32 %r97,%r89,%r90,%r93;
mov.u32 %r98,%tid.x;
shl.b32 %r99,%r98,4;
add.s32 %r100,%r34,%r99;
cvt.s64.s32 %d31,%r100;
add.s64 %d32,%d24,%d31;
st.global.cs.v4.u32 [%d32],{%r94,%r95,%r96,%r97};
$19:
@%p36 bra $21;
and.b32 %r101,%r61,8;
setp.eq.s32 %p40,%r101,0;
selp.b32 %r102,%r70,%r72,%p40;
selp.b32 %r103,%r71,%r73,%p40;
selp.b32 %r104,%r72,%r77,%p40;
selp.b32 %r105,%r73,%r76,%p40;
selp.b32 %r106,%r77,%r75,%p40;
selp.b32 %r107,%r76,%r74,%p40;
and.b32 %r108,%r61,4;
setp.eq.s32 %p41,%r108,0;
selp.b32 %r109,%r102,%r103,%p41;
selp.b32 %r110,%r103,%r104,%p41;
selp.b32 %r111,%r104,%r105,%p41;
selp.b32 %r112,%r105,%r106,%p41;
selp.b32 %r113,%r106,%r107,%p41;
and.b32 %r114,%r61,3;
mad.lo.s32 %r115,%r114,4369,12816;
and.b32 %r116,%r115,30583;
prmt.b32 %r117,%r109,%r110,%r116;
prmt.b32 %r118,%r110,%r111,%r116;
prmt.b32 %r119,%r111,%r112,%r116;
prmt.b32 %r120,%r112,%r113,%r116;
cvt.s64.s32 %d33,%r58;
add.s64 %d34,%d24,%d33;
st.global.cs.v4.u32 [%d34],{%r117,%r118,%r119,%r120};
$21:
mov.u32 %r121,-1;
vote.sync.all.pred %p42,%p35,%r121;
@%p42 bra $46;
setp.eq.s32 %p43,%r11,0;
and.b32 %r122,%r12,255;
mul.lo.s32 %r123,%r122,16843009;
@%p43 bra $24;
mov.u32 %r124,-1;
vote.sync.ballot.b32 %r125,%p18,%r124;
cvt.u64.u32 %d35,%r125;
mov.u32 %r126,%tid.x;
shl.b32 %r127,%r126,4;
add.s32 %r128,%r34,%r127;
setp.lt.s32 %p44,%r128,%r5;
and.pred %p45,%p44,%p19;
vote.sync.ballot.b32 %r129,%p45,%r124;
cvt.u64.u32 %d36,%r129;
vote.sync.ballot.b32 %r130,%p29,%r124;
cvt.u64.u32 %d37,%r130;
bfi.b64 %d38,%d37,%d35,32,32;
setp.lt.s32 %p46,%r58,%r5;
and.pred %p47,%p46,%p36;
vote.sync.ballot.b32 %r131,%p47,%r124;
cvt.u64.u32 %d39,%r131;
bfi.b64 %d40,%d39,%d36,32,32;
bra.uni $33;
$24:
mov.u32 %r132,%tid.x;
shl.b32 %r133,%r132,4;
add.s32 %r134,%r34,%r133;
add.s32 %r135,%r134,16;
setp.gt.s32 %p48,%r135,%r5;
mov.pred %p49,0;
@%p48 bra $26;
setp.lt.s32 %p50,%r23,0;
sub.s32 %r136,%r134,%r9;
setp.lt.s32 %p51,%r136,-15;
or.pred %p52,%p50,%p51;
setp.ge.s32 %p53,%r136,%r1;
or.pred %p49,%p53,%p52;
$26:
cvt.s64.s32 %d41,%r134;
add.s64 %d42,%d24,%d41;
not.pred %p54,%p49;
@%p54 bra $28;
st.v4.u32 [%d42],{%r123,%r123,%r123,%r123};
$28:
mov.u32 %r137,-1;
vote.sync.ballot.b32 %r138,%p18,%r137;
or.pred %p55,%p18,%p49;
not.pred %p56,%p55;
setp.lt.s32 %p57,%r134,%r5;
and.pred %p58,%p57,%p56;
vote.sync.ballot.b32 %r139,%p58,%r137;
add.s32 %r140,%r58,16;
setp.gt.s32 %p59,%r140,%r5;
mov.pred %p60,0;
@%p59 bra $30;
setp.lt.s32 %p61,%r23,0;
setp.lt.s32 %p62,%r59,-15;
or.pred %p63,%p61,%p62;
setp.ge.s32 %p64,%r59,%r1;
or.pred %p60,%p64,%p63;
$30:
not.pred %p65,%p60;
@%p65 bra $32;
st.v4.u32 [%d42+512],{%r123,%r123,%r123,%r123};
$32:
mov.u32 %r141,-1;
vote.sync.ballot.b32 %r142,%p29,%r141;
cvt.u64.u32 %d43,%r142;
cvt.u64.u32 %d44,%r138;
bfi.b64 %d38,%d43,%d44,32,32;
or.pred %p66,%p29,%p60;
not.pred %p67,%p66;
setp.lt.s32 %p68,%r58,%r5;
and.pred %p69,%p68,%p67;
vote.sync.ballot.b32 %r143,%p69,%r141;
cvt.u64.u32 %d45,%r143;
cvt.u64.u32 %d46,%r139;
bfi.b64 %d40,%d45,%d46,32,32;
$33:
neg.s64 %d47,%d38;
and.b64 %d48,%d38,%d47;
add.s64 %d49,%d48,-1;
setp.eq.s64 %p70,%d38,0;
selp.b64 %d50,-1,%d49,%p70;
and.b64 %d51,%d50,%d40;
xor.b64 %d52,%d51,%d40;
setp.eq.s64 %p71,%d51,0;
mov.u32 %r144,0;
mov.u32 %r145,%r144;
mov.u32 %r146,%r144;
@%p71 bra $35;
neg.s64 %d53,%d51;
and.b64 %d54,%d51,%d53;
clz.b64 %r147,%d54;
shl.b32 %r148,%r147,4;
or.b32 %r149,%r34,1008;
sub.s32 %r145,%r149,%r148;
clz.b64 %r150,%d51;
shl.b32 %r151,%r150,4;
add.s32 %r152,%r34,1024;
sub.s32 %r146,%r152,%r151;
$35:
setp.eq.s64 %p72,%d52,0;
mov.u32 %r153,%r144;
@%p72 bra $37;
neg.s64 %d55,%d52;
and.b64 %d56,%d52,%d55;
clz.b64 %r154,%d56;
shl.b32 %r155,%r154,4;
or.b32 %r156,%r34,1008;
sub.s32 %r144,%r156,%r155;
clz.b64 %r157,%d52;
shl.b32 %r158,%r157,4;
add.s32 %r159,%r34,1024;
sub.s32 %r153,%r159,%r158;
$37:
setp.eq.s32 %p73,%r33,0;
setp.ne.s32 %p74,%r32,0;
and.pred %p75,%p73,%p74;
setp.lt.s32 %p76,%r146,%r32;
selp.b32 %r160,0,%r145,%p75;
and.pred %p77,%p75,%p76;
selp.b32 %r161,%r32,%r146,%p77;
min.s32 %r162,%r161,%r5;
min.s32 %r163,%r153,%r5;
setp.lt.s32 %p78,%r23,0;
mov.u64 %d57,0;
@%p78 bra $39;
cvt.s64.s32 %d58,%r25;
add.s64 %d57,%d11,%d58;
$39:
sub.s32 %r164,%r162,%r160;
sub.s32 %r165,%r164,%r144;
add.s32 %r166,%r165,%r163;
setp.ge.s32 %p79,%r35,%r166;
@%p79 bra $46;
sub.s32 %r167,%r160,%r162;
add.s32 %r168,%r167,%r144;
neg.s32 %r169,%r9;
$41:
.pragma "nounroll";
setp.lt.s32 %p80,%r35,%r164;
selp.b32 %r170,%r160,%r168,%p80;
add.s32 %r171,%r169,%r170;
add.s32 %r172,%r171,%r35;
setp.lt.u32 %p81,%r172,%r1;
@%p81 bra $43;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r172;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r172,[retval0+0];
}
$43:
setp.lt.s32 %p82,%r172,0;
setp.eq.s64 %p83,%d57,0;
or.pred %p84,%p83,%p82;
mov.u32 %r173,%r12;
@%p84 bra $45;
cvt.s64.s32 %d59,%r172;
add.s64 %d60,%d57,%d59;
ld.global.nc.u8 %r173,[%d60];
$45:
add.s32 %r174,%r170,%r35;
cvt.s64.s32 %d61,%r174;
add.s64 %d62,%d24,%d61;
st.u8 [%d62],%r173;
add.s32 %r35,%r35,32;
setp.lt.s32 %p85,%r35,%r166;
@%p85 bra $41;
$46:
ret;
}
.visible .entry mirror_u8_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<63>;
.reg .b32 %r<181>;
.reg .b64 %d<57>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p5];
ld.param.u64 %d3,[p6];
ld.param.u32 %r10,[p7];
ld.param.u32 %r11,[p8];
ld.param.u32 %r12,[p9];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r13,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r13;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r13,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r13;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r17,%r6;
@%p3 bra $35;
setp.eq.s64 %p4,%d3,0;
@%p4 bra $9;
cvta.to.global.u64 %d20,%d3;
mul.wide.u32 %d21,%r13,8;
add.s64 %d22,%d20,%d21;
ld.global.u32 %r9,[%d22+4];
$9:
not.b32 %r18,%r17;
add.s32 %r19,%r2,%r18;
add.s32 %r20,%r19,%r9;
sub.s32 %r21,%r17,%r9;
setp.eq.s32 %p5,%r12,0;
selp.b32 %r22,%r21,%r20,%p5;
setp.lt.u32 %p6,%r22,%r2;
@%p6 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r22,[retval0+0];
}
$11:
cvt.u32.u64 %r23,%d6;
mul.lo.s32 %r24,%r22,%r23;
add.s32 %r25,%r2,-1;
mad.lo.s32 %r26,%r25,%r23,%r1;
cvt.u32.u64 %r27,%d4;
mul.lo.s32 %r28,%r17,%r27;
cvt.s64.s32 %d23,%r28;
add.s64 %d24,%d17,%d23;
cvt.u32.u64 %r29,%d24;
neg.s32 %r30,%r29;
and.b32 %r31,%r30,15;
mov.u32 %r32,%ctaid.x;
bfi.b32 %r33,%r32,%r31,10,22;
mov.u32 %r34,%tid.x;
shl.b32 %r35,%r34,4;
add.s32 %r36,%r33,%r35;
cvt.u32.u64 %r37,%d11;
add.s32 %r38,%r1,-16;
sub.s32 %r39,%r38,%r36;
add.s32 %r40,%r39,%r24;
add.s32 %r41,%r40,%r37;
and.b32 %r42,%r41,15;
sub.s32 %r43,%r40,%r42;
add.s32 %r44,%r42,31;
add.s32 %r45,%r36,16;
setp.le.s32 %p7,%r45,%r5;
or.b32 %r46,%r39,%r22;
setp.gt.s32 %p8,%r46,-1;
and.pred %p9,%p7,%p8;
add.s32 %r47,%r39,16;
setp.le.s32 %p10,%r47,%r1;
and.pred %p11,%p10,%p9;
setp.gt.s32 %p12,%r43,-1;
and.pred %p13,%p11,%p12;
and.b32 %r48,%r44,48;
add.s32 %r49,%r48,%r43;
setp.le.s32 %p14,%r49,%r26;
and.pred %p15,%p13,%p14;
not.pred %p16,%p15;
@%p16 bra $14;
cvt.s64.s32 %d25,%r43;
add.s64 %d26,%d11,%d25;
ld.global.nc.v4.u32 {%r50,%r51,%r52,%r53},[%d26];
setp.eq.s32 %p17,%r42,0;
mov.u32 %r54,0;
mov.u32 %r55,%r54;
mov.u32 %r56,%r54;
mov.u32 %r57,%r54;
@%p17 bra $14;
add.s64 %d27,%d26,16;
ld.global.nc.v4.u32 {%r57,%r56,%r55,%r54},[%d27];
$14:
add.s32 %r58,%r36,512;
sub.s32 %r59,%r38,%r58;
add.s32 %r60,%r59,%r24;
add.s32 %r61,%r60,%r37;
and.b32 %r62,%r61,15;
sub.s32 %r63,%r60,%r62;
add.s32 %r64,%r62,31;
add.s32 %r65,%r36,528;
setp.le.s32 %p18,%r65,%r5;
or.b32 %r66,%r59,%r22;
setp.gt.s32 %p19,%r66,-1;
and.pred %p20,%p18,%p19;
add.s32 %r67,%r59,16;
setp.le.s32 %p21,%r67,%r1;
and.pred %p22,%p21,%p20;
setp.gt.s32 %p23,%r63,-1;
and.pred %p24,%p22,%p23;
and.b32 %r68,%r64,48;
add.s32 %r69,%r68,%r63;
setp.le.s32 %p25,%r69,%r26;
and.pred %p26,%p24,%p25;
setp.ge.s32 %p27,%r58,%r5;
or.pred %p28,%p27,%p26;
setp.ge.s32 %p29,%r36,%r5;
or.pred %p30,%p29,%p15;
setp.ne.s32 %p31,%r32,0;
setp.eq.s32 %p32,%r31,0;
or.pred %p33,%p31,%p32;
and.pred %p34,%p33,%p30;
and.pred %p35,%p34,%p28;
not.pred %p36,%p26;
@%p36 bra $17;
cvt.s64.s32 %d28,%r63;
add.s64 %d29,%d11,%d28;
ld.global.nc.v4.u32 {%r70,%r71,%r72,%r73},[%d29];
setp.eq.s32 %p37,%r62,0;
mov.u32 %r74,0;
mov.u32 %r75,%r74;
mov.u32 %r76,%r74;
mov.u32 %r77,%r74;
@%p37 bra $17;
add.s64 %d30,%d29,16;
ld.global.nc.v4.u32 {%r77,%r76,%r75,%r74},[%d30];
$17:
@%p16 bra $19;
and.b32 %r78,%r41,8;
setp.eq.s32 %p38,%r78,0;
mov.u32 %r79,0;
selp.b32 %r80,%r50,%r52,%p38;
selp.b32 %r81,%r51,%r53,%p38;
selp.b32 %r82,%r52,%r57,%p38;
selp.b32 %r83,%r53,%r56,%p38;
selp.b32 %r84,%r57,%r55,%p38;
selp.b32 %r85,%r56,%r54,%p38;
and.b32 %r86,%r41,4;
setp.eq.s32 %p39,%r86,0;
selp.b32 %r87,%r80,%r81,%p39;
selp.b32 %r88,%r81,%r82,%p39;
selp.b32 %r89,%r82,%r83,%p39;
selp.b32 %r90,%r83,%r84,%p39;
selp.b32 %r91,%r84,%r85,%p39;
and.b32 %r92,%r41,3;
mad.lo.s32 %r93,%r92,4369,12816;
and.b32 %r94,%r93,30583;
prmt.b32 %r95,%r87,%r88,%r94;
prmt.b32 %r96,%r88,%r89,%r94;
prmt.b32 %r97,%r89,%r90,%r94;
prmt.b32 %r98,%r90,%r91,%r94;
mov.u32 %r99,%tid.x;
shl.b32 %r100,%r99,4;
shl.b32 %r101,%r32,10;
or.b32 %r102,%r31,%r101;
add.s32 %r103,%r102,%r100;
cvt.s64.s32 %d31,%r103;
add.s64 %d32,%d24,%d31;
mov.u32 %r104,291;
prmt.b32 %r105,%r98,%r79,%r104;
prmt.b32 %r106,%r97,%r79,%r104;
prmt.b32 %r107,%r96,%r79,%r104;
prmt.b32 %r108,%r95,%r79,%r104;
st.global.cs.v4.u32 [%d32],{%r105,%r106,%r107,%r108};
$19:
@%p36 bra $21;
and.b32 %r109,%r61,8;
setp.eq.s32 %p40,%r109,0;
mov.u32 %r110,0;
selp.b32 %r111,%r70,%r72,%p40;
selp.b32 %r112,%r71,%r73,%p40;
selp.b32 %r113,%r72,%r77,%p40;
selp.b32 %r114,%r73,%r76,%p40;
selp.b32 %r115,%r77,%r75,%p40;
selp.b32 %r116,%r76,%r74,%p40;
and.b32 %r117,%r61,4;
setp.eq.s32 %p41,%r117,0;
selp.b32 %r118,%r111,%r112,%p41;
selp.b32 %r119,%r112,%r113,%p41;
selp.b32 %r120,%r113,%r114,%p41;
selp.b32 %r121,%r114,%r115,%p41;
selp.b32 %r122,%r115,%r116,%p41;
and.b32 %r123,%r61,3;
mad.lo.s32 %r124,%r123,4369,12816;
and.b32 %r125,%r124,30583;
prmt.b32 %r126,%r118,%r119,%r125;
prmt.b32 %r127,%r119,%r120,%r125;
prmt.b32 %r128,%r120,%r121,%r125;
prmt.b32 %r129,%r121,%r122,%r125;
mov.u32 %r130,%tid.x;
shl.b32 %r131,%r130,4;
shl.b32 %r132,%r32,10;
or.b32 %r133,%r31,%r132;
add.s32 %r134,%r133,%r131;
add.s32 %r135,%r134,512;
cvt.s64.s32 %d33,%r135;
add.s64 %d34,%d24,%d33;
mov.u32 %r136,291;
prmt.b32 %r137,%r129,%r110,%r136;
prmt.b32 %r138,%r128,%r110,%r136;
prmt.b32 %r139,%r127,%r110,%r136;
prmt.b32 %r140,%r126,%r110,%r136;
st.global.cs.v4.u32 [%d34],{%r137,%r138,%r139,%r140};
$21:
mov.u32 %r141,-1;
vote.sync.all.pred %p42,%p35,%r141;
@%p42 bra $35;
vote.sync.ballot.b32 %r142,%p15,%r141;
cvt.u64.u32 %d35,%r142;
shl.b32 %r143,%r32,10;
or.b32 %r144,%r31,%r143;
add.s32 %r145,%r144,%r35;
setp.lt.s32 %p43,%r145,%r5;
and.pred %p44,%p43,%p16;
vote.sync.ballot.b32 %r146,%p44,%r141;
cvt.u64.u32 %d36,%r146;
vote.sync.ballot.b32 %r147,%p26,%r141;
cvt.u64.u32 %d37,%r147;
bfi.b64 %d38,%d37,%d35,32,32;
add.s32 %r148,%r145,512;
setp.lt.s32 %p45,%r148,%r5;
and.pred %p46,%p45,%p36;
vote.sync.ballot.b32 %r149,%p46,%r141;
cvt.u64.u32 %d39,%r149;
bfi.b64 %d40,%d39,%d36,32,32;
setp.eq.s64 %p47,%d38,0;
neg.s64 %d41,%d38;
and.b64 %d42,%d38,%d41;
add.s64 %d43,%d42,-1;
selp.b64 %d44,-1,%d43,%p47;
and.b64 %d45,%d44,%d40;
xor.b64 %d46,%d45,%d40;
setp.eq.s64 %p48,%d45,0;
mov.u32 %r150,0;
mov.u32 %r151,%r150;
mov.u32 %r152,%r150;
@%p48 bra $24;
neg.s64 %d47,%d45;
and.b64 %d48,%d45,%d47;
clz.b64 %r153,%d48;
shl.b32 %r154,%r153,4;
or.b32 %r155,%r33,1008;
sub.s32 %r151,%r155,%r154;
clz.b64 %r156,%d45;
shl.b32 %r157,%r156,4;
add.s32 %r158,%r33,1024;
sub.s32 %r152,%r158,%r157;
$24:
setp.eq.s64 %p49,%d46,0;
mov.u32 %r159,%r150;
@%p49 bra $26;
neg.s64 %d49,%d46;
and.b64 %d50,%d46,%d49;
clz.b64 %r160,%d50;
shl.b32 %r161,%r160,4;
or.b32 %r162,%r33,1008;
sub.s32 %r150,%r162,%r161;
clz.b64 %r163,%d46;
shl.b32 %r164,%r163,4;
add.s32 %r165,%r33,1024;
sub.s32 %r159,%r165,%r164;
$26:
setp.eq.s32 %p50,%r32,0;
setp.ne.s32 %p51,%r31,0;
and.pred %p52,%p50,%p51;
setp.lt.s32 %p53,%r152,%r31;
selp.b32 %r166,0,%r151,%p52;
and.pred %p54,%p52,%p53;
selp.b32 %r167,%r31,%r152,%p54;
min.s32 %r168,%r167,%r5;
min.s32 %r169,%r159,%r5;
setp.lt.s32 %p55,%r22,0;
mov.u64 %d51,0;
@%p55 bra $28;
cvt.s64.s32 %d52,%r24;
add.s64 %d51,%d11,%d52;
$28:
sub.s32 %r170,%r168,%r166;
sub.s32 %r171,%r170,%r150;
add.s32 %r172,%r171,%r169;
setp.ge.s32 %p56,%r34,%r172;
@%p56 bra $35;
sub.s32 %r173,%r166,%r168;
add.s32 %r174,%r173,%r150;
not.b32 %r175,%r34;
$30:
.pragma "nounroll";
setp.lt.s32 %p57,%r34,%r170;
selp.b32 %r176,%r166,%r174,%p57;
add.s32 %r177,%r1,%r175;
mad.lo.s32 %r178,%r176,-1,%r177;
setp.lt.u32 %p58,%r178,%r1;
@%p58 bra $32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r178;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r178,[retval0+0];
}
$32:
setp.lt.s32 %p59,%r178,0;
setp.eq.s64 %p60,%d51,0;
or.pred %p61,%p60,%p59;
mov.u32 %r179,%r11;
@%p61 bra $34;
cvt.s64.s32 %d53,%r178;
add.s64 %d54,%d51,%d53;
ld.global.nc.u8 %r179,[%d54];
$34:
add.s32 %r180,%r176,%r34;
cvt.s64.s32 %d55,%r180;
add.s64 %d56,%d24,%d55;
st.u8 [%d56],%r179;
add.s32 %r175,%r175,-32;
add.s32 %r34,%r34,32;
setp.lt.s32 %p62,%r34,%r172;
@%p62 bra $30;
$35:
ret;
}
.visible .entry place_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<91>;
.reg .b32 %r<221>;
.reg .b64 %d<67>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.u32 %r10,[p5];
ld.param.u64 %d3,[p6];
ld.param.u32 %r11,[p7];
ld.param.u32 %r12,[p8];
ld.param.u32 %r13,[p9];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r14,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r14,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r14;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r14,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r14;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r15,%ctaid.y;
shl.b32 %r16,%r15,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r16,%r17;
setp.ge.s32 %p3,%r18,%r6;
@%p3 bra $50;
setp.eq.s64 %p4,%d3,0;
@%p4 bra $9;
cvta.to.global.u64 %d20,%d3;
mul.wide.u32 %d21,%r14,8;
add.s64 %d22,%d20,%d21;
ld.global.u32 %r9,[%d22];
ld.global.u32 %r10,[%d22+4];
$9:
mul.lo.s32 %r19,%r5,3;
mul.lo.s32 %r20,%r1,3;
not.b32 %r21,%r18;
add.s32 %r22,%r2,%r21;
add.s32 %r23,%r22,%r10;
sub.s32 %r24,%r18,%r10;
setp.eq.s32 %p5,%r13,0;
selp.b32 %r25,%r24,%r23,%p5;
setp.lt.u32 %p6,%r25,%r2;
@%p6 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r25;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$11:
cvt.u32.u64 %r26,%d6;
mul.lo.s32 %r27,%r25,%r26;
add.s32 %r28,%r2,-1;
mad.lo.s32 %r29,%r28,%r26,%r20;
cvt.u32.u64 %r30,%d4;
mul.lo.s32 %r31,%r18,%r30;
cvt.s64.s32 %d23,%r31;
add.s64 %d24,%d17,%d23;
cvt.u32.u64 %r32,%d24;
neg.s32 %r33,%r32;
and.b32 %r34,%r33,15;
mov.u32 %r35,%ctaid.x;
bfi.b32 %r36,%r35,%r34,10,22;
mov.u32 %r37,%tid.x;
shl.b32 %r38,%r37,4;
add.s32 %r39,%r36,%r38;
setp.eq.s32 %p7,%r34,0;
setp.ne.s32 %p8,%r35,0;
or.pred %p9,%p8,%p7;
cvt.u32.u64 %r40,%d11;
mul.lo.s32 %r41,%r9,-3;
add.s32 %r42,%r39,%r41;
add.s32 %r43,%r42,%r27;
add.s32 %r44,%r43,%r40;
and.b32 %r45,%r44,15;
sub.s32 %r46,%r43,%r45;
add.s32 %r47,%r45,31;
add.s32 %r48,%r39,16;
setp.le.s32 %p10,%r48,%r19;
or.b32 %r49,%r42,%r25;
setp.gt.s32 %p11,%r49,-1;
and.pred %p12,%p10,%p11;
add.s32 %r50,%r42,16;
setp.le.s32 %p13,%r50,%r20;
and.pred %p14,%p13,%p12;
setp.gt.s32 %p15,%r46,-1;
and.pred %p16,%p14,%p15;
and.b32 %r51,%r47,48;
add.s32 %r52,%r51,%r46;
setp.le.s32 %p17,%r52,%r29;
and.pred %p18,%p16,%p17;
not.pred %p19,%p18;
@%p19 bra $14;
cvt.s64.s32 %d25,%r46;
add.s64 %d26,%d11,%d25;
ld.global.nc.v4.u32 {%r53,%r54,%r55,%r56},[%d26];
setp.eq.s32 %p20,%r45,0;
mov.u32 %r57,0;
mov.u32 %r58,%r57;
mov.u32 %r59,%r57;
mov.u32 %r60,%r57;
@%p20 bra $14;
add.s64 %d27,%d26,16;
ld.global.nc.v4.u32 {%r60,%r59,%r58,%r57},[%d27];
$14:
add.s32 %r61,%r39,512;
add.s32 %r62,%r61,%r41;
add.s32 %r63,%r62,%r27;
add.s32 %r64,%r63,%r40;
and.b32 %r65,%r64,15;
sub.s32 %r66,%r63,%r65;
add.s32 %r67,%r65,31;
add.s32 %r68,%r39,528;
setp.le.s32 %p21,%r68,%r19;
or.b32 %r69,%r62,%r25;
setp.gt.s32 %p22,%r69,-1;
and.pred %p23,%p21,%p22;
add.s32 %r70,%r62,16;
setp.le.s32 %p24,%r70,%r20;
and.pred %p25,%p24,%p23;
setp.gt.s32 %p26,%r66,-1;
and.pred %p27,%p25,%p26;
and.b32 %r71,%r67,48;
add.s32 %r72,%r71,%r66;
setp.le.s32 %p28,%r72,%r29;
and.pred %p29,%p27,%p28;
setp.ge.s32 %p30,%r61,%r19;
or.pred %p31,%p30,%p29;
setp.ge.s32 %p32,%r39,%r19;
or.pred %p33,%p32,%p18;
and.pred %p34,%p9,%p33;
and.pred %p35,%p34,%p31;
not.pred %p36,%p29;
@%p36 bra $17;
cvt.s64.s32 %d28,%r66;
add.s64 %d29,%d11,%d28;
ld.global.nc.v4.u32 {%r73,%r74,%r75,%r76},[%d29];
setp.eq.s32 %p37,%r65,0;
mov.u32 %r77,0;
mov.u32 %r78,%r77;
mov.u32 %r79,%r77;
mov.u32 %r80,%r77;
@%p37 bra $17;
add.s64 %d30,%d29,16;
ld.global.nc.v4.u32 {%r80,%r79,%r78,%r77},[%d30];
$17:
@%p19 bra $19;
and.b32 %r81,%r44,8;
setp.eq.s32 %p38,%r81,0;
selp.b32 %r82,%r53,%r55,%p38;
selp.b32 %r83,%r54,%r56,%p38;
selp.b32 %r84,%r55,%r60,%p38;
selp.b32 %r85,%r56,%r59,%p38;
selp.b32 %r86,%r60,%r58,%p38;
selp.b32 %r87,%r59,%r57,%p38;
and.b32 %r88,%r44,4;
setp.eq.s32 %p39,%r88,0;
selp.b32 %r89,%r82,%r83,%p39;
selp.b32 %r90,%r83,%r84,%p39;
selp.b32 %r91,%r84,%r85,%p39;
selp.b32 %r92,%r85,%r86,%p39;
selp.b32 %r93,%r86,%r87,%p39;
and.b32 %r94,%r44,3;
mad.lo.s32 %r95,%r94,4369,12816;
and.b32 %r96,%r95,30583;
prmt.b32 %r97,%r89,%r90,%r96;
prmt.b32 %r98,%r90,%r91,%r96;
prmt.b32 %r99,%r91,%r92,%r96;
prmt.b32 %r100,%r92,%r93,%r96;
mov.u32 %r101,%tid.x;
shl.b32 %r102,%r101,4;
add.s32 %r103,%r36,%r102;
cvt.s64.s32 %d31,%r103;
add.s64 %d32,%d24,%d31;
st.global.cs.v4.u32 [%d32],{%r97,%r98,%r99,%r100};
$19:
@%p36 bra $21;
and.b32 %r104,%r64,8;
setp.eq.s32 %p40,%r104,0;
selp.b32 %r105,%r73,%r75,%p40;
selp.b32 %r106,%r74,%r76,%p40;
selp.b32 %r107,%r75,%r80,%p40;
selp.b32 %r108,%r76,%r79,%p40;
selp.b32 %r109,%r80,%r78,%p40;
selp.b32 %r110,%r79,%r77,%p40;
and.b32 %r111,%r64,4;
setp.eq.s32 %p41,%r111,0;
selp.b32 %r112,%r105,%r106,%p41;
selp.b32 %r113,%r106,%r107,%p41;
selp.b32 %r114,%r107,%r108,%p41;
selp.b32 %r115,%r108,%r109,%p41;
selp.b32 %r116,%r109,%r110,%p41;
and.b32 %r117,%r64,3;
mad.lo.s32 %r118,%r117,4369,12816;
and.b32 %r119,%r118,30583;
prmt.b32 %r120,%r112,%r113,%r119;
prmt.b32 %r121,%r113,%r114,%r119;
prmt.b32 %r122,%r114,%r115,%r119;
prmt.b32 %r123,%r115,%r116,%r119;
cvt.s64.s32 %d33,%r61;
add.s64 %d34,%d24,%d33;
st.global.cs.v4.u32 [%d34],{%r120,%r121,%r122,%r123};
$21:
mov.u32 %r124,-1;
vote.sync.all.pred %p42,%p35,%r124;
@%p42 bra $50;
setp.eq.s32 %p43,%r11,0;
@%p43 bra $24;
mov.u32 %r125,-1;
vote.sync.ballot.b32 %r126,%p18,%r125;
cvt.u64.u32 %d35,%r126;
mov.u32 %r127,%tid.x;
shl.b32 %r128,%r127,4;
add.s32 %r129,%r36,%r128;
setp.lt.s32 %p44,%r129,%r19;
and.pred %p45,%p44,%p19;
vote.sync.ballot.b32 %r130,%p45,%r125;
cvt.u64.u32 %d36,%r130;
vote.sync.ballot.b32 %r131,%p29,%r125;
cvt.u64.u32 %d37,%r131;
bfi.b64 %d38,%d37,%d35,32,32;
setp.lt.s32 %p46,%r61,%r19;
and.pred %p47,%p46,%p36;
vote.sync.ballot.b32 %r132,%p47,%r125;
cvt.u64.u32 %d39,%r132;
bfi.b64 %d40,%d39,%d36,32,32;
bra.uni $33;
$24:
mov.u32 %r133,%tid.x;
shl.b32 %r134,%r133,4;
add.s32 %r135,%r36,%r134;
add.s32 %r136,%r135,16;
setp.gt.s32 %p48,%r136,%r19;
mov.pred %p49,0;
@%p48 bra $26;
setp.lt.s32 %p50,%r25,0;
mad.lo.s32 %r137,%r9,-3,%r135;
setp.lt.s32 %p51,%r137,-15;
or.pred %p52,%p50,%p51;
setp.ge.s32 %p53,%r137,%r20;
or.pred %p49,%p53,%p52;
$26:
cvt.s64.s32 %d41,%r135;
add.s64 %d42,%d24,%d41;
not.pred %p54,%p49;
@%p54 bra $28;
mov.u32 %r138,0;
mul.hi.s32 %r139,%r135,1431655766;
shr.u32 %r140,%r139,31;
add.s32 %r141,%r139,%r140;
mul.lo.s32 %r142,%r141,3;
sub.s32 %r143,%r135,%r142;
setp.eq.s32 %p55,%r143,0;
setp.eq.s32 %p56,%r143,1;
selp.b32 %r144,4129,8450,%p56;
mov.u32 %r145,4129;
selp.b32 %r146,528,%r144,%p55;
prmt.b32 %r147,%r12,%r138,%r146;
prmt.b32 %r148,%r147,%r138,%r145;
prmt.b32 %r149,%r148,%r138,%r145;
st.v4.u32 [%d42],{%r147,%r148,%r149,%r147};
$28:
mov.u32 %r150,-1;
vote.sync.ballot.b32 %r151,%p18,%r150;
or.pred %p57,%p18,%p49;
not.pred %p58,%p57;
setp.lt.s32 %p59,%r135,%r19;
and.pred %p60,%p59,%p58;
vote.sync.ballot.b32 %r152,%p60,%r150;
add.s32 %r153,%r61,16;
setp.gt.s32 %p61,%r153,%r19;
mov.pred %p62,0;
@%p61 bra $30;
setp.lt.s32 %p63,%r25,0;
mad.lo.s32 %r154,%r9,-3,%r61;
setp.lt.s32 %p64,%r154,-15;
or.pred %p65,%p63,%p64;
setp.ge.s32 %p66,%r154,%r20;
or.pred %p62,%p66,%p65;
$30:
not.pred %p67,%p62;
@%p67 bra $32;
mul.hi.s32 %r155,%r61,1431655766;
shr.u32 %r156,%r155,31;
add.s32 %r157,%r155,%r156;
mul.lo.s32 %r158,%r157,3;
sub.s32 %r159,%r61,%r158;
setp.eq.s32 %p68,%r159,0;
mov.u32 %r160,0;
setp.eq.s32 %p69,%r159,1;
selp.b32 %r161,4129,8450,%p69;
mov.u32 %r162,4129;
selp.b32 %r163,528,%r161,%p68;
prmt.b32 %r164,%r12,%r160,%r163;
prmt.b32 %r165,%r164,%r160,%r162;
prmt.b32 %r166,%r165,%r160,%r162;
st.v4.u32 [%d42+512],{%r164,%r165,%r166,%r164};
$32:
mov.u32 %r167,-1;
vote.sync.ballot.b32 %r168,%p29,%r167;
cvt.u64.u32 %d43,%r168;
cvt.u64.u32 %d44,%r151;
bfi.b64 %d38,%d43,%d44,32,32;
or.pred %p70,%p29,%p62;
not.pred %p71,%p70;
setp.lt.s32 %p72,%r61,%r19;
and.pred %p73,%p72,%p71;
vote.sync.ballot.b32 %r169,%p73,%r167;
cvt.u64.u32 %d45,%r169;
cvt.u64.u32 %d46,%r152;
bfi.b64 %d40,%d45,%d46,32,32;
$33:
neg.s64 %d47,%d38;
and.b64 %d48,%d38,%d47;
add.s64 %d49,%d48,-1;
setp.eq.s64 %p74,%d38,0;
selp.b64 %d50,-1,%d49,%p74;
and.b64 %d51,%d50,%d40;
xor.b64 %d52,%d51,%d40;
setp.eq.s64 %p75,%d51,0;
mov.u32 %r170,0;
mov.u32 %r171,%r170;
mov.u32 %r172,%r170;
@%p75 bra $35;
neg.s64 %d53,%d51;
and.b64 %d54,%d51,%d53;
clz.b64 %r173,%d54;
shl.b32 %r174,%r173,4;
or.b32 %r175,%r36,1008;
sub.s32 %r176,%r175,%r174;
clz.b64 %r177,%d51;
shl.b32 %r178,%r177,4;
add.s32 %r179,%r36,1024;
sub.s32 %r172,%r179,%r178;
mul.hi.s32 %r180,%r176,1431655766;
shr.u32 %r181,%r180,31;
add.s32 %r171,%r180,%r181;
$35:
setp.eq.s64 %p76,%d52,0;
mov.u32 %r182,%r170;
@%p76 bra $37;
neg.s64 %d55,%d52;
and.b64 %d56,%d52,%d55;
clz.b64 %r183,%d56;
shl.b32 %r184,%r183,4;
or.b32 %r185,%r36,1008;
sub.s32 %r186,%r185,%r184;
clz.b64 %r187,%d52;
shl.b32 %r188,%r187,4;
add.s32 %r189,%r36,1024;
sub.s32 %r182,%r189,%r188;
mul.hi.s32 %r190,%r186,1431655766;
shr.u32 %r191,%r190,31;
add.s32 %r170,%r190,%r191;
$37:
setp.eq.s32 %p77,%r35,0;
setp.ne.s32 %p78,%r34,0;
and.pred %p79,%p77,%p78;
setp.lt.s32 %p80,%r172,%r34;
and.pred %p81,%p79,%p80;
selp.b32 %r192,%r34,%r172,%p81;
min.s32 %r193,%r192,%r19;
add.s32 %r194,%r193,2;
mul.hi.s32 %r195,%r194,1431655766;
shr.u32 %r196,%r195,31;
add.s32 %r197,%r195,%r196;
min.s32 %r198,%r182,%r19;
setp.lt.s32 %p82,%r25,0;
mov.u64 %d57,0;
@%p82 bra $39;
cvt.s64.s32 %d58,%r27;
add.s64 %d57,%d11,%d58;
$39:
selp.b32 %r199,0,%r171,%p79;
sub.s32 %r200,%r197,%r199;
sub.s32 %r201,%r200,%r170;
add.s32 %r202,%r198,2;
mul.hi.s32 %r203,%r202,1431655766;
shr.u32 %r204,%r203,31;
add.s32 %r205,%r203,%r204;
add.s32 %r206,%r201,%r205;
setp.ge.s32 %p83,%r37,%r206;
@%p83 bra $50;
sub.s32 %r207,%r199,%r197;
add.s32 %r208,%r207,%r170;
shr.u32 %r209,%r12,8;
shr.u32 %r210,%r12,16;
neg.s32 %r211,%r9;
mul.lo.s32 %r212,%r37,3;
$41:
.pragma "nounroll";
setp.lt.s32 %p84,%r37,%r200;
selp.b32 %r213,%r199,%r208,%p84;
add.s32 %r214,%r211,%r213;
add.s32 %r215,%r214,%r37;
setp.lt.u32 %p85,%r215,%r1;
@%p85 bra $43;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r215;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r215,[retval0+0];
}
$43:
setp.gt.s32 %p86,%r215,-1;
setp.ne.s64 %p87,%d57,0;
and.pred %p88,%p87,%p86;
mul.lo.s32 %r216,%r215,3;
cvt.s64.s32 %d59,%r216;
not.pred %p89,%p88;
mov.u32 %r217,%r12;
@%p89 bra $45;
add.s64 %d60,%d57,%d59;
ld.global.nc.u8 %r217,[%d60];
$45:
mad.lo.s32 %r218,%r213,3,%r212;
cvt.s64.s32 %d61,%r218;
add.s64 %d62,%d24,%d61;
st.u8 [%d62],%r217;
mov.u32 %r219,%r209;
@%p89 bra $47;
add.s64 %d63,%d57,%d59;
add.s64 %d64,%d63,1;
ld.global.nc.u8 %r219,[%d64];
$47:
st.u8 [%d62+1],%r219;
mov.u32 %r220,%r210;
@%p89 bra $49;
add.s64 %d65,%d57,%d59;
add.s64 %d66,%d65,2;
ld.global.nc.u8 %r220,[%d66];
$49:
st.u8 [%d62+2],%r220;
add.s32 %r212,%r212,96;
add.s32 %r37,%r37,32;
setp.lt.s32 %p90,%r37,%r206;
@%p90 bra $41;
$50:
ret;
}
.visible .entry mirror_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<68>;
.reg .b32 %r<237>;
.reg .b64 %d<63>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p5];
ld.param.u64 %d3,[p6];
ld.param.u32 %r10,[p7];
ld.param.u32 %r11,[p8];
ld.param.u32 %r12,[p9];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r13,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r13;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r13,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r13;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r17,%r6;
@%p3 bra $39;
setp.eq.s64 %p4,%d3,0;
@%p4 bra $9;
cvta.to.global.u64 %d20,%d3;
mul.wide.u32 %d21,%r13,8;
add.s64 %d22,%d20,%d21;
ld.global.u32 %r9,[%d22+4];
$9:
mul.lo.s32 %r18,%r5,3;
mul.lo.s32 %r19,%r1,3;
not.b32 %r20,%r17;
add.s32 %r21,%r2,%r20;
add.s32 %r22,%r21,%r9;
sub.s32 %r23,%r17,%r9;
setp.eq.s32 %p5,%r12,0;
selp.b32 %r24,%r23,%r22,%p5;
setp.lt.u32 %p6,%r24,%r2;
@%p6 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r24;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$11:
cvt.u32.u64 %r25,%d6;
mul.lo.s32 %r26,%r24,%r25;
add.s32 %r27,%r2,-1;
mad.lo.s32 %r28,%r27,%r25,%r19;
cvt.u32.u64 %r29,%d4;
mul.lo.s32 %r30,%r17,%r29;
cvt.s64.s32 %d23,%r30;
add.s64 %d24,%d17,%d23;
cvt.u32.u64 %r31,%d24;
neg.s32 %r32,%r31;
and.b32 %r33,%r32,15;
mov.u32 %r34,%ctaid.x;
bfi.b32 %r35,%r34,%r33,10,22;
mov.u32 %r36,%tid.x;
shl.b32 %r37,%r36,4;
add.s32 %r38,%r35,%r37;
cvt.u32.u64 %r39,%d11;
add.s32 %r40,%r19,-16;
sub.s32 %r41,%r40,%r38;
add.s32 %r42,%r26,%r41;
add.s32 %r43,%r42,-2;
add.s32 %r44,%r43,%r39;
and.b32 %r45,%r44,15;
sub.s32 %r46,%r43,%r45;
add.s32 %r47,%r45,35;
add.s32 %r48,%r38,16;
setp.le.s32 %p7,%r48,%r18;
or.b32 %r49,%r41,%r24;
setp.gt.s32 %p8,%r49,-1;
and.pred %p9,%p7,%p8;
add.s32 %r50,%r41,16;
setp.le.s32 %p10,%r50,%r19;
and.pred %p11,%p10,%p9;
setp.gt.s32 %p12,%r46,-1;
and.pred %p13,%p11,%p12;
and.b32 %r51,%r47,48;
add.s32 %r52,%r51,%r46;
setp.le.s32 %p14,%r52,%r28;
and.pred %p15,%p13,%p14;
not.pred %p16,%p15;
@%p16 bra $14;
cvt.s64.s32 %d25,%r46;
add.s64 %d26,%d11,%d25;
ld.global.nc.v4.u32 {%r53,%r54,%r55,%r56},[%d26];
add.s64 %d27,%d26,16;
ld.global.nc.v4.u32 {%r57,%r58,%r59,%r60},[%d27];
setp.eq.s32 %p17,%r51,32;
mov.u32 %r61,0;
@%p17 bra $14;
add.s64 %d28,%d26,32;
ld.global.nc.v4.u32 {%r61,%r62,%r63,%r64},[%d28];
$14:
add.s32 %r65,%r38,512;
sub.s32 %r66,%r40,%r65;
add.s32 %r67,%r26,%r66;
add.s32 %r68,%r67,-2;
add.s32 %r69,%r68,%r39;
and.b32 %r70,%r69,15;
sub.s32 %r71,%r68,%r70;
add.s32 %r72,%r70,35;
add.s32 %r73,%r38,528;
setp.le.s32 %p18,%r73,%r18;
or.b32 %r74,%r66,%r24;
setp.gt.s32 %p19,%r74,-1;
and.pred %p20,%p18,%p19;
add.s32 %r75,%r66,16;
setp.le.s32 %p21,%r75,%r19;
and.pred %p22,%p21,%p20;
setp.gt.s32 %p23,%r71,-1;
and.pred %p24,%p22,%p23;
and.b32 %r76,%r72,48;
add.s32 %r77,%r76,%r71;
setp.le.s32 %p25,%r77,%r28;
and.pred %p26,%p24,%p25;
setp.ge.s32 %p27,%r65,%r18;
or.pred %p28,%p27,%p26;
setp.ge.s32 %p29,%r38,%r18;
or.pred %p30,%p29,%p15;
setp.ne.s32 %p31,%r34,0;
setp.eq.s32 %p32,%r33,0;
or.pred %p33,%p31,%p32;
and.pred %p34,%p33,%p30;
and.pred %p35,%p34,%p28;
not.pred %p36,%p26;
@%p36 bra $17;
cvt.s64.s32 %d29,%r71;
add.s64 %d30,%d11,%d29;
ld.global.nc.v4.u32 {%r78,%r79,%r80,%r81},[%d30];
add.s64 %d31,%d30,16;
ld.global.nc.v4.u32 {%r82,%r83,%r84,%r85},[%d31];
setp.eq.s32 %p37,%r76,32;
mov.u32 %r86,0;
@%p37 bra $17;
add.s64 %d32,%d30,32;
ld.global.nc.v4.u32 {%r86,%r87,%r88,%r89},[%d32];
$17:
@%p16 bra $19;
and.b32 %r90,%r44,8;
setp.eq.s32 %p38,%r90,0;
selp.b32 %r91,%r53,%r55,%p38;
selp.b32 %r92,%r54,%r56,%p38;
selp.b32 %r93,%r55,%r57,%p38;
selp.b32 %r94,%r56,%r58,%p38;
selp.b32 %r95,%r57,%r59,%p38;
selp.b32 %r96,%r58,%r60,%p38;
selp.b32 %r97,%r59,%r61,%p38;
and.b32 %r98,%r44,4;
setp.eq.s32 %p39,%r98,0;
selp.b32 %r99,%r91,%r92,%p39;
selp.b32 %r100,%r92,%r93,%p39;
selp.b32 %r101,%r93,%r94,%p39;
selp.b32 %r102,%r94,%r95,%p39;
selp.b32 %r103,%r95,%r96,%p39;
selp.b32 %r104,%r96,%r97,%p39;
and.b32 %r105,%r44,3;
mad.lo.s32 %r106,%r105,4369,12816;
and.b32 %r107,%r106,30583;
prmt.b32 %r108,%r99,%r100,%r107;
prmt.b32 %r109,%r100,%r101,%r107;
prmt.b32 %r110,%r101,%r102,%r107;
prmt.b32 %r111,%r102,%r103,%r107;
prmt.b32 %r112,%r103,%r104,%r107;
mov.u32 %r113,%tid.x;
shl.b32 %r114,%r113,4;
shl.b32 %r115,%r34,10;
or.b32 %r116,%r33,%r115;
add.s32 %r117,%r116,%r114;
cvt.s64.s32 %d33,%r117;
add.s64 %d34,%d24,%d33;
mul.hi.s32 %r118,%r117,1431655766;
shr.u32 %r119,%r118,31;
add.s32 %r120,%r118,%r119;
mul.lo.s32 %r121,%r120,3;
sub.s32 %r122,%r117,%r121;
setp.eq.s32 %p40,%r122,0;
setp.eq.s32 %p41,%r122,1;
selp.b32 %r123,8549,17191,%p41;
selp.b32 %r124,1347,%r123,%p40;
prmt.b32 %r125,%r111,%r112,%r124;
selp.b32 %r126,17191,1347,%p41;
selp.b32 %r127,8549,%r126,%p40;
prmt.b32 %r128,%r110,%r111,%r127;
selp.b32 %r129,1347,8549,%p41;
selp.b32 %r130,17191,%r129,%p40;
prmt.b32 %r131,%r109,%r110,%r130;
prmt.b32 %r132,%r108,%r109,%r124;
st.global.cs.v4.u32 [%d34],{%r125,%r128,%r131,%r132};
$19:
@%p36 bra $21;
and.b32 %r133,%r69,8;
setp.eq.s32 %p42,%r133,0;
selp.b32 %r134,%r78,%r80,%p42;
selp.b32 %r135,%r79,%r81,%p42;
selp.b32 %r136,%r80,%r82,%p42;
selp.b32 %r137,%r81,%r83,%p42;
selp.b32 %r138,%r82,%r84,%p42;
selp.b32 %r139,%r83,%r85,%p42;
selp.b32 %r140,%r84,%r86,%p42;
and.b32 %r141,%r69,4;
setp.eq.s32 %p43,%r141,0;
selp.b32 %r142,%r134,%r135,%p43;
selp.b32 %r143,%r135,%r136,%p43;
selp.b32 %r144,%r136,%r137,%p43;
selp.b32 %r145,%r137,%r138,%p43;
selp.b32 %r146,%r138,%r139,%p43;
selp.b32 %r147,%r139,%r140,%p43;
and.b32 %r148,%r69,3;
mad.lo.s32 %r149,%r148,4369,12816;
and.b32 %r150,%r149,30583;
prmt.b32 %r151,%r142,%r143,%r150;
prmt.b32 %r152,%r143,%r144,%r150;
prmt.b32 %r153,%r144,%r145,%r150;
prmt.b32 %r154,%r145,%r146,%r150;
prmt.b32 %r155,%r146,%r147,%r150;
mov.u32 %r156,%tid.x;
shl.b32 %r157,%r156,4;
shl.b32 %r158,%r34,10;
or.b32 %r159,%r33,%r158;
add.s32 %r160,%r159,%r157;
add.s32 %r161,%r160,512;
cvt.s64.s32 %d35,%r161;
add.s64 %d36,%d24,%d35;
mul.hi.s32 %r162,%r161,1431655766;
shr.u32 %r163,%r162,31;
add.s32 %r164,%r162,%r163;
mul.lo.s32 %r165,%r164,3;
sub.s32 %r166,%r161,%r165;
setp.eq.s32 %p44,%r166,0;
setp.eq.s32 %p45,%r166,1;
selp.b32 %r167,8549,17191,%p45;
selp.b32 %r168,1347,%r167,%p44;
prmt.b32 %r169,%r154,%r155,%r168;
selp.b32 %r170,17191,1347,%p45;
selp.b32 %r171,8549,%r170,%p44;
prmt.b32 %r172,%r153,%r154,%r171;
selp.b32 %r173,1347,8549,%p45;
selp.b32 %r174,17191,%r173,%p44;
prmt.b32 %r175,%r152,%r153,%r174;
prmt.b32 %r176,%r151,%r152,%r168;
st.global.cs.v4.u32 [%d36],{%r169,%r172,%r175,%r176};
$21:
mov.u32 %r177,-1;
vote.sync.all.pred %p46,%p35,%r177;
@%p46 bra $39;
vote.sync.ballot.b32 %r178,%p15,%r177;
cvt.u64.u32 %d37,%r178;
shl.b32 %r179,%r34,10;
or.b32 %r180,%r33,%r179;
add.s32 %r181,%r180,%r37;
setp.lt.s32 %p47,%r181,%r18;
and.pred %p48,%p47,%p16;
vote.sync.ballot.b32 %r182,%p48,%r177;
cvt.u64.u32 %d38,%r182;
vote.sync.ballot.b32 %r183,%p26,%r177;
cvt.u64.u32 %d39,%r183;
bfi.b64 %d40,%d39,%d37,32,32;
add.s32 %r184,%r181,512;
setp.lt.s32 %p49,%r184,%r18;
and.pred %p50,%p49,%p36;
vote.sync.ballot.b32 %r185,%p50,%r177;
cvt.u64.u32 %d41,%r185;
bfi.b64 %d42,%d41,%d38,32,32;
setp.eq.s64 %p51,%d40,0;
neg.s64 %d43,%d40;
and.b64 %d44,%d40,%d43;
add.s64 %d45,%d44,-1;
selp.b64 %d46,-1,%d45,%p51;
and.b64 %d47,%d46,%d42;
xor.b64 %d48,%d47,%d42;
setp.eq.s64 %p52,%d47,0;
mov.u32 %r186,0;
mov.u32 %r187,%r186;
mov.u32 %r188,%r186;
@%p52 bra $24;
neg.s64 %d49,%d47;
and.b64 %d50,%d47,%d49;
clz.b64 %r189,%d50;
shl.b32 %r190,%r189,4;
or.b32 %r191,%r35,1008;
sub.s32 %r192,%r191,%r190;
clz.b64 %r193,%d47;
shl.b32 %r194,%r193,4;
add.s32 %r195,%r35,1024;
sub.s32 %r188,%r195,%r194;
mul.hi.s32 %r196,%r192,1431655766;
shr.u32 %r197,%r196,31;
add.s32 %r187,%r196,%r197;
$24:
setp.eq.s64 %p53,%d48,0;
mov.u32 %r198,%r186;
@%p53 bra $26;
neg.s64 %d51,%d48;
and.b64 %d52,%d48,%d51;
clz.b64 %r199,%d52;
shl.b32 %r200,%r199,4;
or.b32 %r201,%r35,1008;
sub.s32 %r202,%r201,%r200;
clz.b64 %r203,%d48;
shl.b32 %r204,%r203,4;
add.s32 %r205,%r35,1024;
sub.s32 %r198,%r205,%r204;
mul.hi.s32 %r206,%r202,1431655766;
shr.u32 %r207,%r206,31;
add.s32 %r186,%r206,%r207;
$26:
setp.eq.s32 %p54,%r34,0;
setp.ne.s32 %p55,%r33,0;
and.pred %p56,%p54,%p55;
setp.lt.s32 %p57,%r188,%r33;
and.pred %p58,%p56,%p57;
selp.b32 %r208,%r33,%r188,%p58;
min.s32 %r209,%r208,%r18;
add.s32 %r210,%r209,2;
mul.hi.s32 %r211,%r210,1431655766;
shr.u32 %r212,%r211,31;
add.s32 %r213,%r211,%r212;
min.s32 %r214,%r198,%r18;
setp.lt.s32 %p59,%r24,0;
mov.u64 %d53,0;
@%p59 bra $28;
cvt.s64.s32 %d54,%r26;
add.s64 %d53,%d11,%d54;
$28:
selp.b32 %r215,0,%r187,%p56;
sub.s32 %r216,%r213,%r215;
sub.s32 %r217,%r216,%r186;
add.s32 %r218,%r214,2;
mul.hi.s32 %r219,%r218,1431655766;
shr.u32 %r220,%r219,31;
add.s32 %r221,%r219,%r220;
add.s32 %r222,%r217,%r221;
setp.ge.s32 %p60,%r36,%r222;
@%p60 bra $39;
sub.s32 %r223,%r215,%r213;
add.s32 %r224,%r223,%r186;
shr.u32 %r225,%r11,8;
shr.u32 %r226,%r11,16;
not.b32 %r227,%r36;
mul.lo.s32 %r228,%r36,3;
$30:
.pragma "nounroll";
setp.lt.s32 %p61,%r36,%r216;
selp.b32 %r229,%r215,%r224,%p61;
add.s32 %r230,%r1,%r227;
mad.lo.s32 %r231,%r229,-1,%r230;
setp.lt.u32 %p62,%r231,%r1;
@%p62 bra $32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r231;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r231,[retval0+0];
}
$32:
setp.gt.s32 %p63,%r231,-1;
setp.ne.s64 %p64,%d53,0;
and.pred %p65,%p64,%p63;
mul.lo.s32 %r232,%r231,3;
cvt.s64.s32 %d55,%r232;
not.pred %p66,%p65;
mov.u32 %r233,%r11;
@%p66 bra $34;
add.s64 %d56,%d53,%d55;
ld.global.nc.u8 %r233,[%d56];
$34:
mad.lo.s32 %r234,%r229,3,%r228;
cvt.s64.s32 %d57,%r234;
add.s64 %d58,%d24,%d57;
st.u8 [%d58],%r233;
mov.u32 %r235,%r225;
@%p66 bra $36;
add.s64 %d59,%d53,%d55;
add.s64 %d60,%d59,1;
ld.global.nc.u8 %r235,[%d60];
$36:
st.u8 [%d58+1],%r235;
mov.u32 %r236,%r226;
@%p66 bra $38;
add.s64 %d61,%d53,%d55;
add.s64 %d62,%d61,2;
ld.global.nc.u8 %r236,[%d62];
$38:
st.u8 [%d58+2],%r236;
add.s32 %r227,%r227,-32;
add.s32 %r228,%r228,96;
add.s32 %r36,%r36,32;
setp.lt.s32 %p67,%r36,%r222;
@%p67 bra $30;
$39:
ret;
}
.visible .entry place_u8_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<87>;
.reg .b32 %r<211>;
.reg .b64 %d<69>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.u32 %r10,[p5];
ld.param.u64 %d3,[p6];
ld.param.u32 %r11,[p7];
ld.param.u32 %r12,[p8];
ld.param.u32 %r13,[p9];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r14,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r14,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r14;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r14,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r14;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r15,%ctaid.y;
shl.b32 %r16,%r15,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r16,%r17;
setp.ge.s32 %p3,%r18,%r6;
@%p3 bra $52;
setp.eq.s64 %p4,%d3,0;
@%p4 bra $9;
cvta.to.global.u64 %d20,%d3;
mul.wide.u32 %d21,%r14,8;
add.s64 %d22,%d20,%d21;
ld.global.u32 %r9,[%d22];
ld.global.u32 %r10,[%d22+4];
$9:
shl.b32 %r19,%r5,2;
shl.b32 %r20,%r1,2;
not.b32 %r21,%r18;
add.s32 %r22,%r2,%r21;
add.s32 %r23,%r22,%r10;
sub.s32 %r24,%r18,%r10;
setp.eq.s32 %p5,%r13,0;
selp.b32 %r25,%r24,%r23,%p5;
setp.lt.u32 %p6,%r25,%r2;
@%p6 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r25;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$11:
cvt.u32.u64 %r26,%d6;
mul.lo.s32 %r27,%r25,%r26;
add.s32 %r28,%r2,-1;
mad.lo.s32 %r29,%r28,%r26,%r20;
cvt.u32.u64 %r30,%d4;
mul.lo.s32 %r31,%r18,%r30;
cvt.s64.s32 %d23,%r31;
add.s64 %d24,%d17,%d23;
cvt.u32.u64 %r32,%d24;
neg.s32 %r33,%r32;
and.b32 %r34,%r33,15;
mov.u32 %r35,%ctaid.x;
bfi.b32 %r36,%r35,%r34,10,22;
mov.u32 %r37,%tid.x;
shl.b32 %r38,%r37,4;
add.s32 %r39,%r36,%r38;
setp.eq.s32 %p7,%r34,0;
setp.ne.s32 %p8,%r35,0;
or.pred %p9,%p8,%p7;
cvt.u32.u64 %r40,%d11;
shl.b32 %r41,%r9,2;
sub.s32 %r42,%r39,%r41;
add.s32 %r43,%r42,%r27;
add.s32 %r44,%r43,%r40;
and.b32 %r45,%r44,15;
sub.s32 %r46,%r43,%r45;
add.s32 %r47,%r45,31;
add.s32 %r48,%r39,16;
setp.le.s32 %p10,%r48,%r19;
or.b32 %r49,%r42,%r25;
setp.gt.s32 %p11,%r49,-1;
and.pred %p12,%p10,%p11;
add.s32 %r50,%r42,16;
setp.le.s32 %p13,%r50,%r20;
and.pred %p14,%p13,%p12;
setp.gt.s32 %p15,%r46,-1;
and.pred %p16,%p14,%p15;
and.b32 %r51,%r47,48;
add.s32 %r52,%r51,%r46;
setp.le.s32 %p17,%r52,%r29;
and.pred %p18,%p16,%p17;
not.pred %p19,%p18;
@%p19 bra $14;
cvt.s64.s32 %d25,%r46;
add.s64 %d26,%d11,%d25;
ld.global.nc.v4.u32 {%r53,%r54,%r55,%r56},[%d26];
setp.eq.s32 %p20,%r45,0;
mov.u32 %r57,0;
mov.u32 %r58,%r57;
mov.u32 %r59,%r57;
mov.u32 %r60,%r57;
@%p20 bra $14;
add.s64 %d27,%d26,16;
ld.global.nc.v4.u32 {%r60,%r59,%r58,%r57},[%d27];
$14:
add.s32 %r61,%r39,512;
sub.s32 %r62,%r61,%r41;
add.s32 %r63,%r62,%r27;
add.s32 %r64,%r63,%r40;
and.b32 %r65,%r64,15;
sub.s32 %r66,%r63,%r65;
add.s32 %r67,%r65,31;
add.s32 %r68,%r39,528;
setp.le.s32 %p21,%r68,%r19;
or.b32 %r69,%r62,%r25;
setp.gt.s32 %p22,%r69,-1;
and.pred %p23,%p21,%p22;
add.s32 %r70,%r62,16;
setp.le.s32 %p24,%r70,%r20;
and.pred %p25,%p24,%p23;
setp.gt.s32 %p26,%r66,-1;
and.pred %p27,%p25,%p26;
and.b32 %r71,%r67,48;
add.s32 %r72,%r71,%r66;
setp.le.s32 %p28,%r72,%r29;
and.pred %p29,%p27,%p28;
setp.ge.s32 %p30,%r61,%r19;
or.pred %p31,%p30,%p29;
setp.ge.s32 %p32,%r39,%r19;
or.pred %p33,%p32,%p18;
and.pred %p34,%p9,%p33;
and.pred %p35,%p34,%p31;
not.pred %p36,%p29;
@%p36 bra $17;
cvt.s64.s32 %d28,%r66;
add.s64 %d29,%d11,%d28;
ld.global.nc.v4.u32 {%r73,%r74,%r75,%r76},[%d29];
setp.eq.s32 %p37,%r65,0;
mov.u32 %r77,0;
mov.u32 %r78,%r77;
mov.u32 %r79,%r77;
mov.u32 %r80,%r77;
@%p37 bra $17;
add.s64 %d30,%d29,16;
ld.global.nc.v4.u32 {%r80,%r79,%r78,%r77},[%d30];
$17:
@%p19 bra $19;
and.b32 %r81,%r44,8;
setp.eq.s32 %p38,%r81,0;
selp.b32 %r82,%r53,%r55,%p38;
selp.b32 %r83,%r54,%r56,%p38;
selp.b32 %r84,%r55,%r60,%p38;
selp.b32 %r85,%r56,%r59,%p38;
selp.b32 %r86,%r60,%r58,%p38;
selp.b32 %r87,%r59,%r57,%p38;
and.b32 %r88,%r44,4;
setp.eq.s32 %p39,%r88,0;
selp.b32 %r89,%r82,%r83,%p39;
selp.b32 %r90,%r83,%r84,%p39;
selp.b32 %r91,%r84,%r85,%p39;
selp.b32 %r92,%r85,%r86,%p39;
selp.b32 %r93,%r86,%r87,%p39;
and.b32 %r94,%r44,3;
mad.lo.s32 %r95,%r94,4369,12816;
and.b32 %r96,%r95,30583;
prmt.b32 %r97,%r89,%r90,%r96;
prmt.b32 %r98,%r90,%r91,%r96;
prmt.b32 %r99,%r91,%r92,%r96;
prmt.b32 %r100,%r92,%r93,%r96;
mov.u32 %r101,%tid.x;
shl.b32 %r102,%r101,4;
add.s32 %r103,%r36,%r102;
cvt.s64.s32 %d31,%r103;
add.s64 %d32,%d24,%d31;
st.global.cs.v4.u32 [%d32],{%r97,%r98,%r99,%r100};
$19:
@%p36 bra $21;
and.b32 %r104,%r64,8;
setp.eq.s32 %p40,%r104,0;
selp.b32 %r105,%r73,%r75,%p40;
selp.b32 %r106,%r74,%r76,%p40;
selp.b32 %r107,%r75,%r80,%p40;
selp.b32 %r108,%r76,%r79,%p40;
selp.b32 %r109,%r80,%r78,%p40;
selp.b32 %r110,%r79,%r77,%p40;
and.b32 %r111,%r64,4;
setp.eq.s32 %p41,%r111,0;
selp.b32 %r112,%r105,%r106,%p41;
selp.b32 %r113,%r106,%r107,%p41;
selp.b32 %r114,%r107,%r108,%p41;
selp.b32 %r115,%r108,%r109,%p41;
selp.b32 %r116,%r109,%r110,%p41;
and.b32 %r117,%r64,3;
mad.lo.s32 %r118,%r117,4369,12816;
and.b32 %r119,%r118,30583;
prmt.b32 %r120,%r112,%r113,%r119;
prmt.b32 %r121,%r113,%r114,%r119;
prmt.b32 %r122,%r114,%r115,%r119;
prmt.b32 %r123,%r115,%r116,%r119;
cvt.s64.s32 %d33,%r61;
add.s64 %d34,%d24,%d33;
st.global.cs.v4.u32 [%d34],{%r120,%r121,%r122,%r123};
$21:
mov.u32 %r124,-1;
vote.sync.all.pred %p42,%p35,%r124;
@%p42 bra $52;
setp.eq.s32 %p43,%r11,0;
@%p43 bra $24;
mov.u32 %r125,-1;
vote.sync.ballot.b32 %r126,%p18,%r125;
cvt.u64.u32 %d35,%r126;
mov.u32 %r127,%tid.x;
shl.b32 %r128,%r127,4;
add.s32 %r129,%r36,%r128;
setp.lt.s32 %p44,%r129,%r19;
and.pred %p45,%p44,%p19;
vote.sync.ballot.b32 %r130,%p45,%r125;
cvt.u64.u32 %d36,%r130;
vote.sync.ballot.b32 %r131,%p29,%r125;
cvt.u64.u32 %d37,%r131;
bfi.b64 %d38,%d37,%d35,32,32;
setp.lt.s32 %p46,%r61,%r19;
and.pred %p47,%p46,%p36;
vote.sync.ballot.b32 %r132,%p47,%r125;
cvt.u64.u32 %d39,%r132;
bfi.b64 %d40,%d39,%d36,32,32;
bra.uni $33;
$24:
mov.u32 %r133,%tid.x;
shl.b32 %r134,%r133,4;
add.s32 %r135,%r36,%r134;
add.s32 %r136,%r135,16;
setp.gt.s32 %p48,%r136,%r19;
mov.pred %p49,0;
@%p48 bra $26;
setp.lt.s32 %p50,%r25,0;
sub.s32 %r137,%r135,%r41;
setp.lt.s32 %p51,%r137,-15;
or.pred %p52,%p50,%p51;
setp.ge.s32 %p53,%r137,%r20;
or.pred %p49,%p53,%p52;
$26:
cvt.s64.s32 %d41,%r135;
add.s64 %d42,%d24,%d41;
not.pred %p54,%p49;
@%p54 bra $28;
and.b32 %r138,%r33,3;
mad.lo.s32 %r139,%r138,4369,12816;
and.b32 %r140,%r139,30583;
prmt.b32 %r141,%r12,%r12,%r140;
st.v4.u32 [%d42],{%r141,%r141,%r141,%r141};
$28:
mov.u32 %r142,-1;
vote.sync.ballot.b32 %r143,%p18,%r142;
or.pred %p55,%p18,%p49;
not.pred %p56,%p55;
setp.lt.s32 %p57,%r135,%r19;
and.pred %p58,%p57,%p56;
vote.sync.ballot.b32 %r144,%p58,%r142;
add.s32 %r145,%r61,16;
setp.gt.s32 %p59,%r145,%r19;
mov.pred %p60,0;
@%p59 bra $30;
setp.lt.s32 %p61,%r25,0;
setp.lt.s32 %p62,%r62,-15;
or.pred %p63,%p61,%p62;
setp.ge.s32 %p64,%r62,%r20;
or.pred %p60,%p64,%p63;
$30:
not.pred %p65,%p60;
@%p65 bra $32;
and.b32 %r146,%r61,3;
mad.lo.s32 %r147,%r146,4369,12816;
and.b32 %r148,%r147,30583;
prmt.b32 %r149,%r12,%r12,%r148;
st.v4.u32 [%d42+512],{%r149,%r149,%r149,%r149};
$32:
mov.u32 %r150,-1;
vote.sync.ballot.b32 %r151,%p29,%r150;
cvt.u64.u32 %d43,%r151;
cvt.u64.u32 %d44,%r143;
bfi.b64 %d38,%d43,%d44,32,32;
or.pred %p66,%p29,%p60;
not.pred %p67,%p66;
setp.lt.s32 %p68,%r61,%r19;
and.pred %p69,%p68,%p67;
vote.sync.ballot.b32 %r152,%p69,%r150;
cvt.u64.u32 %d45,%r152;
cvt.u64.u32 %d46,%r144;
bfi.b64 %d40,%d45,%d46,32,32;
$33:
neg.s64 %d47,%d38;
and.b64 %d48,%d38,%d47;
add.s64 %d49,%d48,-1;
setp.eq.s64 %p70,%d38,0;
selp.b64 %d50,-1,%d49,%p70;
and.b64 %d51,%d50,%d40;
xor.b64 %d52,%d51,%d40;
setp.eq.s64 %p71,%d51,0;
mov.u32 %r153,0;
mov.u32 %r154,%r153;
mov.u32 %r155,%r153;
@%p71 bra $35;
neg.s64 %d53,%d51;
and.b64 %d54,%d51,%d53;
clz.b64 %r156,%d54;
shl.b32 %r157,%r156,4;
or.b32 %r158,%r36,1008;
sub.s32 %r159,%r158,%r157;
clz.b64 %r160,%d51;
shl.b32 %r161,%r160,4;
add.s32 %r162,%r36,1024;
sub.s32 %r155,%r162,%r161;
shr.s32 %r163,%r159,31;
shr.u32 %r164,%r163,30;
add.s32 %r165,%r159,%r164;
shr.s32 %r154,%r165,2;
$35:
setp.eq.s64 %p72,%d52,0;
mov.u32 %r166,%r153;
@%p72 bra $37;
neg.s64 %d55,%d52;
and.b64 %d56,%d52,%d55;
clz.b64 %r167,%d56;
shl.b32 %r168,%r167,4;
or.b32 %r169,%r36,1008;
sub.s32 %r170,%r169,%r168;
clz.b64 %r171,%d52;
shl.b32 %r172,%r171,4;
add.s32 %r173,%r36,1024;
sub.s32 %r166,%r173,%r172;
shr.s32 %r174,%r170,31;
shr.u32 %r175,%r174,30;
add.s32 %r176,%r170,%r175;
shr.s32 %r153,%r176,2;
$37:
setp.eq.s32 %p73,%r35,0;
setp.ne.s32 %p74,%r34,0;
and.pred %p75,%p73,%p74;
setp.lt.s32 %p76,%r155,%r34;
and.pred %p77,%p75,%p76;
selp.b32 %r177,%r34,%r155,%p77;
min.s32 %r178,%r177,%r19;
add.s32 %r179,%r178,3;
shr.s32 %r180,%r179,31;
shr.u32 %r181,%r180,30;
add.s32 %r182,%r179,%r181;
shr.s32 %r183,%r182,2;
min.s32 %r184,%r166,%r19;
setp.lt.s32 %p78,%r25,0;
mov.u64 %d57,0;
@%p78 bra $39;
cvt.s64.s32 %d58,%r27;
add.s64 %d57,%d11,%d58;
$39:
selp.b32 %r185,0,%r154,%p75;
sub.s32 %r186,%r183,%r185;
sub.s32 %r187,%r186,%r153;
add.s32 %r188,%r184,3;
shr.s32 %r189,%r188,31;
shr.u32 %r190,%r189,30;
add.s32 %r191,%r188,%r190;
shr.s32 %r192,%r191,2;
add.s32 %r193,%r187,%r192;
setp.ge.s32 %p79,%r37,%r193;
@%p79 bra $52;
sub.s32 %r194,%r185,%r183;
add.s32 %r195,%r194,%r153;
shr.u32 %r196,%r12,8;
shr.u32 %r197,%r12,16;
shr.u32 %r198,%r12,24;
shl.b32 %r199,%r37,2;
neg.s32 %r200,%r9;
$41:
.pragma "nounroll";
setp.lt.s32 %p80,%r37,%r186;
selp.b32 %r201,%r185,%r195,%p80;
add.s32 %r202,%r200,%r201;
add.s32 %r203,%r202,%r37;
setp.lt.u32 %p81,%r203,%r1;
@%p81 bra $43;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r203;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r203,[retval0+0];
}
$43:
setp.gt.s32 %p82,%r203,-1;
setp.ne.s64 %p83,%d57,0;
and.pred %p84,%p83,%p82;
shl.b32 %r204,%r203,2;
cvt.s64.s32 %d59,%r204;
not.pred %p85,%p84;
mov.u32 %r205,%r12;
@%p85 bra $45;
add.s64 %d60,%d57,%d59;
ld.global.nc.u8 %r205,[%d60];
$45:
shl.b32 %r206,%r201,2;
add.s32 %r207,%r199,%r206;
cvt.s64.s32 %d61,%r207;
add.s64 %d62,%d24,%d61;
st.u8 [%d62],%r205;
mov.u32 %r208,%r196;
@%p85 bra $47;
add.s64 %d63,%d57,%d59;
add.s64 %d64,%d63,1;
ld.global.nc.u8 %r208,[%d64];
$47:
st.u8 [%d62+1],%r208;
mov.u32 %r209,%r197;
@%p85 bra $49;
add.s64 %d65,%d57,%d59;
add.s64 %d66,%d65,2;
ld.global.nc.u8 %r209,[%d66];
$49:
st.u8 [%d62+2],%r209;
mov.u32 %r210,%r198;
@%p85 bra $51;
add.s64 %d67,%d57,%d59;
add.s64 %d68,%d67,3;
ld.global.nc.u8 %r210,[%d68];
$51:
st.u8 [%d62+3],%r210;
add.s32 %r199,%r199,128;
add.s32 %r37,%r37,32;
setp.lt.s32 %p86,%r37,%r193;
@%p86 bra $41;
$52:
ret;
}
.visible .entry mirror_u8_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<67>;
.reg .b32 %r<199>;
.reg .b64 %d<63>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p5];
ld.param.u64 %d3,[p6];
ld.param.u32 %r10,[p7];
ld.param.u32 %r11,[p8];
ld.param.u32 %r12,[p9];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r13,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r13;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r13,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r13;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r17,%r6;
@%p3 bra $41;
setp.eq.s64 %p4,%d3,0;
@%p4 bra $9;
cvta.to.global.u64 %d20,%d3;
mul.wide.u32 %d21,%r13,8;
add.s64 %d22,%d20,%d21;
ld.global.u32 %r9,[%d22+4];
$9:
shl.b32 %r18,%r5,2;
shl.b32 %r19,%r1,2;
not.b32 %r20,%r17;
add.s32 %r21,%r2,%r20;
add.s32 %r22,%r21,%r9;
sub.s32 %r23,%r17,%r9;
setp.eq.s32 %p5,%r12,0;
selp.b32 %r24,%r23,%r22,%p5;
setp.lt.u32 %p6,%r24,%r2;
@%p6 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r24;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$11:
cvt.u32.u64 %r25,%d6;
mul.lo.s32 %r26,%r24,%r25;
add.s32 %r27,%r2,-1;
mad.lo.s32 %r28,%r27,%r25,%r19;
cvt.u32.u64 %r29,%d4;
mul.lo.s32 %r30,%r17,%r29;
cvt.s64.s32 %d23,%r30;
add.s64 %d24,%d17,%d23;
cvt.u32.u64 %r31,%d24;
neg.s32 %r32,%r31;
and.b32 %r33,%r32,15;
mov.u32 %r34,%ctaid.x;
bfi.b32 %r35,%r34,%r33,10,22;
mov.u32 %r36,%tid.x;
shl.b32 %r37,%r36,4;
add.s32 %r38,%r35,%r37;
cvt.u32.u64 %r39,%d11;
and.b32 %r40,%r32,3;
setp.eq.s32 %p7,%r40,0;
add.s32 %r41,%r19,-16;
sub.s32 %r42,%r41,%r38;
add.s32 %r43,%r42,%r26;
add.s32 %r44,%r43,%r39;
and.b32 %r45,%r44,15;
sub.s32 %r46,%r43,%r45;
add.s32 %r47,%r45,31;
add.s32 %r48,%r38,16;
setp.le.s32 %p8,%r48,%r18;
or.b32 %r49,%r42,%r24;
setp.gt.s32 %p9,%r49,-1;
and.pred %p10,%p8,%p9;
add.s32 %r50,%r42,16;
setp.le.s32 %p11,%r50,%r19;
and.pred %p12,%p11,%p10;
setp.gt.s32 %p13,%r46,-1;
and.pred %p14,%p12,%p13;
and.b32 %r51,%r47,48;
add.s32 %r52,%r51,%r46;
setp.le.s32 %p15,%r52,%r28;
and.pred %p16,%p14,%p15;
and.pred %p17,%p16,%p7;
not.pred %p18,%p17;
@%p18 bra $14;
cvt.s64.s32 %d25,%r46;
add.s64 %d26,%d11,%d25;
ld.global.nc.v4.u32 {%r53,%r54,%r55,%r56},[%d26];
setp.eq.s32 %p19,%r45,0;
mov.u32 %r57,0;
mov.u32 %r58,%r57;
mov.u32 %r59,%r57;
mov.u32 %r60,%r57;
@%p19 bra $14;
add.s64 %d27,%d26,16;
ld.global.nc.v4.u32 {%r60,%r59,%r58,%r57},[%d27];
$14:
add.s32 %r61,%r38,512;
sub.s32 %r62,%r41,%r61;
add.s32 %r63,%r62,%r26;
add.s32 %r64,%r63,%r39;
and.b32 %r65,%r64,15;
sub.s32 %r66,%r63,%r65;
add.s32 %r67,%r65,31;
add.s32 %r68,%r38,528;
setp.le.s32 %p20,%r68,%r18;
or.b32 %r69,%r62,%r24;
setp.gt.s32 %p21,%r69,-1;
and.pred %p22,%p20,%p21;
add.s32 %r70,%r62,16;
setp.le.s32 %p23,%r70,%r19;
and.pred %p24,%p23,%p22;
setp.gt.s32 %p25,%r66,-1;
and.pred %p26,%p24,%p25;
and.b32 %r71,%r67,48;
add.s32 %r72,%r71,%r66;
setp.le.s32 %p27,%r72,%r28;
and.pred %p28,%p26,%p27;
and.pred %p29,%p28,%p7;
setp.ge.s32 %p30,%r61,%r18;
or.pred %p31,%p30,%p29;
setp.ge.s32 %p32,%r38,%r18;
or.pred %p33,%p32,%p17;
setp.ne.s32 %p34,%r34,0;
setp.eq.s32 %p35,%r33,0;
or.pred %p36,%p34,%p35;
and.pred %p37,%p36,%p33;
and.pred %p38,%p37,%p31;
not.pred %p39,%p29;
@%p39 bra $17;
cvt.s64.s32 %d28,%r66;
add.s64 %d29,%d11,%d28;
ld.global.nc.v4.u32 {%r73,%r74,%r75,%r76},[%d29];
setp.eq.s32 %p40,%r65,0;
mov.u32 %r77,0;
mov.u32 %r78,%r77;
mov.u32 %r79,%r77;
mov.u32 %r80,%r77;
@%p40 bra $17;
add.s64 %d30,%d29,16;
ld.global.nc.v4.u32 {%r80,%r79,%r78,%r77},[%d30];
$17:
@%p18 bra $19;
and.b32 %r81,%r44,8;
setp.eq.s32 %p41,%r81,0;
selp.b32 %r82,%r53,%r55,%p41;
selp.b32 %r83,%r54,%r56,%p41;
selp.b32 %r84,%r55,%r60,%p41;
selp.b32 %r85,%r56,%r59,%p41;
selp.b32 %r86,%r60,%r58,%p41;
selp.b32 %r87,%r59,%r57,%p41;
and.b32 %r88,%r44,4;
setp.eq.s32 %p42,%r88,0;
selp.b32 %r89,%r82,%r83,%p42;
selp.b32 %r90,%r83,%r84,%p42;
selp.b32 %r91,%r84,%r85,%p42;
selp.b32 %r92,%r85,%r86,%p42;
selp.b32 %r93,%r86,%r87,%p42;
and.b32 %r94,%r44,3;
mad.lo.s32 %r95,%r94,4369,12816;
and.b32 %r96,%r95,30583;
prmt.b32 %r97,%r89,%r90,%r96;
prmt.b32 %r98,%r90,%r91,%r96;
prmt.b32 %r99,%r91,%r92,%r96;
prmt.b32 %r100,%r92,%r93,%r96;
mov.u32 %r101,%tid.x;
shl.b32 %r102,%r101,4;
shl.b32 %r103,%r34,10;
or.b32 %r104,%r33,%r103;
add.s32 %r105,%r104,%r102;
cvt.s64.s32 %d31,%r105;
add.s64 %d32,%d24,%d31;
st.global.cs.v4.u32 [%d32],{%r100,%r99,%r98,%r97};
$19:
@%p39 bra $21;
and.b32 %r106,%r64,8;
setp.eq.s32 %p43,%r106,0;
selp.b32 %r107,%r73,%r75,%p43;
selp.b32 %r108,%r74,%r76,%p43;
selp.b32 %r109,%r75,%r80,%p43;
selp.b32 %r110,%r76,%r79,%p43;
selp.b32 %r111,%r80,%r78,%p43;
selp.b32 %r112,%r79,%r77,%p43;
and.b32 %r113,%r64,4;
setp.eq.s32 %p44,%r113,0;
selp.b32 %r114,%r107,%r108,%p44;
selp.b32 %r115,%r108,%r109,%p44;
selp.b32 %r116,%r109,%r110,%p44;
selp.b32 %r117,%r110,%r111,%p44;
selp.b32 %r118,%r111,%r112,%p44;
and.b32 %r119,%r64,3;
mad.lo.s32 %r120,%r119,4369,12816;
and.b32 %r121,%r120,30583;
prmt.b32 %r122,%r114,%r115,%r121;
prmt.b32 %r123,%r115,%r116,%r121;
prmt.b32 %r124,%r116,%r117,%r121;
prmt.b32 %r125,%r117,%r118,%r121;
mov.u32 %r126,%tid.x;
shl.b32 %r127,%r126,4;
shl.b32 %r128,%r34,10;
or.b32 %r129,%r33,%r128;
add.s32 %r130,%r129,%r127;
add.s32 %r131,%r130,512;
cvt.s64.s32 %d33,%r131;
add.s64 %d34,%d24,%d33;
st.global.cs.v4.u32 [%d34],{%r125,%r124,%r123,%r122};
$21:
mov.u32 %r132,-1;
vote.sync.all.pred %p45,%p38,%r132;
@%p45 bra $41;
vote.sync.ballot.b32 %r133,%p17,%r132;
cvt.u64.u32 %d35,%r133;
shl.b32 %r134,%r34,10;
or.b32 %r135,%r33,%r134;
add.s32 %r136,%r135,%r37;
setp.lt.s32 %p46,%r136,%r18;
and.pred %p47,%p46,%p18;
vote.sync.ballot.b32 %r137,%p47,%r132;
cvt.u64.u32 %d36,%r137;
vote.sync.ballot.b32 %r138,%p29,%r132;
cvt.u64.u32 %d37,%r138;
bfi.b64 %d38,%d37,%d35,32,32;
add.s32 %r139,%r136,512;
setp.lt.s32 %p48,%r139,%r18;
and.pred %p49,%p48,%p39;
vote.sync.ballot.b32 %r140,%p49,%r132;
cvt.u64.u32 %d39,%r140;
bfi.b64 %d40,%d39,%d36,32,32;
setp.eq.s64 %p50,%d38,0;
neg.s64 %d41,%d38;
and.b64 %d42,%d38,%d41;
add.s64 %d43,%d42,-1;
selp.b64 %d44,-1,%d43,%p50;
and.b64 %d45,%d44,%d40;
xor.b64 %d46,%d45,%d40;
setp.eq.s64 %p51,%d45,0;
mov.u32 %r141,0;
mov.u32 %r142,%r141;
mov.u32 %r143,%r141;
@%p51 bra $24;
neg.s64 %d47,%d45;
and.b64 %d48,%d45,%d47;
clz.b64 %r144,%d48;
shl.b32 %r145,%r144,4;
or.b32 %r146,%r35,1008;
sub.s32 %r147,%r146,%r145;
clz.b64 %r148,%d45;
shl.b32 %r149,%r148,4;
add.s32 %r150,%r35,1024;
sub.s32 %r143,%r150,%r149;
shr.s32 %r151,%r147,31;
shr.u32 %r152,%r151,30;
add.s32 %r153,%r147,%r152;
shr.s32 %r142,%r153,2;
$24:
setp.eq.s64 %p52,%d46,0;
mov.u32 %r154,%r141;
@%p52 bra $26;
neg.s64 %d49,%d46;
and.b64 %d50,%d46,%d49;
clz.b64 %r155,%d50;
shl.b32 %r156,%r155,4;
or.b32 %r157,%r35,1008;
sub.s32 %r158,%r157,%r156;
clz.b64 %r159,%d46;
shl.b32 %r160,%r159,4;
add.s32 %r161,%r35,1024;
sub.s32 %r154,%r161,%r160;
shr.s32 %r162,%r158,31;
shr.u32 %r163,%r162,30;
add.s32 %r164,%r158,%r163;
shr.s32 %r141,%r164,2;
$26:
setp.eq.s32 %p53,%r34,0;
setp.ne.s32 %p54,%r33,0;
and.pred %p55,%p53,%p54;
setp.lt.s32 %p56,%r143,%r33;
and.pred %p57,%p55,%p56;
selp.b32 %r165,%r33,%r143,%p57;
min.s32 %r166,%r165,%r18;
add.s32 %r167,%r166,3;
shr.s32 %r168,%r167,31;
shr.u32 %r169,%r168,30;
add.s32 %r170,%r167,%r169;
shr.s32 %r171,%r170,2;
min.s32 %r172,%r154,%r18;
setp.lt.s32 %p58,%r24,0;
mov.u64 %d51,0;
@%p58 bra $28;
cvt.s64.s32 %d52,%r26;
add.s64 %d51,%d11,%d52;
$28:
selp.b32 %r173,0,%r142,%p55;
sub.s32 %r174,%r171,%r173;
sub.s32 %r175,%r174,%r141;
add.s32 %r176,%r172,3;
shr.s32 %r177,%r176,31;
shr.u32 %r178,%r177,30;
add.s32 %r179,%r176,%r178;
shr.s32 %r180,%r179,2;
add.s32 %r181,%r175,%r180;
setp.ge.s32 %p59,%r36,%r181;
@%p59 bra $41;
sub.s32 %r182,%r173,%r171;
add.s32 %r183,%r182,%r141;
shr.u32 %r184,%r11,8;
shr.u32 %r185,%r11,16;
shr.u32 %r186,%r11,24;
shl.b32 %r187,%r36,2;
not.b32 %r188,%r36;
$30:
.pragma "nounroll";
setp.lt.s32 %p60,%r36,%r174;
selp.b32 %r189,%r173,%r183,%p60;
add.s32 %r190,%r1,%r188;
mad.lo.s32 %r191,%r189,-1,%r190;
setp.lt.u32 %p61,%r191,%r1;
@%p61 bra $32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r191;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r191,[retval0+0];
}
$32:
setp.gt.s32 %p62,%r191,-1;
setp.ne.s64 %p63,%d51,0;
and.pred %p64,%p63,%p62;
shl.b32 %r192,%r191,2;
cvt.s64.s32 %d53,%r192;
not.pred %p65,%p64;
mov.u32 %r193,%r11;
@%p65 bra $34;
add.s64 %d54,%d51,%d53;
ld.global.nc.u8 %r193,[%d54];
$34:
shl.b32 %r194,%r189,2;
add.s32 %r195,%r187,%r194;
cvt.s64.s32 %d55,%r195;
add.s64 %d56,%d24,%d55;
st.u8 [%d56],%r193;
mov.u32 %r196,%r184;
@%p65 bra $36;
add.s64 %d57,%d51,%d53;
add.s64 %d58,%d57,1;
ld.global.nc.u8 %r196,[%d58];
$36:
st.u8 [%d56+1],%r196;
mov.u32 %r197,%r185;
@%p65 bra $38;
add.s64 %d59,%d51,%d53;
add.s64 %d60,%d59,2;
ld.global.nc.u8 %r197,[%d60];
$38:
st.u8 [%d56+2],%r197;
mov.u32 %r198,%r186;
@%p65 bra $40;
add.s64 %d61,%d51,%d53;
add.s64 %d62,%d61,3;
ld.global.nc.u8 %r198,[%d62];
$40:
st.u8 [%d56+3],%r198;
add.s32 %r187,%r187,128;
add.s32 %r188,%r188,-32;
add.s32 %r36,%r36,32;
setp.lt.s32 %p66,%r36,%r181;
@%p66 bra $30;
$41:
ret;
}
`;
