// Generated from kernels/ops/copy/reorder_u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/copy/reorder_u8.cu`. */
export const COPY_REORDER_U8: string = `.version 8.0
.target sm_75
.address_size 64
.func z0(
.param .b64 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3,
.param .b32 p4
)
{
.reg .pred %p<8>;
.reg .b16 %s<2>;
.reg .b32 %r<37>;
.reg .b64 %d<20>;
ld.param.u64 %d8,[p0];
ld.param.u32 %r13,[p1];
ld.param.u64 %d7,[p2];
ld.param.u32 %r14,[p3];
ld.param.u32 %r15,[p4];
cvta.to.shared.u64 %d1,%d8;
cvt.u32.u64 %r16,%d7;
and.b32 %r1,%r16,3;
setp.ne.s32 %p1,%r1,0;
selp.u32 %r17,1,0,%p1;
add.s32 %r18,%r1,%r14;
shr.u32 %r19,%r18,2;
setp.gt.u32 %p2,%r19,%r17;
sub.s32 %r20,%r19,%r17;
shr.u32 %r21,%r20,2;
selp.b32 %r2,%r21,0,%p2;
setp.le.u32 %p3,%r2,%r15;
@%p3 bra $3;
mad.lo.s32 %r22,%r1,4369,12816;
cvt.u64.u32 %d9,%r1;
sub.s64 %d2,%d7,%d9;
selp.b64 %d3,4,3,%p1;
and.b32 %r3,%r22,30583;
mul.wide.u32 %d10,%r15,16;
add.s64 %d19,%d1,%d10;
shl.b32 %r34,%r15,2;
shl.b64 %d13,%d3,2;
mov.u32 %r35,%r15;
$2:
.pragma "nounroll";
mul.wide.u32 %d11,%r34,4;
add.s64 %d12,%d2,%d11;
add.s64 %d14,%d12,%d13;
ld.u32 %r23,[%d12+4];
ld.u32 %r24,[%d12];
ld.u32 %r25,[%d12+8];
ld.u32 %r26,[%d12+12];
ld.u32 %r27,[%d14];
prmt.b32 %r28,%r25,%r26,%r3;
prmt.b32 %r29,%r23,%r25,%r3;
prmt.b32 %r30,%r24,%r23,%r3;
prmt.b32 %r31,%r26,%r27,%r3;
st.shared.v4.u32 [%d19],{%r30,%r29,%r28,%r31};
add.s64 %d19,%d19,512;
add.s32 %r34,%r34,128;
add.s32 %r35,%r35,32;
setp.lt.u32 %p5,%r35,%r2;
@%p5 bra $2;
$3:
shl.b32 %r32,%r2,4;
add.s32 %r36,%r32,%r15;
setp.ge.u32 %p6,%r36,%r13;
@%p6 bra $6;
add.s32 %r10,%r14,-1;
$5:
.pragma "nounroll";
min.u32 %r33,%r36,%r10;
cvt.u64.u32 %d15,%r33;
add.s64 %d16,%d7,%d15;
ld.u8 %s1,[%d16];
cvt.u64.u32 %d17,%r36;
add.s64 %d18,%d1,%d17;
st.shared.u8 [%d18],%s1;
add.s32 %r36,%r36,32;
setp.lt.u32 %p7,%r36,%r13;
@%p7 bra $5;
$6:
bar.warp.sync -1;
ret;
}
.func z1(
.param .b64 p0,
.param .b64 p1,
.param .b32 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .b16 %s<2>;
.reg .b32 %r<37>;
.reg .b64 %d<18>;
ld.param.u64 %d5,[p0];
ld.param.u64 %d6,[p1];
ld.param.u32 %r14,[p2];
ld.param.u32 %r36,[p3];
cvta.to.shared.u64 %d1,%d6;
cvt.u32.u64 %r15,%d5;
neg.s32 %r16,%r15;
and.b32 %r17,%r16,15;
min.u32 %r1,%r17,%r14;
sub.s32 %r18,%r14,%r1;
shr.u32 %r2,%r18,4;
and.b32 %r3,%r18,-16;
sub.s32 %r19,%r14,%r3;
setp.le.u32 %p1,%r19,%r36;
@%p1 bra $2;
setp.gt.u32 %p2,%r1,%r36;
selp.b32 %r20,0,%r3,%p2;
add.s32 %r21,%r20,%r36;
cvt.u64.u32 %d7,%r21;
add.s64 %d8,%d1,%d7;
ld.shared.u8 %s1,[%d8];
add.s64 %d9,%d5,%d7;
st.u8 [%d9],%s1;
$2:
setp.le.u32 %p3,%r2,%r36;
@%p3 bra $5;
and.b32 %r22,%r1,3;
mad.lo.s32 %r23,%r22,4369,12816;
and.b32 %r24,%r1,12;
cvt.u64.u32 %d10,%r24;
add.s64 %d2,%d1,%d10;
setp.eq.s32 %p4,%r22,0;
selp.b64 %d3,3,4,%p4;
and.b32 %r4,%r23,30583;
shl.b32 %r35,%r36,2;
shl.b32 %r34,%r36,4;
cvt.u64.u32 %d4,%r1;
shl.b64 %d13,%d3,2;
$4:
.pragma "nounroll";
mul.wide.u32 %d11,%r35,4;
add.s64 %d12,%d2,%d11;
add.s64 %d14,%d12,%d13;
ld.shared.u32 %r25,[%d12+4];
ld.shared.u32 %r26,[%d12];
ld.shared.u32 %r27,[%d12+8];
ld.shared.u32 %r28,[%d12+12];
ld.shared.u32 %r29,[%d14];
cvt.u64.u32 %d15,%r34;
add.s64 %d16,%d15,%d4;
add.s64 %d17,%d5,%d16;
prmt.b32 %r30,%r27,%r28,%r4;
prmt.b32 %r31,%r25,%r27,%r4;
prmt.b32 %r32,%r26,%r25,%r4;
prmt.b32 %r33,%r28,%r29,%r4;
st.v4.u32 [%d17],{%r32,%r31,%r30,%r33};
add.s32 %r35,%r35,128;
add.s32 %r34,%r34,512;
add.s32 %r36,%r36,32;
setp.lt.u32 %p5,%r36,%r2;
@%p5 bra $4;
$5:
ret;
}
.visible .entry reorder_u8_1_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<29>;
.reg .b32 %r<234>;
.reg .b64 %d<101>;
.shared .align 16 .b8 z2[12288];
ld.param.u64 %d34,[p0];
ld.param.v2.u32 {%r85,%r86},[p1+40];
ld.param.u64 %d39,[p2];
ld.param.v2.u32 {%r216,%r217},[p3+32];
ld.param.v2.u32 {%r89,%r90},[p3+40];
ld.param.u32 %r80,[p4];
ld.param.u32 %r81,[p5];
ld.param.u32 %r82,[p6];
ld.param.u64 %d100,[p3+8];
ld.param.u64 %d40,[p3];
ld.param.u64 %d98,[p1+8];
ld.param.u64 %d35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r86,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d34;
mul.wide.s32 %d45,%r1,40;
add.s64 %d46,%d44,%d45;
ld.global.u64 %d98,[%d46+8];
ld.global.u64 %d97,[%d46];
bra.uni $3;
$2:
cvt.s64.s32 %d47,%r1;
mul.lo.s64 %d48,%d35,%d47;
add.s64 %d97,%d34,%d48;
$3:
setp.eq.s32 %p2,%r90,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d39;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r216,%r217},[%d51+32];
ld.global.u64 %d100,[%d51+8];
ld.global.u64 %d99,[%d51];
bra.uni $6;
$5:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d99,%d39,%d53;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r95,%ctaid.x;
mul.lo.s32 %r15,%r95,%r82;
mov.u32 %r96,%ctaid.y;
shl.b32 %r97,%r96,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r97,%r16;
setp.ge.u32 %p3,%r17,%r217;
setp.le.u32 %p4,%r216,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
cvta.to.global.u64 %d54,%d99;
mul.wide.u32 %d55,%r16,1536;
mov.u64 %d56,z2;
add.s64 %d25,%d56,%d55;
cvta.shared.u64 %d57,%d56;
add.s64 %d26,%d57,%d55;
sub.s32 %r98,%r216,%r15;
min.u32 %r19,%r98,%r82;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %d58,%r17;
mul.lo.s64 %d59,%d98,%d58;
cvt.u64.u32 %d60,%r15;
add.s64 %d61,%d59,%d60;
cvta.to.global.u64 %d62,%d97;
add.s64 %d27,%d62,%d61;
add.s64 %d28,%d97,%d61;
mul.lo.s64 %d63,%d100,%d58;
mul.lo.s32 %r99,%r15,3;
cvt.u64.u32 %d64,%r99;
add.s64 %d65,%d63,%d64;
add.s64 %d29,%d54,%d65;
add.s64 %d30,%d99,%d65;
and.b64 %d66,%d28,15;
setp.eq.s64 %p6,%d66,0;
and.b32 %r100,%r19,15;
setp.eq.s32 %p7,%r100,0;
and.pred %p8,%p6,%p7;
shl.b32 %r101,%r14,4;
cvt.u64.u32 %d67,%r101;
add.s64 %d31,%d25,%d67;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r82,512;
@%p9 bra $12;
bra.uni $10;
$12:
sub.s32 %r116,%r19,%r101;
setp.lt.s32 %p11,%r116,1;
@%p11 bra $14;
mul.wide.u32 %d71,%r14,16;
add.s64 %d70,%d28,%d71;
ld.global.cs.v4.u32 {%r218,%r219,%r220,%r221},[%d70];
bra.uni $14;
$8:
add.s32 %r102,%r19,3;
and.b32 %r103,%r102,-4;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d26;
.param .b32 q1;
st.param.b32 [q1+0],%r103;
.param .b64 q2;
st.param.b64 [q2+0],%d28;
.param .b32 q3;
st.param.b32 [q3+0],%r19;
.param .b32 q4;
st.param.b32 [q4+0],%r14;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $15;
$10:
sub.s32 %r107,%r19,%r101;
setp.lt.s32 %p10,%r107,1;
@%p10 bra $14;
mul.wide.u32 %d68,%r14,16;
add.s64 %d69,%d27,%d68;
ld.global.v4.u32 {%r218,%r219,%r220,%r221},[%d69];
$14:
st.shared.v4.u32 [%d31],{%r218,%r219,%r220,%r221};
bar.warp.sync -1;
$15:
shl.b32 %r124,%r14,2;
sub.s32 %r33,%r19,%r124;
setp.lt.s32 %p12,%r33,385;
@%p12 bra $17;
and.b32 %r125,%r80,30583;
add.s32 %r127,%r14,96;
mul.wide.u32 %d72,%r127,4;
add.s64 %d73,%d25,%d72;
ld.shared.u32 %r128,[%d73];
shr.u32 %r129,%r128,8;
shr.u32 %r130,%r128,16;
shr.u32 %r131,%r128,24;
prmt.b32 %r132,%r128,%r81,%r125;
prmt.b32 %r133,%r129,%r81,%r125;
prmt.b32 %r134,%r130,%r81,%r125;
prmt.b32 %r135,%r131,%r81,%r125;
mov.u32 %r136,16912;
prmt.b32 %r227,%r132,%r133,%r136;
mov.u32 %r137,21537;
prmt.b32 %r226,%r133,%r134,%r137;
mov.u32 %r138,25922;
prmt.b32 %r225,%r134,%r135,%r138;
$17:
bar.warp.sync -1;
@%p12 bra $19;
mad.lo.s32 %r140,%r14,3,288;
mul.wide.u32 %d74,%r140,4;
add.s64 %d75,%d25,%d74;
st.shared.u32 [%d75],%r227;
st.shared.u32 [%d75+4],%r226;
st.shared.u32 [%d75+8],%r225;
$19:
setp.lt.s32 %p14,%r33,257;
@%p14 bra $21;
add.s32 %r142,%r14,64;
mul.wide.u32 %d76,%r142,4;
add.s64 %d77,%d25,%d76;
ld.shared.u32 %r143,[%d77];
shr.u32 %r144,%r143,8;
shr.u32 %r145,%r143,16;
shr.u32 %r146,%r143,24;
and.b32 %r147,%r80,30583;
prmt.b32 %r148,%r143,%r81,%r147;
prmt.b32 %r149,%r144,%r81,%r147;
prmt.b32 %r150,%r145,%r81,%r147;
prmt.b32 %r151,%r146,%r81,%r147;
mov.u32 %r152,16912;
prmt.b32 %r227,%r148,%r149,%r152;
mov.u32 %r153,21537;
prmt.b32 %r226,%r149,%r150,%r153;
mov.u32 %r154,25922;
prmt.b32 %r225,%r150,%r151,%r154;
$21:
bar.warp.sync -1;
@%p14 bra $23;
mad.lo.s32 %r156,%r14,3,192;
mul.wide.u32 %d78,%r156,4;
add.s64 %d79,%d25,%d78;
st.shared.u32 [%d79],%r227;
st.shared.u32 [%d79+4],%r226;
st.shared.u32 [%d79+8],%r225;
$23:
setp.lt.s32 %p16,%r33,129;
@%p16 bra $25;
add.s32 %r158,%r14,32;
mul.wide.u32 %d80,%r158,4;
add.s64 %d81,%d25,%d80;
ld.shared.u32 %r159,[%d81];
shr.u32 %r160,%r159,8;
shr.u32 %r161,%r159,16;
shr.u32 %r162,%r159,24;
and.b32 %r163,%r80,30583;
prmt.b32 %r164,%r159,%r81,%r163;
prmt.b32 %r165,%r160,%r81,%r163;
prmt.b32 %r166,%r161,%r81,%r163;
prmt.b32 %r167,%r162,%r81,%r163;
mov.u32 %r168,16912;
prmt.b32 %r227,%r164,%r165,%r168;
mov.u32 %r169,21537;
prmt.b32 %r226,%r165,%r166,%r169;
mov.u32 %r170,25922;
prmt.b32 %r225,%r166,%r167,%r170;
$25:
bar.warp.sync -1;
@%p16 bra $27;
mad.lo.s32 %r172,%r14,3,96;
mul.wide.u32 %d82,%r172,4;
add.s64 %d83,%d25,%d82;
st.shared.u32 [%d83],%r227;
st.shared.u32 [%d83+4],%r226;
st.shared.u32 [%d83+8],%r225;
$27:
setp.lt.s32 %p18,%r33,1;
@%p18 bra $29;
mul.wide.u32 %d84,%r14,4;
add.s64 %d85,%d25,%d84;
ld.shared.u32 %r174,[%d85];
shr.u32 %r175,%r174,8;
shr.u32 %r176,%r174,16;
shr.u32 %r177,%r174,24;
and.b32 %r178,%r80,30583;
prmt.b32 %r179,%r174,%r81,%r178;
prmt.b32 %r180,%r175,%r81,%r178;
prmt.b32 %r181,%r176,%r81,%r178;
prmt.b32 %r182,%r177,%r81,%r178;
mov.u32 %r183,16912;
prmt.b32 %r227,%r179,%r180,%r183;
mov.u32 %r184,21537;
prmt.b32 %r226,%r180,%r181,%r184;
mov.u32 %r185,25922;
prmt.b32 %r225,%r181,%r182,%r185;
$29:
bar.warp.sync -1;
@%p18 bra $31;
mul.lo.s32 %r187,%r14,3;
mul.wide.u32 %d86,%r187,4;
add.s64 %d87,%d25,%d86;
st.shared.u32 [%d87],%r227;
st.shared.u32 [%d87+4],%r226;
st.shared.u32 [%d87+8],%r225;
$31:
bar.warp.sync -1;
and.b64 %d88,%d30,15;
setp.eq.s64 %p20,%d88,0;
and.b32 %r188,%r20,15;
setp.eq.s32 %p21,%r188,0;
and.pred %p22,%p20,%p21;
@%p22 bra $33;
bra.uni $32;
$33:
sub.s32 %r59,%r20,%r101;
setp.lt.s32 %p23,%r59,1;
@%p23 bra $45;
ld.shared.v4.u32 {%r192,%r193,%r194,%r195},[%d31];
mul.wide.u32 %d93,%r14,16;
add.s64 %d32,%d30,%d93;
add.s64 %d33,%d29,%d93;
setp.lt.u32 %p24,%r82,512;
@%p24 bra $36;
bra.uni $35;
$36:
st.global.cs.v4.u32 [%d32],{%r192,%r193,%r194,%r195};
bra.uni $37;
$32:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d30;
.param .b64 q1;
st.param.b64 [q1+0],%d26;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r14;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $45;
$35:
st.global.v4.u32 [%d33],{%r192,%r193,%r194,%r195};
$37:
setp.lt.s32 %p25,%r59,513;
@%p25 bra $45;
ld.shared.v4.u32 {%r200,%r201,%r202,%r203},[%d31+512];
@%p24 bra $40;
bra.uni $39;
$40:
add.s64 %d95,%d32,512;
st.global.cs.v4.u32 [%d95],{%r200,%r201,%r202,%r203};
bra.uni $41;
$39:
st.global.v4.u32 [%d33+512],{%r200,%r201,%r202,%r203};
$41:
setp.lt.s32 %p27,%r59,1025;
@%p27 bra $45;
ld.shared.v4.u32 {%r208,%r209,%r210,%r211},[%d31+1024];
@%p24 bra $44;
bra.uni $43;
$44:
add.s64 %d96,%d32,1024;
st.global.cs.v4.u32 [%d96],{%r208,%r209,%r210,%r211};
bra.uni $45;
$43:
st.global.v4.u32 [%d33+1024],{%r208,%r209,%r210,%r211};
$45:
ret;
}
.visible .entry reorder_u8_1_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<31>;
.reg .b32 %r<254>;
.reg .b64 %d<127>;
.shared .align 16 .b8 z3[16384];
ld.param.u64 %d34,[p0];
ld.param.v2.u32 {%r98,%r99},[p1+40];
ld.param.u64 %d39,[p2];
ld.param.v2.u32 {%r232,%r233},[p3+32];
ld.param.v2.u32 {%r102,%r103},[p3+40];
ld.param.u32 %r93,[p4];
ld.param.u32 %r94,[p5];
ld.param.u32 %r95,[p6];
ld.param.u64 %d126,[p3+8];
ld.param.u64 %d40,[p3];
ld.param.u64 %d124,[p1+8];
ld.param.u64 %d35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r99,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d34;
mul.wide.s32 %d45,%r1,40;
add.s64 %d46,%d44,%d45;
ld.global.u64 %d124,[%d46+8];
ld.global.u64 %d123,[%d46];
bra.uni $3;
$2:
cvt.s64.s32 %d47,%r1;
mul.lo.s64 %d48,%d35,%d47;
add.s64 %d123,%d34,%d48;
$3:
setp.eq.s32 %p2,%r103,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d39;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r232,%r233},[%d51+32];
ld.global.u64 %d126,[%d51+8];
ld.global.u64 %d125,[%d51];
bra.uni $6;
$5:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d125,%d39,%d53;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r108,%ctaid.x;
mul.lo.s32 %r15,%r108,%r95;
mov.u32 %r109,%ctaid.y;
shl.b32 %r110,%r109,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r110,%r16;
setp.ge.u32 %p3,%r17,%r233;
setp.le.u32 %p4,%r232,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $49;
cvta.to.global.u64 %d54,%d125;
mul.wide.u32 %d55,%r16,2048;
mov.u64 %d56,z3;
cvta.shared.u64 %d57,%d56;
add.s64 %d25,%d57,%d55;
sub.s32 %r111,%r232,%r15;
min.u32 %r19,%r111,%r95;
shl.b32 %r20,%r19,2;
cvt.u64.u32 %d58,%r17;
mul.lo.s64 %d59,%d124,%d58;
cvt.u64.u32 %d60,%r15;
add.s64 %d61,%d59,%d60;
cvta.to.global.u64 %d62,%d123;
add.s64 %d26,%d62,%d61;
add.s64 %d27,%d123,%d61;
mul.lo.s64 %d63,%d126,%d58;
shl.b32 %r112,%r15,2;
cvt.u64.u32 %d64,%r112;
add.s64 %d65,%d63,%d64;
add.s64 %d28,%d54,%d65;
add.s64 %d29,%d125,%d65;
and.b64 %d66,%d27,15;
setp.eq.s64 %p6,%d66,0;
and.b32 %r113,%r19,15;
setp.eq.s32 %p7,%r113,0;
and.pred %p8,%p6,%p7;
shl.b32 %r114,%r14,4;
cvt.u64.u32 %d67,%r114;
add.s64 %d68,%d56,%d55;
add.s64 %d30,%d68,%d67;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r95,512;
sub.s32 %r21,%r19,%r114;
cvt.u64.u32 %d31,%r14;
@%p9 bra $12;
bra.uni $10;
$12:
setp.lt.s32 %p11,%r21,1;
@%p11 bra $14;
shl.b64 %d72,%d31,4;
add.s64 %d71,%d27,%d72;
ld.global.cs.v4.u32 {%r234,%r235,%r236,%r237},[%d71];
bra.uni $14;
$8:
add.s32 %r115,%r19,3;
and.b32 %r116,%r115,-4;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d25;
.param .b32 q1;
st.param.b32 [q1+0],%r116;
.param .b64 q2;
st.param.b64 [q2+0],%d27;
.param .b32 q3;
st.param.b32 [q3+0],%r19;
.param .b32 q4;
st.param.b32 [q4+0],%r14;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $15;
$10:
setp.lt.s32 %p10,%r21,1;
@%p10 bra $14;
shl.b64 %d69,%d31,4;
add.s64 %d70,%d26,%d69;
ld.global.v4.u32 {%r234,%r235,%r236,%r237},[%d70];
$14:
st.shared.v4.u32 [%d30],{%r234,%r235,%r236,%r237};
bar.warp.sync -1;
$15:
shl.b32 %r131,%r14,2;
sub.s32 %r34,%r19,%r131;
setp.lt.s32 %p12,%r34,385;
@%p12 bra $17;
and.b32 %r132,%r93,30583;
add.s32 %r135,%r14,96;
mul.wide.u32 %d76,%r135,4;
add.s64 %d77,%d68,%d76;
ld.shared.u32 %r136,[%d77];
shr.u32 %r137,%r136,8;
shr.u32 %r138,%r136,16;
shr.u32 %r139,%r136,24;
prmt.b32 %r245,%r136,%r94,%r132;
prmt.b32 %r244,%r137,%r94,%r132;
prmt.b32 %r243,%r138,%r94,%r132;
prmt.b32 %r242,%r139,%r94,%r132;
$17:
bar.warp.sync -1;
@%p12 bra $19;
add.s32 %r143,%r131,384;
mul.wide.u32 %d81,%r143,4;
add.s64 %d82,%d68,%d81;
st.shared.v4.u32 [%d82],{%r245,%r244,%r243,%r242};
$19:
setp.lt.s32 %p14,%r34,257;
@%p14 bra $21;
add.s32 %r149,%r14,64;
mul.wide.u32 %d86,%r149,4;
add.s64 %d87,%d68,%d86;
ld.shared.u32 %r150,[%d87];
shr.u32 %r151,%r150,8;
shr.u32 %r152,%r150,16;
shr.u32 %r153,%r150,24;
and.b32 %r154,%r93,30583;
prmt.b32 %r245,%r150,%r94,%r154;
prmt.b32 %r244,%r151,%r94,%r154;
prmt.b32 %r243,%r152,%r94,%r154;
prmt.b32 %r242,%r153,%r94,%r154;
$21:
bar.warp.sync -1;
@%p14 bra $23;
add.s32 %r161,%r131,256;
mul.wide.u32 %d91,%r161,4;
add.s64 %d92,%d68,%d91;
st.shared.v4.u32 [%d92],{%r245,%r244,%r243,%r242};
$23:
setp.lt.s32 %p16,%r34,129;
@%p16 bra $25;
add.s32 %r167,%r14,32;
mul.wide.u32 %d96,%r167,4;
add.s64 %d97,%d68,%d96;
ld.shared.u32 %r168,[%d97];
shr.u32 %r169,%r168,8;
shr.u32 %r170,%r168,16;
shr.u32 %r171,%r168,24;
and.b32 %r172,%r93,30583;
prmt.b32 %r245,%r168,%r94,%r172;
prmt.b32 %r244,%r169,%r94,%r172;
prmt.b32 %r243,%r170,%r94,%r172;
prmt.b32 %r242,%r171,%r94,%r172;
$25:
bar.warp.sync -1;
@%p16 bra $27;
add.s32 %r179,%r131,128;
mul.wide.u32 %d101,%r179,4;
add.s64 %d102,%d68,%d101;
st.shared.v4.u32 [%d102],{%r245,%r244,%r243,%r242};
$27:
setp.lt.s32 %p18,%r34,1;
@%p18 bra $29;
mul.wide.u32 %d106,%r14,4;
add.s64 %d107,%d68,%d106;
ld.shared.u32 %r185,[%d107];
shr.u32 %r186,%r185,8;
shr.u32 %r187,%r185,16;
shr.u32 %r188,%r185,24;
and.b32 %r189,%r93,30583;
prmt.b32 %r245,%r185,%r94,%r189;
prmt.b32 %r244,%r186,%r94,%r189;
prmt.b32 %r243,%r187,%r94,%r189;
prmt.b32 %r242,%r188,%r94,%r189;
$29:
bar.warp.sync -1;
@%p18 bra $31;
mul.wide.u32 %d111,%r131,4;
add.s64 %d112,%d68,%d111;
st.shared.v4.u32 [%d112],{%r245,%r244,%r243,%r242};
$31:
bar.warp.sync -1;
and.b64 %d113,%d29,15;
setp.eq.s64 %p20,%d113,0;
and.b32 %r196,%r19,3;
setp.eq.s32 %p21,%r196,0;
and.pred %p22,%p21,%p20;
@%p22 bra $33;
bra.uni $32;
$33:
sub.s32 %r68,%r20,%r114;
setp.lt.s32 %p23,%r68,1;
@%p23 bra $49;
ld.shared.v4.u32 {%r200,%r201,%r202,%r203},[%d30];
mul.wide.u32 %d118,%r14,16;
add.s64 %d32,%d29,%d118;
add.s64 %d33,%d28,%d118;
setp.lt.u32 %p24,%r95,512;
@%p24 bra $36;
bra.uni $35;
$36:
st.global.cs.v4.u32 [%d32],{%r200,%r201,%r202,%r203};
bra.uni $37;
$32:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d29;
.param .b64 q1;
st.param.b64 [q1+0],%d25;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r14;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $49;
$35:
st.global.v4.u32 [%d33],{%r200,%r201,%r202,%r203};
$37:
setp.lt.s32 %p25,%r68,513;
@%p25 bra $49;
ld.shared.v4.u32 {%r208,%r209,%r210,%r211},[%d30+512];
@%p24 bra $40;
bra.uni $39;
$40:
add.s64 %d120,%d32,512;
st.global.cs.v4.u32 [%d120],{%r208,%r209,%r210,%r211};
bra.uni $41;
$39:
st.global.v4.u32 [%d33+512],{%r208,%r209,%r210,%r211};
$41:
setp.lt.s32 %p27,%r68,1025;
@%p27 bra $49;
ld.shared.v4.u32 {%r216,%r217,%r218,%r219},[%d30+1024];
@%p24 bra $44;
bra.uni $43;
$44:
add.s64 %d121,%d32,1024;
st.global.cs.v4.u32 [%d121],{%r216,%r217,%r218,%r219};
bra.uni $45;
$43:
st.global.v4.u32 [%d33+1024],{%r216,%r217,%r218,%r219};
$45:
setp.lt.s32 %p29,%r68,1537;
@%p29 bra $49;
ld.shared.v4.u32 {%r224,%r225,%r226,%r227},[%d30+1536];
@%p24 bra $48;
bra.uni $47;
$48:
add.s64 %d122,%d32,1536;
st.global.cs.v4.u32 [%d122],{%r224,%r225,%r226,%r227};
bra.uni $49;
$47:
st.global.v4.u32 [%d33+1536],{%r224,%r225,%r226,%r227};
$49:
ret;
}
.visible .entry reorder_u8_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<29>;
.reg .b32 %r<318>;
.reg .b64 %d<128>;
.shared .align 16 .b8 z4[12288];
ld.param.u64 %d34,[p0];
ld.param.v2.u32 {%r102,%r103},[p1+40];
ld.param.u64 %d39,[p2];
ld.param.v2.u32 {%r288,%r289},[p3+32];
ld.param.v2.u32 {%r106,%r107},[p3+40];
ld.param.u32 %r97,[p4];
ld.param.u32 %r98,[p5];
ld.param.u32 %r99,[p6];
ld.param.u64 %d127,[p3+8];
ld.param.u64 %d40,[p3];
ld.param.u64 %d125,[p1+8];
ld.param.u64 %d35,[p1];
setp.eq.s32 %p1,%r103,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d34;
mov.u32 %r108,%ctaid.z;
mul.wide.s32 %d45,%r108,40;
add.s64 %d46,%d44,%d45;
ld.global.u64 %d125,[%d46+8];
ld.global.u64 %d124,[%d46];
bra.uni $3;
$2:
mov.u32 %r111,%ctaid.z;
cvt.s64.s32 %d47,%r111;
mul.lo.s64 %d48,%d35,%d47;
add.s64 %d124,%d34,%d48;
$3:
setp.eq.s32 %p2,%r107,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d39;
mov.u32 %r112,%ctaid.z;
mul.wide.s32 %d50,%r112,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r288,%r289},[%d51+32];
ld.global.u64 %d127,[%d51+8];
ld.global.u64 %d126,[%d51];
bra.uni $6;
$5:
mov.u32 %r115,%ctaid.z;
cvt.s64.s32 %d52,%r115;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d126,%d39,%d53;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r116,%ctaid.x;
mul.lo.s32 %r14,%r116,%r99;
mov.u32 %r117,%ctaid.y;
shl.b32 %r118,%r117,3;
mov.u32 %r15,%tid.y;
add.s32 %r16,%r118,%r15;
setp.ge.u32 %p3,%r16,%r289;
setp.le.u32 %p4,%r288,%r14;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
cvta.to.global.u64 %d54,%d126;
mul.wide.u32 %d55,%r15,1536;
mov.u64 %d56,z4;
cvta.shared.u64 %d57,%d56;
add.s64 %d25,%d57,%d55;
sub.s32 %r119,%r288,%r14;
min.u32 %r18,%r119,%r99;
mul.lo.s32 %r19,%r18,3;
cvt.u64.u32 %d58,%r16;
mul.lo.s64 %d59,%d125,%d58;
mul.lo.s32 %r120,%r14,3;
cvt.u64.u32 %d60,%r120;
add.s64 %d61,%d59,%d60;
cvta.to.global.u64 %d62,%d124;
add.s64 %d26,%d62,%d61;
add.s64 %d27,%d124,%d61;
mul.lo.s64 %d63,%d127,%d58;
add.s64 %d64,%d63,%d60;
add.s64 %d28,%d54,%d64;
add.s64 %d29,%d126,%d64;
and.b64 %d65,%d27,15;
setp.eq.s64 %p6,%d65,0;
and.b32 %r121,%r19,15;
setp.eq.s32 %p7,%r121,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r99,512;
shl.b32 %r126,%r13,4;
sub.s32 %r20,%r19,%r126;
cvt.u64.u32 %d30,%r13;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p13,%r20,1;
@%p13 bra $18;
shl.b64 %d68,%d30,4;
add.s64 %d67,%d27,%d68;
ld.global.cs.v4.u32 {%r317,%r316,%r315,%r314},[%d67];
$18:
setp.lt.s32 %p14,%r20,513;
@%p14 bra $20;
mul.wide.u32 %d70,%r13,16;
add.s64 %d71,%d27,%d70;
add.s64 %d69,%d71,512;
ld.global.cs.v4.u32 {%r313,%r312,%r311,%r310},[%d69];
$20:
setp.lt.s32 %p15,%r20,1025;
@%p15 bra $22;
mul.wide.u32 %d73,%r13,16;
add.s64 %d74,%d27,%d73;
add.s64 %d72,%d74,1024;
ld.global.cs.v4.u32 {%r309,%r308,%r307,%r306},[%d72];
bra.uni $22;
$8:
add.s32 %r122,%r18,3;
and.b32 %r123,%r122,-4;
mul.lo.s32 %r124,%r123,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d25;
.param .b32 q1;
st.param.b32 [q1+0],%r124;
.param .b64 q2;
st.param.b64 [q2+0],%d27;
.param .b32 q3;
st.param.b32 [q3+0],%r19;
.param .b32 q4;
st.param.b32 [q4+0],%r13;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p10,%r20,1;
shl.b64 %d66,%d30,4;
add.s64 %d31,%d26,%d66;
@%p10 bra $12;
ld.global.v4.u32 {%r317,%r316,%r315,%r314},[%d31];
$12:
setp.lt.s32 %p11,%r20,513;
@%p11 bra $14;
ld.global.v4.u32 {%r313,%r312,%r311,%r310},[%d31+512];
$14:
setp.lt.s32 %p12,%r20,1025;
@%p12 bra $22;
ld.global.v4.u32 {%r309,%r308,%r307,%r306},[%d31+1024];
$22:
cvt.u64.u32 %d75,%r126;
add.s64 %d78,%d56,%d55;
add.s64 %d79,%d78,%d75;
st.shared.v4.u32 [%d79],{%r317,%r316,%r315,%r314};
st.shared.v4.u32 [%d79+512],{%r313,%r312,%r311,%r310};
st.shared.v4.u32 [%d79+1024],{%r309,%r308,%r307,%r306};
bar.warp.sync -1;
$23:
shl.b32 %r166,%r13,2;
sub.s32 %r73,%r18,%r166;
and.b32 %r74,%r97,30583;
setp.lt.s32 %p16,%r73,1;
@%p16 bra $25;
add.s64 %d82,%d56,%d55;
mul.lo.s32 %r169,%r13,3;
mul.wide.u32 %d83,%r169,4;
add.s64 %d84,%d82,%d83;
ld.shared.u32 %r170,[%d84+4];
ld.shared.u32 %r171,[%d84];
mov.u32 %r172,25923;
prmt.b32 %r173,%r171,%r170,%r172;
ld.shared.u32 %r174,[%d84+8];
mov.u32 %r175,21554;
prmt.b32 %r176,%r170,%r174,%r175;
shr.u32 %r177,%r174,8;
prmt.b32 %r178,%r171,%r98,%r74;
prmt.b32 %r179,%r173,%r98,%r74;
prmt.b32 %r180,%r176,%r98,%r74;
prmt.b32 %r181,%r177,%r98,%r74;
mov.u32 %r182,16912;
prmt.b32 %r183,%r178,%r179,%r182;
mov.u32 %r184,21537;
prmt.b32 %r185,%r179,%r180,%r184;
mov.u32 %r186,25922;
prmt.b32 %r187,%r180,%r181,%r186;
st.shared.u32 [%d84],%r183;
st.shared.u32 [%d84+4],%r185;
st.shared.u32 [%d84+8],%r187;
$25:
setp.lt.s32 %p17,%r73,129;
@%p17 bra $27;
add.s64 %d87,%d56,%d55;
mad.lo.s32 %r190,%r13,3,96;
mul.wide.u32 %d88,%r190,4;
add.s64 %d89,%d87,%d88;
ld.shared.u32 %r191,[%d89+4];
ld.shared.u32 %r192,[%d89];
mov.u32 %r193,25923;
prmt.b32 %r194,%r192,%r191,%r193;
ld.shared.u32 %r195,[%d89+8];
mov.u32 %r196,21554;
prmt.b32 %r197,%r191,%r195,%r196;
shr.u32 %r198,%r195,8;
prmt.b32 %r199,%r192,%r98,%r74;
prmt.b32 %r200,%r194,%r98,%r74;
prmt.b32 %r201,%r197,%r98,%r74;
prmt.b32 %r202,%r198,%r98,%r74;
mov.u32 %r203,16912;
prmt.b32 %r204,%r199,%r200,%r203;
mov.u32 %r205,21537;
prmt.b32 %r206,%r200,%r201,%r205;
mov.u32 %r207,25922;
prmt.b32 %r208,%r201,%r202,%r207;
st.shared.u32 [%d89],%r204;
st.shared.u32 [%d89+4],%r206;
st.shared.u32 [%d89+8],%r208;
$27:
setp.lt.s32 %p18,%r73,257;
@%p18 bra $29;
add.s64 %d92,%d56,%d55;
mad.lo.s32 %r211,%r13,3,192;
mul.wide.u32 %d93,%r211,4;
add.s64 %d94,%d92,%d93;
ld.shared.u32 %r212,[%d94+4];
ld.shared.u32 %r213,[%d94];
mov.u32 %r214,25923;
prmt.b32 %r215,%r213,%r212,%r214;
ld.shared.u32 %r216,[%d94+8];
mov.u32 %r217,21554;
prmt.b32 %r218,%r212,%r216,%r217;
shr.u32 %r219,%r216,8;
prmt.b32 %r220,%r213,%r98,%r74;
prmt.b32 %r221,%r215,%r98,%r74;
prmt.b32 %r222,%r218,%r98,%r74;
prmt.b32 %r223,%r219,%r98,%r74;
mov.u32 %r224,16912;
prmt.b32 %r225,%r220,%r221,%r224;
mov.u32 %r226,21537;
prmt.b32 %r227,%r221,%r222,%r226;
mov.u32 %r228,25922;
prmt.b32 %r229,%r222,%r223,%r228;
st.shared.u32 [%d94],%r225;
st.shared.u32 [%d94+4],%r227;
st.shared.u32 [%d94+8],%r229;
$29:
setp.lt.s32 %p19,%r73,385;
@%p19 bra $31;
add.s64 %d97,%d56,%d55;
mad.lo.s32 %r232,%r13,3,288;
mul.wide.u32 %d98,%r232,4;
add.s64 %d99,%d97,%d98;
ld.shared.u32 %r233,[%d99+4];
ld.shared.u32 %r234,[%d99];
mov.u32 %r235,25923;
prmt.b32 %r236,%r234,%r233,%r235;
ld.shared.u32 %r237,[%d99+8];
mov.u32 %r238,21554;
prmt.b32 %r239,%r233,%r237,%r238;
shr.u32 %r240,%r237,8;
prmt.b32 %r241,%r234,%r98,%r74;
prmt.b32 %r242,%r236,%r98,%r74;
prmt.b32 %r243,%r239,%r98,%r74;
prmt.b32 %r244,%r240,%r98,%r74;
mov.u32 %r245,16912;
prmt.b32 %r246,%r241,%r242,%r245;
mov.u32 %r247,21537;
prmt.b32 %r248,%r242,%r243,%r247;
mov.u32 %r249,25922;
prmt.b32 %r250,%r243,%r244,%r249;
st.shared.u32 [%d99],%r246;
st.shared.u32 [%d99+4],%r248;
st.shared.u32 [%d99+8],%r250;
$31:
bar.warp.sync -1;
and.b64 %d100,%d29,15;
setp.eq.s64 %p21,%d100,0;
and.pred %p22,%p21,%p7;
@%p22 bra $33;
bra.uni $32;
$33:
shl.b32 %r254,%r13,4;
sub.s32 %r76,%r19,%r254;
setp.lt.s32 %p23,%r76,1;
@%p23 bra $45;
cvt.u64.u32 %d105,%r254;
add.s64 %d108,%d56,%d55;
add.s64 %d109,%d108,%d105;
ld.shared.v4.u32 {%r258,%r259,%r260,%r261},[%d109];
mul.wide.u32 %d110,%r13,16;
add.s64 %d32,%d29,%d110;
add.s64 %d33,%d28,%d110;
setp.lt.u32 %p24,%r99,512;
@%p24 bra $36;
bra.uni $35;
$36:
st.global.cs.v4.u32 [%d32],{%r258,%r259,%r260,%r261};
bra.uni $37;
$32:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d29;
.param .b64 q1;
st.param.b64 [q1+0],%d25;
.param .b32 q2;
st.param.b32 [q2+0],%r19;
.param .b32 q3;
st.param.b32 [q3+0],%r13;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $45;
$35:
st.global.v4.u32 [%d33],{%r258,%r259,%r260,%r261};
$37:
setp.lt.s32 %p25,%r76,513;
@%p25 bra $45;
ld.shared.v4.u32 {%r269,%r270,%r271,%r272},[%d109+512];
@%p24 bra $40;
bra.uni $39;
$40:
add.s64 %d117,%d32,512;
st.global.cs.v4.u32 [%d117],{%r269,%r270,%r271,%r272};
bra.uni $41;
$39:
st.global.v4.u32 [%d33+512],{%r269,%r270,%r271,%r272};
$41:
setp.lt.s32 %p27,%r76,1025;
@%p27 bra $45;
ld.shared.v4.u32 {%r280,%r281,%r282,%r283},[%d109+1024];
@%p24 bra $44;
bra.uni $43;
$44:
add.s64 %d123,%d32,1024;
st.global.cs.v4.u32 [%d123],{%r280,%r281,%r282,%r283};
bra.uni $45;
$43:
st.global.v4.u32 [%d33+1024],{%r280,%r281,%r282,%r283};
$45:
ret;
}
.visible .entry reorder_u8_3_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<35>;
.reg .b32 %r<346>;
.reg .b64 %d<155>;
.shared .align 16 .b8 z5[16384];
ld.param.u64 %d34,[p0];
ld.param.v2.u32 {%r140,%r141},[p1+40];
ld.param.u64 %d39,[p2];
ld.param.v2.u32 {%r300,%r301},[p3+32];
ld.param.v2.u32 {%r144,%r145},[p3+40];
ld.param.u32 %r135,[p4];
ld.param.u32 %r136,[p5];
ld.param.u32 %r137,[p6];
ld.param.u64 %d154,[p3+8];
ld.param.u64 %d40,[p3];
ld.param.u64 %d152,[p1+8];
ld.param.u64 %d35,[p1];
setp.eq.s32 %p1,%r141,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d34;
mov.u32 %r146,%ctaid.z;
mul.wide.s32 %d45,%r146,40;
add.s64 %d46,%d44,%d45;
ld.global.u64 %d152,[%d46+8];
ld.global.u64 %d151,[%d46];
bra.uni $3;
$2:
mov.u32 %r149,%ctaid.z;
cvt.s64.s32 %d47,%r149;
mul.lo.s64 %d48,%d35,%d47;
add.s64 %d151,%d34,%d48;
$3:
setp.eq.s32 %p2,%r145,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d39;
mov.u32 %r150,%ctaid.z;
mul.wide.s32 %d50,%r150,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r300,%r301},[%d51+32];
ld.global.u64 %d154,[%d51+8];
ld.global.u64 %d153,[%d51];
bra.uni $6;
$5:
mov.u32 %r153,%ctaid.z;
cvt.s64.s32 %d52,%r153;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d153,%d39,%d53;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r154,%ctaid.x;
mul.lo.s32 %r14,%r154,%r137;
mov.u32 %r155,%ctaid.y;
shl.b32 %r156,%r155,3;
mov.u32 %r15,%tid.y;
add.s32 %r16,%r156,%r15;
setp.ge.u32 %p3,%r16,%r301;
setp.le.u32 %p4,%r300,%r14;
or.pred %p5,%p4,%p3;
@%p5 bra $57;
cvta.to.global.u64 %d54,%d153;
mul.wide.u32 %d55,%r15,2048;
mov.u64 %d56,z5;
cvta.shared.u64 %d57,%d56;
add.s64 %d25,%d57,%d55;
sub.s32 %r157,%r300,%r14;
min.u32 %r18,%r157,%r137;
mul.lo.s32 %r19,%r18,3;
shl.b32 %r20,%r18,2;
cvt.u64.u32 %d58,%r16;
mul.lo.s64 %d59,%d152,%d58;
mul.lo.s32 %r158,%r14,3;
cvt.u64.u32 %d60,%r158;
add.s64 %d61,%d59,%d60;
cvta.to.global.u64 %d62,%d151;
add.s64 %d26,%d62,%d61;
add.s64 %d27,%d151,%d61;
mul.lo.s64 %d63,%d154,%d58;
shl.b32 %r159,%r14,2;
cvt.u64.u32 %d64,%r159;
add.s64 %d65,%d63,%d64;
add.s64 %d28,%d54,%d65;
add.s64 %d29,%d153,%d65;
and.b64 %d66,%d27,15;
setp.eq.s64 %p6,%d66,0;
and.b32 %r160,%r19,15;
setp.eq.s32 %p7,%r160,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r137,512;
shl.b32 %r165,%r13,4;
sub.s32 %r21,%r19,%r165;
cvt.u64.u32 %d30,%r13;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p13,%r21,1;
@%p13 bra $18;
shl.b64 %d69,%d30,4;
add.s64 %d68,%d27,%d69;
ld.global.cs.v4.u32 {%r329,%r328,%r327,%r326},[%d68];
$18:
setp.lt.s32 %p14,%r21,513;
@%p14 bra $20;
shl.b64 %d71,%d30,4;
add.s64 %d72,%d27,%d71;
add.s64 %d70,%d72,512;
ld.global.cs.v4.u32 {%r325,%r324,%r323,%r322},[%d70];
$20:
setp.lt.s32 %p15,%r21,1025;
@%p15 bra $22;
shl.b64 %d74,%d30,4;
add.s64 %d75,%d27,%d74;
add.s64 %d73,%d75,1024;
ld.global.cs.v4.u32 {%r321,%r320,%r319,%r318},[%d73];
bra.uni $22;
$8:
add.s32 %r161,%r18,3;
and.b32 %r162,%r161,-4;
mul.lo.s32 %r163,%r162,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d25;
.param .b32 q1;
st.param.b32 [q1+0],%r163;
.param .b64 q2;
st.param.b64 [q2+0],%d27;
.param .b32 q3;
st.param.b32 [q3+0],%r19;
.param .b32 q4;
st.param.b32 [q4+0],%r13;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p10,%r21,1;
shl.b64 %d67,%d30,4;
add.s64 %d31,%d26,%d67;
@%p10 bra $12;
ld.global.v4.u32 {%r329,%r328,%r327,%r326},[%d31];
$12:
setp.lt.s32 %p11,%r21,513;
@%p11 bra $14;
ld.global.v4.u32 {%r325,%r324,%r323,%r322},[%d31+512];
$14:
setp.lt.s32 %p12,%r21,1025;
@%p12 bra $22;
ld.global.v4.u32 {%r321,%r320,%r319,%r318},[%d31+1024];
$22:
cvt.u64.u32 %d76,%r165;
add.s64 %d79,%d56,%d55;
add.s64 %d80,%d79,%d76;
st.shared.v4.u32 [%d80],{%r329,%r328,%r327,%r326};
st.shared.v4.u32 [%d80+512],{%r325,%r324,%r323,%r322};
st.shared.v4.u32 [%d80+1024],{%r321,%r320,%r319,%r318};
bar.warp.sync -1;
$23:
shl.b32 %r74,%r13,2;
sub.s32 %r75,%r18,%r74;
and.b32 %r76,%r135,30583;
setp.lt.s32 %p16,%r75,385;
@%p16 bra $25;
add.s64 %d83,%d56,%d55;
mad.lo.s32 %r203,%r13,3,288;
mul.wide.u32 %d84,%r203,4;
add.s64 %d85,%d83,%d84;
ld.shared.u32 %r204,[%d85+4];
ld.shared.u32 %r205,[%d85];
mov.u32 %r206,25923;
prmt.b32 %r207,%r205,%r204,%r206;
ld.shared.u32 %r208,[%d85+8];
mov.u32 %r209,21554;
prmt.b32 %r210,%r204,%r208,%r209;
shr.u32 %r211,%r208,8;
prmt.b32 %r337,%r205,%r136,%r76;
prmt.b32 %r336,%r207,%r136,%r76;
prmt.b32 %r335,%r210,%r136,%r76;
prmt.b32 %r334,%r211,%r136,%r76;
$25:
bar.warp.sync -1;
@%p16 bra $27;
add.s64 %d88,%d56,%d55;
add.s32 %r213,%r74,384;
mul.wide.u32 %d89,%r213,4;
add.s64 %d90,%d88,%d89;
st.shared.v4.u32 [%d90],{%r337,%r336,%r335,%r334};
$27:
setp.lt.s32 %p18,%r75,257;
@%p18 bra $29;
add.s64 %d93,%d56,%d55;
mad.lo.s32 %r216,%r13,3,192;
mul.wide.u32 %d94,%r216,4;
add.s64 %d95,%d93,%d94;
ld.shared.u32 %r217,[%d95+4];
ld.shared.u32 %r218,[%d95];
mov.u32 %r219,25923;
prmt.b32 %r220,%r218,%r217,%r219;
ld.shared.u32 %r221,[%d95+8];
mov.u32 %r222,21554;
prmt.b32 %r223,%r217,%r221,%r222;
shr.u32 %r224,%r221,8;
prmt.b32 %r337,%r218,%r136,%r76;
prmt.b32 %r336,%r220,%r136,%r76;
prmt.b32 %r335,%r223,%r136,%r76;
prmt.b32 %r334,%r224,%r136,%r76;
$29:
bar.warp.sync -1;
@%p18 bra $31;
add.s64 %d98,%d56,%d55;
add.s32 %r226,%r74,256;
mul.wide.u32 %d99,%r226,4;
add.s64 %d100,%d98,%d99;
st.shared.v4.u32 [%d100],{%r337,%r336,%r335,%r334};
$31:
setp.lt.s32 %p20,%r75,129;
@%p20 bra $33;
add.s64 %d103,%d56,%d55;
mad.lo.s32 %r229,%r13,3,96;
mul.wide.u32 %d104,%r229,4;
add.s64 %d105,%d103,%d104;
ld.shared.u32 %r230,[%d105+4];
ld.shared.u32 %r231,[%d105];
mov.u32 %r232,25923;
prmt.b32 %r233,%r231,%r230,%r232;
ld.shared.u32 %r234,[%d105+8];
mov.u32 %r235,21554;
prmt.b32 %r236,%r230,%r234,%r235;
shr.u32 %r237,%r234,8;
prmt.b32 %r337,%r231,%r136,%r76;
prmt.b32 %r336,%r233,%r136,%r76;
prmt.b32 %r335,%r236,%r136,%r76;
prmt.b32 %r334,%r237,%r136,%r76;
$33:
bar.warp.sync -1;
@%p20 bra $35;
add.s64 %d108,%d56,%d55;
add.s32 %r239,%r74,128;
mul.wide.u32 %d109,%r239,4;
add.s64 %d110,%d108,%d109;
st.shared.v4.u32 [%d110],{%r337,%r336,%r335,%r334};
$35:
setp.lt.s32 %p22,%r75,1;
@%p22 bra $37;
add.s64 %d113,%d56,%d55;
mul.lo.s32 %r242,%r13,3;
mul.wide.u32 %d114,%r242,4;
add.s64 %d115,%d113,%d114;
ld.shared.u32 %r243,[%d115+4];
ld.shared.u32 %r244,[%d115];
mov.u32 %r245,25923;
prmt.b32 %r246,%r244,%r243,%r245;
ld.shared.u32 %r247,[%d115+8];
mov.u32 %r248,21554;
prmt.b32 %r249,%r243,%r247,%r248;
shr.u32 %r250,%r247,8;
prmt.b32 %r337,%r244,%r136,%r76;
prmt.b32 %r336,%r246,%r136,%r76;
prmt.b32 %r335,%r249,%r136,%r76;
prmt.b32 %r334,%r250,%r136,%r76;
$37:
bar.warp.sync -1;
@%p22 bra $39;
add.s64 %d118,%d56,%d55;
mul.wide.u32 %d119,%r74,4;
add.s64 %d120,%d118,%d119;
st.shared.v4.u32 [%d120],{%r337,%r336,%r335,%r334};
$39:
bar.warp.sync -1;
and.b64 %d121,%d29,15;
setp.eq.s64 %p24,%d121,0;
and.b32 %r252,%r18,3;
setp.eq.s32 %p25,%r252,0;
and.pred %p26,%p25,%p24;
@%p26 bra $41;
bra.uni $40;
$41:
shl.b32 %r255,%r13,4;
sub.s32 %r110,%r20,%r255;
setp.lt.s32 %p27,%r110,1;
@%p27 bra $57;
cvt.u64.u32 %d126,%r255;
add.s64 %d129,%d56,%d55;
add.s64 %d130,%d129,%d126;
ld.shared.v4.u32 {%r259,%r260,%r261,%r262},[%d130];
mul.wide.u32 %d131,%r13,16;
add.s64 %d32,%d29,%d131;
add.s64 %d33,%d28,%d131;
setp.lt.u32 %p28,%r137,512;
@%p28 bra $44;
bra.uni $43;
$44:
st.global.cs.v4.u32 [%d32],{%r259,%r260,%r261,%r262};
bra.uni $45;
$40:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d29;
.param .b64 q1;
st.param.b64 [q1+0],%d25;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r13;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $57;
$43:
st.global.v4.u32 [%d33],{%r259,%r260,%r261,%r262};
$45:
setp.lt.s32 %p29,%r110,513;
@%p29 bra $57;
ld.shared.v4.u32 {%r270,%r271,%r272,%r273},[%d130+512];
@%p28 bra $48;
bra.uni $47;
$48:
add.s64 %d138,%d32,512;
st.global.cs.v4.u32 [%d138],{%r270,%r271,%r272,%r273};
bra.uni $49;
$47:
st.global.v4.u32 [%d33+512],{%r270,%r271,%r272,%r273};
$49:
setp.lt.s32 %p31,%r110,1025;
@%p31 bra $57;
ld.shared.v4.u32 {%r281,%r282,%r283,%r284},[%d130+1024];
@%p28 bra $52;
bra.uni $51;
$52:
add.s64 %d144,%d32,1024;
st.global.cs.v4.u32 [%d144],{%r281,%r282,%r283,%r284};
bra.uni $53;
$51:
st.global.v4.u32 [%d33+1024],{%r281,%r282,%r283,%r284};
$53:
setp.lt.s32 %p33,%r110,1537;
@%p33 bra $57;
ld.shared.v4.u32 {%r292,%r293,%r294,%r295},[%d130+1536];
@%p28 bra $56;
bra.uni $55;
$56:
add.s64 %d150,%d32,1536;
st.global.cs.v4.u32 [%d150],{%r292,%r293,%r294,%r295};
bra.uni $57;
$55:
st.global.v4.u32 [%d33+1536],{%r292,%r293,%r294,%r295};
$57:
ret;
}
.visible .entry reorder_u8_4_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<35>;
.reg .b32 %r<398>;
.reg .b64 %d<152>;
.shared .align 16 .b8 z6[16384];
ld.param.u64 %d34,[p0];
ld.param.v2.u32 {%r148,%r149},[p1+40];
ld.param.u64 %d39,[p2];
ld.param.v2.u32 {%r344,%r345},[p3+32];
ld.param.v2.u32 {%r152,%r153},[p3+40];
ld.param.u32 %r143,[p4];
ld.param.u32 %r144,[p5];
ld.param.u32 %r145,[p6];
ld.param.u64 %d151,[p3+8];
ld.param.u64 %d40,[p3];
ld.param.u64 %d149,[p1+8];
ld.param.u64 %d35,[p1];
setp.eq.s32 %p1,%r149,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d34;
mov.u32 %r154,%ctaid.z;
mul.wide.s32 %d45,%r154,40;
add.s64 %d46,%d44,%d45;
ld.global.u64 %d149,[%d46+8];
ld.global.u64 %d148,[%d46];
bra.uni $3;
$2:
mov.u32 %r157,%ctaid.z;
cvt.s64.s32 %d47,%r157;
mul.lo.s64 %d48,%d35,%d47;
add.s64 %d148,%d34,%d48;
$3:
setp.eq.s32 %p2,%r153,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d39;
mov.u32 %r158,%ctaid.z;
mul.wide.s32 %d50,%r158,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r344,%r345},[%d51+32];
ld.global.u64 %d151,[%d51+8];
ld.global.u64 %d150,[%d51];
bra.uni $6;
$5:
mov.u32 %r161,%ctaid.z;
cvt.s64.s32 %d52,%r161;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d150,%d39,%d53;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r162,%ctaid.x;
mul.lo.s32 %r14,%r162,%r145;
mov.u32 %r163,%ctaid.y;
shl.b32 %r164,%r163,3;
mov.u32 %r15,%tid.y;
add.s32 %r16,%r164,%r15;
setp.ge.u32 %p3,%r16,%r345;
setp.le.u32 %p4,%r344,%r14;
or.pred %p5,%p4,%p3;
@%p5 bra $57;
cvta.to.global.u64 %d54,%d150;
mul.wide.u32 %d55,%r15,2048;
mov.u64 %d56,z6;
cvta.shared.u64 %d57,%d56;
add.s64 %d25,%d57,%d55;
sub.s32 %r165,%r344,%r14;
min.u32 %r18,%r165,%r145;
shl.b32 %r19,%r18,2;
mul.lo.s32 %r20,%r18,3;
cvt.u64.u32 %d58,%r16;
mul.lo.s64 %d59,%d149,%d58;
shl.b32 %r166,%r14,2;
cvt.u64.u32 %d60,%r166;
add.s64 %d61,%d59,%d60;
cvta.to.global.u64 %d62,%d148;
add.s64 %d26,%d62,%d61;
add.s64 %d27,%d148,%d61;
mul.lo.s64 %d63,%d151,%d58;
mul.lo.s32 %r167,%r14,3;
cvt.u64.u32 %d64,%r167;
add.s64 %d65,%d63,%d64;
add.s64 %d28,%d54,%d65;
add.s64 %d29,%d150,%d65;
and.b64 %d66,%d27,15;
setp.eq.s64 %p6,%d66,0;
and.b32 %r168,%r18,3;
setp.eq.s32 %p7,%r168,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r145,512;
shl.b32 %r172,%r13,4;
sub.s32 %r21,%r19,%r172;
cvt.u64.u32 %d30,%r13;
@%p9 bra $18;
bra.uni $10;
$18:
setp.lt.s32 %p14,%r21,1;
@%p14 bra $20;
shl.b64 %d69,%d30,4;
add.s64 %d68,%d27,%d69;
ld.global.cs.v4.u32 {%r385,%r384,%r383,%r382},[%d68];
$20:
setp.lt.s32 %p15,%r21,513;
@%p15 bra $22;
shl.b64 %d71,%d30,4;
add.s64 %d72,%d27,%d71;
add.s64 %d70,%d72,512;
ld.global.cs.v4.u32 {%r381,%r380,%r379,%r378},[%d70];
$22:
setp.lt.s32 %p16,%r21,1025;
@%p16 bra $24;
mul.wide.u32 %d74,%r13,16;
add.s64 %d75,%d27,%d74;
add.s64 %d73,%d75,1024;
ld.global.cs.v4.u32 {%r377,%r376,%r375,%r374},[%d73];
$24:
setp.lt.s32 %p17,%r21,1537;
@%p17 bra $26;
mul.wide.u32 %d77,%r13,16;
add.s64 %d78,%d27,%d77;
add.s64 %d76,%d78,1536;
ld.global.cs.v4.u32 {%r373,%r372,%r371,%r370},[%d76];
bra.uni $26;
$8:
add.s32 %r170,%r19,12;
and.b32 %r171,%r170,-16;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d25;
.param .b32 q1;
st.param.b32 [q1+0],%r171;
.param .b64 q2;
st.param.b64 [q2+0],%d27;
.param .b32 q3;
st.param.b32 [q3+0],%r19;
.param .b32 q4;
st.param.b32 [q4+0],%r13;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $27;
$10:
setp.lt.s32 %p10,%r21,1;
shl.b64 %d67,%d30,4;
add.s64 %d31,%d26,%d67;
@%p10 bra $12;
ld.global.v4.u32 {%r385,%r384,%r383,%r382},[%d31];
$12:
setp.lt.s32 %p11,%r21,513;
@%p11 bra $14;
ld.global.v4.u32 {%r381,%r380,%r379,%r378},[%d31+512];
$14:
setp.lt.s32 %p12,%r21,1025;
@%p12 bra $16;
ld.global.v4.u32 {%r377,%r376,%r375,%r374},[%d31+1024];
$16:
setp.lt.s32 %p13,%r21,1537;
@%p13 bra $26;
ld.global.v4.u32 {%r373,%r372,%r371,%r370},[%d31+1536];
$26:
cvt.u64.u32 %d79,%r172;
add.s64 %d82,%d56,%d55;
add.s64 %d83,%d82,%d79;
st.shared.v4.u32 [%d83],{%r385,%r384,%r383,%r382};
st.shared.v4.u32 [%d83+512],{%r381,%r380,%r379,%r378};
st.shared.v4.u32 [%d83+1024],{%r377,%r376,%r375,%r374};
st.shared.v4.u32 [%d83+1536],{%r373,%r372,%r371,%r370};
bar.warp.sync -1;
$27:
shl.b32 %r94,%r13,2;
sub.s32 %r95,%r18,%r94;
and.b32 %r96,%r143,30583;
setp.lt.s32 %p18,%r95,1;
@%p18 bra $29;
add.s64 %d86,%d56,%d55;
mul.wide.u32 %d87,%r94,4;
add.s64 %d88,%d86,%d87;
ld.shared.v4.u32 {%r229,%r230,%r231,%r232},[%d88];
prmt.b32 %r237,%r229,%r144,%r96;
prmt.b32 %r238,%r230,%r144,%r96;
prmt.b32 %r239,%r231,%r144,%r96;
prmt.b32 %r240,%r232,%r144,%r96;
mov.u32 %r241,16912;
prmt.b32 %r391,%r237,%r238,%r241;
mov.u32 %r242,21537;
prmt.b32 %r390,%r238,%r239,%r242;
mov.u32 %r243,25922;
prmt.b32 %r389,%r239,%r240,%r243;
$29:
bar.warp.sync -1;
@%p18 bra $31;
add.s64 %d91,%d56,%d55;
mul.lo.s32 %r246,%r13,3;
mul.wide.u32 %d92,%r246,4;
add.s64 %d93,%d91,%d92;
st.shared.u32 [%d93],%r391;
st.shared.u32 [%d93+4],%r390;
st.shared.u32 [%d93+8],%r389;
$31:
setp.lt.s32 %p20,%r95,129;
@%p20 bra $33;
add.s64 %d96,%d56,%d55;
add.s32 %r248,%r94,128;
mul.wide.u32 %d97,%r248,4;
add.s64 %d98,%d96,%d97;
ld.shared.v4.u32 {%r249,%r250,%r251,%r252},[%d98];
prmt.b32 %r257,%r249,%r144,%r96;
prmt.b32 %r258,%r250,%r144,%r96;
prmt.b32 %r259,%r251,%r144,%r96;
prmt.b32 %r260,%r252,%r144,%r96;
mov.u32 %r261,16912;
prmt.b32 %r391,%r257,%r258,%r261;
mov.u32 %r262,21537;
prmt.b32 %r390,%r258,%r259,%r262;
mov.u32 %r263,25922;
prmt.b32 %r389,%r259,%r260,%r263;
$33:
bar.warp.sync -1;
@%p20 bra $35;
add.s64 %d101,%d56,%d55;
mad.lo.s32 %r266,%r13,3,96;
mul.wide.u32 %d102,%r266,4;
add.s64 %d103,%d101,%d102;
st.shared.u32 [%d103],%r391;
st.shared.u32 [%d103+4],%r390;
st.shared.u32 [%d103+8],%r389;
$35:
setp.lt.s32 %p22,%r95,257;
@%p22 bra $37;
add.s64 %d106,%d56,%d55;
add.s32 %r268,%r94,256;
mul.wide.u32 %d107,%r268,4;
add.s64 %d108,%d106,%d107;
ld.shared.v4.u32 {%r269,%r270,%r271,%r272},[%d108];
prmt.b32 %r277,%r269,%r144,%r96;
prmt.b32 %r278,%r270,%r144,%r96;
prmt.b32 %r279,%r271,%r144,%r96;
prmt.b32 %r280,%r272,%r144,%r96;
mov.u32 %r281,16912;
prmt.b32 %r391,%r277,%r278,%r281;
mov.u32 %r282,21537;
prmt.b32 %r390,%r278,%r279,%r282;
mov.u32 %r283,25922;
prmt.b32 %r389,%r279,%r280,%r283;
$37:
bar.warp.sync -1;
@%p22 bra $39;
add.s64 %d111,%d56,%d55;
mad.lo.s32 %r286,%r13,3,192;
mul.wide.u32 %d112,%r286,4;
add.s64 %d113,%d111,%d112;
st.shared.u32 [%d113],%r391;
st.shared.u32 [%d113+4],%r390;
st.shared.u32 [%d113+8],%r389;
$39:
setp.lt.s32 %p24,%r95,385;
@%p24 bra $41;
add.s64 %d116,%d56,%d55;
add.s32 %r288,%r94,384;
mul.wide.u32 %d117,%r288,4;
add.s64 %d118,%d116,%d117;
ld.shared.v4.u32 {%r289,%r290,%r291,%r292},[%d118];
prmt.b32 %r297,%r289,%r144,%r96;
prmt.b32 %r298,%r290,%r144,%r96;
prmt.b32 %r299,%r291,%r144,%r96;
prmt.b32 %r300,%r292,%r144,%r96;
mov.u32 %r301,16912;
prmt.b32 %r391,%r297,%r298,%r301;
mov.u32 %r302,21537;
prmt.b32 %r390,%r298,%r299,%r302;
mov.u32 %r303,25922;
prmt.b32 %r389,%r299,%r300,%r303;
$41:
bar.warp.sync -1;
@%p24 bra $43;
add.s64 %d121,%d56,%d55;
mad.lo.s32 %r306,%r13,3,288;
mul.wide.u32 %d122,%r306,4;
add.s64 %d123,%d121,%d122;
st.shared.u32 [%d123],%r391;
st.shared.u32 [%d123+4],%r390;
st.shared.u32 [%d123+8],%r389;
$43:
bar.warp.sync -1;
and.b64 %d124,%d29,15;
setp.eq.s64 %p26,%d124,0;
and.b32 %r307,%r20,15;
setp.eq.s32 %p27,%r307,0;
and.pred %p28,%p26,%p27;
@%p28 bra $45;
bra.uni $44;
$45:
shl.b32 %r310,%r13,4;
sub.s32 %r122,%r20,%r310;
setp.lt.s32 %p29,%r122,1;
@%p29 bra $57;
cvt.u64.u32 %d129,%r310;
add.s64 %d132,%d56,%d55;
add.s64 %d133,%d132,%d129;
ld.shared.v4.u32 {%r314,%r315,%r316,%r317},[%d133];
mul.wide.u32 %d134,%r13,16;
add.s64 %d32,%d29,%d134;
add.s64 %d33,%d28,%d134;
setp.lt.u32 %p30,%r145,512;
@%p30 bra $48;
bra.uni $47;
$48:
st.global.cs.v4.u32 [%d32],{%r314,%r315,%r316,%r317};
bra.uni $49;
$44:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d29;
.param .b64 q1;
st.param.b64 [q1+0],%d25;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r13;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $57;
$47:
st.global.v4.u32 [%d33],{%r314,%r315,%r316,%r317};
$49:
setp.lt.s32 %p31,%r122,513;
@%p31 bra $57;
ld.shared.v4.u32 {%r325,%r326,%r327,%r328},[%d133+512];
@%p30 bra $52;
bra.uni $51;
$52:
add.s64 %d141,%d32,512;
st.global.cs.v4.u32 [%d141],{%r325,%r326,%r327,%r328};
bra.uni $53;
$51:
st.global.v4.u32 [%d33+512],{%r325,%r326,%r327,%r328};
$53:
setp.lt.s32 %p33,%r122,1025;
@%p33 bra $57;
ld.shared.v4.u32 {%r336,%r337,%r338,%r339},[%d133+1024];
@%p30 bra $56;
bra.uni $55;
$56:
add.s64 %d147,%d32,1024;
st.global.cs.v4.u32 [%d147],{%r336,%r337,%r338,%r339};
bra.uni $57;
$55:
st.global.v4.u32 [%d33+1024],{%r336,%r337,%r338,%r339};
$57:
ret;
}
.visible .entry reorder_u8_4_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<33>;
.reg .b32 %r<338>;
.reg .b64 %d<137>;
.shared .align 16 .b8 z7[16384];
ld.param.u64 %d34,[p0];
ld.param.v2.u32 {%r129,%r130},[p1+40];
ld.param.u64 %d39,[p2];
ld.param.v2.u32 {%r296,%r297},[p3+32];
ld.param.v2.u32 {%r133,%r134},[p3+40];
ld.param.u32 %r124,[p4];
ld.param.u32 %r125,[p5];
ld.param.u32 %r126,[p6];
ld.param.u64 %d136,[p3+8];
ld.param.u64 %d40,[p3];
ld.param.u64 %d134,[p1+8];
ld.param.u64 %d35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r130,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d34;
mul.wide.s32 %d45,%r1,40;
add.s64 %d46,%d44,%d45;
ld.global.u64 %d134,[%d46+8];
ld.global.u64 %d133,[%d46];
bra.uni $3;
$2:
cvt.s64.s32 %d47,%r1;
mul.lo.s64 %d48,%d35,%d47;
add.s64 %d133,%d34,%d48;
$3:
setp.eq.s32 %p2,%r134,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d39;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r296,%r297},[%d51+32];
ld.global.u64 %d136,[%d51+8];
ld.global.u64 %d135,[%d51];
bra.uni $6;
$5:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d135,%d39,%d53;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r139,%ctaid.x;
mul.lo.s32 %r15,%r139,%r126;
mov.u32 %r140,%ctaid.y;
shl.b32 %r141,%r140,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r141,%r16;
setp.ge.u32 %p3,%r17,%r297;
setp.le.u32 %p4,%r296,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $53;
cvta.to.global.u64 %d54,%d135;
mul.wide.u32 %d55,%r16,2048;
mov.u64 %d56,z7;
cvta.shared.u64 %d57,%d56;
add.s64 %d25,%d57,%d55;
sub.s32 %r142,%r296,%r15;
min.u32 %r19,%r142,%r126;
shl.b32 %r20,%r19,2;
cvt.u64.u32 %d58,%r17;
mul.lo.s64 %d59,%d134,%d58;
shl.b32 %r143,%r15,2;
cvt.u64.u32 %d60,%r143;
add.s64 %d61,%d59,%d60;
cvta.to.global.u64 %d62,%d133;
add.s64 %d26,%d62,%d61;
add.s64 %d27,%d133,%d61;
mul.lo.s64 %d63,%d136,%d58;
add.s64 %d64,%d63,%d60;
add.s64 %d28,%d54,%d64;
add.s64 %d29,%d135,%d64;
and.b64 %d65,%d27,15;
setp.eq.s64 %p6,%d65,0;
and.b32 %r21,%r19,3;
setp.eq.s32 %p7,%r21,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r126,512;
shl.b32 %r147,%r14,4;
sub.s32 %r22,%r20,%r147;
cvt.u64.u32 %d30,%r14;
@%p9 bra $18;
bra.uni $10;
$18:
setp.lt.s32 %p14,%r22,1;
@%p14 bra $20;
shl.b64 %d68,%d30,4;
add.s64 %d67,%d27,%d68;
ld.global.cs.v4.u32 {%r337,%r336,%r335,%r334},[%d67];
$20:
setp.lt.s32 %p15,%r22,513;
@%p15 bra $22;
shl.b64 %d70,%d30,4;
add.s64 %d71,%d27,%d70;
add.s64 %d69,%d71,512;
ld.global.cs.v4.u32 {%r333,%r332,%r331,%r330},[%d69];
$22:
setp.lt.s32 %p16,%r22,1025;
@%p16 bra $24;
mul.wide.u32 %d73,%r14,16;
add.s64 %d74,%d27,%d73;
add.s64 %d72,%d74,1024;
ld.global.cs.v4.u32 {%r329,%r328,%r327,%r326},[%d72];
$24:
setp.lt.s32 %p17,%r22,1537;
@%p17 bra $26;
mul.wide.u32 %d76,%r14,16;
add.s64 %d77,%d27,%d76;
add.s64 %d75,%d77,1536;
ld.global.cs.v4.u32 {%r325,%r324,%r323,%r322},[%d75];
bra.uni $26;
$8:
add.s32 %r145,%r20,12;
and.b32 %r146,%r145,-16;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d25;
.param .b32 q1;
st.param.b32 [q1+0],%r146;
.param .b64 q2;
st.param.b64 [q2+0],%d27;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .b32 q4;
st.param.b32 [q4+0],%r14;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $27;
$10:
setp.lt.s32 %p10,%r22,1;
shl.b64 %d66,%d30,4;
add.s64 %d31,%d26,%d66;
@%p10 bra $12;
ld.global.v4.u32 {%r337,%r336,%r335,%r334},[%d31];
$12:
setp.lt.s32 %p11,%r22,513;
@%p11 bra $14;
ld.global.v4.u32 {%r333,%r332,%r331,%r330},[%d31+512];
$14:
setp.lt.s32 %p12,%r22,1025;
@%p12 bra $16;
ld.global.v4.u32 {%r329,%r328,%r327,%r326},[%d31+1024];
$16:
setp.lt.s32 %p13,%r22,1537;
@%p13 bra $26;
ld.global.v4.u32 {%r325,%r324,%r323,%r322},[%d31+1536];
$26:
cvt.u64.u32 %d78,%r147;
add.s64 %d81,%d56,%d55;
add.s64 %d82,%d81,%d78;
st.shared.v4.u32 [%d82],{%r337,%r336,%r335,%r334};
st.shared.v4.u32 [%d82+512],{%r333,%r332,%r331,%r330};
st.shared.v4.u32 [%d82+1024],{%r329,%r328,%r327,%r326};
st.shared.v4.u32 [%d82+1536],{%r325,%r324,%r323,%r322};
bar.warp.sync -1;
$27:
shl.b32 %r95,%r14,2;
sub.s32 %r96,%r19,%r95;
and.b32 %r97,%r124,30583;
setp.lt.s32 %p18,%r96,1;
@%p18 bra $29;
add.s64 %d85,%d56,%d55;
mul.wide.u32 %d86,%r95,4;
add.s64 %d87,%d85,%d86;
ld.shared.v4.u32 {%r195,%r196,%r197,%r198},[%d87];
prmt.b32 %r203,%r198,%r125,%r97;
prmt.b32 %r204,%r197,%r125,%r97;
prmt.b32 %r205,%r196,%r125,%r97;
prmt.b32 %r206,%r195,%r125,%r97;
st.shared.v4.u32 [%d87],{%r206,%r205,%r204,%r203};
$29:
setp.lt.s32 %p19,%r96,129;
@%p19 bra $31;
add.s64 %d90,%d56,%d55;
add.s32 %r208,%r95,128;
mul.wide.u32 %d91,%r208,4;
add.s64 %d92,%d90,%d91;
ld.shared.v4.u32 {%r209,%r210,%r211,%r212},[%d92];
prmt.b32 %r217,%r212,%r125,%r97;
prmt.b32 %r218,%r211,%r125,%r97;
prmt.b32 %r219,%r210,%r125,%r97;
prmt.b32 %r220,%r209,%r125,%r97;
st.shared.v4.u32 [%d92],{%r220,%r219,%r218,%r217};
$31:
setp.lt.s32 %p20,%r96,257;
@%p20 bra $33;
add.s64 %d95,%d56,%d55;
add.s32 %r222,%r95,256;
mul.wide.u32 %d96,%r222,4;
add.s64 %d97,%d95,%d96;
ld.shared.v4.u32 {%r223,%r224,%r225,%r226},[%d97];
prmt.b32 %r231,%r226,%r125,%r97;
prmt.b32 %r232,%r225,%r125,%r97;
prmt.b32 %r233,%r224,%r125,%r97;
prmt.b32 %r234,%r223,%r125,%r97;
st.shared.v4.u32 [%d97],{%r234,%r233,%r232,%r231};
$33:
setp.lt.s32 %p21,%r96,385;
@%p21 bra $35;
add.s64 %d100,%d56,%d55;
add.s32 %r236,%r95,384;
mul.wide.u32 %d101,%r236,4;
add.s64 %d102,%d100,%d101;
ld.shared.v4.u32 {%r237,%r238,%r239,%r240},[%d102];
prmt.b32 %r245,%r240,%r125,%r97;
prmt.b32 %r246,%r239,%r125,%r97;
prmt.b32 %r247,%r238,%r125,%r97;
prmt.b32 %r248,%r237,%r125,%r97;
st.shared.v4.u32 [%d102],{%r248,%r247,%r246,%r245};
$35:
bar.warp.sync -1;
and.b64 %d103,%d29,15;
setp.eq.s64 %p23,%d103,0;
and.pred %p24,%p7,%p23;
@%p24 bra $37;
bra.uni $36;
$37:
shl.b32 %r251,%r14,4;
sub.s32 %r99,%r20,%r251;
setp.lt.s32 %p25,%r99,1;
@%p25 bra $53;
cvt.u64.u32 %d108,%r251;
add.s64 %d111,%d56,%d55;
add.s64 %d112,%d111,%d108;
ld.shared.v4.u32 {%r255,%r256,%r257,%r258},[%d112];
mul.wide.u32 %d113,%r14,16;
add.s64 %d32,%d29,%d113;
add.s64 %d33,%d28,%d113;
setp.lt.u32 %p26,%r126,512;
@%p26 bra $40;
bra.uni $39;
$40:
st.global.cs.v4.u32 [%d32],{%r255,%r256,%r257,%r258};
bra.uni $41;
$36:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d29;
.param .b64 q1;
st.param.b64 [q1+0],%d25;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r14;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $53;
$39:
st.global.v4.u32 [%d33],{%r255,%r256,%r257,%r258};
$41:
setp.lt.s32 %p27,%r99,513;
@%p27 bra $53;
ld.shared.v4.u32 {%r266,%r267,%r268,%r269},[%d112+512];
@%p26 bra $44;
bra.uni $43;
$44:
add.s64 %d120,%d32,512;
st.global.cs.v4.u32 [%d120],{%r266,%r267,%r268,%r269};
bra.uni $45;
$43:
st.global.v4.u32 [%d33+512],{%r266,%r267,%r268,%r269};
$45:
setp.lt.s32 %p29,%r99,1025;
@%p29 bra $53;
ld.shared.v4.u32 {%r277,%r278,%r279,%r280},[%d112+1024];
@%p26 bra $48;
bra.uni $47;
$48:
add.s64 %d126,%d32,1024;
st.global.cs.v4.u32 [%d126],{%r277,%r278,%r279,%r280};
bra.uni $49;
$47:
st.global.v4.u32 [%d33+1024],{%r277,%r278,%r279,%r280};
$49:
setp.lt.s32 %p31,%r99,1537;
@%p31 bra $53;
ld.shared.v4.u32 {%r288,%r289,%r290,%r291},[%d112+1536];
@%p26 bra $52;
bra.uni $51;
$52:
add.s64 %d132,%d32,1536;
st.global.cs.v4.u32 [%d132],{%r288,%r289,%r290,%r291};
bra.uni $53;
$51:
st.global.v4.u32 [%d33+1536],{%r288,%r289,%r290,%r291};
$53:
ret;
}
`;
