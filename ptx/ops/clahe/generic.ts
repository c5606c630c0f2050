// Generated from kernels/ops/clahe/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/clahe/generic.cu`. */
export const CLAHE_GENERIC: string = `.version 8.0
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
mov.u32 %r3,0;
st.param.b32 [func_retval0+0],%r3;
ret;
$1:
shl.b32 %r4,%r2,1;
add.s32 %r5,%r4,-2;
rem.s32 %r6,%r1,%r5;
shr.s32 %r7,%r6,31;
and.b32 %r8,%r7,%r5;
add.s32 %r9,%r8,%r6;
setp.lt.s32 %p2,%r9,%r2;
sub.s32 %r10,%r5,%r9;
selp.b32 %r11,%r9,%r10,%p2;
st.param.b32 [func_retval0+0],%r11;
ret;
}
.visible .entry clahe_tables_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<49>;
.reg .f32 %f<9>;
.reg .b32 %r<185>;
.reg .f64 %e<5>;
.reg .b64 %d<150>;
.shared .align 4 .b8 z1[32];
.shared .align 4 .b8 z2[32];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.f32 %f1,[p4];
ld.param.u64 %d3,[p1+16];
ld.param.u64 %d4,[p1+8];
ld.param.u64 %d5,[p1];
mov.u32 %r5,%ctaid.z;
mov.u32 %r6,%ctaid.y;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d6,%d1;
mul.wide.s32 %d7,%r5,40;
add.s64 %d8,%d6,%d7;
ld.global.v2.u32 {%r1,%r2},[%d8+32];
ld.global.u64 %d3,[%d8+16];
ld.global.u64 %d4,[%d8+8];
ld.global.u64 %d9,[%d8];
bra.uni $3;
$2:
cvt.s64.s32 %d10,%r5;
mul.lo.s64 %d11,%d5,%d10;
add.s64 %d9,%d1,%d11;
$3:
mov.u32 %r7,%nctaid.y;
cvt.u64.u32 %d12,%r7;
mov.u32 %r8,%nctaid.x;
cvt.u64.u32 %d13,%r8;
mov.u32 %r9,%tid.y;
shl.b32 %r10,%r9,5;
mov.u32 %r11,%tid.x;
add.s32 %r12,%r10,%r11;
div.u32 %r13,%r1,%r8;
div.u32 %r14,%r2,%r7;
mul.lo.s32 %r15,%r13,%r8;
setp.ne.s32 %p2,%r15,%r1;
mul.lo.s32 %r16,%r14,%r7;
setp.ne.s32 %p3,%r16,%r2;
or.pred %p4,%p2,%p3;
selp.u32 %r17,1,0,%p4;
add.s32 %r18,%r13,%r17;
add.s32 %r19,%r14,%r17;
setp.gt.s32 %p5,%r12,65535;
@%p5 bra $6;
cvta.to.global.u64 %d14,%d2;
mov.u32 %r20,%nctaid.z;
cvt.u64.u32 %d15,%r20;
mul.lo.s64 %d16,%d12,%d15;
mul.lo.s64 %d17,%d16,%d13;
shl.b64 %d18,%d17,17;
add.s64 %d19,%d14,%d18;
cvt.u64.u32 %d20,%r5;
mul.lo.s64 %d21,%d20,%d12;
cvt.u64.u32 %d22,%r6;
add.s64 %d23,%d21,%d22;
mul.lo.s64 %d24,%d23,%d13;
mov.u32 %r21,%ctaid.x;
cvt.u64.u32 %d25,%r21;
add.s64 %d26,%d24,%d25;
shl.b64 %d27,%d26,16;
$5:
.pragma "nounroll";
cvt.s64.s32 %d28,%r12;
add.s64 %d29,%d27,%d28;
shl.b64 %d30,%d29,2;
add.s64 %d31,%d19,%d30;
mov.u32 %r22,0;
st.global.u32 [%d31],%r22;
add.s32 %r23,%r12,256;
setp.lt.s32 %p6,%r12,65280;
mov.u32 %r12,%r23;
@%p6 bra $5;
$6:
bar.sync 0;
setp.ge.s32 %p7,%r9,%r19;
@%p7 bra $16;
mul.lo.s32 %r24,%r19,%r6;
mov.u32 %r25,%ctaid.x;
mul.lo.s32 %r26,%r18,%r25;
cvta.to.global.u64 %d32,%d2;
mov.u32 %r27,%r9;
$8:
.pragma "nounroll";
add.s32 %r28,%r27,%r24;
setp.lt.u32 %p8,%r28,%r2;
@%p8 bra $10;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r28;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r28,[retval0+0];
}
$10:
setp.ge.s32 %p9,%r11,%r18;
@%p9 bra $15;
cvt.s64.s32 %d33,%r28;
mul.lo.s64 %d34,%d4,%d33;
mov.u32 %r29,%r11;
$12:
.pragma "nounroll";
add.s32 %r30,%r29,%r26;
setp.lt.u32 %p10,%r30,%r1;
@%p10 bra $14;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r30,[retval0+0];
}
$14:
mov.u32 %r31,%nctaid.z;
mul.wide.u32 %d35,%r7,%r31;
mul.lo.s64 %d36,%d35,%d13;
shl.b64 %d37,%d36,17;
add.s64 %d38,%d32,%d37;
cvt.s64.s32 %d39,%r30;
mul.lo.s64 %d40,%d3,%d39;
add.s64 %d41,%d40,%d34;
add.s64 %d42,%d9,%d41;
ld.u16 %d43,[%d42];
mul.wide.u32 %d44,%r5,%r7;
cvt.u64.u32 %d45,%r6;
add.s64 %d46,%d44,%d45;
mul.lo.s64 %d47,%d46,%d13;
cvt.u64.u32 %d48,%r25;
add.s64 %d49,%d47,%d48;
bfi.b64 %d50,%d49,%d43,16,48;
shl.b64 %d51,%d50,2;
add.s64 %d52,%d38,%d51;
atom.global.add.u32 %r32,[%d52],1;
add.s32 %r29,%r29,32;
setp.lt.s32 %p11,%r29,%r18;
@%p11 bra $12;
$15:
add.s32 %r27,%r27,8;
setp.lt.s32 %p12,%r27,%r19;
@%p12 bra $8;
$16:
bar.sync 0;
mul.lo.s32 %r33,%r18,%r19;
setp.leu.f32 %p13,%f1,0f00000000;
mov.u32 %r34,1;
mov.u32 %r35,0;
mov.u32 %r36,%r35;
mov.u32 %r37,%r35;
@%p13 bra $23;
cvt.f64.f32 %e1,%f1;
cvt.rn.f64.s32 %e2,%r33;
mul.f64 %e3,%e1,%e2;
mul.f64 %e4,%e3,0d3EF0000000000000;
cvt.rzi.s32.f64 %r38,%e4;
max.s32 %r35,%r38,1;
add.s32 %r39,%r10,%r11;
shl.b32 %r40,%r39,8;
or.b32 %r41,%r40,255;
shl.b32 %r42,%r9,13;
shl.b32 %r43,%r11,8;
add.s32 %r44,%r42,%r43;
add.s32 %r45,%r44,-1;
mov.u32 %r46,%ctaid.x;
mul.wide.u32 %d53,%r46,131072;
mul.wide.s32 %d54,%r44,2;
add.s64 %d55,%d53,%d54;
cvta.to.global.u64 %d56,%d2;
shl.b64 %d57,%d55,1;
add.s64 %d58,%d56,%d57;
mov.u32 %r47,%nctaid.z;
mul.wide.u32 %d59,%r7,%r47;
shl.b64 %d60,%d59,17;
mul.wide.u32 %d61,%r5,%r7;
cvt.u64.u32 %d62,%r6;
add.s64 %d63,%d61,%d62;
shl.b64 %d64,%d63,18;
add.s64 %d65,%d60,%d64;
mul.lo.s64 %d66,%d65,%d13;
add.s64 %d67,%d58,%d66;
mov.u32 %r48,0;
$18:
.pragma "nounroll";
ld.global.u32 %r49,[%d67];
min.u32 %r50,%r49,%r35;
add.s32 %r51,%r49,%r48;
sub.s32 %r48,%r51,%r50;
add.s64 %d67,%d67,4;
add.s32 %r45,%r45,1;
setp.lt.s32 %p14,%r45,%r41;
@%p14 bra $18;
mov.u32 %r52,31;
mov.u32 %r53,16;
mov.u32 %r54,-1;
shfl.sync.bfly.b32 %r55|%p15,%r48,%r53,%r52,%r54;
add.s32 %r56,%r55,%r48;
mov.u32 %r57,8;
shfl.sync.bfly.b32 %r58|%p16,%r56,%r57,%r52,%r54;
add.s32 %r59,%r58,%r56;
mov.u32 %r60,4;
shfl.sync.bfly.b32 %r61|%p17,%r59,%r60,%r52,%r54;
add.s32 %r62,%r61,%r59;
mov.u32 %r63,2;
shfl.sync.bfly.b32 %r64|%p18,%r62,%r63,%r52,%r54;
add.s32 %r65,%r64,%r62;
mov.u32 %r34,1;
shfl.sync.bfly.b32 %r66|%p19,%r65,%r34,%r52,%r54;
add.s32 %r67,%r66,%r65;
setp.ne.s32 %p20,%r11,0;
@%p20 bra $21;
mul.wide.u32 %d68,%r9,4;
mov.u64 %d69,z1;
add.s64 %d70,%d69,%d68;
st.shared.u32 [%d70],%r67;
$21:
bar.sync 0;
ld.shared.u32 %r68,[z1+4];
ld.shared.u32 %r69,[z1];
add.s32 %r70,%r68,%r69;
ld.shared.u32 %r71,[z1+8];
add.s32 %r72,%r71,%r70;
ld.shared.u32 %r73,[z1+12];
add.s32 %r74,%r73,%r72;
ld.shared.u32 %r75,[z1+16];
add.s32 %r76,%r75,%r74;
ld.shared.u32 %r77,[z1+20];
add.s32 %r78,%r77,%r76;
ld.shared.u32 %r79,[z1+24];
add.s32 %r80,%r79,%r78;
ld.shared.u32 %r81,[z1+28];
add.s32 %r82,%r81,%r80;
bar.sync 0;
shr.u32 %r36,%r82,16;
and.b32 %r83,%r82,65535;
setp.eq.s32 %p21,%r83,0;
mov.u32 %r37,0;
@%p21 bra $23;
mov.u32 %r84,65536;
div.u32 %r34,%r84,%r83;
mov.u32 %r37,%r83;
$23:
add.s32 %r85,%r10,%r11;
shl.b32 %r86,%r85,8;
add.s32 %r87,%r86,256;
setp.eq.s32 %p22,%r35,0;
@%p22 bra $28;
mov.u32 %r88,%ctaid.x;
mul.wide.u32 %d71,%r88,131072;
shl.b32 %r89,%r9,13;
shl.b32 %r90,%r11,8;
add.s32 %r91,%r89,%r90;
mul.wide.s32 %d72,%r91,2;
add.s64 %d73,%d71,%d72;
cvta.to.global.u64 %d74,%d2;
shl.b64 %d75,%d73,1;
add.s64 %d76,%d74,%d75;
mov.u32 %r92,%nctaid.z;
mul.wide.u32 %d77,%r7,%r92;
shl.b64 %d78,%d77,17;
mul.wide.u32 %d79,%r5,%r7;
cvt.u64.u32 %d80,%r6;
add.s64 %d81,%d79,%d80;
shl.b64 %d82,%d81,18;
add.s64 %d83,%d78,%d82;
mul.lo.s64 %d84,%d83,%d13;
add.s64 %d85,%d76,%d84;
shl.b32 %r93,%r85,8;
mov.u32 %r94,0;
mov.u32 %r95,%r94;
$25:
.pragma "nounroll";
ld.global.u32 %r96,[%d85];
rem.u32 %r97,%r93,%r34;
setp.ne.s32 %p23,%r97,0;
mov.u32 %r98,%r94;
@%p23 bra $27;
div.u32 %r99,%r93,%r34;
setp.lt.u32 %p24,%r99,%r37;
selp.u32 %r98,1,0,%p24;
$27:
min.u32 %r100,%r96,%r35;
add.s32 %r101,%r100,%r36;
add.s32 %r102,%r101,%r98;
add.s32 %r95,%r102,%r95;
add.s64 %d85,%d85,4;
add.s32 %r93,%r93,1;
setp.lt.s32 %p25,%r93,%r87;
@%p25 bra $25;
bra.uni $30;
$28:
mov.u32 %r103,%ctaid.x;
mul.wide.u32 %d86,%r103,131072;
shl.b32 %r104,%r9,13;
shl.b32 %r105,%r11,8;
add.s32 %r106,%r104,%r105;
mul.wide.s32 %d87,%r106,2;
add.s64 %d88,%d86,%d87;
cvta.to.global.u64 %d89,%d2;
shl.b64 %d90,%d88,1;
add.s64 %d91,%d89,%d90;
mov.u32 %r107,%nctaid.z;
mul.wide.u32 %d92,%r7,%r107;
shl.b64 %d93,%d92,17;
mul.wide.u32 %d94,%r5,%r7;
cvt.u64.u32 %d95,%r6;
add.s64 %d96,%d94,%d95;
shl.b64 %d97,%d96,18;
add.s64 %d98,%d93,%d97;
mul.lo.s64 %d99,%d98,%d13;
add.s64 %d100,%d91,%d99;
shl.b32 %r108,%r85,8;
mov.u32 %r95,0;
$29:
.pragma "nounroll";
ld.global.u32 %r109,[%d100];
add.s32 %r95,%r109,%r95;
add.s64 %d100,%d100,4;
add.s32 %r108,%r108,1;
setp.lt.s32 %p26,%r108,%r87;
@%p26 bra $29;
$30:
mov.u32 %r110,0;
mov.u32 %r111,1;
mov.u32 %r112,-1;
shfl.sync.up.b32 %r113|%p27,%r95,%r111,%r110,%r112;
setp.eq.s32 %p28,%r11,0;
selp.b32 %r114,0,%r113,%p28;
add.s32 %r115,%r114,%r95;
mov.u32 %r116,2;
shfl.sync.up.b32 %r117|%p29,%r115,%r116,%r110,%r112;
setp.lt.u32 %p30,%r11,2;
selp.b32 %r118,0,%r117,%p30;
add.s32 %r119,%r118,%r115;
mov.u32 %r120,4;
shfl.sync.up.b32 %r121|%p31,%r119,%r120,%r110,%r112;
setp.lt.u32 %p32,%r11,4;
selp.b32 %r122,0,%r121,%p32;
add.s32 %r123,%r122,%r119;
mov.u32 %r124,8;
shfl.sync.up.b32 %r125|%p33,%r123,%r124,%r110,%r112;
setp.lt.u32 %p34,%r11,8;
selp.b32 %r126,0,%r125,%p34;
add.s32 %r127,%r126,%r123;
mov.u32 %r128,16;
shfl.sync.up.b32 %r129|%p35,%r127,%r128,%r110,%r112;
setp.lt.u32 %p36,%r11,16;
selp.b32 %r130,0,%r129,%p36;
add.s32 %r131,%r130,%r127;
bar.sync 0;
setp.ne.s32 %p37,%r11,31;
@%p37 bra $32;
mul.wide.u32 %d101,%r9,4;
mov.u64 %d102,z2;
add.s64 %d103,%d102,%d101;
st.shared.u32 [%d103],%r131;
$32:
bar.sync 0;
setp.eq.s32 %p38,%r9,1;
ld.shared.u32 %r132,[z2];
selp.b32 %r133,%r132,0,%p38;
add.s32 %r134,%r133,%r131;
ld.shared.u32 %r135,[z2+4];
add.s32 %r136,%r135,%r132;
setp.eq.s32 %p39,%r9,2;
selp.b32 %r137,%r136,0,%p39;
add.s32 %r138,%r137,%r134;
ld.shared.u32 %r139,[z2+8];
add.s32 %r140,%r139,%r136;
setp.eq.s32 %p40,%r9,3;
selp.b32 %r141,%r140,0,%p40;
add.s32 %r142,%r141,%r138;
ld.shared.u32 %r143,[z2+12];
add.s32 %r144,%r143,%r140;
setp.eq.s32 %p41,%r9,4;
selp.b32 %r145,%r144,0,%p41;
add.s32 %r146,%r145,%r142;
ld.shared.u32 %r147,[z2+16];
add.s32 %r148,%r147,%r144;
setp.eq.s32 %p42,%r9,5;
selp.b32 %r149,%r148,0,%p42;
add.s32 %r150,%r149,%r146;
ld.shared.u32 %r151,[z2+20];
add.s32 %r152,%r151,%r148;
setp.eq.s32 %p43,%r9,6;
selp.b32 %r153,%r152,0,%p43;
add.s32 %r154,%r153,%r150;
ld.shared.u32 %r155,[z2+24];
add.s32 %r156,%r155,%r152;
setp.eq.s32 %p44,%r9,7;
selp.b32 %r157,%r156,0,%p44;
add.s32 %r158,%r157,%r154;
sub.s32 %r159,%r158,%r95;
cvt.rn.f32.s32 %f2,%r33;
mov.f32 %f3,0f477FFF00;
div.rn.f32 %f4,%f3,%f2;
@%p22 bra $37;
mul.wide.u32 %d104,%r5,%r7;
cvt.u64.u32 %d105,%r6;
add.s64 %d106,%d104,%d105;
mul.lo.s64 %d107,%d106,%d13;
shl.b64 %d108,%d107,16;
mov.u32 %r160,%ctaid.x;
mul.wide.u32 %d109,%r160,65536;
add.s64 %d110,%d108,%d109;
shl.b32 %r161,%r9,13;
shl.b32 %r162,%r11,8;
add.s32 %r163,%r161,%r162;
cvt.s64.s32 %d111,%r163;
add.s64 %d112,%d110,%d111;
cvta.to.global.u64 %d113,%d2;
shl.b64 %d114,%d112,1;
add.s64 %d115,%d113,%d114;
mul.wide.u32 %d116,%r160,131072;
mul.wide.s32 %d117,%r163,2;
add.s64 %d118,%d116,%d117;
shl.b64 %d119,%d118,1;
add.s64 %d120,%d113,%d119;
mov.u32 %r164,%nctaid.z;
mul.wide.u32 %d121,%r7,%r164;
shl.b64 %d122,%d121,17;
shl.b64 %d123,%d106,18;
add.s64 %d124,%d122,%d123;
mul.lo.s64 %d125,%d124,%d13;
add.s64 %d126,%d120,%d125;
shl.b32 %r165,%r85,8;
$34:
.pragma "nounroll";
ld.global.u32 %r166,[%d126];
rem.u32 %r167,%r165,%r34;
setp.ne.s32 %p45,%r167,0;
mov.u32 %r168,0;
@%p45 bra $36;
div.u32 %r169,%r165,%r34;
setp.lt.u32 %p46,%r169,%r37;
selp.u32 %r168,1,0,%p46;
$36:
min.u32 %r170,%r166,%r35;
add.s32 %r171,%r170,%r36;
add.s32 %r172,%r171,%r168;
add.s32 %r159,%r172,%r159;
cvt.rn.f32.u32 %f5,%r159;
mul.f32 %f6,%f4,%f5;
cvt.rni.s32.f32 %r173,%f6;
max.s32 %r174,%r173,0;
min.s32 %r175,%r174,65535;
st.global.u16 [%d115],%r175;
add.s64 %d115,%d115,2;
add.s64 %d126,%d126,4;
add.s32 %r165,%r165,1;
setp.lt.s32 %p47,%r165,%r87;
@%p47 bra $34;
bra.uni $39;
$37:
mul.wide.u32 %d127,%r5,%r7;
cvt.u64.u32 %d128,%r6;
add.s64 %d129,%d127,%d128;
mul.lo.s64 %d130,%d129,%d13;
shl.b64 %d131,%d130,16;
mov.u32 %r176,%ctaid.x;
mul.wide.u32 %d132,%r176,65536;
add.s64 %d133,%d131,%d132;
shl.b32 %r177,%r9,13;
shl.b32 %r178,%r11,8;
add.s32 %r179,%r177,%r178;
cvt.s64.s32 %d134,%r179;
add.s64 %d135,%d133,%d134;
cvta.to.global.u64 %d136,%d2;
shl.b64 %d137,%d135,1;
add.s64 %d138,%d136,%d137;
mul.wide.u32 %d139,%r176,131072;
mul.wide.s32 %d140,%r179,2;
add.s64 %d141,%d139,%d140;
shl.b64 %d142,%d141,1;
add.s64 %d143,%d136,%d142;
mov.u32 %r180,%nctaid.z;
mul.wide.u32 %d144,%r7,%r180;
shl.b64 %d145,%d144,17;
shl.b64 %d146,%d129,18;
add.s64 %d147,%d145,%d146;
mul.lo.s64 %d148,%d147,%d13;
add.s64 %d149,%d143,%d148;
$38:
.pragma "nounroll";
ld.global.u32 %r181,[%d149];
add.s32 %r159,%r181,%r159;
cvt.rn.f32.u32 %f7,%r159;
mul.f32 %f8,%f4,%f7;
cvt.rni.s32.f32 %r182,%f8;
max.s32 %r183,%r182,0;
min.s32 %r184,%r183,65535;
st.global.u16 [%d138],%r184;
add.s64 %d138,%d138,2;
add.s64 %d149,%d149,4;
add.s32 %r86,%r86,1;
setp.lt.s32 %p48,%r86,%r87;
@%p48 bra $38;
$39:
ret;
}
.visible .entry clahe_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<11>;
.reg .b16 %s<5>;
.reg .f32 %f<35>;
.reg .b32 %r<47>;
.reg .b64 %d<62>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.u32 %r9,[p5];
ld.param.u32 %r10,[p6];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+16];
ld.param.u64 %d8,[p1+8];
ld.param.u64 %d9,[p1];
mov.u32 %r11,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d10,%d1;
mul.wide.s32 %d11,%r11,40;
add.s64 %d12,%d10,%d11;
ld.global.v2.u32 {%r1,%r2},[%d12+32];
ld.global.u64 %d7,[%d12+16];
ld.global.u64 %d8,[%d12+8];
ld.global.u64 %d13,[%d12];
bra.uni $3;
$2:
cvt.s64.s32 %d14,%r11;
mul.lo.s64 %d15,%d9,%d14;
add.s64 %d13,%d1,%d15;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d16,%d2;
mul.wide.s32 %d17,%r11,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r5,%r6},[%d18+32];
ld.global.u64 %d4,[%d18+16];
ld.global.u64 %d5,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $6;
$5:
cvt.s64.s32 %d20,%r11;
mul.lo.s64 %d21,%d6,%d20;
add.s64 %d19,%d2,%d21;
$6:
mov.u32 %r12,%ctaid.x;
shl.b32 %r13,%r12,7;
mov.u32 %r14,%tid.x;
add.s32 %r15,%r13,%r14;
mov.u32 %r16,%ctaid.y;
shl.b32 %r17,%r16,3;
mov.u32 %r18,%tid.y;
add.s32 %r19,%r17,%r18;
setp.ge.s32 %p3,%r15,%r5;
setp.ge.s32 %p4,%r19,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $10;
div.u32 %r20,%r1,%r9;
mul.lo.s32 %r21,%r20,%r9;
setp.ne.s32 %p6,%r21,%r1;
div.u32 %r22,%r2,%r10;
mul.lo.s32 %r23,%r22,%r10;
setp.ne.s32 %p7,%r23,%r2;
or.pred %p8,%p6,%p7;
selp.u32 %r24,1,0,%p8;
add.s32 %r25,%r22,%r24;
cvt.rn.f32.s32 %f1,%r25;
rcp.rn.f32 %f2,%f1;
cvt.rn.f32.s32 %f3,%r19;
mul.rn.f32 %f4,%f3,%f2;
mov.f32 %f5,0f3F000000;
sub.rn.f32 %f6,%f4,%f5;
cvt.rmi.f32.f32 %f7,%f6;
cvt.rzi.s32.f32 %r26,%f7;
cvt.rn.f32.s32 %f8,%r26;
sub.f32 %f9,%f6,%f8;
add.s32 %r27,%r15,128;
min.s32 %r28,%r27,%r5;
setp.ge.s32 %p9,%r15,%r28;
@%p9 bra $10;
add.s32 %r29,%r26,1;
add.s32 %r30,%r10,-1;
cvt.s64.s32 %d22,%r9;
cvt.s64.s32 %d23,%r10;
cvt.u64.u32 %d24,%r11;
mul.lo.s64 %d25,%d24,%d22;
mul.lo.s64 %d26,%d25,%d23;
shl.b64 %d27,%d26,16;
mul.wide.s32 %d28,%r9,65536;
max.s32 %r31,%r26,0;
cvt.s64.s32 %d29,%r31;
mul.lo.s64 %d30,%d28,%d29;
add.s64 %d31,%d30,%d27;
min.s32 %r32,%r29,%r30;
cvt.s64.s32 %d32,%r32;
mul.lo.s64 %d33,%d28,%d32;
add.s64 %d34,%d33,%d27;
cvt.s64.s32 %d35,%r19;
cvt.s64.s32 %d36,%r15;
add.s32 %r33,%r9,-1;
mov.f32 %f10,0f3F800000;
sub.f32 %f11,%f10,%f9;
shl.b64 %d37,%d7,5;
shl.b64 %d38,%d4,5;
cvta.to.global.u64 %d39,%d3;
mul.lo.s64 %d40,%d4,%d36;
mul.lo.s64 %d41,%d5,%d35;
add.s64 %d42,%d41,%d40;
add.s64 %d43,%d19,%d42;
mul.lo.s64 %d44,%d7,%d36;
mul.lo.s64 %d45,%d8,%d35;
add.s64 %d46,%d45,%d44;
add.s64 %d47,%d13,%d46;
add.s32 %r34,%r20,%r24;
cvt.rn.f32.s32 %f12,%r34;
rcp.rn.f32 %f13,%f12;
$9:
.pragma "nounroll";
cvt.rn.f32.s32 %f14,%r15;
mul.rn.f32 %f15,%f14,%f13;
mov.f32 %f16,0f3F000000;
sub.rn.f32 %f17,%f15,%f16;
cvt.rmi.f32.f32 %f18,%f17;
cvt.rzi.s32.f32 %r35,%f18;
max.s32 %r36,%r35,0;
add.s32 %r37,%r35,1;
min.s32 %r38,%r37,%r33;
cvt.rn.f32.s32 %f19,%r35;
sub.f32 %f20,%f17,%f19;
ld.u16 %r39,[%d47];
prmt.b32 %r40,%r36,%r39,4180;
sub.s32 %r41,%r38,%r36;
shl.b32 %r42,%r41,16;
add.s32 %r43,%r40,%r42;
cvt.s64.s32 %d48,%r40;
add.s64 %d49,%d31,%d48;
shl.b64 %d50,%d49,1;
add.s64 %d51,%d39,%d50;
ld.global.u16 %s1,[%d51];
cvt.rn.f32.u16 %f21,%s1;
cvt.s64.s32 %d52,%r43;
add.s64 %d53,%d31,%d52;
shl.b64 %d54,%d53,1;
add.s64 %d55,%d39,%d54;
ld.global.u16 %s2,[%d55];
cvt.rn.f32.u16 %f22,%s2;
sub.f32 %f23,%f10,%f20;
mul.rn.f32 %f24,%f21,%f23;
mul.rn.f32 %f25,%f22,%f20;
add.rn.f32 %f26,%f24,%f25;
add.s64 %d56,%d34,%d48;
shl.b64 %d57,%d56,1;
add.s64 %d58,%d39,%d57;
ld.global.u16 %s3,[%d58];
cvt.rn.f32.u16 %f27,%s3;
add.s64 %d59,%d34,%d52;
shl.b64 %d60,%d59,1;
add.s64 %d61,%d39,%d60;
ld.global.u16 %s4,[%d61];
cvt.rn.f32.u16 %f28,%s4;
mul.rn.f32 %f29,%f27,%f23;
mul.rn.f32 %f30,%f28,%f20;
add.rn.f32 %f31,%f29,%f30;
mul.rn.f32 %f32,%f26,%f11;
mul.rn.f32 %f33,%f31,%f9;
add.rn.f32 %f34,%f32,%f33;
cvt.rni.s32.f32 %r44,%f34;
max.s32 %r45,%r44,0;
min.s32 %r46,%r45,65535;
st.u16 [%d43],%r46;
add.s64 %d47,%d47,%d37;
add.s64 %d43,%d43,%d38;
add.s32 %r15,%r15,32;
setp.lt.s32 %p10,%r15,%r28;
@%p10 bra $9;
$10:
ret;
}
`;
