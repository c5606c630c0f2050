// Generated from kernels/ops/cvt_color/u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/cvt_color/u8.cu`. */
export const CVT_COLOR_U8: string = `.version 8.0
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
.visible .entry rgb_to_hsv_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<77>;
.reg .f32 %f<385>;
.reg .b32 %r<310>;
.reg .b64 %d<119>;
.shared .align 16 .b8 z2[12288];
ld.param.u64 %d35,[p0];
ld.param.v2.u32 {%r128,%r129},[p1+40];
ld.param.u64 %d40,[p2];
ld.param.v2.u32 {%r272,%r273},[p3+32];
ld.param.v2.u32 {%r132,%r133},[p3+40];
ld.param.u32 %r125,[p5];
ld.param.u32 %r124,[p4+12];
ld.param.u32 %r123,[p4+8];
ld.param.u64 %d118,[p3+8];
ld.param.u64 %d41,[p3];
ld.param.u64 %d116,[p1+8];
ld.param.u64 %d36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r129,0;
@%p1 bra $2;
cvta.to.global.u64 %d45,%d35;
mul.wide.s32 %d46,%r1,40;
add.s64 %d47,%d45,%d46;
ld.global.u64 %d116,[%d47+8];
ld.global.u64 %d115,[%d47];
bra.uni $3;
$2:
cvt.s64.s32 %d48,%r1;
mul.lo.s64 %d49,%d36,%d48;
add.s64 %d115,%d35,%d49;
$3:
setp.eq.s32 %p2,%r133,0;
@%p2 bra $5;
cvta.to.global.u64 %d50,%d40;
mul.wide.s32 %d51,%r1,40;
add.s64 %d52,%d50,%d51;
ld.global.v2.u32 {%r272,%r273},[%d52+32];
ld.global.u64 %d118,[%d52+8];
ld.global.u64 %d117,[%d52];
bra.uni $6;
$5:
cvt.s64.s32 %d53,%r1;
mul.lo.s64 %d54,%d41,%d53;
add.s64 %d117,%d40,%d54;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r138,%ctaid.x;
mul.lo.s32 %r15,%r138,%r125;
mov.u32 %r139,%ctaid.y;
shl.b32 %r140,%r139,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r140,%r16;
setp.ge.u32 %p3,%r17,%r273;
setp.le.u32 %p4,%r272,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $118;
cvta.to.global.u64 %d55,%d117;
cvt.u64.u32 %d25,%r16;
mul.wide.u32 %d56,%r16,1536;
mov.u64 %d57,z2;
cvta.shared.u64 %d58,%d57;
add.s64 %d26,%d58,%d56;
sub.s32 %r141,%r272,%r15;
min.u32 %r19,%r141,%r125;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %d59,%r17;
mul.lo.s64 %d60,%d116,%d59;
mul.lo.s32 %r142,%r15,3;
cvt.u64.u32 %d61,%r142;
add.s64 %d62,%d60,%d61;
cvta.to.global.u64 %d63,%d115;
add.s64 %d27,%d63,%d62;
add.s64 %d28,%d115,%d62;
mul.lo.s64 %d64,%d118,%d59;
add.s64 %d65,%d64,%d61;
add.s64 %d29,%d55,%d65;
add.s64 %d30,%d117,%d65;
and.b64 %d66,%d28,15;
setp.eq.s64 %p6,%d66,0;
and.b32 %r21,%r20,15;
setp.eq.s32 %p7,%r21,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r125,512;
shl.b32 %r146,%r14,4;
sub.s32 %r22,%r20,%r146;
cvt.u64.u32 %d31,%r14;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p13,%r22,1;
@%p13 bra $18;
shl.b64 %d69,%d31,4;
add.s64 %d68,%d28,%d69;
ld.global.cs.v4.u32 {%r301,%r300,%r299,%r298},[%d68];
$18:
setp.lt.s32 %p14,%r22,513;
@%p14 bra $20;
shl.b64 %d71,%d31,4;
add.s64 %d72,%d28,%d71;
add.s64 %d70,%d72,512;
ld.global.cs.v4.u32 {%r297,%r296,%r295,%r294},[%d70];
$20:
setp.lt.s32 %p15,%r22,1025;
@%p15 bra $22;
shl.b64 %d74,%d31,4;
add.s64 %d75,%d28,%d74;
add.s64 %d73,%d75,1024;
ld.global.cs.v4.u32 {%r293,%r292,%r291,%r290},[%d73];
bra.uni $22;
$8:
add.s32 %r143,%r19,3;
and.b32 %r144,%r143,-4;
mul.lo.s32 %r145,%r144,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d26;
.param .b32 q1;
st.param.b32 [q1+0],%r145;
.param .b64 q2;
st.param.b64 [q2+0],%d28;
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
bra.uni $23;
$10:
setp.lt.s32 %p10,%r22,1;
shl.b64 %d67,%d31,4;
add.s64 %d32,%d27,%d67;
@%p10 bra $12;
ld.global.v4.u32 {%r301,%r300,%r299,%r298},[%d32];
$12:
setp.lt.s32 %p11,%r22,513;
@%p11 bra $14;
ld.global.v4.u32 {%r297,%r296,%r295,%r294},[%d32+512];
$14:
setp.lt.s32 %p12,%r22,1025;
@%p12 bra $22;
ld.global.v4.u32 {%r293,%r292,%r291,%r290},[%d32+1024];
$22:
cvt.u64.u32 %d76,%r146;
mul.lo.s64 %d77,%d25,1536;
add.s64 %d79,%d57,%d77;
add.s64 %d80,%d79,%d76;
st.shared.v4.u32 [%d80],{%r301,%r300,%r299,%r298};
st.shared.v4.u32 [%d80+512],{%r297,%r296,%r295,%r294};
st.shared.v4.u32 [%d80+1024],{%r293,%r292,%r291,%r290};
bar.warp.sync -1;
$23:
shl.b32 %r180,%r14,2;
sub.s32 %r75,%r19,%r180;
cvt.rn.f32.s32 %f1,%r124;
mul.f32 %f2,%f1,0f45800000;
mul.lo.s32 %r303,%r14,3;
mov.u32 %r302,0;
$24:
.pragma "nounroll";
setp.ge.s32 %p16,%r302,%r75;
@%p16 bra $101;
add.s64 %d83,%d57,%d56;
setp.eq.s32 %p17,%r123,0;
mul.wide.u32 %d84,%r303,4;
add.s64 %d85,%d83,%d84;
ld.shared.u32 %r182,[%d85];
and.b32 %r183,%r182,255;
cvt.rn.f32.u32 %f3,%r183;
shr.u32 %r184,%r182,8;
and.b32 %r185,%r184,255;
cvt.rn.f32.u32 %f4,%r185;
shr.u32 %r186,%r182,16;
and.b32 %r187,%r186,255;
cvt.rn.f32.u32 %f5,%r187;
shr.u32 %r188,%r182,24;
cvt.rn.f32.u32 %f6,%r188;
ld.shared.u32 %r189,[%d85+4];
and.b32 %r190,%r189,255;
cvt.rn.f32.u32 %f7,%r190;
shr.u32 %r191,%r189,8;
and.b32 %r192,%r191,255;
cvt.rn.f32.u32 %f8,%r192;
shr.u32 %r193,%r189,16;
and.b32 %r194,%r193,255;
cvt.rn.f32.u32 %f9,%r194;
shr.u32 %r195,%r189,24;
cvt.rn.f32.u32 %f10,%r195;
ld.shared.u32 %r196,[%d85+8];
and.b32 %r197,%r196,255;
cvt.rn.f32.u32 %f11,%r197;
shr.u32 %r198,%r196,8;
and.b32 %r199,%r198,255;
cvt.rn.f32.u32 %f12,%r199;
shr.u32 %r200,%r196,16;
and.b32 %r201,%r200,255;
cvt.rn.f32.u32 %f13,%r201;
shr.u32 %r202,%r196,24;
cvt.rn.f32.u32 %f14,%r202;
@%p17 bra $63;
max.f32 %f139,%f5,%f4;
max.f32 %f375,%f139,%f3;
min.f32 %f140,%f5,%f4;
min.f32 %f141,%f140,%f3;
sub.f32 %f16,%f375,%f141;
setp.eq.f32 %p18,%f375,%f5;
setp.eq.f32 %p19,%f375,%f4;
selp.b32 %r203,1,2,%p19;
selp.b32 %r83,0,%r203,%p18;
@%p18 bra $30;
bra.uni $27;
$30:
sub.f32 %f349,%f4,%f3;
bra.uni $31;
$63:
max.f32 %f244,%f3,%f4;
max.f32 %f375,%f244,%f5;
min.f32 %f245,%f3,%f4;
min.f32 %f246,%f245,%f5;
sub.f32 %f72,%f375,%f246;
setp.eq.f32 %p42,%f375,%f3;
setp.eq.f32 %p43,%f375,%f4;
selp.b32 %r207,1,2,%p43;
selp.b32 %r87,0,%r207,%p42;
@%p42 bra $67;
bra.uni $64;
$67:
sub.f32 %f361,%f4,%f5;
bra.uni $68;
$27:
setp.eq.s32 %p20,%r83,1;
@%p20 bra $29;
bra.uni $28;
$29:
sub.f32 %f349,%f3,%f5;
bra.uni $31;
$64:
setp.eq.s32 %p44,%r87,1;
@%p44 bra $66;
bra.uni $65;
$66:
sub.f32 %f361,%f5,%f3;
bra.uni $68;
$28:
sub.f32 %f349,%f5,%f4;
$31:
setp.leu.f32 %p21,%f375,0f00000000;
mov.f32 %f351,0f00000000;
mov.f32 %f350,%f351;
@%p21 bra $33;
rcp.approx.ftz.f32 %f143,%f375;
mul.f32 %f145,%f143,0f497F0000;
mov.f32 %f146,0f4B400000;
add.rn.f32 %f147,%f145,%f146;
sub.rn.f32 %f350,%f147,%f146;
$33:
setp.leu.f32 %p22,%f16,0f00000000;
@%p22 bra $35;
mul.f32 %f150,%f16,0f40C00000;
rcp.approx.ftz.f32 %f149,%f150;
mul.f32 %f151,%f2,%f149;
mov.f32 %f152,0f4B400000;
add.rn.f32 %f153,%f151,%f152;
sub.rn.f32 %f351,%f153,%f152;
$35:
cvt.rn.f32.s32 %f154,%r83;
add.f32 %f155,%f154,%f154;
fma.rn.f32 %f156,%f16,%f155,%f349;
mul.f32 %f25,%f156,%f351;
mul.f32 %f26,%f16,%f350;
max.f32 %f157,%f8,%f7;
max.f32 %f378,%f157,%f6;
min.f32 %f158,%f8,%f7;
min.f32 %f159,%f158,%f6;
sub.f32 %f28,%f378,%f159;
setp.eq.f32 %p23,%f378,%f8;
setp.eq.f32 %p24,%f378,%f7;
selp.b32 %r204,1,2,%p24;
selp.b32 %r84,0,%r204,%p23;
@%p23 bra $39;
bra.uni $36;
$39:
sub.f32 %f352,%f7,%f6;
bra.uni $40;
$36:
setp.eq.s32 %p25,%r84,1;
@%p25 bra $38;
bra.uni $37;
$38:
sub.f32 %f352,%f6,%f8;
bra.uni $40;
$37:
sub.f32 %f352,%f8,%f7;
$40:
setp.leu.f32 %p26,%f378,0f00000000;
mov.f32 %f354,0f00000000;
mov.f32 %f353,%f354;
@%p26 bra $42;
rcp.approx.ftz.f32 %f161,%f378;
mul.f32 %f163,%f161,0f497F0000;
mov.f32 %f164,0f4B400000;
add.rn.f32 %f165,%f163,%f164;
sub.rn.f32 %f353,%f165,%f164;
$42:
setp.leu.f32 %p27,%f28,0f00000000;
@%p27 bra $44;
mul.f32 %f168,%f28,0f40C00000;
rcp.approx.ftz.f32 %f167,%f168;
mul.f32 %f169,%f2,%f167;
mov.f32 %f170,0f4B400000;
add.rn.f32 %f171,%f169,%f170;
sub.rn.f32 %f354,%f171,%f170;
$44:
mov.f32 %f172,0f39000000;
mov.f32 %f173,0f39800000;
fma.rn.f32 %f174,%f25,%f173,%f172;
mov.f32 %f175,0f4B400000;
add.rn.f32 %f176,%f174,%f175;
sub.rn.f32 %f37,%f176,%f175;
cvt.rn.f32.s32 %f177,%r84;
add.f32 %f178,%f177,%f177;
fma.rn.f32 %f179,%f28,%f178,%f352;
mul.f32 %f38,%f179,%f354;
mul.f32 %f39,%f28,%f353;
max.f32 %f180,%f11,%f10;
max.f32 %f381,%f180,%f9;
min.f32 %f181,%f11,%f10;
min.f32 %f182,%f181,%f9;
sub.f32 %f41,%f381,%f182;
setp.eq.f32 %p28,%f381,%f11;
setp.eq.f32 %p29,%f381,%f10;
selp.b32 %r205,1,2,%p29;
selp.b32 %r85,0,%r205,%p28;
@%p28 bra $48;
bra.uni $45;
$48:
sub.f32 %f355,%f10,%f9;
bra.uni $49;
$45:
setp.eq.s32 %p30,%r85,1;
@%p30 bra $47;
bra.uni $46;
$47:
sub.f32 %f355,%f9,%f11;
bra.uni $49;
$46:
sub.f32 %f355,%f11,%f10;
$49:
setp.leu.f32 %p31,%f381,0f00000000;
mov.f32 %f357,0f00000000;
mov.f32 %f356,%f357;
@%p31 bra $51;
rcp.approx.ftz.f32 %f184,%f381;
mul.f32 %f186,%f184,0f497F0000;
mov.f32 %f187,0f4B400000;
add.rn.f32 %f188,%f186,%f187;
sub.rn.f32 %f356,%f188,%f187;
$51:
setp.leu.f32 %p32,%f41,0f00000000;
@%p32 bra $53;
mul.f32 %f191,%f41,0f40C00000;
rcp.approx.ftz.f32 %f190,%f191;
mul.f32 %f192,%f2,%f190;
mov.f32 %f193,0f4B400000;
add.rn.f32 %f194,%f192,%f193;
sub.rn.f32 %f357,%f194,%f193;
$53:
mov.f32 %f195,0f39000000;
mov.f32 %f196,0f39800000;
fma.rn.f32 %f197,%f38,%f196,%f195;
mov.f32 %f198,0f4B400000;
add.rn.f32 %f199,%f197,%f198;
sub.rn.f32 %f50,%f199,%f198;
cvt.rn.f32.s32 %f200,%r85;
add.f32 %f201,%f200,%f200;
fma.rn.f32 %f202,%f41,%f201,%f355;
mul.f32 %f51,%f202,%f357;
mul.f32 %f52,%f41,%f356;
max.f32 %f203,%f14,%f13;
max.f32 %f384,%f203,%f12;
min.f32 %f204,%f14,%f13;
min.f32 %f205,%f204,%f12;
sub.f32 %f54,%f384,%f205;
setp.eq.f32 %p33,%f384,%f14;
setp.eq.f32 %p34,%f384,%f13;
selp.b32 %r206,1,2,%p34;
selp.b32 %r86,0,%r206,%p33;
@%p33 bra $57;
bra.uni $54;
$57:
sub.f32 %f358,%f13,%f12;
bra.uni $58;
$54:
setp.eq.s32 %p35,%r86,1;
@%p35 bra $56;
bra.uni $55;
$56:
sub.f32 %f358,%f12,%f14;
bra.uni $58;
$55:
sub.f32 %f358,%f14,%f13;
$58:
setp.leu.f32 %p36,%f384,0f00000000;
mov.f32 %f360,0f00000000;
mov.f32 %f359,%f360;
@%p36 bra $60;
rcp.approx.ftz.f32 %f207,%f384;
mul.f32 %f209,%f207,0f497F0000;
mov.f32 %f210,0f4B400000;
add.rn.f32 %f211,%f209,%f210;
sub.rn.f32 %f359,%f211,%f210;
$60:
setp.leu.f32 %p37,%f54,0f00000000;
@%p37 bra $62;
mul.f32 %f214,%f54,0f40C00000;
rcp.approx.ftz.f32 %f213,%f214;
mul.f32 %f215,%f2,%f213;
mov.f32 %f216,0f4B400000;
add.rn.f32 %f217,%f215,%f216;
sub.rn.f32 %f360,%f217,%f216;
$62:
mov.f32 %f218,0f39000000;
mov.f32 %f219,0f39800000;
fma.rn.f32 %f220,%f51,%f219,%f218;
mov.f32 %f221,0f4B400000;
add.rn.f32 %f222,%f220,%f221;
sub.rn.f32 %f223,%f222,%f221;
cvt.rn.f32.s32 %f224,%r86;
add.f32 %f225,%f224,%f224;
fma.rn.f32 %f226,%f54,%f225,%f358;
mul.f32 %f227,%f226,%f360;
fma.rn.f32 %f228,%f227,%f219,%f218;
add.rn.f32 %f229,%f228,%f221;
sub.rn.f32 %f230,%f229,%f221;
setp.lt.f32 %p38,%f230,0f00000000;
add.f32 %f231,%f230,%f1;
selp.f32 %f382,%f231,%f230,%p38;
mul.f32 %f232,%f54,%f359;
fma.rn.f32 %f233,%f232,%f219,%f218;
add.rn.f32 %f234,%f233,%f221;
sub.rn.f32 %f383,%f234,%f221;
setp.lt.f32 %p39,%f50,0f00000000;
add.f32 %f235,%f50,%f1;
selp.f32 %f376,%f235,%f50,%p39;
fma.rn.f32 %f236,%f39,%f219,%f218;
add.rn.f32 %f237,%f236,%f221;
sub.rn.f32 %f377,%f237,%f221;
fma.rn.f32 %f238,%f26,%f219,%f218;
add.rn.f32 %f239,%f238,%f221;
sub.rn.f32 %f374,%f239,%f221;
add.f32 %f240,%f37,%f1;
setp.lt.f32 %p40,%f37,0f00000000;
selp.f32 %f373,%f240,%f37,%p40;
fma.rn.f32 %f241,%f52,%f219,%f218;
add.rn.f32 %f242,%f241,%f221;
sub.rn.f32 %f380,%f242,%f221;
add.f32 %f243,%f223,%f1;
setp.lt.f32 %p41,%f223,0f00000000;
selp.f32 %f379,%f243,%f223,%p41;
bra.uni $100;
$65:
sub.f32 %f361,%f3,%f4;
$68:
setp.leu.f32 %p45,%f375,0f00000000;
mov.f32 %f363,0f00000000;
mov.f32 %f362,%f363;
@%p45 bra $70;
rcp.approx.ftz.f32 %f248,%f375;
mul.f32 %f250,%f248,0f497F0000;
mov.f32 %f251,0f4B400000;
add.rn.f32 %f252,%f250,%f251;
sub.rn.f32 %f362,%f252,%f251;
$70:
setp.leu.f32 %p46,%f72,0f00000000;
@%p46 bra $72;
mul.f32 %f255,%f72,0f40C00000;
rcp.approx.ftz.f32 %f254,%f255;
mul.f32 %f256,%f2,%f254;
mov.f32 %f257,0f4B400000;
add.rn.f32 %f258,%f256,%f257;
sub.rn.f32 %f363,%f258,%f257;
$72:
cvt.rn.f32.s32 %f259,%r87;
add.f32 %f260,%f259,%f259;
fma.rn.f32 %f261,%f72,%f260,%f361;
mul.f32 %f81,%f261,%f363;
mul.f32 %f82,%f72,%f362;
max.f32 %f262,%f6,%f7;
max.f32 %f378,%f262,%f8;
min.f32 %f263,%f6,%f7;
min.f32 %f264,%f263,%f8;
sub.f32 %f84,%f378,%f264;
setp.eq.f32 %p47,%f378,%f6;
setp.eq.f32 %p48,%f378,%f7;
selp.b32 %r208,1,2,%p48;
selp.b32 %r88,0,%r208,%p47;
@%p47 bra $76;
bra.uni $73;
$76:
sub.f32 %f364,%f7,%f8;
bra.uni $77;
$73:
setp.eq.s32 %p49,%r88,1;
@%p49 bra $75;
bra.uni $74;
$75:
sub.f32 %f364,%f8,%f6;
bra.uni $77;
$74:
sub.f32 %f364,%f6,%f7;
$77:
setp.leu.f32 %p50,%f378,0f00000000;
mov.f32 %f366,0f00000000;
mov.f32 %f365,%f366;
@%p50 bra $79;
rcp.approx.ftz.f32 %f266,%f378;
mul.f32 %f268,%f266,0f497F0000;
mov.f32 %f269,0f4B400000;
add.rn.f32 %f270,%f268,%f269;
sub.rn.f32 %f365,%f270,%f269;
$79:
setp.leu.f32 %p51,%f84,0f00000000;
@%p51 bra $81;
mul.f32 %f273,%f84,0f40C00000;
rcp.approx.ftz.f32 %f272,%f273;
mul.f32 %f274,%f2,%f272;
mov.f32 %f275,0f4B400000;
add.rn.f32 %f276,%f274,%f275;
sub.rn.f32 %f366,%f276,%f275;
$81:
mov.f32 %f277,0f39000000;
mov.f32 %f278,0f39800000;
fma.rn.f32 %f279,%f81,%f278,%f277;
mov.f32 %f280,0f4B400000;
add.rn.f32 %f281,%f279,%f280;
sub.rn.f32 %f93,%f281,%f280;
cvt.rn.f32.s32 %f282,%r88;
add.f32 %f283,%f282,%f282;
fma.rn.f32 %f284,%f84,%f283,%f364;
mul.f32 %f94,%f284,%f366;
mul.f32 %f95,%f84,%f365;
max.f32 %f285,%f9,%f10;
max.f32 %f381,%f285,%f11;
min.f32 %f286,%f9,%f10;
min.f32 %f287,%f286,%f11;
sub.f32 %f97,%f381,%f287;
setp.eq.f32 %p52,%f381,%f9;
setp.eq.f32 %p53,%f381,%f10;
selp.b32 %r209,1,2,%p53;
selp.b32 %r89,0,%r209,%p52;
@%p52 bra $85;
bra.uni $82;
$85:
sub.f32 %f367,%f10,%f11;
bra.uni $86;
$82:
setp.eq.s32 %p54,%r89,1;
@%p54 bra $84;
bra.uni $83;
$84:
sub.f32 %f367,%f11,%f9;
bra.uni $86;
$83:
sub.f32 %f367,%f9,%f10;
$86:
setp.leu.f32 %p55,%f381,0f00000000;
mov.f32 %f369,0f00000000;
mov.f32 %f368,%f369;
@%p55 bra $88;
rcp.approx.ftz.f32 %f289,%f381;
mul.f32 %f291,%f289,0f497F0000;
mov.f32 %f292,0f4B400000;
add.rn.f32 %f293,%f291,%f292;
sub.rn.f32 %f368,%f293,%f292;
$88:
setp.leu.f32 %p56,%f97,0f00000000;
@%p56 bra $90;
mul.f32 %f296,%f97,0f40C00000;
rcp.approx.ftz.f32 %f295,%f296;
mul.f32 %f297,%f2,%f295;
mov.f32 %f298,0f4B400000;
add.rn.f32 %f299,%f297,%f298;
sub.rn.f32 %f369,%f299,%f298;
$90:
mov.f32 %f300,0f39000000;
mov.f32 %f301,0f39800000;
fma.rn.f32 %f302,%f94,%f301,%f300;
mov.f32 %f303,0f4B400000;
add.rn.f32 %f304,%f302,%f303;
sub.rn.f32 %f106,%f304,%f303;
cvt.rn.f32.s32 %f305,%r89;
add.f32 %f306,%f305,%f305;
fma.rn.f32 %f307,%f97,%f306,%f367;
mul.f32 %f107,%f307,%f369;
mul.f32 %f108,%f97,%f368;
max.f32 %f308,%f12,%f13;
max.f32 %f384,%f308,%f14;
min.f32 %f309,%f12,%f13;
min.f32 %f310,%f309,%f14;
sub.f32 %f110,%f384,%f310;
setp.eq.f32 %p57,%f384,%f12;
setp.eq.f32 %p58,%f384,%f13;
selp.b32 %r210,1,2,%p58;
selp.b32 %r90,0,%r210,%p57;
@%p57 bra $94;
bra.uni $91;
$94:
sub.f32 %f370,%f13,%f14;
bra.uni $95;
$91:
setp.eq.s32 %p59,%r90,1;
@%p59 bra $93;
bra.uni $92;
$93:
sub.f32 %f370,%f14,%f12;
bra.uni $95;
$92:
sub.f32 %f370,%f12,%f13;
$95:
setp.leu.f32 %p60,%f384,0f00000000;
mov.f32 %f372,0f00000000;
mov.f32 %f371,%f372;
@%p60 bra $97;
rcp.approx.ftz.f32 %f312,%f384;
mul.f32 %f314,%f312,0f497F0000;
mov.f32 %f315,0f4B400000;
add.rn.f32 %f316,%f314,%f315;
sub.rn.f32 %f371,%f316,%f315;
$97:
setp.leu.f32 %p61,%f110,0f00000000;
@%p61 bra $99;
mul.f32 %f319,%f110,0f40C00000;
rcp.approx.ftz.f32 %f318,%f319;
mul.f32 %f320,%f2,%f318;
mov.f32 %f321,0f4B400000;
add.rn.f32 %f322,%f320,%f321;
sub.rn.f32 %f372,%f322,%f321;
$99:
mov.f32 %f323,0f39000000;
mov.f32 %f324,0f39800000;
fma.rn.f32 %f325,%f107,%f324,%f323;
mov.f32 %f326,0f4B400000;
add.rn.f32 %f327,%f325,%f326;
sub.rn.f32 %f328,%f327,%f326;
cvt.rn.f32.s32 %f329,%r90;
add.f32 %f330,%f329,%f329;
fma.rn.f32 %f331,%f110,%f330,%f370;
mul.f32 %f332,%f331,%f372;
fma.rn.f32 %f333,%f332,%f324,%f323;
add.rn.f32 %f334,%f333,%f326;
sub.rn.f32 %f335,%f334,%f326;
setp.lt.f32 %p62,%f335,0f00000000;
add.f32 %f336,%f335,%f1;
selp.f32 %f382,%f336,%f335,%p62;
mul.f32 %f337,%f110,%f371;
fma.rn.f32 %f338,%f337,%f324,%f323;
add.rn.f32 %f339,%f338,%f326;
sub.rn.f32 %f383,%f339,%f326;
setp.lt.f32 %p63,%f106,0f00000000;
add.f32 %f340,%f106,%f1;
selp.f32 %f376,%f340,%f106,%p63;
fma.rn.f32 %f341,%f95,%f324,%f323;
add.rn.f32 %f342,%f341,%f326;
sub.rn.f32 %f377,%f342,%f326;
fma.rn.f32 %f343,%f82,%f324,%f323;
add.rn.f32 %f344,%f343,%f326;
sub.rn.f32 %f374,%f344,%f326;
add.f32 %f345,%f93,%f1;
setp.lt.f32 %p64,%f93,0f00000000;
selp.f32 %f373,%f345,%f93,%p64;
fma.rn.f32 %f346,%f108,%f324,%f323;
add.rn.f32 %f347,%f346,%f326;
sub.rn.f32 %f380,%f347,%f326;
add.f32 %f348,%f328,%f1;
setp.lt.f32 %p65,%f328,0f00000000;
selp.f32 %f379,%f348,%f328,%p65;
$100:
cvt.rni.s32.f32 %r212,%f376;
cvt.rni.s32.f32 %r213,%f375;
mov.u32 %r230,0;
cvt.pack.sat.u8.s32.b32 %r211,%r212,%r213,%r230;
cvt.rni.s32.f32 %r216,%f374;
cvt.rni.s32.f32 %r217,%f373;
cvt.pack.sat.u8.s32.b32 %r309,%r216,%r217,%r211;
cvt.rni.s32.f32 %r220,%f380;
cvt.rni.s32.f32 %r221,%f379;
cvt.pack.sat.u8.s32.b32 %r219,%r220,%r221,%r230;
cvt.rni.s32.f32 %r224,%f378;
cvt.rni.s32.f32 %r225,%f377;
cvt.pack.sat.u8.s32.b32 %r308,%r224,%r225,%r219;
cvt.rni.s32.f32 %r228,%f384;
cvt.rni.s32.f32 %r229,%f383;
cvt.pack.sat.u8.s32.b32 %r227,%r228,%r229,%r230;
cvt.rni.s32.f32 %r232,%f382;
cvt.rni.s32.f32 %r233,%f381;
cvt.pack.sat.u8.s32.b32 %r307,%r232,%r233,%r227;
$101:
@%p16 bra $103;
add.s64 %d88,%d57,%d56;
mul.wide.u32 %d89,%r303,4;
add.s64 %d90,%d88,%d89;
st.shared.u32 [%d90],%r309;
st.shared.u32 [%d90+4],%r308;
st.shared.u32 [%d90+8],%r307;
$103:
add.s32 %r303,%r303,96;
add.s32 %r302,%r302,128;
setp.ne.s32 %p67,%r302,512;
@%p67 bra $24;
bar.warp.sync -1;
and.b64 %d91,%d30,15;
setp.eq.s64 %p69,%d91,0;
and.pred %p70,%p69,%p7;
@%p70 bra $106;
bra.uni $105;
$106:
shl.b32 %r238,%r14,4;
sub.s32 %r100,%r20,%r238;
setp.lt.s32 %p71,%r100,1;
@%p71 bra $118;
cvt.u64.u32 %d96,%r238;
add.s64 %d99,%d57,%d56;
add.s64 %d100,%d99,%d96;
ld.shared.v4.u32 {%r242,%r243,%r244,%r245},[%d100];
mul.wide.u32 %d101,%r14,16;
add.s64 %d33,%d30,%d101;
add.s64 %d34,%d29,%d101;
setp.lt.u32 %p72,%r125,512;
@%p72 bra $109;
bra.uni $108;
$109:
st.global.cs.v4.u32 [%d33],{%r242,%r243,%r244,%r245};
bra.uni $110;
$105:
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
bra.uni $118;
$108:
st.global.v4.u32 [%d34],{%r242,%r243,%r244,%r245};
$110:
setp.lt.s32 %p73,%r100,513;
@%p73 bra $118;
ld.shared.v4.u32 {%r253,%r254,%r255,%r256},[%d100+512];
@%p72 bra $113;
bra.uni $112;
$113:
add.s64 %d108,%d33,512;
st.global.cs.v4.u32 [%d108],{%r253,%r254,%r255,%r256};
bra.uni $114;
$112:
st.global.v4.u32 [%d34+512],{%r253,%r254,%r255,%r256};
$114:
setp.lt.s32 %p75,%r100,1025;
@%p75 bra $118;
ld.shared.v4.u32 {%r264,%r265,%r266,%r267},[%d100+1024];
@%p72 bra $117;
bra.uni $116;
$117:
add.s64 %d114,%d33,1024;
st.global.cs.v4.u32 [%d114],{%r264,%r265,%r266,%r267};
bra.uni $118;
$116:
st.global.v4.u32 [%d34+1024],{%r264,%r265,%r266,%r267};
$118:
ret;
}
.visible .entry rgb_to_yuv_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<30>;
.reg .f32 %f<201>;
.reg .b32 %r<289>;
.reg .b64 %d<118>;
.shared .align 16 .b8 z3[12288];
ld.param.u64 %d34,[p0];
ld.param.v2.u32 {%r111,%r112},[p1+40];
ld.param.u64 %d39,[p2];
ld.param.v2.u32 {%r257,%r258},[p3+32];
ld.param.v2.u32 {%r115,%r116},[p3+40];
ld.param.u32 %r108,[p5];
ld.param.u32 %r107,[p4+12];
ld.param.u32 %r106,[p4+8];
ld.param.u64 %d117,[p3+8];
ld.param.u64 %d40,[p3];
ld.param.u64 %d115,[p1+8];
ld.param.u64 %d35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r112,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d34;
mul.wide.s32 %d45,%r1,40;
add.s64 %d46,%d44,%d45;
ld.global.u64 %d115,[%d46+8];
ld.global.u64 %d114,[%d46];
bra.uni $3;
$2:
cvt.s64.s32 %d47,%r1;
mul.lo.s64 %d48,%d35,%d47;
add.s64 %d114,%d34,%d48;
$3:
setp.eq.s32 %p2,%r116,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d39;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r257,%r258},[%d51+32];
ld.global.u64 %d117,[%d51+8];
ld.global.u64 %d116,[%d51];
bra.uni $6;
$5:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d116,%d39,%d53;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r121,%ctaid.x;
mul.lo.s32 %r15,%r121,%r108;
mov.u32 %r122,%ctaid.y;
shl.b32 %r123,%r122,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r123,%r16;
setp.ge.u32 %p3,%r17,%r258;
setp.le.u32 %p4,%r257,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $44;
cvta.to.global.u64 %d54,%d116;
mul.wide.u32 %d55,%r16,1536;
mov.u64 %d56,z3;
cvta.shared.u64 %d57,%d56;
add.s64 %d25,%d57,%d55;
sub.s32 %r124,%r257,%r15;
min.u32 %r20,%r124,%r108;
mul.lo.s32 %r21,%r20,3;
cvt.u64.u32 %d58,%r17;
mul.lo.s64 %d59,%d115,%d58;
mul.lo.s32 %r125,%r15,3;
cvt.u64.u32 %d60,%r125;
add.s64 %d61,%d59,%d60;
cvta.to.global.u64 %d62,%d114;
add.s64 %d26,%d62,%d61;
add.s64 %d27,%d114,%d61;
mul.lo.s64 %d63,%d117,%d58;
add.s64 %d64,%d63,%d60;
add.s64 %d28,%d54,%d64;
add.s64 %d29,%d116,%d64;
and.b64 %d65,%d27,15;
setp.eq.s64 %p6,%d65,0;
and.b32 %r126,%r21,15;
setp.eq.s32 %p7,%r126,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r108,512;
shl.b32 %r131,%r14,4;
sub.s32 %r22,%r21,%r131;
cvt.u64.u32 %d30,%r14;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p13,%r22,1;
@%p13 bra $18;
shl.b64 %d68,%d30,4;
add.s64 %d67,%d27,%d68;
ld.global.cs.v4.u32 {%r286,%r285,%r284,%r283},[%d67];
$18:
setp.lt.s32 %p14,%r22,513;
@%p14 bra $20;
mul.wide.u32 %d70,%r14,16;
add.s64 %d71,%d27,%d70;
add.s64 %d69,%d71,512;
ld.global.cs.v4.u32 {%r282,%r281,%r280,%r279},[%d69];
$20:
setp.lt.s32 %p15,%r22,1025;
@%p15 bra $22;
mul.wide.u32 %d73,%r14,16;
add.s64 %d74,%d27,%d73;
add.s64 %d72,%d74,1024;
ld.global.cs.v4.u32 {%r278,%r277,%r276,%r275},[%d72];
bra.uni $22;
$8:
add.s32 %r127,%r20,3;
and.b32 %r128,%r127,-4;
mul.lo.s32 %r129,%r128,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d25;
.param .b32 q1;
st.param.b32 [q1+0],%r129;
.param .b64 q2;
st.param.b64 [q2+0],%d27;
.param .b32 q3;
st.param.b32 [q3+0],%r21;
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
bra.uni $23;
$10:
setp.lt.s32 %p10,%r22,1;
shl.b64 %d66,%d30,4;
add.s64 %d31,%d26,%d66;
@%p10 bra $12;
ld.global.v4.u32 {%r286,%r285,%r284,%r283},[%d31];
$12:
setp.lt.s32 %p11,%r22,513;
@%p11 bra $14;
ld.global.v4.u32 {%r282,%r281,%r280,%r279},[%d31+512];
$14:
setp.lt.s32 %p12,%r22,1025;
@%p12 bra $22;
ld.global.v4.u32 {%r278,%r277,%r276,%r275},[%d31+1024];
$22:
cvt.u64.u32 %d75,%r131;
add.s64 %d78,%d56,%d55;
add.s64 %d79,%d78,%d75;
st.shared.v4.u32 [%d79],{%r286,%r285,%r284,%r283};
st.shared.v4.u32 [%d79+512],{%r282,%r281,%r280,%r279};
st.shared.v4.u32 [%d79+1024],{%r278,%r277,%r276,%r275};
bar.warp.sync -1;
$23:
shl.b32 %r172,%r14,2;
sub.s32 %r75,%r20,%r172;
mul.lo.s32 %r288,%r14,3;
mov.u32 %r287,0;
$24:
.pragma "nounroll";
setp.ge.s32 %p16,%r287,%r75;
@%p16 bra $29;
setp.eq.s32 %p17,%r106,0;
add.s64 %d82,%d56,%d55;
mul.wide.u32 %d83,%r288,4;
add.s64 %d84,%d82,%d83;
ld.shared.u32 %r174,[%d84];
and.b32 %r175,%r174,255;
cvt.rn.f32.u32 %f1,%r175;
shr.u32 %r176,%r174,8;
and.b32 %r177,%r176,255;
cvt.rn.f32.u32 %f2,%r177;
shr.u32 %r178,%r174,16;
and.b32 %r179,%r178,255;
cvt.rn.f32.u32 %f3,%r179;
shr.u32 %r180,%r174,24;
cvt.rn.f32.u32 %f4,%r180;
ld.shared.u32 %r181,[%d84+4];
and.b32 %r182,%r181,255;
cvt.rn.f32.u32 %f5,%r182;
shr.u32 %r183,%r181,8;
and.b32 %r184,%r183,255;
cvt.rn.f32.u32 %f6,%r184;
shr.u32 %r185,%r181,16;
and.b32 %r186,%r185,255;
cvt.rn.f32.u32 %f7,%r186;
shr.u32 %r187,%r181,24;
cvt.rn.f32.u32 %f8,%r187;
ld.shared.u32 %r188,[%d84+8];
and.b32 %r189,%r188,255;
cvt.rn.f32.u32 %f9,%r189;
shr.u32 %r190,%r188,8;
and.b32 %r191,%r190,255;
cvt.rn.f32.u32 %f10,%r191;
shr.u32 %r192,%r188,16;
and.b32 %r193,%r192,255;
cvt.rn.f32.u32 %f11,%r193;
shr.u32 %r194,%r188,24;
cvt.rn.f32.u32 %f12,%r194;
@%p17 bra $27;
setp.eq.s32 %p18,%r107,0;
mul.f32 %f49,%f2,0f46164400;
fma.rn.f32 %f50,%f3,0f45991800,%f49;
fma.rn.f32 %f51,%f1,0f44E98000,%f50;
mov.f32 %f52,0f38000000;
mov.f32 %f53,0f38800000;
fma.rn.f32 %f54,%f51,%f53,%f52;
mov.f32 %f55,0f4B400000;
add.rn.f32 %f56,%f54,%f55;
sub.rn.f32 %f189,%f56,%f55;
sub.f32 %f57,%f3,%f189;
selp.f32 %f58,0f46608400,0f46368800,%p18;
mul.f32 %f59,%f58,%f57;
fma.rn.f32 %f60,%f59,%f53,%f52;
add.rn.f32 %f61,%f60,%f55;
sub.rn.f32 %f62,%f61,%f55;
add.f32 %f63,%f62,0f43000000;
sub.f32 %f64,%f1,%f189;
selp.f32 %f65,0f45FBE800,0f46106400,%p18;
mul.f32 %f66,%f65,%f64;
fma.rn.f32 %f67,%f66,%f53,%f52;
add.rn.f32 %f68,%f67,%f55;
sub.rn.f32 %f69,%f68,%f55;
add.f32 %f70,%f69,0f43000000;
mul.f32 %f71,%f5,0f46164400;
fma.rn.f32 %f72,%f6,0f45991800,%f71;
fma.rn.f32 %f73,%f4,0f44E98000,%f72;
fma.rn.f32 %f74,%f73,%f53,%f52;
add.rn.f32 %f75,%f74,%f55;
sub.rn.f32 %f192,%f75,%f55;
sub.f32 %f76,%f6,%f192;
mul.f32 %f77,%f58,%f76;
fma.rn.f32 %f78,%f77,%f53,%f52;
add.rn.f32 %f79,%f78,%f55;
sub.rn.f32 %f80,%f79,%f55;
sub.f32 %f81,%f4,%f192;
mul.f32 %f82,%f65,%f81;
fma.rn.f32 %f83,%f82,%f53,%f52;
add.rn.f32 %f84,%f83,%f55;
sub.rn.f32 %f85,%f84,%f55;
mul.f32 %f86,%f8,0f46164400;
fma.rn.f32 %f87,%f9,0f45991800,%f86;
fma.rn.f32 %f88,%f7,0f44E98000,%f87;
fma.rn.f32 %f89,%f88,%f53,%f52;
add.rn.f32 %f90,%f89,%f55;
sub.rn.f32 %f195,%f90,%f55;
sub.f32 %f91,%f9,%f195;
mul.f32 %f92,%f58,%f91;
fma.rn.f32 %f93,%f92,%f53,%f52;
add.rn.f32 %f94,%f93,%f55;
sub.rn.f32 %f95,%f94,%f55;
sub.f32 %f96,%f7,%f195;
mul.f32 %f97,%f65,%f96;
fma.rn.f32 %f98,%f97,%f53,%f52;
add.rn.f32 %f99,%f98,%f55;
sub.rn.f32 %f100,%f99,%f55;
mul.f32 %f101,%f11,0f46164400;
fma.rn.f32 %f102,%f12,0f45991800,%f101;
fma.rn.f32 %f103,%f10,0f44E98000,%f102;
fma.rn.f32 %f104,%f103,%f53,%f52;
add.rn.f32 %f105,%f104,%f55;
sub.rn.f32 %f198,%f105,%f55;
sub.f32 %f106,%f12,%f198;
mul.f32 %f107,%f58,%f106;
fma.rn.f32 %f108,%f107,%f53,%f52;
add.rn.f32 %f109,%f108,%f55;
sub.rn.f32 %f110,%f109,%f55;
sub.f32 %f111,%f10,%f198;
mul.f32 %f112,%f65,%f111;
fma.rn.f32 %f113,%f112,%f53,%f52;
add.rn.f32 %f114,%f113,%f55;
sub.rn.f32 %f115,%f114,%f55;
selp.f32 %f190,%f70,%f63,%p18;
selp.f32 %f191,%f63,%f70,%p18;
selp.f32 %f193,%f85,%f80,%p18;
selp.f32 %f194,%f80,%f85,%p18;
selp.f32 %f196,%f100,%f95,%p18;
selp.f32 %f197,%f95,%f100,%p18;
selp.f32 %f199,%f115,%f110,%p18;
selp.f32 %f200,%f110,%f115,%p18;
bra.uni $28;
$27:
setp.eq.s32 %p19,%r107,0;
mul.f32 %f116,%f2,0f46164400;
fma.rn.f32 %f117,%f1,0f45991800,%f116;
fma.rn.f32 %f118,%f3,0f44E98000,%f117;
mov.f32 %f119,0f38000000;
mov.f32 %f120,0f38800000;
fma.rn.f32 %f121,%f118,%f120,%f119;
mov.f32 %f122,0f4B400000;
add.rn.f32 %f123,%f121,%f122;
sub.rn.f32 %f189,%f123,%f122;
sub.f32 %f124,%f1,%f189;
selp.f32 %f125,0f46608400,0f46368800,%p19;
mul.f32 %f126,%f125,%f124;
fma.rn.f32 %f127,%f126,%f120,%f119;
add.rn.f32 %f128,%f127,%f122;
sub.rn.f32 %f129,%f128,%f122;
add.f32 %f130,%f129,0f43000000;
sub.f32 %f131,%f3,%f189;
selp.f32 %f132,0f45FBE800,0f46106400,%p19;
mul.f32 %f133,%f132,%f131;
fma.rn.f32 %f134,%f133,%f120,%f119;
add.rn.f32 %f135,%f134,%f122;
sub.rn.f32 %f136,%f135,%f122;
add.f32 %f137,%f136,0f43000000;
mul.f32 %f138,%f5,0f46164400;
fma.rn.f32 %f139,%f4,0f45991800,%f138;
fma.rn.f32 %f140,%f6,0f44E98000,%f139;
fma.rn.f32 %f141,%f140,%f120,%f119;
add.rn.f32 %f142,%f141,%f122;
sub.rn.f32 %f192,%f142,%f122;
sub.f32 %f143,%f4,%f192;
mul.f32 %f144,%f125,%f143;
fma.rn.f32 %f145,%f144,%f120,%f119;
add.rn.f32 %f146,%f145,%f122;
sub.rn.f32 %f147,%f146,%f122;
sub.f32 %f148,%f6,%f192;
mul.f32 %f149,%f132,%f148;
fma.rn.f32 %f150,%f149,%f120,%f119;
add.rn.f32 %f151,%f150,%f122;
sub.rn.f32 %f152,%f151,%f122;
mul.f32 %f153,%f8,0f46164400;
fma.rn.f32 %f154,%f7,0f45991800,%f153;
fma.rn.f32 %f155,%f9,0f44E98000,%f154;
fma.rn.f32 %f156,%f155,%f120,%f119;
add.rn.f32 %f157,%f156,%f122;
sub.rn.f32 %f195,%f157,%f122;
sub.f32 %f158,%f7,%f195;
mul.f32 %f159,%f125,%f158;
fma.rn.f32 %f160,%f159,%f120,%f119;
add.rn.f32 %f161,%f160,%f122;
sub.rn.f32 %f162,%f161,%f122;
sub.f32 %f163,%f9,%f195;
mul.f32 %f164,%f132,%f163;
fma.rn.f32 %f165,%f164,%f120,%f119;
add.rn.f32 %f166,%f165,%f122;
sub.rn.f32 %f167,%f166,%f122;
mul.f32 %f168,%f11,0f46164400;
fma.rn.f32 %f169,%f10,0f45991800,%f168;
fma.rn.f32 %f170,%f12,0f44E98000,%f169;
fma.rn.f32 %f171,%f170,%f120,%f119;
add.rn.f32 %f172,%f171,%f122;
sub.rn.f32 %f198,%f172,%f122;
sub.f32 %f173,%f10,%f198;
mul.f32 %f174,%f125,%f173;
fma.rn.f32 %f175,%f174,%f120,%f119;
add.rn.f32 %f176,%f175,%f122;
sub.rn.f32 %f177,%f176,%f122;
sub.f32 %f178,%f12,%f198;
mul.f32 %f179,%f132,%f178;
fma.rn.f32 %f180,%f179,%f120,%f119;
add.rn.f32 %f181,%f180,%f122;
sub.rn.f32 %f182,%f181,%f122;
selp.f32 %f190,%f137,%f130,%p19;
selp.f32 %f191,%f130,%f137,%p19;
selp.f32 %f193,%f152,%f147,%p19;
selp.f32 %f194,%f147,%f152,%p19;
selp.f32 %f196,%f167,%f162,%p19;
selp.f32 %f197,%f162,%f167,%p19;
selp.f32 %f199,%f182,%f177,%p19;
selp.f32 %f200,%f177,%f182,%p19;
$28:
add.f32 %f183,%f193,0f43000000;
cvt.rni.s32.f32 %r209,%f183;
add.f32 %f184,%f194,0f43000000;
cvt.rni.s32.f32 %r208,%f184;
add.f32 %f185,%f196,0f43000000;
cvt.rni.s32.f32 %r204,%f185;
add.f32 %f186,%f197,0f43000000;
cvt.rni.s32.f32 %r217,%f186;
add.f32 %f187,%f199,0f43000000;
cvt.rni.s32.f32 %r213,%f187;
add.f32 %f188,%f200,0f43000000;
cvt.rni.s32.f32 %r212,%f188;
cvt.rni.s32.f32 %r196,%f192;
cvt.rni.s32.f32 %r197,%f191;
mov.u32 %r214,0;
cvt.pack.sat.u8.s32.b32 %r195,%r196,%r197,%r214;
cvt.rni.s32.f32 %r200,%f190;
cvt.rni.s32.f32 %r201,%f189;
cvt.pack.sat.u8.s32.b32 %r199,%r200,%r201,%r195;
cvt.rni.s32.f32 %r205,%f195;
cvt.pack.sat.u8.s32.b32 %r203,%r204,%r205,%r214;
cvt.pack.sat.u8.s32.b32 %r207,%r208,%r209,%r203;
cvt.pack.sat.u8.s32.b32 %r211,%r212,%r213,%r214;
cvt.rni.s32.f32 %r216,%f198;
cvt.pack.sat.u8.s32.b32 %r215,%r216,%r217,%r211;
st.shared.u32 [%d84],%r199;
st.shared.u32 [%d84+4],%r207;
st.shared.u32 [%d84+8],%r215;
$29:
add.s32 %r288,%r288,96;
add.s32 %r287,%r287,128;
setp.ne.s32 %p20,%r287,512;
@%p20 bra $24;
bar.warp.sync -1;
and.b64 %d90,%d29,15;
setp.eq.s64 %p22,%d90,0;
and.pred %p23,%p22,%p7;
@%p23 bra $32;
bra.uni $31;
$32:
shl.b32 %r223,%r14,4;
sub.s32 %r83,%r21,%r223;
setp.lt.s32 %p24,%r83,1;
@%p24 bra $44;
cvt.u64.u32 %d95,%r223;
add.s64 %d98,%d56,%d55;
add.s64 %d99,%d98,%d95;
ld.shared.v4.u32 {%r227,%r228,%r229,%r230},[%d99];
mul.wide.u32 %d100,%r14,16;
add.s64 %d32,%d29,%d100;
add.s64 %d33,%d28,%d100;
setp.lt.u32 %p25,%r108,512;
@%p25 bra $35;
bra.uni $34;
$35:
st.global.cs.v4.u32 [%d32],{%r227,%r228,%r229,%r230};
bra.uni $36;
$31:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d29;
.param .b64 q1;
st.param.b64 [q1+0],%d25;
.param .b32 q2;
st.param.b32 [q2+0],%r21;
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
bra.uni $44;
$34:
st.global.v4.u32 [%d33],{%r227,%r228,%r229,%r230};
$36:
setp.lt.s32 %p26,%r83,513;
@%p26 bra $44;
ld.shared.v4.u32 {%r238,%r239,%r240,%r241},[%d99+512];
@%p25 bra $39;
bra.uni $38;
$39:
add.s64 %d107,%d32,512;
st.global.cs.v4.u32 [%d107],{%r238,%r239,%r240,%r241};
bra.uni $40;
$38:
st.global.v4.u32 [%d33+512],{%r238,%r239,%r240,%r241};
$40:
setp.lt.s32 %p28,%r83,1025;
@%p28 bra $44;
ld.shared.v4.u32 {%r249,%r250,%r251,%r252},[%d99+1024];
@%p25 bra $43;
bra.uni $42;
$43:
add.s64 %d113,%d32,1024;
st.global.cs.v4.u32 [%d113],{%r249,%r250,%r251,%r252};
bra.uni $44;
$42:
st.global.v4.u32 [%d33+1024],{%r249,%r250,%r251,%r252};
$44:
ret;
}
.visible .entry rgb_to_gray_3_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<30>;
.reg .b32 %r<398>;
.reg .b64 %d<138>;
.shared .align 16 .b8 z4[12288];
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r103,%r104},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r364,%r365},[p3+32];
ld.param.v2.u32 {%r107,%r108},[p3+40];
ld.param.u32 %r100,[p5];
ld.param.u32 %r98,[p4+8];
ld.param.u64 %d137,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d135,[p1+8];
ld.param.u64 %d34,[p1];
setp.eq.s32 %p1,%r104,0;
@%p1 bra $2;
cvta.to.global.u64 %d43,%d33;
mov.u32 %r109,%ctaid.z;
mul.wide.s32 %d44,%r109,40;
add.s64 %d45,%d43,%d44;
ld.global.u64 %d135,[%d45+8];
ld.global.u64 %d134,[%d45];
bra.uni $3;
$2:
mov.u32 %r112,%ctaid.z;
cvt.s64.s32 %d46,%r112;
mul.lo.s64 %d47,%d34,%d46;
add.s64 %d134,%d33,%d47;
$3:
setp.eq.s32 %p2,%r108,0;
@%p2 bra $5;
cvta.to.global.u64 %d48,%d38;
mov.u32 %r113,%ctaid.z;
mul.wide.s32 %d49,%r113,40;
add.s64 %d50,%d48,%d49;
ld.global.v2.u32 {%r364,%r365},[%d50+32];
ld.global.u64 %d137,[%d50+8];
ld.global.u64 %d136,[%d50];
bra.uni $6;
$5:
mov.u32 %r116,%ctaid.z;
cvt.s64.s32 %d51,%r116;
mul.lo.s64 %d52,%d39,%d51;
add.s64 %d136,%d38,%d52;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r117,%ctaid.x;
mul.lo.s32 %r14,%r117,%r100;
mov.u32 %r118,%ctaid.y;
shl.b32 %r119,%r118,3;
mov.u32 %r15,%tid.y;
add.s32 %r16,%r119,%r15;
setp.ge.u32 %p3,%r16,%r365;
setp.le.u32 %p4,%r364,%r14;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
cvta.to.global.u64 %d53,%d136;
mul.wide.u32 %d54,%r15,1536;
mov.u64 %d55,z4;
cvta.shared.u64 %d56,%d55;
add.s64 %d25,%d56,%d54;
sub.s32 %r120,%r364,%r14;
min.u32 %r18,%r120,%r100;
mul.lo.s32 %r19,%r18,3;
cvt.u64.u32 %d57,%r16;
mul.lo.s64 %d58,%d135,%d57;
mul.lo.s32 %r121,%r14,3;
cvt.u64.u32 %d59,%r121;
add.s64 %d60,%d58,%d59;
cvta.to.global.u64 %d61,%d134;
add.s64 %d26,%d61,%d60;
add.s64 %d27,%d134,%d60;
mul.lo.s64 %d62,%d137,%d57;
cvt.u64.u32 %d63,%r14;
add.s64 %d64,%d62,%d63;
add.s64 %d28,%d53,%d64;
add.s64 %d29,%d136,%d64;
and.b64 %d65,%d27,15;
setp.eq.s64 %p6,%d65,0;
and.b32 %r122,%r19,15;
setp.eq.s32 %p7,%r122,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r100,512;
shl.b32 %r127,%r13,4;
sub.s32 %r20,%r19,%r127;
cvt.u64.u32 %d30,%r13;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p13,%r20,1;
@%p13 bra $18;
shl.b64 %d68,%d30,4;
add.s64 %d67,%d27,%d68;
ld.global.cs.v4.u32 {%r393,%r392,%r391,%r390},[%d67];
$18:
setp.lt.s32 %p14,%r20,513;
@%p14 bra $20;
shl.b64 %d70,%d30,4;
add.s64 %d71,%d27,%d70;
add.s64 %d69,%d71,512;
ld.global.cs.v4.u32 {%r389,%r388,%r387,%r386},[%d69];
$20:
setp.lt.s32 %p15,%r20,1025;
@%p15 bra $22;
shl.b64 %d73,%d30,4;
add.s64 %d74,%d27,%d73;
add.s64 %d72,%d74,1024;
ld.global.cs.v4.u32 {%r385,%r384,%r383,%r382},[%d72];
bra.uni $22;
$8:
add.s32 %r123,%r18,3;
and.b32 %r124,%r123,-4;
mul.lo.s32 %r125,%r124,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d25;
.param .b32 q1;
st.param.b32 [q1+0],%r125;
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
ld.global.v4.u32 {%r393,%r392,%r391,%r390},[%d31];
$12:
setp.lt.s32 %p11,%r20,513;
@%p11 bra $14;
ld.global.v4.u32 {%r389,%r388,%r387,%r386},[%d31+512];
$14:
setp.lt.s32 %p12,%r20,1025;
@%p12 bra $22;
ld.global.v4.u32 {%r385,%r384,%r383,%r382},[%d31+1024];
$22:
cvt.u64.u32 %d75,%r127;
add.s64 %d78,%d55,%d54;
add.s64 %d79,%d78,%d75;
st.shared.v4.u32 [%d79],{%r393,%r392,%r391,%r390};
st.shared.v4.u32 [%d79+512],{%r389,%r388,%r387,%r386};
st.shared.v4.u32 [%d79+1024],{%r385,%r384,%r383,%r382};
bar.warp.sync -1;
$23:
shl.b32 %r163,%r13,2;
sub.s32 %r73,%r18,%r163;
setp.eq.s32 %p16,%r98,0;
selp.b32 %r74,7470,19596,%p16;
selp.b32 %r75,-1773777780,-1773789906,%p16;
setp.lt.s32 %p17,%r73,1;
@%p17 bra $25;
add.s64 %d82,%d55,%d54;
mul.lo.s32 %r198,%r13,3;
mul.wide.u32 %d83,%r198,4;
add.s64 %d84,%d82,%d83;
ld.shared.u32 %r199,[%d84+4];
ld.shared.u32 %r166,[%d84];
mov.u32 %r200,25923;
prmt.b32 %r178,%r166,%r199,%r200;
ld.shared.u32 %r201,[%d84+8];
mov.u32 %r202,21554;
prmt.b32 %r186,%r199,%r201,%r202;
shr.u32 %r194,%r201,8;
mov.u32 %r192,32768;
mov.u32 %r168,%r192;
dp2a.hi.u32.u32 %r168,%r74,%r166,%r168;
dp2a.lo.u32.u32 %r168,%r75,%r166,%r168;
mov.u32 %r176,%r192;
dp2a.hi.u32.u32 %r176,%r74,%r178,%r176;
dp2a.lo.u32.u32 %r176,%r75,%r178,%r176;
mov.u32 %r184,%r192;
dp2a.hi.u32.u32 %r184,%r74,%r186,%r184;
dp2a.lo.u32.u32 %r184,%r75,%r186,%r184;
dp2a.hi.u32.u32 %r192,%r74,%r194,%r192;
dp2a.lo.u32.u32 %r192,%r75,%r194,%r192;
mov.u32 %r203,98;
prmt.b32 %r204,%r168,%r176,%r203;
prmt.b32 %r205,%r184,%r192,%r203;
mov.u32 %r206,21520;
prmt.b32 %r395,%r204,%r205,%r206;
$25:
bar.warp.sync -1;
@%p17 bra $27;
add.s64 %d87,%d55,%d54;
mul.wide.u32 %d88,%r13,4;
add.s64 %d89,%d87,%d88;
st.shared.u32 [%d89],%r395;
$27:
setp.lt.s32 %p19,%r73,129;
@%p19 bra $29;
add.s64 %d92,%d55,%d54;
mad.lo.s32 %r243,%r13,3,96;
mul.wide.u32 %d93,%r243,4;
add.s64 %d94,%d92,%d93;
ld.shared.u32 %r244,[%d94+4];
ld.shared.u32 %r211,[%d94];
mov.u32 %r245,25923;
prmt.b32 %r223,%r211,%r244,%r245;
ld.shared.u32 %r246,[%d94+8];
mov.u32 %r247,21554;
prmt.b32 %r231,%r244,%r246,%r247;
shr.u32 %r239,%r246,8;
mov.u32 %r237,32768;
mov.u32 %r213,%r237;
dp2a.hi.u32.u32 %r213,%r74,%r211,%r213;
dp2a.lo.u32.u32 %r213,%r75,%r211,%r213;
mov.u32 %r221,%r237;
dp2a.hi.u32.u32 %r221,%r74,%r223,%r221;
dp2a.lo.u32.u32 %r221,%r75,%r223,%r221;
mov.u32 %r229,%r237;
dp2a.hi.u32.u32 %r229,%r74,%r231,%r229;
dp2a.lo.u32.u32 %r229,%r75,%r231,%r229;
dp2a.hi.u32.u32 %r237,%r74,%r239,%r237;
dp2a.lo.u32.u32 %r237,%r75,%r239,%r237;
mov.u32 %r248,98;
prmt.b32 %r249,%r213,%r221,%r248;
prmt.b32 %r250,%r229,%r237,%r248;
mov.u32 %r251,21520;
prmt.b32 %r395,%r249,%r250,%r251;
$29:
bar.warp.sync -1;
@%p19 bra $31;
add.s64 %d97,%d55,%d54;
add.s32 %r254,%r13,32;
mul.wide.u32 %d98,%r254,4;
add.s64 %d99,%d97,%d98;
st.shared.u32 [%d99],%r395;
$31:
setp.lt.s32 %p21,%r73,257;
@%p21 bra $33;
add.s64 %d102,%d55,%d54;
mad.lo.s32 %r289,%r13,3,192;
mul.wide.u32 %d103,%r289,4;
add.s64 %d104,%d102,%d103;
ld.shared.u32 %r290,[%d104+4];
ld.shared.u32 %r257,[%d104];
mov.u32 %r291,25923;
prmt.b32 %r269,%r257,%r290,%r291;
ld.shared.u32 %r292,[%d104+8];
mov.u32 %r293,21554;
prmt.b32 %r277,%r290,%r292,%r293;
shr.u32 %r285,%r292,8;
mov.u32 %r283,32768;
mov.u32 %r259,%r283;
dp2a.hi.u32.u32 %r259,%r74,%r257,%r259;
dp2a.lo.u32.u32 %r259,%r75,%r257,%r259;
mov.u32 %r267,%r283;
dp2a.hi.u32.u32 %r267,%r74,%r269,%r267;
dp2a.lo.u32.u32 %r267,%r75,%r269,%r267;
mov.u32 %r275,%r283;
dp2a.hi.u32.u32 %r275,%r74,%r277,%r275;
dp2a.lo.u32.u32 %r275,%r75,%r277,%r275;
dp2a.hi.u32.u32 %r283,%r74,%r285,%r283;
dp2a.lo.u32.u32 %r283,%r75,%r285,%r283;
mov.u32 %r294,98;
prmt.b32 %r295,%r259,%r267,%r294;
prmt.b32 %r296,%r275,%r283,%r294;
mov.u32 %r297,21520;
prmt.b32 %r395,%r295,%r296,%r297;
$33:
bar.warp.sync -1;
@%p21 bra $35;
add.s64 %d107,%d55,%d54;
add.s32 %r300,%r13,64;
mul.wide.u32 %d108,%r300,4;
add.s64 %d109,%d107,%d108;
st.shared.u32 [%d109],%r395;
$35:
setp.lt.s32 %p23,%r73,385;
@%p23 bra $37;
add.s64 %d112,%d55,%d54;
mad.lo.s32 %r335,%r13,3,288;
mul.wide.u32 %d113,%r335,4;
add.s64 %d114,%d112,%d113;
ld.shared.u32 %r336,[%d114+4];
ld.shared.u32 %r303,[%d114];
mov.u32 %r337,25923;
prmt.b32 %r315,%r303,%r336,%r337;
ld.shared.u32 %r338,[%d114+8];
mov.u32 %r339,21554;
prmt.b32 %r323,%r336,%r338,%r339;
shr.u32 %r331,%r338,8;
mov.u32 %r329,32768;
mov.u32 %r305,%r329;
dp2a.hi.u32.u32 %r305,%r74,%r303,%r305;
dp2a.lo.u32.u32 %r305,%r75,%r303,%r305;
mov.u32 %r313,%r329;
dp2a.hi.u32.u32 %r313,%r74,%r315,%r313;
dp2a.lo.u32.u32 %r313,%r75,%r315,%r313;
mov.u32 %r321,%r329;
dp2a.hi.u32.u32 %r321,%r74,%r323,%r321;
dp2a.lo.u32.u32 %r321,%r75,%r323,%r321;
dp2a.hi.u32.u32 %r329,%r74,%r331,%r329;
dp2a.lo.u32.u32 %r329,%r75,%r331,%r329;
mov.u32 %r340,98;
prmt.b32 %r341,%r305,%r313,%r340;
prmt.b32 %r342,%r321,%r329,%r340;
mov.u32 %r343,21520;
prmt.b32 %r395,%r341,%r342,%r343;
$37:
bar.warp.sync -1;
@%p23 bra $39;
add.s64 %d117,%d55,%d54;
add.s32 %r346,%r13,96;
mul.wide.u32 %d118,%r346,4;
add.s64 %d119,%d117,%d118;
st.shared.u32 [%d119],%r395;
$39:
bar.warp.sync -1;
and.b64 %d120,%d29,15;
setp.eq.s64 %p25,%d120,0;
and.b32 %r347,%r18,15;
setp.eq.s32 %p26,%r347,0;
and.pred %p27,%p26,%p25;
@%p27 bra $41;
bra.uni $40;
$41:
shl.b32 %r351,%r13,4;
sub.s32 %r352,%r18,%r351;
cvt.u64.u32 %d32,%r13;
setp.lt.s32 %p28,%r352,1;
@%p28 bra $45;
setp.lt.u32 %p29,%r100,512;
cvt.u64.u32 %d125,%r351;
add.s64 %d128,%d55,%d54;
add.s64 %d129,%d128,%d125;
ld.shared.v4.u32 {%r356,%r357,%r358,%r359},[%d129];
@%p29 bra $44;
bra.uni $43;
$44:
shl.b64 %d133,%d32,4;
add.s64 %d132,%d29,%d133;
st.global.cs.v4.u32 [%d132],{%r356,%r357,%r358,%r359};
bra.uni $45;
$40:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d29;
.param .b64 q1;
st.param.b64 [q1+0],%d25;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
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
$43:
shl.b64 %d130,%d32,4;
add.s64 %d131,%d28,%d130;
st.global.v4.u32 [%d131],{%r356,%r357,%r358,%r359};
$45:
ret;
}
.visible .entry rgb_to_gray_4_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<32>;
.reg .b32 %r<444>;
.reg .b64 %d<141>;
.shared .align 16 .b8 z5[16384];
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r124,%r125},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r398,%r399},[p3+32];
ld.param.v2.u32 {%r128,%r129},[p3+40];
ld.param.u32 %r121,[p5];
ld.param.u32 %r119,[p4+8];
ld.param.u64 %d140,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d138,[p1+8];
ld.param.u64 %d34,[p1];
setp.eq.s32 %p1,%r125,0;
@%p1 bra $2;
cvta.to.global.u64 %d43,%d33;
mov.u32 %r130,%ctaid.z;
mul.wide.s32 %d44,%r130,40;
add.s64 %d45,%d43,%d44;
ld.global.u64 %d138,[%d45+8];
ld.global.u64 %d137,[%d45];
bra.uni $3;
$2:
mov.u32 %r133,%ctaid.z;
cvt.s64.s32 %d46,%r133;
mul.lo.s64 %d47,%d34,%d46;
add.s64 %d137,%d33,%d47;
$3:
setp.eq.s32 %p2,%r129,0;
@%p2 bra $5;
cvta.to.global.u64 %d48,%d38;
mov.u32 %r134,%ctaid.z;
mul.wide.s32 %d49,%r134,40;
add.s64 %d50,%d48,%d49;
ld.global.v2.u32 {%r398,%r399},[%d50+32];
ld.global.u64 %d140,[%d50+8];
ld.global.u64 %d139,[%d50];
bra.uni $6;
$5:
mov.u32 %r137,%ctaid.z;
cvt.s64.s32 %d51,%r137;
mul.lo.s64 %d52,%d39,%d51;
add.s64 %d139,%d38,%d52;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r138,%ctaid.x;
mul.lo.s32 %r14,%r138,%r121;
mov.u32 %r139,%ctaid.y;
shl.b32 %r140,%r139,3;
mov.u32 %r15,%tid.y;
add.s32 %r16,%r140,%r15;
setp.ge.u32 %p3,%r16,%r399;
setp.le.u32 %p4,%r398,%r14;
or.pred %p5,%p4,%p3;
@%p5 bra $49;
cvta.to.global.u64 %d53,%d139;
mul.wide.u32 %d54,%r15,2048;
mov.u64 %d55,z5;
cvta.shared.u64 %d56,%d55;
add.s64 %d25,%d56,%d54;
sub.s32 %r141,%r398,%r14;
min.u32 %r18,%r141,%r121;
shl.b32 %r19,%r18,2;
cvt.u64.u32 %d57,%r16;
mul.lo.s64 %d58,%d138,%d57;
shl.b32 %r142,%r14,2;
cvt.u64.u32 %d59,%r142;
add.s64 %d60,%d58,%d59;
cvta.to.global.u64 %d61,%d137;
add.s64 %d26,%d61,%d60;
add.s64 %d27,%d137,%d60;
mul.lo.s64 %d62,%d140,%d57;
cvt.u64.u32 %d63,%r14;
add.s64 %d64,%d62,%d63;
add.s64 %d28,%d53,%d64;
add.s64 %d29,%d139,%d64;
and.b64 %d65,%d27,15;
setp.eq.s64 %p6,%d65,0;
and.b32 %r143,%r18,3;
setp.eq.s32 %p7,%r143,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r121,512;
shl.b32 %r147,%r13,4;
sub.s32 %r20,%r19,%r147;
cvt.u64.u32 %d30,%r13;
@%p9 bra $18;
bra.uni $10;
$18:
setp.lt.s32 %p14,%r20,1;
@%p14 bra $20;
shl.b64 %d68,%d30,4;
add.s64 %d67,%d27,%d68;
ld.global.cs.v4.u32 {%r439,%r438,%r437,%r436},[%d67];
$20:
setp.lt.s32 %p15,%r20,513;
@%p15 bra $22;
shl.b64 %d70,%d30,4;
add.s64 %d71,%d27,%d70;
add.s64 %d69,%d71,512;
ld.global.cs.v4.u32 {%r435,%r434,%r433,%r432},[%d69];
$22:
setp.lt.s32 %p16,%r20,1025;
@%p16 bra $24;
mul.wide.u32 %d73,%r13,16;
add.s64 %d74,%d27,%d73;
add.s64 %d72,%d74,1024;
ld.global.cs.v4.u32 {%r431,%r430,%r429,%r428},[%d72];
$24:
setp.lt.s32 %p17,%r20,1537;
@%p17 bra $26;
mul.wide.u32 %d76,%r13,16;
add.s64 %d77,%d27,%d76;
add.s64 %d75,%d77,1536;
ld.global.cs.v4.u32 {%r427,%r426,%r425,%r424},[%d75];
bra.uni $26;
$8:
add.s32 %r145,%r19,12;
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
setp.lt.s32 %p10,%r20,1;
shl.b64 %d66,%d30,4;
add.s64 %d31,%d26,%d66;
@%p10 bra $12;
ld.global.v4.u32 {%r439,%r438,%r437,%r436},[%d31];
$12:
setp.lt.s32 %p11,%r20,513;
@%p11 bra $14;
ld.global.v4.u32 {%r435,%r434,%r433,%r432},[%d31+512];
$14:
setp.lt.s32 %p12,%r20,1025;
@%p12 bra $16;
ld.global.v4.u32 {%r431,%r430,%r429,%r428},[%d31+1024];
$16:
setp.lt.s32 %p13,%r20,1537;
@%p13 bra $26;
ld.global.v4.u32 {%r427,%r426,%r425,%r424},[%d31+1536];
$26:
cvt.u64.u32 %d78,%r147;
add.s64 %d81,%d55,%d54;
add.s64 %d82,%d81,%d78;
st.shared.v4.u32 [%d82],{%r439,%r438,%r437,%r436};
st.shared.v4.u32 [%d82+512],{%r435,%r434,%r433,%r432};
st.shared.v4.u32 [%d82+1024],{%r431,%r430,%r429,%r428};
st.shared.v4.u32 [%d82+1536],{%r427,%r426,%r425,%r424};
bar.warp.sync -1;
$27:
shl.b32 %r93,%r13,2;
sub.s32 %r94,%r18,%r93;
setp.eq.s32 %p18,%r119,0;
selp.b32 %r95,7470,19596,%p18;
selp.b32 %r96,-1773777780,-1773789906,%p18;
setp.lt.s32 %p19,%r94,1;
@%p19 bra $29;
add.s64 %d85,%d55,%d54;
mul.wide.u32 %d86,%r93,4;
add.s64 %d87,%d85,%d86;
ld.shared.v4.u32 {%r236,%r237,%r238,%r239},[%d87];
mov.u32 %r231,32768;
mov.u32 %r207,%r231;
dp2a.hi.u32.u32 %r207,%r95,%r236,%r207;
dp2a.lo.u32.u32 %r207,%r96,%r236,%r207;
mov.u32 %r215,%r231;
dp2a.hi.u32.u32 %r215,%r95,%r237,%r215;
dp2a.lo.u32.u32 %r215,%r96,%r237,%r215;
mov.u32 %r223,%r231;
dp2a.hi.u32.u32 %r223,%r95,%r238,%r223;
dp2a.lo.u32.u32 %r223,%r96,%r238,%r223;
dp2a.hi.u32.u32 %r231,%r95,%r239,%r231;
dp2a.lo.u32.u32 %r231,%r96,%r239,%r231;
mov.u32 %r240,98;
prmt.b32 %r241,%r207,%r215,%r240;
prmt.b32 %r242,%r223,%r231,%r240;
mov.u32 %r243,21520;
prmt.b32 %r441,%r241,%r242,%r243;
$29:
bar.warp.sync -1;
@%p19 bra $31;
add.s64 %d90,%d55,%d54;
mul.wide.u32 %d91,%r13,4;
add.s64 %d92,%d90,%d91;
st.shared.u32 [%d92],%r441;
$31:
setp.lt.s32 %p21,%r94,129;
@%p21 bra $33;
add.s64 %d95,%d55,%d54;
add.s32 %r279,%r93,128;
mul.wide.u32 %d96,%r279,4;
add.s64 %d97,%d95,%d96;
ld.shared.v4.u32 {%r280,%r281,%r282,%r283},[%d97];
mov.u32 %r274,32768;
mov.u32 %r250,%r274;
dp2a.hi.u32.u32 %r250,%r95,%r280,%r250;
dp2a.lo.u32.u32 %r250,%r96,%r280,%r250;
mov.u32 %r258,%r274;
dp2a.hi.u32.u32 %r258,%r95,%r281,%r258;
dp2a.lo.u32.u32 %r258,%r96,%r281,%r258;
mov.u32 %r266,%r274;
dp2a.hi.u32.u32 %r266,%r95,%r282,%r266;
dp2a.lo.u32.u32 %r266,%r96,%r282,%r266;
dp2a.hi.u32.u32 %r274,%r95,%r283,%r274;
dp2a.lo.u32.u32 %r274,%r96,%r283,%r274;
mov.u32 %r284,98;
prmt.b32 %r285,%r250,%r258,%r284;
prmt.b32 %r286,%r266,%r274,%r284;
mov.u32 %r287,21520;
prmt.b32 %r441,%r285,%r286,%r287;
$33:
bar.warp.sync -1;
@%p21 bra $35;
add.s64 %d100,%d55,%d54;
add.s32 %r290,%r13,32;
mul.wide.u32 %d101,%r290,4;
add.s64 %d102,%d100,%d101;
st.shared.u32 [%d102],%r441;
$35:
setp.lt.s32 %p23,%r94,257;
@%p23 bra $37;
add.s64 %d105,%d55,%d54;
add.s32 %r324,%r93,256;
mul.wide.u32 %d106,%r324,4;
add.s64 %d107,%d105,%d106;
ld.shared.v4.u32 {%r325,%r326,%r327,%r328},[%d107];
mov.u32 %r319,32768;
mov.u32 %r295,%r319;
dp2a.hi.u32.u32 %r295,%r95,%r325,%r295;
dp2a.lo.u32.u32 %r295,%r96,%r325,%r295;
mov.u32 %r303,%r319;
dp2a.hi.u32.u32 %r303,%r95,%r326,%r303;
dp2a.lo.u32.u32 %r303,%r96,%r326,%r303;
mov.u32 %r311,%r319;
dp2a.hi.u32.u32 %r311,%r95,%r327,%r311;
dp2a.lo.u32.u32 %r311,%r96,%r327,%r311;
dp2a.hi.u32.u32 %r319,%r95,%r328,%r319;
dp2a.lo.u32.u32 %r319,%r96,%r328,%r319;
mov.u32 %r329,98;
prmt.b32 %r330,%r295,%r303,%r329;
prmt.b32 %r331,%r311,%r319,%r329;
mov.u32 %r332,21520;
prmt.b32 %r441,%r330,%r331,%r332;
$37:
bar.warp.sync -1;
@%p23 bra $39;
add.s64 %d110,%d55,%d54;
add.s32 %r335,%r13,64;
mul.wide.u32 %d111,%r335,4;
add.s64 %d112,%d110,%d111;
st.shared.u32 [%d112],%r441;
$39:
setp.lt.s32 %p25,%r94,385;
@%p25 bra $41;
add.s64 %d115,%d55,%d54;
add.s32 %r369,%r93,384;
mul.wide.u32 %d116,%r369,4;
add.s64 %d117,%d115,%d116;
ld.shared.v4.u32 {%r370,%r371,%r372,%r373},[%d117];
mov.u32 %r364,32768;
mov.u32 %r340,%r364;
dp2a.hi.u32.u32 %r340,%r95,%r370,%r340;
dp2a.lo.u32.u32 %r340,%r96,%r370,%r340;
mov.u32 %r348,%r364;
dp2a.hi.u32.u32 %r348,%r95,%r371,%r348;
dp2a.lo.u32.u32 %r348,%r96,%r371,%r348;
mov.u32 %r356,%r364;
dp2a.hi.u32.u32 %r356,%r95,%r372,%r356;
dp2a.lo.u32.u32 %r356,%r96,%r372,%r356;
dp2a.hi.u32.u32 %r364,%r95,%r373,%r364;
dp2a.lo.u32.u32 %r364,%r96,%r373,%r364;
mov.u32 %r374,98;
prmt.b32 %r375,%r340,%r348,%r374;
prmt.b32 %r376,%r356,%r364,%r374;
mov.u32 %r377,21520;
prmt.b32 %r441,%r375,%r376,%r377;
$41:
bar.warp.sync -1;
@%p25 bra $43;
add.s64 %d120,%d55,%d54;
add.s32 %r380,%r13,96;
mul.wide.u32 %d121,%r380,4;
add.s64 %d122,%d120,%d121;
st.shared.u32 [%d122],%r441;
$43:
bar.warp.sync -1;
and.b64 %d123,%d29,15;
setp.eq.s64 %p27,%d123,0;
and.b32 %r381,%r18,15;
setp.eq.s32 %p28,%r381,0;
and.pred %p29,%p28,%p27;
@%p29 bra $45;
bra.uni $44;
$45:
shl.b32 %r385,%r13,4;
sub.s32 %r386,%r18,%r385;
cvt.u64.u32 %d32,%r13;
setp.lt.s32 %p30,%r386,1;
@%p30 bra $49;
setp.lt.u32 %p31,%r121,512;
cvt.u64.u32 %d128,%r385;
add.s64 %d131,%d55,%d54;
add.s64 %d132,%d131,%d128;
ld.shared.v4.u32 {%r390,%r391,%r392,%r393},[%d132];
@%p31 bra $48;
bra.uni $47;
$48:
shl.b64 %d136,%d32,4;
add.s64 %d135,%d29,%d136;
st.global.cs.v4.u32 [%d135],{%r390,%r391,%r392,%r393};
bra.uni $49;
$44:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d29;
.param .b64 q1;
st.param.b64 [q1+0],%d25;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
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
bra.uni $49;
$47:
shl.b64 %d133,%d32,4;
add.s64 %d134,%d28,%d133;
st.global.v4.u32 [%d134],{%r390,%r391,%r392,%r393};
$49:
ret;
}
.visible .entry hsv_to_rgb_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<84>;
.reg .f32 %f<202>;
.reg .b32 %r<350>;
.reg .b64 %d<119>;
.shared .align 16 .b8 z6[12288];
ld.param.u64 %d35,[p0];
ld.param.v2.u32 {%r127,%r128},[p1+40];
ld.param.u64 %d40,[p2];
ld.param.v2.u32 {%r312,%r313},[p3+32];
ld.param.v2.u32 {%r131,%r132},[p3+40];
ld.param.u32 %r124,[p5];
ld.param.u32 %r123,[p4+12];
ld.param.u32 %r122,[p4+8];
ld.param.u64 %d118,[p3+8];
ld.param.u64 %d41,[p3];
ld.param.u64 %d116,[p1+8];
ld.param.u64 %d36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r128,0;
@%p1 bra $2;
cvta.to.global.u64 %d45,%d35;
mul.wide.s32 %d46,%r1,40;
add.s64 %d47,%d45,%d46;
ld.global.u64 %d116,[%d47+8];
ld.global.u64 %d115,[%d47];
bra.uni $3;
$2:
cvt.s64.s32 %d48,%r1;
mul.lo.s64 %d49,%d36,%d48;
add.s64 %d115,%d35,%d49;
$3:
setp.eq.s32 %p2,%r132,0;
@%p2 bra $5;
cvta.to.global.u64 %d50,%d40;
mul.wide.s32 %d51,%r1,40;
add.s64 %d52,%d50,%d51;
ld.global.v2.u32 {%r312,%r313},[%d52+32];
ld.global.u64 %d118,[%d52+8];
ld.global.u64 %d117,[%d52];
bra.uni $6;
$5:
cvt.s64.s32 %d53,%r1;
mul.lo.s64 %d54,%d41,%d53;
add.s64 %d117,%d40,%d54;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r137,%ctaid.x;
mul.lo.s32 %r15,%r137,%r124;
mov.u32 %r138,%ctaid.y;
shl.b32 %r139,%r138,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r139,%r16;
setp.ge.u32 %p3,%r17,%r313;
setp.le.u32 %p4,%r312,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $92;
cvta.to.global.u64 %d55,%d117;
cvt.u64.u32 %d25,%r16;
mul.wide.u32 %d56,%r16,1536;
mov.u64 %d57,z6;
cvta.shared.u64 %d58,%d57;
add.s64 %d26,%d58,%d56;
sub.s32 %r140,%r312,%r15;
min.u32 %r19,%r140,%r124;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %d59,%r17;
mul.lo.s64 %d60,%d116,%d59;
mul.lo.s32 %r141,%r15,3;
cvt.u64.u32 %d61,%r141;
add.s64 %d62,%d60,%d61;
cvta.to.global.u64 %d63,%d115;
add.s64 %d27,%d63,%d62;
add.s64 %d28,%d115,%d62;
mul.lo.s64 %d64,%d118,%d59;
add.s64 %d65,%d64,%d61;
add.s64 %d29,%d55,%d65;
add.s64 %d30,%d117,%d65;
and.b64 %d66,%d28,15;
setp.eq.s64 %p6,%d66,0;
and.b32 %r21,%r20,15;
setp.eq.s32 %p7,%r21,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r124,512;
shl.b32 %r145,%r14,4;
sub.s32 %r22,%r20,%r145;
cvt.u64.u32 %d31,%r14;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p13,%r22,1;
@%p13 bra $18;
shl.b64 %d69,%d31,4;
add.s64 %d68,%d28,%d69;
ld.global.cs.v4.u32 {%r341,%r340,%r339,%r338},[%d68];
$18:
setp.lt.s32 %p14,%r22,513;
@%p14 bra $20;
shl.b64 %d71,%d31,4;
add.s64 %d72,%d28,%d71;
add.s64 %d70,%d72,512;
ld.global.cs.v4.u32 {%r337,%r336,%r335,%r334},[%d70];
$20:
setp.lt.s32 %p15,%r22,1025;
@%p15 bra $22;
shl.b64 %d74,%d31,4;
add.s64 %d75,%d28,%d74;
add.s64 %d73,%d75,1024;
ld.global.cs.v4.u32 {%r333,%r332,%r331,%r330},[%d73];
bra.uni $22;
$8:
add.s32 %r142,%r19,3;
and.b32 %r143,%r142,-4;
mul.lo.s32 %r144,%r143,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d26;
.param .b32 q1;
st.param.b32 [q1+0],%r144;
.param .b64 q2;
st.param.b64 [q2+0],%d28;
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
bra.uni $23;
$10:
setp.lt.s32 %p10,%r22,1;
shl.b64 %d67,%d31,4;
add.s64 %d32,%d27,%d67;
@%p10 bra $12;
ld.global.v4.u32 {%r341,%r340,%r339,%r338},[%d32];
$12:
setp.lt.s32 %p11,%r22,513;
@%p11 bra $14;
ld.global.v4.u32 {%r337,%r336,%r335,%r334},[%d32+512];
$14:
setp.lt.s32 %p12,%r22,1025;
@%p12 bra $22;
ld.global.v4.u32 {%r333,%r332,%r331,%r330},[%d32+1024];
$22:
cvt.u64.u32 %d76,%r145;
mul.lo.s64 %d77,%d25,1536;
add.s64 %d79,%d57,%d77;
add.s64 %d80,%d79,%d76;
st.shared.v4.u32 [%d80],{%r341,%r340,%r339,%r338};
st.shared.v4.u32 [%d80+512],{%r337,%r336,%r335,%r334};
st.shared.v4.u32 [%d80+1024],{%r333,%r332,%r331,%r330};
bar.warp.sync -1;
$23:
shl.b32 %r179,%r14,2;
sub.s32 %r75,%r19,%r179;
cvt.rn.f32.s32 %f85,%r123;
mov.f32 %f86,0f40C00000;
div.rn.f32 %f1,%f86,%f85;
mul.lo.s32 %r343,%r14,3;
mov.u32 %r342,0;
$24:
.pragma "nounroll";
setp.ge.s32 %p16,%r342,%r75;
@%p16 bra $75;
add.s64 %d83,%d57,%d56;
setp.eq.s32 %p17,%r122,0;
mul.wide.u32 %d84,%r343,4;
add.s64 %d85,%d83,%d84;
ld.shared.u32 %r181,[%d85];
and.b32 %r182,%r181,255;
cvt.rn.f32.u32 %f87,%r182;
shr.u32 %r183,%r181,8;
and.b32 %r184,%r183,255;
cvt.rn.f32.u32 %f88,%r184;
shr.u32 %r185,%r181,16;
and.b32 %r186,%r185,255;
cvt.rn.f32.u32 %f89,%r186;
shr.u32 %r187,%r181,24;
cvt.rn.f32.u32 %f2,%r187;
ld.shared.u32 %r188,[%d85+4];
and.b32 %r189,%r188,255;
cvt.rn.f32.u32 %f3,%r189;
shr.u32 %r190,%r188,8;
and.b32 %r191,%r190,255;
cvt.rn.f32.u32 %f4,%r191;
shr.u32 %r192,%r188,16;
and.b32 %r193,%r192,255;
cvt.rn.f32.u32 %f5,%r193;
shr.u32 %r194,%r188,24;
cvt.rn.f32.u32 %f6,%r194;
ld.shared.u32 %r195,[%d85+8];
and.b32 %r196,%r195,255;
cvt.rn.f32.u32 %f7,%r196;
shr.u32 %r197,%r195,8;
and.b32 %r198,%r197,255;
cvt.rn.f32.u32 %f8,%r198;
shr.u32 %r199,%r195,16;
and.b32 %r200,%r199,255;
cvt.rn.f32.u32 %f9,%r200;
shr.u32 %r201,%r195,24;
cvt.rn.f32.u32 %f10,%r201;
mul.f32 %f90,%f88,0f3B808081;
mul.f32 %f11,%f89,0f3B808081;
mul.f32 %f91,%f1,%f87;
cvt.rmi.f32.f32 %f92,%f91;
cvt.rzi.s32.f32 %r202,%f92;
cvt.rn.f32.s32 %f93,%r202;
sub.f32 %f94,%f91,%f93;
mul.hi.s32 %r203,%r202,715827883;
shr.u32 %r204,%r203,31;
add.s32 %r205,%r203,%r204;
mul.lo.s32 %r206,%r205,6;
sub.s32 %r207,%r202,%r206;
setp.lt.s32 %p18,%r207,0;
add.s32 %r208,%r207,6;
selp.b32 %r83,%r208,%r207,%p18;
mov.f32 %f95,0f3F800000;
sub.f32 %f96,%f95,%f90;
mul.f32 %f12,%f11,%f96;
mul.f32 %f97,%f90,%f94;
sub.f32 %f98,%f95,%f97;
mul.f32 %f13,%f11,%f98;
add.f32 %f99,%f96,%f97;
mul.f32 %f14,%f11,%f99;
@%p17 bra $50;
setp.gt.s32 %p19,%r83,1;
@%p19 bra $29;
setp.eq.s32 %p22,%r83,0;
mov.f32 %f192,%f11;
mov.f32 %f191,%f14;
mov.f32 %f190,%f12;
@%p22 bra $32;
setp.eq.s32 %p23,%r83,1;
mov.f32 %f192,%f13;
mov.f32 %f191,%f11;
mov.f32 %f190,%f12;
@%p23 bra $32;
bra.uni $31;
$50:
setp.gt.s32 %p46,%r83,1;
@%p46 bra $53;
setp.eq.s32 %p49,%r83,0;
mov.f32 %f190,%f11;
mov.f32 %f191,%f14;
mov.f32 %f192,%f12;
@%p49 bra $56;
setp.eq.s32 %p50,%r83,1;
mov.f32 %f190,%f13;
mov.f32 %f191,%f11;
mov.f32 %f192,%f12;
@%p50 bra $56;
bra.uni $55;
$29:
setp.eq.s32 %p20,%r83,2;
mov.f32 %f192,%f12;
mov.f32 %f191,%f11;
mov.f32 %f190,%f14;
@%p20 bra $32;
setp.ne.s32 %p21,%r83,3;
mov.f32 %f192,%f12;
mov.f32 %f191,%f13;
mov.f32 %f190,%f11;
@%p21 bra $31;
bra.uni $32;
$31:
setp.eq.s32 %p24,%r83,4;
selp.f32 %f192,%f14,%f11,%p24;
selp.f32 %f190,%f11,%f13,%p24;
mov.f32 %f191,%f12;
$32:
mul.f32 %f100,%f1,%f2;
cvt.rmi.f32.f32 %f101,%f100;
cvt.rzi.s32.f32 %r209,%f101;
cvt.rn.f32.s32 %f102,%r209;
sub.f32 %f103,%f100,%f102;
mul.hi.s32 %r210,%r209,715827883;
shr.u32 %r211,%r210,31;
add.s32 %r212,%r210,%r211;
mul.lo.s32 %r213,%r212,6;
sub.s32 %r214,%r209,%r213;
setp.lt.s32 %p25,%r214,0;
add.s32 %r215,%r214,6;
selp.b32 %r84,%r215,%r214,%p25;
mul.f32 %f104,%f3,0f3B808081;
mov.f32 %f105,0f3F800000;
sub.f32 %f106,%f105,%f104;
mul.f32 %f20,%f4,0f3B808081;
mul.f32 %f21,%f20,%f106;
mul.f32 %f107,%f104,%f103;
sub.f32 %f108,%f105,%f107;
mul.f32 %f22,%f20,%f108;
add.f32 %f109,%f106,%f107;
mul.f32 %f23,%f20,%f109;
setp.gt.s32 %p26,%r84,1;
@%p26 bra $35;
setp.eq.s32 %p29,%r84,0;
mov.f32 %f195,%f20;
mov.f32 %f194,%f23;
mov.f32 %f193,%f21;
@%p29 bra $38;
setp.eq.s32 %p30,%r84,1;
mov.f32 %f195,%f22;
mov.f32 %f194,%f20;
mov.f32 %f193,%f21;
@%p30 bra $38;
bra.uni $37;
$35:
setp.eq.s32 %p27,%r84,2;
mov.f32 %f195,%f21;
mov.f32 %f194,%f20;
mov.f32 %f193,%f23;
@%p27 bra $38;
setp.ne.s32 %p28,%r84,3;
mov.f32 %f195,%f21;
mov.f32 %f194,%f22;
mov.f32 %f193,%f20;
@%p28 bra $37;
bra.uni $38;
$37:
setp.eq.s32 %p31,%r84,4;
selp.f32 %f195,%f23,%f20,%p31;
selp.f32 %f193,%f20,%f22,%p31;
mov.f32 %f194,%f21;
$38:
mul.f32 %f110,%f1,%f5;
cvt.rmi.f32.f32 %f111,%f110;
cvt.rzi.s32.f32 %r216,%f111;
cvt.rn.f32.s32 %f112,%r216;
sub.f32 %f113,%f110,%f112;
mul.hi.s32 %r217,%r216,715827883;
shr.u32 %r218,%r217,31;
add.s32 %r219,%r217,%r218;
mul.lo.s32 %r220,%r219,6;
sub.s32 %r221,%r216,%r220;
setp.lt.s32 %p32,%r221,0;
add.s32 %r222,%r221,6;
selp.b32 %r85,%r222,%r221,%p32;
mul.f32 %f114,%f6,0f3B808081;
mov.f32 %f115,0f3F800000;
sub.f32 %f116,%f115,%f114;
mul.f32 %f29,%f7,0f3B808081;
mul.f32 %f30,%f29,%f116;
mul.f32 %f117,%f114,%f113;
sub.f32 %f118,%f115,%f117;
mul.f32 %f31,%f29,%f118;
add.f32 %f119,%f116,%f117;
mul.f32 %f32,%f29,%f119;
setp.gt.s32 %p33,%r85,1;
@%p33 bra $41;
setp.eq.s32 %p36,%r85,0;
mov.f32 %f198,%f29;
mov.f32 %f197,%f32;
mov.f32 %f196,%f30;
@%p36 bra $44;
setp.eq.s32 %p37,%r85,1;
mov.f32 %f198,%f31;
mov.f32 %f197,%f29;
mov.f32 %f196,%f30;
@%p37 bra $44;
bra.uni $43;
$41:
setp.eq.s32 %p34,%r85,2;
mov.f32 %f198,%f30;
mov.f32 %f197,%f29;
mov.f32 %f196,%f32;
@%p34 bra $44;
setp.ne.s32 %p35,%r85,3;
mov.f32 %f198,%f30;
mov.f32 %f197,%f31;
mov.f32 %f196,%f29;
@%p35 bra $43;
bra.uni $44;
$43:
setp.eq.s32 %p38,%r85,4;
selp.f32 %f198,%f32,%f29,%p38;
selp.f32 %f196,%f29,%f31,%p38;
mov.f32 %f197,%f30;
$44:
mul.f32 %f120,%f1,%f8;
cvt.rmi.f32.f32 %f121,%f120;
cvt.rzi.s32.f32 %r223,%f121;
cvt.rn.f32.s32 %f122,%r223;
sub.f32 %f123,%f120,%f122;
mul.hi.s32 %r224,%r223,715827883;
shr.u32 %r225,%r224,31;
add.s32 %r226,%r224,%r225;
mul.lo.s32 %r227,%r226,6;
sub.s32 %r228,%r223,%r227;
setp.lt.s32 %p39,%r228,0;
add.s32 %r229,%r228,6;
selp.b32 %r86,%r229,%r228,%p39;
mul.f32 %f124,%f9,0f3B808081;
mov.f32 %f125,0f3F800000;
sub.f32 %f126,%f125,%f124;
mul.f32 %f38,%f10,0f3B808081;
mul.f32 %f39,%f38,%f126;
mul.f32 %f127,%f124,%f123;
sub.f32 %f128,%f125,%f127;
mul.f32 %f40,%f38,%f128;
add.f32 %f129,%f126,%f127;
mul.f32 %f41,%f38,%f129;
setp.gt.s32 %p40,%r86,1;
@%p40 bra $47;
setp.eq.s32 %p43,%r86,0;
mov.f32 %f199,%f39;
mov.f32 %f200,%f41;
mov.f32 %f201,%f38;
@%p43 bra $74;
setp.eq.s32 %p44,%r86,1;
mov.f32 %f199,%f39;
mov.f32 %f200,%f38;
mov.f32 %f201,%f40;
@%p44 bra $74;
bra.uni $49;
$47:
setp.eq.s32 %p41,%r86,2;
mov.f32 %f199,%f41;
mov.f32 %f200,%f38;
mov.f32 %f201,%f39;
@%p41 bra $74;
setp.ne.s32 %p42,%r86,3;
mov.f32 %f199,%f38;
mov.f32 %f200,%f40;
mov.f32 %f201,%f39;
@%p42 bra $49;
bra.uni $74;
$49:
setp.eq.s32 %p45,%r86,4;
selp.f32 %f201,%f41,%f38,%p45;
selp.f32 %f199,%f38,%f40,%p45;
mov.f32 %f200,%f39;
bra.uni $74;
$53:
setp.eq.s32 %p47,%r83,2;
mov.f32 %f190,%f12;
mov.f32 %f191,%f11;
mov.f32 %f192,%f14;
@%p47 bra $56;
setp.ne.s32 %p48,%r83,3;
mov.f32 %f190,%f12;
mov.f32 %f191,%f13;
mov.f32 %f192,%f11;
@%p48 bra $55;
bra.uni $56;
$55:
setp.eq.s32 %p51,%r83,4;
selp.f32 %f190,%f14,%f11,%p51;
selp.f32 %f192,%f11,%f13,%p51;
mov.f32 %f191,%f12;
$56:
mul.f32 %f130,%f1,%f2;
cvt.rmi.f32.f32 %f131,%f130;
cvt.rzi.s32.f32 %r230,%f131;
cvt.rn.f32.s32 %f132,%r230;
sub.f32 %f133,%f130,%f132;
mul.hi.s32 %r231,%r230,715827883;
shr.u32 %r232,%r231,31;
add.s32 %r233,%r231,%r232;
mul.lo.s32 %r234,%r233,6;
sub.s32 %r235,%r230,%r234;
setp.lt.s32 %p52,%r235,0;
add.s32 %r236,%r235,6;
selp.b32 %r87,%r236,%r235,%p52;
mul.f32 %f134,%f3,0f3B808081;
mov.f32 %f135,0f3F800000;
sub.f32 %f136,%f135,%f134;
mul.f32 %f49,%f4,0f3B808081;
mul.f32 %f50,%f49,%f136;
mul.f32 %f137,%f134,%f133;
sub.f32 %f138,%f135,%f137;
mul.f32 %f51,%f49,%f138;
add.f32 %f139,%f136,%f137;
mul.f32 %f52,%f49,%f139;
setp.gt.s32 %p53,%r87,1;
@%p53 bra $59;
setp.eq.s32 %p56,%r87,0;
mov.f32 %f193,%f49;
mov.f32 %f194,%f52;
mov.f32 %f195,%f50;
@%p56 bra $62;
setp.eq.s32 %p57,%r87,1;
mov.f32 %f193,%f51;
mov.f32 %f194,%f49;
mov.f32 %f195,%f50;
@%p57 bra $62;
bra.uni $61;
$59:
setp.eq.s32 %p54,%r87,2;
mov.f32 %f193,%f50;
mov.f32 %f194,%f49;
mov.f32 %f195,%f52;
@%p54 bra $62;
setp.ne.s32 %p55,%r87,3;
mov.f32 %f193,%f50;
mov.f32 %f194,%f51;
mov.f32 %f195,%f49;
@%p55 bra $61;
bra.uni $62;
$61:
setp.eq.s32 %p58,%r87,4;
selp.f32 %f193,%f52,%f49,%p58;
selp.f32 %f195,%f49,%f51,%p58;
mov.f32 %f194,%f50;
$62:
mul.f32 %f140,%f1,%f5;
cvt.rmi.f32.f32 %f141,%f140;
cvt.rzi.s32.f32 %r237,%f141;
cvt.rn.f32.s32 %f142,%r237;
sub.f32 %f143,%f140,%f142;
mul.hi.s32 %r238,%r237,715827883;
shr.u32 %r239,%r238,31;
add.s32 %r240,%r238,%r239;
mul.lo.s32 %r241,%r240,6;
sub.s32 %r242,%r237,%r241;
setp.lt.s32 %p59,%r242,0;
add.s32 %r243,%r242,6;
selp.b32 %r88,%r243,%r242,%p59;
mul.f32 %f144,%f6,0f3B808081;
mov.f32 %f145,0f3F800000;
sub.f32 %f146,%f145,%f144;
mul.f32 %f58,%f7,0f3B808081;
mul.f32 %f59,%f58,%f146;
mul.f32 %f147,%f144,%f143;
sub.f32 %f148,%f145,%f147;
mul.f32 %f60,%f58,%f148;
add.f32 %f149,%f146,%f147;
mul.f32 %f61,%f58,%f149;
setp.gt.s32 %p60,%r88,1;
@%p60 bra $65;
setp.eq.s32 %p63,%r88,0;
mov.f32 %f196,%f58;
mov.f32 %f197,%f61;
mov.f32 %f198,%f59;
@%p63 bra $68;
setp.eq.s32 %p64,%r88,1;
mov.f32 %f196,%f60;
mov.f32 %f197,%f58;
mov.f32 %f198,%f59;
@%p64 bra $68;
bra.uni $67;
$65:
setp.eq.s32 %p61,%r88,2;
mov.f32 %f196,%f59;
mov.f32 %f197,%f58;
mov.f32 %f198,%f61;
@%p61 bra $68;
setp.ne.s32 %p62,%r88,3;
mov.f32 %f196,%f59;
mov.f32 %f197,%f60;
mov.f32 %f198,%f58;
@%p62 bra $67;
bra.uni $68;
$67:
setp.eq.s32 %p65,%r88,4;
selp.f32 %f196,%f61,%f58,%p65;
selp.f32 %f198,%f58,%f60,%p65;
mov.f32 %f197,%f59;
$68:
mul.f32 %f150,%f1,%f8;
cvt.rmi.f32.f32 %f151,%f150;
cvt.rzi.s32.f32 %r244,%f151;
cvt.rn.f32.s32 %f152,%r244;
sub.f32 %f153,%f150,%f152;
mul.hi.s32 %r245,%r244,715827883;
shr.u32 %r246,%r245,31;
add.s32 %r247,%r245,%r246;
mul.lo.s32 %r248,%r247,6;
sub.s32 %r249,%r244,%r248;
setp.lt.s32 %p66,%r249,0;
add.s32 %r250,%r249,6;
selp.b32 %r89,%r250,%r249,%p66;
mul.f32 %f154,%f9,0f3B808081;
mov.f32 %f155,0f3F800000;
sub.f32 %f156,%f155,%f154;
mul.f32 %f67,%f10,0f3B808081;
mul.f32 %f68,%f67,%f156;
mul.f32 %f157,%f154,%f153;
sub.f32 %f158,%f155,%f157;
mul.f32 %f69,%f67,%f158;
add.f32 %f159,%f156,%f157;
mul.f32 %f70,%f67,%f159;
setp.gt.s32 %p67,%r89,1;
@%p67 bra $71;
setp.eq.s32 %p70,%r89,0;
mov.f32 %f199,%f67;
mov.f32 %f200,%f70;
mov.f32 %f201,%f68;
@%p70 bra $74;
setp.eq.s32 %p71,%r89,1;
mov.f32 %f199,%f69;
mov.f32 %f200,%f67;
mov.f32 %f201,%f68;
@%p71 bra $74;
bra.uni $73;
$71:
setp.eq.s32 %p68,%r89,2;
mov.f32 %f199,%f68;
mov.f32 %f200,%f67;
mov.f32 %f201,%f70;
@%p68 bra $74;
setp.ne.s32 %p69,%r89,3;
mov.f32 %f199,%f68;
mov.f32 %f200,%f69;
mov.f32 %f201,%f67;
@%p69 bra $73;
bra.uni $74;
$73:
setp.eq.s32 %p72,%r89,4;
selp.f32 %f199,%f70,%f67,%p72;
selp.f32 %f201,%f67,%f69,%p72;
mov.f32 %f200,%f68;
$74:
mul.f32 %f160,%f190,0f437F0000;
cvt.rni.s32.f32 %r257,%f160;
mul.f32 %f161,%f191,0f437F0000;
cvt.rni.s32.f32 %r256,%f161;
mul.f32 %f162,%f192,0f437F0000;
cvt.rni.s32.f32 %r253,%f162;
mul.f32 %f163,%f193,0f437F0000;
cvt.rni.s32.f32 %r252,%f163;
mul.f32 %f164,%f194,0f437F0000;
cvt.rni.s32.f32 %r265,%f164;
mul.f32 %f165,%f195,0f437F0000;
cvt.rni.s32.f32 %r264,%f165;
mul.f32 %f166,%f196,0f437F0000;
cvt.rni.s32.f32 %r261,%f166;
mul.f32 %f167,%f197,0f437F0000;
cvt.rni.s32.f32 %r260,%f167;
mul.f32 %f168,%f198,0f437F0000;
cvt.rni.s32.f32 %r273,%f168;
mul.f32 %f169,%f199,0f437F0000;
cvt.rni.s32.f32 %r272,%f169;
mul.f32 %f170,%f200,0f437F0000;
cvt.rni.s32.f32 %r269,%f170;
mul.f32 %f171,%f201,0f437F0000;
cvt.rni.s32.f32 %r268,%f171;
mov.u32 %r270,0;
cvt.pack.sat.u8.s32.b32 %r251,%r252,%r253,%r270;
cvt.pack.sat.u8.s32.b32 %r349,%r256,%r257,%r251;
cvt.pack.sat.u8.s32.b32 %r259,%r260,%r261,%r270;
cvt.pack.sat.u8.s32.b32 %r348,%r264,%r265,%r259;
cvt.pack.sat.u8.s32.b32 %r267,%r268,%r269,%r270;
cvt.pack.sat.u8.s32.b32 %r347,%r272,%r273,%r267;
$75:
@%p16 bra $77;
add.s64 %d88,%d57,%d56;
mul.wide.u32 %d89,%r343,4;
add.s64 %d90,%d88,%d89;
st.shared.u32 [%d90],%r349;
st.shared.u32 [%d90+4],%r348;
st.shared.u32 [%d90+8],%r347;
$77:
add.s32 %r343,%r343,96;
add.s32 %r342,%r342,128;
setp.ne.s32 %p74,%r342,512;
@%p74 bra $24;
bar.warp.sync -1;
and.b64 %d91,%d30,15;
setp.eq.s64 %p76,%d91,0;
and.pred %p77,%p76,%p7;
@%p77 bra $80;
bra.uni $79;
$80:
shl.b32 %r278,%r14,4;
sub.s32 %r99,%r20,%r278;
setp.lt.s32 %p78,%r99,1;
@%p78 bra $92;
cvt.u64.u32 %d96,%r278;
add.s64 %d99,%d57,%d56;
add.s64 %d100,%d99,%d96;
ld.shared.v4.u32 {%r282,%r283,%r284,%r285},[%d100];
mul.wide.u32 %d101,%r14,16;
add.s64 %d33,%d30,%d101;
add.s64 %d34,%d29,%d101;
setp.lt.u32 %p79,%r124,512;
@%p79 bra $83;
bra.uni $82;
$83:
st.global.cs.v4.u32 [%d33],{%r282,%r283,%r284,%r285};
bra.uni $84;
$79:
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
bra.uni $92;
$82:
st.global.v4.u32 [%d34],{%r282,%r283,%r284,%r285};
$84:
setp.lt.s32 %p80,%r99,513;
@%p80 bra $92;
ld.shared.v4.u32 {%r293,%r294,%r295,%r296},[%d100+512];
@%p79 bra $87;
bra.uni $86;
$87:
add.s64 %d108,%d33,512;
st.global.cs.v4.u32 [%d108],{%r293,%r294,%r295,%r296};
bra.uni $88;
$86:
st.global.v4.u32 [%d34+512],{%r293,%r294,%r295,%r296};
$88:
setp.lt.s32 %p82,%r99,1025;
@%p82 bra $92;
ld.shared.v4.u32 {%r304,%r305,%r306,%r307},[%d100+1024];
@%p79 bra $91;
bra.uni $90;
$91:
add.s64 %d114,%d33,1024;
st.global.cs.v4.u32 [%d114],{%r304,%r305,%r306,%r307};
bra.uni $92;
$90:
st.global.v4.u32 [%d34+1024],{%r304,%r305,%r306,%r307};
$92:
ret;
}
.visible .entry yuv_to_rgb_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<32>;
.reg .f32 %f<201>;
.reg .b32 %r<289>;
.reg .b64 %d<118>;
.shared .align 16 .b8 z7[12288];
ld.param.u64 %d34,[p0];
ld.param.v2.u32 {%r114,%r115},[p1+40];
ld.param.u64 %d39,[p2];
ld.param.v2.u32 {%r257,%r258},[p3+32];
ld.param.v2.u32 {%r118,%r119},[p3+40];
ld.param.u32 %r111,[p5];
ld.param.u32 %r110,[p4+12];
ld.param.u32 %r109,[p4+8];
ld.param.u64 %d117,[p3+8];
ld.param.u64 %d40,[p3];
ld.param.u64 %d115,[p1+8];
ld.param.u64 %d35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r115,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d34;
mul.wide.s32 %d45,%r1,40;
add.s64 %d46,%d44,%d45;
ld.global.u64 %d115,[%d46+8];
ld.global.u64 %d114,[%d46];
bra.uni $3;
$2:
cvt.s64.s32 %d47,%r1;
mul.lo.s64 %d48,%d35,%d47;
add.s64 %d114,%d34,%d48;
$3:
setp.eq.s32 %p2,%r119,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d39;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r257,%r258},[%d51+32];
ld.global.u64 %d117,[%d51+8];
ld.global.u64 %d116,[%d51];
bra.uni $6;
$5:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d116,%d39,%d53;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r124,%ctaid.x;
mul.lo.s32 %r15,%r124,%r111;
mov.u32 %r125,%ctaid.y;
shl.b32 %r126,%r125,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r126,%r16;
setp.ge.u32 %p3,%r17,%r258;
setp.le.u32 %p4,%r257,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $44;
cvta.to.global.u64 %d54,%d116;
mul.wide.u32 %d55,%r16,1536;
mov.u64 %d56,z7;
cvta.shared.u64 %d57,%d56;
add.s64 %d25,%d57,%d55;
sub.s32 %r127,%r257,%r15;
min.u32 %r21,%r127,%r111;
mul.lo.s32 %r22,%r21,3;
cvt.u64.u32 %d58,%r17;
mul.lo.s64 %d59,%d115,%d58;
mul.lo.s32 %r128,%r15,3;
cvt.u64.u32 %d60,%r128;
add.s64 %d61,%d59,%d60;
cvta.to.global.u64 %d62,%d114;
add.s64 %d26,%d62,%d61;
add.s64 %d27,%d114,%d61;
mul.lo.s64 %d63,%d117,%d58;
add.s64 %d64,%d63,%d60;
add.s64 %d28,%d54,%d64;
add.s64 %d29,%d116,%d64;
and.b64 %d65,%d27,15;
setp.eq.s64 %p6,%d65,0;
and.b32 %r129,%r22,15;
setp.eq.s32 %p7,%r129,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r111,512;
shl.b32 %r134,%r14,4;
sub.s32 %r23,%r22,%r134;
cvt.u64.u32 %d30,%r14;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p13,%r23,1;
@%p13 bra $18;
shl.b64 %d68,%d30,4;
add.s64 %d67,%d27,%d68;
ld.global.cs.v4.u32 {%r286,%r285,%r284,%r283},[%d67];
$18:
setp.lt.s32 %p14,%r23,513;
@%p14 bra $20;
mul.wide.u32 %d70,%r14,16;
add.s64 %d71,%d27,%d70;
add.s64 %d69,%d71,512;
ld.global.cs.v4.u32 {%r282,%r281,%r280,%r279},[%d69];
$20:
setp.lt.s32 %p15,%r23,1025;
@%p15 bra $22;
mul.wide.u32 %d73,%r14,16;
add.s64 %d74,%d27,%d73;
add.s64 %d72,%d74,1024;
ld.global.cs.v4.u32 {%r278,%r277,%r276,%r275},[%d72];
bra.uni $22;
$8:
add.s32 %r130,%r21,3;
and.b32 %r131,%r130,-4;
mul.lo.s32 %r132,%r131,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d25;
.param .b32 q1;
st.param.b32 [q1+0],%r132;
.param .b64 q2;
st.param.b64 [q2+0],%d27;
.param .b32 q3;
st.param.b32 [q3+0],%r22;
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
bra.uni $23;
$10:
setp.lt.s32 %p10,%r23,1;
shl.b64 %d66,%d30,4;
add.s64 %d31,%d26,%d66;
@%p10 bra $12;
ld.global.v4.u32 {%r286,%r285,%r284,%r283},[%d31];
$12:
setp.lt.s32 %p11,%r23,513;
@%p11 bra $14;
ld.global.v4.u32 {%r282,%r281,%r280,%r279},[%d31+512];
$14:
setp.lt.s32 %p12,%r23,1025;
@%p12 bra $22;
ld.global.v4.u32 {%r278,%r277,%r276,%r275},[%d31+1024];
$22:
cvt.u64.u32 %d75,%r134;
add.s64 %d78,%d56,%d55;
add.s64 %d79,%d78,%d75;
st.shared.v4.u32 [%d79],{%r286,%r285,%r284,%r283};
st.shared.v4.u32 [%d79+512],{%r282,%r281,%r280,%r279};
st.shared.v4.u32 [%d79+1024],{%r278,%r277,%r276,%r275};
bar.warp.sync -1;
$23:
shl.b32 %r175,%r14,2;
sub.s32 %r76,%r21,%r175;
mul.lo.s32 %r288,%r14,3;
mov.u32 %r287,0;
$24:
.pragma "nounroll";
setp.ge.s32 %p16,%r287,%r76;
@%p16 bra $29;
setp.eq.s32 %p17,%r110,0;
add.s64 %d82,%d56,%d55;
mul.wide.u32 %d83,%r288,4;
add.s64 %d84,%d82,%d83;
ld.shared.u32 %r80,[%d84];
and.b32 %r177,%r80,255;
cvt.rn.f32.u32 %f1,%r177;
shr.u32 %r178,%r80,8;
and.b32 %r179,%r178,255;
cvt.rn.f32.u32 %f2,%r179;
shr.u32 %r180,%r80,16;
and.b32 %r181,%r180,255;
cvt.rn.f32.u32 %f3,%r181;
ld.shared.u32 %r81,[%d84+4];
and.b32 %r182,%r81,255;
cvt.rn.f32.u32 %f4,%r182;
shr.u32 %r183,%r81,8;
and.b32 %r184,%r183,255;
cvt.rn.f32.u32 %f5,%r184;
shr.u32 %r185,%r81,24;
cvt.rn.f32.u32 %f6,%r185;
ld.shared.u32 %r82,[%d84+8];
and.b32 %r186,%r82,255;
cvt.rn.f32.u32 %f7,%r186;
shr.u32 %r187,%r82,16;
and.b32 %r188,%r187,255;
cvt.rn.f32.u32 %f8,%r188;
shr.u32 %r189,%r82,24;
cvt.rn.f32.u32 %f9,%r189;
@%p17 bra $27;
setp.eq.s32 %p18,%r109,0;
selp.f32 %f46,0f4691EC00,0f46B39600,%p17;
add.f32 %f47,%f2,0fC3000000;
mul.f32 %f48,%f46,%f47;
mov.f32 %f49,0f38000000;
mov.f32 %f50,0f38800000;
fma.rn.f32 %f51,%f48,%f50,%f49;
mov.f32 %f52,0f4B400000;
add.rn.f32 %f53,%f51,%f52;
sub.rn.f32 %f54,%f53,%f52;
add.f32 %f55,%f54,%f1;
selp.f32 %f56,0fC5CA4000,0fC5B02000,%p17;
add.f32 %f57,%f3,0fC3000000;
mul.f32 %f58,%f56,%f57;
selp.f32 %f59,0fC614BC00,0fC636C800,%p17;
fma.rn.f32 %f60,%f59,%f47,%f58;
fma.rn.f32 %f61,%f60,%f50,%f49;
add.rn.f32 %f62,%f61,%f52;
sub.rn.f32 %f190,%f62,%f52;
selp.f32 %f63,0f47020C00,0f46E2F200,%p17;
mul.f32 %f64,%f63,%f57;
fma.rn.f32 %f65,%f64,%f50,%f49;
add.rn.f32 %f66,%f65,%f52;
sub.rn.f32 %f67,%f66,%f52;
add.f32 %f68,%f67,%f1;
add.f32 %f69,%f4,0fC3000000;
mul.f32 %f70,%f46,%f69;
fma.rn.f32 %f71,%f70,%f50,%f49;
add.rn.f32 %f72,%f71,%f52;
sub.rn.f32 %f73,%f72,%f52;
add.f32 %f74,%f5,0fC3000000;
mul.f32 %f75,%f56,%f74;
fma.rn.f32 %f76,%f59,%f69,%f75;
fma.rn.f32 %f77,%f76,%f50,%f49;
add.rn.f32 %f78,%f77,%f52;
sub.rn.f32 %f193,%f78,%f52;
mul.f32 %f79,%f63,%f74;
fma.rn.f32 %f80,%f79,%f50,%f49;
add.rn.f32 %f81,%f80,%f52;
sub.rn.f32 %f82,%f81,%f52;
add.f32 %f83,%f6,0fC3000000;
mul.f32 %f84,%f46,%f83;
fma.rn.f32 %f85,%f84,%f50,%f49;
add.rn.f32 %f86,%f85,%f52;
sub.rn.f32 %f87,%f86,%f52;
add.f32 %f88,%f7,0fC3000000;
mul.f32 %f89,%f56,%f88;
fma.rn.f32 %f90,%f59,%f83,%f89;
fma.rn.f32 %f91,%f90,%f50,%f49;
add.rn.f32 %f92,%f91,%f52;
sub.rn.f32 %f196,%f92,%f52;
mul.f32 %f93,%f63,%f88;
fma.rn.f32 %f94,%f93,%f50,%f49;
add.rn.f32 %f95,%f94,%f52;
sub.rn.f32 %f96,%f95,%f52;
add.f32 %f97,%f8,0fC3000000;
mul.f32 %f98,%f46,%f97;
fma.rn.f32 %f99,%f98,%f50,%f49;
add.rn.f32 %f100,%f99,%f52;
sub.rn.f32 %f101,%f100,%f52;
add.f32 %f102,%f9,0fC3000000;
mul.f32 %f103,%f56,%f102;
fma.rn.f32 %f104,%f59,%f97,%f103;
fma.rn.f32 %f105,%f104,%f50,%f49;
add.rn.f32 %f106,%f105,%f52;
sub.rn.f32 %f199,%f106,%f52;
mul.f32 %f107,%f63,%f102;
fma.rn.f32 %f108,%f107,%f50,%f49;
add.rn.f32 %f109,%f108,%f52;
sub.rn.f32 %f110,%f109,%f52;
selp.f32 %f189,%f55,%f68,%p18;
selp.f32 %f191,%f68,%f55,%p18;
selp.f32 %f192,%f73,%f82,%p18;
selp.f32 %f194,%f82,%f73,%p18;
selp.f32 %f195,%f87,%f96,%p18;
selp.f32 %f197,%f96,%f87,%p18;
selp.f32 %f198,%f101,%f110,%p18;
selp.f32 %f200,%f110,%f101,%p18;
bra.uni $28;
$27:
setp.eq.s32 %p20,%r109,0;
selp.f32 %f111,0f4691EC00,0f46B39600,%p17;
add.f32 %f112,%f3,0fC3000000;
mul.f32 %f113,%f111,%f112;
mov.f32 %f114,0f38000000;
mov.f32 %f115,0f38800000;
fma.rn.f32 %f116,%f113,%f115,%f114;
mov.f32 %f117,0f4B400000;
add.rn.f32 %f118,%f116,%f117;
sub.rn.f32 %f119,%f118,%f117;
add.f32 %f120,%f119,%f1;
selp.f32 %f121,0fC5CA4000,0fC5B02000,%p17;
add.f32 %f122,%f2,0fC3000000;
mul.f32 %f123,%f121,%f122;
selp.f32 %f124,0fC614BC00,0fC636C800,%p17;
fma.rn.f32 %f125,%f124,%f112,%f123;
fma.rn.f32 %f126,%f125,%f115,%f114;
add.rn.f32 %f127,%f126,%f117;
sub.rn.f32 %f190,%f127,%f117;
selp.f32 %f128,0f47020C00,0f46E2F200,%p17;
mul.f32 %f129,%f128,%f122;
fma.rn.f32 %f130,%f129,%f115,%f114;
add.rn.f32 %f131,%f130,%f117;
sub.rn.f32 %f132,%f131,%f117;
add.f32 %f133,%f132,%f1;
add.f32 %f134,%f5,0fC3000000;
mul.f32 %f135,%f111,%f134;
fma.rn.f32 %f136,%f135,%f115,%f114;
add.rn.f32 %f137,%f136,%f117;
sub.rn.f32 %f138,%f137,%f117;
add.f32 %f139,%f4,0fC3000000;
mul.f32 %f140,%f121,%f139;
fma.rn.f32 %f141,%f124,%f134,%f140;
fma.rn.f32 %f142,%f141,%f115,%f114;
add.rn.f32 %f143,%f142,%f117;
sub.rn.f32 %f193,%f143,%f117;
mul.f32 %f144,%f128,%f139;
fma.rn.f32 %f145,%f144,%f115,%f114;
add.rn.f32 %f146,%f145,%f117;
sub.rn.f32 %f147,%f146,%f117;
add.f32 %f148,%f7,0fC3000000;
mul.f32 %f149,%f111,%f148;
fma.rn.f32 %f150,%f149,%f115,%f114;
add.rn.f32 %f151,%f150,%f117;
sub.rn.f32 %f152,%f151,%f117;
add.f32 %f153,%f6,0fC3000000;
mul.f32 %f154,%f121,%f153;
fma.rn.f32 %f155,%f124,%f148,%f154;
fma.rn.f32 %f156,%f155,%f115,%f114;
add.rn.f32 %f157,%f156,%f117;
sub.rn.f32 %f196,%f157,%f117;
mul.f32 %f158,%f128,%f153;
fma.rn.f32 %f159,%f158,%f115,%f114;
add.rn.f32 %f160,%f159,%f117;
sub.rn.f32 %f161,%f160,%f117;
add.f32 %f162,%f9,0fC3000000;
mul.f32 %f163,%f111,%f162;
fma.rn.f32 %f164,%f163,%f115,%f114;
add.rn.f32 %f165,%f164,%f117;
sub.rn.f32 %f166,%f165,%f117;
add.f32 %f167,%f8,0fC3000000;
mul.f32 %f168,%f121,%f167;
fma.rn.f32 %f169,%f124,%f162,%f168;
fma.rn.f32 %f170,%f169,%f115,%f114;
add.rn.f32 %f171,%f170,%f117;
sub.rn.f32 %f199,%f171,%f117;
mul.f32 %f172,%f128,%f167;
fma.rn.f32 %f173,%f172,%f115,%f114;
add.rn.f32 %f174,%f173,%f117;
sub.rn.f32 %f175,%f174,%f117;
selp.f32 %f189,%f120,%f133,%p20;
selp.f32 %f191,%f133,%f120,%p20;
selp.f32 %f192,%f138,%f147,%p20;
selp.f32 %f194,%f147,%f138,%p20;
selp.f32 %f195,%f152,%f161,%p20;
selp.f32 %f197,%f161,%f152,%p20;
selp.f32 %f198,%f166,%f175,%p20;
selp.f32 %f200,%f175,%f166,%p20;
$28:
shr.u32 %r214,%r80,24;
cvt.rn.f32.u32 %f176,%r214;
shr.u32 %r215,%r81,16;
and.b32 %r216,%r215,255;
cvt.rn.f32.u32 %f177,%r216;
shr.u32 %r217,%r82,8;
and.b32 %r218,%r217,255;
cvt.rn.f32.u32 %f178,%r218;
add.f32 %f179,%f190,%f1;
cvt.rni.s32.f32 %r195,%f179;
add.f32 %f180,%f192,%f176;
cvt.rni.s32.f32 %r191,%f180;
add.f32 %f181,%f193,%f176;
cvt.rni.s32.f32 %r204,%f181;
add.f32 %f182,%f194,%f176;
cvt.rni.s32.f32 %r203,%f182;
add.f32 %f183,%f195,%f177;
cvt.rni.s32.f32 %r200,%f183;
add.f32 %f184,%f196,%f177;
cvt.rni.s32.f32 %r199,%f184;
add.f32 %f185,%f197,%f177;
cvt.rni.s32.f32 %r212,%f185;
add.f32 %f186,%f198,%f178;
cvt.rni.s32.f32 %r211,%f186;
add.f32 %f187,%f199,%f178;
cvt.rni.s32.f32 %r208,%f187;
add.f32 %f188,%f200,%f178;
cvt.rni.s32.f32 %r207,%f188;
cvt.rni.s32.f32 %r192,%f191;
mov.u32 %r209,0;
cvt.pack.sat.u8.s32.b32 %r190,%r191,%r192,%r209;
cvt.rni.s32.f32 %r196,%f189;
cvt.pack.sat.u8.s32.b32 %r194,%r195,%r196,%r190;
cvt.pack.sat.u8.s32.b32 %r198,%r199,%r200,%r209;
cvt.pack.sat.u8.s32.b32 %r202,%r203,%r204,%r198;
cvt.pack.sat.u8.s32.b32 %r206,%r207,%r208,%r209;
cvt.pack.sat.u8.s32.b32 %r210,%r211,%r212,%r206;
st.shared.u32 [%d84],%r194;
st.shared.u32 [%d84+4],%r202;
st.shared.u32 [%d84+8],%r210;
$29:
add.s32 %r288,%r288,96;
add.s32 %r287,%r287,128;
setp.ne.s32 %p22,%r287,512;
@%p22 bra $24;
bar.warp.sync -1;
and.b64 %d90,%d29,15;
setp.eq.s64 %p24,%d90,0;
and.pred %p25,%p24,%p7;
@%p25 bra $32;
bra.uni $31;
$32:
shl.b32 %r223,%r14,4;
sub.s32 %r86,%r22,%r223;
setp.lt.s32 %p26,%r86,1;
@%p26 bra $44;
cvt.u64.u32 %d95,%r223;
add.s64 %d98,%d56,%d55;
add.s64 %d99,%d98,%d95;
ld.shared.v4.u32 {%r227,%r228,%r229,%r230},[%d99];
mul.wide.u32 %d100,%r14,16;
add.s64 %d32,%d29,%d100;
add.s64 %d33,%d28,%d100;
setp.lt.u32 %p27,%r111,512;
@%p27 bra $35;
bra.uni $34;
$35:
st.global.cs.v4.u32 [%d32],{%r227,%r228,%r229,%r230};
bra.uni $36;
$31:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d29;
.param .b64 q1;
st.param.b64 [q1+0],%d25;
.param .b32 q2;
st.param.b32 [q2+0],%r22;
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
bra.uni $44;
$34:
st.global.v4.u32 [%d33],{%r227,%r228,%r229,%r230};
$36:
setp.lt.s32 %p28,%r86,513;
@%p28 bra $44;
ld.shared.v4.u32 {%r238,%r239,%r240,%r241},[%d99+512];
@%p27 bra $39;
bra.uni $38;
$39:
add.s64 %d107,%d32,512;
st.global.cs.v4.u32 [%d107],{%r238,%r239,%r240,%r241};
bra.uni $40;
$38:
st.global.v4.u32 [%d33+512],{%r238,%r239,%r240,%r241};
$40:
setp.lt.s32 %p30,%r86,1025;
@%p30 bra $44;
ld.shared.v4.u32 {%r249,%r250,%r251,%r252},[%d99+1024];
@%p27 bra $43;
bra.uni $42;
$43:
add.s64 %d113,%d32,1024;
st.global.cs.v4.u32 [%d113],{%r249,%r250,%r251,%r252};
bra.uni $44;
$42:
st.global.v4.u32 [%d33+1024],{%r249,%r250,%r251,%r252};
$44:
ret;
}
`;
