// Generated from kernels/ops/warp/u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/warp/u8.cu`. */
export const WARP_U8: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0
(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
;
.func (.param .b32 func_retval0) z1
(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
;
.func (.param .b32 func_retval0) z2
(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
;
.func (.param .b32 func_retval0) z3(
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
.func (.param .align 4 .b8 func_retval0[16]) z4(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6
)
{
.reg .pred %p<20>;
.reg .b32 %r<61>;
ld.param.u32 %r11,[p0];
ld.param.u32 %r12,[p1];
ld.param.u32 %r13,[p2];
ld.param.u32 %r14,[p3];
ld.param.u32 %r15,[p4];
ld.param.u32 %r16,[p5];
ld.param.u32 %r17,[p6];
setp.lt.u32 %p1,%r11,%r15;
mov.u32 %r57,%r11;
@%p1 bra $2;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r11;
.param .b32 q1;
st.param.b32 [q1+0],%r15;
.param .b32 q2;
st.param.b32 [q2+0],%r17;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r57,[retval0+0];
}
$2:
add.s32 %r58,%r11,1;
setp.lt.u32 %p2,%r58,%r15;
@%p2 bra $4;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r55,%r11,1;
st.param.b32 [q0+0],%r55;
.param .b32 q1;
st.param.b32 [q1+0],%r15;
.param .b32 q2;
st.param.b32 [q2+0],%r17;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r58,[retval0+0];
}
$4:
setp.lt.u32 %p3,%r12,%r16;
mov.u32 %r59,%r12;
@%p3 bra $6;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r12;
.param .b32 q1;
st.param.b32 [q1+0],%r16;
.param .b32 q2;
st.param.b32 [q2+0],%r17;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r59,[retval0+0];
}
$6:
add.s32 %r60,%r12,1;
setp.lt.u32 %p4,%r60,%r16;
@%p4 bra $8;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r56,%r12,1;
st.param.b32 [q0+0],%r56;
.param .b32 q1;
st.param.b32 [q1+0],%r16;
.param .b32 q2;
st.param.b32 [q2+0],%r17;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r60,[retval0+0];
}
$8:
min.u32 %r18,%r57,%r58;
add.s32 %r19,%r15,-2;
min.u32 %r20,%r18,%r19;
add.s32 %r21,%r20,1;
min.u32 %r22,%r59,%r60;
add.s32 %r23,%r16,-2;
max.s32 %r24,%r59,%r60;
min.u32 %r25,%r22,%r23;
add.s32 %r26,%r25,1;
setp.le.s32 %p5,%r24,%r26;
setp.gt.s32 %p6,%r16,1;
and.pred %p7,%p6,%p5;
setp.eq.s32 %p8,%r59,%r25;
setp.eq.s32 %p9,%r59,%r26;
setp.eq.s32 %p10,%r60,%r25;
setp.eq.s32 %p11,%r60,%r26;
and.b32 %r27,%r13,65535;
setp.eq.s32 %p12,%r57,%r20;
selp.b32 %r28,%r27,0,%p12;
shr.u32 %r29,%r13,16;
setp.eq.s32 %p13,%r58,%r20;
selp.b32 %r30,%r29,0,%p13;
add.s32 %r31,%r28,%r30;
setp.eq.s32 %p14,%r57,%r21;
selp.b32 %r32,%r13,0,%p14;
setp.eq.s32 %p15,%r58,%r21;
selp.b32 %r33,%r29,0,%p15;
add.s32 %r34,%r32,%r33;
shl.b32 %r35,%r34,16;
or.b32 %r36,%r35,%r31;
and.b32 %r37,%r14,65535;
selp.b32 %r38,%r37,0,%p12;
shr.u32 %r39,%r14,16;
selp.b32 %r40,%r39,0,%p13;
add.s32 %r41,%r38,%r40;
selp.b32 %r42,%r14,0,%p14;
selp.b32 %r43,%r39,0,%p15;
add.s32 %r44,%r42,%r43;
shl.b32 %r45,%r44,16;
or.b32 %r46,%r45,%r41;
max.s32 %r47,%r57,%r58;
setp.le.s32 %p16,%r47,%r21;
setp.gt.s32 %p17,%r15,1;
and.pred %p18,%p17,%p16;
and.pred %p19,%p18,%p7;
selp.b32 %r48,%r36,0,%p8;
selp.b32 %r49,%r46,0,%p10;
selp.b32 %r50,%r36,0,%p9;
selp.b32 %r51,%r46,0,%p11;
add.s32 %r52,%r50,%r51;
add.s32 %r53,%r48,%r49;
selp.b32 %r54,%r20,-1,%p19;
st.param.b32 [func_retval0+0],%r54;
st.param.b32 [func_retval0+4],%r25;
st.param.b32 [func_retval0+8],%r53;
st.param.b32 [func_retval0+12],%r52;
ret;
}
.visible .entry warp_u8_1(
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
.param .u32 p10,
.param .u32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15
)
.maxntid 256,1,1
.minnctapersm 5
{
.reg .pred %p<161>;
.reg .b16 %s<63>;
.reg .f32 %f<117>;
.reg .b32 %r<810>;
.reg .f64 %e<232>;
.reg .b64 %d<312>;
ld.param.u64 %d113,[p0];
ld.param.v2.u32 {%r687,%r688},[p1+32];
ld.param.v2.u32 {%r321,%r322},[p1+40];
ld.param.u64 %d118,[p2];
ld.param.v2.u32 {%r691,%r324},[p3+32];
ld.param.v2.u32 {%r325,%r326},[p3+40];
ld.param.v2.u32 {%r689,%r690},[p5+32];
ld.param.v2.u32 {%r329,%r330},[p5+40];
ld.param.u32 %r315,[p6];
ld.param.u64 %d128,[p8];
ld.param.u32 %r317,[p10];
ld.param.u32 %r318,[p11];
ld.param.u64 %d124,[p5];
ld.param.u64 %d114,[p1];
mov.u32 %r331,%ctaid.z;
mul.lo.s32 %r1,%r331,%r317;
setp.eq.s32 %p2,%r322,0;
@%p2 bra $2;
cvta.to.global.u64 %d129,%d113;
mul.wide.s32 %d130,%r1,40;
add.s64 %d131,%d129,%d130;
ld.global.v2.u32 {%r687,%r688},[%d131+32];
ld.global.u64 %d288,[%d131+8];
ld.global.u64 %d287,[%d131];
bra.uni $3;
$2:
ld.param.u64 %d288,[p1+8];
cvt.s64.s32 %d132,%r1;
mul.lo.s64 %d133,%d114,%d132;
add.s64 %d287,%d113,%d133;
$3:
setp.eq.s32 %p3,%r330,0;
@%p3 bra $5;
ld.param.u64 %d275,[p4];
cvta.to.global.u64 %d134,%d275;
mul.wide.s32 %d135,%r1,40;
add.s64 %d136,%d134,%d135;
ld.global.v2.u32 {%r689,%r690},[%d136+32];
ld.global.u64 %d290,[%d136+8];
ld.global.u64 %d289,[%d136];
bra.uni $6;
$5:
ld.param.u64 %d290,[p5+8];
ld.param.u64 %d276,[p4];
cvt.s64.s32 %d137,%r1;
mul.lo.s64 %d138,%d124,%d137;
add.s64 %d289,%d276,%d138;
$6:
mov.u32 %r336,%ctaid.x;
shl.b32 %r16,%r336,6;
mov.u32 %r337,%ctaid.y;
shl.b32 %r17,%r337,4;
setp.ge.s32 %p4,%r16,%r689;
setp.ge.s32 %p5,%r17,%r690;
or.pred %p6,%p5,%p4;
@%p6 bra $76;
mov.u32 %r338,%tid.x;
and.b32 %r339,%r338,15;
add.s32 %r23,%r16,%r339;
mov.u32 %r340,%tid.y;
shl.b32 %r341,%r340,1;
add.s32 %r342,%r17,%r341;
shr.u32 %r343,%r338,4;
add.s32 %r344,%r342,%r343;
add.s32 %r345,%r690,-1;
min.s32 %r24,%r344,%r345;
mul.wide.s32 %d140,%r1,72;
setp.eq.s32 %p7,%r315,0;
@%p7 bra $12;
setp.ne.s32 %p8,%r315,1;
@%p8 bra $16;
ld.param.u64 %d278,[p8];
ld.param.f64 %e214,[p7+40];
ld.param.f64 %e213,[p7+32];
ld.param.f64 %e212,[p7+24];
ld.param.f64 %e211,[p7+16];
ld.param.f64 %e217,[p7+64];
ld.param.f64 %e216,[p7+56];
ld.param.f64 %e215,[p7+48];
ld.param.f64 %e210,[p7+8];
ld.param.f64 %e209,[p7];
setp.eq.s64 %p9,%d278,0;
@%p9 bra $11;
ld.param.u64 %d282,[p8];
mul.wide.s32 %d281,%r1,72;
cvta.to.global.u64 %d280,%d282;
add.s64 %d279,%d280,%d281;
ld.global.f64 %e217,[%d279+64];
ld.global.f64 %e216,[%d279+56];
ld.global.f64 %e215,[%d279+48];
ld.global.f64 %e214,[%d279+40];
ld.global.f64 %e213,[%d279+32];
ld.global.f64 %e212,[%d279+24];
ld.global.f64 %e211,[%d279+16];
ld.global.f64 %e210,[%d279+8];
ld.global.f64 %e209,[%d279];
$11:
mov.u32 %r681,%ctaid.x;
mov.u32 %r680,%tid.x;
and.b32 %r679,%r680,15;
shl.b32 %r678,%r681,6;
add.s32 %r677,%r678,%r679;
cvt.rn.f64.u32 %e112,%r24;
fma.rn.f64 %e113,%e210,%e112,%e211;
fma.rn.f64 %e114,%e213,%e112,%e214;
fma.rn.f64 %e115,%e216,%e112,%e217;
cvt.rn.f64.s32 %e116,%r677;
fma.rn.f64 %e105,%e215,%e116,%e115;
rcp.approx.ftz.f64 %e104,%e105;
neg.f64 %e117,%e105;
mov.f64 %e118,0d3FF0000000000000;
fma.rn.f64 %e119,%e117,%e104,%e118;
fma.rn.f64 %e120,%e104,%e119,%e104;
fma.rn.f64 %e121,%e209,%e116,%e113;
mov.f64 %e122,0d4138000000008000;
fma.rn.f64 %e123,%e121,%e120,%e122;
fma.rn.f64 %e124,%e212,%e116,%e114;
fma.rn.f64 %e125,%e124,%e120,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r346},%e123;
}
add.s32 %r692,%r346,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r347},%e125;
}
add.s32 %r693,%r347,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r348,%temp},%e123;
}
shr.u32 %r694,%r348,16;
{
.reg .b32 %temp;
mov.b64 {%r349,%temp},%e125;
}
shr.u32 %r695,%r349,16;
add.f64 %e126,%e116,0d4030000000000000;
fma.rn.f64 %e107,%e215,%e126,%e115;
rcp.approx.ftz.f64 %e106,%e107;
neg.f64 %e127,%e107;
fma.rn.f64 %e128,%e127,%e106,%e118;
fma.rn.f64 %e129,%e106,%e128,%e106;
fma.rn.f64 %e130,%e209,%e126,%e113;
fma.rn.f64 %e131,%e130,%e129,%e122;
fma.rn.f64 %e132,%e212,%e126,%e114;
fma.rn.f64 %e133,%e132,%e129,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r350},%e131;
}
add.s32 %r696,%r350,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r351},%e133;
}
add.s32 %r697,%r351,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r352,%temp},%e131;
}
shr.u32 %r698,%r352,16;
{
.reg .b32 %temp;
mov.b64 {%r353,%temp},%e133;
}
shr.u32 %r699,%r353,16;
add.f64 %e134,%e116,0d4040000000000000;
fma.rn.f64 %e109,%e215,%e134,%e115;
rcp.approx.ftz.f64 %e108,%e109;
neg.f64 %e135,%e109;
fma.rn.f64 %e136,%e135,%e108,%e118;
fma.rn.f64 %e137,%e108,%e136,%e108;
fma.rn.f64 %e138,%e209,%e134,%e113;
fma.rn.f64 %e139,%e138,%e137,%e122;
fma.rn.f64 %e140,%e212,%e134,%e114;
fma.rn.f64 %e141,%e140,%e137,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r354},%e139;
}
add.s32 %r700,%r354,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r355},%e141;
}
add.s32 %r701,%r355,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r356,%temp},%e139;
}
shr.u32 %r702,%r356,16;
{
.reg .b32 %temp;
mov.b64 {%r357,%temp},%e141;
}
shr.u32 %r703,%r357,16;
add.f64 %e142,%e116,0d4048000000000000;
fma.rn.f64 %e111,%e215,%e142,%e115;
rcp.approx.ftz.f64 %e110,%e111;
neg.f64 %e143,%e111;
fma.rn.f64 %e144,%e143,%e110,%e118;
fma.rn.f64 %e145,%e110,%e144,%e110;
fma.rn.f64 %e146,%e209,%e142,%e113;
fma.rn.f64 %e147,%e146,%e145,%e122;
fma.rn.f64 %e148,%e212,%e142,%e114;
fma.rn.f64 %e149,%e148,%e145,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r358},%e147;
}
add.s32 %r704,%r358,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r359},%e149;
}
add.s32 %r705,%r359,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r360,%temp},%e147;
}
shr.u32 %r706,%r360,16;
{
.reg .b32 %temp;
mov.b64 {%r361,%temp},%e149;
}
shr.u32 %r707,%r361,16;
bra.uni $30;
$12:
setp.eq.s64 %p10,%d128,0;
@%p10 bra $14;
ld.param.u64 %d286,[p8];
mul.wide.s32 %d285,%r1,72;
cvta.to.global.u64 %d284,%d286;
add.s64 %d283,%d284,%d285;
cvt.u64.u32 %d141,%r24;
ld.global.u64 %d142,[%d283+8];
mul.lo.s64 %d143,%d142,%d141;
ld.global.u64 %d144,[%d283+16];
add.s64 %d291,%d143,%d144;
ld.global.u64 %d145,[%d283+32];
mul.lo.s64 %d146,%d145,%d141;
ld.global.u64 %d147,[%d283+40];
add.s64 %d292,%d146,%d147;
ld.global.u64 %d293,[%d283];
ld.global.u64 %d294,[%d283+24];
bra.uni $15;
$16:
setp.eq.s32 %p11,%r326,0;
@%p11 bra $18;
cvta.to.global.u64 %d176,%d118;
mul.wide.s32 %d177,%r1,40;
add.s64 %d178,%d176,%d177;
ld.global.v2.u32 {%r691,%r371},[%d178+32];
ld.global.u64 %d298,[%d178+24];
ld.global.u64 %d297,[%d178+16];
ld.global.u64 %d296,[%d178+8];
ld.global.u64 %d295,[%d178];
bra.uni $19;
$14:
ld.param.f64 %e208,[p7+40];
ld.param.f64 %e206,[p7+32];
ld.param.f64 %e205,[p7+24];
ld.param.f64 %e202,[p7+16];
ld.param.f64 %e200,[p7+8];
ld.param.f64 %e199,[p7];
cvt.u64.u32 %d148,%r24;
mov.b64 %d149,%e200;
mul.lo.s64 %d150,%d148,%d149;
mov.b64 %d151,%e202;
add.s64 %d291,%d150,%d151;
mov.b64 %d152,%e206;
mul.lo.s64 %d153,%d148,%d152;
mov.b64 %d154,%e208;
add.s64 %d292,%d153,%d154;
mov.b64 %d294,%e205;
mov.b64 %d293,%e199;
$15:
mov.u32 %r686,%ctaid.x;
mov.u32 %r685,%tid.x;
and.b32 %r684,%r685,15;
shl.b32 %r683,%r686,6;
add.s32 %r682,%r683,%r684;
cvt.u64.u32 %d155,%r682;
mul.lo.s64 %d156,%d293,%d155;
add.s64 %d157,%d156,%d291;
mul.lo.s64 %d158,%d294,%d155;
add.s64 %d159,%d158,%d292;
shr.u64 %d160,%d157,32;
cvt.u32.u64 %r692,%d160;
shr.u64 %d161,%d159,32;
cvt.u32.u64 %r693,%d161;
cvt.u32.u64 %r362,%d157;
shr.u32 %r694,%r362,16;
cvt.u32.u64 %r363,%d159;
shr.u32 %r695,%r363,16;
shl.b64 %d162,%d293,4;
add.s64 %d163,%d157,%d162;
shl.b64 %d164,%d294,4;
add.s64 %d165,%d159,%d164;
shr.u64 %d166,%d163,32;
cvt.u32.u64 %r696,%d166;
shr.u64 %d167,%d165,32;
cvt.u32.u64 %r697,%d167;
cvt.u32.u64 %r364,%d163;
shr.u32 %r698,%r364,16;
cvt.u32.u64 %r365,%d165;
shr.u32 %r699,%r365,16;
add.s64 %d168,%d163,%d162;
add.s64 %d169,%d165,%d164;
shr.u64 %d170,%d168,32;
cvt.u32.u64 %r700,%d170;
shr.u64 %d171,%d169,32;
cvt.u32.u64 %r701,%d171;
cvt.u32.u64 %r366,%d168;
shr.u32 %r702,%r366,16;
cvt.u32.u64 %r367,%d169;
shr.u32 %r703,%r367,16;
add.s64 %d172,%d168,%d162;
add.s64 %d173,%d169,%d164;
shr.u64 %d174,%d172,32;
cvt.u32.u64 %r704,%d174;
shr.u64 %d175,%d173,32;
cvt.u32.u64 %r705,%d175;
cvt.u32.u64 %r368,%d172;
shr.u32 %r706,%r368,16;
cvt.u32.u64 %r369,%d173;
shr.u32 %r707,%r369,16;
bra.uni $30;
$18:
ld.param.u64 %d298,[p3+24];
ld.param.u64 %d297,[p3+16];
ld.param.u64 %d296,[p3+8];
ld.param.u64 %d270,[p3];
cvt.s64.s32 %d179,%r1;
mul.lo.s64 %d180,%d270,%d179;
add.s64 %d295,%d118,%d180;
$19:
add.s32 %r372,%r691,-1;
min.s32 %r373,%r23,%r372;
cvt.s64.s32 %d181,%r24;
mul.lo.s64 %d182,%d296,%d181;
cvt.s64.s32 %d183,%r373;
mul.lo.s64 %d184,%d297,%d183;
add.s64 %d185,%d184,%d182;
add.s64 %d62,%d295,%d185;
add.s32 %r374,%r23,16;
setp.ge.s32 %p12,%r374,%r691;
mov.u64 %d299,%d62;
@%p12 bra $21;
shl.b64 %d186,%d297,4;
add.s64 %d299,%d62,%d186;
$21:
add.s32 %r375,%r23,32;
setp.ge.s32 %p13,%r375,%r691;
mov.u64 %d300,%d62;
@%p13 bra $23;
shl.b64 %d187,%d297,5;
add.s64 %d300,%d62,%d187;
$23:
mov.u32 %r668,%ctaid.x;
mov.u32 %r667,%tid.x;
and.b32 %r666,%r667,15;
shl.b32 %r665,%r668,6;
add.s32 %r664,%r665,%r666;
add.s32 %r376,%r664,48;
setp.ge.s32 %p14,%r376,%r691;
mov.u64 %d301,%d62;
@%p14 bra $25;
mul.lo.s64 %d188,%d297,48;
add.s64 %d301,%d62,%d188;
$25:
setp.ne.s64 %p15,%d298,4;
@%p15 bra $27;
or.b64 %d189,%d297,%d296;
or.b64 %d190,%d189,%d295;
and.b64 %d191,%d190,7;
setp.eq.s64 %p16,%d191,0;
@%p16 bra $28;
$27:
ld.global.nc.f32 %f109,[%d62];
add.s64 %d193,%d62,%d298;
ld.global.nc.f32 %f110,[%d193];
ld.global.nc.f32 %f111,[%d299];
add.s64 %d195,%d299,%d298;
ld.global.nc.f32 %f112,[%d195];
ld.global.nc.f32 %f113,[%d300];
add.s64 %d197,%d300,%d298;
ld.global.nc.f32 %f114,[%d197];
ld.global.nc.f32 %f115,[%d301];
add.s64 %d199,%d301,%d298;
ld.global.nc.f32 %f116,[%d199];
$29:
mov.f32 %f46,0f37000000;
add.rn.f32 %f47,%f109,%f46;
mov.f32 %f48,0f4B400000;
add.rm.f32 %f49,%f47,%f48;
mov.b32 %r377,%f49;
add.s32 %r692,%r377,-1262485504;
sub.rn.f32 %f50,%f49,%f48;
sub.rn.f32 %f51,%f47,%f50;
mov.f32 %f52,0f4B000000;
mov.f32 %f53,0f47800000;
fma.rz.f32 %f54,%f51,%f53,%f52;
mov.b32 %r378,%f54;
and.b32 %r694,%r378,65535;
add.rn.f32 %f55,%f110,%f46;
add.rm.f32 %f56,%f55,%f48;
mov.b32 %r379,%f56;
add.s32 %r693,%r379,-1262485504;
sub.rn.f32 %f57,%f56,%f48;
sub.rn.f32 %f58,%f55,%f57;
fma.rz.f32 %f59,%f58,%f53,%f52;
mov.b32 %r380,%f59;
and.b32 %r695,%r380,65535;
add.rn.f32 %f60,%f111,%f46;
add.rm.f32 %f61,%f60,%f48;
mov.b32 %r381,%f61;
add.s32 %r696,%r381,-1262485504;
sub.rn.f32 %f62,%f61,%f48;
sub.rn.f32 %f63,%f60,%f62;
fma.rz.f32 %f64,%f63,%f53,%f52;
mov.b32 %r382,%f64;
and.b32 %r698,%r382,65535;
add.rn.f32 %f65,%f112,%f46;
add.rm.f32 %f66,%f65,%f48;
mov.b32 %r383,%f66;
add.s32 %r697,%r383,-1262485504;
sub.rn.f32 %f67,%f66,%f48;
sub.rn.f32 %f68,%f65,%f67;
fma.rz.f32 %f69,%f68,%f53,%f52;
mov.b32 %r384,%f69;
and.b32 %r699,%r384,65535;
add.rn.f32 %f70,%f113,%f46;
add.rm.f32 %f71,%f70,%f48;
mov.b32 %r385,%f71;
add.s32 %r700,%r385,-1262485504;
sub.rn.f32 %f72,%f71,%f48;
sub.rn.f32 %f73,%f70,%f72;
fma.rz.f32 %f74,%f73,%f53,%f52;
mov.b32 %r386,%f74;
and.b32 %r702,%r386,65535;
add.rn.f32 %f75,%f114,%f46;
add.rm.f32 %f76,%f75,%f48;
mov.b32 %r387,%f76;
add.s32 %r701,%r387,-1262485504;
sub.rn.f32 %f77,%f76,%f48;
sub.rn.f32 %f78,%f75,%f77;
fma.rz.f32 %f79,%f78,%f53,%f52;
mov.b32 %r388,%f79;
and.b32 %r703,%r388,65535;
add.rn.f32 %f80,%f115,%f46;
add.rm.f32 %f81,%f80,%f48;
mov.b32 %r389,%f81;
add.s32 %r704,%r389,-1262485504;
sub.rn.f32 %f82,%f81,%f48;
sub.rn.f32 %f83,%f80,%f82;
fma.rz.f32 %f84,%f83,%f53,%f52;
mov.b32 %r390,%f84;
and.b32 %r706,%r390,65535;
add.rn.f32 %f85,%f116,%f46;
add.rm.f32 %f86,%f85,%f48;
mov.b32 %r391,%f86;
add.s32 %r705,%r391,-1262485504;
sub.rn.f32 %f87,%f86,%f48;
sub.rn.f32 %f88,%f85,%f87;
fma.rz.f32 %f89,%f88,%f53,%f52;
mov.b32 %r392,%f89;
and.b32 %r707,%r392,65535;
$30:
cvt.u32.u64 %r395,%d287;
and.b32 %r396,%r395,3;
cvt.u32.u64 %r96,%d288;
shl.b32 %r397,%r96,3;
add.s32 %r398,%r688,-1;
mad.lo.s32 %r399,%r398,%r96,%r687;
add.s32 %r400,%r399,%r396;
shl.b32 %r401,%r400,3;
add.s32 %r402,%r401,-64;
or.b32 %r403,%r402,31;
setp.lt.s32 %p17,%r400,8;
add.s32 %r404,%r687,-1;
selp.b32 %r405,0,%r404,%p17;
mov.u32 %r785,0;
shl.b32 %r406,%r395,3;
and.b32 %r407,%r406,24;
mad.lo.s32 %r408,%r695,%r694,65535;
shr.u32 %r409,%r408,16;
mad.lo.s32 %r783,%r409,65535,%r695;
mad.lo.s32 %r410,%r694,65535,65535;
sub.s32 %r784,%r410,%r783;
mad.lo.s32 %r411,%r693,%r397,%r407;
shl.b32 %r412,%r692,3;
add.s32 %r776,%r411,%r412;
add.s32 %r775,%r776,%r397;
setp.lt.u32 %p18,%r692,%r405;
setp.lt.u32 %p19,%r693,%r398;
and.pred %p20,%p18,%p19;
setp.le.u32 %p21,%r775,%r403;
and.pred %p22,%p21,%p20;
selp.u16 %s62,1,0,%p22;
mad.lo.s32 %r413,%r699,%r698,65535;
shr.u32 %r414,%r413,16;
mad.lo.s32 %r781,%r414,65535,%r699;
mad.lo.s32 %r415,%r698,65535,65535;
sub.s32 %r782,%r415,%r781;
mad.lo.s32 %r416,%r697,%r397,%r407;
shl.b32 %r417,%r696,3;
add.s32 %r774,%r416,%r417;
add.s32 %r773,%r774,%r397;
setp.lt.u32 %p23,%r696,%r405;
setp.lt.u32 %p24,%r697,%r398;
and.pred %p25,%p23,%p24;
setp.le.u32 %p26,%r773,%r403;
and.pred %p27,%p26,%p25;
selp.u16 %s61,1,0,%p27;
and.pred %p28,%p22,%p27;
mad.lo.s32 %r418,%r703,%r702,65535;
shr.u32 %r419,%r418,16;
mad.lo.s32 %r779,%r419,65535,%r703;
mad.lo.s32 %r420,%r702,65535,65535;
sub.s32 %r780,%r420,%r779;
mad.lo.s32 %r421,%r701,%r397,%r407;
shl.b32 %r422,%r700,3;
add.s32 %r772,%r421,%r422;
add.s32 %r771,%r772,%r397;
setp.lt.u32 %p29,%r700,%r405;
setp.lt.u32 %p30,%r701,%r398;
and.pred %p31,%p29,%p30;
setp.le.u32 %p32,%r771,%r403;
and.pred %p33,%p32,%p31;
selp.u16 %s60,1,0,%p33;
and.pred %p34,%p28,%p33;
mad.lo.s32 %r423,%r707,%r706,65535;
shr.u32 %r424,%r423,16;
mad.lo.s32 %r777,%r424,65535,%r707;
mad.lo.s32 %r425,%r706,65535,65535;
sub.s32 %r778,%r425,%r777;
mad.lo.s32 %r426,%r705,%r397,%r407;
shl.b32 %r427,%r704,3;
add.s32 %r770,%r426,%r427;
add.s32 %r769,%r770,%r397;
setp.lt.u32 %p35,%r704,%r405;
setp.lt.u32 %p36,%r705,%r398;
and.pred %p37,%p35,%p36;
setp.le.u32 %p38,%r769,%r403;
and.pred %p39,%p38,%p37;
selp.u16 %s59,1,0,%p39;
and.pred %p40,%p34,%p39;
mov.u32 %r786,%r785;
@%p40 bra $40;
ld.param.f32 %f108,[p12];
cvt.rni.s32.f32 %r428,%f108;
max.s32 %r429,%r428,0;
min.s32 %r785,%r429,255;
setp.eq.s32 %p41,%r315,1;
selp.b32 %r114,524288,4194304,%p41;
shl.b32 %r115,%r114,1;
setp.eq.s32 %p42,%r785,0;
setp.ne.s32 %p43,%r318,0;
or.pred %p44,%p43,%p42;
@%p44 bra $34;
bra.uni $32;
$34:
mad.lo.s32 %r676,%r693,%r397,%r407;
mad.lo.s32 %r675,%r697,%r397,%r407;
mad.lo.s32 %r674,%r701,%r397,%r407;
shl.b32 %r673,%r692,3;
shl.b32 %r658,%r696,3;
shl.b32 %r657,%r700,3;
shl.b32 %r656,%r704,3;
add.s32 %r770,%r426,%r656;
add.s32 %r769,%r770,%r397;
setp.le.u32 %p78,%r769,%r403;
mov.u32 %r750,0;
and.pred %p83,%p78,%p37;
selp.u16 %s59,1,0,%p83;
add.s32 %r772,%r674,%r657;
add.s32 %r771,%r772,%r397;
setp.le.u32 %p84,%r771,%r403;
and.pred %p88,%p84,%p31;
selp.u16 %s60,1,0,%p88;
add.s32 %r774,%r675,%r658;
add.s32 %r773,%r774,%r397;
setp.le.u32 %p89,%r773,%r403;
and.pred %p93,%p89,%p25;
selp.u16 %s61,1,0,%p93;
add.s32 %r765,%r676,%r673;
add.s32 %r764,%r765,%r397;
setp.le.u32 %p94,%r764,%r403;
and.pred %p98,%p94,%p20;
selp.u16 %s58,1,0,%p98;
mov.u32 %r766,%r783;
mov.u32 %r767,%r784;
mov.u32 %r786,%r750;
$35:
.pragma "nounroll";
mov.u32 %r177,%r693;
mov.u32 %r176,%r692;
mov.u16 %s62,%s61;
mov.u16 %s61,%s60;
mov.u16 %s60,%s59;
mov.u32 %r784,%r782;
mov.u32 %r783,%r781;
mov.u32 %r782,%r780;
mov.u32 %r781,%r779;
mov.u32 %r780,%r778;
mov.u32 %r779,%r777;
mov.u32 %r776,%r774;
mov.u32 %r775,%r773;
mov.u32 %r774,%r772;
mov.u32 %r773,%r771;
mov.u32 %r772,%r770;
mov.u32 %r771,%r769;
add.s32 %r483,%r176,%r114;
setp.ge.u32 %p99,%r483,%r115;
add.s32 %r484,%r177,%r114;
setp.ge.u32 %p100,%r484,%r115;
or.pred %p101,%p99,%p100;
setp.ne.s32 %p102,%r315,0;
and.pred %p1,%p102,%p101;
add.s32 %r485,%r176,1;
setp.le.u32 %p103,%r485,%r687;
add.s32 %r486,%r177,1;
setp.le.u32 %p104,%r486,%r688;
and.pred %p105,%p103,%p104;
or.pred %p106,%p105,%p1;
not.pred %p107,%p106;
setp.eq.s32 %p108,%r318,0;
and.pred %p109,%p108,%p107;
and.b16 %s30,%s58,255;
setp.ne.s16 %p110,%s30,0;
or.pred %p111,%p110,%p109;
@%p111 bra $39;
mov.u16 %s58,0;
@%p1 bra $38;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r176;
.param .b32 q1;
st.param.b32 [q1+0],%r177;
.param .b32 q2;
st.param.b32 [q2+0],%r767;
.param .b32 q3;
st.param.b32 [q3+0],%r766;
.param .b32 q4;
st.param.b32 [q4+0],%r687;
.param .b32 q5;
st.param.b32 [q5+0],%r688;
.param .b32 q6;
st.param.b32 [q6+0],%r318;
.param .align 4 .b8 retval0[16];
call.uni (retval0),
z4,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r487,[retval0+0];
ld.param.b32 %r488,[retval0+4];
ld.param.b32 %r767,[retval0+8];
ld.param.b32 %r766,[retval0+12];
}
mad.lo.s32 %r494,%r488,%r397,%r407;
shl.b32 %r495,%r487,3;
add.s32 %r765,%r494,%r495;
add.s32 %r764,%r765,%r397;
setp.lt.u32 %p113,%r487,%r405;
setp.le.u32 %p114,%r764,%r403;
and.pred %p115,%p113,%p114;
selp.u16 %s58,1,0,%p115;
$38:
mov.u32 %r504,1;
shl.b32 %r505,%r504,%r750;
setp.eq.s16 %p116,%s58,0;
selp.b32 %r506,%r505,0,%p116;
or.b32 %r786,%r506,%r786;
$39:
mov.u16 %s59,%s58;
mov.u32 %r778,%r767;
mov.u32 %r777,%r766;
mov.u32 %r770,%r765;
mov.u32 %r769,%r764;
add.s32 %r750,%r750,1;
setp.ne.s32 %p117,%r750,4;
mov.u32 %r764,%r775;
mov.u32 %r765,%r776;
mov.u32 %r766,%r783;
mov.u32 %r767,%r784;
mov.u16 %s58,%s62;
mov.u32 %r692,%r696;
mov.u32 %r693,%r697;
mov.u32 %r696,%r700;
mov.u32 %r697,%r701;
mov.u32 %r700,%r704;
mov.u32 %r701,%r705;
mov.u32 %r704,%r176;
mov.u32 %r705,%r177;
@%p117 bra $35;
bra.uni $40;
$32:
mad.lo.s32 %r672,%r693,%r397,%r407;
mad.lo.s32 %r671,%r697,%r397,%r407;
mad.lo.s32 %r670,%r701,%r397,%r407;
shl.b32 %r669,%r692,3;
shl.b32 %r655,%r696,3;
shl.b32 %r654,%r700,3;
shl.b32 %r653,%r704,3;
add.s32 %r711,%r426,%r653;
add.s32 %r710,%r711,%r397;
setp.le.u32 %p45,%r710,%r403;
mov.u32 %r708,0;
and.pred %p50,%p45,%p37;
selp.u16 %s49,1,0,%p50;
add.s32 %r772,%r670,%r654;
add.s32 %r771,%r772,%r397;
setp.le.u32 %p51,%r771,%r403;
and.pred %p55,%p51,%p31;
selp.u16 %s60,1,0,%p55;
add.s32 %r774,%r671,%r655;
add.s32 %r773,%r774,%r397;
setp.le.u32 %p56,%r773,%r403;
and.pred %p60,%p56,%p25;
selp.u16 %s61,1,0,%p60;
add.s32 %r776,%r672,%r669;
add.s32 %r775,%r776,%r397;
setp.le.u32 %p61,%r775,%r403;
and.pred %p65,%p61,%p20;
selp.u16 %s62,1,0,%p65;
mov.u32 %r786,%r708;
mov.u32 %r718,%r777;
mov.u32 %r719,%r778;
$33:
.pragma "nounroll";
mov.u32 %r141,%r693;
mov.u32 %r140,%r692;
mov.u16 %s59,%s62;
mov.u16 %s62,%s61;
mov.u16 %s61,%s60;
mov.u16 %s60,%s49;
mov.u32 %r778,%r784;
mov.u32 %r777,%r783;
mov.u32 %r784,%r782;
mov.u32 %r783,%r781;
mov.u32 %r782,%r780;
mov.u32 %r781,%r779;
mov.u32 %r780,%r719;
mov.u32 %r779,%r718;
mov.u32 %r770,%r776;
mov.u32 %r769,%r775;
mov.u32 %r776,%r774;
mov.u32 %r775,%r773;
mov.u32 %r774,%r772;
mov.u32 %r773,%r771;
mov.u32 %r772,%r711;
mov.u32 %r771,%r710;
add.s32 %r453,%r140,%r114;
setp.ge.u32 %p66,%r453,%r115;
add.s32 %r454,%r141,%r114;
setp.ge.u32 %p67,%r454,%r115;
or.pred %p68,%p66,%p67;
setp.ne.s32 %p69,%r315,0;
and.pred %p70,%p69,%p68;
add.s32 %r455,%r140,1;
mov.u32 %r456,1;
setp.le.u32 %p71,%r455,%r687;
add.s32 %r457,%r141,1;
setp.le.u32 %p72,%r457,%r688;
and.pred %p73,%p71,%p72;
or.pred %p74,%p73,%p70;
and.b16 %s29,%s59,255;
setp.eq.s16 %p75,%s29,0;
and.pred %p76,%p75,%p74;
shl.b32 %r458,%r456,%r708;
selp.b32 %r459,%r458,0,%p76;
or.b32 %r786,%r786,%r459;
add.s32 %r708,%r708,1;
setp.eq.s32 %p77,%r708,4;
mov.u32 %r710,%r769;
mov.u32 %r711,%r770;
mov.u32 %r718,%r777;
mov.u32 %r719,%r778;
mov.u16 %s49,%s59;
mov.u32 %r692,%r696;
mov.u32 %r693,%r697;
mov.u32 %r696,%r700;
mov.u32 %r697,%r701;
mov.u32 %r700,%r704;
mov.u32 %r701,%r705;
mov.u32 %r704,%r140;
mov.u32 %r705,%r141;
@%p77 bra $40;
bra.uni $33;
$40:
mov.u32 %r663,%tid.x;
and.b32 %r662,%r663,15;
ld.param.u32 %r661,[p10];
ld.param.u32 %r660,[p9];
mov.u32 %r659,%ctaid.x;
and.b16 %s32,%s62,255;
setp.eq.s16 %p118,%s32,0;
selp.b32 %r219,0,%r775,%p118;
selp.b32 %r220,0,%r776,%p118;
and.b16 %s33,%s61,255;
setp.eq.s16 %p119,%s33,0;
selp.b32 %r221,0,%r773,%p119;
selp.b32 %r222,0,%r774,%p119;
and.b16 %s34,%s60,255;
setp.eq.s16 %p120,%s34,0;
selp.b32 %r223,0,%r771,%p120;
selp.b32 %r224,0,%r772,%p120;
and.b16 %s35,%s59,255;
setp.eq.s16 %p121,%s35,0;
selp.b32 %r225,0,%r769,%p121;
selp.b32 %r226,0,%r770,%p121;
and.b64 %d204,%d287,3;
sub.s64 %d302,%d287,%d204;
cvt.u32.u64 %r507,%d290;
mul.lo.s32 %r227,%r24,%r507;
bfi.b32 %r228,%r659,%r662,6,26;
add.s32 %r511,%r227,%r228;
cvt.u64.u32 %d205,%r511;
add.s64 %d303,%d289,%d205;
sub.s32 %r514,%r660,%r1;
min.s32 %r229,%r514,%r661;
setp.lt.s32 %p122,%r229,1;
@%p122 bra $49;
shr.u32 %r517,%r220,5;
cvt.u64.u32 %d75,%r517;
shr.u32 %r518,%r219,5;
cvt.u64.u32 %d76,%r518;
shr.u32 %r519,%r222,5;
cvt.u64.u32 %d77,%r519;
shr.u32 %r520,%r221,5;
cvt.u64.u32 %d78,%r520;
shr.u32 %r521,%r224,5;
cvt.u64.u32 %d79,%r521;
shr.u32 %r522,%r223,5;
cvt.u64.u32 %d80,%r522;
shr.u32 %r523,%r226,5;
cvt.u64.u32 %d81,%r523;
shr.u32 %r524,%r225,5;
cvt.u64.u32 %d82,%r524;
setp.ne.s16 %p123,%s32,0;
selp.u16 %s37,1,0,%p123;
or.b16 %s38,%s61,%s37;
and.b16 %s39,%s38,255;
setp.ne.s16 %p124,%s39,0;
selp.u16 %s40,1,0,%p124;
or.b16 %s41,%s60,%s40;
and.b16 %s42,%s41,255;
setp.ne.s16 %p125,%s42,0;
selp.u16 %s43,1,0,%p125;
or.b16 %s28,%s59,%s43;
mov.u32 %r791,0;
and.b16 %s44,%s28,255;
shl.b64 %d222,%d75,2;
shl.b64 %d223,%d76,2;
shl.b64 %d224,%d77,2;
shl.b64 %d225,%d78,2;
shl.b64 %d226,%d79,2;
shl.b64 %d227,%d80,2;
shl.b64 %d228,%d81,2;
shl.b64 %d229,%d82,2;
$42:
.pragma "nounroll";
setp.eq.s16 %p126,%s44,0;
@%p126 bra $44;
add.s64 %d206,%d302,%d222;
ld.global.nc.u32 %r532,[%d206];
add.s64 %d207,%d206,4;
ld.global.nc.u32 %r533,[%d207];
add.s64 %d208,%d302,%d223;
ld.global.nc.u32 %r534,[%d208];
add.s64 %d209,%d208,4;
ld.global.nc.u32 %r535,[%d209];
add.s64 %d210,%d302,%d224;
ld.global.nc.u32 %r536,[%d210];
add.s64 %d211,%d210,4;
ld.global.nc.u32 %r537,[%d211];
add.s64 %d212,%d302,%d225;
ld.global.nc.u32 %r538,[%d212];
add.s64 %d213,%d212,4;
ld.global.nc.u32 %r539,[%d213];
add.s64 %d214,%d302,%d226;
ld.global.nc.u32 %r540,[%d214];
add.s64 %d215,%d214,4;
ld.global.nc.u32 %r541,[%d215];
add.s64 %d216,%d302,%d227;
ld.global.nc.u32 %r542,[%d216];
add.s64 %d217,%d216,4;
ld.global.nc.u32 %r543,[%d217];
add.s64 %d218,%d302,%d228;
ld.global.nc.u32 %r544,[%d218];
add.s64 %d219,%d218,4;
ld.global.nc.u32 %r545,[%d219];
add.s64 %d220,%d302,%d229;
ld.global.nc.u32 %r546,[%d220];
add.s64 %d221,%d220,4;
ld.global.nc.u32 %r547,[%d221];
shf.r.wrap.b32 %r548,%r532,%r533,%r220;
shf.r.wrap.b32 %r552,%r534,%r535,%r219;
mov.u32 %r612,21520;
prmt.b32 %r562,%r548,%r552,%r612;
mov.u32 %r608,32768;
mov.u32 %r560,%r608;
dp2a.lo.u32.u32 %r560,%r784,%r562,%r560;
dp2a.hi.u32.u32 %r560,%r783,%r562,%r560;
shr.u32 %r795,%r560,16;
shf.r.wrap.b32 %r564,%r536,%r537,%r222;
shf.r.wrap.b32 %r568,%r538,%r539,%r221;
prmt.b32 %r578,%r564,%r568,%r612;
mov.u32 %r576,%r608;
dp2a.lo.u32.u32 %r576,%r782,%r578,%r576;
dp2a.hi.u32.u32 %r576,%r781,%r578,%r576;
shr.u32 %r794,%r576,16;
shf.r.wrap.b32 %r580,%r540,%r541,%r224;
shf.r.wrap.b32 %r584,%r542,%r543,%r223;
prmt.b32 %r594,%r580,%r584,%r612;
mov.u32 %r592,%r608;
dp2a.lo.u32.u32 %r592,%r780,%r594,%r592;
dp2a.hi.u32.u32 %r592,%r779,%r594,%r592;
shr.u32 %r793,%r592,16;
shf.r.wrap.b32 %r596,%r544,%r545,%r226;
shf.r.wrap.b32 %r600,%r546,%r547,%r225;
prmt.b32 %r610,%r596,%r600,%r612;
dp2a.lo.u32.u32 %r608,%r778,%r610,%r608;
dp2a.hi.u32.u32 %r608,%r777,%r610,%r608;
shr.u32 %r792,%r608,16;
$44:
selp.b32 %r795,%r785,%r795,%p118;
selp.b32 %r794,%r785,%r794,%p119;
selp.b32 %r793,%r785,%r793,%p120;
selp.b32 %r797,%r785,%r792,%p121;
mov.u32 %r796,0;
$45:
.pragma "nounroll";
mov.u32 %r792,%r795;
mov.u32 %r795,%r794;
mov.u32 %r794,%r793;
mov.u32 %r793,%r797;
shl.b32 %r253,%r796,4;
add.s32 %r614,%r253,%r228;
setp.ge.s32 %p131,%r614,%r689;
setp.ge.s32 %p132,%r344,%r690;
or.pred %p133,%p132,%p131;
@%p133 bra $47;
cvt.s64.s32 %d230,%r253;
add.s64 %d231,%d303,%d230;
st.u8 [%d231],%r792;
$47:
add.s32 %r796,%r796,1;
setp.ne.s32 %p134,%r796,4;
mov.u32 %r797,%r792;
@%p134 bra $45;
add.s64 %d302,%d302,%d114;
add.s64 %d303,%d303,%d124;
add.s32 %r791,%r791,1;
setp.lt.s32 %p135,%r791,%r229;
@%p135 bra $42;
$49:
bar.warp.sync -1;
setp.ge.s32 %p136,%r344,%r690;
setp.eq.s32 %p137,%r786,0;
or.pred %p138,%p136,%p137;
@%p138 bra $76;
ld.param.u64 %d266,[p3];
ld.param.u64 %d311,[p8];
cvt.s64.s32 %d232,%r1;
mul.lo.s64 %d233,%d266,%d232;
add.s64 %d87,%d118,%d233;
cvt.s64.s32 %d91,%r24;
cvt.u64.u32 %d92,%r24;
cvt.rn.f64.u32 %e46,%r24;
cvt.rn.f64.s32 %e47,%r24;
mov.u32 %r801,0;
$51:
.pragma "nounroll";
shl.b32 %r626,%r801,4;
add.s32 %r260,%r626,%r228;
and.b32 %r627,%r786,1;
setp.eq.b32 %p139,%r627,1;
not.pred %p140,%p139;
setp.ge.s32 %p141,%r260,%r689;
or.pred %p142,%p140,%p141;
@%p142 bra $75;
ld.param.u64 %d308,[p3+24];
ld.param.u64 %d307,[p3+16];
ld.param.u64 %d306,[p3+8];
setp.eq.s32 %p143,%r326,0;
mov.u64 %d305,%d87;
@%p143 bra $54;
cvta.to.global.u64 %d236,%d118;
mul.wide.s32 %d237,%r1,40;
add.s64 %d238,%d236,%d237;
ld.global.u64 %d308,[%d238+24];
ld.global.u64 %d307,[%d238+16];
ld.global.u64 %d306,[%d238+8];
ld.global.u64 %d305,[%d238];
$54:
ld.param.f64 %e220,[p7+16];
ld.param.f64 %e219,[p7+8];
ld.param.f64 %e218,[p7];
ld.param.f64 %e226,[p7+64];
ld.param.f64 %e225,[p7+56];
ld.param.f64 %e224,[p7+48];
ld.param.f64 %e223,[p7+40];
ld.param.f64 %e222,[p7+32];
ld.param.f64 %e221,[p7+24];
setp.eq.s64 %p144,%d311,0;
@%p144 bra $56;
add.s64 %d240,%d311,%d140;
ld.f64 %e226,[%d240+64];
ld.f64 %e225,[%d240+56];
ld.f64 %e224,[%d240+48];
ld.f64 %e223,[%d240+40];
ld.f64 %e222,[%d240+32];
ld.f64 %e221,[%d240+24];
ld.f64 %e220,[%d240+16];
ld.f64 %e219,[%d240+8];
ld.f64 %e218,[%d240];
$56:
@%p7 bra $63;
setp.ne.s32 %p146,%r315,1;
@%p146 bra $64;
fma.rn.f64 %e152,%e219,%e46,%e220;
cvt.rn.f64.s32 %e75,%r260;
fma.rn.f64 %e153,%e225,%e46,%e226;
fma.rn.f64 %e151,%e224,%e75,%e153;
rcp.approx.ftz.f64 %e150,%e151;
neg.f64 %e154,%e151;
mov.f64 %e155,0d3FF0000000000000;
fma.rn.f64 %e156,%e154,%e150,%e155;
fma.rn.f64 %e157,%e150,%e156,%e150;
fma.rn.f64 %e158,%e218,%e75,%e152;
mov.f64 %e159,0d4138000000008000;
fma.rn.f64 %e76,%e158,%e157,%e159;
fma.rn.f64 %e160,%e222,%e46,%e223;
fma.rn.f64 %e161,%e221,%e75,%e160;
fma.rn.f64 %e77,%e161,%e157,%e159;
{
.reg .b32 %temp;
mov.b64 {%temp,%r265},%e76;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r266},%e77;
}
and.b32 %r634,%r265,-1048576;
setp.eq.s32 %p147,%r634,1093664768;
and.b32 %r635,%r266,-1048576;
setp.eq.s32 %p148,%r635,1093664768;
and.pred %p149,%p147,%p148;
@%p149 bra $62;
bra.uni $59;
$62:
{
.reg .b32 %temp;
mov.b64 {%r636,%temp},%e76;
}
{
.reg .b32 %temp;
mov.b64 {%r637,%temp},%e77;
}
add.s32 %r806,%r266,-1094189056;
add.s32 %r805,%r265,-1094189056;
shr.u32 %r808,%r637,16;
shr.u32 %r807,%r636,16;
bra.uni $72;
$63:
mov.b64 %d241,%e223;
mov.b64 %d242,%e219;
mul.lo.s64 %d243,%d242,%d92;
mov.b64 %d244,%e220;
add.s64 %d245,%d243,%d244;
mov.b64 %d246,%e222;
mul.lo.s64 %d247,%d246,%d92;
add.s64 %d248,%d247,%d241;
cvt.u64.u32 %d249,%r260;
mov.b64 %d250,%e218;
mul.lo.s64 %d251,%d250,%d249;
add.s64 %d252,%d245,%d251;
mov.b64 %d253,%e221;
mul.lo.s64 %d254,%d253,%d249;
add.s64 %d255,%d248,%d254;
shr.u64 %d256,%d252,32;
shr.u64 %d257,%d255,32;
cvt.u32.u64 %r638,%d252;
cvt.u32.u64 %r639,%d255;
shr.u32 %r808,%r639,16;
shr.u32 %r807,%r638,16;
cvt.u32.u64 %r806,%d257;
cvt.u32.u64 %r805,%d256;
bra.uni $72;
$64:
setp.ne.s32 %p151,%r315,0;
cvt.s64.s32 %d260,%r260;
mul.lo.s64 %d261,%d307,%d260;
mul.lo.s64 %d262,%d306,%d91;
add.s64 %d263,%d262,%d261;
add.s64 %d258,%d305,%d263;
ld.global.nc.f32 %f90,[%d258];
add.s64 %d259,%d258,%d308;
ld.global.nc.f32 %f91,[%d259];
mov.f32 %f92,0f37000000;
add.rn.f32 %f93,%f90,%f92;
mov.f32 %f94,0f4B400000;
add.rm.f32 %f95,%f93,%f94;
mov.b32 %r275,%f95;
sub.rn.f32 %f96,%f95,%f94;
sub.rn.f32 %f27,%f93,%f96;
add.rn.f32 %f97,%f91,%f92;
add.rm.f32 %f98,%f97,%f94;
mov.b32 %r276,%f98;
sub.rn.f32 %f99,%f98,%f94;
sub.rn.f32 %f28,%f97,%f99;
and.b32 %r640,%r275,-8388608;
setp.ne.s32 %p152,%r640,1258291200;
and.b32 %r641,%r276,-8388608;
setp.ne.s32 %p153,%r641,1258291200;
or.pred %p154,%p152,%p153;
and.pred %p155,%p151,%p154;
@%p155 bra $66;
bra.uni $65;
$66:
cvt.f64.f32 %e229,%f90;
cvt.f64.f32 %e228,%f91;
bra.uni $67;
$59:
mul.rn.f64 %e163,%e219,%e47;
fma.rn.f64 %e164,%e218,%e75,%e163;
add.rn.f64 %e78,%e164,%e220;
mul.rn.f64 %e165,%e222,%e47;
fma.rn.f64 %e166,%e221,%e75,%e165;
add.rn.f64 %e79,%e166,%e223;
mul.rn.f64 %e167,%e225,%e47;
fma.rn.f64 %e168,%e224,%e75,%e167;
add.rn.f64 %e80,%e168,%e226;
setp.eq.f64 %p150,%e80,0d0000000000000000;
mov.f64 %e227,0d0000000000000000;
@%p150 bra $61;
rcp.rn.f64 %e227,%e80;
$61:
mul.rn.f64 %e229,%e78,%e227;
mul.rn.f64 %e228,%e79,%e227;
$67:
mov.f64 %e169,0dC1CDCD6500000000;
max.f64 %e170,%e229,%e169;
mov.f64 %e171,0d41CDCD6500000000;
min.f64 %e172,%e170,%e171;
mov.f64 %e173,0d4338000000000000;
add.rn.f64 %e174,%e172,%e173;
sub.rn.f64 %e175,%e174,%e173;
sub.rn.f64 %e230,%e172,%e175;
{
.reg .b32 %temp;
mov.b64 {%r805,%temp},%e174;
}
setp.geu.f64 %p156,%e230,0d0000000000000000;
@%p156 bra $69;
add.s32 %r805,%r805,-1;
mov.f64 %e176,0d3FF0000000000000;
add.rn.f64 %e230,%e230,%e176;
$69:
max.f64 %e178,%e228,%e169;
min.f64 %e180,%e178,%e171;
add.rn.f64 %e182,%e180,%e173;
sub.rn.f64 %e183,%e182,%e173;
sub.rn.f64 %e231,%e180,%e183;
{
.reg .b32 %temp;
mov.b64 {%r806,%temp},%e182;
}
setp.geu.f64 %p157,%e231,0d0000000000000000;
@%p157 bra $71;
add.s32 %r806,%r806,-1;
mov.f64 %e184,0d3FF0000000000000;
add.rn.f64 %e231,%e231,%e184;
$71:
cvt.rn.f32.f64 %f104,%e230;
mul.f32 %f105,%f104,0f47800000;
cvt.rzi.u32.f32 %r644,%f105;
cvt.rn.f32.f64 %f106,%e231;
mul.f32 %f107,%f106,0f47800000;
cvt.rzi.u32.f32 %r645,%f107;
min.u32 %r808,%r645,65535;
min.u32 %r807,%r644,65535;
bra.uni $72;
$65:
mov.f32 %f100,0f4B000000;
mov.f32 %f101,0f47800000;
fma.rz.f32 %f102,%f27,%f101,%f100;
mov.b32 %r642,%f102;
fma.rz.f32 %f103,%f28,%f101,%f100;
mov.b32 %r643,%f103;
and.b32 %r808,%r643,65535;
and.b32 %r807,%r642,65535;
add.s32 %r806,%r276,-1262485504;
add.s32 %r805,%r275,-1262485504;
$72:
@%p122 bra $75;
add.s32 %r651,%r260,%r227;
cvt.u64.u32 %d264,%r651;
add.s64 %d310,%d289,%d264;
mov.u32 %r809,0;
mov.u64 %d309,%d287;
$74:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d309;
.param .b32 q1;
st.param.b32 [q1+0],%r96;
.param .b32 q2;
st.param.b32 [q2+0],%r687;
.param .b32 q3;
st.param.b32 [q3+0],%r688;
.param .b32 q4;
st.param.b32 [q4+0],%r805;
.param .b32 q5;
st.param.b32 [q5+0],%r806;
.param .b32 q6;
st.param.b32 [q6+0],%r807;
.param .b32 q7;
st.param.b32 [q7+0],%r808;
.param .b32 q8;
st.param.b32 [q8+0],%r318;
.param .b32 q9;
st.param.b32 [q9+0],%r785;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6,
q7,
q8,
q9
);
ld.param.b32 %r652,[retval0+0];
}
st.u8 [%d310],%r652;
add.s64 %d309,%d309,%d114;
add.s64 %d310,%d310,%d124;
add.s32 %r809,%r809,1;
setp.lt.s32 %p159,%r809,%r229;
@%p159 bra $74;
$75:
add.s32 %r801,%r801,1;
shr.u32 %r786,%r786,1;
setp.ne.s32 %p160,%r786,0;
@%p160 bra $51;
$76:
ret;
$28:
ld.global.nc.v2.f32 {%f109,%f110},[%d62];
ld.global.nc.v2.f32 {%f111,%f112},[%d299];
ld.global.nc.v2.f32 {%f113,%f114},[%d300];
ld.global.nc.v2.f32 {%f115,%f116},[%d301];
bra.uni $29;
}
.func (.param .b32 func_retval0) z0(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
{
.reg .pred %p<9>;
.reg .b32 %r<64>;
.reg .b64 %d<10>;
ld.param.u64 %d1,[p0];
ld.param.u32 %r11,[p1];
ld.param.u32 %r12,[p2];
ld.param.u32 %r13,[p3];
ld.param.u32 %r14,[p4];
ld.param.u32 %r15,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
setp.lt.u32 %p1,%r14,%r12;
mov.u32 %r60,%r14;
@%p1 bra $2;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r14;
.param .b32 q1;
st.param.b32 [q1+0],%r12;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r60,[retval0+0];
}
$2:
setp.lt.u32 %p2,%r15,%r13;
mov.u32 %r61,%r15;
@%p2 bra $4;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r15;
.param .b32 q1;
st.param.b32 [q1+0],%r13;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r61,[retval0+0];
}
$4:
add.s32 %r62,%r14,1;
setp.lt.u32 %p3,%r62,%r12;
@%p3 bra $6;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r58,%r14,1;
st.param.b32 [q0+0],%r58;
.param .b32 q1;
st.param.b32 [q1+0],%r12;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r62,[retval0+0];
}
$6:
add.s32 %r63,%r15,1;
setp.lt.u32 %p4,%r63,%r13;
@%p4 bra $8;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r59,%r15,1;
st.param.b32 [q0+0],%r59;
.param .b32 q1;
st.param.b32 [q1+0],%r13;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r63,[retval0+0];
}
$8:
or.b32 %r32,%r60,%r61;
setp.gt.s32 %p5,%r32,-1;
mul.lo.s32 %r33,%r61,%r11;
add.s32 %r34,%r33,%r60;
selp.b32 %r35,%r34,0,%p5;
cvt.u64.u32 %d6,%r35;
add.s64 %d2,%d1,%d6;
ld.global.nc.u8 %r20,[%d2];
selp.b32 %r36,%r20,%r19,%p5;
and.b32 %r37,%r36,255;
or.b32 %r38,%r62,%r61;
setp.gt.s32 %p6,%r38,-1;
add.s32 %r39,%r33,%r62;
selp.b32 %r40,%r39,0,%p6;
cvt.u64.u32 %d7,%r40;
add.s64 %d3,%d1,%d7;
ld.global.nc.u8 %r21,[%d3];
selp.b32 %r41,%r21,%r19,%p6;
and.b32 %r42,%r41,255;
or.b32 %r43,%r60,%r63;
setp.gt.s32 %p7,%r43,-1;
mul.lo.s32 %r44,%r63,%r11;
add.s32 %r45,%r44,%r60;
selp.b32 %r46,%r45,0,%p7;
cvt.u64.u32 %d8,%r46;
add.s64 %d4,%d1,%d8;
ld.global.nc.u8 %r22,[%d4];
selp.b32 %r47,%r22,%r19,%p7;
and.b32 %r48,%r47,255;
or.b32 %r49,%r62,%r63;
setp.gt.s32 %p8,%r49,-1;
add.s32 %r50,%r44,%r62;
selp.b32 %r51,%r50,0,%p8;
cvt.u64.u32 %d9,%r51;
add.s64 %d5,%d1,%d9;
ld.global.nc.u8 %r23,[%d5];
selp.b32 %r52,%r23,%r19,%p8;
and.b32 %r53,%r52,255;
mad.lo.s32 %r54,%r17,%r16,65535;
shr.u32 %r55,%r54,16;
mad.lo.s32 %r29,%r55,65535,%r17;
mad.lo.s32 %r56,%r16,65535,65535;
sub.s32 %r25,%r56,%r29;
prmt.b32 %r30,%r53,%r48,30212;
prmt.b32 %r26,%r42,%r37,30212;
mov.u32 %r28,32768;
dp2a.lo.u32.u32 %r28,%r25,%r26,%r28;
dp2a.lo.u32.u32 %r28,%r29,%r30,%r28;
shr.u32 %r57,%r28,16;
st.param.b32 [func_retval0+0],%r57;
ret;
}
.visible .entry warp_u8_3(
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
.param .u32 p10,
.param .u32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15
)
.maxntid 256,1,1
.minnctapersm 5
{
.reg .pred %p<151>;
.reg .b16 %s<50>;
.reg .f32 %f<121>;
.reg .b32 %r<908>;
.reg .f64 %e<230>;
.reg .b64 %d<316>;
ld.param.u64 %d107,[p0];
ld.param.v2.u32 {%r807,%r808},[p1+32];
ld.param.v2.u32 {%r293,%r294},[p1+40];
ld.param.u64 %d112,[p2];
ld.param.v2.u32 {%r811,%r296},[p3+32];
ld.param.v2.u32 {%r297,%r298},[p3+40];
ld.param.u64 %d117,[p4];
ld.param.v2.u32 {%r809,%r810},[p5+32];
ld.param.v2.u32 {%r301,%r302},[p5+40];
ld.param.u32 %r287,[p6];
ld.param.u64 %d122,[p8];
ld.param.u32 %r289,[p10];
ld.param.u32 %r290,[p11];
ld.param.f64 %e212,[p7+40];
ld.param.u64 %d294,[p5+8];
ld.param.u64 %d118,[p5];
ld.param.u64 %d292,[p1+8];
ld.param.u64 %d108,[p1];
mov.u32 %r303,%ctaid.z;
mul.lo.s32 %r1,%r303,%r289;
setp.eq.s32 %p5,%r294,0;
@%p5 bra $2;
cvta.to.global.u64 %d123,%d107;
mul.wide.s32 %d124,%r1,40;
add.s64 %d125,%d123,%d124;
ld.global.v2.u32 {%r807,%r808},[%d125+32];
ld.global.u64 %d292,[%d125+8];
ld.global.u64 %d291,[%d125];
bra.uni $3;
$2:
cvt.s64.s32 %d126,%r1;
mul.lo.s64 %d127,%d108,%d126;
add.s64 %d291,%d107,%d127;
$3:
setp.eq.s32 %p6,%r302,0;
@%p6 bra $5;
cvta.to.global.u64 %d128,%d117;
mul.wide.s32 %d129,%r1,40;
add.s64 %d130,%d128,%d129;
ld.global.v2.u32 {%r809,%r810},[%d130+32];
ld.global.u64 %d294,[%d130+8];
ld.global.u64 %d293,[%d130];
bra.uni $6;
$5:
cvt.s64.s32 %d131,%r1;
mul.lo.s64 %d132,%d118,%d131;
add.s64 %d293,%d117,%d132;
$6:
mov.u32 %r308,%ctaid.x;
shl.b32 %r16,%r308,6;
mov.u32 %r309,%ctaid.y;
shl.b32 %r17,%r309,4;
setp.ge.s32 %p7,%r16,%r809;
setp.ge.s32 %p8,%r17,%r810;
or.pred %p9,%p8,%p7;
@%p9 bra $82;
mov.u32 %r310,%tid.x;
and.b32 %r311,%r310,15;
add.s32 %r23,%r16,%r311;
mov.u32 %r312,%tid.y;
shl.b32 %r313,%r312,1;
add.s32 %r314,%r17,%r313;
shr.u32 %r315,%r310,4;
add.s32 %r316,%r314,%r315;
add.s32 %r317,%r810,-1;
min.s32 %r24,%r316,%r317;
cvta.to.global.u64 %d133,%d122;
mul.wide.s32 %d134,%r1,72;
add.s64 %d33,%d133,%d134;
setp.eq.s32 %p10,%r287,0;
@%p10 bra $12;
setp.ne.s32 %p11,%r287,1;
@%p11 bra $16;
ld.param.f64 %e211,[p7+32];
ld.param.f64 %e210,[p7+24];
ld.param.f64 %e207,[p7];
ld.param.u64 %d279,[p8];
ld.param.f64 %e215,[p7+64];
ld.param.f64 %e214,[p7+56];
ld.param.f64 %e213,[p7+48];
ld.param.f64 %e209,[p7+16];
ld.param.f64 %e208,[p7+8];
setp.eq.s64 %p12,%d279,0;
@%p12 bra $11;
ld.param.u64 %d283,[p8];
mul.wide.s32 %d282,%r1,72;
cvta.to.global.u64 %d281,%d283;
add.s64 %d280,%d281,%d282;
ld.global.f64 %e215,[%d280+64];
ld.global.f64 %e214,[%d280+56];
ld.global.f64 %e213,[%d280+48];
ld.global.f64 %e212,[%d280+40];
ld.global.f64 %e211,[%d280+32];
ld.global.f64 %e210,[%d280+24];
ld.global.f64 %e209,[%d280+16];
ld.global.f64 %e208,[%d280+8];
ld.global.f64 %e207,[%d280];
$11:
cvt.rn.f64.u32 %e112,%r24;
fma.rn.f64 %e113,%e208,%e112,%e209;
fma.rn.f64 %e114,%e211,%e112,%e212;
fma.rn.f64 %e115,%e214,%e112,%e215;
cvt.rn.f64.s32 %e116,%r23;
fma.rn.f64 %e105,%e213,%e116,%e115;
rcp.approx.ftz.f64 %e104,%e105;
neg.f64 %e117,%e105;
mov.f64 %e118,0d3FF0000000000000;
fma.rn.f64 %e119,%e117,%e104,%e118;
fma.rn.f64 %e120,%e104,%e119,%e104;
fma.rn.f64 %e121,%e207,%e116,%e113;
mov.f64 %e122,0d4138000000008000;
fma.rn.f64 %e123,%e121,%e120,%e122;
fma.rn.f64 %e124,%e210,%e116,%e114;
fma.rn.f64 %e125,%e124,%e120,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r318},%e123;
}
add.s32 %r812,%r318,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r319},%e125;
}
add.s32 %r813,%r319,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r320,%temp},%e123;
}
shr.u32 %r814,%r320,16;
{
.reg .b32 %temp;
mov.b64 {%r321,%temp},%e125;
}
shr.u32 %r815,%r321,16;
add.f64 %e126,%e116,0d4030000000000000;
fma.rn.f64 %e107,%e213,%e126,%e115;
rcp.approx.ftz.f64 %e106,%e107;
neg.f64 %e127,%e107;
fma.rn.f64 %e128,%e127,%e106,%e118;
fma.rn.f64 %e129,%e106,%e128,%e106;
fma.rn.f64 %e130,%e207,%e126,%e113;
fma.rn.f64 %e131,%e130,%e129,%e122;
fma.rn.f64 %e132,%e210,%e126,%e114;
fma.rn.f64 %e133,%e132,%e129,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r322},%e131;
}
add.s32 %r816,%r322,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r323},%e133;
}
add.s32 %r817,%r323,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r324,%temp},%e131;
}
shr.u32 %r818,%r324,16;
{
.reg .b32 %temp;
mov.b64 {%r325,%temp},%e133;
}
shr.u32 %r819,%r325,16;
add.f64 %e134,%e116,0d4040000000000000;
fma.rn.f64 %e109,%e213,%e134,%e115;
rcp.approx.ftz.f64 %e108,%e109;
neg.f64 %e135,%e109;
fma.rn.f64 %e136,%e135,%e108,%e118;
fma.rn.f64 %e137,%e108,%e136,%e108;
fma.rn.f64 %e138,%e207,%e134,%e113;
fma.rn.f64 %e139,%e138,%e137,%e122;
fma.rn.f64 %e140,%e210,%e134,%e114;
fma.rn.f64 %e141,%e140,%e137,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r326},%e139;
}
add.s32 %r820,%r326,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r327},%e141;
}
add.s32 %r821,%r327,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r328,%temp},%e139;
}
shr.u32 %r822,%r328,16;
{
.reg .b32 %temp;
mov.b64 {%r329,%temp},%e141;
}
shr.u32 %r823,%r329,16;
add.f64 %e142,%e116,0d4048000000000000;
fma.rn.f64 %e111,%e213,%e142,%e115;
rcp.approx.ftz.f64 %e110,%e111;
neg.f64 %e143,%e111;
fma.rn.f64 %e144,%e143,%e110,%e118;
fma.rn.f64 %e145,%e110,%e144,%e110;
fma.rn.f64 %e146,%e207,%e142,%e113;
fma.rn.f64 %e147,%e146,%e145,%e122;
fma.rn.f64 %e148,%e210,%e142,%e114;
fma.rn.f64 %e149,%e148,%e145,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r330},%e147;
}
add.s32 %r824,%r330,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r331},%e149;
}
add.s32 %r825,%r331,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r332,%temp},%e147;
}
shr.u32 %r826,%r332,16;
{
.reg .b32 %temp;
mov.b64 {%r333,%temp},%e149;
}
shr.u32 %r827,%r333,16;
bra.uni $30;
$12:
setp.eq.s64 %p13,%d122,0;
@%p13 bra $14;
cvt.u64.u32 %d135,%r24;
ld.global.u64 %d136,[%d33+8];
mul.lo.s64 %d137,%d136,%d135;
ld.global.u64 %d138,[%d33+16];
add.s64 %d295,%d137,%d138;
ld.global.u64 %d139,[%d33+32];
mul.lo.s64 %d140,%d139,%d135;
ld.global.u64 %d141,[%d33+40];
add.s64 %d296,%d140,%d141;
ld.global.u64 %d297,[%d33];
ld.global.u64 %d298,[%d33+24];
bra.uni $15;
$16:
setp.eq.s32 %p14,%r298,0;
@%p14 bra $18;
cvta.to.global.u64 %d170,%d112;
mul.wide.s32 %d171,%r1,40;
add.s64 %d172,%d170,%d171;
ld.global.v2.u32 {%r811,%r343},[%d172+32];
ld.global.u64 %d302,[%d172+24];
ld.global.u64 %d301,[%d172+16];
ld.global.u64 %d300,[%d172+8];
ld.global.u64 %d299,[%d172];
bra.uni $19;
$14:
ld.param.f64 %e206,[p7+32];
ld.param.f64 %e205,[p7+24];
ld.param.f64 %e204,[p7];
ld.param.f64 %e200,[p7+16];
ld.param.f64 %e199,[p7+8];
cvt.u64.u32 %d142,%r24;
mov.b64 %d143,%e199;
mul.lo.s64 %d144,%d142,%d143;
mov.b64 %d145,%e200;
add.s64 %d295,%d144,%d145;
mov.b64 %d146,%e206;
mul.lo.s64 %d147,%d142,%d146;
mov.b64 %d148,%e212;
add.s64 %d296,%d147,%d148;
mov.b64 %d298,%e205;
mov.b64 %d297,%e204;
$15:
cvt.u64.u32 %d149,%r23;
mul.lo.s64 %d150,%d297,%d149;
add.s64 %d151,%d150,%d295;
mul.lo.s64 %d152,%d298,%d149;
add.s64 %d153,%d152,%d296;
shr.u64 %d154,%d151,32;
cvt.u32.u64 %r812,%d154;
shr.u64 %d155,%d153,32;
cvt.u32.u64 %r813,%d155;
cvt.u32.u64 %r334,%d151;
shr.u32 %r814,%r334,16;
cvt.u32.u64 %r335,%d153;
shr.u32 %r815,%r335,16;
shl.b64 %d156,%d297,4;
add.s64 %d157,%d151,%d156;
shl.b64 %d158,%d298,4;
add.s64 %d159,%d153,%d158;
shr.u64 %d160,%d157,32;
cvt.u32.u64 %r816,%d160;
shr.u64 %d161,%d159,32;
cvt.u32.u64 %r817,%d161;
cvt.u32.u64 %r336,%d157;
shr.u32 %r818,%r336,16;
cvt.u32.u64 %r337,%d159;
shr.u32 %r819,%r337,16;
add.s64 %d162,%d157,%d156;
add.s64 %d163,%d159,%d158;
shr.u64 %d164,%d162,32;
cvt.u32.u64 %r820,%d164;
shr.u64 %d165,%d163,32;
cvt.u32.u64 %r821,%d165;
cvt.u32.u64 %r338,%d162;
shr.u32 %r822,%r338,16;
cvt.u32.u64 %r339,%d163;
shr.u32 %r823,%r339,16;
add.s64 %d166,%d162,%d156;
add.s64 %d167,%d163,%d158;
shr.u64 %d168,%d166,32;
cvt.u32.u64 %r824,%d168;
shr.u64 %d169,%d167,32;
cvt.u32.u64 %r825,%d169;
cvt.u32.u64 %r340,%d166;
shr.u32 %r826,%r340,16;
cvt.u32.u64 %r341,%d167;
shr.u32 %r827,%r341,16;
bra.uni $30;
$18:
ld.param.u64 %d302,[p3+24];
ld.param.u64 %d301,[p3+16];
ld.param.u64 %d300,[p3+8];
ld.param.u64 %d275,[p3];
cvt.s64.s32 %d173,%r1;
mul.lo.s64 %d174,%d275,%d173;
add.s64 %d299,%d112,%d174;
$19:
add.s32 %r344,%r811,-1;
min.s32 %r345,%r23,%r344;
cvt.s64.s32 %d175,%r24;
mul.lo.s64 %d176,%d300,%d175;
cvt.s64.s32 %d177,%r345;
mul.lo.s64 %d178,%d301,%d177;
add.s64 %d179,%d178,%d176;
add.s64 %d62,%d299,%d179;
add.s32 %r346,%r23,16;
setp.ge.s32 %p15,%r346,%r811;
mov.u64 %d303,%d62;
@%p15 bra $21;
shl.b64 %d180,%d301,4;
add.s64 %d303,%d62,%d180;
$21:
add.s32 %r347,%r23,32;
setp.ge.s32 %p16,%r347,%r811;
mov.u64 %d304,%d62;
@%p16 bra $23;
shl.b64 %d181,%d301,5;
add.s64 %d304,%d62,%d181;
$23:
add.s32 %r348,%r23,48;
setp.ge.s32 %p17,%r348,%r811;
mov.u64 %d305,%d62;
@%p17 bra $25;
mul.lo.s64 %d182,%d301,48;
add.s64 %d305,%d62,%d182;
$25:
setp.ne.s64 %p18,%d302,4;
@%p18 bra $27;
or.b64 %d183,%d301,%d300;
or.b64 %d184,%d183,%d299;
and.b64 %d185,%d184,7;
setp.eq.s64 %p19,%d185,0;
@%p19 bra $28;
$27:
ld.global.nc.f32 %f113,[%d62];
add.s64 %d187,%d62,%d302;
ld.global.nc.f32 %f114,[%d187];
ld.global.nc.f32 %f115,[%d303];
add.s64 %d189,%d303,%d302;
ld.global.nc.f32 %f116,[%d189];
ld.global.nc.f32 %f117,[%d304];
add.s64 %d191,%d304,%d302;
ld.global.nc.f32 %f118,[%d191];
ld.global.nc.f32 %f119,[%d305];
add.s64 %d193,%d305,%d302;
ld.global.nc.f32 %f120,[%d193];
$29:
mov.f32 %f48,0f37000000;
add.rn.f32 %f49,%f113,%f48;
mov.f32 %f50,0f4B400000;
add.rm.f32 %f51,%f49,%f50;
mov.b32 %r349,%f51;
add.s32 %r812,%r349,-1262485504;
sub.rn.f32 %f52,%f51,%f50;
sub.rn.f32 %f53,%f49,%f52;
mov.f32 %f54,0f4B000000;
mov.f32 %f55,0f47800000;
fma.rz.f32 %f56,%f53,%f55,%f54;
mov.b32 %r350,%f56;
and.b32 %r814,%r350,65535;
add.rn.f32 %f57,%f114,%f48;
add.rm.f32 %f58,%f57,%f50;
mov.b32 %r351,%f58;
add.s32 %r813,%r351,-1262485504;
sub.rn.f32 %f59,%f58,%f50;
sub.rn.f32 %f60,%f57,%f59;
fma.rz.f32 %f61,%f60,%f55,%f54;
mov.b32 %r352,%f61;
and.b32 %r815,%r352,65535;
add.rn.f32 %f62,%f115,%f48;
add.rm.f32 %f63,%f62,%f50;
mov.b32 %r353,%f63;
add.s32 %r816,%r353,-1262485504;
sub.rn.f32 %f64,%f63,%f50;
sub.rn.f32 %f65,%f62,%f64;
fma.rz.f32 %f66,%f65,%f55,%f54;
mov.b32 %r354,%f66;
and.b32 %r818,%r354,65535;
add.rn.f32 %f67,%f116,%f48;
add.rm.f32 %f68,%f67,%f50;
mov.b32 %r355,%f68;
add.s32 %r817,%r355,-1262485504;
sub.rn.f32 %f69,%f68,%f50;
sub.rn.f32 %f70,%f67,%f69;
fma.rz.f32 %f71,%f70,%f55,%f54;
mov.b32 %r356,%f71;
and.b32 %r819,%r356,65535;
add.rn.f32 %f72,%f117,%f48;
add.rm.f32 %f73,%f72,%f50;
mov.b32 %r357,%f73;
add.s32 %r820,%r357,-1262485504;
sub.rn.f32 %f74,%f73,%f50;
sub.rn.f32 %f75,%f72,%f74;
fma.rz.f32 %f76,%f75,%f55,%f54;
mov.b32 %r358,%f76;
and.b32 %r822,%r358,65535;
add.rn.f32 %f77,%f118,%f48;
add.rm.f32 %f78,%f77,%f50;
mov.b32 %r359,%f78;
add.s32 %r821,%r359,-1262485504;
sub.rn.f32 %f79,%f78,%f50;
sub.rn.f32 %f80,%f77,%f79;
fma.rz.f32 %f81,%f80,%f55,%f54;
mov.b32 %r360,%f81;
and.b32 %r823,%r360,65535;
add.rn.f32 %f82,%f119,%f48;
add.rm.f32 %f83,%f82,%f50;
mov.b32 %r361,%f83;
add.s32 %r824,%r361,-1262485504;
sub.rn.f32 %f84,%f83,%f50;
sub.rn.f32 %f85,%f82,%f84;
fma.rz.f32 %f86,%f85,%f55,%f54;
mov.b32 %r362,%f86;
and.b32 %r826,%r362,65535;
add.rn.f32 %f87,%f120,%f48;
add.rm.f32 %f88,%f87,%f50;
mov.b32 %r363,%f88;
add.s32 %r825,%r363,-1262485504;
sub.rn.f32 %f89,%f88,%f50;
sub.rn.f32 %f90,%f87,%f89;
fma.rz.f32 %f91,%f90,%f55,%f54;
mov.b32 %r364,%f91;
and.b32 %r827,%r364,65535;
$30:
cvt.u32.u64 %r367,%d291;
and.b32 %r368,%r367,3;
cvt.u32.u64 %r96,%d292;
shl.b32 %r369,%r96,3;
add.s32 %r370,%r808,-1;
mul.lo.s32 %r371,%r807,3;
mad.lo.s32 %r372,%r370,%r96,%r371;
add.s32 %r373,%r372,%r368;
shl.b32 %r374,%r373,3;
add.s32 %r375,%r374,-96;
or.b32 %r376,%r375,31;
setp.lt.s32 %p20,%r373,12;
add.s32 %r377,%r807,-1;
selp.b32 %r378,0,%r377,%p20;
mov.u32 %r862,0;
shl.b32 %r379,%r367,3;
and.b32 %r380,%r379,24;
mad.lo.s32 %r381,%r815,%r814,65535;
shr.u32 %r382,%r381,16;
mad.lo.s32 %r877,%r382,65535,%r815;
mad.lo.s32 %r383,%r814,65535,65535;
sub.s32 %r878,%r383,%r877;
mad.lo.s32 %r384,%r813,%r369,%r380;
mad.lo.s32 %r870,%r812,24,%r384;
add.s32 %r869,%r870,%r369;
setp.lt.u32 %p21,%r812,%r378;
setp.lt.u32 %p22,%r813,%r370;
and.pred %p23,%p21,%p22;
setp.le.u32 %p24,%r869,%r376;
and.pred %p25,%p24,%p23;
selp.u16 %s49,1,0,%p25;
mad.lo.s32 %r385,%r819,%r818,65535;
shr.u32 %r386,%r385,16;
mad.lo.s32 %r875,%r386,65535,%r819;
mad.lo.s32 %r387,%r818,65535,65535;
sub.s32 %r876,%r387,%r875;
mad.lo.s32 %r388,%r817,%r369,%r380;
mad.lo.s32 %r868,%r816,24,%r388;
add.s32 %r867,%r868,%r369;
setp.lt.u32 %p26,%r816,%r378;
setp.lt.u32 %p27,%r817,%r370;
and.pred %p28,%p26,%p27;
setp.le.u32 %p29,%r867,%r376;
and.pred %p30,%p29,%p28;
selp.u16 %s48,1,0,%p30;
and.pred %p31,%p25,%p30;
mad.lo.s32 %r389,%r823,%r822,65535;
shr.u32 %r390,%r389,16;
mad.lo.s32 %r873,%r390,65535,%r823;
mad.lo.s32 %r391,%r822,65535,65535;
sub.s32 %r874,%r391,%r873;
mad.lo.s32 %r392,%r821,%r369,%r380;
mad.lo.s32 %r866,%r820,24,%r392;
add.s32 %r865,%r866,%r369;
setp.lt.u32 %p32,%r820,%r378;
setp.lt.u32 %p33,%r821,%r370;
and.pred %p34,%p32,%p33;
setp.le.u32 %p35,%r865,%r376;
and.pred %p36,%p35,%p34;
selp.u16 %s47,1,0,%p36;
and.pred %p37,%p31,%p36;
mad.lo.s32 %r393,%r827,%r826,65535;
shr.u32 %r394,%r393,16;
mad.lo.s32 %r871,%r394,65535,%r827;
mad.lo.s32 %r395,%r826,65535,65535;
sub.s32 %r872,%r395,%r871;
mad.lo.s32 %r396,%r825,%r369,%r380;
mad.lo.s32 %r864,%r824,24,%r396;
add.s32 %r863,%r864,%r369;
setp.lt.u32 %p38,%r824,%r378;
setp.lt.u32 %p39,%r825,%r370;
and.pred %p40,%p38,%p39;
setp.le.u32 %p41,%r863,%r376;
and.pred %p42,%p41,%p40;
selp.u16 %s46,1,0,%p42;
and.pred %p43,%p37,%p42;
mov.u32 %r879,%r862;
@%p43 bra $37;
ld.param.f32 %f112,[p14];
ld.param.f32 %f111,[p13];
ld.param.f32 %f110,[p12];
cvt.rni.s32.f32 %r399,%f110;
max.s32 %r400,%r399,0;
min.s32 %r401,%r400,255;
cvt.rni.s32.f32 %r402,%f111;
max.s32 %r403,%r402,0;
min.s32 %r404,%r403,255;
shl.b32 %r405,%r404,8;
or.b32 %r406,%r405,%r401;
cvt.rni.s32.f32 %r407,%f112;
max.s32 %r408,%r407,0;
min.s32 %r409,%r408,255;
shl.b32 %r410,%r409,16;
or.b32 %r879,%r410,%r406;
setp.eq.s32 %p44,%r879,0;
setp.ne.s32 %p45,%r290,0;
or.pred %p1,%p44,%p45;
mad.lo.s32 %r864,%r824,24,%r396;
add.s32 %r863,%r864,%r369;
setp.le.u32 %p46,%r863,%r376;
and.pred %p51,%p46,%p40;
selp.u16 %s46,1,0,%p51;
mad.lo.s32 %r866,%r820,24,%r392;
add.s32 %r865,%r866,%r369;
setp.le.u32 %p52,%r865,%r376;
and.pred %p56,%p52,%p34;
selp.u16 %s47,1,0,%p56;
mad.lo.s32 %r868,%r816,24,%r388;
add.s32 %r867,%r868,%r369;
setp.le.u32 %p57,%r867,%r376;
and.pred %p61,%p57,%p28;
selp.u16 %s48,1,0,%p61;
mad.lo.s32 %r859,%r812,24,%r384;
add.s32 %r858,%r859,%r369;
setp.le.u32 %p62,%r858,%r376;
and.pred %p66,%p62,%p23;
selp.u16 %s45,1,0,%p66;
mov.u32 %r860,%r877;
mov.u32 %r861,%r878;
mov.u32 %r844,%r862;
$32:
.pragma "nounroll";
mov.u32 %r139,%r813;
mov.u32 %r138,%r812;
mov.u16 %s49,%s48;
mov.u16 %s48,%s47;
mov.u16 %s47,%s46;
mov.u32 %r878,%r876;
mov.u32 %r877,%r875;
mov.u32 %r876,%r874;
mov.u32 %r875,%r873;
mov.u32 %r874,%r872;
mov.u32 %r873,%r871;
mov.u32 %r870,%r868;
mov.u32 %r869,%r867;
mov.u32 %r868,%r866;
mov.u32 %r867,%r865;
mov.u32 %r866,%r864;
mov.u32 %r865,%r863;
setp.eq.s32 %p67,%r287,1;
selp.b32 %r429,524288,4194304,%p67;
add.s32 %r430,%r138,%r429;
shl.b32 %r431,%r429,1;
setp.ge.u32 %p68,%r430,%r431;
add.s32 %r432,%r139,%r429;
setp.ge.u32 %p69,%r432,%r431;
or.pred %p70,%p68,%p69;
setp.ne.s32 %p71,%r287,0;
and.pred %p2,%p71,%p70;
add.s32 %r433,%r138,1;
setp.le.u32 %p72,%r433,%r807;
add.s32 %r434,%r139,1;
setp.le.u32 %p73,%r434,%r808;
and.pred %p74,%p72,%p73;
or.pred %p75,%p74,%p2;
not.pred %p76,%p75;
setp.eq.s32 %p77,%r290,0;
and.pred %p78,%p77,%p76;
and.b16 %s20,%s45,255;
setp.ne.s16 %p79,%s20,0;
or.pred %p80,%p79,%p78;
@%p80 bra $36;
not.pred %p81,%p2;
and.pred %p82,%p1,%p81;
mov.u16 %s45,0;
not.pred %p83,%p82;
@%p83 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r138;
.param .b32 q1;
st.param.b32 [q1+0],%r139;
.param .b32 q2;
st.param.b32 [q2+0],%r861;
.param .b32 q3;
st.param.b32 [q3+0],%r860;
.param .b32 q4;
st.param.b32 [q4+0],%r807;
.param .b32 q5;
st.param.b32 [q5+0],%r808;
.param .b32 q6;
st.param.b32 [q6+0],%r290;
.param .align 4 .b8 retval0[16];
call.uni (retval0),
z4,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r435,[retval0+0];
ld.param.b32 %r436,[retval0+4];
ld.param.b32 %r861,[retval0+8];
ld.param.b32 %r860,[retval0+12];
}
mad.lo.s32 %r442,%r436,%r369,%r380;
mad.lo.s32 %r859,%r435,24,%r442;
add.s32 %r858,%r859,%r369;
setp.lt.u32 %p85,%r435,%r378;
setp.le.u32 %p86,%r858,%r376;
and.pred %p87,%p85,%p86;
selp.u16 %s45,1,0,%p87;
$35:
mov.u32 %r452,1;
shl.b32 %r453,%r452,%r844;
setp.eq.s16 %p88,%s45,0;
selp.b32 %r454,%r453,0,%p88;
or.b32 %r862,%r454,%r862;
$36:
mov.u16 %s46,%s45;
mov.u32 %r872,%r861;
mov.u32 %r871,%r860;
mov.u32 %r864,%r859;
mov.u32 %r863,%r858;
add.s32 %r844,%r844,1;
setp.ne.s32 %p89,%r844,4;
mov.u32 %r858,%r869;
mov.u32 %r859,%r870;
mov.u32 %r860,%r877;
mov.u32 %r861,%r878;
mov.u16 %s45,%s49;
mov.u32 %r812,%r816;
mov.u32 %r813,%r817;
mov.u32 %r816,%r820;
mov.u32 %r817,%r821;
mov.u32 %r820,%r824;
mov.u32 %r821,%r825;
mov.u32 %r824,%r138;
mov.u32 %r825,%r139;
@%p89 bra $32;
$37:
ld.param.u64 %d290,[p5];
mov.u32 %r805,%ctaid.x;
shl.b32 %r804,%r805,6;
ld.param.u32 %r802,[p10];
ld.param.u32 %r801,[p9];
and.b16 %s22,%s49,255;
setp.eq.s16 %p90,%s22,0;
selp.b32 %r181,0,%r869,%p90;
selp.b32 %r182,0,%r870,%p90;
and.b16 %s23,%s48,255;
setp.eq.s16 %p91,%s23,0;
selp.b32 %r183,0,%r867,%p91;
selp.b32 %r184,0,%r868,%p91;
and.b16 %s24,%s47,255;
setp.eq.s16 %p92,%s24,0;
selp.b32 %r185,0,%r865,%p92;
selp.b32 %r186,0,%r866,%p92;
and.b16 %s25,%s46,255;
setp.eq.s16 %p93,%s25,0;
selp.b32 %r187,0,%r863,%p93;
selp.b32 %r188,0,%r864,%p93;
or.b64 %d198,%d294,%d290;
or.b64 %d199,%d198,%d293;
and.b64 %d200,%d199,3;
setp.eq.s64 %p94,%d200,0;
add.s32 %r456,%r804,64;
setp.le.s32 %p95,%r456,%r809;
and.pred %p3,%p95,%p94;
cvt.u32.u64 %r457,%d294;
mul.lo.s32 %r191,%r24,%r457;
sub.s32 %r193,%r801,%r1;
min.s32 %r460,%r193,%r802;
setp.lt.s32 %p96,%r460,1;
@%p96 bra $55;
mov.u32 %r803,%tid.x;
and.b32 %r463,%r803,3;
selp.b32 %r464,%r463,0,%p3;
mov.u32 %r885,0;
mad.lo.s32 %r466,%r23,3,%r191;
add.s32 %r467,%r466,%r464;
cvt.u64.u32 %d201,%r467;
add.s64 %d307,%d293,%d201;
and.b64 %d202,%d291,3;
sub.s64 %d306,%d291,%d202;
$39:
.pragma "nounroll";
setp.ne.s16 %p97,%s22,0;
selp.u16 %s27,1,0,%p97;
or.b16 %s28,%s48,%s27;
and.b16 %s29,%s28,255;
setp.ne.s16 %p98,%s29,0;
selp.u16 %s30,1,0,%p98;
or.b16 %s31,%s47,%s30;
and.b16 %s32,%s31,255;
setp.ne.s16 %p99,%s32,0;
selp.u16 %s33,1,0,%p99;
or.b16 %s34,%s46,%s33;
and.b16 %s35,%s34,255;
setp.eq.s16 %p100,%s35,0;
@%p100 bra $41;
shr.u32 %r652,%r182,5;
mul.wide.u32 %d227,%r652,4;
add.s64 %d203,%d306,%d227;
ld.global.nc.u32 %r468,[%d203];
add.s64 %d204,%d203,4;
ld.global.nc.u32 %r469,[%d204];
add.s64 %d205,%d203,8;
ld.global.nc.u32 %r470,[%d205];
shr.u32 %r653,%r181,5;
mul.wide.u32 %d228,%r653,4;
add.s64 %d206,%d306,%d228;
ld.global.nc.u32 %r471,[%d206];
add.s64 %d207,%d206,4;
ld.global.nc.u32 %r472,[%d207];
add.s64 %d208,%d206,8;
ld.global.nc.u32 %r473,[%d208];
shr.u32 %r654,%r184,5;
mul.wide.u32 %d229,%r654,4;
add.s64 %d209,%d306,%d229;
ld.global.nc.u32 %r474,[%d209];
add.s64 %d210,%d209,4;
ld.global.nc.u32 %r475,[%d210];
add.s64 %d211,%d209,8;
ld.global.nc.u32 %r476,[%d211];
shr.u32 %r655,%r183,5;
mul.wide.u32 %d230,%r655,4;
add.s64 %d212,%d306,%d230;
ld.global.nc.u32 %r477,[%d212];
add.s64 %d213,%d212,4;
ld.global.nc.u32 %r478,[%d213];
add.s64 %d214,%d212,8;
ld.global.nc.u32 %r479,[%d214];
shr.u32 %r656,%r186,5;
mul.wide.u32 %d231,%r656,4;
add.s64 %d215,%d306,%d231;
ld.global.nc.u32 %r480,[%d215];
add.s64 %d216,%d215,4;
ld.global.nc.u32 %r481,[%d216];
add.s64 %d217,%d215,8;
ld.global.nc.u32 %r482,[%d217];
shr.u32 %r657,%r185,5;
mul.wide.u32 %d232,%r657,4;
add.s64 %d218,%d306,%d232;
ld.global.nc.u32 %r483,[%d218];
add.s64 %d219,%d218,4;
ld.global.nc.u32 %r484,[%d219];
add.s64 %d220,%d218,8;
ld.global.nc.u32 %r485,[%d220];
shr.u32 %r658,%r188,5;
mul.wide.u32 %d233,%r658,4;
add.s64 %d221,%d306,%d233;
ld.global.nc.u32 %r486,[%d221];
add.s64 %d222,%d221,4;
ld.global.nc.u32 %r487,[%d222];
add.s64 %d223,%d221,8;
ld.global.nc.u32 %r488,[%d223];
shr.u32 %r659,%r187,5;
mul.wide.u32 %d234,%r659,4;
add.s64 %d224,%d306,%d234;
ld.global.nc.u32 %r489,[%d224];
add.s64 %d225,%d224,4;
ld.global.nc.u32 %r490,[%d225];
add.s64 %d226,%d224,8;
ld.global.nc.u32 %r491,[%d226];
shf.r.wrap.b32 %r492,%r468,%r469,%r182;
shf.r.wrap.b32 %r496,%r471,%r472,%r181;
shf.r.wrap.b32 %r500,%r469,%r470,%r182;
shf.r.wrap.b32 %r504,%r472,%r473,%r181;
mov.u32 %r660,16688;
prmt.b32 %r518,%r492,%r500,%r660;
prmt.b32 %r522,%r496,%r504,%r660;
mov.u32 %r661,21074;
prmt.b32 %r526,%r492,%r500,%r661;
prmt.b32 %r530,%r496,%r504,%r661;
mov.u32 %r648,32768;
mov.u32 %r512,%r648;
dp2a.lo.u32.u32 %r512,%r878,%r518,%r512;
dp2a.lo.u32.u32 %r512,%r877,%r522,%r512;
mov.u32 %r520,%r648;
dp2a.hi.u32.u32 %r520,%r878,%r518,%r520;
dp2a.hi.u32.u32 %r520,%r877,%r522,%r520;
mov.u32 %r528,%r648;
dp2a.lo.u32.u32 %r528,%r878,%r526,%r528;
dp2a.lo.u32.u32 %r528,%r877,%r530,%r528;
mov.u32 %r662,98;
prmt.b32 %r663,%r512,%r520,%r662;
mov.u32 %r664,30224;
prmt.b32 %r898,%r663,%r528,%r664;
shf.r.wrap.b32 %r532,%r474,%r475,%r184;
shf.r.wrap.b32 %r536,%r477,%r478,%r183;
shf.r.wrap.b32 %r540,%r475,%r476,%r184;
shf.r.wrap.b32 %r544,%r478,%r479,%r183;
prmt.b32 %r558,%r532,%r540,%r660;
prmt.b32 %r562,%r536,%r544,%r660;
prmt.b32 %r566,%r532,%r540,%r661;
prmt.b32 %r570,%r536,%r544,%r661;
mov.u32 %r552,%r648;
dp2a.lo.u32.u32 %r552,%r876,%r558,%r552;
dp2a.lo.u32.u32 %r552,%r875,%r562,%r552;
mov.u32 %r560,%r648;
dp2a.hi.u32.u32 %r560,%r876,%r558,%r560;
dp2a.hi.u32.u32 %r560,%r875,%r562,%r560;
mov.u32 %r568,%r648;
dp2a.lo.u32.u32 %r568,%r876,%r566,%r568;
dp2a.lo.u32.u32 %r568,%r875,%r570,%r568;
prmt.b32 %r665,%r552,%r560,%r662;
prmt.b32 %r897,%r665,%r568,%r664;
shf.r.wrap.b32 %r572,%r480,%r481,%r186;
shf.r.wrap.b32 %r576,%r483,%r484,%r185;
shf.r.wrap.b32 %r580,%r481,%r482,%r186;
shf.r.wrap.b32 %r584,%r484,%r485,%r185;
prmt.b32 %r598,%r572,%r580,%r660;
prmt.b32 %r602,%r576,%r584,%r660;
prmt.b32 %r606,%r572,%r580,%r661;
prmt.b32 %r610,%r576,%r584,%r661;
mov.u32 %r592,%r648;
dp2a.lo.u32.u32 %r592,%r874,%r598,%r592;
dp2a.lo.u32.u32 %r592,%r873,%r602,%r592;
mov.u32 %r600,%r648;
dp2a.hi.u32.u32 %r600,%r874,%r598,%r600;
dp2a.hi.u32.u32 %r600,%r873,%r602,%r600;
mov.u32 %r608,%r648;
dp2a.lo.u32.u32 %r608,%r874,%r606,%r608;
dp2a.lo.u32.u32 %r608,%r873,%r610,%r608;
prmt.b32 %r666,%r592,%r600,%r662;
prmt.b32 %r896,%r666,%r608,%r664;
shf.r.wrap.b32 %r612,%r486,%r487,%r188;
shf.r.wrap.b32 %r616,%r489,%r490,%r187;
shf.r.wrap.b32 %r620,%r487,%r488,%r188;
shf.r.wrap.b32 %r624,%r490,%r491,%r187;
prmt.b32 %r638,%r612,%r620,%r660;
prmt.b32 %r642,%r616,%r624,%r660;
prmt.b32 %r646,%r612,%r620,%r661;
prmt.b32 %r650,%r616,%r624,%r661;
mov.u32 %r632,%r648;
dp2a.lo.u32.u32 %r632,%r872,%r638,%r632;
dp2a.lo.u32.u32 %r632,%r871,%r642,%r632;
mov.u32 %r640,%r648;
dp2a.hi.u32.u32 %r640,%r872,%r638,%r640;
dp2a.hi.u32.u32 %r640,%r871,%r642,%r640;
dp2a.lo.u32.u32 %r648,%r872,%r646,%r648;
dp2a.lo.u32.u32 %r648,%r871,%r650,%r648;
prmt.b32 %r667,%r632,%r640,%r662;
prmt.b32 %r895,%r667,%r648,%r664;
$41:
selp.b32 %r898,%r879,%r898,%p90;
selp.b32 %r897,%r879,%r897,%p91;
selp.b32 %r896,%r879,%r896,%p92;
selp.b32 %r891,%r879,%r895,%p93;
@%p3 bra $46;
bra.uni $42;
$46:
mov.u32 %r685,31;
mov.u32 %r686,1;
mov.u32 %r687,-1;
shfl.sync.down.b32 %r688|%p109,%r898,%r686,%r685,%r687;
shr.u32 %r691,%r463,1;
mul.lo.s32 %r692,%r691,-240;
mad.lo.s32 %r693,%r463,4625,%r692;
add.s32 %r694,%r693,16912;
and.b32 %r695,%r694,30583;
prmt.b32 %r898,%r898,%r688,%r695;
setp.eq.s32 %p110,%r463,3;
setp.ge.s32 %p111,%r316,%r810;
or.pred %p112,%p110,%p111;
@%p112 bra $48;
st.u32 [%d307],%r898;
$48:
shfl.sync.down.b32 %r706|%p113,%r897,%r686,%r685,%r687;
prmt.b32 %r897,%r897,%r706,%r695;
@%p112 bra $50;
st.u32 [%d307+48],%r897;
$50:
mov.u32 %r721,31;
mov.u32 %r722,1;
mov.u32 %r723,-1;
shfl.sync.down.b32 %r724|%p117,%r896,%r722,%r721,%r723;
prmt.b32 %r896,%r896,%r724,%r695;
@%p112 bra $52;
st.u32 [%d307+96],%r896;
$52:
shfl.sync.down.b32 %r742|%p121,%r891,%r722,%r721,%r723;
prmt.b32 %r895,%r891,%r742,%r695;
@%p112 bra $54;
st.u32 [%d307+144],%r895;
bra.uni $54;
$42:
mov.u32 %r890,0;
$43:
.pragma "nounroll";
mov.u32 %r895,%r898;
mov.u32 %r898,%r897;
mov.u32 %r897,%r896;
mov.u32 %r896,%r891;
setp.ge.s32 %p105,%r316,%r810;
bfi.b32 %r679,%r308,%r311,6,26;
shl.b32 %r680,%r890,4;
add.s32 %r681,%r680,%r679;
setp.ge.s32 %p106,%r681,%r809;
or.pred %p107,%p105,%p106;
@%p107 bra $45;
mul.lo.s32 %r682,%r890,48;
cvt.s64.s32 %d235,%r682;
add.s64 %d236,%d307,%d235;
st.u8 [%d236],%r895;
shr.u32 %r683,%r895,8;
st.u8 [%d236+1],%r683;
shr.u32 %r684,%r895,16;
st.u8 [%d236+2],%r684;
$45:
add.s32 %r890,%r890,1;
setp.eq.s32 %p108,%r890,4;
mov.u32 %r891,%r895;
@%p108 bra $54;
bra.uni $43;
$54:
ld.param.u64 %d289,[p5];
ld.param.u64 %d288,[p1];
add.s64 %d306,%d306,%d288;
add.s64 %d307,%d307,%d289;
add.s32 %r885,%r885,1;
setp.lt.s32 %p125,%r885,%r460;
@%p125 bra $39;
$55:
bar.warp.sync -1;
setp.ge.s32 %p126,%r316,%r810;
setp.eq.s32 %p127,%r862,0;
or.pred %p128,%p127,%p126;
@%p128 bra $82;
ld.param.u64 %d287,[p2];
ld.param.u64 %d315,[p8];
ld.param.u64 %d270,[p3];
cvt.s64.s32 %d237,%r1;
mul.lo.s64 %d238,%d270,%d237;
add.s64 %d80,%d287,%d238;
cvt.s64.s32 %d84,%r24;
cvt.u64.u32 %d85,%r24;
cvt.rn.f64.u32 %e46,%r24;
cvt.rn.f64.s32 %e47,%r24;
add.s64 %d86,%d293,2;
mov.u32 %r899,0;
$57:
.pragma "nounroll";
shl.b32 %r772,%r899,4;
add.s32 %r231,%r772,%r23;
and.b32 %r773,%r862,1;
setp.eq.b32 %p129,%r773,1;
not.pred %p130,%p129;
setp.ge.s32 %p131,%r231,%r809;
or.pred %p132,%p130,%p131;
@%p132 bra $81;
ld.param.u64 %d312,[p3+24];
ld.param.u64 %d311,[p3+16];
ld.param.u64 %d310,[p3+8];
setp.eq.s32 %p133,%r298,0;
mov.u64 %d309,%d80;
@%p133 bra $60;
ld.param.u64 %d284,[p2];
cvta.to.global.u64 %d241,%d284;
mul.wide.s32 %d242,%r1,40;
add.s64 %d243,%d241,%d242;
ld.global.u64 %d312,[%d243+24];
ld.global.u64 %d311,[%d243+16];
ld.global.u64 %d310,[%d243+8];
ld.global.u64 %d309,[%d243];
$60:
ld.param.f64 %e219,[p7+24];
ld.param.f64 %e218,[p7+16];
ld.param.f64 %e217,[p7+8];
ld.param.f64 %e216,[p7];
ld.param.f64 %e224,[p7+64];
ld.param.f64 %e223,[p7+56];
ld.param.f64 %e222,[p7+48];
ld.param.f64 %e221,[p7+40];
ld.param.f64 %e220,[p7+32];
setp.eq.s64 %p134,%d315,0;
@%p134 bra $62;
add.s64 %d245,%d315,%d134;
ld.f64 %e224,[%d245+64];
ld.f64 %e223,[%d245+56];
ld.f64 %e222,[%d245+48];
ld.f64 %e221,[%d245+40];
ld.f64 %e220,[%d245+32];
ld.f64 %e219,[%d245+24];
ld.f64 %e218,[%d245+16];
ld.f64 %e217,[%d245+8];
ld.f64 %e216,[%d245];
$62:
@%p10 bra $69;
setp.ne.s32 %p136,%r287,1;
@%p136 bra $70;
fma.rn.f64 %e152,%e217,%e46,%e218;
cvt.rn.f64.s32 %e75,%r231;
fma.rn.f64 %e153,%e223,%e46,%e224;
fma.rn.f64 %e151,%e222,%e75,%e153;
rcp.approx.ftz.f64 %e150,%e151;
neg.f64 %e154,%e151;
mov.f64 %e155,0d3FF0000000000000;
fma.rn.f64 %e156,%e154,%e150,%e155;
fma.rn.f64 %e157,%e150,%e156,%e150;
fma.rn.f64 %e158,%e216,%e75,%e152;
mov.f64 %e159,0d4138000000008000;
fma.rn.f64 %e76,%e158,%e157,%e159;
fma.rn.f64 %e160,%e220,%e46,%e221;
fma.rn.f64 %e161,%e219,%e75,%e160;
fma.rn.f64 %e77,%e161,%e157,%e159;
{
.reg .b32 %temp;
mov.b64 {%temp,%r236},%e76;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r237},%e77;
}
and.b32 %r780,%r236,-1048576;
setp.eq.s32 %p137,%r780,1093664768;
and.b32 %r781,%r237,-1048576;
setp.eq.s32 %p138,%r781,1093664768;
and.pred %p139,%p137,%p138;
@%p139 bra $68;
bra.uni $65;
$68:
{
.reg .b32 %temp;
mov.b64 {%r782,%temp},%e76;
}
{
.reg .b32 %temp;
mov.b64 {%r783,%temp},%e77;
}
add.s32 %r904,%r237,-1094189056;
add.s32 %r903,%r236,-1094189056;
shr.u32 %r906,%r783,16;
shr.u32 %r905,%r782,16;
bra.uni $78;
$69:
mov.b64 %d246,%e221;
mov.b64 %d247,%e217;
mul.lo.s64 %d248,%d247,%d85;
mov.b64 %d249,%e218;
add.s64 %d250,%d248,%d249;
mov.b64 %d251,%e220;
mul.lo.s64 %d252,%d251,%d85;
add.s64 %d253,%d252,%d246;
cvt.u64.u32 %d254,%r231;
mov.b64 %d255,%e216;
mul.lo.s64 %d256,%d255,%d254;
add.s64 %d257,%d250,%d256;
mov.b64 %d258,%e219;
mul.lo.s64 %d259,%d258,%d254;
add.s64 %d260,%d253,%d259;
shr.u64 %d261,%d257,32;
shr.u64 %d262,%d260,32;
cvt.u32.u64 %r784,%d257;
cvt.u32.u64 %r785,%d260;
shr.u32 %r906,%r785,16;
shr.u32 %r905,%r784,16;
cvt.u32.u64 %r904,%d262;
cvt.u32.u64 %r903,%d261;
bra.uni $78;
$70:
setp.ne.s32 %p141,%r287,0;
cvt.s64.s32 %d265,%r231;
mul.lo.s64 %d266,%d311,%d265;
mul.lo.s64 %d267,%d310,%d84;
add.s64 %d268,%d267,%d266;
add.s64 %d263,%d309,%d268;
ld.global.nc.f32 %f92,[%d263];
add.s64 %d264,%d263,%d312;
ld.global.nc.f32 %f93,[%d264];
mov.f32 %f94,0f37000000;
add.rn.f32 %f95,%f92,%f94;
mov.f32 %f96,0f4B400000;
add.rm.f32 %f97,%f95,%f96;
mov.b32 %r246,%f97;
sub.rn.f32 %f98,%f97,%f96;
sub.rn.f32 %f27,%f95,%f98;
add.rn.f32 %f99,%f93,%f94;
add.rm.f32 %f100,%f99,%f96;
mov.b32 %r247,%f100;
sub.rn.f32 %f101,%f100,%f96;
sub.rn.f32 %f28,%f99,%f101;
and.b32 %r786,%r246,-8388608;
setp.ne.s32 %p142,%r786,1258291200;
and.b32 %r787,%r247,-8388608;
setp.ne.s32 %p143,%r787,1258291200;
or.pred %p144,%p142,%p143;
and.pred %p145,%p141,%p144;
@%p145 bra $72;
bra.uni $71;
$72:
cvt.f64.f32 %e227,%f92;
cvt.f64.f32 %e226,%f93;
bra.uni $73;
$65:
mul.rn.f64 %e163,%e217,%e47;
fma.rn.f64 %e164,%e216,%e75,%e163;
add.rn.f64 %e78,%e164,%e218;
mul.rn.f64 %e165,%e220,%e47;
fma.rn.f64 %e166,%e219,%e75,%e165;
add.rn.f64 %e79,%e166,%e221;
mul.rn.f64 %e167,%e223,%e47;
fma.rn.f64 %e168,%e222,%e75,%e167;
add.rn.f64 %e80,%e168,%e224;
setp.eq.f64 %p140,%e80,0d0000000000000000;
mov.f64 %e225,0d0000000000000000;
@%p140 bra $67;
rcp.rn.f64 %e225,%e80;
$67:
mul.rn.f64 %e227,%e78,%e225;
mul.rn.f64 %e226,%e79,%e225;
$73:
mov.f64 %e169,0dC1CDCD6500000000;
max.f64 %e170,%e227,%e169;
mov.f64 %e171,0d41CDCD6500000000;
min.f64 %e172,%e170,%e171;
mov.f64 %e173,0d4338000000000000;
add.rn.f64 %e174,%e172,%e173;
sub.rn.f64 %e175,%e174,%e173;
sub.rn.f64 %e228,%e172,%e175;
{
.reg .b32 %temp;
mov.b64 {%r903,%temp},%e174;
}
setp.geu.f64 %p146,%e228,0d0000000000000000;
@%p146 bra $75;
add.s32 %r903,%r903,-1;
mov.f64 %e176,0d3FF0000000000000;
add.rn.f64 %e228,%e228,%e176;
$75:
max.f64 %e178,%e226,%e169;
min.f64 %e180,%e178,%e171;
add.rn.f64 %e182,%e180,%e173;
sub.rn.f64 %e183,%e182,%e173;
sub.rn.f64 %e229,%e180,%e183;
{
.reg .b32 %temp;
mov.b64 {%r904,%temp},%e182;
}
setp.geu.f64 %p147,%e229,0d0000000000000000;
@%p147 bra $77;
add.s32 %r904,%r904,-1;
mov.f64 %e184,0d3FF0000000000000;
add.rn.f64 %e229,%e229,%e184;
$77:
cvt.rn.f32.f64 %f106,%e228;
mul.f32 %f107,%f106,0f47800000;
cvt.rzi.u32.f32 %r790,%f107;
cvt.rn.f32.f64 %f108,%e229;
mul.f32 %f109,%f108,0f47800000;
cvt.rzi.u32.f32 %r791,%f109;
min.u32 %r906,%r791,65535;
min.u32 %r905,%r790,65535;
bra.uni $78;
$71:
mov.f32 %f102,0f4B000000;
mov.f32 %f103,0f47800000;
fma.rz.f32 %f104,%f27,%f103,%f102;
mov.b32 %r788,%f104;
fma.rz.f32 %f105,%f28,%f103,%f102;
mov.b32 %r789,%f105;
and.b32 %r906,%r789,65535;
and.b32 %r905,%r788,65535;
add.s32 %r904,%r247,-1262485504;
add.s32 %r903,%r246,-1262485504;
$78:
@%p96 bra $81;
mad.lo.s32 %r797,%r231,3,%r191;
cvt.u64.u32 %d269,%r797;
add.s64 %d313,%d86,%d269;
mov.u32 %r907,0;
mov.u64 %d314,%d291;
$80:
.pragma "nounroll";
ld.param.u64 %d286,[p5];
ld.param.u64 %d285,[p1];
ld.param.u32 %r806,[p11];
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d314;
.param .b32 q1;
st.param.b32 [q1+0],%r96;
.param .b32 q2;
st.param.b32 [q2+0],%r807;
.param .b32 q3;
st.param.b32 [q3+0],%r808;
.param .b32 q4;
st.param.b32 [q4+0],%r903;
.param .b32 q5;
st.param.b32 [q5+0],%r904;
.param .b32 q6;
st.param.b32 [q6+0],%r905;
.param .b32 q7;
st.param.b32 [q7+0],%r906;
.param .b32 q8;
st.param.b32 [q8+0],%r806;
.param .b32 q9;
st.param.b32 [q9+0],%r879;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6,
q7,
q8,
q9
);
ld.param.b32 %r798,[retval0+0];
}
st.u8 [%d313+-2],%r798;
shr.u32 %r799,%r798,8;
st.u8 [%d313+-1],%r799;
shr.u32 %r800,%r798,16;
st.u8 [%d313],%r800;
add.s64 %d314,%d314,%d285;
add.s64 %d313,%d313,%d286;
add.s32 %r907,%r907,1;
setp.lt.s32 %p149,%r907,%r460;
@%p149 bra $80;
$81:
add.s32 %r899,%r899,1;
shr.u32 %r862,%r862,1;
setp.ne.s32 %p150,%r862,0;
@%p150 bra $57;
$82:
ret;
$28:
ld.global.nc.v2.f32 {%f113,%f114},[%d62];
ld.global.nc.v2.f32 {%f115,%f116},[%d303];
ld.global.nc.v2.f32 {%f117,%f118},[%d304];
ld.global.nc.v2.f32 {%f119,%f120},[%d305];
bra.uni $29;
}
.func (.param .b32 func_retval0) z1(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
{
.reg .pred %p<9>;
.reg .b32 %r<113>;
.reg .b64 %d<18>;
ld.param.u64 %d1,[p0];
ld.param.u32 %r11,[p1];
ld.param.u32 %r12,[p2];
ld.param.u32 %r13,[p3];
ld.param.u32 %r14,[p4];
ld.param.u32 %r15,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
setp.lt.u32 %p1,%r14,%r12;
mov.u32 %r109,%r14;
@%p1 bra $2;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r14;
.param .b32 q1;
st.param.b32 [q1+0],%r12;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r109,[retval0+0];
}
$2:
setp.lt.u32 %p2,%r15,%r13;
mov.u32 %r110,%r15;
@%p2 bra $4;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r15;
.param .b32 q1;
st.param.b32 [q1+0],%r13;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r110,[retval0+0];
}
$4:
add.s32 %r111,%r14,1;
setp.lt.u32 %p3,%r111,%r12;
@%p3 bra $6;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r107,%r14,1;
st.param.b32 [q0+0],%r107;
.param .b32 q1;
st.param.b32 [q1+0],%r12;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r111,[retval0+0];
}
$6:
add.s32 %r112,%r15,1;
setp.lt.u32 %p4,%r112,%r13;
@%p4 bra $8;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r108,%r15,1;
st.param.b32 [q0+0],%r108;
.param .b32 q1;
st.param.b32 [q1+0],%r13;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r112,[retval0+0];
}
$8:
or.b32 %r56,%r109,%r110;
setp.gt.s32 %p5,%r56,-1;
mul.lo.s32 %r57,%r109,3;
mul.lo.s32 %r58,%r110,%r11;
add.s32 %r59,%r57,%r58;
selp.b32 %r60,%r59,0,%p5;
cvt.u64.u32 %d14,%r60;
add.s64 %d2,%d1,%d14;
ld.global.nc.u8 %r20,[%d2];
selp.b32 %r61,%r20,%r19,%p5;
and.b32 %r62,%r61,255;
add.s64 %d3,%d2,1;
ld.global.nc.u8 %r21,[%d3];
shr.u32 %r63,%r19,8;
selp.b32 %r64,%r21,%r63,%p5;
and.b32 %r65,%r64,255;
add.s64 %d4,%d2,2;
ld.global.nc.u8 %r22,[%d4];
shr.u32 %r66,%r19,16;
selp.b32 %r67,%r22,%r66,%p5;
and.b32 %r68,%r67,255;
or.b32 %r69,%r111,%r110;
setp.gt.s32 %p6,%r69,-1;
mul.lo.s32 %r70,%r111,3;
add.s32 %r71,%r70,%r58;
selp.b32 %r72,%r71,0,%p6;
cvt.u64.u32 %d15,%r72;
add.s64 %d5,%d1,%d15;
ld.global.nc.u8 %r23,[%d5];
selp.b32 %r73,%r23,%r19,%p6;
and.b32 %r74,%r73,255;
add.s64 %d6,%d5,1;
ld.global.nc.u8 %r24,[%d6];
selp.b32 %r75,%r24,%r63,%p6;
and.b32 %r76,%r75,255;
add.s64 %d7,%d5,2;
ld.global.nc.u8 %r25,[%d7];
selp.b32 %r77,%r25,%r66,%p6;
and.b32 %r78,%r77,255;
or.b32 %r79,%r109,%r112;
setp.gt.s32 %p7,%r79,-1;
mul.lo.s32 %r80,%r112,%r11;
add.s32 %r81,%r57,%r80;
selp.b32 %r82,%r81,0,%p7;
cvt.u64.u32 %d16,%r82;
add.s64 %d8,%d1,%d16;
ld.global.nc.u8 %r26,[%d8];
selp.b32 %r83,%r26,%r19,%p7;
and.b32 %r84,%r83,255;
add.s64 %d9,%d8,1;
ld.global.nc.u8 %r27,[%d9];
selp.b32 %r85,%r27,%r63,%p7;
and.b32 %r86,%r85,255;
add.s64 %d10,%d8,2;
ld.global.nc.u8 %r28,[%d10];
selp.b32 %r87,%r28,%r66,%p7;
and.b32 %r88,%r87,255;
or.b32 %r89,%r111,%r112;
setp.gt.s32 %p8,%r89,-1;
add.s32 %r90,%r70,%r80;
selp.b32 %r91,%r90,0,%p8;
cvt.u64.u32 %d17,%r91;
add.s64 %d11,%d1,%d17;
ld.global.nc.u8 %r29,[%d11];
selp.b32 %r92,%r29,%r19,%p8;
and.b32 %r93,%r92,255;
add.s64 %d12,%d11,1;
ld.global.nc.u8 %r30,[%d12];
selp.b32 %r94,%r30,%r63,%p8;
and.b32 %r95,%r94,255;
add.s64 %d13,%d11,2;
ld.global.nc.u8 %r31,[%d13];
selp.b32 %r96,%r31,%r66,%p8;
and.b32 %r97,%r96,255;
mad.lo.s32 %r98,%r17,%r16,65535;
shr.u32 %r99,%r98,16;
mad.lo.s32 %r37,%r99,65535,%r17;
mad.lo.s32 %r100,%r16,65535,65535;
sub.s32 %r49,%r100,%r37;
prmt.b32 %r38,%r93,%r84,30212;
prmt.b32 %r34,%r74,%r62,30212;
mov.u32 %r52,32768;
mov.u32 %r36,%r52;
dp2a.lo.u32.u32 %r36,%r49,%r34,%r36;
dp2a.lo.u32.u32 %r36,%r37,%r38,%r36;
shr.u32 %r101,%r36,16;
prmt.b32 %r46,%r95,%r86,30212;
prmt.b32 %r42,%r76,%r65,30212;
mov.u32 %r44,%r52;
dp2a.lo.u32.u32 %r44,%r49,%r42,%r44;
dp2a.lo.u32.u32 %r44,%r37,%r46,%r44;
shr.u32 %r102,%r44,8;
and.b32 %r103,%r102,16776960;
or.b32 %r104,%r103,%r101;
prmt.b32 %r54,%r97,%r88,30212;
prmt.b32 %r50,%r78,%r68,30212;
dp2a.lo.u32.u32 %r52,%r49,%r50,%r52;
dp2a.lo.u32.u32 %r52,%r37,%r54,%r52;
and.b32 %r105,%r52,-65536;
or.b32 %r106,%r105,%r104;
st.param.b32 [func_retval0+0],%r106;
ret;
}
.visible .entry warp_u8_4(
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
.param .u32 p10,
.param .u32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15
)
.maxntid 256,1,1
.minnctapersm 5
{
.reg .pred %p<143>;
.reg .b16 %s<50>;
.reg .f32 %f<123>;
.reg .b32 %r<970>;
.reg .f64 %e<232>;
.reg .b64 %d<325>;
ld.param.u64 %d114,[p0];
ld.param.v2.u32 {%r861,%r862},[p1+32];
ld.param.v2.u32 {%r321,%r322},[p1+40];
ld.param.u64 %d119,[p2];
ld.param.v2.u32 {%r865,%r324},[p3+32];
ld.param.v2.u32 {%r325,%r326},[p3+40];
ld.param.u64 %d124,[p4];
ld.param.v2.u32 {%r863,%r864},[p5+32];
ld.param.v2.u32 {%r329,%r330},[p5+40];
ld.param.u32 %r315,[p6];
ld.param.u64 %d129,[p8];
ld.param.u32 %r317,[p10];
ld.param.u32 %r318,[p11];
ld.param.u64 %d303,[p5+8];
ld.param.u64 %d125,[p5];
ld.param.u64 %d301,[p1+8];
ld.param.u64 %d115,[p1];
mov.u32 %r331,%ctaid.z;
mul.lo.s32 %r1,%r331,%r317;
setp.eq.s32 %p4,%r322,0;
@%p4 bra $2;
cvta.to.global.u64 %d130,%d114;
mul.wide.s32 %d131,%r1,40;
add.s64 %d132,%d130,%d131;
ld.global.v2.u32 {%r861,%r862},[%d132+32];
ld.global.u64 %d301,[%d132+8];
ld.global.u64 %d300,[%d132];
bra.uni $3;
$2:
cvt.s64.s32 %d133,%r1;
mul.lo.s64 %d134,%d115,%d133;
add.s64 %d300,%d114,%d134;
$3:
setp.eq.s32 %p5,%r330,0;
@%p5 bra $5;
cvta.to.global.u64 %d135,%d124;
mul.wide.s32 %d136,%r1,40;
add.s64 %d137,%d135,%d136;
ld.global.v2.u32 {%r863,%r864},[%d137+32];
ld.global.u64 %d303,[%d137+8];
ld.global.u64 %d302,[%d137];
bra.uni $6;
$5:
cvt.s64.s32 %d138,%r1;
mul.lo.s64 %d139,%d125,%d138;
add.s64 %d302,%d124,%d139;
$6:
mov.u32 %r336,%ctaid.x;
shl.b32 %r16,%r336,6;
mov.u32 %r337,%ctaid.y;
shl.b32 %r17,%r337,4;
setp.ge.s32 %p6,%r16,%r863;
setp.ge.s32 %p7,%r17,%r864;
or.pred %p8,%p7,%p6;
@%p8 bra $92;
mov.u32 %r338,%tid.x;
and.b32 %r339,%r338,15;
add.s32 %r23,%r16,%r339;
mov.u32 %r340,%tid.y;
shl.b32 %r341,%r340,1;
add.s32 %r342,%r17,%r341;
shr.u32 %r343,%r338,4;
add.s32 %r344,%r342,%r343;
add.s32 %r345,%r864,-1;
min.s32 %r24,%r344,%r345;
cvta.to.global.u64 %d140,%d129;
mul.wide.s32 %d141,%r1,72;
add.s64 %d33,%d140,%d141;
setp.eq.s32 %p9,%r315,0;
@%p9 bra $12;
setp.ne.s32 %p10,%r315,1;
@%p10 bra $16;
ld.param.f64 %e214,[p7+40];
ld.param.f64 %e211,[p7+16];
ld.param.f64 %e210,[p7+8];
ld.param.f64 %e209,[p7];
ld.param.u64 %d288,[p8];
ld.param.f64 %e217,[p7+64];
ld.param.f64 %e216,[p7+56];
ld.param.f64 %e215,[p7+48];
ld.param.f64 %e213,[p7+32];
ld.param.f64 %e212,[p7+24];
setp.eq.s64 %p11,%d288,0;
@%p11 bra $11;
ld.param.u64 %d292,[p8];
mul.wide.s32 %d291,%r1,72;
cvta.to.global.u64 %d290,%d292;
add.s64 %d289,%d290,%d291;
ld.global.f64 %e217,[%d289+64];
ld.global.f64 %e216,[%d289+56];
ld.global.f64 %e215,[%d289+48];
ld.global.f64 %e214,[%d289+40];
ld.global.f64 %e213,[%d289+32];
ld.global.f64 %e212,[%d289+24];
ld.global.f64 %e211,[%d289+16];
ld.global.f64 %e210,[%d289+8];
ld.global.f64 %e209,[%d289];
$11:
mov.u32 %r847,%ctaid.x;
mov.u32 %r846,%tid.x;
and.b32 %r845,%r846,15;
shl.b32 %r844,%r847,6;
add.s32 %r843,%r844,%r845;
cvt.rn.f64.u32 %e112,%r24;
fma.rn.f64 %e113,%e210,%e112,%e211;
fma.rn.f64 %e114,%e213,%e112,%e214;
fma.rn.f64 %e115,%e216,%e112,%e217;
cvt.rn.f64.s32 %e116,%r843;
fma.rn.f64 %e105,%e215,%e116,%e115;
rcp.approx.ftz.f64 %e104,%e105;
neg.f64 %e117,%e105;
mov.f64 %e118,0d3FF0000000000000;
fma.rn.f64 %e119,%e117,%e104,%e118;
fma.rn.f64 %e120,%e104,%e119,%e104;
fma.rn.f64 %e121,%e209,%e116,%e113;
mov.f64 %e122,0d4138000000008000;
fma.rn.f64 %e123,%e121,%e120,%e122;
fma.rn.f64 %e124,%e212,%e116,%e114;
fma.rn.f64 %e125,%e124,%e120,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r346},%e123;
}
add.s32 %r873,%r346,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r347},%e125;
}
add.s32 %r872,%r347,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r348,%temp},%e123;
}
shr.u32 %r871,%r348,16;
{
.reg .b32 %temp;
mov.b64 {%r349,%temp},%e125;
}
shr.u32 %r870,%r349,16;
add.f64 %e126,%e116,0d4030000000000000;
fma.rn.f64 %e107,%e215,%e126,%e115;
rcp.approx.ftz.f64 %e106,%e107;
neg.f64 %e127,%e107;
fma.rn.f64 %e128,%e127,%e106,%e118;
fma.rn.f64 %e129,%e106,%e128,%e106;
fma.rn.f64 %e130,%e209,%e126,%e113;
fma.rn.f64 %e131,%e130,%e129,%e122;
fma.rn.f64 %e132,%e212,%e126,%e114;
fma.rn.f64 %e133,%e132,%e129,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r350},%e131;
}
add.s32 %r869,%r350,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r351},%e133;
}
add.s32 %r868,%r351,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r352,%temp},%e131;
}
shr.u32 %r867,%r352,16;
{
.reg .b32 %temp;
mov.b64 {%r353,%temp},%e133;
}
shr.u32 %r866,%r353,16;
add.f64 %e134,%e116,0d4040000000000000;
fma.rn.f64 %e109,%e215,%e134,%e115;
rcp.approx.ftz.f64 %e108,%e109;
neg.f64 %e135,%e109;
fma.rn.f64 %e136,%e135,%e108,%e118;
fma.rn.f64 %e137,%e108,%e136,%e108;
fma.rn.f64 %e138,%e209,%e134,%e113;
fma.rn.f64 %e139,%e138,%e137,%e122;
fma.rn.f64 %e140,%e212,%e134,%e114;
fma.rn.f64 %e141,%e140,%e137,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r354},%e139;
}
add.s32 %r874,%r354,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r355},%e141;
}
add.s32 %r875,%r355,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r356,%temp},%e139;
}
shr.u32 %r876,%r356,16;
{
.reg .b32 %temp;
mov.b64 {%r357,%temp},%e141;
}
shr.u32 %r877,%r357,16;
add.f64 %e142,%e116,0d4048000000000000;
fma.rn.f64 %e111,%e215,%e142,%e115;
rcp.approx.ftz.f64 %e110,%e111;
neg.f64 %e143,%e111;
fma.rn.f64 %e144,%e143,%e110,%e118;
fma.rn.f64 %e145,%e110,%e144,%e110;
fma.rn.f64 %e146,%e209,%e142,%e113;
fma.rn.f64 %e147,%e146,%e145,%e122;
fma.rn.f64 %e148,%e212,%e142,%e114;
fma.rn.f64 %e149,%e148,%e145,%e122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r358},%e147;
}
add.s32 %r878,%r358,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r359},%e149;
}
add.s32 %r879,%r359,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r360,%temp},%e147;
}
shr.u32 %r880,%r360,16;
{
.reg .b32 %temp;
mov.b64 {%r361,%temp},%e149;
}
shr.u32 %r881,%r361,16;
bra.uni $30;
$12:
setp.eq.s64 %p12,%d129,0;
@%p12 bra $14;
cvt.u64.u32 %d142,%r24;
ld.global.u64 %d143,[%d33+8];
mul.lo.s64 %d144,%d143,%d142;
ld.global.u64 %d145,[%d33+16];
add.s64 %d304,%d144,%d145;
ld.global.u64 %d146,[%d33+32];
mul.lo.s64 %d147,%d146,%d142;
ld.global.u64 %d148,[%d33+40];
add.s64 %d305,%d147,%d148;
ld.global.u64 %d306,[%d33];
ld.global.u64 %d307,[%d33+24];
bra.uni $15;
$16:
setp.eq.s32 %p13,%r326,0;
@%p13 bra $18;
cvta.to.global.u64 %d177,%d119;
mul.wide.s32 %d178,%r1,40;
add.s64 %d179,%d177,%d178;
ld.global.v2.u32 {%r865,%r371},[%d179+32];
ld.global.u64 %d311,[%d179+24];
ld.global.u64 %d310,[%d179+16];
ld.global.u64 %d309,[%d179+8];
ld.global.u64 %d308,[%d179];
bra.uni $19;
$14:
ld.param.f64 %e208,[p7+40];
ld.param.f64 %e207,[p7+16];
ld.param.f64 %e206,[p7+8];
ld.param.f64 %e205,[p7];
ld.param.f64 %e200,[p7+32];
ld.param.f64 %e199,[p7+24];
cvt.u64.u32 %d149,%r24;
mov.b64 %d150,%e206;
mul.lo.s64 %d151,%d149,%d150;
mov.b64 %d152,%e207;
add.s64 %d304,%d151,%d152;
mov.b64 %d153,%e200;
mul.lo.s64 %d154,%d149,%d153;
mov.b64 %d155,%e208;
add.s64 %d305,%d154,%d155;
mov.b64 %d307,%e199;
mov.b64 %d306,%e205;
$15:
mov.u32 %r852,%ctaid.x;
mov.u32 %r851,%tid.x;
and.b32 %r850,%r851,15;
shl.b32 %r849,%r852,6;
add.s32 %r848,%r849,%r850;
cvt.u64.u32 %d156,%r848;
mul.lo.s64 %d157,%d306,%d156;
add.s64 %d158,%d157,%d304;
mul.lo.s64 %d159,%d307,%d156;
add.s64 %d160,%d159,%d305;
shr.u64 %d161,%d158,32;
cvt.u32.u64 %r873,%d161;
shr.u64 %d162,%d160,32;
cvt.u32.u64 %r872,%d162;
cvt.u32.u64 %r362,%d158;
shr.u32 %r871,%r362,16;
cvt.u32.u64 %r363,%d160;
shr.u32 %r870,%r363,16;
shl.b64 %d163,%d306,4;
add.s64 %d164,%d158,%d163;
shl.b64 %d165,%d307,4;
add.s64 %d166,%d160,%d165;
shr.u64 %d167,%d164,32;
cvt.u32.u64 %r869,%d167;
shr.u64 %d168,%d166,32;
cvt.u32.u64 %r868,%d168;
cvt.u32.u64 %r364,%d164;
shr.u32 %r867,%r364,16;
cvt.u32.u64 %r365,%d166;
shr.u32 %r866,%r365,16;
add.s64 %d169,%d164,%d163;
add.s64 %d170,%d166,%d165;
shr.u64 %d171,%d169,32;
cvt.u32.u64 %r874,%d171;
shr.u64 %d172,%d170,32;
cvt.u32.u64 %r875,%d172;
cvt.u32.u64 %r366,%d169;
shr.u32 %r876,%r366,16;
cvt.u32.u64 %r367,%d170;
shr.u32 %r877,%r367,16;
add.s64 %d173,%d169,%d163;
add.s64 %d174,%d170,%d165;
shr.u64 %d175,%d173,32;
cvt.u32.u64 %r878,%d175;
shr.u64 %d176,%d174,32;
cvt.u32.u64 %r879,%d176;
cvt.u32.u64 %r368,%d173;
shr.u32 %r880,%r368,16;
cvt.u32.u64 %r369,%d174;
shr.u32 %r881,%r369,16;
bra.uni $30;
$18:
ld.param.u64 %d311,[p3+24];
ld.param.u64 %d310,[p3+16];
ld.param.u64 %d309,[p3+8];
ld.param.u64 %d284,[p3];
cvt.s64.s32 %d180,%r1;
mul.lo.s64 %d181,%d284,%d180;
add.s64 %d308,%d119,%d181;
$19:
add.s32 %r372,%r865,-1;
min.s32 %r373,%r23,%r372;
cvt.s64.s32 %d182,%r24;
mul.lo.s64 %d183,%d309,%d182;
cvt.s64.s32 %d184,%r373;
mul.lo.s64 %d185,%d310,%d184;
add.s64 %d186,%d185,%d183;
add.s64 %d62,%d308,%d186;
add.s32 %r374,%r23,16;
setp.ge.s32 %p14,%r374,%r865;
mov.u64 %d312,%d62;
@%p14 bra $21;
shl.b64 %d187,%d310,4;
add.s64 %d312,%d62,%d187;
$21:
add.s32 %r375,%r23,32;
setp.ge.s32 %p15,%r375,%r865;
mov.u64 %d313,%d62;
@%p15 bra $23;
shl.b64 %d188,%d310,5;
add.s64 %d313,%d62,%d188;
$23:
mov.u32 %r842,%ctaid.x;
mov.u32 %r841,%tid.x;
and.b32 %r840,%r841,15;
shl.b32 %r839,%r842,6;
add.s32 %r838,%r839,%r840;
add.s32 %r376,%r838,48;
setp.ge.s32 %p16,%r376,%r865;
mov.u64 %d314,%d62;
@%p16 bra $25;
mul.lo.s64 %d189,%d310,48;
add.s64 %d314,%d62,%d189;
$25:
setp.ne.s64 %p17,%d311,4;
@%p17 bra $27;
or.b64 %d190,%d310,%d309;
or.b64 %d191,%d190,%d308;
and.b64 %d192,%d191,7;
setp.eq.s64 %p18,%d192,0;
@%p18 bra $28;
$27:
ld.global.nc.f32 %f115,[%d62];
add.s64 %d194,%d62,%d311;
ld.global.nc.f32 %f116,[%d194];
ld.global.nc.f32 %f117,[%d312];
add.s64 %d196,%d312,%d311;
ld.global.nc.f32 %f118,[%d196];
ld.global.nc.f32 %f119,[%d313];
add.s64 %d198,%d313,%d311;
ld.global.nc.f32 %f120,[%d198];
ld.global.nc.f32 %f121,[%d314];
add.s64 %d200,%d314,%d311;
ld.global.nc.f32 %f122,[%d200];
$29:
mov.f32 %f49,0f37000000;
add.rn.f32 %f50,%f115,%f49;
mov.f32 %f51,0f4B400000;
add.rm.f32 %f52,%f50,%f51;
mov.b32 %r377,%f52;
add.s32 %r873,%r377,-1262485504;
sub.rn.f32 %f53,%f52,%f51;
sub.rn.f32 %f54,%f50,%f53;
mov.f32 %f55,0f4B000000;
mov.f32 %f56,0f47800000;
fma.rz.f32 %f57,%f54,%f56,%f55;
mov.b32 %r378,%f57;
and.b32 %r871,%r378,65535;
add.rn.f32 %f58,%f116,%f49;
add.rm.f32 %f59,%f58,%f51;
mov.b32 %r379,%f59;
add.s32 %r872,%r379,-1262485504;
sub.rn.f32 %f60,%f59,%f51;
sub.rn.f32 %f61,%f58,%f60;
fma.rz.f32 %f62,%f61,%f56,%f55;
mov.b32 %r380,%f62;
and.b32 %r870,%r380,65535;
add.rn.f32 %f63,%f117,%f49;
add.rm.f32 %f64,%f63,%f51;
mov.b32 %r381,%f64;
add.s32 %r869,%r381,-1262485504;
sub.rn.f32 %f65,%f64,%f51;
sub.rn.f32 %f66,%f63,%f65;
fma.rz.f32 %f67,%f66,%f56,%f55;
mov.b32 %r382,%f67;
and.b32 %r867,%r382,65535;
add.rn.f32 %f68,%f118,%f49;
add.rm.f32 %f69,%f68,%f51;
mov.b32 %r383,%f69;
add.s32 %r868,%r383,-1262485504;
sub.rn.f32 %f70,%f69,%f51;
sub.rn.f32 %f71,%f68,%f70;
fma.rz.f32 %f72,%f71,%f56,%f55;
mov.b32 %r384,%f72;
and.b32 %r866,%r384,65535;
add.rn.f32 %f73,%f119,%f49;
add.rm.f32 %f74,%f73,%f51;
mov.b32 %r385,%f74;
add.s32 %r874,%r385,-1262485504;
sub.rn.f32 %f75,%f74,%f51;
sub.rn.f32 %f76,%f73,%f75;
fma.rz.f32 %f77,%f76,%f56,%f55;
mov.b32 %r386,%f77;
and.b32 %r876,%r386,65535;
add.rn.f32 %f78,%f120,%f49;
add.rm.f32 %f79,%f78,%f51;
mov.b32 %r387,%f79;
add.s32 %r875,%r387,-1262485504;
sub.rn.f32 %f80,%f79,%f51;
sub.rn.f32 %f81,%f78,%f80;
fma.rz.f32 %f82,%f81,%f56,%f55;
mov.b32 %r388,%f82;
and.b32 %r877,%r388,65535;
add.rn.f32 %f83,%f121,%f49;
add.rm.f32 %f84,%f83,%f51;
mov.b32 %r389,%f84;
add.s32 %r878,%r389,-1262485504;
sub.rn.f32 %f85,%f84,%f51;
sub.rn.f32 %f86,%f83,%f85;
fma.rz.f32 %f87,%f86,%f56,%f55;
mov.b32 %r390,%f87;
and.b32 %r880,%r390,65535;
add.rn.f32 %f88,%f122,%f49;
add.rm.f32 %f89,%f88,%f51;
mov.b32 %r391,%f89;
add.s32 %r879,%r391,-1262485504;
sub.rn.f32 %f90,%f89,%f51;
sub.rn.f32 %f91,%f88,%f90;
fma.rz.f32 %f92,%f91,%f56,%f55;
mov.b32 %r392,%f92;
and.b32 %r881,%r392,65535;
$30:
cvt.u32.u64 %r395,%d300;
and.b32 %r396,%r395,3;
cvt.u32.u64 %r96,%d301;
shl.b32 %r397,%r96,3;
add.s32 %r398,%r862,-1;
shl.b32 %r399,%r861,2;
mad.lo.s32 %r400,%r398,%r96,%r399;
add.s32 %r97,%r400,%r396;
shl.b32 %r401,%r97,3;
add.s32 %r402,%r401,-96;
or.b32 %r403,%r402,31;
setp.lt.s32 %p19,%r97,12;
add.s32 %r404,%r861,-1;
selp.b32 %r405,0,%r404,%p19;
mov.u32 %r916,0;
shl.b32 %r406,%r395,3;
and.b32 %r98,%r406,24;
mad.lo.s32 %r407,%r870,%r871,65535;
shr.u32 %r408,%r407,16;
mad.lo.s32 %r931,%r408,65535,%r870;
mad.lo.s32 %r409,%r871,65535,65535;
sub.s32 %r932,%r409,%r931;
mad.lo.s32 %r410,%r872,%r397,%r98;
shl.b32 %r411,%r873,5;
add.s32 %r924,%r410,%r411;
add.s32 %r923,%r924,%r397;
setp.lt.u32 %p20,%r873,%r405;
setp.lt.u32 %p21,%r872,%r398;
and.pred %p22,%p20,%p21;
setp.le.u32 %p23,%r923,%r403;
and.pred %p24,%p23,%p22;
selp.u16 %s49,1,0,%p24;
mad.lo.s32 %r412,%r866,%r867,65535;
shr.u32 %r413,%r412,16;
mad.lo.s32 %r929,%r413,65535,%r866;
mad.lo.s32 %r414,%r867,65535,65535;
sub.s32 %r930,%r414,%r929;
mad.lo.s32 %r415,%r868,%r397,%r98;
shl.b32 %r416,%r869,5;
add.s32 %r922,%r415,%r416;
add.s32 %r921,%r922,%r397;
setp.lt.u32 %p25,%r869,%r405;
setp.lt.u32 %p26,%r868,%r398;
and.pred %p27,%p25,%p26;
setp.le.u32 %p28,%r921,%r403;
and.pred %p29,%p28,%p27;
selp.u16 %s48,1,0,%p29;
and.pred %p30,%p24,%p29;
mad.lo.s32 %r417,%r877,%r876,65535;
shr.u32 %r418,%r417,16;
mad.lo.s32 %r927,%r418,65535,%r877;
mad.lo.s32 %r419,%r876,65535,65535;
sub.s32 %r928,%r419,%r927;
mad.lo.s32 %r420,%r875,%r397,%r98;
shl.b32 %r421,%r874,5;
add.s32 %r920,%r420,%r421;
add.s32 %r919,%r920,%r397;
setp.lt.u32 %p31,%r874,%r405;
setp.lt.u32 %p32,%r875,%r398;
and.pred %p33,%p31,%p32;
setp.le.u32 %p34,%r919,%r403;
and.pred %p35,%p34,%p33;
selp.u16 %s47,1,0,%p35;
and.pred %p36,%p30,%p35;
mad.lo.s32 %r422,%r881,%r880,65535;
shr.u32 %r423,%r422,16;
mad.lo.s32 %r925,%r423,65535,%r881;
mad.lo.s32 %r424,%r880,65535,65535;
sub.s32 %r926,%r424,%r925;
mad.lo.s32 %r425,%r879,%r397,%r98;
shl.b32 %r426,%r878,5;
add.s32 %r918,%r425,%r426;
add.s32 %r917,%r918,%r397;
setp.lt.u32 %p37,%r878,%r405;
setp.lt.u32 %p38,%r879,%r398;
and.pred %p39,%p37,%p38;
setp.le.u32 %p40,%r917,%r403;
and.pred %p41,%p40,%p39;
selp.u16 %s46,1,0,%p41;
and.pred %p42,%p36,%p41;
mov.u32 %r933,%r916;
@%p42 bra $37;
ld.param.f32 %f114,[p15];
ld.param.f32 %f113,[p14];
ld.param.f32 %f112,[p13];
ld.param.f32 %f111,[p12];
cvt.rni.s32.f32 %r429,%f111;
max.s32 %r430,%r429,0;
min.s32 %r431,%r430,255;
cvt.rni.s32.f32 %r432,%f112;
max.s32 %r433,%r432,0;
min.s32 %r434,%r433,255;
shl.b32 %r435,%r434,8;
or.b32 %r436,%r435,%r431;
cvt.rni.s32.f32 %r437,%f113;
max.s32 %r438,%r437,0;
min.s32 %r439,%r438,255;
shl.b32 %r440,%r439,16;
or.b32 %r441,%r440,%r436;
cvt.rni.s32.f32 %r442,%f114;
max.s32 %r443,%r442,0;
min.s32 %r444,%r443,255;
shl.b32 %r445,%r444,24;
or.b32 %r933,%r445,%r441;
setp.eq.s32 %p43,%r933,0;
setp.ne.s32 %p44,%r318,0;
or.pred %p1,%p43,%p44;
add.s32 %r918,%r425,%r426;
add.s32 %r917,%r918,%r397;
setp.le.u32 %p45,%r917,%r403;
and.pred %p50,%p45,%p39;
selp.u16 %s46,1,0,%p50;
add.s32 %r920,%r420,%r421;
add.s32 %r919,%r920,%r397;
setp.le.u32 %p51,%r919,%r403;
and.pred %p55,%p51,%p33;
selp.u16 %s47,1,0,%p55;
add.s32 %r922,%r415,%r416;
add.s32 %r921,%r922,%r397;
setp.le.u32 %p56,%r921,%r403;
and.pred %p60,%p56,%p27;
selp.u16 %s48,1,0,%p60;
add.s32 %r913,%r410,%r411;
add.s32 %r912,%r913,%r397;
setp.le.u32 %p61,%r912,%r403;
and.pred %p65,%p61,%p22;
selp.u16 %s45,1,0,%p65;
mov.u32 %r914,%r931;
mov.u32 %r915,%r932;
mov.u32 %r898,%r916;
$32:
.pragma "nounroll";
mov.u32 %r127,%r873;
mov.u32 %r126,%r872;
mov.u32 %r873,%r869;
mov.u32 %r872,%r868;
mov.u16 %s49,%s48;
mov.u16 %s48,%s47;
mov.u16 %s47,%s46;
mov.u32 %r932,%r930;
mov.u32 %r931,%r929;
mov.u32 %r930,%r928;
mov.u32 %r929,%r927;
mov.u32 %r928,%r926;
mov.u32 %r927,%r925;
mov.u32 %r924,%r922;
mov.u32 %r923,%r921;
mov.u32 %r922,%r920;
mov.u32 %r921,%r919;
mov.u32 %r920,%r918;
mov.u32 %r919,%r917;
setp.eq.s32 %p66,%r315,1;
selp.b32 %r461,524288,4194304,%p66;
add.s32 %r462,%r127,%r461;
shl.b32 %r463,%r461,1;
setp.ge.u32 %p67,%r462,%r463;
add.s32 %r464,%r126,%r461;
setp.ge.u32 %p68,%r464,%r463;
or.pred %p69,%p67,%p68;
setp.ne.s32 %p70,%r315,0;
and.pred %p2,%p70,%p69;
add.s32 %r465,%r127,1;
setp.le.u32 %p71,%r465,%r861;
add.s32 %r466,%r126,1;
setp.le.u32 %p72,%r466,%r862;
and.pred %p73,%p71,%p72;
or.pred %p74,%p73,%p2;
not.pred %p75,%p74;
setp.eq.s32 %p76,%r318,0;
and.pred %p77,%p76,%p75;
and.b16 %s20,%s45,255;
setp.ne.s16 %p78,%s20,0;
or.pred %p79,%p78,%p77;
@%p79 bra $36;
not.pred %p80,%p2;
and.pred %p81,%p1,%p80;
mov.u16 %s45,0;
not.pred %p82,%p81;
@%p82 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r127;
.param .b32 q1;
st.param.b32 [q1+0],%r126;
.param .b32 q2;
st.param.b32 [q2+0],%r915;
.param .b32 q3;
st.param.b32 [q3+0],%r914;
.param .b32 q4;
st.param.b32 [q4+0],%r861;
.param .b32 q5;
st.param.b32 [q5+0],%r862;
.param .b32 q6;
st.param.b32 [q6+0],%r318;
.param .align 4 .b8 retval0[16];
call.uni (retval0),
z4,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r467,[retval0+0];
ld.param.b32 %r468,[retval0+4];
ld.param.b32 %r915,[retval0+8];
ld.param.b32 %r914,[retval0+12];
}
mad.lo.s32 %r474,%r468,%r397,%r98;
shl.b32 %r475,%r467,5;
add.s32 %r913,%r474,%r475;
add.s32 %r912,%r913,%r397;
setp.lt.u32 %p84,%r467,%r405;
setp.le.u32 %p85,%r912,%r403;
and.pred %p86,%p84,%p85;
selp.u16 %s45,1,0,%p86;
$35:
mov.u32 %r485,1;
shl.b32 %r486,%r485,%r898;
setp.eq.s16 %p87,%s45,0;
selp.b32 %r487,%r486,0,%p87;
or.b32 %r916,%r487,%r916;
$36:
mov.u16 %s46,%s45;
mov.u32 %r926,%r915;
mov.u32 %r925,%r914;
mov.u32 %r918,%r913;
mov.u32 %r917,%r912;
add.s32 %r898,%r898,1;
setp.ne.s32 %p88,%r898,4;
mov.u32 %r912,%r923;
mov.u32 %r913,%r924;
mov.u32 %r914,%r931;
mov.u32 %r915,%r932;
mov.u16 %s45,%s49;
mov.u32 %r868,%r875;
mov.u32 %r869,%r874;
mov.u32 %r874,%r878;
mov.u32 %r875,%r879;
mov.u32 %r878,%r127;
mov.u32 %r879,%r126;
@%p88 bra $32;
$37:
ld.param.u32 %r829,[p10];
ld.param.u32 %r828,[p9];
and.b16 %s22,%s49,255;
setp.eq.s16 %p89,%s22,0;
selp.b32 %r183,0,%r923,%p89;
selp.b32 %r184,0,%r924,%p89;
and.b16 %s23,%s48,255;
setp.eq.s16 %p90,%s23,0;
selp.b32 %r185,0,%r921,%p90;
selp.b32 %r186,0,%r922,%p90;
and.b16 %s24,%s47,255;
setp.eq.s16 %p91,%s24,0;
selp.b32 %r187,0,%r919,%p91;
selp.b32 %r188,0,%r920,%p91;
and.b16 %s25,%s46,255;
setp.eq.s16 %p92,%s25,0;
selp.b32 %r189,0,%r917,%p92;
selp.b32 %r190,0,%r918,%p92;
cvt.u32.u64 %r488,%d303;
mul.lo.s32 %r191,%r24,%r488;
sub.s32 %r491,%r828,%r1;
min.s32 %r492,%r491,%r829;
setp.lt.s32 %p93,%r492,1;
@%p93 bra $65;
ld.param.u64 %d299,[p5];
mov.u32 %r837,%tid.x;
and.b32 %r836,%r837,15;
mov.u32 %r831,%ctaid.x;
shl.b32 %r830,%r831,6;
bfi.b32 %r499,%r831,%r836,6,26;
shl.b32 %r500,%r499,2;
add.s32 %r501,%r191,%r500;
cvt.u64.u32 %d205,%r501;
add.s64 %d316,%d302,%d205;
and.b64 %d206,%d300,3;
sub.s64 %d315,%d300,%d206;
add.s32 %r502,%r830,64;
setp.le.s32 %p94,%r502,%r863;
or.b64 %d207,%d303,%d299;
or.b64 %d208,%d207,%d302;
and.b64 %d209,%d208,3;
setp.eq.s64 %p95,%d209,0;
and.pred %p3,%p94,%p95;
mov.u32 %r939,0;
$39:
.pragma "nounroll";
setp.ne.s16 %p96,%s22,0;
selp.u16 %s27,1,0,%p96;
or.b16 %s28,%s48,%s27;
and.b16 %s29,%s28,255;
setp.ne.s16 %p97,%s29,0;
selp.u16 %s30,1,0,%p97;
or.b16 %s31,%s47,%s30;
and.b16 %s32,%s31,255;
setp.ne.s16 %p98,%s32,0;
selp.u16 %s33,1,0,%p98;
or.b16 %s34,%s46,%s33;
and.b16 %s35,%s34,255;
setp.eq.s16 %p99,%s35,0;
@%p99 bra $57;
and.b32 %r506,%r184,31;
setp.eq.s32 %p100,%r506,0;
mov.u32 %r941,0;
shr.u32 %r507,%r184,5;
mul.wide.u32 %d212,%r507,4;
add.s64 %d210,%d315,%d212;
ld.global.nc.u32 %r503,[%d210];
add.s64 %d211,%d210,4;
ld.global.nc.u32 %r504,[%d211];
mov.u32 %r940,%r941;
@%p100 bra $42;
add.s64 %d213,%d210,8;
ld.global.nc.u32 %r940,[%d213];
$42:
and.b32 %r512,%r183,31;
setp.eq.s32 %p101,%r512,0;
shr.u32 %r513,%r183,5;
mul.wide.u32 %d216,%r513,4;
add.s64 %d214,%d315,%d216;
ld.global.nc.u32 %r509,[%d214];
add.s64 %d215,%d214,4;
ld.global.nc.u32 %r510,[%d215];
@%p101 bra $44;
add.s64 %d217,%d214,8;
ld.global.nc.u32 %r941,[%d217];
$44:
and.b32 %r518,%r186,31;
setp.eq.s32 %p102,%r518,0;
mov.u32 %r943,0;
shr.u32 %r519,%r186,5;
mul.wide.u32 %d220,%r519,4;
add.s64 %d218,%d315,%d220;
ld.global.nc.u32 %r515,[%d218];
add.s64 %d219,%d218,4;
ld.global.nc.u32 %r516,[%d219];
mov.u32 %r942,%r943;
@%p102 bra $46;
add.s64 %d221,%d218,8;
ld.global.nc.u32 %r942,[%d221];
$46:
and.b32 %r524,%r185,31;
setp.eq.s32 %p103,%r524,0;
shr.u32 %r525,%r185,5;
mul.wide.u32 %d224,%r525,4;
add.s64 %d222,%d315,%d224;
ld.global.nc.u32 %r521,[%d222];
add.s64 %d223,%d222,4;
ld.global.nc.u32 %r522,[%d223];
@%p103 bra $48;
add.s64 %d225,%d222,8;
ld.global.nc.u32 %r943,[%d225];
$48:
and.b32 %r530,%r188,31;
setp.eq.s32 %p104,%r530,0;
mov.u32 %r945,0;
shr.u32 %r531,%r188,5;
mul.wide.u32 %d228,%r531,4;
add.s64 %d226,%d315,%d228;
ld.global.nc.u32 %r527,[%d226];
add.s64 %d227,%d226,4;
ld.global.nc.u32 %r528,[%d227];
mov.u32 %r944,%r945;
@%p104 bra $50;
add.s64 %d229,%d226,8;
ld.global.nc.u32 %r944,[%d229];
$50:
and.b32 %r536,%r187,31;
setp.eq.s32 %p105,%r536,0;
shr.u32 %r537,%r187,5;
mul.wide.u32 %d232,%r537,4;
add.s64 %d230,%d315,%d232;
ld.global.nc.u32 %r533,[%d230];
add.s64 %d231,%d230,4;
ld.global.nc.u32 %r534,[%d231];
@%p105 bra $52;
add.s64 %d233,%d230,8;
ld.global.nc.u32 %r945,[%d233];
$52:
and.b32 %r542,%r190,31;
setp.eq.s32 %p106,%r542,0;
mov.u32 %r947,0;
shr.u32 %r543,%r190,5;
mul.wide.u32 %d236,%r543,4;
add.s64 %d234,%d315,%d236;
ld.global.nc.u32 %r539,[%d234];
add.s64 %d235,%d234,4;
ld.global.nc.u32 %r540,[%d235];
mov.u32 %r946,%r947;
@%p106 bra $54;
add.s64 %d237,%d234,8;
ld.global.nc.u32 %r946,[%d237];
$54:
and.b32 %r548,%r189,31;
setp.eq.s32 %p107,%r548,0;
shr.u32 %r549,%r189,5;
mul.wide.u32 %d240,%r549,4;
add.s64 %d238,%d315,%d240;
ld.global.nc.u32 %r545,[%d238];
add.s64 %d239,%d238,4;
ld.global.nc.u32 %r546,[%d239];
@%p107 bra $56;
add.s64 %d241,%d238,8;
ld.global.nc.u32 %r947,[%d241];
$56:
shf.r.wrap.b32 %r552,%r503,%r504,%r184;
shf.r.wrap.b32 %r556,%r509,%r510,%r183;
shf.r.wrap.b32 %r560,%r504,%r940,%r184;
shf.r.wrap.b32 %r564,%r510,%r941,%r183;
mov.u32 %r744,20800;
prmt.b32 %r578,%r552,%r560,%r744;
prmt.b32 %r582,%r556,%r564,%r744;
mov.u32 %r745,29538;
prmt.b32 %r594,%r552,%r560,%r745;
prmt.b32 %r598,%r556,%r564,%r745;
mov.u32 %r740,32768;
mov.u32 %r572,%r740;
dp2a.lo.u32.u32 %r572,%r932,%r578,%r572;
dp2a.lo.u32.u32 %r572,%r931,%r582,%r572;
mov.u32 %r580,%r740;
dp2a.hi.u32.u32 %r580,%r932,%r578,%r580;
dp2a.hi.u32.u32 %r580,%r931,%r582,%r580;
mov.u32 %r588,%r740;
dp2a.lo.u32.u32 %r588,%r932,%r594,%r588;
dp2a.lo.u32.u32 %r588,%r931,%r598,%r588;
mov.u32 %r746,98;
prmt.b32 %r747,%r572,%r580,%r746;
mov.u32 %r596,%r740;
dp2a.hi.u32.u32 %r596,%r932,%r594,%r596;
dp2a.hi.u32.u32 %r596,%r931,%r598,%r596;
prmt.b32 %r748,%r588,%r596,%r746;
mov.u32 %r749,21520;
prmt.b32 %r960,%r747,%r748,%r749;
shf.r.wrap.b32 %r600,%r515,%r516,%r186;
shf.r.wrap.b32 %r604,%r521,%r522,%r185;
shf.r.wrap.b32 %r608,%r516,%r942,%r186;
shf.r.wrap.b32 %r612,%r522,%r943,%r185;
prmt.b32 %r626,%r600,%r608,%r744;
prmt.b32 %r630,%r604,%r612,%r744;
prmt.b32 %r642,%r600,%r608,%r745;
prmt.b32 %r646,%r604,%r612,%r745;
mov.u32 %r620,%r740;
dp2a.lo.u32.u32 %r620,%r930,%r626,%r620;
dp2a.lo.u32.u32 %r620,%r929,%r630,%r620;
mov.u32 %r628,%r740;
dp2a.hi.u32.u32 %r628,%r930,%r626,%r628;
dp2a.hi.u32.u32 %r628,%r929,%r630,%r628;
mov.u32 %r636,%r740;
dp2a.lo.u32.u32 %r636,%r930,%r642,%r636;
dp2a.lo.u32.u32 %r636,%r929,%r646,%r636;
prmt.b32 %r750,%r620,%r628,%r746;
mov.u32 %r644,%r740;
dp2a.hi.u32.u32 %r644,%r930,%r642,%r644;
dp2a.hi.u32.u32 %r644,%r929,%r646,%r644;
prmt.b32 %r751,%r636,%r644,%r746;
prmt.b32 %r959,%r750,%r751,%r749;
shf.r.wrap.b32 %r648,%r527,%r528,%r188;
shf.r.wrap.b32 %r652,%r533,%r534,%r187;
shf.r.wrap.b32 %r656,%r528,%r944,%r188;
shf.r.wrap.b32 %r660,%r534,%r945,%r187;
prmt.b32 %r674,%r648,%r656,%r744;
prmt.b32 %r678,%r652,%r660,%r744;
prmt.b32 %r690,%r648,%r656,%r745;
prmt.b32 %r694,%r652,%r660,%r745;
mov.u32 %r668,%r740;
dp2a.lo.u32.u32 %r668,%r928,%r674,%r668;
dp2a.lo.u32.u32 %r668,%r927,%r678,%r668;
mov.u32 %r676,%r740;
dp2a.hi.u32.u32 %r676,%r928,%r674,%r676;
dp2a.hi.u32.u32 %r676,%r927,%r678,%r676;
mov.u32 %r684,%r740;
dp2a.lo.u32.u32 %r684,%r928,%r690,%r684;
dp2a.lo.u32.u32 %r684,%r927,%r694,%r684;
prmt.b32 %r752,%r668,%r676,%r746;
mov.u32 %r692,%r740;
dp2a.hi.u32.u32 %r692,%r928,%r690,%r692;
dp2a.hi.u32.u32 %r692,%r927,%r694,%r692;
prmt.b32 %r753,%r684,%r692,%r746;
prmt.b32 %r958,%r752,%r753,%r749;
shf.r.wrap.b32 %r696,%r539,%r540,%r190;
shf.r.wrap.b32 %r700,%r545,%r546,%r189;
shf.r.wrap.b32 %r704,%r540,%r946,%r190;
shf.r.wrap.b32 %r708,%r546,%r947,%r189;
prmt.b32 %r722,%r696,%r704,%r744;
prmt.b32 %r726,%r700,%r708,%r744;
prmt.b32 %r738,%r696,%r704,%r745;
prmt.b32 %r742,%r700,%r708,%r745;
mov.u32 %r716,%r740;
dp2a.lo.u32.u32 %r716,%r926,%r722,%r716;
dp2a.lo.u32.u32 %r716,%r925,%r726,%r716;
mov.u32 %r724,%r740;
dp2a.hi.u32.u32 %r724,%r926,%r722,%r724;
dp2a.hi.u32.u32 %r724,%r925,%r726,%r724;
mov.u32 %r732,%r740;
dp2a.lo.u32.u32 %r732,%r926,%r738,%r732;
dp2a.lo.u32.u32 %r732,%r925,%r742,%r732;
prmt.b32 %r754,%r716,%r724,%r746;
dp2a.hi.u32.u32 %r740,%r926,%r738,%r740;
dp2a.hi.u32.u32 %r740,%r925,%r742,%r740;
prmt.b32 %r755,%r732,%r740,%r746;
prmt.b32 %r957,%r754,%r755,%r749;
$57:
selp.b32 %r960,%r933,%r960,%p89;
selp.b32 %r959,%r933,%r959,%p90;
selp.b32 %r958,%r933,%r958,%p91;
selp.b32 %r957,%r933,%r957,%p92;
@%p3 bra $62;
bra.uni $58;
$62:
setp.ge.s32 %p116,%r344,%r864;
@%p116 bra $64;
st.u32 [%d316],%r960;
st.u32 [%d316+64],%r959;
st.u32 [%d316+128],%r958;
st.u32 [%d316+192],%r957;
bra.uni $64;
$58:
mov.u32 %r952,0;
mov.u32 %r953,%r957;
$59:
.pragma "nounroll";
mov.u32 %r957,%r960;
mov.u32 %r960,%r959;
mov.u32 %r959,%r958;
mov.u32 %r958,%r953;
shl.b32 %r766,%r952,4;
add.s32 %r767,%r766,%r499;
setp.ge.s32 %p112,%r767,%r863;
setp.ge.s32 %p113,%r344,%r864;
or.pred %p114,%p113,%p112;
@%p114 bra $61;
shl.b32 %r768,%r952,6;
cvt.s64.s32 %d244,%r768;
add.s64 %d245,%d316,%d244;
st.u8 [%d245],%r957;
shr.u32 %r769,%r957,8;
st.u8 [%d245+1],%r769;
shr.u32 %r770,%r957,16;
st.u8 [%d245+2],%r770;
shr.u32 %r771,%r957,24;
st.u8 [%d245+3],%r771;
$61:
add.s32 %r952,%r952,1;
setp.eq.s32 %p115,%r952,4;
mov.u32 %r953,%r957;
@%p115 bra $64;
bra.uni $59;
$64:
ld.param.u64 %d298,[p5];
ld.param.u64 %d297,[p1];
add.s64 %d315,%d315,%d297;
add.s64 %d316,%d316,%d298;
add.s32 %r939,%r939,1;
setp.lt.s32 %p117,%r939,%r492;
@%p117 bra $39;
$65:
bar.warp.sync -1;
setp.ge.s32 %p118,%r344,%r864;
setp.eq.s32 %p119,%r916,0;
or.pred %p120,%p119,%p118;
@%p120 bra $92;
ld.param.u64 %d296,[p2];
mov.u32 %r835,%tid.x;
and.b32 %r834,%r835,15;
ld.param.u64 %d324,[p8];
mov.u32 %r832,%ctaid.x;
ld.param.u64 %d279,[p3];
cvt.s64.s32 %d246,%r1;
mul.lo.s64 %d247,%d279,%d246;
add.s64 %d87,%d296,%d247;
cvt.s64.s32 %d91,%r24;
cvt.u64.u32 %d92,%r24;
cvt.rn.f64.u32 %e46,%r24;
cvt.rn.f64.s32 %e47,%r24;
add.s64 %d93,%d302,3;
bfi.b32 %r256,%r832,%r834,6,26;
mov.u32 %r961,0;
$67:
.pragma "nounroll";
shl.b32 %r798,%r961,4;
add.s32 %r259,%r798,%r256;
and.b32 %r799,%r916,1;
setp.eq.b32 %p121,%r799,1;
not.pred %p122,%p121;
setp.ge.s32 %p123,%r259,%r863;
or.pred %p124,%p122,%p123;
@%p124 bra $91;
ld.param.u64 %d321,[p3+24];
ld.param.u64 %d320,[p3+16];
ld.param.u64 %d319,[p3+8];
setp.eq.s32 %p125,%r326,0;
mov.u64 %d318,%d87;
@%p125 bra $70;
ld.param.u64 %d293,[p2];
cvta.to.global.u64 %d250,%d293;
mul.wide.s32 %d251,%r1,40;
add.s64 %d252,%d250,%d251;
ld.global.u64 %d321,[%d252+24];
ld.global.u64 %d320,[%d252+16];
ld.global.u64 %d319,[%d252+8];
ld.global.u64 %d318,[%d252];
$70:
ld.param.f64 %e221,[p7+24];
ld.param.f64 %e220,[p7+16];
ld.param.f64 %e219,[p7+8];
ld.param.f64 %e218,[p7];
ld.param.f64 %e226,[p7+64];
ld.param.f64 %e225,[p7+56];
ld.param.f64 %e224,[p7+48];
ld.param.f64 %e223,[p7+40];
ld.param.f64 %e222,[p7+32];
setp.eq.s64 %p126,%d324,0;
@%p126 bra $72;
add.s64 %d254,%d324,%d141;
ld.f64 %e226,[%d254+64];
ld.f64 %e225,[%d254+56];
ld.f64 %e224,[%d254+48];
ld.f64 %e223,[%d254+40];
ld.f64 %e222,[%d254+32];
ld.f64 %e221,[%d254+24];
ld.f64 %e220,[%d254+16];
ld.f64 %e219,[%d254+8];
ld.f64 %e218,[%d254];
$72:
@%p9 bra $79;
setp.ne.s32 %p128,%r315,1;
@%p128 bra $80;
shl.b32 %r856,%r961,4;
add.s32 %r855,%r856,%r256;
fma.rn.f64 %e152,%e219,%e46,%e220;
cvt.rn.f64.s32 %e75,%r855;
fma.rn.f64 %e153,%e225,%e46,%e226;
fma.rn.f64 %e151,%e224,%e75,%e153;
rcp.approx.ftz.f64 %e150,%e151;
neg.f64 %e154,%e151;
mov.f64 %e155,0d3FF0000000000000;
fma.rn.f64 %e156,%e154,%e150,%e155;
fma.rn.f64 %e157,%e150,%e156,%e150;
fma.rn.f64 %e158,%e218,%e75,%e152;
mov.f64 %e159,0d4138000000008000;
fma.rn.f64 %e76,%e158,%e157,%e159;
fma.rn.f64 %e160,%e222,%e46,%e223;
fma.rn.f64 %e161,%e221,%e75,%e160;
fma.rn.f64 %e77,%e161,%e157,%e159;
{
.reg .b32 %temp;
mov.b64 {%temp,%r264},%e76;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r265},%e77;
}
and.b32 %r806,%r264,-1048576;
setp.eq.s32 %p129,%r806,1093664768;
and.b32 %r807,%r265,-1048576;
setp.eq.s32 %p130,%r807,1093664768;
and.pred %p131,%p129,%p130;
@%p131 bra $78;
bra.uni $75;
$78:
{
.reg .b32 %temp;
mov.b64 {%r808,%temp},%e76;
}
{
.reg .b32 %temp;
mov.b64 {%r809,%temp},%e77;
}
add.s32 %r966,%r265,-1094189056;
add.s32 %r965,%r264,-1094189056;
shr.u32 %r968,%r809,16;
shr.u32 %r967,%r808,16;
bra.uni $88;
$79:
shl.b32 %r858,%r961,4;
add.s32 %r857,%r858,%r256;
mov.b64 %d255,%e223;
mov.b64 %d256,%e219;
mul.lo.s64 %d257,%d256,%d92;
mov.b64 %d258,%e220;
add.s64 %d259,%d257,%d258;
mov.b64 %d260,%e222;
mul.lo.s64 %d261,%d260,%d92;
add.s64 %d262,%d261,%d255;
cvt.u64.u32 %d263,%r857;
mov.b64 %d264,%e218;
mul.lo.s64 %d265,%d264,%d263;
add.s64 %d266,%d259,%d265;
mov.b64 %d267,%e221;
mul.lo.s64 %d268,%d267,%d263;
add.s64 %d269,%d262,%d268;
shr.u64 %d270,%d266,32;
shr.u64 %d271,%d269,32;
cvt.u32.u64 %r810,%d266;
cvt.u32.u64 %r811,%d269;
shr.u32 %r968,%r811,16;
shr.u32 %r967,%r810,16;
cvt.u32.u64 %r966,%d271;
cvt.u32.u64 %r965,%d270;
bra.uni $88;
$80:
shl.b32 %r854,%r961,4;
add.s32 %r853,%r854,%r256;
setp.ne.s32 %p133,%r315,0;
cvt.s64.s32 %d274,%r853;
mul.lo.s64 %d275,%d320,%d274;
mul.lo.s64 %d276,%d319,%d91;
add.s64 %d277,%d276,%d275;
add.s64 %d272,%d318,%d277;
ld.global.nc.f32 %f93,[%d272];
add.s64 %d273,%d272,%d321;
ld.global.nc.f32 %f94,[%d273];
mov.f32 %f95,0f37000000;
add.rn.f32 %f96,%f93,%f95;
mov.f32 %f97,0f4B400000;
add.rm.f32 %f98,%f96,%f97;
mov.b32 %r274,%f98;
sub.rn.f32 %f99,%f98,%f97;
sub.rn.f32 %f27,%f96,%f99;
add.rn.f32 %f100,%f94,%f95;
add.rm.f32 %f101,%f100,%f97;
mov.b32 %r275,%f101;
sub.rn.f32 %f102,%f101,%f97;
sub.rn.f32 %f28,%f100,%f102;
and.b32 %r812,%r274,-8388608;
setp.ne.s32 %p134,%r812,1258291200;
and.b32 %r813,%r275,-8388608;
setp.ne.s32 %p135,%r813,1258291200;
or.pred %p136,%p134,%p135;
and.pred %p137,%p133,%p136;
@%p137 bra $82;
bra.uni $81;
$82:
cvt.f64.f32 %e229,%f93;
cvt.f64.f32 %e228,%f94;
bra.uni $83;
$75:
mul.rn.f64 %e163,%e219,%e47;
fma.rn.f64 %e164,%e218,%e75,%e163;
add.rn.f64 %e78,%e164,%e220;
mul.rn.f64 %e165,%e222,%e47;
fma.rn.f64 %e166,%e221,%e75,%e165;
add.rn.f64 %e79,%e166,%e223;
mul.rn.f64 %e167,%e225,%e47;
fma.rn.f64 %e168,%e224,%e75,%e167;
add.rn.f64 %e80,%e168,%e226;
setp.eq.f64 %p132,%e80,0d0000000000000000;
mov.f64 %e227,0d0000000000000000;
@%p132 bra $77;
rcp.rn.f64 %e227,%e80;
$77:
mul.rn.f64 %e229,%e78,%e227;
mul.rn.f64 %e228,%e79,%e227;
$83:
mov.f64 %e169,0dC1CDCD6500000000;
max.f64 %e170,%e229,%e169;
mov.f64 %e171,0d41CDCD6500000000;
min.f64 %e172,%e170,%e171;
mov.f64 %e173,0d4338000000000000;
add.rn.f64 %e174,%e172,%e173;
sub.rn.f64 %e175,%e174,%e173;
sub.rn.f64 %e230,%e172,%e175;
{
.reg .b32 %temp;
mov.b64 {%r965,%temp},%e174;
}
setp.geu.f64 %p138,%e230,0d0000000000000000;
@%p138 bra $85;
add.s32 %r965,%r965,-1;
mov.f64 %e176,0d3FF0000000000000;
add.rn.f64 %e230,%e230,%e176;
$85:
max.f64 %e178,%e228,%e169;
min.f64 %e180,%e178,%e171;
add.rn.f64 %e182,%e180,%e173;
sub.rn.f64 %e183,%e182,%e173;
sub.rn.f64 %e231,%e180,%e183;
{
.reg .b32 %temp;
mov.b64 {%r966,%temp},%e182;
}
setp.geu.f64 %p139,%e231,0d0000000000000000;
@%p139 bra $87;
add.s32 %r966,%r966,-1;
mov.f64 %e184,0d3FF0000000000000;
add.rn.f64 %e231,%e231,%e184;
$87:
cvt.rn.f32.f64 %f107,%e230;
mul.f32 %f108,%f107,0f47800000;
cvt.rzi.u32.f32 %r816,%f108;
cvt.rn.f32.f64 %f109,%e231;
mul.f32 %f110,%f109,0f47800000;
cvt.rzi.u32.f32 %r817,%f110;
min.u32 %r968,%r817,65535;
min.u32 %r967,%r816,65535;
bra.uni $88;
$81:
mov.f32 %f103,0f4B000000;
mov.f32 %f104,0f47800000;
fma.rz.f32 %f105,%f27,%f104,%f103;
mov.b32 %r814,%f105;
fma.rz.f32 %f106,%f28,%f104,%f103;
mov.b32 %r815,%f106;
and.b32 %r968,%r815,65535;
and.b32 %r967,%r814,65535;
add.s32 %r966,%r275,-1262485504;
add.s32 %r965,%r274,-1262485504;
$88:
@%p93 bra $91;
shl.b32 %r860,%r961,4;
add.s32 %r859,%r860,%r256;
shl.b32 %r822,%r859,2;
add.s32 %r823,%r822,%r191;
cvt.u64.u32 %d278,%r823;
add.s64 %d322,%d93,%d278;
mov.u32 %r969,0;
mov.u64 %d323,%d300;
$90:
.pragma "nounroll";
ld.param.u64 %d295,[p5];
ld.param.u64 %d294,[p1];
ld.param.u32 %r833,[p11];
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d323;
.param .b32 q1;
st.param.b32 [q1+0],%r96;
.param .b32 q2;
st.param.b32 [q2+0],%r861;
.param .b32 q3;
st.param.b32 [q3+0],%r862;
.param .b32 q4;
st.param.b32 [q4+0],%r965;
.param .b32 q5;
st.param.b32 [q5+0],%r966;
.param .b32 q6;
st.param.b32 [q6+0],%r967;
.param .b32 q7;
st.param.b32 [q7+0],%r968;
.param .b32 q8;
st.param.b32 [q8+0],%r833;
.param .b32 q9;
st.param.b32 [q9+0],%r933;
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
q6,
q7,
q8,
q9
);
ld.param.b32 %r824,[retval0+0];
}
st.u8 [%d322+-3],%r824;
shr.u32 %r825,%r824,8;
st.u8 [%d322+-2],%r825;
shr.u32 %r826,%r824,16;
st.u8 [%d322+-1],%r826;
shr.u32 %r827,%r824,24;
st.u8 [%d322],%r827;
add.s64 %d323,%d323,%d294;
add.s64 %d322,%d322,%d295;
add.s32 %r969,%r969,1;
setp.lt.s32 %p141,%r969,%r492;
@%p141 bra $90;
$91:
add.s32 %r961,%r961,1;
shr.u32 %r916,%r916,1;
setp.ne.s32 %p142,%r916,0;
@%p142 bra $67;
$92:
ret;
$28:
ld.global.nc.v2.f32 {%f115,%f116},[%d62];
ld.global.nc.v2.f32 {%f117,%f118},[%d312];
ld.global.nc.v2.f32 {%f119,%f120},[%d313];
ld.global.nc.v2.f32 {%f121,%f122},[%d314];
bra.uni $29;
}
.func (.param .b32 func_retval0) z2(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
{
.reg .pred %p<9>;
.reg .b32 %r<137>;
.reg .b64 %d<22>;
ld.param.u64 %d1,[p0];
ld.param.u32 %r11,[p1];
ld.param.u32 %r12,[p2];
ld.param.u32 %r13,[p3];
ld.param.u32 %r14,[p4];
ld.param.u32 %r15,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
setp.lt.u32 %p1,%r14,%r12;
mov.u32 %r133,%r14;
@%p1 bra $2;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r14;
.param .b32 q1;
st.param.b32 [q1+0],%r12;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r133,[retval0+0];
}
$2:
setp.lt.u32 %p2,%r15,%r13;
mov.u32 %r134,%r15;
@%p2 bra $4;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r15;
.param .b32 q1;
st.param.b32 [q1+0],%r13;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r134,[retval0+0];
}
$4:
add.s32 %r135,%r14,1;
setp.lt.u32 %p3,%r135,%r12;
@%p3 bra $6;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r131,%r14,1;
st.param.b32 [q0+0],%r131;
.param .b32 q1;
st.param.b32 [q1+0],%r12;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r135,[retval0+0];
}
$6:
add.s32 %r136,%r15,1;
setp.lt.u32 %p4,%r136,%r13;
@%p4 bra $8;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r132,%r15,1;
st.param.b32 [q0+0],%r132;
.param .b32 q1;
st.param.b32 [q1+0],%r13;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
z3,
(
q0,
q1,
q2
);
ld.param.b32 %r136,[retval0+0];
}
$8:
or.b32 %r68,%r133,%r134;
setp.gt.s32 %p5,%r68,-1;
shl.b32 %r69,%r133,2;
mul.lo.s32 %r70,%r134,%r11;
add.s32 %r71,%r69,%r70;
selp.b32 %r72,%r71,0,%p5;
cvt.u64.u32 %d18,%r72;
add.s64 %d2,%d1,%d18;
ld.global.nc.u8 %r20,[%d2];
selp.b32 %r73,%r20,%r19,%p5;
and.b32 %r74,%r73,255;
add.s64 %d3,%d2,1;
ld.global.nc.u8 %r21,[%d3];
shr.u32 %r75,%r19,8;
selp.b32 %r76,%r21,%r75,%p5;
and.b32 %r77,%r76,255;
add.s64 %d4,%d2,2;
ld.global.nc.u8 %r22,[%d4];
shr.u32 %r78,%r19,16;
selp.b32 %r79,%r22,%r78,%p5;
and.b32 %r80,%r79,255;
add.s64 %d5,%d2,3;
ld.global.nc.u8 %r23,[%d5];
shr.u32 %r81,%r19,24;
selp.b32 %r82,%r23,%r81,%p5;
and.b32 %r83,%r82,255;
or.b32 %r84,%r135,%r134;
setp.gt.s32 %p6,%r84,-1;
shl.b32 %r85,%r135,2;
add.s32 %r86,%r85,%r70;
selp.b32 %r87,%r86,0,%p6;
cvt.u64.u32 %d19,%r87;
add.s64 %d6,%d1,%d19;
ld.global.nc.u8 %r24,[%d6];
selp.b32 %r88,%r24,%r19,%p6;
and.b32 %r89,%r88,255;
add.s64 %d7,%d6,1;
ld.global.nc.u8 %r25,[%d7];
selp.b32 %r90,%r25,%r75,%p6;
and.b32 %r91,%r90,255;
add.s64 %d8,%d6,2;
ld.global.nc.u8 %r26,[%d8];
selp.b32 %r92,%r26,%r78,%p6;
and.b32 %r93,%r92,255;
add.s64 %d9,%d6,3;
ld.global.nc.u8 %r27,[%d9];
selp.b32 %r94,%r27,%r81,%p6;
and.b32 %r95,%r94,255;
or.b32 %r96,%r133,%r136;
setp.gt.s32 %p7,%r96,-1;
mul.lo.s32 %r97,%r136,%r11;
add.s32 %r98,%r69,%r97;
selp.b32 %r99,%r98,0,%p7;
cvt.u64.u32 %d20,%r99;
add.s64 %d10,%d1,%d20;
ld.global.nc.u8 %r28,[%d10];
selp.b32 %r100,%r28,%r19,%p7;
and.b32 %r101,%r100,255;
add.s64 %d11,%d10,1;
ld.global.nc.u8 %r29,[%d11];
selp.b32 %r102,%r29,%r75,%p7;
and.b32 %r103,%r102,255;
add.s64 %d12,%d10,2;
ld.global.nc.u8 %r30,[%d12];
selp.b32 %r104,%r30,%r78,%p7;
and.b32 %r105,%r104,255;
add.s64 %d13,%d10,3;
ld.global.nc.u8 %r31,[%d13];
selp.b32 %r106,%r31,%r81,%p7;
and.b32 %r107,%r106,255;
or.b32 %r108,%r135,%r136;
setp.gt.s32 %p8,%r108,-1;
add.s32 %r109,%r85,%r97;
selp.b32 %r110,%r109,0,%p8;
cvt.u64.u32 %d21,%r110;
add.s64 %d14,%d1,%d21;
ld.global.nc.u8 %r32,[%d14];
selp.b32 %r111,%r32,%r19,%p8;
and.b32 %r112,%r111,255;
add.s64 %d15,%d14,1;
ld.global.nc.u8 %r33,[%d15];
selp.b32 %r113,%r33,%r75,%p8;
and.b32 %r114,%r113,255;
add.s64 %d16,%d14,2;
ld.global.nc.u8 %r34,[%d16];
selp.b32 %r115,%r34,%r78,%p8;
and.b32 %r116,%r115,255;
add.s64 %d17,%d14,3;
ld.global.nc.u8 %r35,[%d17];
selp.b32 %r117,%r35,%r81,%p8;
and.b32 %r118,%r117,255;
mad.lo.s32 %r119,%r17,%r16,65535;
shr.u32 %r120,%r119,16;
mad.lo.s32 %r41,%r120,65535,%r17;
mad.lo.s32 %r121,%r16,65535,65535;
sub.s32 %r61,%r121,%r41;
prmt.b32 %r42,%r112,%r101,30212;
prmt.b32 %r38,%r89,%r74,30212;
mov.u32 %r64,32768;
mov.u32 %r40,%r64;
dp2a.lo.u32.u32 %r40,%r61,%r38,%r40;
dp2a.lo.u32.u32 %r40,%r41,%r42,%r40;
shr.u32 %r122,%r40,16;
prmt.b32 %r50,%r114,%r103,30212;
prmt.b32 %r46,%r91,%r77,30212;
mov.u32 %r48,%r64;
dp2a.lo.u32.u32 %r48,%r61,%r46,%r48;
dp2a.lo.u32.u32 %r48,%r41,%r50,%r48;
shr.u32 %r123,%r48,8;
and.b32 %r124,%r123,16776960;
or.b32 %r125,%r124,%r122;
prmt.b32 %r58,%r116,%r105,30212;
prmt.b32 %r54,%r93,%r80,30212;
mov.u32 %r56,%r64;
dp2a.lo.u32.u32 %r56,%r61,%r54,%r56;
dp2a.lo.u32.u32 %r56,%r41,%r58,%r56;
and.b32 %r126,%r56,-65536;
or.b32 %r127,%r126,%r125;
prmt.b32 %r66,%r118,%r107,30212;
prmt.b32 %r62,%r95,%r83,30212;
dp2a.lo.u32.u32 %r64,%r61,%r62,%r64;
dp2a.lo.u32.u32 %r64,%r41,%r66,%r64;
shl.b32 %r128,%r64,8;
and.b32 %r129,%r128,-16777216;
or.b32 %r130,%r129,%r127;
st.param.b32 [func_retval0+0],%r130;
ret;
}
`;
