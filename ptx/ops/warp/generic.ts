// Generated from kernels/ops/warp/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/warp/generic.cu`. */
export const WARP_GENERIC: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<10>;
.reg .b32 %r<20>;
ld.param.u32 %r6,[p0];
ld.param.u32 %r7,[p1];
ld.param.u32 %r8,[p2];
setp.eq.s32 %p1,%r8,0;
mov.u32 %r19,-1;
@%p1 bra $5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $4;
bra.uni $2;
$4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $5;
$2:
setp.eq.s32 %p5,%r8,4;
shl.b32 %r10,%r7,1;
add.s32 %r11,%r10,-2;
setp.eq.s32 %p6,%r8,2;
selp.b32 %r12,%r10,%r11,%p6;
selp.b32 %r1,%r7,%r12,%p5;
rem.s32 %r13,%r6,%r1;
shr.s32 %r14,%r13,31;
and.b32 %r15,%r14,%r1;
add.s32 %r19,%r15,%r13;
setp.lt.s32 %p7,%r19,%r7;
@%p7 bra $5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$5:
st.param.b32 [func_retval0+0],%r19;
ret;
}
.visible .entry warp_linear_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<40>;
.reg .f32 %f<38>;
.reg .b32 %r<200>;
.reg .f64 %e<126>;
.reg .b64 %d<155>;
ld.param.u64 %d58,[p0];
ld.param.v2.u32 {%r181,%r182},[p1+32];
ld.param.v2.u32 {%r104,%r105},[p1+40];
ld.param.u64 %d63,[p2];
ld.param.v2.u32 {%r108,%r109},[p3+40];
ld.param.u64 %d68,[p4];
ld.param.v2.u32 {%r183,%r184},[p5+32];
ld.param.v2.u32 {%r112,%r113},[p5+40];
ld.param.u32 %r100,[p6];
ld.param.u64 %d73,[p8];
ld.param.f32 %f10,[p10];
ld.param.f32 %f11,[p11];
ld.param.f64 %e120,[p7+64];
ld.param.f64 %e119,[p7+56];
ld.param.f64 %e118,[p7+48];
ld.param.f64 %e117,[p7+40];
ld.param.f64 %e116,[p7+32];
ld.param.f64 %e115,[p7+24];
ld.param.f64 %e114,[p7+16];
ld.param.f64 %e113,[p7+8];
ld.param.f64 %e112,[p7];
ld.param.u64 %d145,[p5+24];
ld.param.u64 %d144,[p5+16];
ld.param.u64 %d143,[p5+8];
ld.param.u64 %d69,[p5];
ld.param.u64 %d149,[p3+24];
ld.param.u64 %d148,[p3+16];
ld.param.u64 %d147,[p3+8];
ld.param.u64 %d64,[p3];
ld.param.u64 %d141,[p1+24];
ld.param.u64 %d140,[p1+16];
ld.param.u64 %d139,[p1+8];
ld.param.u64 %d59,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r105,0;
@%p1 bra $2;
cvta.to.global.u64 %d74,%d58;
mul.wide.s32 %d75,%r1,40;
add.s64 %d76,%d74,%d75;
ld.global.v2.u32 {%r181,%r182},[%d76+32];
ld.global.u64 %d141,[%d76+24];
ld.global.u64 %d140,[%d76+16];
ld.global.u64 %d139,[%d76+8];
ld.global.u64 %d138,[%d76];
bra.uni $3;
$2:
cvt.s64.s32 %d77,%r1;
mul.lo.s64 %d78,%d59,%d77;
add.s64 %d138,%d58,%d78;
$3:
setp.eq.s32 %p2,%r113,0;
@%p2 bra $5;
cvta.to.global.u64 %d79,%d68;
mul.wide.s32 %d80,%r1,40;
add.s64 %d81,%d79,%d80;
ld.global.v2.u32 {%r183,%r184},[%d81+32];
ld.global.u64 %d145,[%d81+24];
ld.global.u64 %d144,[%d81+16];
ld.global.u64 %d143,[%d81+8];
ld.global.u64 %d142,[%d81];
bra.uni $6;
$5:
cvt.s64.s32 %d82,%r1;
mul.lo.s64 %d83,%d69,%d82;
add.s64 %d142,%d68,%d83;
$6:
mov.u32 %r119,%ctaid.x;
shl.b32 %r120,%r119,5;
mov.u32 %r121,%tid.x;
add.s32 %r14,%r120,%r121;
mov.u32 %r122,%ctaid.y;
shl.b32 %r123,%r122,3;
mov.u32 %r124,%tid.y;
add.s32 %r15,%r123,%r124;
setp.ge.s32 %p3,%r14,%r183;
setp.ge.s32 %p4,%r15,%r184;
or.pred %p5,%p4,%p3;
@%p5 bra $63;
setp.eq.s32 %p6,%r109,0;
@%p6 bra $9;
cvta.to.global.u64 %d84,%d63;
mul.wide.s32 %d85,%r1,40;
add.s64 %d86,%d84,%d85;
ld.global.u64 %d149,[%d86+24];
ld.global.u64 %d148,[%d86+16];
ld.global.u64 %d147,[%d86+8];
ld.global.u64 %d146,[%d86];
bra.uni $10;
$9:
cvt.s64.s32 %d87,%r1;
mul.lo.s64 %d88,%d64,%d87;
add.s64 %d146,%d63,%d88;
$10:
setp.eq.s64 %p7,%d73,0;
@%p7 bra $12;
cvta.to.global.u64 %d89,%d73;
mul.wide.s32 %d90,%r1,72;
add.s64 %d91,%d89,%d90;
ld.global.f64 %e120,[%d91+64];
ld.global.f64 %e119,[%d91+56];
ld.global.f64 %e118,[%d91+48];
ld.global.f64 %e117,[%d91+40];
ld.global.f64 %e116,[%d91+32];
ld.global.f64 %e115,[%d91+24];
ld.global.f64 %e114,[%d91+16];
ld.global.f64 %e113,[%d91+8];
ld.global.f64 %e112,[%d91];
$12:
setp.eq.s32 %p8,%r100,0;
@%p8 bra $19;
setp.ne.s32 %p9,%r100,1;
@%p9 bra $20;
cvt.rn.f64.u32 %e77,%r15;
fma.rn.f64 %e78,%e113,%e77,%e114;
fma.rn.f64 %e79,%e116,%e77,%e117;
fma.rn.f64 %e80,%e119,%e77,%e120;
cvt.rn.f64.s32 %e46,%r14;
fma.rn.f64 %e76,%e118,%e46,%e80;
rcp.approx.ftz.f64 %e75,%e76;
neg.f64 %e81,%e76;
mov.f64 %e82,0d3FF0000000000000;
fma.rn.f64 %e83,%e81,%e75,%e82;
fma.rn.f64 %e84,%e75,%e83,%e75;
fma.rn.f64 %e85,%e112,%e46,%e78;
mov.f64 %e86,0d4138000000008000;
fma.rn.f64 %e47,%e85,%e84,%e86;
fma.rn.f64 %e87,%e115,%e46,%e79;
fma.rn.f64 %e48,%e87,%e84,%e86;
{
.reg .b32 %temp;
mov.b64 {%temp,%r22},%e47;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r23},%e48;
}
and.b32 %r130,%r22,-1048576;
setp.eq.s32 %p10,%r130,1093664768;
and.b32 %r131,%r23,-1048576;
setp.eq.s32 %p11,%r131,1093664768;
and.pred %p12,%p10,%p11;
@%p12 bra $18;
bra.uni $15;
$18:
{
.reg .b32 %temp;
mov.b64 {%r132,%temp},%e47;
}
{
.reg .b32 %temp;
mov.b64 {%r133,%temp},%e48;
}
add.s32 %r188,%r23,-1094189056;
add.s32 %r187,%r22,-1094189056;
shr.u32 %r190,%r133,16;
shr.u32 %r189,%r132,16;
bra.uni $28;
$19:
mov.b64 %d92,%e117;
cvt.u64.u32 %d93,%r15;
mov.b64 %d94,%e113;
mul.lo.s64 %d95,%d94,%d93;
mov.b64 %d96,%e114;
add.s64 %d97,%d95,%d96;
mov.b64 %d98,%e116;
mul.lo.s64 %d99,%d98,%d93;
add.s64 %d100,%d99,%d92;
cvt.u64.u32 %d101,%r14;
mov.b64 %d102,%e112;
mul.lo.s64 %d103,%d102,%d101;
add.s64 %d104,%d97,%d103;
mov.b64 %d105,%e115;
mul.lo.s64 %d106,%d105,%d101;
add.s64 %d107,%d100,%d106;
shr.u64 %d108,%d104,32;
shr.u64 %d109,%d107,32;
cvt.u32.u64 %r134,%d104;
cvt.u32.u64 %r135,%d107;
shr.u32 %r190,%r135,16;
shr.u32 %r189,%r134,16;
cvt.u32.u64 %r188,%d109;
cvt.u32.u64 %r187,%d108;
bra.uni $28;
$20:
cvt.s64.s32 %d112,%r15;
mul.lo.s64 %d113,%d147,%d112;
cvt.s64.s32 %d114,%r14;
mul.lo.s64 %d115,%d148,%d114;
add.s64 %d116,%d113,%d115;
add.s64 %d110,%d146,%d116;
ld.global.nc.f32 %f14,[%d110];
add.s64 %d111,%d110,%d149;
ld.global.nc.f32 %f15,[%d111];
mov.f32 %f16,0f37000000;
add.rn.f32 %f17,%f14,%f16;
mov.f32 %f18,0f4B400000;
add.rm.f32 %f19,%f17,%f18;
mov.b32 %r32,%f19;
sub.rn.f32 %f20,%f19,%f18;
sub.rn.f32 %f3,%f17,%f20;
add.rn.f32 %f21,%f15,%f16;
add.rm.f32 %f22,%f21,%f18;
mov.b32 %r33,%f22;
sub.rn.f32 %f23,%f22,%f18;
sub.rn.f32 %f4,%f21,%f23;
and.b32 %r136,%r32,-8388608;
setp.ne.s32 %p14,%r136,1258291200;
and.b32 %r137,%r33,-8388608;
setp.ne.s32 %p15,%r137,1258291200;
or.pred %p16,%p14,%p15;
setp.ne.s32 %p17,%r100,0;
and.pred %p18,%p17,%p16;
@%p18 bra $22;
bra.uni $21;
$22:
cvt.f64.f32 %e123,%f14;
cvt.f64.f32 %e122,%f15;
bra.uni $23;
$15:
cvt.rn.f64.s32 %e89,%r15;
mul.rn.f64 %e90,%e113,%e89;
fma.rn.f64 %e91,%e112,%e46,%e90;
add.rn.f64 %e49,%e91,%e114;
mul.rn.f64 %e92,%e116,%e89;
fma.rn.f64 %e93,%e115,%e46,%e92;
add.rn.f64 %e50,%e93,%e117;
mul.rn.f64 %e94,%e119,%e89;
fma.rn.f64 %e95,%e118,%e46,%e94;
add.rn.f64 %e51,%e95,%e120;
setp.eq.f64 %p13,%e51,0d0000000000000000;
mov.f64 %e121,0d0000000000000000;
@%p13 bra $17;
rcp.rn.f64 %e121,%e51;
$17:
mul.rn.f64 %e123,%e49,%e121;
mul.rn.f64 %e122,%e50,%e121;
$23:
mov.f64 %e96,0dC1CDCD6500000000;
max.f64 %e97,%e123,%e96;
mov.f64 %e98,0d41CDCD6500000000;
min.f64 %e99,%e97,%e98;
mov.f64 %e100,0d4338000000000000;
add.rn.f64 %e101,%e99,%e100;
sub.rn.f64 %e102,%e101,%e100;
sub.rn.f64 %e124,%e99,%e102;
{
.reg .b32 %temp;
mov.b64 {%r187,%temp},%e101;
}
setp.geu.f64 %p19,%e124,0d0000000000000000;
@%p19 bra $25;
add.s32 %r187,%r187,-1;
mov.f64 %e103,0d3FF0000000000000;
add.rn.f64 %e124,%e124,%e103;
$25:
max.f64 %e105,%e122,%e96;
min.f64 %e107,%e105,%e98;
add.rn.f64 %e109,%e107,%e100;
sub.rn.f64 %e110,%e109,%e100;
sub.rn.f64 %e125,%e107,%e110;
{
.reg .b32 %temp;
mov.b64 {%r188,%temp},%e109;
}
setp.geu.f64 %p20,%e125,0d0000000000000000;
@%p20 bra $27;
add.s32 %r188,%r188,-1;
mov.f64 %e111,0d3FF0000000000000;
add.rn.f64 %e125,%e125,%e111;
$27:
cvt.rn.f32.f64 %f28,%e124;
mul.f32 %f29,%f28,0f47800000;
cvt.rzi.u32.f32 %r140,%f29;
cvt.rn.f32.f64 %f30,%e125;
mul.f32 %f31,%f30,0f47800000;
cvt.rzi.u32.f32 %r141,%f31;
min.u32 %r190,%r141,65535;
min.u32 %r189,%r140,65535;
bra.uni $28;
$21:
mov.f32 %f24,0f4B000000;
mov.f32 %f25,0f47800000;
fma.rz.f32 %f26,%f3,%f25,%f24;
mov.b32 %r138,%f26;
fma.rz.f32 %f27,%f4,%f25,%f24;
mov.b32 %r139,%f27;
and.b32 %r190,%r139,65535;
and.b32 %r189,%r138,65535;
add.s32 %r188,%r33,-1262485504;
add.s32 %r187,%r32,-1262485504;
$28:
mad.lo.s32 %r142,%r189,%r190,65535;
shr.u32 %r143,%r142,16;
mad.lo.s32 %r54,%r143,65535,%r190;
setp.lt.u32 %p21,%r187,%r181;
mov.u32 %r191,%r187;
@%p21 bra $30;
ld.param.u32 %r173,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r187;
.param .b32 q1;
st.param.b32 [q1+0],%r181;
.param .b32 q2;
st.param.b32 [q2+0],%r173;
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
$30:
setp.lt.u32 %p22,%r188,%r182;
mov.u32 %r192,%r188;
@%p22 bra $32;
ld.param.u32 %r174,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r188;
.param .b32 q1;
st.param.b32 [q1+0],%r182;
.param .b32 q2;
st.param.b32 [q2+0],%r174;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r192,[retval0+0];
}
$32:
add.s32 %r193,%r187,1;
setp.lt.u32 %p23,%r193,%r181;
@%p23 bra $34;
ld.param.u32 %r175,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r171,%r187,1;
st.param.b32 [q0+0],%r171;
.param .b32 q1;
st.param.b32 [q1+0],%r181;
.param .b32 q2;
st.param.b32 [q2+0],%r175;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r193,[retval0+0];
}
$34:
add.s32 %r194,%r188,1;
setp.lt.u32 %p24,%r194,%r182;
@%p24 bra $36;
ld.param.u32 %r176,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r172,%r188,1;
st.param.b32 [q0+0],%r172;
.param .b32 q1;
st.param.b32 [q1+0],%r182;
.param .b32 q2;
st.param.b32 [q2+0],%r176;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r194,[retval0+0];
}
$36:
setp.lt.s32 %p25,%r112,1;
@%p25 bra $63;
mov.u32 %r180,%ctaid.x;
mov.u32 %r179,%tid.x;
shl.b32 %r178,%r180,5;
add.s32 %r177,%r178,%r179;
cvt.s64.s32 %d117,%r15;
or.b32 %r69,%r192,%r191;
or.b32 %r70,%r192,%r193;
or.b32 %r71,%r194,%r191;
or.b32 %r72,%r194,%r193;
cvt.s64.s32 %d118,%r177;
mul.lo.s64 %d119,%d144,%d118;
mul.lo.s64 %d120,%d143,%d117;
add.s64 %d121,%d119,%d120;
add.s64 %d154,%d142,%d121;
cvt.s64.s32 %d122,%r194;
mul.lo.s64 %d123,%d139,%d122;
cvt.s64.s32 %d124,%r193;
mul.lo.s64 %d125,%d140,%d124;
add.s64 %d126,%d123,%d125;
add.s64 %d153,%d138,%d126;
cvt.s64.s32 %d127,%r191;
mul.lo.s64 %d128,%d140,%d127;
add.s64 %d129,%d123,%d128;
add.s64 %d152,%d138,%d129;
cvt.s64.s32 %d130,%r192;
mul.lo.s64 %d131,%d139,%d130;
add.s64 %d132,%d131,%d125;
add.s64 %d151,%d138,%d132;
add.s64 %d133,%d131,%d128;
add.s64 %d150,%d138,%d133;
mad.lo.s32 %r145,%r189,65535,65535;
sub.s32 %r73,%r145,%r54;
mov.u32 %r195,0;
$38:
.pragma "nounroll";
ld.param.f32 %f33,[p13];
ld.param.f32 %f32,[p12];
setp.eq.s32 %p26,%r195,2;
selp.f32 %f5,%f32,%f33,%p26;
setp.gt.s32 %p27,%r69,-1;
@%p27 bra $43;
bra.uni $39;
$43:
ld.global.nc.u8 %r196,[%d150];
bra.uni $44;
$39:
setp.eq.s32 %p28,%r195,0;
mov.f32 %f34,%f10;
@%p28 bra $42;
setp.ne.s32 %p29,%r195,1;
mov.f32 %f34,%f11;
@%p29 bra $41;
bra.uni $42;
$41:
mov.f32 %f34,%f5;
$42:
cvt.rni.s32.f32 %r146,%f34;
max.s32 %r147,%r146,0;
min.s32 %r196,%r147,255;
$44:
setp.gt.s32 %p30,%r70,-1;
@%p30 bra $49;
bra.uni $45;
$49:
ld.global.nc.u8 %r197,[%d151];
bra.uni $50;
$45:
setp.eq.s32 %p31,%r195,0;
mov.f32 %f35,%f10;
@%p31 bra $48;
setp.ne.s32 %p32,%r195,1;
mov.f32 %f35,%f11;
@%p32 bra $47;
bra.uni $48;
$47:
mov.f32 %f35,%f5;
$48:
cvt.rni.s32.f32 %r149,%f35;
max.s32 %r150,%r149,0;
min.s32 %r197,%r150,255;
$50:
setp.gt.s32 %p33,%r71,-1;
@%p33 bra $55;
bra.uni $51;
$55:
ld.global.nc.u8 %r198,[%d152];
bra.uni $56;
$51:
setp.eq.s32 %p34,%r195,0;
mov.f32 %f36,%f10;
@%p34 bra $54;
setp.ne.s32 %p35,%r195,1;
mov.f32 %f36,%f11;
@%p35 bra $53;
bra.uni $54;
$53:
mov.f32 %f36,%f5;
$54:
cvt.rni.s32.f32 %r152,%f36;
max.s32 %r153,%r152,0;
min.s32 %r198,%r153,255;
$56:
setp.gt.s32 %p36,%r72,-1;
@%p36 bra $61;
bra.uni $57;
$61:
ld.global.nc.u8 %r199,[%d153];
bra.uni $62;
$57:
setp.eq.s32 %p37,%r195,0;
mov.f32 %f37,%f10;
@%p37 bra $60;
setp.ne.s32 %p38,%r195,1;
mov.f32 %f37,%f11;
@%p38 bra $59;
bra.uni $60;
$59:
mov.f32 %f37,%f5;
$60:
cvt.rni.s32.f32 %r155,%f37;
max.s32 %r156,%r155,0;
min.s32 %r199,%r156,255;
$62:
and.b32 %r166,%r199,255;
and.b32 %r167,%r198,255;
prmt.b32 %r164,%r166,%r167,30212;
and.b32 %r168,%r197,255;
and.b32 %r169,%r196,255;
prmt.b32 %r160,%r168,%r169,30212;
mov.u32 %r162,32768;
dp2a.lo.u32.u32 %r162,%r73,%r160,%r162;
dp2a.lo.u32.u32 %r162,%r54,%r164,%r162;
shr.u32 %r170,%r162,16;
st.u8 [%d154],%r170;
add.s64 %d154,%d154,%d145;
add.s64 %d153,%d153,%d141;
add.s64 %d152,%d152,%d141;
add.s64 %d151,%d151,%d141;
add.s64 %d150,%d150,%d141;
add.s32 %r195,%r195,1;
setp.lt.s32 %p39,%r195,%r112;
@%p39 bra $38;
$63:
ret;
}
.visible .entry warp_nearest_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b16 %s<4>;
.reg .f32 %f<15>;
.reg .b32 %r<88>;
.reg .f64 %e<84>;
.reg .b64 %d<111>;
ld.param.u64 %d45,[p0];
ld.param.v2.u32 {%r81,%r82},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %d50,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %d55,[p4];
ld.param.v2.u32 {%r83,%r84},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %d60,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f5,[p10];
ld.param.f32 %f6,[p11];
ld.param.f32 %f7,[p12];
ld.param.f32 %f8,[p13];
ld.param.f64 %e72,[p7+64];
ld.param.f64 %e73,[p7+56];
ld.param.f64 %e74,[p7+48];
ld.param.f64 %e75,[p7+40];
ld.param.f64 %e76,[p7+32];
ld.param.f64 %e77,[p7+24];
ld.param.f64 %e78,[p7+16];
ld.param.f64 %e79,[p7+8];
ld.param.f64 %e80,[p7];
ld.param.u64 %d104,[p5+24];
ld.param.u64 %d103,[p5+16];
ld.param.u64 %d102,[p5+8];
ld.param.u64 %d56,[p5];
ld.param.u64 %d108,[p3+24];
ld.param.u64 %d107,[p3+16];
ld.param.u64 %d106,[p3+8];
ld.param.u64 %d51,[p3];
ld.param.u64 %d100,[p1+24];
ld.param.u64 %d99,[p1+16];
ld.param.u64 %d98,[p1+8];
ld.param.u64 %d46,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $2;
cvta.to.global.u64 %d61,%d45;
mul.wide.s32 %d62,%r1,40;
add.s64 %d63,%d61,%d62;
ld.global.v2.u32 {%r81,%r82},[%d63+32];
ld.global.u64 %d100,[%d63+24];
ld.global.u64 %d99,[%d63+16];
ld.global.u64 %d98,[%d63+8];
ld.global.u64 %d97,[%d63];
bra.uni $3;
$2:
cvt.s64.s32 %d64,%r1;
mul.lo.s64 %d65,%d46,%d64;
add.s64 %d97,%d45,%d65;
$3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $5;
cvta.to.global.u64 %d66,%d55;
mul.wide.s32 %d67,%r1,40;
add.s64 %d68,%d66,%d67;
ld.global.v2.u32 {%r83,%r84},[%d68+32];
ld.global.u64 %d104,[%d68+24];
ld.global.u64 %d103,[%d68+16];
ld.global.u64 %d102,[%d68+8];
ld.global.u64 %d101,[%d68];
bra.uni $6;
$5:
cvt.s64.s32 %d69,%r1;
mul.lo.s64 %d70,%d56,%d69;
add.s64 %d101,%d55,%d70;
$6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r83;
setp.ge.s32 %p4,%r15,%r84;
or.pred %p5,%p4,%p3;
@%p5 bra $31;
setp.eq.s32 %p6,%r46,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r55,0;
@%p14 bra $17;
cvta.to.global.u64 %d74,%d50;
mul.wide.s32 %d75,%r1,40;
add.s64 %d76,%d74,%d75;
ld.global.u64 %d108,[%d76+24];
ld.global.u64 %d107,[%d76+16];
ld.global.u64 %d106,[%d76+8];
ld.global.u64 %d105,[%d76];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d60,0;
@%p7 bra $11;
cvta.to.global.u64 %d71,%d60;
mul.wide.u32 %d72,%r1,72;
add.s64 %d73,%d71,%d72;
ld.global.f64 %e80,[%d73];
ld.global.f64 %e79,[%d73+8];
ld.global.f64 %e78,[%d73+16];
ld.global.f64 %e77,[%d73+24];
ld.global.f64 %e76,[%d73+32];
ld.global.f64 %e75,[%d73+40];
ld.global.f64 %e74,[%d73+48];
ld.global.f64 %e73,[%d73+56];
ld.global.f64 %e72,[%d73+64];
$11:
setp.eq.f64 %p8,%e73,0d0000000000000000;
setp.eq.f64 %p9,%e74,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e72,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e50,%e79,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e51,%e80,%e29,%e50;
add.rn.f64 %e83,%e51,%e78;
mul.rn.f64 %e52,%e76,%e28;
fma.rn.f64 %e53,%e77,%e29,%e52;
add.rn.f64 %e82,%e53,%e75;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e55,%e73,%e28;
fma.rn.f64 %e56,%e74,%e29,%e55;
add.rn.f64 %e32,%e56,%e72;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e81,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e81,%e32;
$14:
mul.rn.f64 %e83,%e83,%e81;
mul.rn.f64 %e82,%e82,%e81;
bra.uni $19;
$17:
cvt.s64.s32 %d77,%r1;
mul.lo.s64 %d78,%d51,%d77;
add.s64 %d105,%d50,%d78;
$18:
cvt.s64.s32 %d81,%r15;
mul.lo.s64 %d82,%d106,%d81;
cvt.s64.s32 %d83,%r14;
mul.lo.s64 %d84,%d107,%d83;
add.s64 %d85,%d82,%d84;
add.s64 %d79,%d105,%d85;
ld.global.nc.f32 %f9,[%d79];
cvt.f64.f32 %e83,%f9;
add.s64 %d80,%d79,%d108;
ld.global.nc.f32 %f10,[%d80];
cvt.f64.f32 %e82,%f10;
$19:
add.f64 %e57,%e83,0d3FE0000000000000;
mov.f64 %e58,0dC1CDCD6500000000;
max.f64 %e59,%e57,%e58;
mov.f64 %e60,0d41CDCD6500000000;
min.f64 %e61,%e59,%e60;
mov.f64 %e62,0d4338000000000000;
add.rn.f64 %e63,%e61,%e62;
sub.rn.f64 %e64,%e63,%e62;
sub.rn.f64 %e65,%e61,%e64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%e63;
}
setp.lt.f64 %p15,%e65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r85,%r76,%r77;
add.f64 %e66,%e82,0d3FE0000000000000;
max.f64 %e67,%e66,%e58;
min.f64 %e68,%e67,%e60;
add.rn.f64 %e69,%e68,%e62;
sub.rn.f64 %e70,%e69,%e62;
sub.rn.f64 %e71,%e68,%e70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%e69;
}
setp.lt.f64 %p16,%e71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r86,%r78,%r79;
setp.lt.u32 %p17,%r85,%r81;
@%p17 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r85;
.param .b32 q1;
st.param.b32 [q1+0],%r81;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r85,[retval0+0];
}
$21:
setp.lt.u32 %p18,%r86,%r82;
@%p18 bra $23;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r86;
.param .b32 q1;
st.param.b32 [q1+0],%r82;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r86,[retval0+0];
}
$23:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $31;
or.b32 %r31,%r86,%r85;
cvt.s64.s32 %d86,%r14;
mul.lo.s64 %d87,%d103,%d86;
cvt.s64.s32 %d88,%r15;
mul.lo.s64 %d89,%d102,%d88;
add.s64 %d90,%d87,%d89;
add.s64 %d110,%d101,%d90;
cvt.s64.s32 %d91,%r85;
mul.lo.s64 %d92,%d99,%d91;
cvt.s64.s32 %d93,%r86;
mul.lo.s64 %d94,%d98,%d93;
add.s64 %d95,%d92,%d94;
add.s64 %d109,%d97,%d95;
mov.u32 %r87,0;
$25:
.pragma "nounroll";
setp.eq.s32 %p20,%r87,0;
mov.f32 %f13,%f5;
@%p20 bra $28;
setp.ne.s32 %p21,%r87,1;
mov.f32 %f13,%f6;
@%p21 bra $27;
bra.uni $28;
$27:
setp.eq.s32 %p22,%r87,2;
selp.f32 %f13,%f7,%f8,%p22;
$28:
setp.lt.s32 %p23,%r31,0;
@%p23 bra $30;
ld.global.nc.u16 %s1,[%d109];
cvt.f32.f16 %f13,%s1;
$30:
add.f32 %f12,%f13,0f00000000;
cvt.rn.f16.f32 %s3,%f12;
st.u16 [%d110],%s3;
add.s64 %d110,%d110,%d104;
add.s64 %d109,%d109,%d100;
add.s32 %r87,%r87,1;
setp.lt.s32 %p24,%r87,%r58;
@%p24 bra $25;
$31:
ret;
}
.visible .entry warp_linear_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .b16 %s<10>;
.reg .f32 %f<38>;
.reg .b32 %r<103>;
.reg .f64 %e<95>;
.reg .b64 %d<133>;
ld.param.u64 %d54,[p0];
ld.param.v2.u32 {%r92,%r93},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %d59,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %d64,[p4];
ld.param.v2.u32 {%r94,%r95},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %d69,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f18,[p10];
ld.param.f32 %f19,[p11];
ld.param.f32 %f20,[p12];
ld.param.f32 %f21,[p13];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d123,[p5+24];
ld.param.u64 %d122,[p5+16];
ld.param.u64 %d121,[p5+8];
ld.param.u64 %d65,[p5];
ld.param.u64 %d127,[p3+24];
ld.param.u64 %d126,[p3+16];
ld.param.u64 %d125,[p3+8];
ld.param.u64 %d60,[p3];
ld.param.u64 %d119,[p1+24];
ld.param.u64 %d118,[p1+16];
ld.param.u64 %d117,[p1+8];
ld.param.u64 %d55,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $2;
cvta.to.global.u64 %d70,%d54;
mul.wide.s32 %d71,%r1,40;
add.s64 %d72,%d70,%d71;
ld.global.v2.u32 {%r92,%r93},[%d72+32];
ld.global.u64 %d119,[%d72+24];
ld.global.u64 %d118,[%d72+16];
ld.global.u64 %d117,[%d72+8];
ld.global.u64 %d116,[%d72];
bra.uni $3;
$2:
cvt.s64.s32 %d73,%r1;
mul.lo.s64 %d74,%d55,%d73;
add.s64 %d116,%d54,%d74;
$3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $5;
cvta.to.global.u64 %d75,%d64;
mul.wide.s32 %d76,%r1,40;
add.s64 %d77,%d75,%d76;
ld.global.v2.u32 {%r94,%r95},[%d77+32];
ld.global.u64 %d123,[%d77+24];
ld.global.u64 %d122,[%d77+16];
ld.global.u64 %d121,[%d77+8];
ld.global.u64 %d120,[%d77];
bra.uni $6;
$5:
cvt.s64.s32 %d78,%r1;
mul.lo.s64 %d79,%d65,%d78;
add.s64 %d120,%d64,%d79;
$6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r94;
setp.ge.s32 %p4,%r15,%r95;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
setp.eq.s32 %p6,%r59,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r68,0;
@%p14 bra $17;
cvta.to.global.u64 %d83,%d59;
mul.wide.s32 %d84,%r1,40;
add.s64 %d85,%d83,%d84;
ld.global.u64 %d127,[%d85+24];
ld.global.u64 %d126,[%d85+16];
ld.global.u64 %d125,[%d85+8];
ld.global.u64 %d124,[%d85];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d69,0;
@%p7 bra $11;
cvta.to.global.u64 %d80,%d69;
mul.wide.u32 %d81,%r1,72;
add.s64 %d82,%d80,%d81;
ld.global.f64 %e89,[%d82];
ld.global.f64 %e88,[%d82+8];
ld.global.f64 %e87,[%d82+16];
ld.global.f64 %e86,[%d82+24];
ld.global.f64 %e85,[%d82+32];
ld.global.f64 %e84,[%d82+40];
ld.global.f64 %e83,[%d82+48];
ld.global.f64 %e82,[%d82+56];
ld.global.f64 %e81,[%d82+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d86,%r1;
mul.lo.s64 %d87,%d60,%d86;
add.s64 %d124,%d59,%d87;
$18:
cvt.s64.s32 %d90,%r15;
mul.lo.s64 %d91,%d125,%d90;
cvt.s64.s32 %d92,%r14;
mul.lo.s64 %d93,%d126,%d92;
add.s64 %d94,%d91,%d93;
add.s64 %d88,%d124,%d94;
ld.global.nc.f32 %f22,[%d88];
cvt.f64.f32 %e92,%f22;
add.s64 %d89,%d88,%d127;
ld.global.nc.f32 %f23,[%d89];
cvt.f64.f32 %e91,%f23;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r96,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r96,%r96,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
cvt.rn.f32.f64 %f1,%e93;
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r97,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r97,%r97,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
mov.f32 %f24,0f3F800000;
sub.f32 %f2,%f24,%f1;
cvt.rn.f32.f64 %f3,%e94;
setp.lt.u32 %p17,%r96,%r92;
mov.u32 %r98,%r96;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r96;
.param .b32 q1;
st.param.b32 [q1+0],%r92;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r98,[retval0+0];
}
$25:
add.s32 %r99,%r96,1;
setp.lt.u32 %p18,%r99,%r92;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r90,%r96,1;
st.param.b32 [q0+0],%r90;
.param .b32 q1;
st.param.b32 [q1+0],%r92;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r99,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r97,%r93;
mov.u32 %r100,%r97;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r97;
.param .b32 q1;
st.param.b32 [q1+0],%r93;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r100,[retval0+0];
}
$29:
add.s32 %r101,%r97,1;
setp.lt.u32 %p20,%r101,%r93;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r91,%r97,1;
st.param.b32 [q0+0],%r91;
.param .b32 q1;
st.param.b32 [q1+0],%r93;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r101,[retval0+0];
}
$31:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $45;
cvt.s64.s32 %d95,%r15;
or.b32 %r41,%r98,%r100;
or.b32 %r42,%r99,%r100;
or.b32 %r43,%r98,%r101;
or.b32 %r44,%r99,%r101;
cvt.s64.s32 %d96,%r14;
mul.lo.s64 %d97,%d122,%d96;
mul.lo.s64 %d98,%d121,%d95;
add.s64 %d99,%d97,%d98;
add.s64 %d132,%d120,%d99;
cvt.s64.s32 %d100,%r99;
mul.lo.s64 %d101,%d118,%d100;
cvt.s64.s32 %d102,%r101;
mul.lo.s64 %d103,%d117,%d102;
add.s64 %d104,%d101,%d103;
add.s64 %d131,%d116,%d104;
cvt.s64.s32 %d105,%r98;
mul.lo.s64 %d106,%d118,%d105;
add.s64 %d107,%d106,%d103;
add.s64 %d130,%d116,%d107;
cvt.s64.s32 %d108,%r100;
mul.lo.s64 %d109,%d117,%d108;
add.s64 %d110,%d101,%d109;
add.s64 %d129,%d116,%d110;
add.s64 %d111,%d106,%d109;
add.s64 %d128,%d116,%d111;
mov.f32 %f25,0f3F800000;
sub.f32 %f4,%f25,%f3;
mov.u32 %r102,0;
$33:
.pragma "nounroll";
setp.eq.s32 %p22,%r102,0;
mov.f32 %f33,%f18;
@%p22 bra $36;
setp.ne.s32 %p23,%r102,1;
mov.f32 %f33,%f19;
@%p23 bra $35;
bra.uni $36;
$35:
setp.eq.s32 %p24,%r102,2;
selp.f32 %f33,%f20,%f21,%p24;
$36:
setp.lt.s32 %p25,%r41,0;
mov.f32 %f34,%f33;
@%p25 bra $38;
ld.global.nc.u16 %s1,[%d128];
cvt.f32.f16 %f34,%s1;
$38:
fma.rn.f32 %f9,%f2,%f34,0f00000000;
setp.lt.s32 %p26,%r42,0;
mov.f32 %f35,%f33;
@%p26 bra $40;
ld.global.nc.u16 %s3,[%d129];
cvt.f32.f16 %f35,%s3;
$40:
fma.rn.f32 %f28,%f35,%f1,%f9;
fma.rn.f32 %f12,%f28,%f4,0f00000000;
setp.lt.s32 %p27,%r43,0;
mov.f32 %f36,%f33;
@%p27 bra $42;
ld.global.nc.u16 %s5,[%d130];
cvt.f32.f16 %f36,%s5;
$42:
fma.rn.f32 %f15,%f2,%f36,0f00000000;
setp.lt.s32 %p28,%r44,0;
@%p28 bra $44;
ld.global.nc.u16 %s7,[%d131];
cvt.f32.f16 %f33,%s7;
$44:
fma.rn.f32 %f32,%f33,%f1,%f15;
fma.rn.f32 %f31,%f32,%f3,%f12;
cvt.rn.f16.f32 %s9,%f31;
st.u16 [%d132],%s9;
add.s64 %d132,%d132,%d123;
add.s64 %d131,%d131,%d119;
add.s64 %d130,%d130,%d119;
add.s64 %d129,%d129,%d119;
add.s64 %d128,%d128,%d119;
add.s32 %r102,%r102,1;
setp.lt.s32 %p29,%r102,%r71;
@%p29 bra $33;
$45:
ret;
}
.visible .entry warp_cubic_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<34>;
.reg .f32 %f<133>;
.reg .b32 %r<131>;
.reg .f64 %e<95>;
.reg .b64 %d<153>;
ld.param.u64 %d61,[p0];
ld.param.v2.u32 {%r116,%r117},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %d66,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %d71,[p4];
ld.param.v2.u32 {%r118,%r119},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %d76,[p8];
ld.param.u32 %r84,[p9];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d146,[p5+24];
ld.param.u64 %d145,[p5+16];
ld.param.u64 %d144,[p5+8];
ld.param.u64 %d72,[p5];
ld.param.u64 %d150,[p3+24];
ld.param.u64 %d149,[p3+16];
ld.param.u64 %d148,[p3+8];
ld.param.u64 %d67,[p3];
ld.param.u64 %d142,[p1+24];
ld.param.u64 %d141,[p1+16];
ld.param.u64 %d140,[p1+8];
ld.param.u64 %d62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $2;
cvta.to.global.u64 %d77,%d61;
mul.wide.s32 %d78,%r1,40;
add.s64 %d79,%d77,%d78;
ld.global.v2.u32 {%r116,%r117},[%d79+32];
ld.global.u64 %d142,[%d79+24];
ld.global.u64 %d141,[%d79+16];
ld.global.u64 %d140,[%d79+8];
ld.global.u64 %d151,[%d79];
bra.uni $3;
$2:
cvt.s64.s32 %d80,%r1;
mul.lo.s64 %d81,%d62,%d80;
add.s64 %d151,%d61,%d81;
$3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $5;
cvta.to.global.u64 %d82,%d71;
mul.wide.s32 %d83,%r1,40;
add.s64 %d84,%d82,%d83;
ld.global.v2.u32 {%r118,%r119},[%d84+32];
ld.global.u64 %d146,[%d84+24];
ld.global.u64 %d145,[%d84+16];
ld.global.u64 %d144,[%d84+8];
ld.global.u64 %d143,[%d84];
bra.uni $6;
$5:
cvt.s64.s32 %d85,%r1;
mul.lo.s64 %d86,%d72,%d85;
add.s64 %d143,%d71,%d86;
$6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r118;
setp.ge.s32 %p4,%r15,%r119;
or.pred %p5,%p4,%p3;
@%p5 bra $77;
setp.eq.s32 %p6,%r83,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r92,0;
@%p14 bra $17;
cvta.to.global.u64 %d90,%d66;
mul.wide.s32 %d91,%r1,40;
add.s64 %d92,%d90,%d91;
ld.global.u64 %d150,[%d92+24];
ld.global.u64 %d149,[%d92+16];
ld.global.u64 %d148,[%d92+8];
ld.global.u64 %d147,[%d92];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d76,0;
@%p7 bra $11;
cvta.to.global.u64 %d87,%d76;
mul.wide.u32 %d88,%r1,72;
add.s64 %d89,%d87,%d88;
ld.global.f64 %e89,[%d89];
ld.global.f64 %e88,[%d89+8];
ld.global.f64 %e87,[%d89+16];
ld.global.f64 %e86,[%d89+24];
ld.global.f64 %e85,[%d89+32];
ld.global.f64 %e84,[%d89+40];
ld.global.f64 %e83,[%d89+48];
ld.global.f64 %e82,[%d89+56];
ld.global.f64 %e81,[%d89+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d93,%r1;
mul.lo.s64 %d94,%d67,%d93;
add.s64 %d147,%d66,%d94;
$18:
cvt.s64.s32 %d97,%r15;
mul.lo.s64 %d98,%d148,%d97;
cvt.s64.s32 %d99,%r14;
mul.lo.s64 %d100,%d149,%d99;
add.s64 %d101,%d98,%d100;
add.s64 %d95,%d147,%d101;
ld.global.nc.f32 %f62,[%d95];
cvt.f64.f32 %e92,%f62;
add.s64 %d96,%d95,%d150;
ld.global.nc.f32 %f63,[%d96];
cvt.f64.f32 %e91,%f63;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r120,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r120,%r120,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r121,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r121,%r121,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
cvt.rn.f32.f64 %f64,%e93;
add.f32 %f65,%f64,0f3F800000;
mov.f32 %f66,0f3F800000;
mul.f32 %f67,%f65,0f3F400000;
mov.f32 %f68,0f40700000;
sub.f32 %f69,%f68,%f67;
fma.rn.f32 %f70,%f65,%f69,0fC0C00000;
fma.rn.f32 %f1,%f65,%f70,0f40400000;
fma.rn.f32 %f71,%f64,0f3FA00000,0fC0100000;
mul.f32 %f72,%f71,%f64;
fma.rn.f32 %f2,%f72,%f64,0f3F800000;
sub.f32 %f73,%f66,%f64;
fma.rn.f32 %f74,%f73,0f3FA00000,0fC0100000;
mul.f32 %f75,%f73,%f74;
fma.rn.f32 %f3,%f73,%f75,0f3F800000;
sub.f32 %f76,%f66,%f1;
sub.f32 %f77,%f76,%f2;
sub.f32 %f4,%f77,%f3;
cvt.rn.f32.f64 %f78,%e94;
add.f32 %f79,%f78,0f3F800000;
mul.f32 %f80,%f79,0f3F400000;
sub.f32 %f81,%f68,%f80;
fma.rn.f32 %f82,%f79,%f81,0fC0C00000;
fma.rn.f32 %f5,%f79,%f82,0f40400000;
fma.rn.f32 %f83,%f78,0f3FA00000,0fC0100000;
mul.f32 %f84,%f83,%f78;
fma.rn.f32 %f6,%f84,%f78,0f3F800000;
sub.f32 %f85,%f66,%f78;
fma.rn.f32 %f86,%f85,0f3FA00000,0fC0100000;
mul.f32 %f87,%f85,%f86;
fma.rn.f32 %f7,%f85,%f87,0f3F800000;
add.s32 %r122,%r120,-1;
setp.lt.u32 %p17,%r122,%r116;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r110,%r120,-1;
st.param.b32 [q0+0],%r110;
.param .b32 q1;
st.param.b32 [q1+0],%r116;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r122,[retval0+0];
}
$25:
setp.lt.u32 %p18,%r120,%r116;
mov.u32 %r123,%r120;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r120;
.param .b32 q1;
st.param.b32 [q1+0],%r116;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r123,[retval0+0];
}
$27:
add.s32 %r124,%r120,1;
setp.lt.u32 %p19,%r124,%r116;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r111,%r120,1;
st.param.b32 [q0+0],%r111;
.param .b32 q1;
st.param.b32 [q1+0],%r116;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r124,[retval0+0];
}
$29:
add.s32 %r125,%r120,2;
setp.lt.u32 %p20,%r125,%r116;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r112,%r120,2;
st.param.b32 [q0+0],%r112;
.param .b32 q1;
st.param.b32 [q1+0],%r116;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r125,[retval0+0];
}
$31:
add.s32 %r126,%r121,-1;
setp.lt.u32 %p21,%r126,%r117;
@%p21 bra $33;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r113,%r121,-1;
st.param.b32 [q0+0],%r113;
.param .b32 q1;
st.param.b32 [q1+0],%r117;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r126,[retval0+0];
}
$33:
setp.lt.u32 %p22,%r121,%r117;
mov.u32 %r127,%r121;
@%p22 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r121;
.param .b32 q1;
st.param.b32 [q1+0],%r117;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r127,[retval0+0];
}
$35:
add.s32 %r128,%r121,1;
setp.lt.u32 %p23,%r128,%r117;
@%p23 bra $37;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r114,%r121,1;
st.param.b32 [q0+0],%r114;
.param .b32 q1;
st.param.b32 [q1+0],%r117;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r128,[retval0+0];
}
$37:
add.s32 %r129,%r121,2;
setp.lt.u32 %p24,%r129,%r117;
@%p24 bra $39;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r115,%r121,2;
st.param.b32 [q0+0],%r115;
.param .b32 q1;
st.param.b32 [q1+0],%r117;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r129,[retval0+0];
}
$39:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $77;
cvt.s64.s32 %d102,%r15;
or.b32 %r53,%r122,%r126;
or.b32 %r54,%r123,%r126;
or.b32 %r55,%r124,%r126;
or.b32 %r56,%r125,%r126;
or.b32 %r57,%r122,%r127;
or.b32 %r58,%r123,%r127;
or.b32 %r59,%r124,%r127;
or.b32 %r60,%r125,%r127;
or.b32 %r61,%r122,%r128;
or.b32 %r62,%r123,%r128;
or.b32 %r63,%r124,%r128;
or.b32 %r64,%r125,%r128;
or.b32 %r65,%r122,%r129;
or.b32 %r66,%r123,%r129;
or.b32 %r67,%r124,%r129;
or.b32 %r68,%r125,%r129;
cvt.s64.s32 %d103,%r14;
mul.lo.s64 %d104,%d145,%d103;
mul.lo.s64 %d105,%d144,%d102;
add.s64 %d106,%d104,%d105;
add.s64 %d152,%d143,%d106;
cvt.s64.s32 %d107,%r129;
mul.lo.s64 %d108,%d140,%d107;
cvt.s64.s32 %d109,%r125;
mul.lo.s64 %d110,%d141,%d109;
add.s64 %d38,%d108,%d110;
cvt.s64.s32 %d111,%r124;
mul.lo.s64 %d112,%d141,%d111;
add.s64 %d39,%d108,%d112;
cvt.s64.s32 %d113,%r123;
mul.lo.s64 %d114,%d141,%d113;
add.s64 %d40,%d108,%d114;
cvt.s64.s32 %d115,%r122;
mul.lo.s64 %d116,%d141,%d115;
add.s64 %d41,%d108,%d116;
cvt.s64.s32 %d117,%r128;
mul.lo.s64 %d118,%d140,%d117;
add.s64 %d42,%d118,%d110;
add.s64 %d43,%d118,%d112;
add.s64 %d44,%d118,%d114;
add.s64 %d45,%d118,%d116;
cvt.s64.s32 %d119,%r127;
mul.lo.s64 %d120,%d140,%d119;
add.s64 %d46,%d120,%d110;
add.s64 %d47,%d120,%d112;
add.s64 %d48,%d120,%d114;
add.s64 %d49,%d120,%d116;
cvt.s64.s32 %d121,%r126;
mul.lo.s64 %d122,%d140,%d121;
add.s64 %d50,%d122,%d110;
add.s64 %d51,%d122,%d112;
add.s64 %d52,%d122,%d114;
add.s64 %d53,%d122,%d116;
mov.f32 %f88,0f3F800000;
sub.f32 %f89,%f88,%f5;
sub.f32 %f90,%f89,%f6;
sub.f32 %f8,%f90,%f7;
mov.u32 %r130,0;
$41:
.pragma "nounroll";
ld.param.f32 %f116,[p10];
setp.eq.s32 %p26,%r130,0;
@%p26 bra $44;
ld.param.f32 %f116,[p11];
setp.ne.s32 %p27,%r130,1;
@%p27 bra $43;
bra.uni $44;
$43:
ld.param.f32 %f115,[p13];
ld.param.f32 %f114,[p12];
setp.eq.s32 %p28,%r130,2;
selp.f32 %f116,%f114,%f115,%p28;
$44:
setp.lt.s32 %p29,%r53,0;
mov.f32 %f117,%f116;
@%p29 bra $46;
add.s64 %d123,%d151,%d53;
ld.global.nc.u16 %s1,[%d123];
cvt.f32.f16 %f117,%s1;
$46:
fma.rn.f32 %f13,%f1,%f117,0f00000000;
setp.lt.s32 %p30,%r54,0;
mov.f32 %f118,%f116;
@%p30 bra $48;
add.s64 %d124,%d151,%d52;
ld.global.nc.u16 %s3,[%d124];
cvt.f32.f16 %f118,%s3;
$48:
fma.rn.f32 %f16,%f2,%f118,%f13;
setp.lt.s32 %p31,%r55,0;
mov.f32 %f119,%f116;
@%p31 bra $50;
add.s64 %d125,%d151,%d51;
ld.global.nc.u16 %s5,[%d125];
cvt.f32.f16 %f119,%s5;
$50:
fma.rn.f32 %f19,%f3,%f119,%f16;
setp.lt.s32 %p32,%r56,0;
mov.f32 %f120,%f116;
@%p32 bra $52;
add.s64 %d126,%d151,%d50;
ld.global.nc.u16 %s7,[%d126];
cvt.f32.f16 %f120,%s7;
$52:
fma.rn.f32 %f95,%f4,%f120,%f19;
fma.rn.f32 %f22,%f95,%f5,0f00000000;
setp.lt.s32 %p33,%r57,0;
mov.f32 %f121,%f116;
@%p33 bra $54;
add.s64 %d127,%d151,%d49;
ld.global.nc.u16 %s9,[%d127];
cvt.f32.f16 %f121,%s9;
$54:
fma.rn.f32 %f25,%f1,%f121,0f00000000;
setp.lt.s32 %p34,%r58,0;
mov.f32 %f122,%f116;
@%p34 bra $56;
add.s64 %d128,%d151,%d48;
ld.global.nc.u16 %s11,[%d128];
cvt.f32.f16 %f122,%s11;
$56:
fma.rn.f32 %f28,%f2,%f122,%f25;
setp.lt.s32 %p35,%r59,0;
mov.f32 %f123,%f116;
@%p35 bra $58;
add.s64 %d129,%d151,%d47;
ld.global.nc.u16 %s13,[%d129];
cvt.f32.f16 %f123,%s13;
$58:
fma.rn.f32 %f31,%f3,%f123,%f28;
setp.lt.s32 %p36,%r60,0;
mov.f32 %f124,%f116;
@%p36 bra $60;
add.s64 %d130,%d151,%d46;
ld.global.nc.u16 %s15,[%d130];
cvt.f32.f16 %f124,%s15;
$60:
fma.rn.f32 %f100,%f4,%f124,%f31;
fma.rn.f32 %f34,%f100,%f6,%f22;
setp.lt.s32 %p37,%r61,0;
mov.f32 %f125,%f116;
@%p37 bra $62;
add.s64 %d131,%d151,%d45;
ld.global.nc.u16 %s17,[%d131];
cvt.f32.f16 %f125,%s17;
$62:
fma.rn.f32 %f37,%f1,%f125,0f00000000;
setp.lt.s32 %p38,%r62,0;
mov.f32 %f126,%f116;
@%p38 bra $64;
add.s64 %d132,%d151,%d44;
ld.global.nc.u16 %s19,[%d132];
cvt.f32.f16 %f126,%s19;
$64:
fma.rn.f32 %f40,%f2,%f126,%f37;
setp.lt.s32 %p39,%r63,0;
mov.f32 %f127,%f116;
@%p39 bra $66;
add.s64 %d133,%d151,%d43;
ld.global.nc.u16 %s21,[%d133];
cvt.f32.f16 %f127,%s21;
$66:
fma.rn.f32 %f43,%f3,%f127,%f40;
setp.lt.s32 %p40,%r64,0;
mov.f32 %f128,%f116;
@%p40 bra $68;
add.s64 %d134,%d151,%d42;
ld.global.nc.u16 %s23,[%d134];
cvt.f32.f16 %f128,%s23;
$68:
fma.rn.f32 %f105,%f4,%f128,%f43;
fma.rn.f32 %f46,%f105,%f7,%f34;
setp.lt.s32 %p41,%r65,0;
mov.f32 %f129,%f116;
@%p41 bra $70;
add.s64 %d135,%d151,%d41;
ld.global.nc.u16 %s25,[%d135];
cvt.f32.f16 %f129,%s25;
$70:
fma.rn.f32 %f49,%f1,%f129,0f00000000;
setp.lt.s32 %p42,%r66,0;
mov.f32 %f130,%f116;
@%p42 bra $72;
add.s64 %d136,%d151,%d40;
ld.global.nc.u16 %s27,[%d136];
cvt.f32.f16 %f130,%s27;
$72:
fma.rn.f32 %f52,%f2,%f130,%f49;
setp.lt.s32 %p43,%r67,0;
mov.f32 %f131,%f116;
@%p43 bra $74;
add.s64 %d137,%d151,%d39;
ld.global.nc.u16 %s29,[%d137];
cvt.f32.f16 %f131,%s29;
$74:
fma.rn.f32 %f55,%f3,%f131,%f52;
setp.lt.s32 %p44,%r68,0;
@%p44 bra $76;
add.s64 %d138,%d151,%d38;
ld.global.nc.u16 %s31,[%d138];
cvt.f32.f16 %f116,%s31;
$76:
fma.rn.f32 %f111,%f4,%f116,%f55;
fma.rn.f32 %f110,%f111,%f8,%f46;
cvt.rn.f16.f32 %s33,%f110;
st.u16 [%d152],%s33;
add.s64 %d152,%d152,%d146;
add.s64 %d151,%d151,%d142;
add.s32 %r130,%r130,1;
setp.lt.s32 %p45,%r130,%r95;
@%p45 bra $41;
$77:
ret;
}
.visible .entry warp_nearest_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .f32 %f<15>;
.reg .b32 %r<88>;
.reg .f64 %e<84>;
.reg .b64 %d<111>;
ld.param.u64 %d45,[p0];
ld.param.v2.u32 {%r81,%r82},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %d50,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %d55,[p4];
ld.param.v2.u32 {%r83,%r84},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %d60,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f5,[p10];
ld.param.f32 %f6,[p11];
ld.param.f32 %f7,[p12];
ld.param.f32 %f8,[p13];
ld.param.f64 %e72,[p7+64];
ld.param.f64 %e73,[p7+56];
ld.param.f64 %e74,[p7+48];
ld.param.f64 %e75,[p7+40];
ld.param.f64 %e76,[p7+32];
ld.param.f64 %e77,[p7+24];
ld.param.f64 %e78,[p7+16];
ld.param.f64 %e79,[p7+8];
ld.param.f64 %e80,[p7];
ld.param.u64 %d104,[p5+24];
ld.param.u64 %d103,[p5+16];
ld.param.u64 %d102,[p5+8];
ld.param.u64 %d56,[p5];
ld.param.u64 %d108,[p3+24];
ld.param.u64 %d107,[p3+16];
ld.param.u64 %d106,[p3+8];
ld.param.u64 %d51,[p3];
ld.param.u64 %d100,[p1+24];
ld.param.u64 %d99,[p1+16];
ld.param.u64 %d98,[p1+8];
ld.param.u64 %d46,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $2;
cvta.to.global.u64 %d61,%d45;
mul.wide.s32 %d62,%r1,40;
add.s64 %d63,%d61,%d62;
ld.global.v2.u32 {%r81,%r82},[%d63+32];
ld.global.u64 %d100,[%d63+24];
ld.global.u64 %d99,[%d63+16];
ld.global.u64 %d98,[%d63+8];
ld.global.u64 %d97,[%d63];
bra.uni $3;
$2:
cvt.s64.s32 %d64,%r1;
mul.lo.s64 %d65,%d46,%d64;
add.s64 %d97,%d45,%d65;
$3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $5;
cvta.to.global.u64 %d66,%d55;
mul.wide.s32 %d67,%r1,40;
add.s64 %d68,%d66,%d67;
ld.global.v2.u32 {%r83,%r84},[%d68+32];
ld.global.u64 %d104,[%d68+24];
ld.global.u64 %d103,[%d68+16];
ld.global.u64 %d102,[%d68+8];
ld.global.u64 %d101,[%d68];
bra.uni $6;
$5:
cvt.s64.s32 %d69,%r1;
mul.lo.s64 %d70,%d56,%d69;
add.s64 %d101,%d55,%d70;
$6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r83;
setp.ge.s32 %p4,%r15,%r84;
or.pred %p5,%p4,%p3;
@%p5 bra $31;
setp.eq.s32 %p6,%r46,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r55,0;
@%p14 bra $17;
cvta.to.global.u64 %d74,%d50;
mul.wide.s32 %d75,%r1,40;
add.s64 %d76,%d74,%d75;
ld.global.u64 %d108,[%d76+24];
ld.global.u64 %d107,[%d76+16];
ld.global.u64 %d106,[%d76+8];
ld.global.u64 %d105,[%d76];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d60,0;
@%p7 bra $11;
cvta.to.global.u64 %d71,%d60;
mul.wide.u32 %d72,%r1,72;
add.s64 %d73,%d71,%d72;
ld.global.f64 %e80,[%d73];
ld.global.f64 %e79,[%d73+8];
ld.global.f64 %e78,[%d73+16];
ld.global.f64 %e77,[%d73+24];
ld.global.f64 %e76,[%d73+32];
ld.global.f64 %e75,[%d73+40];
ld.global.f64 %e74,[%d73+48];
ld.global.f64 %e73,[%d73+56];
ld.global.f64 %e72,[%d73+64];
$11:
setp.eq.f64 %p8,%e73,0d0000000000000000;
setp.eq.f64 %p9,%e74,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e72,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e50,%e79,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e51,%e80,%e29,%e50;
add.rn.f64 %e83,%e51,%e78;
mul.rn.f64 %e52,%e76,%e28;
fma.rn.f64 %e53,%e77,%e29,%e52;
add.rn.f64 %e82,%e53,%e75;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e55,%e73,%e28;
fma.rn.f64 %e56,%e74,%e29,%e55;
add.rn.f64 %e32,%e56,%e72;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e81,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e81,%e32;
$14:
mul.rn.f64 %e83,%e83,%e81;
mul.rn.f64 %e82,%e82,%e81;
bra.uni $19;
$17:
cvt.s64.s32 %d77,%r1;
mul.lo.s64 %d78,%d51,%d77;
add.s64 %d105,%d50,%d78;
$18:
cvt.s64.s32 %d81,%r15;
mul.lo.s64 %d82,%d106,%d81;
cvt.s64.s32 %d83,%r14;
mul.lo.s64 %d84,%d107,%d83;
add.s64 %d85,%d82,%d84;
add.s64 %d79,%d105,%d85;
ld.global.nc.f32 %f9,[%d79];
cvt.f64.f32 %e83,%f9;
add.s64 %d80,%d79,%d108;
ld.global.nc.f32 %f10,[%d80];
cvt.f64.f32 %e82,%f10;
$19:
add.f64 %e57,%e83,0d3FE0000000000000;
mov.f64 %e58,0dC1CDCD6500000000;
max.f64 %e59,%e57,%e58;
mov.f64 %e60,0d41CDCD6500000000;
min.f64 %e61,%e59,%e60;
mov.f64 %e62,0d4338000000000000;
add.rn.f64 %e63,%e61,%e62;
sub.rn.f64 %e64,%e63,%e62;
sub.rn.f64 %e65,%e61,%e64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%e63;
}
setp.lt.f64 %p15,%e65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r85,%r76,%r77;
add.f64 %e66,%e82,0d3FE0000000000000;
max.f64 %e67,%e66,%e58;
min.f64 %e68,%e67,%e60;
add.rn.f64 %e69,%e68,%e62;
sub.rn.f64 %e70,%e69,%e62;
sub.rn.f64 %e71,%e68,%e70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%e69;
}
setp.lt.f64 %p16,%e71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r86,%r78,%r79;
setp.lt.u32 %p17,%r85,%r81;
@%p17 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r85;
.param .b32 q1;
st.param.b32 [q1+0],%r81;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r85,[retval0+0];
}
$21:
setp.lt.u32 %p18,%r86,%r82;
@%p18 bra $23;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r86;
.param .b32 q1;
st.param.b32 [q1+0],%r82;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r86,[retval0+0];
}
$23:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $31;
or.b32 %r31,%r86,%r85;
cvt.s64.s32 %d86,%r14;
mul.lo.s64 %d87,%d103,%d86;
cvt.s64.s32 %d88,%r15;
mul.lo.s64 %d89,%d102,%d88;
add.s64 %d90,%d87,%d89;
add.s64 %d110,%d101,%d90;
cvt.s64.s32 %d91,%r85;
mul.lo.s64 %d92,%d99,%d91;
cvt.s64.s32 %d93,%r86;
mul.lo.s64 %d94,%d98,%d93;
add.s64 %d95,%d92,%d94;
add.s64 %d109,%d97,%d95;
mov.u32 %r87,0;
$25:
.pragma "nounroll";
setp.eq.s32 %p20,%r87,0;
mov.f32 %f13,%f5;
@%p20 bra $28;
setp.ne.s32 %p21,%r87,1;
mov.f32 %f13,%f6;
@%p21 bra $27;
bra.uni $28;
$27:
setp.eq.s32 %p22,%r87,2;
selp.f32 %f13,%f7,%f8,%p22;
$28:
setp.lt.s32 %p23,%r31,0;
@%p23 bra $30;
ld.global.nc.f32 %f13,[%d109];
$30:
add.f32 %f12,%f13,0f00000000;
st.f32 [%d110],%f12;
add.s64 %d110,%d110,%d104;
add.s64 %d109,%d109,%d100;
add.s32 %r87,%r87,1;
setp.lt.s32 %p24,%r87,%r58;
@%p24 bra $25;
$31:
ret;
}
.visible .entry warp_linear_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .f32 %f<38>;
.reg .b32 %r<103>;
.reg .f64 %e<95>;
.reg .b64 %d<133>;
ld.param.u64 %d54,[p0];
ld.param.v2.u32 {%r92,%r93},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %d59,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %d64,[p4];
ld.param.v2.u32 {%r94,%r95},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %d69,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f18,[p10];
ld.param.f32 %f19,[p11];
ld.param.f32 %f20,[p12];
ld.param.f32 %f21,[p13];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d123,[p5+24];
ld.param.u64 %d122,[p5+16];
ld.param.u64 %d121,[p5+8];
ld.param.u64 %d65,[p5];
ld.param.u64 %d127,[p3+24];
ld.param.u64 %d126,[p3+16];
ld.param.u64 %d125,[p3+8];
ld.param.u64 %d60,[p3];
ld.param.u64 %d119,[p1+24];
ld.param.u64 %d118,[p1+16];
ld.param.u64 %d117,[p1+8];
ld.param.u64 %d55,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $2;
cvta.to.global.u64 %d70,%d54;
mul.wide.s32 %d71,%r1,40;
add.s64 %d72,%d70,%d71;
ld.global.v2.u32 {%r92,%r93},[%d72+32];
ld.global.u64 %d119,[%d72+24];
ld.global.u64 %d118,[%d72+16];
ld.global.u64 %d117,[%d72+8];
ld.global.u64 %d116,[%d72];
bra.uni $3;
$2:
cvt.s64.s32 %d73,%r1;
mul.lo.s64 %d74,%d55,%d73;
add.s64 %d116,%d54,%d74;
$3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $5;
cvta.to.global.u64 %d75,%d64;
mul.wide.s32 %d76,%r1,40;
add.s64 %d77,%d75,%d76;
ld.global.v2.u32 {%r94,%r95},[%d77+32];
ld.global.u64 %d123,[%d77+24];
ld.global.u64 %d122,[%d77+16];
ld.global.u64 %d121,[%d77+8];
ld.global.u64 %d120,[%d77];
bra.uni $6;
$5:
cvt.s64.s32 %d78,%r1;
mul.lo.s64 %d79,%d65,%d78;
add.s64 %d120,%d64,%d79;
$6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r94;
setp.ge.s32 %p4,%r15,%r95;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
setp.eq.s32 %p6,%r59,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r68,0;
@%p14 bra $17;
cvta.to.global.u64 %d83,%d59;
mul.wide.s32 %d84,%r1,40;
add.s64 %d85,%d83,%d84;
ld.global.u64 %d127,[%d85+24];
ld.global.u64 %d126,[%d85+16];
ld.global.u64 %d125,[%d85+8];
ld.global.u64 %d124,[%d85];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d69,0;
@%p7 bra $11;
cvta.to.global.u64 %d80,%d69;
mul.wide.u32 %d81,%r1,72;
add.s64 %d82,%d80,%d81;
ld.global.f64 %e89,[%d82];
ld.global.f64 %e88,[%d82+8];
ld.global.f64 %e87,[%d82+16];
ld.global.f64 %e86,[%d82+24];
ld.global.f64 %e85,[%d82+32];
ld.global.f64 %e84,[%d82+40];
ld.global.f64 %e83,[%d82+48];
ld.global.f64 %e82,[%d82+56];
ld.global.f64 %e81,[%d82+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d86,%r1;
mul.lo.s64 %d87,%d60,%d86;
add.s64 %d124,%d59,%d87;
$18:
cvt.s64.s32 %d90,%r15;
mul.lo.s64 %d91,%d125,%d90;
cvt.s64.s32 %d92,%r14;
mul.lo.s64 %d93,%d126,%d92;
add.s64 %d94,%d91,%d93;
add.s64 %d88,%d124,%d94;
ld.global.nc.f32 %f22,[%d88];
cvt.f64.f32 %e92,%f22;
add.s64 %d89,%d88,%d127;
ld.global.nc.f32 %f23,[%d89];
cvt.f64.f32 %e91,%f23;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r96,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r96,%r96,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
cvt.rn.f32.f64 %f1,%e93;
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r97,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r97,%r97,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
mov.f32 %f24,0f3F800000;
sub.f32 %f2,%f24,%f1;
cvt.rn.f32.f64 %f3,%e94;
setp.lt.u32 %p17,%r96,%r92;
mov.u32 %r98,%r96;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r96;
.param .b32 q1;
st.param.b32 [q1+0],%r92;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r98,[retval0+0];
}
$25:
add.s32 %r99,%r96,1;
setp.lt.u32 %p18,%r99,%r92;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r90,%r96,1;
st.param.b32 [q0+0],%r90;
.param .b32 q1;
st.param.b32 [q1+0],%r92;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r99,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r97,%r93;
mov.u32 %r100,%r97;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r97;
.param .b32 q1;
st.param.b32 [q1+0],%r93;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r100,[retval0+0];
}
$29:
add.s32 %r101,%r97,1;
setp.lt.u32 %p20,%r101,%r93;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r91,%r97,1;
st.param.b32 [q0+0],%r91;
.param .b32 q1;
st.param.b32 [q1+0],%r93;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r101,[retval0+0];
}
$31:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $45;
cvt.s64.s32 %d95,%r15;
or.b32 %r41,%r98,%r100;
or.b32 %r42,%r99,%r100;
or.b32 %r43,%r98,%r101;
or.b32 %r44,%r99,%r101;
cvt.s64.s32 %d96,%r14;
mul.lo.s64 %d97,%d122,%d96;
mul.lo.s64 %d98,%d121,%d95;
add.s64 %d99,%d97,%d98;
add.s64 %d132,%d120,%d99;
cvt.s64.s32 %d100,%r99;
mul.lo.s64 %d101,%d118,%d100;
cvt.s64.s32 %d102,%r101;
mul.lo.s64 %d103,%d117,%d102;
add.s64 %d104,%d101,%d103;
add.s64 %d131,%d116,%d104;
cvt.s64.s32 %d105,%r98;
mul.lo.s64 %d106,%d118,%d105;
add.s64 %d107,%d106,%d103;
add.s64 %d130,%d116,%d107;
cvt.s64.s32 %d108,%r100;
mul.lo.s64 %d109,%d117,%d108;
add.s64 %d110,%d101,%d109;
add.s64 %d129,%d116,%d110;
add.s64 %d111,%d106,%d109;
add.s64 %d128,%d116,%d111;
mov.f32 %f25,0f3F800000;
sub.f32 %f4,%f25,%f3;
mov.u32 %r102,0;
$33:
.pragma "nounroll";
setp.eq.s32 %p22,%r102,0;
mov.f32 %f33,%f18;
@%p22 bra $36;
setp.ne.s32 %p23,%r102,1;
mov.f32 %f33,%f19;
@%p23 bra $35;
bra.uni $36;
$35:
setp.eq.s32 %p24,%r102,2;
selp.f32 %f33,%f20,%f21,%p24;
$36:
setp.lt.s32 %p25,%r41,0;
mov.f32 %f34,%f33;
@%p25 bra $38;
ld.global.nc.f32 %f34,[%d128];
$38:
fma.rn.f32 %f9,%f2,%f34,0f00000000;
setp.lt.s32 %p26,%r42,0;
mov.f32 %f35,%f33;
@%p26 bra $40;
ld.global.nc.f32 %f35,[%d129];
$40:
fma.rn.f32 %f28,%f35,%f1,%f9;
fma.rn.f32 %f12,%f28,%f4,0f00000000;
setp.lt.s32 %p27,%r43,0;
mov.f32 %f36,%f33;
@%p27 bra $42;
ld.global.nc.f32 %f36,[%d130];
$42:
fma.rn.f32 %f15,%f2,%f36,0f00000000;
setp.lt.s32 %p28,%r44,0;
@%p28 bra $44;
ld.global.nc.f32 %f33,[%d131];
$44:
fma.rn.f32 %f31,%f33,%f1,%f15;
fma.rn.f32 %f32,%f31,%f3,%f12;
st.f32 [%d132],%f32;
add.s64 %d132,%d132,%d123;
add.s64 %d131,%d131,%d119;
add.s64 %d130,%d130,%d119;
add.s64 %d129,%d129,%d119;
add.s64 %d128,%d128,%d119;
add.s32 %r102,%r102,1;
setp.lt.s32 %p29,%r102,%r71;
@%p29 bra $33;
$45:
ret;
}
.visible .entry warp_cubic_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .f32 %f<133>;
.reg .b32 %r<131>;
.reg .f64 %e<95>;
.reg .b64 %d<153>;
ld.param.u64 %d61,[p0];
ld.param.v2.u32 {%r116,%r117},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %d66,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %d71,[p4];
ld.param.v2.u32 {%r118,%r119},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %d76,[p8];
ld.param.u32 %r84,[p9];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d146,[p5+24];
ld.param.u64 %d145,[p5+16];
ld.param.u64 %d144,[p5+8];
ld.param.u64 %d72,[p5];
ld.param.u64 %d150,[p3+24];
ld.param.u64 %d149,[p3+16];
ld.param.u64 %d148,[p3+8];
ld.param.u64 %d67,[p3];
ld.param.u64 %d142,[p1+24];
ld.param.u64 %d141,[p1+16];
ld.param.u64 %d140,[p1+8];
ld.param.u64 %d62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $2;
cvta.to.global.u64 %d77,%d61;
mul.wide.s32 %d78,%r1,40;
add.s64 %d79,%d77,%d78;
ld.global.v2.u32 {%r116,%r117},[%d79+32];
ld.global.u64 %d142,[%d79+24];
ld.global.u64 %d141,[%d79+16];
ld.global.u64 %d140,[%d79+8];
ld.global.u64 %d151,[%d79];
bra.uni $3;
$2:
cvt.s64.s32 %d80,%r1;
mul.lo.s64 %d81,%d62,%d80;
add.s64 %d151,%d61,%d81;
$3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $5;
cvta.to.global.u64 %d82,%d71;
mul.wide.s32 %d83,%r1,40;
add.s64 %d84,%d82,%d83;
ld.global.v2.u32 {%r118,%r119},[%d84+32];
ld.global.u64 %d146,[%d84+24];
ld.global.u64 %d145,[%d84+16];
ld.global.u64 %d144,[%d84+8];
ld.global.u64 %d143,[%d84];
bra.uni $6;
$5:
cvt.s64.s32 %d85,%r1;
mul.lo.s64 %d86,%d72,%d85;
add.s64 %d143,%d71,%d86;
$6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r118;
setp.ge.s32 %p4,%r15,%r119;
or.pred %p5,%p4,%p3;
@%p5 bra $77;
setp.eq.s32 %p6,%r83,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r92,0;
@%p14 bra $17;
cvta.to.global.u64 %d90,%d66;
mul.wide.s32 %d91,%r1,40;
add.s64 %d92,%d90,%d91;
ld.global.u64 %d150,[%d92+24];
ld.global.u64 %d149,[%d92+16];
ld.global.u64 %d148,[%d92+8];
ld.global.u64 %d147,[%d92];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d76,0;
@%p7 bra $11;
cvta.to.global.u64 %d87,%d76;
mul.wide.u32 %d88,%r1,72;
add.s64 %d89,%d87,%d88;
ld.global.f64 %e89,[%d89];
ld.global.f64 %e88,[%d89+8];
ld.global.f64 %e87,[%d89+16];
ld.global.f64 %e86,[%d89+24];
ld.global.f64 %e85,[%d89+32];
ld.global.f64 %e84,[%d89+40];
ld.global.f64 %e83,[%d89+48];
ld.global.f64 %e82,[%d89+56];
ld.global.f64 %e81,[%d89+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d93,%r1;
mul.lo.s64 %d94,%d67,%d93;
add.s64 %d147,%d66,%d94;
$18:
cvt.s64.s32 %d97,%r15;
mul.lo.s64 %d98,%d148,%d97;
cvt.s64.s32 %d99,%r14;
mul.lo.s64 %d100,%d149,%d99;
add.s64 %d101,%d98,%d100;
add.s64 %d95,%d147,%d101;
ld.global.nc.f32 %f62,[%d95];
cvt.f64.f32 %e92,%f62;
add.s64 %d96,%d95,%d150;
ld.global.nc.f32 %f63,[%d96];
cvt.f64.f32 %e91,%f63;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r120,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r120,%r120,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r121,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r121,%r121,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
cvt.rn.f32.f64 %f64,%e93;
add.f32 %f65,%f64,0f3F800000;
mov.f32 %f66,0f3F800000;
mul.f32 %f67,%f65,0f3F400000;
mov.f32 %f68,0f40700000;
sub.f32 %f69,%f68,%f67;
fma.rn.f32 %f70,%f65,%f69,0fC0C00000;
fma.rn.f32 %f1,%f65,%f70,0f40400000;
fma.rn.f32 %f71,%f64,0f3FA00000,0fC0100000;
mul.f32 %f72,%f71,%f64;
fma.rn.f32 %f2,%f72,%f64,0f3F800000;
sub.f32 %f73,%f66,%f64;
fma.rn.f32 %f74,%f73,0f3FA00000,0fC0100000;
mul.f32 %f75,%f73,%f74;
fma.rn.f32 %f3,%f73,%f75,0f3F800000;
sub.f32 %f76,%f66,%f1;
sub.f32 %f77,%f76,%f2;
sub.f32 %f4,%f77,%f3;
cvt.rn.f32.f64 %f78,%e94;
add.f32 %f79,%f78,0f3F800000;
mul.f32 %f80,%f79,0f3F400000;
sub.f32 %f81,%f68,%f80;
fma.rn.f32 %f82,%f79,%f81,0fC0C00000;
fma.rn.f32 %f5,%f79,%f82,0f40400000;
fma.rn.f32 %f83,%f78,0f3FA00000,0fC0100000;
mul.f32 %f84,%f83,%f78;
fma.rn.f32 %f6,%f84,%f78,0f3F800000;
sub.f32 %f85,%f66,%f78;
fma.rn.f32 %f86,%f85,0f3FA00000,0fC0100000;
mul.f32 %f87,%f85,%f86;
fma.rn.f32 %f7,%f85,%f87,0f3F800000;
add.s32 %r122,%r120,-1;
setp.lt.u32 %p17,%r122,%r116;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r110,%r120,-1;
st.param.b32 [q0+0],%r110;
.param .b32 q1;
st.param.b32 [q1+0],%r116;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r122,[retval0+0];
}
$25:
setp.lt.u32 %p18,%r120,%r116;
mov.u32 %r123,%r120;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r120;
.param .b32 q1;
st.param.b32 [q1+0],%r116;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r123,[retval0+0];
}
$27:
add.s32 %r124,%r120,1;
setp.lt.u32 %p19,%r124,%r116;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r111,%r120,1;
st.param.b32 [q0+0],%r111;
.param .b32 q1;
st.param.b32 [q1+0],%r116;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r124,[retval0+0];
}
$29:
add.s32 %r125,%r120,2;
setp.lt.u32 %p20,%r125,%r116;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r112,%r120,2;
st.param.b32 [q0+0],%r112;
.param .b32 q1;
st.param.b32 [q1+0],%r116;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r125,[retval0+0];
}
$31:
add.s32 %r126,%r121,-1;
setp.lt.u32 %p21,%r126,%r117;
@%p21 bra $33;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r113,%r121,-1;
st.param.b32 [q0+0],%r113;
.param .b32 q1;
st.param.b32 [q1+0],%r117;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r126,[retval0+0];
}
$33:
setp.lt.u32 %p22,%r121,%r117;
mov.u32 %r127,%r121;
@%p22 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r121;
.param .b32 q1;
st.param.b32 [q1+0],%r117;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r127,[retval0+0];
}
$35:
add.s32 %r128,%r121,1;
setp.lt.u32 %p23,%r128,%r117;
@%p23 bra $37;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r114,%r121,1;
st.param.b32 [q0+0],%r114;
.param .b32 q1;
st.param.b32 [q1+0],%r117;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r128,[retval0+0];
}
$37:
add.s32 %r129,%r121,2;
setp.lt.u32 %p24,%r129,%r117;
@%p24 bra $39;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r115,%r121,2;
st.param.b32 [q0+0],%r115;
.param .b32 q1;
st.param.b32 [q1+0],%r117;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r129,[retval0+0];
}
$39:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $77;
cvt.s64.s32 %d102,%r15;
or.b32 %r53,%r122,%r126;
or.b32 %r54,%r123,%r126;
or.b32 %r55,%r124,%r126;
or.b32 %r56,%r125,%r126;
or.b32 %r57,%r122,%r127;
or.b32 %r58,%r123,%r127;
or.b32 %r59,%r124,%r127;
or.b32 %r60,%r125,%r127;
or.b32 %r61,%r122,%r128;
or.b32 %r62,%r123,%r128;
or.b32 %r63,%r124,%r128;
or.b32 %r64,%r125,%r128;
or.b32 %r65,%r122,%r129;
or.b32 %r66,%r123,%r129;
or.b32 %r67,%r124,%r129;
or.b32 %r68,%r125,%r129;
cvt.s64.s32 %d103,%r14;
mul.lo.s64 %d104,%d145,%d103;
mul.lo.s64 %d105,%d144,%d102;
add.s64 %d106,%d104,%d105;
add.s64 %d152,%d143,%d106;
cvt.s64.s32 %d107,%r129;
mul.lo.s64 %d108,%d140,%d107;
cvt.s64.s32 %d109,%r125;
mul.lo.s64 %d110,%d141,%d109;
add.s64 %d38,%d108,%d110;
cvt.s64.s32 %d111,%r124;
mul.lo.s64 %d112,%d141,%d111;
add.s64 %d39,%d108,%d112;
cvt.s64.s32 %d113,%r123;
mul.lo.s64 %d114,%d141,%d113;
add.s64 %d40,%d108,%d114;
cvt.s64.s32 %d115,%r122;
mul.lo.s64 %d116,%d141,%d115;
add.s64 %d41,%d108,%d116;
cvt.s64.s32 %d117,%r128;
mul.lo.s64 %d118,%d140,%d117;
add.s64 %d42,%d118,%d110;
add.s64 %d43,%d118,%d112;
add.s64 %d44,%d118,%d114;
add.s64 %d45,%d118,%d116;
cvt.s64.s32 %d119,%r127;
mul.lo.s64 %d120,%d140,%d119;
add.s64 %d46,%d120,%d110;
add.s64 %d47,%d120,%d112;
add.s64 %d48,%d120,%d114;
add.s64 %d49,%d120,%d116;
cvt.s64.s32 %d121,%r126;
mul.lo.s64 %d122,%d140,%d121;
add.s64 %d50,%d122,%d110;
add.s64 %d51,%d122,%d112;
add.s64 %d52,%d122,%d114;
add.s64 %d53,%d122,%d116;
mov.f32 %f88,0f3F800000;
sub.f32 %f89,%f88,%f5;
sub.f32 %f90,%f89,%f6;
sub.f32 %f8,%f90,%f7;
mov.u32 %r130,0;
$41:
.pragma "nounroll";
ld.param.f32 %f116,[p10];
setp.eq.s32 %p26,%r130,0;
@%p26 bra $44;
ld.param.f32 %f116,[p11];
setp.ne.s32 %p27,%r130,1;
@%p27 bra $43;
bra.uni $44;
$43:
ld.param.f32 %f115,[p13];
ld.param.f32 %f114,[p12];
setp.eq.s32 %p28,%r130,2;
selp.f32 %f116,%f114,%f115,%p28;
$44:
setp.lt.s32 %p29,%r53,0;
mov.f32 %f117,%f116;
@%p29 bra $46;
add.s64 %d123,%d151,%d53;
ld.global.nc.f32 %f117,[%d123];
$46:
fma.rn.f32 %f13,%f1,%f117,0f00000000;
setp.lt.s32 %p30,%r54,0;
mov.f32 %f118,%f116;
@%p30 bra $48;
add.s64 %d124,%d151,%d52;
ld.global.nc.f32 %f118,[%d124];
$48:
fma.rn.f32 %f16,%f2,%f118,%f13;
setp.lt.s32 %p31,%r55,0;
mov.f32 %f119,%f116;
@%p31 bra $50;
add.s64 %d125,%d151,%d51;
ld.global.nc.f32 %f119,[%d125];
$50:
fma.rn.f32 %f19,%f3,%f119,%f16;
setp.lt.s32 %p32,%r56,0;
mov.f32 %f120,%f116;
@%p32 bra $52;
add.s64 %d126,%d151,%d50;
ld.global.nc.f32 %f120,[%d126];
$52:
fma.rn.f32 %f95,%f4,%f120,%f19;
fma.rn.f32 %f22,%f95,%f5,0f00000000;
setp.lt.s32 %p33,%r57,0;
mov.f32 %f121,%f116;
@%p33 bra $54;
add.s64 %d127,%d151,%d49;
ld.global.nc.f32 %f121,[%d127];
$54:
fma.rn.f32 %f25,%f1,%f121,0f00000000;
setp.lt.s32 %p34,%r58,0;
mov.f32 %f122,%f116;
@%p34 bra $56;
add.s64 %d128,%d151,%d48;
ld.global.nc.f32 %f122,[%d128];
$56:
fma.rn.f32 %f28,%f2,%f122,%f25;
setp.lt.s32 %p35,%r59,0;
mov.f32 %f123,%f116;
@%p35 bra $58;
add.s64 %d129,%d151,%d47;
ld.global.nc.f32 %f123,[%d129];
$58:
fma.rn.f32 %f31,%f3,%f123,%f28;
setp.lt.s32 %p36,%r60,0;
mov.f32 %f124,%f116;
@%p36 bra $60;
add.s64 %d130,%d151,%d46;
ld.global.nc.f32 %f124,[%d130];
$60:
fma.rn.f32 %f100,%f4,%f124,%f31;
fma.rn.f32 %f34,%f100,%f6,%f22;
setp.lt.s32 %p37,%r61,0;
mov.f32 %f125,%f116;
@%p37 bra $62;
add.s64 %d131,%d151,%d45;
ld.global.nc.f32 %f125,[%d131];
$62:
fma.rn.f32 %f37,%f1,%f125,0f00000000;
setp.lt.s32 %p38,%r62,0;
mov.f32 %f126,%f116;
@%p38 bra $64;
add.s64 %d132,%d151,%d44;
ld.global.nc.f32 %f126,[%d132];
$64:
fma.rn.f32 %f40,%f2,%f126,%f37;
setp.lt.s32 %p39,%r63,0;
mov.f32 %f127,%f116;
@%p39 bra $66;
add.s64 %d133,%d151,%d43;
ld.global.nc.f32 %f127,[%d133];
$66:
fma.rn.f32 %f43,%f3,%f127,%f40;
setp.lt.s32 %p40,%r64,0;
mov.f32 %f128,%f116;
@%p40 bra $68;
add.s64 %d134,%d151,%d42;
ld.global.nc.f32 %f128,[%d134];
$68:
fma.rn.f32 %f105,%f4,%f128,%f43;
fma.rn.f32 %f46,%f105,%f7,%f34;
setp.lt.s32 %p41,%r65,0;
mov.f32 %f129,%f116;
@%p41 bra $70;
add.s64 %d135,%d151,%d41;
ld.global.nc.f32 %f129,[%d135];
$70:
fma.rn.f32 %f49,%f1,%f129,0f00000000;
setp.lt.s32 %p42,%r66,0;
mov.f32 %f130,%f116;
@%p42 bra $72;
add.s64 %d136,%d151,%d40;
ld.global.nc.f32 %f130,[%d136];
$72:
fma.rn.f32 %f52,%f2,%f130,%f49;
setp.lt.s32 %p43,%r67,0;
mov.f32 %f131,%f116;
@%p43 bra $74;
add.s64 %d137,%d151,%d39;
ld.global.nc.f32 %f131,[%d137];
$74:
fma.rn.f32 %f55,%f3,%f131,%f52;
setp.lt.s32 %p44,%r68,0;
@%p44 bra $76;
add.s64 %d138,%d151,%d38;
ld.global.nc.f32 %f116,[%d138];
$76:
fma.rn.f32 %f110,%f4,%f116,%f55;
fma.rn.f32 %f111,%f110,%f8,%f46;
st.f32 [%d152],%f111;
add.s64 %d152,%d152,%d146;
add.s64 %d151,%d151,%d142;
add.s32 %r130,%r130,1;
setp.lt.s32 %p45,%r130,%r95;
@%p45 bra $41;
$77:
ret;
}
.visible .entry warp_linear_f32_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .f32 %f<32>;
.reg .b32 %r<98>;
.reg .f64 %e<95>;
.reg .b64 %d<117>;
ld.param.u64 %d42,[p0];
ld.param.v2.u32 {%r88,%r89},[p1+32];
ld.param.v2.u32 {%r56,%r57},[p1+40];
ld.param.u64 %d47,[p2];
ld.param.v2.u32 {%r60,%r61},[p3+40];
ld.param.u64 %d52,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+32];
ld.param.v2.u32 {%r64,%r65},[p5+40];
ld.param.u32 %r52,[p6];
ld.param.u64 %d57,[p8];
ld.param.u32 %r53,[p9];
ld.param.f32 %f31,[p10];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d112,[p5+16];
ld.param.u64 %d111,[p5+8];
ld.param.u64 %d53,[p5];
ld.param.u64 %d116,[p3+24];
ld.param.u64 %d115,[p3+16];
ld.param.u64 %d114,[p3+8];
ld.param.u64 %d48,[p3];
ld.param.u64 %d109,[p1+16];
ld.param.u64 %d108,[p1+8];
ld.param.u64 %d43,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r57,0;
@%p1 bra $2;
cvta.to.global.u64 %d58,%d42;
mul.wide.s32 %d59,%r1,40;
add.s64 %d60,%d58,%d59;
ld.global.v2.u32 {%r88,%r89},[%d60+32];
ld.global.u64 %d109,[%d60+16];
ld.global.u64 %d108,[%d60+8];
ld.global.u64 %d107,[%d60];
bra.uni $3;
$2:
cvt.s64.s32 %d61,%r1;
mul.lo.s64 %d62,%d43,%d61;
add.s64 %d107,%d42,%d62;
$3:
setp.eq.s32 %p2,%r65,0;
@%p2 bra $5;
cvta.to.global.u64 %d63,%d52;
mul.wide.s32 %d64,%r1,40;
add.s64 %d65,%d63,%d64;
ld.global.v2.u32 {%r90,%r91},[%d65+32];
ld.global.u64 %d112,[%d65+16];
ld.global.u64 %d111,[%d65+8];
ld.global.u64 %d110,[%d65];
bra.uni $6;
$5:
cvt.s64.s32 %d66,%r1;
mul.lo.s64 %d67,%d53,%d66;
add.s64 %d110,%d52,%d67;
$6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r72,%r71,5;
mov.u32 %r73,%tid.x;
add.s32 %r14,%r72,%r73;
mov.u32 %r74,%ctaid.y;
shl.b32 %r75,%r74,3;
mov.u32 %r76,%tid.y;
add.s32 %r15,%r75,%r76;
setp.ge.s32 %p3,%r14,%r90;
setp.ge.s32 %p4,%r15,%r91;
or.pred %p5,%p4,%p3;
@%p5 bra $40;
setp.eq.s32 %p6,%r52,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r61,0;
@%p14 bra $17;
cvta.to.global.u64 %d71,%d47;
mul.wide.s32 %d72,%r1,40;
add.s64 %d73,%d71,%d72;
ld.global.u64 %d116,[%d73+24];
ld.global.u64 %d115,[%d73+16];
ld.global.u64 %d114,[%d73+8];
ld.global.u64 %d113,[%d73];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d57,0;
@%p7 bra $11;
cvta.to.global.u64 %d68,%d57;
mul.wide.u32 %d69,%r1,72;
add.s64 %d70,%d68,%d69;
ld.global.f64 %e89,[%d70];
ld.global.f64 %e88,[%d70+8];
ld.global.f64 %e87,[%d70+16];
ld.global.f64 %e86,[%d70+24];
ld.global.f64 %e85,[%d70+32];
ld.global.f64 %e84,[%d70+40];
ld.global.f64 %e83,[%d70+48];
ld.global.f64 %e82,[%d70+56];
ld.global.f64 %e81,[%d70+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d74,%r1;
mul.lo.s64 %d75,%d48,%d74;
add.s64 %d113,%d47,%d75;
$18:
cvt.s64.s32 %d78,%r15;
mul.lo.s64 %d79,%d114,%d78;
cvt.s64.s32 %d80,%r14;
mul.lo.s64 %d81,%d115,%d80;
add.s64 %d82,%d79,%d81;
add.s64 %d76,%d113,%d82;
ld.global.nc.f32 %f16,[%d76];
cvt.f64.f32 %e92,%f16;
add.s64 %d77,%d76,%d116;
ld.global.nc.f32 %f17,[%d77];
cvt.f64.f32 %e91,%f17;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r92,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r92,%r92,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
cvt.rn.f32.f64 %f1,%e93;
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r93,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r93,%r93,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
mov.f32 %f18,0f3F800000;
sub.f32 %f2,%f18,%f1;
cvt.rn.f32.f64 %f3,%e94;
setp.lt.u32 %p17,%r92,%r88;
mov.u32 %r94,%r92;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r92;
.param .b32 q1;
st.param.b32 [q1+0],%r88;
.param .b32 q2;
st.param.b32 [q2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r94,[retval0+0];
}
$25:
add.s32 %r95,%r92,1;
setp.lt.u32 %p18,%r95,%r88;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r86,%r92,1;
st.param.b32 [q0+0],%r86;
.param .b32 q1;
st.param.b32 [q1+0],%r88;
.param .b32 q2;
st.param.b32 [q2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r95,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r93,%r89;
mov.u32 %r96,%r93;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r89;
.param .b32 q2;
st.param.b32 [q2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r96,[retval0+0];
}
$29:
add.s32 %r97,%r93,1;
setp.lt.u32 %p20,%r97,%r89;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r87,%r93,1;
st.param.b32 [q0+0],%r87;
.param .b32 q1;
st.param.b32 [q1+0],%r89;
.param .b32 q2;
st.param.b32 [q2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r97,[retval0+0];
}
$31:
cvt.s64.s32 %d83,%r96;
mul.lo.s64 %d40,%d108,%d83;
or.b32 %r82,%r94,%r96;
setp.lt.s32 %p21,%r82,0;
mov.f32 %f28,%f31;
@%p21 bra $33;
cvt.s64.s32 %d85,%r94;
mul.lo.s64 %d86,%d109,%d85;
add.s64 %d87,%d86,%d40;
add.s64 %d84,%d107,%d87;
ld.global.nc.f32 %f28,[%d84];
$33:
fma.rn.f32 %f6,%f2,%f28,0f00000000;
or.b32 %r83,%r95,%r96;
setp.lt.s32 %p22,%r83,0;
mov.f32 %f29,%f31;
@%p22 bra $35;
cvt.s64.s32 %d89,%r95;
mul.lo.s64 %d90,%d109,%d89;
add.s64 %d91,%d90,%d40;
add.s64 %d88,%d107,%d91;
ld.global.nc.f32 %f29,[%d88];
$35:
fma.rn.f32 %f21,%f29,%f1,%f6;
mov.f32 %f22,0f3F800000;
sub.f32 %f23,%f22,%f3;
fma.rn.f32 %f9,%f21,%f23,0f00000000;
cvt.s64.s32 %d92,%r97;
mul.lo.s64 %d41,%d108,%d92;
or.b32 %r84,%r94,%r97;
setp.lt.s32 %p23,%r84,0;
mov.f32 %f30,%f31;
@%p23 bra $37;
cvt.s64.s32 %d94,%r94;
mul.lo.s64 %d95,%d109,%d94;
add.s64 %d96,%d95,%d41;
add.s64 %d93,%d107,%d96;
ld.global.nc.f32 %f30,[%d93];
$37:
fma.rn.f32 %f12,%f2,%f30,0f00000000;
or.b32 %r85,%r95,%r97;
setp.lt.s32 %p24,%r85,0;
@%p24 bra $39;
cvt.s64.s32 %d98,%r95;
mul.lo.s64 %d99,%d109,%d98;
add.s64 %d100,%d99,%d41;
add.s64 %d97,%d107,%d100;
ld.global.nc.f32 %f31,[%d97];
$39:
fma.rn.f32 %f26,%f31,%f1,%f12;
fma.rn.f32 %f27,%f26,%f3,%f9;
cvt.s64.s32 %d101,%r15;
mul.lo.s64 %d102,%d111,%d101;
cvt.s64.s32 %d103,%r14;
mul.lo.s64 %d104,%d112,%d103;
add.s64 %d105,%d102,%d104;
add.s64 %d106,%d110,%d105;
st.f32 [%d106],%f27;
$40:
ret;
}
.visible .entry warp_linear_f32_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<33>;
.reg .f32 %f<90>;
.reg .b32 %r<98>;
.reg .f64 %e<95>;
.reg .b64 %d<159>;
ld.param.u64 %d51,[p0];
ld.param.v2.u32 {%r88,%r89},[p1+32];
ld.param.v2.u32 {%r60,%r61},[p1+40];
ld.param.u64 %d56,[p2];
ld.param.v2.u32 {%r64,%r65},[p3+40];
ld.param.u64 %d61,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+32];
ld.param.v2.u32 {%r68,%r69},[p5+40];
ld.param.u32 %r56,[p6];
ld.param.u64 %d66,[p8];
ld.param.u32 %r57,[p9];
ld.param.f32 %f81,[p10];
ld.param.f32 %f85,[p11];
ld.param.f32 %f89,[p12];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d154,[p5+24];
ld.param.u64 %d153,[p5+16];
ld.param.u64 %d152,[p5+8];
ld.param.u64 %d62,[p5];
ld.param.u64 %d158,[p3+24];
ld.param.u64 %d157,[p3+16];
ld.param.u64 %d156,[p3+8];
ld.param.u64 %d57,[p3];
ld.param.u64 %d150,[p1+24];
ld.param.u64 %d149,[p1+16];
ld.param.u64 %d148,[p1+8];
ld.param.u64 %d52,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r61,0;
@%p1 bra $2;
cvta.to.global.u64 %d67,%d51;
mul.wide.s32 %d68,%r1,40;
add.s64 %d69,%d67,%d68;
ld.global.v2.u32 {%r88,%r89},[%d69+32];
ld.global.u64 %d150,[%d69+24];
ld.global.u64 %d149,[%d69+16];
ld.global.u64 %d148,[%d69+8];
ld.global.u64 %d147,[%d69];
bra.uni $3;
$2:
cvt.s64.s32 %d70,%r1;
mul.lo.s64 %d71,%d52,%d70;
add.s64 %d147,%d51,%d71;
$3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $5;
cvta.to.global.u64 %d72,%d61;
mul.wide.s32 %d73,%r1,40;
add.s64 %d74,%d72,%d73;
ld.global.v2.u32 {%r90,%r91},[%d74+32];
ld.global.u64 %d154,[%d74+24];
ld.global.u64 %d153,[%d74+16];
ld.global.u64 %d152,[%d74+8];
ld.global.u64 %d151,[%d74];
bra.uni $6;
$5:
cvt.s64.s32 %d75,%r1;
mul.lo.s64 %d76,%d62,%d75;
add.s64 %d151,%d61,%d76;
$6:
mov.u32 %r75,%ctaid.x;
shl.b32 %r76,%r75,5;
mov.u32 %r77,%tid.x;
add.s32 %r14,%r76,%r77;
mov.u32 %r78,%ctaid.y;
shl.b32 %r79,%r78,3;
mov.u32 %r80,%tid.y;
add.s32 %r15,%r79,%r80;
setp.ge.s32 %p3,%r14,%r90;
setp.ge.s32 %p4,%r15,%r91;
or.pred %p5,%p4,%p3;
@%p5 bra $56;
setp.eq.s32 %p6,%r56,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r65,0;
@%p14 bra $17;
cvta.to.global.u64 %d80,%d56;
mul.wide.s32 %d81,%r1,40;
add.s64 %d82,%d80,%d81;
ld.global.u64 %d158,[%d82+24];
ld.global.u64 %d157,[%d82+16];
ld.global.u64 %d156,[%d82+8];
ld.global.u64 %d155,[%d82];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d66,0;
@%p7 bra $11;
cvta.to.global.u64 %d77,%d66;
mul.wide.u32 %d78,%r1,72;
add.s64 %d79,%d77,%d78;
ld.global.f64 %e89,[%d79];
ld.global.f64 %e88,[%d79+8];
ld.global.f64 %e87,[%d79+16];
ld.global.f64 %e86,[%d79+24];
ld.global.f64 %e85,[%d79+32];
ld.global.f64 %e84,[%d79+40];
ld.global.f64 %e83,[%d79+48];
ld.global.f64 %e82,[%d79+56];
ld.global.f64 %e81,[%d79+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d83,%r1;
mul.lo.s64 %d84,%d57,%d83;
add.s64 %d155,%d56,%d84;
$18:
cvt.s64.s32 %d87,%r15;
mul.lo.s64 %d88,%d156,%d87;
cvt.s64.s32 %d89,%r14;
mul.lo.s64 %d90,%d157,%d89;
add.s64 %d91,%d88,%d90;
add.s64 %d85,%d155,%d91;
ld.global.nc.f32 %f40,[%d85];
cvt.f64.f32 %e92,%f40;
add.s64 %d86,%d85,%d158;
ld.global.nc.f32 %f41,[%d86];
cvt.f64.f32 %e91,%f41;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r92,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r92,%r92,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
cvt.rn.f32.f64 %f1,%e93;
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r93,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r93,%r93,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
mov.f32 %f42,0f3F800000;
sub.f32 %f2,%f42,%f1;
cvt.rn.f32.f64 %f3,%e94;
setp.lt.u32 %p17,%r92,%r88;
mov.u32 %r94,%r92;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r92;
.param .b32 q1;
st.param.b32 [q1+0],%r88;
.param .b32 q2;
st.param.b32 [q2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r94,[retval0+0];
}
$25:
add.s32 %r95,%r92,1;
setp.lt.u32 %p18,%r95,%r88;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r86,%r92,1;
st.param.b32 [q0+0],%r86;
.param .b32 q1;
st.param.b32 [q1+0],%r88;
.param .b32 q2;
st.param.b32 [q2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r95,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r93,%r89;
mov.u32 %r96,%r93;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r89;
.param .b32 q2;
st.param.b32 [q2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r96,[retval0+0];
}
$29:
add.s32 %r97,%r93,1;
setp.lt.u32 %p20,%r97,%r89;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r87,%r93,1;
st.param.b32 [q0+0],%r87;
.param .b32 q1;
st.param.b32 [q1+0],%r89;
.param .b32 q2;
st.param.b32 [q2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r97,[retval0+0];
}
$31:
cvt.s64.s32 %d92,%r15;
mul.lo.s64 %d93,%d152,%d92;
cvt.s64.s32 %d94,%r14;
mul.lo.s64 %d95,%d153,%d94;
add.s64 %d40,%d93,%d95;
cvt.s64.s32 %d96,%r96;
mul.lo.s64 %d41,%d148,%d96;
or.b32 %r40,%r94,%r96;
setp.lt.s32 %p21,%r40,0;
mov.f32 %f78,%f81;
@%p21 bra $33;
cvt.s64.s32 %d98,%r94;
mul.lo.s64 %d99,%d149,%d98;
add.s64 %d100,%d41,%d99;
add.s64 %d97,%d147,%d100;
ld.global.nc.f32 %f78,[%d97];
$33:
fma.rn.f32 %f6,%f2,%f78,0f00000000;
or.b32 %r41,%r95,%r96;
setp.lt.s32 %p22,%r41,0;
mov.f32 %f79,%f81;
@%p22 bra $35;
cvt.s64.s32 %d102,%r95;
mul.lo.s64 %d103,%d149,%d102;
add.s64 %d104,%d41,%d103;
add.s64 %d101,%d147,%d104;
ld.global.nc.f32 %f79,[%d101];
$35:
fma.rn.f32 %f45,%f79,%f1,%f6;
mov.f32 %f46,0f3F800000;
sub.f32 %f47,%f46,%f3;
fma.rn.f32 %f9,%f45,%f47,0f00000000;
cvt.s64.s32 %d105,%r97;
mul.lo.s64 %d42,%d148,%d105;
or.b32 %r42,%r94,%r97;
setp.lt.s32 %p23,%r42,0;
mov.f32 %f80,%f81;
@%p23 bra $37;
cvt.s64.s32 %d107,%r94;
mul.lo.s64 %d108,%d149,%d107;
add.s64 %d109,%d42,%d108;
add.s64 %d106,%d147,%d109;
ld.global.nc.f32 %f80,[%d106];
$37:
fma.rn.f32 %f12,%f2,%f80,0f00000000;
or.b32 %r43,%r95,%r97;
setp.lt.s32 %p24,%r43,0;
@%p24 bra $39;
cvt.s64.s32 %d111,%r95;
mul.lo.s64 %d112,%d149,%d111;
add.s64 %d113,%d42,%d112;
add.s64 %d110,%d147,%d113;
ld.global.nc.f32 %f81,[%d110];
$39:
fma.rn.f32 %f50,%f81,%f1,%f12;
fma.rn.f32 %f51,%f50,%f3,%f9;
add.s64 %d44,%d151,%d40;
st.f32 [%d44],%f51;
add.s64 %d45,%d41,%d150;
mov.f32 %f82,%f85;
@%p21 bra $41;
cvt.s64.s32 %d115,%r94;
mul.lo.s64 %d116,%d149,%d115;
add.s64 %d117,%d45,%d116;
add.s64 %d114,%d147,%d117;
ld.global.nc.f32 %f82,[%d114];
$41:
mov.f32 %f53,0f3F800000;
sub.f32 %f54,%f53,%f1;
fma.rn.f32 %f17,%f54,%f82,0f00000000;
mov.f32 %f83,%f85;
@%p22 bra $43;
cvt.s64.s32 %d119,%r95;
mul.lo.s64 %d120,%d149,%d119;
add.s64 %d121,%d45,%d120;
add.s64 %d118,%d147,%d121;
ld.global.nc.f32 %f83,[%d118];
$43:
fma.rn.f32 %f56,%f83,%f1,%f17;
sub.f32 %f58,%f53,%f3;
fma.rn.f32 %f20,%f56,%f58,0f00000000;
add.s64 %d46,%d42,%d150;
mov.f32 %f84,%f85;
@%p23 bra $45;
cvt.s64.s32 %d123,%r94;
mul.lo.s64 %d124,%d149,%d123;
add.s64 %d125,%d46,%d124;
add.s64 %d122,%d147,%d125;
ld.global.nc.f32 %f84,[%d122];
$45:
mov.f32 %f60,0f3F800000;
sub.f32 %f61,%f60,%f1;
fma.rn.f32 %f23,%f61,%f84,0f00000000;
@%p24 bra $47;
cvt.s64.s32 %d127,%r95;
mul.lo.s64 %d128,%d149,%d127;
add.s64 %d129,%d46,%d128;
add.s64 %d126,%d147,%d129;
ld.global.nc.f32 %f85,[%d126];
$47:
fma.rn.f32 %f63,%f85,%f1,%f23;
fma.rn.f32 %f64,%f63,%f3,%f20;
add.s64 %d48,%d44,%d154;
st.f32 [%d48],%f64;
add.s64 %d49,%d45,%d150;
mov.f32 %f86,%f89;
@%p21 bra $49;
cvt.s64.s32 %d131,%r94;
mul.lo.s64 %d132,%d149,%d131;
add.s64 %d133,%d49,%d132;
add.s64 %d130,%d147,%d133;
ld.global.nc.f32 %f86,[%d130];
$49:
mov.f32 %f66,0f3F800000;
sub.f32 %f67,%f66,%f1;
fma.rn.f32 %f28,%f67,%f86,0f00000000;
mov.f32 %f87,%f89;
@%p22 bra $51;
cvt.s64.s32 %d135,%r95;
mul.lo.s64 %d136,%d149,%d135;
add.s64 %d137,%d49,%d136;
add.s64 %d134,%d147,%d137;
ld.global.nc.f32 %f87,[%d134];
$51:
fma.rn.f32 %f69,%f87,%f1,%f28;
sub.f32 %f71,%f66,%f3;
fma.rn.f32 %f31,%f69,%f71,0f00000000;
add.s64 %d50,%d46,%d150;
mov.f32 %f88,%f89;
@%p23 bra $53;
cvt.s64.s32 %d139,%r94;
mul.lo.s64 %d140,%d149,%d139;
add.s64 %d141,%d50,%d140;
add.s64 %d138,%d147,%d141;
ld.global.nc.f32 %f88,[%d138];
$53:
mov.f32 %f73,0f3F800000;
sub.f32 %f74,%f73,%f1;
fma.rn.f32 %f34,%f74,%f88,0f00000000;
@%p24 bra $55;
cvt.s64.s32 %d143,%r95;
mul.lo.s64 %d144,%d149,%d143;
add.s64 %d145,%d50,%d144;
add.s64 %d142,%d147,%d145;
ld.global.nc.f32 %f89,[%d142];
$55:
fma.rn.f32 %f76,%f89,%f1,%f34;
fma.rn.f32 %f77,%f76,%f3,%f31;
add.s64 %d146,%d48,%d154;
st.f32 [%d146],%f77;
$56:
ret;
}
.visible .entry warp_linear_f32_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<37>;
.reg .f32 %f<119>;
.reg .b32 %r<98>;
.reg .f64 %e<95>;
.reg .b64 %d<178>;
ld.param.u64 %d54,[p0];
ld.param.v2.u32 {%r88,%r89},[p1+32];
ld.param.v2.u32 {%r60,%r61},[p1+40];
ld.param.u64 %d59,[p2];
ld.param.v2.u32 {%r64,%r65},[p3+40];
ld.param.u64 %d64,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+32];
ld.param.v2.u32 {%r68,%r69},[p5+40];
ld.param.u32 %r56,[p6];
ld.param.u64 %d69,[p8];
ld.param.u32 %r57,[p9];
ld.param.f32 %f106,[p10];
ld.param.f32 %f110,[p11];
ld.param.f32 %f114,[p12];
ld.param.f32 %f118,[p13];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d173,[p5+24];
ld.param.u64 %d172,[p5+16];
ld.param.u64 %d171,[p5+8];
ld.param.u64 %d65,[p5];
ld.param.u64 %d177,[p3+24];
ld.param.u64 %d176,[p3+16];
ld.param.u64 %d175,[p3+8];
ld.param.u64 %d60,[p3];
ld.param.u64 %d169,[p1+24];
ld.param.u64 %d168,[p1+16];
ld.param.u64 %d167,[p1+8];
ld.param.u64 %d55,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r61,0;
@%p1 bra $2;
cvta.to.global.u64 %d70,%d54;
mul.wide.s32 %d71,%r1,40;
add.s64 %d72,%d70,%d71;
ld.global.v2.u32 {%r88,%r89},[%d72+32];
ld.global.u64 %d169,[%d72+24];
ld.global.u64 %d168,[%d72+16];
ld.global.u64 %d167,[%d72+8];
ld.global.u64 %d166,[%d72];
bra.uni $3;
$2:
cvt.s64.s32 %d73,%r1;
mul.lo.s64 %d74,%d55,%d73;
add.s64 %d166,%d54,%d74;
$3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $5;
cvta.to.global.u64 %d75,%d64;
mul.wide.s32 %d76,%r1,40;
add.s64 %d77,%d75,%d76;
ld.global.v2.u32 {%r90,%r91},[%d77+32];
ld.global.u64 %d173,[%d77+24];
ld.global.u64 %d172,[%d77+16];
ld.global.u64 %d171,[%d77+8];
ld.global.u64 %d170,[%d77];
bra.uni $6;
$5:
cvt.s64.s32 %d78,%r1;
mul.lo.s64 %d79,%d65,%d78;
add.s64 %d170,%d64,%d79;
$6:
mov.u32 %r75,%ctaid.x;
shl.b32 %r76,%r75,5;
mov.u32 %r77,%tid.x;
add.s32 %r14,%r76,%r77;
mov.u32 %r78,%ctaid.y;
shl.b32 %r79,%r78,3;
mov.u32 %r80,%tid.y;
add.s32 %r15,%r79,%r80;
setp.ge.s32 %p3,%r14,%r90;
setp.ge.s32 %p4,%r15,%r91;
or.pred %p5,%p4,%p3;
@%p5 bra $64;
setp.eq.s32 %p6,%r56,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r65,0;
@%p14 bra $17;
cvta.to.global.u64 %d83,%d59;
mul.wide.s32 %d84,%r1,40;
add.s64 %d85,%d83,%d84;
ld.global.u64 %d177,[%d85+24];
ld.global.u64 %d176,[%d85+16];
ld.global.u64 %d175,[%d85+8];
ld.global.u64 %d174,[%d85];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d69,0;
@%p7 bra $11;
cvta.to.global.u64 %d80,%d69;
mul.wide.u32 %d81,%r1,72;
add.s64 %d82,%d80,%d81;
ld.global.f64 %e89,[%d82];
ld.global.f64 %e88,[%d82+8];
ld.global.f64 %e87,[%d82+16];
ld.global.f64 %e86,[%d82+24];
ld.global.f64 %e85,[%d82+32];
ld.global.f64 %e84,[%d82+40];
ld.global.f64 %e83,[%d82+48];
ld.global.f64 %e82,[%d82+56];
ld.global.f64 %e81,[%d82+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d86,%r1;
mul.lo.s64 %d87,%d60,%d86;
add.s64 %d174,%d59,%d87;
$18:
cvt.s64.s32 %d90,%r15;
mul.lo.s64 %d91,%d175,%d90;
cvt.s64.s32 %d92,%r14;
mul.lo.s64 %d93,%d176,%d92;
add.s64 %d94,%d91,%d93;
add.s64 %d88,%d174,%d94;
ld.global.nc.f32 %f52,[%d88];
cvt.f64.f32 %e92,%f52;
add.s64 %d89,%d88,%d177;
ld.global.nc.f32 %f53,[%d89];
cvt.f64.f32 %e91,%f53;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r92,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r92,%r92,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
cvt.rn.f32.f64 %f1,%e93;
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r93,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r93,%r93,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
mov.f32 %f54,0f3F800000;
sub.f32 %f2,%f54,%f1;
cvt.rn.f32.f64 %f3,%e94;
setp.lt.u32 %p17,%r92,%r88;
mov.u32 %r94,%r92;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r92;
.param .b32 q1;
st.param.b32 [q1+0],%r88;
.param .b32 q2;
st.param.b32 [q2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r94,[retval0+0];
}
$25:
add.s32 %r95,%r92,1;
setp.lt.u32 %p18,%r95,%r88;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r86,%r92,1;
st.param.b32 [q0+0],%r86;
.param .b32 q1;
st.param.b32 [q1+0],%r88;
.param .b32 q2;
st.param.b32 [q2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r95,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r93,%r89;
mov.u32 %r96,%r93;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r89;
.param .b32 q2;
st.param.b32 [q2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r96,[retval0+0];
}
$29:
add.s32 %r97,%r93,1;
setp.lt.u32 %p20,%r97,%r89;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r87,%r93,1;
st.param.b32 [q0+0],%r87;
.param .b32 q1;
st.param.b32 [q1+0],%r89;
.param .b32 q2;
st.param.b32 [q2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r97,[retval0+0];
}
$31:
cvt.s64.s32 %d95,%r15;
mul.lo.s64 %d96,%d171,%d95;
cvt.s64.s32 %d97,%r14;
mul.lo.s64 %d98,%d172,%d97;
add.s64 %d40,%d96,%d98;
cvt.s64.s32 %d99,%r96;
mul.lo.s64 %d41,%d167,%d99;
or.b32 %r40,%r94,%r96;
setp.lt.s32 %p21,%r40,0;
mov.f32 %f103,%f106;
@%p21 bra $33;
cvt.s64.s32 %d101,%r94;
mul.lo.s64 %d102,%d168,%d101;
add.s64 %d103,%d41,%d102;
add.s64 %d100,%d166,%d103;
ld.global.nc.f32 %f103,[%d100];
$33:
fma.rn.f32 %f6,%f2,%f103,0f00000000;
or.b32 %r41,%r95,%r96;
setp.lt.s32 %p22,%r41,0;
mov.f32 %f104,%f106;
@%p22 bra $35;
cvt.s64.s32 %d105,%r95;
mul.lo.s64 %d106,%d168,%d105;
add.s64 %d107,%d41,%d106;
add.s64 %d104,%d166,%d107;
ld.global.nc.f32 %f104,[%d104];
$35:
fma.rn.f32 %f57,%f104,%f1,%f6;
mov.f32 %f58,0f3F800000;
sub.f32 %f59,%f58,%f3;
fma.rn.f32 %f9,%f57,%f59,0f00000000;
cvt.s64.s32 %d108,%r97;
mul.lo.s64 %d42,%d167,%d108;
or.b32 %r42,%r94,%r97;
setp.lt.s32 %p23,%r42,0;
mov.f32 %f105,%f106;
@%p23 bra $37;
cvt.s64.s32 %d110,%r94;
mul.lo.s64 %d111,%d168,%d110;
add.s64 %d112,%d42,%d111;
add.s64 %d109,%d166,%d112;
ld.global.nc.f32 %f105,[%d109];
$37:
fma.rn.f32 %f12,%f2,%f105,0f00000000;
or.b32 %r43,%r95,%r97;
setp.lt.s32 %p24,%r43,0;
@%p24 bra $39;
cvt.s64.s32 %d114,%r95;
mul.lo.s64 %d115,%d168,%d114;
add.s64 %d116,%d42,%d115;
add.s64 %d113,%d166,%d116;
ld.global.nc.f32 %f106,[%d113];
$39:
fma.rn.f32 %f62,%f106,%f1,%f12;
fma.rn.f32 %f63,%f62,%f3,%f9;
add.s64 %d44,%d170,%d40;
st.f32 [%d44],%f63;
add.s64 %d45,%d41,%d169;
mov.f32 %f107,%f110;
@%p21 bra $41;
cvt.s64.s32 %d118,%r94;
mul.lo.s64 %d119,%d168,%d118;
add.s64 %d120,%d45,%d119;
add.s64 %d117,%d166,%d120;
ld.global.nc.f32 %f107,[%d117];
$41:
mov.f32 %f65,0f3F800000;
sub.f32 %f66,%f65,%f1;
fma.rn.f32 %f17,%f66,%f107,0f00000000;
mov.f32 %f108,%f110;
@%p22 bra $43;
cvt.s64.s32 %d122,%r95;
mul.lo.s64 %d123,%d168,%d122;
add.s64 %d124,%d45,%d123;
add.s64 %d121,%d166,%d124;
ld.global.nc.f32 %f108,[%d121];
$43:
fma.rn.f32 %f68,%f108,%f1,%f17;
sub.f32 %f70,%f65,%f3;
fma.rn.f32 %f20,%f68,%f70,0f00000000;
add.s64 %d46,%d42,%d169;
mov.f32 %f109,%f110;
@%p23 bra $45;
cvt.s64.s32 %d126,%r94;
mul.lo.s64 %d127,%d168,%d126;
add.s64 %d128,%d46,%d127;
add.s64 %d125,%d166,%d128;
ld.global.nc.f32 %f109,[%d125];
$45:
mov.f32 %f72,0f3F800000;
sub.f32 %f73,%f72,%f1;
fma.rn.f32 %f23,%f73,%f109,0f00000000;
@%p24 bra $47;
cvt.s64.s32 %d130,%r95;
mul.lo.s64 %d131,%d168,%d130;
add.s64 %d132,%d46,%d131;
add.s64 %d129,%d166,%d132;
ld.global.nc.f32 %f110,[%d129];
$47:
fma.rn.f32 %f75,%f110,%f1,%f23;
fma.rn.f32 %f76,%f75,%f3,%f20;
add.s64 %d48,%d44,%d173;
st.f32 [%d48],%f76;
add.s64 %d49,%d45,%d169;
mov.f32 %f111,%f114;
@%p21 bra $49;
cvt.s64.s32 %d134,%r94;
mul.lo.s64 %d135,%d168,%d134;
add.s64 %d136,%d49,%d135;
add.s64 %d133,%d166,%d136;
ld.global.nc.f32 %f111,[%d133];
$49:
mov.f32 %f78,0f3F800000;
sub.f32 %f79,%f78,%f1;
fma.rn.f32 %f28,%f79,%f111,0f00000000;
mov.f32 %f112,%f114;
@%p22 bra $51;
cvt.s64.s32 %d138,%r95;
mul.lo.s64 %d139,%d168,%d138;
add.s64 %d140,%d49,%d139;
add.s64 %d137,%d166,%d140;
ld.global.nc.f32 %f112,[%d137];
$51:
fma.rn.f32 %f81,%f112,%f1,%f28;
sub.f32 %f83,%f78,%f3;
fma.rn.f32 %f31,%f81,%f83,0f00000000;
add.s64 %d50,%d46,%d169;
mov.f32 %f113,%f114;
@%p23 bra $53;
cvt.s64.s32 %d142,%r94;
mul.lo.s64 %d143,%d168,%d142;
add.s64 %d144,%d50,%d143;
add.s64 %d141,%d166,%d144;
ld.global.nc.f32 %f113,[%d141];
$53:
mov.f32 %f85,0f3F800000;
sub.f32 %f86,%f85,%f1;
fma.rn.f32 %f34,%f86,%f113,0f00000000;
@%p24 bra $55;
cvt.s64.s32 %d146,%r95;
mul.lo.s64 %d147,%d168,%d146;
add.s64 %d148,%d50,%d147;
add.s64 %d145,%d166,%d148;
ld.global.nc.f32 %f114,[%d145];
$55:
fma.rn.f32 %f88,%f114,%f1,%f34;
fma.rn.f32 %f89,%f88,%f3,%f31;
add.s64 %d51,%d48,%d173;
st.f32 [%d51],%f89;
add.s64 %d52,%d49,%d169;
mov.f32 %f115,%f118;
@%p21 bra $57;
cvt.s64.s32 %d150,%r94;
mul.lo.s64 %d151,%d168,%d150;
add.s64 %d152,%d52,%d151;
add.s64 %d149,%d166,%d152;
ld.global.nc.f32 %f115,[%d149];
$57:
mov.f32 %f91,0f3F800000;
sub.f32 %f92,%f91,%f1;
fma.rn.f32 %f39,%f92,%f115,0f00000000;
mov.f32 %f116,%f118;
@%p22 bra $59;
cvt.s64.s32 %d154,%r95;
mul.lo.s64 %d155,%d168,%d154;
add.s64 %d156,%d52,%d155;
add.s64 %d153,%d166,%d156;
ld.global.nc.f32 %f116,[%d153];
$59:
fma.rn.f32 %f94,%f116,%f1,%f39;
sub.f32 %f96,%f91,%f3;
fma.rn.f32 %f42,%f94,%f96,0f00000000;
add.s64 %d53,%d50,%d169;
mov.f32 %f117,%f118;
@%p23 bra $61;
cvt.s64.s32 %d158,%r94;
mul.lo.s64 %d159,%d168,%d158;
add.s64 %d160,%d53,%d159;
add.s64 %d157,%d166,%d160;
ld.global.nc.f32 %f117,[%d157];
$61:
mov.f32 %f98,0f3F800000;
sub.f32 %f99,%f98,%f1;
fma.rn.f32 %f45,%f99,%f117,0f00000000;
@%p24 bra $63;
cvt.s64.s32 %d162,%r95;
mul.lo.s64 %d163,%d168,%d162;
add.s64 %d164,%d53,%d163;
add.s64 %d161,%d166,%d164;
ld.global.nc.f32 %f118,[%d161];
$63:
fma.rn.f32 %f101,%f118,%f1,%f45;
fma.rn.f32 %f102,%f101,%f3,%f42;
add.s64 %d165,%d51,%d173;
st.f32 [%d165],%f102;
$64:
ret;
}
.visible .entry warp_nearest_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b16 %s<2>;
.reg .f32 %f<14>;
.reg .b32 %r<91>;
.reg .f64 %e<84>;
.reg .b64 %d<111>;
ld.param.u64 %d45,[p0];
ld.param.v2.u32 {%r84,%r85},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %d50,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %d55,[p4];
ld.param.v2.u32 {%r86,%r87},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %d60,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f5,[p10];
ld.param.f32 %f6,[p11];
ld.param.f32 %f7,[p12];
ld.param.f32 %f8,[p13];
ld.param.f64 %e72,[p7+64];
ld.param.f64 %e73,[p7+56];
ld.param.f64 %e74,[p7+48];
ld.param.f64 %e75,[p7+40];
ld.param.f64 %e76,[p7+32];
ld.param.f64 %e77,[p7+24];
ld.param.f64 %e78,[p7+16];
ld.param.f64 %e79,[p7+8];
ld.param.f64 %e80,[p7];
ld.param.u64 %d104,[p5+24];
ld.param.u64 %d103,[p5+16];
ld.param.u64 %d102,[p5+8];
ld.param.u64 %d56,[p5];
ld.param.u64 %d108,[p3+24];
ld.param.u64 %d107,[p3+16];
ld.param.u64 %d106,[p3+8];
ld.param.u64 %d51,[p3];
ld.param.u64 %d100,[p1+24];
ld.param.u64 %d99,[p1+16];
ld.param.u64 %d98,[p1+8];
ld.param.u64 %d46,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $2;
cvta.to.global.u64 %d61,%d45;
mul.wide.s32 %d62,%r1,40;
add.s64 %d63,%d61,%d62;
ld.global.v2.u32 {%r84,%r85},[%d63+32];
ld.global.u64 %d100,[%d63+24];
ld.global.u64 %d99,[%d63+16];
ld.global.u64 %d98,[%d63+8];
ld.global.u64 %d97,[%d63];
bra.uni $3;
$2:
cvt.s64.s32 %d64,%r1;
mul.lo.s64 %d65,%d46,%d64;
add.s64 %d97,%d45,%d65;
$3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $5;
cvta.to.global.u64 %d66,%d55;
mul.wide.s32 %d67,%r1,40;
add.s64 %d68,%d66,%d67;
ld.global.v2.u32 {%r86,%r87},[%d68+32];
ld.global.u64 %d104,[%d68+24];
ld.global.u64 %d103,[%d68+16];
ld.global.u64 %d102,[%d68+8];
ld.global.u64 %d101,[%d68];
bra.uni $6;
$5:
cvt.s64.s32 %d69,%r1;
mul.lo.s64 %d70,%d56,%d69;
add.s64 %d101,%d55,%d70;
$6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r86;
setp.ge.s32 %p4,%r15,%r87;
or.pred %p5,%p4,%p3;
@%p5 bra $31;
setp.eq.s32 %p6,%r46,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r55,0;
@%p14 bra $17;
cvta.to.global.u64 %d74,%d50;
mul.wide.s32 %d75,%r1,40;
add.s64 %d76,%d74,%d75;
ld.global.u64 %d108,[%d76+24];
ld.global.u64 %d107,[%d76+16];
ld.global.u64 %d106,[%d76+8];
ld.global.u64 %d105,[%d76];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d60,0;
@%p7 bra $11;
cvta.to.global.u64 %d71,%d60;
mul.wide.u32 %d72,%r1,72;
add.s64 %d73,%d71,%d72;
ld.global.f64 %e80,[%d73];
ld.global.f64 %e79,[%d73+8];
ld.global.f64 %e78,[%d73+16];
ld.global.f64 %e77,[%d73+24];
ld.global.f64 %e76,[%d73+32];
ld.global.f64 %e75,[%d73+40];
ld.global.f64 %e74,[%d73+48];
ld.global.f64 %e73,[%d73+56];
ld.global.f64 %e72,[%d73+64];
$11:
setp.eq.f64 %p8,%e73,0d0000000000000000;
setp.eq.f64 %p9,%e74,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e72,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e50,%e79,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e51,%e80,%e29,%e50;
add.rn.f64 %e83,%e51,%e78;
mul.rn.f64 %e52,%e76,%e28;
fma.rn.f64 %e53,%e77,%e29,%e52;
add.rn.f64 %e82,%e53,%e75;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e55,%e73,%e28;
fma.rn.f64 %e56,%e74,%e29,%e55;
add.rn.f64 %e32,%e56,%e72;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e81,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e81,%e32;
$14:
mul.rn.f64 %e83,%e83,%e81;
mul.rn.f64 %e82,%e82,%e81;
bra.uni $19;
$17:
cvt.s64.s32 %d77,%r1;
mul.lo.s64 %d78,%d51,%d77;
add.s64 %d105,%d50,%d78;
$18:
cvt.s64.s32 %d81,%r15;
mul.lo.s64 %d82,%d106,%d81;
cvt.s64.s32 %d83,%r14;
mul.lo.s64 %d84,%d107,%d83;
add.s64 %d85,%d82,%d84;
add.s64 %d79,%d105,%d85;
ld.global.nc.f32 %f9,[%d79];
cvt.f64.f32 %e83,%f9;
add.s64 %d80,%d79,%d108;
ld.global.nc.f32 %f10,[%d80];
cvt.f64.f32 %e82,%f10;
$19:
add.f64 %e57,%e83,0d3FE0000000000000;
mov.f64 %e58,0dC1CDCD6500000000;
max.f64 %e59,%e57,%e58;
mov.f64 %e60,0d41CDCD6500000000;
min.f64 %e61,%e59,%e60;
mov.f64 %e62,0d4338000000000000;
add.rn.f64 %e63,%e61,%e62;
sub.rn.f64 %e64,%e63,%e62;
sub.rn.f64 %e65,%e61,%e64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%e63;
}
setp.lt.f64 %p15,%e65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r88,%r76,%r77;
add.f64 %e66,%e82,0d3FE0000000000000;
max.f64 %e67,%e66,%e58;
min.f64 %e68,%e67,%e60;
add.rn.f64 %e69,%e68,%e62;
sub.rn.f64 %e70,%e69,%e62;
sub.rn.f64 %e71,%e68,%e70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%e69;
}
setp.lt.f64 %p16,%e71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r89,%r78,%r79;
setp.lt.u32 %p17,%r88,%r84;
@%p17 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r88;
.param .b32 q1;
st.param.b32 [q1+0],%r84;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r88,[retval0+0];
}
$21:
setp.lt.u32 %p18,%r89,%r85;
@%p18 bra $23;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r89;
.param .b32 q1;
st.param.b32 [q1+0],%r85;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r89,[retval0+0];
}
$23:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $31;
or.b32 %r31,%r89,%r88;
cvt.s64.s32 %d86,%r14;
mul.lo.s64 %d87,%d103,%d86;
cvt.s64.s32 %d88,%r15;
mul.lo.s64 %d89,%d102,%d88;
add.s64 %d90,%d87,%d89;
add.s64 %d110,%d101,%d90;
cvt.s64.s32 %d91,%r88;
mul.lo.s64 %d92,%d99,%d91;
cvt.s64.s32 %d93,%r89;
mul.lo.s64 %d94,%d98,%d93;
add.s64 %d95,%d92,%d94;
add.s64 %d109,%d97,%d95;
mov.u32 %r90,0;
$25:
.pragma "nounroll";
setp.eq.s32 %p20,%r90,0;
mov.f32 %f12,%f5;
@%p20 bra $28;
setp.ne.s32 %p21,%r90,1;
mov.f32 %f12,%f6;
@%p21 bra $27;
bra.uni $28;
$27:
setp.eq.s32 %p22,%r90,2;
selp.f32 %f12,%f7,%f8,%p22;
$28:
setp.lt.s32 %p23,%r31,0;
@%p23 bra $30;
ld.global.nc.s16 %s1,[%d109];
cvt.rn.f32.s16 %f12,%s1;
$30:
add.f32 %f11,%f12,0f00000000;
cvt.rni.s32.f32 %r81,%f11;
max.s32 %r82,%r81,-32768;
min.s32 %r83,%r82,32767;
st.u16 [%d110],%r83;
add.s64 %d110,%d110,%d104;
add.s64 %d109,%d109,%d100;
add.s32 %r90,%r90,1;
setp.lt.s32 %p24,%r90,%r58;
@%p24 bra $25;
$31:
ret;
}
.visible .entry warp_linear_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .b16 %s<5>;
.reg .f32 %f<34>;
.reg .b32 %r<106>;
.reg .f64 %e<95>;
.reg .b64 %d<133>;
ld.param.u64 %d54,[p0];
ld.param.v2.u32 {%r95,%r96},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %d59,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %d64,[p4];
ld.param.v2.u32 {%r97,%r98},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %d69,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f18,[p10];
ld.param.f32 %f19,[p11];
ld.param.f32 %f20,[p12];
ld.param.f32 %f21,[p13];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d123,[p5+24];
ld.param.u64 %d122,[p5+16];
ld.param.u64 %d121,[p5+8];
ld.param.u64 %d65,[p5];
ld.param.u64 %d127,[p3+24];
ld.param.u64 %d126,[p3+16];
ld.param.u64 %d125,[p3+8];
ld.param.u64 %d60,[p3];
ld.param.u64 %d119,[p1+24];
ld.param.u64 %d118,[p1+16];
ld.param.u64 %d117,[p1+8];
ld.param.u64 %d55,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $2;
cvta.to.global.u64 %d70,%d54;
mul.wide.s32 %d71,%r1,40;
add.s64 %d72,%d70,%d71;
ld.global.v2.u32 {%r95,%r96},[%d72+32];
ld.global.u64 %d119,[%d72+24];
ld.global.u64 %d118,[%d72+16];
ld.global.u64 %d117,[%d72+8];
ld.global.u64 %d116,[%d72];
bra.uni $3;
$2:
cvt.s64.s32 %d73,%r1;
mul.lo.s64 %d74,%d55,%d73;
add.s64 %d116,%d54,%d74;
$3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $5;
cvta.to.global.u64 %d75,%d64;
mul.wide.s32 %d76,%r1,40;
add.s64 %d77,%d75,%d76;
ld.global.v2.u32 {%r97,%r98},[%d77+32];
ld.global.u64 %d123,[%d77+24];
ld.global.u64 %d122,[%d77+16];
ld.global.u64 %d121,[%d77+8];
ld.global.u64 %d120,[%d77];
bra.uni $6;
$5:
cvt.s64.s32 %d78,%r1;
mul.lo.s64 %d79,%d65,%d78;
add.s64 %d120,%d64,%d79;
$6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r97;
setp.ge.s32 %p4,%r15,%r98;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
setp.eq.s32 %p6,%r59,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r68,0;
@%p14 bra $17;
cvta.to.global.u64 %d83,%d59;
mul.wide.s32 %d84,%r1,40;
add.s64 %d85,%d83,%d84;
ld.global.u64 %d127,[%d85+24];
ld.global.u64 %d126,[%d85+16];
ld.global.u64 %d125,[%d85+8];
ld.global.u64 %d124,[%d85];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d69,0;
@%p7 bra $11;
cvta.to.global.u64 %d80,%d69;
mul.wide.u32 %d81,%r1,72;
add.s64 %d82,%d80,%d81;
ld.global.f64 %e89,[%d82];
ld.global.f64 %e88,[%d82+8];
ld.global.f64 %e87,[%d82+16];
ld.global.f64 %e86,[%d82+24];
ld.global.f64 %e85,[%d82+32];
ld.global.f64 %e84,[%d82+40];
ld.global.f64 %e83,[%d82+48];
ld.global.f64 %e82,[%d82+56];
ld.global.f64 %e81,[%d82+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d86,%r1;
mul.lo.s64 %d87,%d60,%d86;
add.s64 %d124,%d59,%d87;
$18:
cvt.s64.s32 %d90,%r15;
mul.lo.s64 %d91,%d125,%d90;
cvt.s64.s32 %d92,%r14;
mul.lo.s64 %d93,%d126,%d92;
add.s64 %d94,%d91,%d93;
add.s64 %d88,%d124,%d94;
ld.global.nc.f32 %f22,[%d88];
cvt.f64.f32 %e92,%f22;
add.s64 %d89,%d88,%d127;
ld.global.nc.f32 %f23,[%d89];
cvt.f64.f32 %e91,%f23;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r99,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r99,%r99,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
cvt.rn.f32.f64 %f1,%e93;
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r100,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r100,%r100,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
mov.f32 %f24,0f3F800000;
sub.f32 %f2,%f24,%f1;
cvt.rn.f32.f64 %f3,%e94;
setp.lt.u32 %p17,%r99,%r95;
mov.u32 %r101,%r99;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r99;
.param .b32 q1;
st.param.b32 [q1+0],%r95;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r101,[retval0+0];
}
$25:
add.s32 %r102,%r99,1;
setp.lt.u32 %p18,%r102,%r95;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r93,%r99,1;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r95;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r102,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r100,%r96;
mov.u32 %r103,%r100;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r100;
.param .b32 q1;
st.param.b32 [q1+0],%r96;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r103,[retval0+0];
}
$29:
add.s32 %r104,%r100,1;
setp.lt.u32 %p20,%r104,%r96;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r94,%r100,1;
st.param.b32 [q0+0],%r94;
.param .b32 q1;
st.param.b32 [q1+0],%r96;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r104,[retval0+0];
}
$31:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $45;
cvt.s64.s32 %d95,%r15;
or.b32 %r41,%r101,%r103;
or.b32 %r42,%r102,%r103;
or.b32 %r43,%r101,%r104;
or.b32 %r44,%r102,%r104;
cvt.s64.s32 %d96,%r14;
mul.lo.s64 %d97,%d122,%d96;
mul.lo.s64 %d98,%d121,%d95;
add.s64 %d99,%d97,%d98;
add.s64 %d132,%d120,%d99;
cvt.s64.s32 %d100,%r102;
mul.lo.s64 %d101,%d118,%d100;
cvt.s64.s32 %d102,%r104;
mul.lo.s64 %d103,%d117,%d102;
add.s64 %d104,%d101,%d103;
add.s64 %d131,%d116,%d104;
cvt.s64.s32 %d105,%r101;
mul.lo.s64 %d106,%d118,%d105;
add.s64 %d107,%d106,%d103;
add.s64 %d130,%d116,%d107;
cvt.s64.s32 %d108,%r103;
mul.lo.s64 %d109,%d117,%d108;
add.s64 %d110,%d101,%d109;
add.s64 %d129,%d116,%d110;
add.s64 %d111,%d106,%d109;
add.s64 %d128,%d116,%d111;
mov.f32 %f25,0f3F800000;
sub.f32 %f4,%f25,%f3;
mov.u32 %r105,0;
$33:
.pragma "nounroll";
setp.eq.s32 %p22,%r105,0;
mov.f32 %f29,%f18;
@%p22 bra $36;
setp.ne.s32 %p23,%r105,1;
mov.f32 %f29,%f19;
@%p23 bra $35;
bra.uni $36;
$35:
setp.eq.s32 %p24,%r105,2;
selp.f32 %f29,%f20,%f21,%p24;
$36:
setp.lt.s32 %p25,%r41,0;
mov.f32 %f30,%f29;
@%p25 bra $38;
ld.global.nc.s16 %s1,[%d128];
cvt.rn.f32.s16 %f30,%s1;
$38:
fma.rn.f32 %f9,%f2,%f30,0f00000000;
setp.lt.s32 %p26,%r42,0;
mov.f32 %f31,%f29;
@%p26 bra $40;
ld.global.nc.s16 %s2,[%d129];
cvt.rn.f32.s16 %f31,%s2;
$40:
fma.rn.f32 %f26,%f31,%f1,%f9;
fma.rn.f32 %f12,%f26,%f4,0f00000000;
setp.lt.s32 %p27,%r43,0;
mov.f32 %f32,%f29;
@%p27 bra $42;
ld.global.nc.s16 %s3,[%d130];
cvt.rn.f32.s16 %f32,%s3;
$42:
fma.rn.f32 %f15,%f2,%f32,0f00000000;
setp.lt.s32 %p28,%r44,0;
@%p28 bra $44;
ld.global.nc.s16 %s4,[%d131];
cvt.rn.f32.s16 %f29,%s4;
$44:
fma.rn.f32 %f27,%f29,%f1,%f15;
fma.rn.f32 %f28,%f27,%f3,%f12;
cvt.rni.s32.f32 %r90,%f28;
max.s32 %r91,%r90,-32768;
min.s32 %r92,%r91,32767;
st.u16 [%d132],%r92;
add.s64 %d132,%d132,%d123;
add.s64 %d131,%d131,%d119;
add.s64 %d130,%d130,%d119;
add.s64 %d129,%d129,%d119;
add.s64 %d128,%d128,%d119;
add.s32 %r105,%r105,1;
setp.lt.s32 %p29,%r105,%r71;
@%p29 bra $33;
$45:
ret;
}
.visible .entry warp_cubic_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<17>;
.reg .f32 %f<117>;
.reg .b32 %r<134>;
.reg .f64 %e<95>;
.reg .b64 %d<153>;
ld.param.u64 %d61,[p0];
ld.param.v2.u32 {%r119,%r120},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %d66,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %d71,[p4];
ld.param.v2.u32 {%r121,%r122},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %d76,[p8];
ld.param.u32 %r84,[p9];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d146,[p5+24];
ld.param.u64 %d145,[p5+16];
ld.param.u64 %d144,[p5+8];
ld.param.u64 %d72,[p5];
ld.param.u64 %d150,[p3+24];
ld.param.u64 %d149,[p3+16];
ld.param.u64 %d148,[p3+8];
ld.param.u64 %d67,[p3];
ld.param.u64 %d142,[p1+24];
ld.param.u64 %d141,[p1+16];
ld.param.u64 %d140,[p1+8];
ld.param.u64 %d62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $2;
cvta.to.global.u64 %d77,%d61;
mul.wide.s32 %d78,%r1,40;
add.s64 %d79,%d77,%d78;
ld.global.v2.u32 {%r119,%r120},[%d79+32];
ld.global.u64 %d142,[%d79+24];
ld.global.u64 %d141,[%d79+16];
ld.global.u64 %d140,[%d79+8];
ld.global.u64 %d151,[%d79];
bra.uni $3;
$2:
cvt.s64.s32 %d80,%r1;
mul.lo.s64 %d81,%d62,%d80;
add.s64 %d151,%d61,%d81;
$3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $5;
cvta.to.global.u64 %d82,%d71;
mul.wide.s32 %d83,%r1,40;
add.s64 %d84,%d82,%d83;
ld.global.v2.u32 {%r121,%r122},[%d84+32];
ld.global.u64 %d146,[%d84+24];
ld.global.u64 %d145,[%d84+16];
ld.global.u64 %d144,[%d84+8];
ld.global.u64 %d143,[%d84];
bra.uni $6;
$5:
cvt.s64.s32 %d85,%r1;
mul.lo.s64 %d86,%d72,%d85;
add.s64 %d143,%d71,%d86;
$6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r121;
setp.ge.s32 %p4,%r15,%r122;
or.pred %p5,%p4,%p3;
@%p5 bra $77;
setp.eq.s32 %p6,%r83,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r92,0;
@%p14 bra $17;
cvta.to.global.u64 %d90,%d66;
mul.wide.s32 %d91,%r1,40;
add.s64 %d92,%d90,%d91;
ld.global.u64 %d150,[%d92+24];
ld.global.u64 %d149,[%d92+16];
ld.global.u64 %d148,[%d92+8];
ld.global.u64 %d147,[%d92];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d76,0;
@%p7 bra $11;
cvta.to.global.u64 %d87,%d76;
mul.wide.u32 %d88,%r1,72;
add.s64 %d89,%d87,%d88;
ld.global.f64 %e89,[%d89];
ld.global.f64 %e88,[%d89+8];
ld.global.f64 %e87,[%d89+16];
ld.global.f64 %e86,[%d89+24];
ld.global.f64 %e85,[%d89+32];
ld.global.f64 %e84,[%d89+40];
ld.global.f64 %e83,[%d89+48];
ld.global.f64 %e82,[%d89+56];
ld.global.f64 %e81,[%d89+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d93,%r1;
mul.lo.s64 %d94,%d67,%d93;
add.s64 %d147,%d66,%d94;
$18:
cvt.s64.s32 %d97,%r15;
mul.lo.s64 %d98,%d148,%d97;
cvt.s64.s32 %d99,%r14;
mul.lo.s64 %d100,%d149,%d99;
add.s64 %d101,%d98,%d100;
add.s64 %d95,%d147,%d101;
ld.global.nc.f32 %f62,[%d95];
cvt.f64.f32 %e92,%f62;
add.s64 %d96,%d95,%d150;
ld.global.nc.f32 %f63,[%d96];
cvt.f64.f32 %e91,%f63;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r123,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r123,%r123,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r124,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r124,%r124,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
cvt.rn.f32.f64 %f64,%e93;
add.f32 %f65,%f64,0f3F800000;
mov.f32 %f66,0f3F800000;
mul.f32 %f67,%f65,0f3F400000;
mov.f32 %f68,0f40700000;
sub.f32 %f69,%f68,%f67;
fma.rn.f32 %f70,%f65,%f69,0fC0C00000;
fma.rn.f32 %f1,%f65,%f70,0f40400000;
fma.rn.f32 %f71,%f64,0f3FA00000,0fC0100000;
mul.f32 %f72,%f71,%f64;
fma.rn.f32 %f2,%f72,%f64,0f3F800000;
sub.f32 %f73,%f66,%f64;
fma.rn.f32 %f74,%f73,0f3FA00000,0fC0100000;
mul.f32 %f75,%f73,%f74;
fma.rn.f32 %f3,%f73,%f75,0f3F800000;
sub.f32 %f76,%f66,%f1;
sub.f32 %f77,%f76,%f2;
sub.f32 %f4,%f77,%f3;
cvt.rn.f32.f64 %f78,%e94;
add.f32 %f79,%f78,0f3F800000;
mul.f32 %f80,%f79,0f3F400000;
sub.f32 %f81,%f68,%f80;
fma.rn.f32 %f82,%f79,%f81,0fC0C00000;
fma.rn.f32 %f5,%f79,%f82,0f40400000;
fma.rn.f32 %f83,%f78,0f3FA00000,0fC0100000;
mul.f32 %f84,%f83,%f78;
fma.rn.f32 %f6,%f84,%f78,0f3F800000;
sub.f32 %f85,%f66,%f78;
fma.rn.f32 %f86,%f85,0f3FA00000,0fC0100000;
mul.f32 %f87,%f85,%f86;
fma.rn.f32 %f7,%f85,%f87,0f3F800000;
add.s32 %r125,%r123,-1;
setp.lt.u32 %p17,%r125,%r119;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r113,%r123,-1;
st.param.b32 [q0+0],%r113;
.param .b32 q1;
st.param.b32 [q1+0],%r119;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r125,[retval0+0];
}
$25:
setp.lt.u32 %p18,%r123,%r119;
mov.u32 %r126,%r123;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r123;
.param .b32 q1;
st.param.b32 [q1+0],%r119;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r126,[retval0+0];
}
$27:
add.s32 %r127,%r123,1;
setp.lt.u32 %p19,%r127,%r119;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r114,%r123,1;
st.param.b32 [q0+0],%r114;
.param .b32 q1;
st.param.b32 [q1+0],%r119;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r127,[retval0+0];
}
$29:
add.s32 %r128,%r123,2;
setp.lt.u32 %p20,%r128,%r119;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r115,%r123,2;
st.param.b32 [q0+0],%r115;
.param .b32 q1;
st.param.b32 [q1+0],%r119;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r128,[retval0+0];
}
$31:
add.s32 %r129,%r124,-1;
setp.lt.u32 %p21,%r129,%r120;
@%p21 bra $33;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r116,%r124,-1;
st.param.b32 [q0+0],%r116;
.param .b32 q1;
st.param.b32 [q1+0],%r120;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r129,[retval0+0];
}
$33:
setp.lt.u32 %p22,%r124,%r120;
mov.u32 %r130,%r124;
@%p22 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r124;
.param .b32 q1;
st.param.b32 [q1+0],%r120;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r130,[retval0+0];
}
$35:
add.s32 %r131,%r124,1;
setp.lt.u32 %p23,%r131,%r120;
@%p23 bra $37;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r117,%r124,1;
st.param.b32 [q0+0],%r117;
.param .b32 q1;
st.param.b32 [q1+0],%r120;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r131,[retval0+0];
}
$37:
add.s32 %r132,%r124,2;
setp.lt.u32 %p24,%r132,%r120;
@%p24 bra $39;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r118,%r124,2;
st.param.b32 [q0+0],%r118;
.param .b32 q1;
st.param.b32 [q1+0],%r120;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r132,[retval0+0];
}
$39:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $77;
cvt.s64.s32 %d102,%r15;
or.b32 %r53,%r125,%r129;
or.b32 %r54,%r126,%r129;
or.b32 %r55,%r127,%r129;
or.b32 %r56,%r128,%r129;
or.b32 %r57,%r125,%r130;
or.b32 %r58,%r126,%r130;
or.b32 %r59,%r127,%r130;
or.b32 %r60,%r128,%r130;
or.b32 %r61,%r125,%r131;
or.b32 %r62,%r126,%r131;
or.b32 %r63,%r127,%r131;
or.b32 %r64,%r128,%r131;
or.b32 %r65,%r125,%r132;
or.b32 %r66,%r126,%r132;
or.b32 %r67,%r127,%r132;
or.b32 %r68,%r128,%r132;
cvt.s64.s32 %d103,%r14;
mul.lo.s64 %d104,%d145,%d103;
mul.lo.s64 %d105,%d144,%d102;
add.s64 %d106,%d104,%d105;
add.s64 %d152,%d143,%d106;
cvt.s64.s32 %d107,%r132;
mul.lo.s64 %d108,%d140,%d107;
cvt.s64.s32 %d109,%r128;
mul.lo.s64 %d110,%d141,%d109;
add.s64 %d38,%d108,%d110;
cvt.s64.s32 %d111,%r127;
mul.lo.s64 %d112,%d141,%d111;
add.s64 %d39,%d108,%d112;
cvt.s64.s32 %d113,%r126;
mul.lo.s64 %d114,%d141,%d113;
add.s64 %d40,%d108,%d114;
cvt.s64.s32 %d115,%r125;
mul.lo.s64 %d116,%d141,%d115;
add.s64 %d41,%d108,%d116;
cvt.s64.s32 %d117,%r131;
mul.lo.s64 %d118,%d140,%d117;
add.s64 %d42,%d118,%d110;
add.s64 %d43,%d118,%d112;
add.s64 %d44,%d118,%d114;
add.s64 %d45,%d118,%d116;
cvt.s64.s32 %d119,%r130;
mul.lo.s64 %d120,%d140,%d119;
add.s64 %d46,%d120,%d110;
add.s64 %d47,%d120,%d112;
add.s64 %d48,%d120,%d114;
add.s64 %d49,%d120,%d116;
cvt.s64.s32 %d121,%r129;
mul.lo.s64 %d122,%d140,%d121;
add.s64 %d50,%d122,%d110;
add.s64 %d51,%d122,%d112;
add.s64 %d52,%d122,%d114;
add.s64 %d53,%d122,%d116;
mov.f32 %f88,0f3F800000;
sub.f32 %f89,%f88,%f5;
sub.f32 %f90,%f89,%f6;
sub.f32 %f8,%f90,%f7;
mov.u32 %r133,0;
$41:
.pragma "nounroll";
ld.param.f32 %f100,[p10];
setp.eq.s32 %p26,%r133,0;
@%p26 bra $44;
ld.param.f32 %f100,[p11];
setp.ne.s32 %p27,%r133,1;
@%p27 bra $43;
bra.uni $44;
$43:
ld.param.f32 %f99,[p13];
ld.param.f32 %f98,[p12];
setp.eq.s32 %p28,%r133,2;
selp.f32 %f100,%f98,%f99,%p28;
$44:
setp.lt.s32 %p29,%r53,0;
mov.f32 %f101,%f100;
@%p29 bra $46;
add.s64 %d123,%d151,%d53;
ld.global.nc.s16 %s1,[%d123];
cvt.rn.f32.s16 %f101,%s1;
$46:
fma.rn.f32 %f13,%f1,%f101,0f00000000;
setp.lt.s32 %p30,%r54,0;
mov.f32 %f102,%f100;
@%p30 bra $48;
add.s64 %d124,%d151,%d52;
ld.global.nc.s16 %s2,[%d124];
cvt.rn.f32.s16 %f102,%s2;
$48:
fma.rn.f32 %f16,%f2,%f102,%f13;
setp.lt.s32 %p31,%r55,0;
mov.f32 %f103,%f100;
@%p31 bra $50;
add.s64 %d125,%d151,%d51;
ld.global.nc.s16 %s3,[%d125];
cvt.rn.f32.s16 %f103,%s3;
$50:
fma.rn.f32 %f19,%f3,%f103,%f16;
setp.lt.s32 %p32,%r56,0;
mov.f32 %f104,%f100;
@%p32 bra $52;
add.s64 %d126,%d151,%d50;
ld.global.nc.s16 %s4,[%d126];
cvt.rn.f32.s16 %f104,%s4;
$52:
fma.rn.f32 %f91,%f4,%f104,%f19;
fma.rn.f32 %f22,%f91,%f5,0f00000000;
setp.lt.s32 %p33,%r57,0;
mov.f32 %f105,%f100;
@%p33 bra $54;
add.s64 %d127,%d151,%d49;
ld.global.nc.s16 %s5,[%d127];
cvt.rn.f32.s16 %f105,%s5;
$54:
fma.rn.f32 %f25,%f1,%f105,0f00000000;
setp.lt.s32 %p34,%r58,0;
mov.f32 %f106,%f100;
@%p34 bra $56;
add.s64 %d128,%d151,%d48;
ld.global.nc.s16 %s6,[%d128];
cvt.rn.f32.s16 %f106,%s6;
$56:
fma.rn.f32 %f28,%f2,%f106,%f25;
setp.lt.s32 %p35,%r59,0;
mov.f32 %f107,%f100;
@%p35 bra $58;
add.s64 %d129,%d151,%d47;
ld.global.nc.s16 %s7,[%d129];
cvt.rn.f32.s16 %f107,%s7;
$58:
fma.rn.f32 %f31,%f3,%f107,%f28;
setp.lt.s32 %p36,%r60,0;
mov.f32 %f108,%f100;
@%p36 bra $60;
add.s64 %d130,%d151,%d46;
ld.global.nc.s16 %s8,[%d130];
cvt.rn.f32.s16 %f108,%s8;
$60:
fma.rn.f32 %f92,%f4,%f108,%f31;
fma.rn.f32 %f34,%f92,%f6,%f22;
setp.lt.s32 %p37,%r61,0;
mov.f32 %f109,%f100;
@%p37 bra $62;
add.s64 %d131,%d151,%d45;
ld.global.nc.s16 %s9,[%d131];
cvt.rn.f32.s16 %f109,%s9;
$62:
fma.rn.f32 %f37,%f1,%f109,0f00000000;
setp.lt.s32 %p38,%r62,0;
mov.f32 %f110,%f100;
@%p38 bra $64;
add.s64 %d132,%d151,%d44;
ld.global.nc.s16 %s10,[%d132];
cvt.rn.f32.s16 %f110,%s10;
$64:
fma.rn.f32 %f40,%f2,%f110,%f37;
setp.lt.s32 %p39,%r63,0;
mov.f32 %f111,%f100;
@%p39 bra $66;
add.s64 %d133,%d151,%d43;
ld.global.nc.s16 %s11,[%d133];
cvt.rn.f32.s16 %f111,%s11;
$66:
fma.rn.f32 %f43,%f3,%f111,%f40;
setp.lt.s32 %p40,%r64,0;
mov.f32 %f112,%f100;
@%p40 bra $68;
add.s64 %d134,%d151,%d42;
ld.global.nc.s16 %s12,[%d134];
cvt.rn.f32.s16 %f112,%s12;
$68:
fma.rn.f32 %f93,%f4,%f112,%f43;
fma.rn.f32 %f46,%f93,%f7,%f34;
setp.lt.s32 %p41,%r65,0;
mov.f32 %f113,%f100;
@%p41 bra $70;
add.s64 %d135,%d151,%d41;
ld.global.nc.s16 %s13,[%d135];
cvt.rn.f32.s16 %f113,%s13;
$70:
fma.rn.f32 %f49,%f1,%f113,0f00000000;
setp.lt.s32 %p42,%r66,0;
mov.f32 %f114,%f100;
@%p42 bra $72;
add.s64 %d136,%d151,%d40;
ld.global.nc.s16 %s14,[%d136];
cvt.rn.f32.s16 %f114,%s14;
$72:
fma.rn.f32 %f52,%f2,%f114,%f49;
setp.lt.s32 %p43,%r67,0;
mov.f32 %f115,%f100;
@%p43 bra $74;
add.s64 %d137,%d151,%d39;
ld.global.nc.s16 %s15,[%d137];
cvt.rn.f32.s16 %f115,%s15;
$74:
fma.rn.f32 %f55,%f3,%f115,%f52;
setp.lt.s32 %p44,%r68,0;
@%p44 bra $76;
add.s64 %d138,%d151,%d38;
ld.global.nc.s16 %s16,[%d138];
cvt.rn.f32.s16 %f100,%s16;
$76:
fma.rn.f32 %f94,%f4,%f100,%f55;
fma.rn.f32 %f95,%f94,%f8,%f46;
cvt.rni.s32.f32 %r110,%f95;
max.s32 %r111,%r110,-32768;
min.s32 %r112,%r111,32767;
st.u16 [%d152],%r112;
add.s64 %d152,%d152,%d146;
add.s64 %d151,%d151,%d142;
add.s32 %r133,%r133,1;
setp.lt.s32 %p45,%r133,%r95;
@%p45 bra $41;
$77:
ret;
}
.visible .entry warp_nearest_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b16 %s<2>;
.reg .f32 %f<14>;
.reg .b32 %r<91>;
.reg .f64 %e<84>;
.reg .b64 %d<111>;
ld.param.u64 %d45,[p0];
ld.param.v2.u32 {%r84,%r85},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %d50,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %d55,[p4];
ld.param.v2.u32 {%r86,%r87},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %d60,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f5,[p10];
ld.param.f32 %f6,[p11];
ld.param.f32 %f7,[p12];
ld.param.f32 %f8,[p13];
ld.param.f64 %e72,[p7+64];
ld.param.f64 %e73,[p7+56];
ld.param.f64 %e74,[p7+48];
ld.param.f64 %e75,[p7+40];
ld.param.f64 %e76,[p7+32];
ld.param.f64 %e77,[p7+24];
ld.param.f64 %e78,[p7+16];
ld.param.f64 %e79,[p7+8];
ld.param.f64 %e80,[p7];
ld.param.u64 %d104,[p5+24];
ld.param.u64 %d103,[p5+16];
ld.param.u64 %d102,[p5+8];
ld.param.u64 %d56,[p5];
ld.param.u64 %d108,[p3+24];
ld.param.u64 %d107,[p3+16];
ld.param.u64 %d106,[p3+8];
ld.param.u64 %d51,[p3];
ld.param.u64 %d100,[p1+24];
ld.param.u64 %d99,[p1+16];
ld.param.u64 %d98,[p1+8];
ld.param.u64 %d46,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $2;
cvta.to.global.u64 %d61,%d45;
mul.wide.s32 %d62,%r1,40;
add.s64 %d63,%d61,%d62;
ld.global.v2.u32 {%r84,%r85},[%d63+32];
ld.global.u64 %d100,[%d63+24];
ld.global.u64 %d99,[%d63+16];
ld.global.u64 %d98,[%d63+8];
ld.global.u64 %d97,[%d63];
bra.uni $3;
$2:
cvt.s64.s32 %d64,%r1;
mul.lo.s64 %d65,%d46,%d64;
add.s64 %d97,%d45,%d65;
$3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $5;
cvta.to.global.u64 %d66,%d55;
mul.wide.s32 %d67,%r1,40;
add.s64 %d68,%d66,%d67;
ld.global.v2.u32 {%r86,%r87},[%d68+32];
ld.global.u64 %d104,[%d68+24];
ld.global.u64 %d103,[%d68+16];
ld.global.u64 %d102,[%d68+8];
ld.global.u64 %d101,[%d68];
bra.uni $6;
$5:
cvt.s64.s32 %d69,%r1;
mul.lo.s64 %d70,%d56,%d69;
add.s64 %d101,%d55,%d70;
$6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r86;
setp.ge.s32 %p4,%r15,%r87;
or.pred %p5,%p4,%p3;
@%p5 bra $31;
setp.eq.s32 %p6,%r46,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r55,0;
@%p14 bra $17;
cvta.to.global.u64 %d74,%d50;
mul.wide.s32 %d75,%r1,40;
add.s64 %d76,%d74,%d75;
ld.global.u64 %d108,[%d76+24];
ld.global.u64 %d107,[%d76+16];
ld.global.u64 %d106,[%d76+8];
ld.global.u64 %d105,[%d76];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d60,0;
@%p7 bra $11;
cvta.to.global.u64 %d71,%d60;
mul.wide.u32 %d72,%r1,72;
add.s64 %d73,%d71,%d72;
ld.global.f64 %e80,[%d73];
ld.global.f64 %e79,[%d73+8];
ld.global.f64 %e78,[%d73+16];
ld.global.f64 %e77,[%d73+24];
ld.global.f64 %e76,[%d73+32];
ld.global.f64 %e75,[%d73+40];
ld.global.f64 %e74,[%d73+48];
ld.global.f64 %e73,[%d73+56];
ld.global.f64 %e72,[%d73+64];
$11:
setp.eq.f64 %p8,%e73,0d0000000000000000;
setp.eq.f64 %p9,%e74,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e72,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e50,%e79,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e51,%e80,%e29,%e50;
add.rn.f64 %e83,%e51,%e78;
mul.rn.f64 %e52,%e76,%e28;
fma.rn.f64 %e53,%e77,%e29,%e52;
add.rn.f64 %e82,%e53,%e75;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e55,%e73,%e28;
fma.rn.f64 %e56,%e74,%e29,%e55;
add.rn.f64 %e32,%e56,%e72;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e81,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e81,%e32;
$14:
mul.rn.f64 %e83,%e83,%e81;
mul.rn.f64 %e82,%e82,%e81;
bra.uni $19;
$17:
cvt.s64.s32 %d77,%r1;
mul.lo.s64 %d78,%d51,%d77;
add.s64 %d105,%d50,%d78;
$18:
cvt.s64.s32 %d81,%r15;
mul.lo.s64 %d82,%d106,%d81;
cvt.s64.s32 %d83,%r14;
mul.lo.s64 %d84,%d107,%d83;
add.s64 %d85,%d82,%d84;
add.s64 %d79,%d105,%d85;
ld.global.nc.f32 %f9,[%d79];
cvt.f64.f32 %e83,%f9;
add.s64 %d80,%d79,%d108;
ld.global.nc.f32 %f10,[%d80];
cvt.f64.f32 %e82,%f10;
$19:
add.f64 %e57,%e83,0d3FE0000000000000;
mov.f64 %e58,0dC1CDCD6500000000;
max.f64 %e59,%e57,%e58;
mov.f64 %e60,0d41CDCD6500000000;
min.f64 %e61,%e59,%e60;
mov.f64 %e62,0d4338000000000000;
add.rn.f64 %e63,%e61,%e62;
sub.rn.f64 %e64,%e63,%e62;
sub.rn.f64 %e65,%e61,%e64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%e63;
}
setp.lt.f64 %p15,%e65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r88,%r76,%r77;
add.f64 %e66,%e82,0d3FE0000000000000;
max.f64 %e67,%e66,%e58;
min.f64 %e68,%e67,%e60;
add.rn.f64 %e69,%e68,%e62;
sub.rn.f64 %e70,%e69,%e62;
sub.rn.f64 %e71,%e68,%e70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%e69;
}
setp.lt.f64 %p16,%e71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r89,%r78,%r79;
setp.lt.u32 %p17,%r88,%r84;
@%p17 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r88;
.param .b32 q1;
st.param.b32 [q1+0],%r84;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r88,[retval0+0];
}
$21:
setp.lt.u32 %p18,%r89,%r85;
@%p18 bra $23;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r89;
.param .b32 q1;
st.param.b32 [q1+0],%r85;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r89,[retval0+0];
}
$23:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $31;
or.b32 %r31,%r89,%r88;
cvt.s64.s32 %d86,%r14;
mul.lo.s64 %d87,%d103,%d86;
cvt.s64.s32 %d88,%r15;
mul.lo.s64 %d89,%d102,%d88;
add.s64 %d90,%d87,%d89;
add.s64 %d110,%d101,%d90;
cvt.s64.s32 %d91,%r88;
mul.lo.s64 %d92,%d99,%d91;
cvt.s64.s32 %d93,%r89;
mul.lo.s64 %d94,%d98,%d93;
add.s64 %d95,%d92,%d94;
add.s64 %d109,%d97,%d95;
mov.u32 %r90,0;
$25:
.pragma "nounroll";
setp.eq.s32 %p20,%r90,0;
mov.f32 %f12,%f5;
@%p20 bra $28;
setp.ne.s32 %p21,%r90,1;
mov.f32 %f12,%f6;
@%p21 bra $27;
bra.uni $28;
$27:
setp.eq.s32 %p22,%r90,2;
selp.f32 %f12,%f7,%f8,%p22;
$28:
setp.lt.s32 %p23,%r31,0;
@%p23 bra $30;
ld.global.nc.u16 %s1,[%d109];
cvt.rn.f32.u16 %f12,%s1;
$30:
add.f32 %f11,%f12,0f00000000;
cvt.rni.s32.f32 %r81,%f11;
max.s32 %r82,%r81,0;
min.s32 %r83,%r82,65535;
st.u16 [%d110],%r83;
add.s64 %d110,%d110,%d104;
add.s64 %d109,%d109,%d100;
add.s32 %r90,%r90,1;
setp.lt.s32 %p24,%r90,%r58;
@%p24 bra $25;
$31:
ret;
}
.visible .entry warp_linear_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .b16 %s<5>;
.reg .f32 %f<34>;
.reg .b32 %r<106>;
.reg .f64 %e<95>;
.reg .b64 %d<133>;
ld.param.u64 %d54,[p0];
ld.param.v2.u32 {%r95,%r96},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %d59,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %d64,[p4];
ld.param.v2.u32 {%r97,%r98},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %d69,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f18,[p10];
ld.param.f32 %f19,[p11];
ld.param.f32 %f20,[p12];
ld.param.f32 %f21,[p13];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d123,[p5+24];
ld.param.u64 %d122,[p5+16];
ld.param.u64 %d121,[p5+8];
ld.param.u64 %d65,[p5];
ld.param.u64 %d127,[p3+24];
ld.param.u64 %d126,[p3+16];
ld.param.u64 %d125,[p3+8];
ld.param.u64 %d60,[p3];
ld.param.u64 %d119,[p1+24];
ld.param.u64 %d118,[p1+16];
ld.param.u64 %d117,[p1+8];
ld.param.u64 %d55,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $2;
cvta.to.global.u64 %d70,%d54;
mul.wide.s32 %d71,%r1,40;
add.s64 %d72,%d70,%d71;
ld.global.v2.u32 {%r95,%r96},[%d72+32];
ld.global.u64 %d119,[%d72+24];
ld.global.u64 %d118,[%d72+16];
ld.global.u64 %d117,[%d72+8];
ld.global.u64 %d116,[%d72];
bra.uni $3;
$2:
cvt.s64.s32 %d73,%r1;
mul.lo.s64 %d74,%d55,%d73;
add.s64 %d116,%d54,%d74;
$3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $5;
cvta.to.global.u64 %d75,%d64;
mul.wide.s32 %d76,%r1,40;
add.s64 %d77,%d75,%d76;
ld.global.v2.u32 {%r97,%r98},[%d77+32];
ld.global.u64 %d123,[%d77+24];
ld.global.u64 %d122,[%d77+16];
ld.global.u64 %d121,[%d77+8];
ld.global.u64 %d120,[%d77];
bra.uni $6;
$5:
cvt.s64.s32 %d78,%r1;
mul.lo.s64 %d79,%d65,%d78;
add.s64 %d120,%d64,%d79;
$6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r97;
setp.ge.s32 %p4,%r15,%r98;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
setp.eq.s32 %p6,%r59,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r68,0;
@%p14 bra $17;
cvta.to.global.u64 %d83,%d59;
mul.wide.s32 %d84,%r1,40;
add.s64 %d85,%d83,%d84;
ld.global.u64 %d127,[%d85+24];
ld.global.u64 %d126,[%d85+16];
ld.global.u64 %d125,[%d85+8];
ld.global.u64 %d124,[%d85];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d69,0;
@%p7 bra $11;
cvta.to.global.u64 %d80,%d69;
mul.wide.u32 %d81,%r1,72;
add.s64 %d82,%d80,%d81;
ld.global.f64 %e89,[%d82];
ld.global.f64 %e88,[%d82+8];
ld.global.f64 %e87,[%d82+16];
ld.global.f64 %e86,[%d82+24];
ld.global.f64 %e85,[%d82+32];
ld.global.f64 %e84,[%d82+40];
ld.global.f64 %e83,[%d82+48];
ld.global.f64 %e82,[%d82+56];
ld.global.f64 %e81,[%d82+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d86,%r1;
mul.lo.s64 %d87,%d60,%d86;
add.s64 %d124,%d59,%d87;
$18:
cvt.s64.s32 %d90,%r15;
mul.lo.s64 %d91,%d125,%d90;
cvt.s64.s32 %d92,%r14;
mul.lo.s64 %d93,%d126,%d92;
add.s64 %d94,%d91,%d93;
add.s64 %d88,%d124,%d94;
ld.global.nc.f32 %f22,[%d88];
cvt.f64.f32 %e92,%f22;
add.s64 %d89,%d88,%d127;
ld.global.nc.f32 %f23,[%d89];
cvt.f64.f32 %e91,%f23;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r99,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r99,%r99,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
cvt.rn.f32.f64 %f1,%e93;
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r100,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r100,%r100,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
mov.f32 %f24,0f3F800000;
sub.f32 %f2,%f24,%f1;
cvt.rn.f32.f64 %f3,%e94;
setp.lt.u32 %p17,%r99,%r95;
mov.u32 %r101,%r99;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r99;
.param .b32 q1;
st.param.b32 [q1+0],%r95;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r101,[retval0+0];
}
$25:
add.s32 %r102,%r99,1;
setp.lt.u32 %p18,%r102,%r95;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r93,%r99,1;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r95;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r102,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r100,%r96;
mov.u32 %r103,%r100;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r100;
.param .b32 q1;
st.param.b32 [q1+0],%r96;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r103,[retval0+0];
}
$29:
add.s32 %r104,%r100,1;
setp.lt.u32 %p20,%r104,%r96;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r94,%r100,1;
st.param.b32 [q0+0],%r94;
.param .b32 q1;
st.param.b32 [q1+0],%r96;
.param .b32 q2;
st.param.b32 [q2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r104,[retval0+0];
}
$31:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $45;
cvt.s64.s32 %d95,%r15;
or.b32 %r41,%r101,%r103;
or.b32 %r42,%r102,%r103;
or.b32 %r43,%r101,%r104;
or.b32 %r44,%r102,%r104;
cvt.s64.s32 %d96,%r14;
mul.lo.s64 %d97,%d122,%d96;
mul.lo.s64 %d98,%d121,%d95;
add.s64 %d99,%d97,%d98;
add.s64 %d132,%d120,%d99;
cvt.s64.s32 %d100,%r102;
mul.lo.s64 %d101,%d118,%d100;
cvt.s64.s32 %d102,%r104;
mul.lo.s64 %d103,%d117,%d102;
add.s64 %d104,%d101,%d103;
add.s64 %d131,%d116,%d104;
cvt.s64.s32 %d105,%r101;
mul.lo.s64 %d106,%d118,%d105;
add.s64 %d107,%d106,%d103;
add.s64 %d130,%d116,%d107;
cvt.s64.s32 %d108,%r103;
mul.lo.s64 %d109,%d117,%d108;
add.s64 %d110,%d101,%d109;
add.s64 %d129,%d116,%d110;
add.s64 %d111,%d106,%d109;
add.s64 %d128,%d116,%d111;
mov.f32 %f25,0f3F800000;
sub.f32 %f4,%f25,%f3;
mov.u32 %r105,0;
$33:
.pragma "nounroll";
setp.eq.s32 %p22,%r105,0;
mov.f32 %f29,%f18;
@%p22 bra $36;
setp.ne.s32 %p23,%r105,1;
mov.f32 %f29,%f19;
@%p23 bra $35;
bra.uni $36;
$35:
setp.eq.s32 %p24,%r105,2;
selp.f32 %f29,%f20,%f21,%p24;
$36:
setp.lt.s32 %p25,%r41,0;
mov.f32 %f30,%f29;
@%p25 bra $38;
ld.global.nc.u16 %s1,[%d128];
cvt.rn.f32.u16 %f30,%s1;
$38:
fma.rn.f32 %f9,%f2,%f30,0f00000000;
setp.lt.s32 %p26,%r42,0;
mov.f32 %f31,%f29;
@%p26 bra $40;
ld.global.nc.u16 %s2,[%d129];
cvt.rn.f32.u16 %f31,%s2;
$40:
fma.rn.f32 %f26,%f31,%f1,%f9;
fma.rn.f32 %f12,%f26,%f4,0f00000000;
setp.lt.s32 %p27,%r43,0;
mov.f32 %f32,%f29;
@%p27 bra $42;
ld.global.nc.u16 %s3,[%d130];
cvt.rn.f32.u16 %f32,%s3;
$42:
fma.rn.f32 %f15,%f2,%f32,0f00000000;
setp.lt.s32 %p28,%r44,0;
@%p28 bra $44;
ld.global.nc.u16 %s4,[%d131];
cvt.rn.f32.u16 %f29,%s4;
$44:
fma.rn.f32 %f27,%f29,%f1,%f15;
fma.rn.f32 %f28,%f27,%f3,%f12;
cvt.rni.s32.f32 %r90,%f28;
max.s32 %r91,%r90,0;
min.s32 %r92,%r91,65535;
st.u16 [%d132],%r92;
add.s64 %d132,%d132,%d123;
add.s64 %d131,%d131,%d119;
add.s64 %d130,%d130,%d119;
add.s64 %d129,%d129,%d119;
add.s64 %d128,%d128,%d119;
add.s32 %r105,%r105,1;
setp.lt.s32 %p29,%r105,%r71;
@%p29 bra $33;
$45:
ret;
}
.visible .entry warp_cubic_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<17>;
.reg .f32 %f<117>;
.reg .b32 %r<134>;
.reg .f64 %e<95>;
.reg .b64 %d<153>;
ld.param.u64 %d61,[p0];
ld.param.v2.u32 {%r119,%r120},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %d66,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %d71,[p4];
ld.param.v2.u32 {%r121,%r122},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %d76,[p8];
ld.param.u32 %r84,[p9];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d146,[p5+24];
ld.param.u64 %d145,[p5+16];
ld.param.u64 %d144,[p5+8];
ld.param.u64 %d72,[p5];
ld.param.u64 %d150,[p3+24];
ld.param.u64 %d149,[p3+16];
ld.param.u64 %d148,[p3+8];
ld.param.u64 %d67,[p3];
ld.param.u64 %d142,[p1+24];
ld.param.u64 %d141,[p1+16];
ld.param.u64 %d140,[p1+8];
ld.param.u64 %d62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $2;
cvta.to.global.u64 %d77,%d61;
mul.wide.s32 %d78,%r1,40;
add.s64 %d79,%d77,%d78;
ld.global.v2.u32 {%r119,%r120},[%d79+32];
ld.global.u64 %d142,[%d79+24];
ld.global.u64 %d141,[%d79+16];
ld.global.u64 %d140,[%d79+8];
ld.global.u64 %d151,[%d79];
bra.uni $3;
$2:
cvt.s64.s32 %d80,%r1;
mul.lo.s64 %d81,%d62,%d80;
add.s64 %d151,%d61,%d81;
$3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $5;
cvta.to.global.u64 %d82,%d71;
mul.wide.s32 %d83,%r1,40;
add.s64 %d84,%d82,%d83;
ld.global.v2.u32 {%r121,%r122},[%d84+32];
ld.global.u64 %d146,[%d84+24];
ld.global.u64 %d145,[%d84+16];
ld.global.u64 %d144,[%d84+8];
ld.global.u64 %d143,[%d84];
bra.uni $6;
$5:
cvt.s64.s32 %d85,%r1;
mul.lo.s64 %d86,%d72,%d85;
add.s64 %d143,%d71,%d86;
$6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r121;
setp.ge.s32 %p4,%r15,%r122;
or.pred %p5,%p4,%p3;
@%p5 bra $77;
setp.eq.s32 %p6,%r83,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r92,0;
@%p14 bra $17;
cvta.to.global.u64 %d90,%d66;
mul.wide.s32 %d91,%r1,40;
add.s64 %d92,%d90,%d91;
ld.global.u64 %d150,[%d92+24];
ld.global.u64 %d149,[%d92+16];
ld.global.u64 %d148,[%d92+8];
ld.global.u64 %d147,[%d92];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d76,0;
@%p7 bra $11;
cvta.to.global.u64 %d87,%d76;
mul.wide.u32 %d88,%r1,72;
add.s64 %d89,%d87,%d88;
ld.global.f64 %e89,[%d89];
ld.global.f64 %e88,[%d89+8];
ld.global.f64 %e87,[%d89+16];
ld.global.f64 %e86,[%d89+24];
ld.global.f64 %e85,[%d89+32];
ld.global.f64 %e84,[%d89+40];
ld.global.f64 %e83,[%d89+48];
ld.global.f64 %e82,[%d89+56];
ld.global.f64 %e81,[%d89+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d93,%r1;
mul.lo.s64 %d94,%d67,%d93;
add.s64 %d147,%d66,%d94;
$18:
cvt.s64.s32 %d97,%r15;
mul.lo.s64 %d98,%d148,%d97;
cvt.s64.s32 %d99,%r14;
mul.lo.s64 %d100,%d149,%d99;
add.s64 %d101,%d98,%d100;
add.s64 %d95,%d147,%d101;
ld.global.nc.f32 %f62,[%d95];
cvt.f64.f32 %e92,%f62;
add.s64 %d96,%d95,%d150;
ld.global.nc.f32 %f63,[%d96];
cvt.f64.f32 %e91,%f63;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r123,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r123,%r123,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r124,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r124,%r124,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
cvt.rn.f32.f64 %f64,%e93;
add.f32 %f65,%f64,0f3F800000;
mov.f32 %f66,0f3F800000;
mul.f32 %f67,%f65,0f3F400000;
mov.f32 %f68,0f40700000;
sub.f32 %f69,%f68,%f67;
fma.rn.f32 %f70,%f65,%f69,0fC0C00000;
fma.rn.f32 %f1,%f65,%f70,0f40400000;
fma.rn.f32 %f71,%f64,0f3FA00000,0fC0100000;
mul.f32 %f72,%f71,%f64;
fma.rn.f32 %f2,%f72,%f64,0f3F800000;
sub.f32 %f73,%f66,%f64;
fma.rn.f32 %f74,%f73,0f3FA00000,0fC0100000;
mul.f32 %f75,%f73,%f74;
fma.rn.f32 %f3,%f73,%f75,0f3F800000;
sub.f32 %f76,%f66,%f1;
sub.f32 %f77,%f76,%f2;
sub.f32 %f4,%f77,%f3;
cvt.rn.f32.f64 %f78,%e94;
add.f32 %f79,%f78,0f3F800000;
mul.f32 %f80,%f79,0f3F400000;
sub.f32 %f81,%f68,%f80;
fma.rn.f32 %f82,%f79,%f81,0fC0C00000;
fma.rn.f32 %f5,%f79,%f82,0f40400000;
fma.rn.f32 %f83,%f78,0f3FA00000,0fC0100000;
mul.f32 %f84,%f83,%f78;
fma.rn.f32 %f6,%f84,%f78,0f3F800000;
sub.f32 %f85,%f66,%f78;
fma.rn.f32 %f86,%f85,0f3FA00000,0fC0100000;
mul.f32 %f87,%f85,%f86;
fma.rn.f32 %f7,%f85,%f87,0f3F800000;
add.s32 %r125,%r123,-1;
setp.lt.u32 %p17,%r125,%r119;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r113,%r123,-1;
st.param.b32 [q0+0],%r113;
.param .b32 q1;
st.param.b32 [q1+0],%r119;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r125,[retval0+0];
}
$25:
setp.lt.u32 %p18,%r123,%r119;
mov.u32 %r126,%r123;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r123;
.param .b32 q1;
st.param.b32 [q1+0],%r119;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r126,[retval0+0];
}
$27:
add.s32 %r127,%r123,1;
setp.lt.u32 %p19,%r127,%r119;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r114,%r123,1;
st.param.b32 [q0+0],%r114;
.param .b32 q1;
st.param.b32 [q1+0],%r119;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r127,[retval0+0];
}
$29:
add.s32 %r128,%r123,2;
setp.lt.u32 %p20,%r128,%r119;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r115,%r123,2;
st.param.b32 [q0+0],%r115;
.param .b32 q1;
st.param.b32 [q1+0],%r119;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r128,[retval0+0];
}
$31:
add.s32 %r129,%r124,-1;
setp.lt.u32 %p21,%r129,%r120;
@%p21 bra $33;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r116,%r124,-1;
st.param.b32 [q0+0],%r116;
.param .b32 q1;
st.param.b32 [q1+0],%r120;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r129,[retval0+0];
}
$33:
setp.lt.u32 %p22,%r124,%r120;
mov.u32 %r130,%r124;
@%p22 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r124;
.param .b32 q1;
st.param.b32 [q1+0],%r120;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r130,[retval0+0];
}
$35:
add.s32 %r131,%r124,1;
setp.lt.u32 %p23,%r131,%r120;
@%p23 bra $37;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r117,%r124,1;
st.param.b32 [q0+0],%r117;
.param .b32 q1;
st.param.b32 [q1+0],%r120;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r131,[retval0+0];
}
$37:
add.s32 %r132,%r124,2;
setp.lt.u32 %p24,%r132,%r120;
@%p24 bra $39;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r118,%r124,2;
st.param.b32 [q0+0],%r118;
.param .b32 q1;
st.param.b32 [q1+0],%r120;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r132,[retval0+0];
}
$39:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $77;
cvt.s64.s32 %d102,%r15;
or.b32 %r53,%r125,%r129;
or.b32 %r54,%r126,%r129;
or.b32 %r55,%r127,%r129;
or.b32 %r56,%r128,%r129;
or.b32 %r57,%r125,%r130;
or.b32 %r58,%r126,%r130;
or.b32 %r59,%r127,%r130;
or.b32 %r60,%r128,%r130;
or.b32 %r61,%r125,%r131;
or.b32 %r62,%r126,%r131;
or.b32 %r63,%r127,%r131;
or.b32 %r64,%r128,%r131;
or.b32 %r65,%r125,%r132;
or.b32 %r66,%r126,%r132;
or.b32 %r67,%r127,%r132;
or.b32 %r68,%r128,%r132;
cvt.s64.s32 %d103,%r14;
mul.lo.s64 %d104,%d145,%d103;
mul.lo.s64 %d105,%d144,%d102;
add.s64 %d106,%d104,%d105;
add.s64 %d152,%d143,%d106;
cvt.s64.s32 %d107,%r132;
mul.lo.s64 %d108,%d140,%d107;
cvt.s64.s32 %d109,%r128;
mul.lo.s64 %d110,%d141,%d109;
add.s64 %d38,%d108,%d110;
cvt.s64.s32 %d111,%r127;
mul.lo.s64 %d112,%d141,%d111;
add.s64 %d39,%d108,%d112;
cvt.s64.s32 %d113,%r126;
mul.lo.s64 %d114,%d141,%d113;
add.s64 %d40,%d108,%d114;
cvt.s64.s32 %d115,%r125;
mul.lo.s64 %d116,%d141,%d115;
add.s64 %d41,%d108,%d116;
cvt.s64.s32 %d117,%r131;
mul.lo.s64 %d118,%d140,%d117;
add.s64 %d42,%d118,%d110;
add.s64 %d43,%d118,%d112;
add.s64 %d44,%d118,%d114;
add.s64 %d45,%d118,%d116;
cvt.s64.s32 %d119,%r130;
mul.lo.s64 %d120,%d140,%d119;
add.s64 %d46,%d120,%d110;
add.s64 %d47,%d120,%d112;
add.s64 %d48,%d120,%d114;
add.s64 %d49,%d120,%d116;
cvt.s64.s32 %d121,%r129;
mul.lo.s64 %d122,%d140,%d121;
add.s64 %d50,%d122,%d110;
add.s64 %d51,%d122,%d112;
add.s64 %d52,%d122,%d114;
add.s64 %d53,%d122,%d116;
mov.f32 %f88,0f3F800000;
sub.f32 %f89,%f88,%f5;
sub.f32 %f90,%f89,%f6;
sub.f32 %f8,%f90,%f7;
mov.u32 %r133,0;
$41:
.pragma "nounroll";
ld.param.f32 %f100,[p10];
setp.eq.s32 %p26,%r133,0;
@%p26 bra $44;
ld.param.f32 %f100,[p11];
setp.ne.s32 %p27,%r133,1;
@%p27 bra $43;
bra.uni $44;
$43:
ld.param.f32 %f99,[p13];
ld.param.f32 %f98,[p12];
setp.eq.s32 %p28,%r133,2;
selp.f32 %f100,%f98,%f99,%p28;
$44:
setp.lt.s32 %p29,%r53,0;
mov.f32 %f101,%f100;
@%p29 bra $46;
add.s64 %d123,%d151,%d53;
ld.global.nc.u16 %s1,[%d123];
cvt.rn.f32.u16 %f101,%s1;
$46:
fma.rn.f32 %f13,%f1,%f101,0f00000000;
setp.lt.s32 %p30,%r54,0;
mov.f32 %f102,%f100;
@%p30 bra $48;
add.s64 %d124,%d151,%d52;
ld.global.nc.u16 %s2,[%d124];
cvt.rn.f32.u16 %f102,%s2;
$48:
fma.rn.f32 %f16,%f2,%f102,%f13;
setp.lt.s32 %p31,%r55,0;
mov.f32 %f103,%f100;
@%p31 bra $50;
add.s64 %d125,%d151,%d51;
ld.global.nc.u16 %s3,[%d125];
cvt.rn.f32.u16 %f103,%s3;
$50:
fma.rn.f32 %f19,%f3,%f103,%f16;
setp.lt.s32 %p32,%r56,0;
mov.f32 %f104,%f100;
@%p32 bra $52;
add.s64 %d126,%d151,%d50;
ld.global.nc.u16 %s4,[%d126];
cvt.rn.f32.u16 %f104,%s4;
$52:
fma.rn.f32 %f91,%f4,%f104,%f19;
fma.rn.f32 %f22,%f91,%f5,0f00000000;
setp.lt.s32 %p33,%r57,0;
mov.f32 %f105,%f100;
@%p33 bra $54;
add.s64 %d127,%d151,%d49;
ld.global.nc.u16 %s5,[%d127];
cvt.rn.f32.u16 %f105,%s5;
$54:
fma.rn.f32 %f25,%f1,%f105,0f00000000;
setp.lt.s32 %p34,%r58,0;
mov.f32 %f106,%f100;
@%p34 bra $56;
add.s64 %d128,%d151,%d48;
ld.global.nc.u16 %s6,[%d128];
cvt.rn.f32.u16 %f106,%s6;
$56:
fma.rn.f32 %f28,%f2,%f106,%f25;
setp.lt.s32 %p35,%r59,0;
mov.f32 %f107,%f100;
@%p35 bra $58;
add.s64 %d129,%d151,%d47;
ld.global.nc.u16 %s7,[%d129];
cvt.rn.f32.u16 %f107,%s7;
$58:
fma.rn.f32 %f31,%f3,%f107,%f28;
setp.lt.s32 %p36,%r60,0;
mov.f32 %f108,%f100;
@%p36 bra $60;
add.s64 %d130,%d151,%d46;
ld.global.nc.u16 %s8,[%d130];
cvt.rn.f32.u16 %f108,%s8;
$60:
fma.rn.f32 %f92,%f4,%f108,%f31;
fma.rn.f32 %f34,%f92,%f6,%f22;
setp.lt.s32 %p37,%r61,0;
mov.f32 %f109,%f100;
@%p37 bra $62;
add.s64 %d131,%d151,%d45;
ld.global.nc.u16 %s9,[%d131];
cvt.rn.f32.u16 %f109,%s9;
$62:
fma.rn.f32 %f37,%f1,%f109,0f00000000;
setp.lt.s32 %p38,%r62,0;
mov.f32 %f110,%f100;
@%p38 bra $64;
add.s64 %d132,%d151,%d44;
ld.global.nc.u16 %s10,[%d132];
cvt.rn.f32.u16 %f110,%s10;
$64:
fma.rn.f32 %f40,%f2,%f110,%f37;
setp.lt.s32 %p39,%r63,0;
mov.f32 %f111,%f100;
@%p39 bra $66;
add.s64 %d133,%d151,%d43;
ld.global.nc.u16 %s11,[%d133];
cvt.rn.f32.u16 %f111,%s11;
$66:
fma.rn.f32 %f43,%f3,%f111,%f40;
setp.lt.s32 %p40,%r64,0;
mov.f32 %f112,%f100;
@%p40 bra $68;
add.s64 %d134,%d151,%d42;
ld.global.nc.u16 %s12,[%d134];
cvt.rn.f32.u16 %f112,%s12;
$68:
fma.rn.f32 %f93,%f4,%f112,%f43;
fma.rn.f32 %f46,%f93,%f7,%f34;
setp.lt.s32 %p41,%r65,0;
mov.f32 %f113,%f100;
@%p41 bra $70;
add.s64 %d135,%d151,%d41;
ld.global.nc.u16 %s13,[%d135];
cvt.rn.f32.u16 %f113,%s13;
$70:
fma.rn.f32 %f49,%f1,%f113,0f00000000;
setp.lt.s32 %p42,%r66,0;
mov.f32 %f114,%f100;
@%p42 bra $72;
add.s64 %d136,%d151,%d40;
ld.global.nc.u16 %s14,[%d136];
cvt.rn.f32.u16 %f114,%s14;
$72:
fma.rn.f32 %f52,%f2,%f114,%f49;
setp.lt.s32 %p43,%r67,0;
mov.f32 %f115,%f100;
@%p43 bra $74;
add.s64 %d137,%d151,%d39;
ld.global.nc.u16 %s15,[%d137];
cvt.rn.f32.u16 %f115,%s15;
$74:
fma.rn.f32 %f55,%f3,%f115,%f52;
setp.lt.s32 %p44,%r68,0;
@%p44 bra $76;
add.s64 %d138,%d151,%d38;
ld.global.nc.u16 %s16,[%d138];
cvt.rn.f32.u16 %f100,%s16;
$76:
fma.rn.f32 %f94,%f4,%f100,%f55;
fma.rn.f32 %f95,%f94,%f8,%f46;
cvt.rni.s32.f32 %r110,%f95;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%d152],%r112;
add.s64 %d152,%d152,%d146;
add.s64 %d151,%d151,%d142;
add.s32 %r133,%r133,1;
setp.lt.s32 %p45,%r133,%r95;
@%p45 bra $41;
$77:
ret;
}
.visible .entry warp_nearest_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b16 %s<3>;
.reg .f32 %f<14>;
.reg .b32 %r<92>;
.reg .f64 %e<84>;
.reg .b64 %d<111>;
ld.param.u64 %d45,[p0];
ld.param.v2.u32 {%r85,%r86},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %d50,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %d55,[p4];
ld.param.v2.u32 {%r87,%r88},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %d60,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f5,[p10];
ld.param.f32 %f6,[p11];
ld.param.f32 %f7,[p12];
ld.param.f32 %f8,[p13];
ld.param.f64 %e72,[p7+64];
ld.param.f64 %e73,[p7+56];
ld.param.f64 %e74,[p7+48];
ld.param.f64 %e75,[p7+40];
ld.param.f64 %e76,[p7+32];
ld.param.f64 %e77,[p7+24];
ld.param.f64 %e78,[p7+16];
ld.param.f64 %e79,[p7+8];
ld.param.f64 %e80,[p7];
ld.param.u64 %d104,[p5+24];
ld.param.u64 %d103,[p5+16];
ld.param.u64 %d102,[p5+8];
ld.param.u64 %d56,[p5];
ld.param.u64 %d108,[p3+24];
ld.param.u64 %d107,[p3+16];
ld.param.u64 %d106,[p3+8];
ld.param.u64 %d51,[p3];
ld.param.u64 %d100,[p1+24];
ld.param.u64 %d99,[p1+16];
ld.param.u64 %d98,[p1+8];
ld.param.u64 %d46,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $2;
cvta.to.global.u64 %d61,%d45;
mul.wide.s32 %d62,%r1,40;
add.s64 %d63,%d61,%d62;
ld.global.v2.u32 {%r85,%r86},[%d63+32];
ld.global.u64 %d100,[%d63+24];
ld.global.u64 %d99,[%d63+16];
ld.global.u64 %d98,[%d63+8];
ld.global.u64 %d97,[%d63];
bra.uni $3;
$2:
cvt.s64.s32 %d64,%r1;
mul.lo.s64 %d65,%d46,%d64;
add.s64 %d97,%d45,%d65;
$3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $5;
cvta.to.global.u64 %d66,%d55;
mul.wide.s32 %d67,%r1,40;
add.s64 %d68,%d66,%d67;
ld.global.v2.u32 {%r87,%r88},[%d68+32];
ld.global.u64 %d104,[%d68+24];
ld.global.u64 %d103,[%d68+16];
ld.global.u64 %d102,[%d68+8];
ld.global.u64 %d101,[%d68];
bra.uni $6;
$5:
cvt.s64.s32 %d69,%r1;
mul.lo.s64 %d70,%d56,%d69;
add.s64 %d101,%d55,%d70;
$6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r87;
setp.ge.s32 %p4,%r15,%r88;
or.pred %p5,%p4,%p3;
@%p5 bra $31;
setp.eq.s32 %p6,%r46,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r55,0;
@%p14 bra $17;
cvta.to.global.u64 %d74,%d50;
mul.wide.s32 %d75,%r1,40;
add.s64 %d76,%d74,%d75;
ld.global.u64 %d108,[%d76+24];
ld.global.u64 %d107,[%d76+16];
ld.global.u64 %d106,[%d76+8];
ld.global.u64 %d105,[%d76];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d60,0;
@%p7 bra $11;
cvta.to.global.u64 %d71,%d60;
mul.wide.u32 %d72,%r1,72;
add.s64 %d73,%d71,%d72;
ld.global.f64 %e80,[%d73];
ld.global.f64 %e79,[%d73+8];
ld.global.f64 %e78,[%d73+16];
ld.global.f64 %e77,[%d73+24];
ld.global.f64 %e76,[%d73+32];
ld.global.f64 %e75,[%d73+40];
ld.global.f64 %e74,[%d73+48];
ld.global.f64 %e73,[%d73+56];
ld.global.f64 %e72,[%d73+64];
$11:
setp.eq.f64 %p8,%e73,0d0000000000000000;
setp.eq.f64 %p9,%e74,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e72,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e50,%e79,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e51,%e80,%e29,%e50;
add.rn.f64 %e83,%e51,%e78;
mul.rn.f64 %e52,%e76,%e28;
fma.rn.f64 %e53,%e77,%e29,%e52;
add.rn.f64 %e82,%e53,%e75;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e55,%e73,%e28;
fma.rn.f64 %e56,%e74,%e29,%e55;
add.rn.f64 %e32,%e56,%e72;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e81,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e81,%e32;
$14:
mul.rn.f64 %e83,%e83,%e81;
mul.rn.f64 %e82,%e82,%e81;
bra.uni $19;
$17:
cvt.s64.s32 %d77,%r1;
mul.lo.s64 %d78,%d51,%d77;
add.s64 %d105,%d50,%d78;
$18:
cvt.s64.s32 %d81,%r15;
mul.lo.s64 %d82,%d106,%d81;
cvt.s64.s32 %d83,%r14;
mul.lo.s64 %d84,%d107,%d83;
add.s64 %d85,%d82,%d84;
add.s64 %d79,%d105,%d85;
ld.global.nc.f32 %f9,[%d79];
cvt.f64.f32 %e83,%f9;
add.s64 %d80,%d79,%d108;
ld.global.nc.f32 %f10,[%d80];
cvt.f64.f32 %e82,%f10;
$19:
add.f64 %e57,%e83,0d3FE0000000000000;
mov.f64 %e58,0dC1CDCD6500000000;
max.f64 %e59,%e57,%e58;
mov.f64 %e60,0d41CDCD6500000000;
min.f64 %e61,%e59,%e60;
mov.f64 %e62,0d4338000000000000;
add.rn.f64 %e63,%e61,%e62;
sub.rn.f64 %e64,%e63,%e62;
sub.rn.f64 %e65,%e61,%e64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%e63;
}
setp.lt.f64 %p15,%e65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r89,%r76,%r77;
add.f64 %e66,%e82,0d3FE0000000000000;
max.f64 %e67,%e66,%e58;
min.f64 %e68,%e67,%e60;
add.rn.f64 %e69,%e68,%e62;
sub.rn.f64 %e70,%e69,%e62;
sub.rn.f64 %e71,%e68,%e70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%e69;
}
setp.lt.f64 %p16,%e71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r90,%r78,%r79;
setp.lt.u32 %p17,%r89,%r85;
@%p17 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r89;
.param .b32 q1;
st.param.b32 [q1+0],%r85;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r89,[retval0+0];
}
$21:
setp.lt.u32 %p18,%r90,%r86;
@%p18 bra $23;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r90;
.param .b32 q1;
st.param.b32 [q1+0],%r86;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r90,[retval0+0];
}
$23:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $31;
or.b32 %r31,%r90,%r89;
cvt.s64.s32 %d86,%r14;
mul.lo.s64 %d87,%d103,%d86;
cvt.s64.s32 %d88,%r15;
mul.lo.s64 %d89,%d102,%d88;
add.s64 %d90,%d87,%d89;
add.s64 %d110,%d101,%d90;
cvt.s64.s32 %d91,%r89;
mul.lo.s64 %d92,%d99,%d91;
cvt.s64.s32 %d93,%r90;
mul.lo.s64 %d94,%d98,%d93;
add.s64 %d95,%d92,%d94;
add.s64 %d109,%d97,%d95;
mov.u32 %r91,0;
$25:
.pragma "nounroll";
setp.eq.s32 %p20,%r91,0;
mov.f32 %f12,%f5;
@%p20 bra $28;
setp.ne.s32 %p21,%r91,1;
mov.f32 %f12,%f6;
@%p21 bra $27;
bra.uni $28;
$27:
setp.eq.s32 %p22,%r91,2;
selp.f32 %f12,%f7,%f8,%p22;
$28:
setp.lt.s32 %p23,%r31,0;
@%p23 bra $30;
ld.global.nc.u8 %r81,[%d109];
cvt.u16.u32 %s1,%r81;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f12,%s2;
$30:
add.f32 %f11,%f12,0f00000000;
cvt.rni.s32.f32 %r82,%f11;
max.s32 %r83,%r82,0;
min.s32 %r84,%r83,255;
st.u8 [%d110],%r84;
add.s64 %d110,%d110,%d104;
add.s64 %d109,%d109,%d100;
add.s32 %r91,%r91,1;
setp.lt.s32 %p24,%r91,%r58;
@%p24 bra $25;
$31:
ret;
}
.visible .entry warp_cubic_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<33>;
.reg .f32 %f<117>;
.reg .b32 %r<150>;
.reg .f64 %e<95>;
.reg .b64 %d<153>;
ld.param.u64 %d61,[p0];
ld.param.v2.u32 {%r135,%r136},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %d66,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %d71,[p4];
ld.param.v2.u32 {%r137,%r138},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %d76,[p8];
ld.param.u32 %r84,[p9];
ld.param.f64 %e81,[p7+64];
ld.param.f64 %e82,[p7+56];
ld.param.f64 %e83,[p7+48];
ld.param.f64 %e84,[p7+40];
ld.param.f64 %e85,[p7+32];
ld.param.f64 %e86,[p7+24];
ld.param.f64 %e87,[p7+16];
ld.param.f64 %e88,[p7+8];
ld.param.f64 %e89,[p7];
ld.param.u64 %d146,[p5+24];
ld.param.u64 %d145,[p5+16];
ld.param.u64 %d144,[p5+8];
ld.param.u64 %d72,[p5];
ld.param.u64 %d150,[p3+24];
ld.param.u64 %d149,[p3+16];
ld.param.u64 %d148,[p3+8];
ld.param.u64 %d67,[p3];
ld.param.u64 %d142,[p1+24];
ld.param.u64 %d141,[p1+16];
ld.param.u64 %d140,[p1+8];
ld.param.u64 %d62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $2;
cvta.to.global.u64 %d77,%d61;
mul.wide.s32 %d78,%r1,40;
add.s64 %d79,%d77,%d78;
ld.global.v2.u32 {%r135,%r136},[%d79+32];
ld.global.u64 %d142,[%d79+24];
ld.global.u64 %d141,[%d79+16];
ld.global.u64 %d140,[%d79+8];
ld.global.u64 %d151,[%d79];
bra.uni $3;
$2:
cvt.s64.s32 %d80,%r1;
mul.lo.s64 %d81,%d62,%d80;
add.s64 %d151,%d61,%d81;
$3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $5;
cvta.to.global.u64 %d82,%d71;
mul.wide.s32 %d83,%r1,40;
add.s64 %d84,%d82,%d83;
ld.global.v2.u32 {%r137,%r138},[%d84+32];
ld.global.u64 %d146,[%d84+24];
ld.global.u64 %d145,[%d84+16];
ld.global.u64 %d144,[%d84+8];
ld.global.u64 %d143,[%d84];
bra.uni $6;
$5:
cvt.s64.s32 %d85,%r1;
mul.lo.s64 %d86,%d72,%d85;
add.s64 %d143,%d71,%d86;
$6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r137;
setp.ge.s32 %p4,%r15,%r138;
or.pred %p5,%p4,%p3;
@%p5 bra $77;
setp.eq.s32 %p6,%r83,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p14,%r92,0;
@%p14 bra $17;
cvta.to.global.u64 %d90,%d66;
mul.wide.s32 %d91,%r1,40;
add.s64 %d92,%d90,%d91;
ld.global.u64 %d150,[%d92+24];
ld.global.u64 %d149,[%d92+16];
ld.global.u64 %d148,[%d92+8];
ld.global.u64 %d147,[%d92];
bra.uni $18;
$8:
setp.eq.s64 %p7,%d76,0;
@%p7 bra $11;
cvta.to.global.u64 %d87,%d76;
mul.wide.u32 %d88,%r1,72;
add.s64 %d89,%d87,%d88;
ld.global.f64 %e89,[%d89];
ld.global.f64 %e88,[%d89+8];
ld.global.f64 %e87,[%d89+16];
ld.global.f64 %e86,[%d89+24];
ld.global.f64 %e85,[%d89+32];
ld.global.f64 %e84,[%d89+40];
ld.global.f64 %e83,[%d89+48];
ld.global.f64 %e82,[%d89+56];
ld.global.f64 %e81,[%d89+64];
$11:
setp.eq.f64 %p8,%e82,0d0000000000000000;
setp.eq.f64 %p9,%e83,0d0000000000000000;
and.pred %p10,%p8,%p9;
setp.eq.f64 %p11,%e81,0d3FF0000000000000;
cvt.rn.f64.s32 %e28,%r15;
mul.rn.f64 %e56,%e88,%e28;
cvt.rn.f64.s32 %e29,%r14;
fma.rn.f64 %e57,%e89,%e29,%e56;
add.rn.f64 %e92,%e57,%e87;
mul.rn.f64 %e58,%e85,%e28;
fma.rn.f64 %e59,%e86,%e29,%e58;
add.rn.f64 %e91,%e59,%e84;
and.pred %p12,%p11,%p10;
@%p12 bra $19;
mul.rn.f64 %e61,%e82,%e28;
fma.rn.f64 %e62,%e83,%e29,%e61;
add.rn.f64 %e32,%e62,%e81;
setp.eq.f64 %p13,%e32,0d0000000000000000;
mov.f64 %e90,0d0000000000000000;
@%p13 bra $14;
rcp.rn.f64 %e90,%e32;
$14:
mul.rn.f64 %e92,%e92,%e90;
mul.rn.f64 %e91,%e91,%e90;
bra.uni $19;
$17:
cvt.s64.s32 %d93,%r1;
mul.lo.s64 %d94,%d67,%d93;
add.s64 %d147,%d66,%d94;
$18:
cvt.s64.s32 %d97,%r15;
mul.lo.s64 %d98,%d148,%d97;
cvt.s64.s32 %d99,%r14;
mul.lo.s64 %d100,%d149,%d99;
add.s64 %d101,%d98,%d100;
add.s64 %d95,%d147,%d101;
ld.global.nc.f32 %f62,[%d95];
cvt.f64.f32 %e92,%f62;
add.s64 %d96,%d95,%d150;
ld.global.nc.f32 %f63,[%d96];
cvt.f64.f32 %e91,%f63;
$19:
add.f64 %e63,%e92,0d0000000000000000;
mov.f64 %e64,0dC1CDCD6500000000;
max.f64 %e65,%e63,%e64;
mov.f64 %e66,0d41CDCD6500000000;
min.f64 %e67,%e65,%e66;
mov.f64 %e68,0d4338000000000000;
add.rn.f64 %e69,%e67,%e68;
sub.rn.f64 %e70,%e69,%e68;
sub.rn.f64 %e93,%e67,%e70;
{
.reg .b32 %temp;
mov.b64 {%r139,%temp},%e69;
}
setp.geu.f64 %p15,%e93,0d0000000000000000;
@%p15 bra $21;
add.s32 %r139,%r139,-1;
mov.f64 %e71,0d3FF0000000000000;
add.rn.f64 %e93,%e93,%e71;
$21:
add.f64 %e72,%e91,0d0000000000000000;
max.f64 %e74,%e72,%e64;
min.f64 %e76,%e74,%e66;
add.rn.f64 %e78,%e76,%e68;
sub.rn.f64 %e79,%e78,%e68;
sub.rn.f64 %e94,%e76,%e79;
{
.reg .b32 %temp;
mov.b64 {%r140,%temp},%e78;
}
setp.geu.f64 %p16,%e94,0d0000000000000000;
@%p16 bra $23;
add.s32 %r140,%r140,-1;
mov.f64 %e80,0d3FF0000000000000;
add.rn.f64 %e94,%e94,%e80;
$23:
cvt.rn.f32.f64 %f64,%e93;
add.f32 %f65,%f64,0f3F800000;
mov.f32 %f66,0f3F800000;
mul.f32 %f67,%f65,0f3F400000;
mov.f32 %f68,0f40700000;
sub.f32 %f69,%f68,%f67;
fma.rn.f32 %f70,%f65,%f69,0fC0C00000;
fma.rn.f32 %f1,%f65,%f70,0f40400000;
fma.rn.f32 %f71,%f64,0f3FA00000,0fC0100000;
mul.f32 %f72,%f71,%f64;
fma.rn.f32 %f2,%f72,%f64,0f3F800000;
sub.f32 %f73,%f66,%f64;
fma.rn.f32 %f74,%f73,0f3FA00000,0fC0100000;
mul.f32 %f75,%f73,%f74;
fma.rn.f32 %f3,%f73,%f75,0f3F800000;
sub.f32 %f76,%f66,%f1;
sub.f32 %f77,%f76,%f2;
sub.f32 %f4,%f77,%f3;
cvt.rn.f32.f64 %f78,%e94;
add.f32 %f79,%f78,0f3F800000;
mul.f32 %f80,%f79,0f3F400000;
sub.f32 %f81,%f68,%f80;
fma.rn.f32 %f82,%f79,%f81,0fC0C00000;
fma.rn.f32 %f5,%f79,%f82,0f40400000;
fma.rn.f32 %f83,%f78,0f3FA00000,0fC0100000;
mul.f32 %f84,%f83,%f78;
fma.rn.f32 %f6,%f84,%f78,0f3F800000;
sub.f32 %f85,%f66,%f78;
fma.rn.f32 %f86,%f85,0f3FA00000,0fC0100000;
mul.f32 %f87,%f85,%f86;
fma.rn.f32 %f7,%f85,%f87,0f3F800000;
add.s32 %r141,%r139,-1;
setp.lt.u32 %p17,%r141,%r135;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r129,%r139,-1;
st.param.b32 [q0+0],%r129;
.param .b32 q1;
st.param.b32 [q1+0],%r135;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r141,[retval0+0];
}
$25:
setp.lt.u32 %p18,%r139,%r135;
mov.u32 %r142,%r139;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r139;
.param .b32 q1;
st.param.b32 [q1+0],%r135;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r142,[retval0+0];
}
$27:
add.s32 %r143,%r139,1;
setp.lt.u32 %p19,%r143,%r135;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r130,%r139,1;
st.param.b32 [q0+0],%r130;
.param .b32 q1;
st.param.b32 [q1+0],%r135;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r143,[retval0+0];
}
$29:
add.s32 %r144,%r139,2;
setp.lt.u32 %p20,%r144,%r135;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r131,%r139,2;
st.param.b32 [q0+0],%r131;
.param .b32 q1;
st.param.b32 [q1+0],%r135;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r144,[retval0+0];
}
$31:
add.s32 %r145,%r140,-1;
setp.lt.u32 %p21,%r145,%r136;
@%p21 bra $33;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r132,%r140,-1;
st.param.b32 [q0+0],%r132;
.param .b32 q1;
st.param.b32 [q1+0],%r136;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r145,[retval0+0];
}
$33:
setp.lt.u32 %p22,%r140,%r136;
mov.u32 %r146,%r140;
@%p22 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r140;
.param .b32 q1;
st.param.b32 [q1+0],%r136;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r146,[retval0+0];
}
$35:
add.s32 %r147,%r140,1;
setp.lt.u32 %p23,%r147,%r136;
@%p23 bra $37;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r133,%r140,1;
st.param.b32 [q0+0],%r133;
.param .b32 q1;
st.param.b32 [q1+0],%r136;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r147,[retval0+0];
}
$37:
add.s32 %r148,%r140,2;
setp.lt.u32 %p24,%r148,%r136;
@%p24 bra $39;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r134,%r140,2;
st.param.b32 [q0+0],%r134;
.param .b32 q1;
st.param.b32 [q1+0],%r136;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r148,[retval0+0];
}
$39:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $77;
cvt.s64.s32 %d102,%r15;
or.b32 %r53,%r141,%r145;
or.b32 %r54,%r142,%r145;
or.b32 %r55,%r143,%r145;
or.b32 %r56,%r144,%r145;
or.b32 %r57,%r141,%r146;
or.b32 %r58,%r142,%r146;
or.b32 %r59,%r143,%r146;
or.b32 %r60,%r144,%r146;
or.b32 %r61,%r141,%r147;
or.b32 %r62,%r142,%r147;
or.b32 %r63,%r143,%r147;
or.b32 %r64,%r144,%r147;
or.b32 %r65,%r141,%r148;
or.b32 %r66,%r142,%r148;
or.b32 %r67,%r143,%r148;
or.b32 %r68,%r144,%r148;
cvt.s64.s32 %d103,%r14;
mul.lo.s64 %d104,%d145,%d103;
mul.lo.s64 %d105,%d144,%d102;
add.s64 %d106,%d104,%d105;
add.s64 %d152,%d143,%d106;
cvt.s64.s32 %d107,%r148;
mul.lo.s64 %d108,%d140,%d107;
cvt.s64.s32 %d109,%r144;
mul.lo.s64 %d110,%d141,%d109;
add.s64 %d38,%d108,%d110;
cvt.s64.s32 %d111,%r143;
mul.lo.s64 %d112,%d141,%d111;
add.s64 %d39,%d108,%d112;
cvt.s64.s32 %d113,%r142;
mul.lo.s64 %d114,%d141,%d113;
add.s64 %d40,%d108,%d114;
cvt.s64.s32 %d115,%r141;
mul.lo.s64 %d116,%d141,%d115;
add.s64 %d41,%d108,%d116;
cvt.s64.s32 %d117,%r147;
mul.lo.s64 %d118,%d140,%d117;
add.s64 %d42,%d118,%d110;
add.s64 %d43,%d118,%d112;
add.s64 %d44,%d118,%d114;
add.s64 %d45,%d118,%d116;
cvt.s64.s32 %d119,%r146;
mul.lo.s64 %d120,%d140,%d119;
add.s64 %d46,%d120,%d110;
add.s64 %d47,%d120,%d112;
add.s64 %d48,%d120,%d114;
add.s64 %d49,%d120,%d116;
cvt.s64.s32 %d121,%r145;
mul.lo.s64 %d122,%d140,%d121;
add.s64 %d50,%d122,%d110;
add.s64 %d51,%d122,%d112;
add.s64 %d52,%d122,%d114;
add.s64 %d53,%d122,%d116;
mov.f32 %f88,0f3F800000;
sub.f32 %f89,%f88,%f5;
sub.f32 %f90,%f89,%f6;
sub.f32 %f8,%f90,%f7;
mov.u32 %r149,0;
$41:
.pragma "nounroll";
ld.param.f32 %f100,[p10];
setp.eq.s32 %p26,%r149,0;
@%p26 bra $44;
ld.param.f32 %f100,[p11];
setp.ne.s32 %p27,%r149,1;
@%p27 bra $43;
bra.uni $44;
$43:
ld.param.f32 %f99,[p13];
ld.param.f32 %f98,[p12];
setp.eq.s32 %p28,%r149,2;
selp.f32 %f100,%f98,%f99,%p28;
$44:
setp.lt.s32 %p29,%r53,0;
mov.f32 %f101,%f100;
@%p29 bra $46;
add.s64 %d123,%d151,%d53;
ld.global.nc.u8 %r110,[%d123];
cvt.u16.u32 %s1,%r110;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f101,%s2;
$46:
fma.rn.f32 %f13,%f1,%f101,0f00000000;
setp.lt.s32 %p30,%r54,0;
mov.f32 %f102,%f100;
@%p30 bra $48;
add.s64 %d124,%d151,%d52;
ld.global.nc.u8 %r111,[%d124];
cvt.u16.u32 %s3,%r111;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f102,%s4;
$48:
fma.rn.f32 %f16,%f2,%f102,%f13;
setp.lt.s32 %p31,%r55,0;
mov.f32 %f103,%f100;
@%p31 bra $50;
add.s64 %d125,%d151,%d51;
ld.global.nc.u8 %r112,[%d125];
cvt.u16.u32 %s5,%r112;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f103,%s6;
$50:
fma.rn.f32 %f19,%f3,%f103,%f16;
setp.lt.s32 %p32,%r56,0;
mov.f32 %f104,%f100;
@%p32 bra $52;
add.s64 %d126,%d151,%d50;
ld.global.nc.u8 %r113,[%d126];
cvt.u16.u32 %s7,%r113;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f104,%s8;
$52:
fma.rn.f32 %f91,%f4,%f104,%f19;
fma.rn.f32 %f22,%f91,%f5,0f00000000;
setp.lt.s32 %p33,%r57,0;
mov.f32 %f105,%f100;
@%p33 bra $54;
add.s64 %d127,%d151,%d49;
ld.global.nc.u8 %r114,[%d127];
cvt.u16.u32 %s9,%r114;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f105,%s10;
$54:
fma.rn.f32 %f25,%f1,%f105,0f00000000;
setp.lt.s32 %p34,%r58,0;
mov.f32 %f106,%f100;
@%p34 bra $56;
add.s64 %d128,%d151,%d48;
ld.global.nc.u8 %r115,[%d128];
cvt.u16.u32 %s11,%r115;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f106,%s12;
$56:
fma.rn.f32 %f28,%f2,%f106,%f25;
setp.lt.s32 %p35,%r59,0;
mov.f32 %f107,%f100;
@%p35 bra $58;
add.s64 %d129,%d151,%d47;
ld.global.nc.u8 %r116,[%d129];
cvt.u16.u32 %s13,%r116;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f107,%s14;
$58:
fma.rn.f32 %f31,%f3,%f107,%f28;
setp.lt.s32 %p36,%r60,0;
mov.f32 %f108,%f100;
@%p36 bra $60;
add.s64 %d130,%d151,%d46;
ld.global.nc.u8 %r117,[%d130];
cvt.u16.u32 %s15,%r117;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f108,%s16;
$60:
fma.rn.f32 %f92,%f4,%f108,%f31;
fma.rn.f32 %f34,%f92,%f6,%f22;
setp.lt.s32 %p37,%r61,0;
mov.f32 %f109,%f100;
@%p37 bra $62;
add.s64 %d131,%d151,%d45;
ld.global.nc.u8 %r118,[%d131];
cvt.u16.u32 %s17,%r118;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f109,%s18;
$62:
fma.rn.f32 %f37,%f1,%f109,0f00000000;
setp.lt.s32 %p38,%r62,0;
mov.f32 %f110,%f100;
@%p38 bra $64;
add.s64 %d132,%d151,%d44;
ld.global.nc.u8 %r119,[%d132];
cvt.u16.u32 %s19,%r119;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f110,%s20;
$64:
fma.rn.f32 %f40,%f2,%f110,%f37;
setp.lt.s32 %p39,%r63,0;
mov.f32 %f111,%f100;
@%p39 bra $66;
add.s64 %d133,%d151,%d43;
ld.global.nc.u8 %r120,[%d133];
cvt.u16.u32 %s21,%r120;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f111,%s22;
$66:
fma.rn.f32 %f43,%f3,%f111,%f40;
setp.lt.s32 %p40,%r64,0;
mov.f32 %f112,%f100;
@%p40 bra $68;
add.s64 %d134,%d151,%d42;
ld.global.nc.u8 %r121,[%d134];
cvt.u16.u32 %s23,%r121;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f112,%s24;
$68:
fma.rn.f32 %f93,%f4,%f112,%f43;
fma.rn.f32 %f46,%f93,%f7,%f34;
setp.lt.s32 %p41,%r65,0;
mov.f32 %f113,%f100;
@%p41 bra $70;
add.s64 %d135,%d151,%d41;
ld.global.nc.u8 %r122,[%d135];
cvt.u16.u32 %s25,%r122;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f113,%s26;
$70:
fma.rn.f32 %f49,%f1,%f113,0f00000000;
setp.lt.s32 %p42,%r66,0;
mov.f32 %f114,%f100;
@%p42 bra $72;
add.s64 %d136,%d151,%d40;
ld.global.nc.u8 %r123,[%d136];
cvt.u16.u32 %s27,%r123;
and.b16 %s28,%s27,255;
cvt.rn.f32.u16 %f114,%s28;
$72:
fma.rn.f32 %f52,%f2,%f114,%f49;
setp.lt.s32 %p43,%r67,0;
mov.f32 %f115,%f100;
@%p43 bra $74;
add.s64 %d137,%d151,%d39;
ld.global.nc.u8 %r124,[%d137];
cvt.u16.u32 %s29,%r124;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f115,%s30;
$74:
fma.rn.f32 %f55,%f3,%f115,%f52;
setp.lt.s32 %p44,%r68,0;
@%p44 bra $76;
add.s64 %d138,%d151,%d38;
ld.global.nc.u8 %r125,[%d138];
cvt.u16.u32 %s31,%r125;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f100,%s32;
$76:
fma.rn.f32 %f94,%f4,%f100,%f55;
fma.rn.f32 %f95,%f94,%f8,%f46;
cvt.rni.s32.f32 %r126,%f95;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,255;
st.u8 [%d152],%r128;
add.s64 %d152,%d152,%d146;
add.s64 %d151,%d151,%d142;
add.s32 %r149,%r149,1;
setp.lt.s32 %p45,%r149,%r95;
@%p45 bra $41;
$77:
ret;
}
`;
