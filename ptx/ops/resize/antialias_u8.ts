// Generated from kernels/ops/resize/antialias_u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/resize/antialias_u8.cu`. */
export const RESIZE_ANTIALIAS_U8: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .align 4 .b8 p0[20],
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<18>;
.reg .f32 %f<112>;
.reg .b32 %r<10>;
ld.param.u32 %r5,[p1];
ld.param.u32 %r6,[p2];
ld.param.f32 %f1,[p0+8];
ld.param.f32 %f2,[p0+12];
ld.param.f32 %f3,[p0+16];
setp.eq.s32 %p1,%r5,0;
@%p1 bra $27;
cvt.rn.f32.s32 %f36,%r6;
add.f32 %f37,%f36,0f3F000000;
sub.f32 %f38,%f37,%f1;
mul.f32 %f39,%f2,%f38;
abs.f32 %f4,%f39;
setp.eq.s32 %p2,%r5,1;
@%p2 bra $25;
bra.uni $2;
$25:
mov.f32 %f92,0f3F800000;
sub.f32 %f93,%f92,%f4;
mov.f32 %f94,0f00000000;
max.f32 %f110,%f93,%f94;
$26:
mul.f32 %f111,%f3,%f110;
bra.uni $28;
$27:
add.s32 %r9,%r6,1;
cvt.rn.f32.s32 %f95,%r9;
min.f32 %f96,%f95,%f2;
cvt.rn.f32.s32 %f97,%r6;
max.f32 %f98,%f97,%f1;
sub.f32 %f99,%f96,%f98;
setp.gt.f32 %p17,%f99,0f3A83126F;
mul.f32 %f100,%f3,%f99;
selp.f32 %f111,%f100,0f00000000,%p17;
$28:
st.param.f32 [func_retval0+0],%f111;
ret;
$2:
setp.eq.s32 %p3,%r5,2;
mov.f32 %f110,0f00000000;
@%p3 bra $21;
bra.uni $3;
$21:
setp.lt.f32 %p15,%f4,0f3F800000;
@%p15 bra $24;
bra.uni $22;
$24:
fma.rn.f32 %f90,%f4,0f3FC00000,0fC0200000;
mul.f32 %f91,%f4,%f90;
fma.rn.f32 %f110,%f4,%f91,0f3F800000;
bra.uni $26;
$3:
setp.geu.f32 %p4,%f4,0f40400000;
@%p4 bra $26;
setp.eq.f32 %p5,%f4,0f00000000;
mov.f32 %f109,0f3F800000;
mov.f32 %f105,%f109;
@%p5 bra $12;
add.f32 %f43,%f4,%f4;
cvt.rni.f32.f32 %f44,%f43;
cvt.rzi.s32.f32 %r1,%f44;
neg.f32 %f45,%f44;
mov.f32 %f46,0f3F000000;
fma.rn.f32 %f47,%f45,%f46,%f4;
mul.f32 %f48,%f47,0f34222169;
mov.f32 %f49,0f40490FDA;
fma.rn.f32 %f50,%f47,%f49,%f48;
mul.rn.f32 %f5,%f50,%f50;
and.b32 %r2,%r1,1;
setp.eq.s32 %p6,%r2,0;
selp.f32 %f6,%f50,0f3F800000,%p6;
mov.f32 %f102,0fB94D4153;
@%p6 bra $7;
mov.f32 %f51,0fBAB607ED;
mov.f32 %f52,0f37CBAC00;
fma.rn.f32 %f102,%f52,%f5,%f51;
$7:
selp.f32 %f53,0f3C0885E4,0f3D2AAABB,%p6;
fma.rn.f32 %f54,%f102,%f5,%f53;
selp.f32 %f55,0fBE2AAAA8,0fBEFFFFFF,%p6;
fma.rn.f32 %f56,%f54,%f5,%f55;
mov.f32 %f57,0f00000000;
fma.rn.f32 %f58,%f5,%f6,%f57;
fma.rn.f32 %f104,%f56,%f58,%f6;
and.b32 %r7,%r1,2;
setp.eq.s32 %p8,%r7,0;
@%p8 bra $9;
mov.f32 %f60,0fBF800000;
fma.rn.f32 %f104,%f104,%f60,%f57;
$9:
cvt.rzi.f32.f32 %f61,%f4;
setp.neu.f32 %p9,%f61,%f4;
@%p9 bra $11;
mov.f32 %f62,0f00000000;
mul.rn.f32 %f104,%f4,%f62;
$11:
mul.f32 %f63,%f4,0f40490FDB;
div.rn.f32 %f105,%f104,%f63;
$12:
mul.f32 %f16,%f4,0f3EAAAAAB;
setp.eq.f32 %p10,%f16,0f00000000;
@%p10 bra $20;
add.f32 %f66,%f16,%f16;
cvt.rni.f32.f32 %f67,%f66;
cvt.rzi.s32.f32 %r3,%f67;
neg.f32 %f68,%f67;
mov.f32 %f69,0f3F000000;
fma.rn.f32 %f70,%f68,%f69,%f16;
mul.f32 %f71,%f70,0f34222169;
mov.f32 %f72,0f40490FDA;
fma.rn.f32 %f73,%f70,%f72,%f71;
mul.rn.f32 %f17,%f73,%f73;
and.b32 %r4,%r3,1;
setp.eq.s32 %p11,%r4,0;
selp.f32 %f18,%f73,0f3F800000,%p11;
mov.f32 %f106,0fB94D4153;
@%p11 bra $15;
mov.f32 %f74,0fBAB607ED;
mov.f32 %f75,0f37CBAC00;
fma.rn.f32 %f106,%f75,%f17,%f74;
$15:
selp.f32 %f76,0f3C0885E4,0f3D2AAABB,%p11;
fma.rn.f32 %f77,%f106,%f17,%f76;
selp.f32 %f78,0fBE2AAAA8,0fBEFFFFFF,%p11;
fma.rn.f32 %f79,%f77,%f17,%f78;
mov.f32 %f80,0f00000000;
fma.rn.f32 %f81,%f17,%f18,%f80;
fma.rn.f32 %f108,%f79,%f81,%f18;
and.b32 %r8,%r3,2;
setp.eq.s32 %p13,%r8,0;
@%p13 bra $17;
mov.f32 %f83,0fBF800000;
fma.rn.f32 %f108,%f108,%f83,%f80;
$17:
cvt.rzi.f32.f32 %f84,%f16;
setp.neu.f32 %p14,%f84,%f16;
@%p14 bra $19;
mov.f32 %f85,0f00000000;
mul.rn.f32 %f108,%f16,%f85;
$19:
mul.f32 %f86,%f16,0f40490FDB;
div.rn.f32 %f109,%f108,%f86;
$20:
mul.f32 %f110,%f105,%f109;
bra.uni $26;
$22:
setp.geu.f32 %p16,%f4,0f40000000;
@%p16 bra $26;
fma.rn.f32 %f88,%f4,0fBF000000,0f40200000;
fma.rn.f32 %f89,%f4,%f88,0fC0800000;
fma.rn.f32 %f110,%f4,%f89,0f40000000;
bra.uni $26;
}
.func (.param .align 4 .b8 func_retval0[20]) z1(
.param .b32 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .f32 %f<27>;
.reg .b32 %r<30>;
.reg .f64 %e<29>;
ld.param.u32 %r14,[p0];
ld.param.u32 %r15,[p1];
ld.param.f64 %e1,[p2];
ld.param.u32 %r16,[p3];
setp.eq.s32 %p1,%r14,0;
@%p1 bra $5;
mov.f64 %e2,0d3FF0000000000000;
max.f64 %e3,%e1,%e2;
cvt.rn.f64.s32 %e4,%r15;
add.f64 %e5,%e4,0d3FE0000000000000;
mul.f64 %e6,%e5,%e1;
setp.eq.s32 %p2,%r14,2;
selp.b32 %r17,2,3,%p2;
setp.eq.s32 %p3,%r14,1;
selp.b32 %r18,1,%r17,%p3;
cvt.rn.f64.s32 %e7,%r18;
mul.f64 %e8,%e3,%e7;
sub.f64 %e9,%e6,%e8;
add.f64 %e10,%e9,0d3FE0000000000000;
cvt.rzi.s32.f64 %r19,%e10;
add.f64 %e11,%e6,%e8;
add.f64 %e12,%e11,0d3FE0000000000000;
cvt.rzi.s32.f64 %r20,%e12;
min.s32 %r21,%r20,%r16;
max.s32 %r28,%r19,0;
sub.s32 %r29,%r21,%r28;
cvt.rn.f64.s32 %e13,%r28;
sub.f64 %e14,%e6,%e13;
rcp.rn.f64 %e15,%e3;
setp.lt.s32 %p4,%r29,1;
cvt.rn.f32.f64 %f24,%e14;
cvt.rn.f32.f64 %f25,%e15;
mov.f32 %f23,0f00000000;
@%p4 bra $4;
mov.f32 %f6,0f3F800000;
mov.u32 %r27,0;
$3:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r28;
st.param.b32 [q0+4],%r29;
st.param.f32 [q0+8],%f24;
st.param.f32 [q0+12],%f25;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r14;
.param .b32 q2;
st.param.b32 [q2+0],%r27;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f21,[retval0+0];
}
add.f32 %f23,%f23,%f21;
add.s32 %r27,%r27,1;
setp.lt.s32 %p5,%r27,%r29;
@%p5 bra $3;
$4:
rcp.rn.f32 %f26,%f23;
bra.uni $6;
$5:
cvt.rn.f64.s32 %e16,%r15;
mul.f64 %e17,%e16,%e1;
add.f64 %e18,%e17,%e1;
cvt.rn.f64.s32 %e19,%r16;
min.f64 %e20,%e18,%e19;
cvt.rmi.f64.f64 %e21,%e17;
cvt.rzi.s32.f64 %r23,%e21;
add.s32 %r24,%r16,-1;
cvt.rpi.f64.f64 %e22,%e20;
cvt.rzi.s32.f64 %r25,%e22;
min.s32 %r26,%r25,%r16;
min.s32 %r28,%r23,%r24;
cvt.rn.f64.s32 %e23,%r28;
sub.f64 %e24,%e17,%e23;
sub.f64 %e25,%e20,%e23;
sub.f64 %e26,%e19,%e17;
min.f64 %e27,%e1,%e26;
rcp.rn.f64 %e28,%e27;
sub.s32 %r29,%r26,%r28;
cvt.rn.f32.f64 %f25,%e25;
cvt.rn.f32.f64 %f24,%e24;
cvt.rn.f32.f64 %f26,%e28;
$6:
st.param.b32 [func_retval0+0],%r28;
st.param.b32 [func_retval0+4],%r29;
st.param.f32 [func_retval0+8],%f24;
st.param.f32 [func_retval0+12],%f25;
st.param.f32 [func_retval0+16],%f26;
ret;
}
.visible .entry resample_u8_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<108>;
.reg .b16 %s<2>;
.reg .f32 %f<116>;
.reg .b32 %r<527>;
.reg .f64 %e<10>;
.reg .b64 %d<298>;
.shared .align 4 .b8 z2[640];
.shared .align 4 .b8 z3[160];
.shared .align 16 .b8 z4[8192];
.shared .align 4 .b8 z5[2048];
.shared .align 16 .b8 z6[20736];
.shared .align 4 .b8 z7[2048];
ld.param.u64 %d70,[p0];
ld.param.v2.u32 {%r464,%r465},[p1+32];
ld.param.v2.u32 {%r171,%r172},[p1+40];
ld.param.u64 %d75,[p2];
ld.param.v2.u32 {%r466,%r467},[p3+32];
ld.param.v2.u32 {%r175,%r176},[p3+40];
ld.param.f64 %e4,[p4];
ld.param.f64 %e5,[p5];
ld.param.u32 %r168,[p6];
ld.param.u64 %d286,[p3+8];
ld.param.u64 %d76,[p3];
ld.param.u64 %d284,[p1+8];
ld.param.u64 %d71,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r172,0;
@%p5 bra $2;
cvta.to.global.u64 %d80,%d70;
mul.wide.s32 %d81,%r1,40;
add.s64 %d82,%d80,%d81;
ld.global.v2.u32 {%r464,%r465},[%d82+32];
ld.global.u64 %d284,[%d82+8];
ld.global.u64 %d283,[%d82];
bra.uni $3;
$2:
cvt.s64.s32 %d83,%r1;
mul.lo.s64 %d84,%d71,%d83;
add.s64 %d283,%d70,%d84;
$3:
setp.eq.s32 %p6,%r176,0;
@%p6 bra $5;
cvta.to.global.u64 %d85,%d75;
mul.wide.s32 %d86,%r1,40;
add.s64 %d87,%d85,%d86;
ld.global.v2.u32 {%r466,%r467},[%d87+32];
ld.global.u64 %d286,[%d87+8];
ld.global.u64 %d285,[%d87];
bra.uni $6;
$5:
cvt.s64.s32 %d88,%r1;
mul.lo.s64 %d89,%d76,%d88;
add.s64 %d285,%d75,%d89;
$6:
mov.u32 %r181,%ctaid.x;
shl.b32 %r14,%r181,5;
mov.u32 %r182,%ctaid.y;
shl.b32 %r15,%r182,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.le.s32 %p7,%r466,%r14;
setp.ge.s32 %p8,%r15,%r467;
or.pred %p9,%p8,%p7;
@%p9 bra $109;
setp.lt.s32 %p10,%r17,2;
setp.lt.s32 %p11,%r16,8;
setp.eq.s32 %p12,%r17,0;
or.pred %p13,%p12,%p11;
and.pred %p14,%p10,%p13;
mul.wide.s32 %d90,%r16,20;
mov.u64 %d91,z2;
add.s64 %d25,%d91,%d90;
@%p14 bra $8;
bra.uni $13;
$8:
selp.b32 %r22,%r464,%r465,%p12;
selp.b32 %r23,%r466,%r467,%p12;
selp.f64 %e9,%e4,%e5,%p12;
setp.neu.f64 %p16,%e9,0d0000000000000000;
@%p16 bra $10;
cvt.rn.f64.s32 %e6,%r23;
cvt.rn.f64.s32 %e7,%r22;
div.rn.f64 %e8,%e6,%e7;
rcp.rn.f64 %e9,%e8;
$10:
selp.b32 %r183,%r14,%r15,%p12;
add.s32 %r184,%r183,%r16;
add.s32 %r185,%r23,-1;
min.s32 %r186,%r184,%r185;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r168;
.param .b32 q1;
st.param.b32 [q1+0],%r186;
.param .b64 q2;
st.param.f64 [q2+0],%e9;
.param .b32 q3;
st.param.b32 [q3+0],%r22;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r24,[retval0+0];
ld.param.b32 %r25,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p12 bra $12;
mov.u64 %d93,z3;
add.s64 %d94,%d93,%d90;
st.shared.u32 [%d94],%r24;
st.shared.u32 [%d94+4],%r25;
st.shared.f32 [%d94+8],%f1;
st.shared.f32 [%d94+12],%f2;
st.shared.f32 [%d94+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d25],%r24;
st.shared.u32 [%d25+4],%r25;
st.shared.f32 [%d25+8],%f1;
st.shared.f32 [%d25+12],%f2;
st.shared.f32 [%d25+16],%f3;
$13:
bar.sync 0;
ld.shared.f32 %f4,[%d25+8];
ld.shared.f32 %f5,[%d25+12];
ld.shared.f32 %f6,[%d25+16];
cvt.s64.s32 %d28,%r17;
mul.wide.s32 %d95,%r17,20;
mov.u64 %d96,z3;
add.s64 %d97,%d96,%d95;
ld.shared.u32 %r26,[%d97];
ld.shared.u32 %r27,[%d97+4];
ld.shared.f32 %f7,[%d97+8];
ld.shared.f32 %f8,[%d97+12];
ld.shared.f32 %f9,[%d97+16];
ld.shared.u32 %r187,[z2];
and.b32 %r28,%r187,-4;
ld.shared.u32 %r29,[z3];
ld.shared.u32 %r188,[z3+144];
ld.shared.u32 %r189,[z3+140];
add.s32 %r30,%r188,%r189;
ld.shared.u32 %r31,[%d25];
sub.s32 %r32,%r31,%r28;
shr.s32 %r190,%r32,31;
shr.u32 %r191,%r190,30;
add.s32 %r192,%r32,%r191;
and.b32 %r193,%r192,-4;
sub.s32 %r33,%r32,%r193;
ld.shared.u32 %r34,[%d25+4];
ld.shared.u32 %r194,[z2+624];
ld.shared.u32 %r195,[z2+620];
add.s32 %r196,%r194,%r195;
sub.s32 %r35,%r196,%r28;
add.s32 %r197,%r35,3;
shr.s32 %r36,%r197,2;
or.b64 %d98,%d284,%d283;
and.b64 %d99,%d98,3;
setp.eq.s64 %p18,%d99,0;
and.b32 %r198,%r197,-4;
sub.s32 %r37,%r464,%r28;
setp.le.s32 %p19,%r198,%r37;
and.pred %p1,%p18,%p19;
setp.gt.s32 %p20,%r16,0;
@%p20 bra $15;
add.s32 %r199,%r36,%r16;
mul.lo.s64 %d100,%d28,2592;
mov.u64 %d101,z6;
add.s64 %d102,%d101,%d100;
mul.wide.s32 %d103,%r199,4;
add.s64 %d104,%d102,%d103;
mov.u32 %r200,0;
st.shared.u32 [%d104],%r200;
$15:
add.s32 %r476,%r29,-8;
setp.ge.s32 %p21,%r476,%r30;
mov.f32 %f114,0f00000000;
@%p21 bra $90;
add.s32 %r203,%r34,%r33;
add.s32 %r204,%r203,3;
shr.s32 %r205,%r204,31;
shr.u32 %r206,%r205,30;
add.s32 %r207,%r204,%r206;
shr.s32 %r208,%r207,2;
not.pred %p22,%p1;
selp.u32 %r209,1,0,%p22;
add.s32 %r39,%r36,%r209;
shr.s32 %r213,%r192,2;
mul.lo.s64 %d105,%d28,2592;
mov.u64 %d106,z6;
add.s64 %d107,%d106,%d105;
mul.wide.s32 %d108,%r213,4;
add.s64 %d29,%d107,%d108;
add.s32 %r40,%r27,%r26;
and.b32 %r43,%r207,-4;
min.s32 %r46,%r27,64;
cvt.s64.s32 %d30,%r37;
and.b32 %r47,%r208,1;
sub.s32 %r48,%r208,%r47;
cvt.s64.s32 %d109,%r28;
add.s32 %r214,%r476,%r17;
cvt.s64.s32 %d110,%r214;
mul.lo.s64 %d111,%d284,%d110;
add.s64 %d112,%d111,%d109;
add.s64 %d287,%d283,%d112;
mov.u32 %r477,0;
$17:
.pragma "nounroll";
add.s32 %r59,%r476,%r17;
setp.lt.s32 %p23,%r59,%r30;
setp.ge.s32 %p24,%r476,%r29;
and.pred %p2,%p24,%p23;
not.pred %p25,%p2;
@%p25 bra $48;
add.s32 %r454,%r476,%r17;
cvt.u32.u64 %r216,%d287;
and.b32 %r60,%r216,3;
not.b32 %r217,%r454;
add.s32 %r218,%r465,%r217;
cvt.s64.s32 %d113,%r218;
mul.lo.s64 %d114,%d284,%d113;
setp.gt.s64 %p26,%d114,7;
or.pred %p3,%p1,%p26;
not.pred %p27,%p3;
setp.eq.s32 %p28,%r60,0;
or.pred %p29,%p28,%p27;
@%p29 bra $22;
setp.lt.s32 %p30,%r35,1021;
mov.u32 %r219,0;
mov.u32 %r478,%r219;
@%p30 bra $21;
and.b64 %d116,%d287,-4;
add.s64 %d115,%d116,1024;
ld.global.nc.u32 %r478,[%d115];
$21:
cvt.u32.u64 %r460,%d287;
and.b32 %r459,%r460,3;
mov.u32 %r253,31;
mov.u32 %r254,1;
mov.u32 %r255,-1;
shfl.sync.down.b32 %r256|%p31,%r491,%r254,%r253,%r255;
shfl.sync.idx.b32 %r258|%p32,%r491,%r219,%r253,%r255;
setp.eq.s32 %p33,%r16,31;
selp.b32 %r223,%r478,%r256,%p33;
shl.b32 %r252,%r459,3;
shf.r.wrap.b32 %r491,%r491,%r223,%r252;
shfl.sync.down.b32 %r259|%p34,%r492,%r254,%r253,%r255;
shfl.sync.idx.b32 %r260|%p35,%r492,%r219,%r253,%r255;
selp.b32 %r227,%r258,%r259,%p33;
shf.r.wrap.b32 %r492,%r492,%r227,%r252;
shfl.sync.down.b32 %r261|%p36,%r493,%r254,%r253,%r255;
shfl.sync.idx.b32 %r262|%p37,%r493,%r219,%r253,%r255;
selp.b32 %r231,%r260,%r261,%p33;
shf.r.wrap.b32 %r493,%r493,%r231,%r252;
shfl.sync.down.b32 %r263|%p38,%r494,%r254,%r253,%r255;
shfl.sync.idx.b32 %r264|%p39,%r494,%r219,%r253,%r255;
selp.b32 %r235,%r262,%r263,%p33;
shf.r.wrap.b32 %r494,%r494,%r235,%r252;
shfl.sync.down.b32 %r265|%p40,%r495,%r254,%r253,%r255;
shfl.sync.idx.b32 %r266|%p41,%r495,%r219,%r253,%r255;
selp.b32 %r239,%r264,%r265,%p33;
shf.r.wrap.b32 %r495,%r495,%r239,%r252;
shfl.sync.down.b32 %r267|%p42,%r496,%r254,%r253,%r255;
shfl.sync.idx.b32 %r268|%p43,%r496,%r219,%r253,%r255;
selp.b32 %r243,%r266,%r267,%p33;
shf.r.wrap.b32 %r496,%r496,%r243,%r252;
shfl.sync.down.b32 %r269|%p44,%r497,%r254,%r253,%r255;
shfl.sync.idx.b32 %r270|%p45,%r497,%r219,%r253,%r255;
selp.b32 %r247,%r268,%r269,%p33;
shf.r.wrap.b32 %r497,%r497,%r247,%r252;
shfl.sync.down.b32 %r271|%p46,%r498,%r254,%r253,%r255;
shfl.sync.idx.b32 %r272|%p47,%r498,%r219,%r253,%r255;
selp.b32 %r251,%r270,%r271,%p33;
shf.r.wrap.b32 %r498,%r498,%r251,%r252;
$22:
setp.ge.s32 %p48,%r16,%r36;
@%p48 bra $24;
mov.u32 %r275,%tid.y;
mul.wide.s32 %d117,%r275,2592;
add.s64 %d119,%d106,%d117;
mul.wide.s32 %d120,%r16,4;
add.s64 %d121,%d119,%d120;
st.shared.u32 [%d121],%r498;
$24:
add.s32 %r276,%r16,32;
setp.ge.s32 %p49,%r276,%r36;
@%p49 bra $26;
mov.u32 %r279,%tid.y;
mul.wide.s32 %d122,%r279,2592;
add.s64 %d124,%d106,%d122;
mul.wide.s32 %d125,%r16,4;
add.s64 %d126,%d124,%d125;
st.shared.u32 [%d126+128],%r497;
$26:
add.s32 %r280,%r16,64;
setp.ge.s32 %p50,%r280,%r36;
@%p50 bra $28;
mov.u32 %r283,%tid.y;
mul.wide.s32 %d127,%r283,2592;
add.s64 %d129,%d106,%d127;
mul.wide.s32 %d130,%r16,4;
add.s64 %d131,%d129,%d130;
st.shared.u32 [%d131+256],%r496;
$28:
add.s32 %r284,%r16,96;
setp.ge.s32 %p51,%r284,%r36;
@%p51 bra $30;
mov.u32 %r287,%tid.y;
mul.wide.s32 %d132,%r287,2592;
add.s64 %d134,%d106,%d132;
mul.wide.s32 %d135,%r16,4;
add.s64 %d136,%d134,%d135;
st.shared.u32 [%d136+384],%r495;
$30:
add.s32 %r288,%r16,128;
setp.ge.s32 %p52,%r288,%r36;
@%p52 bra $32;
mov.u32 %r291,%tid.y;
mul.wide.s32 %d137,%r291,2592;
add.s64 %d139,%d106,%d137;
mul.wide.s32 %d140,%r16,4;
add.s64 %d141,%d139,%d140;
st.shared.u32 [%d141+512],%r494;
$32:
add.s32 %r292,%r16,160;
setp.ge.s32 %p53,%r292,%r36;
@%p53 bra $34;
mov.u32 %r295,%tid.y;
mul.wide.s32 %d142,%r295,2592;
add.s64 %d144,%d106,%d142;
mul.wide.s32 %d145,%r16,4;
add.s64 %d146,%d144,%d145;
st.shared.u32 [%d146+640],%r493;
$34:
add.s32 %r296,%r16,192;
setp.ge.s32 %p54,%r296,%r36;
@%p54 bra $36;
mov.u32 %r299,%tid.y;
mul.wide.s32 %d147,%r299,2592;
add.s64 %d149,%d106,%d147;
mul.wide.s32 %d150,%r16,4;
add.s64 %d151,%d149,%d150;
st.shared.u32 [%d151+768],%r492;
$36:
add.s32 %r300,%r16,224;
setp.ge.s32 %p55,%r300,%r36;
@%p55 bra $38;
mov.u32 %r303,%tid.y;
mul.wide.s32 %d152,%r303,2592;
add.s64 %d154,%d106,%d152;
mul.wide.s32 %d155,%r16,4;
add.s64 %d156,%d154,%d155;
st.shared.u32 [%d156+896],%r491;
$38:
setp.lt.s32 %p56,%r35,1025;
and.pred %p57,%p56,%p3;
@%p57 bra $47;
selp.b32 %r304,256,0,%p3;
add.s32 %r487,%r304,%r16;
setp.ge.s32 %p58,%r487,%r36;
@%p58 bra $47;
cvt.u32.u64 %r458,%d287;
and.b32 %r457,%r458,3;
setp.eq.s32 %p107,%r457,0;
and.pred %p4,%p107,%p3;
$41:
.pragma "nounroll";
@%p4 bra $45;
bra.uni $42;
$45:
mul.wide.s32 %d168,%r487,4;
add.s64 %d167,%d287,%d168;
ld.global.nc.u32 %r490,[%d167];
bra.uni $46;
$42:
shl.b32 %r308,%r487,2;
cvt.s64.s32 %d157,%r308;
add.s64 %d160,%d114,%d30;
sub.s64 %d161,%d160,%d157;
min.s64 %d162,%d161,4;
cvt.u32.u64 %r81,%d162;
setp.lt.s32 %p60,%r81,1;
mov.u32 %r490,0;
@%p60 bra $46;
min.s32 %r82,%r81,4;
mov.u32 %r488,%r490;
$44:
.pragma "nounroll";
shl.b32 %r456,%r487,2;
cvt.s64.s32 %d280,%r456;
cvt.s64.s32 %d165,%r488;
add.s64 %d166,%d165,%d280;
add.s64 %d163,%d287,%d166;
ld.global.nc.u8 %r313,[%d163];
and.b32 %r315,%r313,255;
shl.b32 %r316,%r488,3;
shl.b32 %r317,%r315,%r316;
or.b32 %r490,%r317,%r490;
add.s32 %r488,%r488,1;
setp.lt.s32 %p61,%r488,%r82;
@%p61 bra $44;
$46:
mov.u32 %r319,%tid.y;
mul.wide.s32 %d169,%r319,2592;
add.s64 %d171,%d106,%d169;
mul.wide.s32 %d172,%r487,4;
add.s64 %d173,%d171,%d172;
st.shared.u32 [%d173],%r490;
add.s32 %r487,%r487,32;
setp.lt.s32 %p62,%r487,%r36;
@%p62 bra $41;
$47:
bar.warp.sync -1;
$48:
add.s32 %r448,%r476,%r17;
add.s32 %r322,%r448,8;
setp.ge.s32 %p63,%r322,%r30;
@%p63 bra $66;
add.s32 %r455,%r476,%r17;
add.s32 %r323,%r465,-9;
sub.s32 %r324,%r323,%r455;
cvt.s64.s32 %d174,%r324;
mul.lo.s64 %d175,%d284,%d174;
setp.lt.s64 %p64,%d175,8;
and.pred %p66,%p22,%p64;
@%p66 bra $66;
setp.ge.s32 %p67,%r16,%r39;
shl.b64 %d176,%d284,3;
add.s64 %d177,%d287,%d176;
and.b64 %d33,%d177,-4;
@%p67 bra $52;
mul.wide.s32 %d179,%r16,4;
add.s64 %d178,%d33,%d179;
ld.global.nc.u32 %r498,[%d178];
$52:
add.s32 %r326,%r16,32;
setp.ge.s32 %p68,%r326,%r39;
@%p68 bra $54;
mul.wide.s32 %d181,%r16,4;
add.s64 %d182,%d33,%d181;
add.s64 %d180,%d182,128;
ld.global.nc.u32 %r497,[%d180];
$54:
add.s32 %r328,%r16,64;
setp.ge.s32 %p69,%r328,%r39;
@%p69 bra $56;
mul.wide.s32 %d184,%r16,4;
add.s64 %d185,%d33,%d184;
add.s64 %d183,%d185,256;
ld.global.nc.u32 %r496,[%d183];
$56:
add.s32 %r330,%r16,96;
setp.ge.s32 %p70,%r330,%r39;
@%p70 bra $58;
mul.wide.s32 %d187,%r16,4;
add.s64 %d188,%d33,%d187;
add.s64 %d186,%d188,384;
ld.global.nc.u32 %r495,[%d186];
$58:
add.s32 %r332,%r16,128;
setp.ge.s32 %p71,%r332,%r39;
@%p71 bra $60;
mul.wide.s32 %d190,%r16,4;
add.s64 %d191,%d33,%d190;
add.s64 %d189,%d191,512;
ld.global.nc.u32 %r494,[%d189];
$60:
add.s32 %r334,%r16,160;
setp.ge.s32 %p72,%r334,%r39;
@%p72 bra $62;
mul.wide.s32 %d193,%r16,4;
add.s64 %d194,%d33,%d193;
add.s64 %d192,%d194,640;
ld.global.nc.u32 %r493,[%d192];
$62:
add.s32 %r336,%r16,192;
setp.ge.s32 %p73,%r336,%r39;
@%p73 bra $64;
mul.wide.s32 %d196,%r16,4;
add.s64 %d197,%d33,%d196;
add.s64 %d195,%d197,768;
ld.global.nc.u32 %r492,[%d195];
$64:
add.s32 %r338,%r16,224;
setp.ge.s32 %p74,%r338,%r39;
@%p74 bra $66;
mul.wide.s32 %d199,%r16,4;
add.s64 %d200,%d33,%d199;
add.s64 %d198,%d200,896;
ld.global.nc.u32 %r491,[%d198];
$66:
add.s32 %r449,%r476,%r17;
setp.lt.s32 %p105,%r449,%r30;
setp.ge.s32 %p104,%r476,%r29;
and.pred %p103,%p104,%p105;
@%p103 bra $76;
bra.uni $67;
$76:
setp.lt.s32 %p81,%r204,4;
mov.f32 %f36,0f00000000;
mov.f32 %f109,%f36;
@%p81 bra $82;
and.b32 %r353,%r204,-4;
setp.eq.s32 %p82,%r353,4;
mov.f32 %f109,0f00000000;
mov.u32 %r518,0;
mov.u64 %d289,%d29;
@%p82 bra $80;
mov.u64 %d289,%d29;
mov.u32 %r517,%r48;
$79:
.pragma "nounroll";
cvt.s64.s32 %d282,%r16;
mul.wide.s32 %d213,%r518,512;
mov.u64 %d214,z4;
add.s64 %d215,%d214,%d213;
shl.b64 %d216,%d282,4;
add.s64 %d217,%d215,%d216;
ld.shared.v4.f32 {%f40,%f41,%f42,%f43},[%d217];
ld.shared.u32 %r355,[%d289];
mov.u32 %r356,30288;
mov.u32 %r357,1258291200;
prmt.b32 %r358,%r355,%r357,%r356;
mov.b32 %f48,%r358;
add.f32 %f49,%f48,0fCB000000;
fma.rn.f32 %f50,%f40,%f49,%f109;
mov.u32 %r359,30289;
prmt.b32 %r360,%r355,%r357,%r359;
mov.b32 %f51,%r360;
add.f32 %f52,%f51,0fCB000000;
fma.rn.f32 %f53,%f41,%f52,%f50;
mov.u32 %r361,30290;
prmt.b32 %r362,%r355,%r357,%r361;
mov.b32 %f54,%r362;
add.f32 %f55,%f54,0fCB000000;
fma.rn.f32 %f56,%f42,%f55,%f53;
mov.u32 %r363,30291;
prmt.b32 %r364,%r355,%r357,%r363;
mov.b32 %f57,%r364;
add.f32 %f58,%f57,0fCB000000;
fma.rn.f32 %f59,%f43,%f58,%f56;
ld.shared.v4.f32 {%f60,%f61,%f62,%f63},[%d217+512];
ld.shared.u32 %r365,[%d289+4];
prmt.b32 %r366,%r365,%r357,%r356;
mov.b32 %f68,%r366;
add.f32 %f69,%f68,0fCB000000;
fma.rn.f32 %f70,%f60,%f69,%f59;
prmt.b32 %r367,%r365,%r357,%r359;
mov.b32 %f71,%r367;
add.f32 %f72,%f71,0fCB000000;
fma.rn.f32 %f73,%f61,%f72,%f70;
prmt.b32 %r368,%r365,%r357,%r361;
mov.b32 %f74,%r368;
add.f32 %f75,%f74,0fCB000000;
fma.rn.f32 %f76,%f62,%f75,%f73;
prmt.b32 %r369,%r365,%r357,%r363;
mov.b32 %f77,%r369;
add.f32 %f78,%f77,0fCB000000;
fma.rn.f32 %f109,%f63,%f78,%f76;
add.s32 %r518,%r518,2;
add.s64 %d289,%d289,8;
add.s32 %r517,%r517,-2;
setp.ne.s32 %p83,%r517,0;
@%p83 bra $79;
$80:
setp.eq.s32 %p84,%r47,0;
@%p84 bra $82;
mul.wide.s32 %d218,%r518,512;
mov.u64 %d219,z4;
add.s64 %d220,%d219,%d218;
mul.wide.s32 %d221,%r16,16;
add.s64 %d222,%d220,%d221;
ld.shared.v4.f32 {%f79,%f80,%f81,%f82},[%d222];
ld.shared.u32 %r370,[%d289];
mov.u32 %r371,30288;
mov.u32 %r372,1258291200;
prmt.b32 %r373,%r370,%r372,%r371;
mov.b32 %f87,%r373;
add.f32 %f88,%f87,0fCB000000;
fma.rn.f32 %f89,%f79,%f88,%f109;
mov.u32 %r374,30289;
prmt.b32 %r375,%r370,%r372,%r374;
mov.b32 %f90,%r375;
add.f32 %f91,%f90,0fCB000000;
fma.rn.f32 %f92,%f80,%f91,%f89;
mov.u32 %r376,30290;
prmt.b32 %r377,%r370,%r372,%r376;
mov.b32 %f93,%r377;
add.f32 %f94,%f93,0fCB000000;
fma.rn.f32 %f95,%f81,%f94,%f92;
mov.u32 %r378,30291;
prmt.b32 %r379,%r370,%r372,%r378;
mov.b32 %f96,%r379;
add.f32 %f97,%f96,0fCB000000;
fma.rn.f32 %f109,%f82,%f97,%f95;
$82:
max.f32 %f99,%f109,%f36;
mov.f32 %f100,0f437F0000;
min.f32 %f101,%f99,%f100;
add.f32 %f102,%f101,0f4B000000;
add.f32 %f103,%f102,0fCB000000;
setp.eq.s32 %p85,%r168,0;
selp.f32 %f104,%f109,%f103,%p85;
mul.wide.s32 %d223,%r477,1024;
mov.u64 %d224,z7;
add.s64 %d225,%d224,%d223;
mul.wide.s32 %d226,%r17,128;
add.s64 %d227,%d225,%d226;
mul.wide.s32 %d228,%r16,4;
add.s64 %d229,%d227,%d228;
st.shared.f32 [%d229],%f104;
bra.uni $83;
$67:
setp.ge.s32 %p106,%r476,%r29;
@%p106 bra $83;
setp.ge.s32 %p76,%r17,%r43;
@%p76 bra $73;
mov.u32 %r514,%r17;
$70:
.pragma "nounroll";
sub.s32 %r123,%r514,%r33;
setp.ge.u32 %p77,%r123,%r34;
mov.f32 %f107,0f00000000;
@%p77 bra $72;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r31;
st.param.b32 [q0+4],%r34;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r168;
.param .b32 q2;
st.param.b32 [q2+0],%r123;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f107,[retval0+0];
}
$72:
cvt.s64.s32 %d281,%r16;
shr.s32 %r341,%r514,31;
shr.u32 %r342,%r341,30;
add.s32 %r343,%r514,%r342;
shr.s32 %r344,%r343,2;
mul.wide.s32 %d201,%r344,512;
mov.u64 %d202,z4;
add.s64 %d203,%d202,%d201;
shl.b64 %d204,%d281,4;
add.s64 %d205,%d203,%d204;
and.b32 %r345,%r343,-4;
sub.s32 %r346,%r514,%r345;
mul.wide.s32 %d206,%r346,4;
add.s64 %d207,%d205,%d206;
st.shared.f32 [%d207],%f107;
add.s32 %r514,%r514,8;
setp.lt.s32 %p78,%r514,%r43;
@%p78 bra $70;
$73:
setp.ge.s32 %p79,%r16,%r46;
@%p79 bra $83;
mov.u32 %r515,%r16;
$75:
.pragma "nounroll";
shl.b64 %d208,%d28,8;
mov.u64 %d209,z5;
add.s64 %d210,%d209,%d208;
mul.wide.s32 %d211,%r515,4;
add.s64 %d212,%d210,%d211;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r168;
.param .b32 q2;
st.param.b32 [q2+0],%r515;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f35,[retval0+0];
}
st.shared.f32 [%d212],%f35;
add.s32 %r515,%r515,32;
setp.lt.s32 %p80,%r515,%r46;
@%p80 bra $75;
$83:
bar.sync 0;
add.s32 %r132,%r476,8;
min.s32 %r133,%r132,%r40;
max.s32 %r519,%r476,%r26;
setp.ge.s32 %p86,%r519,%r133;
@%p86 bra $89;
$85:
.pragma "nounroll";
sub.s32 %r136,%r519,%r26;
setp.lt.s32 %p87,%r136,64;
@%p87 bra $87;
bra.uni $86;
$87:
mul.wide.s32 %d230,%r17,256;
mov.u64 %d231,z5;
add.s64 %d232,%d231,%d230;
mul.wide.s32 %d233,%r136,4;
add.s64 %d234,%d232,%d233;
ld.shared.f32 %f113,[%d234];
bra.uni $88;
$86:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r168;
.param .b32 q2;
st.param.b32 [q2+0],%r136;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f113,[retval0+0];
}
$88:
add.s32 %r462,%r476,8;
min.s32 %r461,%r462,%r40;
sub.s32 %r382,%r519,%r476;
mul.wide.s32 %d235,%r477,1024;
mov.u64 %d236,z7;
add.s64 %d237,%d236,%d235;
mul.wide.s32 %d238,%r382,128;
add.s64 %d239,%d237,%d238;
mul.wide.s32 %d240,%r16,4;
add.s64 %d241,%d239,%d240;
ld.shared.f32 %f105,[%d241];
fma.rn.f32 %f114,%f113,%f105,%f114;
add.s32 %r519,%r519,1;
setp.lt.s32 %p88,%r519,%r461;
@%p88 bra $85;
$89:
add.s32 %r476,%r476,8;
shl.b64 %d242,%d284,3;
add.s64 %d287,%d287,%d242;
xor.b32 %r477,%r477,1;
setp.lt.s32 %p89,%r476,%r30;
@%p89 bra $17;
$90:
mov.u32 %r451,%ctaid.y;
shl.b32 %r450,%r451,3;
add.s32 %r139,%r450,%r17;
setp.ge.s32 %p90,%r139,%r467;
@%p90 bra $109;
mov.u32 %r453,%ctaid.x;
shl.b32 %r452,%r453,5;
mul.wide.s32 %d243,%r17,2592;
mov.u64 %d244,z6;
add.s64 %d245,%d244,%d243;
cvt.rni.s32.f32 %r387,%f114;
max.s32 %r388,%r387,0;
min.s32 %r389,%r388,255;
cvt.s64.s32 %d246,%r16;
add.s64 %d247,%d245,%d246;
st.shared.u8 [%d247],%r389;
bar.warp.sync -1;
cvt.s64.s32 %d248,%r139;
mul.lo.s64 %d41,%d286,%d248;
cvt.s64.s32 %d42,%r452;
add.s64 %d43,%d41,%d42;
sub.s32 %r392,%r466,%r452;
min.s32 %r140,%r392,32;
setp.lt.s32 %p91,%r140,1;
@%p91 bra $109;
add.s64 %d45,%d285,%d43;
and.b64 %d249,%d45,15;
setp.eq.s64 %p92,%d249,0;
@%p92 bra $98;
and.b64 %d250,%d45,3;
setp.ne.s64 %p93,%d250,0;
mov.u32 %r525,0;
@%p93 bra $106;
shr.s32 %r394,%r140,31;
shr.u32 %r395,%r394,30;
add.s32 %r396,%r140,%r395;
shr.s32 %r141,%r396,2;
setp.ge.s32 %p94,%r16,%r141;
@%p94 bra $97;
mul.wide.s32 %d251,%r16,4;
add.s64 %d252,%d251,%d41;
add.s64 %d253,%d252,%d42;
add.s64 %d291,%d285,%d253;
add.s64 %d290,%d245,%d251;
mov.u32 %r520,%r16;
$96:
.pragma "nounroll";
ld.shared.u32 %r398,[%d290];
st.u32 [%d291],%r398;
add.s64 %d291,%d291,128;
add.s64 %d290,%d290,128;
add.s32 %r520,%r520,32;
setp.lt.s32 %p95,%r520,%r141;
@%p95 bra $96;
$97:
and.b32 %r525,%r140,-4;
bra.uni $106;
$98:
shr.s32 %r399,%r140,31;
shr.u32 %r400,%r399,28;
add.s32 %r401,%r140,%r400;
shr.s32 %r145,%r401,4;
setp.ge.s32 %p96,%r16,%r145;
@%p96 bra $105;
not.b32 %r402,%r16;
add.s32 %r146,%r145,%r402;
shr.u32 %r403,%r146,5;
add.s32 %r404,%r403,1;
and.b32 %r522,%r404,3;
setp.eq.s32 %p97,%r522,0;
mov.u32 %r523,%r16;
@%p97 bra $102;
mul.wide.s32 %d257,%r16,4;
shl.b64 %d261,%d257,2;
add.s64 %d293,%d245,%d261;
mul.wide.s32 %d262,%r16,16;
add.s64 %d263,%d262,%d41;
add.s64 %d264,%d263,%d42;
add.s64 %d292,%d285,%d264;
mov.u32 %r523,%r16;
$101:
.pragma "nounroll";
ld.shared.v4.u32 {%r406,%r407,%r408,%r409},[%d293];
st.v4.u32 [%d292],{%r406,%r407,%r408,%r409};
add.s32 %r523,%r523,32;
add.s64 %d293,%d293,512;
add.s64 %d292,%d292,512;
add.s32 %r522,%r522,-1;
setp.ne.s32 %p98,%r522,0;
@%p98 bra $101;
$102:
setp.lt.u32 %p99,%r146,96;
@%p99 bra $105;
mul.wide.s32 %d265,%r523,16;
add.s64 %d266,%d265,%d41;
add.s64 %d267,%d266,%d42;
add.s64 %d268,%d285,%d267;
add.s64 %d295,%d268,1024;
mul.wide.s32 %d269,%r523,4;
shl.b64 %d273,%d269,2;
add.s64 %d274,%d245,%d273;
add.s64 %d294,%d274,1024;
$104:
ld.shared.v4.u32 {%r415,%r416,%r417,%r418},[%d294+-1024];
st.v4.u32 [%d295+-1024],{%r415,%r416,%r417,%r418};
ld.shared.v4.u32 {%r423,%r424,%r425,%r426},[%d294+-512];
st.v4.u32 [%d295+-512],{%r423,%r424,%r425,%r426};
ld.shared.v4.u32 {%r431,%r432,%r433,%r434},[%d294];
st.v4.u32 [%d295],{%r431,%r432,%r433,%r434};
ld.shared.v4.u32 {%r439,%r440,%r441,%r442},[%d294+512];
st.v4.u32 [%d295+512],{%r439,%r440,%r441,%r442};
add.s64 %d295,%d295,2048;
add.s64 %d294,%d294,2048;
add.s32 %r523,%r523,128;
setp.lt.s32 %p100,%r523,%r145;
@%p100 bra $104;
$105:
and.b32 %r525,%r140,-16;
$106:
add.s32 %r526,%r525,%r16;
setp.ge.s32 %p101,%r526,%r140;
@%p101 bra $109;
cvt.s64.s32 %d278,%r526;
add.s64 %d279,%d43,%d278;
add.s64 %d297,%d285,%d279;
add.s64 %d296,%d245,%d278;
$108:
.pragma "nounroll";
ld.shared.u8 %s1,[%d296];
st.u8 [%d297],%s1;
add.s64 %d297,%d297,32;
add.s64 %d296,%d296,32;
add.s32 %r526,%r526,32;
setp.lt.s32 %p102,%r526,%r140;
@%p102 bra $108;
$109:
ret;
}
.visible .entry resample_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<108>;
.reg .b16 %s<2>;
.reg .f32 %f<234>;
.reg .b32 %r<573>;
.reg .f64 %e<10>;
.reg .b64 %d<298>;
.shared .align 4 .b8 z8[640];
.shared .align 4 .b8 z9[160];
.shared .align 16 .b8 z10[8192];
.shared .align 4 .b8 z11[2048];
.shared .align 16 .b8 z12[20736];
.shared .align 4 .b8 z13[6144];
ld.param.u64 %d71,[p0];
ld.param.v2.u32 {%r510,%r511},[p1+32];
ld.param.v2.u32 {%r171,%r172},[p1+40];
ld.param.u64 %d76,[p2];
ld.param.v2.u32 {%r512,%r513},[p3+32];
ld.param.v2.u32 {%r175,%r176},[p3+40];
ld.param.f64 %e4,[p4];
ld.param.f64 %e5,[p5];
ld.param.u32 %r168,[p6];
ld.param.u64 %d286,[p3+8];
ld.param.u64 %d77,[p3];
ld.param.u64 %d284,[p1+8];
ld.param.u64 %d72,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r172,0;
@%p5 bra $2;
cvta.to.global.u64 %d81,%d71;
mul.wide.s32 %d82,%r1,40;
add.s64 %d83,%d81,%d82;
ld.global.v2.u32 {%r510,%r511},[%d83+32];
ld.global.u64 %d284,[%d83+8];
ld.global.u64 %d283,[%d83];
bra.uni $3;
$2:
cvt.s64.s32 %d84,%r1;
mul.lo.s64 %d85,%d72,%d84;
add.s64 %d283,%d71,%d85;
$3:
setp.eq.s32 %p6,%r176,0;
@%p6 bra $5;
cvta.to.global.u64 %d86,%d76;
mul.wide.s32 %d87,%r1,40;
add.s64 %d88,%d86,%d87;
ld.global.v2.u32 {%r512,%r513},[%d88+32];
ld.global.u64 %d286,[%d88+8];
ld.global.u64 %d285,[%d88];
bra.uni $6;
$5:
cvt.s64.s32 %d89,%r1;
mul.lo.s64 %d90,%d77,%d89;
add.s64 %d285,%d76,%d90;
$6:
mov.u32 %r181,%ctaid.x;
shl.b32 %r14,%r181,5;
mov.u32 %r182,%ctaid.y;
shl.b32 %r15,%r182,3;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%tid.y;
setp.le.s32 %p7,%r512,%r14;
setp.ge.s32 %p8,%r15,%r513;
or.pred %p9,%p8,%p7;
@%p9 bra $110;
setp.lt.s32 %p10,%r17,2;
setp.lt.s32 %p11,%r16,8;
setp.eq.s32 %p12,%r17,0;
or.pred %p13,%p12,%p11;
and.pred %p14,%p10,%p13;
mul.wide.s32 %d91,%r16,20;
mov.u64 %d92,z8;
add.s64 %d25,%d92,%d91;
@%p14 bra $8;
bra.uni $13;
$8:
selp.b32 %r22,%r510,%r511,%p12;
selp.b32 %r23,%r512,%r513,%p12;
selp.f64 %e9,%e4,%e5,%p12;
setp.neu.f64 %p16,%e9,0d0000000000000000;
@%p16 bra $10;
cvt.rn.f64.s32 %e6,%r23;
cvt.rn.f64.s32 %e7,%r22;
div.rn.f64 %e8,%e6,%e7;
rcp.rn.f64 %e9,%e8;
$10:
selp.b32 %r183,%r14,%r15,%p12;
add.s32 %r184,%r183,%r16;
add.s32 %r185,%r23,-1;
min.s32 %r186,%r184,%r185;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r168;
.param .b32 q1;
st.param.b32 [q1+0],%r186;
.param .b64 q2;
st.param.f64 [q2+0],%e9;
.param .b32 q3;
st.param.b32 [q3+0],%r22;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3
);
ld.param.b32 %r24,[retval0+0];
ld.param.b32 %r25,[retval0+4];
ld.param.f32 %f1,[retval0+8];
ld.param.f32 %f2,[retval0+12];
ld.param.f32 %f3,[retval0+16];
}
@%p12 bra $12;
mov.u64 %d94,z9;
add.s64 %d95,%d94,%d91;
st.shared.u32 [%d95],%r24;
st.shared.u32 [%d95+4],%r25;
st.shared.f32 [%d95+8],%f1;
st.shared.f32 [%d95+12],%f2;
st.shared.f32 [%d95+16],%f3;
bra.uni $13;
$12:
st.shared.u32 [%d25],%r24;
st.shared.u32 [%d25+4],%r25;
st.shared.f32 [%d25+8],%f1;
st.shared.f32 [%d25+12],%f2;
st.shared.f32 [%d25+16],%f3;
$13:
bar.sync 0;
ld.shared.f32 %f4,[%d25+8];
ld.shared.f32 %f5,[%d25+12];
ld.shared.f32 %f6,[%d25+16];
cvt.s64.s32 %d28,%r17;
mul.wide.s32 %d96,%r17,20;
mov.u64 %d97,z9;
add.s64 %d98,%d97,%d96;
ld.shared.u32 %r26,[%d98];
ld.shared.u32 %r27,[%d98+4];
ld.shared.f32 %f7,[%d98+8];
ld.shared.f32 %f8,[%d98+12];
ld.shared.f32 %f9,[%d98+16];
ld.shared.u32 %r187,[z8];
and.b32 %r28,%r187,-4;
ld.shared.u32 %r29,[z9];
ld.shared.u32 %r188,[z9+144];
ld.shared.u32 %r189,[z9+140];
add.s32 %r30,%r188,%r189;
ld.shared.u32 %r31,[%d25];
sub.s32 %r32,%r31,%r28;
shr.s32 %r190,%r32,31;
shr.u32 %r191,%r190,30;
add.s32 %r192,%r32,%r191;
and.b32 %r193,%r192,-4;
sub.s32 %r33,%r32,%r193;
ld.shared.u32 %r34,[%d25+4];
ld.shared.u32 %r194,[z8+624];
ld.shared.u32 %r195,[z8+620];
add.s32 %r196,%r194,%r195;
sub.s32 %r197,%r196,%r28;
mul.lo.s32 %r35,%r197,3;
add.s32 %r198,%r35,3;
shr.s32 %r36,%r198,2;
or.b64 %d99,%d284,%d283;
and.b64 %d100,%d99,3;
setp.eq.s64 %p18,%d100,0;
and.b32 %r199,%r198,-4;
sub.s32 %r200,%r510,%r28;
mul.lo.s32 %r37,%r200,3;
setp.le.s32 %p19,%r199,%r37;
and.pred %p1,%p18,%p19;
setp.gt.s32 %p20,%r16,2;
@%p20 bra $15;
add.s32 %r201,%r36,%r16;
mul.lo.s64 %d101,%d28,2592;
mov.u64 %d102,z12;
add.s64 %d103,%d102,%d101;
mul.wide.s32 %d104,%r201,4;
add.s64 %d105,%d103,%d104;
mov.u32 %r202,0;
st.shared.u32 [%d105],%r202;
$15:
add.s32 %r522,%r29,-8;
setp.ge.s32 %p21,%r522,%r30;
mov.f32 %f228,0f00000000;
mov.f32 %f229,%f228;
mov.f32 %f230,%f228;
@%p21 bra $91;
add.s32 %r205,%r34,%r33;
add.s32 %r206,%r205,3;
shr.s32 %r207,%r206,31;
shr.u32 %r208,%r207,30;
add.s32 %r209,%r206,%r208;
shr.s32 %r210,%r209,2;
not.pred %p22,%p1;
selp.u32 %r211,1,0,%p22;
add.s32 %r39,%r36,%r211;
shr.s32 %r215,%r192,2;
mul.lo.s32 %r216,%r215,3;
mul.lo.s64 %d106,%d28,2592;
mov.u64 %d107,z12;
add.s64 %d108,%d107,%d106;
mul.wide.s32 %d109,%r216,4;
add.s64 %d29,%d108,%d109;
add.s32 %r40,%r27,%r26;
and.b32 %r43,%r209,-4;
min.s32 %r46,%r27,64;
cvt.s64.s32 %d30,%r37;
and.b32 %r47,%r210,1;
sub.s32 %r48,%r210,%r47;
mul.lo.s32 %r217,%r28,3;
cvt.s64.s32 %d110,%r217;
add.s32 %r218,%r522,%r17;
cvt.s64.s32 %d111,%r218;
mul.lo.s64 %d112,%d284,%d111;
add.s64 %d113,%d112,%d110;
add.s64 %d287,%d283,%d113;
mov.u32 %r523,0;
$17:
.pragma "nounroll";
add.s32 %r59,%r522,%r17;
setp.lt.s32 %p23,%r59,%r30;
setp.ge.s32 %p24,%r522,%r29;
and.pred %p2,%p24,%p23;
not.pred %p25,%p2;
@%p25 bra $48;
add.s32 %r500,%r522,%r17;
cvt.u32.u64 %r220,%d287;
and.b32 %r60,%r220,3;
not.b32 %r221,%r500;
add.s32 %r222,%r511,%r221;
cvt.s64.s32 %d114,%r222;
mul.lo.s64 %d115,%d284,%d114;
setp.gt.s64 %p26,%d115,7;
or.pred %p3,%p1,%p26;
not.pred %p27,%p3;
setp.eq.s32 %p28,%r60,0;
or.pred %p29,%p28,%p27;
@%p29 bra $22;
setp.lt.s32 %p30,%r35,1021;
mov.u32 %r223,0;
mov.u32 %r524,%r223;
@%p30 bra $21;
and.b64 %d117,%d287,-4;
add.s64 %d116,%d117,1024;
ld.global.nc.u32 %r524,[%d116];
$21:
cvt.u32.u64 %r506,%d287;
and.b32 %r505,%r506,3;
mov.u32 %r257,31;
mov.u32 %r258,1;
mov.u32 %r259,-1;
shfl.sync.down.b32 %r260|%p31,%r537,%r258,%r257,%r259;
shfl.sync.idx.b32 %r262|%p32,%r537,%r223,%r257,%r259;
setp.eq.s32 %p33,%r16,31;
selp.b32 %r227,%r524,%r260,%p33;
shl.b32 %r256,%r505,3;
shf.r.wrap.b32 %r537,%r537,%r227,%r256;
shfl.sync.down.b32 %r263|%p34,%r538,%r258,%r257,%r259;
shfl.sync.idx.b32 %r264|%p35,%r538,%r223,%r257,%r259;
selp.b32 %r231,%r262,%r263,%p33;
shf.r.wrap.b32 %r538,%r538,%r231,%r256;
shfl.sync.down.b32 %r265|%p36,%r539,%r258,%r257,%r259;
shfl.sync.idx.b32 %r266|%p37,%r539,%r223,%r257,%r259;
selp.b32 %r235,%r264,%r265,%p33;
shf.r.wrap.b32 %r539,%r539,%r235,%r256;
shfl.sync.down.b32 %r267|%p38,%r540,%r258,%r257,%r259;
shfl.sync.idx.b32 %r268|%p39,%r540,%r223,%r257,%r259;
selp.b32 %r239,%r266,%r267,%p33;
shf.r.wrap.b32 %r540,%r540,%r239,%r256;
shfl.sync.down.b32 %r269|%p40,%r541,%r258,%r257,%r259;
shfl.sync.idx.b32 %r270|%p41,%r541,%r223,%r257,%r259;
selp.b32 %r243,%r268,%r269,%p33;
shf.r.wrap.b32 %r541,%r541,%r243,%r256;
shfl.sync.down.b32 %r271|%p42,%r542,%r258,%r257,%r259;
shfl.sync.idx.b32 %r272|%p43,%r542,%r223,%r257,%r259;
selp.b32 %r247,%r270,%r271,%p33;
shf.r.wrap.b32 %r542,%r542,%r247,%r256;
shfl.sync.down.b32 %r273|%p44,%r543,%r258,%r257,%r259;
shfl.sync.idx.b32 %r274|%p45,%r543,%r223,%r257,%r259;
selp.b32 %r251,%r272,%r273,%p33;
shf.r.wrap.b32 %r543,%r543,%r251,%r256;
shfl.sync.down.b32 %r275|%p46,%r544,%r258,%r257,%r259;
shfl.sync.idx.b32 %r276|%p47,%r544,%r223,%r257,%r259;
selp.b32 %r255,%r274,%r275,%p33;
shf.r.wrap.b32 %r544,%r544,%r255,%r256;
$22:
setp.ge.s32 %p48,%r16,%r36;
@%p48 bra $24;
mov.u32 %r279,%tid.y;
mul.wide.s32 %d118,%r279,2592;
add.s64 %d120,%d107,%d118;
mul.wide.s32 %d121,%r16,4;
add.s64 %d122,%d120,%d121;
st.shared.u32 [%d122],%r544;
$24:
add.s32 %r280,%r16,32;
setp.ge.s32 %p49,%r280,%r36;
@%p49 bra $26;
mov.u32 %r283,%tid.y;
mul.wide.s32 %d123,%r283,2592;
add.s64 %d125,%d107,%d123;
mul.wide.s32 %d126,%r16,4;
add.s64 %d127,%d125,%d126;
st.shared.u32 [%d127+128],%r543;
$26:
add.s32 %r284,%r16,64;
setp.ge.s32 %p50,%r284,%r36;
@%p50 bra $28;
mov.u32 %r287,%tid.y;
mul.wide.s32 %d128,%r287,2592;
add.s64 %d130,%d107,%d128;
mul.wide.s32 %d131,%r16,4;
add.s64 %d132,%d130,%d131;
st.shared.u32 [%d132+256],%r542;
$28:
add.s32 %r288,%r16,96;
setp.ge.s32 %p51,%r288,%r36;
@%p51 bra $30;
mov.u32 %r291,%tid.y;
mul.wide.s32 %d133,%r291,2592;
add.s64 %d135,%d107,%d133;
mul.wide.s32 %d136,%r16,4;
add.s64 %d137,%d135,%d136;
st.shared.u32 [%d137+384],%r541;
$30:
add.s32 %r292,%r16,128;
setp.ge.s32 %p52,%r292,%r36;
@%p52 bra $32;
mov.u32 %r295,%tid.y;
mul.wide.s32 %d138,%r295,2592;
add.s64 %d140,%d107,%d138;
mul.wide.s32 %d141,%r16,4;
add.s64 %d142,%d140,%d141;
st.shared.u32 [%d142+512],%r540;
$32:
add.s32 %r296,%r16,160;
setp.ge.s32 %p53,%r296,%r36;
@%p53 bra $34;
mov.u32 %r299,%tid.y;
mul.wide.s32 %d143,%r299,2592;
add.s64 %d145,%d107,%d143;
mul.wide.s32 %d146,%r16,4;
add.s64 %d147,%d145,%d146;
st.shared.u32 [%d147+640],%r539;
$34:
add.s32 %r300,%r16,192;
setp.ge.s32 %p54,%r300,%r36;
@%p54 bra $36;
mov.u32 %r303,%tid.y;
mul.wide.s32 %d148,%r303,2592;
add.s64 %d150,%d107,%d148;
mul.wide.s32 %d151,%r16,4;
add.s64 %d152,%d150,%d151;
st.shared.u32 [%d152+768],%r538;
$36:
add.s32 %r304,%r16,224;
setp.ge.s32 %p55,%r304,%r36;
@%p55 bra $38;
mov.u32 %r307,%tid.y;
mul.wide.s32 %d153,%r307,2592;
add.s64 %d155,%d107,%d153;
mul.wide.s32 %d156,%r16,4;
add.s64 %d157,%d155,%d156;
st.shared.u32 [%d157+896],%r537;
$38:
setp.lt.s32 %p56,%r35,1025;
and.pred %p57,%p56,%p3;
@%p57 bra $47;
selp.b32 %r308,256,0,%p3;
add.s32 %r533,%r308,%r16;
setp.ge.s32 %p58,%r533,%r36;
@%p58 bra $47;
cvt.u32.u64 %r504,%d287;
and.b32 %r503,%r504,3;
setp.eq.s32 %p107,%r503,0;
and.pred %p4,%p107,%p3;
$41:
.pragma "nounroll";
@%p4 bra $45;
bra.uni $42;
$45:
mul.wide.s32 %d169,%r533,4;
add.s64 %d168,%d287,%d169;
ld.global.nc.u32 %r536,[%d168];
bra.uni $46;
$42:
shl.b32 %r312,%r533,2;
cvt.s64.s32 %d158,%r312;
add.s64 %d161,%d115,%d30;
sub.s64 %d162,%d161,%d158;
min.s64 %d163,%d162,4;
cvt.u32.u64 %r81,%d163;
setp.lt.s32 %p60,%r81,1;
mov.u32 %r536,0;
@%p60 bra $46;
min.s32 %r82,%r81,4;
mov.u32 %r534,%r536;
$44:
.pragma "nounroll";
shl.b32 %r502,%r533,2;
cvt.s64.s32 %d280,%r502;
cvt.s64.s32 %d166,%r534;
add.s64 %d167,%d166,%d280;
add.s64 %d164,%d287,%d167;
ld.global.nc.u8 %r317,[%d164];
and.b32 %r319,%r317,255;
shl.b32 %r320,%r534,3;
shl.b32 %r321,%r319,%r320;
or.b32 %r536,%r321,%r536;
add.s32 %r534,%r534,1;
setp.lt.s32 %p61,%r534,%r82;
@%p61 bra $44;
$46:
mov.u32 %r323,%tid.y;
mul.wide.s32 %d170,%r323,2592;
add.s64 %d172,%d107,%d170;
mul.wide.s32 %d173,%r533,4;
add.s64 %d174,%d172,%d173;
st.shared.u32 [%d174],%r536;
add.s32 %r533,%r533,32;
setp.lt.s32 %p62,%r533,%r36;
@%p62 bra $41;
$47:
bar.warp.sync -1;
$48:
add.s32 %r493,%r522,%r17;
add.s32 %r326,%r493,8;
setp.ge.s32 %p63,%r326,%r30;
@%p63 bra $66;
add.s32 %r501,%r522,%r17;
add.s32 %r327,%r511,-9;
sub.s32 %r328,%r327,%r501;
cvt.s64.s32 %d175,%r328;
mul.lo.s64 %d176,%d284,%d175;
setp.lt.s64 %p64,%d176,8;
and.pred %p66,%p22,%p64;
@%p66 bra $66;
setp.ge.s32 %p67,%r16,%r39;
shl.b64 %d177,%d284,3;
add.s64 %d178,%d287,%d177;
and.b64 %d33,%d178,-4;
@%p67 bra $52;
mul.wide.s32 %d180,%r16,4;
add.s64 %d179,%d33,%d180;
ld.global.nc.u32 %r544,[%d179];
$52:
add.s32 %r330,%r16,32;
setp.ge.s32 %p68,%r330,%r39;
@%p68 bra $54;
mul.wide.s32 %d182,%r16,4;
add.s64 %d183,%d33,%d182;
add.s64 %d181,%d183,128;
ld.global.nc.u32 %r543,[%d181];
$54:
add.s32 %r332,%r16,64;
setp.ge.s32 %p69,%r332,%r39;
@%p69 bra $56;
mul.wide.s32 %d185,%r16,4;
add.s64 %d186,%d33,%d185;
add.s64 %d184,%d186,256;
ld.global.nc.u32 %r542,[%d184];
$56:
add.s32 %r334,%r16,96;
setp.ge.s32 %p70,%r334,%r39;
@%p70 bra $58;
mul.wide.s32 %d188,%r16,4;
add.s64 %d189,%d33,%d188;
add.s64 %d187,%d189,384;
ld.global.nc.u32 %r541,[%d187];
$58:
add.s32 %r336,%r16,128;
setp.ge.s32 %p71,%r336,%r39;
@%p71 bra $60;
mul.wide.s32 %d191,%r16,4;
add.s64 %d192,%d33,%d191;
add.s64 %d190,%d192,512;
ld.global.nc.u32 %r540,[%d190];
$60:
add.s32 %r338,%r16,160;
setp.ge.s32 %p72,%r338,%r39;
@%p72 bra $62;
mul.wide.s32 %d194,%r16,4;
add.s64 %d195,%d33,%d194;
add.s64 %d193,%d195,640;
ld.global.nc.u32 %r539,[%d193];
$62:
add.s32 %r340,%r16,192;
setp.ge.s32 %p73,%r340,%r39;
@%p73 bra $64;
mul.wide.s32 %d197,%r16,4;
add.s64 %d198,%d33,%d197;
add.s64 %d196,%d198,768;
ld.global.nc.u32 %r538,[%d196];
$64:
add.s32 %r342,%r16,224;
setp.ge.s32 %p74,%r342,%r39;
@%p74 bra $66;
mul.wide.s32 %d200,%r16,4;
add.s64 %d201,%d33,%d200;
add.s64 %d199,%d201,896;
ld.global.nc.u32 %r537,[%d199];
$66:
add.s32 %r494,%r522,%r17;
setp.lt.s32 %p105,%r494,%r30;
setp.ge.s32 %p104,%r522,%r29;
and.pred %p103,%p104,%p105;
@%p103 bra $76;
bra.uni $67;
$76:
setp.lt.s32 %p81,%r206,4;
mov.f32 %f221,0f00000000;
mov.f32 %f222,%f221;
mov.f32 %f223,%f221;
@%p81 bra $82;
and.b32 %r357,%r206,-4;
setp.eq.s32 %p82,%r357,4;
mov.u32 %r564,0;
mov.f32 %f221,0f00000000;
mov.u64 %d289,%d29;
@%p82 bra $80;
mov.f32 %f222,%f221;
mov.f32 %f223,%f221;
mov.u64 %d289,%d29;
mov.u32 %r563,%r48;
$79:
.pragma "nounroll";
cvt.s64.s32 %d282,%r16;
mul.wide.s32 %d214,%r564,512;
mov.u64 %d215,z10;
add.s64 %d216,%d215,%d214;
shl.b64 %d217,%d282,4;
add.s64 %d218,%d216,%d217;
ld.shared.v4.f32 {%f68,%f69,%f70,%f71},[%d218];
ld.shared.u32 %r359,[%d289];
mov.u32 %r360,30288;
mov.u32 %r361,1258291200;
prmt.b32 %r362,%r359,%r361,%r360;
mov.b32 %f76,%r362;
add.f32 %f77,%f76,0fCB000000;
fma.rn.f32 %f78,%f68,%f77,%f223;
mov.u32 %r363,30289;
prmt.b32 %r364,%r359,%r361,%r363;
mov.b32 %f79,%r364;
add.f32 %f80,%f79,0fCB000000;
fma.rn.f32 %f81,%f68,%f80,%f222;
mov.u32 %r365,30290;
prmt.b32 %r366,%r359,%r361,%r365;
mov.b32 %f82,%r366;
add.f32 %f83,%f82,0fCB000000;
fma.rn.f32 %f84,%f68,%f83,%f221;
mov.u32 %r367,30291;
prmt.b32 %r368,%r359,%r361,%r367;
mov.b32 %f85,%r368;
add.f32 %f86,%f85,0fCB000000;
fma.rn.f32 %f87,%f69,%f86,%f78;
ld.shared.u32 %r369,[%d289+4];
prmt.b32 %r370,%r369,%r361,%r360;
mov.b32 %f88,%r370;
add.f32 %f89,%f88,0fCB000000;
fma.rn.f32 %f90,%f69,%f89,%f81;
prmt.b32 %r371,%r369,%r361,%r363;
mov.b32 %f91,%r371;
add.f32 %f92,%f91,0fCB000000;
fma.rn.f32 %f93,%f69,%f92,%f84;
prmt.b32 %r372,%r369,%r361,%r365;
mov.b32 %f94,%r372;
add.f32 %f95,%f94,0fCB000000;
fma.rn.f32 %f96,%f70,%f95,%f87;
prmt.b32 %r373,%r369,%r361,%r367;
mov.b32 %f97,%r373;
add.f32 %f98,%f97,0fCB000000;
fma.rn.f32 %f99,%f70,%f98,%f90;
ld.shared.u32 %r374,[%d289+8];
prmt.b32 %r375,%r374,%r361,%r360;
mov.b32 %f100,%r375;
add.f32 %f101,%f100,0fCB000000;
fma.rn.f32 %f102,%f70,%f101,%f93;
prmt.b32 %r376,%r374,%r361,%r363;
mov.b32 %f103,%r376;
add.f32 %f104,%f103,0fCB000000;
fma.rn.f32 %f105,%f71,%f104,%f96;
prmt.b32 %r377,%r374,%r361,%r365;
mov.b32 %f106,%r377;
add.f32 %f107,%f106,0fCB000000;
fma.rn.f32 %f108,%f71,%f107,%f99;
prmt.b32 %r378,%r374,%r361,%r367;
mov.b32 %f109,%r378;
add.f32 %f110,%f109,0fCB000000;
fma.rn.f32 %f111,%f71,%f110,%f102;
ld.shared.v4.f32 {%f112,%f113,%f114,%f115},[%d218+512];
ld.shared.u32 %r379,[%d289+12];
prmt.b32 %r380,%r379,%r361,%r360;
mov.b32 %f120,%r380;
add.f32 %f121,%f120,0fCB000000;
fma.rn.f32 %f122,%f112,%f121,%f105;
prmt.b32 %r381,%r379,%r361,%r363;
mov.b32 %f123,%r381;
add.f32 %f124,%f123,0fCB000000;
fma.rn.f32 %f125,%f112,%f124,%f108;
prmt.b32 %r382,%r379,%r361,%r365;
mov.b32 %f126,%r382;
add.f32 %f127,%f126,0fCB000000;
fma.rn.f32 %f128,%f112,%f127,%f111;
prmt.b32 %r383,%r379,%r361,%r367;
mov.b32 %f129,%r383;
add.f32 %f130,%f129,0fCB000000;
fma.rn.f32 %f131,%f113,%f130,%f122;
ld.shared.u32 %r384,[%d289+16];
prmt.b32 %r385,%r384,%r361,%r360;
mov.b32 %f132,%r385;
add.f32 %f133,%f132,0fCB000000;
fma.rn.f32 %f134,%f113,%f133,%f125;
prmt.b32 %r386,%r384,%r361,%r363;
mov.b32 %f135,%r386;
add.f32 %f136,%f135,0fCB000000;
fma.rn.f32 %f137,%f113,%f136,%f128;
prmt.b32 %r387,%r384,%r361,%r365;
mov.b32 %f138,%r387;
add.f32 %f139,%f138,0fCB000000;
fma.rn.f32 %f140,%f114,%f139,%f131;
prmt.b32 %r388,%r384,%r361,%r367;
mov.b32 %f141,%r388;
add.f32 %f142,%f141,0fCB000000;
fma.rn.f32 %f143,%f114,%f142,%f134;
ld.shared.u32 %r389,[%d289+20];
prmt.b32 %r390,%r389,%r361,%r360;
mov.b32 %f144,%r390;
add.f32 %f145,%f144,0fCB000000;
fma.rn.f32 %f146,%f114,%f145,%f137;
prmt.b32 %r391,%r389,%r361,%r363;
mov.b32 %f147,%r391;
add.f32 %f148,%f147,0fCB000000;
fma.rn.f32 %f223,%f115,%f148,%f140;
prmt.b32 %r392,%r389,%r361,%r365;
mov.b32 %f149,%r392;
add.f32 %f150,%f149,0fCB000000;
fma.rn.f32 %f222,%f115,%f150,%f143;
prmt.b32 %r393,%r389,%r361,%r367;
mov.b32 %f151,%r393;
add.f32 %f152,%f151,0fCB000000;
fma.rn.f32 %f221,%f115,%f152,%f146;
add.s32 %r564,%r564,2;
add.s64 %d289,%d289,24;
add.s32 %r563,%r563,-2;
setp.ne.s32 %p83,%r563,0;
@%p83 bra $79;
$80:
setp.eq.s32 %p84,%r47,0;
@%p84 bra $82;
mul.wide.s32 %d219,%r564,512;
mov.u64 %d220,z10;
add.s64 %d221,%d220,%d219;
mul.wide.s32 %d222,%r16,16;
add.s64 %d223,%d221,%d222;
ld.shared.v4.f32 {%f153,%f154,%f155,%f156},[%d223];
ld.shared.u32 %r394,[%d289];
mov.u32 %r395,30288;
mov.u32 %r396,1258291200;
prmt.b32 %r397,%r394,%r396,%r395;
mov.b32 %f161,%r397;
add.f32 %f162,%f161,0fCB000000;
fma.rn.f32 %f163,%f153,%f162,%f223;
mov.u32 %r398,30289;
prmt.b32 %r399,%r394,%r396,%r398;
mov.b32 %f164,%r399;
add.f32 %f165,%f164,0fCB000000;
fma.rn.f32 %f166,%f153,%f165,%f222;
mov.u32 %r400,30290;
prmt.b32 %r401,%r394,%r396,%r400;
mov.b32 %f167,%r401;
add.f32 %f168,%f167,0fCB000000;
fma.rn.f32 %f169,%f153,%f168,%f221;
mov.u32 %r402,30291;
prmt.b32 %r403,%r394,%r396,%r402;
mov.b32 %f170,%r403;
add.f32 %f171,%f170,0fCB000000;
fma.rn.f32 %f172,%f154,%f171,%f163;
ld.shared.u32 %r404,[%d289+4];
prmt.b32 %r405,%r404,%r396,%r395;
mov.b32 %f173,%r405;
add.f32 %f174,%f173,0fCB000000;
fma.rn.f32 %f175,%f154,%f174,%f166;
prmt.b32 %r406,%r404,%r396,%r398;
mov.b32 %f176,%r406;
add.f32 %f177,%f176,0fCB000000;
fma.rn.f32 %f178,%f154,%f177,%f169;
prmt.b32 %r407,%r404,%r396,%r400;
mov.b32 %f179,%r407;
add.f32 %f180,%f179,0fCB000000;
fma.rn.f32 %f181,%f155,%f180,%f172;
prmt.b32 %r408,%r404,%r396,%r402;
mov.b32 %f182,%r408;
add.f32 %f183,%f182,0fCB000000;
fma.rn.f32 %f184,%f155,%f183,%f175;
ld.shared.u32 %r409,[%d289+8];
prmt.b32 %r410,%r409,%r396,%r395;
mov.b32 %f185,%r410;
add.f32 %f186,%f185,0fCB000000;
fma.rn.f32 %f187,%f155,%f186,%f178;
prmt.b32 %r411,%r409,%r396,%r398;
mov.b32 %f188,%r411;
add.f32 %f189,%f188,0fCB000000;
fma.rn.f32 %f223,%f156,%f189,%f181;
prmt.b32 %r412,%r409,%r396,%r400;
mov.b32 %f190,%r412;
add.f32 %f191,%f190,0fCB000000;
fma.rn.f32 %f222,%f156,%f191,%f184;
prmt.b32 %r413,%r409,%r396,%r402;
mov.b32 %f192,%r413;
add.f32 %f193,%f192,0fCB000000;
fma.rn.f32 %f221,%f156,%f193,%f187;
$82:
mul.lo.s32 %r415,%r16,3;
mul.wide.s32 %d224,%r523,3072;
mov.u64 %d225,z13;
add.s64 %d226,%d225,%d224;
mul.wide.s32 %d227,%r17,384;
add.s64 %d228,%d226,%d227;
mul.wide.s32 %d229,%r415,4;
add.s64 %d40,%d228,%d229;
setp.eq.s32 %p85,%r168,0;
@%p85 bra $84;
mov.f32 %f194,0f00000000;
max.f32 %f195,%f223,%f194;
mov.f32 %f196,0f437F0000;
min.f32 %f197,%f195,%f196;
add.f32 %f198,%f197,0f4B000000;
add.f32 %f199,%f198,0fCB000000;
st.shared.f32 [%d40],%f199;
max.f32 %f200,%f222,%f194;
min.f32 %f201,%f200,%f196;
add.f32 %f202,%f201,0f4B000000;
add.f32 %f203,%f202,0fCB000000;
st.shared.f32 [%d40+4],%f203;
max.f32 %f204,%f221,%f194;
min.f32 %f205,%f204,%f196;
add.f32 %f206,%f205,0f4B000000;
add.f32 %f207,%f206,0fCB000000;
st.shared.f32 [%d40+8],%f207;
bra.uni $85;
$67:
setp.ge.s32 %p106,%r522,%r29;
@%p106 bra $85;
setp.ge.s32 %p76,%r17,%r43;
@%p76 bra $73;
mov.u32 %r560,%r17;
$70:
.pragma "nounroll";
sub.s32 %r123,%r560,%r33;
setp.ge.u32 %p77,%r123,%r34;
mov.f32 %f214,0f00000000;
@%p77 bra $72;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r31;
st.param.b32 [q0+4],%r34;
st.param.f32 [q0+8],%f4;
st.param.f32 [q0+12],%f5;
st.param.f32 [q0+16],%f6;
.param .b32 q1;
st.param.b32 [q1+0],%r168;
.param .b32 q2;
st.param.b32 [q2+0],%r123;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f214,[retval0+0];
}
$72:
cvt.s64.s32 %d281,%r16;
shr.s32 %r345,%r560,31;
shr.u32 %r346,%r345,30;
add.s32 %r347,%r560,%r346;
shr.s32 %r348,%r347,2;
mul.wide.s32 %d202,%r348,512;
mov.u64 %d203,z10;
add.s64 %d204,%d203,%d202;
shl.b64 %d205,%d281,4;
add.s64 %d206,%d204,%d205;
and.b32 %r349,%r347,-4;
sub.s32 %r350,%r560,%r349;
mul.wide.s32 %d207,%r350,4;
add.s64 %d208,%d206,%d207;
st.shared.f32 [%d208],%f214;
add.s32 %r560,%r560,8;
setp.lt.s32 %p78,%r560,%r43;
@%p78 bra $70;
$73:
setp.ge.s32 %p79,%r16,%r46;
@%p79 bra $85;
mov.u32 %r561,%r16;
$75:
.pragma "nounroll";
shl.b64 %d209,%d28,8;
mov.u64 %d210,z11;
add.s64 %d211,%d210,%d209;
mul.wide.s32 %d212,%r561,4;
add.s64 %d213,%d211,%d212;
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r168;
.param .b32 q2;
st.param.b32 [q2+0],%r561;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f58,[retval0+0];
}
st.shared.f32 [%d213],%f58;
add.s32 %r561,%r561,32;
setp.lt.s32 %p80,%r561,%r46;
@%p80 bra $75;
bra.uni $85;
$84:
st.shared.f32 [%d40],%f223;
st.shared.f32 [%d40+4],%f222;
st.shared.f32 [%d40+8],%f221;
$85:
bar.sync 0;
add.s32 %r132,%r522,8;
min.s32 %r133,%r132,%r40;
max.s32 %r565,%r522,%r26;
setp.ge.s32 %p86,%r565,%r133;
@%p86 bra $90;
$86:
.pragma "nounroll";
sub.s32 %r136,%r565,%r26;
setp.lt.s32 %p87,%r136,64;
@%p87 bra $88;
bra.uni $87;
$88:
mul.wide.s32 %d230,%r17,256;
mov.u64 %d231,z11;
add.s64 %d232,%d231,%d230;
mul.wide.s32 %d233,%r136,4;
add.s64 %d234,%d232,%d233;
ld.shared.f32 %f227,[%d234];
bra.uni $89;
$87:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 q0[20];
st.param.b32 [q0+0],%r26;
st.param.b32 [q0+4],%r27;
st.param.f32 [q0+8],%f7;
st.param.f32 [q0+12],%f8;
st.param.f32 [q0+16],%f9;
.param .b32 q1;
st.param.b32 [q1+0],%r168;
.param .b32 q2;
st.param.b32 [q2+0],%r136;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.f32 %f227,[retval0+0];
}
$89:
add.s32 %r508,%r522,8;
min.s32 %r507,%r508,%r40;
sub.s32 %r417,%r565,%r522;
mul.lo.s32 %r418,%r16,3;
mul.wide.s32 %d235,%r523,3072;
mov.u64 %d236,z13;
add.s64 %d237,%d236,%d235;
mul.wide.s32 %d238,%r417,384;
add.s64 %d239,%d237,%d238;
mul.wide.s32 %d240,%r418,4;
add.s64 %d241,%d239,%d240;
ld.shared.f32 %f208,[%d241];
fma.rn.f32 %f230,%f227,%f208,%f230;
ld.shared.f32 %f209,[%d241+4];
fma.rn.f32 %f229,%f227,%f209,%f229;
ld.shared.f32 %f210,[%d241+8];
fma.rn.f32 %f228,%f227,%f210,%f228;
add.s32 %r565,%r565,1;
setp.lt.s32 %p88,%r565,%r507;
@%p88 bra $86;
$90:
add.s32 %r522,%r522,8;
shl.b64 %d242,%d284,3;
add.s64 %d287,%d287,%d242;
xor.b32 %r523,%r523,1;
setp.lt.s32 %p89,%r522,%r30;
@%p89 bra $17;
$91:
mov.u32 %r496,%ctaid.y;
shl.b32 %r495,%r496,3;
add.s32 %r139,%r495,%r17;
setp.ge.s32 %p90,%r139,%r513;
@%p90 bra $110;
mov.u32 %r499,%ctaid.x;
mov.u32 %r498,%ctaid.x;
shl.b32 %r497,%r498,5;
mul.wide.s32 %d243,%r17,2592;
mov.u64 %d244,z12;
add.s64 %d245,%d244,%d243;
cvt.rni.s32.f32 %r423,%f230;
max.s32 %r424,%r423,0;
min.s32 %r425,%r424,255;
mul.lo.s32 %r426,%r16,3;
cvt.s64.s32 %d246,%r426;
add.s64 %d247,%d245,%d246;
st.shared.u8 [%d247],%r425;
cvt.rni.s32.f32 %r427,%f229;
max.s32 %r428,%r427,0;
min.s32 %r429,%r428,255;
st.shared.u8 [%d247+1],%r429;
cvt.rni.s32.f32 %r430,%f228;
max.s32 %r431,%r430,0;
min.s32 %r432,%r431,255;
st.shared.u8 [%d247+2],%r432;
bar.warp.sync -1;
cvt.s64.s32 %d248,%r139;
mul.lo.s64 %d42,%d286,%d248;
mul.lo.s32 %r434,%r498,96;
cvt.s64.s32 %d43,%r434;
add.s64 %d44,%d42,%d43;
sub.s32 %r436,%r512,%r497;
min.s32 %r437,%r436,32;
mul.lo.s32 %r140,%r437,3;
setp.lt.s32 %p91,%r437,1;
@%p91 bra $110;
add.s64 %d46,%d285,%d44;
and.b64 %d249,%d46,15;
setp.eq.s64 %p92,%d249,0;
@%p92 bra $99;
and.b64 %d250,%d46,3;
setp.ne.s64 %p93,%d250,0;
mov.u32 %r571,0;
@%p93 bra $107;
shr.s32 %r439,%r140,31;
shr.u32 %r440,%r439,30;
add.s32 %r441,%r140,%r440;
shr.s32 %r141,%r441,2;
setp.ge.s32 %p94,%r16,%r141;
@%p94 bra $98;
mul.wide.s32 %d251,%r16,4;
add.s64 %d252,%d251,%d42;
add.s64 %d253,%d252,%d43;
add.s64 %d291,%d285,%d253;
add.s64 %d290,%d245,%d251;
mov.u32 %r566,%r16;
$97:
.pragma "nounroll";
ld.shared.u32 %r443,[%d290];
st.u32 [%d291],%r443;
add.s64 %d291,%d291,128;
add.s64 %d290,%d290,128;
add.s32 %r566,%r566,32;
setp.lt.s32 %p95,%r566,%r141;
@%p95 bra $97;
$98:
and.b32 %r571,%r140,-4;
bra.uni $107;
$99:
shr.s32 %r444,%r140,31;
shr.u32 %r445,%r444,28;
add.s32 %r446,%r140,%r445;
shr.s32 %r145,%r446,4;
setp.ge.s32 %p96,%r16,%r145;
@%p96 bra $106;
not.b32 %r447,%r16;
add.s32 %r146,%r145,%r447;
shr.u32 %r448,%r146,5;
add.s32 %r449,%r448,1;
and.b32 %r568,%r449,3;
setp.eq.s32 %p97,%r568,0;
mov.u32 %r569,%r16;
@%p97 bra $103;
mul.wide.s32 %d257,%r16,4;
shl.b64 %d261,%d257,2;
add.s64 %d293,%d245,%d261;
mul.wide.s32 %d262,%r16,16;
add.s64 %d263,%d262,%d42;
add.s64 %d264,%d263,%d43;
add.s64 %d292,%d285,%d264;
mov.u32 %r569,%r16;
$102:
.pragma "nounroll";
ld.shared.v4.u32 {%r451,%r452,%r453,%r454},[%d293];
st.v4.u32 [%d292],{%r451,%r452,%r453,%r454};
add.s32 %r569,%r569,32;
add.s64 %d293,%d293,512;
add.s64 %d292,%d292,512;
add.s32 %r568,%r568,-1;
setp.ne.s32 %p98,%r568,0;
@%p98 bra $102;
$103:
setp.lt.u32 %p99,%r146,96;
@%p99 bra $106;
mul.wide.s32 %d265,%r569,16;
add.s64 %d266,%d265,%d42;
add.s64 %d267,%d266,%d43;
add.s64 %d268,%d285,%d267;
add.s64 %d295,%d268,1024;
mul.wide.s32 %d269,%r569,4;
shl.b64 %d273,%d269,2;
add.s64 %d274,%d245,%d273;
add.s64 %d294,%d274,1024;
$105:
ld.shared.v4.u32 {%r460,%r461,%r462,%r463},[%d294+-1024];
st.v4.u32 [%d295+-1024],{%r460,%r461,%r462,%r463};
ld.shared.v4.u32 {%r468,%r469,%r470,%r471},[%d294+-512];
st.v4.u32 [%d295+-512],{%r468,%r469,%r470,%r471};
ld.shared.v4.u32 {%r476,%r477,%r478,%r479},[%d294];
st.v4.u32 [%d295],{%r476,%r477,%r478,%r479};
ld.shared.v4.u32 {%r484,%r485,%r486,%r487},[%d294+512];
st.v4.u32 [%d295+512],{%r484,%r485,%r486,%r487};
add.s64 %d295,%d295,2048;
add.s64 %d294,%d294,2048;
add.s32 %r569,%r569,128;
setp.lt.s32 %p100,%r569,%r145;
@%p100 bra $105;
$106:
and.b32 %r571,%r140,-16;
$107:
add.s32 %r572,%r571,%r16;
setp.ge.s32 %p101,%r572,%r140;
@%p101 bra $110;
cvt.s64.s32 %d278,%r572;
add.s64 %d279,%d44,%d278;
add.s64 %d297,%d285,%d279;
add.s64 %d296,%d245,%d278;
$109:
.pragma "nounroll";
ld.shared.u8 %s1,[%d296];
st.u8 [%d297],%s1;
add.s64 %d297,%d297,32;
add.s64 %d296,%d296,32;
add.s32 %r572,%r572,32;
setp.lt.s32 %p102,%r572,%r140;
@%p102 bra $109;
$110:
ret;
}
`;
