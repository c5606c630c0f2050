// Generated from kernels/ops/box_blur.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/box_blur.cu`. */
export const BOX_BLUR: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1
)
{
.reg .pred %p<3>;
.reg .b32 %r<12>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
setp.eq.s32 %p1,%r2,1;
@%p1 bra $2;
bra.uni $1;
$2:
mov.u32 %r11,0;
st.param.b32 [func_retval0+0],%r11;
ret;
$1:
shl.b32 %r3,%r2,1;
add.s32 %r4,%r3,-2;
rem.s32 %r5,%r1,%r4;
shr.s32 %r6,%r5,31;
and.b32 %r7,%r6,%r4;
add.s32 %r8,%r7,%r5;
setp.lt.s32 %p2,%r8,%r2;
sub.s32 %r9,%r4,%r8;
selp.b32 %r10,%r8,%r9,%p2;
st.param.b32 [func_retval0+0],%r10;
ret;
}
.visible .entry box_blur(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3072],
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<35>;
.reg .b16 %s<16>;
.reg .f32 %f<29>;
.reg .b32 %r<131>;
.reg .b64 %d<115>;
.shared .align 4 .b8 z1[17152];
ld.param.u64 %d43,[p0];
ld.param.v2.u32 {%r122,%r123},[p1+32];
ld.param.v2.u32 {%r59,%r60},[p1+40];
ld.param.u64 %d48,[p2];
ld.param.v2.u32 {%r63,%r64},[p3+40];
mov.b64 %d53,p4;
ld.param.u32 %r55,[p5];
ld.param.u32 %r56,[p6];
ld.param.u32 %d54,[p3];
ld.param.u32 %d55,[p3+4];
bfi.b64 %d49,%d55,%d54,32,32;
ld.param.u64 %d114,[p3+24];
ld.param.u64 %d113,[p3+16];
ld.param.u64 %d112,[p3+8];
ld.param.u64 %d110,[p1+24];
ld.param.u64 %d109,[p1+16];
ld.param.u64 %d108,[p1+8];
ld.param.u64 %d44,[p1];
mov.u64 %d1,%d53;
mov.u32 %r65,%ctaid.z;
cvt.u64.u32 %d2,%r65;
mul.wide.u32 %d56,%r65,24;
add.s64 %d57,%d1,%d56;
add.s64 %d3,%d57,4;
mov.u32 %r66,%ctaid.x;
shl.b32 %r67,%r66,5;
ld.param.u32 %r1,[%d57+4];
add.s32 %r2,%r1,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
ld.param.u32 %r70,[%d57+8];
add.s32 %r3,%r70,%r69;
ld.param.u32 %r71,[%d57+12];
setp.ge.s32 %p1,%r2,%r71;
@%p1 bra $55;
ld.param.u32 %r72,[%d3+12];
setp.ge.s32 %p2,%r3,%r72;
@%p2 bra $55;
ld.param.u32 %r4,[%d3+16];
ld.param.s32 %d4,[%d3+-4];
setp.eq.s32 %p3,%r60,0;
@%p3 bra $4;
cvta.to.global.u64 %d58,%d43;
mul.lo.s64 %d59,%d4,40;
add.s64 %d60,%d58,%d59;
ld.global.v2.u32 {%r122,%r123},[%d60+32];
ld.global.u64 %d110,[%d60+24];
ld.global.u64 %d109,[%d60+16];
ld.global.u64 %d108,[%d60+8];
ld.global.u64 %d107,[%d60];
bra.uni $5;
$4:
mul.lo.s64 %d61,%d44,%d4;
add.s64 %d107,%d43,%d61;
$5:
ld.param.s32 %d17,[%d3+-4];
setp.eq.s32 %p4,%r64,0;
@%p4 bra $7;
cvta.to.global.u64 %d62,%d48;
mul.lo.s64 %d63,%d17,40;
add.s64 %d64,%d62,%d63;
ld.global.u64 %d114,[%d64+24];
ld.global.u64 %d113,[%d64+16];
ld.global.u64 %d112,[%d64+8];
ld.global.u64 %d111,[%d64];
bra.uni $8;
$7:
mul.lo.s64 %d65,%d49,%d17;
add.s64 %d111,%d48,%d65;
$8:
mov.u32 %r17,%tid.x;
add.s32 %r18,%r2,%r17;
mov.u32 %r77,%tid.y;
add.s32 %r19,%r3,%r77;
ld.param.u32 %r78,[%d3+8];
setp.ge.s32 %p5,%r18,%r78;
mov.u16 %s2,0;
mov.u16 %s15,%s2;
@%p5 bra $18;
ld.param.u32 %r79,[%d3+12];
setp.ge.s32 %p6,%r19,%r79;
@%p6 bra $18;
cvt.u32.u64 %r80,%d2;
add.s32 %r124,%r80,1;
setp.ge.s32 %p7,%r124,%r55;
mov.u16 %s4,1;
mov.u16 %s15,%s4;
@%p7 bra $18;
mul.wide.s32 %d66,%r80,24;
add.s64 %d67,%d1,%d66;
ld.param.u32 %r21,[%d67];
$12:
cvt.s64.s32 %d30,%r124;
mul.wide.s32 %d68,%r124,24;
add.s64 %d31,%d1,%d68;
ld.param.u32 %r82,[%d31];
setp.ne.s32 %p8,%r82,%r21;
mov.u16 %s15,%s4;
@%p8 bra $18;
ld.param.u32 %r83,[%d31+12];
setp.le.s32 %p9,%r83,%r18;
@%p9 bra $17;
ld.param.u32 %r84,[%d31+4];
setp.gt.s32 %p10,%r84,%r18;
@%p10 bra $17;
ld.param.u32 %r85,[%d31+16];
setp.le.s32 %p11,%r85,%r19;
@%p11 bra $17;
ld.param.u32 %r86,[%d31+8];
setp.le.s32 %p12,%r86,%r19;
mov.u16 %s15,%s2;
@%p12 bra $18;
$17:
cvt.u32.u64 %r87,%d30;
add.s32 %r124,%r87,1;
setp.lt.s32 %p13,%r124,%r55;
mov.u16 %s15,%s4;
@%p13 bra $12;
$18:
setp.lt.s32 %p14,%r59,1;
@%p14 bra $55;
shr.u32 %r89,%r4,31;
add.s32 %r90,%r4,%r89;
shr.s32 %r91,%r90,1;
ld.param.u32 %r92,[%d3+16];
sub.s32 %r27,%r3,%r91;
sub.s32 %r28,%r18,%r91;
add.s32 %r29,%r91,%r18;
cvt.s64.s32 %d69,%r19;
mul.lo.s64 %d70,%d112,%d69;
cvt.s64.s32 %d71,%r18;
mul.lo.s64 %d72,%d113,%d71;
add.s64 %d32,%d70,%d72;
add.s32 %r95,%r17,%r1;
add.s32 %r96,%r95,%r67;
add.s32 %r97,%r96,-1;
sub.s32 %r30,%r97,%r91;
mul.lo.s32 %r98,%r92,%r92;
cvt.rn.f32.s32 %f15,%r98;
rcp.rn.f32 %f1,%f15;
mov.u32 %r125,0;
mov.u64 %d89,z1;
$20:
.pragma "nounroll";
ld.param.u32 %r100,[%d57+20];
add.s32 %r101,%r100,7;
setp.ge.s32 %p15,%r77,%r101;
@%p15 bra $40;
mov.u32 %r126,%tid.y;
$22:
.pragma "nounroll";
add.s32 %r127,%r27,%r126;
setp.lt.u32 %p16,%r127,%r123;
@%p16 bra $24;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r127;
.param .b32 q1;
st.param.b32 [q1+0],%r123;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r127,[retval0+0];
}
$24:
setp.gt.s32 %p17,%r28,%r29;
mov.f32 %f26,0f00000000;
@%p17 bra $39;
cvt.s64.s32 %d76,%r127;
mul.lo.s64 %d77,%d108,%d76;
cvt.s64.s32 %d78,%r125;
mul.lo.s64 %d79,%d110,%d78;
add.s64 %d39,%d77,%d79;
mov.u32 %r128,%r30;
$26:
.pragma "nounroll";
mov.u32 %r37,%r128;
add.s32 %r128,%r37,1;
setp.lt.u32 %p18,%r128,%r122;
mov.u32 %r129,%r128;
@%p18 bra $28;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r121,%r37,1;
st.param.b32 [q0+0],%r121;
.param .b32 q1;
st.param.b32 [q1+0],%r122;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r129,[retval0+0];
}
$28:
cvt.s64.s32 %d80,%r129;
mul.lo.s64 %d81,%d109,%d80;
add.s64 %d82,%d39,%d81;
add.s64 %d40,%d107,%d82;
setp.gt.s32 %p19,%r56,1;
@%p19 bra $32;
setp.eq.s32 %p22,%r56,0;
@%p22 bra $36;
setp.eq.s32 %p23,%r56,1;
@%p23 bra $31;
bra.uni $37;
$31:
ld.global.nc.u16 %s11,[%d40];
cvt.rn.f32.u16 %f25,%s11;
bra.uni $38;
$32:
setp.eq.s32 %p20,%r56,2;
@%p20 bra $35;
setp.ne.s32 %p21,%r56,3;
@%p21 bra $37;
ld.global.nc.u16 %s8,[%d40];
cvt.f32.f16 %f25,%s8;
bra.uni $38;
$37:
ld.global.nc.f32 %f25,[%d40];
bra.uni $38;
$36:
ld.global.nc.u8 %r103,[%d40];
cvt.u16.u32 %s12,%r103;
and.b16 %s13,%s12,255;
cvt.rn.f32.u16 %f25,%s13;
bra.uni $38;
$35:
ld.global.nc.s16 %s10,[%d40];
cvt.rn.f32.s16 %f25,%s10;
$38:
add.f32 %f26,%f26,%f25;
setp.lt.s32 %p24,%r128,%r29;
@%p24 bra $26;
$39:
mul.wide.s32 %d88,%r126,128;
add.s64 %d90,%d89,%d88;
mul.wide.u32 %d91,%r17,4;
add.s64 %d92,%d90,%d91;
st.shared.f32 [%d92],%f26;
add.s32 %r41,%r126,8;
add.s32 %r106,%r126,1;
ld.param.u32 %r107,[%d57+20];
setp.lt.s32 %p25,%r106,%r107;
mov.u32 %r126,%r41;
@%p25 bra $22;
$40:
setp.eq.s16 %p26,%s15,0;
bar.sync 0;
@%p26 bra $54;
ld.param.u32 %r110,[%d57+20];
add.s32 %r42,%r110,%r77;
setp.ge.u32 %p27,%r77,%r42;
mov.f32 %f28,0f00000000;
@%p27 bra $44;
cvt.u64.u32 %d41,%r17;
mov.u32 %r130,%r77;
$43:
.pragma "nounroll";
mul.wide.s32 %d99,%r130,128;
add.s64 %d101,%d89,%d99;
shl.b64 %d102,%d41,2;
add.s64 %d103,%d101,%d102;
ld.shared.f32 %f22,[%d103];
add.f32 %f28,%f28,%f22;
add.s32 %r130,%r130,1;
setp.lt.u32 %p28,%r130,%r42;
@%p28 bra $43;
$44:
cvt.s64.s32 %d104,%r125;
mul.lo.s64 %d105,%d114,%d104;
add.s64 %d106,%d32,%d105;
add.s64 %d42,%d111,%d106;
mul.f32 %f14,%f1,%f28;
setp.gt.s32 %p29,%r56,1;
@%p29 bra $48;
setp.eq.s32 %p32,%r56,0;
@%p32 bra $52;
setp.eq.s32 %p33,%r56,1;
@%p33 bra $47;
bra.uni $53;
$47:
cvt.rni.s32.f32 %r115,%f14;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,65535;
st.u16 [%d42],%r117;
bra.uni $54;
$48:
setp.eq.s32 %p30,%r56,2;
@%p30 bra $51;
setp.ne.s32 %p31,%r56,3;
@%p31 bra $53;
cvt.rn.f16.f32 %s14,%f14;
st.u16 [%d42],%s14;
bra.uni $54;
$53:
st.f32 [%d42],%f14;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r118,%f14;
max.s32 %r119,%r118,0;
min.s32 %r120,%r119,255;
st.u8 [%d42],%r120;
bra.uni $54;
$51:
cvt.rni.s32.f32 %r112,%f14;
max.s32 %r113,%r112,-32768;
min.s32 %r114,%r113,32767;
st.u16 [%d42],%r114;
$54:
bar.sync 0;
add.s32 %r125,%r125,1;
setp.lt.s32 %p34,%r125,%r59;
@%p34 bra $20;
$55:
ret;
}
.func (.param .b32 func_retval0) z2(
.param .b64 p0,
.param .b64 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6
)
{
.reg .pred %p<7>;
.reg .b32 %r<45>;
.reg .b64 %d<18>;
ld.param.u64 %d2,[p0];
ld.param.u64 %d3,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r16,[p3];
ld.param.u32 %r17,[p4];
ld.param.u32 %r18,[p5];
ld.param.u32 %r39,[p6];
setp.lt.u32 %p1,%r39,%r16;
@%p1 bra $2;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r39;
.param .b32 q1;
st.param.b32 [q1+0],%r16;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r39,[retval0+0];
}
$2:
cvt.s64.s32 %d4,%r39;
mul.lo.s64 %d1,%d4,%d3;
mul.lo.s32 %r20,%r17,%r15;
add.s32 %r21,%r18,8;
setp.le.s32 %p2,%r21,%r20;
setp.gt.s32 %p3,%r18,3;
and.pred %p4,%p3,%p2;
@%p4 bra $7;
bra.uni $3;
$7:
cvt.s64.s32 %d12,%r18;
add.s64 %d13,%d1,%d12;
add.s64 %d14,%d2,%d13;
cvt.u32.u64 %r32,%d14;
and.b32 %r33,%r32,3;
and.b64 %d15,%d14,3;
sub.s64 %d16,%d13,%d15;
add.s64 %d10,%d2,%d16;
add.s32 %r34,%r33,3;
ld.global.nc.u32 %r30,[%d10];
and.b32 %r35,%r34,4;
cvt.u64.u32 %d17,%r35;
add.s64 %d11,%d10,%d17;
ld.global.nc.u32 %r31,[%d11];
mad.lo.s32 %r36,%r33,4369,12816;
and.b32 %r37,%r36,30583;
prmt.b32 %r44,%r30,%r31,%r37;
bra.uni $8;
$3:
mad.lo.s32 %r40,%r17,127,%r18;
mov.u32 %r41,0;
mov.u32 %r44,%r41;
$4:
.pragma "nounroll";
div.u32 %r24,%r40,%r17;
add.s32 %r43,%r24,-127;
setp.lt.u32 %p5,%r43,%r15;
@%p5 bra $6;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r38,%r24,-127;
st.param.b32 [q0+0],%r38;
.param .b32 q1;
st.param.b32 [q1+0],%r15;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r43,[retval0+0];
}
$6:
mul.lo.s32 %r26,%r43,%r17;
cvt.s64.s32 %d6,%r26;
add.s64 %d7,%d1,%d6;
rem.u32 %r27,%r40,%r17;
cvt.u64.u32 %d8,%r27;
add.s64 %d9,%d7,%d8;
add.s64 %d5,%d2,%d9;
ld.global.nc.u8 %r25,[%d5];
and.b32 %r28,%r25,255;
shl.b32 %r29,%r28,%r41;
or.b32 %r44,%r29,%r44;
add.s32 %r40,%r40,1;
add.s32 %r41,%r41,8;
setp.eq.s32 %p6,%r41,32;
@%p6 bra $8;
bra.uni $4;
$8:
st.param.b32 [func_retval0+0],%r44;
ret;
}
.visible .entry box_blur_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3072],
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<116>;
.reg .b16 %s<14>;
.reg .f32 %f<47>;
.reg .b32 %r<698>;
.reg .b64 %d<244>;
.shared .align 8 .b8 z3[8192];
.shared .align 4 .b8 z4[4096];
ld.param.u64 %d79,[p0];
ld.param.v2.u32 {%r604,%r605},[p1+32];
ld.param.v2.u32 {%r234,%r235},[p1+40];
ld.param.u64 %d84,[p2];
ld.param.v2.u32 {%r238,%r239},[p3+40];
mov.b64 %d89,p4;
ld.param.u32 %r230,[p5];
ld.param.u32 %r231,[p6];
ld.param.u32 %d90,[p3];
ld.param.u32 %d91,[p3+4];
bfi.b64 %d85,%d91,%d90,32,32;
ld.param.u64 %d228,[p3+8];
ld.param.u64 %d226,[p1+8];
ld.param.u64 %d80,[p1];
mov.u64 %d1,%d89;
mov.u32 %r240,%ctaid.z;
cvt.u64.u32 %d2,%r240;
mul.wide.u32 %d92,%r240,24;
add.s64 %d93,%d1,%d92;
add.s64 %d3,%d93,20;
ld.param.u32 %r1,[%d93+20];
shr.u32 %r241,%r1,31;
add.s32 %r242,%r1,%r241;
shr.s32 %r2,%r242,1;
neg.s32 %r3,%r2;
cvt.rn.f32.s32 %f1,%r234;
mov.f32 %f5,0f447EA000;
div.approx.f32 %f6,%f5,%f1;
cvt.rzi.s32.f32 %r5,%f6;
add.s32 %r243,%r1,-1;
sub.s32 %r6,%r5,%r243;
mov.u32 %r244,%ctaid.x;
ld.param.u32 %r245,[%d93+4];
mad.lo.s32 %r7,%r6,%r244,%r245;
ld.param.u32 %r246,[%d93+12];
setp.ge.s32 %p1,%r7,%r246;
@%p1 bra $111;
ld.param.s32 %d4,[%d3+-20];
setp.eq.s32 %p2,%r235,0;
@%p2 bra $3;
cvta.to.global.u64 %d94,%d79;
mul.lo.s64 %d95,%d4,40;
add.s64 %d96,%d94,%d95;
ld.global.v2.u32 {%r604,%r605},[%d96+32];
ld.global.u64 %d226,[%d96+8];
ld.global.u64 %d225,[%d96];
bra.uni $4;
$3:
mul.lo.s64 %d97,%d80,%d4;
add.s64 %d225,%d79,%d97;
$4:
ld.param.s32 %d19,[%d3+-20];
setp.eq.s32 %p3,%r239,0;
@%p3 bra $6;
cvta.to.global.u64 %d98,%d84;
mul.lo.s64 %d99,%d19,40;
add.s64 %d100,%d98,%d99;
ld.global.u64 %d228,[%d100+8];
ld.global.u64 %d227,[%d100];
bra.uni $7;
$6:
mul.lo.s64 %d101,%d85,%d19;
add.s64 %d227,%d84,%d101;
$7:
ld.param.u32 %r20,[%d3+-8];
sub.s32 %r251,%r20,%r7;
min.s32 %r21,%r6,%r251;
mul.lo.s32 %r22,%r21,%r234;
sub.s32 %r252,%r7,%r2;
mul.lo.s32 %r23,%r252,%r234;
and.b64 %d32,%d226,3;
setp.eq.s64 %p4,%d32,0;
cvt.u64.u32 %d102,%r23;
add.s64 %d103,%d225,%d102;
cvt.u32.u64 %r253,%d103;
and.b32 %r254,%r253,3;
selp.b32 %r24,%r254,0,%p4;
mad.lo.s32 %r256,%r243,%r234,%r24;
add.s32 %r257,%r256,%r22;
add.s32 %r258,%r257,3;
shr.s32 %r259,%r258,31;
shr.u32 %r260,%r259,30;
add.s32 %r261,%r258,%r260;
shr.s32 %r25,%r261,2;
add.s32 %r262,%r22,6;
shr.s32 %r263,%r262,31;
shr.u32 %r264,%r263,30;
add.s32 %r265,%r262,%r264;
shr.s32 %r266,%r265,2;
max.s32 %r26,%r25,%r266;
cvt.rn.f32.s32 %f2,%r26;
mov.f32 %f7,0f43804000;
div.approx.f32 %f8,%f7,%f2;
cvt.rzi.s32.f32 %r267,%f8;
mov.f32 %f9,0f42810000;
div.approx.f32 %f10,%f9,%f1;
cvt.rzi.s32.f32 %r268,%f10;
min.s32 %r27,%r267,%r268;
mov.u32 %r269,%ctaid.y;
mul.lo.s32 %r270,%r269,%r231;
ld.param.u32 %r271,[%d3+-12];
mad.lo.s32 %r28,%r270,%r27,%r271;
mul.lo.s32 %r272,%r27,%r231;
ld.param.u32 %r273,[%d3+-4];
sub.s32 %r274,%r273,%r28;
min.s32 %r29,%r272,%r274;
setp.lt.s32 %p5,%r29,1;
@%p5 bra $111;
cvt.u32.u64 %r275,%d2;
add.s32 %r606,%r275,1;
setp.ge.s32 %p6,%r606,%r230;
mov.u16 %s4,0;
mov.u16 %s12,%s4;
@%p6 bra $16;
mul.wide.s32 %d104,%r275,24;
add.s64 %d105,%d1,%d104;
ld.param.u32 %r31,[%d105];
add.s32 %r32,%r29,%r28;
add.s32 %r33,%r21,%r7;
$10:
cvt.s64.s32 %d33,%r606;
mul.wide.s32 %d106,%r606,24;
add.s64 %d34,%d1,%d106;
ld.param.u32 %r277,[%d34];
setp.ne.s32 %p7,%r277,%r31;
mov.u16 %s12,%s4;
@%p7 bra $16;
ld.param.u32 %r278,[%d34+12];
setp.le.s32 %p8,%r278,%r7;
@%p8 bra $15;
ld.param.u32 %r279,[%d34+4];
setp.ge.s32 %p9,%r279,%r33;
@%p9 bra $15;
ld.param.u32 %r280,[%d34+16];
setp.le.s32 %p10,%r280,%r28;
@%p10 bra $15;
ld.param.u32 %r281,[%d34+8];
setp.lt.s32 %p11,%r281,%r32;
mov.u16 %s12,1;
@%p11 bra $16;
$15:
cvt.u32.u64 %r282,%d33;
add.s32 %r606,%r282,1;
setp.lt.s32 %p12,%r606,%r230;
mov.u16 %s12,%s4;
@%p12 bra $10;
$16:
cvt.s64.s32 %d107,%r28;
mul.lo.s64 %d108,%d228,%d107;
mul.lo.s32 %r283,%r7,%r234;
cvt.s64.s32 %d109,%r283;
add.s64 %d36,%d108,%d109;
mov.u32 %r284,%tid.y;
shl.b32 %r285,%r284,5;
mov.u32 %r286,%tid.x;
add.s32 %r38,%r285,%r286;
cvt.rn.f32.s32 %f11,%r38;
add.f32 %f3,%f11,0f3F000000;
div.approx.f32 %f12,%f3,%f2;
cvt.rzi.s32.f32 %r287,%f12;
mul.lo.s32 %r288,%r287,%r26;
sub.s32 %r289,%r38,%r288;
mul.lo.s32 %r39,%r287,%r231;
setp.lt.s32 %p13,%r287,%r27;
add.s32 %r290,%r39,%r231;
min.s32 %r291,%r290,%r29;
selp.b32 %r40,%r291,0,%p13;
setp.lt.s32 %p14,%r289,%r25;
selp.b32 %r41,%r40,0,%p14;
shl.b32 %r42,%r289,2;
sub.s32 %r292,%r23,%r24;
add.s32 %r43,%r42,%r292;
setp.gt.s32 %p15,%r43,-1;
and.pred %p17,%p4,%p15;
@%p17 bra $18;
bra.uni $17;
$18:
add.s32 %r293,%r43,4;
mul.lo.s32 %r294,%r604,%r234;
setp.gt.s32 %p18,%r293,%r294;
add.s32 %r295,%r39,%r28;
setp.lt.s32 %p19,%r295,%r2;
mov.u16 %s13,0;
or.pred %p20,%p19,%p18;
@%p20 bra $20;
add.s32 %r296,%r28,%r2;
add.s32 %r297,%r296,%r41;
setp.le.s32 %p21,%r297,%r605;
selp.u16 %s13,1,0,%p21;
bra.uni $20;
$17:
mov.u16 %s13,0;
$20:
mul.lo.s32 %r300,%r1,%r1;
cvt.rn.f32.s32 %f13,%r300;
rcp.rn.f32 %f4,%f13;
mul.lo.s32 %r301,%r27,%r234;
cvt.rn.f32.s32 %f14,%r301;
mov.f32 %f15,0f42810000;
div.approx.f32 %f16,%f15,%f14;
cvt.rzi.s32.f32 %r302,%f16;
add.s32 %r303,%r21,-1;
cvt.rn.f32.s32 %f17,%r303;
add.f32 %f18,%f17,0f3F000000;
cvt.rn.f32.s32 %f19,%r302;
div.approx.f32 %f20,%f18,%f19;
cvt.rzi.s32.f32 %r304,%f20;
add.s32 %r305,%r304,1;
max.s32 %r306,%r305,17;
or.b32 %r44,%r306,1;
add.s32 %r307,%r303,%r44;
cvt.rn.f32.s32 %f21,%r307;
add.f32 %f22,%f21,0f3F000000;
cvt.rn.f32.s32 %f23,%r44;
div.approx.f32 %f24,%f22,%f23;
cvt.rzi.s32.f32 %r308,%f24;
mul.lo.s32 %r309,%r308,%r234;
cvt.rn.f32.s32 %f25,%r309;
div.approx.f32 %f26,%f3,%f25;
cvt.rzi.s32.f32 %r45,%f26;
mul.lo.s32 %r310,%r45,%r309;
sub.s32 %r311,%r38,%r310;
cvt.rn.f32.s32 %f27,%r311;
add.f32 %f28,%f27,0f3F000000;
div.approx.f32 %f29,%f28,%f1;
cvt.rzi.s32.f32 %r46,%f29;
mul.lo.s32 %r312,%r46,%r234;
sub.s32 %r47,%r311,%r312;
add.s32 %r48,%r39,%r28;
sub.s32 %r313,%r48,%r2;
cvt.s64.s32 %d110,%r313;
mul.lo.s64 %d111,%d226,%d110;
cvt.s64.s32 %d112,%r43;
add.s64 %d113,%d111,%d112;
add.s64 %d231,%d225,%d113;
setp.ge.s32 %p22,%r39,%r41;
setp.le.s32 %p23,%r2,%r3;
mov.u32 %r656,0;
or.pred %p24,%p22,%p23;
mov.u32 %r644,%r656;
@%p24 bra $44;
neg.s32 %r615,%r2;
mov.u64 %d229,%d231;
$22:
.pragma "nounroll";
setp.eq.s16 %p25,%s13,0;
@%p25 bra $39;
sub.s32 %r318,%r2,%r615;
setp.lt.s32 %p26,%r318,1;
mov.u32 %r641,0;
mov.u32 %r642,%r641;
@%p26 bra $25;
ld.global.nc.u32 %r642,[%d229];
$25:
setp.lt.s32 %p27,%r318,2;
@%p27 bra $27;
add.s64 %d115,%d229,%d226;
ld.global.nc.u32 %r641,[%d115];
$27:
setp.lt.s32 %p28,%r318,3;
mov.u32 %r639,0;
mov.u32 %r640,%r639;
@%p28 bra $29;
shl.b64 %d117,%d226,1;
add.s64 %d116,%d229,%d117;
ld.global.nc.u32 %r640,[%d116];
$29:
setp.lt.s32 %p29,%r318,4;
@%p29 bra $31;
mul.lo.s64 %d119,%d226,3;
add.s64 %d118,%d229,%d119;
ld.global.nc.u32 %r639,[%d118];
$31:
setp.lt.s32 %p30,%r318,5;
mov.u32 %r637,0;
mov.u32 %r638,%r637;
@%p30 bra $33;
shl.b64 %d121,%d226,2;
add.s64 %d120,%d229,%d121;
ld.global.nc.u32 %r638,[%d120];
$33:
setp.lt.s32 %p31,%r318,6;
@%p31 bra $35;
mul.lo.s64 %d123,%d226,5;
add.s64 %d122,%d229,%d123;
ld.global.nc.u32 %r637,[%d122];
$35:
setp.lt.s32 %p32,%r318,7;
mov.u32 %r635,0;
mov.u32 %r636,%r635;
@%p32 bra $37;
mul.lo.s64 %d125,%d226,6;
add.s64 %d124,%d229,%d125;
ld.global.nc.u32 %r636,[%d124];
$37:
sub.s32 %r587,%r2,%r615;
setp.lt.s32 %p33,%r587,8;
@%p33 bra $43;
mul.lo.s64 %d127,%d226,7;
add.s64 %d126,%d229,%d127;
ld.global.nc.u32 %r635,[%d126];
bra.uni $43;
$39:
mov.u32 %r633,0;
$40:
.pragma "nounroll";
mov.u32 %r634,0;
sub.s32 %r343,%r2,%r615;
setp.ge.s32 %p34,%r633,%r343;
@%p34 bra $42;
add.s32 %r589,%r615,%r48;
add.s32 %r344,%r589,%r633;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d225;
.param .b64 q1;
st.param.b64 [q1+0],%d226;
.param .b32 q2;
st.param.b32 [q2+0],%r604;
.param .b32 q3;
st.param.b32 [q3+0],%r605;
.param .b32 q4;
st.param.b32 [q4+0],%r234;
.param .b32 q5;
st.param.b32 [q5+0],%r43;
.param .b32 q6;
st.param.b32 [q6+0],%r344;
.param .b32 retval0;
call.uni (retval0),
z2,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r634,[retval0+0];
}
$42:
setp.eq.s32 %p35,%r633,0;
selp.b32 %r642,%r634,%r642,%p35;
setp.eq.s32 %p36,%r633,1;
selp.b32 %r641,%r634,%r641,%p36;
setp.eq.s32 %p37,%r633,2;
selp.b32 %r640,%r634,%r640,%p37;
setp.eq.s32 %p38,%r633,3;
selp.b32 %r639,%r634,%r639,%p38;
setp.eq.s32 %p39,%r633,4;
selp.b32 %r638,%r634,%r638,%p39;
setp.eq.s32 %p40,%r633,5;
selp.b32 %r637,%r634,%r637,%p40;
setp.eq.s32 %p41,%r633,6;
selp.b32 %r636,%r634,%r636,%p41;
setp.eq.s32 %p42,%r633,7;
selp.b32 %r635,%r634,%r635,%p42;
add.s32 %r633,%r633,1;
setp.ne.s32 %p43,%r633,8;
@%p43 bra $40;
$43:
and.b32 %r345,%r642,16711935;
add.s32 %r346,%r345,%r644;
mov.u32 %r347,17217;
mov.u32 %r348,0;
prmt.b32 %r349,%r642,%r348,%r347;
add.s32 %r350,%r349,%r656;
and.b32 %r351,%r641,16711935;
add.s32 %r352,%r351,%r346;
prmt.b32 %r353,%r641,%r348,%r347;
add.s32 %r354,%r353,%r350;
and.b32 %r355,%r640,16711935;
add.s32 %r356,%r355,%r352;
prmt.b32 %r357,%r640,%r348,%r347;
add.s32 %r358,%r357,%r354;
and.b32 %r359,%r639,16711935;
add.s32 %r360,%r359,%r356;
prmt.b32 %r361,%r639,%r348,%r347;
add.s32 %r362,%r361,%r358;
and.b32 %r363,%r638,16711935;
add.s32 %r364,%r363,%r360;
prmt.b32 %r365,%r638,%r348,%r347;
add.s32 %r366,%r365,%r362;
and.b32 %r367,%r637,16711935;
add.s32 %r368,%r367,%r364;
prmt.b32 %r369,%r637,%r348,%r347;
add.s32 %r370,%r369,%r366;
and.b32 %r371,%r636,16711935;
add.s32 %r372,%r371,%r368;
prmt.b32 %r373,%r636,%r348,%r347;
add.s32 %r374,%r373,%r370;
and.b32 %r375,%r635,16711935;
add.s32 %r644,%r375,%r372;
prmt.b32 %r376,%r635,%r348,%r347;
add.s32 %r656,%r376,%r374;
shl.b64 %d128,%d226,3;
add.s64 %d229,%d229,%d128;
add.s32 %r615,%r615,8;
setp.gt.s32 %p44,%r2,%r615;
@%p44 bra $22;
$44:
ld.param.u32 %r581,[p6];
min.s32 %r377,%r29,%r581;
setp.lt.s32 %p45,%r377,-3;
@%p45 bra $111;
cvt.s64.s32 %d224,%r43;
cvt.rn.f32.s32 %f46,%r234;
mov.f32 %f45,0f447EA000;
div.approx.f32 %f44,%f45,%f46;
cvt.rzi.s32.f32 %r585,%f44;
mov.u32 %r584,%ctaid.z;
mul.wide.u32 %d223,%r584,24;
add.s64 %d222,%d1,%d223;
add.s64 %d221,%d222,20;
ld.param.u32 %r583,[%d221+-8];
ld.param.u32 %r582,[p6];
mul.lo.s32 %r380,%r46,%r44;
shr.s32 %r381,%r45,31;
shr.u32 %r382,%r381,30;
add.s32 %r383,%r45,%r382;
shr.s32 %r384,%r383,2;
and.b32 %r385,%r383,-4;
sub.s32 %r386,%r45,%r385;
mul.lo.s32 %r387,%r384,%r26;
mul.lo.s32 %r388,%r380,%r234;
cvt.s64.s32 %d129,%r388;
cvt.s64.s32 %d130,%r47;
mul.wide.s32 %d131,%r386,2048;
mov.u64 %d132,z3;
add.s64 %d133,%d132,%d131;
mul.wide.s32 %d134,%r387,8;
add.s64 %d135,%d133,%d134;
cvt.u64.u32 %d136,%r24;
add.s64 %d137,%d129,%d136;
add.s64 %d138,%d137,%d130;
shl.b64 %d139,%d138,1;
add.s64 %d41,%d135,%d139;
shl.b32 %r109,%r27,2;
sub.s32 %r110,%r40,%r39;
sub.s32 %r111,%r21,%r380;
min.s32 %r112,%r44,%r111;
not.b32 %r389,%r583;
add.s32 %r390,%r7,%r389;
add.s32 %r391,%r1,-2;
sub.s32 %r392,%r391,%r585;
max.s32 %r393,%r390,%r392;
add.s32 %r394,%r393,%r380;
not.b32 %r395,%r44;
max.s32 %r113,%r394,%r395;
mul.wide.s32 %d140,%r234,2;
add.s64 %d42,%d41,%d140;
mad.lo.s32 %r114,%r384,%r582,%r386;
mul.wide.s32 %d141,%r386,1024;
mov.u64 %d142,z4;
add.s64 %d143,%d142,%d141;
mul.wide.s32 %d144,%r387,4;
add.s64 %d43,%d143,%d144;
add.s64 %d44,%d129,%d130;
add.s32 %r396,%r48,%r2;
cvt.s64.s32 %d146,%r396;
mul.lo.s64 %d147,%d226,%d146;
add.s64 %d148,%d147,%d224;
add.s64 %d230,%d225,%d148;
mov.u32 %r653,-4;
$46:
.pragma "nounroll";
setp.lt.s32 %p46,%r653,0;
@%p46 bra $48;
and.b32 %r397,%r670,16711935;
add.s32 %r398,%r397,%r644;
mov.u32 %r399,17217;
mov.u32 %r400,0;
prmt.b32 %r401,%r670,%r400,%r399;
add.s32 %r402,%r401,%r656;
mov.u32 %r403,21520;
mov.u32 %r404,30258;
prmt.b32 %r405,%r398,%r402,%r404;
prmt.b32 %r406,%r398,%r402,%r403;
mul.wide.s32 %d149,%r38,8;
add.s64 %d151,%d132,%d149;
st.shared.v2.u32 [%d151],{%r406,%r405};
and.b32 %r411,%r683,16711935;
sub.s32 %r412,%r398,%r411;
prmt.b32 %r413,%r683,%r400,%r399;
sub.s32 %r414,%r402,%r413;
and.b32 %r415,%r669,16711935;
add.s32 %r416,%r415,%r412;
prmt.b32 %r417,%r669,%r400,%r399;
add.s32 %r418,%r417,%r414;
prmt.b32 %r419,%r416,%r418,%r404;
prmt.b32 %r420,%r416,%r418,%r403;
st.shared.v2.u32 [%d151+2048],{%r420,%r419};
and.b32 %r421,%r682,16711935;
sub.s32 %r422,%r416,%r421;
prmt.b32 %r423,%r682,%r400,%r399;
sub.s32 %r424,%r418,%r423;
and.b32 %r425,%r668,16711935;
add.s32 %r426,%r425,%r422;
prmt.b32 %r427,%r668,%r400,%r399;
add.s32 %r428,%r427,%r424;
prmt.b32 %r429,%r426,%r428,%r404;
prmt.b32 %r430,%r426,%r428,%r403;
st.shared.v2.u32 [%d151+4096],{%r430,%r429};
and.b32 %r431,%r681,16711935;
sub.s32 %r432,%r426,%r431;
prmt.b32 %r433,%r681,%r400,%r399;
sub.s32 %r434,%r428,%r433;
and.b32 %r435,%r667,16711935;
add.s32 %r436,%r435,%r432;
prmt.b32 %r437,%r667,%r400,%r399;
add.s32 %r438,%r437,%r434;
prmt.b32 %r439,%r436,%r438,%r404;
prmt.b32 %r440,%r436,%r438,%r403;
st.shared.v2.u32 [%d151+6144],{%r440,%r439};
and.b32 %r441,%r680,16711935;
sub.s32 %r644,%r436,%r441;
prmt.b32 %r442,%r680,%r400,%r399;
sub.s32 %r656,%r438,%r442;
$48:
bar.sync 0;
add.s32 %r130,%r653,%r39;
add.s32 %r443,%r130,4;
sub.s32 %r132,%r41,%r443;
setp.eq.s16 %p47,%s13,0;
@%p47 bra $57;
setp.lt.s32 %p48,%r132,1;
mov.u32 %r669,0;
mov.u32 %r670,%r669;
@%p48 bra $51;
ld.global.nc.u32 %r670,[%d230];
$51:
setp.lt.s32 %p49,%r132,2;
@%p49 bra $53;
add.s64 %d153,%d230,%d226;
ld.global.nc.u32 %r669,[%d153];
$53:
setp.lt.s32 %p50,%r132,3;
mov.u32 %r667,0;
mov.u32 %r668,%r667;
@%p50 bra $55;
shl.b64 %d155,%d226,1;
add.s64 %d154,%d230,%d155;
ld.global.nc.u32 %r668,[%d154];
$55:
setp.lt.s32 %p51,%r132,4;
@%p51 bra $61;
mul.lo.s64 %d157,%d226,3;
add.s64 %d156,%d230,%d157;
ld.global.nc.u32 %r667,[%d156];
bra.uni $61;
$57:
mov.u32 %r665,0;
$58:
.pragma "nounroll";
mov.u32 %r666,0;
setp.ge.s32 %p52,%r665,%r132;
@%p52 bra $60;
add.s32 %r599,%r653,%r39;
add.s32 %r598,%r599,4;
add.s32 %r597,%r598,%r28;
add.s32 %r560,%r597,%r2;
add.s32 %r454,%r560,%r665;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d225;
.param .b64 q1;
st.param.b64 [q1+0],%d226;
.param .b32 q2;
st.param.b32 [q2+0],%r604;
.param .b32 q3;
st.param.b32 [q3+0],%r605;
.param .b32 q4;
st.param.b32 [q4+0],%r234;
.param .b32 q5;
st.param.b32 [q5+0],%r43;
.param .b32 q6;
st.param.b32 [q6+0],%r454;
.param .b32 retval0;
call.uni (retval0),
z2,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r666,[retval0+0];
}
$60:
setp.eq.s32 %p53,%r665,0;
selp.b32 %r670,%r666,%r670,%p53;
setp.eq.s32 %p54,%r665,1;
selp.b32 %r669,%r666,%r669,%p54;
setp.eq.s32 %p55,%r665,2;
selp.b32 %r668,%r666,%r668,%p55;
setp.eq.s32 %p56,%r665,3;
selp.b32 %r667,%r666,%r667,%p56;
add.s32 %r665,%r665,1;
setp.ne.s32 %p57,%r665,4;
@%p57 bra $58;
$61:
setp.eq.s16 %p115,%s13,0;
@%p115 bra $70;
setp.lt.s32 %p59,%r132,1;
mov.u32 %r682,0;
mov.u32 %r683,%r682;
@%p59 bra $64;
ld.global.nc.u32 %r683,[%d231];
$64:
setp.lt.s32 %p60,%r132,2;
@%p60 bra $66;
add.s64 %d159,%d231,%d226;
ld.global.nc.u32 %r682,[%d159];
$66:
setp.lt.s32 %p61,%r132,3;
mov.u32 %r680,0;
mov.u32 %r681,%r680;
@%p61 bra $68;
shl.b64 %d161,%d226,1;
add.s64 %d160,%d231,%d161;
ld.global.nc.u32 %r681,[%d160];
$68:
setp.lt.s32 %p62,%r132,4;
@%p62 bra $74;
mul.lo.s64 %d163,%d226,3;
add.s64 %d162,%d231,%d163;
ld.global.nc.u32 %r680,[%d162];
bra.uni $74;
$70:
mov.u32 %r678,0;
$71:
.pragma "nounroll";
mov.u32 %r679,0;
setp.ge.s32 %p63,%r678,%r132;
@%p63 bra $73;
add.s32 %r603,%r653,%r39;
add.s32 %r602,%r603,4;
add.s32 %r601,%r602,%r28;
sub.s32 %r600,%r601,%r2;
add.s32 %r465,%r600,%r678;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d225;
.param .b64 q1;
st.param.b64 [q1+0],%d226;
.param .b32 q2;
st.param.b32 [q2+0],%r604;
.param .b32 q3;
st.param.b32 [q3+0],%r605;
.param .b32 q4;
st.param.b32 [q4+0],%r234;
.param .b32 q5;
st.param.b32 [q5+0],%r43;
.param .b32 q6;
st.param.b32 [q6+0],%r465;
.param .b32 retval0;
call.uni (retval0),
z2,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r679,[retval0+0];
}
$73:
setp.eq.s32 %p64,%r678,0;
selp.b32 %r683,%r679,%r683,%p64;
setp.eq.s32 %p65,%r678,1;
selp.b32 %r682,%r679,%r682,%p65;
setp.eq.s32 %p66,%r678,2;
selp.b32 %r681,%r679,%r681,%p66;
setp.eq.s32 %p67,%r678,3;
selp.b32 %r680,%r679,%r680,%p67;
add.s32 %r678,%r678,1;
setp.ne.s32 %p68,%r678,4;
@%p68 bra $71;
$74:
setp.lt.s32 %p114,%r653,0;
@%p114 bra $110;
setp.ge.s32 %p70,%r45,%r109;
add.s32 %r181,%r114,%r653;
setp.ge.s32 %p71,%r181,%r29;
or.pred %p72,%p70,%p71;
@%p72 bra $87;
setp.lt.s32 %p73,%r1,2;
mov.u32 %r686,0;
mov.u64 %d233,%d41;
@%p73 bra $82;
not.b32 %r469,%r1;
max.s32 %r470,%r469,-3;
add.s32 %r471,%r1,%r470;
setp.eq.s32 %p74,%r471,-1;
mov.u32 %r686,0;
mov.u64 %d233,%d41;
@%p74 bra $80;
add.s32 %r476,%r471,2;
and.b32 %r477,%r476,1;
sub.s32 %r685,%r476,%r477;
mov.u64 %d233,%d41;
$79:
.pragma "nounroll";
cvt.s64.s32 %d218,%r234;
ld.shared.u16 %r478,[%d233];
add.s32 %r479,%r686,%r478;
shl.b64 %d165,%d218,1;
add.s64 %d166,%d233,%d165;
ld.shared.u16 %r480,[%d166];
add.s32 %r686,%r479,%r480;
shl.b64 %d167,%d218,2;
add.s64 %d233,%d233,%d167;
add.s32 %r685,%r685,-2;
setp.ne.s32 %p75,%r685,0;
@%p75 bra $79;
$80:
add.s32 %r484,%r471,2;
and.b32 %r485,%r484,1;
setp.eq.b32 %p76,%r485,1;
mov.pred %p77,0;
xor.pred %p78,%p76,%p77;
not.pred %p79,%p78;
@%p79 bra $82;
ld.shared.u16 %r486,[%d233];
add.s32 %r686,%r686,%r486;
add.s64 %d233,%d233,%d140;
$82:
setp.lt.s32 %p80,%r111,1;
@%p80 bra $87;
add.s32 %r562,%r114,%r653;
cvt.u64.u32 %d169,%r562;
mul.lo.s64 %d170,%d228,%d169;
add.s64 %d171,%d170,%d36;
add.s64 %d172,%d227,%d171;
and.b64 %d173,%d172,3;
add.s64 %d174,%d44,%d173;
add.s64 %d240,%d43,%d174;
max.s32 %r487,%r113,-2;
add.s32 %r488,%r487,1;
sub.s32 %r489,%r488,%r113;
and.b32 %r490,%r489,1;
setp.eq.b32 %p81,%r490,1;
mov.pred %p82,0;
xor.pred %p83,%p81,%p82;
not.pred %p84,%p83;
mov.u32 %r691,%r112;
mov.u64 %d241,%d41;
@%p84 bra $85;
ld.shared.u16 %r491,[%d233];
add.s32 %r492,%r686,%r491;
or.b32 %r493,%r492,1258291200;
mov.b32 %f30,%r493;
add.f32 %f31,%f30,0fCB000000;
mul.rn.f32 %f32,%f31,%f4;
mov.f32 %f33,0f4B000000;
add.rn.f32 %f34,%f32,%f33;
mov.b32 %r494,%f34;
st.shared.u8 [%d240],%r494;
ld.shared.u16 %r495,[%d41];
sub.s32 %r686,%r492,%r495;
cvt.s64.s32 %d175,%r234;
add.s64 %d233,%d233,%d140;
add.s64 %d240,%d240,%d175;
add.s32 %r691,%r112,-1;
mov.u64 %d241,%d42;
$85:
setp.gt.s32 %p85,%r113,-3;
@%p85 bra $87;
$86:
.pragma "nounroll";
cvt.s64.s32 %d219,%r234;
ld.shared.u16 %r496,[%d233];
add.s32 %r497,%r686,%r496;
or.b32 %r498,%r497,1258291200;
mov.b32 %f35,%r498;
add.f32 %f36,%f35,0fCB000000;
mul.rn.f32 %f37,%f36,%f4;
mov.f32 %f38,0f4B000000;
add.rn.f32 %f39,%f37,%f38;
mov.b32 %r499,%f39;
st.shared.u8 [%d240],%r499;
ld.shared.u16 %r500,[%d241];
sub.s32 %r501,%r497,%r500;
shl.b64 %d177,%d219,1;
add.s64 %d178,%d233,%d177;
ld.shared.u16 %r502,[%d178];
add.s32 %r503,%r501,%r502;
or.b32 %r504,%r503,1258291200;
mov.b32 %f40,%r504;
add.f32 %f41,%f40,0fCB000000;
mul.rn.f32 %f42,%f41,%f4;
add.rn.f32 %f43,%f42,%f38;
mov.b32 %r505,%f43;
add.s64 %d179,%d240,%d219;
st.shared.u8 [%d179],%r505;
add.s64 %d180,%d241,%d177;
ld.shared.u16 %r506,[%d180];
sub.s32 %r686,%r503,%r506;
add.s32 %r198,%r691,-2;
shl.b64 %d181,%d219,2;
add.s64 %d241,%d241,%d181;
add.s64 %d233,%d233,%d181;
add.s64 %d240,%d240,%d177;
setp.gt.s32 %p86,%r691,2;
mov.u32 %r691,%r198;
@%p86 bra $86;
$87:
bar.sync 0;
sub.s32 %r199,%r110,%r653;
setp.lt.s32 %p87,%r199,1;
@%p87 bra $110;
add.s32 %r590,%r653,%r39;
cvt.s64.s32 %d182,%r590;
mul.lo.s64 %d183,%d228,%d182;
add.s64 %d184,%d183,%d36;
add.s64 %d242,%d227,%d184;
add.s32 %r508,%r240,1;
setp.lt.s32 %p88,%r508,%r230;
@%p88 bra $95;
bra.uni $89;
$95:
mov.u32 %r695,0;
$96:
.pragma "nounroll";
cvt.u32.u64 %r521,%d242;
and.b32 %r522,%r521,3;
sub.s32 %r209,%r42,%r522;
setp.gt.s32 %p97,%r209,-1;
setp.eq.s16 %p98,%s12,0;
and.pred %p99,%p98,%p97;
add.s32 %r523,%r209,4;
setp.le.s32 %p100,%r523,%r22;
and.pred %p101,%p99,%p100;
@%p101 bra $108;
bra.uni $97;
$108:
cvt.u32.u64 %r576,%d242;
and.b32 %r575,%r576,3;
sub.s32 %r574,%r42,%r575;
mul.wide.s32 %d208,%r695,1024;
add.s64 %d210,%d142,%d208;
mul.wide.s32 %d211,%r38,4;
add.s64 %d212,%d210,%d211;
ld.shared.u32 %r543,[%d212];
cvt.s64.s32 %d213,%r574;
add.s64 %d214,%d242,%d213;
st.u32 [%d214],%r543;
bra.uni $109;
$97:
cvt.u32.u64 %r556,%d242;
and.b32 %r555,%r556,3;
sub.s32 %r554,%r42,%r555;
add.s32 %r553,%r554,4;
max.s32 %r696,%r554,0;
min.s32 %r211,%r553,%r22;
setp.ge.s32 %p102,%r696,%r211;
@%p102 bra $109;
$98:
.pragma "nounroll";
setp.eq.s16 %p113,%s12,0;
div.s32 %r526,%r696,%r234;
add.s32 %r214,%r526,%r7;
@%p113 bra $106;
add.s32 %r697,%r240,1;
$100:
mul.wide.s32 %d217,%r240,24;
add.s64 %d216,%d1,%d217;
ld.param.u32 %r558,[%d216];
cvt.s64.s32 %d74,%r697;
mul.wide.s32 %d198,%r697,24;
add.s64 %d75,%d1,%d198;
ld.param.u32 %r528,[%d75];
setp.ne.s32 %p104,%r528,%r558;
@%p104 bra $106;
ld.param.u32 %r529,[%d75+12];
setp.le.s32 %p105,%r529,%r214;
@%p105 bra $105;
ld.param.u32 %r530,[%d75+4];
setp.gt.s32 %p106,%r530,%r214;
@%p106 bra $105;
add.s32 %r578,%r653,%r48;
add.s32 %r577,%r578,%r695;
ld.param.u32 %r531,[%d75+16];
setp.le.s32 %p107,%r531,%r577;
@%p107 bra $105;
add.s32 %r580,%r653,%r48;
add.s32 %r579,%r580,%r695;
ld.param.u32 %r532,[%d75+8];
setp.le.s32 %p108,%r532,%r579;
@%p108 bra $107;
$105:
cvt.u32.u64 %r533,%d74;
add.s32 %r697,%r533,1;
setp.lt.s32 %p109,%r697,%r230;
@%p109 bra $100;
$106:
cvt.u32.u64 %r573,%d242;
and.b32 %r572,%r573,3;
sub.s32 %r571,%r42,%r572;
mul.wide.s32 %d199,%r695,1024;
add.s64 %d201,%d142,%d199;
mul.wide.s32 %d202,%r38,4;
add.s64 %d203,%d201,%d202;
sub.s32 %r538,%r696,%r571;
cvt.s64.s32 %d204,%r538;
add.s64 %d205,%d203,%d204;
ld.shared.u8 %s11,[%d205];
cvt.s64.s32 %d206,%r696;
add.s64 %d207,%d242,%d206;
st.u8 [%d207],%s11;
$107:
cvt.u32.u64 %r551,%d242;
and.b32 %r550,%r551,3;
sub.s32 %r549,%r42,%r550;
add.s32 %r548,%r549,4;
min.s32 %r547,%r548,%r22;
add.s32 %r696,%r696,1;
setp.lt.s32 %p110,%r696,%r547;
@%p110 bra $98;
$109:
sub.s32 %r552,%r110,%r653;
add.s32 %r695,%r695,1;
add.s64 %d242,%d242,%d228;
min.s32 %r545,%r552,4;
setp.lt.s32 %p111,%r695,%r545;
@%p111 bra $96;
bra.uni $110;
$89:
mov.u32 %r693,0;
$90:
.pragma "nounroll";
cvt.s64.s32 %d220,%r38;
cvt.u32.u64 %r514,%d242;
and.b32 %r515,%r514,3;
sub.s32 %r202,%r42,%r515;
mul.wide.s32 %d185,%r693,1024;
add.s64 %d187,%d142,%d185;
shl.b64 %d188,%d220,2;
add.s64 %d71,%d187,%d188;
setp.gt.s32 %p89,%r202,-1;
setp.eq.s16 %p90,%s12,0;
and.pred %p91,%p90,%p89;
add.s32 %r516,%r202,4;
setp.le.s32 %p92,%r516,%r22;
and.pred %p93,%p91,%p92;
@%p93 bra $93;
bra.uni $91;
$93:
ld.shared.u32 %r519,[%d71];
cvt.s64.s32 %d193,%r202;
add.s64 %d194,%d242,%d193;
st.u32 [%d194],%r519;
bra.uni $94;
$91:
max.s32 %r694,%r202,0;
min.s32 %r204,%r516,%r22;
setp.ge.s32 %p94,%r694,%r204;
@%p94 bra $94;
$92:
.pragma "nounroll";
cvt.u32.u64 %r570,%d242;
and.b32 %r569,%r570,3;
sub.s32 %r568,%r42,%r569;
add.s32 %r567,%r568,4;
min.s32 %r566,%r567,%r22;
sub.s32 %r518,%r694,%r568;
cvt.s64.s32 %d189,%r518;
add.s64 %d190,%d71,%d189;
ld.shared.u8 %s10,[%d190];
cvt.s64.s32 %d191,%r694;
add.s64 %d192,%d242,%d191;
st.u8 [%d192],%s10;
add.s32 %r694,%r694,1;
setp.lt.s32 %p95,%r694,%r566;
@%p95 bra $92;
$94:
sub.s32 %r565,%r110,%r653;
min.s32 %r564,%r565,4;
add.s32 %r693,%r693,1;
add.s64 %d242,%d242,%d228;
setp.lt.s32 %p96,%r693,%r564;
@%p96 bra $90;
$110:
shl.b64 %d215,%d226,2;
add.s32 %r653,%r653,4;
setp.lt.s32 %p112,%r653,%r377;
add.s64 %d231,%d231,%d215;
add.s64 %d230,%d230,%d215;
@%p112 bra $46;
$111:
ret;
}
`;
