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
@%p1 bra $0_2;
bra.uni $0_1;
$0_2:
mov.u32 %r11,0;
st.param.b32 [func_retval0+0],%r11;
ret;
$0_1:
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
.visible .entry clahe_tables_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .f32 %f<9>;
.reg .b32 %r<218>;
.reg .f64 %e<5>;
.reg .b64 %d<166>;
.shared .align 4 .u32 z1;
.shared .align 4 .b8 z2[1024];
ld.param.u64 %d46,[p0];
ld.param.v2.u32 {%r192,%r193},[p1+32];
ld.param.v2.u32 {%r82,%r83},[p1+40];
ld.param.u64 %d51,[p2];
ld.param.f32 %f2,[p4];
ld.param.u64 %d158,[p1+16];
ld.param.u64 %d157,[p1+8];
ld.param.u64 %d47,[p1];
mov.u32 %r1,%ctaid.z;
mov.u32 %r84,%nctaid.y;
cvt.u64.u32 %d1,%r84;
mul.wide.u32 %d52,%r1,%r84;
mov.u32 %r85,%ctaid.y;
cvt.u64.u32 %d53,%r85;
add.s64 %d2,%d52,%d53;
mov.u32 %r86,%nctaid.x;
cvt.u64.u32 %d3,%r86;
mul.lo.s64 %d4,%d2,%d3;
mov.u32 %r87,%ctaid.x;
cvt.u64.u32 %d5,%r87;
setp.eq.s32 %p1,%r83,0;
@%p1 bra $1_2;
cvta.to.global.u64 %d54,%d46;
mul.wide.s32 %d55,%r1,40;
add.s64 %d56,%d54,%d55;
ld.global.v2.u32 {%r192,%r193},[%d56+32];
ld.global.u64 %d158,[%d56+16];
ld.global.u64 %d157,[%d56+8];
ld.global.u64 %d156,[%d56];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %d57,%r1;
mul.lo.s64 %d58,%d47,%d57;
add.s64 %d156,%d46,%d58;
$1_3:
add.s64 %d59,%d4,%d5;
shl.b64 %d18,%d59,16;
mov.u32 %r90,%nctaid.z;
cvt.u64.u32 %d60,%r90;
mul.lo.s64 %d61,%d1,%d60;
mul.lo.s64 %d62,%d61,%d3;
cvta.to.global.u64 %d63,%d51;
shl.b64 %d64,%d62,17;
add.s64 %d19,%d63,%d64;
mov.u32 %r8,%tid.y;
shl.b32 %r91,%r8,5;
mov.u32 %r92,%tid.x;
add.s32 %r9,%r91,%r92;
shl.b32 %r213,%r9,8;
cvt.u32.u64 %r93,%d3;
div.u32 %r94,%r192,%r93;
cvt.u32.u64 %r95,%d1;
div.u32 %r96,%r193,%r95;
mul.lo.s32 %r97,%r94,%r93;
setp.ne.s32 %p2,%r97,%r192;
mul.lo.s32 %r98,%r96,%r95;
setp.ne.s32 %p3,%r98,%r193;
or.pred %p4,%p2,%p3;
selp.u32 %r99,1,0,%p4;
add.s32 %r13,%r94,%r99;
add.s32 %r14,%r96,%r99;
setp.gt.s32 %p5,%r9,65535;
@%p5 bra $1_6;
mov.u32 %r194,%r9;
$1_5:
.pragma "nounroll";
cvt.s64.s32 %d65,%r194;
add.s64 %d66,%d18,%d65;
shl.b64 %d67,%d66,2;
add.s64 %d68,%d19,%d67;
mov.u32 %r100,0;
st.global.u32 [%d68],%r100;
add.s32 %r16,%r194,256;
setp.lt.s32 %p6,%r194,65280;
mov.u32 %r194,%r16;
@%p6 bra $1_5;
$1_6:
setp.ne.s32 %p7,%r9,0;
@%p7 bra $1_8;
mov.u32 %r101,0;
st.shared.u32 [z1],%r101;
$1_8:
bar.sync 0;
setp.ge.s32 %p8,%r8,%r14;
@%p8 bra $1_18;
mul.lo.s32 %r19,%r14,%r85;
cvt.u32.u64 %r103,%d5;
mul.lo.s32 %r20,%r13,%r103;
mov.u32 %r195,%r8;
$1_10:
.pragma "nounroll";
add.s32 %r196,%r195,%r19;
setp.lt.u32 %p9,%r196,%r193;
@%p9 bra $1_12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r196;
.param .b32 q1;
st.param.b32 [q1+0],%r193;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r196,[retval0+0];
}
$1_12:
setp.ge.s32 %p10,%r92,%r13;
@%p10 bra $1_17;
cvt.s64.s32 %d69,%r196;
mul.lo.s64 %d23,%d157,%d69;
mov.u32 %r197,%r92;
$1_14:
.pragma "nounroll";
add.s32 %r198,%r197,%r20;
setp.lt.u32 %p11,%r198,%r192;
@%p11 bra $1_16;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r198;
.param .b32 q1;
st.param.b32 [q1+0],%r192;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r198,[retval0+0];
}
$1_16:
cvt.s64.s32 %d70,%r198;
mul.lo.s64 %d71,%d158,%d70;
add.s64 %d72,%d71,%d23;
add.s64 %d73,%d156,%d72;
ld.u16 %d74,[%d73];
add.s64 %d75,%d18,%d74;
shl.b64 %d76,%d75,2;
add.s64 %d77,%d19,%d76;
atom.global.add.u32 %r104,[%d77],1;
add.s32 %r197,%r197,32;
setp.lt.s32 %p12,%r197,%r13;
@%p12 bra $1_14;
$1_17:
add.s32 %r195,%r195,8;
setp.lt.s32 %p13,%r195,%r14;
@%p13 bra $1_10;
$1_18:
bar.sync 0;
mul.lo.s32 %r32,%r13,%r14;
setp.leu.f32 %p14,%f2,0f00000000;
mov.u32 %r204,1;
mov.u32 %r201,0;
mov.u32 %r202,%r201;
mov.u32 %r203,%r201;
@%p14 bra $1_25;
cvt.f64.f32 %e1,%f2;
cvt.rn.f64.s32 %e2,%r32;
mul.f64 %e3,%e1,%e2;
mul.f64 %e4,%e3,0d3EF0000000000000;
cvt.rzi.s32.f64 %r110,%e4;
max.s32 %r201,%r110,1;
add.s32 %r34,%r213,255;
shl.b32 %r112,%r8,13;
shl.b32 %r114,%r92,8;
add.s32 %r115,%r112,%r114;
add.s32 %r199,%r115,-1;
mul.wide.u32 %d78,%r87,131072;
mul.wide.s32 %d79,%r115,2;
add.s64 %d80,%d78,%d79;
shl.b64 %d82,%d80,1;
add.s64 %d83,%d63,%d82;
mul.wide.u32 %d84,%r84,%r90;
shl.b64 %d85,%d84,17;
shl.b64 %d86,%d2,18;
add.s64 %d87,%d85,%d86;
mul.lo.s64 %d89,%d87,%d3;
add.s64 %d159,%d83,%d89;
mov.u32 %r200,0;
$1_20:
.pragma "nounroll";
ld.global.u32 %r120,[%d159];
min.u32 %r121,%r120,%r201;
add.s32 %r122,%r120,%r200;
sub.s32 %r200,%r122,%r121;
add.s64 %d159,%d159,4;
add.s32 %r199,%r199,1;
setp.lt.s32 %p15,%r199,%r34;
@%p15 bra $1_20;
setp.eq.s32 %p16,%r200,0;
@%p16 bra $1_23;
mov.u64 %d90,z1;
atom.shared.add.u32 %r123,[%d90],%r200;
$1_23:
bar.sync 0;
ld.shared.u32 %r126,[z1];
shr.u32 %r202,%r126,16;
and.b32 %r41,%r126,65535;
setp.eq.s32 %p17,%r41,0;
mov.u32 %r203,0;
@%p17 bra $1_25;
mov.u32 %r127,65536;
div.u32 %r204,%r127,%r41;
mov.u32 %r203,%r41;
$1_25:
add.s32 %r47,%r213,256;
setp.eq.s32 %p18,%r201,0;
@%p18 bra $1_30;
mul.wide.u32 %d91,%r87,131072;
shl.b32 %r131,%r8,13;
shl.b32 %r133,%r92,8;
add.s32 %r134,%r131,%r133;
mul.wide.s32 %d92,%r134,2;
add.s64 %d93,%d91,%d92;
shl.b64 %d95,%d93,1;
add.s64 %d96,%d63,%d95;
mul.wide.u32 %d97,%r84,%r90;
shl.b64 %d98,%d97,17;
shl.b64 %d99,%d2,18;
add.s64 %d100,%d98,%d99;
mul.lo.s64 %d102,%d100,%d3;
add.s64 %d160,%d96,%d102;
mov.u32 %r128,0;
mov.u32 %r205,%r213;
mov.u32 %r210,%r128;
$1_27:
.pragma "nounroll";
ld.global.u32 %r50,[%d160];
rem.u32 %r139,%r205,%r204;
setp.ne.s32 %p19,%r139,0;
mov.u32 %r207,%r128;
@%p19 bra $1_29;
div.u32 %r140,%r205,%r204;
setp.lt.u32 %p20,%r140,%r203;
selp.u32 %r207,1,0,%p20;
$1_29:
min.u32 %r141,%r50,%r201;
add.s32 %r142,%r141,%r202;
add.s32 %r143,%r142,%r207;
add.s32 %r210,%r143,%r210;
add.s64 %d160,%d160,4;
add.s32 %r205,%r205,1;
setp.lt.s32 %p21,%r205,%r47;
@%p21 bra $1_27;
bra.uni $1_32;
$1_30:
mul.wide.u32 %d103,%r87,131072;
shl.b32 %r147,%r8,13;
shl.b32 %r149,%r92,8;
add.s32 %r150,%r147,%r149;
mul.wide.s32 %d104,%r150,2;
add.s64 %d105,%d103,%d104;
shl.b64 %d107,%d105,1;
add.s64 %d108,%d63,%d107;
mul.wide.u32 %d109,%r84,%r90;
shl.b64 %d110,%d109,17;
shl.b64 %d111,%d2,18;
add.s64 %d112,%d110,%d111;
mul.lo.s64 %d114,%d112,%d3;
add.s64 %d161,%d108,%d114;
mov.u32 %r210,0;
mov.u32 %r208,%r213;
$1_31:
.pragma "nounroll";
ld.global.u32 %r154,[%d161];
add.s32 %r210,%r154,%r210;
add.s64 %d161,%d161,4;
add.s32 %r208,%r208,1;
setp.lt.s32 %p22,%r208,%r47;
@%p22 bra $1_31;
$1_32:
mul.wide.s32 %d115,%r9,4;
mov.u64 %d116,z2;
add.s64 %d33,%d116,%d115;
st.shared.u32 [%d33],%r210;
bar.sync 0;
mov.u32 %r211,1;
$1_33:
.pragma "nounroll";
setp.lt.s32 %p23,%r9,%r211;
mov.u32 %r212,0;
@%p23 bra $1_35;
sub.s32 %r157,%r9,%r211;
mul.wide.s32 %d117,%r157,4;
add.s64 %d119,%d116,%d117;
ld.shared.u32 %r212,[%d119];
$1_35:
bar.sync 0;
ld.shared.u32 %r158,[%d33];
add.s32 %r159,%r158,%r212;
st.shared.u32 [%d33],%r159;
bar.sync 0;
shl.b32 %r211,%r211,1;
setp.lt.u32 %p24,%r211,256;
@%p24 bra $1_33;
ld.shared.u32 %r160,[%d33];
sub.s32 %r214,%r160,%r210;
cvt.rn.f32.s32 %f3,%r32;
mov.f32 %f4,0f477FFF00;
div.rn.f32 %f1,%f4,%f3;
@%p18 bra $1_41;
shl.b64 %d120,%d4,16;
mul.wide.u32 %d121,%r87,65536;
add.s64 %d122,%d120,%d121;
shl.b32 %r163,%r8,13;
shl.b32 %r165,%r92,8;
add.s32 %r166,%r163,%r165;
cvt.s64.s32 %d123,%r166;
add.s64 %d124,%d122,%d123;
shl.b64 %d126,%d124,1;
add.s64 %d163,%d63,%d126;
mul.wide.u32 %d127,%r87,131072;
mul.wide.s32 %d128,%r166,2;
add.s64 %d129,%d127,%d128;
shl.b64 %d130,%d129,1;
add.s64 %d131,%d63,%d130;
mul.wide.u32 %d132,%r84,%r90;
shl.b64 %d133,%d132,17;
shl.b64 %d134,%d2,18;
add.s64 %d135,%d133,%d134;
mul.lo.s64 %d137,%d135,%d3;
add.s64 %d162,%d131,%d137;
$1_38:
.pragma "nounroll";
ld.global.u32 %r67,[%d162];
rem.u32 %r171,%r213,%r204;
setp.ne.s32 %p26,%r171,0;
mov.u32 %r215,0;
@%p26 bra $1_40;
div.u32 %r172,%r213,%r204;
setp.lt.u32 %p27,%r172,%r203;
selp.u32 %r215,1,0,%p27;
$1_40:
min.u32 %r173,%r67,%r201;
add.s32 %r174,%r173,%r202;
add.s32 %r175,%r174,%r215;
add.s32 %r214,%r175,%r214;
cvt.rn.f32.u32 %f5,%r214;
mul.f32 %f6,%f1,%f5;
cvt.rni.s32.f32 %r176,%f6;
max.s32 %r177,%r176,0;
min.s32 %r178,%r177,65535;
st.global.u16 [%d163],%r178;
add.s64 %d163,%d163,2;
add.s64 %d162,%d162,4;
add.s32 %r213,%r213,1;
setp.lt.s32 %p28,%r213,%r47;
@%p28 bra $1_38;
bra.uni $1_43;
$1_41:
shl.b64 %d138,%d4,16;
mul.wide.u32 %d139,%r87,65536;
add.s64 %d140,%d138,%d139;
shl.b32 %r181,%r8,13;
shl.b32 %r183,%r92,8;
add.s32 %r184,%r181,%r183;
cvt.s64.s32 %d141,%r184;
add.s64 %d142,%d140,%d141;
shl.b64 %d144,%d142,1;
add.s64 %d165,%d63,%d144;
mul.wide.u32 %d145,%r87,131072;
mul.wide.s32 %d146,%r184,2;
add.s64 %d147,%d145,%d146;
shl.b64 %d148,%d147,1;
add.s64 %d149,%d63,%d148;
mul.wide.u32 %d150,%r84,%r90;
shl.b64 %d151,%d150,17;
shl.b64 %d152,%d2,18;
add.s64 %d153,%d151,%d152;
mul.lo.s64 %d155,%d153,%d3;
add.s64 %d164,%d149,%d155;
$1_42:
.pragma "nounroll";
ld.global.u32 %r188,[%d164];
add.s32 %r214,%r188,%r214;
cvt.rn.f32.u32 %f7,%r214;
mul.f32 %f8,%f1,%f7;
cvt.rni.s32.f32 %r189,%f8;
max.s32 %r190,%r189,0;
min.s32 %r191,%r190,65535;
st.global.u16 [%d165],%r191;
add.s64 %d165,%d165,2;
add.s64 %d164,%d164,4;
add.s32 %r213,%r213,1;
setp.lt.s32 %p29,%r213,%r47;
@%p29 bra $1_42;
$1_43:
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
.reg .f32 %f<36>;
.reg .b32 %r<81>;
.reg .b64 %d<98>;
ld.param.u64 %d36,[p0];
ld.param.v2.u32 {%r76,%r77},[p1+32];
ld.param.v2.u32 {%r36,%r37},[p1+40];
ld.param.u64 %d41,[p2];
ld.param.v2.u32 {%r78,%r79},[p3+32];
ld.param.v2.u32 {%r40,%r41},[p3+40];
ld.param.u64 %d46,[p4];
ld.param.u32 %r32,[p5];
ld.param.u32 %r33,[p6];
ld.param.u64 %d95,[p3+16];
ld.param.u64 %d94,[p3+8];
ld.param.u64 %d42,[p3];
ld.param.u64 %d92,[p1+16];
ld.param.u64 %d91,[p1+8];
ld.param.u64 %d37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r37,0;
@%p1 bra $2_2;
cvta.to.global.u64 %d47,%d36;
mul.wide.s32 %d48,%r1,40;
add.s64 %d49,%d47,%d48;
ld.global.v2.u32 {%r76,%r77},[%d49+32];
ld.global.u64 %d92,[%d49+16];
ld.global.u64 %d91,[%d49+8];
ld.global.u64 %d90,[%d49];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %d50,%r1;
mul.lo.s64 %d51,%d37,%d50;
add.s64 %d90,%d36,%d51;
$2_3:
setp.eq.s32 %p2,%r41,0;
@%p2 bra $2_5;
cvta.to.global.u64 %d52,%d41;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r78,%r79},[%d54+32];
ld.global.u64 %d95,[%d54+16];
ld.global.u64 %d94,[%d54+8];
ld.global.u64 %d93,[%d54];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d42,%d55;
add.s64 %d93,%d41,%d56;
$2_6:
mov.u32 %r47,%ctaid.x;
shl.b32 %r48,%r47,7;
mov.u32 %r49,%tid.x;
add.s32 %r80,%r48,%r49;
mov.u32 %r50,%ctaid.y;
shl.b32 %r51,%r50,3;
mov.u32 %r52,%tid.y;
add.s32 %r15,%r51,%r52;
setp.ge.s32 %p3,%r80,%r78;
setp.ge.s32 %p4,%r15,%r79;
or.pred %p5,%p4,%p3;
@%p5 bra $2_10;
div.u32 %r17,%r76,%r32;
mul.lo.s32 %r53,%r17,%r32;
setp.ne.s32 %p6,%r53,%r76;
div.u32 %r54,%r77,%r33;
mul.lo.s32 %r55,%r54,%r33;
setp.ne.s32 %p7,%r55,%r77;
or.pred %p8,%p6,%p7;
selp.u32 %r18,1,0,%p8;
add.s32 %r56,%r54,%r18;
cvt.rn.f32.s32 %f4,%r56;
rcp.rn.f32 %f5,%f4;
cvt.rn.f32.s32 %f6,%r15;
mul.rn.f32 %f7,%f6,%f5;
mov.f32 %f8,0f3F000000;
sub.rn.f32 %f9,%f7,%f8;
cvt.rmi.f32.f32 %f10,%f9;
cvt.rzi.s32.f32 %r19,%f10;
cvt.rn.f32.s32 %f11,%r19;
sub.f32 %f1,%f9,%f11;
add.s32 %r57,%r80,128;
min.s32 %r20,%r57,%r78;
setp.ge.s32 %p9,%r80,%r20;
@%p9 bra $2_10;
add.s32 %r58,%r19,1;
add.s32 %r59,%r33,-1;
cvt.s64.s32 %d57,%r32;
cvt.s64.s32 %d58,%r33;
cvt.u64.u32 %d59,%r1;
mul.lo.s64 %d60,%d59,%d57;
mul.lo.s64 %d61,%d60,%d58;
shl.b64 %d62,%d61,16;
mul.wide.s32 %d63,%r32,65536;
max.s32 %r61,%r19,0;
cvt.s64.s32 %d64,%r61;
mul.lo.s64 %d65,%d63,%d64;
add.s64 %d25,%d65,%d62;
min.s32 %r62,%r58,%r59;
cvt.s64.s32 %d66,%r62;
mul.lo.s64 %d67,%d63,%d66;
add.s64 %d26,%d67,%d62;
cvt.s64.s32 %d68,%r15;
cvt.s64.s32 %d69,%r80;
add.s32 %r21,%r32,-1;
mov.f32 %f12,0f3F800000;
sub.f32 %f2,%f12,%f1;
shl.b64 %d27,%d92,5;
shl.b64 %d28,%d95,5;
cvta.to.global.u64 %d29,%d46;
mul.lo.s64 %d70,%d95,%d69;
mul.lo.s64 %d71,%d94,%d68;
add.s64 %d72,%d71,%d70;
add.s64 %d96,%d93,%d72;
mul.lo.s64 %d73,%d92,%d69;
mul.lo.s64 %d74,%d91,%d68;
add.s64 %d75,%d74,%d73;
add.s64 %d97,%d90,%d75;
add.s32 %r63,%r17,%r18;
cvt.rn.f32.s32 %f13,%r63;
rcp.rn.f32 %f3,%f13;
$2_9:
.pragma "nounroll";
cvt.rn.f32.s32 %f14,%r80;
mul.rn.f32 %f15,%f14,%f3;
mov.f32 %f16,0f3F000000;
sub.rn.f32 %f17,%f15,%f16;
cvt.rmi.f32.f32 %f18,%f17;
cvt.rzi.s32.f32 %r64,%f18;
max.s32 %r65,%r64,0;
add.s32 %r66,%r64,1;
min.s32 %r67,%r66,%r21;
cvt.rn.f32.s32 %f19,%r64;
sub.f32 %f20,%f17,%f19;
ld.u16 %r68,[%d97];
prmt.b32 %r69,%r65,%r68,4180;
sub.s32 %r70,%r67,%r65;
shl.b32 %r71,%r70,16;
add.s32 %r72,%r69,%r71;
cvt.s64.s32 %d76,%r69;
add.s64 %d77,%d25,%d76;
shl.b64 %d78,%d77,1;
add.s64 %d79,%d29,%d78;
ld.global.u16 %s1,[%d79];
cvt.rn.f32.u16 %f21,%s1;
cvt.s64.s32 %d80,%r72;
add.s64 %d81,%d25,%d80;
shl.b64 %d82,%d81,1;
add.s64 %d83,%d29,%d82;
ld.global.u16 %s2,[%d83];
cvt.rn.f32.u16 %f22,%s2;
sub.f32 %f24,%f12,%f20;
mul.rn.f32 %f25,%f21,%f24;
mul.rn.f32 %f26,%f22,%f20;
add.rn.f32 %f27,%f25,%f26;
add.s64 %d84,%d26,%d76;
shl.b64 %d85,%d84,1;
add.s64 %d86,%d29,%d85;
ld.global.u16 %s3,[%d86];
cvt.rn.f32.u16 %f28,%s3;
add.s64 %d87,%d26,%d80;
shl.b64 %d88,%d87,1;
add.s64 %d89,%d29,%d88;
ld.global.u16 %s4,[%d89];
cvt.rn.f32.u16 %f29,%s4;
mul.rn.f32 %f30,%f28,%f24;
mul.rn.f32 %f31,%f29,%f20;
add.rn.f32 %f32,%f30,%f31;
mul.rn.f32 %f33,%f27,%f2;
mul.rn.f32 %f34,%f32,%f1;
add.rn.f32 %f35,%f33,%f34;
cvt.rni.s32.f32 %r73,%f35;
max.s32 %r74,%r73,0;
min.s32 %r75,%r74,65535;
st.u16 [%d96],%r75;
add.s64 %d97,%d97,%d27;
add.s64 %d96,%d96,%d28;
add.s32 %r80,%r80,32;
setp.lt.s32 %p10,%r80,%r20;
@%p10 bra $2_9;
$2_10:
ret;
}
`;
